"""What is asked for by HTTP: what gets in, and tables from their opening to their replay."""

import asyncio
import re
from collections import Counter
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from litestar import Litestar
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from safehouse.cli import main
from safehouse.engine.dealing import commitment
from safehouse.server.app import create_app
from safehouse.server.guard import HEADERS
from safehouse.server.messages.live import News, Refusal, Signalled
from safehouse.server.refusals import MAX_BODY
from safehouse.server.settings import Settings
from tests.patience import PATIENCE
from tests.server.given import Given
from tests.server.visitor import (
    PHRASE,
    Caller,
    come_in,
    contents,
    on_either_database,
    open_server,
    play_out,
    problem,
    running_server,
    set_up,
    visitors,
)

pytestmark = pytest.mark.anyio


def seat_of(seats: dict[str, Any], who: Caller) -> str:
    return next(seat for seat, caller in seats.items() if caller is who)


async def resign(seats: dict[str, Any], who: Caller, table: str) -> None:
    assert (await who.act(table, seat_of(seats, who), "resign")).status_code == 200


# --- What gets in ---------------------------------------------------------------------------------

WAYS = [
    ("GET", "/", 200),
    ("GET", "/health", 200),
    ("GET", "/ready", 200),
    ("GET", "/metrics", 200),
    ("GET", "/schema/openapi.json", 200),
    ("GET", "/api/about", 200),
    ("GET", "/api/lobby", 200),
    ("GET", "/api/me", 200),
    ("GET", "/api/me/tables", 401),
    ("GET", "/api/tables/nonesuch", 404),
    ("POST", "/api/people", 400),
]
UNKNOWN_WAYS = [
    ("GET", "/nowhere", 404),
    ("GET", "/api/../../etc/passwd", 404),
    ("PUT", "/api/me", 405),
    ("POST", "/api/lobby", 405),
    ("TRACE", "/", 405),
]


@pytest.mark.parametrize(("method", "way", "status"), [*WAYS, *UNKNOWN_WAYS])
async def test_every_answer_has_the_headers_of_a_safe_server(
    method: str, way: str, status: int, app: Litestar
) -> None:
    reply = await Caller(app, "").http.request(method, way)
    assert reply.status_code == status
    assert HEADERS.items() <= dict(reply.headers).items()
    kept = "no-cache" if (method, way) == ("GET", "/") else "no-store"
    assert reply.headers["cache-control"] == kept
    assert "server" not in reply.headers
    assert "access-control-allow-origin" not in reply.headers


@pytest.mark.parametrize(("method", "way", "status"), UNKNOWN_WAYS)
async def test_where_nothing_is_one_sentence_says_so(
    method: str, way: str, status: int, app: Litestar
) -> None:
    reply = await Caller(app, "").http.request(method, way, json={"name": "Anna"})
    assert reply.status_code == status
    assert problem(reply) == {404: "not_found", 405: "not_allowed"}[status]


