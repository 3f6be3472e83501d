"""The record of a game of Sleepers.

The board is kept as sets of hexes. An agent is a column through them: one bit in the set of its
owner, four bits of kind, and one each for its face, for having been seen, and two for its era.
"""

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from safehouse.games.layout import Int8, Int16, Layout, UInt64, dtype_of, reader_of

NOBODY = 2
"""The winner of a draw."""

# The planes of the board. An agent's code has bit i of the agent in plane i.
KIND, FACE, SEEN, ERA = 0, 4, 5, 6
NUM_PLANES = 8
FACE_UP = 1 << FACE
SEEN_BEFORE = 1 << SEEN

DEPTH = 8
"""Room for pending decisions. Six are enough: the turn's second activation, on it one for each of
the two Ringleaders and two Masters, and the ability that is being carried out. A Ringleader can
come again only through an Informant, whose activation uses up one of the two that its own frame
owes, and a frame that owes nothing is taken off before anything is laid on it (R25)."""

ERAS = 3

# Bits of `options`: those that the rules themselves ask for.
GROUP_CAPTURE, NO_INFORMANT_SELF, NO_DIVERSION_SELF, LENIENT, POLICE_MAY_STAY = 1, 2, 4, 8, 16
COPY_ANY, NO_CORNERS, ATTRITION_AT_ONCE, KILLED_OPEN = 32, 64, 128, 256

RUNNING, SUCCESS, LIBERATION, MORALE, CAPTURE, ATTRITION, NO_PROGRESS, TURN_CAP = range(8)
ENDS = (
    "running",
    "success",
    "liberation",
    "morale",
    "capture",
    "attrition",
    "no_progress",
    "turn_cap",
)

# What the rules tell.
RECRUITED, ACTIVATED, FLIPPED, JUMPED, KILLED, MARKED, BOUNCED = range(7)
SWAPPED, MOVED, COPIED, STOPPED, DRAWN, TURN_BEGUN = range(7, 13)


class Record(Layout):
    """Everything the rules look at, in 280 bytes."""

    deal: UInt64
    """The key of all randomness in this game."""

    own: Annotated[NDArray[np.uint64], 2]
    """The hexes of each side's agents."""

    plane: Annotated[NDArray[np.uint64], NUM_PLANES]
    set: Annotated[NDArray[np.uint64], 2]
    """All tiles of a colour that are in the game: a bag (`tiles.py`)."""

    hand: Annotated[NDArray[np.uint64], 2]
    """Bags."""

    returned: Annotated[NDArray[np.uint64], 2, ERAS]
    """Bags of tiles that were seen going back to the hand, by era."""

    beside: Annotated[NDArray[np.uint8], 2, 30]
    """Tiles beside the board: the pile from the front, the killed from the back (`piles.py`)."""

    ability: Annotated[NDArray[np.int8], DEPTH]
    """The abilities of the pending decisions, the one to be made now last."""

    hex: Annotated[NDArray[np.int8], DEPTH]
    """For each of them the hex of its agent."""

    left: Annotated[NDArray[np.int8], DEPTH]
    """For each of them how many choices are left, or what has been chosen."""

    depth: Int8
    seat: Int8
    """Whose turn it is."""

    end: Int8
    winner: Int8
    pile_size: Annotated[NDArray[np.int8], 2]
    num_killed: Annotated[NDArray[np.int8], 2]
    era: Annotated[NDArray[np.int8], 2]
    """How many eras are remembered (`memory.py`)."""

    hand_era: Annotated[NDArray[np.int8], 2]
    """The era of the tiles in the hand."""

    chains: Annotated[NDArray[np.int8], 2]
    """Bit e: era e begins a chain."""

    settled: Int8
    """The order of the piles was given from outside."""

    killed_this_turn: Int8
    options: Int16
    quiet: Int16
    """Turns in a row without a draw or a kill."""

    turn: Int16
    no_progress: Int16
    """Limits, 0 for none."""

    turn_cap: Int16


RECORD = dtype_of(Record)
record_of = reader_of(Record)
