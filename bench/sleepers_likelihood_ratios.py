"""Makes `likelihood_ratios.toml`: who unseen sleepers and tiles in hand are, from recorded games.

    safehouse arena sleepers --players ismcts:200,ismcts:201 --games 600 --save games.jsonl
    python -m bench.sleepers_likelihood_ratios games.jsonl > likelihood_ratios.toml

The file belongs to `src/safehouse/games/sleepers/players/`.

At the beginning of every turn some games are imagined that agree with what the seat knows, and the
real one is laid among them. The factors are those with which it stands out best: with which each
kind is found in each place as often in all of those games, weighed by their likelihood, as in the
real ones. How well it stands out is told at the end.
"""

import sys
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track

from safehouse.engine.game_file import read_game_file
from safehouse.games.sleepers.board import HEXES
from safehouse.games.sleepers.players.inference import Arrivals, drawn_by
from safehouse.games.sleepers.record import KIND, SEEN
from safehouse.games.sleepers.tiles import KINDS
from safehouse.games.state import Knowledge, State

Table = NDArray[np.float64]
Numbers = NDArray[np.int64]

ROWS = {"turns": 8, "recruits": 9, "hand": 8}
"""How finely is counted; what is more counts as the last."""

WORLDS = 24
SMOOTHING = 30.0
ROUNDS = 60
DAMPING = 0.4


class Seen(NamedTuple):
    """Positions and their unseen sleepers, in the real game and after it in the imagined ones."""

    rows: dict[str, Numbers]  # for each sleeper (turns, recruits) or position (hand)
    position: Numbers  # of each sleeper
    kinds: Numbers  # sleepers by games
    hands: Table  # positions by games by kinds


def look(
    state: State, knowledge: Knowledge, hidden: list[int], number: int
) -> tuple[Numbers, Numbers]:
    """The kinds of the hidden agents and the tiles in hand, in the real game and imagined ones."""
    enemy = 1 - knowledge.game.seat_number(knowledge.seat)
    worlds = range(number * WORLDS, (number + 1) * WORLDS)
    games = [state, *(knowledge.imagine(world) for world in worlds)]
    records = np.concatenate([game.record() for game in games])
    hexes = np.array(hidden, np.uint64)[:, None]
    kinds = np.zeros((len(hidden), len(games)), np.int64)
    for i in range(4):
        plane = records["plane"][:, KIND + i]
        kinds |= (plane >> hexes & np.uint64(1)).astype(np.int64) << i
    places = 4 * np.arange(len(KINDS), dtype=np.uint64)
    hands = records["hand"][:, enemy, None] >> places & np.uint64(15)
    return kinds, hands.astype(np.int64)


def collect(file: Path) -> Seen:
    """Everything that was hidden at the beginning of a turn."""
    rows: dict[str, list[int]] = {name: [] for name in ROWS}
    position: list[int] = []
    kinds: list[Numbers] = []
    hands: list[Numbers] = []
    lines = file.read_bytes().splitlines()
    for line in track(lines, "Looking", console=Console(stderr=True)):
        observers = {"white": Arrivals(), "black": Arrivals()}
        turn = None
        for state in read_game_file(line).replay():
            for seat, observer in observers.items():
                observer.watch(state.events(seat))
            if state.actor is None or state.actor == turn:
                continue
            turn = state.actor
            knowledge = state.known_to(turn)
            s = knowledge.record()[0]
            enemy = 1 - knowledge.game.seat_number(turn)
            unseen = int(s.own[enemy]) & ~int(s.plane[SEEN])
            hidden = [h for h in range(len(HEXES)) if unseen >> h & 1]
            for h in hidden:
                turns, recruits = observers[turn].age(HEXES[h])
                rows["turns"].append(turns)
                rows["recruits"].append(recruits)
                position.append(len(hands))
            rows["hand"].append(drawn_by(s, enemy))
            of_agents, of_hand = look(state, knowledge, hidden, len(hands))
            kinds.append(of_agents)
            hands.append(of_hand)
    return Seen(
        {name: np.minimum(row, ROWS[name] - 1) for name, row in rows.items()},
        np.array(position),
        np.concatenate(kinds),
        np.array(hands, float),
    )


def weigh(seen: Seen, tables: dict[str, Table]) -> Table:
    """How likely each of the games is in its position."""
    logs = {name: np.log(table) for name, table in tables.items()}
    likely: Table = np.einsum("pgk,pk->pg", seen.hands, logs["hand"][seen.rows["hand"]])
    for name in ("turns", "recruits"):
        np.add.at(likely, seen.position, logs[name][seen.rows[name][:, None], seen.kinds])
    likely = np.exp(likely - likely.max(1, keepdims=True))
    likely /= likely.sum(1, keepdims=True)
    return likely


def count(seen: Seen, name: str, weights: Table) -> Table:
    """How often each kind is found in the places of a table's rows."""
    found = np.zeros((ROWS[name], len(KINDS)))
    row = seen.rows[name]
    if name == "hand":
        np.add.at(found, row, np.einsum("pg,pgk->pk", weights, seen.hands))
    else:
        np.add.at(found, (row[:, None], seen.kinds), weights[seen.position])
    return found


def fit(seen: Seen) -> dict[str, Table]:
    """Factors with which all games together show what the real ones do."""
    tables = {name: np.ones((rows, len(KINDS))) for name, rows in ROWS.items()}
    real = np.zeros((len(seen.hands), WORLDS + 1))
    real[:, 0] = 1.0
    for _ in range(ROUNDS):
        for name, table in tables.items():
            found = count(seen, name, real) + SMOOTHING
            expected = count(seen, name, weigh(seen, tables)) + SMOOTHING * table
            table *= (found / expected) ** DAMPING
    return tables


def main() -> None:
    """Look, fit and write."""
    seen = collect(Path(sys.argv[1]))
    tables = fit(seen)
    gain = np.log(weigh(seen, tables)[:, 0] * (WORLDS + 1)).mean()
    print(f"The real game is {gain:.3f} nats likelier than by chance.", file=sys.stderr)
    print("# How much likelier than by chance an unseen sleeper or tile in hand is of a kind, made")
    print("# by `python -m bench.sleepers_likelihood_ratios`: sleepers by the turns they have lain")
    print("# there, and by which of their side's recruits they were (0 where nobody saw it), and")
    print("# tiles in hand by how many their side has drawn. More counts as the last row.")
    for name, table in tables.items():
        for row in table:
            print(f"\n[[{name}]]")
            for kind, factor in zip(KINDS, row, strict=True):
                print(f"{kind} = {factor:.2f}")


if __name__ == "__main__":
    main()
