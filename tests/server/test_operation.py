"""How a server is run: settings, opening, closing, logs, figures, and making anew what follows."""

import asyncio
import json
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import structlog.testing
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect

from safehouse.cli import build_parser
from safehouse.games import game_named
from safehouse.games.errors import Refused
from safehouse.players.answers import Answer
from safehouse.server import clockwork, quarantine
from safehouse.server.app import create_app
from safehouse.server.messages.live import Done, News
from safehouse.server.rebuild import rebuild
from safehouse.server.serve import check_redis, open_storage
from safehouse.server.settings import Settings, read_settings
from safehouse.server.storage import Storage
from safehouse.server.storage.schema import tables
from safehouse.server.workers import Workers
from tests.patience import PATIENCE, until, wait_until
from tests.server.given import Given
from tests.server.visitor import (
    PHRASE,
    Caller,
    ConnectionClosed,
    Visitor,
    any_decision,
    come_in,
    contents,
    dump,
    open_server,
    play_out,
    problem,
    running_server,
    set_up,
    visitors,
)

# --- Settings -------------------------------------------------------------------------------------


def test_flags_go_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('host = "file"\nport = 1\nrate = 3\nsecure = true\nlog_level = "error"\n')
    environ = {"SAFEHOUSE_PORT": "2", "SAFEHOUSE_HOST": "environment", "SAFEHOUSE_SOCKETS": "7"}
    arguments = build_parser().parse_args(["serve", "--port", "3", "--settings", str(file)])
    assert read_settings(vars(arguments), environ, arguments.settings) == Settings(
        host="environment", port=3, rate=3.0, secure=True, log_level="error", sockets=7
    )
    assert read_settings({}, {}) == Settings()


@pytest.mark.parametrize(
    "environ",
    [
        {"SAFEHOUSE_PORT": "many"},
        {"SAFEHOUSE_PORT": ""},
        {"SAFEHOUSE_PORT": "65536"},
        {"SAFEHOUSE_PORT": "-1"},
        {"SAFEHOUSE_WORKERS": "0"},
        {"SAFEHOUSE_RATE": "0"},
        {"SAFEHOUSE_RATE": "nan"},
        {"SAFEHOUSE_SOCKETS": "0"},
        {"SAFEHOUSE_SECURE": "perhaps"},
    ],
)
def test_a_setting_that_cannot_be_is_refused(environ: dict[str, str]) -> None:
    with pytest.raises(Refused, match=r"^A setting is wrong: [^\n]+\.$") as refused:
        read_settings({}, environ)
    assert refused.value.code == "bad_settings"
    (name,) = environ
    assert name.removeprefix("SAFEHOUSE_").lower() in str(refused.value)


@pytest.mark.parametrize(
    "text", [b"port = ", b"port = 'x'", b"prot = 1", b"\xff", b"[house]\nport = 1"]
)
def test_a_file_that_cannot_be_read_is_refused(text: bytes, tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_bytes(text)
    for path in (file, tmp_path / "missing.toml", tmp_path):
        with pytest.raises(Refused, match=r"^[^\n]+\.$") as refused:
            read_settings({}, {}, path)
        assert refused.value.code == "bad_settings"


# --- Opening --------------------------------------------------------------------------------------


def serve(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "safehouse", "serve", *arguments],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )


def the_refusal(done: subprocess.CompletedProcess[str]) -> str:
    """The code of the one line that a command says that was refused."""
    assert done.returncode == 2
    assert not done.stdout
    (line,) = done.stderr.splitlines()
    assert line.startswith("safehouse: ")
    sentence, _, code = line.rpartition(" ")
    assert sentence.endswith(".")
    assert not sentence.endswith("..")
    return code


@contextmanager
def a_taken_port() -> Iterator[str]:
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        line.listen()
        yield str(line.getsockname()[1])


def test_a_server_that_cannot_open_says_why_in_one_sentence(tmp_path: Path) -> None:
    database = ["--database", str(tmp_path / "house")]
    with a_taken_port() as port:
        assert the_refusal(serve(*database, "--port", port)) == "[bad_address]"
        nowhere = ["--database", f"postgresql://anna:hush@127.0.0.1:{port}/x"]
    done = serve(*nowhere, "--port", "0")
    assert the_refusal(done) == "[no_database]"
    assert "hush" not in done.stderr
    done = serve(*database, "--port", "0", "--redis", f"redis://:hush@127.0.0.1:{port}")
    assert the_refusal(done) == "[no_redis]"
    assert "hush" not in done.stderr
    assert the_refusal(serve(*database, "--port", "0", "--log-level", "loud")) == "[bad_settings]"
    (tmp_path / "text").write_text("This is a text, and no database. " * 100)
    done = serve("--database", str(tmp_path / "text"), "--port", "0")
    assert the_refusal(done) == "[no_database]"


