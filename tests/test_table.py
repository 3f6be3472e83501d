"""A running game without I/O: who may do what, when, and what each seat gets to see of it."""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace
from itertools import product
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, event, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from safehouse.engine import dealing
from safehouse.engine.game_file import from_json, from_text, to_json, to_text
from safehouse.games import GAMES, game_named
from safehouse.games.errors import Refused
from safehouse.games.game import SPECTATOR, Result
from safehouse.table.clock import (
    DAY,
    SECOND,
    ByoYomi,
    Days,
    Fischer,
    NoClock,
    Setting,
)
from safehouse.table.entries import (
    AbortAsked,
    AnyEntry,
    By,
    Decided,
    Declined,
    DrawOffered,
    PauseAsked,
    ReplaceAsked,
    Resigned,
    Resumed,
    TimedOut,
    read_entry,
    write_entry,
)
from safehouse.table.scene import Scene, StepView
from safehouse.table.setup import Occupant, Setup
from safehouse.table.table import RECENT, Table
from tests.effort import times
from tests.examples import encode
from tests.plain import plain

SECRET = bytes(range(32)).hex()
NO_CLOCK = NoClock()
ASKS = (DrawOffered, PauseAsked, AbortAsked)
KINDS = (Resigned, TimedOut, Resumed, *ASKS)
VARIANTS: list[tuple[str, dict[str, object]]] = [
    ("sleepers", {}),
    ("sleepers", {"own_sleepers": "visible", "killed_sleepers": "owner"}),
    ("undercover", {}),
    ("undercover", {"players": 3, "memory": "strict"}),
    ("undercover", {"players": 4, "piles_show": "mixed"}),
    ("sarahs_vision", {"players": 1}),
    ("sarahs_vision", {"scenario": 2, "events": "shuffled"}),
    ("sarahs_vision", {"players": 3, "tower": "outside"}),
]


def setup(
    game: str = "sleepers",
    computers: Collection[str] = (),
    clock: Setting = NO_CLOCK,
    rated: bool = False,
    secret: str = SECRET,
    begun: int = 0,
    **options: object,
) -> Setup:
    """A table at which people sit, but for some seats."""
    rules = game_named(game)
    return Setup(
        game=game,
        rules=rules.rules,
        seats={
            seat: Occupant("Greedy", player="greedy")
            if seat in computers
            else Occupant(seat.title(), person=f"person of {seat}")
            for seat in rules.seats_in(rules.read_options(options))
        },
        secret=secret,
        begun=begun,
        options=options,
        clock=clock,
        rated=rated,
    )


def begin(game: str = "sleepers", **words: Any) -> Table:
    return Table.begin(setup(game, **words))


def seats_of(table: Table) -> tuple[str, ...]:
    return (*table.state.seats, SPECTATOR)


def some_decision(table: Table) -> str:
    if is_asked_about_the_tower(table):
        return "held"
    return table.state.choose((table.decided + 1) * 0x9E3779B97F4A7C15)


def decided(table: Table, at: int = 0, by: By = "player", fault: str = "") -> Decided:
    """A decision of whoever is asked."""
    assert table.actor is not None
    return Decided(at, table.actor, some_decision(table), by, fault)


def played(table: Table, decisions: int, at: int = 0) -> Table:
    """The table after some decisions, or at the end."""
    for _ in range(decisions):
        if table.actor is not None:
            table = table.after(decided(table, at))
    return table


def until(table: Table, there: Callable[[Table], bool], at: int = 0, by: By = "player") -> Table:
    """The table at which something holds for the first time."""
    while not there(table):
        table = table.after(decided(table, at, by))
    return table


def turn_of(seat: str) -> Callable[[Table], bool]:
    return lambda table: table.actor == seat


def everybody_has_moved(table: Table) -> bool:
    return table.moved >= set(table.state.seats)


def is_asked_about_the_tower(table: Table) -> bool:
    return table.actor == "tower"


def at_the_tower(**words: Any) -> Table:
    """Sarah's Vision with a tower outside, about which people are asked."""
    table = begin("sarahs_vision", tower="outside", **words)
    assert table.actor is not None
    table = table.after(Decided(0, table.actor, "swap 1 2"))
    pull = next(words for words in table.state.decisions() if words.startswith("pull"))
    table = table.after(Decided(0, "first", pull))
    assert is_asked_about_the_tower(table)
    return table


def code_of(table: Table, entry: AnyEntry) -> str:
    """Why an entry is refused; the table stays as it was."""
    before = whole(table)
    with pytest.raises(Refused) as refused:
        table.after(entry)
    assert str(refused.value)
    assert whole(table) == before
    return refused.value.code


def story(table: Table, seat: str) -> list[StepView]:
    return list(table.story(seat))


def whole(table: Table) -> bytes:
    """All that there is to a table, as bytes."""
    return encode(
        [
            [table.scene(seat) for seat in seats_of(table)],
            [story(table, seat) for seat in seats_of(table)],
            [step.entry for step in table.steps],
            [event.whole for step in table.steps for event in step.events],
            table.clock,
            table.decided,
            sorted(table.moved),
            table.state.record().tobytes().hex(),
        ]
    )


def built_again(table: Table) -> Iterator[Table]:
    """The table at its beginning and after each entry, from nothing but what is stored of it."""
    again = Table.begin(msgspec.json.decode(encode(table.setup), type=Setup))
    yield again
    for step in table.steps:
        again = again.after(read_entry(write_entry(step.entry)))
        yield again


# --- Setting up -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_a_table_begins_with_the_first_decision_of_somebody(
    game: str, options: dict[str, object]
) -> None:
    table = begin(game, **options)
    assert table.number == table.decided == 0
    assert table.actor in table.state.seats
    assert table.outcome is None
    assert not table.paused
    assert story(table, SPECTATOR) == []
    assert len(table.commitment) == 64
    assert table.people == set(table.state.seats)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"rules": "0"}, "other_rules"),
        ({"secret": "00"}, "bad_secret"),
        ({"secret": "zz" * 32}, "bad_secret"),
        ({"options": {"players": 3}}, "bad_options"),
        ({"seats": {}}, "bad_seats"),
        ({"seats": {"white": Occupant("W")}}, "bad_seats"),
        ({"seats": {"black": Occupant("B"), "white": Occupant("W")}}, "bad_seats"),
        ({"seats": {seat: Occupant(seat) for seat in ("white", "black", "grey")}}, "bad_seats"),
        ({"seats": {seat: Occupant(seat) for seat in ("white", "grey")}}, "bad_seats"),
    ],
)
def test_a_setup_that_does_not_fit_the_game_is_refused(wrong: dict[str, object], code: str) -> None:
    with pytest.raises(Refused) as refused:
        Table.begin(msgspec.structs.replace(setup(), **wrong))
    assert refused.value.code == code


def test_a_table_of_earlier_rules_goes_on_under_them() -> None:
    old = msgspec.structs.replace(setup("undercover"), rules="1")
    table = Table.begin(old)
    assert plain(table.state.options)["no_progress"] == "off"
    assert next(table.states()).options == table.state.options
    assert begin("undercover").state.options == game_named("undercover").read_options({})


def test_a_table_of_earlier_rules_keeps_the_events_of_its_scenario() -> None:
    lines = {}
    for rules in ("1", "2"):
        for number in (1, 2, 3):
            chosen = setup("sarahs_vision", scenario=number)
            table = Table.begin(msgspec.structs.replace(chosen, rules=rules))
            events = table.state.options.the_scenario().events  # type: ignore[attr-defined]
            lines[rules, number] = [event.lines for event in events]
    assert lines["1", 1] == lines["2", 1]
    assert lines["1", 3] == lines["2", 3]
    assert lines["1", 2].pop(9) == ("move engineer academy : purple", "gather agency_hq")
    assert lines["2", 2].pop(9) == ("gather agency_hq : purple",)
    assert lines["1", 2] == lines["2", 2]


def test_the_secret_deals_the_game() -> None:
    one, two = begin(), begin(secret=bytes(32).hex())
    assert plain(one.state.position()) == plain(begin().state.position())
    assert plain(one.state.position()) != plain(two.state.position())
    assert one.commitment != two.commitment


