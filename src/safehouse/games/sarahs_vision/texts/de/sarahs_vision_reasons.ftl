# Warum eine Entscheidung in Sarah's Vision gut ist, und was sie aufgibt.

sarahs_vision-danger = { $much } Gefahrenwürfel

## Was dafür spricht

reason-sarahs_vision-wins = Gewinnt die Partie.
reason-sarahs_vision-rescues = Rettet { sarahs_vision-role }: Mit dem fünften Gefahrenwürfel wäre die Partie verloren.
reason-sarahs_vision-averts = { $role ->
    [none] Wendet { sarahs_vision-danger } { sarahs_vision-at } ab.
   *[other] Wendet { sarahs_vision-danger } { sarahs_vision-at } ab, wo { sarahs_vision-role } steht.
}
reason-sarahs_vision-cancels = { $cubes ->
    [0] Verhindert eine Wirkung dieses Ereignisses.
   *[other] Verhindert eine Wirkung, die { $cubes } Gefahrenwürfel brächte.
}
reason-sarahs_vision-removes = { $much ->
    [0] Schafft dieses Ereignis aus der Welt.
   *[other] Schafft dieses Ereignis aus der Welt, das { sarahs_vision-danger } brächte.
}
reason-sarahs_vision-delays = Schiebt das schlimmere Ereignis auf: erst { $now } Gefahr, dann { $was }.
reason-sarahs_vision-reorders = Ändert die Reihenfolge der nächsten Ereignisse.
reason-sarahs_vision-shows = { $events ->
    [one] Zeigt { $events } Ereignis, bevor es eintritt.
   *[other] Zeigt { $events } Ereignisse, bevor sie eintreten.
}
reason-sarahs_vision-draws = Bringt eine Anweisungskarte auf die Hand, ganz ohne Risiko.
reason-sarahs_vision-clears = Hilft gegen die { $cubes } Gefahrenwürfel in der Stadt.
reason-sarahs_vision-evades = { $figures ->
    [one] Kann die gefährdete Figur in Sicherheit bringen.
   *[other] Kann eine der { $figures } gefährdeten Figuren in Sicherheit bringen.
}
reason-sarahs_vision-softens = Hilft gegen ein Ereignis, das { $cubes } Gefahrenwürfel bringt.
reason-sarahs_vision-calms = { $role ->
    [none] Nimmt { sarahs_vision-at } { $cubes } Gefahrenwürfel weg.
   *[other] Nimmt { sarahs_vision-at }, wo { sarahs_vision-role } steht, { $cubes } Gefahrenwürfel weg.
}
reason-sarahs_vision-relieves = Entlastet { sarahs_vision-role } (schon { $cubes } von 5 Gefahrenwürfeln).
reason-sarahs_vision-evens = Verteilt die Gefahr gleichmäßiger: Bisher hat { sarahs_vision-role } am meisten.
reason-sarahs_vision-shelters = Erspart { sarahs_vision-role } in diesem Zug { $cubes } Gefahrenwürfel.
reason-sarahs_vision-escapes = { $cubes ->
    [one] Bringt { sarahs_vision-role } weg von { $cubes } Gefahrenwürfel.
   *[other] Bringt { sarahs_vision-role } weg von { $cubes } Gefahrenwürfeln.
}
reason-sarahs_vision-seeks = { $cubes ->
    [one] Bringt { sarahs_vision-role } zu einem Inspirationswürfel.
   *[other] Bringt { sarahs_vision-role } zu { $cubes } Inspirationswürfeln.
}
reason-sarahs_vision-bears = { sarahs_vision-role } verkraftet das am besten: dann { $cubes } von 5 Gefahrenwürfeln.
reason-sarahs_vision-unlocks = { $blocks ->
    [one] Schaltet einen Block zum Bezahlen frei.
   *[other] Schaltet { $blocks } Blöcke zum Bezahlen frei.
}
reason-sarahs_vision-nearer = { $missing ->
    [one] Dann fehlt noch ein Würfel, um Blöcke freizuschalten: { sarahs_vision-end-of-grid }.
   *[other] Dann fehlen noch { $missing } Würfel, um Blöcke freizuschalten: { sarahs_vision-end-of-grid }.
}
reason-sarahs_vision-inspires = Bringt Inspiration für das Raster.
reason-sarahs_vision-safest = { $left ->
    [2] Der sicherste Block: { $percent } % Risiko, und Ebene { $layer } behält zwei Blöcke.
   *[other] Der sicherste Block: { $percent } % Einsturzrisiko.
}
reason-sarahs_vision-saves = Spart deine Würfel und freigeschalteten Blöcke für später.
reason-sarahs_vision-untouched = Bezahlt, ohne den Turm anzurühren.
reason-sarahs_vision-leaves_tower = Lässt den Turm in Ruhe.
reason-sarahs_vision-feels = Kostet nichts und zeigt dir, welcher Block locker sitzt, bevor du ziehst.

## Was gesagt wird, wenn nichts dafür spricht

