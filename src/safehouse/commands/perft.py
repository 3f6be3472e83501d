"""`safehouse perft`: how many lines of play there are."""

from argparse import ArgumentParser, Namespace

from safehouse.commands.arguments import add_game, add_save, between
from safehouse.commands.files import check_writable, write_game_file
from safehouse.commands.start import add_start, start_of

HELP = "count lines of play"
COMPILES = True


def arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    add_start(parser)
    parser.add_argument("--depth", type=between(1, 12), required=True, help="decisions")
    parser.add_argument("--divide", action="store_true", help="for each first decision")
    add_save(parser)


def run(args: Namespace) -> None:
    import time

    from safehouse.engine.game_file import game_file_of
    from safehouse.engine.perft import divide
    from safehouse.players.compiling import PERFT, RULES
    from safehouse.terminal.compiling import compile_first
    from safehouse.terminal.screen import print_json, progress, say

    start, seed = start_of(args)
    check_writable(args.save)
    compile_first(args.game, RULES, PERFT)
    state = start()
    lines: dict[str, int] = {}
    began = time.perf_counter()
    with progress(len(state.decisions()), "Counting") as bar:
        for decision, found in divide(state, args.depth):
            lines[decision] = found
            bar.step()
    seconds = time.perf_counter() - began
    write_game_file(args.save, game_file_of(state, [], state, seed))
    total = sum(lines.values())
    if args.json:
        answer: dict[str, object] = {"depth": args.depth, "lines": total}
        print_json({**answer, **({"divide": lines} if args.divide else {})})
        return
    if args.divide:
        for decision, found in lines.items():
            say(f"{decision:32} {found:>16,}")
    say(f"{total:,} lines of {args.depth} decisions in {seconds:.2f} seconds.")
