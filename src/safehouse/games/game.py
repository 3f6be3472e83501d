"""What a game is to the rest of the house: kernel, words, pictures, and who may know what."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Generic, Literal, TypeVar

import msgspec
import numpy as np

from safehouse.games.errors import Refused
from safehouse.games.kernel import Kernel, Options, Records

Json = dict[str, object]
SPECTATOR = "spectator"


Style = Literal["plain", "dim", "strong", "first", "second", "mark"]
Picture = list[list[tuple[str, Style]]]
"""Lines of text, each a list of pieces with their styles; it reads well without any colour."""


class View(dict[str, object]):
    """What the rules let a seat look at now; made by a game's `view` alone."""


class Known(dict[str, object]):
    """What a seat knows with a perfect memory, in words; made by a game's `knowledge` alone."""


class Event(msgspec.Struct, frozen=True):
    """Something that happened: the whole of it, and what was shown of it to each seat."""

    whole: Json
    views: Mapping[str, Json]

    def view(self, seat: str) -> Json:
        """The event as a seat saw it."""
        return self.views[seat]


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended: the winner's seat, or None where there is no single one, and why."""

    winner: str | None
    reason: str
    winners: tuple[str, ...] = ()
    """Those who share a win."""

    scores: dict[str, int] = {}
    """Points, in a game that has them."""


def check_seat(seat: str, seats: Sequence[str]) -> str:
    """One of these seats; anything else is refused."""
    if seat not in seats:
        there_are = ", ".join(seats)
        raise Refused("unknown_seat", f"There is no seat {seat[:20]!r}; there are {there_are}.")
    return seat


Opts = TypeVar("Opts", bound=msgspec.Struct)


class Game(ABC, Generic[Opts]):
    """A game. One object of this class per game is all that the engine and the table need."""

    name: str
    rules: str
    """The version of the rules: a record can be replayed by the version it was played with."""

    kernel: Kernel
    seats: tuple[str, ...]
    """All seats that there can be."""

    ends: tuple[str, ...]
    """The reasons for which a game can end, by the kernel's numbers; number 0 is a running game."""

    # Words

    @abstractmethod
    def read_options(self, given: object) -> Opts:
        """Check options from outside; unknown and contradictory ones are refused."""

    def write_options(self, options: Opts) -> Json:
        """The options that differ from the rules as printed."""
        return dict(msgspec.to_builtins(options))

    @abstractmethod
    def encode(self, options: Opts) -> Options:
        """The options as the kernel reads them."""

    @abstractmethod
    def parse(self, text: str, records: Records) -> int:
        """The decision that some words name, where the game stands as it does."""

    @abstractmethod
    def words(self, action: int, records: Records) -> str:
        """A decision in words, where the game stands as it does."""

    @abstractmethod
    def read_position(self, position: Mapping[str, object]) -> tuple[Opts, Records]:
        """Check a position from outside."""

    @abstractmethod
    def write_position(self, records: Records, options: Opts) -> Json:
        """A position with all its secrets."""

    verbs: tuple[str, ...]
    nouns: tuple[str, ...]
    """The words of decisions, as far as they are fixed: a person may shorten them."""

    options: type[Opts]

    # Pictures in text, of what a seat may look at

    @abstractmethod
    def draw(self, view: Json) -> Picture:
        """The board and all around it."""

    @abstractmethod
    def ask(self, view: Json) -> str:
        """What is to be decided, as a question to the seat that decides."""

    @abstractmethod
    def tell(self, event: Json) -> str:
        """An event, as a seat saw it, in a sentence."""

    @abstractmethod
    def summary(self) -> str:
        """The rules on one page."""

    # Secrets: these functions, and no others, decide what leaves a record.

    @abstractmethod
    def view(self, records: Records, options: Opts, seat: str) -> View:
        """What the rules let a seat look at now."""

    @abstractmethod
    def knowledge(self, concealed: Records, options: Opts, seat: str) -> Known:
        """What a seat knows, of a record that was concealed for it."""

    @abstractmethod
    def events(
        self, before: Records, action: int, after: Records, options: Opts
    ) -> Sequence[Event]:
        """What happened between two records, by a decision."""

    @abstractmethod
    def result(self, records: Records) -> Result | None:
        """How the game ended, or None."""

    def seats_in(self, options: Opts) -> tuple[str, ...]:
        """The seats of a game with these options, in the order of their turns."""
        return self.seats

    def seat_number(self, seat: str) -> int:
        """A seat as the kernel numbers it; a spectator is seat -1."""
        return -1 if seat == SPECTATOR else self.seats.index(seat)

    def word_of(self, seed: int) -> np.uint64:
        """A seed as the kernel takes it."""
        return np.uint64(seed & 0xFFFFFFFFFFFFFFFF)
