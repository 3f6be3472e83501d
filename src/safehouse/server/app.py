"""The application: doors, guards at the doors, and what is opened and closed with the house."""

import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import structlog
from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPI, OpenAPIMediaType, OpenAPIResponse, Reference
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from safehouse import __version__, games
from safehouse.engine import dealing
from safehouse.games.errors import Refused, printable
from safehouse.players.compiling import RULES, Part, compile_part
from safehouse.server import house as houses
from safehouse.server.doors import HANDLERS, Hall
from safehouse.server.help import HANDLERS as HELP
from safehouse.server.help import Help
from safehouse.server.house import House
from safehouse.server.lessons import HANDLERS as LESSONS
from safehouse.server.limits import Limit
from safehouse.server.messages import In, Out, Problem, Readiness
from safehouse.server.news import Messenger, RedisMessenger
from safehouse.server.pages import BUILT, Pages
from safehouse.server.people import People
from safehouse.server.refusals import refuse, status_of
from safehouse.server.settings import Settings
from safehouse.server.storage import Storage
from safehouse.server.workers import Workers

LONGEST_BODY = 64 * 1024

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

BAD_FIELDS = {
    "name": Refused("bad_name", "A name is made of letters that can be seen, at most 30."),
    "guests": Refused("bad_name", "A name is made of letters that can be seen, at most 30."),
    "passphrase": Refused("bad_passphrase", "A passphrase has 8 to 200 characters."),
    "clock": Refused("bad_clock", "There is no such clock, or it has no such times."),
    "options": Refused("bad_options", "Options are an object of names and values."),
}
"""What is said of a field that cannot be read, so that a page can say it beside the field."""

log = structlog.get_logger("door")


class Guard:
    """Stands at the door: foreign pages stay out, nobody comes too fast, and every visit is noted.

    What is noted is the way that was taken and how it went, never what was brought.
    """

    def __init__(self, app: ASGIApp, settings: Settings, limit: Limit) -> None:
        self._app = app
        self._limit = limit
        self._secure = settings.secure
        self._origins = {origin.strip().rstrip("/") for origin in settings.origins.split(",")}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a visitor through, or not."""
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
                way=scope.get("path_template", "?"),
                status=status,
                ms=round(1000 * (time.perf_counter() - begin), 1),
            )

    def _refusal(self, scope: Scope) -> Refused | None:
        if "\x00" in scope["path"]:  # which nothing is called, and at which PostgreSQL fails
            return Refused("not_found", "There is nothing here.")
        headers = {name: value for name, value in scope["headers"] if name in (b"origin", b"host")}
        origin = headers.get(b"origin", b"").decode("latin-1")
        unsafe = scope["type"] != ScopeType.HTTP or scope["method"] not in SAFE
        if origin and unsafe:
            own = headers.get(b"host", b"").decode("latin-1")
            if origin.partition("://")[2] != own and origin not in self._origins:
                return Refused("foreign_origin", "This page does not belong to the house.")
        try:
            client = scope.get("client")
            self._limit.take(client[0] if client else "?")
        except Refused as refused:
            return refused
        return None


def _problem(code: str, sentence: str, status: int) -> Response[Problem]:
    return Response(Problem(code, sentence), status_code=status, media_type=MediaType.JSON)


def on_refused(_: Request[Any, Any, Any], refused: Refused) -> Response[Problem]:
    """One sentence with a code."""
    return _problem(refused.code, str(refused), status_of(refused))


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """The framework's own refusals in the words of the house."""
    codes = {404: "not_found", 405: "not_allowed", 413: "too_long", 415: "bad_type"}
    code = codes.get(error.status_code, "bad_request")
    sentences = {
        "not_found": "There is nothing here.",
        "not_allowed": "This cannot be done here.",
        "too_long": f"This has more bytes than the {_longest_body(request)} that are read here.",
    }
    detail, field = str(error.detail), ""
    for problem in error.extra if isinstance(error.extra, list) else []:
        if isinstance(problem, dict) and "message" in problem:
            key, message = str(problem.get("key", "")), str(problem["message"])
            field = key.partition(".")[0].partition("[")[0]
            # Of what is missing altogether, the framework gives nothing but the name.
            detail = f"{key} is missing" if message == repr(key) else f"{key} {message}".strip()
    detail = printable(detail[:200])[:200].rstrip(".")
    if code == "bad_request" and field in BAD_FIELDS:
        return on_refused(request, BAD_FIELDS[field])
    sentence = sentences.get(code, f"This is not understood: {detail}.")
    return _problem(code, sentence, error.status_code)


def _longest_body(request: Request[Any, Any, Any]) -> int:
    handler = request.scope.get("route_handler")
    if isinstance(handler, HTTPRouteHandler):
        return handler.resolve_request_max_body_size() or LONGEST_BODY
    return LONGEST_BODY


