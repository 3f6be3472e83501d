"""Positions at the start of a turn, from and to JSON, and every check on them (R119)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, get_args

import msgspec
import numpy as np

from safehouse.games.contract import Records
from safehouse.games.native import entry
from safehouse.games.positions import bad_position, convert_position
from safehouse.games.sleepers import piles, rules
from safehouse.games.sleepers.board import INDEX
from safehouse.games.sleepers.options import Options, read_options
from safehouse.games.sleepers.record import (
    FACE_UP,
    KILLED_OPEN,
    NUM_PLANES,
    RECORD,
    SEEN_BEFORE,
    Record,
    record_of,
)
from safehouse.games.sleepers.tiles import COPIES, KINDS, SET_SIZE, UNKNOWN, Kind

Seat = Literal["white", "black"]
SEATS: tuple[Seat, ...] = get_args(Seat)
KindName = str
"""A kind, not yet checked."""

Face = Literal["up", "down"]
Number = Annotated[int, msgspec.Meta(ge=0, le=30_000)]


class Agent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An agent on the board."""

    owner: Seat
    kind: KindName
    face: Face
    seen: bool = False


class Killed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile beside the board."""

    kind: KindName
    face: Face
    seen: bool = False


class Both(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tiles of both colours in a hand or pile."""

    white: list[KindName] = []
    black: list[KindName] = []


class BothKilled(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The killed agents of both colours."""

    white: list[Killed] = []
    black: list[Killed] = []


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position at the start of a turn."""

    game: Literal["sleepers"]
    to_move: Seat
    options: dict[str, object] = {}
    board: dict[str, object] = {}
    """Agents by their hexes; read one by one, so that a refusal can name the hex."""

    hands: Both = Both()
    piles: Both = Both()
    killed: BothKilled = BothKilled()
    turn: Annotated[int, msgspec.Meta(ge=1, le=30_000)] = 1
    quiet: Number = 0


def read(given: Mapping[str, object]) -> tuple[Options, Records]:
    """Check a position and lay it out."""
    if "pending" in given:
        raise bad_position(
            "A position is taken at the start of a turn; this one has pending decisions."
        )
    position = convert_position(given, Position)
    options = read_options(position.options)
    records = np.zeros(1, RECORD)
    s = record_of(records)
    clear(records)
    s.options, s.no_progress, s.turn_cap = options.encode()
    s.seat = SEATS.index(position.to_move)
    s.turn = position.turn
    s.quiet = position.quiet
    s.settled = 1
    board: dict[str, Agent] = {}
    for name, described in position.board.items():
        if name not in INDEX:
            raise bad_position(f"There is no hex {name[:20]!r} on the map.")
        agent = board[name] = convert_position(described, Agent, name)
        _put(s, INDEX[name], SEATS.index(agent.owner), _code(agent, name))
    for seat, colour in enumerate(SEATS):
        hand: list[str] = getattr(position.hands, colour)
        pile: list[str] = getattr(position.piles, colour)
        killed: list[Killed] = getattr(position.killed, colour)
        standing = [agent for agent in board.values() if agent.owner == colour]
        in_all = [
            *(agent.kind for agent in standing),
            *(tile.kind for tile in killed),
            *hand,
            *pile,
        ]
        _check_counts(colour, in_all)
        s.set[seat] = _bag(in_all)
        s.hand[seat] = _bag(hand)
        s.pile_size[seat] = len(pile)
        for i, kind in enumerate(reversed(pile)):
            s.beside[seat, i] = KINDS.index(kind)
        s.num_killed[seat] = len(killed)
        for i, tile in enumerate(killed):
            code = _code(tile, "the killed")
            s.beside[seat, -1 - i] = code | (SEEN_BEFORE if s.options & KILLED_OPEN else 0)
    resume(records)
    return options, records


def write_pile(records: Records, seat: int) -> list[Kind]:
    """A pile in the order in which it will be drawn."""
    copy = records.copy()
    settle(copy)
    s = record_of(copy)
    return [KINDS[kind] for kind in reversed(s.beside[seat, : s.pile_size[seat]])]


def bag_kinds(bag: np.uint64) -> list[Kind]:
    """The tiles of a bag, in the order of their kinds."""
    return [kind for i, kind in enumerate(KINDS) for _ in range(int(bag) >> (4 * i) & 15)]


def bag_size(bag: np.uint64) -> int:
    """How many tiles a bag holds, with those of unknown kind."""
    return len(bag_kinds(bag)) + (int(bag) >> (4 * UNKNOWN))


@entry
def clear(records: Records) -> None:
    """Take everything off the board, before a position is read."""
    rules.clear(records[0])


@entry
def resume(records: Records) -> None:
    """Begin the turn, if the position is not decided already."""
    rules.resume(records[0])


@entry
def settle(records: Records) -> None:
    """Lay the piles out in their order."""
    piles.settle(records[0])


def _code(tile: Agent | Killed, where: str) -> int:
    if tile.kind not in KINDS:
        raise bad_position(f"There is no agent of kind {tile.kind[:20]!r} ({where}).")
    face = FACE_UP | SEEN_BEFORE if tile.face == "up" else 0
    return KINDS.index(tile.kind) | face | (SEEN_BEFORE if tile.seen else 0)


def _put(s: Record, h: int, owner: int, code: int) -> None:
    s.own[owner] |= np.uint64(1 << h)
    for i in range(NUM_PLANES):
        if code >> i & 1:
            s.plane[i] |= np.uint64(1 << h)


def _bag(kinds: Sequence[str]) -> np.uint64:
    return np.uint64(sum(1 << (4 * KINDS.index(kind)) for kind in kinds))


def _check_counts(colour: str, kinds: Sequence[str]) -> None:
    if len(kinds) > SET_SIZE:
        raise bad_position(f"There are {len(kinds)} {colour} tiles, but a set has {SET_SIZE}.")
    for kind, found in Counter(kinds).items():
        if kind not in KINDS:
            raise bad_position(f"There is no agent of kind {kind[:20]!r} ({colour}).")
        if found > COPIES[KINDS.index(kind)]:
            raise bad_position(
                f"There are {found} {colour} tiles of kind {kind}, "
                f"but a set has {COPIES[KINDS.index(kind)]}."
            )
