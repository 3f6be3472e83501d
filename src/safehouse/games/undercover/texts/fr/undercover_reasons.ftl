# Pourquoi un tour d’Undercover est bon.

reason-undercover-wins =
    { $how ->
        [six_tiles] La partie s’arrête, car quelqu’un a six tuiles de points, et tu gagnes.
        [no_progress] La partie s’arrête, car personne n’avance plus depuis longtemps, et tu gagnes.
       *[round_cap] La dernière manche s’achève, et tu gagnes.
    }
reason-undercover-loses =
    { $how ->
        [six_tiles] La partie s’arrête, car quelqu’un a six tuiles de points, et tu ne gagnes pas.
        [no_progress] La partie s’arrête, car personne n’avance plus depuis longtemps, et tu ne gagnes pas.
       *[round_cap] La dernière manche s’achève, et tu ne gagnes pas.
    }
reason-undercover-moves =
    { $spaces ->
        [one] Ce coup fait avancer tes employés de { $spaces } case.
       *[other] Ce coup fait avancer tes employés de { $spaces } cases.
    }
reason-undercover-scores =
    { $points ->
        [one] Ce coup te rapporte { $points } point.
       *[other] Ce coup te rapporte { $points } points.
    }
reason-undercover-gives_nothing = Les autres n’en tirent rien.
reason-undercover-moves_rivals =
    { $spaces ->
        [one] Aucun rival n’avance de plus de { $spaces } case.
       *[other] Aucun rival n’avance de plus de { $spaces } cases.
    }
reason-undercover-prepares = Ce coup ne fait encore avancer personne, mais il prépare une meilleure rencontre.
