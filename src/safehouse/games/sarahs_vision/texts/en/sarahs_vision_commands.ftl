# The command `safehouse scenario`.

command-scenario = Read a scenario of Sarah’s Vision, or check one of your own
argument-scenario-what = show: all its texts; check: what is in it and how hard it is
argument-scenario-which = 1, 2, 3, or a TOML file
argument-scenario-games = how many games to measure its difficulty with (default: 1000)
argument-scenario = the scenario, or a file with one of your own
metavar-n-file = N|FILE

scenario-swan = { $title } (Black Swan)
scenario-sound = { $file } is a sound scenario: { $name }.
scenario-cards = 20 events, { $swans ->
    [one] { $swans } Black Swan
   *[other] { $swans } Black Swans
}, 3 story cards
scenario-cubes = { $danger } danger and { $inspiration } inspiration on the grids
scenario-frames = Frames: { $list }
scenario-lines = Lines: { $list }
scenario-none = none
scenario-hard = Sound play by two wins { $share } of { $games } games (95% interval: { $low } to { $high }). Of the scenarios in the box, { $nearest } is closest to that.
scenario-number = scenario { $number }
