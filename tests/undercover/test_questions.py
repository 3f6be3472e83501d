"""Every kind of question is reached, and each asks for what can be decided, in three languages."""

import random
import re
from collections.abc import Iterator, Mapping
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from safehouse.games import game_named
from safehouse.games.decisions import Decision
from safehouse.games.state import State
from safehouse.games.telling import Language, Line
from safehouse.games.undercover.view import View
from safehouse.terminal.wording import NOBODY, People, ask, say_line
from safehouse.texts import texts_in
from tests.effort import times
from tests.plain import plain
from tests.undercover.examples import VARIANTS
from tests.undercover.positions import WHEEL, beside, position

GAME = game_named("undercover")
ALL: tuple[Language, ...] = get_args(Language)
GAMES = times(2)
DECISIONS = 90

VERBS: dict[Language, dict[str, str]] = {
    "en": {
        "take pile": r"\bthe top agent of\b",
        "take": r"\ban agent from the table\b",
        "take joker": r"^Take .*\byour joker\b",
        "draw bottom": r"\bdraw the bottom agent\b",
        "turn": r"^Turn .* over\b",
        "keep": r"\bor keep it\b",
        "place": r"^Place .* beside (a|any) tile\.",
        "place corner": r"\bplace it at a corner\b",
    },
    "de": {
        "take pile": r"\bden obersten Agenten von\b",
        "take": r"\beinen Agenten vom Tisch\b",
        "take joker": r"^Nimm .*\bdeinen Joker\b",
        "draw bottom": r"\bZieh deshalb den untersten Agenten\b",
        "turn": r"^Drehst du .* um\b",
        "keep": r"\boder behältst du ihn\b",
        "place": r"^Leg .* an ein (beliebiges )?Plättchen an\.",
        "place corner": r"\bLeg ihn über Eck an\b",
    },
    "fr": {
        "take pile": r"\bl\u2019agent du dessus d",
        "take": r"\bun agent de la table\b",
        "take joker": r"^Prends .*\bton joker\b",
        "draw bottom": r"\bpioche l\u2019agent du dessous d",
        "turn": r"^Retourner\b",
        "keep": r"\bou le garder\b",
        "place": r"^Pose .* contre (une|n\u2019importe quelle) tuile\.",
        "place corner": r"\bpose-le contre le coin d\u2019une tuile\b",
    },
}
"""How a question asks for each verb. To keep an agent is the one way to decline something."""

COLOURS: dict[Language, tuple[str, ...]] = {
    "en": WHEEL,
    "de": ("rot", "orange", "gelb", "grün", "blau", "violett"),
    "fr": ("rouge", "orange", "jaune", "vert", "bleu", "violet"),
}
"""How words for the colours of the wheel begin."""

PILE: dict[Language, str] = {"en": r"pile (\d)", "de": r"Stapel (\d)", "fr": r"pile (\d)"}
ONLY_JOKER: dict[Language, str] = {
    "en": "nothing else you may take",
    "de": "Etwas anderes darfst du nicht nehmen",
    "fr": "tu ne peux rien prendre d\u2019autre",
}
NOT_BACK: dict[Language, str] = {
    "en": "may not return to its old spot",
    "de": "darf er nicht zurück",
    "fr": "ne peut pas revenir à son ancienne place",
}
NOBODY_MOVES: dict[Language, str] = {
    "en": "Employees don\u2019t move in the first round",
    "de": "In der ersten Runde rücken die Mitarbeiter nicht vor",
    "fr": "Les employés n\u2019avancent pas pendant la première manche",
}
STEPS: dict[Language, str] = {"en": r"2 steps.*1 step", "de": r"2 Schritte.*1 Schr", "fr": "2 pas"}

QUIET: dict[str, object] = {"first_round_scores": "off"}
OPTIONS: tuple[Mapping[str, object], ...] = (*VARIANTS.values(), {**QUIET, "players": 3})
SPENT = "8,8 joker"
"""The joker of the first player, who plays red and whose enemy is green."""

