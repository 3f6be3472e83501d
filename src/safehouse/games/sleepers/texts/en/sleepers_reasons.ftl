# Why a turn of Sleepers is good. A half turn is one of the two sleepers that a turn can activate.

reason-sleepers-wins =
    { $how ->
        [success] It wins: your chain joins two opposite sides of the map.
        [liberation] It wins: five Scientists stand in a row.
        [morale] It wins: ten enemy agents are dead.
        [capture] It wins: your Militia surround an enemy agent.
        [attrition] It wins: the other side has nothing left to play.
       *[other] It wins the game.
    }
reason-sleepers-ends =
    { $how ->
        [no_progress] It ends the game without a winner: nothing has moved forward for too long.
        [turn_cap] It ends the game without a winner: the last turn is played.
       *[other] It ends the game, and the other side wins.
    }
reason-sleepers-threatens_chain = It threatens to join two sides of the map in your next turn.
reason-sleepers-keeps_from_chain =
    { $enemy ->
        [white] It keeps White from joining two sides of the map in the next turn.
       *[black] It keeps Black from joining two sides of the map in the next turn.
    }
reason-sleepers-sets_chain_back =
    { $enemy ->
        [white] { $half_turns ->
            [one] It sets White’s chain back by { $half_turns } half turn.
           *[other] It sets White’s chain back by { $half_turns } half turns.
        }
       *[black] { $half_turns ->
            [one] It sets Black’s chain back by { $half_turns } half turn.
           *[other] It sets Black’s chain back by { $half_turns } half turns.
        }
    }
reason-sleepers-kills =
    { $enemy ->
        [white] { $agents ->
            [one] It kills { $agents } white agent.
           *[other] It kills { $agents } white agents.
        }
       *[black] { $agents ->
            [one] It kills { $agents } black agent.
           *[other] It kills { $agents } black agents.
        }
    }
reason-sleepers-brings_chain_nearer =
    { $now ->
        [one] It brings your chain nearer: { $now } half turn is missing instead of { $was }.
       *[other] It brings your chain nearer: { $now } half turns are missing instead of { $was }.
    }
reason-sleepers-holds =
    { $enemy ->
        [white] It keeps things as they are: you need { $mine } more half turns for a chain, White needs { $theirs }.
       *[black] It keeps things as they are: you need { $mine } more half turns for a chain, Black needs { $theirs }.
    }
