"""Why a turn is good: what it brings on the information board, and what it leaves to others.

An agent is taken for what it shows; its other side counts only if it has been seen.
"""

import numpy as np
from numpy.typing import NDArray

from safehouse.games.bits import number
from safehouse.games.contract import Records
from safehouse.games.game import Case, Course, Reason
from safehouse.games.native import entry
from safehouse.games.undercover.decisions import (
    DECISIONS,
    PLACE_BESIDE,
    TAKE_JOKER,
    TURN_OVER,
)
from safehouse.games.undercover.material import COLOURS, IS_SEEN, JOKER
from safehouse.games.undercover.position import SEATS
from safehouse.games.undercover.record import ENDS, RECORD, ROW, TAKE, Record, record_of
from safehouse.games.undercover.rules import legal, step
from safehouse.games.undercover.view import points


@entry
def most_spaces(records: Records, room: Records, masks: NDArray[np.bool_]) -> int:
    """How many spaces the player on turn can move in all this turn, by what everybody knows.

    A turn is three decisions at most: there is room for the game before and after each.
    """
    seat = number(records[0].seat)
    most = 0
    depth = 0
    room[0] = records[0]
    is_new = True
    while depth >= 0:
        if is_new:
            legal(room[depth], masks[depth])
            is_new = False
        decision = 0
        while decision < masks.shape[1] and not masks[depth, decision]:
            decision += 1
        if decision == masks.shape[1]:
            depth -= 1
            continue
        masks[depth, decision] = False
        s = room[depth]
        if decision == TURN_OVER and not number(s.tile[s.active]) & IS_SEEN:
            continue
        room[depth + 1] = room[depth]
        s = room[depth + 1]
        step(s, decision)
        if decision < PLACE_BESIDE:
            depth += 1
            is_new = True
            continue
        spaces = 0
        for colour in range(6):
            spaces += number(s.employee[seat, colour]) - number(room[0].employee[seat, colour])
        most = max(most, spaces)
    return most


def reasons(course: Course) -> Case:
    """What a turn does for one's employees and points, and for the player who is next."""
    seat = course.seat
    b, a = record_of(course.games[0]), record_of(course.games[-1])
    plan = DECISIONS.decision(course.decisions[0], course.games[0]).verb
    cons = _risks(course)
    if a.end:
        how = {"how": ENDS[a.end]}
        pros = [Reason("wins", how)] if int(a.winners) >> seat & 1 else []
        return Case(plan, pros, cons, Reason("loses", how))
    rivals = [p for p in range(int(a.num_players)) if p != seat]
    spaces = {
        c: int(a.employee[seat, c]) - int(b.employee[seat, c])
        for c in range(6)
        if a.employee[seat, c] > b.employee[seat, c]
    }
    pros = [*_lead(b, a, seat, rivals), *_tiles(b, a, seat, rivals, list(spaces))]
    if spaces:
        first, second, *_ = [*sorted(spaces, key=lambda c: -spaces[c]), None]
        colours = {"colour": COLOURS[first], "other": "none" if second is None else COLOURS[second]}
        pros.append(Reason("moves", {**colours, "much": sum(spaces.values())}))
    met = _met(course)
    pros += [
        Reason("gains", {"colour": COLOURS[c], "spaces": moved - met[c]})
        for c, moved in spaces.items()
        if sum(met) and moved > met[c]
    ]
    overtaken = [
        (int(b.employee[p, c]), p, c)
        for c in spaces
        for p in rivals
        if 0 < b.employee[p, c] < a.employee[seat, c] and b.employee[seat, c] <= b.employee[p, c]
    ]
    if overtaken:
        _, p, c = max(overtaken)
        pros.append(Reason("overtakes", {"enemy": SEATS[p], "colour": COLOURS[c]}))
    is_quiet = a.quiet_first_round and a.rounds == 1
    if a.stage == TAKE and a.seat != seat and not is_quiet:
        room, masks = np.zeros(4, RECORD), np.zeros((3, DECISIONS.count), np.bool_)
        left = int(most_spaces(course.games[-1], room, masks))
        if left:
            cons.append(Reason("helps", {"enemy": SEATS[a.seat], "much": left}))
        else:
            pros.append(Reason("starves", {"enemy": SEATS[a.seat]}))
    return Case(plan, pros, cons, Reason("depends" if pros else "prepares"))


def _lead(b: Record, a: Record, seat: int, rivals: list[int]) -> list[Reason]:
    """Who is overtaken in points by who leads now."""
    before, after = points(b, seat), points(a, seat)
    best = max(rivals, key=lambda p: points(b, p))
    theirs = points(b, best)
    if before <= theirs < after:
        return [Reason("leads", {"enemy": SEATS[best], "mine": after, "theirs": theirs})]
    return []


def _tiles(b: Record, a: Record, seat: int, rivals: list[int], moved: list[int]) -> list[Reason]:
    """The point tiles that are reached, and whether they are the best that others could get."""
    found = []
    plain = int(a.plain_spaces)
    held = sum(int(space) > plain for space in a.employee[seat])
    for c in moved:
        space = int(a.employee[seat, c]) - plain
        if space <= 0:
            continue
        value = int(a.points[c, space - 1])
        worth = value * 2 if c == (int(a.colour[seat]) + 3) % 6 else value
        colour = {"colour": COLOURS[c]}
        found.append(Reason("collects", {**colour, "much": worth, "tiles": held}))
        taken = {int(b.employee[p, c]) - plain for p in range(int(b.num_players))}
        free = [int(b.points[c, i]) for i in range(5) if i + 1 not in taken]
        coming = [p for p in rivals if b.employee[p, c] <= plain]
        if coming and value == max(free):
            nearest = max(coming, key=lambda p: int(b.employee[p, c]))
            found.append(Reason("denies", {"enemy": SEATS[nearest], **colour, "value": value}))
    return sorted(found, key=lambda reason: -int(reason.args.get("much", 0)))


def _met(course: Course) -> list[int]:
    """How many steps each colour gets from the meeting."""
    steps = [0] * 6
    for decision, records in zip(course.decisions, course.games, strict=False):
        if decision >= PLACE_BESIDE:
            s = record_of(records)
            after = record_of(course.games[-1])
            active = int(s.active)
            if (shown := int(s.tile[active]) & 7) != JOKER:
                steps[shown] += 2 if s.turned else 1
            for i in range(int(after.num_tiles)):
                apart = abs(int(after.cell[i]) - int(after.cell[active]))
                if apart in (1, ROW) and (shown := int(after.tile[i]) & 7) != JOKER:
                    steps[shown] += 1
    return steps


def _risks(course: Course) -> list[Reason]:
    """What a turn uses up, and what nobody can know about it."""
    found = []
    for decision, records in zip(course.decisions, course.games, strict=False):
        s = record_of(records)
        if decision == TAKE_JOKER:
            found.append(Reason("spends_joker"))
        if decision == TURN_OVER and not int(s.tile[s.active]) & IS_SEEN:
            found.append(Reason("unseen"))
    return found
