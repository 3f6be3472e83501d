### Undercover en français.

## Mots

# Le mot d’une place, là où personne n’a de nom.
undercover-seat =
    { $seat ->
        [first] Joueur 1
        [second] Joueur 2
        [third] Joueur 3
        [fourth] Joueur 4
       *[other] Spectateur
    }
# Quelqu’un dans une énumération.
undercover-person =
    { $seat_who ->
        [you] toi
       *[other] { $seat_name }
    }
# La lettre d’une couleur sur une tuile, différente pour chacune.
undercover-letter =
    { $colour ->
        [red] R
        [orange] O
        [yellow] J
        [green] Ve
        [blue] B
       *[violet] Vi
    }
undercover-colour-name =
    { $colour ->
        [red] rouge
        [orange] orange
        [yellow] jaune
        [green] vert
        [blue] bleu
       *[violet] violet
    }
undercover-other-name =
    { $other ->
        [red] rouge
        [orange] orange
        [yellow] jaune
        [green] vert
        [blue] bleu
        [violet] violet
       *[none] inconnue
    }
undercover-agent = agent { undercover-colour-name }
undercover-employee-name = employé { undercover-colour-name }
undercover-thing =
    { $what ->
        [hq] quartier général { undercover-colour-name }
        [joker] joker
        [nothing] vide
       *[agent]
            { $side ->
                [official] { undercover-agent }, face officielle visible, autre face : { undercover-other-name }
                [undercover] { undercover-agent }, face secrète visible, autre face : { undercover-other-name }
               *[hidden] agent inconnu
            }
    }
# Un agent dans une phrase.
undercover-the-agent = l’{ undercover-agent }
undercover-a-pile =
    { $pile ->
        [1] de la pile 1
        [2] de la pile 2
       *[either] d’une des deux piles
    }

## Le plateau

undercover-table = Agents sur la table
undercover-keys =
    Les flèches passent d’une place à l’autre, Origine et Fin vont aux extrémités d’une ligne, Page
    précédente et Page suivante à celles d’une colonne. N et P passent à la place jouable suivante ou
    précédente, Entrée la choisit. Plus et moins changent le zoom, 0 montre toute la table.
undercover-cell =
    Colonne { $x }, ligne { $y } : { undercover-thing }{ $folder ->
        [none] { "" }
       *[other]
            { $folder_who ->
                [you] , sous ton dossier
               *[other] , sous un dossier ({ $folder_name })
            }
    }{ $may ->
        [take] . Tu peux le prendre
        [place] . Tu peux poser la tuile ici pour une rencontre
        [corner] . Tu peux poser la tuile ici, en coin, sans rencontre
       *[nothing] { "" }
    }.
undercover-lens = Vue de la table
undercover-zoom-in = Zoom avant
undercover-zoom-out = Zoom arrière
undercover-fit = Montrer toute la table
undercover-tray = Piles, joker et tuile en main
undercover-pile =
    { $count ->
        [0] vide
        [one] { $count } agent
       *[other] { $count } agents
    }{ $what ->
        [agent] . Au-dessus : { undercover-thing }
       *[nothing] { "" }
    }{ $may ->
        [take] . Tu peux prendre l’agent du dessus
        [bottom] . Tu peux piocher l’agent du dessous sans le voir
       *[nothing] { "" }
    }.
undercover-pile-caption = Pile { $pile } · { $count }
undercover-own-joker =
    { $has ->
        [yes]
            { $may ->
                [take] le tien, tu peux le prendre.
               *[nothing] le tien.
            }
       *[no] tu as déjà utilisé ton joker.
    }
undercover-joker-caption =
    { $has ->
        [yes] Joker
       *[no] utilisé
    }
undercover-keep = Garder
undercover-turn = Retourner
undercover-keep-label = { undercover-thing }.
undercover-turn-label = autre face : { undercover-other-name }.
undercover-active = { undercover-thing }.
undercover-active-caption = en main
undercover-nothing-active = main vide
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
        [0] centre d’information
       *[other] case { $space }
    }
undercover-points-left = Tuiles de points restantes
undercover-point-tile =
    { $value ->
        [hidden] case { $space } : cachée
       *[other] case { $space } : { $value } points
    }
