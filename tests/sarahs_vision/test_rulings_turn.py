"""Rulings on the event, directives, danger and inspiration (steps 2 to 4, V14 to V18)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.plain import plain
from tests.sarahs_vision.positions import (
    CARDS,
    ROLES,
    at,
    choices,
    choices_of,
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
    zones,
)

# The event


def test_the_event_farthest_from_the_deck_resolves_from_top_to_bottom_step_2() -> None:
    # The line moves the senator before the next line puts danger where the senator stands.
    lines = ("move senator skyport", "danger senator 1", "move senator archive")
    game = play(load(events=[event("gardens 1!", *lines)]), "pass")
    assert at(game, "danger") == {"skyport": 1, "gardens": 1}
    assert at(game, "figures senator") == "archive"


def test_a_face_down_event_is_revealed_when_it_resolves_step_2() -> None:
    game = load(events=[event("gardens 1!", "move any any")], face_down=[1, 2])
    hidden: Any = plain(game.view("first"))["row"]
    assert hidden[0]["event"] is None
    game = play(game, "pass")
    assert at(game, "danger") == {"gardens": 1}
    shown: Any = plain(game.view("first"))["resolving"]
    assert (shown["event"], shown["lines"]) == (1, ["move any any"])
    assert happened(game, "resolve")[0]["number"] == 1


def test_the_row_is_refilled_face_down_while_the_deck_lasts_step_2() -> None:
    game = play(load(row=[14, 15, 16, 17, 18]), "pass")
    assert row(game) == [15, 16, 17, 18, 19]
    assert face_up(game) == [15, 16, 17, 18]
    game = play(game, "pass", "pass")
    assert row(game) == [17, 18, 19, 20]
    assert at(game, "deck") == []


def test_covered_sections_are_ignored_step_2() -> None:
    card = event("gardens 1!:green, archive 1!", "danger skyport 1 : orange", "danger academy 1")
    lying = {1: {"gardens": "green cube", "line_1": "orange"}}
    game = play(load(events=[card], covers=lying), "pass")
    assert at(game, "danger") == {"archive": 1, "academy": 1}


def test_a_covered_line_in_the_middle_is_ignored_step_2() -> None:
    card = event("", "danger skyport 1", "danger gardens 1 : orange", "danger academy 1")
    game = play(load(events=[card], covers={1: {"line_2": "orange"}}), "pass")
    assert at(game, "danger") == {"skyport": 1, "academy": 1}


def test_a_figure_moves_directly_V14() -> None:
    # Danger on the way does not stop it.
    game = load(events=[event("", "move engineer archive")], danger={"community_center": 3})
    game = play(game, "pass")
    assert at(game, "figures engineer") == "archive"
    assert zones(game) == {"senator": 3}


def test_a_figure_that_is_there_already_does_not_move_V14() -> None:
    game = load(events=[event("", "move senator community_center", "move engineer archive")])
    game = play(game, "pass")
    assert [told["role"] for told in happened(game, "move")] == ["engineer"]
    assert at(game, "figures senator") == "community_center"


def test_an_open_move_does_not_offer_where_a_figure_stands_V14() -> None:
    game = play(load(events=[event("", "move any any")]), "pass")
    offered = choices_of(game, "move")
    assert "senator community_center" not in offered
    assert len(offered) == 3 * 8


# Directives

ONE_PURPLE = {"purple senator": 1}
BARGE = "the_milk_barge"
GLIDER = "a_seat_on_the_mail_glider"


def in_step_3(**words: Any) -> dict[str, Any]:
    """The words of a position in which directives can be played."""
    given: dict[str, Any] = {"step": 3, "stage": "directive"}
    return {**given, **words}


def test_a_directive_costs_purple_and_is_discarded_V15() -> None:
    game = load(**in_step_3(hands={"first": BARGE}, grid=ONE_PURPLE))
    assert choices(game) == {"pass", f"play {BARGE}"}
    game = play(game, f"play {BARGE}")
    assert (pending(game)["for"], pending(game)["colour"]) == ("play", "purple")
    game = play(game, "spend purple senator", "move senator archive")
    assert at(game, "discarded") == [BARGE]
    assert at(game, "hands first") == []
    assert grid(game) == {}


def test_nobody_is_asked_without_a_card_that_can_be_paid_for_V15() -> None:
    costly = "a_week_by_the_sea"
    game = load(hands={"first": costly, "second": BARGE}, grid=ONE_PURPLE)
    game = play(game, "pass")
    assert stands(game) == "second directive"
    game = load(hands={"first": costly}, grid={"purple senator": 2})
    assert stands(play(game, "pass")) == "second action"


@pytest.mark.parametrize("turn", ["first", "second", "third"])
def test_anyone_may_play_and_the_player_on_turn_is_asked_first_V15(turn: str) -> None:
    seats = ["first", "second", "third"]
    hands = dict(zip(seats, CARDS, strict=False))
    game = play(load(players=3, turn=turn, hands=hands, grid={"purple senator": 9}), "pass")
    asked = []
    while at(game, "step") == 3:
        asked.append(game.actor)
        game = play(game, "pass")
    first = seats.index(turn)
    assert asked == [*seats[first:], *seats[:first]]
    assert stands(game) == f"{seats[(first + 1) % 3]} action"


def test_any_number_of_directives_may_be_played_V15() -> None:
    hands = {"first": f"{BARGE} {GLIDER} hannekes_short_cut"}
    game = load(**in_step_3(hands=hands, grid={"purple senator": 3}))
    for card, place in zip(hands["first"].split(), ("archive", "academy", "gardens"), strict=True):
        game = play(game, f"play {card}", "spend purple senator", f"move senator {place}")
    assert stands(game) == "second action"
    assert sorted(at(game, "discarded")) == sorted(hands["first"].split())


def test_the_step_ends_when_all_pass_in_turn_V15() -> None:
    hands = {"first": BARGE, "second": GLIDER}
    game = load(**in_step_3(hands=hands, grid={"purple senator": 5}))
    game = play(game, "pass")
    assert stands(game) == "second directive"
    game = play(game, f"play {GLIDER}", "spend purple senator", "move senator archive")
    # The first player has passed, but something was played since.
    assert stands(game) == "first directive"
    game = play(game, "pass")
    assert stands(game) == "second action"


def test_whoever_plays_a_directive_is_active_while_paying_and_executing_V15() -> None:
    game = load(**in_step_3(active="second", hands={"second": BARGE}, grid=ONE_PURPLE))
    assert at(game, "turn") == "first"
    game = play(game, f"play {BARGE}")
    assert stands(game) == "second pay"
    game = play(game, "spend purple senator")
    assert stands(game) == "second choice"
    assert at(game, "active") == "second"


def test_after_a_directive_of_another_the_player_on_turn_shares_out_V15() -> None:
    together = {"engineer": "foundry", "senator": "foundry"}
    words = in_step_3(
        active="second",
        hands={"second": BARGE},
        grid=ONE_PURPLE,
        figures=together,
        danger={"foundry": 1},
    )
    game = play(load(**words), f"play {BARGE}", "spend purple senator", "move scientist archive")
    assert stands(game) == "first take"


def test_cards_are_dealt_in_turn_from_the_active_player_V15() -> None:
    card = event("", "deal 4", "move any any")
    game = play(load(players=3, turn="second", events=[card]), "pass")
    hands = at(game, "hands")
    assert {seat: len(hand) for seat, hand in hands.items()} == {
        "first": 1,
        "second": 2,
        "third": 1,
    }


def test_a_directive_deals_to_who_plays_it_first_V15() -> None:
    words = in_step_3(players=3, active="third", hands={"third": "shuffle_the_timetable"})
    game = load(**words, grid=ONE_PURPLE)
    game = play(game, "play shuffle_the_timetable", "spend purple senator", "done")
    assert {seat: len(hand) for seat, hand in at(game, "hands").items()} == {
        "first": 0,
        "second": 0,
        "third": 1,
    }


def test_alone_one_gets_all_cards_V15() -> None:
    game = play(load(players=1, events=[event("", "deal 5", "move any any")]), "pass")
    assert len(at(game, "hands first")) == 5


def test_a_card_dealt_this_turn_may_be_played_V15() -> None:
    game = load(events=[event("", "deal 1")], pile=BARGE, grid=ONE_PURPLE)
    game = play(game, "pass")
    assert choices(game) == {"pass", f"play {BARGE}"}


def test_a_card_drawn_this_turn_may_be_played_V15() -> None:
    game = play(load(pile=BARGE, grid=ONE_PURPLE), "draw")
    assert choices(game) == {"pass", f"play {BARGE}"}


def test_the_discard_is_reshuffled_when_cards_are_dealt_V15() -> None:
    hands = {"first": " ".join(CARDS[:20])}
    game = load(events=[event("", "deal 3", "move any any")], hands=hands, pile=CARDS[20])
    assert len(at(game, "discarded")) == 5
    game = play(game, "pass")
    assert at(game, "discarded") == []
    assert len(at(game, "directives")) == 3
    assert CARDS[20] in at(game, "hands first")


def test_there_is_no_hand_limit_and_no_cards_are_dealt_when_all_are_out_V15() -> None:
    hands = {"first": " ".join(CARDS[:24])}
    game = play(load(events=[event("", "deal 9", "move any any")], hands=hands), "pass")
    assert len(at(game, "hands first")) == 25
    assert len(at(game, "hands second")) == 1
    assert at(game, "directives") == at(game, "discarded") == []


def test_a_played_directive_is_not_dealt_by_itself_V15() -> None:
    # Pile and discard are empty but for the card itself, which is discarded afterwards.
    hands = {"first": "shuffle_the_timetable", "second": " ".join(CARDS[:23] + CARDS[24:])}
    game = load(**in_step_3(hands=hands, grid=ONE_PURPLE))
    game = play(game, "play shuffle_the_timetable", "spend purple senator", "done")
    assert at(game, "hands first") == []
    assert at(game, "discarded") == ["shuffle_the_timetable"]


# Danger


def test_danger_at_a_figures_location_goes_to_that_figure_V16() -> None:
    game = play(load(danger={"foundry": 3, "observatory": 1}), "pass")
    assert zones(game) == {"engineer": 3, "scientist": 1}
    assert at(game, "danger") == {}


def test_danger_elsewhere_stays_V16() -> None:
    game = play(load(danger={"archive": 3, "gardens": 1}), "pass")
    assert zones(game) == {}
    assert at(game, "danger") == {"archive": 3, "gardens": 1}


def test_cubes_above_three_go_to_zones_of_the_active_players_choice_V16() -> None:
    game = play(load(danger={"archive": 5}), "pass")
    assert stands(game) == "first take"
    assert pending(game)["place"] == "archive"
    assert choices(game) == {"take engineer", "take scientist", "take senator"}
    game = play(game, "take senator")
    assert choices(game) == {"take engineer", "take scientist", "take senator"}
    game = play(game, "take engineer")
    assert zones(game) == {"senator": 1, "engineer": 1}
    assert at(game, "danger") == {"archive": 3}


def test_three_cubes_at_a_location_are_borne_V16() -> None:
    assert stands(play(load(danger={"archive": 3}), "pass")) == "second action"


def test_the_excess_at_a_figures_location_goes_to_any_zone_then_the_rest_to_it_V16() -> None:
    game = play(load(danger={"foundry": 4}), "pass")
    assert choices(game) == {"take engineer", "take scientist", "take senator"}
    game = play(game, "take senator")
    assert zones(game) == {"senator": 1, "engineer": 3}
    assert at(game, "danger") == {}


def test_the_excess_of_all_locations_goes_before_the_danger_at_figures_V16() -> None:
    # The observatory comes first in reading order, but the archive is above its limit.
    game = play(load(danger={"observatory": 2, "archive": 4, "academy": 4}), "pass")
    assert pending(game)["place"] == "archive"
    assert zones(game) == {}
    game = play(game, "take senator")
    assert pending(game)["place"] == "academy"
    assert zones(game) == {"senator": 1}
    game = play(game, "take senator")
    assert zones(game) == {"scientist": 2, "senator": 2}


def test_danger_is_shared_out_cube_by_cube_when_several_stand_there_V16() -> None:
    together = {"engineer": "archive", "senator": "archive"}
    game = play(load(figures=together, danger={"archive": 3}), "pass")
    for role in ("senator", "engineer", "senator"):
        assert choices(game) == {"take engineer", "take senator"}
        game = play(game, f"take {role}")
    assert zones(game) == {"engineer": 1, "senator": 2}
    assert at(game, "danger") == {}


def test_the_active_player_of_the_turn_shares_out_V16() -> None:
    game = play(load(players=3, turn="third", danger={"archive": 4}), "pass")
    assert stands(game) == "third take"


def test_the_limit_is_checked_only_in_step_4_V16() -> None:
    card = event("archive 5!", "calm archive 2")
    game = play(load(events=[card], danger={"gardens": 3}), "pass")
    assert zones(game) == {}
    assert at(game, "danger") == {"archive": 3, "gardens": 3}


# Inspiration


def test_inspiration_at_a_figure_goes_to_row_and_column_V17() -> None:
    game = play(load(inspiration={"foundry": 2, "observatory": 1}), "pass")
    assert grid(game) == {"orange engineer": 2, "yellow scientist": 1}
    assert at(game, "inspiration") == {}


def test_all_other_inspiration_is_removed_V17() -> None:
    game = play(load(inspiration={"archive": 2, "gardens": 1}), "pass")
    assert grid(game) == {}
    assert at(game, "inspiration") == {}


def test_a_location_of_two_types_leaves_the_row_to_the_active_player_cube_by_cube_V17() -> None:
    game = load(figures={"senator": "agency_hq"}, inspiration={"agency_hq": 2})
    game = play(game, "pass")
    for colour in ("green", "purple"):
        assert stands(game) == "first learn"
        assert choices(game) == {"learn green senator", "learn purple senator"}
        game = play(game, f"learn {colour} senator")
    assert grid(game) == {"green senator": 1, "purple senator": 1}


def test_several_figures_leave_the_column_to_the_active_player_V17() -> None:
    together = {"senator": "foundry"}
    game = play(load(figures=together, inspiration={"foundry": 2}, turn="second"), "pass")
    assert stands(game) == "second learn"
    assert choices(game) == {"learn orange engineer", "learn orange senator"}
    game = play(game, "learn orange senator", "learn orange senator")
    assert grid(game) == {"orange senator": 2}


def test_several_types_and_figures_leave_both_V17() -> None:
    there = dict.fromkeys(ROLES, "academy")
    game = play(load(figures=there, inspiration={"academy": 1}), "pass")
    assert choices(game) == {
        f"learn {colour} {role}" for colour in ("green", "yellow") for role in ROLES
    }


def test_danger_comes_before_inspiration_step_4() -> None:
    game = load(
        figures={"senator": "agency_hq"}, inspiration={"agency_hq": 1}, danger={"archive": 4}
    )
    game = play(game, "pass")
    assert stands(game) == "first take"
    assert stands(play(game, "take senator")) == "first learn"


# Rows and columns


def test_a_full_row_frees_the_block_at_its_end_V18() -> None:
    held = {"orange scientist": 1, "orange senator": 2}
    game = play(load(grid=held, inspiration={"foundry": 1}), "pass")
    assert at(game, "unlocked") == ["orange"]
    assert "orange" not in at(game, "locked")
    assert len(at(game, "locked")) == 6
    # At no cost: the cubes are still there.
    assert grid(game) == {**held, "orange engineer": 1}
    assert happened(game, "free") == [{"event": "free", "end": "orange", "blocks": ["orange"]}]


def test_a_full_column_frees_both_blocks_at_its_end_V18() -> None:
    held = {"green engineer": 1, "yellow engineer": 1, "purple engineer": 1}
    game = play(load(grid=held, inspiration={"foundry": 1}), "pass")
    assert sorted(at(game, "unlocked")) == ["green_orange", "green_yellow"]
    assert "engineer" not in at(game, "locked")
    assert len(at(game, "locked")) == 6


def test_a_row_and_a_column_can_be_full_with_one_cube_V18() -> None:
    held = {f"{colour} engineer": 1 for colour in ("green", "yellow", "purple")}
    held |= {"orange scientist": 1, "orange senator": 1}
    game = play(load(grid=held, inspiration={"foundry": 1}), "pass")
    assert sorted(at(game, "unlocked")) == ["green_orange", "green_yellow", "orange"]


@pytest.mark.parametrize(
    "held",
    [
        {"orange scientist": 5},
        {"orange senator": 5},
        {"green engineer": 5, "yellow engineer": 5},
        {"yellow engineer": 1, "purple engineer": 1},
        {"green engineer": 1, "purple engineer": 1},
    ],
)
def test_a_row_or_column_is_not_full_with_an_empty_cell_V18(held: dict[str, int]) -> None:
    game = play(load(grid=held, inspiration={"foundry": 2}), "pass")
    assert at(game, "unlocked") == []
    assert len(at(game, "locked")) == 7


def test_blocks_are_freed_after_each_cube_V18() -> None:
    together = {"scientist": "foundry", "senator": "foundry"}
    held = {"orange scientist": 1, "orange senator": 1}
    game = play(load(figures=together, grid=held, inspiration={"foundry": 2}), "pass")
    game = play(game, "learn orange engineer")
    assert stands(game) == "first learn"
    assert at(game, "unlocked") == ["orange"]


def test_blocks_are_freed_once_V18() -> None:
    held = {f"orange {role}": 1 for role in ROLES}
    game = load(grid=held, freed="orange", inspiration={"foundry": 1})
    game = play(game, "pass")
    assert at(game, "unlocked") == []
    assert grid(game)["orange engineer"] == 2


def test_spending_cubes_never_locks_blocks_again_V18() -> None:
    held = {f"orange {role}": 1 for role in ROLES}
    game = load(grid=held, freed="orange", unlocked="orange", face_down=[5])
    game = play(game, "reveal", "spend orange senator")
    assert at(game, "unlocked") == ["orange"]
    assert "orange" not in at(game, "locked")
    # Nor does filling the row again free another block.
    game = load(
        grid={k: 1 for k in held if "engineer" not in k},
        freed="orange",
        inspiration={"foundry": 1},
    )
    assert at(play(game, "pass"), "unlocked") == []


def test_the_payer_picks_the_column_V18() -> None:
    game = load(grid={f"green {role}": 2 for role in ROLES})
    game = play(game, "swap 1 2")
    assert choices(game) == {f"spend green {role}" for role in ROLES}
    assert grid(play(game, "spend green scientist")) == {
        "green engineer": 2,
        "green scientist": 1,
        "green senator": 2,
    }


def test_an_unlocked_block_is_used_once_and_never_locked_again_V18() -> None:
    game = load(freed="engineer", unlocked="green_orange green_yellow")
    assert "swap 1 2" in choices(game)
    game = play(game, "swap 1 2")
    assert choices(game) == {"use green_orange", "use green_yellow"}
    game = play(game, "use green_yellow")
    assert at(game, "unlocked") == ["green_orange"]
    assert "engineer" not in at(game, "locked")
    assert is_refused(play(game, "swap 1 2"), "use green_yellow")
