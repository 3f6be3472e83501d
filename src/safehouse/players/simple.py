"""Two simple players: one decides at random, one follows a policy."""

from collections.abc import Sequence

import numpy as np

from safehouse.engine.policy import decide_by
from safehouse.games.players import Policy
from safehouse.games.state import Knowledge
from safehouse.games.telling import Event


class RandomPlayer:
    """Takes any legal decision."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._random = np.random.default_rng(seed)

    def decide(
        self, knowledge: Knowledge, decisions: Sequence[str], events: Sequence[Event]
    ) -> str:
        """One of them at random."""
        return decisions[int(self._random.integers(len(decisions)))]


class PolicyPlayer:
    """Plays by a policy."""

    def __init__(self, policy: Policy, seed: int = 0) -> None:
        self.name = policy.name
        self._policy = policy
        self._random = np.random.default_rng(seed)

    def decide(
        self, knowledge: Knowledge, decisions: Sequence[str], events: Sequence[Event]
    ) -> str:
        """The decision of the policy."""
        concealed = knowledge.record()
        random_bits = np.uint64(self._random.integers(1 << 63))
        number = decide_by(self._policy, concealed, random_bits)
        return knowledge.game.decisions.text(number, concealed)
