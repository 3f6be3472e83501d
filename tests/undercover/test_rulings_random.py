"""Steps, tiles and points recomputed from the positions of random games (step 4, U20 to U27)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from tests.plain import plain
from tests.undercover.positions import (
    WHEEL,
    Deal,
    SecretGame,
    colour_of,
    named,
    opposite,
    outcome,
    play,
)

GAMES: list[dict[str, object]] = [
    {},
    {"players": 3},
    {"players": 4},
    {"players": 4, "plain_spaces": 1},
    {"players": 3, "plain_spaces": 3, "first_round_scores": "off", "piles_show": "mixed"},
    {"players": 2, "removed_hqs": "random", "piles_show": "official"},
]


def steps_of(before: Mapping[str, Any], cell: str) -> Counter[str]:
    """The steps for the active tile on a cell."""
    active = before["active"]
    column, row = (int(part) for part in cell.split(","))
    steps: Counter[str] = Counter()
    own = colour_of(active["tile"])
    if own is not None:
        steps[own] += 2 if active["turned"] else 1
    for across, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        neighbour = before["table"].get(f"{column + across},{row + down}")
        colour = None if neighbour is None else colour_of(neighbour)
        if colour is not None:
            steps[colour] += 1
    return steps


def reached(before: Mapping[str, Any], colour: str, steps: int) -> int:
    """Where an employee gets to, space by space."""
    players, mover = before["players"], before["to_move"]
    plain: int = before["options"].get("plain_spaces", 6)
    here: int = players[mover]["employees"][colour]
    if steps == 0 or here > plain:
        return here
    taken = [player["employees"][colour] for seat, player in players.items() if seat != mover]
    space = here
    for _ in range(steps):
        space += 1
    while space in taken:
        space += 1
    if space <= plain + 5:
        return space
    space = plain + 5
    while space in taken:
        space -= 1
    return space


def expected_employees(before: Mapping[str, Any], decision: str) -> dict[str, int]:
    """Where the mover's employees stand after a tile is placed."""
    standing = dict(before["players"][before["to_move"]]["employees"])
    first_turn = before["round"] == 1
    quiet = first_turn and before["options"].get("first_round_scores") == "off"
    if decision.startswith("place corner") or quiet:
        return standing
    steps = steps_of(before, decision.split()[-1])
    return {colour: reached(before, colour, steps[colour]) for colour in WHEEL}


def held_tiles(position: Mapping[str, Any], seat: str) -> dict[str, int]:
    """The tiles on whose spaces a player's employees stand."""
    plain = position["options"].get("plain_spaces", 6)
    employees = position["players"][seat]["employees"]
    return {
        colour: position["points"][colour][employees[colour] - plain - 1]
        for colour in WHEEL
        if employees[colour] > plain
    }


def check_placing(before: SecretGame, decision: str, after: SecretGame) -> None:
    was, now = plain(before.position()), plain(after.position())
    mover = was["to_move"]
    assert now["players"][mover]["employees"] == expected_employees(was, decision), decision
    for seat, player in now["players"].items():
        assert player["tiles"] == held_tiles(now, seat)
        if seat != mover:
            assert player == was["players"][seat]
    cell = decision.split()[-1]
    assert cell not in was["table"]
    assert named(now["table"][cell]) == named(was["active"]["tile"])
    assert now["players"][mover]["folder"] == cell
    assert set(now["table"]) == {*was["table"], cell}


def check_end(game: SecretGame) -> None:
    position = plain(game.position())
    ended = outcome(game)
    assert ended is not None
    expected = {}
    for seat, player in position["players"].items():
        held = held_tiles(position, seat)
        expected[seat] = sum(held.values()) + held.get(opposite(player["colour"]), 0)
    assert ended[2] == expected
    assert set(ended[0]) <= {seat for seat in expected if expected[seat] == max(expected.values())}
    assert ended[0]
    # Nobody ended it earlier, and everyone had as many turns.
    assert position["to_move"] == "first"
    most = max(len(held_tiles(position, seat)) for seat in expected)
    assert (ended[1] == "six_tiles") == (most == 6)
    assert ended[1] in ("six_tiles", "round_cap", "no_progress")


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_random_games_move_the_employees_as_recomputed_U22(deal: Deal, number: int) -> None:
    for seed in range(3):
        chance = random.Random(1000 * number + seed)
        game = deal(GAMES[number], seed=seed)
        placed = 0
        while game.actor is not None:
            texts = game.decisions()
            assert texts
            decision = chance.choice(texts)
            after = play(game, decision)
            if decision.startswith("place"):
                check_placing(game, decision, after)
                placed += 1
            game = after
        assert placed == len(game.seats) * (plain(game.position())["round"] - 1)
        check_end(game)
