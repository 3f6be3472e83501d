# La ligne de commande. Ce que montre --help n’a pas de variantes : on le lit sans Fluent.

help-usage = Utilisation :
help-positional = Arguments
help-options = Options
help-about = Jeux de société pour agents secrets. Sans commande, le serveur démarre et ouvre ton navigateur.
help-help = montrer cette aide
help-version = montrer la version
help-language = langue de tous les textes (par défaut, celle de ton système)
help-json = répondre en JSON

metavar-command = COMMANDE
metavar-game = JEU
metavar-file = FICHIER
metavar-player = JOUEUR
metavar-decision = DÉCISION
metavar-name = NOM
metavar-name-value = NOM=VALEUR
metavar-seat = PLACE
metavar-seconds = SECONDES
metavar-level = NIVEAU
metavar-key = CLÉ
metavar-host = ADRESSE
metavar-url-file = URL|FICHIER

## Les commandes

command-play = Jouer dans le terminal
command-rules = Les règles d’un jeu en une page, avec ses règles maison
command-inspect = Montrer une position et ce qu’elle devient après des décisions
command-perft = Compter toutes les suites de coups jusqu’à une profondeur
command-simulate = Jouer beaucoup de parties et en compter les résultats
command-replay = Revoir une partie d’après son fichier, ou vérifier son mélange
command-serve = Démarrer le serveur pour jouer dans le navigateur
command-rebuild = Recalculer les classements et les listes d’un serveur d’après ses parties
command-bot = Asseoir un joueur artificiel aux tables d’un serveur
command-arena = Opposer des joueurs artificiels et les classer
command-hint = Montrer les meilleurs coups d’un joueur, avec leurs raisons
command-bench = Mesurer la vitesse, à côté d’OpenSpiel s’il est installé

## Leurs arguments

argument-game = l’un de : { $games }
argument-seed = nombre dont dépend le mélange (par défaut : 0)
argument-seed-random = nombre dont dépend le mélange (par défaut, un nouveau à chaque fois)
argument-save = enregistrer la partie ; en texte si le nom finit par .txt, sinon en JSON
argument-saves = enregistrer les parties, une par ligne de JSON
argument-count = rejouer les parties et compter tours, décisions, événements et points
argument-option = une règle maison (répétable) ; voir « safehouse rules JEU »
argument-position = partir de cette position en JSON, - pour l’entrée standard (par défaut, une nouvelle partie)
argument-settings = réglages en TOML
argument-database = PostgreSQL, ou un fichier pour SQLite

argument-play-as = la place que tu prends (par défaut, au hasard)
argument-play-against = qui joue aux autres places : human, random, greedy, ismcts:1s… (par défaut, le niveau 3)
argument-play-level = niveau de l’ordinateur, de 1 à 6 (par défaut : 3)
argument-play-watch = seulement regarder jouer l’ordinateur
argument-inspect-decide = prendre d’abord cette décision (répétable)
argument-inspect-as = ne montrer que ce que voit cette place, ou un spectateur (spectator)
argument-inspect-knowledge = montrer ce que sait la place avec une mémoire parfaite
argument-perft-depth = profondeur, en nombre de décisions
argument-perft-divide = compter pour chaque première décision
argument-simulate-players = qui joue à toutes les places (par défaut : random)
argument-games = nombre de parties à jouer
argument-simulate-threads = nombre de fils d’exécution (par défaut : 1)
argument-replay-file = un fichier de partie ; - pour l’entrée standard
argument-replay-as = ne montrer que ce qu’a vu cette place, ou un spectateur (spectator)
argument-replay-verify = recalculer la partie d’après son secret et la comparer à son empreinte
argument-replay-hash = l’empreinte montrée avant la partie, pour comparer
argument-serve-host = adresse du serveur (par défaut : 127.0.0.1)
argument-serve-port = port du serveur (par défaut : 8640) ; 0 pour n’importe quel port libre
argument-serve-redis = Redis, si plusieurs processus forment un serveur
argument-serve-origins = autres sites dont les pages peuvent se connecter
argument-serve-workers = processus pour les joueurs artificiels (par défaut : 1)
argument-serve-log-level = debug, info (par défaut), warning ou error
argument-bot-server = adresse du serveur
argument-bot-token = clé du bot (sans elle, un nouveau bot s’inscrit)
argument-bot-name = nom d’un nouveau bot
argument-bot-player = qui joue (par défaut : level4)
argument-bot-game = le jeu auquel il joue (par défaut, tous)
argument-bot-table = une table à rejoindre
argument-bot-join = rejoindre chaque table ouverte
argument-bot-games = s’arrêter après ce nombre de parties
argument-arena-players = qui joue, par exemple greedy,ismcts:2000
argument-arena-processes = nombre de processus (par défaut : 1)
argument-arena-limit = secondes par réponse ; chaque joueur a alors son propre processus
argument-hint-as = la place dont c’est le tour
argument-hint-seconds = temps de réflexion (par défaut : 2)
argument-hint-simulations = limiter plutôt la réflexion à ce nombre de simulations ; reproductible
argument-bench-seconds = temps de chaque mesure (par défaut : 3)

