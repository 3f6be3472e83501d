"""What is kept of many games: their records, and counts of what happened in them."""

from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from safehouse.commands.files import write
from safehouse.texts import Words

if TYPE_CHECKING:
    from safehouse.engine.counting import Happened
    from safehouse.engine.record import GameRecord


def add_records(parser: ArgumentParser) -> None:
    """Whether to count, and where to write the records."""
    parser.add_argument(
        "--count",
        action="store_true",
        help="argument-count",
    )
    parser.add_argument("--record", type=Path, metavar="FILE", help="argument-records")


def write_records(path: Path | None, records: "Sequence[GameRecord]") -> None:
    """Write the records, if somebody asked for them."""
    from safehouse.engine.record import to_json

    if path is not None:
        write(path, b"\n".join(map(to_json, records)) + b"\n")


def count(records: "Sequence[GameRecord]", words: Words) -> "Happened":
    """Replay the games and count what happened."""
    from safehouse.engine.counting import count_what_happened
    from safehouse.terminal.screen import progress

    with progress(len(records), words("progress-counting")) as bar:
        return count_what_happened(records, bar.step)
