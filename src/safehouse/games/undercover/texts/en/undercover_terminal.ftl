### Undercover in the terminal.

## Pictures

terminal-undercover-pile =
    { $count ->
        [one] pile { $pile }: { $top }   1 agent
       *[other] pile { $pile }: { $top }   { $count } agents
    }
terminal-undercover-active = in play: { $tile }
terminal-undercover-player =
    { $joker ->
        [yes] { undercover-seat }: { undercover-colour-name }, enemy { undercover-other-name }, joker
       *[no] { undercover-seat }: { undercover-colour-name }, enemy { undercover-other-name }
    }

## The rules on one page

rules-undercover =
    UNDERCOVER: agents change sides, meet, and move your employees up the information board.

    Six colours form a wheel: red, orange, yellow, green, blue, violet, and red again. An agent has two
    sides, whose colours are neighbours on the wheel. The colour across the wheel from yours is your
    enemy.

    Your turn
      1  Take a tile: the top of a pile, an agent on the table without a folder on it, or, once in the
         game, your joker. You may not take an agent that shows your enemy colour. If there is nothing
         to take, draw the bottom agent of a pile, whatever it is.
      2  Turn the agent over, or keep it as it is. (Your folder lies on it until your next turn.)
      3  Place it beside at least one tile. All it touches must show its own colour or one of the two
         neighbours, or be a joker; a joker may touch everything. An agent from the table that was not
         turned may not go back to where it lay. If it fits nowhere, it goes to a corner of a tile,
         touches none by an edge, and does not score.
      4  Your employees move: one space in the colour of the placed agent, two if it was turned over,
         and one for each agent or headquarters beside it, in that tile's colour. Occupied spaces
         count; an employee that would stop on one goes on to the next free space.

    An employee that ends on a point tile takes it and stays there: at most one tile in each colour.
    When somebody has six point tiles, the round is played to its end; after ten rounds in which nobody
    moved the game ends too. The tile in your enemy colour counts twice. Most points win.
