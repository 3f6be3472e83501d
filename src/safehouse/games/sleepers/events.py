"""The events that follow from a decision, with what each seat is shown of them."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import itemgetter

import msgspec

from safehouse.games import telling
from safehouse.games.contract import Log, Records
from safehouse.games.game import SPECTATOR
from safehouse.games.sleepers import record
from safehouse.games.sleepers.board import HEXES
from safehouse.games.sleepers.options import Options
from safehouse.games.sleepers.position import SEATS, Face, Seat
from safehouse.games.sleepers.tiles import (
    KINDS,
    Kind,
)
from safehouse.games.sleepers.view import Asking, ShownKind, asking_of, face_of, result
from safehouse.games.telling import HIDDEN, Telling, told


class Recruit(telling.Event, frozen=True, tag="recruit"):
    """A tile was put down as a sleeper."""

    seat: Seat
    hex: str
    kind: ShownKind


class Activate(telling.Event, frozen=True, tag="activate"):
    """A sleeper was turned up, and uses its ability."""

    seat: Seat
    hex: str
    kind: ShownKind


class Flip(telling.Event, frozen=True, tag="flip"):
    """An agent was turned over, and does nothing."""

    hex: str
    kind: ShownKind
    face: Face


class Jump(telling.Event, frozen=True, tag="jump", rename={"start": "from"}):
    """An agent jumped over another one."""

    start: str
    to: str


class _Gone(telling.Event, frozen=True):
    """An agent has left the board."""

    hex: str
    owner: Seat
    face: Face
    kind: ShownKind


class Kill(_Gone, frozen=True, tag="kill"):
    """An agent was laid beside the board."""


class Mark(telling.Event, frozen=True, tag="mark"):
    """Immigration has marked the first of its two agents."""

    hex: str


class Bounce(_Gone, frozen=True, tag="bounce"):
    """An agent went back to its owner's hand."""


class Swap(telling.Event, frozen=True, tag="swap"):
    """Two agents changed places."""

    hexes: list[str]


class Move(telling.Event, frozen=True, tag="move", rename={"start": "from"}):
    """An agent was moved to an empty hex."""

    start: str
    to: str


class Copy(telling.Event, frozen=True, tag="copy"):
    """A Master of Disguise uses the ability of another agent."""

    hex: str
    kind: ShownKind


class Stop(telling.Event, frozen=True, tag="stop"):
    """An ability was declined or stopped early."""

    seat: Seat
    ability: Asking


class Draw(telling.Event, frozen=True, tag="draw"):
    """Tiles were drawn: which ones, or only how many."""

    seat: Seat
    kinds: list[Kind] = msgspec.field(default_factory=list)
    count: int = 0


class TurnBegins(telling.Event, frozen=True, tag="turn"):
    """The next player's turn."""

    seat: Seat


class End(telling.Event, frozen=True, tag="end"):
    """The game is over."""

    winner: str | None
    reason: str


WithKind = Recruit | Activate | Flip | Kill | Bounce | Copy
Event = WithKind | Jump | Mark | Swap | Move | Stop | Draw | TurnBegins | End


def events(log: Log, records: Records, options: Options) -> Sequence[Telling]:
    """What the rules told, tiles that were drawn together in one event."""
    happened: list[Telling] = []
    for number, rows in groupby(told(log), key=itemgetter(0)):
        if number == record.DRAWN:
            happened.append(_drawn(list(rows)))
        else:
            happened += [_event(number, fields, options) for _, *fields in rows]
    ended = result(records)
    if ended is not None:
        happened.append(Telling(End(ended.winner, ended.reason)))
    return happened


def _event(number: int, fields: Sequence[int], options: Options) -> Telling:
    a, b, c, *_ = fields
    match number:
        case record.RECRUITED:
            return _hidden(Recruit(SEATS[a], HEXES[b], KINDS[c]), but_to=[SEATS[a]])
        case record.ACTIVATED:
            return Telling(Activate(SEATS[a], HEXES[b], KINDS[c]))
        case record.FLIPPED:
            return Telling(Flip(HEXES[a], KINDS[b], "up" if c else "down"))
        case record.JUMPED:
            return Telling(Jump(HEXES[a], HEXES[b]))
        case record.KILLED:
            # A killed sleeper stays hidden, unless a house rule shows it (R112).
            killed = Kill(HEXES[a], SEATS[b], face_of(c), KINDS[c & 15])
            if killed.face == "up" or options.killed_sleepers == "open":
                return Telling(killed)
            return _hidden(killed, [killed.owner] if options.killed_sleepers == "owner" else [])
        case record.MARKED:
            return Telling(Mark(HEXES[a]))
        case record.BOUNCED:
            # Everybody sees an active agent go, only its owner sees a sleeper again (R73, R74).
            bounced = Bounce(HEXES[a], SEATS[b], face_of(c), KINDS[c & 15])
            return Telling(bounced) if bounced.face == "up" else _hidden(bounced, [bounced.owner])
        case record.SWAPPED:
            return Telling(Swap([HEXES[a], HEXES[b]]))
        case record.MOVED:
            return Telling(Move(HEXES[a], HEXES[b]))
        case record.COPIED:
            return Telling(Copy(HEXES[a], KINDS[b]))
        case record.STOPPED:
            return Telling(Stop(SEATS[a], asking_of(b)))
    return Telling(TurnBegins(SEATS[a]))


def _hidden(event: WithKind, but_to: Iterable[Seat]) -> Telling:
    """An event whose kind only some are shown."""
    hidden = msgspec.structs.replace(event, kind=HIDDEN)
    return Telling(event, dict.fromkeys({*SEATS, SPECTATOR} - {*but_to}, hidden))


def _drawn(rows: Sequence[Sequence[int]]) -> Telling:
    """Tiles that were drawn; the others see how many."""
    seat = SEATS[rows[0][1]]
    kinds = [KINDS[kind] for kind in sorted(row[2] for row in rows)]
    hidden = Draw(seat, count=len(kinds))
    return Telling(Draw(seat, kinds), dict.fromkeys({*SEATS, SPECTATOR} - {seat}, hidden))


def remembered(event: Event, options: Options, is_recent: bool) -> Event:
    """Without the kinds, where sleepers must be kept in mind: a log would be written notes (R111).

    What has just happened in the open is told as it was seen; a tile that was put down is hidden
    from that moment, also from its owner (R110). What was drawn lies in its owner's hand; a note of
    it would tell what has left the hand since. Active agents that were killed lie open (R113).
    """
    if options.own_sleepers == "visible":
        return event
    if isinstance(event, Draw):
        return Draw(event.seat, count=len(event.kinds) or event.count)
    if not isinstance(event, WithKind) or (isinstance(event, Kill) and event.face == "up"):
        return event
    if is_recent and not isinstance(event, Recruit):
        return event
    return msgspec.structs.replace(event, kind=HIDDEN)
