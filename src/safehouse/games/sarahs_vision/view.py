"""What leaves a record: the position, what everybody may look at, and what everybody knows.

All seats see the same: hands lie open in a game where all win or lose together. Nobody sees events
that lie face down, the order of the deck, and how a block sits before it is touched.
"""

from typing import Annotated, SupportsInt

import msgspec
import numpy as np
from msgspec import UNSET, UnsetType
from numpy.typing import NDArray

from safehouse.games import telling
from safehouse.games.contract import Concealed, Records
from safehouse.games.game import Result
from safehouse.games.native import entry
from safehouse.games.sarahs_vision.decisions import (
    DIRECTIVE_NAMES,
    SECTIONS,
)
from safehouse.games.sarahs_vision.effects import (
    COLOURS,
    ENDS_OF_GRID,
    LOCATIONS,
    ROLES,
    Colour,
    EndOfGrid,
    Location,
    Role,
    write_line,
)
from safehouse.games.sarahs_vision.names import (
    BEARS,
    OUTSIDER,
    PURPOSES,
    RESUME,
    SEATS,
    STAGES,
    Actor,
    Bear,
    Purpose,
    Seat,
    Stage,
    blocks_at,
    cards,
    cover_name,
    members,
    place_name,
    sections_named,
    target_name,
)
from safehouse.games.sarahs_vision.options import Options
from safehouse.games.sarahs_vision.paying import available, supply
from safehouse.games.sarahs_vision.record import (
    CURRENT,
    DEFEAT,
    ENDS,
    MAX_LAYERS,
    NOTHING,
    NUM_CELLS,
    NUM_EVENTS,
    NUM_LINES,
    OUTCOME,
    PAY,
    ROW,
    RUNNING,
    VICTORY,
    Record,
    record_of,
)
from safehouse.games.sarahs_vision.table import DIRECTIVE_LINE, is_swan
from safehouse.games.sarahs_vision.tower import (
    ANSWERS,
    EVERY_BEARING,
    KIND_NAMES,
    TOUCHES_PER_PULL,
    UNFELT,
    Answer,
    felt,
    pullable_layers,
    risk,
)

