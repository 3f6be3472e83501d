"""Ratings with uncertainty: Glicko-2 for two players, a Weng-Lin model for more, on one scale.

A rating is a value, and is told the time in milliseconds, like a clock. As in chess, 400 points are
odds of ten to one, between any two players of a game, however many play.
"""

import math
from collections.abc import Sequence

import msgspec
from openskill.models import BradleyTerryFull

from safehouse.table.clock import DAY
from safehouse.table.table import Table

SCALE = 400 / math.log(10)
"""Points for odds of e to one."""

VALUES = (100.0, 4000.0)
UNCERTAINTIES = (45.0, 350.0)
VOLATILITIES = (0.03, 0.1)
"""The smallest and the largest. Nobody is ever so well known that a game counts for nothing."""

PROVISIONAL = 110.0
PERIOD = DAY
RESTRAINT = 0.5
"""Glickman's tau: the smaller it is, the less a surprise changes the volatility."""

PRECISION = 1e-6


class Rating(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How strong somebody seems; two uncertainties either way are a 95 % interval."""

    value: float = 1500.0
    uncertainty: float = UNCERTAINTIES[1]
    volatility: float = 0.06
    """How much the strength changes in a period, in units of the scale."""

    games: int = 0
    at: int = 0
    """When the last game ended."""

    @property
    def is_provisional(self) -> bool:
        """Whether too little is known to compare it with other ratings."""
        return self.uncertainty > PROVISIONAL

    def rested(self, now: int) -> "Rating":
        """This rating later on: less certain, if there was no game since."""
        uncertainty = _drifted(self.uncertainty, self.volatility, self._periods(now))
        return msgspec.structs.replace(self, uncertainty=uncertainty)

    def _periods(self, now: int) -> float:
        """Rating periods since the last game, in fractions; none if a clock was set back."""
        return max(0, now - self.at) / PERIOD


NEW = Rating()

# Two players of no uncertainty are then judged by the logistic curve of Glicko-2. With full pairs
# that holds whatever the number of players; Plackett-Luce would stretch the scale with it.
# What `tau` does for Weng and Lin, time does here.
WENG_LIN = BradleyTerryFull(mu=NEW.value, sigma=NEW.uncertainty, beta=SCALE / math.sqrt(2), tau=0.0)


def after_game(ratings: Sequence[Rating], ranks: Sequence[int], now: int) -> list[Rating]:
    """Everybody's rating after a game between them: rank 1 is the best, equal ranks are a tie."""
    if len(ratings) < 2 or len(ratings) != len(ranks):
        raise ValueError(f"{len(ratings)} ratings and {len(ranks)} ranks make no game.")
    if len(ratings) > 2:
        return _after_many([rating.rested(now) for rating in ratings], ranks, now)
    (one, other), (place, others_place) = ratings, ranks
    score = 0.5 if place == others_place else float(place < others_place)
    return [
        after_results(one, [(other.rested(now), score)], now),
        after_results(other, [(one.rested(now), 1 - score)], now),
    ]


def after_results(rating: Rating, results: Sequence[tuple[Rating, float]], now: int) -> Rating:
    """Glicko-2: somebody's rating after scores between 0 and 1 against opponents.

    The steps are those of Glickman, "Example of the Glicko-2 system" (2022).
    """
    spread = rating.uncertainty / SCALE
    information = surprise = 0.0
    for other, score in results:
        weight = 1 / math.sqrt(1 + 3 * (other.uncertainty / SCALE / math.pi) ** 2)
        expected = 1 / (1 + math.exp(-weight * (rating.value - other.value) / SCALE))
        information += weight**2 * expected * (1 - expected)
        surprise += weight * (score - expected)
    volatility = _new_volatility(rating.volatility, spread, 1 / information, surprise / information)
    drifted = _drifted(rating.uncertainty, volatility, rating._periods(now)) / SCALE
    spread = 1 / math.sqrt(1 / drifted**2 + information)
    return Rating(
        value=_within(VALUES, rating.value + SCALE * spread**2 * surprise),
        uncertainty=_within(UNCERTAINTIES, SCALE * spread),
        volatility=_within(VOLATILITIES, volatility),
        games=rating.games + len(results),
        at=max(now, rating.at),
    )


def _new_volatility(volatility: float, spread: float, variance: float, change: float) -> float:
    """Step 5: the root of a falling function, by the Illinois method."""
    start = math.log(volatility**2)

    def slope(x: float) -> float:
        whole = spread**2 + variance + math.exp(x)
        return math.exp(x) * (change**2 - whole) / (2 * whole**2) - (x - start) / RESTRAINT**2

    low, high = start, start - RESTRAINT
    if change**2 > spread**2 + variance:
        high = math.log(change**2 - spread**2 - variance)
    else:
        while slope(high) < 0:
            high -= RESTRAINT
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > PRECISION:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)


def _after_many(ratings: Sequence[Rating], ranks: Sequence[int], now: int) -> list[Rating]:
    """Weng and Lin, Algorithm 1: every pair of players is a game. Volatility stays as it is."""
    teams = [[WENG_LIN.rating(rating.value, rating.uncertainty)] for rating in ratings]
    after = WENG_LIN.rate(teams, ranks=[float(rank) for rank in ranks])
    return [
        Rating(
            value=_within(VALUES, player.mu),
            uncertainty=_within(UNCERTAINTIES, player.sigma),
            volatility=rating.volatility,
            games=rating.games + 1,
            at=max(now, rating.at),
        )
        for rating, (player,) in zip(ratings, after, strict=True)
    ]


def _drifted(uncertainty: float, volatility: float, periods: float) -> float:
    """The uncertainty after periods without a game, never more than that of a new player."""
    return min(UNCERTAINTIES[1], math.hypot(uncertainty, SCALE * volatility * math.sqrt(periods)))


def _within(bounds: tuple[float, float], x: float) -> float:
    return min(max(x, bounds[0]), bounds[1])


# --- Games at tables ------------------------------------------------------------------------------


def kind_of(table: Table) -> str:
    """The kind of game under which a table is rated: games for two and for more are apart."""
    return table.setup.game if len(table.state.seats) == 2 else f"{table.setup.game}_many"


def ranks_of(table: Table) -> list[int] | None:
    """The rank of each seat, 1 for the best; None for a game that does not count.

    Whoever left a game that went on comes last, whatever became of the seat.
    """
    outcome = table.outcome
    if not table.setup.rated or outcome is None or outcome.reason in ("aborted", "abandoned"):
        return None
    best: set[str | None] = set(outcome.winners) or {outcome.winner}

    def worth(seat: str) -> tuple[bool, bool, int]:
        return seat not in table.left, seat in best, outcome.scores.get(seat, 0)

    worths = [worth(seat) for seat in table.state.seats]
    return [1 + sum(other > mine for other in worths) for mine in worths]


def ratings_after(table: Table, before: Sequence[Rating | None]) -> list[Rating] | None:
    """The rating of each seat after a game, from those before it; None if it does not count."""
    ranks = ranks_of(table)
    if ranks is None or len(ranks) != len(before):
        return None
    return after_game([rating or NEW for rating in before], ranks, table.last_at)
