"""The command line: what each command answers, and how it refuses what it cannot do."""

import copy
import io
import json
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple, TextIO
from unittest import mock

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from safehouse import games
from safehouse.cli import Parser, build_parser, main
from safehouse.commands import COMMANDS as COMMANDS_OF_ALL
from safehouse.commands import commands_of_games
from safehouse.commands.files import MAX_FILE
from safehouse.engine.simulate import Simulation
from safehouse.games import GAMES, game_named
from safehouse.games.errors import Refused
from safehouse.lab.bench import Figure
from safehouse.texts import LANGUAGES
from tests.effort import times
from tests.patience import PATIENCE
from tests.sleepers.positions import KINDS, position

COMMANDS = (
    "play",
    "rules",
    "inspect",
    "hint",
    "perft",
    "simulate",
    "replay",
    "arena",
    "scenario",
    "bench",
)
REFUSAL = re.compile(r"safehouse: \S.*[.…] \[([a-z_]+)\]\n")
FUZZ = settings(derandomize=True, deadline=None, max_examples=times(100))

POSITION = position(
    "E5 scientist, D4 ringleader down, C3 police down",
    "C4 militia down",
    white_hand="militia",
    black_hand="police",
    white_pile="scientist",
    white_killed="police down",
)
FEW_DECISIONS = position("A1 scientist down, C3 militia down, E5 ringleader down", white_hand="")
DECIDED = position(", ".join(f"E{i} scientist" for i in range(1, 6)))