@pytest.mark.anyio
@pytest.mark.parametrize(
    "url",
    [
        "{folder}",
        "{folder}/text/house.sqlite3",
        "/proc/house.sqlite3",
        "nonsense://somewhere",
        "mysql://localhost/house",
        "postgresql://localhost:many/house",
        "postgresql://127.0.0.1:1/house",
        "postgresql://127.0.0.1:1/house?colour=green",
        "postgresql:///house?host=/nowhere",
    ],
)
async def test_a_database_that_cannot_be_used_is_refused(url: str, tmp_path: Path) -> None:
    (tmp_path / "text").write_text("This is a text, and no database. " * 100)
    before = set(threading.enumerate())
    with pytest.raises(Refused, match=r"^The database cannot be used: [^\n]+[^.]\.$") as refused:
        await open_storage(url.format(folder=tmp_path))
    assert refused.value.code == "no_database"
    # The driver's thread goes as well.
    await until(lambda: set(threading.enumerate()) <= before)


@pytest.mark.anyio
async def test_a_database_without_a_server_or_a_door_is_refused(database: str) -> None:
    missing = database.replace("/test_", "/missing_")
    with pytest.raises(Refused, match="does not exist") as refused:
        await open_storage(missing)
    assert refused.value.code == "no_database"
    await (await open_storage(database)).close()


@pytest.mark.anyio
@pytest.mark.parametrize("url", ["redis://127.0.0.1:1", "nonsense", "unix:///nowhere/redis.sock"])
async def test_a_redis_that_is_not_there_is_refused(url: str, tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "house"), redis=url)
    with pytest.raises(Refused, match=r"^Redis cannot be reached: [^\n]+[^.]\.$") as refused:
        await check_redis(settings)
    assert refused.value.code == "no_redis"


def test_what_a_server_keeps_is_for_its_owner_alone(tmp_path: Path) -> None:
    with running_server(str(tmp_path / "kept" / "house.sqlite3")) as here:
        httpx.post(f"{here.url}/api/people", json={"name": "Anna"})
        for file in (tmp_path / "kept").iterdir():
            assert not stat.S_IMODE(file.stat().st_mode) & 0o077, file.name


@pytest.mark.anyio
async def test_a_database_that_was_opened_is_not_brought_up_to_date_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = str(tmp_path / "house.sqlite3")
    app = create_app(Settings(database=url))
    app.state.storage = await open_storage(url)

    async def not_again(_: Storage) -> None:
        raise AssertionError("It is open.")

    monkeypatch.setattr(Storage, "open", not_again)
    async with app.lifespan():
        (anna,) = await come_in(app, "Anna")
        assert (await anna.get("/ready"))["status"] == "ready"


# --- Behind a proxy -------------------------------------------------------------------------------


@pytest.mark.anyio
@pytest.mark.parametrize("trusts", ["true", "false"])
async def test_a_proxy_is_believed_only_where_it_is_trusted(trusts: str, tmp_path: Path) -> None:
    """One socket for each address: who is counted as whom shows in who is let in."""
    database = str(tmp_path / "house.sqlite3")
    with running_server(database, settings={"trust_proxy": trusts, "sockets": "1"}) as here:
        anna = await Visitor(here.url, "Anna").enter()

        async def is_let_in(forwarded: str) -> bool:
            headers = {"authorization": f"Bearer {anna.key}", "x-forwarded-for": forwarded}
            line = await connect(f"ws{here.url[4:]}/api/socket", additional_headers=headers)
            lines.append(line)
            try:
                await line.recv()
            except ConnectionClosed:
                assert line.close_code == 4029
                return False
            return True

        lines: list[ClientConnection] = []
        assert await is_let_in("203.0.113.5")
        assert await is_let_in("203.0.113.6") == (trusts == "true")
        assert not await is_let_in("203.0.113.5")
        # What a visitor has written itself stands before what the proxy has added.
        assert not await is_let_in("198.51.100.7, 203.0.113.5")
        assert not await is_let_in("nonsense, 203.0.113.6, 10.0.0.2")
        for line in lines:
            await line.close()
        await anna.close()


# --- Games that nobody goes on with ---------------------------------------------------------------


