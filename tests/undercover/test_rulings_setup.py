"""Rulings on material and set-up (U1 to U15, U31), and on positions from outside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from tests.plain import plain
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
    is_refused,
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
    described = plain(deal(seed=1).position())
    assert set(described["points"]) == set(WHEEL)
    for player in described["players"].values():
        assert set(player["employees"]) == set(WHEEL)
    assert {agent["official"] for agent in agents_of(described)} == set(WHEEL)
    assert {agent["undercover"] for agent in agents_of(described)} == set(WHEEL)


def test_every_colour_can_be_a_players_own_U1(deal: Deal) -> None:
    for colour in WHEEL:
        game = deal({"colours": [colour, beside(colour, 1)]})
        assert plain(game.position())["players"]["first"]["colour"] == colour


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
    agents = agents_of(plain(deal({"players": players}, seed=4).position()))
    assert Counter(agent["official"] for agent in agents) == dict.fromkeys(WHEEL, 2)
    for agent in agents:
        near = {beside(agent["official"], 1), beside(agent["official"], -1)}
        assert agent["undercover"] in near


def test_each_pair_of_neighbours_is_there_once_either_way_round_U4(deal: Deal) -> None:
    for seed in range(10):
        agents = agents_of(plain(deal(seed=seed).position()))
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
        view = plain(game.view(seat))
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
        described = plain(game.position())
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
    on_table = [tile for tile in plain(game.position())["table"].values() if "joker" in tile]
    assert len(on_table) == players
    for _ in range(players):
        assert "joker" not in takes(game)
        assert is_refused(game, "take joker")
        game = play(game, game.decisions()[0], "keep")
        game = play(game, game.decisions()[0])


@pytest.mark.parametrize("players", PLAYERS)
def test_headquarters_of_the_colours_in_play_stay_U13(deal: Deal, players: int) -> None:
    for seed in range(30):
        described = plain(deal({"players": players}, seed=seed).position())
        played = {player["colour"] for player in described["players"].values()}
        assert played <= set(hqs_of(described))


def test_with_two_players_any_two_unplayed_headquarters_may_leave_U13(deal: Deal) -> None:
    leaving = set()
    for seed in range(120):
        described = plain(deal({"colours": ["red", "green"]}, seed=seed).position())
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
        leaving |= set(WHEEL) - set(hqs_of(plain(deal(options, seed=seed).position())))
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
        hqs = hqs_of(
            plain(deal({"players": players, "removed_hqs": "random"}, seed=seed).position())
        )
        assert hqs.items() <= HQ_CELLS.items()
        seen |= set(hqs)
    assert seen == set(WHEEL)


def test_the_two_middle_cells_touch_U12(load: Load) -> None:
    game = load(pile_1="yellow/green official; ...")
    game = play(game, "take pile 1", "keep", "place 1,1")
    assert spaces(game, "first") == {"orange": 1, "yellow": 1, "green": 1}


# Point tiles and employees


def test_each_row_carries_its_five_point_tiles_shuffled_U7(deal: Deal) -> None:
    rows = set()
    for seed in range(20):
        points = plain(deal(seed=seed).position())["points"]
        for row in points.values():
            assert sorted(row) == list(VALUES)
            rows.add(tuple(row))
        assert len({tuple(row) for row in points.values()}) > 1
    # 120 rows of 120 possible orders: about 76 different ones are to be expected.
    assert len(rows) > 50


def test_each_value_can_lie_on_each_space_U8(deal: Deal) -> None:
    found: set[tuple[str, int, int]] = set()
    for seed in range(60):
        for colour, row in plain(deal(seed=seed).position())["points"].items():
            found |= {(colour, space, value) for space, value in enumerate(row)}
    assert len(found) == 6 * 5 * 5


def test_the_point_tiles_lie_face_up_U8(deal: Deal) -> None:
    for memory in ("assisted", "strict"):
        game = deal({"memory": memory}, seed=5)
        for seat in viewers(game):
            assert plain(game.view(seat))["points"] == plain(game.position())["points"]


@pytest.mark.parametrize(
    ("options", "last_plain"), [({}, 6), ({"plain_spaces": 4}, 4), ({"plain_spaces": 9}, 9)]
)
def test_plain_spaces_come_before_the_point_tiles_U8(
    load: Load, options: dict[str, object], last_plain: int
) -> None:
    # Red moves two spaces.
    for space, held in (
        (last_plain - 2, {}),
        (last_plain - 1, {"red": 4}),
        (last_plain, {"red": 5}),
    ):
        game = load(pile_1="orange/red; ...", employees={"first": f"red {space}"}, options=options)
        game = play(game, "take pile 1", "keep", "place 0,-1")
        assert spaces(game, "first") == {"red": space + 2}
        assert tiles(game, "first") == held


@pytest.mark.parametrize("players", PLAYERS)
def test_all_employees_start_in_their_info_centre_U9(deal: Deal, players: int) -> None:
    game = deal({"players": players}, seed=2)
    for seat in SEATS[:players]:
        assert plain(game.position())["players"][seat]["employees"] == dict.fromkeys(WHEEL, 0)
        assert tiles(game, seat) == {}


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("ahead", range(7))
def test_employees_of_the_first_player_can_have_a_head_start_U31(
    deal: Deal, players: int, ahead: int
) -> None:
    for seed in range(4):
        game = deal({"players": players, "head_start": ahead}, seed=seed)
        enemy = opposite(plain(game.position())["players"]["first"]["colour"])
        # The large one first, then on around the wheel.
        assert spaces(game, "first") == {beside(enemy, i): 1 for i in range(ahead)}
        for seat in game.seats[1:]:
            assert spaces(game, seat) == {}


def test_the_info_centre_is_space_0_and_never_occupied_U9(load: Load) -> None:
    game = load(players=4, pile_1="orange/red; ...")
    game = play(game, "take pile 1", "keep", "place 0,-1")
    assert spaces(game, "first") == {"red": 2}
    for seat in SEATS[1:]:
        assert spaces(game, seat) == {}


def test_the_larger_employee_moves_like_the_others_U9(load: Load) -> None:
    # Green is the enemy colour of the first player, who plays red.
    game = load("3,1 blue/green", pile_1="green/blue; ...")
    game = play(game, "take pile 1", "turn", "place 2,2")
    assert spaces(game, "first") == {"green": 3}


@pytest.mark.parametrize("players", PLAYERS)
def test_every_folder_starts_beside_the_table_U11(deal: Deal, players: int) -> None:
    game = deal({"players": players})
    assert [folder(game, seat) for seat in game.seats] == [None] * players


def test_each_player_has_a_folder_and_only_one_U11(load: Load) -> None:
    game = load(
        pile_1="orange/red; red/orange; orange/yellow; ...", pile_2="red/violet official; ..."
    )
    game = play(game, "take pile 1", "keep", "place 0,-1")
    assert (folder(game, "first"), folder(game, "second")) == ("0,-1", None)
    game = play(game, "take pile 2", "keep", "place -1,0")
    assert (folder(game, "first"), folder(game, "second")) == ("0,-1", "-1,0")
    game = play(game, "take pile 1", "keep", "place 1,-1")
    assert (folder(game, "first"), folder(game, "second")) == ("1,-1", "-1,0")


# Piles, colours, turns


@pytest.mark.parametrize("players", PLAYERS)
def test_the_agents_lie_undercover_in_two_piles_of_six_U14(deal: Deal, players: int) -> None:
    described = plain(deal({"players": players}, seed=8).position())
    assert [len(pile_) for pile_ in described["piles"]] == [6, 6]
    assert {agent["shows"] for pile_ in described["piles"] for agent in pile_} == {"undercover"}


def test_the_piles_can_lie_official_side_up_U14(deal: Deal) -> None:
    described = plain(deal({"piles_show": "official"}).position())
    assert {agent["shows"] for pile_ in described["piles"] for agent in pile_} == {"official"}


def test_the_piles_can_be_mixed_U14(deal: Deal) -> None:
    shown = Counter(
        agent["shows"]
        for seed in range(40)
        for pile_ in plain(deal({"piles_show": "mixed"}, seed=seed).position())["piles"]
        for agent in pile_
    )
    # 480 agents: five standard deviations each way.
    assert abs(shown["official"] - 240) < 55
    assert shown.total() == 480


def test_the_piles_are_shuffled_U14(deal: Deal) -> None:
    orders = set()
    tops = set()
    in_first = set()
    for seed in range(80):
        game = deal(seed=seed)
        orders.add((*pile(game, 1), *pile(game, 2)))
        tops |= {(1, pile(game, 1)[0]), (2, pile(game, 2)[0])}
        in_first.add(frozenset(pile(game, 1)))
    assert len(orders) == 80
    assert len(tops) == 24
    assert len(in_first) > 60


def test_the_top_of_each_pile_is_seen_by_all_U14(deal: Deal) -> None:
    for options in ({}, {"piles_show": "official"}, {"piles_show": "mixed"}):
        game = deal(options, seed=6)
        for seat in viewers(game):
            for seen, lies in zip(
                plain(game.view(seat))["piles"], plain(game.position())["piles"], strict=True
            ):
                side = lies[0]["shows"]
                assert (seen[0]["shows"], seen[0][side]) == (side, lies[0][side])


@pytest.mark.parametrize("players", PLAYERS)
def test_the_players_have_different_colours_at_random_U15(deal: Deal, players: int) -> None:
    found: set[tuple[str, str]] = set()
    for seed in range(80):
        described = plain(deal({"players": players}, seed=seed).position())
        colours = [player["colour"] for player in described["players"].values()]
        assert len(set(colours)) == players
        found |= set(zip(described["players"], colours, strict=True))
    assert found == {(seat, colour) for seat in SEATS[:players] for colour in WHEEL}


def test_colours_can_be_chosen_U15(deal: Deal) -> None:
    chosen = ["violet", "yellow", "red"]
    for seed in range(5):
        described = plain(deal({"players": 3, "colours": chosen}, seed=seed).position())
        assert [player["colour"] for player in described["players"].values()] == chosen


@pytest.mark.parametrize("colours", [["red", "red"], ["red"], ["red", "blue", "green"], ["pink"]])
def test_chosen_colours_must_be_different_and_one_for_each_player_U15(
    deal: Deal, colours: list[str]
) -> None:
    from safehouse.games.errors import Refused

    with pytest.raises(Refused):
        deal({"players": 2, "colours": colours})


@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_can_play_U15(deal: Deal, players: int) -> None:
    from safehouse.games.errors import Refused

    with pytest.raises(Refused):
        deal({"players": players})


@pytest.mark.parametrize("players", PLAYERS)
def test_turns_go_round_from_the_start_player_U15(load: Load, players: int) -> None:
    game = load(players=players)
    turns = []
    for _ in range(2 * players + 1):
        turns.append((game.actor, plain(game.position())["round"]))
        for _ in range(3 if game.decisions()[0] != "take joker" else 2):
            mover = game.actor
            assert mover == turns[-1][0]
            game = play(game, game.decisions()[0])
    seats = SEATS[:players]
    expected = [(seat, round_) for round_ in (1, 2) for seat in seats]
    assert turns == [*expected, ("first", 3)]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_start_player_has_the_first_seat_U15(deal: Deal, players: int) -> None:
    for seed in range(10):
        game = deal({"players": players}, seed=seed)
        assert game.actor == "first"
        assert game.seats == SEATS[:players]
        assert plain(game.position())["round"] == 1


def test_the_same_seed_deals_the_same_game_U15(deal: Deal) -> None:
    assert plain(deal(seed=7).position()) == plain(deal(seed=7).position())
    assert plain(deal(seed=7).position()) != plain(deal(seed=8).position())


# Positions from outside


@pytest.mark.parametrize("players", PLAYERS)
def test_a_dealt_position_is_played_on_alike_by_both_U15(deal: Deal, players: int) -> None:
    from safehouse.games.state import State
    from tests.reference.undercover import ReferenceGame

    dealt = plain(deal({"players": players}, seed=11).position())
    product, reference = State.from_position(dealt), ReferenceGame.from_position(dict(dealt))
    assert plain(product.position()) == reference.position() == dealt
    assert choices(product) == choices(reference)


def test_a_position_comes_out_as_it_went_in_U15(load: Load) -> None:
    words: Any = {
        "players": 3,
        "folders": {"first": "3,0", "third": "8,8"},
        "employees": {"first": "red 9, blue 2", "second": "red 7, green 10"},
        "points": "red 8 7 4 5 6",
        "spent_jokers": "third",
        "to_move": "second",
        "round": 12,
        "options": {"plain_spaces": 5, "memory": "strict"},
    }
    table = "3,0 yellow/orange official seen; -1,0 orange/red; 8,8 joker"
    assert plain(load(table, **words).position()) == position(table, **words)


def without_an_agent(given: Position) -> None:
    given["piles"][0].pop()


def with_an_agent_twice(given: Position) -> None:
    given["piles"][0][1] = given["piles"][0][0]


def with_an_agent_of_opposite_colours(given: Position) -> None:
    given["piles"][0][0] |= {"official": "red", "undercover": "green"}


def with_an_agent_of_one_colour(given: Position) -> None:
    given["piles"][0][0] |= {"official": "red", "undercover": "red"}


def with_an_employee_moved_later(given: Position) -> None:
    given["last_advance"] = given["round"] + 1


def with_too_few_headquarters(given: Position) -> None:
    del given["table"]["0,0"]


def with_headquarters_twice(given: Position) -> None:
    given["table"]["0,0"] = {"hq": "green"}


def with_all_headquarters(given: Position) -> None:
    given["table"] |= {"1,1": {"hq": "blue"}, "0,1": {"hq": "violet"}}


def with_a_joker_too_many(given: Position) -> None:
    given["table"]["9,9"] = {"joker": True}


def without_a_joker(given: Position) -> None:
    given["players"]["first"]["joker"] = False


def with_a_point_tile_twice(given: Position) -> None:
    given["points"]["red"] = [4, 5, 6, 7, 7]


def with_a_short_row(given: Position) -> None:
    given["points"]["red"] = [4, 5, 6, 7]


def with_a_seventh_agent(given: Position) -> None:
    given["piles"][0].append(given["piles"][1].pop())


def with_a_colour_twice(given: Position) -> None:
    given["players"]["second"]["colour"] = "red"


def with_a_third_player(given: Position) -> None:
    given["players"]["third"] = given["players"]["second"] | {"colour": "blue"}


def with_a_folder_on_headquarters(given: Position) -> None:
    given["players"]["first"]["folder"] = "0,0"


def with_a_folder_on_nothing(given: Position) -> None:
    given["players"]["first"]["folder"] = "9,9"


def with_two_folders_on_one_tile(given: Position) -> None:
    for player in given["players"].values():
        player["folder"] = "3,0"


def with_two_employees_on_one_space(given: Position) -> None:
    for player in given["players"].values():
        player["employees"]["red"] = 3


def with_an_employee_beyond_the_row(given: Position) -> None:
    given["players"]["first"]["employees"]["red"] = 12


@pytest.mark.parametrize(
    "spoil",
    [
        pytest.param(with_an_agent_of_one_colour, id="U3-one-colour"),
        pytest.param(with_an_agent_of_opposite_colours, id="U3-opposite-colours"),
        pytest.param(without_an_agent, id="U4-eleven"),
        pytest.param(with_an_agent_twice, id="U4-twice"),
        pytest.param(with_headquarters_twice, id="U6-headquarters"),
        pytest.param(with_a_joker_too_many, id="U6-joker"),
        pytest.param(with_a_point_tile_twice, id="U7-twice"),
        pytest.param(with_a_short_row, id="U7-short"),
        pytest.param(with_an_employee_beyond_the_row, id="U8-row"),
        pytest.param(with_too_few_headquarters, id="U13-too-few"),
        pytest.param(with_all_headquarters, id="U13-too-many"),
        pytest.param(without_a_joker, id="U13-joker"),
        pytest.param(with_a_seventh_agent, id="U14-seven"),
        pytest.param(with_a_colour_twice, id="U15-colour"),
        pytest.param(with_a_third_player, id="U15-third"),
        pytest.param(with_a_folder_on_headquarters, id="U16-headquarters"),
        pytest.param(with_a_folder_on_nothing, id="U16-nothing"),
        pytest.param(with_two_folders_on_one_tile, id="U16-two"),
        pytest.param(with_two_employees_on_one_space, id="U22-space"),
        pytest.param(with_an_employee_moved_later, id="U30-later"),
    ],
)
def test_a_position_against_the_material_is_refused_U3_to_U30(
    spoil: Callable[[Position], None],
) -> None:
    from safehouse.games.errors import Refused
    from safehouse.games.state import State

    good = position("3,0 yellow/orange")
    assert State.from_position(good).actor == "first"
    bad = deepcopy(good)
    spoil(bad)
    with pytest.raises(Refused) as refused:
        State.from_position(bad)
    assert refused.value.code == "bad_position"
