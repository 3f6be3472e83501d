"""How rules become machine code: interpreted or compiled, with a cache that is never stale."""

import hashlib
import os
import stat
import tempfile
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from types import FunctionType
from typing import TypeVar, cast

import numpy as np
import platformdirs

from safehouse import games

F = TypeVar("F", bound=Callable[..., object])

PACKAGE = Path(__file__).resolve().parents[1]

INTERPRETED = games.interpreted or os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")
"""True if every rule is an ordinary Python function; Numba is then not even loaded."""

if INTERPRETED:
    # The random numbers multiply modulo 2**64 on purpose.
    np.seterr(over="ignore")
else:
    import numba
    from numba.extending import overload


def source_hash() -> str:
    """A fingerprint of everything that can change the machine code of a rule."""
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__}".encode())
    for folder in ("games", "engine", "players"):
        for path in sorted((PACKAGE / folder).rglob("*.*")):
            if path.suffix not in (".py", ".toml"):
                continue
            digest.update(path.relative_to(PACKAGE).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


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
    # What lies in a cache is run: it must not come from anybody else, who was there first.
    found = folder.lstat()
    is_own = stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid()
    if is_own and not found.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
        return folder
    return Path(tempfile.mkdtemp(prefix="safehouse-"))


def use_cache() -> Path:
    """Point Numba at a cache folder of this version of the sources.

    Numba's own cache looks at one file only: it would go on using an old `step` inside a new loop.
    """
    if not numba.config.CACHE_DIR:
        numba.config.CACHE_DIR = str(cache_folder() / "native" / source_hash())
    return Path(numba.config.CACHE_DIR)


if not INTERPRETED:
    use_cache()


def rule(function: F) -> F:
    """Mark a function as a rule: compiled into every loop that calls it, or left as it is.

    Inlining everything makes random play a quarter faster than leaving it to the compiler.
    """
    if INTERPRETED:
        return function
    return cast(F, numba.njit(nogil=True, error_model="numpy", forceinline=True)(function))


def routine(function: F) -> F:
    """Mark a function that calls rules and is called by others like it, compiled once for all."""
    if INTERPRETED:
        return function
    return cast(F, numba.njit(nogil=True, error_model="numpy")(function))


def entry(function: F) -> F:
    """Mark a function that calls rules and is called from Python: it is kept in the cache."""
    if INTERPRETED:
        return function
    return cast(F, numba.njit(nogil=True, error_model="numpy", cache=True)(function))


def native_twin(of: Callable[..., object]) -> Callable[[F], F]:
    """Mark what takes the place of a function in native code."""
    if INTERPRETED:
        return lambda function: function
    return cast(Callable[[F], F], overload(of, target="cpu"))


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


def bind(function: F, names: Mapping[str, object], owner: str) -> F:
    """A loop that is called from Python, compiled for one kernel."""
    return entry(rebind(function, names, owner))
