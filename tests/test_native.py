"""Compiled rules: where they are kept, and that they are never older than their sources."""

import math
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import cast

import numpy as np
import pytest

import safehouse
from safehouse.games import GAMES, bits
from safehouse.games.native import cache_folder, native_twin, rebind, rule
from safehouse.games.reach import fingerprint

SOURCE = Path(safehouse.__file__).parent
FOURTH = Path(__file__).parent / "fourth"

KEYS = """
import gc
from safehouse.engine.loops import loops_for
from safehouse.games import GAMES, game_named
from safehouse.games.contract import CONTRACT, _on_first
from safehouse.games.native import KeptCode
from safehouse.games.reach import fingerprint
from safehouse.players import beginner, greedy, search
for game in GAMES:
    for function in CONTRACT.values():
        _on_first(game_named(game).kernel, function)
    loops_for(game_named(game).kernel)
kept = [found for found in gc.get_objects() if type(found) is KeptCode]
for found in kept:
    name = f"{found._function.__module__}:{found._function.__qualname__}"
    print(name, fingerprint(found._function))
"""

DEALING = ("play_games", "play_slots", "step_slots")

WORD = """
import numpy as np
from safehouse.engine.loops import bits_of
print(bits_of(np.uint64(1), 2, 3))
"""


def run(sources: Path, program: str) -> str:
    """What a program prints that uses these sources."""
    place = sources.parent
    environment = {"PYTHONPATH": str(place), "XDG_CACHE_HOME": str(place / "cache")}
    command = [sys.executable, "-c", program]
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, check=True
    ).stdout


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A copy of the package that may be changed."""
    without = shutil.ignore_patterns("web", "__pycache__")
    return Path(shutil.copytree(SOURCE, tmp_path / "safehouse", ignore=without))


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


def keys_of(sources: Path) -> dict[str, str]:
    return dict(line.split() for line in run(sources, KEYS).splitlines())


def test_code_is_compiled_anew_after_what_it_is_made_of_has_changed_and_for_nothing_else(
    sources: Path,
) -> None:
    before = keys_of(sources)
    assert len(before) > 60

    for path in (sources / "games").rglob("*.py"):
        if path.stem in ("drawing", "notation", "lessons", "options"):
            path.write_text(path.read_text() + "\n\nANYTHING = 1\n")
    rules = sources / "games" / "sleepers" / "rules.py"
    rules.write_text("# A comment at the top moves every line.\n" + rules.read_text())
    assert keys_of(sources) == before

    change(sources / "games" / "bits.py", "0x94D049BB133111EB", "0x94D049BB133111ED")
    changed = keys_of(sources)
    for game in GAMES:
        loops = {key for key in before if f":{game}." in key}
        anew = {key for key in loops if changed[key] != before[key]}
        assert {f"safehouse.engine.loops:{game}.{name}" for name in DEALING} <= anew
        assert loops - anew


NOTES = """
from safehouse.games import GAMES
from safehouse.players.compiling import RULES, Part, is_compiled, note_compiled
for game in GAMES:
    print(game, is_compiled(Part(game, RULES)))
    note_compiled(Part(game, RULES))
"""


def test_what_is_noted_as_compiled_is_what_need_not_be_compiled(sources: Path) -> None:
    """In a game of somebody else too."""
    shutil.copytree(FOURTH, sources.parent, dirs_exist_ok=True)

    def noted() -> set[str]:
        answers = dict(line.split() for line in run(sources, NOTES).splitlines())
        assert answers.keys() == {*GAMES, "trapped"}
        return {game for game, is_noted in answers.items() if is_noted == "True"}

    assert noted() == set()
    games = {*GAMES, "trapped"}
    drawing = sources / "games" / "sleepers" / "drawing.py"
    drawing.write_text(drawing.read_text() + "\n\nANYTHING = 1\n")
    assert noted() == games
    change(sources.parent / "trapped" / "rules.py", "return 1.0 if", "return 0.5 if")
    assert noted() == {*GAMES}
    change(sources / "games" / "bits.py", "0x94D049BB133111EB", "0x94D049BB133111ED")
    assert noted() & {*GAMES} == set()


def test_compiled_code_sees_a_constant_that_has_changed_far_away(sources: Path) -> None:
    first = run(sources, WORD)
    kept = list((sources.parent / "cache").rglob("bits_of-*"))
    assert run(sources, WORD) == first
    assert list((sources.parent / "cache").rglob("bits_of-*")) == kept
    change(sources / "games" / "bits.py", "0x9E3779B97F4A7C15", "0x9E3779B97F4A7C17")
    assert run(sources, WORD) != first
    assert len(list((sources.parent / "cache").rglob("bits_of-*"))) == 2


UNTIL_NATIVE = """
import numpy as np
from safehouse import games
games.patient = True
from safehouse.engine.loops import bits_of
from safehouse.games import written

