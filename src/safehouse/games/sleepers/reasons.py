"""Why a turn is good, in one line: what it wins, threatens or prevents."""

from safehouse.games.kernel import Records
from safehouse.games.native import entry
from safehouse.games.sleepers.evaluation import chain_distance
from safehouse.games.sleepers.position import SEATS
from safehouse.games.sleepers.record import ENDS

IN_REACH = 2
"""Half turns: a chain that its owner can close in the next turn."""


@entry
def distance_of(records: Records, seat: int) -> int:
    """How many half turns a side is away from a chain."""
    return chain_distance(records[0], seat)


def reason(before: Records, after: Records, seat: int) -> str:
    """What happened to the chains and the agents between two positions, in words."""
    enemy = SEATS[1 - seat].title()
    if after[0].end:
        how = ENDS[after[0].end].replace("_", " ")
        return f"It wins by {how}." if after[0].winner == seat else f"It ends the game: {how}."
    mine = distance_of(before, seat), distance_of(after, seat)
    theirs = distance_of(before, 1 - seat), distance_of(after, 1 - seat)
    kills = int(after[0].num_killed[1 - seat]) - int(before[0].num_killed[1 - seat])
    found = []
    if mine[1] <= IN_REACH:
        found.append("threatens to join two sides in the next turn")
    if theirs[0] <= IN_REACH < theirs[1]:
        found.append(f"keeps {enemy} from joining two sides in the next turn")
    elif theirs[1] > theirs[0]:
        found.append(f"sets {enemy}'s chain back by {theirs[1] - theirs[0]} half turns")
    if kills > 0:
        found.append(f"kills {kills} of {enemy}'s agents")
    if mine[1] > IN_REACH and mine[1] < mine[0]:
        nearer = f"brings a chain nearer, from {mine[0]} half turns to {mine[1]}"
        found.append(nearer)
    if not found:
        found.append(f"holds: {mine[1]} half turns to a chain, {enemy} needs {theirs[1]}")
    return f"It {' and '.join(found[:2])}."
