"""A naive reference implementation of Sarah's Vision, from the rulings, for differential tests.

The state is what a position shows and nothing else. There are no random numbers here: whatever
chance decides is taken from the position that another implementation reached by the same decision,
and is checked for being possible. "V16" and the like name the rulings this module follows.
"""

import math
import tomllib
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from itertools import combinations, product
from typing import Any, cast

COLOURS = ["green", "orange", "yellow", "purple"]
ROLES = ["engineer", "scientist", "senator"]
SEATS = ["first", "second", "third", "fourth"]
SLOTS = ["left", "middle", "right"]
LAYING = [1, 0, 2]
"""Blocks are laid in the middle of a new layer first, then left, then right."""

BEARS = ["light", "normal", "heavy"]
ALL_BEARINGS = list(product(range(3), repeat=3))
EVERY = (1 << len(ALL_BEARINGS)) - 1
TENTH = 0.1
"""Of a percentage point: who calculates in whole numbers knows a risk no more exactly."""
KINDS = [*COLOURS, *("_".join(pair) for pair in combinations(COLOURS, 2))]
LINES_OF_AN_EVENT = 3
ROW = 5


# --- Contents -----------------------------------------------------------------------------------


@cache
def _toml(name: str) -> dict[str, Any]:
    path = files("safehouse.games.sarahs_vision") / "data" / name
    return tomllib.loads(path.read_text("utf-8"))


BOX = _toml("box.toml")
MODEL = _toml("tower.toml")
DIRECTIVES = {card["id"]: card for card in _toml("directives.toml")["directives"]}
PLACES = [place["id"] for place in BOX["locations"]]
KINDS_OF_PLACE = {place["id"]: place["kinds"] for place in BOX["locations"]}
SECTIONS = [*PLACES, *(f"line_{i + 1}" for i in range(LINES_OF_AN_EVENT))]
ENDS = [*COLOURS, *ROLES]
ZONE_LIMIT = BOX["limits"]["zone"]


@dataclass
class Printed:
    """What stands on an event card."""

    danger: dict[str, int]
    inspiration: dict[str, int]
    lines: list[str]
    frames: dict[str, str]
    swan: bool


@dataclass
class Scenario:
    """Twenty events, and how much danger a location bears."""

    limit: int
    events: dict[int, Printed]


def _read_event(data: dict[str, Any]) -> Printed:
    printed = Printed({}, {}, [], {}, data.get("swan", False))
    cells = [cell for row in data["grid"] for cell in row.split()]
    for place, cell in zip(PLACES, cells, strict=True):
        numbers, _, frame = cell.partition(":")
        if "!" in numbers:
            printed.danger[place] = int(numbers[numbers.index("!") - 1])
        if "*" in numbers:
            printed.inspiration[place] = int(numbers[numbers.index("*") - 1])
        if frame:
            printed.frames[place] = frame
    for i, line in enumerate(data.get("lines", [])):
        words, _, frame = line.partition(":")
        printed.lines.append(words.strip())
        if frame:
            printed.frames[f"line_{i + 1}"] = frame.strip()
    return printed


def _scenario(options: dict[str, Any]) -> Scenario:
    chosen = options.get("scenario", 1)
    data = chosen if isinstance(chosen, dict) else _toml(f"scenario_{chosen}.toml")
    return Scenario(
        limit=data.get("location_limit") or BOX["limits"]["location"],
        events={i + 1: _read_event(event) for i, event in enumerate(data["events"])},
    )


def _neighbours(place: str) -> list[str]:
    here = PLACES.index(place)
    return [
        PLACES[there]
        for there in range(9)
        if abs(here // 3 - there // 3) + abs(here % 3 - there % 3) == 1
    ]


# --- The table ----------------------------------------------------------------------------------


@dataclass
class Card:
    """A card of the row, or the one that is being resolved."""

    event: int
    face_up: bool
    covers: dict[str, str] = field(default_factory=dict)


@dataclass
class Layer:
    """A layer of the tower; a bearing counts only where there is a block."""

    blocks: list[str | None]
    bearing: list[int]
    possible: int = EVERY

    def number(self) -> int:
        """How many blocks are left."""
        return len(self.blocks) - self.blocks.count(None)


@dataclass
class Payment:
    """What is being paid for."""

    purpose: str
    target: str | None
    colour: str
    owed: int
    touches: int = 0


@dataclass
class Doing:
    """The line that is carried out, of an event or of a directive."""

    by: int | str
    line: int
    left: int


@dataclass
class State:
    """Everything there is to know about a game."""

    options: dict[str, Any]
    scenario: Scenario
    active: str
    turn: str
    step: int
    stage: str
    figures: dict[str, str]
    zones: dict[str, int]
    danger: Counter[str]
    inspiration: Counter[str]
    grid: dict[str, dict[str, int]]
    locked: dict[str, list[str]]
    unlocked: list[str]
    row: list[Card]
    resolving: Card | None
    hands: dict[str, set[str]]
    discarded: set[str]
    directives: set[str]
    tower: list[Layer]
    deck: set[int]
    chance: int
    named: list[str]
    payment: Payment | None
    pulled: str | None
    then: str | None
    doing: Doing | None
    place: str | None
    passes: int
    sheltered: set[str]
    events_owed: int
    collapse_pending: bool
    end: str | None = None

    def copy(self) -> "State":
        """A state of its own; contents and options never change."""
        return deepcopy(self, {id(same): same for same in (self.options, self.scenario)})

    @property
    def seats(self) -> list[str]:
        """The players in the order of their turns."""
        return SEATS[: self.options.get("players", 2)]

    @property
    def outside(self) -> bool:
        """Whether somebody else says what the tower did."""
        return bool(self.options.get("tower") == "outside")

    def after(self, seat: str) -> str:
        """Who comes after a player."""
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]

    def danger_left(self) -> int:
        """Danger cubes in the supply (V6)."""
        used = sum(self.danger.values()) + sum(self.zones.values())
        return cast(int, BOX["cubes"]["danger"]) - used

    def inspiration_left(self) -> int:
        """Inspiration cubes in the supply (V6, V12)."""
        cards = [*self.row, *([self.resolving] if self.resolving else [])]
        covers = [what for card in cards for what in card.covers.values()]
        used = sum(self.inspiration.values()) + sum(what.endswith("cube") for what in covers)
        used += sum(sum(row.values()) for row in self.grid.values())
        return cast(int, BOX["cubes"]["inspiration"]) - used


