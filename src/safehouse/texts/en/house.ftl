# Home and the frame
home-title = Three games of secret agents
home-about = Play against the computer or against friends, alone, live or over days. No account needed.
skip-to-content = Skip to the content
nav-label = Pages
nav-learn = Learn
nav-replays = Replays
nav-settings = Settings
language = Language
announcements = What happens
loading = One moment …
loading-table = The table is being laid …
reload = Load the page again
try-again = Try again
to-home = To the start page
nothing-here = There is nothing here
nothing-here-about = Perhaps the address is incomplete, or what was here is gone.
play-now = Play now
play-alone = Play alone
level = How strong the computer plays
invite = Invite a friend
same-device = On one device
quick-match = Quick match
more-ways = More ways to play
learn-it = Learn it
rules = Rules
my-games = My games
continue = Continue
open-tables = Open tables
no-open-tables = Nobody is waiting at the moment. Open a table, or press “Quick match”.
sit-down = Sit down
games-to-watch = Games to watch
no-games-to-watch = No public game is running at the moment.
watch = Watch
about = About Safehouse
rated = rated
code-name = { $bird ->
    [1] Agent Heron
    [2] Agent Swift
    [3] Agent Wren
    [4] Agent Kestrel
    [5] Agent Curlew
    [6] Agent Lark
    [7] Agent Merlin
    [8] Agent Nightjar
    [9] Agent Osprey
    [10] Agent Plover
    [11] Agent Raven
    [12] Agent Siskin
    [13] Agent Tern
    [14] Agent Warbler
    [15] Agent Avocet
    [16] Agent Bittern
    [17] Agent Dipper
    [18] Agent Finch
    [19] Agent Grebe
    [20] Agent Hoopoe
    [21] Agent Jay
    [22] Agent Magpie
    [23] Agent Robin
   *[24] Agent Starling
}

# Setting up a table
new-table-of = A new table: { $game }
with-whom = With whom?
with-computer = The computer
with-friend = Friends, by a link
with-here = Friends on this device, passing it on
with-anyone = Whoever wants to join
number-of-players = Players
level-of = Player { $number }: the computer’s strength
name-of = Player { $number }: name
guest-name = Player { $number }
my-seat = My side
by-lot = By lot
clock = Time
clock-none = no clock
clock-fischer = { $minutes } min + { $increment } s a turn
clock-byo-yomi = { $minutes } min, then { $periods } × { $period } s
clock-days = { $days ->
    [one] one day a turn
   *[other] { $days } days a turn
}
clock-choice-none = No clock
clock-choice-quick = Quick: 5 minutes + 5 seconds
clock-choice-calm = Calm: 20 minutes + 15 seconds
clock-choice-byo = 10 minutes, then 5 × 30 seconds
clock-choice-day = One day for each turn
clock-choice-three = Three days for each turn
rated-game = Rated game
house-rules = House rules
option-number = A number
option-each = Choose …
yes = yes
no = no
make-link = Make the link
open-table = Open the table
begin = Begin
cancel = Cancel
seat-free = free

# Waiting and invitations
waiting-for-others = Waiting for company
waiting-about-link = Send this link to your friend. The game begins as soon as everybody sits.
waiting-about-open = Your table stands in the list of open tables. You can also send this link. The game begins as soon as everybody sits.
waiting-about-rematch = The game begins as soon as everyone has accepted the rematch.
link-to-table = Link to this table
copy-link = Copy the link
copied = Copied
share = Share
take-down = Take the table down
stand-up = Leave the table
invited = { $name } invites you: { $game }
no-thanks = No, thanks
seats-kept = The free seats are kept for those who played the last game. You can watch as soon as it begins.
table-closed = This table has been taken down
table-closed-about = Whoever opened it has left before the game began.

