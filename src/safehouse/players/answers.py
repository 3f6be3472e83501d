"""What happens when a computer player fails: a stand-in decides.

Whatever a player does, the table goes on: an answer that is late or not legal, or none at all, is
replaced by that of a stand-in, and the table is told so.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec

from safehouse.games.state import Knowledge
from safehouse.games.telling import Event
from safehouse.players import make_player
from safehouse.players.player import Player

STAND_IN = "greedy"
"""Who decides for a player that has failed its table."""

Fault = Literal["", "late", "illegal", "failed"]


class Answer(msgspec.Struct, frozen=True):
    """A legal decision, and what was wrong with the player's own if it is the stand-in's."""

    decision: str
    fault: Fault = ""


class Answering:
    """A question on its way: to the player, then to its stand-in; then any decision will do."""

    def __init__(self, decisions: Sequence[str]) -> None:
        self._decisions = decisions
        self.fault: Fault = ""
        """What was wrong with the player's own answer; if something was, the stand-in is asked."""

        self.answer: Answer | None = None

    def hear(self, said: str | Exception | None) -> None:
        """Take what came from whoever was asked: a decision, what went wrong, or nothing."""
        if isinstance(said, str) and said in self._decisions:
            self.answer = Answer(said, self.fault)
        elif self.fault:
            self.answer = Answer(self._decisions[0], self.fault)
        elif isinstance(said, TimeoutError):
            self.fault = "late"
        else:
            self.fault = "illegal" if isinstance(said, str) else "failed"


def answer_of(
    player: Player, knowledge: Knowledge, decisions: Sequence[str], events: Sequence[Event]
) -> Answer:
    """The player's decision, or that of its stand-in, with the reason for it."""
    answering = Answering(decisions)
    while answering.answer is None:
        if answering.fault:
            player, events = make_player(knowledge.game.name, STAND_IN), ()
        try:
            answering.hear(player.decide(knowledge, decisions, events))
        except Exception as error:
            answering.hear(error)
    return answering.answer
