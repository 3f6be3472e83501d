"""The names of a record's parts in positions, views and decisions."""

from typing import Literal, SupportsInt, get_args

from safehouse.games.sarahs_vision.decisions import DIRECTIVE_NAMES, PAIRS, SECTIONS
from safehouse.games.sarahs_vision.effects import COLOURS
from safehouse.games.sarahs_vision.record import LAID_BACK, PAID, RESOLVE, ROW, Record
from safehouse.games.sarahs_vision.table import CUBE
from safehouse.games.sarahs_vision.tower import KIND_NAMES, SLOTS

Seat = Literal["first", "second", "third", "fourth"]
Actor = Literal["first", "second", "third", "fourth", "tower"]
Stage = Literal["action", "name", "pay", "outcome", "directive", "choice", "take", "learn", "over"]
Purpose = Literal["swap", "remove", "reveal", "cover", "play"]
Bear = Literal["light", "normal", "heavy"]

SEATS: tuple[Seat, ...] = get_args(Seat)
OUTSIDER: Actor = "tower"
ACTORS: tuple[Actor, ...] = get_args(Actor)
STAGES: tuple[Stage, ...] = get_args(Stage)[:-1]
PURPOSES: tuple[Purpose, ...] = get_args(Purpose)
BEARS: tuple[Bear, ...] = get_args(Bear)
RESUME = {PAID: "paid", RESOLVE: "resolve", LAID_BACK: "laid_back"}


def members(bits: SupportsInt) -> list[int]:
    """The members of a small set."""
    return [i for i in range(32) if int(bits) >> i & 1]


def cards(bits: SupportsInt) -> list[str]:
    """Directives by their names."""
    return [DIRECTIVE_NAMES[i] for i in members(bits)]


def cover_name(code: int) -> str:
    """What lies on a section."""
    return f"{COLOURS[code - CUBE]} cube" if code >= CUBE else KIND_NAMES[code]


def sections_named(named: int) -> list[str]:
    """Sections of cards in the row, as decisions name them."""
    return [f"{i // 12 + 1} {SECTIONS[i % 12]}" for i in range(12 * ROW) if named >> i & 1]


def target_name(purpose: int, target: int) -> str | None:
    """What a payment is for, as its decision says it."""
    match PURPOSES[purpose]:
        case "swap":
            return " ".join(str(place + 1) for place in PAIRS[target])
        case "remove":
            return str(target + 1)
        case "cover":
            return sections_named(1 << target)[0]
        case "play":
            return DIRECTIVE_NAMES[target]
    return None


def place_name(place: int) -> str:
    """A place of the tower."""
    return f"{place // 3 + 1} {SLOTS[place % 3]}"


def blocks_at(s: Record, end: int) -> list[str]:
    """The blocks at the end of a row or a column of the grid."""
    return [KIND_NAMES[1 + end]] if end < 4 else [KIND_NAMES[k] for k in s.column_block[end - 4]]
