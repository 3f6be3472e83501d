"""What things are worth to a planning player of Sarah's Vision: one character for each of them."""

from dataclasses import astuple, dataclass, fields

import numpy as np

from safehouse.games.contract import Records


@dataclass(frozen=True)
class Character:
    """What things are worth, in units of the first danger cube of a figure.

    Compiled code reads the same fields from a record.
    """

    second_cube: float = 1.4
    third_cube: float = 1.2
    fourth_cube: float = 3.9
    defeat: float = 30.0
    victory: float = 16.0
    cube_in_city: float = 0.6
    cube_at_limit: float = 0.7
    inspiration: float = 0.35
    last_inspiration: float = 0.5
    unlocked: float = 0.7
    directive: float = 0.6
    revealed: float = 0.16
    pull: float = 0.55
    """What a pull costs besides its risk: the tower gets thinner."""

    least_gain: float = 0.05
    minds_collapse: float = 1.0
    at_once: float = 0.8
    """How much the next moment counts beside what comes later."""

    turn: float = 4.0
    """What a turn is worth: a collapse takes away those that one would have had."""

    growth: float = 1.5
    """By how much the risk grows with each further pull of one payment."""

    worlds: int = 3
    horizon: int = 5
    """How many worlds are imagined, and how many events are looked ahead."""

    near: float = 0.0
    near_horizon: int = 2
    """How much a nearer horizon counts beside the far one, and how near it is."""

    def record(self) -> Records:
        """This character as a record, for compiled code."""
        return np.array([astuple(self)], RECORD)


RECORD = np.dtype(
    (np.record, [(f.name, np.int64 if f.type is int else np.float64) for f in fields(Character)])
)

# Found by trying some hundred characters over many games of all three scenarios.
EXPERT = Character(
    cube_in_city=0.869,
    inspiration=0.469,
    last_inspiration=0.501,
    directive=0.474,
    revealed=0.207,
    pull=0.587,
    minds_collapse=1.046,
    at_once=0.769,
    turn=1.033,
    growth=1.444,
    worlds=4,
    near=0.35,
    near_horizon=1,
)

CHARACTERS = {
    "expert": EXPERT,
    "sound": Character(),
    "narrow": Character(worlds=1),
    "thrifty": Character(worlds=1, pull=2.5),
    "hasty": Character(worlds=1, horizon=2),
    "dreamy": Character(worlds=1, horizon=1, minds_collapse=0.1),
    "reckless": Character(minds_collapse=0.0),
}
"""The strongest first. `reckless` is `sound` but for one thing: it does not mind if the tower
falls. `narrow` takes its first guess for the truth. So do `thrifty`, which cannot bring itself to
pull, `hasty`, which looks only two events ahead, and `dreamy`, which misses all but the next one
and trusts the tower too much. `expert` looks at the very next event as well as at the fifth."""

MAX_WORLDS = 12
