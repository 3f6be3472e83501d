"""Whatever is asked by HTTP is answered as the description of the server says, and never breaks it.

Schemathesis reads the description and asks what fits it, and what does not. Some of its questions
are aimed at tables that there are, so that they get further than the first look.
"""

import re
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
import schemathesis
import schemathesis.openapi
from hypothesis import HealthCheck, given, settings, strategies
from litestar import Litestar
from litestar.testing import TestClient
from schemathesis import BaseSchema, CheckContext, GenerationMode, Response
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from safehouse.games import GAMES
from safehouse.server.app import create_app
from safehouse.server.settings import Settings
from tests.effort import times
from tests.server.given import Given

Case = schemathesis.Case[Any]

QUESTIONS = times(15)
"""How many of those that fit are asked at each door, and how many of those that do not."""

MAX_SENTENCE = 400
"""Letters; what is quoted in it from a request is cut."""

SEATS = ("white", "black", "first", "second", "spectator")


@pytest.fixture
def described(tmp_path: Path) -> BaseSchema:
    """The description of a server; Schemathesis opens it, and closes it after the test."""
    ids = count(1)
    app = create_app(
        Settings(database=str(tmp_path / "house.sqlite3"), rate=1e9),
        Given(new_id=lambda: f"id{next(ids)}", random_index=lambda n: n - 1),
    )
    config = schemathesis.Config(seed=7)
    return schemathesis.openapi.from_asgi("/schema/openapi.json", app, config=config)


def in_words_of_the_server(_: CheckContext, response: Response, case: Case) -> None:
    """Every refusal is a code and one sentence."""
    if response.status_code >= 400 and case.method != "HEAD":
        problem = response.json()
        assert set(problem) - {"details"} == {"code", "sentence"}
        assert_is_one_sentence(problem["code"], problem["sentence"])


def assert_is_one_sentence(code: str, sentence: str) -> None:
    assert code.replace("_", "").isalpha()
    assert code == code.lower()
    assert sentence.isprintable(), sentence
    assert sentence.endswith("."), sentence
    assert len(sentence) <= MAX_SENTENCE, sentence


def check(case: Case, key: str | None) -> Response:
    """Ask, and look whether the answer is one that was promised."""
    checks: list[schemathesis.CheckFunction] = [
        not_a_server_error,
        status_code_conformance,
        content_type_conformance,
        response_schema_conformance,
        negative_data_rejection,
        in_words_of_the_server,
    ]
    headers = {"authorization": f"Bearer {key}"} if key else None
    return case.call_and_validate(headers=headers, checks=checks)


class World:
    """Somebody at a server where there is something to find."""

    def __init__(self, schema: BaseSchema) -> None:
        self._schema = schema
        self._names = count(1)
        self.come_in()

    def come_in(self) -> None:
        """Be somebody new, with tables to wait and play at, and some where the game is over."""
        self._other, _ = self._enter("Ben")
        self.key, self.person = self._enter("Anna")
        self.tables: list[str] = []
        self.decisions: dict[str, tuple[str, list[str]]] = {}
        """My seats, and what can be decided there."""

        for game in GAMES:
            waiting, over, running = (self._open(game) for _ in range(3))
            self.tables += [waiting, over, running]
            for table in (over, running):
                self._ask("POST", "/api/tables/{table}/join", self.key, {"table": table}, {})
                info = self._ask("GET", "/api/tables/{table}", self.key, {"table": table})
                (seat,) = (s["seat"] for s in info["seats"] if s["person"] == self.person)
                scene = self._ask(
                    "GET", "/api/tables/{table}/scene", self.key, {"table": table}, seat=seat
                )
                self.decisions[table] = seat, scene.get("decisions", [])
            what = {"type": "ask_abort", "id": "1", "table": over, "seat": self.decisions[over][0]}
            self._ask("POST", "/api/act", self.key, body=what)

    def _enter(self, name: str) -> tuple[str, str]:
        entered = self._ask("POST", "/api/people", body={"name": f"{name} {next(self._names)}"})
        return entered["key"], entered["person"]["id"]

    def _open(self, game: str) -> str:
        return str(self._ask("POST", "/api/tables", self._other, body={"game": game})["id"])

    def _ask(
        self,
        method: str,
        way: str,
        key: str | None = None,
        path: dict[str, Any] | None = None,
        body: Any = None,
        **query: object,
    ) -> Any:
        case = self._schema[way][method].Case(path_parameters=path, query=query)
        if body is not None:
            case.body, case.media_type = body, "application/json"
        response = case.call(headers={"authorization": f"Bearer {key}"})
        assert response.status_code < 400, response.content
        return response.json()

    def aim(self, case: Case) -> None:
        """Let a question that fits be about something that there is, mostly."""
        chance = Random(repr((case.path, case.path_parameters, case.query, case.body)))
        table = chance.choice(self.tables)
        if "table" in case.path_parameters and chance.random() < 0.8:
            case.path_parameters["table"] = table
        if "person" in case.path_parameters and chance.random() < 0.5:
            case.path_parameters["person"] = self.person
        if "seat" in case.query and chance.random() < 0.7:
            case.query["seat"] = chance.choice(SEATS)
        body = case.body
        if isinstance(body, dict):
            if "game" in body and chance.random() < 0.7:
                body["game"] = chance.choice(list(GAMES))
                body.pop("options", None)
            if case.path == "/api/act" and chance.random() < 0.8:
                seat, decisions = self.decisions.get(table, ("white", []))
                body |= {"table": table, "seat": seat}
                if "decision" in body and decisions:
                    body |= {"number": 0, "decision": chance.choice(decisions)}


