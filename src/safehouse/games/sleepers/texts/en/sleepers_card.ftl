sleepers-title = Sleepers
sleepers-tagline = Two secret networks under one map: remember whom you put where.
sleepers-about =
    You recruit agents face down all over France and wake them when their hour has come: to jump, to blow up, to send home, to change places. Join two opposite sides of the map with awake agents, or win in one of four other ways. Not even you may look at your sleepers again.
sleepers-players = 2 players
sleepers-credits = Sleepers was invented by Stephen Tavener.
