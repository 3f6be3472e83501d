# Sleepers: alles, was am Tisch gesagt wird.

sleepers-seat = { $seat ->
    [white] Weiß
    [named] { $name }
   *[black] Schwarz
}

## Die Agenten

sleepers-kind = { $kind ->
    [scientist] Wissenschaftler
    [militia] Miliz
    [saboteur] Saboteur
    [police] Polizei
    [ringleader] Rädelsführer
    [recruiter] Anwerber
    [informant] Informant
    [immigration] Grenzbehörde
    [double_agent] Doppelagent
    [diversion] Ablenkung
    [master_of_disguise] Verkleidungskünstler
   *[hidden] Schläfer
}
# Dasselbe für enge Stellen: mit weichen Trennstrichen.
sleepers-kind-narrow = { $kind ->
    [scientist] Wissen­schaftler
    [ringleader] Rädels­führer
    [immigration] Grenz­behörde
    [double_agent] Doppel­agent
    [master_of_disguise] Verklei­dungs­künstler
   *[other] { sleepers-kind }
}
sleepers-short = { $kind ->
    [scientist] Wi
    [militia] Mi
    [saboteur] Sa
    [police] Po
    [ringleader] Rä
    [recruiter] An
    [informant] In
    [immigration] Gr
    [double_agent] Do
    [diversion] Ab
    [master_of_disguise] Ve
   *[hidden] ?
}
sleepers-does = { $kind ->
    [scientist] Wissenschaftler: Beim Wecken geschieht nichts. Fünf wache in gerader Reihe gewinnen.
    [militia] Miliz: Beim Wecken geschieht nichts. Steht sie wach auf allen Feldern um einen gegnerischen Agenten, gewinnt sie.
    [saboteur] Saboteur: Er stirbt, und mit ihm alle nebenan, Freund wie Feind.
    [police] Polizei: Sie springt über einen Gegner nebenan, der stirbt, und darf weiterspringen.
    [ringleader] Rädelsführer: Er weckt bis zu zwei weitere deiner Schläfer.
    [recruiter] Anwerber: Er legt noch ein Plättchen aus deiner Hand auf die Karte.
    [informant] Informant: Er dreht irgendeinen Agenten um. Wer dabei aufgedeckt wird, tut nichts.
    [immigration] Grenzbehörde: Sie schickt bis zu zwei andere Agenten auf die Hand ihrer Besitzer zurück.
    [double_agent] Doppelagent: Er tauscht mit irgendeinem anderen Agenten den Platz.
    [diversion] Ablenkung: Sie versetzt irgendeinen Agenten auf ein beliebiges leeres Feld.
   *[master_of_disguise] Verkleidungskünstler: Er darf die Fähigkeit eines wachen Nachbarn nutzen. Wach zählt er als Wissenschaftler und als Miliz.
}

## Die Frage

