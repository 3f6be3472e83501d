"""What lies on the table and how it is moved: cards of the row, directives, cubes, blocks."""

import numpy as np

from safehouse.games.bits import NONE, below, bit, first, nth, number, size
from safehouse.games.contract import Log
from safehouse.games.native import routine, rule
from safehouse.games.sarahs_vision import decisions as d
from safehouse.games.sarahs_vision.contents import box, directives
from safehouse.games.sarahs_vision.effects import COLOURS, LOCATIONS
from safehouse.games.sarahs_vision.record import (
    BLOCKS_FREED,
    CARD_REVEALED,
    CARDS_SWAPPED,
    DANGER_CHANGED,
    DEFEAT,
    DIRECTIVE_DEALT,
    FIGURE_MOVED,
    FIGURE_SHELTERED,
    GRID_CHANGED,
    INSPIRATION_CHANGED,
    NOTHING,
    NUM_CELLS,
    NUM_EVENTS,
    NUM_LINES,
    NUM_SECTIONS,
    ROW,
    ROW_REFILLED,
    STORY_READ,
    ZONE_CHANGED,
    Record,
)
from safehouse.games.sarahs_vision.scenario import STORIES_AFTER
from safehouse.games.sarahs_vision.tower import NUM_KINDS, random
from safehouse.games.telling import tell

_BOX = box()
DANGER_CUBES, INSPIRATION_CUBES = _BOX.cubes.danger, _BOX.cubes.inspiration
ZONE_LIMIT = _BOX.limits.zone

# Costs: the colour and how much of it.
GREEN, ORANGE, YELLOW, PURPLE = range(4)
SWAP_COLOUR, SWAP_COST = COLOURS.index(_BOX.costs.swap.colour), _BOX.costs.swap.number
REMOVE_COLOUR, REMOVE_COST = COLOURS.index(_BOX.costs.remove.colour), _BOX.costs.remove.number
REVEAL_COLOUR, REVEAL_COST = COLOURS.index(_BOX.costs.reveal.colour), _BOX.costs.reveal.number

_CARDS = directives()
NUM_DIRECTIVES = len(_CARDS)
DIRECTIVE_COST = np.array([card.cost for card in _CARDS], np.int8)
DIRECTIVE_LINE = np.array(
    [(card.encoded() + [(0, 0, 0)] * NUM_LINES)[:NUM_LINES] for card in _CARDS], np.uint8
)
COSTS_AT_MOST = np.array(
    [sum(1 << i for i, card in enumerate(_CARDS) if card.cost <= there) for there in range(5)],
    np.uint32,
)
ALL_DIRECTIVES = np.uint32((1 << NUM_DIRECTIVES) - 1)

START = np.array([LOCATIONS.index(role.start) for role in _BOX.roles], np.int8)
START_INSPIRATION = np.array([COLOURS.index(role.inspiration) for role in _BOX.roles], np.int8)
KINDS_OF = np.array(
    [sum(1 << COLOURS.index(kind) for kind in location.kinds) for location in _BOX.locations],
    np.int8,
)
"""What each location inspires to, as a set of colours."""

