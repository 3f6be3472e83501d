### Undercover auf Deutsch.

## Wörter

undercover-seat =
    { $seat ->
        [first] Spieler 1
        [second] Spieler 2
        [third] Spieler 3
        [fourth] Spieler 4
        [named] { $name }
       *[other] Zuschauer
    }
# Der Buchstabe einer Farbe auf einem Plättchen, für jede ein anderer.
undercover-letter =
    { $colour ->
        [red] R
        [orange] O
        [yellow] Ge
        [green] Gr
        [blue] B
        [violet] V
       *[other] ?
    }
undercover-colour-name =
    { $colour ->
        [red] Rot
        [orange] Orange
        [yellow] Gelb
        [green] Grün
        [blue] Blau
        [violet] Violett
       *[other] einer unbekannten Farbe
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
undercover-thing =
    { $what ->
        [hq] Hauptquartier in { undercover-colour-name }
        [joker] Joker
        [nothing] leer
       *[agent]
            { $side ->
                [official] Agent in { undercover-colour-name }, offizielle Seite oben, andere Seite { undercover-other-name }
                [undercover] Agent in { undercover-colour-name }, Undercover-Seite oben, andere Seite { undercover-other-name }
               *[hidden] Agent, den noch niemand gesehen hat
            }
    }
# Das Plättchen eines Ereignisses oder einer Entscheidung, im Satz (Akkusativ).
undercover-the-tile =
    { $what ->
        [joker] den Joker
       *[agent]
            { $colour ->
                [red] den Agenten in Rot
                [orange] den Agenten in Orange
                [yellow] den Agenten in Gelb
                [green] den Agenten in Grün
                [blue] den Agenten in Blau
                [violet] den Agenten in Violett
               *[none] den Agenten
            }
    }

## Das Spielbrett

undercover-table = Tisch mit den Agenten
undercover-keys =
    Die Pfeiltasten führen von Feld zu Feld, Pos1 und Ende an die Enden einer Zeile, Bild auf und Bild ab
    an die Enden einer Spalte. N und P führen zum nächsten und zum vorigen Feld, das gewählt werden
    kann. Die Eingabetaste wählt. Plus und Minus vergrößern und verkleinern, 0 zeigt alles.
undercover-cell =
    Spalte { $x }, Zeile { $y }: { undercover-thing }{ $folder ->
        [first] , unter der Mappe von Spieler 1
        [second] , unter der Mappe von Spieler 2
        [third] , unter der Mappe von Spieler 3
        [fourth] , unter der Mappe von Spieler 4
       *[none] { "" }
    }{ $may ->
        [take] . Kann genommen werden
        [place] . Hier kann das Plättchen zu einem Treffen angelegt werden
        [corner] . Hier kann das Plättchen über Eck gelegt werden, ohne Treffen
       *[nothing] { "" }
    }.
undercover-lens = Ausschnitt des Tisches
undercover-zoom-in = Näher heran
undercover-zoom-out = Weiter weg
undercover-fit = Den ganzen Tisch zeigen
undercover-tray = Stapel, Joker und das aktivierte Plättchen
undercover-pile =
    { $count ->
        [0] leer
        [one] ein Agent
       *[other] { $count } Agenten
    }{ $what ->
        [agent] . Zuoberst: { undercover-thing }
       *[nothing] { "" }
    }{ $may ->
        [take] . Der oberste Agent kann genommen werden
        [bottom] . Der unterste Agent kann ungesehen gezogen werden
       *[nothing] { "" }
    }.
undercover-pile-caption = Stapel { $pile } · { $count }
undercover-own-joker =
    { $has ->
        [yes]
            { $may ->
                [take] deiner, kann genommen werden.
               *[nothing] deiner.
            }
       *[no] dein Joker.
    }
undercover-joker-caption =
    { $has ->
        [yes] Joker
       *[no] gespielt
    }
undercover-keep = Behalten
undercover-turn = Umdrehen
undercover-keep-label = { undercover-thing }.
undercover-turn-label = andere Seite { undercover-other-name }.
undercover-active = { undercover-thing }.
undercover-active-caption = aktiviert
undercover-nothing-active = nichts aktiviert
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
        [0] in der Infozentrale
       *[other] Feld { $space }
    }
