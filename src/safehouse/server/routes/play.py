"""Routes for games: scenes, replays, game files, and acting by HTTP as bots do."""

import asyncio
from contextlib import suppress
from typing import Annotated

import msgspec
from litestar import MediaType, get, post
from litestar.params import JSONBody, Parameter, RawBody
from litestar.types import ControllerRouterHandler

from safehouse.engine.game_file import to_text
from safehouse.games.errors import Refused
from safehouse.games.game import SPECTATOR
from safehouse.games.telling import pack_events
from safehouse.server.game_server import GameServer
from safehouse.server.messages.live import Done
from safehouse.server.messages.play import Replay, Turn, Turns
from safehouse.server.people import GONE
from safehouse.server.replays import MAX_GAME_FILE, replay_of, replay_of_file
from safehouse.server.routes.visit import (
    HttpRequest,
    SeatName,
    TableId,
    address_of,
    server_of,
    visitor,
)
from safehouse.server.storage.rows import Person
from safehouse.table.requests import AnyRequest
from safehouse.table.scene import Scene
from safehouse.table.table import Table

MAX_WAIT = 25.0
"""Seconds for which a bot may wait to be asked."""

LOOK_AGAIN = 2.0
"""Seconds after which a bot's tables are looked at again in any case."""

REPLAY_COST = 5.0
"""Replaying a game file counts as this many requests of a visitor's share."""


@get("/api/tables/{table:str}/scene", tags=["play"])
async def scene(request: HttpRequest, table: TableId, seat: SeatName = SPECTATOR) -> Scene:
    """A table as a seat, or a spectator, sees it now."""
    server = server_of(request)
    person = await visitor(request)
    await server.look(table, seat, person.id)
    return (await server.tables.get_fresh(table)).table.scene(seat)


@get("/api/tables/{table:str}/replay", tags=["play"])
async def replay(request: HttpRequest, table: TableId, seat: SeatName = SPECTATOR) -> Replay:
    """A finished game as a seat saw it."""
    server = server_of(request)
    info = await server.listing.info(table)
    if info.status != "finished":
        raise Refused("still_running", "A game can be replayed when it is over.")
    if seat not in (SPECTATOR, *(one.seat for one in info.seats)):
        raise Refused("unknown_seat", "There is no such seat at this table.")
    played = (await server.tables.get(table)).table
    return await asyncio.to_thread(
        lambda: replay_of(info, seat, played.states(), list(played.story(seat)))
    )


@post("/api/replay", tags=["play"], status_code=200, request_max_body_size=MAX_GAME_FILE)
async def replay_file(request: HttpRequest, body: RawBody, seat: SeatName = SPECTATOR) -> Replay:
    """A game file in either form, replayed as a seat saw it; nothing of it is kept."""
    server = server_of(request)
    server.limit.take(address_of(request), REPLAY_COST)
    async with server.replaying:
        return await asyncio.to_thread(replay_of_file, body, seat)


@get("/api/tables/{table:str}/game-file", tags=["play"], media_type=MediaType.TEXT)
async def game_file(request: HttpRequest, table: TableId) -> str:
    """The file of a finished game with its secret, for `safehouse replay --verify`."""
    server = server_of(request)
    found = (await server.tables.get(table)).table.game_file()
    # A table in memory has the names with which it began; deleted accounts have none any more.
    names = {seat.seat: seat.name or GONE for seat in (await server.listing.info(table)).seats}
    return to_text(msgspec.structs.replace(found, players=names))


@post("/api/act", tags=["play"], status_code=200)
async def act(request: HttpRequest, data: JSONBody[AnyRequest]) -> Done:
    """Decide, resign and so on, by HTTP: the same messages as over the socket."""
    server = server_of(request)
    person = await visitor(request)
    server.limit.take(person.id)
    number = await server.act(data, person.id)
    server.broadcast.presence.touch(data.table, data.seat)
    return Done(data.id, data.table, number)


@get("/api/turns", tags=["play"])
async def turns(
    request: HttpRequest, wait: Annotated[float, Parameter(ge=0, le=MAX_WAIT)] = 0.0
) -> Turns:
    """The decisions that a bot is asked for; waits for one, as long as all its games go on."""
    server = server_of(request)
    person = await visitor(request)
    if not person.is_bot:
        raise Refused("not_a_bot", "What a seat knows with a perfect memory is for bots alone.")
    loop = asyncio.get_running_loop()
    end = loop.time() + wait
    running: set[str] = set()
    while True:
        next_change = server.broadcast.next_change
        rows = await server.storage.tables.with_status("running", person=person.id)
        now_running = {row.id for row in rows}
        found = [
            turn
            for row in rows
            for turn in _turns_at(
                server, person, row.id, (await server.tables.get_fresh(row.id)).table
            )
        ]
        left = end - loop.time()
        if found or running - now_running or left <= 0 or server.is_closing.is_set():
            return Turns(found)
        running = now_running
        with suppress(TimeoutError):
            await asyncio.wait_for(next_change.wait(), min(left, LOOK_AGAIN))


def _turns_at(server: GameServer, person: Person, id: str, table: Table) -> list[Turn]:
    found = []
    for seat in table.seats_of(person.id):
        server.broadcast.presence.touch(id, seat)
        if table.may_decide(seat) and not table.paused:
            known = table.state.known_to(seat)
            found.append(
                Turn(
                    table=id,
                    seat=seat,
                    game=table.setup.game,
                    number=table.number,
                    decisions=table.state.decisions(),
                    knowledge=msgspec.Raw(msgspec.json.encode(known.describe())),
                    packed=known.to_bytes(),
                    events=pack_events(table.told(seat)),
                )
            )
    return found


ROUTES: list[ControllerRouterHandler] = [scene, replay, replay_file, game_file, act, turns]
