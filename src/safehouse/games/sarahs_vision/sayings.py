"""What Sarah's Vision says: a question, a decision, an event, an end, each as a line."""

from collections.abc import Sequence

from safehouse.games.decisions import Decision
from safehouse.games.game import Result, Sayings
from safehouse.games.sarahs_vision.contents import LANGUAGES, box, in_language
from safehouse.games.sarahs_vision.decisions import DECISIONS
from safehouse.games.sarahs_vision.effects import COLOURS, LOCATIONS, ROLES
from safehouse.games.sarahs_vision.events import (
    Danger,
    Deal,
    Decide,
    End,
    Event,
    Feel,
    Free,
    Grid,
    Inspiration,
    Remove,
    Resolve,
    Reveal,
    Story,
    Zone,
)
from safehouse.games.sarahs_vision.scenario import Translated
from safehouse.games.sarahs_vision.view import View
from safehouse.games.telling import Arg, Line, args_of, fields_of, tag_of

COSTS = {"remove": box().costs.remove, "reveal": box().costs.reveal}
MINUS = "\N{MINUS SIGN}"


def line(id: str, **args: Arg) -> Line:
    """A line of this game."""
    return Line(f"sarahs_vision-{id}", args)


def text_line(text: Translated) -> Line:
    """A text from the data of a game, in every language: in the first language where a translation
    is missing."""
    return Line.written({language: in_language(text, language) for language in LANGUAGES})


def question(view: View, decisions: Sequence[Decision]) -> Line:
    """The question to the seat that decides."""
    pending = view.pending
    match view.stage:
        case "pay":
            return line(
                f"ask-pay-{pending.purpose}",
                owed=pending.owed or 0,
                colour=pending.colour or "",
                card=pending.target or "",
            )
        case "outcome":
            if not pending.pulled:
                return line("ask-outcome-laid")
            layer, slot = pending.pulled.split()
            return line("ask-outcome-pulled", layer=layer, slot=slot)
        case "choice":
            what = (pending.does or "").partition(" ")[0]
            return line(f"ask-choice-{what}", left=pending.left or 1)
        case "take":
            limit = view.limit or box().limits.location
            overflows = view.danger.get(pending.place or LOCATIONS[0], 0) > limit
            id = "ask-take-overflow" if overflows else "ask-take"
            return line(id, location=pending.place or "")
        case "learn":
            return line("ask-learn", location=pending.place or "")
    return line(f"ask-{view.stage}")


def places_args(decision: Decision) -> dict[str, Arg]:
    """What a decision is about, with places and layers as numbers."""
    return {name: int(text) if text.isdecimal() else text for name, text in decision.places}


def decision(decision: Decision, view: View) -> Line:
    """What is done, and what it costs where that is not shown elsewhere."""
    if decision.verb == "pass" and view.stage == "directive":
        return line("do-pass-directive")
    args = places_args(decision)
    if cost := COSTS.get(decision.verb):
        args |= {"cost": cost.number, "colour": cost.colour}
    return line(f"do-{decision.verb}", **args)


def event(event: Event) -> Line | None:
    """An event as everybody reads it, or as one seat saw it."""
    fields = {name: value for name, value in fields_of(event).items() if value is not None}
    args = args_of(fields)
    match event:
        case Decide(decision=text):
            decided = DECISIONS.parse(text)
            args = {"held": "unknown", **places_args(decided), **args}
            return line(f"event-decide-{decided.verb}", **args)
        case Resolve() | Reveal() | Story():
            args["title"] = text_line(event.title)
        case Deal(cards=cards):
            args["cards"] = [line("directive", card=card) for card in cards]
        case Free(blocks=blocks):
            args["blocks"] = [line("block", block=block) for block in blocks]
        case Danger() | Inspiration() | Zone() | Grid():
            cubes = event.cubes
            args["signed"] = f"+{cubes}" if cubes > 0 else f"{MINUS}{-cubes}"
    return line(f"event-{tag_of(event)}", **args)


def story(event: Event) -> Line | None:
    """What is read aloud with an event."""
    match event:
        case Resolve(story=text) | Story(text=text) | End(text=text):
            return text_line(text)
    return None


def end(result: Result) -> Line:
    """How the game ended by its rules."""
    return line(f"end-{result.reason}")


def is_foreseeable(view: View, event: Event) -> bool:
    """Whether no block is touched or pulled, and no card comes that does not lie open."""
    match event:
        case Decide(felt=felt, held=held):
            return felt is None and held is None
        case Feel() | Deal() | Story():
            return False
        case Resolve(number=number) | Reveal(number=number) | Remove(number=number):
            row = [*view.row, *([view.resolving] if view.resolving else [])]
            return number in [card.event for card in row]
    return True


def card_line(text: str) -> Line:
    """What a line of a card does."""
    what, one, two = (*text.split(), "", "")[:3]
    number = int(two) if two.isdecimal() else 0
    id = f"line-{what}"
    if what == "move":
        if one in ROLES:
            return line(id if two in LOCATIONS else f"{id}-role-{two}", role=one, to=two)
        return line(f"{id}-any-to" if two in LOCATIONS else f"{id}-{two}", to=two)
    if what == "deal":
        return line(id, number=int(one))
    if one == "any":
        return line(f"{id}-any", number=number)
    if one in ROLES:
        by_itself = what in ("burden", "relieve", "shelter")
        return line(id if by_itself else f"{id}-at", role=one, number=number)
    kind = "colour" if one in COLOURS else "location"
    return line(id, number=number, **{kind: one})


SAYINGS = Sayings(question, decision, event, end, story, is_foreseeable)
