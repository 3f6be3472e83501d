"""Rulings on the material and how it is set up (V1 to V8)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from safehouse.games.errors import Refused
from safehouse.games.sarahs_vision.contents import box
from safehouse.games.state import State
from tests.plain import plain
from tests.sarahs_vision.positions import (
    BLOCKS,
    CARDS,
    COLOURS,
    LOCATIONS,
    PAIRS,
    ROLES,
    SEATS,
    Position,
    at,
    blocks_in_tower,
    choices_of,
    covers,
    deal,
    event,
    face_up,
    grid,
    happened,
    load,
    pending,
    play,
    position,
    row,
    stands,
    zones,
)

# Kinds and blocks


def test_there_are_four_kinds_with_their_colours_V1() -> None:
    kinds = {kind.id: kind.name["en"] for kind in box().kinds}
    assert kinds == {
        "green": "Leadership",
        "orange": "Technical",
        "yellow": "Scientific",
        "purple": "A.I.",
    }
    assert list(at(deal(), "grid")) == list(COLOURS)


@pytest.mark.parametrize("seed", range(5))
def test_there_are_46_blocks_of_which_36_stand_in_twelve_layers_of_three_V2(seed: int) -> None:
    game = deal(seed=seed)
    standing = blocks_in_tower(game)
    locked = Counter(block for blocks in at(game, "locked").values() for block in blocks)
    assert standing.total() == 36
    assert locked.total() == 10
    assert standing + locked == BLOCKS
    assert BLOCKS.total() == 46
    assert [len([b for b in layer["blocks"] if b]) for layer in at(game, "tower")] == [3] * 12
    assert at(game, "unlocked") == []


def test_the_tower_is_built_at_random_V2() -> None:
    bottoms = Counter(at(deal(seed=seed), "tower")[0]["blocks"][0] for seed in range(80))
    assert set(bottoms) == {*COLOURS, *PAIRS}
    towers = {str([x["blocks"] for x in at(deal(seed=seed), "tower")]) for seed in range(20)}
    assert len(towers) == 20


def test_the_two_coloured_blocks_of_the_columns_are_drawn_at_random_V2() -> None:
    drawn: Counter[tuple[str, str]] = Counter()
    for seed in range(60):
        locked = at(deal(seed=seed), "locked")
        drawn.update((role, block) for role in ROLES for block in locked[role])
    assert {role for role, _ in drawn} == set(ROLES)
    assert {block for _, block in drawn} == set(PAIRS)
    assert len(drawn) == 18


# The city


def test_nine_locations_lie_in_three_rows_V3() -> None:
    assert tuple(place.id for place in box().locations) == LOCATIONS
    assert {"agency_hq", "community_center"} <= set(LOCATIONS)
    game = load(events=[event("", "move senator next")])
    assert choices_of(play(game, "pass"), "move") == {
        "senator agency_hq",
        "senator gardens",
        "senator foundry",
        "senator academy",
    }


def test_each_kind_has_three_locations_V3() -> None:
    kinds = Counter(kind for place in box().locations for kind in place.kinds)
    assert kinds == dict.fromkeys(COLOURS, 3)
    assert Counter(len(place.kinds) for place in box().locations) == {1: 6, 2: 3}


def test_the_figures_begin_at_three_different_locations_V3() -> None:
    standing = at(deal(seed=3), "figures")
    assert standing == {role.id: role.start for role in box().roles}
    assert len(set(standing.values())) == 3


# Roles and figures


def test_three_roles_have_a_figure_and_an_empty_danger_zone_V4() -> None:
    game = deal()
    assert tuple(at(game, "figures")) == ROLES
    assert at(game, "zones") == dict.fromkeys(ROLES, 0)


def test_figures_are_chosen_from_eight_and_change_nothing_V4() -> None:
    eight = [figure.id for figure in box().figures]
    assert len(set(eight)) == 8
    usual, chosen = deal(seed=5), deal(seed=5, figures=eight[5:])
    assert at(chosen, "options figures") == tuple(eight[5:])
    without = [
        {name: x for name, x in plain(game.position()).items() if name != "options"}
        for game in (usual, chosen)
    ]
    assert without[0] == without[1]


@pytest.mark.parametrize(
    "figures",
    [["sarita", "yusuf"], ["sarita", "sarita", "yusuf"], ["sarita", "yusuf", "nobody"], [], 3],
)
def test_three_different_figures_are_chosen_V4(figures: object) -> None:
    with pytest.raises(Refused) as refused:
        deal(figures=figures)
    assert refused.value.code == "bad_options"


# The grid


@pytest.mark.parametrize("seed", range(5))
def test_rows_lock_a_block_of_their_colour_and_columns_two_of_two_colours_V5(seed: int) -> None:
    locked = at(deal(seed=seed), "locked")
    assert set(locked) == {*COLOURS, *ROLES}
    for colour in COLOURS:
        assert locked[colour] == [colour]
    for role in ROLES:
        assert len(locked[role]) == 2
        assert set(locked[role]) <= set(PAIRS)


def test_three_cubes_lie_on_the_grid_at_the_start_V5() -> None:
    assert grid(deal()) == {"green senator": 1, "orange engineer": 1, "yellow scientist": 1}


# Cubes and cards


def test_all_directives_are_in_the_pile_at_the_start_V6() -> None:
    game = deal(players=4)
    assert len(CARDS) == 26
    assert at(game, "directives") == list(CARDS)
    assert at(game, "discarded") == []
    assert at(game, "hands") == {seat: [] for seat in SEATS}


def test_danger_cubes_that_run_out_are_placed_in_reading_order_V6() -> None:
    # 37 of the 40 are in the city, so that three are left.
    lying = {"agency_hq": 9, "skyport": 9, "gardens": 9, "archive": 7, "academy": 3}
    card = event("observatory 2!, foundry 2!, tidal_works 2!", "move any any")
    game = play(load(events=[card], danger=lying), "pass")
    assert at(game, "danger") == {**lying, "observatory": 2, "foundry": 1}


def test_cubes_in_danger_zones_are_not_in_the_supply_V6() -> None:
    lying = {"agency_hq": 9, "skyport": 9, "gardens": 9, "archive": 7}
    card = event("tidal_works 3!", "move any any")
    zones_ = {"senator": 3, "engineer": 1}
    game = play(load(events=[card], danger=lying, zones=zones_), "pass")
    assert at(game, "danger tidal_works") == 2


def test_inspiration_cubes_that_run_out_are_placed_in_reading_order_V6() -> None:
    # On the grid, in the city and on a card lie 38 of the 40.
    card = event("skyport 1*, academy 2*", "move any any")
    game = load(
        events=[card, event("foundry 1!:green")],
        grid={"green senator": 30},
        inspiration={"gardens": 7},
        covers={2: {"foundry": "green cube"}},
    )
    game = play(game, "pass")
    assert at(game, "inspiration") == {"gardens": 7, "skyport": 1, "academy": 1}


def test_danger_does_not_use_up_inspiration_V6() -> None:
    card = event("skyport 3!3*", "move any any")
    game = play(load(events=[card], grid={"green senator": 38}), "pass")
    assert at(game, "danger") == {"skyport": 3}
    assert at(game, "inspiration") == {"skyport": 2}


@pytest.mark.parametrize(
    ("field", "cubes"), [("danger", {"foundry": 38}), ("inspiration", {"foundry": 38})]
)
def test_there_are_forty_cubes_of_a_kind_V6(field: str, cubes: dict[str, int]) -> None:
    good: Position = position(zones={"senator": 2}, grid={"green senator": 2})
    assert State.from_position({**good, field: cubes}).actor == "first"
    with pytest.raises(Refused):
        State.from_position({**good, field: {**cubes, "archive": 1}})


# Event cards


def test_an_event_shows_cubes_lines_and_frames_V7() -> None:
    card = event(
        "foundry 2!1*:green, archive 1*, gardens 3!",
        "move senator archive : yellow",
        "deal 2",
    )
    shown: Any = plain(deal(card).view("first"))["row"]
    assert {name: shown[0][name] for name in ("danger", "inspiration", "lines", "frames")} == {
        "danger": {"gardens": 3, "foundry": 2},
        "inspiration": {"foundry": 1, "archive": 1},
        "lines": ["move senator archive", "deal 2"],
        "frames": {"foundry": "green", "line_1": "yellow"},
    }


def test_numbers_of_the_grid_come_to_the_matching_locations_V7() -> None:
    cells = ", ".join(f"{place} {i % 3 + 1}!{i % 2 + 1}*" for i, place in enumerate(LOCATIONS))
    game = play(load(events=[event(cells, "move any any")]), "pass")
    assert at(game, "danger") == {place: i % 3 + 1 for i, place in enumerate(LOCATIONS)}
    assert at(game, "inspiration") == {place: i % 2 + 1 for i, place in enumerate(LOCATIONS)}


def test_only_framed_sections_can_be_covered_each_by_its_colour_V7() -> None:
    card = event("foundry 1!:green, archive 1!, gardens 1*:purple", "deal 1 : orange", "deal 1")
    game = load(events=[card], grid={"green senator": 1, "orange senator": 1})
    assert choices_of(game, "cover") == {"1 foundry", "1 line_1"}
    everything = {f"{colour} senator": 3 for colour in COLOURS}
    game = load(events=[card], grid=everything)
    assert choices_of(game, "cover") == {"1 foundry", "1 gardens", "1 line_1"}


def test_a_section_is_covered_by_one_block_V7() -> None:
    card = event("foundry 1!:green")
    game = load(events=[event(), card], grid={"green senator": 3})
    game = play(game, "cover 2 foundry", "pay", "spend green senator")
    assert covers(game, 2) == {"foundry": "green cube"}
    assert choices_of(game, "cover") == set()


def test_cubes_and_lines_of_a_cell_are_covered_together_V7() -> None:
    card = event("gardens 2!3*:green", "move any any")
    game = play(load(events=[card], covers={1: {"gardens": "green"}}), "pass")
    assert at(game, "danger") == {}
    assert at(game, "inspiration") == {}
    assert stands(game) == "first choice"


# The row


def test_events_1_to_5_lie_face_up_and_1_resolves_first_V8() -> None:
    game = deal(event("gardens 1!"), event("archive 1!"))
    assert row(game) == face_up(game) == [1, 2, 3, 4, 5]
    assert at(game, "deck") == list(range(6, 21))
    game = play(game, "pass")
    assert at(game, "danger") == {"gardens": 1}
    assert row(game) == [2, 3, 4, 5, 6]


def test_story_cards_are_read_when_drawn_and_take_no_place_in_the_row_V8() -> None:
    game = deal(seed=1)
    read = {}
    for turn in range(1, 20):
        game = play(game, "pass")
        for story in happened(game, "story"):
            read[turn] = (story["number"], story["title"], story["text"])
        assert row(game) == list(range(turn + 1, min(turn + 5, 20) + 1))
    # A card that follows event 6 is drawn when event 7 is to come: at the end of the second turn.
    assert read == {
        2: (1, "Story 1", "Text 1."),
        7: (2, "Story 2", "Text 2."),
        12: (3, "Story 3", "Text 3."),
    }


def test_several_stories_can_come_with_one_refill_V8() -> None:
    game = load(row=[7, 8, 9, 10, 11], layers=[". green green"], deck=range(12, 21))
    game = play(game, "swap 1 2", "pull 1 middle")
    assert happened(game, "collapse")
    assert row(game) == [12, 13, 14, 15, 16]
    assert [story["number"] for story in happened(game, "story")] == [2]


def test_events_can_be_shuffled_and_story_cards_out_V8() -> None:
    orders = set()
    for seed in range(6):
        game = deal(seed=seed, events="shuffled")
        order = []
        for _ in range(20):
            order.append(row(game)[0])
            game = play(game, "pass")
            assert not happened(game, "story")
        assert sorted(order) == list(range(1, 21))
        orders.add(tuple(order))
    assert len(orders) == 6
    assert len({order[0] for order in orders}) > 2


def test_events_in_order_do_not_depend_on_the_seed_V8() -> None:
    for seed in range(5):
        game = play(deal(seed=seed), *["pass"] * 9)
        assert row(game) == [10, 11, 12, 13, 14]


@pytest.mark.parametrize("players", [0, 5, "two", None])
def test_one_to_four_play(players: object) -> None:
    with pytest.raises(Refused) as refused:
        deal(players=players)
    assert refused.value.code == "bad_options"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_turns_go_round(players: int) -> None:
    game = deal(players=players)
    assert game.seats == SEATS[:players]
    actors = []
    for _ in range(2 * players):
        actors.append(game.actor)
        game = play(game, "pass")
    assert actors == [*SEATS[:players], *SEATS[:players]]
    assert zones(game) == {}
    assert pending(game) == {}


def test_the_same_seed_deals_the_same_game() -> None:
    assert plain(deal(seed=4).position()) == plain(deal(seed=4).position())
    assert plain(deal(seed=4).position()) != plain(deal(seed=5).position())
