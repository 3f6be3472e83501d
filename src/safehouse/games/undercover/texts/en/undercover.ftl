### Undercover in English.

## Words

undercover-seat =
    { $seat ->
        [first] Player 1
        [second] Player 2
        [third] Player 3
        [fourth] Player 4
        [named] { $name }
       *[other] Spectator
    }
# The letter of a colour on a tile, different for each.
undercover-letter =
    { $colour ->
        [red] R
        [orange] O
        [yellow] Y
        [green] G
        [blue] B
        [violet] V
       *[other] ?
    }
undercover-colour-name =
    { $colour ->
        [red] red
        [orange] orange
        [yellow] yellow
        [green] green
        [blue] blue
        [violet] violet
       *[other] an unknown colour
    }
undercover-other-name =
    { $other ->
        [red] red
        [orange] orange
        [yellow] yellow
        [green] green
        [blue] blue
        [violet] violet
       *[none] unknown
    }
undercover-thing =
    { $what ->
        [hq] { undercover-colour-name } headquarters
        [joker] joker
        [nothing] empty
       *[agent]
            { $side ->
                [official] { undercover-colour-name } agent, official side up, other side { undercover-other-name }
                [undercover] { undercover-colour-name } agent, undercover side up, other side { undercover-other-name }
               *[hidden] agent that nobody has seen
            }
    }
# The tile of an event or a decision, inside a sentence.
undercover-the-tile =
    { $what ->
        [joker] the joker
       *[agent]
            { $colour ->
                [red] the red agent
                [orange] the orange agent
                [yellow] the yellow agent
                [green] the green agent
                [blue] the blue agent
                [violet] the violet agent
               *[none] the agent
            }
    }

## The board

undercover-table = Table of agents
undercover-keys =
    Arrow keys move from cell to cell, Home and End to the ends of a row, Page Up and Page Down to the
    ends of a column. N and P go to the next and the previous cell that can be chosen. Enter
    chooses. Plus and minus zoom, 0 shows everything.
undercover-cell =
    Column { $x }, row { $y }: { undercover-thing }{ $folder ->
        [first] , under the folder of player 1
        [second] , under the folder of player 2
        [third] , under the folder of player 3
        [fourth] , under the folder of player 4
       *[none] { "" }
    }{ $may ->
        [take] . Can be taken
        [place] . The tile can be placed here, for a meeting
        [corner] . The tile can be placed here, at a corner and without a meeting
       *[nothing] { "" }
    }.
undercover-lens = View of the table
undercover-zoom-in = Closer
undercover-zoom-out = Farther away
undercover-fit = Show the whole table
undercover-tray = Piles, joker and the tile in play
undercover-pile =
    { $count ->
        [0] empty
        [one] one agent
       *[other] { $count } agents
    }{ $what ->
        [agent] . On top: { undercover-thing }
       *[nothing] { "" }
    }{ $may ->
        [take] . The top agent can be taken
        [bottom] . The bottom agent can be drawn unseen
       *[nothing] { "" }
    }.
undercover-pile-caption = Pile { $pile } · { $count }
undercover-own-joker =
    { $has ->
        [yes]
            { $may ->
                [take] yours, can be taken.
               *[nothing] yours.
            }
       *[no] your joker.
    }
undercover-joker-caption =
    { $has ->
        [yes] Joker
       *[no] played
    }
undercover-keep = Keep
undercover-turn = Turn over
undercover-keep-label = { undercover-thing }.
undercover-turn-label = other side { undercover-other-name }.
undercover-active = { undercover-thing }.
undercover-active-caption = in play
undercover-nothing-active = no tile in play
undercover-touches = May touch
undercover-touches-all = May touch every colour
undercover-board = Information board
undercover-colour = Colour
undercover-row =
    { $colour ->
        [red] Red
        [orange] Orange
        [yellow] Yellow
        [green] Green
        [blue] Blue
       *[violet] Violet
    }
undercover-employee =
    { $space ->
        [0] in the info centre
       *[other] space { $space }
    }
undercover-points-left = Point tiles still there
undercover-point-tile =
    { $value ->
        [hidden] space { $space }: hidden
       *[other] space { $space }: { $value } points
    }
undercover-centres = Info centres
undercover-centre = plays { undercover-colour-name }
undercover-to-move = to move
undercover-joker =
    { $has ->
        [yes] Joker not played yet
       *[no] Joker played
    }
undercover-points =
    { $points ->
        [1] 1 point
       *[other] { $points } points
    }
