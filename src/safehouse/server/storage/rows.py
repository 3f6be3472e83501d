"""What is stored, as types: a struct for a row of each table.

JSON columns hold what is stored, unchecked: one damaged table must not keep others from being read.
They are checked when they are used.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec

from safehouse.games.game import Result
from safehouse.table.clock import Setting
from safehouse.table.ratings import Rating
from safehouse.table.setup import Occupant, Setup

Status = Literal["open", "running", "finished", "closed"]


class Person(msgspec.Struct, frozen=True):
    """A guest, or somebody with an account."""

    id: str
    name: str
    is_bot: bool
    since: int
    name_key: str | None = None
    """How the name of an account is compared with others; guests have none."""

    passphrase: str | None = None
    """Its hash; guests have none."""

    @property
    def is_guest(self) -> bool:
        """Whether there is no account, so that only one browser knows this person."""
        return self.passphrase is None


class KeyRow(msgspec.Struct, frozen=True):
    """A key by which a browser or a program is known, as its hash."""

    hash: str
    person: str
    label: str
    since: int


class SeatRow(msgspec.Struct, frozen=True):
    """A seat at a table, and who has it."""

    table_id: str
    seat: str
    place: int
    name: str | None = None
    person: str | None = None
    player: str | None = None
    reserved: str | None = None
    """The person for whom the seat is kept while it is free."""


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table, from when it is set up to when its game is over."""

    id: str
    game: str
    rules: str
    options: dict[str, object]
    clock: object
    rated: bool
    private: bool
    secret: str
    host: str
    opened: int
    status: Status = "open"
    begun: int | None = None
    ended: int | None = None
    outcome: object = None
    rematch: str | None = None
    wake: int | None = None
    to_rate: int | None = None

    @property
    def age(self) -> tuple[int, str]:
        """Sorts tables in the order in which they were set up."""
        return self.opened, self.id

    def clock_setting(self) -> Setting:
        """The clock; fails if that column is damaged."""
        setting: Setting = msgspec.convert(self.clock, Setting)
        return setting

    def result(self) -> Result | None:
        """How the game ended; fails if that column is damaged."""
        return msgspec.convert(self.outcome, Result) if self.outcome else None

    def setup(self, seats: Sequence[SeatRow]) -> Setup:
        """What was agreed before the game; fails if something is damaged."""
        assert self.begun is not None
        return Setup(
            game=self.game,
            rules=self.rules,
            seats={row.seat: Occupant(row.name or "?", row.person, row.player) for row in seats},
            secret=self.secret,
            begun=self.begun,
            options=self.options,
            clock=self.clock_setting(),
            rated=self.rated,
        )


class EntryRow(msgspec.Struct, frozen=True):
    """An entry of a table, and what the client called it."""

    number: int
    body: bytes
    client: str | None


class OverdueRow(msgspec.Struct, frozen=True):
    """A table that somebody should have looked after, and when."""

    id: str
    wake: int


class RatingRow(msgspec.Struct, frozen=True):
    """Somebody's rating after a game."""

    table_id: str
    person: str
    kind: str
    at: int
    rating: object

    def read(self) -> Rating:
        """The rating; fails if that column is damaged."""
        return msgspec.convert(self.rating, Rating)
