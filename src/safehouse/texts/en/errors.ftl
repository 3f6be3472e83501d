# Refusals, by their codes. $detail is what the program says about it in English; it may be empty.

## The connection and the server

error-broken = Something went wrong on the server. Nothing has changed; please try again.
error-offline = The server can’t be reached. Check your connection and try again.
error-page-missing = This page could not be loaded. There may be a new version, or you may be offline.
error-not-found = There is nothing here.
error-not-allowed = That can’t be done here.
error-foreign-origin = This request comes from another site, so it was refused.
error-bad-request = The server didn’t understand that. Reload the page and try again.
error-bad-message = The server didn’t understand that message. { $detail }
error-bad-type = The server can’t read this kind of content.
error-not-text = A message must be text.
error-too-fast = That was too fast. Wait a moment and try again.
error-too-many = { $why ->
    [connections] There are too many connections from your address.
    [tables] You can watch at most { $most } tables at once.
    [seats] { $most ->
        [one] This game has only { $most } seat.
       *[other] This game has only { $most } seats.
    }
   *[other] Too many games are being analysed right now. Try again later.
}
error-too-long = That is too long. { $detail }
error-getting-ready = The computer is still warming up. This happens once after an update; your game will go on by itself.
error-not-written = Your move could not be saved. Try again in a moment.
error-no-answer = The computer found no answer this time. Please ask again.

## People

error-not-signed-in = The server doesn’t know you yet. Reload the page.
error-no-such-person = There is nobody here with that ID.
error-name-taken = This name already belongs to an account. Choose another one.
error-computers-name = A computer player has this name. Choose another one.
error-bad-name = Use 1–30 characters.
error-wrong-passphrase = There is no account with this name and passphrase.
error-bad-passphrase = Use 8–200 characters.
error-not-a-bot = Only computer players can ask for that.

## Tables

error-no-such-table = There is no such table. The link may be incomplete.
error-not-open = { $why ->
    [leave] The game has already started. Resign if you want to leave it.
   *[other] The game has started without you. You can watch it.
}
error-not-begun = The game hasn’t started yet.
error-seat-taken = Somebody beat you to it: that seat is taken.
error-sits-already = You have already joined this table.
error-unknown-seat = { $why ->
    [named] There is no seat “{ $seat }”. Choose one of these: { $seats }.
   *[other] There is no such seat at this table.
}
error-bad-seats = The players don’t match the seats of this game. { $detail }
error-not-your-seat = That isn’t your seat.
error-not-a-person = That is only possible for a human player at this table.
error-not-yours = { $why ->
    [loser] Whoever lost the last game chooses the sides.
   *[other] Only the players of this game can do that.
}
error-not-attended = This table is hosted by another server.
error-not-rated = Only games between people who play against each other can be rated.
error-bad-clock = This time control doesn’t work. { $detail }
error-bad-options = { $why ->
    [form] “{ $given }” is not an option: write NAME=VALUE.
    [unknown] There is no option “{ $name }”. Choose one of these: { $known }.
    [value] The option “{ $name }” must be one of these: { $values }.
   *[other] These house rules don’t work. { $detail }
}
error-contradictory-options = { $why ->
    [twice] The option “{ $name }” is given twice.
   *[other] These house rules contradict each other. { $detail }
}
error-nobody-answers = Somebody must be there to say what happens at the real table. { $detail }
error-damaged = The record of this game is damaged. It can’t be shown or continued.
error-other-rules = This game was started under an earlier version of the rules. It can’t be continued here.

## During a game

error-out-of-date = Something has happened in the meantime. Take another look.
error-not-yet = This game hasn’t got that far yet.
error-not-your-turn = It isn’t your turn.
error-not-on-turn = { $why ->
    [named] It is { $actor }’s turn, not { $seat }’s.
   *[other] You can only get a hint when it’s your turn.
}
error-illegal-decision = “{ $decision }” isn’t possible now.
error-at-decision = Move { $number }: { $said }
error-bad-decision = That is not a move. { $detail }
error-bad-number = Choose a number from 1 to { $most }.
error-ambiguous-decision = That could mean: { $decisions }.
error-time-is-up = Your time for this move is up.
error-time-left = There is still time left.
error-game-over = The game is over.
error-still-running = The game is still being played.
error-paused = The game is paused. Resume it first.
error-not-paused = The game isn’t paused.
error-asked-already = You have already asked.
error-nothing-asked = That offer no longer stands.
error-declined = That was declined. You can ask again after the next move.
error-no-draws = { $why ->
    [computer] The computer doesn’t accept draws.
   *[other] Players can’t agree on a draw in this game.
}
error-too-late = { $why ->
    [replace] Nobody can be replaced in a rated game.
   *[other] It’s too late for that: a rated game can’t be aborted by one player.
}
error-not-away = { $why ->
    [clock] In a timed game, the clock keeps running for players who are away.
   *[other] This player is back, or hasn’t been away for long enough.
}
error-no-help = You can get help only in unrated games against the computer.

## Lessons, game files and positions

error-no-such-lesson = There is no such lesson.
error-lesson-over = This lesson is over. Start it again.
error-bad-game-file = This is not a game file that can be replayed. { $detail }
error-bad-secret = A secret has 64 hexadecimal digits.
error-wrong-result = The game doesn’t end the way its file says.
error-wrong-secret = The secret in this game file doesn’t match the fingerprint that was shown.
error-wrong-hash = This is not the fingerprint in the game file.
error-nothing-to-verify = This game file has no secret and no fingerprint, so its shuffle can’t be checked.
error-bad-position = This is not a position. { $detail }

## The command line

error-unknown-game = There is no game “{ $name }”. Choose one of these: { $games }.
error-unknown-player = There is no computer player “{ $name }”. Choose one of these: { $players }.
error-bad-command = { $why ->
    [required] Something is missing: { $names }.
    [unrecognized] Unknown argument: { $names }.
    [value] { $name } needs a value.
    [number] { $name } must be a number from { $least } to { $most }.
    [choice] { $name } can’t be “{ $given }”. Choose one of these: { $choices }.
    [knowledge] Use --as to say whose knowledge you want to see.
    [watch] When you watch, the computer plays every seat: leave out “--against human”.
    [opponent] Use either --level or --against, not both.
    [position] A position brings its own options and needs no seed.
    [players] { $seats ->
        [2] With 2 seats, name exactly 2 players.
       *[other] With { $seats } seats, name 2 to { $seats } players.
    }
   *[other] This command can’t be understood. { $detail }
}
error-choose-a-seat = Use --as to choose your seat: it is not assigned at random. { $detail }
error-bad-depth = The depth must be a number from 1 to { $most }.
error-no-file = { $why ->
    [read] “{ $file }” can’t be read: { $reason }.
    [write] “{ $file }” can’t be written: { $reason }.
   *[closed] Standard input is closed.
}
error-too-large = { $why ->
    [file] “{ $file }” is larger than { $most } bytes.
   *[memory] There is not enough memory for that.
}
error-too-deep = The input is nested too deeply.
error-no-output = The output can’t be written: { $reason }.
error-no-cache = The cache can’t be used: { $reason }.
error-missing-extra = { $module } is not installed. Get it with: { $command }
error-bad-settings = A setting is wrong. { $detail }
error-bad-address = The server can’t listen on { $host }:{ $port }. { $reason }
error-no-database = The database can’t be used. { $reason }
error-no-redis = Redis can’t be reached. { $reason }
error-not-opened = The server could not start; see the log for the reason.
error-interrupted = Interrupted.
error-internal = Something went wrong that should not have: { $reason }.
