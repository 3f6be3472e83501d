"""What a seat may believe of what it has not seen, and what the others' deeds say about it.

People recruit and wake first whom they need. So a sleeper that has been left lying for many turns
is less likely to be one that is always useful, and neither is a tile in the hand of somebody who
had many to choose from. `leanings.toml` says how much likelier than by chance an unseen sleeper is
of a kind, by how long it has lain there and by how many were recruited before it, and a tile in
hand, by how many its owner has drawn. An imagined game is as likely as the product of those numbers
over all unseen sleepers and the hand.
"""

import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from safehouse.games.bits import Bits, mix
from safehouse.games.contract import Kernel, Records, imagine
from safehouse.games.native import bind, rule
from safehouse.games.sleepers import KERNEL as SLEEPERS
from safehouse.games.sleepers.agents import kind_at
from safehouse.games.sleepers.board import HEXES, NUM_HEXES
from safehouse.games.sleepers.record import SEEN, Record
from safehouse.games.sleepers.tiles import HAND_SIZE, KINDS, SET_SIZE, copies
from safehouse.games.state import Knowledge
from safehouse.games.telling import Event
from safehouse.games.undercover import KERNEL as UNDERCOVER
from safehouse.games.undercover.cells import cell_name
from safehouse.games.undercover.material import COLOURS, UNKNOWN
from safehouse.games.undercover.record import OFF_TABLE

Evidence = NDArray[np.float64]
"""What was seen, as the model of a game reads it. In Sleepers: how much likelier than by chance
each kind is, in a row for each hex and, behind those, for each seat's hand. A row of zeros says
nothing: there is no agent on the hex, or the seat knows it."""

NOTHING_SEEN: Evidence = np.zeros((0, 0))
SAMPLES = 4_000
FEW_SAMPLES = 1_000


def _leanings() -> Iterator[NDArray[np.float64]]:
    data = tomllib.loads((files("safehouse.players") / "leanings.toml").read_text("utf-8"))
    for by in ("turns", "recruits", "hand"):
        yield np.array([[row[kind] for kind in KINDS] for row in data[by]])


BY_TURNS, BY_RECRUITS, IN_HAND = _leanings()


def likelihood(s: Record, evidence: Evidence) -> float:
    """How likely an imagined game makes what was seen, compared with another one."""
    raise TypeError("A likelihood was asked for that belongs to no game.")


@rule
def always_alike(s: Record, evidence: Evidence) -> float:
    """For games without a model: one imagined game is as likely as another."""
    return 1.0


@rule
def of_sleepers(s: Record, evidence: Evidence) -> float:
    """The product of leanings over all unseen enemy sleepers and the tiles in the enemy's hand."""
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


def likelihood_in(game: str) -> Callable[[Record, Evidence], float]:
    """The model of a game."""
    return of_sleepers if game == SLEEPERS.name else always_alike


class Coming(NamedTuple):
    """When an agent came: in which turn, and as which of its owner's recruits (1 is the first)."""

    turn: int
    number: int


