"""Chance that nobody can foresee and everybody can check afterwards.

The random numbers inside a kernel are fast, and could be guessed by somebody who sees enough of
them. Where people play, all chance comes from a secret of 256 bits: the deal from its first word,
and before every decision whatever nobody has seen yet is shuffled by a word of its own. A word
decides a few cards or a touch, so what is seen of it never tells what the others hold, let alone
what the next one will be. The hash of the secret is shown before the game, the secret after it.
"""

import hashlib
import hmac
import secrets

from safehouse.games.errors import Refused

SECRET_BYTES = 32


def new_secret() -> bytes:
    """A secret for one game."""
    return secrets.token_bytes(SECRET_BYTES)


def read_secret(text: str) -> bytes:
    """A secret as it is written in a record."""
    try:
        secret = bytes.fromhex(text)
    except ValueError:
        secret = b""
    if len(secret) != SECRET_BYTES:
        raise Refused("bad_secret", "A secret is 64 hexadecimal digits.")
    return secret


def commitment(secret: bytes) -> str:
    """What is shown of a secret before the game: nobody can find another secret for it."""
    return hashlib.sha256(secret).hexdigest()


def word(secret: bytes, number: int) -> int:
    """The random word with a number: 0 deals, n comes before the decision with the number n."""
    digest = hmac.digest(secret, b"safehouse dealing %d" % number, "sha256")
    return int.from_bytes(digest[:8], "big")
