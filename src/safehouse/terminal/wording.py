"""Lines as sentences in the language of whoever sits at the terminal."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from safehouse.games import game_named
from safehouse.games.endings import end_line
from safehouse.games.game import AnyGame, Picture, Result
from safehouse.games.telling import Arg, Event, Language, Line, View
from safehouse.texts import Messages, in_a_row, messages_of

LEVEL = "level"
SEAT_PLACES = ("seat", "owner", "winner", "loser", "enemy", "absent")
"""Places of a line that hold a seat. A message can call whoever sits there by name."""


@dataclass(frozen=True)
class People:
    """Whom a reader reads about: names by seat, and the reader's own seat."""

    names: Mapping[str, str] = field(default_factory=dict)
    reader: str | None = None


NOBODY = People()
"""Nobody is known by name, so seats are called by their own words."""


def messages_for(game: str, language: Language) -> Messages:
    """The messages that are needed at the table of a game."""
    own = (game, *(f"{game}_{part}" for part in game_named(game).texts))
    return messages_of(language, "site", "terminal", *own)


def player_name(name: str, language: Language) -> str:
    """A computer player: levels have names; all others go by the name they are asked for with."""
    from safehouse.players import level_names

    number = name.removeprefix(LEVEL)
    if name.startswith(LEVEL) and number.isdecimal() and 1 <= int(number) <= len(level_names()):
        return level_names()[int(number) - 1][language]
    return name


def picture(game: AnyGame, view: View, language: Language) -> Picture:
    """What a seat may look at, or a whole position, drawn in text."""
    return game.draw(view, messages_for(game.name, language), language)


def rules_on_one_page(game: AnyGame, language: Language) -> str:
    """The rules of a game, for somebody who sits at a terminal."""
    return messages_of(language, f"{game.name}_terminal")(f"rules-{game.name}") + "\n"


def say_line(game: AnyGame, line: Line, language: Language, people: People = NOBODY) -> str:
    """A line as a sentence, with all that stands in it.

    A place that holds a seat, such as `seat`, comes with two more: `seat_name`, how to call whoever
    sits there, and `seat_who`, which is `you` for the reader and `other` for everybody else.
    """
    if line.text:
        return line.text.get(language) or line.text["en"]
    if line.id == f"{game.name}-seat":
        return name_of(game, str(line.args["seat"]), language, people)

    def said(arg: Arg) -> int | str:
        match arg:
            case Line():
                return say_line(game, arg, language, people)
            case list():
                return in_a_row([str(said(one)) for one in arg], language)
        return arg

    args = {name: said(arg) for name, arg in line.args.items()}
    for place in SEAT_PLACES:
        seat = line.args.get(place)
        if isinstance(seat, str):
            args[f"{place}_name"] = name_of(game, seat, language, people)
            args[f"{place}_who"] = "you" if seat == people.reader else "other"
    return messages_for(game.name, language)(line.id, **args)


def name_of(game: AnyGame, seat: str, language: Language, people: People = NOBODY) -> str:
    """How to call whoever sits on a seat."""
    return people.names.get(seat) or messages_for(game.name, language)(
        f"{game.name}-seat", seat=seat
    )


def tell(game: AnyGame, event: Event, language: Language, people: People = NOBODY) -> str:
    """An event, as a seat saw it, in a sentence; a story is told with it."""
    lines = (game.sayings.event(event), game.sayings.story(event))
    return " ".join(say_line(game, line, language, people) for line in lines if line is not None)


def ask(
    game: AnyGame,
    view: View,
    seat: str,
    decisions: Sequence[str],
    language: Language,
    people: People = NOBODY,
) -> str:
    """What is to be decided, and by whom; a seat that is not asked is told whose decision it is."""
    if not decisions:
        wait = Line(f"{game.name}-ask-wait", {"seat": seat})
        return say_line(game, wait, language, people)
    parsed = [game.decisions.parse(decision) for decision in decisions]
    question = say_line(game, game.sayings.question(view, parsed), language, people)
    if seat not in game.seats:
        return question
    who = name_of(game, seat, language)
    return messages_for(game.name, language)("terminal-question", who=who, question=question)


def end(
    game: AnyGame,
    result: Result,
    language: Language,
    last: Event | None = None,
    people: People = NOBODY,
) -> str:
    """How a game ended, with the story of its last event, and the points where there are any."""
    messages = messages_for(game.name, language)
    said = say_line(game, end_line(game, result, game.seats), language, people)
    story = game.sayings.story(last) if last is not None else None
    if story is not None:
        said = f"{said} {say_line(game, story, language, people)}"
    points = [
        messages("terminal-score", who=name_of(game, seat, language, people), points=n)
        for seat, n in result.scores.items()
    ]
    return "\n".join([said, ", ".join(points)] if points else [said])
