# Sarah's Vision: alles, was auf der Seite und im Protokoll steht.
sarahs_vision-seat =
    { $seat ->
        [first] Spieler 1
        [second] Spieler 2
        [third] Spieler 3
        [fourth] Spieler 4
        [tower] Der Turm
       *[spectator] Zuschauer
    }

## Zusammengesetzte Namen

sarahs_vision-resource = { sarahs_vision-kind } ({ sarahs_vision-colour })
sarahs_vision-directive-quoted = „{ sarahs_vision-directive }“
sarahs_vision-ways =
    { $ways ->
        [pull] Zieh einen Block aus dem Turm
        [use] Nimm einen freigeschalteten Block
        [spend] Gib einen Inspirationswürfel aus
        [pull_use] Zieh einen Block oder nimm einen freigeschalteten
        [pull_spend] Zieh einen Block oder gib einen Inspirationswürfel aus
        [use_spend] Nimm einen freigeschalteten Block oder gib einen Inspirationswürfel aus
       *[pull_use_spend] Zieh einen Block, nimm einen freigeschalteten oder gib einen Inspirationswürfel aus
    }

## Einstellungen

sarahs_vision-option-players = Spielerzahl
sarahs_vision-option-players-about = Ihr gewinnt oder verliert gemeinsam, und alle sehen alles.
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
sarahs_vision-option-events-about = Der Reihe nach erzählen die Ereignisse mit den Story-Karten eine Geschichte. Sind sie gemischt, ist auch ein bekanntes Szenario wieder neu, dann aber ohne Story-Karten. Diese Variante ist leichter, vor allem in den ersten beiden Szenarien.
sarahs_vision-option-events-in_order = Der Reihe nach, mit Geschichte
sarahs_vision-option-events-shuffled = Gemischt
sarahs_vision-option-tower = Turm
sarahs_vision-option-tower-about = Simuliert: Der Computer entscheidet, ob der Turm hält, und zeigt dir bei jedem Block das Risiko. Echt: Ihr baut den Turm bei euch auf dem Tisch und sagt, was passiert ist.
sarahs_vision-option-tower-simulated = Simuliert, mit sichtbarem Risiko
sarahs_vision-option-tower-outside = Ein echter auf eurem Tisch
sarahs_vision-option-figures = Figuren
sarahs_vision-option-figures-about = Wer Engineer, Scientist und Senator verkörpert. Nur die Namen ändern sich.
sarahs_vision-option-figures-place =
    { $number ->
        [1] Engineer
        [2] Scientist
       *[3] Senator
    }

## Fragen

sarahs_vision-ask-wait =
    { $seat ->
        [tower] Hat der Turm gehalten? Die Antwort steht noch aus …
       *[other] { $seat_name } überlegt noch …
    }
sarahs_vision-ask-over = Die Partie ist zu Ende.
sarahs_vision-ask-action = Führe eine Aktion aus oder keine. Danach tritt auf jeden Fall das erste Ereignis der Reihe ein.
sarahs_vision-ask-name =
    { $more ->
        [yes] Wähle weitere Abschnitte zum Abdecken oder fang an, die gewählten zu bezahlen.
       *[no] Mehr Abschnitte lassen sich nicht bezahlen. Fang an, die gewählten zu bezahlen.
    }
sarahs_vision-ask-pay-swap = Bezahle { $owed } × { sarahs_vision-resource }, um die Karten { $place } und { $second } zu tauschen: { sarahs_vision-ways }.
sarahs_vision-ask-pay-remove = Bezahle { $owed } × { sarahs_vision-resource }, um Karte { $place } zu entfernen: { sarahs_vision-ways }.
sarahs_vision-ask-pay-reveal = Bezahle { $owed } × { sarahs_vision-resource }, um die verdeckten Karten aufzudecken: { sarahs_vision-ways }.
sarahs_vision-ask-pay-cover =
    { $sections ->
        [one] Bezahle { $owed } × { sarahs_vision-resource }, um einen Abschnitt auf Karte { $place } abzudecken ({ sarahs_vision-section }): { sarahs_vision-ways }.
       *[other] Bezahle { $owed } × { sarahs_vision-resource } für den ersten von { $sections } Abschnitten, auf Karte { $place } ({ sarahs_vision-section }): { sarahs_vision-ways }.
    }
sarahs_vision-ask-pay-play = Bezahle { $owed } × { sarahs_vision-resource }, um „{ sarahs_vision-directive }“ zu spielen: { sarahs_vision-ways }.
sarahs_vision-ask-outcome-pulled =
    { $purpose ->
        [cover]
            { $slot ->
                [left] Zieh den linken Block aus Ebene { $layer } eures Turms und leg ihn auf Karte { $place }. Hat der Turm gehalten?
                [middle] Zieh den mittleren Block aus Ebene { $layer } eures Turms und leg ihn auf Karte { $place }. Hat der Turm gehalten?
               *[right] Zieh den rechten Block aus Ebene { $layer } eures Turms und leg ihn auf Karte { $place }. Hat der Turm gehalten?
            }
       *[other]
            { $slot ->
                [left] Zieh den linken Block aus Ebene { $layer } eures Turms und leg ihn obendrauf. Hat der Turm gehalten?
                [middle] Zieh den mittleren Block aus Ebene { $layer } eures Turms und leg ihn obendrauf. Hat der Turm gehalten?
               *[right] Zieh den rechten Block aus Ebene { $layer } eures Turms und leg ihn obendrauf. Hat der Turm gehalten?
            }
    }