class Answer(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


def safehouse(*words: str, stdin: bytes = b"") -> Answer:
    """Run a command in this process."""
    out, err = io.StringIO(), io.StringIO()
    typed = io.TextIOWrapper(io.BytesIO(stdin))
    with redirect_stdout(out), redirect_stderr(err), mock.patch.object(sys, "stdin", typed):
        try:
            code = main(words)
        except SystemExit as left:
            code = int(left.code or 0)
    return Answer(code, out.getvalue(), err.getvalue())


def answered(*words: str, stdin: bytes = b"") -> str:
    """What a command prints that succeeds without a murmur."""
    answer = safehouse(*words, stdin=stdin)
    assert (answer.code, answer.err) == (0, "")
    return answer.out


def told(*words: str, stdin: bytes = b"") -> Any:
    """The same in JSON."""
    return json.loads(answered(*words, "--json", stdin=stdin))


def refusal_in(answer: Answer) -> str:
    """The code of a refusal: one sentence, exit code 2, nothing else."""
    assert answer.code == 2, answer
    assert answer.out == ""
    assert len(answer.err.splitlines()) == 1, answer.err
    found = REFUSAL.fullmatch(answer.err)
    assert found, answer.err
    return found[1]


def refusal(*words: str, stdin: bytes = b"") -> str:
    """The code with which a command is refused."""
    return refusal_in(safehouse(*words, stdin=stdin))


def process(*words: str, env: dict[str, str] | None = None, **rest: Any) -> subprocess.Popen[str]:
    """Run a command in a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "safehouse", *words],
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **(env or {})},
        **rest,
    )


@pytest.fixture(scope="session", autouse=True)
def compiled(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Every command has run once, so that none says that it compiles something."""
    file = tmp_path_factory.mktemp("compiled") / "position.json"
    file.write_text(json.dumps(POSITION))
    for words in (
        ["inspect", "sleepers", "--position", str(file)],
        ["perft", "sleepers", "--position", str(file), "--depth", "1"],
        ["play", "sleepers", "--json", "--against", "random", "--option", "turn_cap=1"],
        ["simulate", "sleepers", "--games", "1"],
        ["play", "undercover", "--json", "--against", "random", "--option", "round_cap=1"],
    ):
        assert safehouse(*words).code == 0


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A file with a position."""
    return written(tmp_path / "position.json", POSITION)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for the files of many examples."""
    return tmp_path_factory.mktemp("examples")


@pytest.fixture(scope="module")
def game(folder: Path) -> dict[str, Any]:
    """The record of a whole game between two computer players."""
    words = ("play", "sleepers", "--watch", "--against", "random", "--seed", "11")
    record: dict[str, Any] = told(*words)
    return record


def written(path: Path, content: object) -> str:
    path.write_bytes(content if isinstance(content, bytes) else msgspec.json.encode(content))
    return str(path)


# --- Help ---------------------------------------------------------------------------------------


def test_help_names_every_command() -> None:
    words = answered("--help").split()
    assert set(COMMANDS) <= set(words)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_says_something_about_every_argument(
    command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    lines = answered(command, "--help").splitlines()
    assert max(map(len, lines)) <= 80
    for line, after in zip(lines, [*lines[1:], ""], strict=True):
        if re.match(r"  (--?\w|[A-Z])", line):
            described = re.search(r"\S {2,}\S", line) or re.match(r" {12,}\S", after)
            assert described, f"{command} --help says nothing about {line.strip()}"


ALL_COMMANDS = (*COMMANDS_OF_ALL, *commands_of_games())
SAME = {"Options", "Arguments"}
"""Headings that are the same word in French."""


def said_by_help(command: str, language: str) -> dict[str, str]:
    """What help says: its description, its headings, and what it says about each argument."""
    words = [command, "--language", language] if command else ["--language", language]
    parser = build_parser(words)
    if command:
        parser = subparsers_of(parser)[command]
    parser.format_help()
    said = {"description": parser.description or ""}
    for action in parser._actions:
        said[str(action.option_strings or action.dest)] = action.help or ""
    return {name: text for name, text in said.items() if text}


def subparsers_of(parser: Parser) -> dict[str, Parser]:
    (found,) = (action.choices for action in parser._actions if action.nargs == "A...")
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("command", ["", *ALL_COMMANDS])
def test_help_is_said_in_three_languages(command: str) -> None:
    said = {language: said_by_help(command, language) for language in LANGUAGES}
    assert said["en"].keys() == said["de"].keys() == said["fr"].keys()
    for name in said["en"]:
        texts = [said[language][name] for language in LANGUAGES]
        assert len(set(texts)) == 3, f"{command} {name}: {texts[0]}"
        # Neither the id of a message, nor a place that nothing fills.
        assert not any(re.search(r"^[a-z]+-[a-z-]+$|[{}$]", text) for text in texts)


@pytest.mark.parametrize(("language", "usage"), [("de", "Aufruf: "), ("fr", "Utilisation : ")])
@pytest.mark.parametrize("command", ["", *ALL_COMMANDS])
def test_no_line_of_help_is_left_in_english(
    command: str, language: str, usage: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    words = [command, "--help"] if command else ["--help"]
    english = {line.strip() for line in answered(*words, "--language", "en").splitlines()}
    monkeypatch.setenv("LC_ALL", language)
    shown = answered(*words)
    assert shown.replace("\u00a0", " ").startswith(usage)
    assert shown == answered(*words, "--language", language)
    same = {line.strip() for line in shown.splitlines()} & english - {""}
    assert {line for line in same if line.rstrip(":") not in SAME and not line.isupper()} == set()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play"], "Es fehlt etwas: GAME."),
        (["inspect", "sleepers", "--nonsense"], "Das ist hier unbekannt: --nonsense."),
        (["perft", "sleepers", "--depth"], "--depth braucht einen Wert."),
        (["perft", "sleepers", "--depth", "99"], "--depth muss eine Zahl von 1 bis 12 sein."),
        (["scenario", "eat", "1"], "what kann nicht „eat“ sein. Wähle aus: 'show', 'check'."),
        (["play", "go"], "Das Spiel „go“ gibt es nicht."),
    ],
)
def test_a_wrong_command_is_refused_in_the_language_of_the_reader(
    words: list[str], sentence: str
) -> None:
    answer = safehouse(*words, "--language", "de")
    assert answer.err.startswith(f"safehouse: {sentence}")
    assert safehouse("--language=de", *words).err == answer.err
    english = refusal_in(safehouse(*words))
    assert answer.err.endswith(f"[{english}]\n")
    told_in_json = safehouse(*words, "--language", "de", "--json").err
    assert json.loads(told_in_json)["error"]["code"] == english


def test_tables_are_headed_in_the_language_of_the_reader() -> None:
    words = ("simulate", "sleepers", "--games", "2", "--seed", "3", "--language")
    german, french = answered(*words, "de"), answered(*words, "fr")
    assert re.search(r"^Sieger +Partien +Anteil", german, re.MULTILINE)
    assert "Anteil des ersten Spielers an den Punkten: " in german
    assert re.search(r"^Vainqueur +Parties +Part", french, re.MULTILINE)
    assert re.search(r"\d,\d\u00a0%", german)


def test_without_fluent_commands_speak_english(tmp_path: Path) -> None:
    """Whoever installs the core alone has neither Fluent nor Babel."""
    for module in ("fluent", "babel"):
        (tmp_path / f"{module}.py").write_text(f"raise ModuleNotFoundError(name={module!r})")
    env = {**os.environ, "PYTHONPATH": f"{tmp_path}:{os.environ.get('PYTHONPATH', '')}"}
    for words, said in ((["--help"], "Usage: safehouse"), (["play", "go"], "There is no game")):
        ran = process(*words, env=env, stdout=subprocess.PIPE)
        out, err = ran.communicate(timeout=PATIENCE)
        assert said in out + err
        assert "Traceback" not in err
    ran = process("play", "go", "--language", "de", env=env, stdout=subprocess.PIPE)
    assert "There is no game 'go'" in ran.communicate(timeout=PATIENCE)[1]


def test_the_version_is_told() -> None:
    assert re.search(r"\d+\.\d+\.\d+", answered("--version"))


# --- Inspect ------------------------------------------------------------------------------------


def test_inspect_draws_the_board_and_lists_what_is_legal(file: str) -> None:
    shown = answered("inspect", "sleepers", "--position", file)
    for words in ("○Sc", "○ri", "○po", "●mi", "White · Recruit", "59 legal", "recruit militia I9"):
        assert words in shown


def test_inspect_in_json_tells_who_acts_what_is_legal_and_the_position(file: str) -> None:
    answer = told("inspect", "sleepers", "--position", file)
    assert set(answer) == {"to_act", "decisions", "events", "position", "result"}
    assert answer["to_act"] == "white"
    assert len(answer["decisions"]) == 59
    assert {"activate C3", "activate D4", "recruit militia A1"} <= set(answer["decisions"])
    assert answer["position"] == POSITION
    assert answer["events"] == []
    assert answer["result"] is None


def test_a_position_comes_from_standard_input_as_from_a_file(file: str) -> None:
    data = Path(file).read_bytes()
    for words in ([], ["--json"]):
        from_file = answered("inspect", "sleepers", "--position", file, *words)
        assert answered("inspect", "sleepers", "--position", "-", *words, stdin=data) == from_file


def test_decisions_follow_one_another(file: str) -> None:
    words = ("inspect", "sleepers", "--position", file, "--decide")
    first = told(*words, "activate D4")
    assert first["decisions"] == ["activate C3", "stop"]
    both = told(*words, "activate D4", "--decide", "activate C3")
    assert [event["event"] for event in both["events"]] == ["activate", "activate"]
    assert both["position"]["board"]["C3"]["face"] == "up"
    assert "jump C3 C5" in both["decisions"]
    assert "White activates D4: Ringleader." in answered(*words, "activate D4")


def test_a_position_at_the_start_of_a_turn_can_be_inspected_again(file: str) -> None:
    words = ("inspect", "sleepers", "--position")
    after = told(*words, file, "--decide", "recruit militia A1")
    again = told(*words, "-", stdin=json.dumps(after["position"]).encode())
    assert again["to_act"] == "black"
    assert {**again, "events": after["events"]} == after


def test_a_seat_sees_no_secrets_of_the_other(file: str) -> None:
    view = told("inspect", "sleepers", "--position", file, "--as", "black")["view"]
    assert view["hands"] == {"white": 1, "black": ["police"]}
    assert view["piles"] == {"white": 1, "black": 0}
    assert view["board"]["D4"]["kind"] == "?"
    shown = answered("inspect", "sleepers", "--position", file, "--as", "black")
    assert "hand    Mi" not in shown
    assert "○ri" not in shown


def test_a_spectator_sees_no_hand_and_no_sleeper(file: str) -> None:
    view = told("inspect", "sleepers", "--position", file, "--as", "spectator")["view"]
    assert view["hands"] == {"white": 1, "black": 1}
    faces = {where: agent["kind"] for where, agent in view["board"].items()}
    assert faces == {"E5": "scientist", "D4": "?", "C3": "?", "C4": "?"}


@pytest.mark.parametrize("seat", ["white", "black", "spectator"])
def test_only_the_seat_that_acts_is_told_what_is_legal(file: str, seat: str) -> None:
    words = ("inspect", "sleepers", "--position", file, "--as", seat)
    assert bool(told(*words)["decisions"]) == (seat == "white")
    assert ("recruit militia A1" in answered(*words)) == (seat == "white")


def test_knowledge_is_what_a_perfect_memory_has_kept(file: str) -> None:
    words = ("inspect", "sleepers", "--position", file, "--knowledge", "--as")
    mine, other = told(*words, "white")["knowledge"], told(*words, "black")["knowledge"]
    assert mine["board"]["D4"]["kind"] == "ringleader"
    assert other["board"]["D4"]["kind"] == "?"
    assert other["board"]["C4"]["kind"] == "militia"
    assert other["hands"]["white"] == 1
    assert "○ri" in answered(*words, "white")
    assert "○ri" not in answered(*words, "black")


def test_a_decided_position_is_over_and_says_why(tmp_path: Path) -> None:
    file = written(tmp_path / "decided.json", DECIDED)
    answer = told("inspect", "sleepers", "--position", file)
    assert answer["to_act"] is None
    assert answer["decisions"] == []
    assert answer["result"] == {"winner": "white", "reason": "liberation"}
    won = "White wins by Liberation: five face-up Scientists in a row."
    assert won in answered("inspect", "sleepers", "--position", file)
    words = ("inspect", "sleepers", "--position", file, "--decide", "stop")
    assert refusal(*words) == "game_over"


# --- Perft --------------------------------------------------------------------------------------


def test_perft_counts_the_lines_that_inspect_shows(tmp_path: Path) -> None:
    file = written(tmp_path / "few.json", FEW_DECISIONS)

    def legal(*decided: str) -> list[str]:
        words = [word for decision in decided for word in ("--decide", decision)]
        found: list[str] = told("inspect", "sleepers", "--position", file, *words)["decisions"]
        return found

    lines: list[tuple[str, ...]] = [()]
    for depth in ("1", "2", "3"):
        lines = [(*line, decision) for line in lines for decision in legal(*line)]
        words = ("perft", "sleepers", "--position", file, "--depth", depth)
        firsts = Counter(line[0] for line in lines)
        answer = told(*words, "--divide")
        assert answer == {"depth": int(depth), "lines": len(lines), "divide": firsts}
        assert answered(*words).startswith(f"{len(lines):,} line")


def test_divide_shows_each_first_decision_with_its_lines(tmp_path: Path) -> None:
    file = written(tmp_path / "few.json", FEW_DECISIONS)
    words = ("perft", "sleepers", "--position", file, "--depth", "2", "--divide")
    divide = told(*words)["divide"]
    shown = answered(*words).splitlines()
    assert [re.split(r"\s{2,}", line) for line in shown[:-1]] == [
        [decision, str(lines)] for decision, lines in divide.items()
    ]


def test_perft_of_a_new_game_is_perft_of_the_position_that_its_seed_deals() -> None:
    words = ("sleepers", "--seed", "11", "--option", "turn_cap=1")
    record = answered("play", *words, "--json", "--against", "random")
    start = told("replay", "-", stdin=record.encode())["start"]
    dealt = told("perft", *words, "--depth", "2")
    placed = ("perft", "sleepers", "--position", "-", "--depth", "2")
    assert told(*placed, stdin=json.dumps(start).encode()) == dealt


# --- Simulate -----------------------------------------------------------------------------------


def lengths_shown(text: str) -> list[tuple[int, int]]:
    """The rows of the table of lengths: from where on, and how many games."""
    table = text.partition("\nDecisions ")[2].partition("\n\n")[0]
    rows = re.findall(r"^(\d+)\+\s+([\d,]+)\s", table, re.MULTILINE)
    return [(int(start), int(games.replace(",", ""))) for start, games in rows]


def test_simulate_in_json_has_every_field_of_a_simulation() -> None:
    answer = told("simulate", "sleepers", "--games", "50", "--seed", "3")
    assert set(answer) == set(Simulation.__struct_fields__)
    assert answer["games"] == sum(answer["ends"].values()) == sum(answer["wins"].values()) == 50
    assert sum(games for _, games in answer["histogram"]) == 50


def test_a_seed_gives_the_same_games_on_any_number_of_threads() -> None:
    timed = {"seconds", "games_per_second", "decisions_per_second", "threads"}
    answers = [
        told("simulate", "sleepers", "--games", "6000", "--seed", "3", "--threads", threads)
        for threads in ("1", "3")
    ]
    first, second = (
        {name: value for name, value in answer.items() if name not in timed} for answer in answers
    )
    assert first == second
    other = told("simulate", "sleepers", "--games", "6000", "--seed", "4")
    assert other["lengths"] != first["lengths"]


@pytest.mark.parametrize("games", [1, 2, 300])
def test_the_table_of_lengths_shows_every_game(games: int) -> None:
    shown = answered("simulate", "sleepers", "--games", str(games), "--seed", "3")
    assert sum(found for _, found in lengths_shown(shown)) == games
    assert "success" in shown
    assert "First player\u2019s share of the points" in shown


def test_the_table_of_lengths_says_from_where_on_it_counts(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ("simulate", "sleepers", "--games", "20", "--seed", "3", "--save", str(file))
    rows = lengths_shown(answered(*words))
    lengths = [len(json.loads(line)["decisions"]) for line in file.read_text().splitlines()]
    starts = [start for start, _ in rows]
    assert len(lengths) == 20
    assert starts == sorted(set(starts))
    ends = [*starts[1:], max(lengths) + 1]
    assert rows == [
        (start, sum(start <= length < end for length in lengths))
        for start, end in zip(starts, ends, strict=True)
    ]


@pytest.mark.parametrize("seed", ["0", "4", "18446744073709551615"])
def test_the_records_of_a_simulation_are_the_games_that_it_counts(
    tmp_path: Path, seed: str
) -> None:
    file = tmp_path / "games.jsonl"
    words = ("simulate", "sleepers", "--games", "12", "--seed", seed, "--option", "turn_cap=60")
    counted = told(*words, "--save", str(file))
    records = [json.loads(line) for line in file.read_text().splitlines()]
    reasons = Counter(record["result"]["reason"] for record in records)
    winners = Counter(record["result"]["winner"] or "draw" for record in records)
    assert reasons == Counter(counted["ends"])
    assert winners == Counter(counted["wins"])
    assert sum(len(record["decisions"]) for record in records) == counted["decisions"]
    replayed = told("replay", "-", stdin=json.dumps(records[0]).encode())
    assert replayed["result"] == records[0]["result"]


@pytest.mark.parametrize("name", GAMES)
def test_what_happens_in_games_can_be_counted(name: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ("simulate", name, "--games", "4", "--seed", "2", "--save", str(file), "--count")
    counted = told(*words)["happened"]
    records = [json.loads(line) for line in file.read_text().splitlines()]
    replayed = [told("replay", "-", stdin=json.dumps(record).encode()) for record in records]
    events = [
        Counter(event["event"] for moment in game["moments"] for event in moment["events"])
        for game in replayed
    ]
    verbs = [
        Counter(moment["decision"].split()[0] for moment in game["moments"]) for game in replayed
    ]
    for found, per_game in ((counted["events"], events), (counted["decisions"], verbs)):
        for what, tally in found.items():
            numbers = [game[what] for game in per_game]
            assert tally["mean"] == sum(numbers) / 4
            assert (tally["least"], tally["most"]) == (min(numbers), max(numbers))
            assert tally["without"] == numbers.count(0)
    assert set(counted["events"]) | {"turn", "end"} == set().union(*events)
    assert set(counted["decisions"]) == set().union(*verbs)
    assert counted["turns"]["most"] == max(game["turn"] + 1 for game in events)
    points = [point for record in records for point in record["result"].get("scores", {}).values()]
    assert (counted["points"] or {}).get("most") == max(points, default=None)


def test_the_arena_counts_what_happens_and_shows_it() -> None:
    words = ("arena", "undercover", "--players", "random,random", "--games", "2", "--count")
    turns = told(*words)["happened"]["turns"]
    shown = answered(*words)
    assert re.search(rf"^Turns +{turns['mean']:.2f} +{turns['least']} ", shown, re.MULTILINE)
    assert re.search(r"^Decisions  keep ", shown, re.MULTILINE)
    assert re.search(r"^Points +\d+\.\d\d ", shown, re.MULTILINE)


def test_house_rules_change_the_games() -> None:
    words = ("simulate", "sleepers", "--games", "40", "--seed", "3")
    assert told(*words, "--option", "turn_cap=10")["ends"]["turn_cap"] == 40
    assert told(*words, "--option", "turn_cap=off")["ends"]["turn_cap"] == 0


# --- Play without a terminal, records and replay ------------------------------------------------


def test_without_a_terminal_two_computer_players_play_and_say_so() -> None:
    words = ("play", "sleepers", "--against", "random", "--seed", "11")
    answer = safehouse(*words)
    assert answer.code == 0
    assert answer.err == "There is no terminal here, so the computer plays every seat.\n"
    assert re.search(r"^(White|Black) wins by |^Draw: ", answer.out.splitlines()[-1])
    assert safehouse(*words, stdin=os.urandom(64)) == answer
    assert answered(*words, "--watch") == answer.out


def test_a_game_without_a_terminal_ends_in_a_pipe_as_well() -> None:
    words = ("play", "sleepers", "--option", "turn_cap=4", "--seed", "11")
    piped = process(*words, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE)
    out, err = piped.communicate(timeout=PATIENCE)
    assert piped.returncode == 0
    assert err == "There is no terminal here, so the computer plays every seat.\n"
    assert out.splitlines()[-1] == "Draw: the turn limit has been reached."
    assert "\x1b" not in out


def test_the_game_that_is_told_is_the_game_that_is_recorded(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    words = ("play", "sleepers", "--against", "random", "--seed", "5", "--option", "turn_cap=9")
    record = told(*words, "--save", str(file))
    assert json.loads(file.read_text()) == record
    assert record["options"]["turn_cap"] == 9
    assert record["result"] == {"winner": None, "reason": "turn_cap"}
    assert told(*words) == record


def test_computer_players_play_the_same_game_again_from_the_same_seed() -> None:
    words = ("play", "sleepers", "--seed", "5", "--option", "turn_cap=3", "--level", "4")
    safehouse(*words)  # may have to compile first, and says so
    assert told(*words) == told(*words)
    assert told(*words)["players"] == {"white": "level4", "black": "level4"}


def test_a_record_is_the_same_for_people_and_for_machines(
    tmp_path: Path, game: dict[str, Any]
) -> None:
    first = written(tmp_path / "first.json", game)
    text, back = tmp_path / "game.txt", tmp_path / "back.json"
    shown = answered("replay", first, "--save", str(text))
    assert text.read_text().startswith("game: sleepers\n")
    assert "\n1. recruit " in text.read_text()
    assert answered("replay", str(text), "--save", str(back)) == shown
    assert json.loads(back.read_text()) == game
    assert told("replay", str(text)) == told("replay", first)
    assert answered("replay", "-", stdin=text.read_bytes()) == shown


def test_a_replay_tells_the_game_from_its_start_to_its_end(
    tmp_path: Path, game: dict[str, Any]
) -> None:
    file = written(tmp_path / "game.json", game)
    replayed = told("replay", file)
    assert [moment["decision"] for moment in replayed["moments"]] == game["decisions"]
    assert replayed["result"] == game["result"]
    assert replayed["moments"][-1]["to_act"] is None
    assert replayed["start"]["board"] == {}
    shown = answered("replay", file)
    assert "Sleepers: white (random), black (random)" in shown
    told_in_play = answered("play", "sleepers", "--watch", "--against", "random", "--seed", "11")
    for sentence in told_in_play.splitlines()[:40]:
        assert sentence in shown


@pytest.mark.parametrize("seat", ["white", "black", "spectator"])
def test_a_replay_as_a_seat_shows_what_that_seat_saw(
    tmp_path: Path, game: dict[str, Any], seat: str
) -> None:
    file = written(tmp_path / "game.json", game)
    replayed = told("replay", file, "--as", seat)
    hidden = {
        event["seat"]
        for moment in replayed["moments"]
        for event in moment["events"]
        if event["event"] == "recruit" and event["kind"] == "?"
    }
    assert hidden == {"white", "black"} - {seat}
    assert all("decision" not in moment for moment in replayed["moments"])
    assert isinstance(replayed["start"]["hands"]["black"], list) == (seat == "black")
    shown = answered("replay", file, "--as", seat)
    for owner in ("White", "Black"):
        assert (f"{owner} recruits a sleeper" in shown) == (owner.lower() != seat)


# --- Languages ----------------------------------------------------------------------------------


def test_a_replay_is_told_in_three_languages(tmp_path: Path, game: dict[str, Any]) -> None:
    file = written(tmp_path / "game.json", game)
    lines = {
        language: answered("replay", file, "--language", language).splitlines()
        for language in ("en", "de", "fr")
    }
    assert lines["en"] == answered("replay", file).splitlines()
    assert len({len(told) for told in lines.values()}) == 1
    assert "Schwarz ist am Zug." in lines["de"]
    assert "À Noir de jouer." in lines["fr"]
    ends = {language: told[-1] for language, told in lines.items()}
    assert re.match("(White|Black) wins by ", ends["en"])
    assert re.match("(Weiß|Schwarz) gewinnt durch ", ends["de"])
    assert re.match(r"(Blanc|Noir) gagne \(", ends["fr"])


def test_a_replay_says_that_somebody_gave_up_and_nothing_that_makes_no_sense(
    tmp_path: Path, game: dict[str, Any]
) -> None:
    cut = {**game, "decisions": game["decisions"][:2], "result": None}
    lost = {"winner": "white", "reason": "resigned"}
    file = written(tmp_path / "lost.json", {**cut, "ended": lost})
    assert answered("replay", file).endswith("\nBlack resigned. White wins.\n")
    ended = {"winner": "nobody", "reason": "resigned", "winners": ["nobody"]}
    file = written(tmp_path / "resigned.json", {**cut, "ended": ended})
    assert answered("replay", file).endswith("\nThe game ended by resignation.\n")
    assert "durch Aufgabe" in answered("replay", file, "--language", "de").splitlines()[-1]
    odd = written(tmp_path / "odd.json", {**cut, "ended": {**ended, "reason": "\x1b[2J"}})
    assert answered("replay", odd).splitlines() == answered("replay", file).splitlines()[:-2]


@pytest.mark.parametrize("name", GAMES)
def test_what_is_asked_is_asked_in_the_language_of_the_system(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("inspect", name, "--seed", "3")
    shown = {language: answered(*words, "--language", language) for language in ("en", "de", "fr")}
    assert len(set(shown.values())) == 3
    monkeypatch.setenv("LC_MESSAGES", "fr_CH.UTF-8")
    assert answered(*words) == shown["fr"]
    assert answered(*words, "--language", "de") == shown["de"]


def test_a_game_is_watched_in_german() -> None:
    words = ("play", "undercover", "--watch", "--seed", "3", "--against", "random")
    shown = answered(*words, "--language", "de")
    assert re.search(r"^Runde 2: Spieler \d ist am Zug\.$", shown, re.MULTILINE)
    points = r"Spieler \d: \d+ Punkte?"
    assert re.search(rf"^{points}, {points}$", shown, re.MULTILINE)
    assert "Player" not in shown


def test_json_is_the_same_in_every_language(tmp_path: Path, game: dict[str, Any]) -> None:
    file = written(tmp_path / "game.json", game)
    for words in (("replay", file), ("inspect", "sarahs_vision", "--decide", "draw")):
        assert answered(*words, "--json") == answered(*words, "--json", "--language", "fr")


@pytest.mark.parametrize("command", ["play", "inspect", "replay", "hint", "scenario"])
def test_a_language_that_nobody_speaks_here_is_refused(command: str) -> None:
    assert refusal(command, "sleepers", "--language", "nl") == "bad_command"
    assert refusal(command, "sleepers", "--language", "") == "bad_command"


def test_inspected_decisions_can_be_recorded_and_replayed(file: str, tmp_path: Path) -> None:
    decided = ("--decide", "activate D4", "--decide", "stop")
    end = told("inspect", "sleepers", "--position", file, *decided)["position"]
    for name in ("record.json", "record.txt"):
        record = str(tmp_path / name)
        answered("inspect", "sleepers", "--position", file, *decided, "--save", record)
        replayed = told("replay", record)
        assert replayed["start"] == POSITION
        assert replayed["end"] == end


# --- Bench --------------------------------------------------------------------------------------


def test_bench_shows_every_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    figures = [Figure("one thing", 1234.5, "things/s"), Figure("another", 0.5, "s", 2.25, "peer")]
    monkeypatch.setattr("safehouse.lab.bench.measure", lambda seconds: iter(figures))
    assert told("bench") == msgspec.to_builtins(figures)
    shown = safehouse("bench", "--seconds", "1")
    assert shown.code == 0
    for words in ("one thing", "1,234", "things/s", "another", "0.50", "2.25", "peer"):
        assert words in shown.out


# --- What is refused ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [
        ["dance"],
        ["play"],
        ["play", "sleepers", "chess"],
        ["play", "sleepers", "--level", "7"],
        ["play", "sleepers", "--level", "3", "--against", "greedy"],
        ["play", "sleepers", "--seed", "-1"],
        ["play", "sleepers", "--seed", "18446744073709551616"],
        ["play", "sleepers", "--seed", "9" * 5000],
        ["play", "sleepers", "--seed", "x"],
        ["play", "sleepers", "--seed"],
        ["inspect"],
        ["inspect", "sleepers", "--position", "-", "--decide"],
        ["inspect", "sleepers", "--position", "-", "--knowledge"],
        ["perft", "sleepers"],
        ["perft", "sleepers", "--depth", "0"],
        ["perft", "sleepers", "--depth", "-3"],
        ["perft", "sleepers", "--depth", "13"],
        ["perft", "sleepers", "--depth", "2.5"],
        ["perft", "sleepers", "--depth", "²"],
        ["simulate", "sleepers"],
        ["simulate", "sleepers", "--games", "0"],
        ["simulate", "sleepers", "--games", "-5"],
        ["simulate", "sleepers", "--games", "1e6"],
        ["simulate", "sleepers", "--games", "99999999999999999999"],
        ["simulate", "sleepers", "--games", "5", "--threads", "0"],
        ["simulate", "sleepers", "--games", "5", "--threads", "100000"],
        ["replay"],
        ["bench", "--seconds", "0"],
        ["bench", "--seconds", "1000000"],
    ],
)
def test_a_command_that_is_none_is_refused(words: list[str]) -> None:
    assert refusal(*words) == "bad_command"


@pytest.mark.parametrize(
    "words",
    [
        ["play", "sleepers", "--against", "bob"],
        ["arena", "sleepers", "--players", "greedy,bob", "--games", "1"],
        ["simulate", "sleepers", "--players", "bob", "--games", "1"],
    ],
)
def test_a_player_that_is_none_is_refused(words: list[str]) -> None:
    assert refusal(*words) == "unknown_player"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_of_undercover_is_played_to_its_end_and_replayed(
    players: int, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    rest = ("--option", f"players={players}", "--seed", "3", "--against", "random")
    shown = answered("play", "undercover", "--watch", *rest, "--save", str(file))
    assert re.search("^Round 2: Player \\d\u2019s turn\\.$", shown, re.MULTILINE)
    how, points = shown.splitlines()[-2:]
    assert re.match(r"Player \d wins with \d+ points|Shared win with \d+ points", how)
    assert re.match(r"(Player \d: \d+ points?(, |$))+$", points)
    record = json.loads(file.read_text())
    assert len(record["players"]) == players
    replayed = told("replay", str(file), "--as", "second")
    assert replayed["result"] == record["result"]
    assert set(record["result"]["scores"]) == set(record["players"])


def test_a_seat_that_the_options_do_not_have_is_refused() -> None:
    assert refusal("play", "undercover", "--as", "third") == "unknown_seat"
    assert refusal("play", "undercover", "--as", "white") == "unknown_seat"


def test_a_fault_of_the_program_itself_is_one_sentence_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> None:
        raise AssertionError("this\nis a test")

    monkeypatch.setattr("safehouse.games.options.list_options", fail)
    assert main(["rules", "sleepers"]) == 70
    told = capsys.readouterr().err
    assert told.endswith("(AssertionError: this is a test). [internal]\n")
    assert told.count("\n") == 1


def test_no_command_at_all_opens_a_server_and_a_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[tuple[str, int, bool]] = []
    monkeypatch.setattr(
        "safehouse.server.serve.serve",
        lambda settings, browser, _: opened.append((settings.host, settings.port, browser)),
    )
    monkeypatch.setattr(games, "patient", False)  # what `serve` sets is not for other tests
    assert safehouse() == Answer(0, "", "")
    assert safehouse("serve", "--port", "1234") == Answer(0, "", "")
    assert opened == [("127.0.0.1", 8640, True), ("127.0.0.1", 1234, False)]


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_of_every_game_come_with_its_house_rules(name: str) -> None:
    shown = answered("rules", name)
    assert game_named(name).title.upper().replace("'", "\u2019") in shown
    with pytest.raises(Refused, match="there are ") as refused:
        game_named(name).read_options({"no such option": 1})
    options = str(refused.value).rpartition("there are ")[2].removesuffix(".").split(", ")
    assert set(options) >= set(game_named(name).options.__struct_fields__)
    for option in options:
        assert re.search(rf"^  {option} +\w", shown, re.MULTILINE), option
    assert set(told("rules", name)["options"]) == set(options)


@pytest.mark.parametrize("name", GAMES)
def test_rules_are_told_in_three_languages(name: str) -> None:
    shown = {one: answered("rules", name, "--language", one) for one in ("en", "de", "fr")}
    assert len({page.partition("\n")[0] for page in shown.values()}) == 3
    assert not any("rules-" in page for page in shown.values())


def test_rules_explain_what_shelter_is() -> None:
    names = {
        "en": "A sheltered figure takes no danger from its location until the end of the turn",
        "de": "Eine geschützte Figur nimmt bis zum Ende des Zugs keine Gefahr von ihrem Ort",
        "fr": "Un personnage à l\u2019abri ne prend pas le danger de son lieu",
    }
    for language, words in names.items():
        page = answered("rules", "sarahs_vision", "--language", language)
        assert words in " ".join(page.split())


def test_a_new_game_can_be_inspected_and_its_position_taken_up_again(tmp_path: Path) -> None:
    new = told("inspect", "undercover", "--seed", "4", "--option", "players=3")
    file = written(tmp_path / "position.json", new["position"])
    assert told("inspect", "undercover", "--position", file) == new


@pytest.mark.parametrize(
    "words",
    [
        ["play", "sleepers", "--watch", "--against", "human"],
        ["play", "sleepers", "--as", "white", "--option", "first_player=random"],
        ["perft", "sleepers", "--depth", "1", "--position", "FILE", "--seed", "1"],
        ["perft", "sleepers", "--depth", "1", "--position", "FILE", "--option", "corners=none"],
    ],
)
def test_arguments_that_contradict_each_other_are_refused(words: list[str], file: str) -> None:
    asked = [file if word == "FILE" else word for word in words]
    assert refusal(*asked, *([] if "perft" in words else ["--option", "turn_cap=1"])) in {
        "bad_command",
        "contradictory_options",
    }


@pytest.mark.parametrize("name", ["chess", "", "Sleepers", "../sleepers", "errors", "x" * 1000])
def test_an_unknown_game_is_refused(name: str, file: str) -> None:
    for words in (
        ["play", name],
        ["inspect", name, "--position", file],
        ["perft", name, "--depth", "1"],
        ["simulate", name, "--games", "1"],
    ):
        assert refusal(*words) == "unknown_game"


@pytest.mark.parametrize("seat", ["red", "", "White", "white black"])
def test_an_unknown_seat_is_refused(seat: str, file: str, game: dict[str, Any]) -> None:
    assert refusal("play", "sleepers", "--as", seat) == "unknown_seat"
    assert refusal("inspect", "sleepers", "--position", file, "--as", seat) == "unknown_seat"
    words = ("inspect", "sleepers", "--position", file, "--knowledge", "--as", seat)
    assert refusal(*words) == "unknown_seat"
    assert refusal("replay", "-", "--as", seat, stdin=json.dumps(game).encode()) == "unknown_seat"


def test_a_spectator_has_no_seat_to_play_from() -> None:
    answer = safehouse("play", "sleepers", "--as", "spectator")
    assert refusal_in(answer) == "unknown_seat"
    assert "white, black" in answer.err
    assert "['" not in answer.err


@pytest.mark.parametrize(
    ("options", "code"),
    [
        (["speed=fast"], "bad_options"),
        (["capture"], "bad_options"),
        (["=single"], "bad_options"),
        (["capture=all"], "bad_options"),
        (["capture="], "bad_options"),
        (["capture=3"], "bad_options"),
        (["capture=\udcff"], "bad_options"),
        (["\udcff=single"], "bad_options"),
        (["no_progress=0"], "bad_options"),
        (["no_progress=-1"], "bad_options"),
        (["turn_cap=99999999999999999999999"], "bad_options"),
        (["turn_cap=1.5"], "bad_options"),
        (["preset=french_table"], "bad_options"),
        (["capture=single", "capture=single"], "contradictory_options"),
        (["effects=lenient", "police_first_jump=must"], "contradictory_options"),
        (["preset=german_table", "master_copies=active"], "contradictory_options"),
    ],
)
def test_options_that_are_none_are_refused(options: list[str], code: str) -> None:
    words = [word for option in options for word in ("--option", option)]
    assert refusal("play", "sleepers", *words) == code
    assert refusal("perft", "sleepers", "--depth", "1", *words) == code
    assert refusal("simulate", "sleepers", "--games", "1", *words) == code


@pytest.mark.parametrize(
    ("option", "named"),
    [
        ("capture=all", ["capture", "single", "group"]),
        ("killed_sleepers=no", ["killed_sleepers", "hidden", "owner", "open"]),
        ("turn_cap=never", ["turn_cap", "1", "30000", "off"]),
        ("turn_cap=0", ["turn_cap", "1", "30000", "off"]),
        ("speed=fast", ["speed", "capture", "own_sleepers", "preset"]),
    ],
)
def test_the_refusal_of_an_option_says_what_there_is(option: str, named: list[str]) -> None:
    answer = safehouse("simulate", "sleepers", "--games", "1", "--option", option)
    assert refusal_in(answer) == "bad_options"
    for name in named:
        assert name in answer.err


NO_FILES = ["nowhere.json", "position.json/inside", ".", "", "\0", "a\0b.json", "\udcff", "n" * 999]


@pytest.mark.parametrize("name", NO_FILES)
def test_a_file_that_cannot_be_read_is_refused(name: str, file: str, tmp_path: Path) -> None:
    path = str(tmp_path / name) if name else name
    assert refusal("inspect", "sleepers", "--position", path) == "no_file"
    assert refusal("perft", "sleepers", "--depth", "1", "--position", path) == "no_file"
    assert refusal("replay", path) == "no_file"


@pytest.mark.parametrize("name", ["missing/game.json", ".", "\0.txt", "n" * 999])
@pytest.mark.parametrize(
    "words",
    [
        ["play", "sleepers", "--watch", "--against", "random", "--seed", "1"],
        ["inspect", "sleepers", "--position", "-"],
        ["simulate", "sleepers", "--games", "2", "--seed", "4"],
        ["replay", "-"],
    ],
    ids=lambda words: words[0],
)
def test_a_record_that_cannot_be_written_is_refused_before_anything_is_shown(
    words: list[str], name: str, tmp_path: Path, game: dict[str, Any]
) -> None:
    stdin = json.dumps(game if words[0] == "replay" else POSITION).encode()
    assert refusal(*words, "--save", str(tmp_path / name), stdin=stdin) == "no_file"
    assert list(tmp_path.iterdir()) == []


DEEP = b"[" * 100_000
DEEP_OPTIONS = b'{"game":"sleepers","to_move":"white","options":' + b'{"a":' * 5000


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "bad_position"),
        (b"\n", "bad_position"),
        (b"{", "bad_position"),
        (b"no JSON", "bad_position"),
        (b"[]", "bad_position"),
        (b"null", "bad_position"),
        (b'"sleepers"', "bad_position"),
        (b"{}", "bad_position"),
        (b'{"game": "chess"}', "bad_position"),
        (b'{"game": "sleepers"}', "bad_position"),
        (b'{"game": ["sleepers"], "to_move": "white"}', "bad_position"),
        (b"\x00\xff\xfe", "bad_position"),
        (b'{"game": "\xff"}', "bad_position"),
        (b"1" * 10_000, "bad_position"),
        (DEEP, "too_deep"),
        (DEEP_OPTIONS + b"1" + b"}" * 5001, "too_deep"),
        (b" " * (MAX_FILE + 1), "too_large"),
    ],
    ids=lambda given: repr(given)[:24],
)
def test_data_that_are_no_position_are_refused(data: bytes, code: str, tmp_path: Path) -> None:
    file = written(tmp_path / "position.json", data)
    assert refusal("inspect", "sleepers", "--position", file) == code
    assert refusal("inspect", "sleepers", "--position", "-", stdin=data) == code
    assert refusal("perft", "sleepers", "--depth", "1", "--position", file) == code
    assert Path(file).read_bytes() == data


SCIENTIST = {"owner": "white", "kind": "scientist", "face": "up"}


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"board": {"Z9": SCIENTIST}}, "Z9"),
        ({"board": {"e5": SCIENTIST}}, "e5"),
        ({"board": {"F1": SCIENTIST}}, "F1"),
        ({"board": {"E5": {**SCIENTIST, "kind": "spy"}}}, "spy"),
        ({"board": {"E5": {**SCIENTIST, "owner": "red"}}}, "red"),
        ({"board": {"E5": {**SCIENTIST, "face": "sideways"}}}, "sideways"),
        ({"board": {"E5": {"owner": "white", "kind": "scientist"}}}, "face"),
        ({"board": ["E5"]}, "board"),
        ({"hands": {"white": ["spy"]}}, "spy"),
        ({"hands": {"white": 4, "black": 4}}, "hands"),
        ({"hands": {"red": []}}, "red"),
        ({"hands": {"white": ["saboteur"] * 2}}, "saboteur"),
        ({"piles": {"white": ["militia"] * 5}}, "militia"),
        ({"piles": {"white": [kind for kind in KINDS for _ in range(9)]}}, "white"),
        ({"killed": {"white": [{"kind": "police", "face": "down"}] * 3}}, "police"),
        ({"to_move": "red"}, "red"),
        ({"turn": 0}, "turn"),
        ({"turn": 10**30}, "turn"),
        ({"quiet": -1}, "quiet"),
        ({"colour": "blue"}, "colour"),
        ({"pending": [{"ability": "ringleader"}]}, "pending"),
    ],
    ids=lambda given: json.dumps(given)[:40],
)
def test_a_position_that_cannot_be_is_refused_with_its_fault(
    changes: dict[str, Any], named: str
) -> None:
    stdin = json.dumps({**POSITION, **changes}).encode()
    answer = safehouse("inspect", "sleepers", "--position", "-", stdin=stdin)
    assert refusal_in(answer) == "bad_position"
    assert named in answer.err


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"capture": "all"}, "bad_options"),
        ({"speed": 1}, "bad_options"),
        ({"effects": "lenient", "police_first_jump": "must"}, "contradictory_options"),
        ({"preset": ["german_table"]}, "bad_options"),
        ({"turn_cap": 1e99}, "bad_options"),
    ],
)
def test_the_options_of_a_position_are_checked(options: dict[str, Any], code: str) -> None:
    stdin = json.dumps({**POSITION, "options": options}).encode()
    assert refusal("inspect", "sleepers", "--position", "-", stdin=stdin) == code


