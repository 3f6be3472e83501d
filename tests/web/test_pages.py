"""Every page in each language, size and theme: whole, not too wide, and without fault to axe."""

import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.visitor import ServerProcess
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


def check(page: Page, with_axe: bool = True) -> None:
    quiet(page)
    assert raw_ids(page) == []
    wide, room = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= room, f"{page.url} is {wide} wide in {room}"
    assert not with_axe or violations(page) == []


@pytest.mark.parametrize(
    ("language", "theme", "size"),
    [("en", "light", DESK), ("de", "dark", PHONE), ("fr", None, PHONE)],
    ids=["en-desk", "de-phone", "fr-phone"],
)
def test_every_page_is_whole_and_accessible(
    language: str, theme: str | None, size: dict[str, int], come: Callable[..., Person]
) -> None:
    person = come(language=language, theme=theme or "light", size=size)
    for path in PAGES:
        person.go(path)
        assert person.page.locator("html").get_attribute("lang") == language
        check(person.page, with_axe=theme is not None)  # to which languages are alike


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_tables_and_lessons_are_accessible(
    game: str, theme: str, come: Callable[..., Person], site: ServerProcess
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
    person.sees("Three board games for secret agents")
    person.page.get_by_label("Language").select_option("fr")
    person.sees(re.compile("Trois jeux de société pour agents secrets"))
    person.page.reload()
    person.sees(re.compile("Trois jeux de société pour agents secrets"))
    assert person.page.locator("html").get_attribute("lang") == "fr"


def test_what_goes_wrong_is_said_in_words_with_a_way_out(come: Callable[..., Person]) -> None:
    person = come().go("/table/000000000000")
    person.sees("There is no such table. The link may be incomplete.")
    person.page.get_by_role("link", name="Back to the home page").click()
    person.sees("Three board games for secret agents")


NOWHERE = (
    "/new",
    "/new/chess",
    "/rules",
    "/rules/chess",
    "/learn/chess",
    "/learn/sleepers/chess",
    "/nowhere",
)


def test_where_nothing_is_the_page_says_so_with_a_way_home(come: Callable[..., Person]) -> None:
    person = come()
    for path in NOWHERE:
        person.go(path)
        expect(person.page.get_by_role("heading", name="Page not found")).to_be_visible()
        expect(person.page.get_by_role("alert")).to_have_count(0)
        home = person.page.get_by_role("link", name="Back to the home page")
        expect(home).to_have_attribute("href", "/")


def test_a_first_visit_and_a_reload_leave_nothing_in_the_console(
    come: Callable[..., Person],
) -> None:
    person = come().settle(pace=0, level="level1", sounds=True)
    said: list[str] = []
    person.page.on("console", lambda message: said.append(f"{message.type}: {message.text}"))
    person.go("/")
    quiet(person.page)
    person.begin("sleepers").play(1)
    person.page.reload()
    assert person.is_up()
    quiet(person.page)
    assert said == []


def describes(field: Locator) -> Locator:
    """What is said about a field."""
    return field.page.locator(f"#{field.get_attribute('aria-describedby')}")


@pytest.mark.parametrize(
    ("language", "label", "button", "sentence"),
    [
        ("en", "Passphrase", "Create account", "Use 8\u2013200 characters."),
        ("de", "Passphrase", "Konto anlegen", "Die Passphrase muss 8 bis 200 Zeichen lang sein."),
        ("fr", "Phrase secrète", "Créer un compte", "Utilise de 8 à 200 caractères."),
    ],
)
def test_what_is_wrong_with_a_form_stands_at_its_field(
    language: str, label: str, button: str, sentence: str, come: Callable[..., Person]
) -> None:
    page = come(language=language).go("/settings").page
    field = page.get_by_label(label).first
    field.fill("short")
    page.get_by_role("button", name=button).click()
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(describes(field)).to_have_text(sentence)
    expect(page.get_by_role("alert")).to_have_count(1)
    assert violations(page) == []
    field.fill("long enough by far")
    page.get_by_role("button", name=button).click()
    expect(field).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_name_that_cannot_be_is_refused_at_whom_it_is_for(
    come: Callable[..., Person], site: ServerProcess
) -> None:
    level = httpx.get(f"{site.url}/api/about").json()["players"][0]["names"]["en"]
    sentence = "A computer player has this name. Choose another one."
    page = come().go("/new/undercover?with=here").page
    page.get_by_label("Number of players").select_option("4")
    ben, carla, dora = (page.get_by_label(f"Player {number}: name") for number in (2, 3, 4))
    ben.fill("Ben")
    carla.fill(level)
    dora.fill("Dora")
    page.get_by_role("button", name="Start game").click()
    expect(carla).to_have_attribute("aria-invalid", "true")
    expect(describes(carla)).to_have_text(sentence)
    expect(page.get_by_role("alert")).to_have_count(1)

    page.goto("/settings")
    mine = page.get_by_label("Name").first
    mine.fill(level)
    page.get_by_role("button", name="Change name").click()
    expect(mine).to_have_attribute("aria-invalid", "true")
    expect(describes(mine)).to_have_text(sentence)
    expect(page.get_by_role("alert")).to_have_count(1)


def test_a_house_rule_that_cannot_be_is_refused_at_that_rule(come: Callable[..., Person]) -> None:
    page = come().go("/new/sleepers?with=friend").page
    page.get_by_text("House rules").click()
    cap = page.locator("[data-option=turn_cap]").get_by_role("spinbutton")
    cap.evaluate("(field) => field.removeAttribute('max')")
    cap.fill("40000")
    page.get_by_role("button", name="Create link").click()
    wrong = page.locator("[data-option=turn_cap]").get_by_role("alert")
    expect(wrong).to_contain_text("must be one of these")
    expect(page.get_by_role("alert")).to_have_count(1)


CUT_OFF = """() => {
  const found = [];
  for (const select of document.querySelectorAll('select')) {
    if (!select.checkVisibility()) continue;
    const copy = select.cloneNode(true);
    copy.style.cssText = 'position: absolute; width: max-content; max-width: none';
    select.after(copy);  // as wide as its longest value
    if (copy.offsetWidth > select.offsetWidth) found.push(select.innerText);
    copy.remove();
  }
  for (const label of document.querySelectorAll('label > span')) {
    const words = document.createRange();
    words.selectNodeContents(label);
    const [all, room] = [words, label.parentElement].map((one) => one.getBoundingClientRect());
    if (all.left < room.left - 1 || all.right > room.right + 1) found.push(label.innerText);
  }
  return found;
}"""
"""Labels, and lists of values, that have less room than they need."""


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_no_label_and_no_value_of_a_form_is_cut_off(
    language: str, come: Callable[..., Person]
) -> None:
    person = come(language=language)
    for path in (*(f"/new/{game}" for game in GAMES), "/settings"):
        person.go(path)
        quiet(person.page)
        person.page.locator("summary").first.click()
        for size in (PHONE, {"width": 600, "height": 900}, {"width": 1440, "height": 900}):
            person.page.set_viewport_size(size)  # type: ignore[arg-type]
            assert person.page.locator("select:visible").count() > 2
            assert person.page.evaluate(CUT_OFF) == [], (path, size)


def set_otherwise(control: Locator, schema: dict[str, Any]) -> Any:
    """Choose something else than what is set, as a person does; what the server should be told."""
    if control.get_by_role("spinbutton").count() and schema.get("anyOf") is None:
        number = int(control.get_by_role("spinbutton").input_value()) + 1
        control.get_by_role("spinbutton").fill(str(number))
        return number
    first = control.get_by_role("combobox").first
    now = first.input_value()
    others = [
        option
        for option in first.locator("option").all()
        if (option.get_attribute("value") or option.inner_text()) != now
    ]
    chosen = others[-1].get_attribute("value") or others[-1].inner_text()
    first.select_option(value=chosen)
    places = control.get_by_role("group").get_by_role("combobox")
    if places.count():
        return [place.input_value() for place in places.all()]
    return int(chosen) if chosen.isdigit() else chosen


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_in_the_form_and_reaches_the_table(
    game: str, come: Callable[..., Person], site: ServerProcess
) -> None:
    games = httpx.get(f"{site.url}/api/about").json()["games"]
    schema = next(one["options"] for one in games if one["name"] == game)
    person = come().go(f"/new/{game}?with=friend")
    person.page.get_by_text("House rules").click()
    wanted = {}
    for name, its in schema["$defs"]["Options"]["properties"].items():
        control = person.page.locator(f"[data-option={name}]")
        expect(control).to_have_count(1)
        wanted[name] = set_otherwise(control, its)
        assert wanted[name] not in (its["default"], [], None)
    assert raw_ids(person.page) == []
    person.page.get_by_role("button", name="Create link").click()
    expect(person.page.locator("#link")).to_be_visible()
    options = httpx.get(f"{site.url}/api/tables/{person.table}").json()["options"]
    assert {name: options.get(name) for name in wanted} == wanted
