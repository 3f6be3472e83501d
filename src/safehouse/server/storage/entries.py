"""The entries of all tables, which are the truth about every game.

An entry is on disk when `append` returns. Entries of many tables are written together: whatever
comes in while one transaction is on its way to the disk goes into the next.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from safehouse.games.game import Result
from safehouse.server.storage.database import Database
from safehouse.server.storage.rows import EntryRow
from safehouse.server.storage.schema import entries, tables

MAX_BATCH = 500
"""Entries in one transaction."""

_SET_WAKE = (
    tables.update().where(tables.c.id == sa.bindparam("its_id")).values(wake=sa.bindparam("wake"))
)


@dataclass(frozen=True)
class NewWake:
    """An entry changes when somebody has to look after its table."""

    wake: int | None


@dataclass(frozen=True)
class Ending:
    """An entry ends the game, and the game is to be rated if it counts."""

    at: int
    outcome: Result
    counts: bool


Change = NewWake | Ending


@dataclass(eq=False)
class Append:
    """An entry on its way to the disk."""

    table: str
    number: int
    body: bytes
    client: str | None
    change: Change | None
    written: asyncio.Future[bool]


class EntryStore:
    """Writes entries in batches and reads them back."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._queue: asyncio.Queue[Append] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self.batches = 0
        self.appended = 0

    def open(self) -> None:
        """Begin to write."""
        self._writer = asyncio.create_task(self._write_all())

    async def close(self) -> None:
        """Write what is still queued, and stop."""
        if self._writer:
            await self._queue.join()
            self._writer.cancel()

    async def append(
        self,
        table: str,
        number: int,
        body: bytes,
        client: str | None = None,
        change: Change | None = None,
    ) -> bool:
        """Write the next entry of a table; False if another process was first with this number.

        What the entry changes about its table is written with it.
        """
        written = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Append(table, number, body, client, change, written))
        return await asyncio.shield(written)

    async def since(self, table: str, number: int = 0) -> list[EntryRow]:
        """The entries of a table after a number."""
        query = sa.select(entries.c.number, entries.c.body, entries.c.client)
        query = query.where(entries.c.table_id == table, entries.c.number > number)
        return await self._database.rows(EntryRow, query.order_by(entries.c.number))

    async def _write_all(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < MAX_BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self._write_batch(batch)
            finally:
                for _ in batch:
                    self._queue.task_done()

    async def _write_batch(self, batch: Sequence[Append]) -> None:
        try:
            done = await self._write(batch)
        except Exception as error:
            if len(batch) == 1:
                batch[0].written.set_exception(error)
            else:  # one of them is to blame, and the others need not suffer
                for append in batch:
                    await self._write_batch([append])
            return
        for append in batch:
            append.written.set_result(append in done)

    async def _write(self, batch: Sequence[Append]) -> list[Append]:
        """Write a batch in one transaction; returns those that were first with their numbers."""
        first: dict[tuple[str, int], Append] = {}
        for append in batch:
            first.setdefault((append.table, append.number), append)
        # In one order everywhere, so that two processes never wait for each other in a ring.
        rows = [
            {"table_id": a.table, "number": a.number, "body": a.body, "client": a.client}
            for _, a in sorted(first.items(), key=lambda item: item[0])
        ]
        insert = self._database.insert(entries).on_conflict_do_nothing()
        async with self._database.writing() as connection:
            answer = await connection.execute(
                insert.returning(entries.c.table_id, entries.c.number), rows
            )
            done = [first[table, number] for table, number in answer.all()]
            await _write_changes(connection, done)
        self.batches += 1
        self.appended += len(done)
        return done


async def _write_changes(connection: AsyncConnection, appends: Sequence[Append]) -> None:
    wakes = [
        {"its_id": append.table, "wake": append.change.wake}
        for append in appends
        if isinstance(append.change, NewWake)
    ]
    if wakes:
        await connection.execute(_SET_WAKE, wakes)
    for append in appends:
        if isinstance(ending := append.change, Ending):
            update = tables.update().where(tables.c.id == append.table)
            await connection.execute(
                update.values(
                    status="finished",
                    ended=ending.at,
                    outcome=msgspec.to_builtins(ending.outcome),
                    wake=None,
                    to_rate=ending.at if ending.counts else None,
                )
            )
