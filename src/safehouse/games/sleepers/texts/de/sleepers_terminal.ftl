### Sleepers im Terminal.

## Pictures

terminal-hand = Hand
terminal-pile = Stapel
terminal-killed = getötet
terminal-tiles =
    { $count ->
        [one] 1 Plättchen
       *[other] { $count } Plättchen
    }

## The rules on one page

rules-sleepers =
    SLEEPERS: zwei Netze des Widerstands auf einer Karte von Frankreich.

    Du gewinnst durch
      Erfolg          Kette deiner offenen Agenten zwischen zwei gegenüberliegenden Seiten
      Befreiung       fünf deiner offenen Wissenschaftler in einer geraden Reihe
      Moral           zehn getötete gegnerische Agenten
      Gefangennahme   deine offene Miliz auf allen Feldern um einen gegnerischen Agenten
      Abnutzung       wenn die Gegenseite ziehen muss und weder Plättchen noch Schläfer hat
    Die Ziele werden nach jeder einzelnen Änderung für beide geprüft. Ein aufgedeckter Schläfer
    kann schon vor seiner Fähigkeit gewinnen. Gewinnen beide zugleich, siegt, wer am Zug ist.

    In deinem Zug tust du eins von beidem und ziehst dann auf vier Plättchen nach:
      recruit      Rekrutiere: ein Plättchen aus der Hand verdeckt auf ein leeres Feld legen;
                   es ist jetzt ein Schläfer
      activate     Aktiviere: einen deiner Schläfer aufdecken und seine Fähigkeit ausführen;
                   danach, wenn du willst, einen zweiten
    Niemand darf Schläfer ansehen, auch die eigenen nicht. Merk dir, wo sie liegen!

    Die Agenten: Kürzel, Eingabe, Anzahl und was sie tun
      Sc scientist 8            Wissenschaftler: keine Fähigkeit; fünf in einer Reihe gewinnen
      Mi militia 5              Miliz: keine Fähigkeit; sie umstellt Gegner
      Sa saboteur 1             Saboteur: tötet sich und alle angrenzenden Agenten, auch eigene
      Po police 2               Polizist: springt über einen angrenzenden Gegner und tötet ihn;
                                darf weiterspringen
      Ri ringleader 2           Rädelsführer: aktiviert bis zu zwei weitere deiner Schläfer
      Re recruiter 2            Rekrutierer: rekrutiert ein weiteres Plättchen aus der Hand
      In informant 2            Informant: dreht einen Agenten um, auch sich selbst, ohne ihn
                                zu aktivieren
      Im immigration 2          Grenzbehörde: schickt bis zu zwei andere Agenten auf die Hand
                                ihrer Besitzer zurück
      Da double_agent 2         Doppelagent: tauscht mit einem anderen Agenten den Platz
      Di diversion 2            Ablenker: versetzt einen Agenten, auch sich selbst, auf ein
                                leeres Feld
      Ma master_of_disguise 2   Verkleidungskünstler: darf die Fähigkeit eines angrenzenden
                                offenen Agenten nutzen; offen zählt er als Wissenschaftler
                                und als Miliz

    Eine Fähigkeit muss genutzt werden, wenn es geht. Verzichten darfst du nur bei
    Rädelsführer, Grenzbehörde, Verkleidungskünstler und weiteren Sprüngen des Polizisten. Wen
    ein Informant aufdeckt, der setzt seine Fähigkeit nicht ein. Getötete Schläfer bleiben bis
    zum Ende der Partie verdeckt. Die Partie endet unentschieden, wenn 100 Züge in Folge kein
    Plättchen gezogen und kein Agent getötet wird, und nach Zug 400.
