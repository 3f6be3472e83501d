"""Rulings on the eleven kinds of agents (R29 to R93)."""

from __future__ import annotations

from random import Random

import pytest

from tests.sleepers.positions import (
    CHAIN,
    COLOURS,
    CORNERS,
    DIRECTIONS,
    HEXES,
    KINDS,
    Deal,
    Load,
    LoadSecret,
    SecretGame,
    agents,
    at,
    choices,
    chosen,
    hand,
    is_refused,
    killed,
    neighbour,
    neighbours,
    network,
    occupied,
    outcome,
    pile,
    play,
    straight_rows,
    verbs,
)

# Scientist


def test_five_scientists_in_any_straight_row_win_R29(load: Load) -> None:
    rows = straight_rows()
    assert len(rows) == 75
    for row in rows:
        last, *others = row[2], row[0], row[1], row[3], row[4]
        game = load(white=agents("scientist", others) + f", {last} scientist down")
        assert outcome(game) is None, row
        assert outcome(play(game, f"activate {last}")) == ("white", "liberation"), row


@pytest.mark.parametrize("last", ["F7", "D6", "F6", "E8", "F2", "D2"])
def test_a_bent_or_broken_row_of_five_does_not_win_R29(load: Load, last: str) -> None:
    game = load(
        white="E3 scientist, E4 scientist, E5 scientist, E6 scientist, "
        f"{last} scientist down, A1 police down"
    )
    game = play(game, f"activate {last}")
    assert outcome(game) is None
    assert game.actor == "white"


def test_a_row_of_scientists_of_both_colours_does_not_win_R30(load: Load) -> None:
    game = load(
        white="E3 scientist, E4 scientist, E6 scientist down, E7 scientist, A1 police down",
        black="E5 scientist",
    )
    assert outcome(play(game, "activate E6")) is None


def test_an_enemy_master_does_not_help_a_row_R30(load: Load) -> None:
    game = load(
        white="E3 scientist, E4 scientist, E6 scientist down, E7 scientist, A1 police down",
        black="E5 master_of_disguise",
    )
    assert outcome(play(game, "activate E6")) is None


def test_sleeping_scientists_do_not_count_R30(load: Load) -> None:
    game = load(white=agents("scientist", ["E3", "E4", "E5", "E6"]) + ", E7 scientist down")
    assert outcome(game) is None
    assert outcome(play(game, "activate E7")) == ("white", "liberation")


def test_other_own_agents_do_not_complete_a_row_R30(load: Load) -> None:
    game = load(
        white=agents("scientist", ["E3", "E4", "E5", "E6"]) + ", E7 militia down, A1 police down"
    )
    assert outcome(play(game, "activate E7")) is None


def test_six_in_a_row_contain_five_R30(load: Load) -> None:
    game = load(white=agents("scientist", ["E2", "E3", "E4", "E6", "E7"]) + ", E5 scientist down")
    assert outcome(game) is None
    assert outcome(play(game, "activate E5")) == ("white", "liberation")


def test_three_scientists_and_two_masters_make_a_row_R30(load: Load) -> None:
    game = load(
        white="E3 master_of_disguise, E4 scientist, E5 scientist down, E6 scientist, "
        "E7 master_of_disguise"
    )
    assert outcome(game) is None
    assert outcome(play(game, "activate E5")) == ("white", "liberation")


@pytest.mark.parametrize("kind", ["scientist", "militia"])
def test_scientist_and_militia_have_no_ability_to_resolve_R31(load: Load, kind: str) -> None:
    game = load(white=f"E5 {kind} down, A1 police down", black="E6 police, D4 police down")
    after = play(game, "activate E5")
    assert choices(after) == {"activate A1", "stop"}
    changed = {where for where in HEXES if at(game, where) != at(after, where)}
    assert changed == {"E5"}


def test_a_row_counts_though_its_last_scientist_was_not_activated_R31(load: Load) -> None:
    game = load(
        white=agents("scientist", ["E3", "E4", "E5", "E6"]) + ", E7 scientist down, "
        "A1 informant down"
    )
    game = play(game, "activate A1", "flip E7")
    assert outcome(game) == ("white", "liberation")


# Militia and Capture


def test_one_surrounded_agent_is_captured_R32(load: Load) -> None:
    game = load(
        white="A2 militia, B1 militia, B2 militia down", black="A1 police, E5 police, E6 militia"
    )
    assert outcome(game) is None
    assert outcome(play(game, "activate B2")) == ("white", "capture")


@pytest.mark.parametrize(
    ("black", "ring"),
    [
        ("A1 police, A2 scientist down", ["A3", "B1", "B2", "B3"]),
        ("A1 police, A2 scientist down, B1 militia", ["A3", "B2", "B3", "C1", "C2"]),
        ("A1 police down", ["A2", "B1", "B2"]),
    ],
    ids=["two", "three", "one"],
)
def test_a_surrounded_group_is_captured_by_option_only_R32(
    load: Load, black: str, ring: list[str]
) -> None:
    white = agents("militia", ring[:-1]) + f", {ring[-1]} militia down, I9 police down"
    for capture in ("single", "group"):
        game = load(white=white, black=black, options={"capture": capture})
        assert outcome(game) is None
        expected = ("white", "capture") if capture == "group" or len(ring) == 3 else None
        assert outcome(play(game, f"activate {ring[-1]}")) == expected


def test_a_group_is_not_captured_by_default_R32(load: Load) -> None:
    game = load(white=agents("militia", ["A3", "B1", "B2", "B3"]), black="A1 police, A2 police")
    assert outcome(game) is None


@pytest.mark.parametrize(
    "gap", ["", "B3 police", "B3 militia down"], ids=["empty", "other agent", "sleeper"]
)
def test_a_group_with_a_gap_in_its_ring_is_free_R32(load: Load, gap: str) -> None:
    game = load(
        white=", ".join(filter(None, ["A3 militia, B1 militia, B2 militia", gap])),
        black="A1 police, A2 scientist down",
        options={"capture": "group"},
    )
    assert outcome(game) is None


def test_a_group_reaches_as_far_as_its_agents_do_R32(load: Load) -> None:
    ring = agents("militia", ["A3", "B1", "B2"]) + ", B3 master_of_disguise"
    options = {"capture": "group"}
    assert outcome(load(ring, "A1 police, A2 police", options=options)) == ("white", "capture")
    # One more agent in place of a surrounder carries the group to empty hexes.
    free = load(
        agents("militia", ["A3", "B1", "B2"]),
        "A1 police, A2 police, B3 scientist down",
        options=options,
    )
    assert outcome(free) is None


def test_a_group_may_be_completed_by_its_own_side_R32(load: Load) -> None:
    for capture, expected in (("group", ("black", "capture")), ("single", None)):
        game = load(
            white="A1 police",
            black=agents("militia", ["A3", "B1", "B2", "B3"]),
            options={"capture": capture},
        )
        assert outcome(game) is None
        assert outcome(play(game, "recruit scientist A2")) == expected


def test_militia_of_both_colours_do_not_surround_together_R33(load: Load) -> None:
    game = load(white="A2 militia, B1 militia down, I9 police down", black="A1 police, B2 militia")
    assert outcome(play(game, "activate B1")) is None


def test_own_militia_do_not_capture_an_own_agent_R33(load: Load) -> None:
    game = load(white="A1 police, A2 militia, B1 militia, B2 militia down, I9 police down")
    assert outcome(play(game, "activate B2")) is None


def test_face_down_militia_do_not_surround_R34(load: Load) -> None:
    game = load(white="A2 militia, B1 militia down, B2 militia down", black="A1 police")
    assert outcome(game) is None
    once = play(game, "activate B1")
    assert outcome(once) is None
    assert outcome(play(once, "activate B2")) == ("white", "capture")


@pytest.mark.parametrize("face", ["up", "down"])
@pytest.mark.parametrize("kind", KINDS)
def test_agents_of_every_kind_and_face_can_be_captured_R35(
    load: Load, kind: str, face: str
) -> None:
    game = load(white="A2 militia, B1 militia, B2 militia down", black=f"A1 {kind} {face}")
    assert outcome(play(game, "activate B2")) == ("white", "capture")


def test_militia_and_edge_surround_together_R36(load: Load) -> None:
    border = [where for where in HEXES if len(neighbours(where)) < 6]
    assert len(border) == 24
    for where in border:
        *ring, last = neighbours(where)
        assert len(ring) == (2 if where in CORNERS else 3)
        game = load(
            white=agents("militia", ring) + f", {last} militia down", black=f"{where} police down"
        )
        assert outcome(game) is None, where
        assert outcome(play(game, f"activate {last}")) == ("white", "capture"), where


