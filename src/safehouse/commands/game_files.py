"""What commands that play many games keep: the game files, and counts of what happened."""

from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from safehouse.commands.files import write

if TYPE_CHECKING:
    from safehouse.engine.counting import Happened
    from safehouse.engine.game_file import GameFile


def add_game_files(parser: ArgumentParser) -> None:
    """Whether to count, and where to write the game files."""
    parser.add_argument(
        "--count",
        action="store_true",
        help="replay the games and count turns, decisions, events and points",
    )
    parser.add_argument(
        "--save", type=Path, metavar="FILE", help="save the games, one in JSON on each line"
    )


def write_game_files(path: Path | None, game_files: "Sequence[GameFile]") -> None:
    """Write the game files, if somebody asked for them."""
    from safehouse.engine.game_file import to_json

    if path is not None:
        write(path, b"\n".join(map(to_json, game_files)) + b"\n")


def count(game_files: "Sequence[GameFile]") -> "Happened":
    """Replay the games and count what happened."""
    from safehouse.engine.counting import count_what_happened
    from safehouse.terminal.screen import progress

    with progress(len(game_files), "Counting") as bar:
        return count_what_happened(game_files, bar.step)