sarahs_vision-ask-outcome-laid =
    { $then ->
        [paid] Leg den freigeschalteten Block oben auf euren Turm. Hat der Turm gehalten?
        [resolve] Leg die Blöcke von der entfernten Karte oben auf euren Turm. Hat der Turm gehalten?
       *[laid_back] Leg die Blöcke vom eingetretenen Ereignis oben auf euren Turm. Hat der Turm gehalten?
    }
sarahs_vision-ask-directive = Spiel eine Anweisungskarte oder passe. Haben alle gepasst, werden Gefahr und Inspiration verteilt.
sarahs_vision-ask-choice-move-any = „{ $source }“: Bewege eine beliebige Figur an einen beliebigen Ort oder verzichte darauf.
sarahs_vision-ask-choice-move-next = „{ $source }“: Bewege eine beliebige Figur an einen Nachbarort oder verzichte darauf.
sarahs_vision-ask-choice-move-any-to = „{ $source }“: Wähle eine Figur, die { sarahs_vision-to } geht, oder verzichte darauf.
sarahs_vision-ask-choice-move-role-any = „{ $source }“: Bewege { sarahs_vision-role } an einen beliebigen Ort oder verzichte darauf.
sarahs_vision-ask-choice-move-role-next = „{ $source }“: Bewege { sarahs_vision-role } an einen Nachbarort oder verzichte darauf.
sarahs_vision-ask-choice-exchange = „{ $source }“: Wähle zwei Figuren, die die Orte tauschen, oder verzichte darauf.
sarahs_vision-ask-choice-calm-any =
    { $left ->
        [one] „{ $source }“: Wähle einen Ort, an dem du 1 Gefahrenwürfel entfernst, oder verzichte darauf.
       *[other] „{ $source }“: Entferne bis zu { $left } Gefahrenwürfel, einen nach dem anderen. Wähle einen Ort für den nächsten oder verzichte auf den Rest.
    }
sarahs_vision-ask-choice-clear-any = „{ $source }“: Wähle einen Ort, an dem du alle Gefahrenwürfel entfernst, oder verzichte darauf.
sarahs_vision-ask-choice-relieve-any =
    { $number ->
        [one] „{ $source }“: Wähle eine Figur, die 1 Gefahrenwürfel loswird, oder verzichte darauf.
       *[other] „{ $source }“: Wähle eine Figur, die bis zu { $number } Gefahrenwürfel loswird, oder verzichte darauf.
    }
sarahs_vision-ask-choice-hand_over = „{ $source }“: Wähle eine Figur, die 1 Gefahrenwürfel abgibt, und eine andere, die ihn nimmt, oder verzichte darauf.
sarahs_vision-ask-choice-shelter-any = „{ $source }“: Wähle eine Figur, die bis zum Ende des Zugs geschützt ist, oder verzichte darauf.
sarahs_vision-ask-choice-inspire-any =
    { $number ->
        [one] „{ $source }“: Wähle einen Ort, der 1 Inspirationswürfel bekommt, oder verzichte darauf.
       *[other] „{ $source }“: Wähle einen Ort, der { $number } Inspirationswürfel bekommt, oder verzichte darauf.
    }
sarahs_vision-ask-choice-learn =
    { $left ->
        [one] „{ $source }“: Leg 1 Inspirationswürfel in die Zeile { sarahs_vision-resource } oder verzichte darauf.
       *[other] „{ $source }“: Leg bis zu { $left } Inspirationswürfel in die Zeile { sarahs_vision-resource }, einen nach dem anderen. Wähle ein Feld für den nächsten oder verzichte auf den Rest.
    }
sarahs_vision-ask-choice-learn-any =
    { $left ->
        [one] „{ $source }“: Leg 1 Inspirationswürfel auf ein beliebiges Feld des Rasters oder verzichte darauf.
       *[other] „{ $source }“: Leg bis zu { $left } Inspirationswürfel auf das Raster, einen nach dem anderen. Wähle ein Feld für den nächsten oder verzichte auf den Rest.
    }
sarahs_vision-ask-choice-free = „{ $source }“: Wähle eine Zeile oder Spalte des Rasters und schalte ihre Blöcke frei oder verzichte darauf.
sarahs_vision-ask-choice-swap = „{ $source }“: Wähle zwei Karten der Reihe zum Tauschen oder verzichte darauf.
sarahs_vision-ask-choice-cover = „{ $source }“: Wähle einen umrahmten Abschnitt und deck ihn kostenlos mit einem Würfel aus dem Vorrat ab oder verzichte darauf.
sarahs_vision-ask-take =
    { $cubes ->
        [one] { $roles }: Wer nimmt den Gefahrenwürfel { sarahs_vision-at }?
       *[other] { $roles } teilen sich { $cubes } Gefahrenwürfel { sarahs_vision-at }. Wer nimmt den nächsten?
    }
