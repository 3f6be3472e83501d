"""What a server does when a hundred thousand frames come that it did not ask for.

    python -m bench.server_fuzz --frames 100000
    python -m bench.server_fuzz --database postgres

Some people sit at tables of all games, on real sockets of a real process, and send noise, broken
and forged messages, old ones again, and decisions that are right, wrong, late or not theirs. Behind
each frame goes a ping: the frame counts as answered when the ping is. Every so often all stop, and
each table must have exactly the entries that were acknowledged. In the end all games are resigned,
and their records replayed.
"""

import argparse
import asyncio
import json
import random
import re
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TaskID
from rich.table import Table
from websockets.exceptions import ConnectionClosed

from safehouse.engine.game_file import from_text
from safehouse.games.game import SPECTATOR
from safehouse.server.connection import MAX_MESSAGE
from safehouse.server.messages.live import Done, FromServer, News, Ping, Pong, Refusal, ToServer
from safehouse.server.serve import MAX_FRAME
from safehouse.table.requests import AnyRequest, Decide
from tests.plain import plain
from tests.server.visitor import ServerProcess, Visitor
from tests.services import postgres

SETUPS: list[tuple[str, dict[str, object]]] = [
    ("sleepers", {}),
    ("sleepers", {}),
    ("undercover", {"players": 2}),
    ("undercover", {"players": 3}),
    ("sarahs_vision", {"players": 2}),
    ("sarahs_vision", {"players": 3}),
] * 2
PEOPLE = 8
ROUND = 1_000
"""Frames between two looks at all tables."""

PING = '{"type":"ping"}'
CUTS = {"not UTF-8": (1007,), "too long for the line": (1009, 1006)}
"""What a line is cut with, by the rules of WebSocket, before the server sees anything.

What is too long may also find the door closed before it has been sent.
"""

ACTS = ("decide", "resign", "offer_draw", "ask_pause", "resume", "ask_abort")
ENDS = ("resign", "ask_abort")
OTHERS = ("watch", "unwatch", "say", "watch_lobby", "unwatch_lobby", "ping")
FIELDS = ("type", "id", "table", "seat", "number", "decision", "since", "signal", "x")
SEATS = ("white", "black", "first", "second", "third", "tower", SPECTATOR)
SIGNALS = ("hello", "oops", "goodbye")
ODD: tuple[object, ...] = (
    None,
    True,
    -1,
    0,
    0.5,
    1e300,
    float("nan"),
    10**30,
    10**400,
    [],
    {},
    "",
    "\0",
    "\n",
    "\ud800",
    "\udfff\ud800",
    "e\u0301",
    "\u202e",
    "\U0001f3f3\ufe0f",
    "__proto__",
    "' OR 1=1 --",
    "a" * 41,
    [[[[[[]]]]]],
)
LONG = ("[", "{", '{"type":', '{"type":"ping","x":[', "9", '"', "é", " ", "\\")

BAD_UTF8 = re.compile(
    r"^Invalid UTF-8 sequence.*?^UnicodeDecodeError[^\n]*\n", re.DOTALL | re.MULTILINE
)

_reader: msgspec.json.Decoder[ToServer] = msgspec.json.Decoder(ToServer)


def message_in(frame: str | bytes) -> ToServer | None:
    """The message that a frame is, if it is one."""
    if isinstance(frame, bytes) or len(frame) > MAX_MESSAGE:
        return None
    try:
        return _reader.decode(frame)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None


class Report:
    """What was sent, and what came of it."""

    def __init__(self) -> None:
        self.frames: Counter[str] = Counter()
        self.answers: Counter[tuple[str, str]] = Counter()
        self.codes: Counter[str] = Counter()
        self.slowest: dict[str, float] = {}
        self.done: dict[str, set[int]] = {}
        """The numbers of the entries that were acknowledged, by table."""

        self.looks = 0
        self.wrong: list[str] = []
        self.replayed = 0

    def note(self, kind: str, answer: str, seconds: float) -> None:
        """Count a frame."""
        self.frames[kind] += 1
        self.answers[kind, answer] += 1
        self.slowest[kind] = max(self.slowest.get(kind, 0.0), seconds)