NOTHING_ELSE = "3,0 yellow/orange; 0,-1 red/orange; 1,-1 green/blue official; 20,20 red/violet"
FOLDERS = {"first": "3,0", "second": "0,-1", "third": "20,20"}
PREPARED = {
    "a pile and the joker": position(pile_1="red/orange; ...", pile_2="yellow/green; ..."),
    "one pile": position(
        SPENT, spent_jokers="first", pile_1="yellow/green; ...", pile_2="red/orange; ..."
    ),
    "both piles": position(
        SPENT, spent_jokers="first", pile_1="red/orange; ...", pile_2="orange/red; ..."
    ),
    "the table": position(
        f"{SPENT}; 3,0 yellow/orange",
        spent_jokers="first",
        pile_1="yellow/green; ...",
        pile_2="blue/green; ...",
    ),
    "the table and a pile": position(
        f"{SPENT}; 3,0 yellow/orange",
        spent_jokers="first",
        pile_1="red/orange; ...",
        pile_2="blue/green; ...",
    ),
    "the table and the joker": position(
        "3,0 yellow/orange", pile_1="yellow/green; ...", pile_2="blue/green; ..."
    ),
    "only the joker": position(pile_1="yellow/green; ...", pile_2="blue/green; ..."),
    "the bottom of either pile": position(
        SPENT, spent_jokers="first", pile_1="yellow/green; ...", pile_2="blue/green; ..."
    ),
    "the bottom of the first pile": position(
        f"{SPENT}; {NOTHING_ELSE}; 22,22 yellow/green; 24,24 green/yellow official",
        players=3,
        spent_jokers="first",
        folders=FOLDERS,
        pile_1="blue/green; ...",
        pile_2="",
    ),
    "the bottom of the second pile": position(
        f"{SPENT}; {NOTHING_ELSE}; 22,22 yellow/green; 24,24 green/yellow official",
        players=3,
        spent_jokers="first",
        folders=FOLDERS,
        pile_1="",
        pile_2="blue/green; ...",
    ),
    "an agent that fits nowhere, from the table": position(
        "3,3 violet/blue; 3,0 orange/yellow official; 1,2 red/orange official",
        hqs="red orange yellow green",
        colours="yellow red",
        folders={"second": "3,0"},
    ),
    "an agent that fits nowhere, in a round that does not score": position(
        players=3, hqs="red orange yellow", pile_1="green/blue; ...", options=QUIET
    ),
}


# --- What the messages tell apart ---------------------------------------------------------------


class Variants(Visitor):
    """The variants of a question, with those of its parts about piles and about placing."""

    PARTS = ("undercover-a-pile", "undercover-not-back", "undercover-nobody-moves")

    def __init__(self, id: str, args: Mapping[str, object] | None = None) -> None:
        self.id = id
        self.found: set[str] = set()
        self._args = args
        self.visit(MESSAGES[id])

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        if node.id.name in self.PARTS:
            self.visit(MESSAGES[node.id.name])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference)
        name = node.selector.id.name
        for variant in node.variants if self._args is None else [self._chosen(node, name)]:
            self.found.add(f"{self.id}: {name} {_key(variant)}")
            self.visit(variant.value)

    def _chosen(self, node: ast.SelectExpression, name: str) -> ast.Variant:
        assert self._args is not None
        value = str(self._args[name])
        fitting = [variant for variant in node.variants if _key(variant) == value]
        return (fitting or [variant for variant in node.variants if variant.default])[0]


def choices_of(state: State) -> list[Decision]:
    """What can be decided, as values."""
    return [GAME.decisions.parse(decision) for decision in state.decisions()]


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


MESSAGES = {
    entry.id.name: entry
    for entry in FluentParser().parse(texts_in("en")["undercover"].read_text("utf-8")).body
    if isinstance(entry, ast.Message)
}
QUESTIONS = [id for id in MESSAGES if id.startswith("undercover-ask-")]
WAITING = "undercover-ask-wait"


# --- What is asked ------------------------------------------------------------------------------


def moments() -> Iterator[State]:
    """Prepared positions with a turn played from each, and random games."""
    chance = random.Random(7)
    for described in PREPARED.values():
        state = State.from_position(described)
        for first in state.decisions():
            for second in ("keep", "turn"):
                yield from after(state, first, second)
    for number in range(GAMES):
        for options in OPTIONS:
            state = State.new("undercover", dict(options), number)
            for _ in range(DECISIONS):
                if state.actor is None:
                    break
                yield state
                decisions = state.decisions()
                verb = chance.choice(sorted({decision.split()[0] for decision in decisions}))
                state = state.decide(chance.choice([d for d in decisions if d.startswith(verb)]))


def after(state: State, *decisions: str) -> Iterator[State]:
    """A state, and what follows as far as it is possible."""
    yield state
    for decision in decisions:
        if decision in state.decisions():
            state = state.decide(decision)
            yield state


@pytest.fixture(scope="module")
def asked() -> list[tuple[State, View, Line]]:
    """Moments with the view of whoever decides, and what is asked."""
    found = []
    for state in moments():
        assert state.actor is not None
        view = state.view(state.actor)
        assert isinstance(view, View)
        found.append((state, view, GAME.sayings.question(view, choices_of(state))))
    return found


