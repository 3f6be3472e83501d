"""What a beginner forgets in Sleepers: which of their own agents sleep where."""

import numpy as np
from numpy.typing import NDArray

from safehouse.games.bits import bit
from safehouse.games.contract import Concealed
from safehouse.games.native import entry
from safehouse.games.players import Forgetting
from safehouse.games.sleepers.board import NUM_HEXES
from safehouse.games.sleepers.memory import set_kind
from safehouse.games.sleepers.record import ERA, ERAS, FACE
from safehouse.games.sleepers.tiles import UNKNOWN


def own_sleepers(concealed: Concealed, seat: int) -> list[int]:
    """The hexes of a seat's own sleepers."""
    s = concealed[0]
    asleep = int(s.own[seat]) & ~int(s.plane[FACE])
    return [h for h in range(NUM_HEXES) if asleep >> h & 1]


@entry
def forget_sleepers(concealed: Concealed, seat: int, hexes: NDArray[np.int64]) -> None:
    """Forget which agents sleep on these hexes."""
    s = concealed[0]
    for h in hexes:
        set_kind(s, bit(h), UNKNOWN)
    # Somebody who has forgotten their own sleepers has no use for what the enemy remembers of them.
    s.era[seat] = 0
    s.hand_era[seat] = 0
    s.chains[seat] = 0
    for e in range(ERAS):
        s.returned[seat, e] = 0
    for i in range(2):
        s.plane[ERA + i] &= ~s.own[seat]


FORGETTING = Forgetting(own_sleepers, forget_sleepers)