def test_the_edge_alone_does_not_surround_R36(load: Load) -> None:
    for where in CORNERS:
        assert outcome(load(black=f"{where} police", white="E5 militia")) is None


POCKET = "A2 militia, B1 militia, B2 militia"


def test_an_enemy_diverted_into_a_pocket_is_captured_R37(load: Load) -> None:
    game = load(white=f"{POCKET}, E5 diversion down", black="E9 police down")
    game = play(game, "activate E5", "move E9 A1")
    assert outcome(game) == ("white", "capture")


def test_an_enemy_swapped_into_a_pocket_is_captured_R37(load: Load) -> None:
    game = load(white=f"{POCKET}, A1 double_agent down", black="E9 police down")
    game = play(game, "activate A1", "swap E9")
    assert outcome(game) == ("white", "capture")


def test_a_victim_may_divert_itself_into_a_pocket_R37(load: Load) -> None:
    game = load(white=POCKET, black="E5 diversion down", to_move="black")
    game = play(game, "activate E5", "move E5 A1")
    assert outcome(game) == ("white", "capture")


def test_a_victim_may_swap_itself_into_a_pocket_R37(load: Load) -> None:
    game = load(white=f"{POCKET}, A1 police", black="E5 double_agent down", to_move="black")
    game = play(game, "activate E5", "swap A1")
    assert outcome(game) == ("white", "capture")


def test_a_victim_may_recruit_into_a_pocket_by_a_recruiter_R37(load: Load) -> None:
    game = load(white=POCKET, black="E5 recruiter down", to_move="black")
    game = play(game, "activate E5", "recruit scientist A1")
    assert outcome(game) == ("white", "capture")


def test_a_victim_may_turn_up_the_last_surrounder_R37(load: Load) -> None:
    game = load(
        white="A2 militia, B1 militia, B2 militia down",
        black="A1 police, E5 informant down",
        to_move="black",
    )
    game = play(game, "activate E5", "flip B2")
    assert outcome(game) == ("white", "capture")


def test_five_militia_need_a_master_to_capture_an_inner_agent_R38(load: Load) -> None:
    ring = agents("militia", ["D4", "D5", "E4", "E6", "F5"])
    for kind, expected in (("police", None), ("master_of_disguise", ("white", "capture"))):
        game = load(white=f"{ring}, F6 {kind} down, A1 scientist down", black="E5 scientist")
        assert outcome(game) is None
        assert outcome(play(game, "activate F6")) == expected


def test_four_militia_and_two_masters_capture_an_inner_agent_R38(load: Load) -> None:
    game = load(
        white=agents("militia", ["D4", "D5", "E4", "E6"])
        + ", F5 master_of_disguise, F6 master_of_disguise down",
        black="E5 scientist down",
    )
    assert outcome(play(game, "activate F6")) == ("white", "capture")


def test_the_ring_round_an_inner_agent_has_no_gaps_R38(load: Load) -> None:
    game = load(white=agents("militia", ["D4", "D5", "E4", "E6", "F5"]), black="E5 police")
    assert outcome(game) is None


@pytest.mark.parametrize(
    ("white", "black"),
    [("B2 police", ""), ("B2 scientist", ""), ("", "B2 scientist"), ("", "B2 militia"), ("", "")],
    ids=["own police", "own scientist", "enemy scientist", "enemy militia", "empty"],
)
def test_nothing_but_militia_masters_and_edge_surrounds_R39(
    load: Load, white: str, black: str
) -> None:
    game = load(
        white="A2 militia, B1 militia down, I9 police down" + (f", {white}" if white else ""),
        black="A1 scientist down" + (f", {black}" if black else ""),
    )
    assert outcome(play(game, "activate B1")) is None


@pytest.mark.parametrize("colour", COLOURS)
def test_a_capture_eliminates_the_victim_R40(load: Load, colour: str) -> None:
    ring, victim = "A2 militia, B1 militia, B2 militia down", "A1 police"
    if colour == "white":
        game = load(white=ring, black=victim)
    else:
        game = load(white=victim, black=ring, to_move="black")
    assert outcome(play(game, "activate B2")) == (colour, "capture")


# Saboteur


def test_a_blast_kills_neighbours_of_both_colours_and_faces_R41(load: Load) -> None:
    game = load(
        white="E5 saboteur down, D4 scientist, D5 militia down, C3 police",
        black="E4 police, E6 scientist down, G5 informant down, F6 ringleader, E7 recruiter",
    )
    game = play(game, "activate E5")
    assert occupied(game) == {"C3", "G5", "E7"}
    assert killed(game, "white") == ["militia down", "saboteur up", "scientist up"]
    assert killed(game, "black") == ["police up", "ringleader up", "scientist down"]


@pytest.mark.parametrize("to_move", COLOURS)
def test_a_blast_is_one_event_with_one_check_R42(load: Load, to_move: str) -> None:
    acting, other = "E5 saboteur down, D4 police, D5 police down", "E4 police, E6 police down"
    game = load(
        white=acting if to_move == "white" else other,
        black=acting if to_move == "black" else other,
        white_killed="5 scientist, 3 militia down",
        black_killed="5 scientist, 3 militia down",
        to_move=to_move,
    )
    game = play(game, "activate E5")
    # One by one, the acting player's own ten might be full before the other's.
    assert outcome(game) == (to_move, "morale")
    assert occupied(game) == set()
    assert len(killed(game, "white")) + len(killed(game, "black")) == 21


def test_the_death_of_a_saboteur_counts_R43(load: Load) -> None:
    game = load(white="E5 saboteur down", white_killed="6 scientist, 3 militia down")
    game = play(game, "activate E5")
    assert outcome(game) == ("black", "morale")


def test_own_agents_in_the_blast_count_R43(load: Load) -> None:
    before = load(
        white="E5 saboteur down, A1 police down", white_killed="6 scientist, 2 militia down"
    )
    assert outcome(play(before, "activate E5")) is None
    game = load(
        white="E5 saboteur down, E6 police down", white_killed="6 scientist, 2 militia down"
    )
    assert outcome(play(game, "activate E5")) == ("black", "morale")


def test_a_killed_saboteur_does_not_explode_R44(load: Load) -> None:
    game = load(white="E5 saboteur down", black="E6 saboteur down, E7 police, F7 police down")
    game = play(game, "activate E5")
    assert occupied(game) == {"E7", "F7"}


def test_a_jumped_saboteur_does_not_explode_R44(load: Load) -> None:
    game = load(white="E5 police down", black="E6 saboteur down, D5 scientist, F6 scientist down")
    game = play(game, "activate E5", "jump E5 E7")
    assert occupied(game) == {"D5", "E7", "F6"}


@pytest.mark.parametrize(
    ("kind", "decisions", "left"),
    [
        ("informant", ("flip E6",), {"A1", "E6", "E7", "F7"}),
        ("diversion", ("move E6 D6",), {"A1", "D6", "E7", "F7"}),
        ("double_agent", ("swap E6",), {"A1", "E6", "E7", "F7"}),
        ("immigration", ("bounce E6", "stop"), {"A1", "E7", "F7"}),
    ],
)
def test_a_flipped_moved_or_bounced_saboteur_does_not_explode_R44(
    load: Load, kind: str, decisions: tuple[str, ...], left: set[str]
) -> None:
    game = load(white=f"A1 {kind} down", black="E6 saboteur down, E7 police, F7 police down")
    game = play(game, "activate A1", *decisions)
    assert occupied(game) == left
    assert killed(game, "black") == []


def test_a_saboteur_turned_up_is_an_ordinary_active_agent_R45(load: Load) -> None:
    game = load(white=network(*CHAIN[:8]) + f", {CHAIN[8]} saboteur down, E9 informant down")
    game = play(game, "activate E9", f"flip {CHAIN[8]}")
    assert outcome(game) == ("white", "success")
    assert killed(game, "white") == []


def test_a_face_up_saboteur_stays_until_turned_down_and_activated_R45(load: Load) -> None:
    game = load(white="E5 saboteur, C3 informant down", black="E6 police down")
    assert chosen(game, "activate") == {"C3"}
    game = play(game, "activate C3", "flip E5", "activate E5")
    assert occupied(game) == {"C3"}


# Police


