sleepers-title = Sleepers
sleepers-tagline = Deux réseaux secrets sur une même carte : souviens-toi de qui dort où.
sleepers-about =
    Tu recrutes des agents face cachée dans toute la France et tu les réveilles quand leur heure est venue : ils sautent, font exploser, renvoient chez eux, échangent leurs places. Relie deux côtés opposés de la carte avec des agents éveillés, ou gagne de l’une des quatre autres façons. Tes dormants, toi non plus, tu n’as plus le droit de les regarder.
sleepers-players = 2 personnes
sleepers-credits = Sleepers a été inventé par Stephen Tavener.