class GameOverError(Exception):
    """Somebody has five danger cubes, or all events are done."""


# --- Chance -------------------------------------------------------------------------------------


@dataclass
class Chance:
    """The outcomes of chance, read off the position that followed."""

    after: dict[str, Any]
    held: bool | None

    def directive(self, state: State, seat: str) -> str:
        """The directive that a player drew from the pile."""
        hand: set[str] = set(self.after["hands"][seat])
        new = (hand - state.hands[seat]) & state.directives
        assert new, f"{seat} must have drawn one of {sorted(state.directives)}"
        return min(new)

    def event(self, state: State) -> int:
        """The event that was dealt to the row."""
        if state.options.get("events") != "shuffled":
            return min(state.deck)
        dealt = [card["event"] for card in self.after["row"] if card["event"] in state.deck]
        assert dealt, f"one of {state.deck} must have been dealt"
        return cast(int, dealt[0])

    def bearing(self, layer: int, slot: int) -> int:
        """How a block that was laid on top bears."""
        return BEARS.index(self.after["tower"][layer]["bearing"][slot])

    def tower(self, blocks: list[str]) -> list[Layer]:
        """The tower that was built anew from these blocks (V21)."""
        built = _read_tower(self.after["tower"])
        numbers = [layer.number() for layer in built]
        assert sum(numbers) == len(blocks)
        assert numbers[:-1] == [3] * (len(built) - 1), "full layers of three, the rest on top"
        for slot in LAYING[: numbers[-1]]:
            assert built[-1].blocks[slot] is not None, "first the middle, then left, then right"
        found = Counter(block for layer in built for block in layer.blocks if block)
        assert found == Counter(blocks), "built of all blocks that there are"
        assert all(layer.possible == EVERY for layer in built), "nobody has touched it yet"
        return built


# --- The tower ----------------------------------------------------------------------------------


def _reachable(state: State) -> list[int]:
    """The layers that something may be pulled from, not counting the top three (V19)."""
    return list(range(len(state.tower) - 3))


def _feels(blocks: list[str | None], bearing: tuple[int, ...] | list[int], slot: int) -> str:
    """What a finger feels: the part of its layer's load that a block carries."""
    weights = [
        MODEL["bearing"]["weight"][bear] if block else 0
        for block, bear in zip(blocks, bearing, strict=True)
    ]
    per_cent = 100 * weights[slot] / sum(weights)
    if per_cent < MODEL["touch"]["loose_below"]:
        return "loose"
    return "stuck" if per_cent > MODEL["touch"]["stuck_above"] else "firm"


def _place_of_bit(bearing: tuple[int, ...] | list[int]) -> int:
    return bearing[0] + 3 * bearing[1] + 9 * bearing[2]


def _possible(layer: Layer) -> list[tuple[int, ...]]:
    """The bearings that agree with all touches."""
    return [b for b in ALL_BEARINGS if layer.possible >> _place_of_bit(b) & 1]


def _known(layer: Layer, slot: int) -> str | None:
    """What is known of how a block feels."""
    answers = {_feels(layer.blocks, bearing, slot) for bearing in _possible(layer)}
    return answers.pop() if len(answers) == 1 else None


def _learn_of_touch(layer: Layer, slot: int) -> None:
    """Only such bearings stay possible as feel like the true one."""
    felt = _feels(layer.blocks, layer.bearing, slot)
    layer.possible = sum(
        1 << _place_of_bit(bearing)
        for bearing in _possible(layer)
        if _feels(layer.blocks, bearing, slot) == felt
    )


def _margin(state: State, layer: int, slot: int) -> float:
    """How far inside the rest of the layer the centre of mass of all above lies, in 0.1 mm."""
    width = MODEL["block"]["width"]
    offsets = [
        (above_slot - 1) * width if (above - layer) % 2 == 0 else 0
        for above in range(layer + 1, len(state.tower))
        for above_slot, block in enumerate(state.tower[above].blocks)
        if block
    ]
    centre = sum(offsets) / len(offsets)
    rest = [s for s, block in enumerate(state.tower[layer].blocks) if block and s != slot]
    left_edge = (min(rest) - 1.5) * width
    right_edge = (max(rest) - 0.5) * width
    return cast(float, min(centre - left_edge, right_edge - centre))


def _risk(state: State, layer: int, slot: int, answer: str, slack: int = 0) -> float:
    """The chance that the tower falls when a block is pulled that feels so, in per cent.

    With slack it is as if there were so many tenths of a millimetre less of support, and so many
    hundredths more in the sum: who calculates in whole numbers is nowhere further off.
    """
    numbers = MODEL["risk"]
    blocks = state.tower[layer].blocks
    gaps = sum(state.tower[i].blocks.count(None) for i in _reachable(state))
    margin = _margin(state, layer, slot) - slack
    if margin <= numbers["certain_at"]:
        return 100.0
    total = numbers[answer] + slack
    total += numbers["layer_above"] * max(0, len(state.tower) - 1 - layer - 3)
    total += numbers["middle"] if slot == 1 else 0
    total += numbers["missing_beside"] if None in blocks else 0
    total += numbers["missing_above"] * state.tower[layer + 1].blocks.count(None)
    total += numbers["gaps"] * gaps**2 / 100
    total += numbers["lean"] * max(0, MODEL["block"]["width"] / 2 - margin)
    total += numbers["unsteadied"] if len(state.seats) == 1 else 0
    return 100 / (1 + math.exp(-total / 100))


