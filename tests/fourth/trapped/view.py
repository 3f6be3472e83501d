"""What leaves a record of Trapped."""

from collections.abc import Sequence
from typing import cast

import msgspec

from safehouse.games import telling
from safehouse.games.contract import Concealed, Log, Records
from safehouse.games.game import Picture, Result, Say
from safehouse.games.options import convert_options, wanted_options
from safehouse.games.telling import Language, Telling, told

from .record import CELLS, MARKED, NOBODY, SPRUNG, UNKNOWN, Record

SEATS = ("cross", "circle")
SIGNS = (".", "X", "O", "#")


class Options(msgspec.Struct, frozen=True, omit_defaults=True):
    """There are none."""


def read_options(given: object) -> Options:
    return convert_options(wanted_options(given), Options, more=())


class View(telling.View, frozen=True):
    game: str
    to_move: str
    cells: list[str]
    trap: str | None = None


class Mark(telling.Event, frozen=True, tag="mark"):
    seat: str
    cell: str


class Spring(telling.Event, frozen=True, tag="spring"):
    seat: str
    cell: str


class TurnBegins(telling.Event, frozen=True, tag="turn"):
    seat: str


class End(telling.Event, frozen=True, tag="end"):
    winner: str | None
    reason: str


Event = Mark | Spring | TurnBegins | End


def position(records: Records, options: Options) -> View:
    s = cast(Record, records[0])
    known = s.trap != UNKNOWN
    cells = [SIGNS[i] for i in s.cell]
    return View("trapped", SEATS[s.seat], cells, CELLS[s.trap] if known else None)


def view(concealed: Concealed, options: Options, seat: str) -> View:
    return position(concealed, options)


def result(records: Records) -> Result | None:
    s = cast(Record, records[0])
    if s.end == 0:
        return None
    return Result(None if s.winner == NOBODY else SEATS[s.winner], ("", "row", "full")[s.end])


def events(log: Log, records: Records, options: Options) -> Sequence[Telling]:
    happened: list[telling.Event] = []
    for number, seat, cell, *_ in told(log):
        if number == MARKED:
            happened.append(Mark(SEATS[seat], CELLS[cell]))
        elif number == SPRUNG:
            happened.append(Spring(SEATS[seat], CELLS[cell]))
        else:
            happened.append(TurnBegins(SEATS[seat]))
    ended = result(records)
    if ended is not None:
        happened.append(End(ended.winner, ended.reason))
    return [Telling(event) for event in happened]


def draw(view: View, say: Say, language: Language) -> Picture:
    rows = [view.cells[i : i + 3] for i in (6, 3, 0)]
    return [[(" ".join(row), "plain")] for row in rows]
