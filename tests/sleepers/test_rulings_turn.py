"""Rulings on the turn: its action, its activations and its draw (R12 to R28)."""

from __future__ import annotations

import random

import pytest

from tests.sleepers.positions import (
    CHAIN,
    HEXES,
    KINDS,
    Deal,
    Load,
    at,
    choices,
    chosen,
    hand,
    is_refused,
    killed,
    network,
    occupied,
    outcome,
    pile,
    play,
    verbs,
)

# The action


def test_a_player_may_not_pass_R12(load: Load) -> None:
    game = load(white="E5 scientist down", black="E6 scientist down")
    assert verbs(game) == {"activate", "recruit"}
    for text in ("stop", "pass", ""):
        assert is_refused(game, text)


def test_the_only_possible_action_is_still_the_players_to_take_R12(load: Load) -> None:
    game = load(white="E5 scientist down", white_hand="")
    assert game.actor == "white"
    assert choices(game) == {"activate E5"}


def test_a_decision_that_is_not_offered_changes_nothing_R12(load: Load) -> None:
    game = load(white="E5 scientist down, D4 police", black="E6 scientist down")
    before = game.position()
    refused = ("recruit police A1", "recruit scientist E5", "activate E6", "activate D4", "E5")
    for text in refused:
        assert is_refused(game, text)
    after = play(game, "activate E5")
    assert at(after, "E5") == "white scientist up"
    assert game.position() == before


def test_decisions_come_sorted_R12(load: Load) -> None:
    game = load(white="E5 scientist down, C3 police down", white_hand="militia, scientist")
    assert list(game.decisions()) == sorted(choices(game))


def test_a_recruit_ends_the_action_R13(load: Load) -> None:
    game = load(white="E5 scientist down", white_hand="2 militia")
    game = play(game, "recruit militia A1")
    assert game.actor == "black"
    assert at(game, "A1") == "white militia down"


def test_an_activation_rules_out_a_recruit_R13(load: Load) -> None:
    game = load(white="E5 scientist down, D4 scientist down", white_hand="2 militia")
    assert choices(play(game, "activate E5")) == {"activate D4", "stop"}


def test_every_empty_hex_may_be_recruited_into_R14(load: Load) -> None:
    game = load(white="E5 scientist", black="A2 militia, B1 militia, I9 police down")
    empty = set(HEXES) - {"E5", "A2", "B1", "I9"}
    assert chosen(game, "recruit") == {f"scientist {where}" for where in empty}


def test_a_recruit_into_an_enemy_pocket_is_legal_and_loses_R14(load: Load) -> None:
    game = load(black="A2 militia, B1 militia, B2 militia")
    assert outcome(game) is None
    game = play(game, "recruit scientist A1")
    assert outcome(game) == ("black", "capture")


def test_only_own_sleepers_may_be_activated_R15(load: Load) -> None:
    game = load(white="E5 police down, D4 militia", black="E6 police down, A1 militia down")
    assert chosen(game, "activate") == {"E5"}
    black = load(white="E5 police down", black="E6 police down, A1 militia", to_move="black")
    assert chosen(black, "activate") == {"E6"}


def test_face_up_agents_may_not_be_activated_R15(load: Load) -> None:
    game = load(white="E5 police, D4 informant")
    assert verbs(game) == {"recruit"}


# One or two activations


def test_one_activation_is_the_least_and_two_the_most_R16(load: Load) -> None:
    game = load(white="E5 scientist down, D4 scientist down, C3 scientist down")
    assert "stop" not in choices(game)
    once = play(game, "activate E5")
    assert choices(once) == {"activate C3", "activate D4", "stop"}
    assert play(once, "stop").actor == "black"
    twice = play(once, "activate C3")
    assert twice.actor == "black"
    assert at(twice, "D4") == "white scientist down"


def test_without_another_sleeper_the_turn_ends_by_itself_R16(load: Load) -> None:
    game = load(white="E5 scientist down, D4 scientist", black="C3 scientist down")
    assert play(game, "activate E5").actor == "black"


