"""One game at a time: the kernel's functions as they are called from Python.

Written against the names of the contract and bound to each kernel by `safehouse.games.native.bind`.
"""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from safehouse.games.kernel import (
    Kernel,
    Options,
    Records,
    choose,
    conceal,
    imagine,
    legal,
    observe,
    reset,
    score,
    step,
    stir,
    to_act,
)
from safehouse.games.native import bind


def do_reset(records: Records, seed: np.uint64, options: Options) -> None:
    """Set up the game."""
    reset(records[0], seed, options)


def do_step(records: Records, action: int) -> None:
    """Carry out a decision."""
    step(records[0], action)


def do_legal(records: Records, mask: NDArray[np.bool_]) -> None:
    """Mark the legal decisions."""
    legal(records[0], mask)


def do_choose(records: Records, word: np.uint64) -> int:
    """Pick a legal decision at random."""
    return choose(records[0], word)


def do_to_act(records: Records) -> int:
    """The seat that decides."""
    return to_act(records[0])


def do_score(records: Records, seat: int) -> float:
    """The result for a seat."""
    return score(records[0], seat)


def do_conceal(records: Records, seat: int) -> None:
    """Leave what a seat knows."""
    conceal(records[0], seat)


def do_imagine(records: Records, word: np.uint64) -> None:
    """Complete what a seat knows."""
    imagine(records[0], word)


def do_stir(records: Records, word: np.uint64) -> None:
    """Shuffle what nobody has seen."""
    stir(records[0], word)


def do_observe(records: Records, seat: int, planes: NDArray[np.uint8]) -> None:
    """What a seat knows, for learning."""
    observe(records[0], seat, planes)


class Loops:
    """The loops above, bound to one kernel; each is compiled when it is first called."""

    def __init__(self, kernel: Kernel) -> None:
        names = kernel.functions()
        self.reset = bind(do_reset, names, kernel.name)
        self.step = bind(do_step, names, kernel.name)
        self.legal = bind(do_legal, names, kernel.name)
        self.choose = bind(do_choose, names, kernel.name)
        self.to_act = bind(do_to_act, names, kernel.name)
        self.score = bind(do_score, names, kernel.name)
        self.conceal = bind(do_conceal, names, kernel.name)
        self.imagine = bind(do_imagine, names, kernel.name)
        self.stir = bind(do_stir, names, kernel.name)
        self.observe = bind(do_observe, names, kernel.name)


@cache
def single(kernel: Kernel) -> Loops:
    """The loops of a kernel."""
    return Loops(kernel)
