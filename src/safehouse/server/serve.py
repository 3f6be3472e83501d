"""Opening the house: logs, a socket, uvicorn, and a browser where there is one."""

import asyncio
import logging
import socket
import sys
import webbrowser
from contextlib import suppress

import structlog
import uvicorn
from alembic.util.exc import CommandError
from redis.asyncio import Redis
from redis.exceptions import RedisError
from sqlalchemy.exc import SQLAlchemyError

from safehouse.games.errors import Refused
from safehouse.server.app import create_app
from safehouse.server.settings import Settings
from safehouse.server.socket import LONGEST
from safehouse.server.storage import Storage

LONGEST_FRAME = 16 * LONGEST
"""What is longer is cut off by the line itself; what is shorter and too long gets an answer."""

HEARTBEAT = 20.0
GRACE = 5
"""Seconds between two signs of life, and until the house closes on those who do not go."""


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
            structlog.processors.dict_tracebacks,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(numbers[level.upper()]),
        logger_factory=structlog.PrintLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(level=logging.WARNING, format="%(message)s")


def open_socket(host: str, port: int) -> socket.socket:
    """Where the house is reached."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    line = socket.socket(family)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        line.bind((host, port))
    except (OSError, OverflowError) as error:
        line.close()
        why = error.strerror if isinstance(error, OSError) else str(error)
        raise Refused("bad_address", f"The house cannot open at {host}:{port}: {why}.") from None
    line.listen(2048)
    return line


async def check(settings: Settings) -> None:
    """See whether what the house stands on is there, before anybody is let in."""
    storage = Storage(settings.database_url())
    try:
        await storage.open()
    except (OSError, SQLAlchemyError, CommandError) as error:
        why = str(error).splitlines()[0][:200]
        raise Refused("no_database", f"The database cannot be used: {why}") from None
    finally:
        await storage.close()
    if settings.redis:
        redis = Redis.from_url(settings.redis)
        try:
            await redis.ping()
        except (OSError, RedisError) as error:
            raise Refused("no_redis", f"Redis cannot be reached: {error}") from None
        finally:
            await redis.aclose()


def serve(settings: Settings, opens_browser: bool = False) -> None:
    """Run the house until it is told to close."""
    set_up_logs(settings.log_level)
    line = open_socket(settings.host, settings.port)
    host, port = line.getsockname()[:2]
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    address = f"http://{shown}:{port}"
    config = uvicorn.Config(
        create_app(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=settings.trust_proxy,
        forwarded_allow_ips="*" if settings.trust_proxy else None,
        ws="websockets-sansio",
        ws_max_size=LONGEST_FRAME,
        ws_ping_interval=HEARTBEAT,
        ws_ping_timeout=HEARTBEAT,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )
    server = uvicorn.Server(config)

    async def run() -> None:
        await check(settings)
        serving = asyncio.create_task(server.serve(sockets=[line]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.02)
        if server.started:
            print(f"Safehouse is open at {address}", flush=True)
            if opens_browser:
                with suppress(webbrowser.Error):
                    webbrowser.open(address)
        await serving

    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(run())
    if not server.started:
        raise Refused("not_opened", "The house could not be opened; the log says why.")