def test_the_second_is_chosen_when_the_first_is_resolved_R17(load: Load) -> None:
    game = load(white="E5 recruiter down, D4 scientist down", white_hand="militia")
    game = play(game, "activate E5")
    assert verbs(game) == {"recruit"}
    game = play(game, "recruit militia A1")
    assert choices(game) == {"activate A1", "activate D4", "stop"}


def test_the_second_may_no_longer_exist_when_the_first_is_resolved_R17(load: Load) -> None:
    game = load(white="E5 saboteur down, E6 police down, A1 scientist down")
    game = play(game, "activate E5")
    assert choices(game) == {"activate A1", "stop"}


def test_the_second_is_another_agent_R18(load: Load) -> None:
    game = load(white="E5 informant down, D4 scientist down")
    game = play(game, "activate E5", "flip E5")
    assert at(game, "E5") == "white informant down"
    assert choices(game) == {"activate D4", "stop"}


def test_the_first_turned_down_again_is_no_second_even_if_it_is_alone_R18(load: Load) -> None:
    game = load(white="E5 informant down", black="I9 scientist down")
    game = play(game, "activate E5", "flip E5")
    assert game.actor == "black"
    assert at(game, "E5") == "white informant down"


def test_the_first_may_be_activated_again_in_the_next_turn_R18(load: Load) -> None:
    game = load(white="E5 informant down")
    game = play(game, "activate E5", "flip E5", "recruit scientist I9")
    assert "activate E5" in choices(game)


def test_the_first_stays_barred_on_the_hex_it_is_moved_to_R18(load: Load) -> None:
    game = load(white="E5 ringleader down, D4 informant down, C3 diversion down, A1 scientist down")
    game = play(game, "activate E5", "activate D4", "flip E5")
    game = play(game, "activate C3", "move E5 I9")
    assert at(game, "I9") == "white ringleader down"
    assert choices(game) == {"activate A1", "stop"}


def test_the_hex_that_the_first_has_left_is_not_barred_R18(load: Load) -> None:
    game = load(
        white="E5 ringleader down, G5 ringleader down, D4 informant down, C3 diversion down, "
        "B2 diversion down, A1 scientist down"
    )
    game = play(game, "activate E5", "activate G5")
    game = play(game, "activate D4", "flip E5", "activate C3", "move E5 I9")
    game = play(game, "activate B2", "move A1 E5")
    assert at(game, "I9") == "white ringleader down"
    assert choices(game) == {"activate E5", "stop"}


def test_the_first_stays_barred_when_it_is_swapped_R18(load: Load) -> None:
    game = load(
        white="E5 ringleader down, D4 informant down, C3 double_agent down, A1 scientist down"
    )
    game = play(game, "activate E5", "activate D4", "flip E5")
    game = play(game, "activate C3", "swap E5")
    assert at(game, "C3") == "white ringleader down"
    assert at(game, "E5") == "white double_agent up"
    assert choices(game) == {"activate A1", "stop"}


def test_a_master_that_turned_itself_down_is_no_second_R18(load: Load) -> None:
    game = load(white="E5 master_of_disguise down, E4 informant, A1 scientist down")
    game = play(game, "activate E5", "copy E4", "flip E5")
    assert at(game, "E5") == "white master_of_disguise down"
    assert choices(game) == {"activate A1", "stop"}


def test_the_first_recruited_again_is_a_new_agent_R18(load: Load) -> None:
    game = load(white="E5 ringleader down, D4 immigration down, C3 recruiter down")
    game = play(game, "activate E5", "activate D4", "bounce E5", "stop")
    game = play(game, "activate C3", "recruit ringleader E5")
    assert choices(game) == {"activate E5", "stop"}


def test_a_ringleader_recruited_again_is_a_new_agent_for_its_own_call_R18(load: Load) -> None:
    game = load(
        white="E5 ringleader down, G5 ringleader down, D4 immigration down, C3 recruiter down"
    )
    game = play(game, "activate E5", "activate G5", "activate D4", "bounce E5", "stop")
    game = play(game, "activate C3", "recruit ringleader E5")
    # The first call goes on without its caller, whose tile is now a sleeper like any other;
    # after it, the second activation of the turn may choose that sleeper as well.
    assert choices(game) == {"activate E5", "stop"}
    game = play(game, "stop")
    assert choices(game) == {"activate E5", "stop"}
    assert play(game, "stop").actor == "black"


