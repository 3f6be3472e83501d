"""Who is at the tables now: a seat is present while a connection of its person watches the table.

Each process knows its own connections and tells the others again and again: what is no longer
repeated is gone with its process.
"""

import asyncio
from collections.abc import Callable, Iterable, Sequence

REPEAT = 10.0
"""Seconds after which a process tells the others again who is present."""

BELIEVED = 25_000
"""Milliseconds for which what another process has told holds."""

TOUCHED = 60_000
"""Milliseconds for which somebody without a connection counts as present after a request."""

MAX_REMEMBERED = 50_000

Key = tuple[str, str]
"""A table and a seat."""


class Presence:
    """Who is present, as far as this process has seen or heard."""

    def __init__(
        self,
        now: Callable[[], int],
        tell: Callable[[str, str, bool], None],
        changed: Callable[[str], None],
    ) -> None:
        self._now = now
        self._tell = tell
        self._changed = changed
        self._opened = now()
        self._connections: dict[Key, int] = {}
        self._elsewhere: dict[Key, dict[str, int]] = {}
        self._touched: dict[Key, int] = {}
        self._left: dict[Key, int] = {}

    def arrive(self, table: str, seats: Iterable[str]) -> None:
        """A connection begins to watch a table, for some seats."""
        for seat in seats:
            key = table, seat
            was_present = self._is_present(key)
            self._connections[key] = self._connections.get(key, 0) + 1
            if self._connections[key] == 1:
                self._tell(table, seat, True)
            self._note(key, was_present)

    def leave(self, table: str, seats: Iterable[str]) -> None:
        """A connection stops watching, or is cut."""
        for seat in seats:
            key = table, seat
            self._connections[key] -= 1
            if not self._connections[key]:
                del self._connections[key]
                self._tell(table, seat, False)
                self._note(key, was_present=True)

    def touch(self, table: str, seat: str) -> None:
        """Somebody without a connection has made a request."""
        key = table, seat
        was_present = self._is_present(key)
        _forget_some(self._touched)
        self._touched[key] = self._now()
        self._note(key, was_present)

    def hear(self, table: str, seat: str, process: str, is_present: bool) -> None:
        """Another process tells who is present."""
        key = table, seat
        was_present = self._is_present(key)
        if is_present:
            self._elsewhere.setdefault(key, {})[process] = self._now() + BELIEVED
        else:
            self._elsewhere.get(key, {}).pop(process, None)
        self._note(key, was_present)

    def repeat(self) -> None:
        """Tell the others who is present here, and forget what they have not repeated."""
        for table, seat in self._connections:
            self._tell(table, seat, True)
        now = self._now()
        for key, processes in list(self._elsewhere.items()):
            believed = {name: until for name, until in processes.items() if until > now}
            if believed:
                self._elsewhere[key] = believed
            else:
                del self._elsewhere[key]
                self._note(key, was_present=bool(processes))

    def away(self, table: str, seats: Iterable[str], begun: int) -> dict[str, int]:
        """Which of some seats are not present, and since when."""
        first = max(begun, self._opened)
        return {
            seat: max(begun, self._left.get((table, seat), first))
            for seat in sorted(seats)
            if not self._is_present((table, seat))
        }

    def _is_present(self, key: Key) -> bool:
        now = self._now()
        return (
            key in self._connections
            or any(until > now for until in self._elsewhere.get(key, {}).values())
            or now - self._touched.get(key, -TOUCHED) < TOUCHED
        )

    def _note(self, key: Key, was_present: bool) -> None:
        """Tell those who watch the table if a seat has come or gone."""
        is_present = self._is_present(key)
        if is_present == was_present:
            return
        if is_present:
            self._left.pop(key, None)
        else:
            _forget_some(self._left)
            self._left[key] = self._now()
        self._changed(key[0])


def _forget_some(remembered: dict[Key, int]) -> None:
    if len(remembered) >= MAX_REMEMBERED:
        for key in list(remembered)[: MAX_REMEMBERED // 2]:
            del remembered[key]


class Attendance:
    """The tables at which one connection is present, as long as it is heard."""

    def __init__(self, presence: Presence) -> None:
        self._presence = presence
        self._seats: dict[str, Sequence[str]] = {}
        self._watchdog: asyncio.TimerHandle | None = None
        self._is_silent = False
        self.within: float | None = None
        """Seconds within which the client has promised its next message."""

    def join(self, table: str, seats: Sequence[str]) -> None:
        """Be present at a table, for one's seats there."""
        if seats and table not in self._seats:
            self._seats[table] = seats
            if not self._is_silent:
                self._presence.arrive(table, seats)

    def leave(self, table: str) -> None:
        """Be present at a table no more."""
        seats = self._seats.pop(table, [])
        if not self._is_silent:
            self._presence.leave(table, seats)

    def speak(self) -> None:
        """A message has arrived; the next one is waited for if its time was promised."""
        if self._is_silent:
            self._is_silent = False
            for table, seats in self._seats.items():
                self._presence.arrive(table, seats)
        self._stop_watchdog()
        if self.within is not None:
            loop = asyncio.get_running_loop()
            self._watchdog = loop.call_later(self.within, self._fall_silent)

    def end(self) -> None:
        """The connection has ended."""
        self._stop_watchdog()
        self._fall_silent()

    def _fall_silent(self) -> None:
        """Nothing is heard any more: to the others that is as if the connection were cut."""
        if not self._is_silent:
            self._is_silent = True
            for table, seats in self._seats.items():
                self._presence.leave(table, seats)

    def _stop_watchdog(self) -> None:
        if self._watchdog is not None:
            self._watchdog.cancel()
            self._watchdog = None
