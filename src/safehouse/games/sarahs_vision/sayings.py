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


WAYS = ("pull", "use", "spend")
"""How a unit can be paid, as decisions call it."""


def question(view: View, decisions: Sequence[Decision]) -> Line:
    """What is asked now, about whom, and what can be left."""
    match view.stage:
        case "name":
            return line("ask-name", more="yes" if "cover" in _verbs(decisions) else "no")
        case "pay":
            return _about_paying(view, decisions)
        case "outcome":
            return _about_tower(view)
        case "choice":
            return _about_choice(view)
        case "take" | "learn":
            return _about_cubes(view, decisions)
    return line(f"ask-{view.stage}")


def _verbs(decisions: Sequence[Decision]) -> set[str]:
    return {decision.verb for decision in decisions}


def _paid_for(view: View) -> dict[str, Arg]:
    """What a payment is for: the places of the decision that it follows."""
    pending = view.pending
    if not (pending.purpose and pending.target):
        return {}
    return places_args(DECISIONS.parse(f"{pending.purpose} {pending.target}"))


def _about_paying(view: View, decisions: Sequence[Decision]) -> Line:
    pending = view.pending
    ways = "_".join(way for way in WAYS if way in _verbs(decisions))
    args: dict[str, Arg] = {"owed": pending.owed or 0, "colour": pending.colour or "", "ways": ways}
    if pending.purpose == "cover":
        args["sections"] = len(pending.named)
    return line(f"ask-pay-{pending.purpose}", **args, **_paid_for(view))


def _about_tower(view: View) -> Line:
    """What people with a real tower do now."""
    pending = view.pending
    if not pending.pulled:
        return line("ask-outcome-laid", then=pending.then or "")
    layer, slot = pending.pulled.split()
    place = _paid_for(view).get("place", 0)
    purpose = pending.purpose or ""
    return line("ask-outcome-pulled", layer=layer, slot=slot, purpose=purpose, place=place)


def _about_choice(view: View) -> Line:
    """What a card leaves open, as its line says it."""
    pending = view.pending
    does = card_line(pending.does or "")
    id = does.id.replace("sarahs_vision-line-", "ask-choice-")
    by = pending.by
    card = view.options.the_scenario().events[by - 1] if isinstance(by, int) else None
    source = line("directive", card=by or "") if card is None else text_line(card.title)
    return line(id, source=source, left=pending.left or 1, **does.args)


def _about_cubes(view: View, decisions: Sequence[Decision]) -> Line:
    """Which figure takes danger, or where on the grid inspiration goes."""
    place = view.pending.place or LOCATIONS[0]
    there = {role for decision in decisions if (role := dict(decision.places).get("role"))}
    args: dict[str, Arg] = {
        "location": place,
        "roles": [line("role", role=role) for role in ROLES if role in there],
    }
    if view.stage == "learn":
        return line("ask-learn", cubes=view.inspiration.get(place, 0), **args)
    cubes, limit = view.danger.get(place, 0), limit_of(view)
    if cubes > limit:
        return line("ask-take-overflow", cubes=cubes, limit=limit, **args)
    return line("ask-take", cubes=cubes, **args)


def limit_of(view: View) -> int:
    """How much danger a location holds."""
    return view.options.the_scenario().location_limit or box().limits.location


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
            args["cards"] = [line("directive-quoted", card=card) for card in cards]
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


SAYINGS = Sayings(question, decision, event, end, story, is_foreseeable=is_foreseeable)
