### The lessons of Undercover in English.

lesson-undercover-first-meeting-title = A first meeting
lesson-undercover-first-meeting-task = Take the red agent from pile 1, keep it as it is, and place it so that your red employee moves two spaces.
lesson-undercover-first-meeting-well = The agent brought one step and the headquarters beside it another. Whatever takes part in a meeting moves your employee in its colour.
lesson-undercover-first-meeting-hint = An agent counts one step for its own colour. You need one more red tile beside it.

lesson-undercover-turned-over-title = Turned over
lesson-undercover-turned-over-task = The agent on the table has been seen before: it is violet on its other side. Bring your violet employee three spaces forward in this turn.
lesson-undercover-turned-over-well = Whoever is turned over in your turn counts two steps instead of one.
lesson-undercover-turned-over-hint = Take the agent, turn it over, and look for a violet neighbour.

lesson-undercover-three-at-once-title = Three at once
lesson-undercover-three-at-once-task = Arrange one meeting that moves three of your employees: red, orange and violet.
lesson-undercover-three-at-once-well = A tile may touch its own colour and its two neighbours on the wheel. Between them it does the most.
lesson-undercover-three-at-once-hint = Red may touch violet and orange. Is there a gap with both beside it?

lesson-undercover-enemy-colour-title = Counts double
lesson-undercover-enemy-colour-task = You play red, so green is your enemy: you may not take green agents, but your green tile counts double. Collect the green 8.
lesson-undercover-enemy-colour-well = An agent may turn out green in your hands; it just must not be green when you take it.
lesson-undercover-enemy-colour-hint = One of the yellow agents is green on its other side. Turning it over is worth two steps.

lesson-undercover-among-friends-title = Among friends
lesson-undercover-among-friends-task = Bring your orange employee to space 4 in this turn. One orange agent lies under a folder and cannot be taken.
lesson-undercover-among-friends-well = A folder forbids taking and nothing else: its tile takes part in meetings like any other.
lesson-undercover-among-friends-hint = There is a place that three orange tiles surround.

lesson-undercover-back-again-title = Back again
lesson-undercover-back-again-task = The best place on the table is taken, by the very agent you can use. Move red to space 3 and orange to space 2.
lesson-undercover-back-again-well = An agent that was turned over may go back to where it came from; one that was not may not.
lesson-undercover-back-again-hint = Take the agent above the orange headquarters, and turn it over.

lesson-undercover-joker-title = The joker
lesson-undercover-joker-task = No agent could stand in the gap in the middle. Move four of your employees with a single meeting.
lesson-undercover-joker-well = A joker may touch every colour. It brings no step of its own, and each of its neighbours does. You have it once in the game.
lesson-undercover-joker-hint = Take your joker and fill the gap.

lesson-undercover-overtaking-title = Overtaking
lesson-undercover-overtaking-task = Your opponent stands right before you, in red and in violet. Collect both 8s in this turn.
lesson-undercover-overtaking-well = Who would stop on an occupied space goes on to the next free one. So a single step can be worth two.
lesson-undercover-overtaking-hint = One step in each of the two rows is enough.

lesson-undercover-the-right-step-title = Neither more nor less
lesson-undercover-the-right-step-task = Your yellow employee stands before the point tiles. Collect the yellow 8: three steps, neither more nor less.
lesson-undercover-the-right-step-well = Two steps for the agent that was turned over and one for its neighbour. With two yellow neighbours it would have gone too far.
lesson-undercover-the-right-step-hint = Turning over counts two. How many yellow neighbours may the agent have then?

lesson-undercover-nowhere-title = Nowhere to go
lesson-undercover-nowhere-task = All your employees stand right before a 4, and you would rather wait. Place an agent without a meeting.
lesson-undercover-nowhere-well = If an agent fits nowhere, it goes to the corner of a tile and nobody moves. It is allowed to bring that about on purpose.
lesson-undercover-nowhere-hint = Blue may touch green, blue and violet. Are there any free edges left for it?

lesson-undercover-from-below-title = From below
lesson-undercover-from-below-task = All agents that you could take are green, your enemy's colour, or lie under a folder, and your joker is gone. Go on all the same, and bring your red employee to space 2.
lesson-undercover-from-below-well = When nothing can be taken, the bottom agent of a pile is drawn, whatever its colour.
lesson-undercover-from-below-hint = Draw from one of the piles. What comes may be kept as it is.

lesson-undercover-the-last-turn-title = The last turn
lesson-undercover-the-last-turn-task = Your opponent has six point tiles and 43 points, you have 28, and this is the last turn of the game. Win.
lesson-undercover-the-last-turn-well = The green 8 counts double for you: 44 points. And the occupied space on the way helped you.
lesson-undercover-the-last-turn-hint = You need the green 8. Which agent can bring green forward by two spaces or three?
