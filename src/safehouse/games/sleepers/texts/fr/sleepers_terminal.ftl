### Sleepers dans le terminal.

## Pictures

terminal-hand = main
terminal-pile = pioche
terminal-killed = tués
terminal-tiles =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }

## The rules on one page

rules-sleepers =
    SLEEPERS : deux réseaux de résistance sur une carte de France.

    Tu gagnes par
      succès       une chaîne de tes agents face visible entre deux côtés opposés de la carte
      libération   cinq de tes Scientifiques face visible alignés
      moral        dix agents adverses tués
      capture      ta Milice face visible sur toutes les cases autour d’un agent adverse
      attrition    un adversaire qui doit jouer sans tuile ni dormeur
    Les buts sont vérifiés après chaque changement, pour les deux camps. Un dormeur retourné peut te
    faire gagner avant même d’utiliser sa capacité. Si les deux camps gagnent en même temps,
    celui dont c’est le tour l’emporte.

    À ton tour, fais l’une de ces deux choses, puis complète ta main à quatre tuiles :
      recruit      Recrute : pose une tuile de ta main face cachée sur une case vide ; c’est
                   maintenant un dormeur
      activate     Active : retourne un de tes dormeurs et applique sa capacité ; puis, si tu
                   veux, un deuxième
    Personne ne peut regarder les dormeurs, même les siens. Retiens où ils sont !

    Les agents : abréviation, ce que tu tapes, leur nombre et ce qu’ils font
      Sc scientist 8            Scientifique : pas de capacité ; cinq alignés gagnent
      Mi militia 5              Milice : pas de capacité ; elle encercle l’ennemi
      Sa saboteur 1             Saboteur : meurt et tue tous les agents adjacents, même les tiens
      Po police 2               Police : saute par-dessus un ennemi adjacent et le tue ; peut
                                continuer à sauter
      Ri ringleader 2           Meneur : active jusqu’à deux autres de tes dormeurs
      Re recruiter 2            Recruteur : recrute une autre tuile de ta main
      In informant 2            Informateur : retourne un agent, y compris lui-même, sans
                                l’activer
      Im immigration 2          Immigration : renvoie jusqu’à deux autres agents dans la main de
                                leur propriétaire
      Da double_agent 2         Agent double : échange sa place avec un autre agent
      Di diversion 2            Diversion : déplace un agent, y compris elle-même, sur une
                                case vide
      Ma master_of_disguise 2   Maître du déguisement : peut utiliser la capacité d’un agent
                                adjacent face visible ; face visible, il compte comme
                                Scientifique et comme Milice

    Une capacité utilisable doit être utilisée. Tu ne peux renoncer qu’au Meneur, à l’Immigration,
    au Maître du déguisement et aux sauts suivants de la Police. Un agent retourné par un
    Informateur n’utilise pas sa capacité. Les dormeurs tués restent cachés jusqu’à la fin. La
    partie est nulle après 100 tours de suite sans tuile piochée ni agent tué, et après le
    tour 400.
