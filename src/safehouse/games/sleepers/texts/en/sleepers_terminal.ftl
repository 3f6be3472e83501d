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

    You win by
      success      a chain of your face-up agents that joins two opposite sides of the map
      liberation   five of your face-up Scientists in a straight row
      morale       ten enemy agents killed
      capture      your face-up Militia on every hex around one enemy agent
      attrition    an opponent who has to move with no tile and no sleeper left
    Goals are checked after every single change, for both players. A sleeper turned face up
    can win before its ability happens. If both players win at once, the player to move wins.

    On your turn, do one of these, then draw back up to four tiles:
      recruit      put one of your tiles face down on any empty hex; it is now a sleeper
      activate     turn one of your sleepers face up and carry out its ability;
                   then, if you like, do the same with a second one
    Nobody may look at sleepers, not even their own. Remember where you put them!

    The agents: what the map shows, what you type, how many you have, what they do
      Sc scientist 8             no ability; five in a row wins
      Mi militia 5               no ability; they surround enemies
      Sa saboteur 1              kills itself and every adjacent agent, friend or foe
      Po police 2                jumps over an adjacent enemy and kills it; may keep jumping
      Ri ringleader 2            activates up to two more of your sleepers
      Re recruiter 2             recruits another tile from your hand
      In informant 2             flips any agent, even itself, without activating it
      Im immigration 2           may return one or two other agents to their owners’ hands
      Da double_agent 2          swaps places with any other agent
      Di diversion 2             moves any agent, even itself, to any empty hex
      Ma master_of_disguise 2    may use the ability of one adjacent face-up agent;
                                 face up, it counts as a Scientist and as Militia

    An ability must be used if it can be. You may decline only the Ringleader, Immigration,
    the Master of Disguise and the Police’s further jumps. An agent flipped by an Informant
    does not use its ability. Killed sleepers stay hidden until the game is over. The game is
    a draw after 100 turns in a row in which no tile is drawn and no agent killed, and after
    turn 400.
