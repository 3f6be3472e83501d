"""A scenario: twenty events and three story cards, read from data that anybody can write."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Annotated, Literal

import msgspec
import numpy as np

from safehouse.games.contract import Options as Encoded
from safehouse.games.sarahs_vision.contents import (
    Data,
    Text,
    Texts,
    bad_data,
    box,
    check_texts,
    data_file,
    read_form,
    read_toml,
)
from safehouse.games.sarahs_vision.effects import COLOURS, LOCATIONS, Line, read_line
from safehouse.games.sarahs_vision.record import NUM_CELLS, NUM_EVENTS, NUM_LINES, NUM_SECTIONS

SCENARIOS = (1, 2, 3)
STORIES_AFTER = (6, 11, 16)
"""A story card follows these events of the deck (V8)."""

Translated = Text | Texts
"""A text in several languages, or in one that is not named."""


class EventCard(Data, frozen=True, omit_defaults=True):
    """An event as it is written down."""

    title: Translated
    story: Translated
    grid: tuple[str, str, str]
    lines: Annotated[tuple[str, ...], msgspec.Meta(max_length=NUM_LINES)] = ()
    swan: bool = False


class StoryCard(Data, frozen=True):
    """A card that is read aloud."""

    title: Translated
    text: Translated


class Scenario(Data, frozen=True, omit_defaults=True):
    """The form of a scenario file."""

    format: Literal[1]
    name: Translated
    intro: Translated
    victory: Translated
    defeat: Translated
    events: Annotated[tuple[EventCard, ...], msgspec.Meta(min_length=20, max_length=20)]
    stories: Annotated[tuple[StoryCard, ...], msgspec.Meta(min_length=3, max_length=3)]
    rule: Translated | Literal[""] = ""
    """What is announced before play."""

    location_limit: Annotated[int, msgspec.Meta(ge=1, le=9)] | None = None


class Event(msgspec.Struct, frozen=True):
    """An event as the rules see it."""

    danger: tuple[int, ...]
    inspiration: tuple[int, ...]
    frames: tuple[int | None, ...]
    """The colour of the frame of each section, if it has one."""

    lines: tuple[Line, ...]


_CELL = re.compile(r"^(?:(\d)!)?(?:(\d)\*)?(?::([a-z]+))?$")


def read_event(card: EventCard) -> Event:
    """An event card in numbers; a ValueError says in which field something is wrong, and what."""
    danger, inspiration = [0] * NUM_CELLS, [0] * NUM_CELLS
    frames: list[int | None] = [None] * NUM_SECTIONS
    for y, row in enumerate(card.grid):
        cells = row.split()
        if len(cells) != 3:
            raise ValueError(f"grid[{y}]", f"a row has three cells, not {len(cells)}")
        for x, cell in enumerate(cells):
            found = _CELL.match("" if cell == "." else cell)
            if found is None or found[0] == "" != cell.replace(".", ""):
                raise ValueError(
                    f"grid[{y}]", f"{cell!r} is not a cell; one is '.', '2!', '1*' or '2!1*:green'"
                )
            place = 3 * y + x
            danger[place], inspiration[place] = int(found[1] or 0), int(found[2] or 0)
            if found[3]:
                frames[place] = _frame(found[3], f"grid[{y}]")
                if not danger[place] + inspiration[place]:
                    raise ValueError(f"grid[{y}]", "an empty cell has no frame")
    if sum(danger) > box().cubes.danger or sum(inspiration) > box().cubes.inspiration:
        raise ValueError("grid", "there are not that many cubes")
    lines = []
    for i, text in enumerate(card.lines):
        effect, colon, frame = text.partition(":")
        try:
            lines.append(read_line(effect))
        except ValueError as error:
            raise ValueError(f"lines[{i}]", str(error)) from None
        if colon:
            frames[NUM_CELLS + i] = _frame(frame.strip(), f"lines[{i}]")
    return Event(tuple(danger), tuple(inspiration), tuple(frames), tuple(lines))


def _frame(colour: str, field: str) -> int:
    if colour not in COLOURS:
        raise ValueError(field, f"{colour!r} is not a colour; there are {', '.join(COLOURS)}")
    return COLOURS.index(colour)


def read_scenario(given: Mapping[str, object], file: str) -> Scenario:
    """Check a scenario from outside."""
    scenario = read_form(given, Scenario, file)
    for number, card in enumerate(scenario.events):
        try:
            read_event(card)
        except ValueError as error:
            field, what = error.args
            raise bad_data(file, f"events[{number}].{field}", what) from None
    for field in ("name", "intro", "victory", "defeat", "rule"):
        if getattr(scenario, field) == {}:
            raise bad_data(file, field, "a text in at least one language is needed")
    return scenario


def parse_scenario(text: str, file: str) -> Scenario:
    """Check a scenario that is written in TOML."""
    return read_scenario(read_toml(text, file), file)


@cache
def scenario_number(number: int) -> Scenario:
    """One of the three that come with the game."""
    file = f"scenario_{number}.toml"
    check_texts(file, "", read_toml(data_file(file), file))
    return parse_scenario(data_file(file), file)


def events_of(scenario: Scenario) -> tuple[Event, ...]:
    """All events in numbers."""
    return tuple(read_event(card) for card in scenario.events)


def encode_scenario(scenario: Scenario) -> Encoded:
    """A scenario as `rules.reset` reads it: the limit, then the numbers of each event."""
    limit = scenario.location_limit or box().limits.location
    numbers = [limit]
    for card in scenario.events:
        event = read_event(card)
        numbers += [int(card.swan), *event.danger, *event.inspiration]
        for colour in range(len(COLOURS)):
            numbers.append(sum(1 << i for i, frame in enumerate(event.frames) if frame == colour))
        for line in (*event.lines, *[(0, 0, 0)] * (NUM_LINES - len(event.lines))):
            numbers += line
    return np.array(numbers, np.int16)


NUMBERS_OF_AN_EVENT = 1 + 2 * NUM_CELLS + len(COLOURS) + 3 * NUM_LINES
assert len(LOCATIONS) == NUM_CELLS
assert NUM_EVENTS == 20
