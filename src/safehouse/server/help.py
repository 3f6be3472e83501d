"""Help for people: hints and beliefs in a game against the computer, and chances after a game.

Everything is worked out in the workers, from what a seat knows and was shown. One person, and all
people of one address, can have only so much worked out at a time.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from itertools import pairwise
from zlib import crc32

from litestar import get
from litestar.types import ControllerRouterHandler

from safehouse.games.errors import Refused
from safehouse.games.state import State
from safehouse.players.compiling import HELP
from safehouse.players.process import Finding, Question, Study, Task
from safehouse.server.doors import AnyRequest, SeatName, TableId, address_of, hall_of, visitor
from safehouse.server.house import House
from safehouse.server.messages import Belief, ChancePoint, Chances, Hint
from safehouse.server.turns import Asker
from safehouse.server.workers import Workers
from safehouse.table.table import Table

HINT_SECONDS = 1.5
CHANCE_SECONDS = 0.2
"""How long a search thinks about a hint, and about a chance after the game."""

COSTS: Mapping[Task, float] = {"hint": 20.0, "belief": 10.0, "chance": 5.0}
"""How much of a visitor's share it takes to have something worked out."""

MOST_POINTS = 200
"""Turns of a game for which chances are worked out; of a longer game, so many of them."""

MOST_KEPT = 500
"""Answers that are kept."""

MOST_ASKED = 8
"""Hints and beliefs that are worked out, or wait for it, for all people of one address."""

MOST_WAITING = 20
MOST_WAITING_HERE = 4
"""Games whose chances are worked out or wait for it, of all people and of those of one address."""

JUMP = 0.15
MOST_TURNING_POINTS = 5
NEAR = 2
"""A chance that changes by so much from one turn to the next of the same seat makes a turning
point, if it is among the greatest and no greater one is so few turns away."""

Key = tuple[str, str, str, int]


class Help:
    """What has been worked out for people, and what is being worked out."""

    def __init__(self, house: House, workers: Workers) -> None:
        self._house = house
        self._workers = workers
        self._found: OrderedDict[Key, asyncio.Task[Finding]] = OrderedDict()
        self._busy: set[tuple[Asker, Task]] = set()
        """What is being worked out for whom."""

        self._stories: OrderedDict[str, Story] = OrderedDict()

    async def hint(self, table_id: str, seat: str, asker: Asker) -> Hint:
        """The best decisions of the seat that is to decide."""
        table = (await self._house.fresh(table_id)).table
        check_may_be_helped(table, seat, asker.person)
        if table.state.actor != seat:
            raise Refused("not_on_turn", "A hint is given to the seat that is to decide.")
        finding = await self._ask("hint", table_id, table, seat, asker)
        return Hint(table.number, seat, finding.best)

    async def belief(self, table_id: str, seat: str, asker: Asker) -> Belief:
        """What a seat may believe of the agents that it has never seen."""
        table = (await self._house.fresh(table_id)).table
        check_may_be_helped(table, seat, asker.person)
        finding = await self._ask("belief", table_id, table, seat, asker)
        return Belief(table.number, seat, finding.belief)

    async def _ask(
        self, task: Task, table_id: str, table: Table, seat: str, asker: Asker
    ) -> Finding:
        """Have something worked out, once for all who ask for it at the same moment of the game."""
        key = task, table_id, seat, table.number
        working = self._found.get(key)
        if working is None:
            self._workers.check_is_ready(table.setup.game, HELP)
            self._check_may_ask(task, asker)
            study = study_of(task, table_id, table, seat)
            working = asyncio.create_task(self._workers.find_out(study, asker))
            self._found[key] = working
            self._busy.add((asker, task))
            working.add_done_callback(lambda _: self._busy.discard((asker, task)))
            if len(self._found) > MOST_KEPT:
                self._found.popitem(last=False)
        finding = await asyncio.shield(working)
        if finding.failed:
            self._found.pop(key, None)
            raise Refused("no_answer", "Nothing could be found out this time; ask again.")
        return finding

    def _check_may_ask(self, task: Task, asker: Asker) -> None:
        if any((who.person, what) == (asker.person, task) for who, what in self._busy):
            raise Refused("too_fast", "One thing after the other: you are still being helped.")
        if sum(who.address == asker.address for who, _ in self._busy) >= MOST_ASKED:
            raise Refused("too_fast", "Too many at your address are being helped; wait a moment.")

    async def chances(self, table_id: str, asker: Asker) -> Chances:
        """How the chances stood in a finished game, as far as that is worked out."""
        table = (await self._house.live(table_id)).table
        if table.outcome is None:
            raise Refused("still_running", "The chances are told when the game is over.")
        story = self._stories.get(table_id)
        if story is None:
            self._workers.check_is_ready(table.setup.game, HELP)
            waiting = [story.asker for story in self._stories.values() if not story.is_told]
            here = sum(who.address == asker.address for who in waiting)
            if len(waiting) >= MOST_WAITING or here >= MOST_WAITING_HERE:
                raise Refused("too_many", "Too many games are being looked at; ask again later.")
            story = self._stories[table_id] = Story(table, asker)
            self._house.spawn(self._tell(table_id, story))
            if len(self._stories) > MOST_KEPT:
                told = next(id for id, story in self._stories.items() if story.is_told)
                del self._stories[told]
        return story.chances()

    async def _tell(self, table_id: str, story: "Story") -> None:
        """Work out a game's chances, turn by turn."""
        table, turns = story.table, set(story.turns)
        try:
            for number, state in enumerate(table.states()):
                if number in turns:
                    study = study_at("chance", table_id, table, number, state, str(state.actor))
                    story.add(number, state, await self._workers.find_out(study, story.asker))
                await asyncio.sleep(0)  # a turn may have many decisions to go through
            story.end()
        finally:
            if not story.is_told:
                self._stories.pop(table_id, None)  # whoever asks again begins anew


