"""Rulings on material and set-up (U1 to U15), and on positions from outside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from tests.undercover.positions import (
    AGENTS,
    HQ_CELLS,
    SEATS,
    VALUES,
    WHEEL,
    Deal,
    Load,
    LoadSecret,
    Position,
    at,
    beside,
    choices,
    folder,
    opposite,
    pile,
    places,
    play,
    position,
    sides,
    spaces,
    takes,
    tiles,
    viewers,
)

HQS_STAYING = {2: 4, 3: 3, 4: 4}
PLAYERS = (2, 3, 4)


def agents_of(described: Any) -> list[dict[str, str]]:
    on_table = [tile for tile in described["table"].values() if "official" in tile]
    return on_table + [agent for pile_ in described["piles"] for agent in pile_]


def hqs_of(described: Any) -> dict[str, str]:
    return {tile["hq"]: cell for cell, tile in described["table"].items() if "hq" in tile}


# Colours


def test_there_are_six_colours_U1(deal: Deal) -> None:
    described = deal(seed=1).position()
    assert set(described["points"]) == set(WHEEL)
    for player in described["players"].values():
        assert set(player["employees"]) == set(WHEEL)
    assert {agent["official"] for agent in agents_of(described)} == set(WHEEL)
    assert {agent["undercover"] for agent in agents_of(described)} == set(WHEEL)


def test_every_colour_can_be_a_players_own_U1(deal: Deal) -> None:
    for colour in WHEEL:
        game = deal({"colours": [colour, beside(colour, 1)]})
        assert game.position()["players"]["first"]["colour"] == colour


@pytest.mark.parametrize("own", WHEEL)
def test_the_enemy_colour_is_across_the_wheel_U2(load: Load, own: str) -> None:
    taken = set()
    for shown in WHEEL:
        game = load(colours=f"{own} {beside(own, 1)}", pile_1=f"{beside(shown, 1)}/{shown}; ...")
        if "pile 1" in takes(game):
            taken.add(shown)
    across = {
        "red": "green",
        "orange": "blue",
        "yellow": "violet",
        "green": "red",
        "blue": "orange",
        "violet": "yellow",
    }
    assert taken == set(WHEEL) - {across[own]}


# Agents


@pytest.mark.parametrize("players", PLAYERS)
def test_two_agents_of_each_colour_go_undercover_as_its_neighbours_U3(
    deal: Deal, players: int
) -> None:
    agents = agents_of(deal({"players": players}, seed=4).position())
    assert Counter(agent["official"] for agent in agents) == dict.fromkeys(WHEEL, 2)
    for agent in agents:
        near = {beside(agent["official"], 1), beside(agent["official"], -1)}
        assert agent["undercover"] in near


def test_each_pair_of_neighbours_is_there_once_either_way_round_U4(deal: Deal) -> None:
    for seed in range(10):
        agents = agents_of(deal(seed=seed).position())
        assert sorted(sides(agent) for agent in agents) == sorted(AGENTS)


@pytest.mark.parametrize("side", ["official", "undercover"])
@pytest.mark.parametrize("shown", WHEEL)
def test_a_side_may_touch_its_own_colour_and_the_two_beside_it_U5(
    load: Load, shown: str, side: str
) -> None:
    near = beside(shown, 1)
    agent = f"{shown}/{near} official" if side == "official" else f"{near}/{shown}"
    touchable = set()
    for start in (0, 3):
        hqs = [beside(WHEEL[start], step) for step in range(4)]
        table = "; ".join(f"{10 * WHEEL.index(hq)},0 hq {hq}" for hq in hqs)
        game = load(table, colours=f"{shown} {near}", pile_1=f"{agent}; ...")
        found = places(play(game, "take pile 1", "keep"))
        for hq in hqs:
            x = 10 * WHEEL.index(hq)
            around = {f"{x + 1},0", f"{x - 1},0", f"{x},1", f"{x},-1"}
            assert found & around in (set(), around)
            if around <= found:
                touchable.add(hq)
    assert touchable == {shown, beside(shown, 1), beside(shown, -1)}


def test_everyone_sees_which_side_is_up_U5(load_secret: LoadSecret) -> None:
    game = load_secret(
        "3,0 yellow/orange official; 0,-1 red/violet",
        pile_1="orange/red; ...",
        pile_2="violet/blue official; ...",
    )
    for seat in viewers(game):
        view = game.view(seat)
        assert view["table"]["3,0"]["shows"] == "official"
        assert view["table"]["0,-1"]["shows"] == "undercover"
        assert [pile_[0]["shows"] for pile_ in view["piles"]] == ["undercover", "official"]


# Headquarters and jokers


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("removed_hqs", ["unplayed", "random"])
def test_headquarters_leave_and_everyone_has_one_joker_U13(
    deal: Deal, players: int, removed_hqs: str
) -> None:
    for seed in range(10):
        game = deal({"players": players, "removed_hqs": removed_hqs}, seed=seed)
        described = game.position()
        assert len(hqs_of(described)) == len(described["table"]) == HQS_STAYING[players]
        assert list(described["players"]) == list(SEATS[:players])
        assert all(player["joker"] for player in described["players"].values())


@pytest.mark.parametrize("players", PLAYERS)
def test_a_joker_is_played_once_and_there_are_no_others_U6(load: Load, players: int) -> None:
    game = load(players=players)
    for seat in SEATS[:players]:
        assert game.actor == seat
        assert "joker" in takes(game)
        game = play(game, "take joker", f"place {min(places(play(game, 'take joker')))}")
    on_table = [tile for tile in game.position()["table"].values() if "joker" in tile]
    assert len(on_table) == players
    for _ in range(players):
        assert "joker" not in takes(game)
        assert is_agent_of_pile(game.decisions()[0])
        game = play(game, game.decisions()[0], "keep")
        game = play(game, game.decisions()[0])


def is_agent_of_pile(text: str) -> bool:
    return text in ("take pile 1", "take pile 2", "draw bottom 1") or "," in text


@pytest.mark.parametrize("players", PLAYERS)
def test_headquarters_of_the_colours_in_play_stay_U13(deal: Deal, players: int) -> None:
    for seed in range(30):
        described = deal({"players": players}, seed=seed).position()
        played = {player["colour"] for player in described["players"].values()}
        assert played <= set(hqs_of(described))


def test_with_two_players_any_two_unplayed_headquarters_may_leave_U13(deal: Deal) -> None:
    leaving = set()
    for seed in range(120):
        described = deal({"colours": ["red", "green"]}, seed=seed).position()
        leaving.add(frozenset(set(WHEEL) - set(hqs_of(described))))
    unplayed = ("orange", "yellow", "blue", "violet")
    assert leaving == {frozenset({a, b}) for a in unplayed for b in unplayed if a != b}


@pytest.mark.parametrize("players", PLAYERS)
def test_any_headquarters_may_leave_by_option_U13(deal: Deal, players: int) -> None:
    leaving = set()
    for seed in range(60):
        options = {
            "players": players,
            "colours": list(WHEEL[:players]),
            "removed_hqs": "random",
        }
        leaving |= set(WHEEL) - set(hqs_of(deal(options, seed=seed).position()))
    assert leaving == set(WHEEL)


def test_the_cell_of_headquarters_that_left_is_an_ordinary_space_U13(load: Load) -> None:
    game = load(pile_1="orange/red; ...")
    assert at(game, "0,1") is None
    game = play(game, "take pile 1", "keep", "place 0,1")
    assert at(game, "0,1") == "orange/red undercover"
    assert spaces(game, "first") == {"red": 2}


@pytest.mark.parametrize("players", PLAYERS)
def test_headquarters_lie_in_wheel_order_around_a_rectangle_U12(deal: Deal, players: int) -> None:
    seen = set()
    for seed in range(20):
        hqs = hqs_of(deal({"players": players, "removed_hqs": "random"}, seed=seed).position())
        assert hqs.items() <= HQ_CELLS.items()
        seen |= set(hqs)
    assert seen == set(WHEEL)


def test_the_two_middle_cells_touch_U12(load: Load) -> None:
    game = load(hqs="red orange yellow violet", pile_1="orange/red official; ...")
    game = play(game, "take pile 1", "keep")
    assert "1,1" in places(game)
    assert spaces(play(game, "place 1,1"), "first") == {"orange": 2, "violet": 0} | {
        "violet": 1
    } or "violet" not in places(game)
