# Sleepers: alles, was am Tisch gesagt wird.

sleepers-seat = { $seat ->
    [white] Weiß
   *[black] Schwarz
}

## Die Agenten

sleepers-kind = { $kind ->
    [scientist] Wissenschaftler
    [militia] Miliz
    [saboteur] Saboteur
    [police] Polizist
    [ringleader] Rädelsführer
    [recruiter] Rekrutierer
    [informant] Informant
    [immigration] Grenzbehörde
    [double_agent] Doppelagent
    [diversion] Ablenker
    [master_of_disguise] Verkleidungskünstler
   *[hidden] Schläfer
}
# Dasselbe für enge Stellen: mit weichen Trennstrichen.
sleepers-kind-narrow = { $kind ->
    [scientist] Wissen­schaftler
    [ringleader] Rädels­führer
    [recruiter] Rekru­tierer
    [immigration] Grenz­behörde
    [double_agent] Doppel­agent
    [master_of_disguise] Verklei­dungs­künstler
   *[other] { sleepers-kind }
}
# Dasselbe mit Artikel im Akkusativ: Du rekrutierst einen Polizisten.
sleepers-one = { $kind ->
    [militia] eine Miliz
    [police] einen Polizisten
    [informant] einen Informanten
    [immigration] eine Grenzbehörde
    [double_agent] einen Doppelagenten
   *[other] einen { sleepers-kind }
}
sleepers-short = { $kind ->
    [scientist] Wi
    [militia] Mi
    [saboteur] Sa
    [police] Po
    [ringleader] Rä
    [recruiter] Re
    [informant] In
    [immigration] Gr
    [double_agent] Do
    [diversion] Ab
    [master_of_disguise] Ve
   *[hidden] ·
}
sleepers-does = { $kind ->
    [scientist] Wissenschaftler: keine Fähigkeit. Wer fünf offene in einer geraden Reihe hat, gewinnt.
    [militia] Miliz: keine Fähigkeit. Liegt deine Miliz offen auf allen Feldern um einen gegnerischen Agenten, gewinnst du.
    [saboteur] Saboteur: tötet sich selbst und alle angrenzenden Agenten, auch die eigenen.
    [police] Polizist: springt über einen angrenzenden gegnerischen Agenten, tötet ihn und darf weiterspringen.
    [ringleader] Rädelsführer: aktiviert bis zu zwei weitere deiner Schläfer.
    [recruiter] Rekrutierer: rekrutiert ein weiteres Plättchen aus deiner Hand.
    [informant] { $self ->
        [allow] Informant: dreht einen beliebigen Agenten um, auch sich selbst. Wer dabei aufgedeckt wird, setzt seine Fähigkeit nicht ein.
       *[forbid] Informant: dreht einen beliebigen anderen Agenten um. Wer dabei aufgedeckt wird, setzt seine Fähigkeit nicht ein.
    }
    [immigration] Grenzbehörde: schickt bis zu zwei andere Agenten auf die Hand ihrer Besitzer zurück.
    [double_agent] Doppelagent: tauscht mit einem beliebigen anderen Agenten den Platz.
    [diversion] { $self ->
        [allow] Ablenker: versetzt einen beliebigen Agenten, auch sich selbst, auf ein leeres Feld.
       *[forbid] Ablenker: versetzt einen beliebigen anderen Agenten auf ein leeres Feld.
    }
   *[master_of_disguise] { $copies ->
        [any] Verkleidungskünstler: darf die Fähigkeit eines angrenzenden Agenten nutzen; ein Schläfer wird dafür aufgedeckt. Offen zählt er als Wissenschaftler und als Miliz.
       *[active] Verkleidungskünstler: darf die Fähigkeit eines angrenzenden offenen Agenten nutzen. Offen zählt er als Wissenschaftler und als Miliz.
    }
}

## Die Frage

