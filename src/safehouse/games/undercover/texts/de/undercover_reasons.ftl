# Warum ein Zug in Undercover gut ist.

reason-undercover-wins =
    { $how ->
        [six_tiles] Damit endet das Spiel, denn jemand hat sechs Punkteplättchen, und du gewinnst.
        [no_progress] Damit endet das Spiel, weil so lange niemand vorgerückt ist, und du gewinnst.
       *[round_cap] Damit endet die letzte Runde, und du gewinnst.
    }
reason-undercover-loses =
    { $how ->
        [six_tiles] Damit endet das Spiel, denn jemand hat sechs Punkteplättchen, und du gewinnst nicht.
        [no_progress] Damit endet das Spiel, weil so lange niemand vorgerückt ist, und du gewinnst nicht.
       *[round_cap] Damit endet die letzte Runde, und du gewinnst nicht.
    }
reason-undercover-moves =
    { $spaces ->
        [one] Das bringt deine Mitarbeiter { $spaces } Feld weiter.
       *[other] Das bringt deine Mitarbeiter { $spaces } Felder weiter.
    }
reason-undercover-scores =
    { $points ->
        [one] Das bringt dir { $points } Punkt.
       *[other] Das bringt dir { $points } Punkte.
    }
reason-undercover-gives_nothing = Die anderen haben nichts davon.
reason-undercover-moves_rivals =
    { $spaces ->
        [one] Von den anderen kommt niemand mehr als { $spaces } Feld weiter.
       *[other] Von den anderen kommt niemand mehr als { $spaces } Felder weiter.
    }
reason-undercover-prepares = Das bewegt noch niemanden, bereitet aber ein besseres Treffen vor.
