"""Rulings on activating an agent and on folders (U10, U16 to U19, step 2)."""

from __future__ import annotations

import pytest

from tests.plain import plain
from tests.undercover.positions import (
    SEATS,
    Load,
    active,
    at,
    choices,
    folder,
    is_refused,
    pile,
    places,
    play,
    spaces,
    takes,
)

# The first player plays red unless told otherwise, so that green is the enemy colour.


# What may be taken


def test_the_tops_of_both_piles_may_be_taken_and_nothing_below_step_1(load: Load) -> None:
    game = load(pile_1="red/orange; yellow/orange; ...", pile_2="violet/blue; orange/red; ...")
    assert choices(game) == {"take joker", "take pile 1", "take pile 2"}
    first = play(game, "take pile 1")
    assert active(first) == "red/orange undercover"
    assert pile(first, 1)[0] == "yellow/orange"
    second = play(game, "take pile 2")
    assert active(second) == "violet/blue undercover"
    assert pile(second, 2)[0] == "orange/red"
    assert pile(second, 1) == pile(game, 1)


def test_an_empty_pile_offers_nothing_step_1(load: Load) -> None:
    game = load(
        "3,0 red/violet; 4,0 red/orange; 5,0 orange/yellow; 6,0 orange/red; 7,0 violet/red;"
        "8,0 violet/blue",
        pile_1="",
        pile_2="yellow/orange; ...",
    )
    assert "pile 2" in takes(game)
    assert "pile 1" not in takes(game)
    assert is_refused(game, "take pile 1")


def test_only_agents_are_taken_from_the_table_U16(load: Load) -> None:
    game = load(
        "0,-1 joker; 3,0 yellow/orange; -1,0 orange/red official",
        spent_jokers="second",
        pile_1="red/orange; ...",
        pile_2="violet/blue; ...",
    )
    assert takes(game) == {"pile 1", "pile 2", "joker", "3,0", "-1,0"}
    for text in ("take 0,0", "take 0,-1", "take 9,9"):
        assert is_refused(game, text)


def test_every_folder_bars_from_taking_the_agent_under_it_U16(load: Load) -> None:
    table = (
        "3,0 yellow/orange; -1,0 orange/red; 0,-1 red/orange; 1,-1 orange/yellow; 0,1 red/violet"
    )
    folders = dict(zip(SEATS, ("3,0", "-1,0", "0,-1", "1,-1"), strict=True))
    for seat in ("first", "third"):
        game = load(table, players=4, folders=folders, to_move=seat)
        assert {cell for cell in takes(game) if "," in cell} <= {"0,1"}
        for cell in folders.values():
            assert is_refused(game, f"take {cell}")


def test_without_a_folder_the_same_agents_may_be_taken_U16(load: Load) -> None:
    game = load("3,0 yellow/orange; -1,0 orange/red; 0,-1 red/orange", players=4)
    assert {"3,0", "-1,0", "0,-1"} <= takes(game)


def test_the_own_folder_bars_too_U16(load: Load) -> None:
    game = load("3,0 yellow/orange; -1,0 orange/red", folders={"first": "3,0"})
    assert "3,0" not in takes(game)
    assert "-1,0" in takes(game)


def test_a_folder_on_a_joker_bars_nothing_else_U16(load: Load) -> None:
    game = load("3,0 yellow/orange; 5,5 joker", folders={"second": "5,5"}, spent_jokers="second")
    assert "3,0" in takes(game)
    assert "5,5" not in takes(game)


def test_the_agent_activated_last_is_never_taken_again_at_once_U16(load: Load) -> None:
    game = load(pile_1="orange/red; red/orange; ...", pile_2="red/violet official; ...")
    game = play(game, "take pile 1", "keep", "place 0,-1", "take pile 2", "keep", "place -1,0")
    assert game.actor == "first"
    assert not takes(game) & {"0,-1", "-1,0"}


