# Sarah's Vision : tout ce qui se dit sur la page et dans le journal.
sarahs_vision-seat =
    { $seat ->
        [first] Place 1
        [second] Place 2
        [third] Place 3
        [fourth] Place 4
        [tower] La tour
        [named] { $name }
       *[spectator] Public
    }

## Règles de la maison

sarahs_vision-option-players = Nombre de places
sarahs_vision-option-players-about = Combien de personnes jouent. On gagne ou on perd ensemble, et tout le monde voit tout.
sarahs_vision-option-players-1 = 1
sarahs_vision-option-players-2 = 2
sarahs_vision-option-players-3 = 3
sarahs_vision-option-players-4 = 4
sarahs_vision-option-scenario = Scénario
sarahs_vision-option-scenario-about = Trois chapitres d’une même histoire, de plus en plus difficiles. Chacun peut se jouer seul.
sarahs_vision-option-scenario-1 = Premières lueurs
sarahs_vision-option-scenario-2 = Drôles d’oiseaux
sarahs_vision-option-scenario-3 = Il reste une place
sarahs_vision-option-events = Ordre des événements
sarahs_vision-option-events-about = Dans l’ordre, l’histoire se raconte avec ses cartes d’histoire. Mélangés, c’est une variante : un scénario connu redevient neuf, sans ses cartes d’histoire. Elle est plus facile, surtout dans les deux premiers scénarios.
sarahs_vision-option-events-in_order = Dans l’ordre, avec l’histoire
sarahs_vision-option-events-shuffled = Mélangés
sarahs_vision-option-tower = Tour
sarahs_vision-option-tower-about = La maison peut calculer si la tour tient, et montre le risque de chaque bloc. Ou vous avez une vraie tour devant vous, et vous dites ce qui s’est passé.
sarahs_vision-option-tower-simulated = Calculée, risques affichés
sarahs_vision-option-tower-outside = Une vraie, sur votre table
sarahs_vision-option-figures = Personnages
sarahs_vision-option-figures-about = Qui incarne Génie, Science et Sénat. Cela ne change que les noms.
sarahs_vision-option-figures-place =
    { $number ->
        [1] Génie
        [2] Science
       *[3] Sénat
    }

## Ce qui est demandé

sarahs_vision-ask-wait = { sarahs_vision-seat } : décision en cours.
sarahs_vision-ask-over = La partie est terminée.
sarahs_vision-ask-action = Fais une action, ou aucune ; ensuite vient le prochain événement.
sarahs_vision-ask-name = Désigne d’autres cases à couvrir, ou paie celles que tu as désignées.
sarahs_vision-ask-pay-swap = Paie { $owed } × { sarahs_vision-kind } pour échanger deux cartes : tire un bloc, ou prends un bloc libre ou un cube.
sarahs_vision-ask-pay-remove = Paie encore { $owed } × { sarahs_vision-kind } pour retirer l’événement : tire des blocs, ou prends des blocs libres ou des cubes.
sarahs_vision-ask-pay-reveal = Paie { $owed } × { sarahs_vision-kind } pour révéler les cartes : tire un bloc, ou prends un bloc libre ou un cube.
sarahs_vision-ask-pay-cover = Paie { $owed } × { sarahs_vision-kind } pour la case à couvrir : tire un bloc, ou prends un bloc libre ou un cube.
sarahs_vision-ask-pay-play = Paie { $owed } × { sarahs_vision-kind } pour « { sarahs_vision-directive } » : tire des blocs, ou prends des blocs libres ou des cubes.
sarahs_vision-ask-outcome-pulled =
    { $slot ->
        [left] Tire le bloc de gauche de l’étage { $layer } de votre tour. A-t-elle tenu ?
        [middle] Tire le bloc du milieu de l’étage { $layer } de votre tour. A-t-elle tenu ?
       *[right] Tire le bloc de droite de l’étage { $layer } de votre tour. A-t-elle tenu ?
    }
sarahs_vision-ask-outcome-laid = Pose les blocs au sommet de votre tour. A-t-elle tenu ?
sarahs_vision-ask-directive = Joue une directive, ou aucune.
sarahs_vision-ask-choice-move = Choisis un personnage et sa destination.
sarahs_vision-ask-choice-exchange = Choisis deux personnages qui échangent leurs lieux.
sarahs_vision-ask-choice-calm =
    { $left ->
        [one] Choisis où enlever encore 1 cube de danger.
       *[other] Choisis où enlever du danger : { $left } cubes en tout, un par un.
    }
