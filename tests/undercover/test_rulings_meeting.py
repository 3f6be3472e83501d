"""Rulings on where the activated tile is placed (step 3, U20, U21)."""

from __future__ import annotations

import pytest

from tests.undercover.positions import (
    Load,
    at,
    choices,
    corners,
    folder,
    is_refused,
    places,
    play,
    spaces,
    takes,
)

# With two players the headquarters lie like this unless told otherwise, with three players without
# the green ones:
#
#     red     orange  yellow
#     .       .       green
AROUND_ALL = {"0,-1", "1,-1", "2,-1", "-1,0", "0,1", "1,1", "3,0", "3,1", "2,2"}

# Violet headquarters whose sides are all taken by colours that neither blue nor green may touch.
FORTRESS = (
    "0,0 hq violet; 1,0 hq red; -1,0 hq orange; 0,1 orange/red; 0,-1 red/violet official;"
    "2,-1 blue/green official"
)


# Edge to edge


def test_a_tile_is_placed_edge_to_edge_where_all_neighbours_fit_step_3(load: Load) -> None:
    game = play(load(pile_1="orange/red; ..."), "take pile 1", "keep")
    assert choices(game) == {"place 0,-1", "place 1,-1", "place -1,0", "place 0,1"}


def test_one_misfit_among_the_neighbours_rules_a_space_out_step_3(load: Load) -> None:
    # The space 1,1 touches orange and green.
    for agent, fits in (("orange/red", False), ("yellow/orange", False), ("orange/yellow", True)):
        game = play(load(pile_1=f"{agent}; ..."), "take pile 1", "keep")
        assert ("1,1" in places(game)) is fits, agent
        assert is_refused(game, "place 1,1") is not fits


@pytest.mark.parametrize("misfit", ["4,0", "5,-1", "6,0", "5,1"])
def test_each_of_the_four_sides_is_looked_at_step_3(load: Load, misfit: str) -> None:
    around = {"4,0", "5,-1", "6,0", "5,1"}
    fitting = ("red/violet official", "orange/red", "violet/red")
    words = [f"{misfit} green/blue official"]
    for cell, agent in zip(sorted(around - {misfit}), fitting, strict=True):
        words.append(f"{cell} {agent}")
    game = load("; ".join(words), pile_1="red/orange official; ...")
    assert "5,0" not in places(play(game, "take pile 1", "keep"))
    words[0] = f"{misfit} orange/yellow official"
    game = load("; ".join(words), pile_1="red/orange official; ...")
    assert "5,0" in places(play(game, "take pile 1", "keep"))


def test_the_side_that_is_up_counts_and_not_the_other_step_3(load: Load) -> None:
    for side, fits in (("official", True), ("undercover", False)):
        game = load(f"9,9 orange/yellow {side} seen", pile_1="orange/red; ...")
        game = play(game, "take pile 1", "keep")
        assert ({"8,9", "10,9", "9,8", "9,10"} <= places(game)) is fits


def test_a_turned_agent_is_placed_by_its_new_colour_step_3(load: Load) -> None:
    game = play(load(pile_1="yellow/green; ...", colours="orange red"), "take pile 1")
    assert places(play(game, "keep")) == {"2,-1", "3,0", "3,1", "2,2"}
    assert places(play(game, "turn")) == {"1,-1", "2,-1", "3,0", "3,1", "2,2", "1,1"}


def test_every_colour_may_touch_a_joker_step_3(load: Load) -> None:
    around = {"8,9", "10,9", "9,8", "9,10"}
    for agent in ("orange/red", "red/orange", "orange/yellow", "green/blue", "blue/violet"):
        game = load("9,9 joker", spent_jokers="second", pile_1=f"{agent}; ...")
        assert around <= places(play(game, "take pile 1", "keep")), agent


def test_a_joker_does_not_outweigh_a_misfit_step_3(load: Load) -> None:
    game = load("0,1 joker", spent_jokers="second", pile_1="orange/red; ...")
    # The space 1,1 touches the joker, orange and green.
    assert "1,1" not in places(play(game, "take pile 1", "keep"))


def test_a_joker_may_touch_any_colour_step_3(load: Load) -> None:
    game = play(load(), "take joker")
    assert choices(game) == {f"place {cell}" for cell in AROUND_ALL}


def test_an_occupied_cell_is_no_space_step_3(load: Load) -> None:
    game = load("0,1 red/violet official; 0,-1 red/orange official", pile_1="orange/red; ...")
    game = play(game, "take pile 1", "keep")
    assert not places(game) & {"0,0", "1,0", "0,1", "0,-1"}
    for text in ("place 0,1", "place 0,0", "place 40,40"):
        assert is_refused(game, text)


def test_a_corner_is_not_enough_while_an_edge_is_free_step_3(load: Load) -> None:
    game = play(load(pile_1="orange/red; ..."), "take pile 1", "keep")
    assert corners(game) == set()
    for text in ("place -1,-1", "place corner -1,-1", "place corner 0,-1"):
        assert is_refused(game, text)


