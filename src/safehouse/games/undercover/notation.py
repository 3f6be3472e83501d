"""Decisions in words, one form everywhere: `take 2,-1`, `turn`, `place 0,3`."""

from typing import Any

from safehouse.games.errors import InvalidText
from safehouse.games.kernel import Records
from safehouse.games.undercover.actions import (
    CORNERS,
    DRAW_BOTTOM,
    KEEP,
    NUM_ACTIONS,
    PLACE_BESIDE,
    PLACE_CORNER,
    SIDES,
    TAKE_JOKER,
    TAKE_PILE,
    TAKE_TILE,
    TURN_OVER,
)
from safehouse.games.undercover.cells import cell_name, parse_cell
from safehouse.games.undercover.material import MOST_TILES
from safehouse.games.undercover.record import OFF_TABLE, ROW

SIMPLE = {
    "take pile 1": TAKE_PILE,
    "take pile 2": TAKE_PILE + 1,
    "take joker": TAKE_JOKER,
    "draw bottom 1": DRAW_BOTTOM,
    "draw bottom 2": DRAW_BOTTOM + 1,
    "turn": TURN_OVER,
    "keep": KEEP,
}
WORDS = {action: text for text, action in SIMPLE.items()}


def tiles_by_cell(records: Records) -> dict[int, int]:
    """The number of the tile on each cell."""
    s: Any = records[0]
    cells = [int(cell) for cell in s.cell[: s.num_tiles]]
    return {cell: i for i, cell in enumerate(cells) if cell != OFF_TABLE}


def parse(text: str, records: Records) -> int:
    """The decision that some words name."""
    words = text.split()
    simple = SIMPLE.get(" ".join(words))
    if simple is not None:
        return simple
    match words:
        case ["take", name]:
            tile = tiles_by_cell(records).get(parse_cell(name))
            if tile is None:
                raise InvalidText("empty_cell", f"There is no tile on {name[:20]}.")
            return TAKE_TILE + tile
        case ["place", name]:
            return _place(name, records, PLACE_BESIDE, SIDES, "beside")
        case ["place", "corner", name]:
            return _place(name, records, PLACE_CORNER, CORNERS, "at the corner of")
    raise InvalidText("bad_decision", f"{text[:40]!r} is not a decision in Undercover.")


def _place(
    name: str, records: Records, first: int, ways: tuple[tuple[int, int], ...], how: str
) -> int:
    """The place belongs to the first tile that it touches."""
    cell = parse_cell(name)
    table = tiles_by_cell(records)
    touching = [
        (table[cell - x - y * ROW], way)
        for way, (x, y) in enumerate(ways)
        if cell - x - y * ROW in table
    ]
    if not touching:
        raise InvalidText("lonely_cell", f"{name} does not lie {how} any tile.")
    tile, way = min(touching)
    return first + 32 * way + tile


def words(action: int, records: Records) -> str:
    """A decision in words."""
    if action in WORDS:
        return WORDS[action]
    s: Any = records[0]
    if TAKE_TILE <= action < PLACE_BESIDE:
        return f"take {cell_name(int(s.cell[action - TAKE_TILE]))}"
    if PLACE_BESIDE <= action < NUM_ACTIONS:
        beside = action < PLACE_CORNER
        way, tile = divmod(action - (PLACE_BESIDE if beside else PLACE_CORNER), 32)
        if tile < MOST_TILES:
            x, y = SIDES[way] if beside else CORNERS[way]
            name = cell_name(int(s.cell[tile]) + x + y * ROW)
            return f"place {name}" if beside else f"place corner {name}"
    raise InvalidText("bad_decision", f"There is no decision with the number {action}.")
