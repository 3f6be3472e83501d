"""Messages about the server itself: what it offers, whether it is ready, why it refused."""

from safehouse.server.messages.base import Out


class GameInfo(Out, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    seats: list[str]
    has_draws: bool
    is_cooperative: bool
    options: dict[str, object]
    """A JSON schema of its options."""

    seats_by_choice: dict[str, str] = {}
    """The options under which players choose their seats, where they draw lots else."""


class PlayerInfo(Out, frozen=True):
    """A computer player, with its ratings from the arena."""

    player: str
    names: dict[str, str]
    ratings: dict[str, int]


class About(Out, frozen=True):
    """What there is to play, and against whom."""

    version: str
    protocol: int
    games: list[GameInfo]
    players: list[PlayerInfo]
    signals: list[str]


class Readiness(Out, frozen=True):
    """Whether the server can be used, what it waits for if not, and what it prepares."""

    status: str
    waits_for: list[str] = []
    """The database, news from other processes, or the sweep over tables."""

    preparing: dict[str, list[str]] = {}
    """Computer players, by name, and `help` that are still being compiled, for each game."""

    failed: dict[str, list[str]] = {}
    """What could not be compiled: stand-ins play for those, and help is refused."""


class Problem(Out, frozen=True):
    """The answer to a request that was refused; nothing has changed."""

    code: str
    sentence: str
    about: str | None = None
    """Which of several it is about: the name of an option, the number of a guest from 0."""