def test_police_jump_in_all_six_directions_R46(load: Load) -> None:
    game = load(
        white="E5 police down",
        black=agents("scientist", ["D4", "D5", "E4"])
        + ", "
        + agents("militia", ["E6", "F5", "F6"], "down"),
    )
    assert chosen(play(game, "activate E5"), "jump") == {
        "E5 C3",
        "E5 C5",
        "E5 E3",
        "E5 E7",
        "E5 G5",
        "E5 G7",
    }


def test_police_land_on_the_next_hex_in_line_within_the_board_R47(load: Load) -> None:
    jumps = 0
    for where in HEXES:
        expected = set()
        for direction in DIRECTIONS:
            over = neighbour(where, direction)
            landing = neighbour(over, direction) if over else None
            if landing:
                expected.add(f"{where} {landing}")
        game = load(
            white=f"{where} police down",
            black=agents("scientist", neighbours(where), "down"),
        )
        after = play(game, f"activate {where}")
        assert chosen(after, "jump") == expected, where
        jumps += len(expected)
    assert jumps == 258


def test_corner_agents_are_never_jumped_and_edge_agents_only_along_the_edge_R47(
    load: Load,
) -> None:
    border = {where for where in HEXES if len(neighbours(where)) < 6}
    for victim in sorted(border):
        for start in neighbours(victim):
            game = load(
                white=f"{start} police down, E5 scientist down", black=f"{victim} scientist"
            )
            after = play(game, f"activate {start}")
            along = {
                f"{start} {landing}"
                for landing in neighbours(victim)
                if {start, landing} <= border and victim not in CORNERS and start != landing
            }
            assert chosen(after, "jump") == along, (start, victim)


@pytest.mark.parametrize(
    ("white", "black"),
    [
        ("", "E7 scientist"),
        ("", "E6 scientist, E7 scientist"),
        ("E7 militia", "E6 scientist"),
        ("", "E6 scientist, E7 militia down"),
    ],
    ids=["not adjacent", "two in line", "own agent beyond", "sleeper beyond"],
)
def test_police_neither_fly_nor_land_on_agents_R47(load: Load, white: str, black: str) -> None:
    game = load(
        white="E5 police down, A1 scientist down" + (f", {white}" if white else ""), black=black
    )
    assert choices(play(game, "activate E5")) == {"activate A1", "stop"}


def test_police_do_not_fly_beyond_the_landing_hex_R47(load: Load) -> None:
    game = load(white="E3 police down", black="E4 scientist")
    assert choices(play(game, "activate E3")) == {"jump E3 E5"}


def test_police_do_not_jump_own_agents_R48(load: Load) -> None:
    game = load(white="E5 police down, E6 scientist, D4 scientist down", black="F5 scientist")
    assert choices(play(game, "activate E5")) == {"jump E5 G5"}


def test_police_kill_sleepers_and_active_agents_R49(load: Load) -> None:
    game = load(white="E5 police down", black="E6 scientist down, E8 militia")
    game = play(game, "activate E5", "jump E5 E7", "jump E7 E9")
    assert killed(game, "black") == ["militia up", "scientist down"]


def test_the_first_jump_is_compulsory_with_a_free_choice_R50(load: Load) -> None:
    game = load(white="E5 police down, A1 police down", black="E6 scientist, D4 scientist")
    game = play(game, "activate E5")
    assert choices(game) == {"jump E5 C3", "jump E5 E7"}
    assert is_refused(game, "stop")


def test_the_first_jump_may_be_declined_by_option_R50(load: Load) -> None:
    game = load(
        white="E5 police down, A1 police down",
        black="E6 scientist",
        options={"police_first_jump": "may"},
    )
    game = play(game, "activate E5")
    assert choices(game) == {"jump E5 E7", "stop"}
    game = play(game, "stop")
    assert at(game, "E5") == "white police up"
    assert at(game, "E6") == "black scientist up"
    assert choices(game) == {"activate A1", "stop"}


def test_an_optional_first_jump_leaves_other_abilities_compulsory_R50(load: Load) -> None:
    game = load(
        white="E5 double_agent down, A1 police down",
        black="E6 scientist",
        options={"police_first_jump": "may"},
    )
    assert choices(play(game, "activate E5")) == {"swap A1", "swap E6"}


def test_a_master_jumping_as_police_must_jump_once_too_R50(load: Load) -> None:
    white, black = "E5 master_of_disguise down, E4 police, A1 police down", "E6 scientist"
    game = play(load(white=white, black=black), "activate E5", "copy E4")
    assert choices(game) == {"jump E5 E7"}
    game = load(white=white, black=black, options={"police_first_jump": "may"})
    assert choices(play(game, "activate E5", "copy E4")) == {"jump E5 E7", "stop"}


def test_further_jumps_are_allowed_in_any_direction_and_optional_R51(load: Load) -> None:
    game = load(
        white="E5 police down, A1 scientist down", black="E6 scientist, F8 militia down, D7 police"
    )
    game = play(game, "activate E5", "jump E5 E7")
    assert choices(game) == {"jump E7 C7", "jump E7 G9", "stop"}
    stopped = play(game, "stop")
    assert at(stopped, "E7") == "white police up"
    assert killed(stopped, "black") == ["scientist up"]
    assert choices(stopped) == {"activate A1", "stop"}


def test_the_longest_series_is_not_compulsory_R51(load: Load) -> None:
    game = load(white="E5 police down", black="E6 scientist, E8 scientist, E4 scientist")
    assert choices(play(game, "activate E5")) == {"jump E5 E3", "jump E5 E7"}
    game = play(game, "activate E5", "jump E5 E3")
    assert game.actor == "black"
    assert occupied(game) == {"E3", "E6", "E8"}


def test_a_jumped_agent_is_removed_after_each_jump_R52(load: Load) -> None:
    game = load(white="E5 police down", black="E6 scientist, E8 militia")
    game = play(game, "activate E5", "jump E5 E7")
    assert occupied(game) == {"E7", "E8"}
    assert killed(game, "black") == ["scientist up"]


def test_a_second_police_may_land_where_the_first_has_killed_R52(load: Load) -> None:
    game = load(white="E5 police down, C4 police down", black="E6 scientist, D5 militia")
    blocked = play(game, "activate C4")
    assert choices(blocked) == {"activate E5", "stop"}
    game = play(game, "activate E5", "jump E5 E7", "activate C4")
    assert choices(game) == {"jump C4 E6"}


def test_police_without_a_jump_stay_where_they_are_R53(load: Load) -> None:
    game = load(white="E5 police down, A1 scientist down", black="E7 scientist")
    game = play(game, "activate E5")
    assert at(game, "E5") == "white police up"
    assert choices(game) == {"activate A1", "stop"}


def test_the_tenth_kill_ends_a_series_at_once_R54(load: Load) -> None:
    game = load(
        white="E5 police down",
        black="E6 scientist, E8 militia",
        black_killed="6 scientist, 3 militia down",
    )
    game = play(game, "activate E5", "jump E5 E7")
    assert outcome(game) == ("white", "morale")
    assert game.actor is None
    assert at(game, "E8") == "black militia up"


def test_a_landing_that_completes_a_chain_ends_a_series_at_once_R54(load: Load) -> None:
    chain = [where for where in CHAIN if where != "E5"]
    game = load(white=network(*chain) + ", E7 police down", black="E6 scientist, E4 scientist")
    game = play(game, "activate E7")
    assert outcome(game) is None
    game = play(game, "jump E7 E5")
    assert outcome(game) == ("white", "success")
    assert at(game, "E4") == "black scientist up"


def test_landing_in_a_pocket_does_not_lose_R54(load: Load) -> None:
    game = load(white="C3 police down", black="A2 militia, B1 militia, B2 militia")
    game = play(game, "activate C3", "jump C3 A1")
    assert outcome(game) is None
    game = play(game, "stop")
    assert outcome(game) is None
    assert at(game, "A1") == "white police up"


def test_a_master_that_jumps_can_complete_a_capture_R54(load: Load) -> None:
    game = load(
        white="A2 militia, B1 militia, D4 master_of_disguise down, E5 police",
        black="A1 scientist down, C3 scientist",
    )
    game = play(game, "activate D4", "copy E5", "jump D4 B2")
    assert outcome(game) == ("white", "capture")


def test_police_move_and_end_face_up_on_the_last_landing_hex_R55(load: Load) -> None:
    game = load(white="E5 police down", black="E6 scientist, F8 scientist")
    game = play(game, "activate E5", "jump E5 E7", "jump E7 G9")
    assert occupied(game) == {"G9"}
    assert at(game, "G9") == "white police up"


