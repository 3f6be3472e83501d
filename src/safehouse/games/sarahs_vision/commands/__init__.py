"""Commands that only this game has."""
