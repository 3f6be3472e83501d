"""Positions from outside: what comes out goes in again, and what cannot be is refused."""

from __future__ import annotations

import random
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from safehouse.games.errors import Refused
from safehouse.games.state import State
from tests.effort import times
from tests.plain import plain
from tests.sarahs_vision.positions import (
    CARDS,
    COLOURS,
    Position,
    choices,
    deal,
    event,
    load,
    play,
    position,
    stands,
)

FRAMED = event("gardens 1!:green, archive 1!:purple", "move any any : yellow")

# Good positions of every stage


def action() -> Position:
    return position(
        events=[FRAMED] * 5,
        covers={2: {"gardens": "green", "line_1": "yellow cube"}},
        face_down=[5],
        hands={"first": "day_off", "second": "the_milk_barge"},
        discarded="all_hands",
        zones={"senator": 2},
        danger={"archive": 2},
        inspiration={"foundry": 1},
        grid={"green senator": 2, "orange scientist": 1},
        freed="purple",
        unlocked="purple",
        layers=["green orange yellow", "purple . green_purple"],
    )


def going_on(*decisions: str, **words: Any) -> Position:
    found: Position = plain(play(load(**words), *decisions).position())
    return found


def name() -> Position:
    return going_on("cover 1 gardens", events=[FRAMED] * 2, grid={"green senator": 2})


def pay() -> Position:
    return going_on("cover 1 gardens", "cover 2 gardens", "pay", events=[FRAMED] * 2, layers=None)


def pay_remove() -> Position:
    return going_on("remove 2", "spend yellow senator", grid={"yellow senator": 5})


def pay_play() -> Position:
    words: dict[str, Any] = {"step": 3, "stage": "directive", "hands": {"second": "day_off"}}
    return going_on("play day_off", **words, active="second", grid={"purple senator": 2})


def outcome() -> Position:
    return going_on("swap 1 2", "pull 1 left", layers=["green orange yellow"], outside=True)


def outcome_laid() -> Position:
    return going_on("swap 1 2", "use green", freed="green", unlocked="green", outside=True)


def outcome_laid_back() -> Position:
    lying = {1: {"gardens": "green", "line_1": "yellow"}}
    return going_on("pass", events=[FRAMED], covers=lying, outside=True)


def directive() -> Position:
    hands = {"first": "day_off", "second": "the_milk_barge"}
    return going_on("pass", "pass", hands=hands, grid={"purple senator": 2})


def choice() -> Position:
    return going_on("pass", events=[FRAMED])


def choice_by_directive() -> Position:
    words: dict[str, Any] = {"step": 3, "stage": "directive", "hands": {"first": "all_hands"}}
    paid = ["play all_hands", *["spend purple senator"] * 2, "calm archive"]
    return going_on(*paid, **words, danger={"archive": 3}, grid={"purple senator": 2})


def take() -> Position:
    return going_on("pass", danger={"archive": 5})


def take_sheltered() -> Position:
    return going_on("pass", events=[event("", "shelter senator")], danger={"archive": 5})


def choice_sheltered() -> Position:
    return going_on("pass", events=[event("", "shelter senator", "move any any")])


def learn() -> Position:
    return going_on("pass", figures={"senator": "academy"}, inspiration={"academy": 2}, players=4)


def falling() -> Position:
    events = [event(), event("", "move any any")]
    return going_on("swap 4 5", "pull 1 middle", events=events, layers=[". green green"])


def fallen() -> Position:
    words: dict[str, Any] = {"step": 3, "stage": "directive", "hands": {"first": "the_milk_barge"}}
    decisions = ("play the_milk_barge", "pull 1 middle")
    return going_on(*decisions, **words, layers=[". purple purple"], danger={"archive": 4})


def dealt() -> Position:
    found: Position = plain(deal(FRAMED, seed=8, players=3).position())
    return found


GOOD = [
    action,
    name,
    pay,
    pay_remove,
    pay_play,
    outcome,
    outcome_laid,
    outcome_laid_back,
    directive,
    choice,
    choice_by_directive,
    take,
    take_sheltered,
    choice_sheltered,
    learn,
    falling,
    fallen,
    dealt,
]


