"""The golden files are what the rules say now, and every game has one."""

from typing import Any

import msgspec
import pytest

from safehouse.engine.perft import perft
from safehouse.games import GAMES
from safehouse.games.state import State
from tests.golden import PLAYTHROUGHS, Playthrough, perft_file, tell
from tests.plain import plain
from tests.reference import sarahs_vision, sleepers, undercover

COUNTED: list[tuple[str, dict[str, Any]]] = [
    (game, counted)
    for game in GAMES
    for counted in msgspec.json.decode(perft_file(game).read_bytes())
]
REFERENCE: dict[str, Any] = {
    "sleepers": sleepers.ReferenceGame,
    "undercover": undercover.ReferenceGame,
    "sarahs_vision": sarahs_vision.ReferenceGame,
}


def name_of(value: object) -> str:
    return value if isinstance(value, str) else str(value["name"])  # type: ignore[index]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_golden_playthroughs(game: str) -> None:
    assert [p for p in PLAYTHROUGHS if p.game == game and p.file.exists()]


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda p: f"{p.game}-{p.name}")
def test_playthrough_is_as_written(playthrough: Playthrough) -> None:
    assert playthrough.file.read_text().splitlines() == list(tell(playthrough))


@pytest.mark.parametrize("game", GAMES)
def test_there_are_at_least_twenty_perft_positions(game: str) -> None:
    assert len([counted for name, counted in COUNTED if name == game]) >= 20


@pytest.mark.parametrize(("game", "counted"), COUNTED, ids=name_of)
def test_number_of_lines_is_as_written(game: str, counted: dict[str, Any]) -> None:
    state = State.from_position(counted["position"])
    assert [perft(state, depth) for depth in range(1, len(counted["lines"]) + 1)] == counted[
        "lines"
    ]


def reference_lines(game: Any, state: State, depth: int) -> int:
    decisions = game.decisions()
    if depth == 1:
        return len(decisions)
    lines = 0
    for decision in decisions:
        after = state.decide(decision)
        if state.game.name == "sarahs_vision":  # where chance says what happens next
            then = game.decide(
                decision, plain(after.position()), plain(after.events())[0].get("held")
            )
        else:
            then = game.decide(decision)
        lines += reference_lines(then, after, depth - 1)
    return lines


@pytest.mark.parametrize(("game", "counted"), COUNTED, ids=name_of)
def test_the_reference_counts_the_same_lines(game: str, counted: dict[str, Any]) -> None:
    """As deep as it is not too slow, which is two decisions or more in most positions."""
    begin = REFERENCE[game].from_position(counted["position"])
    state = State.from_position(counted["position"])
    for depth, lines in enumerate(counted["lines"], 1):
        if depth == 1 or lines <= (300 if game == "sarahs_vision" else 2_000):
            assert reference_lines(begin, state, depth) == lines
