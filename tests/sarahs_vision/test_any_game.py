"""Whatever is decided, some things hold: nothing is lost, nobody is stuck."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from safehouse.games.contract import Records
from safehouse.games.errors import IllegalDecision
from safehouse.games.native import entry
from safehouse.games.sarahs_vision import choices
from safehouse.games.sarahs_vision.contents import box, directives
from safehouse.games.sarahs_vision.tower import BLOCKS, KIND_NAMES
from safehouse.games.state import State
from tests.effort import times
from tests.plain import plain

WANTED = Counter({KIND_NAMES[kind]: int(BLOCKS[kind]) for kind in range(1, len(KIND_NAMES))})


@entry
def count_of(records: Records) -> int:
    return choices.count(records[0])


def blocks_of(position: Any) -> Counter[str]:
    """All 46 blocks, wherever they are."""
    found = Counter(block for layer in position["tower"] for block in layer["blocks"] if block)
    found.update(position["unlocked"])
    for locked in position["locked"].values():
        found.update(locked)
    for card in [*position["row"], position.get("resolving", {})]:
        covers = card.get("covers", {}).values()
        found.update(cover for cover in covers if not cover.endswith(" cube"))
    return found


class AnyGame(RuleBasedStateMachine):
    """A game in which Hypothesis decides."""

    @initialize(
        seed=st.integers(0, 2**64 - 1),
        options=st.fixed_dictionaries(
            {"players": st.integers(1, 4), "scenario": st.integers(1, 3)},
            optional={
                "events": st.sampled_from(["in_order", "shuffled"]),
                "tower": st.sampled_from(["simulated", "outside"]),
            },
        ),
        moves=st.integers(0, 60),
    )
    def begin(self, seed: int, options: dict[str, object], moves: int) -> None:
        self.state = State.new("sarahs_vision", options, seed)
        self.kept: list[tuple[State, bytes]] = []
        for number in range(moves):
            if self.state.actor is None:
                break
            decision = self.state.choose(seed + 0x9E3779B97F4A7C15 * number)
            # Games in which the tower holds are longer.
            self.go("held" if decision == "fell" and number % 3 else decision)

    def go(self, decision: str) -> None:
        if len(self.kept) < 20:
            self.kept.append((self.state, self.state.record().tobytes()))
        if decision.startswith(("pull", "touch")):
            layers = len(self.state.record()[0].tower[: self.state.record()[0].layers])
            assert int(decision.split()[1]) <= layers - 3
        self.state = self.state.decide(decision)

    @precondition(lambda self: self.state.actor is not None)
    @rule(which=st.integers(0, 10**6))
    def decide(self, which: int) -> None:
        decisions = self.state.decisions()
        self.go(decisions[which % len(decisions)])

    @precondition(lambda self: self.state.actor is None)
    @rule(decision=st.sampled_from(["pass", "draw", "pull 1 left"]))
    def nothing_can_be_decided_after_the_end(self, decision: str) -> None:
        with pytest.raises(IllegalDecision, match="over"):
            self.state.decide(decision)

    @invariant()
    def all_blocks_are_somewhere(self) -> None:
        assert blocks_of(plain(self.state.position())) == WANTED

    @invariant()
    def cubes_are_never_negative_and_never_more_than_there_are(self) -> None:
        s: Any = self.state.record()[0]
        for cubes in (s.danger, s.inspiration, s.zone, s.grid):
            assert (cubes >= 0).all()
        assert int(s.danger.sum()) + int(s.zone.sum()) <= box().cubes.danger
        position: Any = plain(self.state.position())
        covers = [c for card in position["row"] for c in card.get("covers", {}).values()]
        used = int(s.inspiration.sum()) + int(s.grid.sum()) + sum("cube" in c for c in covers)
        assert used <= box().cubes.inspiration

    @invariant()
    def every_card_is_in_one_place(self) -> None:
        position: Any = plain(self.state.position())
        cards = [card for hand in position["hands"].values() for card in hand]
        cards += [*position["directives"], *position["discarded"]]
        pending = position.get("pending", {})
        cards += [pending["target"]] if pending.get("for") == "play" else []
        cards += [pending["by"]] if isinstance(pending.get("by"), str) else []
        if self.state.actor is not None:
            assert sorted(cards) == sorted(card.id for card in directives())
        row = [card["event"] for card in position["row"]]
        assert len({*row, *position["deck"]}) == len(row) + len(position["deck"])

    @invariant()
    def counting_and_listing_agree_and_somebody_can_decide(self) -> None:
        numbers = self.state.numbers()
        assert count_of(self.state.record()) == len(numbers)
        assert bool(numbers) == (self.state.actor is not None)

    @invariant()
    def the_game_is_over_exactly_when_the_rules_say_so(self) -> None:
        s: Any = self.state.record()[0]
        lost = bool((s.zone >= 5).any())
        if self.state.result is None:
            assert not lost
        else:
            assert (self.state.result.reason == "defeat") == lost
            if not lost:
                assert s.row_size == 0
                assert s.unseen == 0

    @invariant()
    def a_position_comes_back_as_it_is(self) -> None:
        if self.state.actor is not None:
            again = State.from_position(plain(self.state.position()))
            assert plain(again.position()) == plain(self.state.position())
            assert again.decisions() == self.state.decisions()

    @invariant()
    def earlier_states_have_not_changed(self) -> None:
        for state, record in self.kept:
            assert state.record().tobytes() == record


AnyGame.TestCase.settings = settings(
    max_examples=times(10),
    stateful_step_count=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
TestAnyGame = AnyGame.TestCase
