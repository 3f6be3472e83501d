"""The commands of `safehouse`, one module each."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import NamedTuple, Protocol, cast

from safehouse.games import GAMES, package_of

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

# A game may bring commands in a folder of its own. Their modules count as modules of this package,
# so that they can be imported without the game, whose rules may have to be compiled.
for game in GAMES:
    spec = find_spec(package_of(game))
    for folder in (spec and spec.submodule_search_locations) or ():
        __path__.append(str(Path(folder) / "commands"))


class Command(Protocol):
    """What the module of a command has; it imports nothing slow before it runs."""

    HELP: str
    """What it does, in English; or the id of a message that says it in the reader's language."""

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


def commands_of_games() -> list[str]:
    """The names of the commands that games bring."""
    return [module.name for module in iter_modules(__path__[1:])]


def command_named(name: str) -> Command:
    """A command by its name."""
    return cast(Command, import_module(f"{__name__}.{name}"))


def option_flags() -> list[OptionFlag]:
    """The flags that games bring, as `OPTION_FLAGS` in the modules of their commands."""
    brought = (getattr(command_named(name), "OPTION_FLAGS", ()) for name in commands_of_games())
    return [flag for flags in brought for flag in flags]
