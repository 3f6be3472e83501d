"""What has to be compiled, in parts: the one list for the server, the commands and the tests.

A part is something people may have to wait for: the rules of a game, a computer player, help. To
compile it is to run all of its code once; where it has been compiled before, the same loads it.
"""

import hashlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import cast

import msgspec
import numpy as np

from safehouse.engine import simulate
from safehouse.engine.batch import Batch
from safehouse.engine.loops import loops_for
from safehouse.engine.policy import loops_by
from safehouse.games import GAMES, game_named
from safehouse.games.contract import choose, score
from safehouse.games.errors import Refused
from safehouse.games.native import INTERPRETED, native_folder
from safehouse.games.reach import fingerprint
from safehouse.games.state import State
from safehouse.players import make_player, policy_named, trials_of
from safehouse.players.answers import STAND_IN
from safehouse.players.greedy import look_ahead_by
from safehouse.players.hints import hint
from safehouse.players.nodes import copy_branch, lead_in
from safehouse.players.search import TreeSearch
from safehouse.players.simulation import settle, simulate_with

RULES = "rules"
"""A game, decision by decision."""

HELP = "help"
"""Hints, beliefs and chances for people."""

PERFT = "perft"
BATCHES = "batches"
"""Many games at a time, and what a program sees of them."""

GAMES_BY = "games by "
"""Before the name of a policy: whole games, as simulations play them."""

PLAYERS = ("random", "greedy", *(f"level{number}" for number in range(1, 7)))
"""The computer players that anybody may invite to a table."""

MET_FIRST = (STAND_IN, "level2", RULES, "level5", HELP)
"""What is compiled first for a server, because people meet it first."""


class Part(msgspec.Struct, frozen=True):
    """One of the things above, or a computer player by its name, of one game."""

    game: str
    what: str

    def __str__(self) -> str:
        return f"{self.game} {self.what}"


def parts_of_server() -> list[Part]:
    """Whatever can be asked of a server."""
    rest = (player for player in PLAYERS if player not in MET_FIRST)
    return [Part(game, what) for what in (*MET_FIRST, *rest) for game in quickest_first()]


def quickest_first() -> list[str]:
    """The games, with those first whose rules are compiled soonest: the smaller, the sooner."""
    return sorted(GAMES, key=lambda game: game_named(game).kernel.dtype.itemsize)


def all_parts(game: str) -> list[Part]:
    """Everything there is to compile of a game."""
    own = game_named(game).players()
    games = (f"{GAMES_BY}{policy}" for policy in ("random", *(each.name for each in own.policies)))
    return [
        Part(game, what) for what in (RULES, *PLAYERS, *own.plans, HELP, PERFT, BATCHES, *games)
    ]


def compile_part(part: Part) -> None:
    """Compile a part, or load it."""
    game, what = part.game, part.what
    if what == RULES:
        _compile_rules(game)
    elif what == HELP:
        _compile_help(game)
    elif what == PERFT:
        _compile_perft(game)
    elif what == BATCHES:
        _compile_batches(game)
    elif what.startswith(GAMES_BY):
        rules = game_named(game)
        options = rules.encode(rules.read_options({}))
        policy = policy_named(game, what.removeprefix(GAMES_BY))
        simulate.compile_for(rules.kernel, options, policy)
    else:
        for player in dict.fromkeys((STAND_IN, what)):
            _compile_player(game, player)


def _compile_rules(game: str) -> None:
    state = State.new(game)
    with suppress(Refused):  # some games begin in one way only
        state = State.from_position(state.position())
    state.decide(state.choose(0)).view(state.seats[0])
    state.known_to(state.seats[0]).imagine(0).decisions()
    state.reshuffled(0)


def _compile_help(game: str) -> None:
    """Ask for hints at several moments of a game: some reasons are not there at its beginning."""
    state = State.new(game)
    for number in range(18):
        if state.actor is None:
            break
        if number % 6 == 0 and state.actor in state.seats:
            hint(state, state.actor, TreeSearch(simulations=200))
        state = state.decide(state.choose(number))


def _compile_player(game: str, player: str) -> None:
    state = State.new(game)
    known = state.known_to(state.seats[0])
    forgetting = game_named(game).players().forgetting
    for trial in trials_of(game, player):
        make_player(game, trial).decide(known, state.decisions(), ())
        if trial.startswith("beginner") and forgetting:  # it has nothing to forget yet
            forgetting.forget(known.record(), 0, np.array([0]))


def _compile_perft(game: str) -> None:
    kernel = game_named(game).kernel
    masks, cursor = np.zeros((1, kernel.num_decisions), np.bool_), np.zeros(1, np.int64)
    loops_for(kernel).count_lines(State.new(game).record(), masks, cursor, 1)


def _compile_batches(game: str) -> None:
    rules = game_named(game)
    batch = Batch(rules.kernel, 1, rules.encode(rules.read_options({})), seed=1)
    batch.play_randomly(1)
    masks, _ = batch.look()
    batch.observe()
    batch.step(masks.argmax(axis=1).astype(np.int32))
    kernel = rules.kernel
    kernel.call(choose, batch.records, np.uint64(1))
    kernel.call(score, batch.records, 0)
    kernel.observe(kernel.concealed(batch.records, 0), 0)


# --- What has been compiled -------------------------------------------------------------------


def is_compiled(part: Part) -> bool:
    """Whether a part has been compiled on this machine since the sources last changed."""
    try:
        return INTERPRETED or _note(part).exists()
    except Refused:  # there is no such player
        return False


def note_compiled(part: Part) -> None:
    """Remember that a part has been compiled.

    Notes only say whether there is something to wait for: which code runs does not depend on them.
    """
    with suppress(Refused):
        _note(part).parent.mkdir(parents=True, exist_ok=True)
        _note(part).touch()


def _note(part: Part) -> Path:
    needs = " ".join(trials_of(part.game, part.what))
    return native_folder() / f"compiled-{_made_of(part.game)}" / f"{part.game} {needs}"


@cache
def _made_of(game: str) -> str:
    """A hash of all that machine code of a game is made of, as the code itself is kept by."""
    written = [cast(FunctionType, getattr(one, "py_func", one)) for one in _compiled(game)]
    prints = " ".join(map(fingerprint, written))
    return hashlib.sha256(prints.encode()).hexdigest()[:16]


def _compiled(game: str) -> Iterator[Callable[..., object]]:
    """The rules of a game, the loops over them, and its computer players."""
    kernel, players = game_named(game).kernel, game_named(game).players()
    yield from kernel.functions.values()
    yield from vars(loops_for(kernel)).values()
    yield from (simulate_with(kernel, players.likelihood), settle, copy_branch, lead_in)
    for aim in (kernel.functions["evaluate"], players.heedless, *players.plans.values()):
        if aim is not None:
            yield look_ahead_by(kernel, aim)
    for policy in players.policies:
        yield from loops_by(policy)
