"""`safehouse serve`: the server, for people and computer players in the browser."""

from argparse import ArgumentParser, Namespace

from safehouse import games
from safehouse.commands.arguments import add_settings, between

HELP = "run the server: people and computers play in the browser"
COMPILES = True


def arguments(parser: ArgumentParser) -> None:
    parser.set_defaults(opens_browser=False)
    parser.add_argument("--host", help="where to listen (127.0.0.1)")
    parser.add_argument("--port", type=between(0, 65535), help="the port (8640); 0 for a free one")
    add_settings(parser)
    parser.add_argument("--redis", metavar="URL", help="Redis, for a server of several processes")
    parser.add_argument("--origins", metavar="URLS", help="other sites whose pages may come in")
    parser.add_argument("--workers", type=between(1, 64), help="processes for computer players (1)")
    parser.add_argument("--log-level", help="debug, info (default), warning, error")


def run(args: Namespace) -> None:
    from safehouse.server.settings import read_settings

    settings = read_settings(vars(args), file=args.settings)
    games.patient = settings.warm
    from safehouse.server.serve import serve

    serve(settings, args.opens_browser)
