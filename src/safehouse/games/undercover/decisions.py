"""The decisions of Undercover. A place is "this side of that tile", so the table needs no edge."""

from collections.abc import Sequence

from safehouse.games.contract import Records
from safehouse.games.decisions import Decisions, Place, Verb
from safehouse.games.errors import InvalidText
from safehouse.games.undercover.cells import cell_name, parse_cell
from safehouse.games.undercover.material import MAX_TILES
from safehouse.games.undercover.record import OFF_TABLE, ROW

SIDES = ((1, 0), (0, 1), (-1, 0), (0, -1))
"""Column and row of the cell at each side of a tile; the opposite of side d is (d + 2) % 4."""

CORNERS = ((1, 1), (-1, 1), (-1, -1), (1, -1))

TILES_A_SIDE = 32
"""How many decision numbers each side, or corner, takes up."""


def tiles_by_cell(records: Records) -> dict[int, int]:
    """The number of the tile on each cell."""
    s = records[0]
    cells = [int(cell) for cell in s.cell[: s.num_tiles]]
    return {cell: i for i, cell in enumerate(cells) if cell != OFF_TABLE}


def read_tile(texts: Sequence[str], records: Records) -> int:
    """The tile on a cell."""
    tile = tiles_by_cell(records).get(parse_cell(texts[0]))
    if tile is None:
        cell = texts[0][:20]
        raise InvalidText("empty_cell", f"There is no tile on {cell}.", cell=cell)
    return tile


def write_tile(tile: int, records: Records) -> Sequence[str]:
    """The cell on which a tile lies."""
    return (cell_name(int(records[0].cell[tile])),)


def _placing(verb: str, directions: tuple[tuple[int, int], ...], how: str) -> Verb:
    """A verb for cells that touch a tile; such a cell belongs to the first tile that it touches."""

    def read(texts: Sequence[str], records: Records) -> int:
        cell = parse_cell(texts[0])
        table = tiles_by_cell(records)
        touching = [
            (table[cell - x - y * ROW], direction)
            for direction, (x, y) in enumerate(directions)
            if cell - x - y * ROW in table
        ]
        if not touching:
            sentence = f"There is no tile {how} {texts[0]}."
            raise InvalidText("lonely_cell", sentence, cell=texts[0], how=how.replace(" ", "-"))
        tile, direction = min(touching)
        return TILES_A_SIDE * direction + tile

    def write(number: int, records: Records) -> Sequence[str] | None:
        direction, tile = divmod(number, TILES_A_SIDE)
        if tile >= MAX_TILES:
            return None
        x, y = directions[direction]
        return (cell_name(int(records[0].cell[tile]) + x + y * ROW),)

    return Verb(verb, {"cell": CELL}, read, write, size=TILES_A_SIDE * len(directions))


PILE = Place("pile", ("1", "2"))
CELL = Place("cell", ())
DECISIONS = Decisions(
    "Undercover",
    Verb("take pile", {"pile": PILE}),
    Verb("take joker"),
    Verb("draw bottom", {"pile": PILE}),
    Verb("turn"),
    Verb("keep"),
    Verb("take", {"cell": CELL}, read_tile, write_tile, size=MAX_TILES),
    _placing("place", SIDES, "next to"),
    _placing("place corner", CORNERS, "at a corner of"),
)

TAKE_PILE = DECISIONS.first["take pile"]
TAKE_JOKER = DECISIONS.first["take joker"]
DRAW_BOTTOM = DECISIONS.first["draw bottom"]
TURN_OVER = DECISIONS.first["turn"]
KEEP = DECISIONS.first["keep"]
TAKE_TILE = DECISIONS.first["take"]
PLACE_BESIDE = DECISIONS.first["place"]
PLACE_CORNER = DECISIONS.first["place corner"]
