### Sleepers dans le terminal.

## Pictures

terminal-hand = main
terminal-pile = pile
terminal-killed = tués
terminal-tiles =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }

## The rules on one page

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
