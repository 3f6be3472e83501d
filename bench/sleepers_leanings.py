"""Makes `leanings.toml`: who unseen sleepers turn out to be, from recorded games of Sleepers.

    safehouse arena sleepers --players ismcts:2000,ismcts:2001 --games 400 --record games.jsonl
    python -m bench.sleepers_leanings games.jsonl > src/safehouse/players/leanings.toml

At the beginning of every turn, each unseen enemy sleeper is counted by its kind, by how long it has
lain there and by how many enemies stand beside it, and next to that what chance alone would give.
The factors of both are fitted in turns, so that together they give the counts.
"""

import sys
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track

from safehouse.engine.record import read_record
from safehouse.games.sleepers.agents import code_at, kind_of
from safehouse.games.sleepers.board import HEXES, NEIGHBOURS
from safehouse.games.sleepers.memory import missing
from safehouse.games.sleepers.tiles import KINDS, copies
from safehouse.players.belief import Witness

Table = NDArray[np.float64]

TURNS, ENEMIES = 13, 4
"""How finely is counted; what is more counts as the last."""

SMOOTHING = 30.0
ROUNDS = 20


def count(file: Path) -> tuple[Table, Table]:
    """What there was, and what chance alone would have given, by turns, enemies and kind."""
    shape = (TURNS, ENEMIES, len(KINDS))
    found, by_chance = np.zeros(shape), np.zeros(shape)
    lines = file.read_bytes().splitlines()
    for line in track(lines, "Counting", console=Console(stderr=True)):
        witnesses = {"white": Witness(), "black": Witness()}
        turn = None
        for state in read_record(line).replay():
            for seat, witness in witnesses.items():
                witness.watch("sleepers", state.events(seat))
            if state.actor is None or state.actor == turn:
                continue
            turn = state.actor
            knowledge = state.known_to(turn)
            evidence = witnesses[turn].evidence(knowledge)
            mine = knowledge.game.seat_number(turn)
            bag = missing(knowledge.record()[0], 1 - mine)
            shares = np.array([copies(bag, kind) for kind in range(len(KINDS))], float)
            shares /= max(1.0, shares.sum())
            whole = state.record()[0]
            for h in range(len(HEXES)):
                if evidence[h] >= 0:
                    enemies = (int(NEIGHBOURS[h]) & int(whole.own[mine])).bit_count()
                    cell = min(int(evidence[h]), TURNS - 1), min(enemies, ENEMIES - 1)
                    found[cell][kind_of(code_at(whole, h))] += 1
                    by_chance[cell] += shares
    return found, by_chance


def fit(found: Table, by_chance: Table) -> tuple[Table, Table]:
    """Factors by turns and by enemies whose products give what was found."""
    turns, enemies = np.ones((TURNS, len(KINDS))), np.ones((ENEMIES, len(KINDS)))
    for _ in range(ROUNDS):
        expected = by_chance * enemies[None]
        turns = (found.sum(1) + SMOOTHING) / (expected.sum(1) + SMOOTHING)
        expected = by_chance * turns[:, None]
        enemies = (found.sum(0) + SMOOTHING) / (expected.sum(0) + SMOOTHING)
    return turns, enemies


def main() -> None:
    """Count, fit and write."""
    file = Path(sys.argv[1])
    turns, enemies = fit(*count(file))
    print("# How much more often than by chance an unseen sleeper was of a kind, made by")
    print("# `python -m bench.sleepers_leanings`: by the turns it has lain there (0 where nobody")
    print("# saw it come), and by the enemies beside it. More counts as the last row.")
    for name, rows in (("turns", turns), ("enemies", enemies)):
        for row in rows:
            print(f"\n[[{name}]]")
            for kind, factor in zip(KINDS, row, strict=True):
                print(f"{kind} = {factor:.2f}")


if __name__ == "__main__":
    main()