sarahs_vision-ask-take-overflow = Zu viel Gefahr { sarahs_vision-at }: { $cubes } Würfel, erlaubt sind { $limit }. Welche der drei Figuren nimmt den nächsten, egal, wo sie steht?
sarahs_vision-ask-learn =
    { $cubes ->
        [one] Inspiration { sarahs_vision-at } für { $roles }: Wohin auf dem Raster kommt der Würfel?
       *[other] Inspiration { sarahs_vision-at } für { $roles }: Wohin auf dem Raster kommt der nächste von { $cubes } Würfeln?
    }

## Entscheidungen

sarahs_vision-do-pass = Keine Aktion
sarahs_vision-do-pass-directive = Passen
sarahs_vision-do-draw = Anweisungskarte ziehen (kostenlos)
sarahs_vision-do-reveal = Verdeckte Karten aufdecken für { $cost } × { sarahs_vision-resource }
sarahs_vision-do-pay = Bezahlen
sarahs_vision-do-done = Verzichten
sarahs_vision-do-held = Er hat gehalten
sarahs_vision-do-fell = Er ist eingestürzt
sarahs_vision-do-swap = Karten { $place } und { $second } tauschen
sarahs_vision-do-remove = Karte { $place } entfernen für { $cost } × { sarahs_vision-resource }
sarahs_vision-do-cover = Abschnitt auf Karte { $place } abdecken: { sarahs_vision-section }
sarahs_vision-do-play = „{ sarahs_vision-directive }“ spielen
sarahs_vision-do-pull =
    { $slot ->
        [left] Linken Block aus Ebene { $layer } ziehen
        [middle] Mittleren Block aus Ebene { $layer } ziehen
       *[right] Rechten Block aus Ebene { $layer } ziehen
    }
sarahs_vision-do-touch =
    { $slot ->
        [left] Linken Block in Ebene { $layer } prüfen
        [middle] Mittleren Block in Ebene { $layer } prüfen
       *[right] Rechten Block in Ebene { $layer } prüfen
    }
sarahs_vision-do-feel = Beste Blöcke prüfen
sarahs_vision-do-use = Freigeschalteten Block nehmen: { sarahs_vision-block }
sarahs_vision-do-spend = Würfel ausgeben: { sarahs_vision-resource }, Spalte { sarahs_vision-role }
sarahs_vision-do-learn = Würfel hierhin legen: { sarahs_vision-resource }, Spalte { sarahs_vision-role }
sarahs_vision-do-take = Würfel an { sarahs_vision-role } geben
sarahs_vision-do-move = { sarahs_vision-role } { sarahs_vision-to } bewegen
sarahs_vision-do-exchange = { sarahs_vision-role } und { sarahs_vision-other } tauschen die Orte
sarahs_vision-do-calm = 1 Gefahrenwürfel entfernen: { sarahs_vision-location }
sarahs_vision-do-clear = Alle Gefahrenwürfel entfernen: { sarahs_vision-location }
sarahs_vision-do-inspire = Inspiration hinzufügen: { sarahs_vision-location }
sarahs_vision-do-relieve = Gefahr von { sarahs_vision-role } entfernen
sarahs_vision-do-shelter = { sarahs_vision-role } schützen
sarahs_vision-do-hand_over = 1 Gefahrenwürfel von { sarahs_vision-role } an { sarahs_vision-other } geben
sarahs_vision-do-free = Blöcke freischalten: { sarahs_vision-end-of-grid }

## Was geschieht

sarahs_vision-event-decide-pass =
    { $seat_who ->
        [you] Du passt.
       *[other] { $seat_name } passt.
    }
sarahs_vision-event-decide-draw =
    { $seat_who ->
        [you] Du ziehst eine Anweisungskarte.
       *[other] { $seat_name } zieht eine Anweisungskarte.
    }
sarahs_vision-event-decide-reveal =
    { $seat_who ->
        [you] Du möchtest die verdeckten Karten aufdecken.
       *[other] { $seat_name } möchte die verdeckten Karten aufdecken.
    }
sarahs_vision-event-decide-pay =
    { $seat_who ->
        [you] Du fängst an zu bezahlen.
       *[other] { $seat_name } fängt an zu bezahlen.
    }
sarahs_vision-event-decide-done =
    { $seat_who ->
        [you] Du verzichtest auf den Rest.
       *[other] { $seat_name } verzichtet auf den Rest.
    }
sarahs_vision-event-decide-held = Der Turm hat gehalten.
sarahs_vision-event-decide-fell = Der Turm ist eingestürzt.
sarahs_vision-event-decide-swap =
    { $seat_who ->
        [you] Du wählst die Karten { $place } und { $second } zum Tauschen.
       *[other] { $seat_name } wählt die Karten { $place } und { $second } zum Tauschen.
    }
