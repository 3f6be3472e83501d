"""The tree of a search: it grows by simulations, and a branch can be kept for the next decision.

What has been seen can make some imagined games likelier than others: the evidence says so.

A guide can take the place of evaluation and playouts: it is shown the games at the leaves, many at
a time, and says how good each decision looks and how each seat stands.
"""

from collections.abc import Iterator, Sequence
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from safehouse.games.contract import Concealed, Records, imagine, legal, step, to_act
from safehouse.games.game import Course
from safehouse.games.players import NO_EVIDENCE, Evidence
from safehouse.games.state import Knowledge
from safehouse.players.nodes import NODE, NONE, ROOT, children_of, copy_branch, lead_in
from safehouse.players.simulation import (
    MAX_DEPTH,
    NUM_STATES,
    Settings,
    Workspace,
    settle,
    simulate_with,
)

PLAIN_EXPLORE = 0.3
EXPLORE = 2.0
SHARPNESS = 10.0

WORTH_KEEPING = 20
"""Visits below which a branch is not looked for."""

WORLDS = 6
"""Imagined games in which a tree must lead to the same place for a branch of it to be kept."""


class Guide(Protocol):
    """What can lead a search instead of evaluation and playouts: a policy and a value.

    It is shown games that the search has imagined, never the real one. For each it answers how
    likely each decision is to be the best (zero for those that are not legal), and how each seat
    stands, from -1 to 1.
    """

    batch: int
    """How many games it likes to be shown at a time."""

    def judge(
        self, games: Records, masks: NDArray[np.bool_]
    ) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """A row of decisions and a row of seats for each game."""
        ...


