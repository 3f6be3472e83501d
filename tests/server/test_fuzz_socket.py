"""Whatever comes by socket, the server answers it and keeps the connection, and nothing happens at
a table that it has not acknowledged.

The server runs within the test, without a network: a line is what a server gives to an application.
So also what a browser would never send gets as far as the server.
"""

import asyncio
import json
import logging
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    precondition,
    rule,
    run_state_machine_as_test,
)

from safehouse.engine.game_file import from_text
from safehouse.games.game import SPECTATOR
from safehouse.server import clockwork, connection, guard, listing, live_tables, refusals, tasks
from safehouse.server.app import create_app
from safehouse.server.connection import MAX_MESSAGE
from safehouse.server.game_server import GameServer
from safehouse.server.messages.live import (
    Done,
    Foreseen,
    FromServer,
    News,
    Ping,
    Pong,
    Preview,
    Refusal,
    Say,
    ToServer,
    Unwatch,
    UnwatchLobby,
    Watch,
    WatchLobby,
    Welcome,
)
from safehouse.server.messages.tables import Lobby, TableInfo
from safehouse.server.settings import Settings
from safehouse.table.entries import Decided, read_entry
from safehouse.table.requests import AnyRequest, Decide
from safehouse.table.table import Step, Table
from tests.effort import times
from tests.patience import PATIENCE
from tests.plain import plain
from tests.server.given import Given
from tests.server.visitor import read_message

MAX_SENTENCE = 400
SETUPS: list[tuple[str, dict[str, object]]] = [
    ("sleepers", {}),
    ("undercover", {"players": 2}),
    ("undercover", {"players": 3}),
    ("sarahs_vision", {"players": 2}),
    ("sleepers", {}),
]
"""The tables; the last one stays open, because nobody joins it."""

NAMES = ("Anna", "Ben", "Cem", "Dora")
"""Dora sits nowhere."""

PING = '{"type":"ping"}'
T = TypeVar("T")
_reader: msgspec.json.Decoder[ToServer] = msgspec.json.Decoder(ToServer)


# --- A server without a network -------------------------------------------------------------------


class Log:
    """Keeps what went wrong."""

    def __init__(self) -> None:
        self.failures: list[str] = []

    def info(self, event: str, **more: object) -> None:
        """Nothing of interest."""

    warning = info

    def error(self, event: str, **more: object) -> None:
        self.failures.append(f"{event}: {more}")


