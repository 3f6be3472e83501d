"""The layout of a record from one annotated class: NumPy's type and the type checker's."""

from collections.abc import Callable
from typing import Annotated, TypeVar, cast, get_args, get_origin, get_type_hints

import numpy as np

Int8 = Annotated[int, np.int8]
Int16 = Annotated[int, np.int16]
Int32 = Annotated[int, np.int32]
UInt32 = Annotated[np.uint32, np.uint32]
UInt64 = Annotated[np.uint64, np.uint64]
"""Single numbers. An array is annotated with its shape: `Annotated[NDArray[np.int8], 2, 6]`."""


class Layout:
    """What the record of a game derives from: a class of annotations that is never instantiated.

    Records are entries of NumPy arrays of the type that `dtype_of` makes.
    """


L = TypeVar("L", bound=Layout)


def dtype_of(layout: type[Layout]) -> np.dtype[np.void]:
    """The NumPy type of a record, aligned, with every gap filled by a field of its own.

    NumPy leaves padding as it finds it, and records are compared and sent byte by byte.
    """
    fields: list[tuple[str, object, tuple[int, ...]]] = []
    end, widest = 0, 1
    for name, hint in get_type_hints(layout, include_extras=True).items():
        scalar, shape = _scalar_and_shape(hint)
        width = np.dtype(scalar).alignment
        if gap := -end % width:
            fields.append((f"gap_{name}", np.uint8, (gap,)))
        fields.append((name, scalar, shape))
        end += gap + np.dtype((scalar, shape)).itemsize
        widest = max(widest, width)
    if gap := -end % widest:
        fields.append(("gap", np.uint8, (gap,)))
    dtype = np.dtype([field if field[2] else field[:2] for field in fields], align=True)
    return np.dtype((np.record, dtype))


def reader_of(layout: type[L]) -> Callable[[np.ndarray[tuple[int], np.dtype[np.void]]], L]:
    """A function that gives the first record of an array, with the fields of this layout."""
    return lambda records: cast(L, records[0])


def _scalar_and_shape(hint: object) -> tuple[type[np.generic], tuple[int, ...]]:
    if get_origin(hint) is not Annotated:
        raise TypeError(f"{hint} does not say how a field is stored.")
    what, *more = get_args(hint)
    if len(more) == 1 and isinstance(more[0], type):
        return more[0], ()
    return _scalar_in(what), tuple(more)


def _scalar_in(array: object) -> type[np.generic]:
    """The type of the numbers in an `NDArray`, which NumPy's versions write differently."""
    for part in get_args(array):
        if isinstance(part, type) and issubclass(part, np.generic):
            return part
        if get_origin(part) is np.dtype:
            return _scalar_in(part)
    raise TypeError(f"{array} does not say what is in it.")
