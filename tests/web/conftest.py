"""A browser and a server for the tests of the pages."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.visitor import ServerProcess, running_server
from tests.web.chromium import open_browser
from tests.web.person import Person

BUILT = Path(__file__).parents[2] / "src" / "safehouse" / "web" / "index.html"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One Chromium for the tests of a module; its event loop must not outlive them."""
    with open_browser() as chromium:
        yield chromium


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with its pages."""
    assert BUILT.exists(), "The client is not built; `make web` builds it."
    folder = tmp_path_factory.mktemp("site")
    with running_server(
        str(folder / "house.db"), "--log-level", "warning", log=folder / "log"
    ) as process:
        yield process


@pytest.fixture
def come(browser: Browser, site: ServerProcess) -> Iterator[Callable[..., Person]]:
    """Somebody comes to the server; all go home at the end of the test."""
    people: list[Person] = []

    def arrive(**more: Any) -> Person:
        people.append(Person(browser, site.url, **more))
        return people[-1]

    yield arrive
    for person in people:
        person.close()
