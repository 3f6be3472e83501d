"""The parts of a record in words: whole for a position, cut to what everybody may see for a view.

All seats see the same: hands lie open in a game where all win or lose together. Nobody sees events
that lie face down, the order of the deck, and how a block sits before it is touched.
"""

from typing import Any

import msgspec
import numpy as np

from safehouse.games.game import Json, Known, Result, View
from safehouse.games.kernel import Records
from safehouse.games.native import entry
from safehouse.games.sarahs_vision import actions as a
from safehouse.games.sarahs_vision.effects import COLOURS, LOCATIONS, ROLES, write_line
from safehouse.games.sarahs_vision.notation import (
    DIRECTIVE_NAMES,
    ENDS_OF_GRID,
    SECTIONS,
)
from safehouse.games.sarahs_vision.options import Options
from safehouse.games.sarahs_vision.paying import available, supply
from safehouse.games.sarahs_vision.record import (
    CURRENT,
    DEFEAT,
    ENDS,
    LAID_BACK,
    NOTHING,
    NUM_CELLS,
    NUM_EVENTS,
    NUM_LINES,
    OUTCOME,
    PAID,
    PAY,
    RESOLVE,
    ROW,
    RUNNING,
    VICTORY,
)
from safehouse.games.sarahs_vision.table import CUBE, DIRECTIVE_LINE, is_swan
from safehouse.games.sarahs_vision.tower import (
    ANSWERS,
    EVERY_BEARING,
    KIND_NAMES,
    SLOTS,
    TOUCHES_PER_PULL,
    UNFELT,
    felt,
    pullable_layers,
    risk,
)

SEATS = ("first", "second", "third", "fourth")
OUTSIDER = "tower"
STAGES = ("action", "name", "pay", "outcome", "directive", "choice", "take", "learn")
PURPOSES = ("swap", "remove", "reveal", "cover", "play")
RESUME = {PAID: "paid", RESOLVE: "resolve", LAID_BACK: "laid_back"}
BEARS = ("light", "normal", "heavy")


@entry
def look_at_tower(records: Records, answers: Any, risks: Any) -> None:
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
def purses(records: Records, out: Any) -> None:
    """How much there is to pay with, of each colour."""
    there = supply(records[0])
    for colour in range(4):
        out[colour] = available(there, colour)


def members(bits: Any) -> list[int]:
    """The members of a small set."""
    return [i for i in range(32) if int(bits) >> i & 1]


def cards(bits: Any) -> list[str]:
    """Directives by their names."""
    return [DIRECTIVE_NAMES[i] for i in members(bits)]


def cover_name(code: int) -> str:
    """What lies on a section."""
    return f"{COLOURS[code - CUBE]} cube" if code >= CUBE else KIND_NAMES[code]


def sections_named(named: int) -> list[str]:
    """Sections of cards in the row, in the words of decisions."""
    return [f"{i // 12 + 1} {SECTIONS[i % 12]}" for i in range(12 * ROW) if named >> i & 1]


def event_json(s: Any, event: int) -> Json:
    """What is printed on an event."""
    frames = {
        SECTIONS[i]: COLOURS[colour]
        for i in range(len(SECTIONS))
        for colour in range(4)
        if int(s.frames[event, colour]) >> i & 1
    }
    numbers = [tuple(int(n) for n in s.event_line[event, i]) for i in range(NUM_LINES)]
    return {
        "danger": _cubes(s.event_danger[event]),
        "inspiration": _cubes(s.event_inspiration[event]),
        "lines": [write_line((op, x, y)) for op, x, y in numbers if op],
        "frames": frames,
    }


def _cubes(numbers: Any) -> dict[str, int]:
    return {LOCATIONS[i]: int(numbers[i]) for i in range(NUM_CELLS) if numbers[i]}


