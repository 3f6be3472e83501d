"""Sets of up to 64 places in one integer, and random numbers that are the same on every target."""

from collections.abc import Callable
from typing import Any

import numpy as np

from safehouse.games.native import native_twin, rule

Bits = np.uint64

NONE = np.uint64(0)
ONE = np.uint64(1)
GOLDEN = np.uint64(0x9E3779B97F4A7C15)


@rule
def number(value: np.integer[Any] | int) -> int:
    """A number out of a small field, wide enough to calculate with."""
    return np.int64(value)  # type: ignore[return-value]


@rule
def bit(place: int) -> Bits:
    """The set of one place."""
    return ONE << np.uint64(place)


def size(members: Bits) -> int:
    """How many members a set has: one instruction on each target."""
    return int(members).bit_count()


@native_twin(of=size)
def _native_size(members: Bits) -> Callable[[Bits], int]:
    def count(members: Bits) -> int:
        # Count the bits of pairs, of fours and of bytes; the product adds up all bytes in the top
        # one. LLVM recognises the pattern and makes one instruction of it.
        x = members - ((members >> np.uint64(1)) & np.uint64(0x5555555555555555))
        x = (x & np.uint64(0x3333333333333333)) + (
            (x >> np.uint64(2)) & np.uint64(0x3333333333333333)
        )
        x = (x + (x >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)
        return number((x * np.uint64(0x0101010101010101)) >> np.uint64(56))

    return count


@rule
def lowest(members: Bits) -> Bits:
    """The first member alone, as a set."""
    # Adding one to ~x turns over every bit up to the lowest one in x, and no bit above it.
    return members & (~members + ONE)


@rule
def first(members: Bits) -> int:
    """The first member of a set that has one."""
    return size(lowest(members) - ONE)


@rule
def nth(members: Bits, n: int) -> int:
    """Member number n, counted from 0: halve the set until one place is left."""
    place = 0
    for width in (32, 16, 8, 4, 2, 1):
        low = size(members & ((ONE << np.uint64(width)) - ONE))
        if n >= low:
            n -= low
            place += width
            members >>= np.uint64(width)
    return place


@rule
def mix(counter: Bits) -> Bits:
    """The random bits that belong to a counter (the finaliser of SplitMix64)."""
    z = counter * GOLDEN
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


@rule
def below(bits: Bits, n: int) -> int:
    """A number from 0 to n - 1 made of random bits.

    The upper 32 bits are a fraction of 1: multiplied by n and cut off, they give a number without a
    division, and with a bias of at most n in 2**32.
    """
    return number(((bits >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))
