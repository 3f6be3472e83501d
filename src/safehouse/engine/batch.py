"""Many games at a time on the threads of a CPU."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from safehouse.engine.loops import loops_for
from safehouse.games.contract import Kernel, Options

T = TypeVar("T")


class Step(NamedTuple):
    """The outcome of one decision in every game."""

    scores: NDArray[np.float32]
    """For each game and seat, the result where the game has ended, else 0."""

    done: NDArray[np.bool_]
    """Where a game has ended; another one has begun in its place."""


class Batch:
    """A batch of games of one kernel; where a game ends, a new one begins."""

    def __init__(
        self, kernel: Kernel, size: int, options: Options, seed: int = 0, threads: int = 1
    ) -> None:
        self.kernel = kernel
        self.records = kernel.records(size)
        self.made = 0
        """How many decisions have been made in each game slot."""

        self._options = options
        self._seed = np.uint64(seed)
        self._loops = loops_for(kernel)
        self._slices = list(slices(size, threads))
        self._threads = ThreadPoolExecutor(threads) if threads > 1 else None
        self.play_randomly(0)

    def play_randomly(self, decisions: int) -> int:
        """Make random decisions in every game; returns how many games ended."""
        ended = self._each(
            lambda lo, hi: self._loops.play_slots(
                self.records, lo, hi, self._seed, self._options, self.made, decisions
            )
        )
        self.made += decisions
        return sum(ended)

    def step(self, decisions: NDArray[np.int32]) -> Step:
        """Carry out one legal decision in every game."""
        scores = np.zeros((len(self.records), self.kernel.num_seats), np.float32)
        done = np.zeros(len(self.records), np.bool_)
        self._each(
            lambda lo, hi: self._loops.step_slots(
                self.records, lo, hi, decisions, self._seed, self._options, self.made, scores, done
            )
        )
        self.made += 1
        return Step(scores, done)

    def look(self) -> tuple[NDArray[np.bool_], NDArray[np.int8]]:
        """The legal decisions of every game, and the seats that decide."""
        masks = np.zeros((len(self.records), self.kernel.num_decisions), np.bool_)
        actors = np.zeros(len(self.records), np.int8)
        self._each(lambda lo, hi: self._loops.look_at_slots(self.records, lo, hi, masks, actors))
        return masks, actors

    def observe(self) -> NDArray[np.uint8]:
        """What the seats that decide know, as planes for learning."""
        planes = np.zeros((len(self.records), *self.kernel.observation), np.uint8)
        self._each(
            lambda lo, hi: self._loops.observe_slots(
                self.records, lo, hi, self.kernel.records(1), planes
            )
        )
        return planes

    def _each(self, work: Callable[[int, int], T]) -> list[T]:
        if self._threads is None:
            return [work(lo, hi) for lo, hi in self._slices]
        return list(self._threads.map(lambda part: work(*part), self._slices))


def slices(size: int, parts: int) -> Iterator[tuple[int, int]]:
    """Cut a range into parts of about the same length."""
    bounds = [size * part // parts for part in range(parts + 1)]
    yield from pairwise(bounds)