sarahs_vision-event-decide-remove =
    { $seat_who ->
        [you] Du möchtest Karte { $place } entfernen.
       *[other] { $seat_name } möchte Karte { $place } entfernen.
    }
sarahs_vision-event-decide-cover =
    { $seat_who ->
        [you] Du wählst auf Karte { $place } einen Abschnitt zum Abdecken: { sarahs_vision-section }.
       *[other] { $seat_name } wählt auf Karte { $place } einen Abschnitt zum Abdecken: { sarahs_vision-section }.
    }
sarahs_vision-event-decide-play =
    { $seat_who ->
        [you] Du spielst „{ sarahs_vision-directive }“.
       *[other] { $seat_name } spielt „{ sarahs_vision-directive }“.
    }
sarahs_vision-event-decide-pull =
    { $held ->
        [yes]
            { $seat_who ->
                [you] Du ziehst einen Block ({ sarahs_vision-block }, Ebene { $layer }, { sarahs_vision-slot }). Der Turm hält.
               *[other] { $seat_name } zieht einen Block ({ sarahs_vision-block }, Ebene { $layer }, { sarahs_vision-slot }). Der Turm hält.
            }
        [no]
            { $seat_who ->
                [you] Du ziehst einen Block ({ sarahs_vision-block }, Ebene { $layer }, { sarahs_vision-slot }), und der Turm wankt.
               *[other] { $seat_name } zieht einen Block ({ sarahs_vision-block }, Ebene { $layer }, { sarahs_vision-slot }), und der Turm wankt.
            }
       *[other]
            { $seat_who ->
                [you] Du ziehst einen Block ({ sarahs_vision-block }, Ebene { $layer }, { sarahs_vision-slot }).
               *[other] { $seat_name } zieht einen Block ({ sarahs_vision-block }, Ebene { $layer }, { sarahs_vision-slot }).
            }
    }
sarahs_vision-event-decide-touch =
    { $seat_who ->
        [you] Du prüfst einen Block (Ebene { $layer }, { sarahs_vision-slot }): { sarahs_vision-felt }.
       *[other] { $seat_name } prüft einen Block (Ebene { $layer }, { sarahs_vision-slot }): { sarahs_vision-felt }.
    }
sarahs_vision-event-decide-feel =
    { $seat_who ->
        [you] Du prüfst die besten Blöcke.
       *[other] { $seat_name } prüft die besten Blöcke.
    }
sarahs_vision-event-feel = Ebene { $layer }, { sarahs_vision-slot }: { sarahs_vision-felt }.
sarahs_vision-event-decide-use =
    { $seat_who ->
        [you] Du nimmst einen freigeschalteten Block: { sarahs_vision-block }.
       *[other] { $seat_name } nimmt einen freigeschalteten Block: { sarahs_vision-block }.
    }
sarahs_vision-event-decide-spend =
    { $seat_who ->
        [you] Du gibst einen Inspirationswürfel aus.
       *[other] { $seat_name } gibt einen Inspirationswürfel aus.
    }
sarahs_vision-event-decide-learn =
    { $seat_who ->
        [you] Du legst einen Würfel auf das Raster.
       *[other] { $seat_name } legt einen Würfel auf das Raster.
    }
sarahs_vision-event-decide-take =
    { $seat_who ->
        [you] Du gibst einen Gefahrenwürfel an { sarahs_vision-role }.
       *[other] { $seat_name } gibt einen Gefahrenwürfel an { sarahs_vision-role }.
    }
sarahs_vision-event-decide-move =
    { $seat_who ->
        [you] Du bewegst { sarahs_vision-role } { sarahs_vision-to }.
       *[other] { $seat_name } bewegt { sarahs_vision-role } { sarahs_vision-to }.
    }
sarahs_vision-event-decide-exchange =
    { $seat_who ->
        [you] Du lässt { sarahs_vision-role } und { sarahs_vision-other } die Orte tauschen.
       *[other] { $seat_name } lässt { sarahs_vision-role } und { sarahs_vision-other } die Orte tauschen.
    }
sarahs_vision-event-decide-calm =
    { $seat_who ->
        [you] Du entfernst einen Gefahrenwürfel.
       *[other] { $seat_name } entfernt einen Gefahrenwürfel.
    }
sarahs_vision-event-decide-clear =
    { $seat_who ->
        [you] Du entfernst an einem Ort alle Gefahrenwürfel.
       *[other] { $seat_name } entfernt an einem Ort alle Gefahrenwürfel.
    }
sarahs_vision-event-decide-inspire =
    { $seat_who ->
        [you] Du bringst Inspiration an einen Ort.
       *[other] { $seat_name } bringt Inspiration an einen Ort.
    }
sarahs_vision-event-decide-relieve =
    { $seat_who ->
        [you] Du entlastest { sarahs_vision-role }.
       *[other] { $seat_name } entlastet { sarahs_vision-role }.
    }
