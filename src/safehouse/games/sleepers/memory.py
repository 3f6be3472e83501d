"""What a seat would know with a perfect memory: remembering, concealing, imagining.

An agent that lay face up once is known for as long as it stands on the board, also face down
(R115); `SEEN` says so. The hard case is a known tile that went back to the hand (R74). Its owner
may recruit it again unseen, and then it is in the hand or among the sleepers recruited since. So
each such return begins a new era of its owner, `returned` keeps the tiles that came back at the
beginning of each era, and the hand and each unseen agent carry an era: the hand that of the last
return, an agent that of the hand from which it was recruited. A tile of era e is where era e is, or
a later one.

When the hand is empty, none of these tiles is in it any more. The hand is then of no era, so that
what is drawn and recruited from now on is none of them, and the next return begins a new chain of
eras: a tile of era e is where era e is, or a later one of its chain. An unseen agent that goes back
to the hand brings its era along.

Three eras can be remembered at a time; tiles of a fourth are remembered with those of the third.
Where tiles of several eras mingle in a hand, or tiles of none with several of one era, what is
remembered is true but less exact. An era is closed when all of its tiles have come to light.
"""

import numpy as np

from safehouse.games.bits import NONE, ONE, Bits, below, bit, first, lowest, mix, nth, number, size
from safehouse.games.native import rule
from safehouse.games.sleepers.agents import code_at, era_of, kind_of, of_kind, owner_at
from safehouse.games.sleepers.piles import killed_at, set_killed, settle
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
from safehouse.games.sleepers.tiles import (
    SET_SIZE,
    UNKNOWN,
    copies,
    kinds,
    nth_kind,
    nth_tile,
    tile,
    tiles,
)
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
def begins_chain(s: Record, owner: int, era: int) -> bool:
    """Whether the hand was of no era when this one began."""
    return number(s.chains[owner]) >> era & 1 == 1


@rule
def last_of_chain(s: Record, owner: int, era: int) -> int:
    """The last era of an era's chain."""
    last = era
    while last < s.era[owner] and not begins_chain(s, owner, last + 1):
        last += 1
    return last


@rule
def join_chains(s: Record, owner: int, era: int) -> None:
    """All later eras belong to the chain of this one: less exact, but true."""
    s.chains[owner] = number(s.chains[owner]) & ((2 << era) - 1)


@rule
def is_among(s: Record, owner: int, where: int, era: int) -> bool:
    """Whether a tile of an era may be where the era `where` is."""
    return era <= where and where <= last_of_chain(s, owner, era)


@rule
def among(s: Record, owner: int, era: int) -> Bits:
    """The hexes with agents of a colour that may be a tile of an era."""
    found = s.own[owner] & since(s, era)
    last = last_of_chain(s, owner, era)
    return found & ~since(s, last + 1) if last < ERAS else found


@rule
def has_left_hand(s: Record, owner: int) -> bool:
    """Whether tiles of the last era may be anywhere but in the hand."""
    era = number(s.era[owner])
    if s.hand_era[owner] != era or unseen(s, owner) & since(s, era):
        return True
    for i in range(s.num_killed[owner]):
        code = killed_at(s, owner, i)
        if not code & SEEN_BEFORE and era_of(code) == era:
            return True
    return False


@rule
def remember(s: Record, owner: int, kind: int) -> None:
    """A known tile goes back to its owner's hand."""
    era, hand_era = number(s.era[owner]), number(s.hand_era[owner])
    if era == 0 or (era < ERAS and has_left_hand(s, owner)):
        era += 1
        s.era[owner] = era
        if hand_era == 0:
            s.chains[owner] = number(s.chains[owner]) | 1 << era
    if hand_era > 0:
        join_chains(s, owner, hand_era)
    s.hand_era[owner] = era
    s.returned[owner, era - 1] += tile(kind)


@rule
def mingle(s: Record, owner: int, era: int) -> None:
    """An unseen agent goes back to the hand, which is of its era too from now on."""
    hand_era = number(s.hand_era[owner])
    if era > 0 and hand_era > 0:
        join_chains(s, owner, min(era, hand_era))
    s.hand_era[owner] = max(era, hand_era)


