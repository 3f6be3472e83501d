# Sarah's Vision : tout ce qui se dit sur la page et dans le journal.
sarahs_vision-seat =
    { $seat ->
        [first] Joueur 1
        [second] Joueur 2
        [third] Joueur 3
        [fourth] Joueur 4
        [tower] La tour
       *[spectator] Spectateur
    }

## Noms composés

sarahs_vision-resource = { sarahs_vision-kind } ({ sarahs_vision-colour })
sarahs_vision-directive-quoted = « { sarahs_vision-directive } »
sarahs_vision-ways =
    { $ways ->
        [pull] tire un bloc de la tour
        [use] utilise un bloc libéré
        [spend] dépense un cube d’inspiration
        [pull_use] tire un bloc ou utilise un bloc libéré
        [pull_spend] tire un bloc ou dépense un cube d’inspiration
        [use_spend] utilise un bloc libéré ou dépense un cube d’inspiration
       *[pull_use_spend] tire un bloc, utilise un bloc libéré ou dépense un cube d’inspiration
    }

## Options

sarahs_vision-option-players = Joueurs
sarahs_vision-option-players-about = Vous gagnez ou perdez ensemble, et tout le monde voit tout.
sarahs_vision-option-players-1 = 1
sarahs_vision-option-players-2 = 2
sarahs_vision-option-players-3 = 3
sarahs_vision-option-players-4 = 4
sarahs_vision-option-scenario = Scénario
sarahs_vision-option-scenario-about = Trois chapitres d’une même histoire, de plus en plus difficiles. Chacun peut se jouer séparément.
sarahs_vision-option-scenario-1 = Premières lueurs
sarahs_vision-option-scenario-2 = Drôles d’oiseaux
sarahs_vision-option-scenario-3 = Il reste une place
sarahs_vision-option-events = Ordre des événements
sarahs_vision-option-events-about = Dans l’ordre, les événements racontent l’histoire, avec ses cartes Histoire. Mélangés, ils renouvellent un scénario déjà connu, mais sans cartes Histoire. Cette variante est plus facile, surtout dans les deux premiers scénarios.
sarahs_vision-option-events-in_order = Dans l’ordre, avec l’histoire
sarahs_vision-option-events-shuffled = Mélangés
sarahs_vision-option-tower = Tour
sarahs_vision-option-tower-about = Simulée : l’ordinateur décide si la tour tient, et affiche le risque de chaque bloc. Réelle : vous construisez la tour sur votre table et dites ce qui s’est passé.
sarahs_vision-option-tower-simulated = Simulée, risques affichés
sarahs_vision-option-tower-outside = Une vraie, sur votre table
sarahs_vision-option-figures = Personnages
sarahs_vision-option-figures-about = Qui incarne Ingénierie, Science et Sénat. Seuls les noms changent.
sarahs_vision-option-figures-place =
    { $number ->
        [1] Ingénierie
        [2] Science
       *[3] Sénat
    }

## Questions

sarahs_vision-ask-wait =
    { $seat ->
        [tower] La tour a-t-elle tenu ? On attend la réponse…
       *[other] { $seat_name } réfléchit…
    }
sarahs_vision-ask-over = La partie est terminée.
sarahs_vision-ask-action = Fais une action, ou aucune. Dans les deux cas, le premier événement de la rangée a lieu ensuite.
sarahs_vision-ask-name =
    { $more ->
        [yes] Choisis d’autres sections à couvrir, ou commence à payer celles que tu as choisies.
       *[no] Aucune autre section ne peut être payée. Commence à payer celles que tu as choisies.
    }
sarahs_vision-ask-pay-swap = Paie { $owed } × { sarahs_vision-resource } pour échanger les cartes { $place } et { $second } : { sarahs_vision-ways }.
sarahs_vision-ask-pay-remove = Paie { $owed } × { sarahs_vision-resource } pour retirer la carte { $place } : { sarahs_vision-ways }.
sarahs_vision-ask-pay-reveal = Paie { $owed } × { sarahs_vision-resource } pour révéler les cartes face cachée : { sarahs_vision-ways }.
sarahs_vision-ask-pay-cover =
    { $sections ->
        [one] Paie { $owed } × { sarahs_vision-resource } pour couvrir une section de la carte { $place } ({ sarahs_vision-section }) : { sarahs_vision-ways }.
       *[other] Paie { $owed } × { sarahs_vision-resource } pour la première de { $sections } sections, sur la carte { $place } ({ sarahs_vision-section }) : { sarahs_vision-ways }.
    }
