"""Whatever is decided, some things hold: nothing is lost, nothing is in two places, turns end."""

from collections import Counter

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from safehouse.games.errors import IllegalDecision
from safehouse.games.sleepers.options import PRESETS
from safehouse.games.state import State
from tests.effort import times
from tests.plain import plain
from tests.sleepers.positions import HEXES, TILES
from tests.sleepers.random_positions import CHOICES

MAX_IN_A_TURN = 150
"""Far above what R25 allows: each activation lowers a number that begins at 32 at most."""


class AnyGame(RuleBasedStateMachine):
    """A game in which Hypothesis decides."""

    @initialize(
        seed=st.integers(0, 2**64 - 1),
        options=st.fixed_dictionaries(
            {}, optional={name: st.sampled_from(values) for name, values in CHOICES.items()}
        ),
        moves=st.integers(0, 150),
    )
    def begin(self, seed: int, options: dict[str, object], moves: int) -> None:
        self.state = State.new("sleepers", options, seed)
        self.in_turn = 0
        self.kept: list[tuple[State, bytes]] = []
        for number in range(moves):
            if self.state.actor is None:
                break
            self.go(self.state.choose(seed + 0x9E3779B97F4A7C15 * number))

    def go(self, decision: str) -> None:
        if len(self.kept) < 20:
            self.kept.append((self.state, self.state.record().tobytes()))
        turn = int(self.state.record()["turn"][0])
        self.state = self.state.decide(decision)
        self.in_turn = self.in_turn + 1 if int(self.state.record()["turn"][0]) == turn else 0

    @precondition(lambda self: self.state.actor is not None)
    @rule(which=st.integers(0, 10**6))
    def decide(self, which: int) -> None:
        decisions = self.state.decisions()
        rather = [d for d in decisions if not d.startswith("recruit")] or decisions
        self.go(rather[which % len(rather)])

    @precondition(lambda self: self.state.actor is not None)
    @rule(which=st.integers(0, 10**6))
    def recruit(self, which: int) -> None:
        recruits = [d for d in self.state.decisions() if d.startswith("recruit")]
        if recruits:
            self.go(recruits[which % len(recruits)])

    @precondition(lambda self: self.state.actor is None)
    @rule(decision=st.sampled_from(["stop", "activate E5", "recruit militia A1"]))
    def nothing_can_be_decided_after_the_end(self, decision: str) -> None:
        with pytest.raises(IllegalDecision, match="over"):
            self.state.decide(decision)

    @invariant()
    def tiles_are_conserved(self) -> None:
        position = plain(self.state.position())
        for colour in ("white", "black"):
            tiles = Counter(
                [a["kind"] for a in position["board"].values() if a["owner"] == colour]
                + position["hands"][colour]
                + position["piles"][colour]
                + [tile["kind"] for tile in position["killed"][colour]]
            )
            assert tiles == Counter(TILES)

    @invariant()
    def every_hex_has_one_owner_at_most_and_sixty_agents_are_all(self) -> None:
        record = self.state.record()[0]
        white, black = int(record.own[0]), int(record.own[1])
        assert white & black == 0
        assert (white | black) < 1 << len(HEXES)
        assert (white | black).bit_count() <= 60
        for plane in record.plane:
            assert int(plane) & ~(white | black) == 0

    @invariant()
    def a_turn_ends_and_pending_decisions_fit(self) -> None:
        assert self.in_turn <= MAX_IN_A_TURN
        assert 0 <= int(self.state.record()["depth"][0]) <= 6

    @invariant()
    def somebody_can_decide_or_the_game_is_over(self) -> None:
        assert (self.state.actor is None) == (self.state.result is not None)
        assert bool(self.state.decisions()) == (self.state.actor is not None)
        assert self.state.decisions() != ["stop"]

    @invariant()
    def earlier_states_have_not_changed(self) -> None:
        for state, record in self.kept:
            assert state.record().tobytes() == record

    @invariant()
    def killed_and_hands_are_counted_right(self) -> None:
        position = plain(self.state.position())
        view = plain(self.state.view("spectator"))
        for colour in ("white", "black"):
            assert len(view["killed"][colour]) == len(position["killed"][colour])
            if self.state.result is None:
                assert view["hands"][colour] == len(position["hands"][colour])
                assert view["piles"][colour] == len(position["piles"][colour])
                assert len(position["killed"][colour]) < 10


AnyGame.TestCase.settings = settings(
    max_examples=times(30),
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
TestAnyGame = AnyGame.TestCase


def test_presets_name_options_that_exist() -> None:
    assert all(name in CHOICES for preset in PRESETS.values() for name in preset)
