"""How well the city is doing: danger taken, danger on the board, and resources in hand."""

import numpy as np
from numpy.typing import NDArray

from safehouse.games.bits import number, size
from safehouse.games.native import rule
from safehouse.games.sarahs_vision.record import NUM_CELLS, RUNNING, VICTORY, Record
from safehouse.games.sarahs_vision.tower import NUM_KINDS

ZONE = np.array([0.0, 1.0, 2.4, 3.6, 7.5, 12.0])
START = 4.0
SCALE = 8.0


@rule
def evaluate(s: Record, values: NDArray[np.float64]) -> None:
    """How well the city stands, and so everyone, from -1 to 1."""
    if s.end != RUNNING:
        values[:] = 1.0 if s.end == VICTORY else -1.0
        return
    total = START
    for role in range(3):
        total -= ZONE[min(5, number(s.zone[role]))]
    for cell in range(NUM_CELLS):
        total -= 0.5 * number(s.danger[cell])
    for colour in range(4):
        for column in range(3):
            total += 0.3 * number(s.grid[colour, column])
    for kind in range(1, NUM_KINDS + 1):
        total += 0.6 * number(s.unlocked[kind])
    for player in range(s.num_players):
        total += 0.4 * size(np.uint64(s.hand[player]))
    # The fewer events are left, the less can go wrong.
    total += 0.5 * (20 - number(s.row_size) - size(np.uint64(s.unseen)))
    values[:] = total / (SCALE + abs(total))
