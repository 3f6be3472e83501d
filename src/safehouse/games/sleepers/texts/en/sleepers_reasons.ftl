# Why a turn of Sleepers is good, and what it gives up.

sleepers-chain = { $sides ->
    [north_south] chain from north to south
    [north_east_south_west] chain from north-east to south-west
    [north_west_south_east] chain from north-west to south-east
   *[any] chain
}

## What speaks for it

reason-sleepers-wins = { $how ->
    [success] Wins at once: your chain joins two opposite sides of the map.
    [liberation] Wins at once: five Scientists in a row.
    [morale] Wins at once: ten enemy agents have been killed.
    [capture] Wins at once: your Militia surround an enemy agent.
    [attrition] Wins at once: your opponent has nothing left to play.
   *[other] Wins at once.
}
reason-sleepers-blocks = { $where ->
    [north] Stops { $enemy_name } in the north, one turn short of a chain.
    [north_east] Stops { $enemy_name } in the north-east, one turn short of a chain.
    [south_east] Stops { $enemy_name } in the south-east, one turn short of a chain.
    [south] Stops { $enemy_name } in the south, one turn short of a chain.
    [south_west] Stops { $enemy_name } in the south-west, one turn short of a chain.
    [north_west] Stops { $enemy_name } in the north-west, one turn short of a chain.
   *[between] Stops { $enemy_name } from completing a { sleepers-chain } next turn.
}
reason-sleepers-threatens_chain = Threatens to complete your { sleepers-chain } next turn.
reason-sleepers-threatens_row = Threatens five Scientists in a row next turn.
reason-sleepers-threatens_capture = Threatens to capture the enemy agent on { $hex } next turn.
reason-sleepers-saves = Saves your agent on { $hex } from being captured.
reason-sleepers-blocks_row = Breaks up a row where { $enemy_name } could get five Scientists.
reason-sleepers-kills = { $much ->
    [one] Kills an enemy agent: now { $dead } of 10.
   *[other] Kills { $much } enemy agents: now { $dead } of 10.
}
reason-sleepers-sends_home = { $agents ->
    [one] Returns an enemy agent to its owner’s hand.
   *[other] Returns { $agents } enemy agents to their owner’s hand.
}
reason-sleepers-sets_back = { $now ->
    [one] Sets { $enemy_name } back: { $now } turn to a chain instead of { $was }.
   *[other] Sets { $enemy_name } back: { $now } turns to a chain instead of { $was }.
}
reason-sleepers-shortens = { $now ->
    [one] Advances your { sleepers-chain }: { $now } turn to go instead of { $was }.
   *[other] Advances your { sleepers-chain }: { $now } turns to go instead of { $was }.
}
reason-sleepers-takes_back = { $agents ->
    [one] Takes one of your agents back into your hand, to be used again.
   *[other] Takes { $agents } of your agents back into your hand, to be used again.
}
reason-sleepers-readies = { $agents ->
    [one] Turns one of your agents face down, ready to act again.
   *[other] Turns { $agents } of your agents face down, ready to act again.
}
reason-sleepers-plants = { $kind ->
    [scientist] Puts a Scientist on the map: five in a row wins.
    [militia] Puts Militia on the map: surrounding an enemy agent wins.
    [saboteur] Plants a Saboteur that can blow up a whole cluster later.
    [police] Plants Police, who can jump over enemy agents later.
    [ringleader] Plants a Ringleader that can activate two more sleepers in one turn.
    [recruiter] Plants a Recruiter that can bring in one more agent later.
    [informant] Plants an Informant that can flip any agent later.
    [immigration] Plants Immigration, which can return two agents to hand later.
    [double_agent] Plants a Double Agent that can swap places with any agent later.
    [diversion] Plants a Diversion that can move any agent later.
   *[master_of_disguise] Plants a Master of Disguise: face up, it counts as Scientist and Militia.
}

## What is said where nothing speaks for it

reason-sleepers-ends = { $how ->
    [no_progress] Ends the game in a draw: nobody has made progress for too long.
    [turn_cap] Ends the game in a draw: this is the last turn.
   *[other] Ends the game, and your opponent wins.
}
reason-sleepers-keeps = Keeps your other sleepers face down for later.
reason-sleepers-holds = Keeps the balance. Turns needed for a chain: you { $mine }, { $enemy_name } { $theirs }.

## What speaks against it

reason-sleepers-lets_chain = But { $enemy_name } can complete a { sleepers-chain } next turn.
reason-sleepers-lets_row = But { $enemy_name } might get five Scientists in a row next turn.
reason-sleepers-lets_capture = But { $enemy_name } might capture your agent on { $hex } next turn.
reason-sleepers-loses = { $much ->
    [one] But it costs you one of your own agents.
   *[other] But it costs you { $much } of your own agents.
}
reason-sleepers-lengthens = { $now ->
    [one] But it sets your chain back: { $now } turn to go instead of { $was }.
   *[other] But it sets your chain back: { $now } turns to go instead of { $was }.
}
reason-sleepers-worse = { $points ->
    [0] Just as good, as far as the computer can see.
    [one] But your chance of winning is { $points } percentage point lower.
   *[other] But your chance of winning is { $points } percentage points lower.
}

## What the best turn does and this one does not

reason-sleepers-without_wins = But it does not win at once.
reason-sleepers-without_blocks = But { $enemy_name } can still complete a { sleepers-chain } next turn.
reason-sleepers-without_threatens_chain = But it does not threaten to complete your { sleepers-chain }.
reason-sleepers-without_threatens_row = But it does not threaten five Scientists in a row.
reason-sleepers-without_threatens_capture = But it does not threaten to capture anyone.
reason-sleepers-without_saves = But it does not save your agent on { $hex }.
reason-sleepers-without_blocks_row = But { $enemy_name } could still get five Scientists in a row.
reason-sleepers-without_kills = But it kills nobody.
reason-sleepers-less_kills = { $by ->
    [one] But it kills one fewer agent.
   *[other] But it kills { $by } fewer agents.
}
reason-sleepers-without_sends_home = But it returns no enemy agent to hand.
reason-sleepers-without_sets_back = But it does not slow { $enemy_name } down.
reason-sleepers-without_shortens = But it does not advance your chain.
reason-sleepers-less_shortens = { $now ->
    [one] But your chain would still be { $now } turn away.
   *[other] But your chain would still be { $now } turns away.
}
reason-sleepers-without_takes_back = But none of your agents comes back to be used again.
reason-sleepers-without_readies = But none of your agents is ready to act again.
reason-sleepers-without_plants = But it brings no new agent onto the map.
