"""Positions from outside: read, and checked until play can continue from them."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

import msgspec
import numpy as np

from safehouse.games.contract import Options as Encoded
from safehouse.games.contract import Records
from safehouse.games.native import entry
from safehouse.games.positions import bad_position, convert_position
from safehouse.games.sarahs_vision.choices import count
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
    Role,
)
from safehouse.games.sarahs_vision.lines import is_left_to_the_player, times
from safehouse.games.sarahs_vision.names import (
    BEARS,
    OUTSIDER,
    SEATS,
    STAGES,
    Bear,
    Seat,
)
from safehouse.games.sarahs_vision.options import Options, read_options
from safehouse.games.sarahs_vision.paying import (
    owed_for_covers,
    owing,
    suffices,
    supply,
)
from safehouse.games.sarahs_vision.pending import (
    EARLIER_NAMES,
    EventNumber,
    PendingForm,
    colour_at,
    index_of,
    read_pending,
)
from safehouse.games.sarahs_vision.record import (
    CHOICE,
    COVER,
    CURRENT,
    LEARN,
    MAX_LAYERS,
    NAME,
    NOTHING,
    NUM_EVENTS,
    OUTCOME,
    PAY,
    PLAY,
    RECORD,
    ROW,
    TAKE,
    Record,
    record_of,
)
from safehouse.games.sarahs_vision.rules import reset
from safehouse.games.sarahs_vision.table import (
    CUBE,
    DANGER_CUBES,
    INSPIRATION_CUBES,
    ZONE_LIMIT,
    operation,
)
from safehouse.games.sarahs_vision.tower import (
    BLOCKS,
    EVERY_BEARING,
    KIND_NAMES,
)

Few = Annotated[int, msgspec.Meta(ge=0, le=40)]


class CardForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of the row."""

    event: EventNumber
    face_up: bool
    swan: bool = False
    covers: dict[str, str] = {}


class LayerForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A layer of the tower."""

    blocks: tuple[str | None, str | None, str | None]
    bearing: tuple[Bear, Bear, Bear] = ("normal", "normal", "normal")
    possible: Annotated[int, msgspec.Meta(ge=1, le=int(EVERY_BEARING))] = int(EVERY_BEARING)


class PositionForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position as it is written down."""

    game: Literal["sarahs_vision"]
    to_move: str
    active: Seat
    turn: Seat
    step: Annotated[int, msgspec.Meta(ge=1, le=4)]
    stage: Literal["action", "name", "pay", "outcome", "directive", "choice", "take", "learn"]
    figures: dict[Role, str]
    zones: dict[Role, Few]
    grid: dict[Colour, dict[Role, Few]]
    row: Annotated[tuple[CardForm, ...], msgspec.Meta(max_length=ROW)]
    hands: dict[Seat, tuple[str, ...]]
    tower: Annotated[tuple[LayerForm, ...], msgspec.Meta(min_length=1, max_length=MAX_LAYERS)]
    options: dict[str, object] = {}
    danger: dict[str, Few] = {}
    inspiration: dict[str, Few] = {}
    locked: dict[str, tuple[str, ...]] = {}
    unlocked: tuple[str, ...] = ()
    discarded: tuple[str, ...] = ()
    deck: tuple[EventNumber, ...] = ()
    directives: tuple[str, ...] = ()
    chance: Annotated[int, msgspec.Meta(ge=0)] = 0
    resolving: CardForm | None = None
    pending: PendingForm = PendingForm()


@entry
def prepare(records: Records, options: Encoded) -> None:
    """A record with the scenario in it."""
    reset(records[0], np.uint64(0), options)


@entry
def how_many(records: Records) -> int:
    """How many decisions are legal."""
    return count(records[0])


@entry
def can_pay(records: Records) -> bool:
    """Whether all that is owed can be paid (V20)."""
    s = records[0]
    owed = owed_for_covers(s, NOTHING)
    if s.purpose != COVER and s.owed > 0:
        owed = owing(owed, s.colour, s.owed)
    return suffices(supply(s), owed)


@entry
def line_now(records: Records) -> bool:
    """Whether the line that is carried out leaves something to choose."""
    s = records[0]
    return is_left_to_the_player(operation(s, 0), operation(s, 1), operation(s, 2))


@entry
def part_of_line(records: Records, part: int) -> int:
    """A number of the line that is carried out."""
    return operation(records[0], part)


def read(given: Mapping[str, object]) -> tuple[Options, Records]:
    """Check a position from outside."""
    if isinstance(pending := given.get("pending"), Mapping):
        renamed = {EARLIER_NAMES.get(name, name): value for name, value in pending.items()}
        given = {**given, "pending": renamed}
    form = convert_position(given, PositionForm)
    options = read_options(form.options)
    records = np.zeros(1, RECORD)
    prepare(records, options.encode())
    s = record_of(records)
    _read_city(s, form)
    _read_cards(records, form, options)
    _read_blocks(s, form)
    _read_seats(s, form, options)
    read_pending(records, form.pending)
    _check(records, form)
    return options, records


