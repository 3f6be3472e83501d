"""Simulations, contests, hints and measurements as tables in the terminal."""

from collections.abc import Mapping, Sequence

from rich.table import Table

from safehouse.engine.counting import Happened
from safehouse.engine.simulate import Simulation
from safehouse.games import game_named
from safehouse.games.telling import Language
from safehouse.lab.arena import Contest, interval
from safehouse.lab.bench import Figure
from safehouse.players.hints import Hint
from safehouse.terminal.screen import note, out, say
from safehouse.terminal.wording import messages_for

MAX_KINDS = 4
"""How many possibilities a hint names for each hidden piece."""

BAR_WIDTH = 40


def show_simulation(simulation: Simulation) -> None:
    """Speed, ends, winners and lengths."""
    game = game_named(simulation.game)
    say(
        f"{simulation.games:,} games of {game.title} ({simulation.players}) "
        f"in {simulation.seconds:.2f} seconds on {simulation.threads} thread(s): "
        f"{simulation.games_per_second:,.0f} games and "
        f"{simulation.decisions_per_second:,.0f} decisions a second.",
        "strong",
    )
    say("")
    _bars("End", simulation.ends, simulation.games)
    if game.cooperative:
        won = next(iter(simulation.wins.values()))  # where one seat wins, all do
        low, high = interval(won, simulation.games)
        say(f"Won: {won / simulation.games:.1%} (95 % interval: {low:.1%} to {high:.1%})\n")
    else:
        _bars("Winner", simulation.wins, simulation.games)
        say(f"First player's share of the points: {simulation.first_player_share:.1%}\n")
    _bars("Decisions", {f"{start}+": n for start, n in simulation.histogram}, simulation.games)
    quantiles = ", ".join(f"{name} {value:g}" for name, value in simulation.lengths.items())
    say(f"Decisions a game: {quantiles.replace('_', ' ')}")
    if simulation.happened is not None:
        say("")
        _show_happened(simulation.happened)


def show_contest(contest: Contest) -> None:
    """Who won how much, and the ratings."""
    game = game_named(contest.game)
    say(f"{contest.games:,} games of {game.title}, {contest.decisions:,} decisions.", "strong")
    say("")
    table = Table(box=None, pad_edge=False)
    columns = ("player", "games", "won", "95 % interval", "rating", "")
    for column in columns:
        table.add_column(column, justify="left" if column in ("player", "") else "right")
    for standing in contest.standings:
        between = f"{standing.low:.1%} to {standing.high:.1%}"
        rating = "" if game.cooperative else f"{standing.rating:.0f}"
        bar = "█" * round(BAR_WIDTH * standing.share)
        table.add_row(
            standing.player, str(standing.games), f"{standing.share:.1%}", between, rating, bar
        )
    out.print(table)
    say("")
    _bars("End", contest.ends, contest.games)
    for name, faults in contest.faults.items():
        kinds = ", ".join(f"{n} {fault}" for fault, n in faults.items())
        say(f"Answers of {name} for which its fallback decided: {kinds}.", "mark")
    if contest.happened is not None:
        _show_happened(contest.happened)


def _show_happened(happened: Happened) -> None:
    """How often each thing happened in a game."""
    table = Table(box=None, pad_edge=False)
    for column in ("", "", "a game", "least", "median", "most", "games without"):
        table.add_column(column, justify="right" if column else "left")
    rows = [("turns", "", happened.turns)]
    rows += [("decisions", name, tally) for name, tally in happened.decisions.items()]
    rows += [("events", name, tally) for name, tally in happened.events.items()]
    if happened.points is not None and happened.best_points is not None:
        rows += [("points", "", happened.points), ("points", "of the best", happened.best_points)]
    before = ""
    for what, name, tally in rows:
        table.add_row(
            "" if what == before else what,
            name.replace("_", " "),
            f"{tally.mean:.2f}",
            str(tally.least),
            f"{tally.median:g}",
            str(tally.most),
            f"{tally.without / happened.games:.1%}"
            if name in happened.events | happened.decisions
            else "",
        )
        before = what
    out.print(table)


def show_hint(hint: Hint, language: Language) -> None:
    """The best decisions with their chances, and what the hidden pieces may be."""
    messages = messages_for(hint.game, language)
    table = Table(box=None, pad_edge=False)
    table.add_column(messages("terminal-hint-decision"), style="bold")
    table.add_column(messages("terminal-hint-chance"), justify="right")
    table.add_column(messages("terminal-hint-why"))
    for advice in hint.best:
        why = [messages(f"reason-{hint.game}-{one.code}", **one.args) for one in advice.reasons]
        table.add_row(advice.decision, f"{advice.chance:.0%}", " ".join(why))
    out.print(table)
    if hint.belief:
        say("\n" + messages("terminal-hint-belief"))
    for where, kinds in hint.belief.items():
        likely = sorted(kinds.items(), key=lambda kind: -kind[1])[:MAX_KINDS]
        names = [(messages(f"{hint.game}-kind", kind=kind), share) for kind, share in likely]
        said = ", ".join(f"{name} {share:.0%}" for name, share in names)
        say(f"  {where:3} {said}")


def show_figures(figures: Sequence[Figure]) -> None:
    """The figures of a benchmark, with their ratios to those of a peer."""
    table = Table(box=None, pad_edge=False)
    for column in ("what", "measured", "", "ratio", "against"):
        table.add_column(column, justify="right" if column in ("measured", "ratio") else "left")
    for figure in figures:
        value = f"{figure.value:,.2f}" if figure.value < 100 else f"{figure.value:,.0f}"
        ratio = "" if figure.ratio is None else f"{figure.ratio:.2f}"
        table.add_row(figure.what, value, figure.unit, ratio, figure.peer)
    out.print(table)
    if not any(figure.peer == "OpenSpiel" for figure in figures):
        note("OpenSpiel is not installed here; `make bench` brings it.")


def _bars(title: str, counts: Mapping[str, int], total: int) -> None:
    table = Table(box=None, pad_edge=False)
    table.add_column(title, min_width=12)
    table.add_column("games", justify="right")
    table.add_column("share", justify="right")
    table.add_column("", min_width=BAR_WIDTH)
    most = max(counts.values()) or 1
    for name, n in counts.items():
        bar = "█" * round(BAR_WIDTH * n / most)
        table.add_row(name.replace("_", " "), f"{n:,}", f"{n / total:.1%}", bar)
    out.print(table)
    say("")
