"""The rules of Undercover, written once: interpreted, native and on CUDA they are these functions.

A turn is three decisions: which tile is activated, whether it is turned over, where it goes.
"""

import numpy as np
from numpy.typing import NDArray

from safehouse.games.bits import NONE, ONE, Bits, below, bit, first, lowest, mix, nth, number, size
from safehouse.games.native import rule
from safehouse.games.undercover.actions import (
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
    JOKER,
    MOST_TILES,
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
    NOBODY,
    OFF_TABLE,
    ORIGIN,
    PLACE,
    ROUND_LIMIT,
    ROW,
    RUNNING,
    SIX_TILES,
    TAKE,
    TURN,
    Record,
)

HQ_CELL = np.array([ORIGIN + x + y * ROW for x, y in HQ_CELLS], np.int32)
SIDE = np.array([x + y * ROW for x, y in SIDES], np.int32)
CORNER = np.array([x + y * ROW for x, y in CORNERS], np.int32)
POINT_VALUES = np.array(POINTS, np.int8)

# Places are sets of sides of tiles, in two words: sides 0 and 1, sides 2 and 3. In each word the
# first side has the places from 0, the second from 32, one for each tile.
#
# What two tiles mean for each other's sides depends on where the second lies, seen from the first.
# Up to two columns and rows away, a column and a row from 0 to 4 make one number, 8 * row + column.
NEAR = 2 * ROW + 2
TOO_FAR = ~(7 * ROW + 7)
NO_RELATION = 63


def _sides_in_common() -> tuple[NDArray[np.uint64], NDArray[np.uint64], NDArray[np.uint64]]:
    """Sides of the first that the second covers; sides of each that lead to a cell of both."""
    covered, first_has, second_has = (np.zeros((2, 64), np.uint64) for _ in range(3))

    def add(table: NDArray[np.uint64], where: int, side: int) -> None:
        table[side >> 1, where] |= np.uint64(1 << 32 * (side & 1))

    for dx in range(-2, 3):
        for dy in range(-2, 3):
            where = 8 * (dy + 2) + dx + 2
            for d, (x, y) in enumerate(SIDES):
                if (dx, dy) == (x, y):
                    add(covered, where, d)
                    add(second_has, where, (d + 2) % 4)
                for e, (u, v) in enumerate(SIDES):
                    if (x, y) == (dx + u, dy + v) and (dx, dy) != (0, 0):
                        add(first_has, where, d)
                        add(second_has, where, e)
    return covered, first_has, second_has


COVERED, FIRST_HAS, SECOND_HAS = _sides_in_common()
ALL_SIDES = np.uint64(1 << 32 | 1)


# --- Set-up -------------------------------------------------------------------------------------


@rule
def reset(s: Record, seed: Bits, options: NDArray[np.int16]) -> None:
    """Lay out headquarters, piles and point tiles (U12 to U15).

    `options`: players, plain spaces, whether the first round does not score, what the piles show
    (0 undercover, 1 official, 2 mixed), whether any headquarters may leave, the round limit, and a
    colour for each player, or -1.
    """
    counter = mix(seed)
    s.num_players = options[0]
    s.plain_spaces = options[1]
    s.quiet_first_round = options[2]
    s.piles_show = options[3]
    s.round_cap = options[5]
    clear(s)
    counter = choose_colours(s, options, counter)
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
    for i in range(MOST_TILES):
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
def lay_out_headquarters(s: Record, any_may_leave: int, counter: Bits) -> Bits:
    """Some headquarters leave and become jokers (U13)."""
    staying = bit(6) - ONE
    leaving = staying
    if not any_may_leave:
        for p in range(s.num_players):
            leaving &= ~bit(number(s.colour[p]))
    for _ in range(3 if s.num_players == 3 else 2):
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
            word = mix(counter)
            which = nth(left, below(word, size(left)))
            left &= ~bit(which)
            official = number(s.piles_show)
            if official == 2:
                official = number(word & ONE)
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
def relation(here: int, there: int) -> int:
    """Where one cell lies as seen from another, as the tables have it."""
    apart = there - here + NEAR
    return NO_RELATION if apart & TOO_FAR else (apart >> 13) | (apart & 7)


