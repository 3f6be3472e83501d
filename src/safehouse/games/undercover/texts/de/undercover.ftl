### Undercover auf Deutsch.

## Wörter

# Das Wort eines Platzes, wo niemand einen Namen hat.
undercover-seat =
    { $seat ->
        [first] Spieler 1
        [second] Spieler 2
        [third] Spieler 3
        [fourth] Spieler 4
       *[other] Zuschauer
    }
# Jemand in einer Aufzählung.
undercover-person =
    { $seat_who ->
        [you] du
       *[other] { $seat_name }
    }
# Der Buchstabe einer Farbe auf einem Plättchen, für jede ein anderer.
undercover-letter =
    { $colour ->
        [red] R
        [orange] O
        [yellow] Ge
        [green] Gr
        [blue] B
       *[violet] V
    }
undercover-colour-name =
    { $colour ->
        [red] Rot
        [orange] Orange
        [yellow] Gelb
        [green] Grün
        [blue] Blau
       *[violet] Violett
    }
undercover-other-name =
    { $other ->
        [red] Rot
        [orange] Orange
        [yellow] Gelb
        [green] Grün
        [blue] Blau
        [violet] Violett
       *[none] unbekannt
    }
undercover-agent =
    { $colour ->
        [red] roter Agent
        [orange] orangefarbener Agent
        [yellow] gelber Agent
        [green] grüner Agent
        [blue] blauer Agent
       *[violet] violetter Agent
    }
undercover-employee-name =
    { $colour ->
        [red] roter Mitarbeiter
        [orange] orangefarbener Mitarbeiter
        [yellow] gelber Mitarbeiter
        [green] grüner Mitarbeiter
        [blue] blauer Mitarbeiter
       *[violet] violetter Mitarbeiter
    }
undercover-thing =
    { $what ->
        [hq] Hauptquartier { undercover-colour-name }
        [joker] Joker
        [nothing] leer
       *[agent]
            { $side ->
                [official] { undercover-agent }, offizielle Seite oben, andere Seite { undercover-other-name }
                [undercover] { undercover-agent }, Undercover-Seite oben, andere Seite { undercover-other-name }
               *[hidden] unbekannter Agent
            }
    }
# Ein Agent im Satz (Akkusativ).
undercover-the-agent =
    { $colour ->
        [red] den roten Agenten
        [orange] den orangefarbenen Agenten
        [yellow] den gelben Agenten
        [green] den grünen Agenten
        [blue] den blauen Agenten
       *[violet] den violetten Agenten
    }
undercover-a-pile =
    { $pile ->
        [1] von Stapel 1
        [2] von Stapel 2
       *[either] von einem der Stapel
    }

## Das Spielbrett

undercover-table = Agenten auf dem Tisch
undercover-keys =
    Mit den Pfeiltasten gehst du von Platz zu Platz, mit Pos1 und Ende an Anfang und Ende einer Zeile,
    mit Bild auf und Bild ab an Anfang und Ende einer Spalte. N und P springen zum nächsten und
    zum vorigen Platz, den du wählen kannst; die Eingabetaste wählt ihn. Plus und Minus zoomen, 0 zeigt den ganzen Tisch.
undercover-cell =
    Spalte { $x }, Zeile { $y }: { undercover-thing }{ $folder ->
        [none] { "" }
       *[other]
            { $folder_who ->
                [you] , unter deiner Mappe
               *[other] , unter der Mappe von { $folder_name }
            }
    }{ $may ->
        [take] . Diesen Agenten darfst du nehmen
        [place] . Hier kannst du das Plättchen zu einem Treffen anlegen
        [corner] . Hier kannst du das Plättchen über Eck anlegen, ohne Treffen
       *[nothing] { "" }
    }.
