"""What can be written into the record of a table: who did what, and when."""

from typing import Literal

import msgspec

By = Literal["player", "fallback"]
Ask = Literal["draw", "pause", "abort"]
"""What one can ask the others for."""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something that a seat did, at a time in milliseconds."""

    at: int
    seat: str


class Decided(Entry, frozen=True, tag="decided"):
    """A decision of the game; by the fallback if the seat was left or its time was up."""

    decision: str
    by: By = "player"
    fault: str = ""
    """What was wrong with the answer of a computer player, if the fallback had to help."""


class Resigned(Entry, frozen=True, tag="resigned"):
    """A seat gives up, or leaves a game that goes on without it."""


class TimedOut(Entry, frozen=True, tag="timed_out"):
    """The time of a seat is up, and the game is lost by it."""


class DrawOffered(Entry, frozen=True, tag="draw_offered"):
    """A seat would take a draw; it stands until the other seat plays on or declines."""


class PauseAsked(Entry, frozen=True, tag="pause_asked"):
    """A seat would like to stop the clocks for a while; it stands until another person plays on."""


class Resumed(Entry, frozen=True, tag="resumed"):
    """The game goes on: somebody resumed it, or the pause was so long that the house does."""

    by: By = "player"


class AbortAsked(Entry, frozen=True, tag="abort_asked"):
    """A seat would like the game not to count; it stands until another person plays on."""

    without: str = ""
    """Somebody who is away, and need not agree."""


class Declined(Entry, frozen=True, tag="declined"):
    """A seat says no to what others have asked for."""

    what: Ask


class ReplaceAsked(Entry, frozen=True, tag="replace_asked"):
    """A seat would go on with a computer player in the place of somebody who is away.

    When all others have asked, the computer player sits there until the end.
    """

    absent: str
    player: str


AnyEntry = (
    Decided
    | Resigned
    | TimedOut
    | DrawOffered
    | PauseAsked
    | Resumed
    | AbortAsked
    | Declined
    | ReplaceAsked
)

_decoder = msgspec.json.Decoder(AnyEntry)


def write_entry(entry: AnyEntry) -> bytes:
    """An entry as it is stored."""
    return msgspec.json.encode(entry)


def read_entry(data: bytes) -> AnyEntry:
    """What `write_entry` wrote."""
    entry: AnyEntry = _decoder.decode(data)
    return entry