@pytest.mark.parametrize("make", GOOD)
def test_a_position_that_came_out_goes_in_again(make: Callable[[], Position]) -> None:
    good = make()
    game = State.from_position(good)
    assert as_json(plain(game.position())) == as_json(good)
    assert game.decisions()


@pytest.mark.parametrize(
    ("make", "name", "earlier"),
    [(falling, "events_owed", "falling"), (fallen, "collapse_pending", "fallen")],
)
def test_a_position_that_an_earlier_version_wrote_goes_in(
    make: Callable[[], Position], name: str, earlier: str
) -> None:
    good = make()
    pending = {earlier if key == name else key: value for key, value in good["pending"].items()}
    assert earlier in pending
    assert plain(State.from_position({**good, "pending": pending}).position()) == plain(
        State.from_position(good).position()
    )


def as_json(given: object) -> object:
    """The same without the difference of lists and tuples, and without what says nothing."""
    if isinstance(given, dict):
        return {key: as_json(value) for key, value in given.items() if value not in ([], ())}
    return [as_json(one) for one in given] if isinstance(given, list | tuple) else given


@pytest.mark.parametrize("seed", range(6))
def test_every_position_of_a_game_goes_in_again_and_is_played_on_alike(seed: int) -> None:
    chance = random.Random(seed)
    tower = "outside" if seed % 2 else "simulated"
    options = {"players": 1 + seed % 4, "scenario": 1 + seed % 3, "tower": tower}
    game = State.new("sarahs_vision", options, seed)
    for _ in range(100):
        if game.result is not None:
            break
        again = State.from_position(plain(game.position()))
        assert plain(again.position()) == plain(game.position())
        assert again.decisions() == game.decisions()
        assert again.actor == game.actor
        some = [words for words in game.decisions() if not words.startswith(("touch", "feel"))]
        decision = chance.choice(some)
        game, after = game.decide(decision), again.decide(decision)
        if game.result is None:
            assert plain(after.position()) == plain(game.position())


# Broken ones


def put(path: str, value: object) -> Callable[[Position], None]:
    """Puts a value at a place like "row.2.event"; an index may be one after the last."""

    def change(data: Any) -> None:
        *way, last = (int(word) if word.isdecimal() else word for word in path.split("."))
        for word in way:
            data = data[word]
        if isinstance(data, list) and last == len(data):
            data.append(value)
        else:
            data[last] = value

    return change


def drop(path: str) -> Callable[[Position], None]:
    """Takes away what stands at a place."""

    def change(data: Any) -> None:
        *way, last = (int(word) if word.isdecimal() else word for word in path.split("."))
        for word in way:
            data = data[word]
        del data[last]

    return change


def all_of(*changes: Callable[[Position], None]) -> Callable[[Position], None]:
    """Several changes."""

    def change(data: Position) -> None:
        for one in changes:
            one(data)

    return change


REQUIRED = (
    *("to_move", "active", "turn", "step", "stage", "figures"),
    *("zones", "grid", "row", "hands", "tower", "directives"),
)