class Witness:
    """Remembers when each agent came to the board, from what a seat was shown."""

    def __init__(self) -> None:
        self._turn = 0
        self._recruits = {"white": 0, "black": 0}
        self._coming: dict[str, Coming] = {}

    def watch(self, game: str, events: Sequence[Event]) -> None:
        """Take note of what happened."""
        if game != SLEEPERS.name:
            return
        for event in events:
            self._note(event)

    def _note(self, event: Event) -> None:
        match event["event"]:
            case "recruit":
                self._recruits[str(event["seat"])] += 1
                number = self._recruits[str(event["seat"])]
                self._coming[str(event["hex"])] = Coming(self._turn, number)
            case "move" | "jump":
                self._carry({str(event["from"]): str(event["to"])})
            case "swap":
                one, other = map(str, cast(Sequence[str], event["hexes"]))
                self._carry({one: other, other: one})
            case "kill" | "bounce":
                self._coming.pop(str(event["hex"]), None)
            case "turn":
                self._turn += 1

    def _carry(self, ways: dict[str, str]) -> None:
        moved = {there: self._coming.pop(here, None) for here, there in ways.items()}
        self._coming.update({h: coming for h, coming in moved.items() if coming is not None})

    def age(self, h: str) -> tuple[int, int]:
        """How many turns of its owner an agent has been there and as which recruit it came.

        Twice 0 is for one whose coming nobody saw.
        """
        coming = self._coming.get(h)
        return ((self._turn - coming.turn + 1) // 2, coming.number) if coming else (0, 0)

    def evidence(self, knowledge: Knowledge) -> Evidence:
        """What was seen of the agents that the seat does not know."""
        if knowledge.game.name != SLEEPERS.name:
            return NOTHING_SEEN
        s = knowledge.record()[0]
        enemy = 1 - knowledge.game.seat_number(knowledge.seat)
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


def _row(table: NDArray[np.float64], number: int) -> NDArray[np.float64]:
    """What is more counts as the last row."""
    return cast(NDArray[np.float64], table[min(number, len(table) - 1)])


def tally(
    concealed: Records,
    records: Records,
    evidence: Evidence,
    samples: int,
    seed: Bits,
    weights: NDArray[np.float64],
) -> None:
    """Add up, over some imagined games, how likely each hidden agent is of each kind."""
    for sample in range(samples):
        records[0] = concealed[0]
        imagine(records[0], mix(seed + np.uint64(sample)))
        likely = of_sleepers(records[0], evidence)
        for h in range(NUM_HEXES):
            if evidence[h, 0] > 0.0:
                weights[h, kind_at(records[0], h)] += likely


@cache
def _bound(kernel: Kernel) -> Callable[..., None]:
    return bind(tally, kernel.functions, kernel.name)


def belief(knowledge: Knowledge, witness: Witness | None = None) -> dict[str, dict[str, float]]:
    """A probability per kind for each agent that the seat has never seen, by where it lies.

    In Sleepers those are enemy sleepers, in Undercover the undersides of agents.
    """
    if knowledge.game.name == SLEEPERS.name:
        return _sleepers(knowledge, witness or Witness())
    if knowledge.game.name == UNDERCOVER.name:
        return _undersides(knowledge)
    return {}


def _sleepers(knowledge: Knowledge, witness: Witness) -> dict[str, dict[str, float]]:
    evidence = witness.evidence(knowledge)
    weights = np.zeros((NUM_HEXES, len(KINDS)))
    records = SLEEPERS.records(1)
    _bound(SLEEPERS)(knowledge.record(), records, evidence, SAMPLES, np.uint64(1), weights)
    return {
        HEXES[h]: {
            kind: float(weights[h, k] / weights[h].sum())
            for k, kind in enumerate(KINDS)
            if weights[h, k] > 0
        }
        for h in np.flatnonzero(evidence[:NUM_HEXES, 0])
    }


def _undersides(knowledge: Knowledge) -> dict[str, dict[str, float]]:
    """Counted over imagined games: nothing that is done says more about an underside."""
    counts: dict[str, Counter[str]] = {}
    known = knowledge.record()[0]
    for word in range(FEW_SAMPLES):
        imagined = knowledge.imagine(word).record()[0]
        for place, lies, might_lie in _agents(known, imagined):
            if lies >> 3 & 7 == UNKNOWN:
                counts.setdefault(place, Counter())[COLOURS[might_lie >> 3 & 7]] += 1
    return {
        place: {kind: count / FEW_SAMPLES for kind, count in sorted(found.items())}
        for place, found in counts.items()
    }


def _agents(known: np.record, imagined: np.record) -> Iterator[tuple[str, int, int]]:
    """The agents on the table, in a hand and on the piles, as they are known and imagined."""
    for i in range(known.num_tiles):
        place = "hand" if known.cell[i] == OFF_TABLE else cell_name(int(known.cell[i]))
        yield place, int(known.tile[i]), int(imagined.tile[i])
    for p in range(2):
        if (top := int(known.pile_size[p]) - 1) >= 0:
            yield f"pile {p + 1}", int(known.pile[p, top]), int(imagined.pile[p, top])
