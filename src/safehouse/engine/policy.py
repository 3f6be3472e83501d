"""Computer players that are compiled together with the rules and play thousands of games a second.

A policy is given what the acting seat knows, on the first of some records that it may write on, and
never the game itself.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, NoReturn

import numpy as np
from numpy.typing import NDArray

from safehouse.engine.loops import deal_word, decision_word, key_of
from safehouse.games.bits import Bits
from safehouse.games.contract import (
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

Weights = NDArray[np.float64]


def policy(sheets: Records, word: Bits, weights: Weights) -> int:
    """A legal decision, from what is known on the first sheet."""
    _unbound()


def _unbound() -> NoReturn:
    raise TypeError("A policy was called that is bound to no player.")


def pick(sheets: Records, word: Bits, weights: Weights) -> int:
    """One decision."""
    return policy(sheets, word, weights)


def play_games_by_policy(
    records: Records,
    lo: int,
    hi: int,
    seed: Bits,
    options: Options,
    weights: Weights,
    lengths: NDArray[np.int32],
    ends: NDArray[np.int8],
    scores: NDArray[np.float32],
) -> int:
    """Play games number lo to hi - 1, and note how long they were and how they ended."""
    s = records[0]
    decisions = 0
    for game in range(lo, hi):
        key = key_of(seed, game)
        reset(s, deal_word(key, 0), options)
        number = 0
        while to_act(s) >= 0:
            records[1] = records[0]
            conceal(records[1], to_act(s))
            step(s, policy(records[1:], decision_word(key, number), weights))
            number += 1
        decisions += number
        lengths[game] = number
        ends[game] = ending(s)
        for seat in range(scores.shape[1]):
            scores[game, seat] = score(s, seat)
    return decisions


@dataclass(frozen=True, eq=False)
class Policy:
    """A policy of one game, and what things are worth to it."""

    name: str
    kernel: Kernel
    function: Callable[..., int]
    sheets: int
    weights: Weights

    def decide(self, concealed: Records, word: np.uint64) -> int:
        """A decision from what is known."""
        sheets = self.kernel.records(self.sheets)
        sheets[0] = concealed[0]
        return int(_bound(pick, self.kernel, self.function)(sheets, word, self.weights))

    def play_games(
        self, lo: int, hi: int, seed: np.uint64, options: Options, *results: NDArray[Any]
    ) -> int:
        """Play games number lo to hi - 1."""
        play = _bound(play_games_by_policy, self.kernel, self.function)
        records = self.kernel.records(1 + self.sheets)
        return int(play(records, lo, hi, seed, options, self.weights, *results))


@cache
def _bound(
    loop: Callable[..., int], kernel: Kernel, function: Callable[..., int]
) -> Callable[..., int]:
    names = {**kernel.functions, "policy": function}
    return bind(loop, names, f"{kernel.name}.{function.__name__}")
