"""What a decision brought about, told step by step, with what each seat was shown of it."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import cast

import numpy as np

from safehouse.games.game import SPECTATOR, Event, Json
from safehouse.games.kernel import Records
from safehouse.games.sleepers.actions import (
    ACTIVATE,
    BLAST,
    BOUNCE,
    COPY,
    FLIP,
    JUMP,
    MOVE,
    RECRUIT,
    STOP,
    SWAP,
)
from safehouse.games.sleepers.board import HEXES, NEIGHBOURS, NOWHERE, NUM_HEXES, STEP
from safehouse.games.sleepers.options import Options
from safehouse.games.sleepers.position import SEATS
from safehouse.games.sleepers.record import FACE_UP, RUNNING
from safehouse.games.sleepers.tiles import IMMIGRATION, KINDS
from safehouse.games.sleepers.view import HIDDEN, agents_of, face_name, kind_name, result

VIEWERS = (*SEATS, SPECTATOR)


def events(before: Records, action: int, after: Records, options: Options) -> list[Event]:
    """Tell what happened between two records."""
    told = list(_decision(before[0], action, after[0], options))
    told += _end_of_turn(before[0], after[0])
    ended = result(after)
    if ended is not None:
        told.append(_open(event="end", winner=ended.winner, reason=ended.reason))
    return told


def remembered(event: Json, options: Options, is_recent: bool) -> Json:
    """Without the kinds, where sleepers must be kept in mind: a log would be written notes (R111).

    What has just happened in the open is told as it was seen; a tile that was put down is hidden
    from that moment, also from its owner (R110). What was drawn lies in its owner's hand; a note of
    it would tell what has left the hand since. Active agents that were killed lie open (R113).
    """
    if options.own_sleepers == "visible":
        return event
    if "kinds" in event:
        kinds = cast(list[str], event["kinds"])
        return {"event": event["event"], "seat": event["seat"], "count": len(kinds)}
    if "kind" not in event:
        return event
    if event["event"] == "kill" and event["face"] == "up":
        return event
    if is_recent and event["event"] != "recruit":
        return event
    return {**event, "kind": HIDDEN}


def _open(**fields: object) -> Event:
    """An event that everybody sees."""
    return Event(fields, dict.fromkeys(VIEWERS, fields))


def _shown(fields: Mapping[str, object], kind: str, to: Iterable[str]) -> Event:
    """An event that shows a kind to some and hides it from the others."""
    whole = {**fields, "kind": kind}
    hidden = {**fields, "kind": HIDDEN}
    return Event(whole, {viewer: whole if viewer in to else hidden for viewer in VIEWERS})


def _decision(s: np.record, action: int, after: np.record, options: Options) -> Iterable[Event]:
    seat = SEATS[s.seat]
    acting = int(s.hex[s.depth - 1])
    if action == STOP:
        yield _open(event="stop")
        if s.ability[s.depth - 1] == IMMIGRATION and s.left[s.depth - 1] != NOWHERE:
            yield _bounced(s, int(s.left[s.depth - 1]))
    elif action < FLIP:
        h = action - ACTIVATE
        yield _open(event="activate", seat=seat, hex=HEXES[h], kind=kind_name(_code(s, h)))
        yield from _blasted(s, h, after, options, up=h)
    elif action < BOUNCE:
        yield _flipped(s, action - FLIP)
    elif action < SWAP:
        h = action - BOUNCE
        marked = int(s.left[s.depth - 1])
        if marked != NOWHERE:
            yield _bounced(s, marked)
            yield _bounced(s, h)
        else:
            yield _open(event="mark", hex=HEXES[h])
            if h not in agents_of(after):
                yield _bounced(s, h)
    elif action < COPY:
        yield _open(event="swap", hexes=[HEXES[acting], HEXES[action - SWAP]])
    elif action < BLAST:
        h = action - COPY
        code = _code(s, h)
        if not code & FACE_UP:
            yield _flipped(s, h)
        yield _open(event="copy", hex=HEXES[h], kind=kind_name(code))
        yield from _blasted(s, acting, after, options, up=h)
    elif action < JUMP:
        yield from _blasted(s, acting, after, options, up=acting)
    elif action < RECRUIT:
        here, direction = divmod(action - JUMP, 6)
        over = int(STEP[here, direction])
        yield _open(event="jump", **{"from": HEXES[here], "to": HEXES[STEP[over, direction]]})
        yield _killed(s, over, options, up=NOWHERE)
    elif action < MOVE:
        kind, h = divmod(action - RECRUIT, NUM_HEXES)
        yield _shown({"event": "recruit", "seat": seat, "hex": HEXES[h]}, KINDS[kind], {seat})
    else:
        here, there = divmod(action - MOVE, NUM_HEXES)
        yield _open(event="move", **{"from": HEXES[here], "to": HEXES[there]})


def _code(s: np.record, h: int) -> int:
    return agents_of(s)[h][1]


def _flipped(s: np.record, h: int) -> Event:
    code = _code(s, h)
    face = "down" if code & FACE_UP else "up"
    return _open(event="flip", hex=HEXES[h], kind=kind_name(code), face=face)


def _bounced(s: np.record, h: int) -> Event:
    """Everybody sees an active agent go, only its owner sees a sleeper again (R73, R74)."""
    seat, code = agents_of(s)[h]
    owner = SEATS[seat]
    fields = {"event": "bounce", "hex": HEXES[h], "owner": owner, "face": face_name(code)}
    return _shown(fields, kind_name(code), VIEWERS if code & FACE_UP else {owner})


def _killed(s: np.record, h: int, options: Options, up: int) -> Event:
    """A killed sleeper stays hidden, unless a house rule shows it (R112)."""
    seat, code = agents_of(s)[h]
    owner = SEATS[seat]
    if h == up:
        code |= FACE_UP
    fields = {"event": "kill", "hex": HEXES[h], "owner": owner, "face": face_name(code)}
    if code & FACE_UP or options.killed_sleepers == "open":
        return _shown(fields, kind_name(code), VIEWERS)
    return _shown(fields, kind_name(code), {owner} if options.killed_sleepers == "owner" else ())


def _blasted(
    s: np.record, centre: int, after: np.record, options: Options, up: int
) -> Iterable[Event]:
    """Whoever a blast has killed, `up` having been turned face up just before."""
    if list(after.num_killed) != list(s.num_killed):
        area = int(NEIGHBOURS[centre]) | 1 << centre
        for h in agents_of(s):
            if area >> h & 1:
                yield _killed(s, h, options, up)


def _end_of_turn(s: np.record, after: np.record) -> Iterable[Event]:
    if after.turn == s.turn:
        return
    seat = SEATS[s.seat]
    drawn = Counter(s.beside[s.seat, : s.pile_size[s.seat]].tolist())
    drawn -= Counter(after.beside[s.seat, : after.pile_size[s.seat]].tolist())
    if drawn:
        fields: Json = {"event": "draw", "seat": seat}
        whole = {**fields, "kinds": [KINDS[kind] for kind in sorted(drawn.elements())]}
        hidden = {**fields, "count": drawn.total()}
        yield Event(whole, {viewer: whole if viewer == seat else hidden for viewer in VIEWERS})
    if after.end == RUNNING:
        yield _open(event="turn", seat=SEATS[after.seat])
