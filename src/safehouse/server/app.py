"""The application: routes, the guard in front of them, and all that starts and stops with it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from safehouse import __version__, games
from safehouse.games.errors import Refused
from safehouse.players.compiling import RULES, Part, compile_part
from safehouse.server.game_server import GameServer
from safehouse.server.guard import Guard
from safehouse.server.limits import Limit
from safehouse.server.news import Messenger, RedisMessenger
from safehouse.server.openapi import correct
from safehouse.server.pages import BUILT, Pages
from safehouse.server.refusals import MAX_BODY, on_failure, on_http_error, on_refused
from safehouse.server.routes import ROUTES
from safehouse.server.routes.operation import figures_of
from safehouse.server.settings import Settings
from safehouse.server.sources import Sources
from safehouse.server.storage import Storage
from safehouse.server.workers import Workers


class TolerantRequest(Request[object, object, State]):
    """A request whose body may be anything at all."""

    async def json(self) -> object:
        """The body, if it can be read."""
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError):
            raise Refused("bad_request", "This cannot be understood: it is not JSON.") from None


def create_app(settings: Settings, sources: Sources | None = None, built: Path = BUILT) -> Litestar:
    """The application of one process.

    Tests give their own time, ids and chance, and another folder with the built client.
    """
    limit = Limit(settings.rate)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        if not games.patient:
            for game in games.GAMES:
                compile_part(Part(game, RULES))
        storage = app.state.get("storage")  # whoever serves may have opened it already
        if storage is None:
            storage = Storage(settings.database_url())
            await storage.open()
        messenger = RedisMessenger(settings.redis) if settings.redis else Messenger()
        async with Workers(settings.workers) as workers:
            server = GameServer(settings, storage, messenger, workers, sources or Sources(), limit)
            app.state.server = server
            app.state.figures = figures_of(server)
            await server.open()
            try:
                yield
            finally:
                await server.close()
                await storage.close()

    app = Litestar(
        route_handlers=ROUTES,
        lifespan=[lifespan],
        request_class=TolerantRequest,
        exception_handlers={
            Refused: on_refused,
            HTTPException: on_http_error,
            Exception: on_failure,
        },
        openapi_config=OpenAPIConfig(
            title="Safehouse",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin()],  # pages for it would come from elsewhere
        ),
        request_max_body_size=MAX_BODY,
        logging_config=None,
    )
    correct(app.openapi_schema)
    # Before the framework's own router, so that nobody gets in, or is sent away, unnoticed.
    app.asgi_handler = Guard(Pages(app.asgi_handler, built), settings, limit)
    return app
