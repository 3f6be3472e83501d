"""The rules of Sarah's Vision, written once for interpreter, native code and CUDA.

A turn has four steps: an action, the next event, directives, danger and inspiration. What is to be
decided is the record's stage. Stages in which nobody decides anything are gone through by
`advance`, one after the other, until somebody is asked or the game is over.
"""

import numpy as np
from numpy.typing import NDArray

from safehouse.games.bits import NONE, Bits, below, bit, first, mix, number, size
from safehouse.games.native import routine, rule
from safehouse.games.sarahs_vision import actions as a
from safehouse.games.sarahs_vision.choices import best_to_touch, can_play, lessons, pay_menu
from safehouse.games.sarahs_vision.lines import (
    carry_out_line,
    choose_in_line,
    is_left_to_the_player,
    nothing_to_choose,
    times,
)
from safehouse.games.sarahs_vision.paying import (
    frame_colour,
)
from safehouse.games.sarahs_vision.record import (
    ACTION,
    CHOICE,
    COVER,
    CURRENT,
    DANGER,
    DIRECTIVE,
    INSPIRATION,
    LAID_BACK,
    LEARN,
    LINES,
    NAME,
    NOTHING,
    NUM_CELLS,
    NUM_EVENTS,
    NUM_LINES,
    NUM_SECTIONS,
    OUTCOME,
    PAID,
    PAY,
    PLAY,
    REMOVE,
    RESOLVE,
    REVEAL,
    ROW,
    RUNNING,
    SPEAK,
    SWAP,
    TAKE,
    VICTORY,
    Record,
)
from safehouse.games.sarahs_vision.record import NEXT as NEXT_EVENT
from safehouse.games.sarahs_vision.scenario import NUMBERS_OF_AN_EVENT
from safehouse.games.sarahs_vision.table import (
    ALL_DIRECTIVES,
    CUBE,
    DIRECTIVE_COST,
    PURPLE,
    REMOVE_COLOUR,
    REMOVE_COST,
    REVEAL_COLOUR,
    REVEAL_COST,
    START,
    START_INSPIRATION,
    SWAP_COLOUR,
    SWAP_COST,
    bear,
    clear_place,
    close_up,
    deal_event,
    draw_directive,
    endanger,
    figures_at,
    inspire,
    lay_cover,
    learn,
    operation,
    put_card,
    refill,
    reveal,
    swap_cards,
    uncover,
)
from safehouse.games.sarahs_vision.tower import (
    BLOCKS,
    NUM_KINDS,
    TOUCHES_PER_PULL,
    blocks_in,
    build,
    draw_block,
    holds,
    lay,
    random,
    take_out,
    touch,
)

# --- Set-up --------------------------------------------------------------------------------------


@rule
def reset(s: Record, seed: Bits, options: NDArray[np.int16]) -> None:
    """Set up a game (V1 to V8).

    `options`: players, whether the events come in their order, whether the tower is outside, then
    the scenario as `encode_scenario` writes it.
    """
    s.counter = mix(seed)
    s.num_players = options[0]
    s.in_order = options[1]
    s.outside = options[2]
    s.location_limit = options[3]
    read_events(s, options)
    clear(s)
    bag = lock_blocks(s)
    build(s, bag)
    for role in range(3):
        s.figure[role] = START[role]
        s.zone[role] = 0
        s.grid[START_INSPIRATION[role], role] = 1
    for _ in range(ROW):
        deal_event(s, 1)


@routine
def read_events(s: Record, options: NDArray[np.int16]) -> None:
    """Take the scenario into the record."""
    s.swans = np.uint32(0)
    for event in range(NUM_EVENTS):
        at = 4 + NUMBERS_OF_AN_EVENT * event
        if options[at]:
            s.swans |= np.uint32(bit(event))
        for cell in range(NUM_CELLS):
            s.event_danger[event, cell] = options[at + 1 + cell]
            s.event_inspiration[event, cell] = options[at + 1 + NUM_CELLS + cell]
        for colour in range(4):
            s.frames[event, colour] = options[at + 1 + 2 * NUM_CELLS + colour]
        for line in range(NUM_LINES):
            for word in range(3):
                s.event_line[event, line, word] = options[at + 5 + 2 * NUM_CELLS + 3 * line + word]


