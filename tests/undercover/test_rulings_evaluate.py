"""Rulings on the employees' steps and the point tiles they take (step 4, U22 to U25)."""

from __future__ import annotations

import pytest

from tests.plain import plain
from tests.undercover.positions import (
    SEATS,
    Load,
    at,
    choices,
    play,
    spaces,
    tiles,
)

# Around the space 0,1 lie four red tiles: red headquarters above it and three agents.
CROSS = "-1,1 red/violet official; 1,1 orange/red; 0,2 violet/red"
SIX_STEPS = ("take pile 1", "turn", "place 0,1")
FIVE_STEPS = ("take pile 1", "keep", "place 0,1")
TURNS_RED = "red/orange; ..."
SHOWS_RED = "red/orange official; ..."
TWO_STEPS = ("take pile 1", "keep", "place 0,-1")
"""Red beside the red headquarters."""


# Steps


def test_the_agent_and_each_neighbour_give_a_step_in_their_colour_step_4(load: Load) -> None:
    game = play(load(pile_1="orange/yellow; ..."), "take pile 1", "keep", "place 1,1")
    assert spaces(game, "first") == {"orange": 1, "yellow": 1, "green": 1}


def test_a_turned_agent_gives_two_steps_step_4(load: Load) -> None:
    game = load(pile_1="yellow/orange; ...")
    game = play(game, "take pile 1", "turn", "place 1,1")
    assert spaces(game, "first") == {"orange": 1, "yellow": 2, "green": 1}


def test_an_agent_turned_in_an_earlier_turn_gives_one_step_step_4(load: Load) -> None:
    game = play(load("9,9 yellow/orange official seen"), "take 9,9", "keep", "place 1,1")
    assert spaces(game, "first") == {"orange": 1, "yellow": 1, "green": 1}


def test_the_colour_after_turning_gives_the_steps_step_4(load: Load) -> None:
    game = play(load(pile_1="red/orange; ..."), "take pile 1", "turn", "place -1,0")
    assert spaces(game, "first") == {"red": 3}


def test_steps_of_one_colour_add_up_step_4(load: Load) -> None:
    game = play(load(CROSS, pile_1=SHOWS_RED), *FIVE_STEPS)
    assert spaces(game, "first") == {"red": 5}
    game = play(load(CROSS, pile_1=TURNS_RED), *SIX_STEPS)
    assert spaces(game, "first") == {"red": 6}


def test_an_agent_counts_for_the_colour_it_shows_step_4(load: Load) -> None:
    for side, expected in (("official", {"orange": 2}), ("undercover", {"orange": 1, "red": 1})):
        game = load(f"9,9 orange/red {side} seen", pile_1="yellow/orange; ...")
        game = play(game, "take pile 1", "keep", "place 9,10")
        assert spaces(game, "first") == expected


def test_a_neighbouring_joker_gives_nothing_step_4(load: Load) -> None:
    game = load("-1,-1 joker", spent_jokers="second", pile_1="orange/red; ...")
    assert spaces(play(game, *TWO_STEPS), "first") == {"red": 2}
    game = play(game, "take pile 1", "keep", "place -1,-2")
    assert spaces(game, "first") == {"red": 1}


def test_a_placed_joker_gives_steps_for_its_neighbours_only_step_4(load: Load) -> None:
    game = play(load("0,1 red/violet"), "take joker", "place 1,1")
    assert spaces(game, "first") == {"orange": 1, "green": 1, "violet": 1}


def test_a_joker_beside_a_joker_moves_nobody_step_4(load: Load) -> None:
    game = load("9,9 joker", spent_jokers="second")
    game = play(game, "take joker", "place 9,8")
    assert spaces(game, "first") == {}
    assert game.actor == "second"


def test_corners_do_not_count_as_neighbours_step_4(load: Load) -> None:
    game = load("1,-1 orange/yellow official; -1,-1 red/violet; 1,1 orange/red official")
    game = play(game, "take joker", "place 0,1")
    assert spaces(game, "first") == {"red": 1, "orange": 1}


def test_a_tile_under_a_folder_is_an_ordinary_neighbour_and_scores_step_2(load: Load) -> None:
    game = load("-1,-1 orange/red", folders={"second": "-1,-1"}, pile_1="violet/red; ...")
    game = play(game, *TWO_STEPS)
    assert spaces(game, "first") == {"red": 3}


def test_only_the_employees_of_the_player_who_acts_move_step_4(load: Load) -> None:
    game = load(players=3, pile_1="orange/red; ...", to_move="second", colours="blue red orange")
    game = play(game, *TWO_STEPS)
    assert [spaces(game, seat) for seat in SEATS[:3]] == [{}, {"red": 2}, {}]


def test_where_the_agent_came_from_gives_nothing_step_4(load: Load) -> None:
    game = play(load("3,0 yellow/orange"), "take 3,0", "keep", "place 0,-1")
    assert spaces(game, "first") == {"orange": 1, "red": 1}


