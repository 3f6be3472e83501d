"""The queue for a process: urgent work goes first, and otherwise addresses take turns."""

import asyncio
from collections import OrderedDict, deque
from typing import NamedTuple


class Asker(NamedTuple):
    """For whom something is worked out: somebody at an address."""

    address: str = ""
    person: str = ""


ANYBODY = Asker()

Waiting = OrderedDict[str, OrderedDict[str, deque[asyncio.Future[None]]]]
"""The requests that wait, by address and person."""


class Turns:
    """The turns at one process; the people at one address take turns among themselves."""

    def __init__(self) -> None:
        self._is_busy = False
        self._waiting: tuple[Waiting, ...] = (OrderedDict(), OrderedDict())

    async def wait(self, asker: Asker, is_urgent: bool) -> None:
        """Wait for one's turn; a caller that gives up leaves the queue."""
        if not self._is_busy:
            self._is_busy = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting = self._waiting[not is_urgent]
        people = waiting.setdefault(asker.address, OrderedDict())
        turns = people.setdefault(asker.person, deque())
        turns.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was its turn at this very moment
                self.go_on()
            elif turn in turns:
                turns.remove(turn)
                if not turns:
                    del people[asker.person]
                if not people:
                    del waiting[asker.address]
            raise

    def go_on(self) -> None:
        """Let the next one go."""
        for waiting in self._waiting:
            while waiting:
                turn = self._next(waiting)
                if not turn.done():
                    turn.set_result(None)
                    return
        self._is_busy = False

    def _next(self, waiting: Waiting) -> "asyncio.Future[None]":
        """The next turn; its address, and its person there, go to the end if they wait for more."""
        address, people = waiting.popitem(last=False)
        person, turns = people.popitem(last=False)
        turn = turns.popleft()
        if turns:
            people[person] = turns
        if people:
            waiting[address] = people
        return turn
