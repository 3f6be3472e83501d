"""Computer players: honest, legal, repeatable, and of different strengths."""

import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

from safehouse.games import GAMES, game_named
from safehouse.games.errors import Refused
from safehouse.games.players import Players
from safehouse.games.sleepers.events import Kill
from safehouse.games.state import Knowledge, State
from safehouse.lab.arena import compete, interval, points_of, rate, seating
from safehouse.players import level_names, make_player, ratings_of
from safehouse.players.beginner import Beginner
from safehouse.players.hints import hint
from safehouse.players.search import TreeSearch
from tests.effort import times
from tests.examples import SHORT, random_states


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("player", "positions"), [("greedy", 1_000), ("beginner:60", 1_000), ("ismcts:1", 500)]
)
def test_redealing_what_a_seat_cannot_know_changes_no_decision(
    game: str, player: str, positions: int
) -> None:
    chance = random.Random(3)
    for number, state in enumerate(random_states(game, total=times(positions))):
        seat = state.actor or ""
        known = state.known_to(seat)
        other = known.imagine(chance.getrandbits(64)).known_to(seat)
        decisions = state.decisions()
        decision = make_player(game, player, number).decide(known, decisions, ())
        assert decision in decisions
        assert make_player(game, player, number).decide(other, decisions, ()) == decision


@pytest.mark.parametrize("player", ["racer", "liberator", "hunter", "ismcts:100:plain"])
def test_redealing_changes_no_decision_of_other_players(player: str) -> None:
    chance = random.Random(4)
    for number, state in enumerate(random_states("sleepers", total=times(250))):
        seat = state.actor or ""
        known = state.known_to(seat)
        other = known.imagine(chance.getrandbits(64)).known_to(seat)
        decisions = state.decisions()
        answers = [
            make_player("sleepers", player, number).decide(k, decisions, ()) for k in (known, other)
        ]
        assert answers[0] == answers[1]


@pytest.mark.parametrize("game", GAMES)
def test_every_level_plays_a_game_to_its_end(game: str) -> None:
    for level in range(1, len(level_names()) + 1):
        name = f"level{level}"
        contest, records = compete(game, SHORT[game], [name] * 2, 1, seed=level)
        assert contest.games == 1
        *_, end = records[0].replay()
        assert end.result is not None


