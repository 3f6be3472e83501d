### Undercover dans le terminal.

## Pictures

terminal-undercover-pile =
    { $count ->
        [one] pile { $pile } : { $top }   { $count } agent
       *[other] pile { $pile } : { $top }   { $count } agents
    }
terminal-undercover-active = en jeu : { $tile }
terminal-undercover-player =
    { $joker ->
        [yes] { undercover-seat } : { undercover-colour-name }, ennemi { undercover-other-name }, joker
       *[no] { undercover-seat } : { undercover-colour-name }, ennemi { undercover-other-name }
    }

## The rules on one page

rules-undercover =
    UNDERCOVER : des agents changent de camp, se rencontrent et font avancer tes employés.

    Six couleurs forment une roue : rouge, orange, jaune, vert, bleu, violet, puis rouge à nouveau. Un
    agent a deux côtés, de couleurs voisines sur la roue. La couleur en face de la tienne est ton ennemi.

    Ton tour
      1  Prends une tuile : celle du dessus d’une pile, un agent de la table sans dossier, ou, une fois
         par partie, ton joker. Tu ne peux pas prendre un agent qui montre la couleur de ton ennemi. S’il
         n’y a rien à prendre, tire l’agent du dessous d’une pile, quel qu’il soit.
      2  Retourne l’agent ou laisse-le ainsi. (Ton dossier reste dessus jusqu’à ton prochain tour.)
      3  Pose-le à côté d’au moins une tuile. Toutes celles qu’il touche doivent montrer sa couleur ou
         l’une des deux voisines, ou être des jokers ; un joker peut tout toucher. Un agent de la table
         qui n’a pas été retourné ne peut pas revenir où il était. S’il ne va nulle part, il se pose au
         coin d’une tuile, n’en touche aucune par un bord, et ne fait avancer personne.
      4  Tes employés avancent : d’une case dans la couleur de l’agent posé, de deux s’il a été retourné,
         et d’une pour chaque agent ou quartier général voisin, dans sa couleur. Les cases occupées
         comptent ; qui s’arrêterait sur l’une d’elles va jusqu’à la prochaine case libre.

    Un employé qui s’arrête sur une tuile de points la prend et y reste : une tuile au plus par couleur.
    Quand quelqu’un a six tuiles de points, la manche se termine ; après dix manches
    sans qu’aucun employé n’avance, la partie s’arrête aussi. La tuile de la couleur ennemie compte
    double. Le plus grand total gagne.
