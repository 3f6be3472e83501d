"""What the server does on its own: expired clocks, computer players, abandoned tables, ratings."""

import asyncio
import time
from functools import partial

import structlog
from sqlalchemy.exc import SQLAlchemyError

from safehouse.games.errors import Refused
from safehouse.games.game import SPECTATOR
from safehouse.players.answers import STAND_IN
from safehouse.server.limits import Addresses
from safehouse.server.live_tables import LiveTable, LiveTables
from safehouse.server.quarantine import Quarantine
from safehouse.server.sources import Sources
from safehouse.server.standing import THINKING, wake_of
from safehouse.server.storage import Storage
from safehouse.server.storage.rows import OverdueRow
from safehouse.server.tasks import Tasks, uninterrupted
from safehouse.server.turns import Asker
from safehouse.server.workers import Workers
from safehouse.table.entries import AnyEntry, By, Decided, Resumed, TimedOut
from safehouse.table.ratings import kind_of, ratings_after
from safehouse.table.table import Table

ANSWER_SECONDS = 30.0
"""Seconds for a computer player's answer."""

SWEEP_PAUSE = 2.0
"""Seconds between two sweeps over tables that another process may have abandoned."""

OVERDUE = 2_000
"""Milliseconds after which a table counts as abandoned."""

MAX_TIMER = 600_000
"""Milliseconds up to which a timer waits for a deadline; the sweep sees to later ones in time."""

MAX_VISIT = 30.0
MAX_VISITS = 500
VISITS_AT_ONCE = 8
"""Seconds for the visit to one table, tables that wait for one, and how many get it at once."""

MAX_SILENCE = 60.0
"""Seconds without a sweep after which the server does not call itself ready."""

MAX_RATED = 20
"""Games that are rated in one go."""

log = structlog.get_logger("clockwork")


