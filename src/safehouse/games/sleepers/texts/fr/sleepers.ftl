# Sleepers : tout ce qui se dit à la table.

sleepers-seat = { $seat ->
    [white] Blanc
   *[black] Noir
}

## Les agents

sleepers-kind = { $kind ->
    [scientist] Scientifique
    [militia] Milice
    [saboteur] Saboteur
    [police] Police
    [ringleader] Meneur
    [recruiter] Recruteur
    [informant] Informateur
    [immigration] Immigration
    [double_agent] Agent double
    [diversion] Diversion
    [master_of_disguise] Maître du déguisement
   *[hidden] dormeur
}
# La même chose pour les endroits étroits : avec des césures possibles.
sleepers-kind-narrow = { $kind ->
    [scientist] Scienti­fique
    [informant] Informa­teur
    [immigration] Immi­gration
    [master_of_disguise] Maître du dégui­sement
   *[other] { sleepers-kind }
}
# La même chose dans une phrase, avec l’article.
sleepers-one = { $kind ->
    [militia] la Milice
    [police] la Police
    [immigration] l’Immigration
    [diversion] une Diversion
   *[other] un { sleepers-kind }
}
sleepers-short = { $kind ->
    [scientist] Sc
    [militia] Mi
    [saboteur] Sa
    [police] Po
    [ringleader] Me
    [recruiter] Re
    [informant] In
    [immigration] Im
    [double_agent] Ag
    [diversion] Di
    [master_of_disguise] Ma
   *[hidden] ·
}
sleepers-does = { $kind ->
    [scientist] Scientifique : pas de capacité. Cinq des tiens face visible, alignés sans trou, et tu gagnes.
    [militia] Milice : pas de capacité. Face visible sur toutes les cases autour d’un agent adverse, elle te fait gagner.
    [saboteur] Saboteur : il meurt et tue tous les agents adjacents, amis comme ennemis.
    [police] Police : elle saute par-dessus un agent adverse adjacent, le tue et peut continuer à sauter.
    [ringleader] Meneur : il active jusqu’à deux autres de tes dormeurs.
    [recruiter] Recruteur : il recrute une autre tuile de ta main.
    [informant] { $self ->
        [allow] Informateur : il retourne n’importe quel agent, y compris lui-même. Un agent retourné face visible n’utilise pas sa capacité.
       *[forbid] Informateur : il retourne n’importe quel autre agent. Un agent retourné face visible n’utilise pas sa capacité.
    }
    [immigration] Immigration : elle renvoie jusqu’à deux autres agents dans la main de leur propriétaire.
    [double_agent] Agent double : il échange sa place avec n’importe quel autre agent de la carte.
    [diversion] { $self ->
        [allow] Diversion : elle déplace n’importe quel agent, y compris elle-même, sur une case vide.
       *[forbid] Diversion : elle déplace n’importe quel autre agent sur une case vide.
    }
   *[master_of_disguise] { $copies ->
        [any] Maître du déguisement : il peut utiliser la capacité d’un agent adjacent ; un dormeur est d’abord retourné. Face visible, il compte comme Scientifique et comme Milice.
       *[active] Maître du déguisement : il peut utiliser la capacité d’un agent adjacent face visible. Face visible, il compte comme Scientifique et comme Milice.
    }
}

## La question

