"""Hosts a process with computer players in it, and talks to it.

Whatever becomes of a player or its process, every question gets a legal answer.
"""

import asyncio
import logging
import socket
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from typing import TypeVar

import msgspec

from safehouse.games.state import Knowledge
from safehouse.games.telling import Event, pack_events
from safehouse.players import make_player
from safehouse.players.answers import STAND_IN, Answer, Answering
from safehouse.players.compiling import Part, note_compiled
from safehouse.players.process import (
    Ask,
    Finding,
    Make,
    Prepare,
    Question,
    Ready,
    Recent,
    Reply,
    Request,
    Seated,
    Study,
    serve,
)

MAX_START = 300.0
"""Seconds until a process must have begun with a request: it may have to compile something."""

MAX_COMPILING = 3600.0
"""Seconds after which the compiling of a part is given up."""

MAX_MEGABYTES = 250
"""What a process that compiles may hold before the next part is given to a new one."""

STAND_IN_SECONDS = 10.0
"""For how long somebody may think who decides for a player that has failed its table."""

SLACK = 10.0
"""Seconds beyond a search's own within which what it has found must have come."""

log = logging.getLogger(__name__)

T = TypeVar("T")


class Host:
    """A process with players in it: started when first needed, and asked one thing at a time."""

    def __init__(self, make: Make = make_player, niceness: int = 0) -> None:
        self._make = make
        self._niceness = niceness
        self._process: SpawnProcess | None = None
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._told: Recent[int] = Recent()
        """How many events the players in this process have been told."""

    async def answer(self, seated: Seated, question: Question, seconds: float) -> Answer:
        """The player's decision, or that of its stand-in, or any, with what was wrong."""
        answering = Answering(question.decisions)
        while answering.answer is None:
            if answering.fault:
                seated = msgspec.structs.replace(seated, player=STAND_IN)
                question = msgspec.structs.replace(question, events=[])
                seconds = STAND_IN_SECONDS
            try:
                answering.hear(await self.ask(seated, question, seconds))
            except Exception as error:
                answering.hear(error)
        return answering.answer

    async def ask(self, seated: Seated, question: Question, seconds: float) -> str | None:
        """The player's own decision, whether legal or not; None if the player failed."""
        async with self._conversation():
            since = self._told.get(seated)
            if since is not None and since > len(question.events):
                since = None  # this is another game
            if not (await self._begin(_ask(seated, since, question))).knows:
                await self._begin(_ask(seated, None, question))
            async with asyncio.timeout(seconds):
                reply = await self._hear(Reply)
            self._told.use(seated, len(question.events))
            return reply.decision

    async def find_out(self, study: Study) -> Finding:
        """What a seat wants to know, unless that fails."""
        try:
            async with self._conversation():
                await self._begin(study)
                async with asyncio.timeout(study.seconds + SLACK):
                    return await self._hear(Finding)
        except Exception:
            return Finding(failed=True)

    async def compile(self, part: Part) -> bool:
        """Have a part compiled, or loaded if it is, and say whether that was possible.

        A process that failed at it, or has grown too large, is ended.
        """
        try:
            async with self._conversation():
                ready = await self._begin(Prepare(part), MAX_COMPILING)
        except Exception as error:
            log.warning("%s is not ready: %s", part, type(error).__name__)
            return False
        if ready.megabytes > MAX_MEGABYTES or not ready.is_prepared:
            await self.stop()
        if ready.is_prepared:
            note_compiled(part)
        return ready.is_prepared

    async def stop(self) -> None:
        """End the process, whatever it is doing; the next request starts another."""
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

    async def _begin(self, request: Request, seconds: float = MAX_START) -> Ready:
        """Send something, and wait until the process has begun with it."""
        assert self._streams is not None
        async with asyncio.timeout(seconds):
            self._streams[1].write(msgspec.json.encode(request) + b"\n")
            await self._streams[1].drain()
            return await self._hear(Ready)

    async def _hear(self, kind: type[T]) -> T:
        assert self._streams is not None
        # At the end of the stream there is an empty line, which is not a message.
        return msgspec.json.decode(await self._streams[0].readline(), type=kind)

    @asynccontextmanager
    async def _conversation(self) -> AsyncIterator[None]:
        """A living process to talk to; if the talk breaks off, that is its end."""
        try:
            if self._streams is None or self._streams[0].at_eof():
                await self.stop()
                await self._start()
            yield
        except BaseException:
            await self.stop()
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


def _ask(seated: Seated, since: int | None, question: Question) -> Ask:
    """A question with those events only that are new to the player."""
    events = question.events[since or 0 :]
    return Ask(seated, since, msgspec.structs.replace(question, events=events))


class Hosted:
    """A player in a process of its own, with a limit of seconds for each answer."""

    def __init__(self, game: str, name: str, seed: int = 0, seconds: float = 10.0) -> None:
        make_player(game, name)  # refuses a name that does not exist
        self.name = name
        self._seated = Seated("", "", game, name, seed)
        self._seconds = seconds
        self._events: list[msgspec.Raw] = []
        self._host = Host()
        self._runner = asyncio.Runner()

    def decide(
        self, knowledge: Knowledge, decisions: Sequence[str], events: Sequence[Event]
    ) -> str:
        """The answer of the process."""
        self._events += pack_events(events)
        question = Question(knowledge.to_bytes(), list(decisions), self._events)
        answer = self._runner.run(self._host.ask(self._seated, question, self._seconds))
        if answer is None:
            raise RuntimeError("The player failed.")
        return answer

    def close(self) -> None:
        """End the process, whatever it is doing."""
        self._runner.run(self._host.stop())
        self._runner.close()
