"""Imagining is exact: every deal that is consistent with what a seat knows is equally likely."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import permutations
from random import Random

import pytest
from scipy.stats import chisquare

from safehouse.games.errors import IllegalDecision
from safehouse.games.state import State
from tests.effort import times
from tests.plain import plain
from tests.sleepers.positions import HEXES, Position, position

SAMPLES = times(4_000)
ALPHA = 1e-6
"""The seeds are fixed: a sampler that is right fails no run, one that is wrong fails every run."""

Deal = tuple[tuple[str, ...], ...]


def deal_of(state: State, hexes: list[str]) -> Deal:
    """Black's hidden tiles: on these hexes, killed, in hand, in the pile."""
    whole = plain(state.position())
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
    known = plain(state.knowledge("white"))
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
    known = plain(state.knowledge("white"))
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
    assert "returned" not in plain(state.knowledge("white"))
    assert int(state.record()["era"][0, 1]) == 0


# --- Against all worlds that a seat cannot tell apart ---------------------------------------------


def worlds_at_first(described: Position) -> list[State]:
    """All positions that White cannot tell from this one, Black having no pile."""
    down = [
        name
        for name, agent in described["board"].items()
        if agent["owner"] == "black" and agent["face"] == "down"
    ]
    kinds = [described["board"][name]["kind"] for name in down] + described["hands"]["black"]
    worlds = {}
    for order in set(permutations(kinds)):
        on_board, hand = order[: len(down)], sorted(order[len(down) :])
        board = dict(described["board"])
        for name, kind in zip(down, on_board, strict=True):
            board[name] = {**board[name], "kind": kind}
        hands = {**described["hands"], "black": hand}
        worlds[*on_board, *hand] = State.from_position(
            {**described, "board": board, "hands": hands}
        )
    return list(worlds.values())


def black_tiles(state: State) -> Deal:
    """Where Black's tiles are."""
    board = plain(state.position())["board"]
    return deal_of(state, [h for h in HEXES if board.get(h, {}).get("owner") == "black"])


def alike(decision: str, state: State) -> Sequence[str]:
    """What Black may have decided, as far as White can see."""
    verb, *rest = decision.split()
    if state.actor == "white" or verb != "recruit":
        return [decision]
    hand = plain(state.position())["hands"]
    return [f"recruit {kind} {rest[-1]}" for kind in set(hand["black"])]


def play_in_all_worlds(described: Position, decisions: Sequence[str]) -> tuple[State, set[Deal]]:
    """The game after some decisions, and where Black's tiles may be for all that White has seen."""
    state, worlds = State.from_position(described), worlds_at_first(described)
    for decision in decisions:
        state = state.decide(decision)
        worlds = after_in_all_worlds(worlds, decision, state)
    return state, {black_tiles(world) for world in worlds}


def after_in_all_worlds(worlds: Sequence[State], decision: str, state: State) -> list[State]:
    """The worlds after a decision that look to White as the game does now."""
    seen, found = state.events("white"), {}
    for world in worlds:
        for possible in alike(decision, world):
            try:
                after = world.decide(possible)
            except IllegalDecision:
                continue
            if after.events("white") == seen:
                found[black_tiles(after)] = after
    return list(found.values())


EMPTIED = position(
    white="E5 immigration down, E7 immigration down",
    black="C3 police, A1 scientist down, A3 militia down",
    white_hand="scientist, militia",
    black_hand="",
)
RECRUITED = ("activate E5", "bounce C3", "stop", "stop", "recruit police A5")


def test_what_was_recruited_last_from_an_emptied_hand_is_known_for_good_R74() -> None:
    known = plain(play_in_all_worlds(EMPTIED, RECRUITED)[0].knowledge("white"))
    assert known["returned"] == {"black": [{"kind": "police", "among": ["A5"]}]}
    later = (*RECRUITED, "activate E7", "bounce A1", "stop", "recruit scientist B5")
    state, worlds = play_in_all_worlds(EMPTIED, later)
    known = plain(state.knowledge("white"))
    assert known["returned"] == {"black": [{"kind": "police", "among": ["A5"]}]}
    assert {black_tiles(state.known_to("white").imagine(word)) for word in range(200)} == worlds


LINES = {
    "the emptied hand gets another tile": (
        EMPTIED,
        (*RECRUITED, "activate E7", "bounce A1", "stop", "recruit scientist B5"),
    ),
    "the known tile goes back unseen": (
        EMPTIED,
        (*RECRUITED, "activate E7", "bounce A1", "bounce A5", "recruit scientist B5"),
    ),
    "a second tile goes back to the emptied hand": (
        position(
            white="E5 immigration down, E7 immigration down",
            black="C3 police, C5 recruiter, A1 scientist down",
            white_hand="scientist, militia",
            black_hand="",
        ),
        (*RECRUITED, "activate E7", "bounce C5", "bounce A1", "recruit scientist B5"),
    ),
    "two tiles of one era fill the hand": (
        position(
            white="E5 immigration down, E7 immigration down",
            black="C3 police, C5 recruiter, A1 scientist down, A3 militia down",
            white_hand="scientist, militia",
            black_hand="",
        ),
        (
            *("activate E5", "bounce C3", "bounce C5", "stop", "recruit recruiter A5"),
            *("recruit militia I9", "recruit police I5"),
            *("activate E7", "bounce A1", "stop", "stop", "recruit scientist B5"),
        ),
    ),
}


@pytest.mark.parametrize("line", LINES.values(), ids=LINES.keys())
def test_imagined_deals_are_those_of_all_worlds_that_look_alike_each_as_often_R74(
    line: tuple[Position, tuple[str, ...]],
) -> None:
    state, worlds = play_in_all_worlds(*line)
    known = state.known_to("white")
    samples = 100 * len(worlds)
    seen = Counter(black_tiles(known.imagine(word)) for word in range(samples))
    assert set(seen) == worlds
    if len(worlds) > 1:
        assert chisquare([seen[deal] for deal in worlds]).pvalue > ALPHA


def test_no_world_that_looks_alike_is_ever_left_out_of_what_is_imagined_R74() -> None:
    """Random play with small hands, in which memory is exact: nothing else is imagined either."""
    exact = compared = 0
    for seed in range(40):
        chance = Random(seed)
        described = position(
            white="E5 immigration down, E7 immigration down, D4 informant down, D6 informant",
            black="C3 police, C5 recruiter, G7 diversion, A1 militia down, A3 scientist down",
            white_hand="scientist",
            black_hand=chance.choice(("", "double_agent")),
        )
        state, worlds = State.from_position(described), worlds_at_first(described)
        for _ in range(12):
            verbs = {words.split()[0] for words in state.decisions()}
            verb = "bounce" if "bounce" in verbs else chance.choice(sorted(verbs))
            decision = chance.choice([d for d in state.decisions() if d.split()[0] == verb])
            state = state.decide(decision)
            worlds = after_in_all_worlds(worlds, decision, state)
            if state.result is not None:
                break
        else:
            possible = {black_tiles(world) for world in worlds}
            known = state.known_to("white")
            imagined = {black_tiles(known.imagine(word)) for word in range(60 * len(possible))}
            assert possible <= imagined
            exact += possible == imagined
            compared += 1
    assert exact == compared >= 30