# De qui est la capacité ; un agent peut disparaître avant qu’elle soit terminée.
sleepers-actor = { $hex ->
    [none] { sleepers-kind } (n’est plus sur la carte)
   *[other] { $borrowed ->
        [yes] Maître en { $hex } ({ sleepers-kind })
       *[no] { sleepers-kind } en { $hex }
    }
}
# La suite, si l’on renonce à une capacité.
sleepers-then = { $then ->
    [end] et termine ton tour
    [ringleader] { $kind ->
        [ringleader] et reviens au Meneur précédent
       *[other] et reviens au Meneur
    }
   *[second_activation] et passe à ta deuxième activation
}
sleepers-ask-wait = À { $seat_name } de jouer.
sleepers-ask-turn = { $can ->
    [recruit] Recrute : choisis une tuile de ta main, puis une case vide.
    [activate] Ta main est vide : active un de tes dormeurs.
   *[both] Recrute une tuile de ta main, ou active un de tes dormeurs.
}
sleepers-ask-second_activation = Active un deuxième dormeur, ou termine ton tour.
sleepers-ask-saboteur = { sleepers-actor } : fais-le sauter avec tous les agents adjacents, ou renonce { sleepers-then }.
sleepers-ask-police = { $stop ->
    [yes] { $again ->
        [yes] { sleepers-actor } : saute par-dessus un autre ennemi, ou arrête-toi { sleepers-then }.
       *[no] { sleepers-actor } : saute par-dessus un ennemi adjacent, ou renonce { sleepers-then }.
    }
   *[no] { sleepers-actor } : saute par-dessus un ennemi adjacent. Choisis la case d’arrivée.
}
sleepers-ask-ringleader = { $again ->
    [yes] { sleepers-actor } : active encore un dormeur, ou arrête-toi { sleepers-then }.
   *[no] { sleepers-actor } : active jusqu’à deux autres dormeurs, ou renonce { sleepers-then }.
}
sleepers-ask-recruiter = { $stop ->
    [yes] { sleepers-actor } : recrute une autre tuile de ta main, ou renonce { sleepers-then }.
   *[no] { sleepers-actor } : recrute une autre tuile de ta main.
}
sleepers-ask-informant = { $stop ->
    [yes] { $self ->
        [allow] { sleepers-actor } : retourne un agent (même celui-ci), ou renonce { sleepers-then }.
       *[forbid] { sleepers-actor } : retourne un autre agent, ou renonce { sleepers-then }.
    }
   *[no] { $self ->
        [allow] { sleepers-actor } : retourne un agent (même celui-ci).
       *[forbid] { sleepers-actor } : retourne un autre agent.
    }
}
sleepers-ask-immigration = { $marked ->
    [none] { sleepers-actor } : renvoie en main jusqu’à deux autres agents, ou renonce { sleepers-then }.
   *[other] { sleepers-actor } : choisis un autre agent à renvoyer avec { $marked }, ou renvoie seulement { $marked } { sleepers-then }.
}
sleepers-ask-double_agent = { $stop ->
    [yes] { sleepers-actor } : échange sa place avec un autre agent, ou renonce { sleepers-then }.
   *[no] { sleepers-actor } : échange sa place avec un autre agent.
}
sleepers-ask-diversion = { $stop ->
    [yes] { $self ->
        [allow] { sleepers-actor } : déplace un agent (même celui-ci) sur une case vide, ou renonce { sleepers-then }.
       *[forbid] { sleepers-actor } : déplace un autre agent sur une case vide, ou renonce { sleepers-then }.
    }
   *[no] { $self ->
        [allow] { sleepers-actor } : déplace un agent (même celui-ci) sur une case vide.
       *[forbid] { sleepers-actor } : déplace un autre agent sur une case vide.
    }
}
sleepers-ask-master_of_disguise = { $copies ->
    [any] { sleepers-actor } : imite un voisin (un dormeur est d’abord retourné), ou renonce { sleepers-then }.
   *[active] { sleepers-actor } : imite un voisin face visible, ou renonce { sleepers-then }.
}

sleepers-stop = { $kind ->
    [second_activation] Terminer le tour
    [saboteur] Ne rien faire sauter
    [police] { $again ->
        [yes] Ne plus sauter
       *[no] Ne pas sauter
    }
    [ringleader] { $again ->
        [yes] Ne plus activer
       *[no] N’activer personne
    }
    [recruiter] Ne pas recruter
    [informant] Ne retourner personne
    [immigration] { $marked ->
        [none] Ne renvoyer personne
       *[other] Renvoyer { $marked } seulement
    }
    [double_agent] Ne pas échanger
    [diversion] Ne déplacer personne
   *[master_of_disguise] N’imiter personne
}

## Les décisions

sleepers-do-activate = Activer le dormeur en { $hex }
sleepers-do-flip = Retourner l’agent en { $hex }
sleepers-do-bounce = Renvoyer en main l’agent en { $hex }
sleepers-do-swap = Changer de place avec l’agent en { $hex }
sleepers-do-copy = Utiliser la capacité de l’agent en { $hex }
sleepers-do-blast = Faire sauter { $hex } et tous les agents adjacents
sleepers-do-jump = Sauter de { $from } par-dessus { $over } en { $to }
sleepers-do-recruit = Recruter { sleepers-one } en { $hex }
sleepers-do-move = Déplacer l’agent de { $from } en { $to }

