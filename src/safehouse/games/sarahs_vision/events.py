"""The events that follow from a decision; all of them are public."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

import numpy as np

from safehouse.games import telling
from safehouse.games.contract import Log, Records
from safehouse.games.sarahs_vision import record as told_as
from safehouse.games.sarahs_vision.decisions import DECISIONS
from safehouse.games.sarahs_vision.effects import (
    COLOURS,
    ENDS_OF_GRID,
    LOCATIONS,
    ROLES,
    Colour,
    EndOfGrid,
    Location,
    Role,
)
from safehouse.games.sarahs_vision.names import (
    ACTORS,
    SEATS,
    Actor,
    Seat,
    blocks_at,
    cards,
    members,
    place_name,
)
from safehouse.games.sarahs_vision.options import Options
from safehouse.games.sarahs_vision.record import NOTHING, Record, record_of
from safehouse.games.sarahs_vision.rules import UNKNOWN
from safehouse.games.sarahs_vision.scenario import Translated
from safehouse.games.sarahs_vision.tower import ANSWERS, KIND_NAMES, SLOTS, Answer, Slot
from safehouse.games.sarahs_vision.view import print_of, result
from safehouse.games.telling import Telling, told


class Decide(telling.Event, frozen=True, tag="decide"):
    """Somebody has decided; what comes of touching or pulling a block is told with it."""

    seat: Actor
    decision: str
    felt: Answer | None = None
    block: str | None = None
    held: bool | None = None
    pulled: str | None = None
    """The block that somebody says has held, or has not."""


class Feel(telling.Event, frozen=True, tag="feel"):
    """One of several blocks was touched."""

    layer: int
    slot: Slot
    felt: Answer


class Collapse(telling.Event, frozen=True, tag="collapse"):
    """The tower has fallen."""


class Resolve(telling.Event, frozen=True, tag="resolve"):
    """An event happens."""

    number: int
    title: Translated
    story: Translated
    danger: dict[Location, int]
    inspiration: dict[Location, int]
    lines: list[str]
    frames: dict[str, Colour]


class Remove(telling.Event, frozen=True, tag="remove"):
    """An event was removed from the row."""

    number: int


class Swap(telling.Event, frozen=True, tag="swap"):
    """Cards of the row have changed places."""

    places: list[int]


class Reveal(telling.Event, frozen=True, tag="reveal"):
    """A card of the row was turned face up."""

    place: int
    number: int
    title: Translated
    story: Translated
    danger: dict[Location, int]
    inspiration: dict[Location, int]
    lines: list[str]
    frames: dict[str, Colour]


class Story(telling.Event, frozen=True, tag="story"):
    """A story card is read."""

    number: int
    title: Translated
    text: Translated


class Refill(telling.Event, frozen=True, tag="refill"):
    """New cards were laid face down."""

    cards: int


class Move(telling.Event, frozen=True, tag="move"):
    """A figure went elsewhere."""

    role: Role
    to: Location


class Danger(telling.Event, frozen=True, tag="danger"):
    """Danger came to a location, or left it."""

    location: Location
    cubes: int


class Inspiration(telling.Event, frozen=True, tag="inspiration"):
    """Inspiration came to a location, or left it."""

    location: Location
    cubes: int


class Zone(telling.Event, frozen=True, tag="zone"):
    """Danger came to a figure, or left it."""

    role: Role
    cubes: int
    now: int


class Grid(telling.Event, frozen=True, tag="grid"):
    """Cubes came to the grid, or left it."""

    colour: Colour
    role: Role
    cubes: int


class Free(telling.Event, frozen=True, tag="free"):
    """The blocks of a row or a column were unlocked."""

    end: EndOfGrid
    blocks: list[str]


class Shelter(telling.Event, frozen=True, tag="shelter"):
    """A figure is sheltered this turn."""

    role: Role


class Deal(telling.Event, frozen=True, tag="deal"):
    """A player got directives."""

    seat: Seat
    cards: list[str]


class TurnBegins(telling.Event, frozen=True, tag="turn"):
    """The next player's turn."""

    seat: Seat


class End(telling.Event, frozen=True, tag="end"):
    """The game is over: all have won, or nobody has."""

    winners: list[Seat]
    reason: str
    text: Translated


Event = (
    Decide
    | Feel
    | Collapse
    | Resolve
    | Remove
    | Swap
    | Reveal
    | Story
    | Refill
    | Move
    | Danger
    | Inspiration
    | Zone
    | Grid
    | Free
    | Shelter
    | Deal
    | TurnBegins
    | End
)

NO_RECORDS = np.zeros(0, told_as.RECORD)
"""Decisions of this game are called the same however it stands."""

