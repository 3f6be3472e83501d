"""The secrets of Sleepers: what events, loaded positions and imagined games do not tell."""

import random
from collections import Counter
from typing import Any

import pytest

from safehouse.games.game import SPECTATOR
from safehouse.games.sleepers.position import SEATS
from safehouse.games.state import State
from tests.effort import times
from tests.examples import encode, random_states
from tests.plain import plain
from tests.sleepers import examples
from tests.sleepers.positions import TILES

VIEWERS = (*SEATS, SPECTATOR)
VARIANTS = ("printed", "visible", "owner")  # with open killed sleepers, killing shows a face


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


@pytest.mark.parametrize("variant", examples.VARIANTS)
def test_nothing_is_lost_or_doubled_when_hidden_tiles_are_dealt_anew(variant: str) -> None:
    for number, state in enumerate(random_states("sleepers", examples.VARIANTS[variant])):
        other = state.known_to(VIEWERS[number % 3]).imagine(number)
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


@pytest.mark.parametrize("variant", VARIANTS)
def test_events_tell_a_seat_nothing_that_it_could_not_see(variant: str) -> None:
    chance = random.Random(variant)
    compared: Counter[str] = Counter()
    for state in random_states("sleepers", examples.VARIANTS[variant], times(1_000), looks=20):
        actor = state.actor
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
