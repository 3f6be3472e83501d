"""Hints: the best decisions with chances and reasons, from what the seat knows and no more."""

import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from operator import itemgetter
from pathlib import Path

import pytest

from safehouse.cli import main
from safehouse.games import GAMES, game_named
from safehouse.games.errors import Refused
from safehouse.games.game import Case, Reason
from safehouse.games.state import Knowledge, State
from safehouse.games.telling import Line
from safehouse.players.hints import (
    TRIED,
    WORLDS,
    WORTH_SHOWING,
    Advice,
    Arguments,
    advise,
    argued,
    chance_of,
    hint,
    much_of,
    ranked,
)
from safehouse.players.search import Chance, TreeSearch
from safehouse.terminal.wording import say_line
from tests.examples import USUAL
from tests.plain import plain


def begun(game: str, decisions: int = 12) -> State:
    """A game in which some things have happened."""
    state = State.new(game, USUAL[game], 5)
    number = 0
    while True:
        if number >= decisions and len(state.decisions()) >= 3:
            with suppress(Refused):  # a position is taken at the start of a turn
                return State.from_position(plain(state.position()))
        state = state.decide(state.choose(number * 7919))
        number += 1


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_has_up_to_three_decisions_with_chances_and_reasons(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    state = begun(game)
    seat = state.actor or ""
    file = tmp_path / "position.json"
    file.write_text(json.dumps(plain(state.position())))
    words = ["hint", game, "--position", str(file), "--as", seat, "--simulations", "60"]
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["seat"]) == (game, seat)
    assert 1 <= len(told["best"]) <= 3
    for advice in told["best"]:
        assert advice["decision"] in state.decisions()
        assert 0 < advice["chance"] < 1
        assert 1 <= len(advice["reasons"]) <= 2
    assert len({advice["decision"] for advice in told["best"]}) == len(told["best"])
    chances = [advice["chance"] for advice in told["best"]]
    assert chances == sorted(chances, reverse=True)
    assert bool(told["belief"]) == (game != "sarahs_vision")
    for kinds in told["belief"].values():
        assert sum(kinds.values()) == pytest.approx(1.0)
    assert main(words) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert told["best"][0]["decision"] in shown
    assert f"{game}-" not in shown  # every message is there
    rules = game_named(game)
    for guesses in told["belief"].values():
        word, share = max(guesses.items(), key=itemgetter(1))
        assert f"{say_line(rules, rules.sayings.guess(word), 'en')} {share:.0%}" in shown
    for reason in told["best"][0]["reasons"]:
        line = Line(f"reason-{game}-{reason['code']}", reason["args"])
        assert say_line(state.game, line, "en") in shown


def test_the_greatest_chance_of_those_that_were_tried_most_comes_first() -> None:
    tried = [
        Chance("a", 0.1, 90),
        Chance("b", 0.3, 80),
        Chance("c", 0.2, 70),
        Chance("d", 0.25, 9),
        Chance("e", 0.9, 1),
    ]
    assert [chance.decision for chance in ranked(tried)] == ["b", "d", "c", "a"]


def test_the_choice_of_who_plays_better_than_the_search_comes_first_with_the_greatest_chance() -> (
    None
):
    tried = [
        Chance("a", 0.1, 90),
        Chance("b", 0.3, 80),
        Chance("c", 0.2, 70),
        Chance("d", 0.2, 2),
        Chance("e", 0.0, 1),
    ]
    assert [chance.decision for chance in ranked(tried, "d")] == ["d", "c", "a", "e"]
    assert [chance.decision for chance in ranked(tried, "b")] == ["b", "c", "d", "a", "e"]
    assert [chance.decision for chance in ranked(tried, "f")] == ["b", "c", "d", "a", "e"]


def test_decisions_that_were_hardly_tried_are_not_looked_at() -> None:
    tried = [Chance(f"{i:02}", 0.5 - i / 100, 100 - i) for i in range(40)]
    assert [chance.decision for chance in ranked(tried)] == [f"{i:02}" for i in range(TRIED)]


