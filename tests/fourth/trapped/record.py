"""The record of a game of Trapped, and its one decision."""

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from safehouse.games.decisions import Decisions, Place, Verb
from safehouse.games.layout import Int8, Layout, dtype_of

CELLS = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
EMPTY, CROSS, CIRCLE, LOST = range(4)
NOBODY = -1
UNKNOWN = 9
MARKED, SPRUNG, TURN = range(3)
"""What the rules tell."""

DECISIONS = Decisions("Trapped", Verb("mark", {"cell": Place("cell", CELLS)}))
COUNT = DECISIONS.count


class Record(Layout):
    """Everything the rules look at."""

    cell: Annotated[NDArray[np.int8], 9]
    trap: Int8
    seat: Int8
    end: Int8
    winner: Int8


RECORD = dtype_of(Record)
