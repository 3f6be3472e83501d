"""The first compilation, said aloud and with progress, so that nobody waits without knowing why."""

import hashlib
from collections.abc import Callable, Sequence

import numpy as np

from safehouse.engine.loops import loops_for
from safehouse.engine.simulate import compile_for
from safehouse.games.native import INTERPRETED, use_cache
from safehouse.games.state import State
from safehouse.players.simple import Scout
from safehouse.terminal.screen import note, progress

Step = tuple[str, Callable[[], object]]


def one_game(game: str) -> list[Step]:
    """What it takes to play one game, decision by decision."""

    def decide() -> None:
        state = State.new(game)
        state.decide(state.decisions()[0])

    def know() -> None:
        state = State.new(game)
        state.known_to(state.game.seats[0]).imagine(0)

    return [
        ("dealing", lambda: State.new(game).actor),
        ("legal decisions", lambda: State.new(game).decisions()),
        ("deciding", decide),
        ("knowing", know),
        ("positions", lambda: State.from_position(State.new(game).position())),
    ]


def players(game: str) -> list[Step]:
    """What computer players need."""

    def decide() -> None:
        state = State.new(game)
        Scout(games=1).decide(state.known_to(state.game.seats[0]), state.decisions(), ())

    return [("computer players", decide)]


def many_games(game: str) -> list[Step]:
    """What simulations need."""

    def play() -> None:
        state = State.new(game)
        compile_for(state.game.kernel, state.game.encode(state.options))

    return [("random play", play)]


def lines(game: str) -> list[Step]:
    """What perft needs."""

    def count() -> None:
        kernel = State.new(game).game.kernel
        loops_for(kernel).count_lines(
            State.new(game).record(),
            np.zeros((1, kernel.num_actions), np.bool_),
            np.zeros(1, np.int64),
            1,
        )

    return [("counting", count)]


def warm_up(*groups: Sequence[Step]) -> None:
    """Compile what is needed, unless it lies in the cache."""
    steps = [step for group in groups for step in group]
    mark = hashlib.sha256(" ".join(label for label, _ in steps).encode()).hexdigest()[:12]
    done = use_cache() / f"{mark}.ready"
    if INTERPRETED or done.exists():
        return
    note("Compiling the rules for this machine, this once; it takes about half a minute.")
    with progress(len(steps), "Compiling") as bar:
        for label, work in steps:
            bar.update(bar.task_ids[0], description=f"Compiling: {label}")
            work()
            bar.advance(bar.task_ids[0])
    done.parent.mkdir(parents=True, exist_ok=True)
    done.touch()
