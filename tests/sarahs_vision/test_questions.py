"""Every question of Sarah's Vision, in three languages, against what can be decided then.

Random games and prepared positions are walked until each question, and each variant of its
message, has been asked.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping
from typing import get_args

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast

from safehouse.games import game_named
from safehouse.games.decisions import Decision
from safehouse.games.sarahs_vision.sayings import SAYINGS
from safehouse.games.sarahs_vision.view import View
from safehouse.games.state import State
from safehouse.games.telling import Arg, Language, Line
from safehouse.terminal.wording import messages_for, say_line
from safehouse.texts import texts_in
from tests.sarahs_vision.examples import VARIANTS
from tests.sarahs_vision.positions import choices_of, deal, event, load, pending, play, verbs

GAME = game_named("sarahs_vision")
ALL: tuple[Language, ...] = get_args(Language)
PREFIX = "sarahs_vision-"
DECISIONS = 100
ALL_ROLES = {"engineer", "scientist", "senator"}
PAID_WITH = {"pull", "use", "spend"}
TIMES = "\N{MULTIPLICATION SIGN}"

DECLINED: dict[Language, str] = {
    "en": r"\bor (none|pass|skip)\b",
    "de": r"\boder (keine|passe|verzichte)\b",
    "fr": r"\bou (aucune|passe|renonces?)\b",
}
"""How a question says that it may be declined."""

SLOTS: dict[Language, dict[str, str]] = {
    "en": {"left": "left block", "middle": "middle block", "right": "right block"},
    "de": {"left": "linken Block", "middle": "mittleren Block", "right": "rechten Block"},
    "fr": {"left": "bloc de gauche", "middle": "bloc du milieu", "right": "bloc de droite"},
}
NEXT: dict[Language, str] = {
    "en": "neighbouring location",
    "de": "Nachbarort",
    "fr": "lieu voisin",
}


# --- The messages and their variants -------------------------------------------------------------

Path = tuple[str, ...]
"""The variants that are taken one inside the other."""


def messages(language: Language) -> dict[str, ast.Message]:
    """All messages that ask something, and the ways of paying that several of them list."""
    parsed = FluentParser().parse(texts_in(language)["sarahs_vision"].read_text("utf-8"))
    return {
        entry.id.name.removeprefix(PREFIX): entry
        for entry in parsed.body
        if isinstance(entry, ast.Message)
        and entry.id.name.startswith((f"{PREFIX}ask-", f"{PREFIX}ways"))
    }


def selection(pattern: ast.Pattern) -> ast.SelectExpression | None:
    """What a message selects by, if it has variants; then it is nothing else."""
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(
            element.expression, ast.SelectExpression
        ):
            assert len(pattern.elements) == 1
            return element.expression
    return None


def key_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def all_paths(pattern: ast.Pattern) -> Iterator[Path]:
    """Every variant of a message."""
    found = selection(pattern)
    if found is None:
        yield ()
        return
    for variant in found.variants:
        for rest in all_paths(variant.value):
            yield (key_of(variant), *rest)


def path_taken(pattern: ast.Pattern, args: Mapping[str, Arg], language: Language) -> Path:
    """The variant that these arguments select."""
    found = selection(pattern)
    if found is None:
        return ()
    assert isinstance(found.selector, ast.VariableReference)
    value = args[found.selector.id.name]
    keys = {str(value)}
    if isinstance(value, int):
        keys.add(Locale(language).plural_form(value))
    chosen = next(
        (variant for variant in found.variants if key_of(variant) in keys),
        next(variant for variant in found.variants if variant.default),
    )
    return (key_of(chosen), *path_taken(chosen.value, args, language))


# --- Moments at which something is asked ---------------------------------------------------------


def walk(options: dict[str, object]) -> Iterator[State]:
    """Random games, one after the other; rare verbs are as likely as others."""
    chance = random.Random(str(options))
    state = State.new("sarahs_vision", options, 1)
    for number in range(DECISIONS):
        yield state
        if state.actor is None:
            state = State.new("sarahs_vision", options, number)
        verb = chance.choice(sorted(verbs(state)))
        mine = [text for text in state.decisions() if text.split()[0] == verb]
        state = state.decide(chance.choice(mine))


CHOICES = (
    *("move any any", "move any next", "move any archive", "move senator any", "move senator next"),
    *("exchange", "calm any 1", "calm any 2", "clear any", "relieve any 1", "relieve any 2"),
    *("hand_over", "shelter any", "inspire any 1", "inspire any 2", "learn green 1"),
    *("learn green 2", "learn any 1", "learn any 2", "free", "swap", "cover"),
)
"""Lines of cards that leave something to choose."""


def prepared() -> Iterator[State]:
    """Positions for whatever random games seldom bring about."""
    zones = dict.fromkeys(ALL_ROLES, 2)
    for line in CHOICES:
        framed = event("foundry 1!:green")
        yield play(
            load(events=[event("", line), framed], zones=zones, danger={"academy": 2}), "pass"
        )
    together = dict.fromkeys(ALL_ROLES, "academy")
    for cubes in (1, 2):
        yield play(load(figures=together, danger={"academy": cubes}), "pass")
        yield play(load(figures=together, inspiration={"academy": cubes}), "pass")
    yield play(load(danger={"archive": 5}), "pass")
    yield play(load(danger={"archive": 3}, limit=2), "pass")

    two = [event("foundry 1!:green, archive 1!:green, academy 1!:orange")]
    # What can be paid with, in every combination.
    for ways in ("pull", "use", "spend", "pull use", "pull spend", "use spend", "pull use spend"):
        state = load(
            events=two,
            layers=["green green green"] if "pull" in ways else (),
            unlocked="green" if "use" in ways else "",
            freed="green" if "use" in ways else "",
            grid={"green senator": 1} if "spend" in ways else {},
        )
        yield play(state, "swap 1 2")
        named = play(state, "cover 1 foundry")
        yield named
        yield play(named, "pay")
        if "cover 1 archive" in named.decisions():
            yield play(named, "cover 1 archive")
            yield play(named, "cover 1 archive", "pay")
    rich = {"orange engineer": 1, "yellow scientist": 4, "purple senator": 2}
    yield play(load(grid=rich, face_down=(2,)), "reveal")
    yield play(load(grid=rich), "remove 3")
    playing = load(grid=rich, hands={"first": "tea_and_facts"})
    yield play(playing, "pass")
    yield play(playing, "pass", "play tea_and_facts")

    # A real tower.
    blocks = ["green green green", "orange orange orange"]
    for slot in ("left", "middle", "right"):
        real = load(events=two, outside=True, layers=blocks)
        yield play(real, "swap 1 2", f"pull 1 {slot}")
        yield play(real, "cover 1 foundry", "pay", f"pull 1 {slot}")
    free = load(outside=True, unlocked="green", freed="green")
    yield play(free, "swap 1 2", "use green")
    covered = load(
        events=two, outside=True, covers={1: {"foundry": "green"}}, grid={"yellow scientist": 4}
    )
    yield play(covered, "pass")
    yield play(covered, "remove 1", *["spend yellow scientist"] * 4)
    yield play(deal(event("", "burden senator 5")), "pass")


# --- What is asked, and what can be decided ------------------------------------------------------


def decided(state: State) -> list[Decision]:
    """What can be decided."""
    return [GAME.decisions.parse(text) for text in state.decisions()]


def asked(state: State) -> Line:
    view = state.view("first")
    assert isinstance(view, View)
    return SAYINGS.question(view, decided(state))


def verbs_for(id: str) -> tuple[set[str], set[str]]:
    """The decisions that a question is about: those there must be, and those there may be."""
    kind, _, rest = id.removeprefix("ask-").partition("-")
    if kind == "choice":
        verb = rest.split("-")[0]
        return {verb, "done"}, {verb, "done"}
    return {
        "action": ({"pass"}, {"pass", "draw", "reveal", "swap", "remove", "cover"}),
        "name": ({"pay"}, {"pay", "cover"}),
        "pay": (set[str](), {*PAID_WITH, "touch", "feel"}),
        "outcome": ({"held", "fell"}, {"held", "fell"}),
        "directive": ({"pass", "play"}, {"pass", "play"}),
        "take": ({"take"}, {"take"}),
        "learn": ({"learn"}, {"learn"}),
        "over": (set[str](), set[str]()),
    }[kind]


def roles_in(state: State) -> set[str]:
    """The figures that can be decided about."""
    places = [dict(decision.places) for decision in decided(state)]
    return {place["role"] for place in places if "role" in place}


def must_say(state: State, id: str, language: Language) -> Iterator[str]:
    """What a question has to name: the card, the place, the figures, the amounts."""
    words = messages_for("sarahs_vision", language)
    view = state.view("first")
    assert isinstance(view, View)
    now = pending(state)
    if "by" in now:
        by = now["by"]
        yield words("sarahs_vision-directive", card=by) if isinstance(by, str) else "A title"
    if id.startswith("ask-pay-"):
        owed, colour = now["owed"], words("sarahs_vision-resource", colour=now["colour"])
        yield f"{owed} {colour}" if language == "en" else f"{owed} {TIMES} {colour}"
        target = str(now.get("target") or "").split()
        yield from [part for part in target if part.isdecimal()]
    if id == "ask-pay-play":
        yield words("sarahs_vision-directive", card=now["target"])
    if id == "ask-pay-cover":
        yield words("sarahs_vision-section", section=now["target"].split()[1])
        if len(now["named"]) > 1:
            yield f" {len(now['named'])} "
    if id == "ask-outcome-pulled":
        layer, slot = now["pulled"].split()
        yield SLOTS[language][slot]
        yield layer
        if now["for"] == "cover":
            yield now["target"].split()[0]
    if id in ("ask-take", "ask-take-overflow", "ask-learn"):
        place = now["place"]
        yield words("sarahs_vision-at", location=place)
        cubes = (view.inspiration if id == "ask-learn" else view.danger)[place]
        if cubes > 1:
            yield f"{cubes} "
    if id in ("ask-take", "ask-learn"):
        yield from [words("sarahs_vision-role", role=role) for role in roles_in(state)]
    does = str(now.get("does", "")).split() if id.startswith("ask-choice-") else []
    if does and does[0] == "move":
        if does[1] in ALL_ROLES:
            yield words("sarahs_vision-role", role=does[1])
        if does[2] not in ("any", "next"):
            yield words("sarahs_vision-to", to=does[2])
    if does and does[0] in ("relieve", "inspire"):
        yield does[2]
    if does and does[0] in ("calm", "learn"):
        yield str(now["left"])
        if does[0] == "learn" and does[1] != "any":
            yield words("sarahs_vision-resource", colour=does[1])


def check(state: State) -> Line:
    """A question is about what can be decided, all of it and nothing else."""
    question = asked(state)
    id = question.id.removeprefix(PREFIX)
    can = verbs(state)
    needed, possible = verbs_for(id)
    assert needed <= can <= possible, (id, can)
    if id == "ask-name":
        assert question.args["more"] == ("yes" if "cover" in can else "no")
    if id.startswith("ask-pay-"):
        assert set(str(question.args["ways"]).split("_")) == can & PAID_WITH
    if id == "ask-take-overflow":
        assert roles_in(state) == ALL_ROLES
    if id.startswith("ask-choice-move"):
        there = {decision.split()[-1] for decision in state.decisions() if " " in decision}
        assert (id == "ask-choice-move-any-to") == (len(there) == 1)
        assert ("-role-" in id) == (len(roles_in(state)) == 1)
    for language in ALL:
        said = say_line(GAME, question, language)
        declined = re.search(DECLINED[language], said) is not None
        assert declined == bool(can & {"pass", "done"}), said
        assert (NEXT[language] in said) == id.endswith("-next"), said
        for part in must_say(state, id, language):
            assert part in said, (part, said)
    return question


# --- Tests ---------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def walked() -> list[Line]:
    """All questions of random games and prepared positions, checked where they are asked."""
    found = [
        check(state)
        for options in (*VARIANTS.values(), {"players": 1, "tower": "outside"})
        for state in walk(options)
    ]
    found += [check(state) for state in prepared()]
    return found + [Line(f"{PREFIX}ask-wait", {"seat": seat}) for seat in ("first", "tower")]


@pytest.mark.parametrize("language", ALL)
def test_every_question_is_asked_in_every_variant(walked: list[Line], language: Language) -> None:
    known = messages(language)
    wanted = {
        (id, path)
        for id, message in known.items()
        if message.value is not None
        for path in all_paths(message.value)
    }
    reached = set()
    for question in walked:
        for id in (
            question.id.removeprefix(PREFIX),
            *(["ways"] if "ways" in question.args else []),
        ):
            pattern = known[id].value
            assert pattern is not None
            reached.add((id, path_taken(pattern, question.args, language)))
    assert wanted - reached == set()
    assert reached <= wanted


@pytest.mark.parametrize("language", ALL)
def test_a_question_names_the_directive_that_asks(language: Language) -> None:
    state = load(hands={"first": "the_milk_barge"}, grid={"purple senator": 1})
    state = play(state, "pass", "play the_milk_barge", "spend purple senator")
    said = say_line(GAME, asked(state), language)
    assert (
        messages_for("sarahs_vision", language)("sarahs_vision-directive", card="the_milk_barge")
        in said
    )


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Engineer and Senator share 2 danger cubes at Agency HQ. Who takes the next one?"),
        (
            "de",
            "Engineer und Senator teilen sich 2 Gefahrenwürfel in der Agenturzentrale. "
            "Wer nimmt den nächsten?",
        ),
        (
            "fr",
            "Ingénierie et Sénat se partagent 2 cubes de danger au QG de l\u2019Agence. "
            "Qui prend le prochain\u00a0?",
        ),
    ],
)
def test_who_is_asked_about_is_named(language: Language, said: str) -> None:
    figures = {"engineer": "agency_hq", "senator": "agency_hq"}
    state = play(load(figures=figures, danger={"agency_hq": 2}), "pass")
    assert say_line(GAME, asked(state), language) == said


def test_declined_choices_are_not_asked_again() -> None:
    state = play(load(events=[event("", "calm any 2")], danger={"academy": 2}), "pass")
    assert choices_of(state, "calm") == {"academy"}
    assert asked(play(state, "done")).id == f"{PREFIX}ask-action"
