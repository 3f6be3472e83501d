### Die Lektionen von Undercover auf Deutsch.

lesson-undercover-first-meeting-title = Ein erstes Treffen
lesson-undercover-first-meeting-task = Nimm den roten Agenten von Stapel 1, lass ihn, wie er ist, und leg ihn so an, dass dein roter Mitarbeiter zwei Felder vorrückt.
lesson-undercover-first-meeting-well = Der Agent brachte einen Schritt, das Hauptquartier neben ihm einen weiteren. Alles, was an einem Treffen teilnimmt, bewegt deinen Mitarbeiter in seiner Farbe.
lesson-undercover-first-meeting-hint = Ein Agent zählt einen Schritt für seine eigene Farbe. Du brauchst noch ein rotes Plättchen neben ihm.

lesson-undercover-turned-over-title = Umgedreht
lesson-undercover-turned-over-task = Der Agent auf dem Tisch ist schon bekannt: Auf der anderen Seite ist er violett. Bring deinen violetten Mitarbeiter in diesem Zug drei Felder weit.
lesson-undercover-turned-over-well = Wer in deinem Zug umgedreht wird, zählt zwei Schritte statt einem.
lesson-undercover-turned-over-hint = Nimm den Agenten, dreh ihn um und such ihm einen violetten Nachbarn.

lesson-undercover-three-at-once-title = Drei auf einmal
lesson-undercover-three-at-once-task = Arrangiere ein Treffen, das drei deiner Mitarbeiter bewegt: Rot, Orange und Violett.
lesson-undercover-three-at-once-well = Ein Plättchen darf seine eigene Farbe und ihre beiden Nachbarn im Farbkreis berühren. Dazwischen bringt es am meisten.
lesson-undercover-three-at-once-hint = Rot darf Violett und Orange berühren. Gibt es eine Lücke mit beiden daneben?

lesson-undercover-enemy-colour-title = Zählt doppelt
lesson-undercover-enemy-colour-task = Du spielst Rot, also ist Grün deine Gegenseite: Grüne Agenten darfst du nicht nehmen, aber dein grünes Plättchen zählt doppelt. Hol dir die grüne 8.
lesson-undercover-enemy-colour-well = Ein Agent darf in deiner Hand grün werden; er darf es nur nicht sein, wenn du ihn nimmst.
lesson-undercover-enemy-colour-hint = Ein gelber Agent ist auf der anderen Seite grün. Umdrehen bringt zwei Schritte.

lesson-undercover-among-friends-title = Unter Freunden
lesson-undercover-among-friends-task = Bring deinen orangen Mitarbeiter in diesem Zug auf Feld 4. Ein oranger Agent liegt unter einer Mappe und kann nicht genommen werden.
lesson-undercover-among-friends-well = Eine Mappe verbietet nur das Nehmen: Ihr Plättchen nimmt an Treffen teil wie jedes andere.
lesson-undercover-among-friends-hint = Es gibt einen Platz, den drei orange Plättchen umgeben.

lesson-undercover-back-again-title = Wieder zurück
lesson-undercover-back-again-task = Der beste Platz auf dem Tisch ist besetzt, und zwar von dem Agenten, den du brauchst. Zieh mit Rot auf Feld 3 und mit Orange auf Feld 2.
lesson-undercover-back-again-well = Ein umgedrehter Agent darf dorthin zurück, wo er herkam; einer, der nicht umgedreht wurde, darf es nicht.
lesson-undercover-back-again-hint = Nimm den Agenten über dem orangen Hauptquartier und dreh ihn um.

lesson-undercover-joker-title = Der Joker
lesson-undercover-joker-task = In die Lücke in der Mitte passt kein Agent. Beweg mit einem einzigen Treffen vier deiner Mitarbeiter.
lesson-undercover-joker-well = Ein Joker darf jede Farbe berühren. Er selbst bringt keinen Schritt, jeder seiner Nachbarn aber schon. Du hast ihn nur einmal in der Partie.
lesson-undercover-joker-hint = Nimm deinen Joker und schließ die Lücke.

lesson-undercover-overtaking-title = Überholen
lesson-undercover-overtaking-task = In Rot und in Violett steht dein Gegner unmittelbar vor dir. Hol dir in diesem Zug beide Achten.
lesson-undercover-overtaking-well = Wer auf einem besetzten Feld landen würde, geht weiter zum nächsten freien. So kann ein einziger Schritt zwei wert sein.
lesson-undercover-overtaking-hint = Ein Schritt in jeder der beiden Reihen genügt.

lesson-undercover-the-right-step-title = Nicht mehr und nicht weniger
lesson-undercover-the-right-step-task = Dein gelber Mitarbeiter steht vor den Punkteplättchen. Hol dir die gelbe 8: drei Schritte, nicht mehr und nicht weniger.
lesson-undercover-the-right-step-well = Zwei Schritte für den umgedrehten Agenten und einer für seinen Nachbarn. Mit zwei gelben Nachbarn wäre es zu weit gegangen.
lesson-undercover-the-right-step-hint = Umdrehen zählt zwei. Wie viele gelbe Nachbarn darf der Agent dann haben?

lesson-undercover-nowhere-title = Nirgends erwünscht
lesson-undercover-nowhere-task = Deine Mitarbeiter stehen alle vor einer 4, und du willst lieber noch warten. Leg einen Agenten, ohne dass es zu einem Treffen kommt.
lesson-undercover-nowhere-well = Passt ein Agent nirgends, so kommt er über Eck an ein Plättchen, und niemand rückt vor. Das darf man auch absichtlich herbeiführen.
lesson-undercover-nowhere-hint = Blau darf Grün, Blau und Violett berühren. Ist dort noch irgendwo eine Kante frei?

lesson-undercover-from-below-title = Von unten
lesson-undercover-from-below-task = Alle Agenten, die du nehmen könntest, zeigen Grün, die Farbe deiner Gegenseite, oder liegen unter einer Mappe, und dein Joker ist weg. Spiel trotzdem weiter und bring deinen roten Mitarbeiter auf Feld 2.
lesson-undercover-from-below-well = Kann man nichts nehmen, so zieht man den untersten Agenten eines Stapels, welche Farbe er auch hat.
lesson-undercover-from-below-hint = Zieh aus einem der Stapel. Was kommt, darf bleiben, wie es ist.

lesson-undercover-the-last-turn-title = Der letzte Zug
lesson-undercover-the-last-turn-task = Dein Gegner hat sechs Punkteplättchen und 43 Punkte, du hast 28, und dies ist der letzte Zug der Partie. Gewinne.
lesson-undercover-the-last-turn-well = Die grüne 8 zählt für dich doppelt: 44 Punkte. Und das besetzte Feld auf dem Weg hat dir geholfen.
lesson-undercover-the-last-turn-hint = Du brauchst die grüne 8. Welcher Agent kann Grün um zwei oder drei Felder voranbringen?
