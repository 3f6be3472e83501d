"""Looking on, passing the device, replays, lessons, help, and what is said at a table."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import TypedDict

import httpx
import pytest
from playwright.sync_api import expect

from tests.server.visitor import ServerProcess
from tests.web.axe import violations
from tests.web.person import Person

PACKAGE = Path(__file__).parents[2] / "src/safehouse"
GAMES = ("sleepers", "undercover", "sarahs_vision")


class Lesson(TypedDict):
    """What a test needs of a lesson."""

    id: str
    solution: list[str]
    wrong: list[str]


def lessons_of(game: str) -> list[Lesson]:
    lessons: list[Lesson] = json.loads((PACKAGE / f"games/{game}/lessons.json").read_text("utf-8"))
    return lessons


def sit_down_together(anna: Person, ben: Person, game: str = "sleepers") -> None:
    """A public table of Anna's, at which Ben sits down."""
    anna.settle(pace=0).go(f"/new/{game}?with=anyone")
    anna.page.get_by_role("button", name="Open table").click()
    expect(anna.page.locator("#link")).to_be_visible()
    ben.settle(pace=0).go("/")
    ben.page.get_by_role("link", name=re.compile("^Join")).first.click()
    ben.page.get_by_role("button", name="Join").click()
    for person in (anna, ben):
        person.page.wait_for_selector("[data-number] .board [role=grid]")


def test_a_spectator_sees_the_game_and_can_choose_nothing(come: Callable[..., Person]) -> None:
    anna, ben, carla = come(), come(), come()
    sit_down_together(anna, ben)
    carla.settle(pace=0).go(f"/table/{anna.table}")
    carla.page.wait_for_selector("[data-number] .board [role=grid]")
    carla.sees(re.compile("You\u2019re watching"))
    mover = anna if anna.wait(anna.is_asked, 900) else ben
    mover.wait(mover.is_asked)
    mover.decide()
    carla.wait(lambda: carla.number == mover.number)
    assert carla.choices().count() == 0
    # Nobody's hand is in the spectator's page.
    assert carla.page.locator("[role=toolbar] button").count() == 0


def test_signals_are_heard_at_once(come: Callable[..., Person]) -> None:
    anna, ben = come(), come(language="de")
    anna.settle(pace=0).go("/new/undercover?with=friend")
    anna.page.get_by_role("button", name="Create link").click()
    expect(anna.page.locator("#link")).to_be_visible()
    ben.settle(pace=0).go(f"/table/{anna.table}")
    ben.page.get_by_role("button", name="Mitspielen").click()
    anna.page.wait_for_selector("[data-number] .board [role=grid]")
    ben.page.wait_for_selector("[data-number] .board [role=grid]")
    anna.page.get_by_role("button", name="Menu", exact=True).click()
    anna.page.get_by_role("button", name="Good luck!").click()
    ben.sees("Viel Glück!")