def test_two_agents_on_a_hex_are_refused() -> None:
    text = json.dumps(POSITION)
    twice = text.replace('"E5":', f'"E5": {json.dumps(SCIENTIST)}, "E5":')
    assert twice != text
    answer = safehouse("inspect", "sleepers", "--position", "-", stdin=twice.encode())
    assert refusal_in(answer) == "bad_position"
    assert "E5" in answer.err


@pytest.mark.parametrize(
    ("decision", "code"),
    [
        ("", "bad_decision"),
        ("   ", "bad_decision"),
        ("dance", "bad_decision"),
        ("recruit", "bad_decision"),
        ("recruit militia", "bad_decision"),
        ("recruit militia A1 A2", "bad_decision"),
        ("stop now", "bad_decision"),
        ("x" * 10_000, "bad_decision"),
        ("\0", "bad_decision"),
        ("\udcff", "bad_decision"),
        ("\x1b[31mstop", "bad_decision"),
        ("recruit militia Z9", "unknown_hex"),
        ("activate 5", "unknown_hex"),
        ("recruit spy A1", "unknown_kind"),
        ("jump A1 A2", "bad_jump"),
        ("stop", "illegal_decision"),
        ("recruit militia E5", "illegal_decision"),
        ("recruit scientist A1", "illegal_decision"),
        ("activate C4", "illegal_decision"),
        ("activate A1", "illegal_decision"),
        ("move E5 A1", "illegal_decision"),
    ],
    ids=lambda given: repr(given)[:24],
)
def test_a_decision_that_cannot_be_is_refused_and_nothing_is_recorded(
    decision: str, code: str, file: str, tmp_path: Path
) -> None:
    record = tmp_path / "record.json"
    words = ("inspect", "sleepers", "--position", file, f"--decide={decision}")
    assert refusal(*words) == code
    assert refusal(*words, "--save", str(record)) == code
    assert not record.exists()


