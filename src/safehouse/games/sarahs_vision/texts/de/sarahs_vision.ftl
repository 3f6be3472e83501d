# Sarah's Vision: alles, was auf der Seite und im Protokoll gesagt wird.
sarahs_vision-seat =
    { $seat ->
        [first] Platz 1
        [second] Platz 2
        [third] Platz 3
        [fourth] Platz 4
        [tower] Der Turm
        [named] { $name }
       *[spectator] Zuschauerplatz
    }

## Hausregeln

sarahs_vision-option-players = Mitspielende
sarahs_vision-option-players-about = Wie viele mitspielen. Alle gewinnen oder verlieren gemeinsam, und alle sehen alles.
sarahs_vision-option-players-1 = 1
sarahs_vision-option-players-2 = 2
sarahs_vision-option-players-3 = 3
sarahs_vision-option-players-4 = 4
sarahs_vision-option-scenario = Szenario
sarahs_vision-option-scenario-about = Drei Kapitel einer Geschichte, jedes schwerer als das vorige. Jedes lässt sich auch für sich spielen.
sarahs_vision-option-scenario-1 = Erstes Licht
sarahs_vision-option-scenario-2 = Schräge Vögel
sarahs_vision-option-scenario-3 = Ist hier noch frei?
sarahs_vision-option-events = Reihenfolge der Ereignisse
sarahs_vision-option-events-about = Der Reihe nach erzählt die Geschichte mit ihren Geschichtskarten. Gemischt ist eine Variante: Ein bekanntes Szenario wird wieder neu, ohne seine Geschichtskarten. Sie ist leichter, vor allem in den ersten beiden Szenarien.
sarahs_vision-option-events-in_order = Der Reihe nach, mit Geschichte
sarahs_vision-option-events-shuffled = Gemischt
sarahs_vision-option-tower = Turm
sarahs_vision-option-tower-about = Das Haus kann ausrechnen, ob der Turm hält, und zeigt das Risiko jedes Zugs. Oder ihr habt einen echten Turm vor euch und sagt, was geschehen ist.
sarahs_vision-option-tower-simulated = Berechnet, mit sichtbarem Risiko
sarahs_vision-option-tower-outside = Ein echter auf eurem Tisch
sarahs_vision-option-figures = Figuren
sarahs_vision-option-figures-about = Wer Technik, Wissenschaft und Senat verkörpert. Es ändert nur die Namen.
sarahs_vision-option-figures-place =
    { $number ->
        [1] Technik
        [2] Wissenschaft
       *[3] Senat
    }

## Was gefragt ist

sarahs_vision-ask-wait = { sarahs_vision-seat } entscheidet.
sarahs_vision-ask-over = Das Spiel ist zu Ende.
sarahs_vision-ask-action = Führe eine Aktion aus oder keine; danach tritt das nächste Ereignis ein.
sarahs_vision-ask-name = Nenne weitere Felder, die du abdecken willst, oder bezahle die genannten.
sarahs_vision-ask-pay-swap = Bezahle { $owed } × { sarahs_vision-kind } für das Tauschen zweier Karten: Zieh einen Klotz, oder nimm einen freien Klotz oder einen Würfel.
sarahs_vision-ask-pay-remove = Bezahle noch { $owed } × { sarahs_vision-kind } für das Entfernen des Ereignisses: Zieh Klötze, oder nimm freie Klötze oder Würfel.
sarahs_vision-ask-pay-reveal = Bezahle { $owed } × { sarahs_vision-kind } für das Aufdecken: Zieh einen Klotz, oder nimm einen freien Klotz oder einen Würfel.
sarahs_vision-ask-pay-cover = Bezahle { $owed } × { sarahs_vision-kind } für das Feld, das du abdeckst: Zieh einen Klotz, oder nimm einen freien Klotz oder einen Würfel.
sarahs_vision-ask-pay-play = Bezahle { $owed } × { sarahs_vision-kind } für „{ sarahs_vision-directive }“: Zieh Klötze, oder nimm freie Klötze oder Würfel.
sarahs_vision-ask-outcome-pulled =
    { $slot ->
        [left] Zieh aus Lage { $layer } eures Turms den linken Klotz. Hat der Turm gehalten?
        [middle] Zieh aus Lage { $layer } eures Turms den mittleren Klotz. Hat der Turm gehalten?
       *[right] Zieh aus Lage { $layer } eures Turms den rechten Klotz. Hat der Turm gehalten?
    }
