"""Trapped: three in a row on nine cells, one of which is a trap that nobody knows.

Whoever marks the trap gets nothing, and the cell is lost for both. This is all that a game needs.
"""

import numpy as np

from safehouse.games.contract import Kernel
from safehouse.games.errors import Refused
from safehouse.games.game import AnyGame, Game, Sayings

from . import rules
from .record import COUNT, DECISIONS, RECORD
from .view import Event, Options, View, draw, events, position, read_options, result, view

SEATS = ("cross", "circle")


def no_position(given: object) -> tuple[Options, np.ndarray]:
    raise Refused("bad_position", "Trapped begins with an empty board.")


GAME: AnyGame = Game(
    name="trapped",
    title="Trapped",
    rules="1",
    kernel=Kernel.of(
        "trapped", rules, dtype=RECORD, num_decisions=COUNT, num_seats=2, observation=(3, 9)
    ),
    seats=SEATS,
    seats_in=lambda options: SEATS,
    has_draws=True,
    ends=("running", "row", "full"),
    options=Options,
    read_options=read_options,
    encode=lambda options: np.zeros(1, np.int16),
    decisions=DECISIONS,
    read_position=no_position,
    draw=draw,
    sayings=Sayings.plain("trapped"),
    view_type=View,
    event_type=Event,
    view=view,
    position=position,
    revealed=position,
    knowledge=view,
    events=events,
    result=result,
)