undercover-lens = Ansicht des Tisches
undercover-zoom-in = Vergrößern
undercover-zoom-out = Verkleinern
undercover-fit = Ganzen Tisch zeigen
undercover-tray = Stapel, Joker und das Plättchen in der Hand
undercover-pile =
    { $count ->
        [0] leer
        [one] { $count } Agent
       *[other] { $count } Agenten
    }{ $what ->
        [agent] . Oben: { undercover-thing }
       *[nothing] { "" }
    }{ $may ->
        [take] . Den obersten Agenten darfst du nehmen
        [bottom] . Den untersten Agenten darfst du blind ziehen
       *[nothing] { "" }
    }.
undercover-pile-caption = Stapel { $pile } · { $count }
undercover-own-joker =
    { $has ->
        [yes]
            { $may ->
                [take] deiner, du darfst ihn nehmen.
               *[nothing] deiner.
            }
       *[no] du hast deinen Joker schon eingesetzt.
    }
undercover-joker-caption =
    { $has ->
        [yes] Joker
       *[no] eingesetzt
    }
undercover-keep = Behalten
undercover-turn = Umdrehen
undercover-keep-label = { undercover-thing }.
undercover-turn-label = andere Seite { undercover-other-name }.
undercover-active = { undercover-thing }.
undercover-active-caption = in der Hand
undercover-nothing-active = Hand leer
undercover-touches = Darf berühren
undercover-touches-all = Darf jede Farbe berühren
undercover-board = Informationstafel
undercover-colour = Farbe
undercover-row =
    { $colour ->
        [red] Rot
        [orange] Orange
        [yellow] Gelb
        [green] Grün
        [blue] Blau
       *[violet] Violett
    }
undercover-employee =
    { $space ->
        [0] Infozentrale
       *[other] Feld { $space }
    }
undercover-points-left = Verbleibende Punkteplättchen
undercover-point-tile =
    { $value ->
        [hidden] Feld { $space }: verdeckt
       *[other] Feld { $space }: { $value } Punkte
    }
undercover-centres = Infozentralen
undercover-centre = spielt { undercover-colour-name }
undercover-to-move = am Zug
undercover-joker =
    { $has ->
        [yes] Joker noch verfügbar
       *[no] Joker eingesetzt
    }
undercover-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
undercover-collected = Gesammelte Punkteplättchen
undercover-segment =
    { undercover-row }{ $value ->
        [none] : noch nichts
        [hidden] : ein verdecktes Plättchen
       *[other] : { $value }
    }{ $factor ->
        [2] , zählt doppelt
       *[1] { "" }
    }
undercover-scores = Endstand
undercover-player = Spieler
undercover-sum = Summe
undercover-won = Sieg

## Was gefragt wird und was entschieden werden kann

undercover-ask-wait =
    { $seat_who ->
        [you] Du bist am Zug.
       *[other] { $seat_name } ist am Zug.
    }
undercover-ask-take =
    { $from ->
        [pile] Nimm den obersten Agenten { undercover-a-pile }.
        [table] Nimm einen Agenten vom Tisch.
        [joker] Nimm deinen Joker: Etwas anderes darfst du nicht nehmen.
        [pile-table] Nimm den obersten Agenten { undercover-a-pile } oder einen Agenten vom Tisch.
        [pile-joker] Nimm den obersten Agenten { undercover-a-pile } oder deinen Joker.
        [table-joker] Nimm einen Agenten vom Tisch oder deinen Joker.
       *[pile-table-joker] Nimm den obersten Agenten { undercover-a-pile }, einen Agenten vom Tisch oder deinen Joker.
    }
undercover-ask-bottom = Du darfst nichts nehmen. Zieh deshalb den untersten Agenten { undercover-a-pile }, ohne ihn vorher anzusehen.
undercover-ask-turn =
    { $scores ->
        [no]
            { $other ->
                [none] Drehst du { undercover-the-agent } um (dann zeigt er { $left } oder { $right }) oder behältst du ihn, wie er ist?
               *[known] Drehst du { undercover-the-agent } um (dann zeigt er { undercover-other-name }) oder behältst du ihn, wie er ist?
            }
       *[yes]
            { $other ->
                [none] Drehst du { undercover-the-agent } um (2 Schritte in { $left } oder { $right }) oder behältst du ihn (1 Schritt in { undercover-colour-name })?
               *[known] Drehst du { undercover-the-agent } um (2 Schritte in { undercover-other-name }) oder behältst du ihn (1 Schritt in { undercover-colour-name })?
            }
    }
