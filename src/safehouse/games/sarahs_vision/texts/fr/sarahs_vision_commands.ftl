# La commande `safehouse scenario`.

command-scenario = Lire un scénario de Sarah’s Vision, ou vérifier l’un des tiens
argument-scenario-what = show : tous ses textes ; check : ce qu’il contient et sa difficulté
argument-scenario-which = 1, 2, 3, ou un fichier TOML
argument-scenario-games = nombre de parties pour mesurer sa difficulté (sinon 1000)
argument-scenario = le scénario, ou un fichier avec l’un des tiens
metavar-n-file = N|FICHIER

scenario-swan = { $title } (Cygne noir)
scenario-sound = { $file } est un scénario sans faute : { $name }.
scenario-cards = 20 événements, { $swans ->
    [one] { $swans } cygne noir
   *[other] { $swans } cygnes noirs
}, 3 cartes d’histoire
scenario-cubes = { $danger } danger et { $inspiration } inspiration sur les grilles
scenario-frames = Cadres : { $list }
scenario-lines = Lignes : { $list }
scenario-none = aucun
scenario-hard = Un jeu prudent à deux gagne { $share } de { $games } parties (intervalle à 95 % : { $low } à { $high }). Parmi les scénarios fournis, { $nearest } s’en rapproche le plus.
scenario-number = le scénario { $number }