sarahs_vision-ask-pay-play = Paie { $owed } × { sarahs_vision-resource } pour jouer « { sarahs_vision-directive } » : { sarahs_vision-ways }.
sarahs_vision-ask-outcome-pulled =
    { $purpose ->
        [cover]
            { $slot ->
                [left] Tire le bloc de gauche de l’étage { $layer } de votre tour et pose-le sur la carte { $place }. La tour a-t-elle tenu ?
                [middle] Tire le bloc du milieu de l’étage { $layer } de votre tour et pose-le sur la carte { $place }. La tour a-t-elle tenu ?
               *[right] Tire le bloc de droite de l’étage { $layer } de votre tour et pose-le sur la carte { $place }. La tour a-t-elle tenu ?
            }
       *[other]
            { $slot ->
                [left] Tire le bloc de gauche de l’étage { $layer } de votre tour et pose-le au sommet. La tour a-t-elle tenu ?
                [middle] Tire le bloc du milieu de l’étage { $layer } de votre tour et pose-le au sommet. La tour a-t-elle tenu ?
               *[right] Tire le bloc de droite de l’étage { $layer } de votre tour et pose-le au sommet. La tour a-t-elle tenu ?
            }
    }
sarahs_vision-ask-outcome-laid =
    { $then ->
        [paid] Pose le bloc libéré au sommet de votre tour. La tour a-t-elle tenu ?
        [resolve] Pose les blocs de la carte retirée au sommet de votre tour. La tour a-t-elle tenu ?
       *[laid_back] Pose les blocs de l’événement terminé au sommet de votre tour. La tour a-t-elle tenu ?
    }
sarahs_vision-ask-directive = Joue une directive ou passe. Quand tout le monde aura passé, danger et inspiration seront répartis.
sarahs_vision-ask-choice-move-any = « { $source } » : déplace un personnage vers n’importe quel lieu, ou renonces-y.
sarahs_vision-ask-choice-move-next = « { $source } » : déplace un personnage vers un lieu voisin, ou renonces-y.
sarahs_vision-ask-choice-move-any-to = « { $source } » : choisis un personnage à envoyer { sarahs_vision-to }, ou renonces-y.
sarahs_vision-ask-choice-move-role-any = « { $source } » : déplace { sarahs_vision-role } vers n’importe quel lieu, ou renonces-y.
sarahs_vision-ask-choice-move-role-next = « { $source } » : déplace { sarahs_vision-role } vers un lieu voisin, ou renonces-y.
sarahs_vision-ask-choice-exchange = « { $source } » : choisis deux personnages qui échangeront leurs places, ou renonces-y.
sarahs_vision-ask-choice-calm-any =
    { $left ->
        [one] « { $source } » : choisis un lieu où retirer 1 cube de danger, ou renonces-y.
       *[other] « { $source } » : retire jusqu’à { $left } cubes de danger, un par un. Choisis un lieu pour le prochain, ou renonce au reste.
    }
sarahs_vision-ask-choice-clear-any = « { $source } » : choisis un lieu d’où retirer tout le danger, ou renonces-y.
sarahs_vision-ask-choice-relieve-any =
    { $number ->
        [one] « { $source } » : choisis un personnage qui perdra 1 cube de danger, ou renonces-y.
       *[other] « { $source } » : choisis un personnage qui perdra jusqu’à { $number } cubes de danger, ou renonces-y.
    }
sarahs_vision-ask-choice-hand_over = « { $source } » : choisis un personnage qui cédera 1 cube de danger et un autre qui le prendra, ou renonces-y.
sarahs_vision-ask-choice-shelter-any = « { $source } » : choisis un personnage à mettre à l’abri jusqu’à la fin du tour, ou renonces-y.
sarahs_vision-ask-choice-inspire-any =
    { $number ->
        [one] « { $source } » : choisis un lieu qui recevra { $number } cube d’inspiration, ou renonces-y.
       *[other] « { $source } » : choisis un lieu qui recevra { $number } cubes d’inspiration, ou renonces-y.
    }
sarahs_vision-ask-choice-learn =
    { $left ->
        [one] « { $source } » : pose 1 cube d’inspiration sur la ligne { sarahs_vision-resource }, ou renonces-y.
       *[other] « { $source } » : pose jusqu’à { $left } cubes d’inspiration sur la ligne { sarahs_vision-resource }, un par un. Choisis une case pour le prochain, ou renonce au reste.
    }
sarahs_vision-ask-choice-learn-any =
    { $left ->
        [one] « { $source } » : pose 1 cube d’inspiration sur une case de la grille, ou renonces-y.
       *[other] « { $source } » : pose jusqu’à { $left } cubes d’inspiration sur la grille, un par un. Choisis une case pour le prochain, ou renonce au reste.
    }
