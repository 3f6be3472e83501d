### Undercover in English.

## Words

# A seat's own word, for tables where nobody has a name.
undercover-seat =
    { $seat ->
        [first] Player 1
        [second] Player 2
        [third] Player 3
        [fourth] Player 4
       *[other] Spectator
    }
# Somebody in a list of people.
undercover-person =
    { $seat_who ->
        [you] you
       *[other] { $seat_name }
    }
# The letter of a colour on a tile, different for each.
undercover-letter =
    { $colour ->
        [red] R
        [orange] O
        [yellow] Y
        [green] G
        [blue] B
       *[violet] V
    }
undercover-colour-name =
    { $colour ->
        [red] red
        [orange] orange
        [yellow] yellow
        [green] green
        [blue] blue
       *[violet] violet
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
undercover-agent = { undercover-colour-name } agent
undercover-employee-name = { undercover-colour-name } employee
undercover-thing =
    { $what ->
        [hq] { undercover-colour-name } headquarters
        [joker] joker
        [nothing] empty
       *[agent]
            { $side ->
                [official] { undercover-agent }, official side up, other side { undercover-other-name }
                [undercover] { undercover-agent }, undercover side up, other side { undercover-other-name }
               *[hidden] unknown agent
            }
    }
# An agent inside a sentence.
undercover-the-agent = the { undercover-agent }
undercover-a-pile =
    { $pile ->
        [1] pile 1
        [2] pile 2
       *[either] either pile
    }

## The board

undercover-table = Agents on the table
undercover-keys =
    Use the arrow keys to move from spot to spot, Home and End to jump to the ends of a row, Page Up and
    Page Down to jump to the ends of a column. N and P go to the next and the previous spot you can
    choose, Enter chooses it. Plus and minus zoom in and out, 0 shows the whole table.
undercover-cell =
    Column { $x }, row { $y }: { undercover-thing }{ $folder ->
        [none] { "" }
       *[other]
            { $folder_who ->
                [you] , under your folder
               *[other] , under { $folder_name }’s folder
            }
    }{ $may ->
        [take] . You may take it
        [place] . You may place the tile here for a meeting
        [corner] . You may place the tile here, at a corner, without a meeting
       *[nothing] { "" }
    }.
undercover-lens = Table view
undercover-zoom-in = Zoom in
undercover-zoom-out = Zoom out
undercover-fit = Show the whole table
undercover-tray = Piles, joker and the tile in hand
undercover-pile =
    { $count ->
        [0] empty
        [one] { $count } agent
       *[other] { $count } agents
    }{ $what ->
        [agent] . On top: { undercover-thing }
       *[nothing] { "" }
    }{ $may ->
        [take] . You may take the top agent
        [bottom] . You may draw the bottom agent, unseen
       *[nothing] { "" }
    }.
undercover-pile-caption = Pile { $pile } · { $count }
undercover-own-joker =
    { $has ->
        [yes]
            { $may ->
                [take] yours, and you may take it.
               *[nothing] yours.
            }
       *[no] you have used your joker.
    }
undercover-joker-caption =
    { $has ->
        [yes] Joker
       *[no] used
    }
undercover-keep = Keep
undercover-turn = Turn over
undercover-keep-label = { undercover-thing }.
undercover-turn-label = other side { undercover-other-name }.
undercover-active = { undercover-thing }.
undercover-active-caption = in hand
undercover-nothing-active = hand empty
undercover-touches = May touch
undercover-touches-all = May touch any colour
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
        [0] info centre
       *[other] space { $space }
    }
undercover-points-left = Point tiles left
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
        [yes] Joker still available
       *[no] Joker used
    }
undercover-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
undercover-collected = Point tiles collected
undercover-segment =
    { undercover-row }{ $value ->
        [none] : nothing yet
        [hidden] : a hidden tile
       *[other] : { $value }
    }{ $factor ->
        [2] , counts double
       *[1] { "" }
    }
undercover-scores = Final scores
undercover-player = Player
undercover-sum = Total
undercover-won = winner

## What is asked, and what can be decided

undercover-ask-wait =
    { $seat_who ->
        [you] It’s your turn.
       *[other] It’s { $seat_name }’s turn.
    }
undercover-ask-take =
    { $from ->
        [pile] Take the top agent of { undercover-a-pile }.
        [table] Take an agent from the table.
        [joker] Take your joker: there is nothing else you may take.
        [pile-table] Take the top agent of { undercover-a-pile } or an agent from the table.
        [pile-joker] Take the top agent of { undercover-a-pile }, or your joker.
        [table-joker] Take an agent from the table, or your joker.
       *[pile-table-joker] Take the top agent of { undercover-a-pile }, an agent from the table, or your joker.
    }
