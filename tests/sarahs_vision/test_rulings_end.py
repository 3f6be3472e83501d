"""Rulings on the end, and on what scenarios change (V23, V24)."""

from __future__ import annotations

from typing import Any

import pytest

from safehouse.games.errors import Refused
from safehouse.games.state import State
from tests.plain import plain
from tests.sarahs_vision.positions import (
    ROLES,
    at,
    choices,
    deal,
    event,
    face_up,
    happened,
    is_refused,
    load,
    pending,
    play,
    position,
    reason,
    row,
    stands,
    zones,
)

# Defeat


@pytest.mark.parametrize("role", ROLES)
def test_five_in_a_danger_zone_are_a_defeat_V23(role: str) -> None:
    place = {"engineer": "foundry", "scientist": "observatory", "senator": "community_center"}[role]
    words: dict[str, Any] = {"zones": {role: 3}, "danger": {place: 1}}
    assert reason(play(load(**words), "pass")) is None
    game = play(load(**{**words, "danger": {place: 2}}), "pass")
    assert reason(game) == "defeat"
    assert game.result is not None
    assert game.result.winners == ()
    assert game.actor is None
    assert game.decisions() == []


def test_more_than_five_at_once_are_a_defeat_V23() -> None:
    assert reason(play(load(zones={"engineer": 4}, danger={"foundry": 3}), "pass")) == "defeat"


def test_four_in_each_zone_are_no_defeat_V23() -> None:
    game = play(load(zones=dict.fromkeys(ROLES, 4)), "pass")
    assert reason(game) is None
    assert stands(game) == "second action"


def test_a_defeat_comes_in_the_middle_of_sharing_out_V23() -> None:
    game = play(load(zones={"senator": 4}, danger={"archive": 5, "gardens": 5}), "pass")
    game = play(game, "take senator")
    assert reason(game) == "defeat"
    assert is_refused(game, "take senator")


def test_a_defeat_comes_in_the_middle_of_an_event_V23() -> None:
    # The next line would have saved the senator.
    card = event("", "burden senator 1", "relieve senator 4", "danger archive 1")
    game = play(load(events=[card], zones={"senator": 4}), "pass")
    assert reason(game) == "defeat"
    assert not [one for one in happened(game, "danger") if one["location"] == "archive"]


def test_a_defeat_comes_before_danger_of_later_locations_is_shared_out_V23() -> None:
    game = load(zones={"scientist": 4}, danger={"observatory": 1, "foundry": 1})
    game = play(game, "pass")
    assert reason(game) == "defeat"
    assert [one["role"] for one in happened(game, "zone")] == ["scientist"]


def test_a_defeat_comes_in_the_middle_of_a_directive_V23() -> None:
    game = load(
        step=3,
        stage="directive",
        hands={"first": "let_me_carry_that"},
        grid={"purple senator": 1},
        zones={"engineer": 1, "senator": 4},
    )
    game = play(game, "play let_me_carry_that", "spend purple senator")
    assert reason(play(game, "hand_over engineer senator")) == "defeat"
    assert reason(play(game, "hand_over senator engineer")) is None


def test_a_defeat_comes_among_the_five_of_a_collapse_V23() -> None:
    events = [event(), event("foundry 1!"), event("gardens 1!")]
    game = load(events=events, layers=[". green green"], zones={"engineer": 4})
    game = play(game, "swap 4 5", "pull 1 middle")
    assert reason(game) == "defeat"
    assert [one["number"] for one in happened(game, "resolve")] == [1, 2]


def test_a_defeat_comes_even_with_the_last_event_V23() -> None:
    events = [*[event()] * 19, event("foundry 1!")]
    game = load(events=events, row=[20], zones={"engineer": 4})
    assert reason(play(game, "pass")) == "defeat"


# Victory


def test_all_events_done_is_a_victory_of_all_V23() -> None:
    game = load(row=[20], players=3, zones=dict.fromkeys(ROLES, 4))
    game = play(game, "pass")
    assert reason(game) == "victory"
    assert game.result is not None
    assert game.result.winners == ("first", "second", "third")
    assert game.decisions() == []


def test_a_whole_game_without_danger_is_won_after_twenty_turns_V23() -> None:
    game = deal()
    for turn in range(20):
        assert game.result is None, turn
        game = play(game, "pass")
    assert reason(game) == "victory"
    assert happened(game, "end")[0]["text"] == "Victory."


