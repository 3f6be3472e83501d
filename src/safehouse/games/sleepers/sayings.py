"""What Sleepers says: a question, a decision, an event, an end, each as a line."""

from collections.abc import Sequence

from safehouse.games.decisions import Decision
from safehouse.games.game import Result, Sayings
from safehouse.games.sleepers.board import HEXES, STEP
from safehouse.games.sleepers.decisions import HEX, jump_direction
from safehouse.games.sleepers.view import Draw, Event, Pending, View, WithKind
from safehouse.games.telling import HIDDEN, Arg, Line, args_of, fields_of, tag_of


def question(view: View, decisions: Sequence[Decision]) -> Line:
    """The question to the seat that decides."""
    verbs = {decision.verb for decision in decisions}
    if not view.pending:
        return Line("sleepers-ask-turn", {"can": "both" if len(verbs) > 1 else verbs.pop()})
    args = pending_args(view, view.pending[0])
    args["stop"] = "yes" if "stop" in verbs else "no"
    args["copies"] = view.options.master_copies
    return Line(f"sleepers-ask-{view.pending[0].ability}", args)


def pending_args(view: View, pending: Pending) -> dict[str, Arg]:
    """What fills the places of a text about an ability that is being carried out."""
    acting = view.board.get(pending.hex or "")
    is_master = acting is not None and (acting.kind, acting.face) == ("master_of_disguise", "up")
    return {
        "kind": pending.ability,
        "hex": pending.hex or "none",
        "marked": pending.marked or "none",
        "borrowed": "yes" if is_master and pending.ability != "master_of_disguise" else "no",
    }


def decision(decision: Decision, view: View) -> Line:
    """What is done, and where."""
    if decision.verb == "stop":
        ability = view.pending[0].ability if view.pending else "second_activation"
        return Line("sleepers-stop", {"kind": ability})
    args = args_of(dict(decision.places))
    if decision.verb == "jump":
        here, there = (HEX.index(name) for _, name in decision.places)
        args["over"] = HEXES[STEP[here, jump_direction(here, there)]]
    return Line(f"sleepers-do-{decision.verb}", args)


def event(event: Event) -> Line:
    """An event as everybody reads it, or as one seat saw it."""
    args = args_of(fields_of(event))
    if isinstance(event, Draw):
        kinds = [Line("sleepers-kind", {"kind": kind}) for kind in event.kinds]
        args |= {"kinds": [*kinds] or "none", "count": len(kinds) or event.count}
    return Line(f"sleepers-event-{tag_of(event)}", args)


def end(result: Result) -> Line:
    """How the game ended by its rules."""
    return Line(f"sleepers-end-{result.reason}", {"winner": result.winner or "none"})


def is_foreseeable(view: View, event: Event) -> bool:
    """Whether no agent comes to light that lies face down, and no tiles are drawn."""
    if isinstance(event, Draw):
        return not event.kinds
    if isinstance(event, WithKind) and event.kind != HIDDEN:
        standing = view.board.get(event.hex)
        return standing is None or standing.kind != HIDDEN
    return True


SAYINGS = Sayings(question, decision, event, end, is_foreseeable=is_foreseeable)
