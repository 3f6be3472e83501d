"""Every refusal that the sources can raise is said in three languages, with all that it tells."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle

import safehouse
from safehouse.games import GAMES, game_named
from safehouse.games.errors import Refused
from safehouse.server.refusals import CODES, STATUS
from safehouse.texts import LANGUAGES, explain, files_about, messages_of

SOURCE = Path(safehouse.__file__).parent
REFUSALS = {"Refused", "InvalidText", "IllegalDecision"}
IN_THE_BROWSER = {"offline", "page-missing"}
"""What only the pages say, without a server."""


def refusals() -> Iterator[tuple[str, Refused]]:
    """Where something is refused, and with what; what is not a constant is filled in."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id not in REFUSALS or not isinstance(node.args[0], ast.Constant):
                continue
            given = {keyword.arg: keyword.value for keyword in node.keywords}
            details = {
                name: value.value if isinstance(value, ast.Constant) else f"<{name}>"
                for name, value in given.items()
                if name is not None
            }
            if None in given:  # **details, which are told at another place
                details = Anything(details)
            where = f"{path.relative_to(SOURCE)}:{node.lineno}"
            yield where, refused(str(node.args[0].value), details)


class Anything(dict[str, Any]):
    """Details of which only the source knows the names."""


def refused(code: str, details: dict[str, Any]) -> Refused:
    made = Refused(code, "Why it is refused.")
    made.details = details
    return made


def codes() -> set[str]:
    """All codes: those in sources, of answers by HTTP, and of places that a game does not have."""
    found = {one.code for _, one in refusals()}
    found |= {*STATUS, *CODES.values(), "bad_request"}
    for game in GAMES:
        for verb in game_named(game).decisions.verbs.values():
            found |= {place.code or f"unknown_{place.name}" for place in verb.places.values()}
    return found


def id_of(code: str) -> str:
    return f"error-{code.replace('_', '-')}"


def bundle(language: str) -> FluentBundle:
    from safehouse.texts import bundle_of

    return bundle_of(language, *files_about("errors"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_message(language: str) -> None:
    assert len(codes()) > 80
    assert {code for code in codes() if not bundle(language).has_message(id_of(code))} == set()


def test_every_message_is_of_a_code_that_there_is() -> None:
    known = {id_of(code) for code in codes()}
    known |= {f"error-{code}" for code in IN_THE_BROWSER} | {"error-at-decision"}
    assert set(bundle("en")._messages) - known == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_place_of_a_message_is_left_unfilled(language: str) -> None:
    for where, one in refusals():
        if isinstance(one.details, Anything):
            continue
        pattern = bundle(language).get_message(id_of(one.code)).value
        assert pattern is not None
        filled = {"why": "", "detail": str(one), **one.details}
        said, errors = bundle(language).format_pattern(pattern, filled)
        assert errors == [], f"{where}: {one.code} says {said!r}: {errors}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_of_a_message_is_asked_for_somewhere(language: str) -> None:
    texts = (SOURCE / "texts" / language / "errors.ftl").read_text("utf-8")
    variants = set(re.findall(r"\n    \[([a-z]+)\]", texts)) - {"one", "other"}
    sources = "".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
    assert {name for name in variants if f'"{name}"' not in sources} == set()


def test_english_is_said_as_it_was_raised_and_other_languages_by_the_code() -> None:
    nowhere = Refused("unknown_game", "There is no game 'go'; there are …", name="go", games="…")
    assert explain(nowhere, "en") == str(nowhere)
    assert explain(nowhere, "de") == "Das Spiel „go“ gibt es nicht. Wähle eines von diesen: …."
    assert explain(nowhere, "fr").startswith("Le jeu «\u00a0go\u00a0» n\u2019existe pas.")
    assert explain(Refused("nonesuch", "That is new."), "de") == "That is new."


def test_a_refusal_in_the_middle_of_a_game_says_where() -> None:
    at = Refused("game_over", "Decision 7: The game is over.", at=7)
    assert explain(at, "de") == "Zug 7: Die Partie ist zu Ende."


def test_details_are_told_in_english_after_a_sentence_of_the_language() -> None:
    bad = Refused("bad_clock", "A clock needs some time to start with.")
    assert explain(bad, "fr").endswith("ne convient pas. A clock needs some time to start with.")
    assert messages_of("fr", "errors")("error-bad-clock", detail="").strip().endswith("pas.")


def test_a_refusal_keeps_its_details_between_processes() -> None:
    import pickle

    kept = pickle.loads(pickle.dumps(Refused("no_file", "…", why="read", file="x", reason="y")))
    assert (kept.code, kept.details) == ("no_file", {"why": "read", "file": "x", "reason": "y"})
