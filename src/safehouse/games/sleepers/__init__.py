"""Sleepers, by Stephen Tavener: two resistance networks on a map of France."""

from safehouse.games.contract import Kernel
from safehouse.games.game import Game
from safehouse.games.players import players_in
from safehouse.games.sleepers import (
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
from safehouse.games.sleepers.board import NUM_HEXES
from safehouse.games.sleepers.decisions import DECISIONS
from safehouse.games.sleepers.options import PRESETS, Options, read_options
from safehouse.games.sleepers.record import ENDS, RECORD
from safehouse.games.sleepers.sayings import SAYINGS
from safehouse.games.sleepers.tiles import COPIES, KINDS, Kind

KERNEL = Kernel.of(
    "sleepers",
    rules,
    memory,
    evaluation,
    planes,
    dtype=RECORD,
    num_decisions=DECISIONS.count,
    num_seats=2,
    observation=(planes.NUM_PLANES, NUM_HEXES),
)

GAME = Game(
    name="sleepers",
    title="Sleepers",
    order=1,
    rules="1",
    kernel=KERNEL,
    seats=position.SEATS,
    seats_in=lambda options: position.SEATS,
    seats_by_choice={"first_player": "chosen"},
    has_draws=True,
    ends=ENDS,
    options=Options,
    read_options=read_options,
    presets=PRESETS,
    encode=Options.encode,
    decisions=DECISIONS,
    read_position=position.read,
    draw=drawing.draw,
    reasons=reasons.reasons,
    sayings=SAYINGS,
    view_type=view.View,
    event_type=events.Event,
    type_names={"Kind": Kind, "ShownKind": view.ShownKind, "Seat": position.Seat},
    constants={"KINDS": KINDS, "COPIES": dict(zip(KINDS, COPIES, strict=True))},
    players=players_in("safehouse.games.sleepers.players"),
    view=view.view,
    position=view.position,
    revealed=view.revealed,
    knowledge=view.knowledge,
    events=events.events,
    remembered=events.remembered,
    result=view.result,
)
