### The lessons of Undercover in English.

lesson-undercover-first-meeting-title = A first meeting
lesson-undercover-first-meeting-task = Take the red agent from pile 1, keep it as it is, and place it so that your red employee moves two spaces.
lesson-undercover-first-meeting-well = One step for the agent, one for the headquarters beside it. Every tile in a meeting moves your employee of the same colour.
lesson-undercover-first-meeting-hint = The agent gives you one red step. You need one more red tile beside it.

lesson-undercover-turned-over-title = Turned over
lesson-undercover-turned-over-task = Everyone has seen the other side of the agent on the table: it is violet. Move your violet employee three spaces this turn.
lesson-undercover-turned-over-well = An agent you turn over counts for two steps this turn instead of one.
lesson-undercover-turned-over-hint = Take the agent, turn it over and find it a violet neighbour.

lesson-undercover-three-at-once-title = Three at once
lesson-undercover-three-at-once-task = Arrange one meeting that moves three of your employees: red, orange and violet.
lesson-undercover-three-at-once-well = An agent may touch its own colour and the two next to it on the wheel. Meet all three, and three employees move.
lesson-undercover-three-at-once-hint = Red may touch violet and orange. Can you find a gap between the two?

lesson-undercover-enemy-colour-title = Counts double
lesson-undercover-enemy-colour-task = You play red, so green is your enemy colour: you may not take green agents, but your green point tile counts double. Collect the green 8.
lesson-undercover-enemy-colour-well = You may turn an agent over to your enemy colour. It just can’t be showing that colour when you take it.
lesson-undercover-enemy-colour-hint = One of the two yellow agents is green on its other side. Turned over, it counts for two steps.

lesson-undercover-among-friends-title = Among friends
lesson-undercover-among-friends-task = Move your orange employee to space 4 this turn. One orange agent is under a folder, so you may not take it.
lesson-undercover-among-friends-well = A folder only stops you from taking the agent. In a meeting it counts like any other.
lesson-undercover-among-friends-hint = There is a spot with orange tiles on three sides.

lesson-undercover-back-again-title = Back again
lesson-undercover-back-again-task = The best spot on the table is taken, by the very agent you need. Move your red employee to space 3 and your orange one to space 2.
lesson-undercover-back-again-well = An agent you have turned over may return to the spot it came from. One you keep as it is may not.
lesson-undercover-back-again-hint = Take the agent above the orange headquarters and turn it over.

lesson-undercover-joker-title = The joker
lesson-undercover-joker-task = No agent fits into the gap in the middle. Move four of your employees with a single meeting.
lesson-undercover-joker-well = A joker may touch every colour. It gives no step itself, but each of its neighbours does. You only have one per game.
lesson-undercover-joker-hint = Take your joker and fill the gap.

lesson-undercover-overtaking-title = Overtaking
lesson-undercover-overtaking-task = Your opponent is one space ahead of you in red and in violet. Collect both 8s this turn.
lesson-undercover-overtaking-well = An employee that would land on an occupied space moves on to the next free one. So a single step can take you two spaces.
lesson-undercover-overtaking-hint = One step in each of the two rows is enough.

lesson-undercover-the-right-step-title = No more, no less
lesson-undercover-the-right-step-task = Your yellow employee is just in front of the point tiles. Collect the yellow 8: it takes three steps, no more and no less.
lesson-undercover-the-right-step-well = Two steps for the agent you turned over, one for its neighbour. A second yellow neighbour would have taken you too far.
lesson-undercover-the-right-step-hint = An agent you turn over counts for two steps. So how many yellow neighbours may it have?

lesson-undercover-nowhere-title = Nowhere to go
lesson-undercover-nowhere-task = All your employees are just in front of a 4, and you would rather wait. Place an agent without a meeting.
lesson-undercover-nowhere-well = An agent that doesn’t fit beside any tile is placed at a corner, and nobody moves. You are allowed to do this on purpose.
lesson-undercover-nowhere-hint = Blue may only touch green, blue and violet. Is there any spot left beside them?

lesson-undercover-from-below-title = From the bottom
lesson-undercover-from-below-task = Every agent is under a folder or shows green, your enemy colour, and you have used your joker. Play on all the same, and move your red employee to space 2.
lesson-undercover-from-below-well = When there is nothing you may take, you draw the bottom agent of a pile, whatever its colour.
lesson-undercover-from-below-hint = Draw from either pile. You may keep what you draw as it is.

lesson-undercover-the-last-turn-title = The last turn
lesson-undercover-the-last-turn-task = Your opponent has six point tiles and 43 points, you have 28, and this is the last turn of the game. Win it.
lesson-undercover-the-last-turn-well = The green 8 counts double for you, and that makes 44 points. With space 8 occupied, either two or three green steps will get you there.
lesson-undercover-the-last-turn-hint = You need the green 8. Which agent can give you two or three green steps?
