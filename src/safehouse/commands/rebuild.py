"""`safehouse rebuild`: derive again what a server stores about its games: results and ratings."""

from argparse import ArgumentParser, Namespace

from safehouse.commands.arguments import add_settings

HELP = "rebuild results and ratings from the stored games"
COMPILES = True


def arguments(parser: ArgumentParser) -> None:
    add_settings(parser)


def run(args: Namespace) -> None:
    import asyncio

    from safehouse.server.rebuild import rebuild
    from safehouse.server.settings import read_settings
    from safehouse.terminal.screen import counted, print_json, progress, say

    settings = read_settings(vars(args), file=args.settings)
    with progress(1, "Rebuilding") as bar:
        rebuilt = asyncio.run(
            rebuild(
                settings.database_url(),
                lambda done, of: bar.update(bar.task_ids[0], completed=done, total=of),
            )
        )
    if args.json:
        print_json(rebuilt)
        return
    say(
        f"{counted(rebuilt.tables, 'table')} read again, {rebuilt.corrected} corrected, "
        f"{counted(rebuilt.rated, 'rated game')}."
    )
    for table, why in rebuilt.damaged.items():
        say(f"Table {table} is damaged: {why}")
