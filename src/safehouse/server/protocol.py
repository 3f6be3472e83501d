"""The protocol in TypeScript, for the browser: `python -m safehouse.server.protocol FILE`."""

import sys
from pathlib import Path

from safehouse.games.game import Result
from safehouse.server.messages import about, help, live, people, play, tables
from safehouse.server.typescript import typescript
from safehouse.table.clock import Setting
from safehouse.table.entries import Ask, By

TYPES: list[object] = [
    ("ToServer", live.ToServer),
    ("FromServer", live.FromServer),
    ("Signal", live.Signal),
    ("Clock", Setting),
    ("By", By),
    ("Ask", Ask),
    Result,
    people.Enter,
    people.Entered,
    people.SignIn,
    people.Keep,
    people.Rename,
    people.PersonInfo,
    people.PersonalData,
    tables.OpenTable,
    tables.QuickMatch,
    tables.Join,
    tables.Tables,
    about.About,
    about.Readiness,
    play.Replay,
    about.Problem,
    help.Lessons,
    help.TryLesson,
    help.Hint,
    help.Belief,
    help.Chances,
]


def protocol() -> str:
    """All types of messages that a browser sends or gets."""
    return typescript(TYPES, "The messages between a browser and the server")


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(protocol(), "utf-8")
