"""Files that commands read and write."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from safehouse.games.errors import Refused

if TYPE_CHECKING:
    from safehouse.engine.game_file import GameFile

MAX_FILE = 4_000_000
"""Bytes; the longest game is far below."""


def read(path: Path) -> bytes:
    """What is in a file, or on standard input for `-`."""
    is_standard_input = str(path) == "-"
    if is_standard_input and sys.stdin is None:
        raise Refused("no_file", "Standard input is closed.")
    try:
        if is_standard_input:
            data = sys.stdin.buffer.read(MAX_FILE + 1)
        else:
            with path.open("rb") as file:
                data = file.read(MAX_FILE + 1)
    except (OSError, ValueError) as error:
        raise _refused(path, "read", error) from None
    if len(data) > MAX_FILE:
        sentence = f"{path} is larger than {MAX_FILE} bytes."
        raise Refused("too_large", sentence, why="file", file=str(path), most=MAX_FILE)
    return data


def check_writable(path: Path | None) -> None:
    """Refuse a file that cannot be written, before there is anything to write."""
    if path is None:
        return
    try:
        is_new = not path.exists()
        path.open("ab").close()
        if is_new:
            path.unlink()
    except (OSError, ValueError) as error:
        raise _refused(path, "write", error) from None


def write(path: Path, data: bytes) -> None:
    """Write a file, or refuse in one sentence."""
    try:
        path.write_bytes(data)
    except (OSError, ValueError) as error:
        raise _refused(path, "write", error) from None


def write_game_file(path: Path | None, game_file: "GameFile") -> None:
    """Save a game, if somebody asked for it."""
    from safehouse.engine.game_file import to_json, to_text

    if path is not None:
        is_text = path.suffix == ".txt"
        write(path, to_text(game_file).encode() if is_text else to_json(game_file) + b"\n")


def _refused(path: Path, why: str, error: OSError | ValueError) -> Refused:
    reason = getattr(error, "strerror", None) or "it is not a file name"
    file, done = str(path)[:200], "read" if why == "read" else "written"
    sentence = f"{file} cannot be {done}: {reason}."
    return Refused("no_file", sentence, why=why, file=file, reason=reason)