@routine
def clear(s: Record) -> None:
    """An empty table."""
    for cell in range(NUM_CELLS):
        s.danger[cell] = 0
        s.inspiration[cell] = 0
    for place in range(ROW + 1):
        clear_place(s, place)
    for colour in range(4):
        for column in range(3):
            s.grid[colour, column] = 0
    for kind in range(NUM_KINDS + 1):
        s.unlocked[kind] = 0
    for player in range(4):
        s.hand[player] = 0
    s.directives = ALL_DIRECTIVES
    s.discarded = np.uint32(0)
    s.unseen = np.uint32((1 << NUM_EVENTS) - 1)
    s.freed = 0
    s.face_up = 0
    s.row_size = 0
    s.turn = 0
    s.falling = 0
    s.fallen = 0
    s.end = RUNNING
    begin_turn(s)


@routine
def lock_blocks(s: Record) -> Bits:
    """Two blocks of two colours for each column, one of its own for each row; the rest (V2, V5)."""
    bag = NONE
    for kind in range(1, NUM_KINDS + 1):
        bag |= np.uint64(BLOCKS[kind]) << np.uint64(4 * kind)
    left = 0
    for kind in range(5, NUM_KINDS + 1):
        left += number(BLOCKS[kind])
    for column in range(3):
        for i in range(2):
            kind = draw_block(bag, 5, below(random(s), left))
            s.column_block[column, i] = kind
            bag -= bit(4 * kind)
            left -= 1
        lower = min(number(s.column_block[column, 0]), number(s.column_block[column, 1]))
        s.column_block[column, 1] += s.column_block[column, 0] - lower
        s.column_block[column, 0] = lower
    for kind in range(1, 5):
        bag -= bit(4 * kind)
    return bag


@rule
def begin_turn(s: Record) -> None:
    """The first step of a turn."""
    s.player = s.turn
    s.stage = ACTION
    s.during = 1
    s.passes = 0
    s.sheltered = 0
    s.source = NOTHING
    s.line = 0
    s.left = 0
    s.place = NOTHING
    s.resume = ACTION
    s.asked = NOTHING
    end_payment(s)


@rule
def end_payment(s: Record) -> None:
    """Nothing is owed any more."""
    s.named = NONE
    s.purpose = NOTHING
    s.target = NOTHING
    s.colour = NOTHING
    s.owed = 0
    s.touches = 0


# --- Paying --------------------------------------------------------------------------------------


@rule
def begin_payment(s: Record, purpose: int, target: int, colour: int, cost: int) -> None:
    """Something is to be paid for; from here on it cannot be withdrawn (V20)."""
    s.purpose = purpose
    s.target = target
    s.colour = colour
    s.owed = cost
    s.stage = PAY


