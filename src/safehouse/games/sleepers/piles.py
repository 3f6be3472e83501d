"""The tiles beside the board: the draw piles and the killed agents.

A pile is shuffled as it is drawn from, or has a fixed order.

A set has thirty tiles, so the pile from the front and the killed from the back share their room.
"""

import numpy as np

from safehouse.games.bits import below, mix, number
from safehouse.games.native import rule
from safehouse.games.sleepers.record import Record
from safehouse.games.sleepers.tiles import SET_SIZE


@rule
def killed_at(s: Record, owner: int, i: int) -> int:
    """The code of a killed agent, in the order of their deaths."""
    return number(s.beside[owner, SET_SIZE - 1 - i])


@rule
def set_killed(s: Record, owner: int, i: int, code: int) -> None:
    """Write the code of a killed agent."""
    s.beside[owner, SET_SIZE - 1 - i] = code


@rule
def next_in_pile(s: Record, seat: int, left: int) -> int:
    """Where in a pile with some tiles left the next one lies.

    A pile is shuffled as it is drawn. Which of the n tiles left comes next depends on n and on the
    key of the deal alone, so its order is fixed from the start though it is not worked out.
    """
    if s.settled:
        return left - 1
    return below(mix(s.deal + np.uint64(64 * seat + left)), left)


@rule
def take_from_pile(s: Record, seat: int) -> int:
    """Draw one tile and return its kind."""
    i = next_in_pile(s, seat, number(s.pile_size[seat]))
    kind = number(s.beside[seat, i])
    s.pile_size[seat] -= 1
    s.beside[seat, i] = s.beside[seat, s.pile_size[seat]]
    return kind


@rule
def settle(s: Record) -> None:
    """Lay both piles out in the order in which they will be drawn, the next tile last."""
    for seat in range(2):
        for left in range(number(s.pile_size[seat]), 0, -1):
            i = next_in_pile(s, seat, left)
            kind = s.beside[seat, i]
            s.beside[seat, i] = s.beside[seat, left - 1]
            s.beside[seat, left - 1] = kind
    s.settled = 1
