### Undercover en français.

## Mots

undercover-seat =
    { $seat ->
        [first] Joueur 1
        [second] Joueur 2
        [third] Joueur 3
        [fourth] Joueur 4
        [named] { $name }
       *[other] Spectateur
    }
# La lettre d’une couleur sur une tuile, différente pour chacune.
undercover-letter =
    { $colour ->
        [red] R
        [orange] O
        [yellow] J
        [green] Ve
        [blue] B
        [violet] Vi
       *[other] ?
    }
undercover-colour-name =
    { $colour ->
        [red] rouge
        [orange] orange
        [yellow] jaune
        [green] vert
        [blue] bleu
        [violet] violet
       *[other] de couleur inconnue
    }
undercover-other-name =
    { $other ->
        [red] rouge
        [orange] orange
        [yellow] jaune
        [green] vert
        [blue] bleu
        [violet] violet
       *[none] inconnu
    }
undercover-thing =
    { $what ->
        [hq] quartier général { undercover-colour-name }
        [joker] joker
        [nothing] vide
       *[agent]
            { $side ->
                [official] agent { undercover-colour-name }, côté officiel visible, autre côté { undercover-other-name }
                [undercover] agent { undercover-colour-name }, côté secret visible, autre côté { undercover-other-name }
               *[hidden] agent que personne n’a encore vu
            }
    }
# La tuile d’un événement ou d’une décision, dans une phrase.
undercover-the-tile =
    { $what ->
        [joker] le joker
       *[agent]
            { $colour ->
                [red] l’agent rouge
                [orange] l’agent orange
                [yellow] l’agent jaune
                [green] l’agent vert
                [blue] l’agent bleu
                [violet] l’agent violet
               *[none] l’agent
            }
    }

## Le plateau

undercover-table = Table des agents
undercover-keys =
    Les flèches vont de case en case, Début et Fin aux bouts d’une ligne, Page précédente et Page
    suivante aux bouts d’une colonne. N et P vont à la prochaine et à la précédente case qu’on peut
    choisir. Entrée choisit. Plus et moins agrandissent et réduisent, 0 montre tout.
undercover-cell =
    Colonne { $x }, ligne { $y } : { undercover-thing }{ $folder ->
        [first] , sous le dossier du joueur 1
        [second] , sous le dossier du joueur 2
        [third] , sous le dossier du joueur 3
        [fourth] , sous le dossier du joueur 4
       *[none] { "" }
    }{ $may ->
        [take] . Peut être pris
        [place] . La tuile peut être posée ici, pour une rencontre
        [corner] . La tuile peut être posée ici, par un coin et sans rencontre
       *[nothing] { "" }
    }.
undercover-lens = Vue de la table
undercover-zoom-in = De plus près
undercover-zoom-out = De plus loin
undercover-fit = Montrer toute la table
undercover-tray = Piles, joker et tuile en jeu
undercover-pile =
    { $count ->
        [0] vide
        [one] un agent
       *[other] { $count } agents
    }{ $what ->
        [agent] . Au-dessus : { undercover-thing }
       *[nothing] { "" }
    }{ $may ->
        [take] . L’agent du dessus peut être pris
        [bottom] . L’agent du dessous peut être tiré sans être vu
       *[nothing] { "" }
    }.
undercover-pile-caption = Pile { $pile } · { $count }
undercover-own-joker =
    { $has ->
        [yes]
            { $may ->
                [take] le tien, peut être pris.
               *[nothing] le tien.
            }
       *[no] ton joker.
    }
undercover-joker-caption =
    { $has ->
        [yes] Joker
       *[no] joué
    }
