"""What everybody knows, and what nobody can: events that lie face down, bearings, and chance.

Everyone at the table knows the same, so a seat makes no difference here. The order of the deck is
a secret in the printed order too: whoever imagines a game does not get to look it up.
"""

import numpy as np

from safehouse.games.bits import ONE, Bits, below, bit, mix, nth, number, size
from safehouse.games.native import routine, rule
from safehouse.games.sarahs_vision.record import (
    MAX_LAYERS,
    NUM_EVENTS,
    PLAIN_BACK,
    ROW,
    RUNNING,
    SWAN_BACK,
    Record,
)
from safehouse.games.sarahs_vision.table import is_face_up, is_swan
from safehouse.games.sarahs_vision.tower import (
    CHANCE,
    NUM_BEARINGS,
    UNKNOWN_BEARING,
    random,
)


@rule
def conceal(s: Record, seat: int) -> None:
    """Leave what everybody knows; after the end everything may be shown."""
    if s.end != RUNNING:
        return
    s.counter = np.uint64(0)
    s.in_order = 0
    for place in range(s.row_size):
        event = number(s.row[place])
        if not is_face_up(s, place) and event < NUM_EVENTS:
            s.unseen |= np.uint32(bit(event))
            s.row[place] = SWAN_BACK if is_swan(s, place) else PLAIN_BACK
    for layer in range(s.layers):
        s.bearing[layer] = UNKNOWN_BEARING


@rule
def imagine(s: Record, bits: Bits) -> None:
    """Draw the events that lie face down and the bearings of the layers, and future randomness."""
    if s.end != RUNNING:
        return
    counter = mix(bits)
    for place in range(ROW):
        if place < s.row_size and s.row[place] >= NUM_EVENTS:
            fitting = s.swans if s.row[place] == SWAN_BACK else ~s.swans
            hidden = np.uint64(s.unseen & fitting)
            counter += ONE
            event = nth(hidden, below(mix(counter), size(hidden)))
            s.unseen &= ~np.uint32(bit(event))
            s.row[place] = event
    for layer in range(MAX_LAYERS):
        if layer < s.layers and s.bearing[layer] == UNKNOWN_BEARING:
            counter += ONE
            s.bearing[layer] = draw_bearing(s.possible[layer], mix(counter))
    s.counter = counter + ONE


@routine
def draw_bearing(possible: np.uint32, bits: Bits) -> int:
    """A bearing out of those that agree with all touches, each as likely as it is on its own."""
    chances = 0
    for bearing in range(NUM_BEARINGS):
        if possible >> np.uint32(bearing) & np.uint32(1):
            chances += number(CHANCE[bearing])
    which = below(bits, chances)
    for bearing in range(NUM_BEARINGS):
        if possible >> np.uint32(bearing) & np.uint32(1):
            which -= number(CHANCE[bearing])
            if which < 0:
                return bearing
    return 0


@rule
def reshuffle(s: Record, bits: Bits) -> None:
    """Redraw the bearings nobody has felt; cards are drawn when they are needed."""
    if s.end != RUNNING:
        return
    s.counter = bits
    for layer in range(s.layers):
        s.bearing[layer] = draw_bearing(s.possible[layer], random(s))
