# The rules on one page, for the terminal.

rules-sleepers =
    SLEEPERS: two resistance networks on a map of France.

    Your turn is one of two things, and then you draw back to four tiles:
      recruit a tile of your hand, face down, on any empty hex. It is now a sleeper.
      activate one or two of your sleepers, one after the other: turn it up and do what it can.
    You may not look at sleepers, not even your own: remember where you put whom.

    You win
      success      by a chain of your active (face-up) agents between two opposite sides of the map
      liberation   by five active Scientists in a straight row
      morale       when ten agents of the other side are killed
      capture      when your active Militia stand on every hex around one enemy agent
      attrition    when the other side has to move and has neither a tile nor a sleeper

    Agents, with how many of each you have, and what they do when they are activated
      Sc scientist 8             nothing; five in a row win
      Mi militia 5               nothing; they surround
      Sa saboteur 1              dies, and so does everybody around it, friend or enemy
      Po police 2                jumps over a neighbouring enemy, who dies, and on if it likes
      Ri ringleader 2            activates up to two more of your sleepers
      Re recruiter 2             recruits another tile of your hand
      In informant 2             turns any one agent over, itself too, without activating it
      Im immigration 2           sends up to two other agents back to their owners' hands
      Da double_agent 2          changes places with any other agent
      Di diversion 2             moves any one agent, itself too, to any empty hex
      Ma master_of_disguise 2    may use the ability of one active neighbour; face up it counts as a
                                 Scientist and as Militia

    What has no "may" or "up to" must be done if it can be. A goal counts the moment it is reached,
    whoever's turn it is; if both sides reach one at the same moment, the side whose turn it is wins.
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
rules-sarahs_vision =
    SARAH'S VISION: protect three gifted people until twenty events are done. You win or lose together.

    You lose as soon as a figure has 5 danger cubes. You win when all 20 events are done.

    A turn
      1  One action, if you like:
           draw            a directive card, free
           cover           framed sections of revealed events, with a block of the colour for each
           swap            two cards of the row                            1 green
           reveal          the cards of the row that lie face down         1 orange
           remove          a revealed event                                4 yellow
      2  The first event of the row happens: danger and inspiration come to places, then its lines.
         What is covered does not happen.
      3  Anybody may play directives; they cost purple. What a directive lets you choose you may also
         leave, with done.
      4  A place with more than 3 danger cubes gives those above 3 to figures of your choice. Then each
         figure takes all danger from the place where it stands, and its inspiration: that goes to the
         grid, in the row of the place's colour and the column of the figure. A full row or column
         unlocks the blocks at its end. All other inspiration is gone.

    Shelter. Until the end of the turn a sheltered figure takes no danger from the place where it
    stands: the others there take it, or it stays if there are none. Only cubes that a place cannot
    bear, those above 3, may still be given to it.

    Paying. A unit is a block of the colour pulled from the tower, an unlocked block, or a cube from the
    grid. Nothing is pulled from the top three layers. Blocks go back on top. You may touch blocks
    before you pull one, or say feel, which touches the likeliest: a block is loose, firm or stuck. Each
    has a risk. If the tower falls, what you paid for is lost, all covers come off, and the next five
    events happen at once.
rules-options = House rules, for --option NAME=VALUE (in brackets: if nothing is said)
