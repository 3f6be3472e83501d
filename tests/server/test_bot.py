"""Bots: what they are asked, and that they play whole games by HTTP alone."""

import asyncio
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import pytest
from litestar import Litestar

from safehouse.games import GAMES
from safehouse.games.state import Knowledge
from safehouse.server import bot as bots
from safehouse.server.bot import Bot
from safehouse.server.messages.play import Turns
from safehouse.server.routes import play as routes
from safehouse.texts import messages_of
from tests.examples import SOON_OVER
from tests.patience import PATIENCE
from tests.plain import plain
from tests.server.visitor import Caller, ServerProcess, come_in, play_out, running_server, set_up

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"


class Client:
    """A person or a bot at a server in another process, without a socket."""

    def __init__(self, url: str, name: str, is_bot: bool = False) -> None:
        self._url = url
        self._headers: dict[str, str] = {}
        entered = self.post("/api/people", name=name, is_bot=is_bot)
        self.id, self.key = entered["person"]["id"], entered["key"]
        self._headers["authorization"] = f"Bearer {self.key}"

    def post(self, way: str, **data: object) -> Any:
        reply = httpx.post(self._url + way, json=data, headers=self._headers, timeout=PATIENCE)
        assert reply.status_code < 400, reply.text
        return reply.json()

    def get(self, way: str) -> Any:
        reply = httpx.get(self._url + way, headers=self._headers, timeout=PATIENCE)
        assert reply.status_code < 400, reply.text
        return reply.json()

    def outcome(self, table: str) -> Any:
        """How a table ended."""
        return self.get(f"/api/tables/{table}").get("outcome")


# --- Turns ----------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_what_a_seat_knows_with_a_perfect_memory_is_for_bots_alone(app: Litestar) -> None:
    (anna,) = await come_in(app, "Anna")
    assert await anna.refused("GET", "/api/turns") == "not_a_bot"
    assert await Caller(app, "").refused("GET", "/api/turns") == "not_signed_in"
    robot = await Caller(app, "Robot", is_bot=True).enter()
    assert await robot.get("/api/turns") == {"turns": []}
    assert (await robot.get("/api/me"))["is_bot"] is True


@pytest.mark.anyio
@pytest.mark.parametrize("game", GAMES)
async def test_a_bot_is_asked_with_all_that_its_seat_knows_and_nothing_else(
    game: str, app: Litestar
) -> None:
    (anna,) = await come_in(app, "Anna")
    robot = await Caller(app, "Robot", is_bot=True).enter()
    assert isinstance(robot, Caller)
    info, seats = await set_up([anna, robot], game)
    callers: dict[str, Any] = dict(seats)
    asked = 0
    for _ in range(40):
        reply = await robot.http.get("/api/turns")
        table = (await app.state.server.tables.get(info.id)).table
        turns = msgspec.json.decode(reply.content, type=Turns).turns
        assert [turn.seat for turn in turns] == (
            [table.actor] if seats.get(table.actor) is robot else []
        )
        for turn in turns:
            asked += 1
            assert (turn.table, turn.game, turn.number) == (info.id, game, table.number)
            assert turn.decisions == table.state.decisions()
            known = table.state.known_to(turn.seat)
            assert msgspec.json.decode(turn.knowledge) == plain(known.describe())
            assert [msgspec.json.decode(e) for e in turn.events] == plain(table.told(turn.seat))
            assert Knowledge.from_bytes(turn.packed).describe() == known.describe()
        await play_out(info.id, callers, most=1)
    assert asked


@pytest.mark.anyio
async def test_a_bot_waits_until_it_is_asked(app: Litestar) -> None:
    (anna,) = await come_in(app, "Anna")
    robot = await Caller(app, "Robot", is_bot=True).enter()
    assert isinstance(robot, Caller)
    begin = time.monotonic()
    assert await robot.get("/api/turns", wait=0.5) == {"turns": []}
    assert time.monotonic() - begin > 0.4
    table = await anna.post("/api/tables", game="sleepers", seat="black")
    waiting = asyncio.create_task(robot.get("/api/turns", wait=25))
    await asyncio.sleep(0.3)
    assert not waiting.done()
    await robot.post(f"/api/tables/{table['id']}/join")
    (turn,) = (await waiting)["turns"]
    assert turn["seat"] == "white"
    for wait in ("-1", "26", "for ever", "NaN"):
        assert await robot.refused("GET", f"/api/turns?wait={wait}") == "bad_request"