# --- Plans and drawbacks --------------------------------------------------------------------------

NOTHING = Reason("nothing")


def arguments(
    plan: str, *pros: str, cons: Sequence[str] = (), **much: int
) -> Callable[[str], Arguments]:
    """What speaks for a decision and against it, the same in all imagined games."""

    def reason(code: str) -> Reason:
        return Reason(code, {"much": much[code]} if code in much else {})

    case = Case(plan, [reason(code) for code in pros], [reason(code) for code in cons], NOTHING)
    return lambda decision: Arguments([case, case])


def codes(advice: Sequence[Advice]) -> list[tuple[str, ...]]:
    return [(one.decision, *(reason.code for reason in one.reasons)) for one in advice]


def advice_on(**decisions: tuple[float, Callable[[str], Arguments]]) -> list[tuple[str, ...]]:
    """The advice if these decisions have these chances and arguments, the best one first."""
    chances = [Chance(name, chance, 1) for name, (chance, _) in decisions.items()]
    return codes(argued(chances, lambda name: decisions[name][1](name)))


def test_three_hints_are_three_plans() -> None:
    assert advice_on(
        a=(0.60, arguments("recruit", "blocks", "shortens")),
        b=(0.59, arguments("recruit", "blocks", "kills")),  # the same plan as a
        c=(0.58, arguments("activate", "blocks")),  # another kind of decision
        d=(0.57, arguments("recruit", "shortens")),  # nothing new is said of it
        e=(0.56, arguments("recruit", "kills")),
        f=(0.55, arguments("recruit", "saves")),  # a fourth plan
    ) == [
        ("a", "blocks", "shortens"),
        ("c", "blocks", "without_shortens"),
        ("e", "kills", "without_blocks"),
    ]


def test_what_is_much_worse_is_not_shown() -> None:
    best, other = arguments("recruit", "blocks"), arguments("activate", "kills")
    assert len(advice_on(a=(0.60, best), b=(0.60 - WORTH_SHOWING + 0.01, other))) == 2
    assert len(advice_on(a=(0.60, best), b=(0.60 - WORTH_SHOWING - 0.01, other))) == 1


def test_the_best_decision_has_its_two_strongest_reasons_and_then_what_speaks_against_it() -> None:
    assert advice_on(a=(0.6, arguments("p", "x", "y", "z", cons=["but"]))) == [("a", "x", "y")]
    assert advice_on(a=(0.6, arguments("p", "x", cons=["but"]))) == [("a", "x", "but")]
    assert advice_on(a=(0.6, arguments("p"))) == [("a", "nothing")]


@pytest.mark.parametrize(
    ("best", "other", "drawback"),
    [
        (arguments("p", "x"), arguments("q", "y"), "without_x"),
        (arguments("p", "x", x=3), arguments("q", "y", "x", x=2), "less_x"),
        (arguments("p", "x", x=3), arguments("q", "y", "x", x=3), "worse"),
        (arguments("p", "x"), arguments("q", "y", "x", cons=["but"]), "but"),
        (arguments("p", "x", cons=["but"]), arguments("q", "y", "x", cons=["but"]), "worse"),
        (
            arguments("p", "x", cons=["but"], but=3),
            arguments("q", "y", "x", cons=["but"], but=4),
            "but",
        ),
        (arguments("p", "x", "z"), arguments("q", "y", "x", cons=["but"]), "but"),
        (arguments("p", "x", "z"), arguments("q", "y", "x"), "without_z"),
        (arguments("p"), arguments("q", "y"), "worse"),
    ],
)
def test_a_drawback_is_what_the_best_decision_does_better(
    best: Callable[[str], Arguments], other: Callable[[str], Arguments], drawback: str
) -> None:
    assert advice_on(a=(0.6, best), b=(0.5, other))[1] == ("b", "y", drawback)