reason-sarahs_vision-pulls = Bezahlt mit einem Block aus Ebene { $layer }.
reason-sarahs_vision-moves = Ändert, wo die Figuren stehen.
reason-sarahs_vision-covers = Deckt einen Teil eines kommenden Ereignisses ab.
reason-sarahs_vision-plays = Nutzt eine Anweisungskarte.
reason-sarahs_vision-adds = Legt einen Würfel aufs Raster, mit dem du später bezahlen kannst.
reason-sarahs_vision-neutral = Bringt im Moment nicht viel, schadet aber auch kaum.

## Was dagegen spricht

reason-sarahs_vision-loses = Aber damit ist die Partie verloren.
reason-sarahs_vision-forgoes = { $much ->
    [one] Aber ein Inspirationswürfel geht dabei verloren.
   *[other] Aber { $much } Inspirationswürfel gehen dabei verloren.
}
reason-sarahs_vision-enters = Aber { sarahs_vision-role } bekäme dort { sarahs_vision-danger } mehr.
reason-sarahs_vision-near_defeat = Aber { sarahs_vision-role } hat dann { $much } von 5 Gefahrenwürfeln.
reason-sarahs_vision-needs_pull = { $pulls ->
    [one] Aber dafür musst du einen Block ziehen, mit etwa { $much } % Risiko.
   *[other] Aber dafür musst du { $pulls } Blöcke ziehen, jedes Mal mit etwa { $much } % Risiko.
}
reason-sarahs_vision-risk = Aber das Einsturzrisiko beträgt { $much } %.
reason-sarahs_vision-last_block = Aber Ebene { $layer } hat dann nur noch einen Block.
reason-sarahs_vision-uses_block = Kostet aber einen freigeschalteten Block.
reason-sarahs_vision-uses_cube = Kostet aber einen Würfel vom Raster.
reason-sarahs_vision-worse = { $points ->
    [0] Genauso gut, soweit der Computer es beurteilen kann.
    [one] Aber die Gewinnchance ist { $points } Prozentpunkt kleiner.
   *[other] Aber die Gewinnchance ist { $points } Prozentpunkte kleiner.
}

## Was die beste Entscheidung kann und diese nicht

reason-sarahs_vision-without_wins = Gewinnt die Partie aber nicht.
reason-sarahs_vision-without_rescues = Rettet { sarahs_vision-role } aber nicht.
reason-sarahs_vision-without_averts = Wendet die Gefahr { sarahs_vision-at } aber nicht ab.
reason-sarahs_vision-less_averts = Wendet aber { $by } Gefahrenwürfel weniger ab.
reason-sarahs_vision-without_cancels = Verhindert diese Wirkung aber nicht.
reason-sarahs_vision-without_removes = Aber alle kommenden Ereignisse bleiben.
reason-sarahs_vision-less_removes = { $by ->
    [one] Aber damit verschwindet { $by } Gefahrenwürfel weniger.
   *[other] Aber damit verschwinden { $by } Gefahrenwürfel weniger.
}
reason-sarahs_vision-without_delays = Schiebt das schlimmere Ereignis aber nicht auf.
reason-sarahs_vision-without_reorders = Aber die Reihenfolge der Ereignisse bleibt, wie sie ist.
reason-sarahs_vision-without_shows = Zeigt aber keines der kommenden Ereignisse.
reason-sarahs_vision-without_draws = Bringt aber keine Anweisungskarte.
reason-sarahs_vision-without_clears = Hilft aber nicht gegen die Gefahr in der Stadt.
reason-sarahs_vision-without_evades = Aber niemand entkommt der Gefahr.
reason-sarahs_vision-without_softens = Mildert aber keines der kommenden Ereignisse.
reason-sarahs_vision-without_calms = Nimmt aber keine Gefahr weg.
reason-sarahs_vision-without_relieves = Nimmt { sarahs_vision-role } aber keine Gefahr ab.
reason-sarahs_vision-without_evens = Verteilt die Gefahr aber nicht gleichmäßiger.
reason-sarahs_vision-without_shelters = Schützt { sarahs_vision-role } aber nicht.
reason-sarahs_vision-without_escapes = Bringt aber niemanden aus der Gefahr.
reason-sarahs_vision-without_seeks = Bringt aber keine Figur zu einem Inspirationswürfel.
reason-sarahs_vision-without_bears = Aber andere haben weniger Gefahr.
reason-sarahs_vision-without_unlocks = Schaltet aber keinen Block frei.
reason-sarahs_vision-without_nearer = Aber damit kommst du keinem weiteren Block näher.
reason-sarahs_vision-without_inspires = Bringt aber keine Inspiration.
reason-sarahs_vision-without_safest = Aber das ist nicht der sicherste Block.
reason-sarahs_vision-without_saves = Verbraucht aber, was du gespart hast.
reason-sarahs_vision-without_untouched = Rührt aber den Turm an.
reason-sarahs_vision-without_leaves_tower = Aber dafür musst du einen Block ziehen.
reason-sarahs_vision-without_feels = Prüft aber vorher keinen Block.
