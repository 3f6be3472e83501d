"""How well a player stands in Undercover: points taken, and how near employees are to more."""

import numpy as np
from numpy.typing import NDArray

from safehouse.games.bits import number
from safehouse.games.native import rule
from safehouse.games.undercover.material import opposite
from safehouse.games.undercover.record import RUNNING, Record

HOPE = 4.0
"""What an employee just before the point tiles may hope for."""

SCALE = 12.0


@rule
def prospects(s: Record, player: int) -> float:
    """Points taken, and some for employees on their way; the enemy colour counts twice."""
    total = 0.0
    for colour in range(6):
        space = number(s.employee[player, colour])
        times = 2.0 if colour == opposite(number(s.colour[player])) else 1.0
        if space > s.plain_spaces:
            total += times * number(s.points[colour, space - s.plain_spaces - 1])
        elif s.plain_spaces > 0:
            total += times * HOPE * space / number(s.plain_spaces)
    return total + (1.5 if s.joker[player] else 0.0)


@rule
def evaluate(s: Record, values: NDArray[np.float64]) -> None:
    """How well each seat stands, from -1 to 1."""
    if s.end != RUNNING:
        for seat in range(s.num_players):
            won = number(s.winners) >> seat & 1
            alone = s.winners == 1 << seat
            values[seat] = 1.0 if alone else 0.5 if won else -1.0
        return
    best, second = -1.0, -1.0
    for seat in range(s.num_players):
        values[seat] = prospects(s, seat)
        if values[seat] > best:
            best, second = values[seat], best
        else:
            second = max(second, values[seat])
    for seat in range(s.num_players):
        ahead = values[seat] - (best if values[seat] < best else second)
        values[seat] = ahead / (SCALE + abs(ahead))
