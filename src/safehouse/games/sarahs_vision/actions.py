"""Decisions as numbers, in eight words of 64, so that a set of them is eight words."""

from safehouse.games.sarahs_vision.record import MOST_LAYERS

# The first word: everything short.
PASS, DRAW, REVEAL, PAY, DONE, HELD, FELL = range(7)
SWAP = 7  # + pair of places of the row
REMOVE = SWAP + 10  # + place of the row
TAKE = REMOVE + 5  # + role
EXCHANGE = TAKE + 3  # + pair of roles
RELIEVE = EXCHANGE + 3  # + role
SHELTER = RELIEVE + 3  # + role
HAND_OVER = SHELTER + 3  # + ordered pair of roles
FREE = HAND_OVER + 6  # + end of a row or a column

COVER = 64  # + 12 * place of the row + section
PULL = 2 * 64  # + 3 * layer + slot, 21 layers in each of two words
TOUCH = 4 * 64
PLAY = 6 * 64  # + directive
MOVE = PLAY + 26  # + 9 * role + location
USE = 7 * 64  # + kind of block, from 0
SPEND = USE + 10  # + 3 * colour + column
LEARN = SPEND + 12  # + 3 * colour + column
CALM = LEARN + 12  # + location
CLEAR = CALM + 9
INSPIRE = CLEAR + 9
FEEL = INSPIRE + 9  # touch all that one may
NUM_ACTIONS = 8 * 64

LAYERS_IN_A_WORD = MOST_LAYERS // 2

PAIRS = tuple((a, b) for a in range(5) for b in range(a + 1, 5))
ROLE_PAIRS = ((0, 1), (0, 2), (1, 2))
ORDERED_ROLES = ((0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1))


def place_action(first: int, layer: int, slot: int) -> int:
    """The number of pulling or touching a block of the tower."""
    word, layer = divmod(layer, LAYERS_IN_A_WORD)
    return first + 64 * word + 3 * layer + slot


def place_of(action: int, first: int) -> tuple[int, int]:
    """The layer and slot of such a number."""
    word, bit = divmod(action - first, 64)
    return word * LAYERS_IN_A_WORD + bit // 3, bit % 3
