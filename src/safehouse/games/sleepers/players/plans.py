"""Opponents of Sleepers with one plan each.

Each plan is an aim for a player that looks one decision ahead: a Racer takes the cheapest path from
side to side, a Liberator wants five Scientists in a row, and a Hunter ten kills. They take any win
that offers itself, and mind nothing else.
"""

from safehouse.games.bits import bit, first, lowest, number, size
from safehouse.games.native import rule
from safehouse.games.players import Values
from safehouse.games.sleepers.agents import active, counting_as, empty, of_kind, sleepers
from safehouse.games.sleepers.board import NEIGHBOURS, NOWHERE, ROWS_OF_FIVE
from safehouse.games.sleepers.evaluation import chain_distance
from safehouse.games.sleepers.record import RUNNING, Record
from safehouse.games.sleepers.rules import jumps
from safehouse.games.sleepers.tiles import MASTER, POLICE, SABOTEUR, SCIENTIST

WIN = 1000.0
ASLEEP, EMPTY, IN_THE_WAY = 1, 3, 9
"""Half turns until a Scientist stands on a hex."""

KILL = 10.0


@rule
def is_over(s: Record, values: Values) -> bool:
    """Whether the game is over, and then who likes that."""
    if s.end == RUNNING:
        return False
    for seat in range(2):
        values[seat] = WIN if s.winner == seat else -WIN if s.winner == 1 - seat else 0.0
    return True


@rule
def racer(s: Record, values: Values) -> None:
    """The fewer half turns to a chain, the better."""
    if is_over(s, values):
        return
    for seat in range(2):
        values[seat] = -chain_distance(s, seat)


@rule
def liberator(s: Record, values: Values) -> None:
    """The fewer half turns to five Scientists in a row, the better."""
    if is_over(s, values):
        return
    for seat in range(2):
        up = counting_as(s, seat, SCIENTIST)
        asleep = sleepers(s, seat) & (of_kind(s, SCIENTIST) | of_kind(s, MASTER))
        free = empty(s)
        least = 5 * IN_THE_WAY
        for i in range(ROWS_OF_FIVE.size):
            row = ROWS_OF_FIVE[i]
            needed = ASLEEP * size(row & asleep) + EMPTY * size(row & free)
            needed += IN_THE_WAY * size(row & ~(up | asleep | free))
            least = min(least, needed)
        values[seat] = -least


@rule
def hunter(s: Record, values: Values) -> None:
    """Kills, and killers that lie in wait beside the enemy; for the rest, a chain."""
    if is_over(s, values):
        return
    for seat in range(2):
        value = KILL * s.num_killed[1 - seat] - KILL / 2 * s.num_killed[seat]
        waiting = sleepers(s, seat)
        if s.seat == seat and s.depth > 0 and s.hex[s.depth - 1] != NOWHERE:
            waiting |= bit(number(s.hex[s.depth - 1])) & active(s, seat)
        police = waiting & of_kind(s, POLICE)
        while police:
            value += min(2, size(jumps(s, seat, first(police)))) * KILL / 3
            police ^= lowest(police)
        saboteurs = waiting & of_kind(s, SABOTEUR)
        while saboteurs:
            beside = NEIGHBOURS[first(saboteurs)]
            gain = size(beside & s.own[1 - seat]) - size(beside & s.own[seat]) - 1
            value += max(0, gain) * KILL / 3
            saboteurs ^= lowest(saboteurs)
        values[seat] = value - 0.1 * chain_distance(s, seat)