sarahs_vision-ask-choice-clear = Choisis un lieu ; tout le danger en disparaît.
sarahs_vision-ask-choice-relieve = Choisis le personnage à soulager.
sarahs_vision-ask-choice-hand_over = Choisis qui donne un cube de danger, et à qui.
sarahs_vision-ask-choice-shelter = Choisis le personnage à l’abri pendant ce tour.
sarahs_vision-ask-choice-inspire = Choisis où vient l’inspiration.
sarahs_vision-ask-choice-learn =
    { $left ->
        [one] Choisis où poser encore 1 cube sur la grille.
       *[other] Choisis où poser { $left } cubes sur la grille, un par un.
    }
sarahs_vision-ask-choice-free = Choisis une ligne ou une colonne ; ses blocs se libèrent.
sarahs_vision-ask-choice-swap = Choisis deux cartes de la rangée à échanger.
sarahs_vision-ask-choice-cover = Choisis une case encadrée ; un cube la couvre gratuitement.
sarahs_vision-ask-take = { sarahs_vision-location } : qui prend le prochain cube de danger ?
sarahs_vision-ask-take-overflow = { sarahs_vision-location } : le lieu déborde. Qui prend le cube de trop ?
sarahs_vision-ask-learn = { sarahs_vision-location } : où va l’inspiration sur la grille ?

## Décisions

sarahs_vision-do-pass = Aucune action
sarahs_vision-do-pass-directive = Aucune directive
sarahs_vision-do-draw = Piocher une directive (gratuit)
sarahs_vision-do-reveal = Révéler les cartes cachées ({ $cost } × { sarahs_vision-kind })
sarahs_vision-do-pay = Payer ce qui est désigné
sarahs_vision-do-done = En rester là
sarahs_vision-do-held = Elle a tenu
sarahs_vision-do-fell = Elle est tombée
sarahs_vision-do-swap = Échanger les cartes { $place } et { $second }
sarahs_vision-do-remove = Retirer la carte { $place } ({ $cost } × { sarahs_vision-kind })
sarahs_vision-do-cover = Couvrir sur la carte { $place } : { sarahs_vision-section }
sarahs_vision-do-play = Jouer « { sarahs_vision-directive } »
sarahs_vision-do-pull =
    { $slot ->
        [left] Tirer le bloc de gauche de l’étage { $layer }
        [middle] Tirer le bloc du milieu de l’étage { $layer }
       *[right] Tirer le bloc de droite de l’étage { $layer }
    }
sarahs_vision-do-touch =
    { $slot ->
        [left] Tâter le bloc de gauche de l’étage { $layer }
        [middle] Tâter le bloc du milieu de l’étage { $layer }
       *[right] Tâter le bloc de droite de l’étage { $layer }
    }
sarahs_vision-do-feel = Chercher un bloc qui bouge
sarahs_vision-do-use = Utiliser un bloc libre : { sarahs_vision-block }
sarahs_vision-do-spend = Dépenser un cube : { sarahs_vision-kind }, { sarahs_vision-role }
sarahs_vision-do-learn = Poser le cube ici : { sarahs_vision-kind }, { sarahs_vision-role }
sarahs_vision-do-take = { sarahs_vision-role } prend le danger
sarahs_vision-do-move = Envoyer { sarahs_vision-role } ici : { sarahs_vision-to }
sarahs_vision-do-exchange = { sarahs_vision-role } et { sarahs_vision-other } échangent leurs lieux
sarahs_vision-do-calm = Enlever un cube de danger : { sarahs_vision-location }
sarahs_vision-do-clear = Enlever tout le danger : { sarahs_vision-location }
sarahs_vision-do-inspire = Amener l’inspiration ici : { sarahs_vision-location }
sarahs_vision-do-relieve = Soulager { sarahs_vision-role }
sarahs_vision-do-shelter = Mettre { sarahs_vision-role } à l’abri
sarahs_vision-do-hand_over = { sarahs_vision-role } donne un cube de danger à { sarahs_vision-other }
sarahs_vision-do-free = Libérer : { sarahs_vision-end-of-grid }

## Ce qui s’est passé

