"""What the tests of the server share: a house that is open as long as the test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from litestar import Litestar

from tests.server.visitor import open_house


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(name="app")
async def app_of_test(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Litestar]:
    """A house in this process, on SQLite; with `@on_either_database` on PostgreSQL as well."""
    if getattr(request, "param", "sqlite") == "postgresql":
        database = str(request.getfixturevalue("database"))
    else:
        database = str(tmp_path / "house.sqlite3")
    async with open_house(database) as app:
        yield app
