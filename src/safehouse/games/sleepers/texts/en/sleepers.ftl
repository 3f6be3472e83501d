# Sleepers: everything that is said at the table.

sleepers-seat = { $seat ->
    [white] White
    [named] { $name }
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
   *[hidden] ?
}
sleepers-does = { $kind ->
    [scientist] Scientist: nothing happens when it wakes. Five awake in a straight row win.
    [militia] Militia: nothing happens when they wake. Awake on every hex around an enemy agent, they win.
    [saboteur] Saboteur: dies, and everybody next to it dies too, friend or enemy.
    [police] Police: jumps over an enemy next to it, who dies, and may jump on.
    [ringleader] Ringleader: wakes up to two more of your sleepers.
    [recruiter] Recruiter: places another tile from your hand.
    [informant] Informant: turns any one agent over. Whoever is turned up does nothing.
    [immigration] Immigration: sends up to two other agents back to their owners’ hands.
    [double_agent] Double Agent: changes places with any other agent.
    [diversion] Diversion: moves any one agent to any empty hex.
   *[master_of_disguise] Master of Disguise: may use the ability of an awake neighbour. Awake, it counts as a Scientist and as Militia.
}

## The question

sleepers-actor = { $hex ->
    [none] { sleepers-kind }
   *[other] { $borrowed ->
        [yes] Master of Disguise on { $hex } as { sleepers-kind }
       *[no] { sleepers-kind } on { $hex }
    }
}
sleepers-ask-wait = { $seat ->
    [white] White decides.
   *[black] Black decides.
}
sleepers-ask-turn = { $can ->
    [recruit] Recruit: choose a tile from your hand, then an empty hex.
    [activate] Activate one of your sleepers.
   *[both] Recruit a tile from your hand, or activate one of your sleepers.
}
sleepers-ask-second_activation = Activate a second sleeper, or end your turn.
sleepers-ask-saboteur = { $stop ->
    [yes] { sleepers-actor }: blow it up, or leave it.
   *[no] { sleepers-actor }: blow it up.
}
sleepers-ask-police = { $stop ->
    [yes] { sleepers-actor }: jump over an enemy agent, or stop.
   *[no] { sleepers-actor }: jump over an enemy agent.
}
sleepers-ask-ringleader = { sleepers-actor }: activate another of your sleepers, or stop.
sleepers-ask-recruiter = { $stop ->
    [yes] { sleepers-actor }: place another tile from your hand, or stop.
   *[no] { sleepers-actor }: place another tile from your hand.
}
sleepers-ask-informant = { $stop ->
    [yes] { sleepers-actor }: turn any agent over, or stop.
   *[no] { sleepers-actor }: turn any agent over.
}
sleepers-ask-immigration = { $marked ->
    [none] { sleepers-actor }: send an agent home, or stop.
   *[other] { sleepers-actor }: { $marked } goes home. Choose a second agent, or stop.
}
sleepers-ask-double_agent = { $stop ->
    [yes] { sleepers-actor }: change places with another agent, or stop.
   *[no] { sleepers-actor }: change places with another agent.
}
sleepers-ask-diversion = { $stop ->
    [yes] { sleepers-actor }: choose an agent, then the empty hex it moves to, or stop.
   *[no] { sleepers-actor }: choose an agent, then the empty hex it moves to.
}
sleepers-ask-master_of_disguise = { $copies ->
    [any] { sleepers-actor }: use the ability of any adjacent agent, or stop. A sleeper is turned face up first.
   *[active] { sleepers-actor }: use the ability of an adjacent face-up agent, or stop.
}

sleepers-stop = { $kind ->
    [second_activation] End the turn
    [saboteur] Do not blow up
    [police] Stop jumping
    [ringleader] Activate no more
    [recruiter] Place nothing
    [informant] Turn nobody over
    [immigration] Send nobody else home
    [double_agent] Stay here
    [diversion] Move nobody
   *[master_of_disguise] Use no ability
}

## Decisions

sleepers-do-activate = Activate the sleeper on { $hex }
sleepers-do-flip = Turn over the agent on { $hex }
sleepers-do-bounce = Send the agent on { $hex } home
sleepers-do-swap = Change places with the agent on { $hex }
sleepers-do-copy = Use the ability of the agent on { $hex }
sleepers-do-blast = Blow up the Saboteur’s charge on { $hex }
sleepers-do-jump = Jump from { $from } over { $over } to { $to }
sleepers-do-recruit = Recruit { sleepers-kind } on { $hex }
sleepers-do-move = Move the agent on { $from } to { $to }