@pytest.mark.parametrize("decision", ["recruit militia a1", "Recruit MILITIA A1"])
def test_a_decision_means_the_same_in_any_case(decision: str, file: str) -> None:
    words = ("inspect", "sleepers", "--position", file, "--decide")
    assert told(*words, decision) == told(*words, "recruit militia A1")


RECORD: dict[str, Any] = {
    "game": "sleepers",
    "rules": "1",
    "start": POSITION,
    "decisions": ["activate D4", "stop", "stop"],
}


@pytest.mark.parametrize(
    ("record", "code"),
    [
        (b"", "bad_game_file"),
        (b"no record", "bad_game_file"),
        (b"[]", "bad_game_file"),
        (b"{", "bad_game_file"),
        (b"{}", "bad_game_file"),
        (b'{"game": "\xff"}', "bad_game_file"),
        (b"\x00\xff", "bad_game_file"),
        (DEEP.replace(b"[", b'{"game":'), "bad_game_file"),
        (b"game: sleepers\nrules: 1\nstart: " + DEEP, "bad_game_file"),
        (b"game: sleepers\nrules: 1\nseed: x\n", "bad_game_file"),
        (b"game: sleepers\nrules: 1\nseed: 1\n\nrecruit militia A1\n", "bad_game_file"),
        (b"game: sleepers\nrules: 1\nseed: 1\n\n1. dance\n", "bad_decision"),
        (b"game: chess\nrules: 1\nseed: 1\n", "unknown_game"),
        (b" " * (MAX_FILE + 1), "too_large"),
        (POSITION, "bad_game_file"),
        ({**RECORD, "game": "chess"}, "unknown_game"),
        ({**RECORD, "rules": "0"}, "other_rules"),
        ({**RECORD, "decisions": ["dance"]}, "bad_decision"),
        ({**RECORD, "decisions": ["stop"]}, "illegal_decision"),
        ({**RECORD, "decisions": [1]}, "bad_game_file"),
        ({**RECORD, "result": {"winner": "white", "reason": "morale"}}, "wrong_result"),
        ({**RECORD, "start": {**POSITION, "to_move": "red"}}, "bad_position"),
        ({**RECORD, "start": None}, "bad_game_file"),
        ({**RECORD, "start": None, "seed": -1}, "bad_game_file"),
        ({**RECORD, "start": None, "seed": 1 << 64}, "bad_game_file"),
        ({**RECORD, "start": None, "seed": 1, "options": {"capture": "all"}}, "bad_options"),
        ({**RECORD, "colour": "blue"}, "bad_game_file"),
    ],
    ids=lambda given: repr(given)[:24],
)
def test_data_that_are_no_record_are_refused_and_not_copied(
    record: object, code: str, tmp_path: Path
) -> None:
    data = record if isinstance(record, bytes) else json.dumps(record).encode()
    file, target = written(tmp_path / "record", data), tmp_path / "copy.txt"
    for words in (["replay", file], ["replay", file, "--save", str(target)]):
        assert refusal(*words) == code
    assert refusal("replay", "-", stdin=data) == code
    assert not target.exists()
    assert Path(file).read_bytes() == data


