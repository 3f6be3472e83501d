"""How much one visitor may ask of the house."""

import time
from collections import OrderedDict

from safehouse.games.errors import Refused

MOST_VISITORS = 50_000
BURST = 10
"""Seconds' worth of messages that may come at once."""


class Limit:
    """So many things a second for each visitor, on average, and some more at once."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._visitors: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, visitor: str, cost: float = 1.0) -> None:
        """Let something pass, or refuse it."""
        now = time.monotonic()
        most = self._rate * BURST
        cost = min(cost, most / 2)  # what is dearer than all that one has could never be done
        left, at = self._visitors.pop(visitor, (most, now))
        left = min(most, left + (now - at) * self._rate)
        enough = left >= cost
        self._visitors[visitor] = (left - cost if enough else left), now
        if len(self._visitors) > MOST_VISITORS:
            self._visitors.popitem(last=False)
        if not enough:
            raise Refused("too_fast", "This is too much at once; wait a moment.")
