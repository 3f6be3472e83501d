"""What a decision brought about, told step by step; everything told here lies open at the table."""

from collections.abc import Iterator
from typing import Any

from safehouse.games.game import SPECTATOR, Event
from safehouse.games.kernel import Records
from safehouse.games.native import entry
from safehouse.games.sarahs_vision import actions as a
from safehouse.games.sarahs_vision.effects import COLOURS, LOCATIONS, ROLES
from safehouse.games.sarahs_vision.notation import ENDS_OF_GRID, words
from safehouse.games.sarahs_vision.options import Options
from safehouse.games.sarahs_vision.record import (
    ACTION,
    CURRENT,
    NOTHING,
    NUM_CELLS,
    OUTCOME,
    PAY,
    RUNNING,
)
from safehouse.games.sarahs_vision.rules import advance, decide, feel, is_asking
from safehouse.games.sarahs_vision.scenario import STORIES_AFTER
from safehouse.games.sarahs_vision.tower import ANSWERS, KIND_NAMES, SLOTS, felt
from safehouse.games.sarahs_vision.view import (
    OUTSIDER,
    SEATS,
    cards,
    event_json,
    members,
    place_name,
    result,
)

VIEWERS = (*SEATS, SPECTATOR)


@entry
def decide_alone(records: Records, action: int) -> None:
    """A decision without what follows from it."""
    decide(records[0], action)


@entry
def advance_one(records: Records) -> bool:
    """The next thing that happens of itself, if there is one."""
    if is_asking(records[0]):
        return False
    advance(records[0])
    return True


@entry
def felt_at(records: Records, layer: int, slot: int) -> int:
    """What is known of how a block sits."""
    return felt(records[0], layer, slot)


@entry
def feel_one(records: Records) -> int:
    """The next touch of several, and which block it was."""
    return feel(records[0], 1)


def events(before: Records, action: int, after: Records, options: Options) -> list[Event]:
    """Tell what happened, one thing after the other."""
    return [
        Event(fields, dict.fromkeys(VIEWERS, fields)) for fields in _tell(before, action, options)
    ]


def _tell(before: Records, action: int, options: Options) -> Iterator[dict[str, object]]:
    now = before.copy()
    decide_alone(now, action)
    yield from _decision(before, action, now)
    if _fell(before[0], now[0]):
        yield {"event": "collapse"}
    yield from _changes(before, now, options)
    then = now.copy()
    while advance_one(now):
        yield from _changes(then, now, options)
        then = now.copy()
    ended = result(now)
    if ended is not None:
        scenario = options.the_scenario()
        text = scenario.victory if ended.winners else scenario.defeat
        yield {
            "event": "end",
            "winners": list(ended.winners),
            "reason": ended.reason,
            "text": text,
        }


def _is_pull(s: Any, action: int) -> bool:
    return bool(s.stage == PAY) and a.PULL <= action < a.TOUCH


def _fell(s: Any, now: Any) -> bool:
    """Whether the tower has just fallen: events are to come of it."""
    return bool(now.falling > s.falling or now.fallen > s.fallen)


def _decision(before: Records, action: int, now: Records) -> Iterator[dict[str, object]]:
    s = before[0]
    who = OUTSIDER if s.stage == OUTCOME else SEATS[s.player]
    told: dict[str, object] = {"event": "decide", "seat": who, "decision": words(action, before)}
    if s.stage == PAY and a.TOUCH <= action < a.PLAY:
        layer, slot = a.place_of(action, a.TOUCH)
        told["felt"] = ANSWERS[felt_at(now, layer, slot)]
    if _is_pull(s, action):
        layer, slot = a.place_of(action, a.PULL)
        told["block"] = KIND_NAMES[int(s.tower[layer, slot])]
        if not s.outside:
            told["held"] = not _fell(s, now[0])
    if s.stage == OUTCOME and s.asked >= 0:
        told["pulled"] = place_name(int(s.asked))
    yield told
    if s.stage == PAY and action == a.FEEL:
        yield from _touches(before.copy())


def _touches(now: Records) -> Iterator[dict[str, object]]:
    """What several touches tell, one after the other."""
    while (place := feel_one(now)) != NOTHING:
        layer, slot = divmod(place, 3)
        answer = ANSWERS[felt_at(now, layer, slot)]
        yield {"event": "feel", "layer": layer + 1, "slot": SLOTS[slot], "felt": answer}