sarahs_vision-event-decide-shelter =
    { $seat_who ->
        [you] Du schützt { sarahs_vision-role }.
       *[other] { $seat_name } schützt { sarahs_vision-role }.
    }
sarahs_vision-event-decide-hand_over =
    { $seat_who ->
        [you] Du gibst einen Gefahrenwürfel von { sarahs_vision-role } an { sarahs_vision-other }.
       *[other] { $seat_name } gibt einen Gefahrenwürfel von { sarahs_vision-role } an { sarahs_vision-other }.
    }
sarahs_vision-event-decide-free =
    { $seat_who ->
        [you] Du wählst Blöcke zum Freischalten: { sarahs_vision-end-of-grid }.
       *[other] { $seat_name } wählt Blöcke zum Freischalten: { sarahs_vision-end-of-grid }.
    }
sarahs_vision-event-collapse = Der Turm stürzt ein! Er wird neu gebaut, alle Abdeckungen sind verloren, und bis zu fünf Ereignisse treten sofort ein.
sarahs_vision-event-resolve = Ereignis: { $title }.
sarahs_vision-event-reveal = Karte { $place } wird aufgedeckt: { $title }.
sarahs_vision-event-remove = Das Ereignis wird entfernt.
sarahs_vision-event-swap = Die Karten { $places } tauschen die Plätze.
sarahs_vision-event-story = Story-Karte: { $title }.
sarahs_vision-event-refill =
    { $cards ->
        [one] 1 neue Karte, verdeckt.
       *[other] { $cards } neue Karten, verdeckt.
    }
sarahs_vision-event-move = { sarahs_vision-role } geht { sarahs_vision-to }.
sarahs_vision-event-danger = { sarahs_vision-location }: { $signed } Gefahr.
sarahs_vision-event-inspiration = { sarahs_vision-location }: { $signed } Inspiration.
sarahs_vision-event-zone = { sarahs_vision-role }: { $signed } Gefahr (jetzt { $now } von 5).
sarahs_vision-event-grid = Raster, { sarahs_vision-resource }, Spalte { sarahs_vision-role }: { $signed }.
sarahs_vision-event-free = Freigeschaltet: { $blocks }.
sarahs_vision-event-shelter = { sarahs_vision-role } ist bis zum Ende des Zugs geschützt.
sarahs_vision-event-deal =
    { $seat_who ->
        [you] Du bekommst { $cards }.
       *[other] { $seat_name } bekommt { $cards }.
    }
sarahs_vision-event-turn =
    { $seat_who ->
        [you] Du bist am Zug.
       *[other] { $seat_name } ist am Zug.
    }
sarahs_vision-event-end =
    { $reason ->
        [victory] { sarahs_vision-end-victory }
       *[defeat] { sarahs_vision-end-defeat }
    }
sarahs_vision-end-victory = Ihr habt gemeinsam gewonnen: Alle zwanzig Ereignisse sind überstanden.
sarahs_vision-end-defeat = Ihr habt gemeinsam verloren: Eine Figur hat fünf Gefahrenwürfel.

## Was die Karten bewirken

sarahs_vision-line-move = { sarahs_vision-role } → { sarahs_vision-destination }
sarahs_vision-line-move-any = Eine Figur an einen beliebigen Ort bewegen
sarahs_vision-line-move-next = Eine Figur an einen Nachbarort bewegen
sarahs_vision-line-move-any-to = Eine Figur { sarahs_vision-to } bewegen
sarahs_vision-line-move-role-any = { sarahs_vision-role } an einen beliebigen Ort bewegen
sarahs_vision-line-move-role-next = { sarahs_vision-role } an einen Nachbarort bewegen
sarahs_vision-line-exchange = Zwei Figuren tauschen die Orte
sarahs_vision-line-gather = Alle Figuren → { sarahs_vision-location }
sarahs_vision-line-deal =
    { $number ->
        [one] 1 Anweisungskarte austeilen
       *[other] { $number } Anweisungskarten austeilen
    }
sarahs_vision-line-danger = { sarahs_vision-location }: +{ $number } Gefahr
sarahs_vision-line-danger-at = Wo { sarahs_vision-role } steht: +{ $number } Gefahr
sarahs_vision-line-spread = +1 Gefahr überall, wo schon Gefahr ist
sarahs_vision-line-burden = { sarahs_vision-role }: +{ $number } Gefahr in der Gefahrenzone
sarahs_vision-line-calm = { sarahs_vision-location }: −{ $number } Gefahr
sarahs_vision-line-calm-at = Wo { sarahs_vision-role } steht: −{ $number } Gefahr
sarahs_vision-line-calm-any = −{ $number } Gefahr an beliebigen Orten
sarahs_vision-line-clear = { sarahs_vision-location }: alle Gefahr entfernen
sarahs_vision-line-clear-at = Wo { sarahs_vision-role } steht: alle Gefahr entfernen
sarahs_vision-line-clear-any = An einem Ort alle Gefahr entfernen
sarahs_vision-line-relieve = { sarahs_vision-role }: −{ $number } Gefahr in der Gefahrenzone
sarahs_vision-line-relieve-any = Eine Figur: −{ $number } Gefahr in der Gefahrenzone
sarahs_vision-line-hand_over = Eine Figur gibt einer anderen 1 Gefahr
sarahs_vision-line-shelter = { sarahs_vision-role } ist in diesem Zug geschützt
sarahs_vision-line-shelter-any = Eine Figur in diesem Zug schützen
sarahs_vision-line-inspire = { sarahs_vision-location }: +{ $number } Inspiration
sarahs_vision-line-inspire-at = Wo { sarahs_vision-role } steht: +{ $number } Inspiration
sarahs_vision-line-inspire-any = +{ $number } Inspiration an einem Ort
sarahs_vision-line-learn = { $number } Würfel aufs Raster: { sarahs_vision-resource }
sarahs_vision-line-learn-any =
    { $number ->
        [one] 1 Würfel auf ein beliebiges Feld des Rasters
       *[other] { $number } Würfel auf beliebige Felder des Rasters
    }