def _read_city(s: Record, form: PositionForm) -> None:
    for name, given in (("figures", form.figures), ("zones", form.zones)):
        if set(given) != set(ROLES):
            raise bad_position(f"The {name} are those of {', '.join(ROLES)}.")
    if set(form.grid) != set(COLOURS) or any(set(row) != set(ROLES) for row in form.grid.values()):
        raise bad_position("The grid has a row for each colour and in it a number for each role.")
    for r, role in enumerate(ROLES):
        s.figure[r] = index_of(form.figures[role], LOCATIONS, "location")
        if form.zones[role] >= ZONE_LIMIT:
            raise bad_position(f"With {ZONE_LIMIT} danger cubes at a figure the game is over.")
        s.zone[r] = form.zones[role]
        for c, colour in enumerate(COLOURS):
            s.grid[c, r] = form.grid[colour][role]
    for location, cubes in form.danger.items():
        s.danger[index_of(location, LOCATIONS, "location")] = cubes
    for location, cubes in form.inspiration.items():
        s.inspiration[index_of(location, LOCATIONS, "location")] = cubes
    if int(s.danger.sum()) + int(s.zone.sum()) > DANGER_CUBES:
        raise bad_position(f"There are {DANGER_CUBES} danger cubes.")


def _read_cards(records: Records, form: PositionForm, options: Options) -> None:
    s = record_of(records)
    swans = {i + 1 for i, card in enumerate(options.the_scenario().events) if card.swan}
    s.row[:] = NOTHING
    s.cover[:] = 0
    s.covered[:] = 0
    s.face_up = 0
    s.row_size = len(form.row)
    cards = list(enumerate(form.row))
    if form.resolving is not None:
        cards.append((CURRENT, form.resolving))
    numbers = [card.event for _, card in cards]
    if len({*numbers, *form.deck}) != len(numbers) + len(form.deck):
        raise bad_position("An event is in two places.")
    for place, card in cards:
        s.row[place] = card.event - 1
        if card.swan and card.event not in swans:
            raise bad_position(f"Event {card.event} is no Black Swan.")
        if card.face_up and place < ROW:
            s.face_up = int(s.face_up) | 1 << place
        for section, what in card.covers.items():
            i = index_of(section, SECTIONS, "section")
            colour = colour_at(records, place, i)
            framed = int(s.frames[card.event - 1, colour]) >> i & 1
            if not card.face_up or not framed:
                raise bad_position(f"{section} of event {card.event} cannot be covered.")
            s.cover[place, i] = _read_cover(what, colour)
            s.covered[place] |= np.uint16(1 << i)
    s.unseen = np.uint32(sum(1 << (event - 1) for event in form.deck))
    over = not s.row_size + len(form.deck) and form.resolving is None and form.step < 3
    if over and form.stage != "outcome":
        raise bad_position("All events are done; the game is over.")


def _read_cover(what: str, colour: int) -> int:
    if what.endswith(" cube"):
        if what != f"{COLOURS[colour]} cube":
            raise bad_position(f"The cube on a section has its colour, {COLOURS[colour]}.")
        return CUBE + colour
    kind = _kind(what)
    if COLOURS[colour] not in what.split("_"):
        raise bad_position(f"A block {what} cannot lie on a {COLOURS[colour]} frame.")
    return kind


def _kind(name: str | None) -> int:
    return 0 if name is None else 1 + index_of(name, KIND_NAMES[1:], "block")


def _read_blocks(s: Record, form: PositionForm) -> None:
    s.freed = 0
    for i, end in enumerate(ENDS_OF_GRID):
        locked = form.locked.get(end)
        if locked is None:
            s.freed = int(s.freed) | 1 << i
        elif i < 4:
            if locked != (end,):
                raise bad_position(f"The row {end} locks one {end} block.")
        else:
            if len(locked) != 2 or any(_kind(name) < 5 for name in locked):
                raise bad_position(f"The column {end} locks two blocks of two colours.")
            s.column_block[i - 4] = sorted(_kind(name) for name in locked)
    for name in form.locked:
        index_of(name, ENDS_OF_GRID, "row or column")
    there: Counter[int] = Counter(_kind(name) for name in form.unlocked)
    s.unlocked[:] = 0
    for kind, number in there.items():
        s.unlocked[kind] = number
    s.tower[:] = 0
    s.bearing[:] = 0
    s.possible[:] = EVERY_BEARING
    s.layers = len(form.tower)
    for i, layer in enumerate(form.tower):
        if all(block is None for block in layer.blocks):
            raise bad_position(f"Layer {i + 1} of the tower has no block.")
        if None in layer.blocks and len(form.tower) - 3 <= i < len(form.tower) - 1:
            raise bad_position("Nothing is missing in the layers just below the top.")
        bearing = sum(BEARS.index(bear) * 3**slot for slot, bear in enumerate(layer.bearing))
        if not layer.possible >> bearing & 1:
            raise bad_position(f"Layer {i + 1} does not sit as it felt.")
        s.bearing[i] = bearing
        s.possible[i] = layer.possible
        for slot, block in enumerate(layer.blocks):
            s.tower[i, slot] = _kind(block)
            there[_kind(block)] += block is not None
    for blocks in form.locked.values():
        there.update(_kind(name) for name in blocks)
    for code in s.cover[s.cover > 0]:
        if code < CUBE:
            there[int(code)] += 1
    for kind in range(1, len(KIND_NAMES)):
        if there[kind] != BLOCKS[kind]:
            raise bad_position(
                f"Of {KIND_NAMES[kind]} blocks there are {int(BLOCKS[kind])}, not {there[kind]}."
            )
    cubes = int(s.inspiration.sum()) + int(s.grid.sum()) + int((s.cover >= CUBE).sum())
    if cubes > INSPIRATION_CUBES:
        raise bad_position(f"There are {INSPIRATION_CUBES} inspiration cubes.")


