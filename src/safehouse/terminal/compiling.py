"""The first compilation, with progress, so that nobody waits without knowing why."""

import asyncio
from collections.abc import Sequence

from safehouse.games.errors import Refused
from safehouse.games.native import INTERPRETED
from safehouse.games.telling import Language
from safehouse.players.compiling import Part, is_compiled
from safehouse.players.host import Host
from safehouse.terminal.screen import note, progress
from safehouse.texts import Messages, messages_of


def compile_first(language: Language, game: str, *needs: str) -> None:
    """Compile what a command needs, in a process of its own, unless that has been done before."""
    if INTERPRETED:
        return
    parts = [part for part in (Part(game, what) for what in needs) if not is_compiled(part)]
    if not parts:
        return
    messages = messages_of(language, "commands")
    note(messages("compiling", count=len(parts)))
    try:
        asyncio.run(_compile(parts, messages))
    except OSError as error:
        reason = str(error.strerror)
        raise Refused("no_cache", f"The cache cannot be used: {reason}.", reason=reason) from None


async def _compile(parts: Sequence[Part], messages: Messages) -> None:
    host = Host()
    try:
        with progress(len(parts), "") as bar:
            for part in parts:
                doing = messages("progress-compiling", part=str(part))
                bar.update(bar.task_ids[0], description=doing)
                await host.compile(part)
                bar.advance(bar.task_ids[0])
    finally:
        await host.stop()
