"""What lines of events and directives can do: a small, closed set of operations.

A line is an operation and its typed arguments: `move senator agency_hq`, `calm any 2`, `deal 2`.
The rules interpret it as three numbers, so that a new event or a new scenario needs no code.
"""

from collections.abc import Sequence
from typing import Literal, get_args

Colour = Literal["green", "orange", "yellow", "purple"]
Role = Literal["engineer", "scientist", "senator"]
Location = Literal[
    "observatory",
    "agency_hq",
    "skyport",
    "gardens",
    "community_center",
    "foundry",
    "archive",
    "academy",
    "tidal_works",
]
EndOfGrid = Literal[Colour, Role]
"""A row or a column of the grid, at whose end blocks are locked."""

COLOURS: tuple[Colour, ...] = get_args(Colour)
ROLES: tuple[Role, ...] = get_args(Role)
LOCATIONS: tuple[Location, ...] = get_args(Location)
"""In reading order, three rows of three."""

ENDS_OF_GRID: tuple[EndOfGrid, ...] = get_args(EndOfGrid)

# An argument of a line as a number.
ROLE = len(LOCATIONS)
COLOUR = ROLE + len(ROLES)
ANY = COLOUR + len(COLOURS)
NEXT = ANY + 1
ARGUMENTS = (*LOCATIONS, *ROLES, *COLOURS, "any", "next")
MAX_NUMBER = 9

ROLE_OR_ANY = (*ROLES, "any")
PLACE = (*LOCATIONS, *ROLES)
"""A location, or where a figure stands."""

NUMBER = tuple(str(n) for n in range(1, MAX_NUMBER + 1))

OPERATIONS: dict[str, tuple[Sequence[str], ...]] = {
    "move": (ROLE_OR_ANY, (*LOCATIONS, "any", "next")),
    "exchange": (),
    "gather": (LOCATIONS,),
    "deal": (NUMBER,),
    "danger": (PLACE, NUMBER),
    "spread": (),
    "burden": (ROLES, NUMBER),
    "calm": ((*PLACE, "any"), NUMBER),
    "clear": ((*PLACE, "any"),),
    "relieve": (ROLE_OR_ANY, NUMBER),
    "hand_over": (),
    "shelter": (ROLE_OR_ANY,),
    "inspire": ((*PLACE, "any"), NUMBER),
    "learn": ((*COLOURS, "any"), NUMBER),
    "forget": (COLOURS, NUMBER),
    "free": (),
    "reveal": (),
    "swap": (),
    "postpone": (),
    "cover": (),
}
"""Each operation with the arguments that may stand in each place after it."""

(
    MOVE,
    EXCHANGE,
    GATHER,
    DEAL,
    DANGER,
    SPREAD,
    BURDEN,
    CALM,
    CLEAR,
    RELIEVE,
    HAND_OVER,
    SHELTER,
    INSPIRE,
    LEARN,
    FORGET,
    FREE,
    REVEAL,
    SWAP,
    POSTPONE,
    COVER,
) = range(1, len(OPERATIONS) + 1)
"""Their numbers; 0 stands for no line."""

Line = tuple[int, int, int]


def read_line(text: str) -> Line:
    """A line as numbers; a ValueError says what is wrong with it."""
    name, *arguments = text.split() or [""]
    if name not in OPERATIONS:
        raise ValueError(f"{name!r} is not an operation; there are {', '.join(OPERATIONS)}")
    places = OPERATIONS[name]
    if len(arguments) != len(places):
        raise ValueError(f"{name!r} takes {len(places)} arguments, not {len(arguments)}")
    for argument, possible in zip(arguments, places, strict=True):
        if argument not in possible:
            raise ValueError(
                f"{argument!r} cannot follow {name!r}; possible: {', '.join(possible)}"
            )
    numbers = [
        ARGUMENTS.index(argument) if argument in ARGUMENTS else int(argument)
        for argument in arguments
    ]
    first, second = (*numbers, 0, 0)[:2]
    return list(OPERATIONS).index(name) + 1, first, second


def write_line(line: Line) -> str:
    """The arguments of a line."""
    operation, *numbers = line
    name = list(OPERATIONS)[operation - 1]
    arguments = [
        str(number) if possible is NUMBER else ARGUMENTS[number]
        for number, possible in zip(numbers, OPERATIONS[name], strict=False)
    ]
    return " ".join([name, *arguments])
