"""Visitors of a server as tests and benchmarks need them: real sockets, and they come back."""

import asyncio
import hashlib
import os
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import pytest
import sqlalchemy as sa
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from safehouse.server.app import create_app
from safehouse.server.messages.live import FromServer, News, Welcome
from safehouse.server.messages.tables import TableInfo
from safehouse.server.settings import Settings
from safehouse.server.storage.schema import metadata
from tests.patience import PATIENCE
from tests.server import same_deal
from tests.server.given import Given

ADDRESS = "http://house"
PHRASE = "correct horse battery staple"
on_either_database = pytest.mark.parametrize("app", ["sqlite", "postgresql"], indirect=True)
"""For tests of what the databases might do differently: keeping apart, sorting and counting."""

GAMES_OWN: dict[str, object] = {"view": {}, "events": []}
"""What each game has its own types for, and nothing to be read as."""


def read_message(text: str | bytes) -> FromServer:
    """A message of the server. What only a game could read stays as it is in JSON."""
    told = msgspec.json.decode(text)
    message: FromServer = msgspec.convert(_without_games(told), FromServer)
    _put_back(message, told)
    return message


def _without_games(told: Any) -> Any:
    if isinstance(told, list):
        return [_without_games(one) for one in told]
    if isinstance(told, dict):
        return {name: GAMES_OWN.get(name, _without_games(one)) for name, one in told.items()}
    return told


def _put_back(message: Any, told: Any) -> None:
    if isinstance(message, list):
        for each, its in zip(message, told, strict=True):
            _put_back(each, its)
    elif isinstance(message, msgspec.Struct):
        for name in set(message.__struct_fields__) & set(told):
            if name in GAMES_OWN:
                msgspec.structs.force_setattr(message, name, told[name])
            else:
                _put_back(getattr(message, name), told[name])