@pytest.mark.anyio
async def test_a_bot_need_not_wait_when_its_game_is_over(
    app: Litestar, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage, has_looked = app.state.server.storage, asyncio.Event()
    look = storage.tables.with_status

    async def look_once(*which: Any, **more: Any) -> Any:
        found = await look(*which, **more)
        has_looked.set()
        return found

    (anna,) = await come_in(app, "Anna")
    robot = await Caller(app, "Robot", is_bot=True).enter()
    table = await anna.post("/api/tables", game="sleepers", seat="white")
    await robot.post(f"/api/tables/{table['id']}/join")
    monkeypatch.setattr(storage.tables, "with_status", look_once)
    still = SimpleNamespace(time=lambda: 0.0)  # by this clock nobody has waited long enough
    given = SimpleNamespace(**{**vars(asyncio), "get_running_loop": lambda: still})
    monkeypatch.setattr(routes, "asyncio", given)
    waiting = asyncio.create_task(robot.get("/api/turns", wait=25))
    await has_looked.wait()
    await anna.act(table["id"], "white", "resign")
    async with asyncio.timeout(PATIENCE):
        assert await waiting == {"turns": []}


@pytest.mark.anyio
async def test_a_bot_is_not_asked_while_the_game_is_paused(app: Litestar) -> None:
    (anna,) = await come_in(app, "Anna")
    robot = await Caller(app, "Robot", is_bot=True).enter()
    assert isinstance(robot, Caller)
    table = await anna.post("/api/tables", game="sleepers", seat="black")
    await robot.post(f"/api/tables/{table['id']}/join")
    assert len((await robot.get("/api/turns"))["turns"]) == 1
    await anna.act(table["id"], "black", "ask_pause")
    await robot.act(table["id"], "white", "ask_pause")
    assert (await robot.get("/api/turns"))["turns"] == []
    await anna.act(table["id"], "black", "resume")
    assert len((await robot.get("/api/turns"))["turns"]) == 1


# --- The server's own bot -------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_plays_a_whole_game_against_a_computer_player(game: str, here: ServerProcess) -> None:
    robot = Client(here.url, "Robot", is_bot=True)
    table = robot.post("/api/tables", game=game, options=SOON_OVER[game], players=["level1"])
    said: list[str] = []
    words = messages_of("en", "commands")

    def hear(message: str, **places: str) -> None:
        said.append(words(message, **places))

    Bot(here.url, robot.key, "Robot", game, "greedy").run(None, False, 1, hear)
    outcome = robot.outcome(table["id"])
    assert outcome
    winner = f"{outcome['winner']} won" if outcome["winner"] else "no winner"
    assert said == [f"{table['id']}: {winner} ({outcome['reason']})"]
    replay = robot.get(f"/api/tables/{table['id']}/replay")
    assert not [step for step in replay["steps"] if step.get("fault")]


def test_two_bots_play_each_other_at_tables_of_any_game(tmp_path: Path) -> None:
    with running_server(str(tmp_path / "house.sqlite3")) as here, ThreadPoolExecutor() as threads:
        anna = Client(here.url, "Anna", is_bot=True)
        games = ("sleepers", "undercover")
        tables = [anna.post("/api/tables", game=game)["id"] for game in games]
        rated = Client(here.url, "Ben").post("/api/tables", game="sleepers", rated=True)
        first = Bot(here.url, anna.key, "", None, "greedy")
        second = Bot(here.url, None, "Second", None, "random")
        said: list[tuple[str, dict[str, str]]] = []
        playing = [
            threads.submit(first.run, None, False, 2, lambda _, **__: None),
            threads.submit(second.run, None, True, 2, lambda id, **of: said.append((id, of))),
        ]
        for bot in playing:
            bot.result(120)
        assert all(anna.outcome(table) for table in tables)
        assert said[0][0] == "bot-in"
        assert said[0][1]["name"] == "Second"
        assert anna.get(f"/api/tables/{rated['id']}")["status"] == "open"


def test_a_bot_plays_on_when_the_server_was_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "PAUSE", 0.1)
    here = ServerProcess(str(tmp_path / "house.sqlite3")).start()
    try:
        with ThreadPoolExecutor() as threads:
            robot, other = (Client(here.url, name, is_bot=True) for name in ("One", "Other"))
            table = robot.post("/api/tables", game="sleepers")["id"]
            playing = [
                threads.submit(
                    Bot(here.url, client.key, "", "sleepers", "greedy").run,
                    table,
                    False,
                    1,
                    lambda _, **__: None,
                )
                for client in (robot, other)
            ]
            while robot.get(f"/api/tables/{table}")["status"] == "open":
                time.sleep(0.01)
            while not robot.get(f"/api/tables/{table}/scene")["number"]:
                time.sleep(0.01)
            here.kill()
            time.sleep(0.3)
            here.start()
            for one in playing:
                one.result(PATIENCE)
        assert robot.outcome(table)
    finally:
        here.kill()


