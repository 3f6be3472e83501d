"""A server of two processes on one PostgreSQL and one Redis: every table is at home in both."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest

from safehouse.server.messages.live import (
    Done,
    FromServer,
    News,
    Pong,
    Presence,
    Refusal,
    Signalled,
)
from safehouse.server.messages.tables import Lobby, TableInfo
from tests.server.visitor import ServerProcess, Visitor, play, running_server, set_up
from tests.services import Databases


@contextmanager
def two_on(database: str, redis_url: str) -> Iterator[list[ServerProcess]]:
    with ExitStack() as stack:
        yield [
            stack.enter_context(
                running_server(database, "--redis", redis_url, "--log-level", "warning")
            )
            for _ in range(2)
        ]


@pytest.fixture(scope="module")
def two(databases: Databases, redis_of_worker: str) -> Iterator[list[ServerProcess]]:
    with two_on(databases("two"), redis_of_worker) as processes:
        yield processes


async def people_at(two: list[ServerProcess]) -> list[Visitor]:
    """Anna in one process, Ben in the other."""
    return [
        await (await Visitor(here.url, name).enter()).connect()
        for here, name in zip(two, ("Anna", "Ben"), strict=True)
    ]


def test_people_in_two_processes_play_a_whole_game(two: list[ServerProcess]) -> None:
    async def run() -> None:
        people = await people_at(two)
        info, seats = await set_up(people)
        last = await play(info.id, seats)
        assert last.scene.outcome is not None
        for visitor in people:
            table = await visitor.get(f"/api/tables/{info.id}")
            assert table["status"] == "finished"
            await visitor.close()

    asyncio.run(run())


def test_races_between_processes_are_decided_once(two: list[ServerProcess]) -> None:
    """One person with two devices, each at another process, decides differently at once."""

    async def run() -> None:
        people = await people_at(two)
        info, seats = await set_up(people)
        devices = {seat: [await device(here, seats[seat]) for here in two] for seat in seats}
        number = 0
        for _ in range(25):
            news = [await look(d, info.id, seat) for seat in devices for d in devices[seat]]
            assert len({one.scene.number for one in news}) == 1
            number = news[0].scene.number
            seat = str(news[0].scene.to_act)
            scene = next(one.scene for one in news if one.seat == seat)
            answers = await asyncio.gather(
                *(
                    decide(d, info.id, seat, number, scene.decisions[i % len(scene.decisions)])
                    for i, d in enumerate(devices[seat])
                )
            )
            kinds = sorted(type(answer).__name__ for answer in answers)
            assert kinds == ["Done", "Refusal"], answers
            done = next(answer for answer in answers if isinstance(answer, Done))
            assert done.number == number + 1
        table = await people[0].get(f"/api/tables/{info.id}/scene", seat="spectator")
        assert table["number"] == number + 1
        for visitor in [*people, *devices["white"], *devices["black"]]:
            await visitor.close()

    async def device(here: ServerProcess, owner: Visitor) -> Visitor:
        visitor = Visitor(here.url)
        visitor.person, visitor.key = owner.person, owner.key
        return await visitor.connect()

    async def look(visitor: Visitor, table: str, seat: str) -> News:
        """The newest news: all of them come before the answer to a ping."""
        await visitor.say(type="watch", table=table, seat=seat)
        await visitor.say(type="ping")
        news: News | None = None
        while not isinstance(message := await visitor.hear(), Pong):
            news = message if isinstance(message, News) else news
        assert news is not None
        return news

    async def decide(
        visitor: Visitor, table: str, seat: str, number: int, decision: str
    ) -> Done | Refusal:
        name = f"{number}-{id(visitor)}"
        await visitor.say(
            type="decide", id=name, table=table, seat=seat, number=number, decision=decision
        )
        while True:
            heard = await visitor.hear()
            if isinstance(heard, Done | Refusal):
                return heard

    asyncio.run(run())


def test_signals_and_the_lobby_cross_from_one_process_to_the_other(
    two: list[ServerProcess],
) -> None:
    async def run() -> None:
        anna, ben = await people_at(two)
        await ben.say(type="watch_lobby")
        opened = await anna.post("/api/tables", game="undercover")
        while not any(
            table.id == opened["id"] for message in [await ben.hear()] for table in _open(message)
        ):
            continue
        info = await ben.post(f"/api/tables/{opened['id']}/join")
        seat = next(s["seat"] for s in info["seats"] if s["person"] == ben.person)
        await ben.say(type="watch", table=info["id"], seat=seat)
        await ben.hear_of(News)
        await anna.say(type="say", table=info["id"], signal="good_luck")
        heard = await ben.hear_of(Signalled)
        assert heard.signal == "good_luck"
        # And so does who is there.
        (other,) = [s["seat"] for s in info["seats"] if s["person"] == anna.person]
        await anna.say(type="watch", table=info["id"], seat=other)
        while (await ben.hear_of(Presence)).away:
            continue
        await anna.close()
        while list((await ben.hear_of(Presence)).away) != [other]:
            continue
        await ben.close()

    asyncio.run(run())


def test_who_signs_out_in_one_process_is_hung_up_on_in_the_other(two: list[ServerProcess]) -> None:
    async def run() -> None:
        anna, ben = await people_at(two)
        elsewhere = await second_line(two[1], anna, anna.key)
        key = (await anna.post("/api/me/keys"))["key"]
        program = await second_line(two[1], anna, key)
        await anna.post("/api/sign-out")
        await is_hung_up_on(elsewhere)
        for stays in (program, ben):
            await stays.say(type="ping")
            await stays.hear_of(Pong)
        headers = {"authorization": f"Bearer {program.key}"}
        gone = await program.http.delete("/api/me", headers=headers)
        assert gone.status_code == 204
        await is_hung_up_on(program)
        await ben.say(type="ping")
        await ben.hear_of(Pong)
        for visitor in (anna, ben, elsewhere, program):
            await visitor.close()

    async def second_line(here: ServerProcess, owner: Visitor, key: str) -> Visitor:
        visitor = Visitor(here.url)
        visitor.key, visitor.person = key, owner.person
        return await visitor.connect()

    async def is_hung_up_on(visitor: Visitor) -> None:
        assert visitor.socket is not None
        await asyncio.wait_for(visitor.socket.wait_closed(), 10)
        assert visitor.socket.close_code == 4001

    asyncio.run(run())


def _open(message: FromServer) -> list[TableInfo]:
    return message.open if isinstance(message, Lobby) else []


def test_a_table_whose_process_died_is_taken_up_by_the_other(database: str, redis_url: str) -> None:
    async def run(two: list[ServerProcess]) -> None:
        anna, ben = await people_at(two)
        info, _ = await set_up(
            [anna], clock={"type": "fischer", "seconds": 6, "increment": 0}, seat="white"
        )
        await ben.post(f"/api/tables/{info.id}/join")
        await ben.say(type="watch", table=info.id, seat="black")
        await ben.hear_of(News)
        two[0].kill()  # with it goes the clock that would have ended the game
        news: News = await ben.hear_of(News)
        assert news.scene.outcome is not None
        assert (news.scene.outcome.winner, news.scene.outcome.reason) == ("black", "time")
        await anna.close()
        await ben.close()

    with two_on(database, redis_url) as two:
        asyncio.run(run(two))
