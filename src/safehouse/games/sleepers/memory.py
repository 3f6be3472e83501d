"""What a seat would know with a perfect memory: remembering, concealing, imagining.

An agent that lay face up once is known for as long as it stands on the board, also face down
(R115); `SEEN` says so. What is harder is a known tile that went back to the hand (R74). Its owner
may recruit it again unseen, and then it is in the hand or among the sleepers recruited since. So
each such return begins a new era of its owner, `returned` keeps the tiles that came back at the
beginning of each era, and each sleeper carries the era in which it was recruited: a tile of era e
is in the hand or among the unseen agents of era e and later ones. Three eras can be open at a time;
tiles of a fourth are remembered with those of the third, which is true but less exact. An era is
closed when all of its tiles have come to light.
"""

import numpy as np

from safehouse.games.bits import NONE, ONE, Bits, below, bit, lowest, mix, nth, number, size
from safehouse.games.native import rule
from safehouse.games.sleepers.agents import code_at, era_of, kind_of, of_kind, owner_at
from safehouse.games.sleepers.record import (
    ERA,
    ERAS,
    FACE,
    KIND,
    RUNNING,
    SEEN,
    SEEN_BEFORE,
    Record,
)
from safehouse.games.sleepers.tiles import UNKNOWN, copies, kinds, nth_kind, nth_tile, tile, tiles
from safehouse.games.sleepers.tiles import unknown as unknown_tiles


@rule
def unseen(s: Record, owner: int) -> Bits:
    """The hexes with agents whose kind only their owner knows."""
    return s.own[owner] & ~s.plane[SEEN]


@rule
def since(s: Record, era: int) -> Bits:
    """The hexes with agents recruited in an era or later."""
    low, high = s.plane[ERA], s.plane[ERA + 1]
    if era == 1:
        return low | high
    if era == 2:
        return high
    return low & high


@rule
def is_open(s: Record, owner: int) -> bool:
    """Whether anybody was recruited since the last known tile went back to the hand."""
    era = s.era[owner]
    if unseen(s, owner) & since(s, era):
        return True
    for i in range(s.num_killed[owner]):
        code = number(s.killed[owner, i])
        if not code & SEEN_BEFORE and era_of(code) >= era:
            return True
    return False


@rule
def remember(s: Record, owner: int, kind: int) -> None:
    """A known tile goes back to its owner's hand."""
    if s.era[owner] == 0 or (s.era[owner] < ERAS and is_open(s, owner)):
        s.era[owner] += 1
    s.returned[owner, s.era[owner] - 1] += tile(kind)


@rule
def close(s: Record, owner: int, era: int) -> None:
    """Close an era: what was recruited in it now counts as recruited in the one before."""
    for later in range(era, ERAS):
        s.returned[owner, later - 1] = s.returned[owner, later]
    s.returned[owner, ERAS - 1] = NONE
    affected = s.own[owner] & since(s, era)
    low, high = s.plane[ERA], s.plane[ERA + 1]
    s.plane[ERA] = low ^ affected
    s.plane[ERA + 1] = (high & ~affected) | (high & low & affected)
    for i in range(s.num_killed[owner]):
        code = number(s.killed[owner, i])
        if era_of(code) >= era:
            s.killed[owner, i] = code - (1 << ERA)
    s.era[owner] -= 1


@rule
def recognise(s: Record, owner: int, kind: int, era: int) -> None:
    """An unseen tile comes to light: it may be the one that was seen going to the hand."""
    for e in range(era, 0, -1):
        if copies(s.returned[owner, e - 1], kind) > 0:
            s.returned[owner, e - 1] -= tile(kind)
            if s.returned[owner, e - 1] == NONE:
                close(s, owner, e)
            return


@rule
def turn_up(s: Record, h: int) -> None:
    """Turn an agent face up, for all to see (R116)."""
    if s.plane[SEEN] & bit(h) == NONE:
        code = code_at(s, h)
        recognise(s, owner_at(s, h), kind_of(code), era_of(code))
        s.plane[ERA] &= ~bit(h)
        s.plane[ERA + 1] &= ~bit(h)
        s.plane[SEEN] |= bit(h)
    s.plane[FACE] |= bit(h)


@rule
def set_kind(s: Record, where: Bits, kind: int) -> None:
    """Write a kind under agents."""
    for i in range(4):
        if (kind >> i) & 1:
            s.plane[KIND + i] |= where
        else:
            s.plane[KIND + i] &= ~where


@rule
def hide(s: Record, owner: int) -> None:
    """Forget what only the owner knows."""
    set_kind(s, unseen(s, owner), UNKNOWN)
    s.hand[owner] = np.uint64(tiles(s.hand[owner])) << np.uint64(4 * UNKNOWN)
    for i in range(s.num_killed[owner]):
        code = number(s.killed[owner, i])
        if not code & SEEN_BEFORE:
            s.killed[owner, i] = (code & ~15) | UNKNOWN


