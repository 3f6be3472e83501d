"""Hints: what a strong player would do and why, and what it believes about hidden things."""

import math
from collections.abc import Sequence

import msgspec

from safehouse.games import game_named
from safehouse.games.errors import Refused
from safehouse.games.game import Reason
from safehouse.games.players import Belief
from safehouse.games.state import Knowledge, State
from safehouse.games.telling import Event
from safehouse.players.search import Chance, TreeSearch
from safehouse.players.simple import PolicyPlayer

BEST = 3
DECIDED = 0.999


class Advice(msgspec.Struct, frozen=True):
    """A decision, the chance to win after it, and why one might take it."""

    decision: str
    chance: float
    reasons: list[Reason]


class Hint(msgspec.Struct, frozen=True):
    """The best decisions, best first, and the probability of each kind for each hidden thing."""

    game: str
    seat: str
    best: list[Advice]
    belief: Belief


def stretched(value: float) -> float:
    """What a search expects, on a scale on which a decided game lies far out."""
    return math.atanh(max(-DECIDED, min(DECIDED, value)))


def chance_of(game: str, value: float) -> float:
    """The chance to win, by what a search expects."""
    slope = game_named(game).players().hint_slope
    return 1 / (1 + math.exp(-slope * stretched(value)))


def hint(state: State, seat: str, search: TreeSearch) -> Hint:
    """Advice for the seat that is to decide, from what it knows."""
    if state.actor is None:
        raise Refused("game_over", "The game is over; nothing can be decided.")
    if state.actor != seat:
        raise Refused("not_on_turn", f"It is {state.actor}'s decision, not {seat}'s.")
    return advise(state.known_to(seat), state.decisions(), search)


def ranked(chances: Sequence[Chance], choice: str | None = None) -> list[Chance]:
    """The best decisions, the greatest chance first, of those that a search has tried most.

    A choice that somebody has made who plays better than the search is the best of them; what the
    search thinks more of would contradict it, and is left out.
    """
    most = max((chance.value for chance in chances if chance.decision == choice), default=None)
    if most is not None:
        chances = [chance for chance in chances if chance.value <= most]
        chances.sort(key=lambda chance: chance.decision != choice)
    return sorted(chances[:BEST], key=lambda chance: (-chance.value, chance.decision != choice))


def advise(
    knowledge: Knowledge,
    decisions: Sequence[str],
    search: TreeSearch,
    events: Sequence[Event] = (),
) -> Hint:
    """A hint from what a seat knows; `events` is all that it has seen."""
    game = knowledge.game
    choice = None
    if policies := game.players().policies:
        choice = PolicyPlayer(policies[0]).decide(knowledge, decisions, ())
    best = [
        Advice(
            chance.decision,
            chance_of(game.name, chance.value),
            search.reasons(knowledge, chance.decision),
        )
        for chance in ranked(search.chances(knowledge, events), choice)
    ]
    return Hint(game.name, knowledge.seat, best, belief(knowledge, events))


def belief(knowledge: Knowledge, events: Sequence[Event] = ()) -> Belief:
    """What the seat may believe of what is hidden; `events` is all that it has seen."""
    players = knowledge.game.players()
    observer = players.observer()
    observer.watch(events)
    seat = knowledge.game.seat_number(knowledge.seat)
    concealed = knowledge.record()
    return players.belief(concealed, seat, observer.evidence(concealed, seat))


def chance_now(knowledge: Knowledge, search: TreeSearch, events: Sequence[Event] = ()) -> float:
    """The chance to win of the seat that is to decide, with good play from here."""
    return chance_of(knowledge.game.name, search.chances(knowledge, events)[0].value)


def compile_hints(game: str) -> None:
    """Compile what hints need, before somebody waits for one."""
    state = State.new(game)
    assert state.actor is not None
    hint(state, state.actor, TreeSearch(simulations=1))
