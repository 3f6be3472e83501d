"""A WebSocket connection: one visitor who watches tables and decides.

News is never queued. A connection remembers how much of each table it has sent, and when it is free
it tells all that has happened since. A slow connection therefore holds up nobody else, and
reconnecting is no different from having been slow.
"""

import asyncio
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
import structlog
from litestar.connection import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from safehouse.games.errors import Refused, printable
from safehouse.server.messages.base import PROTOCOL
from safehouse.server.messages.live import (
    Done,
    Foreseen,
    FromServer,
    Ping,
    Pong,
    Presence,
    Preview,
    Refusal,
    Say,
    Signal,
    Signalled,
    ToServer,
    Unwatch,
    UnwatchLobby,
    Watch,
    WatchLobby,
    Welcome,
)
from safehouse.server.presence import Attendance
from safehouse.server.storage.rows import Person
from safehouse.table.permissions import check_may_decide
from safehouse.table.preview import foresee
from safehouse.table.scene import StepView

if TYPE_CHECKING:
    from safehouse.server.game_server import GameServer

MAX_MESSAGE = 4_096
"""Characters of a message to the server."""

MAX_TABLES = 50
MAX_REPLIES = 64
"""Tables that one connection may watch; answers that may wait before nothing more is read."""

SEND_TIMEOUT = 20.0
"""Seconds after which a connection that accepts no data is dropped."""

NOT_KNOWN = 4001
TOO_SLOW = 4008
TOO_MANY = 4029
CUT = 1006
"""Why a connection is closed: its key is not known, it takes nothing, its address has too many, or
it was cut."""

log = structlog.get_logger("connection")
_decoder: msgspec.json.Decoder[ToServer] = msgspec.json.Decoder(ToServer)

AnyWebSocket = WebSocket[object, object, State]


class EncodedNews(msgspec.Struct, frozen=True, omit_defaults=True, tag="news"):
    """`News` with a scene that is encoded already."""

    table: str
    seat: str
    steps: list[StepView]
    scene: msgspec.Raw
    faded: list[StepView] = []