# Ringleader


def test_a_ringleader_calls_own_sleepers_only_R56(load: Load) -> None:
    game = load(
        white="E5 ringleader down, A1 scientist down, A3 police",
        black="E6 scientist down, D4 police down",
    )
    assert choices(play(game, "activate E5")) == {"activate A1", "stop"}


def test_a_ringleader_calls_up_to_two_one_after_the_other_R57(load: Load) -> None:
    game = load(white="E5 ringleader down, A1 recruiter down, A3 scientist down, A5 scientist down")
    game = play(game, "activate E5")
    assert choices(game) == {"activate A1", "activate A3", "activate A5", "stop"}
    one = play(game, "activate A1")
    assert verbs(one) == {"recruit"}
    # What the first helper has placed may be the second.
    one = play(one, "recruit scientist I9")
    assert choices(one) == {"activate A3", "activate A5", "activate I9", "stop"}


def test_a_ringleader_may_call_nobody_R57(load: Load) -> None:
    game = load(white="E5 ringleader down, A1 scientist down")
    game = play(game, "activate E5", "stop")
    assert at(game, "A1") == "white scientist down"
    # The second activation of the turn is still to come.
    assert choices(game) == {"activate A1", "stop"}
    assert play(game, "stop").actor == "black"


def test_a_ringleader_may_call_only_one_R57(load: Load) -> None:
    game = load(white="E5 ringleader down, A1 scientist down, A3 scientist down")
    game = play(game, "activate E5", "activate A1", "stop")
    assert choices(game) == {"activate A3", "stop"}
    assert play(game, "stop").actor == "black"


def test_the_second_activation_follows_the_helpers_R58(load: Load) -> None:
    game = load(
        white="E5 ringleader down, " + agents("scientist", ["A1", "A3", "A5", "C1"], "down")
    )
    game = play(game, "activate E5", "activate A1", "activate A3")
    assert choices(game) == {"activate A5", "activate C1", "stop"}
    game = play(game, "activate A5")
    assert game.actor == "black"
    assert at(game, "C1") == "white scientist down"


def test_a_ringleader_as_second_activation_calls_two_more_R58(load: Load) -> None:
    game = load(
        white="E5 ringleader down, " + agents("scientist", ["A1", "A3", "A5", "C1"], "down")
    )
    game = play(game, "activate A1", "activate E5", "activate A3")
    assert choices(game) == {"activate A5", "activate C1", "stop"}
    assert play(game, "activate A5").actor == "black"


def test_what_is_pending_says_whose_ability_it_is_R58(load_secret: LoadSecret) -> None:
    def pending(game: SecretGame) -> list[tuple[str, str | None]]:
        frames = game.view("black").get("pending", [])
        return [(frame["ability"], frame.get("hex")) for frame in frames]

    white = "A1 scientist down, E5 {} down, C1 scientist down, C3 scientist down"
    second = [("second_activation", "A1")]
    for kind in ("police", "immigration", "ringleader", "recruiter", "informant"):
        game = load_secret(white.format(kind), "E6 militia down, D5 militia down")
        game = play(game, "activate A1")
        assert pending(game) == second
        assert pending(play(game, "activate E5")) == [(kind, "E5")]
        first = play(load_secret(white.format(kind), "E6 militia down"), "activate E5")
        assert pending(first) == [(kind, "E5"), ("second_activation", "E5")]
    # One helper is left to a Ringleader; the turn owes no second activation any more.
    game = load_secret(white.format("ringleader"))
    game = play(game, "activate A1", "activate E5", "activate C1")
    assert pending(game) == [("ringleader", "E5")]


VERBS = {
    "turn": {"recruit", "activate"},
    "second_activation": {"activate", "stop"},
    "ringleader": {"activate", "stop"},
    "police": {"jump", "stop"},
    "recruiter": {"recruit"},
    "informant": {"flip"},
    "immigration": {"bounce", "stop"},
    "double_agent": {"swap"},
    "diversion": {"move"},
    "master_of_disguise": {"copy", "stop"},
    "saboteur": {"blast"},
}


@pytest.mark.parametrize("options", [{}, {"effects": "lenient", "master_copies": "any"}])
def test_what_is_asked_is_what_can_be_decided_R23(deal: Deal, options: dict[str, object]) -> None:
    asked = set()
    more = {"stop"} if options else set()
    for seed in range(6):
        chance = Random(seed)
        game = deal(options, seed=seed)
        while game.actor is not None:
            frames = game.view("spectator").get("pending", [{"ability": "turn"}])
            question = frames[0]["ability"]
            assert verbs(game) <= VERBS[question] | (more if question != "turn" else set())
            asked.add(question)
            verb = chance.choice(sorted(verbs(game)))
            game = game.decide(chance.choice([d for d in game.decisions() if d.startswith(verb)]))
    assert asked == VERBS.keys() - (set() if options else {"saboteur"})


def test_ringleaders_may_chain_R58(load: Load) -> None:
    places = ["A1", "A3", "A5", "C1", "C7"]
    game = load(
        white="E5 ringleader down, E7 ringleader down, " + agents("scientist", places, "down")
    )
    game = play(game, "activate E5", "activate E7", *(f"activate {where}" for where in places[:4]))
    # Two Ringleaders, the helpers of both and the second activation make six in all.
    assert game.actor == "black"
    assert at(game, "C7") == "white scientist down"


def test_a_ringleader_does_not_call_itself_R59(load: Load) -> None:
    game = load(white="E5 ringleader down, D4 informant down, A1 scientist down")
    game = play(game, "activate E5", "activate D4", "flip E5")
    assert at(game, "E5") == "white ringleader down"
    assert choices(game) == {"activate A1", "stop"}


def test_a_ringleader_may_call_the_same_helper_twice_R59(load: Load) -> None:
    game = load(white="E5 ringleader down, D4 informant down")
    game = play(game, "activate E5", "activate D4", "flip D4")
    assert choices(game) == {"activate D4", "stop"}
    assert chosen(play(game, "activate D4"), "flip") == {"D4", "E5"}


def test_a_ringleader_may_call_one_that_acted_before_it_this_turn_R59(load: Load) -> None:
    game = load(white="E5 informant down, D4 ringleader down, A1 scientist down")
    game = play(game, "activate E5", "flip E5", "activate D4")
    assert choices(game) == {"activate A1", "activate E5", "stop"}


def test_a_ringleader_may_call_the_ringleader_that_called_it_R59(load: Load) -> None:
    game = load(
        white="E5 ringleader down, E7 ringleader down, C3 informant down, A1 scientist down"
    )
    game = play(game, "activate E5", "activate E7", "activate C3", "flip E5", "activate E5")
    assert at(game, "E5") == "white ringleader up"
    assert choices(game) == {"activate A1", "stop"}


@pytest.mark.parametrize(
    ("kind", "decision", "where"),
    [("diversion", "move E5 I9", "I9"), ("double_agent", "swap E5", "C5")],
)
def test_a_moved_ringleader_still_does_not_call_itself_R59(
    load: Load, kind: str, decision: str, where: str
) -> None:
    game = load(
        white=f"E5 ringleader down, E7 ringleader down, C3 informant down, C5 {kind} down, "
        "A1 scientist down"
    )
    game = play(game, "activate E5", "activate E7", "activate C3", "flip E5")
    game = play(game, "activate C5", decision)
    assert at(game, where) == "white ringleader down"
    # Neither its own second call nor the second activation of the turn may name it.
    assert choices(game) == {"activate A1", "stop"}
    assert choices(play(game, "stop")) == {"activate A1", "stop"}


@pytest.mark.parametrize("owner", COLOURS)
def test_a_ringleader_turned_up_by_an_informant_calls_nobody_R60(load: Load, owner: str) -> None:
    ringleader = "E6 ringleader down"
    game = load(
        white="E5 informant down, A1 scientist down, A3 scientist down"
        + (f", {ringleader}" if owner == "white" else ""),
        black="I9 scientist down, I5 police down" + (f", {ringleader}" if owner == "black" else ""),
    )
    game = play(game, "activate E5", "flip E6")
    assert at(game, "E6") == f"{owner} ringleader up"
    assert choices(game) == {"activate A1", "activate A3", "stop"}
    assert play(game, "activate A1").actor == "black"


# Recruiter


