"""The tables held in memory, and the one way in which an entry is written to them.

Everything that happens at a table is an entry. It is checked against the table, written to disk,
and only then acknowledged and told. Any process may do so for any table: the database decides who
was first, and whoever came second reads on and checks again.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from safehouse.games.errors import Refused
from safehouse.server.broadcast import Broadcast
from safehouse.server.listing import Listing
from safehouse.server.news import Notice
from safehouse.server.standing import wake_of
from safehouse.server.storage import Storage
from safehouse.server.storage.entries import Change, Ending, NewWake
from safehouse.server.tasks import Tasks, uninterrupted
from safehouse.table.entries import AnyEntry, Decided, read_entry, write_entry
from safehouse.table.ratings import ranks_of
from safehouse.table.table import RECENT, Table

MAX_IN_MEMORY = 5_000

log = structlog.get_logger("tables")

MakeEntry = Callable[[Table, int], AnyEntry]
"""Makes an entry from the table as it stands and the time; may refuse."""


class LiveTable:
    """A running or finished table in memory, with its last few moments."""

    def __init__(self, id: str, host: str, table: Table) -> None:
        self.id = id
        self.host = host
        self._tables = deque([table], RECENT)
        self.lock = asyncio.Lock()
        self.clients: dict[str, int] = {}
        """The numbers of entries, by what clients called them."""

        self.timer: asyncio.TimerHandle | None = None
        self.thinking: asyncio.Task[None] | None = None
        self._scenes: dict[tuple[str, int], msgspec.Raw] = {}

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self._tables[-1]

    @table.setter
    def table(self, table: Table) -> None:
        self._tables.append(table)
        self._scenes = {
            (seat, number): scene
            for (seat, number), scene in self._scenes.items()
            if number >= self._tables[0].number
        }

    def since(self, number: int) -> list[Table]:
        """The table after each entry that followed one, as far as that is kept."""
        return [table for table in self._tables if table.number > number]

    def stop_timer(self) -> None:
        """Do not wait any more for somebody's time to be up."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def scene(self, seat: str, table: Table) -> msgspec.Raw:
        """A table as a seat sees it, encoded once for all who look from there."""
        scene = self._scenes.get((seat, table.number))
        if scene is None:
            scene = msgspec.Raw(msgspec.json.encode(table.scene(seat)))
            self._scenes[seat, table.number] = scene
        return scene


