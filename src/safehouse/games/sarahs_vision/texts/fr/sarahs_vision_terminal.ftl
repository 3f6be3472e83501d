### Sarah’s Vision dans le terminal.

## Pictures

terminal-now = ici
terminal-line = { sarahs_vision-section } : { $does }
terminal-covered = couvert
terminal-danger = danger
terminal-locked = verrouillé
terminal-sheltered = à l’abri
terminal-unlocked = Blocs libérés : { $blocks }
terminal-tower = Tour, étages du haut à droite ; ~ bouge, = résiste, # coincé ; risque de chute en %
terminal-directive = { sarahs_vision-seat } : { sarahs_vision-directive } ({ $typed }), { $cost } { sarahs_vision-kind }
terminal-hand-empty = { sarahs_vision-seat } : aucune directive

## The rules on one page

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
