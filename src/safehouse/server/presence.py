"""Who is at the tables now: a seat is there while a line of its person looks at the table.

Each process knows its own lines and tells the others, again and again: what is not repeated has
ended with its process.
"""

from collections.abc import Callable, Iterable

REPEAT = 10.0
"""Seconds between two times that a process tells the others who is there."""

BELIEVED = 25_000
"""Milliseconds for which another process is believed."""

TOUCHED = 60_000
"""Milliseconds for which somebody without a line is there after a sign of life."""

MOST_REMEMBERED = 50_000

Key = tuple[str, str]
"""A table and a seat."""


class Presence:
    """Who is there, as far as this process has seen or heard."""

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
        self._lines: dict[Key, int] = {}
        self._elsewhere: dict[Key, dict[str, int]] = {}
        self._touched: dict[Key, int] = {}
        self._left: dict[Key, int] = {}

    def arrive(self, table: str, seats: Iterable[str]) -> None:
        """A line begins to look at a table, for some seats."""
        for seat in seats:
            key = table, seat
            was_there = self._sees(key)
            self._lines[key] = self._lines.get(key, 0) + 1
            if self._lines[key] == 1:
                self._tell(table, seat, True)
            self._note(key, was_there)

    def leave(self, table: str, seats: Iterable[str]) -> None:
        """A line looks away, or is cut."""
        for seat in seats:
            key = table, seat
            self._lines[key] -= 1
            if not self._lines[key]:
                del self._lines[key]
                self._tell(table, seat, False)
                self._note(key, was_there=True)

    def touch(self, table: str, seat: str) -> None:
        """Somebody without a line has given a sign of life."""
        key = table, seat
        was_there = self._sees(key)
        _forget_some(self._touched)
        self._touched[key] = self._now()
        self._note(key, was_there)

    def hear(self, table: str, seat: str, process: str, there: bool) -> None:
        """Another process says who is there."""
        key = table, seat
        was_there = self._sees(key)
        if there:
            self._elsewhere.setdefault(key, {})[process] = self._now() + BELIEVED
        else:
            self._elsewhere.get(key, {}).pop(process, None)
        self._note(key, was_there)

    def repeat(self) -> None:
        """Tell the others who is here, and forget what they have not repeated."""
        for table, seat in self._lines:
            self._tell(table, seat, True)
        now = self._now()
        for key, processes in list(self._elsewhere.items()):
            believed = {name: until for name, until in processes.items() if until > now}
            if believed:
                self._elsewhere[key] = believed
            else:
                del self._elsewhere[key]
                self._note(key, was_there=bool(processes))

    def away(self, table: str, seats: Iterable[str], begun: int) -> dict[str, int]:
        """Those of some seats that are not there, and since when."""
        first = max(begun, self._opened)
        return {
            seat: max(begun, self._left.get((table, seat), first))
            for seat in sorted(seats)
            if not self._sees((table, seat))
        }

    def _sees(self, key: Key) -> bool:
        now = self._now()
        return (
            key in self._lines
            or any(until > now for until in self._elsewhere.get(key, {}).values())
            or now - self._touched.get(key, -TOUCHED) < TOUCHED
        )

    def _note(self, key: Key, was_there: bool) -> None:
        """Tell those who look at the table if a seat has come or gone."""
        is_there = self._sees(key)
        if is_there == was_there:
            return
        if is_there:
            self._left.pop(key, None)
        else:
            _forget_some(self._left)
            self._left[key] = self._now()
        self._changed(key[0])


def _forget_some(remembered: dict[Key, int]) -> None:
    if len(remembered) >= MOST_REMEMBERED:
        for key in list(remembered)[: MOST_REMEMBERED // 2]:
            del remembered[key]
