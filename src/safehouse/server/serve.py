"""Starting the server: logs, a socket, uvicorn, and a browser where there is one."""

import asyncio
import gc
import logging
import signal
import socket
import sys
import webbrowser
from contextlib import suppress

import structlog
import uvicorn
from litestar import Litestar
from redis.asyncio import Redis
from structlog.tracebacks import ExceptionDictTransformer

from safehouse.games.errors import Refused
from safehouse.server.app import create_app
from safehouse.server.connection import MAX_MESSAGE
from safehouse.server.settings import Settings
from safehouse.server.storage import Storage
from safehouse.texts import Messages

MAX_FRAME = 16 * MAX_MESSAGE
"""Longer frames end the connection; what is shorter and still too long gets an answer."""

PROXIES = "127.0.0.1, ::1, 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, fc00::/7"
"""Which proxies are trusted to report a visitor's address: proxies on this machine and in private
networks.

A visitor can write anything into the header before a proxy adds to it. The last address that is
not a proxy's is the one that a proxy has seen itself."""

HEARTBEAT = 20.0
GRACE = 5
"""Seconds between two signs of life, and until those who do not go are cut off."""


def set_up_logs(level: str) -> None:
    """One line of JSON for each thing that happens, to standard error."""
    numbers = logging.getLevelNamesMapping()
    if level.upper() not in numbers:
        raise Refused("bad_settings", f"There is no log level {level[:20]!r}.")
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            # Without local variables: keys, passphrases and secrets of games are among them.
            structlog.processors.ExceptionRenderer(ExceptionDictTransformer(show_locals=False)),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(numbers[level.upper()]),
        logger_factory=structlog.PrintLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(level=logging.WARNING, format="%(message)s")
    # Whatever a visitor sends is the visitor's business, and no reason for a traceback.
    logging.getLogger("uvicorn.error").addFilter(
        lambda record: not record.getMessage().startswith("Invalid UTF-8")
    )


def open_socket(host: str, port: int) -> socket.socket:
    """Where the server is reached."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        listener.close()
        why = _why(error.strerror if isinstance(error, OSError) else error)
        details = {"host": host, "port": str(port), "reason": why}
        sentence = f"The server cannot listen on {host}:{port}: {why}"
        raise Refused("bad_address", sentence, **details) from None
    listener.listen(2048)
    return listener


def _why(error: object) -> str:
    """What is wrong, in the first line of what somebody else's code says about it."""
    first = next(iter(str(error).splitlines()), "") or type(error).__name__
    return first[:200].rstrip(". ") + "."


async def open_storage(url: str) -> Storage:
    """The database, up to date."""
    # Drivers of databases raise what they like: for an address that is not one, for a wrong
    # password, for a server that is away.
    try:
        storage = Storage(url)
        try:
            await storage.open()
        except BaseException:
            await storage.close()
            raise
    except Exception as error:
        why = _why(error)
        raise Refused("no_database", f"The database cannot be used: {why}", reason=why) from None
    return storage


async def check_redis(settings: Settings) -> None:
    """See whether Redis is there, before anybody is let in."""
    if settings.redis:
        try:
            async with Redis.from_url(settings.redis) as redis:
                await redis.ping()
        except Exception as error:
            why = _why(error)
            raise Refused("no_redis", f"Redis cannot be reached: {why}", reason=why) from None


class Server(uvicorn.Server):
    """Uvicorn, which releases requests that wait for something to happen before it shuts down."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the server."""
        self._app.state.server.is_closing.set()
        await super().shutdown(sockets)


def freeze_gc() -> None:
    """Spare those who play the long runs of the garbage collector.

    What the server has loaded stays, and tables in memory hold no cycles: to look through all of
    them takes half a second, in which nobody gets an answer.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 1_000)


def serve(settings: Settings, opens_browser: bool, messages: Messages) -> None:
    """Run the server until it is told to close."""
    set_up_logs(settings.log_level)
    listener = open_socket(settings.host, settings.port)
    host, port = listener.getsockname()[:2]
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    address = f"http://{shown}:{port}"
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=settings.trust_proxy,
        forwarded_allow_ips=PROXIES if settings.trust_proxy else None,
        ws="websockets-sansio",
        ws_max_size=MAX_FRAME,
        ws_ping_interval=HEARTBEAT,
        ws_ping_timeout=HEARTBEAT,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )
    server = Server(config, app)
    # Uvicorn closes the server and then passes the signal on; having been closed is not a failure.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))

    async def run() -> None:
        await check_redis(settings)
        app.state.storage = await open_storage(settings.database_url())
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.02)
        if server.started:
            freeze_gc()
            if settings.warm:
                app.state.server.warm_up()
            print(messages("serve-open", address=address), flush=True)
            if opens_browser:
                with suppress(webbrowser.Error):
                    webbrowser.open(address)
        await serving
        if not server.started:
            await app.state.storage.close()

    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(run())
    if not server.started:
        raise Refused("not_opened", "The server could not start; the log says why.")