def test_people_are_those_who_are_no_computer_players() -> None:
    table = begin("undercover", players=4, computers=("second", "third"))
    assert table.people == {"first", "fourth"}
    assert table.seats_of("person of first") == ["first"]
    assert table.seats_of("Greedy") == []
    assert table.seats_of("") == []


def test_one_person_may_sit_on_several_seats() -> None:
    seats = {seat: Occupant(seat, person="Anna") for seat in ("white", "black")}
    table = Table.begin(msgspec.structs.replace(setup(), seats=seats))
    assert table.seats_of("Anna") == ["white", "black"]
    table = until(table, everybody_has_moved)
    # Who sits at one device is not of one mind: each seat is asked.
    assert table.after(PauseAsked(0, "white")).paused is False
    assert table.after(PauseAsked(0, "white")).after(PauseAsked(0, "black")).paused
    assert table.after(Resigned(0, "white")).outcome == Result("black", "resigned")


@pytest.mark.parametrize(
    ("game", "players", "is_duel"),
    [
        ("sleepers", None, True),
        ("undercover", 2, True),
        ("undercover", 3, False),
        ("sarahs_vision", 1, False),
        ("sarahs_vision", 2, False),
    ],
)
def test_a_duel_is_a_game_of_two_against_each_other(
    game: str, players: int | None, is_duel: bool
) -> None:
    options = {} if players is None else {"players": players}
    assert begin(game, **options).is_duel is is_duel


# --- Deciding -------------------------------------------------------------------------------------


def test_who_is_asked_decides_and_the_game_goes_on() -> None:
    table = begin()
    entry = decided(table, 7)
    after = table.after(entry)
    assert after.number == after.decided == 1
    assert after.steps[0].entry == entry
    assert plain(after.state.position()) != plain(table.state.position())


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_a_decision_is_refused_when_somebody_else_is_asked(
    game: str, options: dict[str, object]
) -> None:
    table = begin(game, **options)
    others = set(table.state.seats) - {table.actor}
    for seat in (*others, *table.state.game.outsiders):
        assert code_of(table, Decided(0, seat, some_decision(table))) == "not_your_turn"
        assert code_of(table, Decided(0, seat, "nonsense")) == "not_your_turn"


@pytest.mark.parametrize("seat", ["", "nobody", SPECTATOR, "tower", "x" * 10_000])
def test_nobody_does_anything_from_a_seat_that_there_is_not(seat: str) -> None:
    table = begin()
    assert code_of(table, Decided(0, seat, some_decision(table))) == "unknown_seat"
    for kind in KINDS:
        assert code_of(table, kind(0, seat)) == "unknown_seat"


@pytest.mark.parametrize("decision", ["", "  ", "stop", "jump A1 A1", "castle", "x" * 10_000, "\0"])
def test_what_the_rules_do_not_allow_is_refused(decision: str) -> None:
    table = begin()
    assert table.actor is not None
    assert decision not in table.state.decisions()
    code_of(table, Decided(0, table.actor, decision))


def test_the_chance_of_a_decision_does_not_depend_on_what_was_refused_or_asked_before() -> None:
    straight = played(begin(), 12)
    table = begin()
    for number in range(12):
        code_of(table, Decided(0, "white", "castle"))
        if number == 5:
            table = until(table, everybody_has_moved).after(PauseAsked(0, "white"))
            table = table.after(PauseAsked(0, "black")).after(Resumed(0, "black"))
        if table.decided < 12:
            table = played(table, 1)
    assert table.decided == 12
    assert table.number == 15
    assert table.state.record().tobytes() == straight.state.record().tobytes()


def test_a_computer_player_decides_like_everybody() -> None:
    table = played(begin(computers=("white", "black")), 10)
    assert table.decided == 10
    assert [step.by for step in story(table, SPECTATOR)] == ["player"] * 10


def test_the_fallback_helps_a_computer_player_that_fails_and_nobody_else() -> None:
    table = begin(computers=("white",))
    assert table.actor == "white"
    assert code_of(table, decided(table, by="fallback")) == "time_left"
    table = table.after(decided(table, by="fallback", fault="illegal"))
    (step,) = table.story("black")
    assert (step.by, step.fault) == ("fallback", "illegal")
    table = until(table, turn_of("black"))
    assert code_of(table, decided(table, by="fallback")) == "time_left"
    assert code_of(table, decided(table, by="fallback", fault="illegal")) == "time_left"


# --- Giving up, and leaving -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "loser", "winner"),
    [
        ("sleepers", "white", "black"),
        ("sleepers", "black", "white"),
        ("undercover", "first", "second"),
        ("undercover", "second", "first"),
    ],
)
def test_who_gives_up_a_duel_loses_it_on_turn_or_not(game: str, loser: str, winner: str) -> None:
    table = played(begin(game), 5).after(Resigned(0, loser))
    assert table.outcome == Result(winner, "resigned")
    assert table.actor is None
    assert table.left == frozenset()


@pytest.mark.parametrize(
    ("what", "kind"), [("draw", DrawOffered), ("pause", PauseAsked), ("abort", AbortAsked)]
)
def test_what_is_asked_can_be_declined_and_not_asked_again_at_once(what: Any, kind: Any) -> None:
    table = played(begin(clock=Fischer(300)), 6)
    with pytest.raises(Refused, match="Nobody else"):
        table.after(Declined(0, "black", what))
    asked = table.after(kind(0, "white"))
    with pytest.raises(Refused, match="Nobody else"):
        asked.after(Declined(0, "white", what))
    table = asked.after(Declined(0, "black", what))
    assert table.outcome is None
    scene = table.scene("white")
    assert (scene.draw_offers, scene.pause_asks, scene.abort_asks) == ([], [], [])
    (last,) = table.story("white", table.number - 1)
    assert (last.did, last.seat, last.what) == ("declined", "black", what)
    with pytest.raises(Refused, match="declined"):
        table.after(kind(0, "white"))
    table.after(kind(0, "black"))
    played(table, 1).after(kind(0, "white"))
    assert read_entry(write_entry(Declined(5, "black", what))) == Declined(5, "black", what)


def test_a_computer_plays_on_for_somebody_who_is_away_when_all_others_agree() -> None:
    table = played(begin("undercover", players=3), 4)
    away, one, other = table.actor, *sorted(set(table.state.seats) - {table.actor})
    assert away is not None
    asked = table.after(ReplaceAsked(0, one, away, "level2"))
    assert asked.scene(other).replace_asks == [one]
    assert asked.people == table.people
    with pytest.raises(Refused, match="asked already"):
        asked.after(ReplaceAsked(0, one, away, "level2"))
    # Who comes back and decides keeps the seat.
    assert played(asked, 1).replace_asks == frozenset()
    replaced = asked.after(ReplaceAsked(0, other, away, "level2"))
    assert replaced.player_in(away) == "level2"
    assert replaced.people == {one, other}
    assert replaced.seats_of(f"person of {away}") == []
    assert replaced.seats_of(f"person of {one}") == [one]
    scene = replaced.scene(away)
    assert (scene.stand_ins, scene.decisions) == ({away: "level2"}, [])
    assert [step.absent for step in replaced.story(one, table.number)] == [away, away]
    assert played(replaced, 5).decided == table.decided + 5
    again = Table.begin(replaced.setup)
    for step in replaced.steps:
        again = again.after(read_entry(write_entry(step.entry)))
    assert again.scene(one) == replaced.scene(one)
    with pytest.raises(Refused, match="Only a person"):
        replaced.after(ReplaceAsked(0, one, away, "level2"))
    with pytest.raises(Refused, match="rated"):
        played(begin(rated=True), 4).after(ReplaceAsked(0, "white", "black", "level2"))


def test_a_game_is_stopped_without_somebody_who_is_away_if_it_is_not_rated() -> None:
    for rated in (False, True):
        table = until(begin(rated=rated), lambda table: table.moved >= {"white", "black"})
        entry = AbortAsked(0, "white", "black")
        if rated:
            with pytest.raises(Refused, match="rated"):
                table.after(entry)
        else:
            assert table.after(entry).outcome == Result(None, "aborted")
            assert table.after(AbortAsked(0, "white")).outcome is None
    assert read_entry(b'{"type":"abort_asked","at":1,"seat":"white"}') == AbortAsked(1, "white")


