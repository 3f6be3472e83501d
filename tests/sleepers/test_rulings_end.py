"""Rulings on the end of the game (R94 to R108)."""

from __future__ import annotations

import pytest

from tests.sleepers.positions import (
    CHAIN,
    COLOURS,
    HEXES,
    KINDS,
    TILES,
    TWIN,
    Load,
    agents,
    at,
    choices,
    hand,
    killed,
    neighbours,
    network,
    occupied,
    outcome,
    pile,
    play,
)

FIVE = ("E3", "E4", "E5", "E6", "E7")


def chain_without(gap: str) -> str:
    """The bent chain from bottom to top, but for one link."""
    return network(*(where for where in CHAIN if where != gap))


# When goals are tested

EVERY_CHANGE = {
    "recruit": (
        {"white": "E5 scientist down", "black": "A2 militia, B1 militia, B2 militia"},
        ["recruit scientist A1"],
        ("black", "capture"),
    ),
    "activation": (
        {"white": chain_without("I7") + ", I7 ringleader down, E1 scientist down"},
        ["activate I7"],
        ("white", "success"),
    ),
    "flip": (
        {"white": chain_without("I7") + ", I7 police down, E9 informant down, E1 police down"},
        ["activate E9", "flip I7"],
        ("white", "success"),
    ),
    "jump": (
        {
            "white": "E5 police down, A1 scientist down",
            "black": "E6 scientist, E8 scientist",
            "black_killed": "5 scientist, 4 militia",
        },
        ["activate E5", "jump E5 E7"],
        ("white", "morale"),
    ),
    "blast": (
        {
            "white": "E5 saboteur down, A1 scientist down",
            "black": "E6 scientist down",
            "black_killed": "5 scientist, 4 militia",
        },
        ["activate E5"],
        ("white", "morale"),
    ),
    "swap": (
        {
            "white": chain_without("E5") + ", A1 double_agent down, E9 police down",
            "black": "E5 scientist",
        },
        ["activate A1", "swap E5"],
        ("white", "success"),
    ),
    "move": (
        {"white": chain_without("E5") + ", A1 diversion down, E9 police down"},
        ["activate A1", "move A1 E5"],
        ("white", "success"),
    ),
    "recruiter": (
        {
            "white": "E5 recruiter down, E7 police down",
            "black": "A2 militia, B1 militia, B2 militia",
        },
        ["activate E5", "recruit scientist A1"],
        ("black", "capture"),
    ),
}


@pytest.mark.parametrize(
    ("setting", "decisions", "expected"), EVERY_CHANGE.values(), ids=EVERY_CHANGE.keys()
)
def test_goals_are_tested_after_every_change_R94(
    load: Load, setting: dict[str, str], decisions: list[str], expected: tuple[str, str]
) -> None:
    game = load(
        setting["white"], setting.get("black", ""), black_killed=setting.get("black_killed", "")
    )
    *before, last = decisions
    game = play(game, *before)
    assert outcome(game) is None
    game = play(game, last)
    assert outcome(game) == expected
    assert game.actor is None
    assert choices(game) == set()


def test_a_goal_reached_inside_a_call_ends_the_game_there_R94(load: Load) -> None:
    game = load(white=chain_without("I7") + ", I7 police down, E9 ringleader down, E1 police down")
    game = play(game, "activate E9", "activate I7")
    assert outcome(game) == ("white", "success")
    assert at(game, "E1") == "white police down"


def test_a_bounced_link_is_missing_at_the_next_check_R94(load: Load) -> None:
    # A bounce only empties hexes and so completes no goal; it may take one away.
    game = load(
        white=chain_without("I7") + ", E9 immigration down, I7 police down", black="E1 police"
    )
    game = play(game, "activate E9", "bounce E5", "bounce E1")
    assert outcome(game) is None
    game = play(game, "activate I7")
    assert outcome(game) is None


