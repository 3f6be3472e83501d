"""A game with a known deal on the page of a lesson: the rules answer, nothing is left to chance."""

import json
import random
from collections.abc import Iterable
from typing import Any

from playwright.sync_api import Locator, Route, expect

from safehouse.games.state import State
from tests.plain import plain
from tests.web.person import Person

LESSON = "prepared"


class Prepared:
    """A board that begins with a given state; who else plays chooses at random, always the same."""

    def __init__(self, person: Person, state: State, seat: str = "first") -> None:
        self.person = person
        self.page = person.page
        self._start = state
        self._seat = seat
        self.taken: list[str] = []
        self.warnings: list[str] = []
        self.page.on("console", self._hear)
        self.page.route(f"**/api/lessons/{state.game.name}*", self._tell)
        self.page.route(f"**/api/lessons/{state.game.name}/{LESSON}", self._try)

    def _hear(self, message: Any) -> None:
        # What the graphics driver says about screenshots and pixels that are read is no fault.
        if message.type == "warning" and "GL Driver Message" not in message.text:
            self.warnings.append(message.text)

    def open(self) -> "Prepared":
        """Go to the page."""
        self.person.settle(confirm="never").go(f"/learn/{self._start.game.name}/{LESSON}")
        self.board.locator("[role=grid]:visible").first.wait_for()
        return self

    @property
    def board(self) -> Locator:
        """The board."""
        return self.page.locator("[data-lesson] > .board")

    @property
    def state(self) -> State:
        """How the game stands."""
        return self._after(self.taken)[0]

    def _after(self, decisions: Iterable[str]) -> tuple[State, list[Any]]:
        chance = random.Random(1)
        state, events = self._answered(self._start, [], chance)
        for decision in decisions:
            state = state.decide(decision)
            state, events = self._answered(state, list(plain(state.events(self._seat))), chance)
        return state, events

    def _answered(
        self, state: State, events: list[Any], chance: random.Random
    ) -> tuple[State, list[Any]]:
        while state.actor is not None and state.actor not in (self._seat, "tower"):
            state = state.decide(chance.choice(state.decisions()))
            events += plain(state.events(self._seat))
        return state, events

    def _attempt(self, decisions: list[str]) -> dict[str, Any]:
        state, events = self._after(decisions)
        view, sayings, texts = state.view(self._seat), state.game.sayings, state.decisions()
        parsed = [state.game.decisions.parse(text) for text in texts]
        return {
            "number": len(decisions),
            "view": plain(view),
            "to_act": state.actor,
            "decisions": texts,
            "question": plain(sayings.question(view, parsed)) if parsed else None,
            "described": [plain(sayings.decision(decision, view)) for decision in parsed],
            "events": events,
            "passed": False,
            "failed": False,
        }

    def _tell(self, route: Route) -> None:
        lesson = {"id": LESSON, "seat": self._seat, "most": 99, "start": self._attempt([])}
        route.fulfill(json={"game": self._start.game.name, "lessons": [lesson]})

    def _try(self, route: Route) -> None:
        self.taken = json.loads(route.request.post_data or "{}")["decisions"]
        route.fulfill(json=self._attempt(self.taken))

    def has_taken(self, *decisions: str) -> None:
        """The page has made these decisions, and shows what came of them."""
        room = self.page.locator("[data-lesson]")
        expect(room).to_have_attribute("data-taken", str(len(decisions)))
        assert self.taken == list(decisions)