class Clockwork:
    """Keeps tables going."""

    def __init__(
        self,
        storage: Storage,
        tables: LiveTables,
        workers: Workers,
        addresses: Addresses,
        sources: Sources,
        tasks: Tasks,
    ) -> None:
        self._storage = storage
        self._tables = tables
        self._workers = workers
        self._addresses = addresses
        self._sources = sources
        self.tasks = tasks
        self.not_attended = Quarantine()
        self.not_rated = Quarantine()
        self._visited: set[str] = set()
        self._visits = asyncio.Semaphore(VISITS_AT_ONCE)
        self._sweeper: asyncio.Task[None] | None = None
        self._swept = time.monotonic()
        self._rating = asyncio.Lock()
        self._is_closing = False
        tables.after_entry = self.attend
        tables.after_game = self.rate_finished

    def open(self) -> None:
        """Begin to sweep."""
        self._swept = time.monotonic()
        self._sweeper = self.tasks.spawn(self._sweep_always())

    def close(self) -> None:
        """Start nothing new."""
        self._is_closing = True

    @property
    def is_sweeping(self) -> bool:
        """Whether abandoned tables are looked after."""
        is_silent = self.seconds_since_sweep > MAX_SILENCE
        return self._sweeper is not None and not self._sweeper.done() and not is_silent

    @property
    def seconds_since_sweep(self) -> float:
        """How long ago all tables were looked after."""
        return time.monotonic() - self._swept

    # --- One table --------------------------------------------------------------------------------

    def attend(self, live: LiveTable) -> None:
        """Keep a table going: let a computer player decide, or wait for a deadline."""
        live.stop_timer()
        table = live.table
        actor = table.actor
        if actor is None or live.thinking is not None or self._is_closing:
            return
        if live.id in self.not_attended:
            return
        now = self._sources.now()
        is_computers = table.player_in(actor) is not None and not table.paused
        is_late = table.must_time_out(now) or table.must_fall_back(now) or table.must_go_on(now)
        deadline = table.pause_ends if table.paused else table.clock.deadline()
        if is_computers or is_late:
            live.thinking = self.tasks.spawn(self._act(live))
        elif deadline is not None and deadline - now < MAX_TIMER:
            delay = max(0.0, (deadline - now) / 1000) + 0.005
            live.timer = asyncio.get_running_loop().call_later(delay, self.attend, live)

    async def _act(self, live: LiveTable) -> None:
        """Do what nobody at the table does."""
        try:
            table, now = live.table, self._sources.now()
            if seat := table.must_time_out(now):
                await self._tables.enter(live.id, lambda _, now: TimedOut(now, seat))
            elif table.must_go_on(now):
                first = table.state.seats[0]
                await self._tables.enter(live.id, lambda _, now: Resumed(now, first, "fallback"))
            else:
                await self._let_computer_decide(live, table)
        except Refused as refused:
            if refused.code == "not_written":
                await asyncio.sleep(SWEEP_PAUSE)
            elif refused.code not in ("out_of_date", "game_over"):
                self._leave_alone(live.id, refused)
        except (SQLAlchemyError, OSError) as error:
            log.warning("a table has to wait", table=live.id, error=type(error).__name__)
            await asyncio.sleep(SWEEP_PAUSE)
        except Exception as error:
            self._leave_alone(live.id, error)
        finally:
            live.thinking = None
        self.attend(live)

    async def _let_computer_decide(self, live: LiveTable, table: Table) -> None:
        actor = table.actor
        assert actor is not None
        falls_back = table.must_fall_back(self._sources.now()) is not None
        seat = actor if actor in table.state.seats else SPECTATOR
        answer = await self._workers.decide(
            live.id,
            actor,
            table.setup.game,
            STAND_IN if falls_back else table.player_in(actor) or STAND_IN,
            self._sources.player_seed(live.id, actor),
            table.state.known_to(seat).to_bytes(),
            table.state.decisions(),
            table.told(seat),
            ANSWER_SECONDS,
            Asker(self._addresses.of(live.host), live.host),
        )
        number = table.number

        def decided(now_there: Table, now: int) -> AnyEntry:
            if now_there.number != number:
                raise Refused("out_of_date", "Something else has happened in the meantime.")
            by: By = "fallback" if falls_back or answer.fault else "player"
            return Decided(now, actor, answer.decision, by, answer.fault)

        await self._tables.enter(live.id, decided)

    def _leave_alone(self, table: str, error: Exception) -> None:
        """Put a table into quarantine: what went wrong now would go wrong again."""
        log.error("a table cannot be looked after", table=table, exc_info=error)
        self.not_attended.put(table, Refused("not_attended", "This table is left alone."))

    # --- All tables -------------------------------------------------------------------------------

    async def _sweep_always(self) -> None:
        """Take up tables whose process has died, here or elsewhere, as long as the server runs.

        The process that died may have been this one: the first sweep takes up all tables at which
        a computer player is to decide.
        """
        is_first = True
        while True:
            try:
                await self._sweep(self._sources.now() + (THINKING if is_first else -OVERDUE))
                is_first = False
                self._swept = time.monotonic()
            except (SQLAlchemyError, OSError) as error:
                log.error("tables could not be looked after", error=type(error).__name__)
            except Exception as error:  # nobody else would look after them
                log.error("tables could not be looked after", exc_info=error)
            await asyncio.sleep(SWEEP_PAUSE)

    async def _sweep(self, before: int) -> None:
        """Visit each table on its own: one that is slow or damaged holds up no other."""
        for table in tuple(self._tables.unsure):
            self._visit_soon(table, None)
        last: OverdueRow | None = None
        while len(self._visited) < MAX_VISITS:
            rows = await self._storage.tables.overdue(before, last)
            if not rows:
                break
            for row in rows:
                self._visit_soon(row.id, row.wake)
            last = rows[-1]
        if not self._rating.locked():
            self.tasks.spawn(self.rate_finished())

    def _visit_soon(self, table: str, wake: int | None) -> None:
        live = self._tables.held(table)
        is_thinking = live is not None and live.thinking is not None
        is_ill = self._tables.is_damaged(table) or table in self.not_attended
        if not (is_thinking or is_ill or table in self._visited):
            self._visited.add(table)
            self.tasks.spawn(self._visit(table, wake))

    async def _visit(self, table: str, wake: int | None) -> None:
        """Read a table again, and see to it that it goes on."""
        try:
            async with self._visits, asyncio.timeout(MAX_VISIT):
                live = await self._tables.get(table)
                await self._tables.read_on(live)
                self._tables.unsure.discard(table)
                self.attend(live)
                right = wake_of(live.table)
                if wake is not None and wake != right:  # or it would be visited again and again
                    await self._storage.tables.set_wake(table, right, instead_of=wake)
        except Refused:
            pass  # the log says why it cannot be read
        except (SQLAlchemyError, OSError) as error:  # a timeout is one of these
            log.warning("a table has to wait", table=table, error=type(error).__name__)
        except Exception as error:
            self._leave_alone(table, error)
        finally:
            self._visited.discard(table)

    # --- Ratings ----------------------------------------------------------------------------------

    @uninterrupted
    async def rate_finished(self) -> None:
        """Rate games that are over and not rated yet, in the order of their ends.

        A game that is rated late, because it could not be read or a process died, changes the
        ratings of games after it: those are rated again.
        """
        async with self._rating:
            for _ in range(MAX_RATED):
                waiting = await self._storage.ratings.tables_to_rate(len(self.not_rated) + 1)
                table = next((table for table in waiting if table not in self.not_rated), None)
                if table is None:
                    return
                try:
                    await self._rate(table)
                except Refused as refused:  # the log says why it cannot be read
                    self.not_rated.put(table, refused)
                except (SQLAlchemyError, OSError) as error:
                    log.error("a game has to wait for its rating", error=type(error).__name__)
                    return
                except Exception as error:
                    log.error("a game cannot be rated", table=table, exc_info=error)
                    self.not_rated.put(table, Refused("not_rated", "This game is not rated."))

    async def _rate(self, table: str) -> None:
        live = self._tables.held(table)
        if live is None or live.table.outcome is None:
            live = await self._tables.read(table)
        await rate(self._storage, table, live.table)


async def rate(storage: Storage, id: str, table: Table) -> None:
    """Write the ratings after a game."""
    await storage.ratings.rate(id, kind_of(table), table.last_at, partial(ratings_after, table))
