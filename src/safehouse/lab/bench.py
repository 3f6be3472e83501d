"""Speed: each figure is measured in turns with that of a peer, because machines are noisy."""

import math
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from safehouse.engine.simulate import simulate
from safehouse.games import GAMES, game_named
from safehouse.games.game import AnyGame
from safehouse.games.state import State
from safehouse.players.search import MAX_NODES
from safehouse.players.tree import PLAIN_EXPLORE, Tree

if TYPE_CHECKING:
    import pyspiel

PEER = "havannah(board_size=5)"
SAMPLE = 1_000
"""Random games by which their length is measured."""

TO_THE_END = 1_000
"""Random decisions after which any game is over in practice."""

GPU_GAMES = 1 << 18
GPU_DECISIONS = 500


class Figure(msgspec.Struct, frozen=True):
    """One measurement."""

    what: str
    value: float
    unit: str
    ratio: float | None = None
    peer: str = ""


def in_turns(rounds: int, *rates: Callable[[], float]) -> list[float]:
    """The median of each rate, measured in turns."""
    seen = [[rate() for rate in rates] for _ in range(rounds)]
    return [statistics.median(column) for column in zip(*seen, strict=True)]


def random_play(game: AnyGame, threads: int, games: int) -> Callable[[], float]:
    """Decisions a second of random play."""
    options = game.read_options({})
    return lambda: simulate(game, options, games, threads=threads).decisions_per_second


def openspiel_game(game: "pyspiel.Game", chance: random.Random) -> int:
    """Play a random game of OpenSpiel's; returns how many decisions it had."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
        decisions += 1
    return decisions


def openspiel_play(name: str, seconds: float) -> Callable[[], float] | None:
    """Decisions a second of an OpenSpiel game driven from Python, if OpenSpiel is installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game(name)
    chance = random.Random(0)

    def rate() -> float:
        decisions = 0
        start = time.perf_counter()
        while time.perf_counter() - start < seconds:
            decisions += openspiel_game(game, chance)
        return decisions / (time.perf_counter() - start)

    return rate


def openspiel_search(name: str, simulations: int) -> Callable[[], float] | None:
    """Decisions a second simulated inside OpenSpiel's tree search with random rollouts.

    It does not count them: a simulation goes from the first decision of a game to its last, so
    there are as many as in a random game, on average.
    """
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game(name)
    chance = random.Random(0)
    decisions = sum(openspiel_game(game, chance) for _ in range(SAMPLE))

    def rate() -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        bot = pyspiel.MCTSBot(game, evaluator, math.sqrt(2), simulations, 1000, False, 1, False)
        start = time.perf_counter()
        bot.mcts_search(game.new_initial_state())
        return simulations * decisions / SAMPLE / (time.perf_counter() - start)

    return rate


def our_search(game: AnyGame, seconds: float, playout: int) -> Callable[[], float]:
    """Decisions a second simulated inside a search from the first decision of a game."""
    state = State.new(game.name, seed=1)
    known = state.known_to(state.actor or "")

    def rate() -> float:
        if playout:
            tree = Tree(known, 1, MAX_NODES, playout, PLAIN_EXPLORE, sharpness=0.0)
        else:
            tree = Tree(known, 1, MAX_NODES)
        start = time.perf_counter()
        while time.perf_counter() - start < seconds:
            tree.grow(100)
        return tree.decisions / (time.perf_counter() - start)

    rate()  # compiles it
    return rate


def time_of_inspect(game: str) -> float:
    """Seconds that `safehouse inspect` takes from start to finish, with a warm cache."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "position.json"
        file.write_bytes(msgspec.json.encode(State.new(game, seed=1).position()))
        command = [sys.executable, "-m", "safehouse", "inspect", game, "--position", str(file)]
        subprocess.run(command, check=True, capture_output=True)
        start = time.perf_counter()
        subprocess.run(command, check=True, capture_output=True)
        return time.perf_counter() - start


def gpu_play(game: AnyGame) -> float | None:
    """Decisions a second of random play on the GPU, if there is one."""
    try:
        from safehouse.engine.cuda import CudaBatch, is_available
    except ImportError:
        return None
    if not is_available():
        return None
    batch = CudaBatch(game.kernel, GPU_GAMES, game.encode(game.read_options({})))
    batch.play_randomly(GPU_DECISIONS)

    def rate() -> float:
        start = time.perf_counter()
        batch.play_randomly(GPU_DECISIONS)
        return GPU_GAMES * GPU_DECISIONS / (time.perf_counter() - start)

    return in_turns(5, rate)[0]


def measure_search(game: AnyGame, seconds: float) -> Iterator[Figure]:
    """How fast a search simulates, against OpenSpiel's on a board of the same size."""
    playouts = our_search(game, seconds / 3, TO_THE_END)
    what = f"{game.title} search with random playouts, one core"
    if (peer := openspiel_search(PEER, simulations=10_000)) is not None:
        ours, theirs = in_turns(5, playouts, peer)
        yield Figure(f"OpenSpiel MCTSBot {PEER}", theirs, "decisions/s")
        yield Figure(what, ours, "decisions/s", ours / theirs, "OpenSpiel")
    else:
        yield Figure(what, in_turns(5, playouts)[0], "decisions/s")
    as_it_plays = in_turns(5, our_search(game, seconds / 3, 0))[0]
    yield Figure(f"{game.title} search as it plays, one core", as_it_plays, "decisions/s")


def measure(seconds: float) -> Iterator[Figure]:
    """All figures, one after the other."""
    peer = openspiel_play(PEER, seconds / 3)
    for name in GAMES:
        game = game_named(name)
        yield from measure_search(game, seconds)
        title = game.title
        trial = simulate(game, game.read_options({}), 5_000)
        games = max(5_000, int(trial.games_per_second * seconds / 3))
        one, two = random_play(game, 1, games), random_play(game, 2, 2 * games)
        if peer is not None:
            ours, theirs = in_turns(5, one, peer)
            yield Figure(f"OpenSpiel {PEER}", theirs, "decisions/s")
            yield Figure(f"{title}, one core", ours, "decisions/s", ours / theirs, "OpenSpiel")
        single, double = in_turns(5, one, two)
        if peer is None:
            yield Figure(f"{title}, one core", single, "decisions/s")
        games_a_second = single * trial.games / trial.decisions
        yield Figure(f"{title}, one core", games_a_second, "complete games/s")
        yield Figure(f"{title}, two threads", double, "decisions/s", double / single, "one thread")
        on_gpu = gpu_play(game)
        if on_gpu is not None:
            yield Figure(f"{title}, CUDA", on_gpu, "decisions/s")
        yield Figure(f"{title}, a state", game.kernel.dtype.itemsize, "bytes")
        yield Figure(f"inspect {name}, warm", time_of_inspect(name), "s")
