"""Computer players in a few processes, so that the server itself never waits for them.

All seats of a table are with the same process. Hints, beliefs and chances for people are worked out
in a process beside those of the players, so that no turn waits for them. Whoever asks for much
waits for it, and nobody else does.

Rules, players and help are compiled, once for a machine, in a process that does nothing else and
ends. Until then the server runs the rules as they are written, turns wait for their player without
holding up others, and help is said to be getting ready.
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Sequence
from functools import partial
from typing import TypeVar
from zlib import crc32

import structlog

from safehouse.games.errors import Refused
from safehouse.games.telling import Event, pack_events
from safehouse.games.written import go_native, loading
from safehouse.players import make_player
from safehouse.players.answers import Answer
from safehouse.players.compiling import RULES, Part, compile_part, is_compiled
from safehouse.players.host import Host
from safehouse.players.process import Finding, Make, Question, Seated, Study
from safehouse.server.turns import ANYBODY, Asker, Turns

PATIENCE = 600.0
"""Seconds until a question is answered in any case, however many are before it."""

NICENESS = 10
"""How far help and compiling stand back behind turns where the processors are busy."""

log = structlog.get_logger("workers")

T = TypeVar("T")


class Worker(Host):
    """A host whose process is shared by many, who take turns."""

    def __init__(self, make: Make, niceness: int = 0) -> None:
        super().__init__(make, niceness)
        self._turns = Turns()
        self._closed = False
        self._task: asyncio.Task[object] | None = None

    async def in_turn(
        self,
        work: Callable[[], Coroutine[object, object, T]],
        asker: Asker = ANYBODY,
        is_urgent: bool = True,
    ) -> T:
        """Do something when it is its turn.

        Whoever gives up while waiting leaves the queue. What has been begun is ended all the same:
        another question would find the process in the middle of this one.
        """
        await self._turns.wait(asker, is_urgent)
        if self._closed:
            self._turns.go_on()
            raise asyncio.CancelledError
        task = asyncio.create_task(work())
        task.add_done_callback(lambda _: self._turns.go_on())
        self._task = task
        return await asyncio.shield(task)

    async def close(self) -> None:
        """End the process, whatever it is doing, and answer nothing any more."""
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        await self.stop()


class Workers:
    """So many processes with computer players in them, and one for help to people.

    Each is started when it is first needed.

    Leaving the context ends them, and cancels whoever still waits for an answer.
    """

    def __init__(self, processes: int, make: Make = make_player) -> None:
        self._workers = [Worker(make) for _ in range(processes)]
        self._helper = Worker(make, NICENESS)
        self._compiler = Host(make, NICENESS)
        self._preparing: dict[Part, asyncio.Event] = {}
        """What is not compiled yet, in the order in which it will be."""

        self._failed: set[Part] = set()
        """What could not be compiled."""

    async def __aenter__(self) -> "Workers":
        return self

    async def __aexit__(self, *error: object) -> None:
        for worker in (*self._workers, self._helper):
            await worker.close()
        await self._compiler.stop()

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
        await self._prepared(Part(game, player))
        try:
            async with asyncio.timeout(PATIENCE):
                work = partial(worker.answer, seated, question, seconds)
                return await worker.in_turn(work, asker)
        except TimeoutError:
            return Answer(decisions[0], "late")

    async def find_out(self, study: Study, asker: Asker = ANYBODY) -> Finding:
        """What a seat wants to know; if it cannot be found out, the finding says so.

        Those who play go before those who look back at a game.
        """
        try:
            async with asyncio.timeout(PATIENCE):
                work = partial(self._helper.find_out, study)
                return await self._helper.in_turn(work, asker, study.task != "chance")
        except TimeoutError:
            return Finding(failed=True)

    @property
    def preparing(self) -> dict[str, list[str]]:
        """What has to be waited for, for each game: players by their names, and help."""
        return by_game(part for part in self._preparing if part.what != RULES)

    @property
    def failed(self) -> dict[str, list[str]]:
        """What could not be compiled, in the same form; rules run as they are written then."""
        return by_game(sorted(self._failed, key=str))

    def check_is_ready(self, game: str, what: str) -> None:
        """Refuse what is not compiled yet, and have it compiled next, or cannot be compiled."""
        if Part(game, what) in self._failed:
            raise Refused("no_answer", "This could not be made ready; the server's log says why.")
        if self._hurry(Part(game, what)) is not None:
            raise Refused("getting_ready", "This is still getting ready; it takes a few minutes.")

    async def _prepared(self, part: Part) -> None:
        """Wait until a part is ready, or will not be: then a stand-in answers."""
        if (event := self._hurry(part)) is not None:
            await event.wait()

    def _hurry(self, part: Part) -> asyncio.Event | None:
        """Have a part compiled next, if it is not ready."""
        if (event := self._preparing.pop(part, None)) is not None:
            self._preparing = {part: event, **self._preparing}
        return event

    def prepare(self, parts: Sequence[Part]) -> Coroutine[object, object, None]:
        """Have parts compiled, and the rules loaded here; until then they are not ready.

        Players and help are loaded by their processes when they are first asked: a server on which
        nobody plays against the computer needs little memory.
        """
        self._preparing = {part: asyncio.Event() for part in parts}
        return self._prepare_all(len(parts))

    async def _prepare_all(self, count: int) -> None:
        tried: set[Part] = set()
        try:
            while self._preparing:
                part = next(iter(self._preparing))
                is_there = is_compiled(part) or await self._compile(part, count)
                if not is_there and part not in tried:
                    tried.add(part)
                    self._preparing[part] = self._preparing.pop(part)  # once more, at the end
                    continue
                if not is_there:
                    self._failed.add(part)
                elif part.what == RULES:
                    await asyncio.to_thread(load_rules, part.game)
                self._preparing.pop(part).set()
                if not any(left.what == RULES for left in (*self._preparing, *self._failed)):
                    go_native()
        finally:
            self._failed.update(self._preparing)
            for event in self._preparing.values():
                event.set()
            self._preparing = {}
            await self._compiler.stop()

    async def _compile(self, part: Part, count: int) -> bool:
        is_done = await self._compiler.compile(part)
        if is_done:
            done = count - len(self._preparing) + 1
            log.info("compiled", part=str(part), done=done, of=count)
        else:
            log.error("not compiled", part=str(part))
        return is_done


def by_game(parts: Iterable[Part]) -> dict[str, list[str]]:
    """What the parts of each game are."""
    found: dict[str, list[str]] = {}
    for part in parts:
        found.setdefault(part.game, []).append(part.what)
    return found


def load_rules(game: str) -> None:
    """Have the rules of a game run natively in this process from now on."""
    try:
        with loading():
            compile_part(Part(game, RULES))
    except Exception as error:
        log.warning("rules are not ready", game=game, error=type(error).__name__)
