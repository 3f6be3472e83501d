"""A player that makes the mistakes people make: it forgets, misses threats, and overlooks chances.

From turn to turn some of what it has seen slips its mind: in Sleepers who its own sleepers are, in
Undercover the other sides of agents that were turned. It then guesses, once and for sure. Now and
then it is so taken with its own plans that it does not ask what the others are about to do. And of
all that it could do it notices only a part.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from safehouse.games.bits import bit, number
from safehouse.games.contract import Records
from safehouse.games.native import entry, rule
from safehouse.games.sleepers.memory import set_kind
from safehouse.games.sleepers.record import ERA, ERAS, FACE
from safehouse.games.sleepers.tiles import UNKNOWN as NO_KIND
from safehouse.games.state import Knowledge
from safehouse.games.telling import Event
from safehouse.games.undercover.evaluation import prospects
from safehouse.games.undercover.material import IS_SEEN, JOKER
from safehouse.games.undercover.memory import without_other_side
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


def own_sleepers(s: np.record, seat: int) -> list[int]:
    """The hexes of a seat's own sleepers."""
    asleep = int(s.own[seat]) & ~int(s.plane[FACE])
    return [h for h in range(64) if asleep >> h & 1]


@entry
def forget_sleepers(records: Records, seat: int, hexes: NDArray[np.int64]) -> None:
    """Know no longer who sleeps there."""
    s = records[0]
    for h in hexes:
        set_kind(s, bit(h), NO_KIND)
    # What the enemy remembers of tiles that came back is of no use to who has forgotten its own.
    s.era[seat] = 0
    s.hand_era[seat] = 0
    s.chains[seat] = 0
    for e in range(ERAS):
        s.returned[seat, e] = 0
    for i in range(2):
        s.plane[ERA + i] &= ~s.own[seat]


def turned_agents(s: np.record, seat: int) -> list[int]:
    """The agents on the table of which both sides have been seen."""
    tiles = [int(code) for code in s.tile[: s.num_tiles]]
    return [i for i, code in enumerate(tiles) if code & IS_SEEN and code >> 3 & 7 != JOKER]


@entry
def forget_sides(records: Records, seat: int, tiles: NDArray[np.int64]) -> None:
    """Know no longer what is on the other side."""
    s = records[0]
    for i in tiles:
        s.tile[i] = without_other_side(number(s.tile[i]) & ~IS_SEEN)


MEMORIES = {
    "sleepers": (own_sleepers, forget_sleepers),
    "undercover": (turned_agents, forget_sides),
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

    def decide(
        self, knowledge: Knowledge, decisions: Sequence[str], events: Sequence[Event]
    ) -> str:
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
        if self._forgotten:
            forget(concealed, seat, np.array(sorted(self._forgotten)))
        return concealed
