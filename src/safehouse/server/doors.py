"""The doors of the house: everything that is asked for by HTTP, and the way to the sockets."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, delete, get, patch, post, websocket
from litestar.connection import ASGIConnection, WebSocket
from litestar.datastructures import Cookie, State
from litestar.params import JSONBody, Parameter, RawBody
from litestar.types import ControllerRouterHandler

from safehouse import __version__
from safehouse.engine.record import to_text
from safehouse.games import GAMES, game_named
from safehouse.games.errors import Refused
from safehouse.games.game import SPECTATOR
from safehouse.players import level_names, ratings_of
from safehouse.players.compiling import PLAYERS
from safehouse.server.house import House
from safehouse.server.limits import Limit
from safehouse.server.messages import (
    PROTOCOL,
    ByTable,
    Done,
    Enter,
    Entered,
    GameInfo,
    Join,
    Keep,
    Lobby,
    OpenTable,
    PersonInfo,
    PlayerInfo,
    QuickMatch,
    Rename,
    Replay,
    SignIn,
    TableInfo,
    Tables,
    Turn,
    Turns,
)
from safehouse.server.messages import House as HouseInfo
from safehouse.server.messages import Signal as Signal
from safehouse.server.people import GONE, People, free_name, hash_of
from safehouse.server.replays import LONGEST_RECORD, replay_of, replay_of_record
from safehouse.server.settings import Settings
from safehouse.server.socket import Socket, check_may_look, client_of, entry_of
from safehouse.server.storage import Row
from safehouse.table.clock import Fischer
from safehouse.table.table import Scene

COOKIE = "safehouse"
YEAR = 365 * 24 * 3600
QUICK = Fischer(seconds=900, increment=10)
"""The clock of a quick match."""

LONGEST_WAIT = 25.0
SIGN_IN_COST = 20.0
"""Signing in costs as much of a visitor's share as so many other things: guessing is slow."""

REPLAY_COST = 5.0
"""And so does playing a record through."""

TableId = Annotated[str, Parameter(max_length=16)]
SeatName = Annotated[str, Parameter(max_length=20)]


class Hall:
    """All that stands behind the doors."""

    def __init__(self, house: House, people: People, settings: Settings, limit: Limit) -> None:
        self.house = house
        self.people = people
        self.settings = settings
        self.limit = limit
        self.sockets: dict[str, int] = {}
        self.lines: dict[Socket, str] = {}
        """The key with which each open line came in."""

        self.replaying = asyncio.Semaphore(1)
        """Records from outside are played through one after the other."""

        self.is_closing = asyncio.Event()
        house.hear_gone = self._hang_up

    def hang_up(self, person: str, key: str = "") -> None:
        """End the lines of somebody, or those that came in with one key, in all processes."""
        hashed = hash_of(key) if key else ""
        self._hang_up(person, hashed)
        self.house.say_gone(person, hashed)

    def _hang_up(self, person: str, hashed: str) -> None:
        self.people.forget_keys()
        for line, key in self.lines.items():
            if line.person == person and hashed in ("", hash_of(key)):
                line.hang_up()


def hall_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Hall:
    """What stands behind the doors."""
    hall: Hall = connection.app.state.hall
    return hall


