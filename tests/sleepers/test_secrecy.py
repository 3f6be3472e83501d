"""What a seat gets does not depend, by a single byte, on anything that the seat cannot know."""

import random
from collections import Counter
from typing import Any

import msgspec
import numpy as np
import pytest

from safehouse.engine.batch import Batch
from safehouse.games import game_named
from safehouse.games.contract import Records, observe
from safehouse.games.game import SPECTATOR
from safehouse.games.sleepers.position import SEATS
from safehouse.games.state import State
from tests.effort import times
from tests.plain import plain
from tests.sleepers.positions import TILES

VIEWERS = (*SEATS, SPECTATOR)
OPTIONS: list[dict[str, object]] = [
    {},
    {"own_sleepers": "visible", "effects": "lenient"},
    {"killed_sleepers": "owner", "master_copies": "any"},
    {"killed_sleepers": "open", "own_sleepers": "visible"},
]
STATES_EACH = times(25_000)
VIEWS, KNOWN = 13, 53
"""Records, masks and planes are compared for all states; views, which take long, for every
thirteenth, and knowledge in words for fewer still. Both are primes: every seat has its turn."""


def encode(value: object) -> bytes:
    return msgspec.json.encode(value)


def mask_of(state: State) -> bytes:
    return state.mask().tobytes()


def planes_of(records: Records, seat: int) -> bytes:
    kernel = game_named("sleepers").kernel
    planes = np.zeros(kernel.observation, np.uint8)
    kernel.call(observe, records, seat, planes)
    return planes.tobytes()


def random_states(options: dict[str, object], total: int, size: int) -> Any:
    """States of random games at all ages."""
    game = game_named("sleepers")
    chosen = game.read_options(options)
    batch = Batch(game.kernel, size, game.encode(chosen), seed=5)
    for _ in range(total // size):
        batch.play_randomly(7)
        for slot in range(size):
            yield State(game, chosen, batch.records[slot : slot + 1].copy())


def tile_counts(state: State) -> dict[str, Counter[str]]:
    position = plain(state.position())
    return {
        colour: Counter(
            [agent["kind"] for agent in position["board"].values() if agent["owner"] == colour]
            + position["hands"][colour]
            + position["piles"][colour]
            + [tile["kind"] for tile in position["killed"][colour]]
        )
        for colour in SEATS
    }


@pytest.mark.parametrize("variant", range(len(OPTIONS)))
def test_redealing_what_a_seat_cannot_know_changes_no_byte_that_reaches_it(variant: int) -> None:
    chance = random.Random(variant)
    for number, state in enumerate(random_states(OPTIONS[variant], STATES_EACH, 500)):
        viewer = VIEWERS[number % 3]
        known = state.known_to(viewer)
        other = known.imagine(chance.getrandbits(64))
        assert other.known_to(viewer).record().tobytes() == known.record().tobytes()
        assert other.actor == state.actor
        if viewer == state.actor:
            assert mask_of(other) == mask_of(state)
        if viewer != SPECTATOR:
            seat = SEATS.index(viewer)
            assert planes_of(known.record(), seat) == planes_of(state.record(), seat)
        if number % VIEWS == 0:
            assert encode(other.view(viewer)) == encode(state.view(viewer))
        if number % KNOWN == 0:
            assert encode(other.knowledge(viewer)) == encode(state.knowledge(viewer))
            assert tile_counts(other) == {colour: Counter(TILES) for colour in SEATS}


def reveals(decision: str, state: State, viewer: str) -> bool:
    """Whether a decision shows the viewer a face that it did not know."""
    verb, *words = decision.split()
    if verb in ("flip", "copy", "activate"):
        knowledge = plain(state.knowledge(viewer))
        return bool(knowledge["board"][words[0]]["kind"] == "?")
    return False


def without_chance(told: object) -> list[Any]:
    """Events less the kinds that are drawn from the pile, which nobody can know before."""
    return [
        {**event, "kinds": len(event["kinds"])} if "kinds" in event else event
        for event in plain(told)
    ]


@pytest.mark.parametrize("variant", range(3))  # with open killed sleepers, killing shows a face
def test_events_tell_a_seat_nothing_that_it_could_not_see(variant: int) -> None:
    chance = random.Random(variant)
    compared: Counter[str] = Counter()
    for state in random_states(OPTIONS[variant], 2_000, 100):
        actor = state.actor
        if actor is None:
            continue
        verbs = sorted({decision.split()[0] for decision in state.decisions()})
        verb = chance.choice(verbs)
        mine = [decision for decision in state.decisions() if decision.split()[0] == verb]
        decision = chance.choice(mine)
        for viewer in VIEWERS:
            other = state.known_to(viewer).imagine(chance.getrandbits(64))
            same = decision
            if verb == "recruit" and viewer != actor:
                where = decision.split()[2]
                same = next(d for d in other.decisions() if d.startswith("recruit") and where in d)
            elif reveals(decision, state, viewer):
                continue
            after, twin = state.decide(decision), other.decide(same)
            assert encode(without_chance(twin.events(viewer))) == encode(
                without_chance(after.events(viewer))
            ), (decision, viewer)
            compared[verb] += 1
    assert {"recruit", "activate", "jump", "bounce", "swap", "move", "stop"} <= set(compared)


def test_the_seed_is_in_nothing_that_a_seat_gets() -> None:
    one, two = State.new("sleepers", seed=1), State.new("sleepers", seed=2)
    assert one.record()["deal"] != two.record()["deal"]
    for viewer in VIEWERS:
        assert one.known_to(viewer).record()["deal"] == 0
        assert one.known_to(viewer).record()["settled"] == 0
        assert "deal" not in encode(one.knowledge(viewer)).decode()
    assert encode(one.view(SPECTATOR)) == encode(two.view(SPECTATOR))


def test_whether_piles_were_given_from_outside_cannot_be_told() -> None:
    dealt = State.new("sleepers", seed=3)
    loaded = State.from_position(plain(dealt.position()))
    for viewer in VIEWERS:
        assert (
            dealt.known_to(viewer).record().tobytes() == loaded.known_to(viewer).record().tobytes()
        )


def test_an_imagined_game_has_chance_of_its_own() -> None:
    known = State.new("sleepers", seed=4).known_to("white")
    piles = {encode(plain(known.imagine(word).position())["piles"]) for word in range(20)}
    assert len(piles) == 20
