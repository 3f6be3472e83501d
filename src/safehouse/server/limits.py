"""How much one visitor may ask of the server, and where visitors come from."""

import time
from collections import OrderedDict

from safehouse.games.errors import Refused

MAX_VISITORS = 50_000
BURST = 10
"""Seconds' worth of requests that may come at once."""


class Limit:
    """So many requests a second for each visitor on average, and more in a burst."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._visitors: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, visitor: str, cost: float = 1.0) -> None:
        """Let a request pass, or refuse it."""
        now = time.monotonic()
        most = self._rate * BURST
        cost = min(cost, most / 2)  # or what costs more than a full share could never be done
        left, at = self._visitors.pop(visitor, (most, now))
        left = min(most, left + (now - at) * self._rate)
        enough = left >= cost
        self._visitors[visitor] = (left - cost if enough else left), now
        if len(self._visitors) > MAX_VISITORS:
            self._visitors.popitem(last=False)
        if not enough:
            raise Refused("too_fast", "Too many requests; wait a moment.")


class Addresses:
    """Where people were last seen: computer players think for one address after the other."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str, address: str) -> None:
        """Remember where somebody is."""
        self._addresses[person] = address
        self._addresses.move_to_end(person)
        if len(self._addresses) > MAX_VISITORS:
            self._addresses.popitem(last=False)

    def of(self, person: str) -> str:
        """Somebody's address, or what stands for it if it is not known."""
        return self._addresses.get(person, person)
