"""Who comes in: guests, accounts, their keys and cookies, and what becomes of those who go."""

import asyncio
import re
import unicodedata
from pathlib import Path

import pytest
from litestar import Litestar

from safehouse.games.errors import Refused
from safehouse.server.people import clean_name, name_key
from safehouse.server.rebuild import rebuild
from tests.patience import PATIENCE
from tests.server.visitor import (
    PHRASE,
    Caller,
    ConnectionClosed,
    come_in,
    contents,
    on_either_database,
    open_server,
    problem,
    running_server,
    set_up,
    visitors,
)

pytestmark = pytest.mark.anyio


# --- Guests ---------------------------------------------------------------------------------------


async def test_a_guest_needs_nothing_but_a_name(app: Litestar) -> None:
    (anna,) = await come_in(app, "Anna")
    me = await anna.get("/api/me")
    assert me == {"id": anna.person, "name": "Anna", "is_bot": False, "is_guest": True}
    assert await anna.get(f"/api/people/{anna.person}") == me


async def test_many_guests_may_have_the_same_name(app: Litestar) -> None:
    anna, other = await come_in(app, "Anna", "Anna")
    assert anna.person != other.person


async def test_who_has_not_come_in_is_known_to_nobody(app: Litestar) -> None:
    stranger = Caller(app, "Anna")
    assert await stranger.get("/api/me") is None
    assert await stranger.refused("POST", "/api/tables", game="sleepers") == "not_signed_in"
    for wrong in ("Bearer nonsense", "Bearer ", "Basic QTpi", "Bearer " + "x" * 5000):
        reply = await stranger.http.get("/api/me", headers={"authorization": wrong})
        assert reply.status_code == 401
        assert problem(reply) == "not_signed_in"
    assert await stranger.refused("GET", "/api/people/nobody") == "no_such_person"


BAD_NAMES = {
    "empty": "",
    "spaces": " \t\u00a0\u3000 ",
    "too long": "x" * 31,
    "too long when composed": "\u0958" * 16,
    "zero byte": "An\x00na",
    "escape": "\x1b[31mAnna",
    "new line within": "An\x85na\x07",
    "delete": "Anna\x7f",
    "zero-width space": "An\u200bna",
    "zero-width joiner": "An\u200dna",
    "word joiner": "\u2060Anna",
    "byte order mark": "\ufeffAnna",
    "soft hyphen": "An\u00adna",
    "from right to left": "\u202eannA",
    "tag letters": "Anna\U000e0041",
    "private use": "\ue000",
    "Hangul filler": "\u3164",
    "Hangul filler within": "An\u115fna",
    "blank Braille": "\u2800\u2800",
    "grapheme joiner": "Anna\u034f",
    "nothing but an accent": "\u0301",
}


@pytest.mark.parametrize("name", BAD_NAMES.values(), ids=BAD_NAMES.keys())
async def test_a_name_that_cannot_be_read_is_refused(name: str, app: Litestar) -> None:
    stranger = Caller(app, name)
    before = await contents(app)
    code = await stranger.refused("POST", "/api/people", name=name)
    assert code == "bad_name"
    assert await contents(app) == before
    (anna,) = await come_in(app, "Anna")
    assert await anna.refused("PATCH", "/api/me", name=name) == code
    game = {"game": "sleepers", "guests": [name]}
    assert await anna.refused("POST", "/api/tables", **game) == code
    assert (await anna.get("/api/me"))["name"] == "Anna"


JOINED = {
    "an astronaut": "\U0001f469\u200d\U0001f680 Zoë",
    "with a colour of skin": "\U0001f44b\U0001f3fd Zoë",
    "joined with a colour of skin": "\U0001f469\U0001f3fd\u200d\U0001f4bb",
    "a heart on fire": "\u2764\ufe0f\u200d\U0001f525",
    "a rainbow flag": "\U0001f3f3\ufe0f\u200d\U0001f308",
    "a family": "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "the flag of a country": "\U0001f1e8\U0001f1ed",
    "the flag of a region": "\U0001f3f4" + "".join(chr(0xE0000 + ord(c)) for c in "gbsct\x7f"),
}