def test_a_move_can_make_the_opponent_win_R94(load: Load) -> None:
    game = load(white="E1 diversion down", black=chain_without("E5") + ", I9 police")
    assert outcome(play(game, "activate E1", "move I9 E5")) == ("black", "success")


def test_a_swap_can_make_the_opponent_win_R94(load: Load) -> None:
    game = load(white="E5 double_agent down", black=chain_without("E5") + ", I9 police")
    assert outcome(play(game, "activate E5", "swap I9")) == ("black", "success")


# Ties


@pytest.mark.parametrize("mover", COLOURS)
def test_a_tie_by_the_same_change_goes_to_the_player_whose_turn_it_is_R95(
    load: Load, mover: str
) -> None:
    # A Master in the gap of the enemy row swaps with the enemy Scientist in the gap of its own.
    acting = "E3 scientist, E4 scientist, E6 scientist, E7 scientist, C5 master_of_disguise down, "
    acting += "D5 double_agent"
    other = "C3 scientist, C4 scientist, C6 scientist, C7 scientist, E5 scientist"
    game = load(
        white=acting if mover == "white" else other,
        black=acting if mover == "black" else other,
        to_move=mover,
    )
    assert outcome(game) is None
    game = play(game, "activate C5", "copy D5", "swap E5")
    assert outcome(game) == (mover, "liberation")


def test_an_earlier_change_of_the_same_turn_wins_outright_R95(load: Load) -> None:
    game = load(
        white=agents("scientist", FIVE[:4]) + ", E7 scientist down, A1 informant down",
        black=agents("scientist", ["C1", "C2", "C3", "C4"]) + ", C5 scientist down",
    )
    first = play(game, "activate E7")
    assert outcome(first) == ("white", "liberation")
    first = play(game, "activate A1", "flip C5")
    assert outcome(first) == ("black", "liberation")


def test_success_is_reported_before_liberation_R96(load: Load) -> None:
    game = load(
        white="E1 police, E2 militia, E3 scientist, E4 scientist, E5 scientist down, "
        "E6 scientist, E7 scientist, E8 militia, E9 police"
    )
    assert outcome(play(game, "activate E5")) == ("white", "success")


def test_success_is_reported_before_morale_R96(load: Load) -> None:
    game = load(
        white=chain_without("E5") + ", E7 police down",
        black="E6 scientist",
        black_killed="5 scientist, 4 militia",
    )
    assert outcome(play(game, "activate E7", "jump E7 E5")) == ("white", "success")


def test_liberation_is_reported_before_capture_R96(load: Load) -> None:
    game = load(
        white=agents("scientist", ["B3", "B4", "B5", "B6"])
        + ", A2 militia, B1 militia, B2 master_of_disguise down",
        black="A1 police",
    )
    assert outcome(play(game, "activate B2")) == ("white", "liberation")


def test_liberation_is_reported_before_morale_R96(load: Load) -> None:
    game = load(
        white="E3 scientist, E4 scientist, E5 scientist, E6 scientist, "
        "G7 master_of_disguise down, G6 police",
        black="F7 scientist",
        black_killed="5 scientist, 4 militia",
    )
    assert at(game, "E7") is None
    assert outcome(play(game, "activate G7", "copy G6", "jump G7 E7")) == ("white", "liberation")


def test_morale_is_reported_before_capture_R96(load: Load) -> None:
    game = load(
        white="A2 militia, B1 militia, D4 master_of_disguise down, E5 police",
        black="A1 scientist down, C3 scientist",
        black_killed="5 scientist, 4 militia",
    )
    assert outcome(play(game, "activate D4", "copy E5", "jump D4 B2")) == ("white", "morale")


def test_a_loss_ranks_neither_before_nor_after_a_win_R96(load: Load) -> None:
    # The mover's Militia completes a ring while an enemy completes a row: both win, the mover
    # wins the tie, although the enemy's goal is a win and the mover's the other's loss.
    game = load(
        white="A2 militia, B1 militia, E5 master_of_disguise down, D5 double_agent",
        black="E3 scientist, E4 scientist, E6 scientist, E7 scientist, A1 police, B2 scientist",
    )
    assert outcome(play(game, "activate E5", "copy D5", "swap B2")) == ("white", "capture")