sleepers-actor = { $hex ->
    [none] { sleepers-kind }
   *[other] { $borrowed ->
        [yes] Verkleidungskünstler auf { $hex } als { sleepers-kind }
       *[no] { sleepers-kind } auf { $hex }
    }
}
sleepers-ask-wait = { $seat ->
    [white] Weiß entscheidet.
   *[black] Schwarz entscheidet.
}
sleepers-ask-turn = { $can ->
    [recruit] Wirb an: Wähle ein Plättchen deiner Hand und dann ein leeres Feld.
    [activate] Wecke einen deiner Schläfer.
   *[both] Wirb ein Plättchen deiner Hand an, oder wecke einen deiner Schläfer.
}
sleepers-ask-second_activation = Wecke einen zweiten Schläfer, oder beende deinen Zug.
sleepers-ask-saboteur = { $stop ->
    [yes] { sleepers-actor }: Zünde die Ladung, oder lass es.
   *[no] { sleepers-actor }: Zünde die Ladung.
}
sleepers-ask-police = { $stop ->
    [yes] { sleepers-actor }: Springe über einen gegnerischen Agenten, oder hör auf.
   *[no] { sleepers-actor }: Springe über einen gegnerischen Agenten.
}
sleepers-ask-ringleader = { sleepers-actor }: Wecke noch einen deiner Schläfer, oder hör auf.
sleepers-ask-recruiter = { $stop ->
    [yes] { sleepers-actor }: Lege noch ein Plättchen deiner Hand, oder lass es.
   *[no] { sleepers-actor }: Lege noch ein Plättchen deiner Hand.
}
sleepers-ask-informant = { $stop ->
    [yes] { sleepers-actor }: Drehe irgendeinen Agenten um, oder lass es.
   *[no] { sleepers-actor }: Drehe irgendeinen Agenten um.
}
sleepers-ask-immigration = { $marked ->
    [none] { sleepers-actor }: Schicke einen Agenten heim, oder hör auf.
   *[other] { sleepers-actor }: { $marked } geht heim. Wähle einen zweiten, oder hör auf.
}
sleepers-ask-double_agent = { $stop ->
    [yes] { sleepers-actor }: Tausche mit einem anderen Agenten den Platz, oder lass es.
   *[no] { sleepers-actor }: Tausche mit einem anderen Agenten den Platz.
}
sleepers-ask-diversion = { $stop ->
    [yes] { sleepers-actor }: Wähle einen Agenten und dann das leere Feld, auf das er kommt, oder lass es.
   *[no] { sleepers-actor }: Wähle einen Agenten und dann das leere Feld, auf das er kommt.
}
sleepers-ask-master_of_disguise = { $copies ->
    [any] { sleepers-actor }: Nutze die Fähigkeit eines beliebigen Nachbarn, oder lass es. Ein Schläfer wird dafür aufgedeckt.
   *[active] { sleepers-actor }: Nutze die Fähigkeit eines offen liegenden Nachbarn, oder lass es.
}

sleepers-stop = { $kind ->
    [second_activation] Zug beenden
    [saboteur] Nicht zünden
    [police] Nicht weiterspringen
    [ringleader] Niemanden mehr wecken
    [recruiter] Nichts legen
    [informant] Niemanden umdrehen
    [immigration] Niemanden mehr heimschicken
    [double_agent] Stehen bleiben
    [diversion] Niemanden versetzen
   *[master_of_disguise] Keine Fähigkeit nutzen
}

## Entscheidungen

sleepers-do-activate = Den Schläfer auf { $hex } wecken
sleepers-do-flip = Den Agenten auf { $hex } umdrehen
sleepers-do-bounce = Den Agenten auf { $hex } heimschicken
sleepers-do-swap = Mit dem Agenten auf { $hex } den Platz tauschen
sleepers-do-copy = Die Fähigkeit des Agenten auf { $hex } nutzen
sleepers-do-blast = Die Ladung auf { $hex } zünden
sleepers-do-jump = Von { $from } über { $over } nach { $to } springen
sleepers-do-recruit = Auf { $hex } anwerben: { sleepers-kind }
sleepers-do-move = Den Agenten auf { $from } nach { $to } versetzen

## Was geschehen ist

