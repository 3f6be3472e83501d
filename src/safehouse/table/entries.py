"""What can be entered at a table: who did what, and when."""

from typing import Literal

import msgspec

By = Literal["player", "fallback"]
Ask = Literal["draw", "pause", "abort"]
"""What a player can ask the others for."""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something that a seat did, at a time in milliseconds."""

    at: int
    seat: str


class Decided(Entry, frozen=True, tag="decided"):
    """A decision of the game; by the fallback if the player has left or is out of time."""

    decision: str
    by: By = "player"
    fault: str = ""
    """What was wrong with a computer player's answer, if the fallback had to decide."""


class Resigned(Entry, frozen=True, tag="resigned"):
    """A seat gives up, or leaves a game that goes on without it."""


class TimedOut(Entry, frozen=True, tag="timed_out"):
    """A seat has run out of time, and so has lost the game."""


class DrawOffered(Entry, frozen=True, tag="draw_offered"):
    """A seat offers a draw; the offer stands until the other seat plays on or declines."""


class PauseAsked(Entry, frozen=True, tag="pause_asked"):
    """A seat asks to stop the clocks; the request stands until another person plays on."""


class Resumed(Entry, frozen=True, tag="resumed"):
    """The game goes on: somebody resumed it, or the pause had lasted too long."""

    by: By = "player"


class AbortAsked(Entry, frozen=True, tag="abort_asked"):
    """A seat asks that the game shall not count; it stands until another person plays on."""

    without: str = ""
    """Somebody who is away, and need not agree."""


class Declined(Entry, frozen=True, tag="declined"):
    """A seat says no to what others have asked for."""

    what: Ask


class ReplaceAsked(Entry, frozen=True, tag="replace_asked"):
    """A seat asks for a computer player in the place of somebody who is away.

    When all others have asked, the computer player takes the seat until the end.
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
