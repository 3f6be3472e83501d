"""Lessons: each can be passed and missed, shows no more than the learner may see, and is told."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar

from safehouse import lessons as school
from safehouse.games import GAMES
from safehouse.games.errors import Refused
from safehouse.games.state import State
from safehouse.lessons import MAX_DECISIONS, Goal, Lesson, attempt, lessons_of, matches
from tests.plain import plain
from tests.server.visitor import Caller, open_server, problem

GAMES_FOLDER = Path(school.__file__).parents[1] / "games"
LANGUAGES = ("en", "de", "fr")
ALL = [(game, lesson.id) for game in GAMES for lesson in lessons_of(game).values()]


@pytest.fixture(name="app")
async def app_of_test(tmp_path: Path) -> Any:
    async with open_server(tmp_path / "house.sqlite3") as app:
        yield app


# --- The lessons ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_can_be_passed(game: str, name: str) -> None:
    lesson = lessons_of(game)[name]
    for number in range(len(lesson.solution)):
        before = attempt(game, name, lesson.solution[:number])
        assert not before.passed
        assert not before.failed
        assert lesson.solution[number] in before.decisions
    passed = attempt(game, name, lesson.solution)
    assert passed.passed
    assert not passed.failed
    assert passed.number == len(lesson.solution)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_can_be_missed(game: str, name: str) -> None:
    lesson = lessons_of(game)[name]
    assert lesson.wrong
    missed = attempt(game, name, lesson.wrong)
    assert not missed.passed


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_begins_with_the_learner(game: str, name: str) -> None:
    lesson = lessons_of(game)[name]
    assert lesson.position["game"] == game
    start = attempt(game, name, [])
    assert not start.passed
    assert not start.failed
    assert len(start.decisions) > 1
    assert lesson.goal.all or lesson.goal.view


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_shows_the_view_of_its_seat_and_nothing_else(
    game: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson = lessons_of(game)[name]
    begun = school.beginning(game, name)
    shown = msgspec.json.encode(attempt(game, name, []))
    for word in range(5):
        other = begun.known_to(lesson.seat).imagine(word)
        monkeypatch.setattr(school, "beginning", lambda *_, other=other: other)
        if other.actor == lesson.seat:
            assert msgspec.json.encode(attempt(game, name, [])) == shown


def messages(file: Path) -> Iterator[str]:
    yield from re.findall(r"^([a-z][\w-]*) *=", file.read_text("utf-8"), re.M)


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_has_its_sentences_in_every_language(game: str) -> None:
    folder = GAMES_FOLDER / game / "texts"
    files = {language: folder / language / f"{game}_lessons.ftl" for language in LANGUAGES}
    for language, file in files.items():
        there = set(messages(file))
        for name in lessons_of(game):
            stem = f"lesson-{game}-{name}"
            assert {f"{stem}-title", f"{stem}-task", f"{stem}-well"} <= there, (language, name)
        for message in there:
            if found := re.fullmatch(rf"lesson-{game}-(.+)-(?:title|task|well|hint)", message):
                assert found[1] in lessons_of(game), (language, message)
        assert there == set(messages(files["en"])), language


# --- How they are checked -------------------------------------------------------------------------

POSITION: dict[str, object] = {
    "game": "sleepers",
    "to_move": "white",
    "options": {"own_sleepers": "visible"},
    "board": {
        "E1": {"owner": "white", "kind": "scientist", "face": "down"},
        "E3": {"owner": "white", "kind": "militia", "face": "down"},
        "A1": {"owner": "black", "kind": "militia", "face": "down"},
    },
    "hands": {"white": ["scientist", "militia"], "black": ["police"]},
}


def made(monkeypatch: pytest.MonkeyPatch, **more: Any) -> None:
    """A lesson `test` of Sleepers."""
    given = {"goal": Goal(most=2), "solution": [], "wrong": [], **more}
    lesson = Lesson(id="test", seat="white", position=POSITION, **given)
    monkeypatch.setattr(school, "lessons_of", lambda game: {"test": lesson})
    monkeypatch.setattr(school, "beginning", school.beginning.__wrapped__)


def test_all_events_of_a_goal_must_happen_in_any_order(monkeypatch: pytest.MonkeyPatch) -> None:
    goal = Goal(most=2, all=[{"event": "activate", "hex": hex} for hex in ("E1", "E3")])
    made(monkeypatch, goal=goal)
    for one, other in [("E1", "E3"), ("E3", "E1")]:
        assert not attempt("sleepers", "test", [f"activate {one}"]).passed
        assert attempt("sleepers", "test", [f"activate {one}", f"activate {other}"]).passed


def test_an_attempt_fails_when_its_decisions_are_used_up(monkeypatch: pytest.MonkeyPatch) -> None:
    made(monkeypatch, goal=Goal(most=1, all=[{"event": "activate", "hex": "E3"}]))
    assert attempt("sleepers", "test", ["activate E1"]).failed
    with pytest.raises(Refused, match="over"):
        attempt("sleepers", "test", ["activate E1", "activate E3"])


def test_an_attempt_fails_when_the_turn_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    made(monkeypatch, goal=Goal(most=9, all=[{"event": "activate", "hex": "E3"}]))
    passed_on = attempt("sleepers", "test", ["recruit militia D4"])
    assert passed_on.failed
    assert passed_on.to_act == "black"
    assert passed_on.decisions == []


def test_what_must_not_happen_spoils_an_attempt(monkeypatch: pytest.MonkeyPatch) -> None:
    goal = Goal(most=2, all=[{"event": "activate"}], none=[{"event": "activate", "hex": "E1"}])
    made(monkeypatch, goal=goal)
    assert attempt("sleepers", "test", ["activate E1"]).failed
    assert attempt("sleepers", "test", ["activate E3"]).passed


def test_a_goal_may_say_how_it_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    made(monkeypatch, goal=Goal(most=2, view={"board": {"E3": {"face": "up"}}}))
    assert not attempt("sleepers", "test", ["activate E1"]).passed
    assert attempt("sleepers", "test", ["activate E3"]).passed


def test_the_others_reply_and_are_seen_by_the_learner(monkeypatch: pytest.MonkeyPatch) -> None:
    goal = Goal(most=9, all=[{"event": "activate", "hex": "E3"}])
    replies = [["activate A2", "recruit police B2"]]
    made(monkeypatch, goal=goal, replies=replies)
    begun = attempt("sleepers", "test", ["recruit militia D4"])
    assert begun.to_act == "white"
    assert {"event": "recruit", "seat": "black", "hex": "B2", "kind": "?"} in plain(begun.events)
    assert attempt("sleepers", "test", ["recruit militia D4", "activate E3"]).passed
    # Where the reply is not possible the lesson does not lead on.
    assert attempt("sleepers", "test", ["recruit militia B2"]).failed


def test_a_lesson_may_begin_within_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    goal = Goal(most=1, all=[{"event": "activate", "hex": "E3"}])
    made(monkeypatch, goal=goal, before=["activate E1"])
    assert attempt("sleepers", "test", []).events == []
    assert attempt("sleepers", "test", ["activate E3"]).passed


def test_a_seed_deals_what_nobody_has_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    position = plain(State.new("undercover", {}, 3).position())
    piles = []
    for seed in (None, 1, 1, 2):
        lesson = Lesson(
            id="test",
            seat="first",
            position=position,
            goal=Goal(most=1),
            solution=[],
            wrong=[],
            seed=seed,
        )
        monkeypatch.setattr(school, "lessons_of", lambda game, lesson=lesson: {"test": lesson})
        piles.append(plain(school.beginning.__wrapped__("undercover", "test").position())["piles"])
    assert piles[0] == position["piles"]
    assert piles[0] != piles[1] == piles[2] != piles[3]


@pytest.mark.parametrize(
    ("pattern", "thing", "fits"),
    [
        ({}, {"event": "end"}, True),
        ({"event": "end"}, {"event": "end", "winner": "white"}, True),
        ({"event": "end", "winner": "black"}, {"event": "end", "winner": "white"}, False),
        ({"winner": "white"}, {"event": "end"}, False),
        ({"to": [2, 3]}, {"to": 3}, True),
        ({"to": [2, 3]}, {"to": 4}, False),
        ({"hexes": ["A1", "A2"]}, {"hexes": ["A1", "A2"]}, True),
        ({"hexes": ["A1", "A2"]}, {"hexes": ["A2", "A1"]}, False),
        ({"tile": {"hq": "red"}}, {"tile": {"hq": "red", "seen": True}}, True),
        ({"tile": {"hq": "red"}}, {"tile": "red"}, False),
        ({"held": True}, {"held": 1}, False),
    ],
)
def test_a_pattern_names_what_must_be_there(pattern: object, thing: object, fits: bool) -> None:
    assert matches(pattern, thing) == fits


# --- The doors ------------------------------------------------------------------------------------


@pytest.mark.anyio
@pytest.mark.parametrize("game", GAMES)
async def test_anybody_can_learn(game: str, app: Litestar) -> None:
    caller = Caller(app, "")
    told = await caller.get(f"/api/lessons/{game}")
    assert told["game"] == game
    assert [lesson["id"] for lesson in told["lessons"]] == list(lessons_of(game))
    for info in told["lessons"]:
        lesson = lessons_of(game)[info["id"]]
        assert info.keys() == {"id", "seat", "most", "start"}
        way = f"/api/lessons/{game}/{lesson.id}"
        assert await caller.post(way, decisions=[]) == info["start"]
        assert (await caller.post(way, decisions=lesson.solution))["passed"] is True
        assert (await caller.post(way, decisions=lesson.wrong))["passed"] is False


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("way", "data", "status", "code"),
    [
        ("sleepers/nonesuch", {"decisions": []}, 404, "no_such_lesson"),
        ("chess/five-scientists", {"decisions": []}, 400, "unknown_game"),
        ("sleepers/{first}", {"decisions": ["activate A9"]}, 400, "unknown_hex"),
        ("sleepers/{first}", {"decisions": ["activate I9"]}, 400, "illegal_decision"),
        ("sleepers/{first}", {"decisions": ["x"] * (MAX_DECISIONS + 1)}, 400, "bad_request"),
        ("sleepers/{first}", {"decisions": ["x" * 201]}, 400, "bad_request"),
        ("sleepers/{first}", {"decisions": "activate E5"}, 400, "bad_request"),
        ("sleepers/{first}", {}, 400, "bad_request"),
    ],
)
async def test_what_is_no_attempt_is_refused_with_a_sentence(
    way: str, data: dict[str, Any], status: int, code: str, app: Litestar
) -> None:
    first = next(iter(lessons_of("sleepers")))
    reply = await Caller(app, "").http.post(f"/api/lessons/{way.format(first=first)}", json=data)
    assert problem(reply) == code
    assert reply.status_code == status


def test_the_longest_attempt_decides_everything_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server does nothing else meanwhile, so it has to be short."""
    decided = Counter[str]()
    decide = State.decide

    def count(state: State, decision: str) -> State:
        decided[state.game.name] += 1
        return decide(state, decision)

    goal = Goal(most=MAX_DECISIONS, all=[{"event": "end"}])
    for game, seat in (("sleepers", "white"), ("undercover", "first"), ("sarahs_vision", "first")):
        state = State.new(game, {"players": 1} if game == "sarahs_vision" else {}, 4)
        position = plain(state.position())
        decisions: list[str] = []
        replies: list[str] = []
        while state.actor is not None and len(decisions) < MAX_DECISIONS:
            decision = state.choose(len(decisions) * 7919)
            (decisions if state.actor == seat else replies).append(decision)
            state = state.decide(decision)
        lesson = Lesson(
            id="long",
            seat=seat,
            position=position,
            goal=goal,
            solution=[],
            wrong=[],
            replies=list(replies),
        )
        with monkeypatch.context() as patch:
            patch.setattr(school, "lessons_of", lambda _, lesson=lesson: {"long": lesson})
            patch.setattr(school, "beginning", school.beginning.__wrapped__)
            patch.setattr(State, "decide", count)
            attempt(game, "long", decisions)
        assert len(decisions) <= decided[game] <= len(decisions) + len(replies)
