"""What Sleepers says and shows: lines that keep its secrets, and types that can be read back."""

import random

import msgspec
import pytest

from safehouse.games import game_named
from safehouse.games.decisions import Decision
from safehouse.games.game import lines_of
from safehouse.games.sleepers.events import Recruit, TurnBegins
from safehouse.games.sleepers.sayings import SAYINGS
from safehouse.games.sleepers.view import View
from safehouse.games.state import State
from safehouse.games.telling import Line
from safehouse.terminal.wording import say_line
from tests.plain import plain
from tests.sleepers.positions import SEATS, position

GAME = game_named("sleepers")
OPTIONS: list[dict[str, object]] = [
    {},
    {"own_sleepers": "visible", "master_copies": "any"},
    {"killed_sleepers": "owner", "effects": "lenient"},
]


def asked(state: State) -> Line:
    """The question to the seat that decides."""
    view = state.view(state.actor or "")
    assert isinstance(view, View)
    return SAYINGS.question(view, [GAME.decisions.parse(text) for text in state.decisions()])


def described(state: State, text: str) -> Line:
    """A decision of the seat that decides, as a line."""
    view = state.view(state.actor or "")
    assert isinstance(view, View)
    return SAYINGS.decision(GAME.decisions.parse(text), view)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_all_that_is_shown_and_told_can_be_read_back(options: dict[str, object]) -> None:
    chance = random.Random(7)
    state = State.new("sleepers", options, 7)
    while state.actor is not None:
        decisions = [GAME.decisions.parse(text) for text in state.decisions()]
        verb = chance.choice(sorted({decision.verb for decision in decisions}))
        mine = [str(decision) for decision in decisions if decision.verb == verb]
        state = state.decide(chance.choice(mine))
        for seat in SEATS:
            for shown in (state.view(seat), state.knowledge(seat), state.position()):
                assert msgspec.convert(plain(shown), GAME.view_type) == shown
            for event in state.events(seat):
                assert msgspec.convert(plain(event), GAME.event_type) == event


@pytest.mark.parametrize("is_recent", [True, False])
def test_the_log_never_tells_which_tile_was_recruited_R111(is_recent: bool) -> None:
    recruited = Recruit("white", "E5", "saboteur")
    kept = GAME.remembered(recruited, GAME.read_options({}), is_recent)
    assert lines_of(GAME, [kept, TurnBegins("black")]) == [
        Line("sleepers-event-recruit", {"seat": "white", "hex": "E5", "kind": "hidden"})
    ]


def test_a_jump_says_who_is_jumped() -> None:
    state = State.from_position(position("E5 police down", "E6 militia, F6 scientist"))
    state = state.decide("activate E5")
    line = described(state, "jump e5 e7")
    assert say_line(GAME, line, "en") == "Jump from E5 over E6 to E7"


def test_stopping_is_named_after_what_is_stopped() -> None:
    state = State.from_position(position("E5 immigration down, A1 scientist down", "E7 militia"))
    state = state.decide("activate E5")
    assert say_line(GAME, described(state, "stop"), "en") == "Return none"
    chosen = state.decide("bounce E7")
    assert say_line(GAME, described(chosen, "stop"), "en") == "Return only E7"
    state = state.decide("stop")
    assert say_line(GAME, described(state, "stop"), "en") == "End turn"


def test_a_master_of_disguise_is_named_who_does_what_another_can() -> None:
    state = State.from_position(
        position("E5 master_of_disguise down, E6 police", "D4 militia, D5 militia")
    )
    state = state.decide("activate E5")
    assert asked(state).args["borrowed"] == "no"
    state = state.decide("copy E6")
    assert asked(state).args["borrowed"] == "yes"
    assert "Master on E5 as Police" in say_line(GAME, asked(state), "en")


@pytest.mark.parametrize(
    ("options", "said"),
    [({}, "an adjacent face-up agent"), ({"master_copies": "any"}, "an adjacent agent (a sleeper")],
)
def test_it_is_asked_for_any_neighbour_where_sleepers_may_be_copied(
    options: dict[str, object], said: str
) -> None:
    described = position("E5 master_of_disguise down, E6 police", "A1 militia", options=options)
    state = State.from_position(described).decide("activate E5")
    assert said in say_line(GAME, asked(state), "en")


def test_it_is_asked_for_what_can_be_done_in_a_turn() -> None:
    both = State.from_position(position("E5 police down"))
    assert asked(both).args == {"can": "both"}
    assert asked(State.from_position(position())).args == {"can": "recruit"}
    no_hand = State.from_position(position("E5 police down", white_hand=""))
    assert asked(no_hand).args == {"can": "activate"}


def test_a_decision_is_a_value_that_prints_and_parses() -> None:
    decision = GAME.decisions.parse("Recruit MILITIA a1")
    assert decision == Decision("recruit", (("kind", "militia"), ("hex", "A1")))
    assert str(decision) == "recruit militia A1"
