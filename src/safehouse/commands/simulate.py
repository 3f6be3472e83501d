"""`safehouse simulate`: play many games and report statistics."""

from argparse import ArgumentParser, Namespace

from safehouse.commands.arguments import add_game, add_seed, between
from safehouse.commands.files import check_writable
from safehouse.commands.game_files import add_game_files, count, write_game_files
from safehouse.commands.start import add_options, options_of
from safehouse.games import game_named

HELP = "play many games and count how they end"
COMPILES = True


def arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--players", default="random", metavar="PLAYER", help="who plays all seats (random)"
    )
    parser.add_argument("--games", type=between(1, 20_000_000), required=True, help="how many")
    parser.add_argument(
        "--threads", type=between(1, 256), default=1, help="on how many threads (1)"
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
    compile_first(args.game, f"{GAMES_BY}{args.players}")
    with progress(args.games, "Playing") as bar:
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
        with progress(args.games, "Recording") as bar:
            for game_file in game_files(game, options, args.games, seed, policy):
                played.append(game_file)
                bar.step()
        write_game_files(args.save, played)
        if args.count:
            simulation = structs.replace(simulation, happened=count(played))
    if args.json:
        print_json(simulation)
    else:
        show_simulation(simulation)