sarahs_vision-line-forget = Raster, { sarahs_vision-resource }: −{ $number }
sarahs_vision-line-free = Blöcke einer Zeile oder Spalte freischalten
sarahs_vision-line-reveal = Alle Karten der Reihe aufdecken
sarahs_vision-line-swap = Zwei Karten der Reihe tauschen
sarahs_vision-line-postpone = Das nächste Ereignis kommt ans Ende der Reihe
sarahs_vision-line-cover = Einen umrahmten Abschnitt mit einem Würfel aus dem Vorrat abdecken

## Die Seite

sarahs_vision-part-city = Stadt
sarahs_vision-part-events = Ereignisse
sarahs_vision-part-tower = Turm
sarahs_vision-part-hand = Anweisungen
sarahs_vision-part-grid = Inspiration und Gefahr
sarahs_vision-part-story = Geschichte
sarahs_vision-parts = Teile des Tischs
sarahs_vision-part-waits = { $part }: hier hast du die Wahl
sarahs_vision-keys = Mit den Pfeiltasten gehst du von Feld zu Feld, mit der Eingabetaste wählst du aus, mit Escape nimmst du die erste Hälfte einer Wahl zurück. Tab führt zum nächsten Teil des Tischs.
sarahs_vision-choose-this = Du kannst wählen: { $what }.
sarahs_vision-chosen-first = Ausgewählt. Wähle jetzt den zweiten Teil oder drück Escape.
sarahs_vision-begins = Damit kannst du anfangen.
sarahs_vision-part-open = Du kannst das auswählen. Die Auswahl gilt erst, wenn du sie bestätigst.
sarahs_vision-part-chosen = Ausgewählt. Noch einmal auswählen hebt die Auswahl auf.
sarahs_vision-reads = Mit der Eingabetaste liest du die Geschichte dazu.
sarahs_vision-figure-chosen = { sarahs_vision-role } ist ausgewählt. Wähle jetzt ein Ziel oder drück Escape.
sarahs_vision-figure-next = Mit der Eingabetaste wählst du { sarahs_vision-role }.
sarahs_vision-offer-swap = Karte { $place } tauschen
sarahs_vision-offer-swap-short = Tauschen
sarahs_vision-offer-remove-short = Entfernen
sarahs_vision-price = { $number } × { sarahs_vision-resource }
sarahs_vision-plan-open =
    { $verbs ->
        [all] Wähle umrahmte Abschnitte zum Abdecken oder Karten zum Tauschen oder Entfernen.
       *[cover] Wähle umrahmte Abschnitte zum Abdecken.
    }
sarahs_vision-plan-swap = Mit welcher Karte möchtest du Karte { $place } tauschen?
sarahs_vision-plan-paid = { $what } für { $cost }
sarahs_vision-plan-cover =
    { $count ->
        [one] Diesen Abschnitt abdecken für { $cost }
       *[other] Diese { $count } Abschnitte abdecken für { $cost }
    }
sarahs_vision-hinted = Empfohlen.
sarahs_vision-city-name = { sarahs_vision-location }, { $kinds }.
sarahs_vision-city-danger =
    { $danger ->
        [0] Keine Gefahr.
        [one] 1 Gefahrenwürfel.
       *[other] { $danger } Gefahrenwürfel.
    }
sarahs_vision-city-full = Mehr als { $limit }: zu viel Gefahr.
sarahs_vision-city-inspiration =
    { $inspiration ->
        [one] 1 Inspirationswürfel.
       *[other] { $inspiration } Inspirationswürfel.
    }
