"""The lines of events and directives: the operations of `effects`, carried out."""

from safehouse.games.bits import NONE, number
from safehouse.games.contract import Log
from safehouse.games.native import routine, rule
from safehouse.games.sarahs_vision import decisions as d
from safehouse.games.sarahs_vision import effects as e
from safehouse.games.sarahs_vision.choices import choices
from safehouse.games.sarahs_vision.effects import ANY, COLOUR, ROLE
from safehouse.games.sarahs_vision.paying import frame_colour
from safehouse.games.sarahs_vision.record import CARDS_SWAPPED, LINES, NUM_CELLS, Record
from safehouse.games.sarahs_vision.table import (
    CUBE,
    ORDERED,
    ROLE_PAIR,
    bear,
    calm,
    danger_left,
    draw_directive,
    endanger,
    free_blocks,
    inspire,
    lay_cover,
    learn,
    move_figure,
    operation,
    relieve,
    reveal,
    shelter,
    swap_cards,
    swap_pair,
    unlearn,
)
from safehouse.games.telling import tell

ALL = 127
"""More cubes than there can be in one place."""


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
def carry_out_line(s: Record, what: int, which: int, n: int, log: Log | None) -> None:
    """A line that leaves nothing to choose."""
    if what == e.MOVE:
        move_figure(s, which - ROLE, n, log)
    elif what == e.GATHER:
        for role in range(3):
            move_figure(s, role, which, log)
    elif what == e.DEAL:
        for i in range(which):
            draw_directive(s, (number(s.player) + i) % number(s.num_players), log)
    elif what == e.DANGER:
        endanger(s, cell_of(s, which), n, log)
    elif what == e.SPREAD:
        for cell in range(NUM_CELLS):
            if s.danger[cell]:
                endanger(s, cell, 1, log)
    elif what == e.BURDEN:
        bear(s, which - ROLE, min(n, danger_left(s)), log)
    elif what == e.CALM:
        calm(s, cell_of(s, which), n, log)
    elif what == e.CLEAR:
        calm(s, cell_of(s, which), ALL, log)
    elif what == e.RELIEVE:
        relieve(s, which - ROLE, n, log)
    elif what == e.SHELTER:
        shelter(s, which - ROLE, log)
    elif what == e.INSPIRE:
        inspire(s, cell_of(s, which), n, log)
    elif what == e.FORGET:
        forget(s, which - COLOUR, n, log)
    elif what == e.REVEAL:
        reveal(s, 1, log)
    elif what == e.POSTPONE and s.row_size > 1:
        postpone(s, log)


@routine
def postpone(s: Record, log: Log | None) -> None:
    """The next event goes to the end of the row."""
    last = number(s.row_size) - 1
    for place in range(last):
        swap_cards(s, place, place + 1)
    tell(log, CARDS_SWAPPED, (2 << last) - 1)


@routine
def forget(s: Record, colour: int, cubes: int, log: Log | None) -> None:
    """Cubes of a row go back to the supply, from the column that has most of them."""
    for _ in range(cubes):
        column = 0
        for other in range(1, 3):
            if s.grid[colour, other] > s.grid[colour, column]:
                column = other
        if s.grid[colour, column]:
            unlearn(s, colour, column, log)


@routine
def choose_in_line(s: Record, decision: int, log: Log | None) -> None:
    """The active player chooses what a line left open."""
    n = operation(s, 2)
    if decision == d.DONE:
        s.left = 1
    elif decision >= d.INSPIRE:
        inspire(s, decision - d.INSPIRE, n, log)
    elif decision >= d.CLEAR:
        calm(s, decision - d.CLEAR, ALL, log)
    elif decision >= d.CALM:
        calm(s, decision - d.CALM, 1, log)
    elif decision >= d.LEARN:
        learn(s, (decision - d.LEARN) // 3, (decision - d.LEARN) % 3, 1, log)
    elif decision >= d.MOVE:
        move_figure(s, (decision - d.MOVE) // 9, (decision - d.MOVE) % 9, log)
    elif decision >= d.COVER:
        place, section = (decision - d.COVER) // 12, (decision - d.COVER) % 12
        lay_cover(s, place, section, CUBE + frame_colour(s, place, section))
    elif decision >= d.FREE:
        free_blocks(s, decision - d.FREE, log)
    elif decision >= d.HAND_OVER:
        pair = decision - d.HAND_OVER
        relieve(s, number(ORDERED[pair, 0]), 1, log)
        bear(s, number(ORDERED[pair, 1]), 1, log)
    elif decision >= d.SHELTER:
        shelter(s, decision - d.SHELTER, log)
    elif decision >= d.RELIEVE:
        relieve(s, decision - d.RELIEVE, n, log)
    elif decision >= d.EXCHANGE:
        exchange(s, decision - d.EXCHANGE, log)
    else:
        swap_pair(s, decision - d.SWAP, log)
    s.left -= 1
    if s.left == 0 or nothing_to_choose(s):
        s.left = 0
        s.line += 1
        s.stage = LINES


@rule
def exchange(s: Record, pair: int, log: Log | None) -> None:
    """Two figures change places."""
    one, other = number(ROLE_PAIR[pair, 0]), number(ROLE_PAIR[pair, 1])
    there = number(s.figure[one])
    move_figure(s, one, number(s.figure[other]), log)
    move_figure(s, other, there, log)


@rule
def nothing_to_choose(s: Record) -> bool:
    """Whether a line that leaves something to the player finds nothing to do."""
    open_to = choices(s)
    return open_to[0] | open_to[1] | open_to[6] | open_to[7] == NONE
