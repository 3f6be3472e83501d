"""Tables before and after their games: setting up, joining, leaving, matching, rematches."""

from collections.abc import Sequence
from contextlib import suppress
from functools import partial

import msgspec

from safehouse.games import game_named
from safehouse.games.errors import Refused
from safehouse.server.broadcast import Broadcast
from safehouse.server.listing import Listing
from safehouse.server.live_tables import LiveTables
from safehouse.server.messages.tables import OpenTable
from safehouse.server.people import distinct_name
from safehouse.server.sources import Sources
from safehouse.server.standing import wake_of
from safehouse.server.storage import Storage
from safehouse.server.storage.rows import Person, SeatRow, TableRow
from safehouse.server.tasks import Tasks, uninterrupted
from safehouse.table.clock import Setting, read_setting
from safehouse.table.entries import Resigned
from safehouse.table.table import Table


class Seating:
    """Who sits where."""

    def __init__(
        self,
        storage: Storage,
        listing: Listing,
        tables: LiveTables,
        broadcast: Broadcast,
        sources: Sources,
        tasks: Tasks,
    ) -> None:
        self._storage = storage
        self._listing = listing
        self._tables = tables
        self._broadcast = broadcast
        self._sources = sources
        self.tasks = tasks

    @uninterrupted
    async def open_table(self, person: Person, asked: OpenTable) -> str:
        """Set up a table and sit down at it; it begins at once if nobody is missing."""
        game = game_named(asked.game)
        wanted = asked.options if asked.seat is None else game.choose_seats(asked.options)
        options = game.read_options(wanted)
        read_setting(msgspec.to_builtins(asked.clock))
        seats = game.seats_in(options)
        others = len(asked.players) + len(asked.guests)
        if others >= len(seats):
            raise Refused("too_many", f"This game has {len(seats)} seats.")
        if asked.rated and (others or game.cooperative or person.is_bot):
            raise Refused("not_rated", "Only games between people against each other are rated.")
        mine = asked.seat
        if mine is None:
            game.refuse_lots(options)
            mine = seats[self._sources.random_index(len(seats))]
        if mine not in seats:
            raise Refused("unknown_seat", f"This game has the seats {', '.join(seats)}.")
        table = self._new_table(
            person,
            game=asked.game,
            rules=game.rules,
            options=game.write_options(options),
            clock=msgspec.to_builtins(asked.clock),
            rated=asked.rated,
            private=asked.private,
        )
        await self._storage.tables.add(table, _seat_rows(table.id, seats, mine, person, asked))
        await self._begin(table.id)
        self._broadcast.lobby_changed()
        return table.id

    def _new_table(
        self,
        host: Person,
        *,
        game: str,
        rules: str,
        options: dict[str, object],
        clock: object,
        rated: bool,
        private: bool,
    ) -> TableRow:
        return TableRow(
            id=self._sources.new_id(),
            game=game,
            rules=rules,
            options=options,
            clock=clock,
            rated=rated,
            private=private,
            secret=self._sources.new_secret().hex(),
            host=host.id,
            opened=self._sources.now(),
        )

    @uninterrupted
    async def join(self, table: str, person: Person, seat: str | None = None) -> str:
        """Sit down at an open table; returns the seat."""
        info = await self._listing.info(table)
        if info.status != "open":
            raise Refused("not_open", "This game has begun without you.")
        if info.rated and person.is_bot:
            raise Refused("not_rated", "A rated game is for people.")
        if any(taken.person == person.id for taken in info.seats):
            raise Refused("sits_already", "You sit at this table already.")
        free = [seat.seat for seat in info.seats if seat.name is None]
        if seat is not None and seat not in free:
            raise Refused("seat_taken", "This seat is not free.")
        for place in [seat] if seat is not None else free:
            if await self._storage.tables.take_seat(
                table, place, person.id, partial(distinct_name, person.name)
            ):
                await self._begin(table)
                self._broadcast.table_changed(table)
                self._broadcast.lobby_changed()
                return place
        raise Refused("seat_taken", "Somebody was faster: this seat is not free any more.")

    @uninterrupted
    async def leave(self, table: str, person: Person) -> None:
        """Stand up before the game begins; if the host does, the table is taken down."""
        info = await self._listing.info(table)
        if info.status != "open":
            raise Refused("not_open", "This game has begun; resign if you want to leave it.")
        if info.host == person.id:
            await self._storage.tables.close(table)
        else:
            await self._storage.tables.leave_seats(table, person.id)
        self._broadcast.table_changed(table)
        self._broadcast.lobby_changed()

    @uninterrupted
    async def leave_all(self, person: Person) -> None:
        """Leave all tables, for somebody who deletes their account."""
        find = self._storage.tables.with_status
        for row in await find("open", person=person.id, limit=10_000):
            await self.leave(row.id, person)
        for row in await find("running", person=person.id, limit=10_000):
            for seat in (await self._tables.get(row.id)).table.seats_of(person.id):
                with suppress(Refused):
                    await self._resign(row.id, seat)

    async def _resign(self, table: str, seat: str) -> None:
        await self._tables.enter(table, lambda _, now: Resigned(now, seat))

    async def _begin(self, table: str) -> None:
        """Begin a game if nobody is missing."""
        now = self._sources.now()
        # Until it is known when to look after the table, somebody does soon if this process dies.
        if await self._storage.tables.begin(table, now, wake=now):
            self._broadcast.table_changed(table)
            live = await self._tables.get(table)
            await self._storage.tables.set_wake(table, wake_of(live.table), instead_of=now)
            self._tables.after_entry(live)

    # --- Quick matches ----------------------------------------------------------------------------

    @uninterrupted
    async def quick_match(self, person: Person, game: str, rated: bool, clock: Setting) -> str:
        """Sit down with whoever waits for the same, or wait for somebody."""
        waiting = await self._waiting(game, rated, clock)
        for row in waiting:
            if row.host == person.id:
                return row.id
        if joined := await self._join_one(waiting, person):
            return joined
        mine = await self.open_table(person, OpenTable(game, clock=clock, rated=rated))
        # Somebody may have done the same at the same time: the later one joins the earlier.
        waiting = await self._waiting(game, rated, clock)
        own = next((row for row in waiting if row.id == mine), None)
        if own is None:
            return mine
        earlier = [row for row in waiting if row.age < own.age]
        if earlier and await self._storage.tables.close_if_alone(mine, person.id):
            self._broadcast.lobby_changed()
            return await self._join_one(earlier, person) or await self.quick_match(
                person, game, rated, clock
            )
        return mine

    async def _waiting(self, game: str, rated: bool, clock: Setting) -> list[TableRow]:
        """Tables of quick matches at which somebody waits, the oldest first."""
        wanted = msgspec.to_builtins(clock)
        rows = await self._storage.tables.with_status("open", game=game, private=False, limit=1000)
        fitting = [
            row for row in rows if row.rated == rated and row.clock == wanted and not row.options
        ]
        return sorted(fitting, key=lambda row: row.age)

    async def _join_one(self, rows: Sequence[TableRow], person: Person) -> str | None:
        for row in rows:
            with suppress(Refused):
                await self.join(row.id, person)
                return row.id
        return None

    # --- Rematches --------------------------------------------------------------------------------

    @uninterrupted
    async def rematch(self, table: str, person: Person, seat: str | None = None) -> str:
        """The table on which the same people play again, with the seats passed on.

        The loser of a game for two may choose a seat, asking for the rematch or accepting it.
        """
        live = await self._tables.get(table)
        _check_rematch(live.table, person.id, seat)
        row = await self._listing.row(table)
        old = row.rematch
        if old is None or (await self._listing.info(old)).status == "closed":
            new = await self._set_up_rematch(row, live.table, person, seat)
            if await self._storage.tables.set_rematch(table, new, instead_of=old):
                await self._begin(new)
                self._broadcast.table_changed(table)
                return new
            await self._storage.tables.close(new)
            old = (await self._listing.row(table)).rematch
        info = await self._listing.info(str(old))
        if info.status == "open" and person.id not in [one.person for one in info.seats]:
            kept = [one.seat for one in info.seats if one.reserved == person.id]
            if seat is not None and seat not in kept:
                await self._storage.tables.swap_seats(info.id)
            await self.join(info.id, person)
            self._broadcast.table_changed(table)
        return info.id

    @uninterrupted
    async def decline_rematch(self, table: str, person: Person) -> None:
        """Decline the rematch that somebody has asked for, or call off one's own."""
        if not (await self._tables.get(table)).table.seats_of(person.id):
            raise Refused("not_yours", "Only those who played can decline a rematch.")
        new = (await self._listing.row(table)).rematch
        if new is None or not await self._storage.tables.close(new):
            raise Refused("nothing_asked", "There is no rematch to decline.")
        self._broadcast.table_changed(new)
        self._broadcast.table_changed(table)

    async def _set_up_rematch(
        self, row: TableRow, table: Table, person: Person, seat: str | None
    ) -> str:
        """The same table once more; every seat is passed on, and kept for the same people.

        If the loser of a game for two keeps the seat, the winner does so too.
        """
        occupants = list(table.setup.seats.values())
        if seat is None or seat != table.loser:
            occupants = [*occupants[1:], occupants[0]]
        new = self._new_table(
            person,
            game=row.game,
            rules=row.rules,
            options=row.options,
            clock=row.clock,
            rated=row.rated,
            private=True,
        )
        seats = []
        for place, (name, occupant) in enumerate(zip(table.state.seats, occupants, strict=True)):
            is_mine = occupant.person == person.id
            seats.append(
                SeatRow(
                    new.id,
                    name,
                    place,
                    name=occupant.name if occupant.player or is_mine else None,
                    person=person.id if is_mine else None,
                    player=occupant.player,
                    reserved=occupant.person,
                )
            )
        await self._storage.tables.add(new, seats)
        return new.id


