trapped-title = Trapped
trapped-tagline = Three in a row, and one cell is a trap.
trapped-about = Nine cells, two players, one trap that nobody knows.
trapped-players = 2 players
trapped-credits = Trapped is the smallest game that can be played here.
