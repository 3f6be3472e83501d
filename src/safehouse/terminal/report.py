"""Simulations, contests, hints and measurements as tables in the terminal."""

from collections.abc import Mapping, Sequence

from rich.table import Table

from safehouse.engine.counting import Happened
from safehouse.engine.simulate import Simulation
from safehouse.games import game_named
from safehouse.games.telling import Language, Line
from safehouse.lab.arena import Contest, interval
from safehouse.lab.bench import Figure
from safehouse.players.hints import Hint
from safehouse.terminal.screen import note, out, say
from safehouse.terminal.wording import NOBODY, People, messages_for, say_line
from safehouse.texts import Messages

MAX_GUESSES = 4
"""How many of the things that a hidden piece may be a hint names."""

BAR_WIDTH = 40


def show_simulation(simulation: Simulation, messages: Messages) -> None:
    """Speed, ends, winners and lengths."""
    game = game_named(simulation.game)
    summary = messages(
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
    _bars("heading-end", simulation.ends, simulation.games, messages)
    if game.cooperative:
        won = next(iter(simulation.wins.values()))  # where one seat wins, all do
        low, high = interval(won, simulation.games)
        shares = {"share": won / simulation.games, "low": low, "high": high}
        said = {name: share_of(share, messages) for name, share in shares.items()}
        say(messages("simulate-won", **said) + "\n")
    else:
        _bars("heading-winner", simulation.wins, simulation.games, messages)
        share = share_of(simulation.first_player_share, messages)
        say(messages("simulate-first", share=share) + "\n")
    lengths = {f"{start}+": n for start, n in simulation.histogram}
    _bars("heading-length", lengths, simulation.games, messages)
    say(messages("simulate-lengths", **simulation.lengths))
    if simulation.happened is not None:
        say("")
        _show_happened(simulation.happened, messages)


def show_contest(contest: Contest, messages: Messages) -> None:
    """Who won how much, and the ratings."""
    game = game_named(contest.game)
    counts = {"games": contest.games, "decisions": contest.decisions}
    say(messages("arena-summary", game=game.title, **counts), "strong")
    say("")
    table = Table(box=None, pad_edge=False)
    table.add_column(messages("heading-player"))
    for column in ("games", "won", "interval", "rating"):
        table.add_column(messages(f"heading-{column}"), justify="right")
    table.add_column("")
    for standing in contest.standings:
        low, high = share_of(standing.low, messages), share_of(standing.high, messages)
        table.add_row(
            standing.player,
            str(standing.games),
            share_of(standing.share, messages),
            messages("interval-of", low=low, high=high),
            "" if game.cooperative else f"{standing.rating:.0f}",
            "█" * round(BAR_WIDTH * standing.share),
        )
    out.print(table)
    say("")
    _bars("heading-end", contest.ends, contest.games, messages)
    for name, faults in contest.faults.items():
        kinds = {kind: faults.get(kind, 0) for kind in ("late", "illegal", "failed")}
        say(messages("arena-faults", name=name, **kinds), "mark")
    if contest.happened is not None:
        _show_happened(contest.happened, messages)


def share_of(share: float, messages: Messages) -> str:
    """A share in per cent, as a language writes it."""
    return messages("share-of", percent=100 * share)


def _show_happened(happened: Happened, messages: Messages) -> None:
    """How often each thing happened in a game."""
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    table.add_column("")
    for column in ("per-game", "least", "median", "most", "without"):
        table.add_column(messages(f"heading-{column}"), justify="right")
    counted = {**happened.decisions, **happened.events}
    rows = [("turns", "", happened.turns)]
    rows += [("decisions", name, tally) for name, tally in happened.decisions.items()]
    rows += [("events", name, tally) for name, tally in happened.events.items()]
    if happened.points is not None and happened.best_points is not None:
        best = messages("heading-best")
        rows += [("points", "", happened.points), ("points", best, happened.best_points)]
    before = ""
    for what, name, tally in rows:
        table.add_row(
            "" if what == before else messages(f"heading-{what}"),
            name.replace("_", " "),
            f"{tally.mean:.2f}",
            str(tally.least),
            f"{tally.median:g}",
            str(tally.most),
            share_of(tally.without / happened.games, messages) if name in counted else "",
        )
        before = what
    out.print(table)


def show_hint(hint: Hint, language: Language, people: People = NOBODY) -> None:
    """The best decisions with their chances and reasons, and what the hidden pieces may be."""
    game = game_named(hint.game)
    messages = messages_for(hint.game, language)
    table = Table(box=None, pad_edge=False)
    table.add_column(messages("terminal-hint-decision"), style="bold")
    table.add_column(messages("terminal-hint-chance"), justify="right")
    table.add_column(messages("terminal-hint-why"))
    for advice in hint.best:
        lines = [Line(f"reason-{hint.game}-{one.code}", {**one.args}) for one in advice.reasons]
        why = [say_line(game, line, language, people) for line in lines]
        table.add_row(advice.decision, f"{advice.chance:.0%}", " ".join(why))
    out.print(table)
    if hint.belief:
        say("\n" + messages("terminal-hint-belief"))
    game = game_named(hint.game)
    for where, guesses in hint.belief.items():
        likely = sorted(guesses.items(), key=lambda guess: -guess[1])[:MAX_GUESSES]
        names = [(say_line(game, game.sayings.guess(word), language), n) for word, n in likely]
        say(f"  {where:3} " + ", ".join(f"{name} {share:.0%}" for name, share in names))


def show_figures(figures: Sequence[Figure], messages: Messages) -> None:
    """The figures of a benchmark, with their ratios to those of a peer."""
    table = Table(box=None, pad_edge=False)
    table.add_column(messages("heading-what"))
    table.add_column(messages("heading-measured"), justify="right")
    table.add_column("")
    table.add_column(messages("heading-ratio"), justify="right")
    table.add_column(messages("heading-against"))
    for figure in figures:
        value = f"{figure.value:,.2f}" if figure.value < 100 else f"{figure.value:,.0f}"
        ratio = "" if figure.ratio is None else f"{figure.ratio:.2f}"
        table.add_row(figure.what, value, figure.unit, ratio, figure.peer)
    out.print(table)
    if not any(figure.peer == "OpenSpiel" for figure in figures):
        note(messages("bench-no-peer"))


def _bars(title: str, counts: Mapping[str, int], total: int, messages: Messages) -> None:
    table = Table(box=None, pad_edge=False)
    table.add_column(messages(title), min_width=12)
    table.add_column(messages("heading-games"), justify="right")
    table.add_column(messages("heading-share"), justify="right")
    table.add_column("", min_width=BAR_WIDTH)
    most = max(counts.values()) or 1
    for name, n in counts.items():
        bar = "█" * round(BAR_WIDTH * n / most)
        table.add_row(name.replace("_", " "), f"{n:,}", share_of(n / total, messages), bar)
    out.print(table)
    say("")
