"""How well a side is doing: how near it is to a chain across the map, and with which agents.

The distance to a chain is counted in half turns: a turn activates two sleepers, or recruits one
agent, who must still be activated. An enemy on the path costs more, since somebody has to remove
it. Who sleeps counts a little: an Immigration that can still act is worth a half turn. (A
regression over 27,000 positions of recorded games said so. It also said that agents are worth a lot
as such; a player that believes this hoards them and loses three games in four.)
"""

import numpy as np
from numpy.typing import NDArray

from safehouse.games.bits import NONE, Bits, first, lowest, size
from safehouse.games.native import rule
from safehouse.games.sleepers.agents import active, empty, of_kind, sleepers
from safehouse.games.sleepers.board import NEIGHBOURS, SIDES
from safehouse.games.sleepers.record import NO_CORNERS, RUNNING, Record

FAR = 40
TEMPO = 1.0
"""The value of having the move, in half turns."""

SCALE = 5.0
KILL = 0.035
ASLEEP = np.array([-0.04, 0.0, -0.1, -0.03, 0.0, 0.08, -0.04, 0.17, -0.05, 0.06, 0.02])
"""What a killed agent costs, and what a sleeper of each kind is worth, beside the chain."""


@rule
def chain_distance(s: Record, seat: int) -> int:
    """How many half turns a side needs at least to join two opposite sides of the map."""
    corners = 1 if s.options & NO_CORNERS else 0
    up, asleep, free = active(s, seat), sleepers(s, seat), empty(s)
    enemy = s.own[1 - seat]
    least = FAR
    for d in range(3):
        least = min(
            least,
            distance_across(
                SIDES[corners, d], SIDES[corners, d + 3], up, asleep, free, enemy, least
            ),
        )
    return least


@rule
def distance_across(
    start: Bits, goal: Bits, up: Bits, asleep: Bits, free: Bits, enemy: Bits, most: int
) -> int:
    """The cheapest path from side to side: entering a hex costs 0, 1, 3 or 5 half turns."""
    done = NONE
    now, in_1, in_2, in_3, in_4, in_5 = (
        start & up,
        start & asleep,
        NONE,
        start & free,
        NONE,
        start & enemy,
    )
    for distance in range(most):
        front = now & ~done
        while front:
            if front & goal:
                return distance
            done |= front
            beside = NONE
            while front:
                beside |= NEIGHBOURS[first(front)]
                front ^= lowest(front)
            beside &= ~done
            in_1 |= beside & asleep
            in_3 |= beside & free
            in_5 |= beside & enemy
            front = beside & up
        now, in_1, in_2, in_3, in_4, in_5 = in_1, in_2, in_3, in_4, in_5, NONE
    return most


@rule
def strength(s: Record, seat: int) -> float:
    """What the agents of a side are worth."""
    worth = -KILL * s.num_killed[seat]
    asleep = sleepers(s, seat)
    for kind in range(ASLEEP.size):
        worth += ASLEEP[kind] * size(asleep & of_kind(s, kind))
    return worth


@rule
def evaluate(s: Record, values: NDArray[np.float64]) -> None:
    """How well each seat stands, from -1 to 1."""
    if s.end != RUNNING:
        values[0] = 1.0 if s.winner == 0 else -1.0 if s.winner == 1 else 0.0
    else:
        ahead = float(chain_distance(s, 1) - chain_distance(s, 0))
        ahead += TEMPO if s.seat == 0 else -TEMPO
        value = ahead / (SCALE + abs(ahead)) + strength(s, 0) - strength(s, 1)
        values[0] = min(0.98, max(-0.98, value))
    values[1] = -values[0]
