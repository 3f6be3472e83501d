"""Sound play of Sarah's Vision: it looks ahead over the coming events and weighs every risk.

The player knows what everybody knows. It imagines a few worlds that agree with that, and asks of
every decision (an action, a section to cover, a directive and what to do with it) how the city
would stand some events later if nothing more were done. The gain is set against the price: what
cubes and unlocked blocks are worth, and the risk of each pull times what a collapse would cost in
those same worlds.
"""

import numpy as np

from safehouse.games.bits import NONE, Bits, bit, first, lowest, mix, number
from safehouse.games.contract import Records
from safehouse.games.native import routine
from safehouse.games.players import Policy
from safehouse.games.sarahs_vision import KERNEL
from safehouse.games.sarahs_vision import decisions as d
from safehouse.games.sarahs_vision.choices import Menu
from safehouse.games.sarahs_vision.memory import imagine
from safehouse.games.sarahs_vision.players.character import CHARACTERS, Character
from safehouse.games.sarahs_vision.players.outlook import (
    COLLAPSE,
    KNOWN,
    NUM_SHEETS,
    PLANNED_PARTS,
    WORLD,
    menu_of,
    outlook,
    what_to_learn,
    who_takes,
)
from safehouse.games.sarahs_vision.players.prices import bonus_of, how_to_pay, price_of
from safehouse.games.sarahs_vision.record import CHOICE, LEARN, NAME, OUTCOME, PAY, TAKE


@routine
def best_of(sheets: Records, parts: Menu, named: Bits, costs: float, w: Character) -> int:
    """The decision that gains most beyond its price."""
    stage = sheets[KNOWN].stage
    nothing = d.DONE if stage == CHOICE else d.PAY if stage == NAME else d.PASS
    as_it_is = outlook(sheets, nothing, named, w)
    best = nothing
    most = w.least_gain
    for part in PLANNED_PARTS:
        left = parts[part]
        while left:
            decision = 64 * part + first(left)
            left ^= lowest(left)
            if decision == nothing:
                continue
            covered = named
            if stage != CHOICE and d.COVER <= decision < d.PULL:
                covered |= bit(decision - d.COVER)
            gain = bonus_of(sheets, decision, w) - price_of(sheets, decision, costs, w)
            if decision != d.DRAW and decision != d.REVEAL:
                gain += outlook(sheets, decision, covered, w) - as_it_is
            if gain > most:
                most = gain
                best = decision
    return best


@routine
def choose(sheets: Records, random_bits: Bits, weights: Records) -> int:
    """A decision, from what is known; the other sheets are for trying things out."""
    s, w = sheets[KNOWN], weights[0]
    if s.stage == TAKE:
        return who_takes(sheets, KNOWN)
    if s.stage == LEARN:
        return what_to_learn(sheets, KNOWN)
    if s.stage == OUTCOME:
        return d.HELD
    for world in range(w.worlds):
        sheets[WORLD + world] = sheets[KNOWN]
        imagine(sheets[WORLD + world], mix(random_bits + np.uint64(world)))
    costs = 0.0
    if w.minds_collapse > 0.0:
        costs = outlook(sheets, d.PASS, NONE, w) - outlook(sheets, COLLAPSE, NONE, w)
        costs = w.minds_collapse * (max(0.0, costs) + w.turn * number(s.row_size))
    if s.stage == PAY:
        return how_to_pay(sheets, costs, w)
    return best_of(sheets, menu_of(sheets, KNOWN), s.named, costs, w)


POLICIES = tuple(
    Policy(name, KERNEL, choose, NUM_SHEETS, character.record())
    for name, character in CHARACTERS.items()
)
