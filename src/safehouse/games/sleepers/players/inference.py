"""What the enemy's decisions say about its unseen agents.

People recruit and wake first whom they need. So a sleeper that has been left lying for many turns
is less likely to be one that is always useful, and so is a tile still in the hand of somebody who
had many to choose from. `likelihood_ratios.toml` says how much likelier than by chance an unseen
sleeper is of a kind, by how long it has lain there and by how many were recruited before it, and a
tile in hand, by how many its owner has drawn. An imagined game is as likely as the product of those
ratios over all unseen sleepers and the hand.
"""

import tomllib
from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from safehouse.games.bits import Bits, mix
from safehouse.games.contract import Concealed, Records
from safehouse.games.native import entry, rule
from safehouse.games.players import Belief, Evidence, Observer
from safehouse.games.sleepers.agents import kind_at
from safehouse.games.sleepers.board import HEXES, NUM_HEXES
from safehouse.games.sleepers.events import Bounce, Jump, Kill, Move, Recruit, Swap, TurnBegins
from safehouse.games.sleepers.memory import imagine
from safehouse.games.sleepers.record import RECORD, SEEN, Record
from safehouse.games.sleepers.tiles import HAND_SIZE, KINDS, SET_SIZE, copies
from safehouse.games.telling import Event

SAMPLES = 4_000

Ratios = NDArray[np.float64]
"""How much likelier than by chance each kind is."""


def _likelihood_ratios() -> Iterator[Ratios]:
    file = files("safehouse.games.sleepers.players") / "likelihood_ratios.toml"
    data = tomllib.loads(file.read_text("utf-8"))
    for by in ("turns", "recruits", "hand"):
        yield np.array([[row[kind] for kind in KINDS] for row in data[by]])


BY_TURNS, BY_RECRUITS, IN_HAND = _likelihood_ratios()


class Arrival(NamedTuple):
    """When an agent came: in which turn, and as which of its owner's recruits (1 is the first)."""

    turn: int
    number: int


class Arrivals(Observer):
    """Remembers when each agent came to the board.

    The evidence has a row of ratios for each hex and, after those, for each seat's hand. A row of
    zeros says nothing: there is no agent on the hex, or the seat knows it.
    """

    def __init__(self) -> None:
        self._turn = 0
        self._recruits = {"white": 0, "black": 0}
        self._arrivals: dict[str, Arrival] = {}

    def watch(self, events: Sequence[Event]) -> None:
        """Take note of what happened."""
        for event in events:
            match event:
                case Recruit(seat=seat, hex=here):
                    self._recruits[seat] += 1
                    self._arrivals[here] = Arrival(self._turn, self._recruits[seat])
                case Move(start=here, to=there) | Jump(start=here, to=there):
                    self._move({here: there})
                case Swap(hexes=[one, other]):
                    self._move({one: other, other: one})
                case Kill(hex=here) | Bounce(hex=here):
                    self._arrivals.pop(here, None)
                case TurnBegins():
                    self._turn += 1

    def _move(self, paths: dict[str, str]) -> None:
        moved = {there: self._arrivals.pop(here, None) for here, there in paths.items()}
        self._arrivals.update({h: arrival for h, arrival in moved.items() if arrival is not None})

    def age(self, h: str) -> tuple[int, int]:
        """How many turns of its owner an agent has been there and as which recruit it came.

        Both are 0 for an agent that nobody saw arrive.
        """
        arrival = self._arrivals.get(h)
        return ((self._turn - arrival.turn + 1) // 2, arrival.number) if arrival else (0, 0)

    def evidence(self, concealed: Concealed, seat: int) -> Evidence:
        """What was seen of the agents that the seat does not know."""
        s = concealed[0]
        enemy = 1 - seat
        hidden = int(s.own[enemy]) & ~int(s.plane[SEEN])
        seen = np.zeros((NUM_HEXES + 2, len(KINDS)))
        for h, name in enumerate(HEXES):
            if hidden >> h & 1:
                turns, recruits = self.age(name)
                seen[h] = _row(BY_TURNS, turns) * _row(BY_RECRUITS, recruits)
        seen[NUM_HEXES + enemy] = _row(IN_HAND, drawn_by(s, enemy))
        return seen


def drawn_by(s: Record, seat: int) -> int:
    """How many tiles are gone from a seat's pile since its first hand was dealt."""
    return max(0, SET_SIZE - HAND_SIZE - int(s.pile_size[seat]))


def _row(table: Ratios, number: int) -> Ratios:
    """The row of a number; larger numbers count as the last one."""
    row: Ratios = table[min(number, len(table) - 1)]
    return row


@rule
def likelihood(s: Record, evidence: Evidence) -> float:
    """The product of the ratios over all unseen enemy sleepers and the enemy's hand."""
    likely = 1.0
    for h in range(NUM_HEXES):
        if evidence[h, 0] > 0.0:
            likely *= evidence[h, kind_at(s, h)]
    for seat in range(2):
        if evidence[NUM_HEXES + seat, 0] > 0.0:
            for kind in range(evidence.shape[1]):
                for _ in range(copies(s.hand[seat], kind)):
                    likely *= evidence[NUM_HEXES + seat, kind]
    return likely


@entry
def add_up(
    concealed: Concealed,
    states: Records,
    evidence: Evidence,
    samples: int,
    seed: Bits,
    weights: NDArray[np.float64],
) -> None:
    """Add up, over some imagined games, how likely each hidden agent is of each kind."""
    for sample in range(samples):
        states[0] = concealed[0]
        imagine(states[0], mix(seed + np.uint64(sample)))
        likely = likelihood(states[0], evidence)
        for h in range(NUM_HEXES):
            if evidence[h, 0] > 0.0:
                weights[h, kind_at(states[0], h)] += likely


def belief(concealed: Concealed, seat: int, evidence: Evidence) -> Belief:
    """How probable each kind is for each enemy sleeper that the seat has never seen."""
    weights = np.zeros((NUM_HEXES, len(KINDS)))
    add_up(concealed, np.zeros(1, RECORD), evidence, SAMPLES, np.uint64(1), weights)
    return {
        HEXES[h]: {
            kind: float(weights[h, k] / weights[h].sum())
            for k, kind in enumerate(KINDS)
            if weights[h, k] > 0
        }
        for h in np.flatnonzero(evidence[:NUM_HEXES, 0])
    }
