"""`safehouse simulate`: play many games and report statistics."""

from argparse import ArgumentParser, Namespace

from safehouse.commands.arguments import add_game, add_seed, between, language_of, messages_in
from safehouse.commands.files import check_writable
from safehouse.commands.game_files import add_game_files, count, write_game_files
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
    add_game_files(parser)


def run(args: Namespace) -> None:
    from msgspec import structs

    from safehouse.engine.simulate import game_files, simulate
    from safehouse.players import policy_named
    from safehouse.players.compiling import GAMES_BY
    from safehouse.terminal.compiling import compile_first
    from safehouse.terminal.report import show_simulation
    from safehouse.terminal.screen import print_json, progress

    game = game_named(args.game)
    options = game.read_options(options_of(args))
    seed = args.seed or 0
    check_writable(args.save)
    policy = policy_named(args.game, args.players)
    messages = messages_in(args)
    compile_first(language_of(args), args.game, f"{GAMES_BY}{args.players}")
    with progress(args.games, messages("progress-playing")) as bar:
        simulation = simulate(
            game,
            options,
            args.games,
            seed,
            args.threads,
            bar.step,
            policy,
        )
    if args.save is not None or args.count:
        played = []
        with progress(args.games, messages("progress-recording")) as bar:
            for game_file in game_files(game, options, args.games, seed, policy):
                played.append(game_file)
                bar.step()
        write_game_files(args.save, played)
        if args.count:
            simulation = structs.replace(simulation, happened=count(played, messages))
    if args.json:
        print_json(simulation)
    else:
        show_simulation(simulation, messages)
