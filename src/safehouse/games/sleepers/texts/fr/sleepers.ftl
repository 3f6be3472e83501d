# Sleepers : tout ce qui se dit à la table.

sleepers-seat = { $seat ->
    [white] Blanc
    [named] { $name }
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
   *[hidden] dormant
}
# La même chose pour les endroits étroits : avec des césures possibles.
sleepers-kind-narrow = { $kind ->
    [scientist] Scienti­fique
    [informant] Informa­teur
    [immigration] Immi­gration
    [master_of_disguise] Maître du dégui­sement
   *[other] { sleepers-kind }
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
   *[hidden] ?
}
sleepers-does = { $kind ->
    [scientist] Scientifique : rien ne se passe à son réveil. Cinq éveillés en ligne droite gagnent.
    [militia] Milice : rien ne se passe à son réveil. Éveillée sur toutes les cases autour d’un agent adverse, elle gagne.
    [saboteur] Saboteur : il meurt, et tous ses voisins avec lui, amis ou ennemis.
    [police] Police : elle saute par-dessus un ennemi voisin, qui meurt, et peut continuer.
    [ringleader] Meneur : il réveille jusqu’à deux autres de tes dormants.
    [recruiter] Recruteur : il pose une autre tuile de ta main.
    [informant] Informateur : il retourne un agent quelconque. Celui qu’il découvre ne fait rien.
    [immigration] Immigration : elle renvoie jusqu’à deux autres agents dans la main de leur propriétaire.
    [double_agent] Agent double : il échange sa place avec n’importe quel autre agent.
    [diversion] Diversion : elle déplace un agent quelconque sur n’importe quelle case vide.
   *[master_of_disguise] Maître du déguisement : il peut utiliser la capacité d’un voisin éveillé. Éveillé, il compte comme Scientifique et comme Milice.
}

## La question

sleepers-actor = { $hex ->
    [none] { sleepers-kind }
   *[other] { $borrowed ->
        [yes] Maître du déguisement en { $hex }, déguisé ({ sleepers-kind })
       *[no] { sleepers-kind } en { $hex }
    }
}
sleepers-ask-wait = { $seat ->
    [white] Blanc décide.
   *[black] Noir décide.
}
sleepers-ask-turn = { $can ->
    [recruit] Recrute : choisis une tuile de ta main, puis une case vide.
    [activate] Réveille un de tes dormants.
   *[both] Recrute une tuile de ta main, ou réveille un de tes dormants.
}
sleepers-ask-second_activation = Réveille un deuxième dormant, ou termine ton tour.
sleepers-ask-saboteur = { $stop ->
    [yes] { sleepers-actor } : fais tout sauter, ou renonce.
   *[no] { sleepers-actor } : fais tout sauter.
}
sleepers-ask-police = { $stop ->
    [yes] { sleepers-actor } : saute par-dessus un agent adverse, ou arrête-toi.
   *[no] { sleepers-actor } : saute par-dessus un agent adverse.
}
sleepers-ask-ringleader = { sleepers-actor } : réveille un autre de tes dormants, ou arrête-toi.
sleepers-ask-recruiter = { $stop ->
    [yes] { sleepers-actor } : pose une autre tuile de ta main, ou renonce.
   *[no] { sleepers-actor } : pose une autre tuile de ta main.
}
sleepers-ask-informant = { $stop ->
    [yes] { sleepers-actor } : retourne un agent quelconque, ou renonce.
   *[no] { sleepers-actor } : retourne un agent quelconque.
}
sleepers-ask-immigration = { $marked ->
    [none] { sleepers-actor } : renvoie un agent, ou arrête-toi.
   *[other] { sleepers-actor } : { $marked } va rentrer. Choisis un deuxième agent, ou arrête-toi.
}
sleepers-ask-double_agent = { $stop ->
    [yes] { sleepers-actor } : échange sa place avec un autre agent, ou renonce.
   *[no] { sleepers-actor } : échange sa place avec un autre agent.
}
sleepers-ask-diversion = { $stop ->
    [yes] { sleepers-actor } : choisis un agent, puis la case vide où il va, ou renonce.
   *[no] { sleepers-actor } : choisis un agent, puis la case vide où il va.
}
sleepers-ask-master_of_disguise = { $copies ->
    [any] { sleepers-actor } : utilise la capacité de n’importe quel voisin, ou renonce. Un dormant est d’abord retourné.
   *[active] { sleepers-actor } : utilise la capacité d’un voisin face visible, ou renonce.
}

