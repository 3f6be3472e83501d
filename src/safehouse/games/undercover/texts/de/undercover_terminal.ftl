### Undercover im Terminal.

## Pictures

terminal-undercover-pile =
    { $count ->
        [one] Stapel { $pile }: { $top }   1 Agent
       *[other] Stapel { $pile }: { $top }   { $count } Agenten
    }
terminal-undercover-active = im Spiel: { $tile }
terminal-undercover-player =
    { $joker ->
        [yes] { undercover-seat }: { undercover-colour-name }, Gegenseite { undercover-other-name }, Joker
       *[no] { undercover-seat }: { undercover-colour-name }, Gegenseite { undercover-other-name }
    }

## The rules on one page

rules-undercover =
    UNDERCOVER: Agenten wechseln die Seiten, treffen sich und bringen deine Mitarbeiter voran.

    Sechs Farben bilden einen Kreis: Rot, Orange, Gelb, Grün, Blau, Violett und wieder Rot. Ein Agent
    hat zwei Seiten, deren Farben im Kreis benachbart sind. Die Farbe gegenüber von deiner ist deine
    Gegenseite.

    Dein Zug
      1  Nimm ein Plättchen: das oberste eines Stapels, einen Agenten auf dem Tisch, auf dem keine Mappe
         liegt, oder, einmal im Spiel, deinen Joker. Einen Agenten, der die Farbe deiner Gegenseite
         zeigt, darfst du nicht nehmen. Gibt es nichts zu nehmen, ziehst du den untersten Agenten eines
         Stapels, wer es auch ist.
      2  Dreh den Agenten um oder lass ihn, wie er ist. (Deine Mappe liegt auf ihm bis zu deinem
         nächsten Zug.)
      3  Leg ihn neben mindestens ein Plättchen. Alle, die er berührt, müssen seine Farbe oder eine der
         beiden Nachbarfarben zeigen oder Joker sein; ein Joker darf alle berühren. Ein Agent vom Tisch,
         den du nicht umgedreht hast, darf nicht zurück auf seinen Platz. Passt er nirgends, kommt er
         über Eck an ein Plättchen, berührt keines mit einer Kante, und niemand rückt vor.
      4  Deine Mitarbeiter rücken vor: ein Feld in der Farbe des Agenten, zwei, wenn du ihn umgedreht
         hast, und je eines für jeden Agenten und jedes Hauptquartier daneben, in dessen Farbe. Besetzte
         Felder zählen mit; wer auf einem besetzten landen würde, geht weiter zum nächsten freien.

    Ein Mitarbeiter, der auf einem Punkteplättchen stehen bleibt, nimmt es und bleibt dort: höchstens
    ein Plättchen in jeder Farbe. Hat jemand sechs Punkteplättchen, wird die Runde zu Ende gespielt; nach
    zehn Runden, in denen niemand vorgerückt ist, endet das Spiel auch. Das Plättchen in der Farbe deiner
    Gegenseite zählt doppelt. Die meisten Punkte gewinnen.
