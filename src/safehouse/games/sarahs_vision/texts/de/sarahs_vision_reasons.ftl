# Warum eine Entscheidung in Sarah's Vision gut ist.

reason-sarahs_vision-wins = Das gewinnt das Spiel.
reason-sarahs_vision-loses = Danach ist das Spiel verloren, aber das ist es nach allem anderen auch.
reason-sarahs_vision-covers =
    { $sections ->
        [one] Das deckt { $sections } Abschnitt dessen ab, was kommt.
       *[other] Das deckt { $sections } Abschnitte dessen ab, was kommt.
    }
reason-sarahs_vision-clears_danger =
    { $cubes ->
        [one] Das nimmt { $cubes } Gefahrenwürfel weg.
       *[other] Das nimmt { $cubes } Gefahrenwürfel weg.
    }
reason-sarahs_vision-shows_events =
    { $events ->
        [one] Das zeigt { $events } Ereignis, das noch kommt.
       *[other] Das zeigt { $events } Ereignisse, die noch kommen.
    }
reason-sarahs_vision-inspires =
    { $cubes ->
        [one] Das bringt { $cubes } Inspiration ins Raster.
       *[other] Das bringt { $cubes } Inspirationen ins Raster.
    }
reason-sarahs_vision-unlocks =
    { $blocks ->
        [one] Das macht { $blocks } Stein frei.
       *[other] Das macht { $blocks } Steine frei.
    }
reason-sarahs_vision-moves_figure = Das bewegt eine Figur.
reason-sarahs_vision-pays =
    { $blocks ->
        [one] Das bezahlt mit { $blocks } Stein aus dem Turm.
       *[other] Das bezahlt mit { $blocks } Steinen aus dem Turm.
    }
reason-sarahs_vision-spares = Das schont den Turm und spart für später, was da ist.