def _changes(before: Records, after: Records, options: Options) -> Iterator[dict[str, object]]:
    """Everything that lies differently than before."""
    s, t = before[0], after[0]
    yield from _cards(s, t, options)
    for role, name in enumerate(ROLES):
        if s.figure[role] != t.figure[role]:
            yield {"event": "move", "role": name, "to": LOCATIONS[t.figure[role]]}
    for cell in range(NUM_CELLS):
        if s.danger[cell] != t.danger[cell]:
            cubes = int(t.danger[cell]) - int(s.danger[cell])
            yield {"event": "danger", "location": LOCATIONS[cell], "cubes": cubes}
    for cell in range(NUM_CELLS):
        if s.inspiration[cell] != t.inspiration[cell]:
            cubes = int(t.inspiration[cell]) - int(s.inspiration[cell])
            yield {"event": "inspiration", "location": LOCATIONS[cell], "cubes": cubes}
    for role, name in enumerate(ROLES):
        if s.zone[role] != t.zone[role]:
            cubes = int(t.zone[role]) - int(s.zone[role])
            yield {"event": "zone", "role": name, "cubes": cubes, "now": int(t.zone[role])}
    for c, colour in enumerate(COLOURS):
        for r, role_name in enumerate(ROLES):
            cubes = int(t.grid[c, r]) - int(s.grid[c, r])
            if cubes:
                yield {"event": "grid", "colour": colour, "role": role_name, "cubes": cubes}
    for end in members(t.freed & ~s.freed):
        blocks = [1 + end] if end < 4 else [int(kind) for kind in t.column_block[end - 4]]
        names = [KIND_NAMES[kind] for kind in blocks]
        yield {"event": "free", "end": ENDS_OF_GRID[end], "blocks": names}
    for role in members(t.sheltered & ~s.sheltered):
        yield {"event": "shelter", "role": ROLES[role]}
    for player, seat in enumerate(SEATS[: t.num_players]):
        dealt = cards(t.hand[player] & ~s.hand[player])
        if dealt:
            yield {"event": "deal", "seat": seat, "cards": dealt}
    if t.end == RUNNING and t.stage == ACTION and s.stage != ACTION:
        yield {"event": "turn", "seat": SEATS[t.turn]}


def _cards(s: Any, t: Any, options: Options) -> Iterator[dict[str, object]]:
    """Cards of the row that were removed, revealed, resolved or dealt."""
    scenario = options.the_scenario()
    row = [int(event) for event in s.row[: s.row_size]]
    if t.row[CURRENT] >= 0 and s.row[CURRENT] < 0:
        event = int(t.row[CURRENT])
        card = scenario.events[event]
        print_it = {"title": card.title, "story": card.story, **event_json(t, event)}
        yield {"event": "resolve", "number": event + 1, **print_it}
        row = row[1:]
    now = [int(event) for event in t.row[: t.row_size]]
    gone = [event for event in row if event not in now]
    for event in gone:
        yield {"event": "remove", "number": event + 1}
    if sorted(row) == sorted(now) and row != now:
        places = [i + 1 for i, (x, y) in enumerate(zip(row, now, strict=True)) if x != y]
        yield {"event": "swap", "places": places}
    up = {int(t.row[i]): i for i in range(t.row_size) if int(t.face_up) >> i & 1}
    was_up = {int(s.row[i]) for i in range(s.row_size) if int(s.face_up) >> i & 1}
    for event, place in up.items():
        if event not in was_up:
            card = scenario.events[event]
            print_it = {"title": card.title, "story": card.story, **event_json(t, event)}
            yield {"event": "reveal", "place": place + 1, "number": event + 1, **print_it}
    drawn, drawn_before = (20 - len(members(x.unseen)) for x in (t, s))
    if options.events == "in_order":
        for number, after in enumerate(STORIES_AFTER):
            if drawn_before <= after < drawn:
                story = scenario.stories[number]
                yield {
                    "event": "story",
                    "number": number + 1,
                    "title": story.title,
                    "text": story.text,
                }
    if drawn > drawn_before:
        yield {"event": "refill", "cards": drawn - drawn_before}
