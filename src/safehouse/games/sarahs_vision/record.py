"""The record of a game of Sarah's Vision: city, row of events, tower, and what is being done.

The scenario lies in the record too, so that the rules play one that a fan has written like the
three that come with the game.
"""

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from safehouse.games.layout import Int8, Layout, UInt32, UInt64, dtype_of, reader_of

NUM_EVENTS = 20
NUM_CELLS = 9
NUM_LINES = 3
NUM_SECTIONS = NUM_CELLS + NUM_LINES
"""What a block can cover on an event: its nine cells and its lines."""

ROW = 5
CURRENT = ROW
"""The place of the event that is being resolved, after the five places of the row."""

MAX_LAYERS = 42
"""46 blocks cannot be stacked higher: the top three layers hold at least 7, every other one at
least 1."""

PLAIN_BACK, SWAN_BACK = NUM_EVENTS, NUM_EVENTS + 1
"""An event of which only the back is known."""

NOTHING = -1

# What is to be decided ...
ACTION, NAME, PAY, OUTCOME, DIRECTIVE, CHOICE, TAKE, LEARN = range(8)
# ... and what happens automatically until then.
PAID, RESOLVE, LINES, LAID_BACK, SPEAK, DANGER, INSPIRATION, NEXT = range(8, 16)

# What is being paid for.
SWAP, REMOVE, REVEAL, COVER, PLAY = range(5)

TOWER = 4
"""The actor that answers for a tower outside the program; the four players come before it."""

RUNNING, VICTORY, DEFEAT = range(3)
ENDS = ("running", "victory", "defeat")

# What the rules tell. What happens in one step of the rules is told in this order.
DECIDED, TOUCHED, PULLED, ANSWERED, FELT, COLLAPSED = range(6)
CARD_RESOLVED, CARD_REMOVED, CARDS_SWAPPED, CARD_REVEALED, STORY_READ, ROW_REFILLED = range(6, 12)
FIGURE_MOVED, DANGER_CHANGED, INSPIRATION_CHANGED, ZONE_CHANGED, GRID_CHANGED = range(12, 17)
BLOCKS_FREED, FIGURE_SHELTERED, DIRECTIVE_DEALT, TURN_BEGUN = range(17, 21)
STEP = 21
"""The next step begins."""


class Record(Layout):
    """Everything the rules look at."""

    counter: UInt64
    """The counter behind all random numbers."""

    named: UInt64
    """Sections to be covered that are not paid yet."""

    possible: Annotated[NDArray[np.uint32], MAX_LAYERS]
    """The bearings of each layer that agree with all touches."""

    hand: Annotated[NDArray[np.uint32], 4]
    directives: UInt32
    """The pile."""

    discarded: UInt32
    unseen: UInt32
    """Events still in the deck."""

    swans: UInt32
    frames: Annotated[NDArray[np.uint16], NUM_EVENTS, 4]
    """Sections that are framed in each colour."""

    covered: Annotated[NDArray[np.uint16], ROW + 1]
    """Sections under a block or cube."""

    event_danger: Annotated[NDArray[np.uint8], NUM_EVENTS, NUM_CELLS]
    event_inspiration: Annotated[NDArray[np.uint8], NUM_EVENTS, NUM_CELLS]
    event_line: Annotated[NDArray[np.uint8], NUM_EVENTS, NUM_LINES, 3]
    cover: Annotated[NDArray[np.uint8], ROW + 1, NUM_SECTIONS]
    """What covers each section."""

    tower: Annotated[NDArray[np.uint8], MAX_LAYERS, 3]
    bearing: Annotated[NDArray[np.uint8], MAX_LAYERS]
    """How the load is carried, which nobody can see."""

    row: Annotated[NDArray[np.int8], ROW + 1]
    danger: Annotated[NDArray[np.int8], NUM_CELLS]
    inspiration: Annotated[NDArray[np.int8], NUM_CELLS]
    zone: Annotated[NDArray[np.int8], 3]
    figure: Annotated[NDArray[np.int8], 3]
    grid: Annotated[NDArray[np.int8], 4, 3]
    column_block: Annotated[NDArray[np.int8], 3, 2]
    unlocked: Annotated[NDArray[np.int8], 11]
    """By kind of block; number 0 stands for none."""

    freed: Int8
    """A set: the four rows, then the three columns."""

    face_up: Int8
    """A set of places of the row."""

    row_size: Int8
    layers: Int8
    num_players: Int8
    turn: Int8
    """Whose turn it is."""

    player: Int8
    """Who is active, and decides."""

    passes: Int8
    stage: Int8
    resume: Int8
    """The stage that follows if the tower holds."""

    pulled: Int8
    """The block that the tower is asked about, or NOTHING."""

    step: Int8
    """The step of the turn, 1 to 4."""

    purpose: Int8
    target: Int8
    colour: Int8
    """The colour of what is owed."""

    owed: Int8
    touches: Int8
    """Touches since the last pull."""

    source: Int8
    """Whose lines are carried out: an event, or a directive after those."""

    line: Int8
    left: Int8
    place: Int8
    """Where cubes are shared out."""

    sheltered: Int8
    events_owed: Int8
    """Events that a collapse still brings."""

    collapse_pending: Int8
    """Whether the events of a collapse follow after danger and inspiration."""

    in_order: Int8
    outside: Int8
    location_limit: Int8
    end: Int8


RECORD = dtype_of(Record)
record_of = reader_of(Record)
