"""A socket: one visitor who looks at tables and decides.

What is to be told is never queued. A socket remembers how far it has told each table, and when its
line is free it tells all that has happened since. A slow line therefore costs nothing but itself,
and coming back after a break is the same thing as having been slow.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from safehouse.games.errors import Refused, printable
from safehouse.games.game import SPECTATOR
from safehouse.server.house import House
from safehouse.server.limits import Limit
from safehouse.server.messages import (
    PROTOCOL,
    AskAbort,
    AskPause,
    AskReplace,
    ByTable,
    Decide,
    Decline,
    Done,
    Foreseen,
    FromHouse,
    OfferDraw,
    Ping,
    Pong,
    Preview,
    Refusal,
    Resign,
    Resume,
    Say,
    Signal,
    Signalled,
    TableInfo,
    ToHouse,
    Unwatch,
    UnwatchLobby,
    Watch,
    WatchLobby,
    Welcome,
)
from safehouse.server.storage import Row
from safehouse.table.entries import (
    AbortAsked,
    AnyEntry,
    Decided,
    Declined,
    DrawOffered,
    PauseAsked,
    ReplaceAsked,
    Resigned,
    Resumed,
)
from safehouse.table.preview import foresee
from safehouse.table.table import StepView, Table

LONGEST = 4_096
"""Letters of a message to the house."""

MOST_TABLES = 50
MOST_REPLIES = 64
"""Tables that a socket may look at; answers that may wait before the house stops listening."""

SLOWEST = 20.0
"""Seconds after which a line that takes nothing is given up."""

NOT_KNOWN = 4001
TOO_SLOW = 4008
CUT = 1006
"""Why a line is closed: the house does not know who it is, it takes nothing, or it was cut."""

log = structlog.get_logger("socket")
_decoder: msgspec.json.Decoder[ToHouse] = msgspec.json.Decoder(ToHouse)


class RawNews(msgspec.Struct, frozen=True, omit_defaults=True, tag="news"):
    """`News` with a scene that is written already."""

    table: str
    seat: str
    steps: list[StepView]
    scene: msgspec.Raw
    faded: list[StepView] = []


def entry_of(message: ByTable, person: str, house: House) -> Callable[[Table, int], AnyEntry]:
    """The entry that a message asks for; whether the table takes it, the table decides."""

    def make(table: Table, now: int) -> AnyEntry:
        _check_seat(table, message.seat, person)
        match message:
            case Decide():
                _check_number(table, message.number)
                for_outsider = table.actor in table.state.game.outsiders
                seat = table.actor if for_outsider and table.actor else message.seat
                return Decided(now, seat, message.decision)
            case Resign():
                return Resigned(now, message.seat)
            case OfferDraw():
                return DrawOffered(now, message.seat)
            case AskPause():
                return PauseAsked(now, message.seat)
            case Resume():
                return Resumed(now, message.seat)
            case AskAbort():
                if message.without is not None:
                    house.check_away(message.table, table, message.without)
                return AbortAsked(now, message.seat, message.without or "")
            case AskReplace():
                house.check_away(message.table, table, message.absent)
                return ReplaceAsked(now, message.seat, message.absent, message.player)
            case Decline():
                return Declined(now, message.seat, message.what)

    return make


def _check_seat(table: Table, seat: str, person: str) -> None:
    if seat not in table.seats_of(person):
        raise Refused("not_your_seat", "You do not sit there.")


def _check_number(table: Table, number: int) -> None:
    if number != table.number:
        raise Refused("out_of_date", "Something has happened meanwhile; look again.")


def client_of(message: ByTable, person: str) -> str:
    """The name of an entry: two people may call theirs alike."""
    return f"{person}:{message.id}"


async def check_may_look(house: House, table: str, seat: str, person: str) -> TableInfo:
    """The table, if somebody may look at it from a seat."""
    info = await house.info(table)
    sits_there = [sitting.seat for sitting in info.seats if sitting.person == person]
    if seat == SPECTATOR or info.status == "finished":
        if seat != SPECTATOR and seat not in [sitting.seat for sitting in info.seats]:
            raise Refused("unknown_seat", "There is no such seat at this table.")
    elif seat not in sits_there:
        raise Refused("not_your_seat", "You do not sit there.")
    return info


class Socket:
    """One visitor's line."""

    def __init__(
        self, house: House, socket: "WebSocket[Any, Any, Any]", person: Row, limit: Limit
    ) -> None:
        self._house = house
        self._socket = socket
        self._person = person
        self._limit = limit
        self._told: dict[tuple[str, str], int] = {}
        """How far each table was told, from each seat."""

        self._asked: set[tuple[str, str]] = set()
        """What was asked for and has not begun, or was not told yet: it is told in any case."""

        self._present: dict[str, list[str]] = {}
        """The seats for which this line is at tables."""

        self._within: float | None = None
        self._watchdog: asyncio.TimerHandle | None = None
        self._is_silent = False
        self._away: set[str] = set()
        self._to_tell: set[str] = set()
        self._replies: deque[FromHouse] = deque()
        self._lobby = False
        self._something = asyncio.Event()
        self._room = asyncio.Event()
        self._hung_up = asyncio.Event()

    async def run(self) -> None:
        """Listen and tell until the line is cut."""
        self._reply(Welcome(self._person["id"], self._person["name"], self._house.now(), PROTOCOL))
        telling = asyncio.create_task(self._tell())
        listening = asyncio.create_task(self._listen())
        try:
            ending = asyncio.create_task(self._hung_up.wait())
            await asyncio.wait({telling, listening, ending}, return_when=asyncio.FIRST_COMPLETED)
            ending.cancel()
            if self._hung_up.is_set():
                await self._socket.close(NOT_KNOWN, "not signed in")
        finally:
            for table, _ in self._told:
                self._house.unwatch(table, self)
            self._stop_watchdog()
            self._fall_silent()
            self._house.unwatch_lobby(self)
            telling.cancel()
            listening.cancel()
            results = await asyncio.gather(telling, listening, return_exceptions=True)
            for result in results:
                if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
                    log.error("a socket failed", exc_info=result)

    @property
    def person(self) -> str:
        """Whose line it is."""
        return str(self._person["id"])

    def hang_up(self) -> None:
        """End the line: who is at its other end is not known any more."""
        self._hung_up.set()

    # --- Being there ------------------------------------------------------------------------------

    def _appear(self, info: TableInfo) -> None:
        """Be at a table, if one sits there."""
        seats = [seat.seat for seat in info.seats if seat.person == self._person["id"]]
        if seats and info.id not in self._present:
            self._present[info.id] = seats
            if not self._is_silent:
                self._house.presence.arrive(info.id, seats)

    def _disappear(self, table: str) -> None:
        seats = self._present.pop(table, [])
        if not self._is_silent:
            self._house.presence.leave(table, seats)

    def _fall_silent(self) -> None:
        """Nothing is heard any more: for the others that is as if the line were cut."""
        if not self._is_silent:
            self._is_silent = True
            for table, seats in self._present.items():
                self._house.presence.leave(table, seats)

    def _speak(self) -> None:
        """Something is heard; if it was said when the next message comes, it is waited for."""
        if self._is_silent:
            self._is_silent = False
            for table, seats in self._present.items():
                self._house.presence.arrive(table, seats)
        self._stop_watchdog()
        if self._within is not None:
            loop = asyncio.get_running_loop()
            self._watchdog = loop.call_later(self._within, self._fall_silent)

    def _stop_watchdog(self) -> None:
        if self._watchdog is not None:
            self._watchdog.cancel()
            self._watchdog = None

    # --- Listening --------------------------------------------------------------------------------

    async def _listen(self) -> None:
        while True:
            while len(self._replies) >= MOST_REPLIES:
                self._room.clear()
                await self._room.wait()
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            self._speak()
            await self._hear(message.get("text"))

    async def _hear(self, text: object) -> None:
        """Take a message; whatever is wrong with it, one sentence says so."""
        asked: ToHouse | None = None
        code, sentence = "", ""
        try:
            self._limit.take(self._person["id"])
            if not isinstance(text, str):
                raise Refused("not_text", "A message is text.")
            if len(text) > LONGEST:
                raise Refused("too_long", f"A message has at most {LONGEST} letters.")
            try:
                asked = _decoder.decode(text)
            except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
                why = printable(str(error)[:200])[:200]
                raise Refused("bad_message", f"This is not understood: {why}.") from None
            await self._do(asked)
        except Refused as refused:
            code, sentence = refused.code, str(refused)
        except Exception as error:
            log.error("a message failed", exc_info=error)
            code, sentence = "broken", "Something broke in the house; nothing was changed."
        if code:
            id, table = getattr(asked, "id", None), getattr(asked, "table", None)
            self._reply(Refusal(code, sentence, id, table))

    async def _do(self, asked: ToHouse) -> None:
        person = self._person["id"]
        match asked:
            case Watch():
                await self._watch(asked)
            case Unwatch():
                self._told.pop((asked.table, asked.seat), None)
                self._asked.discard((asked.table, asked.seat))
                if not any(table == asked.table for table, _ in self._told):
                    self._house.unwatch(asked.table, self)
                    self._disappear(asked.table)
            case Preview():
                await self._foresee(asked)
            case Say():
                info = await self._house.info(asked.table)
                seats = [s.seat for s in info.seats if s.person == person]
                if not seats:
                    raise Refused("not_your_seat", "Only those who play can give signals.")
                self._house.say(asked.table, seats[0], asked.signal)
            case WatchLobby():
                self._house.watch_lobby(self)
                self._lobby = True
                self._something.set()
            case UnwatchLobby():
                self._house.unwatch_lobby(self)
            case Ping():
                self._within = asked.within
                self._speak()
                self._reply(Pong(self._house.now()))
            case _:
                number = await self._house.enter(
                    asked.table, entry_of(asked, person, self._house), client_of(asked, person)
                )
                self._reply(Done(asked.id, asked.table, number))

    async def _foresee(self, asked: Preview) -> None:
        table = (await self._house.live(asked.table)).table
        _check_seat(table, asked.seat, self._person["id"])
        _check_number(table, asked.number)
        if table.paused or not table.may_decide(asked.seat):
            raise Refused("not_your_turn", "Nothing is asked of this seat now.")
        known, view = table.state.known_to(asked.seat), table.state.view(asked.seat)
        # Much may follow from a decision, and nobody else shall wait for it to be worked out.
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

    async def _watch(self, asked: Watch) -> None:
        info = await check_may_look(self._house, asked.table, asked.seat, self._person["id"])
        if len(self._told) >= MOST_TABLES and (asked.table, asked.seat) not in self._told:
            raise Refused("too_many", f"A socket looks at {MOST_TABLES} tables at most.")
        if info.begun is not None:
            live = await self._house.fresh(asked.table)
            if asked.since > live.table.number:
                raise Refused("not_yet", "This table has not come as far as that.")
        self._told[asked.table, asked.seat] = asked.since
        self._asked.add((asked.table, asked.seat))
        self._house.watch(asked.table, self)
        self._appear(info)
        self.table_changed(asked.table)

    # --- Telling ----------------------------------------------------------------------------------

    def table_changed(self, table: str) -> None:
        """There is something new at a table."""
        self._to_tell.add(table)
        self._something.set()

    def signalled(self, table: str, seat: str, signal: Signal) -> None:
        """Somebody gave a signal; who does not hear it in time has missed it."""
        if len(self._replies) < MOST_REPLIES:
            self._reply(Signalled(table, seat, signal))

    def presence_changed(self, table: str) -> None:
        """Somebody has come to a table, or gone."""
        self._away.add(table)
        self._something.set()

    def lobby_changed(self) -> None:
        """There is something new in the lobby."""
        self._lobby = True
        self._something.set()

    def _reply(self, message: FromHouse) -> None:
        self._replies.append(message)
        self._something.set()

    async def _tell(self) -> None:
        """News come before answers: who has its answer knows all that happened before it."""
        while True:
            await self._something.wait()
            self._something.clear()
            while self._to_tell or self._away or self._lobby or self._replies:
                if self._to_tell:
                    await self._tell_table(self._to_tell.pop())
                elif self._away:
                    await self._tell_presence(self._away.pop())
                elif self._lobby:
                    self._lobby = False
                    await self._send(await self._house.lobby())
                else:
                    await self._send(self._replies.popleft())
                    self._room.set()

    async def _tell_table(self, table: str) -> None:
        for watched, seat in list(self._told):
            if watched != table:
                continue
            is_asked = (table, seat) in self._asked
            if is_asked:
                info = await self._house.info(table)
                if info.begun is not None:
                    self._asked.discard((table, seat))  # what is asked meanwhile is asked anew
                await self._send(info)
                if info.begun is None:
                    continue
            live = await self._house.live(table)
            told = self._told.get((table, seat))
            if told is None:  # looked away meanwhile
                continue
            # Who looks on sees each entry for itself, if the line was not too slow for that.
            for then in [live.table] if is_asked else live.since(told):
                steps, scene = list(then.story(seat, told)), live.scene(seat, then)
                faded = list(then.faded(seat, told)) if told else []
                self._told[table, seat] = told = then.number
                await self._send(RawNews(table, seat, steps, scene, faded))
                if self._told.get((table, seat)) != told:  # looked away, or anew, meanwhile
                    break
            if is_asked:
                self._away.add(table)
            if live.table.outcome is not None and not is_asked:
                await self._send(await self._house.info(table))

    async def _tell_presence(self, table: str) -> None:
        if not any(watched == table for watched, _ in self._told):
            return
        with suppress(Refused):  # it has not begun
            live = await self._house.live(table)
            if live.table.outcome is None:
                await self._send(self._house.who_is_away(live))

    async def _send(self, message: "FromHouse | RawNews") -> None:
        try:
            async with asyncio.timeout(SLOWEST):
                await self._socket.send_data(msgspec.json.encode(message).decode(), "text")
        except TimeoutError:
            log.info("a line was too slow", person=self._person["id"])
            await self._socket.close(TOO_SLOW, "too slow")
            raise WebSocketDisconnect(detail="too slow", code=TOO_SLOW) from None
        except (OSError, RuntimeError):  # so a server says that the line was cut meanwhile
            raise WebSocketDisconnect(detail="cut", code=CUT) from None