def test_flip_wins_before_its_ability_resolves_R97(load: Load) -> None:
    game = load(white=chain_without("E5") + ", E5 saboteur down", black="E6 police")
    game = play(game, "activate E5")
    assert outcome(game) == ("white", "success")
    assert at(game, "E5") == "white saboteur up"
    assert killed(game, "white") == killed(game, "black") == []


def test_flip_wins_before_a_compulsory_jump_R97(load: Load) -> None:
    game = load(white=chain_without("E5") + ", E5 police down", black="E6 scientist")
    game = play(game, "activate E5")
    assert outcome(game) == ("white", "success")
    assert occupied(game) == {*CHAIN, "E6"}


def test_flip_of_a_master_wins_before_it_copies_R97(load: Load) -> None:
    game = load(
        white=agents("scientist", FIVE[:4]) + ", E7 master_of_disguise down", black="E8 saboteur"
    )
    game = play(game, "activate E7")
    assert outcome(game) == ("white", "liberation")


# Success


def test_a_bent_chain_of_adjacent_agents_wins_R98(load: Load) -> None:
    winding = ["A2", "A3", "B4", "C4", "C3", "D3", "E4", "E5", "F6", "G6", "G5", "H5", "I6"]
    for number, where in enumerate(winding):
        # Every link touches the one before and the one after it, and no other.
        touching = set(winding[max(number - 1, 0) : number + 2]) - {where}
        assert set(neighbours(where)) & set(winding) == touching
    kinds = ["scientist", "militia"] * 5 + ["police", "recruiter", "informant"]
    placed = [f"{where} {kind}" for where, kind in zip(winding, kinds, strict=True)]
    placed[6] += " down"
    game = load(white=", ".join(placed))
    assert outcome(game) is None
    assert outcome(play(game, f"activate {winding[6]}")) == ("white", "success")


def test_a_chain_with_a_gap_does_not_win_R98(load: Load) -> None:
    game = load(white=chain_without("E5") + ", E4 police down, A1 scientist down")
    # E4 touches the lower half at D4, but not F6 above it.
    assert outcome(play(game, "activate E4")) is None


def test_side_branches_do_not_harm_a_chain_R98(load: Load) -> None:
    game = load(
        white=chain_without("E5") + ", E5 diversion down, E4 informant, D5 informant, F7 recruiter"
    )
    assert outcome(play(game, "activate E5")) == ("white", "success")


def test_a_corner_belongs_to_both_its_sides_R99(load: Load) -> None:
    main = [f"E{column}" for column in range(1, 9)]
    white = network(*main) + ", E9 police down"
    assert outcome(play(load(white=white), "activate E9")) == ("white", "success")
    none = load(white=white, options={"corners": "none"})
    assert outcome(play(none, "activate E9")) is None


def test_a_chain_along_two_sides_joins_opposite_sides_at_its_corners_R99(load: Load) -> None:
    around = ["A5", "A4", "A3", "A2", "A1", "B1", "C1", "D1"]
    white = network(*around) + ", E1 police down, I9 police down"
    game = load(white=white)
    assert outcome(game) is None
    assert outcome(play(game, "activate E1")) == ("white", "success")
    none = load(white=white, options={"corners": "none"})
    assert outcome(play(none, "activate E1")) is None


def test_without_corners_a_chain_needs_a_plain_edge_hex_at_each_end_R99(load: Load) -> None:
    # The chain reaches the top at the corner I9 and, one link further, at the plain hex I8.
    chain = ["A2", "B3", "C4", "D5", "E6", "F7", "G8", "H9"]
    options = {"corners": "none"}
    game = load(white=network(*chain) + ", I9 police down, I8 police down", options=options)
    game = play(game, "activate I9")
    assert outcome(game) is None
    assert outcome(play(game, "activate I8")) == ("white", "success")
    both = load(white=network(*chain) + ", I9 police down, I8 police down")
    assert outcome(play(both, "activate I9")) == ("white", "success")


