"""A computer player that sits at the tables of a server, from any machine, by HTTP alone."""

import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

import httpx
import msgspec

from safehouse.games.errors import Refused
from safehouse.games.state import Knowledge
from safehouse.games.telling import unpack_events
from safehouse.players import make_player
from safehouse.players.player import Player
from safehouse.server.messages.about import Problem
from safehouse.server.messages.live import Done
from safehouse.server.messages.people import Entered, PersonInfo
from safehouse.server.messages.play import Turn, Turns
from safehouse.server.messages.tables import Lobby, TableInfo

WAIT = 20.0
SHORT_WAIT = 2.0
PAUSE = 2.0
"""Seconds to wait for a turn, to wait while there are open tables to look at, and between two tries
when the server is away."""


T = TypeVar("T")


class Bot:
    """One of our own computer players at somebody else's table."""

    def __init__(
        self,
        server: str,
        key: str | None,
        name: str,
        game: str | None,
        player: str,
        prepare: Callable[[str], None] = lambda game: None,
    ) -> None:
        self._http = httpx.Client(base_url=server, timeout=WAIT + 10)
        self._key = key
        self._name = name
        self._game = game
        self._player = player
        self._prepare = prepare
        self._players: dict[tuple[str, str], tuple[Player, int]] = {}
        self._tables: set[str] = set()
        self._over: set[str] = set()

    def run(
        self, table: str | None, joins: bool, games: int | None, say: Callable[..., object]
    ) -> None:
        """Play until there is nothing left to do, or for ever; say what happens by messages."""
        with self._http:
            self._run(table, joins, games, say)

    def _run(
        self, table: str | None, joins: bool, games: int | None, say: Callable[..., object]
    ) -> None:
        if self._key is None:
            entered = self._ask("POST", "/api/people", Entered, name=self._name, is_bot=True)
            self._key = entered.key
            say("bot-in", name=entered.person.name, key=entered.key)
        if table is not None:
            self._sit_down(table)
        while games is None or len(self._over) < games:
            if joins:
                self._join_open_tables()
            wait = SHORT_WAIT if joins or self._tables else WAIT
            for turn in self._ask("GET", f"/api/turns?wait={wait}", Turns).turns:
                self._answer(turn, say)
            self._note_what_is_over(say)

    def _sit_down(self, table: str) -> None:
        try:
            info = self._ask("POST", f"/api/tables/{table}/join", TableInfo)
        except Refused:  # it may sit there already, if it has been here before
            me = self._ask("GET", "/api/me", PersonInfo).id
            info = self._ask("GET", f"/api/tables/{table}", TableInfo)
            if me not in [seat.person for seat in info.seats]:
                raise
        self._tables.add(table)
        self._prepare(info.game)

    def _answer(self, turn: Turn, say: Callable[..., object]) -> None:
        where = turn.table, turn.seat
        self._tables.add(turn.table)
        if where not in self._players:
            self._prepare(turn.game)
            self._players[where] = make_player(turn.game, self._player), 0
        player, told = self._players[where]
        known = Knowledge.from_bytes(turn.packed)
        events = unpack_events(known.game.event_type, turn.events[told:])
        decision = player.decide(known, turn.decisions, events)
        self._players[where] = player, len(turn.events)
        what = {"id": secrets.token_hex(8), "table": turn.table, "seat": turn.seat}
        try:
            self._ask(
                "POST",
                "/api/act",
                Done,
                type="decide",
                number=turn.number,
                decision=decision,
                **what,
            )
        except Refused as refused:
            say("bot-refused", table=turn.table, why=str(refused))

    def _note_what_is_over(self, say: Callable[..., object]) -> None:
        for table in sorted(self._tables):
            info = self._ask("GET", f"/api/tables/{table}", TableInfo)
            if info.status in ("finished", "closed"):
                self._tables.discard(table)
                for seat in info.seats:
                    self._players.pop((table, seat.seat), None)
            if info.outcome is not None:
                self._over.add(table)
                winner = info.outcome.winner or "none"
                say("bot-over", table=table, winner=winner, reason=info.outcome.reason)

    def _join_open_tables(self) -> None:
        for info in self._ask("GET", "/api/lobby", Lobby).open:
            if self._game in (None, info.game) and not info.rated:
                with suppress(Refused):
                    self._sit_down(info.id)

    def _ask(self, method: str, path: str, answer: type[T], **data: object) -> T:
        """Ask the server, and again if it is away for a while: it forgets nothing."""
        headers = {"authorization": f"Bearer {self._key}"} if self._key else {}
        body = msgspec.json.encode(data) if method == "POST" else None
        while True:
            try:
                reply = self._http.request(method, path, content=body, headers=headers)
            except httpx.HTTPError:
                time.sleep(PAUSE)
                continue
            if reply.status_code < 400:
                return msgspec.json.decode(reply.content, type=answer)
            try:
                problem = msgspec.json.decode(reply.content, type=Problem)
            except msgspec.DecodeError:  # from a proxy before a server that is away
                problem = Problem("broken", "")
            if problem.code not in ("too_fast", "broken", "not_written"):
                raise Refused(problem.code, problem.sentence, **problem.details)
            time.sleep(PAUSE)