sarahs_vision-ask-choice-free = « { $source } » : choisis une ligne ou une colonne de la grille pour libérer ses blocs, ou renonces-y.
sarahs_vision-ask-choice-swap = « { $source } » : choisis deux cartes de la rangée à échanger, ou renonces-y.
sarahs_vision-ask-choice-cover = « { $source } » : choisis une section encadrée à couvrir gratuitement avec un cube de la réserve, ou renonces-y.
sarahs_vision-ask-take =
    { $cubes ->
        [one] { $roles } : qui prend le cube de danger { sarahs_vision-at } ?
       *[other] { $roles } se partagent { $cubes } cubes de danger { sarahs_vision-at }. Qui prend le prochain ?
    }
sarahs_vision-ask-take-overflow = Trop de danger { sarahs_vision-at } : { $cubes } cubes pour une limite de { $limit }. Lequel des trois personnages prend le prochain, où qu’il soit ?
sarahs_vision-ask-learn =
    { $cubes ->
        [one] Inspiration { sarahs_vision-at } pour { $roles } : où va le cube sur la grille ?
       *[other] Inspiration { sarahs_vision-at } pour { $roles } : où va le prochain des { $cubes } cubes sur la grille ?
    }

## Décisions

sarahs_vision-do-pass = Aucune action
sarahs_vision-do-pass-directive = Passer
sarahs_vision-do-draw = Piocher une directive (gratuit)
sarahs_vision-do-reveal = Révéler les cartes cachées pour { $cost } × { sarahs_vision-resource }
sarahs_vision-do-pay = Payer
sarahs_vision-do-done = Renoncer
sarahs_vision-do-held = Elle a tenu
sarahs_vision-do-fell = Elle est tombée
sarahs_vision-do-swap = Échanger les cartes { $place } et { $second }
sarahs_vision-do-remove = Retirer la carte { $place } pour { $cost } × { sarahs_vision-resource }
sarahs_vision-do-cover = Couvrir une section de la carte { $place } : { sarahs_vision-section }
sarahs_vision-do-play = Jouer « { sarahs_vision-directive } »
sarahs_vision-do-pull =
    { $slot ->
        [left] Tirer le bloc de gauche de l’étage { $layer }
        [middle] Tirer le bloc du milieu de l’étage { $layer }
       *[right] Tirer le bloc de droite de l’étage { $layer }
    }
sarahs_vision-do-touch =
    { $slot ->
        [left] Tester le bloc de gauche de l’étage { $layer }
        [middle] Tester le bloc du milieu de l’étage { $layer }
       *[right] Tester le bloc de droite de l’étage { $layer }
    }
sarahs_vision-do-feel = Tester les meilleurs blocs
sarahs_vision-do-use = Utiliser un bloc libéré : { sarahs_vision-block }
sarahs_vision-do-spend = Dépenser un cube : { sarahs_vision-resource }, colonne { sarahs_vision-role }
sarahs_vision-do-learn = Poser le cube ici : { sarahs_vision-resource }, colonne { sarahs_vision-role }
sarahs_vision-do-take = Donner le cube à { sarahs_vision-role }
sarahs_vision-do-move = Envoyer { sarahs_vision-role } { sarahs_vision-to }
sarahs_vision-do-exchange = { sarahs_vision-role } et { sarahs_vision-other } échangent leurs places
sarahs_vision-do-calm = Retirer 1 cube de danger : { sarahs_vision-location }
sarahs_vision-do-clear = Retirer tout le danger : { sarahs_vision-location }
sarahs_vision-do-inspire = Ajouter de l’inspiration : { sarahs_vision-location }
sarahs_vision-do-relieve = Retirer du danger à { sarahs_vision-role }
sarahs_vision-do-shelter = Mettre { sarahs_vision-role } à l’abri
sarahs_vision-do-hand_over = { sarahs_vision-role } cède 1 cube de danger à { sarahs_vision-other }
sarahs_vision-do-free = Libérer les blocs : { sarahs_vision-end-of-grid }

## Ce qui se passe

sarahs_vision-event-decide-pass =
    { $seat_who ->
        [you] Tu passes.
       *[other] { $seat_name } passe.
    }
sarahs_vision-event-decide-draw =
    { $seat_who ->
        [you] Tu pioches une directive.
       *[other] { $seat_name } pioche une directive.
    }
sarahs_vision-event-decide-reveal =
    { $seat_who ->
        [you] Tu choisis de révéler les cartes face cachée.
       *[other] { $seat_name } choisit de révéler les cartes face cachée.
    }
sarahs_vision-event-decide-pay =
    { $seat_who ->
        [you] Tu commences à payer.
       *[other] { $seat_name } commence à payer.
    }
sarahs_vision-event-decide-done =
    { $seat_who ->
        [you] Tu renonces au reste.
       *[other] { $seat_name } renonce au reste.
    }