sleepers-event-recruit = { $kind ->
    [hidden] { sleepers-seat } wirbt auf { $hex } einen Schläfer an.
   *[other] { sleepers-seat } wirbt auf { $hex } an: { sleepers-kind }.
}
sleepers-event-activate = { $kind ->
    [hidden] { sleepers-seat } weckt { $hex }.
   *[other] { sleepers-seat } weckt { $hex }: { sleepers-kind }.
}
sleepers-event-flip = { $face ->
    [up] { $kind ->
        [hidden] { $hex } wird aufgedeckt.
       *[other] { $hex } wird aufgedeckt: { sleepers-kind }.
    }
   *[down] { $kind ->
        [hidden] { $hex } wird verdeckt.
       *[other] { $hex } wird verdeckt: { sleepers-kind }.
    }
}
sleepers-event-jump = Sprung von { $from } nach { $to }.
sleepers-event-kill = { $kind ->
    [hidden] { $owner ->
        [white] Weiß verliert auf { $hex } einen Schläfer.
       *[black] Schwarz verliert auf { $hex } einen Schläfer.
    }
   *[other] { $owner ->
        [white] Weiß verliert { $hex }: { sleepers-kind }.
       *[black] Schwarz verliert { $hex }: { sleepers-kind }.
    }
}
sleepers-event-mark = { $hex } soll heimgehen.
sleepers-event-bounce = { $kind ->
    [hidden] { $owner ->
        [white] Der Schläfer auf { $hex } geht auf die Hand von Weiß zurück.
       *[black] Der Schläfer auf { $hex } geht auf die Hand von Schwarz zurück.
    }
   *[other] { $owner ->
        [white] { $hex } geht auf die Hand von Weiß zurück: { sleepers-kind }.
       *[black] { $hex } geht auf die Hand von Schwarz zurück: { sleepers-kind }.
    }
}
sleepers-event-swap = { $hexes } tauschen die Plätze.
sleepers-event-move = { $from } wird nach { $to } versetzt.
sleepers-event-copy = { $kind ->
    [hidden] Die Fähigkeit von { $hex } wird genutzt.
   *[other] Die Fähigkeit von { $hex } wird genutzt: { sleepers-kind }.
}
sleepers-event-stop = Das war’s damit.
sleepers-event-draw = { $kinds ->
    [none] { $count ->
        [one] { sleepers-seat } zieht ein Plättchen.
       *[other] { sleepers-seat } zieht { $count } Plättchen.
    }
   *[other] { sleepers-seat } zieht: { $kinds }.
}
sleepers-event-turn = { $seat ->
    [white] Weiß ist am Zug.
   *[black] Schwarz ist am Zug.
}
sleepers-event-end = { $reason ->
    [success] { sleepers-end-success }
    [liberation] { sleepers-end-liberation }
    [morale] { sleepers-end-morale }
    [capture] { sleepers-end-capture }
    [attrition] { sleepers-end-attrition }
    [no_progress] { sleepers-end-no_progress }
   *[turn_cap] { sleepers-end-turn_cap }
}

## Das Ende

sleepers-end-success = { $winner ->
    [white] Weiß gewinnt: Eine Kette wacher Agenten verbindet zwei gegenüberliegende Seiten.
   *[black] Schwarz gewinnt: Eine Kette wacher Agenten verbindet zwei gegenüberliegende Seiten.
}
sleepers-end-liberation = { $winner ->
    [white] Weiß gewinnt: Fünf wache Wissenschaftler stehen in einer Reihe.
   *[black] Schwarz gewinnt: Fünf wache Wissenschaftler stehen in einer Reihe.
}
sleepers-end-morale = { $winner ->
    [white] Weiß gewinnt: Schwarz hat zehn Agenten verloren.
   *[black] Schwarz gewinnt: Weiß hat zehn Agenten verloren.
}
sleepers-end-capture = { $winner ->
    [white] Weiß gewinnt: Ein schwarzer Agent ist von Miliz umstellt.
   *[black] Schwarz gewinnt: Ein weißer Agent ist von Miliz umstellt.
}
sleepers-end-attrition = { $winner ->
    [white] Weiß gewinnt: Schwarz hat weder Plättchen noch Schläfer.
   *[black] Schwarz gewinnt: Weiß hat weder Plättchen noch Schläfer.
}
sleepers-end-no_progress = Unentschieden: Zu viele Züge lang wurde weder ein Plättchen gezogen noch jemand getötet.
sleepers-end-turn_cap = Unentschieden: Der letzte Zug ist vorbei.

## Das Brett

sleepers-map = Frankreichkarte mit 61 Feldern
sleepers-keys =
    Pfeil links und rechts gehen die Reihe entlang, Pfeil auf und ab in die nächste Reihe. Pos 1 und Bild auf führen nach links oben und rechts oben, Ende und Bild ab nach links unten und rechts unten. N und P springen zum nächsten und zum vorigen Feld, das du wählen kannst. Eine Ziffer nimmt ein Plättchen deiner Hand auf, die Eingabetaste wählt, Escape legt Aufgenommenes zurück.