@rule
def places(s: Record) -> tuple[Bits, Bits]:
    """Where the active tile may go, edge to edge.

    A cell that several tiles touch belongs to the first of them, and it is legal if all of them
    fit. All pairs of tiles are looked at, without asking first: branches would cost more.
    """
    fits = may_touch(number(s.tile[s.active]))
    fitting = NONE
    for i in range(s.num_tiles):
        fitting |= np.uint64((fits >> shown(number(s.tile[i]))) & 1) << np.uint64(i)
    fitting &= ~bit(number(s.active))
    not_there = barred(s)
    low = NONE
    high = NONE
    later_low = NONE
    later_high = NONE
    for i in range(s.num_tiles):
        here = number(s.cell[i])
        where = relation(here, not_there)
        lost_low = COVERED[0, where]
        lost_high = COVERED[1, where]
        for j in range(i + 1, s.num_tiles):
            where = relation(here, number(s.cell[j]))
            misfit = ((fitting >> np.uint64(j)) & ONE) - ONE  # all ones if j does not fit
            lost_low |= COVERED[0, where] | (FIRST_HAS[0, where] & misfit)
            lost_high |= COVERED[1, where] | (FIRST_HAS[1, where] & misfit)
            later_low |= SECOND_HAS[0, where] << np.uint64(j)
            later_high |= SECOND_HAS[1, where] << np.uint64(j)
        mine = ALL_SIDES * ((fitting >> np.uint64(i)) & ONE)
        low |= (mine & ~lost_low) << np.uint64(i)
        high |= (mine & ~lost_high) << np.uint64(i)
    return low & ~later_low, high & ~later_high


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
    """What may be decided now: a first number, and what may be added to it, in two words."""
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
def count(s: Record) -> int:
    """How many decisions are legal."""
    if s.end != RUNNING:
        return 0
    _, low, high = menu(s)
    return size(low) + size(high)


@rule
def choose(s: Record, word: Bits) -> int:
    """A random legal decision, all equally likely."""
    base, low, high = menu(s)
    n = below(word, size(low) + size(high))
    if n < size(low):
        return base + nth(low, n)
    return base + 64 + nth(high, n - size(low))


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


# --- Carrying it out ----------------------------------------------------------------------------


@rule
def activate(s: Record, i: int) -> None:
    """A tile is taken up, and the folder lies on it until the player's next turn."""
    s.active = i
    s.came_from = s.cell[i]
    s.cell[i] = OFF_TABLE
    s.turned = 0
    s.folder[s.seat] = i
    s.stage = TURN if is_agent(number(s.tile[i])) else PLACE


@rule
def draw_from(s: Record, p: int, at: int) -> None:
    """An agent of a pile is activated."""
    code = number(s.pile[p, at])
    s.pile_size[p] -= 1
    for i in range(at, s.pile_size[p]):
        s.pile[p, i] = s.pile[p, i + 1]
    s.pile[p, s.pile_size[p]] = 0
    add_tile(s, OFF_TABLE, code)
    activate(s, s.num_tiles - 1)


@rule
def is_free(s: Record, colour: int, space: int) -> bool:
    """Whether no employee stands on a space of a row."""
    for p in range(s.num_players):
        if s.employee[p, colour] == space:
            return False
    return True


@rule
def advance(s: Record, colour: int, steps: int) -> None:
    """An employee moves along its row (U22 to U24)."""
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


@rule
def evaluate(s: Record) -> None:
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
        advance(s, colour, (steps >> (4 * colour)) & 15)


@rule
def put_down(s: Record, cell: int, meeting: bool) -> None:
    """The active tile comes to its place, and the turn ends."""
    s.cell[s.active] = cell
    if meeting and not (s.quiet_first_round and s.rounds == 1):
        evaluate(s)
    s.active = NOBODY
    s.came_from = OFF_TABLE
    s.turned = 0
    s.stage = TAKE
    s.seat += 1
    if s.seat == s.num_players:
        s.seat = 0
        s.rounds += 1
        start_round(s)


@rule
def has_six(s: Record, p: int) -> bool:
    """Whether a player holds six point tiles."""
    for colour in range(6):
        if s.employee[p, colour] <= s.plain_spaces:
            return False
    return True


@rule
def start_round(s: Record) -> None:
    """All have had the same number of turns; the game may be over (U26, U29)."""
    if s.rounds > s.round_cap:
        s.end = ROUND_LIMIT
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
    """All whom nobody beats."""
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
def step(s: Record, action: int) -> None:
    """Carry out a legal decision."""
    if action >= PLACE_BESIDE:
        meeting = action < PLACE_CORNER
        place = action - (PLACE_BESIDE if meeting else PLACE_CORNER)
        cell = number(s.cell[place & 31])
        way = number(SIDE[place >> 5]) if meeting else number(CORNER[place >> 5])
        put_down(s, cell + way, meeting)
    elif action == TURN_OVER:
        s.tile[s.active] = turned(number(s.tile[s.active]))
        s.turned = 1
        s.stage = PLACE
    elif action == KEEP:
        s.stage = PLACE
    elif action >= TAKE_TILE:
        activate(s, action - TAKE_TILE)
    elif action == TAKE_JOKER:
        s.joker[s.seat] = 0
        add_tile(s, OFF_TABLE, tile(JOKER, JOKER, 1, 1))
        activate(s, s.num_tiles - 1)
    elif action < TAKE_JOKER:
        draw_from(s, action - TAKE_PILE, s.pile_size[action - TAKE_PILE] - 1)
    else:
        draw_from(s, action - DRAW_BOTTOM, 0)


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