sarahs_vision-city-figures = Hier: { $figures }.
sarahs_vision-city-coming = Gefahr im Anmarsch: { $next } durch das nächste Ereignis, { $all } durch alle aufgedeckten Karten.
sarahs_vision-coming = Gefahr im Anmarsch: { $next } durch das nächste Ereignis, { $all } durch die ganze Reihe
sarahs_vision-card-now = Jetzt: { $title }
sarahs_vision-card-up = Karte { $place }: { $title }
sarahs_vision-card-down = Karte { $place }, verdeckt
sarahs_vision-card-swan = Karte { $place }, verdeckt: ein Schwarzer Schwan
sarahs_vision-face-down = Verdeckt
sarahs_vision-swan = Schwarzer Schwan
sarahs_vision-event-number = Ereignis { $number }
sarahs_vision-section-cell = { sarahs_vision-section }: { $danger } Gefahr, { $inspiration } Inspiration.
sarahs_vision-section-empty = { sarahs_vision-section }: nichts.
sarahs_vision-section-framed = Rahmen: { sarahs_vision-resource }.
sarahs_vision-section-covered = Abgedeckt: ohne Wirkung.
sarahs_vision-section-named = Zum Abdecken gewählt.
sarahs_vision-deck-left =
    { $count ->
        [0] Der Ereignisstapel ist leer
        [one] Noch 1 Ereignis im Stapel
       *[other] Noch { $count } Ereignisse im Stapel
    }
sarahs_vision-pile-left =
    { $count ->
        [0] Der Anweisungsstapel ist leer
        [one] Noch 1 Anweisungskarte im Stapel
       *[other] Noch { $count } Anweisungskarten im Stapel
    }
sarahs_vision-zone = { sarahs_vision-role } ({ sarahs_vision-figure }): { $danger } von { $limit } Gefahr.
sarahs_vision-sheltered = In diesem Zug geschützt.
sarahs_vision-grid-cell =
    { $cubes ->
        [0] { sarahs_vision-resource }, Spalte { sarahs_vision-role }: kein Würfel.
        [one] { sarahs_vision-resource }, Spalte { sarahs_vision-role }: 1 Würfel.
       *[other] { sarahs_vision-resource }, Spalte { sarahs_vision-role }: { $cubes } Würfel.
    }
sarahs_vision-grid-locked = { sarahs_vision-end-of-grid }, gesperrt: { $blocks }.
sarahs_vision-grid-freed = { sarahs_vision-end-of-grid }: schon freigeschaltet.
sarahs_vision-unlocked = Freigeschaltete Blöcke
sarahs_vision-unlocked-none = noch keine
sarahs_vision-unlocked-block =
    { $count ->
        [one] Freigeschalteter Block: { sarahs_vision-block }.
       *[other] { $count } freigeschaltete Blöcke: { sarahs_vision-block }.
    }
sarahs_vision-purse = { sarahs_vision-resource }: { $count } verfügbar
sarahs_vision-purses = Zum Bezahlen verfügbar
sarahs_vision-layer = Ebene { $layer }
sarahs_vision-slot =
    { $slot ->
        [left] links
        [middle] Mitte
       *[right] rechts
    }
sarahs_vision-felt =
    { $felt ->
        [loose] locker
        [stuck] klemmt
       *[firm] fest
    }
sarahs_vision-block-at = Ebene { $layer }, { sarahs_vision-slot }: { sarahs_vision-block }.
sarahs_vision-gap-at = Ebene { $layer }, { sarahs_vision-slot }: Lücke.
sarahs_vision-top-layer = In den obersten drei Ebenen.
sarahs_vision-felt-said =
    { $felt ->
        [loose] Er sitzt locker.
        [stuck] Er klemmt.
       *[firm] Er sitzt fest.
    }
sarahs_vision-risk = Einsturzrisiko: { $percent } %.
sarahs_vision-tower-picture = Der Turm in 3D. Zieh am Bild, um ihn zu drehen; die Liste daneben zeigt dieselben Blöcke.
sarahs_vision-turn-left = Turm nach links drehen
sarahs_vision-turn-right = Turm nach rechts drehen
sarahs_vision-touches-left =
    { $count ->
        [0] Bevor du ziehst, kannst du keinen Block mehr prüfen.
        [one] Bevor du ziehst, kannst du noch 1 Block prüfen.
       *[other] Bevor du ziehst, kannst du noch { $count } Blöcke prüfen.
    }
sarahs_vision-choose-block = Wähle einen der markierten Blöcke.
sarahs_vision-feel-it = Prüfen
sarahs_vision-pull-it = Ziehen ({ $percent } % Risiko)
sarahs_vision-pull-outside = Ziehen
sarahs_vision-let-it-be = Abbrechen
sarahs_vision-tower-fell = Der Turm ist eingestürzt!
sarahs_vision-hand-empty = keine Anweisungskarten
sarahs_vision-cost = Kostet { $number } × { sarahs_vision-resource }.
sarahs_vision-read-aloud = Vorlesen
sarahs_vision-stop-reading = Vorlesen beenden
sarahs_vision-earlier = Zurück
sarahs_vision-later = Weiter
sarahs_vision-story-of = { $number } von { $count }
sarahs_vision-before-play = Bevor ihr beginnt
sarahs_vision-scenario-rule = Sonderregel dieses Szenarios
sarahs_vision-after-victory = Sieg
sarahs_vision-after-defeat = Niederlage

## Warum geht das nicht?

