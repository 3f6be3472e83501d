# Pourquoi un tour de Sleepers est bon, et ce qu’il abandonne.

sleepers-chain = { $sides ->
    [north_south] chaîne du nord au sud
    [north_east_south_west] chaîne du nord-est au sud-ouest
    [north_west_south_east] chaîne du nord-ouest au sud-est
   *[any] chaîne
}

## Ce qui parle pour lui

reason-sleepers-wins = { $how ->
    [success] Gagne tout de suite : ta chaîne relie deux côtés opposés de la carte.
    [liberation] Gagne tout de suite : cinq Scientifiques alignés.
    [morale] Gagne tout de suite : dix agents adverses sont morts.
    [capture] Gagne tout de suite : ta Milice encercle un agent adverse.
    [attrition] Gagne tout de suite : l’adversaire n’a plus rien à jouer.
   *[other] Gagne tout de suite.
}
reason-sleepers-blocks = { $where ->
    [north] Arrête { $enemy_name } au nord : il ne manquait qu’un tour à sa chaîne.
    [north_east] Arrête { $enemy_name } au nord-est : il ne manquait qu’un tour à sa chaîne.
    [south_east] Arrête { $enemy_name } au sud-est : il ne manquait qu’un tour à sa chaîne.
    [south] Arrête { $enemy_name } au sud : il ne manquait qu’un tour à sa chaîne.
    [south_west] Arrête { $enemy_name } au sud-ouest : il ne manquait qu’un tour à sa chaîne.
    [north_west] Arrête { $enemy_name } au nord-ouest : il ne manquait qu’un tour à sa chaîne.
   *[between] Empêche { $enemy_name } de finir une { sleepers-chain } au prochain tour.
}
reason-sleepers-threatens_chain = Menace de finir ta { sleepers-chain } au prochain tour.
reason-sleepers-threatens_row = Menace d’aligner cinq Scientifiques au prochain tour.
reason-sleepers-threatens_capture = Menace de capturer l’agent adverse en { $hex } au prochain tour.
reason-sleepers-saves = Sauve ton agent en { $hex } de la capture.
reason-sleepers-blocks_row = Casse une ligne où { $enemy_name } pourrait aligner cinq Scientifiques.
reason-sleepers-kills = { $much ->
    [one] Tue un agent adverse, ce qui en fait { $dead } sur 10.
   *[other] Tue { $much } agents adverses, ce qui en fait { $dead } sur 10.
}
reason-sleepers-sends_home = { $agents ->
    [one] Renvoie un agent adverse dans la main de son propriétaire.
   *[other] Renvoie { $agents } agents adverses dans la main de leur propriétaire.
}
reason-sleepers-sets_back = { $now ->
    [one] Retarde { $enemy_name } : encore { $now } tour avant sa chaîne au lieu de { $was }.
   *[other] Retarde { $enemy_name } : encore { $now } tours avant sa chaîne au lieu de { $was }.
}
reason-sleepers-shortens = { $now ->
    [one] Fait avancer ta { sleepers-chain } : encore { $now } tour au lieu de { $was }.
   *[other] Fait avancer ta { sleepers-chain } : encore { $now } tours au lieu de { $was }.
}
reason-sleepers-takes_back = { $agents ->
    [one] Ramène un de tes agents dans ta main, prêt à resservir.
   *[other] Ramène { $agents } de tes agents dans ta main, prêts à resservir.
}
reason-sleepers-readies = { $agents ->
    [one] Retourne un de tes agents face cachée : il pourra agir à nouveau.
   *[other] Retourne { $agents } de tes agents face cachée : ils pourront agir à nouveau.
}
reason-sleepers-plants = { $kind ->
    [scientist] Place un Scientifique : avec cinq alignés, tu gagnes.
    [militia] Place une Milice : si elle encercle un agent adverse, tu gagnes.
    [saboteur] Place un Saboteur qui pourra faire sauter tout un groupe.
    [police] Place une Police qui pourra sauter par-dessus des agents adverses.
    [ringleader] Place un Meneur qui pourra activer deux dormeurs de plus en un tour.
    [recruiter] Place un Recruteur qui pourra amener un agent de plus.
    [informant] Place un Informateur qui pourra retourner n’importe quel agent.
    [immigration] Place une Immigration qui pourra renvoyer deux agents.
    [double_agent] Place un Agent double qui pourra échanger sa place avec n’importe qui.
    [diversion] Place une Diversion qui pourra déplacer n’importe quel agent.
   *[master_of_disguise] Place un Maître du déguisement : face visible, il compte comme Scientifique et comme Milice.
}

