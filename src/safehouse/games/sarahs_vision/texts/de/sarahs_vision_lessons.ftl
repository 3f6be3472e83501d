### Die Lektionen von Sarah's Vision auf Deutsch.

lesson-sarahs_vision-a-directive-title = Eine Anweisungskarte
lesson-sarahs_vision-a-directive-task = Zu Beginn deines Zugs darfst du eine Aktion ausführen. Die einfachste kostet nichts: Zieh eine Anweisungskarte.
lesson-sarahs_vision-a-directive-well = Anweisungskarten behältst du auf der Hand, bis du sie nach einem Ereignis spielst. Ziehen ist immer kostenlos, verbraucht aber deine Aktion.
lesson-sarahs_vision-a-directive-hint = Du findest „Anweisungskarte ziehen“ bei den Knöpfen neben dem Tisch.

lesson-sarahs_vision-a-cover-title = Abdecken
lesson-sarahs_vision-a-cover-task = Das nächste Ereignis bringt Gefahr in die Agenturzentrale, wo Senator steht. Deck diesen Abschnitt ab und bezahl mit dem Würfel vom Raster.
lesson-sarahs_vision-a-cover-well = Ein abgedeckter Abschnitt hat keine Wirkung. Ein Würfel in der Farbe des Rahmens ist so gut wie ein Block, und der Turm bleibt unberührt.
lesson-sarahs_vision-a-cover-hint = Wähle auf Karte 1 den Abschnitt mit dem grünen Rahmen. Bezahl ihn dann mit dem Würfel in der Zeile Führung (grün).

lesson-sarahs_vision-a-steady-hand-title = Eine ruhige Hand
lesson-sarahs_vision-a-steady-hand-task = Tausche die ersten beiden Karten. Bezahl diesmal aus dem Turm: Prüf einen Block und zieh dann einen, ohne dass der Turm einstürzt.
lesson-sarahs_vision-a-steady-hand-well = Ein lockerer oder fester Block ist fast sicher, ein klemmender nicht. Vor jedem Ziehen darfst du drei Blöcke prüfen.
lesson-sarahs_vision-a-steady-hand-hint = Tauschen kostet 1 × Führung (grün). Prüf den linken Block in Ebene 5.

lesson-sarahs_vision-two-at-once-title = Zwei auf einmal
lesson-sarahs_vision-two-at-once-task = Engineer darf in diesem Zug keine Gefahr nehmen. Zwei Abschnitte des nächsten Ereignisses bedrohen die Gießerei: Deck beide mit einer Aktion ab.
lesson-sarahs_vision-two-at-once-well = Abdecken ist eine einzige Aktion, egal, wie viele Abschnitte du wählst. Wähle zuerst alle aus, dann bezahlst du einen nach dem anderen.
lesson-sarahs_vision-two-at-once-hint = Sieh dir auf Karte 1 das Feld rechts in der Mitte und den letzten Effekt an. Wähle beide, bevor du bezahlst.

lesson-sarahs_vision-what-is-coming-title = Was da kommt
lesson-sarahs_vision-what-is-coming-task = Vier Karten liegen verdeckt. Finde heraus, was darauf steht, ohne den Turm zu berühren.
lesson-sarahs_vision-what-is-coming-well = Nur aufgedeckte Ereignisse lassen sich abdecken oder entfernen. Sie rechtzeitig zu kennen, ist eine Aktion wert.
lesson-sarahs_vision-what-is-coming-hint = Aufdecken kostet 1 × Technik (orange), und auf dem Raster liegt ein orangefarbener Würfel.

lesson-sarahs_vision-another-order-title = Eine bessere Reihenfolge
lesson-sarahs_vision-another-order-task = Das nächste Ereignis trifft die Gießerei, und weder Engineer noch Scientist verträgt einen weiteren Würfel. Ändere die Reihenfolge so, dass niemand Gefahr nimmt.
lesson-sarahs_vision-another-order-well = Figuren bekommen die Gefahrenwürfel an ihrem Ort erst am Ende eines Zugs. Ein Ereignis, das eine Figur rechtzeitig wegführt, schützt sie.
lesson-sarahs_vision-another-order-hint = Karte 2 schickt Engineer ins Offene Archiv, bevor die Gefahr verteilt wird.