def on_failure(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Something broke; the visitor hears one sentence, the log the rest."""
    log.error("a request failed", exc_info=error)
    return _problem("broken", "Something broke in the house; nothing was changed.", 500)


@get("/health", tags=["house"], sync_to_thread=False)
def health() -> dict[str, str]:
    """Whether the process is alive."""
    return {"status": "alive"}


@get(
    ["/ready", "/api/ready"],
    tags=["house"],
    responses={503: ResponseSpec(Readiness, False, "Not now.")},
)
async def ready(request: Request[Any, Any, Any]) -> Response[Readiness]:
    """Whether the house can be played in, or what it waits for."""
    house = request.app.state.hall.house
    waits_for = []
    try:
        if not await house.storage.is_ready():
            waits_for.append("database")
    except Exception:
        waits_for.append("database")
    if not house.hears_others:
        waits_for.append("news")
    if not house.looks_after_tables:
        waits_for.append("tables")
    readiness = Readiness("not ready" if waits_for else "ready", waits_for, house.preparing)
    return Response(readiness, status_code=503 if waits_for else 200)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Figures for Prometheus."""
    return Response(
        generate_latest(request.app.state.figures), media_type="text/plain; version=0.0.4"
    )


class Visit(Request[Any, Any, Any]):
    """A request whose body may be anything at all."""

    async def json(self) -> Any:
        """The body, if it can be read."""
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError):
            raise Refused("bad_request", "This is not understood: it is no JSON.") from None


class Figures(Collector):
    """What Prometheus is told."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    def collect(self) -> Iterable[Metric]:
        """The figures of this moment."""
        house, storage = self._hall.house, self._hall.house.storage
        gauges = {
            "safehouse_sockets": ("Open sockets", sum(self._hall.sockets.values())),
            "safehouse_tables_in_memory": ("Tables in memory", house.tables_in_memory),
            "safehouse_tables_in_quarantine": (
                "Tables that cannot be read, looked after or rated",
                house.tables_in_quarantine,
            ),
            "safehouse_seconds_since_look": (
                "Seconds since the house last looked after all tables",
                house.seconds_since_look,
            ),
        }
        counters = {
            "safehouse_decisions": ("Decisions on disk", house.decisions),
            "safehouse_entries": ("Entries on disk", storage.appended),
            "safehouse_transactions": ("Transactions with entries", storage.batches),
        }
        for name, (text, value) in gauges.items():
            yield GaugeMetricFamily(name, text, value=value)
        for name, (text, value) in counters.items():
            yield CounterMetricFamily(name, text, value=value)


def kinds_of(message: type[In | Out]) -> list[type[In | Out]]:
    """All messages of a kind."""
    kinds = message.__subclasses__()
    return [deep for kind in kinds for deep in kinds_of(kind) or [kind]]


def describe_honestly(openapi: OpenAPI) -> None:
    """Say in the description what the framework does not know.

    Messages are described by msgspec, which checks them. Every refusal is a `Problem`, with any
    status of its kind.
    """
    problem = OpenAPIMediaType(schema=Reference(ref="#/components/schemas/Problem"))
    refusal = OpenAPIResponse("Refused; nothing has changed.", content={MediaType.JSON: problem})
    for way in (openapi.paths or {}).values():
        for operation in (way.get, way.post, way.patch, way.delete):
            if operation is not None and operation.responses is not None:
                operation.responses.pop("400", None)
                operation.responses["4XX"] = refusal
                if "204" in operation.responses:
                    operation.responses["204"] = OpenAPIResponse("Done.")
    _, schemas = msgspec.json.schema_components(
        [*kinds_of(In), *kinds_of(Out)],
        schema_hook=lambda _: {"description": "Anything."},
        ref_template="#/components/schemas/{name}",
    )
    known: dict[str, Any] = openapi.components.schemas
    known |= schemas


def create_app(
    settings: Settings,
    now: Callable[[], int] = houses.now_in_ms,
    new_id: Callable[[], str] = houses.new_id,
    new_secret: Callable[[], bytes] = dealing.new_secret,
    any_of: Callable[[int], int] = houses.random_place,
    built: Path = BUILT,
) -> Litestar:
    """The application of one process.

    Time, ids, chance and the folder of the built client can be given from outside, for tests.
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
            house = House(
                storage, messenger, workers, now, new_id, new_secret, any_of, settings.away
            )
            hall = Hall(house, People(storage, now, new_id), settings, limit)
            app.state.hall = hall
            app.state.help = Help(house, workers)
            app.state.figures = CollectorRegistry()
            app.state.figures.register(Figures(hall))
            ProcessCollector(registry=app.state.figures)
            await house.open()
            try:
                yield
            finally:
                hall.is_closing.set()
                await house.close()
                await storage.close()

    app = Litestar(
        route_handlers=[*HANDLERS, *LESSONS, *HELP, health, ready, metrics],
        lifespan=[lifespan],
        request_class=Visit,
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
        request_max_body_size=LONGEST_BODY,
        logging_config=None,
    )
    describe_honestly(app.openapi_schema)
    # Before the framework's own router, so that nobody comes in, or is sent away, unseen.
    app.asgi_handler = Guard(Pages(app.asgi_handler, built), settings, limit)
    return app