def test_the_enemy_colour_on_top_of_a_pile_may_not_be_taken_U17(load: Load) -> None:
    game = load(pile_1="yellow/green; ...", pile_2="green/yellow; ...")
    assert choices(game) == {"take joker", "take pile 2"}
    assert is_refused(game, "take pile 1")


def test_the_enemy_colour_on_the_table_may_not_be_taken_U17(load: Load) -> None:
    table = "3,0 yellow/green; 3,1 green/blue official; 2,2 blue/green official; -1,0 green/yellow"
    game = load(table)
    assert {cell for cell in takes(game) if "," in cell} == {"2,2", "-1,0"}


def test_each_player_has_an_enemy_colour_of_their_own_U17(load: Load) -> None:
    # Second plays orange, so blue is barred and green is not.
    table = "3,0 yellow/green; 3,1 green/blue; 2,2 blue/green official"
    game = load(table, to_move="second")
    assert {cell for cell in takes(game) if "," in cell} == {"3,0"}


def test_an_agent_is_barred_only_while_it_shows_the_enemy_colour_U17(load: Load) -> None:
    table = "3,0 yellow/green"
    game = load(table, pile_1="red/orange; ...", pile_2="orange/red; ...")
    assert "3,0" not in takes(game)
    game = play(game, "take pile 1", "keep", "place 1,-1")
    game = play(game, "take 3,0", "turn", "place 3,0")
    assert at(game, "3,0") == "yellow/green official seen"
    game = play(game, "take pile 2", "keep", "place 0,-1")
    game = play(game, "take pile 1", "keep")
    game = play(game, game.decisions()[0])
    assert game.actor == "first"
    assert "3,0" in takes(game)


def test_the_joker_must_be_taken_if_nothing_else_can_be_U17(load: Load) -> None:
    game = load(
        "3,0 green/yellow; 3,1 green/blue official",
        folders={"second": "3,0"},
        pile_1="yellow/green; ...",
        pile_2="blue/green; ...",
    )
    assert choices(game) == {"take joker"}


def test_only_the_own_joker_can_be_taken_U17(load: Load) -> None:
    table = "8,8 joker"
    assert "joker" in takes(load(table, spent_jokers="second", pile_1="red/orange; ..."))
    assert "joker" not in takes(load(table, spent_jokers="first", pile_1="red/orange; ..."))


def test_a_joker_is_taken_once_per_game_step_1(load: Load) -> None:
    game = load(pile_1="red/orange; ...", pile_2="orange/yellow; ...")
    game = play(game, "take joker", "place 0,1")
    assert at(game, "0,1") == "joker"
    game = play(game, "take pile 1", "keep", "place 1,-1")
    assert game.actor == "first"
    assert "joker" not in takes(game)
    assert is_refused(game, "take joker")


def test_each_step_is_compulsory_step_1(load: Load) -> None:
    game = load(pile_1="red/orange; ...")
    for text in ("pass", "stop", "", "keep", "turn", "place 0,1"):
        assert is_refused(game, text)
    game = play(game, "take pile 1")
    for text in ("pass", "place 0,1", "take pile 1", "take pile 2", "take joker"):
        assert is_refused(game, text)
    game = play(game, "keep")
    for text in ("pass", "keep", "take pile 2"):
        assert is_refused(game, text)
    assert {text.split()[0] for text in choices(game)} == {"place"}


def test_decisions_come_sorted_and_change_nothing_until_taken_step_1(load: Load) -> None:
    game = load("3,0 yellow/orange; -1,0 orange/red", pile_1="red/orange; ...")
    before = plain(game.position())
    for text in game.decisions():
        after = play(game, text)
        assert list(after.decisions()) == sorted(choices(after))
        assert plain(game.position()) == before
    assert list(game.decisions()) == sorted(choices(game))


# Turning over