def test_many_records_in_one_file_are_refused_in_words_that_help(tmp_path: Path) -> None:
    file = str(tmp_path / "games.jsonl")
    answered("simulate", "sleepers", "--games", "2", "--seed", "4", "--save", file)
    answer = safehouse("replay", file)
    assert refusal_in(answer) == "bad_game_file"
    assert re.search(r"one (game|record)|line", answer.err)


def test_errors_are_json_where_json_is_asked_for() -> None:
    for words in (
        ["inspect", "sleepers", "--position", "nowhere.json"],
        ["inspect", "sleepers", "--position", "\udcff"],
        ["perft", "sleepers", "--depth", "x"],
        ["play", "chess"],
    ):
        answer = safehouse(*words, "--json")
        assert (answer.code, answer.out) == (2, "")
        assert len(answer.err.splitlines()) == 1
        error = json.loads(answer.err)["error"]
        assert re.fullmatch(r"[a-z_]+", error["code"])
        assert error["sentence"].endswith(".")


@pytest.mark.parametrize("trick", ["\x1b[2J", "\x07", "\0", "\r", "\n", "\x9b2J", "\u202e"])
def test_what_is_refused_cannot_control_the_terminal(trick: str, tmp_path: Path) -> None:
    record = {**RECORD, "rules": trick, "players": {"white": trick}}
    for words in (
        ["play", f"x{trick}x"],
        ["play", "sleepers", f"--{trick}x"],
        ["play", "sleepers", "--as", f"x{trick}x"],
        ["play", "sleepers", "--option", f"x{trick}x=y"],
        ["replay", str(tmp_path / f"x{trick}x")],
        ["inspect", "sleepers", "--position", "-", f"--decide=x{trick}x"],
        ["replay", written(tmp_path / "record.json", record)],
    ):
        answer = safehouse(*words, stdin=json.dumps(POSITION).encode())
        assert refusal_in(answer)
        assert answer.err.rstrip("\n").isprintable(), words


