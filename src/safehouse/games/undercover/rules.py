"""The rules of Undercover, written once: interpreted, native and on CUDA they are these functions.

A turn is three decisions: which tile is activated, whether it is turned over, where it goes.
"""

import numpy as np
from numpy.typing import NDArray

from safehouse.games.bits import NONE, ONE, Bits, below, bit, first, lowest, mix, nth, number, size
from safehouse.games.contract import Log
from safehouse.games.native import rule
from safehouse.games.telling import tell
from safehouse.games.undercover.decisions import (
    CORNERS,
    DRAW_BOTTOM,
    KEEP,
    PLACE_BESIDE,
    PLACE_CORNER,
    SIDES,
    TAKE_JOKER,
    TAKE_PILE,
    TAKE_TILE,
    TURN_OVER,
)
from safehouse.games.undercover.material import (
    HQ_CELLS,
    HQS_REMOVED,
    JOKER,
    MAX_TILES,
    NUM_AGENTS,
    POINTS,
    agent,
    is_agent,
    opposite,
    shown,
    tile,
    turned,
)
from safehouse.games.undercover.record import (
    ADVANCED,
    COLLECTED,
    FLIPPED,
    FROM_BOTTOM,
    FROM_BOX,
    FROM_PILE,
    FROM_TABLE,
    KEPT,
    NO_PROGRESS,
    NOBODY,
    OFF_TABLE,
    ORIGIN,
    PLACE,
    PLACED,
    REVEALED,
    ROUND_LIMIT,
    ROW,
    RUNNING,
    SIX_TILES,
    TAKE,
    TAKEN,
    TURN,
    TURN_BEGUN,
    Record,
)

HQ_CELL = np.array([ORIGIN + x + y * ROW for x, y in HQ_CELLS], np.int32)
SIDE = np.array([x + y * ROW for x, y in SIDES], np.int32)
CORNER = np.array([x + y * ROW for x, y in CORNERS], np.int32)
POINT_VALUES = np.array(POINTS, np.int8)
LEAVING = np.array([HQS_REMOVED.get(players, 0) for players in range(5)], np.int8)

# Places are sets of sides (or corners) of tiles, in two integers: the first has sides 0 and 1, the
# second 2 and 3; in each the tiles of the one side begin at 0, those of the other at 32.

# The window through which the table is looked at when all of it fits: 16 columns and 16 rows, four
# rows to an integer. A margin of one cell around the tiles stays empty, so shifting never wraps.
WINDOW = 16


# --- Set-up -------------------------------------------------------------------------------------


@rule
def reset(s: Record, seed: Bits, options: NDArray[np.int16]) -> None:
    """Lay out headquarters, piles and point tiles (U12 to U15).

    `options`: players, plain spaces, whether the first round does not score, what the piles show
    (0 undercover, 1 official, 2 mixed), whether any headquarters may leave, the round limit, a
    colour for each player or -1, the limit of rounds without progress, and how many employees of
    the first player have a head start.
    """
    counter = mix(seed)
    s.num_players = options[0]
    s.plain_spaces = options[1]
    s.quiet_first_round = options[2]
    s.piles_show = options[3]
    s.round_cap = options[5]
    s.no_progress = options[10]
    clear(s)
    counter = choose_colours(s, options, counter)
    give_head_start(s, options[11])
    counter = lay_out_headquarters(s, options[4], counter)
    counter = deal_agents(s, counter)
    for colour in range(6):
        for i in range(5):
            s.points[colour, i] = POINT_VALUES[i]
        for i in range(4, 0, -1):
            counter += ONE
            j = below(mix(counter), i + 1)
            value = s.points[colour, i]
            s.points[colour, i] = s.points[colour, j]
            s.points[colour, j] = value


@rule
def clear(s: Record) -> None:
    """An empty table at the beginning of the first round."""
    for i in range(MAX_TILES):
        s.cell[i] = OFF_TABLE
        s.tile[i] = 0
    for p in range(4):
        s.colour[p] = NOBODY
        s.joker[p] = 1 if p < s.num_players else 0
        s.folder[p] = NOBODY
        for colour in range(6):
            s.employee[p, colour] = 0
    s.num_tiles = 0
    s.seat = 0
    s.stage = TAKE
    s.active = NOBODY
    s.came_from = OFF_TABLE
    s.turned = 0
    s.end = RUNNING
    s.winners = 0
    s.rounds = 1
    # A round in which nobody may move does not count as one without progress.
    s.last_advance = 1 if s.quiet_first_round else 0


