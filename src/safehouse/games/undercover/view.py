"""What leaves a record: the position, a seat's view, what everybody knows, and what happened."""

from typing import Annotated, Literal

import msgspec

from safehouse.games import telling
from safehouse.games.contract import Concealed, Records
from safehouse.games.game import Result
from safehouse.games.telling import HIDDEN
from safehouse.games.undercover.cells import cell_name
from safehouse.games.undercover.material import (
    COLOURS,
    IS_OFFICIAL,
    IS_SEEN,
    JOKER,
    UNKNOWN,
    Colour,
)
from safehouse.games.undercover.options import Options
from safehouse.games.undercover.position import SEATS, Seat
from safehouse.games.undercover.record import (
    ENDS,
    NOBODY,
    OFF_TABLE,
    RUNNING,
    TURN,
    Record,
    record_of,
)

Side = Literal["official", "undercover"]
Hidden = Literal["?"]
Points = Annotated[dict[Colour, list[int | Hidden]], msgspec.Meta(min_length=6)]


class Tile(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tile on the table or in a pile: headquarters, a joker, or an agent with two sides."""

    hq: Colour | None = None
    joker: bool = False
    official: Colour | Hidden | None = None
    undercover: Colour | Hidden | None = None
    shows: Side | Hidden | None = None
    seen: bool = False
    """Whether both sides of the agent have been seen."""


class Player(msgspec.Struct, frozen=True):
    """What is a player's own."""

    colour: Colour
    joker: bool
    folder: str | None
    employees: Annotated[dict[Colour, int], msgspec.Meta(min_length=6)]
    tiles: dict[Colour, int | Hidden]


class Active(msgspec.Struct, frozen=True, rename={"origin": "from"}):
    """The tile that is off the table; `turned` is null while that is to be decided."""

    tile: Tile
    turned: bool | None
    origin: str


class View(telling.View, frozen=True):
    """The table and the information board."""

    game: str
    to_move: Seat
    round: int
    last_advance: int
    options: Options
    players: dict[str, Player]
    table: dict[str, Tile]
    piles: list[list[Tile]]
    points: Points
    active: Active | None = None


def position(records: Records, options: Options) -> View:
    """The whole position, which is also what is revealed at the end."""
    return _describe(record_of(records), options, None)


def view(concealed: Concealed, options: Options, seat: str) -> View:
    """What a seat may look at now: with assisted memory all that was ever seen, else less."""
    s = record_of(concealed)
    is_strict = options.memory == "strict" and s.end == RUNNING
    return _describe(s, options, seat if is_strict else None)


def knowledge(concealed: Concealed, options: Options, seat: str) -> View:
    """What everybody knows with a perfect memory."""
    return _describe(record_of(concealed), options, None)


def result(records: Records) -> Result | None:
    """How the game ended."""
    s = record_of(records)
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


def points(s: Record, p: int) -> int:
    """A player's points so far (U27)."""
    total = 0
    for c in range(6):
        space = int(s.employee[p, c]) - int(s.plain_spaces)
        if space > 0:
            total += int(s.points[c, space - 1]) * (2 if c == (int(s.colour[p]) + 3) % 6 else 1)
    return total


def tile_of(code: int, strict: bool = False) -> Tile:
    """A tile; under strict memory an agent shows only the side that is up."""
    if code >> 3 & 7 == JOKER:
        return Tile(joker=True) if code & 7 == JOKER else Tile(hq=COLOURS[code & 7])
    up, down = _colour(code & 7), _colour(UNKNOWN if strict else code >> 3 & 7)
    seen = bool(code & IS_SEEN) and not strict
    if code & IS_OFFICIAL:
        return Tile(official=up, undercover=down, shows="official", seen=seen)
    return Tile(official=down, undercover=up, shows="undercover", seen=seen)


def _colour(number: int) -> Colour | Hidden:
    return HIDDEN if number == UNKNOWN else COLOURS[number]


def _pile(s: Record, p: int, strict: bool) -> list[Tile]:
    """A pile, its top first."""
    pile = [tile_of(int(code), strict) for code in reversed(s.pile[p, : s.pile_size[p]])]
    if s.piles_show == 2:
        unseen = Tile(official=HIDDEN, undercover=HIDDEN, shows=HIDDEN)
        pile = [unseen if agent.official == agent.undercover else agent for agent in pile]
    return pile


def _describe(s: Record, options: Options, forgetful: str | None) -> View:
    """Everything in a record except what a seat must remember for itself."""
    strict = forgetful is not None
    table = sorted((int(s.cell[i]), i) for i in range(int(s.num_tiles)) if s.cell[i] != OFF_TABLE)
    values: dict[Colour, list[int | Hidden]] = {
        colour: s.points[c].tolist() for c, colour in enumerate(COLOURS)
    }
    players: dict[str, Player] = {}
    for p, seat in enumerate(SEATS[: s.num_players]):
        players[seat] = _player(s, p, values, hidden=strict and seat != forgetful)
    if strict:
        for one, player in players.items():
            if one != forgetful:
                for colour in player.tiles:
                    space = player.employees[colour] - int(s.plain_spaces)
                    values[colour][space - 1] = HIDDEN
    return View(
        game="undercover",
        to_move=SEATS[s.seat],
        round=int(s.rounds),
        last_advance=int(s.last_advance),
        options=options,
        players=players,
        table={cell_name(cell): tile_of(int(s.tile[i]), strict) for cell, i in table},
        piles=[_pile(s, p, strict) for p in range(2)],
        points=values,
        active=None if s.active == NOBODY else _active(s, strict),
    )


def _player(s: Record, p: int, values: Points, hidden: bool) -> Player:
    tiles: dict[Colour, int | Hidden] = {}
    for c, colour in enumerate(COLOURS):
        space = int(s.employee[p, c]) - int(s.plain_spaces)
        if space > 0:
            tiles[colour] = HIDDEN if hidden else values[colour][space - 1]
    folder = int(s.folder[p])
    lies = folder != NOBODY and s.cell[folder] != OFF_TABLE
    return Player(
        colour=COLOURS[s.colour[p]],
        joker=bool(s.joker[p]),
        folder=cell_name(int(s.cell[folder])) if lies else None,
        employees={colour: int(s.employee[p, c]) for c, colour in enumerate(COLOURS)},
        tiles=tiles,
    )


def _active(s: Record, strict: bool) -> Active:
    tile = tile_of(int(s.tile[s.active]), strict)
    origin = cell_name(int(s.came_from)) if s.came_from != OFF_TABLE else "pile"
    return Active(
        tile=tile,
        turned=None if s.stage == TURN else bool(s.turned),
        origin="joker" if tile.joker else origin,
    )
