# Die Kommandozeile. Was --help zeigt, hat keine Varianten: Es wird ohne Fluent gelesen.

help-usage = Aufruf:
help-positional = Angaben
help-options = Optionen
help-about = Brettspiele für Geheimagenten. Ohne Befehl startet der Server und öffnet deinen Browser.
help-help = diese Hilfe zeigen
help-version = die Version zeigen
help-language = Sprache aller Ausgaben (sonst die deines Systems)
help-json = in JSON antworten

metavar-command = BEFEHL
metavar-game = SPIEL
metavar-file = DATEI
metavar-player = SPIELER
metavar-decision = ENTSCHEIDUNG
metavar-name = NAME
metavar-name-value = NAME=WERT
metavar-seat = PLATZ
metavar-seconds = SEKUNDEN
metavar-level = STUFE
metavar-key = SCHLÜSSEL
metavar-host = ADRESSE
metavar-url-file = URL|DATEI

## Die Befehle

command-play = Im Terminal spielen
command-rules = Die Regeln eines Spiels auf einer Seite, mit seinen Hausregeln
command-inspect = Eine Stellung und die Folgen von Entscheidungen zeigen
command-perft = Alle Zugfolgen bis zu einer Tiefe zählen
command-simulate = Viele Partien spielen und zählen, wie sie enden
command-replay = Eine Partie aus ihrer Datei nachspielen oder prüfen, ob ehrlich gemischt wurde
command-serve = Den Server starten, um im Browser zu spielen
command-rebuild = Wertungen und Listen eines Servers aus seinen Partien neu berechnen
command-bot = Einen Computerspieler an die Tische eines Servers setzen
command-arena = Computerspieler gegeneinander antreten lassen und bewerten
command-hint = Die besten Züge für einen Platz zeigen, mit Begründung
command-bench = Geschwindigkeit messen und mit OpenSpiel vergleichen, falls es installiert ist

## Ihre Angaben

argument-game = eines von: { $games }
argument-seed = Zahl, von der die Mischung abhängt (sonst 0)
argument-seed-random = Zahl, von der die Mischung abhängt (sonst jedes Mal eine neue)
argument-save = die Partie speichern; als Text, wenn der Name auf .txt endet, sonst als JSON
argument-saves = die Partien als JSON speichern, eine pro Zeile
argument-count = die Partien nachspielen und Runden, Entscheidungen, Ereignisse und Punkte zählen
argument-option = eine Hausregel (mehrfach möglich); siehe „safehouse rules SPIEL“
argument-position = mit dieser Stellung in JSON beginnen, - für die Standardeingabe (sonst eine neue Partie)
argument-settings = Einstellungen in TOML
argument-database = PostgreSQL oder eine Datei für SQLite

argument-play-as = der Platz, auf dem du spielst (sonst zufällig)
argument-play-against = wer auf den anderen Plätzen spielt: human, random, greedy, ismcts:1s … (sonst Stufe 3)
argument-play-level = Stufe des Computers, 1 bis 6 (sonst 3)
argument-play-watch = nur Computerspielern zuschauen
argument-inspect-decide = zuerst diese Entscheidung treffen (mehrfach möglich)
argument-inspect-as = nur zeigen, was dieser Platz oder ein Zuschauer (spectator) sieht
argument-inspect-knowledge = zeigen, was man an diesem Platz mit perfektem Gedächtnis weiß
argument-perft-depth = wie viele Entscheidungen tief
argument-perft-divide = für jede erste Entscheidung getrennt zählen
argument-simulate-players = wer auf allen Plätzen spielt (sonst random)
argument-games = wie viele Partien
argument-simulate-threads = Anzahl der Threads (sonst 1)
argument-replay-file = eine Partiedatei; - für die Standardeingabe
argument-replay-as = nur zeigen, was dieser Platz oder ein Zuschauer (spectator) sah
argument-replay-verify = die Partie aus dem Geheimnis in der Datei neu berechnen und mit dem Fingerabdruck vergleichen
argument-replay-hash = der Fingerabdruck (Hash), der vor der Partie gezeigt wurde, zum Vergleich
argument-serve-host = Adresse des Servers (sonst 127.0.0.1)
argument-serve-port = Port des Servers (sonst 8640); 0 für irgendeinen freien
argument-serve-redis = Redis, wenn mehrere Prozesse einen Server bilden
argument-serve-origins = weitere Websites, die sich mit dem Server verbinden dürfen
argument-serve-workers = Prozesse für Computerspieler (sonst 1)
argument-serve-log-level = debug, info (Standard), warning oder error
argument-bot-server = Adresse des Servers
argument-bot-token = Schlüssel des Bots (sonst meldet sich ein neuer an)
argument-bot-name = Name eines neuen Bots
argument-bot-player = wer spielt (sonst level4)
argument-bot-game = das Spiel, bei dem der Bot mitspielt (sonst alle)
argument-bot-table = ein Tisch, an dem der Bot mitspielt
argument-bot-join = an jedem offenen Tisch mitspielen
argument-bot-games = nach so vielen Partien aufhören
argument-arena-players = wer spielt, zum Beispiel greedy,ismcts:2000
argument-arena-processes = Anzahl der Prozesse (sonst 1)
argument-arena-limit = Sekunden für eine Antwort; jeder Spieler läuft dann in einem eigenen Prozess
argument-hint-as = der Platz, der am Zug ist
argument-hint-seconds = Bedenkzeit (sonst 2)
argument-hint-simulations = stattdessen so viele Simulationen lang überlegen; genau wiederholbar
argument-bench-seconds = Zeit für jede Messung (sonst 3)

