"""What nobody can know stays unknown, and imagining it is exact."""

import random
from collections import Counter
from itertools import permutations, product
from typing import Any

import pytest
from scipy.stats import chisquare

from safehouse.games.game import SPECTATOR
from safehouse.games.state import State
from safehouse.games.undercover.material import COLOURS
from tests.effort import times
from tests.examples import encode, random_states
from tests.plain import plain
from tests.undercover import examples

SAMPLES = max(1_000, times(3_000))
ALPHA = 1e-6
AGENTS = [(c, COLOURS[(i + d) % 6]) for i, c in enumerate(COLOURS) for d in (1, -1)]


def agents_of(position: Any) -> list[Any]:
    """All agents, wherever they are."""
    tiles = [*position["table"].values(), *(tile for pile in position["piles"] for tile in pile)]
    if "active" in position:
        tiles.append(position["active"]["tile"])
    return [tile for tile in tiles if "official" in tile]


@pytest.mark.parametrize("variant", examples.VARIANTS)
def test_all_agents_are_there_when_they_are_dealt_anew(variant: str) -> None:
    for number, state in enumerate(random_states("undercover", examples.VARIANTS[variant])):
        whole = agents_of(plain(state.known_to(state.seats[0]).imagine(number).position()))
        assert sorted((a["official"], a["undercover"]) for a in whole) == sorted(AGENTS)


@pytest.mark.parametrize("variant", examples.VARIANTS)
def test_events_tell_nothing_that_is_hidden(variant: str) -> None:
    chance = random.Random(variant)
    for state in random_states("undercover", examples.VARIANTS[variant], times(500), looks=10):
        decision = state.choose(chance.getrandbits(64))
        viewer = chance.choice([*state.seats, SPECTATOR])
        other = state.known_to(viewer).imagine(chance.getrandbits(64))
        if decision == "turn" or decision.startswith("draw"):
            continue  # shows a side that nobody knew
        mine, theirs = (
            plain(state.decide(decision).events(viewer)),
            plain(other.decide(decision).events(viewer)),
        )
        if decision.startswith("take pile"):
            mine, theirs = mine[:1], theirs[:1]  # the next agent of the pile comes to light
        if state.decide(decision).result is None:
            assert encode(mine) == encode(theirs), decision


def deals(position: Any, known: Any) -> Counter[tuple[tuple[str, str], ...]]:
    """All ways to give every tile an agent, by brute force, in the order of `agents_of`."""
    tiles = agents_of(known)
    candidates = [
        [
            (official, undercover)
            for official, undercover in AGENTS
            if tile["official"] in ("?", official) and tile["undercover"] in ("?", undercover)
        ]
        for tile in tiles
    ]
    hidden = [i for i, options in enumerate(candidates) if len(options) == len(AGENTS)]
    found: Counter[tuple[tuple[str, str], ...]] = Counter()
    seen = [options if i not in hidden else [("", "")] for i, options in enumerate(candidates)]
    for choice in product(*seen):
        named = [agent for agent in choice if agent != ("", "")]
        if len(set(named)) != len(named):
            continue
        rest = [agent for agent in AGENTS if agent not in named]
        for order in permutations(rest):
            whole = list(choice)
            for place, agent in zip(hidden, order, strict=True):
                whole[place] = agent
            found[tuple(whole)] += 1
    return found


def late_game(seed: int, hidden: int, half: int) -> State:
    """A game in which so many agents are hidden in the piles, and some are half known."""
    for attempt in range(400):
        chance = random.Random(1000 * seed + attempt)
        state = State.new("undercover", {"players": 2}, seed)
        while state.actor is not None:
            position: Any = plain(state.position())
            below = sum(max(0, len(pile) - 1) for pile in position["piles"])
            unknown = [a for a in agents_of(plain(state.knowledge("first"))) if "?" in a.values()]
            if below == hidden and len(unknown) - hidden >= half and "active" not in position:
                return state
            decisions = [d for d in state.decisions() if "pile" in d] or state.decisions()
            if "turn" in decisions:
                decisions = ["turn"] if chance.random() < 0.4 else ["keep"]
            state = state.decide(chance.choice(decisions))
    raise AssertionError("no such game")


@pytest.mark.parametrize(("seed", "hidden", "half"), [(1, 0, 4), (2, 1, 4), (3, 2, 5), (4, 3, 3)])
def test_unseen_sides_and_piles_are_imagined_uniformly(seed: int, hidden: int, half: int) -> None:
    state = late_game(seed, hidden, half)
    known = state.known_to("first")
    expected = deals(plain(state.position()), plain(state.knowledge("first")))
    assert 1 < len(expected) < SAMPLES / 20
    assert set(expected.values()) == {1}
    drawn: Counter[tuple[tuple[str, str], ...]] = Counter()
    for word in range(SAMPLES):
        tiles = agents_of(plain(known.imagine(word).position()))
        drawn[tuple((tile["official"], tile["undercover"]) for tile in tiles)] += 1
    assert set(drawn) <= set(expected)
    assert chisquare([drawn[deal] for deal in expected]).pvalue > ALPHA


def test_what_has_been_turned_is_known_to_all() -> None:
    state = State.new("undercover", seed=1)
    before: Any = plain(state.view("second"))
    assert "?" in before["piles"][0][0].values()
    state = state.decide("take pile 1").decide("turn")
    for viewer in (*state.seats, SPECTATOR):
        view: Any = plain(state.view(viewer))
        assert view["active"]["tile"]["seen"]
        assert "?" not in view["active"]["tile"].values()


def test_strict_memory_gives_no_reminders_but_takes_nothing_from_knowledge() -> None:
    state = State.new("undercover", {"memory": "strict"}, seed=1)
    state = state.decide("take pile 1").decide("turn")
    view: Any = plain(state.view("second"))
    known: Any = plain(state.knowledge("second"))
    assert "?" in view["active"]["tile"].values()
    assert "?" not in known["active"]["tile"].values()
