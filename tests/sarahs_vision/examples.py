"""Sarah's Vision for general tests: see `tests/examples.py`."""

VARIANTS: dict[str, dict[str, object]] = {
    "one": {"players": 1},
    "two": {"players": 2, "scenario": 2},
    "three": {"players": 3, "scenario": 2, "events": "shuffled"},
    "outside": {"players": 4, "scenario": 3, "tower": "outside", "events": "shuffled"},
}
USUAL: dict[str, object] = {"players": 2, "scenario": 2}
SHORT: dict[str, object] = {"players": 2, "scenario": 2}
SOON_OVER: dict[str, object] = {"players": 2}
STRIDE = 3
DECISIONS_ARE_PUBLIC = True
