"""Each side's chances of winning in a finished game, turn by turn, and its turning points."""

from collections.abc import Sequence
from itertools import pairwise

from safehouse.games.state import State
from safehouse.games.telling import tag_of
from safehouse.players.process import Finding
from safehouse.server.messages.help import ChancePoint, Chances
from safehouse.server.turns import Asker
from safehouse.table.table import Table

MAX_POINTS = 200
"""The most turns of a game for which chances are worked out."""

JUMP = 0.15
MAX_TURNING_POINTS = 5
NEAR = 2
"""A chance that changes by so much from one turn of a seat to its next makes a turning point, if
it is among the greatest such changes and no greater one is so few turns away."""


class Story:
    """How the chances went in a finished game, each as the seat on turn saw it."""

    def __init__(self, table: Table, asker: Asker) -> None:
        self.table = table
        self.asker = asker
        self.turns = turns_of(table)
        self._total = len(self.turns) + 1  # the end, too
        self._done = 0
        self._points: list[ChancePoint] = []
        self._turning_points: list[int] = []

    @property
    def is_told(self) -> bool:
        """Whether it is complete."""
        return self._done == self._total

    def chances(self) -> Chances:
        """As far as it is worked out."""
        return Chances(self._done, self._total, list(self._points), self._turning_points)

    def add(self, number: int, state: State, finding: Finding) -> None:
        """Add what was found out about a turn; where nothing was, the turn is left out."""
        seat = str(state.actor)
        if finding.chance is not None:
            chance = chances_by_seat(state, seat, finding.chance)
            self._points.append(ChancePoint(number, seat, chance))
        self._done += 1

    def end(self) -> None:
        """Add how the game ended, and which turns mattered."""
        if (chance := chances_at_end(self.table)) is not None:
            self._points.append(ChancePoint(self.table.number, None, chance))
        self._turning_points = turning_points(self._points, self.table.state)
        self._done += 1


def turns_of(table: Table) -> list[int]:
    """After how many entries each turn began; of very many turns, some at equal distances."""
    begun = [0]
    for number, step in enumerate(table.steps, 1):
        if any(tag_of(event.whole) == "turn" for event in step.events):
            begun.append(number)
    if len(begun) <= MAX_POINTS:
        return begun
    return [begun[i * len(begun) // MAX_POINTS] for i in range(MAX_POINTS)]


def chances_by_seat(state: State, seat: str, chance: float) -> dict[str, float]:
    """The chances that follow from one seat's: everybody's, the opponent's, or only its own."""
    if state.game.cooperative:
        return dict.fromkeys(state.seats, chance)
    if len(state.seats) == 2:
        return {other: chance if other == seat else 1 - chance for other in state.seats}
    return {seat: chance}


def chances_at_end(table: Table) -> dict[str, float] | None:
    """How the game ended, as chances; None if it was aborted."""
    outcome, state = table.outcome, table.state
    if outcome is None or outcome.reason in ("aborted", "abandoned"):
        return None
    best: set[str | None] = set(outcome.winners) or {outcome.winner}
    if best == {None} and not state.game.cooperative:
        return dict.fromkeys(state.seats, 0.5)
    return {seat: float(seat in best) for seat in state.seats}


def turning_points(points: Sequence[ChancePoint], state: State) -> list[int]:
    """After which entries a chance had jumped.

    A seat is compared with itself: others know other things, and so expect something else.
    """
    jumps = []
    for seat in state.seats[:1] if state.game.cooperative else state.seats:
        own = [
            (place, point)
            for place, point in enumerate(points)
            if state.game.cooperative or point.seat in (seat, None)
        ]
        for (_, before), (place, after) in pairwise(own):
            jumps.append((abs(after.chance[seat] - before.chance[seat]), place))
    found: list[int] = []
    for jump, place in sorted(jumps, key=lambda one: (-one[0], one[1])):
        is_apart = all(abs(place - other) >= NEAR for other in found)
        if jump >= JUMP and is_apart and len(found) < MAX_TURNING_POINTS:
            found.append(place)
    return sorted(points[place].number for place in found)
