"""One source of rules: interpreted, native and in batches it gives the same games, bit for bit."""

import hashlib
import os
import subprocess
import sys

import numpy as np
import pytest

from safehouse.engine.batch import Batch
from safehouse.engine.loops import bits_of
from safehouse.games import GAMES, game_named
from safehouse.games.contract import Kernel, Options, choose, reset, step, to_act
from tests.effort import times
from tests.examples import VARIANTS, batch_of, examples_of

SLOTS, DECISIONS, LOOKS = 10, 300, times(28)
INTERPRETED = """
import sys
from tests.test_agreement import digests_of
from safehouse.games.native import INTERPRETED
assert INTERPRETED
print("\\n".join(digests_of(sys.argv[1])))
"""


def batch(variant: str, threads: int) -> Batch:
    game, options = VARIANTS[variant]
    return batch_of(game, options, SLOTS, seed=11, threads=threads)


def options_of(variant: str) -> tuple[Kernel, Options]:
    game = game_named(VARIANTS[variant][0])
    return game.kernel, game.encode(game.read_options(dict(VARIANTS[variant][1])))


def random_bits(slot: int, number: int) -> np.uint64:
    """Random bits of a slot's stream."""
    return np.uint64(bits_of(np.uint64(11), slot, number))


def digests(variant: str, threads: int) -> list[str]:
    """Fingerprints of all records, at many moments of random games."""
    games = batch(variant, threads)
    seen = []
    for _ in range(LOOKS):
        games.play_randomly(examples_of(games.kernel.name).STRIDE)
        seen.append(hashlib.sha256(games.records.tobytes()).hexdigest())
    return seen


def digests_of(game: str) -> list[str]:
    """The fingerprints of all variants of a game."""
    variants = [variant for variant, (its_game, _) in VARIANTS.items() if its_game == game]
    return [digest for variant in variants for digest in digests(variant, threads=1)]


@pytest.mark.parametrize("game", GAMES)
def test_interpreted_and_native_agree(game: str) -> None:
    interpreted = subprocess.run(
        [sys.executable, "-c", INTERPRETED, game],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert interpreted.stdout.split() == digests_of(game)


@pytest.mark.parametrize("variant", VARIANTS)
def test_one_thread_and_three_agree(variant: str) -> None:
    assert digests(variant, threads=1) == digests(variant, threads=3)


@pytest.mark.parametrize("variant", VARIANTS)
def test_one_game_at_a_time_agrees_with_a_batch(variant: str) -> None:
    games = batch(variant, threads=1)
    games.play_randomly(DECISIONS)
    kernel, options = options_of(variant)
    for slot in range(0, SLOTS, 10):
        record = kernel.records(1)
        kernel.call(reset, record, random_bits(slot, 1), options)
        for number in range(DECISIONS):
            kernel.call(step, record, kernel.call(choose, record, random_bits(slot, 2 * number)))
            if kernel.call(to_act, record) < 0:
                kernel.call(reset, record, random_bits(slot, 2 * number + 3), options)
        assert record.tobytes() == games.records[slot : slot + 1].tobytes()


@pytest.mark.parametrize("variant", ["sleepers printed", "undercover two"])
def test_stepping_a_batch_from_outside_agrees_with_random_play(variant: str) -> None:
    games, others = batch(variant, 2), batch(variant, 1)
    ended = 0
    for number in range(300):
        decisions = np.zeros(SLOTS, np.int32)
        masks, actors = games.look()
        for slot in range(SLOTS):
            record = games.records[slot : slot + 1]
            decisions[slot] = games.kernel.call(choose, record, random_bits(slot, 2 * number))
            assert masks[slot, decisions[slot]]
            assert actors[slot] in (0, 1)  # both variants are for two
        step = games.step(decisions)
        ended += int(step.done.sum())
        assert not (np.abs(step.scores).sum(axis=1) > 0)[~step.done].any()
    others.play_randomly(300)
    assert games.records.tobytes() == others.records.tobytes()
    assert ended > 0


@pytest.mark.parametrize(
    ("game", "most"), [("sleepers", 320), ("undercover", 320), ("sarahs_vision", 2000)]
)
def test_a_state_is_small(game: str, most: int) -> None:
    assert game_named(game).kernel.dtype.itemsize <= most
