"""Every kind of question is reached, and each asks for what can be decided, in three languages."""

import random
import re
from collections.abc import Iterator
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast

from safehouse.games import game_named
from safehouse.games.decisions import Decision
from safehouse.games.sleepers.sayings import SAYINGS
from safehouse.games.sleepers.view import Pending, View
from safehouse.games.state import State
from safehouse.games.telling import Language, Line
from safehouse.terminal.wording import say_line
from safehouse.texts import messages_of, texts_in
from tests.effort import times
from tests.sleepers.examples import VARIANTS
from tests.sleepers.positions import Position, position

GAME = game_named("sleepers")
ALL: tuple[Language, ...] = get_args(Language)
GAMES = times(2)
DECISIONS = 120

VERB = {
    "second_activation": "activate",
    "saboteur": "blast",
    "police": "jump",
    "ringleader": "activate",
    "recruiter": "recruit",
    "informant": "flip",
    "immigration": "bounce",
    "double_agent": "swap",
    "diversion": "move",
    "master_of_disguise": "copy",
}
"""What each question asks for, besides declining."""

DECLINE = {
    "en": r", or (stop|skip|stay put|return only \w\d|end your turn)\b",
    "de": r"\boder (hör auf|verzichte|bleib stehen|lass es|schick nur \w\d zurück|beende)\b",
    "fr": r", ou (arrête-toi|renonce|renvoie seulement \w\d|termine)\b",
}
NEXT = {
    "end": {"en": "end your turn", "de": "beende deinen Zug", "fr": "termine ton tour"},
    "ringleader": {"en": "go back to the", "de": "mach mit dem", "fr": "reviens au"},
    "second_activation": {
        "en": "go to your second activation",
        "de": "mach mit der zweiten Aktivierung weiter",
        "fr": "passe à ta deuxième activation",
    },
}
"""What a question says that follows if one declines."""

GONE = {"en": "(gone)", "de": "(nicht mehr da)", "fr": "(n\u2019est plus sur la carte)"}
ON = {"en": "on", "de": "auf", "fr": "en"}
AS = {"en": "Master on {} as {}", "de": "{}, verkleidet als {}", "fr": "Maître en {} ({})"}
ITSELF = {"en": "even itself", "de": "auch ihn selbst", "fr": "même celui-ci"}
AGAIN = {
    "police": {"en": "another", "de": "noch einen", "fr": "un autre"},
    "ringleader": {"en": "one more", "de": "noch einen", "fr": "encore un"},
}
"""How a question says that an ability has begun already."""

LENIENT: dict[str, object] = {"effects": "lenient"}
OTHERS: dict[str, object] = {"informant_self": "forbid", "diversion_self": "forbid"}
FREE: dict[str, object] = {"police_first_jump": "may"}
ANY: dict[str, object] = {"master_copies": "any"}


def prepared(white: str, *decisions: str, **more: object) -> tuple[Position, tuple[str, ...]]:
    """A position in which White decides something, with a black agent or two to do it to."""
    options = more.pop("options", {})
    black = str(more.pop("black", "E6 scientist down, E8 militia down"))
    hand = str(more.pop("hand", "scientist"))
    assert isinstance(options, dict)
    return position(white, black, white_hand=hand, options=options), decisions


