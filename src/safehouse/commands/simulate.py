"""`safehouse simulate`: many games at once, in figures."""

from argparse import ArgumentParser, Namespace

from safehouse.commands.arguments import add_game, add_seed, between, language_of, words_for
from safehouse.commands.files import check_writable
from safehouse.commands.records import add_records, count, write_records
from safehouse.commands.start import add_options, options_of
from safehouse.games import game_named

HELP = "command-simulate"
COMPILES = True


def arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--players", default="random", metavar="PLAYER", help="argument-simulate-players"
    )
    parser.add_argument(
        "--games", type=between(1, 20_000_000), required=True, metavar="N", help="argument-games"
    )
    parser.add_argument(
        "--threads",
        type=between(1, 256),
        default=1,
        metavar="N",
        help="argument-simulate-threads",
    )
    add_options(parser)
    add_seed(parser)
    add_records(parser)


def run(args: Namespace) -> None:
    from msgspec import structs

    from safehouse.engine.simulate import records, simulate
    from safehouse.players import policy_named
    from safehouse.players.compiling import GAMES_BY
    from safehouse.terminal.compiling import compile_first
    from safehouse.terminal.report import show_simulation
    from safehouse.terminal.screen import print_json, progress

    game = game_named(args.game)
    options = game.read_options(options_of(args))
    seed = args.seed or 0
    check_writable(args.record)
    policy = policy_named(args.game, args.players)
    words = words_for(args)
    compile_first(language_of(args), args.game, f"{GAMES_BY}{args.players}")
    with progress(args.games, words("progress-playing")) as bar:
        simulation = simulate(
            game,
            options,
            args.games,
            seed,
            args.threads,
            bar.step,
            policy,
        )
    if args.record is not None or args.count:
        played = []
        with progress(args.games, words("progress-recording")) as bar:
            for record in records(game, options, args.games, seed, policy):
                played.append(record)
                bar.step()
        write_records(args.record, played)
        if args.count:
            simulation = structs.replace(simulation, happened=count(played, words))
    if args.json:
        print_json(simulation)
    else:
        show_simulation(simulation, words)