sarahs_vision-ask-outcome-laid = Leg die Klötze oben auf euren Turm. Hat er gehalten?
sarahs_vision-ask-directive = Spiel eine Direktive oder keine.
sarahs_vision-ask-choice-move = Wähle eine Figur und wohin sie geht.
sarahs_vision-ask-choice-exchange = Wähle zwei Figuren, die ihre Orte tauschen.
sarahs_vision-ask-choice-calm =
    { $left ->
        [one] Wähle, wo noch 1 Gefahrenwürfel verschwindet.
       *[other] Wähle, wo Gefahr verschwindet: insgesamt { $left } Würfel, einer nach dem anderen.
    }
sarahs_vision-ask-choice-clear = Wähle einen Ort; alle Gefahr dort verschwindet.
sarahs_vision-ask-choice-relieve = Wähle die Figur, der Gefahr abgenommen wird.
sarahs_vision-ask-choice-hand_over = Wähle, wer einen Gefahrenwürfel abgibt und an wen.
sarahs_vision-ask-choice-shelter = Wähle die Figur, die in diesem Zug geschützt ist.
sarahs_vision-ask-choice-inspire = Wähle, wohin Inspiration kommt.
sarahs_vision-ask-choice-learn =
    { $left ->
        [one] Wähle, wohin auf dem Raster noch 1 Würfel kommt.
       *[other] Wähle, wohin auf dem Raster { $left } Würfel kommen, einer nach dem anderen.
    }
sarahs_vision-ask-choice-free = Wähle eine Zeile oder Spalte; ihre Klötze werden frei.
sarahs_vision-ask-choice-swap = Wähle zwei Karten der Reihe, die ihre Plätze tauschen.
sarahs_vision-ask-choice-cover = Wähle ein umrahmtes Feld; ein Würfel deckt es kostenlos ab.
sarahs_vision-ask-take = { sarahs_vision-location }: Wer nimmt den nächsten Gefahrenwürfel?
sarahs_vision-ask-take-overflow = { sarahs_vision-location } läuft über. Wer nimmt den Würfel, der zu viel ist?
sarahs_vision-ask-learn = { sarahs_vision-location }: Wohin auf dem Raster kommt die Inspiration?

## Entscheidungen

sarahs_vision-do-pass = Keine Aktion
sarahs_vision-do-pass-directive = Keine Direktive
sarahs_vision-do-draw = Direktive ziehen (kostenlos)
sarahs_vision-do-reveal = Verdeckte Karten aufdecken ({ $cost } × { sarahs_vision-kind })
sarahs_vision-do-pay = Genanntes bezahlen
sarahs_vision-do-done = Dabei bleibt es
sarahs_vision-do-held = Er hat gehalten
sarahs_vision-do-fell = Er ist gefallen
sarahs_vision-do-swap = Karten { $place } und { $second } tauschen
sarahs_vision-do-remove = Karte { $place } entfernen ({ $cost } × { sarahs_vision-kind })
sarahs_vision-do-cover = Auf Karte { $place } abdecken: { sarahs_vision-section }
sarahs_vision-do-play = „{ sarahs_vision-directive }“ spielen
sarahs_vision-do-pull =
    { $slot ->
        [left] Linken Klotz der Lage { $layer } ziehen
        [middle] Mittleren Klotz der Lage { $layer } ziehen
       *[right] Rechten Klotz der Lage { $layer } ziehen
    }
sarahs_vision-do-touch =
    { $slot ->
        [left] Linken Klotz der Lage { $layer } antippen
        [middle] Mittleren Klotz der Lage { $layer } antippen
       *[right] Rechten Klotz der Lage { $layer } antippen
    }