def test_only_the_first_is_barred_and_not_what_it_called_R18(load: Load) -> None:
    game = load(white="E5 ringleader down, D4 scientist down, C3 informant down")
    game = play(game, "activate E5", "activate D4", "activate C3", "flip D4")
    assert choices(game) == {"activate D4", "stop"}


def test_a_sleeper_placed_this_turn_may_be_activated_R19(load: Load) -> None:
    game = load(white="E5 recruiter down", white_hand="militia")
    game = play(game, "activate E5", "recruit militia D4")
    assert choices(game) == {"activate D4", "stop"}
    assert at(play(game, "activate D4"), "D4") == "white militia up"


def test_a_sleeper_placed_this_turn_may_be_called_by_a_ringleader_R19(load: Load) -> None:
    game = load(white="E5 ringleader down, D4 recruiter down", white_hand="militia")
    game = play(game, "activate E5", "activate D4", "recruit militia A1")
    assert choices(game) == {"activate A1", "stop"}


def test_an_agent_turned_down_this_turn_may_be_activated_R19(load: Load) -> None:
    game = load(white="E5 informant down, D4 police", black="D5 scientist")
    game = play(game, "activate E5", "flip D4")
    assert choices(game) == {"activate D4", "stop"}
    assert choices(play(game, "activate D4")) == {"jump D4 D6"}


# Abilities in general

COMPULSORY = ("police", "recruiter", "informant", "double_agent", "diversion")
OPTIONAL = ("ringleader", "immigration", "master_of_disguise")


@pytest.mark.parametrize("kind", COMPULSORY)
def test_an_ability_must_be_used_R20(load: Load, kind: str) -> None:
    game = load(white=f"E5 {kind} down, A1 scientist down", black="E6 informant")
    game = play(game, "activate E5")
    assert choices(game)
    assert not verbs(game) & {"stop", "activate"}


def test_a_saboteur_goes_off_by_itself_R20(load: Load) -> None:
    game = load(white="E5 saboteur down, A1 scientist down", black="E6 informant")
    game = play(game, "activate E5")
    assert occupied(game) == {"A1"}
    assert choices(game) == {"activate A1", "stop"}


@pytest.mark.parametrize("kind", OPTIONAL)
def test_an_ability_that_speaks_of_may_or_up_to_can_be_declined_R20(load: Load, kind: str) -> None:
    game = load(white=f"E5 {kind} down, A1 scientist down", black="E6 informant")
    game = play(game, "activate E5")
    assert len(choices(game)) > 1
    game = play(game, "stop")
    assert choices(game) == {"activate A1", "stop"}
    assert occupied(game) == {"A1", "E5", "E6"}


@pytest.mark.parametrize("kind", [*COMPULSORY, "saboteur", *OPTIONAL])
def test_lenient_effects_let_every_ability_be_declined_R20(load: Load, kind: str) -> None:
    game = load(
        white=f"E5 {kind} down, A1 scientist down",
        black="E6 informant",
        options={"effects": "lenient"},
    )
    game = play(game, "activate E5")
    assert "stop" in choices(game)
    assert len(choices(game)) > 1
    game = play(game, "stop")
    assert at(game, "E5") == f"white {kind} up"
    assert at(game, "E6") == "black informant up"
    assert hand(game, "white") == ["scientist"]
    assert choices(game) == {"activate A1", "stop"}


def test_a_lenient_saboteur_may_still_go_off_R20(load: Load) -> None:
    game = load(
        white="E5 saboteur down, A1 scientist down",
        black="E6 informant",
        options={"effects": "lenient"},
    )
    game = play(game, "activate E5")
    assert choices(game) == {"blast E5", "stop"}
    assert at(game, "E6") == "black informant up"
    game = play(game, "blast E5")
    assert occupied(game) == {"A1"}
    assert choices(game) == {"activate A1", "stop"}