def hidden_in(view: object) -> bool:
    """Whether a view leaves something out: a kind, a side, or who holds what."""
    text = msgspec.json.encode(view).decode()
    return '"?"' in text or '"face_up":false' in text


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_everything_is_shown_to_everybody_however_a_game_ended_R118(
    variant: tuple[str, dict[str, object]],
) -> None:
    game, options = variant
    table = until(begin(game, **options), lambda table: hidden_in(table.scene(SPECTATOR).view))
    table = played(table, 3)
    for leaver in sorted(table.people):
        table = table if table.outcome else table.after(Resigned(0, leaver))
    assert table.outcome is not None
    assert table.outcome.reason in ("resigned", "abandoned")
    check_that_all_is_shown(table)


def check_that_all_is_shown(table: Table) -> None:
    for seat in seats_of(table):
        scene = table.scene(seat)
        assert scene.view == table.state.revealed()
        assert not hidden_in(plain(scene.view))
        assert "pending" not in plain(scene.view)
        assert (scene.to_act, scene.decisions) == (None, [])


@pytest.mark.parametrize("game", ["sleepers", "undercover"])
def test_everything_is_shown_when_somebody_ran_out_of_time_R118(game: str) -> None:
    begun = begin(game, clock=Fischer(60, 5))
    table = until(begun, lambda table: hidden_in(table.scene(SPECTATOR).view))
    deadline, loser = table.clock.deadline(), table.actor
    assert deadline is not None
    assert loser is not None
    table = table.after(TimedOut(deadline, loser))
    assert table.outcome is not None
    assert table.outcome.reason == "time"
    check_that_all_is_shown(table)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_two_games_that_look_alike_are_told_apart_when_all_is_shown(
    variant: tuple[str, dict[str, object]],
) -> None:
    game, options = variant
    state = played(begin(game, **options), 12).state
    shown, others = encode(state.revealed()), 0
    known = state.known_to(SPECTATOR)
    for deal, number in product((known.imagine, state.reshuffled), range(20)):
        other = deal(number)
        whole = [{**plain(each.position()), "chance": None} for each in (state, other)]
        assert (whole[0] == whole[1]) == (shown == encode(other.revealed()))
        others += whole[0] != whole[1]
    assert others > 0
    assert "chance" not in plain(state.revealed())


def test_nothing_is_pending_and_no_hand_is_hidden_in_a_game_that_was_broken_off() -> None:
    table = until(begin(), lambda table: "pending" in plain(table.scene(SPECTATOR).view))
    before = plain(table.scene(SPECTATOR).view)
    ended = table.after(AbortAsked(0, "white"))
    ended = ended if ended.outcome else ended.after(AbortAsked(0, "black"))
    shown = plain(ended.scene(SPECTATOR).view)
    assert "pending" in before
    assert "pending" not in shown
    assert shown["hands"] == plain(table.state.position())["hands"]
    assert shown["piles"] == plain(table.state.position())["piles"]


@pytest.mark.parametrize("game", ["undercover", "sarahs_vision"])
def test_a_game_for_more_goes_on_without_who_leaves_it(game: str) -> None:
    table = begin(game, players=3)
    assert table.actor == "first"
    table = table.after(Resigned(0, "first")).after(Resigned(0, "third"))
    assert table.outcome is None
    assert table.people == {"second"}
    assert table.scene(SPECTATOR).left == ["first", "third"]
    assert table.must_fall_back(0) == "first"
    assert code_of(table, decided(table)) == "time_is_up"
    table = until(table, turn_of("second"), by="fallback")
    assert table.must_fall_back(10**12) is None
    assert code_of(table, decided(table, by="fallback")) == "time_left"
    assert played(table, 1).decided == table.decided + 1


def test_who_has_left_does_nothing_more_and_is_asked_nothing_more() -> None:
    table = begin("undercover", players=3).after(Resigned(0, "first"))
    assert table.actor == "first"
    for kind in (Resigned, PauseAsked, AbortAsked):
        assert code_of(table, kind(0, "first")) == "not_a_person"
    assert not table.may_decide("first")
    assert table.scene("first").decisions == []
    assert table.seats_of("person of first") == ["first"]  # and may look on from there


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("undercover", {"players": 3, "computers": ("third",)}),
        ("sarahs_vision", {"players": 3, "computers": ("third",)}),
        ("sarahs_vision", {"players": 2}),
    ],
)
def test_a_game_that_all_people_have_left_is_abandoned(game: str, words: dict[str, Any]) -> None:
    table = begin(game, **words).after(Resigned(0, "second"))
    assert table.outcome is None
    table = table.after(Resigned(1, "first"))
    assert table.outcome == Result(None, "abandoned")
    assert table.must_fall_back(10**12) is None
    assert table.game_file().ended == Result(None, "abandoned")


def test_who_plays_alone_can_leave_at_any_time() -> None:
    table = played(begin("sarahs_vision", players=1), 3).after(Resigned(0, "first"))
    assert table.outcome == Result(None, "abandoned")


def test_who_leaves_is_not_waited_for_by_those_who_agree() -> None:
    table = until(begin("undercover", players=3), everybody_has_moved)
    for kind in (PauseAsked, AbortAsked):
        asked = table.after(kind(0, "first")).after(kind(0, "second"))
        assert not asked.paused
        assert asked.outcome is None
        agreed = asked.after(Resigned(0, "third"))
        assert agreed.paused is (kind is PauseAsked)
        assert agreed.outcome == (Result(None, "aborted") if kind is AbortAsked else None)


def test_what_somebody_asked_for_who_has_left_counts_no_more() -> None:
    table = until(begin("undercover", players=3), everybody_has_moved)
    table = table.after(PauseAsked(0, "third")).after(AbortAsked(0, "third"))
    table = table.after(Resigned(0, "third"))
    assert table.scene(SPECTATOR).pause_asks == []
    assert table.scene(SPECTATOR).abort_asks == []
    assert not table.after(PauseAsked(0, "first")).paused
    assert table.after(AbortAsked(0, "first")).outcome is None


# --- Time -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("clock", [Fischer(60, 5), ByoYomi(5, 2, 30), Days(1)])
@pytest.mark.parametrize("game", ["sleepers", "undercover"])
def test_a_duel_is_lost_when_the_time_is_up(game: str, clock: Setting) -> None:
    table = begin(game, clock=clock, begun=1000)
    deadline = table.clock.deadline()
    loser = table.actor
    assert deadline is not None
    assert loser is not None
    (winner,) = set(table.state.seats) - {loser}
    assert table.must_time_out(deadline - 1) is None
    assert table.must_time_out(deadline) == loser
    assert table.must_fall_back(deadline) is None
    assert code_of(table, TimedOut(deadline - 1, loser)) == "time_left"
    assert code_of(table, TimedOut(deadline, winner)) == "time_left"
    table.after(decided(table, deadline - 1))
    assert code_of(table, decided(table, deadline)) == "time_is_up"
    table = table.after(TimedOut(deadline, loser))
    assert table.outcome == Result(winner, "time")
    assert table.must_time_out(deadline + DAY) is None
    times = table.scene(SPECTATOR).clock
    assert times is not None
    assert times.running is None
    assert table.clock.time_left(loser, deadline + DAY) == 0


def test_a_computer_player_whose_time_is_up_has_lost_even_if_the_fallback_would_help() -> None:
    table = begin(computers=("white",), clock=Fischer(10))
    assert code_of(table, decided(table, 10 * SECOND, "fallback", "late")) == "time_is_up"
    assert table.after(TimedOut(10 * SECOND, "white")).outcome == Result("black", "time")


def test_nobody_is_late_without_a_clock() -> None:
    for game, options in VARIANTS:
        table = begin(game, **options)
        assert table.must_time_out(10**15) is None
        assert table.must_fall_back(10**15) is None
        assert table.scene(SPECTATOR).clock is None


def test_the_clock_runs_for_who_is_asked_and_gives_the_increment_when_the_turn_is_over() -> None:
    table = begin(clock=Fischer(60, 5), begun=100)
    table = table.after(decided(table, 2100))
    if table.actor == "white":
        table = until(table, turn_of("black"), at=2100)
    times = table.scene("white").clock
    assert times is not None
    assert (times.running, times.since) == ("black", 2100)
    assert times.left == {"white": 68 * SECOND, "black": 65 * SECOND}


