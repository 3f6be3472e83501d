"""People and their keys, as they are stored."""

import msgspec
import sqlalchemy as sa

from safehouse.server.storage.database import Database
from safehouse.server.storage.ratings import take_turns_at_ratings
from safehouse.server.storage.rows import KeyRow, Person
from safehouse.server.storage.schema import keys, people, ratings, seats


class PeopleStore:
    """Reads and writes people and keys."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, person: Person) -> None:
        """Store somebody new."""
        async with self._database.writing() as connection:
            await connection.execute(people.insert(), [msgspec.structs.asdict(person)])

    async def get(self, person: str) -> Person | None:
        """Somebody by id."""
        return await self._database.first(
            Person, sa.select(people).where(people.c.id == person).limit(1)
        )

    async def named(self, name_key: str) -> Person | None:
        """Whoever has an account with this name."""
        return await self._database.first(
            Person, sa.select(people).where(people.c.name_key == name_key).limit(1)
        )

    async def with_key(self, key_hash: str) -> Person | None:
        """Whoever has the key with this hash."""
        query = sa.select(people).join(keys, keys.c.person == people.c.id)
        return await self._database.first(Person, query.where(keys.c.hash == key_hash).limit(1))

    async def rename(self, person: str, name: str, name_key: str | None) -> bool:
        """Store somebody's new name, with its key for an account; False if an account has it."""
        update = people.update().where(people.c.id == person).values(name=name)
        return await self._change(update if name_key is None else update.values(name_key=name_key))

    async def set_passphrase(self, person: str, passphrase: str, name_key: str) -> bool:
        """Store a passphrase, which makes an account; False if another account has the name."""
        update = people.update().where(people.c.id == person)
        return await self._change(update.values(passphrase=passphrase, name_key=name_key))

    async def _change(self, update: sa.Update) -> bool:
        try:
            await self._database.execute(update)
        except sa.exc.IntegrityError:
            return False
        return True

    async def forget(self, person: str, name: str) -> None:
        """Delete somebody; their games keep another name in the place of theirs."""
        gone = f"gone{person[:10]}"
        async with self._database.writing() as connection:
            await take_turns_at_ratings(connection)
            await connection.execute(
                seats.update().where(seats.c.person == person).values(name=name, person=gone)
            )
            await connection.execute(
                ratings.update().where(ratings.c.person == person).values(person=gone)
            )
            await connection.execute(keys.delete().where(keys.c.person == person))
            await connection.execute(people.delete().where(people.c.id == person))

    async def add_key(self, key: KeyRow) -> None:
        """Let a browser or a bot act for somebody."""
        async with self._database.writing() as connection:
            await connection.execute(keys.insert(), [msgspec.structs.asdict(key)])

    async def keys_of(self, person: str) -> list[KeyRow]:
        """Somebody's keys."""
        return await self._database.rows(KeyRow, sa.select(keys).where(keys.c.person == person))

    async def drop_keys(self, person: str, key_hash: str | None = None) -> None:
        """Revoke one of somebody's keys, or all."""
        query = keys.delete().where(keys.c.person == person)
        if key_hash is not None:
            query = query.where(keys.c.hash == key_hash)
        await self._database.execute(query)
