"""What happens in games, counted from their game files: turns, decisions, events and points."""

import statistics
from collections import Counter
from collections.abc import Callable, Iterable, Sequence

import msgspec

from safehouse.engine.game_file import GameFile
from safehouse.games.telling import tag_of


class Tally(msgspec.Struct, frozen=True):
    """How often something happened in each of some games."""

    mean: float
    least: int
    median: float
    most: int
    without: int
    """Games in which it did not happen at all."""


class Happened(msgspec.Struct, frozen=True):
    """What happened in some games."""

    games: int
    turns: Tally
    """Of all players together."""

    decisions: dict[str, Tally]
    """By verb."""

    events: dict[str, Tally]
    """By their kind, the end and the turns left out."""

    points: Tally | None = None
    """Of each player, in a game that has points; of the best one below."""

    best_points: Tally | None = None


def count_what_happened(
    game_files: Iterable[GameFile], progress: Callable[[int], None] = lambda games: None
) -> Happened:
    """Replay games and count."""
    decisions: list[Counter[str]] = []
    events: list[Counter[str]] = []
    points: list[list[int]] = []
    for game_file in game_files:
        decisions.append(Counter(decision.split()[0] for decision in game_file.decisions))
        events.append(Counter())
        for state in game_file.replay():
            events[-1].update(tag_of(event) for event in state.events())
        if game_file.result is not None and game_file.result.scores:
            points.append(list(game_file.result.scores.values()))
        progress(1)
    return Happened(
        games=len(decisions),
        turns=_tally([1 + counted["turn"] for counted in events]),
        decisions=_tallies(decisions),
        events=_tallies(events, leave_out=("turn", "end")),
        points=_tally([each for game in points for each in game]) if points else None,
        best_points=_tally([max(game) for game in points]) if points else None,
    )


def _tallies(games: Sequence[Counter[str]], leave_out: Sequence[str] = ()) -> dict[str, Tally]:
    names = {name for counted in games for name in counted} - set(leave_out)
    return {name: _tally([counted[name] for counted in games]) for name in sorted(names)}


def _tally(numbers: Sequence[int]) -> Tally:
    return Tally(
        mean=statistics.fmean(numbers),
        least=min(numbers),
        median=statistics.median(numbers),
        most=max(numbers),
        without=sum(number == 0 for number in numbers),
    )