def test_victory_is_checked_after_step_4_of_the_last_event_V23() -> None:
    game = play(load(row=[20], danger={"archive": 4}, zones={"senator": 4}), "pass")
    assert stands(game) == "first take"
    assert reason(play(game, "take engineer")) == "victory"
    assert reason(play(game, "take senator")) == "defeat"


def test_directives_are_played_after_the_last_event_V23() -> None:
    game = load(
        row=[20],
        hands={"second": "open_the_windows"},
        grid={"purple senator": 2},
        danger={"foundry": 1},
        zones={"engineer": 4},
    )
    game = play(game, "pass")
    assert stands(game) == "second directive"
    assert reason(play(game, "pass")) == "defeat"
    game = play(game, "play open_the_windows", *["spend purple senator"] * 2, "clear foundry")
    assert reason(game) == "victory"


@pytest.mark.parametrize("row_", [[20], [19, 20], [16, 17, 18, 19, 20]])
def test_a_game_with_events_to_come_is_not_won_V23(row_: list[int]) -> None:
    game = load(row=row_)
    for _ in row_:
        assert reason(game) is None
        game = play(game, "pass")
    assert reason(game) == "victory"


FOUR = ["spend yellow senator"] * 4
YELLOW = {"yellow senator": 4}


def test_a_removed_event_counts_as_done_V23() -> None:
    game = load(row=[19, 20], grid=YELLOW, events=[*[event()] * 18, event("foundry 5!")])
    game = play(game, "remove 1", *FOUR)
    assert reason(game) == "victory"
    assert [one["number"] for one in happened(game, "resolve")] == [20]


def test_if_the_last_event_is_removed_steps_3_and_4_still_happen_V23() -> None:
    game = load(
        row=[20],
        grid={**YELLOW, "purple senator": 1},
        hands={"second": "the_milk_barge"},
        danger={"foundry": 1},
        inspiration={"foundry": 1},
    )
    game = play(game, "remove 1", *FOUR)
    assert stands(game) == "second directive"
    game = play(game, "play the_milk_barge", "spend purple senator", "move engineer archive")
    assert reason(game) == "victory"
    assert not happened(game, "zone")


def test_if_the_last_event_is_removed_step_4_can_still_lose_V23() -> None:
    game = load(row=[20], grid=YELLOW, danger={"foundry": 1}, zones={"engineer": 4})
    assert reason(play(game, "remove 1", *FOUR)) == "defeat"


def test_if_the_last_event_is_removed_danger_is_still_shared_out_V23() -> None:
    game = load(row=[20], grid=YELLOW, danger={"archive": 4})
    game = play(game, "remove 1", *FOUR)
    assert stands(game) == "first take"
    assert reason(play(game, "take senator")) == "victory"


def test_a_collapse_with_the_last_event_is_a_victory_if_nobody_has_five_V23() -> None:
    game = load(row=[19, 20], layers=[". green green"])
    game = play(game, "swap 1 2", "pull 1 middle")
    assert [one["number"] for one in happened(game, "resolve")] == [19, 20]
    assert reason(game) == "victory"


def test_a_collapse_after_the_last_event_brings_no_more_events_V23() -> None:
    game = load(
        row=[],
        deck=[],
        step=3,
        stage="directive",
        hands={"first": "the_milk_barge"},
        layers=[". purple purple"],
        danger={"archive": 4},
    )
    game = play(game, "play the_milk_barge", "pull 1 middle")
    assert happened(game, "collapse")
    assert stands(game) == "first take"
    assert reason(play(game, "take senator")) == "victory"


def test_a_game_that_is_over_can_be_looked_at() -> None:
    won = play(load(row=[20], danger={"archive": 2}), "pass")
    lost = play(load(zones={"engineer": 4}, danger={"foundry": 3}), "pass")
    midway = play(load(events=[event("", "burden senator 5", "move any any")]), "pass")
    for game, zone in ((won, {}), (lost, {"engineer": 7}), (midway, {"senator": 5})):
        assert game.result is not None
        shown: Any = plain(game.view("first"))
        assert {role: cubes for role, cubes in shown["zones"].items() if cubes} == zone
        assert zones(game) == zone


def test_nothing_is_decided_after_the_end() -> None:
    game = play(load(row=[20]), "pass")
    with pytest.raises(Refused) as refused:
        game.decide("pass")
    assert refused.value.code == "game_over"


# Black Swans

SWANS = [event(swan=i in (2, 5, 7)) for i in range(1, 21)]