def test_every_kind_of_question_is_reached(asked: list[tuple[State, View, Line]]) -> None:
    reached: set[str] = set()
    for _, _, line in asked:
        assert line.id in QUESTIONS
        reached |= {line.id} | Variants(line.id, line.args).found
    every = {id for id in QUESTIONS if id != WAITING}
    every |= {variant for id in every for variant in Variants(id).found}
    assert len(every) >= 25
    assert every - reached == set()


@pytest.mark.parametrize("language", ALL)
def test_a_question_asks_for_what_can_be_decided(
    language: Language, asked: list[tuple[State, View, Line]]
) -> None:
    for state, _, line in asked:
        said = say_line(GAME, line, language)
        named = {verb for verb, words in VERBS[language].items() if re.search(words, said)}
        choices = choices_of(state)
        assert named == {decision.verb for decision in choices}, said
        assert (ONLY_JOKER[language] in said) == (list(state.decisions()) == ["take joker"]), said
        piles = {place for one in choices for name, place in one.places if name == "pile"}
        assert set(re.findall(PILE[language], said)) == (piles if len(piles) == 1 else set()), said


@pytest.mark.parametrize("language", ALL)
def test_a_question_names_the_colours_that_matter(
    language: Language, asked: list[tuple[State, View, Line]]
) -> None:
    for state, view, line in asked:
        said = say_line(GAME, line, language)
        words = zip(WHEEL, COLOURS[language], strict=True)
        named = {colour for colour, word in words if re.search(rf"\b{word}", said, re.I)}
        assert named == colours_that_matter(line.id, view), said
        if line.id == "undercover-ask-turn":
            turned = plain(state.decide("turn").view(str(state.actor)))["active"]["tile"]
            assert turned[turned["shows"]] in named, said


def colours_that_matter(question: str, view: View) -> set[str]:
    """The colour in hand, and those that it may turn into or touch."""
    if view.active is None or view.active.tile.joker:
        return set()
    tile = view.active.tile
    up, down = tile.official, tile.undercover
    if tile.shows == "undercover":
        up, down = down, up
    assert up is not None
    neighbours = {beside(up, -1), beside(up, 1)}
    match question:
        case "undercover-ask-turn":
            return {up} | (neighbours if down == "?" else {str(down)})
        case "undercover-ask-place":
            return {up} | neighbours
    return {up}


@pytest.mark.parametrize("language", ALL)
def test_a_question_tells_where_an_agent_may_not_return_and_when_nobody_moves(
    language: Language, asked: list[tuple[State, View, Line]]
) -> None:
    for state, view, line in asked:
        said = say_line(GAME, line, language)
        is_quiet = view.options.first_round_scores == "off" and view.round == 1
        placed = view.active if view.active and view.active.turned is not None else None
        is_barred = placed is not None and not placed.turned and "," in placed.origin
        assert (NOT_BACK[language] in said) == is_barred, said
        is_place = line.id == "undercover-ask-place"
        assert (NOBODY_MOVES[language] in said) == (is_place and is_quiet), said
        is_turn = line.id == "undercover-ask-turn"
        assert bool(re.search(STEPS[language], said)) == (is_turn and not is_quiet), said
        if placed and is_barred:
            assert placed.origin not in {dict(d.places)["cell"] for d in choices_of(state)}
        if placed and (is_quiet or line.id == "undercover-ask-corner"):
            happened = plain(state.decide(state.decisions()[0]).events())
            assert "advance" not in {event["event"] for event in happened}


@pytest.mark.parametrize("language", ALL)
def test_whoever_waits_is_told_for_whom(language: Language) -> None:
    state = State.new("undercover", {"players": 3}, 1)
    names = {"first": "Zoë", "second": "Mo"}
    reached: set[str] = set()
    for seat, reader, name in (
        ("first", "second", "Zoë"),
        ("second", None, "Mo"),
        ("third", "first", say_line(GAME, Line("undercover-seat", {"seat": "third"}), language)),
    ):
        said = ask(GAME, state.view(seat), seat, (), language, People(names, reader))
        assert name in said
        assert not any(other in said for other in {"Zoë", "Mo"} - {name})
        reached |= Variants(WAITING, {"seat_who": "other"}).found
    you = ask(GAME, state.view("first"), "first", (), language, People(names, "first"))
    reached |= Variants(WAITING, {"seat_who": "you"}).found
    assert "Zoë" not in you
    assert you != ask(GAME, state.view("first"), "first", (), language, NOBODY)
    assert reached == Variants(WAITING).found