sarahs_vision-event-decide-pass = { sarahs_vision-seat } passe.
sarahs_vision-event-decide-draw = { sarahs_vision-seat } pioche une directive.
sarahs_vision-event-decide-reveal = { sarahs_vision-seat } veut révéler les cartes cachées.
sarahs_vision-event-decide-pay = { sarahs_vision-seat } commence à payer.
sarahs_vision-event-decide-done = { sarahs_vision-seat } en reste là.
sarahs_vision-event-decide-held = La tour a tenu.
sarahs_vision-event-decide-fell = La tour est tombée.
sarahs_vision-event-decide-swap = { sarahs_vision-seat } échange les cartes { $place } et { $second }.
sarahs_vision-event-decide-remove = { sarahs_vision-seat } veut retirer la carte { $place }.
sarahs_vision-event-decide-cover = { sarahs_vision-seat } désigne une case de la carte { $place } : { sarahs_vision-section }.
sarahs_vision-event-decide-play = { sarahs_vision-seat } joue « { sarahs_vision-directive } ».
sarahs_vision-event-decide-pull =
    { $held ->
        [yes] { sarahs_vision-seat } tire un bloc ({ sarahs_vision-block }, étage { $layer }, { sarahs_vision-slot }) ; la tour tient.
        [no] { sarahs_vision-seat } tire un bloc ({ sarahs_vision-block }, étage { $layer }, { sarahs_vision-slot }), et la tour vacille.
       *[other] { sarahs_vision-seat } tire un bloc ({ sarahs_vision-block }, étage { $layer }, { sarahs_vision-slot }).
    }
sarahs_vision-event-decide-touch =
    { $felt ->
        [loose] { sarahs_vision-seat } tâte un bloc (étage { $layer }, { sarahs_vision-slot }) : il bouge.
        [stuck] { sarahs_vision-seat } tâte un bloc (étage { $layer }, { sarahs_vision-slot }) : il est coincé.
       *[firm] { sarahs_vision-seat } tâte un bloc (étage { $layer }, { sarahs_vision-slot }) : il résiste.
    }
sarahs_vision-event-decide-feel = { sarahs_vision-seat } cherche un bloc qui bouge.
sarahs_vision-event-feel =
    { $felt ->
        [loose] Étage { $layer }, { sarahs_vision-slot } : il bouge.
        [stuck] Étage { $layer }, { sarahs_vision-slot } : il est coincé.
       *[firm] Étage { $layer }, { sarahs_vision-slot } : il résiste.
    }
sarahs_vision-event-decide-use = { sarahs_vision-seat } utilise un bloc libre : { sarahs_vision-block }.
sarahs_vision-event-decide-spend = { sarahs_vision-seat } dépense un cube : { sarahs_vision-kind }, { sarahs_vision-role }.
sarahs_vision-event-decide-learn = { sarahs_vision-seat } pose un cube sur la grille.
sarahs_vision-event-decide-take = { sarahs_vision-role } prend un cube de danger.
sarahs_vision-event-decide-move = { sarahs_vision-seat } envoie { sarahs_vision-role } ici : { sarahs_vision-to }.
sarahs_vision-event-decide-exchange = { sarahs_vision-role } et { sarahs_vision-other } échangent leurs lieux.
sarahs_vision-event-decide-calm = { sarahs_vision-seat } enlève un cube de danger.
sarahs_vision-event-decide-clear = { sarahs_vision-seat } enlève tout le danger d’un lieu.
sarahs_vision-event-decide-inspire = { sarahs_vision-seat } amène de l’inspiration dans un lieu.
sarahs_vision-event-decide-relieve = { sarahs_vision-seat } soulage { sarahs_vision-role }.
sarahs_vision-event-decide-shelter = { sarahs_vision-seat } met { sarahs_vision-role } à l’abri.
sarahs_vision-event-decide-hand_over = { sarahs_vision-role } donne un cube de danger à { sarahs_vision-other }.
sarahs_vision-event-decide-free = { sarahs_vision-seat } libère des blocs : { sarahs_vision-end-of-grid }.
sarahs_vision-event-collapse = La tour tombe ! On la reconstruit, toutes les cases se découvrent, et jusqu’à cinq événements suivent aussitôt.
sarahs_vision-event-resolve = Événement : { $title }.
sarahs_vision-event-reveal = La carte { $place } est révélée : { $title }.
sarahs_vision-event-remove = L’événement est retiré.
sarahs_vision-event-swap = Des cartes de la rangée changent de place : { $places }.
sarahs_vision-event-story = Une carte d’histoire : { $title }.
sarahs_vision-event-refill =
    { $cards ->
        [one] Une nouvelle carte est posée face cachée.
       *[other] { $cards } nouvelles cartes sont posées face cachée.
    }
