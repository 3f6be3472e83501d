"""Sarah's Vision, by Inside the Box for Baloise: three gifted people, a city, and a tower."""

from safehouse.games.contract import Kernel
from safehouse.games.game import Game
from safehouse.games.sarahs_vision import (
    choices,
    drawing,
    evaluation,
    events,
    memory,
    names,
    planes,
    position,
    reasons,
    rules,
    view,
)
from safehouse.games.sarahs_vision.decisions import DECISIONS
from safehouse.games.sarahs_vision.options import Options, read_options, under_rules_1
from safehouse.games.sarahs_vision.record import ENDS, RECORD
from safehouse.games.sarahs_vision.sayings import SAYINGS

KERNEL = Kernel.of(
    "sarahs_vision",
    rules,
    choices,
    memory,
    evaluation,
    planes,
    dtype=RECORD,
    num_actions=DECISIONS.count,
    num_seats=4,
    observation=planes.SHAPE,
)

GAME = Game(
    name="sarahs_vision",
    title="Sarah's Vision",
    order=3,
    package=__name__,
    rules="2",
    earlier_rules={"1": under_rules_1},
    kernel=KERNEL,
    seats=names.SEATS,
    seats_in=lambda options: names.SEATS[: options.players],
    outsiders=(names.OUTSIDER,),
    cooperative=True,
    ends=ENDS,
    options=Options,
    read_options=read_options,
    encode=Options.encode,
    decisions=DECISIONS,
    read_position=position.read,
    draw=drawing.draw,
    reasons=reasons.reasons,
    opening=drawing.opening,
    sayings=SAYINGS,
    view=view.view,
    position=view.position,
    revealed=view.revealed,
    knowledge=view.knowledge,
    events=events.events,
    result=view.result,
)
