"""What a decision will do, as far as the seat that decides can see it coming.

It is worked out in games that are imagined from what the seat knows, so that nothing else can be in
it. But a seat knows more than it may look at: under the strict memory rules nobody is reminded of
what lies face down, and chance that happens to agree in all imagined games is still chance. So each
game says which events nobody can foresee by looking at the table. What is foreseen ends before the
first of these, and where two imagined games differ.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from safehouse.games.game import Json, Result
from safehouse.games.state import Knowledge

WORLDS = 4
HIDDEN = "?"


class Foresight(msgspec.Struct, frozen=True):
    """The beginning of what a decision will bring about."""

    events: list[Json]
    outcome: Result | None = None
    """How the game ends by it, if that is certain."""


def _turns_up_agent(view: Any, event: Any) -> bool:
    """Sleepers: an agent comes to light that lies face down, or tiles are drawn."""
    named = event.get("kind", HIDDEN) != HIDDEN
    on_board = view["board"].get(event.get("hex"), {})
    return "kinds" in event or (named and on_board.get("kind") == HIDDEN)


def _turns_over_tile(view: Any, event: Any) -> bool:
    """Undercover: a tile shows a side that cannot be seen now, or points are counted up."""
    match event["event"]:
        case "take":
            place, _, number = event["source"].partition(" ")
            piles = {"pile": 0, "bottom": -1}
            if place in piles:
                return _says_more(event["tile"], view["piles"][int(number) - 1][piles[place]])
            return place != "joker" and _says_more(event["tile"], view["table"][place])
        case "reveal":
            return True
        case "flip":
            return _says_more(event["tile"], view["active"]["tile"])
        case "end":
            collected = [player["tiles"].values() for player in view["players"].values()]
            return any(HIDDEN in values for values in collected)
    return False


def _says_more(tile: Mapping[str, object], seen: Mapping[str, object]) -> bool:
    return any(seen.get(side) == HIDDEN != tile.get(side) for side in ("official", "undercover"))


def _turns_up_card(view: Any, event: Any) -> bool:
    """Sarah's Vision: a block is touched or pulled, or a card comes that does not lie open."""
    row = [*view["row"], view.get("resolving", {})]
    is_card = event["event"] in ("resolve", "reveal", "remove")
    if is_card and event["number"] not in [card.get("event") for card in row]:
        return True
    return event["event"] in ("deal", "story") or "felt" in event or "held" in event


UNFORESEEABLE: Mapping[str, Callable[[Any, Any], bool]] = {
    "sleepers": _turns_up_agent,
    "undercover": _turns_over_tile,
    "sarahs_vision": _turns_up_card,
}
"""By game: whether an event, as a seat will see it, shows what its view does not. Of a game that is
not here nothing is foreseen."""


def foresee(
    known: Knowledge, view: Json, decision: str, words: Iterable[int] = range(WORLDS)
) -> Foresight:
    """What a seat can see coming that knows this, and sees that; impossible decisions are refused.

    The words decide which games are imagined.
    """
    after = [known.imagine(word).decide(decision) for word in words]
    is_unforeseeable = UNFORESEEABLE.get(known.game.name, lambda *_: True)
    events: list[Json] = []
    for happening in zip(*(state.events(known.seat) for state in after), strict=False):
        first, *others = happening
        if any(other != first for other in others) or is_unforeseeable(view, first):
            return Foresight(events)
        events.append(first)
    results = [(len(state.last_events), state.result) for state in after]
    is_certain = all(result == results[0] for result in results)
    return Foresight(events, results[0][1] if is_certain else None)
