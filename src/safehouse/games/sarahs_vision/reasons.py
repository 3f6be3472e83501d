"""Why a decision is good: which danger it keeps away, what it pays with, what it brings nearer.

A decision is judged by what lies open: face-up events, the city, the grid, and the risk of a pull as
far as anybody can know it.
"""

from safehouse.games.contract import Records
from safehouse.games.decisions import Decision
from safehouse.games.game import Case, Course, Reason
from safehouse.games.native import entry
from safehouse.games.sarahs_vision import effects
from safehouse.games.sarahs_vision.decisions import DECISIONS, DIRECTIVE_NAMES, SECTIONS
from safehouse.games.sarahs_vision.effects import COLOURS, ENDS_OF_GRID, LOCATIONS, ROLES
from safehouse.games.sarahs_vision.pending import colour_at
from safehouse.games.sarahs_vision.record import (
    CHOICE,
    DEFEAT,
    NUM_CELLS,
    NUM_EVENTS,
    NUM_LINES,
    PAY,
    VICTORY,
    Record,
    record_of,
)
from safehouse.games.sarahs_vision.table import (
    DIRECTIVE_COST,
    DIRECTIVE_LINE,
    PURPLE,
    REMOVE_COLOUR,
    REMOVE_COST,
    REVEAL_COLOUR,
    REVEAL_COST,
    SWAP_COLOUR,
    SWAP_COST,
    ZONE_LIMIT,
)
from safehouse.games.sarahs_vision.tower import COLOURS_OF, SLOTS, UNTOUCHABLE, risk

SPREADING = (effects.DANGER, effects.BURDEN)
"""Lines that bring danger cubes, in their second number."""

NOBODY = "none"


@entry
def risk_at(records: Records, layer: int, slot: int) -> int:
    """The risk of a pull as far as anybody can know it, in thousandths."""
    return risk(records[0], layer, slot)


def reasons(course: Course) -> Case:
    """What a decision does for the city, and what it costs."""
    before = course.games[0]
    s = record_of(before)
    decision = DECISIONS.decision(course.actions[0], before)
    pros, cons = _about(before, decision)
    if record_of(course.games[-1]).end == VICTORY:
        pros.insert(0, Reason("wins"))
    if record_of(course.games[1]).end == DEFEAT:
        cons.insert(0, Reason("loses"))
    if s.stage != PAY:
        for_it, against_it = _payment(before, decision)
        pros, cons = pros + for_it, cons + against_it
    return Case(decision.verb, pros, cons, Reason("pays" if decision.verb == "pay" else "spares"))


Sides = tuple[list[Reason], list[Reason]]
"""What speaks for a decision, and what against it."""


def _about(before: Records, decision: Decision) -> Sides:
    s, at = record_of(before), decision.places
    match decision.verb:
        case "cover":
            return _cover(s, int(at["place"]) - 1, SECTIONS.index(at["section"]))
        case "remove":
            cubes = _danger_on(s, int(at["place"]) - 1)
            return [Reason("removes", {"much": cubes})] if cubes else [], []
        case "swap":
            return _swap(s, int(at["place"]) - 1, int(at["second"]) - 1), []
        case "reveal":
            return [Reason("shows", {"events": _hidden(s)})], []
        case "draw":
            return [Reason("draws")], []
        case "play":
            return _directive(s, DIRECTIVE_NAMES.index(at["card"])), []
        case "pull":
            return _pull(before, int(at["layer"]) - 1, SLOTS.index(at["slot"]))
        case "use":
            return [Reason("untouched")], [Reason("uses_block")]
        case "spend":
            return [Reason("untouched")], [Reason("uses_cube")]
        case "feel" | "touch":
            return [Reason("feels")], []
        case "take":
            return _take(s, ROLES.index(at["role"]))
        case "learn":
            return _learn(s, COLOURS.index(at["colour"]), ROLES.index(at["role"])), []
        case "move":
            return _move(s, ROLES.index(at["role"]), LOCATIONS.index(at["to"]))
        case "calm":
            return _calm(s, LOCATIONS.index(at["location"]), 1), []
        case "clear":
            return _calm(s, LOCATIONS.index(at["location"]), 9), []
        case "relieve":
            role = ROLES.index(at["role"])
            return [Reason("relieves", {"role": at["role"], "cubes": int(s.zone[role])})], []
        case "shelter":
            cubes = int(s.danger[s.figure[ROLES.index(at["role"])]])
            return [Reason("shelters", {"role": at["role"], "cubes": cubes})] if cubes else [], []
        case "hand_over":
            more, fewer = (int(s.zone[ROLES.index(at[one])]) for one in ("role", "other"))
            return [Reason("evens", {"role": at["role"]})] if more > fewer + 1 else [], []
        case "inspire":
            return [Reason("inspires")], []
        case "free":
            blocks = 1 if at["end"] in COLOURS else 2
            return [Reason("unlocks", {"blocks": blocks})], []
    return [], []