def _mean_risk(state: State, layer: int, slot: int, slack: int) -> float:
    """The mean over all that a block may still feel like."""
    weights: Counter[str] = Counter()
    for bearing in _possible(state.tower[layer]):
        answer = _feels(state.tower[layer].blocks, bearing, slot)
        weights[answer] += math.prod(MODEL["bearing"]["chance"][bear] for bear in bearing)
    risks = {answer: _risk(state, layer, slot, answer, slack) for answer in weights}
    return sum(weights[answer] * risks[answer] for answer in weights) / weights.total()


def _lay(state: State, chance: Chance, block: str) -> None:
    """Lay a block on top: in the middle of a new layer first, then left, then right."""
    if state.tower[-1].number() == 3:
        state.tower.append(Layer([None] * 3, [0] * 3))
    slot = LAYING[state.tower[-1].number()]
    assert state.tower[-1].blocks[slot] is None
    state.tower[-1].blocks[slot] = block
    state.tower[-1].bearing[slot] = chance.bearing(len(state.tower) - 1, slot)


def _collapse(state: State, chance: Chance) -> None:
    """The tower falls (V21, V22)."""
    blocks = [block for layer in state.tower for block in layer.blocks if block]
    for card in state.row:
        blocks += [what for what in card.covers.values() if not what.endswith("cube")]
        card.covers = {}
    state.tower = chance.tower(blocks)
    if state.payment and state.payment.purpose == "play":
        state.discarded.add(cast(str, state.payment.target))
    state.payment, state.named, state.pulled, state.then = None, [], None, None
    state.active = state.turn
    state.passes = 0
    if state.step == 1 and state.row:
        state.events_owed = len(state.row)
        _resolve(state, chance)
    else:
        state.collapse_pending = True
        _danger(state, chance)


# --- Paying -------------------------------------------------------------------------------------


@dataclass
class Purse:
    """All there is to pay with: what can be taken freely, and layers of which one block stays."""

    free: list[str]
    layers: list[list[str]]


def _purse(state: State) -> Purse:
    """Unlocked blocks, cubes, and blocks below the top three layers (V20)."""
    free = list(state.unlocked)
    for colour in COLOURS:
        free += [colour] * sum(state.grid[colour].values())
    layers = [
        [block for block in state.tower[i].blocks if block is not None] for i in _reachable(state)
    ]
    return Purse(free, layers)


def _payable(purse: Purse, costs: list[str]) -> bool:
    """Whether every unit of a cost finds means of its own, and every layer a block that stays."""
    means = [(kind, -1) for kind in purse.free]
    means += [(kind, i) for i, layer in enumerate(purse.layers) for kind in layer]
    wanted: list[str | int] = [*range(len(purse.layers)), *costs]
    owner: dict[int, int] = {}

    def serves(number: int, unit: str | int) -> bool:
        kind, layer = means[number]
        return layer == unit if isinstance(unit, int) else unit in kind.split("_")

    def finds(unit: int, seen: set[int]) -> bool:
        for number in range(len(means)):
            if number not in seen and serves(number, wanted[unit]):
                seen.add(number)
                if number not in owner or finds(owner[number], seen):
                    owner[number] = unit
                    return True
        return False

    return all(finds(unit, set()) for unit in range(len(wanted)))


def _frame(state: State, words: str) -> str:
    """The colour of the frame of a section, `2 foundry`."""
    place, section = words.split()
    return state.scenario.events[state.row[int(place) - 1].event].frames[section]


def _in_order(words: str) -> tuple[int, int]:
    place, section = words.split()
    return int(place), SECTIONS.index(section)


def _coverable(state: State) -> list[str]:
    """Framed sections of revealed events that nothing lies on (V12)."""
    return [
        f"{place} {section}"
        for place, card in enumerate(state.row, start=1)
        if card.face_up
        for section in SECTIONS
        if section in state.scenario.events[card.event].frames and section not in card.covers
    ]


def _owed(state: State) -> list[str]:
    """The colours of everything that is still to be paid."""
    if state.payment is not None and state.payment.purpose != "cover":
        return [state.payment.colour] * state.payment.owed
    return [_frame(state, words) for words in state.named]


def _cost(name: str) -> list[str]:
    cost = BOX["costs"][name]
    return [cost["colour"]] * cost["number"]


def _swaps(state: State) -> list[str]:
    return [f"swap {a} {b}" for a, b in combinations(range(1, len(state.row) + 1), 2)]


def _turnable(state: State) -> list[Card]:
    """Cards that the action reveals: not Black Swans (V11, V24)."""
    return [
        card
        for card in state.row
        if not card.face_up and not state.scenario.events[card.event].swan
    ]


def _action_decisions(state: State) -> list[str]:
    choices = ["pass"]
    if state.directives or state.discarded:
        choices.append("draw")
    if _turnable(state) and _payable(_purse(state), _cost("reveal")):
        choices.append("reveal")
    if _payable(_purse(state), _cost("swap")):
        choices += _swaps(state)
    if _payable(_purse(state), _cost("remove")):
        choices += [f"remove {i}" for i, card in enumerate(state.row, start=1) if card.face_up]
    return choices + _name_decisions(state)


def _name_decisions(state: State) -> list[str]:
    """Sections that can be paid for together with those that are named already."""
    return [
        f"cover {words}"
        for words in _coverable(state)
        if words not in state.named
        and _payable(_purse(state), [*_owed(state), _frame(state, words)])
    ]


