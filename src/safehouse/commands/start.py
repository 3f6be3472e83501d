"""How a game begins, as the arguments say: with options and a seed, or from a position."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from safehouse.commands import option_flags
from safehouse.commands.arguments import add_seed
from safehouse.commands.files import read
from safehouse.games import game_named
from safehouse.games.errors import InvalidText, Refused

if TYPE_CHECKING:
    from safehouse.games.state import State


def add_options(parser: ArgumentParser) -> None:
    """The options of a new game."""
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="argument-option",
    )
    for flag in option_flags():
        parser.add_argument(f"--{flag.name}", metavar=flag.metavar, help=flag.help)


def add_start(parser: ArgumentParser) -> None:
    """A position, or the options and the seed of a new game."""
    parser.add_argument(
        "--position",
        type=Path,
        metavar="FILE",
        help="argument-position",
    )
    add_options(parser)
    add_seed(parser)


def options_of(args: Namespace) -> dict[str, object]:
    """The options by name, not yet checked by the game."""
    options: dict[str, object] = {}
    for assignment in args.option:
        name, equals, value = assignment.partition("=")
        if not equals:
            given = assignment[:40]
            sentence = f"An option is NAME=VALUE, not {given!r}."
            raise Refused("bad_options", sentence, why="form", given=given)
        _add(options, name, int(value) if value.isdecimal() and len(value) < 10 else value)
    for flag in option_flags():
        given = getattr(args, flag.name)
        if given is not None:
            _add(options, flag.name, flag.read(given))
    return options


def _add(options: dict[str, object], name: str, value: object) -> None:
    if name in options:
        sentence = f"The option {name[:40]} is given twice."
        raise Refused("contradictory_options", sentence, why="twice", name=name[:40])
    options[name] = value


def start_of(args: Namespace) -> "tuple[Callable[[], State], int | None]":
    """What begins the game, and the seed of a new one; checked, but not yet begun."""
    from safehouse.games.state import State

    if args.position is None:
        seed = args.seed or 0
        options = options_of(args)
        game_named(args.game).read_options(options)
        return lambda: State.new(args.game, options, seed), seed
    if args.seed is not None or options_of(args):
        sentence = "A position brings its own options and needs no seed."
        raise Refused("bad_command", sentence, why="position")
    position = _read_position(args.position, args.game)
    return lambda: State.from_position(position), None


def _read_position(path: Path, game: str) -> object:
    """A position that the game has not checked yet."""
    import json

    import msgspec

    data = read(path)
    try:
        # msgspec refuses what is not strict JSON, the other reader sees names that come twice.
        msgspec.json.decode(data)
        position = json.loads(data, object_pairs_hook=_refuse_duplicates)
    except Refused:
        raise
    except (msgspec.DecodeError, ValueError) as error:
        reason = str(error).rstrip(".")
        raise InvalidText("bad_position", f"{path} is not JSON: {reason}.") from None
    if isinstance(position, dict) and position.get("game") != game:
        raise Refused("bad_position", f"{path} is not a position of {game}.")
    return position


def _refuse_duplicates(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for name, value in pairs:
        if name in found:
            raise Refused("bad_position", f"{name[:20]!r} is there twice.")
        found[name] = value
    return found
