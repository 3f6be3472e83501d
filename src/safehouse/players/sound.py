"""Sound play of Sarah's Vision: it looks ahead over the coming events and weighs every risk.

The player knows what everybody knows. It imagines a few worlds that agree with that, and asks of
every decision (an action, a section to cover, a directive and what to do with it) how the city
would stand some events later if nothing more were done. The gain is set against the price: what
cubes and unlocked blocks are worth, and the risk of each pull times what a collapse would cost in
those same worlds.

A character says what things are worth to a player. `reckless` is `sound` in everything but one: it
does not mind if the tower falls. `narrow` takes its first guess for the truth. So do `thrifty`,
which cannot bring itself to pull, `hasty`, which looks only two events ahead, and `dreamy`, which
misses all but the next one and trusts the tower too much. `expert` looks at the very next event as
well as at the fifth.
"""

from dataclasses import dataclass, fields

import numpy as np

from safehouse.engine.policy import Policy, Weights
from safehouse.games.bits import NONE, Bits, bit, first, lowest, mix, number, size
from safehouse.games.contract import Records
from safehouse.games.native import routine
from safehouse.games.sarahs_vision import KERNEL
from safehouse.games.sarahs_vision import decisions as d
from safehouse.games.sarahs_vision.choices import Menu, menu, sharers
from safehouse.games.sarahs_vision.memory import imagine
from safehouse.games.sarahs_vision.paying import frame_colour
from safehouse.games.sarahs_vision.record import (
    ACTION,
    CHOICE,
    LEARN,
    LINES,
    NAME,
    NUM_CELLS,
    NUM_EVENTS,
    OUTCOME,
    PAY,
    RUNNING,
    TAKE,
    VICTORY,
)
from safehouse.games.sarahs_vision.rules import advance, collapse, decide, is_asking, lay_back
from safehouse.games.sarahs_vision.table import (
    CUBE,
    DIRECTIVE_COST,
    PURPLE,
    REMOVE_COLOUR,
    REMOVE_COST,
    REVEAL_COLOUR,
    REVEAL_COST,
    SWAP_COLOUR,
    SWAP_COST,
    close_up,
    is_face_up,
    is_swan,
    lay_cover,
    refill,
    swap_pair,
)
from safehouse.games.sarahs_vision.tower import (
    CERTAIN,
    COLOURS_OF,
    FIRM,
    LOOSE,
    NUM_KINDS,
    STUCK,
    TOUCHES_PER_PULL,
    UNFELT,
    blocks_in,
    felt,
    present,
    pullable_layers,
    risk,
    risk_of,
    strain,
)


@dataclass(frozen=True)
class Character:
    """What things are worth, in units of the first danger cube of a figure."""

    second_cube: float = 1.4
    third_cube: float = 1.2
    fourth_cube: float = 3.9
    defeat: float = 30.0
    victory: float = 16.0
    cube_in_city: float = 0.6
    cube_at_limit: float = 0.7
    inspiration: float = 0.35
    last_inspiration: float = 0.5
    unlocked: float = 0.7
    directive: float = 0.6
    revealed: float = 0.16
    pull: float = 0.55
    """What a pull costs besides its risk: the tower gets thinner."""

    least_gain: float = 0.05
    minds_collapse: float = 1.0
    at_once: float = 0.8
    """How much the next moment counts beside what comes later."""

    turn: float = 4.0
    """What a turn is worth: a collapse takes away those that one would have had."""

    growth: float = 1.5
    """By what the risk of each further pull of one payment is greater."""

    worlds: float = 3.0
    horizon: float = 5.0
    """How many worlds are imagined, and how many events are looked ahead."""

    near: float = 0.0
    near_horizon: float = 2.0
    """How much a nearer horizon counts beside the far one, and how near it is."""

    def weights(self) -> Weights:
        """The same as numbers."""
        return np.array([getattr(self, field.name) for field in fields(self)])


