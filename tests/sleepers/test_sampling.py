"""Imagining is exact: every deal that is consistent with what a seat knows is equally likely."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from typing import Any

from scipy.stats import chisquare

from safehouse.games.state import State
from tests.sleepers.positions import position

SAMPLES = 12_000
ALPHA = 1e-6
"""The seeds are fixed: a sampler that is right fails no run, one that is wrong fails every run."""

Deal = tuple[tuple[str, ...], ...]


def deal_of(state: State, hexes: list[str]) -> Deal:
    """Black's hidden tiles: on these hexes, killed, in hand, in the pile."""
    whole: Any = state.position()
    return (
        tuple(whole["board"][name]["kind"] for name in hexes),
        tuple(tile["kind"] for tile in whole["killed"]["black"]),
        tuple(sorted(whole["hands"]["black"])),
        tuple(sorted(whole["piles"]["black"])),
    )


def check(
    state: State,
    hexes: list[str],
    tiles: list[str],
    killed: int,
    hand: int,
    allowed: Callable[[Deal], bool] = lambda deal: True,
    known_tile: tuple[int, Callable[[int], bool]] | None = None,
) -> None:
    """Compare many imagined games with all orders of the tiles that are possible."""
    expected: Counter[Deal] = Counter()
    for order in permutations(range(len(tiles))):
        kinds = [tiles[i] for i in order]
        a, b = len(hexes), len(hexes) + killed
        c = b + hand
        if known_tile is not None and not known_tile[1](order.index(known_tile[0])):
            continue
        deal = (
            tuple(kinds[:a]),
            tuple(kinds[a:b]),
            tuple(sorted(kinds[b:c])),
            tuple(sorted(kinds[c:])),
        )
        if allowed(deal):
            expected[deal] += 1
    known = state.known_to("white")
    seen = Counter(deal_of(known.imagine(word), hexes) for word in range(SAMPLES))
    assert set(seen) <= set(expected)
    scale = SAMPLES / expected.total()
    deals = list(expected)
    fit = chisquare([seen[deal] for deal in deals], [expected[deal] * scale for deal in deals])
    assert fit.pvalue > ALPHA


def test_sleepers_hand_and_pile_are_dealt_uniformly() -> None:
    state = State.from_position(
        position(
            white="E5 scientist",
            black="A1 scientist down, A3 police down, I9 militia",
            black_hand="scientist, informant",
            black_pile="recruiter, diversion",
        )
    )
    tiles = ["scientist", "scientist", "police", "informant", "recruiter", "diversion"]
    check(state, ["A1", "A3"], tiles, killed=0, hand=2)


def test_killed_sleepers_are_dealt_with_the_rest() -> None:
    state = State.from_position(
        position(
            white="E5 scientist",
            black="A1 scientist down",
            black_hand="informant",
            black_pile="recruiter, militia",
            black_killed="militia down",
        )
    )
    tiles = ["scientist", "informant", "recruiter", "militia", "militia"]
    check(state, ["A1"], tiles, killed=1, hand=1)


def test_a_tile_that_went_home_in_plain_sight_is_in_hand_or_recruited_since_R74() -> None:
    """Black's Police was seen going home; Black has recruited a tile on A5 since."""
    state = State.from_position(
        position(
            white="E5 immigration down",
            black="A1 scientist down, C3 police",
            black_hand="scientist, informant, recruiter",
        )
    )
    for decision in ("activate E5", "bounce C3", "stop", "recruit informant A5"):
        state = state.decide(decision)
    known: Any = state.knowledge("white")
    assert known["returned"] == {"black": [{"kind": "police", "among": ["hand", "A5"]}]}
    # The Police is tile number 0; it lies on A5 or in the hand of three, not on A1 (place 0).
    tiles = ["police", "scientist", "scientist", "informant", "recruiter"]
    check(state, ["A1", "A5"], tiles, killed=0, hand=3, known_tile=(0, lambda place: place >= 1))


def test_two_returns_are_remembered_apart_R74() -> None:
    """The Militia went home after A5 was recruited, so it cannot be there; the Police can."""
    state = State.from_position(
        position(
            white="E5 immigration down, E7 immigration down",
            black="C3 police, C5 militia",
            black_hand="scientist, informant, recruiter",
        )
    )
    for decision in (
        *("activate E5", "bounce C3", "stop", "stop", "recruit informant A5"),
        *("activate E7", "bounce C5", "stop", "recruit recruiter A1"),
    ):
        state = state.decide(decision)
    known: Any = state.knowledge("white")
    assert known["returned"] == {
        "black": [
            {"kind": "police", "among": ["hand", "A1", "A5"]},
            {"kind": "militia", "among": ["hand", "A1"]},
        ]
    }
    tiles = ["police", "militia", "scientist", "informant", "recruiter"]
    check(
        state,
        ["A1", "A5"],
        tiles,
        killed=0,
        hand=3,
        allowed=lambda deal: deal[0][1] != "militia",
    )


def test_a_tile_that_comes_to_light_is_no_longer_looked_for() -> None:
    state = State.from_position(
        position(
            white="E5 immigration down",
            black="A1 scientist down, C3 police",
            white_hand="militia, scientist",
        )
    )
    for decision in (
        *("activate E5", "bounce C3", "stop", "recruit police A5"),
        *("recruit militia I9", "activate A5", "stop"),
    ):
        state = state.decide(decision)
    assert "returned" not in state.knowledge("white")
    assert int(state.record()["era"][0, 1]) == 0
