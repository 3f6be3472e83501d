"""Events, questions and ends in sentences: a game's Fluent messages, filled with what it tells."""

import os
from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from safehouse.games.game import Game, Json, Language, Picture, Result
from safehouse.texts import LANGUAGES, Words, in_a_row, words_of

Args = dict[str, int | str]
Line = tuple[str, Args]
"""The id of a message, without the name of its game, and what fills its places."""

LEVEL = "level"
MINUS = "\N{MINUS SIGN}"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def preferred_language() -> Language:
    """The language of whoever sits at this terminal, as the system tells it; or English."""
    said = next((os.environ[name] for name in VARIABLES if os.environ.get(name)), "")
    found = said[:2].lower()
    return cast(Language, found) if found in LANGUAGES else "en"


def words_for(game: str, language: Language) -> Words:
    """The messages that are needed at the table of a game."""
    return words_of(language, "house", "terminal", game, f"{game}_box", f"{game}_reasons")


def player_name(name: str, language: Language) -> str:
    """A computer player: a level has a name, all others are called as one asks for them."""
    from safehouse.players import level_names

    number = name.removeprefix(LEVEL)
    if name.startswith(LEVEL) and number.isdecimal() and 1 <= int(number) <= len(level_names()):
        return level_names()[int(number) - 1][language]
    return name


def picture(game: Game[Any], view: Json, language: Language) -> Picture:
    """What a seat may look at, or a whole position, drawn in text."""
    return game.draw(view, words_for(game.name, language), language)


def rules_on_one_page(game: Game[Any], language: Language) -> str:
    """The rules of a game, for somebody who sits at a terminal."""
    return words_of(language, "rules")(f"rules-{game.name}") + "\n"


def tell(game: Game[Any], event: Json, language: Language) -> str:
    """An event, as a seat saw it, in a sentence; a story is told with it."""
    if event["event"] == "end":
        return _story(end(game, _result_of(game, event), language), event, "text", language)
    id, args = TELLS.get(game.name, _tell_plainly)(event, language)
    said = words_for(game.name, language)(f"{game.name}-event-{id}", **args)
    match event["event"]:
        case "resolve":
            return _story(said, event, "story", language)
        case "story":
            return _story(said, event, "text", language)
    return said


def ask(game: Game[Any], view: Json, decisions: Sequence[str], language: Language) -> str:
    """What is to be decided, and by whom; somebody without decisions is told who has them."""
    words = words_for(game.name, language)
    seat = str(view["to_move"])
    if not decisions:
        return words(f"{game.name}-ask-wait", seat=seat)
    id, args = ASKS[game.name](cast(dict[str, Any], view), decisions)
    question = words(f"{game.name}-ask-{id}", **args)
    if seat not in game.seats:
        return question
    return words("terminal-question", who=words(f"{game.name}-seat", seat=seat), question=question)


def end(game: Game[Any], result: Result, language: Language) -> str:
    """How a game ended, and the points where there are any."""
    words = words_for(game.name, language)
    if result.reason in game.ends:
        sharing = [words(f"{game.name}-seat", seat=seat) for seat in result.winners]
        args: Args = {"winner": result.winner or "none", "seats": in_a_row(sharing, language)}
        said = words(f"{game.name}-end-{result.reason}", **args)
    else:  # it was broken off, in a game for two if somebody has won by that
        sure = result.winner in game.seats[:2]
        loser = game.seats[1 if result.winner == game.seats[0] else 0]
        names = {"winner": result.winner or "none", "loser": loser}
        who = {role: words(f"{game.name}-seat", seat=seat) for role, seat in names.items()}
        you = "watch" if sure else "unsure"
        said = words(f"house-end-{result.reason}", you=you, by="all", **who)
    points = [
        words("terminal-score", who=words(f"{game.name}-seat", seat=seat), points=n)
        for seat, n in result.scores.items()
    ]
    return "\n".join([said, ", ".join(points)] if points else [said])


def args_of(fields: Mapping[str, object], language: Language) -> Args:
    """What fills the places of a message about what a game has told: its fields, as they are.

    What is hidden ("?") is called `hidden`, yes and no are words, lists are put in a row.
    """
    args: Args = {}
    for name, value in fields.items():
        match value:
            case "?":
                args[name] = "hidden"
            case bool():
                args[name] = "yes" if value else "no"
            case str() | int():
                args[name] = value
            case None:
                args[name] = "none"
            case list() | tuple():
                args[name] = in_a_row(map(str, value), language)
    return args


def _tell_plainly(event: Json, language: Language) -> Line:
    return str(event["event"]), args_of(event, language)


def _story(said: str, event: Json, field: str, language: Language) -> str:
    """A sentence, and what is read aloud with it."""
    texts = cast("str | dict[Language, str] | None", event.get(field))
    return f"{said} {_in_language(texts, language)}" if texts else said


def _in_language(texts: str | dict[Language, str], language: Language) -> str:
    # Not every game has to be loaded for the sentences of one.
    from safehouse.games.sarahs_vision.contents import in_language

    return in_language(texts, language)


def _result_of(game: Game[Any], event: Json) -> Result:
    e = cast(dict[str, Any], event)
    winners = tuple(e.get("winners", ()))
    alone = winners[0] if len(winners) == 1 and not game.cooperative else None
    return Result(e.get("winner", alone), e["reason"], winners, e.get("scores", {}))


# --- Sleepers -----------------------------------------------------------------------------------


