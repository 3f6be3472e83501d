"""Why a turn is good: what it wins, threatens, prevents or prepares, and what it lets happen.

All of it can be seen by the seat: chains need no more than owners and faces, and of the enemy's
agents only those that lie face up are taken for what they are.
"""

from collections.abc import Iterator

from safehouse.games.contract import Records
from safehouse.games.game import Case, Course, Reason
from safehouse.games.native import entry
from safehouse.games.sleepers.agents import active, empty, sleepers
from safehouse.games.sleepers.board import CELLS, HEXES, NEIGHBOURS, ROWS_OF_FIVE, SIDES
from safehouse.games.sleepers.decisions import BOUNCE, DECISIONS, FLIP, MOVE, RECRUIT, STOP, SWAP
from safehouse.games.sleepers.evaluation import FAR, distance_across
from safehouse.games.sleepers.position import SEATS
from safehouse.games.sleepers.record import ENDS, FACE, KIND, NO_CORNERS, Record, record_of
from safehouse.games.sleepers.rules import SECOND_ACTIVATION
from safehouse.games.sleepers.tiles import KINDS, MASTER, MILITIA, RINGLEADER, SCIENTIST

IN_REACH = 2
"""Sleepers that a turn can activate, and so half turns in which a chain can be completed."""

SIDES_OF_PAIR = (("south", "north"), ("south_west", "north_east"), ("north_west", "south_east"))
PAIRS = ("north_south", "north_east_south_west", "north_west_south_east")


@entry
def distance_between(records: Records, seat: int, pair: int) -> int:
    """How many half turns a side is away from a chain between two opposite sides of the map."""
    s = records[0]
    corners = 1 if s.options & NO_CORNERS else 0
    return distance_across(
        SIDES[corners, pair],
        SIDES[corners, pair + 3],
        active(s, seat),
        sleepers(s, seat),
        empty(s),
        s.own[1 - seat],
        FAR,
    )


def reasons(course: Course) -> Case:
    """What a turn does to the chains, the agents and the other goals."""
    before, after = course.games[0], course.games[-1]
    seat, rival = course.seat, 1 - course.seat
    b, a = record_of(before), record_of(after)
    plan = _plan(course)
    if a.end:
        how = {"how": ENDS[a.end]}
        pros = [Reason("wins", how)] if a.winner == seat else []
        return Case(plan, pros, [], Reason("ends", how))
    enemy = {"enemy": SEATS[rival]}
    mine = [_distances(records, seat) for records in (before, after)]
    theirs = [_distances(records, rival) for records in (before, after)]
    pros, cons = [], []

    for pair, (was, now) in enumerate(zip(*theirs, strict=True)):
        if was <= IN_REACH < now:
            where = _where(pair, _changed(b, a, rival))
            pros.append(Reason("blocks", {**enemy, "sides": PAIRS[pair], "where": where}))
        if now <= IN_REACH:
            cons.append(Reason("lets_chain", {**enemy, "sides": PAIRS[pair]}))
    pros += [
        Reason("threatens_chain", {"sides": PAIRS[pair]})
        for pair, now in enumerate(mine[1])
        if now <= IN_REACH
    ]
    rows, rings = _rows(a, seat, is_own=True), _rings(a, seat, is_own=True)
    if rows:
        pros.append(Reason("threatens_row"))
    pros += [Reason("threatens_capture", {"hex": HEXES[h]}) for h in rings]
    was_open, is_open = (_rings(s, rival, is_own=False) for s in (b, a))
    lost = int(a.num_killed[seat]) - int(b.num_killed[seat])
    home, readied = _sent_home(course), _turned_down(course)
    stay = int(a.own[seat]) if lost or home[seat] else ~0
    saved = [h for h in was_open if stay >> h & 1 and h not in is_open]
    pros += [Reason("saves", {"hex": HEXES[h]}) for h in saved]
    cons += [Reason("lets_capture", {**enemy, "hex": HEXES[h]}) for h in is_open]
    was_row, is_row = (_rows(s, rival, is_own=False) for s in (b, a))
    if was_row and not is_row:
        pros.append(Reason("blocks_row", enemy))
    if is_row:
        cons.append(Reason("lets_row", enemy))

    killed = int(a.num_killed[rival]) - int(b.num_killed[rival])
    if killed:
        pros.append(Reason("kills", {"much": killed, "dead": int(a.num_killed[rival])}))
    if lost:
        cons.append(Reason("loses", {"much": lost}))
    if home[rival]:
        pros.append(Reason("sends_home", {"agents": home[rival]}))
    was, now = (_turns(min(each)) for each in theirs)
    if now > was:
        pros.append(Reason("sets_back", {**enemy, "now": now, "was": was}))
    was, now = (_turns(min(each)) for each in mine)
    if now < was:
        nearest = [PAIRS[pair] for pair in range(3) if mine[1][pair] == min(mine[1])]
        sides = nearest[0] if len(nearest) == 1 else "any"
        args = {"much": was - now, "now": now, "was": was}
        pros.append(Reason("shortens", {"sides": sides, **args}))
    if now > was:
        cons.append(Reason("lengthens", {"much": now - was, "now": now, "was": was}))
    if home[seat]:
        pros.append(Reason("takes_back", {"agents": home[seat]}))
    if readied:
        pros.append(Reason("readies", {"agents": readied}))
    pros += [Reason("plants", {"kind": kind}) for kind in _recruited(course)[:1]]

    plain = Reason(
        "holds", {**enemy, "mine": _turns(min(mine[1])), "theirs": _turns(min(theirs[1]))}
    )
    if course.decisions[0] == STOP and b.ability[b.depth - 1] in (SECOND_ACTIVATION, RINGLEADER):
        plain = Reason("keeps")
    return Case(plan, pros, cons, plain)


