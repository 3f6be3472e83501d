"""What leaves a record: the position, a seat's view, a seat's knowledge. Nothing else does."""

from collections.abc import Callable
from typing import NamedTuple

import msgspec
import numpy as np

from safehouse.games.game import Json, Known, Result, View
from safehouse.games.kernel import Records
from safehouse.games.sleepers.board import HEXES, NOWHERE
from safehouse.games.sleepers.options import Options
from safehouse.games.sleepers.position import SEATS, bag_kinds, write_pile
from safehouse.games.sleepers.record import (
    ENDS,
    ERA,
    FACE_UP,
    NOBODY,
    RUNNING,
    SEEN_BEFORE,
)
from safehouse.games.sleepers.rules import SECOND_ACTIVATION, TURN
from safehouse.games.sleepers.tiles import FULL_SET, IMMIGRATION, KINDS, UNKNOWN

HIDDEN = "?"


class Sight(NamedTuple):
    """Who sees what: questions about a tile's owner and whether it lay face up before."""

    sleeper: Callable[[int, bool], bool]
    killed: Callable[[int, bool], bool]
    hand: Callable[[int], bool]
    piles: bool
    labels: bool
    """Whether a sleeper that lay face up before is marked as seen."""


EVERYTHING = Sight(lambda o, s: True, lambda o, s: True, lambda o: True, piles=True, labels=True)


def sight_of(options: Options, seat: str) -> Sight:
    """What the rules and the house rules let a seat look at during a game (R109 to R117)."""
    me = SEATS.index(seat) if seat in SEATS else None
    visible = options.own_sleepers == "visible"
    return Sight(
        sleeper=lambda owner, seen: visible and (owner == me or seen),
        killed=lambda owner, seen: (
            options.killed_sleepers == "open"
            or (options.killed_sleepers == "owner" and owner == me)
        ),
        hand=lambda owner: owner == me,
        piles=False,
        labels=visible,
    )


def position(records: Records, options: Options) -> Json:
    """The whole position."""
    return _describe(records, options, EVERYTHING)


def view(records: Records, options: Options, seat: str) -> View:
    """What a seat may look at now; after the end, everything (R118)."""
    if records[0].end != RUNNING:
        return View(_describe(records, options, EVERYTHING))
    return View(_describe(records, options, sight_of(options, seat)))


def revealed(records: Records, options: Options) -> View:
    """The whole position of a game that is over, also where it was broken off (R118)."""
    shown = position(records, options)
    shown.pop("pending", None)
    return View(shown)


def knowledge(concealed: Records, options: Options, seat: str) -> Known:
    """What is left in a record that was concealed for a seat."""
    s = concealed[0]
    if s.end != RUNNING:
        return Known(_describe(concealed, options, EVERYTHING))
    sight = EVERYTHING._replace(
        hand=lambda owner: seat in SEATS and owner == SEATS.index(seat), piles=False
    )
    known = Known(_describe(concealed, options, sight))
    returned = {
        colour: _returned(s, owner)
        for owner, colour in enumerate(SEATS)
        if colour != seat and s.era[owner] > 0
    }
    if returned:
        known["returned"] = returned
    if any(bag != FULL_SET for bag in s.set):
        known["tiles"] = {colour: bag_kinds(s.set[i]) for i, colour in enumerate(SEATS)}
    return known


def result(records: Records) -> Result | None:
    """How the game ended."""
    s = records[0]
    if s.end == RUNNING:
        return None
    return Result(None if s.winner == NOBODY else SEATS[s.winner], ENDS[s.end])


def agents_of(s: np.record) -> dict[int, tuple[int, int]]:
    """The owner and the code of the agent on each hex that has one."""
    white, black = s.own.tolist()
    planes = s.plane.tolist()
    found = {}
    left = white | black
    while left:
        h = (left & -left).bit_length() - 1
        left &= left - 1
        code = 0
        for i, plane in enumerate(planes):
            code |= (plane >> h & 1) << i
        found[h] = (black >> h & 1, code)
    return found


