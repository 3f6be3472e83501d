"""The decisions of Sleepers: `recruit scientist E5`, `jump E5 E7`, `stop`."""

from collections.abc import Sequence

from safehouse.games.contract import Records
from safehouse.games.decisions import Decisions, Place, Verb
from safehouse.games.errors import InvalidText
from safehouse.games.sleepers.board import HEXES, NOWHERE, NUM_HEXES, STEP
from safehouse.games.sleepers.tiles import KINDS

HEX = Place("hex", HEXES, "There is no hex {value!r} on the map.")
KIND = Place("kind", KINDS, "There is no agent of kind {value!r}.")


def jump_direction(here: int, there: int) -> int:
    """The direction of a jump."""
    for direction in range(6):
        if STEP[STEP[here, direction], direction] == there:
            return direction
    raise InvalidText(
        "bad_jump",
        f"A jump from {HEXES[here]} cannot land on {HEXES[there]}: they are not in line.",
        here=HEXES[here],
        there=HEXES[there],
    )


def read_jump(texts: Sequence[str], records: Records) -> int:
    """A jump is numbered by where it begins, and by its direction."""
    here, there = (HEX.index(text) for text in texts)
    return 6 * here + jump_direction(here, there)


def write_jump(number: int, records: Records) -> Sequence[str] | None:
    """Where a jump begins and lands; None if that is off the map."""
    here, direction = divmod(number, 6)
    landing = STEP[STEP[here, direction], direction]
    return None if landing == NOWHERE else (HEXES[here], HEXES[landing])


DECISIONS = Decisions(
    "Sleepers",
    Verb("stop"),
    Verb("activate", {"hex": HEX}),
    Verb("flip", {"hex": HEX}),
    Verb("bounce", {"hex": HEX}),
    Verb("swap", {"hex": HEX}),
    Verb("copy", {"hex": HEX}),
    Verb("blast", {"hex": HEX}),
    Verb("jump", {"from": HEX, "to": HEX}, read_jump, write_jump, size=6 * NUM_HEXES),
    Verb("recruit", {"kind": KIND, "hex": HEX}),
    Verb("move", {"from": HEX, "to": HEX}),
)

STOP = DECISIONS.first["stop"]
ACTIVATE = DECISIONS.first["activate"]
FLIP = DECISIONS.first["flip"]
BOUNCE = DECISIONS.first["bounce"]
SWAP = DECISIONS.first["swap"]
COPY = DECISIONS.first["copy"]
BLAST = DECISIONS.first["blast"]
JUMP = DECISIONS.first["jump"]
RECRUIT = DECISIONS.first["recruit"]
MOVE = DECISIONS.first["move"]