@rule
def conceal(s: Record, seat: int) -> None:
    """Turn a record into what a seat knows: no two records that the seat cannot tell apart differ.

    After the end everything may be shown (R118), only the key of chance stays where it is.
    """
    s.deal = NONE
    if s.end != RUNNING:
        return
    s.settled = 0
    for owner in range(2):
        if owner != seat:
            hide(s, owner)
        for i in range(30):
            s.pile[owner, i] = UNKNOWN if i < s.pile_size[owner] else 0


@rule
def unknown_agents(s: Record, owner: int) -> Bits:
    """The hexes of a concealed record whose agents have no kind."""
    return s.own[owner] & of_kind(s, UNKNOWN)


@rule
def is_unknown(s: Record, owner: int, i: int, era: int) -> bool:
    """Whether a killed tile has no kind and was recruited in an era or later."""
    code = number(s.killed[owner, i])
    return kind_of(code) == UNKNOWN and era_of(code) >= era


@rule
def unknown_killed(s: Record, owner: int, era: int) -> int:
    """How many killed tiles have no kind and were recruited in an era or later."""
    found = 0
    for i in range(s.num_killed[owner]):
        if is_unknown(s, owner, i, era):
            found += 1
    return found


@rule
def missing(s: Record, owner: int) -> Bits:
    """The bag of a colour's tiles that are nowhere to be seen in a concealed record."""
    rest = s.set[owner] - (s.hand[owner] & (tile(UNKNOWN) - ONE))
    for kind in range(UNKNOWN):
        rest -= np.uint64(size(s.own[owner] & of_kind(s, kind))) << np.uint64(4 * kind)
    for i in range(s.num_killed[owner]):
        if not is_unknown(s, owner, i, 0):
            rest -= tile(kind_of(number(s.killed[owner, i])))
    return rest


@rule
def any_tile(bag: Bits, word: Bits) -> int:
    """The kind of a tile drawn from a bag."""
    return nth_tile(bag, below(word, tiles(bag)))


@rule
def into_hand(s: Record, owner: int, kind: int) -> None:
    """One unknown tile of the hand gets its kind."""
    s.hand[owner] = s.hand[owner] + tile(kind) - tile(UNKNOWN)


@rule
def into_killed(s: Record, owner: int, i: int, kind: int) -> None:
    """One killed tile gets its kind."""
    s.killed[owner, i] = (number(s.killed[owner, i]) & ~15) | kind


@rule
def place_returned(s: Record, owner: int, kind: int, era: int, word: Bits) -> None:
    """Put a remembered tile where it may be: each possible place is equally likely."""
    in_hand = unknown_tiles(s.hand[owner])
    agents = unknown_agents(s, owner) & since(s, era)
    standing = size(agents)
    place = below(word, in_hand + standing + unknown_killed(s, owner, era))
    if place < in_hand:
        into_hand(s, owner, kind)
    elif place < in_hand + standing:
        set_kind(s, bit(nth(agents, place - in_hand)), kind)
    else:
        place -= in_hand + standing
        for i in range(s.num_killed[owner]):
            if is_unknown(s, owner, i, era):
                if place == 0:
                    into_killed(s, owner, i, kind)
                place -= 1


@rule
def imagine(s: Record, word: Bits) -> None:
    """Complete a concealed record: a deal drawn uniformly from all that are consistent with it.

    Each open era's tiles are placed first, the latest era first. Later eras have fewer places, all
    of which earlier ones have too, so every choice leaves the same number of choices to come, and
    the result is uniform. What is missing then is dealt at random to the places that are left.
    """
    counter = mix(word)
    for owner in range(2):
        rest = missing(s, owner)
        concealed = unknown_tiles(s.hand[owner]) > 0 or unknown_killed(s, owner, 0) > 0
        if concealed or unknown_agents(s, owner):
            for era in range(s.era[owner], 0, -1):
                back = s.returned[owner, era - 1]
                while back:
                    kind = nth_kind(kinds(back), 0)
                    counter += ONE
                    place_returned(s, owner, kind, era, mix(counter))
                    back -= tile(kind)
                    rest -= tile(kind)
        agents = unknown_agents(s, owner)
        while agents:
            counter += ONE
            kind = any_tile(rest, mix(counter))
            set_kind(s, lowest(agents), kind)
            agents ^= lowest(agents)
            rest -= tile(kind)
        for i in range(s.num_killed[owner]):
            if is_unknown(s, owner, i, 0):
                counter += ONE
                kind = any_tile(rest, mix(counter))
                into_killed(s, owner, i, kind)
                rest -= tile(kind)
        while unknown_tiles(s.hand[owner]) > 0:
            counter += ONE
            kind = any_tile(rest, mix(counter))
            into_hand(s, owner, kind)
            rest -= tile(kind)
        for i in range(s.pile_size[owner]):
            # The order is drawn when the tiles are; until then they lie sorted.
            kind = nth_tile(rest, 0)
            s.pile[owner, i] = kind
            rest -= tile(kind)
    s.deal = mix(counter + ONE)


@rule
def stir(s: Record, word: Bits) -> None:
    """Shuffle what is left of the piles."""
    s.deal = word
