"""Routes for tables: what there is to play, setting up, joining, leaving, lists."""

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from litestar import delete, get, post
from litestar.params import FromQuery, JSONBody, Parameter
from litestar.types import ControllerRouterHandler

from safehouse import __version__
from safehouse.games import GAMES, game_named
from safehouse.games.errors import Refused
from safehouse.players import level_names, ratings_of
from safehouse.players.compiling import PLAYERS
from safehouse.server.messages.about import About, GameInfo, PlayerInfo
from safehouse.server.messages.base import PROTOCOL
from safehouse.server.messages.live import SIGNALS
from safehouse.server.messages.tables import (
    Join,
    Lobby,
    OpenTable,
    QuickMatch,
    TableInfo,
    Tables,
)
from safehouse.server.people import free_name
from safehouse.server.routes.visit import HttpRequest, TableId, server_of, visitor
from safehouse.table.clock import Fischer

QUICK = Fischer(seconds=900, increment=10)
"""The clock of a quick match."""

OPEN_COST = 3.0
"""Opening a table counts as this many requests of a visitor's share."""


@get("/api/about", tags=["server"])
async def about() -> About:
    """What there is to play, and against whom."""
    games = sorted(map(game_named, GAMES), key=lambda game: game.order)
    return About(
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
                dict(game.seats_by_choice),
            )
            for game in games
        ],
        players=[
            PlayerInfo(f"level{number}", name, ratings_of(number))
            for number, name in enumerate(level_names(), 1)
        ],
        signals=list(SIGNALS),
    )


@get("/api/lobby", tags=["tables"])
async def lobby(request: HttpRequest) -> Lobby:
    """Tables to join, and games to watch."""
    return await server_of(request).listing.lobby()


@post("/api/tables", tags=["tables"], status_code=201)
async def open_table(request: HttpRequest, data: JSONBody[OpenTable]) -> TableInfo:
    """Set up a table and sit down at it; with computer players it begins at once."""
    server = server_of(request)
    person = await visitor(request)
    server.limit.take(person.id, OPEN_COST)
    for player in data.players:
        if player not in PLAYERS:  # others may think as long as they like
            there_are = ", ".join(PLAYERS)
            sentence = f"The players at the tables of a server are {there_are}."
            raise Refused("unknown_player", sentence, name=player[:20], players=there_are)
    asked = msgspec.structs.replace(data, guests=_guests(data.guests))
    return await server.listing.info(await server.seating.open_table(person, asked))


def _guests(names: Sequence[str]) -> list[str]:
    """Names as they are shown; a refusal says whose it is about."""
    guests = []
    for number, name in enumerate(names):
        try:
            guests.append(free_name(name))
        except Refused as refused:
            raise Refused(refused.code, str(refused), guest=number) from None
    return guests


@post("/api/quick-match", tags=["tables"], status_code=200)
async def quick_match(request: HttpRequest, data: JSONBody[QuickMatch]) -> TableInfo:
    """Sit down with whoever wants to play the same, or wait for somebody."""
    server = server_of(request)
    person = await visitor(request)
    game_named(data.game)
    server.limit.take(person.id, OPEN_COST)
    table = await server.seating.quick_match(person, data.game, data.rated, QUICK)
    return await server.listing.info(table)


@get("/api/tables/{table:str}", tags=["tables"])
async def table_info(request: HttpRequest, table: TableId) -> TableInfo:
    """A table as everybody may know it."""
    return await server_of(request).listing.info(table)


@post("/api/tables/{table:str}/join", tags=["tables"], status_code=200)
async def join(request: HttpRequest, table: TableId, data: JSONBody[Join]) -> TableInfo:
    """Sit down at an open table: this is what an invitation link leads to."""
    server = server_of(request)
    await server.seating.join(table, await visitor(request), data.seat)
    return await server.listing.info(table)


@post("/api/tables/{table:str}/leave", tags=["tables"], status_code=200)
async def leave(request: HttpRequest, table: TableId) -> TableInfo:
    """Stand up before the game begins."""
    server = server_of(request)
    await server.seating.leave(table, await visitor(request))
    return await server.listing.info(table)


@post("/api/tables/{table:str}/rematch", tags=["tables"], status_code=200)
async def rematch(
    request: HttpRequest,
    table: TableId,
    seat: Annotated[str | None, Parameter(max_length=20)] = None,
) -> TableInfo:
    """Ask for a rematch, or accept one: the seats are passed on, unless the loser chooses."""
    server = server_of(request)
    new = await server.seating.rematch(table, await visitor(request), seat)
    return await server.listing.info(new)


@delete("/api/tables/{table:str}/rematch", tags=["tables"], status_code=200)
async def decline_rematch(request: HttpRequest, table: TableId) -> TableInfo:
    """Decline a rematch, or call off one's own."""
    server = server_of(request)
    await server.seating.decline_rematch(table, await visitor(request))
    return await server.listing.info(table)


@get("/api/me/tables", tags=["tables"])
async def my_tables(
    request: HttpRequest,
    status: FromQuery[Literal["open", "running", "finished"]] = "running",
) -> Tables:
    """My games."""
    server = server_of(request)
    person = await visitor(request)
    rows = await server.storage.tables.with_status(status, person=person.id)
    return Tables(await server.listing.infos(rows))


@get("/api/finished", tags=["tables"])
async def finished(
    request: HttpRequest, before: Annotated[int | None, Parameter(ge=0, le=1 << 60)] = None
) -> Tables:
    """Finished games that everybody may look at, the newest first."""
    server = server_of(request)
    find = server.storage.tables.with_status
    rows = await find("finished", private=False, before=before, limit=50)
    return Tables(await server.listing.infos(rows))


ROUTES: list[ControllerRouterHandler] = [
    about,
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
]
