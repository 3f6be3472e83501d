"""Why a decision is good: what it keeps away, clears up or prepares."""

from collections.abc import Iterable

from safehouse.games.contract import Records
from safehouse.games.game import Reason
from safehouse.games.sarahs_vision.record import VICTORY, Record, record_of

MAX_REASONS = 2


def reasons(before: Records, after: Records, seat: int) -> list[Reason]:
    """What happened to danger, events and inspiration between two positions."""
    b, a = record_of(before), record_of(after)
    if a.end:
        return [Reason("wins") if a.end == VICTORY else Reason("loses")]
    found = []
    covered = _members(a.covered) - _members(b.covered)
    danger = int(b.danger.sum()) + int(b.zone.sum()) - int(a.danger.sum()) - int(a.zone.sum())
    if covered > 0:
        found.append(Reason("covers", {"sections": covered}))
    if danger > 0:
        found.append(Reason("clears_danger", {"cubes": danger}))
    if (shown := _members([a.face_up]) - _members([b.face_up])) > 0:
        found.append(Reason("shows_events", {"events": shown}))
    if (gained := int(a.grid.sum()) - int(b.grid.sum())) > 0:
        found.append(Reason("inspires", {"cubes": gained}))
    if (freed := int(a.unlocked.sum()) - int(b.unlocked.sum())) > 0:
        found.append(Reason("unlocks", {"blocks": freed}))
    if (a.figure != b.figure).any():
        found.append(Reason("moves_figure"))
    if not found and (pulled := _blocks(b) - _blocks(a)) > 0:
        found.append(Reason("pays", {"blocks": pulled}))
    if not found:
        found.append(Reason("spares"))
    return found[:MAX_REASONS]


def _members(sets: Iterable[int]) -> int:
    return sum(int(one).bit_count() for one in sets)


def _blocks(s: Record) -> int:
    return int((s.tower > 0).sum())