def test_a_recruiter_places_a_tile_of_the_hand_face_down_anywhere_R61(load: Load) -> None:
    game = load(
        white="E5 recruiter down, A1 scientist down",
        white_hand="militia, police",
        white_pile="informant",
        white_killed="diversion",
        black="E6 scientist",
    )
    game = play(game, "activate E5")
    empty = set(HEXES) - {"A1", "E5", "E6"}
    assert choices(game) == {
        f"recruit {kind} {where}" for kind in ("militia", "police") for where in empty
    }
    game = play(game, "recruit police I9")
    assert at(game, "I9") == "white police down"
    assert hand(game, "white") == ["militia"]


def test_a_recruiter_with_an_empty_hand_does_nothing_R62(load: Load) -> None:
    game = load(
        white="E5 recruiter down, E7 recruiter down", white_hand="militia", white_pile="police"
    )
    game = play(game, "activate E5", "recruit militia A1", "activate E7")
    assert occupied(game) == {"A1", "E5", "E7"}
    assert game.actor == "black"
    assert hand(game, "white") == ["police"]


def test_a_recruiter_must_place_a_tile_R63(load: Load) -> None:
    game = load(white="E5 recruiter down, A1 scientist down", white_hand="militia")
    game = play(game, "activate E5")
    assert verbs(game) == {"recruit"}
    assert is_refused(game, "stop")


def test_a_recruiter_may_be_declined_when_effects_are_lenient_R63(load: Load) -> None:
    game = load(
        white="E5 recruiter down, A1 scientist down",
        white_hand="militia",
        options={"effects": "lenient"},
    )
    game = play(game, "activate E5")
    assert verbs(game) == {"recruit", "stop"}
    assert hand(play(game, "stop"), "white") == ["militia"]


def test_the_hand_is_not_refilled_before_the_turn_ends_R64(load: Load) -> None:
    game = load(
        white="E5 recruiter down, A1 scientist down",
        white_hand="4 militia",
        white_pile="2 police",
    )
    game = play(game, "activate E5", "recruit militia I9")
    assert hand(game, "white") == ["militia"] * 3
    game = play(game, "stop")
    assert hand(game, "white") == ["militia"] * 3 + ["police"]
    assert pile(game, "white") == ["police"]


# Informant


def test_an_informant_may_flip_itself_R65(load: Load) -> None:
    game = load(white="E5 informant down", black="E6 police down")
    game = play(game, "activate E5")
    assert choices(game) == {"flip E5", "flip E6"}
    assert at(play(game, "flip E5"), "E5") == "white informant down"


def test_an_informant_may_not_flip_itself_by_option_R65(load: Load) -> None:
    game = load(
        white="E5 informant down, A1 informant",
        black="E6 police down",
        options={"informant_self": "forbid"},
    )
    assert choices(play(game, "activate E5")) == {"flip A1", "flip E6"}


@pytest.mark.parametrize(
    ("informant_self", "targets"),
    [("allow", {"E4", "E5", "E6"}), ("forbid", {"E4", "E6"})],
)
def test_a_master_informing_counts_as_the_informant_itself_R65(
    load: Load, informant_self: str, targets: set[str]
) -> None:
    game = load(
        white="E5 master_of_disguise down, E4 informant",
        black="E6 police down",
        options={"informant_self": informant_self},
    )
    assert chosen(play(game, "activate E5", "copy E4"), "flip") == targets


@pytest.mark.parametrize(
    ("where", "after"),
    [
        ("A1", "white police down"),
        ("A3", "white police up"),
        ("I9", "black police down"),
        ("I7", "black police up"),
    ],
)
def test_an_informant_flips_agents_of_both_colours_and_faces_R66(
    load: Load, where: str, after: str
) -> None:
    game = load(
        white="E5 informant down, A1 police, A3 police down", black="I9 police, I7 police down"
    )
    game = play(game, "activate E5")
    assert choices(game) == {"flip A1", "flip A3", "flip E5", "flip I7", "flip I9"}
    assert at(play(game, f"flip {where}"), where) == after


def test_an_agent_turned_down_counts_for_no_goal_R67(load: Load) -> None:
    game = load(
        white=agents("scientist", ["E3", "E4", "E5", "E6"])
        + ", E7 scientist down, A1 informant down"
    )
    game = play(game, "activate A1", "flip E4", "activate E7")
    assert outcome(game) is None


def test_a_link_turned_down_breaks_a_chain_and_a_ring_R67(load: Load) -> None:
    last, *chain = CHAIN
    game = load(
        white=network(*chain) + f", {last} police down, A1 informant down, E9 scientist down"
    )
    assert outcome(play(game, f"activate {last}")) == ("white", "success")
    assert outcome(play(game, "activate A1", "flip E5", f"activate {last}")) is None
    ring = load(
        white="A2 militia, B1 militia, B2 militia down, E5 informant down", black="A1 police"
    )
    assert outcome(play(ring, "activate E5", "flip A2", "activate B2")) is None


def test_an_agent_that_lay_face_up_is_exported_as_seen_R67(load: Load) -> None:
    game = load(
        white="E5 informant down, A1 militia down, A3 police down seen",
        black="I9 police, I7 police down",
    )
    assert "seen" not in game.position()["board"]["A1"]
    assert game.position()["board"]["A3"]["seen"] is True
    down = play(game, "activate E5", "flip I9")
    assert down.position()["board"]["I9"] == {
        "owner": "black",
        "kind": "police",
        "face": "down",
        "seen": True,
    }
    up = play(game, "activate E5", "flip I7")
    assert up.position()["board"]["I7"] == {"owner": "black", "kind": "police", "face": "up"}
    itself = play(game, "activate E5", "flip E5")
    assert itself.position()["board"]["E5"]["seen"] is True


def test_a_killed_agent_that_lay_face_up_is_exported_as_seen_R67(load: Load) -> None:
    game = load(white="E5 police down", black="E6 militia down seen, E8 scientist down")
    game = play(game, "activate E5", "jump E5 E7", "jump E7 E9")
    assert sorted(game.position()["killed"]["black"], key=str) == [
        {"kind": "militia", "face": "down", "seen": True},
        {"kind": "scientist", "face": "down"},
    ]


def test_a_seen_agent_recruited_again_is_not_exported_as_seen_R67(load: Load) -> None:
    game = load(white="E5 immigration down", black="E6 police down seen, I9 militia")
    game = play(game, "activate E5", "bounce E6", "bounce I9", "recruit police E6")
    assert game.position()["board"]["E6"] == {"owner": "black", "kind": "police", "face": "down"}


def test_an_agent_turned_down_may_be_activated_again_R67(load: Load) -> None:
    game = load(
        white="E5 police, A1 informant down", black="E6 scientist", black_hand="2 scientist"
    )
    game = play(game, "activate A1", "flip E5", "stop", "recruit scientist I9")
    assert "activate E5" in choices(game)
    assert choices(play(game, "activate E5")) == {"jump E5 E7"}


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in ("scientist", "militia")])
@pytest.mark.parametrize("owner", COLOURS)
def test_an_agent_turned_up_does_not_use_its_ability_R68(load: Load, kind: str, owner: str) -> None:
    flipped = f"E5 {kind} down"
    game = load(
        white="A1 informant down, A3 scientist down, D4 recruiter, F5 police"
        + (f", {flipped}" if owner == "white" else ""),
        black="E6 scientist, E4 militia down, I9 scientist down"
        + (f", {flipped}" if owner == "black" else ""),
        white_hand="militia",
    )
    before = occupied(game)
    game = play(game, "activate A1", "flip E5")
    assert at(game, "E5") == f"{owner} {kind} up"
    assert occupied(game) == before
    assert choices(game) == {"activate A3", "stop"}


def test_an_agent_turned_up_may_act_only_when_it_was_turned_down_again_R68(load: Load) -> None:
    game = load(
        white="E5 police down, A1 informant down, A3 informant down",
        black="E6 scientist",
        white_hand="militia",
        black_hand="3 scientist",
    )
    game = play(game, "activate A1", "flip E5", "stop", "recruit scientist I9")
    assert chosen(game, "activate") == {"A3"}
    game = play(game, "activate A3", "flip E5", "stop", "recruit scientist I8")
    assert chosen(game, "activate") == {"E5"}
    assert choices(play(game, "activate E5")) == {"jump E5 E7"}


def test_an_agent_turned_up_counts_for_goals_R68(load: Load) -> None:
    game = load(white=network(*CHAIN[:8]) + f", {CHAIN[8]} police down, A1 informant down")
    game = play(game, "activate A1", f"flip {CHAIN[8]}")
    assert outcome(game) == ("white", "success")


