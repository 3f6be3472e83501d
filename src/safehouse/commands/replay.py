"""`safehouse replay`: a recorded game again, or a check that its chance was not tampered with."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from safehouse.commands.arguments import add_record, language_of, words_for
from safehouse.commands.files import check_writable, read, write_record
from safehouse.games import game_named
from safehouse.games.errors import Refused, printable

if TYPE_CHECKING:
    from safehouse.engine.record import GameRecord
    from safehouse.games.state import State
    from safehouse.games.telling import Event, Language

HELP = "command-replay"
COMPILES = False


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="argument-replay-file")
    parser.add_argument("--as", dest="seat", metavar="SEAT", help="argument-replay-as")
    parser.add_argument(
        "--verify",
        action="store_true",
        help="argument-replay-verify",
    )
    parser.add_argument("--hash", metavar="HASH", help="argument-replay-hash")
    add_record(parser)


def run(args: Namespace) -> None:
    from safehouse.engine.record import read_record
    from safehouse.games.game import SPECTATOR, check_seat

    record = read_record(read(args.file))
    check_writable(args.record)
    if args.seat is not None:
        check_seat(args.seat, (*game_named(record.game).seats, SPECTATOR))
    if args.verify or args.hash:
        _verify(record, args)
        return
    states = list(record.replay())
    write_record(args.record, record)
    if args.json:
        _print_moments(record, states, args.seat)
    else:
        _tell(record, states, args.seat, language_of(args))


def _verify(record: "GameRecord", args: Namespace) -> None:
    """Check that all chance follows from the secret that the hash commits to."""
    from safehouse.terminal.screen import print_json, say

    record.check_dealing()
    if args.hash and args.hash.lower() != record.commitment:
        raise Refused("wrong_hash", "This is not the hash in the game file.")
    *_, end = record.replay()
    if args.json:
        answer = {"verified": True, "commitment": record.commitment}
        print_json({**answer, "decisions": len(record.decisions), "result": end.result})
    else:
        words, hash = words_for(args), str(record.commitment)
        say(words("replay-verified", decisions=len(record.decisions), hash=hash))


def _print_moments(record: "GameRecord", states: "Sequence[State]", seat: str | None) -> None:
    """The game in JSON, decision by decision; a seat is told no decisions, only events."""
    from safehouse.terminal.screen import print_json

    first, last = (s.view(seat) if seat else s.position() for s in (states[0], states[-1]))
    moments = [
        {"events": state.events(seat), "to_act": state.actor}
        if seat
        else {"decision": decision, "events": state.events(), "to_act": state.actor}
        for decision, state in zip(record.decisions, states[1:], strict=True)
    ]
    answer = {"game": record.game, "players": record.players, "start": first}
    print_json({**answer, "moments": moments, "end": last, "result": states[-1].result})


def _tell(
    record: "GameRecord", states: "Sequence[State]", seat: str | None, language: "Language"
) -> None:
    """The game in sentences, with a picture before every turn that the seat may see."""
    from safehouse.games.game import SPECTATOR
    from safehouse.games.telling import tag_of
    from safehouse.terminal.screen import say, show
    from safehouse.terminal.wording import picture, tell

    game = states[0].game
    names = ", ".join(
        f"{printable(name)} ({printable(player)})" for name, player in record.players.items()
    )
    say(f"{game.title}{': ' + names if names else ''}", "strong")
    ended = _how_it_ended(record, states[-1], language)
    actor = None
    for before, state in pairwise(states):
        if before.actor != actor:
            actor = before.actor
            if seat in (None, actor, SPECTATOR):
                say("")
                show(picture(game, before.view(seat) if seat else before.position(), language))
                say("")
        for event in state.events(seat):
            if tag_of(event) == "end":
                ended = _how_it_ended(record, state, language, event)
            else:
                say(tell(game, event, language))
    end = states[-1]
    say("")
    show(picture(game, end.view(seat) if seat else end.position(), language))
    if ended:
        say(f"\n{ended}", "strong")


def _how_it_ended(
    record: "GameRecord", end: "State", language: "Language", last: "Event | None" = None
) -> str:
    """The end in a sentence, where the game has one."""
    from safehouse.games.game import Result
    from safehouse.table.table import ENDINGS
    from safehouse.terminal.wording import end as sentence

    if end.result is not None:
        return sentence(end.game, end.result, language, last)
    if record.ended is None or record.ended.reason not in ENDINGS:
        return ""
    # Nobody has checked what else a record says about it.
    winner = record.ended.winner if record.ended.winner in end.seats else None
    return sentence(end.game, Result(winner, record.ended.reason), language)
