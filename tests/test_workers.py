"""Computer players in worker processes: the server never waits, and every question is answered."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from multiprocessing import active_children
from pathlib import Path

import msgspec
import pytest

from safehouse.games import GAMES
from safehouse.games.errors import Refused
from safehouse.games.sleepers.events import Draw, TurnBegins
from safehouse.games.state import Knowledge, State
from safehouse.games.telling import Event, pack_events
from safehouse.players import host as host_module
from safehouse.players import level_names, make_player, process
from safehouse.players.answers import Answer
from safehouse.players.compiling import HELP, PLAYERS, RULES, Part, parts_of_server
from safehouse.players.host import Host
from safehouse.players.player import Player
from safehouse.players.process import Ask, Question, Ready, Recent, Seated, Study, responses
from safehouse.server import workers as workers_module
from safehouse.server.turns import ANYBODY, Asker, Turns
from safehouse.server.workers import Workers
from tests.examples import random_states
from tests.patience import PATIENCE, until

ROOT = Path(__file__).parents[1]
STATE = State.new("sleepers", {}, 3)
KNOWN = STATE.known_to(STATE.actor or "").to_bytes()


@pytest.fixture(autouse=True)
def _workers_find_the_tests(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    monkeypatch.syspath_prepend(ROOT)
    monkeypatch.setenv("MARKS", str(tmp_path))
    yield
    assert active_children() == []


def mark(what: str) -> None:
    """Tell others that something is so, whatever process they are in."""
    Path(os.environ["MARKS"], what).touch()


def marked(what: str) -> bool:
    return Path(os.environ["MARKS"], what).exists()


class Odd:
    """Does as its name says; a teller tells how often it was asked, and all that it saw."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.asked = 0
        self.seen: list[object] = []

    def decide(
        self, knowledge: Knowledge, decisions: Sequence[str], events: Sequence[Event]
    ) -> str:
        self.asked += 1
        self.seen += [event.count for event in events if isinstance(event, Draw)]
        match self.name:
            case "rude":
                return "fly away"
            case "slow":
                while not marked("enough"):
                    pass
            case "stuck":
                mark("stuck")
                time.sleep(600)
            case "clumsy":
                raise ZeroDivisionError
            case "moody" if self.asked == 2:
                raise ZeroDivisionError
            case "moody" | "teller":
                return f"{self.asked}: {self.seen}"
        return decisions[0]


def make_odd(game: str, name: str, seed: int) -> Player:
    odd = name in ("rude", "slow", "stuck", "clumsy", "moody", "teller")
    return Odd(name) if odd else make_player(game, name, seed)


def ask(
    workers: Workers,
    player: str,
    table: str = "table",
    seconds: float = 60.0,
    asker: Asker = ANYBODY,
) -> Coroutine[object, object, Answer]:
    """A question at the beginning of a game of Sleepers."""
    seat, decisions = STATE.actor or "", STATE.decisions()
    return workers.decide(table, seat, "sleepers", player, 1, KNOWN, decisions, [], seconds, asker)


async def tell(
    workers: Workers, events: int, expected: str, player: str = "teller", seat: str = "first"
) -> Answer:
    """Ask a player that has been shown so many events; it can decide as expected, or not."""
    shown: list[Event] = [Draw("white", count=number) for number in range(events)]
    decisions = ["none", expected]
    return await workers.decide("t", seat, "sleepers", player, 1, KNOWN, decisions, shown, 60.0)


def run(
    play: Callable[[Workers], Awaitable[None]],
    processes: int = 1,
    make: Callable[[str, str, int], Player] = make_odd,
) -> None:
    async def main() -> None:
        async with Workers(processes, make) as workers:
            await play(workers)

    asyncio.run(main())


def test_workers_decide_as_players_at_home() -> None:
    async def play(workers: Workers, table: str, seed: int) -> None:
        state = State.new("sleepers", {}, seed)
        home = {seat: make_player("sleepers", "level4", seed) for seat in state.seats}
        shown: dict[str, list[Event]] = {seat: [] for seat in state.seats}
        new: dict[str, list[Event]] = {seat: [] for seat in state.seats}
        for _ in range(12):
            seat = state.actor or ""
            known, decisions = state.known_to(seat), state.decisions()
            expected = home[seat].decide(known, decisions, new[seat])
            new[seat] = []
            answer = await workers.decide(
                table,
                seat,
                "sleepers",
                "level4",
                seed,
                known.to_bytes(),
                decisions,
                shown[seat],
                60.0,
            )
            assert answer == Answer(expected)
            state = state.decide(expected)
            for viewer in state.seats:
                shown[viewer] += state.events(viewer)
                new[viewer] += state.events(viewer)

    async def play_all(workers: Workers) -> None:
        await asyncio.gather(*(play(workers, f"table{seed}", seed) for seed in range(4)))

    run(play_all, processes=2, make=make_player)


