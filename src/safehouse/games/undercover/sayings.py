"""What Undercover says: a question, a decision, an event, an end, each as a line."""

from collections.abc import Sequence

from safehouse.games.decisions import Decision
from safehouse.games.game import Result, Sayings
from safehouse.games.telling import HIDDEN, Arg, Line, args_of, fields_of, tag_of
from safehouse.games.undercover.events import End, Event, Flip, Reveal, Take
from safehouse.games.undercover.material import COLOURS
from safehouse.games.undercover.view import Tile, View

PILE_ENDS = {"pile": 0, "bottom": -1}
SOURCES = {"pile": "take pile", "table": "take", "joker": "take joker"}
"""From where a tile can be taken, by which verb."""

OFF_TABLE = ("pile", "joker")
"""From where a tile can come to which it cannot return."""


def tile_args(tile: Tile) -> dict[str, Arg]:
    """What fills the places of a text about a tile; what is hidden has no colour."""
    if tile.hq is not None:
        return {"what": "hq", "colour": tile.hq}
    if tile.joker:
        return {"what": "joker", "colour": "none"}
    up, down = tile.official, tile.undercover
    if tile.shows == "undercover":
        up, down = down, up
    return {
        "what": "agent",
        "colour": "none" if up in (HIDDEN, None) else up,
        "side": "hidden" if tile.shows in (HIDDEN, None) else tile.shows,
        "other": "none" if down in (HIDDEN, None) else down,
    }


def question(view: View, decisions: Sequence[Decision]) -> Line:
    """The question to the seat that decides: about which tile, and what can be done."""
    verbs = {decision.verb for decision in decisions}
    args: dict[str, Arg] = {}
    if view.active is None:
        piles = [int(place) for d in decisions for name, place in d.places if name == "pile"]
        args["pile"] = piles[0] if len(piles) == 1 else "either"
        if "draw bottom" in verbs:
            return Line("undercover-ask-bottom", args)
        args["from"] = "-".join(word for word, verb in SOURCES.items() if verb in verbs)
        return Line("undercover-ask-take", args)
    tile, turned = view.active.tile, view.active.turned
    is_quiet = view.round == 1 and view.options.first_round_scores == "off"
    args = tile_args(tile) | {
        "scores": "no" if is_quiet else "yes",
        "barred": "yes" if turned is False and view.active.origin not in OFF_TABLE else "no",
    }
    if args["colour"] in COLOURS:
        here = COLOURS.index(args["colour"])
        args["left"], args["right"] = (
            Line("undercover-colour-name", {"colour": COLOURS[(here + step) % 6]})
            for step in (-1, 1)
        )
    if turned is None:
        return Line("undercover-ask-turn", args)
    return Line(f"undercover-ask-{'corner' if 'place corner' in verbs else 'place'}", args)


def decision(decision: Decision, view: View) -> Line:
    """What is done, to which tile."""
    places = dict(decision.places)
    tile: Tile | None = None
    args: dict[str, Arg] = {}
    match decision.verb:
        case "take":
            tile = view.table.get(places["cell"])
            args["at"] = places["cell"]
        case "take pile":
            pile = int(places["pile"])
            tile = next(iter(view.piles[pile - 1]), None)
            args["pile"] = pile
        case "draw bottom":
            args["pile"] = int(places["pile"])
        case "turn" | "keep" | "place" | "place corner":
            tile = view.active.tile if view.active else None
            args |= {"at": places["cell"]} if places else {}
    return Line(
        f"undercover-do-{decision.verb.replace(' ', '-')}",
        args | (tile_args(tile) if tile is not None else {}),
    )


def event(event: Event) -> Line:
    """An event as everybody reads it, or as one seat saw it."""
    args = args_of(fields_of(event))
    match event:
        case Take(source=source):
            place, _, number = source.partition(" ")
            args |= {"from": place if place.isalpha() else "table", "pile": int(number or 0)}
        case End(winners=winners):
            args |= {"count": len(winners), "seat": winners[0], "seats": seats_line(winners)}
    if isinstance(event, Take | Reveal | Flip):
        args |= tile_args(event.tile)
        # What a line names stays in the log; the side that is down again does not belong there.
        args.pop("other", None)
    return Line(f"undercover-event-{tag_of(event)}", args)


def seats_line(seats: Sequence[str]) -> list[str | Line]:
    """Several players in a row."""
    return [Line("undercover-person", {"seat": seat}) for seat in seats]


def end(result: Result) -> Line:
    """How the game ended by its rules, and whether that took more than counting points (U28)."""
    winners = [result.winner] if result.winner else list(result.winners)
    points = max((result.scores.get(seat, 0) for seat in winners), default=0)
    as_many = [seat for seat, scored in result.scores.items() if scored == points]
    args: dict[str, Arg] = {
        "winner": result.winner or "none",
        "count": len(winners),
        "seats": seats_line(winners),
        "points": points,
        "tie": "broken" if len(as_many) > len(winners) else "none",
    }
    return Line(f"undercover-end-{result.reason}", args)


def is_foreseeable(view: View, event: Event) -> bool:
    """Whether no tile shows a side that cannot be seen now, and no hidden points are counted."""
    match event:
        case Take(source=source, tile=tile):
            place, _, number = source.partition(" ")
            if place in PILE_ENDS:
                return not _says_more(tile, view.piles[int(number) - 1][PILE_ENDS[place]])
            return place == "joker" or not _says_more(tile, view.table[place])
        case Reveal():
            return False
        case Flip(tile=tile):
            return view.active is not None and not _says_more(tile, view.active.tile)
        case End():
            return not any(HIDDEN in player.tiles.values() for player in view.players.values())
    return True


def _says_more(tile: Tile, seen: Tile) -> bool:
    """Whether an agent shows a side that is hidden in a view."""
    return (seen.official == HIDDEN != tile.official) or (
        seen.undercover == HIDDEN != tile.undercover
    )


def guess(word: str) -> Line:
    """A colour that the other side of an agent may have."""
    return Line("undercover-colour-name", {"colour": word})


SAYINGS = Sayings(question, decision, event, end, guess=guess, is_foreseeable=is_foreseeable)
