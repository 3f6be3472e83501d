### Sarah’s Vision in the terminal.

## Pictures

terminal-now = now
terminal-line = { sarahs_vision-section } ({ $typed }): { $does }
terminal-covered = covered
terminal-danger = danger
terminal-locked = locked
terminal-sheltered = sheltered
terminal-unlocked = Unlocked blocks: { $blocks }
terminal-tower = Tower (upper layers on the right): ~ loose, = firm, # stuck; % risk of collapse
terminal-directive = { sarahs_vision-seat }: { sarahs_vision-directive } ({ $typed }), { $cost } { sarahs_vision-resource }
terminal-hand-empty = { sarahs_vision-seat }: no directives

## Scenarios that are read or checked

scenario-swan = Black Swan
scenario-story = Story card: { $title }
scenario-good = { $which } is a valid scenario: “{ $name }”.
scenario-cards =
    { $swans ->
        [0] 20 events, 3 story cards
        [one] 20 events, 1 of them a Black Swan; 3 story cards
       *[other] 20 events, { $swans } of them Black Swans; 3 story cards
    }
scenario-cubes = On the cards: { $danger } danger, { $inspiration } inspiration
scenario-frames = Frames: { $frames }
scenario-effects = Effects: { $effects }
scenario-playing = Playing
scenario-none = none
scenario-level =
    { $games ->
        [one] In { $games } game, two competent players won { $share }% (95% confidence interval: { $low }% to { $high }%).
       *[other] In { $games } games, two competent players won { $share }% (95% confidence interval: { $low }% to { $high }%).
    }
scenario-nearest = That is closest to scenario { $number }, which they win { $share }% of the time.

## The rules on one page

rules-sarahs_vision =
    SARAH’S VISION: keep the Engineer, the Scientist and the Senator safe through twenty events.
    You win or lose together, and nothing is secret among you.

    You lose as soon as one figure has 5 danger cubes. You win when all 20 events are done, including
    any you removed, and danger has been handed out after the last one.

    A turn
      1  One action, if you like:
           draw            a directive, free of charge
           cover           framed sections of revealed events, one unit of the frame’s colour each
           swap            two cards in the row                       1 Leadership (green)
           reveal          the face-down cards, except Black Swans    1 Technical (orange)
           remove          a revealed event                           4 Scientific (yellow)
      2  The first event in the row is resolved: danger (!) and inspiration (*) come to locations, then
         its effects follow. Covered sections have no effect. The row is refilled face down.
      3  Anyone may play directives, which cost A.I. (purple). Type done to skip what a directive lets
         you choose.
      4  Where there are more than 3 danger cubes (2 in scenario 3), the extra ones go to figures of
         your choice. Then each figure takes all danger from its location. Inspiration at a figure’s
         location goes to the grid: to the row of the location’s kind and the column of the figure.
         A full row or column unlocks the blocks at its end. All other inspiration is removed.

    Shelter. A sheltered figure takes no danger from its location until the end of the turn: the other
    figures there take it, or it stays if there are none. Extra cubes can still be given to it.

    Paying. Each unit is a block of that colour pulled from the tower, an unlocked block of that
    colour, or a cube from that row of the grid. Pulled and unlocked blocks go on top of the tower;
    those that cover a section do so once the event is over. A two-coloured block pays for either of
    its colours, once. Nothing is pulled from the top three layers, and the last block of a layer
    always stays. Before each pull you may test three blocks with touch, or let feel pick the best
    ones: each is loose, firm or stuck.

    If the tower collapses, you do not get what you were paying for, and what you paid is lost. All
    covers come off, and the next five events, or as many as are left, are resolved right away, one
    after the other, each followed by step 4, without actions or directives. Then the row is
    refilled face down.
