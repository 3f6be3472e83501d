"""Help: given to who plays alone, from what the seat knows and nothing else; chances afterwards."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar

from safehouse.games import GAMES, game_named
from safehouse.games.errors import Refused
from safehouse.games.game import Result
from safehouse.games.state import Knowledge, State
from safehouse.games.telling import Telling, pack_events, tag_of
from safehouse.players.answers import Answer
from safehouse.players.compiling import HELP, PLAYERS, Part
from safehouse.players.host import Host
from safehouse.players.process import Finding, Recent, Study, responses
from safehouse.server import chances as chances_of_games
from safehouse.server import help as helping
from safehouse.server import workers
from safehouse.server.chances import turning_points, turns_of
from safehouse.server.help import Help, study_of
from safehouse.server.messages.help import ChancePoint
from safehouse.server.turns import Asker
from safehouse.server.workers import Workers
from safehouse.table.entries import Decided
from safehouse.table.permissions import check_may_be_helped
from safehouse.table.setup import Occupant, Setup
from safehouse.table.table import Step, Table
from safehouse.texts import messages_of
from tests.patience import until
from tests.plain import plain
from tests.server.visitor import Caller, come_in, open_server, play_out, problem

OPTIONS: dict[str, dict[str, object]] = {
    "sleepers": {},
    "undercover": {"players": 3, "memory": "strict"},
    "sarahs_vision": {"players": 1, "events": "shuffled"},
}
ANNA = Occupant("Anna", "anna")
COMPUTER = Occupant("greedy", player="greedy")


@pytest.fixture(name="app")
async def app_of_test(tmp_path: Path) -> AsyncIterator[Litestar]:
    async with open_server(tmp_path / "house.sqlite3") as app:
        yield app


def table_of(game: str, *occupants: Occupant, rated: bool = False) -> Table:
    """A table that has just begun; empty seats belong to computers."""
    which = game_named(game)
    seats = which.seats_in(which.read_options(OPTIONS[game]))
    rest = [COMPUTER] * (len(seats) - len(occupants))
    return Table.begin(
        Setup(
            game=game,
            rules=which.rules,
            seats=dict(zip(seats, [*occupants, *rest], strict=True)),
            secret="07" * 32,
            begun=1,
            options=OPTIONS[game],
            rated=rated,
        )
    )


def moments(game: str) -> Iterator[Table]:
    """A game in which anything is decided, as Anna's table."""
    table = table_of(game, ANNA)
    while table.outcome is None and table.actor is not None:
        yield table
        decision = table.state.choose(table.number * 7919)
        table = table.after(Decided(table.number + 2, table.actor, decision))


# --- Who is helped --------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_who_plays_alone_or_with_computers_is_helped(game: str) -> None:
    table = table_of(game, ANNA)
    check_may_be_helped(table, table.state.seats[0], "anna")


BEN = Occupant("Ben", "ben")
GUEST = Occupant("Guest", "anna")


@pytest.mark.parametrize(
    ("occupants", "rated", "seat", "person", "code"),
    [
        ([ANNA, BEN], False, "white", "anna", "no_help"),
        ([ANNA, GUEST], False, "white", "anna", "no_help"),
        ([ANNA], True, "white", "anna", "no_help"),
        ([ANNA], False, "black", "anna", "not_your_seat"),
        ([ANNA], False, "white", "ben", "not_your_seat"),
        ([ANNA], False, "spectator", "anna", "unknown_seat"),
    ],
)
def test_nobody_else_is_helped(
    occupants: list[Occupant], rated: bool, seat: str, person: str, code: str
) -> None:
    table = table_of("sleepers", *occupants, rated=rated)
    with pytest.raises(Refused) as refused:
        check_may_be_helped(table, seat, person)
    assert refused.value.code == code


def test_who_has_lost_the_others_still_plays_a_game_of_people() -> None:
    table = replace(table_of("sleepers", ANNA, BEN), left=frozenset({"black"}))
    with pytest.raises(Refused, match="alone"):
        check_may_be_helped(table, "white", "anna")


def test_after_the_game_nobody_needs_help() -> None:
    table = replace(table_of("sleepers", ANNA), outcome=Result("white", "resigned"))
    with pytest.raises(Refused, match="over"):
        check_may_be_helped(table, "white", "anna")


