"""Takes the pictures of the documents: `make screenshots`."""

import tempfile
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import Browser

from tests.server.visitor import running_server
from tests.web.chromium import install, open_browser
from tests.web.person import DESK, PHONE, Person

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
GAMES = {"sleepers": 14, "undercover": 13, "sarahs_vision": 3}
"""How many decisions are made before the picture is taken."""


def take(browser: Browser, url: str) -> None:
    """All pictures, at a desk and on a phone."""
    PICTURES.mkdir(exist_ok=True)
    for name, size, theme in (("desk", DESK, "light"), ("phone", PHONE, "dark")):
        person = Person(browser, url, size=size, theme=theme)
        person.settle(pace=0, level="level2", confirm="never").go("/")
        person.page.wait_for_selector("[data-game] svg")
        person.page.wait_for_load_state("networkidle")
        person.page.screenshot(path=PICTURES / f"home-{name}.png")
        for game, decisions in GAMES.items():
            person.begin(game).play(decisions)
            person.page.mouse.move(0, 0)
            person.page.evaluate("scrollTo(0, 0)")
            person.page.wait_for_timeout(800)
            person.page.screenshot(path=PICTURES / f"{game}-{name}.png")
            print(f"{game}-{name}.png", flush=True)
        person.close()


def main() -> None:
    """Open a server, take the pictures, close it."""
    install()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        browser = stack.enter_context(open_browser())
        here = stack.enter_context(
            running_server(str(folder / "house.db"), "--log-level", "warning")
        )
        take(browser, here.url)


if __name__ == "__main__":
    main()
