# Why a turn of Undercover is good, and what it gives up.

undercover-steps = { $much ->
    [one] { $much } space
   *[other] { $much } spaces
}

## What speaks for it

reason-undercover-wins = { $how ->
    [six_tiles] Ends the game on six point tiles, and you win.
    [no_progress] Ends the game, since no employee has moved for so long, and you win.
   *[round_cap] Ends the last round, and you win.
}
reason-undercover-leads = Takes the lead: { $mine } points to { $enemy_name }’s { $theirs }.
reason-undercover-collects = { $tiles ->
    [6] Scores { $much } points in { undercover-colour-name }: your sixth point tile ends the game after this round.
    [5] Scores { $much } points in { undercover-colour-name }: one more point tile and you have all six.
   *[other] Scores { $much } points in { undercover-colour-name }.
}
reason-undercover-denies = Takes the { $value } in { undercover-colour-name }, the best tile left there, before { $enemy_name } can.
reason-undercover-moves = { $other ->
    [none] Moves your { undercover-colour-name } employee { undercover-steps }.
   *[other] Moves your employees { undercover-steps }, mostly in { undercover-colour-name } and { undercover-other-name }.
}
reason-undercover-gains = { $spaces ->
    [one] Lands on an occupied space in { undercover-colour-name } and so gains an extra space.
   *[other] Lands on an occupied space in { undercover-colour-name } and so gains { $spaces } extra spaces.
}
reason-undercover-overtakes = Overtakes { $enemy_name } in { undercover-colour-name }.
reason-undercover-starves = Leaves { $enemy_name } no way to move an employee forward.

## What is said where nothing speaks for it

reason-undercover-loses = { $how ->
    [six_tiles] Ends the game on six point tiles, and you do not win.
    [no_progress] Ends the game, since no employee has moved for so long, and you do not win.
   *[round_cap] Ends the last round, and you do not win.
}
reason-undercover-depends = How much it gains depends on what is revealed.
reason-undercover-prepares = Moves nobody yet, but sets up a better meeting.

## What speaks against it

reason-undercover-helps = { $much ->
    [one] But it lets { $enemy_name } gain { $much } space next turn.
   *[other] But it lets { $enemy_name } gain up to { $much } spaces next turn.
}
reason-undercover-spends_joker = But it uses up your joker.
reason-undercover-unseen = But nobody has seen the other side of this agent.
reason-undercover-worse = { $points ->
    [0] Just as good, as far as the computer can see.
    [one] But your chance of winning is { $points } percentage point lower.
   *[other] But your chance of winning is { $points } percentage points lower.
}

## What the best turn does and this one does not

reason-undercover-without_wins = But it does not win the game.
reason-undercover-without_leads = But it does not put you in the lead.
reason-undercover-without_collects = But it scores no points yet.
reason-undercover-less_collects = { $by ->
    [one] But it scores { $by } point less.
   *[other] But it scores { $by } fewer points.
}
reason-undercover-without_denies = But { $enemy_name } could still get the { $value } in { undercover-colour-name }.
reason-undercover-without_moves = But it moves none of your employees.
reason-undercover-less_moves = { $by ->
    [one] But that is { $by } space less.
   *[other] But that is { $by } fewer spaces.
}
reason-undercover-without_gains = But it gains no extra space.
reason-undercover-without_overtakes = But it overtakes nobody.
reason-undercover-without_starves = But { $enemy_name } can still move employees forward.