def test_the_table_has_no_edge_step_3(load: Load) -> None:
    game = load("-40,-30 red/violet official", pile_1="orange/red; ...")
    game = play(game, "take pile 1", "keep")
    assert {"-41,-30", "-39,-30", "-40,-31", "-40,-29"} <= places(game)


# Off the table, and back


def test_a_taken_agent_does_not_lie_on_the_table_step_3(load: Load) -> None:
    game = play(load("-1,0 orange/red"), "take -1,0")
    assert at(game, "-1,0") is None
    # Beside it there would be more spaces for red.
    assert places(play(game, "keep")) == {"0,-1", "1,-1", "0,1"}


def test_the_colour_of_a_taken_agent_hinders_nobody_step_3(load: Load) -> None:
    # Red at 0,1 keeps yellow from 1,1 as long as it lies there.
    game = load("0,1 orange/red", pile_1="orange/yellow; ...")
    assert "1,1" not in places(play(game, "take pile 1", "keep"))
    moved = play(game, "take 0,1", "keep", "place -1,0", "take pile 1", "keep")
    assert "1,1" in places(moved)


def test_an_agent_that_was_not_turned_may_not_return_to_its_space_step_3(load: Load) -> None:
    game = play(load("-1,0 orange/red"), "take -1,0", "keep")
    assert "-1,0" not in places(game)
    assert is_refused(game, "place -1,0")


def test_a_turned_agent_may_return_to_its_space_step_3(load: Load) -> None:
    game = play(load("-1,0 orange/red"), "take -1,0", "turn")
    assert "-1,0" in places(game)
    game = play(game, "place -1,0")
    assert at(game, "-1,0") == "orange/red official seen"
    assert spaces(game, "first") == {"orange": 2, "red": 1}


def test_an_agent_turned_in_an_earlier_turn_may_not_return_unturned_step_3(load: Load) -> None:
    game = play(load("-1,0 orange/red seen"), "take -1,0", "keep")
    assert "-1,0" not in places(game)


def test_the_space_is_free_for_others_and_in_later_turns_step_3(load: Load) -> None:
    game = load("-1,0 orange/red", pile_1="red/orange official; ...", colours="red violet")
    game = play(game, "take -1,0", "keep", "place 0,-1", "take pile 1", "keep")
    assert "-1,0" in places(game)
    game = play(game, "place 0,1", "take joker", "place 3,0")
    assert "0,-1" in takes(game)
    assert "-1,0" in places(play(game, "take 0,-1", "keep"))


# No space at an edge


def test_an_agent_that_fits_nowhere_goes_to_a_corner_U20(load: Load) -> None:
    game = load(players=3, pile_1="violet/blue; ...")
    assert "pile 1" in takes(game)
    game = play(game, "take pile 1", "keep")
    cells = {"-1,-1", "3,-1", "-1,1", "3,1"}
    assert choices(game) == {f"place corner {cell}" for cell in cells}
    for text in ("place -1,-1", "place corner 1,-1", "place corner 4,2", "place 0,1"):
        assert is_refused(game, text)


def test_at_a_corner_nothing_is_evaluated_U20(load: Load) -> None:
    game = load(players=3, pile_1="violet/blue; ...", round=3)
    game = play(game, "take pile 1", "keep", "place corner 3,1")
    assert at(game, "3,1") == "violet/blue undercover"
    assert folder(game, "first") == "3,1"
    assert spaces(game, "first") == {}
    assert game.actor == "second"


def test_a_turned_agent_at_a_corner_moves_nobody_either_U20(load: Load) -> None:
    game = load(players=3, pile_1="violet/blue official; ...")
    game = play(game, "take pile 1", "turn", "place corner -1,1")
    assert at(game, "-1,1") == "violet/blue undercover seen"
    assert spaces(game, "first") == {}


def test_whether_an_agent_fits_is_judged_after_turning_U20(load: Load) -> None:
    by_red = {"0,-1", "-1,0", "0,1"}
    game = play(load(players=3, pile_1="violet/blue; ..."), "take pile 1")
    assert corners(play(game, "keep"))
    assert (places(play(game, "turn")), corners(play(game, "turn"))) == (by_red, set())
    game = play(load(players=3, pile_1="violet/blue official; ..."), "take pile 1")
    assert (places(play(game, "keep")), corners(play(game, "keep"))) == (by_red, set())
    assert corners(play(game, "turn"))


def test_a_single_free_edge_rules_corners_out_U20(load: Load) -> None:
    # Blue fits beside the joker only, of which one side is left.
    game = load(
        "9,9 joker; 8,9 red/orange; 10,9 orange/red; 9,8 yellow/orange",
        players=3,
        spent_jokers="third",
        pile_1="violet/blue; ...",
    )
    assert choices(play(game, "take pile 1", "keep")) == {"place 9,10"}