@pytest.mark.parametrize(
    ("white", "black", "flip", "reason"),
    [
        ("", network(*CHAIN[:8]) + ", I7 police down", "I7", "success"),
        (
            "",
            agents("scientist", ["E3", "E4", "E5", "E6"]) + ", E7 scientist down",
            "E7",
            "liberation",
        ),
        (", A1 police", "A2 militia, B1 militia, B2 militia down", "B2", "capture"),
    ],
    ids=["success", "liberation", "capture"],
)
def test_an_informant_can_make_the_opponent_win_R70(
    load: Load, white: str, black: str, flip: str, reason: str
) -> None:
    game = load(white="D1 informant down" + white, black=black)
    game = play(game, "activate D1")
    assert outcome(game) is None
    assert outcome(play(game, f"flip {flip}")) == ("black", reason)


def test_a_lone_informant_must_flip_itself_R71(load: Load) -> None:
    game = load(white="E5 informant down")
    game = play(game, "activate E5")
    assert choices(game) == {"flip E5"}
    game = play(game, "flip E5")
    assert at(game, "E5") == "white informant down"
    assert game.actor == "black"


def test_a_lone_informant_that_may_not_flip_itself_does_nothing_R71(load: Load) -> None:
    game = load(white="E5 informant down", options={"informant_self": "forbid"})
    game = play(game, "activate E5")
    assert at(game, "E5") == "white informant up"
    assert game.actor == "black"


# Immigration


def test_immigration_returns_up_to_two_others_of_any_owners_and_faces_R72(load: Load) -> None:
    game = load(
        white="E5 immigration down, A1 police, A3 militia down, A5 scientist down",
        black="I9 police, I7 militia down",
    )
    game = play(game, "activate E5")
    assert choices(game) == {
        "bounce A1",
        "bounce A3",
        "bounce A5",
        "bounce I7",
        "bounce I9",
        "stop",
    }
    mixed = play(game, "bounce A1", "bounce I7")
    assert occupied(mixed) == {"A3", "A5", "E5", "I9"}
    assert hand(mixed, "white") == ["police", "scientist"]
    assert hand(mixed, "black") == ["militia", "scientist"]
    assert choices(mixed) == {"activate A3", "activate A5", "stop"}


def test_immigration_may_return_two_agents_of_one_owner_R72(load: Load) -> None:
    game = load(white="E5 immigration down, A5 scientist down", black="I9 police, I7 militia down")
    game = play(game, "activate E5", "bounce I9", "bounce I7")
    assert hand(game, "black") == ["militia", "police", "scientist"]
    assert occupied(game) == {"A5", "E5"}


def test_immigration_may_return_one_or_none_R72(load: Load) -> None:
    game = load(white="E5 immigration down, A5 scientist down", black="I9 police, I7 militia down")
    game = play(game, "activate E5")
    assert occupied(play(game, "stop")) == {"A5", "E5", "I7", "I9"}
    assert occupied(play(game, "bounce I9", "stop")) == {"A5", "E5", "I7"}


def test_a_hand_has_no_upper_limit_R75(load: Load) -> None:
    game = load(
        white="E5 immigration down, A1 police, A3 police down",
        white_hand="4 militia",
        white_pile="recruiter",
        black_hand="4 militia",
    )
    game = play(game, "activate E5", "bounce A1", "bounce A3")
    assert len(hand(game, "white")) == 6
    for number, (own, other) in enumerate((("A1", "I5"), ("A3", "I7"), ("A5", "I9"))):
        assert pile(game, "white") == ["recruiter"]
        game = play(game, f"recruit militia {other}", f"recruit militia {own}")
        assert len(hand(game, "white")) == (5, 4, 4)[number]
    assert pile(game, "white") == []


def test_an_opponents_hand_may_grow_beyond_four_R75(load: Load) -> None:
    game = load(
        white="E5 immigration down",
        black="A1 police, A3 police down",
        black_hand="4 militia",
        black_pile="recruiter",
    )
    game = play(game, "activate E5", "bounce A1", "bounce A3", "recruit militia I9")
    assert hand(game, "black") == ["militia"] * 3 + ["police"] * 2
    assert pile(game, "black") == ["recruiter"]


def test_bouncing_is_not_killing_R76(load: Load) -> None:
    game = load(
        white="E5 immigration down",
        black="A1 police, A3 police down",
        black_killed="6 scientist, 3 militia",
        black_hand="",
    )
    game = play(game, "activate E5", "bounce A1", "bounce A3")
    assert outcome(game) is None
    assert len(killed(game, "black")) == 9
    assert "recruit police A1" in choices(game)


def test_two_bounced_agents_leave_together_R77(load: Load) -> None:
    game = load(white="E5 immigration down, A1 police", black="I9 police, I7 militia down")
    flipped = play(game, "activate E5")
    marked = play(flipped, "bounce A1")
    assert occupied(marked) == {"A1", "E5", "I7", "I9"}
    assert hand(marked, "white") == ["scientist"]
    assert choices(marked) == {"bounce I7", "bounce I9", "stop"}
    assert "pending" in marked.position()
    done = play(marked, "bounce I7")
    assert "pending" not in done.position()
    assert occupied(done) == {"E5", "I9"}
    assert hand(done, "white") == ["police", "scientist"]
    assert hand(done, "black") == ["militia", "scientist"]


def test_a_single_other_agent_is_bounced_without_a_second_question_R77(load: Load) -> None:
    game = load(white="E5 immigration down", black="I9 police")
    game = play(game, "activate E5", "bounce I9")
    assert occupied(game) == {"E5"}
    assert hand(game, "black") == ["police", "scientist"]
    assert game.actor == "black"


# Double agent


def test_a_double_agent_exchanges_hexes_and_not_owners_R78(load: Load) -> None:
    game = load(white="E5 double_agent down", black="I9 police down")
    game = play(game, "activate E5", "swap I9")
    assert at(game, "I9") == "white double_agent up"
    assert at(game, "E5") == "black police down"
    assert hand(game, "white") == ["scientist"]


def test_a_double_agent_swaps_with_any_other_agent_on_the_board_R79(load: Load) -> None:
    game = load(
        white="E5 double_agent down, E6 police, A1 militia down",
        black="D4 scientist, I9 police down",
        white_pile="informant",
        white_killed="diversion",
    )
    game = play(game, "activate E5")
    assert choices(game) == {"swap A1", "swap D4", "swap E6", "swap I9"}


@pytest.mark.parametrize("face", ["up", "down"])
@pytest.mark.parametrize("owner", COLOURS)
def test_a_swap_keeps_owner_facing_and_kind_and_activates_nobody_R80(
    load: Load, owner: str, face: str
) -> None:
    partner = f"I8 saboteur {face}"
    game = load(
        white="E5 double_agent down, A1 scientist down"
        + (f", {partner}" if owner == "white" else ""),
        black="E6 scientist, I9 scientist" + (f", {partner}" if owner == "black" else ""),
    )
    game = play(game, "activate E5", "swap I8")
    assert at(game, "E5") == f"{owner} saboteur {face}"
    assert at(game, "I8") == "white double_agent up"
    assert killed(game, "black") == []
    assert verbs(game) == {"activate", "stop"}


def test_a_swap_is_compulsory_R81(load: Load) -> None:
    game = load(white="E5 double_agent down", black="I9 police")
    game = play(game, "activate E5")
    assert choices(game) == {"swap I9"}


def test_a_swap_may_be_declined_when_effects_are_lenient_R81(load: Load) -> None:
    game = load(white="E5 double_agent down", black="I9 police", options={"effects": "lenient"})
    game = play(game, "activate E5")
    assert choices(game) == {"stop", "swap I9"}
    assert at(play(game, "stop"), "E5") == "white double_agent up"


def test_a_swap_is_one_event_with_one_check_R81(load: Load) -> None:
    # The goals are tested when both agents lie on their new hexes; R101 has the tie.
    game = load(
        white="A2 militia, B1 militia, B2 double_agent down, E5 militia, I9 police down",
        black="A1 scientist",
    )
    game = play(game, "activate B2", "swap E5")
    assert at(game, "B2") == "white militia up"
    assert outcome(game) == ("white", "capture")


# Diversion


def test_a_diversion_may_move_itself_R82(load: Load) -> None:
    game = load(white="E5 diversion down")
    game = play(game, "activate E5")
    assert choices(game) == {f"move E5 {where}" for where in HEXES if where != "E5"}
    game = play(game, "move E5 I9")
    assert occupied(game) == {"I9"}
    assert at(game, "I9") == "white diversion up"