## Ce que disent les commandes

share-of = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
interval-of = { $low } à { $high }
progress-playing = Parties
progress-recording = Enregistrement
progress-counting = Comptage
progress-rebuilding = Recalcul
progress-compiling = Compilation : { $part }
progress-measuring = Mesures…
compiling = { $count ->
    [one] Compilation des règles pour cette machine ({ $count } étape, une seule fois). Un instant, s’il te plaît.
   *[other] Compilation des règles pour cette machine ({ $count } étapes, une seule fois). Un instant, s’il te plaît.
}

rules-options = Règles maison, pour --option NOM=VALEUR (valeurs par défaut entre parenthèses)

perft-lines = { $lines ->
    [one] { $lines } suite de coups
   *[other] { $lines } suites de coups
} (profondeur : { $depth ->
    [one] { $depth } décision
   *[other] { $depth } décisions
}), en { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } secondes.

simulate-summary = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $game } ({ $players }) en { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } secondes sur { $threads ->
    [one] { $threads } fil
   *[other] { $threads } fils
} : { $games_per_second } parties et { $decisions_per_second } décisions par seconde.
simulate-won = Gagnées : { $share } (intervalle à 95 % : { $low } à { $high })
simulate-first = Part des points du premier joueur : { $share }
simulate-lengths = Décisions par partie : la plus courte { $shortest }, premier quartile { $quarter }, médiane { $median }, moyenne { $mean }, troisième quartile { $three_quarters }, la plus longue { $longest }

arena-summary = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $game }, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}.
arena-faults = { $name } : un remplaçant a joué à sa place (réponses en retard : { $late }, impossibles : { $illegal }, manquantes : { $failed }).

replay-verified = { $decisions ->
    [one] Vérifié : { $decisions } décision et tout le mélange découlent du secret dont l’empreinte est { $hash }.
   *[other] Vérifié : { $decisions } décisions et tout le mélange découlent du secret dont l’empreinte est { $hash }.
}

rebuild-summary = { $tables ->
    [one] { $tables } table relue
   *[other] { $tables } tables relues
}, { $corrected ->
    [one] { $corrected } corrigée
   *[other] { $corrected } corrigées
}, { $rated ->
    [one] { $rated } partie classée
   *[other] { $rated } parties classées
}.
rebuild-damaged = La table { $table } est endommagée : { $why }

serve-open = Safehouse est ouvert à l’adresse { $address }
bot-in = Connecté sous le nom { $name }. La prochaine fois : --token { $key }
bot-refused = { $table } : { $why }
bot-over = { $table } : { $winner ->
    [none] pas de vainqueur
   *[other] { $winner } a gagné
} ({ $reason })
bench-no-peer = OpenSpiel n’est pas installé ici ; « make bench » l’installe.

## Titres des tableaux

heading-end = Fin
heading-winner = Vainqueur
heading-length = Décisions
heading-games = Parties
heading-share = Part
heading-player = Joueur
heading-won = Gagnées
heading-interval = Intervalle à 95 %
heading-rating = Classement
heading-turns = Tours
heading-decisions = Décisions
heading-events = Événements
heading-points = Scores
heading-best = meilleur score
heading-per-game = Par partie
heading-least = Minimum
heading-median = Médiane
heading-most = Maximum
heading-without = Parties sans
heading-what = Mesure
heading-measured = Résultat
heading-ratio = Rapport
heading-against = Par rapport à
