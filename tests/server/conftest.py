"""What the tests of the server share: a house that is open as long as the test."""

from collections.abc import AsyncIterator

import pytest
from litestar import Litestar

from tests.server.visitor import open_house


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(name="app")
async def app_of_test(anywhere: str) -> AsyncIterator[Litestar]:
    """A house in this process, on either database."""
    async with open_house(anywhere) as app:
        yield app