# Wessen Fähigkeit es ist; ein Agent kann verschwinden, bevor sie ausgeführt ist.
sleepers-actor = { $hex ->
    [none] { sleepers-kind } (nicht mehr da)
   *[other] { $borrowed ->
        [yes] { $hex }, verkleidet als { sleepers-kind }
       *[no] { sleepers-kind } auf { $hex }
    }
}
# Was folgt, wenn auf eine Fähigkeit verzichtet wird.
sleepers-then = { $then ->
    [end] und beende deinen Zug
    [ringleader] { $kind ->
        [ringleader] und mach mit dem vorigen Rädelsführer weiter
       *[other] und mach mit dem Rädelsführer weiter
    }
   *[second_activation] und mach mit der zweiten Aktivierung weiter
}
sleepers-ask-wait = { $seat_name } ist am Zug.
sleepers-ask-turn = { $can ->
    [recruit] Rekrutiere: Wähle ein Plättchen aus deiner Hand und dann ein leeres Feld.
    [activate] Deine Hand ist leer: Aktiviere einen deiner Schläfer.
   *[both] Rekrutiere ein Plättchen aus deiner Hand oder aktiviere einen deiner Schläfer.
}
sleepers-ask-second_activation = Aktiviere einen zweiten Schläfer oder beende deinen Zug.
sleepers-ask-saboteur = { sleepers-actor }: Spreng ihn samt allen angrenzenden Agenten in die Luft oder lass es { sleepers-then }.
sleepers-ask-police = { $stop ->
    [yes] { $again ->
        [yes] { sleepers-actor }: Springe über noch einen Gegner oder hör auf { sleepers-then }.
       *[no] { sleepers-actor }: Springe über einen angrenzenden Gegner oder bleib stehen { sleepers-then }.
    }
   *[no] { sleepers-actor }: Springe über einen angrenzenden Gegner. Wähle, wo du landest.
}
sleepers-ask-ringleader = { $again ->
    [yes] { sleepers-actor }: Aktiviere noch einen Schläfer oder hör auf { sleepers-then }.
   *[no] { sleepers-actor }: Aktiviere bis zu zwei weitere Schläfer oder verzichte { sleepers-then }.
}
sleepers-ask-recruiter = { $stop ->
    [yes] { sleepers-actor }: Rekrutiere noch ein Plättchen aus deiner Hand oder verzichte { sleepers-then }.
   *[no] { sleepers-actor }: Rekrutiere noch ein Plättchen aus deiner Hand.
}
sleepers-ask-informant = { $stop ->
    [yes] { $self ->
        [allow] { sleepers-actor }: Drehe einen Agenten um (auch ihn selbst) oder verzichte { sleepers-then }.
       *[forbid] { sleepers-actor }: Drehe einen anderen Agenten um oder verzichte { sleepers-then }.
    }
   *[no] { $self ->
        [allow] { sleepers-actor }: Drehe einen Agenten um (auch ihn selbst).
       *[forbid] { sleepers-actor }: Drehe einen anderen Agenten um.
    }
}
sleepers-ask-immigration = { $marked ->
    [none] { sleepers-actor }: Schick bis zu zwei andere Agenten zurück oder verzichte { sleepers-then }.
   *[other] { sleepers-actor }: Wähle außer { $marked } noch einen Agenten oder schick nur { $marked } zurück { sleepers-then }.
}
sleepers-ask-double_agent = { $stop ->
    [yes] { sleepers-actor }: Tausche mit einem anderen Agenten den Platz oder bleib stehen { sleepers-then }.
   *[no] { sleepers-actor }: Tausche mit einem anderen Agenten den Platz.
}
sleepers-ask-diversion = { $stop ->
    [yes] { $self ->
        [allow] { sleepers-actor }: Versetze einen Agenten (auch ihn selbst) auf ein leeres Feld oder verzichte { sleepers-then }.
       *[forbid] { sleepers-actor }: Versetze einen anderen Agenten auf ein leeres Feld oder verzichte { sleepers-then }.
    }
   *[no] { $self ->
        [allow] { sleepers-actor }: Versetze einen Agenten (auch ihn selbst) auf ein leeres Feld.
       *[forbid] { sleepers-actor }: Versetze einen anderen Agenten auf ein leeres Feld.
    }
}
sleepers-ask-master_of_disguise = { $copies ->
    [any] { sleepers-actor }: Ahme einen Nachbarn nach (ein Schläfer wird dabei aufgedeckt) oder verzichte { sleepers-then }.
   *[active] { sleepers-actor }: Ahme einen offenen Nachbarn nach oder verzichte { sleepers-then }.
}