# --- What the workers are told --------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_what_a_worker_is_asked_holds_nothing_that_the_seat_cannot_know(game: str) -> None:
    """Byte by byte: another deal of all that is hidden makes the same question."""
    compared = 0
    for number, table in enumerate(islice(moments(game), 120)):
        seat = table.state.seats[number % len(table.state.seats)]
        other = table.state.known_to(seat).imagine(number)
        if other.actor != table.state.actor:
            continue
        # Of events nothing is left but what this seat was shown.
        steps = tuple(
            Step(
                step.entry,
                tuple(Telling(event.to(seat)) for event in step.events),
            )
            for step in table.steps
        )
        twin = replace(table, state=other, steps=steps)
        for task in ("hint", "belief", "chance"):
            asked = [msgspec.json.encode(study_of(task, "id", t, seat)) for t in (table, twin)]
            assert asked[0] == asked[1]
        compared += 1
    assert compared > 15


def test_decisions_are_told_to_nobody_but_who_decides() -> None:
    table = table_of("sleepers", ANNA)
    asked = {seat: study_of("belief", "id", table, seat) for seat in table.state.seats}
    assert table.actor is not None
    assert asked[table.actor].question.decisions
    (other,) = set(asked) - {table.actor}
    assert asked[other].question.decisions == []


def found(study: Study) -> Finding:
    _, finding = responses(study, Recent(), None)  # type: ignore[arg-type]
    assert isinstance(finding, Finding)
    return finding


@pytest.mark.parametrize("game", GAMES)
def test_a_worker_finds_out_what_it_is_asked(game: str) -> None:
    tables = (table for table in moments(game) if len(table.state.decisions()) > 2)
    table = next(islice(tables, 12, None))
    seat = str(table.actor)

    def study(task: Any) -> Study:
        return msgspec.structs.replace(study_of(task, "id", table, seat), seconds=0.2)

    hint = found(study("hint"))
    assert 1 <= len(hint.best) <= 3
    for advice in hint.best:
        assert advice.decision in table.state.decisions()
        assert 0 < advice.chance < 1
        assert 1 <= len(advice.reasons) <= 2
        for reason in advice.reasons:
            message = f"reason-{game}-{reason.code}"
            assert messages_of("en")(message, **reason.args) != message
    belief = found(study("belief")).belief
    assert bool(belief) == (game != "sarahs_vision")
    for kinds in belief.values():
        assert sum(kinds.values()) == pytest.approx(1.0)
    chance = found(study("chance")).chance
    assert chance is not None
    assert 0 < chance < 1


def test_undersides_are_believed_to_be_what_they_can_be() -> None:
    """What is left over when all other agents are known, or excluded."""
    for table in islice(moments("undercover"), 0, 60, 7):
        seat = str(table.actor)
        known = table.state.known_to(seat)
        truth = plain(table.state.position())
        believed = found(study_of("belief", "id", table, seat)).belief
        shown = plain(known.describe())
        lying: Any = truth["table"]
        unseen = {cell for cell, tile in shown["table"].items() if "?" in tile.values()}
        assert unseen == set(believed) - {"hand", "pile 1", "pile 2"}
        for cell in unseen:
            tile = lying[cell]
            hidden = "undercover" if tile["shows"] == "official" else "official"
            assert believed[cell][tile[hidden]] > 0


def test_what_cannot_be_found_out_is_said_to_have_failed() -> None:
    study = study_of("hint", "id", table_of("sleepers", ANNA), "white")
    broken = msgspec.structs.replace(study.question, knowledge=b"nonsense")
    assert found(msgspec.structs.replace(study, question=broken)) == Finding(failed=True)


# --- Reasons in words -----------------------------------------------------------------------------


def test_a_language_that_is_not_there_is_english_and_a_message_that_is_not_there_its_id() -> None:
    assert messages_of("xx")("reason-sarahs_vision-wins") == "Wins the game."
    assert messages_of("de")("nonesuch") == "nonesuch"


# --- Chances after a game -------------------------------------------------------------------------


def points(*chances: float, seats: tuple[str, ...] = ("white", "black")) -> list[ChancePoint]:
    """The chances of White, as both sides saw them in turn; the last is the end."""
    *turns, end = chances
    told = [
        ChancePoint(number, seats[number % 2], {"white": chance, "black": 1 - chance})
        for number, chance in enumerate(turns)
    ]
    return [*told, ChancePoint(len(turns), None, {"white": end, "black": 1 - end})]


def test_turning_points_lie_where_a_chance_jumps() -> None:
    state = State.new("sleepers")
    assert turning_points(points(0.5, 0.5, 0.55, 0.5, 0.5, 0.5, 0.5), state) == []
    assert turning_points(points(0.5, 0.5, 0.9, 0.9, 0.9, 0.9, 1.0), state) == [2]
    # Both sides see the same jump, and it is told once; at the end there is another one.
    assert turning_points(points(0.5, 0.5, 0.5, 0.9, 0.9, 0.9, 0.9, 0.0), state) == [3, 7]
    # Two sides who judge differently make none.
    assert turning_points(points(0.7, 0.3, 0.7, 0.3, 0.7, 0.3, 0.5, 0.5), state) == [6]


