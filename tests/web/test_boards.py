"""The boards under the pointer: what stays, what is decided, what is drawn above what."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from safehouse.games.state import State
from tests.plain import plain
from tests.web.person import DESK, PHONE, Person
from tests.web.prepared import Prepared

SLOW = 420
"""Milliseconds of a movement that is to be followed with the eyes: `--slow` in app.css."""

WATCH = """
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  const name = this.dataset.mark ?? this.dataset.figure ?? '';
  window.moved.push({ name, duration: options.duration });
  return animate.call(this, frames, options);
};
window.falls = [];
new MutationObserver((changes) => {
  for (const { target } of changes) {
    const isFalling = target.dataset.falling !== undefined;
    window.falls.push({ isFalling, at: performance.now() });
  }
}).observe(document, { attributes: true, attributeFilter: ['data-falling'], subtree: true });
"""
"""Notes movements that a script begins, and when the tower falls and stands again."""

REMEMBER = """async (board) => {
  await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null)));
  window.boxOf = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + scrollX, y + scrollY, width, height];
  };
  window.boxes = new Map();
  for (const one of board.querySelectorAll('button, [data-cell], canvas, .frame')) {
    if (one.closest('.card[data-event], .directive, .story')) continue;
    if (one.getClientRects().length === 0) continue;
    window.boxes.set(one, window.boxOf(one));
  }
}"""
SHIFTED = """async () => {
  await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null)));
  const found = [];
  for (const [one, was] of window.boxes) {
    if (!one.isConnected) continue;
    const by = window.boxOf(one).map((side, i) => Math.abs(side - was[i]));
    if (Math.max(...by) < 0.6) continue;
    found.push(`${one.ariaLabel ?? one.textContent.trim()}: ${by.map(Math.round)}`);
  }
  return found;
}"""
"""What can be chosen and is still there, but elsewhere on the page. Cards and directives go from
place to place by the rules; what lies beside them does not."""


def vision(seed: int = 1, **options: Any) -> State:
    return State.new("sarahs_vision", {"players": 1, **options}, seed)


def offer(game: Prepared, verb: str, place: int) -> Locator:
    """The control of a card that swaps or removes it."""
    return game.board.locator(f"[data-mark='card:{place}'] .offer", has_text=verb)


def section(game: Prepared, place: int, label: str) -> Locator:
    """A section of a card, by how its label begins."""
    return game.board.locator(f"[data-mark='card:{place}'] [aria-label^='{label}']")


LABELS = {
    "draw": "Draw a directive",
    "pass": "No ",
    "held": "It held",
    "fell": "It fell",
    "feel": "Feel for a loose block",
}
MARKS = {
    "spend": "grid:",
    "learn": "grid:",
    "use": "unlocked:",
    "play": "directive:",
    "take": "zone:",
    "relieve": "zone:",
    "calm": "location:",
    "clear": "location:",
}
AT_A_BLOCK = {"pull": "Pull it", "touch": "Feel it"}
KNOWN = (*LABELS, *MARKS, *AT_A_BLOCK, "swap", "remove")


def do(game: Prepared, decision: str) -> None:
    """Make a decision of Sarah's Vision with the pointer, given in words."""
    before = len(game.taken)
    page, board = game.page, game.board
    verb, *parts = decision.split()
    if verb in LABELS:
        page.get_by_role("button", name=re.compile(f"^{LABELS[verb]}")).click()
    elif verb in ("swap", "remove"):
        for place in parts:
            offer(game, verb.capitalize(), int(place)).click()
        page.get_by_role("button", name="Do it").click()
    elif verb in AT_A_BLOCK:
        board.locator(f".layers [aria-label^='Layer {parts[0]}, {parts[1]}']").click()
        page.get_by_role("button", name=AT_A_BLOCK[verb]).click()
    else:
        board.locator(f"[data-mark='{MARKS[verb]}{' '.join(parts)}']").click()
    expect(page.locator("[data-lesson]")).to_have_attribute("data-taken", str(before + 1))


