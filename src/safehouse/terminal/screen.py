"""What is written to the terminal, and how: pictures, progress, JSON, errors."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from safehouse.games.game import Picture, Style

STYLES: dict[Style, str] = {
    "plain": "",
    "dim": "dim",
    "strong": "bold",
    "first": "bold black on bright_white",
    "second": "bold bright_white on grey30",
    "mark": "bold green",
}

out = Console(highlight=False, soft_wrap=True)
err = Console(highlight=False, soft_wrap=True, stderr=True)


def show(picture: Picture) -> None:
    """Print a picture."""
    for line in picture:
        out.print(Text.assemble(*((text, STYLES[style]) for text, style in line)))


def say(sentence: str, style: Style = "plain") -> None:
    """Print a sentence."""
    out.print(Text(sentence, STYLES[style]))


def note(sentence: str) -> None:
    """Say something that is not part of the answer."""
    err.print(Text(sentence, "dim"))


def print_json(value: object) -> None:
    """Print one line of JSON."""
    sys.stdout.write(msgspec.json.encode(value).decode() + "\n")


@contextmanager
def progress(total: int, label: str) -> Iterator[Progress]:
    """A progress bar on the error stream, which vanishes when the work is done."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err,
        transient=True,
        disable=not err.is_terminal,
    )
    with bar:
        bar.add_task(label, total=total)
        yield bar
