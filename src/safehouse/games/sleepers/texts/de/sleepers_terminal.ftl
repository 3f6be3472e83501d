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

    In deinem Zug tust du eines von beidem, und danach ziehst du auf vier Plättchen nach:
      recruit    Wirb ein Plättchen deiner Hand an: verdeckt auf irgendein leeres Feld. Es ist jetzt
                 ein Schläfer.
      activate   Wecke einen oder zwei deiner Schläfer, einen nach dem anderen: aufdecken und tun,
                 was er kann.
    Schläfer darfst du nicht ansehen, auch die eigenen nicht: Merk dir, wen du wohin gelegt hast.

    Du gewinnst
      Erfolg          mit einer Kette wacher (offener) Agenten zwischen zwei gegenüberliegenden Seiten
      Befreiung       mit fünf wachen Wissenschaftlern in gerader Reihe
      Moral           wenn zehn Agenten der Gegenseite getötet sind
      Gefangennahme   wenn deine wache Miliz auf allen Feldern um einen gegnerischen Agenten steht
      Zermürbung      wenn die Gegenseite am Zug ist und weder Plättchen noch Schläfer hat

    Agenten: die Abkürzung, was man tippt, wie viele du hast, und was sie tun, wenn du sie weckst
      Sc scientist 8            Wissenschaftler: nichts; fünf in einer Reihe gewinnen
      Mi militia 5              Miliz: nichts; sie umzingelt
      Sa saboteur 1             Saboteur: stirbt, und mit ihm alle nebenan, Freund wie Feind
      Po police 2               Polizei: springt über einen Gegner nebenan, der stirbt, und darf weiter
      Ri ringleader 2           Rädelsführer: weckt bis zu zwei weitere deiner Schläfer
      Re recruiter 2            Anwerber: wirbt noch ein Plättchen deiner Hand an
      In informant 2            Informant: dreht einen Agenten um, auch sich selbst, ohne ihn zu wecken
      Im immigration 2          Grenzbehörde: schickt bis zu zwei andere Agenten auf die Hand zurück
      Da double_agent 2         Doppelagent: tauscht mit einem anderen Agenten den Platz
      Di diversion 2            Ablenkung: versetzt einen Agenten, auch sich selbst, auf ein leeres Feld
      Ma master_of_disguise 2   Verkleidungskünstler: darf die Fähigkeit eines wachen Nachbarn nutzen;
                                offen zählt er als Wissenschaftler und als Miliz

    Wo nicht „darf“ oder „bis zu“ steht, muss geschehen, was geschehen kann. Ein Ziel gilt in dem
    Augenblick, in dem es erreicht ist, wer auch immer am Zug ist; erreichen beide Seiten zugleich
    eines, gewinnt die Seite am Zug.
