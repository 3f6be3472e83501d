"""How long a stranger waits for a computer player while one address asks for all it can get.

    python -m bench.server_fairness

The server runs with its default settings. A stranger plays Sleepers against level 5 and measures
how long each reply takes: first alone, then while thirty guests of another address ask for hints as
often as they can, and then while sixty tables of that address play against level 6. Figures are
ratios against the stranger's replies when alone, in the same run.
"""

import argparse
import asyncio
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import connect

from safehouse.server.messages.live import FromServer, News, Welcome
from tests.server.visitor import ServerProcess, Visitor, any_decision, read_message

STRANGER, CROWD = "127.0.0.1", "127.0.0.2"
GUESTS, TABLES = 30, 60
DEFAULTS = {"rate": "20", "sockets": "40", "warm": "true"}
WHITE = {"game": "sleepers", "options": {"first_player": "chosen"}}

err = Console(stderr=True)


class Guest(Visitor):
    """Somebody who comes from an address, and waits a moment when the server says so."""

    def __init__(self, url: str, name: str, address: str) -> None:
        super().__init__(url, name)
        self._address = address
        line = httpx.AsyncHTTPTransport(local_address=address)
        self.http = httpx.AsyncClient(base_url=url, timeout=None, transport=line)

    async def post(self, way: str, **data: object) -> Any:
        """Ask for something to be done, until it is."""
        while (reply := await self.http.post(way, json=data)).status_code == 429:
            await asyncio.sleep(0.5)
        return self._answer(reply)

    async def connect(self) -> "Guest":
        """Open a socket from the address."""
        where = self.url.replace("http", "ws", 1) + "/api/socket"
        headers = {"authorization": f"Bearer {self.key}"}
        self.socket = await connect(
            where,
            additional_headers=headers,
            compression=None,
            max_size=None,
            ping_interval=None,
            local_addr=(self._address, 0),
        )
        assert isinstance(await self.hear(), Welcome)
        return self

    async def hear(self) -> FromServer:
        """The next message, however long it takes."""
        assert self.socket is not None
        return read_message(await self.socket.recv())

    async def decide(self, news: News) -> None:
        """Take any decision."""
        number = news.scene.number
        await self.say(
            type="decide",
            id=f"d{number}",
            table=news.table,
            seat=news.seat,
            number=number,
            decision=any_decision(news.scene.decisions, number),
        )


async def come(url: str, names: Sequence[str], address: str) -> list[Guest]:
    """Guests with open sockets."""
    guests = []
    for name in names:
        guest = Guest(url, name, address)
        await guest.enter()
        guests.append(await guest.connect())
    return guests


async def replies_to(stranger: Guest, number: int) -> list[float]:
    """How many seconds a computer player takes for its turn, so many times."""
    taken: list[float] = []
    while len(taken) < number:
        info = await stranger.post("/api/tables", **WHITE, seat="white", players=["level5"])
        await stranger.say(type="watch", table=info["id"], seat="white")
        begin = 0.0
        while len(taken) < number:
            assert stranger.socket is not None
            news = await stranger.hear_of(News)
            if news.table != info["id"]:
                continue
            if news.scene.outcome is not None:
                break
            if news.scene.decisions:
                if any(step.seat == "black" for step in news.steps) and begin:
                    taken.append(time.perf_counter() - begin)
                    err.print(f"  {taken[-1]:.2f} s")
                begin = time.perf_counter()
                await stranger.decide(news)
    return taken


async def ask_for_hints(guest: Guest) -> None:
    """Play against the easiest player, with a hint before each decision."""
    while True:
        info = await guest.post("/api/tables", **WHITE, seat="white", players=["level1"])
        await guest.say(type="watch", table=info["id"], seat="white")
        while True:
            news = await guest.hear_of(News)
            if news.scene.outcome is not None:
                break
            if news.scene.decisions:
                way = f"/api/tables/{info['id']}/hint"
                while (await guest.http.get(way, params={"seat": "white"})).status_code == 429:
                    await asyncio.sleep(0.5)
                await guest.decide(news)


async def play_the_best(guest: Guest, tables: int) -> None:
    """Play at some tables against level 6, and answer at once."""
    for _ in range(tables):
        info = await guest.post("/api/tables", **WHITE, seat="black", players=["level6"])
        await guest.say(type="watch", table=info["id"], seat="black")
    while True:
        news = await guest.hear_of(News)
        if news.scene.decisions:
            await guest.decide(news)


@asynccontextmanager
async def crowd(url: str, work: str) -> AsyncIterator[None]:
    """Guests of one address who keep the computer players busy."""
    guests = await come(url, [f"Guest {n}" for n in range(GUESTS)], CROWD)
    each = TABLES // GUESTS
    tasks = [
        asyncio.create_task(ask_for_hints(guest) if work == "hints" else play_the_best(guest, each))
        for guest in guests
    ]
    try:
        await asyncio.sleep(10)
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for guest in guests:
            await guest.close()


async def wait_until_warm(url: str) -> None:
    """Wait until nothing is compiled any more."""
    async with httpx.AsyncClient(base_url=url, timeout=600) as browser:
        while (await browser.get("/ready")).json().get("preparing"):
            await asyncio.sleep(1)


async def measure(url: str, number: int, kinds: Sequence[str]) -> dict[str, list[float]]:
    """The stranger's replies, alone and in company."""
    await wait_until_warm(url)
    (stranger,) = await come(url, ["Stranger"], STRANGER)
    await replies_to(stranger, 3)
    err.print("alone")
    found = {"alone": await replies_to(stranger, 4 * number)}
    for kind in kinds:
        async with crowd(url, kind):
            err.print(kind)
            found[kind] = await replies_to(stranger, number)
    await stranger.close()
    return found


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--replies", type=int, default=10)
    parser.add_argument("--kinds", default="hints,tables")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(str(Path(folder) / "house.sqlite3"), settings=DEFAULTS).start()
        try:
            kinds = arguments.kinds.split(",")
            found = asyncio.run(measure(server.url, arguments.replies, kinds))
        finally:
            with suppress(ProcessLookupError):
                server.kill()
    alone = statistics.median(found["alone"])
    table = Table("company", "replies", "median", "slowest", "median against alone")
    for kind, taken in found.items():
        middle = statistics.median(taken)
        row = kind, str(len(taken)), f"{middle:.2f} s", f"{max(taken):.2f} s"
        table.add_row(*row, f"{middle / alone:.1f}")
    Console().print(table)


if __name__ == "__main__":
    main()
