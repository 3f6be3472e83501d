"""Why a turn is good: what it moves on the information board, and what it leaves to the others."""

from safehouse.games.contract import Records
from safehouse.games.game import Reason
from safehouse.games.undercover.record import ENDS
from safehouse.games.undercover.view import points

MAX_REASONS = 2


def reasons(before: Records, after: Records, seat: int) -> list[Reason]:
    """What the employees did between two positions."""
    b, a = before[0], after[0]
    if a.end:
        how = ENDS[a.end]
        won = int(a.winners) >> seat & 1
        return [Reason("wins", {"how": how}) if won else Reason("loses", {"how": how})]
    steps = a.employee.astype(int).sum(1) - b.employee.astype(int).sum(1)
    gain = int(points(a, seat) - points(b, seat))
    rivals = max(int(steps[p]) for p in range(a.num_players) if p != seat)
    found = []
    if steps[seat] > 0:
        found.append(Reason("moves", {"spaces": int(steps[seat])}))
    if gain > 0:
        found.append(Reason("scores", {"points": gain}))
    if steps[seat] > 0 and rivals == 0:
        found.append(Reason("gives_nothing"))
    elif rivals > 0:
        found.append(Reason("moves_rivals", {"spaces": rivals}))
    if not found:
        found.append(Reason("prepares"))
    return found[:MAX_REASONS]
