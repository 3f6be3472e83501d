"""Runs a server that leaves nothing of a game to chance: `python same_deal.py serve ...`.

Every game is dealt and shuffled from the same secret, whoever sets up a table without choosing gets
the first seat, and computer players draw the same random numbers at every table. Nothing in the
package itself can be told to do so.
"""

import sys
from unittest import mock

SECRET = bytes(range(32))


def first_index(n: int) -> int:
    """The first of n."""
    return 0


def main() -> int:
    """Run a command of Safehouse in which chance is fixed."""
    from safehouse.cli import main as run
    from safehouse.server.sources import Sources

    with mock.patch.multiple(
        Sources,
        new_secret=lambda _: SECRET,
        random_index=lambda _, n: first_index(n),
        player_seed=lambda *_: 1,
    ):
        return run()


if __name__ == "__main__":
    sys.exit(main())
