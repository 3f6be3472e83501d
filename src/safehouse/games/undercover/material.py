"""What is in the box: six colours on a wheel, twelve agents, headquarters, jokers, point tiles.

Anything the printed game may turn out to do differently is set here.
"""

from typing import Literal, get_args

import numpy as np

from safehouse.games.native import rule

Colour = Literal["red", "orange", "yellow", "green", "blue", "violet"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
"""The wheel: neighbours stand beside each other, opposites three apart (U1, U2)."""

JOKER = 6
"""The colour of a joker, which has none."""

UNKNOWN = 7
"""The colour of a side that a seat cannot know."""

# An agent has an official colour, and undercover a neighbour of it; there is one of each (U3, U4).
NUM_AGENTS = 12
OFFICIAL = np.repeat(np.arange(6), 2).astype(np.int8)
UNDERCOVER = np.array([(c + d) % 6 for c in range(6) for d in (1, -1)], np.int8)

HQ_CELLS = ((0, 0), (1, 0), (2, 0), (2, 1), (1, 1), (0, 1))
"""Column and row of each colour's headquarters (U12)."""

HQS_REMOVED = {2: 2, 3: 3, 4: 2}
"""How many headquarters leave, by the number of players (U13)."""

POINTS = (4, 5, 6, 7, 8)
"""The point tiles of each colour (U7)."""

PLAIN_SPACES = 6
"""Spaces of a row before its five point tiles (U8)."""

ROUND_CAP = 60
"""The game ends after this many rounds (U29)."""

NO_PROGRESS = 10
"""The game ends after this many rounds in which no employee has moved (U30)."""

MAX_TILES = 20
"""Twelve agents, and with four players four headquarters and four jokers."""


@rule
def opposite(colour: int) -> int:
    """The colour across the wheel."""
    return (colour + 3) % 6


# A tile is a code: the colour it shows, the colour of its other side (JOKER for a tile that has
# none), whether its official side is up, and whether both sides have been seen.
IS_OFFICIAL, IS_SEEN = 64, 128


@rule
def tile(shown: int, other: int, official: int, seen: int) -> int:
    """The code of a tile."""
    return shown | other << 3 | official * IS_OFFICIAL | seen * IS_SEEN


@rule
def shown(code: int) -> int:
    """The colour that a tile shows."""
    return code & 7


@rule
def other(code: int) -> int:
    """The colour of a tile's other side."""
    return (code >> 3) & 7


@rule
def is_agent(code: int) -> bool:
    """Whether a tile is an agent: headquarters and jokers have no other side in play."""
    return other(code) != JOKER


@rule
def turned(code: int) -> int:
    """An agent turned over: everybody has now seen both sides."""
    return other(code) | shown(code) << 3 | (~code & IS_OFFICIAL) | IS_SEEN


@rule
def agent(number: int, official: int) -> int:
    """The code of an agent that lies with one side up, and has not been turned yet."""
    if official:
        return tile(OFFICIAL[number], UNDERCOVER[number], 1, 0)
    return tile(UNDERCOVER[number], OFFICIAL[number], 0, 0)
