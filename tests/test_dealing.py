"""Chance from a secret: it deals fairly, nobody can see it coming, and everybody can check it."""

from collections import Counter
from itertools import chain, pairwise
from typing import cast

import msgspec
import pytest
from scipy.stats import chisquare

from safehouse.engine import dealing
from safehouse.engine.game_file import GameFile, from_text, read_game_file, to_json, to_text
from safehouse.games import GAMES, game_named
from safehouse.games.errors import Refused
from safehouse.games.game import SPECTATOR
from safehouse.games.state import State
from tests.plain import plain

SECRET = bytes(range(32))


def played(game: str, secret: bytes, most: int = 400) -> GameFile:
    """A game in which everybody decides at random, dealt by a secret."""
    state = State.new(game, {}, dealing.random_bits(secret, 0))
    decisions: list[str] = []
    while state.actor and len(decisions) < most:
        number = len(decisions) + 1
        state = state.reshuffled(dealing.random_bits(secret, number))
        decisions.append(state.choose(number * 0x9E3779B97F4A7C15))
        state = state.decide(decisions[-1])
    return GameFile(
        game=game,
        rules=game_named(game).rules,
        decisions=tuple(decisions),
        secret=secret.hex(),
        commitment=dealing.commitment(secret),
        result=state.result,
    )


@pytest.mark.parametrize("game", GAMES)
def test_nobody_can_tell_that_chance_to_come_was_stirred(game: str) -> None:
    for state in played(game, SECRET, 120).replay():
        stirred = state.reshuffled(0xDEAD_BEEF)
        assert stirred.decisions() == state.decisions()
        assert stirred.actor == state.actor
        for seat in (*state.seats, SPECTATOR):
            assert plain(stirred.view(seat)) == plain(state.view(seat))
            assert plain(stirred.events(seat)) == plain(state.events(seat))
            assert stirred.known_to(seat).to_bytes() == state.known_to(seat).to_bytes()


@pytest.mark.parametrize("game", GAMES)
def test_the_same_secret_gives_the_same_game_and_another_one_another(game: str) -> None:
    record = played(game, SECRET)
    ends = [plain(state.position()) for state in record.replay()]
    assert ends == [plain(state.position()) for state in read_game_file(to_json(record)).replay()]
    assert from_text(to_text(record)) == record
    other = msgspec.structs.replace(record, secret=bytes(32).hex(), result=None, decisions=())
    assert plain(next(other.replay()).position()) != ends[0]


@pytest.mark.parametrize("game", GAMES)
def test_one_word_decides_only_what_comes_to_light_before_the_next(game: str) -> None:
    """Two secrets whose random bits agree up to a decision give games that agree up to it."""
    record = played(game, SECRET, 60)
    states = list(record.replay())
    middle = len(record.decisions) // 2
    state = states[0]
    for number, decision in enumerate(record.decisions[:middle], 1):
        state = state.reshuffled(dealing.random_bits(SECRET, number)).decide(decision)
    assert plain(state.position()) == plain(states[middle].position())
    futures = set()
    for other in range(30):
        future = state.reshuffled(dealing.random_bits(bytes(32), other))
        seen = []
        for number in range(40):
            if future.actor is None:
                break
            future = future.decide(future.choose(number << 40))
            seen.append(str(plain(future.events())))
        futures.add(tuple(seen))
    assert len(futures) > 1


def test_sleepers_are_drawn_as_often_as_they_are_in_the_pile() -> None:
    state = State.new("sleepers", {}, 1)
    pile = Counter(pile_of_white(state))
    drawn = Counter(
        pile_of_white(state.reshuffled(dealing.random_bits(SECRET, number)))[-1]
        for number in range(4000)
    )
    kinds = sorted(pile)
    expected = [4000 * pile[kind] / pile.total() for kind in kinds]
    assert chisquare([drawn[kind] for kind in kinds], expected).pvalue > 0.001


def pile_of_white(state: State) -> list[str]:
    piles = cast(dict[str, list[str]], plain(state.position())["piles"])
    return piles["white"]


def test_what_lies_in_the_piles_of_undercover_is_shuffled_fairly() -> None:
    state = State.new("undercover", {}, 1)
    places: Counter[str] = Counter()
    for number in range(6000):
        piles = piles_of(state.reshuffled(dealing.random_bits(SECRET, number)))
        assert sorted(chain(*piles)) == sorted(chain(*piles_of(state)))
        assert [pile[0] for pile in piles] == [pile[0] for pile in piles_of(state)]
        places[piles[0][-1]] += 1
    assert len(places) == 10
    assert chisquare(list(places.values())).pvalue > 0.001


def piles_of(state: State) -> list[list[str]]:
    piles = cast(list[list[dict[str, str]]], plain(state.position())["piles"])
    return [[str(agent) for agent in pile] for pile in piles]


def test_a_record_is_verified_against_what_was_promised() -> None:
    record = played("sleepers", SECRET, 30)
    record.check_dealing()
    for broken, code in (
        ({"secret": bytes(32).hex()}, "wrong_secret"),
        ({"secret": "xyz"}, "bad_secret"),
        ({"commitment": None}, "nothing_to_verify"),
        ({"secret": None}, "nothing_to_verify"),
    ):
        with pytest.raises(Refused) as refused:
            msgspec.structs.replace(record, **broken).check_dealing()
        assert refused.value.code == code


def test_random_bits_are_all_different_and_use_all_bits() -> None:
    bits = [dealing.random_bits(SECRET, number) for number in range(2000)]
    assert len(set(bits)) == 2000
    for place in range(64):
        ones = sum(one >> place & 1 for one in bits)
        assert 850 < ones < 1150
    assert all(one != other for one, other in pairwise(bits))
    assert len({dealing.new_secret() for _ in range(100)}) == 100
