# Pourquoi un tour d’Undercover est bon, et ce qu’il abandonne.

undercover-steps = { $much ->
    [one] { $much } case
   *[other] { $much } cases
}

## Ce qui parle pour lui

reason-undercover-wins = { $how ->
    [six_tiles] Termine la partie, car quelqu’un a six tuiles de points, et tu gagnes.
    [no_progress] Termine la partie, car personne n’avance plus depuis longtemps, et tu gagnes.
   *[round_cap] Termine la dernière manche, et tu gagnes.
}
reason-undercover-leads = Te fait passer en tête : { $mine } points contre { $theirs } pour { $enemy_name }.
reason-undercover-collects = { $tiles ->
    [6] Rapporte { $much } points en { undercover-colour-name } : avec ta sixième tuile, la partie finit après cette manche.
    [5] Rapporte { $much } points en { undercover-colour-name } : il ne te manque plus qu’une tuile de points.
   *[other] Rapporte { $much } points en { undercover-colour-name }.
}
reason-undercover-denies = Prend le { $value } { undercover-colour-name }, la meilleure tuile restante, avant { $enemy_name }.
reason-undercover-moves = { $other ->
    [none] Te fait avancer de { undercover-steps } en { undercover-colour-name }.
   *[other] Fait avancer tes employés de { undercover-steps }, surtout en { undercover-colour-name } et en { undercover-other-name }.
}
reason-undercover-gains = { $spaces ->
    [one] En { undercover-colour-name }, tombe sur une case occupée et avance ainsi d’une case de plus.
   *[other] En { undercover-colour-name }, tombe sur une case occupée et avance ainsi de { $spaces } cases de plus.
}
reason-undercover-overtakes = Dépasse { $enemy_name } en { undercover-colour-name }.
reason-undercover-starves = Ne laisse à { $enemy_name } aucun coup pour avancer.

## Ce qu’on dit quand rien ne parle pour lui

reason-undercover-loses = { $how ->
    [six_tiles] Termine la partie, car quelqu’un a six tuiles de points, et tu ne gagnes pas.
    [no_progress] Termine la partie, car personne n’avance plus depuis longtemps, et tu ne gagnes pas.
   *[round_cap] Termine la dernière manche, et tu ne gagnes pas.
}
reason-undercover-depends = Rapporte plus ou moins, selon ce qui se révèle.
reason-undercover-prepares = Ne fait encore avancer personne, mais prépare une meilleure rencontre.

## Ce qui parle contre lui

reason-undercover-helps = { $much ->
    [1] Mais { $enemy_name } peut ensuite avancer d’une case.
    [one] Mais { $enemy_name } peut ensuite avancer de { $much } case.
   *[other] Mais { $enemy_name } peut ensuite avancer de { $much } cases.
}
reason-undercover-spends_joker = Mais tu y laisses ton joker.
reason-undercover-unseen = Mais personne n’a encore vu l’autre face de cet agent.
reason-undercover-worse = { $points ->
    [0] Tout aussi bon, pour autant que l’ordinateur puisse en juger.
    [one] Mais tes chances de gagner baissent de { $points } point.
   *[other] Mais tes chances de gagner baissent de { $points } points.
}

## Ce que fait le meilleur tour et pas celui-ci

reason-undercover-without_wins = Mais ce coup ne gagne pas la partie.
reason-undercover-without_leads = Mais ce coup ne te fait pas passer en tête.
reason-undercover-without_collects = Mais ce coup ne rapporte pas encore de points.
reason-undercover-less_collects = { $by ->
    [one] Mais ce coup rapporte { $by } point de moins.
   *[other] Mais ce coup rapporte { $by } points de moins.
}
reason-undercover-without_denies = Mais { $enemy_name } pourrait encore prendre le { $value } { undercover-colour-name }.
reason-undercover-without_moves = Mais ce coup ne fait avancer aucun de tes employés.
reason-undercover-less_moves = { $by ->
    [one] Mais cela fait { $by } case de moins.
   *[other] Mais cela fait { $by } cases de moins.
}
reason-undercover-without_gains = Mais ce coup ne fait gagner aucune case de plus.
reason-undercover-without_overtakes = Mais ce coup ne dépasse personne.
reason-undercover-without_starves = Mais { $enemy_name } peut encore avancer.
