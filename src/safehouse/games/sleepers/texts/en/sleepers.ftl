# Sleepers: everything that is said at the table.

sleepers-seat = { $seat ->
    [white] White
   *[black] Black
}

## The agents

sleepers-kind = { $kind ->
    [scientist] Scientist
    [militia] Militia
    [saboteur] Saboteur
    [police] Police
    [ringleader] Ringleader
    [recruiter] Recruiter
    [informant] Informant
    [immigration] Immigration
    [double_agent] Double Agent
    [diversion] Diversion
    [master_of_disguise] Master of Disguise
   *[hidden] sleeper
}
# The same for narrow places: soft hyphens where a word may be broken.
sleepers-kind-narrow = { $kind ->
    [immigration] Immi­gration
   *[other] { sleepers-kind }
}
# The same within a sentence, with its article.
sleepers-one = { $kind ->
    [militia] Militia
    [police] Police
    [informant] an Informant
    [immigration] Immigration
   *[other] a { sleepers-kind }
}
sleepers-short = { $kind ->
    [scientist] Sc
    [militia] Mi
    [saboteur] Sa
    [police] Po
    [ringleader] Ri
    [recruiter] Re
    [informant] In
    [immigration] Im
    [double_agent] Da
    [diversion] Di
    [master_of_disguise] Ma
   *[hidden] ·
}
sleepers-does = { $kind ->
    [scientist] Scientist: no ability. Five of yours face up in a straight row win the game.
    [militia] Militia: no ability. Face up on every hex around an enemy agent, your Militia win the game.
    [saboteur] Saboteur: kills itself and every adjacent agent, friend or foe.
    [police] Police: jumps over an adjacent enemy agent, killing it, and may keep jumping.
    [ringleader] Ringleader: activates up to two more of your sleepers.
    [recruiter] Recruiter: recruits another tile from your hand.
    [informant] { $self ->
        [allow] Informant: flips any agent, even itself. An agent flipped face up does not use its ability.
       *[forbid] Informant: flips any other agent. An agent flipped face up does not use its ability.
    }
    [immigration] Immigration: may return one or two other agents to their owners’ hands.
    [double_agent] Double Agent: swaps places with any other agent on the map.
    [diversion] { $self ->
        [allow] Diversion: moves any agent, even itself, to any empty hex.
       *[forbid] Diversion: moves any other agent to any empty hex.
    }
   *[master_of_disguise] { $copies ->
        [any] Master of Disguise: may use the ability of an adjacent agent; a sleeper is turned face up first. Face up, it counts as a Scientist and as Militia.
       *[active] Master of Disguise: may use the ability of an adjacent face-up agent. Face up, it counts as a Scientist and as Militia.
    }
}

## The question

