"""Arguments that several commands share."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from safehouse.games import GAMES

if TYPE_CHECKING:
    from safehouse.games.telling import Language

LANGUAGES = ("en", "de", "fr")
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
    parser.add_argument("game", metavar="GAME", help=", ".join(GAMES))


def add_seed(parser: ArgumentParser, default: str = "0") -> None:
    """The seed of a new game; `default` is only shown in the help text."""
    parser.add_argument(
        "--seed", type=between(0, MAX_SEED), help=f"what deals the game ({default})"
    )


def add_language(parser: ArgumentParser) -> None:
    """The language of the answer."""
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        metavar="|".join(LANGUAGES),
        help="the language of the output (default: the system's, or English)",
    )


def language_of(args: Namespace) -> "Language":
    """The language that was asked for, or else the system's."""
    from safehouse.terminal.wording import preferred_language

    chosen: Language | None = args.language
    return chosen or preferred_language()


def add_save(parser: ArgumentParser) -> None:
    """Where to save one game."""
    parser.add_argument(
        "--save",
        type=Path,
        metavar="FILE",
        help="save the game; .txt for people, anything else is JSON",
    )


def add_settings(parser: ArgumentParser) -> None:
    """The settings of a server that every command about one needs."""
    parser.add_argument("--settings", type=Path, metavar="FILE", help="settings in TOML")
    parser.add_argument("--database", metavar="URL|FILE", help="PostgreSQL, or a file of SQLite")