@pytest.mark.parametrize("where", ["pile 1", "3,0"])
def test_an_agent_may_be_turned_once_and_not_back_U18(load: Load, where: str) -> None:
    if where == "3,0":
        game = load("3,0 red/orange", pile_1="yellow/orange; ...")
    else:
        game = load(pile_1="red/orange; ...")
    game = play(game, f"take {where}")
    assert active(game) == "red/orange undercover"
    assert choices(game) == {"keep", "turn"}
    turned = play(game, "turn")
    assert active(turned) == "red/orange official seen"
    assert is_refused(turned, "turn")
    assert is_refused(turned, "keep")
    kept = play(game, "keep")
    assert active(kept) == "red/orange undercover"
    assert is_refused(kept, "turn")


def test_an_official_side_turns_undercover_U18(load: Load) -> None:
    game = load(pile_1="red/orange official; ...")
    game = play(game, "take pile 1", "turn", "place 0,-1")
    assert at(game, "0,-1") == "red/orange undercover seen"


def test_a_joker_is_never_turned_U18(load: Load) -> None:
    game = play(load(), "take joker")
    assert is_refused(game, "turn")
    assert is_refused(game, "keep")
    assert places(game) == {"0,-1", "1,-1", "2,-1", "-1,0", "0,1", "1,1", "3,0", "3,1", "2,2"}


def test_an_agent_may_be_turned_to_the_enemy_colour_U18(load: Load) -> None:
    game = load(pile_1="blue/green official; ...")
    game = play(game, "take pile 1", "turn", "place 2,2")
    assert at(game, "2,2") == "blue/green undercover seen"
    assert spaces(game, "first") == {"green": 3}


def test_an_agent_turned_earlier_may_be_turned_again_in_a_later_turn_U18(load: Load) -> None:
    game = load(pile_1="red/orange; ...", pile_2="orange/yellow; red/violet; ...")
    game = play(game, "take pile 1", "turn", "place 0,1", "take pile 2", "keep", "place 1,-1")
    game = play(game, "take pile 2", "turn", "place -1,0")
    game = play(game, "take 0,1", "turn", "place 0,1")
    assert at(game, "0,1") == "red/orange undercover seen"


# The blind draw


def test_nothing_to_choose_draws_the_bottom_of_a_named_pile_U19(load: Load) -> None:
    game = load(
        "8,8 joker",
        spent_jokers="first",
        pile_1="yellow/green; ...; red/violet",
        pile_2="blue/green; ...; orange/yellow",
    )
    assert choices(game) == {"draw bottom 1", "draw bottom 2"}
    first = play(game, "draw bottom 1")
    assert active(first) == "red/violet undercover"
    assert pile(first, 1) == pile(game, 1)[:-1]
    assert pile(first, 2) == pile(game, 2)
    second = play(game, "draw bottom 2")
    assert active(second) == "orange/yellow undercover"
    assert pile(second, 2) == pile(game, 2)[:-1]
    assert pile(second, 1) == pile(game, 1)


def test_nothing_is_drawn_from_the_bottom_while_there_is_a_choice_U19(load: Load) -> None:
    one_top = load(
        "8,8 joker", spent_jokers="first", pile_1="yellow/green; ...", pile_2="red/orange; ..."
    )
    assert choices(one_top) == {"take pile 2"}
    one_agent = load(
        "8,8 joker; 3,0 yellow/orange",
        spent_jokers="first",
        pile_1="yellow/green; ...",
        pile_2="blue/green; ...",
    )
    assert choices(one_agent) == {"take 3,0"}
    assert is_refused(one_agent, "draw bottom 1")


def test_folders_and_enemy_colours_together_leave_nothing_to_choose_U19(load: Load) -> None:
    game = load(
        "8,8 joker; 3,0 yellow/orange; 0,-1 red/orange; 2,2 green/blue official",
        spent_jokers="first",
        folders={"first": "3,0", "second": "0,-1"},
        pile_1="yellow/green; ...",
        pile_2="blue/green; ...",
    )
    assert choices(game) == {"draw bottom 1", "draw bottom 2"}


