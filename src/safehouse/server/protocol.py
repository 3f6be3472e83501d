"""Types in TypeScript, for the browser: `python -m safehouse.server.protocol web/src`."""

import json
import sys
from pathlib import Path

import msgspec

from safehouse.games import GAMES, game_named
from safehouse.games.game import AnyGame, Result
from safehouse.games.telling import Event, Line, View
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
    Line,
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
    return typescript(
        TYPES,
        "The messages between a browser and the server",
        opaque={View: "unknown", Event: "unknown"},
    )


def game_types(game: AnyGame) -> str:
    """The types of a game's views, events and options, its verbs, and what is in the box."""
    named = [*game.type_names.items(), ("Event", game.event_type)]
    title = f"The views, events and decisions of {game.title}"
    types = typescript([game.view_type, *named], title)
    defaults = "".join(
        f"  {_key(name)}: {json.dumps(value)},\n"
        for name, value in msgspec.to_builtins(msgspec.structs.asdict(game.options())).items()
    )
    verbs = "".join(
        f"  {_key(verb.name)}: {json.dumps(list(verb.places))},\n"
        for verb in game.decisions.verbs.values()
    )
    constants = "".join(
        f"\nexport const {name} = {json.dumps(value)} as const;\n"
        for name, value in game.constants.items()
    )
    return (
        f"{types}\n"
        f"export const DEFAULTS: Required<Options> = {{\n{defaults}}};\n\n"
        f"/** The places of each verb. */\n"
        f"export const VERBS = {{\n{verbs}}} as const;\n"
        f"{constants}"
    )


def write_types(client: Path) -> None:
    """Write all types that the browser client is built with."""
    (client / "protocol.ts").write_text(protocol(), "utf-8")
    for name in GAMES:
        if (folder := client / "games" / name).is_dir():
            (folder / "types.ts").write_text(game_types(game_named(name)), "utf-8")


def _key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


if __name__ == "__main__":
    write_types(Path(sys.argv[1]))