def test_giving_up_ends_the_game_and_a_rematch_begins_the_next(come: Callable[..., Person]) -> None:
    anna, ben, carla = come(), come(), come()
    sit_down_together(anna, ben)
    first = anna.table
    carla.settle(pace=0).go(f"/table/{first}")
    carla.page.wait_for_selector("[data-number] .board [role=grid]")
    turn = ".side.turn, [data-seat][aria-current]"
    expect(carla.page.locator(turn)).to_have_count(2)
    anna.page.get_by_role("button", name="Menu", exact=True).click()
    anna.page.get_by_role("button", name="Resign").click()
    anna.page.get_by_role("button", name="Yes, resign").click()
    anna.sees("You lost")
    anna.sees(re.compile("^You resigned\\. .+ wins\\.$"))
    ben.sees("You won!")
    ben.sees(re.compile("^.+ resigned\\. You win\\.$"))
    carla.sees(re.compile("^.+ resigned\\. .+ wins\\.$"))
    # Everything is shown (R118): both hands lie open, to those who look on too.
    for person in (anna, ben, carla):
        assert person.page.locator(".board [role=toolbar]").count() == 2
        assert person.page.locator(turn).count() == 0
    # Ben asks and stays; Anna declines, then Ben asks again and she accepts.
    ben.page.get_by_role("button", name="Rematch").click()
    ben.sees(re.compile("^Waiting for .+ to accept"))
    carla.page.wait_for_timeout(0)
    assert carla.page.get_by_role("link", name="rematch").count() == 0
    anna.page.get_by_role("button", name="Decline").click()
    ben.sees("The rematch was declined.")
    ben.page.get_by_role("button", name="Rematch").click()
    anna.sees(re.compile("would like a rematch"))
    # Who has lost chooses the side (R7): the same again, not the other one.
    assert ben.page.get_by_label("You lost, so you choose your side").count() == 0
    mine = anna.page.locator("[data-seat]", has_text="you").get_attribute("data-seat")
    anna.page.get_by_label("You lost, so you choose your side").select_option(mine)
    anna.page.get_by_role("button", name="Accept").click()
    for person in (anna, ben):
        person.page.wait_for_url(re.compile(f"/table/(?!{first})"))
        person.page.wait_for_selector("[data-number='0'] .board [role=grid]")
    assert anna.table == ben.table != first
    expect(anna.page.locator(f"[data-seat={mine}]")).to_contain_text("you")
    carla.page.get_by_role("link", name="Watch the rematch").click()
    carla.page.wait_for_selector("[data-number='0'] .board [role=grid]")
    # An offer can be declined, and who made it is told.
    anna.page.get_by_role("button", name="Menu", exact=True).click()
    anna.page.get_by_role("button", name="Offer a draw").click()
    ben.page.get_by_role("button", name="Decline").click()
    anna.sees(re.compile("declines the draw"))
    # To abort is asked twice; before both have moved it needs nobody's consent.
    ben.page.get_by_role("button", name="Menu", exact=True).click()
    ben.page.get_by_role("button", name="Abort game").click()
    assert not ben.is_over()
    ben.page.get_by_role("button", name="Yes, abort").click()
    for person in (anna, ben, carla):
        person.sees("Game aborted")
    anna.sees(re.compile("^.+ aborted the game\\. There is no result\\.$"))


def test_a_game_against_the_computer_is_aborted_only_when_one_is_sure(
    come: Callable[..., Person],
) -> None:
    person = come().settle(pace=0, level="level1").begin("sleepers")
    assert person.is_up()
    person.page.get_by_role("button", name="Menu", exact=True).click()
    menu = person.page.get_by_role("dialog", name="Menu")
    menu.get_by_role("button", name="Abort game").click()
    expect(menu.get_by_text("The game ends at once, without a result.")).to_be_visible()
    menu.get_by_role("button", name="Cancel").click()
    expect(menu.get_by_role("button", name="Yes, abort")).to_have_count(0)
    assert not person.is_over()
    menu.get_by_role("button", name="Abort game").click()
    menu.get_by_role("button", name="Yes, abort").click()
    person.sees("Game aborted")


def test_a_computer_has_its_mark_wherever_players_are_listed(come: Callable[..., Person]) -> None:
    anna, ben = come().go("/settings"), come()
    anna.context.request.post("/api/people", data={"name": "Anna"})
    wanted = {"game": "undercover", "options": {"players": 3}, "players": ["level1"]}
    table = anna.context.request.post("/api/tables", data=wanted).json()["id"]
    anna.go(f"/table/{table}")
    waiting = anna.page.locator("section li")
    expect(waiting).to_have_count(3)
    expect(waiting.locator(".badge")).to_have_text(["Computer"])
    ben.go("/")
    listed = ben.page.locator("li", has=ben.page.locator(f"a[href='/table/{table}']"))
    expect(listed.locator(".badge")).to_have_text(["Computer"])
    ben.go(f"/table/{table}").page.get_by_role("button", name="Join").click()
    for person in (anna, ben):
        expect(person.page.locator("[data-seat]")).to_have_count(3)
        expect(person.page.locator("[data-seat] .badge")).to_have_text(["Computer"])


