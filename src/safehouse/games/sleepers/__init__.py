"""Sleepers, by Stephen Tavener: two resistance networks on a map of France."""

from safehouse.games.game import Game
from safehouse.games.kernel import Kernel
from safehouse.games.sleepers import (
    drawing,
    evaluation,
    events,
    memory,
    notation,
    planes,
    position,
    reasons,
    rules,
    view,
)
from safehouse.games.sleepers.actions import NUM_ACTIONS
from safehouse.games.sleepers.board import HEXES, NUM_HEXES
from safehouse.games.sleepers.options import PRESETS, Options, choose_seats, read_options
from safehouse.games.sleepers.record import ENDS, RECORD
from safehouse.games.sleepers.tiles import KINDS

KERNEL = Kernel(
    name="sleepers",
    dtype=RECORD,
    num_actions=NUM_ACTIONS,
    num_seats=2,
    observation=(planes.NUM_PLANES, NUM_HEXES),
    reset=rules.reset,
    count=rules.count,
    legal=rules.legal,
    choose=rules.choose,
    step=rules.step,
    to_act=rules.to_act,
    ending=rules.ending,
    score=rules.score,
    evaluate=evaluation.evaluate,
    conceal=memory.conceal,
    imagine=memory.imagine,
    stir=memory.stir,
    observe=planes.observe,
)


GAME = Game(
    name="sleepers",
    title="Sleepers",
    rules="1",
    kernel=KERNEL,
    seats=position.SEATS,
    seats_in=lambda options: position.SEATS,
    choose_seats=choose_seats,
    has_draws=True,
    ends=ENDS,
    options=Options,
    read_options=read_options,
    presets=PRESETS,
    encode=Options.encode,
    verbs=tuple(notation.FORMS),
    nouns=(*KINDS, *HEXES),
    parse=lambda text, records: notation.parse(text),
    words=lambda action, records: notation.words(action),
    read_position=position.read,
    write_position=view.position,
    draw=drawing.draw,
    reasons=reasons.reasons,
    view=view.view,
    revealed=view.revealed,
    knowledge=view.knowledge,
    events=events.events,
    remembered=events.remembered,
    result=view.result,
)
