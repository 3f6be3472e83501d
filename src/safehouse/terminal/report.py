"""Simulations as pictures in text."""

from collections.abc import Mapping

from rich.table import Table

from safehouse.engine.simulate import Simulation
from safehouse.terminal.screen import out, say

WIDTH = 40


def show_simulation(simulation: Simulation) -> None:
    """Speed, ends, winners and lengths."""
    say(
        f"{simulation.games:,} random games of {simulation.game.title()} "
        f"in {simulation.seconds:.2f} seconds on {simulation.threads} thread(s): "
        f"{simulation.games_per_second:,.0f} games and "
        f"{simulation.decisions_per_second:,.0f} decisions a second.",
        "strong",
    )
    say("")
    _bars("End", simulation.ends, simulation.games)
    _bars("Winner", simulation.wins, simulation.games)
    say(f"First player's share of the points: {simulation.first_player_share:.1%}\n")
    _bars("Decisions", {f"{start}+": n for start, n in simulation.histogram}, simulation.games)
    quantiles = ", ".join(f"{name} {value:g}" for name, value in simulation.lengths.items())
    say(f"Decisions a game: {quantiles.replace('_', ' ')}")


def _bars(title: str, counts: Mapping[str, int], total: int) -> None:
    table = Table(box=None, pad_edge=False)
    table.add_column(title, min_width=12)
    table.add_column("games", justify="right")
    table.add_column("share", justify="right")
    table.add_column("", min_width=WIDTH)
    most = max(counts.values()) or 1
    for name, n in counts.items():
        bar = "█" * round(WIDTH * n / most)
        table.add_row(name.replace("_", " "), f"{n:,}", f"{n / total:.1%}", bar)
    out.print(table)
    say("")
