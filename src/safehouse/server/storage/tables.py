"""Tables and their seats, as they are stored."""

from collections.abc import Callable, Sequence

import msgspec
import sqlalchemy as sa

from safehouse.games.game import Result
from safehouse.server.storage.database import Database
from safehouse.server.storage.rows import OverdueRow, SeatRow, Status, TableRow
from safehouse.server.storage.schema import seats, tables


class Standing(msgspec.Struct, frozen=True):
    """What follows from the entries of a table and is stored beside them."""

    status: Status
    ended: int | None
    outcome: Result | None
    wake: int | None


def moment(at: int, table: str) -> sa.Tuple:
    """A time and a table, to compare with columns that are ordered by both."""
    return sa.tuple_(sa.literal(at, sa.BigInteger), sa.literal(table, sa.String))


def _is_open(table: str) -> sa.Exists:
    return sa.exists().where(tables.c.id == table, tables.c.status == "open")


def _lock(table: str) -> sa.Select[tuple[str]]:
    """Changes to the seats of a table wait for each other; in SQLite they do so anyway."""
    return sa.select(tables.c.id).where(tables.c.id == table).with_for_update()


def _update_open(table: str) -> sa.Update:
    return tables.update().where(tables.c.id == table, tables.c.status == "open")


class TableStore:
    """Reads and writes tables and seats; what must not happen twice is decided here."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, table: TableRow, its_seats: Sequence[SeatRow]) -> None:
        """Store a new table."""
        # Of a JSON column that is given as None SQLAlchemy would make the JSON `null`.
        columns = {
            name: value
            for name, value in msgspec.structs.asdict(table).items()
            if value is not None
        }
        async with self._database.writing() as connection:
            await connection.execute(tables.insert(), [columns])
            await connection.execute(seats.insert(), [msgspec.structs.asdict(s) for s in its_seats])

    async def get(self, table: str) -> TableRow | None:
        """A table by its id."""
        return await self._database.first(
            TableRow, sa.select(tables).where(tables.c.id == table).limit(1)
        )

    async def seats_of(self, table: str) -> list[SeatRow]:
        """The seats of one table, in their order."""
        return (await self.seats_by_table([table]))[table]

    async def seats_by_table(self, chosen: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The seats of some tables, in their order."""
        query = sa.select(seats).where(seats.c.table_id.in_(chosen)).order_by(seats.c.place)
        found: dict[str, list[SeatRow]] = {table: [] for table in chosen}
        for row in await self._database.rows(SeatRow, query):
            found[row.table_id].append(row)
        return found

    async def with_status(
        self,
        status: Status,
        *,
        game: str | None = None,
        person: str | None = None,
        private: bool | None = None,
        limit: int = 100,
        before: int | None = None,
    ) -> list[TableRow]:
        """Tables of a status, the newest first."""
        query = sa.select(tables).where(tables.c.status == status)
        if game is not None:
            query = query.where(tables.c.game == game)
        if private is not None:
            query = query.where(tables.c.private == private)
        if before is not None:
            query = query.where(tables.c.opened < before)
        if person is not None:
            mine = sa.select(seats.c.table_id).where(seats.c.person == person)
            query = query.where(tables.c.id.in_(mine))
        query = query.order_by(tables.c.opened.desc()).limit(limit)
        return await self._database.rows(TableRow, query)

    async def all(self) -> list[TableRow]:
        """All tables, in the order in which they ended or were set up."""
        query = sa.select(tables).order_by(sa.func.coalesce(tables.c.ended, tables.c.opened))
        return await self._database.rows(TableRow, query)

    async def overdue(self, before: int, last: OverdueRow | None = None) -> list[OverdueRow]:
        """Some tables that somebody should have looked after, the most overdue first.

        The next ones follow after the last that is known.
        """
        query = sa.select(tables.c.id, tables.c.wake).where(tables.c.wake < before)
        if last is not None:
            known = moment(last.wake, last.id)
            query = query.where(sa.tuple_(tables.c.wake, tables.c.id) > known)
        query = query.order_by(tables.c.wake, tables.c.id).limit(100)
        return await self._database.rows(OverdueRow, query)

    # --- Seats ------------------------------------------------------------------------------------

    async def take_seat(
        self, table: str, seat: str, person: str, name_among: Callable[[Sequence[str]], str]
    ) -> bool:
        """Sit down on one seat, under a name that depends on the names of the others.

        False if somebody else was first, the seat is kept for somebody else, the person sits at the
        table already, or the table is not open any more.
        """
        here = seats.alias()
        sits = sa.exists().where(here.c.table_id == table, here.c.person == person)
        free = sa.and_(
            seats.c.person.is_(None),
            seats.c.player.is_(None),
            sa.or_(seats.c.reserved.is_(None), seats.c.reserved == person),
        )
        async with self._database.writing() as connection:
            await connection.execute(_lock(table))
            query = sa.select(seats.c.name).where(
                seats.c.table_id == table, seats.c.name.is_not(None)
            )
            name = name_among((await connection.execute(query)).scalars().all())
            taken = await connection.execute(
                seats.update()
                .where(seats.c.table_id == table, seats.c.seat == seat, free, ~sits)
                .where(_is_open(table))
                .values(person=person, name=name)
            )
            return taken.rowcount == 1

    async def leave_seats(self, table: str, person: str) -> None:
        """Stand up from a table whose game has not begun."""
        async with self._database.writing() as connection:
            await connection.execute(_lock(table))
            await connection.execute(
                seats.update()
                .where(seats.c.table_id == table, seats.c.person == person, _is_open(table))
                .values(person=None, name=None)
            )

    async def swap_seats(self, table: str) -> None:
        """Swap the two seats of a table whose game has not begun, taken or reserved."""
        async with self._database.writing() as connection:
            await connection.execute(_lock(table))
            query = sa.select(seats).where(seats.c.table_id == table, _is_open(table))
            found = (await connection.execute(query.order_by(seats.c.place))).mappings()
            rows = [SeatRow(**row) for row in found]
            for row, other in zip(rows, reversed(rows), strict=True):
                await connection.execute(
                    seats.update()
                    .where(seats.c.table_id == table, seats.c.seat == row.seat)
                    .values(
                        name=other.name,
                        person=other.person,
                        player=other.player,
                        reserved=other.reserved,
                    )
                )

    # --- What becomes of a table ------------------------------------------------------------------

    async def begin(self, table: str, now: int, wake: int | None = None) -> bool:
        """Begin an open table whose seats are all taken; True for the one call that does."""
        free = sa.exists().where(
            seats.c.table_id == table, seats.c.person.is_(None), seats.c.player.is_(None)
        )
        async with self._database.writing() as connection:
            await connection.execute(_lock(table))
            begun = await connection.execute(
                _update_open(table).where(~free).values(status="running", begun=now, wake=wake)
            )
            return begun.rowcount == 1

    async def close(self, table: str) -> bool:
        """Take down a table whose game has not begun."""
        return await self._database.execute(_update_open(table).values(status="closed")) == 1

    async def close_if_alone(self, table: str, host: str) -> bool:
        """Take down a table whose game has not begun and at which nobody has joined its host."""
        others = sa.exists().where(seats.c.table_id == table, seats.c.person != host)
        async with self._database.writing() as connection:
            await connection.execute(_lock(table))
            closed = await connection.execute(
                _update_open(table).where(~others).values(status="closed")
            )
            return closed.rowcount == 1

    async def set_rematch(self, table: str, rematch: str, instead_of: str | None) -> bool:
        """Link the table of a rematch; False if another one is linked by now."""
        is_as_before = tables.c.rematch.is_not_distinct_from(instead_of)
        update = tables.update().where(tables.c.id == table, is_as_before)
        return await self._database.execute(update.values(rematch=rematch)) == 1

    async def set_wake(self, table: str, wake: int | None, instead_of: int) -> None:
        """Note when to look after a table, unless something else has been noted meanwhile."""
        update = tables.update().where(tables.c.id == table, tables.c.wake == instead_of)
        await self._database.execute(update.values(wake=wake))

    async def set_standing(self, table: str, standing: Standing) -> None:
        """Correct what follows from the entries of a table."""
        outcome = standing.outcome
        await self._database.execute(
            tables.update()
            .where(tables.c.id == table)
            .values(
                status=standing.status,
                ended=standing.ended,
                outcome=sa.null() if outcome is None else msgspec.to_builtins(outcome),
                wake=standing.wake,
            )
        )