def test_without_corners_a_corner_may_still_be_a_link_R99(load: Load) -> None:
    # From B1 on the lower left side over three corners to F9 on the upper right side.
    for corners in ("both", "none"):
        game = load(
            white=network("B1", "A2", "A3", "A4", "A5", "B6", "C7", "D8")
            + ", E9 police, F9 police, A1 diversion down",
            options={"corners": corners},
        )
        assert outcome(game) is None
        assert outcome(play(game, "activate A1")) == ("white", "success")


PAIRS = {
    "bottom and top": CHAIN,
    "lower left and upper right": ("C1", "C2", "D3", "D4", "E5", "F6", "F7", "G8", "G9"),
    "upper left and lower right": ("G3", "F3", "F4", "E4", "E5", "D5", "D6", "C6", "C7"),
}


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("chain", PAIRS.values(), ids=PAIRS.keys())
def test_any_pair_of_opposite_sides_serves_either_player_R100(
    load: Load, chain: tuple[str, ...], colour: str
) -> None:
    placed = network(*chain[:4], *chain[5:]) + f", {chain[4]} police down"
    game = load(white=placed) if colour == "white" else load(black=placed, to_move="black")
    assert outcome(game) is None
    assert outcome(play(game, f"activate {chain[4]}")) == (colour, "success")


@pytest.mark.parametrize(
    "chain",
    [
        ("A1", "B1", "C1", "D1", "E1"),
        ("A1", "B2", "C3", "D3", "E3", "F3", "G3"),
        ("E1", "E2", "F3", "G4", "H5", "I6"),
    ],
    ids=["one side", "bottom and upper left", "lower left and top"],
)
def test_sides_that_are_not_opposite_do_not_win_R100(load: Load, chain: tuple[str, ...]) -> None:
    assert outcome(load(white=network(*chain))) is None


def test_only_own_face_up_agents_are_links_R100(load: Load) -> None:
    for white, black in (("", "E5 police"), (", E5 police down", "")):
        game = load(white=chain_without("E5") + white + ", A1 scientist down", black=black)
        assert outcome(game) is None
        assert outcome(play(game, "activate A1")) is None


@pytest.mark.parametrize("kind", KINDS)
def test_an_agent_of_any_kind_is_a_link_R100(load: Load, kind: str) -> None:
    game = load(white=chain_without("E5") + f", E5 {kind} down")
    assert outcome(play(game, "activate E5")) == ("white", "success")


@pytest.mark.parametrize("mover", COLOURS)
def test_one_swap_can_connect_both_players_R101(load: Load, mover: str) -> None:
    # The mover's Double agent lies in the gap of the enemy chain, an enemy in that of the own.
    acting = chain_without("E5") + ", E6 double_agent down"
    other = network(*(where for where in TWIN if where != "E6")) + ", E5 police"
    game = load(
        white=acting if mover == "white" else other,
        black=acting if mover == "black" else other,
        to_move=mover,
    )
    game = play(game, "activate E6")
    assert outcome(game) is None
    assert outcome(play(game, "swap E5")) == (mover, "success")


# Eliminations

NINE = "5 scientist down, 4 militia"


def test_the_tenth_kill_eliminates_at_once_R102(load: Load) -> None:
    game = load(
        white="E5 police down, A1 scientist down", black="E6 police down", black_killed=NINE
    )
    assert outcome(game) is None
    game = play(game, "activate E5", "jump E5 E7")
    assert outcome(game) == ("white", "morale")
    assert killed(game, "black") == sorted(
        ["militia up"] * 4 + ["scientist down"] * 5 + ["police down"]
    )


