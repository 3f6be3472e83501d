"""`safehouse rebuild`: derive again what a server stores about its games: results and ratings."""

from argparse import ArgumentParser, Namespace

from safehouse.commands.arguments import add_settings, messages_in

HELP = "command-rebuild"
COMPILES = True


def arguments(parser: ArgumentParser) -> None:
    add_settings(parser)


def run(args: Namespace) -> None:
    import asyncio

    from safehouse.server.rebuild import rebuild
    from safehouse.server.settings import read_settings
    from safehouse.terminal.screen import print_json, progress, say

    settings = read_settings(vars(args), file=args.settings)
    messages = messages_in(args)
    with progress(1, messages("progress-rebuilding")) as bar:
        rebuilt = asyncio.run(
            rebuild(
                settings.database_url(),
                lambda done, of: bar.update(bar.task_ids[0], completed=done, total=of),
            )
        )
    if args.json:
        print_json(rebuilt)
        return
    counts = {"tables": rebuilt.tables, "corrected": rebuilt.corrected, "rated": rebuilt.rated}
    say(messages("rebuild-summary", **counts))
    for table, why in rebuilt.damaged.items():
        say(messages("rebuild-damaged", table=table, why=why))