sarahs_vision-event-move = { sarahs_vision-role } se trouve maintenant ici : { sarahs_vision-to }.
sarahs_vision-event-danger =
    { $cubes ->
        [1] { sarahs_vision-location } : un cube de danger de plus.
        [-1] { sarahs_vision-location } : un cube de danger de moins.
       *[other] { sarahs_vision-location } : danger { $signed }.
    }
sarahs_vision-event-inspiration =
    { $cubes ->
        [1] { sarahs_vision-location } : un cube d’inspiration de plus.
        [-1] { sarahs_vision-location } : un cube d’inspiration de moins.
       *[other] { sarahs_vision-location } : inspiration { $signed }.
    }
sarahs_vision-event-zone =
    { $now ->
        [0] { sarahs_vision-role } ne porte plus aucun cube de danger.
        [one] { sarahs_vision-role } porte maintenant { $now } cube de danger sur 5.
       *[other] { sarahs_vision-role } porte maintenant { $now } cubes de danger sur 5.
    }
sarahs_vision-event-grid =
    { $cubes ->
        [1] Grille : un cube pour { sarahs_vision-kind }, { sarahs_vision-role }.
       *[other] Grille, { sarahs_vision-kind }, { sarahs_vision-role } : { $signed }.
    }
sarahs_vision-event-free = Blocs libérés : { $blocks }.
sarahs_vision-event-shelter = { sarahs_vision-role } est à l’abri pendant ce tour.
sarahs_vision-event-deal = { sarahs_vision-seat } reçoit : { $cards }.
sarahs_vision-event-turn = { sarahs_vision-seat } : à ton tour.
sarahs_vision-event-end =
    { $reason ->
        [victory] { sarahs_vision-end-victory }
       *[defeat] { sarahs_vision-end-defeat }
    }
sarahs_vision-end-victory = Vous avez gagné ensemble : les vingt événements sont passés.
sarahs_vision-end-defeat = Vous avez perdu ensemble : un personnage porte cinq cubes de danger.

## Ce que font les lignes des cartes

sarahs_vision-line-move = { sarahs_vision-role } → { sarahs_vision-to }
sarahs_vision-line-move-any = Déplacer un personnage où l’on veut
sarahs_vision-line-move-next = Déplacer un personnage vers un lieu voisin
sarahs_vision-line-move-any-to = Un personnage → { sarahs_vision-to }
sarahs_vision-line-move-role-any = { sarahs_vision-role } va où l’on veut
sarahs_vision-line-move-role-next = { sarahs_vision-role } va dans un lieu voisin
sarahs_vision-line-exchange = Deux personnages échangent leurs lieux
sarahs_vision-line-gather = Tous les personnages → { sarahs_vision-location }
sarahs_vision-line-deal =
    { $number ->
        [one] Distribuer { $number } directive
       *[other] Distribuer { $number } directives
    }
