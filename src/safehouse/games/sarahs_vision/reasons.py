"""Why a decision is good: which danger it keeps away, what it pays with, what it brings nearer.

A decision is judged by what lies open: face-up events, the city, the grid, and the risk of a pull
as far as anybody can know it.
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
    ROW,
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
from safehouse.games.sarahs_vision.tower import CERTAIN, COLOURS_OF, SLOTS, UNTOUCHABLE, risk

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
    decision = DECISIONS.decision(course.decisions[0], before)
    pros, cons = _about(before, decision)
    if record_of(course.games[-1]).end == VICTORY:
        pros.insert(0, Reason("wins"))
    if record_of(course.games[1]).end == DEFEAT:
        cons.insert(0, Reason("loses"))
    if s.stage != PAY:
        for_it, against_it = _payment(before, decision)
        pros, cons = pros + for_it, cons + against_it
    plan = "feel" if decision.verb == "touch" else decision.verb
    return Case(plan, pros, cons, _plain(decision))


Sides = tuple[list[Reason], list[Reason]]
"""What speaks for a decision, and what against it."""


def _plain(decision: Decision) -> Reason:
    """What a decision does, whether that helps or not."""
    match decision.verb:
        case "pull":
            return Reason("pulls", {"layer": int(dict(decision.places)["layer"])})
        case "move" | "exchange":
            return Reason("moves")
        case "cover" | "pay":
            return Reason("covers")
        case "play":
            return Reason("plays")
        case "learn":
            return Reason("adds")
    return Reason("neutral")


def _about(before: Records, decision: Decision) -> Sides:
    s, at = record_of(before), dict(decision.places)
    match decision.verb:
        case "cover":
            return _cover(s, int(at["place"]) - 1, SECTIONS.index(at["section"]))
        case "remove":
            place = int(at["place"]) - 1
            saved = _rescued_by(s, None) if place == 0 else []
            return [*saved, Reason("removes", {"much": _danger_on(s, place)})], []
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


def _danger_at(s: Record, place: int, cell: int) -> int:
    """How many danger cubes an event brings to a location, as far as it is not covered."""
    if not _is_shown(s, place) or int(s.covered[place]) >> cell & 1:
        return 0
    return int(s.event_danger[s.row[place], cell])


def _rescued(s: Record, role: int, now: int, then: int) -> list[Reason]:
    """That a figure escapes defeat, if so much danger comes to it and not what would have come."""
    due = int(s.zone[role]) + int(s.danger[s.figure[role]])
    is_saved = due + then < ZONE_LIMIT <= due + now
    return [Reason("rescues", {"role": ROLES[role]})] if is_saved else []


def _rescued_by(s: Record, place: int | None) -> list[Reason]:
    """Whom the next event would defeat, but not another one in its place, or none."""
    found = []
    for role in range(3):
        cell = int(s.figure[role])
        then = 0 if place is None else _danger_at(s, place, cell)
        found += _rescued(s, role, _danger_at(s, 0, cell), then)
    return found


def _cover(s: Record, place: int, section: int) -> Sides:
    event = int(s.row[place])
    if section >= NUM_CELLS:
        return [Reason("cancels", {"cubes": _cubes_of(s, event, section - NUM_CELLS)})], []
    cubes, inspiration = (
        int(s.event_danger[event, section]),
        int(s.event_inspiration[event, section]),
    )
    there = _standing(s, section)
    args = {"location": LOCATIONS[section], "much": cubes}
    pros = _rescued(s, there[0], cubes, 0) if place == 0 and there else []
    if cubes:
        pros.append(Reason("averts", {**args, "role": _who(there)}))
    return pros, [Reason("forgoes", {"much": inspiration})] if inspiration else []


def _swap(s: Record, one: int, other: int) -> list[Reason]:
    was, now = _danger_on(s, one), _danger_on(s, other)
    are_shown = _is_shown(s, one) and _is_shown(s, other)
    pros = _rescued_by(s, other) if are_shown and one == 0 else []
    if are_shown and now < was:
        pros.append(Reason("delays", {"now": now, "was": was}))
    return [*pros, Reason("reorders")]


def _calm(s: Record, cell: int, most: int) -> list[Reason]:
    cubes, there = min(most, int(s.danger[cell])), _standing(s, cell)
    if not cubes:
        return []
    args = {"location": LOCATIONS[cell], "cubes": cubes}
    saved = _rescued(s, there[0], 0, -cubes) if there else []
    return [*saved, Reason("calms", {**args, "role": _who(there)})]


def _take(s: Record, role: int) -> Sides:
    there = _standing(s, int(s.place)) if s.danger[s.place] <= s.location_limit else list(range(3))
    cubes = int(s.zone[role]) + 1
    who = {"role": ROLES[role]}
    has_fewest = cubes - 1 == min(int(s.zone[one]) for one in [role, *there])
    cons = [Reason("near_defeat", {**who, "much": cubes})] if cubes >= ZONE_LIMIT - 1 else []
    return [Reason("bears", {**who, "cubes": cubes})] if has_fewest else [], cons


def _move(s: Record, role: int, to: int) -> Sides:
    of = int(s.figure[role])
    fewer = int(s.danger[of]) - int(s.danger[to])
    seen = int(s.inspiration[to]) - int(s.inspiration[of])
    who = {"role": ROLES[role]}
    pros = _rescued(s, role, 0, -fewer)
    if fewer > 0:
        pros.append(Reason("escapes", {**who, "cubes": fewer}))
    if seen > 0:
        pros.append(Reason("seeks", {**who, "cubes": seen}))
    return pros, [Reason("enters", {**who, "much": -fewer})] if fewer < 0 else []


# --- Directives and inspiration -------------------------------------------------------------------


def _directive(s: Record, card: int) -> list[Reason]:
    """What the lines of a directive are good for now."""
    found = [
        reason
        for what, which, _ in DIRECTIVE_LINE[card].tolist()
        for reason in _line(s, what, _roles(which))
    ]
    return [reason for i, reason in enumerate(found) if reason not in found[:i]]


def _roles(word: int) -> list[int]:
    """The figures that a word of a line may mean."""
    return [role for role in range(3) if word in (effects.ROLE + role, effects.ANY)]


def _line(s: Record, what: int, roles: list[int]) -> list[Reason]:
    """What one line is good for, if it is about one of some figures."""
    about = sum(int(cubes) for cubes in s.danger)
    burdened = max(roles or range(3), key=lambda role: int(s.zone[role]))
    exposed = [role for role in roles or range(3) if s.danger[s.figure[role]]]
    worst = max(_danger_on(s, place) for place in range(ROW))
    match what:
        case effects.CALM | effects.CLEAR if about:
            return [Reason("clears", {"cubes": about})]
        case effects.RELIEVE | effects.HAND_OVER if cubes := int(s.zone[burdened]):
            return [Reason("relieves", {"role": ROLES[burdened], "cubes": cubes})]
        case effects.MOVE | effects.EXCHANGE | effects.GATHER | effects.SHELTER if exposed:
            return [Reason("evades", {"figures": len(exposed)})]
        case effects.INSPIRE | effects.LEARN:
            return [Reason("inspires")]
        case effects.REVEAL if hidden := _hidden(s):
            return [Reason("shows", {"events": hidden})]
        case effects.DEAL:
            return [Reason("draws")]
        case effects.FREE:
            return [Reason("unlocks", {"blocks": 1})]
        case effects.COVER | effects.SWAP | effects.POSTPONE if worst:
            return [Reason("softens", {"cubes": worst})]
    return []


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
            args = {"end": ENDS_OF_GRID[end], "missing": missing}
            found.append((missing, Reason("nearer", args)))
    return [reason for _, reason in sorted(found, key=lambda one: one[0])]


# --- Paying ---------------------------------------------------------------------------------------


def _payment(before: Records, decision: Decision) -> Sides:
    """Whether something can be paid for without the tower, or how many pulls it takes."""
    s, at = record_of(before), dict(decision.places)
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
        case "draw" | "pass":
            colour, cost = PURPLE, 0
        case _:
            return [], []
    pulls = cost - _saved(s, colour)
    if pulls <= 0:
        return [Reason("leaves_tower")], []
    percent = _percent(_least_risk(before, colour))
    return [], [Reason("needs_pull", {"much": percent, "pulls": pulls})]


def _saved(s: Record, colour: int) -> int:
    """Cubes and unlocked blocks that pay for a colour."""
    blocks = sum(
        int(count) for kind, count in enumerate(s.unlocked) if int(COLOURS_OF[kind]) >> colour & 1
    )
    return blocks + int(s.grid[colour].sum())


def _least_risk(before: Records, colour: int) -> int:
    """The risk of the safest pull that pays for a colour, in thousandths."""
    s = record_of(before)
    return min(
        (
            int(risk_at(before, layer, slot))
            for layer in range(int(s.layers) - UNTOUCHABLE)
            for slot in range(3)
            if int(COLOURS_OF[s.tower[layer, slot]]) >> colour & 1
            and int((s.tower[layer] > 0).sum()) > 1
        ),
        default=CERTAIN,
    )


def _percent(thousandths: int) -> int:
    return max(1, round(thousandths / 10))


def _pull(before: Records, layer: int, slot: int) -> Sides:
    s = record_of(before)
    danger = int(risk_at(before, layer, slot))
    left = int((s.tower[layer] > 0).sum()) - 1
    pros = [Reason("saves")] if _saved(s, int(s.colour)) else []
    cons = []
    if danger <= _least_risk(before, int(s.colour)):
        args = {"percent": _percent(danger), "layer": layer + 1}
        pros.append(Reason("safest", {**args, "left": left}))
    else:
        cons.append(Reason("risk", {"much": _percent(danger)}))
    if left == 1:
        cons.append(Reason("last_block", {"layer": layer + 1}))
    return pros, cons
