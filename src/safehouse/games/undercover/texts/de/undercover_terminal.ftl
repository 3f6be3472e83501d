### Undercover im Terminal.

## Bilder

terminal-undercover-pile =
    { $count ->
        [one] Stapel { $pile }: { $top }   { $count } Agent
       *[other] Stapel { $pile }: { $top }   { $count } Agenten
    }
terminal-undercover-active = in der Hand: { $tile }
terminal-undercover-player =
    { $joker ->
        [yes] { undercover-seat }: { undercover-colour-name }, Feindfarbe { undercover-other-name }, Joker
       *[no] { undercover-seat }: { undercover-colour-name }, Feindfarbe { undercover-other-name }
    }

## Die Regeln auf einer Seite

rules-undercover =
    UNDERCOVER: Agenten wechseln die Seiten, treffen sich und lassen deine Mitarbeiter vorrücken.

    Ziel
      Am Ende jeder Reihe der Informationstafel liegen fünf Punkteplättchen mit den Werten 4 bis 8. Jeder
      deiner sechs Mitarbeiter kann eines davon einsammeln, höchstens eines in jeder Farbe. Wer die
      meisten Punkte hat, gewinnt.

    Sechs Farben bilden einen Kreis: Rot, Orange, Gelb, Grün, Blau, Violett und wieder Rot. Die beiden
    Seiten eines Agenten sind im Kreis Nachbarn. Die Farbe gegenüber von deiner ist deine Feindfarbe:
    Agenten, die sie zeigen, darfst du nicht nehmen, aber das Punkteplättchen, das du in ihr sammelst,
    zählt doppelt.

    Dein Zug
      1  Nimm ein Plättchen: den obersten Agenten eines Stapels, einen Agenten ohne Mappe vom Tisch oder,
         einmal pro Partie, deinen Joker. Der Agent darf beim Nehmen nicht deine Feindfarbe zeigen.
         Darfst du nichts nehmen, ziehst du den untersten Agenten eines Stapels, egal in welcher Farbe.
      2  Dreh den Agenten um oder behalte ihn, wie er ist. (Joker werden nie umgedreht.) Deine Mappe
         kommt auf das Plättchen. Bis zu deinem nächsten Zug darf es niemand nehmen, und dann musst du
         ein anderes nehmen.
      3  Leg es Kante an Kante an mindestens ein Plättchen. Ein Agent darf nur seine eigene Farbe, deren
         zwei Nachbarn im Farbkreis und Joker berühren, ein Joker jede Farbe. Ein Agent vom Tisch, den du
         nicht umgedreht hast, darf nicht auf seinen alten Platz zurück. Passt ein Agent nirgends, liegt
         er so, dass er ein Plättchen über Eck und keines mit einer Kante berührt. Dann entfällt
         Schritt 4.
      4  Deine Mitarbeiter rücken vor: ein Feld in der Farbe des angelegten Agenten, zwei, wenn du ihn
         umgedreht hast, und je ein weiteres in der Farbe jedes Agenten und Hauptquartiers daneben. Joker
         zählen nichts. Besetzte Felder zählen mit; wer auf einem landen würde, geht weiter zum nächsten
         freien. Über das Ende einer Reihe geht niemand hinaus: Auf dem letzten freien Feld ist Schluss.

    Ein Mitarbeiter, der auf einem Punkteplättchen stehen bleibt, sammelt es ein und bleibt dort. Weitere
    Schritte in dieser Reihe verfallen.

    Sobald jemand sechs Punkteplättchen hat, wird die Runde zu Ende gespielt und dann
    zusammengezählt. Bei Gleichstand gewinnt, wer in der Spalte ganz rechts mehr Mitarbeiter hat,
    danach entscheidet die nächste Spalte links davon und so fort. Wer dann immer noch gleichauf
    ist, teilt sich den Sieg. Die Partie endet auch, wenn zehn Runden hintereinander kein
    Mitarbeiter vorgerückt ist, und nach Runde 60.