@pytest.mark.parametrize("mover", COLOURS)
def test_a_blast_that_brings_both_to_ten_is_won_by_the_mover_R102(load: Load, mover: str) -> None:
    acting, other = "E5 saboteur down", "E6 police down"
    game = load(
        white=acting if mover == "white" else other,
        black=acting if mover == "black" else other,
        white_killed=NINE,
        black_killed=NINE,
        to_move=mover,
    )
    assert outcome(play(game, "activate E5")) == (mover, "morale")


def test_killed_tiles_of_both_colours_are_counted_apart_R102(load: Load) -> None:
    game = load(
        white="E5 police down",
        black="E6 police",
        white_killed=NINE,
        black_killed="8 scientist",
        black_hand="police",
    )
    game = play(game, "activate E5", "jump E5 E7")
    assert outcome(game) is None


def test_attrition_is_tested_when_the_turn_begins_R103(load: Load) -> None:
    game = load(black="E5 scientist, A1 police", black_hand="")
    game = play(game, "recruit scientist I9")
    assert outcome(game) == ("white", "attrition")


def test_a_player_without_moves_is_safe_until_the_own_turn_R103(load: Load) -> None:
    game = load(
        white="E5 scientist down", white_hand="", black="A1 immigration down, I9 scientist down"
    )
    game = play(game, "activate E5")
    assert outcome(game) is None
    assert game.actor == "black"
    # The opponent may rescue the player, or not.
    rescued = play(game, "activate A1", "bounce E5", "stop", "stop")
    assert outcome(rescued) is None
    assert "recruit scientist E5" in choices(rescued)
    assert outcome(play(game, "recruit scientist I8")) == ("black", "attrition")


@pytest.mark.parametrize("attrition", ["own_turn", "end_of_any_turn"])
def test_the_last_activation_may_refill_the_hand_R103(load: Load, attrition: str) -> None:
    game = load(
        white="E5 immigration down, A1 police", white_hand="", options={"attrition": attrition}
    )
    game = play(game, "activate E5")
    assert outcome(game) is None
    game = play(game, "bounce A1")
    assert outcome(game) is None
    assert hand(game, "white") == ["police"]


def test_attrition_at_the_end_of_any_turn_eliminates_the_mover_by_option_R103(load: Load) -> None:
    options = {"attrition": "end_of_any_turn"}
    game = load(white="E5 scientist down", white_hand="", options=options)
    game = play(game, "activate E5")
    assert outcome(game) == ("black", "attrition")


def test_attrition_at_the_end_of_any_turn_waits_for_the_end_of_the_turn_R103(load: Load) -> None:
    options = {"attrition": "end_of_any_turn"}
    game = load(
        white="E5 police down", white_hand="", black="E6 scientist, E8 scientist", options=options
    )
    game = play(game, "activate E5", "jump E5 E7")
    assert outcome(game) is None
    assert choices(game) == {"jump E7 E9", "stop"}
    assert outcome(play(game, "stop")) == ("black", "attrition")


def test_attrition_at_the_end_of_any_turn_eliminates_the_opponent_too_R103(load: Load) -> None:
    options = {"attrition": "end_of_any_turn"}
    game = load(white="E5 police down", black="E6 scientist down", black_hand="", options=options)
    game = play(game, "activate E5", "jump E5 E7")
    assert outcome(game) == ("white", "attrition")


@pytest.mark.parametrize("attrition", ["own_turn", "end_of_any_turn"])
@pytest.mark.parametrize("mover", COLOURS)
def test_attrition_of_both_players_is_won_by_the_one_whose_turn_ended_R103(
    load: Load, attrition: str, mover: str
) -> None:
    acting, other = "E5 police down", "E6 scientist down"
    game = load(
        white=acting if mover == "white" else other,
        black=acting if mover == "black" else other,
        white_hand="",
        black_hand="",
        to_move=mover,
        options={"attrition": attrition},
    )
    game = play(game, "activate E5", "jump E5 E7")
    assert outcome(game) == (mover, "attrition")