def _tell_sleepers(event: Json, language: Language) -> Line:
    args = args_of(event, language)
    if event["event"] == "draw":
        kinds = cast(list[str], event.get("kinds", []))
        words = words_for("sleepers", language)
        names = [words("sleepers-kind", kind=kind) for kind in kinds]
        args["kinds"] = in_a_row(names, language) if names else "none"
        args["count"] = len(kinds) or cast(int, event["count"])
    return str(event["event"]), args


def _ask_sleepers(view: dict[str, Any], decisions: Sequence[str]) -> Line:
    if not view.get("pending"):
        verbs = {decision.split()[0] for decision in decisions}
        return "turn", {"can": verbs.pop() if len(verbs) == 1 else "both"}
    pending = view["pending"][0]
    acting = view["board"].get(pending.get("hex"), {})
    is_master = acting.get("kind") == "master_of_disguise" and acting.get("face") == "up"
    borrows = is_master and pending["ability"] != "master_of_disguise"
    return pending["ability"], {
        "kind": pending["ability"],
        "hex": pending.get("hex", "none"),
        "marked": pending.get("marked", "none"),
        "borrowed": "yes" if borrows else "no",
        "copies": view["options"].get("master_copies", "active"),
        "stop": "yes" if "stop" in decisions else "no",
    }


# --- Undercover ---------------------------------------------------------------------------------


def _tile(tile: Mapping[str, str]) -> Args:
    """The colour that a tile shows; a joker has none, and of what is hidden nobody knows it."""
    if "hq" in tile:
        return {"what": "hq", "colour": tile["hq"]}
    if "joker" in tile:
        return {"what": "joker", "colour": "none"}
    colour = tile.get(tile["shows"], "?")
    return {"what": "agent", "colour": "none" if colour == "?" else colour}


def _tell_undercover(event: Json, language: Language) -> Line:
    args = args_of(event, language)
    if "tile" in event:
        args |= _tile(cast(dict[str, str], event["tile"]))
    if "source" in event:
        word, _, number = str(event["source"]).partition(" ")
        args["from"] = word if word.isalpha() else "table"
        args["pile"] = int(number or 0)
    return str(event["event"]), args


def _ask_undercover(view: dict[str, Any], decisions: Sequence[str]) -> Line:
    if decisions[0].startswith("draw bottom"):
        return "bottom", {}
    active = view.get("active")
    if active is None:
        return "take", {}
    if active["turned"] is None:
        return "turn", _tile(active["tile"])
    is_corner = decisions[0].startswith("place corner")
    return "corner" if is_corner else "place", _tile(active["tile"])


# --- Sarah's Vision -----------------------------------------------------------------------------

PARTS = {
    "swap": ("place", "second"),
    "remove": ("place",),
    "cover": ("place", "section"),
    "play": ("card",),
    "pull": ("layer", "slot"),
    "touch": ("layer", "slot"),
    "use": ("block",),
    "spend": ("colour", "role"),
    "learn": ("colour", "role"),
    "take": ("role",),
    "relieve": ("role",),
    "shelter": ("role",),
    "exchange": ("role", "other"),
    "hand_over": ("role", "other"),
    "move": ("role", "to"),
    "calm": ("location",),
    "clear": ("location",),
    "inspire": ("location",),
    "free": ("end",),
}
"""What the words after the verb of a decision mean."""


def _tell_sarahs_vision(event: Json, language: Language) -> Line:
    e = cast(dict[str, Any], event)
    args = args_of(event, language)
    words = words_for("sarahs_vision", language)
    match e["event"]:
        case "decide":
            verb, *parts = str(e["decision"]).split()
            named = dict(zip(PARTS.get(verb, ()), parts, strict=True))
            return f"decide-{verb}", {"held": "unknown", **named, **args}
        case "deal":
            cards = [words("sarahs_vision-directive", card=card) for card in e["cards"]]
            args["cards"] = in_a_row(cards, language)
        case "free":
            blocks = [words("sarahs_vision-block", block=block) for block in e["blocks"]]
            args["blocks"] = in_a_row(blocks, language)
    if "title" in e:
        args["title"] = _in_language(e["title"], language)
    if "cubes" in e:
        args["signed"] = f"+{e['cubes']}" if e["cubes"] > 0 else f"{MINUS}{-e['cubes']}"
    return str(e["event"]), args


def _ask_sarahs_vision(view: dict[str, Any], decisions: Sequence[str]) -> Line:
    pending = view.get("pending", {})
    match view["stage"]:
        case "pay":
            owed = {"owed": pending["owed"], "colour": pending["colour"]}
            return f"pay-{pending['for']}", {**owed, "card": pending.get("target") or ""}
        case "outcome":
            if not pending.get("pulled"):
                return "outcome-laid", {}
            layer, slot = pending["pulled"].split()
            return "outcome-pulled", {"layer": layer, "slot": slot}
        case "choice":
            return f"choice-{pending['does'].split()[0]}", {"left": pending["left"]}
        case "take":
            place = pending["place"]
            overflows = view["danger"].get(place, 0) > view.get("limit", 3)
            return "take-overflow" if overflows else "take", {"location": place}
        case "learn":
            return "learn", {"location": pending["place"]}
    return str(view["stage"]), {}


TELLS: dict[str, Callable[[Json, Language], Line]] = {
    "sleepers": _tell_sleepers,
    "undercover": _tell_undercover,
    "sarahs_vision": _tell_sarahs_vision,
}
ASKS: dict[str, Callable[[dict[str, Any], Sequence[str]], Line]] = {
    "sleepers": _ask_sleepers,
    "undercover": _ask_undercover,
    "sarahs_vision": _ask_sarahs_vision,
}
