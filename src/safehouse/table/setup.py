"""What is agreed before a game: the game and its options, who sits where, the clock, all chance."""

from collections.abc import Mapping

import msgspec

from safehouse.engine import dealing
from safehouse.games import game_named
from safehouse.games.state import State
from safehouse.table.clock import NoClock, Setting


class Occupant(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat: a person, by id, or a computer player, by its name."""

    name: str
    person: str | None = None
    player: str | None = None


class Setup(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that is agreed before a game."""

    game: str
    rules: str
    seats: Mapping[str, Occupant]
    secret: str
    begun: int
    options: dict[str, object] = {}
    clock: Setting = NoClock()
    rated: bool = False

    def deal(self) -> State:
        """The game before its first decision."""
        options = game_named(self.game).options_under(self.rules, self.options)
        return State.new(
            self.game, options, dealing.random_bits(dealing.read_secret(self.secret), 0)
        )