# Occupied spaces


@pytest.mark.parametrize(
    ("others", "reached"),
    [
        ((3,), 4),
        ((3, 4), 5),
        ((4, 3), 5),
        ((3, 4, 5), 6),
        ((3, 5), 4),
        ((4,), 3),
        ((2,), 3),
        ((), 3),
    ],
)
def test_an_occupied_space_sends_the_employee_on_to_the_next_free_one_U22(
    load: Load, others: tuple[int, ...], reached: int
) -> None:
    employees = {"first": "red 1"} | {
        seat: f"red {space}" for seat, space in zip(SEATS[1:], others, strict=False)
    }
    game = load(players=4, employees=employees, pile_1="orange/red; ...")
    assert spaces(play(game, *TWO_STEPS), "first") == {"red": reached}


def test_occupied_spaces_on_the_way_count_as_spaces_U22(load: Load) -> None:
    game = load(
        CROSS,
        players=4,
        employees={"second": "red 1", "third": "red 2", "fourth": "red 3"},
        pile_1=SHOWS_RED,
    )
    assert spaces(play(game, *FIVE_STEPS), "first") == {"red": 5}


def test_steps_of_one_colour_are_one_move_U22(load: Load) -> None:
    # Two moves of one step each would go on to space 3.
    game = load(employees={"second": "red 1"}, pile_1="orange/red; ...")
    assert spaces(play(game, *TWO_STEPS), "first") == {"red": 2}


def test_an_employee_in_another_row_is_not_in_the_way_U22(load: Load) -> None:
    game = load(
        employees={"first": "blue 2, orange 2", "second": "green 2, violet 2"},
        pile_1="orange/red; ...",
    )
    assert spaces(play(game, *TWO_STEPS), "first") == {"red": 2, "blue": 2, "orange": 2}


def test_without_steps_nothing_moves_U22(load: Load) -> None:
    employees = {"first": "blue 3, violet 5", "second": "blue 4, violet 4"}
    game = play(load(employees=employees, pile_1="orange/red; ..."), *TWO_STEPS)
    assert spaces(game, "first") == {"red": 2, "blue": 3, "violet": 5}
    assert spaces(game, "second") == {"blue": 4, "violet": 4}


def test_an_occupied_point_space_sends_on_to_the_next_tile_U22(load: Load) -> None:
    game = load(
        employees={"first": "red 5", "second": "red 7"},
        points="red 8 5 4 6 7",
        pile_1="orange/red; ...",
    )
    game = play(game, *TWO_STEPS)
    assert spaces(game, "first") == {"red": 8}
    assert tiles(game, "first") == {"red": 5}
    assert tiles(game, "second") == {"red": 8}


def test_an_occupied_last_plain_space_leads_onto_a_point_tile_U22(load: Load) -> None:
    game = load(employees={"first": "red 4", "second": "red 6"}, pile_1="orange/red; ...")
    game = play(game, *TWO_STEPS)
    assert spaces(game, "first") == {"red": 7}
    assert tiles(game, "first") == {"red": 4}


# The end of a row


def test_nothing_goes_beyond_the_last_space_U23(load: Load) -> None:
    game = load(CROSS, employees={"first": "red 6"}, pile_1=TURNS_RED)
    game = play(game, *SIX_STEPS)
    assert spaces(game, "first") == {"red": 11}
    assert tiles(game, "first") == {"red": 8}


@pytest.mark.parametrize(
    ("occupied", "reached"),
    [((11,), 10), ((10,), 11), ((11, 10), 9), ((11, 9), 10), ((11, 10, 9), 8), ((11, 10, 8), 9)],
)
@pytest.mark.parametrize("words", [(TURNS_RED, SIX_STEPS), (SHOWS_RED, FIVE_STEPS)])
def test_a_full_end_of_the_row_leaves_the_rightmost_free_space_U23(
    load: Load, occupied: tuple[int, ...], reached: int, words: tuple[str, tuple[str, ...]]
) -> None:
    # Six steps would lead beyond the last space, five onto it.
    top, turn = words
    employees = {"first": "red 6"} | {
        seat: f"red {space}" for seat, space in zip(SEATS[1:], occupied, strict=False)
    }
    game = load(CROSS, players=4, employees=employees, pile_1=top)
    game = play(game, *turn)
    assert spaces(game, "first") == {"red": reached}
    assert tiles(game, "first") == {"red": reached - 3}


def test_no_free_space_to_the_right_leads_back_left_of_the_target_U23(load: Load) -> None:
    employees = {"first": "red 5", "second": "red 10", "third": "red 11"}
    game = load(CROSS, players=3, employees=employees, pile_1=SHOWS_RED)
    assert spaces(play(game, *FIVE_STEPS), "first") == {"red": 9}


