"""The decisions of Sarah's Vision, numbered so that a set of them is eight integers of 64 bits."""

from collections.abc import Sequence

from safehouse.games.contract import Records
from safehouse.games.decisions import Decisions, Place, Verb
from safehouse.games.errors import InvalidText
from safehouse.games.sarahs_vision.contents import directives
from safehouse.games.sarahs_vision.effects import COLOURS, ENDS_OF_GRID, LOCATIONS, ROLES
from safehouse.games.sarahs_vision.record import MAX_LAYERS, NUM_LINES, ROW
from safehouse.games.sarahs_vision.tower import KIND_NAMES, SLOTS

SECTIONS = (*LOCATIONS, *(f"line_{i + 1}" for i in range(NUM_LINES)))
DIRECTIVE_NAMES = tuple(card.id for card in directives())

PAIRS = tuple((a, b) for a in range(ROW) for b in range(a + 1, ROW))
ROLE_PAIRS = ((0, 1), (0, 2), (1, 2))
ORDERED_ROLES = ((0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1))

LAYERS_IN_A_PART = MAX_LAYERS // 2
"""A block of the tower is one of three bits of its layer, in two integers."""

PART = 64


def _listed(
    name: str,
    places: dict[str, Place],
    listed: Sequence[Sequence[str]],
    at: int | None = None,
) -> Verb:
    """A verb whose places are listed together, because they do not all go with each other.

    An empty entry of the list is a number without a decision.
    """

    def read(texts: Sequence[str], records: Records) -> int:
        # Each place on its own first, so that the refusal names the wrong one.
        found = [
            place.values[place.index(text)]
            for place, text in zip(places.values(), texts, strict=True)
        ]
        if found not in listed:
            example = " ".join(next(texts for texts in listed if texts))
            raise InvalidText("bad_decision", f"Write it like this: {name} {example}.")
        return listed.index(found)

    def write(number: int, records: Records) -> Sequence[str] | None:
        return listed[number] or None

    return Verb(name, places, read, write, size=len(listed), at=at)


def _roles(pairs: Sequence[tuple[int, int]]) -> list[list[str]]:
    return [[ROLES[one], ROLES[other]] for one, other in pairs]


def _place(name: str, values: Sequence[str]) -> Place:
    return Place(name, values, code="bad_decision")


CARD_PLACE = _place("place", tuple(str(i + 1) for i in range(ROW)))
SECTION = _place("section", SECTIONS)
LAYER = _place("layer", tuple(str(i + 1) for i in range(MAX_LAYERS)))
SLOT = _place("slot", SLOTS)
ROLE = _place("role", ROLES)
COLOUR = _place("colour", COLOURS)
LOCATION = _place("location", LOCATIONS)
CARD = _place("card", DIRECTIVE_NAMES)
BLOCK = _place("block", KIND_NAMES[1:])
END = _place("end", ENDS_OF_GRID)

TOWER_PLACES = {"layer": LAYER, "slot": SLOT}
TOWER_NUMBERS = [
    [str(part * LAYERS_IN_A_PART + bit // 3 + 1), SLOTS[bit % 3]]
    if bit < 3 * LAYERS_IN_A_PART
    else []
    for part in range(2)
    for bit in range(PART)
]

DECISIONS = Decisions(
    "Sarah's Vision",
    Verb("pass"),
    Verb("draw"),
    Verb("reveal"),
    Verb("pay"),
    Verb("done"),
    Verb("held"),
    Verb("fell"),
    _listed(
        "swap",
        {"place": CARD_PLACE, "second": CARD_PLACE},
        [[str(one + 1), str(other + 1)] for one, other in PAIRS],
    ),
    Verb("remove", {"place": CARD_PLACE}),
    Verb("take", {"role": ROLE}),
    _listed("exchange", {"role": ROLE, "other": ROLE}, _roles(ROLE_PAIRS)),
    Verb("relieve", {"role": ROLE}),
    Verb("shelter", {"role": ROLE}),
    _listed("hand_over", {"role": ROLE, "other": ROLE}, _roles(ORDERED_ROLES)),
    Verb("free", {"end": END}),
    Verb("cover", {"place": CARD_PLACE, "section": SECTION}, at=1 * PART),
    _listed("pull", TOWER_PLACES, TOWER_NUMBERS, at=2 * PART),
    _listed("touch", TOWER_PLACES, TOWER_NUMBERS, at=4 * PART),
    Verb("play", {"card": CARD}, at=6 * PART),
    Verb("move", {"role": ROLE, "to": LOCATION}),
    Verb("use", {"block": BLOCK}, at=7 * PART),
    Verb("spend", {"colour": COLOUR, "role": ROLE}),
    Verb("learn", {"colour": COLOUR, "role": ROLE}),
    Verb("calm", {"location": LOCATION}),
    Verb("clear", {"location": LOCATION}),
    Verb("inspire", {"location": LOCATION}),
    Verb("feel"),
    count=8 * PART,
)

PASS = DECISIONS.first["pass"]
DRAW = DECISIONS.first["draw"]
REVEAL = DECISIONS.first["reveal"]
PAY = DECISIONS.first["pay"]
DONE = DECISIONS.first["done"]
HELD = DECISIONS.first["held"]
FELL = DECISIONS.first["fell"]
SWAP = DECISIONS.first["swap"]
REMOVE = DECISIONS.first["remove"]
TAKE = DECISIONS.first["take"]
EXCHANGE = DECISIONS.first["exchange"]
RELIEVE = DECISIONS.first["relieve"]
SHELTER = DECISIONS.first["shelter"]
HAND_OVER = DECISIONS.first["hand_over"]
FREE = DECISIONS.first["free"]
COVER = DECISIONS.first["cover"]
PULL = DECISIONS.first["pull"]
TOUCH = DECISIONS.first["touch"]
PLAY = DECISIONS.first["play"]
MOVE = DECISIONS.first["move"]
USE = DECISIONS.first["use"]
SPEND = DECISIONS.first["spend"]
LEARN = DECISIONS.first["learn"]
CALM = DECISIONS.first["calm"]
CLEAR = DECISIONS.first["clear"]
INSPIRE = DECISIONS.first["inspire"]
FEEL = DECISIONS.first["feel"]
