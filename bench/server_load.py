"""How many decisions a second a server acknowledges, with a thousand sockets at 500 tables.

    python -m bench.server_load
    python -m bench.server_load --database postgres --processes 2

The clients run on the same machine as the server. First a bare Litestar WebSocket echo is measured
with as many sockets, then the server with players who think for a while, at random, and then with
players who never think. A decision counts when it is acknowledged, which is when it is on disk.
"""

import argparse
import asyncio
import multiprocessing
import random
import socket
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

import httpx
import msgspec
import numpy as np
import uvicorn
import uvloop
from litestar import Litestar, websocket
from litestar.connection import WebSocket
from rich.console import Console
from rich.progress import track
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from tests.server.visitor import ServerProcess
from tests.services import postgres, redis_server

err = Console(stderr=True)


class Scene(msgspec.Struct):
    """What a client needs of a scene."""

    number: int
    decisions: list[str] = []


class Heard(msgspec.Struct):
    """What a client needs of a message."""

    type: str
    scene: Scene | None = None
    id: str = ""
    code: str = ""


_decoder = msgspec.json.Decoder(Heard)
_encoder = msgspec.json.Encoder()


class Load:
    """All clients, and what they have measured."""

    def __init__(self, think: float) -> None:
        self.think = think
        self.latencies: list[float] = []
        self.refused: dict[str, int] = {}

    async def play(self, line: ClientConnection, table: str, seat: str) -> None:
        """Sit at a table and decide at random moments."""
        await line.send(_encoder.encode({"type": "watch", "table": table, "seat": seat}).decode())
        sent: dict[str, float] = {}
        async with asyncio.TaskGroup() as thoughts:
            async for text in line:
                heard = _decoder.decode(text)
                if heard.type == "done":
                    self.latencies.append(time.perf_counter() - sent.pop(heard.id))
                elif heard.type == "refusal":
                    self.refused[heard.code] = self.refused.get(heard.code, 0) + 1
                elif heard.scene is not None and heard.scene.decisions:
                    thoughts.create_task(self.decide(line, table, seat, heard.scene, sent))

    async def decide(
        self, line: ClientConnection, table: str, seat: str, scene: Scene, sent: dict[str, float]
    ) -> None:
        """Think, and decide; what comes meanwhile is read."""
        if self.think:
            await asyncio.sleep(random.expovariate(1 / self.think))
        name = f"{seat}{scene.number}"
        message = {
            "type": "decide",
            "id": name,
            "table": table,
            "seat": seat,
            "number": scene.number,
            "decision": random.choice(scene.decisions),
        }
        sent[name] = time.perf_counter()
        await line.send(_encoder.encode(message).decode())


@websocket("/echo")
async def echo(socket: WebSocket) -> None:  # type: ignore[type-arg]
    """Say the same again."""
    await socket.accept()
    async for text in socket.iter_data("text"):
        await socket.send_data(text, "text")


def serve_echo(port: int) -> None:
    """A bare Litestar, run as the server is."""
    app = Litestar([echo], logging_config=None, openapi_config=None)
    uvicorn.run(
        app,
        port=port,
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
    )


async def measure_echo(port: int, sockets: int, seconds: float) -> float:
    """Echoes a second, with everybody sending again as soon as the answer is there."""
    text = "x" * 120
    url = f"ws://127.0.0.1:{port}/echo"
    for _ in range(200):
        try:
            (await connect(url)).close_timeout = 1
            break
        except OSError:
            await asyncio.sleep(0.1)
    lines = [await connect(url, compression=None, ping_interval=None) for _ in range(sockets)]
    count = 0
    end = time.perf_counter() + seconds

    async def talk(line: ClientConnection) -> None:
        nonlocal count
        while time.perf_counter() < end:
            await line.send(text)
            await line.recv()
            count += 1

    await asyncio.gather(*(talk(line) for line in lines))
    await asyncio.gather(*(line.close() for line in lines))
    return count / seconds