@pytest.mark.anyio
async def test_a_paused_game_goes_on_after_a_day_and_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clockwork, "SWEEP_PAUSE", 0.05)
    now = 1_800_000_000_000
    app = create_app(
        Settings(database=str(tmp_path / "house.sqlite3"), rate=100_000.0), Given(now=lambda: now)
    )
    async with app.lifespan():
        people = await come_in(app, "Anna", "Ben")
        clock = {"type": "fischer", "seconds": 60, "increment": 0}
        info, _ = await set_up(list(people), clock=clock)
        for seat in info.seats:
            owner = next(p for p in people if p.person == seat.person)
            assert (await owner.act(info.id, seat.seat, "ask_pause")).status_code == 200

        async def scene() -> Any:
            return await people[0].get(f"/api/tables/{info.id}/scene")

        assert (await scene())["paused"]
        now += 24 * 3600 * 1000 - 1
        await asyncio.sleep(0.4)
        assert (await scene())["paused"]
        now += 2_100  # a little later, any process looks after it
        async with asyncio.timeout(PATIENCE):
            while (await scene()).get("paused"):
                await asyncio.sleep(0.05)
        assert (await scene())["number"] == 3
        now += 60_000 + 2_100
        async with asyncio.timeout(PATIENCE):
            while "outcome" not in await scene():
                await asyncio.sleep(0.05)
        assert (await scene())["outcome"]["reason"] == "time"


DAMAGE = {
    "rules": "UPDATE tables SET rules = '0' WHERE id = ?",
    "entry": "UPDATE entries SET body = x'00' WHERE table_id = ?",
    "decision": "UPDATE entries SET body = CAST('{DECISION}' AS BLOB) WHERE table_id = ?",
    "missing": "UPDATE entries SET number = 2 WHERE table_id = ?",
    "options": "UPDATE tables SET options = '{\"own_sleepers\": 7}' WHERE id = ?",
    "secret": "UPDATE tables SET secret = 'nonsense' WHERE id = ?",
    "clock": "UPDATE tables SET clock = '[]' WHERE id = ?",
}
NONSENSE = '{"type":"decided","at":1,"seat":"white","decision":"nonsense"}'
WHITE = {"game": "sleepers", "seat": "white", "options": {"first_player": "chosen"}}


async def decide_once(who: Caller, table: str) -> None:
    scene = await who.get(f"/api/tables/{table}/scene", seat="white")
    more = {"number": 0, "decision": scene["decisions"][0]}
    assert (await who.act(table, "white", "decide", **more)).status_code == 200


@pytest.mark.anyio
async def test_a_damaged_table_keeps_no_other_waiting_and_is_named(tmp_path: Path) -> None:
    database = tmp_path / "house"
    tables = {}
    async with open_server(database) as app:
        anna, ben = await come_in(app, "Anna", "Ben")
        for damage in DAMAGE:
            info = await anna.post("/api/tables", **WHITE)
            await ben.post(f"/api/tables/{info['id']}/join")
            await decide_once(anna, info["id"])
            tables[damage] = info["id"]
        good = await anna.post("/api/tables", **{**WHITE, "seat": "black"}, players=["level1"])
    with sqlite3.connect(database) as connection:
        for damage, command in DAMAGE.items():
            connection.execute(command.replace("{DECISION}", NONSENSE), [tables[damage]])
        connection.execute("UPDATE tables SET wake = 1")
        connection.execute("UPDATE tables SET wake = 2 WHERE id = ?", [good["id"]])
        # So many of them come first that one look at the database does not reach the others.
        copied = "game, rules, options, clock, rated, private, secret, host, opened, status, begun"
        connection.executemany(
            f"INSERT INTO tables (id, wake, {copied}) SELECT ?, 1, {copied} FROM tables WHERE id=?",
            [(f"bad{number}", tables["rules"]) for number in range(120)],
        )
    with structlog.testing.capture_logs() as logs:
        async with open_server(database) as app:
            here = app.state.server
            while True:
                something = here.broadcast.next_change
                if (await here.tables.get(good["id"])).table.number:
                    break
                await something.wait()
            while here.tables_in_quarantine < 120 + len(DAMAGE):
                await asyncio.sleep(0.01)
            visitor = Caller(app, "")
            visitor.http.headers["authorization"] = f"Bearer {anna.key}"
            for damage, table in tables.items():
                said = await visitor.refused("GET", f"/api/tables/{table}/scene?seat=white")
                assert said == ("other_rules" if damage == "rules" else "damaged")
            shown = [table["id"] for table in (await visitor.get("/api/lobby"))["running"]]
            assert good["id"] in shown
            assert await visitor.get("/ready") == {"status": "ready"}
            found = figures((await visitor.http.get("/metrics")).text)
            assert found["safehouse_tables_in_quarantine"] == 120 + len(DAMAGE)
            assert found["safehouse_seconds_since_look"] < clockwork.MAX_SILENCE
    named = [line["table"] for line in logs if line["event"] == "a table cannot be read"]
    assert sorted(named) == sorted({*tables.values(), *(f"bad{n}" for n in range(120))})
    assert not [line for line in logs if line["log_level"] == "error" and "exc_info" in line]


