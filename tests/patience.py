"""How long tests wait for what must happen: long enough for a busy machine, but not for ever.

Nothing is said about speed by that, and no test fails because it took its time.
"""

import asyncio
import time
from collections.abc import Callable

PATIENCE = 300.0
"""Seconds until a test is given up that hangs."""


def wait_until(holds: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "It never came so far."
        time.sleep(0.01)


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something is so, while everything else goes on."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "It never came so far."
        await asyncio.sleep(0.01)
