"""Information-set Monte Carlo tree search over any kernel, and its one-step relative, `greedy`.

The player is given what its seat knows. Every simulation imagines a whole game anew that agrees
with that, walks down one tree that all those games share, adds a decision to it, plays on at random
for a while if it is told to, and asks the game's own evaluation how each seat stands. Which
decisions are legal differs from game to game, so each node counts how often it was available
(Cowling, Powley and Whitehouse, 2012). A seat chooses what is best for itself: with two seats this
is the usual search, with more it is max-n, and where all win together it is cooperation. Chance
needs no nodes: it is in the imagined game.
"""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache

import msgspec
import numpy as np
from numpy.typing import NDArray

from safehouse.engine.loops import decision_word, key_of
from safehouse.games.bits import Bits, below, mix
from safehouse.games.game import Json
from safehouse.games.kernel import (
    Kernel,
    Records,
    choose,
    count,
    evaluate,
    imagine,
    legal,
    step,
    to_act,
)
from safehouse.games.native import bind
from safehouse.games.state import Knowledge

NODE = np.dtype(
    (
        np.record,
        [
            ("value", np.float64),  # the sum of what it was worth to the seat that decides it
            ("action", np.int32),
            ("child", np.int32),
            ("sibling", np.int32),
            ("visits", np.int32),
            ("available", np.int32),
            ("spare", np.int32),
        ],
    )
)
Nodes = np.ndarray[tuple[int], np.dtype[np.void]]

NONE = -1
DEEPEST = 60
CHUNK = 200
"""Simulations between two looks at the clock."""


def search(
    concealed: Records,
    records: Records,
    nodes: Nodes,
    used: NDArray[np.int64],
    mask: NDArray[np.bool_],
    path: NDArray[np.int32],
    movers: NDArray[np.int32],
    values: NDArray[np.float64],
    lo: int,
    hi: int,
    seed: Bits,
    explore: float,
    playout: int,
) -> int:
    """Simulations number lo to hi - 1; returns how many decisions were carried out in them."""
    s = records[0]
    made = 0
    for number in range(lo, hi):
        key = key_of(seed, number)
        records[0] = concealed[0]
        imagine(s, mix(key))
        node = 0
        depth = 0
        new = False
        while to_act(s) >= 0 and depth < path.size and not new:
            mover = to_act(s)
            word = decision_word(key, made)
            if mover >= values.size:  # the answer of an outsider is chance
                step(s, choose(s, word))
                made += 1
                continue
            legal(s, mask)
            untried = count(s)
            best = NONE
            hope = -np.inf
            child = nodes[node].child
            while child != NONE:
                c = nodes[child]
                if mask[c.action]:
                    mask[c.action] = False
                    untried -= 1
                    c.available += 1
                    bound = c.value / c.visits + explore * np.sqrt(np.log(c.available) / c.visits)
                    if bound > hope:
                        hope = bound
                        best = child
                child = c.sibling
            if untried > 0 and used[0] < nodes.size:
                action = below(word, mask.size)
                while not mask[action]:
                    action = action + 1 if action + 1 < mask.size else 0
                best = used[0]
                used[0] += 1
                c = nodes[best]
                c.value = 0.0
                c.action = action
                c.child = NONE
                c.sibling = nodes[node].child
                c.visits = 0
                c.available = 1
                nodes[node].child = best
                new = True
            if best == NONE:
                break
            node = best
            path[depth] = node
            movers[depth] = mover
            depth += 1
            step(s, nodes[node].action)
            made += 1
        plies = 0
        while plies < playout and to_act(s) >= 0:
            plies += 1
            step(s, choose(s, decision_word(key, DEEPEST + plies)))
        made += plies
        for seat in range(values.size):
            values[seat] = evaluate(s, seat)
        for i in range(depth):
            c = nodes[path[i]]
            c.visits += 1
            c.value += values[movers[i]]
    return made


def look_ahead(
    concealed: Records,
    records: Records,
    seat: int,
    actions: NDArray[np.int32],
    worlds: int,
    seed: Bits,
    values: NDArray[np.float64],
) -> None:
    """How a seat stands after each decision, on average over some imagined games."""
    for world in range(worlds):
        for i in range(actions.size):
            records[0] = concealed[0]
            imagine(records[0], mix(key_of(seed, world)))
            step(records[0], actions[i])
            values[i] += evaluate(records[0], seat) / worlds


@cache
def _bound(loop: Callable[..., int], kernel: Kernel) -> Callable[..., int]:
    return bind(loop, kernel.functions(), kernel.name)


class Chance(msgspec.Struct, frozen=True):
    """What a search thinks of a decision: how it is expected to end for the seat, from -1 to 1."""

    decision: str
    value: float
    visits: int