def test_the_last_space_moves_with_the_plain_spaces_U23(load: Load) -> None:
    options = {"plain_spaces": 1}
    game = load(CROSS, employees={"first": "red 1"}, options=options, pile_1=TURNS_RED)
    game = play(game, *SIX_STEPS)
    assert spaces(game, "first") == {"red": 6}
    assert tiles(game, "first") == {"red": 8}
    game = load(
        CROSS,
        employees={"first": "red 1", "second": "red 6"},
        options=options,
        pile_1=TURNS_RED,
    )
    assert spaces(play(game, *SIX_STEPS), "first") == {"red": 5}


# Point tiles


@pytest.mark.parametrize(("start", "value"), [(5, 7), (6, 4)])
def test_an_employee_takes_the_tile_it_ends_on_U24(load: Load, start: int, value: int) -> None:
    game = load(
        employees={"first": f"red {start}"}, points="red 7 4 8 6 5", pile_1="orange/red; ..."
    )
    game = play(game, *TWO_STEPS)
    assert spaces(game, "first") == {"red": start + 2}
    assert tiles(game, "first") == {"red": value}
    assert tiles(game, "second") == {}


def test_passed_tiles_stay_for_others_U24(load: Load) -> None:
    game = load(
        employees={"first": "red 6", "second": "red 5"},
        points="red 7 4 8 6 5",
        pile_1="orange/red; red/orange official; ...",
        colours="red violet",
    )
    game = play(game, *TWO_STEPS, "take pile 1", "keep", "place -1,0")
    assert tiles(game, "first") == {"red": 4}
    assert tiles(game, "second") == {"red": 7}
    assert spaces(game, "second") == {"red": 7}


@pytest.mark.parametrize("space", [7, 9, 11])
def test_an_employee_with_its_tile_never_moves_again_U24(load: Load, space: int) -> None:
    game = load(employees={"first": f"red {space}"}, pile_1="orange/red; ...")
    game = play(game, *TWO_STEPS)
    assert spaces(game, "first") == {"red": space}
    assert tiles(game, "first") == {"red": space - 3}


def test_lost_steps_do_not_stop_the_other_colours_U24(load: Load) -> None:
    game = load(employees={"first": "orange 8"}, pile_1="orange/yellow; ...")
    game = play(game, "take pile 1", "keep", "place 1,1")
    assert spaces(game, "first") == {"orange": 8, "yellow": 1, "green": 1}


def test_an_employee_that_took_its_tile_keeps_its_space_occupied_U24(load: Load) -> None:
    game = load(
        employees={"first": "red 5", "second": "red 6"},
        pile_1="orange/red; orange/yellow official; ...",
    )
    game = play(game, *TWO_STEPS)
    assert spaces(game, "first") == {"red": 7}
    # One red step leads to space 7.
    game = play(game, "take pile 1", "keep", "place 1,-1")
    assert spaces(game, "second") == {"red": 8, "orange": 2}
    assert tiles(game, "first") == {"red": 4}
    assert tiles(game, "second") == {"red": 5}


def test_several_tiles_can_be_taken_in_one_turn_U24(load: Load) -> None:
    game = load(employees={"first": "orange 6, yellow 6, green 6"}, pile_1="orange/yellow; ...")
    game = play(game, "take pile 1", "keep", "place 1,1")
    assert tiles(game, "first") == {"orange": 4, "yellow": 4, "green": 4}


# The first round


def test_the_first_round_scores_U25(load: Load) -> None:
    for options in ({}, {"first_round_scores": "on"}):
        game = load(round=1, options=options, pile_1="orange/red; ...")
        assert spaces(play(game, *TWO_STEPS), "first") == {"red": 2}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_by_option_nobody_scores_in_the_first_turn_U25(load: Load, players: int) -> None:
    game = load(players=players, options={"first_round_scores": "off"}, pile_1="orange/red; ...")
    game = play(game, *TWO_STEPS)
    assert at(game, "0,-1") == "orange/red undercover"
    for seat, cell in list(zip(SEATS[1:], ("0,1", "1,-1", "2,-1"), strict=True))[: players - 1]:
        assert game.actor == seat
        game = play(game, "take joker", f"place {cell}")
    assert [spaces(game, seat) for seat in SEATS[:players]] == [{}] * players
    assert plain(game.position())["round"] == 2
    game = play(game, "take joker", "place -1,0")
    assert spaces(game, "first") == {"red": 1}


def test_by_option_the_second_round_scores_from_its_first_turn_U25(load: Load) -> None:
    options = {"first_round_scores": "off"}
    for round_, expected in ((1, {}), (2, {"red": 2}), (3, {"red": 2})):
        game = load(round=round_, options=options, pile_1="orange/red; ...")
        assert spaces(play(game, *TWO_STEPS), "first") == expected


def test_by_option_the_first_round_is_played_as_any_other_U25(load: Load) -> None:
    words = {"first_round_scores": "off"}
    quiet = play(load(options=words, pile_1="orange/red; ..."), "take pile 1", "turn")
    usual = play(load(pile_1="orange/red; ..."), "take pile 1", "turn")
    assert choices(quiet) == choices(usual)