@pytest.mark.anyio
async def test_a_table_that_was_mended_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = tmp_path / "house"
    async with open_server(database) as app:
        (anna,) = await come_in(app, "Anna")
        info = await anna.post("/api/tables", **{**WHITE, "seat": "black"}, players=["level1"])
        rules = game_named("sleepers").rules
    change = "UPDATE tables SET rules = ?, wake = 1 WHERE id = ?"
    with sqlite3.connect(database) as connection:
        connection.execute(change, ["0", info["id"]])
    monkeypatch.setattr(clockwork, "SWEEP_PAUSE", 0.01)
    monkeypatch.setattr(quarantine, "RETRY", 0.05)
    async with open_server(database) as app:
        here = app.state.server
        with pytest.raises(Refused) as refused:
            await here.tables.get(info["id"])
        assert refused.value.code == "other_rules"
        with sqlite3.connect(database) as connection:
            connection.execute(change, [rules, info["id"]])
        something = here.broadcast.next_change
        await something.wait()
        assert (await here.tables.get(info["id"])).table.number == 1
        assert here.tables_in_quarantine == 0


@pytest.mark.anyio
async def test_tables_are_looked_after_whatever_goes_wrong_and_if_not_it_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clockwork, "SWEEP_PAUSE", 0.01)
    async with open_server(tmp_path / "house") as app:
        here = app.state.server
        (anna,) = await come_in(app, "Anna")
        overdue, went_on = here.storage.tables.overdue, asyncio.Event()
        errors: list[Exception] = [OSError(), ZeroDivisionError(), msgspec.DecodeError()]

        async def fail(*more: object) -> object:
            if errors:
                raise errors.pop()
            went_on.set()
            return await overdue(*more)

        monkeypatch.setattr(here.storage.tables, "overdue", fail)
        await went_on.wait()
        assert await anna.get("/ready") == {"status": "ready"}
        assert here.clockwork._sweeper is not None
        here.clockwork._sweeper.cancel()
        await asyncio.wait([here.clockwork._sweeper])
        reply = await anna.http.get("/ready")
        assert reply.status_code == 503
        assert reply.json() == {"status": "not ready", "waits_for": ["tables"]}


@pytest.mark.anyio
async def test_a_table_at_which_the_server_fails_is_left_alone_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clockwork, "SWEEP_PAUSE", 0.01)
    failed = 0

    async def fail(self: Workers, *more: object) -> Answer:
        nonlocal failed
        failed += 1
        raise ZeroDivisionError

    monkeypatch.setattr(Workers, "decide", fail)
    with structlog.testing.capture_logs() as logs:
        async with open_server(tmp_path / "house") as app:
            here = app.state.server
            (anna,) = await come_in(app, "Anna")
            info = await anna.post("/api/tables", **{**WHITE, "seat": "black"}, players=["level1"])
            with sqlite3.connect(tmp_path / "house") as connection:
                connection.execute("UPDATE tables SET wake = 1")
            looked, looks = here.clockwork._swept, 0
            while looks < 3 or not here.tables_in_quarantine:
                await asyncio.sleep(0.01)
                looks, looked = looks + (here.clockwork._swept > looked), here.clockwork._swept
            # People may look at it all the same.
            scene = await anna.get(f"/api/tables/{info['id']}/scene", seat="black")
            assert scene["to_act"] == "white"
    assert failed == 1
    lines = [line for line in logs if line["event"] == "a table cannot be looked after"]
    assert [line["table"] for line in lines] == [info["id"]]


# --- Looking after it -----------------------------------------------------------------------------


