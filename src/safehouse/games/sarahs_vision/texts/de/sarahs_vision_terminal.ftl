### Sarah’s Vision im Terminal.

## Pictures

terminal-now = jetzt
terminal-line = { sarahs_vision-section }: { $does }
terminal-covered = abgedeckt
terminal-danger = Gefahr
terminal-locked = gesperrt
terminal-sheltered = geschützt
terminal-unlocked = Freie Klötze: { $blocks }
terminal-tower = Turm, obere Lagen rechts; ~ locker, = fest, # klemmt; Sturzrisiko in %
terminal-directive = { sarahs_vision-seat }: { sarahs_vision-directive } ({ $typed }), { $cost } { sarahs_vision-kind }
terminal-hand-empty = { sarahs_vision-seat }: keine Direktiven

## The rules on one page

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