MOMENTS = {
    "Recruit: choose a tile from your hand, then an empty hex.": prepared(""),
    "Your hand is empty: activate one of your sleepers.": prepared("A1 scientist down", hand=""),
    "Recruit a tile from your hand, or activate one of your sleepers.": prepared(
        "A1 scientist down"
    ),
    "Activate a second sleeper, or end your turn.": prepared(
        "A1 scientist down, A2 scientist down", "activate A1"
    ),
    "Saboteur on E5: blow it up along with every adjacent agent, or skip and end your turn.": (
        prepared("E5 saboteur down", "activate E5", options=LENIENT)
    ),
    "Police on E5: jump over an adjacent enemy. Choose where to land.": prepared(
        "E5 police down, A1 scientist down", "activate E5"
    ),
    "Police on E5: jump over an adjacent enemy, or stay put and end your turn.": prepared(
        "E5 police down", "activate E5", options=FREE
    ),
    "Police on E7: jump over another enemy, or stop and go to your second activation.": prepared(
        "E5 police down, A1 scientist down", "activate E5", "jump E5 E7"
    ),
    "Police on E7: jump over another enemy, or stop and go back to the Ringleader.": prepared(
        "D3 ringleader down, E5 police down, A1 scientist down",
        *("activate D3", "activate E5", "jump E5 E7"),
    ),
    "Ringleader on D3: activate up to two more sleepers, or skip and go to your second "
    "activation.": prepared("D3 ringleader down, A1 scientist down", "activate D3"),
    "Ringleader on D3: activate one more sleeper, or stop and go to your second "
    "activation.": prepared(
        "D3 ringleader down, A1 scientist down, A2 scientist down", "activate D3", "activate A1"
    ),
    "Ringleader on C2: activate up to two more sleepers, or skip and go back to the "
    "previous Ringleader.": prepared(
        "D3 ringleader down, C2 ringleader down, A1 scientist down", "activate D3", "activate C2"
    ),
    "Ringleader (gone): activate one more sleeper, or stop and go to your second "
    "activation.": prepared(
        "D3 ringleader down, D4 saboteur down, A1 scientist down", "activate D3", "activate D4"
    ),
    # The Master itself has been turned face down meanwhile.
    "Master on D3 as Ringleader: activate one more sleeper, or stop and go to your "
    "second activation.": prepared(
        "D3 master_of_disguise down, D4 ringleader, A1 informant down, A2 scientist down",
        *("activate D3", "copy D4", "activate A1", "flip D3"),
    ),
    "Recruiter on E5: recruit another tile from your hand.": prepared(
        "E5 recruiter down", "activate E5"
    ),
    "Recruiter on E5: recruit another tile from your hand, or skip and end your turn.": (
        prepared("E5 recruiter down", "activate E5", options=LENIENT)
    ),
    "Informant on E5: flip any agent (even itself).": prepared("E5 informant down", "activate E5"),
    "Informant on E5: flip any other agent.": prepared(
        "E5 informant down", "activate E5", options=OTHERS
    ),
    "Informant on E5: flip any agent (even itself), or skip and end your turn.": prepared(
        "E5 informant down", "activate E5", options=LENIENT
    ),
    "Informant on E5: flip any other agent, or skip and end your turn.": prepared(
        "E5 informant down", "activate E5", options=LENIENT | OTHERS
    ),
    "Immigration on E5: choose up to two other agents to return to hand, or skip and end "
    "your turn.": prepared("E5 immigration down", "activate E5"),
    "Immigration on E5: choose a second agent to return with A1, or return only A1 and "
    "end your turn.": prepared(
        "E5 immigration down, A1 scientist down", "activate E5", "bounce A1"
    ),
    "Double Agent on E5: swap places with any other agent.": prepared(
        "E5 double_agent down", "activate E5"
    ),
    "Double Agent on E5: swap places with any other agent, or stay put and end your "
    "turn.": prepared("E5 double_agent down", "activate E5", options=LENIENT),
    "Diversion on E5: move any agent (even itself) to an empty hex.": prepared(
        "E5 diversion down", "activate E5"
    ),
    "Diversion on E5: move any other agent to an empty hex.": prepared(
        "E5 diversion down", "activate E5", options=OTHERS
    ),
    "Diversion on E5: move any agent (even itself) to an empty hex, or skip and end your "
    "turn.": prepared("E5 diversion down", "activate E5", options=LENIENT),
    "Diversion on E5: move any other agent to an empty hex, or skip and end your turn.": prepared(
        "E5 diversion down", "activate E5", options=LENIENT | OTHERS
    ),
    "Master of Disguise on E5: copy an adjacent face-up agent, or skip and end your "
    "turn.": prepared("E5 master_of_disguise down, D4 police", "activate E5"),
    "Master of Disguise on E5: copy an adjacent agent (a sleeper is turned face up "
    "first), or skip and end your turn.": prepared(
        "E5 master_of_disguise down", "activate E5", options=ANY
    ),
    "Master on E5 as Police: jump over an adjacent enemy. Choose where to land.": prepared(
        "E5 master_of_disguise down, D4 police", "activate E5", "copy D4"
    ),
}
"""Questions of every kind, and how one comes to be asked."""


def brought_to(start: Position, decisions: tuple[str, ...]) -> State:
    state = State.from_position(start)
    for decision in decisions:
        state = state.decide(decision)
    return state


def view_of(state: State) -> View:
    view = state.view(state.actor or "")
    assert isinstance(view, View)
    return view


def choices(state: State) -> list[Decision]:
    return [GAME.decisions.parse(text) for text in state.decisions()]


def asked(state: State) -> Line:
    return SAYINGS.question(view_of(state), choices(state))


def said(line: Line, language: Language) -> str:
    return say_line(GAME, line, language)


def random_moments() -> Iterator[State]:
    """Games under every variant of the rules, rare verbs as likely as others."""
    for name, options in VARIANTS.items():
        chance = random.Random(name)
        for seed in range(GAMES):
            state = State.new("sleepers", options, seed)
            for _ in range(DECISIONS):
                if state.actor is None:
                    break
                yield state
                decisions = state.decisions()
                verb = chance.choice(sorted({decision.split()[0] for decision in decisions}))
                state = state.decide(chance.choice([d for d in decisions if d.split()[0] == verb]))


# --- What is asked is what can be decided -------------------------------------------------------


