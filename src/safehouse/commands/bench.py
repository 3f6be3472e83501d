"""`safehouse bench`: how fast everything is."""

from argparse import ArgumentParser, Namespace

from safehouse.commands.arguments import between, messages_in

HELP = "command-bench"
COMPILES = True


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--seconds",
        type=between(1, 60),
        default=3,
        metavar="SECONDS",
        help="argument-bench-seconds",
    )


def run(args: Namespace) -> None:
    from safehouse.lab.bench import measure
    from safehouse.terminal.report import show_figures
    from safehouse.terminal.screen import err, print_json

    messages = messages_in(args)
    figures = []
    with err.status(messages("progress-measuring")):
        for figure in measure(args.seconds):
            figures.append(figure)
            if not args.json:
                err.print(f"  {figure.what}: {figure.value:,.4g} {figure.unit}", style="dim")
    if args.json:
        print_json(figures)
    else:
        show_figures(figures, messages)