BROKEN: list[tuple[Callable[[], Position], str, Callable[[Position], None]]] = [
    *((action, f"without-{field}", drop(field)) for field in REQUIRED),
    *((action, f"{field}-is-none", put(field, None)) for field in REQUIRED),
    (action, "unknown-field", put("weather", "fine")),
    (action, "actor-unknown", put("to_move", "fifth")),
    (action, "actor-not-active", put("to_move", "second")),
    (action, "active-not-on-turn", all_of(put("active", "second"), put("to_move", "second"))),
    (action, "third-of-two", all_of(*(put(x, "third") for x in ("active", "turn", "to_move")))),
    (action, "tower-in-a-simulated-game", put("to_move", "tower")),
    (action, "step-0", put("step", 0)),
    (action, "step-5", put("step", 5)),
    (action, "step-2-action", put("step", 2)),
    (action, "stage-unknown", put("stage", "sleep")),
    (action, "stage-name", put("stage", "name")),
    (action, "stage-pay", put("stage", "pay")),
    (action, "stage-outcome", all_of(put("stage", "outcome"), put("to_move", "tower"))),
    (action, "stage-take", put("stage", "take")),
    (action, "stage-choice", all_of(put("stage", "choice"), put("step", 2))),
    # The city
    (action, "figure-nowhere", put("figures.senator", "moon")),
    (action, "figure-missing", drop("figures.senator")),
    (action, "figure-unknown", put("figures.king", "archive")),
    (action, "zone-5", put("zones.senator", 5)),
    (action, "zone-negative", put("zones.senator", -1)),
    (action, "zone-missing", drop("zones.engineer")),
    (action, "danger-nowhere", put("danger.moon", 1)),
    (action, "danger-negative", put("danger.archive", -2)),
    (action, "danger-41", put("danger.archive", 39)),
    (action, "danger-text", put("danger.archive", "two")),
    (action, "inspiration-nowhere", put("inspiration.moon", 1)),
    (action, "inspiration-41", put("inspiration.foundry", 37)),
    (action, "grid-row-missing", drop("grid.green")),
    (action, "grid-cell-missing", drop("grid.green.senator")),
    (action, "grid-row-unknown", put("grid.red", {})),
    (action, "grid-negative", put("grid.green.senator", -1)),
    (action, "grid-fraction", put("grid.green.senator", 0.5)),
    # Events
    (action, "event-0", put("row.0.event", 0)),
    (action, "event-21", put("row.0.event", 21)),
    (action, "event-twice-in-row", put("row.0.event", 3)),
    (action, "event-in-row-and-deck", put("deck.0", 1)),
    (action, "event-twice-in-deck", put("deck.0", 20)),
    (action, "row-of-four", drop("row.4")),
    (action, "deck-is-none", put("deck", None)),
    (action, "row-of-six", put("row.5", {"event": 6, "face_up": False})),
    (action, "row-empty", put("row", [])),
    (action, "all-done", all_of(put("row", []), put("deck", []))),
    (action, "face-up-missing", drop("row.0.face_up")),
    (action, "no-swan", put("row.0.swan", True)),
    (action, "cover-unknown-section", put("row.1.covers.moon", "green")),
    (action, "cover-without-frame", put("row.1.covers.skyport", "green cube")),
    (action, "cover-of-another-colour", put("row.1.covers.gardens", "orange cube")),
    (action, "cover-block-of-another-colour", put("row.1.covers.gardens", "orange")),
    (action, "cover-unknown-block", put("row.1.covers.gardens", "red")),
    (action, "cover-on-face-down", put("row.4.covers", {"gardens": "green cube"})),
    (action, "cover-more-blocks", put("row.0.covers", {"gardens": "green"})),
    (action, "resolving-in-step-1", put("resolving", {"event": 20, "face_up": True})),
    # Blocks
    (action, "block-unknown", put("tower.0.blocks.0", "red")),
    (action, "block-exchanged", put("tower.0.blocks.0", "orange")),
    (action, "block-missing", put("tower.0.blocks.0", None)),
    (action, "layer-of-four", put("tower.0.blocks.3", "green")),
    (action, "layer-missing", drop("tower.3")),
    (action, "tower-empty", put("tower", [])),
    (action, "bearing-unknown", put("tower.0.bearing", ["soft", "normal", "normal"])),
    (action, "bearing-against-touch", put("tower.0.possible", 1)),
    (action, "possible-0", put("tower.0.possible", 0)),
    (action, "possible-too-big", put("tower.0.possible", 1 << 27)),
    (action, "locked-unknown", put("locked.king", ["green"])),
    (action, "locked-row-of-another-colour", put("locked.green", ["orange"])),
    (action, "locked-column-of-one", put("locked.senator", ["green_orange"])),
    (action, "locked-column-single-coloured", put("locked.senator", ["green", "orange"])),
    (action, "locked-missing", drop("locked.senator")),
    (action, "unlocked-missing", put("unlocked", [])),
    (action, "unlocked-unknown", put("unlocked", ["red"])),
    (action, "unlocked-too-many", put("unlocked", ["purple", "purple"])),
    # Directives
    (action, "directive-unknown", put("hands.first", ["nap"])),
    (action, "directive-twice", put("hands.first", ["day_off", "all_hands"])),
    (action, "directive-missing", put("hands.first", [])),
    (action, "directive-pile-short", drop("directives.0")),
    (action, "hand-of-third", put("hands.third", [])),
    (action, "hand-missing", drop("hands.second")),
    # What is being done
    (action, "pending-in-action", put("pending", {"named": ["1 gardens"]})),
    (action, "pending-unknown", put("pending", {"sleeping": True})),
    (action, "pending-shelter", put("pending", {"sheltered": ["senator"]})),
    (action, "pending-events-owed", put("pending", {"events_owed": 3})),
    (action, "pending-place", put("pending", {"place": "archive"})),
    (action, "pending-by", put("pending", {"by": 1, "line": 1, "left": 1})),
    (name, "name-nothing", drop("pending.named")),
    (name, "name-unknown", put("pending.named", ["1 moon"])),
    (name, "name-without-frame", put("pending.named", ["1 skyport"])),
    (name, "name-beyond-the-row", put("pending.named", ["9 gardens"])),
    (name, "name-not-words", put("pending.named", [""])),
    (pay, "pay-unknown-purpose", put("pending.for", "bribe")),
    (pay, "pay-without-purpose", drop("pending.for")),
    (pay, "pay-other-colour", put("pending.colour", "orange")),
    (pay, "pay-nothing", put("pending.owed", 0)),
    (pay, "pay-too-much", put("pending.owed", 2)),
    (pay, "pay-out-of-order", put("pending.target", "2 gardens")),
    (pay, "pay-no-target", put("pending.target", None)),
    (pay, "pay-many-touches", put("pending.touches", 9)),
    (pay_remove, "remove-target", put("pending.target", "6")),
    (pay_remove, "remove-unpayable", put("pending.owed", 9)),
    (pay_remove, "remove-without-means", put("grid.yellow.senator", 2)),
    (pay_remove, "remove-face-down", put("row.1.face_up", False)),
    (pay_play, "play-unknown", put("pending.target", "nap")),
    (pay_play, "play-nothing", put("pending.target", None)),
    (pay_play, "play-from-pile", put("pending.target", CARDS[0])),
    (pay_play, "play-in-step-1", put("step", 1)),
    (outcome, "outcome-without-then", drop("pending.then")),
    (outcome, "outcome-then-unknown", put("pending.then", "later")),
    (outcome, "outcome-pulled-for-nothing", put("pending.owed", 0)),
    (outcome_laid, "outcome-then-lines", put("pending.then", "lines")),
    (outcome_laid, "outcome-then-resolve", put("pending.then", "resolve")),
    (outcome_laid, "outcome-then-laid-back", put("pending.then", "laid_back")),
    (outcome_laid_back, "laid-back-then-paid", put("pending.then", "paid")),
    (outcome_laid_back, "laid-back-and-pulled", put("pending.pulled", "1 left")),
    (outcome, "outcome-top-layer", put("pending.pulled", "28 left")),
    (outcome, "outcome-no-layer", put("pending.pulled", "left")),
    (outcome, "outcome-layer-0", put("pending.pulled", "0 left")),
    (outcome, "outcome-no-slot", put("pending.pulled", "1 behind")),
    (outcome, "outcome-gap", put("pending.pulled", "2 left")),
    (outcome, "outcome-of-a-player", put("to_move", "first")),
    (outcome, "outcome-simulated", drop("options.tower")),
    (directive, "directive-passes", put("pending.passes", 2)),
    (directive, "directive-many-passes", put("pending.passes", 9)),
    (directive, "directive-step-2", put("step", 2)),
    (choice, "choice-line-2", put("pending.line", 2)),
    (choice, "choice-line-4", put("pending.line", 4)),
    (choice, "choice-left-0", put("pending.left", 0)),
    (choice, "choice-left-9", put("pending.left", 9)),
    (choice, "choice-by-another", put("pending.by", 2)),
    (choice, "choice-by-nobody", drop("pending.by")),
    (choice, "choice-not-resolving", drop("resolving")),
    (choice, "choice-step-3", put("step", 3)),
    (choice_by_directive, "choice-by-no-card", put("pending.by", "nap")),
    (choice_by_directive, "choice-by-card-elsewhere", put("pending.by", CARDS[0])),
    (choice_by_directive, "choice-in-step-2", put("step", 2)),
    (choice_by_directive, "choice-left-4", put("pending.left", 4)),
    (learn, "learn-nothing", put("inspiration", {})),
    (learn, "learn-elsewhere", put("pending.place", "archive")),
    (learn, "learn-nowhere", put("pending.place", "moon")),
    (learn, "learn-no-place", drop("pending.place")),
    (learn, "learn-step-3", put("step", 3)),
]


