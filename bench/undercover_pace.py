"""How long a game of Undercover is when it is played sensibly, and what it scores.

    python -m bench.undercover_pace [--games 100] [--player greedy|scout]

The greedy player looks at everything it can do this turn, imagining the sides it has not seen, and
takes what moves its employees furthest and onto the best tiles. The scout tries each decision in
games that are played on at random.
"""

import argparse
import random
import statistics
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np
from rich.progress import track

from safehouse.games.game import Json
from safehouse.games.kernel import Records
from safehouse.games.loops import single
from safehouse.games.state import Knowledge, State
from safehouse.games.undercover import KERNEL
from safehouse.games.undercover.view import points
from safehouse.players.player import Player
from safehouse.players.simple import Scout

SCOUT_TRIES = 300


class Greedy:
    """Takes the turn after which its own employees stand best."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def decide(self, knowledge: Knowledge, decisions: Sequence[str], events: Sequence[Json]) -> str:
        """The beginning of the best turn."""
        state = knowledge.imagine(self._random.getrandbits(64))
        record, seat = state.record(), state.seats.index(knowledge.seat)
        best = [
            (self._best(self._after(record, state.game.parse(d, record)), seat), d)
            for d in decisions
        ]
        top = max(value for value, _ in best)
        return self._random.choice([decision for value, decision in best if value == top])

    def _best(self, record: Records, seat: int) -> float:
        if record[0].seat != seat or record[0].active == -1:
            return self._value(record, seat)
        mask = np.zeros(KERNEL.num_actions, np.bool_)
        single(KERNEL).legal(record, mask)
        return max(self._best(self._after(record, int(a)), seat) for a in np.flatnonzero(mask))

    def _after(self, record: Records, action: int) -> Records:
        copy = record.copy()
        single(KERNEL).step(copy, action)
        return copy

    def _value(self, record: Records, seat: int) -> float:
        """Spaces moved, and half a space for each point."""
        s: Any = record[0]
        return float(s.employee[seat].sum()) + points(s, seat) / 2


def play(task: tuple[int, int, int, str]) -> tuple[int, list[int], str]:
    """One game: rounds, scores, and why it ended."""
    players, plain_spaces, seed, name = task
    state = State.new("undercover", {"players": players, "plain_spaces": plain_spaces}, seed)
    scouts: dict[str, Player] = {
        seat: Greedy(seed * 4 + i) if name == "greedy" else Scout(seed * 4 + i, SCOUT_TRIES)
        for i, seat in enumerate(state.seats)
    }
    rounds = 1
    while (seat := state.actor) is not None:
        rounds = int(state.record()["rounds"][0])
        decisions = state.decisions()
        state = state.decide(scouts[seat].decide(state.known_to(seat), decisions, ()))
    assert state.result is not None
    return rounds, list(state.result.scores.values()), state.result.reason


def main() -> None:
    """Play and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--player", choices=["greedy", "scout"], default="greedy")
    parser.add_argument("--plain-spaces", type=int, default=6)
    arguments = parser.parse_args()
    for players in (2, 3, 4):
        tasks = [
            (players, arguments.plain_spaces, seed, arguments.player)
            for seed in range(arguments.games)
        ]
        with ProcessPoolExecutor() as pool:
            label = f"{players} players"
            played = list(track(pool.map(play, tasks), label, total=len(tasks)))
        turns = sorted(rounds for rounds, _, _ in played)
        scores = sorted(score for _, all_scores, _ in played for score in all_scores)
        best = sorted(max(all_scores) for _, all_scores, _ in played)
        tenth = len(scores) // 10
        print(
            f"{players} players: turns a player {turns[0]} to {turns[-1]}, "
            f"median {statistics.median(turns):g}; scores median {statistics.median(scores):g}, "
            f"a tenth below {scores[tenth]}, a tenth above {scores[-tenth - 1]}; "
            f"winner's median {statistics.median(best):g}; "
            f"ends {dict(Counter(reason for _, _, reason in played))}"
        )
        print("  turns: " + "  ".join(f"{n}:{k}" for n, k in sorted(Counter(turns).items())))


if __name__ == "__main__":
    main()
