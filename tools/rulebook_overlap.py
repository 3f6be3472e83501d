"""Lists runs of words that our texts share with rulebooks: `rulebook_overlap.py RULEBOOK.txt …`.

A rulebook is any text file; none is part of this repository. Read are all messages, rules pages,
documents and texts in data. A run is at least seven words long, whatever stands between them.
"""

import argparse
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WORD = re.compile(r"[^\W_]+(?:['-][^\W_]+)*")
ENDS = "\0"
"""Where one text ends and another begins, no run goes on."""


def words_in(text: str) -> list[str]:
    """The words of a text in small letters, with an empty one where a text ends."""
    found: list[str] = []
    for part in text.replace("\u2019", "'").split(ENDS):
        found += [word.lower() for word in WORD.findall(part)] + [""]
    return found


def message_texts(source: str) -> str:
    """The messages of a Fluent file: comments, ids and places aside."""
    source = re.sub(r"^#.*$", "", source, flags=re.MULTILINE)
    source = re.sub(r"^[a-zA-Z][\w-]* =", ENDS, source, flags=re.MULTILINE)
    source = re.sub(r"^\s*\*?\[[^\]]*\]", ENDS, source, flags=re.MULTILINE)
    return re.sub(r"\{[^{}]*(?:->)?|\}", f" {ENDS} ", source)


def page_texts(source: str) -> str:
    """What a page says: code, styles and tags aside. A tag within a sentence ends no run."""
    for part in (r"<(script|style)\b.*?</\1>", r"<!--.*?-->"):
        source = re.sub(part, ENDS, source, flags=re.DOTALL)
    source = re.sub(r"</?(?:p|li|h\d|section|td|th|tr|dt|dd|figcaption)\b[^<>]*>", ENDS, source)
    return re.sub(r"<[^<>]*>|\{[^{}]*\}", " ", source)


def data_texts(source: str) -> str:
    """All texts in a TOML file."""

    def texts(value: object) -> Iterator[str]:
        match value:
            case str():
                yield value
            case dict():
                for one in value.values():
                    yield from texts(one)
            case list():
                for one in value:
                    yield from texts(one)

    return ENDS.join(texts(tomllib.loads(source)))


def our_texts() -> Iterator[tuple[Path, str]]:
    """Everything that people read here, with the file in which it stands."""
    kinds = (
        ("src/safehouse/**/*.ftl", message_texts),
        ("web/src/**/Rules.*.svelte", page_texts),
        ("src/safehouse/games/**/*.toml", data_texts),
        ("docs/**/*.md", str),
        ("*.md", str),
    )
    for pattern, read in kinds:
        for path in sorted(ROOT.glob(pattern)):
            yield path, read(path.read_text("utf-8"))


def shared_runs(words: list[str], known: set[tuple[str, ...]], length: int) -> Iterator[str]:
    """The longest runs of words that are known from elsewhere."""
    end = 0
    for start in range(len(words) - length + 1):
        if start < end or tuple(words[start : start + length]) not in known:
            continue
        end = start + length
        while end < len(words) and tuple(words[end - length + 1 : end + 1]) in known:
            end += 1
        yield " ".join(words[start:end])


def runs_of(words: list[str], length: int) -> set[tuple[str, ...]]:
    """All runs of so many words within one text."""
    runs = (tuple(words[i : i + length]) for i in range(len(words) - length + 1))
    return {run for run in runs if "" not in run}


def main() -> int:
    """Print every run with its file; the exit code is 1 if there is one."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("rulebooks", nargs="+", type=Path, help="text files")
    parser.add_argument("--words", type=int, default=7, help="the shortest run that counts (7)")
    args = parser.parse_args()
    known: set[tuple[str, ...]] = set()
    for path in args.rulebooks:
        known |= runs_of(words_in(path.read_text("utf-8", errors="replace")), args.words)
    found = 0
    for path, text in our_texts():
        for run in shared_runs(words_in(text), known, args.words):
            print(f"{path.relative_to(ROOT)}: {run}")
            found += 1
    print(f"{found} runs of {args.words} or more words", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
