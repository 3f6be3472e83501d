"""What a decision will do is shown by socket to the seat that is asked, and to nobody else."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from safehouse.server.messages.live import Done, Foreseen, News, Refusal
from tests.server.visitor import ServerProcess, Visitor, running_server, set_up, visitors

pytestmark = pytest.mark.anyio


@pytest.fixture(name="here")
async def server_of_test(tmp_path: Path) -> AsyncIterator[ServerProcess]:
    with running_server(str(tmp_path / "house.sqlite3")) as here:
        yield here


async def ask(visitor: Visitor, **message: object) -> Any:
    await visitor.say(type="preview", **message)
    while True:
        heard = await visitor.hear()
        if isinstance(heard, Foreseen | Refusal):
            return heard


async def look(visitor: Visitor, table: str, seat: str) -> News:
    await visitor.say(type="watch", table=table, seat=seat)
    news: News = await visitor.hear_of(News)
    return news


async def test_who_is_asked_sees_what_a_decision_will_do_and_nothing_happens(
    here: ServerProcess,
) -> None:
    async with visitors(here.url, "Anna", "Ben") as people:
        info, seats = await set_up(people, options={"own_sleepers": "visible"})
        white = seats["white"]
        news = await look(white, info.id, "white")
        number, decision = news.scene.number, news.scene.decisions[0]
        asked = {"table": info.id, "seat": "white", "number": number, "decision": decision}
        foreseen = await ask(white, **asked)
        assert isinstance(foreseen, Foreseen)
        assert (foreseen.table, foreseen.seat) == (info.id, "white")
        assert (foreseen.number, foreseen.decision) == (number, decision)
        assert foreseen.outcome is None
        assert (await look(white, info.id, "white")).scene == news.scene
        await white.say(type="decide", id="1", **asked)
        told = await white.hear_of(News)
        happened = [event for step in told.steps for event in step.events]
        assert foreseen.events
        assert happened[: len(foreseen.events)] == foreseen.events
        assert (await white.hear_of(Done)).number == number + 1


async def test_a_preview_is_refused_to_all_others_in_one_sentence(here: ServerProcess) -> None:
    async with visitors(here.url, "Anna", "Ben", "Cleo") as people:
        info, seats = await set_up(people[:2])
        scene = (await look(seats["white"], info.id, "white")).scene
        good = {
            "table": info.id,
            "seat": "white",
            "number": scene.number,
            "decision": scene.decisions[0],
        }
        for visitor, change, code in (
            (seats["black"], {}, "not_your_seat"),
            (people[2], {}, "not_your_seat"),
            (people[2], {"seat": "spectator"}, "not_your_seat"),
            (seats["black"], {"seat": "black"}, "not_your_turn"),
            (seats["white"], {"number": scene.number + 1}, "out_of_date"),
            (seats["white"], {"decision": "stop"}, "illegal_decision"),
            (seats["white"], {"decision": "dance"}, "bad_decision"),
            (seats["white"], {"table": "nonesuch"}, "no_such_table"),
        ):
            refusal = await ask(visitor, **{**good, **change})
            assert isinstance(refusal, Refusal), (change, refusal)
            assert refusal.code == code
            assert refusal.sentence.endswith(".")
        for seat in ("white", "black"):
            await seats[seat].say(type="ask_pause", id=seat, table=info.id, seat=seat)
            await seats[seat].hear_of(Done)
        paused = (await look(seats["white"], info.id, "white")).scene
        assert paused.paused
        refusal = await ask(seats["white"], **{**good, "number": paused.number})
        assert refusal.code == "not_your_turn"
