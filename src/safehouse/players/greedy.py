"""`greedy`, which looks one decision ahead, and variants with other aims or blind spots.

What such a player wants is an aim: usually the game's own evaluation, but it can be a plan of its
own, such as to kill, or be blind to what the others are about to do. And it can be forgetful: then
it imagines what it has forgotten as it imagines what it never saw.
"""

from collections.abc import Callable, Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from safehouse.engine.loops import key_of
from safehouse.games.bits import Bits, mix
from safehouse.games.contract import Concealed, Kernel, Records, imagine, step
from safehouse.games.native import bind
from safehouse.games.players import Aim, Values
from safehouse.games.state import Knowledge
from safehouse.games.telling import Event

WORLDS = 8
"""Imagined games over which a decision is judged."""


def aim(s: Records, values: Values) -> None:
    """How well each seat stands, in the eyes of the player."""
    raise TypeError("An aim was asked for that belongs to no player.")


def look_ahead(
    concealed: Concealed,
    records: Records,
    seat: int,
    decisions: NDArray[np.int32],
    worlds: int,
    seed: Bits,
    values: Values,
    total: NDArray[np.float64],
) -> None:
    """How a seat stands after each decision, on average over some imagined games."""
    for world in range(worlds):
        records[1] = concealed[0]
        imagine(records[1], mix(key_of(seed, world)))
        for i in range(decisions.size):
            records[0] = records[1]
            step(records[0], decisions[i])
            aim(records[0], values)
            total[i] += values[seat] / worlds


@cache
def look_ahead_by(kernel: Kernel, wanted: Aim) -> Callable[..., None]:
    """`look_ahead`, compiled for a game and what somebody wants there."""
    # The game's evaluation needs no name of its own: all games call theirs the same.
    tag = (
        kernel.name
        if wanted is kernel.functions["evaluate"]
        else f"{kernel.name}.{wanted.__name__}"
    )
    return bind(look_ahead, {**kernel.functions, "aim": wanted}, tag)


class Greedy:
    """Takes the decision after which it stands best, looking no further."""

    name = "greedy"

    def __init__(self, seed: int = 0, aim: Aim | None = None) -> None:
        self._random = np.random.default_rng(seed)
        self._aim = aim

    def decide(
        self, knowledge: Knowledge, decisions: Sequence[str], events: Sequence[Event]
    ) -> str:
        """The decision with the best immediate outcome; ties are broken at random."""
        if len(decisions) == 1:
            return decisions[0]
        return self.best(knowledge, knowledge.record(), decisions, WORLDS, self._aim)

    def best(
        self,
        knowledge: Knowledge,
        concealed: Concealed,
        decisions: Sequence[str],
        worlds: int,
        aim: Aim | None,
    ) -> str:
        """The decision after which a seat that remembers this stands best."""
        game, known = knowledge.game, knowledge.record()
        total = np.zeros(len(decisions))
        look_ahead_by(game.kernel, aim or game.kernel.functions["evaluate"])(
            concealed,
            game.kernel.records(2),
            game.seat_number(knowledge.seat),
            np.array([game.decisions.number(decision, known) for decision in decisions], np.int32),
            worlds,
            np.uint64(self._random.integers(1 << 63)),
            np.zeros(game.kernel.num_seats),
            total,
        )
        best = np.flatnonzero(total >= total.max() - 1e-9)
        return decisions[int(best[self._random.integers(best.size)])]
