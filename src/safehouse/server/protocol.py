"""The protocol in TypeScript, for the browser: `python -m safehouse.server.protocol FILE`."""

import sys
from pathlib import Path

from safehouse.games.game import Result
from safehouse.server import messages
from safehouse.server.typescript import typescript
from safehouse.table.clock import Setting
from safehouse.table.entries import Ask, By

TYPES: list[object] = [
    ("ToHouse", messages.ToHouse),
    ("FromHouse", messages.FromHouse),
    ("Signal", messages.Signal),
    ("Clock", Setting),
    ("By", By),
    ("Ask", Ask),
    Result,
    messages.Enter,
    messages.Entered,
    messages.SignIn,
    messages.Keep,
    messages.Rename,
    messages.PersonInfo,
    messages.OpenTable,
    messages.QuickMatch,
    messages.Join,
    messages.Tables,
    messages.House,
    messages.Readiness,
    messages.Replay,
    messages.Problem,
    messages.Lessons,
    messages.TryLesson,
    messages.Hint,
    messages.Belief,
    messages.Chances,
]


def protocol() -> str:
    """All types of messages that a browser sends or gets."""
    return typescript(TYPES, "The messages between a browser and the house")


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(protocol(), "utf-8")
