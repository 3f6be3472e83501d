"""Computer players in a few worker processes, for a server that never waits for them itself.

A worker is sent what a seat knows and what it was shown, and nothing else. All seats of a table are
with the same worker, which keeps its players from one question to the next and is told only what is
new to them. Whatever becomes of a player or its process, every question gets a legal answer.

Hints, beliefs and chances for people are worked out from the same knowledge, in a process beside
those of the players, so that no turn waits for them. Who waits for a process waits in a line where
addresses take turns: whoever asks for much waits for it, and nobody else does.

Players and help are compiled, once for a machine, in a process that does nothing else. Until a part
is compiled, turns wait for it without holding up others, and help is said to be getting ready.
"""

import asyncio
import logging
import os
import signal
import socket
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from functools import cache, partial
from multiprocessing import get_context, parent_process
from multiprocessing.context import SpawnProcess
from threading import Thread
from typing import Literal, NamedTuple, TypeVar
from zlib import crc32

import msgspec
import structlog

from safehouse.games import GAMES
from safehouse.games.errors import Refused
from safehouse.games.state import Knowledge
from safehouse.games.telling import Event, pack_events, unpack_events
from safehouse.lab.hint import Advice, advise, chance_now, compile_hints
from safehouse.players import make_player
from safehouse.players.belief import Witness, belief
from safehouse.players.hosting import (
    STAND_IN,
    START,
    Answer,
    Asking,
    Question,
    Reply,
    compile_for,
)
from safehouse.players.player import Player
from safehouse.players.search import TreeSearch

KEPT = 64
"""Players that a worker keeps; a search of the highest level may hold 32 MB each."""

PATIENCE = 600.0
"""Seconds until a question is answered in any case, however many are before it."""

PLAYERS = ("random", "greedy", *(f"level{number}" for number in range(1, 7)))
"""The computer players that sit down at anybody's table."""

HELP = "help"
"""What hints, beliefs and chances need, beside players."""

MET_FIRST = (STAND_IN, "level2", "level5", HELP)
"""What is compiled first, because people meet it first."""

LONGEST_COMPILING = 3600.0
"""Seconds after which the compiling of a part is given up."""

STAND_IN_SECONDS = 10.0
"""For how long somebody may think who decides for a player that has failed its table."""

SLACK = 10.0
"""Seconds beyond a search's own within which what it has found must have come."""

NICENESS = 10
"""How far help for people stands back behind turns where the processors are busy."""

log = structlog.get_logger("workers")

T = TypeVar("T")
Make = Callable[[str, str, int], Player]
"""A player by its game, its name and its seed."""


class Asker(NamedTuple):
    """For whom something is worked out: somebody at an address."""

    address: str = ""
    person: str = ""


ANYBODY = Asker()


class Seated(msgspec.Struct, frozen=True):
    """A computer player at a table. A table is one game: another game has another name."""

    table: str
    seat: str
    game: str
    player: str
    seed: int


class Warm(msgspec.Struct, frozen=True, tag="warm"):
    """What a player, or help, needs shall be compiled, or loaded if it is."""

    game: str
    what: str


def parts() -> list[Warm]:
    """All that can be asked for and is compiled before: every player, and help, of every game."""
    rest = (player for player in PLAYERS if player not in MET_FIRST)
    return [Warm(game, what) for what in (*MET_FIRST, *rest) for game in GAMES]


class Asked(msgspec.Struct, frozen=True, tag="asked"):
    """A question to a player that has been told so many events before; None if it begins anew."""

    seated: Seated
    since: int | None
    question: Question


Task = Literal["hint", "belief", "chance"]


class Study(msgspec.Struct, frozen=True, tag="study"):
    """Something that a seat wants to know; a search takes so many seconds."""

    task: Task
    game: str
    question: Question
    seconds: float
    seed: int = 0


class Finding(msgspec.Struct, frozen=True):
    """What was found out of that which was asked."""

    best: list[Advice] = []
    belief: dict[str, dict[str, float]] = {}
    chance: float | None = None
    failed: bool = False


class Ready(msgspec.Struct, frozen=True):
    """The worker has compiled what it needs and starts, unless it does not know the player."""

    knows: bool = True


