"""The frame around a board: all is in sight, nothing slides, and every step can be followed."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.effort import times
from tests.web.person import DESK, PHONE, Person

GAMES = ("sleepers", "undercover", "sarahs_vision")
SIZES = ((390, 844), (360, 640), (844, 390), (1366, 768))
BOX = """(selector) => [...document.querySelectorAll(selector)].map((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return [left, top, right, bottom].map(Math.round);
})"""


def boxes(person: Person, selector: str) -> list[list[int]]:
    """Where things are on the screen: left, top, right and bottom of each."""
    found: list[list[int]] = person.page.evaluate(BOX, selector)
    return found


def overlap(one: list[int], other: list[int]) -> bool:
    """Whether two boxes cover each other."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def resize(person: Person, width: int, height: int) -> None:
    """Another screen, and the page as it is when it is opened there."""
    person.page.set_viewport_size({"width": width, "height": height})
    person.page.evaluate("scrollTo(0, 0)")


def check_in_sight(person: Person, *selectors: str) -> None:
    """All of these are on the screen, whole, and none covers another."""
    width, height = person.page.evaluate("[innerWidth, innerHeight]")
    seen: list[list[int]] = []
    for selector in selectors:
        (box,) = boxes(person, selector)
        left, top, right, bottom = box
        assert left >= 0, (selector, box)
        assert top >= 0, (selector, box)
        assert right <= width, (selector, box, width)
        assert bottom <= height, (selector, box, height)
        assert not any(overlap(box, other) for other in seen), (selector, box)
        seen.append(box)


def test_board_hand_and_question_are_in_sight_at_every_size(come: Callable[..., Person]) -> None:
    person = come(language="de").settle(pace=0, level="level1", confirm="always")
    person.begin("sleepers")
    page = person.page
    assert person.is_up()
    for width, height in SIZES:
        resize(person, width, height)
        check_in_sight(person, "#question", "[role=grid]", "[role=toolbar]")
        # A tile and a hex: what waits to be confirmed covers nothing.
        page.locator("[role=toolbar] button[aria-disabled=false]").first.click()
        page.locator("[role=gridcell][aria-disabled=false]").first.click(force=True)
        confirm = page.get_by_role("group", name="Bestätigen")
        expect(confirm).to_be_visible()
        check_in_sight(
            person, "#question", "[role=grid]", "[role=toolbar]", ".confirm [role=group]"
        )
        confirm.get_by_role("button").last.click()
        expect(confirm).to_have_count(0)
        page.locator("[role=toolbar] button[aria-pressed=true]").click()  # and put back
        # The label of a setting is not behind its values.
        page.get_by_role("button", name="Mehr", exact=True).click()
        label = page.get_by_text("Entscheidungen bestätigen").bounding_box()
        values = page.get_by_label("Entscheidungen bestätigen").bounding_box()
        assert label is not None
        assert values is not None
        apart = label["y"] + label["height"] <= values["y"]
        assert apart or label["x"] + label["width"] <= values["x"]
        page.keyboard.press("Escape")


@pytest.mark.parametrize("game", ["undercover", "sarahs_vision"])
def test_question_and_board_are_in_sight_at_every_size(
    game: str, come: Callable[..., Person]
) -> None:
    person = come(language="de").settle(pace=0, level="level1", confirm="always").begin(game)
    assert person.is_up()
    for width, height in SIZES:
        resize(person, width, height)
        check_in_sight(person, "#question")
        ((_, top, _, bottom),) = boxes(person, ".table > .board")
        assert top < height / 2 < bottom
        assert not overlap(*boxes(person, ".table > .ask"), *boxes(person, ".table > .board"))


WATCH = """(phone) => {
  window.seen = {};
  const look = () => {
    const table = document.querySelector('.table');
    if (table === null || document.querySelector('.ask h2')) return;
    const isSleepers = table.dataset.game === 'sleepers';
    const inTable = ['.board'];
    // On a phone they are below the board, and commit nothing.
    if (isSleepers || !phone) inTable.push('.tools > *');
    if (isSleepers) inTable.push('.map', '.me', '.them');
    if (!phone) inTable.push('.ask');  // there it stays on the screen while one scrolls
    const ask = table.querySelector('.ask');
    const all = [...inTable.map((one) => [one, table]), ['.prompt', ask], ['.actions', ask]];
    const note = (name, place) => (window.seen[name] ??= new Set()).add(place);
    for (const [selector, frame] of all) {
      const from = frame.getBoundingClientRect();
      [...frame.querySelectorAll(selector)].forEach((one, i) => {
        const { left, top } = one.getBoundingClientRect();
        note(`${selector} ${i}`, `${Math.round(left - from.left)},${Math.round(top - from.top)}`);
      });
    }
    note('height of .ask', `${Math.round(ask.getBoundingClientRect().height)}`);
  };
  const frame = () => { look(); requestAnimationFrame(frame); };
  frame();
}"""
SEEN = "Object.fromEntries(Object.entries(window.seen).map(([name, all]) => [name, [...all]]))"


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_clicked_beside_a_board_stays_where_it_is(
    game: str, size: dict[str, int], come: Callable[..., Person]
) -> None:
    person = come(language="de", size=size).settle(pace=0, level="level1", confirm="never")
    assert person.begin(game).is_up()
    person.page.evaluate(WATCH, size == PHONE)
    person.play(times(6))
    seen: dict[str, list[str]] = person.page.evaluate(SEEN)
    assert len(seen) > 3
    assert {name: places for name, places in seen.items() if len(places) > 1} == {}


