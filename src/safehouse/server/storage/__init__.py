"""What the server keeps: SQLite or PostgreSQL, behind the same code."""

from safehouse.server.storage.database import Database
from safehouse.server.storage.entries import EntryStore
from safehouse.server.storage.people import PeopleStore
from safehouse.server.storage.ratings import RatingStore
from safehouse.server.storage.tables import TableStore


class Storage:
    """The database of a server, by subject."""

    def __init__(self, url: str) -> None:
        self.database = Database(url)
        self.entries = EntryStore(self.database)
        self.tables = TableStore(self.database)
        self.people = PeopleStore(self.database)
        self.ratings = RatingStore(self.database)

    async def open(self) -> None:
        """Bring the database up to date and be ready to write entries."""
        await self.database.migrate()
        self.entries.open()

    async def close(self) -> None:
        """Write what is still queued, and disconnect."""
        await self.entries.close()
        await self.database.close()

    async def is_ready(self) -> bool:
        """Whether the database answers."""
        return await self.database.is_ready()


__all__ = ["Storage"]