def test_a_lenient_copied_blast_may_be_declined_R20(load: Load) -> None:
    game = load(
        white="E5 master_of_disguise down, A1 scientist down",
        black="E6 saboteur",
        options={"effects": "lenient"},
    )
    game = play(game, "activate E5", "copy E6")
    assert choices(game) == {"blast E5", "stop"}
    assert occupied(play(game, "stop")) == {"A1", "E5", "E6"}
    assert occupied(play(game, "blast E5")) == {"A1"}


def test_a_lenient_copied_ability_may_be_declined_R20(load: Load) -> None:
    white, black = "E5 master_of_disguise down, A1 scientist down", "E6 double_agent"
    strict = play(load(white=white, black=black), "activate E5", "copy E6")
    assert choices(strict) == {"swap A1", "swap E6"}
    lenient = load(white=white, black=black, options={"effects": "lenient"})
    lenient = play(lenient, "activate E5", "copy E6")
    assert choices(lenient) == {"stop", "swap A1", "swap E6"}
    assert choices(play(lenient, "stop")) == {"activate A1", "stop"}


@pytest.mark.parametrize("kind", COMPULSORY)
def test_lenient_effects_leave_the_ability_itself_as_it_is_R20(load: Load, kind: str) -> None:
    white, black = f"E5 {kind} down, A1 scientist down", "E6 informant"
    strict = play(load(white=white, black=black), "activate E5")
    lenient = play(load(white=white, black=black, options={"effects": "lenient"}), "activate E5")
    assert choices(lenient) == choices(strict) | {"stop"}


@pytest.mark.parametrize(
    "kind", ["police", "ringleader", "recruiter", "immigration", "double_agent"]
)
@pytest.mark.parametrize("effects", ["strict", "lenient"])
def test_an_ability_that_can_do_nothing_is_legal_and_not_asked_R21(
    load: Load, kind: str, effects: str
) -> None:
    game = load(white=f"E5 {kind} down", white_hand="", options={"effects": effects})
    game = play(game, "activate E5")
    assert at(game, "E5") == f"white {kind} up"
    assert game.actor == "black"


def test_a_master_without_active_neighbours_does_nothing_R21(load: Load) -> None:
    game = load(
        white="E5 master_of_disguise down, A1 scientist down",
        black="E6 police down, E7 police",
    )
    assert choices(play(game, "activate E5")) == {"activate A1", "stop"}


def test_what_may_be_activated_does_not_depend_on_faces_R21(load: Load) -> None:
    offers = {
        frozenset(choices(load(white=f"E5 {kind} down", white_hand="militia"))) for kind in KINDS
    }
    assert len(offers) == 1
    assert "activate E5" in next(iter(offers))


def test_the_flip_binds_whatever_appears_R22(load: Load) -> None:
    game = load(white="E5 saboteur down, E6 scientist, D4 militia down")
    game = play(game, "activate E5")
    assert killed(game, "white") == ["militia down", "saboteur up", "scientist up"]
    assert game.actor == "black"


def test_an_activation_cannot_be_taken_back_R22(load: Load) -> None:
    game = load(white="E5 police down, A1 scientist down", black="E6 scientist")
    game = play(game, "activate E5")
    assert choices(game) == {"jump E5 E7"}
    assert is_refused(game, "activate A1")


# Nested activations


def test_a_called_agent_is_resolved_before_the_next_is_called_R23(load: Load) -> None:
    game = load(white="E5 ringleader down, D4 recruiter down, A1 scientist down")
    game = play(game, "activate E5", "activate D4")
    assert verbs(game) == {"recruit"}


def test_nested_calls_are_finished_depth_first_R23(load: Load) -> None:
    game = load(
        white="E5 ringleader down, G5 ringleader down, C3 informant down, A1 scientist down"
    )
    game = play(game, "activate E5", "activate G5", "activate C3", "flip E5")
    # Now the second Ringleader calls its second helper, and the first one is a sleeper to it.
    assert choices(game) == {"activate A1", "activate E5", "stop"}
    # Then the first Ringleader calls its own second helper, which it cannot be itself.
    assert choices(play(game, "stop")) == {"activate A1", "stop"}


