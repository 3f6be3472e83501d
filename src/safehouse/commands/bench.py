"""`safehouse bench`: how fast everything is."""

from argparse import ArgumentParser, Namespace

from safehouse.commands.arguments import number_between

HELP = "measure speed, against OpenSpiel if it is installed"
COMPILES = True


def arguments(parser: ArgumentParser) -> None:
    """How long to measure."""
    parser.add_argument(
        "--seconds", type=number_between(1, 60), default=3, help="for each measurement"
    )


def run(args: Namespace) -> None:
    """Measure one thing after the other, and show the figures as a table."""
    from safehouse.lab.bench import measure
    from safehouse.terminal.report import show_figures
    from safehouse.terminal.screen import err, print_json

    figures = []
    with err.status("Measuring, one thing after the other"):
        for figure in measure(args.seconds):
            figures.append(figure)
            if not args.json:
                err.print(f"  {figure.what}: {figure.value:,.4g} {figure.unit}", style="dim")
    if args.json:
        print_json(figures)
    else:
        show_figures(figures)
