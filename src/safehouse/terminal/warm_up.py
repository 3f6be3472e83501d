"""The first compilation, said aloud and with progress, so that nobody waits without knowing why."""

import hashlib
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np

from safehouse.engine.loops import loops_for
from safehouse.engine.simulate import compile_for
from safehouse.games.errors import Refused
from safehouse.games.native import INTERPRETED, native_folder
from safehouse.games.state import State
from safehouse.lab.hint import compile_hints
from safehouse.players import hosting, policy_named, spec_of
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
        (f"{game} dealing", lambda: State.new(game).actor),
        (f"{game} legal decisions", lambda: State.new(game).decisions()),
        (f"{game} deciding", decide),
        (f"{game} knowing", know),
        (f"{game} shuffling", lambda: State.new(game).reshuffled(0)),
        (f"{game} positions", lambda: State.from_position(State.new(game).position())),
    ]


def players(game: str, name: str) -> list[Step]:
    """What a computer player needs."""
    kind = spec_of(game, name).partition(":")[0]
    return [(f"{game} player {kind}", lambda: hosting.compile_for(game, name))]


def hints(game: str) -> list[Step]:
    """What a hint needs."""
    return [(f"{game} hints", lambda: compile_hints(game))]


def many_games(game: str, name: str) -> list[Step]:
    """What simulations need."""

    def play() -> None:
        state = State.new(game)
        policy = policy_named(game, name)
        compile_for(state.game.kernel, state.game.encode(state.options), policy)

    return [(f"{game} {name} play", play)]


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

    return [(f"{game} counting", count)]


def marks_of_these_sources() -> Path:
    """Where it is noted what has been compiled; a part without a note is loaded, if it lies there.

    Notes only save looking: which code is run does not depend on them.
    """
    package = Path(__file__).resolve().parents[1]
    digest = hashlib.sha256()
    for room in ("games", "engine", "players"):
        for path in sorted((package / room).rglob("*.py")):
            digest.update(path.read_bytes())
    return native_folder() / f"ready-{digest.hexdigest()[:16]}"


def warm_up(*groups: Sequence[Step]) -> None:
    """Compile what is needed, unless it lies in the cache."""
    if INTERPRETED:
        return
    steps = [step for group in groups for step in group]
    marks = marks_of_these_sources()
    cold = [(label, work) for label, work in steps if not (marks / f"{label}.ready").exists()]
    if not cold:
        return
    note(f"Compiling the rules for this machine ({len(cold)} parts, once); a moment, please.")
    try:
        marks.mkdir(parents=True, exist_ok=True)
        with progress(len(cold), "Compiling") as bar:
            for label, work in cold:
                bar.update(bar.task_ids[0], description=f"Compiling: {label}")
                work()
                (marks / f"{label}.ready").touch()
                bar.advance(bar.task_ids[0])
    except OSError as error:
        raise Refused("no_cache", f"The cache {marks} cannot be used: {error.strerror}.") from None
