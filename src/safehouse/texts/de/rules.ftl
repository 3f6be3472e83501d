# Die Regeln auf einer Seite, für das Terminal.

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
rules-undercover =
    UNDERCOVER: Agenten wechseln die Seiten, treffen sich und bringen deine Mitarbeiter voran.

    Sechs Farben bilden einen Kreis: Rot, Orange, Gelb, Grün, Blau, Violett und wieder Rot. Ein Agent
    hat zwei Seiten, deren Farben im Kreis benachbart sind. Die Farbe gegenüber von deiner ist deine
    Gegenseite.

    Dein Zug
      1  Nimm ein Plättchen: das oberste eines Stapels, einen Agenten auf dem Tisch, auf dem keine Mappe
         liegt, oder, einmal im Spiel, deinen Joker. Einen Agenten, der die Farbe deiner Gegenseite
         zeigt, darfst du nicht nehmen. Gibt es nichts zu nehmen, ziehst du den untersten Agenten eines
         Stapels, wer es auch ist.
      2  Dreh den Agenten um oder lass ihn, wie er ist. (Deine Mappe liegt auf ihm bis zu deinem
         nächsten Zug.)
      3  Leg ihn neben mindestens ein Plättchen. Alle, die er berührt, müssen seine Farbe oder eine der
         beiden Nachbarfarben zeigen oder Joker sein; ein Joker darf alle berühren. Ein Agent vom Tisch,
         den du nicht umgedreht hast, darf nicht zurück auf seinen Platz. Passt er nirgends, kommt er
         über Eck an ein Plättchen, berührt keines mit einer Kante, und niemand rückt vor.
      4  Deine Mitarbeiter rücken vor: ein Feld in der Farbe des Agenten, zwei, wenn du ihn umgedreht
         hast, und je eines für jeden Agenten und jedes Hauptquartier daneben, in dessen Farbe. Besetzte
         Felder zählen mit; wer auf einem besetzten landen würde, geht weiter zum nächsten freien.

    Ein Mitarbeiter, der auf einem Punkteplättchen stehen bleibt, nimmt es und bleibt dort: höchstens
    ein Plättchen in jeder Farbe. Hat jemand sechs Punkteplättchen, wird die Runde zu Ende gespielt; nach
    zehn Runden, in denen niemand vorgerückt ist, endet das Spiel auch. Das Plättchen in der Farbe deiner
    Gegenseite zählt doppelt. Die meisten Punkte gewinnen.
rules-sarahs_vision =
    SARAH’S VISION: Beschützt drei begabte Menschen, bis zwanzig Ereignisse vorbei sind. Ihr gewinnt
    oder verliert gemeinsam.

    Ihr verliert, sobald eine Figur 5 Gefahrenwürfel hat. Ihr gewinnt, wenn alle 20 Ereignisse vorbei
    sind.

    Ein Zug
      1  Eine Aktion, wenn du magst:
           draw            eine Direktive ziehen, kostenlos
           cover           umrahmte Felder offener Ereignisse abdecken, jedes mit einem Klotz der Farbe
           swap            zwei Karten der Reihe tauschen                   1 grün (green)
           reveal          die verdeckten Karten der Reihe aufdecken        1 orange
           remove          ein offenes Ereignis entfernen                   4 gelb (yellow)
      2  Das erste Ereignis der Reihe geschieht: Gefahr und Inspiration kommen an Orte, dann folgen seine
         Zeilen. Was abgedeckt ist, geschieht nicht.
      3  Alle dürfen Direktiven spielen; sie kosten Violett (purple). Was eine Direktive dich wählen
         lässt, kannst du mit done auch lassen.
      4  Ein Ort mit mehr als 3 Gefahrenwürfeln gibt die überzähligen an Figuren deiner Wahl. Dann nimmt
         jede Figur alle Gefahr von dem Ort, an dem sie steht, und seine Inspiration: Die kommt aufs
         Raster, in die Zeile der Farbe des Ortes und die Spalte der Figur. Eine volle Zeile oder Spalte
         gibt die Klötze an ihrem Ende frei. Alle andere Inspiration verfällt.

    Schutz. Bis zum Ende des Zugs nimmt eine geschützte Figur keine Gefahr von dem Ort, an dem sie
    steht: Die anderen dort nehmen sie, und ist sonst niemand da, bleibt sie liegen. Nur Würfel, die ein
    Ort nicht mehr trägt, also die über 3, kann man ihr noch geben.

    Bezahlen. Eine Einheit ist ein Klotz der Farbe, aus dem Turm gezogen, ein freier Klotz oder ein Würfel
    vom Raster. Aus den obersten drei Lagen wird nichts gezogen. Klötze kommen wieder obendrauf. Bevor du
    ziehst, kannst du Klötze antippen, mit feel gleich die aussichtsreichsten: Sie sind locker, fest oder
    klemmen. Jeder hat ein Risiko. Fällt der Turm, ist verloren, wofür du bezahlt hast, alles Abgedeckte liegt wieder offen, und die nächsten fünf
    Ereignisse geschehen auf einmal.
rules-options = Hausregeln, für --option NAME=WERT (in Klammern: wenn nichts gesagt wird)
