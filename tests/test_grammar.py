"""Messages are sound sentences however their places are filled: articles, counts, typography."""

import re

import pytest

from safehouse.games import GAMES
from safehouse.texts import LANGUAGES
from tests.readings import messages_in, readings, rules_page

VOWEL = "aeiouyàâäéèêëîïôöûüœæAEIOUYÀÂÄÉÈÊËÎÏÔÖÛÜŒÆ"
ARTICLES = "der|die|das|den|dem|des|ein|eine|einen|einem|einer"
ENGLISH_THINGS = "agent|block|cube|decision|game|layer|point|sleeper|space|tile|turn"
GERMAN_THINGS = "Agenten|Blöcke|Ebenen|Karten|Partien|Punkte|Runden|Tage|Züge"
FRENCH_THINGS = "agent|bloc|carte|case|coup|cube|jour|partie|point|tour|tuile"
ALONE = r"(?<![\d.,:\u2013\u2212-])"
"""Before a number that is not part of another one."""

NO_BREAK = r"[\u00a0\u202f]"
NO_ELISION = r"(?!on(?:ze|zi)|oui\b|une?\b|[A-I]\d)"
"""Before what French does not elide: eleven, yes, the figure one, and the names of hexes."""

WRONG: dict[str, dict[str, str]] = {
    "en": {
        "a before a vowel": r"\b[Aa] (?!one|[Uu]ni|use|eu)[aeiouAEIOU]",
        "an before a consonant": r"\b[Aa]n (?!hour|honest|HQ)[bcdfgjklmnpqrstvwxyzBCDGJKPQTVWYZ]",
        "one of many": rf"{ALONE}\b1 (?:{ENGLISH_THINGS})s\b",
        "many of one": rf"{ALONE}\b(?:0|[2-9]|\d\d+) (?:{ENGLISH_THINGS})\b(?!-)",
        "a space before a percent sign": r"\d\s%",
    },
    "de": {
        "two articles": rf"\b(?:am|ans|beim|im|ins|vom|zum|zur) (?:{ARTICLES})\b"
        r"|(?<!, )\b(der|die|das|den|dem|des|einen?|einem|einer) \1\b",
        "one of many": rf"{ALONE}\b1 (?:{GERMAN_THINGS})\b",
        "no no-break space before a percent sign": r"\d ?%",
    },
    "fr": {
        "de le, à les": r"\b(?:de|à) les? (?!\w+(?:er|ir|re)\b)",
        "no elision": rf"\b(?:[DdJjLlMmNnSsTt]e|[Ll]a|[Qq]ue|[Ll]orsque) {NO_ELISION}[{VOWEL}]",
        "du before a vowel": rf"\b[Dd]u {NO_ELISION}[{VOWEL}]",
        "one of many": rf"{ALONE}\b[01] (?:{FRENCH_THINGS})s\b",
        "many of one": rf"{ALONE}\b(?:[2-9]|\d\d+) (?:{FRENCH_THINGS})\b",
        "no no-break space": rf"(?<!{NO_BREAK})[:;?!](?=\s|$)"
        rf"|«(?!{NO_BREAK})|(?<!{NO_BREAK})»|\d ?%",
    },
}
ANYWHERE = {
    "a straight apostrophe or quote": r"(?<=\w)'(?=\w)|(?<![=\w])\"",
    "two spaces": r"(?<=\S)  +(?=\S)",
    "a space before a full stop or comma": r"(?<=\w) [.,](?=\s|$)",
    "two full stops": r"(?<!\.)\.\.(?!\.)",
    "three dots for an ellipsis": r"\.\.\.",
    "a hyphen for a minus": r"(?<![\w.])-\d",
}
TYPED = re.compile(r"terminal|rules-|commands|-keys")
"""Messages for a terminal: columns and what one types follow rules of their own."""


def faults(language: str, text: str, patterns: dict[str, str]) -> set[str]:
    found = ((what, re.search(pattern, text)) for what, pattern in patterns.items())
    return {f"{what}: {text[max(0, m.start() - 30) : m.end() + 30]!r}" for what, m in found if m}


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_sound_however_they_are_filled(language: str) -> None:
    wrong = set()
    for id, (file, _) in messages_in(language).items():
        is_typed = bool(TYPED.search(id) or TYPED.search(file))
        patterns = WRONG[language] if is_typed else {**WRONG[language], **ANYWHERE}
        for text in set(readings(language, id)):
            wrong |= {f"{file}, {id}: {fault}" for fault in faults(language, text, patterns)}
    assert sorted(wrong) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_pages_are_sound(game: str, language: str) -> None:
    page = rules_page(game, language)
    assert len(page) > 3000
    patterns = {**WRONG[language], **ANYWHERE}
    del patterns["two spaces"], patterns["a space before a full stop or comma"]
    assert faults(language, page, patterns) == set()


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Send a Informant home."),
        ("en", "You have 1 cubes."),
        ("en", "2 tile left."),
        ("de", "Geh zum dem Turm."),
        ("de", "50 %"),
        ("fr", "Le cube du orange."),
        ("fr", "Va à les archives."),
        ("fr", "0 points"),
        ("fr", "Pourquoi pas?"),
    ],
)
def test_faults_are_found(language: str, text: str) -> None:
    assert faults(language, text, WRONG[language])
