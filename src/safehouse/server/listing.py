"""What everybody may know about tables: one by one, in lists, and in the lobby."""

from collections.abc import Sequence
from contextlib import suppress

import msgspec
import structlog

from safehouse.engine import dealing
from safehouse.games.errors import Refused
from safehouse.server.broadcast import Broadcast
from safehouse.server.messages.tables import Lobby, RematchOffer, SeatInfo, TableInfo
from safehouse.server.quarantine import Quarantine
from safehouse.server.storage import Storage
from safehouse.server.storage.rows import SeatRow, TableRow

LOBBY_SIZE = 50
"""How many open tables, and how many running games, the lobby shows."""

log = structlog.get_logger("tables")


class Listing:
    """The public view of tables."""

    def __init__(self, storage: Storage, broadcast: Broadcast) -> None:
        self._storage = storage
        self._broadcast = broadcast
        self._lobby: tuple[int, Lobby] | None = None
        self.damaged = Quarantine()

    async def row(self, table: str) -> TableRow:
        """A table as it is stored."""
        row = await self._storage.tables.get(table)
        if row is None:
            raise Refused("no_such_table", "There is no such table.")
        return row

    async def info(self, table: str) -> TableInfo:
        """A table, with the rematch that was asked for after it."""
        row = await self.row(table)
        info = self._info(row, await self._storage.tables.seats_of(table))
        rematch = await self.infos([await self.row(row.rematch)]) if row.rematch else []
        if not rematch:
            return info
        (new,) = rematch
        playing = {seat.person for seat in new.seats if seat.person}
        accepted = [seat.seat for seat in info.seats if seat.person in playing]
        offer = RematchOffer(new.id, new.status, accepted)
        return msgspec.structs.replace(info, rematch_offer=offer)

    async def infos(self, rows: Sequence[TableRow]) -> list[TableInfo]:
        """Some tables; those that cannot be read are left out."""
        seats = await self._storage.tables.seats_by_table([row.id for row in rows])
        found = []
        for row in rows:
            with suppress(Refused):
                found.append(self._info(row, seats[row.id]))
        return found

    async def lobby(self) -> Lobby:
        """Tables to join, and games to watch."""
        version = self._broadcast.lobby_version
        if self._lobby is not None and self._lobby[0] == version:
            return self._lobby[1]
        tables = self._storage.tables
        waiting = await tables.with_status("open", private=False, limit=LOBBY_SIZE)
        running = await tables.with_status("running", private=False, limit=LOBBY_SIZE)
        lobby = Lobby(await self.infos(waiting), await self.infos(running))
        self._lobby = version, lobby  # a change while it was read makes it out of date
        return lobby

    def note_damaged(self, table: str, error: Exception) -> Refused:
        """Put a table that cannot be read into quarantine; returns what its visitors are told."""
        if isinstance(error, Refused) and error.code == "other_rules":
            refused = error
        else:
            sentence = "The entries of this game are damaged, so it cannot be shown or played on."
            refused = Refused("damaged", sentence)
        if table not in self.damaged:
            why = getattr(error, "code", type(error).__name__)
            log.error("a table cannot be read", table=table, error=why)
        self.damaged.put(table, refused)
        return refused

    def _info(self, row: TableRow, seats: Sequence[SeatRow]) -> TableInfo:
        try:
            return TableInfo(
                id=row.id,
                game=row.game,
                options=row.options,
                clock=row.clock_setting(),
                seats=[
                    SeatInfo(
                        seat.seat,
                        seat.name,
                        seat.player,
                        seat.person,
                        seat.reserved if seat.name is None else None,
                    )
                    for seat in seats
                ],
                status=row.status,
                rated=row.rated,
                private=row.private,
                host=row.host,
                opened=row.opened,
                commitment=dealing.commitment(dealing.read_secret(row.secret)),
                begun=row.begun,
                ended=row.ended,
                outcome=row.result(),
                rematch=row.rematch,
            )
        except Exception as error:
            raise self.note_damaged(row.id, error) from None
