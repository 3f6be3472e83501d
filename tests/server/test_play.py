"""People play at a server by real sockets."""

import asyncio
from pathlib import Path
from typing import Any, cast
from zlib import crc32

import pytest

from safehouse.engine.game_file import from_text
from safehouse.games import GAMES
from safehouse.server import clockwork
from safehouse.server.connection import Connection
from safehouse.server.messages.live import Done, FromServer, News, Refusal
from safehouse.table.entries import Decided, write_entry
from safehouse.table.table import RECENT, Table
from tests.plain import plain
from tests.server.visitor import (
    ServerProcess,
    Visitor,
    come_in,
    open_server,
    play,
    read_message,
    running_server,
    set_up,
    visitors,
)


@pytest.mark.parametrize(
    ("game", "anywhere"),
    [*((game, "sqlite") for game in GAMES), ("undercover", "postgresql")],
    indirect=["anywhere"],
)
def test_two_people_play_a_whole_game(game: str, anywhere: str) -> None:
    async def run(url: str) -> None:
        async with visitors(url, "Anna", "Ben") as people:
            info, seats = await set_up(people, game)
            assert info.status == "running"
            last = await play(info.id, seats)
            assert last.scene.outcome is not None
            table = await people[0].get(f"/api/tables/{info.id}")
            assert table["status"] == "finished"
            text = await people[0].http.get(f"/api/tables/{info.id}/game-file")
            record = from_text(text.text)
            record.check_dealing()
            assert record.commitment == info.commitment
            *_, end = record.replay()
            assert end.result is not None
            assert end.result.reason == last.scene.outcome.reason

    with running_server(anywhere) as here:
        asyncio.run(run(here.url))


def test_a_computer_player_plays_along(here: ServerProcess) -> None:
    async def run(url: str) -> None:
        async with visitors(url, "Anna") as people:
            info, seats = await set_up(people, players=["level1"], seat="black")
            news = await play(info.id, seats, most=12)
            assert news.scene.number >= 12

    asyncio.run(run(here.url))


def test_a_decision_can_be_sent_again_and_is_made_once(here: ServerProcess) -> None:
    async def run(url: str) -> None:
        async with visitors(url, "Anna", "Ben") as people:
            info, seats = await set_up(people)
            anna = seats["white"]
            await anna.say(type="watch", table=info.id, seat="white")
            news = await anna.hear_of(News)
            decision = news.scene.decisions[0]
            what = {"type": "decide", "id": "once", "table": info.id, "seat": "white"}
            for _ in range(3):
                await anna.say(**what, number=0, decision=decision)
                assert await anna.hear_of(Done) == Done("once", info.id, 1)
            await anna.say(**{**what, "id": "again"}, number=0, decision=decision)
            assert (await anna.hear_of(Refusal)).code == "out_of_date"

    asyncio.run(run(here.url))


# --- Lines that are cut ---------------------------------------------------------------------------


async def first_decision(visitor: Visitor, table: str, seat: str) -> dict[str, object]:
    """What a seat would send to decide, as soon as it is asked."""
    await visitor.say(type="watch", table=table, seat=seat)
    while not (news := await visitor.hear_of(News)).scene.decisions:
        pass
    decision = {"number": news.scene.number, "decision": news.scene.decisions[0]}
    return {"type": "decide", "id": "cut", "table": table, "seat": seat, **decision}


def test_what_was_decided_just_before_a_line_was_cut_is_told(here: ServerProcess) -> None:
    async def run(url: str) -> None:
        async with visitors(url, "Anna", "Ben") as people:
            info, seats = await set_up(people)
            white, black = seats["white"], seats["black"]
            await black.say(type="watch", table=info.id, seat="black")
            assert (await black.hear_of(News)).scene.number == 0
            message = await first_decision(white, info.id, "white")
            white.say_and_go(**message)
            assert (await black.hear_of(News)).scene.number == 1
            # Who comes back and has no answer asks again, and is answered.
            await white.connect()
            await white.say(**message)
            assert await white.hear_of(Done) == Done("cut", info.id, 1)

    asyncio.run(run(here.url))


def test_a_computer_player_answers_who_was_cut_off(here: ServerProcess) -> None:
    async def run(url: str) -> None:
        async with visitors(url, "Anna") as (anna,):
            options = {"first_player": "chosen"}
            info, _ = await set_up([anna], players=["level1"], seat="white", options=options)
            anna.say_and_go(**await first_decision(anna, info.id, "white"))
            await anna.connect()
            await anna.say(type="watch", table=info.id, seat="white")
            while (news := await anna.hear_of(News)).scene.number < 2:
                assert not news.scene.number or news.scene.to_act == "black"
            assert news.steps[-1].seat == "black"

    asyncio.run(run(here.url))


class Noting:
    """Somebody who notes how often there was something new at a table."""

    def __init__(self) -> None:
        self.told = 0

    def table_changed(self, table: str) -> None:
        self.told += 1

    def signalled(self, table: str, seat: str, signal: object) -> None:
        raise AssertionError("Nobody gives a signal.")

    def presence_changed(self, table: str) -> None:
        pass  # who comes and goes is no news of the game

    def lobby_changed(self) -> None:
        raise AssertionError("Nobody looks at the lobby.")


