"""How Undercover is played: levels, what people forget, and what undersides may show."""

from collections import Counter
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from safehouse.games.bits import number
from safehouse.games.contract import Concealed, imagine
from safehouse.games.native import entry, rule
from safehouse.games.players import Belief, Evidence, Forgetting, Level, Players, Values
from safehouse.games.undercover import KERNEL
from safehouse.games.undercover.cells import cell_name
from safehouse.games.undercover.evaluation import prospects
from safehouse.games.undercover.material import COLOURS, IS_SEEN, JOKER, UNKNOWN
from safehouse.games.undercover.memory import without_other_side
from safehouse.games.undercover.record import OFF_TABLE, RUNNING, Record

SAMPLES = 1_000


@rule
def own_prospects(s: Record, values: Values) -> None:
    """How well everybody stands, without a look at the others."""
    for seat in range(s.num_players):
        values[seat] = prospects(s, seat)
        if s.end != RUNNING:
            values[seat] += 1000.0 if number(s.winners) >> seat & 1 else -1000.0


def turned_agents(concealed: Concealed, seat: int) -> list[int]:
    """The agents on the table of which both sides have been seen."""
    s = concealed[0]
    tiles = [int(code) for code in s.tile[: s.num_tiles]]
    return [i for i, code in enumerate(tiles) if code & IS_SEEN and code >> 3 & 7 != JOKER]


@entry
def forget_sides(concealed: Concealed, seat: int, tiles: NDArray[np.int64]) -> None:
    """Know no longer what is on the other side."""
    s = concealed[0]
    for i in tiles:
        s.tile[i] = without_other_side(number(s.tile[i]) & ~IS_SEEN)


def belief(concealed: Concealed, seat: int, evidence: Evidence) -> Belief:
    """How probable each colour is for each underside that nobody has seen.

    It is counted over imagined games: no decision of the others says more about an underside.
    """
    counts: dict[str, Counter[str]] = {}
    for sample in range(SAMPLES):
        imagined = concealed.copy()
        KERNEL.call(imagine, imagined, np.uint64(sample))
        for place, lies, might_lie in _agents(concealed[0], imagined[0]):
            if lies >> 3 & 7 == UNKNOWN:
                counts.setdefault(place, Counter())[COLOURS[might_lie >> 3 & 7]] += 1
    return {
        place: {colour: count / SAMPLES for colour, count in sorted(found.items())}
        for place, found in counts.items()
    }


def _agents(known: Record, imagined: Record) -> Iterator[tuple[str, int, int]]:
    """The agents on the table, in a hand and on the piles, as they are known and imagined."""
    for i in range(known.num_tiles):
        place = "hand" if known.cell[i] == OFF_TABLE else cell_name(int(known.cell[i]))
        yield place, int(known.tile[i]), int(imagined.tile[i])
    for p in range(2):
        if (top := int(known.pile_size[p]) - 1) >= 0:
            yield f"pile {p + 1}", int(known.pile[p, top]), int(imagined.pile[p, top])


PLAYERS = Players(
    levels=(
        Level("beginner:75", 1277),
        Level("beginner:40", 1416),
        Level("greedy", 1500),
        Level("ismcts:12", 2011),
        Level("ismcts:80", 2362),
        Level("ismcts:1s", 2659),
    ),
    heedless=own_prospects,
    forgetting=Forgetting(turned_agents, forget_sides),
    belief=belief,
    hint_slope=4.46,
)
