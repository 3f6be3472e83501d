"""The connection to the database: migrations, transactions, and rows as structs."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

MIGRATION_LOCK = 7_337_001
"""Our own number for the lock under which processes on one PostgreSQL migrate in turn."""

T = TypeVar("T")


def engine_for(url: str) -> AsyncEngine:
    """Connect by URL; a plain path is an SQLite file that only its owner may read."""
    if "://" not in url:
        Path(url).parent.mkdir(parents=True, exist_ok=True)
        Path(url).touch(mode=0o600)
        url = f"sqlite+aiosqlite:///{url}"
    url = url.replace("postgresql://", "postgresql+asyncpg://", 1)
    # Errors end up in the log, and what was to be written has no business there.
    if url.startswith("sqlite"):
        engine = create_async_engine(url, connect_args={"timeout": 30}, hide_parameters=True)
        sa.event.listen(engine.sync_engine, "connect", _set_up_sqlite)
        return engine
    return create_async_engine(
        url, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True
    )


def _set_up_sqlite(connection: DBAPIConnection, _: object) -> None:
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


class Database:
    """One database, for reading in parallel and for writing in transactions."""

    def __init__(self, url: str) -> None:
        self.engine = engine_for(url)
        self._is_sqlite = self.engine.dialect.name == "sqlite"
        self.insert = sqlite.insert if self._is_sqlite else postgresql.insert
        self._one_writer = asyncio.Lock()

    async def migrate(self) -> None:
        """Bring the tables up to date."""
        async with self.writing() as connection:
            await connection.run_sync(_migrate)

    async def close(self) -> None:
        """Close every connection to the database."""
        await self.engine.dispose()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; SQLite has one writer at a time, so in this process they queue up."""
        if self._is_sqlite:
            async with self._one_writer, self.engine.begin() as connection:
                yield connection
        else:
            async with self.engine.begin() as connection:
                yield connection

    async def rows(self, kind: Callable[..., T], query: sa.Executable) -> list[T]:
        """What a query finds, each row as a struct with the columns as its fields."""
        async with self.engine.connect() as connection:
            return [kind(**row) for row in (await connection.execute(query)).mappings()]

    async def first(self, kind: Callable[..., T], query: sa.Executable) -> T | None:
        """The first row that a query finds."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).mappings().first()
        return None if row is None else kind(**row)

    async def execute(self, statement: sa.Update | sa.Delete) -> int:
        """Run one statement in a transaction of its own; returns how many rows it changed."""
        async with self.writing() as connection:
            return (await connection.execute(statement)).rowcount

    async def is_ready(self) -> bool:
        """Whether the database answers."""
        return await self.first(dict, sa.select(sa.literal(1).label("one"))) is not None