@rule
def next_section(s: Record) -> None:
    """Pay for the first section that was named and is not covered yet."""
    section = first(s.named)
    begin_payment(s, COVER, section, frame_colour(s, section // 12, section % 12), 1)


@rule
def pay_with(s: Record, cover: int) -> None:
    """A unit has been paid with a block that goes on top of the tower, with one that stays on a
    card, or with a cube."""
    s.owed -= 1
    s.stage = PAID
    if s.purpose == COVER:
        lay_cover(s, number(s.target) // 12, number(s.target) % 12, cover)
        s.named &= ~bit(number(s.target))
    elif cover < CUBE:
        lay(s, cover)


@routine
def feel(s: Record, most: int) -> int:
    """Touch the block that is likeliest to hold, then the next, as many as one may (V19).

    Returns the last of them, or NOTHING if no block may be touched.
    """
    _, _, _, _, low, high, _, _ = pay_menu(s)
    last = NOTHING
    while most > 0 and s.touches < TOUCHES_PER_PULL:
        place = best_to_touch(s, low, high)
        if place == NOTHING:
            return last
        s.touches += 1
        touch(s, place // 3, place % 3)
        last = place
        most -= 1
    return last


@rule
def pull(s: Record, layer: int, slot: int) -> None:
    """Pull a block; the model, or somebody outside, says whether the tower holds."""
    if s.outside:
        s.asked = 3 * layer + slot
        s.resume = PAID
        s.stage = OUTCOME
    elif holds(s, layer, slot):
        s.touches = 0
        pay_with(s, take_out(s, layer, slot))
    else:
        collapse(s)


@rule
def use(s: Record, kind: int) -> None:
    """Pay with an unlocked block; laid on top of a tower outside, it may bring it down."""
    s.unlocked[kind] -= 1
    covering = s.purpose == COVER
    pay_with(s, kind)
    if not covering:
        ask_after_laying(s)


@rule
def ask_after_laying(s: Record) -> None:
    """Blocks have been laid on top; in the model this carries no risk (V21)."""
    if s.outside:
        s.asked = NOTHING
        s.resume = s.stage
        s.stage = OUTCOME


@rule
def answer(s: Record, held: int) -> None:
    """What happened to the tower outside."""
    if not held:
        collapse(s)
        return
    place = number(s.asked)
    s.asked = NOTHING
    s.stage = s.resume
    s.resume = ACTION
    if place != NOTHING:
        pay_with(s, take_out(s, place // 3, place % 3))


@routine
def carry_out(s: Record) -> None:
    """All is paid: what was paid for happens."""
    purpose, target = number(s.purpose), number(s.target)
    end_payment(s)
    if purpose == PLAY:
        s.source = NUM_EVENTS + target
        s.line = 0
        s.stage = LINES
        return
    s.stage = RESOLVE
    if purpose == SWAP:
        swap_cards(s, target)
    elif purpose == REVEAL:
        reveal(s, 0)
    elif purpose == REMOVE:
        laid = lay_back(s, target)
        close_up(s, target)
        refill(s)
        if laid:
            ask_after_laying(s)


@routine
def lay_back(s: Record, place: int) -> int:
    """The blocks that lie on a card go on top of the tower; cubes go to the supply."""
    laid = 0
    for section in range(NUM_SECTIONS):
        kind = number(s.cover[place, section])
        if 0 < kind < CUBE:
            lay(s, kind)
            laid += 1
    uncover(s, place)
    return laid


@routine
def collapse(s: Record) -> None:
    """The tower has fallen (V21, V22).

    It is built anew from all blocks that are neither locked nor unlocked: those on cards too.
    """
    bag = NONE
    for kind in range(1, NUM_KINDS + 1):
        bag |= np.uint64(number(BLOCKS[kind]) - number(s.unlocked[kind])) << np.uint64(4 * kind)
    for end in range(7):
        if not number(s.freed) >> end & 1:
            if end < 4:
                bag -= bit(4 * (1 + end))
            else:
                bag -= bit(4 * number(s.column_block[end - 4, 0]))
                bag -= bit(4 * number(s.column_block[end - 4, 1]))
    for place in range(ROW + 1):
        uncover(s, place)
    if s.purpose == PLAY:
        s.discarded |= np.uint32(bit(number(s.target)))
    end_payment(s)
    s.asked = NOTHING
    s.resume = ACTION
    s.passes = 0
    s.player = s.turn
    build(s, bag)
    if s.during == 1 and s.row_size:
        s.falling = s.row_size
        s.stage = RESOLVE
    else:
        s.fallen = 1
        s.stage = DANGER


# --- What happens of itself ----------------------------------------------------------------------


@routine
def follow_lines(s: Record) -> None:
    """Carry out one line, or end with the last."""
    if s.line == NUM_LINES or operation(s, 0) == 0:
        end_of_lines(s)
        return
    if s.source < NUM_EVENTS and s.covered[CURRENT] >> np.uint16(NUM_CELLS + s.line) & np.uint16(1):
        s.line += 1
        return
    what, which, where = operation(s, 0), operation(s, 1), operation(s, 2)
    if not is_left_to_the_player(what, which, where):
        carry_out_line(s, what, which, where)
        s.line += 1
    elif nothing_to_choose(s):
        s.line += 1
    else:
        s.left = times(what, where)
        s.stage = CHOICE


@routine
def resolve(s: Record) -> None:
    """The event farthest from the deck happens: first its cells, in reading order (V6, V7)."""
    s.during = 2
    s.player = s.turn
    if s.row_size == 0:  # the last event was removed (V23)
        s.stage = SPEAK
        s.during = 3
        return
    put_card(s, CURRENT, 0)
    close_up(s, 0)
    event = number(s.row[CURRENT])
    for cell in range(NUM_CELLS):
        if not s.covered[CURRENT] >> np.uint16(cell) & np.uint16(1):
            if s.event_danger[event, cell]:
                endanger(s, cell, number(s.event_danger[event, cell]))
            if s.event_inspiration[event, cell]:
                inspire(s, cell, number(s.event_inspiration[event, cell]))
    s.source = event
    s.line = 0
    s.stage = LINES


@rule
def end_of_lines(s: Record) -> None:
    """After a directive others may follow; after an event its covers are laid back."""
    source = number(s.source)
    s.source = NOTHING
    s.line = 0
    if source >= NUM_EVENTS:
        s.discarded |= np.uint32(bit(source - NUM_EVENTS))
        s.passes = 0
        s.stage = SPEAK
        return
    laid = lay_back(s, CURRENT)
    clear_place(s, CURRENT)
    s.stage = LAID_BACK
    if not s.falling:
        refill(s)
    if laid:
        ask_after_laying(s)


@routine
def find_speaker(s: Record) -> None:
    """Who can play a directive is asked in turn, until all have passed in a row (V15)."""
    while s.passes < s.num_players:
        if can_play(s, number(s.player)):
            s.stage = DIRECTIVE
            return
        s.passes += 1
        s.player = (number(s.player) + 1) % number(s.num_players)
    s.passes = 0
    s.player = s.turn
    s.stage = DANGER


@routine
def share_out_danger(s: Record) -> None:
    """First what a location cannot bear, then what lies where figures stand (V16)."""
    s.during = 4
    for cell in range(NUM_CELLS):
        if s.danger[cell] > s.location_limit:
            s.place = cell
            s.stage = TAKE
            return
    for cell in range(NUM_CELLS):
        if s.danger[cell]:
            there = figures_at(s, cell) & ~number(s.sheltered)
            if blocks_in(there) == 1:
                cubes = number(s.danger[cell])
                s.danger[cell] = 0
                bear(s, there >> 1, cubes)
                if s.end != RUNNING:
                    return
            elif there:
                s.place = cell
                s.stage = TAKE
                return
    s.stage = INSPIRATION


@rule
def take(s: Record, role: int) -> None:
    """A danger cube goes to a zone."""
    s.danger[s.place] -= 1
    s.place = NOTHING
    s.stage = DANGER
    bear(s, role, 1)


@routine
def share_out_inspiration(s: Record) -> None:
    """Inspiration at figures goes to the grid, the rest is removed (V17)."""
    for cell in range(NUM_CELLS):
        if s.inspiration[cell]:
            options = lessons(s, cell)
            if size(options) > 1:
                s.place = cell
                s.stage = LEARN
                return
            if options:
                while s.inspiration[cell]:
                    s.inspiration[cell] -= 1
                    learn(s, first(options) // 3, first(options) % 3)
    for cell in range(NUM_CELLS):
        s.inspiration[cell] = 0
    s.stage = NEXT_EVENT


@rule
def take_in(s: Record, lesson: int) -> None:
    """An inspiration cube goes to the grid."""
    s.inspiration[s.place] -= 1
    s.place = NOTHING
    s.stage = INSPIRATION
    learn(s, lesson // 3, lesson % 3)


@routine
def go_on(s: Record) -> None:
    """After an event: the end, the next event of a collapse, or the next turn (V22, V23)."""
    if s.row_size == 0 and s.unseen == 0:
        s.end = VICTORY
        return
    if s.fallen:
        s.fallen = 0
        s.falling = number(s.row_size)
        s.stage = RESOLVE
        return
    if s.falling:
        s.falling -= 1
        if s.falling:
            s.stage = RESOLVE
            return
        refill(s)
    s.turn = (number(s.turn) + 1) % number(s.num_players)
    begin_turn(s)


@rule
def advance(s: Record) -> None:
    """Do the next thing that happens of itself."""
    if s.stage == PAID:
        if s.named:
            next_section(s)
        elif s.owed:
            s.stage = PAY
        else:
            carry_out(s)
    elif s.stage == RESOLVE:
        resolve(s)
    elif s.stage == LINES:
        follow_lines(s)
    elif s.stage == LAID_BACK:
        s.stage = DANGER if s.falling else SPEAK
        s.during = 3
    elif s.stage == SPEAK:
        find_speaker(s)
    elif s.stage == DANGER:
        share_out_danger(s)
    elif s.stage == INSPIRATION:
        share_out_inspiration(s)
    else:
        go_on(s)


@rule
def is_asking(s: Record) -> bool:
    """Whether somebody decides next, or nobody ever will again."""
    return s.end != RUNNING or s.stage < PAID


@rule
def step(s: Record, action: int) -> None:
    """Carry out a legal decision and all that follows from it."""
    decide(s, action)
    while not is_asking(s):
        advance(s)


@rule
def decide(s: Record, action: int) -> None:
    """Carry out a legal decision."""
    stage = number(s.stage)
    if stage == PAY:
        pay(s, action)
    elif stage in (ACTION, NAME):
        act(s, action)
    elif stage == OUTCOME:
        answer(s, 1 if action == a.HELD else 0)
    elif stage == DIRECTIVE:
        speak(s, action)
    elif stage == CHOICE:
        choose_in_line(s, action)
    elif stage == TAKE:
        take(s, action - a.TAKE)
    else:
        take_in(s, action - a.LEARN)


@routine
def act(s: Record, action: int) -> None:
    """The action of a turn; sections to be covered are named one by one (V12)."""
    if action >= a.COVER:
        s.named |= bit(action - a.COVER)
        s.stage = NAME
    elif action >= a.REMOVE:
        begin_payment(s, REMOVE, action - a.REMOVE, REMOVE_COLOUR, REMOVE_COST)
    elif action >= a.SWAP:
        begin_payment(s, SWAP, action - a.SWAP, SWAP_COLOUR, SWAP_COST)
    elif action == a.REVEAL:
        begin_payment(s, REVEAL, 0, REVEAL_COLOUR, REVEAL_COST)
    elif action == a.PAY:
        next_section(s)
    else:
        if action == a.DRAW:
            draw_directive(s, number(s.turn))
        s.stage = RESOLVE


@routine
def pay(s: Record, action: int) -> None:
    """Touches, or a unit of what is owed."""
    if action == a.FEEL:
        feel(s, TOUCHES_PER_PULL)
    elif action >= a.SPEND:
        colour, column = (action - a.SPEND) // 3, (action - a.SPEND) % 3
        s.grid[colour, column] -= 1
        pay_with(s, CUBE + colour)
    elif action >= a.USE:
        use(s, action - a.USE + 1)
    elif action >= a.TOUCH:
        where = action - a.TOUCH
        s.touches += 1
        touch(s, where // 64 * a.LAYERS_IN_A_WORD + where % 64 // 3, where % 64 % 3)
    else:
        where = action - a.PULL
        pull(s, where // 64 * a.LAYERS_IN_A_WORD + where % 64 // 3, where % 64 % 3)


@rule
def speak(s: Record, action: int) -> None:
    """Play a directive, or pass (V15)."""
    if action == a.PASS:
        s.passes += 1
        s.player = (number(s.player) + 1) % number(s.num_players)
        s.stage = SPEAK
        return
    card = action - a.PLAY
    s.hand[s.player] &= ~np.uint32(bit(card))
    begin_payment(s, PLAY, card, PURPLE, number(DIRECTIVE_COST[card]))


@rule
def ending(s: Record) -> int:
    """The reason for which the game ended."""
    return number(s.end)


@rule
def score(s: Record, seat: int) -> float:
    """All win or lose together."""
    if s.end == RUNNING:
        return 0.0
    return 1.0 if s.end == VICTORY else -1.0
