"""Agents on the board: looking at them, putting them down, taking them up."""

import numpy as np

from safehouse.games.bits import NONE, ONE, Bits, bit, number
from safehouse.games.native import rule
from safehouse.games.sleepers.board import FRANCE, NOWHERE
from safehouse.games.sleepers.record import ERA, FACE, KIND, NUM_PLANES, Record
from safehouse.games.sleepers.tiles import MASTER


@rule
def occupied(s: Record) -> Bits:
    """All hexes with an agent."""
    return s.own[0] | s.own[1]


@rule
def empty(s: Record) -> Bits:
    """All hexes without one; there is always one (R5)."""
    return FRANCE & ~occupied(s)


@rule
def active(s: Record, seat: int) -> Bits:
    """A seat's face-up agents (R3)."""
    return s.own[seat] & s.plane[FACE]


@rule
def sleepers(s: Record, seat: int) -> Bits:
    """A seat's face-down agents."""
    return s.own[seat] & ~s.plane[FACE]


@rule
def owner_at(s: Record, h: int) -> int:
    """Whose agent stands on a hex."""
    return number((s.own[1] >> np.uint64(h)) & ONE)


@rule
def code_at(s: Record, h: int) -> int:
    """Everything about the agent on a hex but its owner."""
    code = NONE
    for i in range(NUM_PLANES):
        code |= ((s.plane[i] >> np.uint64(h)) & ONE) << np.uint64(i)
    return number(code)


@rule
def kind_of(code: int) -> int:
    """The kind in an agent's code."""
    return code & 15


@rule
def era_of(code: int) -> int:
    """The era in which an agent was recruited, as far as the other side must remember it."""
    return code >> ERA


@rule
def kind_at(s: Record, h: int) -> int:
    """The kind of the agent on a hex."""
    kind = NONE
    for i in range(4):
        kind |= ((s.plane[KIND + i] >> np.uint64(h)) & ONE) << np.uint64(i)
    return number(kind)


@rule
def of_kind(s: Record, kind: int) -> Bits:
    """All agents of a kind."""
    found = occupied(s)
    for i in range(4):
        if (kind >> i) & 1:
            found &= s.plane[KIND + i]
        else:
            found &= ~s.plane[KIND + i]
    return found


@rule
def counting_as(s: Record, seat: int, kind: int) -> Bits:
    """A seat's active agents that count as a kind for a goal: face-up Masters always do (R92)."""
    return active(s, seat) & (of_kind(s, kind) | of_kind(s, MASTER))


@rule
def put(s: Record, h: int, owner: int, code: int) -> None:
    """Put an agent on an empty hex."""
    s.own[owner] |= bit(h)
    for i in range(NUM_PLANES):
        s.plane[i] |= (np.uint64(code >> i) & ONE) << np.uint64(h)


@rule
def lift(s: Record, h: int) -> int:
    """Take the agent off a hex and return its code."""
    code = code_at(s, h)
    rest = ~bit(h)
    s.own[0] &= rest
    s.own[1] &= rest
    for i in range(NUM_PLANES):
        s.plane[i] &= rest
    return code


@rule
def follow(s: Record, here: int, there: int) -> None:
    """Pending decisions follow the agent they belong to, from hex to hex or off the board."""
    for i in range(s.depth):
        if s.hex[i] == here:
            s.hex[i] = there


@rule
def take_off(s: Record, h: int) -> int:
    """Take an agent off the board for good: it is no longer the one that acted (R18)."""
    follow(s, h, NOWHERE)
    return lift(s, h)


@rule
def carry(s: Record, here: int, there: int) -> None:
    """Move an agent as it is; everyone sees which back went where (R114)."""
    follow(s, here, there)
    owner = owner_at(s, here)
    put(s, there, owner, lift(s, here))


@rule
def exchange(s: Record, here: int, there: int) -> None:
    """Two agents change places as they are (R80)."""
    for i in range(s.depth):
        if s.hex[i] == here:
            s.hex[i] = there
        elif s.hex[i] == there:
            s.hex[i] = here
    owner, other = owner_at(s, here), owner_at(s, there)
    code, second = lift(s, here), lift(s, there)
    put(s, there, owner, code)
    put(s, here, other, second)
