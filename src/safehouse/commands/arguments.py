"""Arguments that several commands share; their help is said by messages with these ids."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from safehouse.texts import Messages, files_about, messages_of, preferred_language

if TYPE_CHECKING:
    from safehouse.games.telling import Language

MAX_SEED = (1 << 64) - 1


def between(least: int, most: int) -> Callable[[str], int]:
    """The type of an argument that is a number in these limits."""

    def read(text: str) -> int:
        if not text.isdecimal() or len(text) > 20 or not least <= int(text) <= most:
            raise ArgumentTypeError(f"a number from {least} to {most} is needed")
        return int(text)

    return read


def add_game(parser: ArgumentParser) -> None:
    """The game, by its name."""
    parser.add_argument("game", metavar="GAME", help="argument-game")


def add_seed(parser: ArgumentParser, help: str = "argument-seed") -> None:
    """The seed of a new game."""
    parser.add_argument("--seed", type=between(0, MAX_SEED), metavar="N", help=help)


def language_of(args: Namespace) -> "Language":
    """The language that was asked for, or else the system's."""
    chosen: Language | None = args.language
    return chosen or preferred_language()


def messages_in(args: Namespace) -> Messages:
    """What a command says."""
    return messages_of(language_of(args), *files_about("commands"))


def add_save(parser: ArgumentParser) -> None:
    """Where to save one game."""
    parser.add_argument(
        "--save",
        type=Path,
        metavar="FILE",
        help="argument-save",
    )


def add_settings(parser: ArgumentParser) -> None:
    """The settings of a server that every command about one needs."""
    parser.add_argument("--settings", type=Path, metavar="FILE", help="argument-settings")
    parser.add_argument("--database", metavar="URL|FILE", help="argument-database")
