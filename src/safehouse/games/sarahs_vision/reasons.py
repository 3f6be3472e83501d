"""Why a decision is good, in one line: what it keeps away, clears up or prepares."""

from collections.abc import Iterable

import numpy as np

from safehouse.games.kernel import Records
from safehouse.games.sarahs_vision.record import VICTORY
from safehouse.games.words import counted


def reason(before: Records, after: Records, seat: int) -> str:
    """What happened to danger, events and inspiration between two positions, in words."""
    b, a = before[0], after[0]
    if a.end:
        return "It wins the game." if a.end == VICTORY else "It is lost in any case."
    found = []
    covered = _members(a.covered) - _members(b.covered)
    danger = int(b.danger.sum()) + int(b.zone.sum()) - int(a.danger.sum()) - int(a.zone.sum())
    if covered > 0:
        found.append(f"covers {counted(covered, 'section')} of what is coming")
    if danger > 0:
        found.append(f"takes {counted(danger, 'danger cube')} away")
    if (shown := _members([a.face_up]) - _members([b.face_up])) > 0:
        found.append(f"shows {counted(shown, 'event')} to come")
    if (gained := int(a.grid.sum()) - int(b.grid.sum())) > 0:
        found.append(f"adds {gained} inspiration")
    if (freed := int(a.unlocked.sum()) - int(b.unlocked.sum())) > 0:
        found.append(f"unlocks {counted(freed, 'block')}")
    if (a.figure != b.figure).any():
        found.append("moves a figure")
    if not found and (pulled := _blocks(b) - _blocks(a)) > 0:
        found.append(f"pays with {counted(pulled, 'block')} from the tower")
    if not found:
        found.append("spares the tower and keeps what there is for later")
    return f"It {' and '.join(found[:2])}."


def _members(sets: Iterable[int]) -> int:
    return sum(int(one).bit_count() for one in sets)


def _blocks(s: np.record) -> int:
    return int((s.tower > 0).sum())
