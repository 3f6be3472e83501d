"""Undercover, by Doris and Daniel Danzer: double-sided agents meet around the headquarters."""

from safehouse.games.game import Game, View
from safehouse.games.kernel import SPECTATOR, Kernel, Records
from safehouse.games.loops import single
from safehouse.games.players import players_in
from safehouse.games.undercover import (
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
from safehouse.games.undercover.actions import NUM_ACTIONS
from safehouse.games.undercover.options import Options, read_options
from safehouse.games.undercover.record import ENDS, RECORD

KERNEL = Kernel(
    name="undercover",
    dtype=RECORD,
    num_actions=NUM_ACTIONS,
    num_seats=4,
    observation=planes.SHAPE,
    reset=rules.reset,
    to_act=rules.to_act,
    count=rules.count,
    legal=rules.legal,
    choose=rules.choose,
    step=rules.step,
    ending=rules.ending,
    score=rules.score,
    evaluate=evaluation.evaluate,
    conceal=memory.conceal,
    imagine=memory.imagine,
    stir=memory.stir,
    observe=planes.observe,
)


def view_of(records: Records, options: Options, seat: str) -> View:
    """What the rules let a seat look at now."""
    concealed = records.copy()
    single(KERNEL).conceal(concealed, SPECTATOR)
    return view.view(records, options, concealed, seat)


GAME = Game(
    name="undercover",
    title="Undercover",
    rules="2",
    earlier_rules={"1": lambda options: {"no_progress": "off", **options}},
    kernel=KERNEL,
    seats=position.SEATS,
    seats_in=lambda options: position.SEATS[: options.players],
    ends=ENDS,
    options=Options,
    read_options=read_options,
    encode=Options.encode,
    verbs=("take", "draw", "turn", "keep", "place"),
    nouns=("pile", "joker", "bottom", "corner"),
    parse=notation.parse,
    words=notation.words,
    read_position=position.read,
    write_position=view.position,
    draw=drawing.draw,
    reasons=reasons.reasons,
    players=players_in("safehouse.games.undercover.players"),
    view=view_of,
    revealed=view.revealed,
    knowledge=lambda concealed, options, seat: view.knowledge(concealed, options),
    events=events.events,
    remembered=events.remembered,
    result=view.result,
)