EVERY_ROLE = msgspec.Meta(min_length=len(ROLES))
EVERY_COLOUR = msgspec.Meta(min_length=len(COLOURS))


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a view."""


class Print(Part, frozen=True):
    """What is printed on an event."""

    danger: dict[Location, int]
    inspiration: dict[Location, int]
    lines: list[str]
    frames: dict[str, Colour]
    """The colour of each section that has a frame."""


class Card(Part, frozen=True):
    """A card of the row, with what is printed on it if it lies face up."""

    event: int | None
    face_up: bool
    swan: bool = False
    covers: dict[str, str] = {}
    danger: dict[Location, int] | None = None
    inspiration: dict[Location, int] | None = None
    lines: list[str] | None = None
    frames: dict[str, Colour] | None = None


class Layer(Part, frozen=True):
    """A layer of the tower: its blocks, and what is known of each."""

    blocks: list[str | None]
    bearing: list[Bear] | None = None
    possible: int | None = None
    """The bearings that agree with all touches, as a set."""

    felt: list[Answer | None] | None = None
    risk: list[float | None] | None = None
    """The chance that pulling a block brings the tower down, in per cent."""


class Pending(
    Part,
    frozen=True,
    rename={"purpose": "for"},
):
    """What is being done."""

    named: list[str] = []
    purpose: Purpose | None = None
    target: str | UnsetType | None = UNSET
    colour: Colour | None = None
    owed: int | None = None
    touches: int = 0
    pulled: str | UnsetType | None = UNSET
    then: str | None = None
    by: int | str | None = None
    line: int | None = None
    left: int | None = None
    does: str | None = None
    place: Location | None = None
    passes: int = 0
    sheltered: list[Role] = []
    events_owed: int = 0
    collapse_pending: bool = False


AT_REST = Pending()


class View(telling.View, frozen=True, kw_only=True):
    """The table; what is secret is in a position only, and what follows only in a view."""

    game: str
    to_move: Actor | None
    active: Seat
    turn: Seat
    step: int
    stage: Stage
    options: Options
    figures: Annotated[dict[Role, Location], EVERY_ROLE]
    zones: Annotated[dict[Role, int], EVERY_ROLE]
    danger: dict[Location, int]
    inspiration: dict[Location, int]
    grid: Annotated[dict[Colour, Annotated[dict[Role, int], EVERY_ROLE]], EVERY_COLOUR]
    locked: dict[EndOfGrid, list[str]]
    unlocked: list[str]
    row: list[Card]
    hands: dict[Seat, list[str]]
    discarded: list[str]
    tower: list[Layer]
    resolving: Card | None = None
    pending: Pending = AT_REST
    deck: int | list[int]
    directives: int | list[str]
    chance: int | None = None
    limit: int | None = None
    payable: Annotated[dict[Colour, int], EVERY_COLOUR] | None = None
    touches_left: int | None = None
    unseen: list[int] | None = None
    """Events that nobody has seen."""

    possible: list[int] | None = None
    """The bearings of each layer that agree with all touches, as sets."""


@entry
def look_at_tower(records: Records, answers: NDArray[np.int8], risks: NDArray[np.int16]) -> None:
    """What is felt of each block, and what it would be to pull it, in thousandths."""
    s = records[0]
    for layer in range(pullable_layers(s)):
        for slot in range(3):
            if s.tower[layer, slot]:
                answers[layer, slot] = felt(s, layer, slot)
                risks[layer, slot] = risk(s, layer, slot)


@entry
def is_swan_at(records: Records, place: int) -> bool:
    """Whether the card at a place of the row is a Black Swan."""
    return is_swan(records[0], place)


@entry
def purses(records: Records, out: NDArray[np.int64]) -> None:
    """How much there is to pay with, of each colour."""
    there = supply(records[0])
    for colour in range(4):
        out[colour] = available(there, colour)


def print_of(s: Record, event: int) -> Print:
    """What is printed on an event."""
    frames = {
        SECTIONS[i]: COLOURS[colour]
        for i in range(len(SECTIONS))
        for colour in range(4)
        if int(s.frames[event, colour]) >> i & 1
    }
    numbers = [tuple(int(n) for n in s.event_line[event, i]) for i in range(NUM_LINES)]
    return Print(
        danger=_cubes(s.event_danger[event]),
        inspiration=_cubes(s.event_inspiration[event]),
        lines=[write_line((op, x, y)) for op, x, y in numbers if op],
        frames=frames,
    )


def _cubes(numbers: NDArray[np.integer]) -> dict[Location, int]:
    return {LOCATIONS[i]: int(numbers[i]) for i in range(NUM_CELLS) if numbers[i]}


def _card(records: Records, place: int, secret: bool) -> Card:
    s = record_of(records)
    event = int(s.row[place])
    face_up = place == CURRENT or bool(int(s.face_up) >> place & 1)
    printed = print_of(s, event) if face_up and not secret else None
    return Card(
        event=event + 1 if face_up or secret else None,
        face_up=face_up,
        swan=bool(is_swan_at(records, place)),
        covers={
            SECTIONS[i]: cover_name(int(s.cover[place, i]))
            for i in range(len(SECTIONS))
            if s.cover[place, i]
        },
        danger=printed.danger if printed else None,
        inspiration=printed.inspiration if printed else None,
        lines=printed.lines if printed else None,
        frames=printed.frames if printed else None,
    )


def _secret_tower(s: Record) -> list[Layer]:
    """The tower with its bearings, which nobody sees."""
    return [
        Layer(
            blocks=_blocks(s, layer),
            bearing=_bearing(s, layer),
            possible=None if s.possible[layer] == EVERY_BEARING else int(s.possible[layer]),
        )
        for layer in range(int(s.layers))
    ]


def _bearing(s: Record, layer: int) -> list[Bear]:
    return [BEARS[int(s.bearing[layer]) // 3**i % 3] for i in range(3)]


def _visible_tower(records: Records) -> list[Layer]:
    """The tower with what was felt, and with the risk of each pull if it is the model's tower."""
    s = record_of(records)
    answers = np.full((MAX_LAYERS, 3), UNFELT, np.int8)
    risks = np.zeros((MAX_LAYERS, 3), np.int16)
    look_at_tower(records, answers, risks)
    layers: list[Layer] = []
    for layer in range(int(s.layers)):
        blocks = _blocks(s, layer)
        if layer >= s.layers - 3:
            layers.append(Layer(blocks=blocks))
            continue
        known = [None if x == UNFELT else ANSWERS[x] for x in answers[layer]]
        chances = [int(x) / 10 if b else None for x, b in zip(risks[layer], blocks, strict=True)]
        layers.append(
            Layer(
                blocks=blocks,
                felt=[x if b else None for x, b in zip(known, blocks, strict=True)],
                risk=None if s.outside else chances,
            )
        )
    return layers


def _blocks(s: Record, layer: int) -> list[str | None]:
    return [KIND_NAMES[int(kind)] or None for kind in s.tower[layer]]


def _pending(s: Record) -> Pending:
    """What is being done, as far as it is not at rest."""
    if s.end != RUNNING:
        return AT_REST
    paying = s.stage in (PAY, OUTCOME) and s.purpose != NOTHING
    asking = s.stage == OUTCOME
    pulled = place_name(int(s.pulled)) if s.pulled != NOTHING else None
    carrying_out = s.source != NOTHING
    pending = Pending(
        named=sections_named(int(s.named)),
        purpose=PURPOSES[s.purpose] if paying else None,
        target=target_name(int(s.purpose), int(s.target)) if paying else UNSET,
        colour=COLOURS[s.colour] if paying else None,
        owed=int(s.owed) if paying else None,
        touches=int(s.touches) if paying else 0,
        pulled=pulled if asking else UNSET,
        then=RESUME[int(s.resume)] if asking else None,
        by=_source(s) if carrying_out else None,
        line=int(s.line) + 1 if carrying_out else None,
        left=int(s.left) if carrying_out else None,
        does=_line(s) if carrying_out else None,
        place=LOCATIONS[s.place] if s.place != NOTHING else None,
        passes=int(s.passes),
        sheltered=[ROLES[i] for i in members(s.sheltered)],
        events_owed=int(s.events_owed),
        collapse_pending=bool(s.collapse_pending),
    )
    # A default is left out of what is sent if it is the very same object.
    return AT_REST if pending == AT_REST else pending