class Nuisance(Visitor):
    """Somebody who plays, among other things."""

    def __init__(self, url: str, number: int, report: Report) -> None:
        super().__init__(url, f"Person {number}")
        self.chance = random.Random(number)
        self.report = report
        self.tables: list[str] = []
        """All tables of the server."""

        self.seats: dict[str, str] = {}
        """The seats of mine, by table."""

        self.scenes: dict[str, News] = {}
        self.sent: list[str] = []
        """Acts that were acknowledged."""

        self.numbers: dict[tuple[str, str], int] = {}
        """The entries that became of my acts, by table and id."""

        self.count = 0

    async def come(self) -> None:
        """Open a line, and look at all tables of mine."""
        await self.connect()
        await self.look()

    async def look(self) -> None:
        """Look at all tables of mine."""
        for table, seat in self.seats.items():
            await self.say(type="watch", table=table, seat=seat)

    async def work(self, frames: int, progress: Progress, bar: TaskID) -> None:
        """Send so many frames."""
        for _ in range(frames):
            kind = self.chance.choices(KINDS, WEIGHTS)[0]
            frame, as_text = self.make(kind)
            await self.send(kind, frame, as_text)
            progress.advance(bar)

    # --- Frames -----------------------------------------------------------------------------------

    def make(self, kind: str) -> tuple[str | bytes, bool]:
        """A frame, and whether it is called text."""
        chance = self.chance
        match kind:
            case "any text":
                return self.word(chance.randrange(200)), True
            case "any bytes":
                return chance.randbytes(chance.randrange(200)), False
            case "not UTF-8":
                return b"\xff" + chance.randbytes(chance.randrange(50)), True
            case "any JSON":
                return json.dumps(self.value(3), ensure_ascii=True), True
            case "long or deep":
                return chance.choice(LONG) * chance.choice((200, 500, 2047, 3000)), True
            case "too long for the line":
                return "x" * (MAX_FRAME + 1), True
            case "odd fields":
                message = self.message(self.some_kind())
                for _ in range(chance.randrange(3)):
                    message[chance.choice(FIELDS)] = self.value(1)
                return json.dumps(message), True
            case "a hole":
                text = json.dumps(self.message(self.some_kind()))
                cut, end = chance.randrange(len(text)), chance.randrange(len(text))
                return text[:cut] + text[end:], True
            case "forged act":
                return json.dumps(self.forged()), True
            case "sent again":
                return chance.choice(self.sent) if self.sent else PING, True
            case "legal decision":
                return json.dumps(self.decision() or self.look_again()), True
            case _:
                return json.dumps(self.message(chance.choice(OTHERS + ACTS[2:5]))), True

    def some_kind(self) -> str:
        """A kind of message; seldom one that may end a game."""
        kind = self.chance.choice(ACTS + OTHERS)
        return kind if kind not in ENDS or self.chance.random() < 0.1 else "decide"

    def word(self, length: int) -> str:
        """Letters of any kind, but no halves of surrogates: those are sent in JSON."""
        ranges = ((32, 127), (0, 0x800), (0x800, 0xD800), (0x10000, 0x110000))
        return "".join(
            chr(self.chance.randrange(*self.chance.choice(ranges))) for _ in range(length)
        )

    def value(self, depth: int) -> object:
        """Any JSON, and some that is none."""
        if depth and self.chance.random() < 0.5:
            if self.chance.random() < 0.5:
                return [self.value(depth - 1) for _ in range(self.chance.randrange(4))]
            return {
                self.chance.choice((*FIELDS, self.word(5))): self.value(depth - 1)
                for _ in range(self.chance.randrange(4))
            }
        if self.chance.random() < 0.3:
            return self.chance.choice((*ACTS, *OTHERS, *SEATS, *self.tables, self.word(10)))
        return self.chance.choice(ODD)

    def message(self, kind: str) -> dict[str, object]:
        """A message in good words, about any table."""
        table = self.chance.choice(self.tables)
        seat = self.seats.get(table) if self.chance.random() < 0.6 else None
        number = self.scenes[table].scene.number if table in self.scenes else 0
        message: dict[str, object] = {"type": kind}
        if kind not in OTHERS[3:]:
            message["table"] = table
        if kind in (*ACTS, "watch", "unwatch"):
            message["seat"] = seat or self.chance.choice(SEATS)
        if kind in ACTS:
            self.count += 1
            message["id"] = f"{self.person}-{self.count}"
        match kind:
            case "decide":
                message |= {"number": number, "decision": "pass"}
            case "watch":
                since = self.chance.choice((0, number, self.chance.randrange(200), 10_000_000))
                message["since"] = since
            case "say":
                message["signal"] = self.chance.choice(SIGNALS)
        return message

    def forged(self) -> dict[str, object]:
        """A decision or another act that may be late, early, of somebody else, or not allowed."""
        message = self.message("decide")
        number = message["number"]
        assert isinstance(number, int)
        message["number"] = max(0, number + self.chance.choice((-2, -1, 0, 0, 0, 1, 1000)))
        news = self.scenes.get(str(message["table"]))
        if news is not None and news.scene.decisions and self.chance.random() < 0.7:
            message["decision"] = self.chance.choice(news.scene.decisions)
        else:
            message["decision"] = self.word(self.chance.randrange(1, 100))
        if self.chance.random() < 0.02:
            message = self.message(self.chance.choice(ENDS))
        return message

    def decision(self) -> dict[str, object] | None:
        """Something that I am asked for."""
        asked = [table for table, news in self.scenes.items() if news.scene.decisions]
        if not asked:
            return None
        table = self.chance.choice(asked)
        scene = self.scenes[table].scene
        self.count += 1
        return {
            "type": "decide",
            "id": f"{self.person}-{self.count}",
            "table": table,
            "seat": self.seats[table],
            "number": scene.number,
            "decision": self.chance.choice(scene.decisions),
        }

    def look_again(self) -> dict[str, object]:
        """At a table of mine: what I know of it may be old."""
        table = self.chance.choice(list(self.seats))
        return {"type": "watch", "table": table, "seat": self.seats[table]}

    # --- Answers ----------------------------------------------------------------------------------

    async def send(self, kind: str, frame: str | bytes, as_text: bool) -> None:
        """Send a frame, and see what comes of it."""
        assert self.socket is not None
        message = message_in(frame) if as_text else None
        data = frame.encode() if isinstance(frame, str) else frame
        begin = time.perf_counter()
        try:
            await self.socket.send(data, text=as_text)
            await self.socket.send(PING)
            heard = await self.answers(2 if isinstance(message, Ping) else 1)
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 1006
            expected = CUTS.get(kind, ())
            self.report.note(kind, f"cut with {code}", time.perf_counter() - begin)
            if code not in expected:
                self.report.wrong.append(f"A line was cut with {code} after {frame[:200]!r}.")
            await self.come()
            return
        replies = [reply for reply in heard if isinstance(reply, Refusal | Done)]
        reply = replies[0] if replies else None
        seconds = time.perf_counter() - begin
        self.report.note(kind, self.judge(frame, message, replies), seconds)
        if isinstance(reply, Refusal):
            self.report.codes[reply.code] += 1
        if isinstance(reply, Done) and isinstance(message, AnyRequest):
            self.report.done.setdefault(reply.table, set()).add(reply.number)
            self.sent.append(str(frame))
            del self.sent[:-100]
            number = reply.number
            if isinstance(message, Decide):
                number = message.number + 1
            if reply.number != self.numbers.setdefault((message.table, message.id), number):
                self.report.wrong.append(f"Done as entry {reply.number}: {frame!r}.")

    def judge(
        self, frame: str | bytes, message: ToServer | None, replies: list[Refusal | Done]
    ) -> str:
        """How a frame was answered; what cannot be right is noted."""
        must_answer = message is None or isinstance(message, AnyRequest)
        if len(replies) > 1 or (must_answer and not replies):
            self.report.wrong.append(f"{len(replies)} answers to {frame[:200]!r}.")
            return "none" if not replies else "many"
        if not replies:
            return "accepted"
        (reply,) = replies
        if isinstance(reply, Done):
            if message is None:
                self.report.wrong.append(f"Done: {frame[:200]!r}.")
            return "done"
        if not reply.code or not reply.sentence.endswith(".") or len(reply.sentence) > 400:
            self.report.wrong.append(f"No sentence: {reply.sentence!r}.")
        return "refused"

    async def answers(self, pongs: int) -> list[FromServer]:
        """What is heard until so many pings are answered."""
        heard: list[FromServer] = []
        while pongs:
            message = await self.hear()
            heard.append(message)
            pongs -= isinstance(message, Pong)
            if isinstance(message, News) and self.seats.get(message.table) == message.seat:
                self.scenes[message.table] = message
        return heard

    async def story_of(self, table: str) -> News:
        """All that has happened at a table."""
        await self.say(type="watch", table=table, seat=SPECTATOR, since=0)
        while True:
            news: News = await self.hear_of(News)
            if (news.table, news.seat) == (table, SPECTATOR):
                await self.say(type="unwatch", table=table, seat=SPECTATOR)
                return news


