"""A game is a folder: Trapped, from outside, is played everywhere without a change to the product.

It lies in `tests/fourth` as it would lie among the installed packages: the package, and the entry
point by which it is found.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.patience import PATIENCE
from tests.server.visitor import ServerProcess
from tests.web.chromium import open_browser
from tests.web.person import Person

FOURTH = Path(__file__).parent / "fourth"
PACKAGES = f"{FOURTH}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"
ENVIRONMENT = {**os.environ, "PYTHONPATH": PACKAGES, "LANG": "en"}


def safehouse(*words: str) -> str:
    """What a command prints where the fourth game is installed."""
    command = [sys.executable, "-m", "safehouse", *words]
    done = subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_found_by_its_entry_point() -> None:
    assert "trapped" in safehouse("play", "--help")


def test_it_is_played_in_the_terminal() -> None:
    shown = safehouse("play", "trapped", "--watch", "--seed", "4", "--level", "1")
    assert "Cross marks" in shown or "Cross steps into the trap" in shown
    assert "wins with three in a row." in shown or "a draw." in shown


def test_its_positions_are_looked_at_and_its_questions_asked() -> None:
    words = ("inspect", "trapped", "--seed", "4", "--decide", "mark b2")
    assert json.loads(safehouse(*words, "--json"))["to_act"] == "circle"
    assert "Circle · Mark a cell." in safehouse(*words, "--as", "circle")
    seen = safehouse("inspect", "trapped", "--seed", "4", "--as", "cross", "--json")
    assert "trap" not in json.loads(seen)["view"]


def test_its_players_compete_and_search_is_stronger_than_chance() -> None:
    answer = safehouse(
        *("arena", "trapped", "--players", "ismcts:60,random", "--games", "40", "--json")
    )
    best, *_ = json.loads(answer)["standings"]
    assert best["player"] == "ismcts:60"


def test_its_hints_say_what_to_do() -> None:
    asked = ("hint", "trapped", "--seed", "4", "--as", "cross", "--seconds", "1")
    answer = json.loads(safehouse(*asked, "--json"))
    assert answer["best"][0]["decision"].startswith("mark ")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server where the fourth game is installed."""
    folder = tmp_path_factory.mktemp("fourth")
    process = ServerProcess(str(folder / "games.db"), log=folder / "log", path=FOURTH)
    process.start()
    yield process
    process.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with open_browser() as chromium:
        yield chromium


def test_it_is_on_the_server_with_its_texts(site: ServerProcess) -> None:
    games = httpx.get(f"{site.url}/api/about").json()["games"]
    assert "trapped" in [game["name"] for game in games]
    assert "trapped-ask" in httpx.get(f"{site.url}/api/texts/de/trapped").text
    assert httpx.get(f"{site.url}/api/texts/en/nonesuch").json()["code"] == "not_found"


def test_it_is_played_in_the_browser_against_the_computer_with_hints(
    site: ServerProcess, browser: Browser
) -> None:
    person = Person(browser, site.url)
    page = person.go("/").page
    page.locator("[data-game=trapped]").get_by_role("button", name="Play").first.click()
    expect(page.get_by_text("Mark a cell.").first).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("Mark ", exact=False).first).to_be_visible()
    end = time.monotonic() + PATIENCE
    while not page.get_by_role("link", name="Replay").count():
        assert time.monotonic() < end, "The game does not end."
        button = page.locator("button[data-decision]").first
        if button.count():
            button.click(timeout=5_000)
        page.wait_for_timeout(200)
    assert person.errors == []
    person.close()
