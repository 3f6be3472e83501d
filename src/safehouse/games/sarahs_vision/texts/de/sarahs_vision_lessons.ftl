### Die Lektionen von Sarah's Vision auf Deutsch.

lesson-sarahs_vision-a-directive-title = Eine Direktive
lesson-sarahs_vision-a-directive-task = Dein Zug beginnt mit einer Aktion, wenn du willst. Die einfachste kostet nichts: Zieh eine Direktive.
lesson-sarahs_vision-a-directive-well = Direktiven bleiben auf deiner Hand, bis du sie nach einem Ereignis spielst. Ziehen ist immer kostenlos, aber es ist deine ganze Aktion.
lesson-sarahs_vision-a-directive-hint = Das Ziehen findest du bei den Knöpfen neben dem Tisch.

lesson-sarahs_vision-a-cover-title = Eine Abdeckung
lesson-sarahs_vision-a-cover-task = Das nächste Ereignis bringt Gefahr in die Agenturzentrale, und dort steht Senat. Deck dieses Feld ab und bezahl mit dem Würfel vom Raster.
lesson-sarahs_vision-a-cover-well = Was abgedeckt ist, tritt nicht ein. Ein Würfel in der Farbe des Rahmens ist so gut wie ein Klotz, und der Turm bleibt unberührt.
lesson-sarahs_vision-a-cover-hint = Wähle auf Karte 1 das Feld mit dem grünen Rahmen, dann bezahlen, dann den Würfel für Führung.

lesson-sarahs_vision-a-steady-hand-title = Eine ruhige Hand
lesson-sarahs_vision-a-steady-hand-task = Tausche die ersten beiden Karten. Bezahl diesmal aus dem Turm: Tippe zuerst einen Klotz an, dann zieh einen, und lass den Turm stehen.
lesson-sarahs_vision-a-steady-hand-well = Ein lockerer oder fester Klotz ist fast sicher, ein klemmender nicht. Vor jedem Ziehen darfst du drei Klötze antippen.
lesson-sarahs_vision-a-steady-hand-hint = Tauschen kostet Grün. Tippe den linken Klotz von Lage 5 an.

lesson-sarahs_vision-two-at-once-title = Zwei auf einmal
lesson-sarahs_vision-two-at-once-task = Technik darf in diesem Zug keine Gefahr nehmen. Zwei Felder des nächsten Ereignisses bedrohen die Gießerei: Deck beide mit einer Aktion ab.
lesson-sarahs_vision-two-at-once-well = Abdecken ist eine Aktion, egal wie viele Felder du nennst. Zuerst nennst du alle, dann bezahlst du eines nach dem anderen.
lesson-sarahs_vision-two-at-once-hint = Schau auf Karte 1 das Feld rechts in der Mitte und die letzte Zeile an. Nenne beide, bevor du bezahlst.

lesson-sarahs_vision-what-is-coming-title = Was da kommt
lesson-sarahs_vision-what-is-coming-task = Vier Karten liegen verdeckt. Finde heraus, was darauf steht, ohne den Turm zu berühren.
lesson-sarahs_vision-what-is-coming-well = Nur offene Ereignisse lassen sich abdecken oder entfernen. Sie rechtzeitig zu kennen ist eine Aktion wert.
lesson-sarahs_vision-what-is-coming-hint = Aufdecken kostet Orange, und auf dem Raster liegt ein oranger Würfel.

lesson-sarahs_vision-another-order-title = Andere Reihenfolge
lesson-sarahs_vision-another-order-task = Das nächste Ereignis trifft die Gießerei, und weder Technik noch Wissenschaft erträgt noch einen Würfel. Ändere die Reihenfolge so, dass niemand Gefahr nimmt.
lesson-sarahs_vision-another-order-well = Figuren nehmen Gefahr erst am Ende des Zugs. Ein Ereignis, das eine Figur rechtzeitig wegführt, schützt sie.
lesson-sarahs_vision-another-order-hint = Karte 2 schickt Technik ins Offene Archiv, bevor die Gefahr verteilt wird.