@rule
def era_after_closing(era: int, closed: int, began_chain: bool) -> int:
    """What an era is called when another one is closed."""
    if era == closed and began_chain:
        return 0
    return era - 1 if era >= closed else era


@rule
def close(s: Record, owner: int, era: int) -> None:
    """Close an era: what is of it now belongs to the one before in its chain."""
    for later in range(era, ERAS):
        s.returned[owner, later - 1] = s.returned[owner, later]
    s.returned[owner, ERAS - 1] = NONE
    began_chain = begins_chain(s, owner, era)
    agents = s.own[owner] & since(s, era)
    while agents:
        h = first(agents)
        agents ^= lowest(agents)
        set_era(s, h, era_after_closing(era_of(code_at(s, h)), era, began_chain))
    for i in range(s.num_killed[owner]):
        code = killed_at(s, owner, i)
        new = era_after_closing(era_of(code), era, began_chain)
        set_killed(s, owner, i, (code & ((1 << ERA) - 1)) | new << ERA)
    s.hand_era[owner] = era_after_closing(number(s.hand_era[owner]), era, began_chain)
    # The bits of later eras move down by one, and the next era begins what this one began.
    chains = number(s.chains[owner])
    chains = (chains & ((1 << era) - 1)) | chains >> (era + 1) << era
    if began_chain and era < s.era[owner]:
        chains |= 1 << era
    s.chains[owner] = chains
    s.era[owner] -= 1


@rule
def recognise(s: Record, owner: int, kind: int, era: int) -> None:
    """An unseen tile of an era comes to light: it may be one that was seen going to the hand."""
    while era > 0:
        if copies(s.returned[owner, era - 1], kind) > 0:
            s.returned[owner, era - 1] -= tile(kind)
            if s.returned[owner, era - 1] == NONE:
                close(s, owner, era)
            return
        era = 0 if begins_chain(s, owner, era) else era - 1


@rule
def set_era(s: Record, h: int, era: int) -> None:
    """Write an era under an agent."""
    for i in range(2):
        if era >> i & 1:
            s.plane[ERA + i] |= bit(h)
        else:
            s.plane[ERA + i] &= ~bit(h)


@rule
def turn_up(s: Record, h: int) -> None:
    """Turn an agent face up, for all to see (R116)."""
    if s.plane[SEEN] & bit(h) == NONE:
        code = code_at(s, h)
        recognise(s, owner_at(s, h), kind_of(code), era_of(code))
        set_era(s, h, 0)
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
    """Blank out what only the owner knows."""
    set_kind(s, unseen(s, owner), UNKNOWN)
    s.hand[owner] = np.uint64(tiles(s.hand[owner])) << np.uint64(4 * UNKNOWN)
    for i in range(s.num_killed[owner]):
        code = killed_at(s, owner, i)
        if not code & SEEN_BEFORE:
            set_killed(s, owner, i, (code & ~15) | UNKNOWN)


@rule
def conceal(s: Record, seat: int) -> None:
    """Turn a record into what a seat knows: records that the seat cannot tell apart become
    identical.

    After the end everything may be shown (R118): the piles are laid out in their order, and only
    the key of chance is taken away.
    """
    if s.end != RUNNING:
        settle(s)
        s.deal = NONE
        return
    s.deal = NONE
    s.settled = 0
    for owner in range(2):
        if owner != seat:
            hide(s, owner)
        for i in range(SET_SIZE - s.num_killed[owner]):
            s.beside[owner, i] = UNKNOWN if i < s.pile_size[owner] else 0


@rule
def unknown_agents(s: Record, owner: int) -> Bits:
    """The hexes of a concealed record whose agents have no kind."""
    return s.own[owner] & of_kind(s, UNKNOWN)


@rule
def is_unknown(s: Record, owner: int, i: int) -> bool:
    """Whether a killed tile has no kind."""
    return kind_of(killed_at(s, owner, i)) == UNKNOWN


@rule
def may_be_killed(s: Record, owner: int, i: int, era: int) -> bool:
    """Whether a killed tile without a kind may be a tile of an era."""
    return is_unknown(s, owner, i) and is_among(s, owner, era_of(killed_at(s, owner, i)), era)


