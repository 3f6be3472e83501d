"""The contract that a game's rules satisfy: one type of record, and these functions over it.

A kernel's functions are written in the part of Python that Numba compiles, without I/O, clocks or
random numbers but those in the record and those they are given, so that they compute the same
interpreted, native and on CUDA. Everything in `safehouse.engine` works on any kernel: its loops are
written against the functions of this file and bound to a kernel's own by `native.rebind`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NoReturn

import numpy as np
from numpy.typing import NDArray

Records = np.ndarray[tuple[int], np.dtype[np.void]]
"""An array of records of one kernel."""

Options = NDArray[np.int16]
"""A game's options as its kernel reads them."""

Word = np.uint64
"""Sixty-four random bits."""

SPECTATOR = -1
"""The seat of somebody who watches."""


def _unbound() -> NoReturn:
    raise TypeError("A function of the contract was called that is bound to no kernel.")


def reset(s: Any, seed: Word, options: Options) -> None:
    """Set up a new game."""
    _unbound()


def to_act(s: Any) -> int:
    """The seat that decides, or -1 when the game is over."""
    _unbound()


def count(s: Any) -> int:
    """How many decisions are legal; 0 when the game is over."""
    _unbound()


def legal(s: Any, mask: NDArray[np.bool_]) -> None:
    """Mark every legal decision."""
    _unbound()


def choose(s: Any, word: Word) -> int:
    """The legal decision that a random word picks, all equally likely."""
    _unbound()


def step(s: Any, action: int) -> None:
    """Carry out a legal decision and all that follows from it."""
    _unbound()


def ending(s: Any) -> int:
    """The number of the reason for which the game ended, 0 while it is running."""
    _unbound()


def score(s: Any, seat: int) -> float:
    """The result for a seat, from -1 to 1, and 0 while the game is running."""
    _unbound()


def evaluate(s: Any, values: NDArray[np.float64]) -> None:
    """How well each seat stands, from -1 to 1, as far as it can be seen without looking ahead."""
    _unbound()


def conceal(s: Any, seat: int) -> None:
    """Turn the record into what a seat knows with a perfect memory.

    The outcome is the same for all records that the seat cannot tell apart.
    """
    _unbound()


def imagine(s: Any, word: Word) -> None:
    """Complete a concealed record to one that is consistent with it, each equally likely.

    Chance to come is drawn anew: who imagines never holds the real future.
    """
    _unbound()


def stir(s: Any, word: Word) -> None:
    """Let a word decide all chance to come: shuffle anew what nobody has seen.

    Nobody can tell the difference, and every deal is as likely afterwards as it was before.
    """
    _unbound()


def observe(s: Any, seat: int, planes: NDArray[np.uint8]) -> None:
    """What a seat knows, as planes for learning."""
    _unbound()


CONTRACT: tuple[Callable[..., object], ...] = (
    reset,
    to_act,
    count,
    legal,
    choose,
    step,
    ending,
    score,
    evaluate,
    conceal,
    imagine,
    stir,
    observe,
)


@dataclass(frozen=True)
class Kernel:
    """The rules of one game: what is said above about a record, and its own functions."""

    name: str
    dtype: np.dtype[np.void]
    """The record: everything the rules look at. Its size is the size of a game in a batch."""

    num_actions: int
    num_seats: int
    observation: tuple[int, ...]
    """The shape of the planes that `observe` fills in."""

    reset: Callable[..., None]
    to_act: Callable[..., int]
    count: Callable[..., int]
    legal: Callable[..., None]
    choose: Callable[..., int]
    step: Callable[..., None]
    ending: Callable[..., int]
    score: Callable[..., float]
    evaluate: Callable[..., None]
    conceal: Callable[..., None]
    imagine: Callable[..., None]
    stir: Callable[..., None]
    observe: Callable[..., None]

    def functions(self) -> Mapping[str, object]:
        """The kernel's own functions under the names of the contract."""
        return {function.__name__: getattr(self, function.__name__) for function in CONTRACT}

    def records(self, n: int) -> Records:
        """Room for n games."""
        return np.zeros(n, self.dtype)
