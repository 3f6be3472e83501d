# The command line. What --help prints has no variants: it is read without Fluent.

help-usage = Usage:
help-positional = Arguments
help-options = Options
help-about = Board games for secret agents. Without a command, the server starts and opens your browser.
help-help = show this help
help-version = show the version
help-language = language of all output (default: your system’s)
help-json = print the output as JSON

metavar-command = COMMAND
metavar-game = GAME
metavar-file = FILE
metavar-player = PLAYER
metavar-decision = DECISION
metavar-name = NAME
metavar-name-value = NAME=VALUE
metavar-seat = SEAT
metavar-seconds = SECONDS
metavar-level = LEVEL
metavar-key = KEY
metavar-host = HOST
metavar-url-file = URL|FILE

## The commands

command-play = Play a game in the terminal
command-rules = Show the rules of a game on one page, with its house rules
command-inspect = Show a position, and try out decisions
command-perft = Count all lines of play to a certain depth
command-simulate = Play many games and count how they end
command-replay = Replay a game from its file, or verify its shuffle
command-serve = Start the server, to play in the browser
command-rebuild = Recompute a server’s ratings and lists from its games
command-bot = Let a computer player join tables on a server
command-arena = Let computer players compete, and rate them
command-hint = Show the best moves for a seat, with reasons
command-bench = Measure speed, next to OpenSpiel if it is installed

## Their arguments

argument-game = one of: { $games }
argument-seed = number that determines the shuffle (default: 0)
argument-seed-random = number that determines the shuffle (default: a new one each time)
argument-save = save the game; as text if the name ends in .txt, otherwise as JSON
argument-saves = save the games as JSON, one per line
argument-count = replay the games and count turns, decisions, events and points
argument-option = a house rule (may be repeated); see “safehouse rules GAME”
argument-position = start from this position in JSON, - for standard input (default: a new game)
argument-settings = settings in TOML
argument-database = PostgreSQL, or a file for SQLite

argument-play-as = the seat you take (default: random)
argument-play-against = who takes the other seats: human, random, greedy, ismcts:1s … (default: level 3)
argument-play-level = level of the computer, 1 to 6 (default: 3)
argument-play-watch = only watch, while computer players play
argument-inspect-decide = make this decision first (may be repeated)
argument-inspect-as = show only what this seat, or a spectator, sees
argument-inspect-knowledge = show what the seat would know with a perfect memory
argument-perft-depth = how many decisions deep
argument-perft-divide = count separately for each first decision
argument-simulate-players = who plays every seat (default: random)
argument-games = how many games to play
argument-simulate-threads = number of threads (default: 1)
argument-replay-file = a game file; - for standard input
argument-replay-as = show only what this seat, or a spectator, saw
argument-replay-verify = recompute the game from its secret and check it against its hash
argument-replay-hash = the hash that was shown before the game, to check against
argument-serve-host = address to listen on (default: 127.0.0.1)
argument-serve-port = port to listen on (default: 8640); 0 for any free one
argument-serve-redis = Redis, if several processes share one server
argument-serve-origins = other sites whose pages may connect
argument-serve-workers = processes for computer players (default: 1)
argument-serve-log-level = debug, info (default), warning or error
argument-bot-server = address of the server
argument-bot-token = key of the bot (default: a new bot signs up)
argument-bot-name = name of a new bot
argument-bot-player = who plays (default: level4)
argument-bot-game = join only tables of this game (default: all games)
argument-bot-table = a table to join
argument-bot-join = join every open table
argument-bot-games = stop after this many games
argument-arena-players = who plays, such as greedy,ismcts:2000
argument-arena-processes = number of processes (default: 1)
argument-arena-limit = seconds per answer; each player then runs in its own process
argument-hint-as = the seat whose turn it is
argument-hint-seconds = time to think (default: 2)
argument-hint-simulations = think for this many simulations instead; always gives the same result
argument-bench-seconds = time for each measurement (default: 3)

## What commands say

share-of = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
interval-of = { $low } to { $high }
progress-playing = Playing
progress-recording = Recording
progress-counting = Counting
progress-rebuilding = Rebuilding
progress-compiling = Compiling { $part }
progress-measuring = Measuring…
compiling = { $count ->
    [one] Compiling the rules for this machine ({ $count } part, only once). One moment, please.
   *[other] Compiling the rules for this machine ({ $count } parts, only once). One moment, please.
}

rules-options = House rules, for --option NAME=VALUE (defaults in parentheses)

perft-lines = { $lines ->
    [one] { $lines } line of play
   *[other] { $lines } lines of play
}, { $depth ->
    [one] { $depth } decision
   *[other] { $depth } decisions
} deep, in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } seconds.

simulate-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $game } ({ $players }) in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } seconds on { $threads ->
    [one] { $threads } thread
   *[other] { $threads } threads
}: { $games_per_second } games and { $decisions_per_second } decisions per second.
simulate-won = Won: { $share } (95% interval: { $low } to { $high })
simulate-first = First player’s share of the points: { $share }
simulate-lengths = Decisions per game: shortest { $shortest }, lower quartile { $quarter }, median { $median }, mean { $mean }, upper quartile { $three_quarters }, longest { $longest }

arena-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $game }, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}.
arena-faults = { $name }: a stand-in moved instead ({ $late } late, { $illegal } impossible, { $failed } failed).

replay-verified = { $decisions ->
    [one] Verified: { $decisions } decision and the whole shuffle follow from the secret with the hash { $hash }.
   *[other] Verified: { $decisions } decisions and the whole shuffle follow from the secret with the hash { $hash }.
}

rebuild-summary = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} read again, { $corrected } corrected, { $rated ->
    [one] { $rated } rated game
   *[other] { $rated } rated games
}.
rebuild-damaged = Table { $table } is damaged: { $why }

serve-open = Safehouse is running at { $address }
bot-in = Signed in as { $name }. Next time, use --token { $key }
bot-refused = { $table }: { $why }
bot-over = { $table }: { $winner ->
    [none] no winner
   *[other] { $winner } won
} ({ $reason })
bench-no-peer = OpenSpiel is not installed here; “make bench” installs it.

## Headings of tables

heading-end = End
heading-winner = Winner
heading-length = Decisions
heading-games = Games
heading-share = Share
heading-player = Player
heading-won = Won
heading-interval = 95% interval
heading-rating = Rating
heading-turns = Turns
heading-decisions = Decisions
heading-events = Events
heading-points = Points
heading-best = best score
heading-per-game = Per game
heading-least = Least
heading-median = Median
heading-most = Most
heading-without = Games without
heading-what = What
heading-measured = Measured
heading-ratio = Ratio
heading-against = Against
