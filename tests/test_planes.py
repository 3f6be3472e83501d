"""Planes for learning say what the seat that decides knows: the same as its knowledge in words."""

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from safehouse.games.sarahs_vision import planes as rows_of_vision
from safehouse.games.sarahs_vision.effects import LOCATIONS
from safehouse.games.sleepers import planes as planes_of_sleepers
from safehouse.games.sleepers.board import HEXES
from safehouse.games.sleepers.tiles import KINDS
from safehouse.games.undercover import planes as rows_of_undercover
from safehouse.games.undercover.material import COLOURS
from tests.effort import times
from tests.examples import random_states
from tests.plain import plain

Planes = NDArray[np.uint8]


def observed(game: str) -> Iterator[tuple[Any, str, list[str], Planes]]:
    """What a seat knows in words, the seat, all seats beginning with it, and its planes."""
    for state in random_states(game, total=times(140)):
        seat = state.actor if state.actor in state.seats else state.seats[0]
        known, first = state.known_to(seat), state.seats.index(seat)
        seats = [*state.seats[first:], *state.seats[:first]]
        planes = state.game.kernel.observe(known.record(), state.game.seat_number(seat))
        yield plain(known.describe()), seat, seats, planes


def test_planes_of_sleepers_have_the_hand_and_all_agents_that_are_known() -> None:
    rooms = planes_of_sleepers
    agents = 0
    for known, seat, _, planes in observed("sleepers"):
        for number, kind in enumerate(KINDS):
            held = known["hands"][seat].count(kind)
            assert (planes[rooms.MY_HAND + number] == held).all()
            for first, owner, face in (
                (rooms.MY_ACTIVE, True, "up"),
                (rooms.MY_SLEEPERS, True, "down"),
                (rooms.THEIR_ACTIVE, False, "up"),
                (rooms.THEIR_SEEN_SLEEPERS, False, "down"),
            ):
                there = {
                    hex
                    for hex, agent in known["board"].items()
                    if (agent["owner"] == seat) is owner
                    and (agent["face"], agent["kind"]) == (face, kind)
                }
                assert {HEXES[i] for i in np.flatnonzero(planes[first + number])} == there
                agents += len(there)
    assert agents > 0


def test_rows_of_undercover_have_everybodys_employees_with_ones_own_first() -> None:
    moved = 0
    for known, _, seats, planes in observed("undercover"):
        for place, seat in enumerate(seats):
            player, row = known["players"][seat], planes[rows_of_undercover.TILE_ROWS + place]
            employees = [player["employees"][colour] for colour in COLOURS]
            assert row[:6].tolist() == employees
            assert row[13 + COLOURS.index(player["colour"])] == 1
            moved += sum(employees)
    assert moved > 0


def test_rows_of_sarahs_vision_have_the_city_and_the_events_that_nobody_has_seen() -> None:
    dangers = 0
    for known, _, _, planes in observed("sarahs_vision"):
        danger = [known["danger"].get(location, 0) for location in LOCATIONS]
        assert planes[rows_of_vision.CITY, :9].tolist() == danger
        unseen = np.flatnonzero(planes[rows_of_vision.UNSEEN]) + 1
        assert unseen.tolist() == known["unseen"]
        dangers += sum(danger)
    assert dangers > 0
