"""`ismcts`: a player that searches a tree for a number of simulations, or for some seconds."""

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import msgspec
import numpy as np

from safehouse.games.game import Course
from safehouse.games.players import NO_EVIDENCE, Evidence, Observer
from safehouse.games.state import Knowledge
from safehouse.games.telling import Event
from safehouse.players.tree import EXPLORE, SHARPNESS, Guide, Tree

CHUNK = 200
"""Simulations between two looks at the clock."""

LOOKS = 10
"""How often a search asks itself whether it may stop before its time."""

MAX_NODES = 1_000_000


class Chance(msgspec.Struct, frozen=True):
    """What a search thinks of a decision: how it is expected to end for the seat, from -1 to 1."""

    decision: str
    value: float
    visits: int


class TreeSearch:
    """Searches; keeps from one decision to the next what is still valid; stops early once the best
    decision can no longer change.

    With `infers` it draws conclusions from what the others did, where the game says how.
    """

    name = "ismcts"

    def __init__(
        self,
        seed: int = 0,
        simulations: int | None = None,
        seconds: float | None = None,
        threads: int = 1,
        playout: int = 0,
        explore: float = EXPLORE,
        sharpness: float = SHARPNESS,
        infers: bool = True,
        keeps: bool = True,
        guide: Guide | None = None,
    ) -> None:
        self._random = np.random.default_rng(seed)
        self._simulations = simulations if simulations or seconds else 20_000
        self._seconds = seconds
        self._threads = threads
        self._playout = playout
        self._explore = explore
        self._sharpness = sharpness
        self._infers = infers
        self._keeps = keeps
        self._guide = guide
        self._observer: Observer | None = None
        self._trees: list[Tree] = []
        self._made: list[int] = []
        self.kept = 0
        """How many searches began with a branch of the one before."""

    def decide(
        self, knowledge: Knowledge, decisions: Sequence[str], events: Sequence[Event]
    ) -> str:
        """The decision that was tried most often."""
        self._watch(knowledge, events)
        if len(decisions) == 1:
            decision = decisions[0]
        else:
            decision = self._search(knowledge, may_stop=self._threads == 1)[0].decision
            self._made.clear()
        self._made.append(knowledge.game.decisions.number(decision, knowledge.record()))
        return decision

    def chances(self, knowledge: Knowledge, events: Sequence[Event] = ()) -> list[Chance]:
        """All decisions that were tried, the best first, after a search of full length."""
        self._watch(knowledge, events)
        self._trees.clear()
        return self._search(knowledge, may_stop=False)

    def course(self, knowledge: Knowledge, decision: str, world: int) -> Course:
        """How the turn may go after a decision that the last search has tried."""
        number = knowledge.game.decisions.number(decision, knowledge.record())
        return self._trees[0].course(number, world)

    def _watch(self, knowledge: Knowledge, events: Sequence[Event]) -> None:
        if self._observer is None:
            self._observer = knowledge.game.players().observer()
        self._observer.watch(events)

    def _evidence(self, knowledge: Knowledge) -> Evidence:
        if self._observer is None or not self._infers:
            return NO_EVIDENCE
        seat = knowledge.game.seat_number(knowledge.seat)
        return self._observer.evidence(knowledge.record(), seat)

    def _search(self, knowledge: Knowledge, may_stop: bool) -> list[Chance]:
        before, self._trees = self._trees, []
        evidence = self._evidence(knowledge)
        for i, seed in enumerate(self._random.integers(1 << 63, size=self._threads)):
            tree = Tree(
                knowledge,
                int(seed),
                MAX_NODES,
                self._playout,
                self._explore,
                self._sharpness,
                evidence,
                self._guide,
            )
            if self._keeps and before:
                self.kept += tree.keep(before[i], self._made)
            self._trees.append(tree)
        if self._threads == 1:
            self._grow(self._trees[0], may_stop)
        else:
            with ThreadPoolExecutor(self._threads) as pool:
                list(pool.map(lambda tree: self._grow(tree, may_stop), self._trees))
        return self._sum(knowledge)

    def _grow(self, tree: Tree, may_stop: bool) -> None:
        if self._seconds is None:
            simulations = self._simulations or 0
            for look in range(LOOKS):
                tree.grow(simulations * (look + 1) // LOOKS - tree.simulations)
                if may_stop and tree.lead > simulations - tree.simulations:
                    return
            return
        begin = now = time.perf_counter()
        end, next_look = begin + self._seconds, begin + self._seconds / LOOKS
        while now < end and tree.simulations < (self._simulations or 1 << 40):
            tree.grow(CHUNK)
            now = time.perf_counter()
            if may_stop and now > next_look:
                next_look += self._seconds / LOOKS
                if tree.lead > tree.simulations * (end - now) / (now - begin):
                    return

    def _sum(self, knowledge: Knowledge) -> list[Chance]:
        """What all trees have found together."""
        total: dict[int, tuple[int, float]] = {}
        for tree in self._trees:
            for number, (visits, value) in tree.visits().items():
                seen, worth = total.get(number, (0, 0.0))
                total[number] = (seen + visits, worth + value)
        concealed = knowledge.record()
        found = [
            Chance(knowledge.game.decisions.text(number, concealed), value / visits, visits)
            for number, (visits, value) in total.items()
            if visits
        ]
        return sorted(found, key=lambda chance: (-chance.visits, -chance.value, chance.decision))
