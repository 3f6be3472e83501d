"""`safehouse rules`: the rules of a game on one page."""

from argparse import ArgumentParser, Namespace

from safehouse.commands.arguments import add_game, language_of, messages_in
from safehouse.games import game_named

HELP = "command-rules"
COMPILES = False


def arguments(parser: ArgumentParser) -> None:
    add_game(parser)


def run(args: Namespace) -> None:
    from safehouse.games.options import list_options
    from safehouse.terminal.screen import print_json, say
    from safehouse.terminal.wording import rules_on_one_page

    game = game_named(args.game)
    options = list_options(game.options, game.presets)
    if args.json:
        summary = rules_on_one_page(game, args.language or "en")
        print_json({"game": game.name, "summary": summary, "options": dict(options)})
        return
    say(rules_on_one_page(game, language_of(args)))
    say(messages_in(args)("rules-options"), "strong")
    for name, values in options:
        say(f"  {name:20}  {values}")
