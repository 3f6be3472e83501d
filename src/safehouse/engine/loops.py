"""Loops over many decisions and many games, written against the names of the kernel contract.

All randomness of game number `slot` in a run comes from one stream, its key: even numbers of the
stream pick decisions, odd ones deal games. So a run gives the same games on one thread, on many,
and on a GPU.
"""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from safehouse.games.bits import Bits, mix
from safehouse.games.contract import (
    Kernel,
    Options,
    Records,
    choose,
    conceal,
    count,
    ending,
    legal,
    observe,
    reset,
    score,
    step,
    to_act,
)
from safehouse.games.native import bind, entry, rebind, rule

Mask = NDArray[np.bool_]
Numbers = NDArray[np.int64]


@rule
def key_of(seed: Bits, slot: int) -> Bits:
    """The stream of one slot."""
    return mix(mix(seed) + np.uint64(slot))


@rule
def decision_bits(key: Bits, number: int) -> Bits:
    """The random bits that pick a decision."""
    return mix(key + np.uint64(2 * number))


@rule
def deal_bits(key: Bits, number: int) -> Bits:
    """The random bits that deal a game."""
    return mix(key + np.uint64(2 * number + 1))


@entry
def bits_of(seed: Bits, slot: int, number: int) -> Bits:
    """A number of a slot's stream, for Python: 2n picks decision n, 2n + 1 deals game n."""
    return mix(key_of(seed, slot) + np.uint64(number))


def play_slot(records: Records, i: int, seed: Bits, options: Options, made: int, n: int) -> int:
    """Make n random decisions in one slot, beginning a new game whenever one ends.

    Returns how many games ended. No counter of games per slot is needed: a game is dealt with the
    number of the decision that ended the one before.
    """
    s = records[i]
    key = key_of(seed, i)
    ended = 0
    if made == 0:
        reset(s, deal_bits(key, 0), options)
    for number in range(made, made + n):
        step(s, choose(s, decision_bits(key, number)))
        if to_act(s) < 0:
            ended += 1
            reset(s, deal_bits(key, number + 1), options)
    return ended


def play_slots(
    records: Records, lo: int, hi: int, seed: Bits, options: Options, made: int, n: int
) -> int:
    """Make n random decisions in each of some slots, one slot after the other."""
    ended = 0
    for i in range(lo, hi):
        ended += play_slot(records, i, seed, options, made, n)
    return ended


def step_slots(
    records: Records,
    lo: int,
    hi: int,
    decisions: NDArray[np.int32],
    seed: Bits,
    options: Options,
    made: int,
    scores: NDArray[np.float32],
    done: Mask,
) -> None:
    """Carry out one decision in each slot; where a game ends, note its scores and begin another."""
    for i in range(lo, hi):
        s = records[i]
        step(s, decisions[i])
        done[i] = to_act(s) < 0
        for seat in range(scores.shape[1]):
            scores[i, seat] = score(s, seat)
        if done[i]:
            reset(s, deal_bits(key_of(seed, i), made + 1), options)


def look_at_slots(
    records: Records, lo: int, hi: int, masks: NDArray[np.bool_], actors: NDArray[np.int8]
) -> None:
    """The legal decisions and the acting seat of each slot."""
    for i in range(lo, hi):
        legal(records[i], masks[i])
        actors[i] = to_act(records[i])


def observe_slots(
    records: Records, lo: int, hi: int, known: Records, planes: NDArray[np.uint8]
) -> None:
    """What the seat that decides knows, in each slot; `known` has room for one record."""
    for i in range(lo, hi):
        seat = max(0, to_act(records[i]))
        known[0] = records[i]
        conceal(known[0], seat)
        observe(known[0], seat, planes[i])


def play_games(
    records: Records,
    slot: int,
    lo: int,
    hi: int,
    seed: Bits,
    options: Options,
    lengths: NDArray[np.int32],
    ends: NDArray[np.int8],
    scores: NDArray[np.float32],
) -> int:
    """Play random games number lo to hi - 1, and note how long they were and how they ended."""
    s = records[slot]
    decisions = 0
    for game in range(lo, hi):
        key = key_of(seed, game)
        reset(s, deal_bits(key, 0), options)
        number = 0
        while to_act(s) >= 0:
            step(s, choose(s, decision_bits(key, number)))
            number += 1
        decisions += number
        lengths[game] = number
        ends[game] = ending(s)
        for seat in range(scores.shape[1]):
            scores[game, seat] = score(s, seat)
    return decisions


def count_lines(records: Records, masks: NDArray[np.bool_], cursor: Numbers, depth: int) -> int:
    """Count the lines of `depth` decisions that begin in records[0] (perft)."""
    lines = 0
    level = 0
    cursor[0] = 0
    legal(records[0], masks[0])
    while level >= 0:
        if level == depth - 1:
            lines += count(records[level])
            level -= 1
            continue
        decision = cursor[level]
        while decision < masks.shape[1] and not masks[level, decision]:
            decision += 1
        cursor[level] = decision + 1
        if decision == masks.shape[1]:
            level -= 1
            continue
        records[level + 1] = records[level]
        level += 1
        step(records[level], decision)
        legal(records[level], masks[level])
        cursor[level] = 0
    return lines


@cache
def names_for(kernel: Kernel) -> dict[str, object]:
    """Everything that the loops refer to by name, for one kernel."""
    names = kernel.functions
    return {**names, "play_slot": rule(rebind(play_slot, names, kernel.name))}


class Loops:
    """The loops above, bound to one kernel; each is compiled when it is first called."""

    def __init__(self, kernel: Kernel) -> None:
        names = names_for(kernel)
        self.play_slots = bind(play_slots, names, kernel.name)
        self.step_slots = bind(step_slots, names, kernel.name)
        self.look_at_slots = bind(look_at_slots, names, kernel.name)
        self.observe_slots = bind(observe_slots, names, kernel.name)
        self.play_games = bind(play_games, names, kernel.name)
        self.count_lines = bind(count_lines, names, kernel.name)


@cache
def loops_for(kernel: Kernel) -> Loops:
    """The loops of a kernel."""
    return Loops(kernel)