## Ce qui s’est passé

sleepers-event-recruit = { $seat_who ->
    [you] Tu recrutes { sleepers-one } en { $hex }.
   *[other] { $seat_name } recrute { sleepers-one } en { $hex }.
}
sleepers-event-activate = { $seat_who ->
    [you] { $kind ->
        [hidden] Tu actives { $hex }.
       *[other] Tu actives { $hex } : { sleepers-kind }.
    }
   *[other] { $kind ->
        [hidden] { $seat_name } active { $hex }.
       *[other] { $seat_name } active { $hex } : { sleepers-kind }.
    }
}
sleepers-event-flip = { $face ->
    [up] { $kind ->
        [hidden] L’agent en { $hex } est retourné face visible.
       *[other] L’agent en { $hex } est retourné face visible : { sleepers-kind }.
    }
   *[down] { $kind ->
        [hidden] L’agent en { $hex } est retourné face cachée.
       *[other] L’agent en { $hex } est retourné face cachée : { sleepers-kind }.
    }
}
sleepers-event-jump = { $from } saute en { $to }.
sleepers-event-kill = { $owner_who ->
    [you] Tu perds { sleepers-one } en { $hex }.
   *[other] { $owner_name } perd { sleepers-one } en { $hex }.
}
sleepers-event-mark = L’agent en { $hex } va revenir dans la main de son propriétaire.
sleepers-event-bounce = { $owner_who ->
    [you] Tu reprends dans ta main { sleepers-one } en { $hex }.
   *[other] { $owner_name } reprend dans sa main { sleepers-one } en { $hex }.
}
sleepers-event-swap = { $hexes } échangent leurs places.
sleepers-event-move = { $from } va en { $to }.
sleepers-event-copy = { $kind ->
    [hidden] Le Maître du déguisement utilise la capacité de { $hex }.
   *[other] Le Maître du déguisement utilise la capacité de { $hex } : { sleepers-kind }.
}
sleepers-event-stop = { $ability ->
    [second_activation] { $seat_who ->
        [you] Tu termines ton tour.
       *[other] { $seat_name } termine son tour.
    }
   *[other] { $seat_who ->
        [you] { sleepers-kind } : tu t’arrêtes là.
       *[other] { sleepers-kind } : { $seat_name } s’arrête là.
    }
}
sleepers-event-draw = { $kinds ->
    [none] { $seat_who ->
        [you] { $count ->
            [one] Tu pioches { $count } tuile.
           *[other] Tu pioches { $count } tuiles.
        }
       *[other] { $count ->
            [one] { $seat_name } pioche { $count } tuile.
           *[other] { $seat_name } pioche { $count } tuiles.
        }
    }
   *[other] { $seat_who ->
        [you] Tu pioches { $kinds }.
       *[other] { $seat_name } pioche { $kinds }.
    }
}
sleepers-event-turn = { $seat_who ->
    [you] À toi de jouer.
   *[other] À { $seat_name } de jouer.
}
sleepers-event-end = { $reason ->
    [success] { sleepers-end-success }
    [liberation] { sleepers-end-liberation }
    [morale] { sleepers-end-morale }
    [capture] { sleepers-end-capture }
    [attrition] { sleepers-end-attrition }
    [no_progress] { sleepers-end-no_progress }
   *[turn_cap] { sleepers-end-turn_cap }
}

## La fin