sarahs_vision-line-danger = { sarahs_vision-location } : +{ $number } danger
sarahs_vision-line-danger-at = Où se trouve { sarahs_vision-role } : +{ $number } danger
sarahs_vision-line-spread = +1 danger partout où il y en a
sarahs_vision-line-burden = { sarahs_vision-role } prend { $number } danger
sarahs_vision-line-calm = { sarahs_vision-location } : −{ $number } danger
sarahs_vision-line-calm-at = Où se trouve { sarahs_vision-role } : −{ $number } danger
sarahs_vision-line-calm-any = Enlever { $number } danger où l’on veut
sarahs_vision-line-clear = { sarahs_vision-location } : plus aucun danger
sarahs_vision-line-clear-at = Où se trouve { sarahs_vision-role } : plus aucun danger
sarahs_vision-line-clear-any = Enlever tout le danger d’un lieu
sarahs_vision-line-relieve = { sarahs_vision-role } : { $number } danger de moins
sarahs_vision-line-relieve-any = Soulager un personnage de { $number } danger
sarahs_vision-line-hand_over = Un personnage donne 1 danger à un autre
sarahs_vision-line-shelter = { sarahs_vision-role } est à l’abri pendant ce tour
sarahs_vision-line-shelter-any = Mettre un personnage à l’abri pendant ce tour
sarahs_vision-line-inspire = { sarahs_vision-location } : +{ $number } inspiration
sarahs_vision-line-inspire-at = Où se trouve { sarahs_vision-role } : +{ $number } inspiration
sarahs_vision-line-inspire-any = +{ $number } inspiration dans un lieu
sarahs_vision-line-learn = { $number } cubes sur la grille : { sarahs_vision-kind }
sarahs_vision-line-learn-any = { $number } cubes sur la grille, où l’on veut
sarahs_vision-line-forget = Grille, { sarahs_vision-kind } : −{ $number }
sarahs_vision-line-free = Libérer les blocs d’une ligne ou d’une colonne
sarahs_vision-line-reveal = Révéler toutes les cartes de la rangée
sarahs_vision-line-swap = Échanger deux cartes de la rangée
sarahs_vision-line-postpone = Le prochain événement va au bout de la rangée
sarahs_vision-line-cover = Couvrir une case encadrée avec un cube

## La page

sarahs_vision-part-city = Ville
sarahs_vision-part-events = Événements
sarahs_vision-part-tower = Tour
sarahs_vision-part-hand = Directives
sarahs_vision-part-grid = Inspiration et danger
sarahs_vision-part-story = Histoire
sarahs_vision-parts = Parties de la table
sarahs_vision-part-waits = { $part }, il y a un choix à faire ici
sarahs_vision-keys = Les flèches vont de case en case, Entrée choisit, Échap annule la première moitié d’un choix. Tab passe à la partie suivante de la table.
sarahs_vision-choose-this = Choix possible : { $what }.
sarahs_vision-chosen-first = Choisi ; choisis maintenant la seconde partie, ou appuie sur Échap.
sarahs_vision-begins = Peut se choisir en premier.
sarahs_vision-part-open = Peut être choisi ; rien n’est décidé avant que tu confirmes.
sarahs_vision-part-chosen = Choisi ; choisis-le encore une fois pour y renoncer.
sarahs_vision-reads = Entrée affiche son récit.
sarahs_vision-figure-chosen = Choix : { sarahs_vision-role }. Choisis maintenant la destination, ou appuie sur Échap.
sarahs_vision-figure-next = Entrée choisit : { sarahs_vision-role }.
sarahs_vision-offer-swap = Échanger la carte { $place }
sarahs_vision-offer-swap-short = Échanger
sarahs_vision-offer-remove-short = Retirer
sarahs_vision-price = { $number } × { sarahs_vision-kind }
sarahs_vision-plan-open =
    { $verbs ->
        [all] Choisis des cases encadrées à couvrir, ou des cartes à échanger ou à retirer.
       *[cover] Choisis une case encadrée à couvrir.
    }
sarahs_vision-plan-swap = Échanger la carte { $place } avec laquelle ?
sarahs_vision-plan-cover =
    { $count ->
        [one] Couvrir cette case ({ $cost })
       *[other] Couvrir ces { $count } cases ({ $cost })
    }
sarahs_vision-hinted = Recommandé.
sarahs_vision-city-name = { sarahs_vision-location }, { $kinds }.
sarahs_vision-city-danger =
    { $danger ->
        [0] Aucun danger.
        [one] { $danger } cube de danger.
       *[other] { $danger } cubes de danger.
    }
sarahs_vision-city-full = Plus de { $limit } : le lieu déborde.
sarahs_vision-city-inspiration =
    { $inspiration ->
        [one] { $inspiration } cube d’inspiration.
       *[other] { $inspiration } cubes d’inspiration.
    }
