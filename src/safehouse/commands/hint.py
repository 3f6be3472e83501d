"""`safehouse hint`: what the computer would do in a position, and why."""

from argparse import ArgumentParser, Namespace

from safehouse.commands.arguments import add_game, between, language_of
from safehouse.commands.start import add_start, start_of

HELP = "command-hint"
COMPILES = True


def arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    add_start(parser)
    parser.add_argument("--as", dest="seat", required=True, metavar="SEAT", help="argument-hint-as")
    parser.add_argument(
        "--seconds",
        type=between(1, 600),
        default=2,
        metavar="SECONDS",
        help="argument-hint-seconds",
    )
    parser.add_argument(
        "--simulations",
        type=between(1, 1_000_000),
        metavar="N",
        help="argument-hint-simulations",
    )


def run(args: Namespace) -> None:
    from safehouse.games.game import check_seat
    from safehouse.players.compiling import HELP, RULES
    from safehouse.players.hints import hint
    from safehouse.players.search import TreeSearch
    from safehouse.terminal.compiling import compile_first
    from safehouse.terminal.report import show_hint
    from safehouse.terminal.screen import err, print_json
    from safehouse.terminal.wording import messages_for

    start, seed = start_of(args)
    state = start()
    check_seat(args.seat, state.seats)
    language = language_of(args)
    compile_first(language, args.game, RULES, HELP)
    seconds = None if args.simulations else args.seconds
    search = TreeSearch(seed or 0, args.simulations, seconds=seconds)
    with err.status(messages_for(args.game, language)("thinking")):
        found = hint(state, args.seat, search)
    if args.json:
        print_json(found)
    else:
        show_hint(found, language)
