"""`safehouse arena`: computer players against each other."""

from argparse import ArgumentParser, Namespace

from safehouse.commands.arguments import add_game, add_seed, between
from safehouse.commands.files import check_writable
from safehouse.commands.game_files import add_game_files, count, write_game_files
from safehouse.commands.start import add_options, options_of
from safehouse.games import game_named

HELP = "let computer players play each other, and rate them"
COMPILES = True


def arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--players", required=True, metavar="A,B", help="who plays, e.g. greedy,ismcts:2000"
    )
    parser.add_argument("--games", type=between(1, 1_000_000), required=True, help="how many")
    parser.add_argument(
        "--processes", type=between(1, 256), default=1, help="on how many processes (1)"
    )
    parser.add_argument(
        "--limit",
        type=between(1, 3600),
        help="seconds for an answer; each player then sits in a process of its own",
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
    compile_first(args.game, RULES, *names)
    with progress(args.games, "Playing") as bar:
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
        contest = structs.replace(contest, happened=count(game_files))
    if args.json:
        print_json(contest)
    else:
        show_contest(contest)
