"""The simulations of information-set Monte Carlo tree search, compiled for any kernel.

Each simulation takes four steps:

1. *imagine* a whole game that agrees with what the seat knows,
2. *descend* from the root of one tree that all those games share,
3. *expand* the tree at its edge, and
4. *back up* to every node on the path how each seat stands there.

Which decisions are legal differs from game to game, so each node counts how often it was available
(Cowling, Powley and Whitehouse, 2012). Every seat chooses what is best for itself: with two seats
this is the usual search, with more it is max-n, and where all win together it is cooperation.
Chance needs no nodes: it is in the imagined game.
"""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from safehouse.engine.loops import deal_bits, decision_bits, key_of
from safehouse.games.bits import Bits, below, mix
from safehouse.games.contract import (
    Concealed,
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
from safehouse.games.native import bind, entry, rebind, rule
from safehouse.games.players import Evidence, Likelihood
from safehouse.players.nodes import (
    NONE,
    ROOT,
    Nodes,
    Used,
    add_child,
    mean_value,
    weigh_children,
)

MAX_DEPTH = 60

CANDIDATES = 8
"""Imagined games of which one is drawn by its likelihood."""

FINE = 1 << 30
"""How finely random bits are cut into a share of one."""

UNCOUNTED = {"_nrt": False}
"""Simulations make no arrays, so references to them need no counting. Numba would count an array
every time that it is taken out of the workspace, which costs a tenth of the speed."""

GAME, CANDIDATE, NEXT, BEST = range(4)
"""Places in the workspace's states: the imagined game, another one that might take its place, the
game one decision ahead, and the best of those."""

NUM_STATES = 4


class Workspace(NamedTuple):
    """Everything that simulations read and write, as compiled code takes it."""

    concealed: Concealed
    """What the seat knows."""

    evidence: Evidence
    states: Records
    mask: NDArray[np.bool_]
    nodes: Nodes
    used: Used

    # A row for each leaf that waits for a guide; otherwise one row.
    leaves: Records
    paths: NDArray[np.int32]
    movers: NDArray[np.int32]
    depths: NDArray[np.int32]
    values: NDArray[np.float64]


class Settings(NamedTuple):
    """The parameters of a search."""

    explore: float
    """How far it strays from what looks best."""

    sharpness: float
    """How much it trusts a first evaluation of all decisions; without one it uses UCB1."""

    playout: int
    """How many random decisions are played from each leaf."""

    guided: bool
    """Whether leaves wait for a guide to judge them."""


def likelihood(s: Records, evidence: Evidence) -> float:
    """How likely an imagined game makes what was seen, compared with another one."""
    raise TypeError("A likelihood was asked for that belongs to no game.")


@rule
def equally_likely(s: Records, evidence: Evidence) -> float:
    """For games in which nothing that is seen says anything about what is hidden."""
    return 1.0


def imagine_game(work: Workspace, key: Bits) -> None:
    """Step 1: a game that agrees with what is known, drawn by how likely it makes the evidence."""
    states = work.states
    states[GAME] = work.concealed[0]
    imagine(states[GAME], mix(key))
    if work.evidence.size == 0:
        return
    # Each candidate takes the place of those before it with its share of all likelihood so far.
    total = likelihood(states[GAME], work.evidence)
    for candidate in range(1, CANDIDATES):
        states[CANDIDATE] = work.concealed[0]
        imagine(states[CANDIDATE], deal_bits(key, candidate))
        likely = likelihood(states[CANDIDATE], work.evidence)
        total += likely
        if below(deal_bits(key, CANDIDATES + candidate), FINE) * total < likely * FINE:
            states[GAME] = states[CANDIDATE]


@rule
def has_priors(settings: Settings) -> bool:
    """Whether decisions come with a first opinion of them, a guide's or the evaluation's."""
    return settings.guided or settings.sharpness > 0.0


@rule
def most_promising(work: Workspace, settings: Settings, node: int) -> tuple[int, int]:
    """The legal child with the highest upper bound, and how many legal children there are.

    They are taken off the mask, which leaves the decisions that have not been tried.
    """
    nodes, mask, is_led = work.nodes, work.mask, has_priors(settings)
    unvisited = mean_value(nodes, node, mask) if settings.guided else 0.0
    best, tried, highest = NONE, 0, -np.inf
    child = nodes[node].child
    while child != NONE:
        c = nodes[child]
        if mask[c.decision]:
            mask[c.decision] = False
            tried += 1
            c.available += 1
            if is_led:
                bound = c.value / c.visits if c.visits > 0 else unvisited
                bound += settings.explore * c.prior * np.sqrt(c.available) / (1.0 + c.visits)
            else:
                bound = c.value / c.visits
                bound += settings.explore * np.sqrt(np.log(c.available) / c.visits)
            if bound > highest:
                highest = bound
                best = child
        child = c.sibling
    return best, tried


def add_untried(work: Workspace, node: int, random_bits: Bits) -> int:
    """Add one of the decisions that are left on the mask."""
    mask, nodes = work.mask, work.nodes
    decision = below(random_bits, mask.size)
    while not mask[decision]:
        decision = decision + 1 if decision + 1 < mask.size else 0
    child = add_child(nodes, work.used, node, decision, 0.0, 0)
    nodes[child].prior = 1.0 / count(work.states[GAME])
    return child


def descend(work: Workspace, settings: Settings, key: Bits, row: int, made: int) -> tuple[int, int]:
    """Step 2: go down by the most promising decisions, or try one that was never tried.

    Returns the leaf that is to be expanded, or NONE, and how many decisions were made so far.
    """
    s, nodes, is_led = work.states[GAME], work.nodes, has_priors(settings)
    node, depth = ROOT, 0
    work.depths[row] = 0
    while to_act(s) >= 0 and depth < MAX_DEPTH:
        random_bits = decision_bits(key, made)
        if to_act(s) >= work.values.shape[1]:  # the answer of an outsider is chance
            step(s, choose(s, random_bits))
            made += 1
            continue
        legal(s, work.mask)
        if nodes[node].child == NONE and is_led:
            return node, made
        best, tried = most_promising(work, settings, node)
        is_new = False
        if tried < count(s) and work.used[0] < nodes.size:
            child = add_untried(work, node, random_bits)
            if best == NONE or not is_led:
                best, is_new = child, True
        if best == NONE:
            break
        work.paths[row, depth] = best
        work.movers[row, depth] = to_act(s)
        step(s, nodes[best].decision)
        node = best
        depth += 1
        made += 1
        work.depths[row] = depth
        if is_new:
            break
    return NONE, made


def expand(work: Workspace, settings: Settings, row: int, leaf: int, made: int) -> int:
    """Step 3: look at every decision below a leaf, and go on with the one that looks best."""
    if settings.guided:  # which leaves that to the guide
        return made
    nodes, states, mask, values = work.nodes, work.states, work.mask, work.values[row]
    mover = to_act(states[GAME])
    best = NONE
    for decision in range(mask.size):
        if mask[decision] and work.used[0] < nodes.size:
            states[NEXT] = states[GAME]
            step(states[NEXT], decision)
            evaluate(states[NEXT], values)
            made += 1
            child = add_child(nodes, work.used, leaf, decision, values[mover], 1)
            if best == NONE or nodes[child].value > nodes[best].value:
                best = child
                states[BEST] = states[NEXT]
    if best != NONE:
        weigh_children(nodes, leaf, nodes[best].value, settings.sharpness)
        states[GAME] = states[BEST]
    return made


def back_up(work: Workspace, settings: Settings, key: Bits, row: int, made: int) -> int:
    """Step 4: see how each seat stands in the end, and tell every node on the path."""
    s, values = work.states[GAME], work.values[row]
    plies = 0
    while plies < settings.playout and to_act(s) >= 0:
        plies += 1
        step(s, choose(s, decision_bits(key, MAX_DEPTH + plies)))
    evaluate(s, values)
    for i in range(work.depths[row]):
        c = work.nodes[work.paths[row, i]]
        c.visits += 1
        # Until a guide has judged it, a leaf counts as lost, so that others are looked at.
        c.value += -1.0 if settings.guided else values[work.movers[row, i]]
    if settings.guided:
        work.leaves[row] = work.states[GAME]
    return made + plies


def simulate(work: Workspace, settings: Settings, seed: Bits, lo: int, hi: int) -> int:
    """Simulations number lo to hi - 1; returns how many decisions were made in them."""
    made = 0
    for number in range(lo, hi):
        row = number - lo if settings.guided else 0
        key = key_of(seed, number)
        imagine_game(work, key)
        leaf, made = descend(work, settings, key, row, made)
        if leaf != NONE:
            made = expand(work, settings, row, leaf, made)
        made = back_up(work, settings, key, row, made)
    return made


@entry
def settle(work: Workspace, rows: int, priors: NDArray[np.float64]) -> None:
    """Enter what a guide thinks of some leaves: their decisions, and what they are worth."""
    nodes = work.nodes
    for row in range(rows):
        depth = work.depths[row]
        node = work.paths[row, depth - 1] if depth > 0 else ROOT
        if nodes[node].child == NONE:
            for decision in range(priors.shape[1]):
                if priors[row, decision] > 0.0 and work.used[0] < nodes.size:
                    child = add_child(nodes, work.used, node, decision, 0.0, 0)
                    nodes[child].prior = priors[row, decision]
        for i in range(depth):
            nodes[work.paths[row, i]].value += work.values[row, work.movers[row, i]] + 1.0


@cache
def simulate_with(kernel: Kernel, likelihood: Likelihood | None) -> Callable[..., int]:
    """`simulate`, compiled for a game."""
    names: dict[str, object] = {**kernel.functions, "likelihood": likelihood or equally_likely}
    for part in (imagine_game, add_untried, descend, expand, back_up):
        names[part.__name__] = rule(rebind(part, names, kernel.name), **UNCOUNTED)
    return bind(simulate, names, kernel.name, **UNCOUNTED)