# Whose ability it is; an agent may be gone before its ability is finished.
sleepers-actor = { $hex ->
    [none] { sleepers-kind } (gone)
   *[other] { $borrowed ->
        [yes] Master on { $hex } as { sleepers-kind }
       *[no] { sleepers-kind } on { $hex }
    }
}
# What follows when an ability is declined.
sleepers-then = { $then ->
    [end] and end your turn
    [ringleader] { $kind ->
        [ringleader] and go back to the previous Ringleader
       *[other] and go back to the Ringleader
    }
   *[second_activation] and go to your second activation
}
sleepers-ask-wait = Waiting for { $seat_name }.
sleepers-ask-turn = { $can ->
    [recruit] Recruit: choose a tile from your hand, then an empty hex.
    [activate] Your hand is empty: activate one of your sleepers.
   *[both] Recruit a tile from your hand, or activate one of your sleepers.
}
sleepers-ask-second_activation = Activate a second sleeper, or end your turn.
sleepers-ask-saboteur = { sleepers-actor }: blow it up along with every adjacent agent, or skip { sleepers-then }.
sleepers-ask-police = { $stop ->
    [yes] { $again ->
        [yes] { sleepers-actor }: jump over another enemy, or stop { sleepers-then }.
       *[no] { sleepers-actor }: jump over an adjacent enemy, or stay put { sleepers-then }.
    }
   *[no] { sleepers-actor }: jump over an adjacent enemy. Choose where to land.
}
sleepers-ask-ringleader = { $again ->
    [yes] { sleepers-actor }: activate one more sleeper, or stop { sleepers-then }.
   *[no] { sleepers-actor }: activate up to two more sleepers, or skip { sleepers-then }.
}
sleepers-ask-recruiter = { $stop ->
    [yes] { sleepers-actor }: recruit another tile from your hand, or skip { sleepers-then }.
   *[no] { sleepers-actor }: recruit another tile from your hand.
}
sleepers-ask-informant = { $stop ->
    [yes] { $self ->
        [allow] { sleepers-actor }: flip any agent (even itself), or skip { sleepers-then }.
       *[forbid] { sleepers-actor }: flip any other agent, or skip { sleepers-then }.
    }
   *[no] { $self ->
        [allow] { sleepers-actor }: flip any agent (even itself).
       *[forbid] { sleepers-actor }: flip any other agent.
    }
}
sleepers-ask-immigration = { $marked ->
    [none] { sleepers-actor }: choose up to two other agents to return to hand, or skip { sleepers-then }.
   *[other] { sleepers-actor }: choose a second agent to return with { $marked }, or return only { $marked } { sleepers-then }.
}
sleepers-ask-double_agent = { $stop ->
    [yes] { sleepers-actor }: swap places with any other agent, or stay put { sleepers-then }.
   *[no] { sleepers-actor }: swap places with any other agent.
}
sleepers-ask-diversion = { $stop ->
    [yes] { $self ->
        [allow] { sleepers-actor }: move any agent (even itself) to an empty hex, or skip { sleepers-then }.
       *[forbid] { sleepers-actor }: move any other agent to an empty hex, or skip { sleepers-then }.
    }
   *[no] { $self ->
        [allow] { sleepers-actor }: move any agent (even itself) to an empty hex.
       *[forbid] { sleepers-actor }: move any other agent to an empty hex.
    }
}
sleepers-ask-master_of_disguise = { $copies ->
    [any] { sleepers-actor }: copy an adjacent agent (a sleeper is turned face up first), or skip { sleepers-then }.
   *[active] { sleepers-actor }: copy an adjacent face-up agent, or skip { sleepers-then }.
}

sleepers-stop = { $kind ->
    [second_activation] End turn
    [saboteur] Don’t blow up
    [police] { $again ->
        [yes] Stop jumping
       *[no] Don’t jump
    }
    [ringleader] { $again ->
        [yes] No more activations
       *[no] Activate none
    }
    [recruiter] Don’t recruit
    [informant] Don’t flip
    [immigration] { $marked ->
        [none] Return none
       *[other] Return only { $marked }
    }
    [double_agent] Don’t swap
    [diversion] Don’t move
   *[master_of_disguise] Don’t copy
}

## Decisions

sleepers-do-activate = Activate the sleeper on { $hex }
sleepers-do-flip = Flip the agent on { $hex }
sleepers-do-bounce = Return the agent on { $hex } to its owner’s hand
sleepers-do-swap = Swap places with the agent on { $hex }
sleepers-do-copy = Use the ability of the agent on { $hex }
sleepers-do-blast = Blow up { $hex } and every adjacent agent
sleepers-do-jump = Jump from { $from } over { $over } to { $to }
sleepers-do-recruit = Recruit { sleepers-one } on { $hex }
sleepers-do-move = Move the agent on { $from } to { $to }

## What happened

