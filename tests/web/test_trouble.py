"""Reload, a cut line, a house that dies in a turn: the page comes back where it was."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.server.visitor import house
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
    """The line between a page and its house, which can be cut."""

    def __init__(self, person: Person) -> None:
        self.is_cut = False
        self._ends: list[WebSocketRoute] = []
        person.page.route_web_socket("**/api/socket", self._open)

    def _open(self, end: WebSocketRoute) -> None:
        if self.is_cut:
            end.close(code=1001)
        else:
            end.connect_to_server()
            self._ends.append(end)

    def cut(self) -> None:
        """Cut it."""
        self.is_cut = True
        for end in self._ends:
            end.close(code=1001)
        self._ends.clear()

    def mend(self) -> None:
        """Let the page find its house again."""
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
    expect(person.page.get_by_text("The line to the house is cut.")).to_be_visible()
    choose_something(person)
    expect(person.page.get_by_text("your decision is sent as soon as")).to_be_visible()
    assert person.number == number
    wire.mend()
    person.wait(lambda: person.number > number)
    expect(person.page.get_by_text("The line to the house is cut.")).to_be_hidden()
    person.wait(person.is_asked)
    person.decide()


def test_a_house_that_dies_comes_back_and_the_game_goes_on(
    browser: Browser, tmp_path: Path
) -> None:
    with house(str(tmp_path / "house.db"), "--log-level", "warning") as process:
        person = begin(Person(browser, process.url))
        number = person.number
        process.kill()
        expect(person.page.get_by_text("The line to the house is cut.")).to_be_visible()
        # What is chosen now waits.
        choose_something(person)
        expect(person.page.get_by_text("your decision is sent as soon as")).to_be_visible()
        process.start()
        expect(person.page.get_by_text("The line to the house is cut.")).to_be_hidden()
        person.wait(lambda: person.number > number)
        person.wait(person.is_asked)
        person.decide()
        person.close()
