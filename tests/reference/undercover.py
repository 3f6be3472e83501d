"""A naive reference implementation of Undercover, written from the rulings for differential tests.

The state is what a position shows and nothing else; legal decisions, point tiles taken, scores and
the end of the game are worked out from it whenever somebody asks. "U22" and the like name the
rulings this module follows.
"""

from copy import deepcopy
from dataclasses import dataclass
from typing import Any, cast

SEATS = ["first", "second", "third", "fourth"]
WHEEL = ["red", "orange", "yellow", "green", "blue", "violet"]
POINT_SPACES = 5
DEFAULTS: dict[str, object] = {
    "plain_spaces": 6,
    "first_round_scores": "on",
    "round_cap": 60,
    "no_progress": 10,
}

Cell = tuple[int, int]
EDGES = [(0, -1), (-1, 0), (1, 0), (0, 1)]
CORNERS = [(-1, -1), (1, -1), (-1, 1), (1, 1)]


# --- Colours (U2) -------------------------------------------------------------------------------


def _along_the_wheel(colour: str, steps: int) -> str:
    return WHEEL[(WHEEL.index(colour) + steps) % len(WHEEL)]


def _opposite(colour: str) -> str:
    return _along_the_wheel(colour, 3)


def _tolerated(colour: str) -> set[str]:
    """The three colours an agent that shows this colour may touch (U5)."""
    return {_along_the_wheel(colour, steps) for steps in (-1, 0, 1)}


# --- The table ----------------------------------------------------------------------------------


@dataclass
class Headquarters:
    """A headquarters, which stays where it is for the whole game (U16)."""

    colour: str


@dataclass
class Joker:
    """A joker on the table or in the hand of the player who acts."""


@dataclass
class Agent:
    """An agent with both its sides."""

    official: str
    undercover: str
    shows: str
    seen: bool

    @property
    def colour(self) -> str:
        """The colour of the side that is up."""
        return self.official if self.shows == "official" else self.undercover

    def turn(self) -> None:
        """Show the other side, which makes both known to everyone."""
        self.shows = "undercover" if self.shows == "official" else "official"
        self.seen = True


Tile = Headquarters | Joker | Agent


@dataclass
class Active:
    """The tile that is activated but not yet placed."""

    tile: Agent | Joker
    turned: bool | None
    origin: str


@dataclass
class Player:
    """What belongs to one player."""

    colour: str
    joker: bool
    folder: Cell | None
    employees: dict[str, int]

    @property
    def enemy(self) -> str:
        """The colour of the x2 segment (U10)."""
        return _opposite(self.colour)


@dataclass
class State:
    """Everything there is to know about a game, hidden sides included."""

    to_move: str
    round: int
    last_advance: int
    options: dict[str, Any]
    players: dict[str, Player]
    table: dict[Cell, Tile]
    piles: list[list[Agent]]
    points: dict[str, list[int]]
    active: Active | None

    def option(self, name: str) -> Any:
        """The value of an option, as given or by default."""
        return self.options.get(name, DEFAULTS[name])

    @property
    def seats(self) -> list[str]:
        """The seats that are taken, in turn order."""
        return [seat for seat in SEATS if seat in self.players]

    @property
    def last_space(self) -> int:
        """The rightmost space of every row (U8)."""
        return cast(int, self.option("plain_spaces")) + POINT_SPACES

    def tiles(self, seat: str) -> dict[str, int]:
        """The point tiles a player holds: those of the spaces the employees stand on (U24)."""
        first_point_space = self.option("plain_spaces") + 1
        employees = self.players[seat].employees
        return {
            colour: self.points[colour][employees[colour] - first_point_space]
            for colour in WHEEL
            if employees[colour] >= first_point_space
        }


def _around(cell: Cell, directions: list[tuple[int, int]]) -> list[Cell]:
    return [(cell[0] + right, cell[1] + down) for right, down in directions]


def _touched(state: State, cell: Cell, directions: list[tuple[int, int]]) -> list[Tile]:
    """The tiles on the table that a tile on this cell has in these directions."""
    return [state.table[near] for near in _around(cell, directions) if near in state.table]


def _cell(words: str) -> Cell:
    column, row = words.split(",")
    return int(column), int(row)


