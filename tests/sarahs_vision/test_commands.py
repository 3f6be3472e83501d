"""The commands, as somebody uses them who plays, watches or writes scenarios."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from safehouse.cli import main
from safehouse.games.sarahs_vision.contents import data_file

GAME = "sarahs_vision"


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(words)
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def answer(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    code, out, err = run(capsys, *words, "--json")
    assert code == 0, err
    return json.loads(out)


@pytest.fixture
def own_scenario(tmp_path: Path) -> Path:
    """A scenario in one language: the first one, with other names."""
    text = re.sub(r"^(\w+)\.en = (.*)$", r"\1 = \2", data_file("scenario_1.toml"), flags=re.M)
    text = re.sub(r"^\w+\.(de|fr) = .*\n", "", text, flags=re.M)
    file = tmp_path / "own.toml"
    file.write_text(text.replace('name = "', 'name = "My own ', 1))
    return file


def test_a_scenario_of_ones_own_is_played_recorded_and_replayed(
    capsys: pytest.CaptureFixture[str], own_scenario: Path, tmp_path: Path
) -> None:
    record = tmp_path / "record.json"
    words = ["--scenario", str(own_scenario), "--seed", "3", "--decide", "draw"]
    code, out, err = run(capsys, "inspect", GAME, *words, "--save", str(record))
    assert (code, err) == (0, "")
    own_scenario.unlink()  # the record carries the scenario
    code, out, err = run(capsys, "replay", str(record))
    assert (code, err) == (0, "")
    assert out.startswith("Sarah's Vision")


def test_a_scenario_is_checked_and_its_difficulty_measured(
    capsys: pytest.CaptureFixture[str], own_scenario: Path
) -> None:
    code, out, _ = run(capsys, "scenario", "check", str(own_scenario), "--games", "60")
    assert code == 0
    assert "is a valid scenario: “My own " in out
    assert re.search(
        r"In 60 games, two competent players won \d+% \(95% confidence interval: ", out
    )
    found = answer(capsys, "scenario", "check", str(own_scenario), "--games", "0")
    assert found["simulation"] is None
    assert found["danger"] > 0


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("2!", "2x", r"events\[\d+\]\.grid\[\d\]: '2x.*' is not a cell"),
        ("format = 1", "format = 2", r"format: "),
        ("deal 2", "deal many", r"events\[0\]\.lines\[0\]: 'many' cannot follow 'deal'"),
        ("[[stories]]", "[[events]]", r"events"),
        ('grid = ["', 'gird = ["', r"gird|grid"),
        ("title = ", "title ", r"this is not TOML"),
    ],
)
def test_what_is_wrong_with_a_scenario_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], own_scenario: Path, old: str, new: str, says: str
) -> None:
    text = own_scenario.read_text().replace("grid = [\n  ", "grid = [")
    own_scenario.write_text(text.replace(old, new, 1))
    code, out, err = run(capsys, "scenario", "check", str(own_scenario), "--games", "0")
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert err.endswith("[bad_data]\n")
    assert re.search(says, err)


@pytest.mark.parametrize("which", ["4", "0", "nowhere.toml", "/"])
def test_a_scenario_that_is_not_there_is_refused(
    capsys: pytest.CaptureFixture[str], which: str
) -> None:
    code, out, err = run(capsys, "scenario", "show", which)
    assert (code, out) == (2, "")
    assert err.startswith("safehouse: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("language", "word"), [("en", "Lift Four"), ("de", "Lift Vier"), ("fr", "ascenseur quatre")]
)
def test_the_story_can_be_read_in_three_languages(
    capsys: pytest.CaptureFixture[str], language: str, word: str
) -> None:
    code, out, _ = run(capsys, "scenario", "show", "1", "--language", language)
    assert code == 0
    assert word in out
    assert len(re.findall(r"^\d+\. ", out, re.M)) == 20


def test_simulate_names_the_players_and_says_how_often_they_won(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["simulate", GAME, "--scenario", "1", "--players", "sound", "--games", "60"]
    code, out, _ = run(capsys, *words, "--option", "players=1")
    assert code == 0
    assert re.search(r"^60 games of Sarah's Vision \(sound\)", out)
    assert re.search(r"^Won: \d+\.\d% \(95% interval: ", out, re.M)
    assert "Winner" not in out
    found = answer(capsys, *words)
    assert found["players"] == "sound"
    assert found["ends"]["victory"] + found["ends"]["defeat"] == 60
    assert found["wins"]["draw"] == 0


def test_simulate_refuses_a_player_that_the_game_does_not_have(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, _, err = run(capsys, "simulate", "sleepers", "--players", "sound", "--games", "1")
    assert code == 2
    sentence = "There is no player 'sound' for sleepers; choose one of these: random."
    assert err == f"safehouse: {sentence} [unknown_player]\n"


def test_records_of_simulated_games_replay(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file, one = tmp_path / "games.jsonl", tmp_path / "one.json"
    words = ["--players", "sound", "--games", "2", "--save", str(file)]
    assert run(capsys, "simulate", GAME, *words)[0] == 0
    one.write_text(file.read_text().splitlines()[1])
    code, out, err = run(capsys, "replay", str(one), "--as", "second")
    assert (code, err) == (0, "")
    assert "You have" in out


def test_an_outside_tower_needs_somebody_to_answer_for_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, _, err = run(capsys, "play", GAME, "--watch", "--option", "tower=outside")
    assert code == 2
    assert err.endswith("[nobody_answers]\n")


def test_watching_a_game_tells_the_story_and_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "play", GAME, "--watch", "--seed", "4", "--option", "players=3")
    assert code == 0
    assert out.lstrip().startswith("First Light\n\nEurope, 2163.")
    assert "Event: " in out
    assert "Story card: The Chair by the Stove. " in out
    assert "You have won" in out or "You have lost" in out


def test_a_rule_of_its_own_is_announced_before_play(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--watch", "--seed", "4", "--scenario", "3", "--against", "random"]
    code, out, _ = run(capsys, "play", GAME, *words)
    assert code == 0
    assert "only two danger cubes instead of three" in out.partition("Event: ")[0]


def test_rules_and_options_are_shown_on_one_page(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "rules", GAME)
    assert code == 0
    for word in ("SARAH\u2019S VISION", "players", "scenario", "tower", "figures"):
        assert word in out
