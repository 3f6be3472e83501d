"""Decisions as numbers. A place is "this side of that tile", so the table needs no edge."""

from safehouse.games.undercover.material import MOST_TILES

TAKE_PILE = 0
TAKE_JOKER = 2
DRAW_BOTTOM = 3
TURN_OVER = 5
KEEP = 6
TAKE_TILE = 7  # + tile
PLACE_BESIDE = TAKE_TILE + MOST_TILES  # + 32 * side + tile
PLACE_CORNER = PLACE_BESIDE + 4 * 32  # + 32 * corner + tile
NUM_ACTIONS = PLACE_CORNER + 4 * 32

SIDES = ((1, 0), (0, 1), (-1, 0), (0, -1))
"""Column and row of the cell at each side of a tile; the opposite of side d is (d + 2) % 4."""

CORNERS = ((1, 1), (-1, 1), (-1, -1), (1, -1))
