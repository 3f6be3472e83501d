"""The command line: `safehouse play`, `inspect`, `simulate` and the other commands."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, get_args

from safehouse import __version__, games
from safehouse.games import GAMES, game_named
from safehouse.games.errors import InvalidText, Refused, printable
from safehouse.games.game import SPECTATOR, Language, Result, check_seat
from safehouse.games.words import counted

if TYPE_CHECKING:
    from safehouse.engine.counting import Happened
    from safehouse.engine.record import GameRecord
    from safehouse.server.settings import Settings

MAX_FILE = 4_000_000
"""Bytes; the longest record of the longest game is far below."""


class Parser(argparse.ArgumentParser):
    """Says in one sentence what is wrong with a command."""

    def error(self, message: str) -> NoReturn:
        """Refuse the command."""
        raise Refused("bad_command", f"{message[:1].upper()}{message[1:]}.")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    wants_json = "--json" in (sys.argv[1:] if arguments is None else arguments)
    try:
        parsed = parser().parse_args(arguments)
        command: Callable[[argparse.Namespace], None] = parsed.command
        # A position or a record is looked at sooner than Numba is loaded.
        games.interpreted = parsed.command in (_inspect, _replay, _rules) or (
            parsed.command is _scenario and (parsed.what == "show" or not parsed.games)
        )
        if hasattr(parsed, "game"):
            game_named(parsed.game)
        command(parsed)
        if sys.stdout is not None:
            sys.stdout.flush()
    except Refused as refused:
        return _refuse(refused.code, str(refused), wants_json)
    except SystemExit:
        # After --help and --version.
        with suppress(BrokenPipeError):
            sys.stdout.flush()
            raise
        return _nobody_reads()
    except BrokenPipeError:
        return _nobody_reads()
    except KeyboardInterrupt:
        return _refuse("interrupted", "Interrupted.", wants_json, exit_code=130)
    except MemoryError:
        return _refuse("too_large", "There is not enough memory for that.", wants_json)
    except RecursionError:
        return _refuse("too_deep", "The input is nested too deeply.", wants_json)
    except OSError as error:
        return _refuse("no_output", f"The answer cannot be written: {error.strerror}.", wants_json)
    except Exception as error:
        if os.environ.get("SAFEHOUSE_DEBUG"):
            raise
        what = f"Something went wrong that should not have ({type(error).__name__}: {error})."
        return _refuse("internal", what, wants_json, exit_code=70)
    return 0


def _nobody_reads() -> int:
    """Whoever read the answer has gone, as `head` does; that is no error."""
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


# --- Arguments ----------------------------------------------------------------------------------


def parser() -> Parser:
    """All commands and their arguments."""
    top = Parser(prog="safehouse", description="Board games of secret agents.")
    top.add_argument("--version", action="version", version=__version__)
    top.set_defaults(command=_serve, opens_browser=True, settings=None)
    commands = top.add_subparsers(metavar="COMMAND", parser_class=Parser)

    def command(name: str, help: str, run: Callable[[argparse.Namespace], None]) -> Parser:
        added = commands.add_parser(name, help=help, description=help, allow_abbrev=False)
        added.set_defaults(command=run)
        added.add_argument("--json", action="store_true", help="answer in JSON")
        return added

    def with_game(added: Parser) -> None:
        added.add_argument("game", metavar="GAME", help=", ".join(GAMES))

    def with_options(added: Parser) -> None:
        added.add_argument(
            "--option",
            action="append",
            default=[],
            metavar="NAME=VALUE",
            help="a house rule (repeatable); `safehouse rules GAME` lists them",
        )
        added.add_argument(
            "--scenario", metavar="N|FILE", help="the scenario, or a file with one of your own"
        )

    def with_house(added: Parser) -> None:
        added.add_argument("--settings", type=Path, metavar="FILE", help="settings in TOML")
        added.add_argument("--database", metavar="URL|FILE", help="PostgreSQL, or a file of SQLite")

    def with_seed(added: Parser, default: str) -> None:
        added.add_argument(
            "--seed", type=_number(0, (1 << 64) - 1), help=f"what deals the game ({default})"
        )

    def with_start(added: Parser) -> None:
        added.add_argument(
            "--position",
            type=Path,
            metavar="FILE",
            help="JSON, - for standard input (a new game; its position shows the form)",
        )
        with_options(added)
        with_seed(added, "0")

    def with_language(added: Parser) -> None:
        added.add_argument(
            "--language",
            choices=get_args(Language),
            metavar="en|de|fr",
            help="of what is said (as the system tells it, or English)",
        )

    def with_count(added: Parser) -> None:
        added.add_argument(
            "--count",
            action="store_true",
            help="replay the games and count turns, decisions, events and points",
        )

    def with_record(added: Parser) -> None:
        added.add_argument(
            "--record",
            type=Path,
            metavar="FILE",
            help="write the record of the game; .txt for people, anything else is JSON",
        )

    play = command("play", "play in the terminal", _play)
    with_game(play)
    play.add_argument("--as", dest="seat", help="the seat you take (by lot)")
    play.add_argument(
        "--against",
        "--with",
        metavar="PLAYER",
        help="who has the other seats: human, random, greedy, ismcts:1s, ... (level 3)",
    )
    play.add_argument("--level", type=_number(1, 6), help="how strong the computer plays (3)")
    play.add_argument("--watch", action="store_true", help="computer players alone, nobody asked")
    with_options(play)
    with_seed(play, "another one each time")
    with_language(play)
    with_record(play)

    rules = command("rules", "the rules of a game on one page, and its house rules", _rules)
    with_game(rules)
    with_language(rules)

    inspect = command("inspect", "look at a position, and at what follows from decisions", _inspect)
    with_game(inspect)
    with_start(inspect)
    inspect.add_argument(
        "--decide",
        action="append",
        default=[],
        metavar="DECISION",
        help='a decision to make, e.g. "recruit scientist E5" (repeatable)',
    )
    inspect.add_argument("--as", dest="seat", help="show what this seat, or a spectator, sees")
    inspect.add_argument(
        "--knowledge", action="store_true", help="show what the seat knows with a perfect memory"
    )
    with_language(inspect)
    with_record(inspect)

    perft = command("perft", "count lines of play", _perft)
    with_game(perft)
    with_start(perft)
    perft.add_argument("--depth", type=_number(1, 12), required=True, help="decisions")
    perft.add_argument("--divide", action="store_true", help="for each first decision")
    with_record(perft)

    simulate = command("simulate", "play many games and count how they end", _simulate)
    with_game(simulate)
    simulate.add_argument(
        "--players", default="random", metavar="PLAYER", help="who plays all seats (random)"
    )
    simulate.add_argument("--games", type=_number(1, 20_000_000), required=True, help="how many")
    simulate.add_argument(
        "--threads", type=_number(1, 256), default=1, help="on how many threads (1)"
    )
    with_count(simulate)
    with_options(simulate)
    with_seed(simulate, "0")
    simulate.add_argument(
        "--record", type=Path, metavar="FILE", help="write the games, one JSON record a line"
    )

    replay = command("replay", "show a recorded game again", _replay)
    replay.add_argument("file", type=Path, metavar="FILE", help="a record; - for standard input")
    replay.add_argument("--as", dest="seat", help="as this seat, or a spectator, saw it")
    replay.add_argument(
        "--verify",
        action="store_true",
        help="only recompute the whole game from its secret, and check that against its hash",
    )
    replay.add_argument("--hash", help="the hash that was shown before the game, to check against")
    with_language(replay)
    with_record(replay)

    serve = command("serve", "open the house: people and computers play in the browser", _serve)
    serve.set_defaults(opens_browser=False)
    serve.add_argument("--host", help="where to listen (127.0.0.1)")
    serve.add_argument("--port", type=_number(0, 65535), help="the port (8640); 0 for a free one")
    with_house(serve)
    serve.add_argument("--redis", metavar="URL", help="Redis, for a house of several processes")
    serve.add_argument("--origins", metavar="URLS", help="other sites whose pages may come in")
    serve.add_argument("--workers", type=_number(1, 64), help="processes for computer players (1)")
    serve.add_argument("--log-level", help="debug, info (default), warning, error")

    rebuild = command("rebuild", "make anew what follows from the records of a house", _rebuild)
    with_house(rebuild)

    bot = command("bot", "let a computer player sit at the tables of a server", _bot)
    bot.add_argument("--server", required=True, metavar="URL", help="where the house is")
    bot.add_argument("--token", help="the bot's key; a new bot comes in without one")
    bot.add_argument("--name", default="Bot", help="the name of a new bot")
    bot.add_argument("--player", default="level4", metavar="NAME", help="who plays (level4)")
    bot.add_argument("--game", default="sleepers", help="the game it plays (sleepers)")
    bot.add_argument("--table", metavar="ID", help="a table to sit down at")
    bot.add_argument("--join", action="store_true", help="sit down at every open table")
    bot.add_argument("--games", type=_number(1, 1_000_000), help="go after so many games")

    arena = command("arena", "let computer players play each other, and rate them", _arena)
    with_game(arena)
    arena.add_argument(
        "--players", required=True, metavar="A,B", help="who plays, e.g. greedy,ismcts:2000"
    )
    arena.add_argument("--games", type=_number(1, 1_000_000), required=True, help="how many")
    arena.add_argument(
        "--processes", type=_number(1, 256), default=1, help="on how many processes (1)"
    )
    arena.add_argument(
        "--limit",
        type=_number(1, 3600),
        help="seconds for an answer; each player then sits in a process of its own",
    )
    with_count(arena)
    with_options(arena)
    with_seed(arena, "0")
    arena.add_argument(
        "--record", type=Path, metavar="FILE", help="write the games, one JSON record a line"
    )

    hint = command("hint", "the best decisions for a seat, why, and what it may believe", _hint)
    with_game(hint)
    with_start(hint)
    hint.add_argument("--as", dest="seat", required=True, help="the seat that is to decide")
    hint.add_argument("--seconds", type=_number(1, 600), default=2, help="to think (2)")
    hint.add_argument(
        "--simulations",
        type=_number(1, 1_000_000),
        help="think so many simulations instead: the same hint each time",
    )
    with_language(hint)

    scenario = command(
        "scenario", "read a scenario of Sarah's Vision, or check one of your own", _scenario
    )
    scenario.add_argument("what", choices=["show", "check"])
    scenario.add_argument("which", metavar="N|FILE", help="1, 2, 3, or a TOML file")
    with_language(scenario)
    scenario.add_argument(
        "--games", type=_number(0, 100_000), default=1000, help="to measure how hard it is (1000)"
    )
    with_seed(scenario, "0")

    bench = command("bench", "measure speed, against OpenSpiel if it is installed", _bench)
    bench.add_argument("--seconds", type=_number(1, 60), default=3, help="for each measurement")
    return top


def _number(least: int, most: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        if not text.isdecimal() or len(text) > 20 or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"a number from {least} to {most} is needed")
        return int(text)

    return number


def _language(arguments: argparse.Namespace) -> Language:
    from safehouse.terminal.wording import preferred_language

    chosen: Language | None = arguments.language
    return chosen or preferred_language()


def _options(arguments: argparse.Namespace) -> dict[str, object]:
    options: dict[str, object] = {}
    for assignment in arguments.option:
        name, equals, value = assignment.partition("=")
        if not equals:
            raise Refused("bad_options", f"An option is NAME=VALUE, not {assignment[:40]!r}.")
        if name in options:
            raise Refused("contradictory_options", f"The option {name[:40]} is given twice.")
        options[name] = int(value) if value.isdecimal() and len(value) < 10 else value
    if arguments.scenario is not None:
        if "scenario" in options:
            raise Refused("contradictory_options", "The option scenario is given twice.")
        options["scenario"] = _read_scenario(arguments.scenario)
    return options


def _read_scenario(which: str) -> object:
    """The number of a scenario, or what a file holds."""
    if which.isdecimal() and len(which) < 10:
        return int(which)
    from safehouse.games.sarahs_vision.contents import read_toml

    try:
        text = _read(Path(which)).decode()
    except UnicodeDecodeError:
        raise Refused("bad_data", f"{which[:200]}: this is not text.") from None
    return read_toml(text, which)


def _read(path: Path) -> bytes:
    try:
        if str(path) == "-":
            if sys.stdin is None:
                raise Refused("no_file", "Standard input is closed.")
            data = sys.stdin.buffer.read(MAX_FILE + 1)
        else:
            with path.open("rb") as file:
                data = file.read(MAX_FILE + 1)
    except Refused:
        raise
    except (OSError, ValueError) as error:
        raise _no_file(path, "read", error) from None
    if len(data) > MAX_FILE:
        raise Refused("too_large", f"{path} is larger than {MAX_FILE} bytes.")
    return data


def _no_file(path: Path, done: str, error: OSError | ValueError) -> Refused:
    reason = getattr(error, "strerror", None) or "it is not a file name"
    return Refused("no_file", f"{str(path)[:200]} cannot be {done}: {reason}.")


def _write(path: Path, data: bytes) -> None:
    try:
        path.write_bytes(data)
    except (OSError, ValueError) as error:
        raise _no_file(path, "written", error) from None


def _check_writable(path: Path | None) -> None:
    """Refuse a record that cannot be written, before there is anything to write."""
    if path is None:
        return
    try:
        new = not path.exists()
        path.open("ab").close()
        if new:
            path.unlink()
    except (OSError, ValueError) as error:
        raise _no_file(path, "written", error) from None


def _write_record(path: Path | None, record: Any) -> None:
    from safehouse.engine.record import to_json, to_text

    if path is not None:
        as_text = path.suffix == ".txt"
        _write(path, to_text(record).encode() if as_text else to_json(record) + b"\n")


def _read_position(path: Path, game: str) -> object:
    """A position that has not been checked yet."""
    import json

    def once(pairs: list[tuple[str, object]]) -> dict[str, object]:
        found = dict(pairs)
        if len(found) < len(pairs):
            twice = next(name for i, (name, _) in enumerate(pairs) if name in dict(pairs[:i]))
            raise Refused("bad_position", f"{twice[:20]!r} is named twice.")
        return found

    data = _read(path)
    try:
        import msgspec

        # msgspec refuses what is not strict JSON, the other reader sees names that come twice.
        msgspec.json.decode(data)
        position = json.loads(data, object_pairs_hook=once)
    except Refused:
        raise
    except (msgspec.DecodeError, ValueError) as error:
        reason = str(error).rstrip(".")
        raise InvalidText("bad_position", f"{path} is not JSON: {reason}.") from None
    if isinstance(position, dict) and position.get("game") != game:
        raise Refused("bad_position", f"{path} is not a position of {game}.")
    return position


def _start(arguments: argparse.Namespace) -> tuple[Callable[[], Any], int | None]:
    """How to begin: from a position, or with a new game and its seed; checked, not yet begun."""
    from safehouse.games.state import State

    if arguments.position is None:
        seed = arguments.seed or 0
        options = _options(arguments)
        game_named(arguments.game).read_options(options)
        return lambda: State.new(arguments.game, options, seed), seed
    if arguments.option or arguments.scenario or arguments.seed is not None:
        raise Refused("bad_command", "A position has its own options and needs no seed.")
    position = _read_position(arguments.position, arguments.game)
    return lambda: State.from_position(position), None


# --- Commands -----------------------------------------------------------------------------------


def _play(arguments: argparse.Namespace) -> None:
    from safehouse.games.state import State
    from safehouse.players import make_player
    from safehouse.terminal import warm_up
    from safehouse.terminal.play import Left, TableInTerminal, any_seed
    from safehouse.terminal.screen import note, print_json, say

    seed = any_seed() if arguments.seed is None else arguments.seed
    options = _options(arguments)
    if arguments.watch and arguments.against == "human":
        raise Refused("bad_command", "To watch is to let the computer play both sides.")
    game = game_named(arguments.game)
    draws_colours = "first_player" in game.options.__struct_fields__
    if arguments.seat is not None and draws_colours:
        how = options.setdefault("first_player", "chosen")
        if how != "chosen":
            raise Refused("contradictory_options", "With --as the seat is chosen, not drawn.")
    seats = list(game.seats_in(game.read_options(options)))
    if arguments.seat is not None:
        check_seat(arguments.seat, seats)
    _check_writable(arguments.record)
    if arguments.level is not None and arguments.against is not None:
        raise Refused("bad_command", "Say either --level or --against.")
    opponent = arguments.against if arguments.against not in (None, "human") else None
    opponent = opponent or f"level{arguments.level or 3}"
    make_player(arguments.game, opponent)
    warm_up.warm_up(warm_up.one_game(arguments.game), warm_up.players(arguments.game, opponent))
    state = State.new(arguments.game, options, seed)
    terminals = all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))
    watching = arguments.watch or arguments.json or not terminals
    mine = seats[seed % len(seats)] if arguments.seat is None else arguments.seat
    people = seats if arguments.against == "human" else [mine]
    if watching:
        people = []
    if watching and state.game.outsiders and getattr(state.options, "tower", "") == "outside":
        raise Refused("nobody_answers", "Somebody must be there to say what the tower did.")
    players = {
        seat: make_player(arguments.game, opponent, seed + number)
        for number, seat in enumerate(seats)
        if seat not in people
    }
    table = TableInTerminal(state, players, seed, _language(arguments))
    if watching:
        if not arguments.json and not arguments.watch:
            note(table.words("terminal-nobody-there"))
    elif len(people) == 1 and players:
        note(table.introduce(mine))
    try:
        table.play(quiet=arguments.json)
    except Left:
        say(table.words("terminal-left"))
    finally:
        _write_record(arguments.record, table.record())
    if arguments.json:
        print_json(table.record())


def _rules(arguments: argparse.Namespace) -> None:
    from safehouse.games.options import list_options
    from safehouse.terminal.screen import print_json, say
    from safehouse.terminal.wording import rules_on_one_page
    from safehouse.texts import words_of

    game = game_named(arguments.game)
    options = list_options(game.options, game.presets)
    if arguments.json:
        summary = rules_on_one_page(game, arguments.language or "en")
        print_json({"game": game.name, "summary": summary, "options": dict(options)})
        return
    language = _language(arguments)
    say(rules_on_one_page(game, language))
    say(words_of(language, "rules")("rules-options"), "strong")
    for name, values in options:
        say(f"  {name:20}  {values}")


def _inspect(arguments: argparse.Namespace) -> None:
    from safehouse.engine.record import record_of
    from safehouse.terminal.screen import print_json, say, show
    from safehouse.terminal.wording import ask, end, picture, tell, words_for

    if arguments.knowledge and arguments.seat is None:
        raise Refused("bad_command", "Knowledge is somebody's: say whose with --as.")
    start, seed = _start(arguments)
    _check_writable(arguments.record)
    begin = state = start()
    seat = arguments.seat
    events = []
    for decision in arguments.decide:
        state = state.decide(decision)
        events += state.events(seat)
    shown: dict[str, Any]
    if seat is None:
        shown = {"position": state.position()}
    elif arguments.knowledge:
        shown = {"knowledge": state.knowledge(seat)}
    else:
        shown = {"view": state.view(seat)}
    # The decisions of the other side would show what is in its hand.
    decisions = state.decisions() if seat in (None, state.actor) else []
    _write_record(arguments.record, record_of(begin, arguments.decide, state, seed))
    if arguments.json:
        answer = {"to_act": state.actor, "decisions": decisions, "events": events}
        print_json({**answer, **shown, "result": state.result})
        return
    language = _language(arguments)
    for event in events:
        if event["event"] != "end":
            say(tell(state.game, event, language))
    looked_at = next(iter(shown.values()))
    show(picture(state.game, looked_at, language))
    if state.result is not None:
        ended = (
            tell(state.game, events[-1], language)
            if events
            else end(state.game, state.result, language)
        )
        say(f"\n{ended}", "strong")
        return
    say(f"\n{ask(state.game, looked_at, decisions, language)}", "strong")
    if decisions:
        say(words_for(state.game.name, language)("terminal-legal", count=len(decisions)))
        say(", ".join(decisions))


def _perft(arguments: argparse.Namespace) -> None:
    import time

    from safehouse.engine.perft import divide
    from safehouse.engine.record import record_of
    from safehouse.terminal import warm_up
    from safehouse.terminal.screen import print_json, progress, say

    start, seed = _start(arguments)
    _check_writable(arguments.record)
    warm_up.warm_up(warm_up.one_game(arguments.game), warm_up.lines(arguments.game))
    state = start()
    lines: dict[str, int] = {}
    began = time.perf_counter()
    with progress(len(state.decisions()), "Counting") as bar:
        for decision, found in divide(state, arguments.depth):
            lines[decision] = found
            bar.advance(bar.task_ids[0])
    seconds = time.perf_counter() - began
    _write_record(arguments.record, record_of(state, [], state, seed))
    if arguments.json:
        answer: dict[str, object] = {"depth": arguments.depth, "lines": sum(lines.values())}
        print_json({**answer, **({"divide": lines} if arguments.divide else {})})
        return
    if arguments.divide:
        for decision, found in lines.items():
            say(f"{decision:32} {found:>16,}")
    say(f"{sum(lines.values()):,} lines of {arguments.depth} decisions in {seconds:.2f} seconds.")


def _simulate(arguments: argparse.Namespace) -> None:
    from msgspec import structs

    from safehouse.engine.simulate import records, simulate
    from safehouse.players import policy_named
    from safehouse.terminal import warm_up
    from safehouse.terminal.report import show_simulation
    from safehouse.terminal.screen import print_json, progress

    game = game_named(arguments.game)
    options = game.read_options(_options(arguments))
    seed = arguments.seed or 0
    _check_writable(arguments.record)
    policy = policy_named(arguments.game, arguments.players)
    warm_up.warm_up(warm_up.many_games(arguments.game, arguments.players))
    with progress(arguments.games, "Playing") as bar:
        simulation = simulate(
            game,
            options,
            arguments.games,
            seed,
            arguments.threads,
            lambda games: bar.advance(bar.task_ids[0], games),
            policy,
        )
    if arguments.record is not None or arguments.count:
        from safehouse.engine.record import to_json

        played = []
        with progress(arguments.games, "Recording") as bar:
            for record in records(game, options, arguments.games, seed, policy):
                played.append(record)
                bar.advance(bar.task_ids[0])
        if arguments.record is not None:
            _write(arguments.record, b"\n".join(map(to_json, played)) + b"\n")
        if arguments.count:
            simulation = structs.replace(simulation, happened=_count(played))
    if arguments.json:
        print_json(simulation)
    else:
        show_simulation(simulation)


def _count(records: "Sequence[GameRecord]") -> "Happened":
    from safehouse.engine.counting import count_what_happened
    from safehouse.terminal.screen import progress

    with progress(len(records), "Counting") as bar:
        return count_what_happened(records, lambda games: bar.advance(bar.task_ids[0], games))


def _replay(arguments: argparse.Namespace) -> None:
    from safehouse.engine.record import read_record
    from safehouse.table.table import ENDINGS
    from safehouse.terminal.screen import print_json, say, show
    from safehouse.terminal.wording import end as how_it_ended
    from safehouse.terminal.wording import picture, tell

    record = read_record(_read(arguments.file))
    _check_writable(arguments.record)
    if arguments.seat is not None:
        check_seat(arguments.seat, (*game_named(record.game).seats, SPECTATOR))
    seat = arguments.seat
    if arguments.verify or arguments.hash:
        _verify(record, arguments)
        return
    states = list(record.replay())
    moments = [
        {"events": state.events(seat), "to_act": state.actor}
        if seat
        else {"decision": decision, "events": state.events(), "to_act": state.actor}
        for decision, state in zip(record.decisions, states[1:], strict=True)
    ]
    end = states[-1]
    last = end.view(seat) if seat else end.position()
    _write_record(arguments.record, record)
    if arguments.json:
        first = states[0].view(seat) if seat else states[0].position()
        answer = {"game": record.game, "players": record.players, "start": first}
        print_json({**answer, "moments": moments, "end": last, "result": end.result})
        return
    names = ", ".join(
        f"{printable(name)} ({printable(player)})" for name, player in record.players.items()
    )
    say(f"{end.game.title}{': ' + names if names else ''}", "strong")
    language = _language(arguments)
    whose = None
    ended = ""
    if end.result is not None:
        ended = how_it_ended(end.game, end.result, language)
    elif record.ended is not None and record.ended.reason in ENDINGS:
        # Nobody has checked what else a record says about it.
        winner = record.ended.winner if record.ended.winner in end.seats else None
        ended = how_it_ended(end.game, Result(winner, record.ended.reason), language)
    for before, state in pairwise(states):
        if before.actor != whose:
            whose = before.actor
            if seat in (None, whose, SPECTATOR):
                say("")
                looked_at = before.view(seat) if seat else before.position()
                show(picture(state.game, looked_at, language))
                say("")
        for event in state.events(seat):
            if event["event"] == "end":
                ended = tell(state.game, event, language)
            else:
                say(tell(state.game, event, language))
    say("")
    show(picture(end.game, last, language))
    if ended:
        say(f"\n{ended}", "strong")


def _settings(arguments: argparse.Namespace) -> "Settings":
    from safehouse.server.settings import read_settings

    return read_settings(vars(arguments), file=arguments.settings)


def _serve(arguments: argparse.Namespace) -> None:
    settings = _settings(arguments)
    from safehouse.server.serve import serve
    from safehouse.terminal import warm_up

    for game in GAMES:
        warm_up.warm_up(warm_up.one_game(game))
    serve(settings, arguments.opens_browser)


def _rebuild(arguments: argparse.Namespace) -> None:
    import asyncio

    from safehouse.server.rebuild import rebuild
    from safehouse.terminal.screen import print_json, progress, say

    settings = _settings(arguments)
    with progress(1, "Rebuilding") as bar:
        rebuilt = asyncio.run(
            rebuild(
                settings.database_url(),
                lambda done, of: bar.update(bar.task_ids[0], completed=done, total=of),
            )
        )
    if arguments.json:
        print_json(rebuilt)
    else:
        say(
            f"{counted(rebuilt.tables, 'table')} read again, {rebuilt.corrected} corrected, "
            f"{counted(rebuilt.rated, 'rated game')}."
        )
        for table, why in rebuilt.damaged.items():
            say(f"Table {table} is damaged: {why}")


def _bot(arguments: argparse.Namespace) -> None:
    from safehouse.players import make_player
    from safehouse.server.bot import Bot
    from safehouse.terminal import warm_up
    from safehouse.terminal.screen import say

    make_player(arguments.game, arguments.player)
    steps = warm_up.players(arguments.game, arguments.player)
    warm_up.warm_up(warm_up.one_game(arguments.game), steps)
    bot = Bot(arguments.server, arguments.token, arguments.name, arguments.game, arguments.player)
    bot.run(arguments.table, arguments.join, arguments.games, say)


def _verify(record: "GameRecord", arguments: argparse.Namespace) -> None:
    from safehouse.terminal.screen import print_json, say

    record.check_dealing()
    if arguments.hash and arguments.hash.lower() != record.commitment:
        raise Refused("wrong_hash", "This is not the hash that stands in the record.")
    *_, end = record.replay()
    if arguments.json:
        answer = {"verified": True, "commitment": record.commitment}
        print_json({**answer, "decisions": len(record.decisions), "result": end.result})
    else:
        say(
            f"Verified: {counted(len(record.decisions), 'decision')} and all chance follow "
            f"from the secret with the hash {record.commitment}."
        )


def _arena(arguments: argparse.Namespace) -> None:
    from msgspec import structs

    from safehouse.engine.record import to_json
    from safehouse.lab.arena import compete
    from safehouse.players import make_player
    from safehouse.terminal import warm_up
    from safehouse.terminal.report import show_contest
    from safehouse.terminal.screen import print_json, progress

    game = game_named(arguments.game)
    options = game.write_options(game.read_options(_options(arguments)))
    names = [name.strip() for name in arguments.players.split(",")]
    for name in names:
        make_player(arguments.game, name)
    _check_writable(arguments.record)
    warm_up.warm_up(
        warm_up.one_game(arguments.game),
        *(warm_up.players(arguments.game, name) for name in names),
    )
    with progress(arguments.games, "Playing") as bar:
        contest, records = compete(
            arguments.game,
            options,
            names,
            arguments.games,
            arguments.seed or 0,
            arguments.processes,
            arguments.limit,
            lambda games: bar.advance(bar.task_ids[0], games),
        )
    if arguments.record is not None:
        _write(arguments.record, b"\n".join(to_json(record) for record in records) + b"\n")
    if arguments.count:
        contest = structs.replace(contest, happened=_count(records))
    if arguments.json:
        print_json(contest)
    else:
        show_contest(contest)


def _hint(arguments: argparse.Namespace) -> None:
    from safehouse.lab.hint import hint
    from safehouse.players.search import TreeSearch
    from safehouse.terminal import warm_up
    from safehouse.terminal.report import show_hint
    from safehouse.terminal.screen import err, print_json
    from safehouse.terminal.wording import words_for

    start, seed = _start(arguments)
    state = start()
    check_seat(arguments.seat, state.seats)
    warm_up.warm_up(warm_up.one_game(arguments.game), warm_up.hints(arguments.game))
    simulations = arguments.simulations
    search = TreeSearch(seed or 0, simulations, seconds=None if simulations else arguments.seconds)
    language = _language(arguments)
    with err.status(words_for(arguments.game, language)("thinking")):
        found = hint(state, arguments.seat, search)
    if arguments.json:
        print_json(found)
    else:
        show_hint(found, language)


def _scenario(arguments: argparse.Namespace) -> None:
    from safehouse.games.sarahs_vision.options import read_options
    from safehouse.terminal.scenario import check, show

    options = read_options({"scenario": _read_scenario(arguments.which)})
    if arguments.what == "show":
        show(options.the_scenario(), _language(arguments), arguments.json)
    else:
        check(options, arguments.which, arguments.games, arguments.seed or 0, arguments.json)


def _bench(arguments: argparse.Namespace) -> None:
    from safehouse.terminal.bench import bench

    bench(arguments.seconds, arguments.json)