class Tree:
    """A search from what one seat knows, which can be continued."""

    def __init__(
        self,
        knowledge: Knowledge,
        seed: int,
        size: int,
        playout: int = 0,
        explore: float = EXPLORE,
        sharpness: float = SHARPNESS,
        evidence: Evidence = NO_EVIDENCE,
        guide: Guide | None = None,
    ) -> None:
        self.kernel = knowledge.game.kernel
        self.seat = knowledge.game.seat_number(knowledge.seat)
        rows = guide.batch if guide else 1
        self._work = Workspace(
            concealed=knowledge.record(),
            evidence=evidence,
            states=self.kernel.records(NUM_STATES),
            mask=np.zeros(self.kernel.num_decisions, np.bool_),
            nodes=np.empty(size, NODE),  # a node is written when it is added
            used=np.ones(1, np.int64),
            leaves=self.kernel.records(rows),
            paths=np.zeros((rows, MAX_DEPTH), np.int32),
            movers=np.zeros((rows, MAX_DEPTH), np.int32),
            depths=np.zeros(rows, np.int32),
            values=np.zeros((rows, self.kernel.num_seats)),
        )
        self._nodes = self._work.nodes
        self._nodes["child"][ROOT] = self._nodes["sibling"][ROOT] = NONE
        self._settings = Settings(
            explore, 0.0 if guide else sharpness, 0 if guide else playout, guide is not None
        )
        self._simulate = simulate_with(self.kernel, knowledge.game.players().likelihood)
        self._seed = np.uint64(seed)
        self._guide = guide
        self.simulations = 0
        self.decisions = 0

    def grow(self, simulations: int) -> None:
        """Simulate this many more games."""
        end = self.simulations + simulations
        while self.simulations < end:
            rows = min(self._guide.batch, end - self.simulations) if self._guide else simulations
            self.decisions += self._simulate(
                self._work, self._settings, self._seed, self.simulations, self.simulations + rows
            )
            self.simulations += rows
            if self._guide:
                self._let_judge(self._guide, rows)

    def _let_judge(self, guide: Guide, rows: int) -> None:
        """Show the leaves to the guide; those where the game is over have their value."""
        masks = np.zeros((rows, self.kernel.num_decisions), np.bool_)
        running = []
        for row in range(rows):
            leaf = self._work.leaves[row : row + 1]
            if 0 <= self.kernel.call(to_act, leaf) < self.kernel.num_seats:
                self.kernel.call(legal, leaf, masks[row])
                running.append(row)
        priors = np.zeros((rows, self.kernel.num_decisions))
        values = self._work.values[:rows]
        if running:
            priors[running], values[running] = guide.judge(
                self._work.leaves[running], masks[running]
            )
            priors *= masks
        settle(self._work, rows, priors)

    def visits(self) -> dict[int, tuple[int, float]]:
        """How often each decision was tried, and what it was worth in all."""
        return {
            int(self._nodes[child].decision): (
                int(self._nodes[child].visits),
                float(self._nodes[child].value),
            )
            for child in children_of(self._nodes, ROOT)
        }

    def course(self, decision: int, world: int) -> Course:
        """How the turn goes after a decision in an imagined game, if the seat goes on well."""
        call = self.kernel.call
        before = self._work.concealed.copy()
        call(imagine, before, np.uint64(world))
        after = before.copy()
        call(step, after, decision)
        course = Course(self.seat, [decision], [before, after])
        node = next(
            c for c in children_of(self._nodes, ROOT) if self._nodes[c].decision == decision
        )
        mask = np.zeros(self.kernel.num_decisions, np.bool_)
        while call(to_act, after) == self.seat:
            call(legal, after, mask)
            known = [c for c in children_of(self._nodes, node) if mask[self._nodes[c].decision]]
            if not known:
                break
            node = max(known, key=lambda c: int(self._nodes["visits"][c]))
            after = after.copy()
            call(step, after, int(self._nodes[node].decision))
            course.decisions.append(int(self._nodes[node].decision))
            course.games.append(after)
        return course

    @property
    def lead(self) -> int:
        """By how many visits the first decision is ahead of the second."""
        return int(lead_in(self._nodes))

    @property
    def nbytes(self) -> int:
        """The memory that the search holds."""
        return int(self._nodes.nbytes + self._work.mask.nbytes + self._work.states.nbytes)

    def keep(self, other: "Tree", made: Sequence[int]) -> bool:
        """Begin with a branch of an earlier search by the same seat, if that is still valid.

        `made` is what the seat has decided since. The branch is valid if what is known now is what
        must have come of those decisions and of answers that all could see: if anything has come to
        light, or a hidden answer was given, the earlier search was about another question.
        """
        node = other._node_known_as(self._work.concealed, made)
        if node is None:
            return False
        origin = np.empty(min(self._nodes.size, int(other._work.used[0])), np.int32)
        self._work.used[0] = copy_branch(other._nodes, node, self._nodes, origin)
        self._forget_what_is_not_legal()
        return True

    def _forget_what_is_not_legal(self) -> None:
        """In rare cases another game reached the same node with other legal decisions."""
        record = self._work.concealed.copy()
        self.kernel.call(imagine, record, np.uint64(0))
        self.kernel.call(legal, record, self._work.mask)
        children = children_of(self._nodes, ROOT)
        self._nodes["child"][ROOT] = NONE
        for child in children:
            if self._work.mask[self._nodes["decision"][child]]:
                self._nodes["sibling"][child] = self._nodes["child"][ROOT]
                self._nodes["child"][ROOT] = child

    def _node_known_as(self, concealed: Concealed, made: Sequence[int]) -> int | None:
        found: int | None = None
        for world in range(WORLDS):
            record = self._work.concealed.copy()
            self.kernel.call(imagine, record, np.uint64(world))
            nodes = list(self._nodes_known_as(concealed.tobytes(), 0, record, made))
            if len(nodes) != 1 or found not in (None, nodes[0]):
                return None
            found = nodes[0]
        return found

    def _nodes_known_as(
        self, wanted: bytes, node: int, record: Records, made: Sequence[int]
    ) -> Iterator[int]:
        """The nodes at which an imagined game looks to the seat as wanted."""
        call = self.kernel.call
        mover = call(to_act, record)
        if not made:
            if self.kernel.concealed(record, self.seat).tobytes() == wanted:
                yield node
            if mover == self.seat:
                return
        if not 0 <= mover < self.kernel.num_seats:
            return
        mask = np.zeros(self.kernel.num_decisions, np.bool_)
        call(legal, record, mask)
        for child in children_of(self._nodes, node):
            decision = int(self._nodes[child].decision)
            if mover == self.seat and decision != made[0]:
                continue
            if mask[decision] and self._nodes["visits"][child] >= WORTH_KEEPING:
                after = record.copy()
                call(step, after, decision)
                rest = made[1:] if mover == self.seat else made
                yield from self._nodes_known_as(wanted, child, after, rest)
