"""Counting lines of play: the test of a rules engine that leaves nothing out."""

from collections.abc import Iterator

import numpy as np

from safehouse.engine.loops import loops_for
from safehouse.games.errors import Refused
from safehouse.games.state import State

MAX_DEPTH = 12
IN_ONE_GO = 3


def perft(state: State, depth: int) -> int:
    """How many lines of `depth` decisions there are."""
    return sum(lines for _, lines in divide(state, depth))


def divide(state: State, depth: int) -> Iterator[tuple[str, int]]:
    """Each first decision, with how many lines begin with it."""
    if not 1 <= depth <= MAX_DEPTH:
        raise Refused("bad_depth", f"The depth is a number from 1 to {MAX_DEPTH}.", most=MAX_DEPTH)
    for decision in state.decisions():
        yield decision, count_lines(state.decide(decision), depth - 1)


def count_lines(state: State, depth: int) -> int:
    """How many lines of `depth` decisions begin in a state; of none, there is always one."""
    if depth == 0:
        return 1
    if depth > IN_ONE_GO:  # so that Ctrl-C is heard
        return sum(lines for _, lines in divide(state, depth))
    kernel = state.game.kernel
    stack = kernel.records(depth)
    stack[0] = state.record()[0]
    masks = np.zeros((depth, kernel.num_decisions), np.bool_)
    return int(loops_for(kernel).count_lines(stack, masks, np.zeros(depth, np.int64), depth))
