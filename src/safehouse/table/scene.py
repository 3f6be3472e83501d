"""What a seat is shown of a table: how it stands now, and the steps that led there."""

from collections.abc import Mapping

import msgspec

from safehouse.games.game import AnyGame, Result, lines_of
from safehouse.games.telling import Event, Line, View
from safehouse.table.clock import Clock, NoClock
from safehouse.table.entries import (
    AbortAsked,
    AnyEntry,
    Ask,
    By,
    Decided,
    Declined,
    ReplaceAsked,
    Resumed,
)


class StepView(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of a table as a seat saw it: never the decision itself, only what it did."""

    number: int
    did: str
    seat: str
    at: int
    events: list[Event] = []
    lines: list[Line] = []
    """The same events as sentences; events not worth a sentence are left out."""

    by: By = "player"
    fault: str = ""
    what: Ask | None = None
    """What was declined."""

    absent: str | None = None
    """Who was away, and is to be replaced or need not agree."""

    @classmethod
    def of(cls, game: AnyGame, number: int, entry: AnyEntry, events: list[Event]) -> "StepView":
        """An entry with its number, and its events as a seat is told them."""
        absent = entry.absent if isinstance(entry, ReplaceAsked) else None
        if isinstance(entry, AbortAsked):
            absent = entry.without or None
        return cls(
            number=number,
            did=str(entry.__struct_config__.tag),
            seat=entry.seat,
            at=entry.at,
            events=events,
            lines=lines_of(game, events),
            by=entry.by if isinstance(entry, Decided | Resumed) else "player",
            fault=entry.fault if isinstance(entry, Decided) else "",
            what=entry.what if isinstance(entry, Declined) else None,
            absent=absent,
        )


class Times(msgspec.Struct, frozen=True):
    """The clocks at the moment when they last changed, in milliseconds."""

    left: Mapping[str, int]
    periods: Mapping[str, int]
    running: str | None
    since: int
    paused: bool

    @classmethod
    def of(cls, clock: Clock) -> "Times | None":
        """What is shown of a clock; None for a game without one."""
        if isinstance(clock.setting, NoClock):
            return None
        return cls(clock.left, clock.periods, clock.running, clock.since, clock.paused)


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as a seat sees it now."""

    number: int
    """How many entries the table has."""

    view: View
    to_act: str | None
    decisions: list[str] = []
    """What the seat can decide now; empty when it is not asked."""

    question: Line | None = None
    """What it is asked."""

    described: list[Line] = []
    """Its decisions to be read, in the same order."""

    clock: Times | None = None
    paused: bool = False
    draw_offers: list[str] = []
    pause_asks: list[str] = []
    abort_asks: list[str] = []
    left: list[str] = []
    """Seats whose players have left; the fallback plays on for them."""

    stand_ins: Mapping[str, str] = {}
    """Computer players who by now sit in the place of people who were away."""

    replace_asks: list[str] = []
    """Seats that want a computer player in the place of the one who is to decide."""

    out_of_time: list[str] = []
    """Seats with no time left in a game that goes on: the fallback plays for them."""

    outcome: Result | None = None
    end: Line | None = None
    """How the game ended, if it ended by its rules."""