lesson-sarahs_vision-tea-and-facts-title = Tee und Tatsachen
lesson-sarahs_vision-tea-and-facts-task = Am Ort von Technik liegen zwei Gefahrenwürfel. Lass das Ereignis eintreten und nimm sie dann mit deiner Direktive weg, bevor jemand sie nehmen muss.
lesson-sarahs_vision-tea-and-facts-well = Direktiven kommen nach dem Ereignis und vor dem Verteilen der Gefahr: der letzte Moment zum Aufräumen.
lesson-sarahs_vision-tea-and-facts-hint = Führe keine Aktion aus. Spiel dann die Direktive, bezahl mit dem violetten Würfel und wähle zweimal das Offene Archiv.

lesson-sarahs_vision-who-bears-it-title = Wer trägt es?
lesson-sarahs_vision-who-bears-it-task = Technik und Senat stehen am selben Ort, bei zwei Gefahrenwürfeln. Verteile sie so, dass niemand fünf erreicht.
lesson-sarahs_vision-who-bears-it-well = Wo mehrere Figuren stehen, verteilst du die Gefahr Würfel für Würfel. Fünf Würfel bei einer Figur, und das Spiel ist für alle verloren.
lesson-sarahs_vision-who-bears-it-hint = Beide tragen drei. Für je einen ist noch Platz.

lesson-sarahs_vision-a-full-row-title = Eine volle Zeile
lesson-sarahs_vision-a-full-row-task = Senat findet in der Agenturzentrale Inspiration, für Führung oder K.I. Leg den Würfel dorthin, wo er einen Klotz freigibt.
lesson-sarahs_vision-a-full-row-well = Eine Zeile mit einem Würfel für jede Figur gibt ihren Klotz für immer frei, auch wenn du die Würfel später ausgibst.
lesson-sarahs_vision-a-full-row-hint = In einer Zeile ist nur noch das Feld von Senat leer.

lesson-sarahs_vision-out-of-the-way-title = Aus dem Weg
lesson-sarahs_vision-out-of-the-way-task = Das nächste Ereignis bringt zwei Würfel ins Gemeinschaftszentrum. Lass es kommen, aber bring Senat rechtzeitig weg.
lesson-sarahs_vision-out-of-the-way-well = Gefahr bleibt liegen, wo niemand steht, und schadet keinem, solange der Ort nicht überläuft.
lesson-sarahs_vision-out-of-the-way-hint = Dein Kahn hält überall. Wähle einen Ort ohne Gefahr.

lesson-sarahs_vision-too-many-cubes-title = Zu viele Würfel
lesson-sarahs_vision-too-many-cubes-task = Das nächste Ereignis bringt zwei Würfel in die Gärten, wo schon zwei liegen. Was ein Ort nicht fasst, geht an die Figuren, und keine erträgt noch etwas. Hilf dir.
lesson-sarahs_vision-too-many-cubes-well = Ein Ort fasst drei Würfel. Nur was darüber ist, wird verteilt, wo auch immer die Figuren stehen.
lesson-sarahs_vision-too-many-cubes-hint = Ein Würfel weniger genügt. Die zweite Hälfte der Direktive brauchst du nicht.

lesson-sarahs_vision-the-last-event-title = Das letzte Ereignis
lesson-sarahs_vision-the-last-event-task = Ein Ereignis ist übrig. Technik und Senat tragen je vier Gefahrenwürfel. Gewinn das Spiel.
lesson-sarahs_vision-the-last-event-well = Alle zwanzig Ereignisse sind überstanden, und niemand hat fünf Würfel: gewonnen.
lesson-sarahs_vision-the-last-event-hint = Beide umrahmten Felder müssen abgedeckt werden, und für jedes gibt es einen Würfel.
