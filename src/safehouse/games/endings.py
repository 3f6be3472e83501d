"""How a game ended, as a line: by its rules, or because its players broke it off."""

from collections.abc import Collection, Sequence

from safehouse.games.game import AnyGame, Result
from safehouse.games.telling import Line

ENDINGS = ("resigned", "time", "agreed", "aborted", "abandoned")
"""How games end other than by their rules."""


def end_line(
    game: AnyGame, result: Result, seats: Sequence[str], aborters: Collection[str] = ()
) -> Line:
    """The end of a game between these seats; `aborters` are those who wanted it aborted."""
    if result.reason not in ENDINGS:
        return game.sayings.end(result)
    if result.reason == "aborted":
        [by] = aborters if len(aborters) == 1 else ("none",)
        return Line("end-aborted", {"seat": by})
    if result.winner is None:
        return Line(f"end-{result.reason}", {"winner": "none", "loser": "none"})
    loser = next(seat for seat in seats if seat != result.winner)
    return Line(f"end-{result.reason}", {"winner": result.winner, "loser": loser})
