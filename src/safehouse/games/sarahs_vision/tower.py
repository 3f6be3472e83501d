"""The tower: how it stands, what a finger feels, and how likely it is to fall.

A layer's bearing, one of 27, says of each of its three blocks whether it bears lightly, normally or
heavily. Nobody sees it. With the blocks that are left in the layer it decides what part of the load
each carries, so that pulling one changes what the others feel like. Each layer remembers the
bearings that agree with everything felt so far: that is all that anybody can know about it.

The risk of a pull depends on what is felt and on what everybody sees, and on nothing else; so a
pull that holds reveals no more than the touch did. All arithmetic is in integers, so every machine
gets the same result.
"""

import math
from typing import Literal, get_args

import numpy as np

from safehouse.games.bits import ONE, Bits, below, bit, mix, number
from safehouse.games.native import routine, rule
from safehouse.games.sarahs_vision.contents import box, tower_model
from safehouse.games.sarahs_vision.effects import COLOURS
from safehouse.games.sarahs_vision.record import MAX_LAYERS, Record

# A kind of block is a number from 1 to 10: the four colours, then the six pairs; 0 is a gap.
PAIRS_OF_COLOURS = tuple((a, b) for a in range(4) for b in range(a + 1, 4))
KINDS = (
    *((colour,) for colour in range(4)),
    *PAIRS_OF_COLOURS,
)
NUM_KINDS = len(KINDS)
COLOURS_OF = np.array([0, *(sum(1 << colour for colour in kind) for kind in KINDS)], np.uint8)
BLOCKS = np.array(
    [0, *[box().blocks.one_colour] * 4, *[box().blocks.two_colours] * 6],
    np.int8,
)
"""How many blocks of each kind there are."""

KIND_NAMES = ("", *("_".join(COLOURS[colour] for colour in kind) for kind in KINDS))

UNTOUCHABLE = 3
"""The top layers from which nothing is pulled (V19)."""

LEFT, MIDDLE, RIGHT = range(3)
Slot = Literal["left", "middle", "right"]
SLOTS: tuple[Slot, ...] = get_args(Slot)
FREE_SLOTS = np.array(
    # The middle is laid first: nothing tips over it.
    [
        next(slot for slot in (MIDDLE, LEFT, RIGHT, 3) if not taken >> slot & 1)
        for taken in range(8)
    ],
    np.int8,
)

LOOSE, FIRM, STUCK, UNFELT = range(4)
Answer = Literal["loose", "firm", "stuck"]
ANSWERS: tuple[Answer, ...] = get_args(Answer)

NUM_BEARINGS = 27
UNKNOWN_BEARING = NUM_BEARINGS
EVERY_BEARING = np.uint32((1 << NUM_BEARINGS) - 1)

_MODEL = tower_model()


