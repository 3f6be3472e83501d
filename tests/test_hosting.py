"""Players in processes of their own, and players that fail the table."""

import os
import signal
from collections.abc import Sequence
from itertools import count, islice

import msgspec
import pytest

from safehouse.games import GAMES
from safehouse.games.state import Knowledge, State
from safehouse.games.telling import Event
from safehouse.lab.arena import compete
from safehouse.players import make_player
from safehouse.players.answers import Answer, answer_of
from safehouse.players.host import Hosted
from safehouse.players.process import Question
from tests.examples import USUAL, random_states


@pytest.mark.parametrize("game", GAMES)
def test_what_a_hosted_player_is_sent_holds_no_secret(game: str) -> None:
    for number, state in enumerate(islice(random_states(game), 80)):
        seat = state.actor or ""
        known = state.known_to(seat)
        other = known.imagine(number).known_to(seat)
        sent = [
            msgspec.msgpack.encode(Question(k.to_bytes(), state.decisions(), []))
            for k in (known, other)
        ]
        assert sent[0] == sent[1]
        assert Knowledge.from_bytes(known.to_bytes()).describe() == known.describe()


def test_a_hosted_player_decides_as_it_would_at_home() -> None:
    state = State.new("undercover", USUAL["undercover"], 3)
    away, home = Hosted("undercover", "greedy", 7), make_player("undercover", "greedy", 7)
    try:
        for _ in range(8):
            known, decisions = state.known_to(state.actor or ""), state.decisions()
            decision = home.decide(known, decisions, ())
            assert answer_of(away, known, decisions, ()) == Answer(decision)
            state = state.decide(decision)
    finally:
        away.close()


def test_a_late_answer_is_replaced_and_the_next_question_is_answered() -> None:
    state = State.new("undercover", {}, 3)
    known, decisions = state.known_to(state.actor or ""), state.decisions()
    player = Hosted("undercover", "ismcts:600s", seconds=0.3)
    try:
        for _ in range(2):
            answer = answer_of(player, known, decisions, ())
            assert answer.fault == "late"
            assert answer.decision in decisions
    finally:
        player.close()


def test_a_player_whose_process_dies_is_replaced_and_comes_back() -> None:
    state = State.new("undercover", {}, 3)
    known, decisions = state.known_to(state.actor or ""), state.decisions()
    player = Hosted("undercover", "random", 3)
    try:
        assert answer_of(player, known, decisions, ()).fault == ""
        process = player._host._process
        assert process is not None
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        process.join()
        assert answer_of(player, known, decisions, ()).fault == "failed"
        assert answer_of(player, known, decisions, ()).fault == ""
    finally:
        player.close()


class Stubborn:
    """Answers with whatever it was told to, or fails."""

    name = "stubborn"

    def __init__(self, answer: str | None) -> None:
        self.answer = answer

    def decide(
        self, knowledge: Knowledge, decisions: Sequence[str], events: Sequence[Event]
    ) -> str:
        if self.answer is None:
            raise ZeroDivisionError
        return self.answer


@pytest.mark.parametrize(("said", "fault"), [("fly away", "illegal"), (None, "failed")])
def test_an_answer_that_is_none_is_replaced(said: str | None, fault: str) -> None:
    state = State.new("sleepers", {}, 3)
    answer = answer_of(Stubborn(said), state.known_to(state.actor or ""), state.decisions(), ())
    assert answer.fault == fault
    assert answer.decision in state.decisions()


def test_the_arena_says_who_was_late(monkeypatch: pytest.MonkeyPatch) -> None:
    from safehouse.lab import arena

    calls = count()

    def sometimes_late(*asked: object) -> Answer:
        answer = answer_of(*asked)  # type: ignore[arg-type]
        return Answer(answer.decision, "late") if next(calls) % 10 == 0 else answer

    monkeypatch.setattr(arena, "answer_of", sometimes_late)
    contest, records = compete("undercover", {}, ["random", "greedy"], 2, seed=1)
    assert sum(n for faults in contest.faults.values() for n in faults.values()) > 2
    assert all(record.result is not None for record in records)


def test_an_arena_with_a_limit_plays_in_other_processes() -> None:
    near, _ = compete("undercover", {}, ["random", "greedy"], 2, seed=1)
    far, _ = compete("undercover", {}, ["random", "greedy"], 2, seed=1, limit=30.0)
    assert near == far
