"""The thirty tiles of each colour, and bags: multisets of tiles packed into one integer."""

from typing import Literal, get_args

import numpy as np

from safehouse.games.bits import Bits, nth, number
from safehouse.games.native import rule

Kind = Literal[
    "scientist",
    "militia",
    "saboteur",
    "police",
    "ringleader",
    "recruiter",
    "informant",
    "immigration",
    "double_agent",
    "diversion",
    "master_of_disguise",
]
KINDS: tuple[Kind, ...] = get_args(Kind)
(
    SCIENTIST,
    MILITIA,
    SABOTEUR,
    POLICE,
    RINGLEADER,
    RECRUITER,
    INFORMANT,
    IMMIGRATION,
    DOUBLE_AGENT,
    DIVERSION,
    MASTER,
) = range(11)
UNKNOWN = 11
"""The kind of a tile that a seat cannot know."""

COPIES = (8, 5, 1, 2, 2, 2, 2, 2, 2, 2, 2)
SET_SIZE = sum(COPIES)
HAND_SIZE = 4

# A bag counts tiles: four bits for each kind from the lowest up, and the rest for tiles
# of unknown kind, of which there can be more than fifteen.
FULL_SET = np.uint64(sum(copies << (4 * kind) for kind, copies in enumerate(COPIES)))
_KINDS_OF_A_BAG = np.uint64(sum(1 << (4 * kind) for kind in range(11)))
_EVEN = np.uint64(0x00000F0F0F0F0F0F)
_ODD = np.uint64(0x000000F0F0F0F0F0)


@rule
def tile(kind: int) -> Bits:
    """A bag with one tile."""
    return np.uint64(1) << np.uint64(4 * kind)


@rule
def copies(bag: Bits, kind: int) -> int:
    """How many tiles of a (known) kind a bag holds."""
    return number((bag >> np.uint64(4 * kind)) & np.uint64(15))


@rule
def unknown(bag: Bits) -> int:
    """How many tiles of unknown kind a bag holds."""
    return number(bag >> np.uint64(4 * UNKNOWN))


@rule
def tiles(bag: Bits) -> int:
    """How many tiles a bag holds."""
    pairs = (bag & _EVEN) + ((bag & _ODD) >> np.uint64(4))
    known = ((pairs * np.uint64(0x0000010101010101)) >> np.uint64(40)) & np.uint64(255)
    return number(known) + unknown(bag)


@rule
def kinds(bag: Bits) -> Bits:
    """The kinds that a bag holds, as a set with one member in every four places."""
    return (bag | bag >> np.uint64(1) | bag >> np.uint64(2) | bag >> np.uint64(3)) & _KINDS_OF_A_BAG


@rule
def nth_kind(some: Bits, n: int) -> int:
    """Kind number n of a set of kinds."""
    return nth(some, n) >> 2


@rule
def nth_tile(bag: Bits, n: int) -> int:
    """The kind of tile number n of a bag, tiles counted in the order of their kinds."""
    for kind in range(UNKNOWN):
        n -= copies(bag, kind)
        if n < 0:
            return kind
    return UNKNOWN
