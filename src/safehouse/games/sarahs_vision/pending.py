"""What is being done in a position from outside: sections named, payments, questions, lines."""

from collections.abc import Sequence
from typing import Annotated

import msgspec
import numpy as np

from safehouse.games.contract import Records
from safehouse.games.errors import InvalidText
from safehouse.games.native import entry
from safehouse.games.positions import bad_position
from safehouse.games.sarahs_vision import decisions as d
from safehouse.games.sarahs_vision.decisions import DECISIONS, DIRECTIVE_NAMES
from safehouse.games.sarahs_vision.effects import COLOURS, LOCATIONS, ROLES, Colour, Role
from safehouse.games.sarahs_vision.names import PURPOSES, RESUME, Purpose
from safehouse.games.sarahs_vision.paying import frame_colour
from safehouse.games.sarahs_vision.record import (
    CURRENT,
    NOTHING,
    NUM_EVENTS,
    OUTCOME,
    RECORD,
    ROW,
    Record,
    record_of,
)
from safehouse.games.sarahs_vision.table import (
    DIRECTIVE_COST,
    REMOVE_COLOUR,
    REMOVE_COST,
    REVEAL_COLOUR,
    REVEAL_COST,
    SWAP_COLOUR,
    SWAP_COST,
)
from safehouse.games.sarahs_vision.tower import SLOTS, TOUCHES_PER_PULL

EventNumber = Annotated[int, msgspec.Meta(ge=1, le=NUM_EVENTS)]


class PendingForm(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    rename={"purpose": "for"},
):
    """What is being done."""

    named: tuple[str, ...] = ()
    purpose: Purpose | None = None
    target: str | None = None
    colour: Colour | None = None
    owed: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    touches: Annotated[int, msgspec.Meta(ge=0, le=TOUCHES_PER_PULL)] = 0
    pulled: str | None = None
    then: str | None = None
    by: EventNumber | str | None = None
    line: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    left: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    does: str = ""
    place: str | None = None
    passes: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    sheltered: tuple[Role, ...] = ()
    events_owed: Annotated[int, msgspec.Meta(ge=0, le=ROW)] = 0
    collapse_pending: bool = False


EARLIER_NAMES = {"falling": "events_owed", "fallen": "collapse_pending"}
"""What two fields are called in positions that version 0.1.0 wrote."""


@entry
def colour_at(records: Records, place: int, section: int) -> int:
    """The colour of the frame of a section."""
    return frame_colour(records[0], place, section)


def index_of(name: str, names: Sequence[str], what: str) -> int:
    """The index of a name; any other is refused."""
    if name not in names:
        raise bad_position(f"There is no {what} {name[:30]!r}.")
    return names.index(name)


def _decision(text: str, first: int, after: int) -> int:
    try:
        number = DECISIONS.number(text, np.zeros(0, RECORD))
    except InvalidText:
        number = -1
    if not first <= number < after:
        raise bad_position(f"{text[:40]!r} makes no sense there.")
    return number - first


def read_pending(records: Records, pending: PendingForm) -> None:
    """Take what is being done into a record that has cards, blocks and seats already."""
    s = record_of(records)
    named = [_decision(f"cover {name}", d.COVER, d.PULL) for name in pending.named]
    for section in named:
        place, i = divmod(section, 12)
        event = int(s.row[place])
        if event < 0 or not int(s.face_up) >> place & 1 or int(s.covered[place]) >> i & 1:
            raise bad_position("A section is named that cannot be covered.")
        if not int(s.frames[event, colour_at(records, place, i)]) >> i & 1:
            raise bad_position("A section is named that has no frame.")
    s.named = np.uint64(sum(1 << section for section in set(named)))
    if pending.purpose is not None:
        _read_payment(records, pending)
    _read_question(s, pending)
    if pending.by is not None:
        by_event = isinstance(pending.by, int)
        s.source = (
            pending.by - 1
            if isinstance(pending.by, int)
            else NUM_EVENTS + DIRECTIVE_NAMES.index(pending.by)
        )
        if by_event and s.row[CURRENT] != s.source:
            raise bad_position("The event that is carried out is the one that is being resolved.")
        s.line = pending.line - 1
        s.left = pending.left
    if pending.place is not None:
        s.place = index_of(pending.place, LOCATIONS, "location")
    s.passes = pending.passes
    s.sheltered = sum(1 << ROLES.index(role) for role in set(pending.sheltered))
    s.events_owed = pending.events_owed
    s.collapse_pending = int(pending.collapse_pending)


def _read_payment(records: Records, pending: PendingForm) -> None:
    s = record_of(records)
    s.purpose = PURPOSES.index(str(pending.purpose))
    target, colour, cost = str(pending.target), 0, 1
    if pending.purpose == "swap":
        s.target = _decision(f"swap {target}", d.SWAP, d.REMOVE)
        colour, cost = SWAP_COLOUR, SWAP_COST
        if max(d.PAIRS[int(s.target)]) >= s.row_size:
            raise bad_position("The row does not have that many cards.")
    elif pending.purpose == "remove":
        s.target = _decision(f"remove {target}", d.REMOVE, d.TAKE)
        colour, cost = REMOVE_COLOUR, REMOVE_COST
        if not int(s.face_up) >> int(s.target) & 1:
            raise bad_position("Only a revealed event is removed.")
    elif pending.purpose == "reveal":
        s.target, colour, cost = 0, REVEAL_COLOUR, REVEAL_COST
    elif pending.purpose == "play":
        s.target = DIRECTIVE_NAMES.index(target)
        colour, cost = 3, int(DIRECTIVE_COST[s.target])
    else:
        s.target = _decision(f"cover {target}", d.COVER, d.PULL)
        place, i = divmod(int(s.target), 12)
        colour = colour_at(records, place, i)
        lowest = int(s.named) & -int(s.named)
        if pending.owed and lowest != 1 << int(s.target):
            raise bad_position("Sections are paid for in the order of the row.")
    s.colour = colour
    s.owed = pending.owed
    s.touches = pending.touches
    if pending.colour != COLOURS[colour] or not 0 <= pending.owed <= cost:
        raise bad_position(f"That costs {cost} {COLOURS[colour]}.")


def _read_question(s: Record, pending: PendingForm) -> None:
    """What the tower outside is asked."""
    if s.stage == OUTCOME:
        s.resume = list(RESUME)[index_of(str(pending.then), list(RESUME.values()), "stage")]
        s.pulled = NOTHING
        if pending.pulled is not None:
            layer, _, slot = pending.pulled.partition(" ")
            if not layer.isdecimal() or not 1 <= int(layer[:4]) <= s.layers - 3:
                raise bad_position("Nothing is pulled from there.")
            s.pulled = 3 * (int(layer) - 1) + index_of(slot, SLOTS, "slot")
            if not s.tower[int(s.pulled) // 3, int(s.pulled) % 3]:
                raise bad_position("There is no block in that place.")
            if pending.owed < 1:
                raise bad_position("A block is pulled where nothing is owed.")
        payment = pending.purpose is not None
        wanted = "paid" if payment else "resolve" if s.step == 1 else "laid_back"
        if pending.then != wanted or (pending.pulled is not None and not payment):
            raise bad_position("What follows if the tower holds does not fit.")
