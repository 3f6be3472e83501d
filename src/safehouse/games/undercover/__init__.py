"""Undercover, by Doris and Daniel Danzer: double-sided agents meet around the headquarters."""

from collections.abc import Mapping, Sequence

from safehouse.games.game import Event, Game, Json, Known, Picture, Result, View
from safehouse.games.kernel import SPECTATOR, Kernel, Records
from safehouse.games.kernel import Options as Encoded
from safehouse.games.loops import single
from safehouse.games.undercover import (
    drawing,
    events,
    memory,
    notation,
    planes,
    position,
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
    conceal=memory.conceal,
    imagine=memory.imagine,
    observe=planes.observe,
)


class Undercover(Game[Options]):
    """Undercover as the rest of the house sees it."""

    name = "undercover"
    rules = "1"
    kernel = KERNEL
    seats = position.SEATS
    ends = ENDS
    verbs = ("take", "draw", "turn", "keep", "place")
    nouns = ("pile", "joker", "bottom", "corner")
    options = Options

    def seats_in(self, options: Options) -> tuple[str, ...]:
        return self.seats[: options.players]

    def read_options(self, given: object) -> Options:
        return read_options(given)

    def encode(self, options: Options) -> Encoded:
        return options.encode()

    def parse(self, text: str, records: Records) -> int:
        return notation.parse(text, records)

    def words(self, action: int, records: Records) -> str:
        return notation.words(action, records)

    def read_position(self, given: Mapping[str, object]) -> tuple[Options, Records]:
        return position.read(given)

    def write_position(self, records: Records, options: Options) -> Json:
        return view.position(records, options)

    def draw(self, view: Json) -> Picture:
        return drawing.draw(view)

    def ask(self, view: Json) -> str:
        return drawing.ask(view)

    def tell(self, event: Json) -> str:
        return drawing.tell(event)

    def summary(self) -> str:
        return drawing.SUMMARY

    def view(self, records: Records, options: Options, seat: str) -> View:
        concealed = records.copy()
        single(KERNEL).conceal(concealed, SPECTATOR)
        return view.view(records, options, concealed, seat)

    def knowledge(self, concealed: Records, options: Options, seat: str) -> Known:
        return view.knowledge(concealed, options)

    def events(
        self, before: Records, action: int, after: Records, options: Options
    ) -> Sequence[Event]:
        return events.events(before, action, after, options)

    def result(self, records: Records) -> Result | None:
        return view.result(records)


GAME = Undercover()
