"""Sleepers for general tests: see `tests/examples.py`."""

from tests.effort import times

VARIANTS: dict[str, dict[str, object]] = {
    "printed": {},
    "lenient": {"effects": "lenient", "master_copies": "any", "capture": "group"},
    "visible": {"own_sleepers": "visible", "effects": "lenient"},
    "owner": {"killed_sleepers": "owner", "master_copies": "any"},
    "open": {"killed_sleepers": "open", "own_sleepers": "visible"},
    "german": {"preset": "german_table", "corners": "none", "killed_sleepers": "open"},
    "short": {"no_progress": 5, "turn_cap": 90, "attrition": "end_of_any_turn"},
}
USUAL: dict[str, object] = {"own_sleepers": "hidden"}
SHORT: dict[str, object] = {"turn_cap": 2}
SOON_OVER: dict[str, object] = {"turn_cap": min(400, times(16))}
STRIDE = 7
DECISIONS_ARE_PUBLIC = False
