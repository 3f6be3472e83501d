"""The house: tables in memory, what happens at them, and who is told.

Everything that happens at a table is an entry. It is checked against the table, written to disk,
and only then acknowledged and told. Any process may do so for any table: the database decides who
was first, and who came second looks again.
"""

import asyncio
import secrets
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import suppress
from functools import partial, wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar
from zlib import crc32

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from safehouse.engine import dealing
from safehouse.games import game_named
from safehouse.games.errors import Refused
from safehouse.games.game import SPECTATOR, Result
from safehouse.players.answers import STAND_IN
from safehouse.players.compiling import parts_of_server
from safehouse.server.messages import Lobby, RematchOffer, SeatInfo, Signal, TableInfo
from safehouse.server.messages import Presence as WhoIsAway
from safehouse.server.news import Messenger, Told
from safehouse.server.people import distinct_name
from safehouse.server.presence import REPEAT, Presence
from safehouse.server.storage import Row, Storage
from safehouse.server.turns import Asker
from safehouse.server.workers import Workers
from safehouse.table.clock import NoClock, Setting, read_setting
from safehouse.table.entries import (
    AnyEntry,
    By,
    Decided,
    Resigned,
    Resumed,
    TimedOut,
    read_entry,
    write_entry,
)
from safehouse.table.ratings import NEW, Rating, after_game
from safehouse.table.table import RECENT, Setup, Sitter, Table

PATIENCE = 30.0
"""Seconds for a computer player's answer."""

LOOK_AFTER = 2.0
"""Seconds between two looks at tables that somebody else may have dropped."""

OVERDUE = 2_000
"""Milliseconds after which a table counts as dropped."""

SOON = 600_000
"""Milliseconds; for what is later nobody waits at the table, but it is looked after in time."""

THINKING = 60_000
"""Milliseconds that a computer player may take before another process looks after its table."""

LONGEST_LOOK = 30.0
MOST_LOOKS = 500
LOOKS_AT_ONCE = 8
"""Seconds that looking after one table may take, tables that wait for it, and how many get it at
the same time."""

LONGEST_SILENCE = 60.0
"""Seconds without a look at all tables after which the house does not call itself ready."""

RETRY = 600.0
"""Seconds until a table that cannot be used is tried again."""

MOST_RATED = 20
"""Games that are rated in one go."""

MOST_IN_MEMORY = 5_000
MOST_ADDRESSES = 50_000
LOBBY_SIZE = 50
LOBBY_PAUSE = 0.3
"""Open tables that are shown, and seconds between two messages about them."""

log = structlog.get_logger("house")

P = ParamSpec("P")
T = TypeVar("T")


