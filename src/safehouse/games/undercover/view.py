"""What leaves a record: the position, a seat's view, what everybody knows. Nothing else does."""

from typing import Any

import msgspec

from safehouse.games.game import Json, Known, Result, View
from safehouse.games.kernel import Records
from safehouse.games.undercover.cells import cell_name
from safehouse.games.undercover.material import COLOURS, IS_OFFICIAL, IS_SEEN, JOKER, UNKNOWN
from safehouse.games.undercover.options import Options
from safehouse.games.undercover.position import SEATS
from safehouse.games.undercover.record import ENDS, NOBODY, OFF_TABLE, RUNNING, TURN

HIDDEN = "?"


def position(records: Records, options: Options) -> Json:
    """The whole position."""
    return _describe(records, options, None)


def view(records: Records, options: Options, concealed: Records, seat: str) -> View:
    """What a seat may look at now: with assisted memory all that was ever seen, else less."""
    if records[0].end != RUNNING:
        return View(_describe(records, options, None))
    return View(_describe(concealed, options, seat if options.memory == "strict" else None))


def revealed(records: Records, options: Options) -> View:
    """The whole position of a game that is over, also where it was broken off."""
    return View(position(records, options))


def knowledge(concealed: Records, options: Options) -> Known:
    """What is left in a concealed record."""
    return Known(_describe(concealed, options, None))


def result(records: Records) -> Result | None:
    """How the game ended."""
    s: Any = records[0]
    if s.end == RUNNING:
        return None
    seats = SEATS[: s.num_players]
    winners = tuple(seat for p, seat in enumerate(seats) if int(s.winners) >> p & 1)
    return Result(
        winner=winners[0] if len(winners) == 1 else None,
        reason=ENDS[s.end],
        winners=winners if len(winners) > 1 else (),
        scores={seat: points(s, p) for p, seat in enumerate(seats)},
    )


def points(s: Any, p: int) -> int:
    """A player's points so far (U27)."""
    total = 0
    for c in range(6):
        space = int(s.employee[p, c]) - int(s.plain_spaces)
        if space > 0:
            total += int(s.points[c, space - 1]) * (2 if c == (int(s.colour[p]) + 3) % 6 else 1)
    return total


def tile_json(code: int, strict: bool = False) -> Json:
    """A tile; under strict memory an agent shows only the side that is up."""
    up, down = code & 7, code >> 3 & 7
    if down == JOKER:
        return {"joker": True} if up == JOKER else {"hq": COLOURS[up]}
    known = bool(code & IS_SEEN) and not strict
    sides = [_colour(up), _colour(UNKNOWN if strict else down)]
    official, undercover = sides if code & IS_OFFICIAL else reversed(sides)
    tile: Json = {
        "official": official,
        "undercover": undercover,
        "shows": "official" if code & IS_OFFICIAL else "undercover",
    }
    if known:
        tile["seen"] = True
    return tile


def _colour(number: int) -> str:
    return HIDDEN if number == UNKNOWN else COLOURS[number]


def pile_json(s: Any, p: int, strict: bool) -> list[Json]:
    """A pile, its top first."""
    pile = [tile_json(int(code), strict) for code in reversed(s.pile[p, : s.pile_size[p]])]
    if s.piles_show == 2:
        for tile in pile:
            if tile["official"] == tile["undercover"] == HIDDEN:
                tile["shows"] = HIDDEN
    return pile


def _describe(records: Records, options: Options, forgetful: str | None) -> Json:
    """Everything in a record, less what a seat without reminders cannot look up."""
    s: Any = records[0]
    strict = forgetful is not None
    table = sorted((int(s.cell[i]), i) for i in range(int(s.num_tiles)) if s.cell[i] != OFF_TABLE)
    row = {COLOURS[c]: [int(value) for value in s.points[c]] for c in range(6)}
    shown_row: dict[str, list[object]] = {colour: list(values) for colour, values in row.items()}
    players: Json = {}
    for p, seat in enumerate(SEATS[: s.num_players]):
        tiles: Json = {}
        for c, colour in enumerate(COLOURS):
            space = int(s.employee[p, c]) - int(s.plain_spaces)
            if space > 0:
                hidden = strict and seat != forgetful
                tiles[colour] = HIDDEN if hidden else row[colour][space - 1]
                if hidden:
                    shown_row[colour][space - 1] = HIDDEN
        folder = int(s.folder[p])
        players[seat] = {
            "colour": COLOURS[s.colour[p]],
            "joker": bool(s.joker[p]),
            "folder": None
            if folder == NOBODY or s.cell[folder] == OFF_TABLE
            else cell_name(int(s.cell[folder])),
            "employees": {colour: int(s.employee[p, c]) for c, colour in enumerate(COLOURS)},
            "tiles": tiles,
        }
    described: Json = {
        "game": "undercover",
        "to_move": SEATS[s.seat],
        "round": int(s.rounds),
        "last_advance": int(s.last_advance),
        "options": dict(msgspec.to_builtins(options)),
        "players": players,
        "table": {cell_name(cell): tile_json(int(s.tile[i]), strict) for cell, i in table},
        "piles": [pile_json(s, p, strict) for p in range(2)],
        "points": shown_row,
    }
    if s.active != NOBODY:
        tile = tile_json(int(s.tile[s.active]), strict)
        joker = "joker" in tile
        origin = cell_name(int(s.came_from)) if s.came_from != OFF_TABLE else "pile"
        described["active"] = {
            "tile": tile,
            "turned": None if s.stage == TURN else bool(s.turned),
            "from": "joker" if joker else origin,
        }
    return described
