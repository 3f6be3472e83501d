"""What is written to the terminal, and how: pictures, progress, JSON, errors."""

import io
import re
import sys
import textwrap
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


class Screen(Console):
    """A console that leaves a broken pipe to `main`."""

    def on_broken_pipe(self) -> None:
        """Whoever read what is written here has gone."""
        raise


out = Screen(highlight=False, soft_wrap=True, emoji=False)
err = Screen(highlight=False, soft_wrap=True, emoji=False, stderr=True)


def counted(n: int, what: str) -> str:
    """`1 game`, `2 games`."""
    return f"{n} {what}" if n == 1 else f"{n} {what}s"


def show(picture: Picture) -> None:
    """Print a picture."""
    _use_what_there_is()
    for line in picture:
        out.print(Text.assemble(*((text, STYLES[style]) for text, style in line)))


def say(sentence: str, style: Style = "plain") -> None:
    """Print a sentence that fits the width of the terminal."""
    _use_what_there_is()
    out.print(Text(_fitting(sentence), STYLES[style]))


def _fitting(text: str) -> str:
    """The text in lines that fit into the terminal, continued under their last column."""
    if not out.is_terminal:
        return text
    lines = []
    for line in text.split("\n"):
        indent = max((found.end() for found in re.finditer(r"^ +|\S {2,}(?=\S)", line)), default=0)
        lines += textwrap.wrap(
            line,
            out.width,
            subsequent_indent=" " * min(indent, 30),
            drop_whitespace=True,
            replace_whitespace=False,
            expand_tabs=False,
        ) or [""]
    return "\n".join(lines)


def _use_what_there_is() -> None:
    if isinstance(sys.stdout, io.TextIOWrapper) and sys.stdout.errors == "strict":
        sys.stdout.reconfigure(errors="replace")


def note(sentence: str) -> None:
    """Say something that is not part of the answer."""
    err.print(Text(sentence, "dim"))


def print_json(value: object) -> None:
    """Print one line of JSON."""
    sys.stdout.write(msgspec.json.encode(value).decode() + "\n")


class Bar(Progress):
    """A progress bar for one task."""

    def step(self, steps: int = 1) -> None:
        """So much more is done."""
        self.advance(self.task_ids[0], steps)


@contextmanager
def progress(total: int, label: str) -> Iterator[Bar]:
    """A progress bar on the error stream, which vanishes when the work is done."""
    bar = Bar(
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