async def test_what_broke_is_answered_in_one_sentence(
    app: Litestar, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("the cellar is full of water")

    monkeypatch.setattr(app.state.server.listing, "lobby", broken)
    reply = await Caller(app, "").http.get("/api/lobby")
    assert reply.status_code == 500
    assert problem(reply) == "broken"
    assert "cellar" not in reply.text
    assert HEADERS.items() <= dict(reply.headers).items()


FOREIGN = ["https://evil.example", "null", "http://house.evil.example", "http://house:81", "house"]


@pytest.mark.parametrize("origin", FOREIGN)
async def test_a_foreign_page_can_change_nothing(origin: str, app: Litestar) -> None:
    (anna,) = await come_in(app, "Anna")
    before = await contents(app)
    for method, way in (
        ("POST", "/api/people"),
        ("POST", "/api/tables"),
        ("PATCH", "/api/me"),
        ("DELETE", "/api/me"),
        ("POST", "/api/sign-out"),
    ):
        data = {"name": "Anne", "game": "sleepers"}
        reply = await anna.http.request(method, way, json=data, headers={"origin": origin})
        assert reply.status_code == 403
        assert problem(reply) == "foreign_origin"
        assert HEADERS.items() <= dict(reply.headers).items()
    assert await contents(app) == before
    assert (await anna.http.get("/api/me", headers={"origin": origin})).status_code == 200


async def test_own_pages_and_programs_come_in(tmp_path: Path) -> None:
    origins = "https://play.example, https://other.example/"
    async with open_server(tmp_path / "house", origins=origins) as app:
        headers: list[dict[str, str]] = [
            {},
            {"origin": "http://house"},
            {"origin": "https://house"},
            {"origin": "https://play.example"},
            {"origin": "https://other.example"},
        ]
        for header in headers:
            reply = await Caller(app, "").http.post(
                "/api/people", json={"name": "Anna"}, headers=header
            )
            assert reply.status_code == 201, header


async def test_a_foreign_page_opens_no_socket(tmp_path: Path) -> None:
    with running_server(str(tmp_path / "house.sqlite3")) as here:
        async with visitors(here.url, "Anna") as (anna,):
            where = here.url.replace("http", "ws") + "/api/socket"
            key = {"authorization": f"Bearer {anna.key}"}
            with pytest.raises(InvalidStatus) as refused:
                await connect(where, additional_headers={**key, "origin": "https://evil.example"})
            assert refused.value.response.status_code == 403
            own = await connect(where, additional_headers={**key, "origin": here.url})
            assert '"welcome"' in str(await own.recv())
            await own.close()


BAD_BODIES: dict[str, Any] = {
    "nothing": b"",
    "half of it": b'{"name": "An',
    "no JSON": b"name=Anna",
    "not UTF-8": b'{"name": "\xff\xfe"}',
    "a lone half of a letter": b'{"name": "\\ud800"}',
    "a list": b'["Anna"]',
    "null": b"null",
    "a number for a name": b'{"name": 7}',
    "a list for a name": b'{"name": ["Anna"]}',
    "a word for a truth": b'{"name": "Anna", "is_bot": "yes"}',
    "no name": b"{}",
    "a field too many": b'{"name": "Anna", "is_admin": true}',
    "a very deep list": b'{"name": ' + b"[" * 30_000 + b"]" * 30_000 + b"}",
    "a huge number": b'{"name": ' + b"9" * 5_000 + b"}",
    "NaN": b'{"name": NaN}',
}


@pytest.mark.parametrize("name", BAD_BODIES)
async def test_what_is_not_understood_changes_nothing(name: str, app: Litestar) -> None:
    body = BAD_BODIES[name]
    before = await contents(app)
    reply = await Caller(app, "").http.post(
        "/api/people", content=body, headers={"content-type": "application/json"}
    )
    assert reply.status_code == 400, reply.text
    assert problem(reply) == ("bad_name" if name.endswith("for a name") else "bad_request")
    assert await contents(app) == before


@pytest.mark.parametrize("length", [MAX_BODY + 1, 50 * MAX_BODY])
async def test_what_is_too_long_is_not_read(length: int, app: Litestar) -> None:
    async def in_pieces() -> Any:
        for _ in range(0, length, 1024):
            yield b" " * 1024

    for content in (b" " * length, in_pieces()):
        reply = await Caller(app, "").http.post("/api/people", content=content)
        assert reply.status_code == 413
        assert problem(reply) == "too_long"


BAD_TABLES: dict[str, tuple[dict[str, Any], str]] = {
    "no game": ({}, "bad_request"),
    "another game": ({"game": "chess"}, "unknown_game"),
    "an unknown option": ({"game": "sleepers", "options": {"speed": 9}}, "bad_options"),
    "options that are none": ({"game": "sleepers", "options": [1]}, "bad_options"),
    "an unknown seat": ({"game": "sleepers", "seat": "green"}, "unknown_seat"),
    "an unknown player": ({"game": "sleepers", "players": ["deepblue"]}, "unknown_player"),
    "too many players": ({"game": "sleepers", "players": ["level1"] * 2}, "too_many"),
    "far too many players": ({"game": "sleepers", "players": ["level1"] * 99}, "bad_request"),
    "too many guests": ({"game": "sleepers", "guests": ["B", "C"]}, "too_many"),
    "a clock without time": (
        {"game": "sleepers", "clock": {"type": "fischer", "seconds": 0}},
        "bad_clock",
    ),
    "an endless clock": (
        {"game": "sleepers", "clock": {"type": "fischer", "seconds": 10**9}},
        "bad_clock",
    ),
    "no clock at all": ({"game": "sleepers", "clock": {"type": "sundial"}}, "bad_clock"),
    "rated with a computer": (
        {"game": "sleepers", "players": ["level1"], "rated": True},
        "not_rated",
    ),
    "rated on one device": ({"game": "sleepers", "guests": ["B"], "rated": True}, "not_rated"),
    "rated together": ({"game": "sarahs_vision", "rated": True}, "not_rated"),
    "its own secret": ({"game": "sleepers", "secret": "00" * 32}, "bad_request"),
}


@pytest.mark.parametrize(("asked", "code"), BAD_TABLES.values(), ids=BAD_TABLES.keys())
async def test_a_table_that_cannot_be_is_refused(
    asked: dict[str, Any], code: str, app: Litestar
) -> None:
    (anna,) = await come_in(app, "Anna")
    before = await contents(app)
    assert await anna.refused("POST", "/api/tables", **asked) == code
    assert await contents(app) == before


async def test_one_address_cannot_ask_too_much(tmp_path: Path) -> None:
    async with open_server(tmp_path / "house", rate=1.0) as app:
        here, elsewhere = Caller(app, ""), Caller(app, "", address="10.0.0.2")
        replies = [await here.http.get("/health") for _ in range(20)]
        assert [reply.status_code for reply in replies[:10]] == [200] * 10
        refused = next(reply for reply in replies if reply.status_code != 200)
        assert refused.status_code == 429
        assert problem(refused) == "too_fast"
        assert HEADERS.items() <= dict(refused.headers).items()
        assert (await elsewhere.http.get("/health")).status_code == 200


async def test_one_person_cannot_ask_too_much_from_many_addresses(tmp_path: Path) -> None:
    async with open_server(tmp_path / "house", rate=1.0) as app:
        anna = await Caller(app, "Anna").enter()
        codes = Counter[str]()
        for number in range(20):
            caller = Caller(app, "", address=f"10.0.1.{number}")
            caller.http.headers["authorization"] = f"Bearer {anna.key}"
            codes[problem(await caller.act("nonesuch", "white", "resign"))] += 1
        assert codes["no_such_table"] >= 10
        assert codes["too_fast"] >= 5
        ben = await Caller(app, "Ben", address="10.0.2.1").enter()
        assert isinstance(ben, Caller)
        assert problem(await ben.act("nonesuch", "white", "resign")) == "no_such_table"


async def test_passphrases_cannot_be_guessed_quickly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("safehouse.server.limits.time", mock.Mock(monotonic=lambda: 1.0))
    async with open_server(tmp_path / "house", rate=4.0) as app:
        guess = {"name": "Anna", "passphrase": PHRASE}
        stranger = Caller(app, "")
        codes = [await stranger.refused("POST", "/api/sign-in", **guess) for _ in range(4)]
        assert codes[0] == "wrong_passphrase"
        assert "too_fast" in codes[1:3]


async def test_a_slow_server_still_lets_people_sign_in(tmp_path: Path) -> None:
    async with open_server(tmp_path / "house", rate=0.5) as app:
        guess = {"name": "Anna", "passphrase": PHRASE}
        # Coming to the door costs as well, so a moment has to pass.
        stranger = Caller(app, "")
        for _ in range(10):
            code = await stranger.refused("POST", "/api/sign-in", **guess)
            if code == "wrong_passphrase":
                return
            await asyncio.sleep(0.5)
        pytest.fail("Nobody can sign in.")


# --- What there is to play ------------------------------------------------------------------------


async def test_the_server_says_what_there_is_to_play_and_how_strong_its_players_are(
    app: Litestar,
) -> None:
    said = await Caller(app, "").get("/api/about")
    assert [game["name"] for game in said["games"]] == ["sleepers", "undercover", "sarahs_vision"]
    assert [player["player"] for player in said["players"]] == [f"level{n}" for n in range(1, 7)]
    for player in said["players"]:
        assert player["names"].keys() >= {"en", "de", "fr"}
    # How strong the last one is depends on how fast the server is.
    for game in ("sleepers", "undercover"):
        ratings = [player["ratings"][game] for player in said["players"][:5]]
        assert ratings == sorted(ratings)
    assert "hello" in said["signals"]


# --- Tables ---------------------------------------------------------------------------------------


@on_either_database
async def test_the_lobby_shows_what_is_open_and_hides_what_is_private(app: Litestar) -> None:
    anna, ben = await come_in(app, "Anna", "Ben")
    shown = await anna.post("/api/tables", game="sleepers", seat="white")
    hidden = await anna.post("/api/tables", game="sleepers", private=True)
    lobby = await Caller(app, "").get("/api/lobby")
    assert [table["id"] for table in lobby["open"]] == [shown["id"]]
    assert lobby["running"] == []
    assert shown["seats"] == [
        {"seat": "white", "name": "Anna", "person": anna.person},
        {"seat": "black"},
    ]

    joined = await ben.post(f"/api/tables/{hidden['id']}/join")

    assert joined["status"] == "running"
    await ben.post(f"/api/tables/{shown['id']}/join", seat="black")
    lobby = await anna.get("/api/lobby")
    assert lobby["open"] == []
    assert [table["id"] for table in lobby["running"]] == [shown["id"]]


async def test_a_table_opened_while_the_lobby_is_read_is_not_missing_from_then_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_server(tmp_path / "house.db") as app:
        (anna,) = await come_in(app, "Anna")
        storage = app.state.server.storage
        read = storage.tables.with_status
        opened: list[dict[str, Any]] = []

        async def slowly(status: str, **which: Any) -> Any:
            rows = await read(status, **which)
            if not opened:
                opened.append(await anna.post("/api/tables", game="sleepers"))
            return rows

        monkeypatch.setattr(storage.tables, "with_status", slowly)
        assert (await anna.get("/api/lobby"))["open"] == []
        assert [table["id"] for table in (await anna.get("/api/lobby"))["open"]] == [
            opened[0]["id"]
        ]


async def test_a_table_shows_the_hash_of_its_secret_and_not_the_secret(tmp_path: Path) -> None:
    secret = bytes(range(32))
    settings = Settings(database=str(tmp_path / "house"))
    app = create_app(settings, Given(new_secret=lambda: secret))
    async with app.lifespan():
        anna, ben = await come_in(app, "Anna", "Ben")
        info, seats = await set_up([anna, ben])
        assert info.commitment == commitment(secret)
        ways = [f"/api/tables/{info.id}", f"/api/tables/{info.id}/scene", "/api/me/data"]
        ways += ["/api/lobby", "/api/me/tables", f"/api/tables/{info.id}/game-file"]
        for way in ways:
            assert secret.hex() not in (await anna.http.get(way)).text
        await resign(seats, anna, info.id)
        assert secret.hex() in (await ben.http.get(f"/api/tables/{info.id}/game-file")).text


@on_either_database
async def test_a_seat_goes_to_one_of_many_who_want_it(app: Litestar) -> None:
    host, *crowd = await come_in(app, "Host", *(f"Guest {n}" for n in range(30)))
    table = await host.post("/api/tables", game="sleepers")
    replies = await asyncio.gather(
        *(guest.http.post(f"/api/tables/{table['id']}/join", json={}) for guest in crowd)
    )
    won = [guest for guest, reply in zip(crowd, replies, strict=True) if reply.status_code == 200]
    assert len(won) == 1
    lost = [reply for reply in replies if reply.status_code != 200]
    assert {problem(reply) for reply in lost} <= {"seat_taken", "not_open"}
    assert {reply.status_code for reply in lost} == {409}
    info = await host.get(f"/api/tables/{table['id']}")
    assert {seat["person"] for seat in info["seats"]} == {host.person, won[0].person}
    assert info["status"] == "running"


@on_either_database
async def test_one_person_takes_one_seat_however_often_they_ask(app: Litestar) -> None:
    host, ben = await come_in(app, "Host", "Ben")
    options = {"players": 3}
    table = await host.post("/api/tables", game="undercover", options=options)
    replies = await asyncio.gather(
        *(ben.http.post(f"/api/tables/{table['id']}/join", json={}) for _ in range(5))
    )
    assert [reply.status_code for reply in replies].count(200) == 1
    info = await host.get(f"/api/tables/{table['id']}")
    assert [seat.get("person") for seat in info["seats"]].count(ben.person) == 1


async def test_a_quick_match_brings_two_together(app: Litestar) -> None:
    anna, ben, cleo = await come_in(app, "Anna", "Ben", "Cleo")
    waiting = await anna.post("/api/quick-match", game="sleepers")
    assert waiting["status"] == "open"
    other = await cleo.post("/api/quick-match", game="undercover")
    rated = await cleo.post("/api/quick-match", game="sleepers", rated=True)
    assert len({waiting["id"], other["id"], rated["id"]}) == 3
    matched = await ben.post("/api/quick-match", game="sleepers")
    assert matched["id"] == waiting["id"]
    assert matched["status"] == "running"
    assert await anna.refused("POST", "/api/quick-match", game="chess") == "unknown_game"


async def test_who_waits_for_a_quick_match_waits_at_one_table(app: Litestar) -> None:
    (anna,) = await come_in(app, "Anna")
    tables = {(await anna.post("/api/quick-match", game="sleepers"))["id"] for _ in range(3)}
    assert len(tables) == 1


@on_either_database
async def test_a_quick_match_leaves_nobody_waiting_beside_another(app: Litestar) -> None:
    crowd = await come_in(app, *(f"Guest {n}" for n in range(10)))
    await asyncio.gather(*(guest.post("/api/quick-match", game="sleepers") for guest in crowd))
    await asyncio.sleep(0.1)
    lobby = await crowd[0].get("/api/lobby")
    assert len(lobby["open"]) <= 1


async def test_who_is_matched_is_matched_once(app: Litestar) -> None:
    host, *crowd = await come_in(app, "Host", *(f"Guest {n}" for n in range(12)))
    waiting = await host.post("/api/quick-match", game="sleepers")
    tables = await asyncio.gather(
        *(guest.post("/api/quick-match", game="sleepers") for guest in crowd)
    )
    assert [table["id"] for table in tables].count(waiting["id"]) == 1
    for table in tables:
        info = await host.get(f"/api/tables/{table['id']}")
        sitting = [seat["person"] for seat in info["seats"] if seat.get("person")]
        assert len(set(sitting)) == len(sitting)
        assert info["status"] == ("running" if len(sitting) == 2 else "open")


async def test_a_table_with_computers_begins_at_once(app: Litestar) -> None:
    (anna,) = await come_in(app, "Anna")
    info = await anna.post("/api/tables", game="sleepers", players=["level1"], seat="black")
    assert info["status"] == "running"
    assert info["seats"][0] == {"seat": "white", "name": "level1", "player": "level1"}
    async with asyncio.timeout(PATIENCE):
        scene = {"to_act": "white"}
        while scene["to_act"] == "white":
            await asyncio.sleep(0.1)
            scene = await anna.get(f"/api/tables/{info['id']}/scene", seat="black")
    assert scene["decisions"]


async def test_friends_on_one_device_are_all_looked_after_by_the_host(app: Litestar) -> None:
    anna, ben = await come_in(app, "Anna", "Ben")
    info, _ = await set_up([anna], "undercover", options={"players": 3}, guests=["Cleo", "Dan"])
    assert info.status == "running"
    assert sorted(str(seat.name) for seat in info.seats) == ["Anna", "Cleo", "Dan"]
    assert {seat.person for seat in info.seats} == {anna.person}
    seats = {seat.seat: anna for seat in info.seats}
    seen = await play_out(info.id, seats, most=12)
    assert len(seen) == 12
    for seat in seats:
        where = f"/api/tables/{info.id}/scene?seat={seat}"
        assert await ben.refused("GET", where) == "not_your_seat"
        assert problem(await ben.act(info.id, seat, "resign")) == "not_your_seat"


async def test_a_spectator_sees_the_table_and_no_seat(app: Litestar) -> None:
    anna, ben, cleo = await come_in(app, "Anna", "Ben", "Cleo")
    info, seats = await set_up([anna, ben])
    scene = await cleo.get(f"/api/tables/{info.id}/scene")
    assert scene["number"] == 0
    assert not scene.get("decisions")
    for seat in ("white", "black", "green", "Spectator", ""):
        where = f"/api/tables/{info.id}/scene?seat={seat}"
        assert await cleo.refused("GET", where) == "not_your_seat"
    where = f"/api/tables/{info.id}/scene?seat={seat_of(seats, ben)}"
    assert await anna.refused("GET", where) == "not_your_seat"
    for type in ("resign", "offer_draw", "ask_pause", "resume", "ask_abort"):
        for seat in ("white", "black", "spectator"):
            assert problem(await cleo.act(info.id, seat, type)) == "not_your_seat"
    decide = {"number": 0, "decision": "pass"}
    assert problem(await cleo.act(info.id, "white", "decide", **decide)) == "not_your_seat"
    assert (await cleo.get(f"/api/tables/{info.id}/scene")) == scene


@on_either_database
async def test_who_leaves_makes_room_and_a_host_who_leaves_closes(app: Litestar) -> None:
    anna, ben, cleo = await come_in(app, "Anna", "Ben", "Cleo")
    table = await anna.post("/api/tables", game="undercover", options={"players": 3})
    here = f"/api/tables/{table['id']}"
    await ben.post(f"{here}/join")
    info = await ben.post(f"{here}/leave")
    assert [seat.get("person") for seat in info["seats"]].count(None) == 2
    await ben.post(f"{here}/join")
    closed = await anna.post(f"{here}/leave")
    assert closed["status"] == "closed"
    assert await cleo.refused("POST", f"{here}/join") == "not_open"
    assert await anna.refused("POST", f"{here}/leave") == "not_open"
    assert (await anna.get("/api/lobby"))["open"] == []
    assert await anna.refused("GET", f"{here}/scene") == "not_begun"


async def test_who_has_begun_cannot_just_leave(app: Litestar) -> None:
    anna, ben = await come_in(app, "Anna", "Ben")
    info, _ = await set_up([anna, ben])
    assert await ben.refused("POST", f"/api/tables/{info.id}/leave") == "not_open"
    assert await anna.refused("POST", f"/api/tables/{info.id}/leave") == "not_open"
    assert (await anna.get(f"/api/tables/{info.id}"))["status"] == "running"


async def test_colours_are_drawn_or_chosen_and_not_both_R7(app: Litestar) -> None:
    (anna,) = await come_in(app, "Anna")
    chosen = await anna.post("/api/tables", game="sleepers", seat="black")
    assert chosen["options"]["first_player"] == "chosen"
    drawn = {"game": "sleepers", "options": {"first_player": "random"}}
    answer = await anna.refused("POST", "/api/tables", seat="black", **drawn)
    assert answer == "contradictory_options"
    random_index = mock.Mock(return_value=1)
    app.state.server.seating._sources.random_index = random_index
    table = await anna.post("/api/tables", **drawn)
    assert [seat["seat"] for seat in table["seats"] if "person" in seat] == ["black"]
    random_index.assert_called_once_with(2)
    undecided = {"game": "sleepers", "options": {"first_player": "chosen"}}
    assert await anna.refused("POST", "/api/tables", **undecided) == "choose_a_seat"
    table = await anna.post("/api/tables", seat="white", **undecided)
    assert [seat["seat"] for seat in table["seats"] if "person" in seat] == ["white"]
    random_index.assert_called_once_with(2)
    (info,) = [
        game for game in (await anna.get("/api/about"))["games"] if game["name"] == "sleepers"
    ]
    assert info["seats_by_choice"] == {"first_player": "chosen"}


async def test_a_seat_can_be_chosen_and_is_taken_once(app: Litestar) -> None:
    anna, ben = await come_in(app, "Anna", "Ben")
    table = await anna.post("/api/tables", game="sleepers", seat="black")
    here = f"/api/tables/{table['id']}/join"
    assert await ben.refused("POST", here, seat="black") == "seat_taken"
    assert await ben.refused("POST", here, seat="green") == "seat_taken"
    assert await anna.refused("POST", here) == "sits_already"
    assert (await ben.post(here, seat="white"))["status"] == "running"
    assert await ben.refused("POST", "/api/tables/nonesuch/join") == "no_such_table"


# --- Playing --------------------------------------------------------------------------------------


async def test_a_game_is_paused_by_both_resumed_by_one_and_resigned(app: Litestar) -> None:
    anna, ben = await come_in(app, "Anna", "Ben")
    info, seats = await set_up([anna, ben])
    first = await anna.act(info.id, seat_of(seats, anna), "ask_pause")
    assert first.json() == {
        "type": "done",
        "id": first.json()["id"],
        "table": info.id,
        "number": 1,
    }
    second = await ben.act(info.id, seat_of(seats, ben), "ask_pause")
    assert second.status_code == 200
    scene = await anna.get(f"/api/tables/{info.id}/scene", seat=seat_of(seats, anna))
    assert scene["paused"] is True
    assert not scene.get("decisions")
    assert (await ben.act(info.id, seat_of(seats, ben), "resume")).status_code == 200
    assert problem(await ben.act(info.id, seat_of(seats, ben), "resume", id="x")) == "not_paused"
    scene = await anna.get(f"/api/tables/{info.id}/scene")
    assert not scene.get("paused")
    await resign(seats, ben, info.id)
    table = await anna.get(f"/api/tables/{info.id}")
    assert table["outcome"] == {"winner": seat_of(seats, anna), "reason": "resigned"}
    late = await anna.act(info.id, seat_of(seats, anna), "resign")
    assert problem(late) == "game_over"


async def test_a_draw_is_refused_where_there_is_none_and_agreed_where_there_is(
    app: Litestar,
) -> None:
    anna, ben = await come_in(app, "Anna", "Ben")
    for game in (await anna.get("/api/about"))["games"]:
        if game["is_cooperative"]:
            continue
        info, seats = await set_up([anna, ben], game["name"])
        mine, theirs = seat_of(seats, anna), seat_of(seats, ben)
        offer = await anna.act(info.id, mine, "offer_draw")
        if not game["has_draws"]:
            assert problem(offer) == "no_draws"
            continue
        assert (await ben.get(f"/api/tables/{info.id}/scene"))["draw_offers"] == [mine]
        assert problem(await anna.act(info.id, mine, "offer_draw", id="2")) == "asked_already"
        assert (await ben.act(info.id, theirs, "offer_draw")).status_code == 200
        outcome = (await ben.get(f"/api/tables/{info.id}"))["outcome"]
        assert outcome == {"winner": None, "reason": "agreed"}


async def test_a_game_that_has_hardly_begun_is_aborted_alone(app: Litestar) -> None:
    anna, ben = await come_in(app, "Anna", "Ben")
    info, seats = await set_up([anna, ben], rated=True)
    assert (await anna.act(info.id, seat_of(seats, anna), "ask_abort")).status_code == 200
    table = await anna.get(f"/api/tables/{info.id}")
    assert table["outcome"] == {"winner": None, "reason": "aborted"}
    assert not (await anna.get("/api/me")).get("ratings")


async def test_a_decision_that_cannot_be_made_changes_nothing(app: Litestar) -> None:
    anna, ben = await come_in(app, "Anna", "Ben")
    info, seats = await set_up([anna, ben])
    white, black = seats["white"], seats["black"]
    assert isinstance(white, Caller)
    assert isinstance(black, Caller)
    right = (await white.get(f"/api/tables/{info.id}/scene", seat="white"))["decisions"][0]
    before = await contents(app)
    for what, code in (
        ({"decision": "nonsense", "number": 0}, None),
        ({"decision": right + " twice", "number": 0}, None),
        ({"decision": right, "number": 1}, "out_of_date"),
        ({"decision": right, "number": -1}, "bad_request"),
        ({"decision": right, "number": "none"}, "bad_request"),
        ({"decision": [right], "number": 0}, "bad_request"),
        ({"decision": right, "number": 0.5}, "bad_request"),
        ({"decision": "", "number": 0}, "bad_request"),
        ({"decision": "x" * 201, "number": 0}, "bad_request"),
        ({"decision": right}, "bad_request"),
    ):
        got = problem(await white.act(info.id, "white", "decide", **what))
        assert got == code or code is None
    turn = {"number": 0, "decision": right}
    assert problem(await black.act(info.id, "black", "decide", **turn)) == "not_your_turn"
    assert problem(await black.act(info.id, "white", "decide", **turn)) == "not_your_seat"
    assert problem(await white.act("nonesuch", "white", "decide", **turn)) == "no_such_table"
    assert await contents(app) == before
    assert (await white.act(info.id, "white", "decide", **turn)).json()["number"] == 1
    # What comes again under the same name is answered again, and not done again.
    assert (await white.act(info.id, "white", "decide", **turn)).json()["number"] == 1
    again = await white.act(info.id, "white", "decide", id="another", **turn)
    assert problem(again) == "out_of_date"
    # Others may use the same names.
    answer = (await black.get(f"/api/tables/{info.id}/scene", seat="black"))["decisions"][0]
    done = await black.act(info.id, "black", "decide", id="decide-white", number=1, decision=answer)
    assert done.json()["number"] == 2


async def test_signals_are_heard_at_the_table_and_given_by_players_alone(tmp_path: Path) -> None:
    with running_server(str(tmp_path / "house.sqlite3")) as here:
        async with visitors(here.url, "Anna", "Ben", "Cleo") as people:
            anna, ben, cleo = people
            info, seats = await set_up([anna, ben])
            mine = next(seat for seat, who in seats.items() if who is anna)
            for visitor in people:
                await visitor.say(type="watch", table=info.id)
                await visitor.hear_of(News)
            await anna.say(type="say", table=info.id, signal="well_played")
            for visitor in (ben, cleo):
                heard = await visitor.hear_of(Signalled)
                assert heard == Signalled(info.id, mine, "well_played")
            await cleo.say(type="say", table=info.id, signal="hello")
            assert (await cleo.hear_of(Refusal)).code == "not_your_seat"
            await anna.say(type="say", table=info.id, signal="you fool")
            assert (await anna.hear_of(Refusal)).code == "bad_message"


# --- After the game -------------------------------------------------------------------------------


@on_either_database
async def test_a_rematch_passes_the_seats_on_to_the_same_people(app: Litestar) -> None:
    anna, ben, cleo = await come_in(app, "Anna", "Ben", "Cleo")
    clock = {"type": "fischer", "seconds": 300, "increment": 5}
    info, seats = await set_up([anna, ben], clock=clock)
    again = f"/api/tables/{info.id}/rematch"
    assert await anna.refused("POST", again) == "still_running"
    await resign(seats, anna, info.id)
    assert await cleo.refused("POST", again) == "not_yours"
    asked = await anna.post(again)
    assert asked["status"] == "open"
    assert asked["clock"] == clock
    assert (await ben.get(f"/api/tables/{info.id}"))["rematch"] == asked["id"]
    assert (await anna.post(again))["id"] == asked["id"]
    joined = await ben.post(again)
    assert joined["id"] == asked["id"]
    assert joined["status"] == "running"
    assert joined["commitment"] != info.commitment
    after = {seat["seat"]: seat["person"] for seat in joined["seats"]}
    assert after == {
        seat_of(seats, anna): ben.person,
        seat_of(seats, ben): anna.person,
    }
    assert (await ben.post(again))["id"] == asked["id"]


@on_either_database
async def test_two_who_ask_for_a_rematch_at_once_meet(app: Litestar) -> None:
    anna, ben = await come_in(app, "Anna", "Ben")
    info, seats = await set_up([anna, ben])
    await resign(seats, anna, info.id)
    again = f"/api/tables/{info.id}/rematch"
    answers = await asyncio.gather(anna.post(again), ben.post(again))
    assert answers[0]["id"] == answers[1]["id"]
    table = await anna.get(f"/api/tables/{answers[0]['id']}")
    assert table["status"] == "running"
    assert {seat["person"] for seat in table["seats"]} == {anna.person, ben.person}


async def test_a_rematch_against_a_computer_begins_at_once(app: Litestar) -> None:
    (anna,) = await come_in(app, "Anna")
    info = await anna.post("/api/tables", game="sleepers", players=["level1"], seat="white")
    assert (await anna.act(info["id"], "white", "resign")).status_code == 200
    again = await anna.post(f"/api/tables/{info['id']}/rematch")
    assert again["status"] == "running"
    assert [seat.get("player") for seat in again["seats"]] == ["level1", None]


async def test_a_rematch_that_was_called_off_can_be_asked_for_again(app: Litestar) -> None:
    anna, ben = await come_in(app, "Anna", "Ben")
    info, seats = await set_up([anna, ben])
    await resign(seats, anna, info.id)
    first = await anna.post(f"/api/tables/{info.id}/rematch")
    await anna.post(f"/api/tables/{first['id']}/leave")
    second = await ben.post(f"/api/tables/{info.id}/rematch")
    assert second["status"] == "open"


async def test_nobody_else_takes_a_seat_of_a_rematch(app: Litestar) -> None:
    anna, ben, cleo = await come_in(app, "Anna", "Ben", "Cleo")
    info, seats = await set_up([anna, ben])
    await resign(seats, anna, info.id)
    await anna.post(f"/api/tables/{info.id}/rematch")
    again = (await cleo.get(f"/api/tables/{info.id}"))["rematch"]
    await cleo.refused("POST", f"/api/tables/{again}/join")


async def test_a_rematch_is_offered_and_can_be_declined_or_called_off(app: Litestar) -> None:
    anna, ben, cleo = await come_in(app, "Anna", "Ben", "Cleo")
    info, seats = await set_up([anna, ben])
    way = f"/api/tables/{info.id}"
    await resign(seats, anna, info.id)
    assert await ben.refused("DELETE", f"{way}/rematch") == "nothing_asked"
    asked = await anna.post(f"{way}/rematch")
    offer = (await ben.get(way))["rematch_offer"]
    assert offer == {"table": asked["id"], "status": "open", "accepted": [seat_of(seats, anna)]}
    # Everybody sees for whom the free seat is kept.
    assert [seat.get("reserved") for seat in asked["seats"] if "name" not in seat] == [ben.person]
    assert await cleo.refused("DELETE", f"{way}/rematch") == "not_yours"
    declined = (await ben.http.delete(f"{way}/rematch")).json()
    assert declined["rematch_offer"]["status"] == "closed"
    assert (await anna.get(f"/api/tables/{asked['id']}"))["status"] == "closed"
    again = await ben.post(f"{way}/rematch")
    assert again["id"] != asked["id"]
    assert (await ben.http.delete(f"{way}/rematch")).status_code == 200
    await ben.post(f"{way}/rematch")
    accepted = await anna.post(f"{way}/rematch")
    offer = (await anna.get(way))["rematch_offer"]
    assert offer["status"] == accepted["status"] == "running"
    assert sorted(offer["accepted"]) == ["black", "white"]


@pytest.mark.parametrize("asks_first", ["loser", "winner"])
@pytest.mark.parametrize("keeps", [True, False])
async def test_the_loser_chooses_the_colour_of_a_rematch_R7(
    asks_first: str, keeps: bool, app: Litestar
) -> None:
    anna, ben = await come_in(app, "Anna", "Ben")
    info, seats = await set_up([anna, ben])
    await resign(seats, anna, info.id)
    again = f"/api/tables/{info.id}/rematch"
    mine, other = seat_of(seats, anna), seat_of(seats, ben)
    wanted = mine if keeps else other
    assert await ben.refused("POST", f"{again}?seat={mine}") == "not_yours"
    assert await anna.refused("POST", f"{again}?seat=purple") == "unknown_seat"
    for person in [anna, ben] if asks_first == "loser" else [ben, anna]:
        last = await person.post(f"{again}?seat={wanted}" if person is anna else again)
    assert last["status"] == "running"
    assert {seat["seat"]: seat["person"] for seat in last["seats"]} == {
        wanted: anna.person,
        other if keeps else mine: ben.person,
    }


@on_either_database
async def test_finished_games_are_listed_for_all_unless_they_are_private(app: Litestar) -> None:
    anna, ben, cleo = await come_in(app, "Anna", "Ben", "Cleo")
    tables = []
    for private in (False, True, False):
        info, seats = await set_up([anna, ben], private=private)
        await resign(seats, ben, info.id)
        tables.append(await anna.get(f"/api/tables/{info.id}"))
        await asyncio.sleep(0.002)
    listed = (await Caller(app, "").get("/api/finished"))["tables"]
    assert listed == [tables[2], tables[0]]
    before = (await cleo.get("/api/finished", before=tables[2]["opened"]))["tables"]
    assert before == [tables[0]]
    mine = (await anna.get("/api/me/tables", status="finished"))["tables"]
    assert mine == tables[::-1]
    assert (await cleo.get("/api/me/tables", status="finished"))["tables"] == []
    assert (await anna.get("/api/me/tables"))["tables"] == []


@pytest.mark.parametrize("game", ["sleepers", "undercover", "sarahs_vision"])
async def test_a_replay_shows_what_each_seat_saw_and_then_everything(
    game: str, app: Litestar, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    anna, ben, cleo = await come_in(app, "Anna", "Ben", "Cleo")
    info, seats = await set_up([anna, ben], game)
    here = f"/api/tables/{info.id}"
    for way in ("replay", "replay?seat=spectator", "game-file"):
        for caller in (anna, cleo):
            assert await caller.refused("GET", f"{here}/{way}") == "still_running"
    looking: dict[str, Any] = {**seats, "spectator": cleo}
    seen = await play_out(info.id, looking)
    assert (await anna.get(here))["status"] == "finished"

    for seat in looking:
        replay = await cleo.get(f"{here}/replay", seat=seat)
        views = [replay["start"], *replay["views"]]
        assert views == [moment[seat] for moment in seen]
        assert len(replay["steps"]) == len(replay["views"])
        assert ("revealed" in replay) == (seat == "spectator")
    revealed = (await cleo.get(f"{here}/replay"))["revealed"]
    assert len(revealed) == len(seen)
    assert await cleo.refused("GET", f"{here}/replay?seat=green") == "unknown_seat"

    record = await cleo.http.get(f"{here}/game-file")
    assert record.headers["content-type"].startswith("text/plain")
    file = tmp_path / "record.txt"
    file.write_bytes(record.content)
    assert main(["replay", str(file), "--verify", "--hash", info.commitment]) == 0
    assert "Verified" in capsys.readouterr().out
    forged = re.sub(
        r"(?m)^(secret: )(.)", lambda m: m[1] + ("1" if m[2] == "0" else "0"), record.text
    )
    assert forged != record.text
    file.write_text(forged)
    assert main(["replay", str(file), "--verify"]) == 2


async def test_a_replay_of_a_resigned_game_ends_where_it_was_resigned(app: Litestar) -> None:
    anna, ben = await come_in(app, "Anna", "Ben")
    info, seats = await set_up([anna, ben])
    callers: dict[str, Any] = dict(seats)
    await play_out(info.id, callers, most=5)
    await resign(seats, anna, info.id)
    replay = await ben.get(f"/api/tables/{info.id}/replay")
    assert [step["did"] for step in replay["steps"]] == ["decided"] * 5 + ["resigned"]
    assert replay["table"]["outcome"]["reason"] == "resigned"
    seen = await ben.get(f"/api/tables/{info.id}/replay", seat="white")
    assert seen["views"][-1] == replay["views"][-1]
    assert isinstance(seen["views"][-2]["hands"]["black"], int)
    assert isinstance(seen["views"][-1]["hands"]["black"], list)


# --- Ratings --------------------------------------------------------------------------------------


@on_either_database
async def test_ratings_change_after_a_rated_game_between_people(app: Litestar) -> None:
    anna, ben = await come_in(app, "Anna", "Ben")
    info, seats = await set_up([anna, ben], rated=True)
    assert info.rated
    await resign(seats, ben, info.id)
    (won,) = (await anna.get("/api/me"))["ratings"]
    (lost,) = (await anna.get(f"/api/people/{ben.person}"))["ratings"]
    assert won["kind"] == lost["kind"] == "sleepers"
    assert won["games"] == lost["games"] == 1
    assert won["value"] > 1500 > lost["value"]
    assert won["uncertainty"] < 350
    info, seats = await set_up([anna, ben], rated=True)
    await resign(seats, anna, info.id)
    (after,) = (await anna.get("/api/me"))["ratings"]
    assert after["games"] == 2
    assert after["value"] < won["value"]


async def test_ratings_do_not_change_otherwise(app: Litestar) -> None:
    anna, ben = await come_in(app, "Anna", "Ben")
    robot = await Caller(app, "Robot", is_bot=True).enter()
    assert isinstance(robot, Caller)
    friendly, seats = await set_up([anna, ben])
    await resign(seats, ben, friendly.id)
    aborted, seats = await set_up([anna, ben], rated=True)
    await anna.act(aborted.id, seat_of(seats, anna), "ask_abort")
    computer = await anna.post("/api/tables", game="sleepers", players=["level1"], seat="white")
    await anna.act(computer["id"], "white", "resign")
    at_home = await anna.post("/api/tables", game="sleepers", guests=["Ben"])
    await anna.act(at_home["id"], "white", "resign")
    assert await robot.refused("POST", "/api/tables", game="sleepers", rated=True) == "not_rated"
    rated = await anna.post("/api/tables", game="sleepers", rated=True)
    assert await robot.refused("POST", f"/api/tables/{rated['id']}/join") == "not_rated"
    for caller in (anna, ben, robot):
        assert not (await caller.get("/api/me")).get("ratings")
    assert not [line for line in await contents(app) if line.startswith("ratings:")]


async def test_nobody_brings_a_computer_player_that_thinks_for_ever(app: Litestar) -> None:
    (anna,) = await come_in(app, "Anna")
    reply = await anna.http.post(
        "/api/tables", json={"game": "sleepers", "players": ["ismcts:99s"]}
    )
    assert problem(reply) == "unknown_player"
    assert (await anna.http.get("/api/me/tables")).json()["tables"] == []