sarahs_vision-city-figures = Ici : { $figures }.
sarahs_vision-city-coming = Danger à venir avec le prochain événement : { $next } ; avec toutes les cartes révélées : { $all }.
sarahs_vision-coming = À venir : { $next }, dans toute la rangée { $all }
sarahs_vision-card-now = En cours : { $title }
sarahs_vision-card-up = Carte { $place } : { $title }
sarahs_vision-card-down = Carte { $place }, face cachée
sarahs_vision-card-swan = Carte { $place }, face cachée : un cygne noir
sarahs_vision-face-down = Face cachée
sarahs_vision-swan = Cygne noir
sarahs_vision-event-number = Événement { $number }
sarahs_vision-section-cell = { sarahs_vision-section } : { $danger } danger, { $inspiration } inspiration.
sarahs_vision-section-empty = { sarahs_vision-section } : rien.
sarahs_vision-section-framed = Cadre : { sarahs_vision-kind }.
sarahs_vision-section-covered = Couvert : n’a pas lieu.
sarahs_vision-section-named = Désigné pour être couvert.
sarahs_vision-deck-left =
    { $count ->
        [0] La pioche est vide
        [one] Encore { $count } événement dans la pioche
       *[other] Encore { $count } événements dans la pioche
    }
sarahs_vision-pile-left =
    { $count ->
        [one] { $count } directive dans la pioche
       *[other] { $count } directives dans la pioche
    }
sarahs_vision-zone = { sarahs_vision-role } ({ sarahs_vision-figure }) : { $danger } danger sur { $limit }.
sarahs_vision-sheltered = À l’abri pendant ce tour.
sarahs_vision-grid-cell =
    { $cubes ->
        [one] { sarahs_vision-kind }, { sarahs_vision-role } : { $cubes } cube.
       *[other] { sarahs_vision-kind }, { sarahs_vision-role } : { $cubes } cubes.
    }
sarahs_vision-grid-locked = { sarahs_vision-end-of-grid }, blocs verrouillés : { $blocks }.
sarahs_vision-grid-freed = { sarahs_vision-end-of-grid } : déjà libérée.
sarahs_vision-unlocked = Blocs libres
sarahs_vision-unlocked-none = aucun pour l’instant
sarahs_vision-unlocked-block =
    { $count ->
        [one] Bloc libre : { sarahs_vision-block }.
       *[other] { $count } blocs libres : { sarahs_vision-block }.
    }
sarahs_vision-purse = De quoi payer, { sarahs_vision-kind } : { $count }
sarahs_vision-purses = De quoi payer
sarahs_vision-layer = Étage { $layer }
sarahs_vision-slot =
    { $slot ->
        [left] à gauche
        [middle] au milieu
       *[right] à droite
    }
sarahs_vision-block-at = Étage { $layer }, { sarahs_vision-slot } : { sarahs_vision-block }.
sarahs_vision-gap-at = Étage { $layer }, { sarahs_vision-slot } : vide.
sarahs_vision-top-layer = L’un des trois étages du sommet.
sarahs_vision-felt-said =
    { $felt ->
        [loose] Il bouge.
        [stuck] Il est coincé.
       *[firm] Il résiste.
    }
sarahs_vision-risk = Risque de chute : { $percent } %.
sarahs_vision-tower-picture = La tour en trois dimensions ; fais-la glisser pour la tourner. La liste à côté montre les mêmes blocs.
sarahs_vision-turn-left = Tourner la tour vers la gauche
sarahs_vision-turn-right = Tourner la tour vers la droite
sarahs_vision-touches-left =
    { $count ->
        [0] Tu ne peux plus tâter de bloc avant de tirer.
        [one] Tu peux tâter encore { $count } bloc avant de tirer.
       *[other] Tu peux tâter encore { $count } blocs avant de tirer.
    }
sarahs_vision-choose-block = Choisis un bloc marqué.
sarahs_vision-feel-it = Tâter
sarahs_vision-pull-it = Tirer : { $percent } % de risque
sarahs_vision-pull-outside = Tirer
sarahs_vision-let-it-be = Plutôt pas
sarahs_vision-tower-fell = La tour est tombée !
sarahs_vision-hand-empty = aucune directive
sarahs_vision-cost = Coûte { $number } × { sarahs_vision-kind }.
sarahs_vision-read-aloud = Lire à voix haute
sarahs_vision-stop-reading = Arrêter la lecture
sarahs_vision-earlier = Précédent
sarahs_vision-later = Suivant
sarahs_vision-story-of = { $number } sur { $count }
sarahs_vision-before-play = Avant de commencer
sarahs_vision-scenario-rule = Une règle de ce scénario
sarahs_vision-after-victory = Victoire
sarahs_vision-after-defeat = Défaite