undercover-ask-place =
    { $what ->
        [joker] Leg deinen Joker an ein beliebiges Plättchen an. Er darf jede Farbe berühren.{ undercover-nobody-moves }
       *[agent] Leg { undercover-the-agent } an ein Plättchen an. Er darf { $left }, { undercover-colour-name }, { $right } und Joker berühren.{ undercover-not-back }{ undercover-nobody-moves }
    }
undercover-ask-corner = Nirgends ist Platz für { undercover-the-agent }. Leg ihn über Eck an, ohne Treffen.{ undercover-not-back }
# Was beim Anlegen sonst noch zu sagen ist.
undercover-not-back =
    { $barred ->
        [yes] {" "}Auf seinen alten Platz darf er nicht zurück.
       *[no] { "" }
    }
undercover-nobody-moves =
    { $scores ->
        [no] {" "}In der ersten Runde rücken die Mitarbeiter nicht vor.
       *[yes] { "" }
    }
undercover-do-take = Von { $at } { undercover-the-agent } nehmen
undercover-do-take-pile = Von Stapel { $pile } { undercover-the-agent } nehmen
undercover-do-draw-bottom = Den untersten Agenten von Stapel { $pile } ziehen
undercover-do-take-joker = Deinen Joker nehmen
undercover-do-turn = Den Agenten umdrehen
undercover-do-keep = Den Agenten behalten, wie er ist
undercover-do-place = Auf { $at } anlegen
undercover-do-place-corner = Auf { $at } über Eck anlegen, ohne Treffen
undercover-do-other = { $decision }

## Was geschehen ist

undercover-event-take =
    { $seat_who ->
        [you]
            { $from ->
                [table] Du nimmst { undercover-the-agent } von { $source }.
                [pile] Du nimmst { undercover-the-agent } von Stapel { $pile }.
                [bottom] Du ziehst { undercover-the-agent } von ganz unten aus Stapel { $pile }.
               *[joker] Du nimmst deinen Joker.
            }
       *[other]
            { $from ->
                [table] { $seat_name } nimmt { undercover-the-agent } von { $source }.
                [pile] { $seat_name } nimmt { undercover-the-agent } von Stapel { $pile }.
                [bottom] { $seat_name } zieht { undercover-the-agent } von ganz unten aus Stapel { $pile }.
               *[joker] { $seat_name } nimmt den Joker.
            }
    }
undercover-event-reveal = Stapel { $pile } zeigt jetzt { undercover-colour-name }.
undercover-event-flip =
    { $seat_who ->
        [you] Du drehst den Agenten um. Er zeigt jetzt { undercover-colour-name }.
       *[other] { $seat_name } dreht den Agenten um. Er zeigt jetzt { undercover-colour-name }.
    }
undercover-event-keep =
    { $seat_who ->
        [you] Du behältst den Agenten, wie er ist.
       *[other] { $seat_name } behält den Agenten, wie er ist.
    }
undercover-event-place =
    { $seat_who ->
        [you]
            { $meeting ->
                [no] Du legst den Agenten über Eck auf { $at }: kein Treffen.
               *[yes] Du arrangierst ein Treffen auf { $at }.
            }
       *[other]
            { $meeting ->
                [no] { $seat_name } legt den Agenten über Eck auf { $at }: kein Treffen.
               *[yes] { $seat_name } arrangiert ein Treffen auf { $at }.
            }
    }
undercover-event-advance =
    { $seat_who ->
        [you] Dein { undercover-employee-name }: { $start } → { $to }.
       *[other] { $seat_name }, { undercover-employee-name }: { $start } → { $to }.
    }
