# Pourquoi une décision de Sarah's Vision est bonne, et ce qu’elle abandonne.

sarahs_vision-danger = { $much ->
    [one] { $much } cube de danger
   *[other] { $much } cubes de danger
}

## Ce qui parle pour elle

reason-sarahs_vision-wins = Gagne la partie.
reason-sarahs_vision-rescues = Sauve { sarahs_vision-role } : un cinquième cube de danger ferait perdre la partie.
reason-sarahs_vision-averts = { $role ->
    [none] Évite { sarahs_vision-danger } { sarahs_vision-at }.
   *[other] Évite { sarahs_vision-danger } { sarahs_vision-at }, où se trouve { sarahs_vision-role }.
}
reason-sarahs_vision-cancels = { $cubes ->
    [0] Annule un effet de cet événement.
    [one] Annule un effet qui apporterait { $cubes } cube de danger.
   *[other] Annule un effet qui apporterait { $cubes } cubes de danger.
}
reason-sarahs_vision-removes = { $much ->
    [0] Écarte cet événement.
   *[other] Écarte cet événement, qui apporterait { sarahs_vision-danger }.
}
reason-sarahs_vision-delays = Repousse le pire des deux événements (danger : { $now } d’abord, { $was } ensuite).
reason-sarahs_vision-reorders = Change l’ordre des prochains événements.
reason-sarahs_vision-shows = { $events ->
    [one] Dévoile { $events } événement avant qu’il n’arrive.
   *[other] Dévoile { $events } événements avant qu’ils n’arrivent.
}
reason-sarahs_vision-draws = Ajoute une directive à ta main, sans aucun risque.
reason-sarahs_vision-clears = { $cubes ->
    [one] Aide contre le danger en ville : { $cubes } cube.
   *[other] Aide contre le danger en ville : { $cubes } cubes.
}
reason-sarahs_vision-evades = { $figures ->
    [one] Peut tirer d’affaire le personnage qui est en danger.
   *[other] Peut tirer d’affaire un des { $figures } personnages en danger.
}
reason-sarahs_vision-softens = { $cubes ->
    [one] Aide contre un événement qui apporte { $cubes } cube de danger.
   *[other] Aide contre un événement qui apporte { $cubes } cubes de danger.
}
reason-sarahs_vision-calms = { $role ->
    [none] { $cubes ->
        [one] Retire { $cubes } cube de danger { sarahs_vision-at }.
       *[other] Retire { $cubes } cubes de danger { sarahs_vision-at }.
    }
   *[other] { $cubes ->
        [one] Retire { $cubes } cube de danger { sarahs_vision-at }, où se trouve { sarahs_vision-role }.
       *[other] Retire { $cubes } cubes de danger { sarahs_vision-at }, où se trouve { sarahs_vision-role }.
    }
}
reason-sarahs_vision-relieves = { $cubes ->
    [one] Soulage { sarahs_vision-role }, qui a { $cubes } cube de danger sur 5.
   *[other] Soulage { sarahs_vision-role }, qui a { $cubes } cubes de danger sur 5.
}
reason-sarahs_vision-evens = Répartit le danger : { sarahs_vision-role } en a le plus.
reason-sarahs_vision-shelters = { $cubes ->
    [one] Épargne { $cubes } cube de danger à { sarahs_vision-role } ce tour-ci.
   *[other] Épargne { $cubes } cubes de danger à { sarahs_vision-role } ce tour-ci.
}
reason-sarahs_vision-escapes = { $cubes ->
    [one] Met { sarahs_vision-role } hors d’atteinte de { $cubes } cube de danger.
   *[other] Met { sarahs_vision-role } hors d’atteinte de { $cubes } cubes de danger.
}
reason-sarahs_vision-seeks = { $cubes ->
    [one] Mène { sarahs_vision-role } à { $cubes } cube d’inspiration.
   *[other] Mène { sarahs_vision-role } à { $cubes } cubes d’inspiration.
}
reason-sarahs_vision-bears = { $cubes ->
    [one] C’est { sarahs_vision-role } qui peut le mieux encaisser ce cube : cela lui fera { $cubes } cube de danger sur 5.
   *[other] C’est { sarahs_vision-role } qui peut le mieux encaisser ce cube : cela lui fera { $cubes } cubes de danger sur 5.
}
reason-sarahs_vision-unlocks = { $blocks ->
    [one] Libère un bloc pour payer.
   *[other] Libère { $blocks } blocs pour payer.
}
reason-sarahs_vision-nearer = { $missing ->
    [one] Il ne manque alors plus qu’un cube pour libérer les blocs : { sarahs_vision-end-of-grid }.
   *[other] Il ne manque alors plus que { $missing } cubes pour libérer les blocs : { sarahs_vision-end-of-grid }.
}
reason-sarahs_vision-inspires = Apporte de l’inspiration à la grille.
reason-sarahs_vision-safest = { $left ->
    [2] Le bloc le plus sûr : { $percent } % de risque, et l’étage { $layer } reste solide avec deux blocs.
   *[other] Le bloc le plus sûr : { $percent } % de risque d’effondrement.
}
reason-sarahs_vision-saves = Garde tes cubes et tes blocs libérés pour plus tard.
reason-sarahs_vision-untouched = Paie sans toucher à la tour.
reason-sarahs_vision-leaves_tower = Laisse la tour tranquille.
reason-sarahs_vision-feels = Ne coûte rien et t’apprend, avant de tirer, quel bloc bouge.