# At the table
players = Players
you = you
computer = Computer
computer-name = { $name } (computer)
to-move = to move
your-turn = Your turn
seat-left = has left
seat-out-of-time = out of time
away-since = away since { $time }
seat-replaced = a computer plays on
clock-stale = The connection is lost; this clock may be wrong.
absent = { $name } has been away for a while.
absent-asked = Waiting for the others to agree …
absent-replace = Continue with a computer
absent-stop = Stop the game (no result)
you-were-replaced = You were away, so a computer took your seat. You can watch the rest of the game.
days-left = { $days ->
    [one] one day
   *[other] { $days } days
}
others-turn = { $name } is deciding …
others-away = Waiting for { $name }, who is away …
looking-on = You are watching. { $name } is deciding …
skip-steps = Skip to now
steps-waiting = { $count ->
    [one] One more step to watch
   *[other] { $count } more steps to watch
}
paused = The game is paused.
resume = Go on
decision-waits = The line is cut; your decision is sent as soon as it is mended.
line-cut = The line to the house is cut. It is being mended; nothing is lost.
line-unknown = The house no longer knows this browser.
confirm = Confirm
do-it = Do it
not-yet = Not yet
log = What happened
log-empty = Nothing has happened yet.
menu = More
close = Close
signals = Say something
signal-hello = Hello!
signal-good-luck = Good luck!
signal-well-played = Well played!
signal-thanks = Thank you!
signal-thinking = I am thinking …
signal-hurry = Your move, please.
signal-oops = Oops!
signal-sorry = Sorry!
signal-goodbye = Goodbye!
this-game = This game
offer-draw = Offer a draw
ask-pause = Ask for a pause
ask-abort = Abort game (no result)
ask-abort-sure = Yes, abort
ask-abort-about = The game ends at once and has no result.
ask-abort-about-others = The game ends without a result as soon as the other players agree. Until everyone has made a move, it ends at once.
resign = Give up
resign-sure = Really give up
resign-about = You lose the game, or leave it to the others if it goes on without you.
agree = Agree
decline = Decline
accept = Accept
asked-offer-draw = { $name } offers a draw.
asked-offer-draw-mine = You have offered a draw.
asked-ask-pause = { $name } asks for a pause.
asked-ask-pause-mine = You have asked for a pause.
asked-ask-abort = { $name } would like to abort the game without a result.
asked-ask-abort-mine = You have asked to abort the game.
commitment = Seal of the shuffle:
pass-device = Pass the device to { $name }
pass-device-about = What the others may not see is hidden until the next player takes over.
i-am = I am { $name }
why-cant-i = Why can’t I?
why-cant-i-about = Touch what you would like to choose, and you are told which rule is in the way.
see-rules = The rule
did-fallback = The house decides for { $seat_name }.
did-resigned = { $seat_name } gives up.
did-timed-out = { $seat_name } has run out of time.
did-draw-offered = { $seat_name } offers a draw.
did-pause-asked = { $seat_name } asks for a pause.
did-resumed = { $seat_name } goes on.
did-abort-asked = { $seat_name } would like to stop.
did-replace-asked = { $seat_name } continues with a computer in the place of { $absent_name }.
did-declined = { $what ->
    [draw] { $seat_name } declines the draw.
    [pause] { $seat_name } declines the pause.
   *[abort] { $seat_name } does not want to abort the game.
}

# The end
over = The game is over
over-won = You have won!
over-lost = You have lost
over-draw = A draw
over-aborted = Game aborted
rematch = Rematch
to-rematch = To the rematch
watch-rematch = Watch the rematch
rematch-waiting = Waiting for { $name } to accept the rematch …
rematch-offered = { $name } would like a rematch.
rematch-declined = The rematch was declined.
rematch-seat = You lost, so you choose your side
rematch-seat-change = Swap sides
replay = Replay
another-game = Another game
house-end-resigned = { $you ->
    [lose] You resigned. { $winner } wins.
    [win] { $loser } resigned. You win.
    [unsure] The game was resigned.
   *[watch] { $loser } resigned. { $winner } wins.
}
house-end-time = { $you ->
    [lose] You ran out of time. { $winner } wins.
    [win] { $loser } ran out of time. You win.
    [unsure] Time ran out.
   *[watch] { $loser } ran out of time. { $winner } wins.
}
house-end-agreed = Draw by agreement.
house-end-aborted = { $by ->
    [you] You aborted the game. It has no result.
    [other] { $name } aborted the game. It has no result.
   *[all] The game was aborted. It has no result.
}
house-end-abandoned = Everybody has left.

# Help
hint = Hint
belief = What is hidden?
thinking = Thinking …
chance = { $percent } % to win
chances = Winning chances
show-chances = Work out the chances
chances-progress = { $done } of { $total } turns looked at
chances-about = Winning chances from the first to the last turn
chances-of = Line: { $name }
all-together = all together
turning-points = Turning points:

# Replay
my-finished-games = My finished games
finished-games = Finished games
no-finished-games = No public game has been finished yet.
upload-record = Watch a record
upload-about = Choose a record that was downloaded here, or written by the command line. It is not kept.
the-start = The start
move-number = Step
move-of = { $number } / { $last }
to-start = To the start
to-end = To the end
step-back = One step back
step-on = One step on
autoplay = Play by itself
stop-playing = Stop
seen-by = As seen by
nothing-hidden = nobody in particular: nothing hidden
a-spectator = a spectator
link-to-move = Link to this step
link-copied = The link is in the address line
download-record = Download the record

