"""The kernel and the plain reference agree on everything, decision for decision."""

import random
from typing import Any

import pytest

from safehouse.games.state import State
from tests.effort import times
from tests.plain import plain
from tests.reference.undercover import ReferenceGame

GAMES = times(10)

CHOICES: dict[str, list[object]] = {
    "piles_show": ["official", "mixed"],
    "removed_hqs": ["random"],
    "plain_spaces": [1, 2, 3, 4, 8],
    "first_round_scores": ["off"],
    "round_cap": [2, 5, 9],
    "no_progress": [1, 2, "off"],
    "head_start": [1, 3, 6],
    "memory": ["strict"],
}


def random_options(chance: random.Random) -> dict[str, object]:
    options: dict[str, object] = {"players": chance.choice([2, 3, 4])}
    for name, values in CHOICES.items():
        if chance.random() < 0.3:
            options[name] = chance.choice(values)
    return options


def comparable(position: Any) -> dict[str, Any]:
    return {name: value for name, value in position.items() if name != "options"}


def outcome(game: Any) -> Any:
    result = game.result
    if result is None or isinstance(result, dict):
        return result
    winners = list(result.winners) or [result.winner]
    return {"winners": winners, "reason": result.reason, "scores": result.scores}


def odd(chance: random.Random, decisions: list[str]) -> str:
    """Any decision, but rather one that brings tiles out of the piles, so that it gets crowded."""
    piles = [decision for decision in decisions if "pile" in decision]
    return chance.choice(piles if piles and chance.random() < 0.5 else decisions)


@pytest.mark.parametrize("part", range(4))
def test_kernel_and_reference_agree_in_random_games(part: int) -> None:
    compared = 0
    for seed in range(part * GAMES, (part + 1) * GAMES):
        chance = random.Random(seed)
        kernel = State.new("undercover", random_options(chance), seed)
        position = plain(kernel.position())
        reference = ReferenceGame.from_position(position)
        assert plain(State.from_position(position).position()) == position
        played: list[str] = []
        while True:
            where = (seed, played)
            assert outcome(kernel) == outcome(reference), where
            assert comparable(plain(kernel.position())) == comparable(reference.position()), where
            if kernel.result is not None:
                break
            decisions = kernel.decisions()
            assert decisions == list(reference.decisions()), where
            assert kernel.actor == reference.actor
            played.append(odd(chance, decisions))
            kernel, reference = kernel.decide(played[-1]), reference.decide(played[-1])
            compared += 1
    assert compared > 50 * GAMES