def key_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """What a visitor shows: a cookie, or a bearer's key."""
    scheme, _, key = connection.headers.get("authorization", "").partition(" ")
    return key.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE, "")


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a visitor comes from."""
    return connection.client.host if connection.client else "?"


async def visitor(connection: ASGIConnection[Any, Any, Any, Any]) -> Row:
    """Who is at the door."""
    key = key_of(connection)
    person = await hall_of(connection).people.with_key(key) if key else None
    if person is None:
        raise Refused("not_signed_in", "The house does not know you; come in with a name first.")
    hall_of(connection).house.note_address(person["id"], address_of(connection))
    return person


AnyRequest = Request[Any, Any, State]


def _cookie(hall: Hall, key: str, seconds: int) -> Cookie:
    return Cookie(
        COOKIE,
        value=key,
        max_age=seconds,
        httponly=True,
        secure=hall.settings.secure,
        samesite="strict",
        path="/",
    )


def _entered(hall: Hall, info: PersonInfo, key: str) -> Response[Entered]:
    return Response(Entered(info, key), cookies=[_cookie(hall, key, YEAR)])


def _gone(hall: Hall) -> Response[None]:
    return Response(None, status_code=204, cookies=[_cookie(hall, "", 0)])


# --- People ---------------------------------------------------------------------------------------


@post("/api/people", tags=["people"], status_code=201)
async def enter(request: AnyRequest, data: JSONBody[Enter]) -> Response[Entered]:
    """Come in as a guest with a name."""
    hall = hall_of(request)
    hall.limit.take(address_of(request), 5.0)
    person, key = await hall.people.enter(data.name, data.is_bot, data.is_suggested)
    return _entered(hall, await hall.people.info(person), key)


@post("/api/sign-in", tags=["people"], status_code=200)
async def sign_in(request: AnyRequest, data: JSONBody[SignIn]) -> Response[Entered]:
    """Use an account on another device."""
    hall = hall_of(request)
    hall.limit.take(address_of(request), SIGN_IN_COST)
    person, key = await hall.people.sign_in(data.name, data.passphrase)
    return _entered(hall, await hall.people.info(person), key)


@post("/api/sign-out", tags=["people"], status_code=204)
async def sign_out(request: AnyRequest) -> Response[None]:
    """Forget this browser."""
    hall = hall_of(request)
    person, key = await visitor(request), key_of(request)
    await hall.people.sign_out(person, key)
    hall.hang_up(person["id"], key)
    return _gone(hall)


@get("/api/me", tags=["people"])
async def me(request: AnyRequest) -> PersonInfo | None:
    """Who I am; null for a browser that has not come in yet, which is no fault of it."""
    if not key_of(request) and "authorization" not in request.headers:
        return None
    return await hall_of(request).people.info(await visitor(request))


@patch("/api/me", tags=["people"])
async def rename(request: AnyRequest, data: JSONBody[Rename]) -> PersonInfo:
    """Take another name."""
    people = hall_of(request).people
    return await people.info(await people.rename(await visitor(request), data.name))


@post("/api/me/passphrase", tags=["people"], status_code=204)
async def keep(request: AnyRequest, data: JSONBody[Keep]) -> None:
    """Keep the account, or change its passphrase."""
    hall = hall_of(request)
    person = await visitor(request)
    hall.limit.take(address_of(request), SIGN_IN_COST)
    await hall.people.keep(person, data.passphrase)


@post("/api/me/keys", tags=["people"], status_code=201)
async def new_key(request: AnyRequest) -> Entered:
    """A key for a program that acts for me."""
    people = hall_of(request).people
    person = await visitor(request)
    return Entered(await people.info(person), await people.new_key(person, "program"))


@get("/api/me/data", tags=["people"])
async def export(request: AnyRequest) -> dict[str, object]:
    """Everything that the house knows about me."""
    hall = hall_of(request)
    person = await visitor(request)
    storage = hall.house.storage
    games = []
    for status in ("open", "running", "finished", "closed"):
        rows = await storage.tables_with(status, person=person["id"], limit=10_000)
        games += await hall.house.infos(rows)
    keys = await storage.keys_of(person["id"])
    return {
        "person": {name: person[name] for name in ("id", "name", "is_bot", "since")},
        "keys": [{"label": key["label"], "since": key["since"]} for key in keys],
        "ratings": msgspec.to_builtins(await hall.people.ratings_of(person["id"])),
        "games": msgspec.to_builtins(games),
    }


@delete("/api/me", tags=["people"], status_code=204)
async def forget(request: AnyRequest) -> Response[None]:
    """Delete my account; in the records of my games no name of mine stays."""
    hall = hall_of(request)
    person = await visitor(request)
    await hall.house.leave_all(person)
    await hall.people.forget(person)
    hall.house.lobby_is_new()
    hall.hang_up(person["id"])
    return _gone(hall)


@get("/api/people/{person:str}", tags=["people"])
async def person_info(
    request: AnyRequest, person: Annotated[str, Parameter(max_length=16)]
) -> PersonInfo:
    """Somebody, as everybody may know them."""
    people = hall_of(request).people
    row = await hall_of(request).house.storage.person(person)
    if row is None:
        raise Refused("no_such_person", "There is nobody of this id here.")
    return await people.info(row)


# --- Tables ---------------------------------------------------------------------------------------


@get("/api/house", tags=["house"])
async def house_info() -> HouseInfo:
    """What there is to play, and against whom."""
    games = [game_named(name) for name in GAMES]
    return HouseInfo(
        version=__version__,
        protocol=PROTOCOL,
        games=[
            GameInfo(
                game.name,
                game.title,
                list(game.seats),
                game.has_draws,
                game.cooperative,
                msgspec.json.schema(game.options),
            )
            for game in games
        ],
        players=[
            PlayerInfo(f"level{number}", name, ratings_of(number))
            for number, name in enumerate(level_names(), 1)
        ],
        signals=list(Signal.__args__),  # type: ignore[attr-defined]
    )


@get("/api/lobby", tags=["tables"])
async def lobby(request: AnyRequest) -> Lobby:
    """Tables to join, and games to watch."""
    return await hall_of(request).house.lobby()


@post("/api/tables", tags=["tables"], status_code=201)
async def open_table(request: AnyRequest, data: JSONBody[OpenTable]) -> TableInfo:
    """Set up a table and sit down at it; with computer players it begins at once."""
    hall = hall_of(request)
    person = await visitor(request)
    hall.limit.take(person["id"], 3.0)
    for player in data.players:
        if player not in PLAYERS:  # others may think as long as they like
            there_are = ", ".join(PLAYERS)
            raise Refused("unknown_player", f"At the tables of a house play {there_are}.")
    table = await hall.house.open_table(
        person,
        data.game,
        data.options,
        data.clock,
        data.seat,
        data.players,
        [free_name(name) for name in data.guests],
        data.rated,
        data.private,
    )
    return await hall.house.info(table)


@post("/api/quick-match", tags=["tables"], status_code=200)
async def quick_match(request: AnyRequest, data: JSONBody[QuickMatch]) -> TableInfo:
    """Sit down with whoever wants to play the same, or wait for somebody."""
    hall = hall_of(request)
    person = await visitor(request)
    game_named(data.game)
    hall.limit.take(person["id"], 3.0)
    return await hall.house.info(await hall.house.quick_match(person, data.game, data.rated, QUICK))


@get("/api/tables/{table:str}", tags=["tables"])
async def table_info(request: AnyRequest, table: TableId) -> TableInfo:
    """A table as everybody may know it."""
    return await hall_of(request).house.info(table)


@post("/api/tables/{table:str}/join", tags=["tables"], status_code=200)
async def join(request: AnyRequest, table: TableId, data: JSONBody[Join]) -> TableInfo:
    """Sit down at an open table: this is what an invitation link leads to."""
    house = hall_of(request).house
    await house.join(table, await visitor(request), data.seat)
    return await house.info(table)


@post("/api/tables/{table:str}/leave", tags=["tables"], status_code=200)
async def leave(request: AnyRequest, table: TableId) -> TableInfo:
    """Stand up before the game begins."""
    house = hall_of(request).house
    await house.leave(table, await visitor(request))
    return await house.info(table)


@post("/api/tables/{table:str}/rematch", tags=["tables"], status_code=200)
async def rematch(
    request: AnyRequest,
    table: TableId,
    seat: Annotated[str | None, Parameter(max_length=20)] = None,
) -> TableInfo:
    """Ask for a rematch, or accept one: the seats are passed on, unless the loser chooses."""
    house = hall_of(request).house
    return await house.info(await house.rematch(table, await visitor(request), seat))


@delete("/api/tables/{table:str}/rematch", tags=["tables"], status_code=200)
async def decline_rematch(request: AnyRequest, table: TableId) -> TableInfo:
    """Decline a rematch, or call off one's own."""
    house = hall_of(request).house
    await house.decline_rematch(table, await visitor(request))
    return await house.info(table)