# Learning
lessons-of = Learn { $game }
start-lessons = Begin
all-lessons = All lessons
lesson-number = Lesson { $number } of { $count }
lesson-passed = Well done!
lesson-failed = Not quite: that cannot lead to the goal any more.
next-lesson = Next lesson
again = Once more
play-game = Play
passed = done
rules-of = { $game }: the rules
contents = Contents
# A reference to the ruling behind a paragraph of the rules.
ruling = Ruling { $to }

# Settings
settings-look = Look and feel
setting-theme = Colours
theme-auto = As the device has them
theme-light = Light
theme-dark = Dark
setting-motion = Movement
motion-auto = As the device has it
motion-less = As little as possible
setting-pace = How fast the others’ steps are shown
pace-0 = At once
pace-300 = Quickly
pace-600 = Calmly
pace-1200 = Slowly
setting-confirm = Confirm decisions
confirm-auto = On touch screens
confirm-always = Always
confirm-never = Never
setting-sounds = Sounds
settings-me = Name and account
my-name = Name
change-name = Change the name
name-changed = Your name has been changed.
keep-about = You are a guest on this device. With a passphrase the name becomes yours, and you can play on other devices too.
passphrase = Passphrase
passphrase-about = At least 8 characters; several words are best.
keep-account = Keep the account
account-kept = The account is yours now.
have-account = I have an account already
sign-in = Sign in
signed-in = Welcome back.
sign-out = Sign out
signed-out = You are signed out.
settings-data = Your data
data-about = The house knows your name, your games and your ratings, and nothing else. You can take them with you, or have yourself forgotten: the games stay, without your name.
download-data = Download my data
downloaded = Your data have been downloaded.
forget-me = Forget me
forget-sure = Really forget me
forgotten = You have been forgotten.
rating-line = { $game }{ $many ->
    [yes] {" "}for three and four
   *[no] {""}
}: { $value } ({ $games ->
    [one] one game
   *[other] { $games } games
})
no-ratings = No rated games yet.
is-bot = A computer player
is-guest = A guest
is-member = A member of the house

# About
about-what = Safehouse is one place to play three board games of secret agents, and to study them. It is free software under the Apache License 2.0.
about-games-title = The games
about-games = Rules texts, pictures and stories here were made for this project.
about-fair-title = Fair shuffling
about-fair = Before a game begins, the seal of its shuffle is shown. Afterwards the record reveals the secret, and anybody can check that nothing was dealt twice. Computer players know only what their seat knows.
about-data-title = What the house knows

# What can go wrong
error-broken = Something broke in the house. Nothing was changed; try it again.
error-offline = The house cannot be reached. Check your connection and try again.
error-page-missing = This page could not be loaded. Perhaps there is a new version, or no connection.
error-not-signed-in = The house does not know you yet. Load the page again.
error-no-such-table = There is no such table. Perhaps the link is incomplete.
error-no-such-person = There is nobody with this address.
error-not-found = There is nothing here.
error-not-open = The game has begun without you. You can watch it.
error-seat-taken = Somebody was faster: the seat is taken.
error-sits-already = You sit at this table already.
error-too-fast = That was too much at once. Wait a moment and try again.
error-too-many = That is too many.
error-name-taken = Somebody keeps an account with this name. Choose another.
error-computers-name = A computer player has this name. Choose another.
error-bad-name = A name has one to thirty visible letters.
error-wrong-passphrase = There is no account with this name and passphrase.
error-bad-passphrase = Use 8 to 200 characters.
error-not-rated = Only games between people against each other can be rated.
error-bad-options = These house rules do not work.
error-bad-request = That could not be understood. Load the page again and try once more.
error-bad-clock = These times do not work.
error-contradictory-options = These house rules contradict each other.
error-bad-game-file = This is not a record that can be replayed.
error-still-running = The game is still running.
error-time-is-up = The time for this decision is up.
error-not-your-turn = It is not your turn.
error-damaged = The record of this game is damaged. It cannot be shown or played on.
error-other-rules = This game was begun with an earlier version of the rules. It cannot be played on here.
error-getting-ready = The computer is still getting ready. This happens once after an update; it will go on by itself.
error-game-over = The game is over.
error-not-away = This player is back, or has not been away for long enough.
error-nothing-asked = The offer no longer stands.
error-declined = This was declined. You can ask again after the next move.
error-not-yours = Only the players of this game can do that.
error-paused = The game is paused. Go on first.
error-asked-already = You have asked already.
error-no-draws = There is no draw in this game.
error-too-late = It is too late for that: the game counts.
error-no-help = There is help only in unrated games against the computer.
error-unknown-player = There is no such computer player.
error-illegal-decision = The rules do not allow this now.

## A game without a board of its own

decisions = Decisions
