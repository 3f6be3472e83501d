"""Rulings on the one action of a turn (V9 to V13)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.sarahs_vision.positions import (
    CARDS,
    COLOURS,
    SEATS,
    at,
    blocks_in_tower,
    choices,
    choices_of,
    covers,
    event,
    face_up,
    grid,
    happened,
    is_refused,
    load,
    pending,
    play,
    row,
    stands,
    top,
    verbs,
    where_it_holds,
)

PLAIN = [event("gardens 1!:green, archive 1!:purple")] * 20
"""Each event has two frames."""


def one_of(colour: str, number: int = 1) -> dict[str, int]:
    """Cubes on the grid to pay with."""
    return {f"{colour} senator": number}


def test_a_turn_may_be_passed_without_an_action_step_1() -> None:
    game = load()
    assert choices(game) == {"pass", "draw"}
    assert stands(play(game, "pass")) == "second action"
    assert row(play(game, "pass")) == [2, 3, 4, 5, 6]


def test_only_one_action_is_taken_in_a_turn_step_1() -> None:
    game = load(grid=one_of("green", 5))
    assert stands(play(game, "draw")) == "second action"
    assert stands(play(game, "swap 1 2", "spend green senator")) == "second action"


# Swap


def test_swapping_costs_one_green_V9() -> None:
    game = play(load(grid=one_of("green")), "swap 1 3")
    assert {name: pending(game)[name] for name in ("for", "target", "colour", "owed")} == {
        "for": "swap",
        "target": "1 3",
        "colour": "green",
        "owed": 1,
    }
    game = play(game, "spend green senator")
    assert grid(game) == {}
    # Event 3 has come instead of event 1.
    assert row(game) == [2, 1, 4, 5, 6]


@pytest.mark.parametrize("colour", COLOURS[1:])
def test_swapping_is_not_paid_with_another_colour_V9(colour: str) -> None:
    assert "swap" not in verbs(load(grid=one_of(colour, 5)))


def test_any_two_cards_of_the_row_can_be_swapped_and_never_the_deck_V9() -> None:
    pairs = {f"{i} {j}" for i in range(1, 6) for j in range(i + 1, 6)}
    assert choices_of(load(grid=one_of("green")), "swap") == pairs
    short = load(grid=one_of("green"), row=[18, 19, 20])
    assert choices_of(short, "swap") == {"1 2", "1 3", "2 3"}
    assert choices_of(load(grid=one_of("green"), row=[20]), "swap") == set()


def test_face_down_cards_and_black_swans_are_swapped_too_V9() -> None:
    swan = event("gardens 1!", swan=True)
    game = load(events=[event(), swan], grid=one_of("green"), face_down=[2, 4, 5])
    game = play(game, "swap 2 5", "spend green senator")
    assert row(game) == [5, 3, 4, 2, 6]
    assert face_up(game) == [3]
    assert at(game, "row 3 swan") is True
    assert at(game, "danger") == {}


def test_a_swapped_card_stays_as_it_lies_V9() -> None:
    game = load(grid=one_of("green"), face_down=[3])
    game = play(game, "swap 2 3", "spend green senator")
    assert row(game) == [3, 2, 4, 5, 6]
    assert face_up(game) == [2, 4, 5]


def test_covers_travel_with_a_swapped_card_V9() -> None:
    lying = {2: {"gardens": "green"}, 4: {"gardens": "green cube", "archive": "purple"}}
    game = load(events=PLAIN, grid=one_of("green"), covers=lying)
    game = play(game, "swap 2 4", "spend green senator")
    assert row(game) == [4, 3, 2, 5, 6]
    assert covers(game, 2) == lying[2]
    assert covers(game, 4) == lying[4]
    assert covers(game, 3) == {}


def test_a_card_swapped_to_the_front_resolves_with_its_covers_V9() -> None:
    lying = {5: {"gardens": "green"}}
    game = load(events=PLAIN, grid=one_of("green"), covers=lying)
    game = play(game, "swap 1 5", "spend green senator")
    assert at(game, "danger") == {"archive": 1}


# Remove


def test_removing_costs_four_yellow_V10() -> None:
    assert "remove" not in verbs(load(grid=one_of("yellow", 3)))
    for colour in ("green", "orange", "purple"):
        assert "remove" not in verbs(load(grid=one_of(colour, 9)))
    game = play(load(grid=one_of("yellow", 5)), "remove 2")
    for owed in (4, 3, 2, 1):
        assert (pending(game)["owed"], pending(game)["colour"]) == (owed, "yellow")
        assert choices(game) == {"spend yellow senator"}
        game = play(game, "spend yellow senator")
    assert grid(game) == one_of("yellow", 1)
    assert stands(game) == "second action"


def test_only_revealed_events_can_be_removed_the_next_one_included_V10() -> None:
    game = load(grid=one_of("yellow", 4), face_down=[2, 4])
    assert choices_of(game, "remove") == {"1", "3", "5"}


PAY_FOUR = ["spend yellow senator"] * 4


def test_a_removed_event_never_happens_and_the_next_one_does_V10() -> None:
    events = [event("gardens 1!"), event("archive 1!"), event("skyport 1!")]
    game = play(load(events=events, grid=one_of("yellow", 4)), "remove 1", *PAY_FOUR)
    assert at(game, "danger") == {"archive": 1}
    assert row(game) == [3, 4, 5, 6, 7]
    assert [told["number"] for told in happened(game, "remove")] == [1]


def test_the_row_closes_up_and_is_refilled_at_once_V10() -> None:
    # The event that resolves next lets somebody choose, so that the row can be looked at.
    game = load(
        events=[event("", "move any any")], grid=one_of("yellow", 4), face_down=[4], outside=True
    )
    game = play(game, "remove 3", *PAY_FOUR)
    assert stands(game) == "first choice"
    assert row(game) == [2, 4, 5, 6]
    assert face_up(game) == [2, 5]
    assert at(game, "deck") == list(range(7, 21))


def test_blocks_on_a_removed_event_go_on_top_of_the_tower_and_cubes_to_the_supply_V10() -> None:
    lying = {2: {"gardens": "green", "archive": "purple cube"}, 3: {"archive": "purple"}}
    game = load(events=PLAIN, grid=one_of("yellow", 4), covers=lying)
    layers = len(at(game, "tower"))
    game = play(game, "remove 2", *PAY_FOUR)
    assert len(at(game, "tower")) == layers + 1
    assert top(game) == [None, "green", None]
    assert covers(game, 3) == {"archive": "purple"}
    assert grid(game) == {}


def test_removed_events_are_not_replaced_when_the_deck_is_out_V10() -> None:
    game = play(load(row=[17, 18, 19, 20], grid=one_of("yellow", 4)), "remove 4", *PAY_FOUR)
    assert row(game) == [18, 19]


# Reveal


def test_revealing_costs_one_orange_V11() -> None:
    game = load(grid=one_of("orange"), face_down=[3, 5])
    assert "reveal" in choices(game)
    game = play(game, "reveal")
    assert (pending(game)["colour"], pending(game)["owed"]) == ("orange", 1)
    game = play(game, "spend orange senator")
    assert face_up(game) == [2, 3, 4, 5]
    assert row(game) == [2, 3, 4, 5, 6]
    for colour in ("green", "yellow", "purple"):
        assert "reveal" not in choices(load(grid=one_of(colour, 9), face_down=[3]))


def test_five_face_down_cards_are_turned_V11() -> None:
    game = load(grid=one_of("orange"), face_down=[1, 2, 3, 4, 5])
    game = play(game, "reveal", "spend orange senator")
    told = happened(game, "reveal")
    assert [one["number"] for one in told] == [1, 2, 3, 4, 5]


def test_at_least_one_card_must_turn_V11() -> None:
    assert "reveal" not in choices(load(grid=one_of("orange")))


def test_black_swans_are_not_revealed_V11() -> None:
    swans = [event(), event(swan=True), event(), event(swan=True)]
    paid = ("reveal", "spend orange senator")
    game = load(events=swans, grid=one_of("orange"), face_down=[2, 3, 4])
    assert face_up(play(game, *paid)) == [3, 5]
    only_swans = load(events=swans, grid=one_of("orange"), face_down=[2, 4])
    assert "reveal" not in choices(only_swans)


# Cover

FRAMES = [
    event("gardens 1!:green, archive 1!:purple, skyport 1*", "deal 1 : orange"),
    event("gardens 1!:green, foundry 2!:yellow"),
    event("gardens 1!:green"),
]
FOUR = {f"{colour} senator": 1 for colour in COLOURS}


def test_sections_are_named_beforehand_and_then_paid_V12() -> None:
    game = load(events=FRAMES, grid={**FOUR, "green senator": 2})
    game = play(game, "cover 2 gardens")
    assert stands(game) == "first name"
    assert "pay" in choices(game)
    game = play(game, "cover 1 line_1", "cover 2 foundry")
    assert pending(game)["named"] == ["1 line_1", "2 gardens", "2 foundry"]
    assert is_refused(game, "spend green senator")
    game = play(game, "pay")
    assert "cover" not in verbs(game)
    paid = []
    while pending(game):
        paid.append(f"{pending(game)['target']} {pending(game)['colour']}")
        game = play(game, game.decisions()[0])
    assert paid == ["1 line_1 orange", "2 gardens green", "2 foundry yellow"]
    assert covers(game, 2) == {"gardens": "green cube", "foundry": "yellow cube"}


def test_a_covered_section_is_ignored_V12() -> None:
    game = load(events=FRAMES, grid=FOUR)
    game = play(game, "cover 1 gardens", "cover 1 line_1", "pay")
    game = play(game, "spend green senator", "spend orange senator")
    assert at(game, "danger") == {"archive": 1}
    assert at(game, "hands") == {"first": [], "second": []}


def test_only_revealed_events_are_covered_V12() -> None:
    game = load(events=FRAMES, grid=FOUR, face_down=[2])
    assert choices_of(game, "cover") == {
        "1 gardens",
        "1 archive",
        "1 line_1",
        "3 gardens",
    }


def test_a_section_is_named_and_covered_once_V12() -> None:
    game = load(events=FRAMES, grid=FOUR | {"green senator": 4}, covers={3: {"gardens": "green"}})
    assert "3 gardens" not in choices_of(game, "cover")
    game = play(game, "cover 1 gardens")
    assert "1 gardens" not in choices_of(game, "cover")
    assert "2 gardens" in choices_of(game, "cover")


def test_a_two_coloured_block_covers_one_section_of_either_colour_V12() -> None:
    # Of green and purple there is nothing but this block.
    game = load(events=FRAMES, freed="scientist", unlocked="green_purple")
    assert choices_of(game, "cover") == {"1 gardens", "1 archive", "2 gardens", "3 gardens"}
    for section in ("1 gardens", "1 archive"):
        assert choices(play(game, f"cover {section}")) == {"pay"}
    game = play(game, "cover 2 gardens", "pay", "use green_purple")
    assert covers(game, 2) == {"gardens": "green_purple"}
    assert at(game, "unlocked") == []


def test_an_inspiration_cube_serves_as_cover_and_returns_to_the_supply_V12() -> None:
    # The 40 inspiration cubes are all out, so what returns to the supply shows in the next event.
    events = [event("gardens 1!:green"), event("archive 2*", "move any any")]
    game = load(events=events, grid={"green senator": 30, "yellow senator": 10})
    paid = play(game, "cover 1 gardens", "pay", "spend green senator")
    assert at(paid, "danger") == {}
    assert at(play(paid, "pass"), "inspiration") == {"archive": 1}
    # Uncovered, nothing returns.
    assert at(play(game, "pass", "pass"), "inspiration") == {}


def test_a_cube_that_covers_lies_on_the_card_V12() -> None:
    game = load(events=FRAMES, grid=FOUR)
    game = play(game, "cover 3 gardens", "pay", "spend green senator")
    assert covers(game, 3) == {"gardens": "green cube"}
    assert "green senator" not in grid(game)


def test_covering_blocks_lie_on_the_card_until_it_resolves_then_on_the_tower_V12() -> None:
    game = load(
        events=FRAMES, layers=["green orange yellow"], outside=True, freed="green", unlocked="green"
    )
    before = blocks_in_tower(game)
    layers = len(at(game, "tower"))
    game = play(game, "cover 2 gardens", "cover 3 gardens", "pay", "pull 1 left", "held")
    game = play(game, "use green")
    assert covers(game, 2) == covers(game, 3) == {"gardens": "green"}
    assert len(at(game, "tower")) == layers
    assert before - blocks_in_tower(game) == {"green": 1}
    game = play(game, "pass")
    assert stands(game) == "tower outcome"
    game = play(game, "held")
    assert top(game) == [None, "green", None]
    assert blocks_in_tower(game) == before
    game = play(game, "pass", "held")
    assert top(game) == ["green", "green", None]
    assert blocks_in_tower(game) - before == {"green": 1}


def test_blocks_pulled_in_the_model_cover_too_V12() -> None:
    words: dict[str, Any] = {"events": FRAMES[1:], "layers": None}
    game = where_it_holds(words, "cover 2 gardens", "pay", "pull 1 left")
    assert covers(game, 2) == {"gardens": "green"}
    assert blocks_in_tower(game).total() == 35
    game = play(game, "pass")
    assert stands(game) == "first action"
    assert top(game) == [None, "green", None]


def test_sections_of_several_cards_are_covered_in_one_action_V12() -> None:
    game = load(events=FRAMES, grid={"green senator": 3})
    game = play(game, *(f"cover {i} gardens" for i in (1, 2, 3)))
    assert choices(game) == {"pay"}
    game = play(game, "pay", *["spend green senator"] * 3)
    assert covers(game, 2) == covers(game, 3) == {"gardens": "green cube"}
    assert at(game, "danger") == {"archive": 1}


def test_covered_sections_stay_covered_over_turns_V12() -> None:
    game = load(events=FRAMES, covers={3: {"gardens": "green"}})
    game = play(game, "pass", "pass")
    assert covers(game, 3) == {"gardens": "green"}
    before = at(game, "danger").get("gardens", 0)
    assert at(play(game, "pass"), "danger").get("gardens", 0) == before


# Draw


@pytest.mark.parametrize("seat", SEATS)
def test_drawing_is_free_and_gives_a_card_to_the_player_on_turn_V13(seat: str) -> None:
    game = play(load(players=4, turn=seat), "draw")
    hands = at(game, "hands")
    assert [owner for owner, hand in hands.items() if hand] == [seat]
    assert sorted([*at(game, "directives"), *hands[seat]]) == sorted(CARDS)
    assert len(hands[seat]) == 1


def test_any_card_of_the_pile_can_be_drawn_V13() -> None:
    drawn = {at(play(load(chance=i), "draw"), "hands first")[0] for i in range(80)}
    assert len(drawn) > 18
    only = play(load(pile="day_off"), "draw")
    assert at(only, "hands first") == ["day_off"]


def test_the_discard_is_shuffled_when_the_pile_is_out_V13() -> None:
    game = load(pile="", hands={"first": " ".join(CARDS[3:])})
    assert at(game, "discarded") == list(CARDS[:3])
    game = play(game, "draw")
    assert at(game, "discarded") == []
    assert len(at(game, "directives")) == 2
    assert len(at(game, "hands first")) == 24


def test_drawing_is_not_possible_when_pile_and_discard_are_empty_V13() -> None:
    everything = {"first": " ".join(CARDS[:13]), "second": " ".join(CARDS[13:])}
    assert choices(load(hands=everything)) == {"pass"}
