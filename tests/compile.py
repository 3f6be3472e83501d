"""Compiles what most tests need, a game to a process, before the tests begin side by side."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from safehouse.games import GAMES
from safehouse.terminal import warm_up

PLAYERS = {
    "sarahs_vision": ("greedy", "sound"),
    "sleepers": ("greedy", "beginner:50", "liberator", "hunter"),
    "undercover": ("greedy", "beginner:50"),
}
POLICIES = {"sarahs_vision": ("random", "sound")}


def compile_game(game: str) -> None:
    """Everything that a game's tests, commands and players call."""
    warm_up.warm_up(
        warm_up.one_game(game),
        warm_up.lines(game),
        *(warm_up.many_games(game, policy) for policy in POLICIES.get(game, ("random",))),
        *(warm_up.players(game, player) for player in PLAYERS[game]),
        warm_up.hints(game),
    )


def main() -> None:
    # The longest first.
    games = sorted(GAMES, key=list(PLAYERS).index)
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        list(pool.map(compile_game, games))


if __name__ == "__main__":
    main()
