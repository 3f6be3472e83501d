"""The words of the house: every message that goes in or out, as a type.

docs/protocol.md says in which order they come. The types of the browser client are made from these
by `make types`.
"""

from typing import Annotated, Literal

import msgspec

from safehouse.games.game import Result
from safehouse.games.telling import Event, Line, View
from safehouse.lessons import MOST_DECISIONS, Attempt
from safehouse.players.hints import Advice
from safehouse.table.clock import NoClock, Setting
from safehouse.table.entries import Ask
from safehouse.table.table import Scene, StepView

PROTOCOL = 1

PLAIN = "^[!-~]+$"
"""Letters of ids, which are looked up and kept: PostgreSQL would fail at a NUL."""

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=30)]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=16, pattern=PLAIN)]
SeatName = Annotated[str, msgspec.Meta(min_length=1, max_length=20)]
ClientId = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=PLAIN)]
Number = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
Words = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Passphrase = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]

Level = Literal["level1", "level2", "level3", "level4", "level5", "level6"]
Signal = Literal[
    "hello", "good_luck", "well_played", "thanks", "sorry", "thinking", "oops", "hurry", "goodbye"
]
"""What people can say to each other; each client says it in its own language."""


class In(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A message to the house."""


class Out(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message from the house."""


# --- By socket, to the house ----------------------------------------------------------------------


class Watch(In, frozen=True, tag="watch"):
    """Look at a table from a seat (or as a spectator), and be told all that comes after `since`."""

    table: Id
    seat: SeatName = "spectator"
    since: Number = 0


class Unwatch(In, frozen=True, tag="unwatch"):
    """Look away."""

    table: Id
    seat: SeatName = "spectator"


class AtTable(In, frozen=True):
    """What is written down at a table: once for each id, however often it is sent."""

    id: ClientId
    table: Id
    seat: SeatName


class Decide(AtTable, frozen=True, tag="decide"):
    """Decide for a seat where the table has `number` entries. Safe to send again with its id."""

    number: Number
    decision: Words


class Resign(AtTable, frozen=True, tag="resign"):
    """Give up, or leave a game that goes on without you."""


class OfferDraw(AtTable, frozen=True, tag="offer_draw"):
    """Offer a draw, or take the one that was offered."""


class AskPause(AtTable, frozen=True, tag="ask_pause"):
    """Ask for a pause, or agree to one."""


class Resume(AtTable, frozen=True, tag="resume"):
    """Go on after a pause."""


class AskAbort(AtTable, frozen=True, tag="ask_abort"):
    """Ask that the game shall not count, or agree to it."""

    without: SeatName | None = None
    """Somebody who has been away for a while, and need not agree."""


class AskReplace(AtTable, frozen=True, tag="ask_replace"):
    """Go on with a computer player in the place of somebody who has been away for a while."""

    absent: SeatName
    player: Level = "level2"


class Decline(AtTable, frozen=True, tag="decline"):
    """Say no to what others have asked for."""

    what: Ask


class Preview(In, frozen=True, tag="preview"):
    """What would this decision do, as far as the seat can see it coming?"""

    table: Id
    seat: SeatName
    number: Number
    decision: Words


class Say(In, frozen=True, tag="say"):
    """Give a signal to all at a table."""

    table: Id
    signal: Signal


class WatchLobby(In, frozen=True, tag="watch_lobby"):
    """Be told of open tables."""


class UnwatchLobby(In, frozen=True, tag="unwatch_lobby"):
    """Do not be told any more."""


class Ping(In, frozen=True, tag="ping"):
    """Are you there?"""

    within: Annotated[float, msgspec.Meta(gt=0, le=3600)] | None = None
    """Seconds in which the next message will come; without one the line counts as cut."""


ByTable = Decide | Resign | OfferDraw | AskPause | Resume | AskAbort | AskReplace | Decline
ToHouse = ByTable | Preview | Watch | Unwatch | Say | WatchLobby | UnwatchLobby | Ping


# --- By socket, from the house --------------------------------------------------------------------


class Welcome(Out, frozen=True, tag="welcome"):
    """The first message on every socket."""

    person: str
    name: str
    now: int
    protocol: int


class SeatInfo(Out, frozen=True):
    """Who sits where, as everybody may know it; neither a name nor a player means a free seat."""

    seat: str
    name: str | None = None
    player: str | None = None
    person: str | None = None
    reserved: str | None = None
    """The person for whom a seat is kept while it is free."""


class RematchOffer(Out, frozen=True):
    """A rematch that was asked for after a game."""

    table: str
    status: Literal["open", "running", "finished", "closed"]
    """Open until all have accepted; closed if it was declined or called off."""

    accepted: list[str]
    """Seats of the game before whose people will play again."""


class TableInfo(Out, frozen=True, tag="table"):
    """A table as everybody may know it."""

    id: str
    game: str
    options: dict[str, object]
    clock: Setting
    seats: list[SeatInfo]
    status: Literal["open", "running", "finished", "closed"]
    rated: bool
    private: bool
    host: str
    opened: int
    commitment: str
    """The hash of the secret that decides all chance."""

    begun: int | None = None
    ended: int | None = None
    outcome: Result | None = None
    rematch: str | None = None
    rematch_offer: RematchOffer | None = None


class News(Out, frozen=True, tag="news"):
    """What happened at a table since the last message about it, and how it stands now."""

    table: str
    seat: str
    steps: list[StepView]
    scene: Scene
    faded: list[StepView] = []
    """Earlier steps, as far as they may still be looked up where one plays from memory."""


class Done(Out, frozen=True, tag="done"):
    """What was asked with an id is on disk, as the entry with this number."""

    id: str
    table: str
    number: int


class Foreseen(Out, frozen=True, tag="foreseen"):
    """What a decision will do, up to where something comes that cannot be seen now."""

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


class Lobby(Out, frozen=True, tag="lobby"):
    """The open tables that everybody may join, and games to watch."""

    open: list[TableInfo]
    running: list[TableInfo]


class Pong(Out, frozen=True, tag="pong"):
    """I am here."""

    now: int


FromHouse = (
    Welcome | TableInfo | News | Done | Foreseen | Refusal | Signalled | Presence | Lobby | Pong
)


# --- By HTTP --------------------------------------------------------------------------------------


class Enter(In, frozen=True):
    """Come in as a guest."""

    name: Name
    is_bot: bool = False
    is_suggested: bool = False
    """The name is not the guest's own choice: a number may be put behind it."""


class SignIn(In, frozen=True):
    """Use an account on another device."""

    name: Name
    passphrase: Passphrase


class Keep(In, frozen=True):
    """Keep the account: from now on the name belongs to it."""

    passphrase: Passphrase


class Rename(In, frozen=True):
    """Take another name."""

    name: Name


class RatingInfo(Out, frozen=True):
    """How strong somebody is thought to be, and how sure that is."""

    kind: str
    value: int
    uncertainty: int
    games: int


class PersonInfo(Out, frozen=True):
    """Somebody, as everybody may know them."""

    id: str
    name: str
    is_bot: bool
    is_guest: bool
    ratings: list[RatingInfo] = []


class Entered(Out, frozen=True):
    """Who one is now, and the key by which the house knows one again: a browser's cookie."""

    person: PersonInfo
    key: str


class OpenTable(In, frozen=True):
    """Set up a table."""

    game: Annotated[str, msgspec.Meta(max_length=20)]
    options: dict[str, object] = {}
    clock: Setting = NoClock()
    seat: SeatName | None = None
    """Where to sit; anywhere if nothing is said."""

    players: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=3)
    ] = []
    """Computer players on the other seats, in the order of the seats."""

    guests: Annotated[list[Name], msgspec.Meta(max_length=3)] = []
    """Others who play on the same device, by their names."""

    rated: bool = False
    private: bool = False