class Connection:
    """One visitor's connection."""

    def __init__(self, server: "GameServer", socket: AnyWebSocket, person: Person) -> None:
        self._server = server
        self._broadcast = server.broadcast
        self._tables = server.tables
        self._socket = socket
        self.person = person
        self._told: dict[tuple[str, str], int] = {}
        """How far each table was told, for each seat from which it is watched."""

        self._asked: set[tuple[str, str]] = set()
        """What was asked for and has not begun or was not told yet: it is told in any case."""

        self._attendance = Attendance(server.broadcast.presence)
        self._changed: set[str] = set()
        self._presence_changed: set[str] = set()
        self._lobby_changed = False
        self._replies: deque[FromServer] = deque()
        self._has_something = asyncio.Event()
        self._has_room = asyncio.Event()
        self._is_revoked = asyncio.Event()

    async def run(self) -> None:
        """Listen and tell until the connection is cut."""
        self._reply(Welcome(self.person.id, self.person.name, self._server.now(), PROTOCOL))
        telling = asyncio.create_task(self._tell())
        listening = asyncio.create_task(self._listen())
        try:
            ending = asyncio.create_task(self._is_revoked.wait())
            await asyncio.wait({telling, listening, ending}, return_when=asyncio.FIRST_COMPLETED)
            ending.cancel()
            if self._is_revoked.is_set():
                await self._socket.close(NOT_KNOWN, "not signed in")
        finally:
            for table, _ in self._told:
                self._broadcast.unwatch(table, self)
            self._attendance.end()
            self._broadcast.unwatch_lobby(self)
            telling.cancel()
            listening.cancel()
            results = await asyncio.gather(telling, listening, return_exceptions=True)
            for result in results:
                if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
                    log.error("a connection failed", exc_info=result)

    def revoke(self) -> None:
        """End the connection, because its key is not accepted any more."""
        self._is_revoked.set()

    # --- Listening --------------------------------------------------------------------------------

    async def _listen(self) -> None:
        while True:
            while len(self._replies) >= MAX_REPLIES:
                self._has_room.clear()
                await self._has_room.wait()
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            self._attendance.speak()
            await self._hear(message.get("text"))

    async def _hear(self, text: object) -> None:
        """Act on a message; whatever is wrong with it, one sentence says so."""
        asked: ToServer | None = None
        wrong: Refused | None = None
        try:
            self._server.limit.take(self.person.id)
            if not isinstance(text, str):
                raise Refused("not_text", "A message must be text.")
            if len(text) > MAX_MESSAGE:
                raise Refused("too_long", f"A message has at most {MAX_MESSAGE} characters.")
            try:
                asked = _decoder.decode(text)
            except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
                why = printable(str(error)[:200])[:200]
                raise Refused("bad_message", f"This cannot be understood: {why}.") from None
            await self._do(asked)
        except Refused as refused:
            wrong = refused
        except Exception as error:
            log.error("a message failed", exc_info=error)
            wrong = Refused("broken", "Something broke on the server; nothing was changed.")
        if wrong is not None:
            id, table = getattr(asked, "id", None), getattr(asked, "table", None)
            self._reply(Refusal(wrong.code, str(wrong), id, table, wrong.details))

    async def _do(self, asked: ToServer) -> None:
        match asked:
            case Watch():
                await self._watch(asked)
            case Unwatch():
                self._unwatch(asked)
            case Preview():
                await self._preview(asked)
            case Say():
                await self._signal(asked)
            case WatchLobby():
                self._broadcast.watch_lobby(self)
                self.lobby_changed()
            case UnwatchLobby():
                self._broadcast.unwatch_lobby(self)
            case Ping():
                self._attendance.within = asked.within
                self._attendance.speak()
                self._reply(Pong(self._server.now()))
            case _:
                number = await self._server.act(asked, self.person.id)
                self._reply(Done(asked.id, asked.table, number))

    async def _watch(self, asked: Watch) -> None:
        info = await self._server.look(asked.table, asked.seat, self.person.id)
        if len(self._told) >= MAX_TABLES and (asked.table, asked.seat) not in self._told:
            raise Refused(
                "too_many",
                f"A socket watches {MAX_TABLES} tables at most.",
                why="tables",
                most=MAX_TABLES,
            )
        if info.begun is not None:
            live = await self._tables.get_fresh(asked.table)
            if asked.since > live.table.number:
                raise Refused("not_yet", "This game has not come that far yet.")
        self._told[asked.table, asked.seat] = asked.since
        self._asked.add((asked.table, asked.seat))
        self._broadcast.watch(asked.table, self)
        seats = [seat.seat for seat in info.seats if seat.person == self.person.id]
        self._attendance.join(asked.table, seats)
        self.table_changed(asked.table)

    def _unwatch(self, asked: Unwatch) -> None:
        self._told.pop((asked.table, asked.seat), None)
        self._asked.discard((asked.table, asked.seat))
        if not self._watches(asked.table):
            self._broadcast.unwatch(asked.table, self)
            self._attendance.leave(asked.table)

    def _watches(self, table: str) -> bool:
        return any(watched == table for watched, _ in self._told)

    async def _preview(self, asked: Preview) -> None:
        table = (await self._tables.get(asked.table)).table
        check_may_decide(table, asked.seat, self.person.id, asked.number)
        known, view = table.state.known_to(asked.seat), table.state.view(asked.seat)
        # Much may follow from a decision, and nobody else should wait while it is worked out.
        foreseen = await asyncio.to_thread(foresee, known, view, asked.decision)
        self._reply(
            Foreseen(
                asked.table,
                asked.seat,
                asked.number,
                asked.decision,
                foreseen.events,
                foreseen.outcome,
            )
        )

    async def _signal(self, asked: Say) -> None:
        info = await self._server.listing.info(asked.table)
        seats = [seat.seat for seat in info.seats if seat.person == self.person.id]
        if not seats:
            raise Refused("not_your_seat", "Only players can send signals.")
        self._broadcast.signal(asked.table, seats[0], asked.signal)

    # --- Telling ----------------------------------------------------------------------------------

    def table_changed(self, table: str) -> None:
        """There is something new at a table."""
        self._changed.add(table)
        self._has_something.set()

    def signalled(self, table: str, seat: str, signal: Signal) -> None:
        """Somebody gave a signal; a slow connection misses it."""
        if len(self._replies) < MAX_REPLIES:
            self._reply(Signalled(table, seat, signal))

    def presence_changed(self, table: str) -> None:
        """Somebody has come to a table, or left it."""
        self._presence_changed.add(table)
        self._has_something.set()

    def lobby_changed(self) -> None:
        """There is something new in the lobby."""
        self._lobby_changed = True
        self._has_something.set()

    def _reply(self, message: FromServer) -> None:
        self._replies.append(message)
        self._has_something.set()

    async def _tell(self) -> None:
        """Tell news before answers: a client that has its answer knows all that happened before."""
        while True:
            await self._has_something.wait()
            self._has_something.clear()
            while self._changed or self._presence_changed or self._lobby_changed or self._replies:
                if self._changed:
                    await self._tell_table(self._changed.pop())
                elif self._presence_changed:
                    await self._tell_presence(self._presence_changed.pop())
                elif self._lobby_changed:
                    self._lobby_changed = False
                    await self._send(await self._server.listing.lobby())
                else:
                    await self._send(self._replies.popleft())
                    self._has_room.set()

    async def _tell_table(self, table: str) -> None:
        for watched, seat in list(self._told):
            if watched == table:
                await self._tell_seat(table, seat)

    async def _tell_seat(self, table: str, seat: str) -> None:
        """Tell what has happened at a table, as a seat sees it."""
        is_asked = (table, seat) in self._asked
        if is_asked:
            info = await self._server.listing.info(table)
            if info.begun is not None:
                self._asked.discard((table, seat))  # what is asked for meanwhile is asked again
            await self._send(info)
            if info.begun is None:
                return
        live = await self._tables.get(table)
        told = self._told.get((table, seat))
        if told is None:  # unwatched meanwhile
            return
        # Whoever looks on sees each entry on its own, if the connection was not too slow for that.
        for then in [live.table] if is_asked else live.since(told):
            steps, scene = list(then.story(seat, told)), live.scene(seat, then)
            faded = list(then.faded(seat, told)) if told else []
            self._told[table, seat] = told = then.number
            await self._send(EncodedNews(table, seat, steps, scene, faded))
            if self._told.get((table, seat)) != told:  # unwatched, or watched again, meanwhile
                break
        if is_asked:
            self._presence_changed.add(table)
        elif live.table.outcome is not None:
            await self._send(await self._server.listing.info(table))

    async def _tell_presence(self, table: str) -> None:
        if not self._watches(table):
            return
        with suppress(Refused):  # it has not begun
            live = await self._tables.get(table)
            if live.table.outcome is None:
                away = self._broadcast.absences(table, live.table)
                await self._send(Presence(table, dict(away.since), away.patience))

    async def _send(self, message: FromServer | EncodedNews) -> None:
        try:
            async with asyncio.timeout(SEND_TIMEOUT):
                await self._socket.send_data(msgspec.json.encode(message).decode(), "text")
        except TimeoutError:
            log.info("a connection was too slow", person=self.person.id)
            await self._socket.close(TOO_SLOW, "too slow")
            raise WebSocketDisconnect(detail="too slow", code=TOO_SLOW) from None
        except (OSError, RuntimeError):  # this is how a server says that it was cut meanwhile
            raise WebSocketDisconnect(detail="cut", code=CUT) from None
