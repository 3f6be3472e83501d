"""What somebody may ask for at a running table, and the entry that each request becomes."""

from typing import Annotated, Literal

import msgspec

from safehouse.table.entries import (
    AbortAsked,
    AnyEntry,
    Ask,
    Decided,
    Declined,
    DrawOffered,
    PauseAsked,
    ReplaceAsked,
    Resigned,
    Resumed,
)
from safehouse.table.permissions import Absences, check_is_away, check_number, check_seat
from safehouse.table.table import Table

PLAIN = "^[!-~]+$"
"""Characters of ids, which are looked up and stored: PostgreSQL would fail at a NUL."""

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=16, pattern=PLAIN)]
SeatName = Annotated[str, msgspec.Meta(min_length=1, max_length=20)]
ClientId = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=PLAIN)]
Number = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
DecisionText = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Level = Literal["level1", "level2", "level3", "level4", "level5", "level6"]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to be entered at a table: once for each id, however often it is sent."""

    id: ClientId
    table: Id
    seat: SeatName


class Decide(Request, frozen=True, tag="decide"):
    """Decide for a seat where the table has `number` entries. Safe to send again with its id."""

    number: Number
    decision: DecisionText


class Resign(Request, frozen=True, tag="resign"):
    """Give up, or leave a game that goes on without you."""


class OfferDraw(Request, frozen=True, tag="offer_draw"):
    """Offer a draw, or accept the one that was offered."""


class AskPause(Request, frozen=True, tag="ask_pause"):
    """Ask for a pause, or agree to one."""


class Resume(Request, frozen=True, tag="resume"):
    """Go on after a pause."""


class AskAbort(Request, frozen=True, tag="ask_abort"):
    """Ask that the game shall not count, or agree to it."""

    without: SeatName | None = None
    """Somebody who has been away for a while, and need not agree."""


class AskReplace(Request, frozen=True, tag="ask_replace"):
    """Go on with a computer player in the place of somebody who has been away for a while."""

    absent: SeatName
    player: Level = "level2"


class Decline(Request, frozen=True, tag="decline"):
    """Say no to what others have asked for."""

    what: Ask


AnyRequest = Decide | Resign | OfferDraw | AskPause | Resume | AskAbort | AskReplace | Decline


def entry_for(
    request: AnyRequest, person: str, table: Table, now: int, absences: Absences
) -> AnyEntry:
    """The entry that somebody asks for; whether it is allowed now, the table decides."""
    seat = request.seat
    check_seat(table, seat, person)
    match request:
        case Decide():
            check_number(table, request.number)
            is_outsiders = table.actor is not None and table.actor in table.state.game.outsiders
            return Decided(now, str(table.actor) if is_outsiders else seat, request.decision)
        case Resign():
            return Resigned(now, seat)
        case OfferDraw():
            return DrawOffered(now, seat)
        case AskPause():
            return PauseAsked(now, seat)
        case Resume():
            return Resumed(now, seat)
        case AskAbort():
            if request.without is not None:
                check_is_away(table, request.without, now, absences)
            return AbortAsked(now, seat, request.without or "")
        case AskReplace():
            check_is_away(table, request.absent, now, absences)
            return ReplaceAsked(now, seat, request.absent, request.player)
        case Decline():
            return Declined(now, seat, request.what)
