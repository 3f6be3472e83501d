"""What people are told: events with what each seat was shown of them, and lines to be said.

Rules tell a log what they do, in numbers (`tell`). A game makes an `Event` of each and says it by a
`Line`: the id of a Fluent message and what fills its places. Whoever shows a line, terminal or
browser, only looks the message up in its own language.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, Union

import msgspec
import numpy as np

from safehouse.games.contract import Log
from safehouse.games.native import rule

Language = Literal["en", "de", "fr"]
Texts = dict[Language, str]
"""A text in several languages."""

HIDDEN: Final = "?"
"""What stands where something is hidden."""

MAX_EVENTS = 1000
NUM_ARGS = 5


def new_log() -> Log:
    """An empty log: row 0 counts the others, each the number of an event and its fields."""
    return np.zeros((1 + MAX_EVENTS, 1 + NUM_ARGS), np.int32)


@rule
def tell(
    log: Log | None, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0
) -> None:
    """Write an event into a log, if it is not full. Without a log this compiles to nothing."""
    if log is not None:
        row = log[0, 0] + 1
        if row < len(log):
            log[0, 0] = row
            log[row, 0] = event
            log[row, 1] = a
            log[row, 2] = b
            log[row, 3] = c
            log[row, 4] = d
            log[row, 5] = e


def told(log: Log) -> list[list[int]]:
    """The rows of a log: the number of each event, and its fields."""
    rows: list[list[int]] = log[1 : 1 + int(log[0, 0])].tolist()
    return rows


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the rules let a seat look at now. Each game has its own, made by its `view` alone."""


class Event(msgspec.Struct, frozen=True, tag_field="event", omit_defaults=True):
    """Something that happened, as somebody saw it. Each game has its own kinds."""


@dataclass(frozen=True)
class Telling:
    """An event: the whole of it, and what each seat was shown."""

    whole: Event
    shown: Mapping[str, Event] = field(default_factory=dict)
    """What those seats saw that did not see the whole."""

    def to(self, seat: str) -> Event:
        """The event as a seat saw it."""
        return self.shown.get(seat, self.whole)


def pack_events(events: Iterable[Event]) -> list[msgspec.Raw]:
    """Events in JSON, on their way to another process or another machine."""
    return [msgspec.Raw(msgspec.json.encode(event)) for event in events]


def unpack_events(event_type: object, packed: Iterable[msgspec.Raw]) -> list[Event]:
    """What `pack_events` wrote, as a game's own types."""
    decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(event_type)
    return [decoder.decode(event) for event in packed]


Arg = Union[int, str, "Line", list[Union[str, "Line"]]]


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence to be said: the id of a Fluent message, and its arguments.

    An argument is a string, a number, another line, or a list of these.
    """

    id: str
    args: dict[str, Arg] = {}
    text: Texts = {}
    """The text itself, where a game's contents bring it along; there is no message then."""

    @classmethod
    def written(cls, text: Texts) -> "Line":
        """A line that is not a message but a text in several languages."""
        return cls("", text=text)


def args_of(fields: Mapping[str, object]) -> dict[str, Arg]:
    """The arguments of a message, made of fields.

    `"?"` becomes `hidden`, booleans become `yes` and `no`, and None becomes `none`.
    """
    args: dict[str, Arg] = {}
    for name, value in fields.items():
        match value:
            case "?":
                args[name] = "hidden"
            case bool():
                args[name] = "yes" if value else "no"
            case str() | int() | Line():
                args[name] = value
            case None:
                args[name] = "none"
            case list() | tuple():
                args[name] = [one if isinstance(one, Line) else str(one) for one in value]
    return args


def fields_of(event: Event) -> dict[str, object]:
    """The fields of an event by their names on the wire, without its tag."""
    info = zip(event.__struct_encode_fields__, event.__struct_fields__, strict=True)
    return {name: getattr(event, field) for name, field in info}


def tag_of(event: Event) -> str:
    """Which kind of event it is."""
    return str(event.__struct_config__.tag)
