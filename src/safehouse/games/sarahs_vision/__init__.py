"""Sarah's Vision, by Inside the Box for Baloise: three gifted people, a city, and a tower."""

from safehouse.games.contract import Kernel
from safehouse.games.game import Game
from safehouse.games.players import players_in
from safehouse.games.sarahs_vision import (
    choices,
    drawing,
    effects,
    evaluation,
    events,
    memory,
    names,
    planes,
    position,
    reasons,
    rules,
    scenario,
    tower,
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
    num_decisions=DECISIONS.count,
    num_seats=4,
    observation=planes.SHAPE,
)

GAME = Game(
    name="sarahs_vision",
    title="Sarah's Vision",
    order=3,
    rules="2",
    earlier_rules={"1": under_rules_1},
    kernel=KERNEL,
    seats=names.SEATS,
    seats_in=lambda options: names.SEATS[: options.players],
    outsiders=(names.OUTSIDER,),
    outsiders_in=lambda options: (names.OUTSIDER,) if options.tower == "outside" else (),
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
    players=players_in("safehouse.games.sarahs_vision.players"),
    sayings=SAYINGS,
    view_type=view.View,
    event_type=events.Event,
    type_names={
        "Colour": effects.Colour,
        "Role": effects.Role,
        "Location": effects.Location,
        "EndOfGrid": effects.EndOfGrid,
        "Slot": tower.Slot,
        "Answer": tower.Answer,
        "Seat": names.Seat,
        "Actor": names.Actor,
        "Stage": names.Stage,
        "Purpose": names.Purpose,
        "Bear": names.Bear,
        "Texts": scenario.Translated,
    },
    constants={
        "SEATS": names.SEATS,
        "COLOURS": effects.COLOURS,
        "ROLES": effects.ROLES,
        "LOCATIONS": effects.LOCATIONS,
        "SLOTS": tower.SLOTS,
        "UNTOUCHABLE": tower.UNTOUCHABLE,
    },
    view=view.view,
    position=view.position,
    revealed=view.revealed,
    knowledge=view.knowledge,
    events=events.events,
    result=view.result,
)