@pytest.mark.anyio
async def test_a_server_says_whether_it_lives_and_whether_it_can_be_played_in(
    app: Litestar, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = Caller(app, "")
    assert await visitor.get("/health") == {"status": "alive"}
    assert await visitor.get("/ready") == {"status": "ready"}

    async def broken() -> bool:
        raise OSError("the database is on fire")

    monkeypatch.setattr(app.state.server.storage, "is_ready", broken)
    reply = await visitor.http.get("/ready")
    assert reply.status_code == 503
    assert reply.json() == {"status": "not ready", "waits_for": ["database"]}
    assert (await visitor.http.get("/health")).status_code == 200


def figures(text: str) -> dict[str, float]:
    lines = [line.split() for line in text.splitlines() if line.startswith("safehouse_")]
    return {name: float(value) for name, value in lines}


@pytest.mark.anyio
async def test_figures_count_what_happens(app: Litestar) -> None:
    anna, ben = await come_in(app, "Anna", "Ben")
    info, seats = await set_up([anna, ben])
    callers: dict[str, Any] = dict(seats)
    await play_out(info.id, callers, most=5)
    mine = next(seat for seat, who in seats.items() if who is anna)
    await anna.act(info.id, mine, "resign")
    reply = await anna.http.get("/metrics")
    assert reply.headers["content-type"].startswith("text/plain")
    found = figures(reply.text)
    assert found["safehouse_decisions_total"] == 5
    assert found["safehouse_entries_total"] == 6
    assert found["safehouse_tables_in_memory"] == 1
    assert found["safehouse_sockets"] == 0


# --- Closing --------------------------------------------------------------------------------------


def test_what_a_server_acknowledged_before_it_closed_is_on_disk(tmp_path: Path) -> None:
    database = tmp_path / "house.sqlite3"
    acknowledged: dict[str, int] = {}

    async def hear(visitor: Visitor, table: str, seat: str) -> int | None:
        """Play until the line is cut; returns the code with which it is."""
        await visitor.say(type="watch", table=table, seat=seat)
        try:
            while True:
                message = await visitor.hear()
                if isinstance(message, Done):
                    acknowledged[table] = max(acknowledged.get(table, 0), message.number)
                elif isinstance(message, News) and message.scene.decisions:
                    number = message.scene.number
                    await visitor.say(
                        type="decide",
                        id=f"{seat}-{number}",
                        table=table,
                        seat=seat,
                        number=number,
                        decision=any_decision(message.scene.decisions, number),
                    )
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None

    async def run() -> None:
        robot = await Visitor(here.url, "Robot", is_bot=True).enter()
        poll = asyncio.create_task(robot.http.get("/api/turns", params={"wait": 20}))
        async with visitors(here.url, *("Anna", "Ben") * 4) as people:
            playing = []
            for pair in zip(people[::2], people[1::2], strict=True):
                info, seats = await set_up(list(pair), "undercover")
                playing += [hear(visitor, info.id, seat) for seat, visitor in seats.items()]
            codes = asyncio.gather(*playing)
            await until(lambda: len(acknowledged) == 4)
            assert await asyncio.to_thread(here.stop) == 0
            assert set(await codes) == {1012}
        assert (await poll).json() == {"turns": []}
        await robot.close()

    log = tmp_path / "log"
    with running_server(str(database), log=log) as here:
        asyncio.run(run())
    assert len(acknowledged) == 4
    with sqlite3.connect(database) as connection:
        query = "SELECT table_id, max(number) FROM entries GROUP BY table_id"
        written = dict(connection.execute(query))
    assert all(written[table] >= number for table, number in acknowledged.items())
    assert "Traceback" not in log.read_text()
    for line in log.read_text().splitlines():
        assert json.loads(line)["level"] == "info"


def test_a_server_can_be_closed_while_a_computer_player_thinks(tmp_path: Path) -> None:
    async def run() -> None:
        anna = await Visitor(here.url, "Anna").enter()
        await anna.post("/api/tables", game="sleepers", players=["level6"], seat="black")
        await asyncio.sleep(1.5)
        await anna.close()

    with running_server(str(tmp_path / "house.sqlite3")) as here:
        asyncio.run(run())
        children = Path(f"/proc/{here.pid}/task/{here.pid}/children").read_text().split()
        assert here.stop() == 0
        wait_until(lambda: not any(Path(f"/proc/{child}").exists() for child in children))


def test_a_server_that_is_interrupted_says_so(tmp_path: Path) -> None:
    with running_server(str(tmp_path / "house.sqlite3")) as here:
        assert here._end(signal.SIGINT) == 130


@pytest.mark.anyio
async def test_a_computer_player_goes_on_soon_after_the_server_was_closed(tmp_path: Path) -> None:
    async with open_server(tmp_path / "house") as app:
        (anna,) = await come_in(app, "Anna")
        info = await anna.post("/api/tables", game="sleepers", players=["level1"], seat="black")
    async with open_server(tmp_path / "house") as app:
        again = Caller(app, "Anna")
        again.http.headers["authorization"] = f"Bearer {anna.key}"
        async with asyncio.timeout(PATIENCE):
            while not (await again.get(f"/api/tables/{info['id']}/scene"))["number"]:
                await asyncio.sleep(0.2)


# --- Logs -----------------------------------------------------------------------------------------


def test_no_line_of_a_log_holds_a_secret(tmp_path: Path) -> None:
    log, database = tmp_path / "log", tmp_path / "house.sqlite3"
    secrets: set[str] = {PHRASE, "another long phrase", "a wrong passphrase"}

    async def run() -> None:
        async with visitors(here.url, "Annabella", "Benedict") as (anna, ben):
            robot = await Visitor(here.url, "Robot", is_bot=True).enter()
            await anna.post("/api/me/passphrase", passphrase=PHRASE)
            entered = await ben.post("/api/sign-in", name="Annabella", passphrase=PHRASE)
            wrong = {"name": "Annabella", "passphrase": "a wrong passphrase"}
            assert (await ben.http.post("/api/sign-in", json=wrong)).status_code == 401
            short = {"passphrase": ["another long phrase"]}
            assert (await ben.http.post("/api/me/passphrase", json=short)).status_code == 400
            program = await anna.post("/api/me/keys")
            secrets.update({anna.key, ben.key, robot.key, entered["key"], program["key"]})
            with_key = {"key": program["key"]}
            await ben.http.get("/api/me", params=with_key)
            await ben.http.get(f"/nowhere/{program['key']}")
            info, seats = await set_up([anna, ben], rated=True)
            for seat, visitor in seats.items():
                await visitor.say(type="watch", table=info.id, seat=seat)
            news = await seats["white"].hear_of(News)
            secrets.update(news.scene.decisions)
            for id, decision in (("1", "nonsense"), ("2", news.scene.decisions[0])):
                what = {"table": info.id, "seat": "white", "number": 0, "decision": decision}
                await seats["white"].say(type="decide", id=id, **what)
            await seats["white"].hear_of(Done)
            await anna.say(type="nonsense", key=program["key"])
            mine = next(seat for seat, who in seats.items() if who is anna)
            what = {"id": "3", "table": info.id, "seat": mine}
            await anna.post("/api/act", type="resign", **what)
            await robot.get("/api/turns")
            computer = await robot.post("/api/tables", game="undercover", players=["level1"])
            turns = await robot.get("/api/turns", wait=10)
            assert [turn["table"] for turn in turns["turns"]] == [computer["id"]]
            assert (await anna.http.delete("/api/me")).status_code == 204
            await robot.close()

    with running_server(str(database), "--log-level", "debug", log=log) as here:
        asyncio.run(run())
        assert here.stop() == 0
    with sqlite3.connect(database) as connection:
        for secret, *_ in connection.execute(
            "SELECT secret FROM tables UNION SELECT hash FROM keys"
        ):
            secrets.add(secret)
    text = log.read_text()
    assert text.count("\n") > 15
    for secret in secrets | {"Annabella", "Benedict", "argon2"}:
        assert secret not in text
    for line in text.splitlines():
        json.loads(line)


FAILURE = """
import structlog
from safehouse.server.serve import set_up_logs

def sign_in(passphrase: str) -> None:
    key = "key" + " of Anna"
    raise RuntimeError("the cellar is full of water")

set_up_logs("debug")
try:
    sign_in("correct horse " + "battery staple")
except RuntimeError as error:
    structlog.get_logger("door").error("a request failed", exc_info=error)
"""


def test_what_broke_is_in_the_log_without_what_people_brought() -> None:
    done = subprocess.run([sys.executable, "-c", FAILURE], capture_output=True, text=True)
    assert done.returncode == 0
    (line,) = done.stderr.splitlines()
    assert "the cellar is full of water" in line
    assert "sign_in" in line
    assert "battery staple" not in line
    assert "of Anna" not in line
    assert json.loads(line)["level"] == "error"


def test_what_the_database_refused_is_in_the_log_without_its_values(tmp_path: Path) -> None:
    log, database = tmp_path / "log", tmp_path / "house.sqlite3"
    with running_server(str(database), log=log) as here, httpx.Client(base_url=here.url) as browser:
        browser.post("/api/people", json={"name": "Annabella"})
        browser.get("/api/me")
        with sqlite3.connect(database) as connection:
            connection.execute("ALTER TABLE people RENAME TO strangers")
        reply = browser.post("/api/me/passphrase", json={"passphrase": PHRASE})
        assert problem(reply) == "broken"
        assert here.stop() == 0
    text = log.read_text()
    assert "no such table" in text
    assert "argon2" not in text


# --- Making anew ----------------------------------------------------------------------------------

SPOIL = [
    "UPDATE tables SET status = 'running', outcome = NULL, ended = NULL WHERE status = 'finished'",
    'UPDATE tables SET outcome = \'{"winner": "white", "reason": "bribe"}\' WHERE begun > 0',
    "UPDATE tables SET status = 'finished', ended = 1 WHERE begun IS NOT NULL",
    "UPDATE tables SET status = 'open' WHERE begun IS NOT NULL",
    "UPDATE tables SET status = 'closed' WHERE begun IS NOT NULL",
    "UPDATE ratings SET rating = '{\"value\": 4000}'",
    "DELETE FROM ratings",
    "INSERT INTO ratings SELECT id, 'stranger', game, 1, '{}' FROM tables",
    "UPDATE ratings SET at = 0, kind = 'chess'",
]


async def play_some_games(app: Litestar) -> None:
    """Rated games and others, of all kinds and ends."""
    anna, ben, cleo = await come_in(app, "Anna", "Ben", "Cleo")
    for loser in (anna, ben, ben):
        info, seats = await set_up([anna, ben], rated=True)
        callers: dict[str, Any] = dict(seats)
        await play_out(info.id, callers, most=3)
        await loser.act(info.id, next(s for s, who in seats.items() if who is loser), "resign")
        await asyncio.sleep(0.002)
    for people, game, more in (
        ([anna, ben], "sleepers", {"rated": True}),
        ([anna, cleo], "sarahs_vision", {}),
        ([cleo, anna, ben], "undercover", {"rated": True, "options": {"players": 3}}),
        ([anna, ben], "undercover", {"private": True}),
    ):
        info, seats = await set_up(list(people), game, **more)
        callers = dict(seats)
        await play_out(info.id, callers)
        assert (await anna.get(f"/api/tables/{info.id}"))["status"] == "finished"
    info, seats = await set_up([anna, ben], rated=True)
    await anna.act(info.id, next(s for s, who in seats.items() if who is anna), "ask_abort")
    info, seats = await set_up([anna, ben], rated=True)
    callers = dict(seats)
    await play_out(info.id, callers, most=4)
    await ben.post("/api/tables", game="sleepers")
    closed = await ben.post("/api/tables", game="sleepers")
    await ben.post(f"/api/tables/{closed['id']}/leave")


@pytest.mark.anyio
async def test_what_follows_from_the_records_is_made_anew_exactly(tmp_path: Path) -> None:
    database = tmp_path / "house"
    async with open_server(database) as app:
        await play_some_games(app)
    before = sorted(dump(database))
    untouched = await rebuild(str(database))
    assert (untouched.tables, untouched.corrected, untouched.damaged) == (9, 0, {})
    assert untouched.rated == 6
    assert sorted(dump(database)) == before
    for command in SPOIL:
        with sqlite3.connect(database) as connection:
            connection.execute(command)
        assert sorted(dump(database)) != before
        rebuilt = await rebuild(str(database))
        assert not rebuilt.damaged
        assert sorted(dump(database)) == before, command


@pytest.mark.anyio
async def test_what_follows_is_the_same_when_somebody_has_gone(tmp_path: Path) -> None:
    database = tmp_path / "house"
    async with open_server(database) as app:
        anna, ben = await come_in(app, "Anna", "Ben")
        for _ in range(2):
            info, seats = await set_up([anna, ben], rated=True)
            await ben.act(info.id, next(s for s, who in seats.items() if who is ben), "resign")
            await asyncio.sleep(0.002)
        await anna.http.delete("/api/me")
    before = sorted(dump(database))
    await rebuild(str(database))
    assert sorted(dump(database)) == before


@pytest.mark.anyio
async def test_a_table_that_does_not_replay_is_named_and_left_alone(tmp_path: Path) -> None:
    database = tmp_path / "house"
    async with open_server(database) as app:
        anna, ben = await come_in(app, "Anna", "Ben")
        tables = []
        for _ in range(4):
            info, seats = await set_up([anna, ben])
            callers: dict[str, Any] = dict(seats)
            await play_out(info.id, callers, most=6)
            tables.append(info.id)
    body = msgspec.json.encode(
        {"type": "decided", "at": 1, "seat": "white", "decision": "nonsense"}
    )
    with sqlite3.connect(database) as connection:
        connection.execute("DELETE FROM entries WHERE table_id = ? AND number = 3", tables[:1])
        connection.execute(
            "UPDATE entries SET body = ? WHERE table_id = ? AND number = 6", (body, tables[1])
        )
        connection.execute("UPDATE entries SET body = x'00' WHERE table_id = ?", tables[2:3])
    before = sorted(dump(database))
    done = subprocess.run(
        [sys.executable, "-m", "safehouse", "rebuild", "--database", str(database), "--json"],
        capture_output=True,
        text=True,
        check=True,
    )
    found = json.loads(done.stdout)
    assert found["damaged"].keys() == set(tables[:3])
    assert found["tables"] == 4
    assert sorted(dump(database)) == before


def test_a_rebuild_without_a_database_says_so_in_one_sentence(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "safehouse", "rebuild", "--database", str(tmp_path)],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].endswith("[no_database]")
    assert "Traceback" not in done.stderr