@pytest.mark.parametrize("attrition", ["own_turn", "end_of_any_turn"])
@pytest.mark.parametrize(
    "rest",
    [
        {"black_hand": "scientist"},
        {"black_hand": "", "black": "E5 police, A1 scientist down"},
    ],
    ids=["a tile in hand", "a sleeper"],
)
def test_one_tile_or_one_sleeper_is_enough_to_move_R104(
    load: Load, rest: dict[str, str], attrition: str
) -> None:
    game = load(
        white_hand="2 scientist",
        black=rest.get("black", "E5 police"),
        black_hand=rest["black_hand"],
        options={"attrition": attrition},
    )
    game = play(game, "recruit scientist I9")
    assert outcome(game) is None
    assert game.actor == "black"


@pytest.mark.parametrize("attrition", ["own_turn", "end_of_any_turn"])
def test_a_pile_counts_as_tiles_left_R104(load: Load, attrition: str) -> None:
    # The last tile in hand is placed and blown up; the draw comes before the test.
    game = load(
        white="E5 recruiter down, E6 saboteur down",
        white_hand="scientist",
        white_pile="police",
        options={"attrition": attrition},
    )
    game = play(game, "activate E5", "recruit scientist E7", "activate E6")
    assert outcome(game) is None
    assert occupied(game) == set()
    assert hand(game, "white") == ["police"]
    assert pile(game, "white") == []


def test_a_player_with_a_pile_is_not_lost_by_attrition_R104(load: Load) -> None:
    # No play leads to a pile beside an empty hand; a position may be refused for it, not lost.
    def ending() -> tuple[str | None, str] | str | None:
        try:
            game = load(white="E5 police", white_hand="", white_pile="police", to_move="black")
            return outcome(play(game, "recruit scientist I9"))
        except ValueError:
            return "refused"

    assert ending() in (None, "refused")


def test_enemy_sleepers_do_not_save_from_attrition_R104(load: Load) -> None:
    game = load(white="I9 police down, I7 police down", black="E5 scientist", black_hand="")
    game = play(game, "recruit scientist A1")
    assert outcome(game) == ("white", "attrition")


def test_a_tile_in_hand_finds_room_on_the_fullest_board_R105(load: Load) -> None:
    inner = [where for where in HEXES if len(neighbours(where)) == 6]
    white, others = inner[:29], [where for where in HEXES if where not in inner[:29]]
    kinds = [kind for kind in KINDS for _ in range(TILES[kind])]
    # Every other kind between the Scientists and Masters keeps them from making a row.
    spread = [kinds[(number * 7) % 30] for number in range(30)]
    game = load(
        white=", ".join(f"{where} {kind}" for where, kind in zip(white, spread, strict=False)),
        black=", ".join(
            f"{where} {kind} down" for where, kind in zip(others[:30], kinds, strict=True)
        ),
        white_hand=spread[29],
        black_hand="",
    )
    assert outcome(game) is None
    assert len(occupied(game)) == 59
    assert choices(game) == {f"recruit {spread[29]} {where}" for where in others[30:]}


def test_one_may_eliminate_oneself_by_an_own_blast_R106(load: Load) -> None:
    game = load(white="E5 saboteur down, E6 police", white_killed="4 scientist, 4 militia")
    assert outcome(play(game, "activate E5")) == ("black", "morale")


def test_one_may_eliminate_oneself_by_an_own_diversion_R106(load: Load) -> None:
    game = load(white="E5 diversion down, E6 police", black="A2 militia, B1 militia, B2 militia")
    assert outcome(play(game, "activate E5", "move E6 A1")) == ("black", "capture")


def test_one_may_eliminate_oneself_by_an_own_swap_R106(load: Load) -> None:
    game = load(
        white="E5 double_agent down",
        black="A1 scientist, A2 militia, B1 militia, B2 militia",
    )
    assert outcome(play(game, "activate E5", "swap A1")) == ("black", "capture")


