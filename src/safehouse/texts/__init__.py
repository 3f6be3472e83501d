"""What people read: `words_of("de")` gives the messages of the Fluent files that lie here."""

import re
from collections.abc import Callable, Iterable
from functools import cache
from importlib.resources import files

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de", "fr")
Words = Callable[..., str]
"""A message by its id, with its variables."""

_TWO_STOPS = re.compile(r"(?<!\.)\.\.(?!\.)")


@cache
def bundle_of(language: str, *names: str) -> FluentBundle:
    """All messages of a language, or those of some files, which are read sooner."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((files("safehouse.texts") / language).iterdir(), key=lambda f: f.name):
        name, _, ending = file.name.partition(".")
        if ending == "ftl" and (not names or name in names):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


@cache
def words_of(language: str, *names: str) -> Words:
    """How to say something in a language; in English where it, or the message, is not there.

    A message that is not there at all is said by its id, so that somebody will miss it.
    """

    def words(message: str, /, **variables: int | str) -> str:
        for spoken in (language if language in LANGUAGES else "en", "en"):
            bundle = bundle_of(spoken, *names)
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                if pattern is not None:
                    said, _ = bundle.format_pattern(pattern, variables)
                    return one_stop(str(said))
        return message

    return words


def one_stop(said: str) -> str:
    """An abbreviation at the end of a sentence ends it too: "You owe A.I." has one full stop."""
    return _TWO_STOPS.sub(".", said)


def in_a_row(things: Iterable[str], language: str) -> str:
    """Things in a row, as one says it: "a, b and c"."""
    return format_list(list(things), locale=language)
