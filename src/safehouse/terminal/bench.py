"""The figures of the benchmark as a table."""

from rich.table import Table

from safehouse.lab.bench import measure
from safehouse.terminal.screen import err, note, out, print_json


def bench(seconds: int, as_json: bool) -> None:
    """Measure and show."""
    figures = []
    with err.status("Measuring, one thing after the other"):
        for figure in measure(seconds):
            figures.append(figure)
            if not as_json:
                err.print(f"  {figure.what}: {figure.value:,.4g} {figure.unit}", style="dim")
    if as_json:
        print_json(figures)
        return
    table = Table(box=None, pad_edge=False)
    table.add_column("what")
    table.add_column("measured", justify="right")
    table.add_column("")
    table.add_column("ratio", justify="right")
    table.add_column("against")
    for figure in figures:
        value = f"{figure.value:,.2f}" if figure.value < 100 else f"{figure.value:,.0f}"
        ratio = "" if figure.ratio is None else f"{figure.ratio:.2f}"
        table.add_row(figure.what, value, figure.unit, ratio, figure.peer)
    out.print(table)
    if not any(figure.peer == "OpenSpiel" for figure in figures):
        note("OpenSpiel is not installed here; `make bench` brings it.")
