"""Views, events and positions as they are written in JSON, to compare with."""

from typing import Any

import msgspec


def plain(told: object) -> Any:
    """What something looks like in JSON."""
    return msgspec.to_builtins(told)