def _card(records: Records, place: int, secret: bool, print_it: bool) -> Json:
    s = records[0]
    event = int(s.row[place])
    face_up = place == CURRENT or bool(int(s.face_up) >> place & 1)
    card: Json = {"event": event + 1 if face_up or secret else None, "face_up": face_up}
    if is_swan_at(records, place):
        card["swan"] = True
    covers = {
        SECTIONS[i]: cover_name(int(s.cover[place, i]))
        for i in range(len(SECTIONS))
        if s.cover[place, i]
    }
    if covers:
        card["covers"] = covers
    if face_up and print_it:
        card |= event_json(s, event)
    return card


def _tower(records: Records, secret: bool) -> list[Json]:
    s = records[0]
    layers: list[Json] = []
    answers = np.full((42, 3), UNFELT, np.int8)
    risks = np.zeros((42, 3), np.int16)
    if not secret:
        look_at_tower(records, answers, risks)
    for layer in range(s.layers):
        blocks = [KIND_NAMES[int(kind)] or None for kind in s.tower[layer]]
        described: Json = {"blocks": blocks}
        if secret:
            bearing = int(s.bearing[layer])
            described["bearing"] = [BEARS[bearing // 3**i % 3] for i in range(3)]
            if s.possible[layer] != EVERY_BEARING:
                described["possible"] = int(s.possible[layer])
        elif layer < s.layers - 3:
            known = [None if x == UNFELT else ANSWERS[x] for x in answers[layer]]
            described["felt"] = [x if b else None for x, b in zip(known, blocks, strict=True)]
            if not s.outside:
                described["risk"] = [
                    int(x) / 10 if b else None for x, b in zip(risks[layer], blocks, strict=True)
                ]
        layers.append(described)
    return layers


def _pending(s: Any) -> Json:
    """What is being done, as far as it is not at rest."""
    pending: Json = {}
    if s.end != RUNNING:
        return pending
    if s.named:
        pending["named"] = sections_named(int(s.named))
    if s.stage in (PAY, OUTCOME) and s.purpose != NOTHING:
        pending["for"] = PURPOSES[s.purpose]
        pending["target"] = target_name(int(s.purpose), int(s.target))
        pending["colour"] = COLOURS[s.colour]
        pending["owed"] = int(s.owed)
        if s.touches:
            pending["touches"] = int(s.touches)
    if s.stage == OUTCOME:
        pulled = s.asked != NOTHING
        pending["pulled"] = place_name(int(s.asked)) if pulled else None
        pending["then"] = RESUME[int(s.resume)]
    if s.source != NOTHING:
        by_event = s.source < NUM_EVENTS
        pending["by"] = int(s.source) + 1 if by_event else DIRECTIVE_NAMES[s.source - NUM_EVENTS]
        pending["line"] = int(s.line) + 1
        pending["left"] = int(s.left)
        line = s.event_line[s.source, s.line] if by_event else _directive_line(s)
        pending["does"] = write_line((int(line[0]), int(line[1]), int(line[2])))
    if s.place != NOTHING:
        pending["place"] = LOCATIONS[s.place]
    if s.passes:
        pending["passes"] = int(s.passes)
    if s.sheltered:
        pending["sheltered"] = [ROLES[i] for i in members(s.sheltered)]
    if s.falling:
        pending["falling"] = int(s.falling)
    if s.fallen:
        pending["fallen"] = True
    return pending


def _directive_line(s: Any) -> Any:
    return DIRECTIVE_LINE[s.source - NUM_EVENTS, s.line]


def target_name(purpose: int, target: int) -> str | None:
    """What a payment is for, in the words of the decision."""
    if PURPOSES[purpose] == "swap":
        return " ".join(str(place + 1) for place in a.PAIRS[target])
    if PURPOSES[purpose] == "remove":
        return str(target + 1)
    if PURPOSES[purpose] == "cover":
        return sections_named(1 << target)[0]
    return DIRECTIVE_NAMES[target] if PURPOSES[purpose] == "play" else None


def place_name(place: int) -> str:
    """A place of the tower."""
    return f"{place // 3 + 1} {SLOTS[place % 3]}"


def describe(records: Records, options: Options, secret: bool, print_it: bool) -> Json:
    """The table in words."""
    s = records[0]
    seats = SEATS[: s.num_players]
    actor = None if s.end != RUNNING else OUTSIDER if s.stage == OUTCOME else SEATS[s.player]
    described: Json = {
        "game": "sarahs_vision",
        "to_move": actor,
        "active": SEATS[s.player],
        "turn": SEATS[s.turn],
        "step": int(s.during),
        "stage": STAGES[s.stage] if s.end == RUNNING else "over",
        "options": dict(msgspec.to_builtins(options)),
        "figures": {role: LOCATIONS[s.figure[i]] for i, role in enumerate(ROLES)},
        "zones": {role: int(s.zone[i]) for i, role in enumerate(ROLES)},
        "danger": _cubes(s.danger),
        "inspiration": _cubes(s.inspiration),
        "grid": {
            colour: {role: int(s.grid[c, r]) for r, role in enumerate(ROLES)}
            for c, colour in enumerate(COLOURS)
        },
        "locked": {
            end: [KIND_NAMES[1 + i]] if i < 4 else [KIND_NAMES[k] for k in s.column_block[i - 4]]
            for i, end in enumerate(ENDS_OF_GRID)
            if not int(s.freed) >> i & 1
        },
        "unlocked": [
            KIND_NAMES[kind] for kind in range(1, len(KIND_NAMES)) for _ in range(s.unlocked[kind])
        ],
        "row": [_card(records, place, secret, print_it) for place in range(s.row_size)],
        "hands": {seat: cards(s.hand[i]) for i, seat in enumerate(seats)},
        "discarded": cards(s.discarded),
        "tower": _tower(records, secret),
    }
    if s.row[CURRENT] != NOTHING:
        described["resolving"] = _card(records, CURRENT, secret, print_it)
    pending = _pending(s)
    if pending:
        described["pending"] = pending
    return described


def position(records: Records, options: Options) -> Json:
    """A position with all its secrets."""
    s = records[0]
    described = describe(records, options, secret=True, print_it=False)
    described["deck"] = [event + 1 for event in members(s.unseen)]
    described["directives"] = cards(s.directives)
    described["chance"] = int(s.counter)
    return described


def seen(records: Records, options: Options) -> Json:
    """What everybody may look at."""
    s = records[0]
    described = describe(records, options, secret=False, print_it=True)
    described["deck"] = len(members(s.unseen)) - sum(
        1 for place in range(s.row_size) if s.row[place] >= NUM_EVENTS
    )
    described["directives"] = len(members(s.directives))
    described["limit"] = int(s.location_limit)
    there = np.zeros(4, np.int64)
    purses(records, there)
    described["payable"] = {colour: int(there[c]) for c, colour in enumerate(COLOURS)}
    if s.stage == PAY and not s.outside:
        described["touches_left"] = max(0, TOUCHES_PER_PULL - int(s.touches))
    return described


def view(records: Records, options: Options, seat: str) -> View:
    """What the rules let a seat look at now; after the end nothing is hidden any more."""
    return View(seen(records, options))


def revealed(records: Records, options: Options) -> View:
    """The table of a game that is over, also where it was broken off: all events face up."""
    shown = records.copy()
    if shown[0].end == RUNNING:
        shown[0].end = DEFEAT
    shown[0].face_up = (1 << ROW) - 1
    return View(seen(shown, options))


def knowledge(concealed: Records, options: Options, seat: str) -> Known:
    """The same, and what follows from it: which events have not been seen."""
    s = concealed[0]
    hidden = [event + 1 for event in members(s.unseen)]
    possible = [int(s.possible[layer]) for layer in range(s.layers)]
    return Known({**seen(concealed, options), "unseen": hidden, "possible": possible})


def result(records: Records) -> Result | None:
    """How the game ended: all win, or nobody does."""
    s = records[0]
    if s.end == RUNNING:
        return None
    winners = SEATS[: s.num_players] if s.end == VICTORY else ()
    return Result(None, ENDS[s.end], winners)