sarahs_vision-event-decide-held = La tour a tenu.
sarahs_vision-event-decide-fell = La tour est tombée.
sarahs_vision-event-decide-swap =
    { $seat_who ->
        [you] Tu choisis d’échanger les cartes { $place } et { $second }.
       *[other] { $seat_name } choisit d’échanger les cartes { $place } et { $second }.
    }
sarahs_vision-event-decide-remove =
    { $seat_who ->
        [you] Tu choisis de retirer la carte { $place }.
       *[other] { $seat_name } choisit de retirer la carte { $place }.
    }
sarahs_vision-event-decide-cover =
    { $seat_who ->
        [you] Tu choisis une section à couvrir sur la carte { $place } : { sarahs_vision-section }.
       *[other] { $seat_name } choisit une section à couvrir sur la carte { $place } : { sarahs_vision-section }.
    }
sarahs_vision-event-decide-play =
    { $seat_who ->
        [you] Tu joues « { sarahs_vision-directive } ».
       *[other] { $seat_name } joue « { sarahs_vision-directive } ».
    }
sarahs_vision-event-decide-pull =
    { $held ->
        [yes]
            { $seat_who ->
                [you] Tu tires un bloc ({ sarahs_vision-block }, étage { $layer }, { sarahs_vision-slot }). La tour tient.
               *[other] { $seat_name } tire un bloc ({ sarahs_vision-block }, étage { $layer }, { sarahs_vision-slot }). La tour tient.
            }
        [no]
            { $seat_who ->
                [you] Tu tires un bloc ({ sarahs_vision-block }, étage { $layer }, { sarahs_vision-slot }), et la tour vacille.
               *[other] { $seat_name } tire un bloc ({ sarahs_vision-block }, étage { $layer }, { sarahs_vision-slot }), et la tour vacille.
            }
       *[other]
            { $seat_who ->
                [you] Tu tires un bloc ({ sarahs_vision-block }, étage { $layer }, { sarahs_vision-slot }).
               *[other] { $seat_name } tire un bloc ({ sarahs_vision-block }, étage { $layer }, { sarahs_vision-slot }).
            }
    }
sarahs_vision-event-decide-touch =
    { $seat_who ->
        [you] Tu testes un bloc (étage { $layer }, { sarahs_vision-slot }) : { sarahs_vision-felt }.
       *[other] { $seat_name } teste un bloc (étage { $layer }, { sarahs_vision-slot }) : { sarahs_vision-felt }.
    }
sarahs_vision-event-decide-feel =
    { $seat_who ->
        [you] Tu testes les meilleurs blocs.
       *[other] { $seat_name } teste les meilleurs blocs.
    }
sarahs_vision-event-feel = Étage { $layer }, { sarahs_vision-slot } : { sarahs_vision-felt }.
sarahs_vision-event-decide-use =
    { $seat_who ->
        [you] Tu utilises un bloc libéré : { sarahs_vision-block }.
       *[other] { $seat_name } utilise un bloc libéré : { sarahs_vision-block }.
    }
sarahs_vision-event-decide-spend =
    { $seat_who ->
        [you] Tu dépenses un cube d’inspiration.
       *[other] { $seat_name } dépense un cube d’inspiration.
    }
sarahs_vision-event-decide-learn =
    { $seat_who ->
        [you] Tu poses un cube sur la grille.
       *[other] { $seat_name } pose un cube sur la grille.
    }
sarahs_vision-event-decide-take =
    { $seat_who ->
        [you] Tu donnes un cube de danger à { sarahs_vision-role }.
       *[other] { $seat_name } donne un cube de danger à { sarahs_vision-role }.
    }
sarahs_vision-event-decide-move =
    { $seat_who ->
        [you] Tu envoies { sarahs_vision-role } { sarahs_vision-to }.
       *[other] { $seat_name } envoie { sarahs_vision-role } { sarahs_vision-to }.
    }
sarahs_vision-event-decide-exchange =
    { $seat_who ->
        [you] Tu fais changer de place { sarahs_vision-role } et { sarahs_vision-other }.
       *[other] { $seat_name } fait changer de place { sarahs_vision-role } et { sarahs_vision-other }.
    }
sarahs_vision-event-decide-calm =
    { $seat_who ->
        [you] Tu retires un cube de danger.
       *[other] { $seat_name } retire un cube de danger.
    }
sarahs_vision-event-decide-clear =
    { $seat_who ->
        [you] Tu retires tout le danger d’un lieu.
       *[other] { $seat_name } retire tout le danger d’un lieu.
    }
sarahs_vision-event-decide-inspire =
    { $seat_who ->
        [you] Tu apportes de l’inspiration dans un lieu.
       *[other] { $seat_name } apporte de l’inspiration dans un lieu.
    }