@pytest.fixture
def silent_game(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A game that says nothing about its players."""
    silent = replace(game_named("undercover"), players=Players)
    with monkeypatch.context() as changed:
        changed.setattr("safehouse.games.undercover.GAME", silent)
        game_named.cache_clear()
        yield silent.name
    game_named.cache_clear()


def test_a_game_that_says_nothing_about_its_players_has_all_general_ones(silent_game: str) -> None:
    names = [*(f"level{level}" for level in range(1, 5)), "random", "beginner:50"]
    for name in names:
        contest, _ = compete(silent_game, {}, [name, "random"], 1, seed=1)
        assert contest.faults == {}
        assert sum(contest.ends.values()) == 1
    state = State.new(silent_game, {}, 3)
    found = hint(state, state.seats[0], TreeSearch(simulations=30))
    assert len(found.best) == 3
    assert found.belief == {}
    assert ratings_of(3) == {"sleepers": 1500}


def test_a_game_is_known_without_its_players() -> None:
    program = (
        "import sys; from safehouse.games import GAMES, game_named; "
        "[game_named(name) for name in GAMES]; "
        "print([name for name in sys.modules if '.players' in name])"
    )
    shown = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert shown.stdout.strip() == "['safehouse.games.players']"


def test_levels_have_names_in_three_languages() -> None:
    assert len(level_names()) == 6
    for language in ("en", "de", "fr"):
        assert len({name[language] for name in level_names()}) == 6


def test_levels_are_rated_from_the_easiest_to_the_hardest_where_one_can_win_alone() -> None:
    ratings = [ratings_of(level) for level in range(1, 7)]
    assert ratings[2] == {"sleepers": 1500, "undercover": 1500}
    for easier, harder in pairwise(ratings):
        assert all(easier[game] < harder[game] for game in ("sleepers", "undercover"))


@pytest.mark.parametrize(
    ("game", "stronger", "weaker", "games"),
    [
        ("sleepers", "greedy", "random", 20),
        ("sleepers", "greedy", "beginner:80", 20),
        ("sleepers", "racer", "random", 20),
        ("sleepers", "liberator", "random", 20),
        ("sleepers", "hunter", "random", 20),
        ("sleepers", "ismcts:200", "greedy", 10),
        ("undercover", "greedy", "random", 20),
        ("undercover", "ismcts:100", "greedy", 20),
    ],
)
def test_who_looks_further_wins_more(game: str, stronger: str, weaker: str, games: int) -> None:
    contest, _ = compete(game, {}, [stronger, weaker], games, seed=1)
    shares = {standing.player: standing.share for standing in contest.standings}
    assert shares[stronger] > 0.6
    assert contest.standings[0].player == stronger
    assert contest.standings[0].rating > contest.standings[1].rating


def kills_by(player: str) -> int:
    _, records = compete("sleepers", {}, [player, "greedy"], 20, seed=2)
    kills = 0
    for record in records:
        enemy = next(seat for seat, name in record.players.items() if name != player)
        for state in record.replay():
            kills += sum(isinstance(e, Kill) and e.owner == enemy for e in state.events())
    return kills


def test_plans_are_played_as_they_are_called() -> None:
    assert kills_by("hunter") > 2 * kills_by("racer")
    ends = compete("sleepers", {}, ["liberator", "beginner:80"], 20, seed=2)[0].ends
    assert ends["liberation"] >= 8
    assert compete("sleepers", {}, ["racer", "random"], 10, seed=2)[0].ends == {"success": 10}


def is_start_of_turn(state: State) -> bool:
    """Whether the position can be taken up again."""
    with suppress(Refused):
        State.from_position(state.position())
        return True
    return False


@pytest.mark.parametrize("game", ["sleepers", "undercover"])
def test_a_beginner_forgets_and_then_imagines_something_possible(game: str) -> None:
    forgotten = taken_up = 0
    for number, state in enumerate(random_states(game, total=times(700))):
        known = state.known_to(state.actor or "")
        beginner = Beginner(number, mistakes=1.0)
        forgetting = state.game.players().forgetting
        assert forgetting is not None
        for _ in range(6):
            left = beginner._remembered(known, a_turn_has_passed=True)
        memories = forgetting.memories(known.record(), state.game.seat_number(known.seat))
        forgotten += len(memories)
        if memories and number % 10 == 0:
            assert left.tobytes() != known.record().tobytes()
        imagined = Knowledge(state.game, state.options, left, known.seat).imagine(number)
        assert imagined.decisions()
        if is_start_of_turn(state):
            again = State.from_position(imagined.position())
            assert again.decisions() == imagined.decisions()
            taken_up += 1
    assert forgotten > times(350)
    assert taken_up > times(100)


def test_a_beginner_without_mistakes_forgets_nothing() -> None:
    for number, state in enumerate(random_states("sleepers")):
        known = state.known_to(state.actor or "")
        beginner = Beginner(number, mistakes=0.0)
        left = beginner._remembered(known, a_turn_has_passed=True)
        assert left.tobytes() == known.record().tobytes()


def test_everybody_sits_everywhere_as_often() -> None:
    tables = [seating(["a", "b"], 2, number) for number in range(4)]
    assert tables == [["a", "b"], ["b", "a"], ["a", "b"], ["b", "a"]]
    assert {tuple(seating(["a", "b"], 4, n)) for n in range(2)} == {
        ("a", "b", "a", "b"),
        ("b", "a", "b", "a"),
    }


def test_each_deal_is_played_from_every_seat() -> None:
    _, records = compete("undercover", {}, ["random", "greedy"], 4, seed=3)
    assert [record.seed for record in records] == [3, 3, 4, 4]
    assert [record.players["first"] for record in records] == ["random", "greedy"] * 2
    for record in records:
        assert sum(points_of(record).values()) == pytest.approx(1.0)


def test_games_do_not_depend_on_the_number_of_processes() -> None:
    one = compete("undercover", {}, ["random", "greedy"], 4, seed=3, processes=1)
    two = compete("undercover", {}, ["random", "greedy"], 4, seed=3, processes=2)
    assert one == two


def test_ratings_follow_who_beats_whom() -> None:
    ratings = rate(["a", "b", "c"], {("a", "b"): 75.0, ("b", "a"): 25.0})
    assert ratings["a"] - ratings["b"] == pytest.approx(190, abs=8)
    assert np.mean(list(ratings.values())) == pytest.approx(1500)
    low, high = interval(50, 100)
    assert low == pytest.approx(0.404, abs=0.001)
    assert high == pytest.approx(0.596, abs=0.001)


@pytest.mark.parametrize(
    "name", ["", "greddy", "ismcts:", "ismcts:x", "beginner", "level7", "sound", "human"]
)
def test_a_player_that_does_not_exist_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="There is no player"):
        make_player("sleepers", name)


def test_contests_that_cannot_be_are_refused() -> None:
    with pytest.raises(Refused, match="between 2 and 2 players"):
        compete("sleepers", {}, ["random"], 1)
    with pytest.raises(Refused, match="what the tower did"):
        compete("sarahs_vision", {"tower": "outside"}, ["random"], 1)
