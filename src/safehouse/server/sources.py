"""Where a server gets time, ids and randomness from; tests substitute their own."""

import secrets
import time
from zlib import crc32

from safehouse.engine import dealing


class Sources:
    """The clock of this machine, and chance that nobody can foresee."""

    def __init__(self) -> None:
        self._salt = secrets.token_bytes(16)

    def now(self) -> int:
        """The time in milliseconds."""
        return time.time_ns() // 1_000_000

    def new_id(self) -> str:
        """An id that nobody can guess."""
        return secrets.token_hex(6)

    def new_secret(self) -> bytes:
        """The secret from which all chance of a game is drawn."""
        return dealing.new_secret()

    def random_index(self, n: int) -> int:
        """One of the numbers from 0 to n - 1."""
        return secrets.randbelow(n)

    def player_seed(self, table: str, seat: str) -> int:
        """The seed of a computer player, which follows from nothing that is public."""
        return crc32(self._salt + f"{table} {seat}".encode())