lesson-sarahs_vision-tea-and-facts-title = Tee und Tatsachen
lesson-sarahs_vision-tea-and-facts-task = Wo Engineer steht, liegen zwei Gefahrenwürfel. Lass das Ereignis eintreten und entferne sie dann mit deiner Anweisungskarte, bevor jemand sie nehmen muss.
lesson-sarahs_vision-tea-and-facts-well = Anweisungskarten kommen nach dem Ereignis und bevor die Gefahr verteilt wird: die letzte Gelegenheit zum Aufräumen.
lesson-sarahs_vision-tea-and-facts-hint = Führe keine Aktion aus. Spiel dann die Anweisungskarte, bezahl mit dem violetten Würfel und wähle zweimal das Offene Archiv.

lesson-sarahs_vision-who-bears-it-title = Wer nimmt sie?
lesson-sarahs_vision-who-bears-it-task = Engineer und Senator stehen am selben Ort, und dort liegen zwei Gefahrenwürfel. Verteile sie so, dass niemand auf fünf kommt.
lesson-sarahs_vision-who-bears-it-well = Wo mehrere Figuren stehen, verteilst du die Gefahr Würfel für Würfel. Fünf Würfel bei einer Figur, und alle haben verloren.
lesson-sarahs_vision-who-bears-it-hint = Beide haben drei. Für je einen ist noch Platz.

lesson-sarahs_vision-a-full-row-title = Eine volle Zeile
lesson-sarahs_vision-a-full-row-task = Senator ist in der Agenturzentrale, und die inspiriert zu Führung (grün) oder KI (violett). Leg den Würfel dorthin, wo er einen Block freischaltet.
lesson-sarahs_vision-a-full-row-well = Eine Zeile mit einem Würfel in jeder Spalte schaltet ihren Block für immer frei, auch wenn du die Würfel später ausgibst.
lesson-sarahs_vision-a-full-row-hint = In einer Zeile fehlt nur noch der Würfel in der Spalte Senator.

lesson-sarahs_vision-out-of-the-way-title = Aus dem Weg
lesson-sarahs_vision-out-of-the-way-task = Das nächste Ereignis bringt zwei Gefahrenwürfel ins Gemeinschaftszentrum. Lass es eintreten, aber bring Senator rechtzeitig weg.
lesson-sarahs_vision-out-of-the-way-well = Wo niemand steht, bleibt Gefahr liegen und schadet nicht, solange es höchstens drei Würfel sind.
lesson-sarahs_vision-out-of-the-way-hint = Der Milchkahn hält überall. Wähle einen Ort ohne Gefahr.

lesson-sarahs_vision-too-many-cubes-title = Zu viele Würfel
lesson-sarahs_vision-too-many-cubes-task = Das nächste Ereignis bringt zwei Gefahrenwürfel in die Hängenden Gärten, wo schon zwei liegen. Überzählige Würfel gehen an die Figuren, und keine verträgt noch einen. Finde einen Ausweg.
lesson-sarahs_vision-too-many-cubes-well = Ein Ort ohne Figuren fasst drei Gefahrenwürfel. Nur was darüber hinausgeht, wird auf die Figuren verteilt, egal, wo sie stehen.
lesson-sarahs_vision-too-many-cubes-hint = Ein Würfel weniger genügt. Auf den Rest der Anweisungskarte kannst du verzichten.

lesson-sarahs_vision-the-last-event-title = Das letzte Ereignis
lesson-sarahs_vision-the-last-event-task = Ein Ereignis ist noch übrig. Engineer und Senator haben je vier Gefahrenwürfel. Gewinne die Partie.
lesson-sarahs_vision-the-last-event-well = Alle zwanzig Ereignisse sind überstanden, und niemand hat fünf Würfel: gewonnen!
lesson-sarahs_vision-the-last-event-hint = Deck beide umrahmten Abschnitte ab. Für jeden gibt es einen Würfel.
