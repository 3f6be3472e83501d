"""The rules of Sleepers, written once: interpreted, native and on CUDA they are these functions.

A turn is a pile of pending decisions. Each belongs to an ability (or to the turn itself) and to the
agent that has it; `menu` says what may be decided for the topmost one and `step` carries it out.
"""

import numpy as np
from numpy.typing import NDArray

from safehouse.games.bits import (
    GOLDEN,
    NONE,
    Bits,
    below,
    bit,
    first,
    lowest,
    mix,
    nth,
    number,
    size,
)
from safehouse.games.contract import Log
from safehouse.games.native import rule
from safehouse.games.sleepers.agents import (
    active,
    carry,
    counting_as,
    empty,
    era_of,
    exchange,
    kind_at,
    kind_of,
    occupied,
    of_kind,
    owner_at,
    put,
    sleepers,
    take_off,
)
from safehouse.games.sleepers.board import (
    FRANCE,
    NEIGHBOURS,
    NOWHERE,
    NUM_HEXES,
    ROWS_OF_FIVE,
    SIDES,
    STEP,
)
from safehouse.games.sleepers.decisions import (
    ACTIVATE,
    BLAST,
    BOUNCE,
    COPY,
    FLIP,
    JUMP,
    MOVE,
    RECRUIT,
    STOP,
    SWAP,
)
from safehouse.games.sleepers.memory import mingle, recognise, remember, turn_up
from safehouse.games.sleepers.piles import set_killed, take_from_pile
from safehouse.games.sleepers.record import (
    ACTIVATED,
    ATTRITION,
    ATTRITION_AT_ONCE,
    BOUNCED,
    CAPTURE,
    COPIED,
    COPY_ANY,
    DEPTH,
    DRAWN,
    ERA,
    ERAS,
    FACE,
    FLIPPED,
    GROUP_CAPTURE,
    JUMPED,
    KILLED,
    KILLED_OPEN,
    LENIENT,
    LIBERATION,
    MARKED,
    MORALE,
    MOVED,
    NO_CORNERS,
    NO_DIVERSION_SELF,
    NO_INFORMANT_SELF,
    NO_PROGRESS,
    NOBODY,
    NUM_PLANES,
    POLICE_MAY_STAY,
    RECRUITED,
    RUNNING,
    SEEN_BEFORE,
    STOPPED,
    SUCCESS,
    SWAPPED,
    TURN_BEGUN,
    TURN_CAP,
    Record,
)
from safehouse.games.sleepers.tiles import (
    COPIES,
    DIVERSION,
    DOUBLE_AGENT,
    FULL_SET,
    HAND_SIZE,
    IMMIGRATION,
    INFORMANT,
    MASTER,
    MILITIA,
    POLICE,
    RECRUITER,
    RINGLEADER,
    SABOTEUR,
    SCIENTIST,
    SET_SIZE,
    kinds,
    nth_kind,
    tile,
    tiles,
)
from safehouse.games.telling import tell

SECOND_ACTIVATION, TURN = 14, 15
"""Pending decisions of the turn itself: at its start one recruits, or activates the first of up to
two."""

SORTED_SET = np.repeat(np.arange(11), COPIES).astype(np.uint8)


# --- Set-up -------------------------------------------------------------------------------------


@rule
def clear(s: Record) -> None:
    """An empty board, nothing in hand, White's turn."""
    for i in range(NUM_PLANES):
        s.plane[i] = NONE
    for p in range(2):
        s.own[p] = NONE
        s.hand[p] = NONE
        s.pile_size[p] = 0
        s.num_killed[p] = 0
        s.era[p] = 0
        s.hand_era[p] = 0
        s.chains[p] = 0
        for era in range(ERAS):
            s.returned[p, era] = NONE
        for i in range(SET_SIZE):
            s.beside[p, i] = 0
    for i in range(DEPTH):
        s.ability[i] = 0
        s.hex[i] = 0
        s.left[i] = 0
    s.depth = 0
    s.seat = 0
    s.end = RUNNING
    s.winner = NOBODY
    s.settled = 0
    s.killed_this_turn = 0
    s.quiet = 0
    s.turn = 1


