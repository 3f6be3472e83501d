"""Decisions: verbs and places from one table, from which numbers, texts and types are made.

A verb says what is done and its places say to what: `jump E5 E7` is the verb `jump` and two hexes.
The numbers of a game's decisions are one range per verb, back to back unless the rules place a verb
elsewhere.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from safehouse.games.contract import Records
from safehouse.games.errors import InvalidText


@dataclass(frozen=True)
class Decision:
    """A decision as a value: `str` prints it and `Decisions.parse` reads it."""

    verb: str
    places: tuple[tuple[str, str], ...] = ()
    """What it is about: pairs such as ("from", "E5")."""

    def __str__(self) -> str:
        return " ".join((self.verb, *(value for _, value in self.places)))


@dataclass(frozen=True)
class Place:
    """Something a decision can be about: its name, and every value it can take."""

    name: str
    values: Sequence[str]
    unknown: str = "There is no {name} {value!r}."
    code: str = ""
    """The refusal code; `unknown_<name>` by default."""

    def spelled(self, text: str) -> str:
        """The canonical spelling of what a text names, whatever its case."""
        for spelling in (text, text.lower(), text.upper()):
            if spelling in self.values:
                return spelling
        return text

    def index(self, text: str) -> int:
        """The number of the place that a text names."""
        spelling = self.spelled(text)
        if spelling in self.values:
            return self.values.index(spelling)
        sentence = self.unknown.format(name=self.name, value=text[:20])
        raise InvalidText(self.code or f"unknown_{self.name}", sentence, value=text[:20])


ReadPlaces = Callable[[Sequence[str], Records], int]
WritePlaces = Callable[[int, Records], Sequence[str] | None]


@dataclass(frozen=True)
class Verb:
    """What can be done, with its places and the range of its numbers.

    The places of most verbs are listed, and their numbers multiply: `recruit KIND HEX` has 11 times
    61. Where places depend on the position, or are numbered differently, the game itself reads
    and writes them (`read` and `write`, in as many numbers as `size` says).
    """

    name: str
    """One word or several: `take`, `take pile`."""

    places: Mapping[str, Place] = field(default_factory=dict)
    """What the decision is about, by what each place means in it: `jump` has `from` and `to`."""

    read: ReadPlaces | None = None
    write: WritePlaces | None = None
    size: int = 0
    at: int | None = None
    """Where the numbers begin, if not after the verb before."""

    @property
    def form(self) -> str:
        """How the decision is typed: `jump HEX HEX`."""
        return " ".join((self.name, *(place.name.upper() for place in self.places.values())))

    @property
    def length(self) -> int:
        """How many numbers the verb has."""
        return self.size or math.prod(len(place.values) for place in self.places.values())

    def number(self, texts: Sequence[str], records: Records) -> int:
        """The number of these places, counted from the verb's first."""
        if self.read is not None:
            return self.read(texts, records)
        number = 0
        for place, text in zip(self.places.values(), texts, strict=True):
            number = number * len(place.values) + place.index(text)
        return number

    def texts(self, number: int, records: Records) -> Sequence[str] | None:
        """The places of such a number; None if there is no decision with it."""
        if self.write is not None:
            return self.write(number, records)
        texts: list[str] = []
        for place in reversed(tuple(self.places.values())):
            number, index = divmod(number, len(place.values))
            texts.insert(0, place.values[index])
        return texts


class Decisions:
    """All decisions of a game."""

    def __init__(self, title: str, *verbs: Verb, count: int = 0) -> None:
        """The game's name as people write it, its verbs in the order of their numbers."""
        self.title = title
        self.verbs = {verb.name: verb for verb in verbs}
        self.first: dict[str, int] = {}
        """The first number of each verb."""

        self._ranges: list[tuple[int, int, Verb]] = []
        end = 0
        for verb in verbs:
            first = end if verb.at is None else verb.at
            self.first[verb.name] = first
            self._ranges.append((first, first + verb.length, verb))
            end = max(end, first + verb.length)
        self._longest_verb = max(len(verb.name.split()) for verb in verbs)
        self.count = count or end
        """How many numbers there are."""

    def parse(self, text: str) -> Decision:
        """The decision that a text names: verb and places, each as it is printed."""
        words = text.split()
        lowered = [word.lower() for word in words]
        begun = None
        # The longest verb first: `take pile 1` does not take a tile called "pile".
        for length in range(self._longest_verb, 0, -1):
            verb = self.verbs.get(" ".join(lowered[:length]))
            begun = begun or verb
            if verb is not None and len(words) == length + len(verb.places):
                texts = zip(verb.places.items(), words[length:], strict=True)
                places = tuple((name, place.spelled(text)) for (name, place), text in texts)
                return Decision(verb.name, places)
        if begun is not None:
            raise InvalidText("bad_decision", f"Write it like this: {begun.form}.")
        raise InvalidText("bad_decision", f"{text[:40]!r} is not a decision in {self.title}.")

    def number(self, decision: Decision | str, records: Records) -> int:
        """The number of a decision, or of the decision that a text names, in this position."""
        decision = self.parse(decision) if isinstance(decision, str) else decision
        verb = self.verbs[decision.verb]
        return self.first[verb.name] + verb.number([value for _, value in decision.places], records)

    def decision(self, number: int, records: Records) -> Decision:
        """The decision with a given number in this position."""
        for first, end, verb in self._ranges:
            if first <= number < end:
                texts = verb.texts(number - first, records)
                if texts is not None:
                    return Decision(verb.name, tuple(zip(verb.places, texts, strict=True)))
        raise InvalidText("bad_decision", f"There is no decision with the number {number}.")

    def text(self, number: int, records: Records) -> str:
        """The text of the decision with a given number."""
        return str(self.decision(number, records))

    @property
    def vocabulary(self) -> tuple[str, ...]:
        """The fixed words of decisions, which a person may shorten."""
        verbs = [word for verb in self.verbs for word in verb.split()]
        named = [
            value
            for verb in self.verbs.values()
            for place in verb.places.values()
            for value in place.values
            if value.isidentifier()
        ]
        return tuple(dict.fromkeys((*verbs, *named)))
