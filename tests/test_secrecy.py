"""What a seat gets does not depend, by a single byte, on anything that the seat cannot know."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import pytest
from numpy.typing import NDArray

from safehouse.games.contract import Records, conceal, imagine, reshuffle
from safehouse.games.game import SPECTATOR
from safehouse.games.state import State
from tests.effort import times
from tests.examples import VARIANTS, Options, batch_of, encode, examples_of, states_in

SIZE = 500
STATES = times(5_000)
VIEWS, KNOWLEDGE = 13, 53
"""Concealed records, decisions and planes are compared for all states; views, which take long, for
every thirteenth, and knowledge in words for fewer still. Both are primes: every seat has its turn.
"""


class Redealt(NamedTuple):
    """Some games, who looks at each, and what that seat knows of the game and of its twins.

    Seats and spectators take turns; `SPECTATOR` is seat -1. One twin is imagined from what the seat
    knows. In the other what nobody has seen is shuffled, which does not go by what a seat knows: a
    seat that knew too much would imagine games that agree with it.
    """

    states: list[State]
    others: list[State]
    seats: list[int]
    viewers: list[str]
    known: Records
    known_of_imagined: Records
    known_of_shuffled: Records


def redealt(game: str, options: Options) -> Iterator[Redealt]:
    """Random games at all ages, and their twins that a seat cannot tell from them."""
    batch = batch_of(game, options, SIZE)
    twins = batch_of(game, options, SIZE)
    call = batch.kernel.call
    words = np.random.default_rng(1)
    for _ in range(max(1, STATES // SIZE)):
        batch.play_randomly(examples_of(game).STRIDE)
        states = list(states_in(batch, options))
        viewers = [*states[0].seats, SPECTATOR]
        seats = [slot % len(viewers) for slot in range(SIZE)]
        numbers = [states[0].game.seat_number(viewer) for viewer in viewers]
        known, shuffled, again = (batch.records.copy() for _ in range(3))
        for slot, (word, other_word) in enumerate(
            words.integers(1 << 63, size=(SIZE, 2), dtype=np.uint64)
        ):
            here, seat = slice(slot, slot + 1), numbers[seats[slot]]
            call(conceal, known[here], seat)
            twins.records[here] = known[here]
            call(imagine, twins.records[here], word)
            again[here] = twins.records[here]
            call(conceal, again[here], seat)
            call(reshuffle, shuffled[here], other_word)
            call(conceal, shuffled[here], seat)
        yield Redealt(
            states,
            list(states_in(twins, options)),
            [numbers[seat] for seat in seats],
            [viewers[seat] for seat in seats],
            known,
            again,
            shuffled,
        )


def rows_that_differ(one: NDArray[np.generic], other: NDArray[np.generic]) -> list[int]:
    """Where two arrays are not the same, byte by byte."""
    rows = [np.ascontiguousarray(a).view(np.uint8).reshape(len(a), -1) for a in (one, other)]
    return np.flatnonzero((rows[0] != rows[1]).any(axis=1)).tolist()


def planes_of(states: list[State], seats: list[int]) -> NDArray[np.uint8]:
    """What each seat is shown for learning; spectators learn nothing."""
    kernel = states[0].game.kernel
    planes = np.zeros((len(states), *kernel.observation), np.uint8)
    for i, (state, seat) in enumerate(zip(states, seats, strict=True)):
        if seat >= 0:
            planes[i] = kernel.observe(state.known_to(state.seats[seat]).record(), seat)
    return planes


@pytest.mark.parametrize("variant", VARIANTS)
def test_redealing_what_a_seat_cannot_know_changes_no_byte_that_reaches_it(variant: str) -> None:
    game, options = VARIANTS[variant]
    number = changed = 0
    for part in redealt(game, options):
        assert rows_that_differ(part.known, part.known_of_imagined) == []
        assert rows_that_differ(part.known, part.known_of_shuffled) == []
        assert (
            rows_that_differ(planes_of(part.states, part.seats), planes_of(part.others, part.seats))
            == []
        )
        for state, other, viewer in zip(part.states, part.others, part.viewers, strict=True):
            assert other.actor == state.actor
            if viewer == state.actor or examples_of(game).DECISIONS_ARE_PUBLIC:
                assert other.numbers() == state.numbers()
            changed += other.record().tobytes() != state.record().tobytes()
            number += 1
            if number % VIEWS == 0:
                assert encode(other.view(viewer)) == encode(state.view(viewer))
            if number % KNOWLEDGE == 0:
                assert encode(other.knowledge(viewer)) == encode(state.knowledge(viewer))
    assert changed > 0.5 * number, "A seat must not know the whole game."
