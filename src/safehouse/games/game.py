"""What a game is to the rest of the house: kernel, words, pictures, and who may know what."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, Literal, TypeVar

import msgspec
import numpy as np

from safehouse.games.errors import Refused
from safehouse.games.kernel import Kernel, Options, Records
from safehouse.games.players import Players

Json = dict[str, object]
SPECTATOR = "spectator"
Language = Literal["en", "de", "fr"]

Words = Callable[..., str]
"""A message by its id, with what fills its places, in the language of whoever reads it."""

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


class Reason(msgspec.Struct, frozen=True):
    """Why a turn is good: `reason-<game>-<code>` is the message that says so, with these words."""

    code: str
    args: dict[str, int | str] = {}


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


@dataclass(frozen=True, eq=False, kw_only=True)
class Game(Generic[Opts]):
    """A game. One object of this class per game is all that the engine and the table need."""

    name: str
    title: str
    """The name as people write it."""

    rules: str
    """The version of the rules: a record can be replayed by the version it was played with."""

    earlier_rules: Mapping[str, Callable[[Json], Json]] = field(default_factory=dict)
    """Earlier versions that can still be replayed, each with how its options are said under these
    rules, so that they play as it did."""

    kernel: Kernel
    seats: tuple[str, ...]
    """All seats that there can be."""

    seats_in: Callable[[Opts], tuple[str, ...]]
    """The seats of a game with these options, in the order of their turns."""

    outsiders: tuple[str, ...] = ()
    """Those who have no seat and answer all the same: what they say are outside outcomes."""

    outsiders_in: Callable[[Opts], tuple[str, ...]] = lambda options: ()
    """Those of them who have to answer in a game with these options."""

    choose_seats: Callable[[Mapping[str, object]], dict[str, object]] = dict
    """The options of a game in which players choose their seats; refused where the options say
    that seats are drawn by lot."""

    cooperative: bool = False
    """Whether all seats win or lose together."""

    has_draws: bool = False
    """Whether a game can end without a winner, so that two players may agree on it."""

    ends: tuple[str, ...]
    """The reasons for which a game can end, by the kernel's numbers; number 0 is a running game."""

    # Words

    options: type[Opts]
    read_options: Callable[[object], Opts]
    """Check options from outside; unknown and contradictory ones are refused."""

    presets: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Several options under one name, for the option `preset`."""

    encode: Callable[[Opts], Options]
    """The options as the kernel reads them."""

    verbs: tuple[str, ...]
    nouns: tuple[str, ...]
    """The words of decisions, as far as they are fixed: a person may shorten them."""

    parse: Callable[[str, Records], int]
    """The decision that some words name, where the game stands as it does."""

    words: Callable[[int, Records], str]
    """A decision in words, where the game stands as it does."""

    read_position: Callable[[Mapping[str, object]], tuple[Opts, Records]]
    """Check a position from outside."""

    write_position: Callable[[Records, Opts], Json]
    """A position with all its secrets."""

    # Pictures in text, of what a seat may look at

    draw: Callable[[Json, Words, Language], Picture]
    """The board and all around it, in words of a language."""

    reasons: Callable[[Records, Records, int], list[Reason]]
    """Why a seat might want to get from one position to another, what matters most first."""

    players: Callable[[], Players] = Players
    """What computer players are told about the game."""

    opening: Callable[[Opts, Language], str] = lambda options, language: ""
    """What is read aloud before play, in a language."""

    # Secrets: these functions, and no others, decide what leaves a record.

    view: Callable[[Records, Opts, str], View]
    """What the rules let a seat look at now."""

    revealed: Callable[[Records, Opts], View]
    """What everybody may look at when the game is over, also where it was broken off: the whole
    position, with nothing that is still to be decided."""

    knowledge: Callable[[Records, Opts, str], Known]
    """What a seat knows, of a record that was concealed for it."""

    events: Callable[[Records, int, Records, Opts], Sequence[Event]]
    """What happened between two records, by a decision."""

    remembered: Callable[[Json, Opts, bool], Json] = lambda event, options, is_recent: event
    """An event that a seat saw, as it may be looked up while the game runs, just now or later:
    where one plays from memory, without what lies face down."""

    result: Callable[[Records], Result | None]
    """How the game ended, or None."""

    def write_options(self, options: Opts) -> Json:
        """The options that differ from the rules as printed."""
        return dict(msgspec.to_builtins(options))

    def options_under(self, rules: str, options: Mapping[str, object]) -> Json:
        """The options of a game that was begun under a version of the rules."""
        if rules == self.rules:
            return dict(options)
        if rules not in self.earlier_rules:
            raise Refused(
                "other_rules",
                f"This is a game under rules {rules[:20]!r} of {self.name}, "
                f"and these are rules {self.rules!r}.",
            )
        return self.earlier_rules[rules](dict(options))

    def refuse_outsiders(self, options: Opts) -> None:
        """Refuse options that make an outsider answer, where nobody is there to do so."""
        for outsider in self.outsiders_in(options):
            raise Refused(
                "nobody_answers", f"Somebody must be there to say what the {outsider} did."
            )

    def actor(self, number: int) -> str:
        """Who decides, by the kernel's number."""
        return (*self.seats, *self.outsiders)[number]

    def seat_number(self, seat: str) -> int:
        """A seat as the kernel numbers it; a spectator is seat -1."""
        return -1 if seat == SPECTATOR else self.seats.index(seat)

    def word_of(self, seed: int) -> np.uint64:
        """A seed as the kernel takes it."""
        return np.uint64(seed & 0xFFFFFFFFFFFFFFFF)
