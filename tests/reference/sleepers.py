"""A naive reference implementation of Sleepers, written from the rulings for differential tests.

A turn is one generator, which yields the legal decisions and is sent the one that was taken.
Generators cannot be copied, so a game keeps the table as it was when the turn began, plus the
decisions taken since, and plays them again from there. Goals are worked out from nothing after
every change. "R77" and the like name the rulings this module follows.
"""

from collections.abc import Generator
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, NoReturn, cast

Script = Generator[list[str], str, None]
Answer = Generator[list[str], str, str]

KINDS = [
    "scientist",
    "militia",
    "saboteur",
    "police",
    "ringleader",
    "recruiter",
    "informant",
    "immigration",
    "double_agent",
    "diversion",
    "master_of_disguise",
]
# R87, R91: goals are not abilities, and copying a Master gains nothing.
COPYABLE = set(KINDS) - {"scientist", "militia", "master_of_disguise"}

DEFAULTS: dict[str, object] = {
    "capture": "single",
    "own_sleepers": "hidden",
    "informant_self": "allow",
    "diversion_self": "allow",
    "effects": "strict",
    "police_first_jump": "must",
    "no_progress": 100,
    "turn_cap": 400,
    "master_copies": "active",
    "corners": "both",
    "attrition": "own_turn",
    "killed_sleepers": "hidden",
    "first_player": "random",
}

STOP = "stop"
PLAYERS = ["white", "black"]
HAND_SIZE = 4
MORALE_LIMIT = 10
ROW_LENGTH = 5


# --- The board (R4) -----------------------------------------------------------------------------

DIRECTIONS = [(-1, -1), (-1, 0), (0, -1), (0, 1), (1, 0), (1, 1)]


