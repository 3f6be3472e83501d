"""Positions of Sleepers in a few words, and the questions that the ruling tests put to a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Protocol, overload

from safehouse.games.state import State
from tests.plain import plain

TILES = {
    "scientist": 8,
    "militia": 5,
    "saboteur": 1,
    "police": 2,
    "ringleader": 2,
    "recruiter": 2,
    "informant": 2,
    "immigration": 2,
    "double_agent": 2,
    "diversion": 2,
    "master_of_disguise": 2,
}
KINDS = tuple(TILES)
COLOURS = ("white", "black")
SEATS = (*COLOURS, "spectator")

ROWS = {
    "A": (1, 5),
    "B": (1, 6),
    "C": (1, 7),
    "D": (1, 8),
    "E": (1, 9),
    "F": (2, 9),
    "G": (3, 9),
    "H": (4, 9),
    "I": (5, 9),
}
HEXES = tuple(
    f"{row}{column}" for row, (first, last) in ROWS.items() for column in range(first, last + 1)
)
DIRECTIONS = ((0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0))
CORNERS = ("A1", "A5", "E1", "E9", "I5", "I9")

# A bent chain from the bottom to the top of the board, and its neighbour to the right.
CHAIN = ("A3", "B3", "C3", "D4", "E5", "F6", "G7", "H7", "I7")
TWIN = ("A4", "B4", "C4", "D5", "E6", "F7", "G8", "H8", "I8")

Position = dict[str, Any]


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

    def decide(self, text: str, /) -> SecretGame: ...

    def view(self, seat: str, /) -> Mapping[str, Any]: ...

    def knowledge(self, seat: str, /) -> Mapping[str, Any]: ...

    def events(self, seat: str, /) -> Sequence[Mapping[str, Any]]: ...


class PlainGame:
    """A game of the product that tells everything in plain dicts, as the reference does."""

    def __init__(self, state: State) -> None:
        self.state = state

    @property
    def actor(self) -> str | None:
        return self.state.actor

    @property
    def result(self) -> object:
        return self.state.result

    def decisions(self) -> Sequence[str]:
        return self.state.decisions()

    def decide(self, text: str, /) -> PlainGame:
        return PlainGame(self.state.decide(text))

    def position(self) -> Any:
        return plain(self.state.position())

    def view(self, seat: str, /) -> Any:
        return plain(self.state.view(seat))

    def knowledge(self, seat: str, /) -> Any:
        return plain(self.state.knowledge(seat))

    def events(self, seat: str, /) -> Any:
        return plain(self.state.events(seat))


class Load(Protocol):
    """Sets up a game from a position in words."""

    def __call__(
        self,
        white: str = "",
        black: str = "",
        *,
        white_hand: str = "scientist",
        black_hand: str = "scientist",
        white_pile: str = "",
        black_pile: str = "",
        white_killed: str = "",
        black_killed: str = "",
        to_move: str = "white",
        options: Mapping[str, object] | None = None,
        **counters: int,
    ) -> Game: ...


class LoadSecret(Protocol):
    """Sets up a game of the product from a position in words."""

    def __call__(
        self,
        white: str = "",
        black: str = "",
        *,
        white_hand: str = "scientist",
        black_hand: str = "scientist",
        white_pile: str = "",
        black_pile: str = "",
        white_killed: str = "",
        black_killed: str = "",
        to_move: str = "white",
        options: Mapping[str, object] | None = None,
        **counters: int,
    ) -> SecretGame: ...


class Deal(Protocol):
    """Deals a new game of the product."""

    def __call__(
        self, options: Mapping[str, object] | None = None, *, seed: int = 0
    ) -> SecretGame: ...


def position(
    white: str = "",
    black: str = "",
    *,
    white_hand: str = "scientist",
    black_hand: str = "scientist",
    white_pile: str = "",
    black_pile: str = "",
    white_killed: str = "",
    black_killed: str = "",
    to_move: str = "white",
    options: Mapping[str, object] | None = None,
    **counters: int,
) -> Position:
    """The position that these words describe.

    Agents are written "E5 police, D4 militia down, C3 police down seen" and lie face up unless
    they are said to lie down; tiles "police, 3 scientist", killed ones "police, 2 militia down".
    Each player holds a tile unless told otherwise, so that nobody runs out of moves by accident.
    """
    board: dict[str, dict[str, object]] = {}
    for owner, agents in (("white", white), ("black", black)):
        for words in _split(agents):
            where, kind, *marks = words
            assert where in HEXES, f"{where} is no hex"
            assert where not in board, f"{where} is occupied"
            board[where] = {"owner": owner, **_tile(kind, marks)}
    described: Position = {
        "game": "sleepers",
        "to_move": to_move,
        "options": dict(options or {}),
        "board": board,
        "hands": {"white": _kinds(white_hand), "black": _kinds(black_hand)},
        "piles": {"white": _kinds(white_pile), "black": _kinds(black_pile)},
        "killed": {"white": _tiles(white_killed), "black": _tiles(black_killed)},
        **counters,
    }
    for colour in COLOURS:
        for kind, count in Counter(all_tiles(described, colour)).items():
            assert count <= TILES[kind], f"{colour} has too many tiles of the kind {kind}"
    return described


def _split(text: str) -> list[list[str]]:
    return [words.split() for words in text.split(",") if words.strip()]


def _tile(kind: str, marks: Sequence[str]) -> dict[str, object]:
    assert set(marks) <= {"up", "down", "seen"}, marks
    seen: dict[str, object] = {"seen": True} if "seen" in marks else {}
    return {"kind": kind, "face": "down" if "down" in marks else "up", **seen}


def _tiles(text: str) -> list[dict[str, object]]:
    tiles = []
    for words in _split(text):
        count = int(words.pop(0)) if words[0].isdigit() else 1
        kind, *marks = words
        tiles += [_tile(kind, marks) for _ in range(count)]
    return tiles


def _kinds(text: str) -> list[str]:
    return [str(tile["kind"]) for tile in _tiles(text)]


def all_tiles(described: Mapping[str, Any], colour: str) -> list[str]:
    """The kinds of all tiles of a colour, wherever they are."""
    agents = [agent["kind"] for agent in described["board"].values() if agent["owner"] == colour]
    killed = [tile["kind"] for tile in described["killed"][colour]]
    return [*agents, *described["hands"][colour], *described["piles"][colour], *killed]


def network(*hexes: str) -> str:
    """Face-up agents on these hexes (ten at most) that fulfil neither Liberation nor Capture."""
    kinds = ("scientist", "militia")
    return ", ".join(f"{where} {kinds[number % 2]}" for number, where in enumerate(hexes))


def agents(kind: str, hexes: Sequence[str], face: str = "up") -> str:
    """Agents of one kind on these hexes."""
    return ", ".join(f"{where} {kind} {face}" for where in hexes)


def sleepers(*hexes: str) -> str:
    """Sleepers on these hexes (30 at most), Scientists last and a single Saboteur among them."""
    kinds = [kind for kind in reversed(KINDS) for _ in range(TILES[kind])]
    assert len(hexes) <= len(kinds)
    return ", ".join(
        f"{where} {kind} down" for where, kind in zip(hexes, kinds[: len(hexes)], strict=True)
    )


def neighbour(where: str, direction: tuple[int, int]) -> str | None:
    """The next hex in a direction, or None beyond the edge of the board."""
    row, column = chr(ord(where[0]) + direction[0]), int(where[1]) + direction[1]
    return f"{row}{column}" if f"{row}{column}" in HEXES else None


def neighbours(where: str) -> list[str]:
    """The adjacent hexes."""
    near = [neighbour(where, direction) for direction in DIRECTIONS]
    return sorted(found for found in near if found is not None)


def straight_rows() -> list[list[str]]:
    """All rows of five hexes along the three axes."""
    rows = []
    for start in HEXES:
        for direction in DIRECTIONS[:3]:
            row: list[str] = [start]
            while len(row) < 5 and (found := neighbour(row[-1], direction)) is not None:
                row.append(found)
            if len(row) == 5:
                rows.append(row)
    return rows


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


def verbs(game: Game) -> set[str]:
    """The kinds of decisions among which the actor chooses now."""
    return {text.split()[0] for text in game.decisions()}


def chosen(game: Game, verb: str) -> set[str]:
    """What the actor may choose with one verb: the words after it."""
    return {text.removeprefix(f"{verb} ") for text in game.decisions() if text.split()[0] == verb}


def is_refused(game: Game, text: str) -> bool:
    """Whether the game does not accept a decision."""
    try:
        game.decide(text)
    except ValueError:
        return True
    return False


def outcome(game: Game) -> tuple[str | None, str] | None:
    """Winner and reason once the game is over."""
    result = game.result
    if result is None:
        return None
    if isinstance(result, Mapping):
        return result["winner"], result["reason"]
    return result.winner, result.reason  # type: ignore[attr-defined]


def at(game: Game, where: str) -> str | None:
    """Who lies on a hex, as "white police up", or None when it is empty."""
    agent = game.position()["board"].get(where)
    return None if agent is None else f"{agent['owner']} {agent['kind']} {agent['face']}"


def occupied(game: Game) -> set[str]:
    """The hexes that hold an agent."""
    return set(game.position()["board"])


def hand(game: Game, colour: str) -> list[str]:
    """The kinds in a hand, in the order of the alphabet."""
    return sorted(game.position()["hands"][colour])


def pile(game: Game, colour: str) -> list[str]:
    """The kinds of a pile, the next to be drawn first."""
    return list(game.position()["piles"][colour])


def killed(game: Game, colour: str) -> list[str]:
    """The killed tiles of a colour, as "police down", in the order of the alphabet."""
    return sorted(f"{tile['kind']} {tile['face']}" for tile in game.position()["killed"][colour])


def happened(game: SecretGame, seat: str, event: str) -> list[dict[str, Any]]:
    """The events of one sort that the last decision brought, as a seat sees them."""
    return [dict(found) for found in game.events(seat) if found["event"] == event]
