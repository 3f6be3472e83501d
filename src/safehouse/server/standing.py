"""What is derived from a table's entries and stored beside them."""

from safehouse.server.storage.tables import Standing
from safehouse.table.table import Table

THINKING = 60_000
"""Milliseconds that a computer player may take before another process looks after its table."""


def wake_of(table: Table) -> int | None:
    """When the server has to look after a table, if nothing happens at it before."""
    actor = table.actor
    if actor is None:
        return None
    if table.paused:
        return table.pause_ends
    if actor in table.left or table.player_in(actor) is not None:
        return table.last_at + THINKING
    return table.clock.deadline()


def standing_of(table: Table) -> Standing:
    """How a table stands."""
    if table.outcome is None:
        return Standing("running", None, None, wake_of(table))
    return Standing("finished", table.last_at, table.outcome, None)