@pytest.mark.anyio
@pytest.mark.parametrize("sends", ["the same again", "something else"])
async def test_what_only_the_disk_knew_is_told_when_somebody_finds_it(
    sends: str, anywhere: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if the process that wrote it had died before it told anybody."""
    monkeypatch.setattr(clockwork, "SWEEP_PAUSE", 3600.0)
    async with open_server(anywhere) as app:
        here = app.state.server
        (anna,) = await come_in(app, "Anna")
        options = {"first_player": "chosen"}
        info, _ = await set_up([anna], players=["level1"], seat="white", options=options)
        scene = await anna.get(f"/api/tables/{info.id}/scene", seat="white")
        decision = scene["decisions"][0]
        entry = write_entry(Decided(info.begun or 0, "white", decision))
        assert await here.storage.entries.append(info.id, 1, entry, f"{anna.person}:once")
        noting = Noting()
        here.broadcast.watch(info.id, noting)
        id = "once" if sends == "the same again" else "other"
        more = {"number": 0, "decision": decision}
        answer = await anna.act(info.id, "white", "decide", id=id, **more)
        assert answer.status_code == (200 if id == "once" else 409)
        assert noting.told == 1
        live = await here.tables.get(info.id)
        assert live.table.number == 1
        assert live.table.actor == "black"
        assert live.thinking is not None
        here.broadcast.unwatch(info.id, noting)


@pytest.mark.anyio
async def test_what_was_begun_is_ended_although_nobody_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_server(tmp_path / "house.sqlite3") as app:
        here = app.state.server
        anna, ben = await come_in(app, "Anna", "Ben")
        info, _ = await set_up([anna], seat="white")
        person = await here.storage.people.get(ben.person)
        is_there, may_go_on = asyncio.Event(), asyncio.Event()
        begin = here.storage.tables.begin

        async def slow_begin(*more: object, **others: object) -> object:
            is_there.set()
            await may_go_on.wait()
            return await begin(*more, **others)

        monkeypatch.setattr(here.storage.tables, "begin", slow_begin)
        joining = asyncio.create_task(here.seating.join(info.id, person))
        await is_there.wait()
        joining.cancel()
        await asyncio.wait([joining])
        assert joining.cancelled()
        may_go_on.set()
    # The server has closed, and what it had begun was ended before.
    async with open_server(tmp_path / "house.sqlite3") as app:
        assert (await app.state.server.listing.info(info.id)).status == "running"


# --- Lines that are slow --------------------------------------------------------------------------


class SlowLine:
    """A socket that takes nothing until it is told to."""

    def __init__(self) -> None:
        self.is_free = asyncio.Event()
        self.sent: list[FromServer] = []

    async def send_data(self, data: str, mode: str) -> None:
        await self.is_free.wait()
        self.sent.append(read_message(data))


@pytest.mark.anyio
async def test_steps_that_follow_each_other_fast_are_told_one_by_one(tmp_path: Path) -> None:
    async with open_server(tmp_path / "house.sqlite3") as app:
        here = app.state.server
        anna, ben = await come_in(app, "Anna", "Ben")
        info, _ = await set_up([anna, ben])
        line = SlowLine()
        person = await here.storage.people.get(anna.person)
        socket = Connection(here, cast(Any, line), person)
        telling = asyncio.create_task(socket._tell())
        here.broadcast.watch(info.id, socket)
        socket._told[info.id, "spectator"] = 0
        live = await here.tables.get(info.id)

        def decided(table: Table, now: int) -> Decided:
            return Decided(now, str(table.actor), table.state.decisions()[-1])

        for _ in range(RECENT + 3):
            await here.tables.enter(info.id, decided)
        line.is_free.set()
        while not line.sent or line.sent[-1].scene.number < live.table.number:  # type: ignore[union-attr]
            assert not telling.done()
            await asyncio.sleep(0)
        telling.cancel()
        here.broadcast.unwatch(info.id, socket)
        news = [message for message in line.sent if isinstance(message, News)]
        # The line was busy with the first; what was not kept comes with the first that was.
        assert [one.scene.number for one in news] == [1, *range(4, RECENT + 4)]
        assert [len(one.steps) for one in news] == [1, 3, *[1] * (RECENT - 1)]
        for one in news:
            assert one.steps[-1].number == one.scene.number
            assert one.scene.to_act is not None
        assert plain(news[-1].scene) == plain(live.table.scene("spectator"))


@pytest.mark.anyio
async def test_what_a_computer_player_draws_follows_from_nothing_public(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_server(tmp_path / "house.sqlite3") as app:
        here = app.state.server
        seeds: asyncio.Queue[int] = asyncio.Queue()

        async def thinking(
            table: str, seat: str, game: str, player: str, seed: int, *_: Any
        ) -> Any:
            seeds.put_nowait(seed)
            await asyncio.Event().wait()

        monkeypatch.setattr(here.workers, "decide", thinking)
        (anna,) = await come_in(app, "Anna")
        info, _ = await set_up([anna], players=["level1"], seat="black")
        assert await seeds.get() != crc32(f"{info.id} white".encode())
