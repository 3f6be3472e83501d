### Sarah's Vision on the first page, in English.

sarahs_vision-title = Sarah’s Vision
sarahs_vision-tagline = Protect three gifted people with a steady hand, together
sarahs_vision-about = You win or lose together: keep an engineer, a scientist and a senator safe until twenty events have passed. Whatever you do has to be paid for with blocks from a tower, and the tower must not fall.
sarahs_vision-players = 1 to 4 players, cooperative
sarahs_vision-credits = Sarah’s Vision was made by Inside the Box for Baloise.
