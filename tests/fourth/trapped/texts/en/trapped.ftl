### Trapped in English.

trapped-seat =
    { $seat ->
        [cross] Cross
        [circle] Circle
        [named] { $name }
       *[other] Spectator
    }
trapped-ask = Mark a cell.
trapped-ask-wait = { trapped-seat } decides.
trapped-do-mark = Mark { $cell }
trapped-event-mark = { trapped-seat } marks { $cell }.
trapped-event-spring = { trapped-seat } steps into the trap on { $cell }.
trapped-event-turn = { trapped-seat } is next.
trapped-event-end = The game is over.
trapped-end-row = { $winner ->
    [cross] Cross wins with three in a row.
    [circle] Circle wins with three in a row.
    [named] { $name } wins with three in a row.
   *[none] Nobody wins.
    }
trapped-end-full = The board is full: a draw.
