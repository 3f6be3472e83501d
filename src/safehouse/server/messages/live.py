"""Messages over the WebSocket, in both directions."""

from typing import Annotated, Literal, get_args

import msgspec

from safehouse.games.game import Result
from safehouse.games.telling import Event
from safehouse.server.messages.base import In, Out
from safehouse.server.messages.tables import Lobby, TableInfo
from safehouse.table import requests
from safehouse.table.requests import DecisionText, Id, Number, SeatName
from safehouse.table.scene import Scene, StepView

Signal = Literal[
    "hello", "good_luck", "well_played", "thanks", "sorry", "thinking", "oops", "hurry", "goodbye"
]
"""What people can say to each other; each client says it in its own language."""

SIGNALS: tuple[Signal, ...] = get_args(Signal)


# --- To the server --------------------------------------------------------------------------------


class Watch(In, frozen=True, tag="watch"):
    """Look at a table from a seat (or as a spectator), and be told all that comes after `since`."""

    table: Id
    seat: SeatName = "spectator"
    since: Number = 0


class Unwatch(In, frozen=True, tag="unwatch"):
    """Look away."""

    table: Id
    seat: SeatName = "spectator"


class Preview(In, frozen=True, tag="preview"):
    """What would this decision do, as far as the seat can foresee it?"""

    table: Id
    seat: SeatName
    number: Number
    decision: DecisionText


class Say(In, frozen=True, tag="say"):
    """Give a signal to everybody at a table."""

    table: Id
    signal: Signal


class WatchLobby(In, frozen=True, tag="watch_lobby"):
    """Be told of open tables."""


class UnwatchLobby(In, frozen=True, tag="unwatch_lobby"):
    """Stop being told of open tables."""


class Ping(In, frozen=True, tag="ping"):
    """Are you there?"""

    within: Annotated[float, msgspec.Meta(gt=0, le=3600)] | None = None
    """Seconds within which the next message will come; otherwise the connection counts as cut."""


ToServer = requests.AnyRequest | Preview | Watch | Unwatch | Say | WatchLobby | UnwatchLobby | Ping


# --- From the server ------------------------------------------------------------------------------


class Welcome(Out, frozen=True, tag="welcome"):
    """The first message on every connection."""

    person: str
    name: str
    now: int
    protocol: int


class News(Out, frozen=True, tag="news"):
    """What has happened at a table since the last message about it, and how it stands now."""

    table: str
    seat: str
    steps: list[StepView]
    scene: Scene
    faded: list[StepView] = []
    """Earlier steps as far as they may still be looked up, where players rely on their memory."""


class Done(Out, frozen=True, tag="done"):
    """What was asked with an id is on disk, as the entry with this number."""

    id: str
    table: str
    number: int


class Foreseen(Out, frozen=True, tag="foreseen"):
    """What a decision will do, up to where something comes that cannot be foreseen."""

    table: str
    seat: str
    number: int
    decision: str
    events: list[Event]
    outcome: Result | None = None
    """How the game ends by it, if that is certain."""


class Refusal(Out, frozen=True, tag="refusal"):
    """Something was refused and nothing has changed: a code for programs, a sentence for people."""

    code: str
    sentence: str
    id: str | None = None
    table: str | None = None
    details: dict[str, int | str] = {}
    """What fills the places of the message with this code, in any language."""


class Signalled(Out, frozen=True, tag="signalled"):
    """Somebody gave a signal."""

    table: str
    seat: str
    signal: Signal


class Presence(Out, frozen=True, tag="presence"):
    """Which people do not look at a running table now."""

    table: str
    away: dict[str, int]
    """Their seats, and since when."""

    patience: int
    """Milliseconds after which the others may go on without somebody who is to decide."""


class Pong(Out, frozen=True, tag="pong"):
    """I am here."""

    now: int


FromServer = (
    Welcome | TableInfo | News | Done | Foreseen | Refusal | Signalled | Presence | Lobby | Pong
)
