"""A player that makes the mistakes people make: it forgets, misses threats, and overlooks chances.

From turn to turn some of what it has seen slips its mind; the game says what can be forgotten. It
then makes one guess and sticks to it. Now and then it is so taken with its own plans that it does
not ask what the others are about to do. And of all that it could do it notices only a part.
"""

from collections.abc import Sequence

import numpy as np

from safehouse.games.contract import Concealed
from safehouse.games.state import Knowledge
from safehouse.games.telling import Event
from safehouse.players.greedy import Greedy


class Beginner(Greedy):
    """Looks one decision ahead, and errs; `mistakes` says how much, from 0 to 1."""

    name = "beginner"

    def __init__(self, seed: int = 0, mistakes: float = 0.5) -> None:
        super().__init__(seed)
        self._mistakes = mistakes
        self._forgotten: set[int] = set()

    def decide(
        self, knowledge: Knowledge, decisions: Sequence[str], events: Sequence[Event]
    ) -> str:
        """What looks best, as far as it remembers and notices anything."""
        concealed = self._remembered(knowledge, a_turn_has_passed=bool(events))
        noticed = self._random.random(len(decisions)) >= self._mistakes
        noticed[self._random.integers(len(decisions))] = True
        seen = [decision for decision, here in zip(decisions, noticed, strict=True) if here]
        is_heedless = self._random.random() < self._mistakes
        aim = knowledge.game.players().heedless if is_heedless else None
        return self.best(knowledge, concealed, seen, 1, aim)

    def _remembered(self, knowledge: Knowledge, a_turn_has_passed: bool) -> Concealed:
        """What it knows, without what has slipped its mind."""
        concealed = knowledge.record()
        forgetting = knowledge.game.players().forgetting
        if forgetting is None:
            return concealed
        seat = knowledge.game.seat_number(knowledge.seat)
        memories = forgetting.memories(concealed, seat)
        self._forgotten &= set(memories)
        if a_turn_has_passed:
            slips = self._random.random(len(memories)) < self._mistakes / 2
            self._forgotten |= {
                memory for memory, slip in zip(memories, slips, strict=True) if slip
            }
        if self._forgotten:
            forgetting.forget(concealed, seat, np.array(sorted(self._forgotten)))
        return concealed
