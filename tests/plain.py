"""What a game tells, as the dicts, lists and texts that go over the wire."""

from typing import Any

import msgspec


def plain(told: object) -> Any:
    """A view, an event or several of them without their types."""
    return msgspec.to_builtins(told)