sleepers-stop = { $kind ->
    [second_activation] Terminer le tour
    [saboteur] Ne rien faire sauter
    [police] Ne plus sauter
    [ringleader] Ne plus réveiller personne
    [recruiter] Ne rien poser
    [informant] Ne retourner personne
    [immigration] Ne plus renvoyer personne
    [double_agent] Rester ici
    [diversion] Ne déplacer personne
   *[master_of_disguise] N’utiliser aucune capacité
}

## Les décisions

sleepers-do-activate = Réveiller le dormant en { $hex }
sleepers-do-flip = Retourner l’agent en { $hex }
sleepers-do-bounce = Renvoyer l’agent en { $hex }
sleepers-do-swap = Échanger sa place avec l’agent en { $hex }
sleepers-do-copy = Utiliser la capacité de l’agent en { $hex }
sleepers-do-blast = Tout faire sauter en { $hex }
sleepers-do-jump = Sauter de { $from } par-dessus { $over } en { $to }
sleepers-do-recruit = Recruter en { $hex } : { sleepers-kind }
sleepers-do-move = Déplacer l’agent de { $from } en { $to }

## Ce qui s’est passé

sleepers-event-recruit = { $kind ->
    [hidden] { sleepers-seat } recrute un dormant en { $hex }.
   *[other] { sleepers-seat } recrute en { $hex } : { sleepers-kind }.
}
sleepers-event-activate = { $kind ->
    [hidden] { sleepers-seat } réveille { $hex }.
   *[other] { sleepers-seat } réveille { $hex } : { sleepers-kind }.
}
sleepers-event-flip = { $face ->
    [up] { $kind ->
        [hidden] { $hex } est découvert.
       *[other] { $hex } est découvert : { sleepers-kind }.
    }
   *[down] { $kind ->
        [hidden] { $hex } est retourné face cachée.
       *[other] { $hex } est retourné face cachée : { sleepers-kind }.
    }
}
sleepers-event-jump = Saut de { $from } en { $to }.
sleepers-event-kill = { $kind ->
    [hidden] { $owner ->
        [white] Blanc perd un dormant en { $hex }.
       *[black] Noir perd un dormant en { $hex }.
    }
   *[other] { $owner ->
        [white] Blanc perd { $hex } : { sleepers-kind }.
       *[black] Noir perd { $hex } : { sleepers-kind }.
    }
}
sleepers-event-mark = { $hex } va rentrer.
sleepers-event-bounce = { $kind ->
    [hidden] { $owner ->
        [white] Le dormant en { $hex } retourne dans la main de Blanc.
       *[black] Le dormant en { $hex } retourne dans la main de Noir.
    }
   *[other] { $owner ->
        [white] { $hex } retourne dans la main de Blanc : { sleepers-kind }.
       *[black] { $hex } retourne dans la main de Noir : { sleepers-kind }.
    }
}
sleepers-event-swap = { $hexes } échangent leurs places.
sleepers-event-move = { $from } va en { $to }.
sleepers-event-copy = { $kind ->
    [hidden] La capacité de { $hex } est utilisée.
   *[other] La capacité de { $hex } est utilisée : { sleepers-kind }.
}
sleepers-event-stop = C’est tout pour cette fois.
sleepers-event-draw = { $kinds ->
    [none] { $count ->
        [one] { sleepers-seat } pioche une tuile.
       *[other] { sleepers-seat } pioche { $count } tuiles.
    }
   *[other] { sleepers-seat } pioche : { $kinds }.
}
sleepers-event-turn = { $seat ->
    [white] Au tour de Blanc.
   *[black] Au tour de Noir.
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

sleepers-end-success = { $winner ->
    [white] Blanc gagne : une chaîne d’agents éveillés relie deux côtés opposés.
   *[black] Noir gagne : une chaîne d’agents éveillés relie deux côtés opposés.
}
sleepers-end-liberation = { $winner ->
    [white] Blanc gagne : cinq Scientifiques éveillés sont alignés.
   *[black] Noir gagne : cinq Scientifiques éveillés sont alignés.
}
sleepers-end-morale = { $winner ->
    [white] Blanc gagne : Noir a perdu dix agents.
   *[black] Noir gagne : Blanc a perdu dix agents.
}
sleepers-end-capture = { $winner ->
    [white] Blanc gagne : un agent noir est encerclé par la Milice.
   *[black] Noir gagne : un agent blanc est encerclé par la Milice.
}
sleepers-end-attrition = { $winner ->
    [white] Blanc gagne : Noir n’a plus ni tuile ni dormant.
   *[black] Noir gagne : Blanc n’a plus ni tuile ni dormant.
}
sleepers-end-no_progress = Partie nulle : trop de tours sans tuile piochée ni agent tué.
sleepers-end-turn_cap = Partie nulle : le dernier tour est passé.

## Le plateau

sleepers-map = Carte de France de 61 cases
sleepers-keys =
    Les flèches gauche et droite suivent une rangée, les flèches haut et bas changent de rangée. Origine et Page préc. mènent en haut à gauche et en haut à droite, Fin et Page suiv. en bas à gauche et en bas à droite. N et P vont à la case suivante ou précédente que tu peux choisir. Un chiffre prend une tuile de ta main, Entrée choisit, Échap repose ce que tu as pris.
sleepers-cell-empty = { $hex } : vide.
sleepers-cell-sleeper = { $owner ->
    [white] { $hex } : un dormant blanc.
   *[black] { $hex } : un dormant noir.
}
sleepers-cell-known = { $owner ->
    [white] { $hex } : un dormant blanc, { sleepers-kind }.
   *[black] { $hex } : un dormant noir, { sleepers-kind }.
}
sleepers-cell-active = { $owner ->
    [white] { $hex } : agent blanc éveillé, { sleepers-kind }.
   *[black] { $hex } : agent noir éveillé, { sleepers-kind }.
}
sleepers-can = { $verb ->
    [activate] Tu peux le réveiller.
    [flip] Tu peux le retourner.
    [bounce] Tu peux le renvoyer.
    [swap] Tu peux échanger ta place avec lui.
    [copy] Tu peux utiliser sa capacité.
    [blast] Tu peux tout faire sauter.
    [jump] Tu peux sauter ici.
    [recruit] Tu peux recruter ici : { sleepers-kind }.
   *[move] Tu peux déplacer ici l’agent de { $from }.
}
sleepers-can-source = Tu peux le déplacer.
sleepers-taken-up = Agent pris : choisis maintenant une case vide.
sleepers-place-it = { sleepers-kind } : choisis une case vide. Échap, ou la même tuile, la repose.
sleepers-move-it = L’agent en { $hex } est pris : choisis une case vide. Échap, ou le même agent, le repose.
sleepers-acting = Sa capacité est en cours.
sleepers-marked = Il va rentrer.
sleepers-hinted = Conseil numéro { $rank }.
sleepers-in-line = Fait partie de la ligne décisive.
sleepers-surrounded = Encerclé.
sleepers-guess = { sleepers-kind } { $chance }
sleepers-probably = Probablement : { $kinds }.
sleepers-side = { $seat ->
    [white] Blanc : { $name }
   *[black] Noir : { $name }
}
sleepers-hand = { $seat ->
    [white] Main de Blanc
   *[black] Main de Noir
}
sleepers-hand-count = { $count ->
    [0] main vide
   *[other] { $count } en main
}
sleepers-pile-count = { $count ->
    [0] pioche vide
   *[other] { $count } dans la pioche
}
sleepers-killed-count = { $count ->
    [one] { $count } tué sur 10
   *[other] { $count } tués sur 10
}
sleepers-pending-list = En cours
sleepers-pending = { $kind ->
    [second_activation] deuxième réveil
   *[other] { sleepers-actor }
}
sleepers-turn = Tour { $turn }
sleepers-turn-of = Tour { $turn } sur { $limit }
sleepers-quiet = { $count } tours calmes sur { $limit }

## Pourquoi pas ?

sleepers-why-over = La partie est finie.
sleepers-why-watching = Tu regardes ; seuls les joueurs décident.
sleepers-why-not-your-turn = C’est à l’autre camp de jouer.
sleepers-why-occupied = { $hex } est occupée. On ne recrute que sur une case vide.
sleepers-why-move-occupied = { $hex } est occupée. On ne déplace que vers une case vide.
sleepers-why-tile-first = Pour recruter ici, choisis d’abord une tuile de ta main.
sleepers-why-no-tiles = Ta main est vide : tu ne peux pas recruter. Réveille un dormant.
sleepers-why-recruit-after-activating = Dans un tour, on recrute ou on réveille, jamais les deux. Tu as déjà réveillé quelqu’un.
sleepers-why-tile-chosen = Tu as pris une tuile. Repose-la d’abord, avec Échap ou en la choisissant encore.
sleepers-why-enemy-sleeper = Ce dormant est à l’autre camp. On ne réveille que les siens.
sleepers-why-enemy-active = Cet agent est à l’autre camp, et déjà éveillé.
sleepers-why-awake = Cet agent est déjà éveillé. On ne réveille que des dormants ; il faudrait d’abord le retourner.
sleepers-why-same-agent = Le deuxième réveil est pour un autre agent, pas pour celui que tu viens de réveiller.
sleepers-why-ringleader-empty = Le Meneur réveille des dormants ; il n’y a personne ici.
sleepers-why-ringleader-self = Le Meneur réveille les autres, pas lui-même.
sleepers-why-jump-itself = C’est l’agent qui saute. Choisis la case où il doit atterrir.
sleepers-why-jump-landing = On n’arrive ici qu’en sautant : par-dessus un ennemi voisin, sur la case vide juste derrière.
sleepers-why-jump-own = On ne saute pas par-dessus ses propres agents.
sleepers-why-jump-far = On ne saute que par-dessus un ennemi voisin.
sleepers-why-jump-edge = Derrière { $hex }, la carte s’arrête : impossible d’y atterrir.
sleepers-why-jump-blocked = La case derrière, { $hex }, n’est pas vide.
sleepers-why-jump-beyond = Pour sauter par-dessus cet agent, choisis la case derrière lui : { $hex }.
sleepers-why-recruiter-tile-first = Choisis d’abord une tuile de ta main, puis la case vide où elle va.
sleepers-why-nobody-there = Il n’y a personne en { $hex }.
sleepers-why-informant-self = Dans cette partie, un Informateur ne peut pas se retourner lui-même.
sleepers-why-already-marked = { $hex } va déjà rentrer. Choisis un autre agent, ou arrête-toi.
sleepers-why-immigration-self = L’Immigration renvoie les autres, pas elle-même.
sleepers-why-swap-empty = L’Agent double échange sa place avec quelqu’un ; il n’y a personne ici.
sleepers-why-swap-self = L’Agent double échange sa place avec un autre agent, pas avec lui-même.
sleepers-why-agent-first = Choisis d’abord l’agent à déplacer, puis la case vide.
sleepers-why-diversion-self = Dans cette partie, une Diversion ne peut pas se déplacer elle-même.
sleepers-why-copy-itself = Le Maître du déguisement utilise la capacité de quelqu’un d’autre.
sleepers-why-copy-far = Le Maître du déguisement n’imite qu’un agent juste à côté de lui.
sleepers-why-copy-sleeper = On n’imite que des agents éveillés ; celui-ci dort.
sleepers-why-copy-master = Un autre Maître du déguisement n’a pas de capacité propre qui mène plus loin.
sleepers-why-copy-nothing = { $kind ->
    [scientist] Un Scientifique n’a pas de capacité : sa ligne de cinq est un but, et ne s’imite pas.
   *[militia] La Milice n’a pas de capacité : encercler est un but, et ne s’imite pas.
}
sleepers-why-blast-elsewhere = La charge explose là où se trouve son agent, ou pas du tout.
sleepers-why-ability-first = { $kind ->
    [ringleader] Le Meneur réveille des dormants ; on recrutera à un autre tour.
   *[other] Une capacité est d’abord à exécuter : { sleepers-kind }.
}

## Règles maison

sleepers-option-preset = Habitudes de table
sleepers-option-preset-about = Plusieurs règles maison d’un coup.
sleepers-option-preset-german_table = Table allemande
sleepers-option-capture = Capture
sleepers-option-capture-about = La Milice doit-elle encercler un seul agent, ou peut-elle aussi encercler un groupe d’agents qui se touchent ?
sleepers-option-capture-single = Un agent
sleepers-option-capture-group = Tout un groupe
sleepers-option-own_sleepers = Tes propres dormants
sleepers-option-own_sleepers-about = Selon les règles, tu ne peux plus regarder tes dormants : la mémoire fait partie du jeu. Visibles, ils te sont montrés en pâle.
sleepers-option-own_sleepers-hidden = Cachés : souviens-t’en
sleepers-option-own_sleepers-visible = Visibles pour toi
sleepers-option-informant_self = L’Informateur et lui-même
sleepers-option-informant_self-about = Un Informateur peut-il se retourner lui-même, pour être réveillé de nouveau plus tard ?
sleepers-option-informant_self-allow = Lui-même aussi
sleepers-option-informant_self-forbid = Seulement les autres
sleepers-option-diversion_self = La Diversion et elle-même
sleepers-option-diversion_self-about = Une Diversion peut-elle se déplacer elle-même ?
sleepers-option-diversion_self-allow = Elle-même aussi
sleepers-option-diversion_self-forbid = Seulement les autres
sleepers-option-effects = Capacités
sleepers-option-effects-about = Strictes : ce qui est possible doit être fait, sauf indication contraire. Souples : on peut renoncer à toute capacité.
sleepers-option-effects-strict = Strictes
sleepers-option-effects-lenient = Souples
sleepers-option-police_first_jump = Premier saut de la Police
sleepers-option-police_first_jump-about = La Police qui peut sauter doit-elle le faire une fois ? Les sauts suivants restent toujours libres.
sleepers-option-police_first_jump-must = Obligatoire
sleepers-option-police_first_jump-may = Libre
sleepers-option-no_progress = Tours calmes avant la nulle
sleepers-option-no_progress-about = Après autant de tours de suite sans tuile piochée ni agent tué, la partie est nulle.
sleepers-option-no_progress-off = Sans limite
sleepers-option-turn_cap = Dernier tour
sleepers-option-turn_cap-about = Après ce tour, la partie est nulle.
sleepers-option-turn_cap-off = Sans limite
sleepers-option-master_copies = Maître du déguisement
sleepers-option-master_copies-about = De qui il peut utiliser la capacité. Si tout voisin convient, un dormant choisi est découvert sans être réveillé.
sleepers-option-master_copies-active = Voisins éveillés
sleepers-option-master_copies-any = Tout voisin
sleepers-option-corners = Coins de la carte
sleepers-option-corners-about = Une case de coin appartient-elle aux deux côtés qui s’y rejoignent, ou à aucun ?
sleepers-option-corners-both = Aux deux côtés
sleepers-option-corners-none = À aucun côté
sleepers-option-attrition = Usure
sleepers-option-attrition-about = Quand un camp sans tuile ni dormant a perdu : dès qu’il devrait jouer, ou déjà à la fin de son propre tour.
sleepers-option-attrition-own_turn = Quand il devrait jouer
sleepers-option-attrition-end_of_any_turn = À la fin d’un tour
sleepers-option-killed_sleepers = Dormants tués
sleepers-option-killed_sleepers-about = Qui voit ce qu’était un dormant tué.
sleepers-option-killed_sleepers-hidden = Personne
sleepers-option-killed_sleepers-owner = Son propriétaire
sleepers-option-killed_sleepers-open = Tout le monde
sleepers-option-first_player = Qui commence
sleepers-option-first_player-about = Blanc commence. Les couleurs sont tirées au sort, ou vous les choisissez.
sleepers-option-first_player-random = Au sort
sleepers-option-first_player-chosen = Au choix
