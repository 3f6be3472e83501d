### Sarah’s Vision in the terminal.

## Pictures

terminal-now = now
terminal-line = { sarahs_vision-section }: { $does }
terminal-covered = covered
terminal-danger = danger
terminal-locked = locked
terminal-sheltered = sheltered
terminal-unlocked = Unlocked blocks: { $blocks }
terminal-tower = Tower, upper layers right; ~ loose, = firm, # stuck; risk of a fall in %
terminal-directive = { sarahs_vision-seat }: { sarahs_vision-directive } ({ $typed }), { $cost } { sarahs_vision-kind }
terminal-hand-empty = { sarahs_vision-seat }: no directives

## The rules on one page

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
