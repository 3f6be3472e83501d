"""Lessons: small tasks on prepared positions, which the real rules check.

A lesson is data in a game's `lessons.json`; its sentences are Fluent messages,
`lesson-<game>-<id>-title`, `-task`, `-well` and, if it has one, `-hint`. An attempt is nothing but
the learner's decisions, so nobody has to remember it.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Annotated

import msgspec

from safehouse.games import game_named, package_of
from safehouse.games.errors import Refused
from safehouse.games.state import State
from safehouse.games.telling import Event, Line, View

MAX_DECISIONS = 40

Text = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Pattern = Annotated[dict[str, object], msgspec.Meta(min_length=1)]
"""Fields that an event, or a view, must have. A list stands for any of its members, except where
the field itself is a list, which must be the same; an object is a pattern of its own."""


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What has to happen: everything in `all`, as the learner's seat saw it, and `view`."""

    most: Annotated[int, msgspec.Meta(ge=1, le=MAX_DECISIONS)]
    """The learner may make this many decisions."""

    all: list[Pattern] = []
    """Events that must happen, in any order."""

    none: list[Pattern] = []
    """Events that must not happen: with one of them the attempt has failed."""

    view: dict[str, object] = {}
    """How it must look to the learner in the end."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A task."""

    id: Annotated[str, msgspec.Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
    seat: str
    position: dict[str, object]
    goal: Goal
    solution: list[Text]
    """Decisions that reach the goal; nobody is sent them."""

    wrong: list[Text]
    """Legal decisions that do not."""

    before: list[Text] = []
    """What was decided, by by any side, between the position and the start of the lesson."""

    replies: list[Text | list[Text]] = []
    """What the others decide, one after the other; of a list the first that is legal then."""

    seed: int | None = None
    """Deals what nobody has seen, where the position leaves that to chance; rarely needed,
    because the position fixes everything."""


class Attempt(msgspec.Struct, frozen=True):
    """How far a learner has come, as the learner's seat sees it."""

    number: int
    """Decisions so far."""

    view: View
    to_act: str | None
    decisions: list[str]
    """What can be decided now; nothing when the lesson is over."""

    question: Line | None
    described: list[Line]
    """Each of the decisions as a line."""

    events: list[Event]
    """What the last decision caused, and what the others replied."""

    passed: bool
    failed: bool


@dataclass(frozen=True)
class Moment:
    """A lesson between two decisions."""

    state: State
    replied: int = 0
    events: tuple[Event, ...] = ()
    stuck: bool = False
    """Whether somebody else is to decide and has no reply."""


@cache
def lessons_of(game: str) -> Mapping[str, Lesson]:
    """The lessons of a game by their ids, in the order in which they are learnt."""
    file = files(package_of(game_named(game).name)) / "lessons.json"
    found = msgspec.json.decode(file.read_bytes(), type=list[Lesson]) if file.is_file() else []
    lessons = {lesson.id: lesson for lesson in found}
    if len(lessons) < len(found):
        raise ValueError(f"Two lessons of {game} have the same id.")
    return lessons


def lesson_named(game: str, name: str) -> Lesson:
    """A lesson by its id."""
    lessons = lessons_of(game)
    if name not in lessons:
        raise Refused("no_such_lesson", "There is no such lesson.")
    return lessons[name]


@cache
def beginning(game: str, name: str) -> State:
    """Where a lesson begins."""
    lesson = lesson_named(game, name)
    state = State.from_position(lesson.position)
    if lesson.seed is not None:
        state = state.reshuffled(lesson.seed)
    for decision in lesson.before:
        state = state.decide(decision)
    return state


def attempt(game: str, name: str, decisions: Sequence[str]) -> Attempt:
    """A lesson after the learner's decisions; what the rules do not allow is refused."""
    lesson = lesson_named(game, name)
    moment = _replied(lesson, Moment(beginning(game, name)))
    open_goals = list(lesson.goal.all)
    passed = failed = False
    for number, decision in enumerate(decisions, 1):
        if passed or failed:
            raise Refused("lesson_over", "This lesson is over; start it again.")
        state = moment.state.decide(decision)
        moment = _replied(lesson, Moment(state, moment.replied, tuple(state.events(lesson.seat))))
        open_goals = [goal for goal in open_goals if not _any_matches(goal, moment.events)]
        spoilt = any(_any_matches(pattern, moment.events) for pattern in lesson.goal.none)
        passed = not (spoilt or open_goals) and matches(
            lesson.goal.view, msgspec.to_builtins(moment.state.view(lesson.seat))
        )
        over = moment.stuck or moment.state.actor is None or number >= lesson.goal.most
        failed = not passed and (spoilt or over)
    state = moment.state
    view, sayings = state.view(lesson.seat), state.game.sayings
    legal = [] if passed or failed else state.decisions()
    parsed = [state.game.decisions.parse(decision) for decision in legal]
    return Attempt(
        number=len(decisions),
        view=view,
        to_act=state.actor,
        decisions=legal,
        question=sayings.question(view, parsed) if parsed else None,
        described=[sayings.decision(decision, view) for decision in parsed],
        events=list(moment.events),
        passed=passed,
        failed=failed,
    )


def _replied(lesson: Lesson, moment: Moment) -> Moment:
    """The lesson after the others have replied, until the learner is asked again.

    What comes from outside the game the learner says, if the lesson does not.
    """
    state, replied, events = moment.state, moment.replied, list(moment.events)
    while (actor := state.actor) not in (None, lesson.seat):
        if replied == len(lesson.replies):
            stuck = actor not in state.game.outsiders
            return Moment(state, replied, tuple(events), stuck)
        legal = state.decisions()
        choice = next((reply for reply in _choices(lesson, replied) if reply in legal), None)
        if choice is None:  # the learner has gone where the lesson does not lead
            return Moment(state, replied, tuple(events), stuck=True)
        state = state.decide(choice)
        events += state.events(lesson.seat)
        replied += 1
    return Moment(state, replied, tuple(events))


def _choices(lesson: Lesson, number: int) -> Iterator[str]:
    reply = lesson.replies[number]
    yield from [reply] if isinstance(reply, str) else reply


def _any_matches(pattern: Mapping[str, object], events: Sequence[Event]) -> bool:
    return any(matches(pattern, msgspec.to_builtins(event)) for event in events)


def matches(pattern: object, thing: object) -> bool:
    """Whether something has all that a pattern names."""
    if isinstance(pattern, Mapping):
        return isinstance(thing, Mapping) and all(
            name in thing and matches(value, thing[name]) for name, value in pattern.items()
        )
    if isinstance(pattern, list):
        if isinstance(thing, list | tuple):
            return pattern == list(thing)
        return any(matches(value, thing) for value in pattern)
    return type(pattern) is type(thing) and pattern == thing