@pytest.mark.parametrize(
    ("tower", "seed", "choices", "own"),
    [("outside", 11, 3, {"held", "fell"}), ("simulated", 2, 4, {"feel", "touch"})],
    ids=["outside", "simulated"],
)
def test_nothing_on_the_table_of_sarahs_vision_moves_by_a_decision(
    tower: str, seed: int, choices: int, own: set[str], come: Callable[..., Person]
) -> None:
    game = Prepared(come(size={"width": 1440, "height": 900}), vision(seed, tower=tower)).open()
    game.page.wait_for_selector(".tower canvas[data-drawn]")
    chance = random.Random(choices)
    seen: set[str] = set()
    for _ in range(20):
        there = [x for x in game.state.decisions() if x.split()[0] in KNOWN]
        new = [x for x in there if x.split()[0] not in seen]
        fall = [x for x in new if x == "fell" and len(seen) > 6]
        held = [x for x in there if x == "held"]
        decision = chance.choice(fall or held or new or there)
        game.board.evaluate(REMEMBER)
        do(game, decision)
        assert game.page.evaluate(SHIFTED) == [], decision
        seen.add(decision.split()[0])
    assert seen >= {"draw", "swap", "pull", "spend", "play", "take", "learn"} | own
    assert game.warnings == []


def test_a_collapse_takes_its_time_and_figures_walk_in_the_built_pages(
    come: Callable[..., Person],
) -> None:
    person = come(motion="no-preference")
    person.page.add_init_script(WATCH)
    game = Prepared(person, vision(tower="outside")).open()
    page = person.page
    page.wait_for_selector(".tower canvas[data-drawn]")
    offer(game, "Swap", 1).click()
    offer(game, "Swap", 2).click()
    page.get_by_role("button", name="Do it").click()
    game.has_taken("swap 1 2")
    game.board.locator(".layers [data-can]").first.click()
    page.get_by_role("button", name="Pull it").click()
    page.get_by_role("button", name="It fell").click()
    person.wait(lambda: len(page.evaluate("window.falls")) >= 2)

    begin, end = page.evaluate("window.falls")[:2]
    assert (begin["isFalling"], end["isFalling"]) == (True, False)
    # The fall lasts 0.9 seconds, however many pictures of it are drawn.
    assert end["at"] - begin["at"] > 800
    moved = page.evaluate("window.moved")
    assert {one["duration"] for one in moved} == {SLOW}
    names = {one["name"] for one in moved}
    assert names & {"engineer", "scientist", "senator"}
    assert any(name.startswith("location:") for name in names)
    assert game.warnings == []


def test_less_movement_is_no_movement(come: Callable[..., Person]) -> None:
    person = come()
    person.page.add_init_script(WATCH)
    game = Prepared(person, vision(tower="outside")).open()
    page = person.page
    page.wait_for_selector(".tower canvas[data-drawn]")
    game.board.locator("[data-mark='card:1'] [aria-label^='Agency HQ']").click()
    page.get_by_role("button", name="Do it").click()
    game.has_taken("cover 1 agency_hq", "pay")
    game.board.locator(".layers [data-can]").first.click()
    page.get_by_role("button", name="Pull it").click()
    page.get_by_role("button", name="It fell").click()
    person.sees("The tower has fallen!")
    assert page.evaluate("window.falls") == []
    assert page.evaluate("window.moved") == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_one_click_feels_as_many_blocks_as_one_may(
    come: Callable[..., Person], size: dict[str, int]
) -> None:
    game = Prepared(come(size=size), vision().decide("swap 1 2")).open()
    feel = game.board.get_by_role("button", name="Feel for a loose block")
    feel.click()
    game.has_taken("feel")
    expect(feel).to_have_attribute("aria-disabled", "true")
    expect(game.board.locator(".layers .felt")).to_have_count(3)


def test_reading_cards_decides_nothing_and_every_choice_can_be_taken_back(
    come: Callable[..., Person],
) -> None:
    game = Prepared(come(), vision()).open()
    page, story = game.page, game.board.locator(".story")
    for place, title in ((1, "A Stranger in Lift Four"), (3, "A Crate Marked Cheese")):
        game.board.locator(f"[data-mark='card:{place}'] .head").click()
        expect(story.locator("h2")).to_have_text(title)
    plan, do_it = game.board.locator(".plan .planned"), page.get_by_role("button", name="Do it")
    expect(do_it).to_have_count(0)

    offer(game, "Swap", 1).click()
    expect(do_it).to_have_attribute("aria-disabled", "true")
    offer(game, "Swap", 3).click()
    expect(plan).to_have_text("Swap cards 1 and 3 (1 Leadership)")
    page.keyboard.press("Escape")
    expect(plan).to_have_count(0)
    offer(game, "Remove", 2).click()
    expect(plan).to_contain_text("Remove card 2")
    page.get_by_role("button", name="Cancel").click()
    expect(plan).to_have_count(0)

    hq, line = section(game, 1, "Agency HQ"), section(game, 3, "Scientist →")
    hq.click()
    line.click()
    section(game, 1, "Community").click()
    expect(plan).to_contain_text("3 sections (2 Leadership and 1 Technical)")
    section(game, 1, "Community").click()
    expect(plan).to_contain_text("2 sections (2 Leadership)")
    # By keyboard too: Enter takes back, and chooses again.
    line.focus()
    page.keyboard.press("Enter")
    expect(plan).to_contain_text("this section")
    page.keyboard.press("Enter")
    expect(line).to_have_attribute("aria-selected", "true")
    game.has_taken()
    do_it.click()
    game.has_taken("cover 1 agency_hq", "cover 3 line_1", "pay")
    assert game.warnings == []


