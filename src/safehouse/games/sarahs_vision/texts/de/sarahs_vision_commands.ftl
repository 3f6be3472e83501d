# Der Befehl `safehouse scenario`.

command-scenario = Ein Szenario von Sarah’s Vision lesen oder ein eigenes prüfen
argument-scenario-what = show: alle Texte; check: was es enthält und wie schwer es ist
argument-scenario-which = 1, 2, 3 oder eine TOML-Datei
argument-scenario-games = mit wie vielen Partien die Schwierigkeit gemessen wird (sonst 1000)
argument-scenario = das Szenario oder eine Datei mit einem eigenen
metavar-n-file = N|DATEI
