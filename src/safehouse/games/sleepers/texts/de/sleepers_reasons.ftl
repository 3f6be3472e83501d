# Warum ein Zug in Sleepers gut ist. Ein halber Zug ist einer der zwei Schläfer, die ein Zug wecken kann.

reason-sleepers-wins =
    { $how ->
        [success] Das gewinnt: Deine Kette verbindet zwei gegenüberliegende Seiten der Karte.
        [liberation] Das gewinnt: Fünf Wissenschaftler stehen in einer Reihe.
        [morale] Das gewinnt: Zehn gegnerische Agenten sind tot.
        [capture] Das gewinnt: Deine Miliz umzingelt einen gegnerischen Agenten.
        [attrition] Das gewinnt: Die andere Seite hat nichts mehr zu spielen.
       *[other] Das gewinnt das Spiel.
    }
reason-sleepers-ends =
    { $how ->
        [no_progress] Damit endet das Spiel ohne Sieger: Zu lange ist niemand vorangekommen.
        [turn_cap] Damit endet das Spiel ohne Sieger: Der letzte Zug ist gespielt.
       *[other] Damit endet das Spiel, und die andere Seite gewinnt.
    }
reason-sleepers-threatens_chain = Das droht, in deinem nächsten Zug zwei Seiten der Karte zu verbinden.
reason-sleepers-keeps_from_chain =
    { $enemy ->
        [white] Das hindert Weiß daran, im nächsten Zug zwei Seiten der Karte zu verbinden.
       *[black] Das hindert Schwarz daran, im nächsten Zug zwei Seiten der Karte zu verbinden.
    }
reason-sleepers-sets_chain_back =
    { $enemy ->
        [white] { $half_turns ->
            [one] Das wirft die weiße Kette um { $half_turns } halben Zug zurück.
           *[other] Das wirft die weiße Kette um { $half_turns } halbe Züge zurück.
        }
       *[black] { $half_turns ->
            [one] Das wirft die schwarze Kette um { $half_turns } halben Zug zurück.
           *[other] Das wirft die schwarze Kette um { $half_turns } halbe Züge zurück.
        }
    }
reason-sleepers-kills =
    { $enemy ->
        [white] { $agents ->
            [one] Das tötet { $agents } weißen Agenten.
           *[other] Das tötet { $agents } weiße Agenten.
        }
       *[black] { $agents ->
            [one] Das tötet { $agents } schwarzen Agenten.
           *[other] Das tötet { $agents } schwarze Agenten.
        }
    }
reason-sleepers-brings_chain_nearer =
    { $now ->
        [one] Das bringt deine Kette näher ans Ziel: Es fehlt noch { $now } halber Zug statt { $was }.
       *[other] Das bringt deine Kette näher ans Ziel: Es fehlen noch { $now } halbe Züge statt { $was }.
    }
reason-sleepers-holds =
    { $enemy ->
        [white] Das hält die Lage: Dir fehlen { $mine } halbe Züge zu einer Kette, Weiß fehlen { $theirs }.
       *[black] Das hält die Lage: Dir fehlen { $mine } halbe Züge zu einer Kette, Schwarz fehlen { $theirs }.
    }
