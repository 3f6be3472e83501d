"""Many games at a time on a GPU: the same rules, the same games, bit for bit."""

from collections.abc import Callable
from functools import cache
from typing import Protocol, cast

import numpy as np
from numpy.typing import NDArray

# A release of numba-cuda may be older than the installed NumPy and ask for names it has dropped.
for _old, _new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
    if not hasattr(np, _old):
        setattr(np, _old, getattr(np, _new))

from numba import cuda  # noqa: E402
from numba.cuda.extending import overload  # noqa: E402

from safehouse.engine.loops import names_for, play_slot  # noqa: E402
from safehouse.games.bits import Bits, number, size  # noqa: E402
from safehouse.games.contract import Kernel, Options, Records  # noqa: E402
from safehouse.games.native import rebind  # noqa: E402

THREADS_PER_BLOCK = 64


@overload(size, target="cuda")
def _size_on_gpu(members: Bits) -> Callable[[Bits], int]:
    def count(members: Bits) -> int:
        return number(cuda.popc(members))

    return count


def is_available() -> bool:
    """Whether there is a GPU to play on."""
    try:
        return bool(cuda.is_available())
    except Exception:  # a driver that is there but does not work is no GPU to play on
        return False


def play_on_gpu(
    records: Records, seed: Bits, options: Options, made: int, n: int, ended: NDArray[np.int64]
) -> None:
    """One thread for each slot."""
    i = cuda.grid(1)
    if i < records.size:
        ended[i] += play_slot(records, i, seed, options, made, n)


class Launcher(Protocol):
    """A function on the GPU: it is given a number of blocks and of threads in each, then called."""

    def __getitem__(self, grid: tuple[int, int]) -> Callable[..., None]:
        """The function, to be called by this many threads."""
        ...


@cache
def _compiled(kernel: Kernel) -> Launcher:
    return cast(Launcher, cuda.jit(rebind(play_on_gpu, names_for(kernel), kernel.name)))


class CudaBatch:
    """A batch of games on the GPU, with the same games as a `Batch` of the same seed."""

    def __init__(self, kernel: Kernel, size: int, options: Options, seed: int = 0) -> None:
        self.kernel = kernel
        self.size = size
        self.made = 0
        self._seed = np.uint64(seed)
        self._options = cuda.to_device(options)
        self._records = cuda.to_device(kernel.records(size))
        self._ended = cuda.to_device(np.zeros(size, np.int64))
        self.play_randomly(0)

    def play_randomly(self, decisions: int) -> None:
        """Make random decisions in every game, and wait until they are made."""
        blocks = -(-self.size // THREADS_PER_BLOCK)
        _compiled(self.kernel)[blocks, THREADS_PER_BLOCK](
            self._records, self._seed, self._options, self.made, decisions, self._ended
        )
        cuda.synchronize()
        self.made += decisions

    @property
    def records(self) -> Records:
        """The games as they stand."""
        return np.asarray(self._records.copy_to_host())

    @property
    def ended(self) -> int:
        """How many games have ended so far."""
        return int(self._ended.copy_to_host().sum())