@pytest.mark.parametrize(("clock", "deadline"), [(Days(1), DAY), (Fischer(0, 30), 30 * SECOND)])
@pytest.mark.parametrize(
    ("game", "options"), [("undercover", {}), ("sarahs_vision", {"tower": "outside"})]
)
def test_in_other_games_the_fallback_finishes_the_turn_and_the_next_one_is_the_persons_again(
    game: str, options: dict[str, object], clock: Setting, deadline: int
) -> None:
    table = begin(game, players=3, clock=clock, **options)
    assert table.actor == "first"
    assert table.must_fall_back(deadline - 1) is None
    assert code_of(table, decided(table, deadline - 1, "fallback")) == "time_left"
    assert table.must_fall_back(deadline) == "first"
    assert table.must_time_out(deadline) is None
    assert code_of(table, TimedOut(deadline, "first")) == "time_left"
    assert code_of(table, decided(table, deadline)) == "time_is_up"
    table = until(table, lambda table: table.actor not in ("first", "tower"), deadline, "fallback")
    assert table.left == frozenset()
    assert table.must_fall_back(deadline) is None
    table = until(table, turn_of("first"), deadline)
    assert table.must_fall_back(2 * deadline - 1) is None
    table = table.after(decided(table, 2 * deadline - 1))
    assert story(table, SPECTATOR)[-1].by == "player"


def test_who_has_no_time_left_at_all_is_helped_in_every_turn_to_come() -> None:
    table = begin("undercover", players=3, clock=Fischer(10))
    table = until(table, lambda table: table.actor != "first", 10 * SECOND, "fallback")
    table = until(table, turn_of("first"), 10 * SECOND)
    assert table.must_fall_back(10 * SECOND) == "first"
    assert "first" in table.people


def test_who_plays_alone_has_all_the_time_there_is() -> None:
    for clock in (Fischer(10), ByoYomi(0, 1, 1), Days(1)):
        table = played(begin("sarahs_vision", players=1, clock=clock), 3, 5 * SECOND)
        assert table.actor == "first"
        assert table.clock.deadline() is None
        assert table.must_fall_back(1000 * DAY) is None
        assert played(table, 1, 1000 * DAY).decided == table.decided + 1


def test_time_that_is_set_back_gives_nobody_time() -> None:
    table = begin(clock=Fischer(60), begun=50_000)
    table = until(table, turn_of("black"), at=0)
    assert table.clock.left["white"] == 60 * SECOND
    assert table.clock.since == 50_000


# --- Draws ----------------------------------------------------------------------------------------


def test_a_draw_that_both_want_is_agreed() -> None:
    for one, two in (("white", "black"), ("black", "white")):
        table = played(begin(), 4).after(DrawOffered(1, one))
        assert table.outcome is None
        assert table.scene(two).draw_offers == [one]
        assert code_of(table, DrawOffered(2, one)) == "asked_already"
        table = table.after(DrawOffered(2, two))
        assert table.outcome == Result(None, "agreed")
        assert table.game_file().ended == table.outcome


def test_an_offer_stands_until_the_other_seat_plays_on() -> None:
    table = begin()
    assert table.actor == "white"
    table = until(table.after(DrawOffered(0, "white")), turn_of("black"))
    assert table.draw_offers == {"white"}  # whose own decisions do not take it back
    table = played(table, 1)
    assert table.draw_offers == frozenset()
    table = table.after(DrawOffered(0, "black"))
    assert table.outcome is None
    assert table.after(DrawOffered(0, "white")).outcome == Result(None, "agreed")


@pytest.mark.parametrize(("game", "options"), VARIANTS[2:])
def test_where_a_game_knows_no_draw_none_can_be_offered(
    game: str, options: dict[str, object]
) -> None:
    assert code_of(begin(game, **options), DrawOffered(0, "first")) == "no_draws"


def test_a_computer_player_neither_offers_a_draw_nor_is_offered_one() -> None:
    table = begin(computers=("black",))
    assert code_of(table, DrawOffered(0, "black")) == "not_a_person"
    assert code_of(table, DrawOffered(0, "white")) == "no_draws"


# --- Time that is used up -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("clock", "is_for_good"),
    [
        (Fischer(60), True),
        (ByoYomi(30, 1, 30), True),
        (Fischer(50, 10), False),
        (Days(1), False),
    ],
)
def test_everybody_sees_who_has_no_time_left_for_good(clock: Setting, is_for_good: bool) -> None:
    table = begin("undercover", players=3, clock=clock)
    deadline = table.clock.deadline()
    assert deadline is not None
    while table.actor == "first":
        assert table.scene(SPECTATOR).out_of_time == []
        table = table.after(decided(table, deadline, "fallback"))
    for seat in seats_of(table):
        assert table.scene(seat).out_of_time == (["first"] if is_for_good else [])
    while table.actor != "first":
        table = table.after(decided(table, deadline))
    assert (table.must_fall_back(deadline) == "first") == is_for_good
    assert table.after(Resigned(deadline, "first")).scene(SPECTATOR).out_of_time == []


def test_who_has_no_time_left_in_a_game_for_two_has_lost_and_is_not_played_for() -> None:
    table = begin(clock=Fischer(60)).after(TimedOut(60 * SECOND, "white"))
    assert table.scene(SPECTATOR).out_of_time == []


# --- Pauses ---------------------------------------------------------------------------------------


def paused_at(now: int) -> Table:
    table = begin(clock=Fischer(60)).after(PauseAsked(now, "black"))
    assert not table.paused
    assert table.scene("white").pause_asks == ["black"]
    table = table.after(PauseAsked(now, "white"))
    assert table.paused
    assert table.scene("white").paused
    return table


def test_a_pause_stops_the_clock_for_as_long_as_everybody_likes() -> None:
    table = paused_at(10 * SECOND)
    assert table.must_time_out(10**12) is None
    assert code_of(table, TimedOut(10**12, "white")) == "time_left"
    table = table.after(Resumed(DAY, "black"))
    assert not table.paused
    assert table.scene(SPECTATOR).pause_asks == []
    assert table.clock.deadline() == DAY + 50 * SECOND
    assert table.must_time_out(DAY + 50 * SECOND) == "white"
    played(table, 1, DAY + 49 * SECOND)


@pytest.mark.parametrize(
    ("clock", "longest"),
    [(Fischer(60), DAY), (ByoYomi(60, 3, 30), DAY), (Days(1), 7 * DAY), (NoClock(), 7 * DAY)],
)
def test_a_pause_that_nobody_ends_ends_by_itself(clock: Setting, longest: int) -> None:
    table = begin(clock=clock).after(PauseAsked(5, "black"))
    assert table.pause_ends is None
    table = table.after(PauseAsked(10, "white"))
    assert table.pause_ends == 10 + longest
    assert not table.must_go_on(9 + longest)
    by_itself = Resumed(9 + longest, "white", "fallback")
    assert code_of(table, by_itself) == "time_left"
    assert table.must_go_on(10 + longest)
    table = table.after(msgspec.structs.replace(by_itself, at=10 + longest))
    assert not table.paused
    assert not table.must_go_on(100 * longest)
    *_, last = table.story(SPECTATOR)
    assert (last.did, last.by) == ("resumed", "fallback")
    assert code_of(table, by_itself) == "not_paused"


def test_a_game_that_is_over_does_not_go_on_from_its_pause() -> None:
    table = paused_at(0).after(Resigned(5, "white"))
    assert table.pause_ends is None
    assert not table.must_go_on(100 * DAY)


def test_nothing_is_decided_in_a_pause() -> None:
    table = paused_at(0)
    assert code_of(table, decided(table)) == "paused"
    assert table.scene("white").decisions == []
    assert code_of(table, PauseAsked(0, "white")) == "asked_already"
    computers = begin("undercover", players=3, computers=("first", "second"))
    computers = computers.after(PauseAsked(0, "third"))
    assert computers.paused
    assert code_of(computers, decided(computers)) == "paused"
    assert computers.must_fall_back(0) is None


@pytest.mark.parametrize("seat", ["white", "black"])
def test_any_person_ends_a_pause_and_nothing_else_does(seat: str) -> None:
    table = paused_at(0)
    assert table.after(Resumed(5, seat)).actor == "white"
    assert code_of(table.after(Resumed(5, seat)), Resumed(6, seat)) == "not_paused"
    alone = begin(computers=("black",)).after(PauseAsked(0, "white"))
    assert alone.paused
    assert code_of(alone, Resumed(0, "black")) == "not_a_person"


