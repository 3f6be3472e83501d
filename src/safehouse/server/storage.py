"""The house's memory: SQLite in a file, or PostgreSQL by URL, with the same code.

An entry is on disk when `append` returns. Entries of many tables are written together: whatever has
come in while one transaction was on its way to the disk goes into the next.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from safehouse.server.schema import entries, keys, metadata, people, ratings, sitters, tables

MOST_AT_ONCE = 500
"""Entries in one transaction."""

MIGRATION_LOCK = 7_337_001
"""A number of our own by which processes on one PostgreSQL take turns at migrating."""

RATING_LOCK = 7_337_002
"""And one by which they take turns at rating games."""

Row = Mapping[str, Any]
Rate = Callable[[Sequence[object]], Sequence[object] | None]
"""The ratings of some people after a game, from those before it; None if it does not count."""

_SET_WAKE = (
    tables.update().where(tables.c.id == sa.bindparam("its_id")).values(wake=sa.bindparam("wake"))
)


@dataclass(eq=False)
class Append:
    """An entry on its way to the disk."""

    table: str
    number: int
    body: bytes
    client: str | None
    change: Row
    written: asyncio.Future[bool]


def engine_for(url: str) -> AsyncEngine:
    """A database by its URL; a path is a file of SQLite, which nobody else may read."""
    if "://" not in url:
        Path(url).parent.mkdir(parents=True, exist_ok=True)
        Path(url).touch(mode=0o600)
        url = f"sqlite+aiosqlite:///{url}"
    url = url.replace("postgresql://", "postgresql+asyncpg://", 1)
    # An error may come into a log, and what was to be written has no business there.
    if url.startswith("sqlite"):
        engine = create_async_engine(url, connect_args={"timeout": 30}, hide_parameters=True)
        sa.event.listen(engine.sync_engine, "connect", _set_up_sqlite)
        return engine
    return create_async_engine(
        url, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True
    )


def _set_up_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: sa.Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
    else:
        # Python's driver would leave a migration half done if the process died in the middle.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    config = Config()
    config.set_main_option("script_location", str(files("safehouse.server") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _is_open(table: str) -> sa.Exists:
    return sa.exists().where(tables.c.id == table, tables.c.status == "open")


def _lock(table: str) -> sa.Select[tuple[str]]:
    """Whoever changes who sits at a table waits for its turn; in SQLite everybody does anyway."""
    return sa.select(tables.c.id).where(tables.c.id == table).with_for_update()


def _moment(at: int, table: str) -> sa.Tuple:
    """A time and a table, for things that are in the order of both."""
    return sa.tuple_(sa.literal(at, sa.BigInteger), sa.literal(table, sa.String))


class Storage:
    """The database of a house."""

    def __init__(self, url: str) -> None:
        self._engine = engine_for(url)
        self._insert = sqlite.insert if self._engine.dialect.name == "sqlite" else postgresql.insert
        self._queue: asyncio.Queue[Append] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._one_writer = asyncio.Lock()
        self.batches = 0
        self.appended = 0

    async def open(self) -> None:
        """Bring the database up to date and begin to write."""
        async with self._writing() as connection:
            await connection.run_sync(_migrate)
        self._writer = asyncio.create_task(self._write_all())

    async def close(self) -> None:
        """Write what is still to be written, and let go."""
        if self._writer:
            await self._queue.join()
            self._writer.cancel()
        await self._engine.dispose()

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; SQLite has one writer at a time, so in this process they queue up."""
        if self._engine.dialect.name == "sqlite":
            async with self._one_writer, self._engine.begin() as connection:
                yield connection
        else:
            async with self._engine.begin() as connection:
                yield connection

    async def _rows(self, query: sa.Select[Any]) -> Sequence[Row]:
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).mappings().all())

    async def _row(self, query: sa.Select[Any]) -> Row | None:
        rows = await self._rows(query.limit(1))
        return rows[0] if rows else None

    async def is_ready(self) -> bool:
        """Whether the database answers."""
        return await self._row(sa.select(sa.literal(1).label("one"))) is not None

    # --- Entries ----------------------------------------------------------------------------------

    async def append(
        self, table: str, number: int, body: bytes, client: str | None, change: Row
    ) -> bool:
        """Write the next entry of a table; False if another process was first with this number.

        `change` is what it changes about the table: when to look after it, or how it ended.
        """
        written = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Append(table, number, body, client, change, written))
        return await asyncio.shield(written)

    async def _write_all(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < MOST_AT_ONCE and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self._write_some(batch)
            finally:
                for _ in batch:
                    self._queue.task_done()

    async def _write_some(self, batch: Sequence[Append]) -> None:
        try:
            done = await self._write(batch)
        except Exception as error:
            if len(batch) == 1:
                batch[0].written.set_exception(error)
            else:  # one of them is to blame, and the others need not suffer
                for append in batch:
                    await self._write_some([append])
            return
        for append in batch:
            append.written.set_result(append in done)

    async def _write(self, batch: Sequence[Append]) -> list[Append]:
        """Write what can be written; who comes second with a number is not."""
        first: dict[tuple[str, int], Append] = {}
        for append in batch:
            first.setdefault((append.table, append.number), append)
        # In one order everywhere, so that two processes never wait for each other in a ring.
        rows = [
            {"table_id": a.table, "number": a.number, "body": a.body, "client": a.client}
            for _, a in sorted(first.items(), key=lambda item: item[0])
        ]
        insert = self._insert(entries).on_conflict_do_nothing()
        async with self._writing() as connection:
            answer = await connection.execute(
                insert.returning(entries.c.table_id, entries.c.number), rows
            )
            done = [first[table, number] for table, number in answer.all()]
            changes = [append for append in done if append.change]
            wakes = [
                {"its_id": a.table, **a.change} for a in changes if a.change.keys() == {"wake"}
            ]
            if wakes:
                await connection.execute(_SET_WAKE, wakes)
            for append in changes:
                if "status" in append.change:
                    await connection.execute(
                        tables.update().where(tables.c.id == append.table).values(append.change)
                    )
        self.batches += 1
        self.appended += len(done)
        return done

    async def entries_of(self, table: str, since: int = 0) -> Sequence[Row]:
        """The entries of a table after a number."""
        query = sa.select(entries.c.number, entries.c.body, entries.c.client)
        return await self._rows(
            query.where(entries.c.table_id == table, entries.c.number > since).order_by(
                entries.c.number
            )
        )

    # --- Tables -----------------------------------------------------------------------------------

    async def add_table(self, table: Row, seats: Sequence[Row]) -> None:
        """Put up a new table."""
        async with self._writing() as connection:
            await connection.execute(tables.insert(), [table])
            await connection.execute(sitters.insert(), list(seats))

    async def table(self, table: str) -> Row | None:
        """A table by its id."""
        return await self._row(sa.select(tables).where(tables.c.id == table))

    async def sitters_of(self, chosen: Sequence[str]) -> dict[str, list[Row]]:
        """Who sits at some tables, in the order of the seats."""
        query = sa.select(sitters).where(sitters.c.table_id.in_(chosen)).order_by(sitters.c.place)
        found: dict[str, list[Row]] = {table: [] for table in chosen}
        for row in await self._rows(query):
            found[row["table_id"]].append(row)
        return found

    async def take_seat(
        self, table: str, seat: str, person: str, call: Callable[[Sequence[str]], str]
    ) -> bool:
        """Sit down on one seat; how one is called there depends on the names of the others.

        False if somebody else was first, the seat is kept for somebody else, the person sits at the
        table already, or the table is not open any more.
        """
        here = sitters.alias()
        sits = sa.exists().where(here.c.table_id == table, here.c.person == person)
        free = sa.and_(
            sitters.c.person.is_(None),
            sitters.c.player.is_(None),
            sa.or_(sitters.c.reserved.is_(None), sitters.c.reserved == person),
        )
        async with self._writing() as connection:
            await connection.execute(_lock(table))
            query = sa.select(sitters.c.name).where(
                sitters.c.table_id == table, sitters.c.name.is_not(None)
            )
            name = call((await connection.execute(query)).scalars().all())
            taken = await connection.execute(
                sitters.update()
                .where(sitters.c.table_id == table, sitters.c.seat == seat, free, ~sits)
                .where(_is_open(table))
                .values(person=person, name=name)
            )
            return taken.rowcount == 1

    async def leave_seats(self, table: str, person: str) -> None:
        """Stand up from a table that has not begun."""
        async with self._writing() as connection:
            await connection.execute(_lock(table))
            await connection.execute(
                sitters.update()
                .where(sitters.c.table_id == table, sitters.c.person == person, _is_open(table))
                .values(person=None, name=None)
            )

    async def swap_seats(self, table: str) -> None:
        """Let the two who sit at a table that has not begun, or are kept seats, change places."""
        async with self._writing() as connection:
            await connection.execute(_lock(table))
            query = sa.select(sitters).where(sitters.c.table_id == table, _is_open(table))
            rows = (await connection.execute(query.order_by(sitters.c.place))).mappings().all()
            for row, other in zip(rows, reversed(rows), strict=True):
                who = {name: other[name] for name in ("name", "person", "player", "reserved")}
                await connection.execute(
                    sitters.update()
                    .where(sitters.c.table_id == table, sitters.c.seat == row["seat"])
                    .values(who)
                )

    async def begin(self, table: str, now: int, wake: int | None = None) -> bool:
        """Begin an open table whose seats are all taken; True for who begins it."""
        free = sa.exists().where(
            sitters.c.table_id == table, sitters.c.person.is_(None), sitters.c.player.is_(None)
        )
        async with self._writing() as connection:
            await connection.execute(_lock(table))
            begun = await connection.execute(
                tables.update()
                .where(tables.c.id == table, tables.c.status == "open", ~free)
                .values(status="running", begun=now, wake=wake)
            )
            return begun.rowcount == 1

    async def close_table(self, table: str) -> bool:
        """Take down a table that has not begun."""
        return await self._update_table(table, {"status": "closed"}, "open")

    async def close_if_alone(self, table: str, host: str) -> bool:
        """Take down a table that has not begun and at which nobody has joined its host."""
        others = sa.exists().where(sitters.c.table_id == table, sitters.c.person != host)
        async with self._writing() as connection:
            await connection.execute(_lock(table))
            done = await connection.execute(
                tables.update()
                .where(tables.c.id == table, tables.c.status == "open", ~others)
                .values(status="closed")
            )
            return done.rowcount == 1

    async def set_rematch(self, table: str, rematch: str, instead_of: str | None) -> bool:
        """Remember the table on which a game is played again; False if there is another one."""
        async with self._writing() as connection:
            done = await connection.execute(
                tables.update()
                .where(tables.c.id == table, tables.c.rematch.is_not_distinct_from(instead_of))
                .values(rematch=rematch)
            )
            return done.rowcount == 1

    async def change_table(self, table: str, ending: Row) -> None:
        """Write down what follows from the entries of a table."""
        async with self._writing() as connection:
            await connection.execute(tables.update().where(tables.c.id == table).values(ending))

    async def _update_table(self, table: str, values: Row, status: str) -> bool:
        async with self._writing() as connection:
            done = await connection.execute(
                tables.update()
                .where(tables.c.id == table, tables.c.status == status)
                .values(values)
            )
            return done.rowcount == 1

    async def tables_with(
        self,
        status: str,
        *,
        game: str | None = None,
        person: str | None = None,
        private: bool | None = None,
        limit: int = 100,
        before: int | None = None,
    ) -> Sequence[Row]:
        """Tables of a status, the newest first."""
        query = sa.select(tables).where(tables.c.status == status)
        if game is not None:
            query = query.where(tables.c.game == game)
        if private is not None:
            query = query.where(tables.c.private == private)
        if before is not None:
            query = query.where(tables.c.opened < before)
        if person is not None:
            mine = sa.select(sitters.c.table_id).where(sitters.c.person == person)
            query = query.where(tables.c.id.in_(mine))
        return await self._rows(query.order_by(tables.c.opened.desc()).limit(limit))

    async def set_wake(self, table: str, wake: int | None, instead_of: int) -> None:
        """Note when to look after a table, unless somebody has noted something else meanwhile."""
        async with self._writing() as connection:
            await connection.execute(
                tables.update()
                .where(tables.c.id == table, tables.c.wake == instead_of)
                .values(wake=wake)
            )

    async def overdue_tables(self, before: int, last: Row | None = None) -> Sequence[Row]:
        """Some running tables that somebody should have looked after, the most overdue first.

        More of them come after the last that one knows.
        """
        query = sa.select(tables.c.id, tables.c.wake).where(tables.c.wake < before)
        if last is not None:
            known = _moment(last["wake"], last["id"])
            query = query.where(sa.tuple_(tables.c.wake, tables.c.id) > known)
        return await self._rows(query.order_by(tables.c.wake, tables.c.id).limit(100))

    async def all_tables(self, status: Sequence[str]) -> Sequence[Row]:
        """All tables of some statuses, in the order in which they ended or were opened."""
        query = sa.select(tables).where(tables.c.status.in_(status))
        return await self._rows(query.order_by(sa.func.coalesce(tables.c.ended, tables.c.opened)))

    # --- People -----------------------------------------------------------------------------------

    async def add_person(self, person: Row) -> None:
        """Let somebody in."""
        async with self._writing() as connection:
            await connection.execute(people.insert(), [person])

    async def person(self, person: str) -> Row | None:
        """Somebody by id."""
        return await self._row(sa.select(people).where(people.c.id == person))

    async def person_named(self, name_key: str) -> Row | None:
        """Somebody who keeps an account under a name."""
        return await self._row(sa.select(people).where(people.c.name_key == name_key))

    async def person_with_key(self, key_hash: str) -> Row | None:
        """Whose key this is."""
        query = sa.select(people).join(keys, keys.c.person == people.c.id)
        return await self._row(query.where(keys.c.hash == key_hash))

    async def change_person(self, person: str, values: Row) -> bool:
        """Change what is known of somebody; False if the name is taken."""
        try:
            async with self._writing() as connection:
                await connection.execute(
                    people.update().where(people.c.id == person).values(values)
                )
        except sa.exc.IntegrityError:
            return False
        return True

    async def forget_person(self, person: str, name: str) -> None:
        """Delete somebody; in the records of their games another name stays."""
        async with self._writing() as connection:
            await self._take_turns_at_ratings(connection)
            await connection.execute(
                sitters.update()
                .where(sitters.c.person == person)
                .values(name=name, person=f"gone{person[:10]}")
            )
            await connection.execute(
                ratings.update()
                .where(ratings.c.person == person)
                .values(person=f"gone{person[:10]}")
            )
            await connection.execute(keys.delete().where(keys.c.person == person))
            await connection.execute(people.delete().where(people.c.id == person))

    async def add_key(self, key: Row) -> None:
        """Let a browser or a bot act for somebody."""
        async with self._writing() as connection:
            await connection.execute(keys.insert(), [key])

    async def keys_of(self, person: str) -> Sequence[Row]:
        """The keys of somebody."""
        return await self._rows(sa.select(keys).where(keys.c.person == person))

    async def drop_keys(self, person: str, key_hash: str | None = None) -> None:
        """Take back one key of somebody, or all."""
        query = keys.delete().where(keys.c.person == person)
        if key_hash is not None:
            query = query.where(keys.c.hash == key_hash)
        async with self._writing() as connection:
            await connection.execute(query)

    # --- Ratings ----------------------------------------------------------------------------------

    async def latest_ratings(self, chosen: Sequence[str], kind: str | None = None) -> Sequence[Row]:
        """The last rating of each of some people, for each kind of game."""
        query = sa.select(ratings).where(ratings.c.person.in_(chosen))
        if kind is not None:
            query = query.where(ratings.c.kind == kind)
        rows = await self._rows(query.order_by(ratings.c.at, ratings.c.table_id))
        latest = {(row["person"], row["kind"]): row for row in rows}
        return list(latest.values())

    async def tables_to_rate(self, limit: int) -> list[str]:
        """Tables whose games have ended and are to be rated, in the order of their ends."""
        query = sa.select(tables.c.id).where(tables.c.to_rate.is_not(None))
        rows = await self._rows(query.order_by(tables.c.to_rate, tables.c.id).limit(limit))
        return [row["id"] for row in rows]

    async def rate(self, table: str, kind: str, at: int, rated: Rate) -> None:
        """Write the ratings after a game that ended at a time, from those before it.

        If they are new, games of the same people that ended later are to be rated again. All this
        is one transaction, and one process after the other does it.
        """
        played = sa.tuple_(ratings.c.at, ratings.c.table_id)
        this = _moment(at, table)
        async with self._writing() as connection:
            await self._take_turns_at_ratings(connection)
            query = sa.select(sitters.c.person).where(sitters.c.table_id == table)
            people = (await connection.execute(query.order_by(sitters.c.place))).scalars().all()
            theirs = sa.and_(ratings.c.person.in_(people), ratings.c.kind == kind)
            query = sa.select(ratings).where(theirs, played <= this)
            rows = (await connection.execute(query.order_by(*played))).mappings().all()
            before = {row["person"]: row["rating"] for row in rows if row["table_id"] != table}
            known = {row["person"]: row["rating"] for row in rows if row["table_id"] == table}
            # Who plays against nobody else is not rated.
            is_fair = None not in people and len(set(people)) == len(people)
            after = rated([before.get(person) for person in people]) if is_fair else None
            new = dict(zip(people, after or [], strict=False))
            if new != known:
                await connection.execute(ratings.delete().where(ratings.c.table_id == table))
                row = {"table_id": table, "kind": kind, "at": at}
                if new:
                    insert = ratings.insert()
                    rows_after = [{**row, "person": p, "rating": new[p]} for p in people]
                    await connection.execute(insert, rows_after)
                later = sa.select(ratings.c.table_id).where(theirs, played > this)
                again = tables.update().where(tables.c.id.in_(later))
                await connection.execute(again.values(to_rate=tables.c.ended))
            done = tables.update().where(tables.c.id == table)
            await connection.execute(done.values(to_rate=None))

    async def _take_turns_at_ratings(self, connection: AsyncConnection) -> None:
        """Whoever changes ratings waits for its turn; in SQLite everybody does anyway."""
        if self._engine.dialect.name == "postgresql":
            lock = sa.text(f"SELECT pg_advisory_xact_lock({RATING_LOCK})")
            await connection.execute(lock)

    async def drop_ratings(self) -> None:
        """Forget all ratings, to make them again."""
        async with self._writing() as connection:
            await connection.execute(ratings.delete())


__all__ = ["Storage", "engine_for", "metadata"]
