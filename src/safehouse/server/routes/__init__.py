"""Everything that can be asked for by HTTP, by subject, and the WebSocket."""

from litestar.types import ControllerRouterHandler

from safehouse.server.routes import help, lessons, live, operation, people, play, tables

ROUTES: list[ControllerRouterHandler] = [
    *people.ROUTES,
    *tables.ROUTES,
    *play.ROUTES,
    *live.ROUTES,
    *lessons.ROUTES,
    *help.ROUTES,
    *operation.ROUTES,
]