@rule
def reset(s: Record, seed: Bits, options: NDArray[np.int16]) -> None:
    """Set up a new game: thirty tiles each, four of them in hand, White begins (R7, R9)."""
    clear(s)
    s.deal = mix(seed ^ GOLDEN)
    s.options = options[0]
    s.no_progress = options[1]
    s.turn_cap = options[2]
    for p in range(2):
        s.set[p] = FULL_SET
        for i in range(SET_SIZE):
            s.beside[p, i] = SORTED_SET[i]
        s.pile_size[p] = SET_SIZE
        draw(s, p, None)
    push(s, TURN, NOWHERE, 0)


@rule
def draw(s: Record, seat: int, log: Log | None) -> bool:
    """Draw up to four tiles (R26), and say whether there was one to draw."""
    wanted = min(HAND_SIZE - tiles(s.hand[seat]), number(s.pile_size[seat]))
    for _ in range(wanted):
        kind = take_from_pile(s, seat)
        s.hand[seat] += tile(kind)
        tell(log, DRAWN, seat, kind)
    return wanted > 0


# --- Pending decisions --------------------------------------------------------------------------


@rule
def push(s: Record, ability: int, h: int, left: int) -> None:
    """Something is to be decided before what is pending already (R23)."""
    s.ability[s.depth] = ability
    s.hex[s.depth] = h
    s.left[s.depth] = left
    s.depth += 1


@rule
def jumps(s: Record, seat: int, h: int) -> Bits:
    """The directions in which a seat's agent can jump, over an enemy to an empty hex (R46-R49)."""
    found = NONE
    enemy = s.own[1 - seat]
    free = empty(s)
    for d in range(6):
        over = number(STEP[h, d])
        if enemy & bit(over) and free & bit(number(STEP[over, d])):
            found |= bit(d)
    return found


@rule
def can_be_copied(s: Record) -> Bits:
    """Agents with an ability that a Master can use (R87), or that may have one."""
    nothing = of_kind(s, SCIENTIST) | of_kind(s, MILITIA) | of_kind(s, MASTER)
    shown = occupied(s) & s.plane[FACE] & ~nothing
    if s.options & COPY_ANY:
        # Whether a sleeper may be chosen cannot depend on its face, which nobody may see.
        return shown | (occupied(s) & ~s.plane[FACE])
    return shown


@rule
def menu(s: Record) -> tuple[Bits, int, Bits, int]:
    """What may be decided now: kinds to recruit, a verb and its targets, and 1 if one may stop."""
    top = s.depth - 1
    ability = s.ability[top]
    h = number(s.hex[top])
    others = occupied(s) & ~bit(h)
    recruits = NONE
    verb = STOP
    targets = NONE
    may_stop = 1 if s.options & LENIENT else 0
    if ability == TURN:
        recruits = kinds(s.hand[s.seat])
        verb = ACTIVATE
        targets = sleepers(s, s.seat)
        may_stop = 0
    elif ability == RINGLEADER or ability == SECOND_ACTIVATION:  # noqa: SIM109 (a tuple is slow on a GPU)
        verb = ACTIVATE
        targets = sleepers(s, s.seat) & ~bit(h)
        may_stop = 1
    elif ability == RECRUITER:
        recruits = kinds(s.hand[s.seat])
    elif ability == POLICE:
        verb = JUMP
        targets = jumps(s, s.seat, h)
        if s.left[top] == 0 or s.options & POLICE_MAY_STAY:
            may_stop = 1
    elif ability == INFORMANT:
        verb = FLIP
        targets = others if s.options & NO_INFORMANT_SELF else occupied(s)
    elif ability == IMMIGRATION:
        verb = BOUNCE
        targets = others & ~bit(number(s.left[top]))
        may_stop = 1
    elif ability == DOUBLE_AGENT:
        verb = SWAP
        targets = others
    elif ability == DIVERSION:
        verb = MOVE
        targets = others if s.options & NO_DIVERSION_SELF else occupied(s)
    elif ability == MASTER:
        verb = COPY
        targets = NEIGHBOURS[h] & can_be_copied(s)
        may_stop = 1
    else:  # a Saboteur that is asked, under lenient effects
        verb = BLAST
        targets = bit(h)
    return recruits, verb, targets, may_stop


