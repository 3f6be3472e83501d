# The command `safehouse scenario`.

command-scenario = Read a scenario of Sarah’s Vision, or check one of your own
argument-scenario-what = show: print all texts; check: list the contents and measure the difficulty
argument-scenario-which = 1, 2, 3, or a TOML file
argument-scenario-games = number of games played to measure the difficulty (default: 1000)
argument-scenario = the scenario, or a file with one of your own
metavar-n-file = N|FILE
