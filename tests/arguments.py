"""What is said about decisions in prepared positions: for tests of reasons."""

import re
from collections.abc import Iterable, Sequence
from typing import get_args

from safehouse.games.game import Case, Course, Reason
from safehouse.games.state import State
from safehouse.games.telling import Language, Line
from safehouse.players.hints import Arguments, much_of
from safehouse.terminal.wording import say_line
from safehouse.texts import texts_in

LANGUAGES: tuple[Language, ...] = get_args(Language)


def case_of(state: State, *decisions: str) -> Case:
    """What speaks for and against a turn that begins and goes on like this."""
    reasons = state.game.reasons
    assert state.actor is not None
    assert reasons is not None
    course = Course(state.game.seat_number(state.actor), [], [state.record()])
    for decision in decisions:
        course.decisions.append(state.game.decisions.number(decision, state.record()))
        state = state.decide(decision)
        course.games.append(state.record())
    return reasons(course)


def all_of(case: Case) -> list[Reason]:
    """Everything that can be said of a decision."""
    return [*case.pros, *case.cons, case.plain]


def drawbacks_of(pros: Iterable[Reason]) -> list[Reason]:
    """What is said of a decision that lacks a reason or has less of it, and of a worse one."""
    plain = Reason("plain")
    nothing = Arguments([Case("", [], [], plain)])
    found = [nothing.drawback(nothing, points) for points in (0, 1, 2)]
    for pro in pros:
        best = Arguments([Case("", [pro], [], plain)])
        found.append(nothing.drawback(best, 5))
        assert found[-1] == Reason(f"without_{pro.code}", pro.args)
        if "much" in pro.args:
            more = Reason(pro.code, {**pro.args, "much": much_of(pro) + 1})
            best = Arguments([Case("", [more], [], plain)])
            found.append(Arguments([Case("", [pro], [], plain)]).drawback(best, 5))
            assert found[-1] == Reason(f"less_{pro.code}", {**pro.args, "by": 1})
    return found


def sentences(game: str, reasons: Sequence[Reason]) -> dict[Language, list[str]]:
    """The reasons in every language: sentences, with nothing left open."""
    which = State.new(game).game
    said = {
        language: [
            say_line(which, Line(f"reason-{game}-{reason.code}", {**reason.args}), language)
            for reason in reasons
        ]
        for language in LANGUAGES
    }
    for together in zip(*said.values(), strict=True):
        assert len(set(together)) == len(LANGUAGES), together
        for sentence in together:
            assert re.fullmatch(r"\S[^{}$_]*\.", sentence), sentence
            assert "reason-" not in sentence
    return said


def codes_in_texts(game: str) -> set[str]:
    """The codes of all reasons that there are sentences for."""
    text = texts_in("en")[f"{game}_reasons"].read_text("utf-8")
    return set(re.findall(rf"^reason-{game}-(\w+) =", text, re.M))