class Story:
    """How the chances went in a finished game, each as the seat that was to decide saw it."""

    def __init__(self, table: Table, asker: Asker) -> None:
        self.table = table
        self.asker = asker
        self.turns = turns_of(table)
        self._total = len(self.turns) + 1  # the end, too
        self._done = 0
        self._points: list[ChancePoint] = []
        self._turning_points: list[int] = []

    @property
    def is_told(self) -> bool:
        """Whether it has come to its end."""
        return self._done == self._total

    def chances(self) -> Chances:
        """As far as it is worked out."""
        return Chances(self._done, self._total, list(self._points), self._turning_points)

    def add(self, number: int, state: State, finding: Finding) -> None:
        """Take what was found out about a turn; what could not be is left out."""
        seat = str(state.actor)
        if finding.chance is not None:
            chance = chances_by_seat(state, seat, finding.chance)
            self._points.append(ChancePoint(number, seat, chance))
        self._done += 1

    def end(self) -> None:
        """Say how it came out, and what mattered."""
        if (chance := chances_at_end(self.table)) is not None:
            self._points.append(ChancePoint(self.table.number, None, chance))
        self._turning_points = turning_points(self._points, self.table.state)
        self._done += 1


def check_may_be_helped(table: Table, seat: str, person: str) -> None:
    """Only somebody who plays alone, or alone against computers, in a game that does not count."""
    if seat not in table.setup.seats:
        raise Refused("unknown_seat", "There is no such seat at this table.")
    if seat not in table.seats_of(person):
        raise Refused("not_your_seat", "This seat is not yours.")
    people = [sitter for sitter in table.setup.seats.values() if sitter.player is None]
    if table.setup.rated or len(people) != 1:
        raise Refused("no_help", "Help is given to one person who plays alone or with computers.")
    if table.outcome is not None:
        raise Refused("game_over", "This game is over.")


def study_of(task: Task, table_id: str, table: Table, seat: str) -> Study:
    """What a worker is asked about a table as it stands."""
    return study_at(task, table_id, table, table.number, table.state, seat)