sleepers-cell-empty = { $hex }: leer.
sleepers-cell-sleeper = { $owner ->
    [white] { $hex }: ein weißer Schläfer.
   *[black] { $hex }: ein schwarzer Schläfer.
}
sleepers-cell-known = { $owner ->
    [white] { $hex }: ein weißer Schläfer, { sleepers-kind }.
   *[black] { $hex }: ein schwarzer Schläfer, { sleepers-kind }.
}
sleepers-cell-active = { $owner ->
    [white] { $hex }: { sleepers-kind } von Weiß, wach.
   *[black] { $hex }: { sleepers-kind } von Schwarz, wach.
}
sleepers-can = { $verb ->
    [activate] Du kannst ihn wecken.
    [flip] Du kannst diesen Agenten umdrehen.
    [bounce] Du kannst diesen Agenten heimschicken.
    [swap] Du kannst mit diesem Agenten den Platz tauschen.
    [copy] Du kannst diese Fähigkeit nutzen.
    [blast] Du kannst die Ladung zünden.
    [jump] Du kannst hierher springen.
    [recruit] Du kannst hier anwerben: { sleepers-kind }.
   *[move] Du kannst den Agenten von { $from } hierher versetzen.
}
sleepers-can-source = Du kannst diesen Agenten versetzen.
sleepers-taken-up = Aufgenommen: Wähle jetzt ein leeres Feld.
sleepers-place-it = { sleepers-kind }: Wähle ein leeres Feld. Mit Escape oder einem zweiten Klick auf das Plättchen legst du es zurück.
sleepers-move-it = Der Agent auf { $hex } ist aufgenommen: Wähle ein leeres Feld. Mit Escape oder einem zweiten Klick auf ihn lässt du ihn stehen.
sleepers-acting = Seine Fähigkeit wird gerade ausgeführt.
sleepers-marked = Er soll heimgehen.
sleepers-hinted = Tipp Nummer { $rank }.
sleepers-in-line = Teil der entscheidenden Linie.
sleepers-surrounded = Umstellt.
sleepers-guess = { sleepers-kind } { $chance }
sleepers-probably = Wahrscheinlich: { $kinds }.
sleepers-side = { $seat ->
    [white] Weiß: { $name }
   *[black] Schwarz: { $name }
}
sleepers-hand = { $seat ->
    [white] Hand von Weiß
   *[black] Hand von Schwarz
}
sleepers-hand-count = { $count ->
    [0] Hand leer
   *[other] { $count } auf der Hand
}
sleepers-pile-count = { $count ->
    [0] Stapel leer
   *[other] { $count } im Stapel
}
sleepers-killed-count = { $count } von 10 getötet
sleepers-pending-list = Wird gerade ausgeführt
sleepers-pending = { $kind ->
    [second_activation] zweites Wecken
   *[other] { sleepers-actor }
}
sleepers-turn = Zug { $turn }
sleepers-turn-of = Zug { $turn } von { $limit }
sleepers-quiet = { $count } von { $limit } ruhigen Zügen

## Warum geht das nicht?

