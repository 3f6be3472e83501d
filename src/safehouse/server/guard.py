"""The guard: it turns foreign pages and hasty visitors away, and logs every visit.

The log has the route that was asked for and how it went, never what was sent.
"""

import time

import structlog
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from safehouse.games.errors import Refused
from safehouse.server.limits import Limit
from safehouse.server.refusals import refuse
from safehouse.server.settings import Settings

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:; "
        "style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}

SAFE = ("GET", "HEAD", "OPTIONS")

log = structlog.get_logger("guard")


class Guard:
    """An ASGI middleware around everything else, also the framework's own router."""

    def __init__(self, app: ASGIApp, settings: Settings, limit: Limit) -> None:
        self._app = app
        self._limit = limit
        self._secure = settings.secure
        self._origins = {origin.strip().rstrip("/") for origin in settings.origins.split(",")}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a visitor through, or refuse."""
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self._app(scope, receive, send)
            return
        begin = time.perf_counter()
        status = 0

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if self._secure:
                    headers.setdefault("strict-transport-security", "max-age=31536000")
                headers.setdefault("cache-control", "no-store")
            await send(message)

        refused = self._refusal(scope)
        if refused is None:
            await self._app(scope, receive, send_guarded)
        elif scope["type"] == ScopeType.HTTP:
            await refuse(refused, send_guarded)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 4003, "reason": str(refused)})
        if scope["type"] == ScopeType.HTTP:
            log.info(
                "visit",
                method=scope["method"],
                route=scope.get("path_template", "?"),
                status=status,
                ms=round(1000 * (time.perf_counter() - begin), 1),
            )

    def _refusal(self, scope: Scope) -> Refused | None:
        if "\x00" in scope["path"]:  # nothing is called so, and PostgreSQL would fail
            return Refused("not_found", "There is nothing here.")
        headers = {name: value for name, value in scope["headers"] if name in (b"origin", b"host")}
        origin = headers.get(b"origin", b"").decode("latin-1")
        unsafe = scope["type"] != ScopeType.HTTP or scope["method"] not in SAFE
        if origin and unsafe:
            own = headers.get(b"host", b"").decode("latin-1")
            if origin.partition("://")[2] != own and origin not in self._origins:
                return Refused("foreign_origin", "This request comes from another site.")
        try:
            client = scope.get("client")
            self._limit.take(client[0] if client else "?")
        except Refused as refused:
            return refused
        return None
