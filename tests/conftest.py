"""What many tests need: databases and servers of their own."""

from pathlib import Path

import pytest

from tests import surroundings
from tests.services import (  # noqa: F401
    databases_of_worker,
    fresh_database,
    fresh_redis,
    redis_server_of_worker,
)

surroundings.settle()


@pytest.fixture(params=["sqlite", "postgresql"])
def anywhere(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "house.sqlite3")
    return str(request.getfixturevalue("database"))
