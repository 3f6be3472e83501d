"""The record of a game of Sarah's Vision: city, row of events, tower, and what is being done.

The scenario lies in the record too, so that the rules play one that a fan has written like the
three that come with the game.
"""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

NUM_EVENTS = 20
NUM_CELLS = 9
NUM_LINES = 3
NUM_SECTIONS = NUM_CELLS + NUM_LINES
"""What a block can cover on an event: its nine cells and its lines."""

ROW = 5
CURRENT = ROW
"""The place of the event that is being resolved, after the five places of the row."""

MOST_LAYERS = 42
"""46 blocks stand no higher: the top three layers hold at least 7, every other one at least 1."""

PLAIN_BACK, SWAN_BACK = NUM_EVENTS, NUM_EVENTS + 1
"""An event of which only the back is known."""

NOTHING = -1

# What is to be decided ...
ACTION, NAME, PAY, OUTCOME, DIRECTIVE, CHOICE, TAKE, LEARN = range(8)
# ... and what happens of itself until then.
PAID, RESOLVE, LINES, LAID_BACK, SPEAK, DANGER, INSPIRATION, NEXT = range(8, 16)

# What is being paid for.
SWAP, REMOVE, REVEAL, COVER, PLAY = range(5)

TOWER = 4
"""Who answers when an outside tower is asked whether it held: nobody of the four players."""

RUNNING, VICTORY, DEFEAT = range(3)
ENDS = ("running", "victory", "defeat")

LAYOUT = np.dtype(
    [
        ("counter", np.uint64),  # of the random numbers
        ("named", np.uint64),  # sections to be covered that are not paid yet
        ("possible", np.uint32, (MOST_LAYERS,)),  # bearings that agree with all touches
        ("hand", np.uint32, (4,)),
        ("directives", np.uint32),  # the pile
        ("discarded", np.uint32),
        ("unseen", np.uint32),  # events still in the deck
        ("swans", np.uint32),
        ("frames", np.uint16, (NUM_EVENTS, 4)),  # sections that are framed in each colour
        ("covered", np.uint16, (ROW + 1,)),  # sections under a block or cube
        ("event_danger", np.uint8, (NUM_EVENTS, NUM_CELLS)),
        ("event_inspiration", np.uint8, (NUM_EVENTS, NUM_CELLS)),
        ("event_line", np.uint8, (NUM_EVENTS, NUM_LINES, 3)),
        ("cover", np.uint8, (ROW + 1, NUM_SECTIONS)),  # with what
        ("tower", np.uint8, (MOST_LAYERS, 3)),
        ("bearing", np.uint8, (MOST_LAYERS,)),  # what carries what, which nobody sees
        ("row", np.int8, (ROW + 1,)),
        ("danger", np.int8, (NUM_CELLS,)),
        ("inspiration", np.int8, (NUM_CELLS,)),
        ("zone", np.int8, (3,)),
        ("figure", np.int8, (3,)),
        ("grid", np.int8, (4, 3)),
        ("column_block", np.int8, (3, 2)),
        ("unlocked", np.int8, (11,)),  # by kind of block; number 0 is no block
        ("freed", np.int8),  # a set: the four rows, then the three columns
        ("face_up", np.int8),  # a set of places of the row
        ("row_size", np.int8),
        ("layers", np.int8),
        ("num_players", np.int8),
        ("turn", np.int8),  # whose turn it is
        ("player", np.int8),  # who is active, and decides
        ("passes", np.int8),
        ("stage", np.int8),
        ("resume", np.int8),  # the stage that follows if the tower holds
        ("asked", np.int8),  # the block that the tower is asked about, or NOTHING
        ("during", np.int8),  # the step of the turn, 1 to 4
        ("purpose", np.int8),
        ("target", np.int8),
        ("colour", np.int8),  # of what is owed
        ("owed", np.int8),
        ("touches", np.int8),  # before the next pull
        ("source", np.int8),  # whose lines are carried out: an event, or a directive after those
        ("line", np.int8),
        ("left", np.int8),
        ("place", np.int8),  # where cubes are shared out
        ("sheltered", np.int8),
        ("falling", np.int8),  # events that the collapse still brings
        ("fallen", np.int8),
        ("in_order", np.int8),
        ("outside", np.int8),
        ("location_limit", np.int8),
        ("end", np.int8),
        # NumPy leaves padding as it finds it, and records are compared and sent byte by byte.
        ("spare", np.int8, (9,)),
    ],
    align=True,
)
RECORD = np.dtype((np.record, LAYOUT))


class Record(Protocol):
    """The same fields for the type checker."""

    counter: np.uint64
    named: np.uint64
    possible: NDArray[np.uint32]
    hand: NDArray[np.uint32]
    directives: np.uint32
    discarded: np.uint32
    unseen: np.uint32
    swans: np.uint32
    frames: NDArray[np.uint16]
    covered: NDArray[np.uint16]
    event_danger: NDArray[np.uint8]
    event_inspiration: NDArray[np.uint8]
    event_line: NDArray[np.uint8]
    cover: NDArray[np.uint8]
    tower: NDArray[np.uint8]
    bearing: NDArray[np.uint8]
    row: NDArray[np.int8]
    danger: NDArray[np.int8]
    inspiration: NDArray[np.int8]
    zone: NDArray[np.int8]
    figure: NDArray[np.int8]
    grid: NDArray[np.int8]
    column_block: NDArray[np.int8]
    unlocked: NDArray[np.int8]
    freed: int
    face_up: int
    row_size: int
    layers: int
    num_players: int
    turn: int
    player: int
    passes: int
    stage: int
    resume: int
    asked: int
    during: int
    purpose: int
    target: int
    colour: int
    owed: int
    touches: int
    source: int
    line: int
    left: int
    place: int
    sheltered: int
    falling: int
    fallen: int
    in_order: int
    outside: int
    location_limit: int
    end: int
