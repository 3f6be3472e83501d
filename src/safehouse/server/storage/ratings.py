"""Ratings after each game, as they are stored."""

from collections.abc import Callable, Sequence

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from safehouse.server.storage.database import Database
from safehouse.server.storage.rows import RatingRow
from safehouse.server.storage.schema import ratings, seats, tables
from safehouse.server.storage.tables import moment
from safehouse.table.ratings import Rating

RATING_LOCK = 7_337_002
"""Our own number for the lock under which processes on one PostgreSQL rate games in turn."""

Rate = Callable[[Sequence[Rating | None]], Sequence[Rating] | None]
"""The ratings of all players after a game, from those before it; None if it does not count."""


async def take_turns_at_ratings(connection: AsyncConnection) -> None:
    """Let changes to ratings wait for each other; in SQLite they do so anyway."""
    if connection.dialect.name == "postgresql":
        await connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({RATING_LOCK})"))


class RatingStore:
    """Reads and writes ratings, in the order in which games ended."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def latest(self, person: str) -> dict[str, Rating]:
        """Somebody's present ratings, by kind of game."""
        query = sa.select(ratings).where(ratings.c.person == person)
        query = query.order_by(ratings.c.at, ratings.c.table_id)
        rows = {row.kind: row for row in await self._database.rows(RatingRow, query)}
        return {kind: row.read() for kind, row in rows.items()}

    async def tables_to_rate(self, limit: int) -> list[str]:
        """Tables whose games are over and not rated yet, in the order of their ends."""
        query = sa.select(tables.c.id).where(tables.c.to_rate.is_not(None))
        query = query.order_by(tables.c.to_rate, tables.c.id).limit(limit)
        return await self._database.rows(lambda id: str(id), query)

    async def rate(self, table: str, kind: str, at: int, rate: Rate) -> None:
        """Write the ratings after a game that ended at a time, from those before it.

        If they are new, later games of the same people are to be rated again. All this is one
        transaction, and processes do it in turn.
        """
        played = sa.tuple_(ratings.c.at, ratings.c.table_id)
        this = moment(at, table)
        async with self._database.writing() as connection:
            await take_turns_at_ratings(connection)
            query = sa.select(seats.c.person).where(seats.c.table_id == table)
            people = (await connection.execute(query.order_by(seats.c.place))).scalars().all()
            theirs = sa.and_(ratings.c.person.in_(people), ratings.c.kind == kind)
            found = await connection.execute(
                sa.select(ratings).where(theirs, played <= this).order_by(*played)
            )
            rows = [RatingRow(**row) for row in found.mappings()]
            before = {row.person: row for row in rows if row.table_id != table}
            known = {row.person: row.rating for row in rows if row.table_id == table}
            new = _rated(people, before, rate)
            if new != known:
                await connection.execute(ratings.delete().where(ratings.c.table_id == table))
                if new:
                    row = {"table_id": table, "kind": kind, "at": at}
                    after = [{**row, "person": p, "rating": new[p]} for p in people]
                    await connection.execute(ratings.insert(), after)
                later = sa.select(ratings.c.table_id).where(theirs, played > this)
                again = tables.update().where(tables.c.id.in_(later))
                await connection.execute(again.values(to_rate=tables.c.ended))
            done = tables.update().where(tables.c.id == table)
            await connection.execute(done.values(to_rate=None))

    async def drop(self) -> None:
        """Forget all ratings, to make them again."""
        await self._database.execute(ratings.delete())


def _rated(
    people: Sequence[str | None], before: dict[str, RatingRow], rate: Rate
) -> dict[str | None, object]:
    """What is to be stored for each player; nothing for games that are not rated."""
    if None in people or len(set(people)) != len(people):
        return {}  # nobody is rated for playing against a computer or themselves
    after = rate([before[p].read() if p in before else None for p in people])
    if after is None:
        return {}
    return dict(zip(people, map(msgspec.to_builtins, after), strict=True))
