"""What everybody knows, and what nobody can: the other sides of agents never turned, and the piles.

Everyone at the table knows the same, so a seat makes no difference here.

Working out which agent a tile is when only one of its sides has been seen is a small puzzle. Call
an official colour and an undercover colour neighbours if an agent has both. Each has two such
neighbours, so the twelve agents form two rings of six, with colours between them. A tile that shows
one colour is one of the two agents beside that colour, and no two tiles are the same agent. All
solutions of one ring can be counted by looking at 64 cases, and every solution leaves the same
number of orders for the agents that are hidden in the piles. So a solution drawn from each ring and
a random order of the rest are a uniform draw from everything that is possible.
"""

from safehouse.games.bits import NONE, ONE, Bits, below, bit, mix, nth, number, size
from safehouse.games.native import rule
from safehouse.games.undercover.material import (
    IS_OFFICIAL,
    IS_SEEN,
    NUM_AGENTS,
    OFFICIAL,
    UNDERCOVER,
    UNKNOWN,
    agent,
    is_agent,
    other,
    shown,
)
from safehouse.games.undercover.record import RUNNING, Record

MIXED = 2


@rule
def without_other_side(code: int) -> int:
    """A tile as it looks to those who never saw it turned."""
    if is_agent(code) and not code & IS_SEEN:
        return code | UNKNOWN << 3
    return code


@rule
def conceal(s: Record, seat: int) -> None:
    """Leave what everybody knows; after the end everything may be shown."""
    if s.end != RUNNING:
        return
    for i in range(s.num_tiles):
        s.tile[i] = without_other_side(number(s.tile[i]))
    for p in range(2):
        for i in range(s.pile_size[p]):
            if i == s.pile_size[p] - 1:
                s.pile[p, i] = without_other_side(number(s.pile[p, i]))
            else:
                s.pile[p, i] = UNKNOWN | UNKNOWN << 3 | (IS_OFFICIAL if s.piles_show == 1 else 0)


@rule
def agent_number(official: int, undercover: int) -> int:
    """The number of the agent with these two colours."""
    return 2 * official + (0 if (official + 1) % 6 == undercover else 1)


@rule
def number_of(code: int) -> int:
    """The number of an agent whose sides are known."""
    if code & IS_OFFICIAL:
        return agent_number(shown(code), other(code))
    return agent_number(other(code), shown(code))


@rule
def colour_place(code: int) -> int:
    """Where the shown colour stands in the rings: six places in the first, six in the second.

    Even places of a ring are official colours, odd ones undercover colours.
    """
    colour = shown(code)
    ring = colour % 2 if code & IS_OFFICIAL else (colour + 1) % 2
    return 6 * ring + (colour - ring + 6) % 6


@rule
def agent_after(place: int) -> int:
    """The agent between a place of a ring and the next place."""
    ring = place // 6
    colour = (place % 6 + ring) % 6
    if place % 2 == 0:
        return 2 * colour
    return 2 * ((colour + 1) % 6) + 1