undercover-centres = Centres d’information
undercover-centre = joue { undercover-colour-name }
undercover-to-move = c’est son tour
undercover-joker =
    { $has ->
        [yes] Joker encore disponible
       *[no] Joker utilisé
    }
undercover-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
undercover-collected = Tuiles de points récupérées
undercover-segment =
    { undercover-row }{ $value ->
        [none] {" "}: rien pour l’instant
        [hidden] {" "}: une tuile cachée
       *[other] {" "}: { $value }
    }{ $factor ->
        [2] , compte double
       *[1] { "" }
    }
undercover-scores = Score final
undercover-player = Joueur
undercover-sum = Total
undercover-won = victoire

## Ce qui est demandé et ce qu’on peut décider

undercover-ask-wait =
    { $seat_who ->
        [you] C’est à toi de jouer.
       *[other] C’est à { $seat_name } de jouer.
    }
undercover-ask-take =
    { $from ->
        [pile] Prends l’agent du dessus { undercover-a-pile }.
        [table] Prends un agent de la table.
        [joker] Prends ton joker : tu ne peux rien prendre d’autre.
        [pile-table] Prends l’agent du dessus { undercover-a-pile } ou un agent de la table.
        [pile-joker] Prends l’agent du dessus { undercover-a-pile } ou ton joker.
        [table-joker] Prends un agent de la table ou ton joker.
       *[pile-table-joker] Prends l’agent du dessus { undercover-a-pile }, un agent de la table ou ton joker.
    }
undercover-ask-bottom = Tu ne peux rien prendre : pioche l’agent du dessous { undercover-a-pile }, sans le voir.
undercover-ask-turn =
    { $scores ->
        [no]
            { $other ->
                [none] Retourner { undercover-the-agent } (il sera { $left } ou { $right }) ou le garder tel quel ?
               *[known] Retourner { undercover-the-agent } (il sera { undercover-other-name }) ou le garder tel quel ?
            }
       *[yes]
            { $other ->
                [none] Retourner { undercover-the-agent } (2 pas en { $left } ou en { $right }) ou le garder (1 pas en { undercover-colour-name }) ?
               *[known] Retourner { undercover-the-agent } (2 pas en { undercover-other-name }) ou le garder (1 pas en { undercover-colour-name }) ?
            }
    }
undercover-ask-place =
    { $what ->
        [joker] Pose ton joker contre n’importe quelle tuile. Il peut toucher toutes les couleurs.{ undercover-nobody-moves }
       *[agent] Pose { undercover-the-agent } contre une tuile. Voisins permis : { $left }, { undercover-colour-name }, { $right } et jokers.{ undercover-not-back }{ undercover-nobody-moves }
    }
undercover-ask-corner = Aucune place ne convient à { undercover-the-agent } : pose-le contre le coin d’une tuile, sans rencontre.{ undercover-not-back }
# Ce qu’il faut encore dire quand on pose une tuile.
undercover-not-back =
    { $barred ->
        [yes] {" "}Il ne peut pas revenir à son ancienne place.
       *[no] { "" }
    }
undercover-nobody-moves =
    { $scores ->
        [no] {" "}Les employés n’avancent pas pendant la première manche.
       *[yes] { "" }
    }
undercover-do-take = Prendre { undercover-the-agent } en { $at }
undercover-do-take-pile = Prendre { undercover-the-agent } de la pile { $pile }
undercover-do-draw-bottom = Piocher l’agent du dessous de la pile { $pile }
undercover-do-take-joker = Prendre ton joker
undercover-do-turn = Retourner { undercover-the-agent }
undercover-do-keep = Garder { undercover-the-agent } tel quel
undercover-do-place = Poser { $what ->
    [joker] le joker
   *[agent] { undercover-the-agent }
    } en { $at }
undercover-do-place-corner = Poser { undercover-the-agent } en { $at }, sans rencontre
undercover-do-other = { $decision }

## Ce qui s’est passé

undercover-event-take =
    { $seat_who ->
        [you]
            { $from ->
                [table] Tu prends { undercover-the-agent } en { $source }.
                [pile] Tu prends { undercover-the-agent } de la pile { $pile }.
                [bottom] Tu pioches { undercover-the-agent } sous la pile { $pile }.
               *[joker] Tu prends ton joker.
            }
       *[other]
            { $from ->
                [table] { $seat_name } prend { undercover-the-agent } en { $source }.
                [pile] { $seat_name } prend { undercover-the-agent } de la pile { $pile }.
                [bottom] { $seat_name } pioche { undercover-the-agent } sous la pile { $pile }.
               *[joker] { $seat_name } prend son joker.
            }
    }