def test_a_turning_point_of_many_players_is_one_of_any_of_them() -> None:
    state = State.new("undercover", {"players": 3})
    told = [
        ChancePoint(number, seat, {seat: chance})
        for number, (seat, chance) in enumerate(
            zip(state.seats * 2, (0.3, 0.3, 0.3, 0.3, 0.8, 0.3), strict=True)
        )
    ]
    assert turning_points(told, state) == [4]


@pytest.mark.parametrize("game", GAMES)
def test_every_turn_is_a_point(game: str) -> None:
    *_, last = moments(game)
    turns = turns_of(last)
    assert turns[0] == 0
    states = list(last.states())
    for number in turns:
        assert states[number].actor in last.state.seats
    whole = [event for step in last.steps for event in step.events]
    assert len(turns) == 1 + sum(tag_of(event.whole) == "turn" for event in whole)


def test_of_a_long_game_some_turns_are_points(monkeypatch: pytest.MonkeyPatch) -> None:
    *_, last = moments("sleepers")
    every = turns_of(last)
    monkeypatch.setattr(chances_of_games, "MAX_POINTS", 10)
    some = turns_of(last)
    assert len(some) == 10 < len(every)
    assert set(some) <= set(every)
    assert some[0] == 0


# --- At the doors ---------------------------------------------------------------------------------


async def begin(who: Caller, game: str = "sleepers", **more: object) -> str:
    """A table at which somebody sits on the first seat with computers."""
    seats = {"sleepers": 2, "undercover": 3, "sarahs_vision": 1}[game]
    info = await who.post(
        "/api/tables",
        game=game,
        options=OPTIONS[game] | ({"first_player": "chosen"} if game == "sleepers" else {}),
        seat="white" if game == "sleepers" else "first",
        players=["random"] * (seats - 1),
        **more,
    )
    return str(info["id"])


