### The lessons of Sarah's Vision in English.

lesson-sarahs_vision-a-directive-title = A directive
lesson-sarahs_vision-a-directive-task = Your turn begins with one action, if you like. The simplest costs nothing: draw a directive.
lesson-sarahs_vision-a-directive-well = Directives stay in your hand until you play them, after an event. Drawing is always free, but it is your whole action.
lesson-sarahs_vision-a-directive-hint = Drawing stands among the buttons beside the table.

lesson-sarahs_vision-a-cover-title = A cover
lesson-sarahs_vision-a-cover-task = The next event brings danger to Agency HQ, where the Senator stands. Cover that section, and pay with the cube from the grid.
lesson-sarahs_vision-a-cover-well = What is covered does not happen. A cube of the frame’s colour is as good as a block, and the tower stays untouched.
lesson-sarahs_vision-a-cover-hint = Choose the section with the green frame on card 1, then pay, then spend the Leadership cube.

lesson-sarahs_vision-a-steady-hand-title = A steady hand
lesson-sarahs_vision-a-steady-hand-task = Swap the first two cards. This time pay from the tower: feel a block first, then pull one, and let the tower stand.
lesson-sarahs_vision-a-steady-hand-well = A loose or firm block is nearly safe, a stuck one is not. You may feel three blocks before each pull.
lesson-sarahs_vision-a-steady-hand-hint = A swap costs green. Feel the left block of layer 5.

lesson-sarahs_vision-two-at-once-title = Two at once
lesson-sarahs_vision-two-at-once-task = The Engineer must take no danger this turn. Two sections of the next event threaten the Foundry: cover both with one action.
lesson-sarahs_vision-two-at-once-well = Covering is one action, however many sections you name. You name them all first and pay for one after the other.
lesson-sarahs_vision-two-at-once-hint = Look at the middle right cell and at the last line of card 1. Name both before you pay.

lesson-sarahs_vision-what-is-coming-title = What is coming
lesson-sarahs_vision-what-is-coming-task = Four cards lie face down. Find out what is on them without touching the tower.
lesson-sarahs_vision-what-is-coming-well = Only events that lie open can be covered or removed. Knowing them in time is worth an action.
lesson-sarahs_vision-what-is-coming-hint = Revealing costs orange, and there is an orange cube on the grid.

lesson-sarahs_vision-another-order-title = Another order
lesson-sarahs_vision-another-order-task = The next event strikes the Foundry, and neither the Engineer nor the Scientist could bear one more cube. Change the order so that nobody takes danger.
lesson-sarahs_vision-another-order-well = Figures take danger only at the end of a turn. An event that leads a figure away in time protects it.
lesson-sarahs_vision-another-order-hint = Card 2 sends the Engineer to the Open Archive before danger is shared out.

lesson-sarahs_vision-tea-and-facts-title = Tea and Facts
lesson-sarahs_vision-tea-and-facts-task = Two danger cubes lie where the Engineer stands. Let the event happen, then take them away with your directive before anybody has to.
lesson-sarahs_vision-tea-and-facts-well = Directives come after the event and before danger is shared out: the last moment to clean up.
lesson-sarahs_vision-tea-and-facts-hint = Take no action. Then play the directive, pay with the purple cube, and choose the Open Archive twice.

lesson-sarahs_vision-who-bears-it-title = Who bears it?
lesson-sarahs_vision-who-bears-it-task = Engineer and Senator stand at the same location, with two danger cubes. Share them out so that nobody reaches five.
lesson-sarahs_vision-who-bears-it-well = Where several figures stand you share the danger cube by cube. Five cubes at one figure lose the game for all.
lesson-sarahs_vision-who-bears-it-hint = Both have three. There is room for one more each.

lesson-sarahs_vision-a-full-row-title = A full row
lesson-sarahs_vision-a-full-row-task = The Senator is inspired at Agency HQ, which teaches Leadership or A.I. Put the cube where it unlocks a block.
lesson-sarahs_vision-a-full-row-well = A row with a cube for every figure unlocks its block for good, even when you spend the cubes later.
lesson-sarahs_vision-a-full-row-hint = In one row only the Senator’s cell is empty.

lesson-sarahs_vision-out-of-the-way-title = Out of the way
lesson-sarahs_vision-out-of-the-way-task = The next event brings two cubes to the Community Centre. Let it come, but get the Senator out of there in time.
lesson-sarahs_vision-out-of-the-way-well = Danger where nobody stands stays where it is, and harms nobody as long as it does not overflow.
lesson-sarahs_vision-out-of-the-way-hint = Your barge calls everywhere. Choose a location without danger.

lesson-sarahs_vision-too-many-cubes-title = Too many cubes
lesson-sarahs_vision-too-many-cubes-task = The next event brings two cubes to the gardens, where two lie already. What a location cannot bear goes to the figures, and none of them can take any more. Help yourself.
lesson-sarahs_vision-too-many-cubes-well = A location bears three cubes. Only what is above that is shared out, wherever the figures stand.
lesson-sarahs_vision-too-many-cubes-hint = One cube fewer is enough. You need not use the second half of the directive.

lesson-sarahs_vision-the-last-event-title = The last event
lesson-sarahs_vision-the-last-event-task = One event is left. Engineer and Senator have four danger cubes each. Win the game.
lesson-sarahs_vision-the-last-event-well = All twenty events are done and nobody has five cubes: you have won.
lesson-sarahs_vision-the-last-event-hint = Both framed sections have to be covered, and there is a cube for each.
