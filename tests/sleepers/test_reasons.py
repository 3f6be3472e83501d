"""Why a turn of Sleepers is good, in positions in which every player would say so."""

from typing import Any

import pytest

from safehouse.games.game import Reason
from safehouse.games.state import State
from tests.arguments import all_of, case_of, codes_in_texts, drawbacks_of, sentences
from tests.sleepers.positions import CHAIN, KINDS, TWIN, agents, network, position

ALMOST = network(*TWIN[:8]) + ", I8 informant down"
"""Black can complete a chain from south to north in the next turn."""

ROW = agents("scientist", ("E3", "E4", "E5")) + ", E6 police down, E7 police down"
RING = "A2 militia, B1 militia, B2 police down"
HELPER = "C1 immigration down"

EXAMPLES: dict[str, tuple[dict[str, Any], tuple[str, ...], dict[str, int | str]]] = {
    "wins": (
        {"white": network(*CHAIN[:8]) + ", I7 militia down"},
        ("activate I7",),
        {"how": "success"},
    ),
    "ends": (
        {"options": {"turn_cap": 7}, "turn": 7},
        ("recruit scientist E5",),
        {"how": "turn_cap"},
    ),
    "blocks": (
        {"white": HELPER, "black": ALMOST},
        ("activate C1", "bounce I8", "stop"),
        {"enemy": "black", "sides": "north_south", "where": "north"},
    ),
    "sets_back": (
        {"white": HELPER, "black": ALMOST},
        ("activate C1", "bounce I8", "stop"),
        {"enemy": "black", "now": 2, "was": 1},
    ),
    "sends_home": (
        {"white": HELPER, "black": ALMOST},
        ("activate C1", "bounce I8", "bounce H8"),
        {"agents": 2},
    ),
    "threatens_chain": (
        {"white": network(*CHAIN[:8])},
        ("recruit scientist I7",),
        {"sides": "north_south"},
    ),
    "shortens": (
        {"white": network(*CHAIN[:7])},
        ("recruit scientist H7",),
        {"sides": "north_south", "much": 1, "now": 2, "was": 3},
    ),
    "threatens_row": (
        {"white": agents("scientist", ("E3", "E4", "E5", "E6"))},
        ("recruit scientist E7",),
        {},
    ),
    "threatens_capture": (
        {"white": "A2 militia, B1 militia", "black": "A1 police", "white_hand": "militia"},
        ("recruit militia B2",),
        {"hex": "A1"},
    ),
    "saves": (
        {"white": f"A1 scientist, {HELPER}", "black": RING},
        ("activate C1", "bounce B2", "stop"),
        {"hex": "A1"},
    ),
    "blocks_row": (
        {"white": HELPER, "black": ROW},
        ("activate C1", "bounce E7", "stop"),
        {"enemy": "black"},
    ),
    "kills": (
        {"white": "E5 police down", "black": "E6 scientist, H9 scientist"},
        ("activate E5", "jump E5 E7"),
        {"much": 1, "dead": 1},
    ),
    "takes_back": (
        {"white": f"E5 police, {HELPER}"},
        ("activate C1", "bounce E5"),
        {"agents": 1},
    ),
    "readies": (
        {"white": "E5 police, C1 informant down"},
        ("activate C1", "flip E5", "stop"),
        {"agents": 1},
    ),
    "plants": ({}, ("recruit scientist E5",), {"kind": "scientist"}),
    "keeps": ({"white": "A1 scientist down, B1 scientist down"}, ("activate A1", "stop"), {}),
    "holds": (
        {"white": "A1 scientist, B1 scientist down"},
        ("activate B1",),
        {"enemy": "black", "mine": 11, "theirs": 14},
    ),
    "lets_chain": (
        {"black": ALMOST},
        ("recruit scientist A1",),
        {"enemy": "black", "sides": "north_south"},
    ),
    "lets_row": ({"black": ROW}, ("recruit scientist A1",), {"enemy": "black"}),
    "lets_capture": (
        {"white": "A1 scientist", "black": RING},
        ("recruit scientist E5",),
        {"enemy": "black", "hex": "A1"},
    ),
    "loses": (
        {"white": "E5 saboteur down, E6 scientist", "black": "D4 police, H9 scientist"},
        ("activate E5",),
        {"much": 2},
    ),
    "lengthens": (
        {"white": network(*CHAIN[:8]) + f", {HELPER}"},
        ("activate C1", "bounce E5", "stop"),
        {"much": 1, "now": 3, "was": 2},
    ),
}


