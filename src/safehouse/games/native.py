"""How rules become machine code, and the cache of compiled code on disk, which is never stale."""

import hashlib
import os
import pickle
import stat
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, TypeVar, cast

import numpy as np
import platformdirs

from safehouse import games
from safehouse.games.reach import NATIVE_TWINS, fingerprint
from safehouse.games.written import UntilNative

F = TypeVar("F", bound=Callable[..., object])

INTERPRETED = games.interpreted or os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")
"""True if every rule is an ordinary Python function; Numba is then not even loaded."""

if TYPE_CHECKING:
    from numba.core.base import BaseContext

if INTERPRETED:
    # The random numbers multiply modulo 2**64 on purpose.
    np.seterr(over="ignore")
else:
    import llvmlite
    import numba
    from numba.core.compiler import CompileResult
    from numba.core.serialize import dumps
    from numba.extending import overload


def cache_folder() -> Path:
    """Where compiled rules are kept: among the user's caches, or else in a temporary folder.

    Not everybody has a home that can be written to: a service often has none, nor has a container.
    """
    folder = Path(platformdirs.user_cache_dir("safehouse"))
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        if os.access(folder, os.W_OK | os.X_OK):
            return folder
    folder = Path(tempfile.gettempdir()) / f"safehouse-{os.getuid()}"
    with suppress(FileExistsError):
        folder.mkdir(mode=0o700)
    # What lies in a cache is run: it must not come from somebody else who made the folder first.
    found = folder.lstat()
    is_own = stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid()
    if is_own and not found.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
        return folder
    return Path(tempfile.mkdtemp(prefix="safehouse-"))


@cache
def native_folder() -> Path:
    """Where compiled rules are kept."""
    return Path(numba.config.CACHE_DIR or cache_folder() / "native")


class KeptCode:
    """The machine code of a function on disk, in one file for each type of its arguments.

    A file is named after a hash of all that its code is made of, so that no code is ever older than
    its sources. Numba's own cache looks at one source file only: it would go on using an old `step`
    inside a new loop.
    """

    def __init__(self, function: FunctionType, options: Mapping[str, object]) -> None:
        self._function = function
        self._options = sorted(options.items())

    @property
    def cache_path(self) -> str:
        """The folder of the files."""
        return str(native_folder())

    def load_overload(self, signature: Sequence[object], target: "BaseContext") -> object:
        """What was compiled before, or None."""
        target.refresh()
        try:
            data = self._file(signature, target).read_bytes()
        except FileNotFoundError:
            return None
        return CompileResult._rebuild(target, *pickle.loads(data))

    def save_overload(self, signature: Sequence[object], result: "CompileResult") -> None:
        """Keep what has been compiled; others may be doing the same."""
        if result.library.has_dynamic_globals:
            raise TypeError(f"A table in {self._function.__qualname__} is too large to be kept.")
        file = self._file(signature, result.target_context)
        file.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=file.parent, suffix=".new", delete=False) as new:
            new.write(dumps(result._reduce()))
        os.replace(new.name, file)

    def flush(self) -> None:
        """Nothing is kept in memory, so there is nothing to flush."""

    def _file(self, signature: Sequence[object], target: "BaseContext") -> Path:
        versions = (sys.implementation.cache_tag, numba.__version__, llvmlite.__version__)
        # The type of a named tuple is written without the names of its fields.
        fields = [part.fields for part in signature if isinstance(part, numba.types.NamedTuple)]
        made_of = (fingerprint(self._function), f"{signature}{fields or ''}", self._options)
        made_by = (versions, np.__version__, target.codegen().magic_tuple())
        key = hashlib.sha256(repr((made_of, made_by)).encode()).hexdigest()[:32]
        return native_folder() / f"{self._function.__qualname__}-{key}"


def rule(function: F, **options: bool) -> F:
    """Mark a function as a rule: compiled into every loop that calls it, or left as it is.

    Inlining everything makes random play a quarter faster than leaving it to the compiler.
    """
    if INTERPRETED:
        return function
    inlined = numba.njit(nogil=True, error_model="numpy", forceinline=True, **options)
    return cast(F, inlined(function))


def routine(function: F) -> F:
    """Mark a function that calls rules and is called by others like it, compiled once for all."""
    if INTERPRETED:
        return function
    return cast(F, numba.njit(nogil=True, error_model="numpy")(function))


def entry(function: F, **options: bool) -> F:
    """Mark a function that calls rules and is called from Python: it is kept in the cache."""
    if INTERPRETED:
        return function
    compiled = numba.njit(nogil=True, error_model="numpy", **options)(function)
    compiled._cache = KeptCode(compiled.py_func, compiled.targetoptions)
    return cast(F, UntilNative(compiled) if games.patient else compiled)


def native_twin(of: Callable[..., object]) -> Callable[[F], F]:
    """Mark what takes the place of a function in native code."""
    if INTERPRETED:
        return lambda function: function

    def mark(function: F) -> F:
        NATIVE_TWINS[cast(FunctionType, of)] = cast(FunctionType, function)
        return cast(F, overload(of, target="cpu")(function))

    return mark


def rebind(function: F, names: Mapping[str, object], owner: str) -> F:
    """A copy of a function that finds some of its global names elsewhere.

    Loops are written once against the names of the kernel contract; a copy for a kernel gets that
    kernel's functions as its globals, and the kernel's name as part of its own, so that it has a
    place of its own in the cache on disk. (A closure over compiled functions would do the same, but
    Numba cannot cache it between processes.)
    """
    original = cast(FunctionType, function)
    code = original.__code__
    copy = FunctionType(code, {**original.__globals__, **names}, code.co_name)
    copy.__qualname__ = f"{owner}.{code.co_name}"
    copy.__module__ = original.__module__
    copy.__doc__ = original.__doc__
    return cast(F, copy)


def bind(function: F, names: Mapping[str, object], owner: str, **options: bool) -> F:
    """A loop that is called from Python, compiled for one kernel."""
    return entry(rebind(function, names, owner), **options)
