"""What everybody knows as rows of numbers, from the point of view of a seat, for learning."""

import numpy as np
from numpy.typing import NDArray

from safehouse.games.bits import number
from safehouse.games.native import rule
from safehouse.games.sarahs_vision.record import (
    MAX_LAYERS,
    NUM_CELLS,
    NUM_EVENTS,
    NUM_LINES,
    NUM_SECTIONS,
    ROW,
    RUNNING,
    Record,
)
from safehouse.games.sarahs_vision.table import NUM_DIRECTIVES, figures_at, is_face_up, is_swan
from safehouse.games.sarahs_vision.tower import NUM_KINDS, felt

# Rows for the events of the row: 0 is there, 1 face up, 2 Black Swan, 3-11 danger, 12-20
# inspiration, 21-32 the frame of each section (colour + 1), 33-44 whether it is covered, 45-53 the
# lines.
EVENT_ROWS = ROW
# One row for the city: 0-8 danger, 9-17 inspiration, 18-26 figures (a set), 27-29 zones, 30-41 the
# grid, 42 what is freed (a set), 43-48 the blocks that the columns lock.
CITY = EVENT_ROWS
# One row for what can be paid with and is being done: 0-9 unlocked blocks, 10 stage, 11 what is
# paid for, 12 its target, 13 colour, 14 owed, 15 touches, 16 source, 17 line, 18 left, 19 place,
# 20 sheltered (a set), 21 events owed, 22 collapse pending, 23 is it my decision, 24 players,
# 25 limit of a location, 26 events in the deck, 27 layers.
DOING = CITY + 1
# Hands, mine first: 0-25 directives. Then the pile and the discard together, and the discard.
HANDS = DOING + 1
DISCARD = HANDS + 4
# Two rows for events not seen yet, a column each, and for sections that are named.
UNSEEN = DISCARD + 1
NAMED = UNSEEN + 1
# Six rows for the tower, three slots of fourteen layers each: kinds, and what was felt.
TOWER = NAMED + 1
SHAPE = (TOWER + 6, 60)


@rule
def observe(s: Record, seat: int, planes: NDArray[np.uint8]) -> None:
    """Draw what everybody knows."""
    planes[:, :] = 0
    for place in range(s.row_size):
        event = number(s.row[place])
        planes[place, 0] = 1
        planes[place, 2] = 1 if is_swan(s, place) else 0
        if is_face_up(s, place):
            planes[place, 1] = 1
            draw_event(s, planes[place], event, place)
    for cell in range(NUM_CELLS):
        planes[CITY, cell] = s.danger[cell]
        planes[CITY, 9 + cell] = s.inspiration[cell]
        planes[CITY, 18 + cell] = figures_at(s, cell)
    for role in range(3):
        planes[CITY, 27 + role] = s.zone[role]
        for colour in range(4):
            planes[CITY, 30 + 3 * colour + role] = s.grid[colour, role]
        for i in range(2):
            planes[CITY, 43 + 2 * role + i] = s.column_block[role, i]
    planes[CITY, 42] = s.freed
    draw_doing(s, seat, planes[DOING])
    for player in range(s.num_players):
        row = HANDS + (player - seat + number(s.num_players)) % number(s.num_players)
        for card in range(NUM_DIRECTIVES):
            planes[row, card] = np.uint8(number(s.hand[player]) >> card & 1)
    for card in range(NUM_DIRECTIVES):
        planes[DISCARD, card] = np.uint8(number(s.discarded) >> card & 1)
    for event in range(NUM_EVENTS):
        planes[UNSEEN, event] = np.uint8(number(s.unseen) >> event & 1)
    for section in range(5 * NUM_SECTIONS):
        planes[NAMED, section] = np.uint8(s.named >> np.uint64(section) & np.uint64(1))
    for layer in range(MAX_LAYERS):
        if layer < s.layers:
            for slot in range(3):
                row = TOWER + layer // 14
                planes[row, 3 * (layer % 14) + slot] = s.tower[layer, slot]
                if s.tower[layer, slot]:
                    planes[row + 3, 3 * (layer % 14) + slot] = felt(s, layer, slot) + 1


@rule
def draw_event(s: Record, row: NDArray[np.uint8], event: int, place: int) -> None:
    """An event that lies face up."""
    for cell in range(NUM_CELLS):
        row[3 + cell] = s.event_danger[event, cell]
        row[12 + cell] = s.event_inspiration[event, cell]
    for section in range(NUM_SECTIONS):
        for colour in range(4):
            if number(s.frames[event, colour]) >> section & 1:
                row[21 + section] = colour + 1
        row[33 + section] = np.uint8(number(s.covered[place]) >> section & 1)
    for line in range(NUM_LINES):
        for part in range(3):
            row[45 + 3 * line + part] = s.event_line[event, line, part]


@rule
def draw_doing(s: Record, seat: int, row: NDArray[np.uint8]) -> None:
    """What there is to pay with, and what is being done."""
    for kind in range(NUM_KINDS):
        row[kind] = s.unlocked[kind + 1]
    row[10] = s.stage
    row[11] = np.uint8(number(s.purpose) + 1)
    row[12] = np.uint8(number(s.target) + 1)
    row[13] = np.uint8(number(s.colour) + 1)
    row[14] = s.owed
    row[15] = s.touches
    row[16] = np.uint8(number(s.source) + 1)
    row[17] = s.line
    row[18] = s.left
    row[19] = np.uint8(number(s.place) + 1)
    row[20] = s.sheltered
    row[21] = s.events_owed
    row[22] = s.collapse_pending
    row[23] = 1 if s.player == seat and s.end == RUNNING else 0
    row[24] = s.num_players
    row[25] = s.location_limit
    deck = 0
    for event in range(NUM_EVENTS):
        deck += number(s.unseen) >> event & 1
    for place in range(s.row_size):
        if s.row[place] >= NUM_EVENTS:
            deck -= 1
    row[26] = deck
    row[27] = s.layers
