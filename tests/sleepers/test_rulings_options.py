"""The house-rule options: which are refused, what the preset means, and which are the defaults."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.plain import plain
from tests.sleepers.positions import Deal, Load, choices, chosen, play, position

REFUSED: dict[str, dict[str, object]] = {
    "an unknown name": {"seduction": "allow"},
    "a name in camel case": {"ownSleepers": "visible"},
    "an unknown value": {"capture": "pair"},
    "a value of another option": {"informant_self": "must"},
    "a value of another type": {"effects": True},
    "no value": {"corners": None},
    "words for a number of quiet turns": {"no_progress": "never"},
    "a fraction of quiet turns": {"no_progress": 2.5},
    "a negative number of quiet turns": {"no_progress": -1},
    "a truth value for a number of turns": {"turn_cap": True},
    "a written number of turns": {"turn_cap": "400"},
    "a negative number of turns": {"turn_cap": -400},
    "an unknown preset": {"preset": "french_table"},
    "lenient effects with a compulsory jump": {"effects": "lenient", "police_first_jump": "must"},
    "a German table with self-diversion": {"preset": "german_table", "diversion_self": "allow"},
    "a German table copying active agents only": {
        "preset": "german_table",
        "master_copies": "active",
    },
}


@pytest.mark.parametrize("options", REFUSED.values(), ids=REFUSED.keys())
def test_wrong_options_are_refused_R119(deal: Deal, options: Mapping[str, object]) -> None:
    from safehouse.games.errors import Refused
    from safehouse.games.state import State

    with pytest.raises(Refused) as new:
        deal(options)
    assert new.value.code
    assert str(new.value)
    with pytest.raises(Refused):
        State.from_position(position(options=options))


ACCEPTED: dict[str, dict[str, object]] = {
    "none": {},
    "all defaults": {
        "capture": "single",
        "own_sleepers": "hidden",
        "informant_self": "allow",
        "diversion_self": "allow",
        "effects": "strict",
        "police_first_jump": "must",
        "no_progress": 100,
        "turn_cap": 400,
        "master_copies": "active",
        "corners": "both",
        "attrition": "own_turn",
        "killed_sleepers": "hidden",
        "first_player": "random",
    },
    "all alternatives": {
        "capture": "group",
        "own_sleepers": "visible",
        "informant_self": "forbid",
        "diversion_self": "forbid",
        "effects": "lenient",
        "police_first_jump": "may",
        "no_progress": "off",
        "turn_cap": "off",
        "master_copies": "any",
        "corners": "none",
        "attrition": "end_of_any_turn",
        "killed_sleepers": "open",
        "first_player": "chosen",
    },
    "a preset with what it means": {
        "preset": "german_table",
        "diversion_self": "forbid",
        "master_copies": "any",
    },
    "strict effects with an optional jump": {"effects": "strict", "police_first_jump": "may"},
}


@pytest.mark.parametrize("options", ACCEPTED.values(), ids=ACCEPTED.keys())
def test_every_option_of_the_rules_is_accepted_R119(
    deal: Deal, load: Load, options: Mapping[str, object]
) -> None:
    assert deal(options).actor == "white"
    assert load(options=options).actor == "white"


def test_options_survive_a_round_trip_R119(deal: Deal) -> None:
    from safehouse.games.state import State

    game = deal(ACCEPTED["all alternatives"], seed=5)
    again = State.from_position(dict(game.position()))
    assert plain(again.position()) == game.position()
    exported = game.position()["options"]
    for name, value in ACCEPTED["all alternatives"].items():
        assert exported[name] == value


DEFAULTS = ACCEPTED["all defaults"]


@pytest.mark.parametrize("name", DEFAULTS)
def test_a_default_written_out_changes_nothing_R119(load: Load, name: str) -> None:
    white = "E5 master_of_disguise down, E4 informant, D4 diversion down, A1 police down"
    black = "E6 police down, F5 militia"
    plain = load(white=white, black=black)
    explicit = load(white=white, black=black, options={name: DEFAULTS[name]})
    for decisions in (
        [],
        ["activate E5"],
        ["activate E5", "copy E4"],
        ["activate D4"],
        ["activate A1"],
    ):
        assert choices(play(plain, *decisions)) == choices(play(explicit, *decisions))


def test_the_german_table_forbids_a_diversion_to_move_itself_R82(load: Load) -> None:
    game = load(white="E5 diversion down", black="I9 police", options={"preset": "german_table"})
    game = play(game, "activate E5")
    assert {words.split()[0] for words in chosen(game, "move")} == {"I9"}


def test_the_german_table_lets_a_master_choose_any_neighbour_R85(load: Load) -> None:
    game = load(
        white="E5 master_of_disguise down, A1 scientist down",
        black="E6 police down, D4 recruiter",
        options={"preset": "german_table"},
    )
    assert choices(play(game, "activate E5")) == {"copy D4", "copy E6", "stop"}


def test_the_german_table_leaves_everything_else_as_it_is_R1(load: Load) -> None:
    game = load(
        white="E3 informant down, A1 master_of_disguise down, C3 police down",
        black="A2 recruiter, D4 scientist",
        options={"preset": "german_table"},
    )
    # An Informant may still choose itself, a Master may still decline, a jump is compulsory.
    assert "flip E3" in choices(play(game, "activate E3"))
    assert choices(play(game, "activate A1")) == {"copy A2", "stop"}
    assert choices(play(game, "activate C3")) == {"jump C3 E5"}
