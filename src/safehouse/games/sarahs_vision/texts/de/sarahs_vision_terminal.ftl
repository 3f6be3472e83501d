### Sarah’s Vision im Terminal.

## Bilder

terminal-now = jetzt
terminal-line = { sarahs_vision-section } ({ $typed }): { $does }
terminal-covered = abgedeckt
terminal-danger = Gefahr
terminal-locked = gesperrt
terminal-sheltered = geschützt
terminal-unlocked = Freigeschaltete Blöcke: { $blocks }
terminal-tower = Turm (obere Ebenen rechts): ~ locker, = fest, # klemmt; % Einsturzrisiko
terminal-directive = { sarahs_vision-seat }: { sarahs_vision-directive } ({ $typed }), { $cost } × { sarahs_vision-resource }
terminal-hand-empty = { sarahs_vision-seat }: keine Anweisungskarten

## Szenarien lesen und prüfen

scenario-swan = Schwarzer Schwan
scenario-story = Story-Karte: { $title }
scenario-good = { $which } ist ein gültiges Szenario: „{ $name }“.
scenario-cards =
    { $swans ->
        [0] 20 Ereignisse, 3 Story-Karten
        [one] 20 Ereignisse, davon 1 Schwarzer Schwan; 3 Story-Karten
       *[other] 20 Ereignisse, davon { $swans } Schwarze Schwäne; 3 Story-Karten
    }
scenario-cubes = Auf den Karten: { $danger } Gefahr, { $inspiration } Inspiration
scenario-frames = Rahmen: { $frames }
scenario-effects = Effekte: { $effects }
scenario-playing = Partien laufen
scenario-none = keine
scenario-level =
    { $games ->
        [one] Von { $games } Partie haben zwei gute Computerspieler { $share } % gewonnen (95-%-Konfidenzintervall: { $low } % bis { $high } %).
       *[other] Von { $games } Partien haben zwei gute Computerspieler { $share } % gewonnen (95-%-Konfidenzintervall: { $low } % bis { $high } %).
    }
scenario-nearest = Das ist etwa so schwer wie Szenario { $number }, das sie in { $share } % der Partien gewinnen.

## Die Regeln auf einer Seite

rules-sarahs_vision =
    SARAH’S VISION: Bringt Engineer, Scientist und Senator heil durch zwanzig Ereignisse. Ihr gewinnt
    oder verliert gemeinsam, und untereinander habt ihr keine Geheimnisse.

    Ihr verliert, sobald eine Figur 5 Gefahrenwürfel hat. Ihr gewinnt, wenn alle 20 Ereignisse überstanden
    sind, auch entfernte, und nach dem letzten die Gefahr verteilt ist.

    Ein Zug
      1  Eine Aktion, wenn du möchtest:
           draw            eine Anweisungskarte ziehen, kostenlos
           cover           umrahmte Abschnitte aufgedeckter Ereignisse abdecken, je 1 × Rahmenfarbe
           swap            zwei Karten der Reihe tauschen                1 × Führung (grün)
           reveal          verdeckte Karten aufdecken, außer Schwänen    1 × Technik (orange)
           remove          ein aufgedecktes Ereignis entfernen           4 × Wissenschaft (gelb)
      2  Das erste Ereignis der Reihe tritt ein: Gefahr (!) und Inspiration (*) kommen an die Orte, dann
         folgen die Effekte. Abgedeckte Abschnitte haben keine Wirkung. Die Reihe wird verdeckt aufgefüllt.
      3  Alle dürfen Anweisungskarten spielen; sie kosten KI (violett). Was dich eine Anweisungskarte
         wählen lässt, kannst du mit done auslassen.
      4  Liegen an einem Ort mehr als 3 Gefahrenwürfel (in Szenario 3 mehr als 2), gehen die
         überzähligen an Figuren deiner Wahl. Dann nimmt jede Figur alle Gefahr von ihrem Ort.
         Inspiration am Ort einer Figur kommt aufs Raster: in die Zeile, die zum Ort passt, und in
         die Spalte der Figur. Eine volle Zeile oder Spalte schaltet die Blöcke an ihrem Ende frei.
         Alle übrige Inspiration verfällt.

    Schutz. Eine geschützte Figur nimmt bis zum Ende des Zugs keine Gefahr von ihrem Ort: Die
    anderen dort nehmen sie, und ist sonst niemand da, bleibt die Gefahr liegen. Überzählige Würfel
    kann man ihr trotzdem geben.

    Bezahlen. Jede Einheit bezahlst du mit einem Block dieser Farbe, aus dem Turm oder freigeschaltet,
    oder mit einem Würfel aus der passenden Zeile des Rasters. Gezogene und freigeschaltete Blöcke
    kommen oben auf den Turm, abdeckende erst, wenn das Ereignis vorbei ist. Ein zweifarbiger Block zählt
    für eine seiner beiden Farben, und nur einmal. Aus den obersten drei Ebenen wird nichts gezogen,
    und der letzte Block einer Ebene bleibt immer liegen. Vor jedem Ziehen darfst du mit touch drei
    Blöcke prüfen oder mit feel die besten prüfen lassen: Sie sind locker, fest oder klemmen.

    Stürzt der Turm ein, bekommst du nicht, wofür du bezahlt hast, und das Bezahlte ist verloren.
    Alle Abdeckungen fallen weg, und die nächsten fünf Ereignisse (oder so viele, wie noch übrig
    sind) treten sofort nacheinander ein, jedes gefolgt von Schritt 4, ohne Aktionen und ohne
    Anweisungskarten. Dann wird die Reihe verdeckt aufgefüllt.