@pytest.mark.parametrize("name", JOINED.values(), ids=JOINED.keys())
async def test_a_name_may_have_emoji_of_any_kind(name: str, app: Litestar) -> None:
    (somebody,) = await come_in(app, name)
    assert (await somebody.get("/api/me"))["name"] == name
    assert clean_name(name) == name


BADLY_JOINED = [
    "\u200d\U0001f680",
    "\U0001f680\u200d",
    "a\u200d\U0001f680",
    "\u200d",
    "\ufe0f",
    "\U0001f680\u200d\u200d\U0001f680",
    "\U0001f3f4\U000e0067",
    "x\U000e0067\U000e007f",
]


@pytest.mark.parametrize("name", BADLY_JOINED, ids=ascii)
async def test_what_joins_nothing_is_refused_in_a_name(name: str) -> None:
    with pytest.raises(Refused):
        clean_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "Courier",
        "courier",
        "Kurier",
        "Courrier",
        "\uff23\uff4f\uff55\uff52\uff49\uff45\uff52",
        "Grey  Eminence",
        "GreyEminence",
        "Maître-espion",
        "maître espion",
        "C0urier",
        "Courier 2",
        "Agent",
        "\u0421\u043eurier",
    ],
)
async def test_nobody_takes_the_name_of_a_computer_player(name: str, app: Litestar) -> None:
    (anna,) = await come_in(app, "Anna")
    assert await anna.refused("POST", "/api/people", name=name) == "computers_name"
    assert await anna.refused("PATCH", "/api/me", name=name) == "computers_name"
    game = {"game": "sleepers", "guests": [name]}
    assert await anna.refused("POST", "/api/tables", **game) == "computers_name"


async def test_names_near_those_of_computer_players_are_free(app: Litestar) -> None:
    for name in ("Agent Heron", "Agent 007", "Courier Zoë"):
        (somebody,) = await come_in(app, name)
        assert (await somebody.get("/api/me"))["name"] == name


async def test_guests_at_one_table_never_have_the_same_name(app: Litestar) -> None:
    anna, other, third = await come_in(app, "Anna", "anna", "Anna")
    table = await anna.post("/api/tables", game="undercover", options={"players": 3}, seat="first")
    for guest in (other, third):
        table = await guest.post(f"/api/tables/{table['id']}/join")
    assert sorted(seat["name"] for seat in table["seats"]) == ["Anna", "Anna 3", "anna 2"]
    here = await anna.post(
        "/api/tables",
        game="undercover",
        options={"players": 3},
        seat="first",
        guests=["Ben", "Ben"],
    )
    assert [seat["name"] for seat in here["seats"]] == ["Anna", "Ben", "Ben 2"]


@pytest.mark.parametrize("name", ["Änne", "李小龙", "Лариса", "O'Brien-Smith", "❤️ Anna", "7"])
async def test_a_name_may_be_of_any_script(name: str, app: Litestar) -> None:
    (somebody,) = await come_in(app, name)
    assert (await somebody.get("/api/me"))["name"] == name


async def test_a_name_is_shown_in_one_form(app: Litestar) -> None:
    (somebody,) = await come_in(app, "  A\u0308nne \u3000 B ")
    assert (await somebody.get("/api/me"))["name"] == "\u00c4nne B"


def test_what_a_cleaned_name_is_stays_clean() -> None:
    for number in range(0x110000):
        letter = chr(number)
        if unicodedata.category(letter) in ("Cs", "Cn"):
            continue
        try:
            name = clean_name(letter)
        except ValueError:
            continue
        assert clean_name(name) == name
        assert len(name) <= 30
        assert name_key(name)


