"""The first compilation, with progress, so that nobody waits without knowing why."""

import asyncio
from collections.abc import Sequence

from safehouse.games.errors import Refused
from safehouse.games.native import INTERPRETED
from safehouse.players.compiling import Part, is_compiled
from safehouse.players.host import Host
from safehouse.terminal.screen import counted, note, progress


def compile_first(game: str, *needs: str) -> None:
    """Compile what a command needs, in a process of its own, unless that has been done before."""
    if INTERPRETED:
        return
    parts = [part for part in (Part(game, what) for what in needs) if not is_compiled(part)]
    if not parts:
        return
    count = counted(len(parts), "part")
    note(f"Compiling the rules for this machine ({count}, once); a moment, please.")
    try:
        asyncio.run(_compile(parts))
    except OSError as error:
        raise Refused("no_cache", f"The cache cannot be used: {error.strerror}.") from None


async def _compile(parts: Sequence[Part]) -> None:
    host = Host()
    try:
        with progress(len(parts), "Compiling") as bar:
            for part in parts:
                bar.update(bar.task_ids[0], description=f"Compiling: {part}")
                await host.compile(part)
                bar.advance(bar.task_ids[0])
    finally:
        await host.stop()
