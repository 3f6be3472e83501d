"""A tower outside: somebody else says whether it held (V19, V21, V22)."""

from __future__ import annotations

from typing import Any

import pytest

from safehouse.games.state import State
from tests.plain import plain
from tests.sarahs_vision.positions import (
    at,
    blocks_in_tower,
    choices,
    covers,
    deal,
    event,
    face_up,
    happened,
    is_refused,
    load,
    pending,
    play,
    row,
    stands,
    top,
    verbs,
)

ASKED = {"held", "fell"}
FRAMED = event("gardens 1!:green, archive 1!:purple, skyport 1!:orange")


def outside(**words: Any) -> State:
    """A game with a tower outside."""
    given: dict[str, Any] = {"outside": True, "events": [FRAMED] * 3}
    given.update(words)
    return load(**given)


def resolved(game: State) -> list[int]:
    """The events that the last decision brought about."""
    return [told["number"] for told in happened(game, "resolve")]


# For a pull


def pulling() -> State:
    """The tower is asked about a pull."""
    return play(outside(layers=["green orange yellow"]), "swap 1 2", "pull 1 left")


def test_the_tower_is_asked_about_a_pull_V19() -> None:
    game = pulling()
    assert game.actor == "tower"
    assert choices(game) == ASKED
    assert pending(game)["pulled"] == "1 left"
    assert at(game, "tower")[0]["blocks"] == ["green", "orange", "yellow"]


def test_a_pull_that_held_pays_V19() -> None:
    game = play(pulling(), "held")
    assert top(game) == [None, "green", None]
    assert resolved(game) == [2]
    assert stands(game) == "second action"
    told = happened(game, "decide")[0]
    assert (told["seat"], told["decision"], told["pulled"]) == ("tower", "held", "1 left")


def test_a_pull_that_fell_is_a_collapse_V21() -> None:
    game = play(pulling(), "fell")
    assert happened(game, "collapse")
    assert resolved(game) == [1, 2, 3, 4, 5]
    assert blocks_in_tower(game) == blocks_in_tower(pulling())
    assert stands(game) == "second action"


def test_every_pull_is_asked_about_V19() -> None:
    game = outside(layers=["yellow yellow yellow", "yellow yellow yellow"])
    game = play(game, "remove 1")
    for where in ("1 left", "1 right", "2 middle", "2 left"):
        game = play(game, f"pull {where}")
        assert choices(game) == ASKED
        game = play(game, "held")
    assert stands(game) == "second action"
    assert resolved(game) == [2]


def test_a_pull_for_a_cover_that_held_lies_on_the_card_V12() -> None:
    game = outside(layers=["green orange yellow"])
    game = play(game, "cover 2 gardens", "pay", "pull 1 left")
    assert choices(game) == ASKED
    layers = len(at(game, "tower"))
    game = play(game, "held")
    assert covers(game, 2) == {"gardens": "green"}
    assert len(at(game, "tower")) == layers


def test_a_pull_for_a_cover_that_fell_covers_nothing_V21() -> None:
    game = outside(layers=["green orange yellow"])
    game = play(game, "cover 2 gardens", "pay", "pull 1 left", "fell")
    assert resolved(game) == [1, 2, 3, 4, 5]
    assert at(game, "danger gardens") == 3
    assert blocks_in_tower(game).total() == 36


def test_a_pull_for_a_directive_that_fell_discards_it_V21() -> None:
    words: dict[str, Any] = {"step": 3, "stage": "directive", "hands": {"first": "the_milk_barge"}}
    game = load(**words, outside=True, layers=["purple orange yellow"])
    game = play(game, "play the_milk_barge", "pull 1 left")
    assert game.actor == "tower"
    assert stands(play(game, "held")) == "first choice"
    fallen = play(game, "fell")
    assert at(fallen, "discarded") == ["the_milk_barge"]
    assert resolved(fallen) == [1, 2, 3, 4, 5]


