"""The legal decisions at each stage, as sets."""

import numpy as np
from numpy.typing import NDArray

from safehouse.games.bits import NONE, ONE, Bits, below, bit, first, lowest, nth, number, size
from safehouse.games.native import routine, rule
from safehouse.games.sarahs_vision import decisions as d
from safehouse.games.sarahs_vision import effects as e
from safehouse.games.sarahs_vision.effects import ANY, COLOUR, NEXT, ROLE
from safehouse.games.sarahs_vision.paying import (
    SETS_OF_KIND,
    available,
    even,
    from_layer,
    odd,
    owed_for_covers,
    owing,
    suffices,
    supply,
)
from safehouse.games.sarahs_vision.record import (
    ACTION,
    CHOICE,
    DIRECTIVE,
    LEARN,
    NAME,
    NOTHING,
    NUM_CELLS,
    OUTCOME,
    PAY,
    RUNNING,
    TAKE,
    TOWER,
    Record,
)
from safehouse.games.sarahs_vision.table import (
    COSTS_AT_MOST,
    KINDS_OF,
    NEIGHBOURS,
    ORDERED,
    PAIRS_BELOW,
    PURPLE,
    REMOVE_COLOUR,
    REMOVE_COST,
    REVEAL_COLOUR,
    REVEAL_COST,
    ROLE_PAIR,
    SWAP_COLOUR,
    SWAP_COST,
    figures_at,
    inspiration_left,
    is_face_up,
    is_swan,
    operation,
)
from safehouse.games.sarahs_vision.tower import (
    CERTAIN,
    COLOURS_OF,
    NUM_KINDS,
    TOUCHES_PER_PULL,
    UNFELT,
    blocks_in,
    felt,
    present,
    pullable_layers,
    risk,
)

Menu = tuple[Bits, Bits, Bits, Bits, Bits, Bits, Bits, Bits]
"""What may be decided: a set in eight parts of 64 numbers each, as `decisions` has them."""


@routine
def sections_of_row(s: Record, colours: int) -> Bits:
    """The sections of revealed events that are framed in some colours and neither covered nor
    named, as a set of twelve for each place."""
    found = NONE
    for place in range(s.row_size):
        if is_face_up(s, place):
            event = s.row[place]
            framed = np.uint16(0)
            for colour in range(4):
                if colours >> colour & 1:
                    framed |= s.frames[event, colour]
            found |= np.uint64(framed & ~s.covered[place]) << np.uint64(12 * place)
    return found & ~s.named


@routine
def can_cover(s: Record, there: tuple[Bits, Bits]) -> Bits:
    """The sections that can be covered besides those that are named already (V12, V20)."""
    owed = owed_for_covers(s, NOTHING)
    colours = 0
    for colour in range(4):
        if suffices(there, owing(owed, colour, 1)):
            colours |= 1 << colour
    return sections_of_row(s, colours)


@rule
def some_can_be_revealed(s: Record) -> bool:
    """Whether the action would turn a card."""
    for place in range(s.row_size):
        if not is_face_up(s, place) and not is_swan(s, place):
            return True
    return False


@routine
def action_menu(s: Record) -> Menu:
    """The actions of a turn."""
    there = supply(s)
    simple = bit(d.PASS)
    if s.directives or s.discarded:
        simple |= bit(d.DRAW)
    if available(there, REVEAL_COLOUR) >= REVEAL_COST and some_can_be_revealed(s):
        simple |= bit(d.REVEAL)
    if available(there, SWAP_COLOUR) >= SWAP_COST:
        simple |= np.uint64(PAIRS_BELOW[s.row_size]) << np.uint64(d.SWAP)
    if available(there, REMOVE_COLOUR) >= REMOVE_COST:
        simple |= np.uint64(s.face_up) << np.uint64(d.REMOVE)
    return simple, can_cover(s, there), NONE, NONE, NONE, NONE, NONE, NONE


@rule
def can_play(s: Record, player: int) -> Bits:
    """The directives that a player can pay for."""
    if s.hand[player] == 0:
        return NONE
    there = min(4, available(supply(s), PURPLE))
    return np.uint64(s.hand[player] & COSTS_AT_MOST[there])


