# Warum ein Zug in Sleepers gut ist, und was er aufgibt.

sleepers-chain = { $sides ->
    [north_south] Kette von Norden nach Süden
    [north_east_south_west] Kette von Nordosten nach Südwesten
    [north_west_south_east] Kette von Nordwesten nach Südosten
   *[any] Kette
}

## Was dafür spricht

reason-sleepers-wins = { $how ->
    [success] Gewinnt sofort: Deine Kette verbindet zwei gegenüberliegende Seiten der Karte.
    [liberation] Gewinnt sofort: fünf Wissenschaftler in einer Reihe.
    [morale] Gewinnt sofort: zehn getötete gegnerische Agenten.
    [capture] Gewinnt sofort: Deine Miliz umstellt einen gegnerischen Agenten.
    [attrition] Gewinnt sofort: Die Gegenseite kann nichts mehr spielen.
   *[other] Gewinnt sofort.
}
reason-sleepers-blocks = { $where ->
    [north] Hält { $enemy_name } im Norden auf, einen Zug vor der fertigen Kette.
    [north_east] Hält { $enemy_name } im Nordosten auf, einen Zug vor der fertigen Kette.
    [south_east] Hält { $enemy_name } im Südosten auf, einen Zug vor der fertigen Kette.
    [south] Hält { $enemy_name } im Süden auf, einen Zug vor der fertigen Kette.
    [south_west] Hält { $enemy_name } im Südwesten auf, einen Zug vor der fertigen Kette.
    [north_west] Hält { $enemy_name } im Nordwesten auf, einen Zug vor der fertigen Kette.
   *[between] Verhindert, dass { $enemy_name } im nächsten Zug eine { sleepers-chain } schließt.
}
reason-sleepers-threatens_chain = Droht, im nächsten Zug deine { sleepers-chain } zu schließen.
reason-sleepers-threatens_row = Droht mit fünf Wissenschaftlern in einer Reihe im nächsten Zug.
reason-sleepers-threatens_capture = Droht, im nächsten Zug den gegnerischen Agenten auf { $hex } gefangen zu nehmen.
reason-sleepers-saves = Rettet deinen Agenten auf { $hex } vor der Gefangennahme.
reason-sleepers-blocks_row = Unterbricht eine Reihe, in der { $enemy_name } fünf Wissenschaftler zeigen könnte.
reason-sleepers-kills = { $much ->
    [one] Tötet einen gegnerischen Agenten: { $dead } von 10.
   *[other] Tötet { $much } gegnerische Agenten: { $dead } von 10.
}
reason-sleepers-sends_home = { $agents ->
    [one] Schickt einen gegnerischen Agenten zurück auf die Hand.
   *[other] Schickt { $agents } gegnerische Agenten zurück auf die Hand.
}
reason-sleepers-sets_back = { $now ->
    [one] Wirft { $enemy_name } zurück: { $now } Zug bis zur Kette statt { $was }.
   *[other] Wirft { $enemy_name } zurück: { $now } Züge bis zur Kette statt { $was }.
}
reason-sleepers-shortens = { $now ->
    [one] Bringt dich deiner { sleepers-chain } näher: noch { $now } Zug statt { $was }.
   *[other] Bringt dich deiner { sleepers-chain } näher: noch { $now } Züge statt { $was }.
}
reason-sleepers-takes_back = { $agents ->
    [one] Nimmt einen deiner Agenten auf die Hand zurück; du kannst ihn noch einmal einsetzen.
   *[other] Nimmt { $agents } deiner Agenten auf die Hand zurück; du kannst sie noch einmal einsetzen.
}
reason-sleepers-readies = { $agents ->
    [one] Verdeckt einen deiner Agenten; er kann noch einmal aktiviert werden.
   *[other] Verdeckt { $agents } deiner Agenten; sie können noch einmal aktiviert werden.
}
reason-sleepers-plants = { $kind ->
    [scientist] Bringt einen Wissenschaftler auf die Karte: Fünf in einer Reihe gewinnen.
    [militia] Bringt Miliz auf die Karte: Wer damit einen gegnerischen Agenten umstellt, gewinnt.
    [saboteur] Legt einen Saboteur, der später eine ganze Gruppe sprengen kann.
    [police] Legt einen Polizisten, der später über gegnerische Agenten springen kann.
    [ringleader] Legt einen Rädelsführer, der in einem Zug zwei weitere Schläfer aktivieren kann.
    [recruiter] Legt einen Rekrutierer, der später einen weiteren Agenten bringen kann.
    [informant] Legt einen Informanten, der später jeden Agenten umdrehen kann.
    [immigration] Legt eine Grenzbehörde, die später zwei Agenten zurückschicken kann.
    [double_agent] Legt einen Doppelagenten, der später mit jedem Agenten den Platz tauschen kann.
    [diversion] Legt einen Ablenker, der später jeden Agenten versetzen kann.
   *[master_of_disguise] Legt einen Verkleidungskünstler: Offen zählt er als Wissenschaftler und als Miliz.
}

