"""Runs a house that leaves nothing of a game to chance: `python same_deal.py serve ...`.

Every game is dealt and shuffled from the same secret, whoever sets up a table without choosing gets
the first seat, and computer players draw the same random numbers at every table. Nothing in the
package itself can be told to do so.
"""

import sys
from unittest import mock

SECRET = bytes(range(32))


def same_secret() -> bytes:
    """The secret of every game."""
    return SECRET


def first_place(n: int) -> int:
    """The first of n places."""
    return 0


def same_seed(name: bytes) -> int:
    """The seed of every computer player."""
    return 1


def main() -> int:
    """Run a command of Safehouse in which chance is fixed."""
    # All this must be so before the application is made, which takes it as it is then.
    with (
        mock.patch("safehouse.engine.dealing.new_secret", same_secret),
        mock.patch("safehouse.server.house.random_place", first_place),
        mock.patch("safehouse.server.house.crc32", same_seed),
    ):
        from safehouse.cli import main as run

        return run()


if __name__ == "__main__":
    sys.exit(main())
