"""What compiled code depends on: a function, all that it reaches by its names, and their values."""

import dis
import hashlib
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType

import numpy as np

Part = str | bytes | FunctionType
"""What a fingerprint is made of; a function stands for all that it reaches in turn."""

NATIVE_TWINS: dict[FunctionType, FunctionType] = {}
"""What takes the place of a function in native code."""

PLAIN = (int, float, complex, str, bytes, type(None), type(...))
ATTRIBUTES = ("LOAD_ATTR", "LOAD_METHOD")
FOREIGN = ("numpy", "numba", "math", "builtins")
"""Packages whose version is part of the cache's key, so that a name in them says enough."""


def fingerprint(function: FunctionType) -> str:
    """A hash that changes if anything changes that the function's machine code is made of.

    Functions are numbered as they are met, so that who calls whom is part of the hash.
    """
    digest = hashlib.sha256()
    met = {function: 0}
    for reached in (queue := [function]):
        own, callees = _hashed(reached)
        digest.update(own)
        for callee in callees:
            if callee not in met:
                met[callee] = len(met)
                queue.append(callee)
            digest.update(met[callee].to_bytes(8, "little"))
    return digest.hexdigest()


@cache
def _hashed(function: FunctionType) -> tuple[bytes, list[FunctionType]]:
    """A hash of what is the function's own, and the functions that it names, in order."""
    digest = hashlib.sha256()
    callees = []
    for part in _parts(function):
        if isinstance(part, FunctionType):
            callees.append(part)
            part = "function"
        data = part.encode() if isinstance(part, str) else part
        digest.update(len(data).to_bytes(8, "little") + data)
    return digest.digest(), callees


def _parts(function: FunctionType) -> Iterator[Part]:
    yield f"{function.__module__} {function.__qualname__}"
    if function in NATIVE_TWINS:
        yield NATIVE_TWINS[function]
    yield from _value(function.__defaults__, function)
    yield from _value(tuple(cell.cell_contents for cell in function.__closure__ or ()), function)
    yield from _code(function.__code__, function, function.__doc__)


def _code(code: CodeType, function: FunctionType, doc: str | None = None) -> Iterator[Part]:
    """The instructions, and what their names and constants stand for.

    Lines, comments and docstrings do not matter.
    """
    yield repr((code.co_argcount, code.co_flags, code.co_names, code.co_varnames))
    yield repr((code.co_freevars, code.co_cellvars))
    yield code.co_code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _code(constant, function)
        elif constant is None or constant is not doc:
            yield from _value(constant, function)
    for name, attribute in _global_names(code):
        if name in function.__globals__:
            yield name
            value = function.__globals__[name]
            yield from _value(value, function)
            if isinstance(value, ModuleType) and not _is_foreign(value.__name__):
                yield from _value(getattr(value, attribute), function)


def _global_names(code: CodeType) -> list[tuple[str, str]]:
    """The names that the instructions look up outside of the function, and what of each is used.

    Attributes are only looked up on modules: `rules.ROWS` is `("rules", "ROWS")`.
    """
    steps = [*dis.get_instructions(code)]
    found = [
        (str(step.argval), str(after.argval) if after.opname in ATTRIBUTES else "")
        for step, after in pairwise(steps)
        if step.opname == "LOAD_GLOBAL"
    ]
    return list(dict.fromkeys(found))


def _value(value: object, user: FunctionType) -> Iterator[Part]:
    """A constant as compiled code sees it."""
    kind = type(value)
    yield f"{kind.__module__}.{kind.__qualname__}"
    if isinstance(value, (tuple, frozenset)):
        for element in sorted(value, key=repr) if isinstance(value, frozenset) else value:
            yield from _value(element, user)
    elif isinstance(value, FunctionType):
        yield value
    elif isinstance(function := getattr(value, "py_func", None), FunctionType):
        yield repr(sorted(getattr(value, "targetoptions", {}).items()))
        yield function
    elif isinstance(value, (np.ndarray, np.generic)):
        yield f"{value.dtype!r} {value.shape}"
        yield value.tobytes()
    elif isinstance(value, ModuleType):
        yield value.__name__
    elif isinstance(value, (*PLAIN, np.dtype)):
        yield repr(value)
    elif isinstance(value, (type, BuiltinFunctionType, np.ufunc)) and _is_foreign(
        str(getattr(value, "__module__", "numpy"))
    ):
        yield str(getattr(value, "__qualname__", value))
    else:
        # Guessing here would one day mean running stale code.
        raise TypeError(f"{user.__qualname__} uses {value!r}, which the cache knows nothing about.")


def _is_foreign(module: str) -> bool:
    return module.partition(".")[0] in FOREIGN