@rule
def choose_colours(s: Record, options: NDArray[np.int16], counter: Bits) -> Bits:
    """Players have different colours, at random unless chosen (U15)."""
    left = bit(6) - ONE
    for p in range(s.num_players):
        if options[6 + p] >= 0:
            s.colour[p] = options[6 + p]
            left &= ~bit(number(s.colour[p]))
    for p in range(s.num_players):
        if s.colour[p] == NOBODY:
            counter += ONE
            s.colour[p] = nth(left, below(mix(counter), size(left)))
            left &= ~bit(number(s.colour[p]))
    return counter


@rule
def give_head_start(s: Record, employees: int) -> None:
    """Some employees of the first player begin on their first space, the large one first (U31)."""
    for i in range(employees):
        s.employee[0, (opposite(number(s.colour[0])) + i) % 6] = 1


@rule
def lay_out_headquarters(s: Record, any_may_leave: int, counter: Bits) -> Bits:
    """Some headquarters leave and become jokers (U13)."""
    staying = bit(6) - ONE
    leaving = staying
    if not any_may_leave:
        for p in range(s.num_players):
            leaving &= ~bit(number(s.colour[p]))
    for _ in range(LEAVING[s.num_players]):
        counter += ONE
        colour = nth(leaving, below(mix(counter), size(leaving)))
        leaving &= ~bit(colour)
        staying &= ~bit(colour)
    for colour in range(6):
        if staying & bit(colour):
            add_tile(s, number(HQ_CELL[colour]), tile(colour, JOKER, 1, 1))
    return counter


@rule
def deal_agents(s: Record, counter: Bits) -> Bits:
    """Shuffle the agents into two piles of six (U14)."""
    left = bit(NUM_AGENTS) - ONE
    for p in range(2):
        for i in range(6):
            counter += ONE
            bits = mix(counter)
            which = nth(left, below(bits, size(left)))
            left &= ~bit(which)
            official = number(s.piles_show)
            if official == 2:
                official = number(bits & ONE)
            s.pile[p, i] = agent(which, official)
        s.pile_size[p] = 6
    return counter


@rule
def add_tile(s: Record, cell: int, code: int) -> None:
    """A tile comes to the table."""
    i = s.num_tiles
    s.cell[i] = cell
    s.tile[i] = code
    s.num_tiles += 1


# --- What may be decided ------------------------------------------------------------------------


@rule
def enemy(s: Record) -> int:
    """The colour that the acting player may not take (U10, U17)."""
    return opposite(number(s.colour[s.seat]))


@rule
def top(s: Record, p: int) -> int:
    """The agent on top of a pile."""
    return number(s.pile[p, s.pile_size[p] - 1])


@rule
def free_agents(s: Record) -> Bits:
    """The agents on the table that may be taken (U16, U17)."""
    found = NONE
    for i in range(s.num_tiles):
        code = number(s.tile[i])
        if is_agent(code) and shown(code) != enemy(s):
            found |= bit(i)
    for p in range(s.num_players):
        if s.folder[p] != NOBODY:
            found &= ~bit(number(s.folder[p]))
    return found


@rule
def takes(s: Record) -> Bits:
    """Everything that may be activated, as a set of decisions."""
    found = free_agents(s) << np.uint64(TAKE_TILE)
    for p in range(2):
        if s.pile_size[p] > 0 and shown(top(s, p)) != enemy(s):
            found |= bit(TAKE_PILE + p)
    if s.joker[s.seat]:
        found |= bit(TAKE_JOKER)
    if found == NONE:
        for p in range(2):
            if s.pile_size[p] > 0:
                found |= bit(DRAW_BOTTOM + p)
    return found


@rule
def may_touch(code: int) -> int:
    """The colours that a tile may touch, as a set; a joker may touch all (U5)."""
    colour = shown(code)
    if colour == JOKER:
        return 127
    return 1 << JOKER | 1 << colour | 1 << ((colour + 1) % 6) | 1 << ((colour + 5) % 6)


