"""Why a decision in Sarah's Vision is good, in positions in which every player would say so."""

from typing import Any

import pytest

from safehouse.games.game import Case, Reason
from tests.arguments import all_of, case_of, codes_in_texts, drawbacks_of, sentences
from tests.sarahs_vision.positions import event, load, play

NEXT = event("foundry 2!:green, archive 1!", "danger senator 1 : green", "deal 1 : green")
"""Two danger cubes come to the Engineer."""

LATER = event("skyport 1!, observatory 1!1*:green")
EVENTS: dict[str, Any] = {"events": [NEXT, LATER]}
RICH: dict[str, Any] = {"grid": {"green senator": 1, "yellow senator": 4, "orange senator": 1}}
PLENTY: dict[str, Any] = {"grid": {"purple senator": 3}}
LAYERS = ("green orange orange", "green . green", "green green yellow")
"""Several blocks pay for green; of the second layer only one can be pulled."""


WHOLE: dict[str, Any] = {"layers": None}


def directive(card: str, **words: Any) -> dict[str, Any]:
    """The first player may play a directive."""
    return {"step": 3, "stage": "directive", "hands": {"first": card}, **PLENTY, **words}


def carried_out(card: str, cost: int) -> tuple[str, ...]:
    """A directive is played and paid for."""
    return (f"play {card}", *["spend purple senator"] * cost)


TOGETHER: dict[str, Any] = {"figures": {"engineer": "observatory"}, "danger": {"observatory": 1}}

Example = tuple[dict[str, Any], tuple[str, ...], str, dict[str, int | str]]
EXAMPLES: dict[str, Example] = {
    "wins": ({"row": [20], "deck": []}, (), "pass", {}),
    "loses": ({"zones": {"engineer": 4}, "danger": {"foundry": 1}}, (), "pass", {}),
    "rescues": (
        {**EVENTS, **RICH, "zones": {"engineer": 3}},
        (),
        "cover 1 foundry",
        {"role": "engineer"},
    ),
    "averts": (
        {**EVENTS, **RICH},
        (),
        "cover 1 foundry",
        {"location": "foundry", "much": 2, "role": "engineer"},
    ),
    "forgoes": ({**EVENTS, **RICH}, (), "cover 2 observatory", {"much": 1}),
    "cancels": ({**EVENTS, **RICH}, (), "cover 1 line_1", {"cubes": 1}),
    "leaves_tower": ({**EVENTS, **RICH}, (), "cover 1 line_1", {}),
    "removes": ({**EVENTS, **RICH}, (), "remove 1", {"much": 4}),
    "delays": ({**EVENTS, **RICH}, (), "swap 1 2", {"now": 2, "was": 4}),
    "reorders": ({**EVENTS, **RICH}, (), "swap 2 3", {}),
    "shows": ({"face_down": [4, 5], **RICH}, (), "reveal", {"events": 2}),
    "draws": ({}, (), "draw", {}),
    "needs_pull": ({**EVENTS, **WHOLE}, (), "swap 1 2", {"much": 17, "pulls": 1}),
    "clears": (
        directive("tea_and_facts", danger={"foundry": 2, "archive": 1}),
        (),
        "play tea_and_facts",
        {"cubes": 3},
    ),
    "evades": (
        directive("changing_hats", danger={"foundry": 2, "archive": 1}),
        (),
        "play changing_hats",
        {"figures": 1},
    ),
    "softens": (
        directive("delayed_by_fog", **EVENTS),
        (),
        "play delayed_by_fog",
        {"cubes": 4},
    ),
    "plays": (directive("changing_hats"), (), "play changing_hats", {}),
    "inspires": (directive("borrowed_spark"), (), "play borrowed_spark", {}),
    "calms": (
        directive("tea_and_facts", danger={"foundry": 2, "archive": 1}),
        carried_out("tea_and_facts", 1),
        "calm foundry",
        {"location": "foundry", "cubes": 1, "role": "engineer"},
    ),
    "relieves": (
        directive("day_off", zones={"engineer": 3, "senator": 1}),
        carried_out("day_off", 2),
        "relieve engineer",
        {"role": "engineer", "cubes": 3},
    ),
    "evens": (
        directive("let_me_carry_that", zones={"engineer": 3}),
        carried_out("let_me_carry_that", 1),
        "hand_over engineer senator",
        {"role": "engineer"},
    ),
    "shelters": (
        directive("the_spare_room", danger={"foundry": 2}),
        carried_out("the_spare_room", 2),
        "shelter engineer",
        {"role": "engineer", "cubes": 2},
    ),
    "neutral": (
        directive("the_spare_room", danger={"foundry": 2}),
        carried_out("the_spare_room", 2),
        "done",
        {},
    ),
    "escapes": (
        directive("the_milk_barge", danger={"foundry": 2, "archive": 1}),
        carried_out("the_milk_barge", 1),
        "move engineer archive",
        {"role": "engineer", "cubes": 1},
    ),
    "enters": (
        directive("the_milk_barge", danger={"foundry": 2, "archive": 1}),
        carried_out("the_milk_barge", 1),
        "move senator foundry",
        {"role": "senator", "much": 2},
    ),
    "seeks": (
        directive("the_milk_barge", inspiration={"academy": 2}),
        carried_out("the_milk_barge", 1),
        "move senator academy",
        {"role": "senator", "cubes": 2},
    ),
    "moves": (
        directive("the_milk_barge"),
        carried_out("the_milk_barge", 1),
        "move senator academy",
        {},
    ),
    "unlocks": (
        directive("borrowed_spark", grid={"purple senator": 3, "purple engineer": 1}),
        carried_out("borrowed_spark", 1),
        "learn purple scientist",
        {"blocks": 1},
    ),
    "nearer": (
        directive("borrowed_spark"),
        carried_out("borrowed_spark", 1),
        "learn purple scientist",
        {"end": "purple", "missing": 1},
    ),
    "adds": (
        directive("borrowed_spark"),
        carried_out("borrowed_spark", 1),
        "learn purple senator",
        {},
    ),
    "bears": (
        {**TOGETHER, "zones": {"scientist": 3}},
        ("pass",),
        "take engineer",
        {"role": "engineer", "cubes": 1},
    ),
    "near_defeat": (
        {**TOGETHER, "zones": {"scientist": 3}},
        ("pass",),
        "take scientist",
        {"role": "scientist", "much": 4},
    ),
    "covers": ({**EVENTS, **RICH}, ("cover 1 foundry",), "pay", {}),
    "feels": ({**EVENTS, "layers": LAYERS}, ("swap 1 2",), "feel", {}),
    "safest": (
        {**EVENTS, **WHOLE},
        ("swap 1 2",),
        "pull 9 left",
        {"percent": 17, "layer": 9, "left": 2},
    ),
    "risk": ({**EVENTS, **WHOLE}, ("swap 1 2",), "pull 1 left", {"much": 19}),
    "pulls": ({**EVENTS, **WHOLE}, ("swap 1 2",), "pull 1 left", {"layer": 1}),
    "last_block": ({**EVENTS, "layers": LAYERS}, ("swap 1 2",), "pull 2 left", {"layer": 2}),
    "saves": ({**EVENTS, **RICH, "layers": LAYERS}, ("swap 1 2",), "pull 3 left", {}),
    "untouched": ({**EVENTS, **RICH, "layers": LAYERS}, ("swap 1 2",), "spend green senator", {}),
    "uses_cube": ({**EVENTS, **RICH, "layers": LAYERS}, ("swap 1 2",), "spend green senator", {}),
    "uses_block": (
        {**EVENTS, "freed": "green", "unlocked": "green", "layers": LAYERS},
        ("swap 1 2",),
        "use green",
        {},
    ),
}