@pytest.mark.anyio
@pytest.mark.parametrize("game", GAMES)
async def test_a_hint_is_given_and_kept(
    game: str, app: Litestar, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(helping, "HINT_SECONDS", 0.2)
    (anna,) = await come_in(app, "Anna")
    table = await begin(anna, game)
    seat = "white" if game == "sleepers" else "first"
    way = f"/api/tables/{table}/hint"
    scene = await anna.get(f"/api/tables/{table}/scene", seat=seat)
    hint, again = await asyncio.gather(anna.get(way, seat=seat), anna.get(way, seat=seat))
    assert hint == again == await anna.get(way, seat=seat)
    assert (hint["number"], hint["seat"]) == (scene["number"], seat)
    assert {advice["decision"] for advice in hint["best"]} <= set(scene["decisions"])
    for advice in hint["best"]:
        assert advice.keys() == {"decision", "chance", "reasons"}
        for reason in advice["reasons"]:
            assert reason.keys() == {"code", "args"}
    belief = await anna.get(f"/api/tables/{table}/belief", seat=seat)
    assert belief["number"] == scene["number"]
    assert set(belief["places"]) == ({"pile 1", "pile 2"} if game == "undercover" else set())


@pytest.mark.anyio
async def test_help_is_refused_with_a_sentence(app: Litestar) -> None:
    anna, ben = await come_in(app, "Anna", "Ben")
    alone = await begin(anna)
    info = await anna.post("/api/tables", game="sleepers", seat="white")
    shared = info["id"]
    waiting = f"/api/tables/{shared}/hint?seat=white"
    assert await anna.refused("GET", waiting) == "not_begun"
    await ben.post(f"/api/tables/{shared}/join")
    for what in ("hint", "belief"):
        assert await anna.refused("GET", f"/api/tables/{shared}/{what}?seat=white") == "no_help"
        way = f"/api/tables/{alone}/{what}"
        assert await ben.refused("GET", f"{way}?seat=white") == "not_your_seat"
        assert await anna.refused("GET", f"{way}?seat=black") == "not_your_seat"
        assert await anna.refused("GET", way) == "bad_request"
        assert problem(await Caller(app, "").http.get(f"{way}?seat=white")) == "not_signed_in"
    assert await anna.refused("GET", f"/api/tables/{alone}/chances") == "still_running"
    assert await anna.refused("GET", "/api/tables/nonesuch/chances") == "no_such_table"


@pytest.mark.anyio
async def test_one_thing_is_worked_out_after_the_other(
    app: Litestar, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Study] = []
    may_go_on = asyncio.Event()

    async def find_out(self: Workers, study: Study, asker: Asker) -> Finding:
        asked.append(study)
        await may_go_on.wait()
        return Finding(failed=len(asked) == 1)

    monkeypatch.setattr(Workers, "find_out", find_out)
    (anna,) = await come_in(app, "Anna")
    one, other = [await begin(anna) for _ in range(2)]
    first = asyncio.create_task(anna.http.get(f"/api/tables/{one}/hint?seat=white"))
    while not asked:
        await asyncio.sleep(0.01)
    assert await anna.refused("GET", f"/api/tables/{other}/hint?seat=white") == "too_fast"
    may_go_on.set()
    assert problem(await first) == "no_answer"
    # What failed is tried again.
    assert (await anna.get(f"/api/tables/{one}/hint", seat="white"))["best"] == []
    assert len(asked) == 2
    assert Knowledge.from_bytes(asked[1].question.knowledge).seat == "white"


@pytest.mark.anyio
async def test_one_address_has_only_so_much_worked_out_and_others_are_helped(
    app: Litestar, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Asker] = []
    may_go_on = asyncio.Event()

    async def find_out(self: Workers, study: Study, asker: Asker) -> Finding:
        asked.append(asker)
        await may_go_on.wait()
        return Finding()

    monkeypatch.setattr(Workers, "find_out", find_out)
    monkeypatch.setattr(helping, "MAX_ASKED", 2)
    crowd = await come_in(app, "Anna", "Ben", "Cleo")
    stranger = Caller(app, "Dora", address="10.0.0.2")
    await stranger.enter()
    answers = []
    for number, who in enumerate((*crowd[:2], stranger), 1):
        way = f"/api/tables/{await begin(who)}/hint?seat=white"
        answers.append(asyncio.create_task(who.http.get(way)))
        while len(asked) < number:
            await asyncio.sleep(0.01)
    way = f"/api/tables/{await begin(crowd[2])}/hint?seat=white"
    assert await crowd[2].refused("GET", way) == "too_fast"
    may_go_on.set()
    assert [(await answer).status_code for answer in answers] == [200, 200, 200]
    assert asked == [Asker("10.0.0.1", who.person) for who in crowd[:2]] + [
        Asker("10.0.0.2", stranger.person)
    ]
    assert (await crowd[2].http.get(way)).status_code == 200


@pytest.mark.anyio
async def test_help_that_is_not_ready_says_so_at_once_and_then_comes_by_itself(
    app: Litestar, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_go_on = asyncio.Event()

    async def compile_slowly(self: Host, part: Part) -> bool:
        await may_go_on.wait()
        return True

    async def find_out(self: Workers, study: Study, asker: Asker) -> Finding:
        return Finding()

    monkeypatch.setattr(Host, "compile", compile_slowly)
    monkeypatch.setattr(workers, "is_compiled", lambda part: False)
    monkeypatch.setattr(Workers, "find_out", find_out)
    (anna,) = await come_in(app, "Anna")
    table = await begin(anna)
    assert await anna.get("/ready") == {"status": "ready"}
    app.state.server.warm_up()
    for way in ("/ready", "/api/ready"):
        ready = await anna.get(way)
        assert ready["status"] == "ready"
        assert {game: set(what) for game, what in ready["preparing"].items()} == {
            game: {*PLAYERS, HELP} for game in GAMES
        }
    for what in ("hint", "belief"):
        way = f"/api/tables/{table}/{what}?seat=white"
        assert await anna.refused("GET", way) == "getting_ready"
    assert (await anna.act(table, "white", "resign")).status_code == 200
    way = f"/api/tables/{table}/chances"
    assert await anna.refused("GET", way) == "getting_ready"
    may_go_on.set()
    await until(lambda: not app.state.server.workers.preparing)
    assert (await anna.get(way))["total"] == 2
    assert await anna.get("/ready") == {"status": "ready"}


@pytest.mark.anyio
async def test_a_computer_player_thinks_for_who_opened_the_table(
    app: Litestar, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: asyncio.Queue[Asker] = asyncio.Queue()

    async def decide(self: Workers, *question: Any) -> Answer:
        asked.put_nowait(question[-1])
        return Answer(question[6][0])

    monkeypatch.setattr(Workers, "decide", decide)
    stranger = Caller(app, "Dora", address="10.0.0.2")
    await stranger.enter()
    options = {"first_player": "chosen"}
    more = {"seat": "black", "players": ["level1"], "options": options}
    await stranger.post("/api/tables", game="sleepers", **more)
    assert await asked.get() == Asker("10.0.0.2", stranger.person)


@pytest.mark.anyio
async def test_the_chances_of_a_finished_game_are_worked_out(
    app: Litestar, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(helping, "CHANCE_SECONDS", 0.05)
    may_find, asked = asyncio.Semaphore(0), 0
    find_out = Workers.find_out

    async def find_when_looked_at(self: Workers, study: Study, asker: Asker) -> Finding:
        await may_find.acquire()
        return await find_out(self, study, asker)

    monkeypatch.setattr(Workers, "find_out", find_when_looked_at)
    anna, ben = await come_in(app, "Anna", "Ben")
    info = await anna.post("/api/tables", game="sleepers", seat="white")
    await ben.post(f"/api/tables/{info['id']}/join")
    way = f"/api/tables/{info['id']}/chances"
    await play_out(info["id"], {"white": anna, "black": ben}, most=13)
    assert (await anna.act(info["id"], "white", "resign")).status_code == 200
    seen = [await anna.get(way)]
    while seen[-1]["done"] < seen[-1]["total"]:
        if seen[-1]["done"] >= asked:  # one after the other, so that all progress is seen
            may_find.release()
            asked += 1
        await asyncio.sleep(0.01)
        seen.append(await Caller(app, "").get(way))
    done = [told["done"] for told in seen]
    assert done == sorted(done)
    assert len(set(done)) > 2, "progress is seen"
    told = seen[-1]
    table = (await app.state.server.tables.get(info["id"])).table
    assert [point["number"] for point in told["chances"]] == [*turns_of(table), table.number]
    states = list(table.states())
    for point in told["chances"][:-1]:
        assert point["seat"] == states[point["number"]].actor
        assert sum(point["chance"].values()) == pytest.approx(1.0)
        assert 0 < point["chance"]["white"] < 1
    assert told["chances"][-1] == {
        "number": table.number,
        "seat": None,
        "chance": {"white": 0.0, "black": 1.0},
    }
    # She gave up a game that was not lost.
    assert table.number in told["turning_points"]
    assert await anna.get(way) == told


@pytest.mark.anyio
async def test_each_chance_comes_from_what_the_seat_knew_then(
    app: Litestar, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Study] = []

    async def find_out(self: Workers, study: Study, asker: Asker) -> Finding:
        asked.append(study)
        return Finding(chance=0.25)

    table = next(islice(moments("undercover"), 40, None))
    table = replace(table, outcome=Result("second", "six_tiles"))

    class OneTable:
        async def get(self, _: str) -> Any:
            return type("Live", (), {"table": table})

        def spawn(self, work: Any) -> None:
            self.task = asyncio.ensure_future(work)

    one = OneTable()
    monkeypatch.setattr(Workers, "find_out", find_out)
    helper = Help(one, Workers(1), one)  # type: ignore[arg-type]
    await helper.chances("id", Asker())
    await one.task
    told = await helper.chances("id", Asker())
    assert told.done == told.total == len(asked) + 1
    states = list(table.states())
    for number, study in zip(turns_of(table), asked, strict=True):
        state = states[number]
        assert study.question.knowledge == state.known_to(str(state.actor)).to_bytes()
        assert study.question.decisions == state.decisions()
        steps = table.steps[:number]
        seen = [event.to(str(state.actor)) for step in steps for event in step.events]
        assert study.question.events == pack_events(seen)
    # With three players each judges itself alone; at the end it is known of all.
    for point in told.chances[:-1]:
        assert point.chance == {point.seat: 0.25}
    assert told.chances[-1].chance == {"first": 0.0, "second": 1.0, "third": 0.0}
    assert told.turning_points == [table.number]


@pytest.mark.anyio
@pytest.mark.parametrize("most", ["MAX_WAITING", "MAX_WAITING_HERE"])
async def test_games_wait_for_their_chances_in_a_line_that_ends(
    most: str, app: Litestar, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(helping, most, 1)
    (anna,) = await come_in(app, "Anna")
    ways = []
    for _ in range(2):
        table = await begin(anna)
        assert (await anna.act(table, "white", "resign")).status_code == 200
        ways.append(f"/api/tables/{table}/chances")
    assert (await anna.get(ways[0]))["done"] == 0
    assert await anna.refused("GET", ways[1]) == "too_many"
    while (told := await anna.get(ways[0]))["done"] < told["total"]:
        await asyncio.sleep(0.05)
    assert (await anna.get(ways[1]))["total"] == 2
