"""Golden files: playthroughs to read, and numbers of lines in many positions.

`make golden` writes them anew; read the difference before you commit it.
"""

import hashlib
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from safehouse.engine.perft import perft
from safehouse.games import GAMES
from safehouse.games.game import SPECTATOR
from safehouse.games.state import State
from safehouse.games.telling import tag_of
from safehouse.terminal.wording import ask, end, picture
from safehouse.terminal.wording import tell as sentence
from tests.plain import plain
from tests.sleepers.random_positions import random_position

IN_FULL = 30
"""Every so many turns all positions, views and knowledge are written in full."""

FOLDER = Path(__file__).parent / "golden_files"


class Playthrough(NamedTuple):
    """A game of random decisions, told with everything that each seat is told."""

    game: str
    name: str
    seed: int
    options: dict[str, object]

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.game}-{self.name}.txt"


PLAYTHROUGHS = (
    Playthrough("sleepers", "as-printed", 1, {}),
    Playthrough("sleepers", "open-memory", 2, {"own_sleepers": "visible", "capture": "group"}),
    Playthrough("sleepers", "german-table", 3, {"preset": "german_table", "corners": "none"}),
    Playthrough(
        "sleepers", "lenient", 4, {"effects": "lenient", "killed_sleepers": "open", "turn_cap": 60}
    ),
    Playthrough("undercover", "two", 5, {}),
    Playthrough("undercover", "three-strict", 6, {"players": 3, "memory": "strict"}),
    Playthrough("undercover", "four-mixed", 7, {"players": 4, "piles_show": "mixed"}),
    Playthrough("sarahs_vision", "alone", 8, {"players": 1}),
    Playthrough("sarahs_vision", "two-outside", 9, {"scenario": 2, "tower": "outside"}),
    Playthrough(
        "sarahs_vision", "four-shuffled", 10, {"players": 4, "scenario": 3, "events": "shuffled"}
    ),
)


def tell(playthrough: Playthrough) -> Iterator[str]:
    """All lines of a playthrough."""
    state = State.new(playthrough.game, playthrough.options, playthrough.seed)
    chance = random.Random(playthrough.seed)
    seats = (*state.seats, SPECTATOR)
    yield f"{playthrough.game}, rules {state.game.rules}, seed {playthrough.seed}"
    yield f"options: {line(state.game.write_options(state.options))}"
    number = turn = 0
    actor = None
    while True:
        if state.actor != actor:
            actor = state.actor
            yield ""
            yield from board(state)
            in_full = turn % IN_FULL == 0 or actor is None
            turn += 1
            yield f"position: {written(state.position(), in_full)}"
            for seat in seats:
                yield f"view of {seat}: {written(state.view(seat), in_full)}"
                yield f"knowledge of {seat}: {written(state.knowledge(seat), in_full)}"
        if actor is None:
            break
        decisions = state.decisions()
        verbs = sorted({decision.split()[0] for decision in decisions})
        said = chance.choice(verbs)
        decision = chance.choice([d for d in decisions if d.split()[0] == said])
        number += 1
        yield ""
        asked = actor if actor in state.seats else SPECTATOR
        question = ask(state.game, state.view(asked), actor, decisions, "en")
        yield f"{number}. {question}"
        yield f"   {len(decisions)} decisions: {', '.join(shorten(decisions))}"
        yield f"   > {decision}"
        state = state.decide(decision)
        for i, event in enumerate(state.events()):
            said = sentence(state.game, event, "en")
            if tag_of(event) == "end" and state.result is not None:
                said = end(state.game, state.result, "en", event)
            yield f"   {' '.join(said.splitlines())} {line(event)}"
            for seat in seats:
                if state.events(seat)[i] != event:
                    yield f"      {seat}: {line(state.events(seat)[i])}"
    assert state.result is not None
    yield ""
    yield f"result: {line(state.result)}"


def board(state: State) -> Iterator[str]:
    for pieces in picture(state.game, state.position(), "en"):
        yield "".join(text for text, _ in pieces).rstrip()


def shorten(decisions: list[str]) -> list[str]:
    return decisions if len(decisions) <= 16 else [*decisions[:8], "…", *decisions[-8:]]


def written(value: object, in_full: bool) -> str:
    """JSON, or its fingerprint: a file with all of it would be too long to read."""
    return line(value) if in_full else hashlib.sha256(line(value).encode()).hexdigest()[:16]


def line(value: object) -> str:
    return msgspec.json.encode(value).decode()


# --- Perft --------------------------------------------------------------------------------------

MAX_LINES = 3_000_000


def perft_file(game: str) -> Path:
    return FOLDER / f"{game}-perft.json"


def perft_positions(game: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Positions of beginnings and of later moments."""
    if game == "sleepers":
        return sleepers_positions()
    return later_positions(game) if game == "undercover" else any_moments(game)


def later_positions(game: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Games for two, three and four players after some random turns."""
    for seed in range(21):
        chance = random.Random(seed)
        state = State.new(game, {"players": 2 + seed % 3}, seed)
        turns = 3 * seed
        while turns > 0 or "active" in plain(state.position()):
            state = state.decide(state.choose(chance.getrandbits(64)))
            turns -= 1
        yield f"after {3 * seed} decisions, {2 + seed % 3} players", dict(plain(state.position()))


def any_moments(game: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Games for one to four players after some random decisions."""
    for seed in range(24):
        chance = random.Random(seed)
        options: dict[str, object] = {"players": 1 + seed % 4, "scenario": 1 + seed % 3}
        state = State.new(game, options, seed)
        for _ in range(seed):
            after = state.decide(state.choose(chance.getrandbits(64)))
            state = state if after.actor is None else after
        yield f"after {seed} decisions, {1 + seed % 4} players", dict(plain(state.position()))


def sleepers_positions() -> Iterator[tuple[str, dict[str, Any]]]:
    """Two beginnings and many odd positions, most with small hands so that lines get long."""
    for seed in (1, 2):
        yield f"beginning {seed}", dict(plain(State.new("sleepers", seed=seed).position()))
    for seed in range(900, 926):
        chance = random.Random(seed)
        position = random_position(chance, hand=seed % 2)
        if State.from_position(position).actor is not None:
            yield f"random {seed}", position


def count_all(game: str) -> list[dict[str, Any]]:
    """Numbers of lines, as deep as they stay countable."""
    counted = []
    for name, position in perft_positions(game):
        state = State.from_position(position)
        lines: list[int] = []
        while len(lines) < 6 and (not lines or 0 < lines[-1] * len(state.decisions()) < MAX_LINES):
            lines.append(perft(state, len(lines) + 1))
        counted.append({"name": name, "position": position, "lines": lines})
    return counted


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for playthrough in PLAYTHROUGHS:
        playthrough.file.write_text("\n".join(tell(playthrough)) + "\n")
        print(f"wrote {playthrough.file.name}")
    for game in GAMES:
        lines = b",\n".join(msgspec.json.encode(counted) for counted in count_all(game))
        perft_file(game).write_bytes(b"[" + lines + b"]\n")
        print(f"wrote {perft_file(game).name}")


if __name__ == "__main__":
    main()
