"""Routes for lessons: what there is to learn, and how an attempt stands."""

from functools import cache
from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, Parameter
from litestar.types import ControllerRouterHandler

from safehouse.lessons import Attempt, attempt, lessons_of
from safehouse.server.messages.help import LessonInfo, Lessons, TryLesson
from safehouse.server.routes.visit import HttpRequest, address_of, server_of

GameName = Annotated[str, Parameter(max_length=20)]
LessonId = Annotated[str, Parameter(max_length=40)]


@cache
def all_lessons(game: str) -> Lessons:
    """The lessons of a game; they never change while the server runs."""
    return Lessons(
        game,
        [
            LessonInfo(lesson.id, lesson.seat, lesson.goal.most, attempt(game, lesson.id, ()))
            for lesson in lessons_of(game).values()
        ],
    )


@get("/api/lessons/{game:str}", tags=["lessons"])
async def lessons(game: GameName) -> Lessons:
    """The lessons of a game in their order, and where each begins."""
    return all_lessons(game)


@post("/api/lessons/{game:str}/{lesson:str}", tags=["lessons"], status_code=200)
async def try_lesson(
    request: HttpRequest, game: GameName, lesson: LessonId, data: JSONBody[TryLesson]
) -> Attempt:
    """How a lesson stands after the learner's decisions: all of them, each time."""
    server_of(request).limit.take(address_of(request), len(data.decisions) / 10)
    return attempt(game, lesson, data.decisions)


ROUTES: list[ControllerRouterHandler] = [lessons, try_lesson]