def _means(state: State, payment: Payment) -> Iterator[tuple[str, Purse]]:
    """All that pays for a unit, and what is left to pay with after it."""
    for layer in _reachable(state):
        if state.tower[layer].number() < 2:
            continue
        for slot, block in enumerate(state.tower[layer].blocks):
            if block and payment.colour in block.split("_"):
                purse = _purse(state)
                purse.layers[layer].remove(block)
                yield f"pull {layer + 1} {SLOTS[slot]}", purse
    for block in set(state.unlocked):
        if payment.colour in block.split("_"):
            purse = _purse(state)
            purse.free.remove(block)
            yield f"use {block}", purse
    for role in ROLES:
        if state.grid[payment.colour][role]:
            purse = _purse(state)
            purse.free.remove(payment.colour)
            yield f"spend {payment.colour} {role}", purse


def _pay_decisions(state: State) -> list[str]:
    payment = cast(Payment, state.payment)
    rest = _owed(state)
    rest.remove(payment.colour)
    choices = [words for words, purse in _means(state, payment) if _payable(purse, rest)]
    touches = []
    if not state.outside and payment.touches < MODEL["touch"]["per_pull"]:
        for words in choices:
            verb, *where = words.split()
            if verb == "pull":
                layer, slot = int(where[0]) - 1, SLOTS.index(where[1])
                if _known(state.tower[layer], slot) is None:
                    touches.append(f"touch {' '.join(where)}")
    return [*choices, *touches, *(["feel"] if touches else [])]


def _ways_to_feel(state: State) -> Iterator[State]:
    """Touch the block that is likeliest to hold, one after the other, as long as one may.

    Who calculates in whole numbers may take blocks for alike, or one for the other, if their risks
    differ by very little: so there may be several ways.
    """
    places = [
        (int(words.split()[1]) - 1, SLOTS.index(words.split()[2]))
        for words in _pay_decisions(state)
        if words.startswith("touch")
    ]
    if not places:
        yield state
        return
    most = min(_mean_risk(state, *place, slack=1) for place in places) + TENTH
    for layer, slot in places:
        if _mean_risk(state, layer, slot, slack=-1) - TENTH <= most:
            after = state.copy()
            _learn_of_touch(after.tower[layer], slot)
            cast(Payment, after.payment).touches += 1
            yield from _ways_to_feel(after)


def _feel(state: State, chance: Chance) -> None:
    """Touch as many as one may; the position that followed says which, where blocks are alike."""
    felt = [layer.possible for layer in _read_tower(chance.after["tower"])]
    for way in _ways_to_feel(state):
        if [layer.possible for layer in way.tower] == felt:
            state.tower, state.payment = way.tower, way.payment
            return
    raise AssertionError("other blocks were touched than those that are likeliest to hold")


def _begin_payment(state: State, purpose: str, target: str | None, costs: list[str]) -> None:
    state.payment = Payment(purpose, target, costs[0], len(costs))
    state.stage = "pay"


def _pay_for_next_section(state: State) -> None:
    state.named.sort(key=_in_order)
    _begin_payment(state, "cover", state.named[0], [_frame(state, state.named[0])])


def _put(state: State, chance: Chance, block: str) -> bool:
    """Where a block goes that pays: on the section it covers, else on top; whether it was laid."""
    payment = cast(Payment, state.payment)
    if payment.purpose == "cover":
        place, section = cast(str, payment.target).split()
        state.row[int(place) - 1].covers[section] = block
        return False
    _lay(state, chance, block)
    return True


def _pay(state: State, chance: Chance, decision: str) -> None:
    payment = cast(Payment, state.payment)
    verb, *words = decision.split()
    if verb == "touch":
        _learn_of_touch(state.tower[int(words[0]) - 1], SLOTS.index(words[1]))
        payment.touches += 1
    elif verb == "feel":
        _feel(state, chance)
    elif verb == "pull":
        if state.outside:
            state.pulled, state.then, state.stage = " ".join(words), "paid", "outcome"
            return
        assert chance.held is not None, "somebody must say whether the tower held"
        layer, slot = int(words[0]) - 1, SLOTS.index(words[1])
        felt = _feels(state.tower[layer].blocks, state.tower[layer].bearing, slot)
        risk = _risk(state, layer, slot, felt)
        assert not chance.held or risk < 100, "it falls for certain"
        assert chance.held or risk > 0
        if chance.held:
            _learn_of_touch(state.tower[layer], slot)
            _pulled(state, chance, layer, slot)
        else:
            _collapse(state, chance)
    elif verb == "use":
        state.unlocked.remove(words[0])
        payment.owed -= 1
        if _put(state, chance, words[0]) and state.outside:
            state.pulled, state.then, state.stage = None, "paid", "outcome"
        else:
            _paid(state, chance)
    else:
        state.grid[words[0]][words[1]] -= 1
        if payment.purpose == "cover":
            _put(state, chance, f"{words[0]} cube")
        payment.owed -= 1
        _paid(state, chance)


def _pulled(state: State, chance: Chance, layer: int, slot: int) -> None:
    block = cast(str, state.tower[layer].blocks[slot])
    state.tower[layer].blocks[slot] = None
    _put(state, chance, block)
    payment = cast(Payment, state.payment)
    payment.owed -= 1
    payment.touches = 0
    _paid(state, chance)


def _paid(state: State, chance: Chance) -> None:
    """A unit is paid; go on with the next one, or with what was paid for."""
    payment = cast(Payment, state.payment)
    state.stage = "pay"
    if payment.purpose == "cover":
        state.named.remove(cast(str, payment.target))
        if state.named:
            _pay_for_next_section(state)
            cast(Payment, state.payment).touches = payment.touches
            return
    elif payment.owed:
        return
    state.payment = None
    if payment.purpose == "play":
        _carry_out(state, chance, Doing(cast(str, payment.target), 1, 0))
        return
    if payment.purpose == "swap":
        _swap(state, cast(str, payment.target))
    elif payment.purpose == "reveal":
        for card in _turnable(state):
            card.face_up = True
    elif payment.purpose == "remove":
        card = state.row.pop(int(cast(str, payment.target)) - 1)
        _refill(state, chance)
        if _lay_back(state, chance, card) and state.outside:
            state.pulled, state.then, state.stage = None, "resolve", "outcome"
            return
    _resolve(state, chance)