sarahs_vision-do-feel = Lockeren Klotz suchen
sarahs_vision-do-use = Freien Klotz verwenden: { sarahs_vision-block }
sarahs_vision-do-spend = Würfel ausgeben: { sarahs_vision-kind }, { sarahs_vision-role }
sarahs_vision-do-learn = Würfel hierhin legen: { sarahs_vision-kind }, { sarahs_vision-role }
sarahs_vision-do-take = { sarahs_vision-role } nimmt die Gefahr
sarahs_vision-do-move = { sarahs_vision-role } geht hierhin: { sarahs_vision-to }
sarahs_vision-do-exchange = { sarahs_vision-role } und { sarahs_vision-other } tauschen die Orte
sarahs_vision-do-calm = Einen Gefahrenwürfel wegnehmen: { sarahs_vision-location }
sarahs_vision-do-clear = Alle Gefahr wegnehmen: { sarahs_vision-location }
sarahs_vision-do-inspire = Inspiration hierhin bringen: { sarahs_vision-location }
sarahs_vision-do-relieve = { sarahs_vision-role } entlasten
sarahs_vision-do-shelter = { sarahs_vision-role } schützen
sarahs_vision-do-hand_over = { sarahs_vision-role } gibt einen Gefahrenwürfel an { sarahs_vision-other }
sarahs_vision-do-free = Freigeben: { sarahs_vision-end-of-grid }

## Was geschehen ist

sarahs_vision-event-decide-pass = { sarahs_vision-seat } passt.
sarahs_vision-event-decide-draw = { sarahs_vision-seat } zieht eine Direktive.
sarahs_vision-event-decide-reveal = { sarahs_vision-seat } will die verdeckten Karten aufdecken.
sarahs_vision-event-decide-pay = { sarahs_vision-seat } beginnt zu bezahlen.
sarahs_vision-event-decide-done = { sarahs_vision-seat } lässt es dabei.
sarahs_vision-event-decide-held = Der Turm hat gehalten.
sarahs_vision-event-decide-fell = Der Turm ist gefallen.
sarahs_vision-event-decide-swap = { sarahs_vision-seat } tauscht die Karten { $place } und { $second }.
sarahs_vision-event-decide-remove = { sarahs_vision-seat } will Karte { $place } entfernen.
sarahs_vision-event-decide-cover = { sarahs_vision-seat } nennt ein Feld auf Karte { $place }: { sarahs_vision-section }.
sarahs_vision-event-decide-play = { sarahs_vision-seat } spielt „{ sarahs_vision-directive }“.
sarahs_vision-event-decide-pull =
    { $held ->
        [yes] { sarahs_vision-seat } zieht einen Klotz ({ sarahs_vision-block }, Lage { $layer }, { sarahs_vision-slot }); der Turm hält.
        [no] { sarahs_vision-seat } zieht einen Klotz ({ sarahs_vision-block }, Lage { $layer }, { sarahs_vision-slot }), und der Turm wankt.
       *[other] { sarahs_vision-seat } zieht einen Klotz ({ sarahs_vision-block }, Lage { $layer }, { sarahs_vision-slot }).
    }
sarahs_vision-event-decide-touch =
    { $felt ->
        [loose] { sarahs_vision-seat } tippt einen Klotz an (Lage { $layer }, { sarahs_vision-slot }): locker.
        [stuck] { sarahs_vision-seat } tippt einen Klotz an (Lage { $layer }, { sarahs_vision-slot }): klemmt.
       *[firm] { sarahs_vision-seat } tippt einen Klotz an (Lage { $layer }, { sarahs_vision-slot }): fest.
    }
sarahs_vision-event-decide-feel = { sarahs_vision-seat } sucht einen lockeren Klotz.
sarahs_vision-event-feel =
    { $felt ->
        [loose] Lage { $layer }, { sarahs_vision-slot }: locker.
        [stuck] Lage { $layer }, { sarahs_vision-slot }: klemmt.
       *[firm] Lage { $layer }, { sarahs_vision-slot }: fest.
    }