def word():
    return int(bits_of(np.uint64(1), 2, 3)), bool(bits_of._compiled.overloads)

print(*word())
with written.loading():
    print(*word())
print(*word())
"""


def test_a_patient_process_runs_what_is_written_until_somebody_loads_it(sources: Path) -> None:
    native = run(sources, WORD).strip()
    assert run(sources, UNTIL_NATIVE).splitlines() == [
        f"{native} False",
        f"{native} True",
        f"{native} True",
    ]


def test_what_nobody_has_loaded_is_native_too_once_everything_is(sources: Path) -> None:
    program = UNTIL_NATIVE.replace("with written.loading():", "if written.go_native() is None:")
    assert [line.split()[1] for line in run(sources, program).splitlines()] == [
        "False",
        "True",
        "True",
    ]


TABLE = np.arange(4)
FACTOR = 2


def far(x: int) -> int:
    return x * FACTOR + int(TABLE[0])


near = rule(rebind(far, {}, "near"))


def entry_point(x: int, more: int = 1) -> int:
    """Calls something that calls something."""
    return near(x) + bits.number(more)


def key_with(function: Callable[..., object], **names: object) -> str:
    return fingerprint(cast(FunctionType, rebind(function, names, "test")))


def test_everything_that_code_is_made_of_is_in_its_key() -> None:
    plain = key_with(far)
    assert key_with(far, FACTOR=2, TABLE=np.arange(4), math=math) == plain
    others = {
        plain,
        key_with(far, FACTOR=3),
        key_with(far, FACTOR=2.0),
        key_with(far, FACTOR=True),
        key_with(far, FACTOR=np.int64(2)),
        key_with(far, FACTOR=(2,)),
        key_with(far, TABLE=np.array([0, 1, 2, 4])),
        key_with(far, TABLE=np.arange(4).reshape(2, 2)),
        key_with(far, TABLE=np.arange(4, dtype=np.uint64)),
        key_with(entry_point),
        key_with(entry_point, near=rebind(far, {"FACTOR": 3}, "near")),
        key_with(entry_point, near=rebind(far, {"FACTOR": 4}, "near")),
        key_with(entry_point, bits=math),
    }
    assert len(others) == 13


def test_what_a_function_closes_over_is_in_its_key() -> None:
    def closing_over(value: int) -> FunctionType:
        return cast(FunctionType, lambda: value)

    assert fingerprint(closing_over(1)) == fingerprint(closing_over(1))
    assert fingerprint(closing_over(1)) != fingerprint(closing_over(2))


def test_what_takes_the_place_of_a_function_in_native_code_is_in_its_key() -> None:
    replaced, left_alone = (rebind(far, {}, "near") for _ in range(2))
    assert key_with(entry_point, near=left_alone) == key_with(
        entry_point, near=rebind(far, {}, "near")
    )
    native_twin(of=replaced)(lambda x: lambda x: x)
    assert key_with(entry_point, near=replaced) != key_with(entry_point, near=left_alone)


def test_code_that_uses_what_the_cache_cannot_judge_is_refused() -> None:
    with pytest.raises(TypeError, match="knows nothing about"):
        key_with(far, FACTOR=object())
    with pytest.raises(TypeError, match="knows nothing about"):
        key_with(far, TABLE=[1, 2])


def test_compiled_rules_have_a_place_where_home_cannot_be_written_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    assert cache_folder() == tmp_path / "cache" / "safehouse"
    for nowhere in ("/dev/null/cache", "/proc/cache"):
        monkeypatch.setenv("XDG_CACHE_HOME", nowhere)
        monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
        folder = cache_folder()
        assert folder.parent == tmp_path
        assert folder.stat().st_mode & 0o777 == 0o700
        assert cache_folder() == folder  # which is found again
    # Code that somebody else may have put there is not run.
    folder.chmod(0o777)
    assert cache_folder() != folder
    folder.rename(tmp_path / "theirs")
    (tmp_path / "theirs").chmod(0o700)
    folder.symlink_to(tmp_path / "theirs")
    assert cache_folder() != folder