def _swap(state: State, places: str) -> None:
    a, b = (int(place) - 1 for place in places.split())
    state.row[a], state.row[b] = state.row[b], state.row[a]


def _lay_back(state: State, chance: Chance, card: Card) -> bool:
    """Blocks on a card go on top of the tower, cubes to the supply; whether blocks were laid."""
    blocks = [card.covers[section] for section in SECTIONS if section in card.covers]
    blocks = [block for block in blocks if not block.endswith("cube")]
    for block in blocks:
        _lay(state, chance, block)
    return bool(blocks)


def _outcome(state: State, chance: Chance, decision: str) -> None:
    """The tower outside has answered."""
    if decision == "fell":
        _collapse(state, chance)
        return
    pulled, then = state.pulled, state.then
    state.pulled, state.then = None, None
    if pulled is not None:
        layer, slot = pulled.split()
        _pulled(state, chance, int(layer) - 1, SLOTS.index(slot))
    elif then == "paid":
        _paid(state, chance)
    elif then == "resolve":
        _resolve(state, chance)
    else:
        _directives(state, chance)


# --- Step 2: the event --------------------------------------------------------------------------


def _refill(state: State, chance: Chance) -> None:
    """Cards come face down until there are five, while the deck lasts."""
    while len(state.row) < ROW and state.deck:
        event = chance.event(state)
        state.deck.remove(event)
        state.row.append(Card(event, face_up=False))


def _resolve(state: State, chance: Chance) -> None:
    """The event farthest from the deck: its grid, then its lines."""
    state.step = 2
    if not state.row:
        _directives(state, chance)  # V23: the last event was removed
        return
    card = state.row.pop(0)
    card.face_up = True
    state.resolving = card
    printed = state.scenario.events[card.event]
    for place in PLACES:
        if place not in card.covers:
            _add_danger(state, place, printed.danger.get(place, 0))
            _add_inspiration(state, place, printed.inspiration.get(place, 0))
    _carry_out(state, chance, Doing(card.event, 1, 0))


def _resolved(state: State, chance: Chance) -> None:
    card = cast(Card, state.resolving)
    state.resolving = None
    laid = _lay_back(state, chance, card)
    if state.events_owed:
        assert not laid, "all covers were lost"
        _danger(state, chance)
        return
    _refill(state, chance)
    if laid and state.outside:
        state.pulled, state.then, state.stage = None, "laid_back", "outcome"
    else:
        _directives(state, chance)


def _add_danger(state: State, place: str, cubes: int) -> None:
    state.danger[place] += min(cubes, state.danger_left())


def _add_inspiration(state: State, place: str, cubes: int) -> None:
    state.inspiration[place] += min(cubes, state.inspiration_left())


# --- Lines --------------------------------------------------------------------------------------


def _lines(state: State, by: int | str) -> list[str]:
    if isinstance(by, int):
        return state.scenario.events[by].lines
    return cast(list[str], DIRECTIVES[by]["lines"])


def _carry_out(state: State, chance: Chance, doing: Doing) -> None:
    """Go through the lines from here on, until one leaves something to choose."""
    state.doing = None
    lines = _lines(state, doing.by)
    while doing.line <= len(lines):
        line = lines[doing.line - 1]
        covered = state.resolving and f"line_{doing.line}" in state.resolving.covers
        if not covered or not isinstance(doing.by, int):
            if _leaves_a_choice(line):
                if doing.left == 0:
                    doing.left = _how_often(line)
                if _options(state, line):
                    state.doing, state.stage = doing, "choice"
                    return
            else:
                _do(state, chance, line.split())
        doing = Doing(doing.by, doing.line + 1, 0)
    if isinstance(doing.by, int):
        _resolved(state, chance)
    else:
        state.discarded.add(doing.by)
        state.passes = 0
        _speak(state, chance)


def _leaves_a_choice(line: str) -> bool:
    verb, *words = line.split()
    return (
        "any" in words
        or "next" in words
        or verb in ("exchange", "hand_over", "learn", "free", "swap", "cover")
    )


def _how_often(line: str) -> int:
    """How many choices a line leaves: cube by cube, or one."""
    verb, *words = line.split()
    return int(words[1]) if verb in ("calm", "learn") else 1


def _options(state: State, line: str) -> list[str]:
    """What a line lets the active player choose, without `done`."""
    verb, *words = line.split()
    if verb == "move":
        roles = ROLES if words[0] == "any" else [words[0]]
        choices = []
        for role in roles:
            here = state.figures[role]
            there = {"any": PLACES, "next": _neighbours(here)}.get(words[1], [words[1]])
            choices += [f"move {role} {place}" for place in there if place != here]  # V14
        return choices
    if verb == "exchange":
        return [
            f"exchange {a} {b}"
            for a, b in combinations(ROLES, 2)
            if state.figures[a] != state.figures[b]
        ]
    if verb in ("calm", "clear"):
        return [f"{verb} {place}" for place in PLACES if state.danger[place]]
    if verb == "relieve":
        return [f"relieve {role}" for role in ROLES if state.zones[role]]
    if verb == "hand_over":
        return [f"hand_over {a} {b}" for a in ROLES if state.zones[a] for b in ROLES if a != b]
    if verb == "shelter":
        return [f"shelter {role}" for role in ROLES if role not in state.sheltered]
    if verb == "inspire":
        return [f"inspire {place}" for place in PLACES if state.inspiration_left()]
    if verb == "learn":
        colours = COLOURS if words[0] == "any" else [words[0]]
        return [
            f"learn {colour} {role}"
            for colour in colours
            for role in ROLES
            if state.inspiration_left()
        ]
    if verb == "free":
        return [f"free {end}" for end in ENDS if end in state.locked]
    if verb == "swap":
        return _swaps(state)
    assert verb == "cover"
    return [f"cover {words}" for words in _coverable(state) if state.inspiration_left()]


