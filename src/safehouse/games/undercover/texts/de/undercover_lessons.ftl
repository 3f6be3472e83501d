### Die Lektionen von Undercover auf Deutsch.

lesson-undercover-first-meeting-title = Ein erstes Treffen
lesson-undercover-first-meeting-task = Nimm den roten Agenten von Stapel 1, behalte ihn, wie er ist, und leg ihn so an, dass dein roter Mitarbeiter zwei Felder vorrückt.
lesson-undercover-first-meeting-well = Ein Schritt für den Agenten, einer für das Hauptquartier daneben. Jedes Plättchen eines Treffens bewegt deinen Mitarbeiter in seiner Farbe.
lesson-undercover-first-meeting-hint = Der Agent selbst bringt dir einen Schritt in Rot. Du brauchst noch ein rotes Plättchen daneben.

lesson-undercover-turned-over-title = Umgedreht
lesson-undercover-turned-over-task = Alle haben die andere Seite des Agenten auf dem Tisch schon gesehen: Sie ist violett. Lass deinen violetten Mitarbeiter in diesem Zug drei Felder vorrücken.
lesson-undercover-turned-over-well = Ein Agent, den du umdrehst, zählt in diesem Zug zwei Schritte statt nur einen.
lesson-undercover-turned-over-hint = Nimm den Agenten, dreh ihn um und such ihm einen violetten Nachbarn.

lesson-undercover-three-at-once-title = Drei auf einmal
lesson-undercover-three-at-once-task = Arrangiere ein Treffen, das drei deiner Mitarbeiter vorrücken lässt: Rot, Orange und Violett.
lesson-undercover-three-at-once-well = Ein Agent darf seine eigene Farbe und deren zwei Nachbarn im Farbkreis berühren. Treffen sich alle drei, rücken drei Mitarbeiter vor.
lesson-undercover-three-at-once-hint = Rot darf Violett und Orange berühren. Findest du eine Lücke zwischen den beiden?

lesson-undercover-enemy-colour-title = Zählt doppelt
lesson-undercover-enemy-colour-task = Du spielst Rot, also ist Grün deine Feindfarbe: Grüne Agenten darfst du nicht nehmen, aber dein grünes Punkteplättchen zählt doppelt. Hol dir die grüne 8.
lesson-undercover-enemy-colour-well = Du darfst einen Agenten so umdrehen, dass er deine Feindfarbe zeigt. Nur beim Nehmen darf er sie nicht zeigen.
lesson-undercover-enemy-colour-hint = Einer der beiden gelben Agenten ist auf der anderen Seite grün. Umgedreht zählt er zwei Schritte.

lesson-undercover-among-friends-title = Unter Freunden
lesson-undercover-among-friends-task = Bring deinen orangefarbenen Mitarbeiter in diesem Zug auf Feld 4. Einer der orangefarbenen Agenten liegt unter einer Mappe; ihn darfst du nicht nehmen.
lesson-undercover-among-friends-well = Ein Agent unter einer Mappe darf nicht genommen werden. In einem Treffen zählt er trotzdem wie jeder andere.
lesson-undercover-among-friends-hint = Es gibt einen Platz, an den auf drei Seiten orangefarbene Plättchen grenzen.

lesson-undercover-back-again-title = Wieder zurück
lesson-undercover-back-again-task = Der beste Platz auf dem Tisch ist besetzt, und zwar von genau dem Agenten, den du brauchst. Bring deinen roten Mitarbeiter auf Feld 3 und den orangefarbenen auf Feld 2.
lesson-undercover-back-again-well = Ein umgedrehter Agent darf auf den Platz zurück, von dem er kam. Einer, den du behältst, wie er ist, darf das nicht.
lesson-undercover-back-again-hint = Nimm den Agenten über dem orangefarbenen Hauptquartier und dreh ihn um.

lesson-undercover-joker-title = Der Joker
lesson-undercover-joker-task = In die Lücke in der Mitte passt kein Agent. Lass mit einem einzigen Treffen vier deiner Mitarbeiter vorrücken.
lesson-undercover-joker-well = Ein Joker darf jede Farbe berühren. Er selbst zählt keinen Schritt, aber jeder seiner Nachbarn zählt einen. Du hast nur einen pro Partie.
lesson-undercover-joker-hint = Nimm deinen Joker und schließ die Lücke.

lesson-undercover-overtaking-title = Überholen
lesson-undercover-overtaking-task = In Rot und in Violett steht dein Gegner ein Feld vor dir. Hol dir in diesem Zug beide Achten.
lesson-undercover-overtaking-well = Ein Mitarbeiter, der auf einem besetzten Feld landen würde, geht weiter zum nächsten freien. So bringt dich ein einziger Schritt zwei Felder voran.
lesson-undercover-overtaking-hint = Ein Schritt in jeder der beiden Reihen genügt.

lesson-undercover-the-right-step-title = Nicht mehr und nicht weniger
lesson-undercover-the-right-step-task = Dein gelber Mitarbeiter steht direkt vor den Punkteplättchen. Hol dir die gelbe 8: Dafür brauchst du drei Schritte, nicht mehr und nicht weniger.
lesson-undercover-the-right-step-well = Zwei Schritte für den umgedrehten Agenten, einer für seinen Nachbarn. Mit einem zweiten gelben Nachbarn wärst du zu weit gekommen.
lesson-undercover-the-right-step-hint = Ein umgedrehter Agent zählt zwei Schritte. Wie viele gelbe Nachbarn darf er dann haben?

lesson-undercover-nowhere-title = Nirgends erwünscht
lesson-undercover-nowhere-task = Alle deine Mitarbeiter stehen direkt vor einer 4, und du willst lieber noch warten. Leg einen Agenten so, dass es kein Treffen gibt.
lesson-undercover-nowhere-well = Ein Agent, der nirgends passt, kommt über Eck an ein Plättchen, und niemand rückt vor. Das darfst du auch absichtlich herbeiführen.
lesson-undercover-nowhere-hint = Blau darf nur Grün, Blau und Violett berühren. Ist dort noch irgendwo ein Platz frei?

lesson-undercover-from-below-title = Von unten
lesson-undercover-from-below-task = Jeder Agent liegt unter einer Mappe oder zeigt Grün, deine Feindfarbe, und deinen Joker hast du schon eingesetzt. Spiel trotzdem weiter und bring deinen roten Mitarbeiter auf Feld 2.
lesson-undercover-from-below-well = Darfst du nichts nehmen, ziehst du den untersten Agenten eines Stapels, egal, welche Farbe er zeigt.
lesson-undercover-from-below-hint = Zieh von einem der beiden Stapel. Du musst den Agenten nicht umdrehen.

lesson-undercover-the-last-turn-title = Der letzte Zug
lesson-undercover-the-last-turn-task = Dein Gegner hat sechs Punkteplättchen und 43 Punkte, du hast 28, und dies ist der letzte Zug der Partie. Gewinne!
lesson-undercover-the-last-turn-well = Die grüne 8 zählt für dich doppelt, das macht 44 Punkte. Weil Feld 8 besetzt ist, führen zwei Schritte in Grün ebenso zu ihr wie drei.
lesson-undercover-the-last-turn-hint = Du brauchst die grüne 8. Welcher Agent kann dir zwei oder drei Schritte in Grün bringen?
