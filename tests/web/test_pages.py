"""Every page in each language, size and theme: whole, not too wide, and without fault to axe."""

import re
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Page

from tests.server.visitor import HouseProcess
from tests.web.axe import raw_ids, violations
from tests.web.person import DESK, PHONE, Person

GAMES = ("sleepers", "undercover", "sarahs_vision")
PAGES = (
    "/",
    "/new/sleepers",
    "/learn",
    "/learn/undercover",
    "/rules/sleepers",
    "/rules/undercover",
    "/rules/sarahs_vision",
    "/replay",
    "/settings",
    "/about",
    "/nowhere",
)


def quiet(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_selector("main h1")
    page.evaluate("document.fonts.ready")


def check(page: Page) -> None:
    quiet(page)
    assert raw_ids(page) == []
    wide, room = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= room, f"{page.url} is {wide} wide in {room}"
    assert violations(page) == []


@pytest.mark.parametrize(
    ("language", "theme", "size"),
    [
        ("en", "light", DESK),
        ("de", "dark", PHONE),
        ("fr", "light", PHONE),
        ("fr", "dark", DESK),
    ],
    ids=["en-desk", "de-phone", "fr-phone", "fr-desk"],
)
def test_every_page_is_whole_and_accessible(
    language: str, theme: str, size: dict[str, int], come: Callable[..., Person]
) -> None:
    person = come(language=language, theme=theme, size=size)
    for path in PAGES:
        person.go(path)
        assert person.page.locator("html").get_attribute("lang") == language
        check(person.page)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_tables_and_lessons_are_accessible(
    game: str, theme: str, come: Callable[..., Person], site: HouseProcess
) -> None:
    person = come(theme=theme, size=PHONE if theme == "dark" else DESK).settle(pace=0)
    check_board(person.begin(game).page)
    lesson = httpx.get(f"{site.url}/api/lessons/{game}").json()["lessons"][0]["id"]
    person.go(f"/learn/{game}/{lesson}")
    person.page.wait_for_selector("[data-lesson] .board [role=grid]")
    check_board(person.page)


def check_board(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    assert raw_ids(page) == []
    wide, room = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= room
    assert violations(page) == []


def test_a_narrow_and_a_huge_screen_have_room(come: Callable[..., Person]) -> None:
    for size in ({"width": 360, "height": 640}, {"width": 3840, "height": 2160}):
        person = come(size=size).go("/")
        quiet(person.page)
        wide, room = person.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide <= room


def test_the_first_move_takes_three_clicks(come: Callable[..., Person]) -> None:
    person = come().settle(pace=0).go("/")
    quiet(person.page)
    person.page.locator("[data-game=sleepers] button.primary").click()  # the first
    person.page.wait_for_selector("[data-number] .board [role=grid]")
    person.wait(person.is_asked)
    before = person.number
    for _ in range(2):  # a tile of the rack, and a hex
        person.choices().first.click(force=True)
    person.wait(lambda: person.number > before)


def test_the_language_can_be_changed_at_any_time_and_stays(come: Callable[..., Person]) -> None:
    person = come().go("/")
    quiet(person.page)
    person.sees("Three games of secret agents")
    person.page.get_by_label("Language").select_option("fr")
    person.sees(re.compile("Trois jeux d.agents secrets"))
    person.page.reload()
    person.sees(re.compile("Trois jeux d.agents secrets"))
    assert person.page.locator("html").get_attribute("lang") == "fr"


def test_what_goes_wrong_is_said_in_words_with_a_way_out(come: Callable[..., Person]) -> None:
    person = come().go("/table/000000000000")
    person.sees("There is no such table. Perhaps the link is incomplete.")
    person.page.get_by_role("link", name="To the start page").click()
    person.sees("Three games of secret agents")
