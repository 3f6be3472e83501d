"""The planning player: honest, legal, and better for minding the tower."""

import random
from collections import Counter

import numpy as np
import pytest

from safehouse.engine.game_file import game_file_of
from safehouse.engine.policy import decide_by
from safehouse.engine.simulate import game_files, simulate
from safehouse.games import game_named
from safehouse.games.errors import Refused
from safehouse.games.state import State
from safehouse.players import make_player, policy_named
from safehouse.players.simple import PolicyPlayer

GAME = game_named("sarahs_vision")


def won(name: str, scenario: int, games: int, players: int = 2) -> float:
    options = GAME.read_options({"scenario": scenario, "players": players})
    played = simulate(GAME, options, games, seed=3, threads=2, policy=policy_named(GAME.name, name))
    return played.ends["victory"] / games


@pytest.mark.parametrize(("scenario", "least", "most"), [(1, 62, 70), (2, 50, 58), (3, 38, 46)])
def test_sound_play_wins_as_often_as_the_scenario_promises(
    scenario: int, least: int, most: int
) -> None:
    """Over 600 games, so with five points of leeway on either side."""
    assert least - 5 <= 100 * won("sound", scenario, 600) <= most + 5


def test_who_does_not_mind_the_tower_wins_clearly_less_often() -> None:
    assert won("reckless", 1, 300) < won("sound", 1, 300) - 0.1


@pytest.mark.parametrize("scenario", [1, 2, 3])
def test_the_expert_wins_clearly_more_often(scenario: int) -> None:
    assert won("expert", scenario, 300) > won("sound", scenario, 300) + 0.01


@pytest.mark.parametrize("scenario", [1, 2, 3])
def test_random_play_wins_next_to_nothing(scenario: int) -> None:
    assert won("random", scenario, 5_000) <= 0.02


def test_the_player_feels_blocks_with_one_decision() -> None:
    policy = policy_named(GAME.name, "sound")
    written = game_files(GAME, GAME.read_options({}), 3, seed=0, policy=policy)
    verbs = Counter(words.split()[0] for record in written for words in record.decisions)
    assert verbs["feel"] > 0
    assert verbs["touch"] == 0
    assert verbs["feel"] <= verbs["pull"] + verbs["spend"] + verbs["use"]


def test_the_player_decides_by_what_it_knows_and_nothing_else() -> None:
    """Re-dealing what nobody can know changes no decision."""
    policy = policy_named(GAME.name, "sound")
    assert policy is not None
    chance = random.Random(1)
    compared = 0
    for seed in range(6):
        state = State.new("sarahs_vision", {"scenario": 1 + seed % 3, "players": 2}, seed)
        while state.actor is not None:
            known = state.known_to(state.actor)
            word = np.uint64(chance.getrandbits(63))
            number = decide_by(policy, known.record(), word)
            assert number in state.numbers()
            other = known.imagine(chance.getrandbits(64)).known_to(state.actor)
            assert decide_by(policy, other.record(), word) == number
            state = state.decide(GAME.decisions.text(number, known.record()))
            compared += 1
    assert compared > 300


def test_simulated_games_and_their_records_are_the_same_games() -> None:
    options = GAME.read_options({"scenario": 2, "players": 3})
    policy = policy_named(GAME.name, "sound")
    assert policy is not None
    played = simulate(GAME, options, 6, seed=9, policy=policy)
    written = list(game_files(GAME, options, 6, seed=9, policy=policy))
    assert sum(len(record.decisions) for record in written) == played.decisions
    for record in written:
        *_, end = record.replay()
        assert end.result == record.result
        assert set(record.players.values()) == {"sound"}


def test_a_seat_can_be_played_by_it_at_a_table() -> None:
    player = make_player("sarahs_vision", "sound", seed=4)
    assert isinstance(player, PolicyPlayer)
    begin = state = State.new("sarahs_vision", {"players": 4, "scenario": 3}, 2)
    decisions = []
    while state.actor is not None:
        decisions.append(player.decide(state.known_to(state.actor), state.decisions(), ()))
        state = state.decide(decisions[-1])
    *_, end = game_file_of(begin, decisions, state, 2).replay()
    assert end.result == state.result


def test_a_player_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Refused, match="random, expert, sound"):
        policy_named("sarahs_vision", "sonud")
    with pytest.raises(Refused, match="these: random"):
        policy_named("sleepers", "sound")