# --- Events and danger ----------------------------------------------------------------------------


def _is_shown(s: Record, place: int) -> bool:
    return bool(int(s.face_up) >> place & 1) and 0 <= int(s.row[place]) < NUM_EVENTS


def _danger_on(s: Record, place: int) -> int:
    """How many danger cubes an event brings, as far as it is not covered."""
    if not _is_shown(s, place):
        return 0
    event, covered = int(s.row[place]), int(s.covered[place])
    cells = sum(int(s.event_danger[event, c]) for c in range(NUM_CELLS) if not covered >> c & 1)
    lines = sum(
        _cubes_of(s, event, line)
        for line in range(NUM_LINES)
        if not covered >> NUM_CELLS + line & 1
    )
    return cells + lines


def _cubes_of(s: Record, event: int, line: int) -> int:
    what, _, cubes = (int(word) for word in s.event_line[event, line])
    return cubes if what in SPREADING else 0


def _hidden(s: Record) -> int:
    return int(s.row_size) - int(s.face_up).bit_count()


def _standing(s: Record, cell: int) -> list[int]:
    """The figures at a location, who has most danger first."""
    there = [role for role in range(3) if int(s.figure[role]) == cell]
    return sorted(there, key=lambda role: -int(s.zone[role]))


def _who(there: list[int]) -> str:
    return ROLES[there[0]] if there else NOBODY


def _cover(s: Record, place: int, section: int) -> Sides:
    event = int(s.row[place])
    if section >= NUM_CELLS:
        return [Reason("cancels", {"cubes": _cubes_of(s, event, section - NUM_CELLS)})], []
    cubes, inspiration = int(s.event_danger[event, section]), int(s.event_inspiration[event, section])
    there = _standing(s, section)
    args: dict[str, int | str] = {"location": LOCATIONS[section], "much": cubes}
    pros = []
    if place == 0 and there and cubes + _due(s, section, there[0]) >= ZONE_LIMIT:
        pros.append(Reason("rescues", {"role": ROLES[there[0]]}))
    if cubes:
        pros.append(Reason("averts", {**args, "role": _who(there)}))
    return pros, [Reason("forgoes", {"much": inspiration})] if inspiration else []


def _due(s: Record, cell: int, role: int) -> int:
    """The danger that a figure has, and that lies where it stands."""
    return int(s.zone[role]) + int(s.danger[cell])


def _swap(s: Record, one: int, other: int) -> list[Reason]:
    was, now = _danger_on(s, one), _danger_on(s, other)
    if _is_shown(s, one) and _is_shown(s, other) and now < was:
        return [Reason("delays", {"now": now, "was": was})]
    return [Reason("reorders")]


def _calm(s: Record, cell: int, most: int) -> list[Reason]:
    cubes, there = min(most, int(s.danger[cell])), _standing(s, cell)
    if not cubes:
        return []
    pros = []
    if there and _due(s, cell, there[0]) >= ZONE_LIMIT > _due(s, cell, there[0]) - cubes:
        pros.append(Reason("rescues", {"role": ROLES[there[0]]}))
    args: dict[str, int | str] = {"location": LOCATIONS[cell], "cubes": cubes}
    return [*pros, Reason("calms", {**args, "role": _who(there)})]


def _take(s: Record, role: int) -> Sides:
    there = _standing(s, int(s.place)) if s.danger[s.place] <= s.location_limit else list(range(3))
    cubes = int(s.zone[role]) + 1
    args: dict[str, int | str] = {"role": ROLES[role], "much": cubes}
    has_fewest = cubes - 1 == min(int(s.zone[one]) for one in [role, *there])
    cons = [Reason("near_defeat", args)] if cubes >= ZONE_LIMIT - 1 else []
    return [Reason("bears", args)] if has_fewest else [], cons


def _move(s: Record, role: int, to: int) -> Sides:
    of = int(s.figure[role])
    fewer = int(s.danger[of]) - int(s.danger[to])
    seen = int(s.inspiration[to]) - int(s.inspiration[of])
    pros, who = [], {"role": ROLES[role]}
    if fewer > 0:
        if _due(s, of, role) >= ZONE_LIMIT > _due(s, to, role):
            pros.append(Reason("rescues", {**who}))
        pros.append(Reason("escapes", {**who, "cubes": fewer}))
    if seen > 0:
        pros.append(Reason("seeks", {**who, "cubes": seen}))
    return pros, [Reason("enters", {**who, "much": -fewer})] if fewer < 0 else []


# --- Directives and inspiration -------------------------------------------------------------------


