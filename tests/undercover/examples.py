"""Undercover for general tests: see `tests/examples.py`."""

from tests.effort import times

VARIANTS: dict[str, dict[str, object]] = {
    "two": {},
    "three": {"players": 3, "memory": "strict", "piles_show": "mixed", "plain_spaces": 3},
    "four": {"players": 4, "removed_hqs": "random", "first_round_scores": "off"},
    "mixed": {"players": 4, "piles_show": "mixed", "memory": "strict"},
    "short": {
        "players": 4,
        "piles_show": "official",
        "memory": "strict",
        "round_cap": 5,
        "no_progress": 1,
        "head_start": 3,
    },
}
USUAL: dict[str, object] = {"players": 3}
SHORT: dict[str, object] = {"round_cap": 1}
SOON_OVER: dict[str, object] = {"round_cap": min(60, times(4))}
STRIDE = 5
DECISIONS_ARE_PUBLIC = True