def case_in(code: str) -> Case:
    words, before, decision, _ = EXAMPLES[code]
    return case_of(play(load(**words), *before), decision)


@pytest.mark.parametrize("code", EXAMPLES)
def test_a_reason_is_found_where_it_is_true(code: str) -> None:
    assert Reason(code, EXAMPLES[code][3]) in all_of(case_in(code))


@pytest.mark.parametrize("code", EXAMPLES)
def test_a_reason_is_not_found_where_it_is_not_true(code: str) -> None:
    if code not in ("leaves_tower", "neutral"):
        assert code not in {reason.code for reason in all_of(case_of(load(), "pass"))}


@pytest.mark.parametrize("decision", ["cover 1 foundry", "remove 1", "swap 1 2"])
def test_whoever_would_be_lost_can_be_rescued_in_several_ways(decision: str) -> None:
    state = load(**EVENTS, **RICH, zones={"engineer": 3})
    assert case_of(state, decision).pros[0] == Reason("rescues", {"role": "engineer"})
    assert case_of(load(**EVENTS, **RICH), decision).pros[0].code != "rescues"


def test_danger_that_is_covered_already_is_not_counted() -> None:
    state = load(**EVENTS, **RICH, covers={1: {"foundry": "green"}})
    assert Reason("removes", {"much": 2}) in case_of(state, "remove 1").pros
    assert Reason("delays", {"now": 2, "was": 2}) not in case_of(state, "swap 1 2").pros


def test_what_lies_face_down_is_not_known() -> None:
    state = load(**EVENTS, **RICH, face_down=[2])
    assert [pro.code for pro in case_of(state, "swap 1 2").pros] == ["reorders", "leaves_tower"]


def test_every_sentence_belongs_to_a_reason_that_is_found() -> None:
    reasons = [Reason(code, args) for code, (*_, args) in EXAMPLES.items()]
    pros = [
        reason
        for reason, code in zip(reasons, EXAMPLES, strict=True)
        if reason in case_in(code).pros
    ]
    drawbacks = drawbacks_of(pros)
    sentences("sarahs_vision", [*reasons, *drawbacks])
    assert {reason.code for reason in [*reasons, *drawbacks]} == codes_in_texts("sarahs_vision")
