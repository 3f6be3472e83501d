"""Kills a server again and again under people who play: python -m bench.server_kill --times 50."""

import argparse
import asyncio
import tempfile
from contextlib import ExitStack
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tests.server.endurance import endure, summary
from tests.server.visitor import ServerProcess
from tests.services import postgres

THINK = 0.9
"""Seconds that a decision takes at most."""


def main() -> None:
    """Kill and show."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=50)
    parser.add_argument("--tables", type=int, default=60)
    arguments = parser.parse_args()
    report = Table(
        "database", "kills", "acknowledged", "lost", "damaged", "slowest resume, s", "players done"
    )
    for kind in ("sqlite", "postgresql"):
        with ExitStack() as stack, Progress(console=Console(stderr=True)) as bar:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            database = str(folder / "house.sqlite3")
            if kind == "postgresql":
                database = stack.enter_context(postgres())("kill")
            task = bar.add_task(f"Killing on {kind}", total=arguments.times)
            show = partial(bar.update, task)
            server = ServerProcess(database, "--log-level", "warning").start()
            figures = summary(
                asyncio.run(
                    endure(
                        server,
                        database,
                        arguments.times,
                        arguments.tables,
                        THINK,
                        lambda done, show=show: show(completed=done),  # type: ignore[misc]
                    )
                )
            )
        report.add_row(kind, *(str(value) for value in figures.values()))
    Console().print(report)


if __name__ == "__main__":
    main()
