### Sarah's Vision on the first page, in English.

sarahs_vision-title = Sarah’s Vision
sarahs_vision-tagline = Work together, keep a steady hand and protect three gifted people
sarahs_vision-about = You win or lose together: keep the Engineer, the Scientist and the Senator safe through twenty events. Everything you do is paid for with blocks from a tower, and the tower must not fall.
sarahs_vision-players = 1 to 4 players, cooperative
sarahs_vision-credits = Sarah’s Vision was created by Inside the Box for Baloise.
