"""What the documentation shows is what happens."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from safehouse.cli import main
from safehouse.games import GAMES, game_named
from safehouse.games.sleepers import decisions, planes
from safehouse.games.sleepers.options import Options

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text()


def test_the_examples_in_python_in_the_readme_are_true() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted >= 10
    assert result.failed == 0


CONSOLE = re.findall(r"^\$ (safehouse .*)\n(.*)$", README, re.MULTILINE)


@pytest.mark.parametrize(("command", "answer"), CONSOLE)
def test_the_commands_in_the_readme_answer_as_shown(
    command: str, answer: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = shlex.split(command.partition(" | ")[0])
    assert main(words[1:]) == 0
    assert capsys.readouterr().out.startswith(answer)


def test_there_are_commands_in_the_readme() -> None:
    assert len(CONSOLE) >= 2


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_page(game: str) -> None:
    page = (ROOT / "docs" / "games" / f"{game.replace('_', '-')}.md").read_text()
    for heading in ("Usage", "Decisions", "Options", "End", "Positions", "Planes", "Score"):
        assert f"## {heading}" in page
    for end in game_named(game).ends[1:]:
        assert f"`{end}`" in page


def test_the_page_of_sleepers_has_the_numbers_of_the_code() -> None:
    page = (ROOT / "docs" / "games" / "sleepers.md").read_text()
    for name in Options.__struct_fields__:
        assert f"| `{name}` |" in page
    assert f"{decisions.DECISIONS.count:,} numbers" in page
    for first in (decisions.JUMP, decisions.RECRUIT, decisions.MOVE):
        assert f"{first} + " in page
    assert f"{planes.NUM_PLANES} planes" in page


def test_every_dependency_has_its_reason() -> None:
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    reasons = (ROOT / "docs" / "dependencies.md").read_text()
    wanted = project["project"]["dependencies"] + project["dependency-groups"]["dev"]
    for extra in project["project"]["optional-dependencies"].values():
        wanted += extra
    for requirement in wanted:
        name = re.split(r"[<>=\[]", requirement)[0]
        assert name in reasons, f"{name} has no reason in docs/dependencies.md"