def test_the_server_goes_on_while_a_worker_thinks() -> None:
    async def play(workers: Workers) -> None:
        await ask(workers, "random")
        question = asyncio.create_task(ask(workers, "slow"))
        ticks = 0
        while not question.done():
            await asyncio.sleep(0.02)
            ticks += 1
            if ticks == 20:
                mark("enough")
        assert question.result().fault == ""
        assert ticks >= 20

    run(play)


def test_a_player_is_kept_and_told_only_what_is_new_to_it() -> None:
    async def play(workers: Workers) -> None:
        for events, expected in (
            (1, "1: [0]"),
            (1, "2: [0]"),
            (3, "3: [0, 1, 2]"),
            (4, "4: [0, 1, 2, 3]"),
        ):
            assert await tell(workers, events, expected) == Answer(expected)
        assert await tell(workers, 4, "1: [0, 1, 2, 3]", seat="second") == Answer("1: [0, 1, 2, 3]")
        # There are fewer events than it knows of: it is another game.
        assert await tell(workers, 2, "1: [0, 1]") == Answer("1: [0, 1]")

    run(play)


def test_a_player_that_was_not_kept_is_told_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(workers: Workers) -> None:
        for number in range(5):
            told = f"1: {list(range(number))}"
            assert await tell(workers, number, told, seat="first") == Answer(told)
            assert await tell(workers, number, told, seat="second") == Answer(told)

    # The server's memory alone is made short, and the workers' is not: they agree all the same.
    monkeypatch.setattr(process, "KEPT", 1)
    run(play)


def test_a_worker_says_whom_it_does_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    def ask_for(seat: str, since: int | None) -> list[object]:
        question = Question(KNOWN, ["left", "right"], pack_events([TurnBegins("white")]))
        seated = Seated("table", seat, "sleepers", "random", 1)
        return list(responses(Ask(seated, since, question), players, make_player))

    monkeypatch.setattr(process, "KEPT", 1)
    players: Recent[tuple[Player, int]] = Recent()
    unknown = [Ready(knows=False)]
    assert ask_for("first", 0) == unknown
    assert len(ask_for("first", None)) == 2
    assert ask_for("first", 2) == unknown
    assert len(ask_for("first", 1)) == 2
    assert len(ask_for("second", None)) == 2
    assert ask_for("first", 2) == unknown  # it had to make room


def test_a_player_that_failed_begins_anew_with_everything() -> None:
    async def play(workers: Workers) -> None:
        assert await tell(workers, 1, "1: [0]", "moody") == Answer("1: [0]")
        # Nobody can stand in here: the decisions are none of the game.
        assert await tell(workers, 1, "2: [0]", "moody") == Answer("none", "failed")
        assert await tell(workers, 3, "1: [0, 1, 2]", "moody") == Answer("1: [0, 1, 2]")

    run(play)


@pytest.mark.parametrize(
    ("player", "fault"), [("rude", "illegal"), ("clumsy", "failed"), ("nobody", "failed")]
)
def test_an_answer_that_is_none_is_replaced(player: str, fault: str) -> None:
    async def play(workers: Workers) -> None:
        stand_in = make_player("sleepers", "greedy", 1)
        decision = stand_in.decide(Knowledge.from_bytes(KNOWN), STATE.decisions(), ())
        assert await ask(workers, player) == Answer(decision, fault)  # type: ignore[arg-type]
        assert (await ask(workers, "random")).fault == ""

    run(play)


def test_a_late_answer_is_replaced_and_other_tables_get_theirs() -> None:
    async def play(workers: Workers) -> None:
        await tell(workers, 1, "1: [0]")
        late, *others = await asyncio.gather(
            ask(workers, "stuck", "one", seconds=0.3),
            ask(workers, "random", "two"),
            tell(workers, 2, "1: [0, 1]"),  # by a new process, which is told everything
        )
        assert late.fault == "late"
        assert late.decision in STATE.decisions()
        assert [answer.fault for answer in others] == ["", ""]

    run(play)


