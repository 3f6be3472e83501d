"""Simple players: one decides at random, one tries decisions out, one follows a policy."""

from collections.abc import Callable, Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from safehouse.engine.loops import decision_word, key_of
from safehouse.engine.policy import Policy
from safehouse.games.bits import mix
from safehouse.games.game import Json
from safehouse.games.kernel import Kernel, Records, choose, imagine, score, step, to_act
from safehouse.games.native import bind
from safehouse.games.state import Knowledge


class RandomPlayer:
    """Takes any legal decision."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._random = np.random.default_rng(seed)

    def decide(self, knowledge: Knowledge, decisions: Sequence[str], events: Sequence[Json]) -> str:
        """Any one of them."""
        return decisions[int(self._random.integers(len(decisions)))]


def try_out(
    concealed: Records,
    records: Records,
    seat: int,
    actions: NDArray[np.int32],
    games: int,
    seed: np.uint64,
    tries: NDArray[np.float64],
    values: NDArray[np.float64],
) -> None:
    """Try decisions in imagined games that are then played on at random.

    Every decision is tried once; then each game goes to the decision that is best when what is
    not known about it yet is counted in its favour (UCB1).
    """
    s = records[0]
    for game in range(games):
        best = game
        if game >= actions.size:
            best = 0
            hope = -np.inf
            for i in range(actions.size):
                bound = values[i] / tries[i] + np.sqrt(0.5 * np.log(game) / tries[i])
                if bound > hope:
                    hope = bound
                    best = i
        key = key_of(seed, game)
        records[0] = concealed[0]
        imagine(s, mix(key))
        step(s, actions[best])
        number = 1
        while to_act(s) >= 0:
            step(s, choose(s, decision_word(key, number)))
            number += 1
        tries[best] += 1
        values[best] += score(s, seat)


@cache
def _bound(kernel: Kernel) -> Callable[..., None]:
    return bind(try_out, kernel.functions(), kernel.name)


class Scout:
    """Tries each decision in imagined games and takes the one that did best.

    It knows what a person in its seat could know, and guesses the rest anew for every game.
    """

    name = "scout"

    def __init__(self, seed: int = 0, games: int = 8_000) -> None:
        self._random = np.random.default_rng(seed)
        self._games = games

    def decide(self, knowledge: Knowledge, decisions: Sequence[str], events: Sequence[Json]) -> str:
        """The decision that did best."""
        if len(decisions) == 1:
            return decisions[0]
        game = knowledge.game
        concealed = knowledge.record()
        tries = np.zeros(len(decisions))
        _bound(game.kernel)(
            concealed,
            game.kernel.records(1),
            game.seat_number(knowledge.seat),
            np.array([game.parse(decision, concealed) for decision in decisions], np.int32),
            max(self._games, 2 * len(decisions)),
            np.uint64(self._random.integers(1 << 63)),
            tries,
            np.zeros(len(decisions)),
        )
        return decisions[int(tries.argmax())]


class ByPolicy:
    """Plays by a policy that is compiled with the rules."""

    def __init__(self, policy: Policy, seed: int = 0) -> None:
        self.name = policy.name
        self._policy = policy
        self._random = np.random.default_rng(seed)

    def decide(self, knowledge: Knowledge, decisions: Sequence[str], events: Sequence[Json]) -> str:
        """The decision of the policy."""
        concealed = knowledge.record()
        action = self._policy.decide(concealed, np.uint64(self._random.integers(1 << 63)))
        return knowledge.game.words(action, concealed)
