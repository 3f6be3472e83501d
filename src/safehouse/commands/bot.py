"""`safehouse bot`: a computer player that plays on a server, as any other client does."""

from argparse import ArgumentParser, Namespace

from safehouse.commands.arguments import between, language_of, messages_in
from safehouse.games import GAMES

HELP = "command-bot"
COMPILES = True


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--server", required=True, metavar="URL", help="argument-bot-server")
    parser.add_argument("--token", metavar="KEY", help="argument-bot-token")
    parser.add_argument("--name", default="Bot", metavar="NAME", help="argument-bot-name")
    parser.add_argument("--player", default="level4", metavar="PLAYER", help="argument-bot-player")
    parser.add_argument("--game", metavar="GAME", help="argument-bot-game")
    parser.add_argument("--table", metavar="ID", help="argument-bot-table")
    parser.add_argument("--join", action="store_true", help="argument-bot-join")
    parser.add_argument(
        "--games", type=between(1, 1_000_000), metavar="N", help="argument-bot-games"
    )


def run(args: Namespace) -> None:
    from safehouse.players import make_player
    from safehouse.players.compiling import RULES
    from safehouse.server.bot import Bot
    from safehouse.terminal.compiling import compile_first
    from safehouse.terminal.screen import say

    def prepare(game: str) -> None:
        compile_first(language_of(args), game, RULES, args.player)

    for game in GAMES if args.game is None else (args.game,):
        make_player(game, args.player)
    if args.game is not None:
        prepare(args.game)
    messages = messages_in(args)

    def tell(message: str, **places: str) -> None:
        say(messages(message, **places))

    bot = Bot(args.server, args.token, args.name, args.game, args.player, prepare)
    bot.run(args.table, args.join, args.games, tell)
