"""`safehouse rebuild`: what a server has derived from the records of its games, made anew."""

from argparse import ArgumentParser, Namespace

from safehouse.commands.arguments import add_settings, words_for

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
    words = words_for(args)
    with progress(1, words("progress-rebuilding")) as bar:
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
    say(words("rebuild-summary", **counts))
    for table, why in rebuilt.damaged.items():
        say(words("rebuild-damaged", table=table, why=why))
