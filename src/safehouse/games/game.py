"""What a game offers the rest of Safehouse: rules, decisions, lines, pictures, secrets."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, NamedTuple, TypeVar

import msgspec
import numpy as np

from safehouse.games.contract import Concealed, Kernel, Log, Options, Records
from safehouse.games.decisions import Decision, Decisions
from safehouse.games.errors import Refused
from safehouse.games.players import Players
from safehouse.games.telling import (
    Event,
    Language,
    Line,
    Telling,
    View,
    args_of,
    fields_of,
    tag_of,
)

SPECTATOR = "spectator"

Say = Callable[..., str]
"""A message by its id, with what fills its places, in the language of whoever reads it."""

Style = Literal["plain", "dim", "strong", "first", "second", "mark"]
Picture = list[list[tuple[str, Style]]]
"""Lines of text, each a list of pieces with their styles; it reads well without any colour."""


class Reason(msgspec.Struct, frozen=True):
    """What speaks for a decision or against it: the message `reason-<game>-<code>` says it."""

    code: str
    args: Mapping[str, int | str] = {}


class Course(NamedTuple):
    """How a turn may go in an imagined game: a decision, and what the seat decides after it."""

    seat: int
    decisions: list[int]
    games: list[Records]
    """Before the first decision and after each of them."""


class Case(NamedTuple):
    """What a player would say about a decision, what matters most first.

    Nothing is left out: what is not among the reasons for a decision is not true of it. The message
    `reason-<game>-without_<code>` says that a decision lacks a reason that speaks for a better one.
    Two of the same code can be compared by the argument `much`, where they have it, and
    `reason-<game>-less_<code>` says that a decision has less of a reason for it.
    """

    plan: str
    """What kind of decision it is: two that have it in common, and the first reason, are alike."""

    pros: list[Reason]
    cons: list[Reason]
    plain: Reason
    """What is said where nothing speaks for it."""


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
        sentence = f"There is no seat {seat[:20]!r}; there are {there_are}."
        raise Refused("unknown_seat", sentence, why="named", seat=seat[:20], seats=there_are)
    return seat


Opts = TypeVar("Opts", bound=msgspec.Struct)
V = TypeVar("V", bound=View)
E = TypeVar("E", bound=Event)


@dataclass(frozen=True, eq=False)
class Sayings(Generic[V, E]):
    """What a game says, as lines: a question, a decision, an event, an end."""

    question: Callable[[V, Sequence[Decision]], Line]
    """What is to be decided, said to the seat that decides."""

    decision: Callable[[Decision, V], Line]
    """A decision, where the game looks like this."""

    event: Callable[[E], Line | None]
    """An event; None if it is not worth a line."""

    end: Callable[[Result], Line]
    """How a game ended by its rules."""

    story: Callable[[E], Line | None] = lambda event: None
    """What is read aloud with an event."""

    guess: Callable[[str], Line] = lambda word: Line.written({"en": word})
    """What something hidden may be, by its word in a belief."""

    is_foreseeable: Callable[[V, E], bool] = lambda view, event: False
    """Whether an event, as a seat would see it, shows nothing that its view does not."""

    @classmethod
    def plain(cls, game: str) -> "Sayings[V, E]":
        """Lines whose messages are named after what happens, with all that is told as arguments."""

        def end(result: Result) -> Line:
            winners = list(result.winners or (result.winner or "none",))
            args = {"winner": winners[0], "winners": winners}
            return Line(f"{game}-end-{result.reason}", args_of(args))

        return cls(
            question=lambda view, decisions: Line(f"{game}-ask"),
            decision=lambda decision, view: Line(
                f"{game}-do-{decision.verb.replace(' ', '-')}", args_of(dict(decision.places))
            ),
            event=lambda event: Line(f"{game}-event-{tag_of(event)}", args_of(fields_of(event))),
            end=end,
        )


@dataclass(frozen=True, eq=False, kw_only=True)
class Game(Generic[Opts, V, E]):
    """A game. One object of this class per game is all that the rest of Safehouse needs."""

    name: str
    title: str
    """The name as people write it."""

    order: int = 100
    """Where it stands in a list of games."""

    rules: str
    """The version of the rules: a game can be replayed by the version it was played with."""

    earlier_rules: Mapping[str, Callable[[dict[str, object]], dict[str, object]]] = field(
        default_factory=dict
    )
    """Earlier versions that can still be replayed, each with how its options are said under these
    rules, so that they play as it did."""

    kernel: Kernel
    seats: tuple[str, ...]
    """All seats that there can be."""

    seats_in: Callable[[Opts], tuple[str, ...]]
    """The seats of a game with these options, in the order of their turns."""

    outsiders: tuple[str, ...] = ()
    """Those without a seat who still have to answer, such as a real tower that held or fell."""

    outsiders_in: Callable[[Opts], tuple[str, ...]] = lambda options: ()
    """Those of them who have to answer in a game with these options."""

    seats_by_choice: Mapping[str, str] = field(default_factory=dict)
    """The options under which players choose their seats, in a game where they draw lots else."""

    cooperative: bool = False
    """Whether all seats win or lose together."""

    has_draws: bool = False
    """Whether a game can end without a winner, so that two players may agree on it."""

    ends: tuple[str, ...]
    """The reasons for which a game can end, by the kernel's numbers; number 0 is a running game."""

    options: type[Opts]
    read_options: Callable[[object], Opts]
    """Check options from outside; unknown and contradictory ones are refused."""

    presets: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Several options under one name, for the option `preset`."""

    encode: Callable[[Opts], Options]
    """The options as the kernel reads them."""

    decisions: Decisions
    """The verbs and places of its decisions."""

    read_position: Callable[[Mapping[str, object]], tuple[Opts, Records]]
    """Check a position from outside."""

    # What is shown and said

    draw: Callable[[V, Say, Language], Picture]
    """The board and all around it in text, in a language."""

    reasons: Callable[[Course], Case] | None = None
    """What speaks for a decision and what against it."""

    players: Callable[[], Players] = Players
    """What computer players are told about the game."""

    opening: Callable[[Opts, Language], str] = lambda options, language: ""
    """What is read aloud before play, in a language."""

    sayings: Sayings[V, E]

    texts: tuple[str, ...] = ("reasons", "terminal")
    """Files of its messages that are needed at a table besides `NAME`: `NAME_reasons` and so on."""

    view_type: type[V]
    event_type: object
    """The types of its views and its events (a union), for those who read them elsewhere."""

    type_names: Mapping[str, object] = field(default_factory=dict)
    """Names for unions in those types, such as that of all colours."""

    constants: Mapping[str, object] = field(default_factory=dict)
    """What else a page must know of the box, by names such as `COLOURS`: lists in their order,
    and numbers."""

    # Secrets: these functions, and no others, decide what leaves a record.

    view: Callable[[Concealed, Opts, str], V]
    """What the rules let a seat look at now, of what it knows."""

    position: Callable[[Records, Opts], V]
    """A whole position with all its secrets, in a form that `read_position` reads."""

    revealed: Callable[[Records, Opts], V]
    """What everybody may see once the game is over, even if it was abandoned: the whole position,
    with nothing left to decide."""

    knowledge: Callable[[Concealed, Opts, str], V]
    """What a seat knows with a perfect memory."""

    events: Callable[[Log, Records, Opts], Sequence[Telling]]
    """The events of a decision, from what the rules logged and the record after it."""

    remembered: Callable[[E, Opts, bool], E] = lambda event, options, is_recent: event
    """A past event as a seat may still look it up while the game runs, soon after it or later: in
    games played from memory, without what lies face down."""

    result: Callable[[Records], Result | None]
    """How the game ended, or None."""

    def write_options(self, options: Opts) -> dict[str, object]:
        """The options that differ from the rules as printed."""
        return dict(msgspec.to_builtins(options))

    def options_under(self, rules: str, options: Mapping[str, object]) -> dict[str, object]:
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

    def choose_seats(self, options: Mapping[str, object]) -> dict[str, object]:
        """The same options for players who choose their seats, unless they are to draw lots."""
        for name, value in self.seats_by_choice.items():
            if options.get(name, value) != value:
                raise Refused(
                    "contradictory_options",
                    f"A seat is chosen, but with {name} = {options[name]} seats are drawn by lot.",
                    name=name,
                )
        return {**options, **self.seats_by_choice}

    def refuse_lots(self, options: Opts) -> None:
        """Refuse to draw a seat for somebody where the options say that seats are chosen."""
        for name, value in self.seats_by_choice.items():
            if getattr(options, name) == value:
                raise Refused("choose_a_seat", f"With {name} = {value}, say which seat is yours.")

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

    def bits(self, seed: int) -> np.uint64:
        """A seed as the kernel takes it."""
        return np.uint64(seed & 0xFFFFFFFFFFFFFFFF)


AnyGame = Game[Any, Any, Any]
"""Any game at all."""


def lines_of(game: AnyGame, events: Iterable[Event]) -> list[Line]:
    """The lines for some events; a new turn, and whatever else needs no sentence, is left out."""
    said = (game.sayings.event(event) for event in events if tag_of(event) != "turn")
    return [line for line in said if line is not None]
