"""One source of rules: interpreted, native and in batches it gives the same games, bit for bit."""

import hashlib
import os
import subprocess
import sys

import numpy as np
import pytest
from safehouse.games.contract import choose, reset, step, to_act

from safehouse.engine.batch import Batch
from safehouse.engine.loops import word_of
from safehouse.games import GAMES, game_named
from safehouse.games.contract import Kernel, Options

SLOTS, DECISIONS, LOOKS = 20, 500, 10
SLOW = ("sarahs_vision",)
"""Games that take long when they are interpreted: a fifth as many decisions must do."""

VARIANTS: dict[str, dict[str, object]] = {
    "sleepers printed": {},
    "sleepers lenient": {"effects": "lenient", "master_copies": "any", "capture": "group"},
    "sleepers german": {"preset": "german_table", "corners": "none", "killed_sleepers": "open"},
    "sleepers short": {"no_progress": 5, "turn_cap": 90, "attrition": "end_of_any_turn"},
    "undercover two": {},
    "undercover three": {"players": 3, "piles_show": "mixed", "plain_spaces": 3},
    "undercover four": {"players": 4, "removed_hqs": "random", "first_round_scores": "off"},
    "undercover short": {
        "players": 4,
        "piles_show": "official",
        "round_cap": 5,
        "no_progress": 1,
        "head_start": 3,
    },
    "sarahs_vision one": {"players": 1},
    "sarahs_vision outside": {
        "players": 4,
        "scenario": 2,
        "tower": "outside",
        "events": "shuffled",
    },
}

INTERPRETED = """
import sys
from tests.test_agreement import VARIANTS, digests
from safehouse.games.native import INTERPRETED
assert INTERPRETED
print("\\n".join(digests(sys.argv[1], threads=1)))
"""


def options_of(variant: str) -> tuple[Kernel, Options]:
    game = game_named(variant.split()[0])
    return game.kernel, game.encode(game.read_options(VARIANTS[variant]))


def batch(variant: str, threads: int) -> Batch:
    kernel, options = options_of(variant)
    return Batch(kernel, SLOTS, options, seed=11, threads=threads)


def word(slot: int, number: int) -> np.uint64:
    """A word of a slot's stream."""
    return np.uint64(word_of(np.uint64(11), slot, number))


def digests(variant: str, threads: int) -> list[str]:
    """Fingerprints of all records, at several moments of 10,000 random decisions."""
    games = batch(variant, threads)
    decisions = DECISIONS // 5 if variant.split()[0] in SLOW else DECISIONS
    seen = []
    for _ in range(LOOKS):
        games.play_randomly(decisions // LOOKS)
        seen.append(hashlib.sha256(games.records.tobytes()).hexdigest())
    return seen


@pytest.mark.parametrize("variant", VARIANTS)
def test_interpreted_and_native_agree_over_10000_decisions(variant: str) -> None:
    interpreted = subprocess.run(
        [sys.executable, "-c", INTERPRETED, variant],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert interpreted.stdout.split() == digests(variant, threads=1)


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
        kernel.call(reset, record, word(slot, 1), options)
        for number in range(DECISIONS):
            kernel.call(step, record, kernel.call(choose, record, word(slot, 2 * number)))
            if kernel.call(to_act, record) < 0:
                kernel.call(reset, record, word(slot, 2 * number + 3), options)
        assert record.tobytes() == games.records[slot : slot + 1].tobytes()


@pytest.mark.parametrize("variant", ["sleepers printed", "undercover two"])
def test_stepping_a_batch_from_outside_agrees_with_random_play(variant: str) -> None:
    games, others = batch(variant, 2), batch(variant, 1)
    ended = 0
    for number in range(300):
        actions = np.zeros(SLOTS, np.int32)
        masks, actors = games.look()
        for slot in range(SLOTS):
            record = games.records[slot : slot + 1]
            actions[slot] = games.kernel.call(choose, record, word(slot, 2 * number))
            assert masks[slot, actions[slot]]
            assert actors[slot] in (0, 1)  # both variants are for two
        step = games.step(actions)
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


def test_every_game_has_its_variants() -> None:
    assert {variant.split()[0] for variant in VARIANTS} == set(GAMES)