Row = list[int]
"""What the rules tell: the number of an event, and its fields."""

CUBES = (told_as.DANGER_CHANGED, told_as.INSPIRATION_CHANGED, told_as.ZONE_CHANGED)


def events(log: Log, records: Records, options: Options) -> Sequence[Telling]:
    """What the rules told, step by step; shuffled events come without story cards (V8)."""
    s = record_of(records)
    rows = told(log)
    if options.events == "shuffled":
        rows = [row for row in rows if row[0] != told_as.STORY_READ]
    happened = [_event(same, s, options) for step in _steps(rows) for same in _things_of(step)]
    ended = result(records)
    if ended is not None:
        scenario = options.the_scenario()
        winners = [seat for seat in SEATS if seat in ended.winners]
        text = scenario.victory if winners else scenario.defeat
        happened.append(End(winners, ended.reason, text))
    return [Telling(event) for event in happened]


def _steps(rows: Iterable[Row]) -> Iterator[list[Row]]:
    """The rows of each step of the rules."""
    for is_between, step in groupby(rows, key=lambda row: row[0] == told_as.STEP):
        if not is_between:
            yield list(step)


def _things_of(step: Iterable[Row]) -> Iterator[list[Row]]:
    """One step in the order in which it is told: first cards, then figures and cubes by their
    places. Cubes for the same cell of the grid and directives for the same player belong together.
    """
    rows = [row for row in step if row[0] not in CUBES or row[2] != 0]
    rows.sort(key=lambda row: row if row[0] >= told_as.FIGURE_MOVED else row[:1])
    lengths = {told_as.GRID_CHANGED: 3, told_as.DIRECTIVE_DEALT: 2}
    for _, same in groupby(rows, key=lambda row: row[: lengths.get(row[0], len(row))]):
        yield list(same)


def _event(same: Sequence[Row], s: Record, options: Options) -> Event:
    """Rows that belong together as an event."""
    number, a, b, c, *_ = same[0]
    match number:
        case told_as.DECIDED | told_as.TOUCHED | told_as.PULLED | told_as.ANSWERED:
            return _decision(same[0])
        case told_as.FELT:
            return Feel(a // 3 + 1, SLOTS[a % 3], ANSWERS[b])
        case told_as.COLLAPSED:
            return Collapse()
        case told_as.FIGURE_MOVED:
            return Move(ROLES[a], LOCATIONS[b])
        case told_as.DANGER_CHANGED:
            return Danger(LOCATIONS[a], b)
        case told_as.INSPIRATION_CHANGED:
            return Inspiration(LOCATIONS[a], b)
        case told_as.ZONE_CHANGED:
            return Zone(ROLES[a], b, c)
        case told_as.GRID_CHANGED:
            return Grid(COLOURS[a], ROLES[b], sum(row[3] for row in same))
        case told_as.BLOCKS_FREED:
            return Free(ENDS_OF_GRID[a], blocks_at(s, a))
        case told_as.FIGURE_SHELTERED:
            return Shelter(ROLES[a])
        case told_as.DIRECTIVE_DEALT:
            return Deal(SEATS[a], cards(sum(1 << row[2] for row in same)))
        case told_as.TURN_BEGUN:
            return TurnBegins(SEATS[a])
    return _event_of_cards(same[0], s, options)


def _decision(row: Row) -> Decide:
    number, actor, decision, c, d, *_ = row
    return Decide(
        seat=ACTORS[actor],
        decision=DECISIONS.text(decision, NO_RECORDS),
        felt=ANSWERS[c] if number == told_as.TOUCHED else None,
        block=KIND_NAMES[c] if number == told_as.PULLED else None,
        held=bool(d) if number == told_as.PULLED and d != UNKNOWN else None,
        pulled=place_name(c) if number == told_as.ANSWERED and c != NOTHING else None,
    )


def _event_of_cards(row: Row, s: Record, options: Options) -> Event:
    number, a, b, *_ = row
    scenario = options.the_scenario()
    match number:
        case told_as.CARD_REMOVED:
            return Remove(a + 1)
        case told_as.CARDS_SWAPPED:
            return Swap([place + 1 for place in members(a)])
        case told_as.STORY_READ:
            return Story(a + 1, scenario.stories[a].title, scenario.stories[a].text)
        case told_as.ROW_REFILLED:
            return Refill(a)
    event = a if number == told_as.CARD_RESOLVED else b
    card, on_it = scenario.events[event], print_of(s, event)
    printed = (on_it.danger, on_it.inspiration, on_it.lines, on_it.frames)
    if number == told_as.CARD_RESOLVED:
        return Resolve(event + 1, card.title, card.story, *printed)
    return Reveal(a + 1, event + 1, card.title, card.story, *printed)
