"""How steeply the chance to win rises with what a search expects: `hint_slope`.

    python -m bench.hint_slopes [--games 40] [--simulations 200]

Searches play themselves; each of their decisions is noted with what it was expected to bring and
with what came of the game, and a logistic curve through one half is fitted to that. Where a game
has policies the strongest of them plays, and a search says what it expects.
"""

import argparse
import math
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from rich.progress import track

from safehouse.engine.game_file import game_file_of
from safehouse.games import GAMES
from safehouse.games.state import State
from safehouse.lab.arena import points_of
from safehouse.players import make_player
from safehouse.players.hints import stretched
from safehouse.players.search import TreeSearch

Noted = list[tuple[float, float]]


def play(task: tuple[str, int, int]) -> Noted:
    """One game: what was expected at each decision, and what came of it."""
    game, number, simulations = task
    options: dict[str, object] = {"scenario": 1 + number % 3} if game == "sarahs_vision" else {}
    begin = state = State.new(game, options, number)
    searches = {seat: TreeSearch(number, simulations=simulations) for seat in state.seats}
    expected: list[tuple[str, float]] = []
    while (seat := state.actor) is not None:
        known = state.known_to(seat)
        best = searches[seat].chances(known)[0]
        expected.append((seat, best.value))
        decision = best.decision
        if policies := state.game.players().policies:
            player = make_player(game, policies[0].name, number)
            decision = player.decide(known, state.decisions(), ())
        state = state.decide(decision)
    names = {seat: seat for seat in begin.seats}
    points = points_of(game_file_of(begin, [], state, number, names))
    return [(stretched(value), points[seat]) for seat, value in expected]


def slope_of(noted: Noted) -> float:
    """The slope that makes what came of the games likeliest, by bisection."""
    low, high = 0.0, 20.0
    for _ in range(40):
        slope = (low + high) / 2
        pull = sum(v * (won - 1 / (1 + math.exp(-slope * v))) for v, won in noted)
        low, high = (slope, high) if pull > 0 else (low, slope)
    return low


def main() -> None:
    """Play and print a slope for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--simulations", type=int, default=200)
    arguments = parser.parse_args()
    for game in GAMES:
        tasks = [(game, number, arguments.simulations) for number in range(arguments.games)]
        with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
            noted = [
                one
                for game_noted in track(pool.map(play, tasks), game, len(tasks))
                for one in game_noted
            ]
        print(f"{game}: {slope_of(noted):.2f} from {len(noted)} decisions")


if __name__ == "__main__":
    main()
