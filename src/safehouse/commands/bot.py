"""`safehouse bot`: a computer player that plays on a server, as any other client does."""

from argparse import ArgumentParser, Namespace

from safehouse.commands.arguments import number_between
from safehouse.games import GAMES

HELP = "let a computer player sit at the tables of a server"
COMPILES = True


def arguments(parser: ArgumentParser) -> None:
    """Which server, and who plays what there."""
    parser.add_argument("--server", required=True, metavar="URL", help="where the house is")
    parser.add_argument("--token", help="the bot's key; a new bot comes in without one")
    parser.add_argument("--name", default="Bot", help="the name of a new bot")
    parser.add_argument("--player", default="level4", metavar="NAME", help="who plays (level4)")
    parser.add_argument("--game", default=GAMES[0], help=f"the game it plays ({GAMES[0]})")
    parser.add_argument("--table", metavar="ID", help="a table to sit down at")
    parser.add_argument("--join", action="store_true", help="sit down at every open table")
    parser.add_argument("--games", type=number_between(1, 1_000_000), help="go after so many games")


def run(args: Namespace) -> None:
    """Play until somebody stops it, or all games are played."""
    from safehouse.players import make_player
    from safehouse.server.bot import Bot
    from safehouse.terminal import warm_up
    from safehouse.terminal.screen import say

    make_player(args.game, args.player)
    warm_up.warm_up(warm_up.one_game(args.game), warm_up.players(args.game, args.player))
    bot = Bot(args.server, args.token, args.name, args.game, args.player)
    bot.run(args.table, args.join, args.games, say)