sleepers-stop = { $kind ->
    [second_activation] Zug beenden
    [saboteur] Nicht sprengen
    [police] { $again ->
        [yes] Nicht weiterspringen
       *[no] Nicht springen
    }
    [ringleader] { $again ->
        [yes] Keinen mehr aktivieren
       *[no] Keinen aktivieren
    }
    [recruiter] Nicht rekrutieren
    [informant] Keinen umdrehen
    [immigration] { $marked ->
        [none] Keinen zurückschicken
       *[other] Nur { $marked } zurückschicken
    }
    [double_agent] Nicht tauschen
    [diversion] Keinen versetzen
   *[master_of_disguise] Keine Fähigkeit nutzen
}

## Entscheidungen

sleepers-do-activate = Den Schläfer auf { $hex } aktivieren
sleepers-do-flip = Den Agenten auf { $hex } umdrehen
sleepers-do-bounce = Den Agenten auf { $hex } auf die Hand zurückschicken
sleepers-do-swap = Mit dem Agenten auf { $hex } den Platz tauschen
sleepers-do-copy = Die Fähigkeit des Agenten auf { $hex } nutzen
sleepers-do-blast = { $hex } und alle angrenzenden Agenten sprengen
sleepers-do-jump = Von { $from } über { $over } nach { $to } springen
sleepers-do-recruit = Auf { $hex } { sleepers-one } rekrutieren
sleepers-do-move = Den Agenten von { $from } nach { $to } versetzen

## Was geschehen ist

