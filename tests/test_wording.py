"""What the terminal says of a game: sentences in three languages for all that can happen."""

import random
import re
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest
from fluent.runtime import FluentBundle

from safehouse.games import GAMES, game_named
from safehouse.games.endings import ENDINGS
from safehouse.games.game import SPECTATOR, Result
from safehouse.games.state import State
from safehouse.games.telling import Language, View, tag_of
from safehouse.terminal.wording import ask, end, picture, player_name, tell
from safehouse.texts import LANGUAGES, messages_of, preferred_language
from tests.plain import plain

ALL: tuple[Language, ...] = get_args(Language)
VARIANTS: list[tuple[str, dict[str, object]]] = [
    ("sleepers", {}),
    ("sleepers", {"effects": "lenient", "killed_sleepers": "open"}),
    ("undercover", {"players": 2}),
    ("undercover", {"players": 4, "memory": "strict"}),
    ("sarahs_vision", {"players": 1}),
    ("sarahs_vision", {"players": 2, "scenario": 2, "tower": "outside"}),
    ("sarahs_vision", {"players": 3, "scenario": 3, "events": "shuffled"}),
]
DECISIONS = 400
SENTENCE = re.compile(r"\S.*[.!?…](\s?[\u2018\u2019”“»]|\n.* \S+)?", re.DOTALL)


