# Home and the frame
description = Play and study three board games for secret agents: against the computer, with friends, in three languages.
home-title = Three board games for secret agents
home-about = Play solo, against the computer or with friends, live or over several days. No account needed.
skip-to-content = Skip to content
nav-label = Main menu
nav-learn = Learn
nav-replays = Replays
nav-settings = Settings
language = Language
announcements = Game updates
loading = Loading…
loading-table = Setting up the table…
reload = Reload the page
try-again = Try again
to-home = Back to the home page
nothing-here = Page not found
nothing-here-about = The address may be incomplete, or this page no longer exists.
play-now = Play now
play-alone = Play solo
level = Computer level
invite = Invite a friend
same-device = Pass and play
quick-match = Quick match
more-ways = More options
learn-it = Learn to play
rules = Rules
my-games = My games
continue = Continue
open-tables = Open tables
no-open-tables = Nobody is waiting right now. Open a table, or press “Quick match”.
sit-down = Join
games-to-watch = Games in progress
no-games-to-watch = No public games are being played right now.
watch = Watch
at-table = { $verb }: { $game }
about = About Safehouse
rated = rated
percent = { $number }%
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
new-table-of = New table: { $game }
with-whom = Who are you playing with?
with-computer = The computer
with-friend = Friends, with a link
with-here = Pass and play on this device
with-anyone = Anyone who joins
number-of-players = Number of players
level-of = Player { $number }: computer level
name-of = Player { $number }: name
guest-name = Player { $number }
my-seat = Play as
by-lot = Random
clock = Time control
clock-none = no time limit
clock-fischer = { $minutes } min + { $increment } s per turn
clock-byo-yomi = { $minutes } min, then { $periods } × { $period } s
clock-days = { $days ->
    [one] { $days } day per turn
   *[other] { $days } days per turn
}
clock-choice-none = No time limit
clock-choice-quick = Fast: 5 minutes + 5 seconds per turn
clock-choice-calm = Relaxed: 20 minutes + 15 seconds per turn
clock-choice-byo = 10 minutes, then 5 × 30 seconds
clock-choice-day = 1 day per turn
clock-choice-three = 3 days per turn
rated-game = Rated game
house-rules = House rules
option-number = A number
option-each = Choose individually…
yes = yes
no = no
make-link = Create link
open-table = Open table
begin = Start game
cancel = Cancel
seat-free = open seat

# Waiting and invitations
waiting-for-others = Waiting for players
waiting-about-link = Send this link to your friends. The game starts as soon as everyone has joined.
waiting-about-open = Your table is in the list of open tables. You can also send this link. The game starts as soon as everyone has joined.
waiting-about-rematch = The game starts as soon as everyone has accepted the rematch.
link-to-table = Link to this table
copy-link = Copy link
copied = Copied
share = Share
take-down = Cancel this table
stand-up = Leave table
invited = { $name } invites you to play { $game }
no-thanks = No, thanks
seats-kept = The open seats are reserved for the players from the last game. You can watch once the game starts.
table-closed = This table was cancelled
table-closed-about = The host left before the game started.

