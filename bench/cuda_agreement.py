"""Plays the same random games on the CPU and on the GPU and compares every byte of every record.

python -m bench.cuda_agreement [--games 65536] [--decisions 200]
"""

import argparse
import os
import sys

from rich.progress import track

from safehouse.engine.batch import Batch
from safehouse.engine.cuda import CudaBatch
from safehouse.games import GAMES, game_named

VARIANTS: dict[str, list[dict[str, object]]] = {
    "sleepers": [
        {},
        {"capture": "group", "effects": "lenient", "master_copies": "any", "corners": "none"},
        {"attrition": "end_of_any_turn", "killed_sleepers": "open", "police_first_jump": "may"},
        {"informant_self": "forbid", "diversion_self": "forbid", "no_progress": 5, "turn_cap": 90},
    ],
    "undercover": [
        {},
        {"players": 3, "piles_show": "mixed", "plain_spaces": 3},
        {"players": 4, "removed_hqs": "random", "first_round_scores": "off"},
        {"no_progress": 1, "head_start": 3},
    ],
    "sarahs_vision": [
        {"players": 1},
        {"players": 3, "scenario": 2, "events": "shuffled"},
        {"players": 4, "scenario": 3, "tower": "outside"},
    ],
}


def main() -> int:
    """Compare, and say how many decisions agree."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=65_536)
    parser.add_argument("--decisions", type=int, default=200)
    arguments = parser.parse_args()
    compared = 0
    for name in GAMES:
        game = game_named(name)
        for options in track(VARIANTS[name], description=f"{name}: comparing"):
            encoded = game.encode(game.read_options(options))
            threads = os.cpu_count() or 1
            here = Batch(game.kernel, arguments.games, encoded, seed=7, threads=threads)
            there = CudaBatch(game.kernel, arguments.games, encoded, seed=7)
            for _ in range(4):
                here.play_randomly(arguments.decisions // 4)
                there.play_randomly(arguments.decisions // 4)
                if here.records.tobytes() != there.records.tobytes():
                    print(f"{name} {options}: the records differ after {here.made} decisions each")
                    return 1
            compared += arguments.games * here.made
            print(f"{name} {options}: {arguments.games * here.made:,} decisions agree")
    print(f"{compared:,} decisions agree byte for byte")
    return 0


if __name__ == "__main__":
    sys.exit(main())
