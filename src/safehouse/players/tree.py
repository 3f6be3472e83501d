"""The tree of information-set Monte Carlo search, in arrays, over any kernel.

Every simulation imagines a whole game anew that agrees with what the seat knows, walks down one
tree that all those games share, adds a decision to it, plays on at random for a while if it is told
to, and asks the game's own evaluation how each seat stands. Which decisions are legal differs from
game to game, so each node counts how often it was available (Cowling, Powley and Whitehouse, 2012).
A seat chooses what is best for itself: with two seats this is the usual search, with more it is
max-n, and where all win together it is cooperation. Chance needs no nodes: it is in the imagined
game.

What has been seen can make some imagined games likelier than others. Each simulation then imagines
several and takes one of them, the likelier the rather.

A guide can take the place of evaluation and playouts: it is shown the games at the leaves, many at
a time, and says how good each decision looks and how each seat stands.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from safehouse.engine.loops import deal_word, decision_word, key_of
from safehouse.games.bits import Bits, below, mix
from safehouse.games.contract import (
    Kernel,
    Records,
    choose,
    conceal,
    count,
    evaluate,
    imagine,
    legal,
    step,
    to_act,
)
from safehouse.games.native import bind, entry, rule
from safehouse.games.state import Knowledge
from safehouse.players.belief import NOTHING_SEEN, Evidence, likelihood, likelihood_in

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
            ("prior", np.float32),  # how good it looks to a guide
        ],
    )
)
Nodes = np.ndarray[tuple[int], np.dtype[np.void]]

NONE = -1
DEEPEST = 60
PLAIN_EXPLORE = 0.3
EXPLORE = 2.0
SHARPNESS = 10.0
"""How far a search strays from what looks best, and how much at first sight it trusts its eyes."""

WORTH_KEEPING = 20
"""Visits below which a branch is not looked for."""

WORLDS = 6
"""Imagined games in which a tree must lead to the same place for a branch of it to be kept."""

CANDIDATES = 8
"""Imagined games among which one is taken by its likelihood."""

FINE = 1 << 30
"""How finely a random word is cut into a share of one."""


@rule
def add_child(
    nodes: Nodes, used: NDArray[np.int64], node: int, action: int, value: float, visits: int
) -> int:
    """Add a decision below a node; somebody has seen to it that there is room."""
    child = used[0]
    used[0] += 1
    c = nodes[child]
    c.value = value
    c.action = action
    c.child = NONE
    c.sibling = nodes[node].child
    c.visits = visits
    c.available = 1
    c.prior = 0.0
    nodes[node].child = child
    return child


@rule
def weigh_children(nodes: Nodes, node: int, best: float, sharpness: float) -> None:
    """Let decisions be tried as good as they look at first sight."""
    total = 0.0
    child = nodes[node].child
    while child != NONE:
        c = nodes[child]
        c.prior = np.exp(sharpness * (c.value - best))
        total += c.prior
        child = c.sibling
    child = nodes[node].child
    while child != NONE:
        nodes[child].prior /= total
        child = nodes[child].sibling


@rule
def usual_value(nodes: Nodes, node: int, mask: NDArray[np.bool_]) -> float:
    """What the legal decisions below a node were worth on average."""
    value, visits = 0.0, 0
    child = nodes[node].child
    while child != NONE:
        c = nodes[child]
        if mask[c.action]:
            value += c.value
            visits += c.visits
        child = c.sibling
    return value / max(1, visits)


def search(
    concealed: Records,
    records: Records,
    leaves: Records,
    nodes: Nodes,
    used: NDArray[np.int64],
    mask: NDArray[np.bool_],
    paths: NDArray[np.int32],
    movers: NDArray[np.int32],
    depths: NDArray[np.int32],
    values: NDArray[np.float64],
    evidence: Evidence,
    lo: int,
    hi: int,
    seed: Bits,
    explore: float,
    sharpness: float,
    playout: int,
    guided: bool,
) -> int:
    """Simulations number lo to hi - 1; returns how many decisions were carried out in them.

    With a guide the leaves wait to be judged and settled; otherwise each is settled at once.
    """
    s, ahead = records[0], records[2]
    seats = values.shape[1]
    led = guided or sharpness > 0.0
    made = 0
    for number in range(lo, hi):
        row = number - lo if guided else 0
        key = key_of(seed, number)
        records[0] = concealed[0]
        imagine(s, mix(key))
        if evidence.size > 0:
            likely = likelihood(s, evidence)
            for other in range(1, CANDIDATES):
                records[1] = concealed[0]
                imagine(records[1], deal_word(key, other))
                weight = likelihood(records[1], evidence)
                likely += weight
                if below(deal_word(key, CANDIDATES + other), FINE) * likely < weight * FINE:
                    records[0] = records[1]
        node = 0
        depth = 0
        new = False
        while to_act(s) >= 0 and depth < DEEPEST and not new:
            mover = to_act(s)
            word = decision_word(key, made)
            if mover >= seats:  # the answer of an outsider is chance
                step(s, choose(s, word))
                made += 1
                continue
            if nodes[node].child == NONE and led:
                if sharpness > 0.0:
                    # Look at every decision once; they are to be tried as they look.
                    legal(s, mask)
                    best = NONE
                    for action in range(mask.size):
                        if mask[action] and used[0] < nodes.size:
                            records[2] = records[0]
                            step(ahead, action)
                            evaluate(ahead, values[row])
                            made += 1
                            child = add_child(nodes, used, node, action, values[row, mover], 1)
                            if best == NONE or nodes[child].value > nodes[best].value:
                                best = child
                    if best != NONE:
                        weigh_children(nodes, node, nodes[best].value, sharpness)
                        step(s, nodes[best].action)
                break
            legal(s, mask)
            untried = count(s)
            usual = usual_value(nodes, node, mask) if guided else 0.0
            best = NONE
            hope = -np.inf
            child = nodes[node].child
            while child != NONE:
                c = nodes[child]
                if mask[c.action]:
                    mask[c.action] = False
                    untried -= 1
                    c.available += 1
                    if led:
                        bound = c.value / c.visits if c.visits > 0 else usual
                        bound += explore * c.prior * np.sqrt(c.available) / (1.0 + c.visits)
                    else:
                        bound = c.value / c.visits
                        bound += explore * np.sqrt(np.log(c.available) / c.visits)
                    if bound > hope:
                        hope = bound
                        best = child
                child = c.sibling
            if untried > 0 and used[0] < nodes.size:
                action = below(word, mask.size)
                while not mask[action]:
                    action = action + 1 if action + 1 < mask.size else 0
                child = add_child(nodes, used, node, action, 0.0, 0)
                nodes[child].prior = 1.0 / count(s)
                if best == NONE or not led:
                    best = child
                    new = True
            if best == NONE:
                break
            node = best
            paths[row, depth] = node
            movers[row, depth] = mover
            depth += 1
            step(s, nodes[node].action)
            made += 1
        plies = 0
        while plies < playout and to_act(s) >= 0:
            plies += 1
            step(s, choose(s, decision_word(key, DEEPEST + plies)))
        made += plies
        evaluate(s, values[row])
        depths[row] = depth
        for i in range(depth):
            c = nodes[paths[row, i]]
            c.visits += 1
            # Until a guide has judged it, a leaf counts as lost, so that others are looked at.
            c.value += -1.0 if guided else values[row, movers[row, i]]
        if guided:
            leaves[row] = records[0]
    return made


@entry
def settle(
    nodes: Nodes,
    used: NDArray[np.int64],
    paths: NDArray[np.int32],
    movers: NDArray[np.int32],
    depths: NDArray[np.int32],
    values: NDArray[np.float64],
    priors: NDArray[np.float64],
) -> None:
    """Enter what a guide thinks of some leaves: their decisions, and what they are worth."""
    for row in range(depths.size):
        depth = depths[row]
        node = paths[row, depth - 1] if depth > 0 else 0
        if nodes[node].child == NONE:
            for action in range(priors.shape[1]):
                if priors[row, action] > 0.0 and used[0] < nodes.size:
                    child = add_child(nodes, used, node, action, 0.0, 0)
                    nodes[child].prior = priors[row, action]
        for i in range(depth):
            nodes[paths[row, i]].value += values[row, movers[row, i]] + 1.0


@entry
def copy_branch(nodes: Nodes, root: int, branch: Nodes, origin: NDArray[np.int32]) -> int:
    """Copy a node and all below it; returns how many those are, as far as there is room."""
    branch[0] = nodes[root]
    branch[0].sibling = NONE
    origin[0] = root
    used = 1
    done = 0
    while done < used:
        child = nodes[origin[done]].child
        branch[done].child = NONE
        while child != NONE and used < origin.size:
            branch[used] = nodes[child]
            branch[used].sibling = branch[done].child
            branch[done].child = used
            origin[used] = child
            used += 1
            child = nodes[child].sibling
        done += 1
    return used


@entry
def lead_in(nodes: Nodes) -> int:
    """By how many visits the first decision of a tree is ahead of the second."""
    best = 0
    second = 0
    child = nodes[0].child
    while child != NONE:
        visits = nodes[child].visits
        if visits > best:
            best, second = visits, best
        elif visits > second:
            second = visits
        child = nodes[child].sibling
    return best - second


@cache
def _bound(kernel: Kernel) -> Callable[..., int]:
    names = {**kernel.functions, "likelihood": likelihood_in(kernel.name)}
    return bind(search, names, kernel.name)


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
    """A search from what one seat knows, which can be gone on with."""

    def __init__(
        self,
        knowledge: Knowledge,
        seed: int,
        size: int,
        playout: int = 0,
        explore: float = EXPLORE,
        sharpness: float = SHARPNESS,
        evidence: Evidence = NOTHING_SEEN,
        guide: Guide | None = None,
    ):
        self.kernel = knowledge.game.kernel
        self.seat = knowledge.game.seat_number(knowledge.seat)
        rows = guide.batch if guide else 1
        self._concealed = knowledge.record()
        self._records = self.kernel.records(3)
        self._leaves = self.kernel.records(rows)
        self._nodes = np.empty(size, NODE)  # a node is written when it is added
        self._nodes["child"][0] = self._nodes["sibling"][0] = NONE
        self._used = np.ones(1, np.int64)
        self._mask = np.zeros(self.kernel.num_actions, np.bool_)
        self._paths = np.zeros((rows, DEEPEST), np.int32)
        self._movers = np.zeros((rows, DEEPEST), np.int32)
        self._depths = np.zeros(rows, np.int32)
        self._values = np.zeros((rows, self.kernel.num_seats))
        self._evidence = evidence
        self._seed = np.uint64(seed)
        self._playout = playout
        self._explore = explore
        self._sharpness = sharpness
        self._guide = guide
        self.simulations = 0
        self.decisions = 0

    def grow(self, simulations: int) -> None:
        """Simulate so many games more."""
        end = self.simulations + simulations
        while self.simulations < end:
            rows = min(self._guide.batch, end - self.simulations) if self._guide else simulations
            self.decisions += _bound(self.kernel)(
                self._concealed,
                self._records,
                self._leaves,
                self._nodes,
                self._used,
                self._mask,
                self._paths,
                self._movers,
                self._depths,
                self._values,
                self._evidence,
                self.simulations,
                self.simulations + rows,
                self._seed,
                self._explore,
                0.0 if self._guide else self._sharpness,
                0 if self._guide else self._playout,
                self._guide is not None,
            )
            self.simulations += rows
            if self._guide:
                self._let_judge(self._guide, rows)

    def _let_judge(self, guide: Guide, rows: int) -> None:
        """Show the leaves to the guide; those where the game is over have their value."""
        masks = np.zeros((rows, self.kernel.num_actions), np.bool_)
        running = []
        for row in range(rows):
            leaf = self._leaves[row : row + 1]
            if 0 <= self.kernel.call(to_act, leaf) < self.kernel.num_seats:
                self.kernel.call(legal, leaf, masks[row])
                running.append(row)
        priors = np.zeros((rows, self.kernel.num_actions))
        values = self._values[:rows]
        if running:
            priors[running], values[running] = guide.judge(self._leaves[running], masks[running])
            priors *= masks
        settle(
            self._nodes,
            self._used,
            self._paths,
            self._movers,
            self._depths[:rows],
            values,
            priors,
        )

    def visits(self) -> dict[int, tuple[int, float]]:
        """How often each decision was tried, and what it was worth in all."""
        return {
            int(self._nodes[child].action): (
                int(self._nodes[child].visits),
                float(self._nodes[child].value),
            )
            for child in self._children(0)
        }

    def line(self, action: int, world: int) -> tuple[Records, Records]:
        """An imagined game before a decision, and where its turn ends if the seat goes on well."""
        call = self.kernel.call
        before = self._concealed.copy()
        call(imagine, before, np.uint64(world))
        after = before.copy()
        call(step, after, action)
        node = next(c for c in self._children(0) if self._nodes[c].action == action)
        mask = np.zeros(self.kernel.num_actions, np.bool_)
        while call(to_act, after) == self.seat:
            call(legal, after, mask)
            ways = [c for c in self._children(node) if mask[self._nodes[c].action]]
            if not ways:
                break
            node = max(ways, key=lambda c: int(self._nodes["visits"][c]))
            call(step, after, int(self._nodes[node].action))
        return before, after

    @property
    def lead(self) -> int:
        """By how many visits the first decision is ahead of the second."""
        return int(lead_in(self._nodes))

    @property
    def nbytes(self) -> int:
        """The memory that the search holds."""
        return int(self._nodes.nbytes + self._mask.nbytes + self._records.nbytes)

    def _children(self, node: int) -> list[int]:
        found = []
        child = int(self._nodes[node].child)
        while child != NONE:
            found.append(child)
            child = int(self._nodes[child].sibling)
        return found

    def keep(self, other: "Tree", made: Sequence[int]) -> bool:
        """Begin with a branch of an earlier search by the same seat, if that is still valid.

        `made` is what the seat has decided since. The branch is valid if what is known now is what
        must have come of those decisions and of answers that all could see: if anything has come to
        light, or a hidden answer was given, the earlier search was about another question.
        """
        node = other._node_known_as(self._concealed, made)
        if node is None:
            return False
        origin = np.empty(min(self._nodes.size, int(other._used[0])), np.int32)
        self._used[0] = copy_branch(other._nodes, node, self._nodes, origin)
        self._forget_what_is_not_legal()
        return True

    def _forget_what_is_not_legal(self) -> None:
        """A rare game may have come to the same node otherwise, with other decisions."""
        record = self._concealed.copy()
        self.kernel.call(imagine, record, np.uint64(0))
        self.kernel.call(legal, record, self._mask)
        children = self._children(0)
        self._nodes["child"][0] = NONE
        for child in children:
            if self._mask[self._nodes["action"][child]]:
                self._nodes["sibling"][child] = self._nodes["child"][0]
                self._nodes["child"][0] = child

    def _node_known_as(self, concealed: Records, made: Sequence[int]) -> int | None:
        found: int | None = None
        for world in range(WORLDS):
            record = self._concealed.copy()
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
            seen = record.copy()
            call(conceal, seen, self.seat)
            if seen.tobytes() == wanted:
                yield node
            if mover == self.seat:
                return
        if not 0 <= mover < self.kernel.num_seats:
            return
        mask = np.zeros(self.kernel.num_actions, np.bool_)
        call(legal, record, mask)
        for child in self._children(node):
            action = int(self._nodes[child].action)
            if mover == self.seat and action != made[0]:
                continue
            if mask[action] and self._nodes["visits"][child] >= WORTH_KEEPING:
                after = record.copy()
                call(step, after, action)
                rest = made[1:] if mover == self.seat else made
                yield from self._nodes_known_as(wanted, child, after, rest)
