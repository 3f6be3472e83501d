"""Why a turn of Undercover is good, in positions in which every player would say so."""

from typing import Any

import pytest

from safehouse.games.game import Reason
from safehouse.games.state import State
from safehouse.players.hints import Arguments
from tests.arguments import all_of, case_of, codes_in_texts, drawbacks_of, sentences
from tests.undercover.positions import position

TURN = ("take pile 1", "keep", "place 0,-1")
"""An orange agent comes to the red headquarters: a step each in red and orange."""

PILE = "red/orange; ..."
HOME = {"second": "red 7, orange 7, yellow 7, green 7, blue 7"}
"""Only in violet the second player can still move."""

Example = tuple[dict[str, Any], tuple[str, ...], dict[str, int | str]]
EXAMPLES: dict[str, Example] = {
    "moves": ({}, TURN, {"colour": "red", "other": "orange", "much": 2}),
    "collects": (
        {"employees": {"first": "red 6, green 7"}},
        TURN,
        {"colour": "red", "much": 4, "tiles": 2},
    ),
    "leads": (
        {"employees": {"first": "red 6", "second": "blue 4"}},
        TURN,
        {"enemy": "second", "mine": 4, "theirs": 0},
    ),
    "denies": (
        {"employees": {"first": "red 6", "second": "red 3"}, "points": "red 8 4 5 6 7"},
        TURN,
        {"enemy": "second", "colour": "red", "value": 8},
    ),
    "gains": (
        {"employees": {"first": "red 2", "second": "red 3"}},
        TURN,
        {"colour": "red", "spaces": 1},
    ),
    "overtakes": (
        {"employees": {"first": "red 2", "second": "red 3"}},
        TURN,
        {"enemy": "second", "colour": "red"},
    ),
    "starves": (
        {
            "employees": HOME,
            "pile_1": "red/orange; orange/yellow; ...",
            "pile_2": "green/blue; ...",
        },
        TURN,
        {"enemy": "second"},
    ),
    "helps": ({"pile_1": "red/orange; orange/red; ..."}, TURN, {"enemy": "second", "much": 4}),
    "spends_joker": ({}, ("take joker", "place 0,-1"), {}),
    "unseen": ({}, ("take pile 1", "turn", "place 0,-1"), {}),
    "prepares": ({"options": {"first_round_scores": "off"}}, TURN, {}),
    "depends": ({}, TURN, {}),
    "wins": (
        {"options": {"round_cap": 9}, "round": 9, "to_move": "second"},
        TURN,
        {"how": "round_cap"},
    ),
    "loses": (
        {
            "options": {"round_cap": 9},
            "round": 9,
            "to_move": "second",
            "employees": {"first": "green 7"},
        },
        TURN,
        {"how": "round_cap"},
    ),
}


def reasons_in(code: str) -> list[Reason]:
    words, decisions, _ = EXAMPLES[code]
    return all_of(case_of(State.from_position(position(**{"pile_1": PILE, **words})), *decisions))


@pytest.mark.parametrize("code", EXAMPLES)
def test_a_reason_is_found_where_it_is_true(code: str) -> None:
    assert Reason(code, EXAMPLES[code][2]) in reasons_in(code)


@pytest.mark.parametrize("code", EXAMPLES)
def test_a_reason_is_not_found_where_it_is_not_true(code: str) -> None:
    if code not in ("moves", "helps", "depends"):
        assert code not in {reason.code for reason in reasons_in("moves")}


def test_the_tile_of_the_enemy_colour_counts_twice() -> None:
    state = State.from_position(
        position(pile_1=PILE, colours="green red", employees={"first": "red 6"})
    )
    pros = case_of(state, *TURN).pros
    assert Reason("collects", {"colour": "red", "much": 8, "tiles": 1}) in pros


def test_points_come_before_steps() -> None:
    codes = [reason.code for reason in reasons_in("denies")]
    assert codes[:4] == ["leads", "collects", "denies", "moves"]


def test_what_depends_on_what_nobody_knows_is_said_to_depend_on_it() -> None:
    state = State.from_position(position(pile_1=PILE))
    turns = [TURN, ("take pile 1", "keep", "place 1,-1")]
    varying = Arguments([case_of(state, *turn) for turn in turns])
    assert varying.leading == Reason("depends")
    assert Arguments([case_of(state, *TURN)] * 2).leading.code == "moves"


def test_every_sentence_belongs_to_a_reason_that_is_found() -> None:
    reasons = [Reason(code, args) for code, (_, _, args) in EXAMPLES.items()]
    pros = [
        Reason(code, args)
        for code, (words, turn, args) in EXAMPLES.items()
        if Reason(code, args)
        in case_of(State.from_position(position(**{"pile_1": PILE, **words})), *turn).pros
    ]
    drawbacks = drawbacks_of(pros)
    sentences("undercover", [*reasons, *drawbacks])
    assert {reason.code for reason in [*reasons, *drawbacks]} == codes_in_texts("undercover")


@pytest.mark.parametrize("tiles", range(1, 7))
def test_a_sentence_says_how_many_point_tiles_are_missing(tiles: int) -> None:
    collected = Reason("collects", {"colour": "red", "much": 4, "tiles": tiles})
    (english,) = sentences("undercover", [collected])["en"]
    assert ("sixth" in english) == (tiles == 6)
    assert ("one more" in english) == (tiles == 5)