(
    SECOND_CUBE,
    THIRD_CUBE,
    FOURTH_CUBE,
    DEFEAT_COSTS,
    VICTORY_BRINGS,
    CUBE_IN_CITY,
    CUBE_AT_LIMIT,
    INSPIRATION,
    LAST_INSPIRATION,
    UNLOCKED,
    A_DIRECTIVE,
    REVEALED,
    A_PULL,
    LEAST_GAIN,
    MINDS_COLLAPSE,
    AT_ONCE,
    A_TURN,
    GROWTH,
    WORLDS,
    HORIZON,
    NEAR,
    NEAR_HORIZON,
) = range(len(fields(Character)))

CHARACTERS = {
    "sound": Character(),
    "reckless": Character(minds_collapse=0.0),
    "dreamy": Character(worlds=1.0, horizon=1.0, minds_collapse=0.1),
    "hasty": Character(worlds=1.0, horizon=2.0),
    "thrifty": Character(worlds=1.0, pull=2.5),
    "narrow": Character(worlds=1.0),
    # Found by trying some hundred characters over many games of all three scenarios.
    "expert": Character(
        cube_in_city=0.869,
        inspiration=0.469,
        last_inspiration=0.501,
        directive=0.474,
        revealed=0.207,
        pull=0.587,
        minds_collapse=1.046,
        at_once=0.769,
        turn=1.033,
        growth=1.444,
        worlds=4.0,
        near=0.35,
        near_horizon=1.0,
    ),
}

MOST_WORLDS = 12

# Places in the array of records: what is known, sheets to try things out on, and the worlds.
KNOWN, TRY, OPTION, AHEAD, WORLD = range(5)
NUM_RECORDS = WORLD + MOST_WORLDS

COLLAPSE = -1
"""A plan that nobody has: to let the tower fall."""


# --- Looking at a sheet -------------------------------------------------------------------------


@routine
def menu_of(records: Records, i: int) -> Menu:
    """What may be decided on a sheet."""
    return menu(records[i])


@routine
def worth(records: Records, i: int, w: Weights) -> float:
    """How the city stands."""
    s = records[i]
    if s.end == VICTORY:
        return w[VICTORY_BRINGS]
    total = 0.0
    for role in range(3):
        cubes = number(s.zone[role])
        total -= 1.0 if cubes > 0 else 0.0
        total -= w[SECOND_CUBE] if cubes > 1 else 0.0
        total -= w[THIRD_CUBE] if cubes > 2 else 0.0
        total -= w[FOURTH_CUBE] if cubes > 3 else 0.0
        total -= w[DEFEAT_COSTS] if cubes > 4 else 0.0
    for cell in range(NUM_CELLS):
        cubes = number(s.danger[cell])
        total -= w[CUBE_IN_CITY] * cubes
        if cubes >= s.location_limit:
            total -= w[CUBE_AT_LIMIT]
    for colour in range(4):
        for column in range(3):
            total += w[INSPIRATION] * number(s.grid[colour, column])
    for kind in range(1, NUM_KINDS + 1):
        total += w[UNLOCKED] * number(s.unlocked[kind])
    for player in range(s.num_players):
        total += w[A_DIRECTIVE] * size(np.uint64(s.hand[player]))
    return total


@routine
def who_takes(records: Records, i: int) -> int:
    """Danger goes to whoever has least of it."""
    s = records[i]
    able = sharers(s)
    best = -1
    for role in range(3):
        if able >> role & 1 and (best < 0 or s.zone[role] < s.zone[best]):
            best = role
    return d.TAKE + best


@routine
def what_to_learn(records: Records, i: int) -> int:
    """A cube goes where it opens a row or a column, or comes nearest to it."""
    s = records[i]
    cells = menu_of(records, i)[7] >> np.uint64(d.LEARN - 7 * 64)
    best = -1
    most = -1.0
    while cells:
        cell = first(cells)
        cells ^= lowest(cells)
        colour, column = cell // 3, cell % 3
        value = 0.1 if colour == PURPLE else 0.0
        if not s.grid[colour, column]:
            in_row = 0
            in_column = 0
            for other in range(3):
                in_row += 1 if s.grid[colour, other] else 0
            for other in range(4):
                in_column += 1 if s.grid[other, column] else 0
            if not number(s.freed) >> colour & 1:
                value += 1.0 + in_row
            if not number(s.freed) >> (4 + column) & 1:
                value += 1.0 + 1.5 * in_column
        if value > most:
            most = value
            best = cell
    return d.LEARN + best


