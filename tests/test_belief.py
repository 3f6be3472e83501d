"""What is believed of face-down agents: exact where it must be, and learnt from what was seen."""

from typing import Any, cast

import numpy as np
import pytest

from safehouse.games.sleepers.board import HEXES
from safehouse.games.sleepers.tiles import COPIES, KINDS
from safehouse.games.state import State
from safehouse.games.undercover.material import COLOURS
from safehouse.lab.arena import compete
from safehouse.players.belief import (
    BY_RECRUITS,
    BY_TURNS,
    NOTHING_SEEN,
    Witness,
    belief,
)
from tests.plain import plain


def test_there_is_evidence_for_unseen_enemies_and_for_nobody_else() -> None:
    _, records = compete("sleepers", {}, ["greedy", "hunter"], 4, seed=11)
    for record in records:
        witness = Witness()
        for state in record.replay():
            witness.watch("sleepers", plain(state.events("white")))
            if state.actor is None:
                break
            evidence = witness.evidence(state.known_to("white"))
            hidden = {HEXES[h] for h in np.flatnonzero(evidence[: len(HEXES), 0])}
            board = cast(dict[str, dict[str, str]], plain(state.knowledge("white"))["board"])
            unknown = {
                h
                for h, agent in board.items()
                if agent["owner"] == "black" and agent["kind"] == "?"
            }
            assert hidden == unknown


def test_sleepers_grow_older_with_the_turns_of_their_owner() -> None:
    witness = Witness()
    state = State.new("sleepers", {"first_player": "chosen"}, 1)
    where = None
    for turn in range(12):
        recruits = [d for d in state.decisions() if d.startswith("recruit")]
        decision = recruits[turn]
        if state.actor == "black" and where is None:
            where = decision.split()[-1]
        state = state.decide(decision)
        witness.watch("sleepers", plain(state.events("white")))
        if where and state.actor == "white":
            assert witness.age(where) == ((turn + 1) // 2, 1)


def test_a_belief_is_a_distribution_over_the_kinds_that_are_missing() -> None:
    state = State.new("sleepers", {}, 3)
    for number in range(24):
        state = state.decide(state.choose(number * 7919))
    seat = state.actor or ""
    found = belief(state.known_to(seat))
    assert found
    for kinds in found.values():
        assert sum(kinds.values()) == pytest.approx(1.0)
        assert set(kinds) <= set(KINDS)
    again = belief(state.known_to(seat).imagine(5).known_to(seat))
    assert again == found


def test_a_belief_weighs_the_missing_tiles_by_the_leanings_of_the_model() -> None:
    state = State.new("sleepers", {}, 3)
    state = state.decide(state.decisions()[0])
    seat = state.actor or ""
    witness = Witness()
    witness.watch("sleepers", plain(state.events(seat)))
    (kinds,) = belief(state.known_to(seat), witness).values()
    expected = np.array(COPIES) * BY_TURNS[1] * BY_RECRUITS[1]
    expected /= expected.sum()
    for kind, share in zip(KINDS, expected, strict=True):
        assert kinds.get(kind, 0.0) == pytest.approx(share, abs=0.03)
    old = np.array(COPIES) * BY_TURNS[-1] * BY_RECRUITS[1]
    old /= old.sum()
    assert old[KINDS.index("ringleader")] < expected[KINDS.index("ringleader")] / 2


def test_other_games_have_no_model_of_what_deeds_say() -> None:
    for game in ("undercover", "sarahs_vision"):
        state = State.new(game)
        assert Witness().evidence(state.known_to(state.actor or "")) is NOTHING_SEEN


def test_an_underside_is_believed_to_be_a_neighbour_on_the_wheel() -> None:
    state = State.new("undercover")
    known = state.known_to(state.actor or "")
    piles: Any = known.to_json()["piles"]
    believed = belief(known)
    assert set(believed) == {"pile 1", "pile 2"}
    for place, (top, *_) in zip(("pile 1", "pile 2"), piles, strict=True):
        c = COLOURS.index(top["undercover"])
        assert set(believed[place]) == {COLOURS[c - 1], COLOURS[(c + 1) % 6]}
        for share in believed[place].values():
            assert share == pytest.approx(0.5, abs=0.15)


def test_nothing_lies_face_down_in_sarahs_vision() -> None:
    state = State.new("sarahs_vision")
    assert belief(state.known_to(state.actor or "")) == {}