@pytest.mark.parametrize(
    ("make", "change"), [pytest.param(make, change, id=name) for make, name, change in BROKEN]
)
def test_a_broken_position_is_refused(
    make: Callable[[], Position], change: Callable[[Position], None]
) -> None:
    bad = deepcopy(make())
    change(bad)
    with pytest.raises(Refused) as refused:
        State.from_position(bad)
    assert refused.value.code == "bad_position"
    said = str(refused.value)
    assert said.endswith(".")
    assert "\n" not in said
    assert len(said) < 200


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"players": 5}, "bad_options"),
        ({"players": "two"}, "bad_options"),
        ({"scenario": 4}, "bad_options"),
        ({"scenario": True}, "bad_options"),
        ({"scenario": [1]}, "bad_options"),
        ({"scenario": None}, "bad_options"),
        ({"scenario": {}}, "bad_data"),
        ({"scenario": {"format": 1}}, "bad_data"),
        ({"events": "backwards"}, "bad_options"),
        ({"tower": "leaning"}, "bad_options"),
        ({"tower": {}}, "bad_options"),
        ({"figures": ["sarita"]}, "bad_options"),
        ({"figures": [1, 2, 3]}, "bad_options"),
        ({"weather": "fine"}, "bad_options"),
    ],
)
def test_broken_options_are_refused(options: dict[str, object], code: str) -> None:
    with pytest.raises(Refused) as refused:
        State.from_position({**action(), "options": options})
    assert refused.value.code == code
    with pytest.raises(Refused) as refused:
        State.new("sarahs_vision", options)
    assert refused.value.code == code