LOOK_ALIKES = {
    "itself": "Anna Lisa",
    "other case": "aNNA lisa",
    "other spaces": "Anna\u2003 Lisa",
    "wide letters": "\uff21\uff4e\uff4e\uff41 Lisa",
    "bold letters": "\U0001d400nna Lisa",
    "a Cyrillic letter": "\u0410nna Lis\u0430",
    "a Greek letter": "\u0391nna Lis\u03b1",
    "Cyrillic s and i": "Anna L\u0456\u0455a",
    "large I as l": "Anna IIsa",
    "digits": "Anna L1sa",
    "another form": "Anna Lisa\ufe0e",
}


async def test_a_suggested_name_that_an_account_has_gets_a_number(app: Litestar) -> None:
    (anna,) = await come_in(app, "Agent Heron")
    await anna.post("/api/me/passphrase", passphrase=PHRASE)
    other = await Caller(app, "").post("/api/people", name="Agent Heron", is_suggested=True)
    assert re.fullmatch(r"Agent Heron \d+", other["person"]["name"])
    free = await Caller(app, "").post("/api/people", name="Agent Swift", is_suggested=True)
    assert free["person"]["name"] == "Agent Swift"


@pytest.mark.parametrize("name", LOOK_ALIKES.values(), ids=LOOK_ALIKES.keys())
async def test_nobody_looks_like_somebody_who_keeps_the_name(name: str, app: Litestar) -> None:
    anna, ben = await come_in(app, "Anna Lisa", "Ben")
    await anna.post("/api/me/passphrase", passphrase=PHRASE)
    assert await Caller(app, "").refused("POST", "/api/people", name=name) == "name_taken"
    assert await ben.refused("PATCH", "/api/me", name=name) == "name_taken"
    await ben.post("/api/me/passphrase", passphrase=PHRASE)
    assert await ben.refused("PATCH", "/api/me", name=name) == "name_taken"
    assert (await ben.get("/api/me"))["name"] == "Ben"


# --- Accounts -------------------------------------------------------------------------------------


async def test_a_kept_account_can_be_used_on_another_device(app: Litestar) -> None:
    (anna,) = await come_in(app, "Anna")
    await anna.post("/api/me/passphrase", passphrase=PHRASE)
    assert (await anna.get("/api/me"))["is_guest"] is False
    phone = Caller(app, "")
    entered = await phone.post("/api/sign-in", name="anna", passphrase=PHRASE)
    assert entered["person"]["id"] == anna.person
    assert entered["key"] != anna.key
    assert (await phone.get("/api/me"))["id"] == anna.person


async def test_a_wrong_passphrase_and_a_wrong_name_are_refused_alike(app: Litestar) -> None:
    anna, _ = await come_in(app, "Anna", "Ben")
    await anna.post("/api/me/passphrase", passphrase=PHRASE)
    stranger = Caller(app, "")
    answers = [
        await stranger.http.post("/api/sign-in", json={"name": name, "passphrase": phrase})
        for name, phrase in (("Anna", PHRASE + "!"), ("Nobody", PHRASE), ("Ben", PHRASE))
    ]
    assert {answer.status_code for answer in answers} == {401}
    assert len({answer.text for answer in answers}) == 1
    assert problem(answers[0]) == "wrong_passphrase"
    assert not any(answer.cookies for answer in answers)


@pytest.mark.parametrize("phrase", ["", "short", "x" * 201, 12345678, None])
async def test_a_passphrase_is_neither_short_nor_endless(phrase: object, app: Litestar) -> None:
    (anna,) = await come_in(app, "Anna")
    reply = await anna.http.post("/api/me/passphrase", json={"passphrase": phrase})
    assert problem(reply) == "bad_passphrase"
    assert "Expected" not in reply.text, "A validator's sentence is not for people."
    assert (await anna.get("/api/me"))["is_guest"] is True