@rule
def barred(s: Record) -> int:
    """The cell to which an agent may not return: it was not turned over since it left it."""
    return OFF_TABLE if s.turned else number(s.came_from)


@rule
def beside_is_legal(s: Record, i: int, side: int, fits: int) -> bool:
    """Whether all neighbours of the cell beside a tile fit, and this tile is the first of them."""
    cell = number(s.cell[i]) + number(SIDE[side])
    if cell == barred(s):
        return False
    for j in range(s.num_tiles):
        apart = number(s.cell[j]) - cell
        if apart == 0:
            return False
        touches = abs(apart) == 1 or abs(apart) == ROW
        if touches and (j < i or not (fits >> shown(number(s.tile[j]))) & 1):
            return False
    return True


@rule
def places(s: Record) -> tuple[Bits, Bits]:
    """Where the active tile may go, edge to edge."""
    fits = may_touch(number(s.tile[s.active]))
    low = NONE
    high = NONE
    for i in range(s.num_tiles):
        if i != s.active:
            for side in range(4):
                if beside_is_legal(s, i, side, fits):
                    if side < 2:
                        low |= bit(32 * side + i)
                    else:
                        high |= bit(32 * (side - 2) + i)
    return low, high


@rule
def corner_is_legal(s: Record, i: int, corner: int) -> bool:
    """Whether the cell at a corner of a tile touches none by an edge, and this tile first (U20)."""
    cell = number(s.cell[i]) + number(CORNER[corner])
    if cell == barred(s):
        return False
    for j in range(s.num_tiles):
        apart = number(s.cell[j]) - cell
        if apart == 0:
            return False
        for side in range(4):
            if apart == SIDE[side] or (j < i and apart == CORNER[side]):
                return False
    return True


@rule
def corners(s: Record) -> tuple[Bits, Bits]:
    """Where the active tile may go if it fits nowhere edge to edge."""
    low = NONE
    high = NONE
    for i in range(s.num_tiles):
        if i != s.active:
            for corner in range(4):
                if corner_is_legal(s, i, corner):
                    if corner < 2:
                        low |= bit(32 * corner + i)
                    else:
                        high |= bit(32 * (corner - 2) + i)
    return low, high


@rule
def menu(s: Record) -> tuple[int, Bits, Bits]:
    """What may be decided now: a first number, and what may be added to it, in two integers."""
    if s.stage == TAKE:
        return 0, takes(s), NONE
    if s.stage == TURN:
        return TURN_OVER, bit(KEEP - TURN_OVER) | ONE, NONE
    low, high = places(s)
    if low | high:
        return PLACE_BESIDE, low, high
    low, high = corners(s)
    return PLACE_CORNER, low, high


@rule
def legal(s: Record, mask: NDArray[np.bool_]) -> None:
    """Mark every legal decision."""
    mask[:] = False
    if s.end != RUNNING:
        return
    base, low, high = menu(s)
    while low:
        mask[base + first(low)] = True
        low ^= lowest(low)
    while high:
        mask[base + 64 + first(high)] = True
        high ^= lowest(high)


# --- The same at speed --------------------------------------------------------------------------
#
# Random play asks for one decision, not for all. While the table fits into the window, the cells
# next to tiles that fit and to none that does not are found by shifting sets of cells.

Cells = tuple[Bits, Bits, Bits, Bits]
"""A set of cells of the window: four parts of four rows, from the top."""


@rule
def window(s: Record) -> tuple[int, bool]:
    """The cell in the upper left corner of the window, and whether everything fits into it."""
    left = top_row = 1 << 20
    right = bottom_row = 0
    for i in range(s.num_tiles):
        if i != s.active:
            column, row = number(s.cell[i]) & (ROW - 1), number(s.cell[i]) >> 16
            left, right = min(left, column), max(right, column)
            top_row, bottom_row = min(top_row, row), max(bottom_row, row)
    fits = right - left + 3 <= WINDOW and bottom_row - top_row + 3 <= WINDOW
    return (top_row - 1) * ROW + left - 1, fits


@rule
def in_part(row: int, column: int) -> Bits:
    """A cell of the window as a member of its part."""
    return bit((row & 3) * WINDOW + column)


