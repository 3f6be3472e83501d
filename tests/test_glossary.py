"""One term for one thing: each glossary's terms are used, and what it forbids stands nowhere."""

import re
import tomllib
from functools import cache
from importlib.resources import files

import pytest

from safehouse.games import GAMES, package_of
from safehouse.texts import LANGUAGES
from tests.readings import TEXTS, messages_in, owner_of, readings, rules_page

OWNERS: list[str | None] = [None, *GAMES]


@cache
def glossary(owner: str | None) -> dict[str, dict[str, object]]:
    """The terms of a game, or of what stands around the games."""
    folder = files(package_of(owner)) / "texts" if owner else TEXTS
    return tomllib.loads((folder / "glossary.toml").read_text("utf-8"))


@cache
def texts_of(owner: str | None, language: str) -> list[tuple[str, str]]:
    """All that people read about a game in a language, with where it stands; stories aside."""
    said = [
        (id, text)
        for id, (file, _) in messages_in(language).items()
        if owner_of(file) == owner and "_scenario_" not in file
        for text in set(readings(language, id))
    ]
    return [*said, ("the rules page", rules_page(owner, language))] if owner else said


@pytest.mark.parametrize("owner", OWNERS)
def test_every_term_of_the_glossary_is_used(owner: str | None) -> None:
    terms = glossary(owner)
    assert len(terms) >= 8
    for language in LANGUAGES:
        everything = "\n".join(text for _, text in texts_of(owner, language)).lower()
        unused = [
            name for name, term in terms.items() if str(term[language]).lower() not in everything
        ]
        assert unused == [], language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("owner", OWNERS)
def test_no_forbidden_synonym_is_used(owner: str | None, language: str) -> None:
    used = set()
    for name, term in glossary(owner).items():
        never = term.get("never", {})
        assert isinstance(never, dict)
        for word in never.get(language, []):
            pattern = re.compile(rf"\b(?:{word})\b", re.IGNORECASE)
            for id, text in texts_of(owner, language):
                if found := pattern.search(text):
                    used.add(f"{id}: “{found[0]}” instead of “{term[language]}” ({name})")
    assert used == set()
