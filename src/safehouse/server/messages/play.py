"""Messages about games: replays for people, and turns for bots."""

import msgspec

from safehouse.games.telling import Line, View
from safehouse.server.messages.base import Out
from safehouse.server.messages.tables import TableInfo
from safehouse.table.scene import StepView


class Replay(Out, frozen=True):
    """A finished game as a seat saw it: where it began, and what followed."""

    table: TableInfo
    seat: str
    start: View
    steps: list[StepView]
    views: list[View]
    """How it looked after each step."""

    end: Line | None = None
    """How the game ended, if it ended by its rules."""

    revealed: list[View] = []
    """For spectators: the full position at the start and after each step."""


class Turn(Out, frozen=True):
    """A decision that a bot is asked for, with all that its seat knows."""

    table: str
    seat: str
    game: str
    number: int
    decisions: list[str]
    knowledge: msgspec.Raw
    packed: bytes
    """The same knowledge, in the form in which Safehouse's own computer players get it."""

    events: list[msgspec.Raw]
    """All that the seat was shown since the game began."""


class Turns(Out, frozen=True):
    """The decisions that a bot is asked for."""

    turns: list[Turn]