@routine
def pay_menu(s: Record) -> Menu:
    """What the next unit can be paid with: whatever leaves the rest payable (V19, V20)."""
    colour = number(s.colour)
    there = supply(s)
    owed = (NONE, NONE)
    if s.named:
        owed = owed_for_covers(s, first(s.named))
    low, high, feel_low, feel_high = NONE, NONE, NONE, NONE
    for layer in range(pullable_layers(s)):
        if blocks_in(present(s, layer)) > 1:
            for slot in range(3):
                kind = number(s.tower[layer, slot])
                if number(COLOURS_OF[kind]) >> colour & 1 and rest_is_payable(
                    s, there, owed, layer, slot
                ):
                    here = bit(3 * (layer % d.LAYERS_IN_A_PART) + slot)
                    feel = NONE
                    if s.touches < TOUCHES_PER_PULL and felt(s, layer, slot) == UNFELT:
                        feel = here
                    if layer < d.LAYERS_IN_A_PART:
                        low |= here
                        feel_low |= feel
                    else:
                        high |= here
                        feel_high |= feel
    if s.outside:
        feel_low, feel_high = NONE, NONE
    other = bit(d.FEEL - 7 * 64) if feel_low | feel_high else NONE
    for kind in range(1, NUM_KINDS + 1):
        if s.unlocked[kind] and number(COLOURS_OF[kind]) >> colour & 1:
            use = (
                there[0] - even(SETS_OF_KIND[kind]),
                there[1] - odd(SETS_OF_KIND[kind]),
            )
            if suffices(use, owed):
                other |= bit(d.USE - 7 * 64 + kind - 1)
    for column in range(3):
        if s.grid[colour, column]:
            other |= bit(d.SPEND - 7 * 64 + 3 * colour + column)
    return NONE, NONE, low, high, feel_low, feel_high, NONE, other


@routine
def best_to_touch(s: Record, low: Bits, high: Bits) -> int:
    """Of some blocks, as `pay_menu` gives them, the unfelt one that is likeliest to hold.

    Of blocks that are alike it is the lowest, and in a layer the leftmost; if all have been felt,
    it is NOTHING.
    """
    best, least = NOTHING, CERTAIN + 1
    for part in range(2):
        left = high if part else low
        while left:
            place = 3 * d.LAYERS_IN_A_PART * part + first(left)
            left ^= lowest(left)
            layer, slot = place // 3, place % 3
            if felt(s, layer, slot) == UNFELT:
                chance = risk(s, layer, slot)
                if chance < least:
                    least = chance
                    best = place
    return best


@routine
def rest_is_payable(
    s: Record, there: tuple[Bits, Bits], owed: tuple[Bits, Bits], layer: int, slot: int
) -> bool:
    """Whether what is owed besides can still be paid when a block has been pulled."""
    if owed[0] | owed[1] == NONE:
        return True
    with_it = from_layer(s, layer)
    kind = s.tower[layer, slot]
    s.tower[layer, slot] = 0
    without = from_layer(s, layer)
    s.tower[layer, slot] = kind
    after = (
        there[0] - even(with_it) + even(without),
        there[1] - odd(with_it) + odd(without),
    )
    return suffices(after, owed)


@rule
def places_with_danger(s: Record) -> Bits:
    """The locations where there is danger."""
    found = NONE
    for cell in range(NUM_CELLS):
        if s.danger[cell]:
            found |= bit(cell)
    return found


@rule
def moves(s: Record, who: int, where: int) -> Bits:
    """The moves of figures that a line leaves open."""
    found = NONE
    for role in range(3):
        if who == ANY or who == ROLE + role:
            cells = bit(NUM_CELLS) - ONE
            if where == NEXT:
                cells = np.uint64(NEIGHBOURS[s.figure[role]])
            elif where != ANY:
                cells = bit(where)
            found |= (cells & ~bit(number(s.figure[role]))) << np.uint64(9 * role)
    return found


