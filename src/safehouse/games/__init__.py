"""The games and everything that belongs to them: no I/O, no clock, no randomness but their own.

Every folder here is a game. A third-party package adds a game by naming it in its entry
points, in the group `safehouse.games`, as `name = "package.module:GAME"`.
"""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from safehouse.games.errors import Refused

if TYPE_CHECKING:
    from safehouse.games.game import AnyGame

GROUP = "safehouse.games"

interpreted = False
"""Set before the first game is named: rules run as plain Python, and nothing is compiled.

That is quicker for a few decisions, and the results are the same to the bit.
"""

patient = False
"""Set before the first game is named: rules run interpreted until their compiled code is loaded.

So a server can be played on before its rules are compiled (`safehouse.games.written`).
"""


@cache
def _entry_points() -> dict[str, EntryPoint]:
    """Where each game is to be found, by its name."""
    own = [
        EntryPoint(module.name, f"{__name__}.{module.name}:GAME", GROUP)
        for module in iter_modules(__path__)
        if module.ispkg
    ]
    return {point.name: point for point in (*entry_points(group=GROUP), *own)}


GAMES = tuple(sorted(_entry_points()))


def package_of(game: str) -> str:
    """The Python package of a game, which need not be imported to read its texts and lessons."""
    return _entry_points()[game].module


@cache
def game_named(name: str) -> "AnyGame":
    """The game with this name; any other is refused."""
    if name not in GAMES:
        there_are = ", ".join(GAMES)
        sentence = f"There is no game {name[:20]!r}; there are {there_are}."
        raise Refused("unknown_game", sentence, name=name[:20], games=there_are)
    game: AnyGame = _entry_points()[name].load()
    return game
