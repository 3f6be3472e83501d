"""The terminal client, played through a pseudo-terminal as a person would play it."""

import fcntl
import json
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout, suppress
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from safehouse.cli import main
from safehouse.games.errors import Refused
from safehouse.games.sleepers.drawing import SHORT
from safehouse.games.state import State
from safehouse.games.telling import Language
from safehouse.players.simple import RandomPlayer
from safehouse.terminal.play import understand
from safehouse.terminal.wording import end as how_it_ended
from safehouse.terminal.wording import picture
from safehouse.texts import messages_of
from tests.effort import times
from tests.patience import PATIENCE, wait_until
from tests.plain import plain as as_json
from tests.sleepers.positions import KINDS, position

# The pseudo-terminal becomes the one that controls the program, so that Ctrl-C reaches it.
START = (
    "import fcntl, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
    "from safehouse.cli import main; sys.exit(main())"
)
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x07]*\x07|\x1b[=>()][0-9A-Z]?")
CLEAR = "\x1b[2J"
SEED = "5"
GAME = ("play", "sleepers", "--seed", SEED)
WORDS = ("r", "RECRUIT", "activate", "stop", "1", "007", "e5", "E5", "A", "z9", "m", "s", *KINDS)


class Terminal:
    """A program in a pseudo-terminal, and what it has written so far."""

    def __init__(self, *words: str, columns: int = 80, env: dict[str, str] | None = None) -> None:
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
        inherited = {name: value for name, value in os.environ.items() if name != "COLUMNS"}
        self._process = subprocess.Popen(
            [sys.executable, "-c", START, *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            env={**inherited, "TERM": "xterm-256color", **(env or {})},
        )
        os.close(slave)
        self.written = ""

    def until(self, *wanted: str) -> str:
        """Wait for some words; all that was written before them since the last time."""
        until = time.monotonic() + PATIENCE
        begin = len(self.written)
        while not any(words in self.written[begin:] for words in wanted):
            written = self._read(until)
            assert written is not None, f"no {wanted} in {self.written[begin:]!r}"
            self.written += written
        return self.written[begin:]

    def type(self, words: str | bytes) -> None:
        os.write(self._master, words if isinstance(words, bytes) else words.encode())

    def say(self, words: str, *wanted: str) -> str:
        """Type a line, and wait for the next question."""
        self.type(f"{words}\n")
        return self.until(*(wanted or ("white> ", "black> ")))

    def end(self) -> tuple[int, str]:
        """The exit code, and what was written at last."""
        until = time.monotonic() + PATIENCE
        begin = len(self.written)
        while (written := self._read(until)) is not None:
            self.written += written
        return self._process.wait(PATIENCE), self.written[begin:]

    def wait_until_it_waits(self) -> None:
        """Until the program does: Python misses a signal between its prompt and its reading."""
        stat = Path(f"/proc/{self._process.pid}/stat")
        wait_until(lambda: stat.read_text().rpartition(")")[2].split()[0] == "S")

    def close(self) -> None:
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()
        os.close(self._master)

    def _read(self, until: float) -> str | None:
        left = until - time.monotonic()
        ready = left > 0 and select.select([self._master], [], [], left)[0]
        assert ready, f"still waiting after {self.written[-300:]!r}"
        with suppress(OSError):  # Linux says so when the other side is closed
            return os.read(self._master, 65536).decode("utf-8", "replace") or None
        return None


Open = Callable[..., Terminal]


@pytest.fixture(scope="module", autouse=True)
def compiled(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Every command has run once, so that none says that it compiles something."""
    file = tmp_path_factory.mktemp("compiled") / "position.json"
    file.write_text(json.dumps(as_json(dealt().position())))
    for words in (
        ["play", "sleepers", "--json", "--option", "turn_cap=1"],
        ["perft", "sleepers", "--depth", "1"],
        ["inspect", "sleepers", "--position", str(file)],
        ["simulate", "sleepers", "--games", "1"],
    ):
        with redirect_stdout(StringIO()), redirect_stderr(StringIO()):
            assert main(words) == 0


@pytest.fixture
def terminal() -> Iterator[Open]:
    """Opens terminals, and closes them after the test."""
    opened: list[Terminal] = []

    def open_one(*words: str, **rest: Any) -> Terminal:
        opened.append(Terminal(*words, **rest))
        return opened[-1]

    yield open_one
    for one in opened:
        one.close()


@pytest.fixture(scope="module")
def white() -> Iterator[Terminal]:
    """A game at White's first question, for tests that decide nothing."""
    one = Terminal(*GAME, "--as", "white", "--against", "random")
    one.until("white> ")
    yield one
    one.close()


def plain(written: str) -> str:
    """What a person reads, without colours and movements."""
    return CONTROL.sub("", written).replace("\r\n", "\n")


def dealt() -> State:
    """The game that the seed deals."""
    return State.new("sleepers", seed=int(SEED))


def with_ringleader() -> int:
    """A seed that deals White a Ringleader."""
    seeds = range(100)
    dealt_to = (hand_of(State.new("sleepers", seed=seed), "white") for seed in seeds)
    return next(seed for seed, hand in zip(seeds, dealt_to, strict=False) if "ringleader" in hand)


def widest(written: str) -> int:
    return max(len(line) for line in plain(written).split("\n"))


def hand_of(state: State, seat: str) -> list[str]:
    hands: Any = as_json(state.view(seat))["hands"]
    return list(hands[seat])


# --- The first question -------------------------------------------------------------------------


def test_a_game_begins_with_seats_help_board_question_and_prompt(white: Terminal) -> None:
    opening = plain(white.written.partition("white> ")[0])
    in_order = [
        "You are White",
        "help",
        "quit",
        "I9",
        "○ White",
        "4 tiles",
        "A1",
        "White · Recruit",
    ]
    places = [opening.index(words) for words in in_order]
    assert places == sorted(places)
    assert "Traceback" not in opening


@pytest.mark.parametrize("command", ["help", "?", "HELP", " help "])
def test_help_lists_what_can_be_typed(white: Terminal, command: str) -> None:
    shown = plain(white.say(command))
    for word in ("list", "board", "rules", "help", "quit"):
        assert re.search(rf"\b{word}\b", shown.partition("\n")[2])


def test_the_rules_name_every_agent_and_every_end(white: Terminal) -> None:
    shown = plain(white.say("rules"))
    game = dealt().game
    for end in game.ends[1:]:
        if end not in ("no_progress", "turn_cap"):
            assert end in shown
    for kind in ("scientist", "saboteur", "double_agent", "master_of_disguise"):
        assert kind in shown


def test_the_board_is_shown_again(white: Terminal) -> None:
    shown = plain(white.say("board"))
    assert "E1  E2  E3" in shown
    assert "○ White" in shown


def test_the_list_has_every_legal_decision(white: Terminal) -> None:
    shown = " ".join(plain(white.say("list")).split())
    state = dealt()
    for kind in set(hand_of(state, "white")):
        assert kind in shown
    for decision in state.decisions():
        assert decision.split()[-1] in shown


@pytest.mark.parametrize(
    "answer",
    ["dance", "recruit", "recruit militia Z9", "recruit spy A1", "activate A1", "stop", "99", "é"],
)
def test_wrong_words_get_a_sentence_and_the_question_again(white: Terminal, answer: str) -> None:
    shown = plain(white.say(answer)).split("\n")
    assert shown[0].strip() == answer
    assert re.fullmatch(r"\S.*[.…]", shown[1].strip())
    assert shown[-1] == "white> "


def test_words_that_mean_several_decisions_are_named(white: Terminal) -> None:
    kind = min(hand_of(dealt(), "white"))
    shown = plain(white.say(f"recruit {kind[0]} a"))
    assert f"recruit {kind} A1" in shown
    assert "is not a decision" not in shown


def test_a_decision_that_is_not_possible_now_is_told_so(white: Terminal) -> None:
    missing = next(kind for kind in KINDS if kind not in hand_of(dealt(), "white"))
    for answer in (f"recruit {missing} A1", f"recruit {missing} a1", f"r {missing[:3]} a1"):
        assert "isn\u2019t possible now" in plain(white.say(answer))


def test_an_empty_line_asks_again(white: Terminal) -> None:
    assert plain(white.say("")).strip() == "white>"


def test_a_very_long_line_is_refused_in_a_short_one(white: Terminal) -> None:
    shown = plain(white.say("x" * 3000))
    assert len(shown.split("\n")[1]) <= 80


# --- What words mean ----------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_the_letters_on_the_board_can_be_typed(kind: str) -> None:
    state = State.from_position(position(white_hand=kind))
    assert understand(state, f"r {SHORT[kind]} e5") == f"recruit {kind} E5"


@given(answer=st.text(max_size=30) | st.lists(st.sampled_from(WORDS), max_size=4).map(" ".join))
@settings(derandomize=True, deadline=None, max_examples=times(100))
def test_any_answer_is_a_legal_decision_or_refused(answer: str) -> None:
    state = dealt()
    with suppress(Refused):
        assert understand(state, answer) in state.decisions()


# --- Whole games --------------------------------------------------------------------------------


def test_a_whole_game_of_two_people_ends_with_its_result(terminal: Open, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    table = terminal(*GAME, "--against", "human", "--save", str(file))
    state, player = dealt(), RandomPlayer(1)
    table.until("press Enter.")
    seat, decided = None, []
    while (actor := state.actor) is not None:
        if actor != seat:
            table.say("", f"{actor}> ")
            seat = actor
        decided.append(player.decide(state.known_to(actor), state.decisions(), ()))
        state = state.decide(decided[-1])
        if state.actor is None:
            table.type(f"{decided[-1]}\n")
        else:
            table.say(decided[-1], "press Enter." if state.actor != seat else f"{seat}> ")
    code, last = table.end()
    assert code == 0
    assert state.result is not None
    ended = how_it_ended(state.game, state.result, "en")
    assert ended.split() == plain(last).split()[-len(ended.split()) :]
    record = json.loads(file.read_text())
    assert record["decisions"] == decided
    assert record["players"] == {"white": "human", "black": "human"}
    assert record["result"] == {"winner": state.result.winner, "reason": state.result.reason}


@pytest.mark.parametrize("opponent", ["greedy", "random"])
def test_a_game_against_the_computer_goes_on_in_turns_to_its_end(
    terminal: Open, tmp_path: Path, opponent: str
) -> None:
    file = tmp_path / "game.json"
    rest = ("--as", "white", "--against", opponent, "--option", "turn_cap=6")
    table = terminal(*GAME, *rest, "--save", str(file))
    table.until("white> ")
    for kind in hand_of(dealt(), "white")[:3]:
        for where in ("a1", "a5", "e1", "e9", "i5", "i9", "e5"):
            shown = plain(table.say(f"r {kind[:6]} {where}", "white> ", "limit has been reached."))
            if "You recruit" in shown:
                break
        assert f"You recruit {messages_of('en')('sleepers-one', kind=kind)} on" in shown
        assert re.search(
            rf"{opponent} \(computer\) (recruits a sleeper on|activates) [A-I]\d", shown
        )
    code, _ = table.end()
    assert code == 0
    record = json.loads(file.read_text())
    assert record["players"] == {"white": "human", "black": opponent}
    assert record["result"] == {"winner": None, "reason": "turn_cap"}
    out = StringIO()
    with redirect_stdout(out):
        assert main(["replay", str(file)]) == 0
    assert "Sleepers: white (human)" in out.getvalue()


def test_few_decisions_are_numbered_and_the_number_is_enough(terminal: Open) -> None:
    table = terminal("play", "sleepers", "--against", "human", "--seed", str(with_ringleader()))
    state = State.new("sleepers", seed=with_ringleader())
    other = next(kind for kind in hand_of(state, "white") if kind != "ringleader")
    table.until("press Enter.")
    for where, whites in (("I8", "recruit ringleader A1"), ("I9", f"recruit {other} A2")):
        state = state.decide(whites)
        blacks = f"recruit {hand_of(state, 'black')[0]} {where}"
        state = state.decide(blacks)
        for seat, decision in (("white", whites), ("black", blacks)):
            table.say("", f"{seat}> ")
            table.say(decision, "press Enter.")
    table.say("", "white> ")
    shown = plain(table.say("activate a1"))
    assert re.search(r"^ *1  activate A2$", shown, re.MULTILINE)
    assert re.search(r"^ *2  stop$", shown, re.MULTILINE)
    assert "1 to 2" in plain(table.say("3"))
    assert "White activates A2" in plain(table.say("1", "press Enter.", "white> ")) or (
        "White activates A2" in plain(table.say("", "black> "))
    )


# --- Secrets of two people at one keyboard ------------------------------------------------------


class Screens(NamedTuple):
    """What the terminal is sent when two people sit down and White decides."""

    opening: str
    whites: str
    between: str
    blacks: str


@pytest.fixture(scope="module")
def two_people() -> Screens:
    table = Terminal(*GAME, "--against", "human")
    opening = table.until("press Enter.")
    whites = table.say("", "white> ")
    between = table.say(dealt().decisions()[0], "press Enter.")
    blacks = table.say("", "black> ")
    table.close()
    return Screens(opening, whites, between, blacks)


def held(seat: str) -> str:
    """A hand as it stands beside the board."""
    state = dealt()
    if seat == "black":
        state = state.decide(state.decisions()[0])
    drawn = picture(state.game, state.view(seat), "en")
    lines = ["".join(text for text, _ in line) for line in drawn]
    return next(line for line in lines if "hand" in line and "tiles" not in line)[48:].strip()


def test_each_person_sees_the_own_hand_only(two_people: Screens) -> None:
    whites, blacks = plain(two_people.whites), plain(two_people.blacks)
    assert held("white") in whites
    assert held("black") in blacks
    assert held("black") not in whites
    assert held("white") not in blacks


def test_the_screen_is_empty_while_the_keyboard_changes_hands(two_people: Screens) -> None:
    on_screen = plain(two_people.between.rpartition(CLEAR)[2])
    assert "Black: take the keyboard and press Enter." in on_screen
    assert not re.search(r"hand\b|[A-I]\d|[○●]", on_screen)
    assert CLEAR in two_people.blacks


def test_the_other_hand_cannot_be_scrolled_back_to(two_people: Screens) -> None:
    assert "\x1b[3J" in two_people.between or "\x1b[?1049h" in two_people.opening


def test_two_people_are_told_where_the_rules_are(two_people: Screens) -> None:
    seen = [written.rpartition(CLEAR)[2] for written in (two_people.opening, two_people.whites)]
    assert re.search(r"\brules\b", plain("".join(seen)))


# --- Layout -------------------------------------------------------------------------------------


@pytest.mark.parametrize("columns", [80, 120])
def test_nothing_is_wider_than_the_terminal(terminal: Open, columns: int) -> None:
    table = terminal(*GAME, "--as", "white", "--against", "random", columns=columns)
    shown = {"opening": table.until("white> ")}
    for command in ("help", "rules", "list", "board", f"recruit {'x' * 60} A1"):
        shown[command] = table.say(command).partition("\n")[2]
    shown["turn"] = table.say(dealt().decisions()[0]).partition("\n")[2]
    too_wide = {name: widest(written) for name, written in shown.items()}
    assert {name: wide for name, wide in too_wide.items() if wide > columns} == {}


@pytest.mark.parametrize(
    "words", [["inspect", "sleepers", "--position", "FILE"], ["simulate", "sleepers", "--games=9"]]
)
def test_no_answer_is_wider_than_the_terminal(
    terminal: Open, words: Sequence[str], tmp_path: Path
) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(as_json(dealt().position())))
    asked = [str(file) if word == "FILE" else word for word in words]
    code, shown = terminal(*asked).end()
    assert code == 0
    bars = re.sub(r"[^\n]*\r(?!\n)", "", shown)  # progress, which is wiped away
    assert widest(bars) <= 80


# --- Languages ----------------------------------------------------------------------------------


def test_a_game_is_played_in_german(terminal: Open) -> None:
    table = terminal(
        *GAME, "--as", "white", "--level", "2", "--option", "turn_cap=2", "--language", "de"
    )
    opening = plain(table.until("white> "))
    assert "Du bist Weiß. Schwarz: Kurier (Computer)." in opening
    assert "Weiß · Rekrutiere: Wähle ein Plättchen aus deiner Hand" in opening
    assert "alle erlaubten Züge" in plain(table.say("help"))
    assert "ist kein gültiger Zug. Versuch zum Beispiel „recruit " in plain(table.say("tanzen"))
    table.type(f"{dealt().decisions()[0]}\n")
    code, last = table.end()
    assert code == 0
    assert "Du rekrutierst auf " in plain(last)
    assert "Unentschieden: Das Zuglimit ist erreicht." in plain(last)


def test_two_people_play_in_french_because_their_system_says_so(terminal: Open) -> None:
    french = {"LC_MESSAGES": "fr_FR.UTF-8"}
    table = terminal(*GAME, "--against", "human", env=french)
    assert "Blanc\u00a0: prends le clavier" in plain(table.until("sur Entrée."))
    table.say("", "white> ")
    table.type("quit\n")
    assert "Tu as quitté la partie." in plain(table.end()[1])


@pytest.mark.parametrize(
    ("state", "answer", "code"),
    [
        (State.new("sleepers", seed=1), "recruit militia Z9", "unknown_hex"),
        (State.new("sleepers", seed=1), "recruit spy A1", "unknown_kind"),
        (State.new("sleepers", seed=1), "jump A1 A2", "bad_jump"),
        (State.new("sleepers", seed=1), "activate A1", "illegal_decision"),
        (State.new("sleepers", seed=1), "99 dance", "bad_decision"),
        (State.new("sleepers", seed=1), "r", "bad_decision"),
        (State.new("sleepers", seed=1), "r s a", "ambiguous_decision"),
        (State.new("undercover", seed=1), "99", "bad_number"),
        (State.new("undercover", seed=1), "take 40,40", "empty_cell"),
        (State.new("undercover", seed=1), "place 40,40", "lonely_cell"),
        (State.new("sarahs_vision", seed=1), "pull 99 left", "bad_decision"),
        (State.new("sarahs_vision", seed=1), "held", "illegal_decision"),
    ],
)
def test_what_is_not_understood_is_told_in_three_languages(
    state: State, answer: str, code: str
) -> None:
    sentences = set()
    for language in get_args(Language):
        with pytest.raises(Refused) as refused:
            understand(state, answer, language)
        assert refused.value.code == code
        assert re.fullmatch(r"\S.*[.…]", str(refused.value))
        assert not re.search(r"terminal-|[{}$]", str(refused.value))
        sentences.add(str(refused.value))
    assert len(sentences) == 3


# --- Leaving ------------------------------------------------------------------------------------


@pytest.mark.parametrize("goodbye", ["quit\n", "\x04"])
def test_who_leaves_keeps_the_record_so_far(terminal: Open, tmp_path: Path, goodbye: str) -> None:
    file = tmp_path / "game.txt"
    table = terminal(*GAME, "--against", "human", "--save", str(file))
    table.until("press Enter.")
    table.say("", "white> ")
    first = dealt().decisions()[0]
    table.say(first, "press Enter.")
    table.say("", "black> ")
    table.type(goodbye)
    code, last = table.end()
    assert code == 0
    assert "You left the game." in plain(last)
    assert f"\n1. {first}\n" in file.read_text()


def test_ctrl_c_at_the_prompt_ends_in_one_sentence(terminal: Open) -> None:
    table = terminal(*GAME, "--as", "white", "--against", "random")
    table.until("white> ")
    table.wait_until_it_waits()
    table.type("\x03")
    code, last = table.end()
    assert code == 130
    assert plain(last).replace("^C", "").strip() == "safehouse: Interrupted. [interrupted]"


def test_ctrl_c_ends_a_long_count(terminal: Open) -> None:
    counting = terminal("perft", "sleepers", "--depth", "7")
    counting.until("Counting")
    counting.type("\x03")
    code, last = counting.end()
    assert code == 130
    assert plain(last).count("[interrupted]") == 1
    assert "Traceback" not in last


def test_letters_that_are_no_unicode_are_refused_like_other_wrong_words(terminal: Open) -> None:
    strict = {"PYTHONIOENCODING": "utf-8:strict"}
    table = terminal(*GAME, "--as", "white", "--against", "random", env=strict)
    table.until("white> ")
    table.type(b"recruit \xff A1\n")
    assert "Traceback" not in table.until("white> ", "Traceback")


def test_a_record_that_cannot_be_written_is_refused_before_the_game(
    terminal: Open, tmp_path: Path
) -> None:
    file = tmp_path / "missing" / "game.json"
    table = terminal(*GAME, "--as", "white", "--against", "random", "--save", str(file))
    assert "white> " not in table.until("white> ", "[no_file]")
    assert table.end()[0] == 2
