### The lessons of Sarah's Vision in English.

lesson-sarahs_vision-a-directive-title = A directive
lesson-sarahs_vision-a-directive-task = You may begin your turn with one action. The simplest is free: draw a directive.
lesson-sarahs_vision-a-directive-well = Directives stay in your hand until you play them after an event. Drawing is always free, but it uses up your action.
lesson-sarahs_vision-a-directive-hint = Look for “Draw a directive” among the buttons next to the table.

lesson-sarahs_vision-a-cover-title = Covering
lesson-sarahs_vision-a-cover-task = The next event brings danger to Agency HQ, where the Senator is. Cover that section, and pay with the cube from the grid.
lesson-sarahs_vision-a-cover-well = A covered section has no effect. A cube in the colour of the frame is as good as a block, and the tower stays untouched.
lesson-sarahs_vision-a-cover-hint = On card 1, choose the section with the green frame. Then start paying, and spend the Leadership (green) cube.

lesson-sarahs_vision-a-steady-hand-title = A steady hand
lesson-sarahs_vision-a-steady-hand-task = Swap the first two cards. This time, pay from the tower: test a block, then pull one without bringing the tower down.
lesson-sarahs_vision-a-steady-hand-well = A loose or firm block is almost always safe to pull; a stuck one is not. You may test three blocks before each pull.
lesson-sarahs_vision-a-steady-hand-hint = Swapping costs 1 Leadership (green). Test the left block of layer 5.

lesson-sarahs_vision-two-at-once-title = Two at once
lesson-sarahs_vision-two-at-once-task = The Engineer must not take any danger this turn. Two sections of the next event threaten the Foundry: cover both with one action.
lesson-sarahs_vision-two-at-once-well = Covering is a single action, however many sections you name. Name them all first, then pay for them one by one.
lesson-sarahs_vision-two-at-once-hint = On card 1, look at the middle right cell and at the last effect. Name both before you pay.

lesson-sarahs_vision-what-is-coming-title = What lies ahead
lesson-sarahs_vision-what-is-coming-task = Four cards are face down. Find out what is on them without touching the tower.
lesson-sarahs_vision-what-is-coming-well = Only revealed events can be covered or removed. Seeing them in time is well worth an action.
lesson-sarahs_vision-what-is-coming-hint = Revealing costs 1 Technical (orange), and there is an orange cube on the grid.

lesson-sarahs_vision-another-order-title = A better order
lesson-sarahs_vision-another-order-task = The next event strikes the Foundry, and neither the Engineer nor the Scientist can take another cube. Change the order so that nobody takes any danger.
lesson-sarahs_vision-another-order-well = Figures only take the danger at their location at the end of a turn. An event that moves a figure away in time protects it.
lesson-sarahs_vision-another-order-hint = Card 2 sends the Engineer to the Open Archive before danger is handed out.

lesson-sarahs_vision-tea-and-facts-title = Tea and Facts
lesson-sarahs_vision-tea-and-facts-task = There are two danger cubes where the Engineer is. Let the event happen, then use your directive to remove them before anyone has to take them.
lesson-sarahs_vision-tea-and-facts-well = Directives come after the event and before danger is handed out: your last chance to tidy up.
lesson-sarahs_vision-tea-and-facts-hint = Take no action. Then play the directive, pay with the purple cube, and choose the Open Archive twice.

lesson-sarahs_vision-who-bears-it-title = Who takes it?
lesson-sarahs_vision-who-bears-it-task = The Engineer and the Senator are at the same location, with two danger cubes. Share them out so that nobody reaches five.
lesson-sarahs_vision-who-bears-it-well = Where there are several figures, you share out the danger, one cube at a time. If one figure has five cubes, everyone loses.
lesson-sarahs_vision-who-bears-it-hint = Both have three. Each has room for one more.

lesson-sarahs_vision-a-full-row-title = A full row
lesson-sarahs_vision-a-full-row-task = The Senator is at Agency HQ, which inspires Leadership (green) or A.I. (purple). Put the cube where it unlocks a block.
lesson-sarahs_vision-a-full-row-well = A row with a cube in every column unlocks its block for good, even if you spend the cubes later.
lesson-sarahs_vision-a-full-row-hint = One row is full except for the Senator’s cell.

lesson-sarahs_vision-out-of-the-way-title = Out of the way
lesson-sarahs_vision-out-of-the-way-task = The next event brings two danger cubes to the Community Centre. Let it happen, but get the Senator out of there in time.
lesson-sarahs_vision-out-of-the-way-well = Danger at a location without figures stays there, and up to three cubes do no harm.
lesson-sarahs_vision-out-of-the-way-hint = Your barge can take the Senator anywhere. Choose a location without danger.

lesson-sarahs_vision-too-many-cubes-title = Too many cubes
lesson-sarahs_vision-too-many-cubes-task = The next event brings two danger cubes to the Vertical Gardens, where there are two already. Cubes beyond the limit go to the figures, and none of them can take any more. Find a way out.
lesson-sarahs_vision-too-many-cubes-well = A location without figures can hold up to three danger cubes. Only the extra ones go to the figures, wherever they are.
lesson-sarahs_vision-too-many-cubes-hint = One cube fewer is enough. You can skip the rest of the directive.

lesson-sarahs_vision-the-last-event-title = The last event
lesson-sarahs_vision-the-last-event-task = One event is left. The Engineer and the Senator have four danger cubes each. Win the game.
lesson-sarahs_vision-the-last-event-well = All twenty events are behind you, and nobody has five cubes: you have won.
lesson-sarahs_vision-the-last-event-hint = Cover both framed sections. There is a cube for each.
