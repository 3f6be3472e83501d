# Der Befehl `safehouse scenario`.

command-scenario = Ein Szenario von Sarah’s Vision lesen oder ein eigenes prüfen
argument-scenario-what = show: alle Texte; check: was es enthält und wie schwer es ist
argument-scenario-which = 1, 2, 3 oder eine TOML-Datei
argument-scenario-games = mit wie vielen Partien die Schwierigkeit gemessen wird (sonst 1000)
argument-scenario = das Szenario oder eine Datei mit einem eigenen
metavar-n-file = N|DATEI

scenario-swan = { $title } (Schwarzer Schwan)
scenario-sound = { $file } ist ein fehlerfreies Szenario: { $name }.
scenario-cards = 20 Ereignisse, { $swans ->
    [one] { $swans } Schwarzer Schwan
   *[other] { $swans } Schwarze Schwäne
}, 3 Story-Karten
scenario-cubes = { $danger } Gefahr und { $inspiration } Inspiration auf den Rastern
scenario-frames = Rahmen: { $list }
scenario-lines = Zeilen: { $list }
scenario-none = keine
scenario-hard = Umsichtiges Spiel zu zweit gewinnt { $share } von { $games } Partien (95-%-Intervall: { $low } bis { $high }). Von den mitgelieferten Szenarien kommt { $nearest } dem am nächsten.
scenario-number = Szenario { $number }