KINDS = (
    "any text",
    "any bytes",
    "not UTF-8",
    "any JSON",
    "long or deep",
    "too long for the line",
    "odd fields",
    "a hole",
    "forged act",
    "sent again",
    "legal decision",
    "looking and asking",
)
WEIGHTS = (10, 8, 0.5, 10, 6, 0.5, 20, 8, 15, 5, 12, 8)


async def sit_down(people: list[Nuisance], setup: tuple[str, dict[str, object]]) -> str:
    """Begin a game between those who sit at the fewest tables."""
    game, options = setup
    host, *others = sorted(people, key=lambda person: (len(person.seats), random.random()))
    info = await host.post("/api/tables", game=game, options=options)
    for person in others[: len(info["seats"]) - 1]:
        info = await person.post(f"/api/tables/{info['id']}/join")
    by_id = {person.person: person for person in people}
    for seat in info["seats"]:
        person = by_id[seat["person"]]
        person.seats[info["id"]] = seat["seat"]
    return str(info["id"])


async def look_at(tables: list[str], watcher: Nuisance, report: Report) -> list[str]:
    """Whether each table has what was acknowledged and no more; returns those that are over."""
    over = []
    for table in tables:
        news = await watcher.story_of(table)
        mine = {step.number for step in news.steps if step.by == "player"}
        report.looks += 1
        if mine != report.done.get(table, set()):
            odd = sorted(mine ^ report.done.get(table, set()))
            report.wrong.append(f"At {table} the entries {odd} are not what was acknowledged.")
        if news.scene.outcome is not None:
            over.append(table)
    return over