sarahs_vision-why-over = Die Partie ist zu Ende.
sarahs_vision-why-not-asked =
    { $seat ->
        [tower] Erst müsst ihr sagen, ob der Turm gehalten hat.
       *[other] Jetzt entscheidet { $seat_name }.
    }
sarahs_vision-why-not-now-city = In der Stadt gibt es gerade nichts zu wählen. Figuren bewegen sich durch Ereignisse und Anweisungskarten.
sarahs_vision-why-not-paying = Blöcke ziehst du nur, um etwas zu bezahlen. Wähle zuerst eine Aktion oder eine Anweisungskarte.
sarahs_vision-why-cannot-withdraw = Du hast angefangen zu bezahlen. Bring das erst zu Ende; zurücknehmen kannst du es nicht.
sarahs_vision-why-top = Aus den obersten drei Ebenen darfst du nichts ziehen. Eine unfertige Ebene ganz oben zählt mit.
sarahs_vision-why-gap = Hier ist kein Block mehr.
sarahs_vision-why-last = Das ist der letzte Block seiner Ebene, und einer muss immer bleiben.
sarahs_vision-why-wrong-block = Dieser Block hat die falsche Farbe: Du schuldest { sarahs_vision-resource }.
sarahs_vision-why-rest = Wenn du diesen Block jetzt nimmst, kannst du die übrigen gewählten Abschnitte nicht mehr bezahlen.
sarahs_vision-why-not-framed = Dieser Abschnitt hat keinen Rahmen, also lässt er sich nicht abdecken.
sarahs_vision-why-not-together = Zusätzlich zu den schon gewählten Abschnitten kannst du diesen nicht bezahlen.
sarahs_vision-why-covered = Dieser Abschnitt ist schon abgedeckt.
sarahs_vision-why-named = Diesen Abschnitt hast du schon gewählt. Wähle weitere oder fang an zu bezahlen.
sarahs_vision-why-face-down = Diese Karte liegt verdeckt. Nur aufgedeckte Ereignisse kannst du abdecken oder entfernen.
sarahs_vision-why-swan = Einen Schwarzen Schwan deckst du nicht mit der Aktion Aufdecken auf, sondern nur mit einer Anweisungskarte.
sarahs_vision-why-happening = Dieses Ereignis tritt gerade ein: Zum Abdecken ist es zu spät.
sarahs_vision-why-action-only = Abdecken, tauschen oder entfernen kannst du nur als deine eine Aktion zu Beginn des Zugs.
sarahs_vision-why-only-covers = Du hast angefangen, Abschnitte zu wählen: Wähle weitere oder fang an zu bezahlen.
sarahs_vision-why-too-dear = Das kostet { $cost } × { sarahs_vision-resource }, bezahlen könnt ihr aber nur { $there }: mit Blöcken unterhalb der obersten drei Ebenen, freigeschalteten Blöcken und Würfeln.
sarahs_vision-why-directive-later = Anweisungskarten spielt ihr nach dem Ereignis, im dritten Schritt eines Zugs.
sarahs_vision-why-directive-dear = Diese Anweisungskarte kostet { $cost } × { sarahs_vision-resource }, bezahlen könnt ihr aber nur { $there }.
sarahs_vision-why-other-hand = Diese Anweisungskarte hat { $seat_name } auf der Hand. Alle werden der Reihe nach gefragt.
sarahs_vision-why-no-danger = Hier ist keine Gefahr.
sarahs_vision-why-figure-there = Die Figur ist schon dort.
sarahs_vision-why-not-next = Die Figur kann nur an einen Nachbarort gehen: nach oben, unten, links oder rechts.
sarahs_vision-why-figure-first = Wähle zuerst eine Figur.
sarahs_vision-why-grid-now = Würfel vom Raster kannst du nur zum Bezahlen ausgeben; jeder zählt als eine Einheit.
sarahs_vision-why-grid-colour = Du schuldest { sarahs_vision-resource }; nur Würfel aus dieser Zeile zählen.
sarahs_vision-why-grid-empty = Hier liegt kein Würfel.
sarahs_vision-why-learn = Der Würfel kommt in eine Zeile, die zum Ort passt, und in die Spalte einer Figur, die dort steht.
sarahs_vision-why-locked = Diese Blöcke sind gesperrt, bis auf jedem Feld ihrer Zeile oder Spalte ein Würfel liegt oder eine Anweisungskarte sie freischaltet.
sarahs_vision-why-freed = Diese Blöcke wurden schon freigeschaltet; das geschieht nur einmal.
sarahs_vision-why-unlocked-now = Freigeschaltete Blöcke sind zum Bezahlen da: Wähle zuerst eine Aktion oder eine Anweisungskarte.
sarahs_vision-why-take = Nur eine Figur an diesem Ort kann diese Gefahr nehmen.
sarahs_vision-why-sheltered = Diese Figur ist in diesem Zug geschützt.
sarahs_vision-why-role-now = Für diese Figur gibt es gerade nichts zu wählen.
sarahs_vision-why-no-burden = Diese Figur hat keine Gefahrenwürfel.
sarahs_vision-why-same-place = Diese beiden Figuren stehen am selben Ort.
