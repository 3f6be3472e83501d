"""How the city of Sarah's Vision would stand some events later, in imagined worlds."""

import numpy as np

from safehouse.games.bits import NONE, Bits, bit, first, lowest, number, size
from safehouse.games.contract import Records
from safehouse.games.native import routine
from safehouse.games.sarahs_vision import decisions as d
from safehouse.games.sarahs_vision.choices import Menu, menu, sharers
from safehouse.games.sarahs_vision.players.character import MAX_WORLDS, Character
from safehouse.games.sarahs_vision.record import (
    ACTION,
    CHOICE,
    LEARN,
    LINES,
    NAME,
    NUM_CELLS,
    NUM_EVENTS,
    RUNNING,
    TAKE,
    VICTORY,
)
from safehouse.games.sarahs_vision.rules import advance, collapse, decide, is_asking, lay_back
from safehouse.games.sarahs_vision.table import (
    CUBE,
    PURPLE,
    close_up,
    lay_cover,
    refill,
    swap_pair,
)
from safehouse.games.sarahs_vision.tower import NUM_KINDS

# Places in an array of states: what is known, sheets to try things out on, and the worlds.
KNOWN, TRY, OPTION, AHEAD, WORLD = range(5)
NUM_SHEETS = WORLD + MAX_WORLDS

COLLAPSE = -1
"""A pseudo-decision: let the tower fall."""

PLANNED_PARTS = (0, 1, 6, 7)
"""The parts of a menu that hold plans; the others are about paying for them."""


@routine
def menu_of(sheets: Records, i: int) -> Menu:
    """What may be decided on a sheet."""
    return menu(sheets[i])


@routine
def worth(sheets: Records, i: int, w: Character) -> float:
    """How the city stands."""
    s = sheets[i]
    if s.end == VICTORY:
        return w.victory
    total = 0.0
    for role in range(3):
        cubes = number(s.zone[role])
        total -= 1.0 if cubes > 0 else 0.0
        total -= w.second_cube if cubes > 1 else 0.0
        total -= w.third_cube if cubes > 2 else 0.0
        total -= w.fourth_cube if cubes > 3 else 0.0
        total -= w.defeat if cubes > 4 else 0.0
    for cell in range(NUM_CELLS):
        cubes = number(s.danger[cell])
        total -= w.cube_in_city * cubes
        if cubes >= s.location_limit:
            total -= w.cube_at_limit
    for colour in range(4):
        for column in range(3):
            total += w.inspiration * number(s.grid[colour, column])
    for kind in range(1, NUM_KINDS + 1):
        total += w.unlocked * number(s.unlocked[kind])
    for player in range(s.num_players):
        total += w.directive * size(np.uint64(s.hand[player]))
    return total


@routine
def who_takes(sheets: Records, i: int) -> int:
    """Danger goes to whoever has least of it."""
    s = sheets[i]
    able = sharers(s)
    best = -1
    for role in range(3):
        if able >> role & 1 and (best < 0 or s.zone[role] < s.zone[best]):
            best = role
    return d.TAKE + best


@routine
def what_to_learn(sheets: Records, i: int) -> int:
    """A cube goes where it opens a row or a column, or comes nearest to it."""
    s = sheets[i]
    cells = menu_of(sheets, i)[7] >> np.uint64(d.LEARN - 7 * 64)
    best = -1
    most = -1.0
    while cells:
        cell = first(cells)
        cells ^= lowest(cells)
        colour, column = cell // 3, cell % 3
        value = 0.1 if colour == PURPLE else 0.0
        if not s.grid[colour, column]:
            in_row = 0
            in_column = 0
            for other in range(3):
                in_row += 1 if s.grid[colour, other] else 0
            for other in range(4):
                in_column += 1 if s.grid[other, column] else 0
            if not number(s.freed) >> colour & 1:
                value += 1.0 + in_row
            if not number(s.freed) >> (4 + column) & 1:
                value += 1.0 + 1.5 * in_column
        if value > most:
            most = value
            best = cell
    return d.LEARN + best