def killed_codes(s: np.record, owner: int) -> list[int]:
    """The codes of the killed agents of a colour, in the order of their deaths."""
    return [int(code) for code in s.beside[owner, ::-1][: s.num_killed[owner]]]


def kind_name(code: int) -> str:
    """The kind in a code."""
    return HIDDEN if code & 15 == UNKNOWN else KINDS[code & 15]


def face_name(code: int) -> str:
    """The face in a code."""
    return "up" if code & FACE_UP else "down"


def _tile(code: int, shown: bool, labels: bool) -> Json:
    tile: Json = {"kind": kind_name(code) if shown else HIDDEN, "face": face_name(code)}
    if labels and shown and code & SEEN_BEFORE and not code & FACE_UP:
        tile["seen"] = True
    return tile


def _describe(records: Records, options: Options, sight: Sight) -> Json:
    s = records[0]
    board: Json = {}
    for h, (owner, code) in agents_of(s).items():
        shown = bool(code & FACE_UP) or sight.sleeper(owner, bool(code & SEEN_BEFORE))
        board[HEXES[h]] = {"owner": SEATS[owner], **_tile(code, shown, sight.labels)}
    killed: Json = {}
    for owner, colour in enumerate(SEATS):
        codes = killed_codes(s, owner)
        killed[colour] = [
            _tile(
                code,
                bool(code & FACE_UP) or sight.killed(owner, bool(code & SEEN_BEFORE)),
                sight.labels and options.killed_sleepers != "open",
            )
            for code in codes
        ]
    described: Json = {
        "game": "sleepers",
        "to_move": SEATS[s.seat],
        "options": dict(msgspec.to_builtins(options)),
        "board": board,
        "hands": {
            colour: bag_kinds(s.hand[i]) if sight.hand(i) else _bag_size(s.hand[i])
            for i, colour in enumerate(SEATS)
        },
        "piles": {
            colour: write_pile(records, i) if sight.piles else int(s.pile_size[i])
            for i, colour in enumerate(SEATS)
        },
        "killed": killed,
    }
    if s.turn != 1:
        described["turn"] = int(s.turn)
    if s.quiet != 0:
        described["quiet"] = int(s.quiet)
    pending = _pending(s)
    if pending:
        described["pending"] = pending
    return described


def _bag_size(bag: np.uint64) -> int:
    return len(bag_kinds(bag)) + (int(bag) >> (4 * UNKNOWN))


def _pending(s: np.record) -> list[Json]:
    """What is still to be decided this turn, the next first; everybody knows that."""
    frames: list[Json] = []
    for i in reversed(range(s.depth)):
        ability, h, left = int(s.ability[i]), int(s.hex[i]), int(s.left[i])
        if ability == TURN:
            continue
        is_turns = ability == SECOND_ACTIVATION
        frame: Json = {"ability": "second_activation" if is_turns else KINDS[ability]}
        if h != NOWHERE:
            frame["hex"] = HEXES[h]
        if ability == IMMIGRATION and left != NOWHERE:
            frame["marked"] = HEXES[left]
        frames.append(frame)
    return frames


def _returned(s: np.record, owner: int) -> list[Json]:
    """Tiles that went back to the hand in plain sight, and where each can be."""
    tiles: list[Json] = []
    last, chains = int(s.era[owner]), int(s.chains[owner])
    for era in range(1, last + 1):
        next_chain = (later for later in range(era + 1, last + 1) if chains >> later & 1)
        eras = range(era, next(next_chain, last + 1))
        places = ["hand"] if s.hand_era[owner] in eras else []
        for h, (whose, code) in agents_of(s).items():
            if whose == owner and _may_be(code, eras):
                places.append(HEXES[h])
        if any(_may_be(code, eras) for code in killed_codes(s, owner)):
            places.append("killed")
        tiles += [{"kind": kind, "among": places} for kind in bag_kinds(s.returned[owner, era - 1])]
    return tiles


def _may_be(code: int, eras: range) -> bool:
    return not code & SEEN_BEFORE and code >> ERA in eras
