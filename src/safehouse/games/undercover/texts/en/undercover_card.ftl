### Undercover on the first page, in English.

undercover-title = Undercover
undercover-tagline = Agents switch sides. Be there when they meet.
undercover-about =
    Twelve agents work officially for one colour and secretly for another. Arrange their meetings,
    turn them over at the right moment, and get your employees to the best point tiles before anyone
    else does.
undercover-players = 2 to 4 players
undercover-credits = Undercover was designed by Doris and Daniel Danzer.