undercover-event-reveal = Pile { $pile } : l’agent du dessus est { undercover-colour-name }.
undercover-event-flip =
    { $seat_who ->
        [you] Tu retournes l’agent : le voilà { undercover-colour-name }.
       *[other] { $seat_name } retourne l’agent : le voilà { undercover-colour-name }.
    }
undercover-event-keep =
    { $seat_who ->
        [you] Tu gardes l’agent tel quel.
       *[other] { $seat_name } garde l’agent tel quel.
    }
undercover-event-place =
    { $seat_who ->
        [you]
            { $meeting ->
                [no] Tu poses l’agent en { $at }, en coin : pas de rencontre.
               *[yes] Tu organises une rencontre en { $at }.
            }
       *[other]
            { $meeting ->
                [no] { $seat_name } pose l’agent en { $at }, en coin : pas de rencontre.
               *[yes] { $seat_name } organise une rencontre en { $at }.
            }
    }
undercover-event-advance =
    { $seat_who ->
        [you] Ton { undercover-employee-name } : { $start } → { $to }.
       *[other] { $seat_name }, { undercover-employee-name } : { $start } → { $to }.
    }
undercover-event-collect =
    { $seat_who ->
        [you]
            { $value ->
                [hidden] Tu récupères une tuile de points en { undercover-colour-name }.
               *[shown] Tu récupères le { $value } { undercover-colour-name }.
            }
       *[other]
            { $value ->
                [hidden] { $seat_name } récupère une tuile de points en { undercover-colour-name }.
               *[shown] { $seat_name } récupère le { $value } { undercover-colour-name }.
            }
    }
undercover-event-turn =
    { $seat_who ->
        [you] Manche { $round } : à toi de jouer.
       *[other] Manche { $round } : à { $seat_name } de jouer.
    }
undercover-event-end =
    { $count ->
        [one]
            { $seat_who ->
                [you] Tu gagnes.
               *[other] { $seat_name } gagne.
            }
       *[other] Victoire partagée : { $seats }.
    }

## Comment cela s’est terminé

undercover-winner =
    { $count ->
        [one]
            { $winner_who ->
                [you] Tu gagnes avec { undercover-points }
               *[other] { $winner_name } gagne avec { undercover-points }
            }
       *[other] Victoire partagée avec { undercover-points } chacun : { $seats }
    }{ $tie ->
        [broken] , au départage
       *[none] { "" }
    }.
undercover-end-six_tiles = { undercover-winner } Quelqu’un avait six tuiles de points et la manche a été jouée jusqu’au bout.
undercover-end-round_cap = { undercover-winner } La dernière manche a été jouée.
undercover-end-no_progress = { undercover-winner } Aucun employé n’a avancé depuis trop de manches.

## Pourquoi est-ce impossible ?

