"""Ratings: the published example, one scale for both models, and what holds after any game."""

import math
from collections.abc import Sequence
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.optimize import minimize_scalar

from safehouse.table.clock import DAY
from safehouse.table.ratings import (
    NEW,
    RESTRAINT,
    SCALE,
    UNCERTAINTIES,
    VALUES,
    VOLATILITIES,
    Rating,
    _new_volatility,
    after_game,
    after_results,
)

RATINGS = st.builds(
    Rating,
    value=st.floats(*VALUES),
    uncertainty=st.floats(*UNCERTAINTIES),
    volatility=st.floats(*VOLATILITIES),
    games=st.integers(0, 1000),
    at=st.integers(0, 1000 * DAY),
)
NOW = st.integers(0, 2000 * DAY)


@st.composite
def games(draw: st.DrawFn) -> tuple[list[Rating], list[int], int]:
    """Two to four players and their places."""
    seats = draw(st.integers(2, 4))
    ranks = draw(st.lists(st.integers(1, seats), min_size=seats, max_size=seats))
    return draw(st.lists(RATINGS, min_size=seats, max_size=seats)), ranks, draw(NOW)


def is_sane(rating: Rating) -> bool:
    return (
        VALUES[0] <= rating.value <= VALUES[1]
        and UNCERTAINTIES[0] <= rating.uncertainty <= UNCERTAINTIES[1]
        and VOLATILITIES[0] <= rating.volatility <= VOLATILITIES[1]
    )


def test_the_example_of_glickman() -> None:
    """One period, three games; the paper rounds on the way, so its value ends in 06, not 05."""
    results = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    after = after_results(Rating(1500, 200, 0.06), results, DAY)
    assert after.value == pytest.approx(1464.06, abs=0.01)
    assert after.uncertainty == pytest.approx(151.52, abs=0.005)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)
    assert (after.games, after.at) == (3, DAY)


@pytest.mark.parametrize(
    ("spread", "variance", "change"),
    [
        (1.15, 1.79, -0.48),
        (0.3, 26.0, -100.0),
        (0.26, 4.0, 0.0),
        (2.0, 8.0, 12.0),
        (0.5, 30.0, 40.0),
    ],
)
def test_the_volatility_is_the_most_likely_one(
    spread: float, variance: float, change: float
) -> None:
    """What Glickman's step 5 solves: a change as seen, and a volatility not far from the last."""

    def unlikelihood(x: float) -> float:
        whole = spread**2 + variance + math.exp(x)
        return (
            math.log(whole) + change**2 / whole + ((x - math.log(0.06**2)) / RESTRAINT) ** 2
        ) / 2

    found = minimize_scalar(unlikelihood, bounds=(-12.0, 0.0), options={"xatol": 1e-9})
    volatility = _new_volatility(0.06, spread, variance, change)
    assert volatility == pytest.approx(math.exp(found.x / 2), rel=1e-5)
    assert (volatility > 0.06) == (change**2 > spread**2 + variance)


def test_only_differences_count() -> None:
    """The library glicko2 takes the rating for the uncertainty here, and fails."""
    one, other = Rating(1500, 80), Rating(1900, 60)
    higher, other_higher = Rating(2500, 80), Rating(2900, 60)
    low = after_game([one, other], [1, 2], 0)
    high = after_game([higher, other_higher], [1, 2], 0)
    for a, b in zip(low, high, strict=True):
        assert b.value - a.value == pytest.approx(1000)
        assert b.uncertainty == pytest.approx(a.uncertainty)
        assert b.volatility == pytest.approx(a.volatility, rel=1e-9)


def by_the_paper(ratings: Sequence[Rating], ranks: Sequence[int]) -> list[tuple[float, float]]:
    """Weng and Lin's Algorithm 1 as it is printed, with gamma = sigma / c."""
    found = []
    for i, me in enumerate(ratings):
        omega = delta = 0.0
        for q, other in enumerate(ratings):
            if q != i:
                c = math.sqrt(me.uncertainty**2 + other.uncertainty**2 + SCALE**2)
                p = 1 / (1 + math.exp((other.value - me.value) / c))
                score = 0.5 if ranks[i] == ranks[q] else float(ranks[i] < ranks[q])
                omega += me.uncertainty**2 / c * (score - p)
                delta += (me.uncertainty / c) ** 3 * p * (1 - p)
        shrunk = me.uncertainty * math.sqrt(max(1 - delta, 0.0001))
        found.append((me.value + omega, shrunk))
    return found


@pytest.mark.parametrize(
    "ranks", [(1, 2, 3), (1, 1, 3), (1, 2, 2), (1, 1, 1), (4, 1, 2, 3), (1, 1, 3, 3), (2, 1, 2, 1)]
)
def test_many_players_by_the_paper_also_when_a_win_is_shared(ranks: tuple[int, ...]) -> None:
    """Openskill's step for ties does nothing today (its issue 201). If that changes, so do we."""
    ratings = [Rating(1500), Rating(1900, 90), Rating(1250, 60), Rating(1600, 200)][: len(ranks)]
    after = after_game(ratings, ranks, 0)
    for rating, (value, uncertainty) in zip(after, by_the_paper(ratings, ranks), strict=True):
        assert rating.value == pytest.approx(value)
        assert rating.uncertainty == pytest.approx(uncertainty)
        assert rating.games == 1


