"""Somebody at a browser: sees the page, and uses it as people do."""

import json
import random
import re
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

DESK = {"width": 1280, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 120_000
"""Milliseconds until something is given up that must come; a busy machine takes its time."""

expect.set_options(timeout=PATIENCE)

REACTS = (
    "[data-number] .board [aria-disabled='false']:visible, "
    "[data-number] .board [data-can]:visible, "
    "[data-number] .ask .choices button:enabled:visible"
)
"""All that can be chosen at a table: places on the board, and buttons beside it."""


SECOND = (
    "[data-number] .board .paying button:not(.quiet, [aria-disabled]):visible, "
    "[data-number] .board .plan button.primary:not([aria-disabled]):visible"
)
"""What is offered after something was chosen: it finishes a decision."""


class Person:
    """A page in a browser of its own: nothing is shared with others but the server."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        language: str = "en",
        size: dict[str, int] = DESK,
        theme: str = "light",
        motion: str = "reduce",
        **more: Any,
    ) -> None:
        self.context: BrowserContext = browser.new_context(
            base_url=url,
            viewport=size,  # type: ignore[arg-type]
            locale={"en": "en-GB", "de": "de-CH", "fr": "fr-CH"}[language],
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion=motion,  # type: ignore[arg-type]
            **more,
        )
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self._chance = random.Random(1)

    def close(self) -> None:
        """Go away; a page that has thrown an error fails the test."""
        self.context.close()
        assert self.errors == [], self.errors

    def go(self, path: str) -> "Person":
        """Open an address."""
        self.page.goto(path)
        self.page.wait_for_selector("main > *")
        return self

    def settle(self, **settings: object) -> "Person":
        """Choose settings before the page is opened."""
        self.page.add_init_script(
            "localStorage.safehouse = JSON.stringify("
            f"{{...JSON.parse(localStorage.safehouse ?? '{{}}'), ...{json.dumps(settings)}}})"
        )
        return self

    @property
    def table(self) -> str:
        """The table at which one is."""
        found = re.search(r"/table/([0-9a-f]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    @property
    def number(self) -> int:
        """How many entries the page shows of its table; -1 where it shows none."""
        shown = self.page.locator("[data-number]").evaluate_all(
            "all => all.map(o => o.dataset.number)"
        )
        return int(shown[0]) if shown else -1

    def is_over(self) -> bool:
        """Whether the page says that the game is over."""
        return self.page.locator(".ask h2").count() > 0

    def is_asked(self) -> bool:
        """Whether the page asks for a decision."""
        return self.page.locator("#question").count() > 0 and self.page.locator(REACTS).count() > 0

    def choices(self) -> Locator:
        """All that reacts now."""
        return self.page.locator(REACTS)

    def decide(self, gestures: int = 40) -> None:
        """Choose something that reacts, and again, until a decision has been made."""
        before = self.number
        for _ in range(gestures):
            there = self.page.locator(SECOND)
            there = there if there.count() else self.choices()
            count = there.count()
            if count == 0 or self.number != before or self.is_over():
                break
            there.nth(self._chance.randrange(count)).click(force=True)
            self.wait(lambda: self.number != before or self.is_over(), 100)
        else:
            raise AssertionError("No decision came of all these gestures.")
        self.wait(lambda: self.number != before or self.is_over())

    def begin(self, game: str) -> "Person":
        """A game against the computer, or alone, by one click on the start page."""
        self.go("/")
        self.page.locator(f"[data-game={game}] button.primary").click()
        self.page.wait_for_selector("[data-number] .board [role=grid]")
        return self

    def open_table(self, game: str, options: dict[str, object], players: Sequence[str] = ()) -> str:
        """Open a table that only those find who have its address; which is what is returned."""
        self.go("/settings")
        self.context.request.post("/api/people", data={"name": "Somebody"})
        wanted = {"game": game, "options": options, "players": players, "private": True}
        return f"/table/{self.context.request.post('/api/tables', data=wanted).json()['id']}"

    def is_up(self) -> bool:
        """Wait until one is asked; False when the game is over instead."""
        self.wait(lambda: self.is_asked() or self.is_over())
        return not self.is_over()

    def play(self, decisions: int) -> bool:
        """Decide so often; False if the game is over before one is asked again."""
        for _ in range(decisions):
            if not self.is_up():
                return False
            self.decide()
        return self.is_up()

    def wait(self, until: Callable[[], bool], milliseconds: int = PATIENCE) -> bool:
        """Wait until something is so; a long wait that is in vain fails."""
        for _ in range(max(1, milliseconds // 25)):
            if until():
                return True
            self.page.wait_for_timeout(25)
        assert milliseconds < 1000, "It never came so far."
        return False

    def sees(self, text: str | re.Pattern[str]) -> None:
        """The page shows this."""
        expect(self.page.get_by_text(text).first).to_be_visible(timeout=PATIENCE)