## Pourquoi est-ce impossible ?

sarahs_vision-why-over = La partie est terminée.
sarahs_vision-why-not-asked = La décision revient maintenant à : { sarahs_vision-seat }.
sarahs_vision-why-not-now-city = Il n’y a rien à décider dans la ville en ce moment. Les personnages se déplacent par les événements et les directives.
sarahs_vision-why-not-paying = On ne tire des blocs que pour payer : choisis d’abord une action ou une directive.
sarahs_vision-why-cannot-withdraw = Ce que tu as commencé à payer doit d’abord être payé en entier ; on ne peut pas y renoncer.
sarahs_vision-why-top = On ne tire rien des trois étages du sommet. Un étage inachevé tout en haut compte parmi eux.
sarahs_vision-why-gap = Il n’y a plus de bloc ici.
sarahs_vision-why-last = C’est le dernier bloc de son étage. Il doit en rester au moins un.
sarahs_vision-why-wrong-block = Ce bloc est d’une autre couleur. Tu dois : { sarahs_vision-kind }.
sarahs_vision-why-rest = Sans ce bloc, les autres cases que tu as désignées ne pourraient plus être payées.
sarahs_vision-why-not-framed = Cette case n’a pas de cadre : rien ne peut la couvrir.
sarahs_vision-why-not-together = Avec les cases que tu as déjà choisies, celle-ci ne peut pas être payée.
sarahs_vision-why-covered = Cette case est déjà couverte.
sarahs_vision-why-named = Tu as déjà désigné cette case. Choisis-en d’autres, ou paie.
sarahs_vision-why-face-down = La carte est face cachée. Seuls les événements révélés peuvent être couverts ou retirés.
sarahs_vision-why-swan = L’action « révéler » ne retourne pas un cygne noir ; seule une directive le peut.
sarahs_vision-why-happening = Cet événement est en cours ; il est trop tard pour le couvrir.
sarahs_vision-why-action-only = Couvrir, échanger et retirer, c’est l’action unique du début du tour.
sarahs_vision-why-only-covers = Tu as commencé à désigner des cases : désignes-en d’autres, ou paie-les.
sarahs_vision-why-too-dear = Cela coûte { $cost } × { sarahs_vision-kind }, et il n’y a que { $there } pour payer : blocs sous les étages du sommet, blocs libres et cubes.
sarahs_vision-why-directive-later = Les directives se jouent après l’événement, à la troisième étape du tour.
sarahs_vision-why-directive-dear = Cette directive coûte { $cost } × { sarahs_vision-kind }, et il n’y a que { $there } pour payer.
sarahs_vision-why-other-hand = Cette directive est dans une autre main ({ sarahs_vision-seat }) ; on interroge chacun à son tour.
sarahs_vision-why-no-danger = Il n’y a pas de danger ici.
sarahs_vision-why-figure-there = Le personnage y est déjà.
sarahs_vision-why-not-next = Cette directive ne déplace un personnage que vers un lieu voisin : en haut, en bas, à gauche ou à droite.
sarahs_vision-why-figure-first = Choisis d’abord un personnage.
sarahs_vision-why-grid-now = Les cubes ne quittent la grille que pour payer, un pour un.
sarahs_vision-why-grid-colour = Tu dois : { sarahs_vision-kind } ; seuls les cubes de cette ligne comptent.
sarahs_vision-why-grid-empty = Il n’y a pas de cube ici.
sarahs_vision-why-learn = Le cube va sur la ligne qui correspond au lieu, dans la colonne d’un personnage qui s’y trouve.
sarahs_vision-why-locked = Ces blocs restent verrouillés jusqu’à ce que chaque case de la ligne ou de la colonne ait un cube, ou qu’une directive les libère.
sarahs_vision-why-freed = Ces blocs ont déjà été libérés ; cela n’arrive qu’une fois.
sarahs_vision-why-unlocked-now = Les blocs libres servent à payer.
sarahs_vision-why-take = Seul un personnage présent prend ce danger.
sarahs_vision-why-sheltered = Ce personnage est à l’abri pendant ce tour.
sarahs_vision-why-role-now = Il n’y a rien à décider pour ce personnage en ce moment.
sarahs_vision-why-no-burden = Ce personnage ne porte aucun danger.
sarahs_vision-why-same-place = Ces deux personnages sont au même endroit.
