# Why a decision in Sarah's Vision is good, and what it gives up.

sarahs_vision-danger = { $much ->
    [one] { $much } danger cube
   *[other] { $much } danger cubes
}

## What speaks for it

reason-sarahs_vision-wins = Wins the game.
reason-sarahs_vision-rescues = Saves the { sarahs_vision-role }, who would otherwise have five danger cubes: that would lose the game.
reason-sarahs_vision-averts = { $role ->
    [none] Averts { sarahs_vision-danger } { sarahs_vision-at }.
   *[other] Averts { sarahs_vision-danger } { sarahs_vision-at }, where the { sarahs_vision-role } is.
}
reason-sarahs_vision-cancels = { $cubes ->
    [0] Cancels an effect of this event.
    [one] Cancels an effect that would bring { $cubes } danger cube.
   *[other] Cancels an effect that would bring { $cubes } danger cubes.
}
reason-sarahs_vision-removes = { $much ->
    [0] Gets rid of this event.
   *[other] Gets rid of this event and its { sarahs_vision-danger }.
}
reason-sarahs_vision-delays = Puts off the worse event: { $now } danger first, then { $was }.
reason-sarahs_vision-reorders = Changes the order of the coming events.
reason-sarahs_vision-shows = { $events ->
    [one] Shows { $events } event before it happens.
   *[other] Shows { $events } events before they happen.
}
reason-sarahs_vision-draws = Adds a directive to your hand, without any risk.
reason-sarahs_vision-clears = { $cubes ->
    [one] Can reduce the danger in the city, now { $cubes } cube.
   *[other] Can reduce the danger in the city, now { $cubes } cubes.
}
reason-sarahs_vision-evades = { $figures ->
    [one] Can get the only figure in danger to safety.
   *[other] Can get one of the { $figures } figures in danger to safety.
}
reason-sarahs_vision-softens = { $cubes ->
    [one] Can soften a coming event that brings { $cubes } danger cube.
   *[other] Can soften a coming event that brings { $cubes } danger cubes.
}
reason-sarahs_vision-calms = { $role ->
    [none] { $cubes ->
        [one] Removes { $cubes } danger cube { sarahs_vision-at }.
       *[other] Removes { $cubes } danger cubes { sarahs_vision-at }.
    }
   *[other] { $cubes ->
        [one] Removes { $cubes } danger cube { sarahs_vision-at }, where the { sarahs_vision-role } is.
       *[other] Removes { $cubes } danger cubes { sarahs_vision-at }, where the { sarahs_vision-role } is.
    }
}
reason-sarahs_vision-relieves = Relieves the { sarahs_vision-role }, who has { $cubes } of 5 danger cubes.
reason-sarahs_vision-evens = Spreads the danger: the { sarahs_vision-role } has the most.
reason-sarahs_vision-shelters = { $cubes ->
    [one] Spares the { sarahs_vision-role } { $cubes } danger cube this turn.
   *[other] Spares the { sarahs_vision-role } { $cubes } danger cubes this turn.
}
reason-sarahs_vision-escapes = { $cubes ->
    [one] Takes the { sarahs_vision-role } away from { $cubes } danger cube.
   *[other] Takes the { sarahs_vision-role } away from { $cubes } danger cubes.
}
reason-sarahs_vision-seeks = { $cubes ->
    [one] Brings the { sarahs_vision-role } to { $cubes } inspiration cube.
   *[other] Brings the { sarahs_vision-role } to { $cubes } inspiration cubes.
}
reason-sarahs_vision-bears = The { sarahs_vision-role } can afford it best, with { $cubes } of 5 danger cubes afterwards.
reason-sarahs_vision-unlocks = { $blocks ->
    [one] Unlocks a block to pay with.
   *[other] Unlocks { $blocks } blocks to pay with.
}
reason-sarahs_vision-nearer = { $missing ->
    [one] After this, one more cube unlocks the { sarahs_vision-end-of-grid }.
   *[other] After this, { $missing } more cubes unlock the { sarahs_vision-end-of-grid }.
}
reason-sarahs_vision-inspires = Brings inspiration for the grid.
reason-sarahs_vision-safest = { $left ->
    [2] The safest pull, with a risk of { $percent }%, and layer { $layer } stays safe on two blocks.
   *[other] The safest pull: the risk of a collapse is { $percent }%.
}
reason-sarahs_vision-saves = Saves your cubes and unlocked blocks for later.
reason-sarahs_vision-untouched = Pays without touching the tower.
reason-sarahs_vision-leaves_tower = Leaves the tower alone.
reason-sarahs_vision-feels = Costs nothing, and tells you which block is loose before you pull.