undercover-ask-bottom = There is nothing you may take, so draw the bottom agent of { undercover-a-pile }, unseen.
undercover-ask-turn =
    { $scores ->
        [no]
            { $other ->
                [none] Turn { undercover-the-agent } over (to { $left } or { $right }), or keep it { undercover-colour-name }?
               *[known] Turn { undercover-the-agent } over (to { undercover-other-name }), or keep it { undercover-colour-name }?
            }
       *[yes]
            { $other ->
                [none] Turn { undercover-the-agent } over (2 steps in { $left } or { $right }), or keep it (1 step in { undercover-colour-name })?
               *[known] Turn { undercover-the-agent } over (2 steps in { undercover-other-name }), or keep it (1 step in { undercover-colour-name })?
            }
    }
undercover-ask-place =
    { $what ->
        [joker] Place your joker beside any tile. It may touch every colour.{ undercover-nobody-moves }
       *[agent] Place { undercover-the-agent } beside a tile. It may touch { $left }, { undercover-colour-name }, { $right } and jokers.{ undercover-not-back }{ undercover-nobody-moves }
    }
undercover-ask-corner = There is no spot for { undercover-the-agent } beside any tile, so place it at a corner, without a meeting.{ undercover-not-back }
# What else is to be said of placing a tile.
undercover-not-back =
    { $barred ->
        [yes] {" "}It may not return to its old spot.
       *[no] { "" }
    }
undercover-nobody-moves =
    { $scores ->
        [no] {" "}Employees don’t move in the first round.
       *[yes] { "" }
    }
undercover-do-take = Take { undercover-the-agent } at { $at }
undercover-do-take-pile = Take { undercover-the-agent } from pile { $pile }
undercover-do-draw-bottom = Draw the bottom agent of pile { $pile }
undercover-do-take-joker = Take your joker
undercover-do-turn = Turn { undercover-the-agent } over
undercover-do-keep = Keep { undercover-the-agent } as it is
undercover-do-place = Place { $what ->
    [joker] the joker
   *[agent] { undercover-the-agent }
    } at { $at }
undercover-do-place-corner = Place { undercover-the-agent } at { $at }, without a meeting
undercover-do-other = { $decision }

## What happened

undercover-event-take =
    { $seat_who ->
        [you]
            { $from ->
                [table] You take { undercover-the-agent } from { $source }.
                [pile] You take { undercover-the-agent } from pile { $pile }.
                [bottom] You draw { undercover-the-agent } from the bottom of pile { $pile }.
               *[joker] You take your joker.
            }
       *[other]
            { $from ->
                [table] { $seat_name } takes { undercover-the-agent } from { $source }.
                [pile] { $seat_name } takes { undercover-the-agent } from pile { $pile }.
                [bottom] { $seat_name } draws { undercover-the-agent } from the bottom of pile { $pile }.
               *[joker] { $seat_name } takes their joker.
            }
    }
undercover-event-reveal = Pile { $pile } now shows { undercover-colour-name }.
undercover-event-flip =
    { $seat_who ->
        [you] You turn the agent over. It is now { undercover-colour-name }.
       *[other] { $seat_name } turns the agent over. It is now { undercover-colour-name }.
    }
undercover-event-keep =
    { $seat_who ->
        [you] You keep the agent as it is.
       *[other] { $seat_name } keeps the agent as it is.
    }
undercover-event-place =
    { $seat_who ->
        [you]
            { $meeting ->
                [no] You place the agent at { $at }, touching only a corner: no meeting.
               *[yes] You arrange a meeting at { $at }.
            }
       *[other]
            { $meeting ->
                [no] { $seat_name } places the agent at { $at }, touching only a corner: no meeting.
               *[yes] { $seat_name } arranges a meeting at { $at }.
            }
    }
undercover-event-advance =
    { $seat_who ->
        [you] Your { undercover-employee-name }: { $start } → { $to }.
       *[other] { $seat_name }’s { undercover-employee-name }: { $start } → { $to }.
    }
undercover-event-collect =
    { $seat_who ->
        [you]
            { $value ->
                [hidden] You collect a point tile in { undercover-colour-name }.
               *[shown] You collect the { undercover-colour-name } { $value }.
            }
       *[other]
            { $value ->
                [hidden] { $seat_name } collects a point tile in { undercover-colour-name }.
               *[shown] { $seat_name } collects the { undercover-colour-name } { $value }.
            }
    }
undercover-event-turn =
    { $seat_who ->
        [you] Round { $round }: your turn.
       *[other] Round { $round }: { $seat_name }’s turn.
    }
undercover-event-end =
    { $count ->
        [one]
            { $seat_who ->
                [you] You win.
               *[other] { $seat_name } wins.
            }
       *[other] Shared win: { $seats }.
    }

## How it ended

