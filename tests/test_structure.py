"""The structure of the code: imports point one way, records have no gaps, the wheel works."""

import ast
import os
import subprocess
import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from inspect import signature
from pathlib import Path
from zipfile import ZipFile

import numpy as np
import pytest

from safehouse.games import GAMES, game_named
from safehouse.games.contract import CONTRACT, Concealed

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "safehouse"
MAY_IMPORT = {
    "games": {"games"},
    "engine": {"games", "engine"},
    "players": {"games", "engine", "players"},
    "lab": {"games", "engine", "players", "lab"},
    "texts": {"games", "texts"},
    "lessons": {"games", "lessons"},
    "terminal": {"games", "engine", "players", "lab", "texts", "terminal"},
    "table": {"games", "engine", "table"},
    "server": {"games", "engine", "players", "lessons", "table", "texts", "server"},
}
OUTSIDE_OF_RULES = {"os", "io", "time", "random", "secrets", "socket", "sys", "datetime", "rich"}


def imports_of(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return found


def files_of(room: str) -> list[Path]:
    """The files of a room; the commands that a game brings belong to the command line."""
    return [path for path in (SOURCE / room).rglob("*.py") if path.parent.name != "commands"]


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_arrows_between_rooms_point_one_way(room: str) -> None:
    for path in files_of(room):
        for name in imports_of(path):
            if name.startswith("safehouse."):
                assert name.split(".")[1] in MAY_IMPORT[room], f"{path.name} imports {name}"


def test_every_room_is_held_to_its_arrows() -> None:
    rooms = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    assert rooms == {*MAY_IMPORT, "commands"}  # which may import everything, and nobody imports


def test_the_command_line_loads_nothing_slow_before_a_command_runs() -> None:
    program = "import sys; from safehouse.cli import build_parser; build_parser(); "
    loaded = subprocess.run(
        [sys.executable, "-c", program + "print(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    assert {"safehouse.commands.play", "safehouse.commands.scenario"} <= set(loaded)
    slow = ["numpy", "rich", "litestar", "fluent.runtime", "babel"]
    slow += [f"safehouse.games.{game}" for game in GAMES]
    slow += [f"safehouse.{room}" for room in MAY_IMPORT if room not in ("games", "texts")]
    assert not set(slow) & set(loaded)


def test_a_game_from_another_package_brings_its_own_command(tmp_path: Path) -> None:
    commands = tmp_path / "riddles" / "commands"
    commands.mkdir(parents=True)
    (tmp_path / "riddles" / "__init__.py").write_text("raise AssertionError('not to be imported')")
    (commands / "riddle.py").write_text(
        "HELP, COMPILES = 'tell a riddle', False\n"
        "def arguments(parser): parser.add_argument('word')\n"
        "def run(args): print('What is', args.word)\n"
    )
    about = tmp_path / "riddles-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: riddles\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[safehouse.games]\nriddles = riddles:GAME\n")
    for words, said in ((["riddle", "it?"], "What is it?\n"), (["--help"], "tell a riddle\n")):
        ran = subprocess.run(
            [sys.executable, "-m", "safehouse", *words],
            env={**os.environ, "PYTHONPATH": str(tmp_path)},
            capture_output=True,
            text=True,
        )
        assert ran.returncode == 0, ran.stderr
        assert said in ran.stdout


def test_rules_have_no_clock_no_files_and_no_chance_but_their_own() -> None:
    for path in files_of("games"):
        if path.name == "native.py":  # which compiles the rules, and is none
            continue
        assert not {name.split(".")[0] for name in imports_of(path)} & OUTSIDE_OF_RULES, path


@pytest.mark.parametrize("game", GAMES)
def test_every_kernel_has_every_function_of_the_contract(game: str) -> None:
    kernel = game_named(game).kernel
    for name, declared in CONTRACT.items():
        own = getattr(kernel.functions[name], "py_func", kernel.functions[name])
        assert list(signature(own).parameters)[1:] == list(signature(declared).parameters)[1:]


@pytest.mark.parametrize("game", GAMES)
def test_a_record_has_no_padding(game: str) -> None:
    dtype = game_named(game).kernel.dtype
    assert dtype.fields is not None
    assert sum(field[0].itemsize for field in dtype.fields.values()) == dtype.itemsize


@pytest.mark.parametrize("game", GAMES)
def test_the_types_of_a_record_name_its_fields(game: str) -> None:
    names = game_named(game).kernel.dtype.names
    assert names is not None
    record = import_module(f"safehouse.games.{game}.record").Record
    assert set(record.__annotations__) == {name for name in names if not name.startswith("gap")}


@pytest.mark.parametrize("game", GAMES)
def test_no_field_of_a_record_hides_behind_an_attribute_of_numpy(game: str) -> None:
    names = game_named(game).kernel.dtype.names
    assert names is not None
    assert not [name for name in names if hasattr(np.generic, name)]


BATCH = """
from safehouse.engine.batch import Batch
from safehouse.games import game_named

game = game_named("undercover")
batch = Batch(game.kernel, 4, game.encode(game.read_options({})), seed=1)
batch.play_randomly(10)
masks, actors = batch.look()
assert masks.any(axis=1).all() and (actors >= 0).all()
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "-q", "--disable-pip-version-check"]
    subprocess.run([*pip, "wheel", "--no-deps", "-w", folder, ROOT], check=True)
    return next(folder.glob("safehouse_games-*.whl"))


def test_a_wheel_carries_the_pages_and_their_texts(wheel: Path) -> None:
    """Who installs it needs no Node."""
    with ZipFile(wheel) as files:
        page = files.read("safehouse/web/index.html").decode()
        names = files.namelist()
    assert "<title>Safehouse</title>" in page
    assert any(name.startswith("safehouse/web/assets/") and name.endswith(".br") for name in names)
    assert "safehouse/texts/fr/site.ftl" in names


def test_a_wheel_alone_gives_batches_and_says_what_else_needs(wheel: Path, tmp_path: Path) -> None:
    place = tmp_path / "place"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", place], check=True)
    python = place / "bin" / "python"
    pip = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        str(python),
        "-q",
        "--disable-pip-version-check",
    ]
    constraints = ROOT / "constraints.txt"
    subprocess.run([*pip, "install", "--no-compile", "-c", constraints, wheel], check=True)
    listed = subprocess.run([*pip, "freeze"], capture_output=True, text=True, check=True).stdout
    installed = {line.partition("==")[0].partition(" @")[0] for line in listed.splitlines()}
    core = {"llvmlite", "msgspec", "numba", "numpy", "platformdirs"}
    assert installed == {*core, "safehouse-games"}

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False)

    ran = run(str(python), "-c", BATCH)
    assert ran.returncode == 0, ran.stderr
    for command, extra in ((["serve"], "server"), (["rules", "undercover"], "terminal")):
        ran = run(str(place / "bin" / "safehouse"), *command)
        assert ran.returncode == 2
        sentence = f"; pip install 'safehouse-games[{extra}]' brings it. [missing_extra]\n"
        assert ran.stderr.endswith(sentence)
        assert len(ran.stderr.splitlines()) == 1


def test_only_those_who_conceal_a_record_call_it_concealed() -> None:
    makers = {
        path.relative_to(SOURCE).as_posix()
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == Concealed.__name__
    }
    assert makers == {"games/contract.py", "games/state.py"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["view", "knowledge"])
def test_what_is_shown_is_taken_from_a_concealed_record(game: str, name: str) -> None:
    first, *_ = signature(getattr(game_named(game), name)).parameters.values()
    assert first.annotation is Concealed


def test_a_changed_text_builds_the_client_anew() -> None:
    spec = spec_from_file_location("build", ROOT / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    build = module_from_spec(spec)
    spec.loader.exec_module(build)
    texts = set(SOURCE.rglob("*.ftl"))
    assert len(texts) > 30
    assert texts <= set(build.source_files())


def test_bits_count_members_alike_interpreted_and_native() -> None:
    from numba import njit

    from safehouse.games.bits import size

    native = njit(lambda members: size(members))
    for word in np.random.default_rng(0).integers(0, 2**63, 1000, dtype=np.uint64):
        assert native(word) == size(word) == bin(word).count("1")
