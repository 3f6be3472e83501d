sleepers-title = Sleepers
sleepers-tagline = Two secret networks, one map: remember who is hiding where.
sleepers-about =
    Recruit agents face down all over France and activate them when the time is right: to jump, blow up, swap places or send others packing. Join two opposite sides of the map with face-up agents, or win in one of four other ways. And once a sleeper is placed, not even you may look at it again.
sleepers-players = 2 players
sleepers-credits = Sleepers was designed by Stephen Tavener.