sleepers-why-over = Die Partie ist zu Ende.
sleepers-why-watching = Du schaust zu; entscheiden dürfen nur, die spielen.
sleepers-why-not-your-turn = Die andere Seite ist am Zug.
sleepers-why-occupied = { $hex } ist besetzt. Angeworben wird nur auf leeren Feldern.
sleepers-why-move-occupied = { $hex } ist besetzt. Versetzt wird nur auf leere Felder.
sleepers-why-tile-first = Um hier anzuwerben, wähle zuerst ein Plättchen deiner Hand.
sleepers-why-no-tiles = Deine Hand ist leer, du kannst nicht anwerben. Wecke einen Schläfer.
sleepers-why-recruit-after-activating = In einem Zug wirbst du entweder an, oder du weckst. Du hast schon geweckt.
sleepers-why-tile-chosen = Du hast ein Plättchen aufgenommen. Lege es erst zurück, mit Escape oder einem zweiten Klick darauf.
sleepers-why-enemy-sleeper = Dieser Schläfer gehört der anderen Seite. Wecken kannst du nur deine eigenen.
sleepers-why-enemy-active = Dieser Agent gehört der anderen Seite und ist schon wach.
sleepers-why-awake = Dieser Agent ist schon wach. Wecken lassen sich nur Schläfer; er müsste erst wieder verdeckt werden.
sleepers-why-same-agent = Als Zweites weckst du einen anderen Agenten, nicht denselben noch einmal.
sleepers-why-ringleader-empty = Der Rädelsführer weckt Schläfer; hier ist niemand.
sleepers-why-ringleader-self = Der Rädelsführer weckt andere, nicht sich selbst.
sleepers-why-jump-itself = Dieser Agent springt. Wähle das Feld, auf dem er landen soll.
sleepers-why-jump-landing = Hierher kommt man nur im Sprung: über einen Gegner direkt nebenan, auf das leere Feld genau dahinter.
sleepers-why-jump-own = Über eigene Agenten springt man nicht.
sleepers-why-jump-far = Gesprungen wird nur über einen Gegner direkt nebenan.
sleepers-why-jump-edge = Hinter { $hex } endet die Karte, dort kann niemand landen.
sleepers-why-jump-blocked = Das Feld dahinter, { $hex }, ist nicht leer.
sleepers-why-jump-beyond = Um über diesen Agenten zu springen, wähle das Feld dahinter: { $hex }.
sleepers-why-recruiter-tile-first = Wähle zuerst ein Plättchen deiner Hand und dann das leere Feld dafür.
sleepers-why-nobody-there = Auf { $hex } ist niemand.
sleepers-why-informant-self = In dieser Partie darf sich ein Informant nicht selbst umdrehen.
sleepers-why-already-marked = { $hex } geht schon heim. Wähle einen anderen Agenten, oder hör auf.
sleepers-why-immigration-self = Die Grenzbehörde schickt andere heim, nicht sich selbst.
sleepers-why-swap-empty = Der Doppelagent tauscht mit jemandem; hier ist niemand.
sleepers-why-swap-self = Der Doppelagent tauscht mit einem anderen, nicht mit sich selbst.
sleepers-why-agent-first = Wähle zuerst den Agenten, der versetzt wird, und dann das leere Feld.
sleepers-why-diversion-self = In dieser Partie darf sich eine Ablenkung nicht selbst versetzen.
sleepers-why-copy-itself = Der Verkleidungskünstler nutzt die Fähigkeit von jemand anderem.
sleepers-why-copy-far = Nachahmen lässt sich nur, wer direkt neben dem Verkleidungskünstler steht.
sleepers-why-copy-sleeper = Nachahmen lassen sich nur wache Agenten; dieser schläft.
sleepers-why-copy-master = Ein anderer Verkleidungskünstler hat keine eigene Fähigkeit, die weiterhilft.
sleepers-why-copy-nothing = { $kind ->
    [scientist] Wissenschaftler haben keine Fähigkeit: Ihre Fünferreihe ist ein Ziel und lässt sich nicht nachahmen.
   *[militia] Die Miliz hat keine Fähigkeit: Das Umstellen ist ein Ziel und lässt sich nicht nachahmen.
}
sleepers-why-blast-elsewhere = Die Ladung geht dort hoch, wo ihr Agent steht, oder gar nicht.
sleepers-why-ability-first = { $kind ->
    [ringleader] Der Rädelsführer weckt Schläfer; angeworben wird in einem anderen Zug.
   *[other] Erst wird eine Fähigkeit ausgeführt: { sleepers-kind }.
}

## Hausregeln

