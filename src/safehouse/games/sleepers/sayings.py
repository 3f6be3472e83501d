"""What Sleepers says: a question, a decision, an event, an end, each as a line."""

from collections.abc import Sequence

from safehouse.games.decisions import Decision
from safehouse.games.game import Result, Sayings
from safehouse.games.sleepers.board import HEXES, STEP
from safehouse.games.sleepers.decisions import HEX, jump_direction
from safehouse.games.sleepers.events import Draw, End, Event, Stop, WithKind
from safehouse.games.sleepers.position import SEATS
from safehouse.games.sleepers.view import Pending, View
from safehouse.games.telling import HIDDEN, Arg, Line, args_of, fields_of, tag_of


def question(view: View, decisions: Sequence[Decision]) -> Line:
    """What is asked, about whom, and what follows if one declines."""
    verbs = {decision.verb for decision in decisions}
    if not view.pending:
        return Line("sleepers-ask-turn", {"can": "both" if len(verbs) > 1 else verbs.pop()})
    options = view.options
    ability = view.pending[0].ability
    itself = options.diversion_self if ability == "diversion" else options.informant_self
    args = pending_args(view.pending[0])
    args |= {
        "stop": "yes" if "stop" in verbs else "no",
        "self": itself,
        "copies": options.master_copies,
        "then": _next(view),
    }
    return Line(f"sleepers-ask-{ability}", args)


def pending_args(pending: Pending) -> dict[str, Arg]:
    """What fills the places of a text about an ability that is being carried out."""
    return {
        "kind": pending.ability,
        "hex": pending.hex or "none",
        "marked": pending.marked or "none",
        "borrowed": "yes" if pending.borrowed else "no",
        "again": "yes" if pending.again else "no",
    }


def _next(view: View) -> str:
    """What asks next if what asks now is declined; `end` if the turn ends with it."""
    gone = view.pending[0].marked
    sleepers = {
        hex
        for hex, agent in view.board.items()
        if agent.owner == view.to_move and agent.face == "down" and hex != gone
    }
    waiting = (frame.ability for frame in view.pending[1:] if sleepers - {frame.hex})
    return next(waiting, "end")


def decision(decision: Decision, view: View) -> Line:
    """What is done, and where."""
    if decision.verb == "stop":
        stopped = view.pending[0] if view.pending else Pending("second_activation")
        return Line("sleepers-stop", pending_args(stopped))
    args = args_of(dict(decision.places))
    if decision.verb == "jump":
        here, there = (HEX.index(name) for _, name in decision.places)
        args["over"] = HEXES[STEP[here, jump_direction(here, there)]]
    return Line(f"sleepers-do-{decision.verb}", args)


def event(event: Event) -> Line:
    """An event as everybody reads it, or as one seat saw it."""
    args = args_of(fields_of(event))
    if isinstance(event, Draw):
        kinds = [Line("sleepers-one", {"kind": kind}) for kind in event.kinds]
        args |= {"kinds": [*kinds] or "none", "count": len(kinds) or event.count}
    if isinstance(event, Stop):
        args["kind"] = event.ability
    if isinstance(event, End):
        args |= _sides(event.winner)
    return Line(f"sleepers-event-{tag_of(event)}", args)


def end(result: Result) -> Line:
    """How the game ended by its rules."""
    return Line(f"sleepers-end-{result.reason}", _sides(result.winner))


def _sides(winner: str | None) -> dict[str, Arg]:
    """Who has won and who has lost, if anybody has."""
    loser = next(seat for seat in SEATS if seat != winner)
    return {"winner": winner or "none", "loser": loser if winner else "none"}


def is_foreseeable(view: View, event: Event) -> bool:
    """Whether no agent comes to light that lies face down, and no tiles are drawn."""
    if isinstance(event, Draw):
        return not event.kinds
    if isinstance(event, WithKind) and event.kind != HIDDEN:
        standing = view.board.get(event.hex)
        return standing is None or standing.kind != HIDDEN
    return True


def guess(word: str) -> Line:
    """A kind that a hidden agent may be of."""
    return Line("sleepers-kind", {"kind": word})


SAYINGS = Sayings(question, decision, event, end, guess=guess, is_foreseeable=is_foreseeable)