# --- Ratings that follow --------------------------------------------------------------------------


def test_who_resigns_and_cuts_the_line_is_rated(tmp_path: Path) -> None:
    database = tmp_path / "house.sqlite3"

    async def run() -> None:
        async with visitors(here.url, "Anna", "Ben") as people:
            info, seats = await set_up(people, rated=True)
            white, black = seats["white"], seats["black"]
            await black.say(type="watch", table=info.id, seat="black")
            await black.hear_of(News)
            what = {"id": "bye", "table": info.id, "seat": "white"}
            white.say_and_go(type="resign", **what)
            while (await black.hear_of(News)).scene.outcome is None:
                pass
            assert await asyncio.to_thread(here.stop) == 0

    with running_server(str(database)) as here:
        asyncio.run(run())
    with sqlite3.connect(database) as connection:
        assert list(connection.execute("SELECT count(*) FROM ratings")) == [(2,)]


NOT_RATED = {
    "the process died": ["UPDATE tables SET to_rate = ended WHERE id = '{table}'"],
    "an older version did not": [
        "DROP INDEX tables_to_rate",
        "ALTER TABLE tables DROP COLUMN to_rate",
        "DROP INDEX ix_seats_person",
        "ALTER TABLE seats RENAME TO sitters",
        "CREATE INDEX ix_sitters_person ON sitters (person)",
        "UPDATE alembic_version SET version_num = '0001'",
    ],
}