@pytest.mark.parametrize("side", ["official", "undercover"])
def test_a_blind_draw_comes_as_it_lay_and_may_be_turned_U19(load: Load, side: str) -> None:
    game = load(
        "8,8 joker",
        spent_jokers="first",
        pile_1=f"yellow/green; ...; red/violet {side}",
        pile_2="blue/green; ...",
        options={"piles_show": "mixed"},
    )
    game = play(game, "draw bottom 1")
    assert active(game) == f"red/violet {side}"
    assert choices(game) == {"keep", "turn"}
    other = "undercover" if side == "official" else "official"
    assert active(play(game, "turn")) == f"red/violet {other} seen"
    assert active(play(game, "keep")) == f"red/violet {side}"


def test_a_blind_draw_is_activated_even_if_it_shows_the_enemy_colour_U19(load: Load) -> None:
    game = load(
        "8,8 joker",
        spent_jokers="first",
        pile_1="yellow/green; ...; green/blue official",
        pile_2="blue/green; ...",
        options={"piles_show": "mixed"},
    )
    game = play(game, "draw bottom 1", "keep", "place 2,2")
    assert at(game, "2,2") == "green/blue official"
    assert folder(game, "first") == "2,2"
    assert spaces(game, "first") == {"green": 2}


def test_the_bottom_of_a_pile_of_one_is_the_visible_agent_U19(load: Load) -> None:
    game = load(
        "8,8 joker; 3,0 yellow/orange; 0,-1 red/orange; 1,-1 green/blue official;"
        "2,-1 green/yellow official; 20,20 blue/green",
        spent_jokers="first",
        folders={"first": "3,0", "second": "0,-1"},
        pile_1="yellow/green",
        pile_2="...",
    )
    # The other pile shows orange, which may be chosen.
    assert choices(game) == {"take pile 2"}
    game = load(
        "8,8 joker; 3,0 yellow/orange; 0,-1 red/orange; 1,-1 green/blue official;"
        "2,-1 green/yellow official; 20,20 red/violet",
        players=3,
        spent_jokers="first",
        folders={"first": "3,0", "second": "0,-1", "third": "20,20"},
        pile_1="yellow/green",
        pile_2="blue/green; ...",
    )
    assert choices(game) == {"draw bottom 1", "draw bottom 2"}
    game = play(game, "draw bottom 1")
    assert active(game) == "yellow/green undercover"
    assert pile(game, 1) == []


def test_an_empty_pile_cannot_be_named_U19(load: Load) -> None:
    game = load(
        "8,8 joker; 3,0 yellow/orange; 0,-1 red/orange; 1,-1 green/blue official;"
        "2,-1 green/yellow official; 20,20 red/violet; 22,22 yellow/green",
        players=3,
        spent_jokers="first",
        folders={"first": "3,0", "second": "0,-1", "third": "20,20"},
        pile_1="",
        pile_2="blue/green; ...",
    )
    assert choices(game) == {"draw bottom 2"}
    assert is_refused(game, "draw bottom 1")


# The folder


@pytest.mark.parametrize("source", ["pile 1", "-1,0", "joker"])
def test_the_folder_moves_onto_the_activated_tile_step_2(load: Load, source: str) -> None:
    game = load(
        "3,0 yellow/orange; -1,0 orange/red",
        folders={"first": "3,0"},
        pile_1="red/orange; ...",
    )
    game = play(game, f"take {source}")
    if source != "joker":
        game = play(game, "keep")
    game = play(game, "place 1,-1")
    assert folder(game, "first") == "1,-1"
    assert folder(game, "second") is None


def test_the_folder_protects_until_its_owner_activates_again_step_2(load: Load) -> None:
    game = load(
        "3,0 yellow/orange",
        pile_1="orange/red; red/orange; ...",
        pile_2="red/violet official; orange/yellow; ...",
    )
    game = play(game, "take 3,0", "keep", "place 2,-1")
    assert game.actor == "second"
    assert "2,-1" not in takes(game)
    game = play(game, "take pile 2", "keep", "place -1,0")
    assert "2,-1" not in takes(game)
    game = play(game, "take pile 1", "keep", "place 0,-1")
    assert game.actor == "second"
    assert "2,-1" in takes(game)
    assert "0,-1" not in takes(game)
