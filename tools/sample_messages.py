"""Writes random messages of a language as people read them, for a native reading.

python -m tools.sample_messages de [--messages 200] [--seed 1] > sample.md
"""

import argparse
import random

from tests.readings import messages_in, readings

MAX_SHOWN = 4
"""So many renderings of a message are shown, each with its places filled in another way."""


def main() -> None:
    """Print the sample."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("language", choices=("en", "de", "fr"))
    parser.add_argument("--messages", type=int, default=200)
    parser.add_argument("--seed", default="1")
    args = parser.parse_args()
    messages = messages_in(args.language)
    ids = sorted(id for id, (file, _) in messages.items() if "_scenario_" not in file)
    chance = random.Random(f"{args.seed} {args.language}")
    for number, id in enumerate(chance.sample(ids, args.messages), 1):
        print(f"{number}. [{messages[id][0]} · {id}]")
        texts = list(dict.fromkeys(readings(args.language, id)))
        for text in chance.sample(texts, min(MAX_SHOWN, len(texts))):
            print(f"   - {text}")


if __name__ == "__main__":
    main()