@rule
def with_cells(cells: Cells, row: int, more: Bits) -> Cells:
    """The set with more cells of the part that a row belongs to."""
    a, b, c, d = cells
    part = row >> 2
    if part == 0:
        a |= more
    elif part == 1:
        b |= more
    elif part == 2:
        c |= more
    else:
        d |= more
    return a, b, c, d


@rule
def beside_part(above: Bits, part: Bits, below: Bits) -> Bits:
    """The cells of one part that are beside its own cells, or beside those above and below it."""
    shift, carry = np.uint64(WINDOW), np.uint64(64 - WINDOW)
    across = part << ONE | part >> ONE
    return across | part << shift | above >> carry | part >> shift | below << carry


@rule
def beside(cells: Cells) -> Cells:
    """All cells that are beside one of these."""
    a, b, c, d = cells
    return (
        beside_part(NONE, a, b),
        beside_part(a, b, c),
        beside_part(b, c, d),
        beside_part(c, d, NONE),
    )


@rule
def without(cells: Cells, others: Cells) -> Cells:
    """The cells that are not among the others."""
    a, b, c, d = cells
    e, f, g, h = others
    return a & ~e, b & ~f, c & ~g, d & ~h


@rule
def open_cells(s: Record, corner: int) -> Cells:
    """The cells of the window on which the active tile may be placed, edge to edge."""
    fits = may_touch(number(s.tile[s.active]))
    nothing = NONE, NONE, NONE, NONE
    fitting = unfitting = nothing
    for i in range(s.num_tiles):
        if i != s.active:
            there = number(s.cell[i]) - corner
            row, column = there >> 16, there & (ROW - 1)
            # All bits or none: a branch that the processor cannot foresee would cost more.
            fit = NONE - np.uint64((fits >> shown(number(s.tile[i]))) & 1)
            fitting = with_cells(fitting, row, in_part(row, column) & fit)
            unfitting = with_cells(unfitting, row, in_part(row, column) & ~fit)
    found = without(beside(fitting), beside(unfitting))
    found = without(without(found, fitting), unfitting)
    there = barred(s) - corner
    row, column = there >> 16, there & (ROW - 1)
    if 0 <= row < WINDOW and column < WINDOW:
        found = without(found, with_cells(nothing, row, in_part(row, column)))
    return found


@rule
def size_of(cells: Cells) -> int:
    """How many cells a set has."""
    a, b, c, d = cells
    return size(a) + size(b) + size(c) + size(d)


@rule
def nth_cell(cells: Cells, n: int, corner: int) -> int:
    """Cell number n of a set, counted from 0, on the table."""
    a, b, c, d = cells
    row = 0
    if n >= size(a) + size(b):
        n -= size(a) + size(b)
        row = 8
        a, b = c, d
    if n >= size(a):
        n -= size(a)
        row += 4
        a = b
    place = nth(a, n)
    return corner + (row + (place >> 4)) * ROW + (place & (WINDOW - 1))


@rule
def place_on(s: Record, cell: int) -> int:
    """The decision to place on a cell: it belongs to the first tile that it touches."""
    for i in range(s.num_tiles):
        apart = cell - number(s.cell[i])
        for side in range(4):
            if apart == SIDE[side]:
                return PLACE_BESIDE + 32 * side + i
    return PLACE_BESIDE


@rule
def count(s: Record) -> int:
    """How many decisions are legal."""
    if s.end != RUNNING:
        return 0
    if s.stage == PLACE:
        corner, fits = window(s)
        if fits:
            found = size_of(open_cells(s, corner))
            if found > 0:
                return found
    _, low, high = menu(s)
    return size(low) + size(high)


@rule
def choose(s: Record, bits: Bits) -> int:
    """A random legal decision, all equally likely."""
    if s.stage == PLACE:
        corner, fits = window(s)
        if fits:
            cells = open_cells(s, corner)
            found = size_of(cells)
            if found > 0:
                return place_on(s, nth_cell(cells, below(bits, found), corner))
    base, low, high = menu(s)
    n = below(bits, size(low) + size(high))
    if n < size(low):
        return base + nth(low, n)
    return base + 64 + nth(high, n - size(low))


