"""The command line: finds the command, runs it, and says in one sentence what went wrong."""

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import NoReturn

from safehouse import __version__, games
from safehouse.commands import COMMANDS, command_named, commands_of_games
from safehouse.extras import refusal_for
from safehouse.games.errors import Refused, printable


class Parser(argparse.ArgumentParser):
    """Refuses a wrong command in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Refuse the command."""
        raise Refused("bad_command", f"{message[:1].upper()}{message[1:]}.")


def build_parser(argv: Sequence[str] = ()) -> Parser:
    """The parser of the command that comes first in these argv; of all commands if none does."""
    parser = Parser(prog="safehouse", description="Board games of secret agents.")
    parser.add_argument("--version", action="version", version=__version__)
    # Without a command the server starts, and opens a browser.
    parser.set_defaults(command="serve", opens_browser=True, settings=None)
    subparsers = parser.add_subparsers(metavar="COMMAND", parser_class=Parser)
    names = [*COMMANDS, *commands_of_games()]
    for name in argv[:1] if argv and argv[0] in names else names:
        command = command_named(name)
        added = subparsers.add_parser(
            name, help=command.HELP, description=command.HELP, allow_abbrev=False
        )
        added.set_defaults(command=name)
        added.add_argument("--json", action="store_true", help="answer in JSON")
        command.arguments(added)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    argv = sys.argv[1:] if argv is None else argv
    wants_json = "--json" in argv
    try:
        args = build_parser(argv).parse_args(argv)
        command = command_named(args.command)
        games.interpreted = not command.COMPILES
        if getattr(args, "game", None) is not None:
            games.game_named(args.game)
        command.run(args)
        if sys.stdout is not None:
            sys.stdout.flush()
    except Refused as refused:
        return _refuse(refused.code, str(refused), wants_json)
    except SystemExit:
        # After --help and --version.
        with suppress(BrokenPipeError):
            sys.stdout.flush()
            raise
        return _ignore_broken_pipe()
    except BrokenPipeError:
        return _ignore_broken_pipe()
    except KeyboardInterrupt:
        return _refuse("interrupted", "Interrupted.", wants_json, exit_code=130)
    except MemoryError:
        return _refuse("too_large", "There is not enough memory for that.", wants_json)
    except RecursionError:
        return _refuse("too_deep", "The input is nested too deeply.", wants_json)
    except OSError as error:
        return _refuse("no_output", f"The answer cannot be written: {error.strerror}.", wants_json)
    except Exception as error:
        if isinstance(error, ModuleNotFoundError) and (missing := refusal_for(error.name or "")):
            return _refuse(missing.code, str(missing), wants_json)
        if os.environ.get("SAFEHOUSE_DEBUG"):
            raise
        what = f"Something went wrong that should not have ({type(error).__name__}: {error})."
        return _refuse("internal", what, wants_json, exit_code=70)
    return 0


def _ignore_broken_pipe() -> int:
    """Whoever read the answer has gone, as `head` does; that is not an error."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _refuse(code: str, sentence: str, wants_json: bool, exit_code: int = 2) -> int:
    sentence = printable(" ".join(sentence.split()))
    if wants_json:
        import msgspec

        line = msgspec.json.encode({"error": {"code": code, "sentence": sentence}}).decode()
    else:
        line = f"safehouse: {sentence} [{code}]"
    if sys.stderr is not None:
        sys.stderr.write(line + "\n")
    return exit_code