undercover-collected = Collected point tiles
undercover-segment =
    { undercover-row }{ $value ->
        [none] : nothing yet
        [hidden] : a hidden tile
       *[other] : { $value }
    }{ $factor ->
        [2] , counts twice
       *[1] { "" }
    }
undercover-scores = Points
undercover-player = Player
undercover-sum = Sum
undercover-won = won

## What is asked, and what can be decided

undercover-ask-wait = { undercover-seat } decides.
undercover-ask-take = Take an agent from a pile or from the table, or your joker.
undercover-ask-bottom = There is nothing you may take: draw the bottom agent of a pile.
undercover-ask-turn = Turn { undercover-the-tile } over, or keep it as it is.
undercover-ask-place = Place { undercover-the-tile } where it may meet its neighbours.
undercover-ask-corner = { $what ->
    [joker] Place the joker at the corner of a tile.
   *[agent] The agent fits nowhere: place it at the corner of a tile, without a meeting.
    }
undercover-do-take = { $what ->
    [joker] Take the joker from { $at }
   *[agent] Take the { undercover-colour-name } agent from { $at }
    }
undercover-do-take-pile = Take { undercover-the-tile } from pile { $pile }
undercover-do-draw-bottom = Draw the bottom agent of pile { $pile }
undercover-do-take-joker = Take your joker
undercover-do-turn = Turn { undercover-the-tile } over
undercover-do-keep = Keep { undercover-the-tile } as it is
undercover-do-place = { $what ->
    [joker] Place the joker on { $at }
   *[agent] Place the { undercover-colour-name } agent on { $at }
    }
undercover-do-place-corner = { $what ->
    [joker] Place the joker on { $at }, without a meeting
   *[agent] Place the { undercover-colour-name } agent on { $at }, without a meeting
    }
undercover-do-other = { $decision }

## What happened

undercover-event-take =
    { $from ->
        [table] { undercover-seat } takes { undercover-the-tile } from { $source }.
        [pile] { undercover-seat } takes { undercover-the-tile } from pile { $pile }.
        [bottom] { undercover-seat } draws { undercover-the-tile } from the bottom of pile { $pile }.
        [joker] { undercover-seat } takes the joker.
       *[other] { undercover-seat } takes a tile ({ $source }).
    }
undercover-event-reveal =
    { $colour ->
        [red] Pile { $pile } now shows red.
        [orange] Pile { $pile } now shows orange.
        [yellow] Pile { $pile } now shows yellow.
        [green] Pile { $pile } now shows green.
        [blue] Pile { $pile } now shows blue.
        [violet] Pile { $pile } now shows violet.
       *[none] Pile { $pile } shows its next agent.
    }
undercover-event-flip =
    { $colour ->
        [red] { undercover-seat } turns the agent over: now it is red.
        [orange] { undercover-seat } turns the agent over: now it is orange.
        [yellow] { undercover-seat } turns the agent over: now it is yellow.
        [green] { undercover-seat } turns the agent over: now it is green.
        [blue] { undercover-seat } turns the agent over: now it is blue.
        [violet] { undercover-seat } turns the agent over: now it is violet.
       *[none] { undercover-seat } turns the agent over.
    }
undercover-event-keep = { undercover-seat } keeps the agent as it is.
undercover-event-place =
    { $meeting ->
        [no] { undercover-seat } places the tile on { $at }, at a corner and without a meeting.
       *[yes] { undercover-seat } arranges a meeting on { $at }.
    }
undercover-event-advance = { undercover-seat } moves in { undercover-colour-name } from { $start } to { $to }.
undercover-event-collect =
    { $value ->
        [hidden] { undercover-seat } collects a point tile in { undercover-colour-name }.
       *[other] { undercover-seat } collects the { undercover-colour-name } { $value }.
    }
undercover-event-turn = Round { $round }: { undercover-seat }.
undercover-event-end =
    { $count ->
        [one] { undercover-seat } wins.
       *[other] Players { $seats } share the win.
    }

## How it ended

undercover-winner =
    { $winner ->
        [first] Player 1 wins
        [second] Player 2 wins
        [third] Player 3 wins
        [fourth] Player 4 wins
        [named] { $name } wins
       *[none] { $seats } share the win
    }
undercover-end-six_tiles = { undercover-winner }: somebody had six point tiles, and the round has been played.
undercover-end-round_cap = { undercover-winner }: the last round has been played.
undercover-end-no_progress = { undercover-winner }: no employee has moved for too many rounds.

