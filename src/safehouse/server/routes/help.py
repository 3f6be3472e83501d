"""Routes for help: hints, beliefs, chances."""

from litestar import get
from litestar.types import ControllerRouterHandler

from safehouse.server.help import COSTS
from safehouse.server.messages.help import Belief, Chances, Hint
from safehouse.server.routes.visit import (
    HttpRequest,
    SeatName,
    TableId,
    address_of,
    server_of,
    visitor,
)
from safehouse.server.turns import Asker


@get("/api/tables/{table:str}/hint", tags=["help"])
async def hint(request: HttpRequest, table: TableId, seat: SeatName) -> Hint:
    """The best decisions and why, for somebody who plays alone or with computers, unrated."""
    server = server_of(request)
    person = await visitor(request)
    server.limit.take(person.id, COSTS["hint"])
    return await server.help.hint(table, seat, Asker(address_of(request), person.id))


@get("/api/tables/{table:str}/belief", tags=["help"])
async def belief(request: HttpRequest, table: TableId, seat: SeatName) -> Belief:
    """What the things may be that the seat has never seen, where a hint would be given."""
    server = server_of(request)
    person = await visitor(request)
    server.limit.take(person.id, COSTS["belief"])
    return await server.help.belief(table, seat, Asker(address_of(request), person.id))


@get("/api/tables/{table:str}/chances", tags=["help"])
async def chances(request: HttpRequest, table: TableId) -> Chances:
    """How the chances stood in a finished game; to be asked again until it is done."""
    server, address = server_of(request), address_of(request)
    server.limit.take(address, COSTS["chance"])
    return await server.help.chances(table, Asker(address))


ROUTES: list[ControllerRouterHandler] = [hint, belief, chances]