## Ce qu’on dit quand rien ne parle pour elle

reason-sarahs_vision-pulls = Paie avec un bloc de l’étage { $layer }.
reason-sarahs_vision-moves = Déplace des personnages.
reason-sarahs_vision-covers = Couvre une partie d’un événement à venir.
reason-sarahs_vision-plays = Tire parti d’une directive.
reason-sarahs_vision-adds = Ajoute à la grille un cube pour payer plus tard.
reason-sarahs_vision-neutral = Ne change pas grand-chose pour l’instant.

## Ce qui parle contre elle

reason-sarahs_vision-loses = Mais la partie est alors perdue.
reason-sarahs_vision-forgoes = { $much ->
    [one] Mais { $much } cube d’inspiration est perdu du même coup.
   *[other] Mais { $much } cubes d’inspiration sont perdus du même coup.
}
reason-sarahs_vision-enters = Mais { sarahs_vision-role } tombe sur { sarahs_vision-danger } de plus.
reason-sarahs_vision-near_defeat = { $much ->
    [one] Mais { sarahs_vision-role } a alors { $much } cube de danger sur 5.
   *[other] Mais { sarahs_vision-role } a alors { $much } cubes de danger sur 5.
}
reason-sarahs_vision-needs_pull = { $pulls ->
    [one] Mais il faut tirer un bloc, avec environ { $much } % de risque.
   *[other] Mais il faut tirer { $pulls } blocs, avec environ { $much } % de risque à chaque fois.
}
reason-sarahs_vision-risk = Mais le risque d’effondrement est de { $much } %.
reason-sarahs_vision-last_block = Mais il ne reste alors plus qu’un bloc à l’étage { $layer }.
reason-sarahs_vision-uses_block = Mais cela coûte un bloc libéré.
reason-sarahs_vision-uses_cube = Mais cela coûte un cube de la grille.
reason-sarahs_vision-worse = { $points ->
    [0] Tout aussi bon, pour autant que l’ordinateur puisse en juger.
    [one] Mais les chances de gagner baissent de { $points } point.
   *[other] Mais les chances de gagner baissent de { $points } points.
}

## Ce que fait la meilleure décision et pas celle-ci

reason-sarahs_vision-without_wins = Mais cela ne fait pas gagner la partie.
reason-sarahs_vision-without_rescues = Mais cela ne sauve pas { sarahs_vision-role }.
reason-sarahs_vision-without_averts = Mais cela ne couvre pas le danger { sarahs_vision-at }.
reason-sarahs_vision-less_averts = { $by ->
    [one] Mais cela évite { $by } cube de danger de moins.
   *[other] Mais cela évite { $by } cubes de danger de moins.
}
reason-sarahs_vision-without_cancels = Mais cela ne couvre pas cet effet.
reason-sarahs_vision-without_removes = Mais tous les événements à venir restent.
reason-sarahs_vision-less_removes = { $by ->
    [one] Mais cela écarte { $by } cube de danger de moins.
   *[other] Mais cela écarte { $by } cubes de danger de moins.
}
reason-sarahs_vision-without_delays = Mais cela ne repousse pas le pire événement.
reason-sarahs_vision-without_reorders = Mais l’ordre des événements reste le même.
reason-sarahs_vision-without_shows = Mais cela ne dévoile aucun événement à venir.
reason-sarahs_vision-without_draws = Mais cela n’apporte aucune directive.
reason-sarahs_vision-without_clears = Mais cela ne retire aucun danger de la ville.
reason-sarahs_vision-without_evades = Mais personne n’échappe au danger.
reason-sarahs_vision-without_softens = Mais cela n’atténue aucun événement à venir.
reason-sarahs_vision-without_calms = Mais cela ne retire aucun danger.
reason-sarahs_vision-without_relieves = Mais cela ne retire aucun danger à { sarahs_vision-role }.
reason-sarahs_vision-without_evens = Mais cela ne répartit pas le danger.
reason-sarahs_vision-without_shelters = Mais cela ne met pas { sarahs_vision-role } à l’abri.
reason-sarahs_vision-without_escapes = Mais cela ne tire personne du danger.
reason-sarahs_vision-without_seeks = Mais cela ne mène personne à l’inspiration.
reason-sarahs_vision-without_bears = Mais d’autres personnages ont moins de cubes de danger.
reason-sarahs_vision-without_unlocks = Mais cela ne libère aucun bloc.
reason-sarahs_vision-without_nearer = Mais cela ne rapproche aucun bloc de sa libération.
reason-sarahs_vision-without_inspires = Mais cela n’apporte aucune inspiration.
reason-sarahs_vision-without_safest = Mais ce n’est pas le bloc le plus sûr.
reason-sarahs_vision-without_saves = Mais cela dépense ce que tu as gardé.
reason-sarahs_vision-without_untouched = Mais cela touche à la tour.
reason-sarahs_vision-without_leaves_tower = Mais il faut tirer un bloc de la tour.
reason-sarahs_vision-without_feels = Mais aucun bloc n’est testé avant.
