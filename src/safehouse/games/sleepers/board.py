"""The map of France: 61 hexes in Abalone notation, their neighbours, sides and rows."""

import numpy as np
from numpy.typing import NDArray

ROWS = "ABCDEFGHI"
CELLS = [(r, c) for r in range(9) for c in range(1, 10) if abs(r + 1 - c) <= 4]
HEXES = tuple(f"{ROWS[r]}{c}" for r, c in CELLS)
"""A1 to I9, row by row from the bottom; a hex's number is its place in this list."""

NUM_HEXES = len(HEXES)
NOWHERE = 63
"""The hex of an agent that has left the board: a place that no set of hexes holds."""

INDEX = {name: number for number, name in enumerate(HEXES)}
DIRECTIONS = ((0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0))
"""Row and column of a step; the opposite of direction d is d + 3."""

NUMBER = {cell: number for number, cell in enumerate(CELLS)}
FRANCE = np.uint64((1 << NUM_HEXES) - 1)


def _set(cells: list[tuple[int, int]]) -> int:
    return sum(1 << NUMBER[cell] for cell in cells)


def _steps() -> NDArray[np.int8]:
    steps = np.full((64, 6), NOWHERE, np.int8)
    for (r, c), number in NUMBER.items():
        for d, (dr, dc) in enumerate(DIRECTIONS):
            steps[number, d] = NUMBER.get((r + dr, c + dc), NOWHERE)
    return steps


def _sides(corners: bool) -> list[int]:
    """The six sides, opposite ones three apart; a corner lies on two sides or on none (R99)."""
    sides = [
        [(r, c) for r, c in CELLS if r == 0],
        [(r, c) for r, c in CELLS if c == 1],
        [(r, c) for r, c in CELLS if r + 1 - c == 4],
        [(r, c) for r, c in CELLS if r == 8],
        [(r, c) for r, c in CELLS if c == 9],
        [(r, c) for r, c in CELLS if r + 1 - c == -4],
    ]
    return [
        _set([cell for cell in side if corners or sum(cell in other for other in sides) == 1])
        for side in sides
    ]


def _rows() -> list[int]:
    """All straight rows of five hexes (R30: there are 75)."""
    rows = []
    for r, c in CELLS:
        for dr, dc in DIRECTIONS[:3]:
            row = [(r + k * dr, c + k * dc) for k in range(5)]
            if all(cell in NUMBER for cell in row):
                rows.append(_set(row))
    return rows


STEP = _steps()
"""STEP[hex, direction]: the next hex, or NOWHERE."""

NEIGHBOURS = np.array(
    [sum(1 << int(n) for n in STEP[h] if n != NOWHERE) for h in range(64)], np.uint64
)
SIDES = np.array([_sides(corners=True), _sides(corners=False)], np.uint64)
"""SIDES[0] with the corners, SIDES[1] without them."""

ROWS_OF_FIVE = np.array(_rows(), np.uint64)
