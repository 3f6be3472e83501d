"""The record of a game in progress: everything the rules look at, in a few hundred bytes.

The board is kept as sets of hexes. An agent is a column through them: one bit in the set of its
owner, four bits of kind, and one each for its face, for having been seen, and two for its era.
"""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

WHITE, BLACK = 0, 1
NOBODY = 2
"""The winner of a draw; also the seat of a spectator, who has no private knowledge."""

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

# Bits of `house`: the options that the rules themselves ask for.
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

LAYOUT = np.dtype(
    [
        ("deal", np.uint64),  # the key of all chance in this game
        ("own", np.uint64, (2,)),  # whose agents stand where
        ("plane", np.uint64, (NUM_PLANES,)),
        ("set", np.uint64, (2,)),  # all tiles of a colour that are in the game: a bag
        ("hand", np.uint64, (2,)),  # bags
        ("returned", np.uint64, (2, ERAS)),  # bags of tiles seen going back to the hand, by era
        # Tiles beside the board: the pile from the front, the killed from the back (`piles.py`).
        ("beside", np.uint8, (2, 30)),
        ("ability", np.int8, (DEPTH,)),  # pending decisions: of which ability,
        ("hex", np.int8, (DEPTH,)),  # by the agent on which hex,
        ("left", np.int8, (DEPTH,)),  # and how many more, or what is chosen already
        ("depth", np.int8),
        ("seat", np.int8),  # whose turn it is
        ("end", np.int8),
        ("winner", np.int8),
        ("pile_size", np.int8, (2,)),
        ("num_killed", np.int8, (2,)),
        ("era", np.int8, (2,)),  # how many eras are remembered (`memory.py`)
        ("hand_era", np.int8, (2,)),  # the era of the tiles in the hand
        ("chains", np.int8, (2,)),  # bit e: era e begins a chain
        ("settled", np.int8),  # the order of the piles was given from outside
        ("stirred", np.int8),  # somebody was killed this turn
        ("house", np.int16),
        ("quiet", np.int16),  # turns in a row without a draw or a kill
        ("turn", np.int16),
        ("no_progress", np.int16),  # limits, 0 for none
        ("turn_cap", np.int16),
        # NumPy leaves padding as it finds it, and records are compared and sent byte by byte.
        ("spare", np.int8, (2,)),
    ],
    align=True,
)
RECORD = np.dtype((np.record, LAYOUT))
"""Entries of an array of this type have their fields as attributes, as the rules need them."""


class Record(Protocol):
    """The same fields for the type checker."""

    deal: np.uint64
    own: NDArray[np.uint64]
    plane: NDArray[np.uint64]
    set: NDArray[np.uint64]
    hand: NDArray[np.uint64]
    returned: NDArray[np.uint64]
    beside: NDArray[np.uint8]
    ability: NDArray[np.int8]
    hex: NDArray[np.int8]
    left: NDArray[np.int8]
    depth: int
    seat: int
    end: int
    winner: int
    pile_size: NDArray[np.int8]
    num_killed: NDArray[np.int8]
    era: NDArray[np.int8]
    hand_era: NDArray[np.int8]
    chains: NDArray[np.int8]
    settled: int
    stirred: int
    house: int
    quiet: int
    turn: int
    no_progress: int
    turn_cap: int
