"""Nothing that was acknowledged is lost when the server is killed, and everybody comes back."""

import asyncio
from pathlib import Path

from tests.server.endurance import Report, endure
from tests.server.visitor import ServerProcess

KILLS = 4
TABLES = 6
THINK = 0.1


def run(database: str, log: Path) -> Report:
    server = ServerProcess(database, "--log-level", "warning", log=log).start()
    return asyncio.run(endure(server, database, KILLS, TABLES, THINK))


def check(report: Report, log: Path) -> None:
    assert report.kills == KILLS
    assert report.acknowledged > 50
    assert report.lost == []
    assert report.damaged == {}
    assert max(report.resumed) < 5.0
    assert "error" not in log.read_text()


def test_killed_on_sqlite_nothing_is_lost(tmp_path: Path) -> None:
    log = tmp_path / "log"
    check(run(str(tmp_path / "house.sqlite3"), log), log)


def test_killed_on_postgresql_nothing_is_lost(database: str, tmp_path: Path) -> None:
    log = tmp_path / "log"
    check(run(database, log), log)
