"""Clocks: what each kind gives and takes, whatever time it is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from safehouse.games.errors import Refused
from safehouse.table.clock import (
    DAY,
    SECOND,
    ByoYomi,
    Days,
    Fischer,
    NoClock,
    Setting,
    new_clock,
    read_setting,
)

SEATS = ("white", "black")


def test_without_a_clock_nobody_is_ever_late() -> None:
    clock = new_clock(NoClock(), SEATS).turn_to("white", 0)
    assert clock.time_left("white", 10**12) is None
    assert clock.deadline() is None
    assert clock.out_of_time(10**12) is None


def test_fischer_takes_the_time_of_a_turn_and_gives_the_increment_after_it() -> None:
    clock = new_clock(Fischer(60, 5), SEATS).turn_to("white", 1000)
    assert clock.time_left("white", 1000) == 65 * SECOND
    assert clock.time_left("white", 11_000) == 55 * SECOND
    assert clock.turn_to("white", 11_000) == clock  # another decision of the same turn
    clock = clock.turn_to("black", 11_000)
    assert clock.time_left("white", 20_000) == 60 * SECOND
    assert clock.time_left("black", 20_000) == 56 * SECOND
    assert clock.deadline() == 11_000 + 65 * SECOND
    assert clock.out_of_time(11_000 + 65 * SECOND - 1) is None
    assert clock.out_of_time(11_000 + 65 * SECOND) == "black"


def test_a_period_that_is_not_used_up_begins_anew() -> None:
    clock = new_clock(ByoYomi(10, 3, 30), SEATS).turn_to("white", 0)
    assert clock.deadline() == 100 * SECOND
    clock = clock.turn_to("black", 35 * SECOND)  # ten seconds, and 25 of the first period
    assert clock.left["white"] == 0
    assert clock.periods["white"] == 3
    clock = clock.turn_to("white", 36 * SECOND).turn_to("black", (36 + 65) * SECOND)
    assert clock.periods["white"] == 1  # two periods used up, the third begins anew
    clock = clock.turn_to("white", 200 * SECOND)
    assert clock.out_of_time(229 * SECOND) is None
    assert clock.out_of_time(230 * SECOND) == "white"


def test_a_pause_within_a_period_does_not_make_it_shorter_or_longer() -> None:
    clock = new_clock(ByoYomi(0, 2, 30), SEATS).turn_to("white", 0).pause(20 * SECOND)
    assert clock.time_left("white", 999 * SECOND) == 40 * SECOND
    clock = clock.resume(100 * SECOND)
    assert clock.deadline() == 140 * SECOND
    clock = clock.turn_to("black", 105 * SECOND)
    assert (clock.left["white"], clock.periods["white"]) == (0, 2)


def test_each_turn_has_its_days() -> None:
    clock = new_clock(Days(3), SEATS).turn_to("white", 0).turn_to("black", 2 * DAY)
    clock = clock.turn_to("white", 4 * DAY)
    assert clock.time_left("white", 4 * DAY) == 3 * DAY
    assert clock.out_of_time(7 * DAY) == "white"


def test_nobody_is_late_while_the_game_is_paused_or_over() -> None:
    clock = new_clock(Fischer(10), SEATS).turn_to("white", 0).pause(4 * SECOND)
    assert clock.out_of_time(10**9) is None
    assert clock.pause(10**9) == clock
    assert clock.resume(10**9).deadline() == 10**9 + 6 * SECOND
    over = clock.resume(10**9).turn_to(None, 10**9 + 1)
    assert over.deadline() is None


def test_a_clock_that_is_set_back_gives_nobody_time() -> None:
    clock = new_clock(Fischer(10), SEATS).turn_to("white", 50_000)
    assert clock.time_left("white", 0) == 10 * SECOND
    assert clock.turn_to("black", 0).left["white"] == 10 * SECOND
    assert clock.turn_to("black", 0).since == 50_000


SETTINGS: st.SearchStrategy[Setting] = st.one_of(
    st.builds(Fischer, st.integers(1, 60), st.integers(0, 10)),
    st.builds(ByoYomi, st.integers(0, 60), st.integers(1, 3), st.integers(1, 30)),
    st.builds(Days, st.integers(1, 3)),
)


@given(SETTINGS, st.lists(st.tuples(st.sampled_from(["turn", "pause"]), st.integers(0, 40_000))))
def test_time_never_grows_by_itself_and_the_deadline_is_when_it_is_up(
    setting: Setting, moments: list[tuple[str, int]]
) -> None:
    now = 0
    clock = new_clock(setting, SEATS).turn_to("white", now)
    for what, passes in moments:
        assert clock.running is not None
        before = clock.time_left(clock.running, now)
        now += passes
        after = clock.time_left(clock.running, now)
        assert before is not None
        assert after == (before if clock.paused else max(0, before - passes))
        deadline = clock.deadline()
        if deadline is not None:
            assert clock.time_left(clock.running, deadline) == 0
            assert clock.time_left(clock.running, deadline - 1) == 1
            assert (clock.out_of_time(now) is not None) == (after == 0)
        if after == 0:
            return
        if what == "turn":
            clock = clock.resume(now).turn_to("black" if clock.running == "white" else "white", now)
        else:
            clock = clock.resume(now) if clock.paused else clock.pause(now)
            assert clock.time_left(clock.running or "", now) == after


def test_settings_from_outside_are_read() -> None:
    assert read_setting({"type": "none"}) == NoClock()
    assert read_setting({"type": "fischer", "seconds": 300}) == Fischer(300, 0)
    assert read_setting({"type": "days", "days": 2}) == Days(2)


@pytest.mark.parametrize(
    "given",
    [
        None,
        5,
        {},
        {"type": "sand"},
        {"type": "fischer"},
        {"type": "fischer", "seconds": -1},
        {"type": "fischer", "seconds": 0},
        {"type": "fischer", "seconds": 10**9},
        {"type": "fischer", "seconds": 10, "delay": 3},
        {"type": "byo_yomi", "seconds": 10, "periods": 0, "period": 5},
        {"type": "days", "days": 31},
        {"type": "days", "days": 1.5},
    ],
)
def test_a_setting_that_is_none_is_refused(given: object) -> None:
    with pytest.raises(Refused) as refused:
        read_setting(given)
    assert refused.value.code == "bad_clock"
