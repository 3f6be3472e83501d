"""The tree search: repeatable, small, kept where it may be, and led by a guide if there is one."""

from itertools import count
from types import SimpleNamespace

import numpy as np
import pytest
from numpy.typing import NDArray

from safehouse.games import GAMES
from safehouse.games.contract import Records
from safehouse.games.contract import legal as mark_legal
from safehouse.games.state import State
from safehouse.games.undercover.decisions import TAKE_JOKER
from safehouse.players import search
from safehouse.players.nodes import NODE, ROOT, children_of
from safehouse.players.search import TreeSearch
from safehouse.players.tree import Tree
from tests.examples import USUAL


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("sharpness", [0.0, 10.0])
def test_the_same_seed_and_number_of_simulations_give_the_same_decision(
    game: str, sharpness: float
) -> None:
    state = State.new(game, USUAL[game], 4)
    known = state.known_to(state.actor or "")
    for threads in (1, 2):
        answers = [
            TreeSearch(seed=5, simulations=300, threads=threads, sharpness=sharpness).chances(known)
            for _ in range(2)
        ]
        assert answers[0] == answers[1]
        tried = sum(chance.visits for chance in answers[0])
        # Whoever looks at every decision first has visited each once, and no more than once.
        extra = (len(answers[0]) - 1) * threads if sharpness else 0
        assert tried == 300 * threads + extra


@pytest.mark.parametrize("game", GAMES)
def test_a_search_that_stops_early_decides_as_if_it_had_not(game: str) -> None:
    state = State.new(game, USUAL[game], 4)
    for number in range(12):
        known, decisions = state.known_to(state.actor or ""), state.decisions()
        early = TreeSearch(number, simulations=400, keeps=False).decide(known, decisions, ())
        full = TreeSearch(number, simulations=400, keeps=False).chances(known)[0].decision
        assert early == full or len(decisions) == 1
        state = state.decide(early)


def test_a_search_by_the_clock_takes_its_time_and_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looks = count()
    clock = SimpleNamespace(perf_counter=lambda: next(looks) / 100)
    monkeypatch.setattr(search, "time", clock)
    state = State.new("sleepers", {}, 1)
    known = state.known_to(state.actor or "")
    for seconds, chunks in ((0.019, 2), (0.049, 5)):
        chances = TreeSearch(1, seconds=seconds, sharpness=0.0).chances(known)
        assert sum(chance.visits for chance in chances) == chunks * search.CHUNK


def test_a_large_search_stays_small_in_memory() -> None:
    state = State.new("sleepers", {}, 1)
    tree = Tree(state.known_to(state.actor or ""), 1, 1_000_000)
    tree.grow(5_000)
    assert tree.simulations == 5_000
    assert NODE.itemsize == 32
    assert tree.nbytes < 200_000_000


@pytest.mark.parametrize("sharpness", [0.0, 10.0])
def test_a_full_tree_goes_on_without_growing(sharpness: float) -> None:
    state = State.new("undercover", {}, 1)
    tree = Tree(state.known_to(state.actor or ""), 1, 50, sharpness=sharpness)
    tree.grow(2_000)
    assert sum(visits for visits, _ in tree.visits().values()) >= 2_000


def test_playouts_carry_out_many_more_decisions() -> None:
    state = State.new("sleepers", {}, 1)
    known = state.known_to(state.actor or "")
    short, long = Tree(known, 1, 1_000, sharpness=0.0), Tree(known, 1, 1_000, 50, sharpness=0.0)
    short.grow(100)
    long.grow(100)
    assert long.decisions >= short.decisions + 100 * 40


# --- Keeping ------------------------------------------------------------------------------------


def test_a_tree_is_kept_within_a_turn_and_its_visits_with_it() -> None:
    state = State.new("undercover", {}, 2)
    seat = state.actor or ""
    before = Tree(state.known_to(seat), 1, 100_000, explore=5.0, sharpness=0.0)
    before.grow(500)
    # To take one's joker shows nothing new, unlike the top of a pile.
    decision = TAKE_JOKER
    after = state.decide("take joker")
    assert after.actor == seat
    tree = Tree(after.known_to(seat), 2, 100_000)
    assert tree.keep(before, [decision])
    visited = before.visits()[decision][0]
    kept = sum(visits for visits, _ in tree.visits().values())
    assert kept > visited / 2
    assert set(tree.visits()) <= set(after.numbers())
    tree.grow(100)
    assert sum(visits for visits, _ in tree.visits().values()) == kept + 100


