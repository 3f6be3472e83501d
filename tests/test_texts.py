"""Every text exists in all three languages, and every text that is asked for exists."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from safehouse.games import GAMES
from safehouse.texts import messages_of, texts_in

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web" / "src"
LANGUAGES = ("en", "de", "fr")
FILES = sorted(texts_in("en"))


class Places(Visitor):
    """The variables that fill the places of a message, and of the messages that it refers to."""

    def __init__(self, message: ast.Message, others: dict[str, ast.Message]) -> None:
        self.names: set[str] = set()
        self._others = others
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        if node.id.name in self._others:
            self.visit(self._others[node.id.name])


def messages(language: str, name: str) -> dict[str, ast.Message]:
    parsed = FluentParser().parse(texts_in(language)[name].read_text("utf-8"))
    found = {}
    for entry in parsed.body:
        assert not isinstance(entry, ast.Junk), f"{language}/{name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{name}: {entry.id.name} stands twice"
            found[entry.id.name] = entry
    return found


def test_there_are_the_same_files_in_every_language() -> None:
    for language in LANGUAGES:
        assert sorted(texts_in(language)) == FILES


@pytest.mark.parametrize("name", FILES)
def test_every_text_exists_in_all_three_languages(name: str) -> None:
    english = messages("en", name)
    for language in ("de", "fr"):
        other = messages(language, name)
        assert sorted(other) == sorted(english)
        for id, message in other.items():
            assert message.value is not None, f"{language}: {id} is empty"
            unknown = Places(message, other).names - Places(english[id], english).names
            assert not unknown, f"{language}: {id} asks for {unknown}, which English does not"


def all_ids() -> set[str]:
    return {id for name in FILES for id in messages("en", name)}


def test_every_text_that_a_page_names_exists() -> None:
    known = all_ids()
    missing = set()
    for path in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]:
        if path.name.endswith(".test.ts") or "allery" in path.name:
            continue
        source = path.read_text("utf-8")
        for id in re.findall(r"""\bsay\(\s*"([a-z0-9_-]+)\"""", source):
            if id not in known:
                missing.add(f"{path.relative_to(WEB)}: {id}")
        for id in re.findall(r"""\bid: "([a-z0-9_]+-[a-z0-9_-]+)\"""", source):
            if id not in known:
                missing.add(f"{path.relative_to(WEB)}: {id}")
    assert missing == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_texts_that_the_frame_needs(game: str) -> None:
    known = all_ids()
    for name in ("title", "tagline", "about", "players", "seat"):
        assert f"{game}-{name}" in known


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_can_be_read_by_the_command_line_too(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for name in FILES:
        bundle.add_resource(FluentResource(texts_in(language)[name].read_text("utf-8")))
    pattern = bundle.get_message("clock-days").value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, {"days": 3})
    assert "3" in str(text)
    assert errors == []


REASON = re.compile(r"""\b(?:why|because)\([^()]+?,\s*"([a-z-]+)\"""")
"""A call that makes a reason: its second argument names a section of the rules."""


def sections(game: str, language: str) -> list[str]:
    source = (WEB / "games" / game / f"Rules.{language}.svelte").read_text("utf-8")
    return re.findall(r"""<section[^>]*\bid="([a-z0-9-]+)\"""", source)


@pytest.mark.parametrize(("language", "kind"), [("en", "A.I."), ("de", "K.I."), ("fr", "I.A.")])
def test_a_sentence_that_ends_with_an_abbreviation_has_one_full_stop(
    language: str, kind: str
) -> None:
    said = messages_of(language)("sarahs_vision-why-wrong-block", colour="purple")
    assert said.endswith(f" {kind}")
    assert ".." not in said


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_have_the_same_sections_in_every_language(game: str) -> None:
    english = sections(game, "en")
    assert len(english) >= 6
    assert sections(game, "de") == english
    assert sections(game, "fr") == english


@pytest.mark.parametrize("game", GAMES)
def test_why_leads_to_a_section_of_the_rules(game: str) -> None:
    named = set()
    for path in (WEB / "games" / game).rglob("*.ts"):
        if not path.name.endswith(".test.ts"):
            named |= set(re.findall(REASON, path.read_text("utf-8")))
    assert len(named) >= 4
    assert named <= set(sections(game, "en"))
