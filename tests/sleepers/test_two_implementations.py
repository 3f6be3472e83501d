"""The kernel and the plain reference agree on everything, decision for decision."""

import random
from typing import Any

import pytest

from safehouse.games.state import State
from tests.effort import times
from tests.reference.sleepers import ReferenceGame
from tests.sleepers.positions import PlainGame, outcome
from tests.sleepers.random_positions import random_position

GAMES = times(30)
MAX_DECISIONS = 60


def comparable(position: Any) -> dict[str, Any]:
    """A position less what the two are free to write differently."""
    alike = {name: value for name, value in position.items() if name != "pending"}
    if alike.pop("options").get("killed_sleepers") == "open":
        for killed in alike["killed"].values():
            for tile in killed:
                tile.pop("seen", None)
    if "pending" in position:
        alike.pop("quiet", None)
    return alike


def playful(chance: random.Random, decisions: list[str]) -> str:
    """Any decision, but rather not one more recruit."""
    others = [decision for decision in decisions if not decision.startswith("recruit")]
    return chance.choice(others if others and chance.random() < 0.8 else decisions)


@pytest.mark.parametrize("part", range(4))
def test_kernel_and_reference_agree_in_random_positions(part: int) -> None:
    compared = 0
    for seed in range(part * GAMES, (part + 1) * GAMES):
        chance = random.Random(seed)
        position = random_position(chance)
        kernel, reference = (
            PlainGame(State.from_position(position)),
            ReferenceGame.from_position(position),
        )
        played: list[str] = []
        while True:
            where = (seed, played)
            assert outcome(kernel) == outcome(reference), where
            decisions = kernel.decisions()
            assert decisions == list(reference.decisions()), where
            if kernel.result is None:
                here, there = kernel.position(), reference.position()
                assert comparable(here) == comparable(there), where
            if not decisions or len(played) == MAX_DECISIONS:
                break
            played.append(playful(chance, decisions))
            kernel, reference = kernel.decide(played[-1]), reference.decide(played[-1])
            compared += 1
    assert compared > 10 * GAMES
