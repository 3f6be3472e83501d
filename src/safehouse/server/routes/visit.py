"""A request as the routes see it: the server behind it, and whom it comes from."""

from typing import Annotated

from litestar import Request
from litestar.connection import WebSocket
from litestar.datastructures import State
from litestar.params import Parameter

from safehouse.games.errors import Refused
from safehouse.server.game_server import GameServer
from safehouse.server.storage.rows import Person

COOKIE = "safehouse"

HttpRequest = Request[object, object, State]
AnyConnection = HttpRequest | WebSocket[object, object, State]

TableId = Annotated[str, Parameter(max_length=16)]
SeatName = Annotated[str, Parameter(max_length=20)]


def server_of(connection: AnyConnection) -> GameServer:
    """The game server behind a request or a connection."""
    server: GameServer = connection.app.state.server
    return server


def key_of(connection: AnyConnection) -> str:
    """The key that a visitor shows: a bearer's, or a cookie."""
    scheme, _, key = connection.headers.get("authorization", "").partition(" ")
    return key.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE, "")


def address_of(connection: AnyConnection) -> str:
    """Where a visitor comes from."""
    return connection.client.host if connection.client else "?"


async def visitor(connection: AnyConnection) -> Person:
    """Who is asking; somebody unknown is refused."""
    server, key = server_of(connection), key_of(connection)
    person = await server.people.with_key(key) if key else None
    if person is None:
        raise Refused("not_signed_in", "The server does not know you; create a guest first.")
    server.addresses.note(person.id, address_of(connection))
    return person