# --- Carrying it out ----------------------------------------------------------------------------


@rule
def activate(s: Record, i: int, source: int, where: int, log: Log | None) -> None:
    """A tile is taken up, and the folder lies on it until the player's next turn."""
    tell(log, TAKEN, s.seat, source, where, s.tile[i])
    s.active = i
    s.came_from = s.cell[i]
    s.cell[i] = OFF_TABLE
    s.turned = 0
    s.folder[s.seat] = i
    s.stage = TURN if is_agent(number(s.tile[i])) else PLACE


@rule
def draw_from(s: Record, p: int, at: int, source: int, log: Log | None) -> None:
    """An agent of a pile is activated, and what lay under the top one is seen."""
    code = number(s.pile[p, at])
    s.pile_size[p] -= 1
    for i in range(at, s.pile_size[p]):
        s.pile[p, i] = s.pile[p, i + 1]
    s.pile[p, s.pile_size[p]] = 0
    add_tile(s, OFF_TABLE, code)
    activate(s, s.num_tiles - 1, source, p, log)
    if source == FROM_PILE and s.pile_size[p] > 0:
        tell(log, REVEALED, p, s.pile[p, s.pile_size[p] - 1])


@rule
def is_free(s: Record, colour: int, space: int) -> bool:
    """Whether no employee stands on a space of a row."""
    for p in range(s.num_players):
        if s.employee[p, colour] == space:
            return False
    return True


@rule
def advance(s: Record, colour: int, steps: int, log: Log | None) -> None:
    """An employee moves along its row, and takes the point tile that it reaches (U22 to U24)."""
    here = number(s.employee[s.seat, colour])
    last = number(s.plain_spaces) + 5
    if here > s.plain_spaces or steps == 0:
        return
    target = min(here + steps, last)
    space = target
    while space <= last and not is_free(s, colour, space):
        space += 1
    if space > last:
        space = last
        while not is_free(s, colour, space):
            space -= 1
    s.employee[s.seat, colour] = space
    s.last_advance = s.rounds
    tell(log, ADVANCED, s.seat, colour, here, space)
    if space > s.plain_spaces:
        tell(log, COLLECTED, s.seat, colour, s.points[colour, space - s.plain_spaces - 1])


@rule
def meet(s: Record, log: Log | None) -> None:
    """Employees move for the active tile and for everyone it meets."""
    steps = 0  # six numbers of four bits
    code = number(s.tile[s.active])
    if shown(code) != JOKER:
        steps += (2 if s.turned else 1) << (4 * shown(code))
    here = number(s.cell[s.active])
    for i in range(s.num_tiles):
        apart = abs(number(s.cell[i]) - here)
        neighbour = number(s.tile[i])
        if (apart == 1 or apart == ROW) and shown(neighbour) != JOKER:
            steps += 1 << (4 * shown(neighbour))
    for colour in range(6):
        advance(s, colour, (steps >> (4 * colour)) & 15, log)


@rule
def put_down(s: Record, cell: int, meeting: bool, log: Log | None) -> None:
    """The active tile comes to its place, and the turn ends."""
    tell(log, PLACED, s.seat, cell, meeting)
    s.cell[s.active] = cell
    if meeting and not (s.quiet_first_round and s.rounds == 1):
        meet(s, log)
    s.active = NOBODY
    s.came_from = OFF_TABLE
    s.turned = 0
    s.stage = TAKE
    s.seat += 1
    if s.seat == s.num_players:
        s.seat = 0
        s.rounds += 1
        start_round(s)
    if s.end == RUNNING:
        tell(log, TURN_BEGUN, s.seat, s.rounds)


@rule
def has_six(s: Record, p: int) -> bool:
    """Whether a player holds six point tiles."""
    for colour in range(6):
        if s.employee[p, colour] <= s.plain_spaces:
            return False
    return True


@rule
def start_round(s: Record) -> None:
    """All have had the same number of turns; the game may be over (U26, U29, U30)."""
    if s.rounds > s.round_cap:
        s.end = ROUND_LIMIT
    if s.no_progress and number(s.rounds) - 1 - number(s.last_advance) >= s.no_progress:
        s.end = NO_PROGRESS
    for p in range(s.num_players):
        if has_six(s, p):
            s.end = SIX_TILES
    if s.end != RUNNING:
        s.winners = find_winners(s)