def test_a_paused_game_can_still_be_given_up_drawn_or_aborted() -> None:
    table = paused_at(10 * SECOND)
    ends = (
        table.after(Resigned(20 * SECOND, "white")),
        table.after(DrawOffered(0, "white")).after(DrawOffered(20 * SECOND, "black")),
        table.after(AbortAsked(20 * SECOND, "black")),
    )
    for end in ends:
        assert end.outcome is not None
        assert not end.paused
        assert not end.scene("white").paused
        assert end.clock.time_left("white", DAY) == 50 * SECOND


def test_a_seat_that_was_left_is_not_played_on_in_a_pause() -> None:
    table = begin("undercover", players=3, clock=Days(1)).after(Resigned(0, "first"))
    table = table.after(PauseAsked(0, "second")).after(PauseAsked(0, "third"))
    assert table.paused
    assert table.must_fall_back(2 * DAY) is None
    assert table.after(Resumed(DAY, "third")).must_fall_back(DAY) == "first"


def test_who_leaves_a_paused_game_does_not_end_the_pause() -> None:
    table = begin("undercover", players=3)
    for seat in table.state.seats:
        table = table.after(PauseAsked(0, seat))
    table = table.after(Resigned(0, "second"))
    assert table.paused
    assert not table.after(Resumed(0, "third")).paused


@pytest.mark.parametrize("kind", [PauseAsked, AbortAsked])
def test_who_plays_on_has_declined_what_others_asked_for(
    kind: type[PauseAsked] | type[AbortAsked],
) -> None:
    def asked(table: Table) -> frozenset[str]:
        return table.pause_asks | table.abort_asks

    table = until(begin(), lambda table: everybody_has_moved(table) and table.actor == "white")
    table = table.after(kind(0, "white"))
    table = until(table, turn_of("black"))
    assert asked(table) == {"white"}
    table = played(table, 1)
    assert asked(table) == frozenset()
    table = table.after(kind(0, "black"))
    assert table.outcome is None
    assert not table.paused


def test_computer_players_and_the_fallback_decline_nothing() -> None:
    table = begin("undercover", players=4, computers=("first",))
    table = until(table, lambda table: everybody_has_moved(table) and table.actor == "first")
    table = table.after(Resigned(0, "second"))
    table = table.after(PauseAsked(0, "third")).after(AbortAsked(0, "fourth"))
    table = until(table, turn_of("second"))
    table = until(table, turn_of("third"), by="fallback")
    assert table.pause_asks == {"third"}
    assert table.abort_asks == {"fourth"}
    table = played(table, 1)
    assert table.pause_asks == {"third"}
    assert table.abort_asks == frozenset()


# --- Aborting -------------------------------------------------------------------------------------


@pytest.mark.parametrize("rated", [False, True])
@pytest.mark.parametrize("seat", ["white", "black"])
def test_before_everybody_has_moved_a_game_is_aborted_at_once(seat: str, rated: bool) -> None:
    for decisions in (0, 1):
        table = played(begin(rated=rated), decisions).after(AbortAsked(0, seat))
        assert table.outcome == Result(None, "aborted")


@pytest.mark.parametrize("rated", [False, True])
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("sleepers", {}),
        ("undercover", {"players": 3}),
        ("sarahs_vision", {"players": 3, "tower": "outside"}),
    ],
)
def test_later_a_game_is_aborted_when_everybody_wants_it(
    game: str, options: dict[str, object], rated: bool
) -> None:
    table = until(begin(game, rated=rated, **options), everybody_has_moved)
    seats = list(table.state.seats)
    for seat in seats[:-1]:
        table = table.after(AbortAsked(0, seat))
        assert table.outcome is None
        assert code_of(table, AbortAsked(0, seat)) == "asked_already"
    assert table.scene(SPECTATOR).abort_asks == sorted(seats[:-1])
    table = table.after(AbortAsked(0, seats[-1]))
    assert table.outcome == Result(None, "aborted")


def test_who_plays_with_computer_players_aborts_alone() -> None:
    for game, computer in (("sleepers", "black"), ("sarahs_vision", "second")):
        table = until(begin(game, computers=(computer,)), everybody_has_moved)
        (person,) = table.people
        assert code_of(table, AbortAsked(0, computer)) == "not_a_person"
        assert table.after(AbortAsked(0, person)).outcome == Result(None, "aborted")


def test_a_rated_game_that_has_begun_is_never_aborted_alone() -> None:
    table = until(begin("undercover", players=3, rated=True), everybody_has_moved)
    table = table.after(Resigned(0, "first"))
    asked = table.after(AbortAsked(0, "second")).after(Resigned(0, "third"))
    assert asked.outcome is None
    table = table.after(Resigned(0, "third"))
    assert code_of(table, AbortAsked(0, "second")) == "too_late"
    friendly = until(begin("undercover", players=3), everybody_has_moved)
    friendly = friendly.after(Resigned(0, "first")).after(Resigned(0, "third"))
    assert friendly.after(AbortAsked(0, "second")).outcome == Result(None, "aborted")


@pytest.mark.parametrize("kind", [Resigned, *ASKS, Resumed])
def test_a_computer_player_does_nothing_but_decide(kind: Callable[[int, str], AnyEntry]) -> None:
    duel = begin(computers=("black",)).after(PauseAsked(0, "white"))
    assert code_of(duel, kind(0, "black")) == "not_a_person"
    if kind is not DrawOffered:
        more = begin("undercover", players=3, computers=("second",))
        for seat in ("first", "third"):
            more = more.after(PauseAsked(0, seat))
        assert more.paused
        assert code_of(more, kind(0, "second")) == "not_a_person"


# --- Outsiders ------------------------------------------------------------------------------------


def test_people_at_the_table_answer_for_the_tower() -> None:
    table = at_the_tower(players=3, computers=("second",)).after(Resigned(0, "first"))
    assert {seat for seat in seats_of(table) if table.may_decide(seat)} == {"third"}
    assert table.scene("third").decisions == ["fell", "held"]
    assert table.scene("first").decisions == []
    assert table.scene("second").decisions == []
    assert table.scene(SPECTATOR).decisions == []
    assert table.must_fall_back(10**12) is None
    assert code_of(table, Decided(0, "third", "held")) == "not_your_turn"
    assert code_of(table, Decided(0, "tower", "held", "fallback")) == "time_left"
    assert code_of(table, Decided(0, "tower", "held", "fallback", "late")) == "time_left"
    assert code_of(table, Decided(0, "tower", "pass")) == "illegal_decision"
    after = table.after(Decided(0, "tower", "fell"))
    assert after.actor in after.state.seats
    assert story(after, "second")[-1].seat == "tower"


@pytest.mark.parametrize("kind", KINDS)
def test_the_tower_does_nothing_but_answer(kind: Callable[[int, str], AnyEntry]) -> None:
    code_of(at_the_tower(), kind(0, "tower"))


def test_where_no_people_are_the_fallback_answers_for_the_tower() -> None:
    table = at_the_tower(computers=("first", "second"))
    assert table.must_fall_back(0) == "tower"
    assert code_of(table, Decided(0, "tower", "held")) == "time_is_up"
    assert table.after(Decided(0, "tower", "held", "fallback")).actor == "second"


def test_the_clock_of_the_seat_goes_on_while_the_tower_is_asked_and_nobody_waits_for_ever() -> None:
    table = at_the_tower(clock=Fischer(60))
    assert table.clock.running == "first"
    assert table.must_fall_back(60 * SECOND - 1) is None
    held = table.after(Decided(20 * SECOND, "tower", "held"))
    assert held.actor == "second"
    assert held.clock.left == {"first": 40 * SECOND, "second": 60 * SECOND}
    assert table.must_fall_back(60 * SECOND) == "tower"
    assert code_of(table, Decided(60 * SECOND, "tower", "held")) == "time_is_up"
    table = table.after(Decided(60 * SECOND, "tower", "held", "fallback"))
    assert table.clock.left == {"first": 0, "second": 60 * SECOND}


