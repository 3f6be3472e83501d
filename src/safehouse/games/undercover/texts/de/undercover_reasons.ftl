# Warum ein Zug in Undercover gut ist, und was er aufgibt.

undercover-steps = { $much ->
    [one] { $much } Feld
   *[other] { $much } Felder
}

## Was dafür spricht

reason-undercover-wins = { $how ->
    [six_tiles] Beendet die Partie mit sechs Punkteplättchen, und du gewinnst.
    [no_progress] Beendet die Partie, weil so lange niemand vorgerückt ist, und du gewinnst.
   *[round_cap] Beendet die letzte Runde, und du gewinnst.
}
reason-undercover-leads = Bringt dich in Führung: { $mine } Punkte, { $enemy_name } hat { $theirs }.
reason-undercover-collects = { $tiles ->
    [6] Bringt { $much } Punkte in { undercover-colour-name }: Mit dem sechsten Punkteplättchen endet die Partie nach dieser Runde.
    [5] Bringt { $much } Punkte in { undercover-colour-name }: Dann fehlt dir nur noch ein Punkteplättchen.
   *[other] Bringt { $much } Punkte in { undercover-colour-name }.
}
reason-undercover-denies = Schnappt { $enemy_name } in { undercover-colour-name } die { $value } weg, das beste Plättchen, das dort noch liegt.
reason-undercover-moves = { $other ->
    [none] Bringt dich in { undercover-colour-name } { undercover-steps } weiter.
   *[other] Bringt deine Mitarbeiter { undercover-steps } weiter, vor allem in { undercover-colour-name } und { undercover-other-name }.
}
reason-undercover-gains = { $spaces ->
    [one] Das Zielfeld in { undercover-colour-name } ist besetzt; das bringt dir ein Feld extra.
   *[other] Das Zielfeld in { undercover-colour-name } ist besetzt; das bringt dir { $spaces } Felder extra.
}
reason-undercover-overtakes = Überholt { $enemy_name } in { undercover-colour-name }.
reason-undercover-starves = Lässt { $enemy_name } keinen Zug, mit dem ein Mitarbeiter vorrückt.

## Was gesagt wird, wenn nichts dafür spricht

reason-undercover-loses = { $how ->
    [six_tiles] Beendet die Partie mit sechs Punkteplättchen, und du gewinnst nicht.
    [no_progress] Beendet die Partie, weil so lange niemand vorgerückt ist, und du gewinnst nicht.
   *[round_cap] Beendet die letzte Runde, und du gewinnst nicht.
}
reason-undercover-depends = Wie viel es bringt, hängt davon ab, was zum Vorschein kommt.
reason-undercover-prepares = Bringt noch niemanden weiter, bereitet aber ein besseres Treffen vor.

## Was dagegen spricht

reason-undercover-helps = { $much ->
    [one] Aber danach kann { $enemy_name } { $much } Feld vorrücken.
   *[other] Aber danach kann { $enemy_name } bis zu { $much } Felder vorrücken.
}
reason-undercover-spends_joker = Aber dein Joker ist dann weg.
reason-undercover-unseen = Aber die andere Seite dieses Agenten kennt noch niemand.
reason-undercover-worse = { $points ->
    [0] Genauso gut, soweit der Computer es beurteilen kann.
    [one] Aber deine Gewinnchance ist { $points } Prozentpunkt kleiner.
   *[other] Aber deine Gewinnchance ist { $points } Prozentpunkte kleiner.
}

## Was der beste Zug kann und dieser nicht

reason-undercover-without_wins = Gewinnt die Partie aber nicht.
reason-undercover-without_leads = Bringt dich aber nicht in Führung.
reason-undercover-without_collects = Bringt aber noch keine Punkte.
reason-undercover-less_collects = { $by ->
    [one] Bringt aber { $by } Punkt weniger.
   *[other] Bringt aber { $by } Punkte weniger.
}
reason-undercover-without_denies = Aber { $enemy_name } könnte sich die { $value } in { undercover-colour-name } noch holen.
reason-undercover-without_moves = Bringt aber keinen deiner Mitarbeiter weiter.
reason-undercover-less_moves = { $by ->
    [one] Aber das ist { $by } Feld weniger.
   *[other] Aber das sind { $by } Felder weniger.
}
reason-undercover-without_gains = Bringt aber kein Feld extra.
reason-undercover-without_overtakes = Überholt aber niemanden.
reason-undercover-without_starves = Aber { $enemy_name } kann danach noch vorrücken.
