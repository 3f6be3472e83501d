"""Every message as people read it, with its places filled in many ways; and the rules pages."""

import itertools
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from safehouse.games import GAMES
from safehouse.texts import bundle_of, one_stop, texts_in

ROOT = Path(__file__).parents[1]
TEXTS = ROOT / "src" / "safehouse" / "texts"
MAX_READINGS = 400
COUNTS = (0, 1, 2, 5)
NUMERIC = {"zero", "one", "two", "few", "many"}
NAME = "Zoë"
"""Fills a place of which nothing is known but that a word goes there."""


class Choices(Visitor):
    """What the places of a message can be filled with, as far as its variants tell."""

    def __init__(self, message: ast.Message, others: dict[str, ast.Message]) -> None:
        self.values: dict[str, set[str]] = {}
        self._others = others
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.values.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        if node.id.name in self._others:
            self.visit(self._others[node.id.name])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = self.values.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                keys.add(
                    variant.key.name
                    if isinstance(variant.key, ast.Identifier)
                    else variant.key.value
                )
        self.generic_visit(node)


@cache
def messages_in(language: str) -> dict[str, tuple[str, ast.Message]]:
    """All messages of a language by id, each with the name of its file."""
    found = {}
    for name, file in texts_in(language).items():
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = name, entry
    return found


def readings(language: str, id: str) -> Iterator[str]:
    """A message with its places filled in many ways, at least once by every variant."""
    others = {one: message for one, (_, message) in messages_in(language).items()}
    choices = Choices(others[id], others).values
    bundle = bundle_of(language)
    pattern = bundle.get_message(id).value
    assert pattern is not None
    fillings = [[(name, one) for one in _values(keys)] for name, keys in sorted(choices.items())]
    for filling in itertools.islice(itertools.product(*fillings), MAX_READINGS):
        said, _ = bundle.format_pattern(pattern, dict(filling))
        yield one_stop(str(said))


def _values(keys: set[str]) -> list[str | int]:
    if keys & NUMERIC or any(key.isdecimal() for key in keys):
        return sorted({*COUNTS, *(int(key) for key in keys if key.isdecimal())})
    return sorted(keys) or [NAME]


def rules_page(game: str, language: str) -> str:
    """The words of a rules page of the browser, without its code."""
    source = (ROOT / "web" / "src" / "games" / game / f"Rules.{language}.svelte").read_text("utf-8")
    for part in (r"<(script|style)\b.*?</\1>", r"<!--.*?-->", r"\{[^{}]*\}", r"<[^<>]*>"):
        source = re.sub(part, " ", source, flags=re.DOTALL)
    return re.sub(r"[ \n\t]+", " ", source).replace("&nbsp;", "\u00a0")


def owner_of(file: str) -> str | None:
    """The game to which a file of messages belongs, or None for those of all pages."""
    return next((game for game in GAMES if file == game or file.startswith(f"{game}_")), None)