@pytest.mark.parametrize("given", [None, 3, "sarahs_vision", [], [{}], {}, {"game": "chess"}])
def test_what_is_no_position_at_all_is_refused(given: object) -> None:
    with pytest.raises(Refused):
        State.from_position(given)


def test_a_position_says_what_is_wrong_with_it() -> None:
    bad = {**action(), "zones": {"engineer": 0, "scientist": 0, "senator": 5}}
    with pytest.raises(Refused, match="game is over"):
        State.from_position(bad)


def test_nothing_is_pulled_where_the_position_leaves_a_single_block() -> None:
    game = load(layers=[". green .", "green . green"])
    assert choices(play(game, "swap 1 2")) >= {"pull 2 left", "pull 2 right"}
    assert "pull 1 middle" not in choices(play(game, "swap 1 2"))


# Anything at all

VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 50),
    st.integers(),
    st.floats(allow_nan=True),
    st.text(max_size=12),
    st.sampled_from([*COLOURS, "senator", "archive", "first", "tower", "pay", "lines", "1 left"]),
    st.lists(st.one_of(st.integers(-1, 21), st.sampled_from(["green", "1 gardens"])), max_size=4),
    st.dictionaries(st.sampled_from(["green", "senator", "event", "for"]), st.integers(-1, 9)),
)


def places(data: object, path: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
    """Every place in a position."""
    found = [path] if path else []
    if isinstance(data, dict):
        for key, value in data.items():
            if key != "scenario":
                found += places(value, (*path, key))
    elif isinstance(data, list):
        for i, value in enumerate(data):
            found += places(value, (*path, i))
    return found


@pytest.fixture(scope="module")
def good_positions() -> list[Position]:
    """All the good positions, made once."""
    return [make() for make in GOOD]


@settings(
    max_examples=times(120),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(st.data())
def test_a_changed_position_is_refused_or_playable(
    good_positions: list[Position], data: st.DataObject
) -> None:
    changed = deepcopy(data.draw(st.sampled_from(good_positions)))
    for _ in range(data.draw(st.integers(1, 3))):
        there = places(changed)
        if not there:
            break
        *way, last = data.draw(st.sampled_from(there))
        inner: Any = changed
        for word in way:
            inner = inner[word]
        if data.draw(st.booleans()):
            del inner[last]
        else:
            inner[last] = data.draw(VALUES)
    try:
        game = State.from_position(changed)
    except Refused:
        return
    assert game.decisions()
    assert game.actor is not None
    for _ in range(6):
        if game.result is not None:
            break
        assert stands(game)
        game = game.decide(data.draw(st.sampled_from(game.decisions())))
        assert game.result is not None or game.decisions()
