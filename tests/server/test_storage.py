"""The memory of the server: the same on SQLite and on PostgreSQL."""

import asyncio
from collections.abc import Awaitable, Callable

import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from safehouse.games.game import Result
from safehouse.server.storage import Storage
from safehouse.server.storage.entries import Ending, NewWake
from safehouse.server.storage.rows import SeatRow, Status, TableRow
from safehouse.server.storage.schema import metadata

Work = Callable[[Storage], Awaitable[None]]


def with_storage(url: str, work: Work) -> None:
    async def run() -> None:
        storage = Storage(url)
        await storage.open()
        try:
            await work(storage)
        finally:
            await storage.close()

    asyncio.run(run())


def table_row(name: str, status: Status = "open") -> TableRow:
    return TableRow(
        id=name,
        game="sleepers",
        rules="1",
        options={"own_sleepers": "visible"},
        clock={"type": "none"},
        rated=False,
        private=False,
        secret="00" * 32,
        host="anna",
        opened=1,
        status=status,
    )


def seat_rows(table: str) -> list[SeatRow]:
    return [SeatRow(table, seat, place) for place, seat in enumerate(("white", "black"))]


def test_migrations_make_what_the_schema_says(anywhere: str) -> None:
    async def work(storage: Storage) -> None:
        async with storage.database.engine.connect() as connection:
            differences = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
            )
        assert differences == []

    with_storage(anywhere, work)
    with_storage(anywhere, work)  # and a second time there is nothing to do


def test_many_processes_may_migrate_at_once(database: str) -> None:
    async def run() -> None:
        storages = [Storage(database) for _ in range(4)]
        await asyncio.gather(*(storage.open() for storage in storages))
        for storage in storages:
            assert await storage.is_ready()
            await storage.close()

    asyncio.run(run())


def test_a_number_is_written_once(anywhere: str) -> None:
    async def work(storage: Storage) -> None:
        for name in ("t1", "t2", "t3"):
            await storage.tables.add(table_row(name), seat_rows(name))
        tried = [
            storage.entries.append(table, number, b"x%d" % i, f"c{i}")
            for i in range(5)
            for table in ("t1", "t2", "t3")
            for number in (1, 2)
        ]
        written = await asyncio.gather(*tried)
        assert sum(written) == 6
        for table in ("t1", "t2", "t3"):
            rows = await storage.entries.since(table)
            assert [row.number for row in rows] == [1, 2]
            assert [row.number for row in await storage.entries.since(table, 1)] == [2]

    with_storage(anywhere, work)


def test_what_an_entry_changes_comes_with_it_or_not_at_all(anywhere: str) -> None:
    async def work(storage: Storage) -> None:
        await storage.tables.add(table_row("t1", "running"), seat_rows("t1"))
        assert await storage.entries.append("t1", 1, b"a", change=NewWake(50))
        assert [row.id for row in await storage.tables.overdue(60)] == ["t1"]
        assert not await storage.entries.append("t1", 1, b"late", change=NewWake(10_000))
        assert [row.id for row in await storage.tables.overdue(60)] == ["t1"]
        end = Ending(9, Result("white", "goal"), counts=True)
        assert await storage.entries.append("t1", 2, b"b", change=end)
        row = await storage.tables.get("t1")
        assert row is not None
        assert (row.status, row.ended, row.to_rate) == ("finished", 9, 9)
        assert row.result() == end.outcome
        assert await storage.tables.overdue(1 << 60) == []

    with_storage(anywhere, work)


def test_one_seat_goes_to_one_person(anywhere: str) -> None:
    async def work(storage: Storage) -> None:
        await storage.tables.add(table_row("t1"), seat_rows("t1"))
        assert await storage.tables.take_seat("t1", "white", "anna", lambda _: "Anna")
        taken = await asyncio.gather(
            *(storage.tables.take_seat("t1", "black", f"p{i}", lambda _: "P") for i in range(10))
        )
        assert sum(taken) == 1
        begun = await asyncio.gather(*(storage.tables.begin("t1", 5) for _ in range(5)))
        assert sum(begun) == 1
        assert not await storage.tables.take_seat("t1", "black", "late", lambda _: "Late")
        (white, black) = await storage.tables.seats_of("t1")
        assert white.person == "anna"
        assert black.person == f"p{taken.index(True)}"

    with_storage(anywhere, work)


def test_an_entry_that_cannot_be_written_is_not_acknowledged(anywhere: str) -> None:
    async def work(storage: Storage) -> None:
        answers = await asyncio.gather(
            storage.entries.append("no such table", 1, b"x"), return_exceptions=True
        )
        assert isinstance(answers[0], sa.exc.IntegrityError)
        await storage.tables.add(table_row("t1"), seat_rows("t1"))
        assert await storage.entries.append("t1", 1, b"x")  # and the server goes on

    with_storage(anywhere, work)