def test_a_tree_is_not_kept_when_something_came_to_light() -> None:
    state = State.new("sleepers", {}, 2)
    seat = state.actor or ""
    player = TreeSearch(1, simulations=500)
    decision = player.decide(state.known_to(seat), state.decisions(), ())
    after = state.decide(decision)  # recruits, and draws a tile that nobody knew
    other = after.actor or ""
    answered = after.decide(after.decisions()[0])
    assert after.actor != seat
    assert other != seat
    tree = Tree(answered.known_to(seat), 2, 100_000)
    assert not tree.keep(player._trees[0], [state.game.decisions.number(decision, state.record())])
    assert tree.visits() == {}


def test_what_a_kept_branch_has_from_other_games_is_forgotten() -> None:
    state = State.new("undercover", {}, 2)
    seat = state.actor or ""
    before = Tree(state.known_to(seat), 1, 100_000, explore=5.0, sharpness=0.0)
    before.grow(500)
    after = state.decide("take joker")
    children = children_of(before._nodes, ROOT)
    joker = next(c for c in children if before._nodes["decision"][c] == TAKE_JOKER)
    stray = children_of(before._nodes, joker)[0]
    before._nodes["decision"][stray] = TAKE_JOKER  # as if it had been legal in some other game
    tree = Tree(after.known_to(seat), 2, 100_000)
    assert tree.keep(before, [TAKE_JOKER])
    assert TAKE_JOKER not in tree.visits()
    assert set(tree.visits()) <= set(after.numbers())


@pytest.mark.parametrize("game", GAMES)
def test_kept_trees_never_offer_what_is_not_legal(game: str) -> None:
    state = State.new(game, USUAL[game], 6)
    players = {seat: TreeSearch(3, simulations=60) for seat in state.seats}
    for _ in range(60):
        seat = state.actor
        if seat is None:
            break
        decisions = state.decisions()
        decision = players[seat].decide(state.known_to(seat), decisions, ())
        assert decision in decisions
        if players[seat]._trees and len(decisions) > 1:
            tried = players[seat]._trees[0].visits()
            assert set(tried) <= set(state.numbers())
        state = state.decide(decision)
    assert sum(player.kept for player in players.values()) > 0


# --- Guides -------------------------------------------------------------------------------------


class Opinion:
    """A guide that likes one decision, and thinks that everybody stands even."""

    batch = 8

    def __init__(self, liked: int = -1) -> None:
        self.liked = liked
        self.shown = 0

    def judge(
        self, games: Records, masks: NDArray[np.bool_]
    ) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        self.shown += games.size
        for game, mask in zip(games, masks, strict=True):
            legal = np.zeros_like(mask)
            self.kernel.call(mark_legal, np.array([game], games.dtype), legal)
            assert (legal == mask).all()
        priors = masks / masks.sum(1, keepdims=True)
        if self.liked >= 0:
            priors[:, self.liked] *= 20
        return priors, np.zeros((games.size, self.kernel.num_seats))

    def search(self, state: State, simulations: int) -> Tree:
        self.kernel = state.game.kernel
        tree = Tree(state.known_to(state.actor or ""), 1, 100_000, guide=self)
        tree.grow(simulations)
        return tree


@pytest.mark.parametrize("game", GAMES)
def test_a_guide_leads_the_search(game: str) -> None:
    state = State.new(game, USUAL[game], 4)
    while len(state.numbers()) < 3:
        state = state.decide(state.decisions()[0])
    for liked in state.numbers()[:3]:
        guide = Opinion(liked)
        visits = guide.search(state, 203).visits()
        assert guide.shown > 100
        assert max(visits, key=lambda decision: visits[decision][0]) == liked
        # The first batch was shown the root.
        assert sum(n for n, _ in visits.values()) == 203 - guide.batch
        # All that was lost while a leaf waited has been given back.
        assert all(abs(value) < 1e-6 for _, value in visits.values())


def test_a_guided_search_still_sees_who_has_won() -> None:
    state = State.new("sleepers", {}, 5)
    players = [TreeSearch(seed, simulations=60) for seed in range(2)]
    before = state
    while state.actor is not None:
        before = state
        number = state.seats.index(state.actor)
        state = state.decide(
            players[number].decide(state.known_to(state.actor), state.decisions(), ())
        )
    assert state.result is not None
    assert state.result.winner == before.actor
    guide = Opinion()
    chances = guide.search(before, 600).visits()
    values = {decision: value / visits for decision, (visits, value) in chances.items() if visits}
    assert max(values.values()) == pytest.approx(1.0)