# --- What things cost ---------------------------------------------------------------------------


@routine
def hoped_for(records: Records, colour: int) -> float:
    """The risk of the next pull of a colour, with what one may hope to find by touching.

    The three best blocks that nobody has touched are firm or better unless all of them are stuck;
    then the best of the others has to do.
    """
    s = records[KNOWN]
    otherwise = 1.0
    firm = 1.0
    all_stuck = 1.0
    untouched = 0
    for layer in range(pullable_layers(s)):
        if blocks_in(present(s, layer)) > 1:
            for slot in range(3):
                if number(COLOURS_OF[s.tower[layer, slot]]) >> colour & 1:
                    mean = risk(s, layer, slot) / CERTAIN
                    otherwise = min(otherwise, mean)
                    if felt(s, layer, slot) == UNFELT:
                        here = strain(s, layer, slot)
                        if_firm, if_stuck = risk_of(here, FIRM), risk_of(here, STUCK)
                        firm = min(firm, if_firm / CERTAIN)
                        if untouched < TOUCHES_PER_PULL and if_stuck > if_firm:
                            untouched += 1
                            stuck = (CERTAIN * mean - if_firm) / (if_stuck - if_firm)
                            all_stuck *= min(1.0, max(0.0, stuck))
    if untouched == 0:
        return otherwise
    return min(otherwise, (1.0 - all_stuck) * firm + all_stuck * otherwise)


@routine
def price(records: Records, colour: int, units: int, collapse_costs: float, w: Weights) -> float:
    """What it costs to pay so many units of a colour, with the cheapest means."""
    s = records[KNOWN]
    cubes = 0
    for column in range(3):
        cubes += number(s.grid[colour, column])
    blocks = 0
    for kind in range(1, NUM_KINDS + 1):
        if number(COLOURS_OF[kind]) >> colour & 1:
            blocks += number(s.unlocked[kind])
    # What is named already is paid first.
    chance = hoped_for(records, colour) * w[GROWTH] ** size(s.named)
    total = 0.0
    for _ in range(units):
        pull = w[A_PULL] + min(1.0, chance) * collapse_costs
        if cubes and pull >= w[INSPIRATION]:
            cubes -= 1
            total += w[INSPIRATION]
        elif blocks and pull >= w[UNLOCKED]:
            blocks -= 1
            total += w[UNLOCKED]
        else:
            total += pull
            chance = w[GROWTH] * chance
    return total


