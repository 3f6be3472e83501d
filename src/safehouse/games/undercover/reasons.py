"""Why a turn is good, in one line: what it moves on the information board, and whom it does not."""

from safehouse.games.kernel import Records
from safehouse.games.undercover.record import ENDS
from safehouse.games.undercover.view import points
from safehouse.games.words import counted


def reason(before: Records, after: Records, seat: int) -> str:
    """What the employees did between two positions, in words."""
    b, a = before[0], after[0]
    if a.end:
        how = ENDS[a.end].replace("_", " ")
        won = int(a.winners) >> seat & 1
        return f"It ends the game ({how}), and you {'win' if won else 'lose'}."
    steps = a.employee.astype(int).sum(1) - b.employee.astype(int).sum(1)
    gain = points(a, seat) - points(b, seat)
    rivals = max(int(steps[p]) for p in range(a.num_players) if p != seat)
    found = []
    if steps[seat] > 0:
        found.append(f"moves your employees {counted(int(steps[seat]), 'space')}")
    if gain > 0:
        found.append(f"brings {counted(gain, 'point')}")
    if steps[seat] > 0 and rivals == 0:
        found.append("gives the others nothing")
    elif rivals > 0:
        found.append(f"moves no rival by more than {counted(rivals, 'space')}")
    if not found:
        found.append("moves nobody yet, and prepares a better meeting")
    return f"It {' and '.join(found[:2])}."
