"""The commands of `safehouse`, one module each."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import NamedTuple, Protocol, cast

COMMANDS = (
    "play",
    "rules",
    "inspect",
    "perft",
    "simulate",
    "replay",
    "serve",
    "rebuild",
    "bot",
    "arena",
    "hint",
    "bench",
)
"""In the order in which `safehouse --help` lists them."""

GAMES_FOLDER = Path(__file__).parents[1] / "games"

# A game may bring commands in a folder of its own. Their modules count as modules of this package,
# so that they can be imported without the game, whose rules may have to be compiled.
__path__ += map(str, sorted(GAMES_FOLDER.glob("*/commands")))


class Command(Protocol):
    """What the module of a command has; it imports nothing slow before it runs."""

    HELP: str
    COMPILES: bool
    """Whether it runs compiled rules. The others start sooner, because they never load Numba."""

    def arguments(self, parser: ArgumentParser) -> None:
        """Add the arguments of the command."""

    def run(self, args: Namespace) -> None:
        """Run the command."""


class OptionFlag(NamedTuple):
    """An option of a game that commands take as a flag of its own, not only with `--option`."""

    name: str
    metavar: str
    help: str
    read: Callable[[str], object]
    """The value of the option that a text stands for."""


def all_commands() -> dict[str, Command]:
    """The commands by name, those of the games last."""
    of_games = (module.name for module in iter_modules(__path__[1:]))
    names = (*COMMANDS, *of_games)
    return {name: cast(Command, import_module(f"{__name__}.{name}")) for name in names}


def option_flags() -> list[OptionFlag]:
    """The flags that games bring, as `OPTION_FLAGS` in the modules of their commands."""
    brought = (getattr(command, "OPTION_FLAGS", ()) for command in all_commands().values())
    return [flag for flags in brought for flag in flags]