async def replay(table: str, person: Nuisance, report: Report) -> None:
    """Whether the record of a game that is over leads where the game did."""
    record = from_text((await person.http.get(f"/api/tables/{table}/game-file")).text)
    record.check_dealing()
    *_, end = record.replay()
    scene = await person.get(f"/api/tables/{table}/scene")
    if json.loads(msgspec.json.encode(plain(end.view(SPECTATOR)))) != scene["view"]:
        report.wrong.append(f"The record of {table} leads elsewhere.")
    report.replayed += 1


async def run(url: str, frames: int, progress: Progress) -> Report:
    """Send all frames."""
    report = Report()
    people = [Nuisance(url, number, report) for number in range(PEOPLE)]
    for person in people:
        await person.enter()
        await person.connect()
    watcher = Nuisance(url, PEOPLE, report)
    await watcher.enter()
    await watcher.connect()
    tables = {await sit_down(people, setup): setup for setup in SETUPS}
    bar = progress.add_task("Frames", total=frames)
    left = frames
    while left:
        for person in people:
            person.tables = [*tables, "nowhere"]
            await person.look()
        now = min(left, ROUND)
        shares = [now // PEOPLE + (number < now % PEOPLE) for number in range(PEOPLE)]
        await asyncio.gather(
            *(
                person.work(share, progress, bar)
                for person, share in zip(people, shares, strict=True)
            )
        )
        left -= now
        for table in await look_at(list(tables), watcher, report):
            await replay(table, watcher, report)
            setup = tables.pop(table)
            for person in people:
                person.seats.pop(table, None)
                person.scenes.pop(table, None)
            tables[await sit_down(people, setup)] = setup
    for table in tables:
        for person in people:
            if seat := person.seats.get(table):
                ask = {"type": "resign", "id": "end", "table": table, "seat": seat}
                await person.http.post("/api/act", json=ask)  # which it may have done before
        await replay(table, watcher, report)
    for person in (*people, watcher):
        await person.close()
    return report


def complaints(log: Path) -> tuple[list[str], int]:
    """What the process wrote that is more than a warning, and how often Uvicorn told of bad UTF-8.

    Uvicorn does that with a traceback, although nothing but the frame is wrong.
    """
    text, told = BAD_UTF8.subn("", log.read_text("utf-8"))
    return [line for line in text.splitlines() if '"level": "warning"' not in line], told


def memory(pid: int) -> str:
    """How much memory a process has."""
    status = Path(f"/proc/{pid}/status").read_text()
    return next(line.split(":")[1].strip() for line in status.splitlines() if "VmRSS" in line)


def show(report: Report, console: Console) -> None:
    """Print what was sent and what came of it."""
    answers = sorted({answer for _, answer in report.answers})
    table = Table("kind of frame", "frames", *answers, "slowest ms")
    for kind in KINDS:
        counts = [str(report.answers[kind, answer] or "") for answer in answers]
        slowest = f"{1000 * report.slowest.get(kind, 0):.0f}"
        table.add_row(kind, f"{report.frames[kind]:,}", *counts, slowest)
    totals = [f"{sum(n for (_, a), n in report.answers.items() if a == b):,}" for b in answers]
    slowest = f"{1000 * max(report.slowest.values()):.0f}"
    table.add_row("all", f"{report.frames.total():,}", *totals, slowest, style="bold")
    console.print(table)
    codes = ", ".join(f"{code} {n:,}" for code, n in report.codes.most_common())
    console.print(f"Refusals: {codes}.")
    console.print(
        f"{report.looks} looks at tables with {sum(map(len, report.done.values())):,} acknowledged "
        f"entries; {report.replayed} records replayed; {len(report.wrong)} things wrong."
    )
    for wrong in report.wrong[:20]:
        console.print(wrong, markup=False)


def main() -> None:
    """Fuzz and show."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=100_000)
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    random.seed(arguments.seed)
    console = Console()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = str(folder / "house.sqlite3")
        if arguments.database == "postgres":
            database = stack.enter_context(postgres())("fuzz")
        log = folder / "log"
        server = ServerProcess(database, "--log-level", "warning", log=log).start()
        stack.callback(server.kill)
        before = memory(server.pid)
        begin = time.perf_counter()
        columns = [*Progress.get_default_columns(), MofNCompleteColumn()]
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            report = asyncio.run(run(server.url, arguments.frames, progress))
        seconds = time.perf_counter() - begin
        after = memory(server.pid)
        failures, told = complaints(log)
        show(report, console)
        console.print(
            f"{seconds:.0f} s; memory of the server {before} before, {after} after; "
            f"{len(failures)} failures in its log, and bad UTF-8 {told} times; "
            f"exit code {server.stop()} when asked to close."
        )
        for line in failures[:20]:
            console.print(line[:1000], markup=False)
    raise SystemExit(bool(report.wrong or failures))


if __name__ == "__main__":
    main()
