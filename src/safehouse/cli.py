"""The command line: finds the command, runs it, and says in one sentence what went wrong."""

import argparse
import os
import re
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import partial
from itertools import pairwise
from typing import NoReturn

from safehouse import __version__, games
from safehouse.commands import COMMANDS, command_named, commands_of_games
from safehouse.extras import refusal_for
from safehouse.games.errors import Refused, printable
from safehouse.texts import LANGUAGES, explain, plain_messages_of, preferred_language

FAULTS = {
    "required": r"the following arguments are required: (?P<names>.+)",
    "unrecognized": r"unrecognized arguments: (?P<names>.+)",
    "value": r"argument (?P<name>.+): expected one argument",
    "number": r"argument (?P<name>.+): a number from (?P<least>\d+) to (?P<most>\d+) is needed",
    "choice": r".+ (?P<name>\S+): invalid choice: '(?P<given>.*)' \(choose from (?P<choices>.+)\)",
}
"""What argparse says about a wrong command, by why it is refused."""


class HelpFormatter(argparse.HelpFormatter):
    """Begins with the word for "usage" of a language."""

    def __init__(self, prog: str, prefix: str) -> None:
        super().__init__(prog)
        self._prefix = f"{prefix} "

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        """How the command is called."""
        super().add_usage(usage, actions, groups, prefix or self._prefix)


class Parser(argparse.ArgumentParser):
    """Refuses a wrong command in one sentence, and helps in the reader's language."""

    language = "en"

    def error(self, message: str) -> NoReturn:
        """Refuse the command."""
        details: dict[str, int | str] = {}
        for why, said in FAULTS.items():
            if found := re.fullmatch(said, message, re.DOTALL):
                details = {"why": why, **found.groupdict()}
        raise Refused("bad_command", f"{message[:1].upper()}{message[1:]}.", **details)

    def format_help(self) -> str:
        """The help: what stood for it were the ids of messages, which are looked up only now."""
        messages = plain_messages_of(self.language)
        self.description = messages(self.description or "")
        self._positionals.title = messages("help-positional")
        self._optionals.title = messages("help-options")
        self.formatter_class = partial(HelpFormatter, prefix=messages("help-usage"))
        for action in self._actions:
            choices = getattr(action, "_choices_actions", ())  # the commands
            for one in (action, *choices):
                if one.help:
                    one.help = messages(one.help, games=", ".join(games.GAMES)).replace("%", "%%")
            if isinstance(action.metavar, str):
                id = f"metavar-{re.sub('[^a-z]+', '-', action.metavar.lower())}"
                action.metavar = said if (said := messages(id)) != id else action.metavar
        return super().format_help()


def build_parser(argv: Sequence[str] = ()) -> Parser:
    """The parser of the command that comes first in these argv; of all commands if none does."""
    parser = Parser(prog="safehouse", description="help-about", add_help=False, allow_abbrev=False)
    parser.add_argument("--version", action="version", version=__version__, help="help-version")
    # Without a command the server starts, and opens a browser.
    parser.set_defaults(command="serve", opens_browser=True, settings=None)
    _add_general(parser, None)
    subparsers = parser.add_subparsers(metavar="COMMAND", parser_class=Parser)
    names = [*COMMANDS, *commands_of_games()]
    rest = list(argv)
    while rest and rest[0].startswith("--language"):
        del rest[: 1 if "=" in rest[0] else 2]
    for name in rest[:1] if rest and rest[0] in names else names:
        command = command_named(name)
        added = subparsers.add_parser(
            name, help=command.HELP, description=command.HELP, add_help=False, allow_abbrev=False
        )
        added.set_defaults(command=name)
        _add_general(added, argparse.SUPPRESS)
        added.add_argument("--json", action="store_true", help="help-json")
        command.arguments(added)
        added.language = language_in(argv)
    parser.language = language_in(argv)
    return parser


def _add_general(parser: Parser, default: str | None) -> None:
    parser.add_argument("-h", "--help", action="help", help="help-help")
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        metavar="|".join(LANGUAGES),
        default=default,
        help="help-language",
    )


def language_in(argv: Sequence[str]) -> str:
    """The language in which a command is answered, before it is understood."""
    for flag, value in pairwise(word for given in argv for word in given.split("=", 1)):
        if flag == "--language" and value in LANGUAGES:
            return value
    return preferred_language()


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    argv = sys.argv[1:] if argv is None else argv
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
        return _refuse(refused, argv)
    except SystemExit:
        # After --help and --version.
        with suppress(BrokenPipeError):
            sys.stdout.flush()
            raise
        return _ignore_broken_pipe()
    except BrokenPipeError:
        return _ignore_broken_pipe()
    except KeyboardInterrupt:
        return _refuse(Refused("interrupted", "Interrupted."), argv, exit_code=130)
    except MemoryError:
        sentence = "There is not enough memory for that."
        return _refuse(Refused("too_large", sentence, why="memory"), argv)
    except RecursionError:
        return _refuse(Refused("too_deep", "The input is nested too deeply."), argv)
    except OSError as error:
        reason = str(error.strerror)
        sentence = f"The output cannot be written: {reason}."
        return _refuse(Refused("no_output", sentence, reason=reason), argv)
    except Exception as error:
        if isinstance(error, ModuleNotFoundError) and (missing := refusal_for(error.name or "")):
            return _refuse(missing, argv)
        if os.environ.get("SAFEHOUSE_DEBUG"):
            raise
        reason = f"{type(error).__name__}: {error}"
        sentence = f"Something went wrong that should not have ({reason})."
        return _refuse(Refused("internal", sentence, reason=reason), argv, exit_code=70)
    return 0


def _ignore_broken_pipe() -> int:
    """Whoever read the answer has gone, as `head` does; that is not an error."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _refuse(refused: Refused, argv: Sequence[str], exit_code: int = 2) -> int:
    wants_json = "--json" in argv
    said = str(refused)
    if not wants_json:
        with suppress(ModuleNotFoundError):  # without Fluent there is English
            said = explain(refused, language_in(argv))
    sentence = printable(" ".join(said.split()))
    if wants_json:
        import msgspec

        answer = {"error": {"code": refused.code, "sentence": sentence}}
        line = msgspec.json.encode(answer).decode()
    else:
        line = f"safehouse: {sentence} [{refused.code}]"
    if sys.stderr is not None:
        sys.stderr.write(line + "\n")
    return exit_code
