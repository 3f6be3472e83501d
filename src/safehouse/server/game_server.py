"""The server's parts, put together: one object behind all routes and connections."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from safehouse.games.errors import Refused
from safehouse.players.compiling import parts_of_server
from safehouse.server.broadcast import Broadcast
from safehouse.server.clockwork import Clockwork
from safehouse.server.connection import Connection
from safehouse.server.help import Help
from safehouse.server.limits import Addresses, Limit
from safehouse.server.listing import Listing
from safehouse.server.live_tables import LiveTables
from safehouse.server.messages.tables import TableInfo
from safehouse.server.news import Messenger
from safehouse.server.people import People, hash_of
from safehouse.server.seating import Seating
from safehouse.server.settings import Settings
from safehouse.server.sources import Sources
from safehouse.server.storage import Storage
from safehouse.server.tasks import Tasks
from safehouse.server.workers import Workers
from safehouse.table.entries import AnyEntry
from safehouse.table.permissions import check_may_look
from safehouse.table.requests import AnyRequest, entry_for
from safehouse.table.table import Table


class GameServer:
    """One process of the server."""

    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        messenger: Messenger,
        workers: Workers,
        sources: Sources,
        limit: Limit,
    ) -> None:
        self.settings = settings
        self.storage = storage
        self.workers = workers
        self.limit = limit
        self.now = now = sources.now
        self.tasks = tasks = Tasks()
        self.addresses = Addresses()
        self.people = People(storage, now, sources.new_id)
        self.broadcast = Broadcast(messenger, now, settings.away, tasks)
        self.listing = Listing(storage, self.broadcast)
        self.tables = LiveTables(storage, self.listing, self.broadcast, now, tasks)
        self.clockwork = Clockwork(storage, self.tables, workers, self.addresses, sources, tasks)
        self.seating = Seating(storage, self.listing, self.tables, self.broadcast, sources, tasks)
        self.help = Help(self.tables, workers, tasks)
        self.replaying = asyncio.Semaphore(1)
        """Records from outside are played through one after the other."""

        self.is_closing = asyncio.Event()
        self._connections: dict[Connection, str] = {}
        """The key of each open connection."""

        self._by_address: dict[str, int] = {}
        self.broadcast.on_revoked = self._revoke

    async def open(self) -> None:
        """Listen to the other processes, and look after tables that were abandoned."""
        await self.broadcast.open()
        self.clockwork.open()

    def warm_up(self) -> None:
        """Have computer players and help made ready in the background."""
        self.tasks.spawn(self.workers.prepare(parts_of_server()))

    async def close(self) -> None:
        """Stop thinking and listening; what was acknowledged is on disk."""
        self.is_closing.set()
        self.clockwork.close()
        await self.tasks.close()
        self.tables.stop_timers()
        await self.broadcast.close()

    @property
    def tables_in_quarantine(self) -> int:
        """How many tables are left alone because something is wrong with them."""
        clockwork = self.clockwork
        return len({*self.listing.damaged, *clockwork.not_attended, *clockwork.not_rated})

    # --- At tables --------------------------------------------------------------------------------

    async def act(self, request: AnyRequest, person: str) -> int:
        """Do what somebody asks for at a table; returns the number of its entry."""

        def make(table: Table, now: int) -> AnyEntry:
            absences = self.broadcast.absences(request.table, table)
            return entry_for(request, person, table, now, absences)

        # Two people may use the same id.
        return await self.tables.enter(request.table, make, f"{person}:{request.id}")

    async def look(self, table: str, seat: str, person: str) -> TableInfo:
        """A table, if somebody may look at it from a seat."""
        info = await self.listing.info(table)
        seats = {one.seat: one.person for one in info.seats}
        check_may_look(seats, info.status == "finished", seat, person)
        return info

    # --- Connections ------------------------------------------------------------------------------

    @property
    def connection_count(self) -> int:
        """How many connections are open."""
        return sum(self._by_address.values())

    @contextmanager
    def connected(self, connection: Connection, key: str, address: str) -> Iterator[None]:
        """Register a connection as long as it is open; an address may have only a limited
        number."""
        if self._by_address.get(address, 0) >= self.settings.sockets:
            raise Refused(
                "too_many", "There are too many sockets from this address.", why="connections"
            )
        self._by_address[address] = self._by_address.get(address, 0) + 1
        self._connections[connection] = key
        try:
            yield
        finally:
            del self._connections[connection]
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    def revoke(self, person: str, key: str = "") -> None:
        """End somebody's connections, or those with one key, in all processes."""
        key_hash = hash_of(key) if key else ""
        self._revoke(person, key_hash)
        self.broadcast.publish_revoked(person, key_hash)

    def _revoke(self, person: str, key_hash: str) -> None:
        self.people.forget_keys()
        for connection, key in self._connections.items():
            if connection.person.id == person and key_hash in ("", hash_of(key)):
                connection.revoke()