class QuickMatch(In, frozen=True):
    """Play with whoever wants to play the same."""

    game: Annotated[str, msgspec.Meta(max_length=20)]
    rated: bool = False


class Join(In, frozen=True):
    """Sit down at an open table."""

    seat: SeatName | None = None


class Tables(Out, frozen=True):
    """Some tables."""

    tables: list[TableInfo]


class GameInfo(Out, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    seats: list[str]
    has_draws: bool
    is_cooperative: bool
    options: dict[str, object]
    """A JSON schema of its options."""


class PlayerInfo(Out, frozen=True):
    """A computer player, with the rating that the arena gave it."""

    player: str
    names: dict[str, str]
    ratings: dict[str, int]


class Problem(Out, frozen=True):
    """What a request is answered with that was refused; nothing has changed."""

    code: str
    sentence: str


class Readiness(Out, frozen=True):
    """Whether the house can be played in, what it waits for if not, and what it prepares."""

    status: str
    waits_for: list[str] = []
    """The database, news from other processes, or who looks after tables."""

    preparing: dict[str, list[str]] = {}
    """Computer players, by their names, and `help` that are still being compiled, for each game."""


class House(Out, frozen=True):
    """What there is to play, and against whom."""

    version: str
    protocol: int
    games: list[GameInfo]
    players: list[PlayerInfo]
    signals: list[str]


class Replay(Out, frozen=True):
    """A finished game, as a seat saw it: where it began, and what followed."""

    table: TableInfo
    seat: str
    start: View
    steps: list[StepView]
    views: list[View]
    """How it looked after each step."""

    end: Line | None = None
    """How the game ended, if it ended by its rules."""

    revealed: list[View] = []
    """For spectators: how it really was at the start and after each step."""


class Turn(Out, frozen=True):
    """A decision that a bot is asked for, with all that its seat knows."""

    table: str
    seat: str
    game: str
    number: int
    decisions: list[str]
    knowledge: msgspec.Raw
    packed: bytes
    """The same as the computer players of the house are given it."""

    events: list[msgspec.Raw]
    """All that the seat was shown since the game began."""


class Turns(Out, frozen=True):
    """Where a bot is asked."""

    turns: list[Turn]


# --- Lessons --------------------------------------------------------------------------------------


class LessonInfo(Out, frozen=True):
    """A lesson: the seat that the learner has, how many decisions it may take, and where it begins.

    Its sentences are the messages `lesson-<game>-<id>-title`, `-task`, `-well` and `-hint`.
    """

    id: str
    seat: str
    most: int
    start: Attempt


class Lessons(Out, frozen=True):
    """The lessons of a game, in the order in which they are learnt."""

    game: str
    lessons: list[LessonInfo]


class TryLesson(In, frozen=True):
    """All that the learner has decided since the beginning of a lesson."""

    decisions: Annotated[
        list[Annotated[str, msgspec.Meta(min_length=1, max_length=200)]],
        msgspec.Meta(max_length=MOST_DECISIONS),
    ]


# --- Help -----------------------------------------------------------------------------------------


class Hint(Out, frozen=True):
    """What a strong player would decide after so many entries, the best first, and why.

    `reason-<game>-<code>` is the message for a reason, with its `args`.
    """

    number: int
    seat: str
    best: list[Advice]


class Belief(Out, frozen=True):
    """A probability for each kind that something hidden may be, by where it lies."""

    number: int
    seat: str
    agents: dict[str, dict[str, float]]


class ChancePoint(Out, frozen=True):
    """The chances to win after so many entries, as the seat on turn saw them; at the end, nobody's.

    A seat of which nothing is said had no say: with three or more players each judges itself alone.
    """

    number: int
    seat: str | None
    chance: dict[str, float]


class Chances(Out, frozen=True):
    """How the chances went in a finished game, as far as that is worked out."""

    done: int
    total: int
    chances: list[ChancePoint]
    turning_points: list[int]
    """After which entries a chance had jumped; known when all is done."""