def test_black_swans_among_the_first_five_lie_face_up_V24() -> None:
    game = deal(*SWANS)
    assert face_up(game) == [1, 2, 3, 4, 5]
    assert [card.get("swan", False) for card in at(game, "row")] == [
        False,
        True,
        False,
        False,
        True,
    ]


def test_black_swans_have_another_back_V24() -> None:
    game = load(events=SWANS, row=[3, 4, 5, 6, 7], face_down=[5, 6, 7])
    shown: Any = plain(game.view("first"))["row"]
    assert [(card["event"], card.get("swan", False)) for card in shown] == [
        (3, False),
        (4, False),
        (None, True),
        (None, False),
        (None, True),
    ]


def test_the_reveal_action_cannot_turn_black_swans_V24() -> None:
    words: dict[str, Any] = {"events": SWANS, "row": [3, 4, 5, 6, 7], "grid": {"orange senator": 1}}
    game = play(load(**words, face_down=[5, 6, 7]), "reveal", "spend orange senator")
    assert [one["number"] for one in happened(game, "reveal")] == [6]
    assert face_up(game) == [4, 6]
    assert "reveal" not in choices(load(**words, face_down=[5, 7]))


def test_a_black_swan_that_lies_face_down_resolves_like_any_event_V24() -> None:
    events = [event("gardens 2!", swan=True)]
    game = play(load(events=events, face_down=[1]), "pass")
    assert at(game, "danger") == {"gardens": 2}


def test_a_revealed_black_swan_can_be_covered_and_removed_V24() -> None:
    events = [event("gardens 2!:green", swan=True)]
    game = load(events=events, grid={"green senator": 1, "yellow senator": 4})
    assert {"cover 1 gardens", "remove 1"} <= choices(game)


# The limit of a location


def test_a_scenario_can_have_a_limit_of_two_cubes_V24() -> None:
    game = play(load(limit=2, danger={"archive": 3, "gardens": 2}), "pass")
    assert stands(game) == "first take"
    assert pending(game)["place"] == "archive"
    game = play(game, "take senator")
    assert stands(game) == "second action"
    assert at(game, "danger") == {"gardens": 2, "archive": 2}


def test_without_it_the_limit_is_three_V24() -> None:
    assert stands(play(load(danger={"archive": 3}), "pass")) == "second action"
    shown: Any = plain(load(limit=2).view("first"))["limit"]
    assert (plain(load().view("first"))["limit"], shown) == (3, 2)


def test_with_a_limit_of_two_a_figure_takes_at_most_two_from_its_place_V24() -> None:
    game = play(load(limit=2, danger={"foundry": 4}), "pass")
    game = play(game, "take senator", "take scientist")
    assert zones(game) == {"engineer": 2, "scientist": 1, "senator": 1}


def test_scenario_three_has_the_limit_and_scenario_two_the_swans_V24() -> None:
    limits = {
        number: plain(State.new("sarahs_vision", {"scenario": number}).view("first"))["limit"]
        for number in (1, 2, 3)
    }
    assert limits == {1: 3, 2: 3, 3: 2}
    swans = {}
    for number in (1, 2, 3):
        written = position()
        written["options"] = {"scenario": number}
        swans[number] = 0
        for first in (1, 6, 11, 16):
            written["row"] = [{"event": i, "face_up": False} for i in range(first, first + 5)]
            written["deck"] = list(range(first + 5, 21))
            shown: Any = plain(State.from_position(written).view("first"))["row"]
            swans[number] += sum(card.get("swan", False) for card in shown)
    assert swans[1] == swans[3] == 0
    assert swans[2] > 0


# Shuffled events


def test_shuffled_events_come_without_stories_V24() -> None:
    game = load(order="shuffled", row=[7, 3, 9, 1, 20], deck=[5, 6, 8, 10, 11, 12, 16])
    assert row(game) == [7, 3, 9, 1, 20]
    told = []
    while game.result is None:
        game = play(game, "pass")
        told += happened(game, "story")
    assert told == []


def test_shuffled_events_are_drawn_at_random_V24() -> None:
    drawn = set()
    for chance in range(40):
        game = load(order="shuffled", row=[1, 2, 3, 4, 5], deck=[6, 7, 8, 9], chance=chance)
        drawn.add(row(play(game, "pass"))[-1])
    assert drawn == {6, 7, 8, 9}


def test_a_deck_that_is_not_shuffled_comes_in_order_V24() -> None:
    for chance in range(10):
        game = load(row=[1, 2, 3, 4, 5], deck=[9, 7, 12], chance=chance)
        assert row(play(game, "pass"))[-1] == 7
