"""Positions at the start of a turn, from and to JSON, and the checks that guard the door."""

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Literal, get_args

import msgspec
import numpy as np

from safehouse.games.contract import Records
from safehouse.games.errors import InvalidText
from safehouse.games.native import entry
from safehouse.games.positions import bad_position, convert_position
from safehouse.games.undercover import rules
from safehouse.games.undercover.cells import column_and_row, parse_cell
from safehouse.games.undercover.material import (
    COLOURS,
    HQS_REMOVED,
    IS_OFFICIAL,
    IS_SEEN,
    JOKER,
    NUM_AGENTS,
    POINTS,
    Colour,
)
from safehouse.games.undercover.options import Options, read_options
from safehouse.games.undercover.record import (
    MAX_DISTANCE,
    MAX_ROUNDS,
    NOBODY,
    RECORD,
    Record,
    record_of,
)

Seat = Literal["first", "second", "third", "fourth"]
SEATS: tuple[Seat, ...] = get_args(Seat)
Space = Annotated[int, msgspec.Meta(ge=0, le=45)]


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile on the table or in a pile: headquarters, a joker, or an agent."""

    hq: Colour | None = None
    joker: bool = False
    official: Colour | None = None
    undercover: Colour | None = None
    shows: Literal["official", "undercover"] | None = None
    seen: bool = False


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is a player's own."""

    colour: Colour
    joker: bool = True
    folder: str | None = None
    employees: dict[Colour, Space] = {}
    tiles: dict[Colour, int] = {}


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position at the start of a turn."""

    game: Literal["undercover"]
    to_move: Seat
    players: dict[Seat, Player]
    table: dict[str, Tile]
    piles: Annotated[list[list[Tile]], msgspec.Meta(min_length=2, max_length=2)]
    points: dict[Colour, list[int]]
    options: dict[str, object] = {}
    round: Annotated[int, msgspec.Meta(ge=1, le=MAX_ROUNDS + 1)] = 1
    last_advance: Annotated[int, msgspec.Meta(ge=0, le=MAX_ROUNDS + 1)] | None = None
    """The round in which an employee moved last; if nothing is said, the one before this."""


def read(given: Mapping[str, object]) -> tuple[Options, Records]:
    """Check a position and lay it out."""
    if "active" in given:
        raise bad_position(
            "A position is taken at the start of a turn; here a tile is off the table."
        )
    position = convert_position(given, Position)
    options = read_options(position.options)
    seats = SEATS[: options.players]
    if set(position.players) != set(seats):
        raise bad_position(f"With {options.players} players the seats are {', '.join(seats)}.")
    if position.to_move not in seats:
        raise bad_position(f"Nobody sits on the {position.to_move} seat.")
    records = np.zeros(1, RECORD)
    s = record_of(records)
    encoded = options.encode()
    s.num_players, s.plain_spaces, s.quiet_first_round, s.piles_show = encoded[:4]
    s.round_cap, s.no_progress = encoded[5], encoded[10]
    clear(records)
    s.seat = SEATS.index(position.to_move)
    s.rounds = position.round
    if position.last_advance is None:
        s.last_advance = max(int(s.last_advance), position.round - 1)
    elif position.last_advance > position.round:
        raise bad_position(
            f"This is round {position.round}; nobody has moved in round {position.last_advance}."
        )
    else:
        s.last_advance = position.last_advance
    cells = _read_table(s, position)
    _read_piles(s, position, options)
    _check_tiles(position, options)
    for colour in COLOURS:
        row = position.points.get(colour, [])
        if sorted(row) != sorted(POINTS):
            raise bad_position(f"The {colour} row has the point tiles 4 to 8 in some order.")
        s.points[COLOURS.index(colour)] = row
    for p, seat in enumerate(seats):
        _read_player(s, p, position.players[seat], cells, options)
    colours = tuple(position.players[seat].colour for seat in seats)
    if len(set(colours)) != len(colours):
        raise bad_position("No two players have the same colour (U15).")
    if options.colours not in ("random", colours):
        raise bad_position("The players' colours are not those that the options name.")
    resume(records)
    return options, records


@entry
def clear(records: Records) -> None:
    """Take everything off the table, before a position is read."""
    rules.clear(records[0])


@entry
def resume(records: Records) -> None:
    """Begin the turn, if the game is not over already."""
    rules.resume(records[0])


def _code(tile: Tile, where: str) -> int:
    official, undercover = tile.official, tile.undercover
    is_agent = official is not None and undercover is not None and tile.shows is not None
    if (tile.hq is not None) + tile.joker + is_agent != 1:
        raise bad_position(f"A tile is headquarters, a joker or an agent ({where}).")
    if tile.hq is not None:
        return COLOURS.index(tile.hq) | JOKER << 3 | IS_OFFICIAL | IS_SEEN
    if official is None or undercover is None:
        return JOKER | JOKER << 3 | IS_OFFICIAL | IS_SEEN
    c, u = COLOURS.index(official), COLOURS.index(undercover)
    if (c - u) % 6 not in (1, 5):
        raise bad_position(
            f"There is no {official} agent that is {undercover} undercover (U3, {where})."
        )
    seen = IS_SEEN if tile.seen else 0
    return c | u << 3 | IS_OFFICIAL | seen if tile.shows == "official" else u | c << 3 | seen


def _read_table(s: Record, position: Position) -> dict[int, int]:
    cells: dict[int, int] = {}
    if len(position.table) > len(s.cell):
        raise bad_position(f"There are at most {len(s.cell)} tiles on the table.")
    for i, (name, tile) in enumerate(position.table.items()):
        try:
            cell = parse_cell(name)
        except InvalidText as refused:
            raise bad_position(str(refused)) from None
        if max(abs(part) for part in column_and_row(cell)) > MAX_DISTANCE:
            raise bad_position(f"The cell {name} is too far away.")
        cells[cell] = i
        s.cell[i] = cell
        s.tile[i] = _code(tile, name)
    s.num_tiles = len(cells)
    return cells


def _read_piles(s: Record, position: Position, options: Options) -> None:
    for p, pile in enumerate(position.piles):
        if len(pile) > 6:
            raise bad_position("A pile has at most six agents (U14).")
        s.pile_size[p] = len(pile)
        for i, tile in enumerate(reversed(pile)):
            if tile.official is None:
                raise bad_position(f"In pile {p + 1} there is something that is not an agent.")
            if options.piles_show not in ("mixed", tile.shows):
                raise bad_position(
                    f"The piles show the {options.piles_show} side of their agents (U14)."
                )
            s.pile[p, i] = _code(tile, f"pile {p + 1}")


def _check_tiles(position: Position, options: Options) -> None:
    tiles = [*position.table.values(), *(tile for pile in position.piles for tile in pile)]
    agents = Counter((tile.official, tile.undercover) for tile in tiles if tile.official)
    for (official, undercover), copies in agents.items():
        if copies > 1:
            raise bad_position(
                f"There is one {official} agent that is {undercover} undercover (U4)."
            )
    if len(agents) != NUM_AGENTS:
        raise bad_position(f"There are twelve agents (U3), and here are {len(agents)}.")
    hqs = Counter(tile.hq for tile in tiles if tile.hq)
    staying = 6 - HQS_REMOVED[options.players]
    if len(hqs) != staying or max(hqs.values()) > 1:
        raise bad_position(
            f"With {options.players} players {staying} different headquarters stay (U13)."
        )
    jokers = sum(tile.joker for tile in tiles) + sum(p.joker for p in position.players.values())
    if jokers != options.players:
        raise bad_position(f"There are {options.players} jokers, one for each player (U13).")


def _read_player(
    s: Record, p: int, player: Player, cells: dict[int, int], options: Options
) -> None:
    s.colour[p] = COLOURS.index(player.colour)
    s.joker[p] = player.joker
    s.folder[p] = NOBODY
    if player.folder is not None:
        try:
            tile = cells.get(parse_cell(player.folder))
        except InvalidText as refused:
            raise bad_position(str(refused)) from None
        if tile is None or _is_hq(s, tile):
            raise bad_position(f"The {SEATS[p]} folder lies on no agent and no joker.")
        if any(s.folder[q] == tile for q in range(p)):
            raise bad_position("No two folders lie on one tile (U16).")
        s.folder[p] = tile
    for c, colour in enumerate(COLOURS):
        space = player.employees.get(colour, 0)
        if space > options.plain_spaces + 5:
            raise bad_position(f"The {colour} row has {options.plain_spaces + 5} spaces.")
        if space and any(s.employee[q, c] == space for q in range(p)):
            raise bad_position(f"Two employees stand on space {space} of the {colour} row.")
        s.employee[p, c] = space
        reached = space - options.plain_spaces
        value = int(s.points[c, reached - 1]) if reached > 0 else None
        if player.tiles and player.tiles.get(colour) != value:
            raise bad_position(
                f"The {SEATS[p]} player's {colour} tile is not where the employee stands."
            )


def _is_hq(s: Record, tile: int) -> bool:
    """Whether a tile is headquarters."""
    code = int(s.tile[tile])
    return code >> 3 & 7 == JOKER and code & 7 != JOKER