## Ce qu’on dit quand rien ne parle pour lui

reason-sleepers-ends = { $how ->
    [no_progress] Termine la partie sur une nulle : personne n’avance plus depuis trop longtemps.
    [turn_cap] Termine la partie sur une nulle : c’est le dernier tour.
   *[other] Termine la partie, et l’adversaire gagne.
}
reason-sleepers-keeps = Garde tes autres dormeurs face cachée pour plus tard.
reason-sleepers-holds = { $mine ->
    [one] Maintient l’équilibre : il te faut { $mine } tour pour une chaîne, et il en faut { $theirs } à { $enemy_name }.
   *[other] Maintient l’équilibre : il te faut { $mine } tours pour une chaîne, et il en faut { $theirs } à { $enemy_name }.
}

## Ce qui parle contre lui

reason-sleepers-lets_chain = Mais { $enemy_name } peut finir une { sleepers-chain } au prochain tour.
reason-sleepers-lets_row = Mais { $enemy_name } pourrait aligner cinq Scientifiques au prochain tour.
reason-sleepers-lets_capture = Mais { $enemy_name } pourrait capturer ton agent en { $hex } au prochain tour.
reason-sleepers-loses = { $much ->
    [one] Mais tu y perds un de tes agents.
   *[other] Mais tu y perds { $much } de tes agents.
}
reason-sleepers-lengthens = { $now ->
    [one] Mais ta chaîne prend du retard : { $now } tour au lieu de { $was }.
   *[other] Mais ta chaîne prend du retard : { $now } tours au lieu de { $was }.
}
reason-sleepers-worse = { $points ->
    [0] Tout aussi bon, pour autant que l’ordinateur puisse en juger.
    [one] Mais tes chances de gagner baissent de { $points } point.
   *[other] Mais tes chances de gagner baissent de { $points } points.
}

## Ce que fait le meilleur tour et pas celui-ci

reason-sleepers-without_wins = Mais ce coup ne gagne pas tout de suite.
reason-sleepers-without_blocks = Mais { $enemy_name } peut encore finir une { sleepers-chain } au prochain tour.
reason-sleepers-without_threatens_chain = Mais ce coup ne menace pas de finir ta { sleepers-chain }.
reason-sleepers-without_threatens_row = Mais ce coup ne menace pas d’aligner cinq Scientifiques.
reason-sleepers-without_threatens_capture = Mais ce coup ne menace de capturer personne.
reason-sleepers-without_saves = Mais ce coup ne sauve pas ton agent en { $hex }.
reason-sleepers-without_blocks_row = Mais { $enemy_name } pourrait toujours aligner cinq Scientifiques.
reason-sleepers-without_kills = Mais ce coup ne tue personne.
reason-sleepers-less_kills = { $by ->
    [one] Mais ce coup tue un agent de moins.
   *[other] Mais ce coup tue { $by } agents de moins.
}
reason-sleepers-without_sends_home = Mais ce coup ne renvoie aucun agent adverse.
reason-sleepers-without_sets_back = Mais ce coup ne retarde pas { $enemy_name }.
reason-sleepers-without_shortens = Mais ta chaîne n’avance pas.
reason-sleepers-less_shortens = { $now ->
    [one] Mais il te faut alors encore { $now } tour pour finir ta chaîne.
   *[other] Mais il te faut alors encore { $now } tours pour finir ta chaîne.
}
reason-sleepers-without_takes_back = Mais aucun de tes agents ne revient en main.
reason-sleepers-without_readies = Mais aucun de tes agents n’est prêt à agir à nouveau.
reason-sleepers-without_plants = Mais ce coup n’amène aucun nouvel agent sur la carte.