## What is said where nothing speaks for it

reason-sarahs_vision-pulls = Pays with a block from layer { $layer }.
reason-sarahs_vision-moves = Changes where the figures are.
reason-sarahs_vision-covers = Covers part of a coming event.
reason-sarahs_vision-plays = Makes use of a directive.
reason-sarahs_vision-adds = Adds a cube to the grid to pay with later.
reason-sarahs_vision-neutral = Neither helps nor harms much for now.

## What speaks against it

reason-sarahs_vision-loses = But it loses the game.
reason-sarahs_vision-forgoes = { $much ->
    [one] But { $much } inspiration cube is lost as well.
   *[other] But { $much } inspiration cubes are lost as well.
}
reason-sarahs_vision-enters = { $much ->
    [one] But the { sarahs_vision-role } walks into { $much } more danger cube.
   *[other] But the { sarahs_vision-role } walks into { $much } more danger cubes.
}
reason-sarahs_vision-near_defeat = But then the { sarahs_vision-role } has { $much } danger cubes, and 5 lose the game.
reason-sarahs_vision-needs_pull = { $pulls ->
    [one] But it needs a pull, with a risk of about { $much }%.
   *[other] But it needs { $pulls } pulls, each with a risk of about { $much }%.
}
reason-sarahs_vision-risk = But the risk of a collapse is { $much }%.
reason-sarahs_vision-last_block = But layer { $layer } then rests on a single block.
reason-sarahs_vision-uses_block = But it uses up an unlocked block.
reason-sarahs_vision-uses_cube = But it uses up a cube from the grid.
reason-sarahs_vision-worse = { $points ->
    [0] Just as good, as far as the computer can see.
    [one] But the chance of winning is { $points } percentage point lower.
   *[other] But the chance of winning is { $points } percentage points lower.
}

## What the best decision does and this one does not

reason-sarahs_vision-without_wins = But it does not win the game.
reason-sarahs_vision-without_rescues = But it does not save the { sarahs_vision-role }.
reason-sarahs_vision-without_averts = But it does not cover the danger { sarahs_vision-at }.
reason-sarahs_vision-less_averts = { $by ->
    [one] But it averts { $by } fewer danger cube.
   *[other] But it averts { $by } fewer danger cubes.
}
reason-sarahs_vision-without_cancels = But it does not cover that effect.
reason-sarahs_vision-without_removes = But all coming events remain.
reason-sarahs_vision-less_removes = { $by ->
    [one] But it gets rid of { $by } fewer danger cube.
   *[other] But it gets rid of { $by } fewer danger cubes.
}
reason-sarahs_vision-without_delays = But it does not put off the worse of the two events.
reason-sarahs_vision-without_reorders = But the order of the events stays as it is.
reason-sarahs_vision-without_shows = But it shows none of the coming events.
reason-sarahs_vision-without_draws = But it brings no directive.
reason-sarahs_vision-without_clears = But it takes no danger out of the city.
reason-sarahs_vision-without_evades = But it gets no figure to safety.
reason-sarahs_vision-without_softens = But it softens none of the coming events.
reason-sarahs_vision-without_calms = But it removes no danger.
reason-sarahs_vision-without_relieves = But it takes no danger off the { sarahs_vision-role }.
reason-sarahs_vision-without_evens = But it does not spread the danger.
reason-sarahs_vision-without_shelters = But it does not shelter the { sarahs_vision-role }.
reason-sarahs_vision-without_escapes = But it gets nobody out of danger.
reason-sarahs_vision-without_seeks = But it brings no figure to any inspiration cubes.
reason-sarahs_vision-without_bears = But other figures have less danger.
reason-sarahs_vision-without_unlocks = But it unlocks no block.
reason-sarahs_vision-without_nearer = But it gets you no closer to unlocking a block.
reason-sarahs_vision-without_inspires = But it brings no inspiration.
reason-sarahs_vision-without_safest = But it is not the safest pull.
reason-sarahs_vision-without_saves = But it uses up what you have saved.
reason-sarahs_vision-without_untouched = But it touches the tower.
reason-sarahs_vision-without_leaves_tower = But it means pulling a block from the tower.
reason-sarahs_vision-without_feels = But it tests no block first.