def _plan(course: Course) -> str:
    """What is decided; whom one recruits says what for."""
    verb = DECISIONS.decision(course.decisions[0], course.games[0]).verb
    return " ".join([verb, *_recruited(course)[:1]]) if verb == "recruit" else verb


def _distances(records: Records, seat: int) -> list[int]:
    return [int(distance_between(records, seat, pair)) for pair in range(3)]


def _turns(half_turns: int) -> int:
    """Whole turns, in which two sleepers are activated each."""
    return (half_turns + 1) // 2


def _changed(b: Record, a: Record, seat: int) -> int:
    """The hexes where something has changed for a seat's chain: who stands there, or their face."""
    faces = (int(b.plane[FACE]) ^ int(a.plane[FACE])) & int(a.own[seat])
    return int(b.own[0] ^ a.own[0]) | int(b.own[1] ^ a.own[1]) | faces


def _where(pair: int, changed: int) -> str:
    """At which of two opposite sides something has changed, or between them."""
    found = set()
    for h in _hexes(changed):
        row, column = CELLS[h]
        from_first = (row, column - 1, 3 + column - row)[pair]
        to_second = 8 - from_first
        nearer = (
            "between" if from_first == to_second else SIDES_OF_PAIR[pair][from_first > to_second]
        )
        found.add(nearer)
    return found.pop() if len(found) == 1 else "between"


def _hexes(some: int) -> Iterator[int]:
    while some:
        lowest = some & -some
        yield lowest.bit_length() - 1
        some ^= lowest


def _of_kind(s: Record, kind: int) -> int:
    found = int(s.own[0] | s.own[1])
    for i in range(4):
        plane = int(s.plane[KIND + i])
        found &= plane if kind >> i & 1 else ~plane
    return found


def _counting(s: Record, seat: int, kind: int, is_own: bool) -> tuple[int, int]:
    """Who counts as a kind, and who would if activated: of the enemy's sleepers anybody might."""
    own, up = int(s.own[seat]), int(s.plane[FACE])
    counting = own & (_of_kind(s, kind) | _of_kind(s, MASTER))
    return counting & up, (counting if is_own else own) & ~up


def _is_in_reach(wanted: int, there: int, asleep: int) -> bool:
    """Whether a turn can bring active agents to all of these hexes, by activating sleepers."""
    missing = wanted & ~there
    return missing & ~asleep == 0 and 0 < missing.bit_count() <= IN_REACH


def _rows(s: Record, seat: int, is_own: bool) -> bool:
    """Whether five Scientists in a row are in reach."""
    counting = _counting(s, seat, SCIENTIST, is_own)
    return any(_is_in_reach(int(row), *counting) for row in ROWS_OF_FIVE)


def _rings(s: Record, seat: int, is_own: bool) -> list[int]:
    """Where an enemy of a seat stands whom its Militia can surround next."""
    counting = _counting(s, seat, MILITIA, is_own)
    return [h for h in _hexes(int(s.own[1 - seat])) if _is_in_reach(int(NEIGHBOURS[h]), *counting)]


def _sent_home(course: Course) -> tuple[int, int]:
    """How many agents of each side go back to the hand."""
    home = [0, 0]
    for decision, records in zip(course.decisions, course.games, strict=False):
        if BOUNCE <= decision < SWAP:
            home[int(record_of(records).own[1]) >> decision - BOUNCE & 1] += 1
    return home[0], home[1]


def _turned_down(course: Course) -> int:
    """How many active agents of one's own are turned over, to be activated again."""
    found = 0
    for decision, records in zip(course.decisions, course.games, strict=False):
        if FLIP <= decision < BOUNCE:
            s = record_of(records)
            own = int(s.own[course.seat]) & int(s.plane[FACE])
            found += own >> decision - FLIP & 1
    return found


def _recruited(course: Course) -> list[str]:
    """The kinds that are recruited."""
    recruits = [decision - RECRUIT for decision in course.decisions if RECRUIT <= decision < MOVE]
    return [KINDS[recruit // len(HEXES)] for recruit in recruits]