sleepers-end-success = { $winner_who ->
    [you] Tu gagnes (Succès) : une chaîne de tes agents face visible relie deux côtés opposés.
   *[other] { $winner_name } gagne (Succès) : une chaîne d’agents face visible relie deux côtés opposés.
}
sleepers-end-liberation = { $winner_who ->
    [you] Tu gagnes (Libération) : cinq Scientifiques face visible sont alignés.
   *[other] { $winner_name } gagne (Libération) : cinq Scientifiques face visible sont alignés.
}
sleepers-end-morale = { $winner_who ->
    [you] Tu gagnes (Moral) : dix agents adverses ont été tués.
   *[other] { $loser_who ->
        [you] { $winner_name } gagne (Moral) : dix de tes agents ont été tués.
       *[other] { $winner_name } gagne (Moral) : dix agents adverses ont été tués.
    }
}
sleepers-end-capture = { $winner_who ->
    [you] Tu gagnes (Capture) : ta Milice encercle un agent adverse.
   *[other] { $loser_who ->
        [you] { $winner_name } gagne (Capture) : la Milice encercle un de tes agents.
       *[other] { $winner_name } gagne (Capture) : la Milice encercle un agent adverse.
    }
}
sleepers-end-attrition = { $winner_who ->
    [you] Tu gagnes (Attrition) : l’autre camp n’a plus ni tuile ni dormeur.
   *[other] { $loser_who ->
        [you] { $winner_name } gagne (Attrition) : tu n’as plus ni tuile ni dormeur.
       *[other] { $winner_name } gagne (Attrition) : l’autre camp n’a plus ni tuile ni dormeur.
    }
}
sleepers-end-no_progress = Partie nulle : trop de tours de suite sans tuile piochée ni agent tué.
sleepers-end-turn_cap = Partie nulle : la limite de tours est atteinte.

## Le plateau

sleepers-map = Carte de France, 61 cases
sleepers-keys =
    Les flèches gauche et droite suivent la rangée, les flèches haut et bas changent de rangée. Origine et Page préc. montent en diagonale à gauche et à droite, Fin et Page suiv. descendent en diagonale à gauche et à droite. N et P vont à la case suivante ou précédente que tu peux choisir. Les chiffres prennent une tuile de ta main, Entrée choisit, Échap repose la tuile ou l’agent.
sleepers-cell-empty = { $hex } : vide.
sleepers-cell-sleeper = { $owner ->
    [white] { $hex } : dormeur blanc.
   *[black] { $hex } : dormeur noir.
}
sleepers-cell-known = { $owner ->
    [white] { $hex } : dormeur blanc ({ sleepers-kind }).
   *[black] { $hex } : dormeur noir ({ sleepers-kind }).
}
sleepers-cell-active = { $owner ->
    [white] { $hex } : agent blanc face visible ({ sleepers-kind }).
   *[black] { $hex } : agent noir face visible ({ sleepers-kind }).
}
sleepers-can = { $verb ->
    [activate] Tu peux l’activer.
    [flip] Tu peux le retourner.
    [bounce] Tu peux le renvoyer en main.
    [swap] Tu peux changer de place avec lui.
    [copy] Tu peux utiliser sa capacité.
    [blast] Tu peux le faire sauter.
    [jump] Tu peux sauter ici.
    [recruit] Tu peux recruter { sleepers-one } ici.
   *[move] Tu peux déplacer ici l’agent de { $from }.
}
sleepers-can-source = Tu peux le déplacer.
sleepers-taken-up = Agent choisi. Choisis maintenant une case vide.
sleepers-place-it = { sleepers-kind } : choisis une case vide. Pour reposer la tuile, appuie sur Échap ou clique à nouveau dessus.
sleepers-move-it = { $hex } : choisis la case vide où va cet agent. Pour annuler, appuie sur Échap ou clique à nouveau sur lui.
sleepers-acting = Sa capacité est en cours.
sleepers-marked = Il va revenir dans la main de son propriétaire.
sleepers-hinted = Conseil { $rank }.
sleepers-in-line = Fait partie de la ligne décisive.
sleepers-surrounded = Encerclé.
sleepers-guess = { sleepers-kind } { $chance }
sleepers-probably = Probablement { $kinds }.
sleepers-side = { $seat ->
    [white] Blanc : { $name }
   *[black] Noir : { $name }
}
sleepers-hand = { $seat ->
    [white] Main des Blancs
   *[black] Main des Noirs
}
sleepers-hand-count = { $count ->
    [0] main vide
    [one] { $count } tuile en main
   *[other] { $count } tuiles en main
}
sleepers-pile-count = { $count ->
    [0] pioche vide
   *[other] { $count } dans la pioche
}
sleepers-killed-count = { $count ->
    [one] { $count } tué sur 10
   *[other] { $count } tués sur 10
}
sleepers-pending-list = Capacités en cours
sleepers-pending = { $kind ->
    [second_activation] Deuxième activation
   *[other] { sleepers-actor }
}
sleepers-turn = Tour { $turn }
sleepers-turn-of = Tour { $turn } sur { $limit }
sleepers-quiet = { $count ->
    [one] { $count } tour sans progrès (nulle à { $limit })
   *[other] { $count } tours sans progrès (nulle à { $limit })
}

