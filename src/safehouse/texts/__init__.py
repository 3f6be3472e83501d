"""The Fluent messages of the product and of every game, by language: `messages_of("de")`."""

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

Messages = Callable[..., str]
"""Looks up a message by its id and fills in its variables."""

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
def messages_of(language: str, *names: str) -> Messages:
    """The messages of a language; English where the language, or a translation, is missing.

    A message that is missing in English too is shown as its id, so that somebody notices.
    """

    def messages(message: str, /, **variables: float | str) -> str:
        for spoken in (language if language in LANGUAGES else "en", "en"):
            bundle = bundle_of(spoken, *names)
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                if pattern is not None:
                    said, _ = bundle.format_pattern(pattern, variables)
                    return one_stop(str(said))
        return message

    return messages


@cache
def plain_messages_of(language: str) -> Messages:
    """The help of the command line, whose messages have no variants.

    They are said without Fluent, which is loaded slowly, and may not be installed at all.
    """
    texts = [texts_in(language)[name].read_text("utf-8") for name in files_about("commands")]
    found = dict(one for text in texts for one in _PLAIN.findall(text))

    def messages(message: str, /, **variables: int | str) -> str:
        text = re.sub(r"\s*\n\s+", " ", found.get(message, message)).strip()
        return _PLACE.sub(lambda place: str(variables.get(place[1], place[0])), text)

    return messages


def explain(refused: Refused, language: str) -> str:
    """A refusal in a language: in English as it was raised, else by the message with its code."""
    if language == "en":
        return str(refused)
    messages = messages_of(language, *files_about("errors"))
    message = f"error-{refused.code.replace('_', '-')}"
    said = messages(message, **{"why": "", "detail": str(refused), **refused.details})
    if said == message:
        return str(refused)
    at = refused.details.get("at")
    return said.strip() if at is None else messages("error-at-decision", number=at, said=said)


def one_stop(said: str) -> str:
    """An abbreviation at the end of a sentence ends it too: "You owe A.I." has one full stop."""
    return _TWO_STOPS.sub(".", said)


def in_a_row(things: Iterable[str], language: str) -> str:
    """Things in a row, as one says it: "a, b and c"."""
    from babel.lists import format_list

    return format_list(list(things), locale=language)