undercover-event-collect =
    { $seat_who ->
        [you]
            { $value ->
                [hidden] Du sammelst in { undercover-colour-name } ein Punkteplättchen ein.
               *[shown] Du sammelst in { undercover-colour-name } die { $value } ein.
            }
       *[other]
            { $value ->
                [hidden] { $seat_name } sammelt in { undercover-colour-name } ein Punkteplättchen ein.
               *[shown] { $seat_name } sammelt in { undercover-colour-name } die { $value } ein.
            }
    }
undercover-event-turn =
    { $seat_who ->
        [you] Runde { $round }: Du bist am Zug.
       *[other] Runde { $round }: { $seat_name } ist am Zug.
    }
undercover-event-end =
    { $count ->
        [one]
            { $seat_who ->
                [you] Du gewinnst.
               *[other] { $seat_name } gewinnt.
            }
       *[other] Geteilter Sieg: { $seats }.
    }

## Wie es ausging

undercover-winner =
    { $count ->
        [one]
            { $winner_who ->
                [you] Du gewinnst
               *[other] { $winner_name } gewinnt
            }{ $points ->
                [one] {" "}mit { $points } Punkt
               *[other] {" "}mit { $points } Punkten
            }
       *[other] Geteilter Sieg mit je { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }: { $seats }
    }{ $tie ->
        [broken] {" "}nach Stichentscheid
       *[none] { "" }
    }.
undercover-end-six_tiles = { undercover-winner } Jemand hatte sechs Punkteplättchen, und die Runde wurde zu Ende gespielt.
undercover-end-round_cap = { undercover-winner } Die letzte Runde ist gespielt.
undercover-end-no_progress = { undercover-winner } Zu lange ist kein Mitarbeiter mehr vorgerückt.

## Warum nicht?

undercover-why-over = Die Partie ist zu Ende.
undercover-why-spectator = Du schaust hier nur zu. Ziehen können nur die Spieler.
undercover-why-not-your-turn = { $seat_name } ist am Zug.
undercover-why-enemy = Dieser Agent zeigt { undercover-colour-name }, deine Feindfarbe. Solange er sie zeigt, darfst du ihn nicht nehmen.
undercover-why-hq = Hauptquartiere bleiben immer liegen.
undercover-why-placed-joker = Ein Joker bleibt liegen, wo er angelegt wurde.
undercover-why-own-folder = Auf diesem Agenten liegt deine eigene Mappe: Du hast ihn im letzten Zug genommen und musst jetzt ein anderes Plättchen nehmen.
undercover-why-folder = Die Mappe von { $seat_name } schützt diesen Agenten, bis { $seat_name } wieder am Zug ist.
undercover-why-draw-bottom = Du darfst nichts nehmen. Zieh deshalb den untersten Agenten eines Stapels.
undercover-why-take-first = Nimm zuerst ein Plättchen: von einem Stapel, vom Tisch oder deinen Joker.
undercover-why-turn-first = Entscheide zuerst, ob du den Agenten umdrehst oder behältst, wie er ist.
undercover-why-occupied = Hier liegt schon ein Plättchen.
undercover-why-far = Das Plättchen muss Kante an Kante mit einem anderen liegen.
undercover-why-corner = Über Eck genügt nicht: Es gibt Plätze, an denen der Agent Kante an Kante passt.
undercover-why-no-edge = Hier würde der Agent ein Plättchen mit einer Kante berühren. Er passt aber an keines und darf deshalb nur über Eck liegen.
undercover-why-colours = Hier würde { undercover-colour-name } an { undercover-other-name } grenzen. Ein Agent darf nur seine eigene Farbe und deren zwei Nachbarn im Farbkreis berühren.
undercover-why-came-from = Von hier kommt der Agent. Er wurde nicht umgedreht und darf deshalb nicht zurück.
undercover-why-one-tile = Du hast in diesem Zug schon ein Plättchen genommen.
undercover-why-empty-pile = Dieser Stapel ist leer.
undercover-why-others-joker = Dieser Joker gehört jemand anderem. Du darfst nur deinen eigenen nehmen.
undercover-why-used-joker = Deinen Joker hast du schon eingesetzt. Es gibt nur einen pro Person und Partie.
undercover-why-joker-turn = Ein Joker wird nie umgedreht.
undercover-why-turned-already = Du hast diesen Agenten schon umgedreht. In diesem Zug lässt er sich nicht zurückdrehen.
undercover-why-kept-already = Du hast dich entschieden, den Agenten zu behalten, wie er ist.
undercover-why-employee-home = Dein { undercover-employee-name } hat ein Punkteplättchen eingesammelt und bleibt bis zum Ende dort stehen.
undercover-why-employees = Mitarbeiter rücken nach einem Treffen von selbst vor, und zwar in den Farben der beteiligten Plättchen.