undercover-winner =
    { $count ->
        [one]
            { $winner_who ->
                [you] You win with { undercover-points }
               *[other] { $winner_name } wins with { undercover-points }
            }
       *[other] Shared win with { undercover-points } each: { $seats }
    }{ $tie ->
        [broken] {" "}on the tie-break
       *[none] { "" }
    }.
undercover-end-six_tiles = { undercover-winner } Someone collected their sixth point tile, and the round was played out.
undercover-end-round_cap = { undercover-winner } The last round has been played.
undercover-end-no_progress = { undercover-winner } No employee has moved for too many rounds.

## Why not?

undercover-why-over = The game is over.
undercover-why-spectator = You are watching this game. Only the players can make moves.
undercover-why-not-your-turn = It’s { $seat_name }’s turn.
undercover-why-enemy = This agent shows { undercover-colour-name }, your enemy colour. You may not take it until it has been turned over.
undercover-why-hq = Headquarters never move.
undercover-why-placed-joker = Once placed, a joker stays where it is.
undercover-why-own-folder = Your own folder is on this agent: you took it last turn, so you must take another tile now.
undercover-why-folder = { $seat_name }’s folder protects this agent until { $seat_name }’s next turn.
undercover-why-draw-bottom = There is nothing you may take, so draw the bottom agent of a pile.
undercover-why-take-first = First take a tile: from a pile, from the table, or your joker.
undercover-why-turn-first = First choose whether to turn the agent over or keep it as it is.
undercover-why-occupied = There is already a tile here.
undercover-why-far = The tile must be placed edge to edge with another one.
undercover-why-corner = A corner is not enough: there are spots where the agent fits edge to edge.
undercover-why-no-edge = Here the agent would touch a tile along an edge. It doesn’t fit beside any tile, so it may only touch corners.
undercover-why-colours = Here { undercover-colour-name } would touch { undercover-other-name }. An agent may only touch its own colour and the two next to it on the wheel.
undercover-why-came-from = The agent came from here. It has not been turned over, so it may not come back.
undercover-why-one-tile = You have already taken a tile this turn.
undercover-why-empty-pile = This pile is empty.
undercover-why-others-joker = This joker belongs to someone else. You may only take your own.
undercover-why-used-joker = You have already used your joker. Each player has one per game.
undercover-why-joker-turn = Jokers are never turned over.
undercover-why-turned-already = You have turned this agent over. It can’t be turned back this turn.
undercover-why-kept-already = You have chosen to keep the agent as it is.
undercover-why-employee-home = Your { undercover-employee-name } has collected a point tile and stays put until the end.
undercover-why-employees = Employees move automatically after a meeting, in the colours of the tiles that met.

## House rules

undercover-option-players = Players
undercover-option-players-about = Two, three or four.
undercover-option-colours = Colours
undercover-option-colours-about = The players’ colours in turn order. The colour opposite yours on the wheel is your enemy colour; the point tile you collect in it counts double.
undercover-option-colours-random = random
undercover-option-colours-red = red
undercover-option-colours-orange = orange
undercover-option-colours-yellow = yellow
undercover-option-colours-green = green
undercover-option-colours-blue = blue
undercover-option-colours-violet = violet
undercover-option-plain_spaces = Plain spaces
undercover-option-plain_spaces-about = The number of spaces in each row before the point tiles begin. Fewer spaces make for a shorter game.
undercover-option-removed_hqs = Headquarters removed
undercover-option-removed_hqs-about = Before the game, some headquarters leave the table and become jokers.
undercover-option-removed_hqs-unplayed = colours nobody plays
undercover-option-removed_hqs-random = any colour, at random
undercover-option-piles_show = Piles show
undercover-option-piles_show-about = Which side of the agents in the two piles faces up.
undercover-option-piles_show-undercover = undercover side
undercover-option-piles_show-official = official side
undercover-option-piles_show-mixed = a random side
undercover-option-first_round_scores = Moving in the first round
undercover-option-first_round_scores-about = Whether employees also move after meetings in the first round.
undercover-option-first_round_scores-on = yes
undercover-option-first_round_scores-off = no
undercover-option-memory = Memory
undercover-option-memory-about = With reminders, the table shows both sides of every agent that has been turned over. Without them, you have to remember, and the values of other players’ collected tiles are hidden.
undercover-option-memory-assisted = with reminders
undercover-option-memory-strict = without reminders
undercover-option-round_cap = Last round
undercover-option-round_cap-about = The game ends after this round at the latest, even if nobody has six point tiles.
undercover-option-no_progress = Rounds without progress
undercover-option-no_progress-about = The game ends and is scored when no employee has moved for this many rounds in a row.
undercover-option-no_progress-off = no limit
undercover-option-head_start = Head start
undercover-option-head_start-about = How many of the first player’s employees begin on the first space of their row, starting with the one in the enemy colour. Between equally strong players, the second player wins 56% of two-player games without a head start; with a head start of 1, it is about even.