@pytest.mark.parametrize("mover", COLOURS)
def test_an_eliminated_mover_may_win_by_the_same_change_R107(load: Load, mover: str) -> None:
    # The swap puts the Double agent into the gap of the own chain and the enemy Militia from
    # there into the gap of the ring round the own agent in the corner.
    acting = chain_without("E5") + ", A1 police down, B2 double_agent down"
    other = "A2 militia, B1 militia, E5 militia"
    game = load(
        white=acting if mover == "white" else other,
        black=acting if mover == "black" else other,
        to_move=mover,
    )
    game = play(game, "activate B2")
    assert outcome(game) is None
    assert outcome(play(game, "swap E5")) == (mover, "success")


@pytest.mark.parametrize("mover", COLOURS)
def test_an_eliminated_opponent_does_not_win_by_the_same_change_R107(
    load: Load, mover: str
) -> None:
    chain = ("A5", "B5", "C5", "D5", "F6", "G7", "H8", "I9")
    acting = "A2 militia, B1 militia, E5 master_of_disguise down, E4 double_agent"
    other = network(*chain) + ", A1 police down, B2 police"
    game = load(
        white=acting if mover == "white" else other,
        black=acting if mover == "black" else other,
        to_move=mover,
    )
    game = play(game, "activate E5", "copy E4")
    assert outcome(game) is None
    assert outcome(play(game, "swap B2")) == (mover, "capture")


# Endless games


def test_a_hundred_turns_without_draw_or_kill_are_a_draw_R108(load: Load) -> None:
    for quiet, expected in ((98, None), (99, (None, "no_progress"))):
        game = load(white="E5 informant down", quiet=quiet, turn=150)
        game = play(game, "activate E5", "flip E5")
        assert outcome(game) == expected
        assert game.actor == ("black" if expected is None else None)


def test_turns_of_both_players_are_counted_R108(load: Load) -> None:
    game = load(white="E5 informant down", black="I9 informant down", options={"no_progress": 4})
    for where in ("E5", "I9", "E5", "I9"):
        assert outcome(game) is None
        game = play(game, f"activate {where}", f"flip {where}")
    assert outcome(game) == (None, "no_progress")


def test_a_draw_of_tiles_starts_the_count_afresh_R108(load: Load) -> None:
    game = load(white_hand="4 scientist", white_pile="police", quiet=99, turn=150)
    game = play(game, "recruit scientist A1")
    assert outcome(game) is None
    assert game.position().get("quiet", 0) == 0


def test_a_kill_starts_the_count_afresh_R108(load: Load) -> None:
    game = load(white="E5 police down", black="E6 scientist", quiet=99, turn=150)
    game = play(game, "activate E5", "jump E5 E7")
    assert outcome(game) is None
    assert game.position().get("quiet", 0) == 0


def test_a_blast_that_kills_only_the_saboteur_starts_the_count_afresh_R108(load: Load) -> None:
    game = load(white="E5 saboteur down", quiet=99, turn=150)
    assert outcome(play(game, "activate E5")) is None


def test_a_bounce_and_a_recruit_are_no_progress_R108(load: Load) -> None:
    game = load(white="E5 immigration down", black="I9 police", quiet=98, turn=150)
    game = play(game, "activate E5", "bounce I9")
    assert game.position().get("quiet", 0) == 99
    assert outcome(play(game, "recruit police I9")) == (None, "no_progress")


def test_a_full_hand_draws_nothing_and_makes_no_progress_R108(load: Load) -> None:
    game = load(
        white="E5 scientist down", white_hand="4 scientist", white_pile="police", quiet=99, turn=150
    )
    assert outcome(play(game, "activate E5")) == (None, "no_progress")