@rule
def agent_before(place: int) -> int:
    """The agent between a place of a ring and the one before it."""
    return agent_after(6 * (place // 6) + (place % 6 + 5) % 6)


@rule
def is_solution(ring: int, picks: int, once: Bits, twice: Bits, taken: Bits) -> bool:
    """Whether each tile can be the agent that `picks` says: 1 for the one after its colour, else 0.

    `once` and `twice` are the places whose colour one or two tiles show.
    """
    for m in range(6):
        place = 6 * ring + m
        after, before = bit(agent_after(place)), bit(agent_before(place))
        pick = (picks >> m) & 1
        if twice & bit(place):
            if pick or taken & (after | before):
                return False
            taken |= after | before
        elif once & bit(place):
            mine = after if pick else before
            if taken & mine:
                return False
            taken |= mine
        elif pick:
            return False
    return True


@rule
def solve(ring: int, once: Bits, twice: Bits, taken: Bits, bits: Bits) -> int:
    """A random solution of a ring, all equally likely."""
    solutions = NONE
    for picks in range(64):
        if is_solution(ring, picks, once, twice, taken):
            solutions |= bit(picks)
    return nth(solutions, below(bits, size(solutions)))


@rule
def complete(code: int, which: int) -> int:
    """A tile that turns out to be this agent."""
    unknown_side = UNDERCOVER[which] if code & IS_OFFICIAL else OFFICIAL[which]
    return (code & ~(7 << 3)) | number(unknown_side) << 3


@rule
def half_known(code: int) -> bool:
    """Whether one side of an agent is known and the other is not."""
    return other(code) == UNKNOWN and shown(code) != UNKNOWN


@rule
def imagine(s: Record, bits: Bits) -> None:
    """Complete what everybody knows: one of all possible deals, each equally likely."""
    counter = mix(bits)
    if s.end != RUNNING:
        return
    once, twice, taken = NONE, NONE, NONE
    for k in range(s.num_tiles + 2):
        code = code_at(s, k)
        if half_known(code):
            shown_here = bit(colour_place(code))
            twice |= once & shown_here
            once |= shown_here
        elif code and is_agent(code):
            taken |= bit(number_of(code))
    once &= ~twice
    picks = solve(0, once, twice, taken, mix(counter + ONE))
    picks |= solve(1, once, twice, taken, mix(counter + ONE + ONE)) << 6
    # Where two tiles show the same colour, either could be either agent; a coin flip decides.
    picks |= number(mix(counter + ONE + ONE + ONE) & twice)
    for k in range(s.num_tiles + 2):
        code = code_at(s, k)
        if half_known(code):
            place = colour_place(code)
            which = agent_after(place) if (picks >> place) & 1 else agent_before(place)
            picks ^= 1 << place if twice & bit(place) else 0
            taken |= bit(which)
            write_at(s, k, complete(code, which))
    counter += ONE + ONE + ONE
    left = ~taken & (bit(NUM_AGENTS) - ONE)
    for p in range(2):
        for i in range(s.pile_size[p] - 1):
            counter += ONE
            lot = mix(counter)
            which = nth(left, below(lot, size(left)))
            left &= ~bit(which)
            official = number(s.piles_show) if s.piles_show != MIXED else number(lot & ONE)
            s.pile[p, i] = agent(which, official)


@rule
def code_at(s: Record, k: int) -> int:
    """The tiles of the table, and after them the tops of the two piles; 0 for no tile."""
    if k < s.num_tiles:
        return number(s.tile[k])
    p = k - s.num_tiles
    return number(s.pile[p, s.pile_size[p] - 1]) if s.pile_size[p] > 0 else 0


@rule
def write_at(s: Record, k: int, code: int) -> None:
    """Write one of those tiles."""
    if k < s.num_tiles:
        s.tile[k] = code
    else:
        p = k - s.num_tiles
        s.pile[p, s.pile_size[p] - 1] = code


@rule
def reshuffle(s: Record, bits: Bits) -> None:
    """Shuffle the agents of both piles that lie below the top ones."""
    counter = mix(bits)
    first_pile = max(0, number(s.pile_size[0]) - 1)
    for i in range(first_pile + max(0, number(s.pile_size[1]) - 1) - 1, 0, -1):
        counter += ONE
        j = below(mix(counter), i + 1)
        one, other_one = hidden_in_piles(s, i, first_pile), hidden_in_piles(s, j, first_pile)
        hide_in_piles(s, i, first_pile, other_one)
        hide_in_piles(s, j, first_pile, one)


@rule
def hidden_in_piles(s: Record, i: int, first_pile: int) -> int:
    """One of those agents: those of the first pile come before those of the second."""
    return number(s.pile[0, i] if i < first_pile else s.pile[1, i - first_pile])


@rule
def hide_in_piles(s: Record, i: int, first_pile: int, code: int) -> None:
    """Put an agent in the place of one of them."""
    if i < first_pile:
        s.pile[0, i] = code
    else:
        s.pile[1, i - first_pile] = code
