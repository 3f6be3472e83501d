"""TypeScript types of messages."""

import re
from collections.abc import Mapping
from datetime import timedelta
from enum import Enum
from typing import Annotated, Literal

import msgspec
import pytest

from safehouse.games.telling import View
from safehouse.server.typescript import typescript
from safehouse.table.clock import Clock, Setting


class Kind(Enum):
    KILLER = "killer"
    JUMPER = "jumper"


class Decide(msgspec.Struct, tag="decide", rename="camel"):
    """A seat decides.

    What it may decide it has been told.
    """

    at_table: str
    number: Annotated[int, msgspec.Meta(ge=0, title="Number")]
    decision: str | None = None


class Leave(msgspec.Struct, tag="leave"):
    pass


class Agent(msgspec.Struct, frozen=True):
    """An agent on the board; it may stand on another,
    which may stand on a third.
    """

    kind: Kind
    under: "Agent | None" = None


class Shown(msgspec.Struct, tag_field="what", tag=3, omit_defaults=True):
    """Ends no comment: */ is harmless."""

    agents: dict[str, Agent]
    view: View
    events: list[dict[str, object]]
    counts: dict[int, float]
    paces: Mapping[Literal["fast", "slow"], bool]
    corner: tuple[int, str]
    seats: tuple[str, ...]
    maybe: list[int | None]
    told: list[dict[str, int | None]]
    kept: list[dict[str, object] | None]
    asked: frozenset[Decide | Leave | None]
    picture: bytes
    last: Decide | Leave
    first: Leave | Decide | None
    styles: list[Literal["plain", "dim"]]
    anything: object
    shade: Literal["dark", "light", None] = None
    hint: str | msgspec.UnsetType = msgspec.UNSET


class Odd(msgspec.Struct, rename={"name": "full-name"}):
    name: str


WRITTEN = """\
// Messages of the tests. Generated; do not edit.

export type Message = Decide | Leave;

export type Style = "dim" | "plain";

/** Ends no comment: * / is harmless. */
export interface Shown {
  what: 3;
  agents: Record<string, Agent>;
  view: unknown;
  events: Record<string, unknown>[];
  counts: Record<number, number>;
  paces: Partial<Record<"fast" | "slow", boolean>>;
  corner: [number, string];
  seats: string[];
  maybe: (number | null)[];
  told: Record<string, number | null>[];
  kept: (Record<string, unknown> | null)[];
  asked: (Message | null)[];
  picture: string;
  last: Message;
  first: Message | null;
  styles: Style[];
  anything: unknown;
  shade?: "dark" | "light" | null;
  hint?: string;
}

export interface Odd {
  "full-name": string;
}

/** A seat decides. */
export interface Decide {
  type: "decide";
  atTable: string;
  number: number;
  decision?: string | null;
}

export interface Leave {
  type: "leave";
}

/**
 * An agent on the board; it may stand on another,
 * which may stand on a third.
 */
export interface Agent {
  kind: "killer" | "jumper";
  under?: Agent | null;
}
"""


def test_every_kind_of_type_is_written() -> None:
    types = [
        ("Message", Decide | Leave),
        ("Style", Literal["plain", "dim"]),
        Shown,
        Odd,
    ]
    assert typescript(types, "Messages of the tests", opaque={View: "unknown"}) == WRITTEN


def test_the_order_is_that_of_the_given_types_and_then_of_mention() -> None:
    types = [Odd, Shown, ("Message", Decide | Leave)]
    written = typescript(types, "Messages")
    names = re.findall(r"^export \w+ (\w+)", written, re.MULTILINE)
    assert names == ["Odd", "Shown", "Message", "Decide", "Leave", "Agent", "View"]
    assert typescript(types, "Messages") == written


def test_what_is_mentioned_is_declared_once() -> None:
    written = typescript([("Setting", Setting), Clock], "Clocks")
    assert "setting: Setting;" in written
    assert "running?: string | null;" in written
    declared = re.findall(r"^export \w+ (\w+)", written, re.MULTILINE)
    without_comments = re.sub(r"//[^\n]*|/\*.*?\*/", "", written, flags=re.DOTALL)
    mentioned = re.findall(r"\b[A-Z]\w+", without_comments)
    assert set(mentioned) - {"Record", "Partial"} == set(declared)
    assert len(declared) == len(set(declared))
    assert written.count("{") == written.count("}")


def test_two_types_of_one_name_are_refused() -> None:
    other = msgspec.defstruct("Odd", [("name", int)])
    with pytest.raises(ValueError, match="Two types are called Odd"):
        typescript([Odd, other], "Messages")


@pytest.mark.parametrize("given", [int, ("Span", timedelta), ("Code", re.Pattern)])
def test_what_has_no_typescript_is_refused(given: object) -> None:
    with pytest.raises(TypeError):
        typescript([given], "Messages")