def test_a_question_that_waits_too_long_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(workers: Workers) -> None:
        stuck = asyncio.create_task(ask(workers, "stuck", "one"))
        await asyncio.sleep(0)
        monkeypatch.setattr(workers_module, "PATIENCE", 0.2)
        assert await ask(workers, "random", "two") == Answer(STATE.decisions()[0], "late")
        assert not stuck.done()

    run(play)


def test_a_worker_that_is_killed_is_replaced() -> None:
    async def play(workers: Workers) -> None:
        await ask(workers, "random")
        question = asyncio.create_task(ask(workers, "stuck"))
        await until(lambda: marked("stuck"))
        os.kill(active_children()[0].pid or 0, signal.SIGKILL)
        answer = await question
        assert answer.fault == "failed"
        assert answer.decision in STATE.decisions()
        assert (await ask(workers, "random")).fault == ""
        # Nobody has failed if it dies between two questions.
        pid = active_children()[0].pid or 0
        os.kill(pid, signal.SIGKILL)
        await until(lambda: pid not in [child.pid for child in active_children()])
        assert (await ask(workers, "random")).fault == ""

    run(play)


def test_an_interrupt_is_not_for_the_workers() -> None:
    async def play(workers: Workers) -> None:
        await tell(workers, 1, "1: [0]")
        os.kill(active_children()[0].pid or 0, signal.SIGINT)
        assert await tell(workers, 1, "2: [0]") == Answer("2: [0]")

    run(play)


def test_a_question_that_is_given_up_disturbs_no_other() -> None:
    async def play(workers: Workers) -> None:
        await tell(workers, 1, "1: [0]")
        thinking = asyncio.create_task(ask(workers, "slow", "one"))
        waiting = asyncio.create_task(ask(workers, "stuck", "two"))
        await asyncio.sleep(0.3)
        thinking.cancel()
        waiting.cancel()
        mark("enough")
        assert await tell(workers, 2, "2: [0, 1]") == Answer("2: [0, 1]")

    run(play)


def test_closing_ends_all_processes_and_cancels_who_waits() -> None:
    async def main() -> None:
        async with Workers(2, make_odd) as workers:
            await asyncio.gather(*(ask(workers, "random", f"table{i}") for i in range(8)))
            assert len(active_children()) == 2
            pids = [child.pid or 0 for child in active_children()]
            questions = [
                asyncio.create_task(ask(workers, "stuck", f"table{i}", 600.0)) for i in range(4)
            ]
            await until(lambda: marked("stuck"))
        assert active_children() == []
        for pid in pids:
            with pytest.raises(ProcessLookupError):
                os.kill(pid, 0)
        ends = await asyncio.gather(*questions, return_exceptions=True)
        assert all(isinstance(end, asyncio.CancelledError) for end in ends)

    asyncio.run(main())


