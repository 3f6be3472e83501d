"""What the tests of the server share: a server that is open as long as the test."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from litestar import Litestar

from tests.server.visitor import ServerProcess, open_server, running_server


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server in a process of its own, which the tests of a module share."""
    with running_server(str(tmp_path_factory.mktemp("shared") / "house.sqlite3")) as process:
        yield process


@pytest.fixture(name="app")
async def app_of_test(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Litestar]:
    """A server in this process, on SQLite; with `@on_either_database` on PostgreSQL as well."""
    if getattr(request, "param", "sqlite") == "postgresql":
        database = str(request.getfixturevalue("database"))
    else:
        database = str(tmp_path / "house.sqlite3")
    async with open_server(database) as app:
        yield app
