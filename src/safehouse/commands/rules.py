"""`safehouse rules`: the rules of a game on one page."""

from argparse import ArgumentParser, Namespace

from safehouse.commands.arguments import add_game, add_language, language_of
from safehouse.games import game_named

HELP = "the rules of a game on one page, and its house rules"
COMPILES = False


def arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    add_language(parser)


def run(args: Namespace) -> None:
    from safehouse.games.options import list_options
    from safehouse.terminal.screen import print_json, say
    from safehouse.terminal.wording import rules_on_one_page
    from safehouse.texts import messages_of

    game = game_named(args.game)
    options = list_options(game.options, game.presets)
    if args.json:
        summary = rules_on_one_page(game, args.language or "en")
        print_json({"game": game.name, "summary": summary, "options": dict(options)})
        return
    language = language_of(args)
    say(rules_on_one_page(game, language))
    say(messages_of(language, "rules")("rules-options"), "strong")
    for name, values in options:
        say(f"  {name:20}  {values}")