sarahs_vision-event-decide-use = { sarahs_vision-seat } verwendet einen freien Klotz: { sarahs_vision-block }.
sarahs_vision-event-decide-spend = { sarahs_vision-seat } gibt einen Würfel aus: { sarahs_vision-kind }, { sarahs_vision-role }.
sarahs_vision-event-decide-learn = { sarahs_vision-seat } legt einen Würfel auf das Raster.
sarahs_vision-event-decide-take = { sarahs_vision-role } nimmt einen Gefahrenwürfel.
sarahs_vision-event-decide-move = { sarahs_vision-seat } schickt { sarahs_vision-role } hierhin: { sarahs_vision-to }.
sarahs_vision-event-decide-exchange = { sarahs_vision-role } und { sarahs_vision-other } tauschen die Orte.
sarahs_vision-event-decide-calm = { sarahs_vision-seat } nimmt einen Gefahrenwürfel weg.
sarahs_vision-event-decide-clear = { sarahs_vision-seat } nimmt an einem Ort alle Gefahr weg.
sarahs_vision-event-decide-inspire = { sarahs_vision-seat } bringt Inspiration an einen Ort.
sarahs_vision-event-decide-relieve = { sarahs_vision-seat } entlastet { sarahs_vision-role }.
sarahs_vision-event-decide-shelter = { sarahs_vision-seat } schützt { sarahs_vision-role }.
sarahs_vision-event-decide-hand_over = { sarahs_vision-role } gibt einen Gefahrenwürfel an { sarahs_vision-other }.
sarahs_vision-event-decide-free = { sarahs_vision-seat } gibt Klötze frei: { sarahs_vision-end-of-grid }.
sarahs_vision-event-collapse = Der Turm fällt! Er wird neu gebaut, alle Abdeckungen sind verloren, und bis zu fünf Ereignisse folgen sofort.
sarahs_vision-event-resolve = Ereignis: { $title }.
sarahs_vision-event-reveal = Karte { $place } wird aufgedeckt: { $title }.
sarahs_vision-event-remove = Das Ereignis wird entfernt.
sarahs_vision-event-swap = Karten der Reihe wechseln den Platz: { $places }.
sarahs_vision-event-story = Eine Geschichtskarte: { $title }.
sarahs_vision-event-refill =
    { $cards ->
        [one] Eine neue Karte wird verdeckt hingelegt.
       *[other] { $cards } neue Karten werden verdeckt hingelegt.
    }
sarahs_vision-event-move = { sarahs_vision-role } ist jetzt hier: { sarahs_vision-to }.
sarahs_vision-event-danger =
    { $cubes ->
        [1] { sarahs_vision-location }: ein Gefahrenwürfel mehr.
        [-1] { sarahs_vision-location }: ein Gefahrenwürfel weniger.
       *[other] { sarahs_vision-location }: Gefahr { $signed }.
    }
sarahs_vision-event-inspiration =
    { $cubes ->
        [1] { sarahs_vision-location }: ein Inspirationswürfel mehr.
        [-1] { sarahs_vision-location }: ein Inspirationswürfel weniger.
       *[other] { sarahs_vision-location }: Inspiration { $signed }.
    }
sarahs_vision-event-zone = { sarahs_vision-role } trägt jetzt { $now } von 5 Gefahrenwürfeln.
sarahs_vision-event-grid =
    { $cubes ->
        [1] Raster: ein Würfel für { sarahs_vision-kind }, { sarahs_vision-role }.
       *[other] Raster, { sarahs_vision-kind }, { sarahs_vision-role }: { $signed }.
    }
sarahs_vision-event-free = Frei geworden: { $blocks }.
sarahs_vision-event-shelter = { sarahs_vision-role } ist in diesem Zug geschützt.
sarahs_vision-event-deal = { sarahs_vision-seat } bekommt: { $cards }.
sarahs_vision-event-turn = { sarahs_vision-seat } ist am Zug.
sarahs_vision-event-end =
    { $reason ->
        [victory] { sarahs_vision-end-victory }
       *[defeat] { sarahs_vision-end-defeat }
    }