def test_a_diversion_may_not_move_itself_by_option_R82(load: Load) -> None:
    game = load(
        white="E5 diversion down, A1 diversion",
        black="I9 police",
        options={"diversion_self": "forbid"},
    )
    game = play(game, "activate E5")
    assert {words.split()[0] for words in chosen(game, "move")} == {"A1", "I9"}


def test_a_lone_diversion_that_may_not_move_itself_does_nothing_R82(load: Load) -> None:
    game = load(white="E5 diversion down", options={"diversion_self": "forbid"})
    game = play(game, "activate E5")
    assert at(game, "E5") == "white diversion up"
    assert game.actor == "black"


@pytest.mark.parametrize(
    ("diversion_self", "movable"),
    [("allow", {"E4", "E5", "I9"}), ("forbid", {"E4", "I9"})],
)
def test_a_master_diverting_counts_as_the_diversion_itself_R82(
    load: Load, diversion_self: str, movable: set[str]
) -> None:
    game = load(
        white="E5 master_of_disguise down, E4 diversion",
        black="I9 police",
        options={"diversion_self": diversion_self},
    )
    game = play(game, "activate E5", "copy E4")
    assert {words.split()[0] for words in chosen(game, "move")} == movable


def test_a_diversion_moves_any_agent_to_any_empty_hex_R83(load: Load) -> None:
    game = load(
        white="E5 diversion down, A1 police, A3 militia down", black="I9 police, I7 militia down"
    )
    game = play(game, "activate E5")
    on_board = {"A1", "A3", "E5", "I7", "I9"}
    assert choices(game) == {
        f"move {start} {end}" for start in on_board for end in set(HEXES) - on_board
    }


@pytest.mark.parametrize(
    "agent",
    ["A1 white police up", "A3 white militia down", "I9 black police up", "I7 black militia down"],
)
def test_a_moved_agent_keeps_its_facing_R83(load: Load, agent: str) -> None:
    start, lies = agent.split(maxsplit=1)
    game = load(
        white="E5 diversion down, A1 police, A3 militia down", black="I9 police, I7 militia down"
    )
    game = play(game, "activate E5", f"move {start} E9")
    assert at(game, start) is None
    assert at(game, "E9") == lies


def test_a_diversion_must_really_move_an_agent_R84(load: Load) -> None:
    game = load(white="E5 diversion down", black="I9 police")
    game = play(game, "activate E5")
    assert verbs(game) == {"move"}
    for text in ("move E5 E5", "move I9 I9", "move E5 I9", "stop"):
        assert is_refused(game, text)


def test_a_diversion_may_be_declined_when_effects_are_lenient_R84(load: Load) -> None:
    game = load(white="E5 diversion down", black="I9 police", options={"effects": "lenient"})
    game = play(game, "activate E5", "stop")
    assert at(game, "E5") == "white diversion up"
    assert at(game, "I9") == "black police up"


# Master of Disguise


def test_a_master_copies_face_up_neighbours_of_any_owner_R85(load: Load) -> None:
    game = load(
        white="E5 master_of_disguise down, E4 recruiter, D4 ringleader down, A1 diversion",
        black="E6 police, F6 informant down, I9 immigration",
    )
    assert choices(play(game, "activate E5")) == {"copy E4", "copy E6", "stop"}


ANY = {"master_copies": "any"}


def test_a_master_may_choose_sleepers_by_option_R85(load: Load) -> None:
    game = load(
        white="E5 master_of_disguise down, E4 recruiter, D4 ringleader down, A1 diversion down",
        black="E6 police, F6 informant down, I9 immigration, D5 scientist, F5 militia down",
        options=ANY,
    )
    game = play(game, "activate E5")
    assert choices(game) == {"copy D4", "copy E4", "copy E6", "copy F5", "copy F6", "stop"}


def test_a_chosen_sleeper_is_turned_up_and_the_master_uses_its_ability_R85(load: Load) -> None:
    game = load(
        white="E5 master_of_disguise down, A1 scientist down",
        black="E6 police down, D4 scientist down",
        options=ANY,
    )
    game = play(game, "activate E5", "copy E6")
    assert at(game, "E6") == "black police up"
    assert choices(game) == {"jump E5 C3", "jump E5 E7"}
    game = play(game, "jump E5 C3")
    assert at(game, "C3") == "white master_of_disguise up"
    assert killed(game, "black") == ["scientist down"]


def test_a_chosen_own_sleeper_is_not_activated_R85(load: Load) -> None:
    game = load(
        white="E5 master_of_disguise down, E6 saboteur down, E7 scientist, A1 scientist down",
        black="E4 scientist",
        options=ANY,
    )
    game = play(game, "activate E5", "copy E6")
    # One blast, round the Master: the Saboteur's own neighbour survives.
    assert occupied(game) == {"A1", "E7"}
    assert killed(game, "white") == ["master_of_disguise up", "saboteur up"]


@pytest.mark.parametrize("kind", ["scientist", "militia", "master_of_disguise"])
def test_a_chosen_sleeper_without_an_ability_to_copy_is_only_turned_up_R85(
    load: Load, kind: str
) -> None:
    game = load(
        white="E5 master_of_disguise down, A1 scientist down",
        black=f"E6 {kind} down, E7 police, F6 police down",
        options=ANY,
    )
    game = play(game, "activate E5", "copy E6")
    assert at(game, "E6") == f"black {kind} up"
    assert at(game, "F6") == "black police down"
    assert choices(game) == {"activate A1", "stop"}


def test_turning_up_a_chosen_sleeper_can_decide_the_game_R85(load: Load) -> None:
    chain = [where for where in CHAIN if where != "E5"]
    game = load(
        white="E4 master_of_disguise down, A1 scientist down",
        black=network(*chain) + ", E5 saboteur down",
        options=ANY,
    )
    game = play(game, "activate E4", "copy E5")
    assert outcome(game) == ("black", "success")
    assert killed(game, "white") == []


def test_a_master_may_decline_a_sleeper_by_option_R85(load: Load) -> None:
    game = load(
        white="E5 master_of_disguise down, A1 scientist down", black="E6 police down", options=ANY
    )
    game = play(game, "activate E5")
    assert choices(game) == {"copy E6", "stop"}
    assert at(play(game, "stop"), "E6") == "black police down"


def test_a_master_may_decline_R86(load: Load) -> None:
    game = load(white="E5 master_of_disguise down, A1 scientist down", black="E6 police")
    game = play(game, "activate E5")
    assert choices(game) == {"copy E6", "stop"}
    game = play(game, "stop")
    assert at(game, "E5") == "white master_of_disguise up"
    assert choices(game) == {"activate A1", "stop"}


def test_a_copied_ability_is_as_compulsory_as_the_original_R86(load: Load) -> None:
    game = load(white="E5 master_of_disguise down, A1 scientist down", black="E6 double_agent")
    game = play(game, "activate E5", "copy E6")
    assert choices(game) == {"swap A1", "swap E6"}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("owner", COLOURS)
def test_only_activation_abilities_can_be_copied_R87(load: Load, kind: str, owner: str) -> None:
    copied = f"E6 {kind}"
    game = load(
        white="E5 master_of_disguise down, A1 scientist down"
        + (f", {copied}" if owner == "white" else ""),
        black="I9 scientist down" + (f", {copied}" if owner == "black" else ""),
    )
    game = play(game, "activate E5")
    if kind in ("scientist", "militia", "master_of_disguise"):
        assert choices(game) == {"activate A1", "stop"}
    else:
        assert choices(game) == {"copy E6", "stop"}


def test_a_master_jumps_itself_over_its_owners_enemies_R88(load: Load) -> None:
    game = load(
        white="E5 master_of_disguise down, D4 scientist, A1 scientist down",
        black="E6 police, F5 scientist down",
    )
    game = play(game, "activate E5", "copy E6")
    assert choices(game) == {"jump E5 E7", "jump E5 G5"}
    game = play(game, "jump E5 E7")
    # It may even jump the Police whose ability it uses.
    assert killed(game, "black") == ["police up"]
    assert at(game, "E7") == "white master_of_disguise up"
    assert at(game, "E5") is None


def test_a_master_calls_its_owners_sleepers_R88(load: Load) -> None:
    game = load(
        white="E5 master_of_disguise down, A1 scientist down, A3 militia down, A5 police down",
        black="E6 ringleader, I9 scientist down",
    )
    game = play(game, "activate E5", "copy E6")
    assert choices(game) == {"activate A1", "activate A3", "activate A5", "stop"}
    game = play(game, "activate A1", "activate A3")
    assert choices(game) == {"activate A5", "stop"}
    assert play(game, "activate A5").actor == "black"


