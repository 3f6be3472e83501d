"""Options from outside, checked against a struct; a refusal lists the valid values."""

from collections.abc import Mapping
from types import UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from safehouse.games.errors import Refused

Opts = TypeVar("Opts", bound=msgspec.Struct)


def wanted_options(given: object) -> dict[str, object]:
    """Names and values, whatever they are."""
    if not isinstance(given, Mapping):
        raise Refused("bad_options", "Options are an object of names and values.")
    return {str(name): value for name, value in given.items()}


def convert_options(wanted: Mapping[str, object], to: type[Opts], more: tuple[str, ...]) -> Opts:
    """The struct with these options; `more` names those that the game itself understands."""
    hints = get_type_hints(to, include_extras=True)
    for name, value in wanted.items():
        if name not in hints:
            known = ", ".join((*hints, *more))
            sentence = f"There is no option {name[:20]!r}; there are {known}."
            raise Refused("bad_options", sentence, why="unknown", name=name[:20], known=known)
        try:
            msgspec.convert(value, hints[name])
        except (msgspec.ValidationError, UnicodeError):
            values = ", ".join(possible_values(hints[name]))
            sentence = f"The option {name} is one of: {values}."
            details = {"why": "value", "name": name, "values": values}
            raise Refused("bad_options", sentence, **details) from None
    return msgspec.convert(dict(wanted), to)


def possible_values(hint: Any) -> list[str]:
    """The values an option can take, as text."""
    if get_origin(hint) is Literal:
        return [str(value) for value in get_args(hint)]
    if get_origin(hint) is Annotated:
        _, limits = get_args(hint)
        return [limits.description or f"a number from {limits.ge} to {limits.le}"]
    if get_origin(hint) in (Union, UnionType):
        return [value for part in get_args(hint) for value in possible_values(part)]
    if get_origin(hint) is tuple:
        return [f"several, with commas, of {' '.join(possible_values(get_args(hint)[0]))}"]
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return ["or one of your own"]
    return [str(hint)]


def list_options(
    options: type[msgspec.Struct], presets: Mapping[str, Mapping[str, str]]
) -> list[tuple[str, str]]:
    """Every option with its possible values and its default; presets come last."""
    hints = get_type_hints(options, include_extras=True)
    defaults = msgspec.structs.asdict(options())
    listed = [
        (name, f"{', '.join(possible_values(hint))} ({_written(defaults[name])})")
        for name, hint in hints.items()
    ]
    if presets:
        meanings = [
            f"{preset}: {', '.join(f'{name}={value}' for name, value in implied.items())}"
            for preset, implied in presets.items()
        ]
        listed.append(("preset", "; ".join(meanings)))
    return listed


def _written(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)
