"""Secrets stay secret through real sockets: two servers that differ only in what a viewer cannot
see send that viewer the same bytes, live, when it comes back, by HTTP, and in every refusal."""

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path

import httpx
import msgspec
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from safehouse.games.game import SPECTATOR
from safehouse.games.telling import Event, Telling
from safehouse.server.app import create_app
from safehouse.server.game_server import GameServer
from safehouse.server.live_tables import LiveTable
from safehouse.server.settings import Settings
from safehouse.table.entries import Decided
from safehouse.table.table import Step, Table
from tests.server.given import Given

ENTRIES = 16
BEGUN = 1_800_000_000_000


class Time:
    """A clock that both servers look at."""

    def __init__(self) -> None:
        self.now = BEGUN


class TwinServer:
    """A server within the test, at a real address, with time and ids that are given to it."""

    def __init__(self, folder: Path, name: str, time: Time) -> None:
        ids = count(1)
        self.app = create_app(
            Settings(database=str(folder / f"{name}.sqlite3"), rate=1e9, sockets=10_000),
            Given(
                now=lambda: time.now,
                new_id=lambda: f"id{next(ids)}",
                new_secret=lambda: bytes(32),
                random_index=lambda n: 0,
            ),
        )
        line = socket.socket()
        line.bind(("127.0.0.1", 0))
        line.listen()
        self._line = line
        self.port = line.getsockname()[1]
        self._http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}")
        self._server = uvicorn.Server(
            uvicorn.Config(self.app, log_config=None, ws="websockets-sansio", lifespan="on")
        )

    @property
    def server(self) -> GameServer:
        server: GameServer = self.app.state.server
        return server

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        serving = asyncio.create_task(self._server.serve(sockets=[self._line]))
        while not self._server.started:
            await asyncio.sleep(0.01)
        try:
            yield
        finally:
            await self._http.aclose()
            self._server.should_exit = True
            await serving

    async def come_in(self, name: str) -> str:
        return str(msgspec.json.decode(await self.ask("", "POST", "/api/people", name=name))["key"])

    async def ask(self, key: str, method: str, way: str, **data: object) -> bytes:
        body = {"json": data} if method == "POST" else {}
        headers = {"authorization": f"Bearer {key}"} if key else {}
        reply = await self._http.request(method, way, headers=headers, **body)  # type: ignore[arg-type]
        self._http.cookies.clear()
        return reply.content

    async def line(self, key: str) -> ClientConnection:
        return await connect(
            f"ws://127.0.0.1:{self.port}/api/socket",
            additional_headers={"authorization": f"Bearer {key}"},
            compression=None,
        )


class SomethingElse(Event, frozen=True, tag="something else"):
    """What did not happen."""

    kind: str


def twin(table: Table, viewer: str, word: int) -> Table:
    """The same table with everything else that the viewer cannot know."""

    def other_event(event: Telling) -> Telling:
        return Telling(SomethingElse(f"false {word}"), {viewer: event.to(viewer)})

    steps = [
        Step(
            msgspec.structs.replace(step.entry, decision="x" * (word % 50 + 1))
            if isinstance(step.entry, Decided)
            else step.entry,
            tuple(map(other_event, step.events)),
        )
        for step in table.steps
    ]
    state = table.state.known_to(viewer).imagine(word)
    return replace(table, state=state, steps=tuple(steps))


def pretend(live: LiveTable, table: Table) -> None:
    """Let a server take a table for the one that it has, from the beginning on."""
    live._tables.clear()
    live.table = table
    live._scenes.clear()


async def all_frames(line: ClientConnection) -> list[bytes]:
    """Everything that has arrived, up to the answer to a ping."""
    await line.send('{"type":"ping"}')
    frames = []
    while True:
        frame = await asyncio.wait_for(line.recv(decode=False), 30)
        frames.append(bytes(frame))
        if b'"type":"pong"' in frames[-1]:
            return frames


OPTIONS = {
    "sleepers": {},
    "undercover": {"players": 3, "memory": "strict"},
    "sarahs_vision": {"players": 2},
}


@pytest.mark.parametrize("game", OPTIONS)
def test_who_looks_gets_the_same_bytes_whatever_is_hidden(game: str, tmp_path: Path) -> None:
    asyncio.run(compare(game, tmp_path))


