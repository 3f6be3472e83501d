"""Recomputes what follows from the entries: how each game ended, and everybody's rating."""

from collections.abc import Callable

import msgspec

from safehouse.games.errors import Refused
from safehouse.server.clockwork import rate
from safehouse.server.serve import open_storage
from safehouse.server.standing import standing_of
from safehouse.server.storage import Storage
from safehouse.server.storage.rows import TableRow
from safehouse.table.entries import read_entry
from safehouse.table.table import Table


class Rebuilt(msgspec.Struct):
    """What was found."""

    tables: int = 0
    corrected: int = 0
    rated: int = 0
    damaged: dict[str, str] = {}


async def rebuild(
    url: str, progress: Callable[[int, int], None] = lambda done, of: None
) -> Rebuilt:
    """Read all entries again, and correct whatever does not agree with them."""
    storage = await open_storage(url)
    try:
        # That a table has begun is certain; what is stored about how it stands is checked.
        rows = [row for row in await storage.tables.all() if row.begun is not None]
        found = Rebuilt(damaged={})
        ended: list[tuple[int, str, Table]] = []
        for done, row in enumerate(rows, 1):
            found.tables += 1
            try:
                table = await read_table(storage, row)
                found.corrected += await _correct(storage, row, table)
                if table.outcome is not None and table.setup.rated:
                    ended.append((table.last_at, row.id, table))
            except (Refused, msgspec.MsgspecError) as error:
                found.damaged[row.id] = str(error)
            progress(done, len(rows))
        await storage.ratings.drop()
        for _, table_id, table in sorted(ended, key=lambda item: item[:2]):
            await rate(storage, table_id, table)
            found.rated += 1
        return found
    finally:
        await storage.close()


async def read_table(storage: Storage, row: TableRow) -> Table:
    """A table from its setup and its entries."""
    table = Table.begin(row.setup(await storage.tables.seats_of(row.id)))
    for entry in await storage.entries.since(row.id):
        if entry.number != table.number + 1:
            raise Refused("damaged", f"Entry {table.number + 1} is missing.")
        table = table.after(read_entry(entry.body))
    return table


async def _correct(storage: Storage, row: TableRow, table: Table) -> bool:
    right = standing_of(table)
    # As it comes back from the database: a tuple is a list there.
    outcome = right.outcome and msgspec.json.decode(msgspec.json.encode(right.outcome))
    if (row.status, row.ended, row.outcome, row.wake) == (
        right.status,
        right.ended,
        outcome,
        right.wake,
    ):
        return False
    await storage.tables.set_standing(row.id, right)
    return True
