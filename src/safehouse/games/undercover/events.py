"""The events that follow from a decision, with what each seat is shown of them."""

from collections.abc import Sequence

import msgspec

from safehouse.games import telling
from safehouse.games.contract import Log, Records
from safehouse.games.telling import HIDDEN, Telling, told
from safehouse.games.undercover.cells import cell_name
from safehouse.games.undercover.material import (
    COLOURS,
    IS_SEEN,
    JOKER,
    UNKNOWN,
    Colour,
)
from safehouse.games.undercover.options import Options
from safehouse.games.undercover.position import SEATS, Seat
from safehouse.games.undercover.record import (
    ADVANCED,
    COLLECTED,
    FLIPPED,
    FROM_BOX,
    FROM_TABLE,
    KEPT,
    PLACED,
    REVEALED,
    TAKEN,
)
from safehouse.games.undercover.view import Hidden, Tile, result, tile_of


class Take(telling.Event, frozen=True, tag="take"):
    """A tile was taken: `pile 1`, `bottom 2`, `joker`, or from a cell."""

    seat: Seat
    source: str
    tile: Tile


class Reveal(telling.Event, frozen=True, tag="reveal"):
    """The next agent of a pile came to light."""

    pile: int
    tile: Tile


class Flip(telling.Event, frozen=True, tag="flip"):
    """The active agent was turned over."""

    seat: Seat
    tile: Tile


class Keep(telling.Event, frozen=True, tag="keep"):
    """The active agent stays as it is."""

    seat: Seat


class Placed(telling.Event, frozen=True, tag="place"):
    """The active tile came to its place."""

    seat: Seat
    at: str
    meeting: bool


class Advance(telling.Event, frozen=True, tag="advance"):
    """An employee moved along its row."""

    seat: Seat
    colour: Colour
    start: int
    to: int


class Collect(telling.Event, frozen=True, tag="collect"):
    """An employee reached a point tile."""

    seat: Seat
    colour: Colour
    value: int | Hidden


class TurnBegins(telling.Event, frozen=True, tag="turn"):
    """The next player's turn."""

    seat: Seat
    round: int


class End(telling.Event, frozen=True, tag="end"):
    """The game is over."""

    winners: list[str]
    reason: str
    scores: dict[str, int]


Event = Take | Reveal | Flip | Keep | Placed | Advance | Collect | TurnBegins | End


def events(log: Log, records: Records, options: Options) -> Sequence[Telling]:
    """What the rules told; all that happens at the table happens in the open."""
    strict = options.memory == "strict"
    happened = [Telling(_event(number, fields, strict)) for number, *fields in told(log)]
    ended = result(records)
    if ended is not None:
        winners = list(ended.winners) or [ended.winner or ""]
        happened.append(Telling(End(winners, ended.reason, ended.scores)))
    return happened


def _event(number: int, fields: Sequence[int], strict: bool) -> Event:
    a, b, c, d, *_ = fields
    match number:
        case _ if number == TAKEN:
            return Take(SEATS[a], _source(b, c), tile_of(_as_seen(d), strict))
        case _ if number == REVEALED:
            return Reveal(a + 1, tile_of(_as_seen(b), strict))
        case _ if number == FLIPPED:
            # Both sides are shown at this moment, also to those who get no reminders later.
            return Flip(SEATS[a], tile_of(b))
        case _ if number == KEPT:
            return Keep(SEATS[a])
        case _ if number == PLACED:
            return Placed(SEATS[a], cell_name(b), bool(c))
        case _ if number == ADVANCED:
            return Advance(SEATS[a], COLOURS[b], c, d)
        case _ if number == COLLECTED:
            # The tile lay face up until now, so everybody sees its value at this moment.
            return Collect(SEATS[a], COLOURS[b], c)
    return TurnBegins(SEATS[a], b)


def _source(source: int, where: int) -> str:
    if source == FROM_TABLE:
        return cell_name(where)
    return "joker" if source == FROM_BOX else f"{('pile', 'bottom')[source]} {where + 1}"


def _as_seen(code: int) -> int:
    """A tile as everybody sees it at that moment."""
    is_agent = code >> 3 & 7 != JOKER
    return code | UNKNOWN << 3 if is_agent and not code & IS_SEEN else code


def remembered(event: Event, options: Options, is_recent: bool) -> Event:
    """Without undersides and collected values, where these must be kept in mind."""
    if options.memory != "strict" or is_recent:
        return event
    match event:
        case Flip(tile=tile) if tile.shows == "official":
            return msgspec.structs.replace(
                event, tile=msgspec.structs.replace(tile, undercover=HIDDEN)
            )
        case Flip(tile=tile):
            return msgspec.structs.replace(
                event, tile=msgspec.structs.replace(tile, official=HIDDEN)
            )
        case Collect():
            return msgspec.structs.replace(event, value=HIDDEN)
    return event