class Recent(OrderedDict[Seated, T]):
    """What belongs to the players that were asked last."""

    def use(self, seated: Seated, thing: T) -> None:
        """Keep something, and drop the oldest if it is too much."""
        self[seated] = thing
        self.move_to_end(seated)
        if len(self) > KEPT:
            self.popitem(last=False)


Waiting = OrderedDict[str, OrderedDict[str, deque[asyncio.Future[None]]]]
"""Who waits for how many turns, by address and person."""


class Line:
    """Who waits for a process.

    What is urgent goes first. Among equals, addresses take turns, and the people at one address do
    so among themselves.
    """

    def __init__(self) -> None:
        self._is_busy = False
        self._waiting: tuple[Waiting, ...] = (OrderedDict(), OrderedDict())

    async def wait(self, asker: Asker, is_urgent: bool) -> None:
        """Wait for one's turn; who gives up leaves the line."""
        if not self._is_busy:
            self._is_busy = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting = self._waiting[not is_urgent]
        people = waiting.setdefault(asker.address, OrderedDict())
        turns = people.setdefault(asker.person, deque())
        turns.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was its turn at this very moment
                self.go_on()
            elif turn in turns:
                turns.remove(turn)
                if not turns:
                    del people[asker.person]
                if not people:
                    del waiting[asker.address]
            raise

    def go_on(self) -> None:
        """Let the next one go."""
        for waiting in self._waiting:
            while waiting:
                turn = self._next(waiting)
                if not turn.done():
                    turn.set_result(None)
                    return
        self._is_busy = False

    def _next(self, waiting: Waiting) -> "asyncio.Future[None]":
        """The next turn; its address, and its person there, go to the end if they wait for more."""
        address, people = waiting.popitem(last=False)
        person, turns = people.popitem(last=False)
        turn = turns.popleft()
        if turns:
            people[person] = turns
        if people:
            waiting[address] = people
        return turn


class Workers:
    """So many processes with computer players in them, and one for help to people.

    Each is started when it is first needed.

    Leaving the context ends them, and cancels whoever still waits for an answer.
    """

    def __init__(self, processes: int, make: Make = make_player) -> None:
        self._workers = [Worker(make) for _ in range(processes)]
        self._helper = Worker(make, NICENESS)
        self._compiler = Worker(make, NICENESS)
        self._make = make
        self._preparing: dict[Warm, asyncio.Event] = {}
        """What is not compiled yet, in the order in which it will be."""

    async def __aenter__(self) -> "Workers":
        return self

    async def __aexit__(self, *error: object) -> None:
        for worker in (*self._workers, self._helper, self._compiler):
            await worker.close()

    async def decide(
        self,
        table: str,
        seat: str,
        game: str,
        player: str,
        seed: int,
        knowledge: bytes,
        decisions: Sequence[str],
        events: Sequence[Event],
        seconds: float,
        asker: Asker = ANYBODY,
    ) -> Answer:
        """The decision of a player that has been shown these events since the game began.

        The seconds count from when its worker starts on the question. It waits in line with what
        else is asked for the same person, and from the same address.
        """
        worker = self._workers[crc32(table.encode()) % len(self._workers)]
        seated = Seated(table, seat, game, player, seed)
        question = Question(knowledge, list(decisions), pack_events(events))
        await self._prepared(Warm(game, player))
        try:
            async with asyncio.timeout(PATIENCE):
                work = partial(worker.answer, seated, question, seconds)
                return await worker.in_turn(work, asker)
        except TimeoutError:
            return Answer(decisions[0], "late")

    async def find_out(self, study: Study, asker: Asker = ANYBODY) -> Finding:
        """What a seat wants to know; if it cannot be found out, the finding says so.

        Who plays waits for it, and goes before those who look back at a game.
        """
        try:
            async with asyncio.timeout(PATIENCE):
                work = partial(self._helper.find_out, study)
                return await self._helper.in_turn(work, asker, study.task != "chance")
        except TimeoutError:
            return Finding(failed=True)

    @property
    def preparing(self) -> dict[str, list[str]]:
        """What is not ready yet, for each game: players by their names, and help."""
        found: dict[str, list[str]] = {}
        for part in self._preparing:
            found.setdefault(part.game, []).append(part.what)
        return found

    def check_is_ready(self, game: str, what: str) -> None:
        """Refuse what is not compiled yet, and have it compiled next."""
        if self._hurry(Warm(game, what)) is not None:
            raise Refused("getting_ready", "This is still getting ready; it takes a few minutes.")

    async def _prepared(self, part: Warm) -> None:
        """Wait until a part is ready."""
        if (event := self._hurry(part)) is not None:
            await event.wait()

    def _hurry(self, part: Warm) -> asyncio.Event | None:
        """Have a part compiled next, if it is not ready."""
        if (event := self._preparing.pop(part, None)) is not None:
            self._preparing = {part: event, **self._preparing}
        return event

    def warm(self, chosen: Sequence[Warm]) -> Coroutine[object, object, None]:
        """Have parts compiled, and loaded by those who need them; until then they are not ready."""
        self._preparing = {part: asyncio.Event() for part in chosen}
        self._compiler = Worker(self._make, NICENESS)
        return self._warm()

    async def _warm(self) -> None:
        try:
            while self._preparing:
                part = next(iter(self._preparing))
                await self._compiler.in_turn(partial(self._compiler.warm, part, LONGEST_COMPILING))
                for worker in [self._helper] if part.what == HELP else self._workers:
                    await worker.in_turn(partial(worker.warm, part))
                self._preparing.pop(part).set()
        finally:
            for event in self._preparing.values():
                event.set()
            self._preparing = {}
            await self._compiler.close()


