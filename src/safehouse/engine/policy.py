"""Playing by a policy: one game, or thousands at a time.

A policy is given what the acting seat knows, on the first of some states that it may write on, and
never the game itself.
"""

from collections.abc import Callable
from functools import cache
from typing import NoReturn

import numpy as np
from numpy.typing import NDArray

from safehouse.engine.loops import deal_bits, decision_bits, key_of
from safehouse.games.bits import Bits
from safehouse.games.contract import (
    Concealed,
    Kernel,
    Options,
    Records,
    conceal,
    ending,
    reset,
    score,
    step,
    to_act,
)
from safehouse.games.native import bind
from safehouse.games.players import Policy


def policy(sheets: Records, random_bits: Bits, weights: Records) -> int:
    """A legal decision, from what is known on the first sheet."""
    _unbound()


def _unbound() -> NoReturn:
    raise TypeError("A policy was called that is bound to no player.")


def pick(sheets: Records, random_bits: Bits, weights: Records) -> int:
    """Let a policy make one decision."""
    return policy(sheets, random_bits, weights)


def play_games_by_policy(
    records: Records,
    lo: int,
    hi: int,
    seed: Bits,
    options: Options,
    weights: Records,
    lengths: NDArray[np.int32],
    ends: NDArray[np.int8],
    scores: NDArray[np.float32],
) -> int:
    """Play games number lo to hi - 1, and note how long they were and how they ended."""
    s = records[0]
    decisions = 0
    for game in range(lo, hi):
        key = key_of(seed, game)
        reset(s, deal_bits(key, 0), options)
        number = 0
        while to_act(s) >= 0:
            records[1] = records[0]
            conceal(records[1], to_act(s))
            step(s, policy(records[1:], decision_bits(key, number), weights))
            number += 1
        decisions += number
        lengths[game] = number
        ends[game] = ending(s)
        for seat in range(scores.shape[1]):
            scores[game, seat] = score(s, seat)
    return decisions


def decide_by(policy: Policy, concealed: Concealed, random_bits: np.uint64) -> int:
    """The decision of a policy, from what is known."""
    sheets = policy.kernel.records(policy.states)
    sheets[0] = concealed[0]
    return int(_bound(pick, policy.kernel, policy.function)(sheets, random_bits, policy.weights))


def play_games_by(
    policy: Policy,
    lo: int,
    hi: int,
    seed: np.uint64,
    options: Options,
    lengths: NDArray[np.int32],
    ends: NDArray[np.int8],
    scores: NDArray[np.float32],
) -> int:
    """Play games number lo to hi - 1, all seats by one policy."""
    play = _bound(play_games_by_policy, policy.kernel, policy.function)
    records = policy.kernel.records(1 + policy.states)
    return int(play(records, lo, hi, seed, options, policy.weights, lengths, ends, scores))


def loops_by(policy: Policy) -> tuple[Callable[..., int], ...]:
    """All that is compiled for a policy."""
    loops = (pick, play_games_by_policy)
    return tuple(_bound(loop, policy.kernel, policy.function) for loop in loops)


@cache
def _bound(
    loop: Callable[..., int], kernel: Kernel, function: Callable[..., int]
) -> Callable[..., int]:
    names = {**kernel.functions, "policy": function}
    return bind(loop, names, f"{kernel.name}.{function.__name__}")
