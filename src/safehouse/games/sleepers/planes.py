"""What a seat knows as planes of 61 hexes, for players that learn."""

import numpy as np
from numpy.typing import NDArray

from safehouse.games.bits import NONE, Bits, bit, first, lowest, number
from safehouse.games.native import rule
from safehouse.games.sleepers.agents import active, empty, kind_of, of_kind, sleepers
from safehouse.games.sleepers.board import NOWHERE, NUM_HEXES
from safehouse.games.sleepers.piles import killed_at
from safehouse.games.sleepers.record import ERAS, RUNNING, SEEN, SEEN_BEFORE, Record
from safehouse.games.sleepers.rules import SECOND_ACTIVATION, TURN
from safehouse.games.sleepers.tiles import (
    IMMIGRATION,
    RINGLEADER,
    SABOTEUR,
    UNKNOWN,
    copies,
    tiles,
)

# First plane of each group; groups of eleven have one plane a kind.
MY_ACTIVE, MY_SLEEPERS, THEIR_ACTIVE, THEIR_SEEN_SLEEPERS = 0, 11, 22, 33
THEIR_UNSEEN_SLEEPERS, EMPTY, ACTING, MARKED = 44, 45, 46, 47
# From here on a plane has the same number everywhere.
MY_HAND, MY_KILLED, THEIR_KILLED, THEIR_UNSEEN_KILLED = 48, 59, 70, 81
THEIR_HAND_SIZE, MY_PILE_SIZE, THEIR_PILE_SIZE = 82, 83, 84
THEIR_RETURNED = 85
TURN_PENDING, ABILITY_PENDING = 96, 97  # nine abilities, Saboteur to Master of Disguise
LEFT, MY_DECISION, QUIET = 106, 107, 108
NUM_PLANES = 109


@rule
def draw_set(planes: NDArray[np.uint8], plane: int, hexes: Bits) -> None:
    """Mark some hexes."""
    while hexes:
        planes[plane, first(hexes)] = 1
        hexes ^= lowest(hexes)


@rule
def fill(planes: NDArray[np.uint8], plane: int, number: int) -> None:
    """Add a number everywhere."""
    for h in range(NUM_HEXES):
        planes[plane, h] += np.uint8(min(number, 255))


@rule
def observe(s: Record, seat: int, planes: NDArray[np.uint8]) -> None:
    """Draw what is left in a record that was concealed for a seat."""
    them = 1 - seat
    planes[:, :] = 0
    seen = sleepers(s, them) & s.plane[SEEN]
    for kind in range(UNKNOWN):
        alike = of_kind(s, kind)
        draw_set(planes, MY_ACTIVE + kind, active(s, seat) & alike)
        draw_set(planes, MY_SLEEPERS + kind, sleepers(s, seat) & alike)
        draw_set(planes, THEIR_ACTIVE + kind, active(s, them) & alike)
        draw_set(planes, THEIR_SEEN_SLEEPERS + kind, seen & alike)
        fill(planes, MY_HAND + kind, copies(s.hand[seat], kind))
        for era in range(ERAS):
            fill(planes, THEIR_RETURNED + kind, copies(s.returned[them, era], kind))
    draw_set(planes, THEIR_UNSEEN_SLEEPERS, sleepers(s, them) & ~seen)
    draw_set(planes, EMPTY, empty(s))
    for i in range(s.num_killed[seat]):
        fill(planes, MY_KILLED + kind_of(killed_at(s, seat, i)), 1)
    for i in range(s.num_killed[them]):
        code = killed_at(s, them, i)
        if code & SEEN_BEFORE:
            fill(planes, THEIR_KILLED + kind_of(code), 1)
        else:
            fill(planes, THEIR_UNSEEN_KILLED, 1)
    fill(planes, THEIR_HAND_SIZE, tiles(s.hand[them]))
    fill(planes, MY_PILE_SIZE, number(s.pile_size[seat]))
    fill(planes, THEIR_PILE_SIZE, number(s.pile_size[them]))
    fill(planes, QUIET, number(s.quiet))
    if s.end == RUNNING:
        top = s.depth - 1
        ability = number(s.ability[top])
        if ability == SECOND_ACTIVATION:
            ability = RINGLEADER  # the same decision
        if s.seat == seat:
            fill(planes, MY_DECISION, 1)
        if s.hex[top] != NOWHERE:
            draw_set(planes, ACTING, bit(number(s.hex[top])))
        if ability == TURN:
            fill(planes, TURN_PENDING, 1)
        else:
            fill(planes, ABILITY_PENDING + ability - SABOTEUR, 1)
        if ability == IMMIGRATION:
            draw_set(planes, MARKED, bit(number(s.left[top])) if s.left[top] != NOWHERE else NONE)
        else:
            fill(planes, LEFT, number(s.left[top]))
