"""Playing in the terminal: people in turn, people against the computer, or computers alone."""

import io
import secrets
import sys
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

from safehouse.engine.game_file import GameFile, game_file_of
from safehouse.games.errors import IllegalDecision, InvalidText, Refused, printable
from safehouse.games.game import SPECTATOR
from safehouse.games.state import State
from safehouse.games.telling import Event, Language, tag_of
from safehouse.players.answers import answer_of
from safehouse.players.compiling import HELP
from safehouse.players.hints import advise
from safehouse.players.player import Player
from safehouse.players.search import TreeSearch
from safehouse.terminal.compiling import compile_first
from safehouse.terminal.report import show_hint
from safehouse.terminal.screen import err, out, say, show
from safehouse.terminal.wording import (
    NOBODY,
    People,
    ask,
    end,
    messages_for,
    picture,
    player_name,
    rules_on_one_page,
    tell,
)
from safehouse.texts import explain, in_a_row

MAX_NUMBERED = 12
"""Up to this many decisions are listed with numbers; longer lists are grouped by verb."""

MAX_ECHOED = 40
"""Letters of an answer that are repeated when it is not understood."""

HINT_SECONDS = 2.0
PICTURE_EVERY = 10


class Left(Exception):  # noqa: N818 (it is not an error)
    """The person has left the table."""


class TableInTerminal:
    """A game at the terminal: a seat without a computer player belongs to a person."""

    def __init__(
        self, state: State, players: Mapping[str, Player], seed: int | None, language: Language
    ) -> None:
        self.begin = self.state = state
        self.players = players
        self.people = [seat for seat in state.seats if seat not in players]
        self.seed = seed
        self.language = language
        self.messages = messages_for(state.game.name, language)
        self.decisions: list[str] = []
        self._seen: dict[str, list[Event]] = defaultdict(list)
        self._read_so_far: dict[str, int] = defaultdict(int)
        self._at_keyboard: str | None = None
        self._turns = 0

    def play(self, quiet: bool = False) -> None:
        """Play to the end; quietly, if nobody wants to watch."""
        if not self.people and not quiet:
            self._open()
        while (seat := self.state.actor) is not None:
            player = self.players.get(seat)
            if player is None:
                decision = self._ask_person(seat)
            else:
                name = self._computers()[seat]
                with err.status(self.messages("terminal-thinking", player=name)):
                    answer = answer_of(
                        player,
                        self.state.known_to(seat),
                        self.state.decisions(),
                        self._read(seat),
                    )
                decision = answer.decision
                if answer.fault:
                    say(self.messages("terminal-fault", player=name, fault=answer.fault), "mark")
            self._decide(decision)
            if self.state.actor != seat and len(self.people) == 1:
                self._at_keyboard = None
            if not self.people and not quiet:
                self._comment()
        if not quiet:
            self._show_end()

    def name(self, seat: str) -> str:
        """Whoever has a seat, as the others call them."""
        return self.messages(f"{self.state.game.name}-seat", seat=seat)

    def introduce(self, mine: str) -> str:
        """Say who plays what, to the one person there is."""
        others = [
            self.messages("terminal-seat-of", seat=self.name(seat), player=name)
            for seat, name in self._computers().items()
        ]
        together = in_a_row(others, self.language)
        return self.messages("terminal-you-are", seat=self.name(mine), others=together)

    def _computers(self) -> dict[str, str]:
        """The names of computer players by seat; several of one name are numbered."""
        met: Counter[str] = Counter()
        names = {}
        for seat, player in self.players.items():
            name = player_name(player.name, self.language)
            met[name] += 1
            names[seat] = name if met[name] == 1 else f"{name} {met[name]}"
        return names

    def _people(self, reader: str | None) -> People:
        """Computers that play with people have names; people who share a keyboard have seats."""
        if not self.people:
            return NOBODY
        names = {
            seat: self.messages("computer-name", name=name)
            for seat, name in self._computers().items()
        }
        return People(names, reader if len(self.people) == 1 else None)

    def _tell(self, event: Event, reader: str | None = None) -> str:
        return tell(self.state.game, event, self.language, self._people(reader))

    def _open(self) -> None:
        """Read aloud what is read before play."""
        opening = self.state.game.opening(self.state.options, self.language)
        if opening:
            say(f"\n{opening}\n")

    def _comment(self) -> None:
        """Tell those who watch what happened, with a picture every ten turns."""
        for event in self.state.events():
            if tag_of(event) == "end":
                return
            is_turn = tag_of(event) == "turn"
            say(self._tell(event), "dim" if is_turn else "plain")
            self._turns += is_turn
            if is_turn and self._turns % PICTURE_EVERY == 0:
                say("")
                show(picture(self.state.game, self.state.position(), self.language))
                say("")

    def game_file(self) -> GameFile:
        """The game so far."""
        names = {seat: player.name for seat, player in self.players.items()}
        people = dict.fromkeys(self.people, "human")
        return game_file_of(self.begin, self.decisions, self.state, self.seed, {**people, **names})

    def _decide(self, decision: str) -> None:
        self.state = self.state.decide(decision)
        self.decisions.append(decision)
        for seat in (*self.state.seats, SPECTATOR):
            self._seen[seat] += self.state.events(seat)

    def _read(self, seat: str) -> list[Event]:
        unread = self._seen[seat][self._read_so_far[seat] :]
        self._read_so_far[seat] = len(self._seen[seat])
        return unread

    def _ask_person(self, actor: str) -> str:
        # Whoever sits at the keyboard answers for those who have no seat.
        seat = actor if actor in self.state.seats else self._at_keyboard or self.people[0]
        if len(self.people) > 1 and self._at_keyboard != seat and not self.state.game.cooperative:
            clear()
            self._prompt(self.messages("terminal-keyboard", seat=self.name(seat)))
        if self._at_keyboard != seat and not (self._at_keyboard and self.state.game.cooperative):
            # What was said before may be a secret, or something to be remembered.
            clear()
            say(self.messages("terminal-greeting"), "dim")
            if not self.decisions:
                self._open()
        self._at_keyboard = seat
        self._look(seat)
        decisions, view = self.state.decisions(), self.state.view(seat)
        people = self._people(seat)
        say(ask(self.state.game, view, actor, decisions, self.language, people), "strong")
        offer(decisions)
        while True:
            answer = self._prompt(f"{actor}> ").strip()
            match answer.lower():
                case "":
                    continue
                case "help" | "?":
                    say(self.messages("terminal-help"))
                case "rules":
                    say(rules_on_one_page(self.state.game, self.language))
                case "list":
                    say(", ".join(decisions))
                case "board":
                    self._look(seat)
                case "hint" if actor == seat:
                    self._hint(seat)
                case "quit" | "exit":
                    raise Left
                case _:
                    try:
                        return understand(self.state, answer, self.language)
                    except Refused as refused:
                        say(str(refused), "mark")

    def _hint(self, seat: str) -> None:
        compile_first(self.language, self.state.game.name, HELP)
        search = TreeSearch(seconds=HINT_SECONDS)
        known, seen = self.state.known_to(seat), self._seen[seat]
        with err.status(self.messages("thinking")):
            advice = advise(known, self.state.decisions(), search, seen)
        show_hint(advice, self.language, self._people(seat))

    def _look(self, seat: str) -> None:
        for event in self._read(seat):
            say(f"  {self._tell(event, seat)}", "dim")
        say("")
        show(picture(self.state.game, self.state.view(seat), self.language))
        say("")

    def _prompt(self, text: str) -> str:
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        try:
            return input(text)
        except EOFError:
            raise Left from None

    def _show_end(self) -> None:
        reader = self.people[0] if self.people else None
        events = self._read(reader) if reader else self.state.events()
        for event in events[:-1] if reader else ():
            say(f"  {self._tell(event, reader)}", "dim")
        say("")
        show(picture(self.state.game, self.state.view(SPECTATOR), self.language))
        result = self.state.result
        if result is not None:
            people = self._people(reader)
            ended = end(self.state.game, result, self.language, events[-1], people)
            say(f"\n{ended}", "strong")
        if len(self.people) == 1 and result is not None and result.winner is not None:
            say(
                self.messages("over-won" if result.winner == self.people[0] else "over-lost"),
                "strong",
            )