def to_the_end(
    method: Callable[Concatenate["House", P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate["House", P], Coroutine[Any, Any, T]]:
    """Do what was begun to its end, even if nobody waits for it any more.

    A line that is cut takes with it whoever listened there. What is on disk by then must be in
    memory too, and all who look at the table are to be told.
    """

    @wraps(method)
    async def begun(house: "House", /, *args: P.args, **more: P.kwargs) -> T:
        task = asyncio.create_task(method(house, *args, **more))
        house.note_begun(task)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_log_failure)
            raise

    return begun


def _log_failure(task: "asyncio.Task[Any]") -> None:
    """Say what went wrong with something for which nobody waits; to be refused is no failure."""
    if not task.cancelled() and not isinstance(task.exception(), Refused | None):
        log.error("a task failed", exc_info=task.exception())


class Watcher(Protocol):
    """Somebody who is told when something happens at a table or in the lobby."""

    def table_changed(self, table: str) -> None:
        """There is something new at a table."""

    def signalled(self, table: str, seat: str, signal: Signal) -> None:
        """Somebody gave a signal."""

    def presence_changed(self, table: str) -> None:
        """Somebody has come to a table, or gone."""

    def lobby_changed(self) -> None:
        """There is something new in the lobby."""


class Live:
    """A running or finished table in memory."""

    def __init__(self, info: Row, table: Table) -> None:
        self.id: str = info["id"]
        self.host: str = info["host"]
        self._tables = deque([table], RECENT)
        self.lock = asyncio.Lock()
        self.clients: dict[str, int] = {}
        """What clients called their entries."""

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
        """Wait no longer for somebody's time to be up."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def scene(self, seat: str, table: Table) -> msgspec.Raw:
        """A table as a seat sees it, ready to be sent; made once for all who look from there."""
        scene = self._scenes.get((seat, table.number))
        if scene is None:
            scene = msgspec.Raw(msgspec.json.encode(table.scene(seat)))
            self._scenes[seat, table.number] = scene
        return scene


class Quarantine:
    """Tables with which something is wrong: each is left alone for a while, and others go on."""

    def __init__(self) -> None:
        self._tables: dict[str, tuple[float, Refused]] = {}

    def __contains__(self, table: str) -> bool:
        return self.refusal(table) is not None

    def __len__(self) -> int:
        return len(self._tables)

    def __iter__(self) -> Iterator[str]:
        return iter([table for table in list(self._tables) if table in self])

    def put(self, table: str, refused: Refused) -> None:
        """Leave a table alone for a while."""
        self._tables[table] = time.monotonic() + RETRY, refused

    def refusal(self, table: str) -> Refused | None:
        """What is wrong with a table; None if it may be tried, perhaps again."""
        until, refused = self._tables.get(table, (0.0, None))
        if refused is not None and until <= time.monotonic():
            del self._tables[table]
            return None
        return refused


def now_in_ms() -> int:
    """The time of the house."""
    return time.time_ns() // 1_000_000


def new_id() -> str:
    """An id that nobody guesses."""
    return secrets.token_hex(6)


def random_place(n: int) -> int:
    """One of n places."""
    return secrets.randbelow(n)


class House:
    """All tables of one process of the house."""

    def __init__(
        self,
        storage: Storage,
        messenger: Messenger,
        workers: Workers,
        now: Callable[[], int] = now_in_ms,
        new_id: Callable[[], str] = new_id,
        new_secret: Callable[[], bytes] = dealing.new_secret,
        any_of: Callable[[int], int] = random_place,
        patience: float = 60.0,
    ) -> None:
        self.storage = storage
        self.now = now
        self.new_id = new_id
        self._messenger = messenger
        self._workers = workers
        self._new_secret = new_secret
        self._any_of = any_of
        self._patience = round(patience * 1000)
        self.presence = Presence(now, self._say_there, self._presence_is_new)
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._watchers: dict[str, set[Watcher]] = {}
        self._lobby_watchers: set[Watcher] = set()
        self._addresses: OrderedDict[str, str] = OrderedDict()
        """Where people were last seen."""

        self._lobby: Lobby | None = None
        self._lobby_changes = 0
        self._lobby_timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._begun: set[asyncio.Future[Any]] = set()
        """What is done to its end, whoever waits for it."""

        self._is_closing = False
        self._salt = secrets.token_bytes(16)
        """Computer players draw random numbers that nobody can foresee from what is public."""

        self._unsure: set[str] = set()
        """Tables whose last entry may be on disk although it could not be written."""

        self._damaged = Quarantine()
        self._not_attended = Quarantine()
        self._not_rated = Quarantine()
        self._looking: set[str] = set()
        self._looks = asyncio.Semaphore(LOOKS_AT_ONCE)
        self._looker: asyncio.Task[None] | None = None
        self._looked = time.monotonic()
        self._rating = asyncio.Lock()
        self._something_happened = asyncio.Event()
        self.decisions = 0
        self.hear_gone: Callable[[str, str], None] = lambda person, key: None
        """Is told who has gone in another process, and the hash of the key, if it is only one."""

    async def open(self) -> None:
        """Begin: listen to the other processes, and look after tables that were left behind."""
        await self._messenger.open(self._told)
        self._looked = time.monotonic()
        self._looker = self.spawn(self._look_after_tables())
        if self._messenger.has_others:
            self.spawn(self._repeat_presence())

    def warm_up(self) -> None:
        """Have computer players and help made ready, beside all else."""
        self.spawn(self._workers.prepare(parts_of_server()))

    @property
    def preparing(self) -> dict[str, list[str]]:
        """Which computer players, and whether help, are not ready yet, for each game."""
        return self._workers.preparing

    async def close(self) -> None:
        """Stop thinking and listening; what was acknowledged is on disk."""
        self._is_closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        while self._begun:
            await asyncio.gather(*self._begun, return_exceptions=True)
        for live in self._live.values():
            live.stop_timer()
        await self._messenger.close()

    def spawn(self, work: Awaitable[None]) -> asyncio.Task[None]:
        """Do something beside all else."""
        task = asyncio.ensure_future(work)
        assert isinstance(task, asyncio.Task)
        self._tasks.add(task)
        task.add_done_callback(self._task_done)
        return task

    def note_begun(self, task: "asyncio.Task[Any]") -> None:
        """Keep something that is done to its end."""
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)

    def _task_done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        _log_failure(task)

    def note_address(self, person: str, address: str) -> None:
        """Remember where somebody is: computer players think for one address after the other."""
        self._addresses[person] = address
        self._addresses.move_to_end(person)
        if len(self._addresses) > MOST_ADDRESSES:
            self._addresses.popitem(last=False)

    @property
    def hears_others(self) -> bool:
        """Whether news of other processes arrive."""
        return self._messenger.is_ready

    @property
    def looks_after_tables(self) -> bool:
        """Whether tables are looked after that somebody else may have dropped."""
        is_silent = self.seconds_since_look > LONGEST_SILENCE
        return self._looker is not None and not self._looker.done() and not is_silent

    @property
    def seconds_since_look(self) -> float:
        """How long ago all tables were looked after."""
        return time.monotonic() - self._looked

    @property
    def tables_in_quarantine(self) -> int:
        """How many tables are left alone because something is wrong with them."""
        return len({*self._damaged, *self._not_attended, *self._not_rated})

    @property
    def tables_in_memory(self) -> int:
        """How many tables this process holds."""
        return len(self._live)

    # --- Tables that are being set up -------------------------------------------------------------

    @to_the_end
    async def open_table(
        self,
        person: Row,
        game: str,
        options: dict[str, object],
        clock: Setting,
        seat: str | None = None,
        players: Sequence[str] = (),
        guests: Sequence[str] = (),
        rated: bool = False,
        private: bool = False,
    ) -> str:
        """Set up a table and sit down at it; it begins at once if nobody is missing."""
        rules = game_named(game)
        if seat is not None and "first_player" in rules.options.__struct_fields__:
            options = {"first_player": "chosen", **options}
            if options["first_player"] == "random":
                raise Refused("contradictory_options", "Colours are drawn or chosen, not both.")
        chosen = rules.read_options(options)
        read_setting(msgspec.to_builtins(clock))
        seats = rules.seats_in(chosen)
        others = len(players) + len(guests)
        if others >= len(seats):
            raise Refused("too_many", f"This game has {len(seats)} seats.")
        if rated and (others or rules.cooperative or person["is_bot"]):
            raise Refused("not_rated", "Only games between people against each other are rated.")
        mine = seat if seat is not None else seats[self._any_of(len(seats))]
        if mine not in seats:
            raise Refused("unknown_seat", f"This game has the seats {', '.join(seats)}.")
        table = self.new_id()
        rows = []
        computers, near = list(players), list[str]()
        for guest in guests:
            near.append(distinct_name(guest, [person["name"], *near]))
        for place, name in enumerate(seats):
            row: dict[str, object] = {"table_id": table, "seat": name, "place": place}
            row |= {"name": None, "person": None, "player": None}
            if name == mine:
                row |= {"name": person["name"], "person": person["id"]}
            elif near:
                row |= {"name": near.pop(0), "person": person["id"]}
            elif computers:
                player = computers.pop(0)
                row |= {"name": player, "player": player}
            rows.append(row)
        await self.storage.add_table(
            {
                "id": table,
                "game": game,
                "rules": rules.rules,
                "options": rules.write_options(chosen),
                "clock": msgspec.to_builtins(clock),
                "rated": rated,
                "private": private,
                "secret": self._new_secret().hex(),
                "host": person["id"],
                "opened": self.now(),
                "status": "open",
            },
            rows,
        )
        await self._begin(table)
        self.lobby_is_new()
        return table

    @to_the_end
    async def join(self, table: str, person: Row, seat: str | None = None) -> str:
        """Sit down at an open table."""
        info = await self.info(table)
        if info.status != "open":
            raise Refused("not_open", "This game has begun without you.")
        if info.rated and person["is_bot"]:
            raise Refused("not_rated", "A rated game is for people.")
        if any(sitting.person == person["id"] for sitting in info.seats):
            raise Refused("sits_already", "You sit at this table already.")
        free = [seat.seat for seat in info.seats if seat.name is None]
        if seat is not None and seat not in free:
            raise Refused("seat_taken", "This seat is not free.")
        for place in [seat] if seat is not None else free:
            if await self.storage.take_seat(
                table, place, person["id"], partial(distinct_name, person["name"])
            ):
                await self._begin(table)
                self._table_is_new(table)
                self.lobby_is_new()
                return place
        raise Refused("seat_taken", "Somebody was faster: this seat is not free any more.")

    @to_the_end
    async def leave(self, table: str, person: Row) -> None:
        """Stand up before the game begins; if the host does, the table is taken down."""
        info = await self.info(table)
        if info.status != "open":
            raise Refused("not_open", "This game has begun; resign if you want to leave it.")
        if info.host == person["id"]:
            await self.storage.close_table(table)
        else:
            await self.storage.leave_seats(table, person["id"])
        self._table_is_new(table)
        self.lobby_is_new()

    @to_the_end
    async def leave_all(self, person: Row) -> None:
        """Leave all tables, for somebody who goes away for good."""
        for row in await self.storage.tables_with("open", person=person["id"], limit=10_000):
            await self.leave(row["id"], person)
        for row in await self.storage.tables_with("running", person=person["id"], limit=10_000):
            for seat in (await self.live(row["id"])).table.seats_of(person["id"]):
                with suppress(Refused):
                    await self._resign(row["id"], seat)

    async def _resign(self, table: str, seat: str) -> None:
        await self.enter(table, lambda _, now: Resigned(now, seat))

    @to_the_end
    async def quick_match(self, person: Row, game: str, rated: bool, clock: Setting) -> str:
        """Sit down with whoever waits for the same, or wait."""
        waiting = await self._waiting(game, rated, clock)
        for row in waiting:
            if row["host"] == person["id"]:
                return str(row["id"])
        if joined := await self._join_one(waiting, person):
            return joined
        mine = await self.open_table(person, game, {}, clock, rated=rated)
        # Somebody may have done the same at the same time: who came later goes to who came first.
        waiting = await self._waiting(game, rated, clock)
        own = next((row for row in waiting if row["id"] == mine), None)
        if own is None:
            return mine
        earlier = [row for row in waiting if _came(row) < _came(own)]
        if earlier and await self.storage.close_if_alone(mine, person["id"]):
            self.lobby_is_new()
            return await self._join_one(earlier, person) or await self.quick_match(
                person, game, rated, clock
            )
        return mine

    async def _waiting(self, game: str, rated: bool, clock: Setting) -> list[Row]:
        """Tables of quick matches on which somebody waits, the oldest first."""
        wanted = msgspec.to_builtins(clock)
        rows = await self.storage.tables_with("open", game=game, private=False, limit=1000)
        fitting = [
            row
            for row in rows
            if row["rated"] == rated and row["clock"] == wanted and not row["options"]
        ]
        return sorted(fitting, key=_came)

    async def _join_one(self, rows: Sequence[Row], person: Row) -> str | None:
        for row in rows:
            with suppress(Refused):
                await self.join(row["id"], person)
                return str(row["id"])
        return None

    @to_the_end
    async def rematch(self, table: str, person: Row, seat: str | None = None) -> str:
        """The table on which the same people play again, with the seats passed on.

        Who has lost a game for two may choose a seat (R7), asking for the rematch or accepting it.
        """
        live = await self.live(table)
        if live.table.outcome is None:
            raise Refused("still_running", "A rematch is played when the game is over.")
        mine = live.table.seats_of(person["id"])
        if not mine:
            raise Refused("not_yours", "Only those who played can ask for a rematch.")
        if seat is not None:
            if live.table.loser not in mine:
                raise Refused("not_yours", "Who has lost the last game chooses the seats.")
            if seat not in live.table.state.seats:
                raise Refused("unknown_seat", "There is no such seat at this table.")
        row = await self._row(table)
        old = row["rematch"]
        if old is None or (await self.info(old)).status == "closed":
            new = await self._set_up_rematch(row, live.table, person, seat)
            if await self.storage.set_rematch(table, new, instead_of=old):
                await self._begin(new)
                self._table_is_new(table)
                return new
            await self.storage.close_table(new)
            old = (await self._row(table))["rematch"]
        info = await self.info(str(old))
        if info.status == "open" and person["id"] not in [one.person for one in info.seats]:
            kept = [one.seat for one in info.seats if one.reserved == person["id"]]
            if seat is not None and seat not in kept:
                await self.storage.swap_seats(str(old))
            await self.join(str(old), person)
            self._table_is_new(table)
        return str(old)

    @to_the_end
    async def decline_rematch(self, table: str, person: Row) -> None:
        """Decline the rematch that somebody has asked for, or call off one's own."""
        if not (await self.live(table)).table.seats_of(person["id"]):
            raise Refused("not_yours", "Only those who played can decline a rematch.")
        new = (await self._row(table))["rematch"]
        if new is None or not await self.storage.close_table(new):
            raise Refused("nothing_asked", "There is no rematch to decline.")
        self._table_is_new(new)
        self._table_is_new(table)

    async def _set_up_rematch(
        self, row: Row, table: Table, person: Row, seat: str | None = None
    ) -> str:
        """The same table once more; every seat is passed on, and kept for who played before.

        Who has lost a game for two and keeps the seat makes the other one keep theirs.
        """
        sitters = list(table.setup.seats.values())
        if seat is None or seat != table.loser:
            sitters = [*sitters[1:], sitters[0]]
        new = self.new_id()
        seats = [
            {
                "table_id": new,
                "seat": seat,
                "place": place,
                "name": sitter.name if sitter.player or sitter.person == person["id"] else None,
                "person": sitter.person if sitter.person == person["id"] else None,
                "player": sitter.player,
                "reserved": sitter.person,
            }
            for place, (seat, sitter) in enumerate(zip(table.state.seats, sitters, strict=True))
        ]
        kept = {name: row[name] for name in ("game", "rules", "options", "clock", "rated")}
        fresh = {"id": new, "private": True, "secret": self._new_secret().hex(), "status": "open"}
        await self.storage.add_table(
            {**kept, **fresh, "host": person["id"], "opened": self.now()}, seats
        )
        return new

    async def _begin(self, table: str) -> None:
        now = self.now()
        # Until it is known when to look after the table, somebody does soon if this process dies.
        if await self.storage.begin(table, now, wake=now):
            self._table_is_new(table)
            live = await self.live(table)
            await self.storage.set_wake(table, wake_of(live.table), instead_of=now)
            self._go_on(live)

    # --- What everybody may know about tables -----------------------------------------------------

    async def _row(self, table: str) -> Row:
        row = await self.storage.table(table)
        if row is None:
            raise Refused("no_such_table", "There is no such table.")
        return row

    async def info(self, table: str) -> TableInfo:
        """A table as everybody may know it."""
        row = await self._row(table)
        info = self._info(row, (await self.storage.sitters_of([table]))[table])
        again = row["rematch"] and await self.infos([await self._row(row["rematch"])])
        if not again:
            return info
        (new,) = again
        playing = {seat.person for seat in new.seats if seat.person}
        accepted = [seat.seat for seat in info.seats if seat.person in playing]
        offer = RematchOffer(new.id, new.status, accepted)
        return msgspec.structs.replace(info, rematch_offer=offer)

    async def infos(self, rows: Sequence[Row]) -> list[TableInfo]:
        """Some tables as everybody may know them; those that cannot be read are left out."""
        sitters = await self.storage.sitters_of([row["id"] for row in rows])
        found = []
        for row in rows:
            with suppress(Refused):
                found.append(self._info(row, sitters[row["id"]]))
        return found

    def _info(self, row: Row, sitters: Sequence[Row]) -> TableInfo:
        try:
            return TableInfo(
                id=row["id"],
                game=row["game"],
                options=row["options"],
                clock=msgspec.convert(row["clock"], Setting),
                seats=[
                    SeatInfo(
                        sitter["seat"],
                        sitter["name"],
                        sitter["player"],
                        sitter["person"],
                        sitter["reserved"] if sitter["name"] is None else None,
                    )
                    for sitter in sitters
                ],
                status=row["status"],
                rated=row["rated"],
                private=row["private"],
                host=row["host"],
                opened=row["opened"],
                commitment=dealing.commitment(dealing.read_secret(row["secret"])),
                begun=row["begun"],
                ended=row["ended"],
                outcome=msgspec.convert(row["outcome"], Result) if row["outcome"] else None,
                rematch=row["rematch"],
            )
        except Exception as error:
            raise self._is_damaged(row["id"], error) from None

    async def lobby(self) -> Lobby:
        """Tables to join, and games to watch."""
        if self._lobby is not None:
            return self._lobby
        changes = self._lobby_changes
        waiting = await self.storage.tables_with("open", private=False, limit=LOBBY_SIZE)
        running = await self.storage.tables_with("running", private=False, limit=LOBBY_SIZE)
        lobby = Lobby(await self.infos(waiting), await self.infos(running))
        if changes == self._lobby_changes:  # what changed while it was read may not be in it
            self._lobby = lobby
        return lobby

    # --- Tables in memory -------------------------------------------------------------------------

    async def live(self, table: str) -> Live:
        """A table that has begun."""
        live = self._live.get(table)
        if live is not None:
            return live
        if refused := self._damaged.refusal(table):
            raise refused
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.ensure_future(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def fresh(self, table: str) -> Live:
        """A table that has begun, with what other processes have just written."""
        live = await self.live(table)
        if self._messenger.has_others:
            await self._read_on(live)
        return live

    async def _load(self, table: str) -> Live:
        live = await self._read(table)
        if len(self._live) >= MOST_IN_MEMORY:
            self._forget_some()
        self._live[table] = live
        return live

    async def _read(self, table: str) -> Live:
        """A table as it is on disk."""
        row = await self._row(table)
        if row["begun"] is None:
            raise Refused("not_begun", "This game has not begun yet.")
        sitters = (await self.storage.sitters_of([table]))[table]
        try:
            live = Live(row, Table.begin(setup_of(row, sitters)))
        except Exception as error:
            raise self._is_damaged(table, error) from None
        await self._catch_up(live)
        return live

    def _is_damaged(self, table: str, error: Exception) -> Refused:
        """What everybody is told who wants to see a table that cannot be read."""
        if isinstance(error, Refused) and error.code == "other_rules":
            refused = error
        else:
            sentence = "The record of this game is damaged, so it cannot be shown or played on."
            refused = Refused("damaged", sentence)
        if table not in self._damaged:
            why = getattr(error, "code", type(error).__name__)
            log.error("a table cannot be read", table=table, error=why)
        self._damaged.put(table, refused)
        return refused

    def _forget_some(self) -> None:
        """Let go of tables that nobody looks at and nothing waits for."""
        for table, live in list(self._live.items()):
            if not (table in self._watchers or live.lock.locked() or live.thinking or live.timer):
                del self._live[table]

    async def _catch_up(self, live: Live) -> None:
        """Read what is on disk, by other processes or by this one."""
        rows = await self.storage.entries_of(live.id, live.table.number)
        try:
            for row in rows:
                if row["number"] > live.table.number + 1:
                    raise Refused("damaged", f"Entry {live.table.number + 1} is missing.")
                self._take(live, row["number"], row["body"], row["client"])
        except Exception as error:
            raise self._is_damaged(live.id, error) from None

    def _take(self, live: Live, number: int, entry: bytes, client: str | None) -> None:
        """Take in an entry that is on disk, if it is the next one."""
        if number == live.table.number + 1:
            live.table = live.table.after(read_entry(entry))
            if client:
                live.clients[client] = number

    @to_the_end
    async def enter(
        self, table: str, make: Callable[[Table, int], AnyEntry], client: str | None = None
    ) -> int:
        """Write an entry; returns its number when it is on disk.

        `make` is shown the table as it stands when it is its turn, and may refuse. What comes again
        under the same name of a client is not done again.
        """
        live = await self.live(table)
        async with live.lock:
            before, told = live.table.number, None
            try:
                number, told = await self._write(live, make, client)
            finally:
                # Who comes again may have been cut off before anybody was told, and who is refused
                # may have found on disk what nobody here had heard of.
                if told is None and live.table.number > before:
                    told = Told(table=table, number=live.table.number)
                if told is not None:
                    self._tell_table(table)
                    self._messenger.tell(told)
                    self._go_on(live)
        if live.table.outcome is not None:
            self.lobby_is_new()
            await self.rate_finished()
        return number

    async def _write(
        self, live: Live, make: Callable[[Table, int], AnyEntry], client: str | None
    ) -> tuple[int, Told]:
        """Write an entry after all others; returns its number, and what others are told."""
        while True:
            if client is not None and client in live.clients:
                return live.clients[client], Told(table=live.id, number=live.table.number)
            before = live.table
            entry = make(before, max(self.now(), before.last_at))
            after, written = before.after(entry), write_entry(entry)
            if await self._append(live.id, before, after, written, client):
                break
            await self._catch_up(live)
        live.table = after
        if client is not None:
            live.clients[client] = after.number
        self.decisions += isinstance(entry, Decided)
        return after.number, Told(table=live.id, number=after.number, entry=written, client=client)

    async def _append(
        self, table: str, before: Table, after: Table, written: bytes, client: str | None
    ) -> bool:
        wake, was = wake_of(after), wake_of(before)
        change: Row = {"wake": wake} if wake != was else {}
        if after.outcome is not None:
            counts = after.setup.rated and ranks_of(after) is not None
            change = {**standing_of(after), "to_rate": after.last_at if counts else None}
        try:
            return await self.storage.append(table, after.number, written, client, change)
        except (SQLAlchemyError, OSError) as error:
            log.error("an entry was not written", table=table, error=type(error).__name__)
            self._unsure.add(table)
            raise Refused(
                "not_written", "This could not be written down; send it again in a moment."
            ) from None

    # --- What the house does itself ---------------------------------------------------------------

    def _go_on(self, live: Live) -> None:
        """See to it that the table goes on: computer players, and those whose time is up."""
        live.stop_timer()
        table = live.table
        actor = table.actor
        if actor is None or live.thinking is not None or self._is_closing:
            return
        if live.id in self._not_attended:
            return
        now = self.now()
        is_computers = table.player_in(actor) is not None and not table.paused
        is_late = table.must_time_out(now) or table.must_fall_back(now) or table.must_go_on(now)
        deadline = table.pause_ends if table.paused else table.clock.deadline()
        if is_computers or is_late:
            live.thinking = self.spawn(self._act(live))
        elif deadline is not None and deadline - now < SOON:
            delay = max(0.0, (deadline - now) / 1000) + 0.005
            live.timer = asyncio.get_running_loop().call_later(delay, self._go_on, live)

    async def _act(self, live: Live) -> None:
        """Do what nobody at the table does."""
        try:
            table = live.table
            if seat := table.must_time_out(self.now()):
                await self.enter(live.id, lambda _, now: TimedOut(now, seat))
            elif table.must_go_on(self.now()):
                first = table.state.seats[0]
                await self.enter(live.id, lambda _, now: Resumed(now, first, "fallback"))
            else:
                await self._let_computer_decide(live, table)
        except Refused as refused:
            if refused.code == "not_written":
                await asyncio.sleep(LOOK_AFTER)
            elif refused.code not in ("out_of_date", "game_over"):
                self._leave_alone(live.id, refused)
        except (SQLAlchemyError, OSError) as error:
            log.warning("a table has to wait", table=live.id, error=type(error).__name__)
            await asyncio.sleep(LOOK_AFTER)
        except Exception as error:
            self._leave_alone(live.id, error)
        finally:
            live.thinking = None
        self._go_on(live)

    async def _let_computer_decide(self, live: Live, table: Table) -> None:
        actor = table.actor
        assert actor is not None
        falls_back = table.must_fall_back(self.now()) is not None
        player = STAND_IN if falls_back else table.player_in(actor) or STAND_IN
        is_seat = actor in table.state.seats
        answer = await self._workers.decide(
            live.id,
            actor,
            table.setup.game,
            player,
            crc32(self._salt + f"{live.id} {actor}".encode()),
            table.state.known_to(actor if is_seat else SPECTATOR).to_bytes(),
            table.state.decisions(),
            table.told(actor if is_seat else SPECTATOR),
            PATIENCE,
            Asker(self._addresses.get(live.host, live.host), live.host),
        )
        number = table.number

        def decided(now_there: Table, now: int) -> AnyEntry:
            if now_there.number != number:
                raise Refused("out_of_date", "Something else has happened.")
            by: By = "fallback" if falls_back or answer.fault else "player"
            return Decided(now, actor, answer.decision, by, answer.fault)

        await self.enter(live.id, decided)

    def _leave_alone(self, table: str, error: Exception) -> None:
        """The house can do nothing at a table: what went wrong now would go wrong again."""
        log.error("a table cannot be looked after", table=table, exc_info=error)
        self._not_attended.put(table, Refused("not_attended", "This table is left alone."))

    async def _look_after_tables(self) -> None:
        """Take up tables whose process has gone, here or elsewhere, as long as the house is open.

        A house that opens may have been the one that went: it looks at all that think.
        """
        is_first = True
        while True:
            try:
                await self._look_around(self.now() + (THINKING if is_first else -OVERDUE))
                is_first = False
                self._looked = time.monotonic()
            except (SQLAlchemyError, OSError) as error:
                log.error("tables could not be looked after", error=type(error).__name__)
            except Exception as error:  # nobody else would look after them
                log.error("tables could not be looked after", exc_info=error)
            await asyncio.sleep(LOOK_AFTER)

    async def _look_around(self, before: int) -> None:
        """Look after each table on its own: one that is slow or damaged holds up no other."""
        for table in tuple(self._unsure):
            self._look_after(table, None)
        last: Row | None = None
        while len(self._looking) < MOST_LOOKS:
            rows = await self.storage.overdue_tables(before, last)
            if not rows:
                break
            for row in rows:
                self._look_after(row["id"], row["wake"])
            last = rows[-1]
        if not self._rating.locked():
            self.spawn(self.rate_finished())

    def _look_after(self, table: str, wake: int | None) -> None:
        live = self._live.get(table)
        thinks = live is not None and live.thinking is not None
        is_ill = table in self._damaged or table in self._not_attended
        if not (thinks or is_ill or table in self._looking):
            self._looking.add(table)
            self.spawn(self._look_at(table, wake))

    async def _look_at(self, table: str, wake: int | None) -> None:
        """Read a table again, and see to it that it goes on."""
        try:
            async with self._looks, asyncio.timeout(LONGEST_LOOK):
                live = await self.live(table)
                await self._read_on(live)
                self._unsure.discard(table)
                self._go_on(live)
                right = wake_of(live.table)
                if wake is not None and wake != right:  # or it would be looked at again and again
                    await self.storage.set_wake(table, right, instead_of=wake)
        except Refused:
            pass  # the log says why it cannot be read
        except (SQLAlchemyError, OSError) as error:  # a timeout is one of these
            log.warning("a table has to wait", table=table, error=type(error).__name__)
        except Exception as error:
            self._leave_alone(table, error)
        finally:
            self._looking.discard(table)

    @to_the_end
    async def rate_finished(self) -> None:
        """Rate games that have ended and are not rated yet, in the order of their ends.

        A game that comes late, because it could not be read or the process died, changes those that
        were rated after it: they are rated anew.
        """
        async with self._rating:
            for _ in range(MOST_RATED):
                waiting = await self.storage.tables_to_rate(len(self._not_rated) + 1)
                table = next((table for table in waiting if table not in self._not_rated), None)
                if table is None:
                    return
                try:
                    live = self._live.get(table)
                    if live is None or live.table.outcome is None:
                        live = await self._read(table)
                    await rate(self.storage, table, live.table)
                except Refused as refused:  # the log says why it cannot be read
                    self._not_rated.put(table, refused)
                except (SQLAlchemyError, OSError) as error:
                    log.error("a game has to wait for its rating", error=type(error).__name__)
                    return
                except Exception as error:
                    log.error("a game cannot be rated", table=table, exc_info=error)
                    self._not_rated.put(table, Refused("not_rated", "This game is not rated."))

    # --- Who is told ------------------------------------------------------------------------------

    def watch(self, table: str, watcher: Watcher) -> None:
        """Tell somebody what happens at a table."""
        self._watchers.setdefault(table, set()).add(watcher)

    def unwatch(self, table: str, watcher: Watcher) -> None:
        """Do not tell any more."""
        watchers = self._watchers.get(table)
        if watchers is not None:
            watchers.discard(watcher)
            if not watchers:
                del self._watchers[table]

    def watch_lobby(self, watcher: Watcher) -> None:
        """Tell somebody of tables to join."""
        self._lobby_watchers.add(watcher)

    def unwatch_lobby(self, watcher: Watcher) -> None:
        """Do not tell any more."""
        self._lobby_watchers.discard(watcher)

    def say(self, table: str, seat: str, signal: Signal) -> None:
        """Give a signal to all at a table."""
        self._tell_signal(table, seat, signal)
        self._messenger.tell(Told(table=table, seat=seat, signal=signal))

    def _tell_signal(self, table: str, seat: str, signal: Signal) -> None:
        for watcher in self._watchers.get(table, ()):
            watcher.signalled(table, seat, signal)

    def _say_there(self, table: str, seat: str, there: bool) -> None:
        self._messenger.tell(Told(table=table, seat=seat, there=there))

    def _presence_is_new(self, table: str) -> None:
        for watcher in self._watchers.get(table, ()):
            watcher.presence_changed(table)

    async def _repeat_presence(self) -> None:
        while True:
            await asyncio.sleep(REPEAT)
            self.presence.repeat()

    def who_is_away(self, live: Live) -> WhoIsAway:
        """The people who do not look at a running table."""
        table = live.table
        away = self.presence.away(live.id, table.people, table.setup.begun)
        return WhoIsAway(live.id, away, self._patience)

    def check_away(self, id: str, table: Table, seat: str) -> None:
        """Refuse to go on without somebody who is there, or may still come back in time."""
        if not isinstance(table.clock.setting, NoClock):
            raise Refused("not_away", "Where there is a clock, it runs for those who are away.")
        since = self.presence.away(id, table.people, table.setup.begun).get(seat)
        if table.actor != seat or since is None or self.now() - since < self._patience:
            raise Refused("not_away", "Nobody waits so long for this player yet.")

    def _table_is_new(self, table: str) -> None:
        self._tell_table(table)
        self._messenger.tell(Told(table=table))

    def _tell_table(self, table: str) -> None:
        for watcher in self._watchers.get(table, ()):
            watcher.table_changed(table)
        self._something_happened.set()
        self._something_happened = asyncio.Event()

    @property
    def next_event(self) -> asyncio.Event:
        """Is set when something has happened at any table; to be taken before one looks."""
        return self._something_happened

    def say_gone(self, person: str, key: str) -> None:
        """Tell the other processes that somebody has gone, or that one key is known no more."""
        self._messenger.tell(Told(gone=person, key=key))

    def lobby_is_new(self) -> None:
        """Tell those who watch the lobby, soon."""
        self._tell_lobby_soon()
        self._messenger.tell(Told(lobby=True))

    def _tell_lobby_soon(self) -> None:
        if self._lobby_timer is None:
            loop = asyncio.get_running_loop()
            self._lobby_timer = loop.call_later(LOBBY_PAUSE, self._tell_lobby)
        self._lobby = None
        self._lobby_changes += 1

    def _tell_lobby(self) -> None:
        self._lobby_timer = None
        for watcher in self._lobby_watchers:
            watcher.lobby_changed()

    async def _told(self, told: Told) -> None:
        """Something happened in another process."""
        if told.lobby:
            self._tell_lobby_soon()
        if told.gone:
            self.hear_gone(told.gone, told.key)
        if told.there is not None:
            self.presence.hear(told.table, told.seat, told.by, told.there)
        elif told.signal is not None:
            self._tell_signal(told.table, told.seat, told.signal)
        elif told.table:
            live = self._live.get(told.table)
            if live is not None:
                if told.entry:
                    self._take(live, told.number, told.entry, told.client)
                if told.number > live.table.number:  # something before it was not heard
                    self.spawn(self._read_on(live))
                live.stop_timer()  # the other process looks after the table now
            self._tell_table(told.table)

    async def _read_on(self, live: Live) -> None:
        async with live.lock:
            before = live.table.number
            await self._catch_up(live)
        if live.table.number > before:
            self._tell_table(live.id)


def wake_of(table: Table) -> int | None:
    """When the house has to look after a table, if nothing happens at it."""
    actor = table.actor
    if actor is None:
        return None
    if table.paused:
        return table.pause_ends
    if actor in table.left or table.player_in(actor) is not None:
        return table.last_at + THINKING
    return table.clock.deadline()


def standing_of(table: Table) -> Row:
    """What follows from the entries of a table and is written beside them."""
    if table.outcome is None:
        return {"status": "running", "ended": None, "outcome": None, "wake": wake_of(table)}
    # As it comes back from the database: a tuple is a list there.
    outcome = msgspec.json.decode(msgspec.json.encode(table.outcome))
    return {"status": "finished", "ended": table.last_at, "outcome": outcome, "wake": None}


def _came(row: Row) -> tuple[int, str]:
    return row["opened"], row["id"]


def setup_of(row: Row, sitters: Sequence[Row]) -> Setup:
    """The setup of a table, from what is stored of it."""
    return Setup(
        game=row["game"],
        rules=row["rules"],
        seats={s["seat"]: Sitter(s["name"] or "?", s["person"], s["player"]) for s in sitters},
        secret=row["secret"],
        begun=row["begun"],
        options=row["options"],
        clock=msgspec.convert(row["clock"], Setting),
        rated=row["rated"],
    )


def kind_of(table: Table) -> str:
    """Games for two and for more are rated apart."""
    return table.setup.game if len(table.state.seats) == 2 else f"{table.setup.game}_many"


def ranks_of(table: Table) -> list[int] | None:
    """The place of each seat, 1 for the best; None for a game that does not count.

    Who has left a game that went on comes last, whatever became of the seat.
    """
    outcome = table.outcome
    if outcome is None or outcome.reason in ("aborted", "abandoned"):
        return None
    best: set[str | None] = set(outcome.winners) or {outcome.winner}

    def worth(seat: str) -> tuple[bool, bool, int]:
        return seat not in table.left, seat in best, outcome.scores.get(seat, 0)

    worths = [worth(seat) for seat in table.state.seats]
    return [1 + sum(other > mine for other in worths) for mine in worths]


async def rate(storage: Storage, table_id: str, table: Table) -> None:
    """Write the ratings after a game."""
    ranks = ranks_of(table) if table.setup.rated else None

    def rated(before: Sequence[object]) -> list[object] | None:
        if ranks is None or len(ranks) != len(before):
            return None
        ratings = [NEW if known is None else msgspec.convert(known, Rating) for known in before]
        return [msgspec.to_builtins(one) for one in after_game(ratings, ranks, table.last_at)]

    await storage.rate(table_id, kind_of(table), table.last_at, rated)
