"""Players in processes of their own, and what a table does when one of them fails it.

A hosted player is sent what its seat knows, in bytes, and nothing else; it has never seen a game.
Whatever it does, the table goes on: an answer that is late or not legal, or none at all, is
replaced by the player's fallback, and the table is told so.
"""

from collections.abc import Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Literal

import msgspec
import numpy as np

from safehouse.games.state import Knowledge, State
from safehouse.games.telling import Event, pack_events, unpack_events
from safehouse.players import make_player, trials_of
from safehouse.players.beginner import MEMORIES
from safehouse.players.player import Player

STAND_IN = "greedy"
"""Who decides for a player that has failed its table."""

START = 300.0
"""Seconds until a player must be ready: it may have to be compiled."""

Fault = Literal["", "late", "illegal", "failed"]
Said = str | Exception | None
"""What came from a player that was asked: a decision, or what went wrong, or nothing."""


class Answer(msgspec.Struct, frozen=True):
    """A legal decision, and what was wrong with the player's own if it is the fallback's."""

    decision: str
    fault: Fault = ""


class Question(msgspec.Struct, frozen=True):
    """Everything that a hosted player is told."""

    knowledge: bytes
    decisions: list[str]
    events: list[msgspec.Raw]


class Reply(msgspec.Struct, frozen=True):
    """What comes back; no decision means that the player failed."""

    decision: str | None


class Late(TimeoutError):  # noqa: N818 (the player has not failed, it is late)
    """No answer came in time."""


class Hosted:
    """A player in a process of its own, with so many seconds for each answer."""

    def __init__(self, game: str, name: str, seed: int = 0, seconds: float = 10.0) -> None:
        make_player(game, name)  # refuses a name that does not exist
        self.name = name
        self._work = (game, name, seed)
        self._seconds = seconds
        self._table: Connection | None = None

    def decide(
        self, knowledge: Knowledge, decisions: Sequence[str], events: Sequence[Event]
    ) -> str:
        """The answer of the process."""
        question = Question(knowledge.to_bytes(), list(decisions), pack_events(events))
        table = self._table or self._start()
        try:
            table.send_bytes(msgspec.msgpack.encode(question))
            if not table.poll(self._seconds):
                raise Late
            reply = msgspec.msgpack.decode(table.recv_bytes(1 << 16), type=Reply)
        except (OSError, EOFError, msgspec.MsgspecError, Late):
            self.close()  # the next question goes to a new process
            raise
        if reply.decision is None:
            raise RuntimeError("The player failed.")
        return reply.decision

    def close(self) -> None:
        """End the process, whatever it is doing."""
        if self._table is not None:
            self._table.close()
            self._process.kill()
            self._process.join()
            self._table = None

    def _start(self) -> Connection:
        context = get_context("spawn")
        self._table, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs, *self._work), daemon=True)
        self._process.start()
        theirs.close()
        if not self._table.poll(START):
            self.close()
            raise Late
        self._table.recv_bytes(16)
        return self._table


def serve(table: Connection, game: str, name: str, seed: int) -> None:
    """Answer one question after the other, in the player's own process."""
    compile_for(game, name)
    player = make_player(game, name, seed)
    with suppress(EOFError, OSError, KeyboardInterrupt):
        table.send_bytes(b"ready")
        while True:
            question = msgspec.msgpack.decode(table.recv_bytes(), type=Question)
            try:
                knowledge = Knowledge.from_bytes(question.knowledge)
                events = unpack_events(knowledge.game.event_type, question.events)
                reply = Reply(player.decide(knowledge, question.decisions, events))
            except Exception:
                reply = Reply(None)
            table.send_bytes(msgspec.msgpack.encode(reply))


def compile_for(game: str, player: str) -> None:
    """Compile what a player needs, before somebody waits for its answer."""
    state = State.new(game)
    known = state.known_to(state.seats[0])
    for trial in trials_of(game, player):
        make_player(game, trial).decide(known, state.decisions(), ())
        if trial.startswith("beginner") and game in MEMORIES:  # it has nothing to forget yet
            MEMORIES[game][1](known.record(), 0, np.array([0]))


class Asking:
    """A question on its way: to the player, then to its stand-in, and then any decision will do."""

    def __init__(self, decisions: Sequence[str]) -> None:
        self._decisions = decisions
        self.fault: Fault = ""
        """What was wrong with the player's own answer; if something was, the stand-in is asked."""

        self.answer: Answer | None = None

    def hear(self, said: Said) -> None:
        """Take what came from whoever was asked."""
        if isinstance(said, str) and said in self._decisions:
            self.answer = Answer(said, self.fault)
        elif self.fault:
            self.answer = Answer(self._decisions[0], self.fault)
        elif isinstance(said, TimeoutError):
            self.fault = "late"
        else:
            self.fault = "illegal" if isinstance(said, str) else "failed"


def answer_of(
    player: Player, knowledge: Knowledge, decisions: Sequence[str], events: Sequence[Event]
) -> Answer:
    """The player's decision, or that of its stand-in, with the reason for it."""
    asking = Asking(decisions)
    while asking.answer is None:
        if asking.fault:
            player, events = make_player(knowledge.game.name, STAND_IN), ()
        try:
            asking.hear(player.decide(knowledge, decisions, events))
        except Exception as error:
            asking.hear(error)
    return asking.answer
