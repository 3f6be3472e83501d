# Why a decision in Sarah's Vision is good.

reason-sarahs_vision-wins = It wins the game.
reason-sarahs_vision-loses = After it the game is lost, but so it is after everything else.
reason-sarahs_vision-covers =
    { $sections ->
        [one] It covers { $sections } section of what is coming.
       *[other] It covers { $sections } sections of what is coming.
    }
reason-sarahs_vision-clears_danger =
    { $cubes ->
        [one] It takes { $cubes } danger cube away.
       *[other] It takes { $cubes } danger cubes away.
    }
reason-sarahs_vision-shows_events =
    { $events ->
        [one] It shows { $events } event that is to come.
       *[other] It shows { $events } events that are to come.
    }
reason-sarahs_vision-inspires =
    { $cubes ->
        [one] It adds { $cubes } inspiration to the grid.
       *[other] It adds { $cubes } inspiration to the grid.
    }
reason-sarahs_vision-unlocks =
    { $blocks ->
        [one] It unlocks { $blocks } block.
       *[other] It unlocks { $blocks } blocks.
    }
reason-sarahs_vision-moves_figure = It moves a figure.
reason-sarahs_vision-pays =
    { $blocks ->
        [one] It pays with { $blocks } block from the tower.
       *[other] It pays with { $blocks } blocks from the tower.
    }
reason-sarahs_vision-spares = It spares the tower and keeps what there is for later.
