"""The record of a game of Undercover.

The table has no edge, and a group of tiles that was torn off can wander. It is kept as a list of
tiles with the cells they lie on. Cells cannot run out: a tile is placed beside or at a corner of
another one, so a turn moves the outermost column and row by at most one, and the longest game has 4
players and MAX_ROUNDS rounds. Nothing can get further from the six starting cells than
2 + 4 * 250 = 1002 in any direction; positions from outside must keep within MAX_DISTANCE at first,
and the sum of both is far below the 16,384 columns and rows that a cell reaches to each side.
"""

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from safehouse.games.layout import Int8, Int16, Int32, Layout, dtype_of, reader_of
from safehouse.games.undercover.material import MAX_TILES

MAX_ROUNDS = 250
MAX_DISTANCE = 1000

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

# What the rules tell.
TAKEN, REVEALED, FLIPPED, KEPT, PLACED, ADVANCED, COLLECTED, TURN_BEGUN = range(8)
FROM_PILE, FROM_BOTTOM, FROM_BOX, FROM_TABLE = range(4)
"""Where a taken tile comes from; a joker from the player's box."""


class Record(Layout):
    """Everything the rules look at."""

    cell: Annotated[NDArray[np.int32], MAX_TILES]
    came_from: Int32
    """The cell that the active tile was taken from."""

    tile: Annotated[NDArray[np.uint8], MAX_TILES]
    """In the order in which they came to the table."""

    pile: Annotated[NDArray[np.uint8], 2, 6]
    """The last one is the top."""

    points: Annotated[NDArray[np.int8], 6, 5]
    employee: Annotated[NDArray[np.int8], 4, 6]
    colour: Annotated[NDArray[np.int8], 4]
    joker: Annotated[NDArray[np.int8], 4]
    """1 while a player still has it."""

    folder: Annotated[NDArray[np.int8], 4]
    """On which tile it lies."""

    pile_size: Annotated[NDArray[np.int8], 2]
    num_tiles: Int8
    num_players: Int8
    seat: Int8
    stage: Int8
    active: Int8
    """The tile that is off the table."""

    turned: Int8
    plain_spaces: Int8
    quiet_first_round: Int8
    piles_show: Int8
    end: Int8
    winners: Int8
    """A set of seats."""

    rounds: Int16
    """The number of the round."""

    round_cap: Int16
    last_advance: Int16
    """The round in which an employee moved last."""

    no_progress: Int16
    """Rounds without that until the game ends, 0 for no limit."""


RECORD = dtype_of(Record)
record_of = reader_of(Record)
