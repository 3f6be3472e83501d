# Why a turn of Undercover is good.

reason-undercover-wins =
    { $how ->
        [six_tiles] It ends the game, somebody having six point tiles, and you win.
        [no_progress] It ends the game, as no employee has moved for so long, and you win.
       *[round_cap] It ends the last round, and you win.
    }
reason-undercover-loses =
    { $how ->
        [six_tiles] It ends the game, somebody having six point tiles, and you do not win.
        [no_progress] It ends the game, as no employee has moved for so long, and you do not win.
       *[round_cap] It ends the last round, and you do not win.
    }
reason-undercover-moves =
    { $spaces ->
        [one] It moves your employees { $spaces } space.
       *[other] It moves your employees { $spaces } spaces.
    }
reason-undercover-scores =
    { $points ->
        [one] It brings you { $points } point.
       *[other] It brings you { $points } points.
    }
reason-undercover-gives_nothing = It gives the others nothing.
reason-undercover-moves_rivals =
    { $spaces ->
        [one] It moves no rival by more than { $spaces } space.
       *[other] It moves no rival by more than { $spaces } spaces.
    }
reason-undercover-prepares = It moves nobody yet, but prepares a better meeting.