def take_up_and_ask(person: Person, by_number: str) -> None:
    """By keyboard: a tile of the hand, and the next hex on which it can be put."""
    person.page.locator("[role=gridcell][tabindex='0']").focus()
    person.page.keyboard.press(by_number)
    person.page.keyboard.press("n")
    person.page.keyboard.press("Enter")


def test_enter_again_confirms_and_escape_takes_back(come: Callable[..., Person]) -> None:
    person = come().settle(pace=0, level="level1", confirm="always").begin("sleepers")
    assert person.is_up()
    before = person.number
    confirm = person.page.get_by_role("group", name="Confirm")
    take_up_and_ask(person, "1")
    expect(confirm).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(confirm).to_have_count(0)
    person.page.keyboard.press("Enter")
    expect(confirm).to_be_visible()
    assert person.number == before
    person.page.keyboard.press("Enter")
    person.wait(lambda: person.number > before)


def test_a_reason_goes_when_it_no_longer_applies(come: Callable[..., Person]) -> None:
    person = come().settle(pace=0, level="level1").begin("sleepers")
    assert person.is_up()
    page = person.page
    why = page.get_by_role("button", name=re.compile("Why can.t I"))
    reason = page.locator(".notes [role=status]")
    tile = page.locator("[role=toolbar] button").first

    def wonder() -> None:
        page.locator("[role=gridcell][aria-label='E5: empty.']").click(force=True)
        expect(reason).to_be_visible()

    why.click()
    wonder()
    tile.click()  # now it can be put on that hex
    expect(reason).to_have_count(0)
    tile.click()
    wonder()
    why.click()
    expect(reason).to_have_count(0)


MAX_STEPS = 1500
COUNT = """() => {
  const table = document.querySelector('[data-number]');
  window.shown = [Number(table.dataset.number)];
  new MutationObserver(() => window.shown.push(Number(table.dataset.number)))
    .observe(table, { attributes: true, attributeFilter: ['data-number'] });
}"""


def test_every_step_of_three_computers_is_shown_and_can_be_skipped(
    come: Callable[..., Person],
) -> None:
    person = come()
    page = person.page
    told: list[int] = []

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "news":
            told.append(message["scene"]["number"])

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    person.settle(pace=300, level="level1").go("/new/undercover")
    page.get_by_label("Players").select_option("4")
    page.get_by_label("My side").select_option(index=1)
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector("[data-number] .board [role=grid]")
    assert person.is_up()
    page.evaluate(COUNT)
    skip = page.get_by_role("button", name="Skip to now")

    def whole_turn() -> None:
        for _ in range(MAX_STEPS):
            if skip.count():
                return
            if person.is_asked():
                person.decide()
            page.wait_for_timeout(20)
        raise AssertionError("There was never anything to skip.")

    whole_turn()
    assert person.is_up()
    shown: list[int] = page.evaluate("window.shown")
    assert len(shown) > 6
    assert shown == [number for number in sorted(set(told)) if number >= shown[0]]

    # And again, without waiting for them. Nothing can be decided on an old picture.
    page.evaluate("localStorage.safehouse = JSON.stringify({pace: 1200})")
    whole_turn()
    assert not person.is_asked()
    for _ in range(MAX_STEPS):
        if person.is_asked():
            break
        if skip.count():
            skip.click()
        page.wait_for_timeout(20)
    assert person.is_asked()
    expect(skip).to_have_count(0)


def test_who_looks_elsewhere_is_called_though_steps_are_not_shown_yet(
    come: Callable[..., Person],
) -> None:
    person = come().settle(pace=1200, level="level1").begin("sleepers")
    assert person.is_up()
    person.page.evaluate(
        """() => {
          Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }"""
    )
    expect(person.page).to_have_title(re.compile("Your turn"))
