"""What leaves a record: the position, a seat's view, a seat's knowledge, and what happened."""

from collections.abc import Sequence
from typing import Annotated, Literal, NamedTuple

import msgspec

from safehouse.games import telling
from safehouse.games.contract import Concealed, Records
from safehouse.games.game import Result
from safehouse.games.sleepers.board import HEXES, NOWHERE
from safehouse.games.sleepers.options import Options
from safehouse.games.sleepers.position import SEATS, Face, Seat, bag_kinds, bag_size, write_pile
from safehouse.games.sleepers.record import (
    ENDS,
    ERA,
    FACE_UP,
    NOBODY,
    RUNNING,
    SEEN_BEFORE,
    Record,
    record_of,
)
from safehouse.games.sleepers.rules import SECOND_ACTIVATION, TURN
from safehouse.games.sleepers.tiles import (
    FULL_SET,
    IMMIGRATION,
    KINDS,
    MASTER,
    POLICE,
    RINGLEADER,
    UNKNOWN,
    Kind,
)
from safehouse.games.telling import HIDDEN

ShownKind = Kind | Literal["?"]
Tiles = list[Kind] | int
"""The tiles of a hand or a pile, or just their number."""

BOTH = msgspec.Meta(min_length=2)


class Tile(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tile beside the board."""

    kind: ShownKind
    face: Face
    seen: bool = False
    """It lay face up before; told only where sleepers may be looked at."""


class Agent(msgspec.Struct, frozen=True, omit_defaults=True):
    """An agent on the board."""

    owner: Seat
    kind: ShownKind
    face: Face
    seen: bool = False


Asking = Kind | Literal["second_activation"]
"""What asks for a decision in the middle of a turn."""


class Pending(msgspec.Struct, frozen=True, omit_defaults=True):
    """An ability that is being carried out, and by whom."""

    ability: Asking
    hex: str | None = None
    marked: str | None = None
    """Whom Immigration has chosen first."""

    borrowed: bool = False
    """A Master of Disguise uses it."""

    again: bool = False
    """Police have jumped already, or a Ringleader has activated one sleeper."""


class Returned(msgspec.Struct, frozen=True):
    """A tile that went back to the hand in plain sight, and where it can be."""

    kind: Kind
    among: list[str]


class View(telling.View, frozen=True):
    """The map and what lies beside it."""

    game: str
    to_move: Seat
    options: Options
    board: dict[str, Agent]
    hands: Annotated[dict[Seat, Tiles], BOTH]
    piles: Annotated[dict[Seat, Tiles], BOTH]
    """In the order in which they will be drawn."""

    killed: Annotated[dict[Seat, list[Tile]], BOTH]
    turn: int = 1
    quiet: int = 0
    """Turns in a row without a draw or a kill."""

    pending: list[Pending] = msgspec.field(default_factory=list)
    """What is still to be decided this turn, the next first."""

    returned: dict[Seat, list[Returned]] = msgspec.field(default_factory=dict)
    tiles: dict[Seat, list[Kind]] = msgspec.field(default_factory=dict)
    """All that there are, where a game did not begin with full sets."""


class Sight(NamedTuple):
    """What may be looked at, of what a record holds; agents that are face up are always seen."""

    sleepers: bool
    killed: Sequence[Seat]
    """Whose killed sleepers are visible."""

    hands: Sequence[Seat]
    piles: bool


EVERYTHING = Sight(sleepers=True, killed=SEATS, hands=SEATS, piles=True)


def position(records: Records, options: Options) -> View:
    """The whole position."""
    return _describe(records, options, EVERYTHING)


def view(concealed: Concealed, options: Options, seat: str) -> View:
    """What a seat may look at now (R109 to R117); after the end, everything (R118)."""
    if record_of(concealed).end != RUNNING:
        return position(concealed, options)
    own = _own(seat)
    killed = {"hidden": (), "owner": own, "open": SEATS}[options.killed_sleepers]
    sight = Sight(options.own_sleepers == "visible", killed, hands=own, piles=False)
    return _describe(concealed, options, sight)


def revealed(records: Records, options: Options) -> View:
    """The whole position of a game that is over, even if it was abandoned (R118)."""
    return msgspec.structs.replace(position(records, options), pending=[])


def knowledge(concealed: Concealed, options: Options, seat: str) -> View:
    """What is left in a record that was concealed for a seat."""
    s = record_of(concealed)
    if s.end != RUNNING:
        return position(concealed, options)
    known = _describe(concealed, options, EVERYTHING._replace(hands=_own(seat), piles=False))
    returned = {
        colour: _returned(s, owner)
        for owner, colour in enumerate(SEATS)
        if colour != seat and s.era[owner] > 0
    }
    tiles: dict[Seat, list[Kind]] = {}
    if any(bag != FULL_SET for bag in s.set):
        tiles = {colour: bag_kinds(s.set[i]) for i, colour in enumerate(SEATS)}
    return msgspec.structs.replace(known, returned=returned, tiles=tiles)


def result(records: Records) -> Result | None:
    """How the game ended."""
    s = record_of(records)
    if s.end == RUNNING:
        return None
    return Result(None if s.winner == NOBODY else SEATS[s.winner], ENDS[s.end])


def _own(seat: str) -> Sequence[Seat]:
    """The colour of a seat; a spectator has none."""
    return [colour for colour in SEATS if colour == seat]


def _agents_of(s: Record) -> dict[int, tuple[int, int]]:
    """The owner and the code of the agent on each hex that has one."""
    white, black = s.own.tolist()
    planes = s.plane.tolist()
    found = {}
    left = white | black
    while left:
        h = (left & -left).bit_length() - 1
        left &= left - 1
        code = sum((plane >> h & 1) << i for i, plane in enumerate(planes))
        found[h] = (black >> h & 1, code)
    return found


def _killed_codes(s: Record, owner: int) -> list[int]:
    """The codes of the killed agents of a colour, in the order of their deaths."""
    return [int(code) for code in s.beside[owner, ::-1][: s.num_killed[owner]]]


def _kind(code: int) -> ShownKind:
    return HIDDEN if code & 15 == UNKNOWN else KINDS[code & 15]


def face_of(code: int) -> Face:
    """Which side of an agent is up."""
    return "up" if code & FACE_UP else "down"


def _is_known_sleeper(code: int) -> bool:
    """Whether an agent lies face down that lay face up before."""
    return bool(code & SEEN_BEFORE) and not code & FACE_UP


def _agent(owner: int, code: int, sight: Sight) -> Agent:
    is_shown = bool(code & FACE_UP) or sight.sleepers
    kind = _kind(code) if is_shown else HIDDEN
    return Agent(SEATS[owner], kind, face_of(code), is_shown and _is_known_sleeper(code))


def _killed(owner: int, code: int, options: Options, sight: Sight) -> Tile:
    is_shown = bool(code & FACE_UP) or SEATS[owner] in sight.killed
    is_marked = is_shown and sight.sleepers and options.killed_sleepers != "open"
    kind = _kind(code) if is_shown else HIDDEN
    return Tile(kind, face_of(code), is_marked and _is_known_sleeper(code))


def _describe(records: Records, options: Options, sight: Sight) -> View:
    """Everything in a record, as far as it may be looked at."""
    s = record_of(records)
    hands: dict[Seat, Tiles] = {}
    piles: dict[Seat, Tiles] = {}
    killed: dict[Seat, list[Tile]] = {}
    for i, seat in enumerate(SEATS):
        hands[seat] = bag_kinds(s.hand[i]) if seat in sight.hands else bag_size(s.hand[i])
        piles[seat] = write_pile(records, i) if sight.piles else int(s.pile_size[i])
        killed[seat] = [_killed(i, code, options, sight) for code in _killed_codes(s, i)]
    return View(
        game="sleepers",
        to_move=SEATS[s.seat],
        options=options,
        board={HEXES[h]: _agent(owner, code, sight) for h, (owner, code) in _agents_of(s).items()},
        hands=hands,
        piles=piles,
        killed=killed,
        turn=int(s.turn),
        quiet=int(s.quiet),
        pending=_pending(s),
    )


def _pending(s: Record) -> list[Pending]:
    """What is still to be decided this turn; everybody knows that."""
    masters = {h for h, (_, code) in _agents_of(s).items() if code & 15 == MASTER}
    frames = []
    for i in reversed(range(s.depth)):
        ability, h, left = int(s.ability[i]), int(s.hex[i]), int(s.left[i])
        if ability != TURN:
            marked = left if ability == IMMIGRATION else NOWHERE
            borrowed = ability not in (SECOND_ACTIVATION, MASTER) and h in masters
            again = (ability, left) in ((POLICE, 0), (RINGLEADER, 1))
            frames.append(Pending(asking_of(ability), _hex(h), _hex(marked), borrowed, again))
    return frames


def asking_of(ability: int) -> Asking:
    """What is asked about: the ability of a kind of agent, or a second activation."""
    return "second_activation" if ability == SECOND_ACTIVATION else KINDS[ability]


def _hex(h: int) -> str | None:
    return None if h == NOWHERE else HEXES[h]


def _returned(s: Record, owner: int) -> list[Returned]:
    """Tiles that went back to the hand in plain sight, and where each can be."""
    tiles: list[Returned] = []
    last, chains = int(s.era[owner]), int(s.chains[owner])
    for era in range(1, last + 1):
        next_chain = (later for later in range(era + 1, last + 1) if chains >> later & 1)
        eras = range(era, next(next_chain, last + 1))
        places = ["hand"] if s.hand_era[owner] in eras else []
        for h, (whose, code) in _agents_of(s).items():
            if whose == owner and _may_be(code, eras):
                places.append(HEXES[h])
        if any(_may_be(code, eras) for code in _killed_codes(s, owner)):
            places.append("killed")
        tiles += [Returned(kind, places) for kind in bag_kinds(s.returned[owner, era - 1])]
    return tiles


def _may_be(code: int, eras: range) -> bool:
    return not code & SEEN_BEFORE and code >> ERA in eras
