"""`safehouse inspect`: a position, and what follows from decisions."""

from argparse import ArgumentParser, Namespace

from safehouse.commands.arguments import add_game, add_language, add_save, language_of
from safehouse.commands.files import check_writable, write_game_file
from safehouse.commands.start import add_start, start_of
from safehouse.games.errors import Refused

HELP = "look at a position, and at what follows from decisions"
COMPILES = False


def arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    add_start(parser)
    parser.add_argument(
        "--decide",
        action="append",
        default=[],
        metavar="DECISION",
        help="a decision to make, as the legal ones are listed (repeatable)",
    )
    parser.add_argument("--as", dest="seat", help="show what this seat, or a spectator, sees")
    parser.add_argument(
        "--knowledge", action="store_true", help="show what the seat knows with a perfect memory"
    )
    add_language(parser)
    add_save(parser)


def run(args: Namespace) -> None:
    from safehouse.engine.game_file import game_file_of
    from safehouse.games.telling import Event, tag_of
    from safehouse.terminal.screen import print_json, say, show
    from safehouse.terminal.wording import ask, end, messages_for, picture, tell

    if args.knowledge and args.seat is None:
        raise Refused("bad_command", "--knowledge needs a seat: say whose with --as.")
    start, seed = start_of(args)
    check_writable(args.save)
    begin = state = start()
    game, seat = state.game, args.seat
    events: list[Event] = []
    for decision in args.decide:
        state = state.decide(decision)
        events += state.events(seat)
    if seat is None:
        form, shown = "position", state.position()
    elif args.knowledge:
        form, shown = "knowledge", state.knowledge(seat)
    else:
        form, shown = "view", state.view(seat)
    # The decisions of the other side would show what is in its hand.
    decisions = state.decisions() if seat in (None, state.actor) else []
    write_game_file(args.save, game_file_of(begin, args.decide, state, seed))
    if args.json:
        answer = {"to_act": state.actor, "decisions": decisions, "events": events}
        print_json({**answer, form: shown, "result": state.result})
        return
    language = language_of(args)
    for event in events:
        if tag_of(event) != "end":
            say(tell(game, event, language))
    show(picture(game, shown, language))
    if state.result is not None:
        last = events[-1] if events else None
        say(f"\n{end(game, state.result, language, last)}", "strong")
        return
    say(f"\n{ask(game, shown, state.actor or '', decisions, language)}", "strong")
    if decisions:
        say(messages_for(game.name, language)("terminal-legal", count=len(decisions)))
        say(", ".join(decisions))