## Was Befehle sagen

share-of = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
interval-of = { $low } bis { $high }
progress-playing = Spielen
progress-recording = Aufzeichnen
progress-counting = Zählen
progress-rebuilding = Neu berechnen
progress-compiling = Kompilieren: { $part }
progress-measuring = Messen …
compiling = { $count ->
    [one] Die Regeln werden für diesen Rechner kompiliert ({ $count } Teil, nur einmal). Einen Moment, bitte.
   *[other] Die Regeln werden für diesen Rechner kompiliert ({ $count } Teile, nur einmal). Einen Moment, bitte.
}

rules-options = Hausregeln, für --option NAME=WERT (in Klammern: was sonst gilt)

perft-lines = { $lines ->
    [one] { $lines } Zugfolge
   *[other] { $lines } Zugfolgen
}, { $depth ->
    [one] { $depth } Entscheidung
   *[other] { $depth } Entscheidungen
} tief, in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } Sekunden.

simulate-summary = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} { $game } ({ $players }) in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } Sekunden mit { $threads ->
    [one] { $threads } Thread
   *[other] { $threads } Threads
}: { $games_per_second } Partien und { $decisions_per_second } Entscheidungen pro Sekunde.
simulate-won = Gewonnen: { $share } (95-%-Intervall: { $low } bis { $high })
simulate-first = Anteil des ersten Spielers an den Punkten: { $share }
simulate-lengths = Entscheidungen pro Partie: kürzeste { $shortest }, unteres Quartil { $quarter }, Median { $median }, Mittelwert { $mean }, oberes Quartil { $three_quarters }, längste { $longest }

arena-summary = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} { $game }, { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
}.
arena-faults = { $name }: Hier musste ein Ersatzspieler ziehen ({ $late }-mal zu spät, { $illegal }-mal unmöglicher Zug, { $failed }-mal keine Antwort).

replay-verified = { $decisions ->
    [one] Geprüft: { $decisions } Entscheidung und die ganze Mischung folgen aus dem Geheimnis mit dem Fingerabdruck { $hash }.
   *[other] Geprüft: { $decisions } Entscheidungen und die ganze Mischung folgen aus dem Geheimnis mit dem Fingerabdruck { $hash }.
}

rebuild-summary = { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} neu gelesen, { $corrected } berichtigt, { $rated ->
    [one] { $rated } gewertete Partie
   *[other] { $rated } gewertete Partien
}.
rebuild-damaged = Tisch { $table } ist beschädigt: { $why }

serve-open = Safehouse läuft unter { $address }
bot-in = Angemeldet als { $name }. Nächstes Mal mit --token { $key }
bot-refused = { $table }: { $why }
bot-over = { $table }: { $winner ->
    [none] niemand hat gewonnen
   *[other] { $winner } hat gewonnen
} ({ $reason })
bench-no-peer = OpenSpiel ist hier nicht installiert; „make bench“ installiert es.

## Überschriften von Tabellen

heading-end = Ende
heading-winner = Sieger
heading-length = Entscheidungen
heading-games = Partien
heading-share = Anteil
heading-player = Spieler
heading-won = Gewonnen
heading-interval = 95-%-Intervall
heading-rating = Wertung
heading-turns = Runden
heading-decisions = Entscheidungen
heading-events = Ereignisse
heading-points = Punkte
heading-best = Beste Punktzahl
heading-per-game = Pro Partie
heading-least = Minimum
heading-median = Median
heading-most = Maximum
heading-without = Partien ohne
heading-what = Was
heading-measured = Gemessen
heading-ratio = Verhältnis
heading-against = Im Vergleich zu
