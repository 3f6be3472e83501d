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
reason-sarahs_vision-removes = Gets rid of this event and its { sarahs_vision-danger }.
reason-sarahs_vision-delays = Puts off the worse event: { $now } danger before { $was }.
reason-sarahs_vision-reorders = Changes the order of the coming events.
reason-sarahs_vision-shows = { $events ->
    [one] Shows { $events } event before it happens.
   *[other] Shows { $events } events before they happen.
}
reason-sarahs_vision-draws = Adds a directive to the hand, without any risk.
reason-sarahs_vision-clears = { $cubes ->
    [one] Helps against the danger in the city: { $cubes } cube.
   *[other] Helps against the danger in the city: { $cubes } cubes.
}
reason-sarahs_vision-evades = { $figures ->
    [one] Gets a figure out of danger.
   *[other] Can get a figure out of danger; { $figures } are in it.
}
reason-sarahs_vision-softens = { $cubes ->
    [one] Helps against a coming event that brings { $cubes } danger cube.
   *[other] Helps against a coming event that brings { $cubes } danger cubes.
}
reason-sarahs_vision-calms = { $role ->
    [none] { $cubes ->
        [one] Takes { $cubes } danger cube away { sarahs_vision-at }.
       *[other] Takes { $cubes } danger cubes away { sarahs_vision-at }.
    }
   *[other] { $cubes ->
        [one] Takes { $cubes } danger cube away { sarahs_vision-at }, where the { sarahs_vision-role } is.
       *[other] Takes { $cubes } danger cubes away { sarahs_vision-at }, where the { sarahs_vision-role } is.
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
reason-sarahs_vision-bears = The { sarahs_vision-role } can best take it: { $much } of 5 danger cubes then.
reason-sarahs_vision-unlocks = { $blocks ->
    [one] Unlocks a block to pay with.
   *[other] Unlocks { $blocks } blocks to pay with.
}
reason-sarahs_vision-nearer = { $missing ->
    [one] Leaves one cube to go until the blocks are unlocked ({ sarahs_vision-end-of-grid }).
   *[other] Leaves { $missing } cubes to go until the blocks are unlocked ({ sarahs_vision-end-of-grid }).
}
reason-sarahs_vision-inspires = Brings inspiration for the grid.
reason-sarahs_vision-safest = The safest pull: a { $percent }% risk of a collapse.
reason-sarahs_vision-steady = Leaves layer { $layer } safe, on two blocks.
reason-sarahs_vision-saves = Saves your cubes and unlocked blocks for later.
reason-sarahs_vision-untouched = Pays without touching the tower.
reason-sarahs_vision-affords = Can be paid for without touching the tower.
reason-sarahs_vision-feels = Costs nothing, and tells you which block is loose before you pull.

## What is said where nothing speaks for it

reason-sarahs_vision-pays = Covers what you have named, and nothing more.
reason-sarahs_vision-spares = Spares the tower and saves what you have for later.

## What speaks against it

reason-sarahs_vision-loses = But it loses the game.
reason-sarahs_vision-forgoes = { $much ->
    [one] But { $much } inspiration cube is lost as well.
   *[other] But { $much } inspiration cubes are lost as well.
}
reason-sarahs_vision-enters = But the { sarahs_vision-role } walks into { sarahs_vision-danger } more.
reason-sarahs_vision-near_defeat = But the { sarahs_vision-role } then has { $much } of 5 danger cubes.
reason-sarahs_vision-needs_pull = But it needs a pull, with a risk of at least { $much }%.
reason-sarahs_vision-risk = But the tower collapses with a risk of { $much }%.
reason-sarahs_vision-last_block = But layer { $layer } then rests on a single block.
reason-sarahs_vision-uses_block = But it uses up an unlocked block.
reason-sarahs_vision-uses_cube = But it uses up a cube from the grid.
reason-sarahs_vision-worse = { $points ->
    [0] Just as good, as far as the computer can see.
    [one] But the chance to win is { $points } point lower.
   *[other] But the chance to win is { $points } points lower.
}

## What the best decision does and this one does not

reason-sarahs_vision-without_wins = But it does not win the game.
reason-sarahs_vision-without_rescues = But it does not save the { sarahs_vision-role }.
reason-sarahs_vision-without_averts = But it keeps no danger away.
reason-sarahs_vision-less_averts = { $by ->
    [one] But it averts { $by } danger cube fewer.
   *[other] But it averts { $by } danger cubes fewer.
}
reason-sarahs_vision-without_cancels = But all effects of the coming events remain.
reason-sarahs_vision-without_removes = But all coming events remain.
reason-sarahs_vision-less_removes = { $by ->
    [one] But it gets rid of { $by } danger cube fewer.
   *[other] But it gets rid of { $by } danger cubes fewer.
}
reason-sarahs_vision-without_delays = But the worse event still comes first.
reason-sarahs_vision-without_reorders = But the order of the events stays as it is.
reason-sarahs_vision-without_shows = But it shows none of the coming events.
reason-sarahs_vision-without_draws = But it brings no directive.
reason-sarahs_vision-without_clears = But it does nothing about the danger in the city.
reason-sarahs_vision-without_evades = But the figures stay where the danger is.
reason-sarahs_vision-without_softens = But it does nothing about the coming events.
reason-sarahs_vision-without_calms = But it takes no danger away.
reason-sarahs_vision-without_relieves = But it takes no danger off the { sarahs_vision-role }.
reason-sarahs_vision-without_evens = But it does not spread the danger.
reason-sarahs_vision-without_shelters = But it does not shelter the { sarahs_vision-role }.
reason-sarahs_vision-without_escapes = But it gets nobody out of danger.
reason-sarahs_vision-without_seeks = But it brings nobody to the inspiration.
reason-sarahs_vision-without_bears = But others have less danger.
reason-sarahs_vision-without_unlocks = But it unlocks no block.
reason-sarahs_vision-without_nearer = But it brings no locked block nearer.
reason-sarahs_vision-without_inspires = But it brings no inspiration.
reason-sarahs_vision-without_safest = But it is not the safest pull.
reason-sarahs_vision-without_steady = But it leaves a layer on a single block.
reason-sarahs_vision-without_saves = But it uses up what you have saved.
reason-sarahs_vision-without_untouched = But it touches the tower.
reason-sarahs_vision-without_affords = But it cannot be paid for without the tower.
reason-sarahs_vision-without_feels = But it tells you nothing about the blocks.