def _choose(state: State, chance: Chance, decision: str) -> None:
    doing = cast(Doing, state.doing)
    verb, *words = decision.split()
    line = _lines(state, doing.by)[doing.line - 1].split()
    doing.left -= 1
    if verb == "done":
        doing.left = 0
    elif verb == "exchange":
        a, b = words
        state.figures[a], state.figures[b] = state.figures[b], state.figures[a]
    elif verb == "hand_over":
        state.zones[words[0]] -= 1
        _take(state, words[1], 1)
    elif verb == "learn":
        _place_on_grid(state, words[0], words[1])
    elif verb == "free":
        _unlock(state, words[0])
    elif verb == "swap":
        _swap(state, " ".join(words))
    elif verb == "cover":
        state.row[int(words[0]) - 1].covers[words[1]] = f"{_frame(state, ' '.join(words))} cube"
    elif verb == "calm":
        state.danger[words[0]] -= 1
    elif verb == "move":
        _do(state, chance, decision.split())
    else:  # clear, relieve, shelter, inspire: as if the line had named it
        _do(state, chance, [verb, words[0], *line[2:]])
    if doing.left:
        _carry_out(state, chance, doing)
    else:
        _carry_out(state, chance, Doing(doing.by, doing.line + 1, 0))


def _do(state: State, chance: Chance, line: list[str]) -> None:
    """A line that leaves nothing open."""
    verb, *words = line
    number = int(words[-1]) if words and words[-1].isdecimal() else 0
    where = state.figures.get(words[0], words[0]) if words else ""
    if verb == "move":
        state.figures[words[0]] = words[1]
    elif verb == "gather":
        state.figures = dict.fromkeys(ROLES, words[0])
    elif verb == "deal":
        seat = state.active
        for _ in range(number):
            _draw(state, chance, seat)
            seat = state.after(seat)
    elif verb == "danger":
        _add_danger(state, where, number)
    elif verb == "spread":
        for place in PLACES:
            if state.danger[place]:
                _add_danger(state, place, 1)
    elif verb == "burden":
        _take(state, words[0], min(number, state.danger_left()))
    elif verb == "calm":
        state.danger[where] -= min(number, state.danger[where])
    elif verb == "clear":
        state.danger[where] = 0
    elif verb == "relieve":
        state.zones[words[0]] -= min(number, state.zones[words[0]])
    elif verb == "shelter":
        state.sheltered.add(words[0])
    elif verb == "inspire":
        _add_inspiration(state, where, number)
    elif verb == "forget":
        row = state.grid[words[0]]
        for _ in range(number):
            fullest = max(ROLES, key=lambda role: row[role])
            row[fullest] -= min(1, row[fullest])
    elif verb == "reveal":
        for card in state.row:
            card.face_up = True
    elif verb == "postpone":
        state.row = [*state.row[1:], *state.row[:1]]
    else:
        raise ValueError(f"{verb!r} is no line")


def _draw(state: State, chance: Chance, seat: str) -> None:
    """A directive from the pile, which the discard renews when it runs out (V13, V15)."""
    if not state.directives:
        state.directives, state.discarded = state.discarded, set()
    if state.directives:
        card = chance.directive(state, seat)
        state.directives.remove(card)
        state.hands[seat].add(card)


def _place_on_grid(state: State, colour: str, role: str) -> None:
    """A cube comes to the grid, and may fill its row or column (V18)."""
    state.grid[colour][role] += 1
    if all(state.grid[colour].values()):
        _unlock(state, colour)
    if all(row[role] for row in state.grid.values()):
        _unlock(state, role)


def _unlock(state: State, end: str) -> None:
    state.unlocked += state.locked.pop(end, [])


def _take(state: State, role: str, cubes: int) -> None:
    """Danger comes to a figure's zone; with five the game is lost at once (V23)."""
    state.zones[role] += cubes
    if state.zones[role] >= ZONE_LIMIT:
        state.end = "defeat"
        raise GameOverError


# --- Step 3: directives -------------------------------------------------------------------------


def _playable(state: State, seat: str) -> list[str]:
    return [
        card
        for card in DIRECTIVES
        if card in state.hands[seat]
        and _payable(_purse(state), ["purple"] * DIRECTIVES[card]["cost"])
    ]


def _directives(state: State, chance: Chance) -> None:
    state.step = 3
    state.active = state.turn
    state.passes = 0
    _speak(state, chance)


def _speak(state: State, chance: Chance) -> None:
    """Ask the next one who can play something, until all have passed in a row."""
    while state.passes < len(state.seats):
        if _playable(state, state.active):
            state.stage = "directive"
            return
        state.passes += 1
        state.active = state.after(state.active)
    state.passes = 0
    state.active = state.turn
    _danger(state, chance)


def _speaks(state: State, chance: Chance, decision: str) -> None:
    if decision == "pass":
        state.passes += 1
        state.active = state.after(state.active)
        _speak(state, chance)
        return
    card = decision.split()[1]
    state.hands[state.active].remove(card)
    _begin_payment(state, "play", card, ["purple"] * DIRECTIVES[card]["cost"])


# --- Step 4: danger and inspiration -------------------------------------------------------------


def _here(state: State, place: str) -> list[str]:
    return [role for role in ROLES if state.figures[role] == place]


def _exposed(state: State, place: str) -> list[str]:
    """Those who take the danger of the place where they stand."""
    return [role for role in _here(state, place) if role not in state.sheltered]


