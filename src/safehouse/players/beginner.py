"""A player that makes the mistakes people make: it forgets, misses threats, and overlooks chances.

From turn to turn some of what it has seen slips its mind: in Sleepers who its own sleepers are, in
Undercover the other sides of agents that were turned. It then guesses, once and for sure. Now and
then it is so taken with its own plans that it does not ask what the others are about to do. And of
all that it could do it notices only a part.
"""

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from safehouse.games.bits import number
from safehouse.games.game import Json
from safehouse.games.kernel import Records
from safehouse.games.native import rule
from safehouse.games.sleepers.record import ERA, FACE, KIND
from safehouse.games.sleepers.tiles import UNKNOWN as NO_KIND
from safehouse.games.state import Knowledge
from safehouse.games.undercover.evaluation import prospects
from safehouse.games.undercover.material import IS_SEEN, JOKER
from safehouse.games.undercover.material import UNKNOWN as NO_COLOUR
from safehouse.games.undercover.record import RUNNING, Record
from safehouse.players.greedy import Aim, Greedy
from safehouse.players.plans import racer


@rule
def own_prospects(s: Record, values: NDArray[np.float64]) -> None:
    """Undercover, without a look at the others."""
    for seat in range(s.num_players):
        values[seat] = prospects(s, seat)
        if s.end != RUNNING:
            values[seat] += 1000.0 if number(s.winners) >> seat & 1 else -1000.0


def _own_sleepers(s: np.record, seat: int) -> list[int]:
    asleep = int(s.own[seat]) & ~int(s.plane[FACE])
    return [h for h in range(64) if asleep >> h & 1]


def _forget_sleepers(s: np.record, seat: int, hexes: Sequence[int]) -> None:
    if not hexes:
        return
    where = np.uint64(sum(1 << h for h in hexes))
    for i in range(4):
        s.plane[KIND + i] &= ~where
        if NO_KIND >> i & 1:
            s.plane[KIND + i] |= where
    # What the enemy remembers of tiles that came back is of no use to who has forgotten its own.
    s.returned[seat] = 0
    s.era[seat] = 0
    for i in range(2):
        s.plane[ERA + i] &= ~s.own[seat]


def _turned_agents(s: np.record, seat: int) -> list[int]:
    tiles = [int(code) for code in s.tile[: s.num_tiles]]
    return [i for i, code in enumerate(tiles) if code & IS_SEEN and code >> 3 & 7 != JOKER]


def _forget_sides(s: np.record, seat: int, tiles: Sequence[int]) -> None:
    for i in tiles:
        s.tile[i] = (int(s.tile[i]) & ~IS_SEEN) | NO_COLOUR << 3


Memories = tuple[
    Callable[[np.record, int], list[int]], Callable[[np.record, int, Sequence[int]], None]
]
MEMORIES: dict[str, Memories] = {
    "sleepers": (_own_sleepers, _forget_sleepers),
    "undercover": (_turned_agents, _forget_sides),
}
"""What can be forgotten in a game, as places, and how to forget it."""

HEEDLESS: dict[str, Aim] = {"sleepers": racer, "undercover": own_prospects}
"""What a player wants who does not look at the others."""


class Beginner(Greedy):
    """Looks one decision ahead, and errs; `mistakes` says how much, from 0 to 1."""

    name = "beginner"

    def __init__(self, seed: int = 0, mistakes: float = 0.5) -> None:
        super().__init__(seed)
        self._mistakes = mistakes
        self._forgotten: set[int] = set()

    def decide(self, knowledge: Knowledge, decisions: Sequence[str], events: Sequence[Json]) -> str:
        """What looks best, as far as it remembers and notices anything."""
        concealed = self._what_is_left(knowledge, a_turn_has_passed=bool(events))
        noticed = self._random.random(len(decisions)) >= self._mistakes
        noticed[self._random.integers(len(decisions))] = True
        seen = [decision for decision, here in zip(decisions, noticed, strict=True) if here]
        heedless = self._random.random() < self._mistakes
        aim = HEEDLESS.get(knowledge.game.name) if heedless else None
        return self.best(knowledge, concealed, seen, 1, aim)

    def _what_is_left(self, knowledge: Knowledge, a_turn_has_passed: bool) -> Records:
        """What it knows, without what has slipped its mind."""
        concealed = knowledge.record()
        if knowledge.game.name not in MEMORIES:
            return concealed
        places, forget = MEMORIES[knowledge.game.name]
        seat = knowledge.game.seat_number(knowledge.seat)
        known = places(concealed[0], seat)
        self._forgotten &= set(known)
        if a_turn_has_passed:
            slips = self._random.random(len(known)) < self._mistakes / 2
            self._forgotten |= {place for place, slip in zip(known, slips, strict=True) if slip}
        forget(concealed[0], seat, sorted(self._forgotten))
        return concealed