def together() -> State:
    """Two figures at one place, and a directive that moves any of them anywhere."""
    position: dict[str, Any] = dict(plain(vision().position()))
    position["figures"] = {
        "engineer": "foundry",
        "scientist": "foundry",
        "senator": "community_center",
    }
    position["grid"]["purple"]["senator"] = 2
    position["hands"]["first"] = ["the_milk_barge"]
    position["directives"] = [x for x in position["directives"] if x != "the_milk_barge"]
    state = State.from_position(position)
    for decision in ("pass", "play the_milk_barge", "spend purple senator"):
        state = state.decide(decision)
    return state


@pytest.mark.parametrize("by", ["mouse", "touch", "keyboard"])
def test_each_of_two_figures_at_one_place_can_be_chosen(
    by: str, come: Callable[..., Person]
) -> None:
    person = come(size=PHONE, has_touch=True) if by == "touch" else come()
    game = Prepared(person, together()).open()
    foundry = game.board.locator("[data-mark='location:foundry']")
    archive = game.board.locator("[data-mark='location:archive']")

    def choose(figure: str) -> None:
        if by == "keyboard":
            foundry.focus()
            game.page.keyboard.press("Enter")
        elif by == "touch":
            foundry.locator(f"[data-figure={figure}]").tap()
        else:
            foundry.locator(f"[data-figure={figure}]").click()
        name = figure.capitalize()
        expect(foundry).to_have_attribute("aria-label", re.compile(f"Chosen: the {name}"))

    choose("engineer")
    choose("scientist")
    expect(archive).to_have_attribute("data-can", "")
    archive.click()
    game.has_taken("move scientist archive")


def last_moment(decision: str) -> State:
    """A game of Sarah's Vision that this decision ends."""
    for seed in range(100):
        before, state = vision(seed), vision(seed)
        made = ""
        while state.actor is not None:
            made = state.choose(seed)
            before, state = state, state.decide(made)
        if made == decision:
            return before
    raise AssertionError("No game ends so.")


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_end_of_the_story_is_shown_when_the_game_ends(
    size: dict[str, int], come: Callable[..., Person]
) -> None:
    game = Prepared(come(size=size), last_moment("pass")).open()
    do(game, "pass")
    end = game.board.locator(".story.defeat")
    expect(end).to_be_visible()
    expect(end).to_contain_text("Defeat")
    expect(end.get_by_role("button", name="Later")).to_be_disabled()


def test_a_reload_keeps_the_story_and_where_one_reads(come: Callable[..., Person]) -> None:
    person = come().settle(pace=0).begin("sarahs_vision")
    title, page = person.page.locator(".story h2"), person.page
    expect(title).to_have_text("First Light")
    page.get_by_role("button", name="No action").click()
    expect(title).to_have_text("A Stranger in Lift Four")
    page.reload()
    expect(title).to_have_text("A Stranger in Lift Four")
    page.get_by_role("button", name="Earlier").click()
    expect(title).to_have_text("First Light")
    page.reload()
    expect(title).to_have_text("First Light")
    page.get_by_role("button", name="Later").click()
    expect(title).to_have_text("A Stranger in Lift Four")


def choose(game: Prepared, decision: str) -> None:
    """Make a decision of Undercover with the pointer, given in words."""
    before = len(game.taken)
    *verb, where = decision.split()
    source, active = (game.board.locator(f".{part} .card") for part in ("source", "active"))
    if "pile" in verb or "bottom" in verb:
        source.nth(int(where) - 1).click()
    elif where == "joker":
        source.nth(2).click()
    elif where in ("keep", "turn"):
        active.nth(("keep", "turn").index(where)).click()
    else:
        game.board.locator(f"[data-cell='{where}']").click()
    expect(game.page.locator("[data-lesson]")).to_have_attribute("data-taken", str(before + 1))


