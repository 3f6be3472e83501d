"""Compiles what most tests need, a game to a process, before the tests begin side by side."""

from concurrent.futures import ThreadPoolExecutor

from safehouse.players.compiling import all_parts, quickest_first
from safehouse.terminal.compiling import compile_first


def compile_game(game: str) -> None:
    """Everything that a game's tests, commands and players call."""
    compile_first("en", game, *(part.what for part in all_parts(game)))


def main() -> None:
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(compile_game, reversed(quickest_first())))


if __name__ == "__main__":
    main()
