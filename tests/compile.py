"""Compiles what most tests need, a game to a process, before the tests begin side by side."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import numpy as np

from safehouse.engine.batch import Batch
from safehouse.games import GAMES, game_named
from safehouse.games.contract import choose, observe, score
from safehouse.players import PLANS
from safehouse.server.workers import PLAYERS
from safehouse.terminal import warm_up

LONGEST_FIRST = ("sarahs_vision", "sleepers", "undercover")
POLICIES = {"sarahs_vision": ("random", "sound")}


def learning(game: str) -> list[warm_up.Step]:
    """What programs that learn call: batches, and what a seat sees of a game as planes."""

    def look_and_step() -> None:
        rules = game_named(game)
        batch = Batch(rules.kernel, 1, rules.encode(rules.read_options({})), seed=1)
        batch.play_randomly(1)
        masks, _ = batch.look()
        batch.observe()
        batch.step(masks.argmax(axis=1).astype(np.int32))
        call, planes = rules.kernel.call, np.zeros(rules.kernel.observation, np.uint8)
        call(choose, batch.records, np.uint64(1))
        call(score, batch.records, 0)
        call(observe, batch.records, 0, planes)

    return [(f"{game} learning", look_and_step)]


def compile_game(game: str) -> None:
    """Everything that a game's tests, commands and players call."""
    warm_up.warm_up(
        warm_up.one_game(game),
        warm_up.lines(game),
        *(warm_up.many_games(game, policy) for policy in POLICIES.get(game, ("random",))),
        *(warm_up.players(game, player) for player in (*PLAYERS, *PLANS.get(game, ()))),
        warm_up.hints(game),
        learning(game),
    )


def main() -> None:
    games = sorted(GAMES, key=LONGEST_FIRST.index)
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        list(pool.map(compile_game, games))


if __name__ == "__main__":
    main()
