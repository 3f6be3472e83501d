"""What a computer player is: it is told what its seat knows and answers with a decision."""

from collections.abc import Sequence
from typing import Protocol

from safehouse.games.state import Knowledge
from safehouse.games.telling import Event


class Player(Protocol):
    """A computer player. It never holds a state, only knowledge."""

    name: str

    def decide(
        self, knowledge: Knowledge, decisions: Sequence[str], events: Sequence[Event]
    ) -> str:
        """One of the legal decisions, given what has been seen since the last one."""
        ...
