"""The lines of events and directives: the operations of `effects`, carried out."""

import numpy as np

from safehouse.games.bits import NONE, number
from safehouse.games.native import routine, rule
from safehouse.games.sarahs_vision import actions as a
from safehouse.games.sarahs_vision import effects as e
from safehouse.games.sarahs_vision.choices import choices
from safehouse.games.sarahs_vision.effects import ANY, COLOUR, ROLE
from safehouse.games.sarahs_vision.paying import (
    frame_colour,
)
from safehouse.games.sarahs_vision.record import (
    LINES,
    NUM_CELLS,
    ROW,
    Record,
)
from safehouse.games.sarahs_vision.table import (
    CUBE,
    ORDERED,
    ROLE_PAIR,
    bear,
    danger_left,
    draw_directive,
    endanger,
    free_blocks,
    inspire,
    lay_cover,
    learn,
    operation,
    reveal,
    swap_cards,
)


@rule
def is_left_to_the_player(what: int, which: int, where: int) -> bool:
    """Whether somebody chooses something when a line is carried out."""
    if what == e.MOVE:
        return which == ANY or where >= ANY
    if what in (e.CALM, e.CLEAR, e.INSPIRE, e.RELIEVE, e.SHELTER):
        return which == ANY
    return what in (e.EXCHANGE, e.HAND_OVER, e.LEARN, e.FREE, e.SWAP, e.COVER)


@rule
def times(what: int, cubes: int) -> int:
    """How often somebody chooses: cubes that go to different places are chosen one by one."""
    return cubes if what in (e.CALM, e.LEARN) else 1


@rule
def cell_of(s: Record, place: int) -> int:
    """The location that a line names, or where the figure stands that it names."""
    return place if place < ROLE else number(s.figure[place - ROLE])


@routine
def carry_out_line(s: Record, what: int, which: int, n: int) -> None:
    """A line that leaves nothing to choose."""
    if what == e.MOVE:
        s.figure[which - ROLE] = n
    elif what == e.GATHER:
        for role in range(3):
            s.figure[role] = which
    elif what == e.DEAL:
        for i in range(which):
            draw_directive(s, (number(s.player) + i) % number(s.num_players))
    elif what == e.DANGER:
        endanger(s, cell_of(s, which), n)
    elif what == e.SPREAD:
        for cell in range(NUM_CELLS):
            if s.danger[cell]:
                endanger(s, cell, 1)
    elif what == e.BURDEN:
        bear(s, which - ROLE, min(n, danger_left(s)))
    elif what == e.CALM:
        s.danger[cell_of(s, which)] -= min(n, number(s.danger[cell_of(s, which)]))
    elif what == e.CLEAR:
        s.danger[cell_of(s, which)] = 0
    elif what == e.RELIEVE:
        s.zone[which - ROLE] -= min(n, number(s.zone[which - ROLE]))
    elif what == e.SHELTER:
        s.sheltered = number(s.sheltered) | 1 << (which - ROLE)
    elif what == e.INSPIRE:
        inspire(s, cell_of(s, which), n)
    elif what == e.FORGET:
        forget(s, which - COLOUR, n)
    elif what == e.REVEAL:
        reveal(s, 1)
    elif what == e.POSTPONE and s.row_size > 1:
        for place in range(number(s.row_size) - 1):
            swap_cards(s, number(PAIR_OF_NEIGHBOURS[place]))


PAIR_OF_NEIGHBOURS = np.array([a.PAIRS.index((i, i + 1)) for i in range(ROW - 1)], np.int8)


@routine
def forget(s: Record, colour: int, cubes: int) -> None:
    """Cubes of a row go back to the supply, from the column that has most of them."""
    for _ in range(cubes):
        column = 0
        for other in range(1, 3):
            if s.grid[colour, other] > s.grid[colour, column]:
                column = other
        if s.grid[colour, column]:
            s.grid[colour, column] -= 1


@routine
def choose_in_line(s: Record, action: int) -> None:
    """The active player chooses what a line left open."""
    n = operation(s, 2)
    if action == a.DONE:
        s.left = 1
    elif action >= a.INSPIRE:
        inspire(s, action - a.INSPIRE, n)
    elif action >= a.CLEAR:
        s.danger[action - a.CLEAR] = 0
    elif action >= a.CALM:
        s.danger[action - a.CALM] -= 1
    elif action >= a.LEARN:
        learn(s, (action - a.LEARN) // 3, (action - a.LEARN) % 3)
    elif action >= a.MOVE:
        s.figure[(action - a.MOVE) // 9] = (action - a.MOVE) % 9
    elif action >= a.COVER:
        place, section = (action - a.COVER) // 12, (action - a.COVER) % 12
        lay_cover(s, place, section, CUBE + frame_colour(s, place, section))
    elif action >= a.FREE:
        free_blocks(s, action - a.FREE)
    elif action >= a.HAND_OVER:
        giver, taker = ORDERED[action - a.HAND_OVER, 0], ORDERED[action - a.HAND_OVER, 1]
        s.zone[giver] -= 1
        bear(s, number(taker), 1)
    elif action >= a.SHELTER:
        s.sheltered = number(s.sheltered) | 1 << (action - a.SHELTER)
    elif action >= a.RELIEVE:
        s.zone[action - a.RELIEVE] -= min(n, number(s.zone[action - a.RELIEVE]))
    elif action >= a.EXCHANGE:
        one, two = ROLE_PAIR[action - a.EXCHANGE, 0], ROLE_PAIR[action - a.EXCHANGE, 1]
        there = s.figure[one]
        s.figure[one] = s.figure[two]
        s.figure[two] = there
    else:
        swap_cards(s, action - a.SWAP)
    s.left -= 1
    if s.left == 0 or nothing_to_choose(s):
        s.left = 0
        s.line += 1
        s.stage = LINES


@rule
def nothing_to_choose(s: Record) -> bool:
    """Whether a line that leaves something to the player finds nothing to do."""
    words = choices(s)
    return words[0] | words[1] | words[6] | words[7] == NONE