def test_the_names_of_players_in_a_record_cannot_control_the_terminal() -> None:
    record = {**RECORD, "players": {"white": "\x1b]0;title\x07\x1b[2J", "black": "two\nlines"}}
    shown = answered("replay", "-", stdin=json.dumps(record).encode())
    assert "\x1b" not in shown
    assert "\x07" not in shown
    assert "two\nlines" not in shown


# --- Any bytes at all ---------------------------------------------------------------------------

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from([*KINDS, "white", "black", "up", "down", "E5", "sleepers"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=6,
)
WORDS = ["recruit", "activate", "jump", "move", "stop", "copy", "E5", "C3", "D4", "A1", *KINDS]
DECISION = st.text(max_size=30) | st.lists(st.sampled_from(WORDS), max_size=4).map(" ".join)


def places(value: object, above: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The ways to everything inside a value."""
    inside: Sequence[tuple[str | int, object]] = ()
    if isinstance(value, dict):
        inside = list(value.items())
    elif isinstance(value, list):
        inside = list(enumerate(value))
    for key, below in inside:
        yield (*above, key)
        yield from places(below, (*above, key))


def changed(value: Any, place: Sequence[str | int], new: object) -> bytes:
    """A value with something else in one place, in JSON."""
    value = inner = copy.deepcopy(value)
    for key in place[:-1]:
        inner = inner[key]
    inner[place[-1]] = new
    return json.dumps(value).encode("utf-8", "surrogatepass")


def almost(value: object) -> st.SearchStrategy[bytes]:
    """Random bytes, and a value with something random in it, in JSON."""
    altered = st.builds(changed, st.just(value), st.sampled_from(list(places(value))), JSON)
    return st.binary() | altered | JSON.map(lambda found: json.dumps(found).encode())


def assert_answered_or_refused(answer: Answer) -> None:
    if answer.code == 0:
        assert answer.out
        assert answer.err == ""
    else:
        refusal_in(answer)


@given(data=almost(POSITION))
@FUZZ
def test_any_bytes_are_a_position_or_refused(folder: Path, data: bytes) -> None:
    file = written(folder / "position.json", data)
    for words in (["inspect", "sleepers"], ["perft", "sleepers", "--depth", "1"]):
        assert_answered_or_refused(safehouse(*words, "--position", file))


@given(data=almost(RECORD))
@FUZZ
def test_any_bytes_are_a_record_or_refused(folder: Path, data: bytes) -> None:
    assert_answered_or_refused(safehouse("replay", written(folder / "record.json", data)))


@given(
    lines=st.lists(
        st.sampled_from(["game: sleepers", "rules: 1", "seed: 1", "", "1. recruit militia A1"])
        | st.text(max_size=20)
        | st.builds("{}. {}".format, st.integers(), DECISION)
        | st.builds("{}: {}".format, st.sampled_from([*RECORD, "seed", "result"]), JSON)
    )
)
@FUZZ
def test_any_lines_are_a_record_or_refused(lines: list[str]) -> None:
    data = "\n".join(lines).encode("utf-8", "replace")
    assert_answered_or_refused(safehouse("replay", "-", stdin=data))


@given(decision=DECISION)
@FUZZ
def test_any_words_are_a_decision_or_refused(folder: Path, decision: str) -> None:
    file = written(folder / "start.json", POSITION)
    words = ("inspect", "sleepers", "--position", file, f"--decide={decision}")
    assert_answered_or_refused(safehouse(*words))


@given(option=st.text(max_size=12) | st.builds("{}={}".format, st.text(), st.text()))
@FUZZ
def test_any_words_are_an_option_or_refused(option: str) -> None:
    words = ("perft", "sleepers", "--depth", "1", f"--option={option}")
    assert_answered_or_refused(safehouse(*words))


# --- Around the program -------------------------------------------------------------------------


def test_ctrl_c_ends_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(seconds: int) -> Iterator[Figure]:
        raise KeyboardInterrupt

    monkeypatch.setattr("safehouse.lab.bench.measure", interrupted)
    answer = safehouse("bench")
    assert answer == Answer(130, "", "safehouse: Interrupted. [interrupted]\n")


@pytest.mark.parametrize("words", [["inspect"], ["inspect", "--json"], ["simulate"], ["--help"]])
def test_a_reader_that_goes_away_is_no_error(words: list[str], file: str) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    rest = {
        "inspect": ["sleepers", "--position", file],
        "simulate": ["sleepers", "--games", "5"],
        "--help": [],
    }[words[0]]
    ran = process(*words, *rest, stdout=writing)
    os.close(writing)
    _, err = ran.communicate(timeout=PATIENCE)
    assert (ran.returncode, err) == (0, "")


@pytest.mark.parametrize(
    "words",
    [
        ["inspect", "sleepers", "--position", "-"],
        ["perft", "sleepers", "--depth", "1", "--position", "nowhere.json"],
        ["play", "chess"],
        ["play", "sleepers", "--option", "capture=all"],
    ],
    ids=" ".join,
)
def test_plain_mistakes_are_refused_before_anything_is_compiled(
    words: list[str], tmp_path: Path
) -> None:
    cold = {"XDG_CACHE_HOME": str(tmp_path), "NUMBA_CACHE_DIR": ""}
    ran = process(*words, env=cold, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE)
    assert ran.stderr is not None
    first = ran.stderr.readline()
    if not REFUSAL.fullmatch(first):
        ran.kill()
    out, rest = ran.communicate(timeout=PATIENCE)
    assert REFUSAL.fullmatch(first)
    assert (ran.returncode, out, rest) == (2, "", "")


def answer_to(stdout: TextIO | None, stdin: TextIO | None, words: Sequence[str]) -> tuple[int, str]:
    """Exit code and errors of a command with other streams."""
    err = io.StringIO()
    with (
        redirect_stderr(err),
        mock.patch.object(sys, "stdout", stdout),
        mock.patch.object(sys, "stdin", stdin),
    ):
        return main(words), err.getvalue()


def test_a_closed_standard_input_is_refused_as_a_file() -> None:
    for words in (["inspect", "sleepers", "--position", "-"], ["replay", "-"]):
        out = io.StringIO()
        code, err = answer_to(out, None, words)
        assert refusal_in(Answer(code, out.getvalue(), err)) == "no_file"


def test_without_standard_input_two_computer_players_play() -> None:
    out = io.StringIO()
    words = ("play", "sleepers", "--against", "random", "--option", "turn_cap=2")
    assert answer_to(out, None, words)[0] == 0
    assert out.getvalue().endswith("Draw: the turn limit has been reached.\n")


@pytest.mark.parametrize("words", [[], ["--json"]])
def test_a_full_disk_is_told_in_one_sentence(words: list[str], file: str) -> None:
    with open("/dev/full", "wb", buffering=0) as full:
        stdout = io.TextIOWrapper(full, write_through=True)
        code, err = answer_to(stdout, None, ["inspect", "sleepers", "--position", file, *words])
        stdout.detach()
    assert code == 2
    assert len(err.splitlines()) == 1
    assert "No space left" in err


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
def test_a_terminal_without_unicode_gets_a_board_too(encoding: str, file: str) -> None:
    data = io.BytesIO()
    stdout = io.TextIOWrapper(data, encoding=encoding)
    code, err = answer_to(stdout, None, ["inspect", "sleepers", "--position", file])
    assert (code, err) == (0, "")
    stdout.flush()
    assert "Recruit a tile from your hand" in data.getvalue().decode(encoding)
