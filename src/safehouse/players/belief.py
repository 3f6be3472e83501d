"""What the others' deeds say about what they hide: in Sleepers, who the face-down agents may be.

People wake the agents they need, and put them where they are of use. A sleeper that has been left
lying for many turns is less likely to be one that is always useful, and one in the midst of the
enemy less likely to be a Saboteur. `leanings.toml` says how much more often than by chance an
unseen sleeper turned out to be of a kind, by how long it lay there and by how many enemies stood
beside it. An imagined game is as likely as the product of those numbers over its unseen sleepers.
"""

import tomllib
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import cast

import numpy as np
from numpy.typing import NDArray

from safehouse.games.bits import Bits, mix, number, size
from safehouse.games.game import Json
from safehouse.games.kernel import Kernel, Records, imagine
from safehouse.games.native import bind, rule
from safehouse.games.sleepers import KERNEL as SLEEPERS
from safehouse.games.sleepers.agents import kind_at, owner_at
from safehouse.games.sleepers.board import HEXES, NEIGHBOURS, NUM_HEXES
from safehouse.games.sleepers.record import SEEN, Record
from safehouse.games.sleepers.tiles import KINDS
from safehouse.games.state import Knowledge

Evidence = NDArray[np.int8]
"""What was seen, as the model of a game reads it. In Sleepers: a number for each hex, 1 and more
for the turns that an unseen enemy sleeper has lain there, 0 for one whose coming nobody saw, and -1
where there is none."""

NOTHING_SEEN: Evidence = np.zeros(0, np.int8)
SAMPLES = 4_000


def _leanings() -> Iterator[NDArray[np.float64]]:
    data = tomllib.loads((files("safehouse.players") / "leanings.toml").read_text("utf-8"))
    for by in ("turns", "enemies"):
        yield np.array([[row[kind] for kind in KINDS] for row in data[by]])


BY_TURNS, BY_ENEMIES = _leanings()


def likelihood(s: Record, evidence: Evidence) -> float:
    """How likely an imagined game makes what was seen, compared with another one."""
    raise TypeError("A likelihood was asked for that belongs to no game.")


@rule
def always_alike(s: Record, evidence: Evidence) -> float:
    """For games without a model: one imagined game is as likely as another."""
    return 1.0


@rule
def of_sleepers(s: Record, evidence: Evidence) -> float:
    """The product of leanings over all unseen enemy sleepers."""
    likely = 1.0
    for h in range(NUM_HEXES):
        if evidence[h] >= 0:
            kind = kind_at(s, h)
            enemies = size(NEIGHBOURS[h] & s.own[1 - owner_at(s, h)])
            likely *= BY_TURNS[min(number(evidence[h]), BY_TURNS.shape[0] - 1), kind]
            likely *= BY_ENEMIES[min(enemies, BY_ENEMIES.shape[0] - 1), kind]
    return likely


def likelihood_in(game: str) -> Callable[[Record, Evidence], float]:
    """The model of a game."""
    return of_sleepers if game == SLEEPERS.name else always_alike


class Witness:
    """Remembers how long each agent has been on the board, from what a seat was shown."""

    def __init__(self) -> None:
        self._turns: dict[str, int] = {}

    def watch(self, game: str, events: Sequence[Json]) -> None:
        """Take note of what happened."""
        if game != SLEEPERS.name:
            return
        for event in events:
            self._note(event)

    def _note(self, event: Json) -> None:
        turns = self._turns
        match event["event"]:
            case "recruit":
                turns[str(event["hex"])] = 0
            case "move" | "jump":
                self._carry({str(event["from"]): str(event["to"])})
            case "swap":
                one, other = map(str, cast(Sequence[str], event["hexes"]))
                self._carry({one: other, other: one})
            case "kill" | "bounce":
                turns.pop(str(event["hex"]), None)
            case "turn":
                for h in turns:
                    turns[h] += 1

    def _carry(self, ways: dict[str, str]) -> None:
        moved = {there: self._turns.pop(here, None) for here, there in ways.items()}
        self._turns.update({h: turns for h, turns in moved.items() if turns is not None})

    def evidence(self, knowledge: Knowledge) -> Evidence:
        """What was seen of the agents that the seat does not know."""
        if knowledge.game.name != SLEEPERS.name:
            return NOTHING_SEEN
        s = knowledge.record()[0]
        enemy = 1 - knowledge.game.seat_number(knowledge.seat)
        hidden = int(s.own[enemy]) & ~int(s.plane[SEEN])
        seen = np.full(NUM_HEXES, -1, np.int8)
        for h, name in enumerate(HEXES):
            if hidden >> h & 1:
                seen[h] = min(100, (self._turns.get(name, 0) + 1) // 2)
        return seen


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
            if evidence[h] >= 0:
                weights[h, kind_at(records[0], h)] += likely


@cache
def _bound(kernel: Kernel) -> Callable[..., None]:
    return bind(tally, kernel.functions(), kernel.name)


def belief(knowledge: Knowledge, witness: Witness | None = None) -> dict[str, dict[str, float]]:
    """A probability per kind for each enemy sleeper of Sleepers that the seat has never seen."""
    if knowledge.game.name != SLEEPERS.name:
        return {}
    evidence = (witness or Witness()).evidence(knowledge)
    weights = np.zeros((NUM_HEXES, len(KINDS)))
    records = SLEEPERS.records(1)
    _bound(SLEEPERS)(knowledge.record(), records, evidence, SAMPLES, np.uint64(1), weights)
    return {
        HEXES[h]: {
            kind: float(weights[h, k] / weights[h].sum())
            for k, kind in enumerate(KINDS)
            if weights[h, k] > 0
        }
        for h in np.flatnonzero(evidence >= 0)
    }