@rule
def missing(s: Record, owner: int) -> Bits:
    """The bag of a colour's tiles that are nowhere to be seen in a concealed record."""
    rest = s.set[owner] - (s.hand[owner] & (tile(UNKNOWN) - ONE))
    for kind in range(UNKNOWN):
        rest -= np.uint64(size(s.own[owner] & of_kind(s, kind))) << np.uint64(4 * kind)
    for i in range(s.num_killed[owner]):
        if not is_unknown(s, owner, i):
            rest -= tile(kind_of(killed_at(s, owner, i)))
    return rest


@rule
def random_tile(bag: Bits, bits: Bits) -> int:
    """The kind of a tile drawn from a bag."""
    return nth_tile(bag, below(bits, tiles(bag)))


@rule
def into_hand(s: Record, owner: int, kind: int) -> None:
    """One unknown tile of the hand gets its kind."""
    s.hand[owner] = s.hand[owner] + tile(kind) - tile(UNKNOWN)


@rule
def into_killed(s: Record, owner: int, i: int, kind: int) -> None:
    """One killed tile gets its kind."""
    set_killed(s, owner, i, (killed_at(s, owner, i) & ~15) | kind)


@rule
def is_concealed(s: Record, owner: int) -> bool:
    """Whether anything of a colour has no kind, but for its pile."""
    if unknown_tiles(s.hand[owner]) > 0 or unknown_agents(s, owner):
        return True
    for i in range(s.num_killed[owner]):
        if is_unknown(s, owner, i):
            return True
    return False


@rule
def place_returned(s: Record, owner: int, kind: int, era: int, bits: Bits) -> None:
    """Put a remembered tile where it may be: each possible place is equally likely."""
    in_hand = 0
    if is_among(s, owner, number(s.hand_era[owner]), era):
        in_hand = unknown_tiles(s.hand[owner])
    agents = unknown_agents(s, owner) & among(s, owner, era)
    standing = size(agents)
    killed = 0
    for i in range(s.num_killed[owner]):
        if may_be_killed(s, owner, i, era):
            killed += 1
    place = below(bits, in_hand + standing + killed)
    if place < in_hand:
        into_hand(s, owner, kind)
    elif place < in_hand + standing:
        set_kind(s, bit(nth(agents, place - in_hand)), kind)
    else:
        place -= in_hand + standing
        for i in range(s.num_killed[owner]):
            if may_be_killed(s, owner, i, era):
                if place == 0:
                    into_killed(s, owner, i, kind)
                place -= 1


@rule
def imagine(s: Record, bits: Bits) -> None:
    """Complete a concealed record: a deal drawn uniformly from all that are consistent with it.

    Each era's tiles are placed first, the latest era first. Later eras of a chain have fewer
    places, all of which earlier ones have too, so every choice leaves the same number of choices to
    come, and the result is uniform. What is missing then is dealt at random to the places that are
    left.
    """
    counter = mix(bits)
    for owner in range(2):
        rest = missing(s, owner)
        if is_concealed(s, owner):
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
            kind = random_tile(rest, mix(counter))
            set_kind(s, lowest(agents), kind)
            agents ^= lowest(agents)
            rest -= tile(kind)
        for i in range(s.num_killed[owner]):
            if is_unknown(s, owner, i):
                counter += ONE
                kind = random_tile(rest, mix(counter))
                into_killed(s, owner, i, kind)
                rest -= tile(kind)
        while unknown_tiles(s.hand[owner]) > 0:
            counter += ONE
            kind = random_tile(rest, mix(counter))
            into_hand(s, owner, kind)
            rest -= tile(kind)
        for i in range(s.pile_size[owner]):
            # The order is drawn when the tiles are; until then they lie sorted.
            kind = nth_tile(rest, 0)
            s.beside[owner, i] = kind
            rest -= tile(kind)
    s.deal = mix(counter + ONE)


@rule
def reshuffle(s: Record, bits: Bits) -> None:
    """Shuffle what is left of the piles."""
    s.deal = bits