def check(state: State) -> None:
    """The question of this moment is right, in every language."""
    view, decisions = view_of(state), choices(state)
    verbs = {decision.verb for decision in decisions}
    line = asked(state)
    if not view.pending:
        assert line.id == "sleepers-ask-turn"
        can = verbs.pop() if len(verbs) == 1 else "both"
        assert line.args == {"can": can}
        return
    asking = view.pending[0]
    assert line.id == f"sleepers-ask-{asking.ability}"
    assert verbs - {"stop"} == {VERB[asking.ability]}
    for language in ALL:
        question = said(line, language)
        assert bool(re.search(DECLINE[language], question)) == ("stop" in verbs), question
        if asking.ability != "second_activation":
            assert names_who_acts(state, asking, language), question
        if asking.ability in ("informant", "diversion"):
            places = {hex for decision in decisions for _, hex in decision.places[:1]}
            assert (ITSELF[language] in question) == (asking.hex in places), question
        if asking.ability in AGAIN:
            assert (AGAIN[asking.ability][language] in question) == asking.again, question
        if asking.marked is not None:
            assert question.count(asking.marked) == 2
        if "stop" in verbs:
            follows = what_follows(state)
            found = {name for name, texts in NEXT.items() if texts[language] in question}
            assert found == {follows}, (question, follows)


def names_who_acts(state: State, asking: Pending, language: Language) -> bool:
    """Whether the question begins with the kind and the hex of the agent that really acts."""
    ability = messages_of(language)("sleepers-kind", kind=asking.ability)
    position = state.position()
    assert isinstance(position, View)
    if asking.hex is None:
        actor = f"{ability} {GONE[language]}"
    elif position.board[asking.hex].kind == asking.ability:
        actor = f"{ability} {ON[language]} {asking.hex}"
    else:
        assert position.board[asking.hex].kind == "master_of_disguise"
        actor = AS[language].format(asking.hex, ability)
    return re.match(rf"{re.escape(actor)}\s?: ", said(asked(state), language)) is not None


def what_follows(state: State) -> str:
    """What is asked after declining; `end` if it is the other side's turn."""
    after = state.decide("stop")
    if after.actor != state.actor or not view_of(after).pending:
        return "end"
    return view_of(after).pending[0].ability


@pytest.mark.parametrize("question", MOMENTS)
def test_a_question_asks_for_what_can_be_decided(question: str) -> None:
    state = brought_to(*MOMENTS[question])
    assert said(asked(state), "en") == question
    check(state)


def test_questions_of_random_games_ask_for_what_can_be_decided() -> None:
    abilities = set()
    for state in random_moments():
        check(state)
        abilities |= {frame.ability for frame in view_of(state).pending[:1]}
    assert abilities == set(VERB)


# --- Every kind is reached ----------------------------------------------------------------------

Way = tuple[str, ...]
"""A message, and the variants of it that were chosen, from the outside in."""


def messages(language: Language) -> dict[str, ast.Message]:
    parsed = FluentParser().parse(texts_in(language)["sleepers"].read_text("utf-8"))
    return {entry.id.name: entry for entry in parsed.body if isinstance(entry, ast.Message)}


def selection(pattern: ast.Pattern) -> ast.SelectExpression | None:
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(
            element.expression, ast.SelectExpression
        ):
            return element.expression
    return None


def key_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def ways(pattern: ast.Pattern, so_far: Way) -> Iterator[Way]:
    """All ways through the variants of a pattern."""
    select = selection(pattern)
    if select is None:
        yield so_far
    else:
        for variant in select.variants:
            yield from ways(variant.value, (*so_far, key_of(variant)))


def taken(known: dict[str, ast.Message], id: str, args: dict[str, object]) -> Iterator[Way]:
    """The ways that were taken through a message, and through those that it refers to."""
    pattern = known[id].value
    assert pattern is not None
    way: Way = (id,)
    while (select := selection(pattern)) is not None:
        assert isinstance(select.selector, ast.VariableReference)
        value = args[select.selector.id.name]
        by_key = {key_of(variant): variant for variant in select.variants}
        default = next(variant for variant in select.variants if variant.default)
        variant = by_key.get(str(value), default)
        way, pattern = (*way, key_of(variant)), variant.value
    yield way
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(
            element.expression, ast.MessageReference
        ):
            yield from taken(known, element.expression.id.name, args)


@pytest.mark.parametrize("language", ALL)
def test_every_kind_of_question_and_of_declining_is_reached(language: Language) -> None:
    known = messages(language)
    asking = {id for id in known if id.startswith("sleepers-ask-")} - {"sleepers-ask-wait"}
    every = {
        way
        for id in (*asking, "sleepers-actor", "sleepers-then", "sleepers-stop")
        for way in ways(known[id].value or ast.Pattern([]), (id,))
    }
    reached: set[Way] = set()
    for start, decisions in MOMENTS.values():
        state = brought_to(start, decisions)
        lines = [asked(state)]
        if "stop" in state.decisions():
            lines.append(SAYINGS.decision(GAME.decisions.parse("stop"), view_of(state)))
        for line in lines:
            reached |= {*taken(known, line.id, dict(line.args))}
    assert every - reached == set()
