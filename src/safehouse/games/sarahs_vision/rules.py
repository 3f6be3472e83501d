"""The rules of Sarah's Vision, written once for interpreter, native code and CUDA.

A turn has four steps: an action, the next event, directives, danger and inspiration. What is to be
decided is the record's stage. Stages without a decision are worked through by
`advance`, one after the other, until somebody is asked or the game is over.
"""

import numpy as np
from numpy.typing import NDArray

from safehouse.games.bits import NONE, Bits, below, bit, first, mix, number, size
from safehouse.games.contract import Log
from safehouse.games.native import routine, rule
from safehouse.games.sarahs_vision import decisions as d
from safehouse.games.sarahs_vision.choices import best_to_touch, can_play, learnable_cells, pay_menu
from safehouse.games.sarahs_vision.lines import (
    carry_out_line,
    choose_in_line,
    is_left_to_the_player,
    nothing_to_choose,
    times,
)
from safehouse.games.sarahs_vision.paying import frame_colour
from safehouse.games.sarahs_vision.record import (
    ACTION,
    ANSWERED,
    CARD_REMOVED,
    CARD_RESOLVED,
    CHOICE,
    COLLAPSED,
    COVER,
    CURRENT,
    DANGER,
    DECIDED,
    DIRECTIVE,
    FELT,
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
    PULLED,
    REMOVE,
    RESOLVE,
    REVEAL,
    ROW,
    RUNNING,
    SPEAK,
    STEP,
    SWAP,
    TAKE,
    TOUCHED,
    TOWER,
    TURN_BEGUN,
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
    calm,
    clear_place,
    close_up,
    deal_event,
    draw_directive,
    endanger,
    figures_at,
    inspire,
    lay_cover,
    learn,
    lose_inspiration,
    operation,
    put_card,
    refill,
    reveal,
    swap_pair,
    uncover,
    unlearn,
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
from safehouse.games.telling import tell

UNKNOWN = 2
"""Whether a tower outside has held (1) or not (0) is not known when a block is pulled from it."""

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
            for part in range(3):
                s.event_line[event, line, part] = options[at + 5 + 2 * NUM_CELLS + 3 * line + part]


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
    s.events_owed = 0
    s.collapse_pending = 0
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
    s.step = 1
    s.passes = 0
    s.sheltered = 0
    s.source = NOTHING
    s.line = 0
    s.left = 0
    s.place = NOTHING
    s.resume = ACTION
    s.pulled = NOTHING
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
def feel(s: Record, log: Log | None) -> None:
    """Touch the block that is likeliest to hold, then the next, as many as one may (V19)."""
    _, _, _, _, low, high, _, _ = pay_menu(s)
    while s.touches < TOUCHES_PER_PULL:
        place = best_to_touch(s, low, high)
        if place == NOTHING:
            return
        s.touches += 1
        feeling = touch(s, place // 3, place % 3)
        tell(log, FELT, place, feeling)


@rule
def place_in_tower(where: int) -> int:
    """Three times the layer and the slot of the number of a pull or a touch."""
    return where // 64 * 3 * d.LAYERS_IN_A_PART + where % 64


@rule
def touch_one(s: Record, decision: int, log: Log | None) -> None:
    """Feel how one block sits."""
    place = place_in_tower(decision - d.TOUCH)
    s.touches += 1
    feeling = touch(s, place // 3, place % 3)
    tell(log, TOUCHED, number(s.player), decision, feeling)


@rule
def pull(s: Record, decision: int, log: Log | None) -> None:
    """Pull a block; the model, or somebody outside, says whether the tower holds."""
    place = place_in_tower(decision - d.PULL)
    layer, slot = place // 3, place % 3
    if s.outside:
        tell(log, PULLED, number(s.player), decision, number(s.tower[layer, slot]), UNKNOWN)
        s.pulled = place
        s.resume = PAID
        s.stage = OUTCOME
        return
    held = holds(s, layer, slot)
    tell(log, PULLED, number(s.player), decision, number(s.tower[layer, slot]), 1 if held else 0)
    if held:
        s.touches = 0
        pay_with(s, take_out(s, layer, slot))
    else:
        collapse(s, log)


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
        s.pulled = NOTHING
        s.resume = s.stage
        s.stage = OUTCOME


@rule
def answer(s: Record, decision: int, log: Log | None) -> None:
    """What happened to the tower outside."""
    place = number(s.pulled)
    tell(log, ANSWERED, TOWER, decision, place)
    if decision != d.HELD:
        collapse(s, log)
        return
    s.pulled = NOTHING
    s.stage = s.resume
    s.resume = ACTION
    if place != NOTHING:
        pay_with(s, take_out(s, place // 3, place % 3))


@routine
def carry_out(s: Record, log: Log | None) -> None:
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
        swap_pair(s, target, log)
    elif purpose == REVEAL:
        reveal(s, 0, log)
    elif purpose == REMOVE:
        tell(log, CARD_REMOVED, number(s.row[target]))
        laid = lay_back(s, target)
        close_up(s, target)
        refill(s, log)
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
def collapse(s: Record, log: Log | None) -> None:
    """The tower has fallen (V21, V22).

    It is rebuilt from all blocks that are neither locked nor unlocked: those on cards too.
    """
    tell(log, COLLAPSED)
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
    s.pulled = NOTHING
    s.resume = ACTION
    s.passes = 0
    s.player = s.turn
    build(s, bag)
    if s.step == 1 and s.row_size:
        s.events_owed = s.row_size
        s.stage = RESOLVE
    else:
        s.collapse_pending = 1
        s.stage = DANGER


# --- What happens automatically
# ----------------------------------------------------------------------


@routine
def follow_lines(s: Record, log: Log | None) -> None:
    """Carry out one line, or end with the last."""
    if s.line == NUM_LINES or operation(s, 0) == 0:
        end_of_lines(s, log)
        return
    if s.source < NUM_EVENTS and s.covered[CURRENT] >> np.uint16(NUM_CELLS + s.line) & np.uint16(1):
        s.line += 1
        return
    what, which, where = operation(s, 0), operation(s, 1), operation(s, 2)
    if not is_left_to_the_player(what, which, where):
        carry_out_line(s, what, which, where, log)
        s.line += 1
    elif nothing_to_choose(s):
        s.line += 1
    else:
        s.left = times(what, where)
        s.stage = CHOICE


@routine
def resolve(s: Record, log: Log | None) -> None:
    """The event farthest from the deck happens: first its cells, in reading order (V6, V7)."""
    s.step = 2
    s.player = s.turn
    if s.row_size == 0:  # the last event was removed (V23)
        s.stage = SPEAK
        s.step = 3
        return
    put_card(s, CURRENT, 0)
    close_up(s, 0)
    event = number(s.row[CURRENT])
    tell(log, CARD_RESOLVED, event)
    for cell in range(NUM_CELLS):
        if not s.covered[CURRENT] >> np.uint16(cell) & np.uint16(1):
            if s.event_danger[event, cell]:
                endanger(s, cell, number(s.event_danger[event, cell]), log)
            if s.event_inspiration[event, cell]:
                inspire(s, cell, number(s.event_inspiration[event, cell]), log)
    s.source = event
    s.line = 0
    s.stage = LINES


@rule
def end_of_lines(s: Record, log: Log | None) -> None:
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
    if not s.events_owed:
        refill(s, log)
    if laid:
        ask_after_laying(s)


@routine
def find_speaker(s: Record) -> None:
    """Players who can afford a directive are asked in turn until all have passed in a row (V15)."""
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
def share_out_danger(s: Record, log: Log | None) -> None:
    """First what exceeds a location's limit, then what lies where figures stand (V16)."""
    s.step = 4
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
                calm(s, cell, cubes, log)
                bear(s, there >> 1, cubes, log)
                if s.end != RUNNING:
                    return
            elif there:
                s.place = cell
                s.stage = TAKE
                return
    s.stage = INSPIRATION


@rule
def take(s: Record, role: int, log: Log | None) -> None:
    """A danger cube goes to a zone."""
    calm(s, number(s.place), 1, log)
    s.place = NOTHING
    s.stage = DANGER
    bear(s, role, 1, log)


@routine
def share_out_inspiration(s: Record, log: Log | None) -> None:
    """Inspiration at figures goes to the grid, the rest is removed (V17)."""
    for cell in range(NUM_CELLS):
        if s.inspiration[cell]:
            options = learnable_cells(s, cell)
            if size(options) > 1:
                s.place = cell
                s.stage = LEARN
                return
            if options:
                cubes = number(s.inspiration[cell])
                lose_inspiration(s, cell, cubes, log)
                learn(s, first(options) // 3, first(options) % 3, cubes, log)
    for cell in range(NUM_CELLS):
        lose_inspiration(s, cell, number(s.inspiration[cell]), log)
    s.stage = NEXT_EVENT


@rule
def take_in(s: Record, cell_of_grid: int, log: Log | None) -> None:
    """An inspiration cube goes to the grid."""
    lose_inspiration(s, number(s.place), 1, log)
    s.place = NOTHING
    s.stage = INSPIRATION
    learn(s, cell_of_grid // 3, cell_of_grid % 3, 1, log)


@routine
def go_on(s: Record, log: Log | None) -> None:
    """After an event: the end, the next event of a collapse, or the next turn (V22, V23)."""
    if s.row_size == 0 and s.unseen == 0:
        s.end = VICTORY
        return
    if s.collapse_pending:
        s.collapse_pending = 0
        s.events_owed = number(s.row_size)
        s.stage = RESOLVE
        return
    if s.events_owed:
        s.events_owed -= 1
        if s.events_owed:
            s.stage = RESOLVE
            return
        refill(s, log)
    s.turn = (number(s.turn) + 1) % number(s.num_players)
    begin_turn(s)
    tell(log, TURN_BEGUN, number(s.turn))


@rule
def advance(s: Record, log: Log | None) -> None:
    """Carry out the next automatic step."""
    tell(log, STEP)
    if s.stage == PAID:
        if s.named:
            next_section(s)
        elif s.owed:
            s.stage = PAY
        else:
            carry_out(s, log)
    elif s.stage == RESOLVE:
        resolve(s, log)
    elif s.stage == LINES:
        follow_lines(s, log)
    elif s.stage == LAID_BACK:
        s.stage = DANGER if s.events_owed else SPEAK
        s.step = 3
    elif s.stage == SPEAK:
        find_speaker(s)
    elif s.stage == DANGER:
        share_out_danger(s, log)
    elif s.stage == INSPIRATION:
        share_out_inspiration(s, log)
    else:
        go_on(s, log)


@rule
def is_asking(s: Record) -> bool:
    """Whether somebody decides next, or nobody ever will again."""
    return s.end != RUNNING or s.stage < PAID


@rule
def step(s: Record, decision: int) -> None:
    """Carry out a legal decision and all that follows from it."""
    decide(s, decision, None)
    while not is_asking(s):
        advance(s, None)


@rule
def narrate(s: Record, decision: int, log: Log) -> None:
    """Carry out a legal decision and tell what happens."""
    decide(s, decision, log)
    while not is_asking(s):
        advance(s, log)


@rule
def decide(s: Record, decision: int, log: Log | None) -> None:
    """Carry out a legal decision."""
    stage = number(s.stage)
    if stage == PAY:
        pay(s, decision, log)
        return
    if stage == OUTCOME:
        answer(s, decision, log)
        return
    tell(log, DECIDED, number(s.player), decision)
    if stage in (ACTION, NAME):
        act(s, decision, log)
    elif stage == DIRECTIVE:
        speak(s, decision)
    elif stage == CHOICE:
        choose_in_line(s, decision, log)
    elif stage == TAKE:
        take(s, decision - d.TAKE, log)
    else:
        take_in(s, decision - d.LEARN, log)


@routine
def act(s: Record, decision: int, log: Log | None) -> None:
    """The action of a turn; sections to be covered are named one by one (V12)."""
    if decision >= d.COVER:
        s.named |= bit(decision - d.COVER)
        s.stage = NAME
    elif decision >= d.REMOVE:
        begin_payment(s, REMOVE, decision - d.REMOVE, REMOVE_COLOUR, REMOVE_COST)
    elif decision >= d.SWAP:
        begin_payment(s, SWAP, decision - d.SWAP, SWAP_COLOUR, SWAP_COST)
    elif decision == d.REVEAL:
        begin_payment(s, REVEAL, 0, REVEAL_COLOUR, REVEAL_COST)
    elif decision == d.PAY:
        next_section(s)
    else:
        if decision == d.DRAW:
            draw_directive(s, number(s.turn), log)
        s.stage = RESOLVE


@routine
def pay(s: Record, decision: int, log: Log | None) -> None:
    """Touches, or a unit of what is owed."""
    if decision < d.TOUCH:
        pull(s, decision, log)
        return
    if decision < d.PLAY:
        touch_one(s, decision, log)
        return
    tell(log, DECIDED, number(s.player), decision)
    if decision == d.FEEL:
        feel(s, log)
    elif decision >= d.SPEND:
        colour, column = (decision - d.SPEND) // 3, (decision - d.SPEND) % 3
        unlearn(s, colour, column, log)
        pay_with(s, CUBE + colour)
    else:
        use(s, decision - d.USE + 1)


@rule
def speak(s: Record, decision: int) -> None:
    """Play a directive, or pass (V15)."""
    if decision == d.PASS:
        s.passes += 1
        s.player = (number(s.player) + 1) % number(s.num_players)
        s.stage = SPEAK
        return
    card = decision - d.PLAY
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
