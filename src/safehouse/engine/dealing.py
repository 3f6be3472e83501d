"""Randomness that nobody can predict and everybody can verify afterwards.

The random numbers inside a kernel are fast, and somebody who sees enough of them could guess them.
Where people play, all randomness comes from a secret of 256 bits. It gives 64 random bits for the
deal, and before every decision another 64 by which everything still unseen is reshuffled. Each
value decides only a few cards or one touch, so what players see of it reveals nothing about the
others. The hash of the secret is shown before the game, the secret after it.
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
    """A secret as it is written in a game file."""
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


def random_bits(secret: bytes, number: int) -> int:
    """64 random bits: number 0 is for the deal, number n for the reshuffle before decision n."""
    digest = hmac.digest(secret, b"safehouse dealing %d" % number, "sha256")
    return int.from_bytes(digest[:8], "big")
