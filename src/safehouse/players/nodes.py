"""The nodes of a search tree: one array; the children of a node form a linked list."""

import numpy as np
from numpy.typing import NDArray

from safehouse.games.native import entry, rule

NODE = np.dtype(
    (
        np.record,
        [
            ("value", np.float64),  # the sum of what it was worth to the seat that decides it
            ("decision", np.int32),
            ("child", np.int32),
            ("sibling", np.int32),
            ("visits", np.int32),
            ("available", np.int32),
            ("prior", np.float32),  # how good it looks at first sight
        ],
    )
)
Nodes = np.ndarray[tuple[int], np.dtype[np.void]]
Used = NDArray[np.int64]
"""How many nodes are in use, as an array of one number."""

ROOT = 0
NONE = -1


@rule
def add_child(nodes: Nodes, used: Used, node: int, decision: int, value: float, visits: int) -> int:
    """Add a decision below a node; the caller has made sure that there is room."""
    child = used[0]
    used[0] += 1
    c = nodes[child]
    c.value = value
    c.decision = decision
    c.child = NONE
    c.sibling = nodes[node].child
    c.visits = visits
    c.available = 1
    c.prior = 0.0
    nodes[node].child = child
    return child


@rule
def weigh_children(nodes: Nodes, node: int, best: float, sharpness: float) -> None:
    """Let the better decisions, by their first evaluation, be tried more often."""
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
def mean_value(nodes: Nodes, node: int, mask: NDArray[np.bool_]) -> float:
    """What the legal decisions below a node were worth on average."""
    value, visits = 0.0, 0
    child = nodes[node].child
    while child != NONE:
        c = nodes[child]
        if mask[c.decision]:
            value += c.value
            visits += c.visits
        child = c.sibling
    return value / max(1, visits)


@entry
def copy_branch(nodes: Nodes, root: int, branch: Nodes, origin: NDArray[np.int32]) -> int:
    """Copy a node and all below it, as far as there is room; returns how many those are."""
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
    child = nodes[ROOT].child
    while child != NONE:
        visits = nodes[child].visits
        if visits > best:
            best, second = visits, best
        elif visits > second:
            second = visits
        child = nodes[child].sibling
    return best - second


def children_of(nodes: Nodes, node: int) -> list[int]:
    """The children of a node, for Python."""
    found = []
    child = int(nodes["child"][node])
    while child != NONE:
        found.append(child)
        child = int(nodes["sibling"][child])
    return found