# At the table
players = Players
you = you
computer = Computer
computer-name = { $name } (computer)
to-move = to move
your-turn = Your turn
seat-left = left the game
seat-out-of-time = out of time
away-since = away since { $time }
seat-replaced = replaced by a computer
clock-stale = Connection lost: this clock may be wrong.
absent = { $name } has been away for a while.
absent-asked = Waiting for the others to agree…
absent-replace = Continue with a computer
absent-stop = Abort game (no result)
you-were-replaced = You were away, so a computer took your seat. You can watch the rest of the game.
days-left = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
others-turn = It’s { $name }’s turn.
others-away = Waiting for { $name } to come back…
looking-on = You’re watching. It’s { $name }’s turn.
skip-steps = Skip ahead
steps-waiting = { $count ->
    [one] { $count } more move to show
   *[other] { $count } more moves to show
}
paused = The game is paused.
resume = Resume
decision-waits = Connection lost. Your move will be sent as soon as you’re back online.
line-cut = Connection lost. Reconnecting… Your game is safe.
line-unknown = This browser is no longer signed in.
confirm = Confirm
do-it = Confirm
not-yet = Cancel
log = Game log
log-empty = No moves yet.
menu = Menu
close = Close
signals = Quick messages
signal-hello = Hello!
signal-good-luck = Good luck!
signal-well-played = Well played!
signal-thanks = Thanks!
signal-thinking = I’m thinking…
signal-hurry = Your turn, please!
signal-oops = Oops!
signal-sorry = Sorry!
signal-goodbye = Bye!
this-game = This game
offer-draw = Offer a draw
ask-pause = Ask for a pause
ask-abort = Abort game (no result)
ask-abort-sure = Yes, abort
ask-abort-about = The game ends at once, without a result.
ask-abort-about-others = The game ends without a result as soon as the other players agree. Until everyone has made a move, it ends at once.
resign = Resign
resign-sure = Yes, resign
resign-about = You lose the game. If the others can play on, they do so without you.
agree = Agree
decline = Decline
accept = Accept
asked-offer-draw = { $name } offers a draw.
asked-offer-draw-mine = You offered a draw.
asked-ask-pause = { $name } asks for a pause.
asked-ask-pause-mine = You asked for a pause.
asked-ask-abort = { $name } wants to abort the game without a result.
asked-ask-abort-mine = You asked to abort the game.
commitment = Fingerprint of the shuffle:
pass-device = Pass the device to { $name }
pass-device-about = Secrets stay hidden until the next player takes over.
i-am = I’m { $name }
why-cant-i = Why can’t I?
why-cant-i-about = Tap what you would like to choose, and you’ll see which rule forbids it.
see-rules = See the rule
did-fallback = { $seat_who ->
    [you] The computer moves for you.
   *[other] The computer moves for { $seat_name }.
}
did-resigned = { $seat_who ->
    [you] You resign.
   *[other] { $seat_name } resigns.
}
did-timed-out = { $seat_who ->
    [you] You ran out of time.
   *[other] { $seat_name } ran out of time.
}
did-draw-offered = { $seat_who ->
    [you] You offer a draw.
   *[other] { $seat_name } offers a draw.
}
did-pause-asked = { $seat_who ->
    [you] You ask for a pause.
   *[other] { $seat_name } asks for a pause.
}
did-resumed = { $seat_who ->
    [you] You resume the game.
   *[other] { $seat_name } resumes the game.
}
did-abort-asked = { $seat_who ->
    [you] You want to abort the game.
   *[other] { $seat_name } wants to abort the game.
}
did-replace-asked = { $seat_who ->
    [you] You want a computer to play for { $absent_name }.
   *[other] { $seat_name } wants a computer to play for { $absent_name }.
}
did-declined = { $what ->
    [draw] { $seat_who ->
        [you] You decline the draw.
       *[other] { $seat_name } declines the draw.
    }
    [pause] { $seat_who ->
        [you] You decline the pause.
       *[other] { $seat_name } declines the pause.
    }
   *[abort] { $seat_who ->
        [you] You want to play on.
       *[other] { $seat_name } wants to play on.
    }
}

# The end
over = Game over
over-won = You won!
over-lost = You lost
over-draw = Draw
over-aborted = Game aborted
rematch = Rematch
to-rematch = Go to the rematch
watch-rematch = Watch the rematch
rematch-waiting = Waiting for { $name } to accept the rematch…
rematch-offered = { $name } would like a rematch.
rematch-declined = The rematch was declined.
rematch-seat = You lost, so you choose your side
rematch-seat-change = Swap sides
replay = Replay
another-game = New game
end-resigned = { $winner ->
    [none] The game ended by resignation.
   *[other] { $loser_who ->
        [you] You resigned. { $winner_name } wins.
       *[other] { $winner_who ->
            [you] { $loser_name } resigned. You win.
           *[other] { $loser_name } resigned. { $winner_name } wins.
        }
    }
}
end-time = { $winner ->
    [none] The game ended because a player ran out of time.
   *[other] { $loser_who ->
        [you] You ran out of time. { $winner_name } wins.
       *[other] { $winner_who ->
            [you] { $loser_name } ran out of time. You win.
           *[other] { $loser_name } ran out of time. { $winner_name } wins.
        }
    }
}
end-agreed = Draw by agreement.
end-aborted = { $seat ->
    [none] The game was aborted. There is no result.
   *[other] { $seat_who ->
        [you] You aborted the game. There is no result.
       *[other] { $seat_name } aborted the game. There is no result.
    }
}
end-abandoned = All players left. There is no result.