sarahs_vision-end-victory = Ihr habt gemeinsam gewonnen: Alle zwanzig Ereignisse sind überstanden.
sarahs_vision-end-defeat = Ihr habt gemeinsam verloren: Eine Figur trägt fünf Gefahrenwürfel.

## Was Zeilen von Karten bewirken

sarahs_vision-line-move = { sarahs_vision-role } → { sarahs_vision-to }
sarahs_vision-line-move-any = Eine Figur geht an einen beliebigen Ort
sarahs_vision-line-move-next = Eine Figur geht an einen Nachbarort
sarahs_vision-line-move-any-to = Eine Figur → { sarahs_vision-to }
sarahs_vision-line-move-role-any = { sarahs_vision-role } geht an einen beliebigen Ort
sarahs_vision-line-move-role-next = { sarahs_vision-role } geht an einen Nachbarort
sarahs_vision-line-exchange = Zwei Figuren tauschen die Orte
sarahs_vision-line-gather = Alle Figuren → { sarahs_vision-location }
sarahs_vision-line-deal =
    { $number ->
        [one] 1 Direktive austeilen
       *[other] { $number } Direktiven austeilen
    }
sarahs_vision-line-danger = { sarahs_vision-location }: +{ $number } Gefahr
sarahs_vision-line-danger-at = Am Ort von { sarahs_vision-role }: +{ $number } Gefahr
sarahs_vision-line-spread = +1 Gefahr überall, wo Gefahr ist
sarahs_vision-line-burden = { sarahs_vision-role } nimmt { $number } Gefahr
sarahs_vision-line-calm = { sarahs_vision-location }: −{ $number } Gefahr
sarahs_vision-line-calm-at = Am Ort von { sarahs_vision-role }: −{ $number } Gefahr
sarahs_vision-line-calm-any = { $number } Gefahr an beliebigen Orten wegnehmen
sarahs_vision-line-clear = { sarahs_vision-location }: alle Gefahr weg
sarahs_vision-line-clear-at = Am Ort von { sarahs_vision-role }: alle Gefahr weg
sarahs_vision-line-clear-any = An einem Ort alle Gefahr wegnehmen
sarahs_vision-line-relieve = { sarahs_vision-role }: { $number } Gefahr abnehmen
sarahs_vision-line-relieve-any = Einer Figur { $number } Gefahr abnehmen
sarahs_vision-line-hand_over = Eine Figur gibt einer anderen 1 Gefahr
sarahs_vision-line-shelter = { sarahs_vision-role } ist in diesem Zug geschützt
sarahs_vision-line-shelter-any = Eine Figur in diesem Zug schützen
sarahs_vision-line-inspire = { sarahs_vision-location }: +{ $number } Inspiration
sarahs_vision-line-inspire-at = Am Ort von { sarahs_vision-role }: +{ $number } Inspiration
sarahs_vision-line-inspire-any = +{ $number } Inspiration an einem Ort
sarahs_vision-line-learn = { $number } Würfel aufs Raster: { sarahs_vision-kind }
sarahs_vision-line-learn-any = { $number } Würfel beliebig aufs Raster
sarahs_vision-line-forget = Raster, { sarahs_vision-kind }: −{ $number }
sarahs_vision-line-free = Klötze einer Zeile oder Spalte freigeben
sarahs_vision-line-reveal = Alle Karten der Reihe aufdecken
sarahs_vision-line-swap = Zwei Karten der Reihe tauschen
sarahs_vision-line-postpone = Das nächste Ereignis kommt ans Ende der Reihe
sarahs_vision-line-cover = Ein umrahmtes Feld mit einem Würfel abdecken

## Die Seite

