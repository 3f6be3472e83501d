"""How long a game of Undercover is when it is played sensibly, and what it scores.

    python -m bench.undercover_pace [--games 100] [--player greedy]

Any computer player of the game can be named; the greedy one takes the decision after which it
stands best.
"""

import argparse
import statistics
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from rich.progress import track

from safehouse.games.state import State
from safehouse.players import make_player


def play(task: tuple[int, int, int, str]) -> tuple[int, list[int], str]:
    """One game: rounds, scores, and why it ended."""
    players, plain_spaces, seed, name = task
    state = State.new("undercover", {"players": players, "plain_spaces": plain_spaces}, seed)
    table = {
        seat: make_player("undercover", name, seed * 4 + i) for i, seat in enumerate(state.seats)
    }
    rounds = 1
    while (seat := state.actor) is not None:
        rounds = int(state.record()["rounds"][0])
        decisions = state.decisions()
        state = state.decide(table[seat].decide(state.known_to(seat), decisions, ()))
    assert state.result is not None
    return rounds, list(state.result.scores.values()), state.result.reason


def main() -> None:
    """Play and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--player", default="greedy")
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