undercover-keep = Garder
undercover-turn = Retourner
undercover-keep-label = { undercover-thing }.
undercover-turn-label = autre côté { undercover-other-name }.
undercover-active = { undercover-thing }.
undercover-active-caption = en jeu
undercover-nothing-active = rien en jeu
undercover-touches = Peut toucher
undercover-touches-all = Peut toucher toutes les couleurs
undercover-board = Tableau d’information
undercover-colour = Couleur
undercover-row =
    { $colour ->
        [red] Rouge
        [orange] Orange
        [yellow] Jaune
        [green] Vert
        [blue] Bleu
       *[violet] Violet
    }
undercover-employee =
    { $space ->
        [0] au centre d’information
       *[other] case { $space }
    }
undercover-points-left = Tuiles de points encore là
undercover-point-tile =
    { $value ->
        [hidden] case { $space } : cachée
       *[other] case { $space } : { $value } points
    }
undercover-centres = Centres d’information
undercover-centre = joue { undercover-colour-name }
undercover-to-move = à lui de jouer
undercover-joker =
    { $has ->
        [yes] Joker pas encore joué
       *[no] Joker joué
    }
undercover-points =
    { $points ->
        [0] 0 point
        [1] 1 point
       *[other] { $points } points
    }
undercover-collected = Tuiles de points récoltées
undercover-segment =
    { undercover-row }{ $value ->
        [none] {" "}: rien encore
        [hidden] {" "}: une tuile cachée
       *[other] {" "}: { $value }
    }{ $factor ->
        [2] , compte double
       *[1] { "" }
    }
undercover-scores = Points
undercover-player = Joueur
undercover-sum = Total
undercover-won = gagné

## Ce qui est demandé et ce qu’on peut décider

undercover-ask-wait = { undercover-seat } décide.
undercover-ask-take = Prends un agent d’une pile ou de la table, ou ton joker.
undercover-ask-bottom = Tu ne peux rien prendre : tire l’agent du dessous d’une pile.
undercover-ask-turn = Retourne { undercover-the-tile } ou laisse-le ainsi.
undercover-ask-place = Pose { undercover-the-tile } là où il peut rencontrer ses voisins.
undercover-ask-corner = { $what ->
    [joker] Pose le joker au coin d’une tuile.
   *[agent] L’agent ne va nulle part : pose-le au coin d’une tuile, sans rencontre.
    }
undercover-do-take = Prendre { undercover-the-tile } en { $at }
undercover-do-take-pile = Prendre { undercover-the-tile } de la pile { $pile }
undercover-do-draw-bottom = Tirer l’agent du dessous de la pile { $pile }
undercover-do-take-joker = Prendre ton joker
undercover-do-turn = Retourner { undercover-the-tile }
undercover-do-keep = Laisser { undercover-the-tile } ainsi
undercover-do-place = Poser { undercover-the-tile } en { $at }
undercover-do-place-corner = Poser { undercover-the-tile } en { $at }, sans rencontre
undercover-do-other = { $decision }

## Ce qui s’est passé

undercover-event-take =
    { $from ->
        [table] { undercover-seat } prend { undercover-the-tile } en { $source }.
        [pile] { undercover-seat } prend { undercover-the-tile } de la pile { $pile }.
        [bottom] { undercover-seat } tire { undercover-the-tile } du dessous de la pile { $pile }.
        [joker] { undercover-seat } prend le joker.
       *[other] { undercover-seat } prend une tuile ({ $source }).
    }
undercover-event-reveal =
    { $colour ->
        [red] La pile { $pile } montre maintenant du rouge.
        [orange] La pile { $pile } montre maintenant de l’orange.
        [yellow] La pile { $pile } montre maintenant du jaune.
        [green] La pile { $pile } montre maintenant du vert.
        [blue] La pile { $pile } montre maintenant du bleu.
        [violet] La pile { $pile } montre maintenant du violet.
       *[none] La pile { $pile } montre son prochain agent.
    }