@routine
def price_of(records: Records, action: int, collapse_costs: float, w: Weights) -> float:
    """What a decision costs."""
    s = records[KNOWN]
    if s.stage == CHOICE or action in (d.PASS, d.DRAW, d.PAY):
        return 0.0
    if action >= d.PLAY:
        cost = number(DIRECTIVE_COST[action - d.PLAY])
        return price(records, PURPLE, cost, collapse_costs, w)
    if action >= d.COVER:
        section = action - d.COVER
        return price(records, frame_colour(s, section // 12, section % 12), 1, collapse_costs, w)
    if action >= d.REMOVE:
        return price(records, REMOVE_COLOUR, REMOVE_COST, collapse_costs, w)
    if action >= d.SWAP:
        return price(records, SWAP_COLOUR, SWAP_COST, collapse_costs, w)
    return price(records, REVEAL_COLOUR, REVEAL_COST, collapse_costs, w)


@routine
def bonus_of(records: Records, action: int, w: Weights) -> float:
    """What a decision brings that does not show in the city: a card, or to know what comes."""
    s = records[KNOWN]
    if s.stage != ACTION:
        return 0.0
    if action == d.DRAW:
        return w[A_DIRECTIVE]
    if action != d.REVEAL:
        return 0.0
    turned = 0
    for place in range(s.row_size):
        if not is_face_up(s, place) and not is_swan(s, place):
            turned += 1
    return w[REVEALED] * turned * (turned + 1)


@routine
def how_to_pay(records: Records, collapse_costs: float, w: Weights) -> int:
    """Feel for a good block, then take the cheapest means."""
    s = records[KNOWN]
    words = menu_of(records, KNOWN)
    best = -1
    least = 1e9
    best_is_loose = False
    for word in range(2):
        pulls = words[2 + word]
        while pulls:
            place = first(pulls)
            pulls ^= lowest(pulls)
            layer, slot = word * d.LAYERS_IN_A_WORD + place // 3, place % 3
            chance = risk(s, layer, slot)
            cost = w[A_PULL] + collapse_costs * chance / CERTAIN
            if cost < least:
                least = cost
                best = d.PULL + 64 * word + place
                best_is_loose = felt(s, layer, slot) == LOOSE
    spend = words[7] >> np.uint64(d.SPEND - 7 * 64) & (bit(12) - np.uint64(1))
    use = words[7] & (bit(10) - np.uint64(1))
    if words[7] & bit(d.FEEL - 7 * 64) and not best_is_loose:
        return d.FEEL
    most = 0
    while spend:
        cell = first(spend)
        spend ^= lowest(spend)
        cubes = number(s.grid[cell // 3, cell % 3])
        # The last cube of a cell may still be wanted for a full row or column.
        cost = w[INSPIRATION] if cubes > 1 else w[LAST_INSPIRATION]
        if cost < least or (cost == least and cubes > most):
            least = cost
            most = cubes
            best = d.SPEND + cell
    while use:
        kind = first(use)
        use ^= lowest(use)
        # A block of two colours is worth a little more.
        cost = w[UNLOCKED] + (0.05 if kind >= 4 else 0.0)
        if cost < least:
            least = cost
            best = d.USE + kind
    return best


# --- Looking ahead ------------------------------------------------------------------------------


@routine
def do_step(records: Records, i: int, action: int) -> None:
    """Carry out a decision on a sheet, and let happen what happens of itself."""
    if action != d.PASS or is_asking(records[i]):
        decide(records[i], action, None)
    while not is_asking(records[i]):
        advance(records[i], None)


@routine
def ahead(records: Records, i: int, events: int, w: Weights) -> float:
    """How the city would stand so many events later, with nothing done about it.

    An event is over when its danger has been taken: when the next turn begins.
    """
    records[AHEAD] = records[i]
    s = records[AHEAD]
    until = max(0, number(s.row_size) + size(np.uint64(s.unseen)) - events)
    while s.end == RUNNING:
        if s.stage == ACTION and number(s.row_size) + size(np.uint64(s.unseen)) <= until:
            break
        action = d.PASS
        if s.stage == TAKE:
            action = who_takes(records, AHEAD)
        elif s.stage == LEARN:
            action = what_to_learn(records, AHEAD)
        elif s.stage == CHOICE:
            action = d.DONE
        do_step(records, AHEAD, action)
    return worth(records, AHEAD, w)


@routine
def put_into_effect(records: Records, i: int, action: int, named: Bits) -> None:
    """Do on a sheet what is planned, as if it were paid for."""
    s = records[i]
    if s.stage == CHOICE:
        do_step(records, i, action)
        return
    if s.stage == NAME:
        s.stage = ACTION
    s.named = NONE
    while named:
        section = first(named)
        named ^= lowest(named)
        lay_cover(s, section // 12, section % 12, CUBE)
    if action == COLLAPSE:
        s.step = 1
        collapse(s, None)
    elif action >= d.PLAY:
        s.hand[s.player] &= ~np.uint32(bit(action - d.PLAY))
        s.source = NUM_EVENTS + action - d.PLAY
        s.line = 0
        s.stage = LINES
        do_step(records, i, d.PASS)
    elif d.REMOVE <= action < d.TAKE:
        lay_back(s, action - d.REMOVE)
        close_up(s, action - d.REMOVE)
        refill(s, None)
    elif d.SWAP <= action < d.REMOVE:
        swap_pair(s, action - d.SWAP, None)


@routine
def outlook(records: Records, action: int, named: Bits, w: Weights) -> float:
    """How the worlds would stand after a decision and the next events, with sections covered."""
    total = 0.0
    worlds, horizon = int(w[WORLDS]), int(w[HORIZON])
    for world in range(worlds):
        records[TRY] = records[WORLD + world]
        # A removed event is over; what is done in the third step is felt in the fourth.
        events = horizon - 1 if d.REMOVE <= action < d.TAKE else horizon
        at_once = 0.0 if records[TRY].stage == ACTION or records[TRY].stage == NAME else w[AT_ONCE]
        put_into_effect(records, TRY, action, named)
        while records[TRY].end == RUNNING and records[TRY].stage == CHOICE:
            best = d.DONE
            most = -1e9
            words = menu_of(records, TRY)
            for word in (0, 1, 6, 7):
                left = words[word]
                while left:
                    option = 64 * word + first(left)
                    left ^= lowest(left)
                    records[OPTION] = records[TRY]
                    do_step(records, OPTION, option)
                    value = ahead(records, OPTION, 0, w)
                    value += ahead(records, OPTION, horizon, w)
                    if value > most:
                        most = value
                        best = option
            do_step(records, TRY, best)
        if at_once > 0.0:
            total += at_once * ahead(records, TRY, 0, w)
        later = ahead(records, TRY, events, w)
        if w[NEAR] > 0.0:
            nearer = events - horizon + int(w[NEAR_HORIZON])
            later = (1.0 - w[NEAR]) * later + w[NEAR] * ahead(records, TRY, nearer, w)
        total += (1.0 - at_once) * later
    return total / worlds


@routine
def best_of(records: Records, words: Menu, named: Bits, costs: float, w: Weights) -> int:
    """The decision that gains most beyond its price."""
    stage = records[KNOWN].stage
    nothing = d.DONE if stage == CHOICE else d.PAY if stage == NAME else d.PASS
    as_it_is = outlook(records, nothing, named, w)
    best = nothing
    most = w[LEAST_GAIN]
    for word in (0, 1, 6, 7):
        left = words[word]
        while left:
            action = 64 * word + first(left)
            left ^= lowest(left)
            if action == nothing:
                continue
            covered = named
            if stage != CHOICE and d.COVER <= action < d.PULL:
                covered |= bit(action - d.COVER)
            gain = bonus_of(records, action, w) - price_of(records, action, costs, w)
            if action != d.DRAW and action != d.REVEAL:
                gain += outlook(records, action, covered, w) - as_it_is
            if gain > most:
                most = gain
                best = action
    return best


@routine
def choose(records: Records, word: Bits, w: Weights) -> int:
    """A decision, from what is known; the other records are sheets of paper."""
    s = records[KNOWN]
    if s.stage == TAKE:
        return who_takes(records, KNOWN)
    if s.stage == LEARN:
        return what_to_learn(records, KNOWN)
    if s.stage == OUTCOME:
        return d.HELD
    for world in range(int(w[WORLDS])):
        records[WORLD + world] = records[KNOWN]
        imagine(records[WORLD + world], mix(word + np.uint64(world)))
    costs = 0.0
    if w[MINDS_COLLAPSE] > 0.0:
        costs = outlook(records, d.PASS, NONE, w) - outlook(records, COLLAPSE, NONE, w)
        costs = w[MINDS_COLLAPSE] * (max(0.0, costs) + w[A_TURN] * number(s.row_size))
    if s.stage == PAY:
        return how_to_pay(records, costs, w)
    return best_of(records, menu_of(records, KNOWN), s.named, costs, w)


def planner(name: str) -> Policy:
    """One of the characters as a policy."""
    return Policy(name, KERNEL, choose, NUM_RECORDS, CHARACTERS[name].weights())
