"""Rulings on paying, the tower and its collapse (V19 to V22)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from safehouse.games.state import State
from tests.plain import plain
from tests.sarahs_vision.positions import (
    BLOCKS,
    CARDS,
    COLOURS,
    LOCKED,
    SLOTS,
    Card,
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
    position,
    reason,
    row,
    stands,
    top,
    verbs,
    where_it_holds,
    zones,
)

FALLS = ". green green"
"""A layer whose middle block keeps the tower from tipping over: who pulls it makes it fall."""

TIPS = ("swap 4 5", "pull 1 middle")


# Pulling


def test_a_pulled_block_is_laid_on_top_V19() -> None:
    game = load(layers=["green orange yellow"], outside=True)
    layers = len(at(game, "tower"))
    game = play(game, "swap 1 2", "pull 1 left", "held")
    assert at(game, "tower")[0]["blocks"] == [None, "orange", "yellow"]
    assert len(at(game, "tower")) == layers + 1
    assert top(game) == [None, "green", None]


def test_a_pulled_block_is_laid_on_top_in_the_model_too_V19() -> None:
    words: dict[str, Any] = {"layers": None}
    game = where_it_holds(words, "swap 1 2", "pull 1 left")
    assert at(game, "tower")[0]["blocks"][0] is None
    assert top(game) == [None, "green", None]
    assert blocks_in_tower(game) == blocks_in_tower(load(**words))
    assert row(game) == [1, 3, 4, 5, 6]


def test_a_layer_on_top_is_filled_from_the_middle_V19() -> None:
    game = load(layers=["green green green", "green . green"], outside=True)
    tops = []
    for where in ("1 left", "1 right", "2 left"):
        game = play(game, "swap 1 2", f"pull {where}", "held")
        tops.append(top(game))
    assert tops == [[None, "green", None], ["green", "green", None], ["green"] * 3]


def test_nothing_is_pulled_from_the_top_three_layers_V19() -> None:
    game = load(layers=None)
    assert len(at(game, "tower")) == 12
    game = play(game, "swap 1 2")
    layers = at(game, "tower")
    expected = {
        f"{i + 1} {slot}"
        for i, layer in enumerate(layers[:9])
        for slot, block in zip(SLOTS, layer["blocks"], strict=True)
        if "green" in block
    }
    assert choices_of(game, "pull") == expected
    assert any("green" in block for layer in layers[9:] for block in layer["blocks"])


@pytest.mark.parametrize("more", ["green", "green orange"])
def test_an_incomplete_top_layer_counts_as_one_of_three_V19(more: str) -> None:
    # One or two blocks more than 36 stand in the tower.
    game = play(load(layers=None, freed=more), "swap 1 2")
    layers = at(game, "tower")
    assert len(layers) == 13
    assert None in layers[-1]["blocks"]
    pulled = {int(words.split()[0]) for words in choices_of(game, "pull")}
    assert max(pulled) == 10 - next(
        i for i in range(3) if any("green" in b for b in layers[9 - i]["blocks"])
    )
    assert pulled <= set(range(1, 11))


def test_a_layer_can_be_pulled_from_once_three_stand_on_it_V19() -> None:
    game = load(layers=None, outside=True)
    assert at(game, "tower")[9]["blocks"][1] == "green"
    game = play(game, "swap 1 2")
    assert "10 middle" not in choices_of(game, "pull")
    game = play(game, "pull 1 left", "held", "swap 1 2")
    assert "10 middle" in choices_of(game, "pull")


def test_the_last_block_of_a_layer_stays_V19() -> None:
    game = load(layers=[". green ."], outside=True)
    assert "swap" not in verbs(game)
    game = load(layers=["green . green"], outside=True)
    game = play(game, "swap 1 2", "pull 1 left", "held")
    assert "swap" not in verbs(game)


def test_only_blocks_with_the_colour_are_pulled_V19() -> None:
    layers = ["green orange yellow", "purple green_orange orange_yellow"]
    game = load(layers=layers, outside=True, face_down=[5])
    assert choices_of(play(game, "swap 1 2"), "pull") == {"1 left", "2 middle"}
    assert choices_of(play(game, "reveal"), "pull") == {"1 middle", "2 middle", "2 right"}


def test_testing_which_block_is_loose_is_allowed_V19() -> None:
    game = play(load(layers=None), "swap 1 2")
    assert choices_of(game, "touch") == choices_of(game, "pull")
    felt = play(game, "touch 1 left")
    told = happened(felt, "decide")[0]
    # Three blocks that bear alike carry a third of the load each.
    assert told["felt"] == "firm"
    shown: Any = plain(felt.view("second"))["tower"]
    assert shown[0]["felt"][0] == "firm"
    assert stands(felt) == "first pay"
    assert at(felt, "tower")[0]["blocks"] == at(game, "tower")[0]["blocks"]


def test_touches_before_a_pull_are_limited_V19() -> None:
    game = play(load(layers=None), "swap 1 2")
    shown: Any = plain(game.view("first"))["touches_left"]
    touched = 0
    while choices_of(game, "touch"):
        game = play(game, f"touch {sorted(choices_of(game, 'touch'))[0]}")
        touched += 1
    assert touched == shown
    assert choices_of(game, "pull")


def single_touches(felt: State) -> list[str]:
    """The touches that one decision stood for."""
    return [f"touch {told['layer']} {told['slot']}" for told in happened(felt, "feel")]


def test_feeling_for_a_block_is_the_same_as_touching_one_after_the_other_V19() -> None:
    """Every byte of the game: what is known, what is hidden, and chance to come."""
    compared = 0
    for seed in range(20):
        chance = random.Random(seed)
        options = {"players": 1 + seed % 4, "scenario": 1 + seed % 3}
        game = State.new("sarahs_vision", options, seed)
        while game.actor is not None:
            decisions = game.decisions()
            assert ("feel" in decisions) == bool(choices_of(game, "touch"))
            if "feel" in decisions:
                felt = play(game, "feel")
                one_by_one = game
                for touch in single_touches(felt):
                    one_by_one = play(one_by_one, touch)
                    compared += 1
                assert felt.record().tobytes() == one_by_one.record().tobytes()
                for seat in felt.seats:
                    assert felt.known_to(seat).to_bytes() == one_by_one.known_to(seat).to_bytes()
                    assert plain(felt.view(seat)) == plain(one_by_one.view(seat))
                assert not choices_of(felt, "touch")
            game = play(game, chance.choice(decisions))
    assert compared > 40


def test_the_block_that_is_likeliest_to_hold_is_felt_first_V19() -> None:
    game = play(load(layers=None), "swap 1 2")
    felt = play(game, "feel")
    assert happened(felt, "decide") == [{"event": "decide", "seat": "first", "decision": "feel"}]
    told = happened(felt, "feel")
    assert len(told) == plain(game.view("first"))["touches_left"] == 3
    for touch, answer in zip(single_touches(felt), told, strict=True):
        shown: Any = plain(game.view("first"))["tower"]
        risks = {
            f"touch {where}": shown[int(where.split()[0]) - 1]["risk"][
                SLOTS.index(where.split()[1])
            ]
            for where in choices_of(game, "touch")
        }
        assert risks[touch] == min(risks.values())
        game = play(game, touch)
        assert happened(game, "decide")[0]["felt"] == answer["felt"]
    assert stands(felt) == "first pay"


def test_a_loose_block_is_less_risky_than_a_stuck_one_V19() -> None:
    written = position(layers=None)
    written["tower"][0]["bearing"] = ["light", "heavy", "normal"]
    written["tower"][0]["blocks"] = ["green", "green", "yellow"]
    written["tower"][8]["blocks"] = ["orange", "orange", "yellow"]
    assert Counter(b for x in written["tower"] for b in x["blocks"]) == blocks_in_tower(
        load(layers=None)
    )
    game = play(State.from_position(written), "swap 1 2", "touch 1 left", "touch 1 middle")
    shown: Any = plain(game.view("first"))["tower"]
    assert shown[0]["felt"][:2] == ["loose", "stuck"]
    assert shown[0]["risk"][0] < shown[0]["risk"][1] <= 100


def test_nobody_steadies_the_tower_of_one_who_plays_alone_V19() -> None:
    alone: Any = plain(load(layers=None, players=1).view("first"))["tower"]
    two: Any = plain(load(layers=None, players=2).view("first"))["tower"]
    four: Any = plain(load(layers=None, players=4).view("first"))["tower"]
    assert alone[0]["risk"][0] > two[0]["risk"][0]
    assert two == four


# Paying


def test_a_cost_is_paid_in_any_mixture_V19() -> None:
    game = load(
        layers=["yellow orange green", "yellow_purple orange green"],
        outside=True,
        freed="yellow engineer",
        unlocked="yellow green_yellow",
        grid={"yellow senator": 1, "yellow engineer": 1},
    )
    game = play(game, "remove 1")
    assert choices(game) == {
        "pull 1 left",
        "pull 2 left",
        "use yellow",
        "use green_yellow",
        "spend yellow senator",
        "spend yellow engineer",
    }
    game = play(game, "pull 2 left", "held", "spend yellow engineer")
    game = play(game, "use green_yellow", "held", "pull 1 left", "held")
    assert stands(game) == "second action"
    assert top(game) == ["green_yellow", "yellow_purple", "yellow"]
    assert at(game, "unlocked") == ["yellow"]
    assert grid(game) == {"yellow senator": 1}
    assert row(game) == [3, 4, 5, 6, 7]


def test_an_unlocked_block_is_laid_on_top_V19() -> None:
    game = load(freed="green", unlocked="green")
    game = play(game, "swap 1 2", "use green")
    assert top(game) == [None, "green", None]
    assert at(game, "unlocked") == []
    assert stands(game) == "second action"


def test_cubes_pay_only_for_their_kind_one_for_one_V19() -> None:
    game = load(grid={"green senator": 1, "yellow senator": 4}, face_down=[5])
    assert "reveal" not in choices(game)
    game = play(game, "swap 1 2")
    assert choices(game) == {"spend green senator"}


@pytest.mark.parametrize(
    ("decision", "verb"), [("swap 1 2", "green"), ("reveal", "orange")], ids=["green", "orange"]
)
def test_a_two_coloured_block_pays_for_either_of_its_colours_V19(decision: str, verb: str) -> None:
    game = load(freed="engineer", unlocked="green_orange", face_down=[5])
    assert {"swap 1 2", "reveal"} <= choices(game)
    game = play(game, decision)
    assert pending(game)["colour"] == verb
    game = play(game, "use green_orange")
    assert stands(game) == "second action"
    assert at(game, "unlocked") == []


def test_a_two_coloured_block_pays_once_V19() -> None:
    # Three yellow cubes and one block with yellow: four, but not five.
    unlocked: dict[str, Any] = {"freed": "engineer", "unlocked": "green_yellow"}
    assert "remove 1" in choices(load(**unlocked, grid={"yellow senator": 3}))
    assert "remove 1" not in choices(load(**unlocked, grid={"yellow senator": 2}))


# What can be paid for

TWO = event("gardens 1!:green, archive 1!:purple")
THREE = event("gardens 1!:green, archive 1!:purple, skyport 1!:orange")


def test_what_can_be_paid_for_is_counted_below_the_top_three_layers_V20() -> None:
    game = load(layers=["yellow yellow yellow", "yellow . yellow_purple"])
    # Two of the first layer and one of the second, for a layer keeps its last block.
    shown: Any = plain(game.view("first"))["payable"]
    assert shown == {"green": 0, "orange": 0, "yellow": 3, "purple": 1}
    assert "remove" not in verbs(game)
    game = load(
        layers=["yellow yellow yellow", "yellow . yellow_purple"], grid={"yellow senator": 1}
    )
    assert "remove" in verbs(game)


def test_a_section_can_be_named_only_if_all_can_be_paid_V20() -> None:
    game = load(events=[TWO], freed="scientist", unlocked="green_purple")
    assert choices_of(game, "cover") == {"1 gardens", "1 archive"}
    assert choices(play(game, "cover 1 gardens")) == {"pay"}
    assert choices(play(game, "cover 1 archive")) == {"pay"}


def test_a_two_coloured_block_is_kept_for_the_section_that_needs_it_V20() -> None:
    game = load(events=[TWO], freed="scientist", unlocked="green_purple", grid={"green senator": 1})
    game = play(game, "cover 1 archive", "cover 1 gardens", "pay")
    assert pending(game)["colour"] == "green"
    assert choices(game) == {"spend green senator"}
    game = play(game, "spend green senator")
    assert choices(game) == {"use green_purple"}


def test_a_two_coloured_block_may_be_used_where_nothing_else_needs_it_V20() -> None:
    game = load(events=[TWO], freed="scientist", unlocked="green_purple", grid={"green senator": 1})
    game = play(game, "cover 1 gardens", "pay")
    assert choices(game) == {"spend green senator", "use green_purple"}


def test_a_two_coloured_block_of_the_tower_is_kept_V20() -> None:
    layers = ["green_purple yellow yellow", "green yellow yellow"]
    game = load(events=[TWO], layers=layers, outside=True)
    game = play(game, "cover 1 gardens", "cover 1 archive", "pay")
    assert choices(game) == {"pull 2 left"}
    game = play(game, "pull 2 left", "held")
    assert choices(game) == {"pull 1 left"}


def test_a_chain_of_two_coloured_blocks_is_matched_V20() -> None:
    # Green must come from green_orange, so orange from orange_purple, so purple from the cube.
    unlocked: dict[str, Any] = {
        "events": [THREE],
        "freed": "engineer senator",
        "unlocked": "green_orange orange_purple",
        "grid": {"purple senator": 1},
    }
    game = play(load(**unlocked), "cover 1 gardens", "cover 1 archive", "cover 1 skyport", "pay")
    # Sections are paid for in reading order: the skyport, the gardens, the archive.
    assert pending(game)["target"] == "1 skyport"
    assert choices(game) == {"use orange_purple"}
    game = play(game, "use orange_purple")
    assert choices(game) == {"use green_orange"}
    game = play(game, "use green_orange")
    assert choices(game) == {"spend purple senator"}


def test_two_blocks_cannot_pay_for_three_sections_V20() -> None:
    words: dict[str, Any] = {
        "events": [THREE],
        "freed": "engineer senator",
        "unlocked": "green_orange orange_purple",
    }
    game = play(load(**words), "cover 1 gardens")
    assert choices_of(game, "cover") == {"1 archive", "1 skyport"}
    assert choices(play(game, "cover 1 archive")) == {"pay"}
    assert choices(play(game, "cover 1 skyport")) == {"pay"}


def test_a_layer_of_two_pays_for_one_section_only_V20() -> None:
    game = load(events=[TWO], layers=["green . purple"], outside=True)
    assert choices_of(game, "cover") == {"1 gardens", "1 archive"}
    assert choices(play(game, "cover 1 gardens")) == {"pay"}


def test_a_layer_of_three_pays_for_two_sections_V20() -> None:
    game = load(events=[THREE], layers=["green orange purple"], outside=True)
    game = play(game, "cover 1 gardens", "cover 1 archive")
    assert choices(game) == {"pay"}
    game = play(game, "pay")
    assert choices(game) == {"pull 1 left"}


def test_a_pull_that_would_leave_the_rest_unpayable_is_not_offered_V20() -> None:
    # The second layer can give green or purple; if it gave green, purple could not be paid.
    game = load(events=[TWO], layers=["green yellow yellow", "green . purple"], outside=True)
    game = play(game, "cover 1 gardens", "cover 1 archive", "pay")
    assert choices(game) == {"pull 1 left"}
    alone = play(
        load(events=[TWO], layers=["green yellow yellow", "green . purple"], outside=True),
        "cover 1 gardens",
        "pay",
    )
    assert choices(alone) == {"pull 1 left", "pull 2 left"}


def test_a_directive_is_legal_only_if_all_of_its_cost_can_be_paid_V20() -> None:
    words: dict[str, Any] = {
        "step": 3,
        "stage": "directive",
        "hands": {"first": "day_off the_milk_barge"},
    }
    game = load(**words, grid={"purple senator": 1})
    assert choices(game) == {"pass", "play the_milk_barge"}
    game = load(**words, grid={"purple senator": 1}, layers=["purple green green"])
    assert choices(game) == {"pass", "play the_milk_barge", "play day_off"}


def test_what_has_begun_cannot_be_withdrawn_V20() -> None:
    game = play(load(grid={"yellow senator": 4}), "remove 1")
    for _ in range(4):
        assert choices(game) == {"spend yellow senator"}
        for words in ("pass", "done", "draw", "remove 2"):
            assert is_refused(game, words)
        game = play(game, "spend yellow senator")
    naming = play(load(events=[TWO], grid={"green senator": 1}), "cover 1 gardens")
    assert choices(naming) == {"pay"}
    paying = play(
        load(
            step=3, stage="directive", hands={"first": "the_milk_barge"}, grid={"purple senator": 1}
        ),
        "play the_milk_barge",
    )
    assert choices(paying) == {"spend purple senator"}


# Collapse

PLACES = ("gardens", "archive", "academy", "skyport", "tidal_works", "agency_hq")


def brings(place: str, *lines: str) -> Card:
    """An event that brings one danger cube to a place where no figure stands."""
    return event(f"{place} 1!", *lines)


SIX = [brings(place) for place in PLACES]


def collapsed(**words: Any) -> State:
    """A game in whose first step the tower has fallen."""
    return play(load(layers=[FALLS], **words), *TIPS)


def resolved(game: State) -> list[int]:
    """The events that the last decision brought about."""
    return [told["number"] for told in happened(game, "resolve")]


def test_the_next_five_events_resolve_when_the_tower_falls_in_step_1_V21() -> None:
    game = collapsed(events=SIX)
    assert happened(game, "decide")[0]["held"] is False
    assert resolved(game) == [1, 2, 3, 4, 5]
    assert at(game, "danger") == dict.fromkeys(PLACES[:5], 1)
    assert stands(game) == "second action"


def test_then_five_new_cards_are_laid_face_down_V21() -> None:
    game = collapsed(events=SIX, face_down=[3, 4])
    assert row(game) == [6, 7, 8, 9, 10]
    assert face_up(game) == []


def test_fewer_events_resolve_if_fewer_are_left_V21() -> None:
    events = [*[event()] * 17, *SIX[:3]]
    game = load(layers=[FALLS], row=[18, 19, 20], events=events)
    game = play(game, "swap 1 2", "pull 1 middle")
    assert resolved(game) == [18, 19, 20]
    assert reason(game) == "victory"


def test_fewer_than_five_new_cards_come_if_the_deck_runs_out_V21() -> None:
    game = collapsed(row=[13, 14, 15, 16, 17])
    assert row(game) == [18, 19, 20]
    assert face_up(game) == []


def test_each_of_the_five_is_followed_by_step_4_V21() -> None:
    # Each event leaves danger at the foundry, where the engineer stands only until the next.
    moves = [
        event("foundry 1!", f"move engineer {place}") for place in ("foundry", "archive", "foundry")
    ]
    game = collapsed(events=moves)
    # 1: to the engineer. 2: stays. 3: two to the engineer.
    assert zones(game) == {"engineer": 3}
    told = [
        (one["event"], one.get("number") or one.get("cubes"))
        for one in plain(game.events())
        if one["event"] in ("resolve", "zone")
    ]
    assert told == [
        ("resolve", 1),
        ("zone", 1),
        ("resolve", 2),
        ("resolve", 3),
        ("zone", 2),
        ("resolve", 4),
        ("resolve", 5),
    ]


def test_inspiration_is_learned_and_removed_after_each_of_the_five_V21() -> None:
    events = [
        event("foundry 1*, archive 2*"),
        event("archive 1*", "move engineer archive"),
        event(),
    ]
    game = collapsed(events=events)
    assert grid(game) == {"orange engineer": 1, "purple engineer": 1}


def test_there_are_no_actions_and_no_directives_among_the_five_V21() -> None:
    # Everybody has a directive and could pay for it, and more are dealt.
    events = [event("", "deal 2")] * 5
    game = collapsed(
        events=events,
        hands={"first": "the_milk_barge", "second": "day_off"},
        grid={"purple senator": 9},
    )
    assert stands(game) == "second action"
    assert resolved(game) == [1, 2, 3, 4, 5]
    assert [len(hand) for hand in at(game, "hands").values()] == [6, 6]


def test_choices_of_the_five_are_those_of_the_player_on_turn_V22() -> None:
    events = [event("archive 4!"), event("", "move any any"), event()]
    game = collapsed(events=events, players=3, turn="second")
    asked = []
    while at(game, "turn") == "second":
        asked.append(stands(game))
        game = play(game, game.decisions()[-1])
    assert asked == ["second take", "second choice"]
    assert stands(game) == "third action"


def test_what_was_being_paid_for_does_not_happen_and_what_was_paid_is_spent_V21() -> None:
    game = load(
        events=SIX,
        layers=[". yellow yellow"],
        grid={"yellow senator": 2, "yellow engineer": 1},
    )
    game = play(game, "remove 1", "spend yellow senator", "spend yellow senator")
    game = play(game, "pull 1 middle")
    assert resolved(game) == [1, 2, 3, 4, 5]
    assert grid(game) == {"yellow engineer": 1}
    assert pending(game) == {}


def test_a_swap_that_is_not_paid_does_not_happen_V21() -> None:
    game = play(load(layers=[FALLS], events=SIX), "swap 1 5", "pull 1 middle")
    assert resolved(game) == [1, 2, 3, 4, 5]


def test_all_covers_are_lost_before_the_five_resolve_V21() -> None:
    framed = [event(f"{place} 1!:yellow", "deal 1 : orange") for place in PLACES[:5]]
    lying = {
        1: {"gardens": "yellow", "line_1": "orange cube"},
        2: {"archive": "yellow_purple"},
        5: {"tidal_works": "yellow cube"},
    }
    game = collapsed(events=framed, covers=lying)
    assert set(at(game, "danger")) == set(PLACES[:5])
    assert sum(len(hand) for hand in at(game, "hands").values()) == 5
    assert all("covers" not in card for card in at(game, "row"))


def test_covers_that_were_just_paid_are_lost_too_V21() -> None:
    framed = [event("gardens 1!:yellow, archive 1!:green")]
    game = load(events=framed, layers=[FALLS], grid={"yellow senator": 1})
    game = play(game, "cover 1 gardens", "cover 1 archive", "pay", "spend yellow senator")
    game = play(game, "pull 1 middle")
    assert set(at(game, "danger")) == {"gardens", "archive"}
    assert grid(game) == {}


def test_cubes_that_covered_return_to_the_supply_V21() -> None:
    # All 40 inspiration cubes are out: two of them cover.
    framed = [event("gardens 1!:yellow, skyport 1!:yellow"), event("foundry 3*")]
    lying = {1: {"gardens": "yellow cube", "skyport": "yellow cube"}}
    game = collapsed(events=framed, covers=lying, grid={"green senator": 38})
    assert grid(game) == {"green senator": 38, "orange engineer": 2}


def test_covering_blocks_join_the_rebuild_V21() -> None:
    framed = [event("gardens 1!:yellow"), event("archive 1!:purple")]
    lying = {1: {"gardens": "yellow"}, 2: {"archive": "purple"}}
    game = load(layers=[FALLS], events=framed, covers=lying)
    assert blocks_in_tower(game).total() == 34
    game = play(game, *TIPS)
    assert blocks_in_tower(game).total() == 36


@pytest.mark.parametrize(
    ("freed", "unlocked"),
    [
        ("", ""),
        ("green", "green"),
        ("green", ""),
        ("engineer yellow", "green_orange yellow"),
        ("engineer scientist senator", "yellow_purple"),
    ],
)
def test_the_tower_is_rebuilt_from_all_blocks_neither_locked_nor_unlocked_V21(
    freed: str, unlocked: str
) -> None:
    game = collapsed(freed=freed, unlocked=unlocked)
    locked = Counter(b for end, blocks in LOCKED.items() if end not in freed for b in blocks)
    assert blocks_in_tower(game) == BLOCKS - locked - Counter(unlocked.split())
    assert at(game, "unlocked") == sorted(unlocked.split(), key=list(BLOCKS).index)
    sizes = [sum(1 for b in layer["blocks"] if b) for layer in at(game, "tower")]
    assert sizes[:-1] == [3] * (len(sizes) - 1)
    assert sum(sizes) == blocks_in_tower(game).total()


def test_the_tower_is_rebuilt_at_random_V21() -> None:
    towers = {
        str([layer["blocks"] for layer in at(collapsed(chance=chance), "tower")])
        for chance in range(8)
    }
    assert len(towers) == 8


def test_what_was_felt_is_forgotten_when_the_tower_is_rebuilt_V21() -> None:
    written = position(layers=[FALLS])
    written["tower"][0]["possible"] = 1 << 13
    game = play(State.from_position(written), *TIPS)
    assert all("possible" not in layer for layer in at(game, "tower"))


def test_in_the_model_laying_carries_no_risk_V21() -> None:
    framed = [event("gardens 1!:green")]
    game = load(
        events=framed,
        covers={1: {"gardens": "green"}},
        freed="orange",
        unlocked="orange",
        face_down=[3],
    )
    for chance in range(20):
        laid = play(
            State.from_position({**plain(game.position()), "chance": chance}),
            "reveal",
            "use orange",
        )
        assert stands(laid) == "second action"
        assert top(laid) == ["green", "orange", None]
        assert not happened(laid, "collapse")


def test_a_pull_of_the_model_falls_as_often_as_its_risk_says_V21() -> None:
    # A stuck block, so that it falls often enough to count.
    written = position(layers=None)
    written["tower"][0]["bearing"] = ["heavy", "light", "normal"]
    tries, fallen = 100, 0
    for chance in range(tries):
        game = play(State.from_position({**written, "chance": chance}), "swap 1 2", "touch 1 left")
        shown: Any = plain(game.view("first"))["tower"]
        risk = shown[0]["risk"][0] / 100
        game = play(game, "pull 1 left")
        assert happened(game, "decide")[0]["held"] is not bool(happened(game, "collapse"))
        fallen += bool(happened(game, "collapse"))
    assert 0 < fallen < tries
    assert abs(fallen - tries * risk) < 5 * (tries * risk * (1 - risk)) ** 0.5


# When the tower falls in another step


def test_a_collapse_in_step_1_replaces_steps_2_to_4_then_the_turn_passes_V22() -> None:
    # Only five events resolve, and danger is shared out after each of them.
    game = collapsed(events=SIX, players=3, turn="second")
    assert resolved(game) == [1, 2, 3, 4, 5]
    assert stands(game) == "third action"


def laying_back(**words: Any) -> State:
    """A game outside in which the tower is asked whether it held when covers were laid back."""
    first = event("gardens 1!:green, foundry 1!")
    given: dict[str, Any] = {"events": [first, *SIX[1:]], "covers": {1: {"gardens": "green"}}}
    game = play(load(outside=True, **{**given, **words}), "pass")
    assert stands(game) == "tower outcome"
    assert at(game, "step") == 2
    return game


def test_a_collapse_in_step_2_is_followed_by_step_4_and_then_the_five_V22() -> None:
    game = laying_back()
    assert zones(game) == {}
    game = play(game, "fell")
    order = [
        one["event"]
        for one in plain(game.events())
        if one["event"] in ("collapse", "zone", "resolve")
    ]
    assert order == ["collapse", "zone", *["resolve"] * 5]
    assert resolved(game) == [2, 3, 4, 5, 6]
    assert zones(game) == {"engineer": 1}
    assert row(game) == [7, 8, 9, 10, 11]
    assert face_up(game) == []
    assert stands(game) == "second action"


def test_a_collapse_in_step_2_leaves_no_time_for_directives_V22() -> None:
    words: dict[str, Any] = {
        "hands": {"first": "the_milk_barge", "second": "day_off"},
        "grid": {"purple senator": 9},
    }
    game = laying_back(**words)
    assert stands(play(game, "held")) == "first directive"
    fallen = play(game, "fell")
    assert stands(fallen) == "second action"
    assert [len(hand) for hand in at(fallen, "hands").values()] == [1, 1]


def test_a_collapse_in_step_2_loses_the_other_covers_too_V22() -> None:
    framed = [event("gardens 1!:green"), event("archive 1!:green"), *SIX[2:]]
    lying = {1: {"gardens": "green"}, 2: {"archive": "green"}}
    game = laying_back(events=framed, covers=lying)
    assert covers(game, 2) == {"archive": "green"}
    fallen = play(game, "fell")
    assert at(fallen, "danger")["archive"] == 1
    assert blocks_in_tower(fallen).total() == 36
    # The section of the event that has resolved stays ignored.
    assert "gardens" not in at(fallen, "danger")


def directive_fails(**words: Any) -> State:
    """A game in which a player has just brought the tower down for a directive."""
    given: dict[str, Any] = {
        "events": SIX,
        "row": [1, 2, 3, 4, 5],
        "layers": [". purple purple"],
        "hands": {"second": "the_milk_barge day_off"},
        "active": "second",
    }
    game = load(step=3, stage="directive", **{**given, **words})
    return play(game, "play the_milk_barge", "pull 1 middle")


def test_a_directive_that_failed_is_discarded_and_does_nothing_V21() -> None:
    game = directive_fails()
    assert at(game, "discarded") == ["the_milk_barge"]
    assert at(game, "hands second") == ["day_off"]
    assert at(game, "figures") == at(load(), "figures")
    everywhere = [*at(game, "directives"), *at(game, "discarded"), *at(game, "hands second")]
    assert sorted(everywhere) == sorted(CARDS)


def test_a_directive_half_paid_is_spent_V21() -> None:
    game = load(
        step=3,
        stage="directive",
        hands={"first": "day_off"},
        layers=[". purple purple"],
        grid={"purple senator": 1},
        zones={"senator": 2},
    )
    game = play(game, "play day_off", "spend purple senator", "pull 1 middle")
    assert zones(game) == {"senator": 2}
    assert grid(game) == {}
    assert at(game, "discarded") == ["day_off"]


def test_a_collapse_in_step_3_is_followed_by_step_4_and_then_the_five_V22() -> None:
    game = directive_fails(danger={"foundry": 2})
    order = [
        one["event"]
        for one in plain(game.events())
        if one["event"] in ("collapse", "zone", "resolve")
    ]
    assert order == ["collapse", "zone", *["resolve"] * 5]
    assert resolved(game) == [1, 2, 3, 4, 5]
    assert zones(game) == {"engineer": 2}
    assert row(game) == [6, 7, 8, 9, 10]
    assert stands(game) == "second action"


def test_the_turns_player_is_active_after_anothers_directive_failed_V22() -> None:
    game = directive_fails(danger={"archive": 4}, events=[event("", "move any any")])
    assert stands(game) == "first take"
    game = play(game, "take senator")
    assert stands(game) == "first choice"
    assert stands(play(game, "done")) == "second action"


def test_no_more_directives_are_played_after_a_collapse_in_step_3_V22() -> None:
    game = directive_fails(
        grid={"purple senator": 9}, hands={"first": "all_hands", "second": "the_milk_barge day_off"}
    )
    assert stands(game) == "second action"


def test_no_collapse_can_happen_while_the_five_resolve_V21() -> None:
    framed = [event(f"{place} 1!:green", "cover") for place in PLACES[:5]]
    lying = {i: {PLACES[i - 1]: colour} for i, colour in enumerate(["green"] * 3, 1)}
    game = load(events=framed, covers=lying, layers=["green . green"], outside=True)
    game = play(game, "swap 4 5", "pull 1 left", "fell")
    # The events let the player cover with cubes of the supply, and nobody asks the tower again.
    asked = []
    while at(game, "turn") == "first":
        asked.append(stands(game))
        game = play(game, sorted(game.decisions())[0])
    assert asked == ["first choice"] * 4
    assert row(game) == [6, 7, 8, 9, 10]


def test_a_shelter_lasts_through_the_five_and_no_longer_V22() -> None:
    events = [
        event("foundry 1!", "shelter engineer"),
        event("foundry 1!"),
        *[event()] * 3,
        event("foundry 1!"),
    ]
    game = collapsed(events=events)
    assert zones(game) == {}
    assert at(game, "danger") == {"foundry": 2}
    assert zones(play(game, "pass")) == {"engineer": 3}


def test_a_tower_that_fell_can_be_paid_from_again_V21() -> None:
    game = collapsed()
    shown: Any = plain(game.view("first"))["payable"]
    assert all(shown[colour] >= 1 for colour in COLOURS)
    assert "swap 1 2" in choices(game)
