"""A server that is killed again and again under people who play, and what must be left of it."""

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from websockets.exceptions import WebSocketException

from safehouse.server.messages.live import Done, FromServer, News, Refusal
from safehouse.server.rebuild import rebuild
from safehouse.server.storage import Storage
from tests.patience import PATIENCE
from tests.server.visitor import ServerProcess, Visitor, set_up

AGAIN = 0.1
"""Seconds between two tries to come back."""

CHANCE = random.Random(1)


@dataclass
class Report:
    """What was seen."""

    kills: int = 0
    acknowledged: int = 0
    lost: list[str] = field(default_factory=list)
    damaged: dict[str, str] = field(default_factory=dict)
    resumed: list[float] = field(default_factory=list)
    """Seconds from the restart to a client's first news, for each client and each kill."""

    finished: int = 0


class Player:
    """Somebody at a table who comes back when the line is cut, and asks again until it knows."""

    def __init__(self, visitor: Visitor, table: str, seat: str, think: float) -> None:
        self.visitor = visitor
        self._think = think
        self.table = table
        self.seat = seat
        self.seen: list[object] = []
        self.acknowledged: dict[str, int] = {}
        self.waiting: dict[str, object] | None = None
        self.news_at = 0.0
        self.over = False

    async def play(self, stop: asyncio.Event) -> None:
        """Play until it is over, or enough."""
        while not (stop.is_set() or self.over):
            try:
                await self.visitor.connect()
                await self._sit(stop)
            except (OSError, WebSocketException, TimeoutError, EOFError):
                await asyncio.sleep(AGAIN)

    async def _sit(self, stop: asyncio.Event) -> None:
        since = len(self.seen)
        await self.visitor.say(type="watch", table=self.table, seat=self.seat, since=since)
        if self.waiting is not None:
            await self.visitor.say(**self.waiting)
        while not (stop.is_set() or self.over):
            await self._take(await self.visitor.hear())

    async def _take(self, message: FromServer) -> None:
        match message:
            case Done():
                self.acknowledged[message.id] = message.number
                self.waiting = None
            case Refusal():
                # What was sent again may have become old; it was never acknowledged.
                assert message.code in ("out_of_date", "not_your_turn", "game_over"), message
                self.waiting = None
            case News():
                self.news_at = time.monotonic()
                first = message.scene.number - len(message.steps)
                assert first <= len(self.seen), "a gap"
                self.seen[first:] = message.steps
                self.over = message.scene.outcome is not None
                if message.scene.decisions and self.waiting is None:
                    await asyncio.sleep(CHANCE.uniform(0.0, self._think))
                    await self._decide(message.scene.decisions, message.scene.number)

    async def _decide(self, decisions: list[str], number: int) -> None:
        self.waiting = {
            "type": "decide",
            "id": f"{self.seat}-{number}-{CHANCE.getrandbits(32)}",
            "table": self.table,
            "seat": self.seat,
            "number": number,
            "decision": CHANCE.choice(decisions),
        }
        await self.visitor.say(**self.waiting)


async def endure(
    server: ServerProcess,
    database: str,
    kills: int,
    tables: int,
    think: float,
    progress: Callable[[int], None] = lambda kill: None,
) -> Report:
    """Play at some tables, kill the server at random moments, and look at what is left.

    Everybody thinks for so long at most that the games last to the end.
    """
    report = Report()
    players: list[Player] = []
    for number in range(tables):
        people = [await Visitor(server.url, f"P{number}").enter() for _ in range(2)]
        info, seats = await set_up(people, ("sleepers", "undercover")[number % 2])
        players += [Player(visitor, info.id, seat, think) for seat, visitor in seats.items()]
    stop = asyncio.Event()
    playing = [asyncio.create_task(player.play(stop)) for player in players]
    for kill in range(kills):
        await asyncio.sleep(CHANCE.uniform(0.2, 1.2))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        ready = time.monotonic()
        here = [player for player in players if not player.over]
        while any(player.news_at < ready and not player.over for player in here):
            assert time.monotonic() < ready + PATIENCE, "somebody has not come back"
            await asyncio.sleep(0.02)
        report.resumed += [max(0.0, player.news_at - ready) for player in here]
        report.kills += 1
        progress(kill + 1)
    await asyncio.sleep(1.0)
    stop.set()
    await asyncio.to_thread(server.kill)
    for task in playing:
        task.cancel()
    for result in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(result, AssertionError):
            raise result
    for player in players:
        await player.visitor.http.aclose()
    await _look_at_what_is_left(database, players, report)
    return report


async def _look_at_what_is_left(database: str, players: list[Player], report: Report) -> None:
    rebuilt = await rebuild(database)
    report.damaged = dict(rebuilt.damaged)
    storage = Storage(database)
    await storage.open()
    for player in players:
        rows = await storage.entries.since(player.table)
        names = {row.client: row.number for row in rows}
        report.finished += player.over
        for name, number in player.acknowledged.items():
            report.acknowledged += 1
            if names.get(f"{player.visitor.person}:{name}") != number:
                report.lost.append(f"{player.table} {name}")
        if len(player.seen) > len(rows):
            report.damaged[player.table] = "somebody saw more than there is"
    await storage.close()


def summary(report: Report) -> dict[str, object]:
    """The figures."""
    return {
        "kills": report.kills,
        "acknowledged": report.acknowledged,
        "lost": len(report.lost),
        "damaged": len(report.damaged),
        "slowest_resume_s": round(max(report.resumed, default=0.0), 2),
        "finished": report.finished,
    }
