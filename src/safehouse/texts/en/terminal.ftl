# The terminal: what is said around a game.

terminal-question = { $who } · { $question }
terminal-score = { $points ->
    [one] { $who }: { $points } point
   *[other] { $who }: { $points } points
}
terminal-seat-of = { $seat }: { $player } (computer)
terminal-you-are = You are { $seat }. { $others }.
terminal-nobody-there = There is no terminal here, so the computer plays every seat.
terminal-thinking = { $player } is thinking…
terminal-fault = { $fault ->
    [late] { $player } took too long; a stand-in moved instead.
    [illegal] { $player } chose an impossible move; a stand-in moved instead.
   *[failed] { $player } gave no answer; a stand-in moved instead.
}
terminal-keyboard = { $seat }: take the keyboard and press Enter.
terminal-left = You left the game.

## What can be typed

terminal-greeting = Type “help” for help, “rules” for the rules on one page, “quit” to leave.
terminal-help =
    Type a move in words, like those in the list. The first letters are enough (“r sc e5”); where moves are numbered, you can type the number.
      list    all legal moves
      board   the board again
      rules   the rules on one page
      hint    what a strong player would do
      help    this help
      quit    leave the game
terminal-legal = { $count ->
    [one] { $count } legal move:
   *[other] { $count } legal moves:
}

## What is not understood

terminal-bad-number = Choose a number from 1 to { $most }.
terminal-ambiguous = { $more ->
    [yes] That could mean { $decisions } …
   *[no] That could mean { $decisions }.
}
terminal-illegal_decision = “{ $answer }” isn’t possible now.
terminal-bad_decision = “{ $answer }” isn’t a move. Try, for example, “{ $example }”.

## A hint

terminal-hint-decision = Move
terminal-hint-chance = Chance
terminal-hint-why = Why
terminal-hint-belief = Best guesses at what you haven’t seen:

## Pictures

terminal-none = none
terminal-empty = empty