def study_at(
    task: Task, table_id: str, table: Table, number: int, state: State, seat: str
) -> Study:
    """What a worker is asked: what a seat knew after so many entries and had been shown until then.

    What can be decided is told to the seat that decides, because it shows a hand.
    """
    return Study(
        task,
        table.setup.game,
        Question(
            state.known_to(seat).to_bytes(),
            state.decisions() if state.actor == seat else [],
            [event.view(seat) for step in table.steps[:number] for event in step.events],
        ),
        CHANCE_SECONDS if task == "chance" else HINT_SECONDS,
        crc32(f"{table_id} {seat} {number}".encode()),
    )


def turns_of(table: Table) -> list[int]:
    """After how many entries each turn began; of very many turns, some at equal distances."""
    begun = [0]
    for number, step in enumerate(table.steps, 1):
        if any(event.whole["event"] == "turn" for event in step.events):
            begun.append(number)
    if len(begun) <= MOST_POINTS:
        return begun
    return [begun[i * len(begun) // MOST_POINTS] for i in range(MOST_POINTS)]


def chances_by_seat(state: State, seat: str, chance: float) -> dict[str, float]:
    """Whose chance follows from that of one seat: everybody's, the opponent's, or nobody's."""
    if state.game.cooperative:
        return dict.fromkeys(state.seats, chance)
    if len(state.seats) == 2:
        return {other: chance if other == seat else 1 - chance for other in state.seats}
    return {seat: chance}


def chances_at_end(table: Table) -> dict[str, float] | None:
    """How it came out; nothing where a game was given up before that."""
    outcome, state = table.outcome, table.state
    if outcome is None or outcome.reason in ("aborted", "abandoned"):
        return None
    best: set[str | None] = set(outcome.winners) or {outcome.winner}
    if best == {None} and not state.game.cooperative:
        return dict.fromkeys(state.seats, 0.5)
    return {seat: float(seat in best) for seat in state.seats}


def turning_points(points: Sequence[ChancePoint], state: State) -> list[int]:
    """After which entries a chance had jumped.

    A seat is compared with itself: another one knows other things, and so expects something else.
    """
    jumps = []
    for seat in state.seats[:1] if state.game.cooperative else state.seats:
        own = [
            (place, point)
            for place, point in enumerate(points)
            if state.game.cooperative or point.seat in (seat, None)
        ]
        for (_, before), (place, after) in pairwise(own):
            jumps.append((abs(after.chance[seat] - before.chance[seat]), place))
    found: list[int] = []
    for jump, place in sorted(jumps, key=lambda one: (-one[0], one[1])):
        is_apart = all(abs(place - other) >= NEAR for other in found)
        if jump >= JUMP and is_apart and len(found) < MOST_TURNING_POINTS:
            found.append(place)
    return sorted(points[place].number for place in found)


# --- The doors ------------------------------------------------------------------------------------


def help_of(request: AnyRequest) -> Help:
    """Who helps."""
    found: Help = request.app.state.help
    return found


@get("/api/tables/{table:str}/hint", tags=["help"])
async def hint(request: AnyRequest, table: TableId, seat: SeatName) -> Hint:
    """The best decisions and why, for somebody who plays alone or with computers, unrated."""
    person = await visitor(request)
    hall_of(request).limit.take(person["id"], COSTS["hint"])
    return await help_of(request).hint(table, seat, Asker(address_of(request), person["id"]))


@get("/api/tables/{table:str}/belief", tags=["help"])
async def belief(request: AnyRequest, table: TableId, seat: SeatName) -> Belief:
    """What agents may be that the seat has never seen, where a hint would be given."""
    person = await visitor(request)
    hall_of(request).limit.take(person["id"], COSTS["belief"])
    return await help_of(request).belief(table, seat, Asker(address_of(request), person["id"]))


@get("/api/tables/{table:str}/chances", tags=["help"])
async def chances(request: AnyRequest, table: TableId) -> Chances:
    """How the chances stood in a finished game; to be asked again until it is done."""
    address = address_of(request)
    hall_of(request).limit.take(address, COSTS["chance"])
    return await help_of(request).chances(table, Asker(address))


HANDLERS: list[ControllerRouterHandler] = [hint, belief, chances]
