"""Decisions, positions and records come back from their texts as they went in."""

import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from safehouse.engine.game_file import (
    GameFile,
    from_json,
    from_text,
    game_file_of,
    read_game_file,
    to_json,
    to_text,
)
from safehouse.engine.simulate import game_files, simulate
from safehouse.games import game_named
from safehouse.games.errors import InvalidText, Refused
from safehouse.games.game import Result
from safehouse.games.sleepers.decisions import DECISIONS
from safehouse.games.state import State
from tests.plain import plain

GAME = game_named("sleepers")
ANY = GAME.kernel.records(1)
"""What decisions of Sleepers are called does not depend on how the game stands."""


def test_every_decision_has_a_text_of_its_own() -> None:
    said = {}
    for number in range(DECISIONS.count):
        try:
            text = DECISIONS.text(number, ANY)
        except InvalidText:
            continue  # a jump off the board
        assert DECISIONS.number(text, ANY) == number
        said[text] = number
    # stop, six verbs with 61 hexes each, 258 jumps, 11 kinds on 61 hexes, 61 hexes to 61 hexes
    assert len(said) == 1 + 6 * 61 + 258 + 11 * 61 + 61 * 61


@given(
    st.text(max_size=60)
    | st.lists(
        st.sampled_from(
            [
                "jump",
                "move",
                "recruit",
                "flip",
                "stop",
                "E5",
                "e5",
                "Z9",
                "A1",
                "police",
                "activate",
            ]
        )
    ).map(" ".join)
)
def test_any_text_is_a_decision_or_is_refused(text: str) -> None:
    try:
        number = DECISIONS.number(text, ANY)
    except InvalidText as refused:
        number, sentence = None, str(refused)
        known_codes = {"bad_decision", "bad_jump", "unknown_hex", "unknown_kind"}
        is_known = refused.code in known_codes
    if number is None:
        assert is_known
        assert "\n" not in sentence
    else:
        assert DECISIONS.text(number, ANY).lower() == " ".join(text.lower().split())


@pytest.mark.parametrize("seed", range(12))
def test_a_game_goes_on_from_its_position_as_it_would_have(seed: int) -> None:
    chance = random.Random(seed)
    state = State.new("sleepers", seed=seed)
    for _ in range(chance.randrange(40, 100)):
        state = state.decide(state.choose(chance.getrandbits(64)))
    while "pending" in plain(state.position()) and state.actor is not None:
        state = state.decide(state.choose(chance.getrandbits(64)))
    loaded = State.from_position(msgspec.json.decode(msgspec.json.encode(state.position())))
    while state.actor is not None:
        assert loaded.position() == state.position()
        decision = state.choose(chance.getrandbits(64))
        state, loaded = state.decide(decision), loaded.decide(decision)
        assert loaded.events() == state.events()
    assert loaded.result == state.result


def some_record(seed: int) -> GameFile:
    options = GAME.read_options({"own_sleepers": "visible"} if seed % 2 else {})
    return next(game_files(GAME, options, 1, seed))


@pytest.mark.parametrize("seed", range(5))
def test_game_files_come_back_from_json_and_from_text(seed: int) -> None:
    record = some_record(seed)
    assert from_json(to_json(record)) == record
    assert from_text(to_text(record)) == record
    assert read_game_file(to_json(record)) == read_game_file(to_text(record).encode()) == record
    *_, end = record.replay()
    assert end.result is not None


def test_a_game_file_that_begins_from_a_position_comes_back() -> None:
    begin = State.from_position(plain(State.new("sleepers", seed=9).position()))
    decisions = [begin.decisions()[0]]
    record = game_file_of(begin, decisions, begin.decide(decisions[0]), seed=None)
    assert from_text(to_text(record)) == from_json(to_json(record)) == record


def test_a_game_file_with_an_impossible_decision_is_refused() -> None:
    record = some_record(1)
    wrong = msgspec.structs.replace(record, decisions=(*record.decisions[:3], "jump A1 A3"))
    with pytest.raises(Refused, match="Decision 4"):
        list(wrong.replay())


def test_a_game_file_with_a_wrong_result_is_refused() -> None:
    record = some_record(1)
    wrong = msgspec.structs.replace(record, result=Result(None, "turn_cap"))
    with pytest.raises(Refused, match="does not end"):
        list(wrong.replay())


def test_a_game_file_of_other_rules_is_refused() -> None:
    with pytest.raises(Refused, match="rules"):
        msgspec.structs.replace(some_record(1), rules="0").begin()


@given(st.binary(max_size=300))
def test_any_bytes_are_a_game_file_or_are_refused(data: bytes) -> None:
    try:
        said = read_game_file(data).game
    except Refused as refused:
        said = str(refused)
    assert said
    assert "\n" not in said


def test_game_files_are_the_games_that_are_simulated() -> None:
    options = GAME.read_options({})
    played = simulate(GAME, options, 6, seed=3)
    written = list(game_files(GAME, options, 6, seed=3))
    assert sum(len(record.decisions) for record in written) == played.decisions
    reasons = [record.result.reason for record in written if record.result]
    assert all(reasons.count(reason) == n for reason, n in played.ends.items())
    assert len(reasons) == 6
