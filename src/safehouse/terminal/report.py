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
from safehouse.terminal.wording import words_for
from safehouse.texts import Words

MAX_KINDS = 4
"""How many of the things that a hidden piece may be a hint names."""

BAR_WIDTH = 40


def show_simulation(simulation: Simulation, words: Words) -> None:
    """Speed, ends, winners and lengths."""
    game = game_named(simulation.game)
    summary = words(
        "simulate-summary",
        games=simulation.games,
        game=game.title,
        players=simulation.players,
        seconds=simulation.seconds,
        threads=simulation.threads,
        games_per_second=round(simulation.games_per_second),
        decisions_per_second=round(simulation.decisions_per_second),
    )
    say(summary, "strong")
    say("")
    _bars("heading-end", simulation.ends, simulation.games, words)
    if game.cooperative:
        won = next(iter(simulation.wins.values()))  # where one seat wins, all do
        low, high = interval(won, simulation.games)
        shares = {"share": won / simulation.games, "low": low, "high": high}
        said = {name: share_of(share, words) for name, share in shares.items()}
        say(words("simulate-won", **said) + "\n")
    else:
        _bars("heading-winner", simulation.wins, simulation.games, words)
        share = share_of(simulation.first_player_share, words)
        say(words("simulate-first", share=share) + "\n")
    lengths = {f"{start}+": n for start, n in simulation.histogram}
    _bars("heading-length", lengths, simulation.games, words)
    say(words("simulate-lengths", **simulation.lengths))
    if simulation.happened is not None:
        say("")
        _show_happened(simulation.happened, words)


def show_contest(contest: Contest, words: Words) -> None:
    """Who won how much, and the ratings."""
    game = game_named(contest.game)
    counts = {"games": contest.games, "decisions": contest.decisions}
    say(words("arena-summary", game=game.title, **counts), "strong")
    say("")
    table = Table(box=None, pad_edge=False)
    table.add_column(words("heading-player"))
    for column in ("games", "won", "interval", "rating"):
        table.add_column(words(f"heading-{column}"), justify="right")
    table.add_column("")
    for standing in contest.standings:
        low, high = share_of(standing.low, words), share_of(standing.high, words)
        table.add_row(
            standing.player,
            str(standing.games),
            share_of(standing.share, words),
            words("interval-of", low=low, high=high),
            "" if game.cooperative else f"{standing.rating:.0f}",
            "█" * round(BAR_WIDTH * standing.share),
        )
    out.print(table)
    say("")
    _bars("heading-end", contest.ends, contest.games, words)
    for name, faults in contest.faults.items():
        kinds = {kind: faults.get(kind, 0) for kind in ("late", "illegal", "failed")}
        say(words("arena-faults", name=name, **kinds), "mark")
    if contest.happened is not None:
        _show_happened(contest.happened, words)


def share_of(share: float, words: Words) -> str:
    """A share in per cent, as a language writes it."""
    return words("share-of", percent=100 * share)


def _show_happened(happened: Happened, words: Words) -> None:
    """How often each thing happened in a game."""
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    table.add_column("")
    for column in ("per-game", "least", "median", "most", "without"):
        table.add_column(words(f"heading-{column}"), justify="right")
    counted = {**happened.decisions, **happened.events}
    rows = [("turns", "", happened.turns)]
    rows += [("decisions", name, tally) for name, tally in happened.decisions.items()]
    rows += [("events", name, tally) for name, tally in happened.events.items()]
    if happened.points is not None and happened.best_points is not None:
        best = words("heading-best")
        rows += [("points", "", happened.points), ("points", best, happened.best_points)]
    before = ""
    for what, name, tally in rows:
        table.add_row(
            "" if what == before else words(f"heading-{what}"),
            name.replace("_", " "),
            f"{tally.mean:.2f}",
            str(tally.least),
            f"{tally.median:g}",
            str(tally.most),
            share_of(tally.without / happened.games, words) if name in counted else "",
        )
        before = what
    out.print(table)


def show_hint(hint: Hint, language: Language) -> None:
    """The best decisions with their chances, and what the hidden pieces may be."""
    words = words_for(hint.game, language)
    table = Table(box=None, pad_edge=False)
    table.add_column(words("terminal-hint-decision"), style="bold")
    table.add_column(words("terminal-hint-chance"), justify="right")
    table.add_column(words("terminal-hint-why"))
    for advice in hint.best:
        why = [words(f"reason-{hint.game}-{one.code}", **one.args) for one in advice.reasons]
        table.add_row(advice.decision, f"{advice.chance:.0%}", " ".join(why))
    out.print(table)
    if hint.belief:
        say("\n" + words("terminal-hint-belief"))
    for where, kinds in hint.belief.items():
        likely = sorted(kinds.items(), key=lambda kind: -kind[1])[:MAX_KINDS]
        names = [(words(f"{hint.game}-kind", kind=kind), share) for kind, share in likely]
        said = ", ".join(f"{name} {share:.0%}" for name, share in names)
        say(f"  {where:3} {said}")


def show_figures(figures: Sequence[Figure], words: Words) -> None:
    """The figures of a benchmark, with their ratios to those of a peer."""
    table = Table(box=None, pad_edge=False)
    table.add_column(words("heading-what"))
    table.add_column(words("heading-measured"), justify="right")
    table.add_column("")
    table.add_column(words("heading-ratio"), justify="right")
    table.add_column(words("heading-against"))
    for figure in figures:
        value = f"{figure.value:,.2f}" if figure.value < 100 else f"{figure.value:,.0f}"
        ratio = "" if figure.ratio is None else f"{figure.ratio:.2f}"
        table.add_row(figure.what, value, figure.unit, ratio, figure.peer)
    out.print(table)
    if not any(figure.peer == "OpenSpiel" for figure in figures):
        note(words("bench-no-peer"))


def _bars(title: str, counts: Mapping[str, int], total: int, words: Words) -> None:
    table = Table(box=None, pad_edge=False)
    table.add_column(words(title), min_width=12)
    table.add_column(words("heading-games"), justify="right")
    table.add_column(words("heading-share"), justify="right")
    table.add_column("", min_width=BAR_WIDTH)
    most = max(counts.values()) or 1
    for name, n in counts.items():
        bar = "█" * round(BAR_WIDTH * n / most)
        table.add_row(name.replace("_", " "), f"{n:,}", share_of(n / total, words), bar)
    out.print(table)
    say("")