async def test_a_passphrase_can_be_changed(app: Litestar) -> None:
    (anna,) = await come_in(app, "Anna")
    for phrase in (PHRASE, PHRASE + " new"):
        await anna.post("/api/me/passphrase", passphrase=phrase)
    phone = Caller(app, "")
    old = {"name": "Anna", "passphrase": PHRASE}
    assert await phone.refused("POST", "/api/sign-in", **old) == "wrong_passphrase"
    await phone.post("/api/sign-in", name="Anna", passphrase=PHRASE + " new")


@on_either_database
async def test_a_name_is_kept_by_the_first_who_keeps_it(app: Litestar) -> None:
    anna, other = await come_in(app, "Anna", "ANNA")
    await anna.post("/api/me/passphrase", passphrase=PHRASE)
    kept = await other.refused("POST", "/api/me/passphrase", passphrase=PHRASE)
    assert kept == "name_taken"
    assert (await other.get("/api/me"))["is_guest"] is True


@on_either_database
async def test_who_takes_another_name_leaves_the_old_one_to_others(app: Litestar) -> None:
    anna, ben = await come_in(app, "Anna", "Ben")
    await anna.post("/api/me/passphrase", passphrase=PHRASE)
    renamed = await anna.http.patch("/api/me", json={"name": "Anne"})
    assert renamed.json()["name"] == "Anne"
    assert (await anna.get("/api/me"))["name"] == "Anne"
    await ben.http.patch("/api/me", json={"name": "Anna"})
    await ben.post("/api/me/passphrase", passphrase=PHRASE)
    phone = Caller(app, "")
    entered = await phone.post("/api/sign-in", name="Anna", passphrase=PHRASE)
    assert entered["person"]["id"] == ben.person
    entered = await phone.post("/api/sign-in", name="Anne", passphrase=PHRASE)
    assert entered["person"]["id"] == anna.person


@on_either_database
async def test_signing_out_ends_one_key_and_no_other(app: Litestar) -> None:
    (anna,) = await come_in(app, "Anna")
    program = (await anna.post("/api/me/keys"))["key"]
    assert (await anna.http.post("/api/sign-out")).status_code == 204
    assert await anna.refused("GET", "/api/me") == "not_signed_in"
    anna.http.headers["authorization"] = f"Bearer {program}"
    assert (await anna.get("/api/me"))["id"] == anna.person