def _takers(state: State, place: str) -> list[str]:
    """Who may take a danger cube from a place (V16)."""
    return ROLES if state.danger[place] > state.scenario.limit else _exposed(state, place)


def _danger(state: State, chance: Chance) -> None:
    state.step = 4
    state.place = None
    for place in PLACES:
        if state.danger[place] > state.scenario.limit:
            state.place, state.stage = place, "take"
            return
    for place in PLACES:
        roles = _exposed(state, place)
        if state.danger[place] and len(roles) == 1:
            cubes, state.danger[place] = state.danger[place], 0
            _take(state, roles[0], cubes)
        elif state.danger[place] and roles:
            state.place, state.stage = place, "take"
            return
    _inspiration(state, chance)


def _cells(state: State, place: str) -> list[tuple[str, str]]:
    """Where inspiration of a place can go on the grid (V17)."""
    return [(c, role) for c in KINDS_OF_PLACE[place] for role in _here(state, place)]


def _inspiration(state: State, chance: Chance) -> None:
    state.place = None
    for place in PLACES:
        cells = _cells(state, place)
        while state.inspiration[place] and len(cells) == 1:
            state.inspiration[place] -= 1
            _place_on_grid(state, *cells[0])
        if state.inspiration[place] and cells:
            state.place, state.stage = place, "learn"
            return
    state.inspiration = Counter()
    _next(state, chance)


def _share(state: State, chance: Chance, decision: str) -> None:
    verb, *words = decision.split()
    place = cast(str, state.place)
    if verb == "take":
        state.danger[place] -= 1
        _take(state, words[0], 1)
        _danger(state, chance)
    else:
        state.inspiration[place] -= 1
        _place_on_grid(state, words[0], words[1])
        _inspiration(state, chance)


def _next(state: State, chance: Chance) -> None:
    """The next of the five that a collapse brings, the next turn, or the end."""
    if state.collapse_pending:
        state.collapse_pending = False
        state.events_owed = len(state.row)
    elif state.events_owed:
        state.events_owed -= 1
    if state.events_owed:
        _resolve(state, chance)
        return
    _refill(state, chance)
    if not state.row:
        state.end = "victory"
        raise GameOverError
    state.turn = state.after(state.turn)
    state.active = state.turn
    state.sheltered = set()
    state.step, state.stage = 1, "action"


# --- Deciding -----------------------------------------------------------------------------------


def _decisions(state: State) -> list[str]:
    if state.stage == "action":
        return _action_decisions(state)
    if state.stage == "name":
        return ["pay", *_name_decisions(state)]
    if state.stage == "pay":
        return _pay_decisions(state)
    if state.stage == "outcome":
        return ["held", "fell"]
    if state.stage == "directive":
        return ["pass", *(f"play {card}" for card in _playable(state, state.active))]
    if state.stage == "choice":
        doing = cast(Doing, state.doing)
        return ["done", *_options(state, _lines(state, doing.by)[doing.line - 1])]
    place = cast(str, state.place)
    if state.stage == "take":
        return [f"take {role}" for role in _takers(state, place)]
    return [f"learn {colour} {role}" for colour, role in _cells(state, place)]


def _act(state: State, chance: Chance, decision: str) -> None:
    verb, *words = decision.split()
    if verb == "cover":
        state.named.append(" ".join(words))
        state.named.sort(key=_in_order)
        state.stage = "name"
    elif verb == "pay":
        _pay_for_next_section(state)
    elif verb in ("pass", "draw"):
        if verb == "draw":
            _draw(state, chance, state.active)
        _resolve(state, chance)
    else:
        _begin_payment(state, verb, " ".join(words) or None, _cost(verb))


def _decide(state: State, chance: Chance, decision: str) -> None:
    if state.stage in ("action", "name"):
        _act(state, chance, decision)
    elif state.stage == "pay":
        _pay(state, chance, decision)
    elif state.stage == "outcome":
        _outcome(state, chance, decision)
    elif state.stage == "directive":
        _speaks(state, chance, decision)
    elif state.stage == "choice":
        _choose(state, chance, decision)
    else:
        _share(state, chance, decision)


# --- Positions ----------------------------------------------------------------------------------


def _read_card(data: dict[str, Any]) -> Card:
    return Card(data["event"], data["face_up"], dict(data.get("covers", {})))


def _read_tower(layers: list[dict[str, Any]]) -> list[Layer]:
    return [
        Layer(
            list(layer["blocks"]),
            [BEARS.index(bear) for bear in layer["bearing"]],
            layer.get("possible", EVERY),
        )
        for layer in layers
    ]


def _card_data(state: State, card: Card) -> dict[str, object]:
    data: dict[str, object] = {"event": card.event, "face_up": card.face_up}
    if state.scenario.events[card.event].swan:
        data["swan"] = True
    if card.covers:
        data["covers"] = dict(card.covers)
    return data


def _layer_data(layer: Layer) -> dict[str, object]:
    data: dict[str, object] = {
        "blocks": list(layer.blocks),
        "bearing": [BEARS[bear] for bear in layer.bearing],
    }
    if layer.possible != EVERY:
        data["possible"] = layer.possible
    return data


def _pending_data(state: State) -> dict[str, object]:
    pending: dict[str, object] = {}
    if state.named:
        pending["named"] = list(state.named)
    if state.payment is not None:
        pending |= {
            "for": state.payment.purpose,
            "target": state.payment.target,
            "colour": state.payment.colour,
            "owed": state.payment.owed,
        }
        if state.payment.touches:
            pending["touches"] = state.payment.touches
    if state.stage == "outcome":
        pending |= {"pulled": state.pulled, "then": state.then}
    if state.doing is not None:
        doing = state.doing
        pending |= {"by": doing.by, "line": doing.line, "left": doing.left}
        pending["does"] = _lines(state, doing.by)[doing.line - 1]
    for name, value in (
        ("place", state.place),
        ("passes", state.passes),
        ("sheltered", [role for role in ROLES if role in state.sheltered]),
        ("events_owed", state.events_owed),
        ("collapse_pending", state.collapse_pending),
    ):
        if value:
            pending[name] = value
    return pending


