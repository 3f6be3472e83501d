"""Damaged tables: each is left alone for a while, so that the others carry on."""

import time
from collections.abc import Iterator

from safehouse.games.errors import Refused

RETRY = 600.0
"""Seconds until a table in quarantine is tried again."""


class Quarantine:
    """Tables that are not to be tried for now, and what their visitors are told."""

    def __init__(self) -> None:
        self._tables: dict[str, tuple[float, Refused]] = {}

    def __contains__(self, table: str) -> bool:
        return self.refusal(table) is not None

    def __len__(self) -> int:
        return len(self._tables)

    def __iter__(self) -> Iterator[str]:
        return iter([table for table in list(self._tables) if table in self])

    def put(self, table: str, refused: Refused) -> None:
        """Leave a table alone for a while."""
        self._tables[table] = time.monotonic() + RETRY, refused

    def refusal(self, table: str) -> Refused | None:
        """What is wrong with a table; None if it may be tried, perhaps again."""
        until, refused = self._tables.get(table, (0.0, None))
        if refused is not None and until <= time.monotonic():
            del self._tables[table]
            return None
        return refused
