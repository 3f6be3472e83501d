"""Help for people: hints and beliefs in a game against the computer, and chances after a game.

Everything is worked out in the workers, from what a seat knows and was shown. There is a limit, per
person and per address, on how much is worked out at a time.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from zlib import crc32

from safehouse.games.errors import Refused
from safehouse.games.state import State
from safehouse.games.telling import pack_events
from safehouse.players.compiling import HELP
from safehouse.players.process import Finding, Question, Study, Task
from safehouse.server.chances import Story
from safehouse.server.live_tables import LiveTables
from safehouse.server.messages.help import Belief, Chances, Hint
from safehouse.server.tasks import Tasks
from safehouse.server.turns import Asker
from safehouse.server.workers import Workers
from safehouse.table.permissions import check_may_be_helped
from safehouse.table.table import Table

HINT_SECONDS = 1.5
CHANCE_SECONDS = 0.2
"""How long a search thinks about a hint, and about a chance after the game."""

COSTS: Mapping[Task, float] = {"hint": 20.0, "belief": 10.0, "chance": 5.0}
"""How much of a visitor's share it costs to have something worked out."""

MAX_KEPT = 500
"""Answers that are kept."""

MAX_ASKED = 8
"""Hints and beliefs that are worked out or wait for it, for all people at one address."""

MAX_WAITING = 20
MAX_WAITING_HERE = 4
"""Games whose chances are worked out or wait for it, for everybody and for one address."""

Key = tuple[str, str, str, int]


class Help:
    """Answers that are kept, and those that are being worked out."""

    def __init__(self, tables: LiveTables, workers: Workers, tasks: Tasks) -> None:
        self._tables = tables
        self._workers = workers
        self._tasks = tasks
        self._found: OrderedDict[Key, asyncio.Task[Finding]] = OrderedDict()
        self._busy: set[tuple[Asker, Task]] = set()
        """What is being worked out for whom."""

        self._stories: OrderedDict[str, Story] = OrderedDict()

    async def hint(self, table_id: str, seat: str, asker: Asker) -> Hint:
        """The best decisions of the seat that is to decide."""
        table = (await self._tables.get_fresh(table_id)).table
        check_may_be_helped(table, seat, asker.person)
        if table.state.actor != seat:
            raise Refused("not_on_turn", "Hints are for the seat whose turn it is.")
        finding = await self._ask("hint", table_id, table, seat, asker)
        return Hint(table.number, seat, finding.best)

    async def belief(self, table_id: str, seat: str, asker: Asker) -> Belief:
        """What a seat may believe of the things that it has never seen."""
        table = (await self._tables.get_fresh(table_id)).table
        check_may_be_helped(table, seat, asker.person)
        finding = await self._ask("belief", table_id, table, seat, asker)
        return Belief(table.number, seat, finding.belief)

    async def _ask(
        self, task: Task, table_id: str, table: Table, seat: str, asker: Asker
    ) -> Finding:
        """Have something worked out, once for all who ask the same about the same moment."""
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
            if len(self._found) > MAX_KEPT:
                self._found.popitem(last=False)
        finding = await asyncio.shield(working)
        if finding.failed:
            self._found.pop(key, None)
            raise Refused("no_answer", "The computer found no answer this time; ask again.")
        return finding

    def _check_may_ask(self, task: Task, asker: Asker) -> None:
        if any((who.person, what) == (asker.person, task) for who, what in self._busy):
            raise Refused("too_fast", "One request at a time: your last one is still running.")
        if sum(who.address == asker.address for who, _ in self._busy) >= MAX_ASKED:
            raise Refused(
                "too_fast", "There are too many requests from your address; wait a moment."
            )

    async def chances(self, table_id: str, asker: Asker) -> Chances:
        """How the chances stood in a finished game, as far as they are worked out."""
        table = (await self._tables.get(table_id)).table
        if table.outcome is None:
            raise Refused("still_running", "Winning chances are available when the game is over.")
        story = self._stories.get(table_id)
        if story is None:
            self._workers.check_is_ready(table.setup.game, HELP)
            waiting = [story.asker for story in self._stories.values() if not story.is_told]
            here = sum(who.address == asker.address for who in waiting)
            if len(waiting) >= MAX_WAITING or here >= MAX_WAITING_HERE:
                raise Refused("too_many", "Too many games are being analysed; ask again later.")
            story = self._stories[table_id] = Story(table, asker)
            self._tasks.spawn(self._tell(table_id, story))
            if len(self._stories) > MAX_KEPT:
                told = next(id for id, story in self._stories.items() if story.is_told)
                del self._stories[told]
        return story.chances()

    async def _tell(self, table_id: str, story: Story) -> None:
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
                self._stories.pop(table_id, None)  # the next one who asks starts it again


def study_of(task: Task, table_id: str, table: Table, seat: str) -> Study:
    """What a worker is asked about a table as it stands."""
    return study_at(task, table_id, table, table.number, table.state, seat)


def study_at(
    task: Task, table_id: str, table: Table, number: int, state: State, seat: str
) -> Study:
    """What a worker is asked: what a seat knew after some entries and had been shown until then.

    What can be decided is told to the seat that decides, because it shows a hand.
    """
    return Study(
        task,
        table.setup.game,
        Question(
            state.known_to(seat).to_bytes(),
            state.decisions() if state.actor == seat else [],
            pack_events(event.to(seat) for step in table.steps[:number] for event in step.events),
        ),
        CHANCE_SECONDS if task == "chance" else HINT_SECONDS,
        crc32(f"{table_id} {seat} {number}".encode()),
    )