sarahs_vision-part-city = Stadt
sarahs_vision-part-events = Ereignisse
sarahs_vision-part-tower = Turm
sarahs_vision-part-hand = Direktiven
sarahs_vision-part-grid = Inspiration und Gefahr
sarahs_vision-part-story = Geschichte
sarahs_vision-parts = Teile des Tischs
sarahs_vision-part-waits = { $part }, hier gibt es etwas zu wählen
sarahs_vision-keys = Pfeiltasten gehen von Feld zu Feld, die Eingabetaste wählt, Escape nimmt die erste Hälfte einer Wahl zurück. Tab führt zum nächsten Teil des Tischs.
sarahs_vision-choose-this = Wählbar: { $what }.
sarahs_vision-chosen-first = Gewählt; wähle jetzt den zweiten Teil oder drücke Escape.
sarahs_vision-begins = Als erster Teil wählbar.
sarahs_vision-part-open = Wählbar; entschieden wird erst, wenn du bestätigst.
sarahs_vision-part-chosen = Gewählt; wähle es noch einmal, um es zurückzunehmen.
sarahs_vision-reads = Die Eingabetaste zeigt die Geschichte dazu.
sarahs_vision-figure-chosen = Gewählt: { sarahs_vision-role }. Wähle jetzt, wohin, oder drücke Escape.
sarahs_vision-figure-next = Die Eingabetaste wählt: { sarahs_vision-role }.
sarahs_vision-offer-swap = Karte { $place } tauschen
sarahs_vision-offer-swap-short = Tauschen
sarahs_vision-offer-remove-short = Entfernen
sarahs_vision-price = { $number } × { sarahs_vision-kind }
sarahs_vision-plan-open =
    { $verbs ->
        [all] Wähle umrahmte Felder zum Abdecken oder Karten zum Tauschen oder Entfernen.
       *[cover] Wähle ein umrahmtes Feld zum Abdecken.
    }
sarahs_vision-plan-swap = Karte { $place } mit welcher tauschen?
sarahs_vision-plan-cover =
    { $count ->
        [one] Dieses Feld abdecken ({ $cost })
       *[other] Diese { $count } Felder abdecken ({ $cost })
    }
sarahs_vision-hinted = Empfohlen.
sarahs_vision-city-name = { sarahs_vision-location }, { $kinds }.
sarahs_vision-city-danger =
    { $danger ->
        [0] Keine Gefahr.
        [one] 1 Gefahrenwürfel.
       *[other] { $danger } Gefahrenwürfel.
    }
sarahs_vision-city-full = Mehr als { $limit }: Der Ort läuft über.
sarahs_vision-city-inspiration =
    { $inspiration ->
        [one] 1 Inspirationswürfel.
       *[other] { $inspiration } Inspirationswürfel.
    }
sarahs_vision-city-figures = Hier: { $figures }.
sarahs_vision-city-coming = Gefahr durch das nächste Ereignis: { $next }; durch alle offenen Karten: { $all }.
sarahs_vision-coming = Es kommt: { $next }, in der ganzen Reihe { $all }
sarahs_vision-card-now = Jetzt: { $title }
sarahs_vision-card-up = Karte { $place }: { $title }
sarahs_vision-card-down = Karte { $place }, verdeckt
sarahs_vision-card-swan = Karte { $place }, verdeckt: ein schwarzer Schwan
sarahs_vision-face-down = Verdeckt
sarahs_vision-swan = Schwarzer Schwan
sarahs_vision-event-number = Ereignis { $number }
sarahs_vision-section-cell = { sarahs_vision-section }: { $danger } Gefahr, { $inspiration } Inspiration.
sarahs_vision-section-empty = { sarahs_vision-section }: nichts.
sarahs_vision-section-framed = Umrahmt: { sarahs_vision-kind }.
sarahs_vision-section-covered = Abgedeckt: tritt nicht ein.
sarahs_vision-section-named = Zum Abdecken genannt.
sarahs_vision-deck-left =
    { $count ->
        [0] Der Stapel ist leer
        [one] Noch 1 Ereignis im Stapel
       *[other] Noch { $count } Ereignisse im Stapel
    }
sarahs_vision-pile-left =
    { $count ->
        [one] 1 Direktive im Stapel
       *[other] { $count } Direktiven im Stapel
    }
