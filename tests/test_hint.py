"""Hints: the best decisions with chances and reasons, from what the seat knows and no more."""

import json
from contextlib import suppress
from pathlib import Path

import pytest

from safehouse.cli import main
from safehouse.games import GAMES
from safehouse.games.errors import Refused
from safehouse.games.state import State
from safehouse.players.hints import chance_of, hint, ranked
from safehouse.players.search import Chance, TreeSearch
from safehouse.texts import messages_of
from tests.examples import USUAL
from tests.plain import plain


def begun(game: str, decisions: int = 12) -> State:
    """A game in which some things have happened."""
    state = State.new(game, USUAL[game], 5)
    number = 0
    while True:
        if number >= decisions and len(state.decisions()) >= 3:
            with suppress(Refused):  # a position is taken at the start of a turn
                return State.from_position(plain(state.position()))
        state = state.decide(state.choose(number * 7919))
        number += 1


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_has_three_decisions_with_chances_and_reasons(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    state = begun(game)
    seat = state.actor or ""
    file = tmp_path / "position.json"
    file.write_text(json.dumps(plain(state.position())))
    words = ["hint", game, "--position", str(file), "--as", seat, "--simulations", "60"]
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["seat"]) == (game, seat)
    assert len(told["best"]) == 3
    for advice in told["best"]:
        assert advice["decision"] in state.decisions()
        assert 0 < advice["chance"] < 1
        assert 1 <= len(advice["reasons"]) <= 2
    assert len({advice["decision"] for advice in told["best"]}) == 3
    chances = [advice["chance"] for advice in told["best"]]
    assert chances == sorted(chances, reverse=True)
    assert bool(told["belief"]) == (game != "sarahs_vision")
    for kinds in told["belief"].values():
        assert sum(kinds.values()) == pytest.approx(1.0)
    assert main(words) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert told["best"][0]["decision"] in shown
    for reason in told["best"][0]["reasons"]:
        sentence = messages_of("en")(f"reason-{game}-{reason['code']}", **reason["args"])
        assert sentence.startswith(("It ", "After it "))
        assert sentence in shown


def test_the_greatest_chance_of_those_that_were_tried_most_comes_first() -> None:
    tried = [Chance("a", 0.1, 90), Chance("b", 0.3, 80), Chance("c", 0.2, 70), Chance("d", 0.9, 1)]
    assert [chance.decision for chance in ranked(tried)] == ["b", "c", "a"]


def test_the_choice_of_who_plays_better_than_the_search_comes_first_with_the_greatest_chance() -> (
    None
):
    tried = [
        Chance("a", 0.1, 90),
        Chance("b", 0.3, 80),
        Chance("c", 0.2, 70),
        Chance("d", 0.2, 2),
        Chance("e", 0.0, 1),
    ]
    assert [chance.decision for chance in ranked(tried, "d")] == ["d", "c", "a"]
    assert [chance.decision for chance in ranked(tried, "b")] == ["b", "c", "a"]
    assert [chance.decision for chance in ranked(tried, "f")] == ["b", "c", "a"]


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_does_not_depend_on_what_the_seat_cannot_know(game: str) -> None:
    state = begun(game)
    seat = state.actor or ""
    first = hint(state, seat, TreeSearch(1, simulations=60))
    for word in range(5):
        other = state.known_to(seat).imagine(word)
        assert hint(other, seat, TreeSearch(1, simulations=60)) == first


def test_a_winning_turn_is_found_and_explained() -> None:
    state = State.new("sleepers", {}, 5)
    players = [TreeSearch(seed, simulations=60) for seed in range(2)]
    moments = [state]
    while state.actor is not None:
        player = players[state.seats.index(state.actor)]
        state = state.decide(player.decide(state.known_to(state.actor), state.decisions(), ()))
        moments.append(state)
    assert state.result is not None
    last = moments[-2]
    advice = hint(last, last.actor or "", TreeSearch(1, simulations=400)).best[0]
    assert [reason.code for reason in advice.reasons] == ["wins"]
    assert advice.reasons[0].args == {"how": state.result.reason}
    assert advice.chance > chance_of("sleepers", 0.8)


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["--as", "black"], "not_on_turn"),
        (["--as", "red"], "unknown_seat"),
        ([], "bad_command"),
        (["--as", "white", "--seconds", "0"], "bad_command"),
        (["--as", "white", "--simulations", "many"], "bad_command"),
    ],
)
def test_a_hint_that_cannot_be_given_is_refused(
    words: list[str], code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    option = ["--option", "first_player=chosen"]
    assert main(["hint", "sleepers", *option, *words]) == 2
    assert f"[{code}]" in capsys.readouterr().err
