"""What nobody can know stays unknown, and imagining it is exact."""

import random
from collections import Counter
from itertools import product
from math import prod
from typing import Any

import pytest
from scipy.stats import chisquare

from safehouse.games import game_named
from safehouse.games.game import SPECTATOR
from safehouse.games.sarahs_vision.contents import tower_model
from safehouse.games.state import State
from tests.effort import times
from tests.examples import random_states
from tests.plain import plain
from tests.sarahs_vision import examples

SAMPLES = times(3_000)
ALPHA = 1e-6
BEARS = ("light", "normal", "heavy")


@pytest.mark.parametrize("variant", examples.VARIANTS)
def test_what_was_dealt_anew_is_a_position(variant: str) -> None:
    for number, state in enumerate(random_states("sarahs_vision", examples.VARIANTS[variant], 70)):
        other = state.known_to(state.seats[0]).imagine(number)
        assert plain(State.from_position(plain(other.position())).position()) == plain(
            other.position()
        )


@pytest.mark.parametrize("variant", examples.VARIANTS)
def test_events_tell_nothing_that_is_hidden(variant: str) -> None:
    chance = random.Random(variant)
    told = 0
    options = examples.VARIANTS[variant]
    for state in random_states("sarahs_vision", options, times(1_500), looks=15, seed=5):
        decision = state.choose(chance.getrandbits(64))
        # These bring something to light that nobody knew: a card, how a block sits, the next event.
        if not decision.startswith(("cover", "swap", "remove", "play", "pay", "spend", "use")):
            continue
        after = state.decide(decision)
        shown = plain(after.view(SPECTATOR))
        if not isinstance(shown.get("pending"), dict) or after.actor is None:
            continue
        viewer = chance.choice([*state.seats, SPECTATOR])
        other = state.known_to(viewer).imagine(chance.getrandbits(64))
        again = other.decide(decision)
        if shown["stage"] in ("pay", "name") == plain(again.view(SPECTATOR))["stage"]:
            continue
        if shown["stage"] in ("pay", "name"):
            told += 1
            assert plain(again.events(viewer)) == plain(after.events(viewer)), decision
    assert told > 20


def test_no_view_shows_a_face_down_event_a_bearing_or_chance() -> None:
    state = State.new("sarahs_vision", {"scenario": 2, "events": "shuffled"}, 3)
    state = state.decide("pass")
    while plain(state.view("first"))["stage"] != "action":
        state = state.decide(state.decisions()[0])
    view: Any = plain(state.view("first"))
    hidden = [card for card in view["row"] if not card["face_up"]]
    assert hidden
    assert all(set(card) <= {"event", "face_up", "swan"} for card in hidden)
    assert all(card["event"] is None for card in hidden)
    assert isinstance(view["deck"], int)
    assert isinstance(view["directives"], int)
    assert "chance" not in view
    assert not any("bearing" in layer or "possible" in layer for layer in view["tower"])


def touched(seed: int, touches: int) -> State:
    """A game in which some blocks have been touched, and one pulled."""
    for attempt in range(200):
        chance = random.Random(1000 * seed + attempt)
        state = State.new("sarahs_vision", {"players": 2}, 1000 * seed + attempt)
        done = 0
        while state.actor is not None and done < touches:
            decisions = state.decisions()
            feel = [decision for decision in decisions if decision.startswith("touch")]
            done += bool(feel)
            state = state.decide(chance.choice(feel or decisions))
        if state.actor is not None:
            return state
    raise AssertionError("no such game")


@pytest.mark.parametrize(("seed", "touches"), [(1, 1), (2, 2), (3, 5), (4, 8)])
def test_bearings_are_imagined_as_likely_as_they_are_after_all_touches(
    seed: int, touches: int
) -> None:
    state = touched(seed, touches)
    known = state.known_to("first")
    possible: Any = plain(known.describe())["possible"]
    layer = min(range(len(possible)), key=lambda i: possible[i].bit_count())
    assert possible[layer].bit_count() < 27
    chances = tower_model().bearing.chance
    expected: dict[tuple[str, ...], int] = {}
    for triple in product(range(3), repeat=3):
        if possible[layer] >> sum(bear * 3**slot for slot, bear in enumerate(triple)) & 1:
            names = tuple(BEARS[bear] for bear in triple)
            expected[names] = prod(chances[bear] for bear in triple)
    drawn: Counter[tuple[str, ...]] = Counter()
    for word in range(SAMPLES):
        imagined: Any = known.imagine(word).record()[0]
        bearing = int(imagined.bearing[layer])
        drawn[tuple(BEARS[bearing // 3**slot % 3] for slot in range(3))] += 1
    assert set(drawn) <= set(expected)
    scale = SAMPLES / sum(expected.values())
    if len(expected) > 1:
        fit = chisquare([drawn[b] for b in expected], [n * scale for n in expected.values()])
        assert fit.pvalue > ALPHA


def test_face_down_events_are_imagined_uniformly_by_their_backs() -> None:
    state = State.new("sarahs_vision", {"scenario": 2}, 3)
    chance = random.Random(3)
    while sum(not card["face_up"] for card in plain(state.view("first"))["row"]) < 3:
        state = state.decide("pass" if "pass" in state.decisions() else state.decisions()[0])
    known = state.known_to("second")
    row: Any = plain(known.describe())["row"]
    unseen: Any = plain(known.describe())["unseen"]
    place = next(i for i, card in enumerate(row) if not card["face_up"] and not card.get("swan"))
    swans = {
        i + 1
        for i, card in enumerate(
            game_named("sarahs_vision").read_options({"scenario": 2}).the_scenario().events
        )
        if card.swan
    }
    candidates = [event for event in unseen if event not in swans]
    drawn: Counter[int] = Counter()
    for _ in range(SAMPLES):
        other: Any = plain(known.imagine(chance.getrandbits(64)).position())
        drawn[other["row"][place]["event"]] += 1
        numbers = [card["event"] for card in other["row"]]
        assert len({*numbers, *other["deck"]}) == len(numbers) + len(other["deck"])
    assert set(drawn) == set(candidates)
    assert chisquare([drawn[event] for event in candidates]).pvalue > ALPHA
