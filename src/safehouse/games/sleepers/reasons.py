"""Why a turn is good: what it wins, threatens or prevents."""

from safehouse.games.contract import Records
from safehouse.games.game import Reason
from safehouse.games.native import entry
from safehouse.games.sleepers.evaluation import chain_distance
from safehouse.games.sleepers.position import SEATS
from safehouse.games.sleepers.record import ENDS, record_of

MAX_REASONS = 2
IN_REACH = 2
"""Half turns: a chain that its owner can close in the next turn."""


@entry
def distance_of(records: Records, seat: int) -> int:
    """How many half turns a side is away from a chain."""
    return chain_distance(records[0], seat)


def reasons(before: Records, after: Records, seat: int) -> list[Reason]:
    """What happened to the chains and the agents between two positions."""
    enemy = SEATS[1 - seat]
    b, a = record_of(before), record_of(after)
    if a.end:
        how = ENDS[a.end]
        won = a.winner == seat
        return [Reason("wins", {"how": how}) if won else Reason("ends", {"how": how})]
    mine = distance_of(before, seat), distance_of(after, seat)
    theirs = distance_of(before, 1 - seat), distance_of(after, 1 - seat)
    kills = int(a.num_killed[1 - seat]) - int(b.num_killed[1 - seat])
    found = []
    if mine[1] <= IN_REACH:
        found.append(Reason("threatens_chain"))
    if theirs[0] <= IN_REACH < theirs[1]:
        found.append(Reason("keeps_from_chain", {"enemy": enemy}))
    elif theirs[1] > theirs[0]:
        lost = int(theirs[1] - theirs[0])
        found.append(Reason("sets_chain_back", {"enemy": enemy, "half_turns": lost}))
    if kills > 0:
        found.append(Reason("kills", {"enemy": enemy, "agents": kills}))
    if mine[1] > IN_REACH and mine[1] < mine[0]:
        found.append(Reason("brings_chain_nearer", {"was": int(mine[0]), "now": int(mine[1])}))
    if not found:
        there: dict[str, int | str] = {
            "mine": int(mine[1]),
            "enemy": enemy,
            "theirs": int(theirs[1]),
        }
        found.append(Reason("holds", there))
    return found[:MAX_REASONS]
