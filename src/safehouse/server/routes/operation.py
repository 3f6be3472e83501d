"""Routes for whoever runs a server: is it alive, is it ready, and figures for Prometheus."""

from collections.abc import Iterable

from litestar import Response, get
from litestar.openapi import ResponseSpec
from litestar.types import ControllerRouterHandler
from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from safehouse.server.game_server import GameServer
from safehouse.server.messages.about import Readiness
from safehouse.server.routes.visit import HttpRequest, server_of


@get("/health", tags=["server"], sync_to_thread=False)
def health() -> dict[str, str]:
    """Whether the process is alive."""
    return {"status": "alive"}


@get(
    ["/ready", "/api/ready"],
    tags=["server"],
    responses={503: ResponseSpec(Readiness, False, "Not now.")},
)
async def ready(request: HttpRequest) -> Response[Readiness]:
    """Whether the server can be used, or what it waits for."""
    server = server_of(request)
    waits_for = []
    try:
        if not await server.storage.is_ready():
            waits_for.append("database")
    except Exception:
        waits_for.append("database")
    if not server.broadcast.is_ready:
        waits_for.append("news")
    if not server.clockwork.is_sweeping:
        waits_for.append("tables")
    status, workers = "not ready" if waits_for else "ready", server.workers
    readiness = Readiness(status, waits_for, workers.preparing, workers.failed)
    return Response(readiness, status_code=503 if waits_for else 200)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: HttpRequest) -> Response[bytes]:
    """Figures for Prometheus."""
    figures: CollectorRegistry = request.app.state.figures
    return Response(generate_latest(figures), media_type="text/plain; version=0.0.4")


def figures_of(server: GameServer) -> CollectorRegistry:
    """What Prometheus is told about this process."""
    registry = CollectorRegistry()
    registry.register(_Figures(server))
    ProcessCollector(registry=registry)
    return registry


class _Figures(Collector):
    def __init__(self, server: GameServer) -> None:
        self._server = server

    def collect(self) -> Iterable[Metric]:
        """The figures of this moment."""
        server, entries = self._server, self._server.storage.entries
        gauges = {
            "safehouse_sockets": ("Open sockets", server.connection_count),
            "safehouse_tables_in_memory": ("Tables in memory", len(server.tables)),
            "safehouse_tables_in_quarantine": (
                "Tables that cannot be read, looked after or rated",
                server.tables_in_quarantine,
            ),
            "safehouse_seconds_since_look": (
                "Seconds since all tables were last looked after",
                server.clockwork.seconds_since_sweep,
            ),
        }
        counters = {
            "safehouse_decisions": ("Decisions on disk", server.tables.decisions),
            "safehouse_entries": ("Entries on disk", entries.appended),
            "safehouse_transactions": ("Transactions with entries", entries.batches),
        }
        for name, (text, value) in gauges.items():
            yield GaugeMetricFamily(name, text, value=value)
        for name, (text, value) in counters.items():
            yield CounterMetricFamily(name, text, value=value)


ROUTES: list[ControllerRouterHandler] = [health, ready, metrics]
