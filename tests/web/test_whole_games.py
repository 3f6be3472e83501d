"""Two people at two browsers play whole games of each kind to the end."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from safehouse.games import GAMES
from tests.examples import SOON_OVER
from tests.web.person import PHONE, Person

MAX_STEPS = 900


def play_to_the_end(*people: Person) -> int:
    """Whoever is asked chooses something; returns how many decisions the game had."""
    for _ in range(MAX_STEPS):
        people[0].wait(lambda: any(person.is_asked() or person.is_over() for person in people))
        if any(person.is_over() for person in people):
            for person in people:
                person.wait(person.is_over)
            return people[0].number
        for person in people:
            if person.is_asked():
                person.decide()
                break
    raise AssertionError("The game never ended.")


@pytest.mark.parametrize("game", GAMES)
def test_two_browsers_play_a_whole_game(game: str, come: Callable[..., Person]) -> None:
    anna = come().settle(pace=0)
    table = anna.open_table(game, SOON_OVER[game])
    anna.go(table)
    ben = come(language="de", size=PHONE).settle(pace=0, confirm="never").go(table)
    ben.page.get_by_role("button", name="Platz nehmen").click()
    for person in (anna, ben):
        person.page.wait_for_selector("[data-number] .board [role=grid]")

    decisions = play_to_the_end(anna, ben)

    assert decisions > 5
    for person in (anna, ben):
        verdict = person.page.locator(".ask h2").inner_text()
        assert verdict
        reason = person.page.locator(".ask h2 + p").inner_text()
        assert len(reason) > 10
        assert "-end-" not in reason
    assert anna.page.locator(".side ol li").count() > 5
    expect(anna.page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(anna.page.get_by_role("link", name="Replay").last).to_be_visible()