def test_a_guest_can_leave_a_table_and_only_its_host_takes_it_down(
    come: Callable[..., Person],
) -> None:
    anna, ben = come(), come()
    for person in (anna, ben):
        person.go("/settings")
        person.context.request.post("/api/people", data={"name": "Somebody"})
    wanted = {"game": "undercover", "options": {"players": 3}, "private": True}
    table = anna.context.request.post("/api/tables", data=wanted).json()["id"]
    ben.go(f"/table/{table}").page.get_by_role("button", name="Join").click()
    leave = ben.page.get_by_role("button", name="Leave table")
    expect(leave).to_be_visible()
    expect(ben.page.get_by_role("button", name="Cancel this table")).to_have_count(0)
    anna.go(f"/table/{table}")
    expect(anna.page.get_by_role("button", name="Cancel this table")).to_be_visible()
    leave.click()
    ben.page.wait_for_url("**/")
    ben.go(f"/table/{table}")
    expect(ben.page.get_by_role("button", name="Join")).to_be_visible()


def test_a_device_is_passed_from_hand_to_hand(come: Callable[..., Person]) -> None:
    person = come().settle(pace=0).go("/new/sleepers?with=here")
    person.page.get_by_label("Player 2: name").fill("Ben")
    side = person.page.get_by_label("Play as")
    side.select_option("white")
    # Colours are drawn or chosen, not both (R7).
    person.page.get_by_text("House rules").click()
    begins = person.page.get_by_label("Colours")
    expect(begins).to_have_value("chosen")
    begins.select_option("random")
    expect(side).to_have_value("")
    side.select_option("white")
    person.page.get_by_role("button", name="Start game").click()
    person.page.wait_for_selector("[data-number] .board [role=grid]")
    handed = 0
    for _ in range(12):
        person.wait(lambda: person.is_asked() or person.page.locator(".handover").count() > 0)
        if person.page.locator(".handover").count():
            # Between two players nothing of either hand is in the page.
            assert person.page.locator("[role=toolbar] button, [role=gridcell]").count() == 0
            person.page.locator(".handover button").click()
            person.page.wait_for_selector("[data-number] .board [role=grid]")
            handed += 1
        else:
            person.decide()
    assert handed >= 2


def finished_game(come: Callable[..., Person], **more: str) -> Person:
    """A game against the computer, with some decisions, that was given up."""
    person = come(**more).settle(pace=0, level="level1").begin("sleepers")
    if person.play(6):
        person.page.get_by_role("button", name="Menu", exact=True).click()
        person.page.get_by_role("button", name="Resign").click()
        person.page.get_by_role("button", name="Yes, resign").click()
    person.wait(person.is_over)
    return person


def test_a_replay_goes_step_by_step_as_each_seat_saw_it_and_revealed(
    come: Callable[..., Person], tmp_path: Path
) -> None:
    person = finished_game(come)
    page = person.page
    page.locator(".ask").get_by_role("link", name="Replay").click()
    page.wait_for_selector("[data-move] .board [role=grid]")
    last = int(page.locator("input[type=range]").get_attribute("max") or 0)
    assert last >= 6
    at = page.locator("[data-move]")
    expect(at).to_have_attribute("data-move", str(last))
    # Its buttons are drawn: a font may lack their signs, or make coloured pictures of them.
    buttons = page.locator(".controls button")
    assert buttons.locator("svg").count() == buttons.count() == 5
    assert "".join(buttons.all_inner_texts()) == ""
    page.keyboard.press("Home")
    expect(at).to_have_attribute("data-move", "0")
    page.keyboard.press("ArrowRight")
    expect(at).to_have_attribute("data-move", "1")
    page.get_by_role("slider").fill("3")
    expect(at).to_have_attribute("data-move", "3")
    page.get_by_label("Point of view").select_option("revealed")
    expect(page.locator("[data-move] .board")).to_be_visible()
    page.get_by_role("button", name="Link to this move").click()
    assert "move=3" in page.url
    assert "revealed=1" in page.url
    page.reload()
    expect(at).to_have_attribute("data-move", "3")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(at).to_have_attribute("data-move", "5")

    with page.expect_download() as downloading:
        page.get_by_role("button", name="Download game file").click()
    record = tmp_path / "record.txt"
    downloading.value.save_as(record)
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_selector("[data-move] .board [role=grid]")
    expect(page.locator("[data-move]")).to_have_attribute("data-move", re.compile(r"\d+"))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_ends_replays_and_waiting_tables_are_accessible(
    theme: str, come: Callable[..., Person]
) -> None:
    person = finished_game(come, theme=theme)
    assert violations(person.page) == []
    person.page.locator(".ask").get_by_role("link", name="Replay").click()
    person.page.wait_for_selector("[data-move] .board [role=grid]")
    assert violations(person.page) == []
    person.go("/new/undercover?with=friend")
    person.page.get_by_role("button", name="Create link").click()
    expect(person.page.locator("#link")).to_be_visible()
    assert violations(person.page) == []
    other = come(theme=theme).go(f"/table/{person.table}")
    expect(other.page.get_by_role("button", name="Join")).to_be_visible()
    assert violations(other.page) == []