async def seat_all(
    servers: list[ServerProcess], tables: int
) -> list[tuple[str, str, str, ServerProcess]]:
    """Set up tables; returns for each seat its key, table, name and where it connects to."""
    seats = []
    async with httpx.AsyncClient(timeout=60) as http:

        async def post(url: str, way: str, key: str, **data: object) -> dict[str, object]:
            headers = {"authorization": f"Bearer {key}"} if key else {}
            reply = await http.post(f"{url}{way}", json=data, headers=headers)
            http.cookies.clear()
            assert reply.status_code < 400, reply.text
            answer: dict[str, object] = reply.json()
            return answer

        for number in track(range(tables), "Setting up tables", console=err, transient=True):
            here, there = servers[number % len(servers)], servers[(number + 1) % len(servers)]
            keys = [
                str((await post(here.url, "/api/people", "", name=f"P{number}"))["key"])
                for _ in range(2)
            ]
            clock = {"type": "fischer", "seconds": 3600, "increment": 5}
            table = await post(
                here.url, "/api/tables", keys[0], game="sleepers", seat="white", clock=clock
            )
            await post(there.url, f"/api/tables/{table['id']}/join", keys[1])
            seats.append((keys[0], str(table["id"]), "white", here))
            seats.append((keys[1], str(table["id"]), "black", there))
    return seats


async def measure_server(
    servers: list[ServerProcess], tables: int, seconds: float, think: float
) -> Load:
    """Let everybody play for a while."""
    seats = await seat_all(servers, tables)
    lines = []
    for key, _, _, where in seats:
        url = where.url.replace("http", "ws") + "/api/socket"
        headers = {"authorization": f"Bearer {key}"}
        lines.append(
            await connect(url, additional_headers=headers, compression=None, ping_interval=None)
        )
    load = Load(think)
    players = [
        asyncio.create_task(load.play(line, table, seat))
        for line, (_, table, seat, _) in zip(lines, seats, strict=True)
    ]
    await asyncio.sleep(12.0)  # until everybody looks at a table
    load.latencies.clear()
    await asyncio.sleep(seconds)
    counted = list(load.latencies)
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    await asyncio.gather(*(line.close() for line in lines))
    load.latencies = counted
    return load


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        return int(line.getsockname()[1])


def main() -> None:
    """Measure and show."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--think", type=float, nargs="*", default=[1.0, 0.0])
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--processes", type=int, default=1)
    arguments = parser.parse_args()
    report = Table("what", "a second", "share of echo", "p50 ms", "p99 ms", "refused")
    port = free_port()
    process = multiprocessing.get_context("spawn").Process(target=serve_echo, args=(port,))
    process.start()
    err.print("A bare echo.")
    echoes = uvloop.run(measure_echo(port, 2 * arguments.tables, arguments.seconds / 2))
    process.kill()
    process.join()
    report.add_row("bare Litestar echo", f"{echoes:,.0f}", "", "", "", "")
    for think in arguments.think:
        with ExitStack() as stack:
            if arguments.database == "postgres":
                database = stack.enter_context(postgres())("load")
            else:
                folder = stack.enter_context(tempfile.TemporaryDirectory())
                database = str(Path(folder) / "house.sqlite3")
            more = ["--log-level", "warning"]
            if arguments.processes > 1:
                more += ["--redis", stack.enter_context(redis_server())]
            servers = []
            for _ in range(arguments.processes):
                servers.append(ServerProcess(database, *more).start())
                stack.callback(servers[-1].kill)
            load = uvloop.run(measure_server(servers, arguments.tables, arguments.seconds, think))
            rate = len(load.latencies) / arguments.seconds
            p50, p99 = np.percentile(load.latencies, [50, 99]) * 1000
            report.add_row(
                f"{arguments.processes} x server on {arguments.database}, thinking {think} s",
                f"{rate:,.0f}",
                f"{rate / echoes:.3f}",
                f"{p50:.0f}",
                f"{p99:.0f}",
                str(load.refused or ""),
            )
    Console().print(report)


if __name__ == "__main__":
    main()