def _in_pile(cards: set[str]) -> list[str]:
    return [card for card in DIRECTIVES if card in cards]


# --- The game -----------------------------------------------------------------------------------


class ReferenceGame:
    """A game of Sarah's Vision at one moment; taking a decision gives another game."""

    def __init__(self, state: State) -> None:
        """A game that stands at this state, which it never changes."""
        self._state = state

    @classmethod
    def from_position(cls, position: dict[str, object]) -> "ReferenceGame":
        """A game from a position, which may be in the middle of a step."""
        data = cast(dict[str, Any], deepcopy(position))
        pending = data.get("pending", {})
        resolving = data.get("resolving")
        payment = doing = None
        if "for" in pending:
            payment = Payment(
                pending["for"],
                pending["target"],
                pending["colour"],
                pending["owed"],
                pending.get("touches", 0),
            )
        if "by" in pending:
            doing = Doing(pending["by"], pending["line"], pending["left"])
        return cls(
            State(
                options=data["options"],
                scenario=_scenario(data["options"]),
                active=data["active"],
                turn=data["turn"],
                step=data["step"],
                stage=data["stage"],
                figures=data["figures"],
                zones=data["zones"],
                danger=Counter(data["danger"]),
                inspiration=Counter(data["inspiration"]),
                grid=data["grid"],
                locked=data["locked"],
                unlocked=data["unlocked"],
                row=[_read_card(card) for card in data["row"]],
                resolving=None if resolving is None else _read_card(resolving),
                hands={seat: set(hand) for seat, hand in data["hands"].items()},
                discarded=set(data["discarded"]),
                directives=set(data["directives"]),
                tower=_read_tower(data["tower"]),
                deck=set(data["deck"]),
                chance=data["chance"],
                named=list(pending.get("named", [])),
                payment=payment,
                pulled=pending.get("pulled"),
                then=pending.get("then"),
                doing=doing,
                place=pending.get("place"),
                passes=pending.get("passes", 0),
                sheltered=set(pending.get("sheltered", [])),
                events_owed=pending.get("events_owed", 0),
                collapse_pending=pending.get("collapse_pending", False),
            )
        )

    @property
    def actor(self) -> str | None:
        """Who has to decide now, or None when the game is over."""
        if self._state.end is not None:
            return None
        return "tower" if self._state.stage == "outcome" else self._state.active

    @property
    def result(self) -> dict[str, object] | None:
        """Winners and reason, or None while the game goes on."""
        reason = self._state.end
        if reason is None:
            return None
        return {"winners": self._state.seats if reason == "victory" else [], "reason": reason}

    def decisions(self) -> list[str]:
        """All legal decisions now, sorted; none when the game is over."""
        return [] if self._state.end is not None else sorted(_decisions(self._state))

    def decide(
        self, decision: str, after: dict[str, object], held: bool | None = None
    ) -> "ReferenceGame":
        """The game after a decision; this one stays as it is.

        Chance is taken from the position afterwards, and `held` says how a simulated pull went.
        """
        if decision not in self.decisions():
            raise ValueError(f"{decision!r} is not a legal decision now")
        state = self._state.copy()
        try:
            _decide(state, Chance(after, held), decision)
        except GameOverError:
            assert state.end is not None
        state.chance = cast(int, after["chance"])
        return ReferenceGame(state)

    def felt(self) -> list[list[str | None]]:
        """What is known of how each block below the top three layers feels."""
        state = self._state
        return [
            [
                _known(state.tower[i], slot) if block else None
                for slot, block in enumerate(state.tower[i].blocks)
            ]
            for i in _reachable(state)
        ]

    def risks(self, slack: int = 0) -> list[list[float | None]]:
        """What it would be to pull each block below the top three layers, in per cent."""
        state = self._state
        return [
            [
                _mean_risk(state, i, slot, slack) if block and state.tower[i].number() > 1 else None
                for slot, block in enumerate(state.tower[i].blocks)
            ]
            for i in _reachable(state)
        ]

    def position(self) -> dict[str, object]:
        """The state as it is at this moment, with all its secrets."""
        state = self._state
        exported: dict[str, object] = {
            "game": "sarahs_vision",
            "to_move": self.actor,
            "active": state.active,
            "turn": state.turn,
            "step": state.step,
            "stage": state.stage,
            "options": deepcopy(state.options),
            "figures": dict(state.figures),
            "zones": dict(state.zones),
            "danger": {place: cubes for place, cubes in state.danger.items() if cubes},
            "inspiration": {place: cubes for place, cubes in state.inspiration.items() if cubes},
            "grid": deepcopy(state.grid),
            "locked": deepcopy(state.locked),
            "unlocked": sorted(state.unlocked, key=KINDS.index),
            "row": [_card_data(state, card) for card in state.row],
            "hands": {seat: _in_pile(hand) for seat, hand in state.hands.items()},
            "discarded": _in_pile(state.discarded),
            "tower": [_layer_data(layer) for layer in state.tower],
            "deck": sorted(state.deck),
            "directives": _in_pile(state.directives),
            "chance": state.chance,
        }
        if state.resolving is not None:
            exported["resolving"] = _card_data(state, state.resolving)
        pending = _pending_data(state)
        if pending:
            exported["pending"] = pending
        return exported


def risk(game: ReferenceGame, layer: int, slot: int, answer: str) -> float:
    """The chance that the tower falls when a block is pulled that feels so, in per cent."""
    return _risk(game._state, layer, slot, answer)