SERVER = """
import asyncio
from safehouse.server.workers import Workers
from tests.patience import until
from tests.test_workers import ask, make_odd, marked

async def main():
    async with Workers(1, make_odd) as workers:
        await ask(workers, "random")
        question = asyncio.create_task(ask(workers, "stuck"))
        await until(lambda: marked("stuck"))
        print("thinking", flush=True)
        await question

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_workers_do_not_outlive_the_server() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", SERVER], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == "thinking\n"
        server.kill()
        # This is over when nobody has the other end of the pipe any more, the worker neither.
        server.communicate(timeout=PATIENCE)


def test_what_cannot_be_compiled_is_tried_again_and_then_not_called_ready(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tried: list[str] = []

    async def fail(self: Host, part: Part) -> bool:
        tried.append(part.what)
        return part.what == "level1" or (part.what == "random" and tried.count("random") == 2)

    async def play(workers: Workers) -> None:
        monkeypatch.setattr(Host, "compile", fail)
        monkeypatch.setattr(workers_module, "is_compiled", lambda part: False)
        monkeypatch.setattr(workers_module, "go_native", lambda: tried.append("native"))
        parts = [Part("sleepers", what) for what in (RULES, "random", "level1", HELP)]
        monkeypatch.setattr(workers_module, "load_rules", tried.append)
        await workers.prepare(parts)
        assert tried == [RULES, "random", "level1", HELP, RULES, "random", HELP]
        assert workers.preparing == {}
        assert workers.failed == {"sleepers": [HELP, RULES]}
        workers.check_is_ready("sleepers", "random")
        with pytest.raises(Refused) as refused:
            workers.check_is_ready("sleepers", HELP)
        assert refused.value.code == "no_answer"

    run(play)


def test_a_process_says_what_it_cannot_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    noted: list[Part] = []
    monkeypatch.setattr(host_module, "note_compiled", noted.append)

    async def compile_two() -> list[bool]:
        host = Host()
        try:
            return [await host.compile(Part(game, "random")) for game in ("chess", "sleepers")]
        finally:
            await host.stop()

    assert asyncio.run(compile_two()) == [False, True]
    assert noted == [Part("sleepers", "random")]


def test_what_has_been_compiled_is_loaded_when_somebody_asks() -> None:
    async def play(workers: Workers) -> None:
        for game, what in (("sleepers", "greedy"), ("chess", "greedy"), ("sleepers", "nobody")):
            await workers.prepare([Part(game, what)])
        assert active_children() == []  # what has compiled them has gone
        assert (await ask(workers, "greedy")).fault == ""

    run(play, processes=2)


def test_everything_that_can_be_asked_for_is_compiled_before() -> None:
    wanted = {Part(game, what) for game in GAMES for what in (RULES, *PLAYERS, HELP)}
    assert len(parts_of_server()) == len(wanted)
    assert set(parts_of_server()) == wanted
    assert {f"level{number}" for number in range(1, len(level_names()) + 1)} <= set(PLAYERS)


def test_what_is_not_compiled_yet_is_waited_for_and_hurried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    compiled: list[Part] = []
    may_go_on = asyncio.Semaphore(0)

    async def compile_slowly(self: Host, part: Part) -> bool:
        await may_go_on.acquire()
        compiled.append(part)
        return True

    async def play(workers: Workers) -> None:
        monkeypatch.setattr(Host, "compile", compile_slowly)
        monkeypatch.setattr(workers_module, "is_compiled", lambda part: False)
        names = ("random", "greedy", "level1", HELP)
        first, second, third, hints = (Part("sleepers", what) for what in names)
        warming = asyncio.create_task(workers.prepare([first, second, third, hints]))
        assert workers.preparing == {"sleepers": list(names)}
        await asyncio.sleep(0)
        with pytest.raises(Refused) as refused:
            workers.check_is_ready("sleepers", HELP)
        assert refused.value.code == "getting_ready"
        workers.check_is_ready("undercover", HELP)  # which was not to be compiled
        turn = asyncio.create_task(ask(workers, "level1"))
        await asyncio.sleep(0)
        assert workers.preparing["sleepers"] == ["level1", HELP, "random", "greedy"]
        for _ in range(2):
            may_go_on.release()
        assert (await turn).fault == ""
        assert compiled == [first, third]
        for _ in range(2):
            may_go_on.release()
        await warming
        assert compiled == [first, third, hints, second]
        assert workers.preparing == {}
        workers.check_is_ready("sleepers", HELP)

    run(play)


AFTER_THAT = """
import sys
from numba.core import event
from safehouse.games.state import State
from safehouse.games.telling import pack_events
from safehouse.players import make_player
from safehouse.players.compiling import *
from safehouse.players.process import *

game = sys.argv[1]
for part in parts_of_server():
    if part.game == game:
        compile_part(part)
with event.install_recorder("numba:compiler_lock") as loaded:
    state, shown = State.new(game, {}, 1), {}
    for number in range(60):
        actor = state.actor
        if actor not in state.seats:
            state = state.decide(state.choose(number))
            continue
        known, decisions = state.known_to(actor).to_bytes(), state.decisions()
        question = Question(known, decisions, shown.get(actor, []))
        player = PLAYERS[number % len(PLAYERS)]
        seated = Seated("table", actor, game, player, 1)
        *_, reply = responses(Ask(seated, None, question), Recent(), make_player)
        assert reply.decision in decisions, player
        if number % 20 == 10:
            for task in ("hint", "belief", "chance"):
                *_, finding = responses(Study(task, game, question, 0.1), Recent(), make_player)
                assert not finding.failed, task
        state = state.reshuffled(number).decide(state.choose(number))
        if state.actor is None:
            break
        for seat in state.seats:
            shown.setdefault(seat, []).extend(pack_events(state.events(seat)))
            state.view(seat)