sarahs_vision-zone = { sarahs_vision-role } ({ sarahs_vision-figure }): { $danger } von { $limit } Gefahr.
sarahs_vision-sheltered = In diesem Zug geschützt.
sarahs_vision-grid-cell =
    { $cubes ->
        [one] { sarahs_vision-kind }, { sarahs_vision-role }: 1 Würfel.
       *[other] { sarahs_vision-kind }, { sarahs_vision-role }: { $cubes } Würfel.
    }
sarahs_vision-grid-locked = { sarahs_vision-end-of-grid }: gesperrt sind { $blocks }.
sarahs_vision-grid-freed = { sarahs_vision-end-of-grid }: schon frei.
sarahs_vision-unlocked = Freie Klötze
sarahs_vision-unlocked-none = noch keine
sarahs_vision-unlocked-block =
    { $count ->
        [one] Freier Klotz: { sarahs_vision-block }.
       *[other] { $count } freie Klötze: { sarahs_vision-block }.
    }
sarahs_vision-purse = Zum Bezahlen da, { sarahs_vision-kind }: { $count }
sarahs_vision-purses = Zum Bezahlen
sarahs_vision-layer = Lage { $layer }
sarahs_vision-slot =
    { $slot ->
        [left] links
        [middle] Mitte
       *[right] rechts
    }
sarahs_vision-block-at = Lage { $layer }, { sarahs_vision-slot }: { sarahs_vision-block }.
sarahs_vision-gap-at = Lage { $layer }, { sarahs_vision-slot }: Lücke.
sarahs_vision-top-layer = Eine der obersten drei Lagen.
sarahs_vision-felt-said =
    { $felt ->
        [loose] Er sitzt locker.
        [stuck] Er klemmt.
       *[firm] Er sitzt fest.
    }
sarahs_vision-risk = Risiko eines Sturzes: { $percent } %.
sarahs_vision-tower-picture = Der Turm in drei Dimensionen; zieh daran, um ihn zu drehen. Die Liste daneben zeigt dieselben Klötze.
sarahs_vision-turn-left = Turm nach links drehen
sarahs_vision-turn-right = Turm nach rechts drehen
sarahs_vision-touches-left =
    { $count ->
        [0] Vor dem nächsten Ziehen darfst du keinen Klotz mehr antippen.
        [one] Vor dem nächsten Ziehen darfst du noch 1 Klotz antippen.
       *[other] Vor dem nächsten Ziehen darfst du noch { $count } Klötze antippen.
    }
sarahs_vision-choose-block = Wähle einen markierten Klotz.
sarahs_vision-feel-it = Antippen
sarahs_vision-pull-it = Ziehen: { $percent } % Risiko
sarahs_vision-pull-outside = Ziehen
sarahs_vision-let-it-be = Lieber nicht
sarahs_vision-tower-fell = Der Turm ist gefallen!
sarahs_vision-hand-empty = keine Direktiven
sarahs_vision-cost = Kostet { $number } × { sarahs_vision-kind }.
sarahs_vision-read-aloud = Vorlesen
sarahs_vision-stop-reading = Aufhören
sarahs_vision-earlier = Früher
sarahs_vision-later = Später
sarahs_vision-story-of = { $number } von { $count }
sarahs_vision-before-play = Bevor ihr beginnt
sarahs_vision-scenario-rule = Eine Regel dieses Szenarios
sarahs_vision-after-victory = Sieg
sarahs_vision-after-defeat = Niederlage

## Warum geht das nicht?