def test_a_pause_stops_the_clock_while_the_tower_is_asked_too() -> None:
    table = at_the_tower(clock=Fischer(60))
    for seat in table.state.seats:
        table = table.after(PauseAsked(0, seat))
    assert table.must_fall_back(DAY) is None
    assert code_of(table, Decided(DAY, "tower", "held")) == "paused"
    assert table.scene("first").decisions == []
    table = table.after(Resumed(DAY, "second"))
    assert table.after(Decided(DAY, "tower", "held")).actor == "second"


# --- The end --------------------------------------------------------------------------------------


def ends() -> Iterator[Table]:
    """Tables at which the game is over, by the rules or otherwise."""
    for game, options in VARIANTS:
        yield until(begin(game, **options), lambda table: table.actor is None)
    yield played(begin(), 6).after(Resigned(0, "white"))
    yield begin(clock=Fischer(10)).after(TimedOut(DAY, "white"))
    yield begin().after(DrawOffered(0, "white")).after(DrawOffered(0, "black"))
    yield begin().after(AbortAsked(0, "white"))
    yield begin("sarahs_vision", players=1).after(Resigned(0, "first"))


def test_a_game_that_is_over_takes_no_more_entries() -> None:
    for table in ends():
        assert table.outcome is not None
        assert table.actor is None
        assert table.scene(SPECTATOR).to_act is None
        for seat in (*table.state.seats, "nobody"):
            assert not table.may_decide(seat)
            for kind in KINDS:
                assert code_of(table, kind(DAY, seat)) == "game_over"
            for by in ("player", "fallback"):
                assert code_of(table, Decided(DAY, seat, "stop", by)) == "game_over"
        assert table.must_time_out(10**15) is None
        assert table.must_fall_back(10**15) is None


def test_the_game_file_is_closed_until_the_game_is_over() -> None:
    for end in ends():
        *before, last = built_again(end)
        for table in before:
            with pytest.raises(Refused) as refused:
                table.game_file()
            assert refused.value.code == "still_running"
        assert last.game_file() == end.game_file()


def test_the_game_file_shows_the_whole_game_and_that_it_was_dealt_as_promised() -> None:
    for end in ends():
        record = end.game_file()
        record.check_dealing()
        assert record.commitment == begin(end.setup.game, **end.setup.options).commitment
        assert from_json(to_json(record)) == record
        assert from_text(to_text(record)) == record
        positions = [plain(state.position()) for state in record.replay()]
        assert len(positions) == end.decided + 1
        assert positions[-1] == plain(end.state.position())
        assert (record.result is None) == (record.ended is not None)
        assert end.outcome in (record.result, record.ended)
        assert list(record.players) == list(end.state.seats)


def test_a_game_file_is_in_good_words_whatever_somebody_typed() -> None:
    table = begin()
    words = some_decision(table)
    table = table.after(Decided(0, "white", f" {words.upper()} ".replace(" ", "\n\u2028 ")))
    assert plain(table.state.position()) == plain(played(begin(), 1).state.position())
    record = table.after(Resigned(0, "white")).game_file()
    assert from_text(to_text(record)) == record
    *_, end = record.replay()
    assert plain(end.position()) == plain(table.state.position())


def test_the_states_of_a_table_are_those_it_went_through() -> None:
    table = played(begin("undercover", players=3), 9).after(Resigned(0, "second"))
    went = [step.state.record().tobytes() for step in built_again(table)]
    assert [state.record().tobytes() for state in table.states()] == went