def _words(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


# --- Step 1: activate an agent ------------------------------------------------------------------


def _take_decisions(state: State) -> list[str]:
    """What may be activated now (U16, U17), or the blind draws if that is nothing (U19)."""
    mover = state.players[state.to_move]
    choices = []
    for number, pile in enumerate(state.piles, start=1):
        if pile and pile[0].colour != mover.enemy:
            choices.append(f"take pile {number}")
    # U16: every folder bars, that of the player who acts as well.
    folders = [player.folder for player in state.players.values()]
    for cell, tile in state.table.items():
        if isinstance(tile, Agent) and cell not in folders and tile.colour != mover.enemy:
            choices.append(f"take {_words(cell)}")
    if mover.joker:
        choices.append("take joker")
    if not choices:
        choices = [
            f"draw bottom {number}" for number, pile in enumerate(state.piles, start=1) if pile
        ]
    return choices


def _take(state: State, decision: str) -> None:
    mover = state.players[state.to_move]
    words = decision.split()
    if decision == "take joker":
        mover.joker = False
        # U18: a joker is never turned, so that choice is already behind it.
        state.active = Active(Joker(), turned=False, origin="joker")
    elif words[:2] == ["take", "pile"]:
        state.active = Active(state.piles[int(words[2]) - 1].pop(0), turned=None, origin="pile")
    elif words[:2] == ["draw", "bottom"]:
        state.active = Active(state.piles[int(words[2]) - 1].pop(), turned=None, origin="pile")
    else:
        agent = cast(Agent, state.table.pop(_cell(words[1])))
        state.active = Active(agent, turned=None, origin=words[1])
    # Step 2: the folder leaves the tile it lay on and travels with the activated one.
    mover.folder = None


# --- Step 3: arrange a meeting ------------------------------------------------------------------


def _fits(tile: Agent | Joker, neighbours: list[Tile]) -> bool:
    """Whether a tile may have all these edge neighbours; a joker may touch any colour."""
    if isinstance(tile, Joker):
        return True
    return all(
        isinstance(neighbour, Joker) or neighbour.colour in _tolerated(tile.colour)
        for neighbour in neighbours
    )


def _place_decisions(state: State, active: Active) -> list[str]:
    """The spaces at an edge, of any island (U21), or those at a corner if there is none (U20)."""
    near = {around for cell in state.table for around in _around(cell, EDGES + CORNERS)}
    spaces = near - set(state.table)
    if active.origin not in ("pile", "joker") and not active.turned:
        spaces -= {_cell(active.origin)}
    at_edge = []
    at_corner = []
    for cell in spaces:
        neighbours = _touched(state, cell, EDGES)
        if not neighbours:
            at_corner.append(f"place corner {_words(cell)}")
        elif _fits(active.tile, neighbours):
            at_edge.append(f"place {_words(cell)}")
    return at_edge or at_corner


def _place(state: State, active: Active, decision: str) -> None:
    words = decision.split()
    cell = _cell(words[-1])
    neighbours = _touched(state, cell, EDGES)
    state.table[cell] = active.tile
    state.players[state.to_move].folder = cell
    state.active = None
    skipped = words[1] == "corner" or (  # U20
        state.round == 1 and state.option("first_round_scores") == "off"  # U25
    )
    if not skipped:
        _evaluate(state, active, neighbours)
    _pass_on(state)


# --- Step 4: evaluate ---------------------------------------------------------------------------


def _evaluate(state: State, active: Active, neighbours: list[Tile]) -> None:
    steps = dict.fromkeys(WHEEL, 0)
    if isinstance(active.tile, Agent):
        steps[active.tile.colour] += 2 if active.turned else 1
    for neighbour in neighbours:
        if not isinstance(neighbour, Joker):
            steps[neighbour.colour] += 1
    # All steps of a colour are one move, so a space between is never stopped at.
    for colour in WHEEL:
        _advance(state, colour, steps[colour])


def _advance(state: State, colour: str, steps: int) -> None:
    """Move the employee of the player who acts in one row (U22 to U24)."""
    employees = state.players[state.to_move].employees
    if steps == 0 or employees[colour] > state.option("plain_spaces"):
        return  # U22; U24: on a point space it never moves again
    occupied = {
        player.employees[colour] for seat, player in state.players.items() if seat != state.to_move
    }
    free = [space for space in range(1, state.last_space + 1) if space not in occupied]
    onward = [space for space in free if space >= employees[colour] + steps]
    employees[colour] = min(onward) if onward else max(free)  # U22, U23
    state.last_advance = state.round


# --- Rounds and the end -------------------------------------------------------------------------


def _pass_on(state: State) -> None:
    seats = state.seats
    following = seats.index(state.to_move) + 1
    if following == len(seats):
        following = 0
        state.round += 1
    state.to_move = seats[following]


def _end_reason(state: State) -> str | None:
    """Why the game is over, or None; it can only end between two rounds (U26, U29, U30)."""
    if state.active is not None or state.to_move != SEATS[0]:
        return None
    if any(len(state.tiles(seat)) == len(WHEEL) for seat in state.seats):
        return "six_tiles"
    limit = state.option("no_progress")
    rounds_without_progress = state.round - 1 - state.last_advance
    if limit != "off" and rounds_without_progress >= limit:
        return "no_progress"
    if state.round > state.option("round_cap"):
        return "round_cap"
    return None


def _scores(state: State) -> dict[str, int]:
    scores = {}
    for seat in state.seats:
        tiles = state.tiles(seat)
        scores[seat] = sum(tiles.values()) + tiles.get(state.players[seat].enemy, 0)  # U27
    return scores


def _winners(state: State) -> list[str]:
    """Those with most points, narrowed down column by column from the right (U28)."""
    scores = _scores(state)
    tied = [seat for seat in state.seats if scores[seat] == max(scores.values())]
    for space in range(state.last_space, 0, -1):
        standing = {
            seat: list(state.players[seat].employees.values()).count(space) for seat in tied
        }
        tied = [seat for seat in tied if standing[seat] == max(standing.values())]
    return tied


# --- Positions ----------------------------------------------------------------------------------


def _read_tile(data: dict[str, Any]) -> Tile:
    if "hq" in data:
        return Headquarters(data["hq"])
    if "joker" in data:
        return Joker()
    return _read_agent(data)


def _read_agent(data: dict[str, Any]) -> Agent:
    return Agent(data["official"], data["undercover"], data["shows"], data.get("seen", False))


def _read_active(data: dict[str, Any]) -> Active:
    tile = _read_tile(data["tile"])
    if isinstance(tile, Headquarters):
        raise ValueError("a headquarters cannot be activated")  # U16
    return Active(tile, data["turned"], data["from"])


def _tile_data(tile: Tile) -> dict[str, object]:
    if isinstance(tile, Headquarters):
        return {"hq": tile.colour}
    if isinstance(tile, Joker):
        return {"joker": True}
    shown: dict[str, object] = {
        "official": tile.official,
        "undercover": tile.undercover,
        "shows": tile.shows,
    }
    if tile.seen:
        shown["seen"] = True
    return shown


# --- The game -----------------------------------------------------------------------------------


class ReferenceGame:
    """A game of Undercover at one moment; taking a decision gives another game."""

    def __init__(self, state: State) -> None:
        """A game that stands at this state, which it never changes."""
        self._state = state

    @classmethod
    def from_position(cls, position: dict[str, object]) -> "ReferenceGame":
        """A game from a position, which may be in the middle of a turn or at the end of a game."""
        data = cast(dict[str, Any], deepcopy(position))
        return cls(
            State(
                to_move=data["to_move"],
                round=data["round"],
                last_advance=data.get("last_advance", data["round"] - 1),
                options=data["options"],
                # Point tiles are not read: they follow from the employees.
                players={
                    seat: Player(
                        colour=player["colour"],
                        joker=player["joker"],
                        folder=None if player["folder"] is None else _cell(player["folder"]),
                        employees={colour: player["employees"][colour] for colour in WHEEL},
                    )
                    for seat, player in data["players"].items()
                },
                table={_cell(words): _read_tile(tile) for words, tile in data["table"].items()},
                piles=[[_read_agent(agent) for agent in pile] for pile in data["piles"]],
                points={colour: data["points"][colour] for colour in WHEEL},
                active=_read_active(data["active"]) if "active" in data else None,
            )
        )

    @property
    def actor(self) -> str | None:
        """Who has to decide now, or None when the game is over."""
        return self._state.to_move if _end_reason(self._state) is None else None

    @property
    def result(self) -> dict[str, object] | None:
        """Winners, reason and scores, or None while the game goes on."""
        reason = _end_reason(self._state)
        if reason is None:
            return None
        return {
            "winners": _winners(self._state),
            "reason": reason,
            "scores": _scores(self._state),
        }

    def decisions(self) -> list[str]:
        """All legal decisions now, sorted; none when the game is over."""
        if _end_reason(self._state) is not None:
            return []
        active = self._state.active
        if active is None:
            choices = _take_decisions(self._state)
        elif active.turned is None:
            choices = ["keep", "turn"]
        else:
            choices = _place_decisions(self._state, active)
        if not choices:
            # U19, U20: cannot arise in play, only in a position from outside.
            raise ValueError(f"{self._state.to_move} has nothing to decide")
        return sorted(choices)

    def decide(self, decision: str) -> "ReferenceGame":
        """The game after a decision; this one stays as it is."""
        if decision not in self.decisions():
            raise ValueError(f"{decision!r} is not a legal decision now")
        state = deepcopy(self._state)
        if state.active is None:
            _take(state, decision)
        elif state.active.turned is None:
            state.active.turned = decision == "turn"
            if decision == "turn":
                cast(Agent, state.active.tile).turn()
        else:
            _place(state, state.active, decision)
        return ReferenceGame(state)

    def position(self) -> dict[str, object]:
        """The state as it is at this moment, hidden sides included."""
        state = self._state
        exported: dict[str, object] = {
            "game": "undercover",
            "to_move": state.to_move,
            "round": state.round,
            "last_advance": state.last_advance,
            "options": deepcopy(state.options),
            "players": {
                seat: {
                    "colour": state.players[seat].colour,
                    "joker": state.players[seat].joker,
                    "folder": None if folder is None else _words(folder),
                    "employees": dict(state.players[seat].employees),
                    "tiles": state.tiles(seat),
                }
                for seat in state.seats
                for folder in [state.players[seat].folder]
            },
            "table": {
                _words(cell): _tile_data(state.table[cell])
                for cell in sorted(state.table, key=lambda cell: (cell[1], cell[0]))
            },
            "piles": [[_tile_data(agent) for agent in pile] for pile in state.piles],
            "points": deepcopy(state.points),
        }
        if state.active is not None:
            exported["active"] = {
                "tile": _tile_data(state.active.tile),
                "turned": state.active.turned,
                "from": state.active.origin,
            }
        return exported
