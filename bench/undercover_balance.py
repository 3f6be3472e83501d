"""Who wins Undercover when equals play, by seat; and how often jokers are used.

    python -m bench.undercover_balance [--player ismcts:100] [--games 2000] [--option players=3]

The same player sits in all seats. Printed are each seat's share of the wins (a shared win is
divided) with the interval in which it lies 95 times in 100, jokers used by each player, and the
longest time that passed in a game without a moved employee.
"""

import argparse
import statistics
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from rich.progress import track

from safehouse.games.game import Json
from safehouse.games.state import State
from safehouse.lab.arena import interval
from safehouse.players import make_player
from tests.plain import plain


class Played(NamedTuple):
    """What is counted of one game."""

    shares: list[float]
    jokers: int
    rounds: int
    standstill: int
    reason: str


def play(task: tuple[dict[str, object], int, str]) -> Played:
    """One game."""
    options, seed, name = task
    state = State.new("undercover", options, seed)
    seats = state.seats
    table = {seat: make_player("undercover", name, seed * 4 + i) for i, seat in enumerate(seats)}
    unread: dict[str, list[Json]] = {seat: [] for seat in seats}
    jokers = standstill = moved = rounds = 0
    while (seat := state.actor) is not None:
        rounds = int(state.record()["rounds"][0])
        standstill = max(standstill, rounds - moved - 1)
        seen, unread[seat] = unread[seat], []
        decision = table[seat].decide(state.known_to(seat), state.decisions(), seen)
        jokers += decision == "take joker"
        state = state.decide(decision)
        for viewer in seats:
            unread[viewer] += plain(state.events(viewer))
        if any(event["event"] == "advance" for event in plain(state.events(seat))):
            moved = rounds
    assert state.result is not None
    winners = state.result.winners or (state.result.winner,)
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in seats]
    return Played(shares, jokers, rounds, standstill, state.result.reason)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--player", default="ismcts:100")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=1)
    arguments = parser.parse_args()
    options: dict[str, object] = {}
    for option in arguments.option:
        name, _, value = option.partition("=")
        options[name] = int(value) if value.isdecimal() else value
    tasks = [(options, arguments.seed + n, arguments.player) for n in range(arguments.games)]
    with ProcessPoolExecutor(arguments.processes) as pool:
        played = list(track(pool.map(play, tasks), arguments.player, total=len(tasks)))
    games, seats = len(played), len(played[0].shares)
    for i in range(seats):
        won = sum(one.shares[i] for one in played)
        low, high = interval(won, games)
        print(f"seat {i + 1}: {won / games:.1%} ({low:.1%} to {high:.1%}) of {games}")
    print(f"jokers used, by each player: {statistics.mean(p.jokers for p in played) / seats:.2f}")
    print(f"rounds, median: {statistics.median(p.rounds for p in played):g}")
    still = sorted(Counter(one.standstill for one in played).items())
    print("rounds without a moved employee, longest: " + ", ".join(f"{n}: {k}" for n, k in still))
    print(f"ends: {dict(Counter(one.reason for one in played))}")


if __name__ == "__main__":
    main()