@routine
def choices(s: Record) -> Menu:
    """What the line that is carried out leaves to the active player."""
    what, which, where = operation(s, 0), operation(s, 1), operation(s, 2)
    simple, cover, play, other = NONE, NONE, NONE, NONE
    at_seven = 7 * 64
    if what == e.MOVE:
        play = moves(s, which, where) << np.uint64(d.MOVE - d.PLAY)
    elif what == e.EXCHANGE:
        for pair in range(3):
            if s.figure[ROLE_PAIR[pair, 0]] != s.figure[ROLE_PAIR[pair, 1]]:
                simple |= bit(d.EXCHANGE + pair)
    elif what == e.CALM:
        other = places_with_danger(s) << np.uint64(d.CALM - at_seven)
    elif what == e.CLEAR:
        other = places_with_danger(s) << np.uint64(d.CLEAR - at_seven)
    elif what == e.INSPIRE:
        if inspiration_left(s) > 0:
            other = (bit(NUM_CELLS) - ONE) << np.uint64(d.INSPIRE - at_seven)
    elif what == e.RELIEVE:
        for role in range(3):
            if s.zone[role]:
                simple |= bit(d.RELIEVE + role)
    elif what == e.SHELTER:
        simple = np.uint64(~number(s.sheltered) & 7) << np.uint64(d.SHELTER)
    elif what == e.HAND_OVER:
        for pair in range(6):
            if s.zone[ORDERED[pair, 0]]:
                simple |= bit(d.HAND_OVER + pair)
    elif what == e.LEARN:
        if inspiration_left(s) > 0:
            cells = bit(12) - ONE
            if which != ANY:
                cells = np.uint64(7) << np.uint64(3 * (which - COLOUR))
            other = cells << np.uint64(d.LEARN - at_seven)
    elif what == e.FREE:
        simple = np.uint64(~number(s.freed) & 127) << np.uint64(d.FREE)
    elif what == e.SWAP:
        simple = np.uint64(PAIRS_BELOW[s.row_size]) << np.uint64(d.SWAP)
    elif what == e.COVER and inspiration_left(s) > 0:
        cover = sections_of_row(s, 15)
    if simple | cover | play | other:
        simple |= bit(d.DONE)
    return simple, cover, NONE, NONE, NONE, NONE, play, other


@rule
def sharers(s: Record) -> int:
    """Who can be given the next danger cube of the place where cubes are shared out."""
    if s.danger[s.place] > s.location_limit:
        return 7
    return figures_at(s, number(s.place)) & ~number(s.sheltered)


@rule
def learnable_cells(s: Record, cell: int) -> Bits:
    """Where on the grid a cube from a location can go (V17)."""
    columns = np.uint64(figures_at(s, cell))
    found = NONE
    for colour in range(4):
        if number(KINDS_OF[cell]) >> colour & 1:
            found |= columns << np.uint64(3 * colour)
    return found


@routine
def menu(s: Record) -> Menu:
    """Everything that may be decided now."""
    if s.stage == ACTION:
        return action_menu(s)
    if s.stage == PAY:
        return pay_menu(s)
    if s.stage == CHOICE:
        return choices(s)
    simple, cover, play, other = NONE, NONE, NONE, NONE
    if s.stage == NAME:
        simple = bit(d.PAY)
        cover = can_cover(s, supply(s))
    elif s.stage == OUTCOME:
        simple = bit(d.HELD) | bit(d.FELL)
    elif s.stage == DIRECTIVE:
        simple = bit(d.PASS)
        play = can_play(s, number(s.player))
    elif s.stage == TAKE:
        simple = np.uint64(sharers(s)) << np.uint64(d.TAKE)
    elif s.stage == LEARN:
        other = learnable_cells(s, number(s.place)) << np.uint64(d.LEARN - 7 * 64)
    return simple, cover, NONE, NONE, NONE, NONE, play, other


@rule
def to_act(s: Record) -> int:
    """Who decides: a player, or the tower that stands outside, or nobody after the end."""
    if s.end != RUNNING:
        return -1
    return TOWER if s.stage == OUTCOME else number(s.player)


@rule
def count(s: Record) -> int:
    """How many decisions are legal."""
    if s.end != RUNNING:
        return 0
    found = 0
    for part in menu(s):
        found += size(part)
    return found


@rule
def legal(s: Record, mask: NDArray[np.bool_]) -> None:
    """Mark every legal decision."""
    mask[:] = False
    if s.end != RUNNING:
        return
    base = 0
    for part in menu(s):
        left = part
        while left:
            mask[base + first(left)] = True
            left ^= lowest(left)
        base += 64


@rule
def choose(s: Record, bits: Bits) -> int:
    """The legal decision that random bits pick."""
    sets = menu(s)
    found = 0
    for one in sets:
        found += size(one)
    which = below(bits, found)
    base = 0
    for one in sets:
        here = size(one)
        if which < here:
            return base + nth(one, which)
        which -= here
        base += 64
    return -1
