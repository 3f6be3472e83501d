"""Finished games to look through: those of the house, and records that somebody brings along."""

import time
from collections.abc import Iterable
from itertools import pairwise

from safehouse.engine import dealing
from safehouse.engine.record import GameRecord, read_record
from safehouse.games.errors import Refused, printable
from safehouse.games.game import SPECTATOR, Result, check_seat, lines_of
from safehouse.games.state import State
from safehouse.server.messages import Replay, SeatInfo, TableInfo
from safehouse.table.clock import NoClock
from safehouse.table.table import ENDINGS, StepView

LONGEST_RECORD = 256 * 1024
MOST_DECISIONS = 3_000
LONGEST_DECISION = 200
LONGEST_NAME = 30
PATIENCE = 20.0
"""Bytes, decisions and letters of a record from outside, and seconds to play it through."""


def replay_of(
    table: TableInfo, seat: str, states: Iterable[State], steps: list[StepView]
) -> Replay:
    """A game as a seat saw it; a spectator is shown everything, for it is over."""
    first, *rest = states
    views = [state.view(seat) for state in rest]
    if rest and (rest[-1].result is not None or steps[-1].did != "decided"):
        views[-1] = rest[-1].revealed()  # it is over, or was broken off, and all was shown
    result = (rest or [first])[-1].result
    end = None if result is None else first.game.sayings.end(result)
    return Replay(
        table,
        seat,
        first.view(seat),
        steps,
        views,
        end,
        [] if seat != SPECTATOR else [state.position() for state in (first, *rest)],
    )


def replay_of_record(data: bytes, seat: str) -> Replay:
    """A record from outside as a seat saw it; what is wrong with it is refused."""
    record = read_record(data)
    _check_size(record)
    if record.secret is not None and record.commitment is not None:
        record.check_dealing()
    states = _played(record)
    check_seat(seat, (*states[0].seats, SPECTATOR))
    steps = [
        StepView(
            number,
            "decided",
            before.actor or "",
            0,
            after.events(seat),
            lines_of(after.game, after.events(seat)),
        )
        for number, (before, after) in enumerate(pairwise(states), 1)
    ]
    return replay_of(_table_of(record, states[0], states[-1]), seat, states, steps)


def _check_size(record: GameRecord) -> None:
    if len(record.decisions) > MOST_DECISIONS:
        raise Refused("too_long", f"A record has at most {MOST_DECISIONS} decisions here.")
    for number, decision in enumerate(record.decisions, 1):
        if len(decision) > LONGEST_DECISION:
            raise Refused(
                "bad_record", f"Decision {number} has more than {LONGEST_DECISION} letters."
            )


def _played(record: GameRecord) -> list[State]:
    """The game at its beginning and after each decision, if that can be found out in time."""
    end = time.monotonic() + PATIENCE
    states = []
    for state in record.replay():
        states.append(state)
        if time.monotonic() > end:
            raise Refused("too_long", "It would take too long to play through this record.")
    return states


def _table_of(record: GameRecord, first: State, last: State) -> TableInfo:
    """The table on which it may have been played; no house knows it."""
    names = {seat: record.players.get(seat) for seat in first.seats}
    secret = record.secret
    return TableInfo(
        id="",
        game=first.game.name,
        options=first.game.write_options(first.options),
        clock=NoClock(),
        seats=[
            SeatInfo(seat, printable(name[:LONGEST_NAME]) if name else None)
            for seat, name in names.items()
        ],
        status="finished",
        rated=False,
        private=True,
        host="",
        opened=0,
        commitment=dealing.commitment(dealing.read_secret(secret)) if secret else "",
        outcome=last.result or _ended(record.ended, first.seats),
    )


def _ended(ended: Result | None, seats: tuple[str, ...]) -> Result | None:
    """How the game ended otherwise than by its rules, if it can have."""
    if ended is None:
        return None
    if ended.reason not in ENDINGS or ended.winner not in (None, *seats):
        raise Refused("bad_record", "The game cannot have ended as the record says it did.")
    return Result(ended.winner, ended.reason)
