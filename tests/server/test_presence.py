"""Who is at a table is seen by all others there, and after a while they can go on without."""

from pathlib import Path
from typing import Any

import pytest

from safehouse.server.messages.live import Done, News, Presence, Refusal
from safehouse.server.presence import BELIEVED, TOUCHED
from safehouse.server.presence import Presence as Present
from tests.server.visitor import Visitor, play, running_server, set_up, visitors


class Time:
    """A clock that stands still."""

    now = 1_000


def present(time: Time) -> tuple[Present, list[object]]:
    """Somebody who notes who is there, and all that is said about it."""
    said: list[object] = []
    return Present(lambda: time.now, lambda *told: said.append(told), said.append), said


def test_a_seat_is_there_as_long_as_one_of_its_lines() -> None:
    time = Time()
    here, said = present(time)
    assert here.away("t", ["white"], 0) == {"white": 1_000}
    here.arrive("t", ["white", "black"])
    here.arrive("t", ["white"])
    assert here.away("t", ["white", "black"], 0) == {}
    time.now = 2_000
    here.leave("t", ["white"])
    assert here.away("t", ["white", "black"], 0) == {}
    said.clear()
    here.leave("t", ["white"])
    assert said == [("t", "white", False), "t"]
    time.now = 3_000
    assert here.away("t", ["white", "black"], 0) == {"white": 2_000}
    # Nobody is away from a game since before it began.
    assert here.away("t", ["white"], 2_500) == {"white": 2_500}


def test_other_processes_are_believed_until_they_fall_silent() -> None:
    time = Time()
    here, said = present(time)
    here.hear("t", "white", "other", True)
    here.hear("t", "white", "other", True)
    assert said == ["t"]
    time.now += BELIEVED - 1
    here.repeat()
    assert here.away("t", ["white"], 0) == {}
    time.now += 1
    here.repeat()
    assert here.away("t", ["white"], 0) == {"white": time.now}
    assert said == ["t", "t"]
    here.arrive("t", ["black"])
    said.clear()
    here.repeat()
    assert said == [("t", "black", True)]
    here.hear("t", "white", "other", True)
    here.hear("t", "white", "other", False)
    assert "white" in here.away("t", ["white"], 0)


def test_who_has_no_line_is_there_for_a_while_after_a_sign_of_life() -> None:
    time = Time()
    here, _ = present(time)
    here.touch("t", "white")
    time.now += TOUCHED - 1
    assert here.away("t", ["white"], 0) == {}
    time.now += 1
    assert "white" in here.away("t", ["white"], 0)


async def hear_away(visitor: Visitor, seats: set[str]) -> Presence:
    """Wait until these seats, and no others, are away."""
    while True:
        said: Presence = await visitor.hear_of(Presence)
        if set(said.away) == seats:
            return said


@pytest.mark.anyio
async def test_who_is_cut_off_is_seen_to_be_away_and_a_computer_can_play_on(tmp_path: Path) -> None:
    with running_server(str(tmp_path / "house.db"), settings={"away": "0"}) as process:
        async with visitors(process.url, "Anna", "Ben") as people:
            # Where there is a clock it runs for who is away.
            timed, seats = await set_up(people, clock={"type": "days", "days": 1})
            ask: dict[str, Any] = {"type": "ask_replace", "seat": "black", "absent": "white"}
            await seats["black"].say(id="0", table=timed.id, **ask)
            assert (await seats["black"].hear_of(Refusal)).code == "not_away"

            info, seats = await set_up(people)
            stays, goes = seats["black"], seats["white"]
            for seat, visitor in seats.items():
                await visitor.say(type="watch", table=info.id, seat=seat)
            await hear_away(stays, set())
            # White has said that it will be heard again soon, and is not.
            await goes.say(type="ping", within=0.05)
            assert (await hear_away(stays, {"white"})).patience == 0
            await goes.say(type="ping")
            await hear_away(stays, set())
            await stays.say(id="1", table=info.id, **ask)
            assert (await stays.hear_of(Refusal)).code == "not_away"
            assert goes.socket is not None
            await goes.socket.close()
            await hear_away(stays, {"white"})
            await stays.say(id="2", table=info.id, player="level1", **ask)
            await stays.hear_of(Done)
            news = await play(info.id, {"black": stays}, most=4)
            assert news.scene.stand_ins == {"white": "level1"}
            # Who comes back is told, looks on, and decides nothing.
            await goes.connect()
            await goes.say(type="watch", table=info.id, seat="white")
            assert (await goes.hear_of(News)).scene.stand_ins == {"white": "level1"}
            await goes.say(type="resign", id="3", table=info.id, seat="white")
            assert (await goes.hear_of(Refusal)).code == "not_your_seat"


async def white_is_asked(news: News) -> bool:
    return news.scene.number >= 6 and news.scene.to_act == "white"


@pytest.mark.anyio
async def test_a_game_is_stopped_without_somebody_once_they_are_away(tmp_path: Path) -> None:
    with running_server(str(tmp_path / "house.db"), settings={"away": "0"}) as process:
        async with visitors(process.url, "Anna", "Ben") as people:
            info, seats = await set_up(people)
            await play(info.id, seats, until=white_is_asked)
            stays, goes = seats["black"], seats["white"]
            ask = {"type": "ask_abort", "table": info.id, "seat": "black", "without": "white"}
            await stays.say(id="1", **ask)
            assert (await stays.hear_of(Refusal)).code == "not_away"
            assert goes.socket is not None
            await goes.socket.close()
            await hear_away(stays, {"white"})
            await stays.say(id="2", **ask)
            await stays.hear_of(Done)
            told = await stays.get(f"/api/tables/{info.id}")
            assert told["outcome"] == {"winner": None, "reason": "aborted"}