def test_only_what_is_true_in_all_imagined_games_is_said() -> None:
    here, there = (
        Case("p", [Reason("x"), Reason(own, {"much": 1})], [Reason(own)], NOTHING)
        for own in ("here", "there")
    )
    both = Arguments([here, there])
    assert [reason.code for reason in both.why()] == ["x"]
    best = Arguments([Case("q", [Reason("here"), Reason("y")], [], NOTHING)])
    assert both.drawback(best, 3) == Reason("without_y")  # it may have `here`


def cases(knowledge: Knowledge, search: TreeSearch, decision: str) -> list[Case]:
    """What speaks for and against a decision in each imagined game."""
    reasons = knowledge.game.reasons
    assert reasons is not None
    return [reasons(search.course(knowledge, decision, world)) for world in range(WORLDS)]


@pytest.mark.parametrize("game", GAMES)
def test_a_drawback_is_true(game: str) -> None:
    """It is something that the best decision has and the other lacks, or has less of."""
    compared = 0
    for decisions in (0, 5, 12, 19):
        state = begun(game, decisions)
        knowledge = state.known_to(state.actor or "")
        search = TreeSearch(decisions, simulations=300)
        found = advise(knowledge, state.decisions(), search).best

        best, *others = (cases(knowledge, search, advice.decision) for advice in found)
        for advice, its in zip(found[1:], others, strict=True):
            own, drawback = advice.reasons
            pros = [pro for case in its for pro in case.pros]
            better = [pro for case in best for pro in case.pros]
            kind, _, code = drawback.code.partition("_")
            if kind == "without":
                assert code in {pro.code for pro in better} - {pro.code for pro in pros}
            elif kind == "less":
                most = max(much_of(pro) for pro in pros if pro.code == code)
                assert most + int(drawback.args["by"]) in map(much_of, better)
            elif drawback.code == "worse":
                points = round(100 * found[0].chance) - round(100 * advice.chance)
                assert drawback.args == {"points": points}
            else:
                assert all(drawback in case.cons for case in its)
                assert not all(drawback in case.cons for case in best)
            assert own in pros or own in [case.plain for case in its]
            compared += 1
    assert compared


# --- Secrets, wins and refusals -------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_does_not_depend_on_what_the_seat_cannot_know(game: str) -> None:
    state = begun(game)
    seat = state.actor or ""
    first = hint(state, seat, TreeSearch(1, simulations=60))
    for word in range(5):
        other = state.known_to(seat).imagine(word)
        assert hint(other, seat, TreeSearch(1, simulations=60)) == first


def test_a_winning_turn_is_found_and_explained() -> None:
    state = State.new("sleepers", {}, 5)
    players = [TreeSearch(seed, simulations=60) for seed in range(2)]
    moments = [state]
    while state.actor is not None:
        player = players[state.seats.index(state.actor)]
        state = state.decide(player.decide(state.known_to(state.actor), state.decisions(), ()))
        moments.append(state)
    assert state.result is not None
    last = moments[-2]
    advice = hint(last, last.actor or "", TreeSearch(1, simulations=400)).best[0]
    assert [reason.code for reason in advice.reasons] == ["wins"]
    assert advice.reasons[0].args == {"how": state.result.reason}
    assert advice.chance > chance_of("sleepers", 0.8)


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["--as", "black"], "not_on_turn"),
        (["--as", "red"], "unknown_seat"),
        ([], "bad_command"),
        (["--as", "white", "--seconds", "0"], "bad_command"),
        (["--as", "white", "--simulations", "many"], "bad_command"),
    ],
)
def test_a_hint_that_cannot_be_given_is_refused(
    words: list[str], code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    option = ["--option", "first_player=chosen"]
    assert main(["hint", "sleepers", *option, *words]) == 2
    assert f"[{code}]" in capsys.readouterr().err
