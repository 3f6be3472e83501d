"""Rulings on the end of the game, its points and its ties (U10, U26 to U30)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Unpack

import msgspec
import pytest

from safehouse.engine.game_file import GameFile, game_file_of
from safehouse.games.errors import Refused
from safehouse.games.state import State
from tests.plain import plain
from tests.undercover.positions import (
    SEATS,
    WHEEL,
    Deal,
    Game,
    Load,
    Words,
    beside,
    choices,
    is_refused,
    opposite,
    outcome,
    play,
    position,
    scores,
    spaces,
    tiles,
    winners,
)

ALL_ON_7 = ", ".join(f"{colour} 7" for colour in WHEEL)
FIVE_ON_7 = "red 5, " + ", ".join(f"{colour} 7" for colour in WHEEL[1:])
"""Two red steps are missing."""

TWO_STEPS = ("take pile 1", "keep", "place 0,-1")


def rest_of_the_round(game: Game) -> list[str]:
    """Who decides until the next round or the end of the game."""
    movers = []
    round_ = plain(game.position())["round"]
    while game.actor is not None and plain(game.position())["round"] == round_:
        movers.append(game.actor)
        game = play(game, game.decisions()[0])
    return list(dict.fromkeys(movers))


# Six tiles


def test_six_tiles_of_the_last_player_end_the_game_at_once_U26(load: Load) -> None:
    game = load(
        employees={"second": FIVE_ON_7}, to_move="second", pile_1="orange/red; ...", round=9
    )
    game = play(game, "take pile 1", "keep")
    assert outcome(game) is None
    game = play(game, "place 0,-1")
    assert len(tiles(game, "second")) == 6
    ended = outcome(game)
    assert ended is not None
    assert ended[:2] == (["second"], "six_tiles")
    assert game.actor is None


def test_the_round_is_finished_after_six_tiles_U26(load: Load) -> None:
    game = load(employees={"first": FIVE_ON_7}, pile_1="orange/red; ...", round=9)
    game = play(game, *TWO_STEPS)
    assert len(tiles(game, "first")) == 6
    assert outcome(game) is None
    assert game.actor == "second"
    game = play(game, "take joker", "place 3,0")
    assert outcome(game) is not None
    assert spaces(game, "second") == {"yellow": 1}


@pytest.mark.parametrize(
    ("players", "finisher"), [(players, seat) for players in (3, 4) for seat in SEATS[:players]]
)
def test_all_have_had_the_same_number_of_turns_U26(load: Load, players: int, finisher: str) -> None:
    game = load(
        players=players,
        colours=" ".join(("red", "orange", "violet", "blue")[:players]),
        employees={finisher: FIVE_ON_7},
        to_move=finisher,
        pile_1="orange/red; ...",
    )
    game = play(game, *TWO_STEPS)
    left = list(SEATS[SEATS.index(finisher) + 1 : players])
    assert rest_of_the_round(game) == left
    while game.actor is not None:
        assert plain(game.position())["round"] == 1
        game = play(game, game.decisions()[0])
    assert outcome(game) is not None


def test_five_tiles_end_nothing_U26(load: Load) -> None:
    game = load(
        employees={"second": "red 4, " + FIVE_ON_7.split(", ", 1)[1]},
        to_move="second",
        pile_1="orange/red; ...",
    )
    game = play(game, *TWO_STEPS)
    assert len(tiles(game, "second")) == 5
    assert outcome(game) is None
    assert game.actor == "first"
    assert plain(game.position())["round"] == 2


def test_a_later_player_may_still_win_the_last_round_U26(load: Load) -> None:
    game = load(
        employees={
            "first": FIVE_ON_7,
            "second": "red 11, orange 11, yellow 11, green 11, blue 11, violet 6",
        },
        pile_1="orange/red; red/violet; ...",
    )
    game = play(game, *TWO_STEPS, "take pile 1", "keep", "place -1,0")
    assert tiles(game, "second")["violet"] == 5
    # Second has 8 in five rows, the blue one twice, and 5.
    assert outcome(game) == (["second"], "six_tiles", {"first": 28, "second": 53})


def test_nothing_is_decided_after_the_end_U26(load: Load) -> None:
    game = load(employees={"first": ALL_ON_7}, pile_1="orange/red; ...")
    assert outcome(game) is not None
    assert game.actor is None
    assert choices(game) == set()
    for text in ("take pile 1", "take joker", "keep"):
        assert is_refused(game, text)


def test_six_tiles_in_the_middle_of_a_round_let_it_go_on_U26(load: Load) -> None:
    game = load(employees={"first": ALL_ON_7}, to_move="second", pile_1="orange/red; ...")
    assert outcome(game) is None
    assert game.actor == "second"


# Points


@pytest.mark.parametrize("own", WHEEL)
def test_the_tile_of_the_opposite_colour_counts_double_U10(load: Load, own: str) -> None:
    rows = ("4 5 6 7 8", "5 6 7 8 4", "6 7 8 4 5", "7 8 4 5 6", "8 4 5 6 7", "4 6 5 8 7")
    game = load(
        colours=f"{own} {beside(own, 1)}",
        employees={"first": ALL_ON_7},
        points=", ".join(f"{colour} {row}" for colour, row in zip(WHEEL, rows, strict=True)),
    )
    values = {"red": 4, "orange": 5, "yellow": 6, "green": 7, "blue": 8, "violet": 4}
    assert scores(game) == {"first": 34 + values[opposite(own)], "second": 0}


def test_points_are_the_sum_of_the_tiles_U27(load: Load) -> None:
    game = load(
        employees={"first": ALL_ON_7, "second": "red 11, yellow 9, blue 8"},
    )
    # Second plays orange, so blue counts twice.
    assert outcome(game) == (["first"], "six_tiles", {"first": 28, "second": 8 + 6 + 2 * 5})


def test_an_empty_segment_counts_nothing_U27(load: Load) -> None:
    game = load(employees={"first": ALL_ON_7, "second": "red 6, blue 5, green 3"})
    assert scores(game) == {"first": 28, "second": 0}


def test_most_points_win_and_not_six_tiles_U27(load: Load) -> None:
    game = load(employees={"first": ALL_ON_7, "second": "red 11, orange 11, green 11, blue 11"})
    assert outcome(game) == (["second"], "six_tiles", {"first": 28, "second": 40})


@pytest.mark.parametrize(("space", "points", "ahead"), [(11, 29, "second"), (9, 27, "first")])
def test_one_point_more_is_enough_U27(load: Load, space: int, points: int, ahead: str) -> None:
    game = load(
        employees={
            "first": ALL_ON_7,
            "second": f"red 10, orange 10, yellow 10, green {space}",
        }
    )
    assert outcome(game) == ([ahead], "six_tiles", {"first": 28, "second": points})


# Ties

# Both have 32 points: tiles of 4 and 5 in turn, the own enemy colour among the fives.
TIED = {
    "first": "red 7, orange 8, yellow 7, green 8, blue 7, violet 8",
    "second": "red 8, orange 7, yellow 8, green 7, blue 8, violet 7",
}


def test_equal_players_share_the_win_U28(load: Load) -> None:
    game = load(employees=TIED)
    assert outcome(game) == (["first", "second"], "six_tiles", {"first": 32, "second": 32})


@pytest.mark.parametrize("ahead", ["first", "second"])
def test_more_employees_in_the_rightmost_column_win_a_tie_U28(load: Load, ahead: str) -> None:
    # The value 5 lies at the end of one row, so that its owner stands further to the right.
    if ahead == "second":
        moved, points = {"second": TIED["second"].replace("red 8", "red 11")}, "red 4 8 6 7 5"
    else:
        moved = {"first": TIED["first"].replace("orange 8", "orange 11")}
        points = "orange 4 8 6 7 5"
    game = load(employees=TIED | moved, points=points)
    assert outcome(game) == ([ahead], "six_tiles", {"first": 32, "second": 32})


@pytest.mark.parametrize(
    ("violet", "yellow", "ahead"), [(10, 9, "first"), (9, 10, "second"), (10, 10, "both")]
)
def test_equal_there_the_next_column_decides_U28(
    load: Load, violet: int, yellow: int, ahead: str
) -> None:
    # Both have an employee in column 11, and fives lie where the violet and the yellow one stand.
    five = {9: "4 6 5 8 7", 10: "4 8 6 5 7"}
    game = load(
        employees={
            "first": f"red 7, orange 11, yellow 7, green 8, blue 7, violet {violet}",
            "second": f"red 11, orange 7, yellow {yellow}, green 7, blue 8, violet 7",
        },
        points=f"red 4 8 6 7 5, orange 4 8 6 7 5, violet {five[violet]}, yellow {five[yellow]}",
    )
    expected = ["first", "second"] if ahead == "both" else [ahead]
    assert outcome(game) == (expected, "six_tiles", {"first": 32, "second": 32})


def test_one_column_further_right_beats_many_to_the_left_U28(load: Load) -> None:
    # Second holds one tile, worth as much as the two of first; columns 8 and 7 do not matter.
    game = load(
        employees={"first": "red 7, violet 7, yellow 6, blue 6", "second": "red 11"},
        points="red 4 5 6 7 8",
        round=3,
        options={"round_cap": 2},
    )
    assert outcome(game) == (["second"], "round_cap", {"first": 8, "second": 8})


@pytest.mark.parametrize(
    ("first", "second", "ahead"),
    [
        ("red 7, orange 5", "orange 7, red 4", ["first"]),
        ("red 7, orange 4", "orange 7, red 5", ["second"]),
        ("red 7, orange 1", "orange 7", ["first"]),
        ("red 7", "orange 7, red 1", ["second"]),
        ("red 7, orange 4", "orange 7, red 4", ["first", "second"]),
        ("red 7, orange 4, blue 2", "orange 7, red 4, blue 3", ["second"]),
        ("", "", ["first", "second"]),
        ("blue 6", "blue 5, red 5, green 5, orange 5", ["first"]),
        ("blue 6, red 1", "green 6, red 2", ["second"]),
    ],
)
def test_plain_columns_decide_too_U28(
    load: Load, first: str, second: str, ahead: list[str]
) -> None:
    game = load(employees={"first": first, "second": second}, round=3, options={"round_cap": 2})
    assert winners(game) == ahead


def test_columns_are_compared_among_the_tied_only_U28(load: Load) -> None:
    employees = TIED | {"third": "red 11, orange 11, yellow 11"}
    game = load(players=3, employees=employees)
    assert scores(game) == {"first": 32, "second": 32, "third": 24}
    assert winners(game) == ["first", "second"]
    game = load(
        players=3,
        employees=employees | {"second": TIED["second"].replace("red 8", "red 10")},
        points="red 4 8 6 5 7",
    )
    assert scores(game) == {"first": 32, "second": 32, "third": 23}
    assert winners(game) == ["second"]


def test_a_tie_of_three_narrows_down_to_those_who_stay_equal_U28(load: Load) -> None:
    words = {"first": "red 7, blue 5", "second": "orange 7, red 5", "third": "yellow 7, red 4"}
    game = load(players=3, employees=words, round=3, options={"round_cap": 2})
    assert winners(game) == ["first", "second"]
    words["third"] = "yellow 7, orange 5"
    game = load(players=3, employees=words, round=3, options={"round_cap": 2})
    assert winners(game) == ["first", "second", "third"]


def test_four_players_can_share_the_win_U28(load: Load) -> None:
    game = load(players=4, round=3, options={"round_cap": 2})
    assert outcome(game) == (list(SEATS), "round_cap", dict.fromkeys(SEATS, 0))


# The guard


def test_the_game_ends_after_round_60_U29(load: Load) -> None:
    game = load(
        round=60,
        to_move="second",
        employees={"first": "red 7", "second": "orange 6"},
        pile_1="orange/red; ...",
    )
    assert outcome(game) is None
    game = play(game, *TWO_STEPS)
    assert outcome(game) == (["first"], "round_cap", {"first": 4, "second": 0})
    assert game.actor is None
    assert choices(game) == set()


def test_round_60_is_played_to_its_end_U29(load: Load) -> None:
    game = play(load(round=60, pile_1="orange/red; ..."), *TWO_STEPS)
    assert game.actor == "second"
    assert outcome(game) is None


def test_round_59_does_not_end_the_game_U29(load: Load) -> None:
    game = load(round=59, to_move="second", pile_1="orange/red; ...")
    game = play(game, *TWO_STEPS)
    assert outcome(game) is None
    assert (game.actor, plain(game.position())["round"]) == ("first", 60)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("cap", [1, 7])
def test_the_guard_can_be_set_U29(load: Load, players: int, cap: int) -> None:
    game = load(players=players, round=cap, options={"round_cap": cap}, pile_1="orange/red; ...")
    movers = rest_of_the_round(game)
    assert movers == list(SEATS[:players])
    while game.actor is not None:
        game = play(game, game.decisions()[0])
    ended = outcome(game)
    assert ended is not None
    assert ended[1] == "round_cap"
    assert plain(game.position())["round"] == cap + 1


# Standoffs


def in_standoff(players: int) -> dict[str, str]:
    """All employees but the red ones have taken their tiles."""
    return {
        seat: ", ".join(f"{colour} {space}" for colour in WHEEL[1:])
        for space, seat in enumerate(SEATS[:players], 7)
    }


def standoff(load: Load, **words: Unpack[Words]) -> Game:
    """Nobody moves any more who does not meet red."""
    words["employees"] = in_standoff(words.get("players", 2))
    return load(**words)


def without_red(game: Game) -> Game:
    """A whole round in which nobody meets anything red, so that nobody moves."""
    round_ = plain(game.position())["round"]
    while game.actor is not None and plain(game.position())["round"] == round_:
        mover = game.actor
        before = spaces(game, mover)
        for decisions in turns(game):
            after = play(game, *decisions)
            if spaces(after, mover) == before:
                game = after
                break
        else:
            raise AssertionError("somebody had to move")
    return game


def turns(game: Game) -> Iterator[tuple[str, ...]]:
    """All whole turns that a player can take."""
    mover = game.actor
    for decision in game.decisions():
        after = play(game, decision)
        if after.actor == mover and "active" in plain(after.position()):
            yield from ((decision, *rest) for rest in turns(after))
        else:
            yield (decision,)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("limit", [1, 3])
def test_rounds_without_a_moved_employee_end_the_game_U30(
    load: Load, players: int, limit: int
) -> None:
    game = standoff(load, players=players, round=20, options={"no_progress": limit})
    for rounds in range(1, limit + 1):
        assert outcome(game) is None
        game = without_red(game)
        assert (plain(game.position())["round"], plain(game.position())["last_advance"]) == (
            20 + rounds,
            19,
        )
    ended = outcome(game)
    assert ended is not None
    assert ended[1] == "no_progress"
    assert ended[0] == winners(game)
    assert game.actor is None
    assert choices(game) == set()


def test_a_moved_employee_begins_the_count_anew_U30(load: Load) -> None:
    game = standoff(load, round=20, last_advance=18, options={"no_progress": 3})
    mover = game.actor
    assert mover is not None
    moves = next(turn for turn in turns(game) if spaces(play(game, *turn), mover).get("red"))
    game = without_red(play(game, *moves))
    assert outcome(game) is None
    assert (plain(game.position())["round"], plain(game.position())["last_advance"]) == (21, 20)


def test_ten_rounds_are_the_limit_if_nothing_is_said_U30(load: Load) -> None:
    assert outcome(standoff(load, round=20, last_advance=10)) is None
    ended = outcome(standoff(load, round=20, last_advance=9))
    assert ended is not None
    assert ended[1] == "no_progress"


def test_the_limit_can_be_switched_off_U30(load: Load) -> None:
    game = standoff(load, round=50, last_advance=1, options={"no_progress": "off"})
    assert outcome(game) is None
    ended = outcome(standoff(load, round=61, last_advance=1, options={"no_progress": "off"}))
    assert ended is not None
    assert ended[1] == "round_cap"


def test_six_tiles_come_before_rounds_without_progress_U30(load: Load) -> None:
    game = load(employees={"first": ALL_ON_7}, round=40, last_advance=3)
    ended = outcome(game)
    assert ended is not None
    assert ended[1] == "six_tiles"


def test_a_first_round_that_does_not_score_is_no_standoff_U30(load: Load) -> None:
    options = {"first_round_scores": "off", "no_progress": 1}
    game = load(last_advance=1, options=options)
    while plain(game.position())["round"] == 1:
        game = play(game, game.decisions()[0])
    assert outcome(game) is None


def test_a_game_begins_with_nobody_standing_still_U30(deal: Deal) -> None:
    assert plain(deal().position())["last_advance"] == 0
    assert plain(deal({"first_round_scores": "off"}).position())["last_advance"] == 1


def test_a_standoff_of_the_first_rules_is_replayed_to_its_end_U30() -> None:
    described = position(employees=in_standoff(2), round=20, options={"no_progress": "off"})
    begin = state = State.from_position(described)
    decisions: list[str] = []
    while state.actor is not None and state.record()[0].rounds < 32:
        mover, before = state.actor, spaces(state, state.actor)
        for turn in turns(state):
            after = state
            for decision in turn:
                after = after.decide(decision)
            if spaces(after, mover) == before:
                break
        decisions += turn
        state = after
    assert state.record()[0].last_advance == 19
    new = game_file_of(begin, decisions, state, seed=None)
    assert list(new.replay())[-1].record().tobytes() == state.record().tobytes()
    # What version 0.1 wrote knew no such option.
    assert new.start is not None
    old = msgspec.structs.replace(new, rules="1", start={**new.start, "options": {}})
    assert list(old.replay())[-1].record().tobytes() == state.record().tobytes()
    with pytest.raises(Refused, match="game is over"):
        list(msgspec.structs.replace(old, rules="2").replay())


@pytest.mark.parametrize("dealt_by", [{"seed": 5}, {"secret": "ab" * 32}])
def test_a_deal_of_the_first_rules_has_no_limit_U30(dealt_by: dict[str, Any]) -> None:
    record = GameFile("undercover", "1", (), options={"round_cap": 9}, **dealt_by)
    options = record.begin().options
    assert plain(options) == {"no_progress": "off", "round_cap": 9}
    later = msgspec.structs.replace(record, rules="2").begin().options
    assert plain(later) == {"round_cap": 9}
    with pytest.raises(Refused, match="rules '0'"):
        msgspec.structs.replace(record, rules="0").begin()
