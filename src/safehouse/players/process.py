"""The program of a process with computer players in it: questions come in, answers go out.

The process is sent what a seat knows and what it was shown, and nothing else; it has never seen a
game. It keeps its players from one question to the next, and is told only what is new to them.
"""

import logging
import os
import resource
import signal
import socket
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from multiprocessing import parent_process
from threading import Thread
from typing import Literal, TypeVar

import msgspec

from safehouse.games.state import Knowledge
from safehouse.games.telling import unpack_events
from safehouse.players.compiling import HELP, Part, compile_part
from safehouse.players.hints import Advice, advise, belief, chance_now
from safehouse.players.player import Player
from safehouse.players.search import TreeSearch

KEPT = 64
"""Players that a process keeps; a search of the highest level may hold 32 MB each."""

T = TypeVar("T")
Make = Callable[[str, str, int], Player]
"""A player by its game, its name and its seed."""


class Seated(msgspec.Struct, frozen=True):
    """A computer player at a table. A table is one game: another game has another name."""

    table: str
    seat: str
    game: str
    player: str
    seed: int


class Question(msgspec.Struct, frozen=True):
    """Everything that a player is told."""

    knowledge: bytes
    decisions: list[str]
    events: list[msgspec.Raw]


class Prepare(msgspec.Struct, frozen=True, tag="prepare"):
    """A part shall be compiled, or loaded if it is."""

    part: Part


class Ask(msgspec.Struct, frozen=True, tag="ask"):
    """A question to a player that has seen this many events before; None if it starts afresh."""

    seated: Seated
    since: int | None
    question: Question


Task = Literal["hint", "belief", "chance"]


class Study(msgspec.Struct, frozen=True, tag="study"):
    """Something that a seat wants to know, and how many seconds a search may take."""

    task: Task
    game: str
    question: Question
    seconds: float
    seed: int = 0


Request = Prepare | Ask | Study


class Ready(msgspec.Struct, frozen=True):
    """The process has loaded what it needs and begins, unless it does not know the player."""

    knows: bool = True
    is_prepared: bool = True
    """Whether what was to be compiled has been."""

    megabytes: int = 0
    """The most memory that the process has held so far."""


class Reply(msgspec.Struct, frozen=True):
    """What a player decides; no decision means that it failed."""

    decision: str | None


class Finding(msgspec.Struct, frozen=True):
    """What was found out of that which was asked."""

    best: list[Advice] = []
    belief: dict[str, dict[str, float]] = {}
    chance: float | None = None
    failed: bool = False


class Recent(OrderedDict[Seated, T]):
    """What belongs to the players that were asked last."""

    def use(self, seated: Seated, thing: T) -> None:
        """Keep something, and drop the oldest if it is too much."""
        self[seated] = thing
        self.move_to_end(seated)
        if len(self) > KEPT:
            self.popitem(last=False)


def serve(host: socket.socket, make: Make, niceness: int = 0) -> None:
    """Answer one request after the other while there is somebody to ask."""
    os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # which is meant for the parent
    Thread(target=end_with_parent, daemon=True).start()
    players: Recent[tuple[Player, int]] = Recent()
    with suppress(OSError, msgspec.DecodeError), host, host.makefile("rb") as lines:
        for line in lines:
            request = msgspec.json.decode(line, type=Request)
            for response in responses(request, players, make):
                host.sendall(msgspec.json.encode(response) + b"\n")


def responses(
    request: Request, players: Recent[tuple[Player, int]], make: Make
) -> Iterator[Ready | Reply | Finding]:
    """What is said to a request: first that it has begun, then the result."""
    match request:
        case Prepare(part):
            is_prepared = prepare(part)
            megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
            yield Ready(is_prepared=is_prepared, megabytes=megabytes)
        case Ask():
            yield from _decision(request, players, make)
        case Study():
            prepare(Part(request.game, HELP))
            yield Ready()
            yield _finding(request)


def _decision(
    request: Ask, players: Recent[tuple[Player, int]], make: Make
) -> Iterator[Ready | Reply]:
    seated, since, question = request.seated, request.since, request.question
    prepare(Part(seated.game, seated.player))
    player, told = players.get(seated, (None, None))
    if since is not None and since != told:
        yield Ready(knows=False)
        return
    yield Ready()
    try:
        if since is None or player is None:
            player = make(seated.game, seated.player, seated.seed)
        knowledge = Knowledge.from_bytes(question.knowledge)
        events = unpack_events(knowledge.game.event_type, question.events)
        decision = player.decide(knowledge, question.decisions, events)
        players.use(seated, (player, (since or 0) + len(question.events)))
        yield Reply(decision)
    except Exception:
        logging.getLogger(__name__).exception("%s failed at %s", seated.player, seated.table)
        players.pop(seated, None)  # it starts afresh
        yield Reply(None)


def _finding(study: Study) -> Finding:
    try:
        knowledge = Knowledge.from_bytes(study.question.knowledge)
        events = unpack_events(knowledge.game.event_type, study.question.events)
        if study.task == "belief":
            return Finding(belief=belief(knowledge, events))
        search = TreeSearch(study.seed, seconds=study.seconds)
        if study.task == "chance":
            return Finding(chance=chance_now(knowledge, search, events))
        hint = advise(knowledge, study.question.decisions, search, events)
        return Finding(best=hint.best, belief=hint.belief)
    except Exception:
        logging.getLogger(__name__).exception("nothing was found out for a %s", study.task)
        return Finding(failed=True)


@cache
def prepare(part: Part) -> bool:
    """Compile or load a part, and say whether that was possible."""
    try:
        compile_part(part)
    except Exception as error:
        logging.getLogger(__name__).warning("%s cannot be compiled: %r", part, error)
        return False
    return True


def end_with_parent() -> None:
    """End the process together with its parent, even in the middle of a search."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