sleepers-event-recruit = { $seat_who ->
    [you] You recruit { sleepers-one } on { $hex }.
   *[other] { $seat_name } recruits { sleepers-one } on { $hex }.
}
sleepers-event-activate = { $seat_who ->
    [you] { $kind ->
        [hidden] You activate { $hex }.
       *[other] You activate { $hex }: { sleepers-kind }.
    }
   *[other] { $kind ->
        [hidden] { $seat_name } activates { $hex }.
       *[other] { $seat_name } activates { $hex }: { sleepers-kind }.
    }
}
sleepers-event-flip = { $face ->
    [up] { $kind ->
        [hidden] { $hex } is turned face up.
       *[other] { $hex } is turned face up: { sleepers-kind }.
    }
   *[down] { $kind ->
        [hidden] { $hex } is turned face down.
       *[other] { $hex } is turned face down: { sleepers-kind }.
    }
}
sleepers-event-jump = { $from } jumps to { $to }.
sleepers-event-kill = { $owner_who ->
    [you] Your { sleepers-kind } on { $hex } is killed.
   *[other] { $owner_name }’s { sleepers-kind } on { $hex } is killed.
}
sleepers-event-mark = { $hex } will return to its owner’s hand.
sleepers-event-bounce = { $owner_who ->
    [you] Your { sleepers-kind } on { $hex } returns to your hand.
   *[other] { $owner_name }’s { sleepers-kind } on { $hex } returns to their hand.
}
sleepers-event-swap = { $hexes } swap places.
sleepers-event-move = { $from } moves to { $to }.
sleepers-event-copy = { $kind ->
    [hidden] The Master of Disguise uses the ability of { $hex }.
   *[other] The Master of Disguise uses the ability of { $hex }: { sleepers-kind }.
}
sleepers-event-stop = { $ability ->
    [second_activation] { $seat_who ->
        [you] You end your turn.
       *[other] { $seat_name } ends their turn.
    }
   *[other] { $seat_who ->
        [you] { sleepers-kind }: you stop here.
       *[other] { sleepers-kind }: { $seat_name } stops here.
    }
}
sleepers-event-draw = { $kinds ->
    [none] { $seat_who ->
        [you] { $count ->
            [one] You draw 1 tile.
           *[other] You draw { $count } tiles.
        }
       *[other] { $count ->
            [one] { $seat_name } draws 1 tile.
           *[other] { $seat_name } draws { $count } tiles.
        }
    }
   *[other] { $seat_who ->
        [you] You draw { $kinds }.
       *[other] { $seat_name } draws { $kinds }.
    }
}
sleepers-event-turn = { $seat_who ->
    [you] Your turn.
   *[other] { $seat_name } to move.
}
sleepers-event-end = { $reason ->
    [success] { sleepers-end-success }
    [liberation] { sleepers-end-liberation }
    [morale] { sleepers-end-morale }
    [capture] { sleepers-end-capture }
    [attrition] { sleepers-end-attrition }
    [no_progress] { sleepers-end-no_progress }
   *[turn_cap] { sleepers-end-turn_cap }
}

## The end

sleepers-end-success = { $winner_who ->
    [you] You win by Success: a chain of your face-up agents joins two opposite sides.
   *[other] { $winner_name } wins by Success: a chain of face-up agents joins two opposite sides.
}
sleepers-end-liberation = { $winner_who ->
    [you] You win by Liberation: five face-up Scientists in a row.
   *[other] { $winner_name } wins by Liberation: five face-up Scientists in a row.
}
sleepers-end-morale = { $winner_who ->
    [you] You win by Morale: ten enemy agents have been killed.
   *[other] { $loser_who ->
        [you] { $winner_name } wins by Morale: ten of your agents have been killed.
       *[other] { $winner_name } wins by Morale: ten enemy agents have been killed.
    }
}
sleepers-end-capture = { $winner_who ->
    [you] You win by Capture: your Militia have surrounded an enemy agent.
   *[other] { $loser_who ->
        [you] { $winner_name } wins by Capture: Militia have surrounded one of your agents.
       *[other] { $winner_name } wins by Capture: Militia have surrounded an enemy agent.
    }
}
sleepers-end-attrition = { $winner_who ->
    [you] You win by Attrition: your opponent has no tiles and no sleepers left.
   *[other] { $loser_who ->
        [you] { $winner_name } wins by Attrition: you have no tiles and no sleepers left.
       *[other] { $winner_name } wins by Attrition: the opponent has no tiles and no sleepers left.
    }
}
sleepers-end-no_progress = Draw: too many turns in a row without a tile drawn or an agent killed.
sleepers-end-turn_cap = Draw: the turn limit has been reached.

## The board

sleepers-map = Map of France, 61 hexes
sleepers-keys =
    Left and Right move along a row, Up and Down change rows. Diagonally, Home moves up-left, Page Up up-right, End down-left and Page Down down-right. N and P jump to the next or previous hex you can choose. Number keys pick a tile from your hand, Enter chooses, Escape puts a tile or agent back.