sarahs_vision-event-decide-relieve =
    { $seat_who ->
        [you] Tu soulages { sarahs_vision-role }.
       *[other] { $seat_name } soulage { sarahs_vision-role }.
    }
sarahs_vision-event-decide-shelter =
    { $seat_who ->
        [you] Tu mets { sarahs_vision-role } à l’abri.
       *[other] { $seat_name } met { sarahs_vision-role } à l’abri.
    }
sarahs_vision-event-decide-hand_over = { sarahs_vision-role } cède un cube de danger à { sarahs_vision-other }.
sarahs_vision-event-decide-free =
    { $seat_who ->
        [you] Tu choisis des blocs à libérer : { sarahs_vision-end-of-grid }.
       *[other] { $seat_name } choisit des blocs à libérer : { sarahs_vision-end-of-grid }.
    }
sarahs_vision-event-collapse = La tour s’effondre ! Elle est reconstruite, toutes les sections sont découvertes, et jusqu’à cinq événements ont lieu aussitôt.
sarahs_vision-event-resolve = Événement : { $title }.
sarahs_vision-event-reveal = La carte { $place } est révélée : { $title }.
sarahs_vision-event-remove = L’événement est retiré.
sarahs_vision-event-swap = Les cartes { $places } changent de place.
sarahs_vision-event-story = Carte Histoire : { $title }.
sarahs_vision-event-refill =
    { $cards ->
        [one] { $cards } nouvelle carte, face cachée.
       *[other] { $cards } nouvelles cartes, face cachée.
    }
sarahs_vision-event-move = { sarahs_vision-role } va { sarahs_vision-to }.
sarahs_vision-event-danger = { sarahs_vision-location } : { $signed } danger.
sarahs_vision-event-inspiration = { sarahs_vision-location } : { $signed } inspiration.
sarahs_vision-event-zone = { sarahs_vision-role } : { $signed } danger ({ $now } sur 5).
sarahs_vision-event-grid = Grille, { sarahs_vision-resource }, colonne { sarahs_vision-role } : { $signed }.
sarahs_vision-event-free = Blocs libérés : { $blocks }.
sarahs_vision-event-shelter = { sarahs_vision-role } est à l’abri jusqu’à la fin du tour.
sarahs_vision-event-deal =
    { $seat_who ->
        [you] Tu reçois { $cards }.
       *[other] { $seat_name } reçoit { $cards }.
    }
sarahs_vision-event-turn =
    { $seat_who ->
        [you] À toi de jouer.
       *[other] À { $seat_name } de jouer.
    }
sarahs_vision-event-end =
    { $reason ->
        [victory] { sarahs_vision-end-victory }
       *[defeat] { sarahs_vision-end-defeat }
    }
sarahs_vision-end-victory = Vous avez gagné ensemble : les vingt événements sont passés.
sarahs_vision-end-defeat = Vous avez perdu ensemble : un personnage a cinq cubes de danger.

## Effets des cartes

sarahs_vision-line-move = { sarahs_vision-role } → { sarahs_vision-destination }
sarahs_vision-line-move-any = Déplacer un personnage vers n’importe quel lieu
sarahs_vision-line-move-next = Déplacer un personnage vers un lieu voisin
sarahs_vision-line-move-any-to = Envoyer un personnage { sarahs_vision-to }
sarahs_vision-line-move-role-any = Déplacer { sarahs_vision-role } vers n’importe quel lieu
sarahs_vision-line-move-role-next = Déplacer { sarahs_vision-role } vers un lieu voisin
sarahs_vision-line-exchange = Deux personnages échangent leurs places
sarahs_vision-line-gather = Tous les personnages → { sarahs_vision-location }
sarahs_vision-line-deal =
    { $number ->
        [one] Distribuer { $number } directive
       *[other] Distribuer { $number } directives
    }
sarahs_vision-line-danger = { sarahs_vision-location } : +{ $number } danger
sarahs_vision-line-danger-at = Là où est { sarahs_vision-role } : +{ $number } danger
sarahs_vision-line-spread = +1 danger partout où il y en a déjà
sarahs_vision-line-burden = { sarahs_vision-role } : +{ $number } danger dans la zone de danger
sarahs_vision-line-calm = { sarahs_vision-location } : −{ $number } danger
sarahs_vision-line-calm-at = Là où est { sarahs_vision-role } : −{ $number } danger
sarahs_vision-line-calm-any = −{ $number } danger dans les lieux de ton choix
sarahs_vision-line-clear = { sarahs_vision-location } : retirer tout le danger
sarahs_vision-line-clear-at = Là où est { sarahs_vision-role } : retirer tout le danger
sarahs_vision-line-clear-any = Retirer tout le danger d’un lieu
sarahs_vision-line-relieve = { sarahs_vision-role } : −{ $number } danger dans la zone de danger
sarahs_vision-line-relieve-any = Un personnage : −{ $number } danger dans la zone de danger
sarahs_vision-line-hand_over = Un personnage cède 1 danger à un autre
sarahs_vision-line-shelter = { sarahs_vision-role } est à l’abri pendant ce tour
sarahs_vision-line-shelter-any = Mettre un personnage à l’abri pendant ce tour
sarahs_vision-line-inspire = { sarahs_vision-location } : +{ $number } inspiration
sarahs_vision-line-inspire-at = Là où est { sarahs_vision-role } : +{ $number } inspiration
sarahs_vision-line-inspire-any = +{ $number } inspiration dans un lieu
sarahs_vision-line-learn =
    { $number ->
        [one] { $number } cube sur la grille : { sarahs_vision-resource }
       *[other] { $number } cubes sur la grille : { sarahs_vision-resource }
    }
