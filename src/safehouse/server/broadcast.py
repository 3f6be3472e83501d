"""Tells the connections of this process, and the other processes, when something happens."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from safehouse.server.messages.live import Signal
from safehouse.server.news import Messenger, Notice
from safehouse.server.presence import REPEAT, Presence
from safehouse.server.tasks import Tasks
from safehouse.table.permissions import Absences
from safehouse.table.table import Table

LOBBY_PAUSE = 0.3
"""Seconds between two messages about the lobby."""


class Watcher(Protocol):
    """Somebody who is told when something happens at a table or in the lobby."""

    def table_changed(self, table: str) -> None:
        """There is something new at a table."""

    def signalled(self, table: str, seat: str, signal: Signal) -> None:
        """Somebody gave a signal."""

    def presence_changed(self, table: str) -> None:
        """Somebody has come to a table, or left it."""

    def lobby_changed(self) -> None:
        """There is something new in the lobby."""


class Broadcast:
    """The watchers of this process, and the link to the other processes."""

    def __init__(
        self, messenger: Messenger, now: Callable[[], int], patience: float, tasks: Tasks
    ) -> None:
        self._messenger = messenger
        self._patience = round(patience * 1000)
        self._tasks = tasks
        self._watchers: dict[str, set[Watcher]] = {}
        self._lobby_watchers: set[Watcher] = set()
        self._lobby_timer: asyncio.TimerHandle | None = None
        self.lobby_version = 0
        """Grows whenever something in the lobby may have changed."""

        self._next_change = asyncio.Event()
        self.presence = Presence(now, self._publish_presence, self._presence_changed)
        self.on_table_notice: Callable[[Notice], None] = lambda notice: None
        """Called when another process has written to a table."""

        self.on_revoked: Callable[[str, str], None] = lambda person, key_hash: None
        """Called when another process has revoked somebody's keys, or the one with this hash."""

    async def open(self) -> None:
        """Listen to the other processes, and keep telling them who is present here."""
        await self._messenger.open(self._receive)
        if self.has_others:
            self._tasks.spawn(self._repeat_presence())

    async def close(self) -> None:
        """Stop listening."""
        await self._messenger.close()

    @property
    def has_others(self) -> bool:
        """Whether there may be other processes."""
        return self._messenger.has_others

    @property
    def is_ready(self) -> bool:
        """Whether notices of other processes arrive."""
        return self._messenger.is_ready

    # --- Watching ---------------------------------------------------------------------------------

    def watch(self, table: str, watcher: Watcher) -> None:
        """Tell somebody what happens at a table."""
        self._watchers.setdefault(table, set()).add(watcher)

    def unwatch(self, table: str, watcher: Watcher) -> None:
        """Stop telling somebody about a table."""
        watchers = self._watchers.get(table)
        if watchers is not None:
            watchers.discard(watcher)
            if not watchers:
                del self._watchers[table]

    def watch_lobby(self, watcher: Watcher) -> None:
        """Tell somebody about the lobby."""
        self._lobby_watchers.add(watcher)

    def unwatch_lobby(self, watcher: Watcher) -> None:
        """Stop telling somebody about the lobby."""
        self._lobby_watchers.discard(watcher)

    def is_watched(self, table: str) -> bool:
        """Whether anybody here watches a table."""
        return table in self._watchers

    @property
    def next_change(self) -> asyncio.Event:
        """Is set when something happens at any table; take it before you look at the tables."""
        return self._next_change

    # --- Telling ----------------------------------------------------------------------------------

    def table_changed(self, table: str, notice: Notice | None = None) -> None:
        """Tell everybody that there is something new at a table, with what is known of it."""
        self.tell_watchers(table)
        self._messenger.publish(notice or Notice(table=table))

    def tell_watchers(self, table: str) -> None:
        """Tell those in this process that there is something new at a table."""
        for watcher in self._watchers.get(table, ()):
            watcher.table_changed(table)
        self._next_change.set()
        self._next_change = asyncio.Event()

    def lobby_changed(self) -> None:
        """Tell those who watch the lobby, soon."""
        self._tell_lobby_soon()
        self._messenger.publish(Notice(lobby=True))

    def signal(self, table: str, seat: str, signal: Signal) -> None:
        """Give a signal to everybody at a table."""
        self._tell_signal(table, seat, signal)
        self._messenger.publish(Notice(table=table, seat=seat, signal=signal))

    def publish_revoked(self, person: str, key_hash: str) -> None:
        """Tell the other processes that somebody's keys are revoked, or only the one."""
        self._messenger.publish(Notice(revoked=person, key_hash=key_hash))

    def absences(self, id: str, table: Table) -> Absences:
        """Whose people are not at a running table."""
        return Absences(self.presence.away(id, table.people, table.setup.begun), self._patience)

    def _tell_signal(self, table: str, seat: str, signal: Signal) -> None:
        for watcher in self._watchers.get(table, ()):
            watcher.signalled(table, seat, signal)

    def _tell_lobby_soon(self) -> None:
        self.lobby_version += 1
        if self._lobby_timer is None:
            loop = asyncio.get_running_loop()
            self._lobby_timer = loop.call_later(LOBBY_PAUSE, self._tell_lobby)

    def _tell_lobby(self) -> None:
        self._lobby_timer = None
        for watcher in self._lobby_watchers:
            watcher.lobby_changed()

    def _publish_presence(self, table: str, seat: str, is_present: bool) -> None:
        self._messenger.publish(Notice(table=table, seat=seat, is_present=is_present))

    def _presence_changed(self, table: str) -> None:
        for watcher in self._watchers.get(table, ()):
            watcher.presence_changed(table)

    async def _repeat_presence(self) -> None:
        while True:
            await asyncio.sleep(REPEAT)
            self.presence.repeat()

    def _receive(self, notice: Notice) -> None:
        """Something has happened in another process."""
        if notice.lobby:
            self._tell_lobby_soon()
        if notice.revoked:
            self.on_revoked(notice.revoked, notice.key_hash)
        if notice.is_present is not None:
            self.presence.hear(notice.table, notice.seat, notice.sender, notice.is_present)
        elif notice.signal is not None:
            self._tell_signal(notice.table, notice.seat, notice.signal)
        elif notice.table:
            self.on_table_notice(notice)
            self.tell_watchers(notice.table)
