"""The contract that a game's rules satisfy: one type of record, and these functions over it.

A kernel's functions are written in the part of Python that Numba compiles, without I/O, clocks or
randomness other than what is in the record or passed in, so that they compute the same interpreted,
native and on CUDA. Everything in `safehouse.engine` works on any kernel: its loops are written
against the functions declared here, and `native.rebind` puts a kernel's own in their place.

A new function of the contract is one declaration here and one function in each game.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Concatenate, NewType, NoReturn, ParamSpec, TypeVar

import numpy as np
from numpy.typing import NDArray

from safehouse.games.layout import Layout
from safehouse.games.native import bind

P = ParamSpec("P")
R = TypeVar("R")

Records = np.ndarray[tuple[int], np.dtype[np.void]]
"""An array of records of one kernel."""

Concealed = NewType("Concealed", Records)
"""One record with nothing left in it but what a seat knows; only `Kernel.concealed` makes one."""

ConcealedLayout = NewType("ConcealedLayout", Layout)
"""The same as the rules see it."""

Options = NDArray[np.int16]
"""A game's options as its kernel reads them."""

Log = NDArray[np.int32]
"""What a decision caused, as the rules tell it (`telling.tell`)."""

RandomBits = np.uint64

SPECTATOR = -1
"""The seat of somebody who watches."""

CONTRACT: dict[str, Callable[..., object]] = {}
"""Every function of the contract, by its name."""


def contract(function: Callable[P, R]) -> Callable[P, R]:
    """Declare a function of the contract."""
    CONTRACT[function.__name__] = function
    return function


def _unbound() -> NoReturn:
    raise TypeError("A function of the contract was called that is bound to no kernel.")


@contract
def reset(s: Layout, seed: RandomBits, options: Options) -> None:
    """Set up a new game."""
    _unbound()


@contract
def to_act(s: Layout) -> int:
    """The seat that decides, or -1 when the game is over."""
    _unbound()


@contract
def count(s: Layout) -> int:
    """How many decisions are legal; 0 when the game is over."""
    _unbound()


@contract
def legal(s: Layout, mask: NDArray[np.bool_]) -> None:
    """Mark every legal decision."""
    _unbound()


@contract
def choose(s: Layout, bits: RandomBits) -> int:
    """The legal decision that random bits pick, all equally likely."""
    _unbound()


@contract
def step(s: Layout, decision: int) -> None:
    """Carry out a legal decision and all that follows from it."""
    _unbound()


@contract
def narrate(s: Layout, decision: int, log: Log) -> None:
    """Carry out a legal decision as `step` does, and tell the log what happens."""
    _unbound()


@contract
def ending(s: Layout) -> int:
    """The number of the reason for which the game ended, 0 while it is running."""
    _unbound()


@contract
def score(s: Layout, seat: int) -> float:
    """The result for a seat, from -1 to 1, and 0 while the game is running."""
    _unbound()


@contract
def evaluate(s: Layout, values: NDArray[np.float64]) -> None:
    """How well each seat is doing, from -1 to 1, judged without looking ahead."""
    _unbound()


@contract
def conceal(s: Layout, seat: int) -> None:
    """Turn the record into what a seat knows with a perfect memory.

    The outcome is the same for all records that the seat cannot tell apart.
    """
    _unbound()


@contract
def imagine(s: Layout, bits: RandomBits) -> None:
    """Complete a concealed record to one that is consistent with it, each equally likely.

    Future randomness is drawn afresh, so nobody who imagines a game ever holds the real future.
    """
    _unbound()


@contract
def reshuffle(s: Layout, bits: RandomBits) -> None:
    """Draw everything that nobody has seen yet afresh, by these random bits.

    Nobody can tell the difference, and every deal is as likely afterwards as it was before.
    """
    _unbound()


@contract
def observe(s: ConcealedLayout, seat: int, planes: NDArray[np.uint8]) -> None:
    """Encode a record that is concealed for a seat as planes for a learner."""
    _unbound()


@dataclass(frozen=True, eq=False)
class Kernel:
    """The rules of one game: its record, a few sizes, and its functions of the contract."""

    name: str
    dtype: np.dtype[np.void]
    """The record: everything the rules look at. Its size is the size of a game in a batch."""

    num_decisions: int
    num_seats: int
    observation: tuple[int, ...]
    """The shape of the planes that `observe` fills in."""

    functions: Mapping[str, Callable[..., object]]
    """The kernel's own functions under the names of the contract."""

    @classmethod
    def of(
        cls,
        name: str,
        *modules: ModuleType,
        dtype: np.dtype[np.void],
        num_decisions: int,
        num_seats: int,
        observation: tuple[int, ...],
    ) -> "Kernel":
        """The kernel whose functions are in these modules, each in the first one that has it."""
        found = {
            name: function
            for module in reversed(modules)
            for name, function in vars(module).items()
        }
        if missing := [function for function in CONTRACT if function not in found]:
            raise TypeError(f"The rules of {name} lack {', '.join(missing)}.")
        functions = {function: found[function] for function in CONTRACT}
        return cls(name, dtype, num_decisions, num_seats, observation, functions)

    def records(self, n: int) -> Records:
        """Room for n games."""
        return np.zeros(n, self.dtype)

    def call(
        self,
        function: Callable[Concatenate[Layout, P], R],
        records: Records,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> R:
        """Call the kernel's own function for one game: the first of these records."""
        return _on_first(self, function)(records, *args, **kwargs)

    def concealed(self, records: Records, seat: int) -> Concealed:
        """What a seat knows of one game: the first of these records."""
        left = records[:1].copy()
        self.call(conceal, left, seat)
        return Concealed(left)

    def observe(self, concealed: Concealed, seat: int) -> NDArray[np.uint8]:
        """The same as planes for learning."""
        planes = np.zeros(self.observation, np.uint8)
        _on_first(self, observe)(concealed, seat, planes)
        return planes


def on_first(records: Records, *args: object) -> object:
    """A function of the contract on the first record."""
    return function(records[0], *args)


def function(s: Layout, *args: object) -> object:
    """The function of the contract that `on_first` is bound to."""
    _unbound()


@cache
def _on_first(kernel: Kernel, wanted: Callable[..., R]) -> Callable[..., R]:
    name = wanted.__name__
    names = {"function": kernel.functions[name]}
    bound: Callable[..., R] = bind(on_first, names, f"{kernel.name}.{name}")  # type: ignore[assignment]
    return bound
