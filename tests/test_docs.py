"""What the documentation shows is what happens."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from safehouse.cli import main
from safehouse.games import GAMES, game_named
from safehouse.games.sleepers import planes

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


def page_of(game: str) -> str:
    return (ROOT / "docs" / "games" / f"{game.replace('_', '-')}.md").read_text()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_page(game: str) -> None:
    page = page_of(game)
    for heading in ("Usage", "Decisions", "Options", "End", "Positions", "Planes", "Score"):
        assert f"## {heading}" in page
    for end in game_named(game).ends[1:]:
        assert f"`{end}`" in page


ROW = re.compile(r"^\| (`.+`) \|[^|]*\| (\d[^|]*) \|$", re.MULTILINE)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_game_has_all_its_decisions_with_their_numbers(game: str) -> None:
    """Each row of the table has examples of one verb or several, and where their numbers begin."""
    decisions, page = game_named(game).decisions, page_of(game)
    told = set()
    for examples, numbers in ROW.findall(page.partition("## Decisions")[2].partition("\n## ")[0]):
        verbs = [decisions.parse(text).verb for text in re.findall("`(.+?)`", examples)]
        begins = {int(number) for number in re.findall(r"\d+", numbers)}
        assert {decisions.first[verb] for verb in verbs} <= begins, examples
        told |= set(verbs)
    assert told == set(decisions.verbs)
    assert re.search(rf"\b{decisions.count:,} (numbers|in all)", page)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_game_has_all_its_options(game: str) -> None:
    for name in game_named(game).options.__struct_fields__:
        assert f"| `{name}` |" in page_of(game)


def test_the_page_of_sleepers_has_the_number_of_its_planes() -> None:
    assert f"{planes.NUM_PLANES} planes" in page_of("sleepers")


def test_what_a_new_game_takes_is_counted_rightly() -> None:
    fourth = ROOT / "tests" / "fourth"
    guide = " ".join((ROOT / "CONTRIBUTING.md").read_text().split())

    def lines(pattern: str, count: int) -> int:
        files = [path for path in fourth.rglob(pattern) if path.is_file()]
        assert len(files) == count
        return sum(len(path.read_text().splitlines()) for path in files)

    assert f"in four Python files of {lines('*.py', 4)} lines" in guide
    assert f"two files of texts of {lines('*.ftl', 2)} and" in guide
    assert lines("*.dist-info/*", 2) == 5


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
