"""`safehouse bot`: a computer player that plays on a server, as any other client does."""

from argparse import ArgumentParser, Namespace

from safehouse.commands.arguments import between
from safehouse.games import GAMES

HELP = "let a computer player sit at the tables of a server"
COMPILES = True


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--server", required=True, metavar="URL", help="the address of the server")
    parser.add_argument("--token", help="the bot's key; a new bot comes in without one")
    parser.add_argument("--name", default="Bot", help="the name of a new bot")
    parser.add_argument("--player", default="level4", metavar="NAME", help="who plays (level4)")
    parser.add_argument("--game", help="the game that it joins (all games)")
    parser.add_argument("--table", metavar="ID", help="a table to sit down at")
    parser.add_argument("--join", action="store_true", help="sit down at every open table")
    parser.add_argument("--games", type=between(1, 1_000_000), help="leave after this many games")


def run(args: Namespace) -> None:
    from safehouse.players import make_player
    from safehouse.players.compiling import RULES
    from safehouse.server.bot import Bot
    from safehouse.terminal.compiling import compile_first
    from safehouse.terminal.screen import say

    def prepare(game: str) -> None:
        compile_first(game, RULES, args.player)

    for game in GAMES if args.game is None else (args.game,):
        make_player(game, args.player)
    if args.game is not None:
        prepare(args.game)
    bot = Bot(args.server, args.token, args.name, args.game, args.player, prepare)
    bot.run(args.table, args.join, args.games, say)