@rule
def points_of(s: Record, p: int) -> int:
    """A player's points: the tile of the enemy colour counts twice (U27)."""
    total = 0
    for colour in range(6):
        space = number(s.employee[p, colour]) - number(s.plain_spaces)
        if space > 0:
            value = number(s.points[colour, space - 1])
            total += value * 2 if colour == opposite(number(s.colour[p])) else value
    return total


@rule
def employees_on(s: Record, p: int, space: int) -> int:
    """How many employees of a player stand in a column of the board."""
    found = 0
    for colour in range(6):
        if s.employee[p, colour] == space:
            found += 1
    return found


@rule
def is_ahead(s: Record, p: int, q: int) -> bool:
    """Whether one player beats another (U27, U28)."""
    mine, theirs = points_of(s, p), points_of(s, q)
    if mine != theirs:
        return mine > theirs
    for space in range(number(s.plain_spaces) + 5, 0, -1):
        mine, theirs = employees_on(s, p, space), employees_on(s, q, space)
        if mine != theirs:
            return mine > theirs
    return False


@rule
def find_winners(s: Record) -> int:
    """Every player whom nobody beats."""
    winners = 0
    for p in range(s.num_players):
        beaten = False
        for q in range(s.num_players):
            if is_ahead(s, q, p):
                beaten = True
        if not beaten:
            winners |= 1 << p
    return winners


@rule
def step(s: Record, decision: int) -> None:
    """Carry out a legal decision."""
    decide(s, decision, None)


@rule
def narrate(s: Record, decision: int, log: Log) -> None:
    """Carry out a legal decision and tell what happens."""
    decide(s, decision, log)


@rule
def decide(s: Record, decision: int, log: Log | None) -> None:
    """Carry out a legal decision; the log, if there is one, is told."""
    if decision >= PLACE_BESIDE:
        meeting = decision < PLACE_CORNER
        place = decision - (PLACE_BESIDE if meeting else PLACE_CORNER)
        cell = number(s.cell[place & 31])
        offset = number(SIDE[place >> 5]) if meeting else number(CORNER[place >> 5])
        put_down(s, cell + offset, meeting, log)
    elif decision == TURN_OVER:
        s.tile[s.active] = turned(number(s.tile[s.active]))
        s.turned = 1
        s.stage = PLACE
        tell(log, FLIPPED, s.seat, s.tile[s.active])
    elif decision == KEEP:
        s.stage = PLACE
        tell(log, KEPT, s.seat)
    elif decision >= TAKE_TILE:
        activate(s, decision - TAKE_TILE, FROM_TABLE, s.cell[decision - TAKE_TILE], log)
    elif decision == TAKE_JOKER:
        s.joker[s.seat] = 0
        add_tile(s, OFF_TABLE, tile(JOKER, JOKER, 1, 1))
        activate(s, s.num_tiles - 1, FROM_BOX, 0, log)
    elif decision < TAKE_JOKER:
        p = decision - TAKE_PILE
        draw_from(s, p, s.pile_size[p] - 1, FROM_PILE, log)
    else:
        draw_from(s, decision - DRAW_BOTTOM, 0, FROM_BOTTOM, log)


@rule
def resume(s: Record) -> None:
    """Begin a turn in a position from outside, which may be the end of a game."""
    if s.seat == 0:
        start_round(s)


# --- What the engine asks -----------------------------------------------------------------------


@rule
def to_act(s: Record) -> int:
    """The seat that decides, or -1 when the game is over."""
    return number(s.seat) if s.end == RUNNING else -1


@rule
def ending(s: Record) -> int:
    """Why the game ended."""
    return number(s.end)


@rule
def score(s: Record, seat: int) -> float:
    """1 for a win, less if it is shared; the others pay for it in equal parts."""
    if s.end == RUNNING or seat >= s.num_players:
        return 0.0
    winners = size(np.uint64(s.winners))
    losers = s.num_players - winners
    if (s.winners >> seat) & 1:
        return losers / (winners * (s.num_players - 1))
    return -1.0 / (s.num_players - 1)
