"""The services that tests use: they are real, empty at first, and gone afterwards."""

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import asyncpg  # type: ignore[import-untyped, unused-ignore]
import pytest
from redis.asyncio import Redis
from sqlalchemy import make_url

from tests import services
from tests.patience import wait_until
from tests.services import (  # noqa: F401
    Databases,
    ServiceError,
    databases_of_worker,
    fresh_database,
    fresh_redis,
    postgres,
    redis_server,
    redis_server_of_worker,
)

ROOT = Path(__file__).parents[1]


async def asked(url: str, *statements: str) -> list[object]:
    """What PostgreSQL answers to each statement, through the arguments that SQLAlchemy reads."""
    where = make_url(url)
    _, arguments = where.get_dialect()().create_connect_args(where)
    connection = await asyncpg.connect(**arguments)
    try:
        return [await connection.fetchval(statement) for statement in statements]
    finally:
        await connection.close()


def test_postgres_answers_and_is_as_durable_as_by_default(database: str) -> None:
    assert database.startswith("postgresql+asyncpg://")
    settings = ("fsync", "full_page_writes", "synchronous_commit")
    answers = asyncio.run(asked(database, "SELECT 6 * 7", *(f"SHOW {name}" for name in settings)))
    assert answers == [42, "on", "on", "on"]


def test_letters_of_every_language_have_a_case(database: str) -> None:
    assert asyncio.run(asked(database, "SELECT lower('ÄÇЖ')")) == ["äçж"]


@pytest.mark.parametrize("time", [1, 2])
def test_a_database_is_empty_at_first(database: str, time: int) -> None:
    count = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"
    answers = asyncio.run(asked(database, count, "CREATE TABLE tower (height int)", count))
    assert answers == [0, None, 1]


def test_a_database_is_dropped_even_if_somebody_is_connected(databases: Databases) -> None:
    async def drop_under_a_connection() -> list[object]:
        busy = databases("busy")
        held = asyncio.create_task(asked(busy, "SELECT pg_sleep(600)"))
        sleeping = "SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%'"
        while await asked(busy, sleeping) == [0]:
            pass
        databases.drop("busy")
        with pytest.raises(asyncpg.PostgresConnectionError):
            await held
        return await asked(databases("busy"), "SELECT 1")

    assert asyncio.run(drop_under_a_connection()) == [1]
    databases.drop("busy")


@pytest.mark.parametrize("time", [1, 2])
def test_redis_answers_and_is_empty_at_first(redis_url: str, time: int) -> None:
    async def ask() -> tuple[object, object]:
        async with Redis.from_url(redis_url) as client:
            answer, before = await client.ping(), await client.dbsize()
            await client.set("agent", "asleep")
            return answer, before

    assert asyncio.run(ask()) == (True, 0)


HOLD = """
import sys
from tests.services import postgres, redis_server
with postgres() as url_of, redis_server() as url:
    print(url_of("held"), url, flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def holder() -> Iterator[tuple[subprocess.Popen[str], Path]]:
    """A process that holds both services until its input ends, and the folder for theirs.

    The folder is not pytest's, which PostgreSQL's user may not enter.
    """
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o1777)  # like /tmp
        with subprocess.Popen(
            [sys.executable, "-c", HOLD],
            cwd=ROOT,
            env={**os.environ, "TMPDIR": folder},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        ) as process:
            yield process, Path(folder)


def commands_in(folder: Path) -> list[str]:
    """What runs there, without what died and nobody mourned yet."""
    listed = subprocess.run(["ps", "-ww", "-e", "-o", "stat=", "-o", "args="], capture_output=True)
    lines = listed.stdout.decode().splitlines()
    return [line for line in lines if str(folder) in line and not line.startswith("Z")]


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, None])
def test_nothing_is_left_when_whoever_started_it_ends(
    holder: tuple[subprocess.Popen[str], Path], how: signal.Signals | None
) -> None:
    process, folder = holder
    assert process.stdout is not None
    assert str(folder) in process.stdout.readline()
    running = " ".join(commands_in(folder))
    assert "bin/postgres" in running
    assert "bin/redis-server" in running
    if how is None:
        process.communicate()
    else:
        process.send_signal(how)
    wait_until(lambda: not commands_in(folder) and not list(folder.iterdir()))


@pytest.mark.parametrize("seconds", [0.0, 0.1, 0.2, 0.3])
def test_nothing_is_left_of_a_start_that_was_cut_short(
    holder: tuple[subprocess.Popen[str], Path], seconds: float
) -> None:
    """Not even when PostgreSQL still sets up its folder, or cannot hear signals yet."""
    process, folder = holder
    wait_until(lambda: bool(list(folder.glob("safehouse-postgres-*/data"))))
    time.sleep(seconds)
    process.kill()
    wait_until(lambda: not commands_in(folder) and not list(folder.iterdir()))


def test_a_service_that_does_not_start_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services, "_bundled", lambda package, path: Path("/nowhere"))
    with (
        pytest.raises(ServiceError, match=r"^Redis did not start: .* not found$"),
        redis_server(),
    ):
        pass
    with pytest.raises(ServiceError, match=r"^PostgreSQL did not start: .* not found$"), postgres():
        pass


def test_a_package_that_is_missing_is_named() -> None:
    with pytest.raises(ServiceError, match=r"^The package watchtower is not installed"):
        services._bundled("watchtower", "bin/watchtower")
    with pytest.raises(ServiceError, match=r"^There is no bin/postgres in redis "):
        services._bundled("redis", "bin/postgres")