def test_the_barred_space_does_not_count_as_one_that_fits_U20(load: Load) -> None:
    # Green may only touch yellow here, of which 3,0 is the one side that is left.
    game = load(
        "2,-1 red/orange; 2,1 yellow/orange; 3,0 green/yellow official",
        players=3,
        to_move="second",
        pile_1="red/violet; ...",
    )
    game = play(game, "take 3,0")
    kept = play(game, "keep")
    cells = {"-1,-1", "-1,1", "1,-2", "3,-2", "1,2", "3,2"}
    assert choices(kept) == {f"place corner {cell}" for cell in cells}
    turned = play(game, "turn")
    assert "3,0" in places(turned)
    assert corners(turned) == set()


def test_a_barred_corner_is_barred_too_unless_the_agent_was_turned_U20(load: Load) -> None:
    others = {"-2,-1", "-2,1", "2,1", "-1,-2", "1,-2", "-1,2", "1,2"}
    game = play(load(FORTRESS, players=3, colours="red orange violet"), "take 2,-1")
    assert corners(play(game, "keep")) == others
    assert is_refused(play(game, "keep"), "place corner 2,-1")
    turned = play(game, "turn")
    assert corners(turned) == others | {"2,-1"}
    assert at(play(turned, "place corner 2,-1"), "2,-1") == "blue/green undercover seen"


def test_a_corner_of_any_island_will_do_U20(load: Load) -> None:
    game = load("12,12 yellow/orange", players=3, pile_1="violet/blue; ...")
    game = play(game, "take pile 1", "keep")
    assert corners(game) == {
        *("-1,-1", "3,-1", "-1,1", "3,1"),
        *("11,11", "13,11", "11,13", "13,13"),
    }


def test_a_corner_space_touches_no_tile_by_an_edge_U20(load: Load) -> None:
    # The space 3,1 touches yellow by a corner, but the agent on 4,1 by an edge.
    game = load("4,1 yellow/orange", players=3, pile_1="violet/blue; ...")
    game = play(game, "take pile 1", "keep")
    assert corners(game) == {"-1,-1", "3,-1", "-1,1", "5,0", "3,2", "5,2"}


def test_a_joker_never_needs_a_corner_U20(load: Load) -> None:
    game = play(load(players=3), "take joker")
    assert corners(game) == set()
    assert places(game) == {"0,-1", "1,-1", "2,-1", "-1,0", "3,0", "0,1", "1,1", "2,1"}


def test_a_tile_at_a_corner_is_built_on_later_U20(load: Load) -> None:
    game = load(players=3, pile_1="violet/blue; blue/violet; ...", colours="red violet orange")
    game = play(game, "take pile 1", "keep", "place corner 3,1")
    game = play(game, "take pile 1", "keep")
    assert {"4,1", "3,2"} <= places(game)
    assert "3,0" not in places(game)
    assert spaces(play(game, "place 3,2"), "second") == {"violet": 1, "blue": 1}


# Torn layouts


def test_taking_an_agent_may_tear_the_layout_apart_U21(load: Load) -> None:
    game = load("3,0 yellow/orange; 4,0 red/orange official; 5,0 orange/red")
    game = play(game, "take 3,0", "keep")
    assert at(game, "4,0") == "red/orange official"
    assert at(game, "5,0") == "orange/red undercover"
    near_first = {"0,-1", "1,-1", "2,-1", "-1,0", "0,1"}
    near_second = {"4,-1", "4,1", "5,-1", "5,1", "6,0"}
    # The space 3,0 is where it came from.
    assert places(game) == near_first | near_second


def test_the_two_parts_may_be_joined_again_U21(load: Load) -> None:
    game = load("3,0 yellow/orange; 4,0 red/orange official", pile_1="orange/yellow official; ...")
    game = play(game, "take 3,0", "keep", "place 4,1", "take pile 1", "keep")
    assert spaces(game, "first") == {"orange": 1, "red": 1}
    game = play(game, "place 3,0")
    # One step each, in the orange and the red row over the other player's employees.
    assert spaces(game, "second") == {"orange": 2, "yellow": 1, "red": 2}


def test_agents_of_a_torn_off_part_may_be_taken_U21(load: Load) -> None:
    game = load("3,0 yellow/orange; 4,0 red/orange official; 5,0 orange/red")
    game = play(game, "take 3,0", "keep", "place 1,-1")
    assert {"4,0", "5,0"} <= takes(game)
    game = play(game, "take 4,0", "keep")
    assert {"5,1", "5,-1", "6,0"} <= places(game)


def test_a_single_tile_may_stay_behind_as_an_island_U21(load: Load) -> None:
    game = load("3,0 yellow/orange; 4,0 red/orange official")
    game = play(game, "take 3,0", "keep", "place 5,0")
    assert spaces(game, "first") == {"orange": 1, "red": 1}
    assert at(game, "3,0") is None
