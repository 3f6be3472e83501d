"""The rules of Trapped."""

import numpy as np
from numpy.typing import NDArray

from safehouse.games.bits import below, mix, number
from safehouse.games.contract import Log
from safehouse.games.native import rule
from safehouse.games.telling import tell

from .record import CIRCLE, EMPTY, LOST, MARKED, NOBODY, SPRUNG, TURN, UNKNOWN, Record

ROWS = np.array(
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]
)


@rule
def reset(s: Record, seed: np.uint64, options: NDArray[np.int16]) -> None:
    s.cell[:] = EMPTY
    s.trap = below(mix(seed), 9)
    s.seat = 0
    s.end = 0
    s.winner = NOBODY


@rule
def to_act(s: Record) -> int:
    return number(s.seat) if s.end == 0 else -1


@rule
def count(s: Record) -> int:
    found = 0
    for i in range(9):
        found += s.cell[i] == EMPTY
    return found if s.end == 0 else 0


@rule
def legal(s: Record, mask: NDArray[np.bool_]) -> None:
    for i in range(9):
        mask[i] = s.end == 0 and s.cell[i] == EMPTY


@rule
def choose(s: Record, bits: np.uint64) -> int:
    n = below(bits, count(s))
    for i in range(9):
        if s.cell[i] == EMPTY:
            if n == 0:
                return i
            n -= 1
    return 0


@rule
def has_row(s: Record, mark: int) -> bool:
    for row in range(8):
        in_row = 0
        for i in range(3):
            in_row += s.cell[ROWS[row, i]] == mark
        if in_row == 3:
            return True
    return False


@rule
def decide(s: Record, decision: int, log: Log | None) -> None:
    if decision == s.trap:
        s.cell[decision] = LOST
        tell(log, SPRUNG, s.seat, decision)
    else:
        s.cell[decision] = s.seat + 1
        tell(log, MARKED, s.seat, decision)
    if has_row(s, s.seat + 1):
        s.end = 1
        s.winner = s.seat
    elif count(s) == 0:
        s.end = 2
    else:
        s.seat = 1 - s.seat
        tell(log, TURN, s.seat)


@rule
def step(s: Record, decision: int) -> None:
    decide(s, decision, None)


@rule
def narrate(s: Record, decision: int, log: Log) -> None:
    decide(s, decision, log)


@rule
def ending(s: Record) -> int:
    return number(s.end)


@rule
def score(s: Record, seat: int) -> float:
    if s.winner == NOBODY:
        return 0.0
    return 1.0 if s.winner == seat else -1.0


@rule
def evaluate(s: Record, values: NDArray[np.float64]) -> None:
    for seat in range(2):
        values[seat] = score(s, seat)


@rule
def conceal(s: Record, seat: int) -> None:
    if s.end == 0 and s.cell[s.trap] != LOST:
        s.trap = UNKNOWN


@rule
def imagine(s: Record, bits: np.uint64) -> None:
    if s.trap == UNKNOWN:
        s.trap = choose(s, bits)


@rule
def reshuffle(s: Record, bits: np.uint64) -> None:
    if s.end == 0 and s.cell[s.trap] != LOST:
        s.trap = choose(s, bits)


@rule
def observe(s: Record, seat: int, planes: NDArray[np.uint8]) -> None:
    for i in range(9):
        planes[0, i] = s.cell[i] == seat + 1
        planes[1, i] = s.cell[i] == CIRCLE - seat
        planes[2, i] = s.cell[i] == LOST