undercover-why-over = La partie est terminée.
undercover-why-spectator = Tu regardes cette partie. Seuls les joueurs peuvent agir.
undercover-why-not-your-turn = C’est à { $seat_name } de jouer.
undercover-why-enemy = Cet agent est { undercover-colour-name }, ta couleur ennemie. Tant qu’il la montre, tu ne peux pas le prendre.
undercover-why-hq = Les quartiers généraux ne bougent jamais.
undercover-why-placed-joker = Une fois posé, un joker reste où il est.
undercover-why-own-folder = Ton propre dossier est sur cet agent : tu l’as pris au tour précédent, prends donc une autre tuile.
undercover-why-folder = { $seat_name } a laissé son dossier sur cet agent : il est protégé jusqu’à son prochain tour.
undercover-why-draw-bottom = Tu ne peux rien prendre : pioche l’agent du dessous d’une pile.
undercover-why-take-first = Prends d’abord une tuile : d’une pile, de la table, ou ton joker.
undercover-why-turn-first = Décide d’abord si tu retournes l’agent ou si tu le gardes tel quel.
undercover-why-occupied = Il y a déjà une tuile ici.
undercover-why-far = La tuile doit en toucher une autre par un côté.
undercover-why-corner = Toucher un coin ne suffit pas : l’agent peut encore se poser côté contre côté ailleurs.
undercover-why-no-edge = Ici, l’agent toucherait une tuile par un côté. Comme aucune tuile ne lui convient, il ne peut être posé qu’en coin.
undercover-why-colours = Couleurs incompatibles ici : { undercover-colour-name } et { undercover-other-name }. Un agent ne peut toucher que sa propre couleur et ses deux voisines sur la roue.
undercover-why-came-from = L’agent vient d’ici et n’a pas été retourné : il ne peut pas y revenir.
undercover-why-one-tile = Tu as déjà pris une tuile pendant ce tour.
undercover-why-empty-pile = Cette pile est vide.
undercover-why-others-joker = Ce joker est à quelqu’un d’autre. Tu ne peux prendre que le tien.
undercover-why-used-joker = Tu as déjà utilisé ton joker. Chacun n’en a qu’un par partie.
undercover-why-joker-turn = Un joker ne se retourne jamais.
undercover-why-turned-already = Tu as déjà retourné cet agent. Impossible de le retourner de nouveau pendant ce tour.
undercover-why-kept-already = Tu as choisi de garder l’agent tel quel.
undercover-why-employee-home = Ton { undercover-employee-name } a récupéré une tuile de points et reste là jusqu’à la fin.
undercover-why-employees = Les employés avancent d’eux-mêmes après une rencontre, dans les couleurs qui y participent.

## Règles de la maison

undercover-option-players = Joueurs
undercover-option-players-about = Deux, trois ou quatre.
undercover-option-colours = Couleurs
undercover-option-colours-about = Les couleurs des joueurs, dans l’ordre du tour. La couleur opposée à la tienne sur la roue est ta couleur ennemie ; la tuile de points que tu y récupères compte double.
undercover-option-colours-random = au hasard
undercover-option-colours-red = rouge
undercover-option-colours-orange = orange
undercover-option-colours-yellow = jaune
undercover-option-colours-green = vert
undercover-option-colours-blue = bleu
undercover-option-colours-violet = violet
undercover-option-plain_spaces = Cases simples
undercover-option-plain_spaces-about = Le nombre de cases de chaque ligne avant ses cinq tuiles de points. Moins il y en a, plus la partie est courte.
undercover-option-removed_hqs = Quartiers généraux retirés
undercover-option-removed_hqs-about = Avant la partie, quelques quartiers généraux quittent la table et deviennent des jokers.
undercover-option-removed_hqs-unplayed = couleurs que personne ne joue
undercover-option-removed_hqs-random = n’importe lesquels, au hasard
undercover-option-piles_show = Les piles montrent
undercover-option-piles_show-about = La face visible des agents dans les deux piles.
undercover-option-piles_show-undercover = la face secrète
undercover-option-piles_show-official = la face officielle
undercover-option-piles_show-mixed = une face au hasard
undercover-option-first_round_scores = Avancer dès la première manche
undercover-option-first_round_scores-about = Les rencontres du premier tour de chacun font-elles déjà avancer les employés ?
undercover-option-first_round_scores-on = oui
undercover-option-first_round_scores-off = non
undercover-option-memory = Mémoire
undercover-option-memory-about = Avec aide-mémoire, la table montre les deux faces de chaque agent déjà retourné. Sans aide-mémoire, à toi de t’en souvenir, et les valeurs des tuiles récupérées par les autres sont cachées.
undercover-option-memory-assisted = avec aide-mémoire
undercover-option-memory-strict = sans aide-mémoire
undercover-option-round_cap = Dernière manche
undercover-option-round_cap-about = La partie se termine au plus tard après cette manche, même si personne n’a six tuiles de points.
undercover-option-no_progress = Manches sans progrès
undercover-option-no_progress-about = La partie s’arrête et on compte les points quand aucun employé n’a avancé pendant ce nombre de manches de suite.
undercover-option-no_progress-off = sans limite
undercover-option-head_start = Avance
undercover-option-head_start-about = Le nombre d’employés du premier joueur placés d’avance sur la première case de leur ligne, celui de la couleur ennemie d’abord. À deux, à force égale et sans avance, le second joueur gagne 56 % des parties ; avec une avance de 1, c’est à peu près équilibré.
