"""What a decision will do, as far as the seat that decides can see it coming.

It is worked out in games that are imagined from what the seat knows, so that nothing else can be in
it. But a seat knows more than it may look at: under the strict memory rules nobody is reminded of
what lies face down, and chance that happens to agree in all imagined games is still chance. So each
game says which events can be foreseen by looking at the table. What is foreseen ends before the
first one that cannot, and where two imagined games differ.
"""

from collections.abc import Iterable

import msgspec

from safehouse.games.game import Result
from safehouse.games.state import Knowledge
from safehouse.games.telling import Event, View

WORLDS = 4


class Foresight(msgspec.Struct, frozen=True):
    """The beginning of what a decision will bring about."""

    events: list[Event]
    outcome: Result | None = None
    """How the game ends by it, if that is certain."""


def foresee(
    known: Knowledge, view: View, decision: str, seeds: Iterable[int] = range(WORLDS)
) -> Foresight:
    """What a seat with this knowledge and this view can foresee; impossible decisions are refused.

    The seeds decide which games are imagined.
    """
    after = [known.imagine(seed).decide(decision) for seed in seeds]
    is_foreseeable = known.game.sayings.is_foreseeable
    events: list[Event] = []
    for happening in zip(*(state.events(known.seat) for state in after), strict=False):
        first, *others = happening
        if any(other != first for other in others) or not is_foreseeable(view, first):
            return Foresight(events)
        events.append(first)
    results = [(len(state.last_events), state.result) for state in after]
    is_certain = all(result == results[0] for result in results)
    return Foresight(events, results[0][1] if is_certain else None)
