"""What a decision brought about, told step by step, with what each seat was shown of it."""

from collections.abc import Iterable
from typing import Any

from safehouse.games.game import SPECTATOR, Event, Json
from safehouse.games.kernel import Records
from safehouse.games.undercover.actions import (
    DRAW_BOTTOM,
    KEEP,
    PLACE_BESIDE,
    PLACE_CORNER,
    TAKE_JOKER,
    TAKE_TILE,
    TURN_OVER,
)
from safehouse.games.undercover.cells import cell_name
from safehouse.games.undercover.material import COLOURS, IS_SEEN, JOKER, UNKNOWN
from safehouse.games.undercover.options import Options
from safehouse.games.undercover.position import SEATS
from safehouse.games.undercover.view import HIDDEN, result, tile_json

VIEWERS = (*SEATS, SPECTATOR)


def events(before: Records, action: int, after: Records, options: Options) -> list[Event]:
    """Tell what happened between two records; what lies open at the table is shown to all."""
    return list(_events(before[0], action, after[0], after, options))


def remembered(event: Json, options: Options, is_recent: bool) -> Json:
    """Without undersides and collected values, where these must be kept in mind."""
    if options.memory != "strict" or is_recent:
        return event
    if event["event"] == "flip":
        tile: Any = event["tile"]
        down = "undercover" if tile["shows"] == "official" else "official"
        return {**event, "tile": {**tile, down: HIDDEN}}
    if event["event"] == "collect":
        return {**event, "value": HIDDEN}
    return event


def _open(**fields: object) -> Event:
    return Event(fields, dict.fromkeys(VIEWERS, fields))


def _as_seen(code: int, strict: bool = False) -> Json:
    """A tile as everybody sees it at that moment."""
    if code >> 3 & 7 != JOKER and not code & IS_SEEN:
        code |= UNKNOWN << 3
    return tile_json(code, strict)


def _events(s: Any, action: int, after: Any, records: Records, options: Options) -> Iterable[Event]:
    seat = SEATS[s.seat]
    strict = options.memory == "strict"
    if action < TURN_OVER or TAKE_TILE <= action < PLACE_BESIDE:
        yield _open(
            event="take",
            seat=seat,
            source=_source(s, action),
            tile=_as_seen(int(after.tile[after.active]), strict),
        )
        for p in range(2):
            size = int(after.pile_size[p])
            if 0 < size < s.pile_size[p] and action < TAKE_JOKER:
                yield _open(
                    event="reveal", pile=p + 1, tile=_as_seen(int(after.pile[p, size - 1]), strict)
                )
        return
    if action == TURN_OVER:
        # Both sides are shown at this moment, also to those who get no reminders later.
        yield _open(event="flip", seat=seat, tile=tile_json(int(after.tile[after.active])))
        return
    if action == KEEP:
        yield _open(event="keep", seat=seat)
        return
    yield _open(
        event="place",
        seat=seat,
        at=cell_name(int(after.cell[s.active])),
        meeting=action < PLACE_CORNER,
    )
    for c, colour in enumerate(COLOURS):
        here, there = int(s.employee[s.seat, c]), int(after.employee[s.seat, c])
        if here != there:
            yield _open(event="advance", seat=seat, colour=colour, start=here, to=there)
            space = there - int(s.plain_spaces)
            if space > 0:
                # It lay face up until now, so everybody sees its value at this moment.
                value = int(s.points[c, space - 1])
                yield _open(event="collect", seat=seat, colour=colour, value=value)
    ended = result(records)
    if ended is not None:
        winners = ended.winners or (ended.winner,)
        yield _open(event="end", winners=list(winners), reason=ended.reason, scores=ended.scores)
    else:
        yield _open(event="turn", seat=SEATS[after.seat], round=int(after.rounds))


def _source(s: Any, action: int) -> str:
    if action >= TAKE_TILE:
        return cell_name(int(s.cell[action - TAKE_TILE]))
    if action == TAKE_JOKER:
        return "joker"
    return f"bottom {action - DRAW_BOTTOM + 1}" if action >= DRAW_BOTTOM else f"pile {action + 1}"