def _directive(s: Record, card: int) -> list[Reason]:
    """What the lines of a directive are good for now."""
    about = sum(int(cubes) for cubes in s.danger)
    taken = max(range(3), key=lambda role: int(s.zone[role]))
    found = []
    for what, _, _ in DIRECTIVE_LINE[card].tolist():
        if what in (effects.CALM, effects.CLEAR) and about:
            found.append(Reason("clears", {"cubes": about}))
        elif what in (effects.RELIEVE, effects.HAND_OVER) and s.zone[taken]:
            args: dict[str, int | str] = {"role": ROLES[taken], "cubes": int(s.zone[taken])}
            found.append(Reason("relieves", args))
        elif what in (effects.MOVE, effects.EXCHANGE, effects.GATHER, effects.SHELTER):
            in_danger = [r for r in range(3) if s.danger[s.figure[r]]]
            if in_danger:
                found.append(Reason("evades", {"figures": len(in_danger)}))
        elif what in (effects.INSPIRE, effects.LEARN):
            found.append(Reason("inspires"))
        elif what == effects.REVEAL and _hidden(s):
            found.append(Reason("shows", {"events": _hidden(s)}))
        elif what == effects.DEAL:
            found.append(Reason("draws"))
        elif what == effects.FREE:
            found.append(Reason("unlocks", {"blocks": 1}))
        elif what in (effects.COVER, effects.SWAP, effects.POSTPONE):
            cubes = max(_danger_on(s, place) for place in range(5))
            if cubes:
                found.append(Reason("softens", {"cubes": cubes}))
    return [reason for i, reason in enumerate(found) if reason not in found[:i]]


def _learn(s: Record, colour: int, column: int) -> list[Reason]:
    """Which blocks are unlocked, or are so sooner."""
    row = [bool(s.grid[colour, c]) or c == column for c in range(3)]
    column_cells = [bool(s.grid[r, column]) or r == colour for r in range(4)]
    found = []
    for end, cells, blocks in ((colour, row, 1), (4 + column, column_cells, 2)):
        if int(s.freed) >> end & 1 or s.grid[colour, column]:
            continue
        missing = cells.count(False)
        if missing == 0:
            found.append((0, Reason("unlocks", {"blocks": blocks})))
        else:
            args: dict[str, int | str] = {"end": ENDS_OF_GRID[end], "missing": missing}
            found.append((missing, Reason("nearer", args)))
    return [reason for _, reason in sorted(found, key=lambda one: one[0])]


# --- Paying ---------------------------------------------------------------------------------------


def _payment(before: Records, decision: Decision) -> Sides:
    """Whether something can be paid for without the tower, or with which risk at least."""
    s, at = record_of(before), decision.places
    match decision.verb:
        case "cover" if s.stage != CHOICE:
            place, section = int(at["place"]) - 1, SECTIONS.index(at["section"])
            colour, cost = int(colour_at(before, place, section)), 1
        case "swap" if s.stage != CHOICE:
            colour, cost = SWAP_COLOUR, SWAP_COST
        case "remove":
            colour, cost = REMOVE_COLOUR, REMOVE_COST
        case "reveal":
            colour, cost = REVEAL_COLOUR, REVEAL_COST
        case "play":
            colour, cost = PURPLE, int(DIRECTIVE_COST[DIRECTIVE_NAMES.index(at["card"])])
        case _:
            return [], []
    if _saved(s, colour) >= cost:
        return [Reason("affords")], []
    least = _least_risk(before, colour)
    return [], [Reason("needs_pull", {"much": _percent(least)})] if least else []


def _saved(s: Record, colour: int) -> int:
    """Cubes and unlocked blocks that pay for a colour."""
    blocks = sum(
        int(count) for kind, count in enumerate(s.unlocked) if int(COLOURS_OF[kind]) >> colour & 1
    )
    return blocks + int(s.grid[colour].sum())


def _least_risk(before: Records, colour: int) -> int:
    """The risk of the safest pull that pays for a colour, in thousandths; 0 if there is none."""
    s = record_of(before)
    return min(
        (
            int(risk_at(before, layer, slot))
            for layer in range(int(s.layers) - UNTOUCHABLE)
            for slot in range(3)
            if int(COLOURS_OF[s.tower[layer, slot]]) >> colour & 1
            and int((s.tower[layer] > 0).sum()) > 1
        ),
        default=0,
    )


def _percent(thousandths: int) -> int:
    return max(1, round(thousandths / 10))


def _pull(before: Records, layer: int, slot: int) -> Sides:
    s = record_of(before)
    danger = int(risk_at(before, layer, slot))
    pros = []
    cons = [Reason("risk", {"much": _percent(danger)})]
    if danger <= _least_risk(before, int(s.colour)):
        pros.append(Reason("safest", {"percent": _percent(danger)}))
        cons = []
    left = int((s.tower[layer] > 0).sum()) - 1
    if left > 1:
        pros.append(Reason("steady", {"layer": layer + 1}))
    else:
        cons.append(Reason("last_block", {"layer": layer + 1}))
    if _saved(s, int(s.colour)):
        pros.append(Reason("saves"))
    return pros, cons