def test_a_point_is_worth_the_same_in_both_models() -> None:
    """Three players are two games for each, as long as everybody is well known."""
    one, two, three = Rating(1600, 45), Rating(1500, 45), Rating(1800, 45)
    together = after_game([one, two, three], [1, 2, 3], 0)[0].value - one.value
    apart = after_results(one, [(two, 1.0), (three, 1.0)], 0).value - one.value
    assert together == pytest.approx(apart, rel=0.05)


def test_somebody_new_is_provisional_and_soon_no_more() -> None:
    rating, rounds = NEW, 0
    while rating.is_provisional:
        rating = after_game([rating, Rating(1500, 45)], [1 + rounds % 2, 2 - rounds % 2], 0)[0]
        rounds += 1
    assert 5 <= rounds <= 20
    assert rating.games == rounds


def test_who_rests_becomes_less_known_day_by_day() -> None:
    rating = Rating(1700, 60, at=5 * DAY)
    day = rating.rested(6 * DAY)
    assert day.uncertainty == pytest.approx(math.hypot(60, 0.06 * SCALE))
    assert day.value == rating.value
    assert rating.rested(400 * DAY).is_provisional
    assert rating.rested(10**6 * DAY).uncertainty == NEW.uncertainty
    assert rating.rested(0) == rating  # a clock that is set back


def test_what_is_no_game_is_an_error() -> None:
    with pytest.raises(ValueError, match="1 ratings and 1 ranks make no game"):
        after_game([NEW], [1], 0)
    with pytest.raises(ValueError, match="2 ratings and 3 ranks make no game"):
        after_game([NEW, NEW], [1, 2, 3], 0)


@given(games())
def test_who_wins_alone_never_loses_points_and_who_is_last_alone_never_gains(
    game: tuple[list[Rating], list[int], int],
) -> None:
    ratings, ranks, now = game
    for before, after, rank in zip(ratings, after_game(ratings, ranks, now), ranks, strict=True):
        if ranks.count(rank) == 1 and rank == min(ranks):
            assert after.value >= before.value
        if ranks.count(rank) == 1 and rank == max(ranks):
            assert after.value <= before.value


@given(games())
def test_ratings_stay_within_their_bounds(game: tuple[list[Rating], list[int], int]) -> None:
    ratings, ranks, now = game
    for before, after in zip(ratings, after_game(ratings, ranks, now), strict=True):
        assert is_sane(after)
        assert after.games == before.games + 1
        assert after.at == max(now, before.at)


@given(games())
def test_a_game_makes_nobody_of_many_less_known_than_resting_does(
    game: tuple[list[Rating], list[int], int],
) -> None:
    ratings, ranks, now = game
    if len(ratings) > 2:
        for before, after in zip(ratings, after_game(ratings, ranks, now), strict=True):
            assert after.uncertainty <= before.rested(now).uncertainty


@given(RATINGS, st.integers(2, 4), NOW)
def test_a_draw_between_equals_changes_no_value(rating: Rating, seats: int, now: int) -> None:
    for after in after_game([rating] * seats, [1] * seats, now):
        assert after.value == pytest.approx(rating.value, abs=1e-9)


@given(games())
def test_the_order_of_seats_does_not_matter(game: tuple[list[Rating], list[int], int]) -> None:
    ratings, ranks, now = game
    after = after_game(ratings, ranks, now)
    for seats in permutations(range(len(ratings))):
        moved = after_game([ratings[seat] for seat in seats], [ranks[seat] for seat in seats], now)
        for seat, rating in zip(seats, moved, strict=True):
            assert rating.value == pytest.approx(after[seat].value)
            assert rating.uncertainty == pytest.approx(after[seat].uncertainty)
            assert rating.volatility == pytest.approx(after[seat].volatility)


@given(games())
def test_only_the_order_of_ranks_matters(game: tuple[list[Rating], list[int], int]) -> None:
    """After a shared win the next may be called second or third."""
    ratings, ranks, now = game
    spread = [1 + sum(other < rank for other in ranks) for rank in ranks]
    assert after_game(ratings, ranks, now) == after_game(ratings, spread, now)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("idle", [0, DAY // 10, 30 * DAY])
def test_ratings_stay_sane_through_a_long_streak(seats: int, idle: int) -> None:
    """Without new players, the same one always wins."""
    ratings = [NEW] * seats
    for now in range(0, 500 * idle + 1, idle) if idle else [0] * 500:
        ratings = after_game(ratings, range(1, seats + 1), now)
        assert all(is_sane(rating) for rating in ratings)
    values = [rating.value for rating in ratings]
    assert values == sorted(values, reverse=True)


@given(st.lists(st.tuples(games(), st.integers(0, 30 * DAY)), max_size=5), NOW)
def test_any_career_stays_sane(
    career: list[tuple[tuple[list[Rating], list[int], int], int]], now: int
) -> None:
    me = NEW
    for (others, ranks, _), idle in career:
        now += idle
        me = after_game([me, *others[1:]], ranks, now)[0]
        assert is_sane(me)