class Worker:
    """A process with players in it, which is asked one thing at a time."""

    def __init__(self, make: Make, niceness: int = 0) -> None:
        self._make = make
        self._niceness = niceness
        self._line = Line()
        self._closed = False
        self._task: asyncio.Task[object] | None = None
        self._process: SpawnProcess | None = None
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._told: Recent[int] = Recent()
        """How many events the players in this process have been told."""

    async def in_turn(
        self,
        work: Callable[[], Coroutine[object, object, T]],
        asker: Asker = ANYBODY,
        is_urgent: bool = True,
    ) -> T:
        """Do something when it is its turn.

        Who gives up while it waits leaves the line. What has been begun is ended all the same:
        another question would find the process in the middle of this one.
        """
        await self._line.wait(asker, is_urgent)
        if self._closed:
            self._line.go_on()
            raise asyncio.CancelledError
        task = asyncio.create_task(work())
        task.add_done_callback(lambda _: self._line.go_on())
        self._task = task
        return await asyncio.shield(task)

    async def answer(self, seated: Seated, question: Question, seconds: float) -> Answer:
        """The player's decision, or that of its stand-in, or any, with what was wrong."""
        asking = Asking(question.decisions)
        while asking.answer is None:
            if asking.fault:
                seated = msgspec.structs.replace(seated, player=STAND_IN)
                question = msgspec.structs.replace(question, events=[])
                seconds = STAND_IN_SECONDS
            try:
                asking.hear((await self._ask(seated, question, seconds)).decision)
            except Exception as error:
                asking.hear(error)
        return asking.answer

    async def find_out(self, study: Study) -> Finding:
        """What a seat wants to know, unless that fails."""
        try:
            async with self._conversation():
                await self._begin(study)
                async with asyncio.timeout(study.seconds + SLACK):
                    return await self._hear(Finding)
        except Exception:
            return Finding(failed=True)

    async def warm(self, part: Warm, seconds: float = START) -> None:
        """Have a part compiled or loaded; if that fails, it is tried again with a question."""
        try:
            async with self._conversation():
                await self._begin(part, seconds)
        except Exception as error:
            why = type(error).__name__
            log.warning("a part is not ready", game=part.game, what=part.what, error=why)

    async def close(self) -> None:
        """End the process, whatever it is doing, and answer nothing any more."""
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        await self._stop()

    async def _ask(self, seated: Seated, question: Question, seconds: float) -> Reply:
        async with self._conversation():
            since = self._told.get(seated)
            if since is not None and since > len(question.events):
                since = None  # this is another game
            if since is None or not (await self._begin(asked(seated, since, question))).knows:
                await self._begin(asked(seated, None, question))
            async with asyncio.timeout(seconds):
                reply = await self._hear(Reply)
            self._told.use(seated, len(question.events))
            return reply

    async def _begin(self, message: Warm | Asked | Study, seconds: float = START) -> Ready:
        """Send something, and wait until the process has begun with it."""
        assert self._streams is not None
        async with asyncio.timeout(seconds):
            self._streams[1].write(msgspec.json.encode(message) + b"\n")
            await self._streams[1].drain()
            return await self._hear(Ready)

    async def _hear(self, kind: type[T]) -> T:
        assert self._streams is not None
        # At the end of the stream there is an empty line, which is no message.
        return msgspec.json.decode(await self._streams[0].readline(), type=kind)

    @asynccontextmanager
    async def _conversation(self) -> AsyncIterator[None]:
        """A living process to talk to; if the talk breaks off, that is its end."""
        try:
            if self._streams is None or self._streams[0].at_eof():
                await self._stop()
                await self._start()
            yield
        except BaseException:
            await self._stop()
            raise

    async def _start(self) -> None:
        ours, theirs = socket.socketpair()
        with theirs:
            self._streams = await asyncio.open_unix_connection(sock=ours)
            process = get_context("spawn").Process(
                target=serve, args=(theirs, self._make, self._niceness), daemon=True
            )
            process.start()
            self._process = process

    async def _stop(self) -> None:
        self._told.clear()
        if self._process is not None:
            process, self._process = self._process, None
            process.kill()
            await asyncio.to_thread(process.join)
        if self._streams is not None:
            (_, writer), self._streams = self._streams, None
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()