def ask_at_every_door(schema: BaseSchema, ask: Callable[[Case], None]) -> None:
    """Ask what fits the description, and what does not; always the same."""
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        door = found.ok()
        fits = door.as_strategy(GenerationMode.POSITIVE)
        has_something_to_get_wrong = door.body or door.query or door.path_parameters
        misfits = door.as_strategy(GenerationMode.NEGATIVE) if has_something_to_get_wrong else fits
        for questions in (fits, misfits):
            settings(
                max_examples=QUESTIONS,
                derandomize=True,
                database=None,
                deadline=None,
                suppress_health_check=list(HealthCheck),
            )(given(questions)(ask))()


def test_nobody_is_answered_as_the_server_promised(described: BaseSchema) -> None:
    def ask(case: Case) -> None:
        check(case, None)

    ask_at_every_door(described, ask)


def test_a_guest_is_answered_as_the_server_promised(described: BaseSchema) -> None:
    world = World(described)

    def ask(case: Case) -> None:
        if case.meta is not None and case.meta.generation.mode.is_positive:
            world.aim(case)
        if check(case, world.key).status_code == 204 and case.path != "/api/me/passphrase":
            world.come_in()  # who has signed out, or gone for good, is somebody else from now on

    ask_at_every_door(described, ask)


# --- What no description can make up --------------------------------------------------------------


@pytest.fixture
def server(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    app = create_app(Settings(database=str(tmp_path / "house.sqlite3"), rate=1e9))
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


JSON = '{"name": "Anna", "game": "sleepers", "type": "resign", "passphrase": "a long passphrase"}'

HEADERS = (
    b"",
    b"Bearer",
    b"Bearer x",
    b"safehouse=x",
    b"application/json; charset=x",
    b"application/x-www-form-urlencoded",
    b"multipart/form-data",
    b"http://elsewhere",
    b"-1",
    b";=,",
)

bodies = (
    strategies.binary(max_size=200)
    | strategies.text(max_size=200).map(lambda text: text.encode("utf-8", "surrogatepass"))
    | strategies.builds(
        lambda begin, middle, end: JSON[:begin].encode() + middle + JSON[end:].encode(),
        strategies.integers(0, len(JSON)),
        strategies.binary(max_size=20),
        strategies.integers(0, len(JSON)),
    )
    | strategies.builds(
        lambda begin, deep: begin * deep,
        strategies.sampled_from([b"[", b'{"name":', b'{"options":{"players":', b'"', b"9", b"-"]),
        strategies.integers(1, 70_000),
    )
)
headers = strategies.dictionaries(
    strategies.sampled_from(
        [b"authorization", b"cookie", b"content-type", b"origin", b"host", b"content-length"]
    ),
    strategies.sampled_from(HEADERS) | strategies.binary(max_size=30),
    max_size=3,
)


def test_any_bytes_at_any_door_get_an_answer_of_the_server(server: TestClient[Litestar]) -> None:
    doors = [
        (method.upper(), re.sub(r"{\w+}", "x", way))
        for way, operations in server.get("/schema/openapi.json").json()["paths"].items()
        for method in operations
    ]

    @settings(max_examples=times(400), derandomize=True, database=None, deadline=None)
    @given(strategies.sampled_from(doors), headers, bodies)
    def ask(door: tuple[str, str], given: dict[bytes, bytes], body: bytes) -> None:
        method, way = door
        response = server.request(method, way, content=body, headers=given)
        assert response.status_code < 500, response.text
        if response.status_code >= 400:
            problem = response.json()
            assert_is_one_sentence(problem["code"], problem["sentence"])

    ask()


def test_a_letter_that_postgres_does_not_know_is_refused(database: str) -> None:
    app = create_app(Settings(database=database, rate=1e9))
    with TestClient(app, raise_server_exceptions=False) as client:
        client.post("/api/people", json={"name": "Anna"})
        table = client.post("/api/tables", json={"game": "sleepers", "guests": ["Ben"]}).json()
        decision = client.get(f"/api/tables/{table['id']}/scene?seat=white").json()["decisions"][0]
        asked = {"type": "decide", "table": table["id"], "seat": "white", "number": 0}
        for way in ("tables/%00", "people/%00", "tables/%00/scene", "me/tables?status=%00"):
            assert client.get(f"/api/{way}").status_code in (400, 404)
        for way, body in (
            ("people", {"name": "\0"}),
            ("sign-in", {"name": "\0", "passphrase": "\0" * 8}),
            ("tables", {"game": "\0"}),
            ("tables", {"game": "sleepers", "guests": ["\0"]}),
            ("tables", {"game": "sleepers", "players": ["\0"]}),
            ("tables", {"game": "sleepers", "options": {"\0": "\0"}}),
            ("quick-match", {"game": "\0"}),
            ("act", {**asked, "id": "\0", "decision": decision}),
            ("act", {**asked, "id": "1", "decision": decision + "\0"}),
        ):
            assert client.post(f"/api/{way}", json=body).status_code in (400, 401), (way, body)
        assert client.get(f"/api/tables/{table['id']}/scene").json()["number"] == 0
