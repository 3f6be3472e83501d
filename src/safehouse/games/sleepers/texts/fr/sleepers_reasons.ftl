# Pourquoi un tour de Sleepers est bon. Un demi-tour est l’un des deux dormeurs qu’un tour peut activer.

reason-sleepers-wins =
    { $how ->
        [success] Ce coup gagne : ta chaîne relie deux côtés opposés de la carte.
        [liberation] Ce coup gagne : cinq Scientifiques sont alignés.
        [morale] Ce coup gagne : dix agents adverses sont morts.
        [capture] Ce coup gagne : ta Milice encercle un agent adverse.
        [attrition] Ce coup gagne : l’autre camp n’a plus rien à jouer.
       *[other] Ce coup gagne la partie.
    }
reason-sleepers-ends =
    { $how ->
        [no_progress] La partie s’arrête sans vainqueur : personne n’avance plus depuis trop longtemps.
        [turn_cap] La partie s’arrête sans vainqueur : le dernier tour est joué.
       *[other] La partie s’arrête, et l’autre camp gagne.
    }
reason-sleepers-threatens_chain = Ce coup menace de relier deux côtés de la carte à ton prochain tour.
reason-sleepers-keeps_from_chain =
    { $enemy ->
        [white] Ce coup empêche Blanc de relier deux côtés de la carte au prochain tour.
       *[black] Ce coup empêche Noir de relier deux côtés de la carte au prochain tour.
    }
reason-sleepers-sets_chain_back =
    { $enemy ->
        [white] { $half_turns ->
            [one] Ce coup retarde la chaîne de Blanc de { $half_turns } demi-tour.
           *[other] Ce coup retarde la chaîne de Blanc de { $half_turns } demi-tours.
        }
       *[black] { $half_turns ->
            [one] Ce coup retarde la chaîne de Noir de { $half_turns } demi-tour.
           *[other] Ce coup retarde la chaîne de Noir de { $half_turns } demi-tours.
        }
    }
reason-sleepers-kills =
    { $enemy ->
        [white] { $agents ->
            [one] Ce coup tue { $agents } agent blanc.
           *[other] Ce coup tue { $agents } agents blancs.
        }
       *[black] { $agents ->
            [one] Ce coup tue { $agents } agent noir.
           *[other] Ce coup tue { $agents } agents noirs.
        }
    }
reason-sleepers-brings_chain_nearer =
    { $now ->
        [one] Ce coup rapproche ta chaîne du but : il manque { $now } demi-tour au lieu de { $was }.
       *[other] Ce coup rapproche ta chaîne du but : il manque { $now } demi-tours au lieu de { $was }.
    }
reason-sleepers-holds =
    { $enemy ->
        [white] Ce coup maintient la situation : il te manque { $mine } demi-tours pour une chaîne, et { $theirs } à Blanc.
       *[black] Ce coup maintient la situation : il te manque { $mine } demi-tours pour une chaîne, et { $theirs } à Noir.
    }