@get("/api/me/tables", tags=["tables"])
async def my_tables(
    request: AnyRequest,
    status: Annotated[str, Parameter(pattern="^(open|running|finished)$")] = "running",
) -> Tables:
    """My games."""
    house = hall_of(request).house
    person = await visitor(request)
    rows = await house.storage.tables_with(status, person=person["id"])
    return Tables(await house.infos(rows))


@get("/api/finished", tags=["tables"])
async def finished(
    request: AnyRequest, before: Annotated[int | None, Parameter(ge=0, le=1 << 60)] = None
) -> Tables:
    """Finished games that everybody may look at, the newest first."""
    house = hall_of(request).house
    rows = await house.storage.tables_with("finished", private=False, before=before, limit=50)
    return Tables(await house.infos(rows))


@get("/api/tables/{table:str}/scene", tags=["play"])
async def scene(request: AnyRequest, table: TableId, seat: SeatName = SPECTATOR) -> Scene:
    """A table as a seat, or a spectator, sees it now."""
    house = hall_of(request).house
    person = await visitor(request)
    await check_may_look(house, table, seat, person["id"])
    return (await house.fresh(table)).table.scene(seat)


@get("/api/tables/{table:str}/replay", tags=["play"])
async def replay(request: AnyRequest, table: TableId, seat: SeatName = SPECTATOR) -> Replay:
    """A finished game as a seat saw it."""
    house = hall_of(request).house
    info = await house.info(table)
    if info.status != "finished":
        raise Refused("still_running", "A game can be replayed when it is over.")
    if seat not in (SPECTATOR, *(sitting.seat for sitting in info.seats)):
        raise Refused("unknown_seat", "There is no such seat at this table.")
    played = (await house.live(table)).table
    return await asyncio.to_thread(
        lambda: replay_of(info, seat, played.states(), list(played.story(seat)))
    )