sarahs_vision-line-learn-any =
    { $number ->
        [one] { $number } cube sur une case de la grille, au choix
       *[other] { $number } cubes sur des cases de la grille, au choix
    }
sarahs_vision-line-forget = Grille, { sarahs_vision-resource } : −{ $number }
sarahs_vision-line-free = Libérer les blocs d’une ligne ou d’une colonne
sarahs_vision-line-reveal = Révéler toutes les cartes de la rangée
sarahs_vision-line-swap = Échanger deux cartes de la rangée
sarahs_vision-line-postpone = Le prochain événement va au bout de la rangée
sarahs_vision-line-cover = Couvrir une section encadrée avec un cube de la réserve

## La page

sarahs_vision-part-city = Ville
sarahs_vision-part-events = Événements
sarahs_vision-part-tower = Tour
sarahs_vision-part-hand = Directives
sarahs_vision-part-grid = Inspiration et danger
sarahs_vision-part-story = Histoire
sarahs_vision-parts = Zones de la table
sarahs_vision-part-waits = { $part } : tu as un choix à faire ici
sarahs_vision-keys = Les flèches vont de case en case, Entrée sélectionne, Échap annule la première moitié d’un choix. Tab passe à la zone suivante de la table.
sarahs_vision-choose-this = Tu peux choisir : { $what }.
sarahs_vision-chosen-first = Sélectionné. Choisis maintenant le second élément, ou appuie sur Échap.
sarahs_vision-begins = Tu peux commencer par là.
sarahs_vision-part-open = Tu peux sélectionner cela. Rien n’est définitif tant que tu n’as pas confirmé.
sarahs_vision-part-chosen = Sélectionné. Sélectionne à nouveau pour annuler.
sarahs_vision-reads = Appuie sur Entrée pour lire son récit.
sarahs_vision-figure-chosen = Personnage choisi : { sarahs_vision-role }. Choisis maintenant une destination, ou appuie sur Échap.
sarahs_vision-figure-next = Appuie sur Entrée pour choisir { sarahs_vision-role }.
sarahs_vision-offer-swap = Échanger la carte { $place }
sarahs_vision-offer-swap-short = Échanger
sarahs_vision-offer-remove-short = Retirer
sarahs_vision-price = { $number } × { sarahs_vision-resource }
sarahs_vision-plan-open =
    { $verbs ->
        [all] Choisis des sections encadrées à couvrir, ou des cartes à échanger ou à retirer.
       *[cover] Choisis des sections encadrées à couvrir.
    }
sarahs_vision-plan-swap = Échanger la carte { $place } avec laquelle ?
sarahs_vision-plan-paid = { $what } pour { $cost }
sarahs_vision-plan-cover =
    { $count ->
        [one] Couvrir cette section pour { $cost }
       *[other] Couvrir ces { $count } sections pour { $cost }
    }
sarahs_vision-hinted = Recommandé.
sarahs_vision-city-name = { sarahs_vision-location }, { $kinds }.
sarahs_vision-city-danger =
    { $danger ->
        [0] Aucun danger.
        [one] { $danger } cube de danger.
       *[other] { $danger } cubes de danger.
    }
sarahs_vision-city-full = Trop de danger : la limite est de { $limit }.
sarahs_vision-city-inspiration =
    { $inspiration ->
        [one] { $inspiration } cube d’inspiration.
       *[other] { $inspiration } cubes d’inspiration.
    }
