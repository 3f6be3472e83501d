# Warum eine Entscheidung in Sarah's Vision gut ist, und was sie aufgibt.

sarahs_vision-danger = { $much } Gefahrenwürfel

## Was dafür spricht

reason-sarahs_vision-wins = Gewinnt das Spiel.
reason-sarahs_vision-rescues = Rettet { sarahs_vision-role }: Mit dem fünften Gefahrenwürfel wäre das Spiel verloren.
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
reason-sarahs_vision-clears = Hilft gegen die Gefahr in der Stadt: { $cubes } Würfel.
reason-sarahs_vision-evades = { $figures ->
    [one] Kann die Figur, die in Gefahr ist, daraus heraushalten.
   *[other] Kann eine der { $figures } Figuren in Gefahr daraus heraushalten.
}
reason-sarahs_vision-softens = Hilft gegen ein Ereignis, das { $cubes } Gefahrenwürfel bringt.
reason-sarahs_vision-calms = { $role ->
    [none] Nimmt { sarahs_vision-at } { $cubes } Gefahrenwürfel weg.
   *[other] Nimmt { sarahs_vision-at }, wo { sarahs_vision-role } steht, { $cubes } Gefahrenwürfel weg.
}
reason-sarahs_vision-relieves = Entlastet { sarahs_vision-role }: { $cubes } von 5 Gefahrenwürfeln sind schon dort.
reason-sarahs_vision-evens = Verteilt die Gefahr: { sarahs_vision-role } hat am meisten.
reason-sarahs_vision-shelters = Erspart { sarahs_vision-role } in diesem Zug { $cubes } Gefahrenwürfel.
reason-sarahs_vision-escapes = { $cubes ->
    [one] Bringt { sarahs_vision-role } weg von { $cubes } Gefahrenwürfel.
   *[other] Bringt { sarahs_vision-role } weg von { $cubes } Gefahrenwürfeln.
}
reason-sarahs_vision-seeks = { $cubes ->
    [one] Bringt { sarahs_vision-role } zu einem Inspirationswürfel.
   *[other] Bringt { sarahs_vision-role } zu { $cubes } Inspirationswürfeln.
}
reason-sarahs_vision-bears = { sarahs_vision-role } verkraftet es am besten: dann { $cubes } von 5 Gefahrenwürfeln.
reason-sarahs_vision-unlocks = { $blocks ->
    [one] Schaltet einen Block zum Bezahlen frei.
   *[other] Schaltet { $blocks } Blöcke zum Bezahlen frei.
}
reason-sarahs_vision-nearer = { $missing ->
    [one] Dann fehlt noch ein Würfel bis zu den Blöcken ({ sarahs_vision-end-of-grid }).
   *[other] Dann fehlen noch { $missing } Würfel bis zu den Blöcken ({ sarahs_vision-end-of-grid }).
}
reason-sarahs_vision-inspires = Bringt Inspiration für das Raster.
reason-sarahs_vision-safest = { $left ->
    [2] Der sicherste Block: { $percent } % Risiko, und Ebene { $layer } steht weiter sicher auf zwei Blöcken.
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
reason-sarahs_vision-adds = Legt einen Würfel ins Raster, mit dem du später bezahlen kannst.
reason-sarahs_vision-neutral = Hilft im Moment nicht viel und schadet nicht viel.

## Was dagegen spricht

reason-sarahs_vision-loses = Aber damit ist das Spiel verloren.
reason-sarahs_vision-forgoes = { $much ->
    [one] Aber ein Inspirationswürfel geht mit verloren.
   *[other] Aber { $much } Inspirationswürfel gehen mit verloren.
}
reason-sarahs_vision-enters = Aber { sarahs_vision-role } gerät an { sarahs_vision-danger } mehr.
reason-sarahs_vision-near_defeat = Aber { sarahs_vision-role } hat dann { $much } von 5 Gefahrenwürfeln.
reason-sarahs_vision-needs_pull = { $pulls ->
    [one] Aber dafür musst du einen Block ziehen, mit etwa { $much } % Risiko.
   *[other] Aber dafür musst du { $pulls } Blöcke ziehen, jedes Mal mit etwa { $much } % Risiko.
}
reason-sarahs_vision-risk = Aber der Turm stürzt mit { $much } % Risiko ein.
reason-sarahs_vision-last_block = Aber Ebene { $layer } ruht dann auf einem einzigen Block.
reason-sarahs_vision-uses_block = Aber es kostet einen freigeschalteten Block.
reason-sarahs_vision-uses_cube = Aber es kostet einen Würfel aus dem Raster.
reason-sarahs_vision-worse = { $points ->
    [0] Genauso gut, soweit der Computer sehen kann.
    [one] Aber die Gewinnchance ist { $points } Prozentpunkt kleiner.
   *[other] Aber die Gewinnchance ist { $points } Prozentpunkte kleiner.
}

## Was die beste Entscheidung kann und diese nicht

reason-sarahs_vision-without_wins = Aber es gewinnt das Spiel nicht.
reason-sarahs_vision-without_rescues = Aber es rettet { sarahs_vision-role } nicht.
reason-sarahs_vision-without_averts = Aber es deckt die Gefahr { sarahs_vision-at } nicht ab.
reason-sarahs_vision-less_averts = Aber es wendet { $by } Gefahrenwürfel weniger ab.
reason-sarahs_vision-without_cancels = Aber es deckt diese Wirkung nicht ab.
reason-sarahs_vision-without_removes = Aber alle kommenden Ereignisse bleiben.
reason-sarahs_vision-less_removes = { $by ->
    [one] Aber damit verschwindet { $by } Gefahrenwürfel weniger.
   *[other] Aber damit verschwinden { $by } Gefahrenwürfel weniger.
}
reason-sarahs_vision-without_delays = Aber es schiebt das schlimmere Ereignis nicht auf.
reason-sarahs_vision-without_reorders = Aber die Reihenfolge der Ereignisse bleibt, wie sie ist.
reason-sarahs_vision-without_shows = Aber es zeigt keines der kommenden Ereignisse.
reason-sarahs_vision-without_draws = Aber es bringt keine Anweisungskarte.
reason-sarahs_vision-without_clears = Aber es nimmt keine Gefahr aus der Stadt.
reason-sarahs_vision-without_evades = Aber niemand entkommt der Gefahr.
reason-sarahs_vision-without_softens = Aber es mildert keines der kommenden Ereignisse.
reason-sarahs_vision-without_calms = Aber es nimmt keine Gefahr weg.
reason-sarahs_vision-without_relieves = Aber es nimmt { sarahs_vision-role } keine Gefahr ab.
reason-sarahs_vision-without_evens = Aber es verteilt die Gefahr nicht.
reason-sarahs_vision-without_shelters = Aber es schützt { sarahs_vision-role } nicht.
reason-sarahs_vision-without_escapes = Aber es bringt niemanden aus der Gefahr.
reason-sarahs_vision-without_seeks = Aber es bringt niemanden zur Inspiration.
reason-sarahs_vision-without_bears = Aber andere haben weniger Gefahr.
reason-sarahs_vision-without_unlocks = Aber es schaltet keinen Block frei.
reason-sarahs_vision-without_nearer = Aber es bringt keinen weiteren Block näher.
reason-sarahs_vision-without_inspires = Aber es bringt keine Inspiration.
reason-sarahs_vision-without_safest = Aber es ist nicht der sicherste Block.
reason-sarahs_vision-without_saves = Aber es verbraucht, was du gespart hast.
reason-sarahs_vision-without_untouched = Aber es rührt den Turm an.
reason-sarahs_vision-without_leaves_tower = Aber dafür musst du einen Block ziehen.
reason-sarahs_vision-without_feels = Aber es prüft vorher keinen Block.