@routine
def do_step(sheets: Records, i: int, decision: int) -> None:
    """Carry out a decision on a sheet, and then everything that follows automatically."""
    if decision != d.PASS or is_asking(sheets[i]):
        decide(sheets[i], decision, None)
    while not is_asking(sheets[i]):
        advance(sheets[i], None)


@routine
def ahead(sheets: Records, i: int, events: int, w: Character) -> float:
    """How the city would be doing some events later, with nothing done about it.

    An event is over when its danger has been taken: when the next turn begins.
    """
    sheets[AHEAD] = sheets[i]
    s = sheets[AHEAD]
    until = max(0, number(s.row_size) + size(np.uint64(s.unseen)) - events)
    while s.end == RUNNING:
        if s.stage == ACTION and number(s.row_size) + size(np.uint64(s.unseen)) <= until:
            break
        decision = d.PASS
        if s.stage == TAKE:
            decision = who_takes(sheets, AHEAD)
        elif s.stage == LEARN:
            decision = what_to_learn(sheets, AHEAD)
        elif s.stage == CHOICE:
            decision = d.DONE
        do_step(sheets, AHEAD, decision)
    return worth(sheets, AHEAD, w)


@routine
def put_into_effect(sheets: Records, i: int, decision: int, named: Bits) -> None:
    """Do on a sheet what is planned, as if it were paid for."""
    s = sheets[i]
    if s.stage == CHOICE:
        do_step(sheets, i, decision)
        return
    if s.stage == NAME:
        s.stage = ACTION
    s.named = NONE
    while named:
        section = first(named)
        named ^= lowest(named)
        lay_cover(s, section // 12, section % 12, CUBE)
    if decision == COLLAPSE:
        s.step = 1
        collapse(s, None)
    elif decision >= d.PLAY:
        s.hand[s.player] &= ~np.uint32(bit(decision - d.PLAY))
        s.source = NUM_EVENTS + decision - d.PLAY
        s.line = 0
        s.stage = LINES
        do_step(sheets, i, d.PASS)
    elif d.REMOVE <= decision < d.TAKE:
        lay_back(s, decision - d.REMOVE)
        close_up(s, decision - d.REMOVE)
        refill(s, None)
    elif d.SWAP <= decision < d.REMOVE:
        swap_pair(s, decision - d.SWAP, None)


@routine
def best_option(sheets: Records, w: Character) -> int:
    """The choice that a directive or an event leaves, on the sheet on which things are tried."""
    best = d.DONE
    most = -1e9
    parts = menu_of(sheets, TRY)
    for part in PLANNED_PARTS:
        left = parts[part]
        while left:
            option = 64 * part + first(left)
            left ^= lowest(left)
            sheets[OPTION] = sheets[TRY]
            do_step(sheets, OPTION, option)
            value = ahead(sheets, OPTION, 0, w) + ahead(sheets, OPTION, w.horizon, w)
            if value > most:
                most = value
                best = option
    return best


@routine
def outlook(sheets: Records, decision: int, named: Bits, w: Character) -> float:
    """How the worlds would stand after a decision and the next events, with sections covered."""
    total = 0.0
    for world in range(w.worlds):
        sheets[TRY] = sheets[WORLD + world]
        # A removed event is over; what is done in the third step is felt in the fourth.
        events = w.horizon - 1 if d.REMOVE <= decision < d.TAKE else w.horizon
        at_once = 0.0 if sheets[TRY].stage == ACTION or sheets[TRY].stage == NAME else w.at_once
        put_into_effect(sheets, TRY, decision, named)
        while sheets[TRY].end == RUNNING and sheets[TRY].stage == CHOICE:
            do_step(sheets, TRY, best_option(sheets, w))
        if at_once > 0.0:
            total += at_once * ahead(sheets, TRY, 0, w)
        later = ahead(sheets, TRY, events, w)
        if w.near > 0.0:
            nearer = events - w.horizon + w.near_horizon
            later = (1.0 - w.near) * later + w.near * ahead(sheets, TRY, nearer, w)
        total += (1.0 - at_once) * later
    return total / w.worlds