@pytest.mark.anyio
@pytest.mark.parametrize("why", NOT_RATED)
@pytest.mark.parametrize("place", [0, 2])
async def test_a_game_that_was_not_rated_is_rated_by_itself_in_its_place(
    why: str, place: int, tmp_path: Path
) -> None:
    """The games after it are rated anew, so that it is as if it had been rated at once."""
    database = tmp_path / "house"
    async with open_server(database) as app:
        await play_some_games(app)
    before = sorted(dump(database))
    with sqlite3.connect(database) as connection:
        query = "SELECT DISTINCT table_id FROM ratings ORDER BY at, table_id"
        table = [row[0] for row in connection.execute(query)][place]
        connection.execute("DELETE FROM ratings WHERE table_id = ?", [table])
        for command in NOT_RATED[why]:
            connection.execute(command.format(table=table))
    async with open_server(database) as app:
        while await app.state.server.storage.ratings.tables_to_rate(1):
            await asyncio.sleep(0.01)
    assert sorted(line for line in dump(database) if "CREATE" not in line) == sorted(
        line for line in before if "CREATE" not in line
    )


@pytest.mark.anyio
async def test_processes_that_rate_the_same_games_agree(database: str) -> None:
    async with open_server(database) as one, open_server(database) as other:
        await play_some_games(one)
        before = await contents(one)
        storage = one.state.server.storage
        await storage.ratings.drop()
        async with storage.database.writing() as connection:
            is_over = tables.c.status == "finished"
            await connection.execute(tables.update().where(is_over).values(to_rate=tables.c.ended))
        servers = [app.state.server for app in (one, other)]
        while await storage.ratings.tables_to_rate(1):
            await asyncio.gather(*(here.clockwork.rate_finished() for here in servers))
        assert await contents(one) == before
