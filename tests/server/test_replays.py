"""Records that somebody brings along are played through like games of the server, and not kept."""

import asyncio
import random
from pathlib import Path
from threading import Event
from typing import Any

import httpx
import msgspec
import pytest
from litestar import Litestar

from safehouse.engine.dealing import commitment
from safehouse.engine.game_file import GameFile, from_text, game_file_of, to_json, to_text
from safehouse.games import GAMES
from safehouse.games.game import Result
from safehouse.games.state import State
from safehouse.server import replays
from safehouse.server.replays import MAX_DECISIONS, MAX_GAME_FILE
from tests.plain import plain
from tests.server.visitor import Caller, come_in, contents, open_server, play_out, problem, set_up

pytestmark = pytest.mark.anyio

GAMES_TO_TRY: list[tuple[str, dict[str, object]]] = [
    ("sleepers", {"turn_cap": 12}),
    ("undercover", {"players": 3, "memory": "strict", "round_cap": 3}),
    ("sarahs_vision", {"players": 2}),
]


@pytest.fixture(name="app")
async def small_server(tmp_path: Path) -> Any:
    async with open_server(tmp_path / "house.sqlite3") as app:
        yield app


def played(game: str, options: dict[str, object], most: int = 120) -> tuple[GameFile, list[State]]:
    """A random game and its record."""
    chance = random.Random(game)
    states = [State.new(game, options, seed=5)]
    decisions: list[str] = []
    while states[-1].actor is not None and len(decisions) < most:
        decisions.append(chance.choice(states[-1].decisions()))
        states.append(states[-1].decide(decisions[-1]))
    players = {states[0].seats[0]: "Anna"}
    return game_file_of(states[0], decisions, states[-1], 5, players), states


async def bring(app: Litestar, data: bytes | str, **query: str) -> httpx.Response:
    return await Caller(app, "").http.post("/api/replay", content=data, params=query)


@pytest.mark.parametrize(("game", "options"), GAMES_TO_TRY)
async def test_a_record_is_shown_as_each_seat_saw_the_game_and_then_whole(
    game: str, options: dict[str, object], app: Litestar
) -> None:
    record, states = played(game, options)
    for seat in (*states[0].seats, "spectator"):
        for data in (to_json(record), to_text(record)):
            reply = await bring(app, data, seat=seat)
            assert reply.status_code == 200, reply.text
            replay = reply.json()
            assert replay["seat"] == seat
            shown = [
                plain(s.view(seat)) if s.result is None else plain(s.revealed()) for s in states
            ]
            views = msgspec.json.decode(msgspec.json.encode(shown))
            assert [replay["start"], *replay["views"]] == views
            events = msgspec.json.decode(
                msgspec.json.encode([plain(s.events(seat)) for s in states[1:]])
            )
            assert [step.get("events", []) for step in replay["steps"]] == events
            assert [step["seat"] for step in replay["steps"]] == [s.actor for s in states[:-1]]
            assert [step["number"] for step in replay["steps"]] == list(range(1, len(states)))
            assert ("revealed" in replay) == (seat == "spectator")
            table = replay["table"]
            assert (table["game"], table["status"]) == (game, "finished")
            assert [one["seat"] for one in table["seats"]] == list(states[0].seats)
            assert [one.get("name") for one in table["seats"]][:2] == ["Anna", None]
            assert (table.get("outcome") is None) == (states[-1].result is None)
    default = (await bring(app, to_json(record))).json()
    assert default["seat"] == "spectator"
    assert len(default["revealed"]) == len(states)


async def test_a_game_of_the_server_comes_back_from_its_record(app: Litestar) -> None:
    people = await come_in(app, "Anna", "Ben")
    info, seats = await set_up(list(people), "undercover", options={"round_cap": 2})
    by_person = {caller.person: caller for caller in people}
    await play_out(info.id, {seat: by_person[who.person] for seat, who in seats.items()})
    text = (await people[0].http.get(f"/api/tables/{info.id}/game-file")).text
    for seat in ("first", "spectator"):
        own = await people[0].get(f"/api/tables/{info.id}/replay", seat=seat)
        brought = (await bring(app, text, seat=seat)).json()
        assert brought["views"] == own["views"]
        assert brought.get("revealed") == own.get("revealed")
        told = [step.get("events") for step in own["steps"]]
        assert [step.get("events") for step in brought["steps"]] == told
        for name in ("outcome", "commitment", "options", "game"):
            assert brought["table"][name] == own["table"][name]
    wrong = msgspec.structs.replace(from_text(text), commitment=commitment(bytes(32)))
    assert problem(await bring(app, to_text(wrong))) == "wrong_secret"