@rule
def count(s: Record) -> int:
    """How many decisions are legal."""
    if s.end != RUNNING:
        return 0
    recruits, verb, targets, may_stop = menu(s)
    room = size(empty(s))
    return size(recruits) * room + size(targets) * (room if verb == MOVE else 1) + may_stop


@rule
def choose(s: Record, bits: Bits) -> int:
    """A random legal decision, all equally likely."""
    recruits, verb, targets, may_stop = menu(s)
    free = empty(s)
    room = size(free)
    width = room if verb == MOVE else 1
    by_recruiting = size(recruits) * room
    by_verb = size(targets) * width
    n = below(bits, by_recruiting + by_verb + may_stop)
    if n >= by_recruiting + by_verb:
        return STOP
    if n < by_recruiting:
        which = number(np.uint32(n) // np.uint32(room))
        where = nth(free, n - which * room)
        return RECRUIT + nth_kind(recruits, which) * NUM_HEXES + where
    n -= by_recruiting
    which = number(np.uint32(n) // np.uint32(width))
    target = nth(targets, which)
    if verb == MOVE:
        return MOVE + target * NUM_HEXES + nth(free, n - which * width)
    if verb == JUMP:
        return JUMP + 6 * number(s.hex[s.depth - 1]) + target
    return verb + target


@rule
def legal(s: Record, mask: NDArray[np.bool_]) -> None:
    """Mark every legal decision."""
    mask[:] = False
    if s.end != RUNNING:
        return
    recruits, verb, targets, may_stop = menu(s)
    mask[STOP] = may_stop == 1
    while recruits:
        kind = first(recruits) >> 2
        recruits ^= lowest(recruits)
        free = empty(s)
        while free:
            mask[RECRUIT + kind * NUM_HEXES + first(free)] = True
            free ^= lowest(free)
    while targets:
        target = first(targets)
        targets ^= lowest(targets)
        if verb == MOVE:
            free = empty(s)
            while free:
                mask[MOVE + target * NUM_HEXES + first(free)] = True
                free ^= lowest(free)
        elif verb == JUMP:
            mask[JUMP + 6 * number(s.hex[s.depth - 1]) + target] = True
        else:
            mask[verb + target] = True


# --- The end of the game ------------------------------------------------------------------------


@rule
def joins_sides(s: Record, network: Bits, through: Bits) -> bool:
    """Whether a chain through one of some hexes joins opposite sides (R98-R100)."""
    if size(network) < 9:
        return False
    corners = 1 if s.options & NO_CORNERS else 0
    while through:
        chain = lowest(through)
        edge = chain
        while edge:
            one = lowest(edge)
            grown = NEIGHBOURS[first(one)] & network & ~chain
            chain |= grown
            edge = (edge ^ one) | grown
        for d in range(3):
            if chain & SIDES[corners, d] and chain & SIDES[corners, d + 3]:
                return True
        through &= ~chain
    return False


@rule
def has_row(scientists: Bits, changed: Bits) -> bool:
    """Whether five stand in a straight row (R29), now that one of them has just arrived."""
    if size(scientists) >= 5 and scientists & changed:
        for i in range(ROWS_OF_FIVE.size):
            if scientists & ROWS_OF_FIVE[i] == ROWS_OF_FIVE[i]:
                return True
    return False


@rule
def around(hexes: Bits) -> Bits:
    """Some hexes and all their neighbours."""
    found = hexes
    while hexes:
        found |= NEIGHBOURS[first(hexes)]
        hexes ^= lowest(hexes)
    return found


@rule
def surrounds_group(s: Record, seat: int) -> bool:
    """Whether a seat's Militia surround a connected group of enemy agents (the option of R32)."""
    ring = counting_as(s, seat, MILITIA)
    victims = s.own[1 - seat]
    # Agents beside anything but the ring and their own kind are free, and so are all that hang
    # together with them. Whoever is left is surrounded.
    free = victims & around(FRANCE & ~ring & ~victims)
    grown = free
    while grown:
        grown = around(free) & victims & ~free
        free |= grown
    return free != victims


@rule
def has_captured(s: Record, seat: int, changed: Bits) -> bool:
    """Whether a seat's Militia surround an enemy agent (R32-R39).

    Somebody has come to stand in a ring, or has joined one. That all neighbours are active agents
    of the seat is seldom enough; only then is it worth asking who they are.
    """
    if s.options & GROUP_CAPTURE:
        return surrounds_group(s, seat)
    network = active(s, seat)
    suspects = s.own[1 - seat] & (changed | around(changed & network))
    while suspects:
        neighbours = NEIGHBOURS[first(suspects)]
        if neighbours & ~network == NONE and neighbours & ~counting_as(s, seat, MILITIA) == NONE:
            return True
        suspects ^= lowest(suspects)
    return False


@rule
def goal_reached(s: Record, seat: int, changed: Bits) -> int:
    """The first goal that a seat has reached (R96), or RUNNING."""
    network = active(s, seat)
    if network & changed:
        if joins_sides(s, network, network & changed):
            return SUCCESS
        if has_row(counting_as(s, seat, SCIENTIST), changed):
            return LIBERATION
    if s.num_killed[1 - seat] >= 10:
        return MORALE
    if has_captured(s, seat, changed):
        return CAPTURE
    return RUNNING


@rule
def finish(s: Record, winner: int, reason: int) -> None:
    """The game is over."""
    s.winner = winner
    s.end = reason
    s.depth = 0


@rule
def check(s: Record, changed: Bits) -> None:
    """Test the goals after a change (R94): whoever moves wins a tie (R95).

    Nothing was decided before the change, so a goal that is reached now has to do with the hexes on
    which an agent arrived or was turned up; taking agents off the board reaches none but Morale.
    """
    for other in range(2):
        if s.end == RUNNING:
            seat = s.seat ^ other
            reason = goal_reached(s, seat, changed)
            if reason != RUNNING:
                finish(s, seat, reason)


@rule
def is_stuck(s: Record, seat: int) -> bool:
    """No tile left and no sleeper: Attrition (R104)."""
    return s.hand[seat] == NONE and s.pile_size[seat] == 0 and sleepers(s, seat) == NONE


@rule
def start_turn(s: Record) -> None:
    """The seat to move loses if it cannot (R103), and games that lead nowhere are drawn (R108).

    Attrition comes before the draws: a printed rule outranks one that only software needs.
    """
    seat = number(s.seat)
    push(s, TURN, NOWHERE, 0)
    if is_stuck(s, seat):
        finish(s, 1 - seat, ATTRITION)
    elif s.options & ATTRITION_AT_ONCE and is_stuck(s, 1 - seat):
        finish(s, seat, ATTRITION)
    elif s.no_progress > 0 and s.quiet >= s.no_progress:
        finish(s, NOBODY, NO_PROGRESS)
    elif s.turn_cap > 0 and s.turn > s.turn_cap:
        finish(s, NOBODY, TURN_CAP)


@rule
def end_turn(s: Record, log: Log | None) -> None:
    """Draw, count the turn, and let the other side begin, unless the game is over."""
    seat = s.seat
    if draw(s, seat, log) or s.killed_this_turn:
        s.quiet = 0
    else:
        s.quiet += 1
    s.killed_this_turn = 0
    s.seat = 1 - seat
    s.turn += 1
    start_turn(s)
    if s.end == RUNNING:
        tell(log, TURN_BEGUN, s.seat)


# --- Changes on the board -----------------------------------------------------------------------


@rule
def recruit(s: Record, kind: int, h: int, log: Log | None) -> None:
    """A tile of the hand becomes a sleeper (R14, R61)."""
    tell(log, RECRUITED, s.seat, h, kind)
    s.hand[s.seat] -= tile(kind)
    put(s, h, s.seat, kind | number(s.hand_era[s.seat]) << ERA)
    if s.hand[s.seat] == NONE:
        s.hand_era[s.seat] = 0
    check(s, bit(h))


@rule
def kill(s: Record, h: int, log: Log | None) -> None:
    """Lay an agent beside the board; a sleeper stays hidden (R112, R113)."""
    owner = owner_at(s, h)
    code = take_off(s, h)
    tell(log, KILLED, h, owner, code)
    if s.options & KILLED_OPEN and not code & SEEN_BEFORE:
        recognise(s, owner, kind_of(code), era_of(code))
        code = (code | SEEN_BEFORE) & ((1 << ERA) - 1)
    set_killed(s, owner, number(s.num_killed[owner]), code)
    s.num_killed[owner] += 1
    s.killed_this_turn = 1


@rule
def blast(s: Record, h: int, log: Log | None) -> None:
    """An agent and all around it die at once (R41-R43)."""
    caught = (NEIGHBOURS[h] | bit(h)) & occupied(s)
    while caught:
        kill(s, first(caught), log)
        caught ^= lowest(caught)
    check(s, NONE)


@rule
def jump(s: Record, h: int, direction: int, log: Log | None) -> None:
    """Jump over an enemy, who is killed (R47, R52); the end is tested after every jump (R54)."""
    over = number(STEP[h, direction])
    landing = number(STEP[over, direction])
    tell(log, JUMPED, h, landing)
    kill(s, over, log)
    carry(s, h, landing)
    s.left[s.depth - 1] = 0
    check(s, bit(landing))


@rule
def flip(s: Record, h: int, log: Log | None) -> None:
    """Turn any agent over without activating it (R66-R70)."""
    if s.plane[FACE] & bit(h):
        tell(log, FLIPPED, h, kind_at(s, h), 0)
        s.plane[FACE] &= ~bit(h)
        check(s, NONE)
    else:
        tell(log, FLIPPED, h, kind_at(s, h), 1)
        turn_up(s, h)
        check(s, bit(h))


@rule
def bounce(s: Record, h: int, log: Log | None) -> None:
    """An agent goes back to its owner's hand (R72-R76)."""
    owner = owner_at(s, h)
    code = take_off(s, h)
    tell(log, BOUNCED, h, owner, code)
    s.hand[owner] += tile(kind_of(code))
    if code & SEEN_BEFORE:
        remember(s, owner, kind_of(code))
    else:
        mingle(s, owner, era_of(code))


@rule
def begin(s: Record, h: int, ability: int, log: Log | None) -> None:
    """Carry out an ability, or ask for what has to be decided."""
    if ability == SABOTEUR and not s.options & LENIENT:
        blast(s, h, log)
    elif ability == IMMIGRATION:
        push(s, ability, h, NOWHERE)
    elif ability != SCIENTIST and ability != MILITIA:
        push(s, ability, h, 2 if ability == RINGLEADER else 1)


@rule
def activate(s: Record, h: int, log: Log | None) -> None:
    """Flip a sleeper; if that does not decide the game (R97), its ability follows."""
    tell(log, ACTIVATED, s.seat, h, kind_at(s, h))
    turn_up(s, h)
    check(s, bit(h))
    if s.end == RUNNING:
        begin(s, h, kind_at(s, h), log)


@rule
def leave(s: Record, log: Log | None) -> None:
    """The topmost ability is done; whom Immigration has chosen goes home now (R77)."""
    s.depth -= 1
    if s.ability[s.depth] == IMMIGRATION and s.left[s.depth] != NOWHERE:
        bounce(s, number(s.left[s.depth]), log)


@rule
def advance(s: Record, log: Log | None) -> None:
    """Go on to the next decision that has something to choose, through the end of the turn.

    Play never leaves an empty hand beside a pile (R104). A position from outside may: a player who
    can do nothing but draw then draws.
    """
    while s.end == RUNNING:
        if s.depth == 0:
            end_turn(s, log)
            if s.hand[s.seat]:
                return
            continue
        recruits, _, targets, _ = menu(s)
        if recruits or targets:
            return
        leave(s, log)


@rule
def use_copied(s: Record, h: int, model: int, log: Log | None) -> None:
    """A Master of Disguise uses the ability of another agent, who is turned up for it (R87)."""
    if s.plane[FACE] & bit(model) == NONE:
        tell(log, FLIPPED, model, kind_at(s, model), 1)
        turn_up(s, model)
        check(s, bit(model))
    tell(log, COPIED, model, kind_at(s, model))
    if s.end == RUNNING and kind_at(s, model) != MASTER:
        begin(s, h, kind_at(s, model), log)


@rule
def send_home(s: Record, chosen: int, log: Log | None) -> None:
    """Immigration chooses its first agent, or the second, and then both go home (R77)."""
    if s.left[s.depth - 1] == NOWHERE:
        tell(log, MARKED, chosen)
        s.left[s.depth - 1] = chosen
    else:
        leave(s, log)
        bounce(s, chosen, log)


@rule
def step(s: Record, decision: int) -> None:
    """Carry out a legal decision and everything that follows from it."""
    decide(s, decision, None)


@rule
def narrate(s: Record, decision: int, log: Log) -> None:
    """Carry out a legal decision and tell what happens."""
    decide(s, decision, log)


@rule
def decide(s: Record, decision: int, log: Log | None) -> None:
    """Carry out a legal decision; the log, if there is one, is told."""
    top = s.depth - 1
    h = number(s.hex[top])
    if decision == STOP:
        tell(log, STOPPED, s.seat, s.ability[top])
        leave(s, log)
    elif decision < FLIP:
        target = decision - ACTIVATE
        if s.ability[top] == TURN:
            # The second activation is for another agent than this one (R16-R18).
            s.ability[top] = SECOND_ACTIVATION
            s.hex[top] = target
            s.left[top] = 1
        else:
            s.left[top] -= 1
            if s.left[top] == 0:
                s.depth -= 1
        activate(s, target, log)
    elif decision < BOUNCE:
        s.depth -= 1
        flip(s, decision - FLIP, log)
    elif decision < SWAP:
        send_home(s, decision - BOUNCE, log)
    elif decision < COPY:
        partner = decision - SWAP
        tell(log, SWAPPED, h, partner)
        s.depth -= 1
        exchange(s, h, partner)
        check(s, bit(h) | bit(partner))
    elif decision < BLAST:
        s.depth -= 1
        use_copied(s, h, decision - COPY, log)
    elif decision < JUMP:
        s.depth -= 1
        blast(s, h, log)
    elif decision < RECRUIT:
        jump(s, h, decision - JUMP - 6 * h, log)
    elif decision < MOVE:
        s.depth -= 1
        kind = (decision - RECRUIT) // NUM_HEXES
        recruit(s, kind, decision - RECRUIT - kind * NUM_HEXES, log)
    else:
        s.depth -= 1
        here = (decision - MOVE) // NUM_HEXES
        there = decision - MOVE - here * NUM_HEXES
        tell(log, MOVED, here, there)
        carry(s, here, there)
        check(s, bit(there))
    advance(s, log)


@rule
def resume(s: Record) -> None:
    """Begin a turn in a position from outside, which may be over already (R119)."""
    check(s, occupied(s))
    if s.end == RUNNING:
        start_turn(s)
        advance(s, None)


# --- What the engine asks -----------------------------------------------------------------------


@rule
def to_act(s: Record) -> int:
    """The seat that decides, or -1 when the game is over."""
    return number(s.seat) if s.end == RUNNING else -1


@rule
def ending(s: Record) -> int:
    """Why the game ended."""
    return number(s.end)


@rule
def score(s: Record, seat: int) -> float:
    """1 for the winner, -1 for the loser, 0 for a draw and while the game is running."""
    if s.end == RUNNING or s.winner == NOBODY:
        return 0.0
    return 1.0 if s.winner == seat else -1.0