## What happened

sleepers-event-recruit = { $kind ->
    [hidden] { sleepers-seat } recruits a sleeper on { $hex }.
   *[other] { sleepers-seat } recruits { sleepers-kind } on { $hex }.
}
sleepers-event-activate = { $kind ->
    [hidden] { sleepers-seat } activates { $hex }.
   *[other] { sleepers-seat } activates { $hex }: { sleepers-kind }.
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
sleepers-event-jump = Jump from { $from } to { $to }.
sleepers-event-kill = { $kind ->
    [hidden] { $owner ->
        [white] White loses a sleeper on { $hex }.
       *[black] Black loses a sleeper on { $hex }.
    }
   *[other] { $owner ->
        [white] White loses { sleepers-kind } on { $hex }.
       *[black] Black loses { sleepers-kind } on { $hex }.
    }
}
sleepers-event-mark = { $hex } is to go home.
sleepers-event-bounce = { $kind ->
    [hidden] { $owner ->
        [white] The sleeper on { $hex } goes back to White’s hand.
       *[black] The sleeper on { $hex } goes back to Black’s hand.
    }
   *[other] { $owner ->
        [white] { sleepers-kind } on { $hex } goes back to White’s hand.
       *[black] { sleepers-kind } on { $hex } goes back to Black’s hand.
    }
}
sleepers-event-swap = { $hexes } change places.
sleepers-event-move = { $from } moves to { $to }.
sleepers-event-copy = { $kind ->
    [hidden] The ability of { $hex } is used.
   *[other] The ability of { $hex } is used: { sleepers-kind }.
}
sleepers-event-stop = No more of that.
sleepers-event-draw = { $kinds ->
    [none] { $count ->
        [one] { sleepers-seat } draws one tile.
       *[other] { sleepers-seat } draws { $count } tiles.
    }
   *[other] { sleepers-seat } draws { $kinds }.
}
sleepers-event-turn = { $seat ->
    [white] White’s turn.
   *[black] Black’s turn.
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

sleepers-end-success = { $winner ->
    [white] White wins: a chain of awake agents joins two opposite sides.
   *[black] Black wins: a chain of awake agents joins two opposite sides.
}
sleepers-end-liberation = { $winner ->
    [white] White wins: five awake Scientists stand in a row.
   *[black] Black wins: five awake Scientists stand in a row.
}
sleepers-end-morale = { $winner ->
    [white] White wins: Black has lost ten agents.
   *[black] Black wins: White has lost ten agents.
}
sleepers-end-capture = { $winner ->
    [white] White wins: a black agent is surrounded by Militia.
   *[black] Black wins: a white agent is surrounded by Militia.
}
sleepers-end-attrition = { $winner ->
    [white] White wins: Black has neither a tile nor a sleeper left.
   *[black] Black wins: White has neither a tile nor a sleeper left.
}
sleepers-end-no_progress = A draw: for too many turns nobody drew a tile and nobody was killed.
sleepers-end-turn_cap = A draw: the last turn is over.

## The board

sleepers-map = Map of France with 61 hexes
sleepers-keys =
    Left and right arrow walk along a row; up and down arrow go to the next row. Home and Page Up lead up left and up right, End and Page Down lead down left and down right. N and P go to the next and the previous hex that can be chosen. A digit takes up a tile of your hand, Enter chooses, Escape puts back what was taken up.
sleepers-cell-empty = { $hex }: empty.
sleepers-cell-sleeper = { $owner ->
    [white] { $hex }: a sleeper of White’s.
   *[black] { $hex }: a sleeper of Black’s.
}
sleepers-cell-known = { $owner ->
    [white] { $hex }: a sleeper of White’s, { sleepers-kind }.
   *[black] { $hex }: a sleeper of Black’s, { sleepers-kind }.
}
sleepers-cell-active = { $owner ->
    [white] { $hex }: White’s { sleepers-kind }, awake.
   *[black] { $hex }: Black’s { sleepers-kind }, awake.
}
sleepers-can = { $verb ->
    [activate] You can activate it.
    [flip] You can turn it over.
    [bounce] You can send it home.
    [swap] You can change places with it.
    [copy] You can use its ability.
    [blast] You can blow it up.
    [jump] You can jump here.
    [recruit] You can recruit { sleepers-kind } here.
   *[move] You can move the agent from { $from } here.
}
sleepers-can-source = You can move it.
sleepers-taken-up = Taken up: now choose an empty hex.
sleepers-place-it = { sleepers-kind }: choose an empty hex. Escape, or the tile again, puts it back.
sleepers-move-it = The agent on { $hex } is taken up: choose an empty hex. Escape, or the agent again, puts it down.
sleepers-acting = Its ability is being carried out.
sleepers-marked = It is to go home.
sleepers-hinted = Hint number { $rank }.
sleepers-in-line = Part of the deciding line.
sleepers-surrounded = Surrounded.
sleepers-guess = { sleepers-kind } { $chance }
sleepers-probably = Probably: { $kinds }.
sleepers-side = { $seat ->
    [white] White: { $name }
   *[black] Black: { $name }
}
sleepers-hand = { $seat ->
    [white] White’s hand
   *[black] Black’s hand
}
sleepers-hand-count = { $count ->
    [0] no tile in hand
    [one] 1 tile in hand
   *[other] { $count } tiles in hand
}
sleepers-pile-count = { $count ->
    [0] pile empty
    [one] 1 tile in the pile
   *[other] { $count } tiles in the pile
}
sleepers-killed-count = { $count } of 10 killed
sleepers-pending-list = Being carried out
sleepers-pending = { $kind ->
    [second_activation] second activation
   *[other] { sleepers-actor }
}
sleepers-turn = Turn { $turn }
sleepers-turn-of = Turn { $turn } of { $limit }
sleepers-quiet = { $count } of { $limit } quiet turns

## Why can’t I?

sleepers-why-over = The game is over.
sleepers-why-watching = You are watching; the players decide.
sleepers-why-not-your-turn = It is the other side’s turn.
sleepers-why-occupied = { $hex } is taken. Tiles are recruited on empty hexes only.
sleepers-why-move-occupied = { $hex } is taken. Agents are moved to empty hexes only.
sleepers-why-tile-first = To recruit here, first choose a tile from your hand.
sleepers-why-no-tiles = Your hand is empty, so you cannot recruit. Activate a sleeper.
sleepers-why-recruit-after-activating = In one turn you either recruit or activate, never both. You have activated.
sleepers-why-tile-chosen = You have taken up a tile. Put it back first, with Escape or by choosing it again.
sleepers-why-enemy-sleeper = This sleeper belongs to the other side. You activate only your own.
sleepers-why-enemy-active = This agent belongs to the other side and is awake already.
sleepers-why-awake = This agent is awake already. Only sleepers can be activated; it would have to be turned down first.
sleepers-why-same-agent = The second activation is for another agent, not for the one you have just activated.
sleepers-why-ringleader-empty = The Ringleader wakes sleepers; nobody is here.
sleepers-why-ringleader-self = The Ringleader wakes others, not itself.
sleepers-why-jump-itself = This is the agent that jumps. Choose the hex where it is to land.
sleepers-why-jump-landing = One moves here only by jumping: over an enemy right beside, to the empty hex straight behind.
sleepers-why-jump-own = Your own agents cannot be jumped.
sleepers-why-jump-far = Only an enemy right beside can be jumped.
sleepers-why-jump-edge = Behind { $hex } the map ends, so there is nowhere to land.
sleepers-why-jump-blocked = The hex behind, { $hex }, is not empty.
sleepers-why-jump-beyond = To jump over this agent choose the hex behind it, { $hex }.
sleepers-why-recruiter-tile-first = First choose a tile from your hand, then the empty hex where it goes.
sleepers-why-nobody-there = Nobody is on { $hex }.
sleepers-why-informant-self = In this game an Informant may not turn itself over.
sleepers-why-already-marked = { $hex } is going home already. Choose another agent, or stop.
sleepers-why-immigration-self = Immigration sends others home, not itself.
sleepers-why-swap-empty = The Double Agent changes places with somebody; nobody is here.
sleepers-why-swap-self = The Double Agent changes places with another agent, not with itself.
sleepers-why-agent-first = First choose the agent that is to be moved, then the empty hex.
sleepers-why-diversion-self = In this game a Diversion may not move itself.
sleepers-why-copy-itself = The Master of Disguise uses the ability of somebody else.
sleepers-why-copy-far = Only an agent right beside the Master of Disguise can be copied.
sleepers-why-copy-sleeper = Only awake agents can be copied; this one is asleep.
sleepers-why-copy-master = Another Master of Disguise has no ability of its own that would lead further.
sleepers-why-copy-nothing = { $kind ->
    [scientist] A Scientist has no ability to copy: its row of five is a goal, not an ability.
   *[militia] Militia have no ability to copy: surrounding is a goal, not an ability.
}
sleepers-why-blast-elsewhere = The charge goes off where its agent stands, or not at all.
sleepers-why-ability-first = { $kind ->
    [ringleader] The Ringleader wakes sleepers; tiles are recruited in another turn.
   *[other] An ability is being carried out first: { sleepers-kind }.
}

## House rules

sleepers-option-preset = A table’s habits
sleepers-option-preset-about = Several house rules at once.
sleepers-option-preset-german_table = German table
sleepers-option-capture = Capture
sleepers-option-capture-about = Whether Militia must surround one single agent, or may surround a connected group of agents as well.
sleepers-option-capture-single = One agent
sleepers-option-capture-group = A whole group
sleepers-option-own_sleepers = Your own sleepers
sleepers-option-own_sleepers-about = By the rules you may not look at your own sleepers again: memory is part of the game. Visible, they are shown to you faintly.
sleepers-option-own_sleepers-hidden = Hidden: remember them
sleepers-option-own_sleepers-visible = Visible to you
sleepers-option-informant_self = Informant and itself
sleepers-option-informant_self-about = Whether an Informant may turn itself over, and so be activated again later.
sleepers-option-informant_self-allow = It may turn itself over
sleepers-option-informant_self-forbid = Only others
sleepers-option-diversion_self = Diversion and itself
sleepers-option-diversion_self-about = Whether a Diversion may move itself.
sleepers-option-diversion_self-allow = It may move itself
sleepers-option-diversion_self-forbid = Only others
sleepers-option-effects = Abilities
sleepers-option-effects-about = Strictly, an ability must be used if it can be, unless it says otherwise. Leniently, every ability may be declined.
sleepers-option-effects-strict = Must be used
sleepers-option-effects-lenient = May be declined
sleepers-option-police_first_jump = First jump of the Police
sleepers-option-police_first_jump-about = Whether Police who can jump must do so once. Further jumps are always free.
sleepers-option-police_first_jump-must = Compulsory
sleepers-option-police_first_jump-may = Voluntary
sleepers-option-no_progress = Quiet turns until a draw
sleepers-option-no_progress-about = After so many turns in a row without a tile drawn or an agent killed the game is a draw.
sleepers-option-no_progress-off = No limit
sleepers-option-turn_cap = Last turn
sleepers-option-turn_cap-about = After this turn the game is a draw.
sleepers-option-turn_cap-off = No limit
sleepers-option-master_copies = Master of Disguise
sleepers-option-master_copies-about = Whose ability it may use. If any neighbour may be chosen, a sleeper that is chosen is turned face up without being activated.
sleepers-option-master_copies-active = Awake neighbours
sleepers-option-master_copies-any = Any neighbour
sleepers-option-corners = Corners of the map
sleepers-option-corners-about = Whether a corner hex belongs to both sides that meet there, or to none.
sleepers-option-corners-both = On both sides
sleepers-option-corners-none = On no side
sleepers-option-attrition = Attrition
sleepers-option-attrition-about = When a side without tiles and sleepers has lost: as soon as it has to move, or already at the end of its own turn.
sleepers-option-attrition-own_turn = When it has to move
sleepers-option-attrition-end_of_any_turn = At the end of a turn
sleepers-option-killed_sleepers = Killed sleepers
sleepers-option-killed_sleepers-about = Who sees what a killed sleeper was.
sleepers-option-killed_sleepers-hidden = Nobody
sleepers-option-killed_sleepers-owner = Their owner
sleepers-option-killed_sleepers-open = Everybody
sleepers-option-first_player = Who begins
sleepers-option-first_player-about = White begins. Colours are drawn by lot, or you choose them.
sleepers-option-first_player-random = By lot
sleepers-option-first_player-chosen = You choose