NEIGHBOURS = np.array(
    [
        sum(1 << b for b in range(9) if abs(b // 3 - c // 3) + abs(b % 3 - c % 3) == 1)
        for c in range(9)
    ],
    np.int16,
)
PAIR = np.array(d.PAIRS, np.int8)
PAIRS_BELOW = np.array(
    [sum(1 << i for i, (_, y) in enumerate(d.PAIRS) if y < cards) for cards in range(ROW + 1)],
    np.int16,
)
"""The pairs of places in a row, by its number of cards."""

ROLE_PAIR = np.array(d.ROLE_PAIRS, np.int8)
ORDERED = np.array(d.ORDERED_ROLES, np.int8)

CUBE = NUM_KINDS + 1
"""A cover that is a cube of the first colour, not a block; the other colours follow."""


# --- Events and directives come and go -----------------------------------------------------------


@rule
def is_face_up(s: Record, place: int) -> bool:
    """Whether the event at a place of the row is revealed."""
    return (number(s.face_up) >> place) & 1 == 1


@routine
def deal_event(s: Record, face_up: int) -> None:
    """Lay the next event of the deck at the end of the row."""
    deck = np.uint64(s.unseen)
    if deck == NONE:
        return
    event = first(deck)
    if not s.in_order:
        event = nth(deck, below(random(s), size(deck)))
    place = number(s.row_size)
    clear_place(s, place)
    s.row[place] = event
    s.row_size += 1
    s.unseen = np.uint32(deck & ~bit(event))
    if face_up:
        s.face_up = number(s.face_up) | 1 << place


@routine
def refill(s: Record, log: Log | None) -> None:
    """Five cards again, the new ones face down, while the deck lasts."""
    dealt = 0
    while s.row_size < ROW and s.unseen:
        if log is not None:
            read_story(s, log)
        deal_event(s, 0)
        dealt += 1
    if dealt:
        tell(log, ROW_REFILLED, dealt)


@rule
def read_story(s: Record, log: Log) -> None:
    """Tell the story card that lies on the deck, if there is one; it changes nothing (V8).

    Whether story cards are in play is not checked here: an imagined game no longer knows.
    """
    drawn = NUM_EVENTS - size(np.uint64(s.unseen))
    for story in range(len(STORIES_AFTER)):
        if drawn == STORIES_AFTER[story]:
            tell(log, STORY_READ, story)


@rule
def lay_cover(s: Record, place: int, section: int, cover: int) -> None:
    """Cover a section of a card with a block or a cube."""
    s.cover[place, section] = cover
    s.covered[place] |= np.uint16(1 << section)


@rule
def uncover(s: Record, place: int) -> None:
    """Take everything off a card."""
    s.covered[place] = 0
    for section in range(NUM_SECTIONS):
        s.cover[place, section] = 0


@routine
def clear_place(s: Record, place: int) -> None:
    """No card there, and nothing on it."""
    s.row[place] = NOTHING
    uncover(s, place)


@routine
def put_card(s: Record, to: int, of: int) -> None:
    """A card moves to another place of the row with all that lies on it."""
    s.row[to] = s.row[of]
    s.covered[to] = s.covered[of]
    for section in range(NUM_SECTIONS):
        s.cover[to, section] = s.cover[of, section]


@routine
def close_up(s: Record, gap: int) -> None:
    """The row moves up to fill a gap."""
    last = number(s.row_size) - 1
    for place in range(gap, last):
        put_card(s, place, place + 1)
    clear_place(s, last)
    s.row_size -= 1
    up = number(s.face_up)
    s.face_up = (up & ((1 << gap) - 1)) | (up >> (gap + 1) << gap)


@rule
def swap_pair(s: Record, pair: int, log: Log | None) -> None:
    """A pair of cards of the row changes places (V9)."""
    one, other = number(PAIR[pair, 0]), number(PAIR[pair, 1])
    swap_cards(s, one, other)
    tell(log, CARDS_SWAPPED, 1 << one | 1 << other)


@routine
def swap_cards(s: Record, one: int, other: int) -> None:
    """Two cards of the row change places, with their covers."""
    event, covered = number(s.row[one]), number(s.covered[one])
    s.row[one], s.covered[one] = s.row[other], s.covered[other]
    s.row[other], s.covered[other] = event, covered
    for section in range(NUM_SECTIONS):
        cover = number(s.cover[one, section])
        s.cover[one, section] = s.cover[other, section]
        s.cover[other, section] = cover
    up = number(s.face_up)
    s.face_up = (
        (up & ~(1 << one) & ~(1 << other)) | ((up >> one) & 1) << other | ((up >> other) & 1) << one
    )


@routine
def reveal(s: Record, swans_too: int, log: Log | None) -> None:
    """Turn the cards of the row face up (V11, V24)."""
    for place in range(s.row_size):
        if not is_face_up(s, place) and (swans_too or not is_swan(s, place)):
            s.face_up = number(s.face_up) | 1 << place
            tell(log, CARD_REVEALED, place, number(s.row[place]))


@rule
def is_swan(s: Record, place: int) -> bool:
    """Whether a card of the row is a Black Swan, which its back shows."""
    event = number(s.row[place])
    return event == NUM_EVENTS + 1 or (event < NUM_EVENTS and (number(s.swans) >> event) & 1 == 1)


@routine
def draw_directive(s: Record, player: int, log: Log | None) -> None:
    """A player gets a directive, if there is one; the discard is shuffled when the pile is out."""
    if s.directives == 0:
        s.directives = s.discarded
        s.discarded = np.uint32(0)
    pile = np.uint64(s.directives)
    if pile == NONE:
        return
    card = nth(pile, below(random(s), size(pile)))
    s.directives = np.uint32(pile & ~bit(card))
    s.hand[player] |= np.uint32(bit(card))
    tell(log, DIRECTIVE_DEALT, player, card)


# --- Figures and cubes ---------------------------------------------------------------------------


@routine
def danger_left(s: Record) -> int:
    """Danger cubes in the supply."""
    out = number(s.zone[0]) + number(s.zone[1]) + number(s.zone[2])
    for cell in range(NUM_CELLS):
        out += number(s.danger[cell])
    return DANGER_CUBES - out


@routine
def inspiration_left(s: Record) -> int:
    """Inspiration cubes in the supply: not in the city, on the grid or on a card."""
    out = 0
    for cell in range(NUM_CELLS):
        out += number(s.inspiration[cell])
    for colour in range(4):
        for column in range(3):
            out += number(s.grid[colour, column])
    for place in range(ROW + 1):
        if s.covered[place]:
            for section in range(NUM_SECTIONS):
                out += 1 if s.cover[place, section] >= CUBE else 0
    return INSPIRATION_CUBES - out


@rule
def move_figure(s: Record, role: int, cell: int, log: Log | None) -> None:
    """A figure goes to a location."""
    if s.figure[role] != cell:
        s.figure[role] = cell
        tell(log, FIGURE_MOVED, role, cell)


@rule
def shelter(s: Record, role: int, log: Log | None) -> None:
    """A figure takes no danger this turn from where it stands."""
    if not number(s.sheltered) >> role & 1:
        s.sheltered = number(s.sheltered) | 1 << role
        tell(log, FIGURE_SHELTERED, role)


@rule
def endanger(s: Record, cell: int, cubes: int, log: Log | None) -> None:
    """Danger comes to a location, as far as the cubes go."""
    more = min(cubes, danger_left(s))
    s.danger[cell] += more
    tell(log, DANGER_CHANGED, cell, more)


@rule
def calm(s: Record, cell: int, cubes: int, log: Log | None) -> None:
    """Danger leaves a location, as much as there is."""
    fewer = min(cubes, number(s.danger[cell]))
    s.danger[cell] -= fewer
    tell(log, DANGER_CHANGED, cell, -fewer)


@rule
def inspire(s: Record, cell: int, cubes: int, log: Log | None) -> None:
    """Inspiration comes to a location, as far as the cubes go."""
    more = min(cubes, inspiration_left(s))
    s.inspiration[cell] += more
    tell(log, INSPIRATION_CHANGED, cell, more)


@rule
def bear(s: Record, role: int, cubes: int, log: Log | None) -> None:
    """Danger comes to a figure; with too much of it all is lost at once (V23)."""
    s.zone[role] += cubes
    tell(log, ZONE_CHANGED, role, cubes, number(s.zone[role]))
    if s.zone[role] >= ZONE_LIMIT:
        s.end = DEFEAT


@rule
def relieve(s: Record, role: int, cubes: int, log: Log | None) -> None:
    """Danger leaves a figure, as much as there is."""
    fewer = min(cubes, number(s.zone[role]))
    s.zone[role] -= fewer
    tell(log, ZONE_CHANGED, role, -fewer, number(s.zone[role]))


@routine
def learn(s: Record, colour: int, column: int, cubes: int, log: Log | None) -> None:
    """Cubes come to the grid, and may fill a row or a column (V18)."""
    s.grid[colour, column] += cubes
    tell(log, GRID_CHANGED, colour, column, cubes)
    if s.grid[colour, 0] and s.grid[colour, 1] and s.grid[colour, 2]:
        free_blocks(s, colour, log)
    if s.grid[0, column] and s.grid[1, column] and s.grid[2, column] and s.grid[3, column]:
        free_blocks(s, 4 + column, log)


@rule
def lose_inspiration(s: Record, cell: int, cubes: int, log: Log | None) -> None:
    """Inspiration leaves a location."""
    s.inspiration[cell] -= cubes
    tell(log, INSPIRATION_CHANGED, cell, -cubes)


@rule
def unlearn(s: Record, colour: int, column: int, log: Log | None) -> None:
    """A cube leaves the grid."""
    s.grid[colour, column] -= 1
    tell(log, GRID_CHANGED, colour, column, -1)


@rule
def free_blocks(s: Record, end: int, log: Log | None) -> None:
    """The blocks at the end of a row or a column are unlocked, once."""
    if number(s.freed) >> end & 1:
        return
    tell(log, BLOCKS_FREED, end)
    s.freed = number(s.freed) | 1 << end
    if end < 4:
        s.unlocked[1 + end] += 1
    else:
        s.unlocked[s.column_block[end - 4, 0]] += 1
        s.unlocked[s.column_block[end - 4, 1]] += 1


@rule
def figures_at(s: Record, cell: int) -> int:
    """The figures at a location, as a set."""
    found = 1 if s.figure[0] == cell else 0
    found |= 2 if s.figure[1] == cell else 0
    return found | (4 if s.figure[2] == cell else 0)


@rule
def operation(s: Record, part: int) -> int:
    """A number of the line that is carried out: the operation, or what follows it."""
    if s.source < NUM_EVENTS:
        return number(s.event_line[s.source, s.line, part])
    return number(DIRECTIVE_LINE[s.source - NUM_EVENTS, s.line, part])