async def test_a_key_that_another_process_took_back_is_soon_dead_here(
    app: Litestar, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("safehouse.server.people.KNOWN_FOR", 0.0)
    (anna,) = await come_in(app, "Anna")
    await anna.get("/api/me")
    await app.state.server.storage.people.drop_keys(anna.person)
    assert await anna.refused("GET", "/api/me") == "not_signed_in"


async def test_neither_keys_nor_passphrases_are_stored(app: Litestar) -> None:
    (anna,) = await come_in(app, "Anna")
    await anna.post("/api/me/passphrase", passphrase=PHRASE)
    program = (await anna.post("/api/me/keys"))["key"]
    stored = "\n".join(await contents(app))
    assert "$argon2id$" in stored
    for secret in (anna.key, program, PHRASE):
        assert secret not in stored


# --- Cookies --------------------------------------------------------------------------------------


def parts_of(cookie: str) -> set[str]:
    return {part.strip().lower() for part in cookie.split(";")[1:]}


@pytest.mark.parametrize("secure", [False, True])
async def test_a_cookie_is_for_the_server_alone(secure: bool, tmp_path: Path) -> None:
    async with open_server(tmp_path / "house", secure=secure) as app:
        browser = Caller(app, "Anna")
        entered = await browser.http.post("/api/people", json={"name": "Anna"})
        key = entered.json()["key"]
        browser.http.cookies.set("safehouse", key)
        await browser.post("/api/me/passphrase", passphrase=PHRASE)
        signed_in = await browser.http.post(
            "/api/sign-in", json={"name": "Anna", "passphrase": PHRASE}
        )
        for reply in (entered, signed_in):
            cookie = reply.headers["set-cookie"]
            assert cookie.startswith(f"safehouse={reply.json()['key']};")
            assert {"httponly", "samesite=strict", "path=/"} <= parts_of(cookie)
            assert ("secure" in parts_of(cookie)) == secure
            assert not any(part.startswith("domain") for part in parts_of(cookie))
            assert reply.headers["cache-control"] == "no-store"
        assert ("strict-transport-security" in entered.headers) == secure
        assert (await browser.get("/api/me"))["name"] == "Anna"
        out = await browser.http.post("/api/sign-out")
        assert {"httponly", "samesite=strict", "max-age=0"} <= parts_of(out.headers["set-cookie"])


# --- What the server knows about somebody, and forgets --------------------------------------------


@on_either_database
async def test_everybody_can_read_all_that_the_server_knows_about_them(app: Litestar) -> None:
    anna, ben = await come_in(app, "Anna", "Ben")
    await anna.post("/api/me/passphrase", passphrase=PHRASE)
    await anna.post("/api/me/keys")
    finished, seats = await set_up([anna, ben], rated=True)
    mine = next(seat for seat, who in seats.items() if who is anna)
    await anna.act(finished.id, mine, "resign")
    running, _ = await set_up([anna], guests=["Gast"], private=True)
    waiting = await anna.post("/api/tables", game="undercover")
    closed = await anna.post("/api/tables", game="sleepers")
    await anna.post(f"/api/tables/{closed['id']}/leave")

    data = await anna.get("/api/me/data")

    assert data["person"] == {
        "id": anna.person,
        "name": "Anna",
        "is_bot": False,
        "since": data["person"]["since"],
    }
    assert sorted(key["label"] for key in data["keys"]) == ["browser", "program"]
    assert data["ratings"]["sleepers"]["games"] == 1
    games = {game["id"]: game["status"] for game in data["games"]}
    assert games == {
        finished.id: "finished",
        running.id: "running",
        waiting["id"]: "open",
        closed["id"]: "closed",
    }
    assert "Gast" in str(data)
    everything = str(data)
    assert anna.key not in everything
    assert "argon2" not in everything
    assert "secret" not in everything


@on_either_database
async def test_who_is_deleted_resigns_and_leaves_nothing_behind(app: Litestar) -> None:
    anna, ben = await come_in(app, "Annabella", "Ben")
    await anna.post("/api/me/passphrase", passphrase=PHRASE)
    program = (await anna.post("/api/me/keys"))["key"]
    before, seats = await set_up([anna, ben], rated=True)
    await anna.act(before.id, next(s for s, who in seats.items() if who is anna), "resign")
    running, seats = await set_up([anna, ben])
    bens = next(seat for seat, who in seats.items() if who is ben)
    at_home, _ = await set_up([anna], guests=["Annabella's guest"])
    waiting = await anna.post("/api/tables", game="sleepers")

    gone = await anna.http.delete("/api/me")

    assert gone.status_code == 204
    assert not gone.content
    assert "max-age=0" in parts_of(gone.headers["set-cookie"])
    assert await anna.refused("GET", "/api/me") == "not_signed_in"
    anna.http.headers["authorization"] = f"Bearer {program}"
    assert await anna.refused("GET", "/api/me") == "not_signed_in"
    again = {"name": "Annabella", "passphrase": PHRASE}
    assert await anna.refused("POST", "/api/sign-in", **again) == "wrong_passphrase"
    assert await ben.refused("GET", f"/api/people/{anna.person}") == "no_such_person"
    table = await ben.get(f"/api/tables/{running.id}")
    assert table["outcome"] == {"winner": bens, "reason": "resigned"}
    assert (await ben.get(f"/api/tables/{waiting['id']}"))["status"] == "closed"
    assert (await ben.get(f"/api/tables/{at_home.id}"))["status"] == "finished"
    assert "Annabella" not in "\n".join(await contents(app))
    assert "argon2" not in "\n".join(await contents(app))
    ways = ["/api/lobby", "/api/finished", "/api/me/data", "/api/me/tables?status=finished"]
    for id in (before.id, running.id, at_home.id):
        ways += [f"/api/tables/{id}", f"/api/tables/{id}/replay"]
    for way in ways:
        assert "Annabella" not in (await ben.http.get(way)).text, way


async def test_who_is_deleted_leaves_a_game_of_three_to_the_others(app: Litestar) -> None:
    anna, ben, cleo = await come_in(app, "Annabella", "Ben", "Cleo")
    info, seats = await set_up([anna, ben, cleo], "undercover", options={"players": 3})
    await anna.http.delete("/api/me")
    left = next(seat for seat, who in seats.items() if who is anna)
    scene = await ben.get(f"/api/tables/{info.id}/scene")
    assert scene["left"] == [left]
    assert not scene.get("outcome")
    table = await ben.get(f"/api/tables/{info.id}")
    assert {seat["seat"]: seat["name"] for seat in table["seats"]}[left] == "?"
    assert table["status"] == "running"


async def test_an_account_lives_and_ends_alike_in_every_database(anywhere: str) -> None:
    async with open_server(anywhere) as app:
        anna, ben = await come_in(app, "Annabella", "Ben")
        await anna.post("/api/me/passphrase", passphrase=PHRASE)
        assert await ben.refused("PATCH", "/api/me", name="ANNABELLA") == "name_taken"
        other = await anna.refused("POST", "/api/people", name="annabella")
        assert other == "name_taken"
        phone = Caller(app, "")
        entered = await phone.post("/api/sign-in", name="Annabella", passphrase=PHRASE)
        assert entered["person"]["id"] == anna.person
        info, seats = await set_up([anna, ben], rated=True)
        await ben.act(info.id, next(s for s, who in seats.items() if who is ben), "resign")
        data = await anna.get("/api/me/data")
        assert data["ratings"]["sleepers"]["value"] > 1500
        assert [game["id"] for game in data["games"]] == [info.id]
        assert (await anna.http.delete("/api/me")).status_code == 204
        assert await anna.refused("GET", "/api/me") == "not_signed_in"
        assert "Annabella" not in (await ben.http.get(f"/api/tables/{info.id}")).text
        assert (await ben.get("/api/me"))["ratings"][0]["games"] == 1
    rebuilt = await rebuild(anywhere)
    assert (rebuilt.tables, rebuilt.corrected, rebuilt.rated) == (1, 0, 1)
    assert not rebuilt.damaged


async def test_the_name_of_who_is_deleted_is_in_no_record(app: Litestar) -> None:
    anna, ben = await come_in(app, "Annabella", "Ben")
    info, seats = await set_up([anna, ben])
    await anna.act(info.id, next(s for s, who in seats.items() if who is anna), "resign")
    record = await ben.http.get(f"/api/tables/{info.id}/game-file")
    assert "Annabella" in record.text
    await anna.http.delete("/api/me")
    record = await ben.http.get(f"/api/tables/{info.id}/game-file")
    assert record.status_code == 200
    assert "Annabella" not in record.text


async def test_who_watched_the_lobby_no_longer_sees_who_is_deleted(app: Litestar) -> None:
    anna, ben, cleo = await come_in(app, "Annabella", "Ben", "Cleo")
    await set_up([anna, ben, cleo], "undercover", options={"players": 3})
    assert "Annabella" in (await cleo.http.get("/api/lobby")).text
    await anna.http.delete("/api/me")
    assert "Annabella" not in (await cleo.http.get("/api/lobby")).text


@pytest.mark.parametrize("how", ["DELETE /api/me", "POST /api/sign-out"])
async def test_a_line_ends_with_the_key_that_opened_it(how: str, tmp_path: Path) -> None:
    with running_server(str(tmp_path / "house.sqlite3")) as here:
        async with visitors(here.url, "Anna") as (anna,):
            method, way = how.split()
            assert (await anna.http.request(method, way)).status_code == 204
            assert anna.socket is not None
            with pytest.raises(ConnectionClosed):
                async with asyncio.timeout(PATIENCE):
                    await anna.socket.recv()
