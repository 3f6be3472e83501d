"""What everybody knows, as rows of numbers from a seat's point of view, for learning."""

import numpy as np
from numpy.typing import NDArray

from safehouse.games.bits import number
from safehouse.games.native import rule
from safehouse.games.undercover.material import (
    IS_OFFICIAL,
    IS_SEEN,
    JOKER,
    MAX_TILES,
    is_agent,
    other,
    shown,
)
from safehouse.games.undercover.record import NOBODY, OFF_TABLE, ORIGIN, ROW, RUNNING, Record

# Tiles: one row each, twenty for the table (in the order of their arrival) and two for the tops of
# the piles. Columns: 0 is there, 1-6 the colour it shows, 7 joker, 8 headquarters, 9 official side,
# 10-15 the colour of the other side if it is known, 16-19 whose folder (mine first), 20 active,
# 21 column, 22 row (both from the middle of the table, 128 added).
TILE_ROWS = MAX_TILES + 2
# Players, mine first: 0-5 spaces, 6-11 values taken, 12 joker left, 13-18 colour, 19 is there.
PLAYER_ROWS = TILE_ROWS + 4
# Rows of the board: 0-4 values of the five point tiles.
BOARD_ROWS = PLAYER_ROWS + 6
# The rest: 0 round, 1 stage, 2 turned, 3 and 4 sizes of the piles, 5 is it my decision,
# 6 plain spaces, 7 how many players, 8 the round in which an employee moved last, 9 after how many
# rounds without that the game ends.
REST = BOARD_ROWS
SHAPE = (REST + 1, 23)


@rule
def draw_tile(row: NDArray[np.uint8], code: int) -> None:
    """What a tile shows, and what is known of its other side."""
    row[0] = 1
    if shown(code) == JOKER:
        row[7] = 1
        return
    row[1 + shown(code)] = 1
    if not is_agent(code):
        row[8] = 1
        return
    row[9] = 1 if code & IS_OFFICIAL else 0
    if code & IS_SEEN:
        row[10 + other(code)] = 1


@rule
def observe(s: Record, seat: int, planes: NDArray[np.uint8]) -> None:
    """Draw what everybody knows."""
    planes[:, :] = 0
    for i in range(s.num_tiles):
        draw_tile(planes[i], number(s.tile[i]))
        cell = number(s.cell[i])
        if cell != OFF_TABLE:
            planes[i, 21] = np.uint8((cell % ROW - ORIGIN % ROW + 128) & 255)
            planes[i, 22] = np.uint8((cell // ROW - ORIGIN // ROW + 128) & 255)
        else:
            planes[i, 20] = 1
    for p in range(2):
        if s.pile_size[p] > 0:
            draw_tile(planes[MAX_TILES + p], number(s.pile[p, s.pile_size[p] - 1]))
    for p in range(s.num_players):
        seat_of_p = (p - seat + s.num_players) % s.num_players
        row = TILE_ROWS + seat_of_p
        if s.folder[p] != NOBODY:
            planes[s.folder[p], 16 + seat_of_p] = 1
        for colour in range(6):
            space = number(s.employee[p, colour])
            planes[row, colour] = space
            if space > s.plain_spaces:
                planes[row, 6 + colour] = s.points[colour, space - s.plain_spaces - 1]
        planes[row, 12] = s.joker[p]
        planes[row, 13 + s.colour[p]] = 1
        planes[row, 19] = 1
    for colour in range(6):
        for i in range(5):
            planes[PLAYER_ROWS + colour, i] = s.points[colour, i]
    planes[REST, 0] = np.uint8(min(number(s.rounds), 255))
    planes[REST, 1] = s.stage
    planes[REST, 2] = s.turned
    planes[REST, 3] = s.pile_size[0]
    planes[REST, 4] = s.pile_size[1]
    planes[REST, 5] = 1 if s.seat == seat and s.end == RUNNING else 0
    planes[REST, 6] = s.plain_spaces
    planes[REST, 7] = s.num_players
    planes[REST, 8] = np.uint8(min(number(s.last_advance), 255))
    planes[REST, 9] = np.uint8(min(number(s.no_progress), 255))