sarahs_vision-why-over = Das Spiel ist zu Ende.
sarahs_vision-why-not-asked = Jetzt entscheidet: { sarahs_vision-seat }.
sarahs_vision-why-not-now-city = In der Stadt gibt es gerade nichts zu entscheiden. Figuren bewegen sich durch Ereignisse und Direktiven.
sarahs_vision-why-not-paying = Klötze werden nur gezogen, um etwas zu bezahlen: Wähle zuerst eine Aktion oder eine Direktive.
sarahs_vision-why-cannot-withdraw = Was du zu bezahlen begonnen hast, musst du zuerst fertig bezahlen; zurücknehmen kannst du es nicht.
sarahs_vision-why-top = Aus den obersten drei Lagen wird nichts gezogen. Eine angefangene Lage zuoberst zählt dazu.
sarahs_vision-why-gap = Da ist kein Klotz mehr.
sarahs_vision-why-last = Das ist der letzte Klotz seiner Lage. Mindestens einer muss bleiben.
sarahs_vision-why-wrong-block = Dieser Klotz hat eine andere Farbe. Du schuldest { sarahs_vision-kind }.
sarahs_vision-why-rest = Ohne diesen Klotz könntest du die anderen genannten Felder nicht mehr bezahlen.
sarahs_vision-why-not-framed = Dieses Feld hat keinen Rahmen; darum lässt es sich nicht abdecken.
sarahs_vision-why-not-together = Zusammen mit den Feldern, die du schon gewählt hast, lässt sich dieses nicht bezahlen.
sarahs_vision-why-covered = Dieses Feld ist schon abgedeckt.
sarahs_vision-why-named = Dieses Feld hast du schon genannt. Wähle weitere oder bezahle.
sarahs_vision-why-face-down = Die Karte liegt verdeckt. Nur aufgedeckte Ereignisse lassen sich abdecken oder entfernen.
sarahs_vision-why-swan = Einen schwarzen Schwan dreht die Aktion Aufdecken nicht um, nur eine Direktive.
sarahs_vision-why-happening = Dieses Ereignis tritt gerade ein; zum Abdecken ist es zu spät.
sarahs_vision-why-action-only = Abdecken, Tauschen und Entfernen gehört zu der einen Aktion am Anfang des Zugs.
sarahs_vision-why-only-covers = Du hast begonnen, Felder zu nennen: Nenne weitere, oder bezahle sie.
sarahs_vision-why-too-dear = Das kostet { $cost } × { sarahs_vision-kind }, und zum Bezahlen gibt es nur { $there }: Klötze unter den obersten Lagen, freie Klötze und Würfel.
sarahs_vision-why-directive-later = Direktiven spielt man nach dem Ereignis, im dritten Schritt des Zugs.
sarahs_vision-why-directive-dear = Diese Direktive kostet { $cost } × { sarahs_vision-kind }, und zum Bezahlen gibt es nur { $there }.
sarahs_vision-why-other-hand = Diese Direktive gehört auf eine andere Hand ({ sarahs_vision-seat }); alle werden der Reihe nach gefragt.
sarahs_vision-why-no-danger = Hier ist keine Gefahr.
sarahs_vision-why-figure-there = Die Figur ist schon dort.
sarahs_vision-why-not-next = Diese Direktive bewegt eine Figur nur an einen Nachbarort: nach oben, unten, links oder rechts.
sarahs_vision-why-figure-first = Wähle zuerst eine Figur.
sarahs_vision-why-grid-now = Würfel verlassen das Raster nur, um etwas zu bezahlen, eins zu eins.
sarahs_vision-why-grid-colour = Du schuldest { sarahs_vision-kind }; nur Würfel dieser Zeile zählen dafür.
sarahs_vision-why-grid-empty = Hier liegt kein Würfel.
sarahs_vision-why-learn = Der Würfel kommt in die Zeile, die zum Ort passt, und in die Spalte einer Figur, die dort steht.
sarahs_vision-why-locked = Diese Klötze sind gesperrt, bis in jedem Feld der Zeile oder Spalte ein Würfel liegt oder eine Direktive sie freigibt.
sarahs_vision-why-freed = Diese Klötze sind schon frei geworden; das geschieht nur einmal.
sarahs_vision-why-unlocked-now = Freie Klötze sind zum Bezahlen da.
sarahs_vision-why-take = Diese Gefahr nimmt nur eine Figur, die dort steht.
sarahs_vision-why-sheltered = Diese Figur ist in diesem Zug geschützt.
sarahs_vision-why-role-now = Für diese Figur gibt es gerade nichts zu entscheiden.
sarahs_vision-why-no-burden = Diese Figur trägt keine Gefahr.
sarahs_vision-why-same-place = Diese beiden Figuren stehen am selben Ort.
