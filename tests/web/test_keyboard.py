"""A whole game of Sleepers by keyboard alone: nothing is ever pointed at."""

from collections.abc import Callable

from tests.examples import SOON_OVER
from tests.web.person import Person

MAX_STEPS = 400
WHERE = """() => {
  const focus = document.activeElement;
  if (focus?.closest('[role=grid]') || focus?.getAttribute('role') === 'grid') return 'map';
  if (focus?.closest('.choices')) return 'buttons';
  return focus?.tagName ?? '';
}"""
REACTS = """() => document.activeElement?.getAttribute('aria-disabled') === 'false'"""


def tab_to(person: Person, place: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(60):
        if person.page.evaluate(WHERE) == place:
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to the {place}.")


def decide(person: Person, turn: int) -> None:
    before = person.number
    if (
        person.page.locator("[data-number] .board [role=gridcell][aria-disabled='false']").count()
        == 0
    ):
        hand = person.page.locator("[role=toolbar] button[aria-disabled='false']").count()
        if hand == 0:
            tab_to(person, "buttons")
            person.page.keyboard.press("Enter")
            person.wait(lambda: person.number > before or person.is_over())
            return
    tab_to(person, "map")
    for gesture in range(12):
        if person.number != before or person.is_over():
            return
        # A tile of the hand by its number, then on to the next hex that reacts.
        person.page.keyboard.press(str(1 + (turn + gesture) % 3))
        for _ in range(1 + (7 * turn + 3 * gesture) % 11):
            person.page.keyboard.press("n")
        if person.page.evaluate(REACTS):
            person.page.keyboard.press("Enter")
        person.wait(lambda: person.number > before or person.is_over(), 200)
    if person.page.locator(".choices button").count():
        tab_to(person, "buttons")
        person.page.keyboard.press("Enter")
    person.wait(lambda: person.number > before or person.is_over())


def play(person: Person, most: int) -> None:
    """Decide until the game is over, but not more often than that."""
    for turn in range(most):
        if not person.is_up():
            return
        decide(person, turn)


def test_a_game_of_sleepers_is_begun_by_keyboard_alone(come: Callable[..., Person]) -> None:
    person = come().settle(pace=0, level="level1").go("/")
    person.page.wait_for_selector("[data-game=sleepers] button.primary")
    for _ in range(40):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("document.activeElement.matches('[data-game=sleepers] .primary')"):
            break
    person.page.keyboard.press("Enter")
    person.page.wait_for_selector("[data-number] .board [role=grid]")
    play(person, 2)


def test_a_game_of_sleepers_is_played_to_its_end_by_keyboard_alone(
    come: Callable[..., Person],
) -> None:
    person = come().settle(pace=0)
    table = person.open_table("sleepers", SOON_OVER["sleepers"], ["level1"])
    person.go(table)
    person.page.wait_for_selector("[data-number] .board [role=grid]")
    play(person, MAX_STEPS)
    assert person.is_over()
    said = person.page.locator("[role=log]").inner_text()
    assert said.strip(), "What happens is announced."
