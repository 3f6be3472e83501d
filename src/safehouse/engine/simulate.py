"""Playing many games, at random or by a policy, and what there is to say about them."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import msgspec
import numpy as np
from numpy.typing import NDArray

from safehouse.engine.counting import Happened
from safehouse.engine.game_file import GameFile, game_file_of
from safehouse.engine.loops import bits_of, loops_for
from safehouse.engine.policy import decide_by, play_games_by
from safehouse.games.contract import Kernel, Options
from safehouse.games.game import AnyGame
from safehouse.games.players import Policy
from safehouse.games.state import State

CHUNK = 1_000
CHUNK_BY_POLICY = 50
"""Games that a thread plays between two looks at the clock."""


class Simulation(msgspec.Struct, frozen=True):
    """The statistics of some games."""

    game: str
    games: int
    threads: int
    players: str
    """Who plays all seats: `random`, or a policy."""

    seconds: float
    decisions: int
    ends: dict[str, int]
    wins: dict[str, int]
    """By seat, and `draw`."""

    lengths: dict[str, float]
    """Decisions a game: the shortest, some quantiles, the mean, the longest."""

    histogram: list[tuple[int, int]]
    """The lower bound of each bin, and how many games fall into it."""

    games_per_second: float
    decisions_per_second: float
    first_player_share: float
    """The first seat's wins plus its share of drawn games."""

    happened: Happened | None = None
    """What happened in them, if somebody asked for it."""


def simulate(
    game: AnyGame,
    options: msgspec.Struct,
    games: int,
    seed: int = 0,
    threads: int = 1,
    progress: Callable[[int], None] = lambda games: None,
    policy: Policy | None = None,
) -> Simulation:
    """Play games; the same seed gives the same games on any number of threads."""
    kernel = game.kernel
    encoded = game.encode(options)
    seats = game.seats_in(options)
    chunk = CHUNK if policy is None else CHUNK_BY_POLICY
    lengths = np.zeros(games, np.int32)
    ends = np.zeros(games, np.int8)
    scores = np.zeros((games, len(seats)), np.float32)
    bits = np.uint64(seed)

    def play(lo: int) -> int:
        hi = min(lo + chunk, games)
        results = (lengths, ends, scores)
        if policy is None:
            record = kernel.records(1)
            decisions = loops_for(kernel).play_games(record, 0, lo, hi, bits, encoded, *results)
        else:
            decisions = play_games_by(policy, lo, hi, bits, encoded, *results)
        progress(hi - lo)
        return int(decisions)

    compile_for(kernel, encoded, policy)
    start = time.perf_counter()
    if threads == 1:
        decisions = sum(play(lo) for lo in range(0, games, chunk))
    else:
        with ThreadPoolExecutor(threads) as pool:
            decisions = sum(pool.map(play, range(0, games, chunk)))
    seconds = time.perf_counter() - start
    draws = int(np.sum(np.all(scores == 0, axis=1)))
    wins = {seat: int(np.sum(scores[:, i] > 0)) for i, seat in enumerate(seats)}
    return Simulation(
        game=game.name,
        players="random" if policy is None else policy.name,
        games=games,
        threads=threads,
        seconds=seconds,
        decisions=decisions,
        ends={name: int(np.sum(ends == number)) for number, name in enumerate(game.ends) if number},
        wins={**wins, "draw": draws},
        lengths=_quantiles(lengths),
        histogram=_histogram(lengths),
        games_per_second=games / seconds,
        decisions_per_second=decisions / seconds,
        first_player_share=(wins[seats[0]] + draws / len(seats)) / games,
    )


def _quantiles(lengths: NDArray[np.int32]) -> dict[str, float]:
    return {
        "shortest": float(lengths.min()),
        "quarter": float(np.quantile(lengths, 0.25)),
        "median": float(np.quantile(lengths, 0.5)),
        "mean": float(lengths.mean()),
        "three_quarters": float(np.quantile(lengths, 0.75)),
        "longest": float(lengths.max()),
    }


def _histogram(lengths: NDArray[np.int32]) -> list[tuple[int, int]]:
    """At most twenty classes of the same width."""
    width = max(1, -(-int(lengths.max() - lengths.min() + 1) // 20))
    starts = np.arange(int(lengths.min()), int(lengths.max()) + 1, width)
    counts = np.bincount((lengths - lengths.min()) // width, minlength=starts.size)
    return [(int(start), int(n)) for start, n in zip(starts, counts, strict=True)]


def compile_for(kernel: Kernel, options: Options, policy: Policy | None = None) -> None:
    """Play no game at all: what is not compiled yet is compiled now."""
    results = (
        np.zeros(0, np.int32),
        np.zeros(0, np.int8),
        np.zeros((0, kernel.num_seats), np.float32),
    )
    if policy is None:
        loops_for(kernel).play_games(kernel.records(1), 0, 0, 0, np.uint64(0), options, *results)
    else:
        play_games_by(policy, 0, 0, np.uint64(0), options, *results)


def game_files(
    game: AnyGame,
    options: msgspec.Struct,
    games: int,
    seed: int = 0,
    policy: Policy | None = None,
) -> Iterator[GameFile]:
    """The games that `simulate` plays, each as a game file."""
    name = "random" if policy is None else policy.name
    for number in range(games):
        deal = int(bits_of(np.uint64(seed), number, 1))
        begin = state = State.new(game.name, game.write_options(options), deal)
        decisions: list[str] = []
        while state.actor is not None:
            bits = bits_of(np.uint64(seed), number, 2 * len(decisions))
            if policy is None:
                decisions.append(state.choose(int(bits)))
            else:
                concealed = state.known_to(state.seats[0]).record()
                decision = decide_by(policy, concealed, np.uint64(bits))
                decisions.append(game.decisions.text(decision, concealed))
            state = state.decide(decisions[-1])
        yield game_file_of(begin, decisions, state, deal, dict.fromkeys(state.seats, name))
