"""Notices between the processes of a server: over Redis, or nowhere if there is only one."""

import asyncio
import secrets
from collections.abc import Callable

import msgspec
import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from safehouse.server.messages.live import Signal

CHANNEL = "safehouse:news"
RETRY = 0.5
MAX_QUEUED = 10_000
MAX_BATCH = 200

log = structlog.get_logger("news")


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Says that something has happened. The database has the details; most notices do too."""

    table: str = ""
    number: int = 0
    entry: bytes = b""
    client: str | None = None
    lobby: bool = False
    seat: str = ""
    signal: Signal | None = None
    revoked: str = ""
    """Somebody whose keys are not accepted any more, or only the one with this hash."""

    key_hash: str = ""
    is_present: bool | None = None
    """Whether a seat's person is at the table, in a notice about that."""

    sender: str = ""


Receive = Callable[[Notice], None]


class Messenger:
    """For a server of one process: there is nobody to tell."""

    has_others = False

    async def open(self, receive: Receive) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Stop listening."""

    def publish(self, notice: Notice) -> None:
        """Tell the other processes, without waiting for it."""

    @property
    def is_ready(self) -> bool:
        """Whether notices of the others arrive."""
        return True


class RedisMessenger(Messenger):
    """Tells the other processes over Redis.

    Notices that are lost while Redis is away do no harm: they only say that there is something to
    look at, and whoever writes an entry finds out from the database whether it came first.
    """

    has_others = True

    def __init__(self, url: str) -> None:
        self._redis = Redis.from_url(url)
        self._me = secrets.token_hex(4)
        self._queue: asyncio.Queue[Notice] = asyncio.Queue(MAX_QUEUED)
        self._tasks: list[asyncio.Task[None]] = []
        self._listens = asyncio.Event()

    async def open(self, receive: Receive) -> None:
        """Begin to listen; returns when the subscription stands."""
        self._tasks = [
            asyncio.create_task(self._send()),
            asyncio.create_task(self._listen(receive)),
        ]
        await asyncio.wait_for(self._listens.wait(), 10)

    async def close(self) -> None:
        """Stop sending and listening."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    def publish(self, notice: Notice) -> None:
        """Tell the other processes, without waiting for it."""
        if not self._queue.full():
            self._queue.put_nowait(msgspec.structs.replace(notice, sender=self._me))

    @property
    def is_ready(self) -> bool:
        """Whether notices of the others arrive."""
        return self._listens.is_set()

    async def _send(self) -> None:
        while True:
            notices = [await self._queue.get()]
            while len(notices) < MAX_BATCH and not self._queue.empty():
                notices.append(self._queue.get_nowait())
            try:
                # One message for all that has happened meanwhile, without repetitions.
                await self._redis.publish(
                    CHANNEL, msgspec.msgpack.encode(list(dict.fromkeys(notices)))
                )
            except (RedisError, OSError) as error:
                log.warning("notices could not be sent", error=type(error).__name__)

    async def _listen(self, receive: Receive) -> None:
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    await pubsub.subscribe(CHANNEL)
                    async for message in pubsub.listen():
                        if message["type"] == "subscribe":
                            self._listens.set()
                        elif message["type"] == "message":
                            self._receive(message["data"], receive)
            except (RedisError, OSError) as error:
                self._listens.clear()
                log.warning("notices do not arrive", error=type(error).__name__)
                await asyncio.sleep(RETRY)

    def _receive(self, data: bytes, receive: Receive) -> None:
        for notice in msgspec.msgpack.decode(data, type=list[Notice]):
            if notice.sender != self._me:
                try:
                    receive(notice)
                except Exception:
                    log.exception("a notice could not be taken in")