def test_a_bot_that_comes_back_takes_its_seat_again(here: ServerProcess) -> None:
    robot = Client(here.url, "Robot", is_bot=True)
    table = robot.post("/api/tables", game="sleepers", players=["level1"])["id"]
    bot = Bot(here.url, robot.key, "", "sleepers", "greedy")
    bot.run(table, False, 1, lambda _, **__: None)
    assert robot.outcome(table)


def test_a_bot_goes_when_its_game_ends_before_it_was_asked(here: ServerProcess) -> None:
    with ThreadPoolExecutor() as threads:
        anna = Client(here.url, "Anna")
        table = anna.post("/api/tables", game="sleepers", seat="white")["id"]
        bot = Bot(here.url, None, "Robot", "sleepers", "greedy")
        playing = threads.submit(bot.run, table, False, 1, lambda _, **__: None)
        while anna.get(f"/api/tables/{table}")["status"] == "open":
            time.sleep(0.05)
        anna.post("/api/act", type="resign", id="r", table=table, seat="white")
        playing.result(PATIENCE)


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--table", "nonesuch"], "no_such_table"),
        (["--token", "nonsense"], "not_signed_in"),
        (["--name", "\u200b"], "bad_name"),
        (["--player", "deepblue"], "unknown_player"),
        (["--game", "chess"], "unknown_game"),
    ],
)
def test_a_bot_that_is_refused_says_so_in_one_sentence(
    arguments: list[str], code: str, here: ServerProcess
) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "safehouse", "bot", "--server", here.url, *arguments],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()[-1:]
    assert line.startswith("safehouse: ")
    assert line.endswith(f"[{code}]")
    assert "Traceback" not in done.stderr


def test_the_command_plays_for_a_person_who_has_opened_a_table(here: ServerProcess) -> None:
    anna = Client(here.url, "Anna", is_bot=True)
    table = anna.post("/api/tables", game="sleepers", private=True)["id"]
    command = [sys.executable, "-m", "safehouse", "bot", "--server", here.url]
    command += ["--player", "random", "--table", table, "--games", "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        Bot(here.url, anna.key, "", "sleepers", "greedy").run(None, False, 1, lambda _, **__: None)
        said, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert f"{table}: " in said


# --- The example ----------------------------------------------------------------------------------


def test_the_example_is_short_and_needs_nothing() -> None:
    lines = EXAMPLE.read_text().splitlines()
    assert len(lines) <= 40
    imports = [
        line.split()[1].split(".")[0] for line in lines if line.startswith(("import", "from"))
    ]
    assert set(imports) <= sys.stdlib_module_names


@pytest.mark.parametrize("game", GAMES)
def test_the_example_plays_a_whole_game(game: str, here: ServerProcess) -> None:
    robot = Client(here.url, "Robot", is_bot=True)
    table = robot.post("/api/tables", game=game, options=SOON_OVER[game])["id"]
    command = [sys.executable, "-I", str(EXAMPLE), here.url, table]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={"PATH": os.environ["PATH"]}
    ) as process:
        Bot(here.url, robot.key, "", game, "greedy").run(None, False, 1, lambda _, **__: None)
        said, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert said == f"{robot.outcome(table)}\n"
