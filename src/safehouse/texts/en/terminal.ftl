# The terminal: what is said around a game.

terminal-question = { $who } · { $question }
terminal-score = { $points ->
    [one] { $who }: 1 point
   *[other] { $who }: { $points } points
}
terminal-seat-of = { $seat } ({ $player })
terminal-you-are = You are { $seat }; the computer plays { $others }.
terminal-nobody-there = There is no terminal here, so the computer plays all seats.
terminal-thinking = { $seat } ({ $player }) is thinking
terminal-fault = { $fault ->
    [late] { $player } did not answer in time; its fallback decided.
    [illegal] { $player } answered what is not possible; its fallback decided.
   *[failed] { $player } gave no answer; its fallback decided.
}
terminal-keyboard = { $seat }, take the keyboard and press Enter.
terminal-left = You have left the table.

## What can be typed

terminal-greeting = Type “rules” for the rules on one page, “help” for help, “quit” to leave.
terminal-help =
    Type a decision in words, such as one of those listed; beginnings of words are enough (“r sc e5”), and where the decisions are numbered, so is the number.
      list    every legal decision
      board   the board again
      rules   the rules on one page
      hint    what a strong player would do
      help    this help
      quit    leave the game
terminal-legal = { $count ->
    [one] 1 legal decision:
   *[other] { $count } legal decisions:
}

## What is not understood

terminal-bad-number = The numbers go from 1 to { $most }.
terminal-ambiguous = { $more ->
    [yes] That could be { $decisions } …
   *[no] That could be { $decisions }.
}
terminal-illegal_decision = “{ $answer }” is not possible now.
terminal-bad_decision = “{ $answer }” is no decision; “{ $example }” would be one.
terminal-unknown_hex = “{ $answer }” names a hex that is not on the map.
terminal-unknown_kind = “{ $answer }” names a kind of agent that there is not.
terminal-bad_jump = “{ $answer }” is no jump: the two hexes are not in line.
terminal-empty_cell = “{ $answer }” names a place where no tile lies.
terminal-lonely_cell = “{ $answer }” names a place with no tile beside it.

## A hint

terminal-hint-decision = decision
terminal-hint-chance = chance
terminal-hint-why = why
terminal-hint-belief = Never seen; what they may be:

## Pictures

terminal-none = none
terminal-empty = empty
