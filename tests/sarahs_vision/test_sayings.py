"""What Sarah's Vision says and shows: lines for people, and types that can be read back."""

import random
from collections.abc import Iterator

import msgspec
import numpy as np
import pytest

from safehouse.games import game_named
from safehouse.games.contract import legal, narrate, step
from safehouse.games.decisions import Decision
from safehouse.games.errors import InvalidText
from safehouse.games.sarahs_vision.sayings import SAYINGS, card_line
from safehouse.games.sarahs_vision.view import View
from safehouse.games.state import State
from safehouse.games.telling import Line, new_log
from safehouse.terminal.wording import say_line, tell
from tests.plain import plain
from tests.sarahs_vision.positions import event, load, play

GAME = game_named("sarahs_vision")
OPTIONS: list[dict[str, object]] = [
    {"players": 1},
    {"players": 3, "scenario": 2, "tower": "outside"},
    {"players": 4, "scenario": 3, "events": "shuffled"},
]


def look(state: State) -> View:
    """What is seen by everybody."""
    view = state.view("first")
    assert isinstance(view, View)
    return view


def asked(state: State) -> str:
    """The question to the seat that decides."""
    decisions = [GAME.decisions.parse(text) for text in state.decisions()]
    return say_line(GAME, SAYINGS.question(look(state), decisions), "en")


def described(state: State, text: str) -> str:
    """A decision as somebody reads it."""
    return say_line(GAME, SAYINGS.decision(GAME.decisions.parse(text), look(state)), "en")


def moments(options: dict[str, object]) -> Iterator[tuple[State, str]]:
    """The states of a game with the decision that follows; rare verbs are as likely as others."""
    chance = random.Random(7)
    state = State.new("sarahs_vision", options, 7)
    while state.actor is not None:
        decisions = [GAME.decisions.parse(text) for text in state.decisions()]
        verb = chance.choice(sorted({decision.verb for decision in decisions}))
        mine = [str(decision) for decision in decisions if decision.verb == verb]
        decision = chance.choice(mine)
        yield state, decision
        state = state.decide(decision)
    yield state, ""


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_all_that_is_shown_and_told_can_be_read_back(options: dict[str, object]) -> None:
    for state, _ in moments(options):
        for shown in (state.view("first"), state.knowledge("first"), state.position()):
            assert msgspec.convert(plain(shown), GAME.view_type) == shown
        for told in state.events():
            assert msgspec.convert(plain(told), GAME.event_type) == told


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_telling_changes_nothing(options: dict[str, object]) -> None:
    for state, decision in moments(options):
        if decision:
            quiet, told = state.record(), state.record()
            number = GAME.decisions.number(decision, quiet)
            GAME.kernel.call(step, quiet, number)
            GAME.kernel.call(narrate, told, number, new_log())
            assert quiet.tobytes() == told.tobytes()


def test_a_log_that_is_full_takes_no_more() -> None:
    records = State.new("sarahs_vision", seed=1).record()
    log = new_log()[:3]
    GAME.kernel.call(narrate, records, GAME.decisions.number("pass", records), log)
    assert log[0, 0] == 2
    mask = np.zeros(GAME.kernel.num_decisions, np.bool_)
    GAME.kernel.call(legal, records, mask)
    assert mask.any()


def test_every_number_with_a_decision_is_printed_and_parsed() -> None:
    records = State.new("sarahs_vision", seed=1).record()
    found = {}
    for number in range(GAME.decisions.count):
        try:
            found[number] = GAME.decisions.text(number, records)
        except InvalidText:
            continue
    assert len(found) == len(set(found.values())) == 47 + 60 + 2 * 126 + 26 + 27 + 62
    for number, text in found.items():
        assert GAME.decisions.number(text.upper(), records) == number


@pytest.mark.parametrize(
    "text",
    [
        *("", "dance", "pull", "pull 43 left", "pull 0 left", "pull 1 front", "feel 1"),
        *("swap 2 1", "swap 1 6", "exchange senator engineer", "hand_over senator senator"),
        *("play", "play tea"),
    ],
)
def test_what_is_no_decision_is_refused_in_a_sentence(text: str) -> None:
    records = State.new("sarahs_vision", seed=1).record()
    with pytest.raises(InvalidText) as refused:
        GAME.decisions.number(text, records)
    assert refused.value.code == "bad_decision"
    assert str(refused.value).endswith(".")


def test_a_decision_is_a_value_that_prints_and_parses() -> None:
    decision = GAME.decisions.parse("Move SENATOR archive")
    assert decision == Decision("move", (("role", "senator"), ("to", "archive")))
    assert str(decision) == "move senator archive"


def test_passing_is_named_after_what_is_passed() -> None:
    state = load(hands={"first": "tea_and_facts"}, grid={"purple senator": 3})
    assert described(state, "pass") == "No action"
    state = play(state, "pass")
    assert look(state).stage == "directive"
    assert described(state, "pass") == "No directive"


def test_a_price_is_named_with_what_it_buys() -> None:
    assert described(load(), "remove 2") == "Remove card 2 (4 Scientific)"


def test_it_is_asked_what_is_owed() -> None:
    state = play(load(grid={"green senator": 1}), "swap 1 2")
    assert asked(state).startswith("Pay 1 Leadership for swapping two cards")


def test_what_is_read_aloud_comes_with_its_event() -> None:
    state = play(load(events=[event()]), "pass")
    resolved = state.events()[1]
    assert tell(GAME, resolved, "fr").endswith("A title. A story.")
    read = Line.written(dict.fromkeys(("en", "de", "fr"), "A story."))
    assert GAME.sayings.story(resolved) == read
    assert GAME.sayings.story(state.events()[0]) is None


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("move senator archive", "Senator → Open Archive"),
        ("move any next", "Move any figure to a neighbouring location"),
        ("move engineer any", "Move the Engineer anywhere"),
        ("danger senator 2", "Where the Senator is: +2 danger"),
        ("burden senator 2", "Senator takes 2 danger"),
        ("clear any", "Take all danger from one location"),
        ("forget green 2", "Grid, Leadership: \N{MINUS SIGN}2"),
        ("deal 1", "Deal 1 directive"),
        ("spread", "+1 danger wherever there is danger"),
    ],
)
def test_a_line_of_a_card_says_what_it_does(line: str, said: str) -> None:
    assert say_line(GAME, card_line(line), "en") == said