def _source(s: Record) -> int | str:
    """Whose lines are carried out: the number of an event, or a directive."""
    return int(s.source) + 1 if s.source < NUM_EVENTS else DIRECTIVE_NAMES[s.source - NUM_EVENTS]


def _line(s: Record) -> str:
    """The line that is carried out."""
    line = (
        s.event_line[s.source, s.line]
        if s.source < NUM_EVENTS
        else DIRECTIVE_LINE[s.source - NUM_EVENTS, s.line]
    )
    return write_line((int(line[0]), int(line[1]), int(line[2])))


def _describe(records: Records, options: Options, secret: bool) -> View:
    """The table: a position with its secrets, or what everybody may look at."""
    s = record_of(records)
    actor = None if s.end != RUNNING else OUTSIDER if s.stage == OUTCOME else SEATS[s.player]
    grid = {
        colour: {role: int(s.grid[c, r]) for r, role in enumerate(ROLES)}
        for c, colour in enumerate(COLOURS)
    }
    locked = {
        end: blocks_at(s, i) for i, end in enumerate(ENDS_OF_GRID) if not int(s.freed) >> i & 1
    }
    feeling = s.stage == PAY and not s.outside and not secret
    return View(
        game="sarahs_vision",
        to_move=actor,
        active=SEATS[s.player],
        turn=SEATS[s.turn],
        step=int(s.step),
        stage=STAGES[s.stage] if s.end == RUNNING else "over",
        options=options,
        figures={role: LOCATIONS[s.figure[i]] for i, role in enumerate(ROLES)},
        zones={role: int(s.zone[i]) for i, role in enumerate(ROLES)},
        danger=_cubes(s.danger),
        inspiration=_cubes(s.inspiration),
        grid=grid,
        locked=locked,
        unlocked=[name for i, name in enumerate(KIND_NAMES) for _ in range(s.unlocked[i])],
        row=[_card(records, place, secret) for place in range(s.row_size)],
        hands={seat: cards(s.hand[i]) for i, seat in enumerate(SEATS[: s.num_players])},
        discarded=cards(s.discarded),
        tower=_secret_tower(s) if secret else _visible_tower(records),
        resolving=None if s.row[CURRENT] == NOTHING else _card(records, CURRENT, secret),
        pending=_pending(s),
        deck=_events(s.unseen) if secret else _deck_size(s),
        directives=cards(s.directives) if secret else len(members(s.directives)),
        chance=int(s.counter) if secret else None,
        limit=None if secret else int(s.location_limit),
        payable=None if secret else _payable(records),
        touches_left=max(0, TOUCHES_PER_PULL - int(s.touches)) if feeling else None,
    )


def _events(bits: SupportsInt) -> list[int]:
    """A set of events by the numbers that players know."""
    return [event + 1 for event in members(bits)]


def _deck_size(s: Record) -> int:
    """How many events are in the deck; those of which only the back is known lie in the row."""
    unknown = sum(1 for place in range(s.row_size) if s.row[place] >= NUM_EVENTS)
    return len(members(s.unseen)) - unknown


def _payable(records: Records) -> dict[Colour, int]:
    there = np.zeros(4, np.int64)
    purses(records, there)
    return {colour: int(there[c]) for c, colour in enumerate(COLOURS)}


def position(records: Records, options: Options) -> View:
    """A position with all its secrets."""
    return _describe(records, options, secret=True)


def view(concealed: Concealed, options: Options, seat: str) -> View:
    """What everybody may look at now."""
    return _describe(concealed, options, secret=False)


def revealed(records: Records, options: Options) -> View:
    """The table of a game that is over, or was abandoned: nothing is face down."""
    shown = records.copy()
    s = record_of(shown)
    if s.end == RUNNING:
        s.end = DEFEAT
    s.face_up = (1 << ROW) - 1
    seen = _describe(shown, options, secret=False)
    layers = enumerate(seen.tower)
    tower = [msgspec.structs.replace(one, bearing=_bearing(s, i)) for i, one in layers]
    return msgspec.structs.replace(
        seen, tower=tower, deck=_events(s.unseen), directives=cards(s.directives)
    )


def knowledge(concealed: Concealed, options: Options, seat: str) -> View:
    """What a seat can see, and what follows from it: which events have not been seen."""
    s = record_of(concealed)
    seen = _describe(concealed, options, secret=False)
    possible = [int(s.possible[layer]) for layer in range(s.layers)]
    return msgspec.structs.replace(seen, unseen=_events(s.unseen), possible=possible)


def result(records: Records) -> Result | None:
    """How the game ended: all win, or nobody does."""
    s = record_of(records)
    if s.end == RUNNING:
        return None
    winners = SEATS[: s.num_players] if s.end == VICTORY else ()
    return Result(None, ENDS[s.end], winners)
