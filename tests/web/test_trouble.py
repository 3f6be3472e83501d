"""Reload, a cut line, a server that dies in a turn: the page comes back where it was."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.server.visitor import running_server
from tests.web.person import Person


def begin(person: Person) -> Person:
    """A game of Sleepers against the computer, with the first decision made."""
    assert person.settle(pace=0, level="level1").begin("sleepers").play(1)
    return person


def looks(person: Person) -> list[str]:
    """What lies where, in words."""
    cells = person.page.locator("[data-number] .board [role=gridcell]")
    return [str(said) for said in cells.evaluate_all("cells => cells.map((one) => one.ariaLabel)")]


def test_after_a_reload_all_is_as_it_was(come: Callable[..., Person]) -> None:
    person = begin(come())
    before, number, log = looks(person), person.number, person.page.locator(".side ol").inner_text()
    person.page.reload()
    person.wait(person.is_asked)
    assert (looks(person), person.number) == (before, number)
    assert person.page.locator(".side ol").inner_text() == log
    person.decide()


class Wire:
    """The line between a page and its server, which can be cut."""

    def __init__(self, person: Person) -> None:
        self.is_cut = False
        self.is_dead = False
        """Whether nothing arrives any more at either end, and neither is told."""

        self._ends: list[WebSocketRoute] = []
        person.page.route_web_socket("**/api/socket", self._open)

    def _open(self, end: WebSocketRoute) -> None:
        if self.is_cut:
            end.close(code=1001)
        else:
            far = end.connect_to_server()
            end.on_message(lambda message: None if self.is_dead else far.send(message))
            far.on_message(lambda message: None if self.is_dead else end.send(message))
            self._ends.append(end)

    def cut(self) -> None:
        """Cut it."""
        self.is_cut = True
        for end in self._ends:
            end.close(code=1001)
        self._ends.clear()

    def mend(self) -> None:
        """Let the page find its server again."""
        self.is_cut = False


def choose_something(person: Person) -> None:
    """Tile and hex: a whole decision, whatever becomes of it."""
    for _ in range(2):
        if person.choices().count():
            person.choices().first.click(force=True)
            person.page.wait_for_timeout(150)


def test_what_is_decided_without_a_network_is_sent_when_it_is_back(
    come: Callable[..., Person],
) -> None:
    person = come()
    wire = Wire(person)
    begin(person)
    number = person.number
    wire.cut()
    expect(person.page.get_by_text("Reconnecting")).to_be_visible()
    choose_something(person)
    expect(person.page.get_by_text("Your move will be sent as soon as")).to_be_visible()
    assert person.number == number
    wire.mend()
    person.wait(lambda: person.number > number)
    expect(person.page.get_by_text("Reconnecting")).to_be_hidden()
    person.wait(person.is_asked)
    person.decide()


def test_a_server_that_dies_comes_back_and_the_game_goes_on(
    browser: Browser, tmp_path: Path
) -> None:
    with running_server(str(tmp_path / "house.db"), "--log-level", "warning") as process:
        person = begin(Person(browser, process.url))
        number = person.number
        process.kill()
        expect(person.page.get_by_text("Reconnecting")).to_be_visible()
        # What is chosen now waits.
        choose_something(person)
        expect(person.page.get_by_text("Your move will be sent as soon as")).to_be_visible()
        process.start()
        expect(person.page.get_by_text("Reconnecting")).to_be_hidden()
        person.wait(lambda: person.number > number)
        person.wait(person.is_asked)
        person.decide()
        person.close()


def test_a_clock_that_nobody_knows_stops_and_says_so(come: Callable[..., Person]) -> None:
    person = come()
    wire = Wire(person)
    person.settle(pace=0, level="level1").go("/new/sleepers")
    person.page.get_by_label("Time control").select_option("quick")
    person.page.get_by_role("button", name="Start game").click()
    assert person.is_up()
    clock = person.page.locator("[data-seat][aria-current] [role=timer]")

    def runs() -> bool:
        shown = clock.inner_text()
        return person.wait(lambda: clock.inner_text() != shown, 990)

    person.wait(runs)
    expect(clock).not_to_have_class(re.compile("stale"))
    wire.is_dead = True
    expect(clock).to_have_class(re.compile("stale"))
    expect(clock).to_have_attribute("title", re.compile("."))
    assert not runs()
    assert not runs()
    wire.is_dead = False
    expect(clock).not_to_have_class(re.compile("stale"))
    person.wait(runs)


def sit_down_with_a_friend(anna: Person, ben: Person) -> None:
    """A table of Anna's at which Ben begins."""
    for person in (anna, ben):
        person.settle(pace=0, level="level1")
    anna.go("/new/sleepers?with=friend")
    anna.page.get_by_label("Play as").select_option("black")
    anna.page.get_by_role("button", name="Create link").click()
    expect(anna.page.locator("#link")).to_be_visible()
    ben.go(f"/table/{anna.table}").page.get_by_role("button", name="Join").click()
    ben.wait(ben.is_asked)
    anna.page.wait_for_selector("[data-number] .board [role=grid]")


def test_a_game_without_who_is_away_is_stopped_only_when_one_is_sure(
    browser: Browser, tmp_path: Path
) -> None:
    with running_server(str(tmp_path / "house.db"), settings={"away": "1"}) as process:
        anna, ben = Person(browser, process.url), Person(browser, process.url)
        sit_down_with_a_friend(anna, ben)
        ben.page.goto("/")
        stop = anna.page.get_by_role("button", name="Abort game (no result)")
        stop.click()
        anna.page.get_by_role("button", name="Cancel").click()
        expect(anna.page.get_by_role("button", name="Yes, abort")).to_have_count(0)
        assert not anna.is_over()
        stop.click()
        anna.page.get_by_role("button", name="Yes, abort").click()
        anna.sees("Game aborted")
        for person in (anna, ben):
            person.close()


def test_a_dead_line_is_seen_on_both_sides_and_the_game_goes_on_without_who_is_away(
    browser: Browser, tmp_path: Path
) -> None:
    with running_server(str(tmp_path / "house.db"), settings={"away": "1"}) as process:
        anna, ben = Person(browser, process.url), Person(browser, process.url)
        wire = Wire(ben)
        sit_down_with_a_friend(anna, ben)
        there = anna.page.locator("[data-seat=white]")
        expect(there).not_to_contain_text("away since")
        wire.is_dead = True
        expect(ben.page.get_by_text("Reconnecting")).to_be_visible()
        expect(there).to_contain_text("away since")
        wire.is_dead = False
        expect(ben.page.get_by_text("Reconnecting")).to_be_hidden()
        expect(there).not_to_contain_text("away since")
        ben.page.goto("/")
        expect(there).to_contain_text("away since")
        anna.sees(re.compile("^Waiting for .+ to come back"))
        anna.page.get_by_role("button", name="Continue with a computer").click()
        expect(there).to_contain_text("Computer")
        anna.wait(lambda: anna.number > 1)
        ben.go(f"/table/{anna.table}")
        ben.sees("You were away, so a computer took your seat.")
        for person in (anna, ben):
            person.close()
