"""`safehouse arena`: computer players against each other."""

from argparse import ArgumentParser, Namespace

from safehouse.commands.arguments import add_game, add_seed, between, language_of, messages_in
from safehouse.commands.files import check_writable
from safehouse.commands.game_files import add_game_files, count, write_game_files
from safehouse.commands.start import add_options, options_of
from safehouse.games import game_named

HELP = "command-arena"
COMPILES = True


def arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--players", required=True, metavar="A,B", help="argument-arena-players")
    parser.add_argument(
        "--games", type=between(1, 1_000_000), required=True, metavar="N", help="argument-games"
    )
    parser.add_argument(
        "--processes",
        type=between(1, 256),
        default=1,
        metavar="N",
        help="argument-arena-processes",
    )
    parser.add_argument(
        "--limit",
        type=between(1, 3600),
        metavar="SECONDS",
        help="argument-arena-limit",
    )
    add_options(parser)
    add_seed(parser)
    add_game_files(parser)


def run(args: Namespace) -> None:
    from msgspec import structs

    from safehouse.lab.arena import compete
    from safehouse.players import make_player
    from safehouse.players.compiling import RULES
    from safehouse.terminal.compiling import compile_first
    from safehouse.terminal.report import show_contest
    from safehouse.terminal.screen import print_json, progress

    game = game_named(args.game)
    options = game.write_options(game.read_options(options_of(args)))
    names = [name.strip() for name in args.players.split(",")]
    for name in names:
        make_player(args.game, name)
    check_writable(args.save)
    messages = messages_in(args)
    compile_first(language_of(args), args.game, RULES, *names)
    with progress(args.games, messages("progress-playing")) as bar:
        contest, game_files = compete(
            args.game,
            options,
            names,
            args.games,
            args.seed or 0,
            args.processes,
            args.limit,
            bar.step,
        )
    write_game_files(args.save, game_files)
    if args.count:
        contest = structs.replace(contest, happened=count(game_files, messages))
    if args.json:
        print_json(contest)
    else:
        show_contest(contest, messages)