class OpenServer:
    """A server, and the time in which it lives."""

    def __init__(self, folder: Path) -> None:
        ids = count(1)
        self.app = create_app(
            Settings(database=str(folder / "house.sqlite3"), rate=1e9, sockets=1_000_000),
            Given(
                new_id=lambda: f"id{next(ids)}",
                new_secret=lambda: bytes(32),
                random_index=lambda n: 0,
            ),
        )
        self._runner = asyncio.Runner()
        self._closing = asyncio.Event()

    @contextmanager
    def open(self) -> Iterator["OpenServer"]:
        """Let it live."""
        with self._runner:
            opened = asyncio.Event()
            living = self._runner.get_loop().create_task(self._live(opened))
            self.run(opened.wait())
            try:
                yield self
            finally:
                self._closing.set()
                self.run(asyncio.wait_for(living, PATIENCE))

    async def _live(self, opened: asyncio.Event) -> None:
        async with self.app.lifespan():
            app: Any = self.app
            transport = httpx.ASGITransport(app=app)
            async with httpx.AsyncClient(transport=transport, base_url="http://house") as self.http:
                opened.set()
                await self._closing.wait()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something there."""
        return self._runner.run(work)

    @property
    def server(self) -> GameServer:
        server: GameServer = self.app.state.server
        return server

    async def ask(self, method: str, way: str, key: str = "", **data: object) -> Any:
        """Something by HTTP that must not fail."""
        self.http.cookies.clear()
        headers = {"authorization": f"Bearer {key}"}
        reply = await self.http.request(
            method, way, headers=headers, json=data if method == "POST" else None
        )
        assert reply.status_code < 400, reply.text
        return reply.json() if "json" in reply.headers["content-type"] else reply.text

    async def table(self, table: str) -> Table:
        """A table as it really stands."""
        return (await self.server.tables.get(table)).table


class Person:
    """Somebody with a line to the house."""

    def __init__(self, site: OpenServer, name: str) -> None:
        self._site = site
        self.name = name
        self.key = self.id = ""
        self.told: dict[tuple[str, str], int] = {}
        """How far each table was told, from each seat."""

    async def enter(self) -> "Person":
        entered = await self._site.ask("POST", "/api/people", name=self.name)
        self.key, self.id = entered["key"], entered["person"]["id"]
        await self.connect()
        return self

    async def connect(self) -> None:
        """Open a line."""
        self._to_server: asyncio.Queue[Any] = asyncio.Queue()
        self._from_server: asyncio.Queue[Any] = asyncio.Queue()
        self.told = {}
        scope: Any = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": "/api/socket",
            "raw_path": b"/api/socket",
            "query_string": b"",
            "root_path": "",
            "headers": [(b"host", b"house"), (b"authorization", f"Bearer {self.key}".encode())],
            "client": ("house", 1),
            "server": ("house", 80),
            "subprotocols": [],
        }
        self._line = asyncio.create_task(
            self._site.app(scope, self._to_server.get, self._from_server.put)
        )
        self._to_server.put_nowait({"type": "websocket.connect"})
        accepted = await asyncio.wait_for(self._from_server.get(), PATIENCE)
        assert accepted["type"] == "websocket.accept"
        assert isinstance(await self.hear(), Welcome)

    async def hang_up(self) -> None:
        """Cut the line."""
        self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait_for(self._line, PATIENCE)

    async def hear(self) -> FromServer:
        """The next message, which is one that the server can send."""
        message = await asyncio.wait_for(self._from_server.get(), PATIENCE)
        assert message["type"] == "websocket.send", message
        heard = read_message(message["text"])
        if isinstance(heard, News):
            self._check_story(heard)
        return heard

    def _check_story(self, news: News) -> None:
        """What is told goes on where it was before, without a gap."""
        told = self.told[news.table, news.seat]
        numbers = [step.number for step in news.steps]
        assert numbers == list(range(told + 1, news.scene.number + 1))
        self.told[news.table, news.seat] = news.scene.number

    def say(self, *frames: str | bytes) -> None:
        """Send something, without waiting for what comes of it."""
        for frame in frames:
            kind = "text" if isinstance(frame, str) else "bytes"
            self._to_server.put_nowait({"type": "websocket.receive", kind: frame})

    async def answers(self, *frames: str | bytes) -> list[FromServer]:
        """All that is heard until a ping after these frames is answered: the line still works.

        News come before answers, so nothing is left to be told then.
        """
        self.say(*frames, PING)
        pongs = 1 + sum(isinstance(message_in(frame), Ping) for frame in frames)
        heard: list[FromServer] = []
        while pongs:
            heard.append(await self.hear())
            pongs -= isinstance(heard[-1], Pong)
        return heard


def message_in(frame: str | bytes) -> ToServer | None:
    """The message that a frame is, if it is one."""
    if isinstance(frame, bytes) or len(frame) > MAX_MESSAGE:
        return None
    try:
        return _reader.decode(frame)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None


# --- What comes -----------------------------------------------------------------------------------

letters = st.characters(exclude_categories=())
"""All that Python calls a letter, halves of surrogates too."""

ODD_WORDS = (
    "",
    "\0",
    "\n",
    "\ud800",
    "\udfff\ud800",
    "e\u0301",
    "\u202e",
    "\ufeff",
    "\U0001f3f3\ufe0f",
    "NaN",
    "__proto__",
    "../x",
    "' OR 1=1 --",
    "%s%n",
    "a" * 5000,
)
odd_words = st.text(letters, max_size=40) | st.sampled_from(ODD_WORDS)
odd_numbers = st.sampled_from([-1, 1 << 31, 1 << 63, 1 << 64, 10**30, 10**400, 0.5, 1e300, -0.0])
odd_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | odd_numbers | odd_words,
    lambda more: st.lists(more, max_size=3) | st.dictionaries(odd_words, more, max_size=3),
    max_leaves=8,
)
people = st.integers(0, len(NAMES) - 1)
places = st.integers(0, len(SETUPS) - 1)
choices = st.integers(0, 10_000)
client_ids = st.integers(0, 30).map("again{}".format)
ACTS = ("decide", "resign", "offer_draw", "ask_pause", "resume", "ask_abort")
ALONE = ("watch_lobby", "unwatch_lobby", "ping")
KINDS = (*ACTS, "preview", "watch", "unwatch", "say", *ALONE)
SEATS = ("white", "black", "first", "second", "third", "tower", SPECTATOR)
begun_places = st.integers(0, len(SETUPS) - 2)
sinces = st.none() | st.integers(0, 30) | st.sampled_from([0, 0, 1 << 20, 10_000_000])
fields = st.dictionaries(
    st.sampled_from(["type", "id", "table", "seat", "number", "decision", "since", "signal", "x"]),
    odd_values,
    max_size=2,
)


noise = (
    odd_words
    | st.text(letters)
    | st.binary(max_size=200)
    | st.builds(lambda value, ascii_only: written(value, ascii_only), odd_values, st.booleans())
    | st.builds(
        lambda begin, times: begin * times,
        st.sampled_from(["[", "{", '{"type":', '{"type":"ping","x":[', "9", '"', "é", " "]),
        st.sampled_from([10, 500, 1000, 2047, 4095, 4096, 4097, 100_000]),
    )
)


def written(message: object, ascii_only: bool = True) -> str:
    """As JSON, or as something like it: the standard library also writes what is not allowed."""
    return json.dumps(message, ensure_ascii=ascii_only)


Act = tuple[int, AnyRequest, Person]
"""What was acknowledged just now: the number, what was asked, and by whom."""


class Frames(RuleBasedStateMachine):
    """People at some tables, among whom anything is sent."""

    site: ClassVar[OpenServer]

    @initialize()
    def people_sit_down(self) -> None:
        self.people: list[Person] = []
        self.tables: list[str] = []
        self.steps: dict[str, tuple[Step, ...]] = {}
        """What has happened at each table that has begun."""

        self.done: dict[tuple[str, str, str], tuple[str, int]] = {}
        """What was acknowledged, by person, table and id: the frame and the number."""

        self.site.run(self._sit_down())

    async def _sit_down(self) -> None:
        for name in NAMES:
            self.people.append(await Person(self.site, name).enter())
        for game, options in SETUPS:
            host, *others = self.people
            asked = {"game": game, "options": options}
            info = await self.site.ask("POST", "/api/tables", host.key, **asked)
            self.tables.append(info["id"])
            if len(self.tables) < len(SETUPS):
                for person in others[: len(info["seats"]) - 1]:
                    await self.site.ask("POST", f"/api/tables/{info['id']}/join", person.key)
                self.steps[info["id"]] = ()

    # --- Nonsense ---------------------------------------------------------------------------------

    @rule(who=people, frame=noise)
    def somebody_sends_nonsense(self, who: int, frame: str | bytes) -> None:
        self.send(who, frame)

    @rule(who=people, kind=st.sampled_from(KINDS), place=places, seat=choices, more=fields)
    def somebody_sends_a_message_with_odd_fields(
        self, who: int, kind: str, place: int, seat: int, more: dict[str, object]
    ) -> None:
        message = {**self.message(kind, place, self.some_seat(who, place, seat)), **more}
        self.send(who, written(message))

    @rule(who=people, kind=st.sampled_from(KINDS), place=places, cut=choices, end=choices)
    def somebody_sends_a_message_with_a_hole(
        self, who: int, kind: str, place: int, cut: int, end: int
    ) -> None:
        text = written(self.message(kind, place, "white"))
        self.send(who, text[: cut % len(text)] + text[end % len(text) :])

    def message(self, kind: str, place: int, seat: str) -> dict[str, object]:
        """A message with all fields that it needs."""
        table = self.tables[place]
        message: dict[str, object] = {"type": kind}
        if kind not in ALONE:
            message["table"] = table
        if kind not in (*ALONE, "say"):
            message["seat"] = seat
        if kind in ACTS:
            message["id"] = f"new{len(self.done)}"
        if kind in ("decide", "preview"):
            message |= {"number": len(self.steps.get(table, ())), "decision": "pass"}
        if kind == "say":
            message["signal"] = "hello"
        return message

    # --- Play -------------------------------------------------------------------------------------

    @rule(place=begun_places, choices=st.lists(choices, min_size=1, max_size=6))
    def people_play_on(self, place: int, choices: list[int]) -> None:
        for choice in choices:
            self._decide(place, choice, f"new{len(self.done)}")

    @rule(place=begun_places, choice=choices, id=client_ids)
    def somebody_decides_under_an_id_that_may_be_old(
        self, place: int, choice: int, id: str
    ) -> None:
        self._decide(place, choice, id)

    def _decide(self, place: int, choice: int, id: str) -> None:
        table = self.table(place)
        asked = [seat for seat in table.state.seats if table.scene(seat).decisions]
        if asked:
            seat = asked[choice % len(asked)]
            who = self.who_sits(table, seat)
            decisions = table.scene(seat).decisions
            message = self.message("decide", place, seat)
            message |= {"id": id, "decision": decisions[choice % len(decisions)]}
            is_new = (self.people[who].id, self.tables[place], id) not in self.done
            reply = self.send(who, written(message))
            if is_new and not table.left:  # else the server may have been faster
                assert reply == Done(id, self.tables[place], table.number + 1)

    @rule(
        who=people,
        place=begun_places,
        kind=st.sampled_from(["decide", "preview"]),
        seat=choices,
        late=st.sampled_from([0, 0, 0, -1, 1, -5, 10_000_000]),
        choice=choices,
        word=odd_words,
    )
    def somebody_decides_what_may_not_be_allowed(
        self, who: int, place: int, kind: str, seat: int, late: int, choice: int, word: str
    ) -> None:
        message = self.message(kind, place, self.some_seat(who, place, seat))
        decisions = self.table(place).state.decisions() or ["pass"]
        message["decision"] = decisions[choice % len(decisions)] if choice % 3 else word
        message["number"] = len(self.steps[self.tables[place]]) + late
        self.send(who, written(message))

    @rule(
        who=people,
        place=places,
        kind=st.sampled_from(["offer_draw", "ask_pause", "resume", "say"]),
        seat=choices,
    )
    def somebody_asks_for_something(self, who: int, place: int, kind: str, seat: int) -> None:
        self.send(who, written(self.message(kind, place, self.some_seat(who, place, seat))))

    @precondition(lambda self: len(self.done) > 30)
    @rule(who=people, place=places, kind=st.sampled_from(["resign", "ask_abort"]), seat=choices)
    def somebody_wants_to_end_it(self, who: int, place: int, kind: str, seat: int) -> None:
        self.send(who, written(self.message(kind, place, self.some_seat(who, place, seat))))

    @precondition(lambda self: self.done)
    @rule(choice=choices)
    def somebody_sends_again_what_was_done(self, choice: int) -> None:
        keys = list(self.done)
        person, table, id = keys[choice % len(keys)]
        frame, number = self.done[person, table, id]
        who = next(i for i, someone in enumerate(self.people) if someone.id == person)
        assert self.send(who, frame) == Done(id, table, number)

    # --- Looking ----------------------------------------------------------------------------------

    @rule(who=people, place=places, seat=choices, since=sinces)
    def somebody_looks(self, who: int, place: int, seat: int, since: int | None) -> None:
        """From the beginning, from anywhere, or from where they were."""
        message = self.message("watch", place, self.some_seat(who, place, seat))
        told = self.people[who].told.get((self.tables[place], str(message["seat"])), 0)
        self.send(who, written({**message, "since": told if since is None else since}))

    @rule(who=people)
    def somebody_comes_back(self, who: int) -> None:
        self.site.run(self._come_back(self.people[who]))

    async def _come_back(self, person: Person) -> None:
        told = dict(person.told)
        await person.hang_up()
        await person.connect()
        for (table, seat), since in told.items():
            message = {"type": "watch", "table": table, "seat": seat, "since": since}
            assert await self._send(person, written(message)) is None

    # --- All at once ------------------------------------------------------------------------------

    @rule(
        who=people,
        frames=st.lists(odd_words | st.binary(max_size=20) | places, min_size=2, max_size=80),
    )
    def somebody_sends_a_lot_at_once(self, who: int, frames: list[str | bytes | int]) -> None:
        burst = [
            written(self.message("decide", frame, "white")) if isinstance(frame, int) else frame
            for frame in frames
        ]
        self.site.run(self._send_burst(self.people[who], burst))

    async def _send_burst(self, person: Person, frames: list[str | bytes]) -> None:
        heard = await person.answers(*frames)
        replies = [reply for reply in heard if isinstance(reply, Refusal | Done)]
        assert len(replies) == len(frames)  # "pass" is never a decision, and nothing else is either
        for reply in replies:
            check_refusal(reply)
        await self._check_tables([])

    # --- What holds -------------------------------------------------------------------------------

    def table(self, place: int) -> Table:
        table: Table = self.site.run(self.site.table(self.tables[place]))
        return table

    def some_seat(self, who: int, place: int, choice: int) -> str:
        """A seat, which is one's own as often as not."""
        seats = [*SEATS, SPECTATOR, SPECTATOR]
        if self.tables[place] in self.steps:
            seats += self.table(place).seats_of(self.people[who].id) * len(seats)
        return seats[choice % len(seats)]

    def who_sits(self, table: Table, seat: str) -> int:
        person = table.setup.seats[seat].person
        return next(i for i, someone in enumerate(self.people) if someone.id == person)

    def send(self, who: int, frame: str | bytes) -> FromServer | None:
        """Send a frame; what is answered, and what happens, must be right."""
        reply: FromServer | None = self.site.run(self._send(self.people[who], frame))
        return reply

    async def _send(self, person: Person, frame: str | bytes) -> FromServer | None:
        message = message_in(frame)
        if isinstance(message, Watch | Unwatch):
            await person.answers()  # what it was told before belongs to how it looked before
        told = dict(person.told)
        if isinstance(message, Watch):
            person.told[message.table, message.seat] = message.since
        heard = await person.answers(frame)
        replies = [reply for reply in heard if isinstance(reply, Refusal | Done | Foreseen)]
        assert len(replies) <= 1
        reply = replies[0] if replies else None
        done: list[Act] = []
        match message:
            case None:
                check_refusal(reply)
            case Watch():
                if reply is not None:
                    check_refusal(reply)
                    person.told = told
                await self._check_watch(person, message, heard)
            case Unwatch():
                assert reply is None
                person.told.pop((message.table, message.seat), None)
            case Say():
                if reply is not None:
                    check_refusal(reply)
            case Preview():
                await self._check_preview(person, message, reply)
            case WatchLobby():
                assert any(isinstance(one, Lobby) for one in heard)
            case UnwatchLobby() | Ping():
                assert reply is None
            case _:
                done += self._check_act(person, message, str(frame), reply)
        await self._check_tables(done)
        return reply

    def _check_act(
        self, person: Person, message: AnyRequest, frame: str, reply: FromServer | None
    ) -> list[Act]:
        """An act is refused, or done, or was done before."""
        key = person.id, message.table, message.id
        if isinstance(reply, Done):
            assert (reply.id, reply.table) == (message.id, message.table)
            if key not in self.done:
                self.done[key] = frame, reply.number
                return [(reply.number, message, person)]
            assert self.done[key][1] == reply.number
        else:
            refusal = check_refusal(reply)
            assert (refusal.id, refusal.table) == (message.id, message.table)
            assert key not in self.done
        return []

    async def _check_preview(
        self, person: Person, asked: Preview, reply: FromServer | None
    ) -> None:
        """Who is asked sees what will come, and nobody else does."""
        if not isinstance(reply, Foreseen):
            check_refusal(reply)
            return
        table = await self.site.table(asked.table)
        assert asked.seat in table.seats_of(person.id)
        assert table.may_decide(asked.seat)
        assert asked.number == reply.number == table.number
        coming = plain(table.state.decide(asked.decision).events(asked.seat))
        assert reply.events == coming[: len(reply.events)]

    async def _check_watch(self, person: Person, asked: Watch, heard: list[FromServer]) -> None:
        """Who may look is told how it stands, and who may not is not."""
        is_told = any(isinstance(one, TableInfo) and one.id == asked.table for one in heard)
        if asked.table not in self.tables:
            assert not is_told
        elif asked.table not in self.steps:
            assert is_told == (asked.seat in (SPECTATOR, "white" if person.name == "Anna" else ""))
        else:
            table = await self.site.table(asked.table)
            may_look = (
                asked.seat == SPECTATOR
                or asked.seat in table.seats_of(person.id)
                or (table.outcome is not None and asked.seat in table.state.seats)
            )
            news = [one for one in heard if isinstance(one, News)]
            here = [one for one in news if (one.table, one.seat) == (asked.table, asked.seat)]
            if may_look and asked.since <= table.number:
                assert is_told
                assert here
                assert here[-1].scene.number == table.number
                assert plain(here[-1].scene) == plain(table.scene(asked.seat))
            else:
                assert asked.seat == SPECTATOR or not may_look or asked.since > table.number

    async def _check_tables(self, done: list[Act]) -> None:
        """Nothing has happened but what was acknowledged, and what is done for the absent."""
        acts = {(message.table, number): (message, person) for number, message, person in done}
        for id, known in self.steps.items():
            table = await self.site.table(id)
            assert table.steps[: len(known)] == known
            for number, step in enumerate(table.steps[len(known) :], len(known) + 1):
                entry = step.entry
                if (id, number) not in acts:
                    assert isinstance(entry, Decided)
                    assert entry.by == "fallback"
                    assert entry.seat in table.left
                    continue
                message, person = acts.pop((id, number))
                assert message.seat in table.seats_of(person.id)
                if isinstance(message, Decide):
                    assert isinstance(entry, Decided)
                    assert message.number == number - 1
                    assert (entry.decision, entry.by) == (message.decision, "player")
                    assert entry.seat in (message.seat, *table.state.game.outsiders)
                else:
                    assert entry.seat == message.seat
            self.steps[id] = table.steps
        assert not acts

    def teardown(self) -> None:
        if hasattr(self, "steps"):
            self.site.run(self._end())

    async def _end(self) -> None:
        """All games end, and can be played again from what is on disk."""
        for id in self.steps:
            for person in self.people:
                for seat in (await self.site.table(id)).seats_of(person.id):
                    message = {"type": "resign", "id": "end", "table": id, "seat": seat}
                    await self._send(person, written(message))
            table = await self.site.table(id)
            assert table.outcome is not None
            record = from_text(await self.site.ask("GET", f"/api/tables/{id}/game-file"))
            record.check_dealing()
            *_, end = record.replay()
            assert plain(end.position()) == plain(table.state.position())
            again = Table.begin(table.setup)
            for row in await self.site.server.storage.entries.since(id):
                again = again.after(read_entry(row.body))
            assert again.scene(SPECTATOR) == table.scene(SPECTATOR)
        for person in self.people:
            await person.answers()
            await person.hang_up()


def check_refusal(reply: FromServer | None) -> Refusal:
    """A refusal has a code for programs and one sentence for people."""
    assert isinstance(reply, Refusal), reply
    assert reply.code.replace("_", "").isalpha()
    assert reply.code == reply.code.lower()
    assert reply.sentence.endswith(".")
    assert "\n" not in reply.sentence
    assert len(reply.sentence) <= MAX_SENTENCE
    return reply


def test_no_frame_breaks_the_server_or_changes_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    log = Log()
    for module in (clockwork, connection, guard, listing, live_tables, refusals, tasks):
        monkeypatch.setattr(module, "log", log)
    with OpenServer(tmp_path).open() as Frames.site:
        run_state_machine_as_test(
            Frames,
            settings=settings(
                max_examples=times(30),
                stateful_step_count=80,
                derandomize=True,
                database=None,
                deadline=None,
                suppress_health_check=list(HealthCheck),
            ),
        )
    assert not log.failures
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
