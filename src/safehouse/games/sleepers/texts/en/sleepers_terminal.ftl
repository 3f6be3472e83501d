### Sleepers in the terminal.

## Pictures

terminal-hand = hand
terminal-pile = pile
terminal-killed = killed
terminal-tiles =
    { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }

## The rules on one page

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