sarahs_vision-city-figures = Ici : { $figures }.
sarahs_vision-city-coming = Danger en vue : { $next } avec le prochain événement, { $all } avec toutes les cartes révélées.
sarahs_vision-coming = Danger en vue : { $next } avec le prochain événement, { $all } avec toute la rangée
sarahs_vision-card-now = En cours : { $title }
sarahs_vision-card-up = Carte { $place } : { $title }
sarahs_vision-card-down = Carte { $place }, face cachée
sarahs_vision-card-swan = Carte { $place }, face cachée : un Cygne noir
sarahs_vision-face-down = Face cachée
sarahs_vision-swan = Cygne noir
sarahs_vision-event-number = Événement { $number }
sarahs_vision-section-cell = { sarahs_vision-section } : { $danger } danger, { $inspiration } inspiration.
sarahs_vision-section-empty = { sarahs_vision-section } : rien.
sarahs_vision-section-framed = Cadre : { sarahs_vision-resource }.
sarahs_vision-section-covered = Section couverte : sans effet.
sarahs_vision-section-named = Section choisie pour être couverte.
sarahs_vision-deck-left =
    { $count ->
        [0] La pioche d’événements est vide
        [one] Encore { $count } événement dans la pioche
       *[other] Encore { $count } événements dans la pioche
    }
sarahs_vision-pile-left =
    { $count ->
        [0] La pioche de directives est vide
        [one] Encore { $count } directive dans la pioche
       *[other] Encore { $count } directives dans la pioche
    }
sarahs_vision-zone =
    { $danger ->
        [one] { sarahs_vision-role } ({ sarahs_vision-figure }) : { $danger } cube de danger sur { $limit }.
       *[other] { sarahs_vision-role } ({ sarahs_vision-figure }) : { $danger } cubes de danger sur { $limit }.
    }
sarahs_vision-sheltered = À l’abri pendant ce tour.
sarahs_vision-grid-cell =
    { $cubes ->
        [0] { sarahs_vision-resource }, colonne { sarahs_vision-role } : aucun cube.
        [one] { sarahs_vision-resource }, colonne { sarahs_vision-role } : { $cubes } cube.
       *[other] { sarahs_vision-resource }, colonne { sarahs_vision-role } : { $cubes } cubes.
    }
sarahs_vision-grid-locked = { sarahs_vision-end-of-grid }, blocs verrouillés : { $blocks }.
sarahs_vision-grid-freed = { sarahs_vision-end-of-grid } : blocs déjà libérés.
sarahs_vision-unlocked = Blocs libérés
sarahs_vision-unlocked-none = aucun pour l’instant
sarahs_vision-unlocked-block =
    { $count ->
        [one] Bloc libéré : { sarahs_vision-block }.
       *[other] { $count } blocs libérés : { sarahs_vision-block }.
    }
sarahs_vision-purse =
    { $count ->
        [one] { sarahs_vision-resource } : { $count } disponible
       *[other] { sarahs_vision-resource } : { $count } disponibles
    }
sarahs_vision-purses = Disponible pour payer
sarahs_vision-layer = Étage { $layer }
sarahs_vision-slot =
    { $slot ->
        [left] à gauche
        [middle] au milieu
       *[right] à droite
    }
sarahs_vision-felt =
    { $felt ->
        [loose] il bouge
        [stuck] il est coincé
       *[firm] il résiste
    }
sarahs_vision-block-at = Étage { $layer }, { sarahs_vision-slot } : { sarahs_vision-block }.
sarahs_vision-gap-at = Étage { $layer }, { sarahs_vision-slot } : vide.
sarahs_vision-top-layer = Dans les trois étages du sommet.
sarahs_vision-felt-said =
    { $felt ->
        [loose] Il bouge.
        [stuck] Il est coincé.
       *[firm] Il résiste.
    }
sarahs_vision-risk = Risque d’effondrement : { $percent } %.
sarahs_vision-tower-picture = La tour en 3D. Fais-la glisser pour la tourner ; la liste à côté montre les mêmes blocs.
sarahs_vision-turn-left = Tourner la tour vers la gauche
sarahs_vision-turn-right = Tourner la tour vers la droite
sarahs_vision-touches-left =
    { $count ->
        [0] Tu ne peux plus tester de bloc avant de tirer.
        [one] Tu peux encore tester { $count } bloc avant de tirer.
       *[other] Tu peux encore tester { $count } blocs avant de tirer.
    }
sarahs_vision-choose-block = Choisis l’un des blocs marqués.
sarahs_vision-feel-it = Tester
sarahs_vision-pull-it = Tirer ({ $percent } % de risque)
sarahs_vision-pull-outside = Tirer
sarahs_vision-let-it-be = Annuler
sarahs_vision-tower-fell = La tour s’est effondrée !
sarahs_vision-hand-empty = aucune directive
sarahs_vision-cost = Coûte { $number } × { sarahs_vision-resource }.
sarahs_vision-read-aloud = Lire à voix haute
sarahs_vision-stop-reading = Arrêter la lecture
sarahs_vision-earlier = Précédent
sarahs_vision-later = Suivant
sarahs_vision-story-of = { $number } sur { $count }
sarahs_vision-before-play = Avant de commencer
sarahs_vision-scenario-rule = Règle spéciale de ce scénario
sarahs_vision-after-victory = Victoire
sarahs_vision-after-defeat = Défaite

