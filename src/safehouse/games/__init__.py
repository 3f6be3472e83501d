"""The rules of the games, and nothing else: no I/O, no clock, no chance but a game's own."""

from importlib import import_module
from typing import Any, cast

from safehouse.games.errors import Refused
from safehouse.games.game import Game

GAMES = ("sleepers", "undercover", "sarahs_vision")


interpreted = False
"""Set before the first game is named: rules are left as they are written, and nothing is compiled.

That is quicker for a few decisions, and the results are the same to the bit.
"""

patient = False
"""Set before the first game is named: rules run as they are written until they have been loaded.

So a server can be played on before its rules are compiled (`safehouse.games.written`).
"""


def game_named(name: str) -> Game[Any]:
    """A game by its name."""
    if name not in GAMES:
        raise Refused(
            "unknown_game", f"There is no game {name[:20]!r}; there is {', '.join(GAMES)}."
        )
    return cast(Game[Any], import_module(f"safehouse.games.{name}").GAME)
