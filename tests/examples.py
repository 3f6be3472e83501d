"""What general tests need of every game: rules to try, and random games at all ages.

Each game tells its own in `tests/<game>/examples.py`:

- `VARIANTS`, by name: options under which it is tried, so that all of its code is reached;
- `USUAL`, the options of a game that shows as much of it as possible;
- `SHORT`, those of a game of a few decisions;
- `SOON_OVER`, those of a game that is long enough to show itself, and not longer;
- `STRIDE`, how many decisions lie between two looks at a random game;
- `DECISIONS_ARE_PUBLIC`, whether everybody may know what can be decided.
"""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Protocol, cast

import msgspec

from safehouse.engine.batch import Batch
from safehouse.games import GAMES, game_named
from safehouse.games.state import State

Options = Mapping[str, object]


class Examples(Protocol):
    """What each game tells."""

    VARIANTS: Mapping[str, Options]
    USUAL: dict[str, object]
    SHORT: dict[str, object]
    SOON_OVER: dict[str, object]
    STRIDE: int
    DECISIONS_ARE_PUBLIC: bool


def examples_of(game: str) -> Examples:
    """The examples of a game."""
    return cast(Examples, import_module(f"tests.{game}.examples"))


VARIANTS: dict[str, tuple[str, Options]] = {
    f"{game} {name}": (game, options)
    for game in GAMES
    for name, options in examples_of(game).VARIANTS.items()
}
"""The variants of all games."""

USUAL = {game: examples_of(game).USUAL for game in GAMES}
SHORT = {game: examples_of(game).SHORT for game in GAMES}
SOON_OVER = {game: examples_of(game).SOON_OVER for game in GAMES}


def batch_of(game: str, options: Options, size: int, seed: int = 5, threads: int = 1) -> Batch:
    """Many games at a time."""
    which = game_named(game)
    return Batch(which.kernel, size, which.encode(which.read_options(options)), seed, threads)


def states_in(batch: Batch, options: Options) -> Iterator[State]:
    """The games of a batch, each as a state of its own."""
    game = game_named(batch.kernel.name)
    chosen = game.read_options(options)
    for slot in range(len(batch.records)):
        yield State(game, chosen, batch.records[slot : slot + 1].copy())


def random_states(
    game: str, options: Options | None = None, total: int = 210, looks: int = 7, seed: int = 11
) -> Iterator[State]:
    """States of random games, each game looked at several times, in which somebody decides."""
    chosen = examples_of(game).USUAL if options is None else options
    batch = batch_of(game, chosen, max(1, total // looks), seed)
    for _ in range(looks):
        batch.play_randomly(examples_of(game).STRIDE)
        yield from (state for state in states_in(batch, chosen) if state.actor is not None)


def encode(value: object) -> bytes:
    """A value as it goes over the wire."""
    return msgspec.json.encode(value)