sleepers-event-recruit = { $seat_who ->
    [you] Du rekrutierst auf { $hex } { sleepers-one }.
   *[other] { $seat_name } rekrutiert auf { $hex } { sleepers-one }.
}
sleepers-event-activate = { $seat_who ->
    [you] { $kind ->
        [hidden] Du aktivierst { $hex }.
       *[other] Du aktivierst { $hex }: { sleepers-kind }.
    }
   *[other] { $kind ->
        [hidden] { $seat_name } aktiviert { $hex }.
       *[other] { $seat_name } aktiviert { $hex }: { sleepers-kind }.
    }
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
sleepers-event-jump = { $from } springt nach { $to }.
sleepers-event-kill = { $owner_who ->
    [you] Du verlierst auf { $hex } { sleepers-one }.
   *[other] { $owner_name } verliert auf { $hex } { sleepers-one }.
}
sleepers-event-mark = { $hex } geht gleich auf die Hand zurück.
sleepers-event-bounce = { $owner_who ->
    [you] Du bekommst von { $hex } { sleepers-one } auf die Hand zurück.
   *[other] { $owner_name } bekommt von { $hex } { sleepers-one } auf die Hand zurück.
}
sleepers-event-swap = { $hexes } tauschen die Plätze.
sleepers-event-move = { $from } wird nach { $to } versetzt.
sleepers-event-copy = { $kind ->
    [hidden] Der Verkleidungskünstler nutzt die Fähigkeit von { $hex }.
   *[other] Der Verkleidungskünstler nutzt die Fähigkeit von { $hex }: { sleepers-kind }.
}
sleepers-event-stop = { $ability ->
    [second_activation] { $seat_who ->
        [you] Du beendest deinen Zug.
       *[other] { $seat_name } beendet den Zug.
    }
   *[other] { $seat_who ->
        [you] { sleepers-kind }: Du belässt es dabei.
       *[other] { sleepers-kind }: { $seat_name } belässt es dabei.
    }
}
sleepers-event-draw = { $kinds ->
    [none] { $seat_who ->
        [you] Du ziehst { $count } Plättchen.
       *[other] { $seat_name } zieht { $count } Plättchen.
    }
   *[other] { $seat_who ->
        [you] Du ziehst { $kinds }.
       *[other] { $seat_name } zieht { $kinds }.
    }
}
sleepers-event-turn = { $seat_who ->
    [you] Du bist am Zug.
   *[other] { $seat_name } ist am Zug.
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

sleepers-end-success = { $winner_who ->
    [you] Du gewinnst durch Erfolg: Deine offenen Agenten verbinden zwei gegenüberliegende Seiten.
   *[other] { $winner_name } gewinnt durch Erfolg: Eine Kette offener Agenten verbindet zwei gegenüberliegende Seiten.
}
sleepers-end-liberation = { $winner_who ->
    [you] Du gewinnst durch Befreiung: fünf offene Wissenschaftler in einer Reihe.
   *[other] { $winner_name } gewinnt durch Befreiung: fünf offene Wissenschaftler in einer Reihe.
}
sleepers-end-morale = { $winner_who ->
    [you] Du gewinnst durch Moral: Zehn gegnerische Agenten wurden getötet.
   *[other] { $loser_who ->
        [you] { $winner_name } gewinnt durch Moral: Zehn deiner Agenten wurden getötet.
       *[other] { $winner_name } gewinnt durch Moral: Zehn gegnerische Agenten wurden getötet.
    }
}
sleepers-end-capture = { $winner_who ->
    [you] Du gewinnst durch Gefangennahme: Deine Miliz hat einen gegnerischen Agenten umstellt.
   *[other] { $loser_who ->
        [you] { $winner_name } gewinnt durch Gefangennahme: Die Miliz hat einen deiner Agenten umstellt.
       *[other] { $winner_name } gewinnt durch Gefangennahme: Die Miliz hat einen gegnerischen Agenten umstellt.
    }
}
sleepers-end-attrition = { $winner_who ->
    [you] Du gewinnst durch Abnutzung: Die Gegenseite hat weder Plättchen noch Schläfer.
   *[other] { $loser_who ->
        [you] { $winner_name } gewinnt durch Abnutzung: Du hast weder Plättchen noch Schläfer.
       *[other] { $winner_name } gewinnt durch Abnutzung: Die Gegenseite hat weder Plättchen noch Schläfer.
    }
}
sleepers-end-no_progress = Unentschieden: Zu lange wurde weder ein Plättchen gezogen noch ein Agent getötet.
sleepers-end-turn_cap = Unentschieden: Das Zuglimit ist erreicht.

## Das Brett

sleepers-map = Frankreichkarte mit 61 Feldern
sleepers-keys =
    Mit Pfeil links und rechts gehst du die Reihe entlang, mit Pfeil auf und ab in die nächste Reihe. Pos1 und Bild auf führen schräg nach links und rechts oben, Ende und Bild ab schräg nach links und rechts unten. N und P springen zum nächsten oder vorigen Feld, das du wählen kannst. Mit den Zifferntasten nimmst du ein Plättchen aus deiner Hand, die Eingabetaste wählt, Escape legt es zurück.
sleepers-cell-empty = { $hex }: leer.
sleepers-cell-sleeper = { $owner ->
    [white] { $hex }: Schläfer von Weiß.
   *[black] { $hex }: Schläfer von Schwarz.
}
sleepers-cell-known = { $owner ->
    [white] { $hex }: Schläfer von Weiß ({ sleepers-kind }).
   *[black] { $hex }: Schläfer von Schwarz ({ sleepers-kind }).
}
sleepers-cell-active = { $owner ->
    [white] { $hex }: { sleepers-kind } von Weiß, offen.
   *[black] { $hex }: { sleepers-kind } von Schwarz, offen.
}
sleepers-can = { $verb ->
    [activate] Du kannst diesen Schläfer aktivieren.
    [flip] Du kannst diesen Agenten umdrehen.
    [bounce] Du kannst diesen Agenten auf die Hand zurückschicken.
    [swap] Du kannst mit diesem Agenten den Platz tauschen.
    [copy] Du kannst diese Fähigkeit nutzen.
    [blast] Du kannst diesen Agenten sprengen.
    [jump] Du kannst hierher springen.
    [recruit] Du kannst hier { sleepers-one } rekrutieren.
   *[move] Du kannst den Agenten von { $from } hierher versetzen.
}
sleepers-can-source = Du kannst diesen Agenten versetzen.
sleepers-taken-up = Ausgewählt. Wähle jetzt ein leeres Feld.
sleepers-place-it = { sleepers-kind }: Wähle ein leeres Feld. Mit Escape oder einem zweiten Klick auf das Plättchen legst du es zurück.
sleepers-move-it = { $hex }: Wähle das leere Feld, auf das dieser Agent versetzt wird. Mit Escape oder einem zweiten Klick auf ihn brichst du ab.
sleepers-acting = Führt gerade eine Fähigkeit aus.
sleepers-marked = Geht gleich auf die Hand zurück.
sleepers-hinted = Tipp { $rank }.
sleepers-in-line = Teil der entscheidenden Linie.
sleepers-surrounded = Umstellt.
sleepers-guess = { sleepers-kind } { $chance }
sleepers-probably = Wahrscheinlich { $kinds }.
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
sleepers-pending-list = Laufende Fähigkeiten
sleepers-pending = { $kind ->
    [second_activation] Zweite Aktivierung
   *[other] { sleepers-actor }
}
sleepers-turn = Zug { $turn }
sleepers-turn-of = Zug { $turn } von { $limit }
sleepers-quiet = { $count ->
    [one] 1 Zug ohne Fortschritt (unentschieden bei { $limit })
   *[other] { $count } Züge ohne Fortschritt (unentschieden bei { $limit })
}

## Warum geht das nicht?

sleepers-why-over = Die Partie ist zu Ende.
sleepers-why-watching = Du schaust dieser Partie nur zu.
sleepers-why-not-your-turn = Du bist nicht am Zug.
sleepers-why-occupied = { $hex } ist besetzt. Rekrutieren kannst du nur auf einem leeren Feld.
sleepers-why-move-occupied = { $hex } ist besetzt. Versetzen kannst du nur auf ein leeres Feld.
sleepers-why-tile-first = Um hier zu rekrutieren, wähle zuerst ein Plättchen aus deiner Hand.
sleepers-why-no-tiles = Deine Hand ist leer, du kannst nicht rekrutieren. Aktiviere stattdessen einen Schläfer.
sleepers-why-recruit-after-activating = Du hast schon einen Schläfer aktiviert. In einem Zug rekrutierst oder aktivierst du, nie beides.
sleepers-why-tile-chosen = Du hast ein Plättchen ausgewählt. Mit Escape oder einem zweiten Klick darauf legst du es zurück.
sleepers-why-enemy-sleeper = Dieser Schläfer gehört dir nicht. Aktivieren kannst du nur deine eigenen.
sleepers-why-enemy-active = Dieser Agent gehört dir nicht und liegt schon offen.
sleepers-why-face-up = Dieser Agent liegt schon offen. Aktivieren kannst du nur Schläfer; er müsste erst wieder verdeckt werden.
sleepers-why-same-agent = Deine zweite Aktivierung muss einem anderen Agenten gelten als die erste.
sleepers-why-ringleader-empty = Hier ist kein Agent. Der Rädelsführer aktiviert Schläfer.
sleepers-why-ringleader-self = Der Rädelsführer kann sich nicht selbst aktivieren.
sleepers-why-jump-itself = Dieser Agent springt. Wähle das Feld, auf dem er landet.
sleepers-why-jump-landing = Hierher kommst du nur mit einem Sprung über einen angrenzenden Gegner auf das leere Feld direkt dahinter.
sleepers-why-jump-own = Über eigene Agenten kannst du nicht springen.
sleepers-why-jump-far = Du kannst nur über einen angrenzenden Gegner springen.
sleepers-why-jump-edge = Hinter { $hex } endet die Karte; dort kannst du nicht landen.
sleepers-why-jump-blocked = Das Feld dahinter, { $hex }, ist besetzt.
sleepers-why-jump-beyond = Um über diesen Agenten zu springen, wähle das Feld dahinter: { $hex }.
sleepers-why-recruiter-tile-first = Wähle zuerst ein Plättchen aus deiner Hand und dann ein leeres Feld dafür.
sleepers-why-nobody-there = Auf { $hex } ist kein Agent.
sleepers-why-informant-self = In dieser Partie darf sich ein Informant nicht selbst umdrehen.
sleepers-why-already-marked = { $hex } ist schon gewählt. Wähle einen anderen Agenten oder schick nur diesen zurück.
sleepers-why-immigration-self = Die Grenzbehörde kann nur andere zurückschicken, nicht sich selbst.
sleepers-why-swap-empty = Hier ist kein Agent, mit dem du den Platz tauschen könntest.
sleepers-why-swap-self = Der Doppelagent muss mit einem anderen Agenten tauschen.
sleepers-why-agent-first = Wähle zuerst den Agenten, den du versetzen willst, und dann ein leeres Feld.
sleepers-why-diversion-self = In dieser Partie darf sich ein Ablenker nicht selbst versetzen.
sleepers-why-copy-itself = Der Verkleidungskünstler nutzt die Fähigkeit eines anderen. Wähle einen angrenzenden Agenten.
sleepers-why-copy-far = Der Verkleidungskünstler kann nur einen angrenzenden Agenten nachahmen.
sleepers-why-copy-sleeper = Der Verkleidungskünstler kann nur offene Agenten nachahmen, und dies ist ein Schläfer.
sleepers-why-copy-master = Ein anderer Verkleidungskünstler hat keine eigene Fähigkeit, die sich nachahmen ließe.
sleepers-why-copy-nothing = { $kind ->
    [scientist] Ein Wissenschaftler hat keine Fähigkeit: Fünf in einer Reihe sind ein Ziel und lassen sich nicht nachahmen.
   *[militia] Die Miliz hat keine Fähigkeit: Umstellen ist ein Ziel und lässt sich nicht nachahmen.
}
sleepers-why-blast-elsewhere = Gesprengt werden kann nur dort, wo der Agent steht.
sleepers-why-ability-first = { $kind ->
    [ringleader] Der Rädelsführer aktiviert Schläfer. Rekrutieren kannst du in einem anderen Zug.
   *[other] Führe zuerst diese Fähigkeit zu Ende: { sleepers-kind }.
}

## Die Seite mit den Regeln

# Was ein kleines Kürzel in den Regeln sagt, wenn man darauf zeigt.

## Hausregeln

sleepers-option-preset = Voreinstellung
sleepers-option-preset-about = Stellt mehrere Hausregeln auf einmal ein.
sleepers-option-preset-german_table = Deutsches Regelheft
sleepers-option-capture = Gefangennahme
sleepers-option-capture-about = Ob die Miliz nur einzelne Agenten gefangen nehmen kann oder auch zusammenhängende Gruppen.
sleepers-option-capture-single = Ein einzelner Agent
sleepers-option-capture-group = Auch ganze Gruppen
sleepers-option-own_sleepers = Eigene Schläfer
sleepers-option-own_sleepers-about = Nach den Regeln darfst du deine Schläfer nicht noch einmal ansehen: Das Gedächtnis gehört zum Spiel. Sind sie sichtbar, werden sie dir blass angezeigt.
sleepers-option-own_sleepers-hidden = Auch für dich verdeckt
sleepers-option-own_sleepers-visible = Für dich sichtbar
sleepers-option-informant_self = Ziel des Informanten
sleepers-option-informant_self-about = Ob sich ein Informant selbst umdrehen darf, sodass er später noch einmal aktiviert werden kann.
sleepers-option-informant_self-allow = Jeder Agent
sleepers-option-informant_self-forbid = Nur andere Agenten
sleepers-option-diversion_self = Ziel des Ablenkers
sleepers-option-diversion_self-about = Ob sich ein Ablenker selbst versetzen darf.
sleepers-option-diversion_self-allow = Jeder Agent
sleepers-option-diversion_self-forbid = Nur andere Agenten
sleepers-option-effects = Fähigkeiten
sleepers-option-effects-about = Nach den Regeln muss eine Fähigkeit genutzt werden, wenn es geht, außer wo „darf“ oder „bis zu“ steht.
sleepers-option-effects-strict = Pflicht
sleepers-option-effects-lenient = Immer freiwillig
sleepers-option-police_first_jump = Erster Sprung des Polizisten
sleepers-option-police_first_jump-about = Ob ein Polizist, der springen kann, einmal springen muss. Weitere Sprünge sind immer freiwillig.
sleepers-option-police_first_jump-must = Pflicht
sleepers-option-police_first_jump-may = Freiwillig
sleepers-option-no_progress = Unentschieden ohne Fortschritt
sleepers-option-no_progress-about = Die Partie endet unentschieden, wenn so viele Züge in Folge kein Plättchen gezogen und kein Agent getötet wird.
sleepers-option-no_progress-off = Nie
sleepers-option-turn_cap = Zuglimit
sleepers-option-turn_cap-about = Nach diesem Zug endet die Partie unentschieden.
sleepers-option-turn_cap-off = Keins
sleepers-option-master_copies = Verkleidungskünstler
sleepers-option-master_copies-about = Wen er nachahmen darf. Darf es jeder Nachbar sein, wird ein gewählter Schläfer aufgedeckt, ohne aktiviert zu werden.
sleepers-option-master_copies-active = Offene Nachbarn
sleepers-option-master_copies-any = Jeden Nachbarn
sleepers-option-corners = Eckfelder
sleepers-option-corners-about = Ob ein Eckfeld zu beiden Seiten gehört, die dort zusammentreffen, oder zu keiner.
sleepers-option-corners-both = Gehören zu beiden Seiten
sleepers-option-corners-none = Gehören zu keiner
sleepers-option-attrition = Abnutzung
sleepers-option-attrition-about = Wann jemand verliert, der weder Plättchen noch Schläfer hat: zu Beginn des eigenen Zugs oder schon am Ende jedes Zugs.
sleepers-option-attrition-own_turn = Beginn des eigenen Zugs
sleepers-option-attrition-end_of_any_turn = Ende jedes Zugs
sleepers-option-killed_sleepers = Getötete Schläfer
sleepers-option-killed_sleepers-about = Wer sieht, was ein getöteter Schläfer war.
sleepers-option-killed_sleepers-hidden = Niemand
sleepers-option-killed_sleepers-owner = Der Besitzer
sleepers-option-killed_sleepers-open = Alle
sleepers-option-first_player = Farben
sleepers-option-first_player-about = Weiß beginnt immer. Die Farben werden ausgelost oder gewählt.
sleepers-option-first_player-random = Ausgelost
sleepers-option-first_player-chosen = Gewählt
