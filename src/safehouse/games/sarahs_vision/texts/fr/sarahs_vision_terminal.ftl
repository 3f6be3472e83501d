### Sarah’s Vision dans le terminal.

## Images

terminal-now = ici
terminal-line = { sarahs_vision-section } ({ $typed }) : { $does }
terminal-covered = couvert
terminal-danger = danger
terminal-locked = verrouillé
terminal-sheltered = à l’abri
terminal-unlocked = Blocs libérés : { $blocks }
terminal-tower = Tour (le sommet est à droite) : ~ bouge, = résiste, # coincé ; % risque d’effondrement
terminal-directive = { sarahs_vision-seat } : { sarahs_vision-directive } ({ $typed }), { $cost } × { sarahs_vision-resource }
terminal-hand-empty = { sarahs_vision-seat } : aucune directive

## Scénarios à lire ou à vérifier

scenario-swan = Cygne noir
scenario-story = Carte Histoire : { $title }
scenario-good = { $which } est un scénario valide : « { $name } ».
scenario-cards =
    { $swans ->
        [0] 20 événements, 3 cartes Histoire
        [one] 20 événements, dont { $swans } Cygne noir ; 3 cartes Histoire
       *[other] 20 événements, dont { $swans } Cygnes noirs ; 3 cartes Histoire
    }
scenario-cubes = Sur les cartes : { $danger } danger, { $inspiration } inspiration
scenario-frames = Cadres : { $frames }
scenario-effects = Effets : { $effects }
scenario-playing = Parties en cours
scenario-none = aucun
scenario-level =
    { $games ->
        [one] Sur { $games } partie, deux joueurs avisés en gagnent { $share } % (intervalle de confiance à 95 % : de { $low } % à { $high } %).
       *[other] Sur { $games } parties, deux joueurs avisés en gagnent { $share } % (intervalle de confiance à 95 % : de { $low } % à { $high } %).
    }
scenario-nearest = Le plus proche est le scénario { $number }, où ils gagnent { $share } % des parties.

## Les règles sur une page

rules-sarahs_vision =
    SARAH’S VISION : amenez Ingénierie, Science et Sénat sains et saufs au bout de vingt événements.
    Vous gagnez ou perdez ensemble, et vous n’avez pas de secrets entre vous.

    Vous perdez dès qu’un personnage a 5 cubes de danger. Vous gagnez quand les 20 événements sont passés,
    y compris ceux qu’on a retirés, et que le danger a été réparti après le dernier.

    Un tour
      1  Une action, si tu veux :
           draw            piocher une directive, gratuitement
           cover           couvrir des sections encadrées d’événements révélés, chacune dans sa couleur
           swap            échanger deux cartes de la rangée               1 × Autorité (vert)
           reveal          révéler les cartes cachées, sauf les Cygnes     1 × Technique (orange)
           remove          retirer un événement révélé                     4 × Savoir (jaune)
      2  Le premier événement de la rangée a lieu : danger (!) et inspiration (*) arrivent dans les lieux,
         puis viennent ses effets. Une section couverte n’a aucun effet. La rangée est complétée face cachée.
      3  Tout le monde peut jouer des directives, qui coûtent de l’IA (violet). Tape done pour renoncer à un
         choix qu’une directive te laisse.
      4  S’il y a plus de 3 cubes de danger dans un lieu (plus de 2 dans le scénario 3), ceux en
         trop vont aux personnages de ton choix. Puis chaque personnage prend tout le danger de son
         lieu. L’inspiration d’un lieu où est un personnage va sur la grille : ligne du domaine du
         lieu, colonne du personnage. Une ligne ou une colonne pleine libère les blocs à son
         extrémité. Toute autre inspiration disparaît.

    À l’abri. Un personnage à l’abri ne prend pas le danger de son lieu jusqu’à la fin du tour : les autres
    présents le prennent et, s’il n’y a personne d’autre, le danger reste. On peut toutefois lui donner des
    cubes en trop.

    Payer. Chaque unité se paie d’un bloc de sa couleur tiré de la tour, d’un bloc libéré de cette
    couleur ou d’un cube de la même ligne de la grille. Les blocs tirés ou libérés vont au sommet de
    la tour ; ceux qui couvrent une section, une fois l’événement passé. Un bloc de deux couleurs
    compte pour l’une ou pour l’autre, une seule fois. On ne tire rien des trois étages du sommet,
    et le dernier bloc d’un étage reste toujours en place. Avant de tirer chaque bloc, tu peux en
    tester trois avec touch, ou laisser feel tester les meilleurs : ils bougent, résistent ou sont
    coincés.

    Si la tour s’effondre, tu n’obtiens pas ce que tu payais, et ce que tu as payé est perdu. Toutes
    les sections sont découvertes, et les cinq événements suivants, ou ceux qui restent, ont lieu
    aussitôt, l’un après l’autre, chacun suivi de l’étape 4, sans actions ni directives. Puis la
    rangée est complétée face cachée.