def reasons_in(code: str) -> list[Reason]:
    words, decisions, _ = EXAMPLES[code]
    state = State.from_position(position(**words))
    if code == "keeps":  # which is said of the decision to stop
        return all_of(case_of(state.decide(decisions[0]), decisions[1]))
    return all_of(case_of(state, *decisions))


@pytest.mark.parametrize("code", EXAMPLES)
def test_a_reason_is_found_where_it_is_true(code: str) -> None:
    assert Reason(code, EXAMPLES[code][2]) in reasons_in(code)


@pytest.mark.parametrize("code", EXAMPLES)
def test_a_reason_is_not_found_where_it_is_not_true(code: str) -> None:
    state = State.from_position(position("E5 scientist", "G7 scientist", white_hand="2 scientist"))
    if code not in ("shortens", "plants", "holds"):
        assert code not in {
            reason.code for reason in all_of(case_of(state, "recruit scientist A1"))
        }


def test_what_matters_most_is_said_first() -> None:
    state = State.from_position(position(HELPER, ALMOST))
    case = case_of(state, "activate C1", "bounce I8", "stop")
    assert [pro.code for pro in case.pros] == ["blocks", "sends_home", "sets_back", "shortens"]


def test_chains_are_named_by_the_sides_that_they_join() -> None:
    across = {
        "north_south": (("A3", "B3", "C3", "D4", "E5", "F6", "G7", "H7"), "I7"),
        "north_west_south_east": (("F2", "F3", "F4", "F5", "F6", "F7", "F8", "E8"), "D8"),
        "north_east_south_west": (("C1", "D2", "E3", "E4", "E5", "E6", "E7", "E8"), "E9"),
    }
    for sides, (hexes, last) in across.items():
        state = State.from_position(position(network(*hexes)))
        pros = case_of(state, f"recruit scientist {last}").pros
        said = {pro.args["sides"] for pro in pros if pro.code == "threatens_chain"}
        assert sides in said, (sides, said)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_recruited_for_something(kind: str) -> None:
    state = State.from_position(position(white_hand=kind))
    case = case_of(state, f"recruit {kind} E5")
    assert case.plan == f"recruit {kind}"
    planted = [pro for pro in case.pros if pro.code == "plants"]
    assert planted == [Reason("plants", {"kind": kind})]
    sentences("sleepers", planted)


def test_half_turns_are_never_named() -> None:
    for code in EXAMPLES:
        for said in sentences("sleepers", reasons_in(code)).values():
            assert not any("half" in one or "halbe" in one or "demi" in one for one in said)


def test_every_sentence_belongs_to_a_reason_that_is_found() -> None:
    reasons = [Reason(code, args) for code, (_, _, args) in EXAMPLES.items()]
    pros = {pro.code: pro for code in EXAMPLES for pro in reasons_in(code)}
    is_pro = {
        pro.code
        for words, decisions, _ in EXAMPLES.values()
        for pro in case_of(State.from_position(position(**words)), *decisions).pros
    }
    drawbacks = drawbacks_of(pros[code] for code in is_pro)
    sentences("sleepers", [*reasons, *drawbacks])
    found = {reason.code for reason in [*reasons, *drawbacks]}
    assert found == codes_in_texts("sleepers")
