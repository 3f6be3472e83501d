"""Positions of Undercover in a few words, and the questions that the ruling tests put to a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypedDict, Unpack, overload

from tests.plain import plain

WHEEL = ("red", "orange", "yellow", "green", "blue", "violet")
SEATS = ("first", "second", "third", "fourth")
VALUES = (4, 5, 6, 7, 8)
HQ_CELLS = {
    "red": "0,0",
    "orange": "1,0",
    "yellow": "2,0",
    "green": "2,1",
    "blue": "1,1",
    "violet": "0,1",
}
HQS = {2: "red orange yellow green", 3: "red orange yellow", 4: "red orange yellow green"}
"""The headquarters of a position that names none, by the number of players."""

Position = dict[str, Any]


def beside(colour: str, steps: int) -> str:
    """The colour so many steps further on the wheel."""
    return WHEEL[(WHEEL.index(colour) + steps) % 6]


def opposite(colour: str) -> str:
    """The colour across the wheel."""
    return beside(colour, 3)


AGENTS = tuple(f"{colour}/{beside(colour, way)}" for colour in WHEEL for way in (1, -1))
"""All agents, the official colour first."""


class Game(Protocol):
    """What both implementations of the rules offer."""

    @property
    def actor(self) -> str | None: ...

    @property
    def result(self) -> object: ...

    def decisions(self) -> Sequence[str]: ...

    def decide(self, text: str, /) -> Game: ...

    def position(self) -> Mapping[str, Any]: ...


class SecretGame(Game, Protocol):
    """What only the product offers: the same game as each seat sees it."""

    @property
    def seats(self) -> tuple[str, ...]: ...

    def decide(self, text: str, /) -> SecretGame: ...

    def view(self, seat: str, /) -> Mapping[str, Any]: ...

    def knowledge(self, seat: str, /) -> Mapping[str, Any]: ...

    def events(self, seat: str, /) -> Sequence[Mapping[str, Any]]: ...


class Words(TypedDict, total=False):
    """How a position is described; see `position`."""

    players: int
    colours: str
    hqs: str
    pile_1: str
    pile_2: str
    folders: Mapping[str, str]
    employees: Mapping[str, str]
    points: str
    spent_jokers: str
    to_move: str
    round: int
    last_advance: int
    options: Mapping[str, object]


class Load(Protocol):
    """Sets up a game from a position in words."""

    def __call__(self, table: str = "", **words: Unpack[Words]) -> Game: ...


class LoadSecret(Protocol):
    """Sets up a game of the product from a position in words."""

    def __call__(self, table: str = "", **words: Unpack[Words]) -> SecretGame: ...


class Deal(Protocol):
    """Deals a new game of the product."""

    def __call__(
        self, options: Mapping[str, object] | None = None, *, seed: int = 0
    ) -> SecretGame: ...


def position(table: str = "", **words: Unpack[Words]) -> Position:
    """The position that these words describe.

    The table is written "5,0 joker; 3,0 red/orange official seen; 4,0 hq blue". An agent is named
    by its official and its undercover colour and shows the latter unless it is said to lie
    "official". Unless the table names headquarters, those in `hqs` lie on their cells.

    Piles are written top first, "red/orange; ...; blue/green official"; the agents that are
    mentioned nowhere go where the dots are, into the first pile as long as it has room. Where an
    agent of a pile lies official side up, the piles are mixed unless the options tell otherwise.

    Employees are written {"first": "red 7, blue 2"}, and start in the info centre; rows of point
    tiles "red 8 7 6 5 4", and ascend unless told otherwise. Colours go round the wheel from red.
    The players in `spent_jokers` have no joker left; it must be on the table then. Unless
    `last_advance` names another, an employee moved in the round before.
    """
    players = words.get("players", 2)
    options = dict(words.get("options", {}))
    if players != 2:
        options["players"] = players
    plain_spaces = options.get("plain_spaces", 6)
    assert isinstance(plain_spaces, int)
    seats = SEATS[:players]
    colours = words.get("colours", " ".join(WHEEL[:players])).split()
    assert len(colours) == players
    points = {colour: list(VALUES) for colour in WHEEL}
    for row in _split(words.get("points", ""), ","):
        points[row[0]] = [int(value) for value in row[1:]]
    tiles = _table(table, words.get("hqs", HQS[players]))
    spent = words.get("spent_jokers", "").split()
    assert len(spent) == sum("joker" in tile for tile in tiles.values()), "jokers do not add up"
    piles = _piles(words.get("pile_1"), words.get("pile_2"), tiles)
    if any(agent["shows"] == "official" for pile in piles for agent in pile):
        options.setdefault("piles_show", "mixed")
    folders = words.get("folders", {})
    standing = words.get("employees", {})
    described: Position = {
        "game": "undercover",
        "to_move": words.get("to_move", "first"),
        "round": words.get("round", 1),
        "last_advance": words.get("last_advance", words.get("round", 1) - 1),
        "options": options,
        "players": {},
        "table": tiles,
        "piles": piles,
        "points": points,
    }
    for seat, colour in zip(seats, colours, strict=True):
        where = dict.fromkeys(WHEEL, 0)
        for row_colour, space in _split(standing.get(seat, ""), ","):
            where[row_colour] = int(space)
        described["players"][seat] = {
            "colour": colour,
            "joker": seat not in spent,
            "folder": folders.get(seat),
            "employees": where,
            "tiles": {
                row: points[row][space - plain_spaces - 1]
                for row, space in where.items()
                if space > plain_spaces
            },
        }
    return described


def _split(text: str, separator: str = ";") -> list[list[str]]:
    return [words.split() for words in text.split(separator) if words.strip()]


def _agent(sides: str, marks: Sequence[str]) -> dict[str, object]:
    assert sides in AGENTS, f"there is no agent {sides}"
    assert set(marks) <= {"official", "undercover", "seen"}, marks
    official, undercover = sides.split("/")
    shows = "official" if "official" in marks else "undercover"
    seen: dict[str, object] = {"seen": True} if "seen" in marks else {}
    return {"official": official, "undercover": undercover, "shows": shows, **seen}


def _table(text: str, hqs: str) -> dict[str, dict[str, object]]:
    tiles: dict[str, dict[str, object]] = {}
    if " hq " not in text:
        tiles = {HQ_CELLS[colour]: {"hq": colour} for colour in hqs.split()}
    for where, what, *marks in _split(text):
        assert where not in tiles, f"{where} is occupied"
        if what == "hq":
            tiles[where] = {"hq": marks[0]}
        elif what == "joker":
            tiles[where] = {"joker": True}
        else:
            tiles[where] = _agent(what, marks)
    return tiles


def _piles(
    first: str | None, second: str | None, tiles: Mapping[str, Mapping[str, object]]
) -> list[list[dict[str, object]]]:
    written = [_split("..." if text is None else text) for text in (first, second)]
    mentioned = {words[0] for pile in written for words in pile}
    mentioned |= {sides(tile) for tile in tiles.values() if "official" in tile}
    rest = [agent for agent in AGENTS if agent not in mentioned]
    piles = []
    for words_of_pile in written:
        pile: list[dict[str, object]] = []
        for name, *marks in words_of_pile:
            if name == "...":
                room = 7 - len(words_of_pile)
                pile += [_agent(agent, ()) for agent in rest[:room]]
                rest = rest[room:]
            else:
                pile.append(_agent(name, marks))
        piles.append(pile)
    assert not rest, f"nowhere is {', '.join(rest)}"
    return piles


@overload
def play(game: SecretGame, *decisions: str) -> SecretGame: ...


@overload
def play(game: Game, *decisions: str) -> Game: ...


def play(game: Game, *decisions: str) -> Game:
    """The game after these decisions."""
    for text in decisions:
        game = game.decide(text)
    return game


def choices(game: Game) -> set[str]:
    """The decisions among which the actor chooses now."""
    return set(game.decisions())


def takes(game: Game) -> set[str]:
    """What the actor may activate: "pile 1", "joker", a cell."""
    return {text.removeprefix("take ") for text in game.decisions() if text.startswith("take ")}


def places(game: Game) -> set[str]:
    """The cells that are offered edge to edge."""
    found = [text.split() for text in game.decisions()]
    return {words[1] for words in found if words[0] == "place" and len(words) == 2}


def corners(game: Game) -> set[str]:
    """The cells that are offered at a corner."""
    found = [text.split() for text in game.decisions()]
    return {words[2] for words in found if words[:2] == ["place", "corner"]}


def is_refused(game: Game, text: str) -> bool:
    """Whether the game does not accept a decision."""
    try:
        game.decide(text)
    except ValueError:
        return True
    return False


def outcome(game: Game) -> tuple[list[str], str, dict[str, int]] | None:
    """Winners, reason and scores once the game is over."""
    result = game.result
    if result is None:
        return None
    if isinstance(result, Mapping):
        return list(result["winners"]), result["reason"], dict(result["scores"])
    found: Any = result
    winners = list(found.winners) if found.winner is None else [found.winner]
    return winners, found.reason, dict(found.scores)


def winners(game: Game) -> list[str]:
    """Who has won a game that is over."""
    ended = outcome(game)
    assert ended is not None
    return ended[0]


def scores(game: Game) -> dict[str, int]:
    """The points in a game that is over."""
    ended = outcome(game)
    assert ended is not None
    return ended[2]


def sides(tile: Mapping[str, object]) -> str:
    """The name of an agent: its official and its undercover colour."""
    return f"{tile['official']}/{tile['undercover']}"


def named(tile: Mapping[str, object]) -> str:
    """A tile as it is written in `position`, with "seen" where both sides are known."""
    if "hq" in tile:
        return f"hq {tile['hq']}"
    if "joker" in tile:
        return "joker"
    return f"{sides(tile)} {tile['shows']}{' seen' if tile.get('seen') else ''}"


def colour_of(tile: Mapping[str, Any]) -> str | None:
    """The colour that a tile shows; a joker has none."""
    if "joker" in tile:
        return None
    colour = tile["hq"] if "hq" in tile else tile[tile["shows"]]
    assert colour in WHEEL
    return str(colour)


def at(game: Game, cell: str) -> str | None:
    """What lies on a cell, or None when it is empty."""
    tile = plain(game.position())["table"].get(cell)
    return None if tile is None else named(tile)


def active(game: Game) -> str:
    """The tile that is off the table."""
    return named(plain(game.position())["active"]["tile"])


def pile(game: Game, number: int) -> list[str]:
    """The agents of a pile by their names, the top first."""
    return [sides(tile) for tile in plain(game.position())["piles"][number - 1]]


def folder(game: Game, seat: str) -> str | None:
    """The cell on which a player's folder lies."""
    found: str | None = plain(game.position())["players"][seat]["folder"]
    return found


def spaces(game: Game, seat: str) -> dict[str, int]:
    """Where a player's employees stand, those in the info centre left out."""
    standing = plain(game.position())["players"][seat]["employees"]
    assert set(standing) == set(WHEEL)
    return {colour: space for colour, space in standing.items() if space}


def tiles(game: Game, seat: str) -> dict[str, int]:
    """The point tiles that a player holds."""
    return dict(plain(game.position())["players"][seat]["tiles"])


def viewers(game: SecretGame) -> tuple[str, ...]:
    """Everyone who looks at a game."""
    return (*game.seats, "spectator")


def happened(game: SecretGame, seat: str, event: str) -> list[dict[str, Any]]:
    """The events of one sort that the last decision brought, as a seat sees them."""
    return [dict(found) for found in plain(game.events(seat)) if found["event"] == event]
