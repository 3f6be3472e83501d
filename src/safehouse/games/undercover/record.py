"""The record of a game of Undercover.

The table has no edge, and a group of tiles that was torn off can wander. It is kept as a list of
tiles with the cells they lie on. Cells cannot run out: a tile is placed beside or at a corner of
another one, so a turn moves the outermost column and row by at most one, and the longest game has 4
players and MOST_ROUNDS rounds. From the six cells of the beginning nothing gets further than
2 + 4 * 250 = 1002 in any direction; positions from outside must keep within FURTHEST at first, and
the sum of both is far below the 16,384 columns and rows that a cell reaches to each side.
"""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from safehouse.games.undercover.material import MOST_TILES

MOST_ROUNDS = 250
FURTHEST = 1000

# A cell is one number: a row is 65,536, a column 1, and the cell 0,0 lies in the middle of the
# range, so that the difference of two cells tells their distance in columns and rows.
ROW = 1 << 16
ORIGIN = (1 << 14) * ROW + (1 << 14)
OFF_TABLE = 0
"""The cell of a tile that has been taken up: too far away to touch anything."""

NOBODY = -1
TAKE, TURN, PLACE = range(3)
"""What is to be decided: which tile, turn it or keep it, where it goes."""

RUNNING, SIX_TILES, ROUND_LIMIT, NO_PROGRESS = range(4)
ENDS = ("running", "six_tiles", "round_cap", "no_progress")

LAYOUT = np.dtype(
    [
        ("cell", np.int32, (MOST_TILES,)),
        ("came_from", np.int32),  # the cell that the active tile was taken from
        ("tile", np.uint8, (MOST_TILES,)),  # in the order in which they came to the table
        ("pile", np.uint8, (2, 6)),  # the last one is the top
        ("points", np.int8, (6, 5)),
        ("employee", np.int8, (4, 6)),
        ("colour", np.int8, (4,)),
        ("joker", np.int8, (4,)),  # 1 while a player still has it
        ("folder", np.int8, (4,)),  # on which tile
        ("pile_size", np.int8, (2,)),
        ("num_tiles", np.int8),
        ("num_players", np.int8),
        ("seat", np.int8),
        ("stage", np.int8),
        ("active", np.int8),  # the tile that is off the table
        ("turned", np.int8),
        ("plain_spaces", np.int8),
        ("quiet_first_round", np.int8),
        ("piles_show", np.int8),
        ("end", np.int8),
        ("winners", np.int8),  # a set of seats
        # NumPy leaves padding as it finds it, and records are compared and sent byte by byte.
        ("spare", np.int8, (1,)),
        ("rounds", np.int16),  # the number of the round
        ("round_cap", np.int16),
        ("last_advance", np.int16),  # the round in which an employee moved last
        ("no_progress", np.int16),  # rounds without that until the game ends, 0 for no limit
    ],
    align=True,
)
RECORD = np.dtype((np.record, LAYOUT))


class Record(Protocol):
    """The same fields for the type checker."""

    cell: NDArray[np.int32]
    came_from: int
    tile: NDArray[np.uint8]
    pile: NDArray[np.uint8]
    points: NDArray[np.int8]
    employee: NDArray[np.int8]
    colour: NDArray[np.int8]
    joker: NDArray[np.int8]
    folder: NDArray[np.int8]
    pile_size: NDArray[np.int8]
    num_tiles: int
    num_players: int
    seat: int
    stage: int
    active: int
    turned: int
    plain_spaces: int
    quiet_first_round: int
    piles_show: int
    end: int
    winners: int
    rounds: int
    round_cap: int
    last_advance: int
    no_progress: int
