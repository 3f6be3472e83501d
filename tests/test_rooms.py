"""Who may know what: everything that names a game lies in that game's folder, and nowhere else."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from safehouse.games import GAMES, game_named

ROOT = Path(__file__).parents[1]
SUFFIXES = (".py", ".toml", ".ts", ".svelte", ".css", ".html", ".ftl")
GAME = re.compile("|".join([*GAMES, *(game_named(game).title for game in GAMES)]), re.IGNORECASE)


def generic_files() -> Iterator[Path]:
    """Everything of the product that belongs to no game."""
    for folder in (ROOT / "src" / "safehouse", ROOT / "web" / "src"):
        for path in sorted(folder.rglob("*")):
            inside = path.relative_to(folder).parts
            is_games = inside[0] == "games" and len(inside) > 1 and inside[1] in GAMES
            is_built = folder.name == "safehouse" and inside[0] == "web"
            if path.suffix in SUFFIXES and not is_games and not is_built:
                yield path
    yield ROOT / "web" / "build.py"
    yield ROOT / "hatch_build.py"


def test_no_generic_file_names_a_game() -> None:
    found = {
        f"{path.relative_to(ROOT)}:{number}"
        for path in generic_files()
        if not path.name.endswith(".test.ts")
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if GAME.search(line)
    }
    assert found == set()


def test_the_search_for_names_finds_them() -> None:
    assert len(list(generic_files())) > 150
    assert GAME.search('    if game == "sleepers":')
    assert GAME.search("In Sarah's Vision it is the tower.")


ROOMS = ("record", "decisions", "rules", "memory", "view", "sayings", "players", "position")
MORE_ROOMS = ("options", "drawing", "lessons", "texts", "planes", "evaluation", "reasons")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_rooms(game: str) -> None:
    folder = ROOT / "src" / "safehouse" / "games" / game
    there = {path.stem for path in folder.iterdir()}
    assert {*ROOMS, *MORE_ROOMS} <= there


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_rooms_in_the_browser(game: str) -> None:
    there = {path.name for path in (ROOT / "web" / "src" / "games" / game).iterdir()}
    rooms = {"Board.svelte", "Picture.svelte", "face.ts", "types.ts", "view.ts", "reasons.ts"}
    assert rooms | {f"Rules.{language}.svelte" for language in ("en", "de", "fr")} <= there
