"""Sarah's Vision, by Inside the Box for Baloise: three gifted people, a city, and a tower."""

from safehouse.games.contract import SPECTATOR, Kernel, Records
from safehouse.games.game import Game, View
from safehouse.games.loops import single
from safehouse.games.players import players_in
from safehouse.games.sarahs_vision import (
    choices,
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
from safehouse.games.sarahs_vision.actions import NUM_ACTIONS
from safehouse.games.sarahs_vision.options import Options, read_options, under_rules_1
from safehouse.games.sarahs_vision.record import ENDS, RECORD

KERNEL = Kernel(
    name="sarahs_vision",
    dtype=RECORD,
    num_actions=NUM_ACTIONS,
    num_seats=4,
    observation=planes.SHAPE,
    reset=rules.reset,
    to_act=choices.to_act,
    count=choices.count,
    legal=choices.legal,
    choose=choices.choose,
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
    """What the rules let a seat look at now: nothing but what it could know."""
    concealed = records.copy()
    KERNEL.call(conceal, concealed, SPECTATOR)
    return view.view(concealed, options, seat)


GAME = Game(
    name="sarahs_vision",
    title="Sarah's Vision",
    rules="2",
    earlier_rules={"1": under_rules_1},
    kernel=KERNEL,
    seats=view.SEATS,
    seats_in=lambda options: view.SEATS[: options.players],
    outsiders=(view.OUTSIDER,),
    outsiders_in=lambda options: (view.OUTSIDER,) if options.tower == "outside" else (),
    cooperative=True,
    ends=ENDS,
    options=Options,
    read_options=read_options,
    encode=Options.encode,
    verbs=notation.VERBS,
    nouns=notation.NOUNS,
    parse=notation.parse,
    words=notation.words,
    read_position=position.read,
    write_position=view.position,
    draw=drawing.draw,
    reasons=reasons.reasons,
    players=players_in("safehouse.games.sarahs_vision.players"),
    opening=drawing.opening,
    view=view_of,
    revealed=view.revealed,
    knowledge=view.knowledge,
    events=events.events,
    result=view.result,
)