async def test_a_record_of_a_position_and_a_game_that_was_resigned_can_be_shown(
    app: Litestar,
) -> None:
    record, states = played("sleepers", {}, most=9)
    start = next(s for s in reversed(states) if "pending" not in plain(s.position()))
    from_here = GameFile("sleepers", record.rules, (), start=plain(start.position()))
    reply = await bring(app, to_json(from_here))
    assert reply.status_code == 200, reply.text
    assert reply.json()["steps"] == []
    resigned = msgspec.structs.replace(record, ended=Result("white", "resigned"))
    table = (await bring(app, to_json(resigned))).json()["table"]
    assert table["outcome"] == {"winner": "white", "reason": "resigned"}


BAD: dict[str, tuple[bytes, str]] = {
    "nothing": (b"", "bad_game_file"),
    "no_text": (b"\xff\xfe\x00", "bad_game_file"),
    "no_record": (b"Dear house,\nhow are you?\n", "bad_game_file"),
    "no_json": (b'{"game": "sleepers"', "bad_game_file"),
    "deep": (b'{"game":' + b"[" * 50_000, "bad_game_file"),
    "more_fields": (
        b'{"game":"sleepers","rules":"1","decisions":[],"seed":1,"x":1}',
        "bad_game_file",
    ),
    "unknown_game": (b"game: chess\nrules: 1\nseed: 1\n", "unknown_game"),
    "other_rules": (b"game: sleepers\nrules: 0\nseed: 1\n", "other_rules"),
}


@pytest.mark.parametrize(("data", "code"), BAD.values(), ids=BAD.keys())
async def test_what_is_no_record_is_refused_in_one_sentence(
    data: bytes, code: str, app: Litestar
) -> None:
    assert problem(await bring(app, data)) == code


async def test_a_record_that_cannot_be_is_refused_in_one_sentence(app: Litestar) -> None:
    record, states = played("sleepers", {}, most=9)
    change = msgspec.structs.replace
    for wrong, code in (
        (change(record, seed=None), "bad_game_file"),
        (change(record, decisions=(*record.decisions, "dance")), "bad_decision"),
        (change(record, decisions=("stop", *record.decisions)), "illegal_decision"),
        (change(record, decisions=("stop" + " " * 150_000,)), "bad_game_file"),
        (change(record, decisions=("stop",) * (MAX_DECISIONS + 1)), "too_long"),
        (change(record, result=Result("white", "success")), "wrong_result"),
        (change(record, ended=Result("white", "magic")), "bad_game_file"),
        (change(record, ended=Result("nobody", "resigned")), "bad_game_file"),
        (change(record, options={"capture": "all"}), "bad_options"),
        (change(record, secret="x"), "bad_secret"),
        (change(record, seed=None, start={"game": "sleepers"}), "bad_position"),
    ):
        reply = await bring(app, to_json(wrong))
        assert reply.status_code in (400, 413)
        if code in ("bad_secret", "bad_position"):
            problem(reply)
        else:
            assert problem(reply) == code
    assert problem(await bring(app, to_json(record), seat="green")) == "unknown_seat"
    assert states


async def test_a_record_has_a_length_that_can_be_read(app: Litestar) -> None:
    padded = to_json(played("sleepers", {}, most=9)[0])
    fits = padded + b" " * (MAX_GAME_FILE - len(padded))
    assert (await bring(app, fits)).status_code == 200
    reply = await bring(app, fits + b" ")
    assert reply.status_code == 413
    assert problem(reply) == "too_long"
    assert str(MAX_GAME_FILE) in reply.json()["sentence"]


async def test_nothing_of_a_record_is_kept(app: Litestar) -> None:
    before = await contents(app)
    record, _ = played("sleepers", {}, most=9)
    assert (await bring(app, to_json(record))).status_code == 200
    assert await contents(app) == before


async def test_who_plays_does_not_wait_while_a_record_is_played_through(
    app: Litestar, monkeypatch: pytest.MonkeyPatch
) -> None:
    record, _ = played("sarahs_vision", {"players": 2})
    go_on = Event()
    play = replays._played

    def slowly(record: GameFile) -> list[State]:
        assert go_on.wait(60)
        return play(record)

    monkeypatch.setattr(replays, "_played", slowly)
    busy = asyncio.create_task(bring(app, to_json(record)))
    (anna,) = await come_in(app, "Anna")
    for _ in range(5):
        assert (await anna.get("/api/me"))["name"] == "Anna"
    assert not busy.done()
    go_on.set()
    assert (await busy).status_code == 200
    monkeypatch.setattr(replays, "MAX_SECONDS", 0.0)
    assert problem(await bring(app, to_json(record))) == "too_long"


def test_every_game_is_tried() -> None:
    assert {game for game, _ in GAMES_TO_TRY} == set(GAMES)
