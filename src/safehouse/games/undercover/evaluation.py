"""How well a player stands in Undercover: points taken, and how near employees are to more."""

from safehouse.games.bits import number
from safehouse.games.native import rule
from safehouse.games.undercover.material import opposite
from safehouse.games.undercover.record import RUNNING, Record

HOPE = 4.0
"""What an employee just before the point tiles may hope for."""

SCALE = 12.0


@rule
def prospects(s: Record, player: int) -> float:
    """Points taken, and some for employees on their way; the enemy colour counts twice."""
    total = 0.0
    for colour in range(6):
        space = number(s.employee[player, colour])
        times = 2.0 if colour == opposite(number(s.colour[player])) else 1.0
        if space > s.plain_spaces:
            total += times * number(s.points[colour, space - s.plain_spaces - 1])
        elif s.plain_spaces > 0:
            total += times * HOPE * space / number(s.plain_spaces)
    return total + (1.5 if s.joker[player] else 0.0)


@rule
def evaluate(s: Record, seat: int) -> float:
    """How well a seat stands, from -1 to 1."""
    if s.end != RUNNING:
        won = number(s.winners) >> seat & 1
        alone = s.winners == 1 << seat
        return 1.0 if alone else 0.5 if won else -1.0
    best = -1.0
    for player in range(s.num_players):
        if player != seat:
            best = max(best, prospects(s, player))
    ahead = prospects(s, seat) - best
    return ahead / (SCALE + abs(ahead))
