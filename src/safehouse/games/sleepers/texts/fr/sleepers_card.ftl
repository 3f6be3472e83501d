sleepers-title = Sleepers
sleepers-tagline = Deux réseaux secrets, une seule carte : souviens-toi de qui se cache où.
sleepers-about =
    Recrute des agents face cachée dans toute la France et active-les au bon moment : ils sautent, font tout exploser, échangent leurs places ou renvoient les autres. Relie deux côtés opposés de la carte avec des agents face visible, ou gagne d’une des quatre autres façons. Et une fois un dormeur posé, même toi, tu n’as plus le droit de le regarder.
sleepers-players = 2 joueurs
sleepers-credits = Sleepers est un jeu de Stephen Tavener.