# Help
hint = Hint
belief = What’s hidden?
thinking = Thinking…
chance = { $percent }% chance of winning
chances = Winning chances
show-chances = Work out the chances
chances-progress = { $done } of { $total } turns analysed
chances-about = Winning chances, turn by turn
chances-of = Shown for: { $name }
all-together = all players together
turning-points = Turning points:

# Replay
my-finished-games = My finished games
finished-games = Finished games
no-finished-games = No public games have been finished yet.
upload-record = Open a game file
upload-about = Choose a game file that you downloaded here or saved from the command line. It is not stored on the server.
the-start = Start of the game
move-number = Move
move-of = { $number } / { $last }
to-start = First move
to-end = Last move
step-back = Previous move
step-on = Next move
autoplay = Play
stop-playing = Pause
seen-by = Point of view
nothing-hidden = Everything revealed
a-spectator = Spectator
link-to-move = Link to this move
link-copied = The link is in the address bar
download-record = Download game file

# Learning
lessons-of = Learn { $game }
start-lessons = Start learning
all-lessons = All lessons
lesson-number = Lesson { $number } of { $count }
lesson-passed = Well done!
lesson-failed = Not quite: you can no longer reach the goal this way.
next-lesson = Next lesson
again = Repeat this lesson
play-game = Play
passed = completed
rules-of = { $game }: the rules
contents = Contents

# A reference to the ruling behind a paragraph of the rules.
ruling = Ruling { $to }

# Settings
settings-look = Appearance and controls
setting-theme = Theme
theme-auto = Same as device
theme-light = Light
theme-dark = Dark
setting-motion = Animations
motion-auto = Same as device
motion-less = As few as possible
setting-pace = Speed of the other players’ moves
pace-0 = Instant
pace-300 = Fast
pace-600 = Normal
pace-1200 = Slow
setting-confirm = Confirm moves
confirm-auto = On touch screens
confirm-always = Always
confirm-never = Never
setting-sounds = Sound
settings-me = Name and account
my-name = Name
change-name = Change name
name-changed = Your name has been changed.
keep-about = You’re playing as a guest on this device. Set a passphrase to keep your name and to play on other devices.
passphrase = Passphrase
passphrase-about = At least 8 characters; several words are best.
keep-account = Create account
account-kept = Your account has been created.
have-account = I already have an account
sign-in = Sign in
signed-in = Welcome back!
sign-out = Sign out
signed-out = You’re signed out.
settings-data = Your data
data-about = Safehouse stores your name, your games and your ratings, and nothing else. You can download them, or delete your account: your games stay, without your name.
download-data = Download my data
downloaded = Your data has been downloaded.
forget-me = Delete my account
forget-sure = Yes, delete my account
forgotten = Your account has been deleted.
rating-line = { $game }{ $many ->
    [yes] {" "}with 3 or 4 players
   *[no] {""}
}: { $value } ({ $games ->
    [one] { $games } game
   *[other] { $games } games
})
no-ratings = No rated games yet.
is-bot = Computer player
is-guest = Guest
is-member = Member

# About
about-what = Safehouse is a place to play and study three board games for secret agents. It is free software under the Apache License 2.0.
about-games-title = The games
about-games = The rules pages, pictures and stories here were made for this project.
about-fair-title = Fair shuffling
about-fair = Before a game starts, you see a fingerprint of its shuffle. Afterwards, the game file reveals the secret behind it, so that anyone can check that nothing was changed along the way. Computer players know only what their seat knows.
about-data-title = Your data

## A game without a board of its own

decisions = Moves