@post("/api/replay", tags=["play"], status_code=200, request_max_body_size=LONGEST_RECORD)
async def replay_record(request: AnyRequest, body: RawBody, seat: SeatName = SPECTATOR) -> Replay:
    """A record from outside as a seat saw it, in either form; nothing of it is kept."""
    hall = hall_of(request)
    hall.limit.take(address_of(request), REPLAY_COST)
    async with hall.replaying:
        return await asyncio.to_thread(replay_of_record, body, seat)


@get("/api/tables/{table:str}/record", tags=["play"], media_type=MediaType.TEXT)
async def record(request: AnyRequest, table: TableId) -> str:
    """The record of a finished game with its secret, for `safehouse replay --verify`."""
    house = hall_of(request).house
    found = (await house.live(table)).table.record()
    # In memory a table has the names with which it began; who is gone has none any more.
    names = {seat.seat: seat.name or GONE for seat in (await house.info(table)).seats}
    return to_text(msgspec.structs.replace(found, players=names))


@post("/api/act", tags=["play"], status_code=200)
async def act(request: AnyRequest, data: JSONBody[ByTable]) -> Done:
    """Decide, resign and so on, by HTTP: the same messages as by socket."""
    hall = hall_of(request)
    person = await visitor(request)
    hall.limit.take(person["id"])
    number = await hall.house.enter(
        data.table, entry_of(data, person["id"], hall.house), client_of(data, person["id"])
    )
    hall.house.presence.touch(data.table, data.seat)
    return Done(data.id, data.table, number)


@get("/api/turns", tags=["play"])
async def turns(
    request: AnyRequest, wait: Annotated[float, Parameter(ge=0, le=LONGEST_WAIT)] = 0.0
) -> Turns:
    """Where a bot is asked; waits for a while if it is asked nowhere, and all its games go on."""
    hall = hall_of(request)
    person = await visitor(request)
    if not person["is_bot"]:
        raise Refused("not_a_bot", "What a seat knows with a perfect memory is for bots alone.")
    loop = asyncio.get_running_loop()
    end = loop.time() + wait
    running: set[str] = set()
    while True:
        something = hall.house.next_event
        rows = await hall.house.storage.tables_with("running", person=person["id"])
        now_running = {row["id"] for row in rows}
        found = await _turns_of(hall.house, person, rows)
        left = end - loop.time()
        if found or running - now_running or left <= 0 or hall.is_closing.is_set():
            return Turns(found)
        running = now_running
        with suppress(TimeoutError):
            await asyncio.wait_for(something.wait(), min(left, 2.0))


async def _turns_of(house: House, person: Row, rows: Sequence[Row]) -> list[Turn]:
    found = []
    for row in rows:
        table = (await house.fresh(row["id"])).table
        for seat in table.seats_of(person["id"]):
            house.presence.touch(row["id"], seat)
            if table.may_decide(seat) and not table.paused:
                known = table.state.known_to(seat)
                found.append(
                    Turn(
                        row["id"],
                        seat,
                        table.setup.game,
                        table.number,
                        table.state.decisions(),
                        known.to_json(),
                        known.to_bytes(),
                        table.told(seat),
                    )
                )
    return found


# --- Sockets --------------------------------------------------------------------------------------


@websocket("/api/socket")
async def socket(socket: WebSocket[Any, Any, State]) -> None:
    """The live line; docs/protocol.md describes it."""
    hall = hall_of(socket)
    address = address_of(socket)
    try:
        person = await visitor(socket)
        if hall.sockets.get(address, 0) >= hall.settings.sockets:
            raise Refused("too_many", "There are too many sockets from this address.")
    except Refused as refused:
        await socket.accept()
        await socket.close(4001 if refused.code == "not_signed_in" else 4029, str(refused))
        return
    hall.sockets[address] = hall.sockets.get(address, 0) + 1
    try:
        await socket.accept()
        line = Socket(hall.house, socket, person, hall.limit)
        hall.lines[line] = key_of(socket)
        try:
            await line.run()
        finally:
            del hall.lines[line]
    finally:
        hall.sockets[address] -= 1
        if not hall.sockets[address]:
            del hall.sockets[address]


HANDLERS: list[ControllerRouterHandler] = [
    enter,
    sign_in,
    sign_out,
    me,
    rename,
    keep,
    new_key,
    export,
    forget,
    person_info,
    house_info,
    lobby,
    open_table,
    quick_match,
    table_info,
    join,
    leave,
    rematch,
    decline_rematch,
    my_tables,
    finished,
    scene,
    replay,
    replay_record,
    record,
    act,
    turns,
    socket,
]