def test_nobody_else_can_decide_while_the_tower_is_asked() -> None:
    game = pulling()
    for words in ("pass", "pull 1 middle", "swap 1 2", "draw"):
        assert is_refused(game, words)
    shown: Any = plain(game.view("first"))
    assert shown["to_move"] == "tower"
    assert shown["active"] == "first"


# For laying an unlocked block


def laying(**words: Any) -> State:
    """The tower is asked about an unlocked block that was laid on top."""
    game = outside(freed="green", unlocked="green", **words)
    return play(game, "swap 1 2", "use green")


def test_the_tower_is_asked_when_an_unlocked_block_is_laid_on_top_V21() -> None:
    game = laying()
    assert game.actor == "tower"
    assert choices(game) == ASKED
    assert pending(game)["pulled"] is None
    assert top(game) == [None, "green", None]


def test_a_block_that_was_laid_and_held_has_paid_V19() -> None:
    game = play(laying(), "held")
    assert resolved(game) == [2]
    assert at(game, "unlocked") == []


def test_a_block_that_was_laid_and_fell_is_spent_for_nothing_V21() -> None:
    game = play(laying(), "fell")
    assert resolved(game) == [1, 2, 3, 4, 5]
    assert at(game, "unlocked") == []
    assert blocks_in_tower(game).total() == 37
    assert row(game) == [6, 7, 8, 9, 10]


def test_a_directive_paid_with_a_block_that_fell_does_nothing_V21() -> None:
    words: dict[str, Any] = {"step": 3, "stage": "directive", "hands": {"first": "the_milk_barge"}}
    game = load(**words, outside=True, freed="purple", unlocked="purple")
    game = play(game, "play the_milk_barge", "use purple")
    assert choices(game) == ASKED
    fallen = play(game, "fell")
    assert at(fallen, "discarded") == ["the_milk_barge"]
    assert stands(fallen) == "second action"
    assert stands(play(game, "held")) == "first choice"


def test_an_unlocked_block_that_covers_is_not_laid_on_the_tower_V12() -> None:
    game = outside(freed="green", unlocked="green")
    game = play(game, "cover 2 gardens", "pay", "use green")
    assert stands(game) == "second action"
    assert covers(game, 2) == {"gardens": "green"}


def test_cubes_do_not_touch_the_tower_V19() -> None:
    game = play(outside(grid={"green senator": 1}), "swap 1 2", "spend green senator")
    assert stands(game) == "second action"


# For laying back covers


def laying_back() -> State:
    """The tower is asked about covers of the event that has just resolved."""
    lying = {1: {"gardens": "green", "archive": "purple", "skyport": "orange cube"}}
    return play(outside(covers=lying), "pass")


def test_the_tower_is_asked_once_when_covers_are_laid_back_V21() -> None:
    game = laying_back()
    assert game.actor == "tower"
    assert choices(game) == ASKED
    assert at(game, "step") == 2
    assert top(game) == ["purple", "green", None]
    held = play(game, "held")
    assert stands(held) == "second action"
    assert at(held, "danger") == {}


def test_covers_that_were_laid_back_and_fell_bring_the_next_five_V22() -> None:
    game = play(laying_back(), "fell")
    assert resolved(game) == [2, 3, 4, 5, 6]
    assert row(game) == [7, 8, 9, 10, 11]
    assert face_up(game) == []


def test_the_tower_is_not_asked_when_only_cubes_come_back_V12() -> None:
    lying = {1: {"gardens": "green cube", "skyport": "orange cube"}}
    assert stands(play(outside(covers=lying), "pass")) == "second action"


def test_the_tower_is_not_asked_when_nothing_lay_on_the_event_V21() -> None:
    lying = {2: {"gardens": "green"}}
    assert stands(play(outside(covers=lying), "pass")) == "second action"


# For the covers of a removed event


def removing() -> State:
    """The tower is asked about covers of an event that was removed."""
    lying = {3: {"gardens": "green", "archive": "purple"}, 4: {"gardens": "green"}}
    game = outside(events=[FRAMED] * 4, covers=lying, grid={"yellow senator": 4})
    return play(game, "remove 3", *["spend yellow senator"] * 4)