sleepers-cell-empty = { $hex }: empty.
sleepers-cell-sleeper = { $owner ->
    [white] { $hex }: White’s sleeper.
   *[black] { $hex }: Black’s sleeper.
}
sleepers-cell-known = { $owner ->
    [white] { $hex }: White’s sleeper ({ sleepers-kind }).
   *[black] { $hex }: Black’s sleeper ({ sleepers-kind }).
}
sleepers-cell-active = { $owner ->
    [white] { $hex }: White’s { sleepers-kind }, face up.
   *[black] { $hex }: Black’s { sleepers-kind }, face up.
}
sleepers-can = { $verb ->
    [activate] You can activate it.
    [flip] You can flip it.
    [bounce] You can return it to its owner’s hand.
    [swap] You can swap places with it.
    [copy] You can use its ability.
    [blast] You can blow it up.
    [jump] You can jump here.
    [recruit] You can recruit { sleepers-one } here.
   *[move] You can move the agent from { $from } here.
}
sleepers-can-source = You can move it.
sleepers-taken-up = Selected. Now choose an empty hex.
sleepers-place-it = { sleepers-kind }: choose an empty hex. To put the tile back, press Escape or select it again.
sleepers-move-it = { $hex }: choose the empty hex this agent moves to. To cancel, press Escape or select the agent again.
sleepers-acting = It is using an ability.
sleepers-marked = It will return to its owner’s hand.
sleepers-hinted = Hint { $rank }.
sleepers-in-line = Part of the winning line.
sleepers-surrounded = Surrounded.
sleepers-guess = { sleepers-kind } { $chance }
sleepers-probably = Probably { $kinds }.
sleepers-side = { $seat ->
    [white] White: { $name }
   *[black] Black: { $name }
}
sleepers-hand = { $seat ->
    [white] White’s hand
   *[black] Black’s hand
}
sleepers-hand-count = { $count ->
    [0] hand empty
    [one] 1 tile in hand
   *[other] { $count } tiles in hand
}
sleepers-pile-count = { $count ->
    [0] pile empty
    [one] 1 tile in pile
   *[other] { $count } tiles in pile
}
sleepers-killed-count = { $count } of 10 killed
sleepers-pending-list = Abilities in progress
sleepers-pending = { $kind ->
    [second_activation] Second activation
   *[other] { sleepers-actor }
}
sleepers-turn = Turn { $turn }
sleepers-turn-of = Turn { $turn } of { $limit }
sleepers-quiet = { $count ->
    [one] 1 turn without progress (draw at { $limit })
   *[other] { $count } turns without progress (draw at { $limit })
}

## Why can’t I?

sleepers-why-over = The game is over.
sleepers-why-watching = You are watching this game, not playing in it.
sleepers-why-not-your-turn = It is not your turn.
sleepers-why-occupied = { $hex } is occupied. You can only recruit on an empty hex.
sleepers-why-move-occupied = { $hex } is occupied. Agents can only move to an empty hex.
sleepers-why-tile-first = To recruit here, choose a tile from your hand first.
sleepers-why-no-tiles = Your hand is empty, so you cannot recruit. Activate a sleeper instead.
sleepers-why-recruit-after-activating = You have already activated a sleeper. In one turn you either recruit or activate, never both.
sleepers-why-tile-chosen = You are placing a tile. To put it back, press Escape or select it again.
sleepers-why-enemy-sleeper = This sleeper is not yours. You can only activate your own.
sleepers-why-enemy-active = This agent is not yours, and it is already face up.
sleepers-why-face-up = This agent is already face up. Only a sleeper can be activated, so it would have to be turned face down first.
sleepers-why-same-agent = Your second activation must be a different agent from the first.
sleepers-why-ringleader-empty = There is no agent here. The Ringleader activates sleepers.
sleepers-why-ringleader-self = The Ringleader cannot activate itself.
sleepers-why-jump-itself = This is the agent that jumps. Choose the hex to land on.
sleepers-why-jump-landing = You can only get here by jumping over an adjacent enemy agent and landing on the empty hex directly beyond it.
sleepers-why-jump-own = You cannot jump over your own agents.
sleepers-why-jump-far = You can only jump over an adjacent enemy agent.
sleepers-why-jump-edge = The map ends beyond { $hex }, so there is nowhere to land.
sleepers-why-jump-blocked = The hex beyond, { $hex }, is occupied.
sleepers-why-jump-beyond = To jump over this agent, choose the hex beyond it: { $hex }.
sleepers-why-recruiter-tile-first = Choose a tile from your hand first, then an empty hex for it.
sleepers-why-nobody-there = There is no agent on { $hex }.
sleepers-why-informant-self = In this game, an Informant cannot flip itself.
sleepers-why-already-marked = { $hex } is already chosen. Choose another agent, or return only this one.
sleepers-why-immigration-self = Immigration cannot return itself, only other agents.
sleepers-why-swap-empty = There is no agent here to swap places with.
sleepers-why-swap-self = The Double Agent must swap places with another agent.
sleepers-why-agent-first = First choose the agent to move, then an empty hex.
sleepers-why-diversion-self = In this game, a Diversion cannot move itself.
sleepers-why-copy-itself = The Master of Disguise uses another agent’s ability. Choose an adjacent agent.
sleepers-why-copy-far = The Master of Disguise can only copy an adjacent agent.
sleepers-why-copy-sleeper = The Master of Disguise can only copy a face-up agent, and this is a sleeper.
sleepers-why-copy-master = Another Master of Disguise has no ability of its own to copy.
sleepers-why-copy-nothing = { $kind ->
    [scientist] A Scientist has no ability to copy: five in a row is a goal, not an ability.
   *[militia] Militia have no ability to copy: surrounding is a goal, not an ability.
}
sleepers-why-blast-elsewhere = The explosion can only happen where the agent is.
sleepers-why-ability-first = { $kind ->
    [ringleader] The Ringleader activates sleepers. You can recruit on another turn.
   *[other] First finish the ability in progress: { sleepers-kind }.
}

