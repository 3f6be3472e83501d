"""News from one process of the house to the others: over Redis, or to nobody in a house of one."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable

import msgspec
import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from safehouse.server.messages import Signal

CHANNEL = "safehouse:news"
RETRY = 0.5
MOST_WAITING = 10_000

log = structlog.get_logger("news")


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """That something happened; what, is in the database, and most of the time here too."""

    table: str = ""
    number: int = 0
    entry: bytes = b""
    client: str | None = None
    lobby: bool = False
    seat: str = ""
    signal: Signal | None = None
    gone: str = ""
    """Somebody whom the house does not know any more, or not by a key with this hash."""

    key: str = ""
    there: bool | None = None
    """Whether a seat is there, if it is about that."""

    by: str = ""


Hear = Callable[[Told], Awaitable[None]]


class Messenger:
    """For a house of one process there is nobody to tell."""

    has_others = False

    async def open(self, hear: Hear) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Stop listening."""

    def tell(self, told: Told) -> None:
        """Tell the other processes, without waiting for it."""

    @property
    def is_ready(self) -> bool:
        """Whether the others can be heard."""
        return True


class RedisMessenger(Messenger):
    """Tells the other processes over Redis.

    What is lost when Redis is away does no harm: news say only that there is something to look at,
    and whoever writes an entry finds out in the database whether it came first.
    """

    has_others = True

    def __init__(self, url: str) -> None:
        self._redis = Redis.from_url(url)
        self._me = secrets.token_hex(4)
        self._queue: asyncio.Queue[Told] = asyncio.Queue(MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self._listens = asyncio.Event()

    async def open(self, hear: Hear) -> None:
        """Begin to listen; returns when the subscription stands."""
        self._tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._listen(hear))]
        await asyncio.wait_for(self._listens.wait(), 10)

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    def tell(self, told: Told) -> None:
        """Tell the other processes."""
        if not self._queue.full():
            self._queue.put_nowait(msgspec.structs.replace(told, by=self._me))

    @property
    def is_ready(self) -> bool:
        """Whether the others can be heard."""
        return self._listens.is_set()

    async def _send(self) -> None:
        while True:
            told = [await self._queue.get()]
            while len(told) < 200 and not self._queue.empty():
                told.append(self._queue.get_nowait())
            try:
                # One message for all that happened meanwhile, and for a table only once.
                await self._redis.publish(
                    CHANNEL, msgspec.msgpack.encode(list(dict.fromkeys(told)))
                )
            except (RedisError, OSError) as error:
                log.warning("news could not be sent", error=type(error).__name__)

    async def _listen(self, hear: Hear) -> None:
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    await pubsub.subscribe(CHANNEL)
                    async for message in pubsub.listen():
                        if message["type"] == "subscribe":
                            self._listens.set()
                        elif message["type"] == "message":
                            await self._hear(message["data"], hear)
            except (RedisError, OSError) as error:
                self._listens.clear()
                log.warning("news cannot be heard", error=type(error).__name__)
                await asyncio.sleep(RETRY)

    async def _hear(self, data: bytes, hear: Hear) -> None:
        for told in msgspec.msgpack.decode(data, type=list[Told]):
            if told.by != self._me:
                try:
                    await hear(told)
                except Exception:
                    log.exception("news could not be taken in")
