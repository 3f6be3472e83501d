"""What can be paid for (V20): whether blocks and cubes can be matched to everything that is owed.

A layer of the tower can give all its blocks but one. So payment is possible if and only if, for
every set of colours what is owed in these colours is at most what there is in them: cubes,
unlocked blocks that have one of the colours, and from each layer the blocks that have one, though
never its last (this is Hall's condition). The sixteen sets of colours are counted together, a byte
each, in two integers: even sets in the first, odd ones in the second.
"""

import numpy as np

from safehouse.games.bits import NONE, Bits, number
from safehouse.games.native import routine, rule
from safehouse.games.sarahs_vision.record import ROW, Record
from safehouse.games.sarahs_vision.tower import (
    COLOURS_OF,
    NUM_KINDS,
    blocks_in,
    present,
    pullable_layers,
)

NIBBLES = np.uint64(0x1111111111111111)
LOW = np.uint64(0x0F0F0F0F0F0F0F0F)
TOPS = np.uint64(0x8080808080808080)


def _sets_with(colours: int) -> int:
    """The sets that have one of some colours, a nibble each."""
    return sum(1 << 4 * members for members in range(16) if members & colours)


SETS_OF_KIND = np.array([_sets_with(int(colours)) for colours in COLOURS_OF], np.uint64)
SETS_OF_COLOUR = np.array([_sets_with(1 << colour) for colour in range(4)], np.uint64)


@rule
def even(nibbles: Bits) -> Bits:
    """The nibbles of even sets as bytes."""
    return nibbles & LOW


@rule
def odd(nibbles: Bits) -> Bits:
    """The nibbles of odd sets as bytes."""
    return nibbles >> np.uint64(4) & LOW


@routine
def from_layer(s: Record, layer: int) -> Bits:
    """What a layer can give for each set of colours."""
    there = (
        SETS_OF_KIND[s.tower[layer, 0]]
        + SETS_OF_KIND[s.tower[layer, 1]]
        + SETS_OF_KIND[s.tower[layer, 2]]
    )
    blocks = blocks_in(present(s, layer))
    if blocks == 3:
        return there - (there & there >> np.uint64(1) & NIBBLES)
    if blocks == 2:
        return (there | there >> np.uint64(1)) & NIBBLES
    return NONE


@routine
def supply(s: Record) -> tuple[Bits, Bits]:
    """What there is to pay with, for each set of colours."""
    evens = NONE
    odds = NONE
    for layer in range(pullable_layers(s)):
        sets = from_layer(s, layer)
        evens += even(sets)
        odds += odd(sets)
    for kind in range(1, NUM_KINDS + 1):
        if s.unlocked[kind]:
            evens += even(SETS_OF_KIND[kind]) * np.uint64(s.unlocked[kind])
            odds += odd(SETS_OF_KIND[kind]) * np.uint64(s.unlocked[kind])
    for colour in range(4):
        cubes = number(s.grid[colour, 0]) + number(s.grid[colour, 1]) + number(s.grid[colour, 2])
        evens += even(SETS_OF_COLOUR[colour]) * np.uint64(cubes)
        odds += odd(SETS_OF_COLOUR[colour]) * np.uint64(cubes)
    return evens, odds


@rule
def available(sets: tuple[Bits, Bits], colour: int) -> int:
    """How much there is of one colour."""
    if colour == 0:
        return number(sets[1] & np.uint64(255))
    return number(sets[0] >> np.uint64(8 * (1 << colour >> 1)) & np.uint64(255))


@rule
def owing(sets: tuple[Bits, Bits], colour: int, how_many: int) -> tuple[Bits, Bits]:
    """What is owed, with some more of a colour."""
    return (
        sets[0] + even(SETS_OF_COLOUR[colour]) * np.uint64(how_many),
        sets[1] + odd(SETS_OF_COLOUR[colour]) * np.uint64(how_many),
    )


@rule
def suffices(there: tuple[Bits, Bits], owed: tuple[Bits, Bits]) -> bool:
    """Whether there is enough in every set of colours."""
    return ((there[0] | TOPS) - owed[0]) & TOPS == TOPS and (
        (there[1] | TOPS) - owed[1]
    ) & TOPS == TOPS


@rule
def frame_colour(s: Record, place: int, section: int) -> int:
    """The colour of a framed section of an event in the row."""
    event = s.row[place]
    for colour in range(3):
        if s.frames[event, colour] >> np.uint16(section) & np.uint16(1):
            return colour
    return 3


@routine
def owed_for_covers(s: Record, but: int) -> tuple[Bits, Bits]:
    """What the named sections cost, but for one of them."""
    owed = (NONE, NONE)
    for place in range(ROW):
        sections = number(s.named >> np.uint64(12 * place)) & 0xFFF
        section = 0
        while sections:
            if sections & 1 and 12 * place + section != but:
                owed = owing(owed, frame_colour(s, place, section), 1)
            sections >>= 1
            section += 1
    return owed
