# Les règles en une page, pour le terminal.

rules-sleepers =
    SLEEPERS : deux réseaux de résistance sur une carte de France.

    À ton tour, tu fais l’une de ces deux choses, puis tu complètes ta main à quatre tuiles :
      recruit    Recrute une tuile de ta main : face cachée, sur n’importe quelle case vide. C’est
                 maintenant un dormant.
      activate   Réveille un ou deux de tes dormants, l’un après l’autre : retourne-le et fais ce qu’il
                 sait faire.
    Tu ne peux pas regarder les dormants, même pas les tiens : retiens qui tu as mis où.

    Tu gagnes
      succès       par une chaîne d’agents éveillés (face visible) entre deux côtés opposés de la carte
      libération   par cinq Scientifiques éveillés en ligne droite
      moral        quand dix agents du camp adverse sont tués
      capture      quand ta Milice éveillée occupe toutes les cases autour d’un agent ennemi
      usure        quand le camp adverse doit jouer et n’a plus ni tuile ni dormant

    Les agents : l’abréviation, ce qu’on tape, combien tu en as, et ce qu’ils font à leur réveil
      Sc scientist 8            Scientifique : rien ; cinq en ligne gagnent
      Mi militia 5              Milice : rien ; elle encercle
      Sa saboteur 1             Saboteur : il meurt, et tous ses voisins avec lui, amis ou ennemis
      Po police 2               Police : saute par-dessus un ennemi voisin, qui meurt, et peut continuer
      Ri ringleader 2           Meneur : réveille jusqu’à deux autres de tes dormants
      Re recruiter 2            Recruteur : recrute une autre tuile de ta main
      In informant 2            Informateur : retourne un agent, lui-même compris, sans le réveiller
      Im immigration 2          Immigration : renvoie jusqu’à deux autres agents en main
      Da double_agent 2         Agent double : échange sa place avec un autre agent
      Di diversion 2            Diversion : déplace un agent, elle-même comprise, sur une case vide
      Ma master_of_disguise 2   Maître du déguisement : peut utiliser la capacité d’un voisin éveillé ;
                                face visible, il compte comme Scientifique et comme Milice

    Sans « peut » ni « jusqu’à », ce qui est possible doit être fait. Un but compte dès qu’il est atteint,
    quel que soit le camp dont c’est le tour ; si les deux camps en atteignent un au même moment, celui
    dont c’est le tour gagne.
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
rules-sarahs_vision =
    SARAH’S VISION : protégez trois personnes de talent jusqu’à la fin de vingt événements. Vous gagnez ou
    perdez ensemble.

    Vous perdez dès qu’un personnage a 5 cubes de danger. Vous gagnez quand les 20 événements sont passés.

    Un tour
      1  Une action, si tu veux :
           draw            piocher une directive, gratuit
           cover           couvrir des cases encadrées d’événements visibles, un bloc de la couleur chacune
           swap            échanger deux cartes de la rangée                1 vert (green)
           reveal          révéler les cartes cachées de la rangée          1 orange
           remove          retirer un événement visible                     4 jaunes (yellow)
      2  Le premier événement de la rangée a lieu : danger et inspiration arrivent sur des lieux, puis
         viennent ses lignes. Ce qui est couvert n’a pas lieu.
      3  Chacun peut jouer des directives ; elles coûtent du violet (purple). Ce qu’une directive laisse
         choisir, on peut aussi y renoncer, avec done.
      4  Un lieu avec plus de 3 cubes de danger donne ceux en trop aux personnages de ton choix. Puis chaque
         personnage prend tout le danger du lieu où il se trouve, et son inspiration : elle va sur la
         grille, dans la ligne de la couleur du lieu et la colonne du personnage. Une ligne ou une colonne
         pleine libère les blocs à son bout. Toute autre inspiration est perdue.

    À l’abri. Jusqu’à la fin du tour, un personnage à l’abri ne prend pas le danger du lieu où il se
    trouve : les autres qui y sont le prennent et, s’il n’y a personne d’autre, le danger y reste. Seuls les
    cubes qu’un lieu ne supporte plus, ceux au-delà de 3, peuvent encore lui être donnés.

    Payer. Une unité, c’est un bloc de la couleur tiré de la tour, un bloc libéré ou un cube de la grille. On
    ne tire rien des trois étages du haut. Les blocs reviennent au sommet. Avant de tirer, on peut tâter des
    blocs, avec feel les plus prometteurs d’un coup : ils bougent, résistent ou sont coincés. Chacun a un risque. Si la tour tombe, ce qu’on payait
    est perdu, plus rien n’est couvert, et les cinq événements suivants ont lieu d’un coup.
rules-options = Règles maison, pour --option NOM=VALEUR (entre parenthèses : si rien n’est dit)