def test_a_file_that_is_no_record_is_refused_in_words(
    come: Callable[..., Person], tmp_path: Path
) -> None:
    nonsense = tmp_path / "nonsense.txt"
    nonsense.write_text("hello")
    person = come().go("/replay")
    person.page.locator("input[type=file]").set_input_files(nonsense)
    expect(person.page.get_by_role("alert")).to_be_visible()


def test_the_chances_of_a_finished_game_are_worked_out(come: Callable[..., Person]) -> None:
    person = finished_game(come)
    person.page.locator(".ask").get_by_role("link", name="Replay").click()
    person.page.get_by_role("button", name="Work out the chances").click()
    expect(person.page.get_by_role("img", name="Winning chances")).to_be_visible()


def test_the_reasons_of_a_hint_are_sentences_apart(come: Callable[..., Person]) -> None:
    person = come().settle(pace=0)
    reasons = [{"code": "draws", "args": {}}, {"code": "leaves_tower", "args": {}}]
    advice = {"decision": "pass", "chance": 0.5, "reasons": reasons}
    person.page.route("**/hint?*", lambda route: route.fulfill(json={"best": [advice]}))
    person.begin("sarahs_vision")
    person.page.get_by_role("button", name="Hint").click()
    expect(person.page.locator("ol li", has_text="any risk. Leaves the tower")).to_be_visible()


def test_a_hint_is_given_with_its_reason(come: Callable[..., Person]) -> None:
    person = come().settle(pace=0).begin("sleepers")
    assert person.is_up()
    person.page.get_by_role("button", name="Hint").click()
    best = person.page.locator(".side ol[role=status] li").first
    expect(best).to_be_visible()
    assert re.search(r"\d+% chance of winning", best.inner_text())
    assert "reason-" not in best.inner_text()
    person.page.get_by_role("button", name="Hint").click()
    expect(best).to_be_hidden()


def do(person: Person, decision: str) -> None:
    """Make a decision of Sleepers with the pointer, given in words."""
    board = person.page.locator("[data-lesson] .board")
    verb, *places = decision.split()
    if verb == "stop":
        person.page.locator("[data-lesson] .choices button").first.click()
        return
    if verb == "recruit":
        board.locator(f"[role=toolbar] button[data-kind={places[0]}]").first.click()
    for hex in places[1:] if verb == "recruit" else places:
        board.locator(f"[role=gridcell][id$='-{hex}']").click(force=True)


def test_the_lessons_of_sleepers_are_passed_one_after_the_other(
    come: Callable[..., Person],
) -> None:
    lessons = lessons_of("sleepers")
    person = come().settle(confirm="never").go(f"/learn/sleepers/{lessons[0]['id']}")
    for lesson in lessons[:3]:
        room = person.page.locator(f"[data-lesson='{lesson['id']}']")
        room.locator(".board [role=grid]").wait_for()
        for taken, decision in enumerate(lesson["solution"], 1):
            do(person, decision)
            expect(room).to_have_attribute("data-taken", str(taken))
        person.sees("Well done!")
        person.page.get_by_role("link", name="Next lesson").click()
    person.go("/learn/sleepers")
    expect(person.page.get_by_label("completed")).to_have_count(3)


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_answer_is_said_to_be_wrong_and_can_be_tried_again(
    game: str, site: ServerProcess
) -> None:
    for lesson in lessons_of(game):
        way = f"{site.url}/api/lessons/{game}/{lesson['id']}"
        assert httpx.post(way, json={"decisions": lesson["solution"]}).json()["passed"]
        assert not httpx.post(way, json={"decisions": lesson["wrong"]}).json()["passed"]
