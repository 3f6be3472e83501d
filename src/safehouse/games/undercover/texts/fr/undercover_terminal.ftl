### Undercover dans le terminal.

## Images

terminal-undercover-pile =
    { $count ->
        [one] pile { $pile } : { $top }   { $count } agent
       *[other] pile { $pile } : { $top }   { $count } agents
    }
terminal-undercover-active = en main : { $tile }
terminal-undercover-player =
    { $joker ->
        [yes] { undercover-seat } : { undercover-colour-name }, couleur ennemie { undercover-other-name }, joker
       *[no] { undercover-seat } : { undercover-colour-name }, couleur ennemie { undercover-other-name }
    }

## Les règles en une page

rules-undercover =
    UNDERCOVER : les agents changent de camp, se rencontrent et font avancer tes employés.

    But du jeu
      Chaque ligne du tableau d’information se termine par cinq tuiles de points, de 4 à 8. Chacun de tes
      six employés peut en récupérer une, au plus une par couleur. Le plus grand total gagne.

    Six couleurs forment une roue : rouge, orange, jaune, vert, bleu, violet, puis de nouveau rouge. Les
    deux faces d’un agent sont de couleurs voisines sur la roue. La couleur opposée à la tienne est ta
    couleur ennemie : tu ne peux pas prendre les agents qui la montrent, mais la tuile de points que tu
    y récupères compte double.

    Ton tour
      1  Prends une tuile : l’agent du dessus d’une pile, un agent de la table sans dossier ou, une fois
         par partie, ton joker. L’agent ne doit pas montrer ta couleur ennemie quand tu le prends. Si tu
         ne peux rien prendre, pioche l’agent du dessous d’une pile, quelle que soit sa couleur.
      2  Retourne l’agent ou garde-le tel quel. (Un joker ne se retourne jamais.) Ton dossier va sur la
         tuile. Personne ne peut la prendre jusqu’à ton prochain tour, et toi-même, à ce tour-là, tu devras
         en prendre une autre.
      3  Pose-la côté contre côté avec au moins une tuile. Un agent ne peut toucher que sa propre couleur,
         ses deux voisines sur la roue et les jokers ; un joker, toutes les couleurs. Un agent de la
         table que tu n’as pas retourné ne peut pas revenir à son ancienne place. Si aucune place ne convient,
         l’agent se pose de façon à toucher une tuile par un coin et aucune par un côté ; l’étape 4 est
         alors sautée.
      4  Tes employés avancent : d’une case dans la couleur de l’agent posé, de deux si tu l’as retourné,
         et d’une de plus dans la couleur de chaque agent ou quartier général voisin. Les jokers ne
         comptent pas. Les cases occupées comptent ; un employé qui s’arrêterait sur l’une d’elles
         continue jusqu’à la prochaine case libre. Personne ne dépasse le bout d’une ligne : la dernière
         case libre est la limite.

    Un employé qui s’arrête sur une tuile de points la récupère et y reste. Les pas suivants dans cette
    ligne sont perdus.

    Dès que quelqu’un a six tuiles de points, on termine la manche et on compte les points. En cas
    d’égalité, celui qui a le plus d’employés dans la colonne la plus à droite l’emporte, puis dans
    la suivante vers la gauche, et ainsi de suite. Ceux qui restent à égalité partagent la victoire.
    La partie se termine aussi après dix manches de suite sans qu’aucun employé n’avance, et après
    la manche 60.
