"""The route to the WebSocket."""

from litestar import websocket
from litestar.connection import WebSocket
from litestar.datastructures import State
from litestar.types import ControllerRouterHandler

from safehouse.games.errors import Refused
from safehouse.server.connection import NOT_KNOWN, TOO_MANY, Connection
from safehouse.server.routes.visit import address_of, key_of, server_of, visitor


@websocket("/api/socket")
async def socket(socket: WebSocket[object, object, State]) -> None:
    """The live connection; docs/protocol.md describes it."""
    server = server_of(socket)
    try:
        connection = Connection(server, socket, await visitor(socket))
        with server.connected(connection, key_of(socket), address_of(socket)):
            await socket.accept()
            await connection.run()
    except Refused as refused:
        await socket.accept()
        code = NOT_KNOWN if refused.code == "not_signed_in" else TOO_MANY
        await socket.close(code, str(refused))


ROUTES: list[ControllerRouterHandler] = [socket]
