### Undercover in the terminal.

## Pictures

terminal-undercover-pile =
    { $count ->
        [one] pile { $pile }: { $top }   { $count } agent
       *[other] pile { $pile }: { $top }   { $count } agents
    }
terminal-undercover-active = in hand: { $tile }
terminal-undercover-player =
    { $joker ->
        [yes] { undercover-seat }: { undercover-colour-name }, enemy { undercover-other-name }, joker
       *[no] { undercover-seat }: { undercover-colour-name }, enemy { undercover-other-name }
    }

## The rules on one page

rules-undercover =
    UNDERCOVER: agents switch sides, meet, and move your employees along the information board.

    Goal
      Each row of the information board ends in five tiles worth 4 to 8 points. Each of your six
      employees can collect one of these point tiles, at most one in each colour. The player with
      the most points wins.

    Six colours form a wheel: red, orange, yellow, green, blue, violet, and back to red. The two sides of
    an agent are neighbours on the wheel. The colour opposite yours is your enemy colour: you may not
    take agents that show it, but the point tile you collect in it counts double.

    Your turn
      1  Take a tile: the top agent of a pile, an agent on the table without a folder, or your joker,
         once per game. The agent must not show your enemy colour when you take it. If there is nothing
         you may take, draw the bottom agent of a pile, whatever its colour.
      2  Turn the agent over, or keep it as it is. (A joker is never turned over.) Your folder goes on
         the tile. Nobody may take it before your next turn, when you must take a different one.
      3  Place it edge to edge with at least one tile. An agent may only touch its own colour, the two
         colours next to it on the wheel, and jokers. A joker may touch every colour. An agent from the
         table that you did not turn over may not return to its old spot. If an agent fits nowhere, place
         it so that it touches a tile at a corner and none along an edge. Then step 4 is skipped.
      4  Your employees move: one space in the colour of the agent you placed, two if you turned it over,
         and one more in the colour of each agent or headquarters beside it. Jokers give no steps.
         Occupied spaces count as spaces; an employee that would land on one moves on to the next free
         space. Nobody moves past the end of a row: the last free space is the limit.

    An employee that stops on a point tile takes it and stays there. Further steps in that row are lost.

    When somebody has six point tiles, the round is played out and the points are added up. In a
    tie, whoever has more employees in the rightmost column wins; then the next column to the left
    decides, and so on. Players who are still tied share the win. The game also ends after ten
    rounds in a row in which no employee has moved, and after round 60.
