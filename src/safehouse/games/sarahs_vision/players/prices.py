"""What decisions in Sarah's Vision cost: cubes, unlocked blocks, and the risk of each pull."""

import numpy as np

from safehouse.games.bits import bit, first, lowest, number, size
from safehouse.games.contract import Records
from safehouse.games.native import routine
from safehouse.games.sarahs_vision import decisions as d
from safehouse.games.sarahs_vision.paying import frame_colour
from safehouse.games.sarahs_vision.players.character import Character
from safehouse.games.sarahs_vision.players.outlook import KNOWN, menu_of
from safehouse.games.sarahs_vision.record import ACTION, CHOICE
from safehouse.games.sarahs_vision.table import (
    DIRECTIVE_COST,
    PURPLE,
    REMOVE_COLOUR,
    REMOVE_COST,
    REVEAL_COLOUR,
    REVEAL_COST,
    SWAP_COLOUR,
    SWAP_COST,
    is_face_up,
    is_swan,
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


@routine
def hoped_for(sheets: Records, colour: int) -> float:
    """The risk of the next pull of a colour, with what one may hope to find by touching.

    The three best blocks that nobody has touched are firm or better unless all of them are stuck;
    then the best of the others has to do.
    """
    s = sheets[KNOWN]
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
def price(sheets: Records, colour: int, units: int, collapse_costs: float, w: Character) -> float:
    """What it costs to pay some units of a colour, with the cheapest means."""
    s = sheets[KNOWN]
    cubes = 0
    for column in range(3):
        cubes += number(s.grid[colour, column])
    blocks = 0
    for kind in range(1, NUM_KINDS + 1):
        if number(COLOURS_OF[kind]) >> colour & 1:
            blocks += number(s.unlocked[kind])
    # What is named already is paid first.
    chance = hoped_for(sheets, colour) * w.growth ** size(s.named)
    total = 0.0
    for _ in range(units):
        pull = w.pull + min(1.0, chance) * collapse_costs
        if cubes and pull >= w.inspiration:
            cubes -= 1
            total += w.inspiration
        elif blocks and pull >= w.unlocked:
            blocks -= 1
            total += w.unlocked
        else:
            total += pull
            chance = w.growth * chance
    return total


@routine
def price_of(sheets: Records, decision: int, collapse_costs: float, w: Character) -> float:
    """What a decision costs."""
    s = sheets[KNOWN]
    if s.stage == CHOICE or decision in (d.PASS, d.DRAW, d.PAY):
        return 0.0
    if decision >= d.PLAY:
        cost = number(DIRECTIVE_COST[decision - d.PLAY])
        return price(sheets, PURPLE, cost, collapse_costs, w)
    if decision >= d.COVER:
        section = decision - d.COVER
        return price(sheets, frame_colour(s, section // 12, section % 12), 1, collapse_costs, w)
    if decision >= d.REMOVE:
        return price(sheets, REMOVE_COLOUR, REMOVE_COST, collapse_costs, w)
    if decision >= d.SWAP:
        return price(sheets, SWAP_COLOUR, SWAP_COST, collapse_costs, w)
    return price(sheets, REVEAL_COLOUR, REVEAL_COST, collapse_costs, w)


@routine
def bonus_of(sheets: Records, decision: int, w: Character) -> float:
    """What a decision gains beyond the city: a card, or knowing what comes next."""
    s = sheets[KNOWN]
    if s.stage != ACTION:
        return 0.0
    if decision == d.DRAW:
        return w.directive
    if decision != d.REVEAL:
        return 0.0
    turned = 0
    for place in range(s.row_size):
        if not is_face_up(s, place) and not is_swan(s, place):
            turned += 1
    return w.revealed * turned * (turned + 1)


@routine
def how_to_pay(sheets: Records, collapse_costs: float, w: Character) -> int:
    """Feel for a good block, then take the cheapest means."""
    s = sheets[KNOWN]
    parts = menu_of(sheets, KNOWN)
    best = -1
    least = 1e9
    best_is_loose = False
    for part in range(2):
        pulls = parts[2 + part]
        while pulls:
            place = first(pulls)
            pulls ^= lowest(pulls)
            layer, slot = part * d.LAYERS_IN_A_PART + place // 3, place % 3
            chance = risk(s, layer, slot)
            cost = w.pull + collapse_costs * chance / CERTAIN
            if cost < least:
                least = cost
                best = d.PULL + 64 * part + place
                best_is_loose = felt(s, layer, slot) == LOOSE
    spend = parts[7] >> np.uint64(d.SPEND - 7 * 64) & (bit(12) - np.uint64(1))
    use = parts[7] & (bit(10) - np.uint64(1))
    if parts[7] & bit(d.FEEL - 7 * 64) and not best_is_loose:
        return d.FEEL
    most = 0
    while spend:
        cell = first(spend)
        spend ^= lowest(spend)
        cubes = number(s.grid[cell // 3, cell % 3])
        # The last cube of a cell may still be wanted for a full row or column.
        cost = w.inspiration if cubes > 1 else w.last_inspiration
        if cost < least or (cost == least and cubes > most):
            least = cost
            most = cubes
            best = d.SPEND + cell
    while use:
        kind = first(use)
        use ^= lowest(use)
        # A block of two colours is worth a little more.
        cost = w.unlocked + (0.05 if kind >= 4 else 0.0)
        if cost < least:
            least = cost
            best = d.USE + kind
    return best