def clear() -> None:
    """Clear the screen and what can be scrolled back to."""
    out.clear()
    if out.is_terminal:
        out.file.write("\x1b[3J")


def offer(decisions: Sequence[str]) -> None:
    """Show what can be decided: a numbered list, or what each verb can be said with."""
    if len(decisions) <= MAX_NUMBERED:
        for number, decision in enumerate(decisions, 1):
            say(f"  {number:2}  {decision}")
        return
    verbs: dict[str, list[list[str]]] = defaultdict(list)
    for decision in decisions:
        verb, *places = decision.split()
        verbs[verb].append(places)
    for verb, said in verbs.items():
        columns = [list(dict.fromkeys(column)) for column in zip(*said, strict=True)]
        choices = [
            " ".join(column[:MAX_NUMBERED])
            + (f" … ({len(column)})" if len(column) > MAX_NUMBERED else "")
            for column in columns
        ]
        say(f"  {verb}  {'  +  '.join(choices)}")


def understand(state: State, answer: str, language: Language = "en") -> str:
    """The legal decision that a person means; why there is none is said in a language."""
    decisions = state.decisions()
    say_it = messages_for(state.game.name, language)
    if answer.isdecimal() and len(decisions) <= MAX_NUMBERED:
        if 1 <= int(answer[:4]) <= len(decisions):
            return decisions[int(answer[:4]) - 1]
        most = len(decisions)
        raise Refused("bad_number", say_it("terminal-bad-number", most=most), most=most)
    words = answer.lower().split()
    meant = [decision for decision in decisions if _means(words, decision.lower().split())]
    if len(meant) == 1:
        return meant[0]
    if meant:
        more = "yes" if len(meant) > 4 else "no"
        some = ", ".join(meant[:4])
        sentence = say_it("terminal-ambiguous", decisions=some, more=more)
        raise Refused("ambiguous_decision", sentence, decisions=some)
    game = state.game
    verbs = {name.split()[0] for name in game.decisions.verbs}
    in_full = " ".join(
        _in_full(word, game.decisions.vocabulary if i else sorted(verbs))
        for i, word in enumerate(words)
    )
    try:
        state.decide(in_full)  # says why it is not possible
    except (InvalidText, IllegalDecision) as refused:
        said = printable(in_full[:MAX_ECHOED])
        why = explain(refused, language)
        if refused.code in ("bad_decision", "illegal_decision"):
            why = say_it(f"terminal-{refused.code}", answer=said, example=decisions[0])
        raise Refused(refused.code, why) from None
    return in_full


def _in_full(word: str, vocabulary: Sequence[str]) -> str:
    found = [full for full in vocabulary if full.lower().startswith(word)]
    exact = [full for full in found if full.lower() == word]
    return (exact or found)[0] if len(exact or found) == 1 else word


def _means(words: Sequence[str], decision: Sequence[str]) -> bool:
    return len(words) == len(decision) and all(
        full.startswith(word) or word == "".join(part[0] for part in full.split("_"))
        for word, full in zip(words, decision, strict=True)
    )


def random_seed() -> int:
    """A random seed."""
    return secrets.randbits(53)
