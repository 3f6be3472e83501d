"""Hints: what a strong player would do and why, and what it believes about hidden things."""

import math
from collections.abc import Callable, Sequence

import msgspec

from safehouse.games import game_named
from safehouse.games.errors import Refused
from safehouse.games.game import Case, Reason
from safehouse.games.players import Belief
from safehouse.games.state import Knowledge, State
from safehouse.games.telling import Event
from safehouse.players.search import Chance, TreeSearch
from safehouse.players.simple import PolicyPlayer

BEST = 3
"""Decisions that a hint shows at most, each with a plan of its own."""

TRIED = 16
"""Decisions among which it looks for them: those that a search has tried most."""

WORTH_SHOWING = 0.15
"""How much less the chance to win may be than with the best one."""

WORLDS = 4
"""Imagined games in which something must be true to be said."""

SENTENCES = 2
DECIDED = 0.999


class Advice(msgspec.Struct, frozen=True):
    """A decision, the chance to win after it, and why one might take it.

    For all but the best the last reason is what it gives up against that one.
    """

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
        raise Refused("game_over", "The game is over.")
    if state.actor != seat:
        sentence = f"It is {state.actor}'s turn, not {seat}'s."
        raise Refused("not_on_turn", sentence, why="named", actor=str(state.actor), seat=seat)
    return advise(state.known_to(seat), state.decisions(), search)


def ranked(chances: Sequence[Chance], choice: str | None = None) -> list[Chance]:
    """The decisions that a search has tried most, the greatest chance first.

    The best one is the choice of somebody who plays better than the search, or else the best of
    the three that were tried most. What the search thinks more of would contradict that, or it has
    hardly been tried, and is left out.
    """
    first = max(
        [chance for chance in chances if chance.decision == choice] or chances[:BEST],
        key=lambda chance: chance.value,
    )
    others = [one for one in chances[:TRIED] if one is not first and one.value <= first.value]
    return [first, *sorted(others, key=lambda chance: -chance.value)]


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

    def arguments(decision: str) -> Arguments:
        assert game.reasons is not None
        return Arguments(
            [game.reasons(search.course(knowledge, decision, world)) for world in range(WORLDS)]
        )

    chances = [
        Chance(one.decision, chance_of(game.name, one.value), one.visits)
        for one in ranked(search.chances(knowledge, events), choice)
    ]
    best = argued(chances, arguments if game.reasons else None)
    return Hint(game.name, knowledge.seat, best, belief(knowledge, events))


class Arguments:
    """What can be said about a decision, by what is true of it in several imagined games."""

    def __init__(self, cases: Sequence[Case]) -> None:
        first = cases[0]
        self.plan = first.plan
        self.pros = [pro for pro in first.pros if all(pro in case.pros for case in cases)]
        self.cons = [con for con in first.cons if all(con in case.cons for case in cases)]
        self._perhaps = [pro for case in cases for pro in case.pros]
        self._plain = next((case.plain for case in cases if case.pros), first.plain)

    @property
    def leading(self) -> Reason:
        """The strongest reason."""
        return self.pros[0] if self.pros else self._plain

    def why(self) -> list[Reason]:
        """Why it is the best decision."""
        return [self.leading, *self.pros[1:], *self.cons][:SENTENCES]

    def drawback(self, best: "Arguments", points: int) -> Reason:
        """What it gives up against the best decision, or how much worse it is."""
        lacking = [self._lack_of(pro) for pro in best.pros]
        worse = [con for con in self.cons if much_of(con) > most_of(best.cons, con.code)]
        found = [*lacking[:1], *worse, *lacking[1:], Reason("worse", {"points": points})]
        return next(reason for reason in found if reason is not None)

    def _lack_of(self, pro: Reason) -> Reason | None:
        """That a reason does not speak for this decision, or less than for a better one."""
        most = most_of(self._perhaps, pro.code)
        if most < 0:
            return Reason(f"without_{pro.code}", pro.args)
        own = next((one for one in self.pros if one.code == pro.code), None)
        if own is None or most >= much_of(pro):
            return None
        return Reason(f"less_{pro.code}", {**own.args, "by": much_of(pro) - much_of(own)})


def subject(reason: Reason) -> tuple[str, ...]:
    """What a reason is about, without its numbers."""
    return reason.code, *(arg for arg in reason.args.values() if isinstance(arg, str))


def much_of(reason: Reason) -> int:
    """How much a reason weighs among those of its code."""
    return int(reason.args.get("much", 0))


def most_of(reasons: Sequence[Reason], code: str) -> int:
    """How much the greatest of the reasons with a code weighs; less than nothing without one."""
    return max((much_of(reason) for reason in reasons if reason.code == code), default=-1)


def argued(chances: Sequence[Chance], arguments: Callable[[str], Arguments] | None) -> list[Advice]:
    """The best decision of each of the best plans; here a chance is one to win.

    Two decisions of the same kind with the same strongest reason are one plan, and so are those of
    the same kind if there is nothing to say about the second that has not been said.
    """
    if arguments is None:
        return [Advice(one.decision, one.value, []) for one in chances[:BEST]]
    first = chances[0]
    best = arguments(first.decision)
    found = [Advice(first.decision, first.value, best.why())]
    plans = {(best.plan, subject(best.leading))}
    for one in chances[1:]:
        if len(found) == BEST or one.value < first.value - WORTH_SHOWING:
            break
        its = arguments(one.decision)
        plan = its.plan, subject(its.leading)
        said = {subject(reason) for advice in found for reason in advice.reasons}
        news = [reason for reason in its.pros or [its.leading] if subject(reason) not in said]
        if plan not in plans and (news or its.plan not in {kind for kind, _ in plans}):
            plans.add(plan)
            points = round(100 * first.value) - round(100 * one.value)
            why = news[0] if news else its.leading
            found.append(Advice(one.decision, one.value, [why, its.drawback(best, points)]))
    return found


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