def test_every_level_of_a_nested_call_is_declined_by_itself_R23(load: Load) -> None:
    game = load(white="E5 ringleader down, G5 ringleader down, A1 scientist down")
    game = play(game, "activate E5", "activate G5")
    for _ in ("second Ringleader", "first Ringleader", "second activation of the turn"):
        assert game.actor == "white"
        assert choices(game) == {"activate A1", "stop"}
        game = play(game, "stop")
    assert game.actor == "black"


def test_a_deep_chain_of_calls_is_resolved_level_by_level_R23(load: Load) -> None:
    game = load(
        white="E5 ringleader down, E4 ringleader down, D4 master_of_disguise down, "
        "D5 master_of_disguise down, A1 informant down, A3 informant down, A5 scientist down, "
        "C1 scientist down, C7 scientist down, G3 scientist down, G9 scientist down, "
        "I5 scientist down, I9 militia down"
    )
    # Each of four callers calls the next; the last one calls the first two up again.
    game = play(game, "activate E5", "activate E4", "activate D4", "copy E4")
    game = play(game, "activate D5", "copy E5", "activate A1", "flip E5", "activate E5")
    game = play(game, "activate A3", "flip E4", "activate E4", "activate A5", "activate C1")
    # What is left is one call of each of the first three callers and the second activation.
    for where in ("C7", "G3", "G9", "I5"):
        assert game.actor == "white"
        game = play(game, f"activate {where}")
    assert game.actor == "black"
    assert at(game, "I9") == "white militia down"


def test_a_killed_ringleader_still_calls_its_second_helper_R24(load: Load) -> None:
    game = load(white="E5 ringleader down, E6 saboteur down, A1 scientist down, A3 scientist down")
    game = play(game, "activate E5", "activate E6")
    assert killed(game, "white") == ["ringleader up", "saboteur up"]
    assert choices(game) == {"activate A1", "activate A3", "stop"}
    game = play(game, "activate A1")
    assert choices(game) == {"activate A3", "stop"}
    assert play(game, "activate A3").actor == "black"


def test_a_copied_call_outlives_master_and_ringleader_R24(load: Load) -> None:
    game = load(
        white="E5 master_of_disguise down, E4 saboteur down, A1 scientist down, A3 scientist down",
        black="D4 ringleader",
    )
    game = play(game, "activate E5", "copy D4", "activate E4")
    assert occupied(game) == {"A1", "A3"}
    game = play(game, "activate A1")
    assert choices(game) == {"activate A3", "stop"}


def test_a_new_agent_on_the_hex_of_a_killed_ringleader_may_be_called_R24(load: Load) -> None:
    game = load(
        white="E5 ringleader down, A1 ringleader down, E6 saboteur down, A3 recruiter down",
        white_hand="militia",
    )
    game = play(game, "activate E5", "activate A1", "activate E6")
    game = play(game, "activate A3", "recruit militia E5")
    assert killed(game, "white") == ["ringleader up", "saboteur up"]
    # The killed Ringleader's second call, then the second activation of the turn.
    assert choices(game) == {"activate E5", "stop"}
    game = play(game, "stop")
    assert choices(game) == {"activate E5", "stop"}


def test_a_bounced_ringleader_still_calls_its_second_helper_R24(load: Load) -> None:
    game = load(white="E5 ringleader down, D4 immigration down, A1 scientist down")
    game = play(game, "activate E5", "activate D4", "bounce E5", "stop")
    assert at(game, "E5") is None
    game = play(game, "activate A1")
    assert at(game, "A1") == "white scientist up"
    assert game.actor == "black"


