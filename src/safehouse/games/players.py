"""What a game tells its computer players: who plays a level, what they want, forget and infer.

A game hands this over when somebody asks for it (`Game.players`), so that the rules alone never
load it. Everything has a default: a game that says nothing is still played by `random`, `greedy`,
`beginner` and `ismcts`, has six levels, and gives hints.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from safehouse.games.contract import Concealed, Kernel, Records
from safehouse.games.telling import Event

Values = NDArray[np.float64]
"""A number for each seat."""

Evidence = NDArray[np.float64]
"""What was seen of the others, as the likelihood of a game reads it; empty if that is nothing."""

Belief = dict[str, dict[str, float]]
"""For each hidden thing, by where it lies, how probable each kind is."""

NO_EVIDENCE: Evidence = np.zeros((0, 0))

Aim = Callable[..., None]
"""What a player wants: compiled, called with a state and the `Values` to fill in."""

Likelihood = Callable[..., float]
"""How likely a state makes the evidence, compared with others: compiled, called with both."""


class Level(NamedTuple):
    """The player behind a level, and its rating.

    Ratings use the scale of chess, from differences measured in the arena; `greedy` has 1500 in
    every game. Where all win together nobody is rated.
    """

    player: str
    rating: int | None = None


LEVELS = (
    Level("beginner:80"),
    Level("beginner:40"),
    Level("greedy"),
    Level("ismcts:20"),
    Level("ismcts:300"),
    Level("ismcts:1s"),
)


class Policy(NamedTuple):
    """A player that is compiled together with the rules and plays thousands of games a second."""

    name: str
    kernel: Kernel
    function: Callable[..., int]
    """Compiled; called with some states, random bits and the weights. What the acting seat knows is
    the first of the states; the others are for trying things out."""

    states: int
    weights: Records
    """What things are worth to it, in one record."""


class Forgetting(NamedTuple):
    """What a beginner may forget."""

    memories: Callable[[Concealed, int], list[int]]
    """Everything that a seat remembers and could forget, as places."""

    forget: Callable[[Concealed, int, NDArray[np.int64]], None]
    """Make what a seat knows into what it would know without the memories of these places."""


class Observer:
    """Draws conclusions from what a seat is shown of a game; this one draws none."""

    def watch(self, events: Sequence[Event]) -> None:
        """Take note of what happened."""

    def evidence(self, concealed: Concealed, seat: int) -> Evidence:
        """All that was seen so far and says something about what is still hidden."""
        return NO_EVIDENCE


def no_belief(concealed: Concealed, seat: int, evidence: Evidence) -> Belief:
    """Nothing is said about what is hidden."""
    return {}


@dataclass(frozen=True, kw_only=True)
class Players:
    """What computer players can be told about one game."""

    levels: tuple[Level, ...] = LEVELS
    """The easiest first."""

    policies: tuple[Policy, ...] = ()
    """The strongest first. Hints trust it more than a search."""

    plans: Mapping[str, Aim] = field(default_factory=dict)
    """Opponents with a plan of their own, which they follow one decision ahead."""

    heedless: Aim | None = None
    """The aim of a player who ignores the opponents."""

    forgetting: Forgetting | None = None

    observer: Callable[[], Observer] = Observer
    likelihood: Likelihood | None = None
    """By default all imagined games are equally likely."""

    belief: Callable[[Concealed, int, Evidence], Belief] = no_belief
    """What a seat may believe of what is hidden, from what it knows and from the evidence."""

    hint_slope: float = 1.0
    """How steeply the chance to win rises with what a search expects, as `python -m
    bench.hint_slopes` measures it."""


def players_in(module: str) -> Callable[[], Players]:
    """The `PLAYERS` of a module, which is not imported before somebody asks for them."""
    return lambda: cast(Players, import_module(module).PLAYERS)
