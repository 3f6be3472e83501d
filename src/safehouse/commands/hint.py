"""`safehouse hint`: what the computer would do in a position, and why."""

from argparse import ArgumentParser, Namespace

from safehouse.commands.arguments import add_game, add_language, between, language_of
from safehouse.commands.start import add_start, start_of

HELP = "the best decisions for a seat, why, and what it may believe"
COMPILES = True


def arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    add_start(parser)
    parser.add_argument("--as", dest="seat", required=True, help="the seat that is to decide")
    parser.add_argument("--seconds", type=between(1, 600), default=2, help="to think (2)")
    parser.add_argument(
        "--simulations",
        type=between(1, 1_000_000),
        help="search this many simulations instead: the same hint each time",
    )
    add_language(parser)


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
    compile_first(args.game, RULES, HELP)
    seconds = None if args.simulations else args.seconds
    search = TreeSearch(seed or 0, args.simulations, seconds=seconds)
    language = language_of(args)
    with err.status(messages_for(args.game, language)("thinking")):
        found = hint(state, args.seat, search)
    if args.json:
        print_json(found)
    else:
        show_hint(found, language)
