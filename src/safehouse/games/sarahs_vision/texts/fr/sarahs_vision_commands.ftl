# La commande `safehouse scenario`.

command-scenario = Lire un scénario de Sarah’s Vision, ou vérifier l’un des tiens
argument-scenario-what = show : tous ses textes ; check : ce qu’il contient et sa difficulté
argument-scenario-which = 1, 2, 3, ou un fichier TOML
argument-scenario-games = nombre de parties pour mesurer sa difficulté (par défaut : 1000)
argument-scenario = le scénario, ou un fichier avec l’un des tiens
metavar-n-file = N|FICHIER