def test_no_chain_of_activations_is_endless_R25(load: Load) -> None:
    game = load(
        white="E5 ringleader down, E3 ringleader down, C3 informant down, C5 informant down, "
        "E4 master_of_disguise down, D5 master_of_disguise down, G5 recruiter down, "
        "G7 immigration down, A1 immigration down",
        white_hand="recruiter, 2 double_agent, diversion",
        black="I9 informant, I5 ringleader",
    )
    asleep = 9
    for seed in range(40):
        chance, now, activations = random.Random(seed), game, 0
        while now.actor == "white":
            offers = sorted(choices(now) - {"stop"})
            again = [text for text in offers if text.split()[0] in ("activate", "copy")]
            own = [text for text in offers if (at(now, text[-2:]) or "").startswith("white")]
            text = chance.choice(again or own or offers)
            activations += text.startswith("activate")
            now = play(now, text)
            assert activations <= (asleep + 2) ** 2
        assert activations >= 2


# The draw


def test_the_hand_is_refilled_to_four_after_a_recruit_R26(load: Load) -> None:
    game = load(white_hand="4 scientist", white_pile="police, militia")
    game = play(game, "recruit scientist A1")
    assert hand(game, "white") == ["police", "scientist", "scientist", "scientist"]
    assert pile(game, "white") == ["militia"]


def test_the_hand_is_refilled_to_four_after_activations_R26(load: Load) -> None:
    game = load(
        white="E5 scientist down, D4 scientist down",
        white_hand="2 scientist",
        white_pile="police, militia, diversion",
    )
    game = play(game, "activate E5")
    assert hand(game, "white") == ["scientist", "scientist"]
    game = play(game, "stop")
    assert hand(game, "white") == ["militia", "police", "scientist", "scientist"]
    assert pile(game, "white") == ["diversion"]


def test_an_exhausted_pile_ends_the_draw_R26(load: Load) -> None:
    game = load(white_hand="2 scientist", white_pile="police")
    game = play(game, "recruit scientist A1")
    assert hand(game, "white") == ["police", "scientist"]
    assert pile(game, "white") == []


@pytest.mark.parametrize("count", [4, 5, 6])
def test_a_hand_of_four_or_more_is_kept_without_a_draw_R26(load: Load, count: int) -> None:
    game = load(white="E5 militia down", white_hand=f"{count} scientist", white_pile="police")
    game = play(game, "activate E5")
    assert hand(game, "white") == ["scientist"] * count
    assert pile(game, "white") == ["police"]


def test_a_recruit_from_five_leaves_four_without_a_draw_R26(load: Load) -> None:
    game = load(white_hand="5 scientist", white_pile="police")
    game = play(game, "recruit scientist A1")
    assert hand(game, "white") == ["scientist"] * 4
    assert pile(game, "white") == ["police"]


def test_the_first_recruit_of_a_game_is_followed_by_a_draw_R26(deal: Deal) -> None:
    game = deal(seed=2)
    drawn = pile(game, "white")[0]
    placed, *kept = hand(game, "white")
    game = play(game, f"recruit {placed} E5")
    assert hand(game, "white") == sorted([*kept, drawn])
    assert len(pile(game, "white")) == 25
    assert len(hand(game, "black")) == 4
    assert len(pile(game, "black")) == 26


def test_the_opponent_does_not_draw_R27(load: Load) -> None:
    game = load(black_hand="scientist", black_pile="4 militia", white_hand="2 scientist")
    game = play(game, "recruit scientist A1")
    assert hand(game, "black") == ["scientist"]
    assert len(pile(game, "black")) == 4
    game = play(game, "recruit scientist I9")
    assert hand(game, "black") == ["militia"] * 4
    assert pile(game, "black") == []


def test_nobody_draws_once_the_game_is_over_R28(load: Load) -> None:
    game = load(
        white=network(*CHAIN[:8]) + f", {CHAIN[8]} diversion down",
        white_hand="scientist",
        white_pile="2 recruiter, police",
        black_hand="scientist",
        black_pile="2 recruiter, police",
    )
    game = play(game, f"activate {CHAIN[8]}")
    assert outcome(game) == ("white", "success")
    for colour in ("white", "black"):
        assert hand(game, colour) == ["scientist"]
        assert pile(game, colour) == ["recruiter", "recruiter", "police"]
