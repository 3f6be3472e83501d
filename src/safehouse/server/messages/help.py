"""Messages about lessons, hints and chances."""

from typing import Annotated

import msgspec

from safehouse.lessons import MAX_DECISIONS, Attempt
from safehouse.players.hints import Advice
from safehouse.server.messages.base import In, Out
from safehouse.table.requests import DecisionText


class LessonInfo(Out, frozen=True):
    """A lesson: the learner's seat, how many decisions it may take, and where it begins.

    Its sentences are the messages `lesson-<game>-<id>-title`, `-task`, `-well` and `-hint`.
    """

    id: str
    seat: str
    most: int
    start: Attempt


class Lessons(Out, frozen=True):
    """The lessons of a game, in the order in which they are learnt."""

    game: str
    lessons: list[LessonInfo]


class TryLesson(In, frozen=True):
    """All that the learner has decided since the beginning of a lesson."""

    decisions: Annotated[list[DecisionText], msgspec.Meta(max_length=MAX_DECISIONS)]


class Hint(Out, frozen=True):
    """What a strong player would decide after some entries, the best first, and why.

    `reason-<game>-<code>` is the message for a reason, with its `args`.
    """

    number: int
    seat: str
    best: list[Advice]


class Belief(Out, frozen=True):
    """A probability for each thing that something hidden may be, by where it lies."""

    number: int
    seat: str
    places: dict[str, dict[str, float]]


class ChancePoint(Out, frozen=True):
    """The chances of winning after some entries, as the seat on turn saw them; at the end,
    nobody's.

    With three or more players each judges only itself, so the other seats are missing.
    """

    number: int
    seat: str | None
    chance: dict[str, float]


class Chances(Out, frozen=True):
    """How the chances went in a finished game, as far as they are worked out."""

    done: int
    total: int
    chances: list[ChancePoint]
    turning_points: list[int]
    """After which entries a chance had jumped; known when all is done."""
