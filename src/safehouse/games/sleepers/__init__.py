"""Sleepers, by Stephen Tavener: two resistance networks on a map of France."""

from collections.abc import Mapping, Sequence

from safehouse.games.game import Event, Game, Json, Known, Picture, Result, View
from safehouse.games.kernel import Kernel, Records
from safehouse.games.kernel import Options as Encoded
from safehouse.games.sleepers import (
    drawing,
    events,
    memory,
    notation,
    planes,
    position,
    rules,
    view,
)
from safehouse.games.sleepers.actions import NUM_ACTIONS
from safehouse.games.sleepers.board import HEXES, NUM_HEXES
from safehouse.games.sleepers.options import Options, read_options
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
    conceal=memory.conceal,
    imagine=memory.imagine,
    observe=planes.observe,
)


class Sleepers(Game[Options]):
    """Sleepers as the rest of the house sees it."""

    name = "sleepers"
    rules = "1"
    kernel = KERNEL
    seats = position.SEATS
    ends = ENDS
    verbs = tuple(notation.FORMS)
    nouns = (*KINDS, *HEXES)
    options = Options

    def read_options(self, given: object) -> Options:
        return read_options(given)

    def encode(self, options: Options) -> Encoded:
        return options.encode()

    def parse(self, text: str, records: Records) -> int:
        return notation.parse(text)

    def words(self, action: int, records: Records) -> str:
        return notation.words(action)

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
        return view.view(records, options, seat)

    def knowledge(self, concealed: Records, options: Options, seat: str) -> Known:
        return view.knowledge(concealed, options, seat)

    def events(
        self, before: Records, action: int, after: Records, options: Options
    ) -> Sequence[Event]:
        return events.events(before, action, after, options)

    def result(self, records: Records) -> Result | None:
        return view.result(records)


GAME = Sleepers()