undercover-event-flip =
    { $colour ->
        [red] { undercover-seat } retourne l’agent : le voilà rouge.
        [orange] { undercover-seat } retourne l’agent : le voilà orange.
        [yellow] { undercover-seat } retourne l’agent : le voilà jaune.
        [green] { undercover-seat } retourne l’agent : le voilà vert.
        [blue] { undercover-seat } retourne l’agent : le voilà bleu.
        [violet] { undercover-seat } retourne l’agent : le voilà violet.
       *[none] { undercover-seat } retourne l’agent.
    }
undercover-event-keep = { undercover-seat } laisse l’agent ainsi.
undercover-event-place =
    { $meeting ->
        [no] { undercover-seat } pose la tuile en { $at }, par un coin et sans rencontre.
       *[yes] { undercover-seat } organise une rencontre en { $at }.
    }
undercover-event-advance = { undercover-seat } avance en { undercover-colour-name } de { $start } à { $to }.
undercover-event-collect =
    { $value ->
        [hidden] { undercover-seat } récolte une tuile de points en { undercover-colour-name }.
       *[other] { undercover-seat } récolte le { $value } { undercover-colour-name }.
    }
undercover-event-turn = Manche { $round } : { undercover-seat }.
undercover-event-end =
    { $count ->
        [one] { undercover-seat } gagne.
       *[other] Les joueurs { $seats } partagent la victoire.
    }

## Comment cela s’est terminé

undercover-winner =
    { $winner ->
        [first] Joueur 1 gagne
        [second] Joueur 2 gagne
        [third] Joueur 3 gagne
        [fourth] Joueur 4 gagne
        [named] { $name } gagne
       *[none] { $seats } partagent la victoire
    }
undercover-end-six_tiles = { undercover-winner } : quelqu’un avait six tuiles de points et la manche a été jouée jusqu’au bout.
undercover-end-round_cap = { undercover-winner } : la dernière manche a été jouée.
undercover-end-no_progress = { undercover-winner } : aucun employé n’a avancé depuis trop de manches.

## Pourquoi pas ?

undercover-why-over = La partie est terminée.
undercover-why-spectator = Tu regardes ; ceux qui sont à la table décident.
undercover-why-not-your-turn = { $seat ->
    [first] C’est au joueur 1 de jouer.
    [second] C’est au joueur 2 de jouer.
    [third] C’est au joueur 3 de jouer.
    [named] C’est le tour de : { $name }.
   *[fourth] C’est au joueur 4 de jouer.
    }
undercover-why-enemy = Cet agent est { undercover-colour-name }, la couleur de ton ennemi. Tant qu’il l’est, tu ne peux pas le prendre.
undercover-why-hq = Les quartiers généraux ne bougent jamais.
undercover-why-placed-joker = Un joker posé reste où il est.
undercover-why-own-folder = Ton propre dossier est sur cet agent : tu l’as pris à ton dernier tour.
undercover-why-folder = { $seat ->
    [first] Le dossier du joueur 1 protège cet agent jusqu’à son prochain tour.
    [second] Le dossier du joueur 2 protège cet agent jusqu’à son prochain tour.
    [third] Le dossier du joueur 3 protège cet agent jusqu’à son prochain tour.
    [named] Un dossier (celui de : { $name }) protège cet agent jusqu’à son prochain tour.
   *[fourth] Le dossier du joueur 4 protège cet agent jusqu’à son prochain tour.
    }
