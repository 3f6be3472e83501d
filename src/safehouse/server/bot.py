"""A computer player that sits at the tables of a server, from any machine, by HTTP alone."""

import secrets
import time
from collections.abc import Callable
from typing import Any

import httpx
import msgspec

from safehouse.games.errors import Refused
from safehouse.games.state import Knowledge
from safehouse.players import make_player
from safehouse.players.player import Player
from safehouse.server.messages import Entered, Lobby, TableInfo, Turn, Turns

WAIT = 20.0
PAUSE = 2.0
"""Seconds of one long question, and between two tries when the server is away."""

REFUSED_FOR_GOOD = ("not_signed_in", "not_a_bot", "bad_name", "no_such_table")


class Bot:
    """A player of the house's own at somebody else's table."""

    def __init__(self, server: str, key: str | None, name: str, game: str, player: str) -> None:
        self._http = httpx.Client(base_url=server, timeout=WAIT + 10)
        self._key = key
        self._name = name
        self._game = game
        self._player = player
        self._players: dict[tuple[str, str], tuple[Player, int]] = {}
        self._over: set[str] = set()

    def run(
        self, table: str | None, joins: bool, games: int | None, say: Callable[[str], object]
    ) -> None:
        """Play until there is nothing left to do, or for ever."""
        if self._key is None:
            entered = self._ask("POST", "/api/people", Entered, name=self._name, is_bot=True)
            self._key = entered.key
            say(f"In as {entered.person.name}; next time with --token {entered.key}")
        if table is not None:
            self._ask("POST", f"/api/tables/{table}/join", TableInfo)
        while games is None or len(self._over) < games:
            if joins:
                self._join_open_tables()
            for turn in self._ask(
                "GET", f"/api/turns?wait={WAIT if not joins else 2}", Turns
            ).turns:
                self._answer(turn, say)
            self._note_what_is_over(say)

    def _answer(self, turn: Turn, say: Callable[[str], object]) -> None:
        where = turn.table, turn.seat
        player, told = self._players.get(where) or (make_player(turn.game, self._player), 0)
        known = Knowledge.from_bytes(turn.packed)
        decision = player.decide(known, turn.decisions, turn.events[told:])
        self._players[where] = player, len(turn.events)
        what = {"id": secrets.token_hex(8), "table": turn.table, "seat": turn.seat}
        try:
            self._ask(
                "POST",
                "/api/act",
                dict,
                type="decide",
                number=turn.number,
                decision=decision,
                **what,
            )
        except Refused as refused:
            say(f"{turn.table}: {refused}")

    def _note_what_is_over(self, say: Callable[[str], object]) -> None:
        for table, seat in list(self._players):
            info = self._ask("GET", f"/api/tables/{table}", TableInfo)
            if info.outcome is not None:
                del self._players[table, seat]
                self._over.add(table)
                say(f"{table}: {info.outcome.winner or 'nobody'} won, {info.outcome.reason}")

    def _join_open_tables(self) -> None:
        for info in self._ask("GET", "/api/lobby", Lobby).open:
            if info.game == self._game and not info.rated:
                try:
                    self._ask("POST", f"/api/tables/{info.id}/join", TableInfo)
                except Refused:
                    continue

    def _ask(self, method: str, way: str, answer: Any, **data: object) -> Any:
        """Ask the server, and again if it is away for a while: it forgets nothing."""
        headers = {"authorization": f"Bearer {self._key}"} if self._key else {}
        body = msgspec.json.encode(data) if method == "POST" else None
        while True:
            try:
                reply = self._http.request(method, way, content=body, headers=headers)
            except httpx.HTTPError:
                time.sleep(PAUSE)
                continue
            if reply.status_code < 400:
                return msgspec.json.decode(reply.content, type=answer)
            problem = reply.json()
            if problem["code"] not in ("too_fast", "broken"):
                raise Refused(problem["code"], problem["sentence"])
            time.sleep(PAUSE)