def test_the_tower_is_asked_when_covers_of_a_removed_event_are_laid_on_top_V10() -> None:
    game = removing()
    assert game.actor == "tower"
    assert choices(game) == ASKED
    assert at(game, "step") == 1
    assert top(game) == ["purple", "green", None]
    # The row has closed up and is refilled.
    assert row(game) == [1, 2, 4, 5, 6]


def test_an_event_whose_covers_were_laid_and_held_is_removed_V10() -> None:
    game = play(removing(), "held")
    assert resolved(game) == [1]
    assert row(game) == [2, 4, 5, 6, 7]
    assert covers(game, 4) == {"gardens": "green"}
    assert stands(game) == "second action"


def test_an_event_whose_covers_were_laid_and_fell_brings_the_five_at_once_V22() -> None:
    game = play(removing(), "fell")
    # The removal had been paid and done; the collapse is one of step 1.
    assert resolved(game) == [1, 2, 4, 5, 6]
    assert row(game) == [7, 8, 9, 10, 11]
    assert stands(game) == "second action"


def test_a_removed_event_without_blocks_on_it_does_not_ask_V10() -> None:
    lying = {3: {"gardens": "green cube"}}
    game = outside(covers=lying, grid={"yellow senator": 4})
    game = play(game, "remove 3", *["spend yellow senator"] * 4)
    assert stands(game) == "second action"


def removing_the_last(**words: Any) -> State:
    """The tower is asked about covers of the last event of all, which was removed."""
    last = [*[event()] * 19, FRAMED]
    lying = {20: {"gardens": "green"}}
    game = load(
        outside=True, events=last, row=[20], covers=lying, grid={"yellow senator": 4}, **words
    )
    return play(game, "remove 1", *["spend yellow senator"] * 4)


def test_a_collapse_is_told_even_if_no_event_is_left_V21() -> None:
    game = removing_the_last()
    assert choices(game) == ASKED
    game = play(game, "fell")
    assert happened(game, "collapse")
    assert resolved(game) == []
    assert game.result is not None
    assert game.result.reason == "victory"


def test_step_4_follows_a_collapse_for_which_no_event_is_left_V23() -> None:
    game = play(removing_the_last(danger={"archive": 4}), "fell")
    assert stands(game) == "first take"
    assert play(game, "take senator").result is not None


# What the server knows of a tower outside


def test_the_model_is_silent_about_a_tower_outside() -> None:
    game = play(outside(layers=["green orange yellow"]), "swap 1 2")
    assert not {"touch", "feel"} & verbs(game)
    shown: Any = plain(game.view("first"))
    assert all("risk" not in layer for layer in shown["tower"])
    assert "touches_left" not in shown


def test_a_simulated_tower_asks_nobody() -> None:
    game = load(events=[FRAMED], covers={1: {"gardens": "green"}}, freed="green", unlocked="green")
    game = play(game, "swap 1 2", "use green")
    assert stands(game) == "second action"
    assert stands(play(game, "pass")) == "first action"


def test_a_dealt_game_asks_the_tower_too() -> None:
    game = deal(seed=3, tower="outside", players=1)
    game = play(game, "swap 1 2")
    pull = next(words for words in game.decisions() if words.startswith("pull"))
    game = play(game, pull)
    assert game.actor == "tower"
    assert game.seats == ("first",)


@pytest.mark.parametrize("answer", ["held", "fell"])
@pytest.mark.parametrize("asked", [pulling, laying, laying_back, removing])
def test_a_position_in_which_the_tower_is_asked_goes_on_as_it_would_have(
    asked: Any, answer: str
) -> None:
    game = asked()
    again = State.from_position(plain(game.position()))
    assert plain(again.position()) == plain(game.position())
    assert again.actor == "tower"
    assert plain(play(again, answer).position()) == plain(play(game, answer).position())