## Pourquoi est-ce impossible ?

sleepers-why-over = La partie est terminée.
sleepers-why-watching = Tu regardes cette partie, tu n’y joues pas.
sleepers-why-not-your-turn = Ce n’est pas ton tour.
sleepers-why-occupied = { $hex } est occupée. Tu ne peux recruter que sur une case vide.
sleepers-why-move-occupied = { $hex } est occupée. Un agent ne peut aller que sur une case vide.
sleepers-why-tile-first = Pour recruter ici, choisis d’abord une tuile de ta main.
sleepers-why-no-tiles = Ta main est vide, tu ne peux donc pas recruter. Active plutôt un dormeur.
sleepers-why-recruit-after-activating = Tu as déjà activé un dormeur. À chaque tour, tu recrutes ou tu actives, jamais les deux.
sleepers-why-tile-chosen = Tu as choisi une tuile. Pour la reposer, appuie sur Échap ou clique à nouveau dessus.
sleepers-why-enemy-sleeper = Ce dormeur n’est pas à toi. Tu ne peux activer que les tiens.
sleepers-why-enemy-active = Cet agent n’est pas à toi, et il est déjà face visible.
sleepers-why-face-up = Cet agent est déjà face visible. On n’active que les dormeurs ; il faudrait d’abord le retourner face cachée.
sleepers-why-same-agent = Ta deuxième activation doit concerner un autre agent que la première.
sleepers-why-ringleader-empty = Il n’y a pas d’agent ici. Le Meneur active des dormeurs.
sleepers-why-ringleader-self = Le Meneur ne peut pas s’activer lui-même.
sleepers-why-jump-itself = C’est cet agent qui saute. Choisis la case d’arrivée.
sleepers-why-jump-landing = On n’arrive ici qu’en sautant par-dessus un ennemi adjacent, sur la case vide juste derrière lui.
sleepers-why-jump-own = Tu ne peux pas sauter par-dessus tes propres agents.
sleepers-why-jump-far = Tu ne peux sauter que par-dessus un ennemi adjacent.
sleepers-why-jump-edge = La carte s’arrête derrière { $hex } : il n’y a pas de case où atterrir.
sleepers-why-jump-blocked = La case derrière, { $hex }, est occupée.
sleepers-why-jump-beyond = Pour sauter par-dessus cet agent, choisis la case derrière lui : { $hex }.
sleepers-why-recruiter-tile-first = Choisis d’abord une tuile de ta main, puis une case vide où la poser.
sleepers-why-nobody-there = Il n’y a pas d’agent en { $hex }.
sleepers-why-informant-self = Dans cette partie, un Informateur ne peut pas se retourner lui-même.
sleepers-why-already-marked = L’agent en { $hex } est déjà choisi. Choisis-en un autre, ou ne renvoie que celui-ci.
sleepers-why-immigration-self = L’Immigration ne peut pas se renvoyer elle-même, seulement d’autres agents.
sleepers-why-swap-empty = Il n’y a pas d’agent ici avec qui changer de place.
sleepers-why-swap-self = L’Agent double doit échanger sa place avec un autre agent.
sleepers-why-agent-first = Choisis d’abord l’agent à déplacer, puis une case vide.
sleepers-why-diversion-self = Dans cette partie, une Diversion ne peut pas se déplacer elle-même.
sleepers-why-copy-itself = Le Maître du déguisement utilise la capacité d’un autre. Choisis un agent adjacent.
sleepers-why-copy-far = Le Maître du déguisement ne peut imiter qu’un agent adjacent.
sleepers-why-copy-sleeper = Le Maître du déguisement ne peut imiter qu’un agent face visible, et celui-ci est un dormeur.
sleepers-why-copy-master = Un autre Maître du déguisement n’a pas de capacité propre à imiter.
sleepers-why-copy-nothing = { $kind ->
    [scientist] Un Scientifique n’a pas de capacité à imiter : cinq alignés, c’est un but, pas une capacité.
   *[militia] La Milice n’a pas de capacité à imiter : encercler, c’est un but, pas une capacité.
}
sleepers-why-blast-elsewhere = L’explosion ne peut avoir lieu que là où se trouve l’agent.
sleepers-why-ability-first = { $kind ->
    [ringleader] Le Meneur active des dormeurs. Tu pourras recruter à un autre tour.
   *[other] Termine d’abord la capacité en cours : { sleepers-kind }.
}

