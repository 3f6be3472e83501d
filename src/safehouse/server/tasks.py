"""Work in the background, and work that is completed even if its caller goes away."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Concatenate, ParamSpec, Protocol, TypeVar

import structlog

from safehouse.games.errors import Refused

log = structlog.get_logger("tasks")

P = ParamSpec("P")
T = TypeVar("T")


class Tasks:
    """The tasks of a server: background work ends with it, unfinished changes are finished."""

    def __init__(self) -> None:
        self._background: set[asyncio.Task[None]] = set()
        self._unfinished: set[asyncio.Task[object]] = set()

    def spawn(self, work: Coroutine[object, None, None]) -> "asyncio.Task[None]":
        """Do something in the background, until the server closes."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)
        task.add_done_callback(_log_failure)
        return task

    async def finish(self, work: Coroutine[object, None, T]) -> T:
        """Wait for something that is finished in any case, even if the caller is cancelled."""
        task = asyncio.create_task(work)
        self._unfinished.add(task)
        task.add_done_callback(self._unfinished.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_log_failure)
            raise

    async def close(self) -> None:
        """Cancel the background work, and wait for the rest."""
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        while self._unfinished:
            await asyncio.gather(*self._unfinished, return_exceptions=True)


class HasTasks(Protocol):
    """A part of the server with methods that must be finished."""

    tasks: Tasks


S = TypeVar("S", bound=HasTasks)


def uninterrupted(
    method: Callable[Concatenate[S, P], Coroutine[object, None, T]],
) -> Callable[Concatenate[S, P], Coroutine[object, None, T]]:
    """Finish what a method has begun, even if nobody waits for it any more.

    A connection that is cut cancels whoever listened to it. What is on disk by then must get into
    memory too, and everybody who watches the table must be told.
    """

    @wraps(method)
    async def finished(part: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await part.tasks.finish(method(part, *args, **kwargs))

    return finished


def _log_failure(task: "asyncio.Task[object]") -> None:
    """Log what went wrong with something for which nobody waits; a refusal is not a failure."""
    if not task.cancelled() and not isinstance(task.exception(), Refused | None):
        log.error("a task failed", exc_info=task.exception())
