"""Messages about tables as everybody may know them."""

from typing import Annotated

import msgspec

from safehouse.games.game import Result
from safehouse.server.messages.base import GameName, In, Name, Out
from safehouse.server.storage.rows import Status
from safehouse.table.clock import NoClock, Setting
from safehouse.table.requests import SeatName


class SeatInfo(Out, frozen=True):
    """Who sits where; a seat with neither a name nor a player is free."""

    seat: str
    name: str | None = None
    player: str | None = None
    person: str | None = None
    reserved: str | None = None
    """The person for whom a seat is kept while it is free."""


class RematchOffer(Out, frozen=True):
    """A rematch that was asked for after a game."""

    table: str
    status: Status
    """Open until all have accepted; closed if it was declined or called off."""

    accepted: list[str]
    """Seats of the first game whose people will play again."""


class TableInfo(Out, frozen=True, tag="table"):
    """A table as everybody may know it."""

    id: str
    game: str
    options: dict[str, object]
    clock: Setting
    seats: list[SeatInfo]
    status: Status
    rated: bool
    private: bool
    host: str
    opened: int
    commitment: str
    """The hash of the secret that decides all chance."""

    begun: int | None = None
    ended: int | None = None
    outcome: Result | None = None
    rematch: str | None = None
    rematch_offer: RematchOffer | None = None


class Tables(Out, frozen=True):
    """Some tables."""

    tables: list[TableInfo]


class Lobby(Out, frozen=True, tag="lobby"):
    """The open tables that everybody may join, and games to watch."""

    open: list[TableInfo]
    running: list[TableInfo]


class OpenTable(In, frozen=True):
    """Set up a table."""

    game: GameName
    options: dict[str, object] = {}
    clock: Setting = NoClock()
    seat: SeatName | None = None
    """Where to sit; any seat if nothing is said."""

    players: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=3)
    ] = []
    """Computer players on the other seats, in the order of the seats."""

    guests: Annotated[list[Name], msgspec.Meta(max_length=3)] = []
    """Others who play on the same device, by their names."""

    rated: bool = False
    private: bool = False


class QuickMatch(In, frozen=True):
    """Play with whoever wants to play the same."""

    game: GameName
    rated: bool = False


class Join(In, frozen=True):
    """Sit down at an open table."""

    seat: SeatName | None = None
