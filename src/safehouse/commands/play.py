"""`safehouse play`: a game in the terminal."""

import sys
from argparse import ArgumentParser, Namespace

from safehouse.commands.arguments import (
    add_game,
    add_language,
    add_save,
    add_seed,
    between,
    language_of,
)
from safehouse.commands.files import check_writable, write_game_file
from safehouse.commands.start import add_options, options_of
from safehouse.games import game_named
from safehouse.games.errors import Refused

HELP = "play in the terminal"
COMPILES = True


def arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--as", dest="seat", help="the seat you take (random)")
    parser.add_argument(
        "--against",
        "--with",
        metavar="PLAYER",
        help="who has the other seats: human, random, greedy, ismcts:1s, ... (level 3)",
    )
    parser.add_argument("--level", type=between(1, 6), help="how strong the computer plays (3)")
    parser.add_argument("--watch", action="store_true", help="watch the computer play itself")
    add_options(parser)
    add_seed(parser, "another one each time")
    add_language(parser)
    add_save(parser)


def run(args: Namespace) -> None:
    from safehouse.games.game import check_seat
    from safehouse.games.state import State
    from safehouse.players import make_player
    from safehouse.players.compiling import RULES
    from safehouse.terminal.compiling import compile_first
    from safehouse.terminal.play import Left, TableInTerminal, random_seed
    from safehouse.terminal.screen import note, print_json, say

    seed = random_seed() if args.seed is None else args.seed
    options = options_of(args)
    game = game_named(args.game)
    if args.seat is not None:
        options = game.choose_seats(options)
    chosen = game.read_options(options)
    seats = game.seats_in(chosen)
    if args.seat is not None:
        check_seat(args.seat, seats)
    check_writable(args.save)
    opponent = _opponent(args)
    make_player(args.game, opponent)
    is_watched = args.watch or args.json or not _has_terminal()
    if is_watched:
        game.refuse_outsiders(chosen)
    mine = args.seat or seats[seed % len(seats)]
    if args.seat is None and not is_watched and args.against != "human":
        game.refuse_lots(chosen)
    people = () if is_watched else seats if args.against == "human" else (mine,)
    compile_first(args.game, RULES, opponent)
    players = {
        seat: make_player(args.game, opponent, seed + number)
        for number, seat in enumerate(seats)
        if seat not in people
    }
    state = State.new(args.game, options, seed)
    table = TableInTerminal(state, players, seed, language_of(args))
    if is_watched and not args.json and not args.watch:
        note(table.messages("terminal-nobody-there"))
    elif len(people) == 1 and players:
        note(table.introduce(mine))
    try:
        table.play(quiet=args.json)
    except Left:
        say(table.messages("terminal-left"))
    finally:
        write_game_file(args.save, table.game_file())
    if args.json:
        print_json(table.game_file())


def _opponent(args: Namespace) -> str:
    """The computer player in the seats that no person has."""
    if args.watch and args.against == "human":
        raise Refused("bad_command", "With --watch the computer plays all sides.")
    if args.level is not None and args.against is not None:
        raise Refused("bad_command", "Say either --level or --against.")
    if args.against in (None, "human"):
        return f"level{args.level or 3}"
    return str(args.against)


def _has_terminal() -> bool:
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))