## La page des règles

# Ce que dit un petit code dans les règles quand on le survole.

## Règles maison

sleepers-option-preset = Préréglage
sleepers-option-preset-about = Change plusieurs règles maison d’un coup.
sleepers-option-preset-german_table = Livret allemand
sleepers-option-capture = Capture
sleepers-option-capture-about = La Milice doit-elle encercler un agent seul, ou peut-elle aussi capturer un groupe d’agents qui se touchent ?
sleepers-option-capture-single = Un agent seul
sleepers-option-capture-group = Les groupes aussi
sleepers-option-own_sleepers = Tes propres dormeurs
sleepers-option-own_sleepers-about = Selon les règles, tu ne peux plus regarder tes dormeurs : la mémoire fait partie du jeu. Visibles, ils s’affichent pour toi en transparence.
sleepers-option-own_sleepers-hidden = Cachés pour toi aussi
sleepers-option-own_sleepers-visible = Visibles pour toi
sleepers-option-informant_self = Cible de l’Informateur
sleepers-option-informant_self-about = Un Informateur peut-il se retourner lui-même, et donc être activé à nouveau plus tard ?
sleepers-option-informant_self-allow = Tout agent
sleepers-option-informant_self-forbid = Les autres seulement
sleepers-option-diversion_self = Cible de la Diversion
sleepers-option-diversion_self-about = Une Diversion peut-elle se déplacer elle-même ?
sleepers-option-diversion_self-allow = Tout agent
sleepers-option-diversion_self-forbid = Les autres seulement
sleepers-option-effects = Capacités
sleepers-option-effects-about = Selon les règles, une capacité utilisable doit être utilisée, sauf mention « peut » ou « jusqu’à ».
sleepers-option-effects-strict = Obligatoires
sleepers-option-effects-lenient = Toujours facultatives
sleepers-option-police_first_jump = Premier saut de la Police
sleepers-option-police_first_jump-about = Une Police qui peut sauter doit-elle le faire au moins une fois ? Les sauts suivants sont toujours facultatifs.
sleepers-option-police_first_jump-must = Obligatoire
sleepers-option-police_first_jump-may = Facultatif
sleepers-option-no_progress = Partie nulle faute de progrès
sleepers-option-no_progress-about = La partie est nulle après ce nombre de tours de suite sans tuile piochée ni agent tué.
sleepers-option-no_progress-off = Jamais
sleepers-option-turn_cap = Limite de tours
sleepers-option-turn_cap-about = Après ce tour, la partie est nulle.
sleepers-option-turn_cap-off = Aucune
sleepers-option-master_copies = Maître du déguisement
sleepers-option-master_copies-about = Qui il peut imiter. Si tous les voisins conviennent, un dormeur choisi est retourné face visible sans être activé.
sleepers-option-master_copies-active = Voisins face visible
sleepers-option-master_copies-any = Tous les voisins
sleepers-option-corners = Cases d’angle
sleepers-option-corners-about = Une case d’angle appartient-elle aux deux côtés qui s’y rejoignent, ou à aucun ?
sleepers-option-corners-both = Aux deux côtés
sleepers-option-corners-none = À aucun côté
sleepers-option-attrition = Attrition
sleepers-option-attrition-about = Quand perd-on si l’on n’a plus ni tuile ni dormeur : au début de son tour, ou déjà à la fin de n’importe quel tour ?
sleepers-option-attrition-own_turn = Début de son tour
sleepers-option-attrition-end_of_any_turn = Fin de chaque tour
sleepers-option-killed_sleepers = Dormeurs tués
sleepers-option-killed_sleepers-about = Qui voit ce qu’était un dormeur tué.
sleepers-option-killed_sleepers-hidden = Personne
sleepers-option-killed_sleepers-owner = Son propriétaire
sleepers-option-killed_sleepers-open = Tout le monde
sleepers-option-first_player = Couleurs
sleepers-option-first_player-about = Blanc commence toujours. Les couleurs sont tirées au sort ou choisies.
sleepers-option-first_player-random = Tirées au sort
sleepers-option-first_player-chosen = Choisies
