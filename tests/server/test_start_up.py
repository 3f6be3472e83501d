"""A first start: one can play before anything is compiled, and what is not ready says so."""

import asyncio
from pathlib import Path

import pytest

from safehouse.games import GAMES
from tests.server.visitor import play, running_server, set_up, visitors


def test_one_can_play_before_anything_is_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache = tmp_path / "cache"
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache))
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)

    async def run(url: str) -> None:
        async with visitors(url, "Anna", "Ben") as people:
            page = await people[0].http.get("/")
            assert page.status_code == 200
            for game in GAMES:
                options = {} if game == "sleepers" else {"players": 2}
                info, seats = await set_up(people, game, options=options)
                news = await play(info.id, seats, most=6)
                assert news.scene.number >= 6
            waiting = (await people[0].get("/ready"))["preparing"]
            # A computer player can be sat down with now; it answers when it is compiled.
            table = await people[0].post("/api/tables", game=GAMES[0], players=["level2"])
            assert table["status"] == "running"
            assert set(waiting) == set(GAMES)
            assert all({"help", "level5"} <= set(parts) for parts in waiting.values())
        kept = [path for path in cache.rglob("*-*") if path.is_file()]
        assert not [path for path in kept if "do_step" in path.name]

    with running_server(str(tmp_path / "house.sqlite3"), settings={"warm": "true"}) as here:
        asyncio.run(run(here.url))
