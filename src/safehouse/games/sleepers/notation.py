"""Decisions in words, one form everywhere: `recruit scientist E5`, `jump E5 E7`, `stop`."""

from functools import cache

from safehouse.games.errors import InvalidText
from safehouse.games.sleepers.actions import (
    ACTIVATE,
    BLAST,
    BOUNCE,
    COPY,
    FLIP,
    JUMP,
    MOVE,
    NUM_ACTIONS,
    RECRUIT,
    STOP,
    SWAP,
)
from safehouse.games.sleepers.board import HEXES, INDEX, NOWHERE, NUM_HEXES, STEP
from safehouse.games.sleepers.tiles import KINDS

ONE_HEX = {
    "activate": ACTIVATE,
    "flip": FLIP,
    "bounce": BOUNCE,
    "swap": SWAP,
    "copy": COPY,
    "blast": BLAST,
}
FORMS = {
    **{verb: f"{verb} HEX" for verb in ONE_HEX},
    "jump": "jump HEX HEX",
    "recruit": "recruit KIND HEX",
    "move": "move HEX HEX",
    "stop": "stop",
}


def hex_number(name: str) -> int:
    """The number of a hex by its name."""
    if name not in INDEX:
        raise InvalidText("unknown_hex", f"There is no hex {name[:20]!r} on the map.")
    return INDEX[name]


def kind_number(name: str) -> int:
    """The number of a kind by its name."""
    if name not in KINDS:
        raise InvalidText("unknown_kind", f"There is no agent of kind {name[:20]!r}.")
    return KINDS.index(name)


def jump_direction(here: int, there: int) -> int:
    """The direction of a jump."""
    for direction in range(6):
        if STEP[STEP[here, direction], direction] == there:
            return direction
    raise InvalidText(
        "bad_jump",
        f"A jump from {HEXES[here]} cannot land on {HEXES[there]}: they are not in line.",
    )


def parse(text: str) -> int:
    """The decision that some words name."""
    words = text.lower().split()
    match [word.upper() if word.upper() in INDEX else word for word in words]:
        case ["stop"]:
            return STOP
        case [verb, name] if verb in ONE_HEX:
            return ONE_HEX[verb] + hex_number(name)
        case ["jump", here, there]:
            start = hex_number(here)
            return JUMP + 6 * start + jump_direction(start, hex_number(there))
        case ["recruit", kind, name]:
            return RECRUIT + NUM_HEXES * kind_number(kind) + hex_number(name)
        case ["move", here, there]:
            return MOVE + NUM_HEXES * hex_number(here) + hex_number(there)
        case [verb, *_] if verb in FORMS:
            raise InvalidText("bad_decision", f"Say it like this: {FORMS[verb]}.")
    raise InvalidText("bad_decision", f"{text[:40]!r} is not a decision in Sleepers.")


@cache
def words(action: int) -> str:
    """A decision in words."""
    if action == STOP:
        return "stop"
    for verb, start in ONE_HEX.items():
        if start <= action < start + NUM_HEXES:
            return f"{verb} {HEXES[action - start]}"
    if JUMP <= action < RECRUIT:
        here, direction = divmod(action - JUMP, 6)
        landing = STEP[STEP[here, direction], direction]
        if landing != NOWHERE:
            return f"jump {HEXES[here]} {HEXES[landing]}"
    elif RECRUIT <= action < MOVE:
        kind, h = divmod(action - RECRUIT, NUM_HEXES)
        return f"recruit {KINDS[kind]} {HEXES[h]}"
    elif MOVE <= action < NUM_ACTIONS:
        here, there = divmod(action - MOVE, NUM_HEXES)
        return f"move {HEXES[here]} {HEXES[there]}"
    raise InvalidText("bad_decision", f"There is no decision with the number {action}.")
