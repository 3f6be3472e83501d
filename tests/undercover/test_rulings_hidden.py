"""What everyone may know, what nobody can, and what a strict memory forgets (U5, U14 to U24)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.plain import plain
from tests.undercover.positions import (
    AGENTS,
    WHEEL,
    Deal,
    LoadSecret,
    SecretGame,
    happened,
    named,
    outcome,
    play,
    sides,
    viewers,
)

STRICT: dict[str, object] = {"memory": "strict"}
TWO_STEPS = ("take pile 1", "keep", "place 0,-1")
ALL_ON_7 = ", ".join(f"{colour} 7" for colour in WHEEL)


def everything_shown(game: SecretGame) -> list[Mapping[str, Any]]:
    """What each viewer sees and knows now."""
    return [look(seat) for seat in viewers(game) for look in (game.view, game.knowledge)]


# Other sides and piles


def test_the_other_side_of_an_agent_never_turned_is_secret_from_everyone_U18(
    load_secret: LoadSecret,
) -> None:
    game = load_secret("3,0 yellow/orange; 0,-1 red/violet official", pile_1="orange/red; ...")
    for shown in everything_shown(game):
        assert named(shown["table"]["3,0"]) == "?/orange undercover"
        assert named(shown["table"]["0,-1"]) == "red/? official"
        assert named(shown["piles"][0][0]) == "?/red undercover"


def test_both_sides_of_a_turned_agent_are_known_to_everyone_U18(load_secret: LoadSecret) -> None:
    game = load_secret("3,0 yellow/orange seen", pile_1="red/orange; ...")
    game = play(game, "take pile 1", "turn")
    for shown in everything_shown(game):
        assert named(shown["table"]["3,0"]) == "yellow/orange undercover seen"
        assert named(shown["active"]["tile"]) == "red/orange official seen"
    game = play(game, "place 0,-1")
    for shown in everything_shown(game):
        assert named(shown["table"]["0,-1"]) == "red/orange official seen"


def test_a_turned_agent_stays_known_when_it_is_taken_again_U18(load_secret: LoadSecret) -> None:
    game = load_secret("3,0 yellow/orange seen; 0,-1 red/violet")
    for cell, expected in (
        ("3,0", "yellow/orange undercover seen"),
        ("0,-1", "?/violet undercover"),
    ):
        taken = play(game, f"take {cell}")
        for shown in everything_shown(taken):
            assert named(shown["active"]["tile"]) == expected


def test_nobody_looks_before_turning_U18(load_secret: LoadSecret) -> None:
    game = load_secret(pile_1="red/orange; ...")
    for text in ("take pile 1", "keep", "place 0,-1"):
        game = play(game, text)
        for shown in everything_shown(game):
            tile = shown["table"]["0,-1"] if "active" not in shown else shown["active"]["tile"]
            assert named(tile) == "?/orange undercover"


@pytest.mark.parametrize("piles_show", ["undercover", "official", "mixed"])
def test_below_the_top_a_pile_is_secret_from_everyone_U14(deal: Deal, piles_show: str) -> None:
    game = deal({"piles_show": piles_show}, seed=3)
    hidden = "?" if piles_show == "mixed" else piles_show
    for shown in everything_shown(game):
        for pile in shown["piles"]:
            assert len(pile) == 6
            assert "?" in (pile[0]["official"], pile[0]["undercover"])
            assert pile[0][pile[0]["shows"]] in WHEEL
            for agent in pile[1:]:
                assert agent == {"official": "?", "undercover": "?", "shows": hidden}


def test_a_new_top_is_seen_at_once_U14(load_secret: LoadSecret) -> None:
    game = load_secret(pile_1="orange/red; yellow/orange; ...")
    game = play(game, "take pile 1")
    for shown in everything_shown(game):
        assert named(shown["piles"][0][0]) == "?/orange undercover"
        assert len(shown["piles"][0]) == 5
        assert sides(shown["piles"][0][1]) == "?/?"
    for seat in viewers(game):
        (reveal,) = happened(game, seat, "reveal")
        assert reveal["pile"] == 1
        assert named(reveal["tile"]) == "?/orange undercover"


def test_a_blind_draw_is_shown_to_all_and_its_pile_stays_secret_U19(
    load_secret: LoadSecret,
) -> None:
    game = load_secret(
        "8,8 joker",
        spent_jokers="first",
        pile_1="yellow/green; ...; red/violet",
        pile_2="blue/green; ...",
    )
    for shown in everything_shown(game):
        assert sides(shown["piles"][0][-1]) == "?/?"
    game = play(game, "draw bottom 1")
    for shown in everything_shown(game):
        assert named(shown["active"]["tile"]) == "?/violet undercover"
        assert sides(shown["piles"][0][0]) == "?/green"
        assert {sides(agent) for agent in shown["piles"][0][1:]} == {"?/?"}
    for seat in viewers(game):
        (take,) = happened(game, seat, "take")
        assert take["source"] == "bottom 1"
        assert named(take["tile"]) == "?/violet undercover"
        assert happened(game, seat, "reveal") == []


def test_an_agent_kept_is_told_without_its_other_side_U18(load_secret: LoadSecret) -> None:
    game = play(load_secret(pile_1="red/orange; ..."), "take pile 1")
    for seat in viewers(game):
        (take,) = happened(game, seat, "take")
        assert named(take["tile"]) == "?/orange undercover"
    for memory in ("assisted", "strict"):
        game = load_secret(pile_1="red/orange; ...", options={"memory": memory})
        game = play(game, "take pile 1", "turn")
        for seat in viewers(game):
            (flip,) = happened(game, seat, "flip")
            assert sides(flip["tile"]) == "red/orange"


def test_everyone_knows_the_same_U14(deal: Deal) -> None:
    game = deal({"players": 3}, seed=5)
    for number in range(30):
        texts = game.decisions()
        game = play(game, texts[number * 7 % len(texts)])
        first, *others = everything_shown(game)
        assert all(other == first for other in others)
        told = [plain(game.events(seat)) for seat in viewers(game)]
        assert all(events == told[0] for events in told)


@pytest.mark.parametrize("memory", ["assisted", "strict"])
def test_positions_that_differ_in_secrets_look_alike_until_the_agent_is_turned_U18(
    load_secret: LoadSecret, memory: str
) -> None:
    # Twice the same, but two agents that show violet have changed places.
    one, other = (
        load_secret(
            f"3,0 {on_table}",
            pile_1=f"orange/red; {in_pile}; {order}; ...",
            pile_2="violet/blue; ...",
            options={"memory": memory},
            colours="orange yellow",
        )
        for on_table, in_pile, order in (
            ("red/violet", "blue/violet", "green/blue; yellow/green"),
            ("blue/violet", "red/violet", "yellow/green; green/blue"),
        )
    )
    for text in (*TWO_STEPS, "take joker", "place 2,-1", "take 3,0"):
        assert one.decisions() == other.decisions()
        assert everything_shown(one) == everything_shown(other)
        one, other = play(one, text), play(other, text)
        for seat in viewers(one):
            assert plain(one.events(seat)) == plain(other.events(seat))
    assert everything_shown(one) == everything_shown(other)
    one, other = play(one, "turn"), play(other, "turn")
    assert plain(one.view("first")) != plain(other.view("first"))
    assert plain(one.knowledge("second")) != plain(other.knowledge("second"))


def test_layout_folders_jokers_and_rows_are_public_U16(load_secret: LoadSecret) -> None:
    game = load_secret(
        "3,0 yellow/orange seen; 8,8 joker",
        folders={"first": "3,0", "second": "8,8"},
        spent_jokers="second",
        employees={"first": "red 4", "second": "blue 6"},
        points="red 8 7 6 5 4",
        round=5,
    )
    whole = plain(game.position())
    for shown in everything_shown(game):
        assert set(shown["table"]) == set(whole["table"])
        for name in ("players", "points", "round", "to_move"):
            assert shown[name] == whole[name]


def test_the_value_of_a_taken_tile_is_told_to_everyone_U24(load_secret: LoadSecret) -> None:
    for memory in ("assisted", "strict"):
        game = load_secret(
            employees={"first": "red 5"},
            points="red 7 4 8 6 5",
            pile_1="orange/red; ...",
            options={"memory": memory},
        )
        game = play(game, *TWO_STEPS)
        for seat in viewers(game):
            (collect,) = happened(game, seat, "collect")
            assert (collect["seat"], collect["colour"], collect["value"]) == ("first", "red", 7)


# Memory


def test_assisted_memory_shows_all_that_was_seen_U24(load_secret: LoadSecret) -> None:
    game = load_secret(
        "3,0 yellow/orange seen", employees={"first": "red 7, blue 8", "second": "red 11"}
    )
    for seat in viewers(game):
        view = plain(game.view(seat))
        assert view["players"]["first"]["tiles"] == {"red": 4, "blue": 5}
        assert view["players"]["second"]["tiles"] == {"red": 8}
        assert named(view["table"]["3,0"]) == "yellow/orange undercover seen"


def test_a_strict_memory_gets_no_reminder_of_other_sides_U18(load_secret: LoadSecret) -> None:
    game = load_secret(
        "3,0 yellow/orange seen; 0,-1 red/violet",
        options=STRICT,
        pile_1="red/orange; ...",
    )
    game = play(game, "take pile 1", "turn", "place 0,1")
    for seat in viewers(game):
        table = plain(game.view(seat))["table"]
        assert named(table["3,0"]) == "?/orange undercover"
        assert named(table["0,-1"]) == "?/violet undercover"
        assert named(table["0,1"]) == "red/? official"
        known = plain(game.knowledge(seat))["table"]
        assert named(known["3,0"]) == "yellow/orange undercover seen"
        assert named(known["0,-1"]) == "?/violet undercover"
        assert named(known["0,1"]) == "red/orange official seen"


def test_a_strict_memory_hides_the_tiles_that_others_have_taken_U24(
    load_secret: LoadSecret,
) -> None:
    game = load_secret(
        players=3,
        employees={"first": "red 7, blue 8", "second": "red 11", "third": "green 3"},
        options=STRICT,
    )
    held: dict[str, dict[str, int]] = {
        "first": {"red": 4, "blue": 5},
        "second": {"red": 8},
        "third": {},
    }
    for seat in viewers(game):
        view = plain(game.view(seat))
        for owner, tiles in held.items():
            expected = tiles if owner == seat else dict.fromkeys(tiles, "?")
            assert view["players"][owner]["tiles"] == expected
            assert plain(game.knowledge(seat))["players"][owner]["tiles"] == tiles
            assert (
                view["players"][owner]["employees"]
                == plain(game.position())["players"][owner]["employees"]
            )
        own = held.get(seat, {})
        assert view["points"]["red"][0] == (4 if own.get("red") == 4 else "?")
        assert view["points"]["red"][4] == (8 if own.get("red") == 8 else "?")
        assert view["points"]["red"][1:4] == [5, 6, 7]
        assert view["points"]["green"] == [4, 5, 6, 7, 8]
        assert plain(game.knowledge(seat))["points"]["red"] == [4, 5, 6, 7, 8]


def test_a_strict_view_does_not_depend_on_what_others_have_taken_U24(
    load_secret: LoadSecret,
) -> None:
    views = []
    for points in ("red 4 5 6 7 8", "red 8 5 6 7 4"):
        game = load_secret(
            employees={"first": "red 7", "second": "red 11"},
            options=STRICT,
            points=points,
        )
        views.append(plain(game.view("spectator")))
    assert views[0] == views[1]


def test_memory_does_not_change_what_may_be_decided_U18(load_secret: LoadSecret) -> None:
    strict = load_secret("3,0 yellow/orange seen", options=STRICT)
    assisted = load_secret("3,0 yellow/orange seen")
    for text in ("take 3,0", "turn"):
        assert strict.decisions() == assisted.decisions()
        strict, assisted = play(strict, text), play(assisted, text)
    assert strict.decisions() == assisted.decisions()


@pytest.mark.parametrize("memory", ["assisted", "strict"])
def test_after_the_end_everything_is_shown_U26(load_secret: LoadSecret, memory: str) -> None:
    game = load_secret(
        "3,0 yellow/orange",
        employees={"first": ALL_ON_7},
        to_move="second",
        options={"memory": memory},
    )
    assert any("?" in str(shown) for shown in everything_shown(game))
    game = play(game, "take joker", "place 0,-1")
    assert outcome(game) is not None
    for shown in everything_shown(game):
        assert shown == plain(game.position())
        agents = [agent for pile in shown["piles"] for agent in pile] + [shown["table"]["3,0"]]
        assert sorted(sides(agent) for agent in agents) == sorted(AGENTS)


@pytest.mark.parametrize("seat", ["third", "fourth", "fifth", ""])
def test_only_those_who_play_have_a_seat_U15(load_secret: LoadSecret, seat: str) -> None:
    from safehouse.games.errors import Refused

    game = load_secret()
    with pytest.raises(Refused):
        plain(game.view(seat))
    with pytest.raises(Refused):
        plain(game.knowledge(seat))