async def compare(game: str, folder: Path) -> None:
    time = Time()
    real, other = TwinServer(folder, "real", time), TwinServer(folder, "other", time)
    async with real.open(), other.open():
        keys: list[tuple[str, str]] = []
        for name in ("Anna", "Ben", "Cleo", "Dora"):
            keys.append((await real.come_in(name), await other.come_in(name)))
        tables = []
        for which, server in enumerate((real, other)):
            clock = {"type": "fischer", "seconds": 600, "increment": 5}
            made = await server.ask(
                keys[0][which], "POST", "/api/tables", game=game, options=OPTIONS[game], clock=clock
            )
            tables.append(msgspec.json.decode(made)["id"])
            for guest in keys[1 : len(msgspec.json.decode(made)["seats"])]:
                await server.ask(guest[which], "POST", f"/api/tables/{tables[which]}/join")
        table = tables[0]
        assert tables[1] == table
        live = await real.server.tables.get(table)
        false_live = await other.server.tables.get(table)
        seats = live.table.state.seats
        viewers = [*seats, SPECTATOR]
        people = dict(zip(viewers, [*keys[: len(seats)], keys[-1]], strict=True))
        lines = {
            viewer: (await real.line(one), await other.line(two))
            for viewer, (one, two) in people.items()
        }
        word = count(7)

        async def say_both(viewer: str, message: dict[str, object]) -> None:
            for line in lines[viewer]:
                await line.send(msgspec.json.encode(message).decode())

        async def watch_both(viewer: str, since: int = 0) -> None:
            await say_both(
                viewer, {"type": "watch", "table": table, "seat": viewer, "since": since}
            )

        async def agree(viewer: str) -> int:
            one, two = lines[viewer]
            frames = await all_frames(one)
            assert frames == await all_frames(two), viewer
            return len(frames)

        async def for_all(show: Callable[[str], Awaitable[None]]) -> None:
            for viewer in viewers:
                pretend(false_live, twin(live.table, viewer, next(word)))
                await show(viewer)
                assert await agree(viewer) > 0

        await for_all(watch_both)
        told = 0
        while live.table.number < ENTRIES and live.table.outcome is None:
            actor = live.table.actor
            assert actor is not None
            mover = actor if actor in seats else seats[0]
            decisions = live.table.state.decisions()
            number = live.table.number
            # What is refused is refused with the same words, whatever is hidden.
            for bad in (
                {"decision": "nonsense", "number": number},
                {"decision": decisions[0], "number": number + 5},
                {"decision": "x" * 150, "number": number},
            ):
                message = {"type": "decide", "id": f"bad{next(word)}", "table": table, **bad}
                await for_all(partial(say_both, message={**message, "seat": mover}))
            # What will come of a decision is shown to who decides, and depends on nothing hidden.
            for decision in decisions[:: len(decisions) // 3 + 1]:
                asked = {"type": "preview", "table": table, "seat": mover, "number": number}
                await for_all(partial(say_both, message={**asked, "decision": decision}))
            time.now += 1000 + 17 * number
            decision = decisions[number * 7919 % len(decisions)]
            await real.server.tables.enter(table, partial(decided, decision))
            if live.table.outcome is not None:
                break
            # The other server is told the same way that something has happened.
            for viewer in viewers:
                pretend(false_live, twin(live.table, viewer, next(word)))
                for connection in other.server.broadcast._watchers[table]:
                    if connection.person.name == name_of(people, viewer, keys):  # type: ignore[attr-defined]
                        connection.table_changed(table)
                told += await agree(viewer)
            # Coming back, and asking by HTTP.
            await for_all(partial(watch_both, since=number // 2))
            for viewer, (one, two) in people.items():
                pretend(false_live, twin(live.table, viewer, next(word)))
                way = f"/api/tables/{table}/scene?seat={viewer}"
                assert await real.ask(one, "GET", way) == await other.ask(two, "GET", way)
                for way in ("replay", "game-file", "replay?seat=" + seats[0]):
                    address = f"/api/tables/{table}/{way}"
                    answer = await real.ask(one, "GET", address)
                    assert answer == await other.ask(two, "GET", address)
                    assert b"still_running" in answer
        assert told > ENTRIES
        for pair in lines.values():
            for line in pair:
                await line.close()


def decided(decision: str, table: Table, now: int) -> Decided:
    return Decided(now, str(table.actor), decision)


def name_of(people: dict[str, tuple[str, str]], viewer: str, keys: list[tuple[str, str]]) -> str:
    """The name under which a viewer came in."""
    return ("Anna", "Ben", "Cleo", "Dora")[keys.index(people[viewer])]


def test_a_twin_that_differs_where_one_may_look_is_noticed(tmp_path: Path) -> None:
    """The comparison would fail if there were anything to find."""

    async def run() -> None:
        time = Time()
        real = TwinServer(tmp_path, "real", time)
        async with real.open():
            keys = [await real.come_in(name) for name in ("Anna", "Ben")]
            made = await real.ask(keys[0], "POST", "/api/tables", game="sleepers")
            table = msgspec.json.decode(made)["id"]
            await real.ask(keys[1], "POST", f"/api/tables/{table}/join")
            live = await real.server.tables.get(table)
            way = f"/api/tables/{table}/scene?seat=white"
            seen = await real.ask(keys[0], "GET", way)
            pretend(live, twin(live.table, "black", 5))
            assert await real.ask(keys[0], "GET", way) != seen

    asyncio.run(run())
