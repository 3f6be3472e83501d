### Undercover on the first page, in English.

undercover-title = Undercover
undercover-tagline = Agents change sides, and you have to be where they meet.
undercover-about =
    Twelve agents work officially for one colour and secretly for another. Arrange their meetings,
    turn them over at the right moment, and lead your employees to the best point tiles before
    somebody else stands there.
undercover-players = 2 to 4 players
undercover-credits = Undercover was invented by Doris and Daniel Danzer.
