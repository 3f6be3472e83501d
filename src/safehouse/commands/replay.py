"""`safehouse replay`: show a saved game again, or verify that nobody tampered with its deal."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from safehouse.commands.arguments import add_save, language_of, messages_in
from safehouse.commands.files import check_writable, read, write_game_file
from safehouse.games import game_named
from safehouse.games.errors import Refused, printable

if TYPE_CHECKING:
    from safehouse.engine.game_file import GameFile
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
    add_save(parser)


def run(args: Namespace) -> None:
    from safehouse.engine.game_file import read_game_file
    from safehouse.games.game import SPECTATOR, check_seat

    game_file = read_game_file(read(args.file))
    check_writable(args.save)
    if args.seat is not None:
        check_seat(args.seat, (*game_named(game_file.game).seats, SPECTATOR))
    if args.verify or args.hash:
        _verify(game_file, args)
        return
    states = list(game_file.replay())
    write_game_file(args.save, game_file)
    if args.json:
        _print_moments(game_file, states, args.seat)
    else:
        _tell(game_file, states, args.seat, language_of(args))


def _verify(game_file: "GameFile", args: Namespace) -> None:
    """Check that all randomness follows from the secret that the hash commits to."""
    from safehouse.terminal.screen import print_json, say

    game_file.check_dealing()
    if args.hash and args.hash.lower() != game_file.commitment:
        raise Refused("wrong_hash", "This is not the hash in the game file.")
    *_, end = game_file.replay()
    if args.json:
        answer = {"verified": True, "commitment": game_file.commitment}
        print_json({**answer, "decisions": len(game_file.decisions), "result": end.result})
    else:
        messages, hash = messages_in(args), str(game_file.commitment)
        say(messages("replay-verified", decisions=len(game_file.decisions), hash=hash))


def _print_moments(game_file: "GameFile", states: "Sequence[State]", seat: str | None) -> None:
    """The game in JSON, decision by decision; a seat is told no decisions, only events."""
    from safehouse.terminal.screen import print_json

    first, last = (s.view(seat) if seat else s.position() for s in (states[0], states[-1]))
    moments = [
        {"events": state.events(seat), "to_act": state.actor}
        if seat
        else {"decision": decision, "events": state.events(), "to_act": state.actor}
        for decision, state in zip(game_file.decisions, states[1:], strict=True)
    ]
    answer = {"game": game_file.game, "players": game_file.players, "start": first}
    print_json({**answer, "moments": moments, "end": last, "result": states[-1].result})


def _tell(
    game_file: "GameFile", states: "Sequence[State]", seat: str | None, language: "Language"
) -> None:
    """The game in sentences, with a picture before every turn that the seat may see."""
    from safehouse.games.game import SPECTATOR
    from safehouse.games.telling import tag_of
    from safehouse.terminal.screen import say, show
    from safehouse.terminal.wording import picture, tell

    game = states[0].game
    names = ", ".join(
        f"{printable(name)} ({printable(player)})" for name, player in game_file.players.items()
    )
    say(f"{game.title}{': ' + names if names else ''}", "strong")
    ended = _how_it_ended(game_file, states[-1], language)
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
                ended = _how_it_ended(game_file, state, language, event)
            else:
                say(tell(game, event, language))
    end = states[-1]
    say("")
    show(picture(game, end.view(seat) if seat else end.position(), language))
    if ended:
        say(f"\n{ended}", "strong")


def _how_it_ended(
    game_file: "GameFile", end: "State", language: "Language", last: "Event | None" = None
) -> str:
    """The end in a sentence, where the game has one."""
    from safehouse.games.endings import ENDINGS
    from safehouse.games.game import Result
    from safehouse.terminal.wording import end as sentence

    if end.result is not None:
        return sentence(end.game, end.result, language, last)
    if game_file.ended is None or game_file.ended.reason not in ENDINGS:
        return ""
    # Nobody has checked what else a game file says about it.
    winner = game_file.ended.winner if game_file.ended.winner in end.seats else None
    return sentence(end.game, Result(winner, game_file.ended.reason), language)