class Tree:
    """A search from what one seat knows, which can be gone on with."""

    def __init__(self, knowledge: Knowledge, seed: int, size: int, playout: int, explore: float):
        self.kernel = knowledge.game.kernel
        self._concealed = knowledge.record()
        self._records = self.kernel.records(1)
        self._nodes = np.zeros(size, NODE)
        self._nodes["child"][0] = self._nodes["sibling"][0] = NONE
        self._used = np.ones(1, np.int64)
        self._mask = np.zeros(self.kernel.num_actions, np.bool_)
        self._path = np.zeros(DEEPEST, np.int32)
        self._movers = np.zeros(DEEPEST, np.int32)
        self._values = np.zeros(self.kernel.num_seats)
        self._seed = np.uint64(seed)
        self._playout = playout
        self._explore = explore
        self.simulations = 0
        self.decisions = 0

    def grow(self, simulations: int) -> None:
        """Simulate so many games more."""
        self.decisions += _bound(search, self.kernel)(
            self._concealed,
            self._records,
            self._nodes,
            self._used,
            self._mask,
            self._path,
            self._movers,
            self._values,
            self.simulations,
            self.simulations + simulations,
            self._seed,
            self._explore,
            self._playout,
        )
        self.simulations += simulations

    def visits(self) -> dict[int, tuple[int, float]]:
        """How often each decision was tried, and what it was worth in all."""
        found = {}
        child = int(self._nodes[0].child)
        while child != NONE:
            node = self._nodes[child]
            found[int(node.action)] = (int(node.visits), float(node.value))
            child = int(node.sibling)
        return found

    @property
    def nbytes(self) -> int:
        """The memory that the search holds."""
        return int(self._nodes.nbytes + self._mask.nbytes + self._records.nbytes)


class TreeSearch:
    """`ismcts`: searches for a number of simulations, or for some seconds."""

    name = "ismcts"

    def __init__(
        self,
        seed: int = 0,
        simulations: int | None = None,
        seconds: float | None = None,
        threads: int = 1,
        playout: int = 0,
        explore: float = 0.7,
    ) -> None:
        self._random = np.random.default_rng(seed)
        self._simulations = simulations if simulations or seconds else 20_000
        self._seconds = seconds
        self._threads = threads
        self._playout = playout
        self._explore = explore

    def decide(self, knowledge: Knowledge, decisions: Sequence[str], events: Sequence[Json]) -> str:
        """The decision that was tried most often."""
        if len(decisions) == 1:
            return decisions[0]
        return self.chances(knowledge)[0].decision

    def chances(self, knowledge: Knowledge) -> list[Chance]:
        """All decisions that were tried, the best first."""
        seeds = [int(seed) for seed in self._random.integers(1 << 63, size=self._threads)]
        most = self._simulations or 2_000_000
        trees = [
            Tree(knowledge, seed, min(most, 1_000_000) + 1, self._playout, self._explore)
            for seed in seeds
        ]
        if self._threads == 1:
            self._search(trees[0])
        else:
            with ThreadPoolExecutor(self._threads) as pool:
                list(pool.map(self._search, trees))
        total: dict[int, tuple[int, float]] = {}
        for tree in trees:
            for action, (visits, value) in tree.visits().items():
                seen, worth = total.get(action, (0, 0.0))
                total[action] = (seen + visits, worth + value)
        concealed = knowledge.record()
        found = [
            Chance(knowledge.game.words(action, concealed), value / visits, visits)
            for action, (visits, value) in total.items()
            if visits
        ]
        return sorted(found, key=lambda chance: (-chance.visits, -chance.value, chance.decision))

    def _search(self, tree: Tree) -> None:
        if self._seconds is None:
            tree.grow(self._simulations or 0)
            return
        end = time.perf_counter() + self._seconds
        while time.perf_counter() < end and tree.simulations < (self._simulations or 1 << 40):
            tree.grow(CHUNK)


class Greedy:
    """`greedy`: takes the decision after which it stands best, looking no further.

    A beginner overlooks things: it notices only a part of what it could do, and guesses once what
    it cannot see, as if that were so.
    """

    name = "greedy"

    def __init__(self, seed: int = 0, worlds: int = 8, notices: float = 1.0) -> None:
        self._random = np.random.default_rng(seed)
        self._worlds = worlds if notices == 1.0 else 1
        self._notices = notices

    def decide(self, knowledge: Knowledge, decisions: Sequence[str], events: Sequence[Json]) -> str:
        """The best next moment; among equals any one."""
        if self._notices < 1.0:
            seen = self._random.random(len(decisions)) < self._notices
            seen[self._random.integers(len(decisions))] = True
            decisions = [d for d, noticed in zip(decisions, seen, strict=True) if noticed]
        if len(decisions) == 1:
            return decisions[0]
        game = knowledge.game
        concealed = knowledge.record()
        values = np.zeros(len(decisions))
        _bound(look_ahead, game.kernel)(
            concealed,
            game.kernel.records(1),
            game.seat_number(knowledge.seat),
            np.array([game.parse(decision, concealed) for decision in decisions], np.int32),
            self._worlds,
            np.uint64(self._random.integers(1 << 63)),
            values,
        )
        best = np.flatnonzero(values >= values.max() - 1e-9)
        return decisions[int(best[self._random.integers(best.size)])]