undercover-why-draw-bottom = Tu ne peux rien prendre, donc tu tires l’agent du dessous d’une pile.
undercover-why-take-first = Prends d’abord une tuile : d’une pile, de la table, ou ton joker.
undercover-why-turn-first = Décide d’abord si tu retournes l’agent ou si tu le laisses ainsi.
undercover-why-occupied = Il y a déjà une tuile ici.
undercover-why-far = La tuile doit en toucher une autre par un côté.
undercover-why-corner = Un coin ne suffit pas ici : il y a des places où la tuile en touche une autre par un côté.
undercover-why-no-edge = Ici, elle toucherait une tuile par un côté. Comme elle ne va nulle part, elle ne peut toucher que par un coin.
undercover-why-colours = Ici, du { undercover-colour-name } toucherait du { undercover-other-name }. Un agent peut toucher sa propre couleur et ses deux voisines sur la roue.
undercover-why-came-from = L’agent vient d’ici et n’a pas été retourné : il ne peut pas y revenir.
undercover-why-one-tile = Tu as déjà pris une tuile ; on n’en active qu’une par tour.
undercover-why-empty-pile = Cette pile est vide.
undercover-why-others-joker = C’est le joker de quelqu’un d’autre ; tu ne peux prendre que le tien.
undercover-why-used-joker = Tu as joué ton joker ; il n’y en a qu’un pour toute la partie.
undercover-why-joker-turn = Un joker n’a pas d’autre côté et ne se retourne jamais.
undercover-why-turned-already = L’agent a déjà été retourné pendant ce tour ; on ne le retourne pas une seconde fois.
undercover-why-kept-already = Il est décidé que l’agent reste ainsi.
undercover-why-employee-home = Ton employé de la ligne { undercover-colour-name } a récolté une tuile de points et y reste jusqu’à la fin.
undercover-why-employees = On ne déplace pas les employés à la main : une rencontre les fait avancer, selon les couleurs qui y participent.

## Règles de la maison

undercover-option-players = Joueurs
undercover-option-players-about = Combien jouent : deux, trois ou quatre.
undercover-option-colours = Couleurs
undercover-option-colours-about = Les couleurs des joueurs dans l’ordre de leurs tours. La couleur d’en face sur la roue est celle de l’ennemi et compte double.
undercover-option-colours-random = au hasard
undercover-option-colours-red = rouge
undercover-option-colours-orange = orange
undercover-option-colours-yellow = jaune
undercover-option-colours-green = vert
undercover-option-colours-blue = bleu
undercover-option-colours-violet = violet
undercover-option-plain_spaces = Cases simples
undercover-option-plain_spaces-about = Combien de cases d’une ligne précèdent ses cinq tuiles de points. Moins de cases, partie plus courte.
undercover-option-removed_hqs = Quartiers généraux retirés
undercover-option-removed_hqs-about = Avant la partie, quelques quartiers généraux quittent la table et deviennent des jokers.
undercover-option-removed_hqs-unplayed = couleurs que personne ne joue
undercover-option-removed_hqs-random = n’importe lesquels, au hasard
undercover-option-piles_show = Les piles montrent
undercover-option-piles_show-about = Quel côté des agents est visible dans les deux piles.
undercover-option-piles_show-undercover = le côté secret
undercover-option-piles_show-official = le côté officiel
undercover-option-piles_show-mixed = l’un ou l’autre
undercover-option-first_round_scores = La première manche compte
undercover-option-first_round_scores-about = Si les employés avancent déjà au premier tour de chacun.
undercover-option-first_round_scores-on = oui
undercover-option-first_round_scores-off = non
undercover-option-memory = Mémoire
undercover-option-memory-about = Si la table montre les deux côtés des agents déjà retournés. Sans aide-mémoire, les valeurs des tuiles récoltées par les autres sont cachées aussi.
undercover-option-memory-assisted = avec aide-mémoire
undercover-option-memory-strict = sans aide-mémoire
undercover-option-round_cap = Dernière manche
undercover-option-round_cap-about = La partie se termine après cette manche, même si personne n’a six tuiles de points.
undercover-option-no_progress = Manches sans progrès
undercover-option-no_progress-about = La partie s’arrête et on compte les points quand aucun employé n’a avancé pendant autant de manches de suite.
undercover-option-no_progress-off = sans limite
undercover-option-head_start = Avance
undercover-option-head_start-about = Autant d’employés du premier joueur commencent sur la première case de leur ligne, d’abord celui qui compte double. De deux joueurs de même force, le second gagne 56 parties sur 100 ; avec 1, c’est à peu près égal.
