"""What people read: `words_of("de")` gives the messages of all Fluent files, here and of games."""

import os
import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, cast

from safehouse.games import GAMES, package_of
from safehouse.games.errors import Refused

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from safehouse.games.telling import Language

LANGUAGES = ("en", "de", "fr")
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Variables of the environment that tell the language of the system, the strongest first."""

Words = Callable[..., str]
"""A message by its id, with its variables."""

_TWO_STOPS = re.compile(r"(?<!\.)\.\.(?!\.)")
_PLAIN = re.compile(r"^([a-zA-Z][\w-]*) = ?(.*(?:\n[ \t]+\S.*)*)", re.MULTILINE)
_PLACE = re.compile(r"\{ \$(\w+) \}")


def preferred_language() -> "Language":
    """The language of whoever sits at this terminal, as the system tells it; or English."""
    said = next((os.environ[name] for name in VARIABLES if os.environ.get(name)), "")
    found = said[:2].lower()
    return cast("Language", found) if found in LANGUAGES else "en"


@cache
def bundle_of(language: str, *names: str) -> "FluentBundle":
    """All messages of a language, or those of some files, which are read sooner."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for name, text in sorted(texts_in(language).items()):
        if not names or name in names:
            bundle.add_resource(FluentResource(text.read_text("utf-8")))
    return bundle


@cache
def texts_in(language: str) -> Mapping[str, Path]:
    """The Fluent files of a language by their names: those of all pages, and those of the games."""
    specs = [find_spec(package_of(game)) for game in GAMES]  # which imports none of them
    packages = [
        Path(at) for spec in specs for at in (spec and spec.submodule_search_locations) or ()
    ]
    folders = [Path(__file__).parent, *(package / "texts" for package in packages)]
    return {file.stem: file for folder in folders for file in (folder / language).glob("*.ftl")}


def files_about(what: str) -> list[str]:
    """The names of a file and of those that games have of the same kind: `errors` and the like."""
    return [name for name in texts_in("en") if name == what or name.endswith(f"_{what}")]


@cache
def words_of(language: str, *names: str) -> Words:
    """How to say something in a language; in English where it, or the message, is not there.

    A message that is not there at all is said by its id, so that somebody will miss it.
    """

    def words(message: str, /, **variables: float | str) -> str:
        for spoken in (language if language in LANGUAGES else "en", "en"):
            bundle = bundle_of(spoken, *names)
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                if pattern is not None:
                    said, _ = bundle.format_pattern(pattern, variables)
                    return one_stop(str(said))
        return message

    return words


@cache
def plain_words_of(language: str) -> Words:
    """The help of the command line, whose messages have no variants.

    They are said without Fluent, which is loaded slowly, and may not be installed at all.
    """
    texts = [texts_in(language)[name].read_text("utf-8") for name in files_about("commands")]
    messages = dict(found for text in texts for found in _PLAIN.findall(text))

    def words(message: str, /, **variables: int | str) -> str:
        text = re.sub(r"\s*\n\s+", " ", messages.get(message, message)).strip()
        return _PLACE.sub(lambda place: str(variables.get(place[1], place[0])), text)

    return words


def explain(refused: Refused, language: str) -> str:
    """A refusal in a language: in English as it was raised, else by the message with its code."""
    if language == "en":
        return str(refused)
    words = words_of(language, *files_about("errors"))
    message = f"error-{refused.code.replace('_', '-')}"
    said = words(message, **{"why": "", "detail": str(refused), **refused.details})
    if said == message:
        return str(refused)
    at = refused.details.get("at")
    return said.strip() if at is None else words("error-at-decision", number=at, said=said)


def one_stop(said: str) -> str:
    """An abbreviation at the end of a sentence ends it too: "You owe A.I." has one full stop."""
    return _TWO_STOPS.sub(".", said)


def in_a_row(things: Iterable[str], language: str) -> str:
    """Things in a row, as one says it: "a, b and c"."""
    from babel.lists import format_list

    return format_list(list(things), locale=language)