def _seat_rows(
    table: str, seats: Sequence[str], mine: str, person: Person, asked: OpenTable
) -> list[SeatRow]:
    """The seats of a new table: the host's, then those of guests and computer players."""
    guests = list[str]()
    for guest in asked.guests:
        guests.append(distinct_name(guest, [person.name, *guests]))
    players = list(asked.players)
    rows = []
    for place, seat in enumerate(seats):
        row = SeatRow(table, seat, place)
        if seat == mine:
            row = SeatRow(table, seat, place, person.name, person.id)
        elif guests:
            row = SeatRow(table, seat, place, guests.pop(0), person.id)
        elif players:
            player = players.pop(0)
            row = SeatRow(table, seat, place, player, player=player)
        rows.append(row)
    return rows


def _check_rematch(table: Table, person: str, seat: str | None) -> None:
    if table.outcome is None:
        raise Refused("still_running", "A rematch is played when the game is over.")
    mine = table.seats_of(person)
    if not mine:
        raise Refused("not_yours", "Only those who played can ask for a rematch.")
    if seat is not None:
        if table.loser not in mine:
            raise Refused("not_yours", "Only the loser of the last game may choose the seats.")
        if seat not in table.state.seats:
            raise Refused("unknown_seat", "There is no such seat at this table.")
