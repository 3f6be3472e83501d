"""Replays of finished games: those of this server, and game files from outside."""

import time
from collections.abc import Iterable
from itertools import pairwise

from safehouse.engine import dealing
from safehouse.engine.game_file import GameFile, read_game_file
from safehouse.games.endings import ENDINGS, end_line
from safehouse.games.errors import Refused, printable
from safehouse.games.game import SPECTATOR, Result, check_seat, lines_of
from safehouse.games.state import State
from safehouse.server.messages.play import Replay
from safehouse.server.messages.tables import SeatInfo, TableInfo
from safehouse.table.clock import NoClock
from safehouse.table.scene import StepView

MAX_GAME_FILE = 256 * 1024
MAX_DECISIONS = 3_000
MAX_DECISION = 200
MAX_NAME = 30
MAX_SECONDS = 20.0
"""Bytes, decisions and characters of a game file from outside, and seconds to play it through."""


def replay_of(
    table: TableInfo, seat: str, states: Iterable[State], steps: list[StepView]
) -> Replay:
    """A game as a seat saw it; a spectator is shown everything, because it is over."""
    first, *rest = states
    views = [state.view(seat) for state in rest]
    if rest and (rest[-1].result is not None or steps[-1].did != "decided"):
        views[-1] = rest[-1].revealed()  # it is over, or was abandoned, and all was shown
    aborters = {step.seat for step in steps if step.did == "abort_asked"}
    outcome = table.outcome
    end = None if outcome is None else end_line(first.game, outcome, first.seats, aborters)
    return Replay(
        table,
        seat,
        first.view(seat),
        steps,
        views,
        end,
        [] if seat != SPECTATOR else [state.position() for state in (first, *rest)],
    )


def replay_of_file(data: bytes, seat: str) -> Replay:
    """A game file from outside as a seat saw it; what is wrong with it is refused."""
    game_file = read_game_file(data)
    _check_size(game_file)
    if game_file.secret is not None and game_file.commitment is not None:
        game_file.check_dealing()
    states = _played(game_file)
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
    return replay_of(_table_of(game_file, states[0], states[-1]), seat, states, steps)


def _check_size(game_file: GameFile) -> None:
    if len(game_file.decisions) > MAX_DECISIONS:
        raise Refused("too_long", f"A game file has at most {MAX_DECISIONS} decisions here.")
    for number, decision in enumerate(game_file.decisions, 1):
        if len(decision) > MAX_DECISION:
            raise Refused(
                "bad_game_file", f"Decision {number} has more than {MAX_DECISION} characters."
            )


def _played(game_file: GameFile) -> list[State]:
    """The game at its beginning and after each decision, if that can be found out in time."""
    end = time.monotonic() + MAX_SECONDS
    states = []
    for state in game_file.replay():
        states.append(state)
        if time.monotonic() > end:
            raise Refused("too_long", "It would take too long to replay this game.")
    return states


def _table_of(game_file: GameFile, first: State, last: State) -> TableInfo:
    """The table at which it may have been played; no server knows it."""
    names = {seat: game_file.players.get(seat) for seat in first.seats}
    secret = game_file.secret
    return TableInfo(
        id="",
        game=first.game.name,
        options=first.game.write_options(first.options),
        clock=NoClock(),
        seats=[
            SeatInfo(seat, printable(name[:MAX_NAME]) if name else None)
            for seat, name in names.items()
        ],
        status="finished",
        rated=False,
        private=True,
        host="",
        opened=0,
        commitment=dealing.commitment(dealing.read_secret(secret)) if secret else "",
        outcome=last.result or _ended(game_file.ended, first.seats),
    )


def _ended(ended: Result | None, seats: tuple[str, ...]) -> Result | None:
    """How the game ended other than by its rules, if it can have ended so."""
    if ended is None:
        return None
    if ended.reason not in ENDINGS or ended.winner not in (None, *seats):
        raise Refused("bad_game_file", "The game cannot have ended as its file says.")
    return Result(ended.winner, ended.reason)