def asked(seated: Seated, since: int | None, question: Question) -> Asked:
    """A question with those events only that are new to the player."""
    events = question.events[since or 0 :]
    return Asked(seated, since, msgspec.structs.replace(question, events=events))


def serve(server: socket.socket, make: Make, niceness: int = 0) -> None:
    """Answer one question after the other, in a worker process, while there is a server."""
    os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # which is meant for the server
    Thread(target=end_with_parent, daemon=True).start()
    players: Recent[tuple[Player, int]] = Recent()
    with suppress(OSError, msgspec.DecodeError), server, server.makefile("rb") as lines:
        for line in lines:
            message = msgspec.json.decode(line, type=Warm | Asked | Study)
            for reply in replies(message, players, make):
                server.sendall(msgspec.json.encode(reply) + b"\n")


def replies(
    message: Warm | Asked | Study, players: Recent[tuple[Player, int]], make: Make
) -> Iterator[Ready | Reply | Finding]:
    """What is said to a message: that it is begun with, and then what comes of it."""
    match message:
        case Warm():
            if message.what == HELP:
                prepare_hints(message.game)
            else:
                prepare(message.game, message.what)
            yield Ready()
        case Asked():
            yield from _decision(message, players, make)
        case Study():
            prepare_hints(message.game)
            yield Ready()
            yield _finding(message)


def _decision(
    message: Asked, players: Recent[tuple[Player, int]], make: Make
) -> Iterator[Ready | Reply]:
    seated, since, question = message.seated, message.since, message.question
    prepare(seated.game, seated.player)
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
        players.pop(seated, None)  # it begins anew
        yield Reply(None)


def _finding(study: Study) -> Finding:
    try:
        knowledge = Knowledge.from_bytes(study.question.knowledge)
        events = unpack_events(knowledge.game.event_type, study.question.events)
        if study.task == "belief":
            witness = Witness()
            witness.watch(knowledge.game.name, events)
            return Finding(belief=belief(knowledge, witness))
        search = TreeSearch(study.seed, seconds=study.seconds)
        if study.task == "chance":
            return Finding(chance=chance_now(knowledge, search, events))
        hint = advise(knowledge, study.question.decisions, search, events)
        return Finding(best=hint.best, belief=hint.belief)
    except Exception:
        logging.getLogger(__name__).exception("nothing was found out for a %s", study.task)
        return Finding(failed=True)


@cache
def prepare(game: str, player: str) -> None:
    """Compile what a player and its stand-in need; who fails at that fails again when asked."""
    for name in (STAND_IN, player):
        with suppress(Exception):
            compile_for(game, name)


@cache
def prepare_hints(game: str) -> None:
    """Compile what hints need, too."""
    with suppress(Exception):
        compile_hints(game)


def end_with_parent() -> None:
    """End the process together with the server, even in the middle of a thought."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