def test_the_count_of_quiet_turns_is_a_number_to_choose_or_off_R108(load: Load) -> None:
    limits: list[tuple[int | str, tuple[None, str] | None]] = [
        (5, (None, "no_progress")),
        (6, None),
        ("off", None),
    ]
    for no_progress, expected in limits:
        options = {"no_progress": no_progress}
        game = load(white="E5 informant down", quiet=4, options=options)
        assert outcome(play(game, "activate E5", "flip E5")) == expected
    game = load(white="E5 informant down", quiet=300, turn=320, options={"no_progress": "off"})
    assert outcome(play(game, "activate E5", "flip E5")) is None


def test_turn_four_hundred_is_the_last_R108(load: Load) -> None:
    for turn, expected in ((399, None), (400, (None, "turn_cap"))):
        game = load(white="E5 scientist down", turn=turn)
        assert outcome(game) is None
        game = play(game, "activate E5")
        assert outcome(game) == expected


def test_turns_are_numbered_through_for_both_players_R108(load: Load) -> None:
    game = load(white_hand="4 scientist", black_hand="4 scientist", options={"turn_cap": 3})
    game = play(game, "recruit scientist A1", "recruit scientist I9")
    assert outcome(game) is None
    assert game.position()["turn"] == 3
    game = play(game, "recruit scientist A3")
    assert outcome(game) == (None, "turn_cap")


def test_the_last_turn_is_a_number_to_choose_or_off_R108(load: Load) -> None:
    limits: list[tuple[int | str, tuple[None, str] | None]] = [
        (50, (None, "turn_cap")),
        (51, None),
        ("off", None),
    ]
    for turn_cap, expected in limits:
        game = load(white="E5 scientist down", turn=50, options={"turn_cap": turn_cap})
        assert outcome(play(game, "activate E5")) == expected
    game = load(white="E5 scientist down", turn=400, options={"turn_cap": "off"})
    assert outcome(play(game, "activate E5")) is None


def test_the_last_turn_is_played_to_its_end_R108(load: Load) -> None:
    game = load(white_hand="4 scientist", white_pile="police", turn=400)
    game = play(game, "recruit scientist A1")
    assert outcome(game) == (None, "turn_cap")
    assert hand(game, "white") == ["police", "scientist", "scientist", "scientist"]


def test_a_win_in_the_last_turn_counts_R108(load: Load) -> None:
    game = load(white=chain_without("E5") + ", E5 police down", quiet=99, turn=400)
    assert outcome(play(game, "activate E5")) == ("white", "success")


def test_attrition_comes_before_a_draw_R108(load: Load) -> None:
    game = load(black="E5 police", black_hand="", quiet=99, turn=400)
    assert outcome(play(game, "recruit scientist A1")) == ("white", "attrition")


def test_no_progress_comes_before_the_last_turn_R108(load: Load) -> None:
    game = load(white="E5 informant down", quiet=99, turn=400)
    assert outcome(play(game, "activate E5", "flip E5")) == (None, "no_progress")


def test_two_informants_can_turn_each_other_down_for_ever_R108(load: Load) -> None:
    game = load(
        white="E5 informant down, E7 informant",
        black="I9 informant down, I7 informant",
        options={"informant_self": "forbid", "no_progress": 6},
    )
    for white, black in ((("E5", "E7"), ("I9", "I7")), (("E7", "E5"), ("I7", "I9"))):
        for own, other in (white, black):
            assert outcome(game) is None
            game = play(game, f"activate {own}", f"flip {other}", "stop")
    assert game.position()["quiet"] == 4
    game = play(game, "activate E5", "flip E7", "stop", "activate I9", "flip I7", "stop")
    assert outcome(game) == (None, "no_progress")


def test_an_endless_count_is_part_of_the_position_R108(load: Load) -> None:
    game = load(white="E5 informant down", black="I9 informant down")
    assert "quiet" not in game.position()
    assert "turn" not in game.position()
    game = play(game, "activate E5", "flip E5")
    assert game.position()["quiet"] == 1
    assert game.position()["turn"] == 2