def _read_seats(s: Record, form: PositionForm, options: Options) -> None:
    seats = SEATS[: options.players]
    if set(form.hands) != set(seats):
        raise bad_position(f"The hands are those of {', '.join(seats)}.")
    if form.turn not in seats or form.active not in seats:
        raise bad_position(f"The players are {', '.join(seats)}.")
    everywhere = [card for hand in form.hands.values() for card in hand]
    everywhere += [*form.directives, *form.discarded]
    if form.pending.purpose == "play" and form.pending.target is not None:
        everywhere.append(form.pending.target)
    if isinstance(form.pending.by, str):
        everywhere.append(form.pending.by)
    for card in everywhere:
        index_of(card, DIRECTIVE_NAMES, "directive")
    if sorted(everywhere) != sorted(DIRECTIVE_NAMES):
        raise bad_position("Every directive is in exactly one place.")
    for i, seat in enumerate(SEATS):
        s.hand[i] = _cards(form.hands.get(seat, ()))
    s.directives = _cards(form.directives)
    s.discarded = _cards(form.discarded)
    s.turn = SEATS.index(form.turn)
    s.player = SEATS.index(form.active)
    s.stage = STAGES.index(form.stage)
    s.step = form.step
    s.counter = np.uint64(form.chance & 0xFFFFFFFFFFFFFFFF)
    wanted = OUTSIDER if s.stage == OUTCOME else form.active
    if form.to_move != wanted:
        raise bad_position(f"Here {wanted} is to decide, not {form.to_move[:20]!r}.")


def _cards(names: Sequence[str]) -> np.uint32:
    return np.uint32(sum(1 << DIRECTIVE_NAMES.index(name) for name in set(names)))


def _check(records: Records, form: PositionForm) -> None:
    """Whether what is being done fits together, so that the rules can go on from here."""
    s = record_of(records)
    stage, pending = int(s.stage), form.pending
    steps = {"action": (1,), "name": (1,), "pay": (1, 3), "directive": (3,), "take": (4,)}
    steps |= {"learn": (4,), "choice": (2, 3), "outcome": (1, 2, 3)}
    paying = stage in (PAY, OUTCOME)
    carrying_out = stage == CHOICE
    sharing = stage in (TAKE, LEARN)
    wrong = (
        form.step not in steps[form.stage]
        or (s.purpose != NOTHING) != (stage == PAY or (paying and s.purpose != NOTHING))
        or (bool(s.named) and stage not in (NAME, PAY, OUTCOME))
        or (stage == NAME and not s.named)
        or (stage == PAY and s.owed < 1)
        or (carrying_out != (s.source != NOTHING))
        or (sharing != (s.place != NOTHING))
        or (s.purpose == PLAY) != (paying and form.step == 3 and s.purpose != NOTHING)
        or (carrying_out and form.step != (2 if s.source < NUM_EVENTS else 3))
        or ((s.row[CURRENT] != NOTHING) != (carrying_out and form.step == 2))
        or (form.step != 3 and form.active != form.turn)
        or (s.events_owed and s.row_size > s.events_owed)
        or (pending.passes >= s.num_players)
        or (stage == OUTCOME and not s.outside)
        or (s.sheltered and form.step < 2)
        or (pending.passes > 0 and form.step != 3)
        or ((s.events_owed or s.collapse_pending) and form.step < 2)
    )
    if wrong:
        raise bad_position("What is being done there does not fit together.")
    expected = min(ROW, int(s.row_size) + len(form.deck))
    if not s.events_owed and form.resolving is None and s.row_size != expected:
        raise bad_position(f"There must be {expected} cards in the row.")
    if carrying_out and (part_of_line(records, 0) == 0 or not line_now(records)):
        raise bad_position("That line leaves nothing to choose.")
    if carrying_out and not 1 <= s.left <= times(
        part_of_line(records, 0), part_of_line(records, 2)
    ):
        raise bad_position("That line does not leave so much to choose.")
    if (stage == TAKE and not s.danger[s.place]) or (stage == LEARN and not s.inspiration[s.place]):
        raise bad_position("There is nothing to share out there.")
    if paying and not can_pay(records):
        raise bad_position("What is owed cannot be paid.")
    if not how_many(records):
        raise bad_position("Nobody could decide anything there.")