def _answer(bearing: int, present: int, slot: int) -> int:
    weights = [_MODEL.bearing.weight[bearing // 3**i % 3] for i in range(3)]
    total = sum(weights[i] for i in range(3) if present >> i & 1)
    share = 100 * weights[slot]
    if share < _MODEL.touch.loose_below * total:
        return LOOSE
    return STUCK if share > _MODEL.touch.stuck_above * total else FIRM


ANSWER = np.array(
    [
        [[_answer(b, present | 1 << i, i) for i in range(3)] for b in range(NUM_BEARINGS)]
        for present in range(8)
    ],
    np.int8,
)
"""By the blocks that are present (a set), the bearing, and the slot that is touched."""

AGREES = np.array(
    [
        [
            [
                sum(1 << b for b in range(NUM_BEARINGS) if ANSWER[present, b, i] == answer)
                for answer in range(3)
            ]
            for i in range(3)
        ]
        for present in range(8)
    ],
    np.uint32,
)
"""The bearings that give an answer: by the blocks present, the slot, and the answer."""

CHANCE = np.array(
    [
        math.prod(_MODEL.bearing.chance[bearing // 3**i % 3] for i in range(3))
        for bearing in range(NUM_BEARINGS)
    ],
    np.int16,
)
"""How likely a bearing is before anything is felt, in 4096ths."""

BEARS = np.array([i for i in range(3) for _ in range(_MODEL.bearing.chance[i])], np.int8)
TOUCHES_PER_PULL = _MODEL.touch.per_pull

_RISK = _MODEL.risk
BASE_RISK = np.array([_RISK.loose, _RISK.firm, _RISK.stuck], np.int16)
MIDDLE_RISK, LAYER_RISK, GAPS_RISK = _RISK.middle, _RISK.layer_above, _RISK.gaps
BESIDE_RISK, ABOVE_RISK = _RISK.missing_beside, _RISK.missing_above
UNSTEADIED_RISK, LEAN_RISK, CERTAIN_AT = _RISK.unsteadied, _RISK.lean, _RISK.certain_at
WIDTH = _MODEL.block.width

MAX_LOGIT = 700
CERTAIN = 1000
"""Risks are in thousandths."""

LOGISTIC = np.array(
    [round(CERTAIN / (1 + math.exp(-x / 100))) for x in range(-MAX_LOGIT, MAX_LOGIT + 1)], np.int16
)


# --- Chance --------------------------------------------------------------------------------------


@rule
def random(s: Record) -> Bits:
    """The next random bits of the game."""
    s.counter += ONE
    return mix(s.counter)


# --- Building ------------------------------------------------------------------------------------


@rule
def present(s: Record, layer: int) -> int:
    """The slots of a layer where a block lies, as a set."""
    found = 1 if s.tower[layer, LEFT] else 0
    found |= 2 if s.tower[layer, MIDDLE] else 0
    return found | (4 if s.tower[layer, RIGHT] else 0)


@rule
def blocks_in(taken: int) -> int:
    """How many slots a set has."""
    return (taken & 1) + (taken >> 1 & 1) + (taken >> 2)


@routine
def lay(s: Record, kind: int) -> None:
    """Lay a block on top of the tower."""
    top = number(s.layers) - 1
    slot = 3 if top < 0 else number(FREE_SLOTS[present(s, top)])
    if slot == 3:
        top += 1
        slot = MIDDLE
        s.layers += 1
        s.possible[top] = EVERY_BEARING
        s.bearing[top] = 0
    s.tower[top, slot] = kind
    bears = number(BEARS[number(random(s) & np.uint64(15))])
    s.bearing[top] += bears * (1 if slot == LEFT else 3 if slot == MIDDLE else 9)


@rule
def in_bag(bag: Bits, kind: int) -> int:
    """How many blocks of a kind are in a bag, which holds a nibble for each kind."""
    return number(bag >> np.uint64(4 * kind) & np.uint64(15))


@rule
def draw_block(bag: Bits, kind: int, which: int) -> int:
    """The kind of block number `which` in a bag, counted from a kind on."""
    while which >= in_bag(bag, kind):
        which -= in_bag(bag, kind)
        kind += 1
    return kind


@routine
def build(s: Record, bag: Bits) -> None:
    """Build the tower at random from a bag of blocks."""
    for layer in range(MAX_LAYERS):
        s.possible[layer] = EVERY_BEARING
        s.bearing[layer] = 0
        for slot in range(3):
            s.tower[layer, slot] = 0
    s.layers = 0
    left = 0
    for kind in range(1, NUM_KINDS + 1):
        left += in_bag(bag, kind)
    while left > 0:
        kind = draw_block(bag, 1, below(random(s), left))
        bag -= bit(4 * kind)
        left -= 1
        lay(s, kind)


# --- Touching and pulling ------------------------------------------------------------------------


@rule
def pullable_layers(s: Record) -> int:
    """How many layers lie below those that nobody may pull from."""
    return max(0, number(s.layers) - UNTOUCHABLE)


@routine
def felt(s: Record, layer: int, slot: int) -> int:
    """What is known about a block: loose, firm, stuck, or not felt yet."""
    taken = present(s, layer)
    possible = s.possible[layer]
    for answer in range(3):
        if possible & ~AGREES[taken, slot, answer] == 0:
            return answer
    return UNFELT


@routine
def touch(s: Record, layer: int, slot: int) -> int:
    """Feel how a block sits, and remember it."""
    taken = present(s, layer)
    answer = number(ANSWER[taken, s.bearing[layer], slot])
    s.possible[layer] &= AGREES[taken, slot, answer]
    return answer


@routine
def gaps(s: Record) -> int:
    """How many blocks are missing below the top layers."""
    missing = 0
    for layer in range(pullable_layers(s)):
        missing += 3 - blocks_in(present(s, layer))
    return missing


@routine
def support(s: Record, layer: int, slot: int) -> int:
    """How far all that stands above is from tipping over what is left of a layer after a pull.

    In tenths of a millimetre, from the centre of mass of everything above to the nearer edge of the
    blocks that stay. Layers lie crosswise, so only every second one moves the centre this way.
    """
    above = 0
    moment = 0
    for other in range(layer + 1, s.layers):
        taken = present(s, other)
        above += blocks_in(taken)
        if (other - layer) % 2 == 0:
            moment += (taken >> 2) - (taken & 1)
    rest = present(s, layer) & ~(1 << slot)
    if rest == 0:
        return -WIDTH
    first_slot = 0 if rest & 1 else 1 if rest & 2 else 2
    last_slot = 2 if rest & 4 else 1 if rest & 2 else 0
    # Rounded the same way to both sides.
    centre = (WIDTH * abs(moment) + above // 2) // above
    if moment < 0:
        centre = -centre
    left_edge = WIDTH * (first_slot - 1) - WIDTH // 2
    right_edge = WIDTH * (last_slot - 1) + WIDTH // 2
    return min(centre - left_edge, right_edge - centre)


@routine
def strain(s: Record, layer: int, slot: int) -> int:
    """What everybody sees of a pull's risk, in hundredths of its logit."""
    margin = support(s, layer, slot)
    if margin <= CERTAIN_AT:
        return 10 * MAX_LOGIT
    taken = present(s, layer)
    missing = gaps(s)
    total = (GAPS_RISK * missing * missing) // 100
    total += LAYER_RISK * max(0, number(s.layers) - 1 - layer - UNTOUCHABLE)
    total += LEAN_RISK * max(0, WIDTH // 2 - margin)
    total += ABOVE_RISK * (3 - blocks_in(present(s, layer + 1)))
    if slot == MIDDLE:
        total += MIDDLE_RISK
    if taken != 7:
        total += BESIDE_RISK
    if s.num_players == 1:
        total += UNSTEADIED_RISK
    return total


@rule
def risk_of(strain: int, answer: int) -> int:
    """The chance that a pull brings the tower down, in thousandths, by how the block feels."""
    logit = number(BASE_RISK[answer]) + strain
    if logit >= MAX_LOGIT:
        return CERTAIN
    return number(LOGISTIC[max(-MAX_LOGIT, logit) + MAX_LOGIT])


@routine
def risk(s: Record, layer: int, slot: int) -> int:
    """The chance of a fall as far as anybody can know it, in thousandths."""
    taken = present(s, layer)
    here = strain(s, layer, slot)
    possible = s.possible[layer]
    all_of_it = 0
    weighed = 0
    for answer in range(3):
        agreeing = possible & AGREES[taken, slot, answer]
        if agreeing:
            chance = 0
            for bearing in range(NUM_BEARINGS):
                if agreeing >> np.uint32(bearing) & np.uint32(1):
                    chance += number(CHANCE[bearing])
            all_of_it += chance
            weighed += chance * risk_of(here, answer)
    return (weighed + all_of_it // 2) // all_of_it


@rule
def take_out(s: Record, layer: int, slot: int) -> int:
    """Take a block out of the tower, and say of which kind it is."""
    kind = number(s.tower[layer, slot])
    s.tower[layer, slot] = 0
    return kind


@rule
def holds(s: Record, layer: int, slot: int) -> bool:
    """Whether the tower holds when a block is pulled; whoever pulls feels it first."""
    answer = touch(s, layer, slot)
    return below(random(s), CERTAIN) >= risk_of(strain(s, layer, slot), answer)