class ServerProcess:
    """A server in a process of its own, which can be killed and started again.

    All its games are dealt alike, so that tests do not depend on luck.
    """

    def __init__(
        self,
        database: str,
        *more: str,
        port: int = 0,
        log: Path | None = None,
        settings: Mapping[str, str] | None = None,
        path: Path | None = None,
    ) -> None:
        program = str(Path(same_deal.__file__))
        self._command = [sys.executable, program, "serve", "--database", database, *more]
        self._log = log
        given = {"rate": "100000", "sockets": "100000", "warm": "false", **(settings or {})}
        self._environ = {f"SAFEHOUSE_{name.upper()}": value for name, value in given.items()}
        if path is not None:  # where more packages are installed
            self._environ["PYTHONPATH"] = f"{path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"
        self.port = port
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> "ServerProcess":
        """Open the server, at the same port as before."""
        output = open(self._log, "ab") if self._log else subprocess.DEVNULL  # noqa: SIM115
        self._process = subprocess.Popen(
            [*self._command, "--port", str(self.port)],
            stdout=subprocess.PIPE,
            stderr=output,
            env={**os.environ, **self._environ},
        )
        if self._log:
            output.close()  # type: ignore[union-attr]
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if found := re.search(rb"running at http://\S+:(\d+)", line):
                self.port = int(found[1])
                return self
        self._process.stdout.close()
        raise AssertionError(f"The server did not open (exit code {self._process.wait()}).")

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """Its process."""
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """Kill it without a warning."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to close; returns its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        assert self._process is not None
        self._process.send_signal(how)
        code = self._process.wait(PATIENCE)
        if self._process.stdout:
            self._process.stdout.close()
        return code


@contextmanager
def running_server(
    database: str, *more: str, log: Path | None = None, settings: Mapping[str, str] | None = None
) -> Iterator[ServerProcess]:
    """A server that is open for a while."""
    process = ServerProcess(database, *more, log=log, settings=settings).start()
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            process.kill()


class Visitor:
    """Somebody with a browser: knows how far it has seen, and comes back by itself."""

    def __init__(self, url: str, name: str = "Anna", is_bot: bool = False) -> None:
        self.url = url
        self._name = name
        self._is_bot = is_bot
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE)
        self.person = ""
        self.key = ""
        self.socket: ClientConnection | None = None

    async def enter(self) -> "Visitor":
        """Come in."""
        answer = await self.post("/api/people", name=self._name, is_bot=self._is_bot)
        self.person, self.key = answer["person"]["id"], answer["key"]
        self.http.headers["authorization"] = f"Bearer {self.key}"
        self.http.cookies.clear()
        return self

    async def post(self, way: str, **data: object) -> Any:
        """Ask for something to be done."""
        return self._answer(await self.http.post(way, json=data))

    async def get(self, way: str, **query: Any) -> Any:
        """Ask for something to be shown."""
        return self._answer(await self.http.get(way, params=query))

    def _answer(self, reply: httpx.Response) -> Any:
        assert reply.status_code < 400, f"{reply.status_code} {reply.text}"
        return reply.json() if reply.content else None

    async def connect(self) -> "Visitor":
        """Open a socket."""
        where = self.url.replace("http", "ws", 1) + "/api/socket"
        headers = {"authorization": f"Bearer {self.key}"}
        self.socket = await connect(
            where, additional_headers=headers, compression=None, max_size=None, ping_interval=None
        )
        welcome = await self.hear()
        assert isinstance(welcome, Welcome)
        return self

    async def say(self, **message: object) -> None:
        """Send a message."""
        assert self.socket is not None
        await self.socket.send(msgspec.json.encode(message).decode())

    def say_and_go(self, **message: object) -> None:
        """Send a message and the end of the line in one piece.

        Before it comes a ping, so that the server finds out in the middle that nobody is there.
        """
        assert self.socket is not None
        line = self.socket.protocol
        line.send_text(b'{"type":"ping"}')
        line.send_text(msgspec.json.encode(message))
        line.send_close(1000)
        self.socket.transport.write(b"".join(line.data_to_send()))

    async def hear(self) -> FromServer:
        """The next message."""
        assert self.socket is not None
        async with asyncio.timeout(PATIENCE):
            return read_message(await self.socket.recv())

    async def hear_of(self, kind: type[Any]) -> Any:
        """The next message of a kind; others are passed over."""
        while True:
            message = await self.hear()
            if isinstance(message, kind):
                return message

    async def close(self) -> None:
        """Go."""
        if self.socket is not None:
            await self.socket.close()
        await self.http.aclose()


@asynccontextmanager
async def visitors(url: str, *names: str) -> AsyncIterator[list[Visitor]]:
    """Some people who have come in and opened their sockets."""
    people = [await (await Visitor(url, name).enter()).connect() for name in names]
    try:
        yield people
    finally:
        for visitor in people:
            await visitor.close()


async def set_up(
    people: list[Visitor], game: str = "sleepers", **more: object
) -> tuple[TableInfo, dict[str, Visitor]]:
    """A table at which these people sit, and who sits where."""
    answer = await people[0].post("/api/tables", game=game, **more)
    for visitor in people[1:]:
        answer = await visitor.post(f"/api/tables/{answer['id']}/join")
    info = msgspec.convert(answer, TableInfo)
    by_person = {visitor.person: visitor for visitor in people}
    return info, {seat.seat: by_person[seat.person] for seat in info.seats if seat.person}


Choose = Callable[[list[str], int], str]


def any_decision(decisions: list[str], number: int) -> str:
    """A decision that is as good as another."""
    return decisions[(number * 7919) % len(decisions)]


async def play(
    table: str,
    seats: dict[str, Visitor],
    most: int = 10_000,
    choose: Choose = any_decision,
    until: Callable[[News], Awaitable[bool]] | None = None,
) -> News:
    """Play a table by sockets until it is over or has so many entries."""

    async def one(seat: str, visitor: Visitor) -> News:
        await visitor.say(type="watch", table=table, seat=seat)
        while True:
            news: News = await visitor.hear_of(News)
            scene = news.scene
            if scene.outcome or scene.number >= most or (until and await until(news)):
                return news
            if scene.decisions:
                await visitor.say(
                    type="decide",
                    id=f"{seat}-{scene.number}",
                    table=table,
                    seat=seat,
                    number=scene.number,
                    decision=choose(scene.decisions, scene.number),
                )

    results = await asyncio.gather(*(one(seat, visitor) for seat, visitor in seats.items()))
    return max(results, key=lambda news: news.scene.number)


# --- In this process ------------------------------------------------------------------------------


@asynccontextmanager
async def open_server(database: Path | str, **more: Any) -> AsyncIterator[Litestar]:
    """A server in this process, without a port; its games are dealt as in every other of them."""
    settings = Settings(**{"database": str(database), "rate": 100_000.0, **more})
    secrets = (hashlib.sha256(b"%d" % number).digest() for number in count())
    sources = Given(
        new_secret=lambda: next(secrets),
        random_index=same_deal.first_index,
        player_seed=lambda table, seat: 1,
    )
    app = create_app(settings, sources)
    async with app.lifespan():
        yield app


class Caller(Visitor):
    """Somebody who comes to a server in this process."""

    def __init__(
        self, app: Litestar, name: str, is_bot: bool = False, address: str = "10.0.0.1"
    ) -> None:
        super().__init__(ADDRESS, name, is_bot)
        line = httpx.ASGITransport(cast(Any, app), client=(address, 1))
        self.http = httpx.AsyncClient(transport=line, base_url=ADDRESS, timeout=PATIENCE)

    async def refused(self, method: str, way: str, **data: object) -> str:
        """Ask for something that is refused, and be told why."""
        return problem(await self.http.request(method, way, json=data))

    async def act(self, table: str, seat: str, type: str, **more: object) -> httpx.Response:
        """Do something at a table."""
        what = {"type": type, "id": f"{type}-{seat}", "table": table, "seat": seat}
        return await self.http.post("/api/act", json={**what, **more})


async def come_in(app: Litestar, *names: str) -> list[Caller]:
    """People who have come in."""
    people = [Caller(app, name) for name in names]
    for person in people:
        await person.enter()
    return people


def problem(reply: httpx.Response) -> str:
    """The code of a refusal, which is that, one sentence, and perhaps what fills its message."""
    assert reply.status_code >= 400, reply.text
    said = reply.json()
    assert said.keys() - {"details"} == {"code", "sentence"}
    assert re.fullmatch(r"[a-z_]+", said["code"])
    assert re.fullmatch(r"\S[^\n]{3,290}[^.]\.", said["sentence"]), said["sentence"]
    assert "Traceback" not in reply.text
    return str(said["code"])


async def play_out(table: str, seats: dict[str, Caller], most: int = 10_000) -> list[Any]:
    """Play a table by HTTP; returns what each seat saw after each decision."""
    seen = []
    for _ in range(most):
        scenes = {
            seat: await caller.get(f"/api/tables/{table}/scene", seat=seat)
            for seat, caller in seats.items()
        }
        seen.append({seat: scene["view"] for seat, scene in scenes.items()})
        scene = next(iter(scenes.values()))
        if scene.get("outcome"):
            break
        seat = next(seat for seat, scene in scenes.items() if scene.get("decisions"))
        decision = any_decision(scenes[seat]["decisions"], scene["number"])
        number = scene["number"]
        done = await seats[seat].act(
            table, seat, "decide", id=f"d{number}", number=number, decision=decision
        )
        assert done.status_code == 200, done.text
    return seen


async def contents(app: Litestar) -> list[str]:
    """All that a server keeps."""
    database = app.state.server.storage.database
    found = []
    for table in metadata.sorted_tables:
        rows = await database.rows(dict, sa.select(table))
        found += [f"{table.name}: {row}" for row in rows]
    return sorted(found)


def dump(database: Path) -> list[str]:
    """All that is in a database."""
    with sqlite3.connect(database) as connection:
        return list(connection.iterdump())


__all__ = [
    "ConnectionClosed",
    "ServerProcess",
    "Visitor",
    "WebSocketException",
    "running_server",
    "visitors",
]
