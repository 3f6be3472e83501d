"""People play at a house by real sockets."""

import asyncio
from pathlib import Path

import pytest

from safehouse.engine.record import from_text
from safehouse.server.messages import Done, News, Refusal
from tests.server.visitor import house, play, set_up, visitors


@pytest.mark.parametrize("game", ["sleepers", "undercover", "sarahs_vision"])
def test_two_people_play_a_whole_game(game: str, anywhere: str) -> None:
    async def run(url: str) -> None:
        async with visitors(url, "Anna", "Ben") as people:
            info, seats = await set_up(people, game)
            assert info.status == "running"
            last = await play(info.id, seats)
            assert last.scene.outcome is not None
            table = await people[0].get(f"/api/tables/{info.id}")
            assert table["status"] == "finished"
            text = await people[0].http.get(f"/api/tables/{info.id}/record")
            record = from_text(text.text)
            record.check_dealing()
            assert record.commitment == info.commitment
            *_, end = record.replay()
            assert end.result is not None
            assert end.result.reason == last.scene.outcome.reason

    with house(anywhere) as here:
        asyncio.run(run(here.url))


def test_a_computer_player_plays_along(tmp_path: Path) -> None:
    async def run(url: str) -> None:
        async with visitors(url, "Anna") as people:
            info, seats = await set_up(people, players=["level1"], seat="black")
            news = await play(info.id, seats, most=12)
            assert news.scene.number >= 12

    with house(str(tmp_path / "house.sqlite3")) as here:
        asyncio.run(run(here.url))


def test_a_decision_can_be_sent_again_and_is_made_once(tmp_path: Path) -> None:
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

    with house(str(tmp_path / "house.sqlite3")) as here:
        asyncio.run(run(here.url))