def test_nothing_on_the_table_of_undercover_moves_but_when_it_must_grow(
    come: Callable[..., Person],
) -> None:
    state = State.new("undercover", {"players": 2}, 1)
    game = Prepared(come(size={"width": 1440, "height": 900}), state).open()
    frame = game.board.locator(".frame")
    chance = random.Random(1)
    seen: set[str] = set()
    grown = 0
    for number in range(30):
        decision = chance.choice(game.state.decisions())
        game.board.evaluate(REMEMBER)
        room = frame.get_attribute("data-room")
        choose(game, decision)
        seen.add(decision.split()[0])
        if frame.get_attribute("data-room") == room:
            assert game.page.evaluate(SHIFTED) == [], decision
            continue
        # More room came with a tile that was laid down; a click without a movement of the pointer
        # chooses nothing that has come under it.
        assert decision.startswith("place")
        grown += 1
        for cell in game.board.locator(".cell.may").all():
            cell.dispatch_event("click", {"detail": 1})
        assert len(game.taken) == number + 1
    assert seen >= {"take", "turn", "keep", "place"}
    assert 0 < grown < 5
    assert game.warnings == []


def test_the_sign_of_a_frame_covers_no_number(come: Callable[..., Person]) -> None:
    position: dict[str, Any] = dict(plain(vision(scenario=3).position()))
    shown = {card["event"] for card in position["row"]}
    # Events of the third scenario with three danger cubes in a frame.
    numbers = [event for event in (5, 12, 19) if event not in shown]
    for card, number in zip(position["row"], numbers, strict=False):
        position["deck"] = [x for x in position["deck"] if x != number] + [card["event"]]
        card["event"] = number
    game = Prepared(come(size={"width": 1440, "height": 900}), State.from_position(position)).open()
    covered = game.board.locator(".cell.framed:has(b)").evaluate_all(
        """(cells) => cells.map((cell) => {
          const [sign, number] = ['.corner', 'b'].map((what) =>
            cell.querySelector(what).getBoundingClientRect());
          return sign.left < number.right && number.left < sign.right &&
            sign.top < number.bottom && number.top < sign.bottom;
        })"""
    )
    assert covered
    assert not any(covered)


def test_the_tower_does_not_blink_when_the_window_changes_its_size(
    come: Callable[..., Person],
) -> None:
    game = Prepared(come(), vision()).open()
    canvas = game.page.locator(".tower canvas[data-drawn]")
    canvas.wait_for()
    # After the page has adapted its parts, and before it is shown, the picture must be there.
    canvas.evaluate(
        """(canvas) => {
          window.seen = [];
          new ResizeObserver(() => {
            const copy = document.createElement('canvas');
            [copy.width, copy.height] = [canvas.width, canvas.height];
            const pen = copy.getContext('2d');
            pen.drawImage(canvas, 0, 0);
            const { data } = pen.getImageData(0, 0, copy.width, copy.height);
            window.seen.push(data.some((value) => value > 0));
          }).observe(canvas);
        }"""
    )
    for width in (1180, 1300):
        before = game.page.evaluate("window.seen.length")
        game.page.set_viewport_size({"width": width, "height": 900})
        game.page.wait_for_function("(before) => window.seen.length > before", arg=before)
    assert game.page.evaluate("window.seen.slice(1)").count(False) == 0


def jump_over_another() -> tuple[State, str]:
    """A game of Sleepers in which White can jump, and the jump; who jumps is not the last to be
    named in the view that follows."""
    for seed in range(100):
        state = State.new("sleepers", {}, seed)
        while state.actor is not None:
            for jump in (x for x in state.decisions() if x.startswith("jump")):
                after = state.decide(jump)
                hexes = list(plain(after.view("white"))["board"])
                if state.actor == "white" and jump.split()[2] in hexes[:-1]:
                    return state, jump
            state = state.decide(state.choose(seed))
    raise AssertionError("Nobody can jump.")


def test_who_jumps_is_drawn_above_all_others_and_above_the_victim(
    come: Callable[..., Person],
) -> None:
    state, jump = jump_over_another()
    game = Prepared(come(), state, "white").open()
    game.board.locator(f"[role=gridcell][id$='-{jump.split()[2]}']").click(force=True)
    game.has_taken(jump)
    expect(game.board.locator(".agent.slide")).to_have_count(1)
    drawn = game.board.locator(".agent, .gone").evaluate_all("all => all.map((x) => x.classList)")
    kinds = [set(classes.values()) for classes in drawn]
    assert any({"gone", "kill"} <= one for one in kinds)
    assert "slide" in kinds[-1]