## Pourquoi est-ce impossible ?

sarahs_vision-why-over = La partie est terminée.
sarahs_vision-why-not-asked =
    { $seat ->
        [tower] Il faut d’abord dire si la tour a tenu.
       *[other] C’est à { $seat_name } de décider.
    }
sarahs_vision-why-not-now-city = Il n’y a rien à choisir dans la ville en ce moment. Ce sont les événements et les directives qui déplacent les personnages.
sarahs_vision-why-not-paying = On ne tire des blocs que pour payer. Choisis d’abord une action ou une directive.
sarahs_vision-why-cannot-withdraw = Tu as commencé à payer. Va d’abord jusqu’au bout : on ne peut pas revenir en arrière.
sarahs_vision-why-top = On ne tire rien des trois étages du sommet. Un étage inachevé tout en haut compte parmi eux.
sarahs_vision-why-gap = Il n’y a plus de bloc ici.
sarahs_vision-why-last = C’est le dernier bloc de son étage, et il doit toujours en rester un.
sarahs_vision-why-wrong-block = Ce bloc n’est pas de la bonne couleur. Tu dois payer : { sarahs_vision-resource }.
sarahs_vision-why-rest = Si tu prenais ce bloc maintenant, tu ne pourrais plus payer les autres sections choisies.
sarahs_vision-why-not-framed = Cette section n’a pas de cadre : elle ne peut pas être couverte.
sarahs_vision-why-not-together = Tu ne peux pas payer cette section en plus de celles que tu as déjà choisies.
sarahs_vision-why-covered = Cette section est déjà couverte.
sarahs_vision-why-named = Tu as déjà choisi cette section. Choisis-en d’autres, ou commence à payer.
sarahs_vision-why-face-down = Cette carte est face cachée. Seuls les événements révélés peuvent être couverts ou retirés.
sarahs_vision-why-swan = L’action Révéler ne peut pas retourner un Cygne noir ; une directive le peut.
sarahs_vision-why-happening = Cet événement est en cours : il est trop tard pour le couvrir.
sarahs_vision-why-action-only = On ne peut couvrir, échanger ou retirer des cartes qu’avec son unique action, au début du tour.
sarahs_vision-why-only-covers = Tu as commencé à choisir des sections : choisis-en d’autres, ou commence à payer.
sarahs_vision-why-too-dear = Cela coûte { $cost } × { sarahs_vision-resource }, et vous ne pouvez en payer que { $there } avec les blocs situés sous les trois étages du sommet, les blocs libérés et les cubes.
sarahs_vision-why-directive-later = Les directives se jouent après l’événement, à l’étape 3 du tour.
sarahs_vision-why-directive-dear = Cette directive coûte { $cost } × { sarahs_vision-resource }, et vous ne pouvez en payer que { $there }.
sarahs_vision-why-other-hand = Cette directive est dans la main d’un autre joueur : { $seat_name }. Chacun décide à son tour.
sarahs_vision-why-no-danger = Il n’y a pas de danger ici.
sarahs_vision-why-figure-there = Le personnage y est déjà.
sarahs_vision-why-not-next = Le personnage ne peut aller que dans un lieu voisin : en haut, en bas, à gauche ou à droite.
sarahs_vision-why-figure-first = Choisis d’abord un personnage.
sarahs_vision-why-grid-now = Les cubes ne quittent la grille que pour payer, un pour un.
sarahs_vision-why-grid-colour = Tu dois payer : { sarahs_vision-resource }. Seuls les cubes de cette ligne comptent.
sarahs_vision-why-grid-empty = Il n’y a pas de cube ici.
sarahs_vision-why-learn = Le cube va sur une ligne qui correspond au lieu, dans la colonne d’un personnage présent.
sarahs_vision-why-locked = Ces blocs restent verrouillés tant qu’il manque un cube dans une case de leur ligne ou colonne, à moins qu’une directive ne les libère.
sarahs_vision-why-freed = Ces blocs ont déjà été libérés ; cela n’arrive qu’une fois.
sarahs_vision-why-unlocked-now = Les blocs libérés servent à payer : choisis d’abord une action ou une directive.
sarahs_vision-why-take = Seul un personnage présent dans ce lieu peut prendre ce danger.
sarahs_vision-why-sheltered = Ce personnage est à l’abri pendant ce tour.
sarahs_vision-why-role-now = Il n’y a rien à choisir pour ce personnage en ce moment.
sarahs_vision-why-no-burden = Ce personnage n’a aucun cube de danger.
sarahs_vision-why-same-place = Ces deux personnages sont dans le même lieu.
