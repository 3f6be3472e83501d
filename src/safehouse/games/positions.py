"""Positions from outside: their form, and the sentence that refuses them."""

from typing import TypeVar

import msgspec

from safehouse.games.errors import Refused

Form = TypeVar("Form", bound=msgspec.Struct)


def bad_position(sentence: str) -> Refused:
    """What is raised for a position that cannot be."""
    return Refused("bad_position", sentence)


def convert_position(given: object, form: type[Form], place: str = "$") -> Form:
    """A position, or what lies at a place in it, in its game's form, not yet checked for sense."""
    try:
        return msgspec.convert(given, form)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at `$")
        where = place + where.rstrip("`")
        raise bad_position(f"{what}{' at ' + where if where != '$' else ''}.") from None