@pytest.fixture(autouse=True)
def nothing_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A place that nothing fills fails the test, instead of being left open."""
    format_pattern = FluentBundle.format_pattern

    def strictly(bundle: FluentBundle, pattern: Any, args: Any = None) -> tuple[Any, list[Any]]:
        said, errors = format_pattern(bundle, pattern, args)
        assert errors == [], f"{said}: {errors}"
        return said, errors

    monkeypatch.setattr(FluentBundle, "format_pattern", strictly)


def check(game: str, said: dict[Language, str]) -> None:
    """These are sentences, each in its own language."""
    for language, sentence in said.items():
        assert SENTENCE.fullmatch(sentence), sentence
        assert not re.search(rf"[{{}}$_]|\b{game}-|\b(True|False)\b", sentence)
        assert language == "en" or not re.search(r"\b(none|hidden|unknown)\b", sentence)
    assert len(set(said.values())) == len(ALL), said


def moments(game: str, options: dict[str, object]) -> Iterator[State]:
    """Random games, one after the other, decision by decision; rare verbs as likely as others."""
    chance = random.Random(f"{game} {options}")
    state = State.new(game, options, 0)
    for number in range(DECISIONS):
        if state.actor is None:
            state = State.new(game, options, number)
        decisions = state.decisions()
        verb = chance.choice(sorted({decision.split()[0] for decision in decisions}))
        state = state.decide(chance.choice([d for d in decisions if d.split()[0] == verb]))
        yield state


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_all_that_happens_is_told_in_three_languages(game: str, options: dict[str, object]) -> None:
    seen = set()
    for state in moments(game, options):
        for seat in (None, *state.seats, SPECTATOR):
            for event in state.events(seat):
                if str(event) not in seen:
                    seen.add(str(event))
                    check(game, {one: tell(state.game, event, one) for one in ALL})
    kinds = {re.match(r"\w+", event)[0] for event in seen}  # type: ignore[index]
    assert len(kinds) >= 8


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_all_that_is_asked_is_asked_in_three_languages(
    game: str, options: dict[str, object]
) -> None:
    asked = set()
    for state in moments(game, options):
        if state.actor is None:
            continue
        actor, decisions = state.actor, state.decisions()
        for view in (state.position(), state.view(SPECTATOR)):
            questions = {one: ask(state.game, view, actor, decisions, one) for one in ALL}
            if questions["en"] not in asked:
                asked.add(questions["en"])
                check(game, questions)
        view = state.view(SPECTATOR)
        check(game, {one: ask(state.game, view, actor, [], one) for one in ALL})
    assert len(asked) >= 6


NAMES = {"asch", "dagny", "hanneke", "teodora", "tromsø"}
SAME = {
    "de": {"agent", "hand", "inspiration", "joker", "lift", "orange", *NAMES},
    "fr": {
        *("agent", "agents", "cube", "cubes", "danger", "directive", "directives", "face"),
        *("inspiration", "joker", "orange", "page", "pile", "places", "section", "violet", "zone"),
        *NAMES,
    },
}
"""Words of pictures that are the same in English."""


def drawn(state: State, view: View, language: Language) -> str:
    """A picture as text."""
    lines = picture(state.game, view, language)
    return "\n".join("".join(text for text, _ in line) for line in lines)


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_pictures_are_drawn_in_three_languages(game: str, options: dict[str, object]) -> None:
    for number, state in enumerate(moments(game, options)):
        if number % 20:
            continue
        # What one types is the same everywhere.
        typed = words_in(" ".join((*state.game.decisions.vocabulary, *state.decisions())))
        for view in (state.position(), state.view(state.seats[0])):
            said = {language: drawn(state, view, language) for language in ALL}
            assert len(set(said.values())) == len(ALL)
            for language, text in said.items():
                assert not re.search(rf"[{{}}$]|\b({game}|terminal)-", text)
                if language != "en":
                    english = words_in(text) & words_in(said["en"]) - typed
                    assert english <= SAME[language]


def words_in(text: str) -> set[str]:
    """The words of a text that are longer than abbreviations."""
    return {word for word in re.findall(r"[^\W\d_]+", text.lower()) if len(word) > 3}


@pytest.mark.parametrize("game", GAMES)
def test_every_end_is_said_in_three_languages(game: str) -> None:
    which = game_named(game)
    first = which.seats[0]
    for reason in (*which.ends[1:], *ENDINGS):
        result = Result(None if which.cooperative else first, reason)
        check(game, {one: end(which, result, one) for one in ALL})
    shared = Result(None, "six_tiles", ("first", "third"), {"first": 30, "second": 1, "third": 30})
    if game == "undercover":
        assert end(which, shared, "de").startswith(
            "Geteilter Sieg mit je 30 Punkten: Spieler 1 und Spieler 3."
        )
        assert end(which, shared, "en").endswith(
            "\nPlayer 1: 30 points, Player 2: 1 point, Player 3: 30 points"
        )


@pytest.mark.parametrize(
    ("event", "sentences"),
    [
        (
            {"event": "recruit", "seat": "white", "hex": "E5", "kind": "police"},
            {
                "en": "White recruits Police on E5.",
                "de": "Weiß rekrutiert auf E5 einen Polizisten.",
                "fr": "Blanc recrute la Police en E5.",
            },
        ),
        (
            {"event": "recruit", "seat": "black", "hex": "E5", "kind": "?"},
            {
                "en": "Black recruits a sleeper on E5.",
                "de": "Schwarz rekrutiert auf E5 einen Schläfer.",
                "fr": "Noir recrute un dormeur en E5.",
            },
        ),
        (
            {"event": "swap", "hexes": ["A1", "B2"]},
            {
                "en": "A1 and B2 swap places.",
                "de": "A1 und B2 tauschen die Plätze.",
                "fr": "A1 et B2 échangent leurs places.",
            },
        ),
    ],
)
def test_an_event_reads_as_a_person_would_say_it(
    event: dict[str, object], sentences: dict[Language, str]
) -> None:
    game = game_named("sleepers")
    told = msgspec.convert(event, game.event_type)
    assert {one: tell(game, told, one) for one in ALL} == sentences


def test_a_story_is_told_in_the_language_that_is_spoken() -> None:
    state = State.new("sarahs_vision", {"players": 1}, 1)
    while not (told := [e for e in state.events() if tag_of(e) == "resolve"]):
        state = state.decide("pass" if "pass" in state.decisions() else state.decisions()[0])
    titles, stories = plain(told[0])["title"], plain(told[0])["story"]
    for one in ALL:
        said = tell(state.game, told[0], one)
        assert titles[one] in said
        assert said.endswith(stories[one])


def test_a_level_has_a_name_in_each_language_and_others_keep_theirs() -> None:
    assert len({player_name("level1", one) for one in ALL}) == len(ALL)
    assert player_name("ismcts:100", "de") == "ismcts:100"
    assert player_name("level99", "de") == "level99"


@pytest.mark.parametrize(
    ("set_to", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_CH.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr", "LC_ALL": ""}, "fr"),
        ({"LANG": "nl_NL.UTF-8"}, "en"),
    ],
)
def test_the_system_tells_the_language(
    set_to: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in set_to.items():
        monkeypatch.setenv(name, value)
    assert preferred_language() == language


def test_the_server_speaks_the_languages_that_the_games_know() -> None:
    assert ALL == LANGUAGES


def test_a_message_that_is_not_there_is_said_by_its_id() -> None:
    assert messages_of("de", "terminal")("terminal-nothing-of-that-kind") == (
        "terminal-nothing-of-that-kind"
    )