## Hausregeln

undercover-option-players = Spielerzahl
undercover-option-players-about = Zwei, drei oder vier.
undercover-option-colours = Farben
undercover-option-colours-about = Wer welche Farbe spielt, in Zugreihenfolge. Die Farbe gegenüber im Farbkreis ist deine Feindfarbe; das Punkteplättchen, das du in ihr sammelst, zählt doppelt.
undercover-option-colours-random = zufällig
undercover-option-colours-red = Rot
undercover-option-colours-orange = Orange
undercover-option-colours-yellow = Gelb
undercover-option-colours-green = Grün
undercover-option-colours-blue = Blau
undercover-option-colours-violet = Violett
undercover-option-plain_spaces = Leere Felder
undercover-option-plain_spaces-about = Wie viele Felder in jeder Reihe vor den fünf Punkteplättchen liegen. Mit weniger Feldern wird die Partie kürzer.
undercover-option-removed_hqs = Entfernte Hauptquartiere
undercover-option-removed_hqs-about = Vor der Partie verlassen einige Hauptquartiere den Tisch und werden zu Jokern.
undercover-option-removed_hqs-unplayed = Farben, die niemand spielt
undercover-option-removed_hqs-random = beliebige, zufällig
undercover-option-piles_show = Sichtbare Seite der Stapel
undercover-option-piles_show-about = Welche Seite der Agenten in den beiden Stapeln oben liegt.
undercover-option-piles_show-undercover = die Undercover-Seite
undercover-option-piles_show-official = die offizielle Seite
undercover-option-piles_show-mixed = eine zufällige Seite
undercover-option-first_round_scores = Vorrücken in der ersten Runde
undercover-option-first_round_scores-about = Ob die Mitarbeiter schon nach den Treffen der ersten Runde vorrücken.
undercover-option-first_round_scores-on = ja
undercover-option-first_round_scores-off = nein
undercover-option-memory = Gedächtnis
undercover-option-memory-about = Mit Gedächtnisstütze zeigt der Tisch beide Seiten jedes Agenten, der schon umgedreht wurde. Ohne musst du sie dir merken, und die Werte der Plättchen, die andere gesammelt haben, sind verdeckt.
undercover-option-memory-assisted = mit Gedächtnisstütze
undercover-option-memory-strict = ohne Gedächtnisstütze
undercover-option-round_cap = Letzte Runde
undercover-option-round_cap-about = Spätestens nach dieser Runde ist die Partie zu Ende, auch wenn niemand sechs Punkteplättchen hat.
undercover-option-no_progress = Runden ohne Fortschritt
undercover-option-no_progress-about = Rückt so viele Runden hintereinander kein Mitarbeiter vor, endet die Partie und wird gewertet.
undercover-option-no_progress-off = keine Grenze
undercover-option-head_start = Vorsprung
undercover-option-head_start-about = Wie viele Mitarbeiter des Startspielers auf dem ersten Feld ihrer Reihe beginnen, zuerst der in der Feindfarbe. Sind zwei Spieler gleich stark, gewinnt ohne Vorsprung der zweite 56 % der Partien; mit 1 ist es etwa ausgeglichen.
