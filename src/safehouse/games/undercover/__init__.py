"""Undercover, by Doris and Daniel Danzer: double-sided agents meet around the headquarters."""

from safehouse.games.contract import Kernel
from safehouse.games.game import Game
from safehouse.games.players import players_in
from safehouse.games.undercover import (
    drawing,
    evaluation,
    events,
    memory,
    planes,
    position,
    reasons,
    rules,
    view,
)
from safehouse.games.undercover.decisions import DECISIONS
from safehouse.games.undercover.material import COLOURS, POINTS, Colour
from safehouse.games.undercover.options import Options, read_options
from safehouse.games.undercover.record import ENDS, RECORD
from safehouse.games.undercover.sayings import SAYINGS

KERNEL = Kernel.of(
    "undercover",
    rules,
    memory,
    evaluation,
    planes,
    dtype=RECORD,
    num_decisions=DECISIONS.count,
    num_seats=4,
    observation=planes.SHAPE,
)

GAME = Game(
    name="undercover",
    title="Undercover",
    order=2,
    rules="2",
    earlier_rules={"1": lambda options: {"no_progress": "off", **options}},
    kernel=KERNEL,
    seats=position.SEATS,
    seats_in=lambda options: position.SEATS[: options.players],
    ends=ENDS,
    options=Options,
    read_options=read_options,
    encode=Options.encode,
    decisions=DECISIONS,
    read_position=position.read,
    draw=drawing.draw,
    reasons=reasons.reasons,
    players=players_in("safehouse.games.undercover.players"),
    sayings=SAYINGS,
    view_type=view.View,
    event_type=events.Event,
    type_names={"Colour": Colour, "Seat": position.Seat, "Side": view.Side},
    constants={"SEATS": position.SEATS, "COLOURS": COLOURS, "POINT_TILES": len(POINTS)},
    view=view.view,
    position=view.position,
    revealed=view.position,
    knowledge=view.knowledge,
    events=events.events,
    remembered=events.remembered,
    result=view.result,
)