class LiveTables:
    """The tables that this process holds."""

    def __init__(
        self,
        storage: Storage,
        listing: Listing,
        broadcast: Broadcast,
        now: Callable[[], int],
        tasks: Tasks,
    ) -> None:
        self._storage = storage
        self._listing = listing
        self._broadcast = broadcast
        self._now = now
        self.tasks = tasks
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.unsure: set[str] = set()
        """Tables whose last entry may be on disk although writing it has failed."""

        self.decisions = 0
        self.after_entry: Callable[[LiveTable], None] = lambda live: None
        """Called when a table has changed here, to see to it that it goes on."""

        self.after_game: Callable[[], Awaitable[None]] = _nothing
        """Called when a game has ended here."""

        broadcast.on_table_notice = self._receive

    def __len__(self) -> int:
        return len(self._live)

    def held(self, table: str) -> LiveTable | None:
        """A table, if it is in memory."""
        return self._live.get(table)

    def is_damaged(self, table: str) -> bool:
        """Whether a table is known to be unreadable."""
        return table in self._listing.damaged

    async def get(self, table: str) -> LiveTable:
        """A table whose game has begun."""
        live = self._live.get(table)
        if live is not None:
            return live
        if refused := self._listing.damaged.refusal(table):
            raise refused
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.ensure_future(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def get_fresh(self, table: str) -> LiveTable:
        """A table whose game has begun, with what other processes have just written."""
        live = await self.get(table)
        if self._broadcast.has_others:
            await self.read_on(live)
        return live

    async def read(self, table: str) -> LiveTable:
        """A table as it is on disk."""
        row = await self._listing.row(table)
        if row.begun is None:
            raise Refused("not_begun", "This game has not started yet.")
        seats = await self._storage.tables.seats_of(table)
        try:
            live = LiveTable(row.id, row.host, Table.begin(row.setup(seats)))
        except Exception as error:
            raise self._listing.note_damaged(table, error) from None
        await self._catch_up(live)
        return live

    async def read_on(self, live: LiveTable) -> None:
        """Read what has been written elsewhere, and tell those who watch here."""
        async with live.lock:
            before = live.table.number
            await self._catch_up(live)
        if live.table.number > before:
            self._broadcast.tell_watchers(live.id)

    def stop_timers(self) -> None:
        """Wait for nobody's time to be up any more."""
        for live in self._live.values():
            live.stop_timer()

    # --- Writing ----------------------------------------------------------------------------------

    @uninterrupted
    async def enter(self, table: str, make: MakeEntry, client: str | None = None) -> int:
        """Write an entry; returns its number when it is on disk.

        `make` is given the table as it stands when it is its turn, and may refuse. Whatever comes
        again under the same client's name is not done again.
        """
        live = await self.get(table)
        async with live.lock:
            before, notice = live.table.number, None
            try:
                number, notice = await self._write(live, make, client)
            finally:
                # A client that sends again may have been cut off before anybody was told, and even
                # a refusal may have found on disk what nobody here had heard of.
                if notice is None and live.table.number > before:
                    notice = Notice(table=table, number=live.table.number)
                if notice is not None:
                    self._broadcast.table_changed(table, notice)
                    self.after_entry(live)
        if live.table.outcome is not None:
            self._broadcast.lobby_changed()
            await self.after_game()
        return number

    async def _write(
        self, live: LiveTable, make: MakeEntry, client: str | None
    ) -> tuple[int, Notice]:
        """Write an entry after all others; returns its number, and what others are told."""
        while True:
            if client is not None and client in live.clients:
                return live.clients[client], Notice(table=live.id, number=live.table.number)
            before = live.table
            entry = make(before, max(self._now(), before.last_at))
            after, written = before.after(entry), write_entry(entry)
            if await self._append(live.id, before, after, written, client):
                break
            await self._catch_up(live)
        live.table = after
        if client is not None:
            live.clients[client] = after.number
        self.decisions += isinstance(entry, Decided)
        notice = Notice(table=live.id, number=after.number, entry=written, client=client)
        return after.number, notice

    async def _append(
        self, table: str, before: Table, after: Table, written: bytes, client: str | None
    ) -> bool:
        try:
            return await self._storage.entries.append(
                table, after.number, written, client, _change(before, after)
            )
        except (SQLAlchemyError, OSError) as error:
            log.error("an entry was not written", table=table, error=type(error).__name__)
            self.unsure.add(table)
            raise Refused(
                "not_written", "This could not be saved; send it again in a moment."
            ) from None

    # --- Reading ----------------------------------------------------------------------------------

    async def _load(self, table: str) -> LiveTable:
        live = await self.read(table)
        if len(self._live) >= MAX_IN_MEMORY:
            self._forget_some()
        self._live[table] = live
        return live

    def _forget_some(self) -> None:
        """Let go of tables that nobody watches and nothing waits for."""
        for table, live in list(self._live.items()):
            is_busy = live.lock.locked() or live.thinking or live.timer
            if not is_busy and not self._broadcast.is_watched(table):
                del self._live[table]

    async def _catch_up(self, live: LiveTable) -> None:
        """Read what is on disk, written by other processes or by this one."""
        rows = await self._storage.entries.since(live.id, live.table.number)
        try:
            for row in rows:
                if row.number > live.table.number + 1:
                    raise Refused("damaged", f"Entry {live.table.number + 1} is missing.")
                _take(live, row.number, row.body, row.client)
        except Exception as error:
            raise self._listing.note_damaged(live.id, error) from None

    def _receive(self, notice: Notice) -> None:
        """Another process has written to a table, and looks after it from now on."""
        live = self._live.get(notice.table)
        if live is not None:
            if notice.entry:
                _take(live, notice.number, notice.entry, notice.client)
            if notice.number > live.table.number:  # a notice before it was lost
                self.tasks.spawn(self.read_on(live))
            live.stop_timer()


async def _nothing() -> None:
    pass


def _take(live: LiveTable, number: int, entry: bytes, client: str | None) -> None:
    """Take in an entry that is on disk, if it is the next one."""
    if number == live.table.number + 1:
        live.table = live.table.after(read_entry(entry))
        if client:
            live.clients[client] = number


def _change(before: Table, after: Table) -> Change | None:
    """What an entry changes about the row of its table."""
    if after.outcome is not None:
        return Ending(after.last_at, after.outcome, ranks_of(after) is not None)
    wake = wake_of(after)
    return NewWake(wake) if wake != wake_of(before) else None
