"""A running game without I/O: seats, entries, clocks, and what each entry causes.

A table is a value, like the game on it: `after` gives a new one with one entry more, or refuses the
entry and says why. A table is nothing but its setup and its entries, so any process can build it
again from them at any time, and it always comes out the same.
"""

from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass, field, replace

from safehouse.engine import dealing
from safehouse.engine.game_file import GameFile
from safehouse.games.endings import end_line
from safehouse.games.errors import Refused
from safehouse.games.game import Result
from safehouse.games.state import State
from safehouse.games.telling import Event, Telling
from safehouse.table.clock import Clock, new_clock
from safehouse.table.entries import (
    AbortAsked,
    AnyEntry,
    Ask,
    Decided,
    Declined,
    DrawOffered,
    PauseAsked,
    ReplaceAsked,
    Resigned,
    Resumed,
    TimedOut,
)
from safehouse.table.scene import Scene, StepView, Times
from safehouse.table.setup import Setup

RECENT = 8
"""How many of the last steps are told in full even where players must rely on their memory."""


@dataclass(frozen=True)
class Step:
    """An entry and what it caused."""

    entry: AnyEntry
    events: tuple[Telling, ...] = ()


@dataclass(frozen=True)
class Table:
    """A table at one moment."""

    setup: Setup
    state: State
    clock: Clock
    steps: tuple[Step, ...] = ()
    decided: int = 0
    """How many decisions have been made."""

    draw_offers: frozenset[str] = frozenset()
    pause_asks: frozenset[str] = frozenset()
    abort_asks: frozenset[str] = frozenset()
    declined: frozenset[tuple[Ask, str]] = frozenset()
    """What was declined since the last decision, and who had asked: nobody asks twice in a row."""

    replace_asks: frozenset[tuple[str, str]] = frozenset()
    """Requests to replace an absent player: who is away, and who asks."""

    excused: frozenset[str] = frozenset()
    """Seats that were away when others asked to abort the game: they need not agree."""

    stand_ins: Mapping[str, str] = field(default_factory=dict)
    """The computer players who sit in the place of people who were away."""

    left: frozenset[str] = frozenset()
    moved: frozenset[str] = field(default=frozenset(), repr=False)
    """Seats that have decided something."""

    outcome: Result | None = None

    @classmethod
    def begin(cls, setup: Setup) -> "Table":
        """A table before the first decision."""
        state = setup.deal()
        if tuple(setup.seats) != state.seats:
            raise Refused("bad_seats", f"This game has the seats {', '.join(state.seats)}.")
        clock = new_clock(setup.clock, state.seats)
        return cls(setup, state, clock)._with_clock(setup.begun)

    # --- How it stands ----------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """How many entries there are; the next one has this number plus one."""
        return len(self.steps)

    @property
    def last_at(self) -> int:
        """The time of the last entry, or of the start of the game."""
        return self.steps[-1].entry.at if self.steps else self.setup.begun

    @property
    def actor(self) -> str | None:
        """The seat or outsider that is asked, or None when the game is over."""
        return None if self.outcome else self.state.actor

    @property
    def paused(self) -> bool:
        """Whether the clocks are stopped because everybody agreed."""
        return self.clock.paused

    @property
    def people(self) -> frozenset[str]:
        """The seats of people who have not left and were not replaced."""
        computers = {seat for seat in self.setup.seats if self.player_in(seat) is not None}
        return frozenset(self.setup.seats) - computers - self.left

    def player_in(self, seat: str) -> str | None:
        """The computer player who sits on a seat."""
        occupant = self.setup.seats.get(seat)
        return self.stand_ins.get(seat, occupant.player if occupant else None)

    @property
    def is_duel(self) -> bool:
        """Whether somebody who gives up makes the other seat win."""
        return len(self.state.seats) == 2 and not self.state.game.cooperative

    @property
    def loser(self) -> str | None:
        """The loser of a game for two."""
        if not self.is_duel or self.outcome is None or self.outcome.winner is None:
            return None
        return next(seat for seat in self.state.seats if seat != self.outcome.winner)

    def seats_of(self, person: str) -> list[str]:
        """The seats that a person may decide for and look from."""
        seats = self.setup.seats.items()
        return [seat for seat, who in seats if who.person == person and seat not in self.stand_ins]

    def must_fall_back(self, now: int) -> str | None:
        """The seat for which the fallback has to decide now."""
        actor = self.actor
        if actor is None or self.paused:
            return None
        if actor in self.state.game.outsiders:
            # The clock of the seat that asked them runs on, so that nobody waits for ever.
            return None if self.people and not self.clock.out_of_time(now) else actor
        is_late = not self.is_duel and self.clock.out_of_time(now) == actor
        return actor if is_late or actor in self.left else None

    def must_time_out(self, now: int) -> str | None:
        """The seat that has lost on time."""
        return self.clock.out_of_time(now) if self.is_duel and self.outcome is None else None

    @property
    def pause_ends(self) -> int | None:
        """When a pause ends on its own."""
        return self.clock.pause_ends

    def must_go_on(self, now: int) -> bool:
        """Whether a pause has lasted too long."""
        ends = self.pause_ends
        return self.outcome is None and ends is not None and now >= ends

    # --- What happens -----------------------------------------------------------------------------

    def after(self, entry: AnyEntry) -> "Table":
        """The table with one entry more; what is not allowed is refused, and nothing changes."""
        if self.outcome is not None:
            raise Refused("game_over", "This game is over.")
        if entry.seat not in (*self.state.seats, *self.state.game.outsiders):
            raise Refused("unknown_seat", f"There is no seat {entry.seat[:20]!r} here.")
        match entry:
            case Decided():
                return self._decided(entry)
            case Resigned():
                return self._resigned(entry)
            case TimedOut():
                if self.must_time_out(entry.at) != entry.seat:
                    raise Refused("time_left", "This seat still has time.")
                return self._ended(entry, self._won_by_other(entry.seat, "time"))
            case DrawOffered():
                return self._draw_offered(entry)
            case PauseAsked():
                asks = self._asked(entry, "pause")
                return replace(self, pause_asks=asks)._wrote(entry)._agreed(entry.at)
            case Resumed():
                if not self.paused:
                    raise Refused("not_paused", "This game is not paused.")
                if entry.by == "player":
                    self._must_be_a_person(entry.seat)
                elif not self.must_go_on(entry.at):
                    raise Refused("time_left", "This pause is not over yet.")
                clock = self.clock.resume(entry.at)
                return replace(self, pause_asks=frozenset(), clock=clock)._wrote(entry)
            case AbortAsked():
                return self._abort_asked(entry)
            case Declined():
                return self._declined(entry)
            case ReplaceAsked():
                return self._replace_asked(entry)

    def _decided(self, entry: Decided) -> "Table":
        if self.paused:
            raise Refused("paused", "This game is paused; resume it first.")
        if entry.seat != self.actor:
            raise Refused("not_your_turn", f"It is {self.actor}'s turn.")
        falls_back = self.must_fall_back(entry.at) == entry.seat
        if self.must_time_out(entry.at) or (entry.by == "player" and falls_back):
            raise Refused("time_is_up", "The time for this decision is up.")
        failed = entry.fault and self.player_in(entry.seat) is not None
        if entry.by == "fallback" and not (falls_back or failed):
            raise Refused("time_left", "This seat can still decide for itself.")
        number = self.decided + 1
        state = self.state.reshuffled(dealing.random_bits(self._secret, number)).decide(
            entry.decision
        )
        table = replace(
            self,
            state=state,
            decided=number,
            moved=self.moved | {entry.seat},
            declined=frozenset(),
            steps=(*self.steps, Step(entry, state.last_events)),
        )
        if entry.seat in self.people and entry.by == "player":
            # Somebody who plays on has said no; a computer player was never asked.
            table = table._with_asks_of({entry.seat})
            table = replace(table, replace_asks=frozenset(), excused=frozenset())
        if state.result is not None:
            table = replace(table, outcome=state.result)
        return table._with_clock(entry.at)

    def _resigned(self, entry: Resigned) -> "Table":
        self._must_be_a_person(entry.seat)
        if self.is_duel:
            return self._ended(entry, self._won_by_other(entry.seat, "resigned"))
        table = replace(self, left=self.left | {entry.seat})
        if not table.people:
            return table._ended(entry, Result(None, "abandoned"))
        return table._with_asks_of(table.people)._wrote(entry)._agreed(entry.at)

    def _draw_offered(self, entry: DrawOffered) -> "Table":
        if not self.state.game.has_draws or not self.is_duel:
            raise Refused("no_draws", "Players cannot agree on a draw in this game.")
        offers = self._asked(entry, "draw")
        if len(self.people) < 2:
            raise Refused("no_draws", "A computer player accepts no draw.", why="computer")
        if len(offers) == 2:
            return self._ended(entry, Result(None, "agreed"))
        return replace(self, draw_offers=offers)._wrote(entry)

    def _abort_asked(self, entry: AbortAsked) -> "Table":
        asks = self._asked(entry, "abort")
        if not self.moved >= set(self.state.seats):
            return replace(self, abort_asks=asks)._ended(entry, Result(None, "aborted"))
        if self.setup.rated and (len(self.people) == 1 or entry.without):
            raise Refused("too_late", "One player alone cannot abort a rated game that has begun.")
        excused = self.excused | ({entry.without} if entry.without else set())
        return replace(self, abort_asks=asks, excused=excused)._wrote(entry)._agreed(entry.at)

    def _replace_asked(self, entry: ReplaceAsked) -> "Table":
        self._must_be_a_person(entry.seat)
        if self.setup.rated:
            raise Refused("too_late", "Nobody is replaced in a rated game.", why="replace")
        if entry.absent not in self.people - {entry.seat}:
            raise Refused("not_a_person", "Only a person at the table can be replaced.")
        asked = entry.absent, entry.seat
        if asked in self.replace_asks:
            raise Refused("asked_already", "This has been asked already.")
        table = replace(self, replace_asks=self.replace_asks | {asked})
        if all((entry.absent, seat) in table.replace_asks for seat in self.people - {entry.absent}):
            table = replace(table, stand_ins={**self.stand_ins, entry.absent: entry.player})
            table = table._with_asks_of(table.people)
        return table._wrote(entry)._agreed(entry.at)

    def _agreed(self, now: int) -> "Table":
        """Do what everybody who is still there has asked for."""
        alone = self.setup.rated and len(self.people) == 1
        if self.people - self.excused <= self.abort_asks and self.abort_asks and not alone:
            return replace(self, outcome=Result(None, "aborted"))._with_clock(now)
        if self.people <= self.pause_asks:
            return replace(self, clock=self.clock.pause(now))
        return self

    def _with_asks_of(self, seats: Set[str]) -> "Table":
        """Keep only the requests of some seats."""
        return replace(
            self,
            draw_offers=self.draw_offers & seats,
            pause_asks=self.pause_asks & seats,
            abort_asks=self.abort_asks & seats,
        )

    @property
    def _asks(self) -> Mapping[Ask, frozenset[str]]:
        """The seats that have asked for something."""
        return {"draw": self.draw_offers, "pause": self.pause_asks, "abort": self.abort_asks}

    def _asked(self, entry: AnyEntry, what: Ask) -> frozenset[str]:
        self._must_be_a_person(entry.seat)
        asks = self._asks[what]
        if entry.seat in asks:
            raise Refused("asked_already", "This has been asked already.")
        if (what, entry.seat) in self.declined and not asks:
            raise Refused(
                "declined", "This was declined; you can ask again after the next decision."
            )
        return asks | {entry.seat}

    def _declined(self, entry: Declined) -> "Table":
        self._must_be_a_person(entry.seat)
        asks = self._asks[entry.what]
        if self.paused or not asks - {entry.seat}:
            raise Refused("nothing_asked", "Nobody else has asked for this.")
        declined = self.declined | {(entry.what, seat) for seat in asks}
        left = {**self._asks, entry.what: frozenset[str]()}
        table = replace(
            self,
            declined=declined,
            draw_offers=left["draw"],
            pause_asks=left["pause"],
            abort_asks=left["abort"],
        )
        return table._wrote(entry)

    def _must_be_a_person(self, seat: str) -> None:
        if seat not in self.people:
            raise Refused("not_a_person", "Only a person at the table can do this.")

    def _won_by_other(self, seat: str, reason: str) -> Result:
        return Result(next(other for other in self.state.seats if other != seat), reason)

    def _ended(self, entry: AnyEntry, outcome: Result) -> "Table":
        return replace(self, outcome=outcome)._wrote(entry)._with_clock(entry.at)

    def _wrote(self, entry: AnyEntry) -> "Table":
        return replace(self, steps=(*self.steps, Step(entry)))

    def _with_clock(self, now: int) -> "Table":
        """The clock runs for the seat that is asked; an outsider has no time of its own.

        It never runs for somebody who plays alone: nobody waits, and the turn never passes.
        """
        actor = self.actor
        if actor is None:
            return replace(self, clock=self.clock.stop(now))
        if actor in self.state.game.outsiders or len(self.state.seats) == 1:
            return self
        return replace(self, clock=self.clock.turn_to(actor, now))

    # --- What is seen -----------------------------------------------------------------------------

    def scene(self, seat: str) -> Scene:
        """The table as a seat, or a spectator, sees it now."""
        game, sayings = self.state.game, self.state.game.sayings
        view = self.state.view(seat) if self.outcome is None else self.state.revealed()
        decisions = self.state.decisions() if self.may_decide(seat) and not self.paused else []
        parsed = [game.decisions.parse(decision) for decision in decisions]
        over, seats = self.outcome, self.state.seats
        end = end_line(game, over, seats, self.abort_asks) if over else None
        return Scene(
            number=self.number,
            view=view,
            to_act=self.actor,
            decisions=decisions,
            question=sayings.question(view, parsed) if parsed else None,
            described=[sayings.decision(decision, view) for decision in parsed],
            clock=Times.of(self.clock),
            paused=self.paused,
            draw_offers=sorted(self.draw_offers),
            pause_asks=sorted(self.pause_asks),
            abort_asks=sorted(self.abort_asks),
            left=sorted(self.left),
            stand_ins=self.stand_ins,
            replace_asks=sorted(seat for absent, seat in self.replace_asks if absent == self.actor),
            out_of_time=[] if self.is_duel else sorted(filter(self.clock.is_spent, self.people)),
            outcome=self.outcome,
            end=end,
        )

    def may_decide(self, seat: str) -> bool:
        """Whether a seat is asked now, for itself or for an outsider."""
        actor = self.actor
        return seat in self.people and (actor == seat or actor in self.state.game.outsiders)

    def story(self, seat: str, since: int = 0) -> Iterator[StepView]:
        """What happened after an entry, as a seat, or a spectator, saw it."""
        for number in range(since, self.number):
            step = self.steps[number]
            events = [event.to(seat) for event in step.events]
            if self.outcome is None:  # an event is told only as far as it may be looked up
                is_recent = number >= self.number - RECENT
                remember, options = self.state.game.remembered, self.state.options
                events = [remember(event, options, is_recent) for event in events]
            yield StepView.of(self.state.game, number + 1, step.entry, events)

    def faded(self, seat: str, since: int) -> Iterator[StepView]:
        """Steps that were told in full up to an entry and may be looked up only in part by now."""
        if self.outcome is None:
            first = max(0, since - RECENT)
            before = replace(self, steps=self.steps[:since]).story(seat, first)
            for old, new in zip(before, self.story(seat, first), strict=False):
                if old != new:
                    yield new

    def states(self) -> Iterator[State]:
        """The game at its beginning and after each entry."""
        state = self.setup.deal()
        yield state
        decided = 0
        for step in self.steps:
            if isinstance(step.entry, Decided):
                decided += 1
                state = state.reshuffled(dealing.random_bits(self._secret, decided))
                state = state.decide(step.entry.decision)
            yield state

    def told(self, seat: str) -> list[Event]:
        """All events that a seat has seen, for its computer player."""
        return [event.to(seat) for step in self.steps for event in step.events]

    def game_file(self) -> GameFile:
        """The whole game with its secret, which is revealed when it is over."""
        if self.outcome is None:
            raise Refused("still_running", "The game file is available when the game is over.")
        result = self.state.result
        return GameFile(
            game=self.setup.game,
            rules=self.setup.rules,
            decisions=tuple(
                " ".join(step.entry.decision.split())  # with single spaces
                for step in self.steps
                if isinstance(step.entry, Decided)
            ),
            secret=self.setup.secret,
            commitment=self.commitment,
            options=self.setup.options,
            players={seat: occupant.name for seat, occupant in self.setup.seats.items()},
            result=result,
            ended=self.outcome if result is None else None,
        )

    @property
    def commitment(self) -> str:
        """What is shown of the secret before the game is over."""
        return dealing.commitment(self._secret)

    @property
    def _secret(self) -> bytes:
        return dealing.read_secret(self.setup.secret)
