"""Decisions in words, one form each: `pull 4 left`, `cover 2 foundry`, `move senator archive`."""

from collections.abc import Iterator
from functools import cache

from safehouse.games.errors import InvalidText
from safehouse.games.kernel import Records
from safehouse.games.sarahs_vision import actions as a
from safehouse.games.sarahs_vision.contents import directives
from safehouse.games.sarahs_vision.effects import COLOURS, LOCATIONS, ROLES
from safehouse.games.sarahs_vision.record import MOST_LAYERS, NUM_LINES, ROW
from safehouse.games.sarahs_vision.tower import KIND_NAMES, SLOTS

SECTIONS = (*LOCATIONS, *(f"line_{i + 1}" for i in range(NUM_LINES)))
ENDS_OF_GRID = (*COLOURS, *ROLES)
DIRECTIVE_NAMES = tuple(card.id for card in directives())

SIMPLE = ("pass", "draw", "reveal", "pay", "done", "held", "fell")
VERBS = (
    *SIMPLE,
    "swap",
    "remove",
    "cover",
    "play",
    "pull",
    "touch",
    "feel",
    "use",
    "spend",
    "take",
    "learn",
    "move",
    "exchange",
    "calm",
    "clear",
    "inspire",
    "relieve",
    "shelter",
    "hand_over",
    "free",
)
NOUNS = (*LOCATIONS, *ROLES, *COLOURS, *SLOTS, *KIND_NAMES[5:], *SECTIONS[9:], *DIRECTIVE_NAMES)


def _forms() -> Iterator[tuple[int, str]]:
    yield from enumerate(SIMPLE)
    for i, (one, two) in enumerate(a.PAIRS):
        yield a.SWAP + i, f"swap {one + 1} {two + 1}"
    for place in range(ROW):
        yield a.REMOVE + place, f"remove {place + 1}"
        for i, section in enumerate(SECTIONS):
            yield a.COVER + 12 * place + i, f"cover {place + 1} {section}"
    for i, card in enumerate(DIRECTIVE_NAMES):
        yield a.PLAY + i, f"play {card}"
    for layer in range(MOST_LAYERS):
        for slot, name in enumerate(SLOTS):
            yield a.place_action(a.PULL, layer, slot), f"pull {layer + 1} {name}"
            yield a.place_action(a.TOUCH, layer, slot), f"touch {layer + 1} {name}"
    yield a.FEEL, "feel"
    for i, kind in enumerate(KIND_NAMES[1:]):
        yield a.USE + i, f"use {kind}"
    for c, colour in enumerate(COLOURS):
        for r, role in enumerate(ROLES):
            yield a.SPEND + 3 * c + r, f"spend {colour} {role}"
            yield a.LEARN + 3 * c + r, f"learn {colour} {role}"
    for r, role in enumerate(ROLES):
        yield a.TAKE + r, f"take {role}"
        yield a.RELIEVE + r, f"relieve {role}"
        yield a.SHELTER + r, f"shelter {role}"
        for cell, location in enumerate(LOCATIONS):
            yield a.MOVE + 9 * r + cell, f"move {role} {location}"
    for cell, location in enumerate(LOCATIONS):
        yield a.CALM + cell, f"calm {location}"
        yield a.CLEAR + cell, f"clear {location}"
        yield a.INSPIRE + cell, f"inspire {location}"
    for i, (one, two) in enumerate(a.ROLE_PAIRS):
        yield a.EXCHANGE + i, f"exchange {ROLES[one]} {ROLES[two]}"
    for i, (one, two) in enumerate(a.ORDERED_ROLES):
        yield a.HAND_OVER + i, f"hand_over {ROLES[one]} {ROLES[two]}"
    for i, end in enumerate(ENDS_OF_GRID):
        yield a.FREE + i, f"free {end}"


@cache
def _by_number() -> dict[int, str]:
    return dict(_forms())


@cache
def _by_words() -> dict[str, int]:
    return {words: number for number, words in _forms()}


def words(action: int, records: Records) -> str:
    """A decision in words."""
    return _by_number()[action]


def parse(text: str, records: Records) -> int:
    """The decision that some words name."""
    found = _by_words().get(" ".join(text.lower().split()))
    if found is None:
        verb = (text.split() or [""])[0]
        if verb in VERBS:
            example = next(form for form in _by_words() if form.split()[0] == verb)
            sentence = f"{text[:40]!r} is no decision; one is {example!r}."
        else:
            sentence = f"{text[:40]!r} is no decision; a decision begins with {', '.join(VERBS)}."
        raise InvalidText("bad_decision", sentence)
    return found
