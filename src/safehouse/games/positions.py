"""Positions from outside: their form, and the sentence that refuses them."""

from collections.abc import Mapping
from typing import TypeVar

import msgspec

from safehouse.games.errors import Refused

Form = TypeVar("Form", bound=msgspec.Struct)


def bad_position(sentence: str) -> Refused:
    """What is raised for a position that cannot be."""
    return Refused("bad_position", sentence)


def convert_position(given: Mapping[str, object], form: type[Form]) -> Form:
    """A position in the form of its game, not yet checked for sense."""
    try:
        return msgspec.convert(dict(given), form)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at `")
        raise bad_position(f"{what}{' at ' + where.rstrip('`') if where else ''}.") from None
