"""The Fluent messages of the product and of every game, by language: `messages_of("de")`."""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from safehouse.games import GAMES, package_of

LANGUAGES = ("en", "de", "fr")
Messages = Callable[..., str]
"""Looks up a message by its id and fills in its variables."""

_TWO_STOPS = re.compile(r"(?<!\.)\.\.(?!\.)")


@cache
def bundle_of(language: str, *names: str) -> FluentBundle:
    """All messages of a language, or those of some files, which are read sooner."""
    bundle = FluentBundle([language], use_isolating=False)
    for name, text in sorted(texts_in(language).items()):
        if not names or name in names:
            bundle.add_resource(FluentResource(text.read_text("utf-8")))
    return bundle


@cache
def texts_in(language: str) -> Mapping[str, Traversable]:
    """The Fluent files of a language by their names: those of all pages, and those of the games."""
    folders = [files(__name__), *(files(package_of(game)) / "texts" for game in GAMES)]
    return {
        file.name.removesuffix(".ftl"): file
        for folder in folders
        if (folder / language).is_dir()
        for file in (folder / language).iterdir()
        if file.name.endswith(".ftl")
    }


@cache
def messages_of(language: str, *names: str) -> Messages:
    """The messages of a language; English where the language, or a translation, is missing.

    A message that is missing in English too is shown as its id, so that somebody notices.
    """

    def messages(message: str, /, **variables: int | str) -> str:
        for spoken in (language if language in LANGUAGES else "en", "en"):
            bundle = bundle_of(spoken, *names)
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                if pattern is not None:
                    said, _ = bundle.format_pattern(pattern, variables)
                    return one_stop(str(said))
        return message

    return messages


def one_stop(said: str) -> str:
    """An abbreviation at the end of a sentence ends it too: "You owe A.I." has one full stop."""
    return _TWO_STOPS.sub(".", said)


def in_a_row(things: Iterable[str], language: str) -> str:
    """Things in a row, as one says it: "a, b and c"."""
    return format_list(list(things), locale=language)
