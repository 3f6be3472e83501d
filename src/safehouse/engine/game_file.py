"""Game files: how a game began and what was decided. Everything else follows from that."""

import re
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from safehouse.engine import dealing
from safehouse.games import game_named
from safehouse.games.errors import InvalidText, Refused
from safehouse.games.game import Result
from safehouse.games.state import State

MAX_DECISIONS = 100_000


class GameFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game from its beginning as far as it went, as it is saved."""

    game: str
    rules: str
    decisions: tuple[str, ...]
    seed: int | None = None
    """What dealt the game; None where it began from a position, or a secret dealt it."""

    secret: str | None = None
    """What all randomness of a game between people came from."""

    commitment: str | None = None
    """The hash of the secret, which was shown before the game."""

    options: dict[str, object] = {}
    start: dict[str, object] | None = None
    players: dict[str, str] = {}
    result: Result | None = None
    """How the game ended by its rules."""

    ended: Result | None = None
    """How it ended otherwise: resigned, out of time, agreed, aborted."""

    def begin(self) -> State:
        """The game before its first decision."""
        game = game_named(self.game)
        if self.start is not None:
            own = self.start.get("options", {})
            if isinstance(own, Mapping):  # else the position is refused
                own = game.options_under(self.rules, own)
            return State.from_position({**self.start, "options": own})
        options = game.options_under(self.rules, self.options)
        if self.secret is not None:
            return State.new(self.game, options, dealing.random_bits(self._secret, 0))
        if self.seed is None:
            raise Refused(
                "bad_game_file", "A game file has a seed, a secret or a position to start from."
            )
        return State.new(self.game, options, self.seed)

    def replay(self) -> Iterator[State]:
        """The game at its beginning and after each decision; impossible decisions are refused."""
        state = self.begin()
        yield state
        for number, decision in enumerate(self.decisions, 1):
            try:
                if self.secret is not None:
                    state = state.reshuffled(dealing.random_bits(self._secret, number))
                state = state.decide(decision)
            except Refused as refused:
                raise Refused(refused.code, f"Decision {number}: {refused}") from None
            yield state
        if self.result is not None and self.result != state.result:
            raise Refused("wrong_result", "The game does not end as the game file says it did.")

    def check_dealing(self) -> None:
        """Whether the secret that dealt the game is the one that was promised before it."""
        if self.secret is None or self.commitment is None:
            raise Refused(
                "nothing_to_verify",
                "This game file lacks the secret and its hash, so its dealing cannot be verified.",
            )
        if dealing.commitment(self._secret) != self.commitment.lower():
            raise Refused(
                "wrong_secret", "The secret of this game file is not the one whose hash was shown."
            )

    @property
    def _secret(self) -> bytes:
        return dealing.read_secret(self.secret or "")


def game_file_of(
    begin: State,
    decisions: Sequence[str],
    end: State,
    seed: int | None,
    players: Mapping[str, str] | None = None,
) -> GameFile:
    """The file of a game that began with a seed, or from a position."""
    return GameFile(
        game=begin.game.name,
        rules=begin.game.rules,
        decisions=tuple(decisions),
        seed=seed,
        options=begin.game.write_options(begin.options),
        start=msgspec.to_builtins(begin.position()) if seed is None else None,
        players=dict(players or {}),
        result=end.result,
    )


# --- For machines -------------------------------------------------------------------------------


def to_json(game_file: GameFile) -> bytes:
    """A game file as one line of JSON."""
    return msgspec.json.encode(game_file)


def from_json(data: bytes) -> GameFile:
    """Read a game file in JSON."""
    try:
        game_file = msgspec.json.decode(data, type=GameFile)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        if len(data.split(b"\n{")) > 1:
            raise InvalidText(
                "bad_game_file", "This is more than one game file; give it one line."
            ) from None
        raise InvalidText("bad_game_file", f"This is not a game file: {_sentence(error)}") from None
    return _checked(game_file)


# --- For people ---------------------------------------------------------------------------------
#
# A header of names and values, an empty line, then one line for each turn with its decisions. A
# turn ends where the seat to move changes; the numbers are for the reader.

PLAIN = ("game", "rules", "secret", "commitment")
"""What is written without quotation marks."""

_TURN = re.compile(r"^\d+\. (.+)$")


def to_text(game_file: GameFile) -> str:
    """A game file as people write games down."""
    header: dict[str, object] = {
        "game": game_file.game,
        "rules": game_file.rules,
        "seed": game_file.seed,
        "secret": game_file.secret,
        "commitment": game_file.commitment,
        "options": game_file.options or None,
        "start": game_file.start,
        "players": game_file.players or None,
        "result": game_file.result,
        "ended": game_file.ended,
    }
    lines = [
        f"{name}: {value if isinstance(value, str) else msgspec.json.encode(value).decode()}"
        for name, value in header.items()
        if value is not None
    ]
    lines.append("")
    turns: list[list[str]] = []
    mover = None
    for state, decision in zip(game_file.replay(), game_file.decisions, strict=False):
        if state.actor != mover:
            turns.append([])
            mover = state.actor
        turns[-1].append(decision)
    lines += [f"{number}. {', '.join(turn)}" for number, turn in enumerate(turns, 1)]
    return "\n".join(lines) + "\n"


def from_text(text: str) -> GameFile:
    """Read a game file as people write it."""
    fields: dict[str, object] = {}
    decisions: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        turn = _TURN.match(line)
        name, colon, value = line.partition(": ")
        if turn:
            decisions += [decision.strip() for decision in re.split(r",\s+", turn[1])]
        elif colon and not decisions:
            fields[name] = value if name in PLAIN else _value(value, number)
        elif line.strip():
            raise InvalidText("bad_game_file", f"Line {number} is neither a header nor a turn.")
    try:
        game_file = msgspec.convert({**fields, "decisions": decisions}, GameFile)
    except (msgspec.ValidationError, RecursionError) as error:
        raise InvalidText("bad_game_file", f"This is not a game file: {_sentence(error)}") from None
    return _checked(game_file)


def read_game_file(data: bytes) -> GameFile:
    """Read a game file in either form."""
    if data.lstrip()[:1] == b"{":
        return from_json(data)
    try:
        return from_text(data.decode())
    except UnicodeDecodeError:
        raise InvalidText("bad_game_file", "This is not a game file: it is not text.") from None


def _value(text: str, number: int) -> object:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        raise InvalidText(
            "bad_game_file", f"Line {number} has no value that can be read."
        ) from None


def _checked(game_file: GameFile) -> GameFile:
    game_named(game_file.game)
    if len(game_file.decisions) > MAX_DECISIONS:
        raise Refused("too_long", f"A game file has at most {MAX_DECISIONS} decisions.")
    if game_file.seed is not None and not 0 <= game_file.seed < 1 << 64:
        raise Refused("bad_game_file", "A seed is a number from 0 to 18446744073709551615.")
    return game_file


def _sentence(error: Exception) -> str:
    return f"{str(error).replace(chr(10), ' ')[:200].rstrip('.')}."