## The rules page

# What a small code in the rules says when one points at it.

## House rules

sleepers-option-preset = Preset
sleepers-option-preset-about = Sets several house rules at once.
sleepers-option-preset-german_table = German rulebook
sleepers-option-capture = Capture
sleepers-option-capture-about = Whether Militia must surround a single agent, or can also capture a connected group.
sleepers-option-capture-single = A single agent
sleepers-option-capture-group = A whole group too
sleepers-option-own_sleepers = Your own sleepers
sleepers-option-own_sleepers-about = By the rules you may not look at your sleepers again: memory is part of the game. If visible, they are shown to you faintly.
sleepers-option-own_sleepers-hidden = Hidden from you too
sleepers-option-own_sleepers-visible = Visible to you
sleepers-option-informant_self = Informant’s target
sleepers-option-informant_self-about = Whether an Informant may flip itself, so that it can be activated again later.
sleepers-option-informant_self-allow = Any agent
sleepers-option-informant_self-forbid = Other agents only
sleepers-option-diversion_self = Diversion’s target
sleepers-option-diversion_self-about = Whether a Diversion may move itself.
sleepers-option-diversion_self-allow = Any agent
sleepers-option-diversion_self-forbid = Other agents only
sleepers-option-effects = Abilities
sleepers-option-effects-about = By the rules, an ability that can be used must be used, unless it says “may” or “up to”.
sleepers-option-effects-strict = Compulsory
sleepers-option-effects-lenient = Always optional
sleepers-option-police_first_jump = Police’s first jump
sleepers-option-police_first_jump-about = Whether Police that can jump must jump once. Further jumps are always optional.
sleepers-option-police_first_jump-must = Compulsory
sleepers-option-police_first_jump-may = Optional
sleepers-option-no_progress = Draw for lack of progress
sleepers-option-no_progress-about = The game is drawn after this many turns in a row without a tile drawn or an agent killed.
sleepers-option-no_progress-off = Never
sleepers-option-turn_cap = Turn limit
sleepers-option-turn_cap-about = The game is drawn after this many turns.
sleepers-option-turn_cap-off = None
sleepers-option-master_copies = Master of Disguise copies
sleepers-option-master_copies-about = Whose ability it may use. If it may choose any neighbour, a chosen sleeper is turned face up without being activated.
sleepers-option-master_copies-active = Face-up neighbours
sleepers-option-master_copies-any = Any neighbour
sleepers-option-corners = Corner hexes
sleepers-option-corners-about = Whether a corner hex belongs to both sides that meet there, or to neither.
sleepers-option-corners-both = Belong to both sides
sleepers-option-corners-none = Belong to neither
sleepers-option-attrition = Attrition
sleepers-option-attrition-about = When a player with no tiles and no sleepers loses: at the start of their own turn, or at the end of any turn.
sleepers-option-attrition-own_turn = Start of own turn
sleepers-option-attrition-end_of_any_turn = End of any turn
sleepers-option-killed_sleepers = Killed sleepers
sleepers-option-killed_sleepers-about = Who sees what a killed sleeper was.
sleepers-option-killed_sleepers-hidden = Nobody
sleepers-option-killed_sleepers-owner = Its owner
sleepers-option-killed_sleepers-open = Everybody
sleepers-option-first_player = Colours
sleepers-option-first_player-about = White always begins. Colours are assigned at random or chosen.
sleepers-option-first_player-random = Random
sleepers-option-first_player-chosen = Chosen