sleepers-option-preset = Tischgewohnheit
sleepers-option-preset-about = Mehrere Hausregeln auf einmal.
sleepers-option-preset-german_table = Deutscher Tisch
sleepers-option-capture = Gefangennahme
sleepers-option-capture-about = Ob die Miliz einen einzelnen Agenten umstellen muss oder auch eine zusammenhängende Gruppe umstellen darf.
sleepers-option-capture-single = Ein Agent
sleepers-option-capture-group = Eine ganze Gruppe
sleepers-option-own_sleepers = Eigene Schläfer
sleepers-option-own_sleepers-about = Nach den Regeln darfst du deine Schläfer nicht noch einmal ansehen: Das Gedächtnis gehört zum Spiel. Sichtbar heißt, dass sie dir blass gezeigt werden.
sleepers-option-own_sleepers-hidden = Verborgen: merk sie dir
sleepers-option-own_sleepers-visible = Für dich sichtbar
sleepers-option-informant_self = Informant und er selbst
sleepers-option-informant_self-about = Ob sich ein Informant selbst umdrehen darf, um später noch einmal geweckt zu werden.
sleepers-option-informant_self-allow = Auch sich selbst
sleepers-option-informant_self-forbid = Nur andere
sleepers-option-diversion_self = Ablenkung und sie selbst
sleepers-option-diversion_self-about = Ob sich eine Ablenkung selbst versetzen darf.
sleepers-option-diversion_self-allow = Auch sich selbst
sleepers-option-diversion_self-forbid = Nur andere
sleepers-option-effects = Fähigkeiten
sleepers-option-effects-about = Streng: Was möglich ist, muss getan werden, wenn nichts anderes gesagt ist. Nachsichtig: Jede Fähigkeit darf ungenutzt bleiben.
sleepers-option-effects-strict = Streng
sleepers-option-effects-lenient = Nachsichtig
sleepers-option-police_first_jump = Erster Sprung der Polizei
sleepers-option-police_first_jump-about = Ob die Polizei einmal springen muss, wenn sie kann. Weitere Sprünge sind immer freiwillig.
sleepers-option-police_first_jump-must = Pflicht
sleepers-option-police_first_jump-may = Freiwillig
sleepers-option-no_progress = Ruhige Züge bis zum Unentschieden
sleepers-option-no_progress-about = Wird so viele Züge hintereinander kein Plättchen gezogen und niemand getötet, endet die Partie unentschieden.
sleepers-option-no_progress-off = Keine Grenze
sleepers-option-turn_cap = Letzter Zug
sleepers-option-turn_cap-about = Nach diesem Zug endet die Partie unentschieden.
sleepers-option-turn_cap-off = Keine Grenze
sleepers-option-master_copies = Verkleidungskünstler
sleepers-option-master_copies-about = Wessen Fähigkeit er nutzen darf. Darf es jeder Nachbar sein, so wird ein gewählter Schläfer aufgedeckt, ohne geweckt zu werden.
sleepers-option-master_copies-active = Wache Nachbarn
sleepers-option-master_copies-any = Jeder Nachbar
sleepers-option-corners = Ecken der Karte
sleepers-option-corners-about = Ob ein Eckfeld zu beiden Seiten gehört, die dort zusammentreffen, oder zu keiner.
sleepers-option-corners-both = Zu beiden Seiten
sleepers-option-corners-none = Zu keiner Seite
sleepers-option-attrition = Zermürbung
sleepers-option-attrition-about = Wann eine Seite ohne Plättchen und ohne Schläfer verloren hat: sobald sie ziehen müsste oder schon am Ende ihres eigenen Zugs.
sleepers-option-attrition-own_turn = Wenn sie ziehen müsste
sleepers-option-attrition-end_of_any_turn = Am Ende eines Zugs
sleepers-option-killed_sleepers = Getötete Schläfer
sleepers-option-killed_sleepers-about = Wer sieht, was ein getöteter Schläfer war.
sleepers-option-killed_sleepers-hidden = Niemand
sleepers-option-killed_sleepers-owner = Wem er gehörte
sleepers-option-killed_sleepers-open = Alle
sleepers-option-first_player = Wer beginnt
sleepers-option-first_player-about = Weiß beginnt. Die Farben werden ausgelost, oder ihr wählt sie.
sleepers-option-first_player-random = Das Los
sleepers-option-first_player-chosen = Ihr wählt