def test_a_master_recruits_from_its_owners_hand_R88(load: Load) -> None:
    game = load(
        white="E5 master_of_disguise down",
        black="E6 recruiter",
        white_hand="militia",
        black_hand="police",
    )
    game = play(game, "activate E5", "copy E6", "recruit militia I9")
    assert at(game, "I9") == "white militia down"
    assert hand(game, "white") == []
    assert hand(game, "black") == ["police"]


def test_a_master_swaps_itself_R88(load: Load) -> None:
    game = load(white="E5 master_of_disguise down, A1 scientist down", black="E6 double_agent")
    game = play(game, "activate E5", "copy E6", "swap A1")
    assert at(game, "A1") == "white master_of_disguise up"
    assert at(game, "E5") == "white scientist down"
    assert at(game, "E6") == "black double_agent up"


def test_a_copied_blast_is_centred_on_the_master_R89(load: Load) -> None:
    game = load(
        white="E5 master_of_disguise down, D4 scientist down, E7 scientist",
        black="E6 saboteur, F7 scientist, E4 police",
    )
    game = play(game, "activate E5", "copy E6")
    assert occupied(game) == {"E7", "F7"}
    assert killed(game, "white") == ["master_of_disguise up", "scientist down"]
    assert killed(game, "black") == ["police up", "saboteur up"]


def test_a_saboteur_turned_up_by_an_informant_can_be_copied_R89(load: Load) -> None:
    game = load(
        white="E5 master_of_disguise down, A1 informant down", black="E6 saboteur down, E7 police"
    )
    game = play(game, "activate A1", "flip E6", "activate E5", "copy E6")
    assert occupied(game) == {"A1", "E7"}


def test_a_copied_immigration_may_bounce_the_real_one_and_not_the_master_R90(load: Load) -> None:
    game = load(white="E5 master_of_disguise down, E4 immigration", black="I9 police")
    game = play(game, "activate E5", "copy E4")
    assert choices(game) == {"bounce E4", "bounce I9", "stop"}
    game = play(game, "bounce E4", "bounce I9")
    assert occupied(game) == {"E5"}
    assert hand(game, "white") == ["immigration", "scientist"]


def test_a_copied_double_agent_may_be_swapped_with_R90(load: Load) -> None:
    game = load(white="E5 master_of_disguise down", black="E6 double_agent")
    game = play(game, "activate E5", "copy E6")
    assert choices(game) == {"swap E6"}
    game = play(game, "swap E6")
    assert at(game, "E5") == "black double_agent up"
    assert at(game, "E6") == "white master_of_disguise up"


def test_a_copied_call_may_name_the_copied_ringleader_and_not_the_master_R90(load: Load) -> None:
    game = load(
        white="E5 master_of_disguise down, E4 ringleader, A1 ringleader down, A3 informant down, "
        "A5 informant down"
    )
    game = play(game, "activate E5", "copy E4")
    # The second Ringleader has the copied one and the Master turned down, then calls no more.
    game = play(game, "activate A1", "activate A3", "flip E4", "activate A5", "flip E5")
    assert at(game, "E4") == "white ringleader down"
    assert at(game, "E5") == "white master_of_disguise down"
    # Now the Master names its second helper, and then the turn its second activation, for which
    # the Master as the first one is barred too.
    assert choices(game) == {"activate E4", "stop"}
    game = play(game, "stop")
    assert choices(game) == {"activate E4", "stop"}


def test_a_master_is_never_copied_R91(load: Load) -> None:
    game = load(
        white="E5 master_of_disguise down, A1 scientist down",
        black="E6 master_of_disguise, E7 police, D4 scientist",
    )
    assert choices(play(game, "activate E5")) == {"activate A1", "stop"}
    beside = load(
        white="E5 master_of_disguise down, E4 master_of_disguise, A1 scientist down",
        black="E6 police, D4 scientist",
    )
    assert choices(play(beside, "activate E5")) == {"copy E6", "stop"}


def test_a_master_counts_for_the_row_while_face_up_R92(load: Load) -> None:
    row = agents("scientist", ["E3", "E4", "E5", "E6"])
    game = load(white=f"{row}, E7 master_of_disguise down", black="E8 police")
    assert outcome(game) is None
    assert outcome(play(game, "activate E7")) == ("white", "liberation")
    # It does so whoever turned it up.
    game = load(white=f"{row}, E7 master_of_disguise down, A1 informant down")
    assert outcome(play(game, "activate A1", "flip E7")) == ("white", "liberation")


def test_a_master_counts_for_the_ring_while_face_up_R92(load: Load) -> None:
    game = load(white="A2 militia, B1 militia, B2 master_of_disguise down", black="A1 police")
    assert outcome(game) is None
    assert outcome(play(game, "activate B2")) == ("white", "capture")
    two = load(
        white="A2 master_of_disguise, B1 master_of_disguise, B2 militia down", black="A1 police"
    )
    assert outcome(play(two, "activate B2")) == ("white", "capture")


def test_a_master_goes_on_counting_after_it_was_revealed_R92(load: Load) -> None:
    game = load(
        white="E3 scientist, E4 scientist, E5 scientist, E6 scientist down, "
        "E7 master_of_disguise down",
        black_hand="2 scientist",
    )
    game = play(game, "activate E7", "stop", "recruit scientist I9", "activate E6")
    assert outcome(game) == ("white", "liberation")


def test_one_master_counts_for_row_and_ring_at_once_R92(load: Load) -> None:
    row = agents("scientist", ["B3", "B4", "B5"])
    # The same Master serves a ring that is complete but for B1 and a row that lacks B6.
    white = f"{row}, B2 master_of_disguise, A2 militia, B1 militia down, B6 scientist down"
    game = load(white=white, black="A1 police")
    assert outcome(game) is None
    assert outcome(play(game, "activate B1")) == ("white", "capture")
    assert outcome(play(game, "activate B6")) == ("white", "liberation")


def test_a_master_counts_for_success_R92(load: Load) -> None:
    game = load(white=network(*CHAIN[:8]) + f", {CHAIN[8]} master_of_disguise down")
    assert outcome(play(game, f"activate {CHAIN[8]}")) == ("white", "success")


def test_adjacency_is_measured_on_the_present_hex_after_the_flip_R93(load: Load) -> None:
    game = load(
        white="E5 master_of_disguise down, A1 diversion down, E4 recruiter", black="I9 police"
    )
    game = play(game, "activate A1", "move E5 I8", "activate I8")
    assert choices(game) == {"copy I9", "stop"}


def test_a_neighbour_turned_down_before_the_flip_cannot_be_copied_R93(load: Load) -> None:
    game = load(
        white="E5 master_of_disguise down, A1 informant down, A3 scientist down",
        black="E6 police, D4 scientist",
    )
    game = play(game, "activate A1", "flip E6", "activate E5")
    assert at(game, "E5") == "white master_of_disguise up"
    assert game.actor == "black"


def test_a_copied_series_of_jumps_goes_on_away_from_the_police_R93(load: Load) -> None:
    game = load(
        white="E5 master_of_disguise down, E4 police, A1 scientist down",
        black="E6 scientist, E8 scientist",
    )
    game = play(game, "activate E5", "copy E4", "jump E5 E7")
    assert choices(game) == {"jump E7 E9", "stop"}


def test_a_copy_is_used_once_R93(load: Load) -> None:
    game = load(white="E5 master_of_disguise down, E4 informant, D4 diversion, A1 scientist down")
    game = play(game, "activate E5", "copy E4", "flip A1")
    assert game.actor == "black"
    game = load(
        white="E5 master_of_disguise down, E4 informant, D4 diversion, A1 scientist down",
        black="I9 police",
    )
    game = play(game, "activate E5", "copy E4", "flip I9")
    assert choices(game) == {"activate A1", "stop"}


def test_after_the_copy_a_master_is_simply_a_master_R93(load: Load) -> None:
    game = load(
        white="E5 master_of_disguise down, E4 police, F6 master_of_disguise down, "
        "A1 scientist down",
        black="E6 scientist down, I9 scientist",
        options={"police_first_jump": "may"},
    )
    game = play(game, "activate E5", "copy E4", "stop", "activate F6")
    assert game.actor == "black"
    assert at(game, "F6") == "white master_of_disguise up"
