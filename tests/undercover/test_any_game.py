"""Whatever is decided, some things hold: nothing is lost, nothing overlaps, speed costs nothing."""

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from safehouse.games.contract import Records, choose
from safehouse.games.errors import IllegalDecision
from safehouse.games.native import entry
from safehouse.games.state import State
from safehouse.games.undercover import KERNEL, rules
from safehouse.games.undercover.material import COLOURS
from tests.effort import times
from tests.plain import plain


@entry
def count_of(records: Records) -> int:
    return rules.count(records[0])


class AnyGame(RuleBasedStateMachine):
    """A game in which Hypothesis decides."""

    @initialize(
        seed=st.integers(0, 2**64 - 1),
        options=st.fixed_dictionaries(
            {"players": st.integers(2, 4), "plain_spaces": st.integers(1, 8)},
            optional={
                "piles_show": st.sampled_from(["undercover", "official", "mixed"]),
                "removed_hqs": st.sampled_from(["unplayed", "random"]),
                "first_round_scores": st.sampled_from(["on", "off"]),
                "round_cap": st.integers(1, 60),
                "no_progress": st.one_of(st.integers(1, 12), st.just("off")),
                "head_start": st.integers(0, 6),
            },
        ),
        moves=st.integers(0, 150),
    )
    def begin(self, seed: int, options: dict[str, object], moves: int) -> None:
        self.state = State.new("undercover", options, seed)
        self.kept: list[tuple[State, bytes]] = []
        for number in range(moves):
            if self.state.actor is None:
                break
            self.go(self.state.choose(seed + 0x9E3779B97F4A7C15 * number))

    def go(self, decision: str) -> None:
        if len(self.kept) < 20:
            self.kept.append((self.state, self.state.record().tobytes()))
        before = self.state.record()[0].employee.copy()
        self.state = self.state.decide(decision)
        assert (self.state.record()[0].employee >= before).all()

    @precondition(lambda self: self.state.actor is not None)
    @rule(which=st.integers(0, 10**6))
    def decide(self, which: int) -> None:
        decisions = self.state.decisions()
        self.go(decisions[which % len(decisions)])

    @precondition(lambda self: self.state.actor is None)
    @rule(decision=st.sampled_from(["turn", "take pile 1", "take joker"]))
    def nothing_can_be_decided_after_the_end(self, decision: str) -> None:
        with pytest.raises(IllegalDecision, match="over"):
            self.state.decide(decision)

    @invariant()
    def twelve_agents_and_as_many_jokers_as_players_are_somewhere(self) -> None:
        position: Any = plain(self.state.position())
        tiles = [*position["table"].values(), *(t for pile in position["piles"] for t in pile)]
        if "active" in position:
            tiles.append(position["active"]["tile"])
        agents = {(t["official"], t["undercover"]) for t in tiles if "official" in t}
        assert len(agents) == 12
        jokers = sum("joker" in t for t in tiles)
        jokers += sum(player["joker"] for player in position["players"].values())
        assert jokers == len(self.state.seats)

    @invariant()
    def no_two_tiles_and_no_two_employees_share_a_place(self) -> None:
        s: Any = self.state.record()[0]
        cells = [int(cell) for i, cell in enumerate(s.cell[: s.num_tiles]) if i != s.active]
        assert len(set(cells)) == len(cells)
        for c in range(len(COLOURS)):
            row = [int(space) for space in s.employee[: s.num_players, c] if space > 0]
            assert len(set(row)) == len(row)
            assert all(space <= s.plain_spaces + 5 for space in row)

    @invariant()
    def counting_and_listing_agree_and_somebody_can_decide(self) -> None:
        numbers = self.state.numbers()
        assert count_of(self.state.record()) == len(numbers)
        assert bool(numbers) == (self.state.actor is not None)

    @invariant()
    def the_game_is_over_after_so_many_rounds_without_progress_U30(self) -> None:
        s: Any = self.state.record()[0]
        rounds = int(s.rounds) - 1 - int(s.last_advance)
        if s.no_progress and self.state.actor is not None:
            assert rounds < s.no_progress
        if self.state.result is not None and self.state.result.reason == "no_progress":
            assert rounds >= s.no_progress > 0

    @invariant()
    def earlier_states_have_not_changed(self) -> None:
        for state, record in self.kept:
            assert state.record().tobytes() == record


AnyGame.TestCase.settings = settings(
    max_examples=times(20),
    stateful_step_count=30,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
TestAnyGame = AnyGame.TestCase


def spread_out(position: Any, distance: int) -> Any:
    """The same position with its last tile on the table so many columns further away."""
    name, tile = list(position["table"].items())[-1]
    column, row = map(int, name.split(","))
    del position["table"][name]
    position["table"][f"{column + distance},{row}"] = tile
    for player in position["players"].values():
        if player["folder"] == name:
            player["folder"] = f"{column + distance},{row}"
    return position


@pytest.mark.parametrize("distance", [0, 3, 11, 12, 13, 14, 40, -12, -13, -40])
def test_choosing_is_uniform_over_what_is_listed_however_far_the_table_reaches(
    distance: int,
) -> None:
    chance = random.Random(distance)
    for seed in range(4):
        state = State.new("undercover", {"players": 2}, seed)
        for _ in range(45):
            state = state.decide(state.choose(chance.getrandbits(64)))
        while "active" in plain(state.position()):
            state = state.decide(state.choose(chance.getrandbits(64)))
        state = State.from_position(spread_out(plain(state.position()), distance))
        while "active" not in plain(state.position()) or state.decisions() == ["keep", "turn"]:
            state = state.decide(state.choose(chance.getrandbits(64)))
        numbers = state.numbers()
        record = state.record()
        assert count_of(record) == len(numbers)
        step = 2**64 // len(numbers)
        words = [np.uint64(i * step + step // 2) for i in range(len(numbers))]
        assert sorted(KERNEL.call(choose, record, word) for word in words) == numbers


def test_a_torn_off_group_can_wander_and_nothing_runs_out() -> None:
    """Two agents leapfrog over each other to the left, away from everything else."""
    chance = random.Random(0)
    state = State.new("undercover", {"players": 2, "plain_spaces": 40, "round_cap": 250}, 1)
    furthest = 0
    while state.actor is not None:
        decisions = state.decisions()
        places = [d for d in decisions if d.startswith("place")]
        if places:
            decision = min(places, key=lambda d: int(d.split()[-1].split(",")[0]))
        else:
            decision = chance.choice(decisions)
        state = state.decide(decision)
        cells = [name.split(",") for name in plain(state.position())["table"]]
        furthest = min(furthest, *(int(column) for column, _ in cells))
    assert state.result is not None
    assert furthest < -15