def _all_hexes() -> list[str]:
    """All hexes in board order: A1 to A5, B1 to B6, and so on up to I9."""
    spans = {
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
    return [
        f"{row}{column}"
        for row, (first, last) in spans.items()
        for column in range(first, last + 1)
    ]


HEXES = _all_hexes()


def _step(place: str, direction: tuple[int, int]) -> str | None:
    """The hex next to a place in a direction, or None beyond the edge."""
    target = f"{chr(ord(place[0]) + direction[0])}{int(place[1]) + direction[1]}"
    return target if target in HEXES else None


def _neighbours(place: str) -> list[str]:
    steps = [_step(place, direction) for direction in DIRECTIONS]
    return [target for target in steps if target is not None]


NEIGHBOURS = {place: _neighbours(place) for place in HEXES}

# The six sides in pairs of opposites; every corner lies on two sides that meet there (R99).
SIDE_PAIRS = [
    (["A1", "A2", "A3", "A4", "A5"], ["I5", "I6", "I7", "I8", "I9"]),
    (["A1", "B1", "C1", "D1", "E1"], ["E9", "F9", "G9", "H9", "I9"]),
    (["A5", "B6", "C7", "D8", "E9"], ["E1", "F2", "G3", "H4", "I5"]),
]
CORNERS = ["A1", "A5", "E1", "E9", "I5", "I9"]


# --- The table ----------------------------------------------------------------------------------


def _other(player: str) -> str:
    return "black" if player == "white" else "white"


# Compared by identity: a bar follows the agent itself wherever it is moved (R18, R59), and a tile
# that was bounced and recruited again is a new agent.
@dataclass(eq=False)
class Agent:
    """One agent on the board."""

    owner: str
    kind: str
    face_up: bool
    seen: bool


@dataclass
class Killed:
    """One tile beside the board."""

    kind: str
    face_up: bool
    seen: bool


@dataclass
class Table:
    """Everything there is to know about a game, hidden faces included."""

    to_move: str
    options: dict[str, object]
    board: dict[str, Agent]
    hands: dict[str, list[str]]
    piles: dict[str, list[str]]
    killed: dict[str, list[Killed]]
    turn: int
    quiet: int
    winner: str | None = None
    reason: str | None = None

    def option(self, name: str) -> object:
        """The value of an option, as given or by default (Part 5)."""
        return self.options.get(name, DEFAULTS[name])

    @property
    def lenient(self) -> bool:
        """Whether every ability may be declined (R20)."""
        return self.option("effects") == "lenient"

    def where(self, agent: Agent) -> str:
        """The hex an agent stands on now."""
        return next(place for place, found in self.board.items() if found is agent)

    def occupied(self) -> list[str]:
        """The hexes with an agent, in board order."""
        return [place for place in HEXES if place in self.board]

    def empty(self) -> list[str]:
        """The hexes without an agent, in board order."""
        return [place for place in HEXES if place not in self.board]

    def sleepers(self, player: str) -> list[str]:
        """The hexes of a player's face-down agents."""
        return [
            place
            for place, agent in self.board.items()
            if agent.owner == player and not agent.face_up
        ]


class _DecidedError(Exception):
    """Leaves a turn in the middle, because the last change decided the game (R28)."""


# --- Goals (R94 to R107) ------------------------------------------------------------------------


def _has_success(table: Table, player: str) -> bool:
    """Whether a chain of the player's active agents joins two opposite sides (R98 to R100)."""
    active = {
        place for place, agent in table.board.items() if agent.owner == player and agent.face_up
    }
    # R99: without corners a corner is still a hex a chain may pass, but it touches no side.
    not_a_side = set(CORNERS) if table.option("corners") == "none" else set()
    for side, opposite in SIDE_PAIRS:
        reached = (set(side) - not_a_side) & active
        frontier = list(reached)
        while frontier:
            for target in NEIGHBOURS[frontier.pop()]:
                if target in active and target not in reached:
                    reached.add(target)
                    frontier.append(target)
        if reached & (set(opposite) - not_a_side):
            return True
    return False


def _has_liberation(table: Table, player: str) -> bool:
    """Whether the player has a straight row of five Scientists or Masters (R29, R30, R92)."""
    scientists = {
        place
        for place, agent in table.board.items()
        if agent.owner == player
        and agent.face_up
        and agent.kind in ("scientist", "master_of_disguise")
    }
    for start in scientists:
        for direction in DIRECTIONS:
            length = 0
            place: str | None = start
            while place is not None and place in scientists:
                length += 1
                place = _step(place, direction)
            if length >= ROW_LENGTH:
                return True
    return False


def _is_captured(table: Table, victim: str) -> bool:
    """Whether an agent (or, as an option, a group) of the victim is surrounded (R32 to R39)."""
    guards = {
        place
        for place, agent in table.board.items()
        if agent.owner != victim
        and agent.face_up
        and agent.kind in ("militia", "master_of_disguise")
    }
    own = {place for place, agent in table.board.items() if agent.owner == victim}
    for start in own:
        group = {start}
        if table.option("capture") == "group":
            # A group is always taken whole: a part of one has a friend outside, not a guard.
            frontier = [start]
            while frontier:
                for target in NEIGHBOURS[frontier.pop()]:
                    if target in own and target not in group:
                        group.add(target)
                        frontier.append(target)
        around = {target for place in group for target in NEIGHBOURS[place]} - group
        if around <= guards:
            return True
    return False


def _winning_reason(table: Table, player: str) -> str | None:
    """The first condition, in the order of R96, by which the player wins now."""
    rival = _other(player)
    if _has_success(table, player):
        return "success"
    if _has_liberation(table, player):
        return "liberation"
    if len(table.killed[rival]) >= MORALE_LIMIT:
        return "morale"
    if _is_captured(table, rival):
        return "capture"
    return None


def _finish(table: Table, winner: str | None, reason: str) -> NoReturn:
    table.winner = winner
    table.reason = reason
    raise _DecidedError


def _check(table: Table) -> None:
    """The end check after a change; the player whose turn it is goes first in a tie (R95)."""
    for player in (table.to_move, _other(table.to_move)):
        reason = _winning_reason(table, player)
        if reason is not None:
            _finish(table, player, reason)


def _cannot_move(table: Table, player: str) -> bool:
    """Attrition: no tiles in hand or pile, and no sleepers (R103, R104)."""
    return not table.hands[player] and not table.piles[player] and not table.sleepers(player)


# --- Small changes ------------------------------------------------------------------------------


def _turn_up(agent: Agent) -> None:
    agent.face_up = True
    agent.seen = True


def _kill(table: Table, place: str) -> None:
    """Move an agent beside the board with the face it shows (R112, R113)."""
    agent = table.board.pop(place)
    table.killed[agent.owner].append(Killed(agent.kind, agent.face_up, agent.seen))


def _bounce(table: Table, place: str) -> None:
    agent = table.board.pop(place)
    table.hands[agent.owner].append(agent.kind)


def _recruit(table: Table, kind: str, place: str) -> None:
    table.hands[table.to_move].remove(kind)
    table.board[place] = Agent(table.to_move, kind, face_up=False, seen=False)
    _check(table)


def _recruit_decisions(table: Table) -> list[str]:
    kinds = set(table.hands[table.to_move])
    return [f"recruit {kind} {place}" for kind in kinds for place in table.empty()]


def _activate_decisions(table: Table, barred: Agent | None) -> list[str]:
    """Activations of own sleepers (R15) other than the barred agent."""
    return [
        f"activate {place}"
        for place in table.sleepers(table.to_move)
        if table.board[place] is not barred
    ]


def _ask(choices: list[str], *, may_stop: bool) -> Answer:
    """Ask for a decision; where there is nothing to choose, play goes on by itself."""
    if not choices:
        return STOP
    answer = yield sorted([*choices, STOP] if may_stop else choices)
    return answer


# --- Abilities ----------------------------------------------------------------------------------
#
# "user" is the agent that was activated: the piece itself, or a Master that copies it (R88, R90).


def _saboteur(table: Table, user: Agent) -> Script:
    centre = table.where(user)
    # With nothing to choose the blast is not asked for; it can be declined only if lenient (R20).
    if table.lenient and (yield from _ask([f"blast {centre}"], may_stop=True)) == STOP:
        return
    # R42: one event, so a single check. The order is that of the board, for the killed lists.
    for place in table.occupied():
        if place == centre or place in NEIGHBOURS[centre]:
            _kill(table, place)
    _check(table)


def _jumps(table: Table, user: Agent) -> dict[str, str]:
    """The jumps that are possible now, each with the hex that is jumped over (R46 to R49)."""
    start = table.where(user)
    jumps: dict[str, str] = {}
    for direction in DIRECTIONS:
        over = _step(start, direction)
        if over is None or over not in table.board or table.board[over].owner == user.owner:
            continue
        landing = _step(over, direction)
        if landing is not None and landing not in table.board:
            jumps[f"jump {start} {landing}"] = over
    return jumps


def _police(table: Table, user: Agent) -> Script:
    # R50, R51: the first jump is compulsory unless an option says otherwise, the others are not.
    may_stop = table.lenient or table.option("police_first_jump") == "may"
    while True:
        jumps = _jumps(table, user)
        answer = yield from _ask(list(jumps), may_stop=may_stop)
        if answer == STOP:
            return
        _, start, landing = answer.split()
        _kill(table, jumps[answer])
        table.board[landing] = table.board.pop(start)
        _check(table)  # R54
        may_stop = True


def _ringleader(table: Table, user: Agent) -> Script:
    # R24: the helpers do not depend on the Ringleader still being there.
    for _ in range(2):
        # R59: every own sleeper but itself, even one that was already activated in this turn.
        helpers = _activate_decisions(table, barred=user)
        answer = yield from _ask(helpers, may_stop=True)
        if answer == STOP:
            return
        yield from _activate(table, answer.split()[1])  # R23: depth first


def _recruiter(table: Table, _user: Agent) -> Script:
    # R61, R62: from the hand only; an empty hand leaves nothing to do.
    answer = yield from _ask(_recruit_decisions(table), may_stop=table.lenient)
    if answer != STOP:
        _, kind, place = answer.split()
        _recruit(table, kind, place)


def _informant(table: Table, user: Agent) -> Script:
    targets = [
        place
        for place in table.occupied()
        if table.board[place] is not user or table.option("informant_self") == "allow"  # R65
    ]
    answer = yield from _ask([f"flip {place}" for place in targets], may_stop=table.lenient)
    if answer == STOP:
        return
    agent = table.board[answer.split()[1]]
    if agent.face_up:
        agent.face_up = False
    else:
        _turn_up(agent)  # R68: without its ability
    _check(table)


def _immigration(table: Table, user: Agent) -> Script:
    # R77: the agents are only marked while the second is chosen, and leave together.
    marked: list[str] = []
    for _ in range(2):
        targets = [
            place
            for place in table.occupied()
            if table.board[place] is not user and place not in marked
        ]
        answer = yield from _ask([f"bounce {place}" for place in targets], may_stop=True)
        if answer == STOP:
            break
        marked.append(answer.split()[1])
    for place in marked:
        _bounce(table, place)
    _check(table)


def _double_agent(table: Table, user: Agent) -> Script:
    partners = [place for place in table.occupied() if table.board[place] is not user]
    answer = yield from _ask([f"swap {place}" for place in partners], may_stop=table.lenient)
    if answer == STOP:
        return
    here, there = table.where(user), answer.split()[1]
    table.board[here], table.board[there] = table.board[there], table.board[here]
    _check(table)


def _diversion(table: Table, user: Agent) -> Script:
    moves = [
        f"move {start} {target}"
        for start in table.occupied()
        if table.board[start] is not user or table.option("diversion_self") == "allow"  # R82
        for target in table.empty()
    ]
    answer = yield from _ask(moves, may_stop=table.lenient)
    if answer == STOP:
        return
    _, start, target = answer.split()
    table.board[target] = table.board.pop(start)
    _check(table)


def _master(table: Table, user: Agent) -> Script:
    models = []
    for place in NEIGHBOURS[table.where(user)]:
        if place in table.board:
            agent = table.board[place]
            # R85: what may be chosen must not depend on a hidden face, so with the option every
            # sleeper is offered, whatever it turns out to be.
            if (agent.face_up and agent.kind in COPYABLE) or (
                not agent.face_up and table.option("master_copies") == "any"
            ):
                models.append(place)
    answer = yield from _ask([f"copy {place}" for place in models], may_stop=True)  # R86
    if answer == STOP:
        return
    model = table.board[answer.split()[1]]
    if not model.face_up:
        _turn_up(model)
        _check(table)
    if model.kind in COPYABLE:
        yield from _use(table, user, model.kind)


def _use(table: Table, user: Agent, kind: str) -> Script:
    """Let an agent use the ability of a kind, which need not be its own (R88)."""
    abilities = {
        "saboteur": _saboteur,
        "police": _police,
        "ringleader": _ringleader,
        "recruiter": _recruiter,
        "informant": _informant,
        "immigration": _immigration,
        "double_agent": _double_agent,
        "diversion": _diversion,
        "master_of_disguise": _master,
    }
    if kind in abilities:  # R31: Scientist and Militia have none
        yield from abilities[kind](table, user)


def _activate(table: Table, place: str) -> Script:
    agent = table.board[place]
    _turn_up(agent)
    _check(table)  # R97: the flip can decide the game before the ability
    yield from _use(table, agent, agent.kind)


# --- The turn -----------------------------------------------------------------------------------


def _turn(table: Table) -> Script:
    """One whole turn; afterwards the table stands at the start of the next."""
    killed_before = sum(len(table.killed[player]) for player in PLAYERS)
    actions = _recruit_decisions(table) + _activate_decisions(table, barred=None)
    if not actions:
        # R104: cannot arise in play, only in a position from outside that no rule covers.
        raise ValueError(f"{table.to_move} has tiles in the pile, but no hand and no sleepers")
    answer = yield from _ask(actions, may_stop=False)  # R12: no passing
    words = answer.split()
    if words[0] == "recruit":
        _recruit(table, words[1], words[2])
    else:
        first = table.board[words[1]]
        yield from _activate(table, words[1])
        seconds = _activate_decisions(table, barred=first)  # R18
        answer = yield from _ask(seconds, may_stop=True)
        if answer != STOP:
            yield from _activate(table, answer.split()[1])
    killed_after = sum(len(table.killed[player]) for player in PLAYERS)
    _end_turn(table, killed=killed_after > killed_before)


def _end_turn(table: Table, *, killed: bool) -> None:
    mover = table.to_move
    drawn = False
    while len(table.hands[mover]) < HAND_SIZE and table.piles[mover]:  # R26
        table.hands[mover].append(table.piles[mover].pop(0))
        drawn = True

    table.quiet = 0 if drawn or killed else table.quiet + 1
    table.turn += 1
    table.to_move = _other(mover)
    _test_before_turn(table)


def _test_before_turn(table: Table) -> None:
    # Who moved last is tested last, and so wins when both are out of moves.
    tested = [table.to_move]
    if table.option("attrition") == "end_of_any_turn":
        tested.append(_other(table.to_move))
    for player in tested:
        if _cannot_move(table, player):
            _finish(table, _other(player), "attrition")

    # R108: the limits of the software come after the rules of the game.
    no_progress = table.option("no_progress")
    if isinstance(no_progress, int) and table.quiet >= no_progress:
        _finish(table, None, "no_progress")
    turn_cap = table.option("turn_cap")
    if isinstance(turn_cap, int) and table.turn > turn_cap:
        _finish(table, None, "turn_cap")


# --- The game -----------------------------------------------------------------------------------


def _with_preset(options: dict[str, object]) -> dict[str, object]:
    """The options with a preset's own spelled out."""
    rest = dict(options)
    if rest.pop("preset", None) == "german_table":
        rest |= {"diversion_self": "forbid", "master_copies": "any"}
    return rest


class ReferenceGame:
    """A game of Sleepers at one moment; taking a decision gives another game."""

    def __init__(self, start: Table, taken: list[str]) -> None:
        """Play the decisions taken in this turn from the table as the turn began."""
        self._start = start
        self._taken = taken
        self._table = deepcopy(start)
        self._decisions: list[str] = []
        if self._table.reason is None:
            self._replay()

    def _replay(self) -> None:
        script = _turn(self._table)
        try:
            self._decisions = next(script)
            for decision in self._taken:
                self._decisions = script.send(decision)
        except _DecidedError:
            self._decisions = []
        except StopIteration:
            # The turn is complete, so the game goes on from the start of the next one.
            self._start = self._table
            self._taken = []
            self._table = deepcopy(self._start)
            self._decisions = next(_turn(self._table))

    @classmethod
    def from_position(cls, position: dict[str, object]) -> "ReferenceGame":
        """A game at the start of a turn; it may turn out to be over already (R119)."""
        data = cast(dict[str, Any], position)
        table = Table(
            to_move=data["to_move"],
            options=_with_preset(data.get("options", {})),
            board={
                place: Agent(
                    owner=agent["owner"],
                    kind=agent["kind"],
                    face_up=agent["face"] == "up",
                    # What lies face up now has been seen, should it be turned down later.
                    seen=agent["face"] == "up" or agent.get("seen", False),
                )
                for place, agent in data["board"].items()
            },
            hands={player: list(data["hands"][player]) for player in PLAYERS},
            piles={player: list(data["piles"][player]) for player in PLAYERS},
            killed={
                player: [
                    Killed(
                        kind=tile["kind"],
                        face_up=tile["face"] == "up",
                        seen=tile["face"] == "up" or tile.get("seen", False),
                    )
                    for tile in data["killed"][player]
                ]
                for player in PLAYERS
            },
            turn=data.get("turn", 1),
            quiet=data.get("quiet", 0),
        )
        try:
            _check(table)  # R119
            _test_before_turn(table)
        except _DecidedError:
            pass
        return cls(table, [])

    @property
    def actor(self) -> str | None:
        """Who has to decide now, or None when the game is over."""
        # Only own sleepers are activated (R15, R56), so nobody else ever has to decide.
        return self._table.to_move if self._table.reason is None else None

    @property
    def result(self) -> dict[str, str | None] | None:
        """Winner (None for a draw) and reason, or None while the game goes on."""
        if self._table.reason is None:
            return None
        return {"winner": self._table.winner, "reason": self._table.reason}

    def decisions(self) -> list[str]:
        """All legal decisions now, sorted; none when the game is over."""
        return list(self._decisions)

    def decide(self, decision: str) -> "ReferenceGame":
        """The game after a decision; this one stays as it is."""
        if decision not in self._decisions:
            raise ValueError(f"{decision!r} is not a legal decision now")
        return ReferenceGame(self._start, [*self._taken, decision])

    def position(self) -> dict[str, object]:
        """The table as it is at this moment, hidden faces included."""
        table = self._table
        exported: dict[str, object] = {
            "game": "sleepers",
            "to_move": table.to_move,
            "options": dict(table.options),
            "board": {
                place: {
                    "owner": table.board[place].owner,
                    **_face(table.board[place]),
                }
                for place in table.occupied()
            },
            "hands": {player: sorted(table.hands[player], key=KINDS.index) for player in PLAYERS},
            "piles": {player: list(table.piles[player]) for player in PLAYERS},
            "killed": {
                player: [_face(tile) for tile in table.killed[player]] for player in PLAYERS
            },
        }
        if table.turn != 1:
            exported["turn"] = table.turn
        if table.quiet != 0:
            exported["quiet"] = table.quiet
        if self._taken and table.reason is None:
            exported["pending"] = list(self._taken)
        return exported


def _face(tile: Agent | Killed) -> dict[str, object]:
    """Kind and face of a tile as a position shows them."""
    shown: dict[str, object] = {"kind": tile.kind, "face": "up" if tile.face_up else "down"}
    if tile.seen and not tile.face_up:
        shown["seen"] = True
    return shown
