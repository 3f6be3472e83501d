"""Rules that run interpreted until their compiled code has been loaded."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cached_property
from types import FunctionType
from typing import Protocol

import numpy as np

_loads = ContextVar("loads", default=False)
_all_are_native = False


class Compiled(Protocol):
    """What Numba makes of a function."""

    py_func: FunctionType
    overloads: Mapping[object, object]
    targetoptions: Mapping[str, object]
    _numba_type_: object

    def __call__(self, *arguments: object) -> object:
        """Call the machine code; it is loaded or compiled first where it must be."""


class UntilNative:
    """A function that runs as it is written until somebody has loaded its machine code."""

    def __init__(self, compiled: Compiled) -> None:
        self._compiled = compiled
        self.py_func = compiled.py_func
        self.targetoptions = compiled.targetoptions
        self._numba_type_ = compiled._numba_type_

    def __call__(self, *arguments: object) -> object:
        """Call what there is: both compute the same to the bit."""
        if _all_are_native or self._compiled.overloads or _loads.get():
            return self._compiled(*arguments)
        with np.errstate(over="ignore"):  # random numbers multiply modulo 2**64 on purpose
            return self._as_written(*arguments)

    @cached_property
    def _as_written(self) -> FunctionType:
        return as_written(self.py_func)


@contextmanager
def loading() -> Iterator[None]:
    """What is called within this is loaded or compiled, and native for everybody from then on."""
    token = _loads.set(True)
    try:
        yield
    finally:
        _loads.reset(token)


def go_native() -> None:
    """From now on every function runs natively, including those that have never been called."""
    global _all_are_native
    _all_are_native = True


def as_written(function: FunctionType) -> FunctionType:
    """A copy of a function that runs interpreted, and so does everything that it calls."""
    names = _names_as_written(function.__globals__)
    copy = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    copy.__doc__ = function.__doc__
    return copy


_copies: dict[int, tuple[dict[str, object], dict[str, object]]] = {}
"""Names as functions see them, and the same without machine code, by the id of the first."""


def _names_as_written(names: dict[str, object]) -> dict[str, object]:
    if id(names) not in _copies:
        copy = dict(names)
        _copies[id(names)] = names, copy
        for name, value in names.items():
            if isinstance(function := getattr(value, "py_func", None), FunctionType):
                copy[name] = as_written(function)
    return _copies[id(names)][1]
