"""The names of cells: `column,row`, with `0,0` at the top left headquarters."""

import re

from safehouse.games.errors import InvalidText
from safehouse.games.undercover.record import MAX_DISTANCE, ORIGIN, ROW

_CELL = re.compile(r"^(0|-?[1-9]\d{0,3}),(0|-?[1-9]\d{0,3})$")


def cell_name(cell: int) -> str:
    """The name of a cell, such as `-1,2`."""
    row, column = divmod(cell, ROW)
    return f"{column - ORIGIN % ROW},{row - ORIGIN // ROW}"


def column_and_row(cell: int) -> tuple[int, int]:
    """Where a cell is, counted from the top left headquarters."""
    row, column = divmod(cell, ROW)
    return column - ORIGIN % ROW, row - ORIGIN // ROW


def parse_cell(name: str) -> int:
    """The cell that has a name."""
    match = _CELL.match(name)
    if match is None or max(abs(int(match[1])), abs(int(match[2]))) > 2 * MAX_DISTANCE:
        sentence = f"{name[:20]!r} is not a cell: write column,row."
        raise InvalidText("unknown_cell", sentence, value=name[:20])
    return ORIGIN + int(match[1]) + int(match[2]) * ROW
