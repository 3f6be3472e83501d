"""`safehouse serve`: the server, for people and computer players in the browser."""

from argparse import ArgumentParser, Namespace

from safehouse import games
from safehouse.commands.arguments import add_settings, between, messages_in

HELP = "command-serve"
COMPILES = True


def arguments(parser: ArgumentParser) -> None:
    parser.set_defaults(opens_browser=False)
    parser.add_argument("--host", metavar="HOST", help="argument-serve-host")
    parser.add_argument("--port", type=between(0, 65535), metavar="N", help="argument-serve-port")
    add_settings(parser)
    parser.add_argument("--redis", metavar="URL", help="argument-serve-redis")
    parser.add_argument("--origins", metavar="URLS", help="argument-serve-origins")
    parser.add_argument(
        "--workers", type=between(1, 64), metavar="N", help="argument-serve-workers"
    )
    parser.add_argument("--log-level", metavar="LEVEL", help="argument-serve-log-level")


def run(args: Namespace) -> None:
    from safehouse.server.settings import read_settings

    settings = read_settings(vars(args), file=args.settings)
    games.patient = settings.warm
    from safehouse.server.serve import serve

    serve(settings, args.opens_browser, messages_in(args))
