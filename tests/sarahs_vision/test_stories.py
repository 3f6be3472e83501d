"""Cards tell what they do: the places, the people and the directives of an effect are in its story.

Stories name places in their own way; what counts as a name stands here.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from safehouse.games.sarahs_vision.contents import LANGUAGES, directives
from safehouse.games.sarahs_vision.scenario import SCENARIOS, EventCard, read_event, scenario_number
from safehouse.texts import messages_of
from tests.sarahs_vision.positions import COLOURS, LINES, LOCATIONS, ROLES, at, load, play

ROOT = Path(__file__).parents[2]
NAMES: dict[str, dict[str, tuple[str, ...]]] = {
    "en": {
        "observatory": ("observatory",),
        "agency_hq": ("Agency HQ", "Lift Four"),
        "skyport": ("skyport",),
        "gardens": ("gardens", "bean rows", "pear trees"),
        "community_center": ("community centre",),
        "foundry": ("foundry",),
        "archive": ("archive",),
        "academy": ("academy",),
        "tidal_works": ("tidal works",),
        "engineer": ("Engineer",),
        "scientist": ("Scientist",),
        "senator": ("Senator",),
        "all": ("all three", "All three"),
        "directives": ("directive", "orders", "Orders"),
    },
    "de": {
        "observatory": ("Sternwarte",),
        "agency_hq": ("Agenturzentrale", "Lift Vier"),
        "skyport": ("Himmelshafen",),
        "gardens": ("Gärten", "Bohnenreihen", "Birnbäumen"),
        "community_center": ("Gemeinschaftszentrum",),
        "foundry": ("Gießerei",),
        "archive": ("Archiv",),
        "academy": ("Akademie",),
        "tidal_works": ("Gezeitenwerk",),
        "engineer": ("Technik",),
        "scientist": ("Wissenschaft",),
        "senator": ("Senat",),
        "all": ("alle drei", "Alle drei"),
        "directives": ("Direktive",),
    },
    "fr": {
        "observatory": ("observatoire",),
        "agency_hq": ("QG de l\u2019Agence", "ascenseur quatre"),
        "skyport": ("aérogare",),
        "gardens": ("jardins", "rangs de haricots", "poiriers"),
        "community_center": ("maison commune",),
        "foundry": ("fonderie",),
        "archive": ("archives",),
        "academy": ("académie",),
        "tidal_works": ("usine marémotrice",),
        "engineer": ("Génie",),
        "scientist": ("Science",),
        "senator": ("Sénat",),
        "all": ("les trois",),
        "directives": ("directive", "Directive", "ordres"),
    },
}
"""What a story may call a place, a figure, all figures together, and the Agency's directives."""

EVENTS = [
    pytest.param(card, id=f"{number}-{i}")
    for number in SCENARIOS
    for i, card in enumerate(scenario_number(number).events, 1)
]


def named_in(story: str, language: str) -> set[str]:
    return {
        thing for thing, names in NAMES[language].items() if any(name in story for name in names)
    }


def things_of(lines: list[str]) -> set[str]:
    """Whatever the lines of a card name or deal."""
    things: set[str] = set()
    for line in lines:
        verb, *words = line.partition(" :")[0].split()
        things |= {word for word in words if word in (*LOCATIONS, *ROLES)}
        things |= {"gather": {"all"}, "deal": {"directives"}}.get(verb, set())
    return things


@pytest.mark.parametrize("card", EVENTS)
def test_a_story_names_every_place_in_danger_and_all_that_its_lines_name(card: EventCard) -> None:
    dangers = {LOCATIONS[i] for i, cubes in enumerate(read_event(card).danger) if cubes}
    assert isinstance(card.story, dict)
    for language in LANGUAGES:
        untold = (dangers | things_of(list(card.lines))) - named_in(card.story[language], language)
        assert not untold, (language, card.story[language])


@pytest.mark.parametrize("card", EVENTS)
def test_only_cards_that_deal_directives_promise_them(card: EventCard) -> None:
    # In English and French an order is many things; only German has a word for nothing else.
    assert isinstance(card.story, dict)
    assert ("Direktive" in card.story["de"]) == any(line.startswith("deal") for line in card.lines)


def test_directives_that_deal_directives_say_so() -> None:
    for card in directives():
        assert isinstance(card.text, dict)
        for language in LANGUAGES:
            told = "directives" in named_in(card.text[language], language)
            assert told == any(line.startswith("deal") for line in card.lines), (card.id, language)


# Frames

CITIES = [
    {"figures": dict(zip(ROLES, there, strict=True)), "danger": dict.fromkeys(LOCATIONS, cubes)}
    for there in (LOCATIONS[:3], LOCATIONS[3:6], LOCATIONS[6:])
    for cubes in (0, 1, 3)
]
"""Figures in different places of quiet and of troubled cities."""

LOOK = "move any any"
"""A line at which somebody is asked, so that the table can be looked at before danger is taken."""


def outcome(card: EventCard, covered: dict[str, str], city: dict[str, Any]) -> dict[str, object]:
    """What an event has changed when its lines are done."""
    shown = {**msgspec.to_builtins(card), "lines": [*card.lines, LOOK]}
    zones, grid = dict.fromkeys(ROLES, 1), {f"{colour} senator": 1 for colour in COLOURS}
    state = load(events=[shown], covers={1: covered}, zones=zones, grid=grid, **city)
    state = play(state, "pass")
    return {
        field: at(state, field) for field in ("danger", "inspiration", "zones", "figures", "grid")
    } | {"dealt": [len(cards) for cards in at(state, "hands").values()]}


@pytest.mark.parametrize("card", EVENTS)
def test_covering_any_framed_section_can_matter(card: EventCard) -> None:
    frames = dict(zip((*LOCATIONS, *LINES), read_event(card).frames, strict=True))
    for section, colour in frames.items():
        if colour is not None:
            cover = {section: COLOURS[colour]}
            assert any(outcome(card, cover, city) != outcome(card, {}, city) for city in CITIES), (
                section
            )


# Variants


def test_shuffled_events_are_not_called_a_variant_for_experts() -> None:
    # Sound play wins more of such games; docs/games/sarahs-vision.md has the figures.
    easier = {"en": "easier", "de": "leichter", "fr": "plus facile"}
    for language, word in easier.items():
        about = messages_of(language, "sarahs_vision")("sarahs_vision-option-events-about")
        page = ROOT / f"web/src/games/sarahs_vision/Rules.{language}.svelte"
        assert word in about
        assert word in page.read_text("utf-8")