undercover-points-left = Punkteplättchen, die noch da sind
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
        [yes] Joker noch nicht gespielt
       *[no] Joker gespielt
    }
undercover-points =
    { $points ->
        [1] 1 Punkt
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
undercover-scores = Punkte
undercover-player = Spieler
undercover-sum = Summe
undercover-won = gewonnen

## Was gefragt wird und was entschieden werden kann

undercover-ask-wait = { undercover-seat } entscheidet.
undercover-ask-take = Nimm einen Agenten von einem Stapel oder vom Tisch, oder deinen Joker.
undercover-ask-bottom = Du darfst nichts nehmen: Zieh den untersten Agenten eines Stapels.
undercover-ask-turn = Dreh { undercover-the-tile } um, oder lass ihn, wie er ist.
undercover-ask-place = Leg { undercover-the-tile } dort an, wo er seine Nachbarn treffen darf.
undercover-ask-corner = { $what ->
    [joker] Leg den Joker über Eck an ein Plättchen.
   *[agent] Der Agent passt nirgends: Leg ihn über Eck an ein Plättchen, ohne Treffen.
    }
undercover-do-take = { $what ->
    [joker] Den Joker von { $at } nehmen
   *[agent] Agenten in { undercover-colour-name } von { $at } nehmen
    }
undercover-do-take-pile = Agenten in { undercover-colour-name } von Stapel { $pile } nehmen
undercover-do-draw-bottom = Den untersten Agenten von Stapel { $pile } ziehen
undercover-do-take-joker = Deinen Joker nehmen
undercover-do-turn = Agenten in { undercover-colour-name } umdrehen
undercover-do-keep = Agenten in { undercover-colour-name } so lassen
undercover-do-place = { $what ->
    [joker] Den Joker auf { $at } legen
   *[agent] Agenten in { undercover-colour-name } auf { $at } legen
    }
undercover-do-place-corner = { $what ->
    [joker] Den Joker auf { $at } legen, ohne Treffen
   *[agent] Agenten in { undercover-colour-name } auf { $at } legen, ohne Treffen
    }
undercover-do-other = { $decision }

## Was geschehen ist

undercover-event-take =
    { $from ->
        [table] { undercover-seat } nimmt { undercover-the-tile } von { $source }.
        [pile] { undercover-seat } nimmt { undercover-the-tile } von Stapel { $pile }.
        [bottom] { undercover-seat } zieht { undercover-the-tile } zuunterst aus Stapel { $pile }.
        [joker] { undercover-seat } nimmt den Joker.
       *[other] { undercover-seat } nimmt ein Plättchen ({ $source }).
    }
undercover-event-reveal =
    { $colour ->
        [red] Stapel { $pile } zeigt jetzt Rot.
        [orange] Stapel { $pile } zeigt jetzt Orange.
        [yellow] Stapel { $pile } zeigt jetzt Gelb.
        [green] Stapel { $pile } zeigt jetzt Grün.
        [blue] Stapel { $pile } zeigt jetzt Blau.
        [violet] Stapel { $pile } zeigt jetzt Violett.
       *[none] Stapel { $pile } zeigt den nächsten Agenten.
    }
undercover-event-flip =
    { $colour ->
        [red] { undercover-seat } dreht den Agenten um: Jetzt zeigt er Rot.
        [orange] { undercover-seat } dreht den Agenten um: Jetzt zeigt er Orange.
        [yellow] { undercover-seat } dreht den Agenten um: Jetzt zeigt er Gelb.
        [green] { undercover-seat } dreht den Agenten um: Jetzt zeigt er Grün.
        [blue] { undercover-seat } dreht den Agenten um: Jetzt zeigt er Blau.
        [violet] { undercover-seat } dreht den Agenten um: Jetzt zeigt er Violett.
       *[none] { undercover-seat } dreht den Agenten um.
    }
undercover-event-keep = { undercover-seat } lässt den Agenten, wie er ist.
undercover-event-place =
    { $meeting ->
        [no] { undercover-seat } legt das Plättchen über Eck auf { $at }, ohne Treffen.
       *[yes] { undercover-seat } arrangiert ein Treffen auf { $at }.
    }
undercover-event-advance = { undercover-seat } zieht in { undercover-colour-name } von { $start } nach { $to }.
undercover-event-collect =
    { $value ->
        [hidden] { undercover-seat } sammelt in { undercover-colour-name } ein Punkteplättchen ein.
       *[other] { undercover-seat } sammelt in { undercover-colour-name } die { $value } ein.
    }
undercover-event-turn = Runde { $round }: { undercover-seat }.
undercover-event-end =
    { $count ->
        [one] { undercover-seat } gewinnt.
       *[other] Die Spieler { $seats } teilen sich den Sieg.
    }

## Wie es ausging

undercover-winner =
    { $winner ->
        [first] Spieler 1 gewinnt
        [second] Spieler 2 gewinnt
        [third] Spieler 3 gewinnt
        [fourth] Spieler 4 gewinnt
        [named] { $name } gewinnt
       *[none] { $seats } teilen sich den Sieg
    }
undercover-end-six_tiles = { undercover-winner }: Jemand hatte sechs Punkteplättchen, und die Runde ist zu Ende gespielt.
undercover-end-round_cap = { undercover-winner }: Die letzte Runde ist gespielt.
undercover-end-no_progress = { undercover-winner }: Zu viele Runden lang ist kein Mitarbeiter vorgerückt.

## Warum nicht?

undercover-why-over = Die Partie ist zu Ende.
undercover-why-spectator = Du schaust zu; es entscheidet, wer am Tisch sitzt.
undercover-why-not-your-turn = { $seat ->
    [first] Spieler 1 ist am Zug.
    [second] Spieler 2 ist am Zug.
    [third] Spieler 3 ist am Zug.
    [named] { $name } ist am Zug.
   *[fourth] Spieler 4 ist am Zug.
    }
undercover-why-enemy = Dieser Agent zeigt { undercover-colour-name }, die Farbe deiner Gegenseite. Solange er das tut, darfst du ihn nicht nehmen.
undercover-why-hq = Hauptquartiere bleiben immer liegen.
undercover-why-placed-joker = Ein Joker, der einmal liegt, bleibt liegen.
undercover-why-own-folder = Auf diesem Agenten liegt deine eigene Mappe: Du hast ihn in deinem letzten Zug genommen.
undercover-why-folder = { $seat ->
    [first] Die Mappe von Spieler 1 schützt diesen Agenten bis zu dessen nächstem Zug.
    [second] Die Mappe von Spieler 2 schützt diesen Agenten bis zu dessen nächstem Zug.
    [third] Die Mappe von Spieler 3 schützt diesen Agenten bis zu dessen nächstem Zug.
    [named] Die Mappe von { $name } schützt diesen Agenten bis zu dessen nächstem Zug.
   *[fourth] Die Mappe von Spieler 4 schützt diesen Agenten bis zu dessen nächstem Zug.
    }
undercover-why-draw-bottom = Du darfst nichts nehmen, also ziehst du den untersten Agenten eines Stapels.
undercover-why-take-first = Nimm zuerst ein Plättchen: von einem Stapel, vom Tisch, oder deinen Joker.
undercover-why-turn-first = Entscheide zuerst, ob du den Agenten umdrehst oder so lässt.
undercover-why-occupied = Hier liegt schon ein Plättchen.
undercover-why-far = Das Plättchen muss ein anderes mit einer Kante berühren.
undercover-why-corner = Über Eck genügt hier nicht: Es gibt Plätze, an denen das Plättchen ein anderes mit einer Kante berührt.
undercover-why-no-edge = Hier würde es ein Plättchen mit einer Kante berühren. Weil es nirgends passt, darf es nur über Eck liegen.
undercover-why-colours = Hier würde { undercover-colour-name } an { undercover-other-name } grenzen. Ein Agent darf seine eigene Farbe und ihre beiden Nachbarn im Farbkreis berühren.
undercover-why-came-from = Von hier kam der Agent, und er wurde nicht umgedreht: Er darf nicht zurück.
undercover-why-one-tile = Du hast schon ein Plättchen genommen; in einem Zug wird nur eines aktiviert.
undercover-why-empty-pile = Dieser Stapel ist leer.
undercover-why-others-joker = Das ist der Joker von jemand anderem; du kannst nur deinen eigenen nehmen.
undercover-why-used-joker = Deinen Joker hast du gespielt; es gibt nur einen für die ganze Partie.
undercover-why-joker-turn = Ein Joker hat keine andere Seite und wird nie umgedreht.
undercover-why-turned-already = Der Agent ist in diesem Zug schon umgedreht worden; zurückgedreht wird er nicht.
undercover-why-kept-already = Es ist entschieden, dass der Agent bleibt, wie er ist.
undercover-why-employee-home = Dein Mitarbeiter in { undercover-colour-name } hat ein Punkteplättchen geholt und bleibt bis zum Schluss dort stehen.
undercover-why-employees = Mitarbeiter werden nicht von Hand gezogen: Ein Treffen bewegt sie, nach den Farben, die daran teilnehmen.

## Hausregeln

undercover-option-players = Mitspielende
undercover-option-players-about = Wie viele spielen: zwei, drei oder vier.
undercover-option-colours = Farben
undercover-option-colours-about = Die Farben der Spieler in der Reihenfolge ihrer Züge. Die Farbe gegenüber im Farbkreis ist die Gegenseite und zählt doppelt.
undercover-option-colours-random = zufällig
undercover-option-colours-red = Rot
undercover-option-colours-orange = Orange
undercover-option-colours-yellow = Gelb
undercover-option-colours-green = Grün
undercover-option-colours-blue = Blau
undercover-option-colours-violet = Violett
undercover-option-plain_spaces = Leere Felder
undercover-option-plain_spaces-about = Wie viele Felder einer Reihe vor ihren fünf Punkteplättchen kommen. Weniger Felder machen die Partie kürzer.
undercover-option-removed_hqs = Hauptquartiere, die wegfallen
undercover-option-removed_hqs-about = Vor der Partie verlassen einige Hauptquartiere den Tisch und werden zu Jokern.
undercover-option-removed_hqs-unplayed = Farben, die niemand spielt
undercover-option-removed_hqs-random = irgendwelche, zufällig
undercover-option-piles_show = Die Stapel zeigen
undercover-option-piles_show-about = Welche Seite der Agenten in den beiden Stapeln oben liegt.
undercover-option-piles_show-undercover = die Undercover-Seite
undercover-option-piles_show-official = die offizielle Seite
undercover-option-piles_show-mixed = mal diese, mal jene
undercover-option-first_round_scores = Erste Runde zählt
undercover-option-first_round_scores-about = Ob die Mitarbeiter schon im ersten Zug vorrücken.
undercover-option-first_round_scores-on = ja
undercover-option-first_round_scores-off = nein
undercover-option-memory = Gedächtnis
undercover-option-memory-about = Ob der Tisch beide Seiten der Agenten zeigt, die schon umgedreht wurden. Ohne Gedächtnisstütze sind auch die Werte verdeckt, die andere gesammelt haben.
undercover-option-memory-assisted = mit Gedächtnisstütze
undercover-option-memory-strict = ohne Gedächtnisstütze
undercover-option-round_cap = Letzte Runde
undercover-option-round_cap-about = Nach dieser Runde ist die Partie zu Ende, auch wenn niemand sechs Punkteplättchen hat.
undercover-option-no_progress = Runden ohne Fortschritt
undercover-option-no_progress-about = Rückt so viele Runden hintereinander kein Mitarbeiter vor, endet die Partie und wird gewertet.
undercover-option-no_progress-off = keine Grenze
undercover-option-head_start = Vorsprung
undercover-option-head_start-about = So viele Mitarbeiter des ersten Spielers beginnen auf dem ersten Feld ihrer Reihe, zuerst der, der doppelt zählt. Von zwei Gleichstarken gewinnt der zweite 56 von 100 Partien; mit 1 ist es etwa ausgeglichen.