## Why not?

undercover-why-over = The game is over.
undercover-why-spectator = You are watching; those at the table decide.
undercover-why-not-your-turn = It is the turn of { $seat ->
    [first] player 1
    [second] player 2
    [third] player 3
    [named] { $name }
   *[fourth] player 4
    }.
undercover-why-enemy = This agent shows { undercover-colour-name }, the colour of your enemy. You may not take it while it does.
undercover-why-hq = Headquarters never move.
undercover-why-placed-joker = A joker that has been placed stays where it is.
undercover-why-own-folder = Your own folder lies on this agent: you took it in your last turn.
undercover-why-folder = The folder of { $seat ->
    [first] player 1
    [second] player 2
    [third] player 3
    [named] { $name }
   *[fourth] player 4
    } protects this agent until their next turn.
undercover-why-draw-bottom = There is nothing you may take, so you draw the bottom agent of a pile.
undercover-why-take-first = First take a tile: from a pile, from the table, or your joker.
undercover-why-turn-first = First decide whether to turn the agent over or to keep it as it is.
undercover-why-occupied = A tile lies here already.
undercover-why-far = The tile must touch another one by an edge.
undercover-why-corner = A corner is not enough here: there are places where the tile touches another one by an edge.
undercover-why-no-edge = Here it would touch a tile by an edge. As it fits nowhere, it may touch by corners only.
undercover-why-colours = Here { undercover-colour-name } would touch { undercover-other-name }. An agent may touch its own colour and its two neighbours on the wheel.
undercover-why-came-from = The agent came from here and was not turned over, so it may not return.
undercover-why-one-tile = You have taken a tile already; only one is activated in a turn.
undercover-why-empty-pile = This pile is empty.
undercover-why-others-joker = This is another player's joker; you can only take your own.
undercover-why-used-joker = You have played your joker; there is one for the whole game.
undercover-why-joker-turn = A joker has no other side in play and is never turned over.
undercover-why-turned-already = The agent has been turned over in this turn; it is not turned back.
undercover-why-kept-already = It was decided that the agent stays as it is.
undercover-why-employee-home = Your employee in { undercover-colour-name } has collected a point tile and stays there to the end.
undercover-why-employees = Employees are not moved by hand: a meeting moves them, by the colours that take part.

## House rules

undercover-option-players = Players
undercover-option-players-about = How many play: two, three or four.
undercover-option-colours = Colours
undercover-option-colours-about = The players' colours in the order of their turns. The colour across the wheel is a player's enemy and counts double.
undercover-option-colours-random = at random
undercover-option-colours-red = red
undercover-option-colours-orange = orange
undercover-option-colours-yellow = yellow
undercover-option-colours-green = green
undercover-option-colours-blue = blue
undercover-option-colours-violet = violet
undercover-option-plain_spaces = Plain spaces
undercover-option-plain_spaces-about = How many spaces of a row come before its five point tiles. Fewer spaces make a shorter game.
undercover-option-removed_hqs = Headquarters that leave
undercover-option-removed_hqs-about = Some headquarters leave the table before the game and become jokers.
undercover-option-removed_hqs-unplayed = colours that nobody plays
undercover-option-removed_hqs-random = any, at random
undercover-option-piles_show = Piles show
undercover-option-piles_show-about = Which side of the agents in the two piles is up.
undercover-option-piles_show-undercover = the undercover side
undercover-option-piles_show-official = the official side
undercover-option-piles_show-mixed = one or the other
undercover-option-first_round_scores = First round counts
undercover-option-first_round_scores-about = Whether employees already move in everybody's first turn.
undercover-option-first_round_scores-on = yes
undercover-option-first_round_scores-off = no
undercover-option-memory = Memory
undercover-option-memory-about = Whether the table marks both sides of agents that have been turned. Without reminders, the values of the others' collected tiles are hidden as well.
undercover-option-memory-assisted = with reminders
undercover-option-memory-strict = without reminders
undercover-option-round_cap = Last round
undercover-option-round_cap-about = The game ends after this round even if nobody has six point tiles.
undercover-option-no_progress = Rounds without progress
undercover-option-no_progress-about = The game ends and is scored after so many rounds in a row in which no employee has moved.
undercover-option-no_progress-off = no limit
undercover-option-head_start = Head start
undercover-option-head_start-about = So many of the first player's employees begin on the first space of their row, the one that counts double first. Of two equal players the second wins 56 games of 100; with 1 it is about even.
