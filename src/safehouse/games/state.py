"""A game in progress as a value: deciding gives a new one, and an old one never changes."""

from collections.abc import Mapping, Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from safehouse.games import game_named
from safehouse.games.contract import (
    Concealed,
    Records,
    choose,
    imagine,
    legal,
    narrate,
    reset,
    reshuffle,
    to_act,
)
from safehouse.games.decisions import Decision
from safehouse.games.errors import IllegalDecision, Refused
from safehouse.games.game import SPECTATOR, AnyGame, Result, check_seat
from safehouse.games.telling import Event, Telling, View, new_log


class _Packed(msgspec.Struct, frozen=True):
    """Knowledge on its way to another process."""

    game: str
    options: dict[str, object]
    record: bytes
    seat: str


class Knowledge:
    """What one seat knows of a game: all that a computer player ever holds."""

    def __init__(
        self, game: AnyGame, options: msgspec.Struct, concealed: Concealed, seat: str
    ) -> None:
        self.game = game
        self.options = options
        self.seat = seat
        self._concealed = concealed

    def imagine(self, seed: int) -> "State":
        """A whole game that is consistent with this knowledge, with randomness of its own."""
        records = self._concealed.copy()
        self.game.kernel.call(imagine, records, self.game.bits(seed))
        return State(self.game, self.options, records)

    def describe(self) -> View:
        """This knowledge as a view that can be shown or sent."""
        return self.game.knowledge(self._concealed, self.options, self.seat)

    def record(self) -> Concealed:
        """A copy of the concealed record, for search."""
        return Concealed(self._concealed.copy())

    def to_bytes(self) -> bytes:
        """This knowledge as bytes, for a player in another process."""
        options = self.game.write_options(self.options)
        packed = _Packed(self.game.name, options, self._concealed.tobytes(), self.seat)
        return msgspec.msgpack.encode(packed)

    @classmethod
    def from_bytes(cls, data: bytes) -> "Knowledge":
        """What `to_bytes` wrote; it comes from the table, and is not checked again."""
        packed = msgspec.msgpack.decode(data, type=_Packed)
        game = game_named(packed.game)
        concealed = Concealed(np.frombuffer(packed.record, game.kernel.dtype).copy())
        return cls(game, game.read_options(packed.options), concealed, packed.seat)


class State:
    """A game in progress."""

    def __init__(
        self,
        game: AnyGame,
        options: msgspec.Struct,
        records: Records,
        events: Sequence[Telling] = (),
    ) -> None:
        self.game = game
        self.options = options
        self._records = records
        self._events = tuple(events)

    @classmethod
    def new(cls, game: str, options: Mapping[str, object] | None = None, seed: int = 0) -> "State":
        """A new game, dealt by a seed."""
        which = game_named(game)
        chosen = which.read_options(options or {})
        records = which.kernel.records(1)
        which.kernel.call(reset, records, which.bits(seed), which.encode(chosen))
        return cls(which, chosen, records)

    @classmethod
    def from_position(cls, position: object) -> "State":
        """A game that goes on from a position: one that a state wrote, or one from outside."""
        if isinstance(position, View):
            position = msgspec.to_builtins(position)
        if not isinstance(position, Mapping):
            raise Refused("bad_position", "A position is an object with the name of its game.")
        which = game_named(str(position.get("game", "")))
        options, records = which.read_position(position)
        return cls(which, options, records)

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats of this game, in the order of their turns."""
        return self.game.seats_in(self.options)

    @property
    def actor(self) -> str | None:
        """The seat (or outsider) that decides, or None when the game is over."""
        number = self.game.kernel.call(to_act, self._records)
        return None if number < 0 else self.game.actor(number)

    @property
    def result(self) -> Result | None:
        """How the game ended, or None."""
        return self.game.result(self._records)

    def mask(self) -> NDArray[np.bool_]:
        """Which decisions are legal, by their numbers."""
        mask = np.zeros(self.game.kernel.num_decisions, np.bool_)
        self.game.kernel.call(legal, self._records, mask)
        return mask

    def numbers(self) -> list[int]:
        """The numbers of all legal decisions."""
        numbers: list[int] = np.flatnonzero(self.mask()).tolist()
        return numbers

    def decisions(self) -> list[str]:
        """The texts of all legal decisions, sorted."""
        return sorted(self.game.decisions.text(one, self._records) for one in self.numbers())

    def decide(self, decision: Decision | str) -> "State":
        """The game after a decision, which can be given as its text."""
        number = self.game.decisions.number(decision, self._records)
        if not self.mask()[number]:
            if self.actor is None:
                raise IllegalDecision("game_over", "The game is over.")
            raise IllegalDecision(
                "illegal_decision",
                f"{str(decision)!r} is not possible now.",
                decision=str(decision)[:40],
            )
        records = self._records.copy()
        log = new_log()
        self.game.kernel.call(narrate, records, number, log)
        events = self.game.events(log, records, self.options)
        return State(self.game, self.options, records, events)

    def reshuffled(self, seed: int) -> "State":
        """The same game with its unseen randomness drawn afresh; nobody can tell the difference."""
        records = self._records.copy()
        self.game.kernel.call(reshuffle, records, self.game.bits(seed))
        return State(self.game, self.options, records, self._events)

    def choose(self, seed: int) -> str:
        """A legal decision, picked at random."""
        number = self.game.kernel.call(choose, self._records, self.game.bits(seed))
        return self.game.decisions.text(number, self._records)

    def position(self) -> View:
        """The whole position, with all its secrets."""
        return self.game.position(self._records, self.options)

    def view(self, seat: str) -> View:
        """What the rules let a seat look at now."""
        return self.game.view(self._concealed(seat), self.options, seat)

    def revealed(self) -> View:
        """What everybody may see once the game is over, for whatever reason."""
        return self.game.revealed(self._records, self.options)

    def known_to(self, seat: str) -> Knowledge:
        """What a seat knows with a perfect memory."""
        return Knowledge(self.game, self.options, self._concealed(seat), seat)

    def knowledge(self, seat: str) -> View:
        """What `known_to` holds, as a view that can be shown or sent."""
        return self.known_to(seat).describe()

    def events(self, seat: str | None = None) -> list[Event]:
        """What the last decision caused, as a seat saw it, or with all secrets."""
        if seat is None:
            return [event.whole for event in self._events]
        return [event.to(self._seat(seat)) for event in self._events]

    @property
    def last_events(self) -> tuple[Telling, ...]:
        """What the last decision caused, with what each seat saw of it."""
        return self._events

    def record(self) -> Records:
        """A copy of the record, with all its secrets, for the engine."""
        return self._records.copy()

    def _concealed(self, seat: str) -> Concealed:
        """What a seat knows, as a record."""
        return self.game.kernel.concealed(self._records, self.game.seat_number(self._seat(seat)))

    def _seat(self, seat: str) -> str:
        return check_seat(seat, (*self.seats, SPECTATOR))