## Was gesagt wird, wenn nichts dafür spricht

reason-sleepers-ends = { $how ->
    [no_progress] Beendet die Partie unentschieden: Zu lange ist niemand vorangekommen.
    [turn_cap] Beendet die Partie unentschieden: Es ist der letzte Zug.
   *[other] Beendet die Partie, und die Gegenseite gewinnt.
}
reason-sleepers-keeps = Lässt deine anderen Schläfer für später verdeckt.
reason-sleepers-holds = Hält das Gleichgewicht: Bis zur Kette sind es für dich { $mine }, für { $enemy_name } { $theirs } Züge.

## Was dagegen spricht

reason-sleepers-lets_chain = Aber { $enemy_name } kann im nächsten Zug eine { sleepers-chain } schließen.
reason-sleepers-lets_row = Aber { $enemy_name } könnte im nächsten Zug fünf Wissenschaftler in einer Reihe zeigen.
reason-sleepers-lets_capture = Aber { $enemy_name } könnte im nächsten Zug deinen Agenten auf { $hex } gefangen nehmen.
reason-sleepers-loses = { $much ->
    [one] Kostet dich aber einen eigenen Agenten.
   *[other] Kostet dich aber { $much } eigene Agenten.
}
reason-sleepers-lengthens = { $now ->
    [one] Entfernt dich aber von deiner Kette: { $now } Zug statt { $was }.
   *[other] Entfernt dich aber von deiner Kette: { $now } Züge statt { $was }.
}
reason-sleepers-worse = { $points ->
    [0] Genauso gut, soweit der Computer es beurteilen kann.
    [one] Aber deine Gewinnchance ist { $points } Prozentpunkt kleiner.
   *[other] Aber deine Gewinnchance ist { $points } Prozentpunkte kleiner.
}

## Was der beste Zug kann und dieser nicht

reason-sleepers-without_wins = Gewinnt aber nicht sofort.
reason-sleepers-without_blocks = Aber { $enemy_name } kann im nächsten Zug trotzdem eine { sleepers-chain } schließen.
reason-sleepers-without_threatens_chain = Droht aber nicht, deine { sleepers-chain } zu schließen.
reason-sleepers-without_threatens_row = Droht aber nicht mit fünf Wissenschaftlern in einer Reihe.
reason-sleepers-without_threatens_capture = Droht aber niemandem mit Gefangennahme.
reason-sleepers-without_saves = Rettet deinen Agenten auf { $hex } aber nicht.
reason-sleepers-without_blocks_row = Aber { $enemy_name } könnte weiterhin fünf Wissenschaftler in einer Reihe zeigen.
reason-sleepers-without_kills = Tötet aber niemanden.
reason-sleepers-less_kills = { $by ->
    [one] Tötet aber einen Agenten weniger.
   *[other] Tötet aber { $by } Agenten weniger.
}
reason-sleepers-without_sends_home = Schickt aber keinen gegnerischen Agenten zurück.
reason-sleepers-without_sets_back = Hält { $enemy_name } aber nicht auf.
reason-sleepers-without_shortens = Bringt dich deiner Kette aber nicht näher.
reason-sleepers-less_shortens = { $now ->
    [one] Aber bis zu deiner Kette fehlt dann immer noch { $now } Zug.
   *[other] Aber bis zu deiner Kette fehlen dann immer noch { $now } Züge.
}
reason-sleepers-without_takes_back = Aber keiner deiner Agenten kommt auf die Hand zurück.
reason-sleepers-without_readies = Aber keiner deiner Agenten kann noch einmal aktiviert werden.
reason-sleepers-without_plants = Bringt aber keinen neuen Agenten auf die Karte.
