"""Random positions of Sleepers with random house rules, denser and odder than play makes them."""

import random
from typing import Any

from tests.sleepers.positions import HEXES, TILES

CHOICES: dict[str, list[object]] = {
    "capture": ["single", "group"],
    "informant_self": ["allow", "forbid"],
    "diversion_self": ["allow", "forbid"],
    "effects": ["strict", "lenient"],
    "master_copies": ["active", "any"],
    "corners": ["both", "none"],
    "attrition": ["own_turn", "end_of_any_turn"],
    "no_progress": [100, "off", 3, 10],
    "turn_cap": [400, "off", 20, 50],
    "killed_sleepers": ["hidden", "owner", "open"],
    "own_sleepers": ["hidden", "visible"],
}


def random_options(chance: random.Random, share: float = 0.35) -> dict[str, object]:
    """Some house rules."""
    options = {
        name: chance.choice(values) for name, values in CHOICES.items() if chance.random() < share
    }
    if options.get("effects") != "lenient" and chance.random() < share / 2:
        options["police_first_jump"] = chance.choice(["must", "may"])
    return options


def random_position(chance: random.Random, hand: int = 4) -> dict[str, Any]:
    """A position that may be full or empty, face up or face down, and short of tiles."""
    position: dict[str, Any] = {
        "game": "sleepers",
        "to_move": chance.choice(["white", "black"]),
        "options": random_options(chance),
        "board": {},
        "hands": {},
        "piles": {},
        "killed": {},
    }
    hexes = list(HEXES)
    chance.shuffle(hexes)
    full, up = chance.random(), chance.random()
    for colour in ("white", "black"):
        tiles = [kind for kind, copies in TILES.items() for _ in range(copies)]
        chance.shuffle(tiles)
        if chance.random() < 0.3:
            del tiles[chance.randrange(4, 30) :]

        def take(n: int, tiles: list[str] = tiles) -> list[str]:
            taken = tiles[:n]
            del tiles[:n]
            return taken

        dead = chance.randrange(10) if chance.random() < 0.5 else 0
        position["killed"][colour] = [
            {"kind": kind, "face": chance.choice(["up", "down"])} for kind in take(dead)
        ]
        for kind in take(int(len(tiles) * full)):
            face = "up" if chance.random() < up else "down"
            position["board"][hexes.pop()] = {"owner": colour, "kind": kind, "face": face}
        position["hands"][colour] = take(hand if chance.random() < 0.8 else hand + 2)
        # A hand is empty only when the pile is too (R104).
        position["piles"][colour] = tiles if position["hands"][colour] else []
    return position