# --- Building again -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "entry",
    [
        Decided(5, "white", "jump E5 E7"),
        Decided(5, "white", "jump E5 E7", "fallback"),
        Decided(5, "white", "jump E5 E7", "fallback", "late"),
        *[kind(2**53, "white") for kind in KINDS],
    ],
)
def test_what_is_stored_of_an_entry_is_the_entry(entry: AnyEntry) -> None:
    assert read_entry(write_entry(entry)) == entry
    assert type(read_entry(write_entry(entry))) is type(entry)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b'{"type":"won","at":1,"seat":"white"}',
        b'{"type":"resigned","at":1}',
        b'{"type":"resigned","at":1.5,"seat":"white"}',
        b'{"type":"resigned","at":1,"seat":"white","why":"tired"}',
        b'{"type":"decided","at":1,"seat":"white"}',
        b'{"type":"decided","at":1,"seat":"white","decision":"stop","by":"somebody"}',
    ],
)
def test_what_is_no_entry_is_not_read(data: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        read_entry(data)


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_a_table_is_nothing_but_its_setup_and_its_entries(
    game: str, options: dict[str, object]
) -> None:
    """And earlier tables never change when the game goes on."""
    tables = [begin(game, clock=Fischer(600, 5), **options)]
    seen = [whole(tables[0])]
    for number in range(40):
        table = tables[-1]
        if table.actor is None:
            break
        seat = table.state.seats[number % len(table.state.seats)]
        if table.paused:
            entry: AnyEntry = Resumed(number * SECOND, seat)
        elif number % 9 == 8 and seat not in table.pause_asks:
            entry = PauseAsked(number * SECOND, seat)
        else:
            entry = decided(table, number * SECOND)
        tables.append(table.after(entry))
        seen.append(whole(tables[-1]))
    assert [whole(table) for table in tables] == seen
    assert [whole(table) for table in built_again(tables[-1])] == seen
    assert [table.number for table in tables] == list(range(len(tables)))


def test_a_story_is_told_from_any_entry_on() -> None:
    table = played(begin("undercover"), 8)
    steps = story(table, "first")
    assert [step.number for step in steps] == list(range(1, 9))
    assert all(step.did == "decided" for step in steps)
    for since in range(9):
        assert list(table.story("first", since)) == steps[since:]
    assert list(table.after(Resigned(5, "first")).story(SPECTATOR, 8)) == [
        StepView(9, "resigned", "first", 5)
    ]


# --- What is seen ---------------------------------------------------------------------------------


def heard(table: Table, seat: str) -> bytes:
    """Every byte that reaches a seat."""
    return encode([table.scene(seat), story(table, seat)])


def at_all_ages(game: str, options: Mapping[str, object], every: int = 1) -> Iterator[Table]:
    table = begin(game, clock=Fischer(600, 5), **options)
    while table.actor is not None and table.decided < 150:
        if table.decided % every == 0:
            yield table
        table = played(table, 1, table.decided * 100)
    yield table


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_dealing_anew_what_a_seat_cannot_know_changes_no_byte_of_its_scene(
    game: str, options: dict[str, object]
) -> None:
    changed = 0
    for table, seat in product(at_all_ages(game, options, every=3), ("player", SPECTATOR)):
        viewer = seat if seat == SPECTATOR else table.state.seats[table.decided % 2 - 1]
        other = table.state.known_to(viewer).imagine(table.decided * 0x9E3779B97F4A7C15)
        twin = replace(table, state=other)
        changed += other.record().tobytes() != table.state.record().tobytes()
        assert heard(twin, viewer) == heard(table, viewer)
    assert changed > 5


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_a_story_is_what_the_game_showed_a_seat_and_nothing_more(
    game: str, options: dict[str, object]
) -> None:
    *_, table = at_all_ages(game, options)
    _, *states = table.states()
    remembered = table.state.game.remembered
    for seat in seats_of(table):
        shown = [list(state.events(seat)) for state in states]
        assert table.told(seat) == [event for events in shown for event in events]
        if table.outcome is None:
            shown = [
                [remembered(e, table.state.options, i >= len(shown) - RECENT) for e in events]
                for i, events in enumerate(shown)
            ]
        assert [step.events for step in table.story(seat)] == shown


@pytest.mark.parametrize("own_sleepers", ["hidden", "visible"])
def test_the_story_is_no_notebook_where_sleepers_must_be_kept_in_mind_R111(
    own_sleepers: str,
) -> None:
    draws = spoken = 0
    for table in at_all_ages("sleepers", {"own_sleepers": own_sleepers}, every=5):
        if table.outcome is not None:
            continue
        for seat in seats_of(table):
            told = [plain(step.events) for step in story(table, seat)]
            events = [e for step in told for e in step if e["event"] == "recruit"]
            mine = [e for e in events if e["seat"] == seat]
            if own_sleepers == "hidden":
                assert all(e["kind"] == "?" for e in events)
                older = [e for step in told[:-RECENT] for e in step]
                open_still = {"event": "kill", "face": "up"}.items()
                assert all(e.get("kind", "?") == "?" or open_still <= e.items() for e in older)
                drawn = [e for step in told for e in step if e["event"] == "draw"]
                assert all("kinds" not in e and e["count"] for e in drawn)
                draws += len(drawn)
                lines = [line for step in story(table, seat) for line in step.lines]
                said = {"sleepers-event-draw", "sleepers-event-recruit"}
                hidden = [line.args for line in lines if line.id in said]
                assert all(args.get("kind", "hidden") == "hidden" for args in hidden)
                assert all(args.get("kinds", "none") == "none" for args in hidden)
                spoken += len(hidden)
            else:
                assert all(e["kind"] != "?" for e in mine)
    assert (draws > 0 and spoken > draws) or own_sleepers == "visible"


@pytest.mark.parametrize("memory", ["strict", "assisted"])
def test_old_steps_show_no_values_that_must_be_kept_in_mind_U24(memory: str) -> None:
    collected = 0
    for table in at_all_ages("undercover", {"memory": memory}, every=10):
        if table.outcome is not None:
            continue
        for seat in seats_of(table):
            older = [plain(step) for step in story(table, seat)[:-RECENT]]
            events = [event for step in older for event in step.get("events", ())]
            values = [event["value"] for event in events if event["event"] == "collect"]
            assert all((value == "?") == (memory == "strict") for value in values)
            lines = [line["args"] for step in older for line in step.get("lines", ())]
            said = [args["value"] for args in lines if "value" in args]
            assert all((value == "hidden") == (memory == "strict") for value in said)
            assert len(said) == len(values)
            collected += len(values)
    assert collected > 0


@pytest.mark.parametrize("own_sleepers", ["hidden", "visible"])
def test_which_sleeper_was_recruited_cannot_be_told_by_a_single_byte(own_sleepers: str) -> None:
    recruited: set[str] = set()
    for table in at_all_ages("sleepers", {"own_sleepers": own_sleepers}):
        actor = table.actor
        recruits = [words.split() for words in table.state.decisions() if "recruit" in words]
        if actor is None or not recruits:
            continue
        where = recruits[table.decided % len(recruits)][2]
        kinds = {kind for _, kind, there in recruits if there == where}
        afters = [table.after(Decided(0, actor, f"recruit {kind} {where}")) for kind in kinds]
        if any(after.outcome for after in afters):
            continue
        recruited |= kinds
        other = "white" if actor == "black" else "black"
        for viewer in (other, SPECTATOR):
            assert len({heard(after, viewer) for after in afters}) == 1
    assert len(recruited) > 5


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_neither_words_of_others_nor_the_secret_reach_a_seat(
    game: str, options: dict[str, object]
) -> None:
    for table in at_all_ages(game, options, every=10):
        chance = [dealing.random_bits(bytes.fromhex(SECRET), n) for n in range(table.decided + 2)]
        secrets = [SECRET, *map(str, chance), *(f"{word:x}" for word in chance)]
        words = {e.decision for e in (step.entry for step in table.steps) if isinstance(e, Decided)}
        for seat in seats_of(table):
            bytes_heard = heard(table, seat).decode()
            assert not any(secret in bytes_heard for secret in secrets)
            if game == "sarahs_vision":
                continue  # where all that is decided is decided openly, by the game's own events
            told = encode(story(table, seat)).decode()
            assert '"decision"' not in told
            assert not any(said in told for said in words if " " in said)
            if not table.may_decide(seat):
                assert not any(said in bytes_heard for said in words if " " in said)


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_what_can_be_decided_is_shown_to_who_decides_alone(
    game: str, options: dict[str, object]
) -> None:
    for table in at_all_ages(game, options, every=5):
        for seat in seats_of(table):
            asked = seat == table.actor or (table.actor == "tower" and seat != SPECTATOR)
            assert table.scene(seat).decisions == (table.state.decisions() if asked else [])
            assert table.scene(seat).to_act == table.actor


def test_a_refusal_out_of_turn_does_not_tell_what_would_have_been_possible() -> None:
    table = played(begin(), 20)
    other = "white" if table.actor == "black" else "black"
    told = set()
    for words in (*table.state.decisions(), "castle", "recruit scientist E5", ""):
        with pytest.raises(Refused) as refused:
            table.after(Decided(0, other, words))
        told.add(str(refused.value))
    assert told == {f"It is {table.actor}'s turn."}


def test_a_seat_that_there_is_not_sees_nothing() -> None:
    for seat in ("nobody", "tower", ""):
        with pytest.raises(Refused):
            begin().scene(seat)


# --- Whatever is done at a table ------------------------------------------------------------------

CLOCKS: st.SearchStrategy[Setting] = st.one_of(
    st.just(NoClock()),
    st.builds(Fischer, st.integers(1, 60), st.integers(0, 10)),
    st.builds(ByoYomi, st.integers(0, 60), st.integers(1, 3), st.integers(1, 30)),
    st.builds(Days, st.integers(1, 2)),
)
OPTIONS: dict[str, list[dict[str, object]]] = {
    "sleepers": [{}, {"effects": "lenient", "own_sleepers": "visible"}],
    "undercover": [{"players": 2}, {"players": 3}, {"players": 4, "memory": "strict"}],
    "sarahs_vision": [
        {"players": 1},
        {"players": 2},
        {"players": 2, "tower": "outside"},
        {"players": 4, "scenario": 3, "tower": "outside"},
    ],
}
ANY_SEAT = ["white", "black", "first", "second", "third", "fourth", "tower", SPECTATOR, ""]
ANY_WORDS = ["stop", "pass", "keep", "held", "take pile 1", "recruit militia A1", "", "castle"]


class AnyTable(RuleBasedStateMachine):
    """A table at which Hypothesis does whatever comes to its mind."""

    game = ""

    @initialize(
        which=st.integers(0, 3),
        clock=CLOCKS,
        computers=st.sets(st.integers(0, 3)),
        rated=st.booleans(),
        secret=st.binary(min_size=32, max_size=32),
        decisions=st.integers(0, 20),
    )
    def begin(
        self,
        which: int,
        clock: Setting,
        computers: set[int],
        rated: bool,
        secret: bytes,
        decisions: int,
    ) -> None:
        options = OPTIONS[self.game][which % len(OPTIONS[self.game])]
        seats = begin(self.game, **options).state.seats
        self.now = 0
        self.table = begin(
            self.game,
            computers=[seat for place, seat in enumerate(seats) if place in computers],
            clock=clock,
            rated=rated and not computers,
            secret=secret.hex(),
            **options,
        )
        self.kept = [(self.table, self.seen())]
        for _ in range(decisions):
            if self.table.actor is not None:
                by: By = "fallback" if self.table.must_fall_back(self.now) else "player"
                self.takes(decided(self.table, self.now, by))

    def seen(self) -> list[Scene]:
        return [self.table.scene(seat) for seat in seats_of(self.table)]

    def takes(self, entry: AnyEntry) -> None:
        """An entry that must be possible."""
        event(f"taken: {type(entry).__name__}")
        before = self.table
        self.table = before.after(entry)
        assert self.table.number == before.number + 1
        assert self.table.steps[:-1] == before.steps
        assert self.table.steps[-1].entry == entry
        self.kept.append((self.table, self.seen()))

    def tries(self, entry: AnyEntry) -> str:
        """An entry that may be possible; tells why it is not."""
        try:
            self.table.after(entry)
        except Refused as refused:
            event(f"refused: {refused.code}")
            assert self.seen() == self.kept[-1][1]
            return refused.code
        self.takes(entry)
        return ""

    @rule(passes=st.sampled_from([0, 1, 999, 1000, 7_000, 45_000, DAY // 2, 3 * DAY]))
    def time_passes(self, passes: int) -> None:
        self.now += passes

    @precondition(lambda self: self.table.actor is not None)
    @rule(which=st.integers(0, 10**6))
    def who_is_asked_decides(self, which: int) -> None:
        table = self.table
        decisions = table.state.decisions()
        assert table.actor is not None
        entry = Decided(self.now, table.actor, decisions[which % len(decisions)])
        code = self.tries(entry)
        if table.paused:
            assert code == "paused"
        elif table.must_fall_back(self.now) or table.must_time_out(self.now):
            assert code == "time_is_up"
        else:
            assert code == ""

    @precondition(lambda self: self.table.actor is not None and not self.table.paused)
    @rule(fault=st.sampled_from(["", "late", "illegal"]))
    def the_fallback_decides(self, fault: str) -> None:
        table = self.table
        code = self.tries(decided(table, self.now, "fallback", fault))
        sitter = table.setup.seats.get(table.actor or "")
        if table.must_time_out(self.now):
            assert code == "time_is_up"
        elif table.must_fall_back(self.now) or (fault and sitter and sitter.player):
            assert code == ""
        else:
            assert code == "time_left"

    @rule()
    def the_house_does_what_it_must(self) -> None:
        if seat := self.table.must_time_out(self.now):
            self.takes(TimedOut(self.now, seat))
            assert self.table.outcome is not None
            assert self.table.outcome.reason == "time"
        elif seat := self.table.must_fall_back(self.now):
            assert seat == self.table.actor
            self.takes(decided(self.table, self.now, "fallback"))

    @rule(kind=st.sampled_from([DrawOffered, PauseAsked, Resumed]), place=st.integers(0, 3))
    def somebody_asks(self, kind: Callable[[int, str], AnyEntry], place: int) -> None:
        seats = self.table.state.seats
        self.tries(kind(self.now, seats[place % len(seats)]))

    @rule(place=st.integers(0, 3), really=st.integers(0, 2))
    def somebody_would_abort(self, place: int, really: int) -> None:
        table = self.table
        seat = table.state.seats[place % len(table.state.seats)]
        if not really or (everybody_has_moved(table) and len(table.people - table.abort_asks) > 1):
            self.tries(AbortAsked(self.now, seat))

    @precondition(lambda self: self.table.actor is not None and not self.table.paused)
    @rule(passes=st.sampled_from([0, 500, DAY]))
    def everybody_wants_a_pause(self, passes: int) -> None:
        before = self.table
        left = {seat: before.clock.time_left(seat, self.now) for seat in before.state.seats}
        for seat in sorted(before.people - before.pause_asks):
            self.takes(PauseAsked(self.now, seat))
        assert self.table.paused == bool(before.people)
        if before.people:
            self.now += passes
            assert not self.table.must_time_out(self.now)
            assert not self.table.must_fall_back(self.now)
            for seat in before.state.seats:
                assert self.table.clock.time_left(seat, self.now) == left[seat]

    @precondition(lambda self: self.table.paused)
    @rule(place=st.integers(0, 3))
    def somebody_goes_on(self, place: int) -> None:
        people = sorted(self.table.people)
        self.takes(Resumed(self.now, people[place % len(people)]))
        assert not self.table.paused

    @rule(place=st.integers(0, 3), really=st.integers(0, 2))
    def somebody_gives_up(self, place: int, really: int) -> None:
        seats = self.table.state.seats
        seat = seats[place % len(seats)]
        can = self.table.outcome is None and seat in self.table.people
        if not can or really == 0:
            assert (self.tries(Resigned(self.now, seat)) == "") == can

    @rule(
        kind=st.sampled_from(KINDS),
        seat=st.sampled_from(ANY_SEAT),
        back=st.sampled_from([0, 0, 5_000]),
    )
    def something_strange_is_done(
        self, kind: Callable[[int, str], AnyEntry], seat: str, back: int
    ) -> None:
        if self.table.setup.seats.get(seat) is None:
            assert self.tries(kind(self.now - back, seat)) != ""

    @rule(
        seat=st.sampled_from(ANY_SEAT),
        decision=st.sampled_from(ANY_WORDS),
        by=st.sampled_from(["player", "fallback"]),
    )
    def something_strange_is_decided(self, seat: str, decision: str, by: By) -> None:
        table = self.table
        taken = self.tries(Decided(self.now, seat, decision, by)) == ""
        if taken:
            assert seat == table.actor
            assert decision in table.state.decisions()

    @invariant()
    def somebody_is_asked_or_the_game_is_over(self) -> None:
        table = self.table
        assert (table.actor is None) == (table.outcome is not None)
        assert table.number == len(table.steps) == len(self.kept) - 1
        decisions = [step for step in table.steps if isinstance(step.entry, Decided)]
        assert table.decided == len(decisions)

    @invariant()
    def nobody_is_stuck(self) -> None:
        table = self.table
        if table.actor is None:
            assert table.clock.deadline() is None
            return
        if table.paused:
            assert table.people
            for seat in table.people:
                assert not table.after(Resumed(self.now, seat)).paused
            return
        helped, loses = table.must_fall_back(self.now), table.must_time_out(self.now)
        assert not (helped and loses)
        sitter = table.setup.seats.get(table.actor)
        by_people = table.people if table.actor == "tower" else table.people & {table.actor}
        assert by_people or helped or (sitter and sitter.player)
        # The server wakes at the deadline, and has something to do then.
        deadline = table.clock.deadline()
        if deadline is not None:
            late = max(deadline, self.now)
            assert table.must_fall_back(late) or table.must_time_out(late)
        if loses:
            assert table.after(TimedOut(self.now, loses)).outcome
        else:
            by: By = "fallback" if helped else "player"
            assert table.after(decided(table, self.now, by)).decided == table.decided + 1

    @invariant()
    def what_is_asked_for_is_asked_by_people_who_do_not_agree_yet(self) -> None:
        table = self.table
        if table.outcome is not None or all(s.player for s in table.setup.seats.values()):
            return
        assert table.people
        assert not table.people & table.left
        for asks in (table.draw_offers, table.pause_asks, table.abort_asks):
            assert asks <= table.people
        assert table.paused == (table.people <= table.pause_asks)
        assert len(table.draw_offers) < 2
        assert not table.is_duel or not table.left
        alone = table.setup.rated and len(table.people) == 1
        assert alone or not table.people <= table.abort_asks

    @invariant()
    def the_clock_runs_for_who_is_asked(self) -> None:
        table = self.table
        if table.actor in table.state.seats and len(table.state.seats) > 1:
            assert table.clock.running == table.actor
        for seat in table.state.seats:
            left = table.clock.time_left(seat, self.now)
            assert left is None or left >= 0

    @invariant()
    def only_who_is_asked_sees_what_can_be_decided(self) -> None:
        for seat, scene in zip(seats_of(self.table), self.kept[-1][1], strict=True):
            can = self.table.may_decide(seat) and not self.table.paused
            assert bool(scene.decisions) == can
            assert not can or seat in self.table.setup.seats
            assert not can or seat not in self.table.left

    @invariant()
    def the_record_is_open_when_the_game_is_over(self) -> None:
        if self.table.outcome is None:
            with pytest.raises(Refused):
                self.table.game_file()

    def teardown(self) -> None:
        """Earlier tables have not changed, and all come out again from what is stored."""
        if not hasattr(self, "table"):
            return
        for (table, seen), again in zip(self.kept, built_again(self.table), strict=True):
            assert [table.scene(seat) for seat in seats_of(table)] == seen
            assert [again.scene(seat) for seat in seats_of(again)] == seen
            assert again.number == table.number
        assert whole(again) == whole(self.table)
        if again.outcome is not None:
            record = again.game_file()
            record.check_dealing()
            assert from_text(to_text(record)) == record
            *_, end = record.replay()
            assert end.record().tobytes() == self.table.state.record().tobytes()


class AnyTableOfSleepers(AnyTable):
    game = "sleepers"


class AnyTableOfUndercover(AnyTable):
    game = "undercover"


class AnyTableOfSarahsVision(AnyTable):
    game = "sarahs_vision"


SETTINGS = settings(
    max_examples=times(40),
    stateful_step_count=30,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
AnyTableOfSleepers.TestCase.settings = SETTINGS
AnyTableOfUndercover.TestCase.settings = SETTINGS
AnyTableOfSarahsVision.TestCase.settings = settings(SETTINGS, max_examples=times(10))
TestAnyTableOfSleepers = AnyTableOfSleepers.TestCase
TestAnyTableOfUndercover = AnyTableOfUndercover.TestCase
TestAnyTableOfSarahsVision = AnyTableOfSarahsVision.TestCase


def test_every_game_is_played_at_any_table() -> None:
    assert set(OPTIONS) == set(GAMES) == {game for game, _ in VARIANTS}