print(len(loaded.buffer))
"""


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_compiled_or_loaded_any_more_once_all_is_ready(game: str) -> None:
    """Neither in a worker nor for the server: a function is loaded where it would be compiled."""
    done = subprocess.run(
        [sys.executable, "-c", AFTER_THAT, game], cwd=ROOT, capture_output=True, text=True
    )
    assert done.stdout == "0\n", done.stderr


@pytest.mark.parametrize("game", GAMES)
def test_what_a_worker_is_sent_holds_no_secret(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[bytes] = []
    write = asyncio.StreamWriter.write

    def spy(self: asyncio.StreamWriter, data: bytes) -> None:
        sent.append(data)
        write(self, data)

    async def play(workers: Workers) -> None:
        redealt = 0
        for number, state in enumerate(random_states(game)):
            if number == 20:
                break
            seat = state.actor or ""
            known = state.known_to(seat)
            other = known.imagine(number)
            redealt += other.record().tobytes() != state.record().tobytes()
            sent.clear()
            for each in (state, other):
                await workers.decide(
                    f"table{number}",
                    seat,
                    game,
                    "random",
                    number,
                    each.known_to(seat).to_bytes(),
                    each.decisions(),
                    [],
                    60.0,
                )
            assert sent[0] == sent[1].replace(b'"since":0', b'"since":null')
            message = msgspec.json.decode(sent[0], type=Ask)
            assert message.question == Question(known.to_bytes(), state.decisions(), [])
        assert redealt > 10

    monkeypatch.setattr(asyncio.StreamWriter, "write", spy)
    run(play, make=make_player)


# --- Whose turn it is -----------------------------------------------------------------------------


def test_addresses_take_turns_and_so_do_the_people_of_one_address() -> None:
    async def main() -> None:
        turns, order = Turns(), list[str]()

        async def come(name: str, address: str, person: str, is_urgent: bool = True) -> None:
            await turns.wait(Asker(address, person), is_urgent)
            order.append(name)
            turns.go_on()

        await turns.wait(Asker(), True)  # somebody has come before them
        coming = [
            asyncio.create_task(come(*who))
            for who in (
                ("looks back", "elsewhere", "cleo", False),
                ("anna 1", "crowd", "anna"),
                ("anna 2", "crowd", "anna"),
                ("anna 3", "crowd", "anna"),
                ("ben 1", "crowd", "ben"),
                ("gives up", "crowd", "ben"),
                ("ben 2", "crowd", "ben"),
                ("stranger 1", "elsewhere", "dora"),
                ("stranger 2", "elsewhere", "dora"),
            )
        ]
        await asyncio.sleep(0)
        coming[5].cancel()
        turns.go_on()
        await asyncio.gather(*coming, return_exceptions=True)
        assert order == [
            "anna 1",
            "stranger 1",
            "ben 1",
            "stranger 2",
            "anna 2",
            "ben 2",
            "anna 3",
            "looks back",
        ]
        await turns.wait(Asker(), True)  # and now nobody waits

    asyncio.run(main())


def test_whose_turn_comes_while_it_gives_up_lets_the_next_one_go() -> None:
    async def main() -> None:
        turns = Turns()
        await turns.wait(Asker(), True)
        first = asyncio.create_task(turns.wait(Asker("a", "a"), True))
        second = asyncio.create_task(turns.wait(Asker("b", "b"), True))
        await asyncio.sleep(0)
        turns.go_on()
        first.cancel()
        await second
        assert first.cancelled()

    asyncio.run(main())


def test_a_stranger_does_not_wait_for_all_that_one_address_asks() -> None:
    async def play(workers: Workers) -> None:
        done: list[str] = []

        async def one(name: str, player: str, asker: Asker) -> None:
            await ask(workers, player, name, asker=asker)
            done.append(name)

        crowd = [Asker("crowd", f"guest {number}") for number in range(6)]
        asked = [asyncio.create_task(one("first", "slow", crowd[0]))]
        await asyncio.sleep(0)
        asked += [asyncio.create_task(one(f"{guest}", "random", guest)) for guest in crowd]
        await asyncio.sleep(0)
        await one("stranger", "random", Asker("elsewhere", "stranger"))
        assert len(done) <= 3
        await asyncio.gather(*asked)

    run(play)


def test_no_turn_waits_for_a_hint() -> None:
    async def play(workers: Workers) -> None:
        question = Question(KNOWN, STATE.decisions(), [])
        study = Study("hint", "sleepers", question, seconds=3600.0)
        hint = asyncio.create_task(workers.find_out(study))
        await asyncio.sleep(0)
        assert (await ask(workers, "random")).fault == ""
        assert not hint.done()

    run(play)
